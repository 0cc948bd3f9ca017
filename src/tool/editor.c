/*
 * Rows of the editor group: read-only tools about a project and its files, under the editor
 * envelope's names. Declarations only; mcp.* run in core, the others in the host.
 */
#include "rows.h"

#define TOOL_CARD                                                                                  \
    RECORD6("id", S_STRING, "name", S_STRING, "category", S_STRING, "safetyLevel", S_STRING,       \
            "description", S_STRING, "tier", S_STRING)
#define TOOL_SHEET                                                                                 \
    S_RECORD(NAMES1("id", S_STRING),                                                               \
             FIELDS10("id", S_STRING, "name", S_STRING, "category", S_STRING, "safetyLevel",       \
                      S_STRING, "description", S_STRING, "tier", S_STRING, "schemaVersion",        \
                      S_STRING, "inputs", S_OBJECT, "outputs", S_OBJECT, "notes",                  \
                      S_STRING_OR_NULL))
#define BUILD_SCENE                                                                                \
    RECORD4("path", S_STRING, "name", S_STRING, "enabledInBuild", S_BOOL, "buildIndex", S_INT)
#define COUNTS "{\"type\":\"object\",\"additionalProperties\":{\"type\":\"integer\"}}"
#define MISSING_SCRIPT                                                                             \
    RECORD4("path", S_STRING, "gameObjectPath", S_STRING, "componentIndex", S_INT, "context",      \
            S_STRING)
#define BROKEN_REFERENCE                                                                           \
    S_RECORD(NAMES1("path", S_STRING),                                                             \
             FIELDS7("path", S_STRING, "gameObjectPath", S_STRING, "propertyPath", S_STRING,       \
                     "context", S_STRING, "line", S_INT, "guid", S_STRING_OR_NULL,                 \
                     "componentIndex", S_INT))
#define BAD_FILE                                                                                   \
    S_RECORD(NAMES2("path", S_STRING, "context", S_STRING),                                        \
             FIELDS3("path", S_STRING, "context", S_STRING, "line", S_INT))
#define UNRESOLVED                                                                                 \
    RECORD4_AND(FIELDS1("type", S_STRING_OR_NULL), "guid", S_STRING, "uses", S_INT, "path",        \
                S_STRING, "line", S_INT)
#define PACKAGE_USE RECORD4("package", S_STRING, "uses", S_INT, "path", S_STRING, "line", S_INT)
#define NODE                                                                                       \
    RECORD3_AND(FIELDS5("instanceId", S_INT, "active", S_BOOL, "componentInstanceIds",             \
                        S_LIST(S_INT), "children", S_LIST(S_OBJECT), "childCount", S_INT),         \
                "name", S_STRING, "path", S_STRING, "components", S_LIST(S_STRING))
#define ROOT RECORD3("name", S_STRING, "instanceId", S_INT, "active", S_BOOL)
#define MATCH                                                                                      \
    RECORD5_AND(FIELDS1("instanceId", S_INT), "name", S_STRING, "path", S_STRING, "components",    \
                S_LIST(S_STRING), "tag", S_STRING, "layer", S_INT)
#define COMPONENT                                                                                  \
    RECORD2_AND(FIELDS2("instanceId", S_INT, "fullTypeName", S_STRING_OR_NULL), "type", S_STRING,  \
                "index", S_INT)
#define DEPENDENCY RECORD4("path", S_STRING, "guid", S_STRING, "type", S_STRING, "depth", S_INT)
#define MIXER                                                                                      \
    RECORD5("path", S_STRING, "guid", S_STRING, "name", S_STRING, "groups",                        \
            S_LIST(RECORD2("name", S_STRING, "guid", S_STRING)), "snapshots",                      \
            S_LIST(RECORD1("name", S_STRING)))
#define MIXER_VALUE                                                                                \
    RECORD2_AND(FIELDS1("group", S_STRING_OR_NULL), "name", S_STRING, "value", S_NUMBER)
#define SELECTED                                                                                   \
    RECORD2_AND(FIELDS4("instanceId", S_INT, "path", S_STRING_OR_NULL, "components",               \
                        S_LIST(S_STRING), "guid", S_STRING_OR_NULL),                               \
                "name", S_STRING, "type", S_STRING)

static const char *const scopes[] = {"all", "scenes", "prefabs", "assets", NULL};
static const char *const directions[] = {"both", "dependencies", "dependents", NULL};

/* The size of a reply limits lists anyway. */
#define MANY_PARAM                                                                                 \
    "limit", T_INT, P(limit), .text = "Most items to return; less than 1 counts as none given."

#define P(field) .at = offsetof(struct list_tools_args, field)
static const struct param list_tools_params[] = {
    {"category", T_STRING, P(category), .text = "Only tools of this category, as in scene."},
    {"tier", T_STRING, P(tier), .text = "Only tools of this tier, as in core."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct describe_tool_args, field)
static const struct param describe_params[] = {
    {"toolId", T_STRING, P(tool_id), .is_required = true, .text = "The tool's id."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct project_scenes_args, field)
static const struct param project_scenes_params[] = {
    {"includeAllScenes", T_BOOL, P(include_all_scenes), .def = "false",
     .text = "Whether to list also the scenes that are not in the build settings."},
    {MANY_PARAM},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct missing_args, field)
static const struct param missing_params[] = {
    {"scope", T_STRING, P(scope), .def = "\"all\"", .choices = scopes, .text = "Where to look."},
    {MANY_PARAM},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct assets_args, field)
static const struct param assets_params[] = {
    {"folder", T_STRING, P(folder), .text = "Only assets below this folder, as in Assets/Prefabs."},
    {"type", T_STRING, P(type), .text = "Only assets of this type, as in Prefab or Texture."},
    {LIMIT_PARAM("200")},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct hierarchy_args, field)
static const struct param hierarchy_params[] = {
    {"scenePath", T_STRING, P(scene_path), .editor_requires = true,
     .text = "Path of the scene file, as in Assets/Scenes/Main.unity. The editor envelope "
             "requires it. Elsewhere the default is the engine's active scene or, without an "
             "engine, the first enabled scene of the build settings."},
    {"includeInactive", T_BOOL, P(include_inactive), .def = "false",
     .text = "Whether to show also inactive objects."},
    {"rootPath", T_STRING, P(root_path),
     .text = "Object whose children to show instead of the scene's root objects: its path, or # "
             "and its instance id, as in #1234."},
    {"offset", T_INT, P(offset), .def = "0", .text = "How many root objects to skip."},
    {0},
};
#undef P

#define SCENE_PATH_PARAM                                                                           \
    "scenePath", T_STRING, P(scene_path),                                                          \
        .text = "Path of the scene file; the active scene if absent."

#define P(field) .at = offsetof(struct find_objects_args, field)
static const struct param find_objects_params[] = {
    {SCENE_PATH_PARAM},
    {"nameContains", T_STRING, P(name_contains),
     .text = "Only objects whose name contains this; upper and lower case differ."},
    {"tag", T_STRING, P(tag), .text = "Only objects with this tag."},
    {"layer", T_INT, P(layer), .has_min = true, .min = 0, .has_max = true, .max = 31,
     .text = "Only objects on the layer with this number."},
    {"componentType", T_STRING, P(component_type),
     .text = "Only objects with a component of this type, by its short name."},
    {MANY_PARAM},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct scene_components_args, field)
static const struct param scene_components_params[] = {
    {"gameObjectPath", T_STRING, P(game_object_path), .is_required = true,
     .text = "Path in the hierarchy without leading slash, as in Player/Camera; or # and the "
             "instance id, as in #1234."},
    {SCENE_PATH_PARAM},
    {MANY_PARAM},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define ASSET_PATH_PARAM                                                                           \
    "assetPath", T_STRING, P(asset_path), .text = "Path of the asset; give this or guid."
#define GUID_PARAM "guid", T_STRING, P(guid), .text = "The asset's guid; give this or assetPath."

#define P(field) .at = offsetof(struct asset_args, field)
static const struct param asset_params[] = {{ASSET_PATH_PARAM}, {GUID_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct dependencies_args, field)
static const struct param dependencies_params[] = {
    {ASSET_PATH_PARAM},
    {GUID_PARAM},
    {"depth", T_INT, P(depth), .def = "1", .has_min = true, .min = 1, .has_max = true, .max = 10,
     .text = "How many steps to follow."},
    {"direction", T_STRING, P(direction), .def = "\"both\"", .choices = directions,
     .text = "Whether to follow the asset's dependencies, its users, or both."},
    {MANY_PARAM},
    {OFFSET_PARAM},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct page_args, field)
static const struct param mixers_params[] = {{MANY_PARAM}, {OFFSET_PARAM}, {0}};
#undef P

#define P(field) .at = offsetof(struct snapshot_args, field)
static const struct param snapshot_params[] = {
    {"mixerPath", T_STRING, P(mixer_path), .text = "Path of the mixer; give this or mixerGuid."},
    {"mixerGuid", T_STRING, P(mixer_guid), .text = "The mixer's guid; give this or mixerPath."},
    {"snapshotName", T_STRING, P(snapshot_name), .is_required = true, .text = "The snapshot."},
    {0},
};
#undef P

#define P(field) .at = offsetof(struct complete_args, field)
static const struct param complete_params[] = {
    {"kind", T_STRING, P(kind), .is_required = true, .choices = complete_kind_names,
     .text = "The kind of thing to name."},
    {"prefix", T_STRING, P(prefix), .def = "\"\"", .text = "The first letters of the name, or a "
                                                           "part of it."},
    {"within", T_STRING, P(within),
     .text = "What has the names: a type for its members, a file for the paths of its objects."},
    {"limit", T_INT, P(limit), .def = "100", .text = "Most values to return, from 1 to 100."},
    {0},
};
#undef P

static const struct tool rows[] = {
    {
        EDITOR(TOOL_MCP_SERVER_INFO, "mcp.server.info"),
        .title = "Server info",
        .text = "Returns the versions of server and Unity, the platform, the enabled tool "
                "categories and the tier.",
        .category = "mcp.platform",
        .hints = READS,
        .place = RUN_SERVER,
        .output = RECORD5("serverVersion", S_STRING, "unityVersion", S_STRING, "platform", S_STRING,
                          "enabledToolCategories", S_LIST(S_STRING), "tier", S_STRING),
    },
    {
        EDITOR(TOOL_MCP_TOOLS_LIST, "mcp.tools.list"),
        .title = "List tools",
        .text = "Lists the available tools, sorted by id, with category, safety level and tier.",
        .category = "mcp.platform",
        .hints = READS,
        .place = RUN_SERVER,
        TAKES(list_tools_params, list_tools_args),
        .output = RECORD1("tools", S_LIST(TOOL_CARD)),
    },
    {
        EDITOR(TOOL_MCP_TOOL_DESCRIBE, "mcp.tool.describe"),
        .title = "Describe a tool",
        .text = "Returns the full description of one tool with the schemas of its inputs and "
                "outputs and notes on its use.",
        .category = "mcp.platform",
        .hints = READS,
        .place = RUN_SERVER,
        TAKES(describe_params, describe_tool_args),
        .output = RECORD1("tool", TOOL_SHEET),
    },
    {
        EDITOR(TOOL_PROJECT_INFO, "project.info"),
        .title = "Project info",
        .text = "Returns the product's name, Unity version, platform, build target and render "
                "pipeline. Call it first to know what kind of project this is.",
        .category = "project",
        .hints = READS,
        .is_either = true,
        .output = RECORD5_AND(FIELDS3("projectName", S_STRING, "projectPath", S_STRING,
                                      "buildTargets", S_LIST(S_STRING)),
                              "productName", S_STRING, "unityVersion", S_STRING, "platform",
                              S_STRING, "activeBuildTarget", S_STRING, "renderPipeline", S_STRING),
        .notes =
            "renderPipeline is URP, HDRP, Built-in or Unknown. The values are from a connected "
            "engine, else from the project's settings files; a diagnostic names the source.",
    },
    {
        EDITOR(TOOL_PROJECT_SCENES_LIST, "project.scenes.list"),
        .title = "List scenes",
        .text = "Lists the scene files of the build settings, or of the whole project, sorted by "
                "path. buildIndex is -1 for a scene that is not in the build.",
        .category = "project",
        .hints = READS,
        TAKES(project_scenes_params, project_scenes_args),
        .output = RECORD1_AND(FIELDS1("total", S_INT), "scenes", S_LIST(BUILD_SCENE)),
    },
    {
        EDITOR(TOOL_PROJECT_ASSETS_SUMMARY, "project.assets.summary"),
        .title = "Assets summary",
        .text = "Counts the project's assets, in all and by type.",
        .category = "project",
        .hints = READS,
        .output = RECORD2("totalAssets", S_INT, "byType", COUNTS),
        .notes = "Stops after 10 seconds; a diagnostic then says that the counts are partial.",
    },
    {
        EDITOR(TOOL_PROJECT_ASSETS_LIST, "project.assets.list"),
        .title = "List assets",
        .text = "Lists the project's assets, sorted by path, one page at a time.",
        .category = "project",
        .hints = READS,
        .is_unlisted = true,
        TAKES(assets_params, assets_args),
        .output =
            RECORD1_AND(FIELDS1("total", S_INT), "assets",
                        S_LIST(RECORD3("path", S_STRING, "guid", S_STRING, "type", S_STRING))),
    },
    {
        EDITOR(TOOL_PROJECT_REFERENCES_MISSING, "project.references.missing"),
        .title = "Missing references",
        .text = "Finds components whose script is missing and references to assets that do not "
                "exist, in scenes, prefabs and assets.",
        .category = "project",
        .hints = READS,
        TAKES(missing_params, missing_args),
        .output =
            RECORD2_AND(FIELDS5(FINDING_LIST_MALFORMED, S_LIST(BAD_FILE), FINDING_LIST_UNREADABLE,
                                S_LIST(BAD_FILE), "unresolved", S_LIST(UNRESOLVED),
                                "packagesNotInManifest", S_LIST(PACKAGE_USE), "total", S_INT),
                        FINDING_LIST_SCRIPT, S_LIST(MISSING_SCRIPT), FINDING_LIST_REFERENCE,
                        S_LIST(BROKEN_REFERENCE)),
        .notes = "Stops after 15 seconds; a diagnostic then says that the results are partial. A "
                 "guid that may be in a package outside the project folder is unresolved, not "
                 "missing. umcp check DIR also reports the lines.",
    },
    {
        EDITOR(TOOL_SCENE_ACTIVE, "scene.active"),
        .title = "Active scene",
        .text = "Returns the active scene with its path, name and root objects.",
        .category = "scene",
        .hints = READS,
        .is_unlisted = true,
        .output = RECORD5_AND(FIELDS1("sceneId", S_STRING), "name", S_STRING, "path", S_STRING,
                              "isLoaded", S_BOOL, "rootCount", S_INT, "rootObjects", S_LIST(ROOT)),
    },
    {
        EDITOR(TOOL_SCENE_HIERARCHY_DUMP, "scene.hierarchy.dump"),
        .title = "Dump a scene's hierarchy",
        .text = "Returns the whole tree of GameObjects of a scene with their components, in "
                "hierarchy order: from the engine if it has the scene open, else from its file. "
                "Use scene.objects.find for large scenes.",
        .category = "scene",
        .hints = READS,
        .is_either = true,
        TAKES(hierarchy_params, hierarchy_args),
        .output = RECORD2("scenePath", S_STRING, "rootObjects", S_LIST(NODE)),
        .notes = "Children have the same form as root objects. A component whose script is "
                 "missing is shown as Missing Script. instanceId is the engine's, or a number "
                 "for the object's id in the file; a diagnostic names the source. A node with "
                 "childCount has more children than are shown; give its path or #instanceId as "
                 "rootPath.",
    },
    {
        EDITOR(TOOL_SCENE_OBJECTS_FIND, "scene.objects.find"),
        .title = "Find objects in a scene",
        .text = "Finds GameObjects of a scene by name, tag, layer or component type; all given "
                "filters must match. Sorted by path. From the engine if it has the scene open, "
                "else from its file.",
        .category = "scene",
        .hints = READS,
        .is_either = true,
        TAKES(find_objects_params, find_objects_args),
        .output =
            RECORD2_AND(FIELDS1("total", S_INT), "scenePath", S_STRING, "matches", S_LIST(MATCH)),
    },
    {
        EDITOR(TOOL_SCENE_COMPONENTS_LIST, "scene.components.list"),
        .title = "List an object's components",
        .text = "Lists the components of one GameObject of a scene with type and index: from the "
                "engine if it has the scene open, else from its file.",
        .category = "scene",
        .hints = READS,
        .is_either = true,
        TAKES(scene_components_params, scene_components_args),
        .output = RECORD3_AND(FIELDS1("total", S_INT), "gameObjectPath", S_STRING, "scenePath",
                              S_STRING, "components", S_LIST(COMPONENT)),
    },
    {
        EDITOR(TOOL_ASSET_INFO, "asset.info"),
        .title = "Asset info",
        .text = "Returns path, guid, type, main object, importer and number of dependencies of an "
                "asset, found by path or by guid.",
        .category = "asset",
        .hints = READS,
        TAKES(asset_params, asset_args),
        .output =
            RECORD6("path", S_STRING, "guid", S_STRING, "type", S_STRING, "mainObjectName",
                    S_STRING_OR_NULL, "dependencyCount", S_INT, "importerType", S_STRING_OR_NULL),
    },
    {
        EDITOR(TOOL_ASSET_DEPENDENCIES_GRAPH, "asset.dependencies.graph"),
        .title = "Asset dependencies",
        .text = "Returns an asset's dependencies and users, up to a depth. Use it before moving "
                "or deleting an asset.",
        .category = "asset",
        .hints = READS,
        TAKES(dependencies_params, dependencies_args),
        .output = RECORD3_AND(FIELDS1("total", S_INT), "assetPath", S_STRING, "dependencies",
                              S_LIST(DEPENDENCY), "dependents", S_LIST(DEPENDENCY)),
    },
    {
        EDITOR(TOOL_AUDIO_MIXER_LIST, "audio.mixer.list"),
        .title = "List audio mixers",
        .text = "Lists the project's audio mixers with their groups and snapshots.",
        .category = "audio",
        .hints = READS,
        TAKES(mixers_params, page_args),
        .output = RECORD1_AND(FIELDS1("total", S_INT), "mixers", S_LIST(MIXER)),
    },
    {
        EDITOR(TOOL_AUDIO_MIXER_SNAPSHOT_READ, "audio.mixer.snapshot.read"),
        .title = "Read a mixer snapshot",
        .text = "Returns the parameter values that a snapshot of an audio mixer stores.",
        .category = "audio",
        .hints = READS,
        TAKES(snapshot_params, snapshot_args),
        .output = RECORD3_AND(
            FIELDS2("diagnostics", S_LIST_OR_NULL(S_STRING), "note", S_STRING_OR_NULL), "mixerPath",
            S_STRING, "snapshotName", S_STRING, "parameters", S_LIST(MIXER_VALUE)),
    },
    {
        EDITOR(TOOL_EDITOR_SELECTION_INFO, "editor.selection.info"),
        .title = "Selection info",
        .text = "Returns the selection of the running editor, and the active scene. Needs a "
                "connected Unity.",
        .category = "editor",
        .hints = READS,
        .is_either = true,
        .output = S_RECORD(NAMES1("selectedObjects", S_STRING),
                           FIELDS3("selectedObjects", S_LIST(SELECTED), "activeScene",
                                   S_STRING_OR_NULL, "activeGameObject", S_STRING_OR_NULL)),
    },
    {
        EDITOR(TOOL_COMPLETE, "project.complete"),
        .title = "Complete a name",
        .text = "Returns the names of scenes, assets, objects or types that match a text, those "
                "that begin with it first.",
        .category = "project",
        .hints = READS,
        .task = TASK_NEVER,
        .is_unlisted = true,
        TAKES(complete_params, complete_args),
        .output = RECORD3("values", S_LIST(S_STRING), "total", S_INT, "hasMore", S_BOOL),
    },
};

const struct tool_rows rows_editor = {rows, N_ELEMENTS(rows)};
