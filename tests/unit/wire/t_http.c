/* Requests that are taken, and the forms that are refused. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "http_feed.h"

/* --- requests that are taken --- */

START_TEST(request_without_body_is_complete_after_its_head)
{
    check_outcome(GET "\r\n", "GET / ||\nidle");
    check_outcome(POST "Content-Length: 0\r\n\r\n", "POST /mcp ||\nidle");
}
END_TEST

START_TEST(head_is_reported_before_the_body)
{
    struct http_parser *p = http_parser_new(&limits);
    struct slice head = SLICE(POST "Content-Length: 2\r\n\r\n");
    size_t used;

    ck_assert_int_eq(http_parser_feed(p, (struct slice){0}, &used), HTTP_STEP_MORE);
    ck_assert(!http_parser_is_midway(p));
    ck_assert_int_eq(http_parser_feed(p, slice_from(head.p, 5), &used), HTTP_STEP_MORE);
    ck_assert(http_parser_is_midway(p));
    head = slice_skip(head, 5);
    ck_assert_int_eq(http_parser_feed(p, head, &used), HTTP_STEP_HEAD);
    ck_assert_uint_eq(used, head.len);
    ck_assert(slice_is(http_parser_request(p)->path, "/mcp"));
    ck_assert_int_eq(http_parser_feed(p, (struct slice){0}, &used), HTTP_STEP_MORE);
    ck_assert_int_eq(http_parser_feed(p, SLICE("{"), &used), HTTP_STEP_MORE);
    ck_assert(http_parser_is_midway(p));
    ck_assert_int_eq(http_parser_feed(p, SLICE("}GET"), &used), HTTP_STEP_READY);
    ck_assert_uint_eq(used, 1);
    ck_assert(!http_parser_is_midway(p));
    ck_assert_int_eq(http_parser_feed(p, SLICE("GET"), &used), HTTP_STEP_READY);
    ck_assert_uint_eq(used, 0);
    http_parser_free(p);
}
END_TEST

START_TEST(methods_are_told_apart)
{
    check_outcome("DELETE /mcp HTTP/1.1\r\n" HOST "\r\n", "DELETE /mcp ||\nidle");
    check_outcome("OPTIONS /mcp HTTP/1.1\r\n" HOST "\r\n", "OPTIONS /mcp ||\nidle");
    check_outcome("HEAD / HTTP/1.1\r\n" HOST "\r\n", "HEAD / ||\nidle");
    check_outcome("PUT / HTTP/1.1\r\n" HOST "Content-Length: 1\r\n\r\nx", "OTHER / |x|\nidle");
    check_outcome("OPTIONS * HTTP/1.1\r\n" HOST "\r\n", "OPTIONS * ||\nidle");
}
END_TEST

START_TEST(target_is_split_at_the_question_mark)
{
    struct http_parser *p = parse_one("GET /read?uri=a%20b?c HTTP/1.1\r\n" HOST "\r\n");
    const struct http_request *r = http_parser_request(p);

    ck_assert(slice_is(r->target, "/read?uri=a%20b?c"));
    ck_assert(slice_is(r->path, "/read"));
    ck_assert(slice_is(r->query, "uri=a%20b?c"));
    http_parser_free(p);

    p = parse_one(GET "\r\n");
    ck_assert(slice_is(http_parser_request(p)->path, "/"));
    ck_assert_ptr_null(http_parser_request(p)->query.p);
    http_parser_free(p);
}
END_TEST

START_TEST(headers_are_found_in_any_case_and_trimmed)
{
    struct http_parser *p =
        parse_one("GET / HTTP/1.1\r\nhOST:\t a:1 \t\r\nORIGIN:http://x\r\n"
                  "mcp-session-id: s\r\nMcp-Protocol-Version: v\r\nlast-event-id: 5\r\n"
                  "Authorization: Bearer t\r\ncontent-type:\r\nX-Other: y\r\n\r\n");

    check_header(p, HDR_HOST, "a:1");
    check_header(p, HDR_ORIGIN, "http://x");
    check_header(p, HDR_SESSION, "s");
    check_header(p, HDR_VERSION, "v");
    check_header(p, HDR_LAST_EVENT, "5");
    check_header(p, HDR_AUTHORIZATION, "Bearer t");
    check_header(p, HDR_CONTENT_TYPE, "");
    ck_assert_ptr_null(http_parser_request(p)->header[HDR_ACCEPT].p);
    http_parser_free(p);
}
END_TEST

START_TEST(list_headers_are_joined)
{
    struct http_parser *p =
        parse_one(GET "Accept: a\r\nConnection: Upgrade\r\nACCEPT:  b \r\nUpgrade: websocket\r\n"
                      "Sec-WebSocket-Protocol: x\r\nConnection: close\r\n"
                      "Sec-WebSocket-Protocol: y, z\r\naccept: c\r\naccept:\r\n\r\n");

    check_header(p, HDR_ACCEPT, "a, b, c");
    check_header(p, HDR_CONNECTION, "Upgrade, close");
    check_header(p, HDR_WS_PROTOCOL, "x, y, z");
    check_header(p, HDR_UPGRADE, "websocket");
    ck_assert(http_parser_request(p)->wants_upgrade);
    ck_assert(!http_parser_request(p)->keep_alive);
    http_parser_free(p);

    p = parse_one(GET "Accept:\r\nAccept: \r\n\r\n");
    check_header(p, HDR_ACCEPT, "");
    http_parser_free(p);
}
END_TEST

START_TEST(upgrade_needs_both_headers_and_http_1_1)
{
    check_outcome(GET "Connection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n\r\n",
                  "GET / || upgrade\nidle");
    check_outcome(GET "Connection: keep-alive\t,\tUpgrade\t\r\nUpgrade: websocket\r\n\r\n",
                  "GET / || upgrade\nidle");
    check_outcome(GET "Connection: upgrade\r\n\r\n", "GET / ||\nidle");
    check_outcome(GET "Upgrade: websocket\r\n\r\n", "GET / ||\nidle");
    check_outcome("GET / HTTP/1.0\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
                  "GET / || 1.0 close\nidle");
    check_outcome(POST "Connection: upgrade\r\nUpgrade: h2c\r\nContent-Length: 1\r\n\r\nx" GET
                       "\r\n",
                  "POST /mcp |x| upgrade\nGET / ||\nidle");
}
END_TEST

START_TEST(keep_alive_is_the_default_in_1_1_and_asked_for_in_1_0)
{
    check_outcome(GET "Connection: close\r\n\r\n", "GET / || close\nidle");
    check_outcome(GET "Connection: keep-alive, CLOSE\r\n\r\n", "GET / || close\nidle");
    check_outcome(GET "Connection: closed\r\n\r\n", "GET / ||\nidle");
    check_outcome("GET / HTTP/1.0\r\n\r\n", "GET / || 1.0 close\nidle");
    check_outcome("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", "GET / || 1.0\nidle");
    check_outcome("GET / HTTP/1.0\r\nConnection: keep-alive, close\r\n\r\n",
                  "GET / || 1.0 close\nidle");
}
END_TEST

START_TEST(pipelined_requests_come_one_by_one)
{
    check_outcome(GET "\r\n" POST "Content-Length: 3\r\n\r\nabc"
                      "DELETE /x HTTP/1.1\r\n" HOST "\r\n",
                  "GET / ||\nPOST /mcp |abc|\nDELETE /x ||\nidle");
    check_outcome(POST "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n" GET
                       "\r\nGET /unfinished",
                  "POST /mcp |a|\nGET / ||\nmidway");
}
END_TEST

START_TEST(empty_lines_before_a_request_are_skipped)
{
    check_outcome("\r\n\r\n" GET "\r\n\r\n" GET "\r\n", "GET / ||\nGET / ||\nidle");
}
END_TEST

START_TEST(chunks_are_put_together)
{
    check_outcome(POST "Transfer-Encoding: Chunked\r\n\r\n3\r\nabc\r\nA\r\n0123456789\r\n0\r\n\r\n",
                  "POST /mcp |abc0123456789|\nidle");
    check_outcome(POST "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "POST /mcp ||\nidle");
}
END_TEST

START_TEST(chunk_extensions_and_trailers_are_skipped)
{
    check_outcome(POST "Transfer-Encoding: chunked\r\n\r\n"
                       "1;a;b=c\r\nh\r\n1;a=\"d;e\"\r\ni\r\n0;last\r\n"
                       "X-Sum: 1\r\nHost: evil\r\n\r\n" GET "\r\n",
                  "POST /mcp |hi|\nGET / ||\nidle");
}
END_TEST

START_TEST(trailers_do_not_become_headers)
{
    struct http_parser *p = parse_one(POST "Transfer-Encoding: chunked\r\n\r\n0\r\n"
                                           "Authorization: x\r\nHost: evil\r\n\r\n");

    check_header(p, HDR_HOST, "localhost");
    ck_assert_ptr_null(http_parser_request(p)->header[HDR_AUTHORIZATION].p);
    http_parser_free(p);
}
END_TEST

static bool expects_continue(const char *head)
{
    struct http_parser *p = http_parser_new(&limits);
    size_t used;
    bool result;

    ck_assert(!http_parser_expects_continue(p));
    ck_assert_int_eq(http_parser_feed(p, slice_of(head), &used), HTTP_STEP_HEAD);
    result = http_parser_expects_continue(p);
    http_parser_feed(p, SLICE("x"), &used);
    ck_assert(!http_parser_expects_continue(p));
    http_parser_free(p);
    return result;
}

START_TEST(continue_is_expected_until_the_body_begins)
{
    ck_assert(expects_continue(POST "Content-Length: 2\r\nExpect: 100-Continue\r\n\r\n"));
    ck_assert(expects_continue(POST "Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n"));
    ck_assert(!expects_continue(POST "Content-Length: 2\r\n\r\n"));
    ck_assert(!expects_continue(POST "Content-Length: 2\r\nExpect: else\r\n\r\n"));
    ck_assert(!expects_continue(POST "Content-Length: 0\r\nExpect: 100-continue\r\n\r\n"));
    ck_assert(!expects_continue("POST / HTTP/1.0\r\nContent-Length: 2\r\n"
                                "Expect: 100-continue\r\n\r\n"));
}
END_TEST

START_TEST(request_is_forgotten_by_next)
{
    struct http_parser *p = parse_one(POST "Accept: a\r\nAccept: b\r\nContent-Length: 1\r\n\r\nx");
    size_t used;

    http_parser_next(p);
    ck_assert_int_eq(http_parser_feed(p, SLICE(GET "\r\n"), &used), HTTP_STEP_HEAD);
    ck_assert_ptr_null(http_parser_request(p)->header[HDR_ACCEPT].p);
    ck_assert_uint_eq(http_parser_request(p)->body.len, 0);
    http_parser_free(p);
}
END_TEST

/* --- requests that are refused --- */

START_TEST(ambiguous_line_forms_are_refused)
{
    check_outcome(GET "X: a\r\n b\r\n\r\n", "400");
    check_outcome(GET "X: a\r\n\tb\r\n\r\n", "400");
    check_outcome(GET "X:\r\n b\r\n\r\n", "400");
    check_outcome("GET / HTTP/1.1\r\n Host: x\r\n\r\n", "400");
    check_outcome("GET / HTTP/1.1\n" HOST "\r\n", "400");
    check_outcome(GET "X: a\nY: b\r\n\r\n", "400");
    check_outcome(GET "\n", "400");
    check_outcome("\n" GET "\r\n", "400");
    check_outcome(GET "X: a\rY: b\r\n\r\n", "400");
    check_outcome(GET "X:\rY: b\r\n\r\n", "400");
    check_outcome(GET "\rX\n", "400");
    check_outcome("\rGET / HTTP/1.1\r\n", "400");
}
END_TEST

START_TEST(control_characters_are_refused)
{
    check_outcome(GET "X: a\x01z\r\n\r\n", "400");
    check_outcome(GET "X: \x7f\r\n\r\n", "400");
    check_outcome(GET "X\x0b: a\r\n\r\n", "400");
    check_outcome("GET /\x02 HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("GET /\t HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("GET /\x7f HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome_within(SLICE(GET "X: a\0b\r\n\r\n"), 0, "400");
    check_outcome("\x16\x03\x01", "400"); /* TLS: refused at once, not when a head would be full */
}
END_TEST

START_TEST(every_byte_of_a_value_is_looked_at)
{
    for (int c = 1; c < 256; c++) {
        bool is_refused = (c < ' ' && c != '\t' && c != '\r') || c == 0x7f;

        for (size_t at = 0; at < 20; at++) {
            char text[] = GET "X: aaaaaaaaaaaaaaaaaaaaaaaaa";
            struct buf got;

            text[strlen(GET "X: a") + at] = (char)c;
            if (c == '\r')
                text[strlen(GET "X: aa") + at] = '\n';
            buf_init(&got, 1000);
            feed_pieces(slice_of(text), sizeof(text), 0, &got);
            ck_assert_msg(slice_is(buf_slice(&got), is_refused ? "400" : "midway"),
                          "byte %d at %zu", c, at);
            buf_done(&got);
        }
    }
}
END_TEST

START_TEST(malformed_request_lines_are_refused)
{
    check_outcome("GET\r\n" HOST "\r\n", "400");
    check_outcome("GET /\r\n" HOST "\r\n", "400");
    check_outcome("GET  / HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("GET /  HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome(" GET / HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("GET / HTTP/1.1 \r\n" HOST "\r\n", "400");
    check_outcome("GET / HTTP/1.1.1\r\n" HOST "\r\n", "400");
    check_outcome("GET / http/1.1\r\n" HOST "\r\n", "400");
    check_outcome("get / HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("NONSENSE / HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("DESCRIBE / RTSP/1.0\r\n" HOST "\r\n", "400");
}
END_TEST

START_TEST(targets_of_proxies_are_refused)
{
    check_outcome("GET http://localhost/ HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("CONNECT localhost:80 HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("CONNECT /x HTTP/1.1\r\n" HOST "Content-Length: 1\r\n\r\nx", "400");
    check_outcome("GET * HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("OPTIONS *x HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("GET mcp HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("GET /a#b HTTP/1.1\r\n" HOST "\r\n", "400");
    check_outcome("GET /\xc3\xa9 HTTP/1.1\r\n" HOST "\r\n", "400");
}
END_TEST

START_TEST(other_versions_are_refused)
{
    check_outcome("GET / HTTP/2.0\r\n" HOST "\r\n", "505");
    check_outcome("GET / HTTP/1.2\r\n" HOST "\r\n", "505");
    check_outcome("GET / HTTP/0.9\r\n" HOST "\r\n", "505");
    check_outcome("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "505");
}
END_TEST

START_TEST(malformed_headers_are_refused)
{
    check_outcome(GET "No colon\r\n\r\n", "400");
    check_outcome(GET "Blank : x\r\n\r\n", "400");
    check_outcome(GET ": x\r\n\r\n", "400");
    check_outcome(GET "Connection : close\r\n\r\n", "400");
}
END_TEST

START_TEST(host_must_come_exactly_once)
{
    check_outcome("GET / HTTP/1.1\r\n\r\n", "400");
    check_outcome(GET HOST "\r\n", "400");
    check_outcome("GET / HTTP/1.0\r\n" HOST HOST "\r\n", "400");
    check_outcome("GET / HTTP/1.1\r\nHost:\r\n\r\n", "GET / ||\nidle");
}
END_TEST

START_TEST(single_headers_must_not_be_repeated)
{
    static const char *const names[] = {
        "Origin",         "Content-Type",         "Authorization",
        "Mcp-Session-Id", "MCP-Protocol-Version", "Last-Event-ID",
        "Upgrade",        "Sec-WebSocket-Key",    "Sec-WebSocket-Version",
        "Expect",
    };

    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        char text[300];

        snprintf(text, sizeof(text), GET "%s: a\r\n\r\n", names[i]);
        check_outcome(text, "GET / ||\nidle");
        snprintf(text, sizeof(text), GET "%s: a\r\nX: y\r\n%s: a\r\n\r\n", names[i], names[i]);
        check_outcome(text, "400");
    }
}
END_TEST

START_TEST(content_length_must_be_one_number)
{
    check_outcome(POST "Content-Length: 1\r\nContent-Length: 1\r\n\r\nx", "400");
    check_outcome(POST "Content-Length: 1, 1\r\n\r\nx", "400");
    check_outcome(POST "Content-Length: -1\r\n\r\n", "400");
    check_outcome(POST "Content-Length: +1\r\n\r\nx", "400");
    check_outcome(POST "Content-Length: 0x1\r\n\r\nx", "400");
    check_outcome(POST "Content-Length: \r\n\r\n", "400");
    check_outcome(POST "Content-Length: 1 1\r\n\r\nx", "400");
    check_outcome(POST "Content-Length: 18446744073709551617\r\n\r\nx", "400");
}
END_TEST

START_TEST(transfer_encoding_must_be_chunked_alone)
{
    check_outcome(POST "Transfer-Encoding: gzip\r\n\r\n", "501");
    check_outcome(POST "Transfer-Encoding: identity\r\n\r\n", "501");
    check_outcome(POST "Transfer-Encoding: gzip, chunked\r\n\r\n", "501");
    check_outcome(POST "Transfer-Encoding: xchunked\r\n\r\n", "501");
    check_outcome(POST "Transfer-Encoding: chunkedx\r\n\r\n", "501");
    check_outcome(POST "Transfer-Encoding: \"chunked\"\r\n\r\n", "501");
    check_outcome(POST "Transfer-Encoding:\r\n\r\n", "501");
    check_outcome(POST "Transfer-Encoding: chunked, gzip\r\n\r\n", "501");
    check_outcome(POST "Transfer-Encoding: chunked, chunked\r\n\r\n", "501");
    check_outcome(POST "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n", "400");
    check_outcome(POST "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n", "400");
    check_outcome(POST "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400");
    check_outcome(POST "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400");
    check_outcome("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400");
}
END_TEST

START_TEST(malformed_chunks_are_refused)
{
    check_outcome(CHUNKED "x\r\n", "400");
    check_outcome(CHUNKED "-1\r\n", "400");
    check_outcome(CHUNKED " 1\r\na\r\n", "400");
    check_outcome(CHUNKED "1 \r\na\r\n", "400");
    check_outcome(CHUNKED "1\na\r\n", "400");
    check_outcome(CHUNKED "1\r\nab\r\n", "400");
    check_outcome(CHUNKED "1\r\na\n0\r\n\r\n", "400");
    check_outcome(CHUNKED "1;a\nb\r\na\r\n", "400");
    check_outcome(CHUNKED "fffffffffffffffff\r\n", "400");
    check_outcome(CHUNKED "0\r\n\n", "400");
    check_outcome(CHUNKED "0\r\nX: a\n\r\n", "400");
    check_outcome(CHUNKED "0\r\nX: a\r\n b\r\n\r\n", "400");
    check_outcome(CHUNKED "0\r\nX: \x01\r\n\r\n", "400");
    check_outcome(CHUNKED "0\r\nno colon\r\n\r\n", "400");
}
END_TEST

START_TEST(nothing_is_parsed_after_a_refusal)
{
    struct http_parser *p = http_parser_new(&limits);
    size_t used;

    ck_assert_int_eq(http_parser_status(p), 0);
    ck_assert_str_eq(http_parser_reason(p), "");
    ck_assert_int_eq(http_parser_feed(p, SLICE("\x01"), &used), HTTP_STEP_BAD);
    ck_assert_str_ne(http_parser_reason(p), "");
    http_parser_next(p);
    ck_assert_int_eq(http_parser_feed(p, SLICE(GET "\r\n"), &used), HTTP_STEP_BAD);
    ck_assert_uint_eq(used, 0);
    ck_assert_int_eq(http_parser_status(p), 400);
    http_parser_free(p);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("http");
    TCase *tc = tcase_create("requests");
    SRunner *sr;
    int n_failed;

    tcase_add_test(tc, request_without_body_is_complete_after_its_head);
    tcase_add_test(tc, head_is_reported_before_the_body);
    tcase_add_test(tc, methods_are_told_apart);
    tcase_add_test(tc, target_is_split_at_the_question_mark);
    tcase_add_test(tc, headers_are_found_in_any_case_and_trimmed);
    tcase_add_test(tc, list_headers_are_joined);
    tcase_add_test(tc, upgrade_needs_both_headers_and_http_1_1);
    tcase_add_test(tc, keep_alive_is_the_default_in_1_1_and_asked_for_in_1_0);
    tcase_add_test(tc, pipelined_requests_come_one_by_one);
    tcase_add_test(tc, empty_lines_before_a_request_are_skipped);
    tcase_add_test(tc, chunks_are_put_together);
    tcase_add_test(tc, chunk_extensions_and_trailers_are_skipped);
    tcase_add_test(tc, trailers_do_not_become_headers);
    tcase_add_test(tc, continue_is_expected_until_the_body_begins);
    tcase_add_test(tc, request_is_forgotten_by_next);
    tcase_add_test(tc, ambiguous_line_forms_are_refused);
    tcase_add_test(tc, control_characters_are_refused);
    tcase_add_test(tc, every_byte_of_a_value_is_looked_at);
    tcase_add_test(tc, malformed_request_lines_are_refused);
    tcase_add_test(tc, targets_of_proxies_are_refused);
    tcase_add_test(tc, other_versions_are_refused);
    tcase_add_test(tc, malformed_headers_are_refused);
    tcase_add_test(tc, host_must_come_exactly_once);
    tcase_add_test(tc, single_headers_must_not_be_repeated);
    tcase_add_test(tc, content_length_must_be_one_number);
    tcase_add_test(tc, transfer_encoding_must_be_chunked_alone);
    tcase_add_test(tc, malformed_chunks_are_refused);
    tcase_add_test(tc, nothing_is_parsed_after_a_refusal);
    suite_add_tcase(suite, tc);
    sr = srunner_create(suite);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
