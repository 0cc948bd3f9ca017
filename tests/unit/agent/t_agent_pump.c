/* The agent's pump and queue: order, failures, cancelling, deadlines, pings, reloads, lines. */
#include "pump_rig.h"

#include "base/limits.h"

#include "agent/agent.h"
#include "agent/run/edits.h"
#include "agent/run/operation.h"

#define FOR_EVER 3600000000 /* us */

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
    call(1, "GetStatus", "{}");
    pump_wait(&pump, FOR_EVER); /* the test ends by its own limit if nobody wakes it */
    pump_run(&pump, 0);
    expect_status(1, 0);
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
    expect_failure(2, "NotReady");
    expect_failure(3, "NotReady");
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
    call(5, "huge-tool", "{}");
    call(6, "ListObjects", "{}");
    run_calls();
    expect_failure(1, "Internal");
    expect_failure(2, "Internal");
    /* what helps is said of each as it is */
    rig_expect(&rig,
               "{\"done\":3,\"ok\":false,\"kind\":\"TooLarge\",\"message\":\"The result is too "
               "large\",\"hint\":\"ask for less at once\"}");
    rig_expect(&rig, "{\"done\":4,\"ok\":true}\n1");
    rig_expect(&rig,
               "{\"done\":5,\"ok\":false,\"kind\":\"TooLarge\",\"message\":\"The result is too "
               "large\",\"hint\":\"the tool has to return less\"}");
    rig_expect(&rig,
               "{\"done\":6,\"ok\":false,\"kind\":\"TooLarge\",\"message\":\"The result is too "
               "large\",\"hint\":\"ask for less at once: use limit and offset\"}");
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

/* --- Tools that change something --- */

START_TEST(calls_wait_until_what_the_last_one_did_is_there)
{
    call(1, "LoadScene", "{\"name\":\"x\"}");
    call(2, "GetStatus", "{}");
    run_calls();
    expect_status(1, 0);
    pump_wait(&pump, 1000); /* does not come back for the call that may not run */
    pump_run(&pump, -1);
    ck_assert_int_eq(n_runs, 1);
    has_settled = true;
    pump_run(&pump, -1);
    expect_status(2, 1);
}
END_TEST

START_TEST(what_never_comes_is_not_waited_for_for_ever)
{
    call(1, "LoadScene", "{\"name\":\"x\"}");
    call(2, "GetStatus", "{}");
    run_calls();
    expect_status(1, 0);
    pump.settled_by = link_now(); /* two seconds later */
    pump_run(&pump, -1);
    expect_status(2, 1);
}
END_TEST

static char edited[256];

static void begin_edit(bool runs_code)
{
    strcat(edited, runs_code ? "(code " : "(");
}

static void end_edit(void)
{
    strcat(edited, ")");
}

START_TEST(only_what_tools_write_is_an_edit)
{
    static const struct edits edits = {.begin = begin_edit, .end = end_edit};

    agent_set_edits(&edits);
    call(1, "GetStatus", "{}");
    call(2, "SelectObject", "{\"objectId\":\"obj:1\"}");
    call(3, "SelectObject", "{\"objectId\":\"none\"}");
    call(4, "ConsoleEval", "{\"code\":\"1\"}");
    call(5, "CallMethod", "{\"objectId\":\"a\",\"componentType\":\"b\",\"method\":\"c\"}");
    call(6, "SelectObject", "{}");
    call(7, "my-tool", "{}");
    call(8, "reading-tool", "{}");
    run_calls();
    agent_set_edits(NULL);
    ck_assert_str_eq(edited, "()()(code )(code )(code )");
}
END_TEST

START_TEST(an_edit_ends_with_its_domain)
{
    static const struct edits edits = {.begin = begin_edit, .end = end_edit};

    agent_set_edits(&edits);
    agent_switch_flow(true, true, (struct agent_stretch){.end = INT64_MAX});
    operation_forget();
    operation_forget();
    agent_switch_flow(true, true, (struct agent_stretch){.end = INT64_MAX});
    agent_switch_flow(false, false, (struct agent_stretch){0});
    agent_set_edits(NULL);
    ck_assert_str_eq(edited, "(code )(code )");
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

static void cancel_others_and_me(void)
{
    ck_assert_int_eq(rig_cancelled_call, 0); /* a call has begun */
    rig_sayf(&rig, "{\"cancel\":7}");
    rig_sayf(&rig, "{\"cancel\":1}");
    while (rig_cancelled_call == 0)
        usleep(1000); /* the test ends by its own limit if nobody says so */
    ck_assert_int_eq(rig_cancelled_call, 1);
}

START_TEST(a_running_call_that_is_cancelled_is_told)
{
    while_running = cancel_others_and_me;
    call(1, "GetStatus", "{}");
    run_calls();
    while_running = NULL;
    expect_status(1, 0);
    call(2, "GetStatus", "{}");
    run_calls();
    expect_status(2, 1);
    ck_assert_int_eq(rig_cancelled_call, 0);
    rig_sayf(&rig, "{\"cancel\":2}"); /* it has ended */
    rig_settle(&rig);
    ck_assert_int_eq(rig_cancelled_call, 0);
}
END_TEST

static void lose_connection(void)
{
    rig_hang_up(&rig);
    while (rig_cancelled_call == 0)
        usleep(1000);
    ck_assert_int_eq(rig_cancelled_call, 1);
}

START_TEST(a_running_call_ends_with_its_connection)
{
    while_running = lose_connection;
    call(1, "GetStatus", "{}");
    run_calls();
    while_running = NULL;
    ck_assert_int_eq(n_runs, 1);
}
END_TEST

START_TEST(what_can_be_prepared_is_asked_for)
{
    ck_assert(!link_must_prepare(the_link));
    rig_sayf(&rig, "{\"prepare\":\"tea\"}");
    rig_settle(&rig);
    ck_assert(!link_must_prepare(the_link));
    rig_sayf(&rig, "{\"prepare\":\"eval\"}");
    rig_settle(&rig);
    ck_assert(link_must_prepare(the_link));
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
    for (int i = 1; i <= (int)LIMIT_AGENT_CALLS + 3; i++)
        call(i, "GetStatus", "{}");
    for (int i = 1; i <= 3; i++)
        expect_failure((int)LIMIT_AGENT_CALLS + i, "NotReady");
    run_calls();
    for (int i = 1; i <= (int)LIMIT_AGENT_CALLS; i++)
        expect_status(i, i - 1);
}
END_TEST

START_TEST(waiting_calls_have_a_limit_in_bytes)
{
    size_t len = LIMIT_AGENT_CALL_BYTES / 5;
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
    pump_wait(&pump, FOR_EVER);
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

static const struct tool *find_no_user(struct slice name)
{
    (void)name;
    return NULL;
}

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

#define WHY ",\"message\":\"It waits until the scripts are compiled\""

static void expect_waits(int number, const char *why)
{
    char text[128];

    snprintf(text, sizeof(text), "{\"progress\":%d,\"done\":0,\"total\":0%s}", number, why);
    rig_expect(&rig, text);
}

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
    expect_waits(1, WHY);
    expect_waits(3, WHY);
    expect_waits(4, WHY);
    expect_status(2, 0);
    pump_run(&pump, -1); /* they are told once */
    pump.is_compiling = false;
    pump_run(&pump, -1);
    expect_waits(1, "");
    expect_status(1, 1);
    expect_waits(3, "");
    expect_status(3, 2);
    expect_waits(4, "");
    expect_failure(4, "NotReady");
}
END_TEST

/* --- Tools of user code --- */

START_TEST(tools_of_user_code_are_found_by_name)
{
    call(1, "my-tool", "{\"a\": [1, 2]}");
    call(2, "My-Tool", "{}");
    call(3, "my-tool", "{\"a\":");
    call(4, "reading-tool", "null");
    run_calls();
    rig_expect(&rig, "{\"done\":1,\"ok\":true}\n{\"a\": [1, 2]}");
    expect_failure(2, "NotReady");
    expect_failure(3, "InvalidArgument");
    rig_expect(&rig, "{\"done\":4,\"ok\":true}\nnull");
    ck_assert_str_eq(user_tool->name, "reading-tool");
    pump.find_user = NULL;
    call(5, "my-tool", "{}");
    run_calls();
    expect_failure(5, "NotReady");
}
END_TEST

/* It may have been sent before a reload, and changed by it. */
START_TEST(a_call_let_in_as_a_read_runs_nothing_that_writes)
{
    rig_sayf(&rig, "{\"call\":1,\"tool\":\"reading-tool\",\"readOnly\":true}\n{}");
    rig_sayf(&rig, "{\"call\":2,\"tool\":\"my-tool\",\"readOnly\":true}\n{}");
    run_calls();
    rig_expect(&rig, "{\"done\":1,\"ok\":true}\n{}");
    expect_failure(2, "NotReady");
    ck_assert_int_eq(n_runs, 1);
}
END_TEST

/* One that nobody knows yet may be among those that are compiled. */
START_TEST(tools_of_user_code_wait_for_the_compiler)
{
    pump.is_compiling = true;
    pump.find_user = find_no_user;
    call(1, "my-tool", "{}");
    call(2, "other-tool", "{}");
    call(3, "GetStatus", "{}");
    run_calls();
    expect_waits(1, WHY);
    expect_waits(2, WHY);
    expect_status(3, 0);
    ck_assert_int_eq(n_runs, 1);
    pump.find_user = find_user;
    pump_run(&pump, -1);
    ck_assert_int_eq(n_runs, 1);
    pump.is_compiling = false;
    pump_run(&pump, -1);
    expect_waits(1, "");
    rig_expect(&rig, "{\"done\":1,\"ok\":true}\n{}");
    expect_waits(2, "");
    expect_failure(2, "NotReady");
}
END_TEST

START_TEST(three_hundred_calls_run_in_order)
{
    char text[64];

    for (int i = 1; i <= 300; i++) {
        snprintf(text, sizeof(text), "{\"n\":%d}", i);
        call(i, i % 3 ? "my-tool" : "reading-tool", text);
    }
    rig_settle(&rig);
    while (n_runs < 300)
        pump_run(&pump, 0);
    for (int i = 1; i <= 300; i++) {
        snprintf(text, sizeof(text), "{\"done\":%d,\"ok\":true}\n{\"n\":%d}", i, i);
        rig_expect(&rig, text);
    }
}
END_TEST

/* What is said of a call goes by its own connection alone. */
START_TEST(words_about_a_call_go_by_its_connection)
{
    while_running = NULL;
    call(1, "GetStatus", "{}");
    run_calls();
    expect_status(1, 0);
    link_send_by(the_link, 0, SLICE("{\"progress\":1}"));
    link_send_by(the_link, 2, SLICE("{\"progress\":2}"));
    link_send_by(the_link, 1, SLICE("{\"progress\":3}"));
    rig_expect(&rig, "{\"progress\":3}");
}
END_TEST

#define MEMBER                                                                                     \
    "{\"objectId\":\"obj:1\",\"componentType\":\"T\",\"member\":\"m\",\"jsonValue\":\"1\"}"

START_TEST(a_call_knows_its_allowlist_and_its_end)
{
    static const struct {
        const char *head, *said;
    } rows[] = {
        {"\"allow\":[\"A.b\",\"C\",7],\"runMs\":1500",
         "\"seconds\":30,\"run\":1500000,\"wait\":1500000,\"allow\":\"A.b C \""},
        {"\"runMs\":6,\"waitMs\":9", "\"seconds\":30,\"run\":6000,\"wait\":9000,\"allow\":\"\""},
        {"\"allow\":\"A\",\"runMs\":-5", "\"seconds\":30,\"run\":0,\"wait\":0,\"allow\":\"\""},
        {"\"waitMs\":0,\"deadlineMs\":9500", "\"seconds\":10,\"run\":0,\"wait\":0,\"allow\":\"\""},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        char want[256];

        rig_sayf(&rig, "{\"call\":%zu,\"tool\":\"SetMember\",%s}\n" MEMBER, i + 1, rows[i].head);
        run_calls();
        snprintf(want, sizeof(want), "{\"done\":%zu,\"ok\":true}\n{\"number\":%zu,%s}", i + 1,
                 i + 1, rows[i].said);
        rig_expect(&rig, want);
    }
}
END_TEST

/* --- The end, and lines of the log --- */

START_TEST(an_adopted_connection_ends_the_link)
{
    ck_assert(!link_is_over(the_link));
    rig_hang_up(&rig);
    pump_wait(&pump, FOR_EVER);
    ck_assert(link_is_over(the_link));
    pump_run(&pump, -1);
    link_send_line(the_link, SLICE("{}"));
}
END_TEST

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

/* A server that does not read for a while: the oldest that wait go, and it learns how many. */
START_TEST(lines_that_are_dropped_are_counted)
{
    enum { SENT = 30000 };
    int n_heard = 0, n_gone = 0, last = -1, line, n;
    char text[512];

    for (int i = 0; i < SENT; i++) {
        snprintf(text, sizeof(text), "{\"event\":\"log\"}\n[%d,\"%400s\"]", i, "");
        link_send_line(the_link, slice_of(text));
    }
    while (n_heard + n_gone < SENT) {
        struct slice message = rig_hear(&rig);

        if (sscanf(message.p, "{\"event\":\"log\"}\n[%d,", &line) == 1) {
            ck_assert_int_gt(line, last);
            last = line;
            n_heard++;
        } else if (sscanf(message.p, "{\"event\":\"dropped\",\"lines\":%d}", &n) == 1) {
            n_gone += n;
        }
    }
    ck_assert_int_eq(last, SENT - 1);
    ck_assert_int_gt(n_gone, 0);
    ck_assert_int_ge(n_heard, (int)LIMIT_AGENT_UNSENT_BYTES / (int)sizeof(text));
}
END_TEST

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
    tcase_add_test(t, calls_wait_until_what_the_last_one_did_is_there);
    tcase_add_test(t, what_never_comes_is_not_waited_for_for_ever);
    tcase_add_test(t, only_what_tools_write_is_an_edit);
    tcase_add_test(t, an_edit_ends_with_its_domain);
    tcase_add_test(t, a_cancelled_call_is_answered_at_once_and_not_run);
    tcase_add_test(t, a_running_call_that_is_cancelled_is_told);
    tcase_add_test(t, a_running_call_ends_with_its_connection);
    tcase_add_test(t, what_can_be_prepared_is_asked_for);
    tcase_add_test(t, a_call_past_its_deadline_is_not_run);
    tcase_add_test(t, a_full_queue_says_so);
    tcase_add_test(t, waiting_calls_have_a_limit_in_bytes);
    tcase_add_test(t, pings_are_answered_while_the_main_thread_is_stuck);
    tcase_add_test(t, a_pong_names_the_running_call);
    tcase_add_test(t, a_main_thread_that_waits_for_calls_is_not_busy);
    tcase_add_test(t, nothing_runs_during_a_reload);
    tcase_add_test(t, only_calls_that_need_types_wait_for_the_compiler);
    tcase_add_test(t, tools_of_user_code_are_found_by_name);
    tcase_add_test(t, a_call_let_in_as_a_read_runs_nothing_that_writes);
    tcase_add_test(t, tools_of_user_code_wait_for_the_compiler);
    tcase_add_test(t, three_hundred_calls_run_in_order);
    tcase_add_test(t, words_about_a_call_go_by_its_connection);
    tcase_add_test(t, a_call_knows_its_allowlist_and_its_end);
    tcase_add_test(t, an_adopted_connection_ends_the_link);
    tcase_add_test(t, lines_that_are_dropped_are_counted);
    tcase_add_test(t, lines_of_four_threads_arrive_in_each_thread_s_order);
}

int main(void)
{
    Suite *s = suite_create("agent_pump");

    add_pair_tests(group(s, "pair", set_up));
    return run_suite(s);
}
