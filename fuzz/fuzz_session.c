/*
 * A whole server in memory: core, a scripted host, sessions, streams and a clock. Each line of the
 * input is one act of some peer; whatever comes, core must neither crash nor leak, must answer only
 * with JSON, and must never answer one request twice.
 *
 * The first byte of a line picks the act:
 *   s line on stdio          f frame          a frame after authenticating
 *   m POST /mcp   p POST /   e POST /message   d POST /editor   x POST /api/execute
 *   g GET of the rest as target, as an SSE client   D DELETE /mcp   r GET /read?uri=REST
 *   k POST without a body to the rest as target: cancels an operation
 *   M POST /mcp of 2026-07-28, with headers that repeat the body   H one more header for that
 *   t time passes: REST is milliseconds   c a connection closes   L a line that is too long
 * In bodies, @S@ is the last requestState that the server gave, and @T@ the last taskId.
 */
#include <stdio.h>
#include <stdlib.h>

#include "core/core.h"
#include "scripted/scripted.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MAX_PEERS = 32, MAX_ACTS = 400 };

struct fake_peer {
    struct peer peer; /* first: core sees only this */
    bool is_open, is_answered, wants_close;
};

struct world {
    struct core *core;
    struct fake_peer peers[MAX_PEERS];
    size_t n_peers;
    struct fake_peer *stdio, *framed;
    char session[64];
    char state[LIMIT_URI], task[64]; /* the last requestState and taskId, raw */
    char headers[1024];              /* lines for the next request */
    size_t headers_len;
    int64_t now;
};

static struct world *world; /* the one of this input */

static void require(bool holds)
{
    if (!holds)
        abort();
}

/* Keeps the first member of this name in an answer. */
static void keep(struct slice text, struct slice key, char *to, size_t size)
{
    const char *at = text.len ? memmem(text.p, text.len, key.p, key.len) : NULL;
    struct slice rest, value;

    if (!at)
        return;
    rest = slice_skip(text, (size_t)(at - text.p) + key.len);
    value = slice_cut(&rest, '"');
    if (value.len < size)
        snprintf(to, size, "%.*s", SLICE_ARG(value));
}

static void require_json(struct slice text)
{
    struct arena a;
    const struct json *root;
    struct json_fault fault;

    arena_init(&a, 256u << 20);
    if (!json_parse(&a, text, &root, &fault))
        abort();
    arena_done(&a);
    keep(text, SLICE("\"requestState\":\""), world->state, sizeof(world->state));
    keep(text, SLICE("\"taskId\":\""), world->task, sizeof(world->task));
}

static struct fake_peer *of(struct peer *p)
{
    return (struct fake_peer *)p;
}

static void on_send(struct peer *p, struct slice message)
{
    require(of(p)->is_open && p->kind != PEER_HTTP);
    require_json(message);
    if (p->kind == PEER_FRAMED)
        require(message.len <= LIMIT_FRAME);
}

static void on_respond(struct peer *p, const struct response *r)
{
    require(of(p)->is_open && !of(p)->is_answered && !p->is_stream);
    of(p)->is_answered = true;
    if (r->content_type && strcmp(r->content_type, "application/json") == 0)
        require_json(r->body);
}

static void on_stream(struct peer *p, const struct stream_head *head)
{
    (void)head;
    require(of(p)->is_open && !of(p)->is_answered && !p->is_stream);
    p->is_stream = true;
}

static void on_upgrade(struct peer *p, struct slice subprotocol)
{
    (void)subprotocol;
    of(p)->is_answered = true;
}

static void on_lines(struct peer *p)
{
    of(p)->is_answered = true;
}

static void on_event(struct peer *p, const struct event *e)
{
    require(of(p)->is_open && p->is_stream);
    if (!slice_is(e->name, "endpoint"))
        require_json(e->data);
}

static void on_comment(struct peer *p)
{
    require(of(p)->is_open && p->is_stream);
}

/* Every fourth peer is slow, so that queues fill. */
static size_t on_pending(struct peer *p)
{
    return p->remote[0] % 4 == 0 ? LIMIT_STREAM_PENDING : 0;
}

static void on_close(struct peer *p)
{
    of(p)->wants_close = true;
}

static const struct peer_ops ops = {on_send,    on_respond, on_stream, on_upgrade, on_event,
                                    on_comment, on_pending, on_close,  on_lines};

static void close_peer(struct world *w, struct fake_peer *p)
{
    if (!p || !p->is_open)
        return;
    core_closed(w->core, &p->peer);
    p->is_open = false;
    if (p == w->stdio)
        w->stdio = NULL;
    if (p == w->framed)
        w->framed = NULL;
}

static struct fake_peer *open_peer(struct world *w, enum peer_kind kind)
{
    struct fake_peer *p = &w->peers[w->n_peers++ % MAX_PEERS];

    close_peer(w, p);
    *p = (struct fake_peer){.peer = {.ops = &ops, .kind = kind}, .is_open = true};
    p->peer.remote[0] = (char)('a' + w->n_peers % 20);
    if (kind != PEER_HTTP)
        core_open(w->core, &p->peer);
    return p;
}

/* What a transport does after each act: answered exchanges and closed connections go. */
static void sweep(struct world *w)
{
    core_tick(w->core);
    for (size_t i = 0; i < MAX_PEERS; i++) {
        struct fake_peer *p = &w->peers[i];

        if (p->is_open && (p->wants_close || p->is_answered))
            close_peer(w, p);
        else if (p->is_open && p->peer.is_stream)
            core_drained(w->core, &p->peer);
    }
}

static void http(struct world *w, enum http_method method, const char *path, struct slice rest,
                 bool is_target)
{
    struct http_request r = {.method = method, .path = slice_of(path), .body = rest};
    struct slice query = rest;

    if (is_target) {
        r.path = path[0] ? slice_of(path) : slice_cut(&query, '?');
        r.query = query;
        r.body = (struct slice){0};
    }
    r.header[HDR_HOST] = SLICE("localhost:8080");
    r.header[HDR_ACCEPT] = SLICE("application/json, text/event-stream");
    if (w->session[0])
        r.header[HDR_SESSION] = slice_of(w->session);
    core_http(w->core, &open_peer(w, PEER_HTTP)->peer, &r);
}

/* Puts what the server gave in the places of @S@ and @T@. */
static void fill(const struct world *w, struct slice text, struct buf *to)
{
    for (size_t i = 0; i < text.len; i++) {
        struct slice rest = slice_skip(text, i);

        if (slice_starts(rest, SLICE("@S@")) || slice_starts(rest, SLICE("@T@"))) {
            buf_append(to, slice_of(rest.p[1] == 'S' ? w->state : w->task));
            i += 2;
        } else {
            buf_append_byte(to, text.p[i]);
        }
    }
}

/* A header that was given counts, not what the body says. */
static void set_header(struct http_request *r, enum http_header which, const char *name,
                       struct slice in_body)
{
    struct slice lines = r->fields;

    r->header[which] = in_body;
    while (lines.len) {
        struct slice value = slice_cut(&lines, '\n'), field = slice_cut(&value, ':');

        if (slice_eq_nocase(field, slice_of(name)))
            r->header[which] = slice_trim(value);
    }
}

static void modern(struct world *w, struct slice rest)
{
    struct http_request r = {.method = HTTP_POST_,
                             .path = SLICE("/mcp"),
                             .fields = slice_from(w->headers, w->headers_len)};
    const struct json *root = NULL, *params;
    struct json_fault fault;
    struct slice name = {0};
    struct arena a;
    struct buf body;

    buf_init(&body, LIMIT_MESSAGE);
    fill(w, rest, &body);
    r.body = buf_slice(&body);
    arena_init(&a, 256u << 20);
    if (!json_parse(&a, r.body, &root, &fault))
        root = NULL;
    params = json_get(root, "params");
    for (size_t i = 0; !name.p && i < 3; i++)
        name = json_get_text(params, (const char *[]){"name", "uri", "taskId"}[i]);
    r.header[HDR_HOST] = SLICE("localhost:8080");
    r.header[HDR_ACCEPT] = SLICE("application/json, text/event-stream");
    set_header(&r, HDR_VERSION, "MCP-Protocol-Version", SLICE("2026-07-28"));
    set_header(&r, HDR_MCP_METHOD, "Mcp-Method", json_get_text(root, "method"));
    set_header(&r, HDR_MCP_NAME, "Mcp-Name", name);
    core_http(w->core, &open_peer(w, PEER_HTTP)->peer, &r);
    w->headers_len = 0;
    arena_done(&a);
    buf_done(&body);
}

static void add_header(struct world *w, struct slice line)
{
    if (w->headers_len + line.len + 1 > sizeof(w->headers))
        return;
    memcpy(w->headers + w->headers_len, line.p, line.len);
    w->headers_len += line.len;
    w->headers[w->headers_len++] = '\n';
}

static void message(struct world *w, struct fake_peer **slot, enum peer_kind kind,
                    struct slice text)
{
    if (!*slot)
        *slot = open_peer(w, kind);
    if (text.len <= LIMIT_FRAME || kind != PEER_FRAMED)
        core_message(w->core, &(*slot)->peer, text);
}

static void authenticate(struct world *w)
{
    message(w, &w->framed, PEER_FRAMED,
            SLICE("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"session.authenticate\","
                  "\"params\":{\"token\":\"T\"}}"));
}

static void pass_time(struct world *w, struct slice rest)
{
    int64_t ms = 1000;

    if (text_to_int(rest, &ms) && (ms < 0 || ms > 10000000))
        ms = 1000;
    w->now += ms;
    core_set_time(w->core, w->now, 1700000000000 + w->now);
}

static void act(struct world *w, struct slice line)
{
    struct slice rest = slice_skip(line, 1);

    switch (line.p[0]) {
    case 's':
        message(w, &w->stdio, PEER_STDIO, rest);
        break;
    case 'a':
        authenticate(w);
        /* fall through */
    case 'f':
        message(w, &w->framed, PEER_FRAMED, rest);
        break;
    case 'm':
        http(w, HTTP_POST_, "/mcp", rest, false);
        break;
    case 'M':
        modern(w, rest);
        break;
    case 'H':
        add_header(w, rest);
        break;
    case 'p':
        http(w, HTTP_POST_, "/", rest, false);
        break;
    case 'e':
        http(w, HTTP_POST_, "/message", rest, false);
        break;
    case 'd':
        http(w, HTTP_POST_, "/editor", rest, false);
        break;
    case 'x':
        http(w, HTTP_POST_, "/api/execute", rest, false);
        break;
    case 'g':
        http(w, HTTP_GET_, "", rest, true);
        break;
    case 'k':
        http(w, HTTP_POST_, "", rest, true);
        break;
    case 'D':
        http(w, HTTP_DELETE_, "/mcp", rest, false);
        break;
    case 'r':
        http(w, HTTP_GET_, "/read", rest, true);
        break;
    case 't':
        pass_time(w, rest);
        break;
    case 'c':
        close_peer(w, &w->peers[rest.len % MAX_PEERS]);
        break;
    case 'L':
        if (w->stdio)
            core_fault(w->core, &w->stdio->peer, WIRE_TOO_LARGE);
        break;
    default:
        break;
    }
}

static void not_random(void *to, size_t len)
{
    memset(to, 0x5A, len);
}

/* Calls that end at once, that take their time, that tell of progress and events, that fail. */
static const char answers[] =
    "host GetObject\n"
    "  fail NOT_FOUND Object not found\n"
    "host SelectObject\n"
    "  event selection {\"ActiveId\":\"obj:2128\",\"Items\":[\"obj:2128\"]}\n"
    "  json {\"ok\":true}\n"
    "host wait-seconds\n"
    "  after 1000\n"
    "  progress 1 2 Waiting\n"
    "  after 1000\n"
    "  text [Success] Waited 2 seconds\n"
    "host ConsoleEval\n"
    "  log hello\n"
    "  json {\"ok\":true,\"result\":\"3\"}\n"
    "host execute_code\n"
    "  after 500\n"
    "  log hello\n"
    "  json 3\n"
    "host query\n"
    "  fail TOOL Error executing query: NullReferenceException\n"
    "host fail-always\n"
    "  fail TOOL InvalidOperationException: this tool always fails\n"
    "host *\n"
    "  json {\"Total\":0,\"Items\":[]}\n";

static struct core *make_core(void)
{
    static struct script *script; /* for all inputs */
    struct core_config config = {.allow_writes = true,
                                 .enable_eval = true,
                                 .groups = (1u << GROUP_COUNT) - 1,
                                 .framed_token = "T",
                                 .dialect = -1,
                                 .bind_address = "127.0.0.1",
                                 .log_level = "Information",
                                 .version = "0"};
    struct core_env env = {.random = not_random};
    struct core *core = core_new(&config, &env);

    require(core != NULL);
    if (!script)
        script = script_from(answers);
    core_set_host(core, scripted_host_new(script, core_host_events(core)));
    core_set_store(core, store_memory_new(&(struct store_limits){.max_bytes = 1 << 20},
                                          core_store_events(core)));
    return core;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct world *w = calloc(1, sizeof(*w));
    struct slice rest = slice_from((const char *)data, size);

    require(w != NULL);
    world = w;
    w->core = make_core();
    pass_time(w, SLICE("1"));
    /* The one session id that this server's randomness can give. */
    memset(w->session, '5', 32);
    for (size_t i = 0; i < 32; i += 2)
        memcpy(w->session + i, "5a", 2);
    for (size_t n = 0; rest.len && n < MAX_ACTS; n++) {
        struct slice line = slice_cut(&rest, '\n');

        if (line.len && line.p[0] == 'm' && slice_contains(line, SLICE("initialize")))
            w->session[0] = '\0'; /* a handshake comes without a session */
        if (line.len)
            act(w, line);
        if (!w->session[0])
            memcpy(w->session, "5a", 2);
        sweep(w);
    }
    for (size_t i = 0; i < MAX_PEERS; i++)
        close_peer(w, &w->peers[i]);
    core_free(w->core);
    free(w);
    return 0;
}
