/* Which tools an engine has, and what happens to them when its domain changes. */
#include "tools.h"

static const struct agent_tool rows[] = {
    {TOOL_GET_STATUS, body_get_status, false},
    {TOOL_GET_VERSION, body_get_version, false},
    {TOOL_LIST_SCENES, body_list_scenes, false},
    {TOOL_LIST_BUILD_SCENES, body_list_build_scenes, false},
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
    {TOOL_HOOK_LIST, body_list_hooks, false},
    {TOOL_HOOK_LIST_METHODS, body_list_hook_methods, true},
    {TOOL_HOOK_GET_SOURCE, body_get_hook_source, false},
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
}
