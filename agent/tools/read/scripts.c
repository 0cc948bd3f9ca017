/* unity://scripts: the state of the project's scripts after their compilation. */
#include "agent/engine/sources.h"
#include "agent/tools/tools.h"

static bool get_script_report(struct agent_call *call)
{
    const struct script_report_args *args = call->args;
    struct agent_scripts_query q = {.state = args->state.value,
                                    .path = args->path.value,
                                    .limit = args->limit.value < 1 ? 1 : (size_t)args->limit.value,
                                    .offset =
                                        args->offset.value < 0 ? 0 : (size_t)args->offset.value,
                                    .n_left = args->left.value < 0 ? 0 : (size_t)args->left.value,
                                    .budget = call->budget};

    if (!agent_scripts()) {
        err_set(&call->err, ERR_ENGINE, "This engine does not compile the project's scripts");
        return err_hint(&call->err, "Unity has compiled them: its own console shows what failed. "
                                    "'umcp doctor DIR' reports which of them umcp's player can "
                                    "compile.");
    }
    agent_scripts()(&q, &call->result);
    return true;
}

static const struct agent_tool tools[] = {
    {TOOL_GET_SCRIPT_REPORT, get_script_report, false},
};
const struct agent_tools tools_scripts = {tools, N_ELEMENTS(tools)};
