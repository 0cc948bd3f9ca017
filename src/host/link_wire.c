/*
 * Messages of the link, as docs/link.md has them: a JSON head, and for some a line feed and a
 * payload, which is passed on as it is. Engines are peers like any other: what is malformed ends
 * the connection.
 */
#include "link.h"

#include <stdio.h>

#define MAX_HEAD   (PLUGIN_LIST_BYTES + 64) /* a list of tools */
#define MAX_NUMBER ((int64_t)1 << 53)

struct message {
    const struct json *head;
    struct slice payload; /* p == NULL: none */
};

/* --- From the engine. --- */

/* As much as fits, and nothing that would end a text early. */
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

static void send_welcome(struct link_host *h, struct instance *i)
{
    struct json_out w;

    buf_reset(&h->out, MAX_HEAD);
    json_out_init(&w, &h->out);
    json_object(&w);
    json_key(&w, "welcome");
    json_object(&w);
    json_put_string(&w, "server", h->version);
    json_object_end(&w);
    json_object_end(&w);
    if (buf_ok(&h->out))
        i->conn->send(i->conn, buf_slice(&h->out));
}

void linkhost_send_prepare(struct link_host *h, struct instance *i)
{
    if (h->settings.can_eval)
        i->conn->send(i->conn, SLICE("{\"prepare\":\"eval\"}"));
}

static bool on_hello(struct link_host *h, struct instance *i, const struct message *m)
{
    const struct json *hello = json_get(m->head, "hello");
    int64_t protocol;

    if (i->state != INSTANCE_NEW || !json_is(hello, JSON_OBJECT) ||
        !json_to_int(json_get(hello, "protocol"), &protocol) || protocol != 1)
        return false;
    keep_text(i->name, sizeof(i->name), json_get_text(hello, "name"));
    keep_text(i->project, sizeof(i->project), json_get_text(hello, "project"));
    keep_text(i->unity_version, sizeof(i->unity_version), json_get_text(hello, "unityVersion"));
    keep_text(i->platform, sizeof(i->platform), json_get_text(hello, "platform"));
    keep_text(i->runtime, sizeof(i->runtime), json_get_text(hello, "runtime"));
    i->kind = i->conn->is_ours ? INSTANCE_PLAYER : kind_of(json_get_text(hello, "kind"));
    json_to_int(json_get(hello, "pid"), &i->pid);
    i->state = INSTANCE_READY;
    i->pinged = h->now;
    linkhost_label(i);
    send_welcome(h, i);
    linkhost_send_prepare(h, i);
    linkhost_log(h, "Info", "%s has connected (Unity %s, %s, process %lld)", i->name,
                 i->unity_version, i->runtime, (long long)i->pid);
    linkhost_changed(h);
    return true;
}

static bool number_of(const struct message *m, const char *key, int64_t *ret_number)
{
    return json_to_int(json_get(m->head, key), ret_number) && *ret_number > 0 &&
           *ret_number <= MAX_NUMBER;
}

/* Of docs/link.md. */
static enum err_kind error_kind_of(struct slice kind)
{
    static const struct {
        const char *name;
        enum err_kind kind;
    } kinds[] = {
        {"InvalidArgument", ERR_ARGUMENT}, {"NotFound", ERR_NOT_FOUND}, {"NotReady", ERR_NOT_READY},
        {"PermissionDenied", ERR_DENIED},  {"Timeout", ERR_TIMEOUT},    {"Tool", ERR_TOOL},
        {"Internal", ERR_INTERNAL},
    };

    for (size_t i = 0; i < N_ELEMENTS(kinds); i++)
        if (slice_is(kind, kinds[i].name))
            return kinds[i].kind;
    return ERR_ENGINE;
}

static void take_error(struct job *job, const struct json *head)
{
    struct slice hint = json_get_text(head, "hint");
    const struct json *details = json_get_value(head, "details");

    linkhost_fail(job, error_kind_of(json_get_text(head, "kind")), json_get_text(head, "message"));
    if (hint.len)
        err_hint(&job->err, "%.*s", SLICE_ARG(hint));
    if (json_is(details, JSON_OBJECT))
        job->err.details = arena_copy(job->arena, details->raw);
}

/* The payload becomes part of an answer: what is no JSON would break that. */
static bool take_result(struct link_host *h, struct job *job, const struct message *m)
{
    struct slice payload = m->payload;
    struct json_fault fault;
    bool has_value = true;

    if (payload.p && !json_check(payload, &fault)) {
        err_set(&job->err, ERR_ENGINE, "The engine's answer is no JSON: %s at byte %zu",
                fault.reason, fault.at);
        return false;
    }
    json_to_bool(json_get(m->head, "hasValue"), &has_value);
    job->has_no_value = !has_value;
    linkhost_put_result(h, job, payload.p && has_value ? payload : SLICE("null"));
    return true;
}

static bool on_done(struct link_host *h, struct instance *i, const struct message *m)
{
    struct sent *slot;
    int64_t number;
    bool ok, is_fine = true;

    if (!number_of(m, "done", &number) || number > i->last_number ||
        !json_to_bool(json_get(m->head, "ok"), &ok))
        return false;
    slot = linkhost_find_sent(i, number);
    if (!slot)
        return true; /* answered already */
    if (slot->job && ok)
        is_fine = take_result(h, slot->job, m);
    else if (slot->job)
        take_error(slot->job, m->head);
    if (slot->job)
        linkhost_check_tool(i, slot->job);
    linkhost_done(h, i, slot);
    linkhost_pump(h);
    return is_fine;
}

static bool on_progress(struct link_host *h, struct instance *i, const struct message *m)
{
    const struct host_events *e = &h->host.events;
    struct slice message = arena_copy(&h->scratch, json_get_text(m->head, "message"));
    double done = 0, total = 0;
    struct sent *slot;
    int64_t number;

    if (!number_of(m, "progress", &number) || !json_to_double(json_get(m->head, "done"), &done))
        return false;
    json_to_double(json_get(m->head, "total"), &total);
    slot = linkhost_find_sent(i, number);
    if (slot && slot->job && e->progress && !linkhost_is_startup(h, slot->job))
        e->progress(e->ctx, slot->job, done, total, message.len ? message.p : NULL);
    return true;
}

static void tell_log(struct link_host *h, const struct instance *i, const struct message *m,
                     const struct json *line)
{
    static const char *const levels[] = {"Info", "Warning", "Error"};
    struct slice level = json_get_text(line, "level");
    const char *known = levels[0];

    for (size_t k = 0; k < N_ELEMENTS(levels); k++)
        if (slice_is(level, levels[k]))
            known = levels[k];
    linkhost_tell_line(h, i,
                       (struct host_line){.level = known,
                                          .message = json_get_text(line, "message"),
                                          .stack = json_get_text(line, "stack"),
                                          .operation = json_get_text(m->head, "op")});
}

static bool on_event(struct link_host *h, struct instance *i, const struct message *m)
{
    static const char *const passed[] = {"scenes_diff", "selection"};
    struct slice name = json_get_text(m->head, "event");
    const struct json *line;
    struct json_fault fault;
    int64_t n_lines;

    if (slice_is(name, "log")) {
        if (m->payload.len > LINK_LINE || !json_parse(&h->scratch, m->payload, &line, &fault))
            return false;
        tell_log(h, i, m, line);
        return true;
    }
    if (slice_is(name, "dropped")) {
        if (!number_of(m, "lines", &n_lines))
            return false;
        if (h->host.events.dropped)
            h->host.events.dropped(h->host.events.ctx, n_lines);
        return true;
    }
    for (size_t k = 0; k < N_ELEMENTS(passed); k++) {
        if (!slice_is(name, passed[k]))
            continue;
        if (!json_check(m->payload, &fault))
            return false;
        if (i == h->active && h->host.events.event) /* of the others nobody sees the scenes */
            h->host.events.event(h->host.events.ctx, passed[k], m->payload);
    }
    return true;
}

static bool on_state(struct link_host *h, struct instance *i, const struct message *m)
{
    struct slice name = json_get_text(m->head, "state");
    enum instance_state state = i->state;

    if (slice_is(name, "reloading"))
        state = INSTANCE_RELOADING;
    else if (slice_is(name, "ready"))
        state = INSTANCE_READY;
    if (state == i->state)
        return true;
    i->state = state;
    i->main_ms = 0;
    i->main_known = h->now;
    if (state == INSTANCE_RELOADING && i == h->active)
        linkhost_drop_writes(h, "The engine began to reload its scripts");
    linkhost_changed(h);
    return true;
}

static bool on_pong(struct link_host *h, struct instance *i, const struct message *m)
{
    int64_t number, main_ms = 0;

    if (!number_of(m, "pong", &number) || number > i->last_ping)
        return false;
    if (json_get(m->head, "mainMs") &&
        (!json_to_int(json_get(m->head, "mainMs"), &main_ms) || main_ms < 0))
        return false;
    if (number == i->last_ping)
        i->awaits_pong = false;
    i->main_ms = main_ms < MAX_NUMBER ? main_ms : MAX_NUMBER;
    i->main_known = h->now;
    linkhost_pump(h);
    return true;
}

static bool on_tools(struct link_host *h, struct instance *i, const struct message *m)
{
    return linkhost_take_tools(h, i, json_get(m->head, "tools"));
}

static bool on_bye(struct link_host *h, struct instance *i, const struct message *m)
{
    struct slice why = json_get_text(m->head, "bye");

    linkhost_log(h, "Info", "%s leaves: %.*s", i->name, SLICE_ARG(why));
    return true;
}

/* In this order: a progress message has a key "done" too. What is not here is passed over. */
static const struct {
    const char *key;
    bool (*take)(struct link_host *h, struct instance *i, const struct message *m);
} heads[] = {
    {"progress", on_progress}, {"done", on_done},   {"pong", on_pong}, {"event", on_event},
    {"state", on_state},       {"tools", on_tools}, {"bye", on_bye},   {"hello", on_hello},
};

bool linkhost_receive(struct link_host *h, struct instance *i, struct slice message)
{
    struct message m = {.payload = message};
    struct slice head = slice_cut(&m.payload, '\n');
    struct json_fault fault;

    if (head.len == message.len)
        m.payload = (struct slice){0};
    arena_reset(&h->scratch);
    if (head.len > MAX_HEAD || !json_parse(&h->scratch, head, &m.head, &fault) ||
        m.head->type != JSON_OBJECT)
        return false;
    if (i->state == INSTANCE_NEW)
        return json_get(m.head, "hello") && on_hello(h, i, &m);
    for (size_t k = 0; k < N_ELEMENTS(heads); k++)
        if (json_get(m.head, heads[k].key))
            return heads[k].take(h, i, &m);
    return true;
}

/* --- To the engine. --- */

void linkhost_send_call(struct link_host *h, struct instance *i, int64_t number,
                        const struct job *job)
{
    int64_t left = job->end - h->now;
    struct json_out w;

    buf_reset(&h->out, MAX_HEAD);
    json_out_init(&w, &h->out);
    json_object(&w);
    json_put_int(&w, "call", number);
    json_put_text(&w, "tool", linkhost_tool_name(job));
    json_put_int(&w, "deadlineMs", left > 1 ? left : 1);
    if (job->operation)
        json_put_string(&w, "op", job->operation);
    if (job->may_eval)
        json_put_bool(&w, "eval", true);
    if (job->run_ms)
        json_put_int(&w, "runMs", job->run_ms);
    if (job->allow.len)
        json_put_raw(&w, "allow", job->allow);
    if (job->budget)
        json_put_int(&w, "budget", (int64_t)job->budget);
    json_object_end(&w);
    buf_append_byte(&h->out, '\n');
    buf_append(&h->out, linkhost_args(job));
    if (buf_ok(&h->out))
        i->conn->send(i->conn, buf_slice(&h->out));
    else
        linkhost_lose(h, i); /* it would wait for that number for ever */
}

static void send_number(struct instance *i, const char *key, int64_t number)
{
    char text[64];
    int len = snprintf(text, sizeof(text), "{\"%s\":%lld}", key, (long long)number);

    i->conn->send(i->conn, slice_from(text, (size_t)len));
}

void linkhost_send_cancel(struct instance *i, int64_t number)
{
    if (i->kind != INSTANCE_BRIDGE && i->state != INSTANCE_LOST)
        send_number(i, "cancel", number);
}

void linkhost_send_ping(struct link_host *h, struct instance *i)
{
    i->awaits_pong = true;
    i->pinged = h->now;
    send_number(i, "ping", ++i->last_ping);
}
