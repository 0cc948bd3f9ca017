/*
 * Parses one HTTP response, for the command line's own client. The user has named the server;
 * still, its response is bounded and may be malformed.
 */
#include <llhttp.h>

#include "base/limits.h"

#include "head_scan.h"
#include "http.h"

enum phase { IN_HEAD, IN_BODY, IS_COMPLETE, IS_BROKEN };

struct http_reader {
    llhttp_t engine;
    enum phase phase;
    enum head_state scan;
    struct buf head; /* the raw head, which the reply's slices point into */
    struct buf body;
    struct slice field; /* the name of the header whose value follows */
    struct http_reply reply;
};

static int on_field(llhttp_t *engine, const char *at, size_t len)
{
    struct http_reader *r = engine->data;

    r->field = slice_from(at, len);
    return 0;
}

static int on_value(llhttp_t *engine, const char *at, size_t len)
{
    struct http_reader *r = engine->data;
    struct slice value = slice_trim(slice_from(at, len));

    if (r->phase != IN_HEAD)
        return 0; /* a trailer: its memory is not ours */
    if (slice_eq_nocase(r->field, SLICE("Content-Type")))
        r->reply.content_type = value;
    else if (slice_eq_nocase(r->field, SLICE("Mcp-Session-Id")))
        r->reply.session = value;
    return 0;
}

static int on_head(llhttp_t *engine)
{
    struct http_reader *r = engine->data;

    r->reply.status = engine->status_code;
    return HPE_PAUSED;
}

static int on_chunk(llhttp_t *engine)
{
    struct http_reader *r = engine->data;

    return engine->content_length > r->body.max - r->body.len ? -1 : 0;
}

static int on_body(llhttp_t *engine, const char *at, size_t len)
{
    struct http_reader *r = engine->data;

    buf_append(&r->body, slice_from(at, len));
    return buf_ok(&r->body) ? 0 : -1;
}

static int on_complete(llhttp_t *engine)
{
    struct http_reader *r = engine->data;

    r->phase = IS_COMPLETE;
    return HPE_PAUSED;
}

static const llhttp_settings_t callbacks = {
    .on_header_field = on_field,
    .on_header_value = on_value,
    .on_headers_complete = on_head,
    .on_chunk_header = on_chunk,
    .on_body = on_body,
    .on_message_complete = on_complete,
};

struct http_reader *http_reader_new(size_t max_body)
{
    struct http_reader *r = mem_zalloc(sizeof(*r));

    if (!r)
        return NULL;
    buf_init(&r->head, LIMIT_REPLY_HEAD);
    buf_init(&r->body, max_body);
    llhttp_init(&r->engine, HTTP_RESPONSE, &callbacks);
    r->engine.data = r;
    return r;
}

void http_reader_free(struct http_reader *r)
{
    if (!r)
        return;
    buf_done(&r->head);
    buf_done(&r->body);
    mem_free(r);
}

/* Parses the complete head in r->head at once, so that no name or value is split. */
static void parse_head(struct http_reader *r)
{
    llhttp_errno_t rc = llhttp_execute(&r->engine, r->head.p, r->head.len);

    if (rc != HPE_PAUSED || llhttp_get_error_pos(&r->engine) != r->head.p + r->head.len ||
        r->engine.content_length > r->body.max || r->reply.status < 100) {
        r->phase = IS_BROKEN;
        return;
    }
    if (r->reply.status < 200 && r->reply.status != 101) {
        llhttp_reset(&r->engine);
        buf_reset(&r->head, LIMIT_REPLY_HEAD);
        r->reply = (struct http_reply){0};
        r->scan = HEAD_BLANK;
        return;
    }
    llhttp_resume(&r->engine);
    r->phase = r->reply.status == 101 ? IS_COMPLETE : IN_BODY;
    /* llhttp notices an empty body only when it runs; no bytes are needed. */
    if (r->phase == IN_BODY && llhttp_execute(&r->engine, "", 0) != HPE_OK &&
        r->phase != IS_COMPLETE)
        r->phase = IS_BROKEN;
}

enum http_step http_reader_feed(struct http_reader *r, struct slice in, bool at_end)
{
    while (in.len && r->phase == IN_HEAD) {
        size_t n = head_scan(&r->scan, in);

        buf_append(&r->head, slice_from(in.p, n));
        in = slice_skip(in, n);
        if (head_fault(r->scan) || !buf_ok(&r->head))
            r->phase = IS_BROKEN;
        else if (r->scan == HEAD_END)
            parse_head(r);
    }
    if (in.len && r->phase == IN_BODY && llhttp_execute(&r->engine, in.p, in.len) != HPE_OK &&
        r->phase != IS_COMPLETE)
        r->phase = IS_BROKEN;
    if (at_end && r->phase < IS_COMPLETE) {
        llhttp_finish(&r->engine); /* completes a body that ends with the connection */
        if (r->phase != IS_COMPLETE)
            r->phase = IS_BROKEN;
    }
    r->reply.body = buf_slice(&r->body);
    if (r->phase == IS_BROKEN)
        return HTTP_STEP_BAD;
    return r->phase == IS_COMPLETE ? HTTP_STEP_READY : HTTP_STEP_MORE;
}

const struct http_reply *http_reader_reply(const struct http_reader *r)
{
    return &r->reply;
}
