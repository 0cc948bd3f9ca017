/*
 * Open streams and their queues. If a socket is slow, its stream keeps at most LIMIT_STREAM_QUEUE
 * events, drops the oldest, and logs that once. Streams that get the same event share its bytes, so
 * many slow clients take no more memory than one. A session's streams also keep what they have
 * sent: the queue is
 *
 *     | sent, for a client that resumes ... | n_unsent ... |
 *       first                                               first + n_queued
 *
 * and a stream without a connection waits for its client to resume.
 */
#include <stdio.h>

#include "core/internal.h"

/* A message in the queues of one stream or more. */
struct message {
    struct core *core;
    size_t n_users;
    size_t len;
    char data[];
};

static struct message *message_new(struct core *c, struct slice text)
{
    struct message *m = mem_alloc(sizeof(*m) + text.len);

    if (!m)
        return NULL;
    *m = (struct message){.core = c, .n_users = 1, .len = text.len};
    memcpy(m->data, text.p, text.len);
    c->message_bytes += m->len;
    return m;
}

void stream_let_go(struct message *m)
{
    if (!m || --m->n_users)
        return;
    m->core->message_bytes -= m->len;
    mem_free(m);
}

static struct queued *queued_at(struct stream *st, size_t i)
{
    return &st->queue[(st->first + i) % LIMIT_STREAM_QUEUE];
}

/* Takes over one use of the message. */
static void append(struct stream *st, uint64_t seq, struct message *m)
{
    *queued_at(st, st->n_queued++) = (struct queued){seq, m};
    st->queued_bytes += m->len;
    if (st->is_kept)
        st->core->kept_bytes += m->len;
}

/* Drops the oldest message of the queue. */
static void drop_first(struct stream *st)
{
    struct message *m = queued_at(st, 0)->message;

    st->first = (st->first + 1) % LIMIT_STREAM_QUEUE;
    if (st->n_unsent == st->n_queued)
        st->n_unsent--;
    st->n_queued--;
    st->queued_bytes -= m->len;
    if (st->is_kept)
        st->core->kept_bytes -= m->len;
    stream_let_go(m);
}

/* The same, and the store forgets it, too. */
static void drop_kept(struct stream *st)
{
    revive_drop_events(st, 1, queued_at(st, 0)->seq);
    drop_first(st);
}

/* Closes a stream that its client cannot resume any more. */
static void evict(struct core *c, struct stream *st)
{
    revive_drop_events(st, 0, INT64_MAX);
    stream_close(c, st);
}

/* Makes room for one more stream: closes the oldest that waits for its client. */
static bool drop_waiting(struct core *c, const struct stream *but)
{
    struct stream *oldest = NULL;

    LIST_EACH(struct stream, st, &c->streams, link)
        if (!st->peer && st != but)
            oldest = st;
    if (oldest)
        evict(c, oldest);
    return oldest != NULL;
}

struct stream *stream_open(struct core *c, struct peer *p, enum stream_kind kind)
{
    struct stream *st;

    if (c->is_stopping || stream_of(c, p) ||
        (kind == STREAM_EXPLORER && c->n_explorer_streams >= LIMIT_OPEN_STREAMS) ||
        (c->n_streams >= LIMIT_STREAMS && !drop_waiting(c, NULL)))
        return NULL;
    st = mem_zalloc(sizeof(*st));
    if (!st)
        return NULL;
    st->kind = kind;
    st->core = c;
    st->peer = p;
    list_prepend(&c->streams, &st->link);
    c->n_streams++;
    c->n_explorer_streams += kind == STREAM_EXPLORER;
    stream_expect_tick(c);
    return st;
}

struct stream *stream_open_kept(struct core *c, struct peer *p, struct session *s,
                                enum stream_kind kind)
{
    struct stream *st = stream_open(c, p, kind);

    if (!st)
        return NULL;
    st->is_kept = st->is_sse = true;
    st->session = s;
    if (kind == STREAM_SESSION)
        s->stream = st;
    else
        st->number = ++s->n_numbered;
    if (kind == STREAM_CALL)
        revive_save(c, s);
    return st;
}

void stream_close(struct core *c, struct stream *st)
{
    LIST_EACH(struct call, call, &c->calls, link) {
        if (call->snapshot == st)
            call->snapshot = NULL;
        if (call->stream == st)
            call->stream = NULL;
    }
    if (st->session && st->session->stream == st)
        st->session->stream = NULL;
    list_remove(&st->link);
    c->n_streams--;
    c->n_explorer_streams -= st->kind == STREAM_EXPLORER;
    while (st->n_queued)
        drop_first(st);
    mem_free(st);
}

struct stream *stream_of(struct core *c, const struct peer *p)
{
    LIST_EACH(struct stream, st, &c->streams, link)
        if (p && st->peer == p)
            return st;
    return NULL;
}

/* --- Sending --- */

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
    return st->kind == STREAM_EXPLORER ? (struct slice){0} : SLICE("message");
}

/* Sends an event that has an id: "<stream>_<sequence>". */
static void send_numbered(struct stream *st, uint64_t seq, int64_t retry_ms, struct slice message)
{
    char id[48];
    int len = snprintf(id, sizeof(id), "%u_%llu", st->number, (unsigned long long)seq);

    st->peer->ops->event(st->peer,
                         &(struct event){.name = retry_ms ? (struct slice){0} : sse_name(st),
                                         .id = slice_from(id, (size_t)len),
                                         .retry_ms = retry_ms,
                                         .data = message});
}

void stream_prime(struct stream *st)
{
    send_numbered(st, st->n_made, LIMIT_RETRY_MS, (struct slice){0});
}

static bool takes_more(const struct stream *st)
{
    return st->peer && !st->is_opening && st->peer->ops->pending(st->peer) < LIMIT_STREAM_PENDING;
}

static void send_one(struct stream *st, uint64_t seq, struct slice message)
{
    if (st->is_kept)
        send_numbered(st, seq, 0, message);
    else
        stream_send(st, sse_name(st), message);
}

static bool has_room(const struct stream *st, size_t len)
{
    if (!st->is_kept)
        return st->n_queued < LIMIT_STREAM_QUEUE && st->queued_bytes + len <= LIMIT_STREAM_BYTES;
    /* A large answer may push out everything else. */
    return st->n_queued < LIMIT_REPLAY &&
           (!st->n_queued || st->queued_bytes + len <= LIMIT_REPLAY_BYTES);
}

static bool make_room(struct stream *st, size_t len)
{
    struct core *c = st->core;

    static_assert(LIMIT_REPLAY <= LIMIT_STREAM_QUEUE, "both are in one queue");
    while (st->n_queued && !has_room(st, len)) {
        bool is_lost = st->n_unsent == st->n_queued;

        if (st->is_kept)
            drop_kept(st);
        else
            drop_first(st);
        if (!is_lost || !st->peer || st->has_warned)
            continue;
        /* The warning is itself an event for every stream, so it waits for the next tick. */
        st->has_warned = st->owes_warning = true;
        core_wake_at(c, c->now);
    }
    while (st->is_kept && c->kept_bytes + len > LIMIT_REPLAY_TOTAL) {
        if (st->n_queued > st->n_unsent)
            drop_kept(st);
        else if (!drop_waiting(c, st))
            return false;
    }
    return has_room(st, len);
}

void stream_push_shared(struct stream *st, struct slice text, struct message **shared)
{
    bool is_next = st->n_unsent == 0;
    struct core *c = st->core;

    st->n_made++;
    if (!st->is_kept && is_next && takes_more(st)) {
        stream_send(st, sse_name(st), text);
        return;
    }
    /* The answer of a call must not be lost because of other streams' events. */
    if (!*shared && (st->kind == STREAM_CALL || c->message_bytes + text.len <= LIMIT_STREAM_TOTAL))
        *shared = message_new(c, text);
    if (!*shared || !make_room(st, text.len)) { /* no memory, or larger than a queue may be */
        if (is_next && takes_more(st))
            send_one(st, st->n_made, text);
        return;
    }
    (*shared)->n_users++;
    append(st, st->n_made, *shared);
    st->n_unsent++;
    if (st->is_kept)
        revive_save_event(st, st->n_made, text);
    stream_flush(st);
}

void stream_push(struct stream *st, struct slice text)
{
    struct message *shared = NULL;

    stream_push_shared(st, text, &shared);
    stream_let_go(shared);
}

void stream_flush(struct stream *st)
{
    while (st->n_unsent && takes_more(st)) {
        const struct queued *n = queued_at(st, st->n_queued - st->n_unsent);

        send_one(st, n->seq, slice_from(n->message->data, n->message->len));
        if (st->is_kept)
            st->n_unsent--;
        else
            drop_first(st);
    }
    if (st->is_done && !st->n_unsent && st->peer)
        st->peer->ops->close(st->peer);
}

/* --- Streams that a client can resume --- */

struct stream *stream_restore(struct core *c, struct session *s, unsigned number)
{
    struct stream *st;

    LIST_EACH(struct stream, each, &c->streams, link)
        if (each->session == s && each->number == number)
            return each;
    st = stream_open(c, NULL, number ? STREAM_CALL : STREAM_SESSION);
    if (!st)
        return NULL;
    st->is_kept = st->is_sse = true;
    st->session = s;
    st->number = number;
    if (!number)
        s->stream = st;
    return st;
}

void stream_restore_event(struct stream *st, uint64_t seq, struct slice text)
{
    struct message *m;

    if (seq <= st->n_made || !make_room(st, text.len))
        return;
    m = message_new(st->core, text);
    if (!m)
        return;
    st->n_made = seq;
    append(st, seq, m);
}

/* A session that has many ended streams loses the oldest. */
static void limit_done(struct core *c, const struct session *s)
{
    struct stream *oldest = NULL;
    size_t n = 0;

    LIST_EACH(struct stream, st, &c->streams, link)
        if (st->session == s && st->is_done && !st->peer) {
            oldest = st;
            n++;
        }
    if (n > LIMIT_REPLAY_DONE)
        evict(c, oldest);
}

void stream_finish(struct stream *st)
{
    st->is_done = true;
    if (st->is_kept)
        revive_drop_events(st, 0, 0); /* it waits for nothing more */
    stream_flush(st);
    if (!st->peer)
        limit_done(st->core, st->session);
}

void stream_lose_peer(struct core *c, struct stream *st)
{
    st->peer = NULL;
    if (!st->is_kept)
        stream_close(c, st);
    else if (st->is_done)
        limit_done(c, st->session);
}

void stream_forget_session(struct core *c, struct session *s)
{
    LIST_EACH_SAFE(struct stream, st, &c->streams, link) {
        struct peer *p = st->peer;

        if (st->session != s)
            continue;
        if (st->kind == STREAM_CALL && p && !st->is_done) { /* the call still answers on it */
            while (st->n_queued > st->n_unsent)
                drop_first(st);
            c->kept_bytes -= st->queued_bytes;
            st->is_kept = false;
            st->session = NULL;
            continue;
        }
        stream_close(c, st);
        if (p)
            p->ops->close(p);
    }
}

/* Reads "<stream>_<sequence>". */
static bool read_id(struct slice id, int64_t *ret_number, int64_t *ret_seq)
{
    struct slice number = slice_cut(&id, '_');

    return text_to_int(number, ret_number) && text_to_int(id, ret_seq) && *ret_number >= 0 &&
           *ret_seq >= 0 && *ret_seq < (int64_t)1 << 53;
}

static struct stream *find_numbered(struct core *c, const struct session *s, int64_t number)
{
    LIST_EACH(struct stream, st, &c->streams, link)
        if (st->session == s && (int64_t)st->number == number)
            return st;
    return NULL;
}

/* Everything after `seq` is sent again. A client may know more than we do if the server was killed
 * in between; then the numbers go on after its own. */
static void rewind_to(struct stream *st, uint64_t seq)
{
    st->n_unsent = 0;
    for (size_t i = 0; i < st->n_queued; i++)
        st->n_unsent += queued_at(st, i)->seq > seq;
    if (st->n_made < seq)
        st->n_made = seq;
}

bool stream_resume(struct core *c, struct session *s, struct peer *p, struct slice last,
                   const struct stream_head *head)
{
    int64_t number = 0, seq = 0;
    struct stream *st;
    struct peer *old;

    if (last.len && !read_id(last, &number, &seq))
        return false;
    st = find_numbered(c, s, number);
    if (!st && number == 0)
        st = stream_open_kept(c, p, s, STREAM_SESSION);
    if (!st)
        return false;
    old = st->peer == p ? NULL : st->peer;
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->stream == st)
            call->peer = NULL;
    st->peer = p;
    if (old) /* the client knows before us that this connection is gone */
        old->ops->close(old);
    p->ops->stream(p, head);
    if (last.len)
        rewind_to(st, (uint64_t)seq);
    stream_flush(st);
    return true;
}

/* --- Keep-alives --- */

void stream_expect_tick(struct core *c)
{
    if (c->n_streams + c->n_listens != 1)
        return;
    c->keepalive_due = c->now + LIMIT_KEEPALIVE_MS;
    core_wake_at(c, c->keepalive_due);
}

int64_t stream_tick(struct core *c)
{
    LIST_EACH(struct stream, st, &c->streams, link)
        if (st->owes_warning && st->peer) {
            st->owes_warning = false;
            logring_printf(c->log, LOG_WARNING,
                           "The client %s reads its stream too slowly: the server drops its oldest "
                           "events (queue of %u)",
                           st->peer->remote, LIMIT_STREAM_QUEUE);
        }
    if (list_is_empty(&c->streams) && list_is_empty(&c->listens) && !c->n_asking)
        return HOST_NEVER;
    if (c->now < c->keepalive_due)
        return c->keepalive_due;
    LIST_EACH(struct stream, st, &c->streams, link) {
        if (st->is_sse && st->peer && st->peer->ops->pending(st->peer) == 0)
            st->peer->ops->comment(st->peer);
        if (st->session && st->peer) /* it is alive, even if it sends nothing */
            revive_touch(c, st->session);
    }
    /* A person may think for minutes about a question on a call's own stream. */
    LIST_EACH(struct call, call, &c->calls, link)
        if (call->state == CALL_ASKING && call->is_streaming && call->peer && !call->stream &&
            call->peer->ops->pending(call->peer) == 0)
            call->peer->ops->comment(call->peer);
    listen_keep_alive(c);
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
    call->is_snapshot = true;
    call->answer = snapshot_answer;
    call->req.dialect = call->req.codes = D_MCP;
    call_start(c, call, tool_by_id(core_events[id].snapshot), NULL);
}

void stream_start(struct core *c, struct stream *st)
{
    st->is_opening = true;
    ask_snapshot(c, st, 0);
}
