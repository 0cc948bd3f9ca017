/*
 * One id per declared tool, so that bodies are found without comparing names. A new tool needs an
 * id here, its row in one of the files below, and a body where it runs. The order does not matter.
 * Included by tool.h.
 */
#ifndef TOOL_IDS_H
#define TOOL_IDS_H

enum tool_id {
    /* explorer_status.c */
    TOOL_GET_STATUS,
    TOOL_GET_VERSION,
    TOOL_TAIL_LOGS,
    TOOL_GET_CONFIG,
    TOOL_SET_CONFIG,
    TOOL_LIST_INSTANCES,    /* unlisted: unity://instances */
    TOOL_GET_SCRIPT_REPORT, /* unlisted: unity://scripts */

    /* explorer_read.c */
    TOOL_LIST_SCENES,
    TOOL_LIST_BUILD_SCENES,
    TOOL_LIST_OBJECTS,
    TOOL_GET_OBJECT,
    TOOL_GET_COMPONENTS,
    TOOL_LIST_COMPONENT_MEMBERS,
    TOOL_READ_COMPONENT_MEMBER,
    TOOL_LIST_CHILDREN,
    TOOL_SEARCH_OBJECTS,
    TOOL_GET_CAMERA_INFO,
    TOOL_GET_FREECAM,
    TOOL_MOUSE_PICK,
    TOOL_GET_SELECTION,
    TOOL_GET_CLIPBOARD,
    TOOL_GET_TIME_SCALE,

    /* explorer_write.c */
    TOOL_SET_ACTIVE,
    TOOL_SELECT_OBJECT,
    TOOL_SET_CLIPBOARD_TEXT,
    TOOL_SET_CLIPBOARD_OBJECT,
    TOOL_CLEAR_CLIPBOARD,
    TOOL_SET_MEMBER,
    TOOL_CALL_METHOD,
    TOOL_ADD_COMPONENT,
    TOOL_REMOVE_COMPONENT,
    TOOL_REPARENT,
    TOOL_DESTROY_OBJECT,
    TOOL_LOAD_SCENE,
    TOOL_SAVE_SCENE,
    TOOL_SET_TIME_SCALE,
    TOOL_SET_FREECAM_ENABLED,
    TOOL_SET_FREECAM_SPEED,
    TOOL_SET_FREECAM_POSE,
    TOOL_SPAWN_TEST_UI,
    TOOL_DESTROY_TEST_UI,

    /* explorer_scripts.c */
    TOOL_CONSOLE_EVAL,
    TOOL_LIST_CONSOLE_SCRIPTS, /* unlisted: unity://console/scripts */
    TOOL_READ_CONSOLE_SCRIPT,
    TOOL_WRITE_CONSOLE_SCRIPT,
    TOOL_DELETE_CONSOLE_SCRIPT,
    TOOL_RUN_CONSOLE_SCRIPT,
    TOOL_GET_STARTUP_SCRIPT,
    TOOL_SET_STARTUP_SCRIPT_ENABLED,
    TOOL_WRITE_STARTUP_SCRIPT,
    TOOL_RUN_STARTUP_SCRIPT,

    /* explorer_hooks.c */
    TOOL_HOOK_LIST, /* unlisted: unity://hooks */
    TOOL_HOOK_LIST_ALLOWED_TYPES,
    TOOL_HOOK_LIST_METHODS,
    TOOL_HOOK_GET_SOURCE,
    TOOL_HOOK_ADD,
    TOOL_HOOK_REMOVE,
    TOOL_HOOK_SET_ENABLED,
    TOOL_HOOK_SET_SOURCE,
    TOOL_RESTORE_HOOK,  /* unlisted: a hook of the engine before, or of the domain before */
    TOOL_RESTORE_STATE, /* unlisted: state of the tools of the engine before */

    /* editor.c */
    TOOL_MCP_SERVER_INFO,
    TOOL_MCP_TOOLS_LIST,
    TOOL_MCP_TOOL_DESCRIBE,
    TOOL_PROJECT_INFO,
    TOOL_PROJECT_SCENES_LIST,
    TOOL_PROJECT_ASSETS_SUMMARY,
    TOOL_PROJECT_ASSETS_LIST, /* unlisted: unity://assets */
    TOOL_PROJECT_REFERENCES_MISSING,
    TOOL_SCENE_ACTIVE, /* unlisted: unity://scene/active */
    TOOL_SCENE_HIERARCHY_DUMP,
    TOOL_SCENE_OBJECTS_FIND,
    TOOL_SCENE_COMPONENTS_LIST,
    TOOL_ASSET_INFO,
    TOOL_ASSET_DEPENDENCIES_GRAPH,
    TOOL_AUDIO_MIXER_LIST,
    TOOL_AUDIO_MIXER_SNAPSHOT_READ,
    TOOL_EDITOR_SELECTION_INFO,
    TOOL_COMPLETE, /* unlisted: completion/complete */

    /* bridge.c */
    TOOL_EXECUTE_CODE,
    TOOL_QUERY,
    TOOL_GET_RESULT,
    TOOL_CANCEL_OPERATION,
    TOOL_GET_LOGS,
    TOOL_GET_LOG_DETAILS,
    TOOL_HELP,

    TOOL_COUNT,
    TOOL_PLUGIN = TOOL_COUNT /* any tool that an engine registered at run time */
};

#endif
