/*
 * HTTP requests, routed by one table. Host, Origin (origin.c) and token are checked first; only a
 * preflight is answered without that, since it reveals nothing.
 */
#include "core/internal.h"

#include <stdio.h>

typedef void route_fn(struct core *c, struct peer *p, const struct http_request *r);

static route_fn post_plain, post_mcp, post_explorer, post_editor, post_messages;
static route_fn get_root, get_mcp, get_sse, get_unity, get_stdio, delete_session;

static const struct route {
    enum http_method method;
    const char *path; /* ending in '/': also everything below it */
    route_fn *run;
    enum http_cors cors;
    size_t max_body;
} routes[] = {
    {HTTP_POST_, "/mcp", post_mcp, CORS_MCP, LIMIT_MESSAGE},
    {HTTP_POST_, "/message", post_explorer, CORS_EXPLORER, LIMIT_MESSAGE},
    {HTTP_POST_, "/", post_plain, CORS_MCP, LIMIT_MESSAGE},
    {HTTP_POST_, "/editor", post_editor, CORS_EXPLORER, LIMIT_MESSAGE},
    {HTTP_GET_, "/mcp", get_mcp, CORS_MCP, 0},
    {HTTP_GET_, "/", get_root, CORS_MCP, 0},
    {HTTP_DELETE_, "/mcp", delete_session, CORS_MCP, 0},
    {HTTP_DELETE_, "/", delete_session, CORS_MCP, 0},
    {HTTP_GET_, "/sse", get_sse, CORS_MCP, 0},
    {HTTP_POST_, "/messages", post_messages, CORS_MCP, LIMIT_MESSAGE},
    {HTTP_GET_, "/read", rest_read, CORS_EXPLORER, 0},
    {HTTP_GET_, "/health", rest_health, CORS_EXPLORER, 0},
    {HTTP_POST_, "/api/execute", rest_execute, CORS_EXPLORER, LIMIT_API_BODY},
    {HTTP_POST_, "/api/query", rest_query, CORS_EXPLORER, LIMIT_API_BODY},
    {HTTP_POST_, "/api/cancel/", rest_cancel, CORS_EXPLORER, LIMIT_API_BODY},
    {HTTP_GET_, "/api/result/", rest_result, CORS_EXPLORER, 0},
    {HTTP_GET_, "/api/logs", rest_logs, CORS_EXPLORER, 0},
    {HTTP_GET_, "/api/log/", rest_log, CORS_EXPLORER, 0},
    {HTTP_GET_, LINKMSG_PATH, get_unity, CORS_EXPLORER, 0},
    {HTTP_GET_, "/stdio", get_stdio, CORS_EXPLORER, 0},
};

static const char *const method_names[] = {"GET", "POST", "DELETE", "OPTIONS", "HEAD", ""};

void route_respond(struct peer *p, int status, const char *type, struct slice body,
                   enum http_cors cors)
{
    p->ops->respond(
        p, &(struct response){.status = status, .content_type = type, .body = body, .cors = cors});
}

void route_refuse(struct peer *p, int status, const char *message, enum http_cors cors)
{
    struct buf body;
    struct json_out w;

    buf_init(&body, 1024);
    json_out_init(&w, &body);
    json_object(&w);
    json_put_string(&w, "error", message);
    json_object_end(&w);
    route_respond(p, status, "application/json", buf_ok(&body) ? buf_slice(&body) : SLICE("{}"),
                  cors);
    buf_done(&body);
}

/* --- Routing --- */

static bool path_fits(struct slice path, const char *pattern)
{
    struct slice want = slice_of(pattern);

    if (want.len > 1 && want.p[want.len - 1] == '/')
        return slice_starts(path, want) && path.len > want.len;
    if (path.len > 1 && path.p[path.len - 1] == '/')
        path.len--;
    return slice_eq(path, want);
}

static const struct route *find_route(const struct http_request *r, bool any_method)
{
    enum http_method method = r->method == HTTP_HEAD_ ? HTTP_GET_ : r->method;

    for (size_t i = 0; i < N_ELEMENTS(routes); i++)
        if ((any_method || routes[i].method == method) && path_fits(r->path, routes[i].path))
            return &routes[i];
    return NULL;
}

size_t core_body_limit(struct core *c, const struct http_request *r)
{
    const struct route *route = find_route(r, false);

    (void)c;
    return route && route->max_body ? route->max_body : LIMIT_API_BODY;
}

static void refuse_method(struct peer *p, const struct http_request *r, enum http_cors cors)
{
    struct buf headers;

    buf_init(&headers, 256);
    buf_append(&headers, SLICE("Allow: OPTIONS"));
    for (size_t i = 0; i < N_ELEMENTS(routes); i++)
        if (path_fits(r->path, routes[i].path))
            buf_printf(&headers, ", %s", method_names[routes[i].method]);
    buf_append(&headers, SLICE("\r\n"));
    p->ops->respond(p, &(struct response){.status = 405,
                                          .content_type = "application/json",
                                          .body = SLICE("{\"error\":\"Method not allowed\"}"),
                                          .headers = buf_slice(&headers),
                                          .cors = cors});
    buf_done(&headers);
}

/* --- Admission --- */

/* True also if clients need no token. */
static bool token_is_fine(const struct core *c, const struct http_request *r)
{
    struct slice value = r->header[HDR_AUTHORIZATION];

    if (!c->config.token)
        return true;
    return value.len > 7 && slice_eq_nocase(slice_from(value.p, 7), SLICE("Bearer ")) &&
           text_same_secret(slice_trim(slice_skip(value, 7)), slice_of(c->config.token));
}

/* Whether it is an item of the list that begins with `start`, or exactly that if `is_whole`. */
static bool has_item(struct slice list, struct slice start, bool is_whole)
{
    while (list.len) {
        struct slice item = slice_trim(slice_cut(&list, ','));

        if (is_whole ? slice_eq(item, start) : slice_starts(item, start))
            return true;
    }
    return false;
}

/* Whether an engine asks to speak the link, of any version: it proves itself there instead of
 * showing a token. */
static bool offers_link(const struct route *route, const struct http_request *r)
{
    return route && (route->run == get_unity || route->run == get_root) && r->wants_upgrade &&
           has_item(r->header[HDR_WS_PROTOCOL], SLICE(LINKMSG_FAMILY), false);
}

/* Whether the request shows a token after too many wrong ones: then it has been refused. Else
 * counts the token that it shows. */
static bool token_must_wait(struct core *c, struct peer *p, const struct http_request *r,
                            bool is_right, enum http_cors cors)
{
    char header[48];
    int64_t wait;
    int len;

    if (!c->config.token || !r->header[HDR_AUTHORIZATION].p)
        return false;
    wait = tries_wait(c, p);
    if (!wait || (p->is_same_user && is_right)) {
        (is_right ? tries_right : tries_wrong)(c, p);
        return false;
    }
    len = snprintf(header, sizeof(header), "Retry-After: %lld\r\n", (long long)(wait + 999) / 1000);
    p->ops->respond(p, &(struct response){.status = 429,
                                          .content_type = "application/json",
                                          .body = SLICE("{\"error\":\"Too many wrong tokens came "
                                                        "from this address; wait\"}"),
                                          .headers = slice_from(header, (size_t)len),
                                          .cors = cors});
    return true;
}

void core_http(struct core *c, struct peer *p, const struct http_request *r)
{
    const struct route *route = find_route(r, r->method == HTTP_OPTIONS_);
    const struct route *other = route ? route : find_route(r, true);
    enum http_cors cors = other ? other->cors : CORS_EXPLORER;
    bool is_right = token_is_fine(c, r);

    p->has_token = false;
    if (p->is_ours && route && route->run == get_unity) { /* our own player's socket pair */
        get_unity(c, p, r);
    } else if (r->method == HTTP_OPTIONS_) {
        route_respond(p, 204, NULL, (struct slice){0}, cors);
    } else if (!p->is_local && !host_is_fine(c, r->header[HDR_HOST])) {
        route_refuse(p, 403, "This Host is not allowed", cors);
    } else if (!p->is_private && !origin_is_fine(c, r)) {
        origin_refuse(p, r, cors);
    } else if (!p->is_private && token_must_wait(c, p, r, is_right, cors)) {
        return; /* refused */
    } else if (!p->is_private && !offers_link(route, r) && !is_right) {
        p->ops->respond(p, &(struct response){.status = 401,
                                              .content_type = "application/json",
                                              .body = SLICE("{\"error\":\"A bearer token is "
                                                            "required\"}"),
                                              .headers = SLICE("WWW-Authenticate: Bearer\r\n"),
                                              .cors = cors});
    } else if (route) {
        p->has_token = c->config.token && !p->is_private && is_right;
        route->run(c, p, r);
    } else if (other) {
        refuse_method(p, r, cors);
    } else {
        route_refuse(p, 404, "Not found", cors);
    }
}

/* --- JSON-RPC --- */

static bool accepts(const struct http_request *r, const char *type)
{
    return slice_contains_nocase(r->header[HDR_ACCEPT], slice_of(type));
}

/* Whether any of the header's ranges has one of the two types that we answer with. */
static bool accepts_answers(const struct http_request *r)
{
    static const char *const ranges[] = {"*/*", "application/*", "application/json", "text/*",
                                         "text/event-stream"};
    struct slice rest = r->header[HDR_ACCEPT];

    if (!slice_trim(rest).len)
        return true;
    while (rest.len) {
        struct slice range = slice_cut(&rest, ',');
        struct slice type = slice_trim(slice_cut(&range, ';'));

        for (size_t i = 0; i < N_ELEMENTS(ranges); i++)
            if (slice_eq_nocase(type, slice_of(ranges[i])))
                return true;
    }
    return false;
}

static void post_pinned(struct core *c, struct peer *p, const struct http_request *r,
                        enum dialect_id dialect)
{
    struct place where = {.pinned = (int)dialect,
                          .shown = -1,
                          .fallback = dialect,
                          .context = c->open.context,
                          .version = c->config.version};
    struct reply_options o = {.cors = CORS_EXPLORER};

    receive(c, &c->open, p, &where, r->body, &o);
}

static void post_explorer(struct core *c, struct peer *p, const struct http_request *r)
{
    post_pinned(c, p, r, D_EXPLORER);
}

static void post_editor(struct core *c, struct peer *p, const struct http_request *r)
{
    post_pinned(c, p, r, D_EDITOR);
}

/* Finds the session that the header names. False: already refused. */
static bool find_session(struct core *c, struct peer *p, const struct http_request *r,
                         struct session **ret_session)
{
    struct slice version = r->header[HDR_VERSION];
    /* A client of a revision without sessions may still send a header that an old one gave it. */
    struct slice id = revision_is_stateless(version) ? (struct slice){0} : r->header[HDR_SESSION];
    struct session *s = id.p ? session_find(c, id) : NULL;

    if (id.p && !s && revive_request(c, p, r, id))
        return false;
    if (id.p && (!s || s->kind != SESSION_HTTP)) {
        route_refuse(p, 404, "Session not found", CORS_MCP);
        return false;
    }
    if (s && version.p && !revision_parse(version, &(enum revision){0})) {
        route_refuse(p, 400, "Unsupported MCP-Protocol-Version", CORS_MCP);
        return false;
    }
    *ret_session = s;
    return true;
}

static void post_open(struct core *c, struct peer *p, const struct http_request *r,
                      enum dialect_id fallback, bool takes_explorer)
{
    struct session *s;
    struct mcp_headers headers = {.version = r->header[HDR_VERSION],
                                  .method = r->header[HDR_MCP_METHOD],
                                  .name = r->header[HDR_MCP_NAME],
                                  .fields = r->fields};
    struct place where = {.pinned = -1,
                          .shown = -1,
                          .fallback = fallback,
                          .takes_explorer = takes_explorer,
                          .headers = &headers,
                          .version = c->config.version};
    struct reply_options o = {.takes_sse = accepts(r, "text/event-stream"),
                              .cors = fallback == D_EXPLORER ? CORS_EXPLORER : CORS_MCP};

    if (!find_session(c, p, r, &s))
        return;
    if (s) {
        where.shown = D_MCP;
        where.fallback = D_MCP;
    }
    where.context = s ? s->context : c->open.context;
    receive(c, s ? s : &c->open, p, &where, r->body, &o);
}

static void post_plain(struct core *c, struct peer *p, const struct http_request *r)
{
    post_open(c, p, r, D_PLAIN, false);
}

/* Every client of MCP's streamable HTTP accepts streams, and its headers name more. */
static bool shows_mcp(const struct http_request *r)
{
    return accepts(r, "text/event-stream") || r->header[HDR_SESSION].p ||
           r->header[HDR_VERSION].p || r->header[HDR_MCP_METHOD].p || r->header[HDR_MCP_NAME].p ||
           r->header[HDR_LAST_EVENT].p;
}

/* Also the explorer's address: a client that shows nothing of MCP is one of the explorer's. */
static void post_mcp(struct core *c, struct peer *p, const struct http_request *r)
{
    struct slice type = r->header[HDR_CONTENT_TYPE];

    if (!shows_mcp(r) && accepts_answers(r))
        post_open(c, p, r, D_EXPLORER, true);
    else if (type.p && !slice_contains_nocase(type, SLICE("json")))
        route_refuse(p, 415, "Content-Type must be application/json", CORS_MCP);
    else if (!accepts_answers(r))
        route_refuse(p, 406, "Accept must allow application/json or text/event-stream", CORS_MCP);
    else
        post_open(c, p, r, D_MCP, true);
}

static void delete_session(struct core *c, struct peer *p, const struct http_request *r)
{
    struct session *s;

    if (!r->header[HDR_SESSION].p) {
        route_refuse(p, 400, "Mcp-Session-Id header is required", CORS_MCP);
        return;
    }
    if (!find_session(c, p, r, &s))
        return;
    if (!s) {
        route_refuse(p, 405, "This revision has no sessions to end", CORS_MCP);
        return;
    }
    session_end(c, s);
    route_respond(p, 200, NULL, (struct slice){0}, CORS_MCP);
}

/* --- Streams --- */

static const struct stream_head sse_head = {.is_sse = true, .cors = CORS_MCP};

static struct stream *open_stream(struct core *c, struct peer *p, enum stream_kind kind)
{
    struct stream *st = stream_open(c, p, kind);

    if (!st) {
        route_refuse(p, 503, "The server has too many open streams; close one first", CORS_MCP);
        return NULL;
    }
    st->is_sse = true;
    return st;
}

/* Opens the session's stream, or continues the one of which `last` is an event. */
static void open_session_stream(struct core *c, struct peer *p, struct session *s,
                                struct slice last)
{
    if (stream_resume(c, s, p, last, &sse_head))
        event_tell_lists(c, s);
    else if (last.len)
        route_refuse(p, 400, "Last-Event-ID names no event of this session", CORS_MCP);
    else
        route_refuse(p, 503, "The server has too many open streams; close one first", CORS_MCP);
}

/* A client of MCP, by its headers, that names no session to stream. */
static bool refuse_sessionless(struct peer *p, const struct http_request *r)
{
    struct slice version = r->header[HDR_VERSION];

    if (revision_is_stateless(version))
        refuse_method(p, r, CORS_MCP);
    else if (version.p || r->header[HDR_LAST_EVENT].p)
        route_refuse(p, 400, "Mcp-Session-Id header is required", CORS_MCP);
    else
        return false;
    return true;
}

/* A stream without a session is explorer's, unless its client is one of MCP. */
static void get_mcp(struct core *c, struct peer *p, const struct http_request *r)
{
    struct session *s;
    struct stream *st;
    struct slice last = r->header[HDR_LAST_EVENT];

    if (!find_session(c, p, r, &s))
        return;
    if (!accepts(r, "text/event-stream")) {
        route_refuse(p, s ? 406 : 405, "Accept must allow text/event-stream", CORS_MCP);
        return;
    }
    if (s && s->stream && s->stream->peer && !last.len) {
        route_refuse(p, 409, "This session already has a stream", CORS_MCP);
        return;
    }
    if (s) {
        open_session_stream(c, p, s, last);
        return;
    }
    if (refuse_sessionless(p, r))
        return;
    st = open_stream(c, p, STREAM_EXPLORER);
    if (!st)
        return;
    p->ops->stream(p, &sse_head);
    stream_start(c, st);
}

static void get_root(struct core *c, struct peer *p, const struct http_request *r)
{
    if (r->wants_upgrade)
        get_unity(c, p, r);
    else if (accepts(r, "text/event-stream"))
        get_mcp(c, p, r);
    else
        route_respond(p, 200, "text/plain; charset=utf-8", SLICE("ok\n"), CORS_MCP);
}

/* Why the engine may not connect; NULL: it may. */
static const char *refuse_engine(const struct core *c, const struct peer *p,
                                 const struct http_request *r, int *ret_status)
{
    *ret_status = 403;
    if (c->config.own_engines_only && !p->is_ours)
        return "This server accepts no engine but its own player (--engines own)";
    if (p->speaks_link)
        return NULL;
    if (has_item(r->header[HDR_WS_PROTOCOL], SLICE(LINKMSG_FAMILY), false)) {
        *ret_status = 426;
        return "This server speaks " LINKMSG_SUBPROTOCOL ": the engine's umcp is of another "
               "version; install the same version on both sides";
    }
    if (!peer_is_trusted(p))
        return "An engine that does not speak " LINKMSG_SUBPROTOCOL " must belong to the user of "
               "this server, or show the server's token";
    return NULL;
}

static void get_unity(struct core *c, struct peer *p, const struct http_request *r)
{
    const char *why;
    int status;

    if (!r->wants_upgrade) {
        route_refuse(p, 426, "This address is for engines, which connect by WebSocket",
                     CORS_EXPLORER);
        return;
    }
    p->speaks_link = has_item(r->header[HDR_WS_PROTOCOL], SLICE(LINKMSG_SUBPROTOCOL), true);
    why = refuse_engine(c, p, r, &status);
    if (why)
        route_refuse(p, status, why, CORS_EXPLORER);
    else
        p->ops->upgrade(p, p->speaks_link ? SLICE(LINKMSG_SUBPROTOCOL) : (struct slice){0});
}

/* Reads the query: "dialect=D" pins the dialect, "shown=D" names the one that the session has shown
 * before. False: any other query, or D is not a dialect. */
static bool read_dialect(struct slice query, struct peer *p)
{
    struct slice name = slice_cut(&query, '=');

    p->has_dialect = p->is_pinned = false;
    if (!name.len)
        return true;
    p->has_dialect = true;
    p->is_pinned = slice_is(name, "dialect");
    return (p->is_pinned || slice_is(name, "shown")) && dialect_parse(query, &p->dialect) &&
           p->dialect != D_FRAMED;
}

static void get_stdio(struct core *c, struct peer *p, const struct http_request *r)
{
    (void)c;
    if (!r->wants_upgrade || !slice_eq_nocase(r->header[HDR_UPGRADE], SLICE("umcp.lines")))
        route_refuse(p, 426, "This address is for umcp stdio, which sends Upgrade: umcp.lines",
                     CORS_EXPLORER);
    else if (!read_dialect(r->query, p))
        route_refuse(p, 400, "The query must be dialect=D or shown=D", CORS_EXPLORER);
    else
        p->ops->lines(p);
}

/* --- HTTP+SSE of 2024-11-05: answers come on the stream --- */

static void get_sse(struct core *c, struct peer *p, const struct http_request *r)
{
    struct session *s = session_new(c, SESSION_SSE);
    struct stream *st;
    char endpoint[sizeof("/messages?sessionId=") + SESSION_ID_SIZE];
    struct buf text = {.p = endpoint, .cap = sizeof(endpoint), .max = sizeof(endpoint)};

    (void)r;
    st = s ? open_stream(c, p, STREAM_SESSION) : NULL;
    if (!st) {
        if (s)
            session_end(c, s);
        else
            route_refuse(p, 503, "The server has too many sessions; end one first", CORS_MCP);
        return;
    }
    s->context.revision = REV_2024_11_05;
    s->shown = D_MCP;
    s->stream = st;
    st->session = s;
    p->ops->stream(p, &sse_head);
    buf_printf(&text, "/messages?sessionId=%s", s->id);
    stream_send(st, SLICE("endpoint"), buf_slice(&text));
}

static void post_messages(struct core *c, struct peer *p, const struct http_request *r)
{
    static const char key[] = "sessionId=";
    struct session *s = NULL;
    struct place where = {
        .pinned = -1, .shown = D_MCP, .fallback = D_MCP, .version = c->config.version};
    struct reply_options o = {.is_on_stream = true, .cors = CORS_MCP};

    if (slice_starts(r->query, slice_of(key)))
        s = session_find(c, slice_skip(r->query, sizeof(key) - 1));
    if (!s || s->kind != SESSION_SSE) {
        route_refuse(p, 404, "Session not found", CORS_MCP);
        return;
    }
    where.context = s->context;
    route_respond(p, 202, "text/plain; charset=utf-8", SLICE("Accepted"), CORS_MCP);
    receive(c, s, p, &where, r->body, &o);
}
