/*
 * Calls and the store. The store gets the beginning and the end of an operation, and the rows of
 * the audit trail. A short operation is written once, when it has ended. One
 * that takes longer, or whose id was given out, is also written before. The answer waits until the
 * store has the record.
 *
 *     record_open -> [record_begin ->] record_end -> call_recorded: the answer
 *
 * A record outlives its call's peer and session, so it keeps copies of their names. The store
 * borrows the call's result and error, so the call stays until record_is_busy() is false.
 */
#include <stdio.h>

#include "core/internal.h"

#define BEGIN_MS 20 /* an operation that ends sooner is written once */

/* One row of each kind, and the request that carries them. */
struct entry {
    struct operation operation;
    struct store_audit audit;
    struct store_request request;
};

struct record {
    struct core *core;
    struct call *call;
    bool has_begun, is_begun; /* sent as running; the store has written that */
    bool has_mark;            /* sent as running and a task */
    bool is_second;           /* the end could not be written, and is sent again without result */
    struct err why;           /* why it could not be written */
    unsigned n_posted;        /* requests that the store still has */
    int64_t started_ms;
    struct store_caller caller; /* holds the texts below */
    char peer[sizeof((struct peer){0}.remote) + 32];
    char session[SESSION_ID_SIZE];
    char client[LIMIT_CLIENT_NAME];
    char tool[128];
    char sizes[512];
    struct entry begin, end;
};

/* --- Callers and sizes --- */

/* Where the call came from; NULL: its sender has left. */
static const struct peer *sender(const struct call *call)
{
    const struct session *s = call->session;

    if (call->batch)
        return call->batch->peer;
    return call->is_on_stream && s && s->stream ? s->stream->peer : call->peer;
}

/* " user 1001", if that is another user than ours. */
static struct slice write_user(const struct peer *p, char *to, size_t size)
{
    int len = p && p->has_uid && !p->is_same_user ? snprintf(to, size, " user %u", p->uid) : 0;

    return slice_from(to, (size_t)len);
}

bool record_may_see(const struct call *call, const struct store_caller *of)
{
    const struct session *s = call->session;
    char text[32];
    struct slice user = write_user(sender(call), text, sizeof(text));

    return call->is_trusted || (s && s->kind != SESSION_OPEN && slice_is(of->session, s->id)) ||
           (user.len && slice_ends_nocase(of->peer, user));
}

const struct store_caller *record_caller(const struct call *call)
{
    static const struct store_caller nobody;

    return call->record ? &call->record->caller : &nobody;
}

static void remember_caller(struct record *r)
{
    const struct call *call = r->call;
    const struct session *s = call->session;
    const struct peer *p = sender(call);
    char text[32];
    struct slice user = write_user(p, text, sizeof(text));
    struct slice name = call->req.context.client, version = call->req.context.client_version;

    if (p)
        snprintf(r->peer, sizeof(r->peer), "%s%.*s",
                 p->remote[0] || p->kind != PEER_STDIO ? p->remote : "stdio", SLICE_ARG(user));
    if (s && s->kind != SESSION_OPEN)
        snprintf(r->session, sizeof(r->session), "%s", s->id);
    name.len = utf8_cut(name, LIMIT_CLIENT_NAME / 2);
    version.len = utf8_cut(version, LIMIT_CLIENT_NAME / 4);
    snprintf(r->client, sizeof(r->client), "%.*s%s%.*s", SLICE_ARG(name), version.len ? " " : "",
             SLICE_ARG(version));
    r->caller = (struct store_caller){slice_of(r->peer), slice_of(r->session), slice_of(r->client)};
}

/* "code=34,timeout=4": the length of every parameter as sent, never its contents. */
static void remember_sizes(struct record *r)
{
    const struct param *p = r->call->hosted.tool->params;
    struct buf text = {.p = r->sizes, .cap = sizeof(r->sizes), .max = sizeof(r->sizes)};

    for (; p && p->name; p++) {
        const struct json *value = json_get(r->call->req.args, p->name);

        if (value)
            buf_printf(&text, "%s%s=%zu", text.len ? "," : "", p->name, value->raw.len);
    }
    r->sizes[text.len] = '\0';
}

static struct record *record_new(struct core *c, struct call *call)
{
    struct record *r = mem_zalloc(sizeof(*r));

    if (!r)
        return NULL;
    r->core = c;
    r->call = call;
    r->started_ms = c->wall;
    snprintf(r->tool, sizeof(r->tool), "%s", call->hosted.tool->name);
    remember_caller(r);
    remember_sizes(r);
    call->record = r;
    return r;
}

bool record_open(struct core *c, struct call *call)
{
    if (c->store && !record_new(c, call))
        return false;
    core_uuid(c, call->operation);
    if (call->record)
        call->begin_due = c->now + BEGIN_MS;
    return true;
}

void record_free(struct call *call)
{
    mem_free(call->record);
    call->record = NULL;
}

int64_t record_started(const struct call *call)
{
    return call->record->started_ms;
}

bool record_is_begun(const struct call *call)
{
    const struct record *r = call->record;

    return !r || (r->is_begun && (r->has_mark || !call->task));
}

bool record_is_busy(const struct call *call)
{
    return call->record && call->record->n_posted > 0;
}

/* --- Rows --- */

static void fill_operation(const struct record *r, struct operation *o)
{
    *o = (struct operation){
        .id = slice_of(r->call->operation),
        .tool = slice_of(r->tool),
        .caller = r->caller,
        .state = OPERATION_RUNNING,
        .started_ms = r->started_ms,
        .args_bytes = (int64_t)r->call->bound.raw.len,
        .task = task_mark(r->call),
    };
}

static void fill_audit(const struct record *r, struct store_audit *a, const char *outcome)
{
    *a = (struct store_audit){
        .time_ms = r->core->wall,
        .caller = r->caller,
        .tool = slice_of(r->tool),
        .outcome = slice_of(outcome),
        .operation = slice_of(r->call->operation),
        .sizes = slice_of(r->sizes),
    };
}

/* Fills in the outcome, after the host has given the call back. */
static void fill_outcome(const struct host_call *hosted, struct operation *o)
{
    o->engine = hosted->engine;
    if (hosted->err.kind == ERR_NONE) {
        o->state = OPERATION_DONE;
        o->has_value = !hosted->has_no_value;
        o->is_json = hosted->form == FORM_JSON;
        o->result = buf_slice(&hosted->result);
        if (hosted->is_cut)
            o->details = SLICE(OPERATION_CUT);
        return;
    }
    o->state = hosted->is_lost ? OPERATION_LOST : OPERATION_FAILED;
    o->error = err_text(&hosted->err);
    o->details = hosted->err.details;
}

static const char *outcome_word(const struct operation *o, const struct host_call *hosted)
{
    switch (o->state) {
    case OPERATION_RUNNING:
        return "pending";
    case OPERATION_DONE:
        return "done";
    case OPERATION_CANCELLED:
        return "cancelled";
    case OPERATION_LOST:
        return "lost";
    case OPERATION_FAILED:
        break;
    }
    return hosted->err.kind == ERR_DENIED ? "refused" : "failed";
}

/* --- Writing --- */

static void complain(const struct record *r, const struct store_request *q)
{
    if (q->err.kind != ERR_NONE)
        logring_printf(
            r->core->log, LOG_WARNING, "The store did not keep the record of %s%s%s: %.*s", r->tool,
            r->call->operation[0] ? " op=" : "", r->call->operation, SLICE_ARG(err_text(&q->err)));
}

static void begun(void *ctx, struct store_request *q)
{
    struct record *r = ctx;

    complain(r, q);
    r->is_begun = true;
    r->n_posted--;
    if (!record_is_begun(r->call) && !r->end.request.done)
        record_begin(r->core, r->call); /* it has become a task in the meantime */
    else
        call_recorded(r->core, r->call);
}

static void post(struct record *r, struct store_request *q,
                 void (*done)(void *ctx, struct store_request *q))
{
    q->verb = STORE_WRITE;
    q->done = done;
    q->ctx = r;
    r->n_posted++;
    store_post(r->core->store, q);
}

static void ended(void *ctx, struct store_request *q)
{
    struct record *r = ctx;
    struct entry *e = &r->end;
    struct operation *o = &e->operation;

    complain(r, q);
    r->n_posted--;
    if (q->err.kind == ERR_NONE || r->is_second || !r->has_begun) {
        call_recorded(r->core, r->call); /* the caller gets its answer even if the store failed */
        return;
    }
    /* An operation must not stay on record as running forever, so record it as failed instead. */
    r->is_second = true;
    r->why = e->request.err;
    o->state = OPERATION_FAILED;
    o->has_value = o->is_json = false;
    o->result = o->details = (struct slice){0};
    o->error = err_text(&r->why);
    e->request =
        (struct store_request){.operation = e->request.operation, .audit = e->request.audit};
    post(r, &e->request, ended);
}

void record_begin(struct core *c, struct call *call)
{
    struct record *r = call->record;
    struct entry *e = &r->begin;

    call->begin_due = HOST_NEVER;
    if ((r->has_begun && (!call->task || r->has_mark)) || !c->store)
        return;
    if (r->n_posted)
        return; /* begun() sends it again, as a task */
    r->has_begun = true;
    r->has_mark = call->task != NULL;
    fill_operation(r, &e->operation);
    e->request = (struct store_request){.operation = &e->operation};
    if (call_is_write(call)) { /* the audit trail must have it even if the server dies now */
        fill_audit(r, &e->audit, "pending");
        e->request.audit = &e->audit;
    }
    post(r, &e->request, begun);
}

void record_end(struct core *c, struct call *call, bool is_cancelled)
{
    struct record *r = call->record;
    struct entry *e = r ? &r->end : NULL;
    struct slice rest;

    call->begin_due = HOST_NEVER;
    if (!r || !c->store) {
        call_recorded(c, call);
        return;
    }
    fill_operation(r, &e->operation);
    e->operation.finished_ms = c->wall;
    if (is_cancelled) {
        e->operation.state = OPERATION_CANCELLED;
        e->operation.error = err_text(&call->late_err);
    } else {
        fill_outcome(&call->hosted, &e->operation);
        e->operation.task = task_end_mark(call);
    }
    e->request.operation = &e->operation;
    if (call_is_write(call)) {
        fill_audit(r, &e->audit, outcome_word(&e->operation, &call->hosted));
        rest = e->operation.error;
        e->audit.reason = slice_cut(&rest, '\n'); /* the lines after the first quote user code */
        e->request.audit = &e->audit;
    }
    post(r, &e->request, ended);
}

void record_refusal(struct core *c, struct call *call)
{
    struct record *r = c->store ? record_new(c, call) : NULL;

    if (!r || !call_charge_refused(c, call)) {
        call_recorded(c, call);
        return;
    }
    fill_audit(r, &r->end.audit, "refused");
    r->end.audit.reason = err_text(&call->hosted.err);
    r->end.request.audit = &r->end.audit;
    post(r, &r->end.request, ended);
}

/* --- Looking things up: queries whose answers become a call's result, now or later --- */

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
