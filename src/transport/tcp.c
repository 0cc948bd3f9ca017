/*
 * Framed connections: passes u32 frames to core and back. A client may close its side after its
 * last request; it still gets all answers.
 */
#include "conn.h"
#include "intake.h"

enum { KEEPALIVE_S = 60 };

struct framed_conn {
    struct conn conn; /* must be first */
    struct intake intake;
};

static struct framed_conn *framed_of(struct conn *c)
{
    return OWNER_OF(c, struct framed_conn, conn);
}

/* After each input: pauses if too much is unread, or ends after a protocol error. */
static void look_after(struct framed_conn *f)
{
    struct conn *c = &f->conn;

    conn_watch_writing(c);
    if (f->intake.is_over)
        conn_finish(c);
    else if (intake_is_full(&f->intake))
        conn_pause(c);
    else
        conn_unpause(c);
}

static void framed_read(struct conn *c, struct slice bytes)
{
    struct framed_conn *f = framed_of(c);

    intake_feed(&f->intake, bytes);
    look_after(f);
}

/* Ends the connection of a client that has closed its side, once it has all its answers. */
static void end_if_answered(struct conn *c)
{
    if (core_owes(c->loop->core, &c->peer))
        conn_wait(c, WAIT_GRACE);
    else
        conn_finish(c);
}

static void framed_ended(struct conn *c)
{
    struct framed_conn *f = framed_of(c);
    bool is_whole = !f->intake.rest.len;

    intake_end(&f->intake);
    conn_watch_writing(c);
    if (is_whole)
        end_if_answered(c);
    else
        conn_finish(c);
}

static void framed_drained(struct conn *c)
{
    struct framed_conn *f = framed_of(c);

    core_drained(c->loop->core, &c->peer);
    if (f->intake.is_over)
        return;
    intake_feed(&f->intake, (struct slice){0});
    look_after(f);
}

/* Called after output to a client that has closed its side. */
static void framed_resumed(struct conn *c)
{
    if (conn_is_open(c))
        end_if_answered(c);
}

/* Only WAIT_GRACE: the program is stopping, or we check whether a call ended without an answer. */
static void framed_timed_out(struct conn *c, enum wait_for what)
{
    (void)what;
    if (c->loop->is_stopping)
        conn_finish(c);
    else
        end_if_answered(c);
}

static void framed_stopping(struct conn *c)
{
    conn_wait(c, WAIT_GRACE);
}

static void framed_free(struct conn *c)
{
    struct framed_conn *f = framed_of(c);

    intake_done(&f->intake);
    mem_free(f);
}

static const struct conn_ops framed_ops = {
    .read = framed_read,
    .ended = framed_ended,
    .drained = framed_drained,
    .resumed = framed_resumed,
    .timed_out = framed_timed_out,
    .stopping = framed_stopping,
    .free = framed_free,
};

/* --- Calls from core --- */

static void send_frame(struct peer *p, struct slice message)
{
    struct conn *c = conn_of(p);
    struct buf *b = loop_scratch(c->loop);

    if (!conn_is_open(c))
        return;
    frame_write(b, message);
    conn_write_buf(c, b);
    if (c->has_ended) /* perhaps the last answer; core is on the stack, so defer */
        conn_defer(c);
}

static void close_peer(struct peer *p)
{
    struct conn *c = conn_of(p);

    framed_of(c)->intake.is_over = true;
    conn_finish(c);
}

static const struct peer_ops framed_peer_ops = {
    .send = send_frame,
    .pending = conn_peer_pending,
    .close = close_peer,
};

struct conn *framed_accept(struct loop *l, uv_stream_t *server)
{
    struct framed_conn *f = mem_zalloc(sizeof(*f));
    struct conn *c;

    if (!f)
        return NULL;
    c = &f->conn;
    c->peer.ops = &framed_peer_ops;
    c->peer.kind = PEER_FRAMED;
    intake_init(&f->intake, l->core, &c->peer, &c->out, true);
    conn_accept(c, l, server, &framed_ops);
    if (!c->is_dropped) {
        uv_tcp_keepalive(&c->u.tcp, 1, KEEPALIVE_S); /* the only way to detect a dead peer */
        c->is_known = true;
        core_open(l->core, &c->peer);
    }
    return c;
}
