/*
 * execute_code: C# of the caller's, whose value is answered as JSON. What the code throws fails the
 * call. A Task that it gives is waited for without the main thread: the call is set aside, and
 * asked for in each frame until the task has ended.
 */
#include "agent/eval.h"
#include "agent/link.h"
#include "agent/throw.h"
#include "agent/value.h"

#include "tools.h"

/* --- Whose code it is --- */

/* Of this domain; `set` is NULL where there is no such class. */
static struct {
    struct clr_method *set;
    bool is_sought;
} operation;

void code_forget(void)
{
    operation.set = NULL;
    operation.is_sought = false;
}

/* Lines that the code's tasks and threads log later are known by it. */
static void set_operation(struct slice op)
{
    struct clr_class *k;
    struct err err;
    void *args[1];

    if (!operation.is_sought) {
        operation.is_sought = true;
        k = clr_class_named(SLICE("Umcp.Operation"));
        operation.set = k ? clr_method(k, "Set", 1, "System.String") : NULL;
    }
    args[0] = op.len ? clr_string_new(op) : NULL;
    if (operation.set)
        clr_call(operation.set, NULL, args, NULL, &err);
}

/* --- Tasks --- */

/* As System.Threading.Tasks.TaskStatus numbers them. */
enum task_status { TASK_DONE = 5, TASK_CANCELLED = 6, TASK_FAULTED = 7 };

static bool is_task_class(struct clr_class *k, const char *name)
{
    return strcmp(clr.class_get_name(k), name) == 0 &&
           strcmp(clr.class_get_namespace(k), "System.Threading.Tasks") == 0;
}

/* The Task that a value is or, being a ValueTask, stands for; NULL: it is another value. */
static struct clr_object *task_of(struct clr_object *value)
{
    struct clr_class *k = value ? clr.object_get_class(value) : NULL;
    struct clr_object *task = NULL;
    struct clr_method *as_task;
    struct err err;

    if (k && (is_task_class(k, "ValueTask") || is_task_class(k, "ValueTask`1"))) {
        as_task = clr_method(k, "AsTask", 0, NULL);
        return as_task && clr_call(as_task, value, NULL, &task, &err) ? task : NULL;
    }
    while (k && !is_task_class(k, "Task"))
        k = clr.class_get_parent(k);
    return k ? value : NULL;
}

static struct clr_object *ask_task(struct clr_object *task, const char *getter)
{
    struct clr_method *m = clr_method(clr.object_get_class(task), getter, 0, NULL);
    struct clr_object *answer = NULL;
    struct err err;

    return m && clr_call(m, task, NULL, &answer, &err) ? answer : NULL;
}

static int task_status(struct clr_object *task)
{
    struct clr_object *status = ask_task(task, "get_Status");

    return status ? *(int32_t *)clr.object_unbox(status) : TASK_DONE;
}

/* What a task without a result has for one, inside. */
static bool is_no_result(struct clr_object *result)
{
    return result && is_task_class(clr.object_get_class(result), "VoidTaskResult");
}

/* An exception of a task comes wrapped, since there may be several: the first counts. */
static bool answer_faulted(struct agent_call *call, struct clr_object *task)
{
    struct clr_object *all = ask_task(task, "get_Exception");
    struct clr_object *first = all ? ask_task(all, "get_InnerException") : NULL;

    if (!all)
        return err_set(&call->err, ERR_TOOL, "Error executing code: Exception");
    return throw_answer(call, first ? first : all);
}

static bool answer_cancelled(struct agent_call *call)
{
    err_set(&call->err, ERR_TOOL, "Error executing code: TaskCanceledException");
    err_hint(&call->err, "A task was canceled.");
    call->err.details = SLICE("{\"type\":\"System.Threading.Tasks.TaskCanceledException\","
                              "\"message\":\"A task was canceled.\"}");
    return false;
}

static bool answer_nothing(struct agent_call *call)
{
    buf_append(&call->result, SLICE("null"));
    call->has_no_value = true;
    return true;
}

struct later_task {
    struct agent_later later;
    uintptr_t task; /* a handle */
};

static bool answer_value(struct agent_call *call, struct clr_object *value,
                         struct later_task *waiting);

static void wait_for(struct later_task *waiting, struct clr_object *task)
{
    clr_handle_free(waiting->task);
    waiting->task = clr_handle_new(task);
}

static enum agent_later_end ask_later(struct agent_later *later, struct agent_call *call)
{
    struct later_task *waiting = (struct later_task *)later;
    bool ok = answer_value(call, clr_handle_get(waiting->task), waiting);

    if (call->later)
        return LATER_WAITS;
    return ok ? LATER_DONE : LATER_FAILED;
}

static void drop_later(struct agent_later *later)
{
    struct later_task *waiting = (struct later_task *)later;

    clr_handle_free(waiting->task);
    mem_free(waiting);
}

/* Another turn of the one that waits already, or the first of a new one. */
static bool answer_later(struct agent_call *call, struct clr_object *task,
                         struct later_task *waiting)
{
    if (!waiting) {
        waiting = mem_zalloc(sizeof(*waiting));
        if (!waiting)
            return err_no_memory(&call->err);
        waiting->later = (struct agent_later){ask_later, drop_later, "The task"};
    }
    wait_for(waiting, task);
    call->later = &waiting->later;
    return true;
}

/* A task may give another: that is waited for, too. */
static bool answer_value(struct agent_call *call, struct clr_object *value,
                         struct later_task *waiting)
{
    struct clr_object *task;

    while ((task = task_of(value))) {
        switch (task_status(task)) {
        case TASK_DONE:
            value = ask_task(task, "get_Result");
            if (is_no_result(value) ||
                !clr_method(clr.object_get_class(task), "get_Result", 0, NULL))
                return answer_nothing(call);
            break;
        case TASK_CANCELLED:
            return answer_cancelled(call);
        case TASK_FAULTED:
            return answer_faulted(call, task);
        default:
            return answer_later(call, task, waiting);
        }
    }
    return value_json(call, value, link_now() - call->begun);
}

/* --- The tool --- */

static bool refuse_code(struct agent_call *call, struct slice report)
{
    err_set(&call->err, ERR_TOOL, "Compilation errors:\n%.*s", SLICE_ARG(report));
    call->err.whole = arena_printf(call->arena, "Compilation errors:\n%.*s", SLICE_ARG(report));
    return false;
}

bool code_run(struct agent_call *call, struct slice code, struct eval_result *ret_result)
{
    bool ok;

    if (call->op.len)
        set_operation(call->op);
    ok = eval_run(call->arena, code, &call->limits, ret_result, &call->err);
    if (call->op.len)
        set_operation((struct slice){0});
    if (ok)
        call->begun = link_now() - ret_result->spent; /* compiling does not count */
    return ok;
}

bool code_answer(struct agent_call *call, const struct eval_result *r)
{
    switch (r->outcome) {
    case EVAL_VALUE:
        return answer_value(call, r->value, NULL);
    case EVAL_COMPILE_ERROR:
        return refuse_code(call, r->text);
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

bool body_execute_code(struct agent_call *call)
{
    const struct execute_args *args = call->args;
    struct slice code = args->code.value;
    struct eval_result r;

    return code_take(call, &code) && code_run(call, code, &r) && code_answer(call, &r);
}
