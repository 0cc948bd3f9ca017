/*
 * Looks up UnityEngine's classes and methods by name, once per domain, and calls them. Knows
 * neither the tools that use it nor the runtime behind clr/.
 */
#include "engine.h"

#include "agent/clr/ecma.h"

static const char *const class_names[ENGINE_CLASSES] = {
    [ENGINE_OBJECT] = "UnityEngine.Object",
    [ENGINE_GAME_OBJECT] = "UnityEngine.GameObject",
    [ENGINE_COMPONENT] = "UnityEngine.Component",
    [ENGINE_TRANSFORM] = "UnityEngine.Transform",
    [ENGINE_SCENE] = "UnityEngine.SceneManagement.Scene",
    [ENGINE_SCENE_MANAGER] = "UnityEngine.SceneManagement.SceneManager",
    [ENGINE_SCENE_UTILITY] = "UnityEngine.SceneManagement.SceneUtility",
    [ENGINE_RESOURCES] = "UnityEngine.Resources",
    [ENGINE_APPLICATION] = "UnityEngine.Application",
    [ENGINE_TIME] = "UnityEngine.Time",
    [ENGINE_SCREEN] = "UnityEngine.Screen",
    [ENGINE_INPUT] = "UnityEngine.Input",
    [ENGINE_CAMERA] = "UnityEngine.Camera",
    [ENGINE_PHYSICS] = "UnityEngine.Physics",
    [ENGINE_RAYCAST_HIT] = "UnityEngine.RaycastHit",
    [ENGINE_EVENT_SYSTEM] = "UnityEngine.EventSystems.EventSystem",
    [ENGINE_POINTER_EVENT] = "UnityEngine.EventSystems.PointerEventData",
    [ENGINE_RAYCAST_RESULT] = "UnityEngine.EventSystems.RaycastResult",
    [ENGINE_RECT_TRANSFORM] = "UnityEngine.RectTransform",
    [ENGINE_CANVAS] = "UnityEngine.Canvas",
    [ENGINE_RAYCASTER] = "UnityEngine.UI.GraphicRaycaster",
    [ENGINE_GRAPHIC] = "UnityEngine.UI.Graphic",
    [ENGINE_IMAGE] = "UnityEngine.UI.Image",
    [ENGINE_REQUIREMENT] = "UnityEngine.RequireComponent",
    [ENGINE_ATTRIBUTE] = "System.Attribute",
    [ENGINE_GRAPHICS] = "UnityEngine.Rendering.GraphicsSettings",
    [ENGINE_SELECTION] = "UnityEditor.Selection",
    [ENGINE_EDITOR_SCENES] = "UnityEditor.SceneManagement.EditorSceneManager",
    [ENGINE_EDITOR_BUILD] = "UnityEditor.EditorUserBuildSettings",
    [ENGINE_ASSET_FILES] = "Umcp.AssetFiles",
    [ENGINE_ASSET_DATABASE] = "UnityEditor.AssetDatabase",
};

#define RAYCAST_TYPES   "UnityEngine.Ray,UnityEngine.RaycastHit&,System.Single"
#define LOAD_TYPES      "System.String,UnityEngine.SceneManagement.LoadSceneMode"
#define ATTRIBUTE_TYPES "System.Reflection.MemberInfo,System.Type,System.Boolean"
#define ASSET_TYPES     "System.String,System.Type"
#define SAVE_TYPES      "UnityEngine.SceneManagement.Scene,System.String,System.Boolean"

#define GETTER(class, name)                                                                        \
    {                                                                                              \
        class, name, 0, NULL                                                                       \
    }
#define SETTER(class, name)                                                                        \
    {                                                                                              \
        class, name, 1, NULL                                                                       \
    }

/* Types are given only if name and number of parameters are ambiguous. */
static const struct method_row {
    enum engine_class class;
    const char *name;
    int n_params;
    const char *types;
} method_rows[ENGINE_METHODS] = {
    [OBJECT_NAME] = GETTER(ENGINE_OBJECT, "get_name"),
    [OBJECT_SET_FLAGS] = SETTER(ENGINE_OBJECT, "set_hideFlags"),
    [OBJECT_DESTROY] = {ENGINE_OBJECT, "DestroyImmediate", 1, NULL},
    [GAME_OBJECT_INIT] = {ENGINE_GAME_OBJECT, ".ctor", 1, "System.String"},
    [GAME_OBJECT_FIND] = {ENGINE_GAME_OBJECT, "Find", 1, "System.String"},
    [GAME_OBJECT_SET_ACTIVE] = {ENGINE_GAME_OBJECT, "SetActive", 1, NULL},
    [GAME_OBJECT_ADD] = {ENGINE_GAME_OBJECT, "AddComponent", 1, "System.Type"},
    [GAME_OBJECT_COMPONENT] = {ENGINE_GAME_OBJECT, "GetComponent", 1, "System.Type"},
    [GAME_OBJECT_TRANSFORM] = GETTER(ENGINE_GAME_OBJECT, "get_transform"),
    [GAME_OBJECT_SCENE] = GETTER(ENGINE_GAME_OBJECT, "get_scene"),
    [GAME_OBJECT_TAG] = GETTER(ENGINE_GAME_OBJECT, "get_tag"),
    [GAME_OBJECT_LAYER] = GETTER(ENGINE_GAME_OBJECT, "get_layer"),
    [GAME_OBJECT_IS_ACTIVE] = GETTER(ENGINE_GAME_OBJECT, "get_activeSelf"),
    [GAME_OBJECT_IS_SHOWN] = GETTER(ENGINE_GAME_OBJECT, "get_activeInHierarchy"),
    [GAME_OBJECT_COMPONENTS] = {ENGINE_GAME_OBJECT, "GetComponents", 1, "System.Type"},
    [GAME_OBJECT_COMPONENTS_BELOW] = {ENGINE_GAME_OBJECT, "GetComponentsInChildren", 2,
                                      "System.Type,System.Boolean"},
    [COMPONENT_GAME_OBJECT] = GETTER(ENGINE_COMPONENT, "get_gameObject"),
    [COMPONENT_TRANSFORM] = GETTER(ENGINE_COMPONENT, "get_transform"),
    [TRANSFORM_PARENT] = GETTER(ENGINE_TRANSFORM, "get_parent"),
    [TRANSFORM_CHILD_COUNT] = GETTER(ENGINE_TRANSFORM, "get_childCount"),
    [TRANSFORM_CHILD] = {ENGINE_TRANSFORM, "GetChild", 1, NULL},
    [TRANSFORM_PLACE] = GETTER(ENGINE_TRANSFORM, "GetSiblingIndex"),
    [TRANSFORM_TREE_SIZE] = GETTER(ENGINE_TRANSFORM, "get_hierarchyCount"),
    [TRANSFORM_POSITION] = GETTER(ENGINE_TRANSFORM, "get_position"),
    [TRANSFORM_ANGLES] = GETTER(ENGINE_TRANSFORM, "get_eulerAngles"),
    [TRANSFORM_SET_PARENT] = {ENGINE_TRANSFORM, "SetParent", 2, NULL},
    [TRANSFORM_SET_POSITION] = SETTER(ENGINE_TRANSFORM, "set_position"),
    [TRANSFORM_SET_ANGLES] = SETTER(ENGINE_TRANSFORM, "set_eulerAngles"),
    [RECT_SET_ANCHOR_MIN] = SETTER(ENGINE_RECT_TRANSFORM, "set_anchorMin"),
    [RECT_SET_ANCHOR_MAX] = SETTER(ENGINE_RECT_TRANSFORM, "set_anchorMax"),
    [RECT_SET_SIZE] = SETTER(ENGINE_RECT_TRANSFORM, "set_sizeDelta"),
    [RECT_SET_POSITION] = SETTER(ENGINE_RECT_TRANSFORM, "set_anchoredPosition"),
    [SCENE_PATH] = GETTER(ENGINE_SCENE, "get_path"),
    [SCENE_HANDLE] = GETTER(ENGINE_SCENE, "get_handle"),
    [SCENE_IS_DIRTY] = GETTER(ENGINE_SCENE, "get_isDirty"),
    [SCENE_NAME] = GETTER(ENGINE_SCENE, "get_name"),
    [SCENE_IS_LOADED] = GETTER(ENGINE_SCENE, "get_isLoaded"),
    [SCENE_IS_VALID] = GETTER(ENGINE_SCENE, "IsValid"),
    [SCENE_BUILD_INDEX] = GETTER(ENGINE_SCENE, "get_buildIndex"),
    [SCENE_ROOT_COUNT] = GETTER(ENGINE_SCENE, "get_rootCount"),
    [SCENE_ROOTS] = GETTER(ENGINE_SCENE, "GetRootGameObjects"),
    [SCENE_MANAGER_COUNT] = GETTER(ENGINE_SCENE_MANAGER, "get_sceneCount"),
    [SCENE_MANAGER_AT] = {ENGINE_SCENE_MANAGER, "GetSceneAt", 1, NULL},
    [SCENE_MANAGER_ACTIVE] = GETTER(ENGINE_SCENE_MANAGER, "GetActiveScene"),
    [SCENE_MANAGER_LOAD] = {ENGINE_SCENE_MANAGER, "LoadScene", 2, LOAD_TYPES},
    [SCENE_MANAGER_LOAD_LATER] = {ENGINE_SCENE_MANAGER, "LoadSceneAsync", 2, LOAD_TYPES},
    [SCENE_MANAGER_BUILD_COUNT] = GETTER(ENGINE_SCENE_MANAGER, "get_sceneCountInBuildSettings"),
    [SCENE_MANAGER_LASTING] = GETTER(ENGINE_SCENE_MANAGER, "GetDontDestroyOnLoadScene"),
    [SCENE_MANAGER_HIDDEN] = GETTER(ENGINE_SCENE_MANAGER, "GetHiddenRoots"),
    [SCENE_UTILITY_PATH] = {ENGINE_SCENE_UTILITY, "GetScenePathByBuildIndex", 1, NULL},
    [RESOURCES_ALL] = {ENGINE_RESOURCES, "FindObjectsOfTypeAll", 1, "System.Type"},
    [APPLICATION_VERSION] = GETTER(ENGINE_APPLICATION, "get_unityVersion"),
    [APPLICATION_PLATFORM] = GETTER(ENGINE_APPLICATION, "get_platform"),
    [APPLICATION_CAN_LOAD] = {ENGINE_APPLICATION, "CanStreamedLevelBeLoaded", 1, "System.String"},
    [APPLICATION_PRODUCT] = GETTER(ENGINE_APPLICATION, "get_productName"),
    [APPLICATION_DATA_PATH] = GETTER(ENGINE_APPLICATION, "get_dataPath"),
    [APPLICATION_PIPELINE] = GETTER(ENGINE_APPLICATION, "GetRenderPipeline"),
    [TIME_SCALE] = GETTER(ENGINE_TIME, "get_timeScale"),
    [TIME_SET_SCALE] = SETTER(ENGINE_TIME, "set_timeScale"),
    [SCREEN_WIDTH] = GETTER(ENGINE_SCREEN, "get_width"),
    [SCREEN_HEIGHT] = GETTER(ENGINE_SCREEN, "get_height"),
    [INPUT_MOUSE] = GETTER(ENGINE_INPUT, "get_mousePosition"),
    [CAMERA_MAIN] = GETTER(ENGINE_CAMERA, "get_main"),
    [CAMERA_ALL] = GETTER(ENGINE_CAMERA, "get_allCameras"),
    [CAMERA_FOV] = GETTER(ENGINE_CAMERA, "get_fieldOfView"),
    [CAMERA_RAY] = {ENGINE_CAMERA, "ScreenPointToRay", 1, "UnityEngine.Vector3"},
    [CAMERA_SET_DEPTH] = SETTER(ENGINE_CAMERA, "set_depth"),
    [PHYSICS_RAYCAST] = {ENGINE_PHYSICS, "Raycast", 3, RAYCAST_TYPES},
    [RAYCAST_HIT_COLLIDER] = GETTER(ENGINE_RAYCAST_HIT, "get_collider"),
    [EVENT_SYSTEM_CURRENT] = GETTER(ENGINE_EVENT_SYSTEM, "get_current"),
    [EVENT_SYSTEM_RAYCAST] = {ENGINE_EVENT_SYSTEM, "RaycastAll", 2, NULL},
    [POINTER_EVENT_INIT] = {ENGINE_POINTER_EVENT, ".ctor", 1, NULL},
    [POINTER_EVENT_SET_POSITION] = {ENGINE_POINTER_EVENT, "set_position", 1, NULL},
    [RAYCAST_RESULT_OBJECT] = GETTER(ENGINE_RAYCAST_RESULT, "get_gameObject"),
    [CANVAS_SET_MODE] = SETTER(ENGINE_CANVAS, "set_renderMode"),
    [CANVAS_SET_ORDER] = SETTER(ENGINE_CANVAS, "set_sortingOrder"),
    [GRAPHIC_SET_COLOR] = SETTER(ENGINE_GRAPHIC, "set_color"),
    [ATTRIBUTES_OF] = {ENGINE_ATTRIBUTE, "GetCustomAttributes", 3, ATTRIBUTE_TYPES},
    [GRAPHICS_PIPELINE] = GETTER(ENGINE_GRAPHICS, "get_currentRenderPipeline"),
    [ASSET_FILES_LOAD] = {ENGINE_ASSET_FILES, "Load", 2, ASSET_TYPES},
    [ASSET_DATABASE_LOAD] = {ENGINE_ASSET_DATABASE, "LoadAssetAtPath", 2, ASSET_TYPES},
    [ASSET_DATABASE_PATH] = {ENGINE_ASSET_DATABASE, "GetAssetPath", 1, "UnityEngine.Object"},
    [ASSET_DATABASE_GUID] = {ENGINE_ASSET_DATABASE, "AssetPathToGUID", 1, "System.String"},
    [SELECTION_SET] = SETTER(ENGINE_SELECTION, "set_activeObject"),
    [SELECTION_ACTIVE] = GETTER(ENGINE_SELECTION, "get_activeGameObject"),
    [SELECTION_OBJECTS] = GETTER(ENGINE_SELECTION, "get_objects"),
    [EDITOR_SAVE_SCENE] = {ENGINE_EDITOR_SCENES, "SaveScene", 3, SAVE_TYPES},
    [EDITOR_BUILD_TARGET] = GETTER(ENGINE_EDITOR_BUILD, "get_activeBuildTarget"),
};

/* Look-ups in this domain. Global, because tool bodies carry no context and a process has one
 * runtime. */
static struct {
    struct clr_class *classes[ENGINE_CLASSES];
    struct clr_method *methods[ENGINE_METHODS];
    bool is_struct[ENGINE_METHODS], is_static[ENGINE_METHODS];
} found;

void engine_forget(void)
{
    memset(&found, 0, sizeof(found));
}

/* A missing class is looked up again each time: its assembly may be loaded later. */
bool engine_class(enum engine_class c, struct clr_class **ret_class, struct err *err)
{
    if (!found.classes[c])
        found.classes[c] = clr_class_named(slice_of(class_names[c]));
    if (!found.classes[c])
        return err_set(err, ERR_NOT_READY, "%s is not loaded", class_names[c]);
    *ret_class = found.classes[c];
    return true;
}

bool engine_method(enum engine_method m, struct clr_method **ret_method, struct err *err)
{
    const struct method_row *row = &method_rows[m];
    struct clr_method *method;
    struct clr_class *k;

    if (!found.methods[m]) {
        if (!engine_class(row->class, &k, err))
            return false;
        method = clr_method(k, row->name, row->n_params, row->types);
        if (!method)
            return err_set(err, ERR_NOT_READY, "%s.%s is not in this build",
                           class_names[row->class], row->name);
        found.methods[m] = method;
        found.is_struct[m] = clr.class_is_valuetype(k);
        found.is_static[m] = clr_method_flags(method) & METHOD_STATIC;
    }
    *ret_method = found.methods[m];
    return true;
}

bool engine_has(enum engine_method m)
{
    struct clr_method *method;
    struct err err;

    return engine_method(m, &method, &err);
}

bool engine_type(enum engine_class c, struct clr_object **ret_type, struct err *err)
{
    struct clr_class *k = NULL;
    struct clr_object *type;

    if (!engine_class(c, &k, err))
        return false;
    type = clr_type_object(k);
    if (!type)
        return err_no_memory(err);
    *ret_type = type;
    return true;
}

/*
 * A listing calls this once or twice for each of 50,000 objects. No method in the table is virtual,
 * so this skips the checks of clr_call(), which take three times as long as the call.
 */
bool engine_call(enum engine_method m, void *self, void **args, struct clr_object **ret_result,
                 struct err *err)
{
    struct clr_object *exception = NULL, *result;
    struct clr_method *method = NULL;

    if (!engine_method(m, &method, err))
        return false;
    if (!self && !found.is_static[m])
        return err_set(err, ERR_ENGINE, "%s.%s of null", class_names[method_rows[m].class],
                       method_rows[m].name);
    if (found.is_struct[m]) {
        struct clr_object *boxed = clr_box(found.classes[method_rows[m].class], self);

        return boxed ? clr_call(method, boxed, args, ret_result, err) : err_no_memory(err);
    }
    result = clr.runtime_invoke(method, self, args, &exception);
    if (exception)
        return clr_refuse(exception, err);
    if (ret_result)
        *ret_result = result;
    return true;
}

/* Calls the method and copies the first `len` bytes of the boxed result. */
static bool get_value(enum engine_method m, void *self, void *to, size_t len, struct err *err)
{
    const struct method_row *row = &method_rows[m];
    struct clr_object *result;
    uint32_t align = 0;

    if (!engine_call(m, self, NULL, &result, err))
        return false;
    if (!result || (size_t)clr.class_value_size(clr.object_get_class(result), &align) < len)
        return err_set(err, ERR_ENGINE, "%s.%s returns an unexpected type", class_names[row->class],
                       row->name);
    memcpy(to, clr.object_unbox(result), len);
    return true;
}

bool engine_get_bool(enum engine_method m, void *self, bool *ret_value, struct err *err)
{
    uint8_t value;

    if (!get_value(m, self, &value, sizeof(value), err))
        return false;
    *ret_value = value != 0;
    return true;
}

bool engine_get_int(enum engine_method m, void *self, int32_t *ret_value, struct err *err)
{
    return get_value(m, self, ret_value, sizeof(*ret_value), err);
}

bool engine_get_float(enum engine_method m, void *self, float *ret_value, struct err *err)
{
    return get_value(m, self, ret_value, sizeof(*ret_value), err);
}

bool engine_get_vector(enum engine_method m, void *self, struct engine_vector *ret_value,
                       struct err *err)
{
    return get_value(m, self, ret_value, sizeof(*ret_value), err);
}

bool engine_get_text(enum engine_method m, void *self, struct buf *to, struct err *err)
{
    struct clr_object *text;

    if (!engine_call(m, self, NULL, &text, err))
        return false;
    clr_string_append(to, (struct clr_string *)text);
    return buf_ok(to) || err_no_memory(err);
}
