/* HTTP without JSON-RPC: seed 4's /read, seed 3's /health, seed 1's /api. */
#include "internal.h"

/* Sends what was written to c->out, if all of it could be. */
static void send_out(struct core *c, struct peer *p, int status)
{
    if (buf_ok(&c->out))
        route_respond(p, status, "application/json", buf_slice(&c->out), CORS_EXPLORER);
    else
        route_refuse(p, 500, "The answer is too large", CORS_EXPLORER);
}

/* --- GET /read?uri= --- */

/* The value of uri= in a query. Written out as it is, it may itself hold '?' and '&', and then
 * reaches to the end; escaped, it ends at the next '&'. */
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
    buf_reset(&c->out, LIMIT_STREAM_PENDING);
    json_out_init(&w, &c->out);
    json_object(&w);
    json_key(&w, "error");
    dialect_write_error_object(&w, D_EXPLORER, &o);
    json_object_end(&w);
    send_out(c, call->peer, dialect_http_status(&call->req, &o));
}

void rest_read(struct core *c, struct peer *p, const struct http_request *r)
{
    struct call *call = call_new(c, &c->open, p);

    if (!call) {
        p->ops->close(p);
        return;
    }
    call->answer = read_answer;
    call->req =
        (struct request){.dialect = D_EXPLORER, .codes = D_EXPLORER, .op = OP_RESOURCE_READ};
    if (read_uri(&call->arena, r->query, &call->req.name)) {
        op_run(c, call);
        return;
    }
    err_set(&call->job.err, ERR_PARAMS, "missing uri");
    err_hint(&call->job.err, "GET /read?uri=unity://status");
    call_finish(c, call);
}

/* --- GET /health --- */

void rest_health(struct core *c, struct peer *p, const struct http_request *r)
{
    struct listing l = core_listing(c);
    struct self self = core_self(c);
    bool is_ready = core_is_ready(c);
    struct json_out w;

    (void)r;
    buf_reset(&c->out, LIMIT_STREAM_PENDING);
    json_out_init(&w, &c->out);
    json_object(&w);
    json_put_string(&w, "status", is_ready ? "ok" : "not_ready");
    json_put_string(&w, "unity_version", self.unity_version);
    json_put_int(&w, "tools_count", (int64_t)dialect_count_tools(D_PLAIN, &l));
    json_put_int(&w, "uptime_seconds", (c->now - c->started) / 1000);
    json_object_end(&w);
    send_out(c, p, is_ready ? 200 : 503);
}

/* --- /api: seed 1's REST --- */

static void write_value(struct json_out *w, struct slice payload, bool is_text)
{
    if (is_text)
        json_text(w, payload);
    else
        json_raw(w, payload);
}

static void write_api_answer(struct json_out *w, const struct call *call, const struct outcome *o)
{
    json_object(w);
    json_put_bool(w, "success", o->err->kind == ERR_NONE);
    if (o->err->kind != ERR_NONE) {
        json_put_string(w, "error", o->err->message);
        if (o->err->hint[0])
            json_put_string(w, "hint", o->err->hint);
    } else {
        json_key(w, "result");
        write_value(w, call->is_late ? SLICE("null") : o->payload, o->is_text);
    }
    json_put_string(w, "logId", call->operation[0] ? call->operation : NULL);
    json_put_bool(w, "complete", !call->is_late);
    if (call->is_late)
        json_put_string(w, "message",
                        "Operation is still running. Use get_result to check for completion.");
    json_object_end(w);
}

static void api_answer(struct core *c, struct call *call)
{
    struct outcome o;
    struct json_out w;

    if (!call->peer)
        return;
    call_outcome(call, &o);
    buf_reset(&c->out, LIMIT_STREAM_PENDING);
    json_out_init(&w, &c->out);
    write_api_answer(&w, call, &o);
    send_out(c, call->peer, dialect_rest_status(o.err->kind));
}

static void api_call(struct core *c, struct peer *p, const struct http_request *r,
                     enum tool_id tool)
{
    struct call *call = call_new(c, &c->open, p);
    struct json_fault fault;
    struct slice body;

    if (!call) {
        p->ops->close(p);
        return;
    }
    call->answer = api_answer;
    call->req = (struct request){.dialect = D_BRIDGE, .codes = D_BRIDGE, .op = OP_TOOL_CALL};
    body = arena_copy(&call->arena, r->body);
    if (!body.p || !json_parse(&call->arena, body, &call->req.args, &fault)) {
        err_set(&call->job.err, ERR_PARSE, "The body must be JSON");
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

static void send_operation(struct core *c, struct peer *p, struct slice id, bool is_record)
{
    const struct operation *o = store_find(c->store, id, c->wall);
    struct json_out w;

    buf_reset(&c->out, LIMIT_STREAM_PENDING);
    json_out_init(&w, &c->out);
    if (!o) {
        json_object(&w);
        json_put_bool(&w, "success", false);
        json_put_string(&w, "error", is_record ? "Log not found" : "Result not found");
        json_object_end(&w);
    } else if (is_record) {
        json_object(&w);
        json_put_bool(&w, "success", true);
        json_key(&w, "log");
        operation_write(&w, o, true);
        json_object_end(&w);
    } else {
        operation_write(&w, o, false);
    }
    send_out(c, p, o ? 200 : 404);
}

void rest_result(struct core *c, struct peer *p, const struct http_request *r)
{
    send_operation(c, p, slice_skip(r->path, strlen("/api/result/")), false);
}

void rest_log(struct core *c, struct peer *p, const struct http_request *r)
{
    send_operation(c, p, slice_skip(r->path, strlen("/api/log/")), true);
}

static int64_t query_int(struct slice query, struct slice key, int64_t fallback)
{
    while (query.len) {
        struct slice pair = slice_cut(&query, '&');
        struct slice name = slice_cut(&pair, '=');
        int64_t value;

        if (slice_eq(name, key))
            return text_to_int(pair, &value) ? value : fallback;
    }
    return fallback;
}

void rest_logs(struct core *c, struct peer *p, const struct http_request *r)
{
    struct json_out w;

    buf_reset(&c->out, LIMIT_STREAM_PENDING);
    json_out_init(&w, &c->out);
    operations_write(c, &w, query_int(r->query, SLICE("count"), 10),
                     query_int(r->query, SLICE("offset"), 0));
    send_out(c, p, 200);
}
