/*
 * HTTP connections: parses requests and hands them to core, one at a time and in order. Later bytes
 * are buffered up to a limit; then we stop reading. http_peer.c writes the
 * answers. Knows no paths, no meaning of methods and no JSON.
 */
#include "http_conn.h"

void http_refuse(struct http_conn *h, int status, const char *reason, struct slice headers)
{
    struct buf *b = loop_scratch(h->conn.loop);
    size_t len = strlen(reason) + 1;

    http_write_head(b, &(struct http_head){
                           .status = status,
                           .content_type = "text/plain; charset=utf-8",
                           .body = BODY_LENGTH,
                           .length = len,
                           .cors = CORS_EXPLORER,
                           .extra = headers,
                       });
    if (!h->is_head) {
        buf_append(b, slice_of(reason));
        buf_append_byte(b, '\n');
    }
    h->must_end = true;
    conn_write_buf(&h->conn, b);
}

static void refuse_request(struct http_conn *h, int status, const char *reason)
{
    h->is_head = false;
    h->state = EX_OVER;
    http_refuse(h, status, reason, (struct slice){0});
    conn_finish(&h->conn);
}

/* Starts the wait that belongs to the state of an open connection; EX_OVER has none. */
static void wait_for_client(struct http_conn *h, bool is_next)
{
    struct conn *c = &h->conn;
    enum wait_for what = WAIT_NOTHING;

    if (!conn_is_open(c) || h->state == EX_OVER)
        return;
    if (h->state == EX_READING && h->is_in_body)
        what = WAIT_BODY;
    else if (h->state == EX_READING)
        what = http_parser_is_midway(h->parser) ? WAIT_HEAD : WAIT_IDLE;
    else if (c->has_ended && (h->state == EX_ASKED || h->state == EX_STREAMING))
        what = WAIT_GRACE;
    /* All bytes of a head share one deadline. A new connection already waits for a head. */
    if (what == WAIT_HEAD && c->reading.what == WAIT_HEAD && !is_next)
        return;
    conn_wait(c, what);
}

static void count_body(struct http_conn *h)
{
    struct conn *c = &h->conn;
    size_t held = c->is_dropped || !h->parser ? 0 : http_parser_held(h->parser);

    c->loop->body_total += held - c->held;
    c->held = held;
}

/* Carries out the state change that core asked for, now that core is off the stack: ends the
 * exchange, or starts what the connection was upgraded to. */
static void apply_state(struct http_conn *h)
{
    struct conn *c = &h->conn;

    if (c->is_dropped)
        return;
    if (h->state == EX_UPGRADED) {
        h->lines ? lines_conn_start(h) : ws_conn_start(h);
        count_body(h); /* that is gone with the parser */
    }
    if (h->state != EX_ANSWERED)
        return;
    conn_forget(c);
    if (c->is_dropped)
        return;
    if (h->must_end) {
        h->state = EX_OVER;
        conn_finish(c);
        return;
    }
    http_parser_next(h->parser);
    count_body(h);
    h->state = outlet_pending(&c->out) ? EX_FLUSHING : EX_READING;
}

void http_set_state(struct http_conn *h, enum exchange state)
{
    h->state = state;
    if (!h->is_calling)
        conn_defer(&h->conn);
}

/* --- A request --- */

static void serve(struct http_conn *h)
{
    struct conn *c = &h->conn;
    struct http_request request = *http_parser_request(h->parser);

    h->is_head = request.method == HTTP_HEAD_;
    if (h->is_head) /* the same answer, but without its body */
        request.method = HTTP_GET_;
    h->may_keep_alive = request.keep_alive;
    h->must_end = false;
    h->is_in_body = false;
    h->owes_continue = false;
    c->peer.kind = PEER_HTTP;
    c->peer.is_stream = false;
    c->peer.owner = NULL;
    conn_spoke(c);
    count_body(h);
    if (!room_admits(c, &request)) {
        refuse_request(h, 503, "Too many requests at once; try again");
        return;
    }
    c->is_known = true;
    h->state = EX_ASKED;
    h->is_calling = true;
    core_http(c->loop->core, &c->peer, &request);
    h->is_calling = false;
    apply_state(h);
}

static void begin_body(struct http_conn *h)
{
    struct core *core = h->conn.loop->core;

    http_parser_limit_body(h->parser, core_body_limit(core, http_parser_request(h->parser)));
    h->is_in_body = true;
    conn_spoke(&h->conn);
    h->body_began = h->conn.loop->now;
    h->owes_continue = http_parser_expects_continue(h->parser);
}

/* The request is incomplete: waits for the rest. Sends "100 Continue" only now: a body that is too
 * large has already been refused, and one that arrived together with its head does not need it. */
static void await_more(struct http_conn *h)
{
    const struct slice go = SLICE("HTTP/1.1 100 Continue\r\n\r\n");

    if (h->is_in_body && h->conn.loop->now - h->body_began >= LIMIT_BODY_TOTAL_MS) {
        refuse_request(h, 408, "The request did not arrive in time");
        return;
    }
    count_body(h);
    while (h->conn.loop->body_total > LIMIT_BODIES && room_shed_body(h->conn.loop))
        ;
    if (h->conn.loop->body_total > LIMIT_BODIES) {
        refuse_request(h, 503, "Too many large requests at once; try again");
        return;
    }
    if (h->owes_continue)
        conn_write(&h->conn, &go, 1);
    h->owes_continue = false;
    wait_for_client(h, false);
}

/* Feeds the parser; returns the number of bytes it used. */
static size_t feed(struct http_conn *h, struct slice in)
{
    struct slice rest = in;

    while (h->state == EX_READING && conn_is_open(&h->conn)) {
        size_t used = 0;
        enum http_step step = http_parser_feed(h->parser, rest, &used);

        rest = slice_skip(rest, used);
        if (step == HTTP_STEP_HEAD) {
            begin_body(h);
        } else if (step == HTTP_STEP_READY) {
            serve(h);
            wait_for_client(h, true);
            if (!rest.len)
                break;
        } else if (step == HTTP_STEP_BAD) {
            refuse_request(h, http_parser_status(h->parser), http_parser_reason(h->parser));
        } else {
            await_more(h);
            break;
        }
    }
    return in.len - rest.len;
}

/* After the client has closed its side, it still gets the answers to its requests, but not a stream
 * of events, which would never end. We notice that a client is gone only when we write to it. */
static void end_if_answered(struct http_conn *h)
{
    struct conn *c = &h->conn;

    if (h->state == EX_READING)
        conn_finish(c);
    else if ((h->state == EX_ASKED || h->state == EX_STREAMING) &&
             (!core_owes(c->loop->core, &c->peer) || core_client_closes(c->loop->core, &c->peer)))
        conn_drop(c);
    else
        wait_for_client(h, false);
}

/* Continues with the buffered bytes. */
static void feed_kept(struct http_conn *h)
{
    struct conn *c = &h->conn;

    if (h->in.len)
        buf_consume(&h->in, feed(h, buf_slice(&h->in)));
    if (!conn_is_open(c) || h->state == EX_OVER)
        return;
    if (!h->in.len)
        buf_reset(&h->in, KEEP_BUF);
    if (c->has_ended)
        end_if_answered(h);
    else if (h->state == EX_READING && c->loop->is_stopping && !http_parser_is_midway(h->parser))
        conn_finish(c);
    else if (h->in.len > LIMIT_HEAD)
        conn_pause(c);
    else
        conn_unpause(c);
}

/* --- Callbacks of conn.c --- */

static void http_read(struct conn *c, struct slice bytes)
{
    struct http_conn *h = http_conn_of(c);

    if (!h->in.len)
        bytes = slice_skip(bytes, feed(h, bytes));
    if (!bytes.len || !conn_is_open(c))
        return;
    buf_append(&h->in, bytes);
    if (!buf_ok(&h->in))
        conn_drop(c);
    else if (h->in.len > LIMIT_HEAD)
        conn_pause(c);
}

static void http_ended(struct conn *c)
{
    end_if_answered(http_conn_of(c));
}

static void http_drained(struct conn *c)
{
    struct http_conn *h = http_conn_of(c);

    if (h->state == EX_STREAMING) {
        core_drained(c->loop->core, &c->peer);
    } else if (h->state == EX_FLUSHING) {
        h->state = EX_READING;
        wait_for_client(h, true);
        feed_kept(h);
    }
}

static void http_resumed(struct conn *c)
{
    struct http_conn *h = http_conn_of(c);

    apply_state(h);
    if (!conn_is_open(c) || h->state == EX_OVER)
        return;
    wait_for_client(h, true);
    feed_kept(h);
}

static void http_timed_out(struct conn *c, enum wait_for what)
{
    struct http_conn *h = http_conn_of(c);

    if (what == WAIT_GRACE)
        end_if_answered(h);
    else if (what != WAIT_IDLE && http_parser_is_midway(h->parser))
        refuse_request(h, 408, "The request did not arrive in time");
    else
        conn_finish(c);
}

static void http_stopping(struct conn *c)
{
    struct http_conn *h = http_conn_of(c);

    if (h->state == EX_READING && !http_parser_is_midway(h->parser))
        conn_finish(c);
}

static void http_free(struct conn *c)
{
    struct http_conn *h = http_conn_of(c);

    http_parser_free(h->parser);
    ws_free(h->ws);
    if (h->lines)
        intake_done(h->lines);
    mem_free(h->lines);
    buf_done(&h->in);
    mem_free(h);
}

static const struct conn_ops http_ops = {
    .read = http_read,
    .ended = http_ended,
    .drained = http_drained,
    .resumed = http_resumed,
    .timed_out = http_timed_out,
    .stopping = http_stopping,
    .free = http_free,
};

/* NULL: no memory. */
static struct http_conn *make(bool is_local)
{
    const struct http_limits limits = {.head = LIMIT_HEAD,
                                       .body = LIMIT_MESSAGE,
                                       .n_headers = LIMIT_HEADERS,
                                       .needs_no_host = is_local};
    struct http_conn *h = mem_zalloc(sizeof(*h));
    struct http_parser *parser = h ? http_parser_new(&limits) : NULL;

    if (!parser) {
        mem_free(h);
        return NULL;
    }
    h->parser = parser;
    buf_init(&h->in, LIMIT_HEAD + 2 * READ_SIZE);
    h->conn.peer.ops = &http_peer_ops;
    h->conn.peer.kind = PEER_HTTP;
    return h;
}

/* Answers before anything is read. */
static void refuse_stranger(struct http_conn *h)
{
    h->state = EX_ASKED;
    h->is_calling = true;
    core_refuse_user(h->conn.loop->core, &h->conn.peer);
    h->is_calling = false;
    apply_state(h);
}

struct conn *http_accept(struct loop *l, uv_stream_t *server)
{
    struct http_conn *h = make(server->type == UV_NAMED_PIPE);

    if (!h)
        return NULL;
    conn_accept(&h->conn, l, server, &http_ops);
    if (h->conn.is_stranger && !h->conn.is_dropped)
        refuse_stranger(h);
    else
        conn_wait(&h->conn, WAIT_HEAD);
    return &h->conn;
}

/* A child may wait before its first request, so there is no timeout. */
struct conn *http_adopt(struct loop *l, int fd)
{
    struct http_conn *h = make(false);

    if (!h)
        return NULL;
    h->conn.peer.is_ours = true;
    conn_adopt(&h->conn, l, fd, &http_ops);
    return &h->conn;
}
