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
#include "agent/tools/tools.h"

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

static bool answer_with_nothing(struct agent_call *call, struct clr_object *value, bool has_value)
{
    (void)value, (void)has_value;
    return answer_nothing(call);
}

static bool answer_narrow(struct agent_call *call, struct clr_object *value, bool has_value)
{
    call->library_as_text = true;
    return answer_value(call, value, has_value);
}

bool code_was_stopped(struct agent_call *call, struct clr_object *exception)
{
    if (!exception ||
        !clr_is_named(clr.object_get_class(exception), "System.Threading", "ThreadAbortException"))
        return false;
    err_set(&call->err, ERR_TIMEOUT, "umcp stopped the code, because it ran longer than allowed");
    return true;
}

static bool refuse_exception(struct agent_call *call, struct clr_object *exception)
{
    if (code_was_stopped(call, exception))
        return false;
    return exception ? throw_answer(call, exception) : throw_cancelled(call);
}

static const struct task_rules rules = {answer_value, refuse_exception};
static const struct task_rules rules_of_none = {answer_with_nothing, refuse_exception};
static const struct task_rules narrow_rules = {answer_narrow, refuse_exception};

/* --- The tool --- */

bool code_run(struct agent_call *call, struct slice code, struct eval_result *ret_result)
{
    bool ok;

    call->flow = operation_flow_new(&call->limits, false, call->limits.deadline);
    operation_enter(call->op, call->flow);
    ok = eval_run(call->arena, code, &call->limits, ret_result, &call->err);
    operation_leave(call->op, call->flow);
    if (ok)
        call->begun = link_now() - ret_result->spent; /* compiling does not count */
    return ok;
}

/* Knows whether the code has ended when the pump no longer asks. */
struct pending_code {
    struct agent_pending pending;
    struct agent_pending *inner;
    uintptr_t flow;
    bool has_ended;
};

static enum agent_pending_end ask_pending(struct agent_pending *pending, struct agent_call *call)
{
    struct pending_code *l = (struct pending_code *)pending;
    enum agent_pending_end end = l->inner->ask(l->inner, call);

    l->has_ended = end != PENDING_WAITS;
    return end;
}

static void drop_pending(struct agent_pending *pending)
{
    struct pending_code *l = (struct pending_code *)pending;

    if (l->has_ended)
        operation_flow_end(l->flow);
    else
        operation_flow_stop(l->flow);
    l->inner->drop(l->inner);
    mem_free(l);
}

bool code_end(struct agent_call *call, bool ok)
{
    const uintptr_t flow = call->flow;
    struct pending_code *l = ok && call->pending && flow ? mem_zalloc(sizeof(*l)) : NULL;

    call->flow = 0;
    if (!l) {
        if (flow)
            operation_flow_end(flow);
        return ok;
    }
    l->pending = (struct agent_pending){ask_pending, drop_pending, call->pending->what};
    l->inner = call->pending;
    l->flow = flow;
    operation_flow_limit(flow, guard_wait_end(&call->limits, call->begun));
    call->pending = &l->pending;
    return true;
}

bool code_answer_read(struct agent_call *call, struct clr_object *value)
{
    return task_answer(call, value, call->may_eval ? &rules : &narrow_rules);
}

bool code_answer(struct agent_call *call, const struct eval_result *r)
{
    switch (r->outcome) {
    case EVAL_VALUE:
        return task_answer(call, r->value, r->gives_none ? &rules_of_none : &rules);
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

    return code_take(call, &code) &&
           code_end(call, code_run(call, code, &r) && code_answer(call, &r));
}

static const struct agent_tool tools[] = {
    {TOOL_EXECUTE_CODE, execute_code, true},
};
const struct agent_tools tools_code = {tools, N_ELEMENTS(tools)};
