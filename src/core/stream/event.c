/*
 * Messages that answer no request: explorer's events and mirrored answers, MCP's notifications
 * about logs, resources and lists. Each is written once and sent to all subscribers.
 */
#include "core/internal.h"

static const enum mcp_level mcp_level_of[LOG_LEVELS] = {[LOG_DEBUG] = MCP_DEBUG,
                                                        [LOG_INFO] = MCP_INFO,
                                                        [LOG_WARNING] = MCP_WARNING,
                                                        [LOG_ERROR] = MCP_ERROR};

/* Every event of the server. A new stream gets the snapshots in this order. */
const struct event_row core_events[N_EVENTS] = {
    [EVENT_SCENES] = {.name = "scenes",
                      .is_streamed = true,
                      .snapshot = TOOL_LIST_SCENES,
                      .nothing = "{\"Total\":0,\"Items\":[]}"},
    [EVENT_SELECTION] = {.from_engine = LINKMSG_EVENT_SELECTION,
                         .is_streamed = true,
                         .changes = CHANGE_SELECTION,
                         .snapshot = TOOL_GET_SELECTION,
                         .nothing = "{\"ActiveId\":null,\"Items\":[]}"},
    [EVENT_SCENES_DIFF] = {.from_engine = LINKMSG_EVENT_SCENES,
                           .is_streamed = true,
                           .changes = CHANGE_SCENES},
    [EVENT_LOG] = {.from_engine = LINKMSG_EVENT_LOG, .is_streamed = true, .changes = CHANGE_LOGS},
    [EVENT_TOOL_RESULT] = {.name = "tool_result", .is_streamed = true, .is_private = true},
    [EVENT_FILES] = {.name = HOST_EVENT_FILES, .changes = CHANGE_FILES},
    [EVENT_HOST] = {.name = "host", .changes = CHANGE_HOST},
    [EVENT_SCRIPTS] = {.from_engine = LINKMSG_EVENT_SCRIPTS, .changes = CHANGE_SCRIPTS},
    [EVENT_HOOKS] = {.name = HOST_EVENT_HOOKS,
                     .is_streamed = true,
                     .is_private = true,
                     .changes = CHANGE_OBJECTS},
};

bool event_is_wanted(const struct core *c)
{
    return c->n_explorer_streams > 0;
}

const char *event_name(enum event_id id)
{
    const struct event_row *e = &core_events[id];

    return e->name ? e->name : linkmsg_event_name(e->from_engine);
}

/* Skips connections that also carry answers: there a mirrored one would pass for an answer. */
void event_mirror(struct core *c, struct slice message)
{
    struct message *shared = NULL;

    LIST_EACH(struct stream, st, &c->streams, link)
        if (st->kind == STREAM_EXPLORER && st->peer->kind == PEER_HTTP && peer_is_trusted(st->peer))
            stream_push_shared(st, message, &shared);
    stream_let_go(shared);
}

/* --- Subscriptions --- */

/* The causes of change of these resources. Those about scenes and objects are matched by their
 * first words. */
static const struct {
    struct slice uri; /* of the row, or how it begins */
    unsigned changes;
} watched[] = {
    {SLICE_INIT("unity://status"), CHANGE_HOST | CHANGE_SELECTION},
    {SLICE_INIT("unity://instances"), CHANGE_HOST},
    {SLICE_INIT("unity://scripts"), CHANGE_HOST | CHANGE_SCRIPTS},
    {SLICE_INIT("unity://selection"), CHANGE_SELECTION},
    {SLICE_INIT("unity://scenes"), CHANGE_SCENES},
    {SLICE_INIT("unity://scene/"), CHANGE_SCENES | CHANGE_OBJECTS},
    {SLICE_INIT("unity://object/"), CHANGE_SCENES | CHANGE_OBJECTS},
    {SLICE_INIT("unity://search"), CHANGE_SCENES | CHANGE_OBJECTS},
    {SLICE_INIT("unity://camera/"), CHANGE_SCENES | CHANGE_OBJECTS},
    {SLICE_INIT("unity://freecam"), CHANGE_SCENES | CHANGE_OBJECTS},
    {SLICE_INIT("unity://clipboard"), CHANGE_SCENES | CHANGE_OBJECTS},
    {SLICE_INIT("unity://console/"), CHANGE_OBJECTS}, /* any write may have been to these */
    {SLICE_INIT("unity://hooks"), CHANGE_OBJECTS},
    {SLICE_INIT("unity://logs/"), CHANGE_LOGS},
};

/* We do not track which file backs a resource, so a change of any file changes all of them. */
static unsigned changes_of(const struct resource *r)
{
    unsigned changes = 0;

    for (size_t i = 0; i < N_ELEMENTS(watched); i++)
        if (slice_starts(slice_of(r->uri), watched[i].uri))
            changes |= watched[i].changes;
    if (r->is_either)
        changes |= CHANGE_HOST;
    if (r->is_project)
        changes |= CHANGE_FILES;
    return changes;
}

bool event_watch(struct core *c, struct slice uri, unsigned *ret_changes, struct err *err)
{
    const struct resource *r;
    struct slice args;
    struct arena a;
    bool ok;

    if (skill_file_find(uri, NULL)) {
        *ret_changes = 0; /* part of the program */
        return true;
    }
    arena_init(&a, LIMIT_URI * 8);
    ok = core_match(c, &a, uri, &r, &args, err);
    arena_done(&a);
    if (ok)
        *ret_changes = r->own_tool ? CHANGE_HOST : changes_of(r);
    return ok;
}

void event_write_updated(struct buf *to, const char *uri)
{
    struct json_out w;

    buf_init(to, LIMIT_URI * 8);
    json_out_init(&w, to);
    mcp_write_updated(&w, uri);
}

static void notify(struct core *c, struct session *s, const char *uri)
{
    struct buf text;

    event_write_updated(&text, uri);
    if (buf_ok(&text))
        session_send(c, s, buf_slice(&text));
    buf_done(&text);
}

void event_changed(struct core *c, unsigned changes)
{
    c->changed |= changes;
    if (c->changed)
        core_wake_at(c, c->now);
}

int64_t event_tick(struct core *c)
{
    unsigned changed = c->changed;

    c->changed = 0;
    if (!changed)
        return HOST_NEVER;
    LIST_EACH(struct session, s, &c->sessions, link)
        for (size_t i = 0; i < s->n_subscriptions; i++)
            if (s->subscriptions[i].changes & changed)
                notify(c, s, s->subscriptions[i].uri);
    listen_changed(c, changed);
    return HOST_NEVER;
}

/* A resource of the host's own has changed. */
static void notify_resource(struct core *c, struct slice uri)
{
    LIST_EACH(struct session, s, &c->sessions, link)
        for (size_t i = 0; i < s->n_subscriptions; i++)
            if (slice_is(uri, s->subscriptions[i].uri))
                notify(c, s, s->subscriptions[i].uri);
    listen_resource(c, uri);
}

/* --- Events --- */

/* Sends it to explorer's streams: to those whose client is trusted, to the others, or to both. */
static void stream_event(struct core *c, enum event_id id, struct slice payload, bool to_trusted,
                         bool to_others)
{
    struct message *shared = NULL;
    struct buf text;
    struct json_out w;

    buf_init(&text, LIMIT_RESULT * 2);
    json_out_init(&w, &text);
    explorer_write_event(&w, event_name(id), payload);
    LIST_EACH(struct stream, st, &c->streams, link)
        if (buf_ok(&text) && st->kind == STREAM_EXPLORER &&
            (peer_is_trusted(st->peer) ? to_trusted : to_others))
            stream_push_shared(st, buf_slice(&text), &shared);
    stream_let_go(shared);
    buf_done(&text);
}

void event_emit(struct core *c, enum event_id id, struct slice payload)
{
    const struct event_row *e = &core_events[id];

    if (e->is_streamed && event_is_wanted(c))
        stream_event(c, id, payload, true, !e->is_private);
    event_changed(c, e->changes);
}

void event_tool_result(struct core *c, struct call *call)
{
    struct buf text;
    struct json_out w;
    struct outcome o;

    if (!dialect_is_mirrored(&call->req) || !event_is_wanted(c))
        return;
    call_outcome(call, &o);
    buf_init(&text, LIMIT_RESULT * 2);
    json_out_init(&w, &text);
    explorer_write_outcome(&w, o.tool ? slice_of(o.tool->name) : call->req.name, &o);
    if (buf_ok(&text))
        event_emit(c, EVENT_TOOL_RESULT, buf_slice(&text));
    buf_done(&text);
}

void event_from_host(void *ctx, const char *name, struct slice payload)
{
    for (unsigned id = 0; id < N_EVENTS; id++)
        if (strcmp(event_name(id), name) == 0)
            event_emit(ctx, (enum event_id)id, payload);
    if (strcmp(name, HOST_EVENT_RESOURCE) == 0)
        notify_resource(ctx, payload);
}

static enum log_level level_of(const char *name)
{
    for (unsigned i = 0; i < LOG_LEVELS; i++)
        if (strcmp(name, log_level_name((enum log_level)i)) == 0)
            return (enum log_level)i;
    return LOG_INFO;
}

enum mcp_level event_mcp_level(const char *name)
{
    return mcp_level_of[level_of(name)];
}

void event_log_from_host(void *ctx, const char *level, struct slice message)
{
    struct core *c = ctx;

    logring_add(c->log, level_of(level), "unity", NULL, message);
}

void event_log_part(void *ctx, const char *level, struct slice message, size_t n_public)
{
    struct core *c = ctx;

    logring_add_line(c->log, &(struct log_line){.level = level_of(level),
                                                .source = "unity",
                                                .category = "hooks",
                                                .message = message,
                                                .n_public = n_public});
}

/* --- Log lines --- */

struct slice log_line_text(const struct log_line *line, bool is_whole)
{
    return is_whole ? line->message : slice_from(line->message.p, line->n_public);
}

static void log_to_session(struct core *c, struct session *s, const struct log_line *line)
{
    struct slice message = log_line_text(line, s->is_trusted);
    struct buf text;
    struct json_out w;

    if (!message.len && line->message.len)
        return;
    buf_init(&text, LIMIT_LOG_TEXT * 8);
    json_out_init(&w, &text);
    mcp_write_log(&w, mcp_level_of[line->level], line->category ? line->category : line->source,
                  message);
    if (buf_ok(&text))
        session_send(c, s, buf_slice(&text));
    buf_done(&text);
}

static void log_to_streams(struct core *c, const struct log_line *line, bool is_trusted)
{
    bool is_whole = is_trusted && !line->is_hushed;
    struct buf text;
    struct json_out w;

    if (line->message.len && !log_line_text(line, is_whole).len)
        return;
    buf_init(&text, LIMIT_LOG_TEXT * 8);
    json_out_init(&w, &text);
    log_line_write(&w, line, false, is_whole);
    if (buf_ok(&text))
        stream_event(c, EVENT_LOG, buf_slice(&text), is_trusted, !is_trusted);
    buf_done(&text);
}

void event_log_line(void *ctx, const struct log_line *line)
{
    struct core *c = ctx;

    if (c->env.logged)
        c->env.logged(c->env.ctx, line);
    if (line->level == LOG_DEBUG)
        return; /* debug lines are only for the program's own log */
    if (event_is_wanted(c)) {
        log_to_streams(c, line, true);
        log_to_streams(c, line, false);
    }
    event_changed(c, core_events[EVENT_LOG].changes);
    LIST_EACH(struct session, s, &c->sessions, link)
        if (s->context.log_level >= 0 && (int)mcp_level_of[line->level] >= s->context.log_level)
            log_to_session(c, s, line);
}

void log_line_write(struct json_out *w, const struct log_line *line, bool is_dto, bool is_whole)
{
    char time[TEXT_TIME_SIZE];

    text_time(line->wall_ms, time);
    json_object(w);
    json_put_string(w, is_dto ? "T" : "t", time);
    json_put_string(w, is_dto ? "Level" : "level", log_level_name(line->level));
    json_put_text(w, is_dto ? "Message" : "message", log_line_text(line, is_whole));
    json_put_string(w, is_dto ? "Source" : "source", line->source);
    if (line->category)
        json_put_string(w, is_dto ? "Category" : "category", line->category);
    json_object_end(w);
}

/* --- The host --- */

void event_tell_lists(struct core *c, struct session *s)
{
    struct peer *p = s->peer ? s->peer : s->stream ? s->stream->peer : NULL;

    /* A client that is slow to read gets one notification later, however often a list changed. */
    if (!p || p->ops->pending(p) >= LIMIT_STREAM_PENDING || (s->stream && s->stream->n_unsent))
        return;
    for (unsigned i = 0; i < N_LISTS; i++)
        if (s->old_lists >> i & 1)
            session_send(c, s, mcp_list_changed((enum mcp_list)i));
    s->old_lists = 0;
}

/* Compares the host's offers with the clients' knowledge of them. */
static bool offers_changed(struct core *c)
{
    unsigned version = core_offers(c)->version, old = c->offers_version;

    c->offers_version = version;
    return version != old;
}

void event_host_changed(void *ctx)
{
    struct core *c = ctx;
    size_t n = 0;
    const struct tool *tools = c->host ? c->host->ops->tools(c->host, &n) : NULL;
    bool has_changed =
        !catalog_has_plugins(c->catalog, tools, n) && catalog_set_plugins(c->catalog, tools, n);
    unsigned lists = 0;

    event_emit(c, EVENT_HOST, SLICE("{}"));
    if (has_changed && c->config.groups >> GROUP_PLUGIN & 1) /* else the list is as before */
        lists |= 1u << LIST_TOOLS;
    if (offers_changed(c))
        lists |= 1u << LIST_PROMPTS | 1u << LIST_RESOURCES;
    if (!lists)
        return;
    LIST_EACH(struct session, s, &c->sessions, link)
        if (s->shown == D_MCP && s->is_initialized) {
            s->old_lists |= lists;
            event_tell_lists(c, s);
        }
    listen_list_changed(c, lists);
}
