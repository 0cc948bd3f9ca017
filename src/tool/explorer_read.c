/*
 * Rows of explorer's read-only tools for scenes, objects, components and cameras. Declarations
 * only; all run in the host.
 */
#include "rows.h"

#define SCENE                                                                                      \
    RECORD5("Id", S_STRING, "Name", S_STRING, "Index", S_INT, "IsLoaded", S_BOOL, "RootCount",     \
            S_INT)
#define BUILD_SCENE    RECORD3("Index", S_INT, "Name", S_STRING, "Path", S_STRING)
#define COMPONENT_CARD RECORD2("Type", S_STRING, "Summary", S_STRING_OR_NULL)
#define MEMBER                                                                                     \
    RECORD5("Name", S_STRING, "Kind",                                                              \
            "{\"type\":\"string\",\"enum\":[\"field\",\"property\",\"method\"]}", "Type",          \
            S_STRING, "CanRead", S_BOOL, "CanWrite", S_BOOL)
#define MEMBER_VALUE                                                                               \
    OK_RESULT_AND(                                                                                 \
        FIELDS3("type", S_STRING, "valueText", S_STRING_OR_NULL, "valueJson", S_ANY_VALUE))
#define CAMERA                                                                                     \
    RECORD5("IsFreecam", S_BOOL, "Name", S_STRING, "Fov", S_NUMBER, "Pos", VECTOR3, "Rot", VECTOR3)
#define FREECAM                                                                                    \
    RECORD5("Enabled", S_BOOL, "UsingGameCamera", S_BOOL, "Speed", S_NUMBER, "Pos", VECTOR3,       \
            "Rot", VECTOR3)
#define PICK_HIT RECORD3("Id", S_STRING, "Name", S_STRING, "Path", S_STRING)
#define PICK                                                                                       \
    RECORD2_AND(FIELDS2("Id", S_STRING_OR_NULL, "Items", S_LIST_OR_NULL(PICK_HIT)), "Mode",        \
                S_STRING, "Hit", S_BOOL)
#define SELECTION RECORD2("ActiveId", S_STRING_OR_NULL, "Items", S_LIST(S_STRING))
#define CLIPBOARD                                                                                  \
    S_RECORD("\"HasValue\"", FIELDS4("HasValue", S_BOOL, "Type", S_STRING_OR_NULL, "Preview",      \
                                     S_STRING_OR_NULL, "ObjectId", S_STRING_OR_NULL))
#define TIME_SCALE OK_RESULT_AND(FIELDS2("value", S_NUMBER, "locked", S_BOOL))

static const char *const pick_modes[] = {"world", "ui", NULL};

#define P(field) .at = offsetof(struct page_args, field)
static const struct param scenes_params[] = {{LIMIT_PARAM("50")}, {OFFSET_PARAM}, {0}};
static const struct param list_scenes_params[] = {
    {LIMIT_PARAM("50")},
    {OFFSET_PARAM},
    {"withPath", T_BOOL, P(with_path), .text = "Whether to name the file of each scene, as Path."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct list_objects_args, field)
static const struct param list_objects_params[] = {
    {"sceneId", T_STRING, P(scene_id),
     .text = "Scene id from ListScenes, as in scn:0; all loaded scenes if absent."},
    {"name", T_STRING, P(name), .text = "Only objects whose name contains this, in any case."},
    {"type", T_STRING, P(type), .text = "Only objects with a component of this type."},
    {"activeOnly", T_BOOL, P(active_only), .text = "Whether to leave inactive objects out."},
    {LIMIT_PARAM("100")},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct search_objects_args, field)
static const struct param search_objects_params[] = {
    {"query", T_STRING, P(query), .text = "Only objects whose name or path contains this."},
    {"name", T_STRING, P(name), .text = "Only objects whose name contains this, in any case."},
    {"type", T_STRING, P(type), .text = "Only objects with a component of this type."},
    {"path", T_STRING, P(path), .text = "Only objects whose hierarchy path contains this."},
    {"activeOnly", T_BOOL, P(active_only), .text = "Whether to leave inactive objects out."},
    {LIMIT_PARAM("100")},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct object_args, field)
static const struct param get_object_params[] = {
    {"id", T_STRING, P(object_id), .is_required = true, .text = "Object id, as in obj:1234."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct object_page_args, field)
static const struct param object_page_params[] = {
    {OBJECT_PARAM}, {LIMIT_PARAM("100")}, {OFFSET_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct list_members_args, field)
static const struct param list_members_params[] = {
    {OBJECT_PARAM},
    {COMPONENT_TYPE_PARAM},
    {"includeMethods", T_BOOL, P(include_methods), .def = "false",
     .text = "Whether to list methods beside fields and properties."},
    {LIMIT_PARAM("100")},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct read_member_args, field)
static const struct param read_member_params[] = {
    {OBJECT_PARAM},
    {COMPONENT_TYPE_PARAM},
    {"name", T_STRING, P(name), .is_required = true, .text = "Name of the field or property."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct pick_args, field)
static const struct param pick_params[] = {
    {"mode", T_STRING, P(mode), .def = "\"world\"", .choices = pick_modes,
     .text = "Whether to pick by physics in the world or among UI elements."},
    {"x", T_NUMBER, P(x), .text = "Horizontal position; the mouse's if absent."},
    {"y", T_NUMBER, P(y), .text = "Vertical position from the bottom; the mouse's if absent."},
    {"normalized", T_BOOL, P(normalized), .def = "false",
     .text = "Whether x and y run from 0 to 1 instead of counting pixels."},
    {0},
};
#undef P

static const struct tool rows[] = {
    {
        EXPLORER(TOOL_LIST_SCENES, "ListScenes"),
        .title = "List loaded scenes",
        .text = "Lists the loaded scenes with id, name, build index and number of root objects. "
                "scn:ddol holds objects that survive scene loads, scn:hide hidden ones.",
        .category = "scene",
        .hints = READS,
        TAKES(list_scenes_params, page_args),
        .output = PAGE_OF(SCENE),
    },
    {
        EXPLORER(TOOL_LIST_BUILD_SCENES, "ListBuildScenes"),
        .title = "List scenes in the build",
        .text = "Lists the scenes of the build settings with index, name and path: those that "
                "LoadScene can load. Empty where the build strips them.",
        .category = "scene",
        .hints = READS,
        TAKES(scenes_params, page_args),
        .output = PAGE_OF(BUILD_SCENE),
    },
    {
        EXPLORER(TOOL_LIST_OBJECTS, "ListObjects"),
        .title = "List objects",
        .text = "Lists the GameObjects of one scene or of all, in hierarchy order, one page at a "
                "time, as cards with id, name, path, tag, layer and component count.",
        .category = "object",
        .hints = READS,
        TAKES(list_objects_params, list_objects_args),
        .output = PAGE_OF(OBJECT_CARD),
    },
    {
        EXPLORER(TOOL_GET_OBJECT, "GetObject"),
        .title = "Get one object",
        .text = "Returns the card of one GameObject: name, path, tag, layer, whether it is active "
                "and how many components it has.",
        .category = "object",
        .hints = READS,
        TAKES(get_object_params, object_args),
        .output = OBJECT_CARD,
    },
    {
        EXPLORER(TOOL_GET_COMPONENTS, "GetComponents"),
        .title = "List an object's components",
        .text = "Lists the components of a GameObject with their full type and a short summary. "
                "The types are what the member tools take as componentType.",
        .category = "component",
        .hints = READS,
        TAKES(object_page_params, object_page_args),
        .output = PAGE_OF(COMPONENT_CARD),
    },
    {
        EXPLORER(TOOL_LIST_COMPONENT_MEMBERS, "ListComponentMembers"),
        .title = "List a component's members",
        .text = "Lists the fields and properties of a component, and its methods if asked, with "
                "their type and whether they can be read and written.",
        .category = "component",
        .hints = READS,
        TAKES(list_members_params, list_members_args),
        .output = PAGE_OF(MEMBER),
    },
    {
        EXPLORER(TOOL_READ_COMPONENT_MEMBER, "ReadComponentMember"),
        .title = "Read a component's member",
        .text = "Reads one field or property as text and, for numbers, texts, vectors and ids, as "
                "JSON. References to Unity objects are returned as obj:<id>.",
        .category = "component",
        .hints = READS,
        TAKES(read_member_params, read_member_args),
        .output = MEMBER_VALUE,
    },
    {
        EXPLORER(TOOL_LIST_CHILDREN, "ListChildren"),
        .title = "List an object's children",
        .text = "Lists the direct children of a GameObject as cards, one page at a time. Use it "
                "to walk down a hierarchy step by step.",
        .category = "object",
        .hints = READS,
        TAKES(object_page_params, object_page_args),
        .output = PAGE_OF(OBJECT_CARD),
    },
    {
        EXPLORER(TOOL_SEARCH_OBJECTS, "SearchObjects"),
        .title = "Search objects",
        .text = "Finds GameObjects in all loaded scenes by name, hierarchy path or component "
                "type; filters are substrings in any case, and all must match.",
        .category = "object",
        .hints = READS,
        TAKES(search_objects_params, search_objects_args),
        .output = PAGE_OF(OBJECT_CARD),
    },
    {
        EXPLORER(TOOL_GET_CAMERA_INFO, "GetCameraInfo"),
        .title = "Get the active camera",
        .text = "Returns name, field of view, position and rotation of the camera in use; the "
                "name is <none> if there is no camera.",
        .category = "camera",
        .hints = READS,
        .output = CAMERA,
    },
    {
        EXPLORER(TOOL_GET_FREECAM, "GetFreecam"),
        .title = "Get the free camera",
        .text = "Returns whether the free camera is on, its speed, position and rotation in "
                "degrees.",
        .category = "camera",
        .hints = READS,
        .output = FREECAM,
    },
    {
        EXPLORER(TOOL_MOUSE_PICK, "MousePick"),
        .title = "Pick at a screen position",
        .text = "Returns the object under a screen position: the first one hit in the world, or "
                "all UI elements there, top-most first.",
        .category = "camera",
        .hints = READS,
        TAKES(pick_params, pick_args),
        .output = PICK,
    },
    {
        EXPLORER(TOOL_GET_SELECTION, "GetSelection"),
        .title = "Get the selection",
        .text = "Returns the ids of the selected objects and of the active one among them.",
        .category = "selection",
        .hints = READS,
        .output = SELECTION,
    },
    {
        EXPLORER(TOOL_GET_CLIPBOARD, "GetClipboard"),
        .title = "Get the clipboard",
        .text = "Returns type and preview of the explorer's clipboard, and the id if it holds a "
                "live Unity object.",
        .category = "clipboard",
        .hints = READS,
        .output = CLIPBOARD,
    },
    {
        EXPLORER(TOOL_GET_TIME_SCALE, "GetTimeScale"),
        .title = "Get the time scale",
        .text = "Returns how fast game time runs (1 is normal, 0 is paused) and whether that is "
                "locked against the game's own changes.",
        .category = "time",
        .hints = READS,
        .output = TIME_SCALE,
    },
};

const struct tool_rows rows_explorer_read = {rows, N_ELEMENTS(rows)};
