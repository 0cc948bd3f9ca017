/* compile/client: lines out, answers in, and a server that says anything at all. */
#include <check.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/limits.h"
#include "compile/client.h"

static struct compile_client *client;
static int server; /* the other end */
static struct arena a;
static struct compile_answer answer;

static void setup(void)
{
    int ends[2];

    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends), 0);
    client = compile_client_new(ends[0]);
    server = ends[1];
    arena_init(&a, 64u << 20);
    ck_assert(client != NULL);
}

static void teardown(void)
{
    compile_client_free(client);
    if (server >= 0)
        close(server);
    arena_done(&a);
}

static int64_t ask(const char *op)
{
    struct json_out *w = compile_client_begin(client, op);

    json_put_string(w, "name", "a");
    return compile_client_send(client);
}

/* What the server got, as one text. */
static const char *heard(void)
{
    static char text[4096];
    ssize_t n = recv(server, text, sizeof(text) - 1, MSG_DONTWAIT);

    text[n > 0 ? n : 0] = '\0';
    return text;
}

static void say(const char *text)
{
    size_t len = strlen(text);

    ck_assert_int_eq(send(server, text, len, MSG_NOSIGNAL), (ssize_t)len);
}

/* An answer to this request: `rest` are its members. */
static void reply(int64_t number, const char *rest)
{
    char text[1024];

    snprintf(text, sizeof(text), "{\"id\":%lld,%s}\n", (long long)number, rest);
    say(text);
}

static bool poll_once(int64_t number)
{
    return compile_client_poll(client, &a, number, &answer);
}

START_TEST(a_request_is_one_line_and_its_answer_is_read)
{
    char expected[128];
    int64_t n = ask("build");

    snprintf(expected, sizeof(expected), "{\"id\":%lld,\"op\":\"build\",\"name\":\"a\"}\n",
             (long long)n);
    ck_assert_str_eq(heard(), expected);
    ck_assert(n >> 24 == getpid());
    ck_assert(!poll_once(n));
    reply(n, "\"ok\":true,\"assembly\":\"/c/k.dll\",\"isCached\":true");
    ck_assert(poll_once(n));
    ck_assert_int_eq(answer.end, COMPILE_END_MADE);
    ck_assert_str_eq(answer.assembly.p, "/c/k.dll");
    ck_assert(answer.is_cached);
    ck_assert_int_eq(ask("build"), n + 1);
}
END_TEST

START_TEST(bytes_of_an_assembly_are_decoded)
{
    static const struct {
        const char *coded;
        struct slice bytes;
    } cases[] = {
        {"AP9NWg==", SLICE_INIT("\0\xffMZ")},
        {"TVqQ", SLICE_INIT("MZ\x90")},
        {"TVo=", SLICE_INIT("MZ")},
        {"+/+/", SLICE_INIT("\xfb\xff\xbf")},
    };

    for (size_t i = 0; i < N_ELEMENTS(cases); i++) {
        char rest[200];
        int64_t n = ask("submit");

        snprintf(rest, sizeof(rest),
                 "\"ok\":true,\"assembly\":\"%s\",\"type\":\"Submission#3\",\"hasValue\":true,"
                 "\"declares\":true",
                 cases[i].coded);
        reply(n, rest);
        ck_assert(poll_once(n));
        ck_assert_int_eq(answer.end, COMPILE_END_MADE);
        ck_assert(slice_eq(answer.assembly, cases[i].bytes));
        ck_assert(slice_is(answer.type, "Submission#3") && answer.has_value && answer.declares);
    }
}
END_TEST

START_TEST(errors_and_faults_are_told_apart)
{
    int64_t n = ask("build");

    reply(n, "\"ok\":false,\"report\":\"/p/A.cs(3,11): error CS0103: x\\n\"");
    ck_assert(poll_once(n));
    ck_assert_int_eq(answer.end, COMPILE_END_WRONG);
    ck_assert(slice_is(answer.report, "/p/A.cs(3,11): error CS0103: x\n"));
    for (unsigned i = 0; i < COMPILE_FAULT_COUNT; i++) {
        char rest[100];

        snprintf(rest, sizeof(rest), "\"ok\":false,\"fault\":\"%s\",\"message\":\"m\"",
                 compile_fault_words[i]);
        n = ask("submit");
        reply(n, rest);
        ck_assert(poll_once(n));
        ck_assert(answer.end == COMPILE_END_FAULT && answer.fault == i);
        ck_assert_str_eq(answer.message.p, "m");
    }
}
END_TEST

START_TEST(answers_come_in_any_order_and_in_pieces)
{
    int64_t first = ask("build"), second = ask("build");
    char text[100];

    reply(second, "\"ok\":true,\"assembly\":\"/2\"");
    snprintf(text, sizeof(text), "{\"id\":%lld,\"ok\":true,", (long long)first);
    say(text);
    ck_assert(!poll_once(first));
    say("\"assembly\":\"/1\"}");
    ck_assert(!poll_once(first));
    say("\n");
    ck_assert(poll_once(first));
    ck_assert_str_eq(answer.assembly.p, "/1");
    ck_assert(poll_once(second));
    ck_assert_str_eq(answer.assembly.p, "/2");
    ck_assert_msg(poll_once(second) && answer.fault == COMPILE_FAULT_UNAVAILABLE, "taken twice");
}
END_TEST

START_TEST(what_is_not_an_answer_is_ignored_or_a_fault)
{
    static const char *const bad[] = {
        "\"ok\":true",
        "\"ok\":true,\"assembly\":\"TVo\"",
        "\"ok\":true,\"assembly\":\"TV=o\"",
        "\"ok\":true,\"assembly\":\"====\"",
        "\"ok\":true,\"assembly\":\"T\\u0000qQ\"",
        "\"ok\":false",
        "\"ok\":false,\"fault\":\"tired\",\"message\":\"\"",
        "\"ok\":1",
        "x",
    };
    int64_t n = ask("submit");

    say("\n{}\nhello\n{\"id\":1,\"ok\":true}\n{\"id\":-1,}\n");
    say("{\"id\":99999999999999999999,}\n\xff\n");
    ck_assert(!poll_once(n));
    for (size_t i = 0; i < N_ELEMENTS(bad); i++) {
        reply(n, bad[i]);
        ck_assert(poll_once(n));
        ck_assert_msg(answer.end == COMPILE_END_FAULT && answer.fault == COMPILE_FAULT_DIED, "%s",
                      bad[i]);
        n = ask("submit");
    }
    ck_assert(compile_client_is_alive(client));
}
END_TEST

START_TEST(a_lost_connection_is_a_fault_but_answers_that_came_count)
{
    int64_t first = ask("build"), second = ask("build");

    reply(first, "\"ok\":true,\"assembly\":\"/1\"");
    close(server);
    server = -1;
    ck_assert(poll_once(second));
    ck_assert(answer.end == COMPILE_END_FAULT && answer.fault == COMPILE_FAULT_UNAVAILABLE);
    ck_assert(poll_once(first) && answer.end == COMPILE_END_MADE);
    ck_assert(!compile_client_is_alive(client));
    ck_assert_int_eq(ask("build"), 0);
    ck_assert(poll_once(0) && answer.fault == COMPILE_FAULT_UNAVAILABLE);
    compile_client_cancel(client, second);
}
END_TEST

START_TEST(an_endless_line_ends_the_connection)
{
    static char zeros[1 << 16];
    int64_t n = ask("build");
    size_t sent = 0;

    memset(zeros, '0', sizeof(zeros));
    while (!poll_once(n) && sent < 2 * (size_t)LIMIT_COMPILE_LINE) {
        ssize_t len = send(server, zeros, sizeof(zeros), MSG_DONTWAIT | MSG_NOSIGNAL);

        sent += len > 0 ? (size_t)len : 0;
    }
    ck_assert(answer.fault == COMPILE_FAULT_UNAVAILABLE && !compile_client_is_alive(client));
    ck_assert(sent >= LIMIT_COMPILE_LINE);
}
END_TEST

START_TEST(a_server_that_does_not_read_blocks_nobody)
{
    size_t got = 0, n_lines = 0;
    int64_t n = 0;

    for (int i = 0; i < 40; i++) {
        struct json_out *w = compile_client_begin(client, "build");
        static char text[1 << 20];

        memset(text, 'x', sizeof(text));
        json_put_text(w, "name", slice_from(text, sizeof(text)));
        n = compile_client_send(client);
        ck_assert_int_ne(n, 0);
    }
    while (n_lines < 40) {
        static char text[1 << 16];
        ssize_t len = recv(server, text, sizeof(text), MSG_DONTWAIT);

        for (ssize_t i = 0; i < len; i++)
            n_lines += text[i] == '\n';
        got += len > 0 ? (size_t)len : 0;
        ck_assert(!poll_once(n));
    }
    ck_assert(got > 40u << 20);
}
END_TEST

START_TEST(too_much_is_refused_and_the_rest_goes_on)
{
    size_t i;
    int64_t n;

    for (i = 0; i < LIMIT_COMPILE_REQUESTS; i++)
        ck_assert_int_ne(ask("build"), 0);
    ck_assert_int_eq(ask("build"), 0);
    n = ((int64_t)getpid() << 24) + 1;
    compile_client_cancel(client, n);
    ck_assert_int_ne(ask("build"), 0);
}
END_TEST

static bool stop_at_three(void *ctx)
{
    return ++*(int *)ctx == 3;
}

START_TEST(a_stopped_wait_cancels)
{
    int64_t n = ask("build"), other = ask("build");
    char expected[128];
    int asked = 0;

    heard();
    compile_client_wait(client, &a, n, stop_at_three, &asked, &answer);
    ck_assert(answer.end == COMPILE_END_FAULT && answer.fault == COMPILE_FAULT_CANCELLED);
    ck_assert_int_eq(asked, 3);
    snprintf(expected, sizeof(expected), "{\"id\":%lld,\"op\":\"cancel\",\"of\":%lld}\n",
             (long long)n + 2, (long long)n);
    ck_assert_str_eq(heard(), expected);
    reply(n, "\"ok\":true,\"assembly\":\"/1\"");
    reply(other, "\"ok\":true,\"assembly\":\"/2\"");
    compile_client_wait(client, &a, other, NULL, NULL, &answer);
    ck_assert_str_eq(answer.assembly.p, "/2");
}
END_TEST

START_TEST(no_memory_is_a_fault)
{
    bool has_failed = false, is_made = false;

    for (size_t fail = 1; !is_made; fail++) {
        int64_t n;

        mem_fail_after(fail);
        n = ask("submit");
        mem_fail_after(0);
        if (!n)
            continue;
        heard();
        reply(n, "\"ok\":true,\"assembly\":\"TVqQ\",\"type\":\"S\"");
        mem_fail_after(fail);
        ck_assert(poll_once(n));
        mem_fail_after(0);
        is_made = answer.end == COMPILE_END_MADE;
        has_failed = has_failed || !is_made;
        if (!compile_client_is_alive(client)) { /* it could not read */
            teardown();
            setup();
        }
        ck_assert_uint_lt(fail, 1000);
    }
    ck_assert(has_failed);
    mem_fail_after(1);
    ck_assert(compile_client_new(server) == NULL);
    mem_fail_after(0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("compile_client");
    TCase *tests = tcase_create("compile_client");
    SRunner *runner;
    int n_failed;

    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, a_request_is_one_line_and_its_answer_is_read);
    tcase_add_test(tests, bytes_of_an_assembly_are_decoded);
    tcase_add_test(tests, errors_and_faults_are_told_apart);
    tcase_add_test(tests, answers_come_in_any_order_and_in_pieces);
    tcase_add_test(tests, what_is_not_an_answer_is_ignored_or_a_fault);
    tcase_add_test(tests, a_lost_connection_is_a_fault_but_answers_that_came_count);
    tcase_add_test(tests, an_endless_line_ends_the_connection);
    tcase_add_test(tests, a_server_that_does_not_read_blocks_nobody);
    tcase_add_test(tests, too_much_is_refused_and_the_rest_goes_on);
    tcase_add_test(tests, a_stopped_wait_cancels);
    tcase_add_test(tests, no_memory_is_a_fault);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed != 0;
}
