/*
 * Engines: HTTP connections that were upgraded to WebSockets. The peer object stays the same; its
 * operations and the connection's are replaced by those below. Regular pings detect dead engines.
 */
#include "http_conn.h"

enum { NORMAL_CLOSURE = 1000, GOING_AWAY = 1001 }; /* RFC 6455 7.4.1 */

static const struct conn_ops ws_ops;
static const struct peer_ops engine_ops;

/* Writes the codec's output. While core is on the stack it is held back, to become one write. */
static void push(struct http_conn *h)
{
    struct buf *b = loop_scratch(h->conn.loop);

    if (h->is_calling)
        return;
    ws_output(h->ws, b);
    if (b->len || !buf_ok(b))
        conn_write_buf(&h->conn, b);
}

static void close_with(struct http_conn *h, unsigned code)
{
    if (!conn_is_open(&h->conn) || h->must_end)
        return;
    ws_close(h->ws, code);
    h->must_end = true;
    if (h->is_calling) /* core is on the stack; its caller ends the connection */
        return;
    push(h);
    conn_finish(&h->conn);
}

/* --- The handshake, RFC 6455 4.2 --- */

/* Validates the request. Returns the error status, or 0. */
static int check_handshake(const struct http_request *r, char accept[WS_ACCEPT_SIZE])
{
    if (r->method != HTTP_GET_ || !r->wants_upgrade ||
        !slice_eq_nocase(r->header[HDR_UPGRADE], SLICE("websocket")))
        return 400;
    if (!slice_is(r->header[HDR_WS_VERSION], "13"))
        return 426;
    return ws_accept_key(r->header[HDR_WS_KEY], accept) ? 0 : 400;
}

static void refuse(struct http_conn *h, int status)
{
    struct slice version = SLICE("Sec-WebSocket-Version: 13\r\nUpgrade: websocket\r\n");
    const char *reason = "This is not a WebSocket handshake";

    if (status == 426)
        reason = "This server speaks WebSocket version 13";
    if (status == 503)
        reason = "The server has no room for another engine";
    http_refuse(h, status, reason, status == 426 ? version : (struct slice){0});
    http_set_state(h, EX_ANSWERED);
}

/* An engine that has proved nothing cannot fill our memory. */
static void set_limit(struct http_conn *h)
{
    ws_limit(h->ws, h->conn.peer.must_prove ? LINKMSG_MAX_UNPROVEN : LIMIT_RESULT);
}

static void received(void *ctx, struct slice text)
{
    struct http_conn *h = ctx;

    if (!conn_is_open(&h->conn) || h->must_end)
        return;
    conn_spoke(&h->conn);
    core_message(h->conn.loop->core, &h->conn.peer, text);
    set_limit(h);
}

void ws_conn_upgrade(struct peer *p, struct slice subprotocol)
{
    struct http_conn *h = http_of(p);
    const struct ws_events events = {.message = received, .ctx = h};
    struct buf *b = loop_scratch(h->conn.loop);
    char accept[WS_ACCEPT_SIZE];
    int status;

    if (h->state != EX_ASKED)
        return;
    status = h->is_head ? 400 : check_handshake(http_parser_request(h->parser), accept);
    if (!status && h->conn.room != ROOM_OURS && !room_has(h->conn.loop, ROOM_ENGINE))
        status = 503;
    if (!status) {
        h->ws = ws_new(true, LIMIT_RESULT, &events);
        status = h->ws ? 0 : 503;
    }
    if (status) {
        refuse(h, status);
        return;
    }
    buf_append(b, SLICE("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                        "Connection: Upgrade\r\n"));
    if (subprotocol.len)
        buf_printf(b, "Sec-WebSocket-Protocol: %.*s\r\n", SLICE_ARG(subprotocol));
    buf_printf(b, "Sec-WebSocket-Accept: %s\r\n\r\n", accept);
    h->must_end = false;
    p->kind = PEER_ENGINE;
    p->ops = &engine_ops;
    http_set_state(h, EX_UPGRADED);
    conn_write_buf(&h->conn, b);
}

void ws_conn_start(struct http_conn *h)
{
    struct conn *c = &h->conn;

    h->state = EX_OVER;
    c->ops = &ws_ops;
    http_parser_free(h->parser);
    h->parser = NULL;
    h->heard = c->loop->now;
    if (c->room != ROOM_OURS && !room_make(c->loop, ROOM_ENGINE))
        h->must_end = true;
    room_move(c, ROOM_ENGINE);
    c->has_spoken = false;
    conn_wait(c, WAIT_PING);
    if (!h->must_end)
        core_open(c->loop->core, &c->peer);
    set_limit(h);
    push(h);
    if (h->must_end)
        conn_finish(c);
    conn_defer(c); /* to take bytes that followed the handshake */
}

/* --- Callbacks of conn.c --- */

static void ws_read(struct conn *c, struct slice bytes)
{
    struct http_conn *h = http_conn_of(c);
    bool is_alive;

    h->heard = c->loop->now;
    if (h->in.len) { /* these must be taken first */
        buf_append(&h->in, bytes);
        if (!buf_ok(&h->in))
            conn_drop(c);
        return;
    }
    h->is_calling = true;
    is_alive = ws_feed(h->ws, bytes);
    h->is_calling = false;
    push(h);
    if (!is_alive || h->must_end)
        conn_finish(c);
    else if (outlet_pending(&c->out) > LIMIT_UNREAD_PAUSE)
        conn_pause(c);
}

static void ws_resumed(struct conn *c)
{
    struct http_conn *h = http_conn_of(c);
    struct buf kept = h->in;

    buf_init(&h->in, kept.max);
    if (kept.len && conn_is_open(c))
        ws_read(c, buf_slice(&kept));
    buf_done(&kept);
    if (outlet_pending(&c->out) <= LIMIT_UNREAD_PAUSE)
        conn_unpause(c);
}

static void ws_ended(struct conn *c)
{
    conn_drop(c);
}

static void ws_drained(struct conn *c)
{
    conn_unpause(c);
}

static void ws_timed_out(struct conn *c, enum wait_for what)
{
    struct http_conn *h = http_conn_of(c);

    if (what == WAIT_GRACE) {
        close_with(h, GOING_AWAY);
        return;
    }
    if (c->loop->now - h->heard >= SILENCE_MS || !ws_ping(h->ws)) {
        conn_drop(c);
        return;
    }
    push(h);
    conn_wait(c, WAIT_PING);
}

/* Engines stay connected for the calls they are working on. */
static void ws_stopping(struct conn *c)
{
    conn_wait(c, WAIT_GRACE);
}

static void ws_conn_free(struct conn *c)
{
    struct http_conn *h = http_conn_of(c);

    ws_free(h->ws);
    buf_done(&h->in);
    mem_free(h);
}

static const struct conn_ops ws_ops = {
    .read = ws_read,
    .ended = ws_ended,
    .drained = ws_drained,
    .resumed = ws_resumed,
    .timed_out = ws_timed_out,
    .stopping = ws_stopping,
    .free = ws_conn_free,
};

/* --- Calls from core --- */

static void send_message(struct peer *p, struct slice message)
{
    struct http_conn *h = http_of(p);

    if (!conn_is_open(&h->conn) || h->must_end)
        return;
    h->conn.loop->is_expecting = true;
    if (ws_send(h->ws, message))
        push(h);
    else
        conn_drop(&h->conn);
}

static void close_peer(struct peer *p)
{
    close_with(http_of(p), NORMAL_CLOSURE);
}

static const struct peer_ops engine_ops = {
    .send = send_message,
    .pending = conn_peer_pending,
    .close = close_peer,
};
