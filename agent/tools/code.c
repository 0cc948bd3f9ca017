/*
 * execute_code: runs the caller's C# and answers with its value as JSON; if that is a Task, waits
 * for its result. An exception fails the call.
 */
#include "agent/eval/eval.h"
#include "agent/eval/value.h"
#include "agent/link/link.h"
#include "agent/run/operation.h"
#include "agent/run/task.h"
#include "agent/run/throw.h"

#include "tools.h"

/* --- The value --- */

static bool answer_nothing(struct agent_call *call)
{
    buf_append(&call->result, SLICE("null"));
    call->has_no_value = true;
    return true;
}

static bool answer_value(struct agent_call *call, struct clr_object *value, bool has_value)
{
    return has_value ? value_json(call, value, link_now() - call->begun) : answer_nothing(call);
}

static bool answer_narrow(struct agent_call *call, struct clr_object *value, bool has_value)
{
    call->library_as_text = true;
    return answer_value(call, value, has_value);
}

static bool refuse_exception(struct agent_call *call, struct clr_object *exception)
{
    return exception ? throw_answer(call, exception) : throw_cancelled(call);
}

static const struct task_rules rules = {answer_value, refuse_exception};
static const struct task_rules narrow_rules = {answer_narrow, refuse_exception};

/* --- The tool --- */

bool code_run(struct agent_call *call, struct slice code, struct eval_result *ret_result)
{
    bool ok;

    operation_enter(call->op, 0);
    ok = eval_run(call->arena, code, &call->limits, ret_result, &call->err);
    operation_leave(call->op, 0);
    if (ok)
        call->begun = link_now() - ret_result->spent; /* compiling does not count */
    return ok;
}

bool code_answer_read(struct agent_call *call, struct clr_object *value)
{
    return task_answer(call, value, call->may_eval ? &rules : &narrow_rules);
}

bool code_answer(struct agent_call *call, const struct eval_result *r)
{
    switch (r->outcome) {
    case EVAL_VALUE:
        return task_answer(call, r->value, &rules);
    case EVAL_COMPILE_ERROR:
        err_set(&call->err, ERR_TOOL, "Compilation errors:\n%.*s", SLICE_ARG(r->text));
        call->err.whole =
            arena_printf(call->arena, "Compilation errors:\n%.*s", SLICE_ARG(r->text));
        return false;
    case EVAL_EXCEPTION:
        return r->value
                   ? throw_answer(call, r->value)
                   : err_set(&call->err, ERR_TOOL, "Error executing code: ThreadAbortException");
    case EVAL_STOPPED:
        return err_set(&call->err, ERR_TIMEOUT, "%.*s", SLICE_ARG(r->text));
    case EVAL_NOTHING:
        break;
    }
    return answer_nothing(call);
}

static bool execute_code(struct agent_call *call)
{
    const struct execute_args *args = call->args;
    struct slice code = args->code.value;
    struct eval_result r;

    return code_take(call, &code) && code_run(call, code, &r) && code_answer(call, &r);
}

static const struct agent_tool tools[] = {
    {TOOL_EXECUTE_CODE, execute_code, true},
};
const struct agent_tools tools_code = {tools, N_ELEMENTS(tools)};
