/*
 * Feeds requests to the HTTP parser, whole and in pieces of several sizes, which must make no
 * difference. For t_http.c and t_http_limits.c.
 */
#ifndef HTTP_FEED_H
#define HTTP_FEED_H

#include <check.h>

#include "wire/wire.h"

#define HOST    "Host: localhost\r\n"
#define GET     "GET / HTTP/1.1\r\n" HOST
#define POST    "POST /mcp HTTP/1.1\r\n" HOST
#define CHUNKED POST "Transfer-Encoding: chunked\r\n\r\n"

static const struct http_limits limits = {.head = 400, .body = 64, .n_headers = 12};

static const char *const method_names[] = {"GET", "POST", "DELETE", "OPTIONS", "HEAD", "OTHER"};

static inline void note_request(struct buf *to, const struct http_request *r)
{
    buf_printf(to, "%s %.*s |%.*s|%s%s%s\n", method_names[r->method], SLICE_ARG(r->target),
               SLICE_ARG(r->body), r->is_1_0 ? " 1.0" : "", r->keep_alive ? "" : " close",
               r->wants_upgrade ? " upgrade" : "");
}

/* Writes what comes of `in`, fed in pieces of `piece` bytes: a line per request, then why it ended.
 * With `max_body` the limit is tightened after each head. */
static inline void feed_pieces(struct slice in, size_t piece, size_t max_body, struct buf *to)
{
    struct http_parser *p = http_parser_new(&limits);
    enum http_step step = HTTP_STEP_MORE;
    bool had_head = false;

    while (step != HTTP_STEP_BAD && (in.len || step == HTTP_STEP_HEAD)) {
        size_t used, len = in.len < piece ? in.len : piece;

        step = http_parser_feed(p, slice_from(in.p, len), &used);
        ck_assert_uint_le(used, len);
        if (step == HTTP_STEP_MORE)
            ck_assert_uint_eq(used, len);
        in = slice_skip(in, used);
        if (step == HTTP_STEP_HEAD) {
            ck_assert(!had_head);
            had_head = true;
            if (max_body)
                http_parser_limit_body(p, max_body);
        }
        if (step == HTTP_STEP_READY) {
            ck_assert(had_head);
            had_head = false;
            note_request(to, http_parser_request(p));
            http_parser_next(p);
        }
    }
    if (step == HTTP_STEP_BAD)
        buf_printf(to, "%d", http_parser_status(p));
    else
        buf_printf(to, "%s", http_parser_is_midway(p) ? "midway" : "idle");
    http_parser_free(p);
}

static inline void check_outcome_within(struct slice in, size_t max_body, const char *expected)
{
    static const size_t pieces[] = {1 << 20, 1, 2, 3, 7, 64};

    for (size_t i = 0; i < N_ELEMENTS(pieces); i++) {
        struct buf got;

        buf_init(&got, 1 << 20);
        feed_pieces(in, pieces[i], max_body, &got);
        ck_assert_msg(slice_is(buf_slice(&got), expected),
                      "in pieces of %zu, \"%.*s\"\n gave \"%.*s\"\n and not \"%s\"", pieces[i],
                      SLICE_ARG(in), SLICE_ARG(buf_slice(&got)), expected);
        buf_done(&got);
    }
}

static inline void check_outcome(const char *in, const char *expected)
{
    check_outcome_within(slice_of(in), 0, expected);
}

/* Feeds a request that is whole, and leaves it in the parser. */
static inline struct http_parser *parse_one(const char *text)
{
    struct http_parser *p = http_parser_new(&limits);
    struct slice in = slice_of(text);
    size_t used;

    ck_assert_int_eq(http_parser_feed(p, in, &used), HTTP_STEP_HEAD);
    in = slice_skip(in, used);
    ck_assert_int_eq(http_parser_feed(p, in, &used), HTTP_STEP_READY);
    ck_assert_uint_eq(used, in.len);
    return p;
}

static inline void check_header(const struct http_parser *p, enum http_header name,
                                const char *expected)
{
    struct slice got = http_parser_request(p)->header[name];

    ck_assert_msg(got.p && slice_is(got, expected), "got \"%.*s\", expected \"%s\"", SLICE_ARG(got),
                  expected);
}

#endif
