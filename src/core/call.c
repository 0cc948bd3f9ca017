/*
 * A call's life: RECEIVED -> RUNNING -> FINISHED, or RUNNING -> DETACHED when its caller is
 * answered before the host is done. Every call is answered exactly once, unless it was cancelled or
 * asked for no answer. While the host has the job, the call stays alive whatever happens to its
 * peer.
 */
#include <stdio.h>

#include "internal.h"

#define SPARE_CALLS  64          /* kept for reuse: one request after the other needs no malloc */
#define SPARE_RESULT (64u << 10) /* capacity that a spare call's result buffer keeps */

static const char *const state_names[] = {"received", "running", "detached", "finished"};

void call_set_state(struct core *c, struct call *call, enum call_state state)
{
    if (c->is_logging)
        logring_printf(c->log, LOG_DEBUG, "call %.*s: %s -> %s", SLICE_ARG(call->req.id),
                       state_names[call->state], state_names[state]);
    call->state = state;
}

static struct call *take_spare(struct core *c)
{
    struct call *call = c->spare_calls;

    if (call) {
        struct arena arena = call->arena;
        struct buf result = call->job.result;

        c->spare_calls = call->next;
        c->n_spare--;
        memset(call, 0, sizeof(*call));
        call->arena = arena;
        call->job.result = result;
        return call;
    }
    call = mem_zalloc(sizeof(*call));
    if (call) {
        arena_init(&call->arena, LIMIT_CALL_MEMORY);
        buf_init(&call->job.result, LIMIT_RESULT);
    }
    return call;
}

struct call *call_new(struct core *c, struct session *s, struct peer *p)
{
    struct call *call = take_spare(c);

    if (!call)
        return NULL;
    call->session = s;
    call->peer = p;
    call->answer = call_answer;
    call->job.arena = &call->arena;
    call->deadline = HOST_NEVER;
    call->next = c->calls;
    if (call->next)
        call->next->prev = call;
    c->calls = call;
    c->n_calls++;
    return call;
}

void call_free(struct core *c, struct call *call)
{
    if (call->prev)
        call->prev->next = call->next;
    else
        c->calls = call->next;
    if (call->next)
        call->next->prev = call->prev;
    c->n_calls--;
    c->n_explorer_calls -= call->has_slot;
    c->held -= call->held;
    arena_reset(&call->arena);
    buf_reset(&call->job.result, SPARE_RESULT);
    if (c->n_spare < SPARE_CALLS) {
        call->next = c->spare_calls;
        c->spare_calls = call;
        c->n_spare++;
        return;
    }
    arena_done(&call->arena);
    buf_done(&call->job.result);
    mem_free(call);
}

/* --- Starting --- */

static bool take_slot(struct core *c, struct call *call)
{
    if (c->n_calls > LIMIT_CALLS)
        return err_set(&call->job.err, ERR_RATE, "Too many calls in flight (at most %u)",
                       LIMIT_CALLS);
    if (call->req.dialect != D_EXPLORER)
        return true;
    if (c->n_explorer_calls >= LIMIT_EXPLORER_CALLS)
        return err_set(&call->job.err, ERR_RATE,
                       "Cannot have more than %u parallel requests. Please slow down.",
                       LIMIT_EXPLORER_CALLS);
    c->n_explorer_calls++;
    call->has_slot = true;
    return true;
}

/* Where seed 4 has words of its own for what is wrong first, it is the tool that says them. */
static const char *complaint_of(const struct call *call)
{
    const struct arg_fault *fault = &call->bound.faults[0];
    const struct param *p = call->job.tool->params;

    for (; call->req.dialect == D_EXPLORER && p && p->name; p++)
        if (slice_is(fault->field, p->name))
            return fault->is_missing || p->choices ? p->complaint : NULL;
    return NULL;
}

static bool say_faults(struct call *call)
{
    const struct bound_args *b = &call->bound;
    const char *complaint = complaint_of(call);
    struct buf text;
    char message[sizeof(call->job.err.message)];

    if (complaint)
        return err_set(&call->job.err, ERR_ARGUMENT, "%s", complaint);
    buf_init(&text, sizeof(message));
    for (size_t i = 0; i < b->n_faults && buf_ok(&text); i++) {
        if (i)
            buf_append(&text, SLICE("; "));
        if (b->faults[i].is_missing)
            buf_printf(&text, "%.*s is required", SLICE_ARG(b->faults[i].field));
        else
            buf_append(&text, b->faults[i].message);
    }
    err_set(&call->job.err, ERR_SHAPE, "Invalid tool arguments: %.*s", SLICE_ARG(buf_slice(&text)));
    buf_done(&text);
    return false;
}

static bool bind_args(struct call *call, const struct json *args)
{
    bool ignores = dialect_ignores_unknown(call->req.dialect) || call->resource;

    if (!args_bind(&call->arena, call->job.tool, args, ignores, &call->bound))
        return err_no_memory(&call->job.err);
    if (call->bound.n_faults)
        return say_faults(call);
    call->job.args = call->bound.args;
    call->job.args_raw = call->bound.raw;
    return true;
}

/* Code that the explorer's tools run: the engine stops it, and says so itself. Until it begins it
 * waits as other calls do. */
static int64_t patience_for_code(const struct core *c)
{
    int64_t wanted = c->config.eval_ms + LIMIT_EVAL_GRACE_MS;

    return wanted > LIMIT_CALL_MS ? wanted : LIMIT_CALL_MS;
}

/* How long the caller waits: what it asked for, the tool's own limit, or the general one. */
static int64_t patience(const struct core *c, const struct call *call)
{
    const struct tool *tool = call->job.tool;
    const struct param *p = tool->params;

    for (; tool->wait_key && p && p->name; p++)
        if (strcmp(p->name, tool->wait_key) == 0) {
            const struct arg_int *wait = (const void *)((const char *)call->bound.args + p->at);

            if (wait->is_set && wait->value >= 0)
                return wait->value; /* the row bounds it */
        }
    if (tool->gates & GATE_EVAL && tool->group == GROUP_EXPLORER)
        return patience_for_code(c);
    return tool->limit_ms ? tool->limit_ms : LIMIT_CALL_MS;
}

/* Whether the host is to go on when the caller stops waiting: the result can be asked for later. */
static bool outlives_caller(const struct call *call)
{
    return call->req.dialect == D_MCP || call->operation[0];
}

static void set_times(const struct core *c, struct call *call)
{
    struct job *job = &call->job;

    call->deadline = c->now + patience(c, call);
    job->posted = c->now;
    job->end = call->deadline + (outlives_caller(call) ? LIMIT_DETACHED_MS : 0);
    job->deadline = call->operation[0] ? job->end : call->deadline;
    /* Members and methods are code of the game's, too. */
    job->run_ms = job->tool->group == GROUP_EXPLORER ? c->config.eval_ms : 0;
}

static void post(struct core *c, struct call *call)
{
    bool is_framed = call->peer && call->peer->kind == PEER_FRAMED;
    size_t limit = is_framed ? LIMIT_FRAME : LIMIT_REPLY;

    call->job.budget = dialect_budget(&call->req, call->resource != NULL, limit);
    if (call->job.tool->wait_key) {
        core_uuid(c, call->operation);
        store_begin(c->store, call->operation, call->job.tool->name, c->wall);
    }
    call->job.allow = call->job.tool->allow == ALLOW_NONE
                          ? (struct slice){0}
                          : gate_list(&c->config, call->job.tool, &call->arena);
    set_times(c, call);
    core_wake_at(c, call->deadline);
    core_wake_at(c, c->now); /* the host may have something to do at once */
    call_set_state(c, call, CALL_RUNNING);
    if (c->host) {
        c->host->ops->post(c->host, &call->job);
        return;
    }
    err_set(&call->job.err, ERR_NOT_READY, "Unity is not connected");
    call_finished(c, &call->job);
}

void call_start(struct core *c, struct call *call, const struct tool *tool, const struct json *args)
{
    struct err *err = &call->job.err;
    struct gate gate = {.config = &c->config, .args = args};

    gate.host_knows_types = c->host && c->host->ops->info(c->host)->knows_types;
    call->job.tool = tool;
    if (c->is_stopping)
        err_set(err, ERR_NOT_READY, "The server is shutting down");
    if (err->kind == ERR_NONE && take_slot(c, call) && gate_check(&gate, tool, &call->arena, err) &&
        bind_args(call, args)) {
        if (tool->place != RUN_HOST) {
            server_tool_run(c, call);
        } else if (call_hold(c, call)) {
            post(c, call);
            return;
        }
    }
    call_finish(c, call);
}

void call_tool(struct core *c, struct call *call)
{
    bool ignores_case = call->req.dialect == D_EXPLORER;
    const struct tool *tool = catalog_find(c->catalog, call->req.name, ignores_case);

    if (tool && !tool->is_unlisted) {
        call_start(c, call, tool, call->req.args);
        return;
    }
    err_set(&call->job.err, ERR_UNKNOWN_TOOL, "Tool not found: %.*s", SLICE_ARG(call->req.name));
    call_finish(c, call);
}

/* --- Answering --- */

/* What the caller is told: while a host has the job, its error is the host's. */
static struct err *err_of(struct call *call)
{
    return call->is_late ? &call->late_err : &call->job.err;
}

void call_outcome(const struct call *call, struct outcome *ret_outcome)
{
    *ret_outcome = (struct outcome){
        .tool = call->job.tool,
        .asked = call->req.op == OP_TOOL_CALL || call->req.op == OP_TOOL_DESCRIBE
                     ? call->req.name
                     : (struct slice){0},
        .err = call->is_late ? &call->late_err : &call->job.err,
        .faults = call->bound.faults,
        .n_faults = call->bound.n_faults,
        .operation = slice_of(call->operation),
    };
    if (call->is_late) { /* the job is the host's, not to be looked at */
        ret_outcome->payload = slice_of(call->late_text);
        return;
    }
    ret_outcome->is_text = call->job.form == FORM_TEXT;
    ret_outcome->payload = buf_slice(&call->job.result);
    ret_outcome->diagnostics = call->job.diagnostics;
    ret_outcome->n_diagnostics = call->job.n_diagnostics;
}

static void send_http(struct call *call, int status, struct slice message)
{
    struct response r = {.status = status,
                         .content_type = message.len ? "application/json" : NULL,
                         .body = message,
                         .headers = call->headers,
                         .cors = call->cors};

    if (call->is_streaming) {
        call->peer->ops->event(call->peer,
                               &(struct event){.name = SLICE("message"), .data = message});
        call->peer->ops->close(call->peer);
        return;
    }
    call->peer->ops->respond(call->peer, &r);
}

static void add_to_batch(struct call *call, struct slice message)
{
    struct batch *b = call->batch;

    if (!message.len)
        return;
    buf_append_byte(&b->answers, b->n_answers++ ? ',' : '[');
    buf_append(&b->answers, message);
}

void call_send(struct call *call, int status, struct slice message)
{
    if (call->batch) {
        add_to_batch(call, message);
    } else if (call->is_on_stream) {
        if (message.len && call->session)
            session_answer(call->session, message);
    } else if (call->peer && call->peer->kind == PEER_HTTP) {
        send_http(call, message.len ? status : 202, message);
    } else if (call->peer && message.len) {
        call->peer->ops->send(call->peer, message);
    }
    if (call->peer && call->must_close)
        call->peer->ops->close(call->peer);
}

/* An answer that cannot be written still must be given. */
static void send_emergency(struct core *c, struct call *call)
{
    struct err *err = err_of(call);
    struct json_out w;

    err_set(err, ERR_INTERNAL, "The answer is too large, or there is no memory for it");
    buf_reset(&c->out, SPARE_RESULT);
    json_out_init(&w, &c->out);
    dialect_write_error(&w, &call->req, &(struct outcome){.err = err});
    if (buf_ok(&c->out))
        call_send(call, 500, buf_slice(&c->out));
    else if (call->peer)
        call->peer->ops->close(call->peer);
}

static bool fits(struct core *c, const struct call *call)
{
    if (!buf_ok(&c->out))
        return false;
    return !call->peer || call->peer->kind != PEER_FRAMED || c->out.len <= LIMIT_FRAME;
}

static void send_frame_error(struct core *c, struct call *call)
{
    struct err *err = err_of(call);
    struct json_out w;

    err_set(
        err, ERR_INTERNAL,
        "payload too large: the answer has %zu bytes, a frame at most %u; ask for less, in pages",
        c->out.len, LIMIT_FRAME);
    buf_reset(&c->out, SPARE_RESULT);
    json_out_init(&w, &c->out);
    dialect_write_error(&w, &call->req, &(struct outcome){.err = err});
    call_send(call, 500, buf_slice(&c->out));
}

static void log_failure(struct core *c, const struct call *call)
{
    const struct err *err = call->is_late ? &call->late_err : &call->job.err;

    if (err->kind != ERR_NONE)
        logring_printf(c->log, LOG_ERROR, "[MCP] error %d: %s",
                       dialect_error_code(call->req.codes, err->kind),
                       dialect_error_message(call->req.codes, err));
}

void call_answer(struct core *c, struct call *call)
{
    const struct request *r = &call->req;
    struct outcome o;
    struct json_out w;

    call_outcome(call, &o);
    /* Notifications are never answered, except where a dialect refuses them as such. */
    if (r->is_note && o.err->kind != ERR_REQUEST) {
        call_send(call, 202, (struct slice){0});
        return;
    }
    buf_reset(&c->out, SPARE_RESULT);
    json_out_init(&w, &c->out);
    if (r->op == OP_RESOURCE_READ)
        dialect_write_contents(&w, r, &o);
    else if (r->op == OP_TOOL_CALL)
        dialect_write_call(&w, r, &o);
    else if (o.err->kind != ERR_NONE)
        dialect_write_error(&w, r, &o);
    else
        dialect_write_result(&w, r, o.payload);
    if (!fits(c, call)) {
        if (buf_ok(&c->out))
            send_frame_error(c, call);
        else
            send_emergency(c, call);
        return;
    }
    call_send(call, dialect_http_status(r, &o), buf_slice(&c->out));
    if (r->dialect == D_EXPLORER)
        event_mirror(c, buf_slice(&c->out));
}

void call_reply(struct core *c, struct call *call, struct slice result)
{
    buf_append(&call->job.result, result);
    call_finish(c, call);
}

/* What every call that has come to its end leaves behind, once it is answered. */
static void after_answer(struct core *c, struct call *call)
{
    audit_call(c, call);
    log_failure(c, call);
    /* A call without an id did not run, and so has no result to tell of. */
    if (call->req.op == OP_TOOL_CALL && !call->req.is_note && event_is_wanted(c))
        event_tool_result(c, call);
}

void call_finish(struct core *c, struct call *call)
{
    struct batch *batch = call->batch;

    if (!buf_ok(&call->job.result) && call->job.err.kind == ERR_NONE)
        err_set(&call->job.err, ERR_INTERNAL, "The result is too large");
    if (call->resource && (call->job.err.kind == ERR_NOT_FOUND || call->job.err.kind == ERR_ENGINE))
        call->job.err.kind = ERR_NO_RESOURCE; /* what the uri names is not there */
    if (!call->is_cancelled)
        call->answer(c, call);
    after_answer(c, call);
    call_set_state(c, call, CALL_FINISHED);
    call_free(c, call);
    if (batch)
        batch_done(c, batch);
}

/* --- The host's side --- */

static void keep_result(struct core *c, const struct call *call)
{
    bool worked = call->job.err.kind == ERR_NONE;

    if (!call->operation[0])
        return;
    store_finish(c->store, call->operation, worked, call->job.form == FORM_JSON,
                 worked ? buf_slice(&call->job.result) : slice_of(call->job.err.message), c->wall);
}

void call_finished(void *ctx, struct job *job)
{
    struct core *c = ctx;
    struct call *call = (struct call *)((char *)job - offsetof(struct call, job));

    if (job->err.kind == ERR_NONE && job->form == FORM_JSON && !job->result.len)
        buf_append(&job->result, SLICE("null")); /* a host that says nothing */
    keep_result(c, call);
    if (call->state != CALL_DETACHED) {
        call_finish(c, call);
        return;
    }
    if (call->goes_on) { /* nobody waits any more, but what became of it must be on record */
        call->is_late = false;
        audit_call(c, call);
        log_failure(c, call);
    }
    call_free(c, call);
}

static void write_progress(struct json_out *w, const struct call *call, double done, double total)
{
    json_put_raw(w, "progressToken", call->req.progress);
    json_key(w, "progress");
    json_double(w, done);
    if (total > 0) {
        json_key(w, "total");
        json_double(w, total);
    }
}

static void send_progress(struct core *c, struct call *call, struct slice message)
{
    struct peer *p = call->peer;

    if (call->is_on_stream) {
        session_send(c, call->session, message);
        return;
    }
    if (p->kind != PEER_HTTP) {
        p->ops->send(p, message);
        return;
    }
    if (!call->takes_sse || (call->is_streaming && p->ops->pending(p) > LIMIT_STREAM_PENDING))
        return;
    if (!call->is_streaming) {
        call->is_streaming = true;
        p->ops->stream(p, &(struct stream_head){.is_sse = true,
                                                .is_chunked = true,
                                                .headers = call->headers,
                                                .cors = call->cors});
    }
    p->ops->event(p, &(struct event){.name = SLICE("message"), .data = message});
}

void call_progress(void *ctx, struct job *job, double done, double total, const char *message)
{
    struct core *c = ctx;
    struct call *call = (struct call *)((char *)job - offsetof(struct call, job));
    struct json_out w;

    if (call->state != CALL_RUNNING || !call->req.progress.len || call->is_cancelled ||
        call->batch || !(call->is_on_stream ? (void *)call->session : (void *)call->peer))
        return;
    buf_reset(&c->event_out, SPARE_RESULT);
    json_out_init(&w, &c->event_out);
    rpc_open_notification(&w, "notifications/progress");
    write_progress(&w, call, done, total);
    if (message && call->req.revision >= REV_2025_03_26)
        json_put_string(&w, "message", message);
    rpc_close_notification(&w);
    if (buf_ok(&c->event_out))
        send_progress(c, call, buf_slice(&c->event_out));
}

/* --- Deadlines and departures --- */

/* The caller stops waiting; the host goes on, or is asked to stop. */
static void detach(struct core *c, struct call *call, bool goes_on)
{
    struct batch *batch = call->batch;

    call->is_late = true;
    call->goes_on = goes_on;
    if (!call->is_cancelled)
        call->answer(c, call);
    after_answer(c, call);
    call_set_state(c, call, CALL_DETACHED);
    call->peer = NULL;
    call->session = NULL;
    call->batch = NULL;
    c->n_explorer_calls -= call->has_slot;
    call->has_slot = false;
    call->deadline = goes_on ? c->now + LIMIT_DETACHED_MS : HOST_NEVER;
    if (batch)
        batch_done(c, batch);
    if (!goes_on)
        c->host->ops->cancel(c->host, &call->job);
}

static void time_out(struct core *c, struct call *call)
{
    const struct tool *tool = call->job.tool;
    unsigned limit_ms = tool->limit_ms ? tool->limit_ms : LIMIT_CALL_MS;
    bool goes_on = outlives_caller(call);

    if (call->operation[0]) { /* seed 1: who did not want to wait gets the id */
        snprintf(call->late_text, sizeof(call->late_text),
                 "{\"logId\":\"%s\",\"complete\":false,\"message\":\"Operation is still running. "
                 "Use get_result to check for completion.\"}",
                 call->operation);
        detach(c, call, true);
        return;
    }
    err_set(&call->late_err, ERR_TIMEOUT, "Tool execution timed out");
    snprintf(call->late_text, sizeof(call->late_text), "{\"timeoutSeconds\":%g,\"tool\":\"%s\"}",
             limit_ms / 1000.0, tool->name);
    call->late_err.details = slice_of(call->late_text);
    if (goes_on) {
        core_uuid(c, call->operation);
        store_begin(c->store, call->operation, tool->name, c->wall);
        err_hint(&call->late_err,
                 "It goes on running. Ask get_result with logId %s for its result.",
                 call->operation);
    }
    detach(c, call, goes_on);
}

static void pass_deadline(struct core *c, struct call *call)
{
    call->deadline = HOST_NEVER;
    if (call->state == CALL_RUNNING)
        time_out(c, call);
    else if (call->state == CALL_DETACHED)
        c->host->ops->cancel(c->host, &call->job);
}

/* Acting on one call can free others (a batch, an inline cancel), so each act restarts the walk. */
static struct call *find_due(struct core *c)
{
    struct call *call = c->calls;

    while (call && call->deadline > c->now)
        call = call->next;
    return call;
}

int64_t call_tick(struct core *c)
{
    int64_t due = HOST_NEVER;
    struct call *call;

    while ((call = find_due(c)) != NULL)
        pass_deadline(c, call);
    for (call = c->calls; call; call = call->next)
        if (call->deadline < due)
            due = call->deadline;
    return due;
}

void call_cancel(struct core *c, struct session *s, struct slice id)
{
    for (struct call *call = c->calls; call; call = call->next)
        if (call->session == s && call->state == CALL_RUNNING && slice_eq(call->req.id, id)) {
            call->is_cancelled = true;
            /* An HTTP exchange must still come to an end, without an answer. */
            if (call->is_streaming && call->peer)
                call->peer->ops->close(call->peer);
            else if (call->peer && call->peer->kind == PEER_HTTP && !call->batch)
                call_send(call, 202, (struct slice){0});
            c->host->ops->cancel(c->host, &call->job);
            return;
        }
}

void call_forget_peer(struct core *c, struct peer *p)
{
    for (struct call *call = c->calls; call; call = call->next)
        if (call->peer == p)
            call->peer = NULL;
}

void call_forget_session(struct core *c, struct session *s)
{
    for (struct call *call = c->calls; call; call = call->next)
        if (call->session == s) {
            call->session = NULL;
            if (s->peer)
                call->peer = NULL;
        }
}
