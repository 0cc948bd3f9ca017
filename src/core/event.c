/*
 * What the server sends unasked: explorer's events and mirrored answers, MCP's notifications about
 * logs, resources and lists. Each is written once and sent to everyone who wants it.
 */
#include "internal.h"

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
                         .resources = {"unity://selection"},
                         .snapshot = TOOL_GET_SELECTION,
                         .nothing = "{\"ActiveId\":null,\"Items\":[]}"},
    [EVENT_SCENES_DIFF] = {.from_engine = LINKMSG_EVENT_SCENES,
                           .is_streamed = true,
                           .resources = {"unity://scenes", "unity://scene/active"}},
    [EVENT_LOG] = {.from_engine = LINKMSG_EVENT_LOG,
                   .is_streamed = true,
                   .resources = {"unity://logs/tail"}},
    [EVENT_TOOL_RESULT] = {.name = "tool_result", .is_streamed = true},
    [EVENT_FILES] = {.name = HOST_EVENT_FILES, .changes_files = true},
    [EVENT_HOST] = {.name = "host",
                    .resources = {"unity://instances", "unity://status"},
                    .changes_sources = true},
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
    LIST_EACH(struct stream, st, &c->streams, link)
        if (st->kind == STREAM_EXPLORER && st->peer->kind == PEER_HTTP)
            stream_push(c, st, message);
}

static bool is_subscribed(const struct session *s, const char *uri)
{
    for (size_t i = 0; i < s->n_subscriptions; i++)
        if (strcmp(s->subscriptions[i], uri) == 0)
            return true;
    return false;
}

static void notify(struct core *c, struct session *s, const char *uri)
{
    struct buf text;
    struct json_out w;

    buf_init(&text, LIMIT_URI * 8);
    json_out_init(&w, &text);
    mcp_write_updated(&w, uri);
    if (buf_ok(&text))
        session_send(c, s, buf_slice(&text));
    buf_done(&text);
}

static void notify_subscribers(struct core *c, const char *uri)
{
    LIST_EACH(struct session, s, &c->sessions, link)
        if (is_subscribed(s, uri))
            notify(c, s, uri);
}

static bool has_subscriber(const struct core *c, const char *uri)
{
    LIST_EACH(const struct session, s, &c->sessions, link)
        if (is_subscribed(s, uri))
            return true;
    return false;
}

/* We do not track which file backs a resource, so notify every subscription to a file-backed
 * one. */
static void notify_files(struct core *c)
{
    LIST_EACH(struct session, s, &c->sessions, link)
        for (size_t i = 0; i < s->n_subscriptions; i++) {
            const struct resource *r = NULL;
            struct slice args;
            struct arena a;
            struct err err;

            arena_init(&a, LIMIT_URI * 8);
            if (resource_match(&a, slice_of(s->subscriptions[i]), &r, &args, &err) && r->is_project)
                notify(c, s, s->subscriptions[i]);
            arena_done(&a);
        }
}

void event_emit(struct core *c, enum event_id id, struct slice payload)
{
    const struct event_row *e = &core_events[id];
    struct buf text;
    struct json_out w;

    if (e->is_streamed && event_is_wanted(c)) {
        buf_init(&text, LIMIT_RESULT * 2);
        json_out_init(&w, &text);
        explorer_write_event(&w, event_name(id), payload);
        LIST_EACH(struct stream, st, &c->streams, link)
            if (buf_ok(&text) && st->kind == STREAM_EXPLORER)
                stream_push(c, st, buf_slice(&text));
        buf_done(&text);
    }
    for (size_t i = 0; i < EVENT_RESOURCES && e->resources[i]; i++)
        notify_subscribers(c, e->resources[i]);
    for (size_t i = 0; e->changes_sources && i < resource_count(); i++)
        if (resource_at(i)->is_either)
            notify_subscribers(c, resource_at(i)->uri);
    if (e->changes_files)
        notify_files(c);
}

void event_tool_result(struct core *c, struct call *call)
{
    struct buf text;
    struct json_out w;
    struct outcome o;

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
}

void event_log_from_host(void *ctx, const char *level, struct slice message)
{
    struct core *c = ctx;
    enum log_level l = LOG_INFO;

    for (unsigned i = 0; i < LOG_LEVELS; i++)
        if (strcmp(level, log_level_name((enum log_level)i)) == 0)
            l = (enum log_level)i;
    logring_add(c->log, l, "unity", NULL, message);
}

/* --- Log lines --- */

static void log_to_session(struct core *c, struct session *s, const struct log_line *line)
{
    struct buf text;
    struct json_out w;

    buf_init(&text, LIMIT_LOG_TEXT * 8);
    json_out_init(&w, &text);
    mcp_write_log(&w, mcp_level_of[line->level], line->category ? line->category : line->source,
                  line->message);
    if (buf_ok(&text))
        session_send(c, s, buf_slice(&text));
    buf_done(&text);
}

void event_log_line(void *ctx, const struct log_line *line)
{
    struct core *c = ctx;
    struct buf text;
    struct json_out w;

    if (c->env.logged)
        c->env.logged(c->env.ctx, line);
    if (line->level == LOG_DEBUG)
        return; /* debug lines are only for the program's own log */
    if (event_is_wanted(c) || has_subscriber(c, core_events[EVENT_LOG].resources[0])) {
        buf_init(&text, LIMIT_LOG_TEXT * 8);
        json_out_init(&w, &text);
        log_line_write(&w, line, false);
        if (buf_ok(&text))
            event_emit(c, EVENT_LOG, buf_slice(&text));
        buf_done(&text);
    }
    LIST_EACH(struct session, s, &c->sessions, link)
        if (s->context.log_level >= 0 && (int)mcp_level_of[line->level] >= s->context.log_level)
            log_to_session(c, s, line);
}

void log_line_write(struct json_out *w, const struct log_line *line, bool is_dto)
{
    char time[TEXT_TIME_SIZE];

    text_time(line->wall_ms, time);
    json_object(w);
    json_put_string(w, is_dto ? "T" : "t", time);
    json_put_string(w, is_dto ? "Level" : "level", log_level_name(line->level));
    json_put_text(w, is_dto ? "Message" : "message", line->message);
    json_put_string(w, is_dto ? "Source" : "source", line->source);
    if (line->category)
        json_put_string(w, is_dto ? "Category" : "category", line->category);
    json_object_end(w);
}

/* --- The host --- */

void event_tell_tools(struct core *c, struct session *s)
{
    struct peer *p = s->peer ? s->peer : s->stream ? s->stream->peer : NULL;

    /* A client that is slow to read gets one notification later, however often the list changed. */
    s->has_old_tools =
        !p || p->ops->pending(p) >= LIMIT_STREAM_PENDING || (s->stream && s->stream->n_queued);
    if (!s->has_old_tools)
        session_send(c, s, MCP_TOOLS_CHANGED);
}

void event_host_changed(void *ctx)
{
    struct core *c = ctx;
    size_t n = 0;
    const struct tool *tools = c->host ? c->host->ops->tools(c->host, &n) : NULL;
    bool has_changed =
        !catalog_has_plugins(c->catalog, tools, n) && catalog_set_plugins(c->catalog, tools, n);

    event_emit(c, EVENT_HOST, SLICE("{}"));
    if (!has_changed || !(c->config.groups >> GROUP_PLUGIN & 1))
        return; /* MCP clients see the same list as before */
    LIST_EACH(struct session, s, &c->sessions, link)
        if (s->shown == D_MCP && s->is_initialized)
            event_tell_tools(c, s);
}
