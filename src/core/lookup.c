/* Queries to the store whose answers become a call's result, now or later. */
#include "internal.h"

struct lookup {
    struct store_request request; /* first: callers have a pointer to it */
    struct core *core;
    struct call *call;
    tell_fn *tell;
    const char *what;
};

void lookup_miss(struct call *call, const char *what)
{
    err_set(&call->hosted.err, ERR_NOT_FOUND, "%s not found", what);
}

static void answered(void *ctx, struct store_request *r)
{
    struct lookup *l = ctx;
    struct err *err = &l->call->hosted.err;

    if (r->err.kind == ERR_NONE || !l->what)
        l->tell(l->core, l->call, r);
    else if (r->err.kind == ERR_NOT_FOUND)
        lookup_miss(l->call, l->what);
    else
        *err = r->err;
    if (!l->call->awaited[0]) /* else tell() makes it wait for a task's end */
        call_finish(l->core, l->call);
}

struct store_request *lookup_new(struct core *c, struct call *call, tell_fn *tell)
{
    struct lookup *l;

    if (!c->store) {
        err_set(&call->hosted.err, ERR_NOT_READY, "This server keeps no records");
        return NULL;
    }
    if (!call_charge(c, call))
        return NULL;
    l = arena_zalloc(&call->arena, sizeof(*l));
    if (!l) {
        err_no_memory(&call->hosted.err);
        return NULL;
    }
    l->core = c;
    l->call = call;
    l->tell = tell;
    l->request.arena = &call->arena;
    l->request.done = answered;
    l->request.ctx = l;
    return &l->request;
}

void lookup_ask(struct core *c, struct store_request *r, const char *what)
{
    struct lookup *l = (struct lookup *)r;

    l->what = what;
    call_set_state(c, l->call, CALL_STORING);
    store_post(c->store, r);
}
