/*
 * Parses HTTP/1.1 requests: the transport feeds the bytes it read, and gets whole requests back.
 *
 * The head is collected up to its empty line, while head_scan() refuses ambiguous line forms. Then
 * llhttp parses it in one piece, so that its slices point into the collected bytes. The body goes
 * through llhttp as it arrives. Input that two parsers might read differently is refused, not
 * repaired. Does not interpret paths or methods.
 */
#include <llhttp.h>

#include "base/limits.h"

#include "head_scan.h"
#include "http.h"

/* Buffers up to this size are kept between requests, so that most requests allocate nothing and an
 * idle connection stays small. */
#define KEEP 8192

enum phase { IN_HEAD, IN_BODY, IN_TRAILER, IS_COMPLETE, IS_REFUSED };

/* Headers that only this file uses follow the public ones. */
enum { HDR_LENGTH = HDR_COUNT, HDR_CODING, HDR_EXPECT, N_ROWS };
#define NO_ROW N_ROWS

static const struct header_row {
    struct slice name;
    bool is_list; /* may be repeated: its values are joined */
} rows[N_ROWS] = {
    [HDR_HOST] = {.name = SLICE_INIT("Host")},
    [HDR_ORIGIN] = {.name = SLICE_INIT("Origin")},
    [HDR_FETCH_SITE] = {.name = SLICE_INIT("Sec-Fetch-Site")},
    [HDR_ACCEPT] = {.name = SLICE_INIT("Accept"), .is_list = true},
    [HDR_CONTENT_TYPE] = {.name = SLICE_INIT("Content-Type")},
    [HDR_AUTHORIZATION] = {.name = SLICE_INIT("Authorization")},
    [HDR_SESSION] = {.name = SLICE_INIT("Mcp-Session-Id")},
    [HDR_VERSION] = {.name = SLICE_INIT("MCP-Protocol-Version")},
    [HDR_MCP_METHOD] = {.name = SLICE_INIT("Mcp-Method")},
    [HDR_MCP_NAME] = {.name = SLICE_INIT("Mcp-Name")},
    [HDR_LAST_EVENT] = {.name = SLICE_INIT("Last-Event-ID")},
    [HDR_CONNECTION] = {.name = SLICE_INIT("Connection"), .is_list = true},
    [HDR_UPGRADE] = {.name = SLICE_INIT("Upgrade")},
    [HDR_WS_KEY] = {.name = SLICE_INIT("Sec-WebSocket-Key")},
    [HDR_WS_VERSION] = {.name = SLICE_INIT("Sec-WebSocket-Version")},
    [HDR_WS_PROTOCOL] = {.name = SLICE_INIT("Sec-WebSocket-Protocol"), .is_list = true},
    [HDR_LENGTH] = {.name = SLICE_INIT("Content-Length")},
    [HDR_CODING] = {.name = SLICE_INIT("Transfer-Encoding")},
    [HDR_EXPECT] = {.name = SLICE_INIT("Expect")},
};

struct http_parser {
    llhttp_t engine;
    struct http_limits limits;
    enum phase phase;
    enum head_state scan;
    struct buf head;   /* the raw head, which the request's slices point into */
    struct buf joined; /* values of repeated headers, joined */
    struct buf body;
    size_t max_body;         /* limits.body, or what http_parser_limit_body() has set */
    size_t n_framing;        /* bytes of a chunked body that are not data */
    size_t n_trailer;        /* bytes of the trailer section */
    unsigned n_headers;      /* trailers too */
    unsigned row;            /* of the header whose value follows, or NO_ROW */
    unsigned seen, repeated; /* a bit per row */
    bool is_chunked, has_body, expects_continue;
    struct http_request request;
    int status;
    const char *reason;
};

static enum http_step refuse(struct http_parser *p, int status, const char *reason)
{
    p->phase = IS_REFUSED;
    p->status = status;
    p->reason = reason;
    return HTTP_STEP_BAD;
}

/* refuse() for llhttp's callbacks: the result makes llhttp stop. */
static int stop(struct http_parser *p, int status, const char *reason)
{
    refuse(p, status, reason);
    return HPE_USER;
}

/* False: the body so far plus the announced length or chunk exceeds the limit. */
static bool body_fits(const struct http_parser *p)
{
    uint64_t announced = p->engine.content_length;

    return announced <= p->max_body && p->body.len <= p->max_body - announced;
}

/* --- callbacks of llhttp --- */

static unsigned find_row(struct slice name)
{
    for (unsigned i = 0; i < N_ROWS; i++)
        if (rows[i].name.len == name.len && slice_eq_nocase(rows[i].name, name))
            return i;
    return NO_ROW;
}

static int on_field(llhttp_t *engine, const char *at, size_t len)
{
    struct http_parser *p = engine->data;
    unsigned bit;

    if (p->phase != IN_HEAD)
        return 0; /* a trailer, perhaps in pieces */
    if (len == 0)
        return stop(p, 400, "a header without a name");
    if (++p->n_headers > p->limits.n_headers)
        return stop(p, 431, "too many headers");
    p->row = find_row(slice_from(at, len));
    if (p->row == NO_ROW)
        return 0;
    bit = 1u << p->row;
    if ((p->seen & bit) && !rows[p->row].is_list)
        return stop(p, 400, "a header that may come only once is repeated");
    p->repeated |= p->seen & bit;
    p->seen |= bit;
    return 0;
}

static int on_value(llhttp_t *engine, const char *at, size_t len)
{
    struct http_parser *p = engine->data;
    struct slice value = slice_trim(slice_from(at, len));

    if (p->phase != IN_HEAD)
        return 0;
    if (p->row < HDR_COUNT)
        p->request.header[p->row] = value;
    else if (p->row == HDR_CODING && !slice_eq_nocase(value, SLICE("chunked")))
        return stop(p, 501, "a transfer coding other than chunked");
    else if (p->row == HDR_EXPECT)
        p->expects_continue = slice_eq_nocase(value, SLICE("100-continue"));
    return 0;
}

static int on_trailer_end(llhttp_t *engine)
{
    struct http_parser *p = engine->data;

    if (p->phase == IN_TRAILER && ++p->n_headers > p->limits.n_headers)
        return stop(p, 431, "too many trailers");
    return 0;
}

static int on_head(llhttp_t *engine)
{
    (void)engine;
    return HPE_PAUSED;
}

static int on_chunk(llhttp_t *engine)
{
    struct http_parser *p = engine->data;

    if (!body_fits(p))
        return stop(p, 413, "the body is too large");
    if (engine->content_length)
        return 0;
    /* Stops here, so that the trailers pass head_scan() before llhttp sees them. */
    p->phase = IN_TRAILER;
    p->scan = HEAD_NEXT;
    return HPE_PAUSED;
}

static int on_body(llhttp_t *engine, const char *at, size_t len)
{
    struct http_parser *p = engine->data;

    buf_append(&p->body, slice_from(at, len));
    return buf_ok(&p->body) ? 0 : stop(p, 503, "no memory for the body");
}

static int on_complete(llhttp_t *engine)
{
    struct http_parser *p = engine->data;

    p->phase = IS_COMPLETE;
    return HPE_PAUSED;
}

static const llhttp_settings_t callbacks = {
    .on_header_field = on_field,
    .on_header_value = on_value,
    .on_header_value_complete = on_trailer_end,
    .on_headers_complete = on_head,
    .on_chunk_header = on_chunk,
    .on_body = on_body,
    .on_message_complete = on_complete,
};

/* Runs llhttp over `in` until a callback stops it. False: the request is refused. */
static bool run(struct http_parser *p, struct slice in, size_t *ret_used)
{
    llhttp_errno_t rc;

    llhttp_resume(&p->engine);
    rc = llhttp_execute(&p->engine, in.p, in.len);
    *ret_used = in.len;
    if (rc == HPE_OK)
        return true;
    *ret_used = (size_t)(llhttp_get_error_pos(&p->engine) - in.p);
    if (rc == HPE_PAUSED)
        return true;
    if (p->phase == IN_HEAD && rc == HPE_INVALID_TRANSFER_ENCODING)
        refuse(p, 501, "a transfer coding other than chunked");
    else if (p->phase != IS_REFUSED)
        refuse(p, 400, llhttp_get_error_reason(&p->engine));
    return false;
}

/* --- the head --- */

/* Cuts the next line of the head off *rest, without its CRLF. */
static struct slice cut_line(struct slice *rest)
{
    struct slice line = slice_cut(rest, '\n');

    return line.len ? slice_from(line.p, line.len - 1) : line;
}

static enum http_method method_of(const llhttp_t *engine)
{
    switch (engine->method) {
    case HTTP_GET:
        return HTTP_GET_;
    case HTTP_POST:
        return HTTP_POST_;
    case HTTP_DELETE:
        return HTTP_DELETE_;
    case HTTP_OPTIONS:
        return HTTP_OPTIONS_;
    case HTTP_HEAD:
        return HTTP_HEAD_;
    default:
        return HTTP_OTHER_;
    }
}

static void join_row(struct http_parser *p, unsigned row)
{
    struct slice rest = buf_slice(&p->head);
    size_t start = p->joined.len;

    while (rest.len) {
        struct slice value = cut_line(&rest);
        struct slice name = slice_cut(&value, ':');

        value = slice_trim(value);
        if (value.len == 0 || !slice_eq_nocase(name, rows[row].name))
            continue;
        if (p->joined.len > start)
            buf_append(&p->joined, SLICE(", "));
        buf_append(&p->joined, value);
    }
    p->request.header[row] = slice_from(p->joined.p + start, p->joined.len - start);
}

/* Joins the values of each repeated list header, as RFC 9110 5.3 allows. */
static bool join_repeated(struct http_parser *p)
{
    if (!p->repeated)
        return true;
    /* Reserves room for all of them at once, because slices into the buffer must not move. Without
     * their names they are shorter than the head. */
    if (!buf_reserve(&p->joined, p->head.len))
        return false;
    for (unsigned row = 0; row < HDR_COUNT; row++)
        if (p->repeated & 1u << row)
            join_row(p, row);
    return true;
}

static bool has_token(struct slice list, struct slice token)
{
    while (list.len)
        if (slice_eq_nocase(slice_trim(slice_cut(&list, ',')), token))
            return true;
    return false;
}

/* Checks that need the whole head. */
static enum http_step check_head(struct http_parser *p)
{
    struct http_request *r = &p->request;
    struct slice rest = r->target, connection;
    bool has_coding = p->seen & 1u << HDR_CODING;
    bool has_length = p->seen & 1u << HDR_LENGTH;

    r->method = method_of(&p->engine);
    /* origin-form, or "OPTIONS *": the forms for proxies have no meaning here (RFC 9112 3.2). */
    if ((r->target.p[0] != '/' && !(slice_is(r->target, "*") && r->method == HTTP_OPTIONS_)) ||
        memchr(r->target.p, '#', r->target.len))
        return refuse(p, 400, "the target is not a path");
    r->path = slice_cut(&rest, '?');
    if (r->path.len < r->target.len)
        r->query = rest;
    if (p->engine.method == HTTP_CONNECT)
        return refuse(p, 400, "CONNECT is for proxies");
    if (!r->is_1_0 && !r->header[HDR_HOST].p && !p->limits.needs_no_host)
        return refuse(p, 400, "no Host header");
    if (has_coding && has_length)
        return refuse(p, 400, "Content-Length and Transfer-Encoding");
    /* RFC 9112 6.1: a 1.0 recipient on the way would not have seen this framing. */
    if (has_coding && r->is_1_0)
        return refuse(p, 400, "Transfer-Encoding in HTTP/1.0");
    if (!join_repeated(p))
        return refuse(p, 503, "no memory for the head");
    connection = r->header[HDR_CONNECTION];
    r->keep_alive = !has_token(connection, SLICE("close")) &&
                    (!r->is_1_0 || has_token(connection, SLICE("keep-alive")));
    r->wants_upgrade =
        !r->is_1_0 && r->header[HDR_UPGRADE].p && has_token(connection, SLICE("upgrade"));
    p->is_chunked = has_coding;
    p->has_body = has_coding || (has_length && p->engine.content_length > 0);
    p->expects_continue = p->expects_continue && p->has_body && !r->is_1_0;
    if (!body_fits(p))
        return refuse(p, 413, "the body is too large");
    p->phase = IN_BODY;
    return HTTP_STEP_HEAD;
}

/* Checks the request line, "POST /mcp?x=1 HTTP/1.1": single blanks, and a version that we support.
 * llhttp then checks the method and each character of the head. */
static enum http_step parse_head(struct http_parser *p)
{
    struct slice rest = buf_slice(&p->head);
    struct slice line, version;
    size_t used;

    do
        line = cut_line(&rest);
    while (line.len == 0); /* head_scan() accepts empty lines before the first one */
    p->request.fields = rest;
    slice_cut(&line, ' ');
    p->request.target = slice_cut(&line, ' ');
    version = line;
    if (version.len != sizeof("HTTP/1.1") - 1 || !slice_starts(version, SLICE("HTTP/")) ||
        version.p[6] != '.' || p->request.target.len == 0)
        return refuse(p, 400, "not a request line");
    if (version.p[5] != '1' || (version.p[7] != '0' && version.p[7] != '1'))
        return refuse(p, 505, "not HTTP/1.0 or HTTP/1.1");
    p->request.is_1_0 = version.p[7] == '0';
    if (!run(p, buf_slice(&p->head), &used))
        return HTTP_STEP_BAD;
    if (used != p->head.len || p->engine.error != HPE_PAUSED)
        return refuse(p, 400, "not a request head");
    return check_head(p);
}

static enum http_step feed_head(struct http_parser *p, struct slice in, size_t *ret_used)
{
    size_t room = p->limits.head - p->head.len;
    size_t n = head_scan(&p->scan, slice_from(in.p, in.len < room ? in.len : room));

    *ret_used = n;
    buf_append(&p->head, slice_from(in.p, n));
    if (head_fault(p->scan))
        return refuse(p, 400, head_fault(p->scan));
    if (!buf_ok(&p->head))
        return refuse(p, 503, "no memory for the head");
    if (p->scan == HEAD_END)
        return parse_head(p);
    return n < in.len ? refuse(p, 431, "the head is too large") : HTTP_STEP_MORE;
}

/* --- the body --- */

static enum http_step complete(struct http_parser *p)
{
    p->phase = IS_COMPLETE;
    p->request.body = buf_slice(&p->body);
    return HTTP_STEP_READY;
}

static enum http_step feed_trailer(struct http_parser *p, struct slice in, size_t *ret_used)
{
    size_t room = p->limits.head - p->n_trailer;
    size_t n = head_scan(&p->scan, slice_from(in.p, in.len < room ? in.len : room));
    size_t used;

    *ret_used = n;
    p->n_trailer += n;
    if (n && !run(p, slice_from(in.p, n), &used))
        return HTTP_STEP_BAD;
    if (p->phase == IS_COMPLETE)
        return p->scan == HEAD_END ? complete(p) : refuse(p, 400, "not a trailer section");
    if (head_fault(p->scan))
        return refuse(p, 400, head_fault(p->scan));
    if (p->scan == HEAD_END)
        return refuse(p, 400, "not a trailer section");
    return n < in.len ? refuse(p, 431, "the trailers are too large") : HTTP_STEP_MORE;
}

/* How many bytes of a chunked body may be framing instead of data. */
static size_t framing_limit(const struct http_parser *p)
{
    return p->limits.head + LIMIT_FRAMING_PER_BYTE * p->body.len;
}

static enum http_step feed_body(struct http_parser *p, struct slice in, size_t *ret_used)
{
    *ret_used = 0;
    if (!p->has_body)
        return complete(p);
    while (in.len && p->phase == IN_BODY) {
        /* Never beyond the first byte of framing too many, so that the outcome does not depend on
         * how the input was split. */
        size_t room = framing_limit(p) + 1 - p->n_framing;
        size_t len = !p->is_chunked || in.len < room ? in.len : room;
        size_t before = p->body.len, used;

        if (!run(p, slice_from(in.p, len), &used))
            return HTTP_STEP_BAD;
        *ret_used += used;
        in = slice_skip(in, used);
        p->n_framing += used - (p->body.len - before);
        if (p->is_chunked && p->n_framing > framing_limit(p))
            return refuse(p, 400, "the chunks are too small");
    }
    return p->phase == IS_COMPLETE ? complete(p) : HTTP_STEP_MORE;
}

/* --- the public side --- */

struct http_parser *http_parser_new(const struct http_limits *limits)
{
    struct http_parser *p = mem_zalloc(sizeof(*p));

    if (!p)
        return NULL;
    p->limits = *limits;
    p->max_body = limits->body;
    buf_init(&p->head, limits->head);
    buf_init(&p->joined, limits->head);
    buf_init(&p->body, limits->body);
    llhttp_init(&p->engine, HTTP_REQUEST, &callbacks);
    p->engine.data = p;
    return p;
}

void http_parser_free(struct http_parser *p)
{
    if (!p)
        return;
    buf_done(&p->head);
    buf_done(&p->joined);
    buf_done(&p->body);
    mem_free(p);
}

enum http_step http_parser_feed(struct http_parser *p, struct slice in, size_t *ret_used)
{
    enum http_step step = HTTP_STEP_MORE;
    size_t used;

    *ret_used = 0;
    if (p->phase == IS_REFUSED)
        return HTTP_STEP_BAD;
    if (p->phase == IS_COMPLETE)
        return HTTP_STEP_READY;
    if (in.len == 0 && (p->phase != IN_BODY || p->has_body))
        return HTTP_STEP_MORE;
    if (p->phase == IN_HEAD)
        return feed_head(p, in, ret_used);
    if (p->phase == IN_BODY)
        step = feed_body(p, in, ret_used);
    if (p->phase == IN_TRAILER) {
        step = feed_trailer(p, slice_skip(in, *ret_used), &used);
        *ret_used += used;
    }
    return step;
}

const struct http_request *http_parser_request(const struct http_parser *p)
{
    return &p->request;
}

void http_parser_limit_body(struct http_parser *p, size_t max)
{
    if (p->phase != IN_BODY || max >= p->max_body)
        return;
    p->max_body = max;
    if (!body_fits(p))
        refuse(p, 413, "the body is too large");
}

bool http_parser_expects_continue(const struct http_parser *p)
{
    return p->phase == IN_BODY && p->expects_continue && p->body.len + p->n_framing == 0;
}

void http_parser_next(struct http_parser *p)
{
    if (p->phase != IS_COMPLETE)
        return;
    llhttp_reset(&p->engine);
    buf_reset(&p->head, KEEP);
    buf_reset(&p->joined, KEEP);
    buf_reset(&p->body, KEEP);
    p->phase = IN_HEAD;
    p->scan = HEAD_BLANK;
    p->max_body = p->limits.body;
    p->n_framing = p->n_trailer = 0;
    p->n_headers = p->seen = p->repeated = 0;
    p->is_chunked = p->has_body = p->expects_continue = false;
    p->request = (struct http_request){0};
}

size_t http_parser_held(const struct http_parser *p)
{
    return p->body.len;
}

bool http_parser_is_midway(const struct http_parser *p)
{
    return p->phase == IN_BODY || p->phase == IN_TRAILER || (p->phase == IN_HEAD && p->head.len);
}

int http_parser_status(const struct http_parser *p)
{
    return p->status;
}

const char *http_parser_reason(const struct http_parser *p)
{
    return p->reason ? p->reason : "";
}
