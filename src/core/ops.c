/*
 * The effect of each operation. Those that need no engine are answered here from tables; tools and
 * resources start as calls.
 */
#include <stdio.h>

#include "internal.h"

static void op_ping(struct core *c, struct call *call)
{
    call_reply(c, call, SLICE("{}"));
}

/* Accepts a notification. If it has an id, it gets explorer's answer. */
static void op_acknowledge(struct core *c, struct call *call)
{
    call_reply(c, call, SLICE("{\"ok\":true}"));
}

static void op_ignore(struct core *c, struct call *call)
{
    call_finish(c, call);
}

/* --- The handshake --- */

static bool open_session(struct core *c, struct call *call)
{
    struct session *s;

    if (call->session && call->session->kind != SESSION_OPEN) {
        if (call->session->kind == SESSION_HTTP)
            return err_set(&call->hosted.err, ERR_REQUEST, "This session is already initialized");
        return true;
    }
    s = session_new(c, SESSION_HTTP);
    if (!s)
        return err_set(&call->hosted.err, ERR_RATE,
                       "The server has too many sessions; end one first");
    s->is_trusted = call->is_trusted;
    call->holder->n_calls--; /* that of requests without a session */
    s->n_calls++;
    call->session = call->holder = s;
    call->headers = arena_printf(&call->arena, "Mcp-Session-Id: %s\r\n", s->id);
    if (call->headers.p)
        return true;
    session_end(c, s);
    return err_no_memory(&call->hosted.err);
}

static void op_initialize(struct core *c, struct call *call)
{
    struct json_out w = call_result(call);
    struct self self = core_self(c);
    struct session *s;
    const struct json *info = json_get(call->req.params, "clientInfo");
    struct slice name = json_get_text(info, "name"), version = json_get_text(info, "version");
    bool is_mcp = call->req.dialect == D_MCP;

    /* Ignore initialize sent as a notification: there is no id to answer. */
    if (is_mcp && (call->req.is_notification || !open_session(c, call))) {
        call_finish(c, call);
        return;
    }
    call->req.context.revision =
        revision_agreed(json_get_text(call->req.params, "protocolVersion"));
    if (is_mcp) {
        s = call->session;
        s->shown = D_MCP;
        session_name_client(s, name, version);
        s->context.revision = call->req.context.revision;
        s->context.can = client_can_read(json_get(call->req.params, "capabilities"));
    }
    dialect_write_initialize(&w, &call->req, &self);
    if (!is_mcp || !revive_open(c, call))
        call_finish(c, call);
}

static void op_initialized(struct core *c, struct call *call)
{
    if (call->session) {
        call->session->is_initialized = true;
        revive_save(c, call->session);
    }
    op_acknowledge(c, call);
}

static void op_discover(struct core *c, struct call *call)
{
    struct json_out w = call_result(call);

    mcp_write_discover(&w, &call->req);
    call_finish(c, call);
}

/* --- Listings --- */

static void op_tool_list(struct core *c, struct call *call)
{
    struct listing l = core_listing(c);
    struct json_out w = call_result(call);

    if (call->req.dialect == D_EDITOR &&
        !editor_read_filters(call->req.params, &l, &call->hosted.err)) {
        call_finish(c, call);
        return;
    }
    if (dialect_lists_plugins(call->req.dialect, &l)) {
        core_await_tools(c, NULL); /* most clients are notified when there are more */
        if (!dialect_has(call->req.dialect, TRAIT_NOTES) && call_await_discovery(c, call))
            return;
    }
    call->hosted.err = (struct err){0}; /* that no engine came in time */
    if (call_page(call, catalog_count(l.catalog), &l.page))
        dialect_write_tools(&w, &call->req, &l);
    call_finish(c, call);
}

static void op_tool_describe(struct core *c, struct call *call)
{
    const struct tool *tool = catalog_spelled(c->catalog, call->req.name, false);
    struct json_out w = call_result(call);

    if (!tool || tool->is_unlisted) {
        call_unknown_tool(c, call);
        return;
    }
    call->hosted.err = (struct err){0}; /* that it was not known yet */
    editor_write_tool(&w, tool, true, false);
    call_finish(c, call);
}

static void op_server_info(struct core *c, struct call *call)
{
    struct json_out w = call_result(call);
    struct self self = core_self(c);
    struct listing l = core_listing(c);

    editor_write_info(&w, &self, &l);
    call_finish(c, call);
}

/* --- Subscriptions --- */

static void op_subscribe(struct core *c, struct call *call)
{
    unsigned changes;
    struct err *err = &call->hosted.err;

    if (!call->session || call->session->kind == SESSION_OPEN)
        err_set(err, ERR_SESSION, "A subscription needs a session: send initialize first");
    else if (event_watch(c, call->req.name, &changes, err))
        session_subscribe(call->session, call->req.name, changes, err);
    if (call->session && err->kind == ERR_NONE)
        revive_save(c, call->session);
    call_reply(c, call, SLICE("{}"));
}

static void op_unsubscribe(struct core *c, struct call *call)
{
    if (call->session) {
        session_unsubscribe(call->session, call->req.name);
        revive_save(c, call->session);
    }
    call_reply(c, call, SLICE("{}"));
}

static void op_set_level(struct core *c, struct call *call)
{
    int level = mcp_level_parse(call->req.name);

    if (level < 0)
        err_set(&call->hosted.err, ERR_PARAMS, "Unknown log level: %.*s",
                SLICE_ARG(call->req.name));
    else if (call->session)
        call->session->context.log_level = level;
    if (level >= 0 && call->session)
        revive_save(c, call->session);
    call_reply(c, call, SLICE("{}"));
}

/* --- Streams --- */

/* Turns the HTTP exchange into a stream; on a connection, events just follow the answer. */
static void op_stream(struct core *c, struct call *call)
{
    struct peer *p = call->peer;
    bool is_http = p && p->kind == PEER_HTTP;
    struct stream *st = p && !call->batch ? stream_open(c, p, STREAM_EXPLORER) : NULL;

    if (!st) {
        err_set(&call->hosted.err, ERR_RATE,
                "The server has too many open streams; close one first");
        call_finish(c, call);
        return;
    }
    if (is_http) {
        p->ops->stream(p, &(struct stream_head){.is_chunked = true, .cors = call->cors});
        call_free(c, call);
    } else {
        call_reply(c, call, SLICE("{\"ok\":true}"));
    }
    stream_start(c, st);
}

/* --- The rest --- */

static void op_cancel(struct core *c, struct call *call)
{
    const struct json *id = json_get(call->req.params, "requestId");

    /* Clients without a session share one, and must not cancel each other's calls. */
    if (id && call->session->kind != SESSION_OPEN && !listen_cancel(c, call->peer, id->raw))
        call_cancel(c, call->session, id->raw);
    op_acknowledge(c, call);
}

static void op_authenticate(struct core *c, struct call *call)
{
    const struct json *given = json_get(call->req.params, "token");
    struct slice token = json_get_text(call->req.params, "token");
    struct session *s = call->session;
    struct json_out w = call_result(call);
    const bool is_right =
        s && c->config.framed_token && text_same_secret(token, slice_of(c->config.framed_token));
    int64_t wait = call->peer ? tries_wait(c, call->peer) : 0;

    if (!json_is(given, JSON_STRING)) {
        err_set(&call->hosted.err, ERR_PARAMS, "params.token must be a string");
    } else if (wait && !(is_right && call->peer->is_same_user)) {
        err_set(&call->hosted.err, ERR_AUTH, "Authentication failed");
        err_hint(&call->hosted.err, "too many wrong tokens came from this address; wait %lld s",
                 (long long)(wait + 999) / 1000);
    } else if (!is_right) {
        if (call->peer && token.len)
            tries_wrong(c, call->peer);
        err_set(&call->hosted.err, ERR_AUTH, "Authentication failed");
    } else {
        if (call->peer)
            tries_right(c, call->peer);
        s->is_authenticated = true;
        s->auth_due = HOST_NEVER;
        if (call->peer)
            call->peer->has_token = !c->config.is_framed_token_weak;
        json_object(&w);
        json_put_string(&w, "sessionId", s->id);
        json_object_end(&w);
    }
    call_finish(c, call);
}

static void op_health(struct core *c, struct call *call)
{
    if (!core_is_ready(c))
        err_set(&call->hosted.err, ERR_HEALTH, "Health check failed");
    call_reply(c, call, SLICE("{\"status\":\"ok\"}"));
}

static answer_fn *const ops[] = {
    [OP_NONE] = op_ignore,
    [OP_INITIALIZE] = op_initialize,
    [OP_INITIALIZED] = op_initialized,
    [OP_PING] = op_ping,
    [OP_TOOL_LIST] = op_tool_list,
    [OP_TOOL_CALL] = call_tool,
    [OP_TOOL_DESCRIBE] = op_tool_describe,
    [OP_SERVER_INFO] = op_server_info,
    [OP_RESOURCE_LIST] = op_resource_list,
    [OP_TEMPLATE_LIST] = op_template_list,
    [OP_RESOURCE_READ] = op_resource_read,
    [OP_SUBSCRIBE] = op_subscribe,
    [OP_UNSUBSCRIBE] = op_unsubscribe,
    [OP_SET_LEVEL] = op_set_level,
    [OP_STREAM] = op_stream,
    [OP_CANCEL] = op_cancel,
    [OP_IGNORE] = op_ignore,
    [OP_SHUTDOWN] = op_shutdown,
    [OP_AUTHENTICATE] = op_authenticate,
    [OP_HEALTH] = op_health,
    [OP_RESPONSE] = input_response,
    [OP_DISCOVER] = op_discover,
    [OP_PROMPT_LIST] = op_prompt_list,
    [OP_PROMPT_GET] = op_prompt_get,
    [OP_COMPLETE] = op_complete,
    [OP_SKILL_LIST] = op_skill_list,
    [OP_SKILL_GET] = op_skill_get,
    [OP_DIRECTORY_READ] = op_directory_read,
    [OP_LISTEN] = op_listen,
    [OP_TASK_GET] = op_task_get,
    [OP_TASK_UPDATE] = op_task_update,
    [OP_TASK_CANCEL] = op_task_cancel,
    [OP_TASK_RESULT] = op_task_result,
    [OP_TASK_LIST] = op_task_list,
};

void op_again(struct core *c, struct call *call)
{
    ops[call->req.op](c, call);
}

void op_run(struct core *c, struct call *call)
{
    const struct session *s = call->session;
    const struct request *r = &call->req;
    struct err *err = &call->hosted.err;
    /* Only real notifications run without an id. A tool call without one does not run, because
     * there is nowhere to send its result. */
    bool needs_id = r->op != OP_INITIALIZED && r->op != OP_CANCEL && r->op != OP_IGNORE &&
                    r->op != OP_NONE && r->op != OP_RESPONSE;

    if (s->peer && !s->is_authenticated && r->op != OP_AUTHENTICATE && r->op != OP_HEALTH)
        err_set(err, ERR_AUTH, "Authentication failed");
    else if (s->is_ending && !r->is_notification)
        err_set(err, ERR_REQUEST, "The client has sent shutdown: no request may follow");
    /* MCP over HTTP needs a session, except for a ping. */
    else if (s->kind == SESSION_OPEN && request_has(r, FEATURE_SESSIONS) && !r->is_notification &&
             r->op != OP_INITIALIZE && r->op != OP_PING)
        err_set(err, ERR_SESSION, "Mcp-Session-Id header is required: send initialize first");
    if (err->kind != ERR_NONE || (r->is_notification && needs_id))
        call_finish(c, call);
    else
        ops[r->op](c, call);
}
