/* Requests that ask for too much: head, headers, body, framing, memory. */
#include <check.h>
#include <stdlib.h>

#include "http_feed.h"

#define A16       "aaaaaaaaaaaaaaaa"
#define FULL_BODY "POST /mcp |" A16 A16 A16 A16 "|\nidle"

/* `text`, then `n` times `c`, then `end`. The caller frees it. */
static char *padded(const char *text, char c, size_t n, const char *end)
{
    char *result = malloc(strlen(text) + n + strlen(end) + 1);

    strcpy(result, text);
    memset(result + strlen(text), c, n);
    strcpy(result + strlen(text) + n, end);
    return result;
}

static void check_padded(const char *text, size_t n, const char *end, const char *expected)
{
    char *in = padded(text, 'a', n, end);

    check_outcome(in, expected);
    free(in);
}

START_TEST(head_over_the_limit_is_refused)
{
    size_t fits = limits.head - strlen(GET "X: \r\n\r\n");

    check_padded(GET "X: ", fits, "\r\n\r\n", "GET / ||\nidle");
    check_padded(GET "X: ", fits + 1, "\r\n\r\n", "431");
    check_padded("GET /", limits.head, "", "431");
    check_padded("", limits.head, "", "midway");
}
END_TEST

START_TEST(empty_lines_count_as_head)
{
    char *in = padded("", '\r', limits.head + 2, GET "\r\n");

    for (size_t i = 1; i < limits.head + 2; i += 2)
        in[i] = '\n';
    check_outcome(in, "431");
    free(in);
}
END_TEST

START_TEST(too_many_headers_are_refused)
{
    char text[400] = GET;

    for (unsigned i = 1; i < limits.n_headers; i++)
        strcat(text, "X: y\r\n");
    strcat(text, "\r\n");
    check_outcome(text, "GET / ||\nidle");
    text[strlen(text) - 2] = '\0';
    strcat(text, "X: y\r\n\r\n");
    check_outcome(text, "431");
}
END_TEST

START_TEST(body_over_the_limit_is_refused_by_its_announcement)
{
    check_padded(POST "Content-Length: 64\r\n\r\n", 64, "", FULL_BODY);
    check_outcome(POST "Content-Length: 65\r\n\r\n", "413");
    check_outcome(POST "Content-Length: 65\r\nExpect: 100-continue\r\n\r\n", "413");
    check_outcome(CHUNKED "41\r\n", "413");
    check_outcome(CHUNKED "ffffffffffffffff\r\n", "413");
    check_padded(CHUNKED "20\r\n", 32, "\r\n21\r\n", "413");
}
END_TEST

START_TEST(body_limit_can_be_tightened_after_the_head)
{
    check_outcome_within(SLICE(POST "Content-Length: 3\r\n\r\nabc"), 3, "POST /mcp |abc|\nidle");
    check_outcome_within(SLICE(POST "Content-Length: 4\r\n\r\n"), 3, "413");
    check_outcome_within(SLICE(CHUNKED "4\r\n"), 3, "413");
    check_outcome_within(SLICE(CHUNKED "2\r\nab\r\n2\r\n"), 3, "413");
    check_outcome_within(SLICE(POST "Content-Length: 65\r\n\r\n"), 1000, "413");
}
END_TEST

START_TEST(tightened_limit_is_for_one_request_only)
{
    struct http_parser *p = http_parser_new(&limits);
    size_t used;

    http_parser_feed(p, SLICE(GET "\r\n"), &used);
    http_parser_limit_body(p, 0);
    ck_assert_int_eq(http_parser_feed(p, SLICE(""), &used), HTTP_STEP_READY);
    http_parser_next(p);
    ck_assert_int_eq(http_parser_feed(p, SLICE(POST "Content-Length: 1\r\n\r\n"), &used),
                     HTTP_STEP_HEAD);
    ck_assert_int_eq(http_parser_feed(p, SLICE("x"), &used), HTTP_STEP_READY);
    http_parser_free(p);
}
END_TEST

START_TEST(framing_of_chunks_is_bounded)
{
    char *in = padded(CHUNKED, '0', limits.head + 1, "");

    check_outcome(in, "400");
    free(in);
    in = padded(CHUNKED, '0', limits.head - 10, "1\r\na\r\n0\r\n\r\n");
    check_outcome(in, "POST /mcp |a|\nidle");
    free(in);
    /* Data that comes later in the same piece is no excuse. */
    in = padded(CHUNKED, '0', limits.head + 1, "2\r\nab\r\n0\r\n\r\n");
    check_outcome(in, "400");
    free(in);
    check_padded(CHUNKED "1;", limits.head, "\r\na\r\n0\r\n\r\n", "400");
    check_padded(CHUNKED "0\r\nX: ", limits.head, "\r\n\r\n", "431");
    check_outcome(CHUNKED "0\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\n"
                          "A:b\r\n\r\n",
                  "POST /mcp ||\nidle");
    check_outcome(CHUNKED "0\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\nA:b\r\n"
                          "A:b\r\nA:b\r\n\r\n",
                  "431");
}
END_TEST

START_TEST(one_byte_chunks_pass)
{
    char text[1000] = CHUNKED;

    for (int i = 0; i < 64; i++)
        strcat(text, "1\r\na\r\n");
    strcat(text, "0\r\n\r\n");
    check_outcome(text, FULL_BODY);
}
END_TEST

/* --- memory --- */

START_TEST(failing_memory_refuses_the_request)
{
    static const char text[] =
        POST "Accept: a\r\nAccept: b\r\nX: " A16 A16 A16 A16 A16 A16 A16 A16 A16 A16 A16 A16
             "\r\nContent-Length: 1\r\n\r\nx";
    size_t n_refused = 0;

    for (size_t n = 1; n < 100; n++) {
        struct slice in = slice_from(text, sizeof(text) - 1);
        enum http_step step = HTTP_STEP_HEAD;
        struct http_parser *p;
        size_t used;

        mem_fail_after(n);
        p = http_parser_new(&limits);
        for (; p && in.len && step <= HTTP_STEP_HEAD; in = slice_skip(in, used))
            step = http_parser_feed(p, slice_from(in.p, 1), &used);
        mem_fail_after(0);
        if (p && step == HTTP_STEP_READY) {
            http_parser_free(p);
            break;
        }
        ck_assert(!p || (step == HTTP_STEP_BAD && http_parser_status(p) == 503));
        http_parser_free(p);
        n_refused++;
    }
    ck_assert_uint_eq(n_refused, 5); /* the parser, head, a longer head, joined headers, body */
}
END_TEST

START_TEST(steady_state_allocates_nothing)
{
    static const char text[] = POST "Accept: a\r\nAccept: b\r\nContent-Length: 2\r\n\r\n{}";
    struct http_parser *p = parse_one(text);

    http_parser_next(p);
    mem_fail_after(1);
    for (int i = 0; i < 10; i++) {
        struct slice in = slice_from(text, sizeof(text) - 1);
        size_t used;

        ck_assert_int_eq(http_parser_feed(p, in, &used), HTTP_STEP_HEAD);
        ck_assert_int_eq(http_parser_feed(p, slice_skip(in, used), &used), HTTP_STEP_READY);
        http_parser_next(p);
    }
    ck_assert_uint_eq(mem_fail_after(0), 0);
    http_parser_free(p);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("http_limits");
    TCase *tc = tcase_create("requests");
    SRunner *sr;
    int n_failed;

    tcase_add_test(tc, head_over_the_limit_is_refused);
    tcase_add_test(tc, empty_lines_count_as_head);
    tcase_add_test(tc, too_many_headers_are_refused);
    tcase_add_test(tc, body_over_the_limit_is_refused_by_its_announcement);
    tcase_add_test(tc, body_limit_can_be_tightened_after_the_head);
    tcase_add_test(tc, tightened_limit_is_for_one_request_only);
    tcase_add_test(tc, framing_of_chunks_is_bounded);
    tcase_add_test(tc, one_byte_chunks_pass);
    tcase_add_test(tc, failing_memory_refuses_the_request);
    tcase_add_test(tc, steady_state_allocates_nothing);
    suite_add_tcase(suite, tc);
    sr = srunner_create(suite);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
