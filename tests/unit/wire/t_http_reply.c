/* Response heads as written, and responses as read by our own client. */
#include <check.h>
#include <stdlib.h>

#include "wire/wire.h"

#define EXPLORER_CORS                                                                              \
    "Access-Control-Allow-Origin: *\r\n"                                                           \
    "Access-Control-Allow-Headers: Content-Type, Authorization\r\n"                                \
    "Access-Control-Allow-Methods: GET, POST, OPTIONS\r\n"                                         \
    "Access-Control-Max-Age: 86400\r\n"
#define MCP_CORS                                                                                   \
    "Access-Control-Allow-Origin: *\r\n"                                                           \
    "Access-Control-Allow-Headers: Content-Type, Authorization, Accept, Mcp-Session-Id, "          \
    "MCP-Protocol-Version, Mcp-Method, Mcp-Name, Last-Event-ID\r\n"                                \
    "Access-Control-Allow-Methods: GET, POST, OPTIONS, DELETE\r\n"                                 \
    "Access-Control-Max-Age: 86400\r\n"                                                            \
    "Access-Control-Expose-Headers: Mcp-Session-Id, MCP-Protocol-Version\r\n"

/* --- writing --- */

static void check_head(const struct http_head *head, const char *expected)
{
    struct buf out;

    buf_init(&out, 4096);
    http_write_head(&out, head);
    ck_assert_msg(slice_is(buf_slice(&out), expected), "got\n%.*sexpected\n%s",
                  SLICE_ARG(buf_slice(&out)), expected);
    buf_done(&out);
}

START_TEST(head_of_an_answer_has_type_and_length)
{
    struct http_head head = {.status = 200,
                             .content_type = "application/json",
                             .length = 1234567890,
                             .keep_alive = true};

    check_head(&head, "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                      "Content-Length: 1234567890\r\n" EXPLORER_CORS "\r\n");
}
END_TEST

START_TEST(head_of_a_stream_is_chunked)
{
    struct http_head head = {.status = 200,
                             .content_type = "text/event-stream",
                             .body = BODY_CHUNKED,
                             .keep_alive = true,
                             .cors = CORS_MCP,
                             .extra = SLICE("Cache-Control: no-cache\r\n")};

    check_head(&head, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
                      "Transfer-Encoding: chunked\r\n" MCP_CORS "Cache-Control: no-cache\r\n\r\n");
}
END_TEST

START_TEST(body_without_end_closes_the_connection)
{
    struct http_head head = {.status = 200, .body = BODY_UNTIL_CLOSE, .keep_alive = true};

    check_head(&head, "HTTP/1.1 200 OK\r\nConnection: close\r\n" EXPLORER_CORS "\r\n");
}
END_TEST

START_TEST(accepted_has_length_0_and_no_content_has_none)
{
    struct http_head head = {.status = 202, .keep_alive = true};

    check_head(&head, "HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n" EXPLORER_CORS "\r\n");
    head.status = 204;
    check_head(&head, "HTTP/1.1 204 No Content\r\n" EXPLORER_CORS "\r\n");
}
END_TEST

START_TEST(refusal_closes_the_connection)
{
    struct http_head head = {.status = 413};

    check_head(&head, "HTTP/1.1 413 Content Too Large\r\nContent-Length: 0\r\n"
                      "Connection: close\r\n" EXPLORER_CORS "\r\n");
}
END_TEST

START_TEST(interim_heads_have_extra_lines_only)
{
    struct http_head head = {.status = 101, .extra = SLICE("Upgrade: websocket\r\n")};

    check_head(&head, "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n");
    head = (struct http_head){.status = 100};
    check_head(&head, "HTTP/1.1 100 Continue\r\n\r\n");
}
END_TEST

START_TEST(status_texts_are_known)
{
    struct http_head head = {.status = 299, .keep_alive = true};

    check_head(&head, "HTTP/1.1 299 Unknown\r\nContent-Length: 0\r\n" EXPLORER_CORS "\r\n");
    head.status = 505;
    check_head(&head,
               "HTTP/1.1 505 HTTP Version Not Supported\r\nContent-Length: 0\r\n" EXPLORER_CORS
               "\r\n");
}
END_TEST

START_TEST(head_written_without_memory_fails_the_buffer)
{
    struct http_head head = {.status = 299, .content_type = "text/plain", .cors = CORS_MCP};
    size_t n;

    for (n = 1; n < 100; n++) {
        struct buf out;
        bool ok;

        buf_init(&out, 4096);
        mem_fail_after(n);
        http_write_head(&out, &head);
        mem_fail_after(0);
        ok = buf_ok(&out);
        buf_done(&out);
        if (ok)
            break;
    }
    ck_assert_uint_gt(n, 1);
    ck_assert_uint_lt(n, 100);
}
END_TEST

/* --- reading --- */

#define MAX_BODY 32

static struct http_reader *read_pieces(struct slice in, size_t piece, bool at_end,
                                       enum http_step *ret_step)
{
    struct http_reader *r = http_reader_new(MAX_BODY);

    *ret_step = HTTP_STEP_MORE;
    while (r && in.len && *ret_step == HTTP_STEP_MORE) {
        size_t len = in.len < piece ? in.len : piece;

        *ret_step = http_reader_feed(r, slice_from(in.p, len), false);
        in = slice_skip(in, len);
    }
    if (r && at_end && *ret_step == HTTP_STEP_MORE)
        *ret_step = http_reader_feed(r, (struct slice){0}, true);
    return r;
}

static void check_reply(const char *in, bool at_end, int status, const char *body)
{
    for (size_t piece = 1; piece < 200; piece = piece * 3 + 1) {
        enum http_step step;
        struct http_reader *r = read_pieces(slice_of(in), piece, at_end, &step);
        const struct http_reply *reply = http_reader_reply(r);

        ck_assert_int_eq(step, HTTP_STEP_READY);
        ck_assert_int_eq(reply->status, status);
        ck_assert_msg(slice_is(reply->body, body), "got \"%.*s\", expected \"%s\"",
                      SLICE_ARG(reply->body), body);
        http_reader_free(r);
    }
}

static void check_step(const char *in, bool at_end, enum http_step expected)
{
    for (size_t piece = 1; piece < 200; piece = piece * 3 + 1) {
        enum http_step step;
        struct http_reader *r = read_pieces(slice_of(in), piece, at_end, &step);

        ck_assert_msg(step == expected, "in pieces of %zu, \"%s\" gave %d, not %d", piece, in, step,
                      expected);
        http_reader_free(r);
    }
}

START_TEST(reply_is_read_by_length_chunks_or_end)
{
    check_reply("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", false, 200, "{}");
    check_reply("HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n"
                "2\r\nab\r\n1;x\r\nc\r\n0\r\nContent-Type: x\r\n\r\n",
                false, 404, "abc");
    check_reply("HTTP/1.0 200 OK\r\n\r\nuntil the end", true, 200, "until the end");
    check_reply("HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n", false, 202, "");
    check_reply("HTTP/1.1 204 No Content\r\n\r\n", false, 204, "");
    check_reply("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n",
                false, 101, "");
}
END_TEST

START_TEST(reply_comes_after_interim_ones)
{
    check_reply("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nX: y\r\n\r\n"
                "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx",
                false, 200, "x");
}
END_TEST

START_TEST(reply_headers_are_kept)
{
    enum http_step step;
    struct http_reader *r =
        read_pieces(SLICE("HTTP/1.1 200 OK\r\ncontent-type: text/plain \r\nMCP-SESSION-ID: s1\r\n"
                          "Transfer-Encoding: chunked\r\n\r\n0\r\nContent-Type: no\r\n\r\n"),
                    1, false, &step);

    ck_assert_int_eq(step, HTTP_STEP_READY);
    ck_assert(slice_is(http_reader_reply(r)->content_type, "text/plain"));
    ck_assert(slice_is(http_reader_reply(r)->session, "s1"));
    ck_assert_int_eq(http_reader_feed(r, SLICE("more"), true), HTTP_STEP_READY);
    http_reader_free(r);
}
END_TEST

START_TEST(reply_may_be_waited_for)
{
    check_step("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{", false, HTTP_STEP_MORE);
    check_step("HTTP/1.1 200 OK\r\n\r\n{", false, HTTP_STEP_MORE);
    check_step("HTTP/1.1 100 Continue\r\n\r\n", false, HTTP_STEP_MORE);
    check_step("HTTP/1.1 200", false, HTTP_STEP_MORE);
}
END_TEST

START_TEST(reply_that_ends_early_is_broken)
{
    check_step("", true, HTTP_STEP_BAD);
    check_step("HTTP/1.1 200 OK\r\n", true, HTTP_STEP_BAD);
    check_step("HTTP/1.1 100 Continue\r\n\r\n", true, HTTP_STEP_BAD);
    check_step("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{", true, HTTP_STEP_BAD);
    check_step("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n", true,
               HTTP_STEP_BAD);
}
END_TEST

START_TEST(reply_that_is_not_http_is_broken)
{
    check_step("SSH-2.0-x\r\n\r\n", false, HTTP_STEP_BAD);
    check_step("HTTP/1.1 20x OK\r\n\r\n", false, HTTP_STEP_BAD);
    check_step("HTTP/1.1 0 OK\r\n\r\n", false, HTTP_STEP_BAD);
    check_step("HTTP/1.1 200 OK\nContent-Length: 0\r\n\r\n", false, HTTP_STEP_BAD);
    check_step("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", false,
               HTTP_STEP_BAD);
    check_step("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n", false, HTTP_STEP_BAD);
}
END_TEST

START_TEST(reply_over_the_limit_is_broken)
{
    check_step("HTTP/1.1 200 OK\r\nContent-Length: 33\r\n\r\n", false, HTTP_STEP_BAD);
    check_step("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n21\r\n", false, HTTP_STEP_BAD);
    check_step("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1f\r\n", false,
               HTTP_STEP_BAD);
    check_step("HTTP/1.1 200 OK\r\n\r\n0123456789012345678901234567890123456789", false,
               HTTP_STEP_BAD);
}
END_TEST

START_TEST(reply_without_memory_is_broken)
{
    size_t n;

    for (n = 1; n < 100; n++) {
        enum http_step step;
        struct http_reader *r;

        mem_fail_after(n);
        r = read_pieces(SLICE("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"), 3, true, &step);
        mem_fail_after(0);
        http_reader_free(r);
        if (step == HTTP_STEP_READY)
            break;
        ck_assert(!r || step == HTTP_STEP_BAD);
    }
    ck_assert_uint_eq(n, 4); /* the reader, head, body */
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("http_reply");
    TCase *tc = tcase_create("replies");
    SRunner *sr;
    int n_failed;

    tcase_add_test(tc, head_of_an_answer_has_type_and_length);
    tcase_add_test(tc, head_of_a_stream_is_chunked);
    tcase_add_test(tc, body_without_end_closes_the_connection);
    tcase_add_test(tc, accepted_has_length_0_and_no_content_has_none);
    tcase_add_test(tc, refusal_closes_the_connection);
    tcase_add_test(tc, interim_heads_have_extra_lines_only);
    tcase_add_test(tc, status_texts_are_known);
    tcase_add_test(tc, head_written_without_memory_fails_the_buffer);
    tcase_add_test(tc, reply_is_read_by_length_chunks_or_end);
    tcase_add_test(tc, reply_comes_after_interim_ones);
    tcase_add_test(tc, reply_headers_are_kept);
    tcase_add_test(tc, reply_may_be_waited_for);
    tcase_add_test(tc, reply_that_ends_early_is_broken);
    tcase_add_test(tc, reply_that_is_not_http_is_broken);
    tcase_add_test(tc, reply_over_the_limit_is_broken);
    tcase_add_test(tc, reply_without_memory_is_broken);
    suite_add_tcase(suite, tc);
    sr = srunner_create(suite);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
