/*
 * The agent's link and pump against a server that the test plays itself: order, deadlines, reloads,
 * lost connections, hostile servers. No runtime: bodies of tools are the test's own.
 */
#include "link_rig.h"

#include <pthread.h>

#include "agent/pump.h"

static struct rig rig;
static struct link *the_link;
static struct pump pump;

/* --- Tools --- */

static int n_runs;
static void (*while_running)(void);

/* GetStatus: says how many calls came before it. */
static bool get_status(struct agent_call *call)
{
    if (while_running)
        while_running();
    buf_printf(&call->result, "{\"n\":%d,\"budget\":%zu}", n_runs++, call->budget);
    return true;
}

/* GetObject: fails in the way that its id names, else says how long the id is. */
static bool get_object(struct agent_call *call)
{
    const struct object_args *args = call->args;
    struct slice id = args->object_id.value;

    n_runs++;
    if (slice_is(id, "none")) {
        err_set(&call->err, ERR_NOT_FOUND, "No object '%.*s'", SLICE_ARG(id));
        call->err.details = SLICE("{\"id\":\"none\"}");
        return err_hint(&call->err, "List \"objects\"");
    }
    if (slice_is(id, "silent"))
        return false;
    if (slice_is(id, "empty"))
        return true;
    if (slice_is(id, "latin1"))
        buf_append(&call->result, SLICE("\"\xe9\""));
    else if (slice_is(id, "huge"))
        memset(buf_reserve(&call->result, 15u << 20), ' ', 15u << 20);
    else if (slice_is(id, "too huge"))
        buf_reserve(&call->result, 17u << 20);
    if (slice_is(id, "huge"))
        buf_advance(&call->result, 15u << 20);
    buf_printf(&call->result, "%zu", id.len);
    return true;
}

/* ListScenes looks into types. */
static const struct agent_tool tools[] = {
    {TOOL_GET_STATUS, get_status, false},
    {TOOL_GET_OBJECT, get_object, false},
    {TOOL_LIST_SCENES, get_status, true},
};

static const struct agent_tool *find_tool(enum tool_id id)
{
    for (size_t i = 0; i < N_ELEMENTS(tools); i++)
        if (tools[i].id == id)
            return &tools[i];
    return NULL;
}

/* --- Before and after --- */

static void start(const char *token)
{
    struct err err;

    the_link = rig_link(&rig, token);
    ck_assert(pump_init(&pump, the_link, find_tool, &err));
}

static void set_up(void)
{
    rig_init(&rig);
    start(NULL);
    rig_meet(&rig);
}

static void set_up_tcp(void)
{
    rig_init(&rig);
    rig_listen(&rig);
    start("s3cret");
}

static void tear_down(void)
{
    link_free(the_link, NULL);
    pump_done(&pump);
    rig_done(&rig);
}

static void call(int number, const char *tool, const char *args)
{
    rig_sayf(&rig, "{\"call\":%d,\"tool\":\"%s\",\"deadlineMs\":60000,\"budget\":500}\n%s", number,
             tool, args);
}

static void run_calls(void)
{
    rig_settle(&rig);
    pump_run(&pump, -1);
}

static void expect_status(int number, int n)
{
    char text[128];

    snprintf(text, sizeof(text), "{\"done\":%d,\"ok\":true}\n{\"n\":%d,\"budget\":500}", number, n);
    rig_expect(&rig, text);
}

static void expect_failure(int number, const char *kind)
{
    char text[128];

    snprintf(text, sizeof(text), "{\"done\":%d,\"ok\":false,\"kind\":\"%s\",\"message\":\"", number,
             kind);
    rig_expect_start(&rig, text);
}

/* --- Calls --- */

START_TEST(calls_are_answered_in_order)
{
    for (int i = 1; i <= 100; i++)
        call(i, "GetStatus", "{}");
    run_calls();
    for (int i = 1; i <= 100; i++)
        expect_status(i, i - 1);
}
END_TEST

START_TEST(a_call_wakes_the_main_thread)
{
    int64_t begin = link_now();

    call(1, "GetStatus", "{}");
    pump_wait(&pump, (int64_t)RIG_PATIENCE_MS * 1000);
    pump_run(&pump, 0);
    expect_status(1, 0);
    ck_assert_int_lt(link_now() - begin, (int64_t)RIG_PATIENCE_MS * 1000);
}
END_TEST

START_TEST(the_pump_runs_one_call_when_it_has_no_time)
{
    call(1, "GetStatus", "{}");
    call(2, "GetStatus", "{}");
    rig_settle(&rig);
    pump_run(&pump, 0);
    ck_assert_int_eq(n_runs, 1);
    pump_run(&pump, 0);
    ck_assert_int_eq(n_runs, 2);
    expect_status(1, 0);
    expect_status(2, 1);
}
END_TEST

static void pump_again(void)
{
    pump_run(&pump, -1);
}

START_TEST(a_call_does_not_begin_inside_another)
{
    while_running = pump_again;
    call(1, "GetStatus", "{}");
    call(2, "GetStatus", "{}");
    run_calls();
    expect_status(1, 0);
    expect_status(2, 1);
}
END_TEST

START_TEST(failures_say_what_and_why)
{
    call(1, "GetObject", "{\"id\":\"none\"}");
    call(2, "NoSuchTool", "{}");
    call(3, "GetVersion", "{}"); /* declared, but not here */
    call(4, "GetObject", "{}");
    call(5, "GetObject", "{\"id\":");
    call(6, "GetObject", "{\"id\":\"silent\"}");
    call(7, "GetObject", "{\"id\":\"four\"}");
    run_calls();
    rig_expect(&rig,
               "{\"done\":1,\"ok\":false,\"kind\":\"NotFound\",\"message\":\"No object 'none'\","
               "\"hint\":\"List \\\"objects\\\"\",\"details\":{\"id\":\"none\"}}");
    expect_failure(2, "NotFound");
    expect_failure(3, "NotFound");
    expect_failure(4, "InvalidArgument");
    expect_failure(5, "InvalidArgument");
    expect_failure(6, "Internal");
    rig_expect(&rig, "{\"done\":7,\"ok\":true}\n4");
}
END_TEST

START_TEST(results_that_cannot_travel_become_failures)
{
    call(1, "GetObject", "{\"id\":\"latin1\"}");
    call(2, "GetObject", "{\"id\":\"empty\"}");
    call(3, "GetObject", "{\"id\":\"too huge\"}");
    call(4, "GetObject", "{\"id\":\"x\"}");
    run_calls();
    expect_failure(1, "Internal");
    expect_failure(2, "Internal");
    expect_failure(3, "Tool");
    rig_expect(&rig, "{\"done\":4,\"ok\":true}\n1");
}
END_TEST

START_TEST(a_large_result_reaches_a_server_that_reads_late)
{
    struct slice result;

    call(1, "GetObject", "{\"id\":\"huge\"}");
    call(2, "GetStatus", "{}");
    run_calls(); /* returns although nobody reads yet */
    result = rig_hear(&rig);
    ck_assert_uint_eq(result.len, strlen("{\"done\":1,\"ok\":true}\n4") + (15u << 20));
    expect_status(2, 1);
}
END_TEST

START_TEST(large_arguments_arrive_whole)
{
    size_t len = 15u << 20;
    char *text = mem_alloc(len + 100);
    int n = snprintf(text, 100, "{\"call\":1,\"tool\":\"GetObject\"}\n{\"id\":\"");

    memset(text + n, 'x', len);
    memcpy(text + n + len, "\"}", 2);
    rig_say(&rig, slice_from(text, (size_t)n + len + 2));
    mem_free(text);
    run_calls();
    rig_expect(&rig, "{\"done\":1,\"ok\":true}\n15728640");
}
END_TEST

START_TEST(a_call_without_payload_has_no_arguments)
{
    rig_sayf(&rig, "{\"call\":1,\"tool\":\"GetStatus\"}");
    run_calls();
    rig_expect(&rig, "{\"done\":1,\"ok\":true}\n{\"n\":0,\"budget\":100000}");
}
END_TEST

/* --- Cancelling, deadlines, full queues --- */

START_TEST(a_cancelled_call_is_answered_at_once_and_not_run)
{
    call(1, "GetStatus", "{}");
    call(2, "GetStatus", "{}");
    call(3, "GetStatus", "{}");
    rig_sayf(&rig, "{\"cancel\":3}");
    rig_sayf(&rig, "{\"cancel\":1}");
    expect_failure(3, "Timeout"); /* the main thread has not looked yet */
    expect_failure(1, "Timeout");
    call(4, "GetStatus", "{}");
    run_calls();
    expect_status(2, 0);
    expect_status(4, 1);
    rig_sayf(&rig, "{\"cancel\":2}"); /* too late: answered already */
    rig_settle(&rig);
}
END_TEST

START_TEST(a_call_past_its_deadline_is_not_run)
{
    rig_sayf(&rig, "{\"call\":1,\"tool\":\"GetStatus\",\"deadlineMs\":0}\n{}");
    call(2, "GetStatus", "{}");
    run_calls();
    expect_failure(1, "Timeout");
    expect_status(2, 0);
}
END_TEST

START_TEST(a_full_queue_says_so)
{
    for (int i = 1; i <= (int)LINK_MAX_CALLS + 3; i++)
        call(i, "GetStatus", "{}");
    for (int i = 1; i <= 3; i++)
        expect_failure((int)LINK_MAX_CALLS + i, "NotReady");
    run_calls();
    for (int i = 1; i <= (int)LINK_MAX_CALLS; i++)
        expect_status(i, i - 1);
}
END_TEST

START_TEST(waiting_calls_have_a_limit_in_bytes)
{
    size_t len = LINK_MAX_WAITING / 5;
    char *text = mem_alloc(len);

    memset(text, ' ', len);
    for (int i = 1; i <= 5; i++) {
        int n = snprintf(text, 100, "{\"call\":%d,\"tool\":\"GetStatus\"}\n{}", i);

        text[n] = ' ';
        rig_say(&rig, slice_from(text, len));
    }
    mem_free(text);
    expect_failure(5, "NotReady"); /* with its head it is too much */
    call(6, "GetStatus", "{}");
    rig_settle(&rig);
    pump_run(&pump, -1);
    for (int i = 1; i <= 4; i++)
        ck_assert(slice_starts(rig_hear(&rig), SLICE("{\"done\":")));
    expect_status(6, 4);
}
END_TEST

/* --- Pings --- */

START_TEST(pings_are_answered_while_the_main_thread_is_stuck)
{
    struct slice pong = rig_ping(&rig, 1);

    ck_assert(slice_starts(pong, SLICE("{\"pong\":1,\"mainMs\":")));
    ck_assert(!slice_contains(pong, SLICE("running")));
    usleep(30000);
    pong = rig_ping(&rig, 2);
    ck_assert_int_ge(atoi(pong.p + strlen("{\"pong\":2,\"mainMs\":")), 30);
}
END_TEST

static void ping_inside(void)
{
    ck_assert(slice_contains(rig_ping(&rig, 5), SLICE("\"running\":17}")));
}

START_TEST(a_pong_names_the_running_call)
{
    while_running = ping_inside;
    call(17, "GetStatus", "{}");
    run_calls();
    expect_status(17, 0);
    ck_assert(!slice_contains(rig_ping(&rig, 6), SLICE("running")));
}
END_TEST

static void *sleep_long(void *arg)
{
    (void)arg;
    pump_wait(&pump, (int64_t)RIG_PATIENCE_MS * 1000);
    return NULL;
}

START_TEST(a_main_thread_that_waits_for_calls_is_not_busy)
{
    pthread_t sleeper;
    struct slice pong;

    usleep(20000);
    pthread_create(&sleeper, NULL, sleep_long, NULL);
    do {
        usleep(10000);
        pong = rig_ping(&rig, 1);
    } while (!slice_is(pong, "{\"pong\":1,\"mainMs\":0}")); /* until it sleeps */
    usleep(20000);
    ck_assert_str_eq(rig_ping(&rig, 1).p, "{\"pong\":1,\"mainMs\":0}");
    call(1, "GetStatus", "{}");
    pthread_join(sleeper, NULL);
}
END_TEST

/* --- Reloads and compiling --- */

START_TEST(nothing_runs_during_a_reload)
{
    pump.is_reloading = true;
    link_set_reloading(the_link, true);
    rig_expect(&rig, "{\"state\":\"reloading\"}");
    call(1, "GetStatus", "{}");
    run_calls();
    ck_assert_int_eq(n_runs, 0);
    pump_wait(&pump, 1000); /* ends by its time alone */
    pump.is_reloading = false;
    link_set_reloading(the_link, false);
    rig_expect(&rig, "{\"state\":\"ready\"}");
    pump_run(&pump, -1);
    expect_status(1, 0);
}
END_TEST

START_TEST(only_calls_that_need_types_wait_for_the_compiler)
{
    pump.is_compiling = true;
    call(1, "ListScenes", "{}");
    call(2, "GetStatus", "{}");
    call(3, "ListScenes", "{}");
    call(4, "NoSuchTool", "{}");
    call(5, "ListScenes", "{}");
    rig_sayf(&rig, "{\"cancel\":5}");
    expect_failure(5, "Timeout");
    run_calls();
    expect_status(2, 0);
    expect_failure(4, "NotFound");
    pump.is_compiling = false;
    pump_run(&pump, -1);
    expect_status(1, 1);
    expect_status(3, 2);
}
END_TEST

/* --- The connection --- */

START_TEST(the_token_is_shown)
{
    rig_accept_request(&rig);
    ck_assert(strncmp(rig.request, "GET /unity HTTP/1.1\r\n", 21) == 0);
    ck_assert_ptr_nonnull(strstr(rig.request, "\r\nAuthorization: Bearer s3cret\r\n"));
    ck_assert_ptr_nonnull(strstr(rig.request, "\r\nSec-WebSocket-Protocol: umcp.1\r\n"));
}
END_TEST

START_TEST(a_message_behind_the_handshake_is_heard)
{
    rig_accept_request(&rig);
    rig_agree(&rig, SLICE("{\"call\":1,\"tool\":\"GetStatus\",\"budget\":500}\n{}"));
    rig_expect(&rig, RIG_HELLO);
    rig_expect(&rig, "{\"state\":\"ready\"}");
    run_calls();
    expect_status(1, 0);
}
END_TEST

START_TEST(a_server_that_restarts_is_found_again)
{
    for (int i = 0; i < 10; i++) {
        rig_meet(&rig);
        call(1, "GetStatus", "{}");
        run_calls();
        expect_status(1, i);
        call(2, "GetStatus", "{}"); /* dies with its server */
        rig_settle(&rig);
        close(rig.listen_fd);
        rig_hang_up(&rig);
        usleep(1000 * (unsigned)i);
        rig_listen(&rig);
    }
    rig_meet(&rig);
    run_calls();
    ck_assert(!link_has_calls(the_link));
    ck_assert_int_eq(n_runs, 10);
}
END_TEST

static void restart_server(void)
{
    rig_hang_up(&rig);
    rig_meet(&rig);
}

START_TEST(an_answer_does_not_reach_another_connection)
{
    while_running = restart_server;
    rig_meet(&rig);
    call(1, "GetStatus", "{}");
    run_calls();
    while_running = NULL;
    ck_assert_int_eq(n_runs, 1);
    call(1, "GetStatus", "{}");
    run_calls();
    expect_status(1, 1);
}
END_TEST

START_TEST(a_reload_is_told_to_the_next_server)
{
    rig_meet(&rig);
    link_set_reloading(the_link, true);
    rig_hang_up(&rig);
    rig_accept_request(&rig);
    rig_agree(&rig, (struct slice){0});
    rig_expect(&rig, RIG_HELLO);
    rig_expect(&rig, "{\"state\":\"reloading\"}");
}
END_TEST

static const char *const refusals[] = {
    "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Accept: AAAAAAAAAAAAAAAAAAAAAAAAAAA=\r\n"
    "Sec-WebSocket-Protocol: umcp.1\r\n\r\n",
    "SSH-2.0-OpenSSH_9.2\r\n\r\n",
    "",
};

START_TEST(a_server_that_refuses_is_asked_again)
{
    rig_accept_request(&rig);
    rig_write(&rig, slice_of(refusals[_i]));
    rig_hang_up(&rig);
    rig_meet(&rig);
}
END_TEST

START_TEST(bye_is_the_last_word)
{
    rig_meet(&rig);
    link_free(the_link, "{\"bye\":\"enough\"}");
    rig_expect(&rig, "{\"bye\":\"enough\"}");
    rig_expect_close(&rig);
    the_link = NULL;
}
END_TEST

START_TEST(an_adopted_connection_ends_the_link)
{
    ck_assert(!link_is_over(the_link));
    rig_hang_up(&rig);
    pump_wait(&pump, (int64_t)RIG_PATIENCE_MS * 1000);
    ck_assert(link_is_over(the_link));
    pump_run(&pump, -1);
    link_send_line(the_link, SLICE("{}"));
}
END_TEST

/* --- Hostile servers --- */

static const char *const garbage[] = {
    "",
    "x",
    "[]",
    "17",
    "{\"call\":1,\"tool\":\"GetStatus\"",
    "\n{\"call\":1,\"tool\":\"GetStatus\"}",
    "{\"call\":\"1\",\"tool\":\"GetStatus\"}",
    "{\"call\":1}",
    "{\"call\":1,\"tool\":17}",
    "{\"call\":0,\"tool\":\"GetStatus\"}",
    "{\"call\":-1,\"tool\":\"GetStatus\"}",
    "{\"call\":1e99,\"tool\":\"GetStatus\"}",
    "{\"ping\":null}",
    "{\"cancel\":[]}",
};

START_TEST(garbage_ends_the_connection)
{
    rig_meet(&rig);
    rig_say(&rig, slice_of(garbage[_i]));
    rig_expect_close(&rig);
    rig_hang_up(&rig);
    rig_meet(&rig);
    ck_assert_int_eq(n_runs, 0);
}
END_TEST

START_TEST(numbers_of_calls_only_grow)
{
    rig_meet(&rig);
    call(2, "GetStatus", "{}");
    call(2, "GetStatus", "{}");
    rig_expect_close(&rig);
}
END_TEST

START_TEST(what_is_unknown_is_passed_over)
{
    rig_meet(&rig);
    rig_sayf(&rig, "{\"weather\":\"fine\"}\nnot even JSON");
    rig_sayf(&rig, "{}");
    rig_sayf(&rig, "{\"cancel\":12345}");
    rig_sayf(&rig,
             "{\"call\":1,\"tool\":\"GetStatus\",\"budget\":500,\"deadlineMs\":99999999999999}");
    rig_sayf(&rig, "{\"call\":2,\"tool\":\"GetStatus\",\"budget\":-1,\"deadlineMs\":-9e18}");
    run_calls();
    expect_failure(2, "Timeout");
    expect_status(1, 0);
}
END_TEST

START_TEST(a_message_over_the_limit_ends_the_connection)
{
    static const char header[] = {(char)0x81, 127, 0, 0, 0, 0, 1, 0, 0, 1, '{'}; /* 16 MiB and 1 */

    rig_meet(&rig);
    rig_write(&rig, slice_from(header, sizeof(header)));
    rig_expect_close(&rig);
    rig_hang_up(&rig);
    rig_meet(&rig);
}
END_TEST

START_TEST(a_head_over_the_limit_ends_the_connection)
{
    size_t len = 1u << 20;
    char *text = mem_alloc(len);

    memset(text, ' ', len);
    memcpy(text, "{}", 2);
    rig_meet(&rig);
    rig_say(&rig, slice_from(text, len));
    mem_free(text);
    rig_expect_close(&rig);
}
END_TEST

/* --- Lines of the log --- */

enum { WRITERS = 4, LINES = 500 };

static void *write_lines(void *arg)
{
    char text[64];

    for (int i = 0; i < LINES; i++) {
        snprintf(text, sizeof(text), "{\"event\":\"log\"}\n[%d,%d]", *(int *)arg, i);
        link_send_line(the_link, slice_of(text));
        link_send(the_link, SLICE("{\"event\":\"x\"}"));
        if (i % 50 == 0)
            usleep(1000);
    }
    return NULL;
}

START_TEST(lines_of_four_threads_arrive_in_each_thread_s_order)
{
    pthread_t writers[WRITERS];
    int names[WRITERS], next[WRITERS] = {0};

    for (int i = 0; i < WRITERS; i++) {
        names[i] = i;
        pthread_create(&writers[i], NULL, write_lines, &names[i]);
    }
    for (int n = 0; n < WRITERS * LINES;) {
        int writer, line;
        struct slice message = rig_hear(&rig);

        if (sscanf(message.p, "{\"event\":\"log\"}\n[%d,%d]", &writer, &line) != 2)
            continue;
        ck_assert_int_eq(line, next[writer]++);
        n++;
    }
    for (int i = 0; i < WRITERS; i++)
        pthread_join(writers[i], NULL);
}
END_TEST

START_TEST(the_last_lines_wait_for_a_server)
{
    char text[64];

    for (int i = 0; i < 1000; i++) {
        snprintf(text, sizeof(text), "{\"line\":%d}", i);
        link_send_line(the_link, slice_of(text));
    }
    link_send(the_link, SLICE("{\"event\":\"dropped\"}"));
    rig_meet(&rig);
    for (int i = 1000 - (int)LINK_MAX_LINES; i < 1000; i++) {
        snprintf(text, sizeof(text), "{\"line\":%d}", i);
        rig_expect(&rig, text);
    }
    rig_settle(&rig);
}
END_TEST

/* --- */

static TCase *group(Suite *s, const char *name, void (*begin)(void))
{
    TCase *t = tcase_create(name);

    tcase_add_checked_fixture(t, begin, tear_down);
    tcase_set_timeout(t, 100);
    suite_add_tcase(s, t);
    return t;
}

static void add_pair_tests(TCase *t)
{
    tcase_add_test(t, calls_are_answered_in_order);
    tcase_add_test(t, a_call_wakes_the_main_thread);
    tcase_add_test(t, the_pump_runs_one_call_when_it_has_no_time);
    tcase_add_test(t, a_call_does_not_begin_inside_another);
    tcase_add_test(t, failures_say_what_and_why);
    tcase_add_test(t, results_that_cannot_travel_become_failures);
    tcase_add_test(t, a_large_result_reaches_a_server_that_reads_late);
    tcase_add_test(t, large_arguments_arrive_whole);
    tcase_add_test(t, a_call_without_payload_has_no_arguments);
    tcase_add_test(t, a_cancelled_call_is_answered_at_once_and_not_run);
    tcase_add_test(t, a_call_past_its_deadline_is_not_run);
    tcase_add_test(t, a_full_queue_says_so);
    tcase_add_test(t, waiting_calls_have_a_limit_in_bytes);
    tcase_add_test(t, pings_are_answered_while_the_main_thread_is_stuck);
    tcase_add_test(t, a_pong_names_the_running_call);
    tcase_add_test(t, a_main_thread_that_waits_for_calls_is_not_busy);
    tcase_add_test(t, nothing_runs_during_a_reload);
    tcase_add_test(t, only_calls_that_need_types_wait_for_the_compiler);
    tcase_add_test(t, an_adopted_connection_ends_the_link);
    tcase_add_test(t, lines_of_four_threads_arrive_in_each_thread_s_order);
}

static void add_tcp_tests(TCase *t)
{
    tcase_add_test(t, the_token_is_shown);
    tcase_add_test(t, a_message_behind_the_handshake_is_heard);
    tcase_add_test(t, a_server_that_restarts_is_found_again);
    tcase_add_test(t, an_answer_does_not_reach_another_connection);
    tcase_add_test(t, a_reload_is_told_to_the_next_server);
    tcase_add_loop_test(t, a_server_that_refuses_is_asked_again, 0, (int)N_ELEMENTS(refusals));
    tcase_add_test(t, bye_is_the_last_word);
    tcase_add_loop_test(t, garbage_ends_the_connection, 0, (int)N_ELEMENTS(garbage));
    tcase_add_test(t, numbers_of_calls_only_grow);
    tcase_add_test(t, what_is_unknown_is_passed_over);
    tcase_add_test(t, a_message_over_the_limit_ends_the_connection);
    tcase_add_test(t, a_head_over_the_limit_ends_the_connection);
    tcase_add_test(t, the_last_lines_wait_for_a_server);
}

int main(void)
{
    Suite *s = suite_create("agent_link");
    SRunner *runner = srunner_create(s);
    int n_failed;

    add_pair_tests(group(s, "pair", set_up));
    add_tcp_tests(group(s, "tcp", set_up_tcp));
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
