/*
 * subscriptions/listen of MCP 2026-07-28: a client names the notifications that it wants, and gets
 * them until it or the server ends that. Over HTTP the exchange becomes an SSE stream; other
 * connections carry several listens side by side, each under the id of its request.
 *
 * A listen has no queue. It remembers the pending notifications, each thing once, and one limit
 * applies to the memory of all listens, so a client that reads slowly needs little.
 */
#include "core/internal.h"

struct watched_task {
    char *id;
    char *message; /* that the client was too slow for; NULL: none */
};

struct listen {
    struct list link; /* core->listens */
    struct peer *peer;
    char *id;       /* of its request, raw */
    unsigned lists; /* bit per mcp_list */
    unsigned owed;  /* those of it that changed meanwhile */
    size_t n_bytes; /* counted in core->listen_bytes */
    size_t n_uris, n_tasks;
    struct subscription *uris;
    struct watched_task *tasks;
};

static void listen_free(struct core *c, struct listen *l)
{
    list_remove(&l->link);
    c->n_listens--;
    c->listen_bytes -= l->n_bytes;
    for (size_t i = 0; l->uris && i < l->n_uris; i++)
        mem_free(l->uris[i].uri);
    for (size_t i = 0; l->tasks && i < l->n_tasks; i++) {
        mem_free(l->tasks[i].id);
        mem_free(l->tasks[i].message);
    }
    mem_free(l->uris);
    mem_free(l->tasks);
    mem_free(l->id);
    mem_free(l);
}

/* --- Sending --- */

static void send_raw(const struct listen *l, struct slice message)
{
    struct peer *p = l->peer;

    if (p->kind == PEER_HTTP)
        p->ops->event(p, &(struct event){.name = SLICE("message"), .data = message});
    else if (p->kind != PEER_FRAMED || message.len <= LIMIT_FRAME)
        p->ops->send(p, message);
}

static bool takes_more(const struct listen *l)
{
    return l->peer->ops->pending(l->peer) < LIMIT_STREAM_PENDING;
}

/* Sends a notification under the listen's id. Without memory it is lost, like any notification. */
static void tell(const struct listen *l, struct slice message)
{
    struct buf text;

    buf_init(&text, LIMIT_RESULT * 2);
    mcp_write_tagged(&text, message, slice_of(l->id));
    if (buf_ok(&text))
        send_raw(l, buf_slice(&text));
    buf_done(&text);
}

static void tell_updated(const struct listen *l, const char *uri)
{
    struct buf text;

    event_write_updated(&text, uri);
    if (buf_ok(&text))
        tell(l, buf_slice(&text));
    buf_done(&text);
}

/* Forgets the message that waits for the client to read. */
static void drop_message(struct core *c, struct listen *l, struct watched_task *t)
{
    size_t len = t->message ? strlen(t->message) : 0;

    l->n_bytes -= len;
    c->listen_bytes -= len;
    mem_free(t->message);
    t->message = NULL;
}

static void keep_message(struct core *c, struct listen *l, struct watched_task *t,
                         struct slice message)
{
    /* Clients fetch larger results themselves. */
    if (message.len > LIMIT_REPLY || c->listen_bytes + message.len > LIMIT_LISTEN_BYTES)
        return;
    t->message = text_copy(message);
    if (!t->message)
        return;
    l->n_bytes += message.len;
    c->listen_bytes += message.len;
}

static void flush(struct core *c, struct listen *l)
{
    for (unsigned i = 0; i < N_LISTS && takes_more(l); i++)
        if (l->owed >> i & 1) {
            l->owed &= ~(1u << i);
            tell(l, mcp_list_changed((enum mcp_list)i));
        }
    for (size_t i = 0; i < l->n_uris && takes_more(l); i++)
        if (l->uris[i].is_owed) {
            l->uris[i].is_owed = false;
            tell_updated(l, l->uris[i].uri);
        }
    for (size_t i = 0; i < l->n_tasks && takes_more(l); i++)
        if (l->tasks[i].message) {
            tell(l, slice_of(l->tasks[i].message));
            drop_message(c, l, &l->tasks[i]);
        }
}

/* --- Changes --- */

void listen_list_changed(struct core *c, unsigned lists)
{
    LIST_EACH(struct listen, l, &c->listens, link) {
        l->owed |= lists & l->lists;
        flush(c, l);
    }
}

void listen_changed(struct core *c, unsigned changes)
{
    LIST_EACH(struct listen, l, &c->listens, link) {
        for (size_t i = 0; i < l->n_uris; i++)
            l->uris[i].is_owed |= (l->uris[i].changes & changes) != 0;
        flush(c, l);
    }
}

void listen_resource(struct core *c, struct slice uri)
{
    LIST_EACH(struct listen, l, &c->listens, link) {
        for (size_t i = 0; i < l->n_uris; i++)
            l->uris[i].is_owed |= slice_is(uri, l->uris[i].uri);
        flush(c, l);
    }
}

void listen_task(struct core *c, struct slice task_id, struct slice message)
{
    LIST_EACH(struct listen, l, &c->listens, link)
        for (size_t i = 0; i < l->n_tasks; i++) {
            if (!slice_is(task_id, l->tasks[i].id))
                continue;
            drop_message(c, l, &l->tasks[i]);
            if (takes_more(l))
                tell(l, message);
            else
                keep_message(c, l, &l->tasks[i], message);
        }
}

void listen_drained(struct core *c, const struct peer *p)
{
    LIST_EACH(struct listen, l, &c->listens, link)
        if (l->peer == p)
            flush(c, l);
}

void listen_keep_alive(struct core *c)
{
    LIST_EACH(struct listen, l, &c->listens, link)
        if (l->peer->kind == PEER_HTTP && l->peer->ops->pending(l->peer) == 0)
            l->peer->ops->comment(l->peer);
}

/* --- The end --- */

bool listen_cancel(struct core *c, const struct peer *p, struct slice id)
{
    LIST_EACH(struct listen, l, &c->listens, link)
        if (p && l->peer == p && slice_is(id, l->id)) {
            listen_free(c, l);
            return true;
        }
    return false;
}

void listen_forget_peer(struct core *c, const struct peer *p)
{
    LIST_EACH_SAFE(struct listen, l, &c->listens, link)
        if (l->peer == p)
            listen_free(c, l);
}

void listen_free_all(struct core *c)
{
    LIST_EACH_SAFE(struct listen, l, &c->listens, link)
        listen_free(c, l);
}

static void end(struct core *c, struct listen *l)
{
    struct peer *p = l->peer;
    struct json_out w;

    buf_reset(&c->event_out, 0);
    json_out_init(&w, &c->event_out);
    mcp_write_listen_end(&w, slice_of(l->id));
    if (buf_ok(&c->event_out))
        send_raw(l, buf_slice(&c->event_out));
    listen_free(c, l);
    if (p->kind == PEER_HTTP)
        p->ops->close(p);
}

void listen_stop(struct core *c, const struct peer *p)
{
    LIST_EACH_SAFE(struct listen, l, &c->listens, link)
        if (!p || l->peer == p)
            end(c, l);
}

/* --- The beginning --- */

/* Whether the name also stands before this place: clients may repeat names. */
static bool is_repeated(const struct json *name, const struct json *array)
{
    for (const struct json *v = array->first; v != name; v = v->next)
        if (slice_eq(v->text, name->text))
            return true;
    return false;
}

static bool check_count(const struct json *names, struct err *err)
{
    if (names && names->n_items > LIMIT_SUBSCRIPTIONS)
        return err_set(err, ERR_PARAMS, "Too many subscriptions (at most %u)", LIMIT_SUBSCRIPTIONS);
    return true;
}

/* Copies the uris that we can watch; others are left out, and missing in the acknowledgement. */
static bool copy_uris(struct core *c, struct listen *l, const struct json *uris, struct err *err)
{
    if (!uris || !uris->n_items)
        return true;
    if (!check_count(uris, err))
        return false;
    l->uris = mem_zalloc(uris->n_items * sizeof(*l->uris));
    if (!l->uris)
        return err_no_memory(err);
    l->n_bytes += uris->n_items * sizeof(*l->uris);
    for (const struct json *v = uris->first; v; v = v->next) {
        struct subscription *s = &l->uris[l->n_uris];

        if (v->text.len > LIMIT_URI || is_repeated(v, uris) ||
            !event_watch(c, v->text, &s->changes, &(struct err){0}))
            continue;
        s->uri = text_copy(v->text);
        if (!s->uri)
            return err_no_memory(err);
        l->n_uris++;
        l->n_bytes += v->text.len;
    }
    return true;
}

/* Copies the ids of tasks that run here: others have no notifications. */
static bool copy_tasks(struct core *c, struct listen *l, const struct json *tasks, struct err *err)
{
    if (!tasks || !tasks->n_items)
        return true;
    if (!check_count(tasks, err))
        return false;
    l->tasks = mem_zalloc(tasks->n_items * sizeof(*l->tasks));
    if (!l->tasks)
        return err_no_memory(err);
    l->n_bytes += tasks->n_items * sizeof(*l->tasks);
    for (const struct json *v = tasks->first; v; v = v->next) {
        struct watched_task *t = &l->tasks[l->n_tasks];

        if (!task_runs(c, v->text) || is_repeated(v, tasks))
            continue;
        t->id = text_copy(v->text);
        if (!t->id)
            return err_no_memory(err);
        l->n_tasks++;
        l->n_bytes += v->text.len;
    }
    return true;
}

static bool is_open(const struct core *c, const struct call *call)
{
    LIST_EACH(const struct listen, l, &c->listens, link)
        if (l->peer == call->peer && slice_is(call->req.id, l->id))
            return true;
    return false;
}

/* Listens that hold an HTTP connection. */
static size_t count_streams(const struct core *c)
{
    size_t n = 0;

    LIST_EACH(const struct listen, l, &c->listens, link)
        n += l->peer && l->peer->kind == PEER_HTTP;
    return n;
}

static bool check_place(struct core *c, const struct call *call, struct err *err)
{
    if (c->is_stopping)
        return err_set(err, ERR_RATE, "The server is shutting down");
    if (!call->peer || call->batch)
        return err_set(err, ERR_REQUEST, "subscriptions/listen must be a message of its own");
    if (is_open(c, call))
        return err_set(err, ERR_REQUEST, "A listen with this id is already open");
    if (c->n_listens >= LIMIT_LISTENS || c->listen_bytes > LIMIT_LISTEN_BYTES ||
        (call->peer->kind == PEER_HTTP && count_streams(c) >= LIMIT_OPEN_STREAMS))
        return err_set(err, ERR_RATE, "Subscription limit reached; end another one first");
    return true;
}

/* NULL: the call's err is set. */
static struct listen *listen_new(struct core *c, struct call *call)
{
    struct err *err = &call->hosted.err;
    struct mcp_filter filter;
    struct listen *l;

    if (!mcp_read_filter(call->req.params, &filter, err) || !check_place(c, call, err))
        return NULL;
    if (filter.tasks && !(call->req.context.can & CAN_POLL_TASKS)) {
        err_set(err, ERR_CAPABILITY, "params.notifications.taskIds needs the tasks extension");
        err->details = MCP_NEEDS_TASKS;
        return NULL;
    }
    l = mem_zalloc(sizeof(*l));
    if (!l) {
        err_no_memory(err);
        return NULL;
    }
    l->peer = call->peer;
    l->lists = filter.lists;
    l->n_bytes = sizeof(*l) + call->req.id.len;
    l->id = text_copy(call->req.id);
    list_prepend(&c->listens, &l->link);
    c->n_listens++;
    if ((l->id || err_no_memory(err)) && copy_uris(c, l, filter.uris, err) &&
        copy_tasks(c, l, filter.tasks, err)) {
        c->listen_bytes += l->n_bytes;
        return l;
    }
    c->listen_bytes += l->n_bytes;
    listen_free(c, l);
    return NULL;
}

static void write_acknowledged(struct json_out *w, const struct listen *l)
{
    mcp_open_acknowledged(w, slice_of(l->id), l->lists);
    if (l->uris) {
        json_key(w, "resourceSubscriptions");
        json_array(w);
        for (size_t i = 0; i < l->n_uris; i++)
            json_string(w, l->uris[i].uri);
        json_array_end(w);
    }
    if (l->tasks) {
        json_key(w, "taskIds");
        json_array(w);
        for (size_t i = 0; i < l->n_tasks; i++)
            json_string(w, l->tasks[i].id);
        json_array_end(w);
    }
    mcp_close_acknowledged(w);
}

void op_listen(struct core *c, struct call *call)
{
    struct listen *l = listen_new(c, call);
    struct peer *p = call->peer;
    struct json_out w;

    buf_reset(&c->event_out, 0);
    json_out_init(&w, &c->event_out);
    if (l)
        write_acknowledged(&w, l);
    if (l && !buf_ok(&c->event_out)) {
        listen_free(c, l);
        l = NULL;
        err_no_memory(&call->hosted.err);
    }
    if (!l) {
        call_finish(c, call);
        return;
    }
    if (p->kind == PEER_HTTP)
        p->ops->stream(
            p, &(struct stream_head){.is_sse = true, .is_chunked = true, .cors = call->cors});
    send_raw(l, buf_slice(&c->event_out));
    stream_expect_tick(c);
    call_free(c, call);
}
