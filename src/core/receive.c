/*
 * The path of a message, in order: bytes -> JSON -> one message or a batch -> the dialect's request
 * -> the operation. Failures on the way are answered in the dialect's words.
 */
#include "internal.h"

struct place session_place(const struct core *c, const struct session *s)
{
    bool is_stdio = s->peer && s->peer->kind == PEER_STDIO;
    int pinned = -1;

    if (is_stdio && s->peer->is_pinned)
        pinned = (int)s->peer->dialect;
    else if (is_stdio && c->config.dialect != D_FRAMED)
        pinned = c->config.dialect;
    return (struct place){.pinned = pinned,
                          .shown = s->shown,
                          .fallback = D_MCP,
                          .is_framed = s->peer && s->peer->kind == PEER_FRAMED,
                          .context = s->context,
                          .version = c->config.version};
}

/* --- One message --- */

static void read_message(struct core *c, struct call *call, const struct json *value,
                         const struct place *where)
{
    struct session *s = call->session;

    if (!dialect_decode(value, where, &call->req, &call->hosted.err)) {
        /* A client that has not authenticated learns nothing about methods and parameters. */
        if (s->peer && !s->is_authenticated && call->hosted.err.kind != ERR_REQUEST &&
            call->req.dialect != D_FRAMED)
            err_set(&call->hosted.err, ERR_AUTH, "Authentication failed");
        call_finish(c, call);
        return;
    }
    /* Frames carry every dialect side by side; elsewhere the first message that shows its dialect
     * settles it. */
    if (call->req.is_sniffed && s->peer && s->peer->kind == PEER_STDIO && s->shown < 0)
        s->shown = (int)call->req.dialect;
    op_run(c, call);
}

static bool parse(struct call *call, struct slice bytes, const struct json **ret_value)
{
    struct slice copy = arena_copy(&call->arena, bytes);
    const char *empty_text = dialect_empty_text(call->req.dialect);
    struct json_fault fault;

    if (bytes.len == 0 && empty_text)
        return err_set(&call->hosted.err, ERR_REQUEST, "%s", empty_text);
    if (!copy.p)
        return err_no_memory(&call->hosted.err);
    if (json_parse(&call->arena, copy, ret_value, &fault))
        return true;
    if (fault.kind == JSON_FAULT_MEMORY)
        return err_set(&call->hosted.err, ERR_MESSAGE_SIZE,
                       "The message has too many parts to be read");
    return err_set(&call->hosted.err, ERR_PARSE, "Parse error: %s at byte %zu", fault.reason,
                   fault.at);
}

/* --- Batches: only MCP 2025-03-26 has them --- */

static bool takes_batch(const struct call *call, const struct place *where,
                        const struct json *array, struct err *err)
{
    bool is_mcp = where->pinned == D_MCP || where->shown == D_MCP;

    if (!is_mcp || where->is_framed || call->is_on_stream ||
        !revision_has(call->session->context.revision, FEATURE_BATCHES))
        return err_set(err, ERR_REQUEST,
                       "Batches are not supported here: send one message at a time");
    if (array->n_items == 0)
        return err_set(err, ERR_REQUEST, "A batch must not be empty");
    if (array->n_items > LIMIT_BATCH)
        return err_set(err, ERR_REQUEST, "A batch may hold at most %u messages", LIMIT_BATCH);
    for (const struct json *v = array->first; v; v = v->next)
        if (slice_is(json_get_text(v, "method"), "initialize"))
            return err_set(err, ERR_REQUEST, "initialize must not be part of a batch");
        else if (dialect_is_stateless(v))
            return err_set(err, ERR_REQUEST,
                           "A request that needs no session must not be part of a batch");
    return true;
}

static void send_batch(struct batch *b)
{
    struct response r = {.status = 202, .cors = CORS_MCP};

    if (b->n_answers)
        buf_append_byte(&b->answers, ']');
    if (!b->peer)
        return;
    if (!buf_ok(&b->answers)) {
        b->peer->ops->close(b->peer);
        return;
    }
    if (b->peer->kind != PEER_HTTP) {
        if (b->n_answers)
            b->peer->ops->send(b->peer, buf_slice(&b->answers));
        return;
    }
    if (b->n_answers) {
        r.status = 200;
        r.content_type = "application/json";
        r.body = buf_slice(&b->answers);
    }
    b->peer->ops->respond(b->peer, &r);
}

void batch_done(struct batch *b)
{
    if (--b->n_open)
        return;
    send_batch(b);
    list_remove(&b->link);
    buf_done(&b->answers);
    mem_free(b);
}

void batch_free_all(struct core *c)
{
    LIST_EACH_SAFE(struct batch, b, &c->batches, link) {
        buf_done(&b->answers);
        mem_free(b);
    }
}

void batch_forget_peer(struct core *c, struct peer *p)
{
    LIST_EACH(struct batch, b, &c->batches, link)
        if (b->peer == p)
            b->peer = NULL;
}

/* Each message gets its own call and tree, because it may outlive the others. */
static void read_batch(struct core *c, struct session *s, struct batch *b, const struct json *array,
                       const struct place *where)
{
    for (const struct json *v = array->first; v; v = v->next) {
        struct call *call = call_new(c, s, NULL);
        const struct json *value;

        if (!call) {
            b->answers.failed = true;
            return;
        }
        call->batch = b;
        call->is_trusted = s->is_trusted;
        b->n_open++;
        dialect_unreadable(where, &call->req);
        if (parse(call, v->raw, &value))
            read_message(c, call, value, where);
        else
            call_finish(c, call);
    }
}

static void receive_batch(struct core *c, struct call *call, const struct json *array,
                          const struct place *where)
{
    struct batch *b = mem_zalloc(sizeof(*b));

    if (!b) {
        err_no_memory(&call->hosted.err);
        call_finish(c, call);
        return;
    }
    b->peer = call->peer;
    b->n_open = 1;
    buf_init(&b->answers, LIMIT_RESULT);
    list_prepend(&c->batches, &b->link);
    read_batch(c, call->session, b, array, where);
    call_free(c, call); /* the messages have calls of their own */
    batch_done(b);
}

void receive(struct core *c, struct session *s, struct peer *p, const struct place *where,
             struct slice bytes, const struct reply_options *o)
{
    struct call *call = call_new(c, s, p);
    const struct json *value;

    if (!call) {
        p->ops->close(p);
        return;
    }
    p->has_session = p->has_session || s->kind == SESSION_HTTP || s->kind == SESSION_SSE;
    call->takes_sse = o->takes_sse;
    call->is_on_stream = o->is_on_stream;
    call->cors = o->cors;
    if (o->is_on_stream)
        call->peer = NULL;
    dialect_unreadable(where, &call->req);
    if (!parse(call, bytes, &value))
        call_finish(c, call);
    else if (value->type != JSON_ARRAY)
        read_message(c, call, value, where);
    else if (takes_batch(call, where, value, &call->hosted.err))
        receive_batch(c, call, value, where);
    else
        call_finish(c, call);
}
