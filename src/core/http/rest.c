/* HTTP without JSON-RPC: explorer's /read, plain's /health, the bridge's /api. */
#include "core/internal.h"

/* Starts an answer in c->out. */
static struct json_out begin_out(struct core *c)
{
    struct json_out w;

    buf_reset(&c->out, LIMIT_STREAM_PENDING);
    json_out_init(&w, &c->out);
    return w;
}

/* Sends the contents of c->out, unless writing it failed. */
static void send_out(struct core *c, struct peer *p, int status)
{
    if (buf_ok(&c->out))
        route_respond(p, status, "application/json", buf_slice(&c->out), CORS_EXPLORER);
    else
        route_refuse(p, 500, "The answer is too large; ask for less", CORS_EXPLORER);
}

/* Creates a call whose answer `answer` writes; NULL: no memory, and the peer is closed. */
static struct call *rest_new(struct core *c, struct peer *p, enum dialect_id dialect, enum op op,
                             answer_fn *answer)
{
    struct call *call = call_new(c, &c->open, p);

    if (!call) {
        p->ops->close(p);
        return NULL;
    }
    call->answer = answer;
    call->cors = CORS_EXPLORER;
    call->req = (struct request){.dialect = dialect, .codes = dialect, .op = op};
    return call;
}

/* --- GET /read?uri= --- */

/* The value of uri= in a query. An unescaped one may itself contain '?' and '&', so it extends to
 * the end; an escaped one ends at the next '&'. */
static bool read_uri(struct arena *a, struct slice query, struct slice *ret_uri)
{
    struct slice rest;

    while (query.len && !slice_starts(query, SLICE("uri=")))
        slice_cut(&query, '&');
    if (query.len <= 4)
        return false;
    query = slice_skip(query, 4);
    rest = query;
    if (slice_contains(slice_cut(&rest, '&'), SLICE("://"))) {
        *ret_uri = arena_copy(a, query);
        return ret_uri->p != NULL;
    }
    return text_percent_decode(a, slice_cut(&query, '&'), ret_uri);
}

static void read_answer(struct core *c, struct call *call)
{
    struct outcome o;
    struct json_out w;

    if (!call->peer)
        return;
    call_outcome(call, &o);
    if (o.err->kind == ERR_NONE) {
        route_respond(call->peer, 200, o.is_text ? "text/plain; charset=utf-8" : "application/json",
                      o.payload, CORS_EXPLORER);
        return;
    }
    w = begin_out(c);
    json_object(&w);
    json_key(&w, "error");
    dialect_write_error_object(&w, &call->req, &o);
    json_object_end(&w);
    send_out(c, call->peer, dialect_http_status(&call->req, &o));
}

void rest_read(struct core *c, struct peer *p, const struct http_request *r)
{
    struct call *call = rest_new(c, p, D_EXPLORER, OP_RESOURCE_READ, read_answer);

    if (!call)
        return;
    if (read_uri(&call->arena, r->query, &call->req.name)) {
        op_run(c, call);
        return;
    }
    err_set(&call->hosted.err, ERR_PARAMS, "missing uri");
    err_hint(&call->hosted.err, "GET /read?uri=unity://status");
    call_finish(c, call);
}

/* --- GET /health --- */

void rest_health(struct core *c, struct peer *p, const struct http_request *r)
{
    struct listing l = core_listing(c);
    struct self self = core_self(c);
    bool is_ready = core_is_ready(c) && !core_is_discovering(c);
    const struct store_state *s = c->store ? store_state(c->store) : NULL;
    struct json_out w = begin_out(c);

    (void)r;
    json_object(&w);
    json_put_string(&w, "status", is_ready ? "ok" : "not_ready");
    json_put_string(&w, "unity_version", self.unity_version);
    json_put_int(&w, "tools_count", (int64_t)dialect_count_tools(D_PLAIN, &l));
    json_put_int(&w, "uptime_seconds", (c->now - c->started) / 1000);
    if (s) {
        json_key(&w, "store");
        json_object(&w);
        json_put_string(&w, "kind", s->kind);
        json_put_bool(&w, "degraded", s->is_degraded);
        if (s->complaint && s->complaint[0])
            json_put_string(&w, "complaint", s->complaint);
        json_put_int(&w, "droppedLines", s->n_dropped + c->n_lost_lines);
        json_object_end(&w);
    }
    holder_write(c, &(struct call){.peer = p, .is_trusted = peer_is_trusted(p)}, &w);
    if (c->host && c->host->ops->health)
        c->host->ops->health(c->host, &w);
    json_object_end(&w);
    send_out(c, p, is_ready ? 200 : 503);
}

/* --- /api: the bridge's REST --- */

static void write_error(struct json_out *w, const struct err *err)
{
    json_put_text(w, "error", err_text(err));
    if (err->hint[0])
        json_put_string(w, "hint", err->hint);
}

static void write_api_answer(struct json_out *w, const struct outcome *o)
{
    bool worked = o->err->kind == ERR_NONE;

    json_object(w);
    json_put_bool(w, "success", worked);
    if (worked) {
        json_key(w, "result");
        if (o->is_pending)
            json_null(w);
        else if (o->is_text)
            json_text(w, o->payload);
        else
            json_raw(w, o->payload);
        if (!o->is_pending)
            json_put_bool(w, "hasValue", o->has_value);
    } else {
        write_error(w, o->err);
    }
    json_key(w, "logId");
    if (o->operation.len)
        json_text(w, o->operation);
    else
        json_null(w);
    put_completeness(w, o);
    json_object_end(w);
}

static void api_answer(struct core *c, struct call *call)
{
    struct outcome o;
    struct json_out w;

    if (!call->peer)
        return;
    call_outcome(call, &o);
    w = begin_out(c);
    write_api_answer(&w, &o);
    /* A query that finds no object is a normal result; 404 is only for unknown ids. */
    send_out(c, call->peer,
             dialect_rest_status(o.err->kind == ERR_NOT_FOUND ? ERR_TOOL : o.err->kind));
}

static void api_call(struct core *c, struct peer *p, const struct http_request *r,
                     enum tool_id tool)
{
    struct call *call = rest_new(c, p, D_BRIDGE, OP_TOOL_CALL, api_answer);
    struct json_fault fault;
    struct slice body;

    if (!call)
        return;
    body = arena_copy(&call->arena, r->body);
    if (!body.p || !json_parse(&call->arena, body, &call->req.args, &fault)) {
        err_set(&call->hosted.err, ERR_PARSE, "The body must be JSON");
        call_finish(c, call);
        return;
    }
    call_start(c, call, tool_by_id(tool), call->req.args);
}

void rest_execute(struct core *c, struct peer *p, const struct http_request *r)
{
    api_call(c, p, r, TOOL_EXECUTE_CODE);
}

void rest_query(struct core *c, struct peer *p, const struct http_request *r)
{
    api_call(c, p, r, TOOL_QUERY);
}

/* --- Looking into the store: the same tools, with the arguments in path and query --- */

/* Sends the store's findings: bare, or as {"success":true,"log":...}. Failures are always
 * wrapped. */
static void send_found(struct core *c, struct call *call, bool is_wrapped)
{
    const struct err *err = &call->hosted.err;
    struct json_out w;

    if (!call->peer)
        return;
    w = begin_out(c);
    if (err->kind != ERR_NONE || is_wrapped) {
        json_object(&w);
        json_put_bool(&w, "success", err->kind == ERR_NONE);
        if (err->kind != ERR_NONE)
            write_error(&w, err);
        else
            json_put_raw(&w, "log", buf_slice(&call->hosted.result));
        json_object_end(&w);
    } else {
        json_raw(&w, buf_slice(&call->hosted.result));
    }
    send_out(c, call->peer, dialect_rest_status(err->kind));
}

static void found_answer(struct core *c, struct call *call)
{
    send_found(c, call, false);
}

static void log_answer(struct core *c, struct call *call)
{
    send_found(c, call, true);
}

static void look_up(struct core *c, struct call *call, enum tool_id id, struct slice query)
{
    const struct tool *tool = tool_by_id(id);
    struct json_fault fault;
    struct slice args;

    if (!query_match(&call->arena, query, tool, &args, &call->hosted.err)) {
        call_finish(c, call);
    } else if (!json_parse(&call->arena, args, &call->req.args, &fault)) {
        err_no_memory(&call->hosted.err);
        call_finish(c, call);
    } else {
        call_start(c, call, tool, call->req.args);
    }
}

/* Takes the id from the path, and parses it like the query's logId. */
static void look_up_id(struct core *c, struct call *call, enum tool_id tool, struct slice id)
{
    struct slice query = arena_printf(&call->arena, "logId=%.*s", SLICE_ARG(id));

    if (query.p) {
        look_up(c, call, tool, query);
        return;
    }
    err_no_memory(&call->hosted.err);
    call_finish(c, call);
}

void rest_result(struct core *c, struct peer *p, const struct http_request *r)
{
    struct call *call = rest_new(c, p, D_BRIDGE, OP_NONE, found_answer);

    if (call)
        look_up_id(c, call, TOOL_GET_RESULT, slice_skip(r->path, strlen("/api/result/")));
}

void rest_log(struct core *c, struct peer *p, const struct http_request *r)
{
    struct call *call = rest_new(c, p, D_BRIDGE, OP_NONE, log_answer);

    if (call)
        look_up_id(c, call, TOOL_GET_LOG_DETAILS, slice_skip(r->path, strlen("/api/log/")));
}

void rest_logs(struct core *c, struct peer *p, const struct http_request *r)
{
    struct call *call = rest_new(c, p, D_BRIDGE, OP_NONE, found_answer);

    if (call)
        look_up(c, call, TOOL_GET_LOGS, r->query);
}

/* --- POST /api/cancel/:logId --- */

static void cancel_answer(struct core *c, struct call *call)
{
    const struct err *err = &call->hosted.err;
    /* It has ended, or is another server's: it exists, but cannot be cancelled. */
    bool conflicts = err->kind == ERR_TOOL || err->kind == ERR_DENIED;
    struct json_out w;

    if (err->kind == ERR_NONE || !conflicts) {
        send_found(c, call, false);
        return;
    }
    if (!call->peer)
        return;
    w = begin_out(c);
    json_object(&w);
    json_put_bool(&w, "success", false);
    write_error(&w, err);
    json_put_text(&w, "logId", call->req.name);
    json_put_bool(&w, "complete", err->kind != ERR_DENIED);
    json_object_end(&w);
    send_out(c, call->peer, 409);
}

void rest_cancel(struct core *c, struct peer *p, const struct http_request *r)
{
    struct slice id = slice_skip(r->path, strlen("/api/cancel/"));
    struct call *call = rest_new(c, p, D_BRIDGE, OP_NONE, cancel_answer);

    if (!call)
        return;
    call->req.name = arena_copy(&call->arena, id);
    look_up_id(c, call, TOOL_CANCEL_OPERATION, id);
}
