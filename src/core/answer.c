/*
 * Sends progress and then the answer to a call's peer, in the request's dialect and on the
 * request's way. The answer is the call's result or error, or, while a host still has the call,
 * late_err and late_text.
 */
#include <limits.h>
#include <stdio.h>

#include "internal.h"

#define SPARE_OUT (64u << 10) /* capacity that the buffers of answers keep */

size_t call_budget(const struct call *call)
{
    bool is_framed = call->peer && call->peer->kind == PEER_FRAMED;

    return dialect_budget(&call->req, call->resource != NULL,
                          is_framed ? LIMIT_FRAME : LIMIT_REPLY);
}

struct err *call_err(struct call *call)
{
    return call->is_late ? &call->late_err : &call->hosted.err;
}

/* Known only to the host. */
static void put_hosted(const struct host_call *hosted, struct outcome *o)
{
    o->has_value = !hosted->has_no_value;
    o->is_cut = hosted->is_cut && hosted->tool->wait_key && hosted->err.kind == ERR_NONE;
    o->is_structured = hosted->is_value;
    o->is_text = hosted->form == FORM_TEXT;
    o->is_blocks = hosted->form == FORM_BLOCKS;
    o->is_error = o->is_blocks && hosted->is_error;
    o->payload = buf_slice(&hosted->result);
    o->diagnostics = hosted->diagnostics;
    o->n_diagnostics = hosted->n_diagnostics;
}

void call_outcome(struct call *call, struct outcome *ret_outcome)
{
    *ret_outcome = (struct outcome){
        .tool = call->hosted.tool,
        .asked = call->req.op == OP_TOOL_CALL || call->req.op == OP_TOOL_DESCRIBE
                     ? call->req.name
                     : (struct slice){0},
        .err = call_err(call),
        .faults = call->bound.faults,
        .n_faults = call->bound.n_faults,
        .operation = slice_of(call->operation),
        .is_value = call->hosted.tool && call->hosted.tool->wait_key,
    };
    if (call->is_late) { /* the host still has call->hosted */
        ret_outcome->payload = slice_of(call->late_text);
        ret_outcome->is_pending = call->late_err.kind == ERR_NONE;
        return;
    }
    if (call->resource && call->resource->is_either)
        ret_outcome->source = call->hosted.is_from_files ? "files" : "engine";
    ret_outcome->mime_type = call->mime_type;
    put_hosted(&call->hosted, ret_outcome);
}

void hosted_outcome(const struct host_call *hosted, struct outcome *ret_outcome)
{
    *ret_outcome = (struct outcome){
        .tool = hosted->tool, .err = &hosted->err, .is_value = hosted->tool->wait_key};
    put_hosted(hosted, ret_outcome);
}

/* The answer on a stream that the client can resume, even if it is not connected now. */
static void end_stream(struct call *call, struct slice message)
{
    struct stream *st = call->stream;

    call->stream = NULL;
    if (message.len)
        stream_push(st, message);
    stream_finish(st);
}

static void send_http(struct call *call, int status, struct slice message)
{
    struct peer *p = call->peer;

    if (call->is_streaming) {
        p->ops->event(p, &(struct event){.name = SLICE("message"), .data = message});
        p->ops->close(p);
        return;
    }
    p->ops->respond(p, &(struct response){.status = message.len ? status : 202,
                                          .content_type = message.len ? "application/json" : NULL,
                                          .body = message,
                                          .headers = call->headers,
                                          .cors = call->cors});
}

void call_send(struct call *call, int status, struct slice message)
{
    struct batch *b = call->batch;

    if (b) {
        if (message.len) {
            buf_append_byte(&b->answers, b->n_answers++ ? ',' : '[');
            buf_append(&b->answers, message);
        }
    } else if (call->is_on_stream) {
        if (message.len && call->session)
            session_answer(call->session, message);
    } else if (call->stream) {
        end_stream(call, message);
    } else if (call->peer && call->peer->kind == PEER_HTTP) {
        send_http(call, status, message);
    } else if (call->peer && message.len) {
        call->peer->ops->send(call->peer, message);
    }
    if (call->peer && call->must_close)
        call->peer->ops->close(call->peer);
}

/* Sends an error in place of an answer that could not be written or does not fit into a frame. */
static void send_too_large(struct core *c, struct call *call)
{
    struct err *err = call_err(call);
    struct json_out w;

    if (buf_ok(&c->out))
        err_set(err, ERR_INTERNAL,
                "payload too large: the answer has %zu bytes, a frame at most %u; ask for less, in "
                "pages",
                c->out.len, LIMIT_FRAME);
    else
        err_set(err, ERR_INTERNAL,
                "The answer is too large, or the server is out of memory; ask for less");
    buf_reset(&c->out, SPARE_OUT);
    json_out_init(&w, &c->out);
    dialect_write_error(&w, &call->req, &(struct outcome){.err = err});
    if (buf_ok(&c->out))
        call_send(call, 500, buf_slice(&c->out));
    else if (call->peer)
        call->peer->ops->close(call->peer);
}

void call_answer(struct core *c, struct call *call)
{
    const struct request *r = &call->req;
    struct outcome o;
    struct json_out w;
    bool is_framed;

    call_outcome(call, &o);
    /* Notifications are never answered, except when a dialect refuses them. */
    if (r->is_notification && o.err->kind != ERR_REQUEST) {
        call_send(call, 202, (struct slice){0});
        return;
    }
    buf_reset(&c->out, SPARE_OUT);
    json_out_init(&w, &c->out);
    if (call->view)
        mcp_write_task(&w, r, call->view);
    else if (call->asking)
        mcp_write_questions(&w, r, call->asking->requests, call->asking->sealed);
    else if (r->op == OP_RESOURCE_READ)
        dialect_write_contents(&w, r, &o);
    else if (r->op == OP_TOOL_CALL)
        dialect_write_call(&w, r, &o);
    else if (o.err->kind != ERR_NONE)
        dialect_write_error(&w, r, &o);
    else if (r->op == OP_PROMPT_GET)
        mcp_write_prompt(&w, r, call->prompt, o.payload);
    else
        dialect_write_result(&w, r, o.payload);
    is_framed = call->peer && call->peer->kind == PEER_FRAMED;
    if (!buf_ok(&c->out) || (is_framed && c->out.len > LIMIT_FRAME)) {
        send_too_large(c, call);
        return;
    }
    call_send(call, dialect_http_status(r, &o), buf_slice(&c->out));
    if (dialect_is_mirrored(r))
        event_mirror(c, buf_slice(&c->out));
}

void call_fit_blocks(struct call *call)
{
    struct host_call *hosted = &call->hosted;
    bool is_text;

    if (!dialect_fit_blocks(&call->req, &call->arena, &hosted->result, &is_text, &hosted->err) ||
        !is_text)
        return;
    hosted->form = FORM_TEXT;
    if (!hosted->is_error)
        return;
    err_set(&hosted->err, ERR_TOOL, "%.*s", SLICE_ARG(buf_slice(&hosted->result)));
    hosted->err.whole = arena_copy(&call->arena, buf_slice(&hosted->result));
}

void call_reply(struct core *c, struct call *call, struct slice result)
{
    buf_append(&call->hosted.result, result);
    call_finish(c, call);
}

/* --- Messages before the answer --- */

/* Turns the HTTP exchange into a stream. Clients with a session can resume it. */
static void begin_stream(struct core *c, struct call *call)
{
    struct peer *p = call->peer;
    struct session *s = call->session;

    call->is_streaming = true;
    if (s && s->kind == SESSION_HTTP)
        call->stream = stream_open_kept(c, p, s, STREAM_CALL);
    if (call->stream)
        revive_save_event(call->stream, 0, call->req.id);
    p->ops->stream(
        p, &(struct stream_head){
               .is_sse = true, .is_chunked = true, .headers = call->headers, .cors = call->cors});
    if (call->stream && request_has(&call->req, FEATURE_PRIMING))
        stream_prime(call->stream);
}

static bool is_http(const struct call *call)
{
    return call->peer && call->peer->kind == PEER_HTTP && !call->batch && !call->is_on_stream;
}

/* Whether the client gets messages before the answer, now or when it resumes. */
static bool has_listener(const struct call *call)
{
    if (call->is_cancelled || call->is_ended || call->state != CALL_RUNNING)
        return false;
    if (call->is_on_stream)
        return call->session;
    if (call->batch)
        return call->batch->peer;
    return call->stream || call->peer;
}

/* Sends a message that belongs to the call. False: over this exchange there is no way. */
static bool send_before(struct core *c, struct call *call, struct slice message)
{
    struct peer *p = call->batch ? call->batch->peer : call->peer;

    if (call->is_on_stream) {
        session_send(c, call->session, message);
        return true;
    }
    if (is_http(call) && call->takes_sse && !call->is_streaming)
        begin_stream(c, call);
    if (call->stream) {
        stream_push(call->stream, message);
        return true;
    }
    if (p->kind != PEER_HTTP) {
        p->ops->send(p, message);
        return true;
    }
    if (!call->is_streaming)
        return false;
    if (p->ops->pending(p) <= LIMIT_STREAM_PENDING)
        p->ops->event(p, &(struct event){.name = SLICE("message"), .data = message});
    return true;
}

static void tell_progress(struct core *c, struct call *call, const struct progress *p)
{
    struct json_out w;

    buf_reset(&c->event_out, SPARE_OUT);
    json_out_init(&w, &c->event_out);
    dialect_write_progress(&w, &call->req, p);
    if (buf_ok(&c->event_out))
        send_before(c, call, buf_slice(&c->event_out));
}

void call_progress(void *ctx, struct host_call *hosted, double done, double total,
                   const char *message)
{
    struct core *c = ctx;
    struct call *call = OWNER_OF(hosted, struct call, hosted);
    const struct progress p = {call->pulses + done, total > 0 ? call->pulses + total : 0, message};
    bool has_begun = done > 0 || total > 0; /* else it waits for something */
    struct slice text = slice_of(message ? message : "");

    if (call->task)
        task_progress(c, call, &p, has_begun);
    if (!has_begun) {
        snprintf(call->pulse_text, sizeof(call->pulse_text), "%.*s",
                 (int)utf8_cut(text, sizeof(call->pulse_text) - 1), text.p);
        return;
    }
    call->pulse_due = HOST_NEVER;
    if (p.done > call->told)
        call->told = p.done;
    if (call->req.progress.len && has_listener(call) && (done > 0 || !(call->pulses > 0)))
        tell_progress(c, call, &p);
}

/* Progress must grow: what a tool counts itself begins where the pulses ended, and the pulses of
 * another round where that ended. */
void call_start_pulse(struct core *c, struct call *call)
{
    if (!call->req.progress.len || !dialect_has(call->req.dialect, TRAIT_NOTES))
        return;
    call->pulses = call->begun_at = call->told;
    call->pulse_text[0] = '\0';
    call->pulse_due = c->now + LIMIT_PULSE_MS;
    if (call->pulse_due < c->pulse_due)
        c->pulse_due = call->pulse_due;
    core_wake_at(c, call->pulse_due);
}

/* Sending can end other calls, so each pulse restarts the walk. */
static struct call *find_pulse(struct core *c)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->pulse_due <= c->now)
            return call;
    return NULL;
}

static void pulse(struct core *c, struct call *call)
{
    double seconds = (double)((c->now - call->hosted.posted) / 1000);
    const char *text = call->pulse_text[0] ? call->pulse_text : "Seconds that it has run";
    char held[HOLDER_TEXT];

    call->pulse_due = has_listener(call) ? c->now + LIMIT_PULSE_MS : HOST_NEVER;
    if (!has_listener(call))
        return;
    call->pulses = call->told = call->begun_at + seconds;
    if (holder_say(c, call, held))
        text = held;
    tell_progress(c, call, &(struct progress){call->told, 0, text});
}

int64_t call_pulse_tick(struct core *c)
{
    struct call *call;

    if (c->now < c->pulse_due)
        return c->pulse_due;
    while ((call = find_pulse(c)) != NULL)
        pulse(c, call);
    c->pulse_due = HOST_NEVER;
    LIST_EACH(struct call, each, &c->calls, link)
        if (each->pulse_due < c->pulse_due)
            c->pulse_due = each->pulse_due;
    return c->pulse_due;
}

/* The least severe level that this client wants. Without a word from the client, that is info in
 * sessions, and nothing at all in requests that stand alone. */
static int level_for(const struct call *call)
{
    int level = request_has(&call->req, FEATURE_STATELESS) || !call->session
                    ? call->req.context.log_level
                    : call->session->context.log_level;

    if (level < 0)
        return request_has(&call->req, FEATURE_STATELESS) ? INT_MAX : MCP_INFO;
    return level;
}

static void note(struct core *c, struct call *call, enum mcp_level level, const char *logger,
                 struct slice message)
{
    struct json_out w;

    if (!dialect_has(call->req.dialect, TRAIT_NOTES) || (int)level < level_for(call) ||
        !has_listener(call))
        return;
    message.len = utf8_cut(message, LIMIT_LOG_TEXT);
    buf_reset(&c->event_out, SPARE_OUT);
    json_out_init(&w, &c->event_out);
    mcp_write_log(&w, level, logger, message);
    if (buf_ok(&c->event_out) && !send_before(c, call, buf_slice(&c->event_out)) && call->session &&
        call->session->kind == SESSION_HTTP)
        session_send(c, call->session, buf_slice(&c->event_out));
}

void call_note(void *ctx, struct host_call *hosted, const char *level, struct slice message)
{
    note(ctx, OWNER_OF(hosted, struct call, hosted), event_mcp_level(level), "umcp", message);
}

/* A session with a level gets all lines of the engine, of every call. */
void call_log(struct core *c, struct host_call *hosted, const char *level, struct slice message)
{
    struct call *call = OWNER_OF(hosted, struct call, hosted);
    const struct session *s = call->session;
    enum mcp_level l = event_mcp_level(level);

    if (request_has(&call->req, FEATURE_STATELESS) &&
        !(s && s->context.log_level >= 0 && (int)l >= s->context.log_level))
        note(c, call, l, "unity", message);
}

void call_close_stream(void *ctx, struct host_call *hosted)
{
    struct core *c = ctx;
    struct call *call = OWNER_OF(hosted, struct call, hosted);

    if (!has_listener(call) || !request_has(&call->req, FEATURE_PRIMING))
        return;
    if (is_http(call) && call->takes_sse && !call->is_streaming)
        begin_stream(c, call);
    if (call->stream && call->stream->peer)
        call->stream->peer->ops->close(call->stream->peer);
}

/* --- Questions --- */

static bool is_on_exchange(const struct call *call)
{
    return !call->is_on_stream &&
           (call->stream || (call->peer && (call->peer->kind != PEER_HTTP || call->takes_sse)));
}

bool call_can_ask(const struct call *call)
{
    return !call->batch && call->session && call->session->kind != SESSION_OPEN &&
           (is_on_exchange(call) || call->session->stream);
}

void call_ask(struct core *c, struct call *call, struct slice message)
{
    struct peer *p = call->peer;

    if (!is_on_exchange(call)) {
        session_answer(call->session, message);
        return;
    }
    if (is_http(call) && !call->is_streaming)
        begin_stream(c, call);
    if (call->stream)
        stream_push(call->stream, message);
    else if (p->kind != PEER_HTTP)
        p->ops->send(p, message);
    else
        p->ops->event(p, &(struct event){.name = SLICE("message"), .data = message});
}
