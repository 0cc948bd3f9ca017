/*
 * Open streams and their queues. If a socket is slow, its stream keeps at most LIMIT_STREAM_QUEUE
 * events, drops the oldest, and logs that once.
 */
#include "internal.h"

struct queued { /* a message in a stream's queue */
    size_t len;
    char data[];
};

/* Takes the oldest message out of the queue; the caller frees it. */
static struct queued *take_first(struct stream *st)
{
    struct queued *n = st->queue[st->first];

    st->first = (st->first + 1) % LIMIT_STREAM_QUEUE;
    st->n_queued--;
    st->queued_bytes -= n->len;
    return n;
}

struct stream *stream_open(struct core *c, struct peer *p, enum stream_kind kind)
{
    struct stream *st;

    if (c->n_streams >= LIMIT_STREAMS || c->is_stopping || stream_of(c, p))
        return NULL;
    st = mem_zalloc(sizeof(*st));
    if (!st)
        return NULL;
    st->kind = kind;
    st->peer = p;
    list_prepend(&c->streams, &st->link);
    c->n_streams++;
    c->n_explorer_streams += kind == STREAM_EXPLORER;
    if (c->n_streams == 1) {
        c->keepalive_due = c->now + LIMIT_KEEPALIVE_MS;
        core_wake_at(c, c->keepalive_due);
    }
    return st;
}

void stream_close(struct core *c, struct stream *st)
{
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->snapshot == st)
            call->snapshot = NULL;
    if (st->session)
        st->session->stream = NULL;
    list_remove(&st->link);
    c->n_streams--;
    c->n_explorer_streams -= st->kind == STREAM_EXPLORER;
    while (st->n_queued)
        mem_free(take_first(st));
    mem_free(st);
}

struct stream *stream_of(struct core *c, const struct peer *p)
{
    LIST_EACH(struct stream, st, &c->streams, link)
        if (st->peer == p)
            return st;
    return NULL;
}

void stream_send(struct stream *st, struct slice name, struct slice message)
{
    struct peer *p = st->peer;

    if (p->kind == PEER_HTTP)
        p->ops->event(p, &(struct event){.name = name, .data = message});
    else if (p->kind != PEER_FRAMED || message.len <= LIMIT_FRAME)
        p->ops->send(p, message);
}

/* Explorer's frames are bare `data:` lines; MCP names its events. */
static struct slice sse_name(const struct stream *st)
{
    return st->kind == STREAM_SESSION ? SLICE("message") : (struct slice){0};
}

static bool takes_more(const struct stream *st)
{
    return !st->is_opening && st->peer->ops->pending(st->peer) < LIMIT_STREAM_PENDING;
}

static bool has_room(const struct stream *st, size_t len)
{
    return st->n_queued < LIMIT_STREAM_QUEUE && st->queued_bytes + len <= LIMIT_STREAM_BYTES;
}

void stream_push(struct core *c, struct stream *st, struct slice message)
{
    struct queued *n;

    if (st->n_queued == 0 && takes_more(st)) {
        stream_send(st, sse_name(st), message);
        return;
    }
    while (st->n_queued && !has_room(st, message.len)) {
        mem_free(take_first(st));
        if (st->has_warned)
            continue;
        /* The warning is itself an event for every stream, so it waits for the next tick. */
        st->has_warned = st->owes_warning = true;
        core_wake_at(c, c->now);
    }
    n = has_room(st, message.len) ? mem_alloc(sizeof(*n) + message.len) : NULL;
    if (!n) /* no memory, or larger than the whole queue may be */
        return;
    n->len = message.len;
    memcpy(n->data, message.p, message.len);
    st->queue[(st->first + st->n_queued++) % LIMIT_STREAM_QUEUE] = n;
    st->queued_bytes += n->len;
}

void stream_flush(struct stream *st)
{
    while (st->n_queued && takes_more(st)) {
        struct queued *n = take_first(st);

        stream_send(st, sse_name(st), slice_from(n->data, n->len));
        mem_free(n);
    }
}

int64_t stream_tick(struct core *c)
{
    LIST_EACH(struct stream, st, &c->streams, link)
        if (st->owes_warning) {
            st->owes_warning = false;
            logring_printf(c->log, LOG_WARNING,
                           "The client %s reads its stream too slowly: the server drops its oldest "
                           "events (queue of %u)",
                           st->peer->remote, LIMIT_STREAM_QUEUE);
        }
    if (list_is_empty(&c->streams) && !c->n_asking)
        return HOST_NEVER;
    if (c->now < c->keepalive_due)
        return c->keepalive_due;
    LIST_EACH(struct stream, st, &c->streams, link)
        if (st->is_sse && st->peer->ops->pending(st->peer) == 0)
            st->peer->ops->comment(st->peer);
    /* A person may think for minutes about a question on a call's own stream. */
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->state == CALL_ASKING && call->is_streaming && call->peer &&
            call->peer->ops->pending(call->peer) == 0)
            call->peer->ops->comment(call->peer);
    c->keepalive_due = c->now + LIMIT_KEEPALIVE_MS;
    return c->keepalive_due;
}

/* --- Snapshots: the first events of a new explorer stream --- */

static void ask_snapshot(struct core *c, struct stream *st, unsigned id);

static void snapshot_answer(struct core *c, struct call *call)
{
    struct stream *st = call->snapshot;
    struct outcome o;
    enum event_id id = 0;
    struct json_out w;

    if (!st)
        return;
    while (!core_events[id].nothing || core_events[id].snapshot != call->hosted.tool->id)
        id++;
    call_outcome(call, &o);
    buf_reset(&c->event_out, LIMIT_STREAM_PENDING);
    json_out_init(&w, &c->event_out);
    explorer_write_event(&w, event_name(id),
                         o.err->kind == ERR_NONE ? o.payload : slice_of(core_events[id].nothing));
    if (buf_ok(&c->event_out))
        stream_send(st, sse_name(st), buf_slice(&c->event_out));
    ask_snapshot(c, st, id + 1);
}

/* Requests the first snapshot of the events from `id` on; after the last one, the queue starts. */
static void ask_snapshot(struct core *c, struct stream *st, unsigned id)
{
    struct call *call;

    while (id < N_EVENTS && !core_events[id].nothing)
        id++;
    call = id < N_EVENTS ? call_new(c, &c->open, NULL) : NULL;
    if (!call) {
        st->is_opening = false;
        stream_flush(st);
        return;
    }
    call->snapshot = st;
    call->answer = snapshot_answer;
    call->req.dialect = call->req.codes = D_MCP;
    call_start(c, call, tool_by_id(core_events[id].snapshot), NULL);
}

void stream_start(struct core *c, struct stream *st)
{
    st->is_opening = true;
    ask_snapshot(c, st, 0);
}
