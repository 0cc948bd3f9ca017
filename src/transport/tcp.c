/*
 * Framed connections: passes u32 frames to core and back. A client may close its side after its
 * last request; it still gets all answers.
 */
#include "conn.h"
#include "intake.h"

struct framed_conn {
    struct conn conn; /* must be first */
    struct intake intake;
};

static struct framed_conn *framed_of(struct conn *c)
{
    return OWNER_OF(c, struct framed_conn, conn);
}

static void framed_read(struct conn *c, struct slice bytes)
{
    struct framed_conn *f = framed_of(c);

    intake_feed(&f->intake, bytes);
    conn_check_intake(c, &f->intake);
}

static void framed_ended(struct conn *c)
{
    struct framed_conn *f = framed_of(c);
    bool is_whole = !f->intake.rest.len;

    intake_end(&f->intake);
    conn_watch_writing(c);
    if (is_whole)
        conn_end_if_answered(c);
    else
        conn_finish(c);
}

static void framed_drained(struct conn *c)
{
    conn_drained_to(c, &framed_of(c)->intake);
}

/* Called after output to a client that has closed its side. */
static void framed_resumed(struct conn *c)
{
    if (conn_is_open(c))
        conn_end_if_answered(c);
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
    .timed_out = conn_grace_ended,
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
    if (c->is_stranger && !c->is_dropped) {
        core_refuse_user(l->core, &c->peer);
    } else if (!c->is_dropped) {
        conn_keep_alive(c);
        c->is_known = true;
        core_open(l->core, &c->peer);
    }
    return c;
}
