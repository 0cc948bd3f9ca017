/*
 * Addresses as text, and the blocking client against a server made by hand, which says exactly what
 * a test wants it to say.
 */
#include <arpa/inet.h>
#include <check.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "transport/address.h"

/* --- addresses --- */

static const struct {
    const char *text, *host;
    int port;
} good_addresses[] = {
    {"127.0.0.1:8080", "127.0.0.1", 8080},
    {"[::1]:51477", "::1", 51477},
    {"localhost:0", "localhost", 0},
    {"h:65535", "h", 65535},
};

START_TEST(address_is_split_into_host_and_port)
{
    char host[64];
    int port;

    ck_assert(address_parse(slice_of(good_addresses[_i].text), host, sizeof(host), &port));
    ck_assert_str_eq(host, good_addresses[_i].host);
    ck_assert_int_eq(port, good_addresses[_i].port);
}
END_TEST

static const char *const bad_addresses[] = {
    "",
    "127.0.0.1",
    ":80",
    "127.0.0.1:",
    "127.0.0.1:x",
    "127.0.0.1:-1",
    "h:65536",
    "[::1]",
    "[::1:",
    "[::1]8080",
    "[]:80",
    "::1:80",
    "h:80 ",
    "h: 80",
    "h:+80",
    "h:999999999",
    "a-host-longer-than-the-buffer:80",
};

START_TEST(malformed_address_is_refused_and_nothing_is_written)
{
    char host[16] = "untouched";
    int port = 7;

    ck_assert(!address_parse(slice_of(bad_addresses[_i]), host, sizeof(host), &port));
    ck_assert_str_eq(host, "untouched");
}
END_TEST

START_TEST(an_address_of_this_machine_is_told_from_the_rest)
{
    ck_assert(address_is_here("127.0.0.1:1"));
    ck_assert(address_is_here("localhost:80"));
    ck_assert(!address_is_here("192.0.2.1:80")); /* RFC 5737, 3849: nobody's */
    ck_assert(!address_is_here("[2001:db8::1]:80"));
    ck_assert(!address_is_here("127.0.0.1"));
}
END_TEST

START_TEST(loopback_is_told_from_the_rest)
{
    ck_assert(address_is_loopback("127.0.0.1"));
    ck_assert(address_is_loopback("127.9.9.9"));
    ck_assert(address_is_loopback("::1"));
    ck_assert(address_is_loopback("::ffff:127.0.0.1"));
    ck_assert(address_is_loopback("LocalHost"));
    ck_assert(!address_is_loopback("0.0.0.0"));
    ck_assert(!address_is_loopback("::"));
    ck_assert(!address_is_loopback("10.0.0.1"));
    ck_assert(!address_is_loopback("::ffff:10.0.0.1"));
    ck_assert(!address_is_loopback("127.0.0.1.example.com"));
    ck_assert(!address_is_loopback(""));
}
END_TEST

/* --- a server that reads until it has seen `until`, says `answer` and closes --- */

static char address[32];
static pid_t server;

static void serve_once(int listener, struct slice until, struct slice answer)
{
    char seen[4096];
    size_t n_seen = 0;
    int fd = accept(listener, NULL, NULL);

    while (fd >= 0 && !slice_contains(slice_from(seen, n_seen), until)) {
        ssize_t n = read(fd, seen + n_seen, sizeof(seen) - n_seen);

        if (n <= 0)
            _exit(1);
        n_seen += (size_t)n;
    }
    /* In two pieces, so that the client has to put them together. */
    if (write(fd, answer.p, answer.len / 2) < 0 ||
        write(fd, answer.p + answer.len / 2, answer.len - answer.len / 2) < 0)
        _exit(2);
    _exit(0);
}

static void start_server(struct slice until, struct slice answer)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t len = sizeof(at);
    int listener = socket(AF_INET, SOCK_STREAM, 0);

    ck_assert_int_eq(bind(listener, (struct sockaddr *)&at, len), 0);
    ck_assert_int_eq(listen(listener, 1), 0);
    ck_assert_int_eq(getsockname(listener, (struct sockaddr *)&at, &len), 0);
    snprintf(address, sizeof(address), "127.0.0.1:%d", ntohs(at.sin_port));
    server = fork();
    if (server == 0)
        serve_once(listener, until, answer);
    close(listener);
}

static void check_server(void)
{
    int status;

    ck_assert_int_eq(waitpid(server, &status, 0), server);
    ck_assert_msg(WIFEXITED(status) && WEXITSTATUS(status) == 0, "the request was not as expected");
}

static bool post(const char *token, struct client_reply *ret_reply, struct err *err)
{
    char url[64];

    snprintf(url, sizeof(url), "http://%s/mcp", address);
    return client_post(&(struct client_target){.url = url, .token = token}, SLICE("{\"id\":1}"),
                       10000, ret_reply, err);
}

START_TEST(post_sends_the_body_and_keeps_the_answer)
{
    struct client_reply reply;
    struct err err = {0};

    start_server(SLICE("\r\n\r\n{\"id\":1}"),
                 SLICE("HTTP/1.1 202 Accepted\r\nContent-Length: 4\r\n\r\ntrue"));
    ck_assert_msg(post(NULL, &reply, &err), "%s", err.message);
    ck_assert_int_eq(reply.status, 202);
    ck_assert(slice_is(buf_slice(&reply.body), "true"));
    buf_done(&reply.body);
    check_server();
}
END_TEST

START_TEST(post_sends_its_token)
{
    struct client_reply reply;
    struct err err = {0};

    start_server(
        SLICE("Authorization: Bearer secret\r\n"),
        SLICE("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"));
    ck_assert_msg(post("secret", &reply, &err), "%s", err.message);
    ck_assert(slice_is(buf_slice(&reply.body), "{}"));
    buf_done(&reply.body);
    check_server();
}
END_TEST

static const struct {
    const char *text, *fault;
} broken_answers[] = {
    {"", "without an answer"},
    {"HTTP/1.1 200 OK\r\n", "in the middle"},
    {"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\ncut", "in the middle"},
    {"no HTTP\r\n\r\n", "not HTTP"},
    {"no", "not HTTP"},
    {"HTTP/1.1 200 OK\r\nContent-Length: nine\r\n\r\n", "broken HTTP"},
};

START_TEST(broken_answer_is_an_error_that_names_its_fault)
{
    struct client_reply reply;
    struct err err = {0};

    start_server(SLICE("{\"id\":1}"), slice_of(broken_answers[_i].text));
    ck_assert(!post(NULL, &reply, &err));
    ck_assert_int_ne(err.kind, ERR_NONE);
    ck_assert_msg(strstr(err.message, broken_answers[_i].fault) != NULL, "%s", err.message);
    check_server();
}
END_TEST

START_TEST(url_or_token_that_would_break_the_request_is_refused)
{
    static const char *const urls[] = {"https://h/",  "127.0.0.1:80",      "http://h/a b",
                                       "http://:80/", "http://h/\r\nX: y", "http:///"};
    struct client_reply reply;

    for (size_t i = 0; i < N_ELEMENTS(urls); i++) {
        struct err err = {0};

        ck_assert(!client_post(&(struct client_target){.url = urls[i]}, SLICE("{}"), 10000, &reply,
                               &err));
        ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    }
    struct err err = {0};
    ck_assert(
        !client_post(&(struct client_target){.url = "http://127.0.0.1:1/", .token = "a\r\nX: y"},
                     SLICE("{}"), 10000, &reply, &err));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
}
END_TEST

START_TEST(nobody_listening_is_not_ready)
{
    struct client_reply reply;
    struct err err = {0};

    start_server(SLICE("never"), SLICE(""));
    kill(server, SIGKILL);
    waitpid(server, NULL, 0);
    ck_assert(!post(NULL, &reply, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_READY);
}
END_TEST

START_TEST(silent_server_is_a_timeout)
{
    char url[64];
    struct client_reply reply;
    struct err err = {0};

    start_server(SLICE("never"), SLICE(""));
    snprintf(url, sizeof(url), "http://%s/", address);
    ck_assert(!client_post(&(struct client_target){.url = url}, SLICE("{}"), 50, &reply, &err));
    ck_assert_int_eq(err.kind, ERR_TIMEOUT);
    kill(server, SIGKILL);
    waitpid(server, NULL, 0);
}
END_TEST

static bool is_any(void *ctx, struct slice frame)
{
    (void)ctx;
    (void)frame;
    return true;
}

static bool is_wanted(void *ctx, struct slice frame)
{
    return slice_is(frame, ctx);
}

START_TEST(frames_come_back_one_per_call)
{
    struct client_reply first, second;
    struct err err = {0};
    struct client_frames *c;

    start_server(SLICE("\3\0\0\0one"), SLICE("\1\0\0\0a\2\0\0\0bc"));
    c = client_frames_open(address, false, 10000, &err);
    ck_assert_msg(c != NULL, "%s", err.message);
    ck_assert(client_frames_call(c, SLICE("one"), is_any, NULL, &first, &err));
    ck_assert(client_frames_call(c, SLICE("two"), is_any, NULL, &second, &err));
    ck_assert(slice_is(buf_slice(&first.body), "a"));
    ck_assert(slice_is(buf_slice(&second.body), "bc"));
    buf_done(&first.body);
    buf_done(&second.body);
    client_frames_close(c);
    check_server();
}
END_TEST

START_TEST(frames_that_are_no_answer_are_passed_over)
{
    char wanted[] = "bc";
    struct client_reply reply;
    struct err err = {0};
    struct client_frames *c;

    start_server(SLICE("\3\0\0\0one"), SLICE("\1\0\0\0a\0\0\0\0\2\0\0\0bc\1\0\0\0d"));
    c = client_frames_open(address, false, 10000, &err);
    ck_assert_msg(c != NULL, "%s", err.message);
    ck_assert(client_frames_call(c, SLICE("one"), is_wanted, wanted, &reply, &err));
    ck_assert(slice_is(buf_slice(&reply.body), "bc"));
    buf_done(&reply.body);
    ck_assert(!client_frames_call(c, SLICE("two"), is_wanted, wanted, &reply, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_READY); /* it said one more thing and closed */
    client_frames_close(c);
    check_server();
}
END_TEST

START_TEST(frame_that_is_too_large_or_cut_is_an_error)
{
    static const struct slice answers[] = {SLICE_INIT("\1\0\1\0x"), SLICE_INIT("\5\0\0\0cut")};
    struct client_reply reply;
    struct err err = {0};
    struct client_frames *c;

    start_server(SLICE("one"), answers[_i]);
    c = client_frames_open(address, false, 10000, &err);
    ck_assert(c != NULL);
    ck_assert(!client_frames_call(c, SLICE("one"), is_any, NULL, &reply, &err));
    client_frames_close(c);
    check_server();
}
END_TEST

static const struct {
    const char *address, *network;
} networks[] = {
    {"10.0.0.1", "10.0.0.1"},
    {"::ffff:10.0.0.1", "10.0.0.1"},
    {"128.0.0.1", "128.0.0.1"},
    {"127.0.0.1", "this machine"},
    {"127.9.8.7", "this machine"},
    {"::ffff:127.3.0.1", "this machine"},
    {"::1", "this machine"},
    {"2001:db8:1:2::1", "2001:db8:1:2::/64"},
    {"2001:db8:1:2:ffff:a:b:c", "2001:db8:1:2::/64"},
    {"2001:db8:1:3::1", "2001:db8:1:3::/64"},
};

/* Who has one address of IPv6 has 2^64 of them, and who is on this machine has 127.0.0.0/8. */
START_TEST(addresses_that_cost_nothing_are_one_network)
{
    const char *numbers = networks[_i].address;
    struct sockaddr_storage at = {.ss_family = strchr(numbers, ':') ? AF_INET6 : AF_INET};
    char text[64];

    if (at.ss_family == AF_INET6)
        inet_pton(AF_INET6, numbers, &((struct sockaddr_in6 *)&at)->sin6_addr);
    else
        inet_pton(AF_INET, numbers, &((struct sockaddr_in *)&at)->sin_addr);
    address_network(&at, text, sizeof(text));
    ck_assert_str_eq(text, networks[_i].network);
}
END_TEST

START_TEST(random_bytes_differ)
{
    unsigned char a[32] = {0}, b[32] = {0};

    system_random(a, sizeof(a));
    system_random(b, sizeof(b));
    ck_assert(memcmp(a, b, sizeof(a)) != 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("client");
    TCase *tc = tcase_create("client");
    SRunner *sr;
    int n_failed;

    tcase_add_loop_test(tc, address_is_split_into_host_and_port, 0, N_ELEMENTS(good_addresses));
    tcase_add_loop_test(tc, malformed_address_is_refused_and_nothing_is_written, 0,
                        N_ELEMENTS(bad_addresses));
    tcase_add_test(tc, an_address_of_this_machine_is_told_from_the_rest);
    tcase_add_test(tc, loopback_is_told_from_the_rest);
    tcase_add_test(tc, post_sends_the_body_and_keeps_the_answer);
    tcase_add_test(tc, post_sends_its_token);
    tcase_add_loop_test(tc, broken_answer_is_an_error_that_names_its_fault, 0,
                        N_ELEMENTS(broken_answers));
    tcase_add_test(tc, url_or_token_that_would_break_the_request_is_refused);
    tcase_add_test(tc, nobody_listening_is_not_ready);
    tcase_add_test(tc, silent_server_is_a_timeout);
    tcase_add_test(tc, frames_come_back_one_per_call);
    tcase_add_test(tc, frames_that_are_no_answer_are_passed_over);
    tcase_add_loop_test(tc, frame_that_is_too_large_or_cut_is_an_error, 0, 2);
    tcase_add_loop_test(tc, addresses_that_cost_nothing_are_one_network, 0, N_ELEMENTS(networks));
    tcase_add_test(tc, random_bytes_differ);
    suite_add_tcase(suite, tc);
    sr = srunner_create(suite);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
