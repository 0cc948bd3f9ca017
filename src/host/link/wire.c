/*
 * The messages to and from engines that speak the link. A message that violates the protocol ends
 * the connection.
 */
#include "internal.h"

#include "host/reply.h"

#define KEEP (1u << 20) /* capacity that the message buffer keeps */

/* False: no memory, or the message is too large. */
static bool send(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    buf_reset(&h->out, KEEP);
    linkmsg_write(&h->out, m);
    if (buf_ok(&h->out))
        i->conn->send(i->conn, buf_slice(&h->out));
    return buf_ok(&h->out);
}

/* --- From the engine. --- */

/* Copies as much as fits, up to the first NUL. */
static void keep_text(char *to, size_t size, struct slice text)
{
    size_t len = utf8_cut(text, text.len < size ? text.len : size - 1);
    const char *nul = len ? memchr(text.p, '\0', len) : NULL;

    if (nul)
        len = (size_t)(nul - text.p);
    if (len)
        memcpy(to, text.p, len);
    to[len] = '\0';
}

static enum instance_kind kind_of(struct slice name)
{
    if (slice_is(name, "player"))
        return INSTANCE_PLAYER;
    if (slice_is(name, "editor"))
        return INSTANCE_EDITOR;
    return slice_is(name, "game") ? INSTANCE_GAME : INSTANCE_PROCESS;
}

void linkhost_send_prepare(struct link_host *h, struct instance *i)
{
    if (h->settings.can_eval)
        send(h, i, &(struct linkmsg){.head = LINKMSG_PREPARE, .prepare = LINKMSG_PREPARE_EVAL});
}

static bool on_hello(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    if (i->state != INSTANCE_NEW)
        return false;
    keep_text(i->name, sizeof(i->name), m->hello.name);
    keep_text(i->project, sizeof(i->project), m->hello.project);
    keep_text(i->unity_version, sizeof(i->unity_version), m->hello.unity_version);
    keep_text(i->platform, sizeof(i->platform), m->hello.platform);
    keep_text(i->runtime, sizeof(i->runtime), m->hello.runtime);
    i->kind = i->conn->is_ours ? INSTANCE_PLAYER : kind_of(m->hello.kind);
    i->pid = m->hello.pid;
    i->started = m->hello.started;
    i->state = INSTANCE_READY;
    i->pinged = h->now;
    linkhost_label(i);
    send(h, i, &(struct linkmsg){.head = LINKMSG_WELCOME, .server = slice_of(h->version)});
    linkhost_send_prepare(h, i);
    linkhost_log(h, "Info", "%s has connected (Unity %s, %s, process %lld)", i->name,
                 i->unity_version, i->runtime, (long long)i->pid);
    linkhost_restore_greeted(h, i);
    linkhost_changed(h);
    return true;
}

/* Drops items that are no texts, and all beyond CALL_DIAGNOSTICS. */
static void take_diagnostics(struct link_host *h, struct host_call *call, struct slice list)
{
    const struct json *root;
    struct json_fault fault;

    if (!list.len || !json_parse(&h->scratch, list, &root, &fault))
        return;
    for (const struct json *v = root->first; v; v = v->next)
        if (json_is(v, JSON_STRING))
            host_add_diagnostic(call, "%.*s", SLICE_ARG(v->text));
}

/* The payload becomes part of our answer, so it must be valid JSON. */
static bool take_result(struct link_host *h, struct host_call *call, const struct linkmsg *m)
{
    struct slice payload = m->payload;
    struct json_fault fault;

    if (payload.p && !json_check(payload, &fault)) {
        err_set(&call->err, ERR_ENGINE, "The engine's answer is not valid JSON: %s at byte %zu",
                fault.reason, fault.at);
        return false;
    }
    take_diagnostics(h, call, m->done.diagnostics);
    call->has_no_value = m->done.has_no_value;
    call->is_value = m->done.is_value;
    call->is_cut = m->done.is_cut;
    linkhost_put_result(h, call, payload.p && !call->has_no_value ? payload : SLICE("null"));
    return true;
}

static bool on_done(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    struct link_call *c;
    struct host_call *call;
    bool is_fine = true;

    if (m->number > i->last_number)
        return false;
    c = linkhost_find_call(i, m->number);
    if (!c)
        return true; /* already answered */
    call = c->call;
    if (call && m->done.ok) {
        is_fine = take_result(h, call, m);
    } else if (call) {
        linkhost_fail(call, m->done.kind, m->done.message);
        if (m->done.hint.len)
            err_hint(&call->err, "%.*s", SLICE_ARG(m->done.hint));
        if (m->done.details.len)
            call->err.details = arena_copy(call->arena, m->done.details);
    }
    if (call)
        linkhost_check_tool(i, call);
    linkhost_done(h, i, c);
    linkhost_pump(h);
    return is_fine;
}

static bool on_progress(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    const struct host_events *e = &h->host.events;
    struct slice message = arena_copy(&h->scratch, m->progress.message);
    struct link_call *c = linkhost_find_call(i, m->number);

    if (c && c->call && e->progress && !linkhost_is_own(h, c->call))
        e->progress(e->ctx, c->call, m->progress.done, m->progress.total,
                    message.len ? message.p : NULL);
    return true;
}

static bool on_event(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    const struct host_events *e = &h->host.events;
    const struct linkmsg_line *line = &m->event.line;

    switch (m->event.name) {
    case LINKMSG_EVENT_LOG:
        linkhost_tell_line(h, i,
                           (struct host_line){.level = line->level,
                                              .message = line->message,
                                              .stack = line->stack,
                                              .operation = m->event.op});
        break;
    case LINKMSG_EVENT_HOOK:
        linkhost_keep_hook(h, i, m->payload);
        break;
    case LINKMSG_EVENT_KEPT:
        linkhost_keep_state(h, i, m->payload);
        break;
    case LINKMSG_EVENT_DROPPED:
        if (e->dropped)
            e->dropped(e->ctx, m->event.lines);
        break;
    default: /* clients see only the active engine's scenes */
        if (linkmsg_is_relayed(m->event.name) && i == h->active && e->event)
            e->event(e->ctx, linkmsg_event_name(m->event.name), m->payload);
    }
    return true;
}

static bool on_state(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    enum instance_state state =
        m->state == LINKMSG_STATE_RELOADING ? INSTANCE_RELOADING : INSTANCE_READY;

    if (m->state == LINKMSG_STATE_OTHER || state == i->state)
        return true;
    i->state = state;
    i->main_ms = 0;
    i->main_known = h->now;
    if (state == INSTANCE_RELOADING && i == h->active)
        linkhost_drop_writes(h, "The engine began to reload its scripts");
    if (state == INSTANCE_READY)
        linkhost_restore_reloaded(h, i);
    linkhost_changed(h);
    return true;
}

static bool on_pong(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    if (m->number > i->last_ping)
        return false;
    if (m->number == i->last_ping)
        i->awaits_pong = false;
    i->main_ms = m->pong.main_ms;
    i->running = m->pong.running;
    i->main_known = h->now;
    linkhost_pump(h);
    return true;
}

static bool on_tools(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    return linkhost_take_tools(h, i, m->tools);
}

static bool on_bye(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    linkhost_log(h, "Info", "%s is disconnecting: %.*s", i->name, SLICE_ARG(m->bye));
    return true;
}

typedef bool take_fn(struct link_host *h, struct instance *i, const struct linkmsg *m);

/* Messages without a function are ignored. */
static take_fn *const takes[LINKMSG_HEADS + 1] = {
    [LINKMSG_HELLO] = on_hello, [LINKMSG_PROGRESS] = on_progress, [LINKMSG_DONE] = on_done,
    [LINKMSG_EVENT] = on_event, [LINKMSG_STATE] = on_state,       [LINKMSG_PONG] = on_pong,
    [LINKMSG_TOOLS] = on_tools, [LINKMSG_BYE] = on_bye,
};

bool linkhost_receive(struct link_host *h, struct instance *i, struct slice message)
{
    struct linkmsg m;

    arena_reset(&h->scratch);
    if (!linkmsg_read(&h->scratch, LINKMSG_ENGINE, message, &m) ||
        (i->state == INSTANCE_NEW && m.head != LINKMSG_HELLO))
        return false;
    return !takes[m.head] || takes[m.head](h, i, &m);
}

/* --- To the engine. --- */

/* Tools of user code may read only, and log all the same. */
static struct slice op_of(const struct host_call *call, int64_t number, char line_id[UUID_SIZE])
{
    if (call->operation || call->tool->id != TOOL_PLUGIN)
        return slice_of(call->operation);
    linkhost_line_id(line_id, number);
    return slice_of(line_id);
}

void linkhost_send_call(struct link_host *h, struct instance *i, int64_t number,
                        const struct host_call *call)
{
    int64_t left = call->end - h->now;
    char line_id[UUID_SIZE];
    const struct linkmsg m = {
        .head = LINKMSG_CALL,
        .number = number,
        .call = {.tool = linkhost_tool_name(call),
                 .deadline_ms = left < 1                    ? 1
                                : left < LINKMSG_MAX_NUMBER ? left
                                                            : LINKMSG_MAX_NUMBER,
                 .op = op_of(call, number, line_id),
                 .may_eval = call->may_eval,
                 .is_read = call->tool->id == TOOL_PLUGIN && linkhost_is_read(call),
                 .run_ms = call->run_ms,
                 .wait_ms = call->wait_ms == call->run_ms ? -1 : call->wait_ms,
                 .allow = call->allow,
                 .budget = (int64_t)call->budget},
        .payload = linkhost_args(call)};

    if (!send(h, i, &m))
        linkhost_lose(h, i); /* else the engine would wait for that number forever */
}

void linkhost_send_cancel(struct link_host *h, struct instance *i, int64_t number)
{
    if (i->kind != INSTANCE_BRIDGE && i->state != INSTANCE_LOST)
        send(h, i, &(struct linkmsg){.head = LINKMSG_CANCEL, .number = number});
}

void linkhost_send_ping(struct link_host *h, struct instance *i)
{
    i->awaits_pong = true;
    i->pinged = h->now;
    send(h, i, &(struct linkmsg){.head = LINKMSG_PING, .number = ++i->last_ping});
}
