/*
 * Runs the body of a plugin tool beside the main thread, on the worker: one that waits for the main
 * thread through MainThread, while frames go on. Its arguments are made on the main thread, and so
 * is its answer.
 */
#include <stdatomic.h>

#include "base/limits.h"

#include "agent/link/link.h"
#include "agent/run/aside.h"
#include "agent/run/operation.h"
#include "call.h"

/* Belongs to the call until that is answered, and to the worker until its thread has ended. */
struct usertool_body {
    struct agent_pending pending;
    struct agent_pending *next; /* the answer of a task that the method returned; NULL: none */
    const struct usertool *tool;
    struct err err;
    char op[LINKMSG_MAX_OP + 1];
    bool has_token; /* a CancellationToken tells it that it should end */
    bool is_dropped, is_over;
    uintptr_t self, flow, values[PLUGIN_PARAMS]; /* handles, as the two below */
    uintptr_t result, exception;
    atomic_bool has_returned;
};

/* --- On the worker --- */

/* An abort may unwind this. */
static void run(void *ctx)
{
    struct usertool_body *b = ctx;
    const struct slice op = slice_of(b->op);
    struct clr_object *result = NULL, *exception = NULL;
    struct usertool_args args;

    for (size_t i = 0; i < b->tool->n_params; i++)
        args.values[i] = clr_handle_get(b->values[i]);
    if (!usertool_pass(b->tool, &args)) {
        err_no_memory(&b->err);
    } else {
        operation_enter(op, b->flow);
        clr_invoke(b->tool->method, clr_handle_get(b->self), args.raw, &result, &exception,
                   &b->err);
        operation_leave(op, b->flow);
    }
    b->result = result ? clr_handle_new(result) : 0;
    b->exception = exception ? clr_handle_new(exception) : 0;
    atomic_store(&b->has_returned, true);
}

/* --- On the main thread --- */

void usertool_body_free(struct usertool_body *b)
{
    for (size_t i = 0; i < b->tool->n_params; i++)
        clr_handle_free(b->values[i]);
    clr_handle_free(b->self);
    clr_handle_free(b->flow);
    clr_handle_free(b->result);
    clr_handle_free(b->exception);
    mem_free(b);
}

static void over(void *ctx)
{
    struct usertool_body *b = ctx;

    b->is_over = true;
    if (b->is_dropped)
        usertool_body_free(b);
}

static enum agent_pending_end answer(struct usertool_body *b, struct agent_call *call)
{
    call->begun = link_now(); /* until now it has not held the main thread */
    if (b->err.kind != ERR_NONE) {
        call->err = b->err;
        return PENDING_FAILED;
    }
    if (!atomic_load(&b->has_returned)) {
        err_set(&call->err, ERR_TIMEOUT, "umcp stopped '%s'", call->tool->name);
        return PENDING_FAILED;
    }
    if (!usertool_answer(call, b->tool, clr_handle_get(b->result), clr_handle_get(b->exception)))
        return PENDING_FAILED;
    b->next = call->pending;
    return b->next ? PENDING_WAITS : PENDING_DONE;
}

static enum agent_pending_end ask_pending(struct agent_pending *pending, struct agent_call *call)
{
    struct usertool_body *b = (struct usertool_body *)pending;

    if (b->next)
        return b->next->ask(b->next, call);
    return b->is_over ? answer(b, call) : PENDING_WAITS;
}

static void drop_pending(struct agent_pending *pending)
{
    struct usertool_body *b = (struct usertool_body *)pending;

    if (b->next)
        b->next->drop(b->next);
    b->is_dropped = true;
    if (b->is_over)
        usertool_body_free(b);
    else
        aside_stop(b->has_token ? LIMIT_WORKER_GRACE_US : 0);
}

struct usertool_body *usertool_body_new(const struct agent_call *call, const struct usertool *t,
                                        const struct usertool_args *args, struct clr_object *self)
{
    struct usertool_body *b = mem_zalloc(sizeof(*b));

    if (!b)
        return NULL;
    b->pending = (struct agent_pending){ask_pending, drop_pending, NULL};
    b->tool = t;
    memcpy(b->op, call->op.p, call->op.len < sizeof(b->op) ? call->op.len : sizeof(b->op) - 1);
    for (size_t i = 0; i < t->n_params; i++)
        b->values[i] = args->values[i] ? clr_handle_new(args->values[i]) : 0;
    b->self = self ? clr_handle_new(self) : 0;
    return b;
}

bool usertool_body_start(struct usertool_body *b, struct agent_call *call,
                         const struct usertool_lease *lease)
{
    const struct aside_job job = {run, over, b};

    b->flow = lease->flow ? clr_handle_new(clr_handle_get(lease->flow)) : 0;
    b->has_token = lease->cancel != 0;
    if (!aside_start(&job, &call->err)) {
        usertool_body_free(b);
        return false;
    }
    call->pending = &b->pending;
    return true;
}
