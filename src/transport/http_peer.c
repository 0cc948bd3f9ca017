/*
 * Writes core's output to an HTTP connection: one answer, or a stream of events. Core may call
 * these at any time and from anywhere, so nothing here calls core. http.c carries out state changes
 * once core is off the stack.
 */
#include "http_conn.h"

static bool is_streaming(const struct http_conn *h)
{
    return h->state == EX_STREAMING && !h->conn.is_dropped;
}

/* Writes head and body as one. */
static void respond(struct peer *p, const struct response *r)
{
    struct http_conn *h = http_of(p);
    struct loop *l = h->conn.loop;
    struct buf *b = loop_scratch(l);
    bool has_body = r->content_type && !h->is_head;
    struct slice parts[2];

    if (h->state != EX_ASKED || h->conn.is_dropped)
        return;
    h->must_end = !h->may_keep_alive || r->must_close || l->is_stopping;
    http_write_head(b, &(struct http_head){
                           .status = r->status,
                           .content_type = r->content_type,
                           .body = BODY_LENGTH,
                           .length = r->content_type ? r->body.len : 0,
                           .keep_alive = !h->must_end,
                           .cors = r->cors,
                           .extra = r->headers,
                       });
    http_set_state(h, EX_ANSWERED);
    if (!buf_ok(b)) {
        conn_drop(&h->conn);
        return;
    }
    parts[0] = buf_slice(b);
    parts[1] = has_body ? r->body : (struct slice){0};
    conn_write(&h->conn, parts, N_ELEMENTS(parts));
}

static void stream(struct peer *p, const struct stream_head *head)
{
    struct http_conn *h = http_of(p);
    struct loop *l = h->conn.loop;
    struct buf *b = loop_scratch(l), *headers = loop_pieces(l);

    if (h->state != EX_ASKED)
        return;
    h->is_sse = head->is_sse;
    h->is_chunked = head->is_chunked && !http_parser_request(h->parser)->is_1_0;
    h->must_end = !h->is_chunked || !h->may_keep_alive || l->is_stopping;
    if (head->is_sse)
        buf_append(headers, SLICE("Cache-Control: no-cache\r\nX-Accel-Buffering: no\r\n"));
    buf_append(headers, head->headers);
    if (!buf_ok(headers)) {
        conn_drop(&h->conn);
        return;
    }
    http_write_head(b, &(struct http_head){
                           .status = 200,
                           .content_type = head->is_sse ? "text/event-stream" : "application/json",
                           .body = h->is_chunked ? BODY_CHUNKED : BODY_UNTIL_CLOSE,
                           .keep_alive = !h->must_end,
                           .cors = head->cors,
                           .extra = buf_slice(headers),
                       });
    p->is_stream = true;
    http_set_state(h, h->is_head ? EX_ANSWERED : EX_STREAMING);
    conn_write_buf(&h->conn, b);
}

/* Writes the contents of `b` in the stream's framing. */
static void write_piece(struct http_conn *h, struct buf *b)
{
    struct buf *chunk;

    if (!h->is_chunked || !buf_ok(b)) {
        conn_write_buf(&h->conn, b);
        return;
    }
    chunk = loop_pieces(h->conn.loop);
    chunk_write(chunk, buf_slice(b));
    conn_write_buf(&h->conn, chunk);
}

static void event(struct peer *p, const struct event *e)
{
    struct http_conn *h = http_of(p);
    struct buf *b;

    if (!is_streaming(h))
        return;
    b = loop_scratch(h->conn.loop);
    if (h->is_sse) {
        if (e->retry_ms)
            sse_write_retry(b, e->retry_ms);
        sse_write(b, e->name, e->id, e->data);
    } else {
        buf_append(b, e->data);
        buf_append_byte(b, '\n');
    }
    write_piece(h, b);
}

static void comment(struct peer *p)
{
    struct http_conn *h = http_of(p);
    struct buf *b;

    if (!is_streaming(h) || !h->is_sse)
        return;
    b = loop_scratch(h->conn.loop);
    sse_write_comment(b, (struct slice){0});
    write_piece(h, b);
}

static void close_peer(struct peer *p)
{
    struct http_conn *h = http_of(p);
    struct buf *b = loop_scratch(h->conn.loop);

    if (h->state == EX_ASKED)
        h->must_end = true;
    else if (h->state != EX_STREAMING)
        return;
    if (h->state == EX_STREAMING && h->is_chunked) {
        h->must_end = h->must_end || h->conn.loop->is_stopping;
        chunk_write(b, (struct slice){0});
        conn_write_buf(&h->conn, b);
    }
    http_set_state(h, EX_ANSWERED);
}

const struct peer_ops http_peer_ops = {
    .respond = respond,
    .stream = stream,
    .upgrade = ws_conn_upgrade,
    .lines = lines_conn_upgrade,
    .event = event,
    .comment = comment,
    .pending = conn_peer_pending,
    .close = close_peer,
};
