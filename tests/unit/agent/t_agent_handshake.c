/* How an agent's connection begins: addresses, the request, answers of all kinds, discovery. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"

#include "agent/link/discover.h"
#include "wire/wire.h"

#define KEY    "dGhlIHNhbXBsZSBub25jZQ==" /* RFC 6455 1.3 */
#define ACCEPT "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

/* --- Addresses --- */

static const struct {
    const char *text, *host;
    int port;
    const char *path;
    bool is_local;
} addresses[] = {
    {"ws://127.0.0.1:8080/unity", "127.0.0.1", 8080, "/unity", true},
    {"http://127.1.2.3:80", "127.1.2.3", 80, "/unity", true},
    {"ws://[::1]:9000/", "::1", 9000, "/unity", true},
    {"localhost", "localhost", 80, "/unity", true},
    {"LOCALHOST:1", "LOCALHOST", 1, "/unity", true},
    {"[fe80::1]", "fe80::1", 80, "/unity", false},
    {"10.0.0.7:65535/a/b?c=d", "10.0.0.7", 65535, "/a/b?c=d", false},
    {"127.0.0.1.example.com:80", "127.0.0.1.example.com", 80, "/unity", false},
    {"1270.0.0.1:80", "1270.0.0.1", 80, "/unity", false},
};

START_TEST(addresses_are_taken_apart)
{
    struct ws_url url;
    struct err err;

    ck_assert(ws_url_parse(slice_of(addresses[_i].text), &url, &err));
    ck_assert_str_eq(url.host, addresses[_i].host);
    ck_assert_int_eq(url.port, addresses[_i].port);
    ck_assert_str_eq(url.path, addresses[_i].path);
    ck_assert_int_eq(ws_url_is_local(&url), addresses[_i].is_local);
}
END_TEST

static const char *const no_addresses[] = {
    "",
    "ws://",
    "wss://127.0.0.1:8080",
    "ws://user@127.0.0.1:8080",
    "ws://127.0.0.1:0",
    "ws://127.0.0.1:65536",
    "ws://127.0.0.1:x",
    "ws://[::1:80",
    "ws://[::1]80",
    "ws://127.0.0.1:80/a b",
    "ws://127.0.0.1:80/\r\nX: y",
    "ws://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:80",
};

START_TEST(what_is_no_address_is_refused)
{
    struct ws_url url = {.port = 7};
    struct err err = {0};

    ck_assert(!ws_url_parse(slice_of(no_addresses[_i]), &url, &err));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    ck_assert_int_eq(url.port, 7);
}
END_TEST

/* --- The request --- */

START_TEST(keys_are_good_and_never_the_same)
{
    char one[HANDSHAKE_KEY_SIZE], two[HANDSHAKE_KEY_SIZE], accept[WS_ACCEPT_SIZE];

    ck_assert(handshake_key(one) && handshake_key(two));
    ck_assert_str_ne(one, two);
    ck_assert(ws_accept_key(slice_of(one), accept));
}
END_TEST

START_TEST(the_request_names_host_and_key)
{
    struct ws_url url;
    struct err err;
    struct buf to;

    ck_assert(ws_url_parse(SLICE("ws://[::1]:8080"), &url, &err));
    buf_init(&to, 4096);
    handshake_request(&to, &url, KEY);
    buf_append_byte(&to, '\0');
    ck_assert_str_eq(to.p, "GET /unity HTTP/1.1\r\nHost: [::1]:8080\r\nUpgrade: websocket\r\n"
                           "Connection: Upgrade\r\nSec-WebSocket-Key: " KEY
                           "\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: umcp.2\r\n"
                           "\r\n");
    buf_done(&to);
}
END_TEST

/* --- The answer --- */

#define YES      "HTTP/1.1 101 Switching Protocols\r\n"
#define UPGRADE  "Upgrade: websocket\r\nConnection: Upgrade\r\n"
#define ACCEPTED "Sec-WebSocket-Accept: " ACCEPT "\r\n"
#define PROTOCOL "Sec-WebSocket-Protocol: umcp.2\r\n"

static const char *const good_answers[] = {
    YES UPGRADE ACCEPTED PROTOCOL "\r\n",
    "HTTP/1.1 101\r\n" UPGRADE ACCEPTED PROTOCOL "\r\n",
    YES "upgrade:WebSocket\r\nCONNECTION: keep-alive , upgrade\r\nServer: x\r\n" ACCEPTED PROTOCOL
        "\r\n",
};

START_TEST(a_good_answer_is_used_up_and_what_follows_is_not)
{
    size_t len = strlen(good_answers[_i]);
    struct err err;
    char text[1024];

    snprintf(text, sizeof(text), "%s%s", good_answers[_i], "\x81\x01x\r\n\r\n");
    for (size_t i = 0; i < len; i++)
        ck_assert_int_eq(handshake_response(slice_from(text, i), KEY, &err), 0);
    ck_assert_int_eq(handshake_response(slice_of(text), KEY, &err), (ssize_t)len);
}
END_TEST

static const char *const bad_answers[] = {
    "HTTP/1.1 403 Forbidden\r\n\r\n",
    "HTTP/1.1 200 OK\r\n" UPGRADE ACCEPTED PROTOCOL "\r\n",
    "HTTP/1.1 1010 Odd\r\n" UPGRADE ACCEPTED PROTOCOL "\r\n",
    "HTTP/1.0 101 Switching Protocols\r\n" UPGRADE ACCEPTED PROTOCOL "\r\n",
    "\r\n\r\n",
    YES UPGRADE PROTOCOL "\r\n",
    YES UPGRADE ACCEPTED "\r\n",
    YES ACCEPTED PROTOCOL "\r\n",
    YES "Upgrade: websocket\r\n" ACCEPTED PROTOCOL "\r\n",
    YES "Upgrade: h2c\r\nConnection: Upgrade\r\n" ACCEPTED PROTOCOL "\r\n",
    YES UPGRADE "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOp=\r\n" PROTOCOL "\r\n",
    YES UPGRADE ACCEPTED "Sec-WebSocket-Protocol: umcp.1\r\n\r\n",
    YES UPGRADE ACCEPTED ACCEPTED PROTOCOL "\r\n",
    YES UPGRADE ACCEPTED PROTOCOL "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n",
    YES UPGRADE ACCEPTED PROTOCOL "no colon\r\n\r\n",
    YES UPGRADE ACCEPTED PROTOCOL "X: a\rb\r\n\r\n",
    YES UPGRADE ACCEPTED PROTOCOL "X: a\nY: b\r\n\r\n",
};

START_TEST(a_bad_answer_is_refused)
{
    struct err err = {0};

    ck_assert_int_eq(handshake_response(slice_of(bad_answers[_i]), KEY, &err), -1);
    ck_assert_int_ne(err.kind, ERR_NONE);
    ck_assert_int_ne(err.message[0], '\0');
}
END_TEST

START_TEST(an_endless_answer_is_refused)
{
    static char text[LIMIT_AGENT_ANSWER + 1];
    struct err err;

    memset(text, 'x', sizeof(text));
    ck_assert_int_eq(handshake_response(slice_from(text, LIMIT_AGENT_ANSWER - 1), KEY, &err), 0);
    ck_assert_int_eq(handshake_response(slice_from(text, sizeof(text)), KEY, &err), -1);
}
END_TEST

/* --- Discovery --- */

static char folder[] = "/tmp/umcp-handshake-XXXXXX";
static char path[64];

static void set_up(void)
{
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof(path), "%s/server.json", folder);
}

static void tear_down(void)
{
    unlink(path);
    rmdir(folder);
}

static void write_file(const char *text)
{
    FILE *file = fopen(path, "w");

    ck_assert_ptr_nonnull(file);
    fputs(text, file);
    fclose(file);
    chmod(path, 0600);
}

static int port_of(void)
{
    struct ws_url url;

    discover_server(path, &url);
    ck_assert_str_eq(url.path, "/unity");
    return url.port;
}

START_TEST(the_discovery_file_names_the_server)
{
    write_file("{\"pid\":1,\"baseUrl\":\"http://127.0.0.1:4567\",\"port\":4567}\n");
    ck_assert_int_eq(port_of(), 4567);
}
END_TEST

START_TEST(a_discovery_file_that_cannot_be_trusted_does_not_count)
{
    ck_assert_int_eq(port_of(), 8080); /* none */
    write_file("{\"baseUrl\":\"http://10.0.0.1:4567\"}");
    ck_assert_int_eq(port_of(), 8080); /* another machine */
    write_file("{\"baseUrl\":17}");
    ck_assert_int_eq(port_of(), 8080);
    write_file("not JSON");
    ck_assert_int_eq(port_of(), 8080);
    write_file("{\"baseUrl\":\"http://127.0.0.1:4567\"}");
    chmod(path, 0666);
    ck_assert_int_eq(port_of(), 8080); /* anybody could have written it */
}
END_TEST

START_TEST(the_token_is_the_first_line)
{
    struct err err;
    char *token;

    write_file("  0123456789abcdef \r\nmore\n");
    token = discover_token_dup(path, &err);
    ck_assert_str_eq(token, "0123456789abcdef");
    mem_free(token);
    write_file("s3cret\n");
    ck_assert_ptr_null(discover_token_dup(path, &err));
    write_file("\n");
    ck_assert_ptr_null(discover_token_dup(path, &err));
    unlink(path);
    ck_assert_ptr_null(discover_token_dup(path, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
}
END_TEST

START_TEST(the_environment_names_the_file)
{
    char *found;

    setenv("TMPDIR", "/var/tmp", 1);
    unsetenv("UE_MCP_DISCOVERY");
    found = discover_path_dup();
    ck_assert_str_eq(found, "/var/tmp/unity-explorer-mcp.json");
    mem_free(found);
    setenv("UE_MCP_DISCOVERY", "/x/y.json", 1);
    found = discover_path_dup();
    ck_assert_str_eq(found, "/x/y.json");
    mem_free(found);
}
END_TEST

static Suite *make_suite(void)
{
    Suite *s = suite_create("agent_handshake");
    TCase *bytes = tcase_create("bytes"), *files = tcase_create("files");

    tcase_add_loop_test(bytes, addresses_are_taken_apart, 0, (int)N_ELEMENTS(addresses));
    tcase_add_loop_test(bytes, what_is_no_address_is_refused, 0, (int)N_ELEMENTS(no_addresses));
    tcase_add_test(bytes, keys_are_good_and_never_the_same);
    tcase_add_test(bytes, the_request_names_host_and_key);
    tcase_add_loop_test(bytes, a_good_answer_is_used_up_and_what_follows_is_not, 0,
                        (int)N_ELEMENTS(good_answers));
    tcase_add_loop_test(bytes, a_bad_answer_is_refused, 0, (int)N_ELEMENTS(bad_answers));
    tcase_add_test(bytes, an_endless_answer_is_refused);
    suite_add_tcase(s, bytes);
    tcase_add_checked_fixture(files, set_up, tear_down);
    tcase_add_test(files, the_discovery_file_names_the_server);
    tcase_add_test(files, a_discovery_file_that_cannot_be_trusted_does_not_count);
    tcase_add_test(files, the_token_is_the_first_line);
    tcase_add_test(files, the_environment_names_the_file);
    suite_add_tcase(s, files);
    return s;
}

int main(void)
{
    SRunner *runner = srunner_create(make_suite());
    int n_failed;

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
