/*
 * The typed structs that tool bodies get: checked, defaults filled in. Included by tool.h.
 *
 * A parameter that is required or has a default is always set. Numbers are as the caller sent them:
 * a body clamps `limit` to 1 or more, `offset` and `count` to 0 or more, and explorer's time scale
 * and freecam speed, because old clients rely on that. A text may be empty. The gates check
 * `confirm` and the allowlists; bodies do not.
 */
#ifndef TOOL_ARGS_H
#define TOOL_ARGS_H

#include "base/base.h"

#include "settings.h"

/* One member per parameter type; is_set is false for an absent parameter without a default, and
 * the value is then zero. Texts live in the call's arena, in its message or in the tables. */
struct arg_text {
    bool is_set;
    struct slice value;
};
struct arg_int {
    bool is_set;
    int64_t value;
};
struct arg_number {
    bool is_set;
    double value;
};
struct arg_bool {
    bool is_set, value;
};
struct arg_texts {
    bool is_set;
    const struct slice *items;
    size_t n_items;
};
struct arg_vector3 {
    bool is_set;
    double x, y, z;
};

/* --- Explorer. Tools that are named in no comment have no parameters. --- */

/* ListScenes, ListBuildScenes, ListConsoleScripts, HookList, audio.mixer.list */
struct page_args {
    struct arg_int limit, offset;
    struct arg_bool with_path; /* ListScenes */
};

/* TailLogs */
struct tail_logs_args {
    struct arg_int count;
};

/* GetScriptReport */
struct script_report_args {
    struct arg_text state, path;
    struct arg_int left, limit, offset;
};

/* SetConfig: an unset member changes nothing. */
#define SETTING_ARG_FLAG               struct arg_bool
#define SETTING_ARG_ON_FLAG            struct arg_bool
#define SETTING_ARG_NAMES              struct arg_texts
#define SETTING_ARG(member, type, ...) SETTING_ARG_##type member;
struct set_config_args {
    SETTINGS(SETTING_ARG)
    struct arg_bool restart;
};

/* ListObjects */
struct list_objects_args {
    struct arg_text scene_id, name, type;
    struct arg_bool active_only;
    struct arg_int limit, offset;
};

/* SearchObjects */
struct search_objects_args {
    struct arg_text query, name, type, path;
    struct arg_bool active_only;
    struct arg_int limit, offset;
};

/* GetObject (its parameter is called "id"), SelectObject */
struct object_args {
    struct arg_text object_id;
};

/* GetComponents, ListChildren */
struct object_page_args {
    struct arg_text object_id;
    struct arg_int limit, offset;
};

/* ListComponentMembers */
struct list_members_args {
    struct arg_text object_id, component_type;
    struct arg_bool include_methods;
    struct arg_int limit, offset;
};

/* ReadComponentMember */
struct read_member_args {
    struct arg_text object_id, component_type, name;
};

/* MousePick: mode is "world" or "ui". */
struct pick_args {
    struct arg_text mode;
    struct arg_number x, y;
    struct arg_bool normalized;
};

/* ClearClipboard, RunStartupScript, SpawnTestUi, DestroyTestUi */
struct confirm_args {
    struct arg_bool confirm;
};

/* SetClipboardObject, DestroyObject */
struct confirm_object_args {
    struct arg_text object_id;
    struct arg_bool confirm;
};

/* SetStartupScriptEnabled, SetFreecamEnabled */
struct enabled_args {
    struct arg_bool enabled, confirm;
};

/* SetActive */
struct set_active_args {
    struct arg_text object_id;
    struct arg_bool active, confirm;
};

/* SetClipboardText */
struct clipboard_text_args {
    struct arg_text text;
    struct arg_bool confirm;
};

/* SetMember: json_value is JSON in a string. */
struct set_member_args {
    struct arg_text object_id, component_type, member, json_value;
    struct arg_bool confirm;
};

/* CallMethod: args_json is a JSON array in a string. */
struct call_method_args {
    struct arg_text object_id, component_type, method, args_json;
    struct arg_bool confirm;
};

/* AddComponent: replaces is a type's name or a decimal index. */
struct add_component_args {
    struct arg_text object_id, type, replaces;
    struct arg_bool confirm;
};

/* RemoveComponent ("typeOrIndex": a type's name or a decimal index) */
struct remove_component_args {
    struct arg_text object_id, type;
    struct arg_bool confirm;
};

/* Reparent */
struct reparent_args {
    struct arg_text object_id, new_parent_id;
    struct arg_bool confirm;
};

/* LoadScene: mode is "single" or "additive". */
struct load_scene_args {
    struct arg_text name, mode;
    struct arg_bool confirm;
};

/* SaveScene */
struct save_scene_args {
    struct arg_text scene_id, path;
    struct arg_bool confirm;
};

/* SetTimeScale */
struct time_scale_args {
    struct arg_number value;
    struct arg_bool lock, confirm;
};

/* SetFreecamSpeed */
struct freecam_speed_args {
    struct arg_number speed;
    struct arg_bool confirm;
};

/* SetFreecamPose */
struct freecam_pose_args {
    struct arg_vector3 pos, rot;
    struct arg_bool confirm;
};

/* ConsoleEval */
struct eval_args {
    struct arg_text code;
    struct arg_bool confirm;
};

/* ReadConsoleScript */
struct read_script_args {
    struct arg_text path;
};

/* DeleteConsoleScript, RunConsoleScript */
struct script_args {
    struct arg_text path;
    struct arg_bool confirm;
};

/* WriteConsoleScript */
struct write_script_args {
    struct arg_text path, content;
    struct arg_bool confirm;
};

/* WriteStartupScript */
struct write_startup_args {
    struct arg_text content;
    struct arg_bool confirm;
};

/* HookListMethods */
struct hook_methods_args {
    struct arg_text type, filter;
    struct arg_int limit, offset;
};

/* HookGetSource */
struct hook_source_args {
    struct arg_text signature;
};

/* HookAdd: method is a name or a full signature. */
struct hook_add_args {
    struct arg_text type, method;
    struct arg_bool confirm;
};

/* RestoreHook */
struct restore_hook_args {
    struct arg_text type, signature, source;
    struct arg_bool enabled;
};

/* RestoreState */
struct restore_state_args {
    struct arg_text state;
};

/* HookRemove */
struct hook_args {
    struct arg_text signature;
    struct arg_bool confirm;
};

/* HookSetEnabled */
struct hook_enabled_args {
    struct arg_text signature;
    struct arg_bool enabled, confirm;
};

/* HookSetSource */
struct hook_set_source_args {
    struct arg_text signature, source;
    struct arg_bool confirm;
};

/* --- Editor. --- */

/* mcp.tools.list */
struct list_tools_args {
    struct arg_text category, tier;
};

/* mcp.tool.describe */
struct describe_tool_args {
    struct arg_text tool_id;
};

/* project.scenes.list */
struct project_scenes_args {
    struct arg_bool include_all_scenes;
    struct arg_int limit, offset;
};

/* project.complete */
struct complete_args {
    struct arg_text kind, prefix, within;
    struct arg_int limit;
};

/* project.references.missing: scope is "all", "scenes", "prefabs" or "assets". */
struct missing_args {
    struct arg_text scope;
    struct arg_int limit, offset;
};

/* project.assets.list: type is one of the types that project.assets.summary counts. */
struct assets_args {
    struct arg_text folder, type;
    struct arg_int limit, offset;
};

/* scene.hierarchy.dump: root_path names the object whose children are listed. The editor envelope
 * requires scene_path, and so does the body if the project has no enabled build scene. */
struct hierarchy_args {
    struct arg_text scene_path;
    struct arg_bool include_inactive;
    struct arg_text root_path;
    struct arg_int offset;
};

/* scene.objects.find: layer is 0 to 31. */
struct find_objects_args {
    struct arg_text scene_path, name_contains, tag;
    struct arg_int layer;
    struct arg_text component_type;
    struct arg_int limit, offset;
};

/* scene.components.list */
struct scene_components_args {
    struct arg_text game_object_path, scene_path;
    struct arg_int limit, offset;
};

/* asset.info: the body requires one of the two. */
struct asset_args {
    struct arg_text asset_path, guid;
};

/* asset.dependencies.graph: depth is 1 to 10, direction "both", "dependencies" or "dependents". */
struct dependencies_args {
    struct arg_text asset_path, guid;
    struct arg_int depth;
    struct arg_text direction;
    struct arg_int limit, offset;
};

/* audio.mixer.snapshot.read: the body requires mixer_path or mixer_guid. */
struct snapshot_args {
    struct arg_text mixer_path, mixer_guid, snapshot_name;
};

/* --- Bridge. --- */

/* execute_code: timeout is how long the caller waits, in ms; any number. */
struct execute_args {
    struct arg_text code;
    struct arg_number timeout;
};

/* query */
struct query_args {
    struct arg_text query;
    struct arg_number timeout;
};

/* get_result, get_log_details: the id is "logId" or "log_id"; the body requires one. */
struct log_id_args {
    struct arg_text log_id, log_id_snake;
};

/* get_logs: limit is another spelling of count, log_type of level. */
struct logs_args {
    struct arg_int count, limit, offset;
    struct arg_int since; /* ms since 1970 */
    struct arg_text level, log_type, text, log_name;
};

#endif
