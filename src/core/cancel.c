/*
 * Calls that end early: cancelled by their client, by another one, or because their client or its
 * session has ended. The host may still have such a call, and gives it back later.
 */
#include "internal.h"

static void set_cancelled(struct call *call)
{
    call->is_ended = true;
    err_set(&call->late_err, ERR_TOOL, "Operation was cancelled");
    call->late_text[0] = '\0';
    call->is_late = true;
}

void call_end_cancelled(struct core *c, struct call *call)
{
    call->deadline = HOST_NEVER;
    set_cancelled(call);
    call_set_state(c, call, CALL_STORING);
    record_end(c, call, true);
}

/* Records the cancellation at once, before the host reacts, then answers the caller. */
static void cancel(struct core *c, struct call *call)
{
    if (call->state == CALL_ASKING) {
        input_cancel(c, call);
        return;
    }
    if (call->state == CALL_PAUSED) {
        call_end_cancelled(c, call);
        return;
    }
    call->deadline = call->begin_due = HOST_NEVER;
    if (call->operation[0]) {
        set_cancelled(call);
        record_end(c, call, true);
    }
    c->host->ops->cancel(c->host, &call->hosted);
}

static struct call *find_request(struct core *c, const struct session *s, struct slice id)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->session == s && !call->is_cancelled && slice_eq(call->req.id, id) &&
            (call->state == CALL_RUNNING || call->state == CALL_ASKING ||
             call->state == CALL_STORING))
            return call;
    return NULL;
}

/* No client is left that could answer a question, or that waits for a task. */
static void stop_waiting(struct core *c, struct call *call)
{
    if (call->state != CALL_ASKING && (!call->awaited[0] || (call->peer && !call->is_cancelled)))
        return;
    call->deadline = c->now;
    core_wake_at(c, c->now);
}

void call_cancel(struct core *c, struct session *s, struct slice id)
{
    struct call *call = find_request(c, s, id);

    if (!call)
        return;
    call->is_cancelled = true;
    /* An HTTP exchange must still end, even without an answer. */
    if (call->stream)
        call_send(call, 202, (struct slice){0});
    else if (call->is_streaming && call->peer)
        call->peer->ops->close(call->peer);
    else if (call->peer && call->peer->kind == PEER_HTTP && !call->batch)
        call_send(call, 202, (struct slice){0});
    if ((call->state == CALL_RUNNING || call->state == CALL_ASKING) && !call->is_ended)
        cancel(c, call);
    else
        stop_waiting(c, call);
}

bool call_cancel_operation(struct core *c, struct slice operation, const struct call *by)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (operation.len && slice_is(operation, call->operation) && !call->is_ended &&
            (call->state == CALL_RUNNING || call->state == CALL_ASKING ||
             call->state == CALL_DETACHED || call->state == CALL_PAUSED) &&
            (!by || record_may_see(by, record_caller(call)))) {
            cancel(c, call);
            return true;
        }
    return false;
}

/* Its client has left, which cancels its requests. */
static struct call *find_abandoned(struct core *c, const struct peer *p)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->peer == p && call_ends_with_peer(call) && !call->is_cancelled)
            return call;
    return NULL;
}

bool call_ends_with_peer(const struct call *call)
{
    return call->peer && call->peer->kind == PEER_HTTP && call->state == CALL_RUNNING &&
           (request_has(&call->req, FEATURE_STATELESS) || call_needs_peer(call));
}

void call_forget_peer(struct core *c, struct peer *p)
{
    struct call *call;

    /* A host may finish a call at once, which frees it, so each one restarts the walk. */
    while ((call = find_abandoned(c, p)) != NULL) {
        call->is_cancelled = true;
        call->peer = NULL;
        if (!call->is_ended)
            cancel(c, call);
    }
    LIST_EACH(struct call, each, &c->calls, link)
        if (each->peer == p) {
            each->peer = NULL;
            if (!each->stream) /* the client cannot come back */
                stop_waiting(c, each);
        }
}

void call_forget_session(struct core *c, struct session *s)
{
    LIST_EACH(struct call, call, &c->calls, link) {
        task_forget_session(call, s);
        if (call->holder == s)
            call->holder = NULL;
        if (call->session == s) {
            call_leave_session(call);
            if (s->peer)
                call->peer = NULL;
            stop_waiting(c, call);
        }
    }
}
