/*
 * The component types of the fake's world: names, base classes, members, methods. Const tables and
 * the look-ups in them; values are fake_value.c's business.
 */
#include "fake.h"

/* A member stored in the component: a field or property of its own. */
#define SLOT(n, k, at, value)                                                                      \
    {                                                                                              \
        .name = n, .kind = k, .place = AT_SLOT, .is_writable = true, .slot = at, .def = value      \
    }
#define FIELD(n, k, at, value)                                                                     \
    {                                                                                              \
        .name = n, .kind = k, .place = AT_SLOT, .is_field = true, .is_writable = true, .slot = at, \
        .def = value                                                                               \
    }
#define READS(n, k, at)                                                                            \
    {                                                                                              \
        .name = n, .kind = k, .place = at                                                          \
    }
#define WRITES(n, k, at)                                                                           \
    {                                                                                              \
        .name = n, .kind = k, .place = at, .is_writable = true                                     \
    }
#define MEMBERS(...) ((const struct fake_member[]){__VA_ARGS__, {0}})

const struct fake_type fake_types[TYPE_COUNT] = {
    [TYPE_OBJECT] = {"UnityEngine.Object", TYPE_COUNT, true,
                     MEMBERS(WRITES("name", V_STRING, AT_NAME))},
    [TYPE_GAME_OBJECT] = {"UnityEngine.GameObject", TYPE_OBJECT, true,
                          MEMBERS(READS("activeSelf", V_BOOL, AT_ACTIVE_SELF),
                                  READS("activeInHierarchy", V_BOOL, AT_ACTIVE_IN_HIERARCHY),
                                  READS("gameObject", V_OBJECT, AT_GAME_OBJECT),
                                  WRITES("layer", V_INT, AT_LAYER), WRITES("tag", V_STRING, AT_TAG),
                                  READS("transform", V_COMPONENT, AT_TRANSFORM))},
    [TYPE_COMPONENT] = {"UnityEngine.Component", TYPE_OBJECT, true,
                        MEMBERS(READS("gameObject", V_OBJECT, AT_GAME_OBJECT),
                                WRITES("tag", V_STRING, AT_TAG),
                                READS("transform", V_COMPONENT, AT_TRANSFORM))},
    [TYPE_TRANSFORM] = {"UnityEngine.Transform", TYPE_COMPONENT, false,
                        MEMBERS(WRITES("position", V_VECTOR3, AT_POSITION),
                                WRITES("localPosition", V_VECTOR3, AT_LOCAL_POSITION),
                                WRITES("eulerAngles", V_VECTOR3, AT_EULER_ANGLES),
                                WRITES("localScale", V_VECTOR3, AT_LOCAL_SCALE),
                                READS("childCount", V_INT, AT_CHILD_COUNT),
                                READS("parent", V_COMPONENT, AT_PARENT))},
    [TYPE_RECT_TRANSFORM] = {"UnityEngine.RectTransform", TYPE_TRANSFORM, false, NULL},
    [TYPE_BEHAVIOUR] = {"UnityEngine.Behaviour", TYPE_COMPONENT, true,
                        MEMBERS(WRITES("enabled", V_BOOL, AT_ENABLED))},
    [TYPE_MONO_BEHAVIOUR] = {"UnityEngine.MonoBehaviour", TYPE_BEHAVIOUR, true, NULL},
    [TYPE_CAMERA] = {"UnityEngine.Camera", TYPE_BEHAVIOUR, false,
                     MEMBERS(SLOT("fieldOfView", V_FLOAT, 0, 60),
                             SLOT("nearClipPlane", V_FLOAT, 1, 0.3f),
                             SLOT("farClipPlane", V_FLOAT, 2, 1000),
                             SLOT("depth", V_FLOAT, 3, -1))},
    [TYPE_LIGHT] = {"UnityEngine.Light", TYPE_BEHAVIOUR, false,
                    MEMBERS(SLOT("intensity", V_FLOAT, 0, 1), SLOT("range", V_FLOAT, 1, 10))},
    [TYPE_CANVAS] = {"UnityEngine.Canvas", TYPE_BEHAVIOUR, false,
                     MEMBERS(SLOT("sortingOrder", V_INT, 0, 0))},
    [TYPE_COLLIDER] = {"UnityEngine.Collider", TYPE_COMPONENT, true,
                       MEMBERS(WRITES("enabled", V_BOOL, AT_ENABLED),
                               SLOT("isTrigger", V_BOOL, 0, 0))},
    [TYPE_BOX_COLLIDER] = {"UnityEngine.BoxCollider", TYPE_COLLIDER, false, NULL},
    [TYPE_SPHERE_COLLIDER] = {"UnityEngine.SphereCollider", TYPE_COLLIDER, false,
                              MEMBERS(SLOT("radius", V_FLOAT, 1, 0.5))},
    [TYPE_CAPSULE_COLLIDER] = {"UnityEngine.CapsuleCollider", TYPE_COLLIDER, false,
                               MEMBERS(SLOT("radius", V_FLOAT, 1, 0.5),
                                       SLOT("height", V_FLOAT, 2, 2))},
    [TYPE_RIGIDBODY] = {"UnityEngine.Rigidbody", TYPE_COMPONENT, false,
                        MEMBERS(SLOT("mass", V_FLOAT, 0, 1), SLOT("useGravity", V_BOOL, 1, 1),
                                SLOT("isKinematic", V_BOOL, 2, 0))},
    [TYPE_AUDIO_SOURCE] = {"UnityEngine.AudioSource", TYPE_BEHAVIOUR, false,
                           MEMBERS(SLOT("volume", V_FLOAT, 0, 1), SLOT("loop", V_BOOL, 1, 0))},
    [TYPE_CANVAS_RENDERER] = {"UnityEngine.CanvasRenderer", TYPE_COMPONENT, false, NULL},
    [TYPE_UI_BEHAVIOUR] = {"UnityEngine.EventSystems.UIBehaviour", TYPE_MONO_BEHAVIOUR, true, NULL},
    [TYPE_EVENT_SYSTEM] = {"UnityEngine.EventSystems.EventSystem", TYPE_UI_BEHAVIOUR, false,
                           MEMBERS(SLOT("pixelDragThreshold", V_INT, 0, 10))},
    [TYPE_INPUT_MODULE] = {"UnityEngine.EventSystems.StandaloneInputModule", TYPE_UI_BEHAVIOUR,
                           false, NULL},
    [TYPE_BASE_INPUT] = {"UnityEngine.EventSystems.BaseInput", TYPE_UI_BEHAVIOUR, false, NULL},
    [TYPE_GRAPHIC_RAYCASTER] = {"UnityEngine.UI.GraphicRaycaster", TYPE_UI_BEHAVIOUR, false, NULL},
    [TYPE_IMAGE] = {"UnityEngine.UI.Image", TYPE_UI_BEHAVIOUR, false,
                    MEMBERS(SLOT("raycastTarget", V_BOOL, 0, 1),
                            SLOT("fillAmount", V_FLOAT, 1, 1))},
    [TYPE_GRAB_INTERACTABLE] = {"UnityEngine.XR.Interaction.Toolkit.XRGrabInteractable",
                                TYPE_MONO_BEHAVIOUR, false,
                                MEMBERS(SLOT("throwOnDetach", V_BOOL, 0, 1))},
    [TYPE_PLAYER_CONTROLLER] = {"PlayerController", TYPE_MONO_BEHAVIOUR, false,
                                MEMBERS(FIELD("speed", V_FLOAT, 0, 5), FIELD("lives", V_INT, 1, 3),
                                        {.name = "title",
                                         .kind = V_STRING,
                                         .place = AT_TEXT,
                                         .is_field = true,
                                         .is_writable = true})},
    [TYPE_GAME_SESSION] = {"GameSession", TYPE_MONO_BEHAVIOUR, false,
                           MEMBERS(FIELD("score", V_INT, 0, 0))},
};

const struct fake_method fake_methods[] = {
    {"SetActive", TYPE_GAME_OBJECT, V_BOOL, V_NONE},
    {"CompareTag", TYPE_GAME_OBJECT, V_STRING, V_BOOL},
    {"CompareTag", TYPE_COMPONENT, V_STRING, V_BOOL},
};
const size_t fake_n_methods = N_ELEMENTS(fake_methods);

static const char missing[] = "Missing Script";

const char *fake_type_name(const struct fake_type *type)
{
    return type ? type->name : missing;
}

const char *fake_type_short(const struct fake_type *type)
{
    const char *dot = type ? strrchr(type->name, '.') : NULL;

    return dot ? dot + 1 : fake_type_name(type);
}

const struct fake_type *fake_type_base(const struct fake_type *type)
{
    return type->base == TYPE_COUNT ? NULL : &fake_types[type->base];
}

bool fake_type_is(const struct fake_type *type, const struct fake_type *base)
{
    while (type && type != base)
        type = fake_type_base(type);
    return type != NULL;
}

const struct fake_type *fake_type_find(struct slice name)
{
    for (size_t i = 0; i < TYPE_COUNT; i++) {
        if (slice_is(name, fake_types[i].name) || slice_is(name, fake_type_short(&fake_types[i])))
            return &fake_types[i];
    }
    return NULL;
}

struct fake_component *fake_component_of(const struct fake_object *o, enum fake_type_id type)
{
    for (struct fake_component *c = o->components; c; c = c->next) {
        if (fake_type_is(c->type, &fake_types[type]))
            return c;
    }
    return NULL;
}

/* --- Finding what a caller's type name means on one object. --- */

typedef bool match_fn(const struct fake_type *type, struct slice name);

static bool is_exact(const struct fake_type *type, struct slice name)
{
    return slice_is(name, type->name);
}

static bool is_short(const struct fake_type *type, struct slice name)
{
    return slice_is(name, fake_type_short(type));
}

static bool is_derived(const struct fake_type *type, struct slice name)
{
    return fake_type_is(type, fake_type_find(name));
}

/* Two components of one type are not ambiguous, the first one is meant; two types are. */
static bool find_component(struct fake_object *o, struct slice name, match_fn *matches,
                           struct fake_component **ret_component, struct err *err)
{
    struct fake_component *found = NULL;

    for (struct fake_component *c = o->components; c; c = c->next) {
        if (!c->type || !matches(c->type, name))
            continue;
        if (found && found->type != c->type) {
            err_set(err, ERR_ARGUMENT, "Ambiguous component type");
            return err_hint(err, "Use the exact component type (from GetComponents)");
        }
        if (!found)
            found = c;
    }
    *ret_component = found;
    return true;
}

bool fake_target_find(struct fake_object *o, struct slice type, struct fake_target *ret_target,
                      struct err *err)
{
    static match_fn *const steps[] = {is_exact, is_short, is_derived};
    const struct fake_type *game_object = &fake_types[TYPE_GAME_OBJECT];

    if (is_exact(game_object, type) || is_short(game_object, type)) {
        *ret_target = (struct fake_target){o, NULL, game_object};
        return true;
    }
    for (size_t i = 0; i < N_ELEMENTS(steps); i++) {
        struct fake_component *c = NULL;

        if (!find_component(o, type, steps[i], &c, err))
            return false;
        if (c) {
            *ret_target = (struct fake_target){o, c, c->type};
            return true;
        }
    }
    return err_set(err, ERR_NOT_FOUND, "Component not found");
}

const struct fake_member *fake_member_find(const struct fake_type *type, struct slice name)
{
    for (; type; type = fake_type_base(type)) {
        for (const struct fake_member *m = type->members; m && m->name; m++) {
            if (slice_is(name, m->name))
                return m;
        }
    }
    return NULL;
}

const char *fake_kind_name(enum fake_kind kind)
{
    static const char *const names[] = {
        [V_NONE] = "System.Void",
        [V_BOOL] = "System.Boolean",
        [V_INT] = "System.Int32",
        [V_FLOAT] = "System.Single",
        [V_DOUBLE] = "System.Double",
        [V_STRING] = "System.String",
        [V_VECTOR3] = "UnityEngine.Vector3",
        [V_OBJECT] = "UnityEngine.GameObject",
        [V_COMPONENT] = "UnityEngine.Transform", /* no member has another one */
    };

    return names[kind];
}
