/*
 * HTTP connections that were upgraded to lines, from clients whose `umcp stdio` forwards to us. The
 * peer object stays the same. Core treats it like stdio, except that its end only ends its session.
 * A client may close its side after its last request; it still gets all answers.
 */
#include "http_conn.h"

static const struct conn_ops lines_ops;
static const struct peer_ops lines_peer_ops;

/* --- The handshake --- */

static void refuse(struct http_conn *h, int status, const char *reason)
{
    http_refuse(h, status, reason, (struct slice){0});
    http_set_state(h, EX_ANSWERED);
}

void lines_conn_upgrade(struct peer *p)
{
    struct http_conn *h = http_of(p);
    const struct slice head = SLICE("HTTP/1.1 101 Switching Protocols\r\nUpgrade: umcp.lines\r\n"
                                    "Connection: Upgrade\r\n\r\n");

    if (h->state != EX_ASKED)
        return;
    if (h->is_head) {
        refuse(h, 400, "HEAD cannot be upgraded");
        return;
    }
    h->lines = mem_alloc(sizeof(*h->lines));
    if (!h->lines) {
        refuse(h, 503, "Out of memory");
        return;
    }
    intake_init(h->lines, h->conn.loop->core, p, &h->conn.out, false);
    h->must_end = false;
    p->kind = PEER_STDIO;
    p->ops = &lines_peer_ops;
    http_set_state(h, EX_UPGRADED);
    conn_write(&h->conn, &head, 1);
}

/* Tells the client to hold its next requests for another server, instead of having us refuse
 * them. */
static void send_stopping(struct conn *c)
{
    const struct slice line = SLICE(LINES_STOPPING "\n");

    conn_write(c, &line, 1);
}

void lines_conn_start(struct http_conn *h)
{
    struct conn *c = &h->conn;

    h->state = EX_OVER;
    c->ops = &lines_ops;
    http_parser_free(h->parser);
    h->parser = NULL;
    conn_wait(c, c->loop->is_stopping ? WAIT_GRACE : WAIT_NOTHING);
    c->is_patient = c->peer.is_private;
    conn_keep_alive(c);
    core_open(c->loop->core, &c->peer);
    if (c->loop->is_stopping)
        send_stopping(c);
    conn_defer(c); /* to take bytes that followed the handshake */
}

/* --- Callbacks of conn.c --- */

/* Takes the bytes that arrived with the handshake. */
static void feed_early_bytes(struct http_conn *h)
{
    struct buf kept = h->in;

    if (!kept.len)
        return;
    buf_init(&h->in, kept.max);
    intake_feed(h->lines, buf_slice(&kept));
    buf_done(&kept);
}

static void lines_read(struct conn *c, struct slice bytes)
{
    struct http_conn *h = http_conn_of(c);

    feed_early_bytes(h);
    intake_feed(h->lines, bytes);
    conn_check_intake(c, h->lines);
}

static void lines_ended(struct conn *c)
{
    struct http_conn *h = http_conn_of(c);

    feed_early_bytes(h);
    intake_end(h->lines);
    conn_watch_writing(c);
    if (conn_is_open(c))
        conn_end_if_answered(c);
}

static void lines_drained(struct conn *c)
{
    conn_drained_to(c, http_conn_of(c)->lines);
}

/* Called after the handshake, and after output to a client that has closed its side. */
static void lines_resumed(struct conn *c)
{
    struct http_conn *h = http_conn_of(c);

    if (!conn_is_open(c))
        return;
    if (c->has_ended) {
        conn_end_if_answered(c);
        return;
    }
    feed_early_bytes(h);
    conn_check_intake(c, h->lines);
}

static void lines_stopping(struct conn *c)
{
    send_stopping(c);
    conn_wait(c, WAIT_GRACE);
}

static void lines_free(struct conn *c)
{
    struct http_conn *h = http_conn_of(c);

    intake_done(h->lines);
    mem_free(h->lines);
    buf_done(&h->in);
    mem_free(h);
}

static const struct conn_ops lines_ops = {
    .read = lines_read,
    .ended = lines_ended,
    .drained = lines_drained,
    .resumed = lines_resumed,
    .timed_out = conn_grace_ended,
    .stopping = lines_stopping,
    .free = lines_free,
};

/* --- Calls from core --- */

static void send_line(struct peer *p, struct slice message)
{
    struct conn *c = conn_of(p);
    const struct slice parts[2] = {message, SLICE("\n")};

    if (!conn_is_open(c))
        return;
    conn_write(c, parts, N_ELEMENTS(parts));
    if (c->has_ended) /* perhaps the last answer; core is on the stack, so defer */
        conn_defer(c);
}

static void close_peer(struct peer *p)
{
    struct conn *c = conn_of(p);

    http_conn_of(c)->lines->is_over = true;
    conn_finish(c);
}

static const struct peer_ops lines_peer_ops = {
    .send = send_line,
    .pending = conn_peer_pending,
    .close = close_peer,
};
