/*
 * Engines that speak the bridge's simple messages instead of the link's. They only run code and
 * evaluate queries. logId is the operation's id.
 *
 *     {"type":"execute","logId":"550e…","code":"return 1;"}                to the engine
 *     {"type":"result","logId":"550e…","success":true,"result":1}          from it
 *     {"type":"log","logId":"550e…","level":"warning","message":"hm"}
 *     {"type":"data","resultName":"fps","data":{"action":"append","data":60}}
 *
 * A bridge engine cannot be stopped, and has no time limit. A call that takes too long, or is
 * cancelled, ends with a guess. A later result replaces the guess.
 */
#include "internal.h"

#include <stdio.h>

#include "player.h"

#define KEEP (64u << 10) /* capacity that the message buffer keeps */

bool bridge_has(const struct tool *tool)
{
    return tool->id == TOOL_EXECUTE_CODE || tool->id == TOOL_QUERY;
}

static bool has_unity(const struct link_host *h)
{
    return h->active && h->active->kind != INSTANCE_PLAYER;
}

/* A stranger gets code only if no other engine can have it: no engine, and no player that may
 * come. */
static bool is_used(const struct link_host *h)
{
    return h->bridge && !has_unity(h) &&
           (!h->bridge->conn->is_stranger || (!h->active && !player_is_expected(h->player)));
}

bool bridge_is_preferred(const struct link_host *h)
{
    return is_used(h) || (!h->bridge && !has_unity(h) && h->now < h->bridge_until);
}

void bridge_left(struct link_host *h)
{
    if (!h->bridge->conn->is_stranger)
        h->bridge_until = has_unity(h) ? 0 : h->now + LINK_BRIDGE_MS;
    h->bridge = NULL;
}

/* --- Operations. --- */

static struct link_call *find_call(struct instance *i, struct slice log_id)
{
    for (size_t k = 0; k < i->n_calls; k++) {
        struct link_call *s = &i->calls[k];
        int64_t number;

        if (s->call->operation ? slice_eq_nocase(slice_of(s->call->operation), log_id)
                               : text_to_int(log_id, &number) && number == s->number)
            return s;
    }
    return NULL;
}

/* NULL: this engine never had it, or long ago. */
static struct operation_sent *find_sent(struct instance *i, struct slice log_id)
{
    struct operations *o = i->operations;

    for (size_t k = 0; o && k < LIMIT_BRIDGE_OPERATIONS; k++)
        if (o->recent[k].id[0] && slice_eq_nocase(slice_of(o->recent[k].id), log_id))
            return &o->recent[k];
    return NULL;
}

/* The operation's id in our spelling; empty if this engine never had it. */
static struct slice find_operation(struct instance *i, struct slice log_id)
{
    const struct link_call *c = find_call(i, log_id);
    const struct operation_sent *sent = c ? NULL : find_sent(i, log_id);

    return slice_of(c ? c->call->operation : sent ? sent->id : NULL);
}

static void remember(struct instance *i, const struct host_call *call)
{
    struct operations *o = i->operations;
    struct operation_sent *sent;

    /* If there is no memory, lines after the result belong to no operation. */
    if (call->operation && !o)
        o = i->operations = mem_zalloc(sizeof(*o));
    if (!call->operation || !o)
        return;
    sent = &o->recent[o->n_ever++ % LIMIT_BRIDGE_OPERATIONS];
    sent->is_guessed = false;
    snprintf(sent->id, sizeof(sent->id), "%s", call->operation);
}

void bridge_guess(struct instance *i, const struct host_call *call)
{
    struct operation_sent *sent = call->operation ? find_sent(i, slice_of(call->operation)) : NULL;

    if (sent)
        sent->is_guessed = true;
}

/* --- To the engine. --- */

static void send_call(struct link_host *h, struct instance *i, struct host_call *call)
{
    bool is_query = call->tool->id == TOOL_QUERY;
    const struct execute_args *execute = call->args;
    const struct query_args *query = call->args;
    char number[24];
    struct json_out w;

    snprintf(number, sizeof(number), "%lld", (long long)i->last_number + 1);
    buf_reset(&h->out, KEEP);
    json_out_init(&w, &h->out);
    json_object(&w);
    json_put_string(&w, "type", is_query ? "query" : "execute");
    json_put_string(&w, "logId", call->operation ? call->operation : number);
    json_put_text(&w, is_query ? "query" : "code",
                  is_query ? query->query.value : execute->code.value);
    json_object_end(&w);
    if (!buf_ok(&h->out)) {
        err_no_memory(&call->err);
        linkhost_end(h, call);
        return;
    }
    linkhost_add_call(h, i, call);
    remember(i, call);
    i->conn->send(i->conn, buf_slice(&h->out));
}

void bridge_post(struct link_host *h, struct host_call *call)
{
    bool has_room = h->bridge && h->bridge->n_calls < LIMIT_BRIDGE_CALLS;

    if (has_room && (call->tool->id != TOOL_QUERY || call->may_eval)) {
        send_call(h, h->bridge, call);
        return;
    }
    if (h->bridge && !has_room && call->is_patient) {
        list_append(&h->code, &call->link);
        return;
    }
    if (!h->bridge) {
        linkhost_not_ready(call, h->bridge_until - h->now, "Unity is not connected");
    } else if (!has_room) {
        linkhost_not_ready(call, LINK_RETRY_MS, "The engine already has %d calls to answer",
                           LIMIT_BRIDGE_CALLS);
    } else {
        err_set(&call->err, ERR_DENIED,
                "A query on this engine runs code"); /* core adds the options */
    }
    linkhost_end(h, call);
}

void bridge_pump(struct link_host *h)
{
    bool is_here = is_used(h);
    struct list code = {0};
    struct host_call *call;

    /* Code that is queued for a player can run here. */
    LIST_EACH_SAFE(struct host_call, waiting, &h->waiting, link)
        if (is_here && bridge_has(waiting->tool)) {
            list_remove(&waiting->link);
            bridge_post(h, waiting);
        }
    if (is_here && h->bridge->n_calls == LIMIT_BRIDGE_CALLS)
        return;
    list_move_all(&h->code, &code);
    while ((call = LIST_TAKE_FIRST(struct host_call, &code, link)))
        linkhost_post_engine(h, call);
}

/* --- From the engine. --- */

/* Only the first result counts, and only that of the engine that had the call. */
static void take_late(struct link_host *h, struct instance *i, const struct json *m, bool success)
{
    const struct json *result = json_get(m, "result");
    struct operation_sent *sent = find_sent(i, json_get_text(m, "logId"));
    const struct host_events *e = &h->host.events;
    struct host_late late = {.engine = slice_of(i->label), .ok = success};

    if (!sent || !sent->is_guessed)
        return;
    sent->is_guessed = false;
    late.operation = sent->id;
    late.has_no_value = success && !result;
    late.text = !success ? json_get_text(m, "error") : result ? result->raw : SLICE("null");
    if (e->late)
        e->late(e->ctx, &late);
}

static void take_result(struct link_host *h, struct instance *i, const struct json *m)
{
    const struct json *result = json_get(m, "result");
    struct link_call *c = find_call(i, json_get_text(m, "logId"));
    bool success = false;

    json_to_bool(json_get(m, "success"), &success);
    if (!c) {
        take_late(h, i, m, success);
        return;
    }
    if (success) {
        c->call->has_no_value = !result;
        buf_append(&c->call->result, result ? result->raw : SLICE("null"));
    } else {
        linkhost_fail(c->call, ERR_TOOL, json_get_text(m, "error"));
    }
    linkhost_done(h, i, c);
    bridge_pump(h);
}

static const char *level_of(struct slice name)
{
    static const struct {
        const char *name, *level;
    } levels[] = {{"error", "Error"},
                  {"exception", "Error"},
                  {"assert", "Error"},
                  {"warning", "Warning"},
                  {"warn", "Warning"}};

    for (size_t i = 0; i < N_ELEMENTS(levels); i++)
        if (slice_eq_nocase(name, slice_of(levels[i].name)))
            return levels[i].level;
    return "Info";
}

static void take_log(struct link_host *h, struct instance *i, const struct json *m)
{
    struct slice message = json_get_text(m, "message");

    if (message.len > LINKMSG_MAX_LINE)
        message.len = utf8_cut(message, LINKMSG_MAX_LINE);
    linkhost_tell_line(
        h, i,
        (struct host_line){.level = level_of(json_get_text(m, "level")),
                           .message = message,
                           .operation = find_operation(i, json_get_text(m, "logId"))});
}

static bool read_data(const struct json *m, struct host_data *ret)
{
    static const char *const actions[] = {
        [HOST_DATA_WRITE] = "write", [HOST_DATA_APPEND] = "append", [HOST_DATA_CLEAR] = "clear"};
    const struct json *data = json_get(m, "data"), *value = json_get(data, "data");
    struct slice action = json_get_text(data, "action");

    *ret = (struct host_data){.name = json_get_text(m, "resultName")};
    for (size_t i = 0; i < N_ELEMENTS(actions); i++) {
        if (!slice_is(action, actions[i]))
            continue;
        ret->action = i;
        if (i != HOST_DATA_CLEAR)
            ret->value = value ? value->raw : (struct slice){0};
        return ret->name.len && ret->name.len <= LIMIT_DATA_NAME &&
               ret->value.len <= LIMIT_DATA_VALUE && (i == HOST_DATA_CLEAR || ret->value.len);
    }
    return false;
}

static void take_data(struct link_host *h, const struct instance *i, const struct json *m)
{
    const struct host_events *e = &h->host.events;
    struct host_data data;

    if (!read_data(m, &data)) {
        linkhost_log(h, "Warning",
                     "umcp ignored a named result from %s: it needs a name of at most %d bytes, "
                     "an action (write, append or clear) and data of at most %d bytes",
                     i->label, LIMIT_DATA_NAME, LIMIT_DATA_VALUE);
        return;
    }
    data.engine = slice_of(i->label);
    if (e->data)
        e->data(e->ctx, &data);
}

bool bridge_receive(struct link_host *h, struct instance *i, struct slice message)
{
    const struct json *m;
    struct json_fault fault;
    struct slice type;

    arena_reset(&h->scratch);
    /* JSON.stringify() writes lone surrogates if a text was cut inside a character. */
    if (slice_contains_nocase(message, SLICE("\\ud"))) {
        message = arena_copy(&h->scratch, message);
        if (!message.p)
            return false;
        json_replace_lone_surrogates((char *)(uintptr_t)message.p, message.len);
    }
    if (!json_parse(&h->scratch, message, &m, &fault) || m->type != JSON_OBJECT)
        return false;
    type = json_get_text(m, "type");
    if (slice_is(type, "result"))
        take_result(h, i, m);
    else if (slice_is(type, "log"))
        take_log(h, i, m);
    else if (slice_is(type, "data"))
        take_data(h, i, m);
    return true;
}

/* --- Time. --- */

/* Unity runs one call at a time, so only the oldest has begun. */
int64_t bridge_watch(struct link_host *h, struct instance *i)
{
    struct link_call *oldest = &i->calls[0];
    int64_t may = i->n_calls ? oldest->call->guess_ms : 0, limit = HOST_NEVER;

    if (may)
        limit = oldest->since + may + LIMIT_LATE_RESULT_MS;
    if (h->now >= limit) {
        err_set(&oldest->call->err, ERR_TIMEOUT, "The code ran longer than %lld ms",
                (long long)may);
        err_hint(&oldest->call->err, "If its result arrives later, get_result returns it.");
        bridge_guess(i, oldest->call);
        linkhost_done(h, i, oldest);
        limit = h->now; /* of the next call */
    }
    bridge_pump(h);
    return limit;
}
