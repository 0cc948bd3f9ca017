/*
 * Core's lifetime, and the functions that transports call. receive.c and ops.c interpret messages;
 * this file only passes them on.
 */
#include <stdio.h>

#include "internal.h"

/* Called on any thread, so it reads only constant members. */
static void wake_from_host(void *ctx)
{
    const struct core *c = ctx;

    if (c->env.wake)
        c->env.wake(c->env.ctx);
}

static void wake_from_store(void *ctx)
{
    struct core *c = ctx;

    atomic_store(&c->store_woke, true);
    wake_from_host(c);
}

static void log_from_store(void *ctx, enum store_level level, const char *text)
{
    static const enum log_level levels[STORE_LEVELS] = {
        [STORE_INFO] = LOG_INFO, [STORE_WARNING] = LOG_WARNING, [STORE_ERROR] = LOG_ERROR};
    struct core *c = ctx;

    logring_add(c->log, levels[level], "mcp", NULL, slice_of(text));
}

struct core *core_new(const struct core_config *config, const struct core_env *env)
{
    struct core *c = mem_zalloc(sizeof(*c));
    struct err err;

    if (!c)
        return NULL;
    c->env = *env;
    c->used_states = (struct map)MAP_BY_BYTES(struct used_state, digest, LIMIT_STATES_USED);
    c->is_logging = config->log_level && strcmp(config->log_level, "Debug") == 0;
    c->host_events = (struct host_events){
        .finished = call_finished,
        .progress = call_progress,
        .note = call_note,
        .close_stream = call_close_stream,
        .event = event_from_host,
        .log = event_log_from_host,
        .log_part = event_log_part,
        .line = engine_line,
        .dropped = engine_dropped,
        .data = engine_data,
        .late = late_result,
        .changed = event_host_changed,
        .wake = wake_from_host,
        .ctx = c,
    };
    c->store_events =
        (struct store_events){.wake = wake_from_store, .log = log_from_store, .ctx = c};
    c->store_due = HOST_NEVER;
    c->sessions_by_id = (struct map)MAP_BY_FN(struct session *, session_id_of, LIMIT_SESSIONS);
    c->open.shown = -1;
    c->open.context = context_at_first;
    buf_init(&c->out, LIMIT_RESULT * 2);
    buf_init(&c->event_out, LIMIT_RESULT * 2);
    c->catalog = catalog_new();
    c->log = logring_new(event_log_line, c);
    if (!c->catalog || !c->log || !config_copy(config, NULL, &c->config, &err)) {
        core_free(c);
        return NULL;
    }
    return c;
}

void core_free(struct core *c)
{
    if (!c)
        return;
    listen_free_all(c);
    LIST_EACH_SAFE(struct stream, st, &c->streams, link)
        stream_close(c, st);
    core_set_store(c, NULL); /* it borrows from calls and from the host's rows */
    core_set_host(c, NULL);
    LIST_EACH_SAFE(struct call, call, &c->calls, link)
        call_free(c, call);
    batch_free_all(c);
    LIST_EACH_SAFE(struct call, call, &c->spare_calls, link) {
        buf_done(&call->hosted.result);
        arena_done(&call->arena);
        mem_free(call);
    }
    LIST_EACH_SAFE(struct session, s, &c->sessions, link)
        session_end(c, s);
    map_done(&c->sessions_by_id);
    map_done(&c->used_states);
    config_done(&c->config);
    catalog_free(c->catalog);
    logring_free(c->log);
    buf_done(&c->out);
    buf_done(&c->event_out);
    mem_free(c);
}

const struct host_events *core_host_events(struct core *c)
{
    return &c->host_events;
}

void core_set_host(struct core *c, struct host *h)
{
    if (c->host)
        c->host->ops->free(c->host);
    c->host = h;
    core_configure_host(c);
    if (h)
        event_host_changed(c);
}

const struct store_events *core_store_events(struct core *c)
{
    return &c->store_events;
}

void core_set_store(struct core *c, struct store *s)
{
    store_free(c->store);
    engine_data_free(c);
    late_free_all(c);
    revive_free_all(c);
    c->store = s;
    c->store_due = s ? c->now : HOST_NEVER;
}

void core_configure_host(struct core *c)
{
    const enum tier most = gate_limit(&c->config);
    struct host_settings changed = {.can_eval = c->config.enable_eval && most >= TIER_3,
                                    .can_write = c->config.allow_writes && most >= TIER_1,
                                    .eval_ms = call_console_ms(&c->config)};
    struct arena a;

    if (!c->host || !c->host->ops->configure)
        return;
    arena_init(&a, 2 * LIMIT_NAMES_JSON);
    changed.hook_allow = gate_list(&c->config, tool_by_id(TOOL_RESTORE_HOOK), &a);
    c->host->ops->configure(c->host, &changed);
    arena_done(&a);
}

void core_set_time(struct core *c, int64_t now_ms, int64_t wall_ms)
{
    c->now = now_ms;
    c->wall = wall_ms;
    if (!c->has_started) {
        c->started = now_ms;
        c->has_started = true;
    }
    logring_set_time(c->log, wall_ms);
}

void core_wake_at(struct core *c, int64_t due)
{
    if (due < c->next_due)
        c->next_due = due;
}

void core_wake(struct core *c)
{
    core_wake_at(c, c->now);
}

static int64_t earlier(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static void run_due(struct core *c)
{
    int64_t due;

    c->next_due = HOST_NEVER; /* the steps below may set an earlier time */
    /* Plain reads do not involve the store: it runs only when it asks to, and now and then. */
    if (c->store &&
        (c->now >= c->store_due || atomic_load_explicit(&c->store_woke, memory_order_relaxed))) {
        atomic_store(&c->store_woke, false);
        c->store_due = c->now + LIMIT_FORGET_MS;
        store_tick(c->store, c->now, c->wall);
    }
    due = c->store ? c->store_due : HOST_NEVER;
    due = earlier(due, c->host ? c->host->ops->tick(c->host, c->now) : HOST_NEVER);
    due = earlier(due, call_tick(c));
    due = earlier(due, call_pulse_tick(c));
    due = earlier(due, session_tick(c));
    due = earlier(due, stream_tick(c));
    due = earlier(due, event_tick(c));
    core_is_discovering(c); /* its time begins with the engine's */
    c->next_due = earlier(c->next_due, due);
}

int64_t core_tick(struct core *c)
{
    if (c->now >= c->next_due)
        run_due(c);
    shutdown_tick(c);
    return c->next_due;
}

bool core_is_ready(const struct core *c)
{
    return c->host && c->host->ops->info(c->host)->state == HOST_READY;
}

bool core_await_tools(struct core *c, struct host_call *hosted)
{
    bool awaits =
        c->host && c->host->ops->await_tools && c->host->ops->await_tools(c->host, hosted, c->now);

    if (awaits)
        core_wake_at(c, c->now); /* the host has something to do */
    return awaits;
}

bool core_is_discovering(struct core *c)
{
    bool expects = c->host && c->host->ops->expects_tools && c->host->ops->expects_tools(c->host);

    if (!expects)
        c->discovery_due = 0;
    else if (!c->discovery_due)
        c->discovery_due = c->now + LIMIT_DISCOVERY_MS;
    return expects && c->now < c->discovery_due;
}

struct listing core_listing(const struct core *c)
{
    return (struct listing){.catalog = c->catalog,
                            .groups = c->config.groups,
                            .tier = gate_limit(&c->config),
                            .reached = gate_tier(&c->config)};
}

struct self core_self(const struct core *c)
{
    const struct host_info *info = c->host ? c->host->ops->info(c->host) : NULL;

    return (struct self){.version = c->config.version,
                         .unity_version = info ? info->unity_version : NULL,
                         .platform = info ? info->platform : NULL,
                         .runtime = info ? info->runtime : NULL,
                         .tier = gate_tier(&c->config)};
}

void core_uuid(struct core *c, char to[OPERATION_ID_SIZE])
{
    unsigned char b[16];
    char hex[33];

    c->env.random(b, sizeof(b));
    b[6] = (unsigned char)((b[6] & 0x0F) | 0x40); /* RFC 4122: version 4, variant 1 */
    b[8] = (unsigned char)((b[8] & 0x3F) | 0x80);
    text_hex(b, sizeof(b), hex);
    snprintf(to, OPERATION_ID_SIZE, "%.8s-%.4s-%.4s-%.4s-%.12s", hex, hex + 8, hex + 12, hex + 16,
             hex + 20);
}

void core_set_address(struct core *c, const char *address, int port)
{
    snprintf(c->address, sizeof(c->address), "%s", address);
    c->config.bind_address = c->address;
    c->config.port = port;
}

void core_open(struct core *c, struct peer *p)
{
    struct session *s;

    if (p->kind == PEER_ENGINE) {
        engine_open(c, p);
        return;
    }
    s = session_new(c, SESSION_PEER);
    if (!s) {
        p->ops->close(p);
        return;
    }
    s->peer = p;
    if (p->has_dialect && !p->is_pinned)
        s->shown = (int)p->dialect;
    s->is_authenticated = p->kind != PEER_FRAMED;
    s->auth_due = s->is_authenticated ? HOST_NEVER : c->now + LIMIT_AUTH_MS;
    core_wake_at(c, s->auth_due);
    p->owner = s;
}

/* The peer has no session, so that strangers take no place of a session. */
static void send_refusal(const struct core *c, struct peer *p, struct err *err)
{
    char text[1024];
    struct buf to = {.p = text, .cap = sizeof(text), .max = sizeof(text)};
    struct place where = {.pinned = -1,
                          .shown = -1,
                          .fallback = D_MCP,
                          .is_framed = true,
                          .context = context_at_first,
                          .version = c->config.version};
    struct request r;
    struct json_out w;

    dialect_unreadable(&where, &r);
    json_out_init(&w, &to);
    dialect_write_error(&w, &r, &(struct outcome){.err = err});
    if (buf_ok(&to))
        p->ops->send(p, buf_slice(&to));
    p->ops->close(p);
}

void core_refuse_user(struct core *c, struct peer *p)
{
    struct err err;
    char text[sizeof(err.message) + sizeof(err.hint) + 2];

    err_set(&err, ERR_AUTH,
            "This server answers only processes of its own user, and the kernel does not confirm "
            "that the client is one");
    err_hint(&err, "start it with --token-file FILE and send that token, or with "
                   "--allow-other-users");
    if (p->kind == PEER_FRAMED) {
        send_refusal(c, p, &err);
        return;
    }
    snprintf(text, sizeof(text), "%s: %s", err.message, err.hint);
    route_refuse(p, 403, text, CORS_EXPLORER);
}

void core_message(struct core *c, struct peer *p, struct slice bytes)
{
    struct place where;

    if (p->kind == PEER_ENGINE) {
        engine_message(c, p, bytes);
        return;
    }
    if (!p->owner || (p->kind == PEER_STDIO && slice_is_blank(bytes)))
        return; /* blank lines between messages are allowed */
    where = session_place(c, p->owner);
    receive(c, p->owner, p, &where, bytes, &(struct reply_options){0});
}

void core_fault(struct core *c, struct peer *p, enum wire_fault fault)
{
    struct session *s = p->owner;
    struct call *call = s ? call_new(c, s, p) : NULL;
    struct place where;

    if (!call) {
        p->ops->close(p);
        return;
    }
    where = session_place(c, s);
    dialect_unreadable(&where, &call->req);
    if (fault == WIRE_TOO_LARGE)
        err_set(&call->hosted.err, ERR_MESSAGE_SIZE, "payload too large");
    else
        err_set(&call->hosted.err, ERR_REQUEST, "frame too short");
    call->must_close = p->kind == PEER_FRAMED;
    call_finish(c, call);
}

void core_closed(struct core *c, struct peer *p)
{
    struct session *s = p->owner, *owner;
    struct stream *st;

    if (p->kind == PEER_ENGINE) {
        engine_close(c, p);
        p->owner = NULL;
        return;
    }
    st = p->is_stream || s ? stream_of(c, p) : NULL;
    listen_forget_peer(c, p);
    revive_forget_peer(c, p);
    batch_forget_peer(c, p);
    call_forget_peer(c, p);
    if (st) {
        owner = st->session;
        stream_lose_peer(c, st);
        if (owner && owner->kind == SESSION_SSE)
            session_end(c, owner); /* its stream was its only connection */
    }
    if (s)
        session_end(c, s);
    p->owner = NULL;
}

void core_drained(struct core *c, struct peer *p)
{
    struct stream *st = stream_of(c, p);
    struct session *s = st ? st->session : NULL;

    if (st)
        stream_flush(st);
    if (!s && (p->kind == PEER_STDIO || p->kind == PEER_FRAMED))
        s = p->owner;
    if (s && s->old_lists)
        event_tell_lists(c, s);
    listen_drained(c, p);
}

static bool has_answer_to_come(const struct call *call)
{
    return call->state == CALL_RUNNING || call->state == CALL_STORING ||
           call->state == CALL_ASKING || call->is_last;
}

static bool is_owed_on_stream(const struct core *c, const struct session *s)
{
    LIST_EACH(const struct call, call, &c->calls, link)
        if (has_answer_to_come(call) && call->is_on_stream && call->session == s)
            return true;
    return false;
}

void core_end_stream(struct core *c, struct session *s)
{
    if (c->is_stopping && s && s->stream && s->stream->peer && !is_owed_on_stream(c, s))
        s->stream->peer->ops->close(s->stream->peer);
}

void core_stop(struct core *c)
{
    c->is_stopping = true;
    if (c->host && c->host->ops->stop)
        c->host->ops->stop(c->host);
    input_stop(c, NULL);
    task_stop(c);
    listen_stop(c, NULL);
    LIST_EACH(struct stream, st, &c->streams, link)
        if (st->peer && st->peer->kind == PEER_HTTP && (st->kind != STREAM_CALL || st->is_done) &&
            !(st->session && is_owed_on_stream(c, st->session)))
            st->peer->ops->close(st->peer);
}

bool core_is_idle(const struct core *c)
{
    LIST_EACH(const struct call, call, &c->calls, link)
        if (has_answer_to_come(call) &&
            (call->peer || call->batch || call->stream || (call->is_on_stream && call->session)))
            return false;
    return !revive_is_waiting(c, NULL);
}

bool core_owes(const struct core *c, const struct peer *p)
{
    return core_owes_besides(c, p, NULL);
}

bool core_owes_besides(const struct core *c, const struct peer *p, const struct call *besides)
{
    /* A cancelled call gets no answer, but the batch it belongs to still does. Who has ended its
     * only connection cannot answer our questions. */
    LIST_EACH(const struct call, call, &c->calls, link)
        if (call != besides && has_answer_to_come(call) &&
            (call->state != CALL_ASKING || p->kind == PEER_HTTP) &&
            (call->batch ? call->batch->peer == p : call->peer == p && !call->is_cancelled))
            return true;
    return revive_is_waiting(c, p);
}

bool core_client_closes(struct core *c, const struct peer *p)
{
    LIST_EACH(struct call, call, &c->calls, link) {
        if (call->peer != p)
            continue;
        if (call->state == CALL_RUNNING && call_needs_peer(call)) {
            if (call->deadline > c->now + LIMIT_HALF_CLOSED_MS)
                call->deadline = c->now + LIMIT_HALF_CLOSED_MS;
            core_wake_at(c, call->deadline);
        } else if (call_ends_with_peer(call) || call->req.op == OP_TASK_RESULT) {
            return true;
        }
    }
    return false;
}
