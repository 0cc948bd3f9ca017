/* Which tools an engine has, and what happens to them when its domain changes. */
#include "agent/eval.h"
#include "agent/guard.h"

#include "tools.h"

static const struct agent_tool rows[] = {
    {TOOL_GET_STATUS, body_get_status, false},
    {TOOL_GET_VERSION, body_get_version, false},
    {TOOL_LIST_SCENES, body_list_scenes, false},
    {TOOL_LIST_BUILD_SCENES, body_list_build_scenes, false},
    {TOOL_SCENE_ACTIVE, body_scene_active, false},
    {TOOL_PROJECT_INFO, body_project_info, false},
    {TOOL_LIST_OBJECTS, body_list_objects, false},
    {TOOL_GET_OBJECT, body_get_object, false},
    {TOOL_GET_COMPONENTS, body_get_components, false},
    {TOOL_LIST_COMPONENT_MEMBERS, body_list_members, true},
    {TOOL_READ_COMPONENT_MEMBER, body_read_member, true},
    {TOOL_LIST_CHILDREN, body_list_children, false},
    {TOOL_SEARCH_OBJECTS, body_search_objects, false},
    {TOOL_GET_CAMERA_INFO, body_get_camera, false},
    {TOOL_GET_FREECAM, body_get_freecam, false},
    {TOOL_MOUSE_PICK, body_mouse_pick, false},
    {TOOL_GET_SELECTION, body_get_selection, false},
    {TOOL_GET_CLIPBOARD, body_get_clipboard, false},
    {TOOL_GET_TIME_SCALE, body_get_time_scale, false},
    {TOOL_SET_ACTIVE, body_set_active, false},
    {TOOL_SELECT_OBJECT, body_select_object, false},
    {TOOL_REPARENT, body_reparent, false},
    {TOOL_DESTROY_OBJECT, body_destroy_object, false},
    {TOOL_LOAD_SCENE, body_load_scene, false},
    {TOOL_SAVE_SCENE, body_save_scene, true},
    {TOOL_SET_MEMBER, body_set_member, true},
    {TOOL_CALL_METHOD, body_call_method, true},
    {TOOL_ADD_COMPONENT, body_add_component, true},
    {TOOL_REMOVE_COMPONENT, body_remove_component, true},
    {TOOL_SET_CLIPBOARD_TEXT, body_set_clipboard_text, false},
    {TOOL_SET_CLIPBOARD_OBJECT, body_set_clipboard_object, false},
    {TOOL_CLEAR_CLIPBOARD, body_clear_clipboard, false},
    {TOOL_SET_TIME_SCALE, body_set_time_scale, false},
    {TOOL_SET_FREECAM_ENABLED, body_set_freecam_enabled, false},
    {TOOL_SET_FREECAM_SPEED, body_set_freecam_speed, false},
    {TOOL_SET_FREECAM_POSE, body_set_freecam_pose, false},
    {TOOL_SPAWN_TEST_UI, body_spawn_test_ui, false},
    {TOOL_DESTROY_TEST_UI, body_destroy_test_ui, false},
    {TOOL_CONSOLE_EVAL, body_console_eval, true},
    {TOOL_EXECUTE_CODE, body_execute_code, true},
    {TOOL_QUERY, body_query, true},
    {TOOL_HOOK_LIST, body_list_hooks, false},
    {TOOL_HOOK_LIST_METHODS, body_list_hook_methods, true},
    {TOOL_HOOK_GET_SOURCE, body_get_hook_source, false},
    {TOOL_HOOK_ADD, body_hook_add, true},
    {TOOL_HOOK_REMOVE, body_hook_remove, false},
    {TOOL_HOOK_SET_ENABLED, body_hook_set_enabled, false},
    {TOOL_HOOK_SET_SOURCE, body_hook_set_source, true},
};

const struct agent_tool *agent_tool_find(enum tool_id id)
{
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        if (rows[i].id == id)
            return &rows[i];
    }
    return NULL;
}

void agent_tools_forget(void)
{
    engine_forget();
    eval_forget();
    code_forget();
    query_forget();
    guard_forget();
}
