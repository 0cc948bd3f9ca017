/*
 * Objects of UnityEngine: finds one by its id, its components, its place in the hierarchy. Knows no
 * tool and writes no JSON.
 */
#include "agent/reflect/reflect.h"
#include "engine.h"

bool engine_is_alive(struct clr_object *o)
{
    return o && reflect_instance_id(o) != 0;
}

bool engine_game_object(struct clr_object *o, struct clr_object **ret_object, struct err *err)
{
    struct clr_class *k = clr.object_get_class(o), *game_object = NULL, *component = NULL;

    if (!engine_class(ENGINE_GAME_OBJECT, &game_object, err) ||
        !engine_class(ENGINE_COMPONENT, &component, err))
        return false;
    if (clr.class_is_subclass_of(k, component, 0))
        return engine_call(COMPONENT_GAME_OBJECT, o, NULL, ret_object, err);
    *ret_object = clr.class_is_subclass_of(k, game_object, 0) ? o : NULL;
    return true;
}

static bool refuse(struct slice id, struct err *err)
{
    return err_set(err, ERR_NOT_FOUND, "Object not found: %.*s", SLICE_ARG(id));
}

bool engine_find_any(struct slice id, struct clr_object **ret_object, struct err *err)
{
    struct clr_object *o;
    int64_t number;

    if (!slice_starts(id, SLICE("obj:")))
        return err_set(err, ERR_ARGUMENT, "Invalid objectId; expected 'obj:<instanceId>'");
    if (!text_to_int(slice_skip(id, 4), &number))
        return err_set(err, ERR_ARGUMENT, "Invalid instance id");
    o = reflect_object_by_id(number);
    if (!o)
        return refuse(id, err);
    *ret_object = o;
    return true;
}

/* Values of members are ids of components as often as of game objects; both lead to the game
 * object. */
bool engine_find(struct slice id, struct clr_object **ret_object, struct err *err)
{
    struct clr_object *o = NULL;

    if (!engine_find_any(id, &o, err) || !engine_game_object(o, &o, err))
        return false;
    if (!engine_is_alive(o))
        return refuse(id, err);
    *ret_object = o;
    return true;
}

bool engine_components(struct clr_object *game_object, struct clr_array **ret_components,
                       struct err *err)
{
    struct clr_object *type, *array;

    if (!engine_type(ENGINE_COMPONENT, &type, err) ||
        !engine_call(GAME_OBJECT_COMPONENTS, game_object, (void *[]){type}, &array, err))
        return false;
    *ret_components = (struct clr_array *)array;
    return true;
}

bool engine_transforms_below(struct clr_object *game_object, struct clr_array **ret_transforms,
                             struct err *err)
{
    uint8_t with_inactive = 1;
    struct clr_object *type, *array;

    if (!engine_type(ENGINE_TRANSFORM, &type, err) ||
        !engine_call(GAME_OBJECT_COMPONENTS_BELOW, game_object, (void *[]){type, &with_inactive},
                     &array, err))
        return false;
    *ret_transforms = (struct clr_array *)array;
    return true;
}

static void reverse(char *p, size_t len)
{
    for (size_t i = 0; i < len / 2; i++) {
        char c = p[i];

        p[i] = p[len - 1 - i];
        p[len - 1 - i] = c;
    }
}

/* The names come leaf first, so each is appended backwards, and in the end the whole is
 * reversed. */
bool engine_path(struct clr_object *transform, struct buf *to, struct err *err)
{
    size_t start = to->len;

    while (transform) {
        size_t mark = to->len;

        if (!engine_get_text(OBJECT_NAME, transform, to, err))
            return false;
        if (to->len > mark)
            reverse(to->p + mark, to->len - mark);
        buf_append_byte(to, '/');
        if (!engine_call(TRANSFORM_PARENT, transform, NULL, &transform, err))
            return false;
    }
    if (!buf_ok(to))
        return err_no_memory(err);
    if (to->len > start)
        reverse(to->p + start, to->len - start);
    return true;
}

/* --- Changing them. --- */

bool engine_new_object(const char *name, struct clr_object **ret_object, struct err *err)
{
    struct clr_string *text = clr_string_new(slice_of(name));
    struct clr_class *k = NULL;
    struct clr_object *o;

    /* The first one for engine_destroy(), which must not fail for lack of memory. */
    if (!engine_class(ENGINE_OBJECT, &k, err) || !engine_class(ENGINE_GAME_OBJECT, &k, err))
        return false;
    o = clr_object_new(k);
    if (!text || !o)
        return err_no_memory(err);
    if (!engine_call(GAME_OBJECT_INIT, o, (void *[]){text}, NULL, err))
        return false;
    if (!engine_is_alive(o)) { /* or there is no memory to see it */
        engine_call(OBJECT_DESTROY, NULL, (void *[]){o}, NULL, err);
        return err_set(err, ERR_ENGINE, "The engine did not create the object");
    }
    *ret_object = o;
    return true;
}

/* Asks a method that takes a type; *ret_component is NULL if there is none. */
static bool ask_for(enum engine_method m, struct clr_object *game_object, enum engine_class c,
                    struct clr_object **ret_component, struct err *err)
{
    struct clr_object *type, *component = NULL;

    if (!engine_type(c, &type, err) ||
        !engine_call(m, game_object, (void *[]){type}, &component, err))
        return false;
    *ret_component = engine_is_alive(component) ? component : NULL;
    return true;
}

bool engine_add(struct clr_object *game_object, enum engine_class c,
                struct clr_object **ret_component, struct err *err)
{
    struct clr_object *component;

    if (!ask_for(GAME_OBJECT_ADD, game_object, c, &component, err))
        return false;
    if (!component)
        return err_set(err, ERR_ENGINE, "The engine did not add the component");
    if (ret_component)
        *ret_component = component;
    return true;
}

bool engine_component(struct clr_object *game_object, enum engine_class c,
                      struct clr_object **ret_component, struct err *err)
{
    return ask_for(GAME_OBJECT_COMPONENT, game_object, c, ret_component, err);
}

/* A script's OnDestroy() may prevent it, and the engine never destroys assets this way. */
bool engine_destroy(struct clr_object *o, struct err *err)
{
    if (!engine_call(OBJECT_DESTROY, NULL, (void *[]){o}, NULL, err))
        return false;
    if (!engine_is_alive(o))
        return true;
    err_set(err, ERR_ENGINE, "The engine did not destroy the object");
    return err_hint(err, "see the engine's log for the reason: TailLogs");
}
