/*
 * UnityEngine's managed API as the tools use it: finds classes and methods by name in whatever
 * runtime is there, and calls them with plain C results. The same code runs on the stand-ins, on a
 * Unity player or editor, and on IL2CPP. Main thread only; clr.h has the rules for pointers.
 * Private to agent/.
 */
#ifndef AGENT_ENGINE_ENGINE_H
#define AGENT_ENGINE_ENGINE_H

#include "base/base.h"
#include "json/json.h"

#include "agent/clr/clr.h"

enum engine_class {
    ENGINE_OBJECT,
    ENGINE_GAME_OBJECT,
    ENGINE_COMPONENT,
    ENGINE_TRANSFORM,
    ENGINE_SCENE,
    ENGINE_SCENE_MANAGER,
    ENGINE_SCENE_UTILITY,
    ENGINE_RESOURCES,
    ENGINE_APPLICATION,
    ENGINE_TIME,
    ENGINE_SCREEN,
    ENGINE_INPUT,
    ENGINE_CAMERA,
    ENGINE_PHYSICS,
    ENGINE_RAYCAST_HIT,
    ENGINE_EVENT_SYSTEM,
    ENGINE_POINTER_EVENT,
    ENGINE_RAYCAST_RESULT,
    ENGINE_RECT_TRANSFORM,
    ENGINE_CANVAS,
    ENGINE_RAYCASTER, /* GraphicRaycaster */
    ENGINE_GRAPHIC,
    ENGINE_IMAGE,
    ENGINE_REQUIREMENT, /* RequireComponent */
    ENGINE_ATTRIBUTE,
    ENGINE_GRAPHICS,  /* GraphicsSettings */
    ENGINE_SELECTION, /* the editor's own, like AssetDatabase */
    ENGINE_EDITOR_SCENES,
    ENGINE_EDITOR_BUILD,
    ENGINE_ASSET_FILES, /* our player's own */
    ENGINE_ASSET_DATABASE,
    ENGINE_CLASSES
};

enum engine_method {
    OBJECT_NAME,
    OBJECT_SET_FLAGS, /* hideFlags */
    OBJECT_DESTROY,   /* at once */
    GAME_OBJECT_INIT,
    GAME_OBJECT_FIND, /* an active one, by path */
    GAME_OBJECT_SET_ACTIVE,
    GAME_OBJECT_ADD,
    GAME_OBJECT_COMPONENT,
    GAME_OBJECT_TRANSFORM,
    GAME_OBJECT_SCENE,
    GAME_OBJECT_TAG,
    GAME_OBJECT_LAYER,
    GAME_OBJECT_IS_ACTIVE, /* activeSelf */
    GAME_OBJECT_IS_SHOWN,  /* activeInHierarchy */
    GAME_OBJECT_COMPONENTS,
    GAME_OBJECT_COMPONENTS_BELOW, /* its own components included */
    COMPONENT_GAME_OBJECT,
    COMPONENT_TRANSFORM,
    TRANSFORM_PARENT,
    TRANSFORM_CHILD_COUNT,
    TRANSFORM_CHILD,
    TRANSFORM_PLACE,     /* among its siblings */
    TRANSFORM_TREE_SIZE, /* the size of the whole tree that it is in */
    TRANSFORM_POSITION,
    TRANSFORM_ANGLES,
    TRANSFORM_SET_PARENT,
    TRANSFORM_SET_POSITION,
    TRANSFORM_SET_ANGLES,
    RECT_SET_ANCHOR_MIN,
    RECT_SET_ANCHOR_MAX,
    RECT_SET_SIZE,
    RECT_SET_POSITION,
    SCENE_NAME,
    SCENE_PATH,
    SCENE_HANDLE,
    SCENE_IS_DIRTY,
    SCENE_IS_LOADED,
    SCENE_IS_VALID,
    SCENE_BUILD_INDEX,
    SCENE_ROOT_COUNT,
    SCENE_ROOTS,
    SCENE_MANAGER_COUNT,
    SCENE_MANAGER_AT,
    SCENE_MANAGER_ACTIVE,
    SCENE_MANAGER_LOAD,
    SCENE_MANAGER_LOAD_LATER, /* returns null if there is no such scene */
    SCENE_MANAGER_BUILD_COUNT,
    SCENE_MANAGER_LASTING, /* these two are our player's own; other engines need another way */
    SCENE_MANAGER_HIDDEN,
    SCENE_UTILITY_PATH,
    RESOURCES_ALL,
    APPLICATION_VERSION, /* of Unity, not of the game */
    APPLICATION_PLATFORM,
    APPLICATION_CAN_LOAD, /* a scene */
    APPLICATION_PRODUCT,
    APPLICATION_DATA_PATH,
    APPLICATION_PIPELINE, /* our player's own: the render pipeline's name */
    TIME_SCALE,
    TIME_SET_SCALE,
    SCREEN_WIDTH,
    SCREEN_HEIGHT,
    INPUT_MOUSE,
    CAMERA_MAIN,
    CAMERA_ALL,
    CAMERA_FOV,
    CAMERA_RAY,
    CAMERA_SET_DEPTH,
    PHYSICS_RAYCAST,
    RAYCAST_HIT_COLLIDER,
    EVENT_SYSTEM_CURRENT,
    EVENT_SYSTEM_RAYCAST,
    POINTER_EVENT_INIT,
    POINTER_EVENT_SET_POSITION,
    RAYCAST_RESULT_OBJECT,
    CANVAS_SET_MODE,
    CANVAS_SET_ORDER,
    GRAPHIC_SET_COLOR,
    ATTRIBUTES_OF,
    GRAPHICS_PIPELINE, /* the render pipeline's asset; null for the built-in one */
    SELECTION_SET,
    SELECTION_ACTIVE, /* the game object; null if something else is selected */
    SELECTION_OBJECTS,
    EDITOR_SAVE_SCENE,
    EDITOR_BUILD_TARGET,
    ASSET_FILES_LOAD,
    ASSET_DATABASE_LOAD,
    ASSET_DATABASE_PATH,
    ASSET_DATABASE_GUID, /* of a path */
    ENGINE_METHODS
};

struct engine_vector {
    float x, y, z;
};

/* --- Classes and calls. --- */

/* A class. ERR_NOT_READY, naming it, if no loaded assembly has it. */
bool engine_class(enum engine_class c, struct clr_class **ret_class, struct err *err);
/* A method. ERR_NOT_READY, naming it, if this build does not have it. */
bool engine_method(enum engine_method m, struct clr_method **ret_method, struct err *err);
/* Whether this build has the method, for callers that can do without. */
bool engine_has(enum engine_method m);
/* typeof(c). */
bool engine_type(enum engine_class c, struct clr_object **ret_type, struct err *err);

/*
 * Calls a method. `self` is NULL if it is static, and a pointer to the raw value if it belongs to a
 * struct. ERR_ENGINE if the method throws or self is missing. ret_result may be NULL.
 */
bool engine_call(enum engine_method m, void *self, void **args, struct clr_object **ret_result,
                 struct err *err);
/* The same without arguments, with the result as a C value. */
bool engine_get_bool(enum engine_method m, void *self, bool *ret_value, struct err *err);
bool engine_get_int(enum engine_method m, void *self, int32_t *ret_value, struct err *err);
bool engine_get_float(enum engine_method m, void *self, float *ret_value, struct err *err);
bool engine_get_vector(enum engine_method m, void *self, struct engine_vector *ret_value,
                       struct err *err);
/* Appends the text; null appends nothing. */
bool engine_get_text(enum engine_method m, void *self, struct buf *to, struct err *err);

/* Forgets all that was found, because the domain has changed. */
void engine_forget(void);

static inline size_t engine_length(struct clr_array *a)
{
    return a ? (size_t)clr.array_length(a) : 0;
}
/* An item of an array of references. */
static inline struct clr_object *engine_item(struct clr_array *a, size_t i)
{
    return *(struct clr_object **)clr_array_at(a, (int)sizeof(struct clr_object *), (uint32_t)i);
}

/* --- Objects. --- */

/* Neither C#'s null nor destroyed. */
bool engine_is_alive(struct clr_object *o);
/* The living UnityEngine.Object that "obj:<id>" names. ERR_ARGUMENT: the text has another form.
 * ERR_NOT_FOUND: there is no such object. */
bool engine_find_any(struct slice id, struct clr_object **ret_object, struct err *err);
/* The same for a GameObject; the id may also be that of one of its components. */
bool engine_find(struct slice id, struct clr_object **ret_object, struct err *err);
/* The GameObject itself, or the one of a component; NULL if `o` is neither. */
bool engine_game_object(struct clr_object *o, struct clr_object **ret_object, struct err *err);
/* Its components. The array has null in place of each missing script. */
bool engine_components(struct clr_object *game_object, struct clr_array **ret_components,
                       struct err *err);
/* The Transforms of an object and of everything below it, in hierarchy order, including inactive
 * ones. */
bool engine_transforms_below(struct clr_object *game_object, struct clr_array **ret_transforms,
                             struct err *err);
/* Creates a root object in the active scene. */
bool engine_new_object(const char *name, struct clr_object **ret_object, struct err *err);
/* Adds a component; ERR_ENGINE if the engine refuses. ret_component may be NULL. */
bool engine_add(struct clr_object *game_object, enum engine_class c,
                struct clr_object **ret_component, struct err *err);
/* Its first component of that class or one derived from it; NULL if there is none. */
bool engine_component(struct clr_object *game_object, enum engine_class c,
                      struct clr_object **ret_component, struct err *err);
/* Destroys the object and everything below it at once. ERR_ENGINE if it still exists afterwards. */
bool engine_destroy(struct clr_object *o, struct err *err);
/* Appends "/Root/Child", the path of a Transform. */
bool engine_path(struct clr_object *transform, struct buf *to, struct err *err);

/* A number that every client can read and that names the object while it exists: its id, or
 * where ids have 64 bits, one of 32 that represents it. 0: it is destroyed. number.c. */
int32_t engine_number(struct clr_object *o);
/* The living object with this number; NULL if there is none. */
struct clr_object *engine_numbered(int64_t number);

/* Whether a GameObject or component is in a scene rather than in a prefab; if so, *ret_is_active
 * says whether it is active in its hierarchy. */
bool engine_is_in_scene(struct clr_object *o, bool *ret_is_active);

/* --- By name: named.c. --- */

/*
 * A living object of class k or one derived from it. `text` is a path in a scene ("/Level/Door", or
 * its end: "Level/Door", "Door"), the path of an asset ("Assets/Door.prefab"), or an asset's name.
 * If k is a component class, finds that component of the game object. Of several, takes the first
 * active one in hierarchy order, else the first inactive one. ERR_NOT_FOUND if there is none.
 */
bool engine_named(struct clr_class *k, struct slice text, struct clr_object **ret_object,
                  struct err *err);

/* --- By place: place.c. --- */

/* Writes where a GameObject is, in words that outlive the engine. False: it has no such place, and
 * what is written names none. */
bool engine_put_place(struct json_out *w, const char *key, struct clr_object *game_object);
/* Finds the object there; of several with one name, the one at its place, else the first. */
bool engine_find_place(const struct json *place, struct clr_object **ret_object, struct err *err);

/* --- Scenes. --- */

enum { ENGINE_SCENE_SIZE = 16 };

/* UnityEngine.SceneManagement.Scene. It is a handle, so it may be kept. Unused bytes are zero. */
struct engine_scene {
    _Alignas(8) unsigned char raw[ENGINE_SCENE_SIZE];
};

bool engine_scene_at(int32_t i, struct engine_scene *ret_scene, struct err *err);
/* The index of a loaded scene with the id "scn:<index>". */
bool engine_scene_index(struct slice id, int32_t *ret_index, struct err *err);
/* The scene that a GameObject is in. */
bool engine_scene_of(struct clr_object *game_object, struct engine_scene *ret_scene,
                     struct err *err);
bool engine_active_scene(struct engine_scene *ret_scene, struct err *err);
/* The scene of a GameObject; *ret_is_in is false if it is in none, as a prefab. */
bool engine_home(struct clr_object *game_object, struct engine_scene *ret_scene, bool *ret_is_in,
                 struct err *err);
/* The scene of objects that survive scene loads. Unity has no function for it: we find it through
 * an object in it, so *ret_found is false while it has none. */
bool engine_lasting_scene(struct engine_scene *ret_scene, bool *ret_found, struct err *err);

/* Called with each root. It returns false to stop, and then must set err. */
typedef bool engine_root_fn(void *ctx, struct clr_object *game_object, struct err *err);

bool engine_each_root(struct engine_scene *scene, engine_root_fn *fn, void *ctx, struct err *err);
/* The roots of all loaded scenes; the lasting scene is last. */
bool engine_each_scene_root(engine_root_fn *fn, void *ctx, struct err *err);
/* The roots that are in no scene: hidden objects and loaded prefabs. This and
 * engine_lasting_scene() need RESOURCES_ALL, which a stripped build may not have. */
bool engine_each_hidden_root(engine_root_fn *fn, void *ctx, struct err *err);

#endif
