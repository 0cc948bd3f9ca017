/*
 * The bridge's shutdown: a client that owns the process ends it, others only end their own
 * connection. Requests in flight are answered first, as at the end of input.
 */
#include "internal.h"

void op_shutdown(struct core *c, struct call *call)
{
    call->must_close = call->peer && call->peer->kind != PEER_HTTP;
    if (!call->must_close) {
        call_reply(c, call, SLICE("{}"));
        return;
    }
    call->session->is_ending = true;
    call->is_last = true;
    c->n_last++;
    listen_stop(c, call->peer);
    core_wake(c); /* shutdown_tick() answers it */
}

static struct call *find_ready(struct core *c)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->is_last && (!call->peer || !core_owes_besides(c, call->peer, call)))
            return call;
    return NULL;
}

void shutdown_tick(struct core *c)
{
    struct call *call;

    if (!c->n_last)
        return;
    /* A client that shuts down answers no questions. */
    LIST_EACH(struct session, s, &c->sessions, link)
        if (s->is_ending)
            input_stop(c, s);
    /* Closing a connection may free other calls, so each restarts the walk. */
    while ((call = find_ready(c)) != NULL) {
        call->is_last = false;
        c->n_last--;
        call_reply(c, call, SLICE("{}"));
    }
}
