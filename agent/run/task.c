/*
 * A Task is only the promise of a result. The main thread does not block on it: the pump sets the
 * call aside, and looks at the task in each frame until it has ended.
 */
#include "task.h"

#include "base/limits.h"

/* As System.Threading.Tasks.TaskStatus numbers them. */
enum task_status { TASK_DONE = 5, TASK_CANCELLED = 6, TASK_FAULTED = 7 };

static bool is_task_class(struct clr_class *k, const char *name)
{
    return clr_is_named(k, "System.Threading.Tasks", name);
}

/* The class library's own class, or NULL if the value is not of it. Its getters are not code of the
 * game; those of a derived class, or of one with the same name, may be. */
static struct clr_class *base_of(struct clr_object *value, const char *name)
{
    struct clr_class *k = value ? clr.object_get_class(value) : NULL;

    while (k && (!is_task_class(k, name) || clr.class_get_image(k) != clr.get_corlib()))
        k = clr.class_get_parent(k);
    return k;
}

static struct clr_object *ask(struct clr_object *o, struct clr_class *k, const char *getter)
{
    struct clr_method *m = k ? clr_method(k, getter, 0, NULL) : NULL;
    struct clr_object *answer = NULL;
    struct err err;

    return m && clr_call(m, o, NULL, &answer, &err) ? answer : NULL;
}

/* --- The task of a value --- */

struct conversion {
    struct clr_object *value, *task;
};

static void convert(void *ctx)
{
    struct conversion *c = ctx;

    c->task = ask(c->value, clr.object_get_class(c->value), "AsTask");
}

/* Returns the value itself if it is a Task, or the Task behind a ValueTask; NULL if it is neither.
 * A ValueTask may have code of the game behind it. */
static bool task_of(struct agent_call *call, struct clr_object *value, struct clr_object **ret_task)
{
    struct clr_class *k = value ? clr.object_get_class(value) : NULL;
    struct conversion c = {.value = value, .task = value};

    if (k && (is_task_class(k, "ValueTask") || is_task_class(k, "ValueTask`1"))) {
        c.task = NULL;
        if (!guard_call(call, "ValueTask.AsTask", convert, &c))
            return false;
    }
    *ret_task = base_of(c.task, "Task") ? c.task : NULL;
    return true;
}

static int status_of(struct clr_object *task)
{
    struct clr_object *status = ask(task, base_of(task, "Task"), "get_Status");

    return status ? *(int32_t *)clr.object_unbox(status) : TASK_DONE;
}

bool task_is_no_result(struct clr_object *result)
{
    struct clr_class *k = result ? clr.object_get_class(result) : NULL;

    return k &&
           (is_task_class(k, "VoidTaskResult") || clr_is_named(k, "System.Reflection", "Missing"));
}

/* A task wraps its exceptions, since there may be several; we report the first. */
static struct clr_object *exception_of(struct clr_object *task)
{
    struct clr_object *all = ask(task, base_of(task, "Task"), "get_Exception");
    struct clr_object *first =
        all ? ask(all, clr.object_get_class(all), "get_InnerException") : NULL;

    return first ? first : all;
}

/* --- Waiting --- */

struct pending_task {
    struct agent_pending pending;
    const struct task_rules *rules;
    uintptr_t task; /* a handle */
};

static bool answer(struct agent_call *call, struct clr_object *value,
                   const struct task_rules *rules, struct pending_task *waiting);

static enum agent_pending_end ask_pending(struct agent_pending *pending, struct agent_call *call)
{
    struct pending_task *waiting = (struct pending_task *)pending;
    bool ok = answer(call, clr_handle_get(waiting->task), waiting->rules, waiting);

    if (ok && call->pending)
        return PENDING_WAITS;
    return ok ? PENDING_DONE : PENDING_FAILED;
}

static void drop_pending(struct agent_pending *pending)
{
    struct pending_task *waiting = (struct pending_task *)pending;

    clr_handle_free(waiting->task);
    mem_free(waiting);
}

/* Waits on with `waiting`, or begins to wait if that is NULL. */
static bool wait_for_task(struct agent_call *call, struct clr_object *task,
                          const struct task_rules *rules, struct pending_task *waiting)
{
    if (!waiting) {
        waiting = mem_zalloc(sizeof(*waiting));
        if (!waiting)
            return err_no_memory(&call->err);
        waiting->pending = (struct agent_pending){ask_pending, drop_pending, "The task"};
        waiting->rules = rules;
    }
    if (!waiting->task || clr_handle_get(waiting->task) != task) {
        clr_handle_free(waiting->task);
        waiting->task = clr_handle_new(task);
    }
    call->pending = &waiting->pending;
    return true;
}

/* If a task returns another task, waits for that too. A task may even return itself. */
static bool answer(struct agent_call *call, struct clr_object *value,
                   const struct task_rules *rules, struct pending_task *waiting)
{
    struct clr_object *task;
    struct clr_class *with_result;

    for (int n = 0; task_of(call, value, &task); n++) {
        if (!task)
            return rules->finish(call, value, true);
        if (n == LIMIT_TASKS_NESTED)
            return err_set(&call->err, ERR_TOOL,
                           "The task returned a task, which returned another, more than %d times",
                           LIMIT_TASKS_NESTED);
        switch (status_of(task)) {
        case TASK_DONE:
            with_result = base_of(task, "Task`1");
            value = ask(task, with_result, "get_Result");
            if (!with_result || task_is_no_result(value))
                return rules->finish(call, NULL, false);
            break;
        case TASK_CANCELLED:
            return rules->fail(call, NULL);
        case TASK_FAULTED:
            return rules->fail(call, exception_of(task));
        default:
            return wait_for_task(call, task, rules, waiting);
        }
    }
    return false;
}

bool task_answer(struct agent_call *call, struct clr_object *value, const struct task_rules *rules)
{
    return answer(call, value, rules, NULL);
}

/* A cancelled task hands out its exception only by throwing it. */
static struct clr_object *cancellation_of(struct clr_object *task)
{
    struct clr_object *awaiter = ask(task, base_of(task, "Task"), "GetAwaiter"), *exception = NULL,
                      *nothing = NULL;
    struct clr_method *m =
        awaiter ? clr_method(clr.object_get_class(awaiter), "GetResult", 0, NULL) : NULL;
    struct err err;

    return m && clr_invoke(m, awaiter, NULL, &nothing, &exception, &err) ? exception : NULL;
}

enum task_state task_look(struct clr_object *task, struct clr_object **ret_value)
{
    *ret_value = NULL;
    switch (status_of(task)) {
    case TASK_DONE:
        *ret_value = ask(task, base_of(task, "Task`1"), "get_Result");
        return TASK_GAVE;
    case TASK_CANCELLED:
        *ret_value = cancellation_of(task);
        return TASK_THREW;
    case TASK_FAULTED:
        *ret_value = exception_of(task);
        return TASK_THREW;
    default:
        return TASK_RUNS;
    }
}
