/* The table of an engine's tools, and their reaction to a change of its domain. */
#include "agent/editor/editor.h"
#include "agent/eval/eval.h"
#include "agent/run/guard.h"
#include "agent/run/operation.h"
#include "agent/usertool/usertool.h"

#include "agent/tools/tools.h"

static const struct agent_tools *const files[] = {
    &tools_code,         &tools_components,
    &tools_eval,         &tools_hooks,
    &tools_objects,      &tools_query,
    &tools_project,      &tools_scenes,
    &tools_status,       &tools_test_ui,
    &tools_view,         &tools_write_component,
    &tools_write_member, &tools_write_object,
    &tools_write_scene,  &tools_write_state,
    &tools_user,         &tools_complete,
    &tools_scripts,      &tools_editor_dump,
    &tools_editor_find,  &tools_editor_selection,
    &tools_editor_build, &tools_state,
};

const struct agent_tool *agent_tool_find(enum tool_id id)
{
    for (size_t f = 0; f < N_ELEMENTS(files); f++)
        for (size_t i = 0; i < files[f]->n; i++)
            if (files[f]->rows[i].id == id)
                return &files[f]->rows[i];
    return NULL;
}

void agent_tools_forget(void)
{
    engine_forget();
    eval_forget();
    operation_forget();
    usertool_run_forget();
    query_forget();
    complete_forget();
    guard_forget();
}
