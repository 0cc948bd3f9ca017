/* The agent's pump: results that come later, code without a value, long failures, ops. */
#include "pump_rig.h"

#include "base/limits.h"

static void begin(int number, const char *more)
{
    rig_sayf(&rig, "{\"call\":%d,\"tool\":\"ConsoleEval\",\"op\":\"op-%d\"%s}\n{\"code\":\"1\"}",
             number, number, more);
    run_calls();
}

static void expect_pending(int number)
{
    char text[64];

    snprintf(text, sizeof(text), "{\"done\":%d,\"ok\":true}\n\"op-%d\"", number, number);
    rig_expect(&rig, text);
}

START_TEST(what_comes_later_holds_up_nobody)
{
    begin(1, "");
    begin(2, "");
    call(3, "GetStatus", "{}");
    run_calls();
    expect_status(3, 2);
    ck_assert_uint_eq(pump.n_pending, 2);
    pending_end = PENDING_DONE;
    pump_run(&pump, -1);
    expect_pending(1);
    expect_pending(2);
    ck_assert_int_eq(n_dropped, 2);
    ck_assert_uint_eq(pump.n_pending, 0);
}
END_TEST

START_TEST(what_comes_later_may_fail)
{
    begin(1, "");
    pending_end = PENDING_FAILED;
    pump_run(&pump, -1);
    rig_expect(&rig, "{\"done\":1,\"ok\":false,\"kind\":\"Tool\",\"message\":\"It broke\"}");
    ck_assert_int_eq(n_dropped, 1);
}
END_TEST

START_TEST(what_comes_later_has_a_limit)
{
    begin(1, ",\"runMs\":5");
    begin(2, ",\"deadlineMs\":1000"); /* enough for it to begin */
    begin(3, ",\"runMs\":600000,\"waitMs\":6");
    while (pump.n_pending > 0) {
        usleep(1000);
        pump_run(&pump, -1);
    }
    rig_expect(&rig, "{\"done\":1,\"ok\":false,\"kind\":\"Timeout\",\"message\":\"The thing took "
                     "longer than 5 ms; umcp no longer waits for it (--eval-timeout)\"}");
    rig_expect(&rig, "{\"done\":3,\"ok\":false,\"kind\":\"Timeout\",\"message\":\"The thing took "
                     "longer than 6 ms; umcp no longer waits for it\"}");
    expect_failure(2, "Timeout");
    ck_assert_int_eq(n_dropped, 3);
}
END_TEST

START_TEST(what_comes_later_may_take_longer_than_the_main_thread_may_be_held)
{
    begin(1, ",\"runMs\":1,\"waitMs\":600000");
    usleep(5000);
    pump_run(&pump, -1);
    ck_assert_uint_eq(pump.n_pending, 1);
    pending_end = PENDING_DONE;
    pump_run(&pump, -1);
    expect_pending(1);
}
END_TEST

START_TEST(what_comes_later_can_be_cancelled)
{
    begin(1, "");
    begin(2, "");
    rig_sayf(&rig, "{\"cancel\":1}");
    rig_settle(&rig);
    ck_assert_int_eq(rig_cancelled_call, 1); /* its code may have resumed */
    pump_run(&pump, -1);
    rig_expect(&rig, "{\"done\":1,\"ok\":false,\"kind\":\"Timeout\",\"message\":\"Cancelled\"}");
    pending_end = PENDING_DONE;
    pump_run(&pump, -1);
    expect_pending(2);
}
END_TEST

static void cancel_the_first(void)
{
    rig_sayf(&rig, "{\"cancel\":1}");
    rig_settle(&rig);
}

START_TEST(what_is_cancelled_while_it_begins_is_not_waited_for)
{
    while_running = cancel_the_first;
    begin(1, "");
    while_running = NULL;
    begin(2, "");
    pump_run(&pump, -1);
    rig_expect(&rig, "{\"done\":1,\"ok\":false,\"kind\":\"Timeout\",\"message\":\"Cancelled\"}");
    pending_end = PENDING_DONE;
    pump_run(&pump, -1);
    expect_pending(2);
}
END_TEST

/* What might come later waits for its turn, and what comes at once passes it. */
START_TEST(so_many_may_come_later)
{
    for (int i = 1; i <= LIMIT_AGENT_PENDING + 2; i++)
        begin(i, "");
    call(LIMIT_AGENT_PENDING + 3, "my-tool", "{}");
    call(LIMIT_AGENT_PENDING + 4, "GetStatus", "{}");
    run_calls();
    expect_status(LIMIT_AGENT_PENDING + 4, LIMIT_AGENT_PENDING);
    ck_assert_uint_eq(pump.n_pending, LIMIT_AGENT_PENDING);
    pending_end = PENDING_DONE;
    pump_run(&pump, -1);
    for (int i = 1; i <= LIMIT_AGENT_PENDING; i++)
        expect_pending(i);
    rig_expect(&rig, "{\"done\":67,\"ok\":true}\n{}");
    pump_run(&pump, -1);
    expect_pending(LIMIT_AGENT_PENDING + 1);
    expect_pending(LIMIT_AGENT_PENDING + 2);
    ck_assert_int_eq(n_dropped, LIMIT_AGENT_PENDING + 2);
}
END_TEST

START_TEST(what_waits_for_its_turn_has_a_deadline)
{
    for (int i = 1; i <= LIMIT_AGENT_PENDING; i++)
        begin(i, "");
    begin(LIMIT_AGENT_PENDING + 1, ",\"deadlineMs\":5");
    usleep(10000);
    pump_run(&pump, -1);
    expect_failure(LIMIT_AGENT_PENDING + 1, "Timeout");
    ck_assert_int_eq(n_runs, LIMIT_AGENT_PENDING);
}
END_TEST

START_TEST(a_tool_of_user_code_may_come_later)
{
    call(1, "later-tool", "{}");
    run_calls();
    ck_assert_uint_eq(pump.n_pending, 1);
    pending_end = PENDING_DONE;
    pump_run(&pump, -1);
    rig_expect(&rig, "{\"done\":1,\"ok\":true}\n\"\"");
}
END_TEST

START_TEST(a_reload_ends_what_comes_later)
{
    begin(1, "");
    call(2, "later-tool", "{}");
    call(3, "later-reading-tool", "{}");
    run_calls();
    pump_drop_pending(&pump, "Gone");
    /* only what changes nothing is to be tried again */
    rig_expect(&rig, "{\"done\":1,\"ok\":false,\"kind\":\"Tool\",\"message\":"
                     "\"Gone; what it did before that remains\"}");
    rig_expect(&rig, "{\"done\":2,\"ok\":false,\"kind\":\"Tool\",\"message\":"
                     "\"Gone; what it did before that remains\"}");
    rig_expect(&rig, "{\"done\":3,\"ok\":false,\"kind\":\"NotReady\",\"message\":\"Gone\"}");
    ck_assert_int_eq(n_dropped, 3);
}
END_TEST

START_TEST(what_comes_later_is_dropped_at_the_end)
{
    begin(1, "");
    pump_done(&pump);
    ck_assert_int_eq(n_dropped, 1);
    ck_assert(pump_init(&pump, the_link, find_tool, &(struct err){0}));
}
END_TEST

START_TEST(a_lost_connection_ends_what_comes_later)
{
    begin(1, "");
    rig_hang_up(&rig);
    while (n_dropped == 0) { /* the test ends by its own limit if nobody says so */
        usleep(1000);
        pump_run(&pump, -1);
    }
    ck_assert_uint_eq(pump.n_pending, 0);
}
END_TEST

START_TEST(no_value_is_said_in_the_head)
{
    call(1, "execute_code", "{\"code\":\"nothing\"}");
    run_calls();
    rig_expect(&rig, "{\"done\":1,\"ok\":true,\"hasValue\":false}\nnull");
}
END_TEST

START_TEST(a_long_failure_arrives_whole)
{
    static char wanted[sizeof(long_text) + 128];

    call(1, "execute_code", "{\"code\":\"\"}");
    run_calls();
    snprintf(wanted, sizeof(wanted),
             "{\"done\":1,\"ok\":false,\"kind\":\"Tool\",\"message\":\"%.*s\"}",
             (int)sizeof(long_text), long_text);
    rig_expect(&rig, wanted);
}
END_TEST

START_TEST(a_call_knows_its_op_and_its_gate)
{
    static const char code[] = "{\"code\":\"op\"}";

    rig_sayf(&rig, "{\"call\":1,\"tool\":\"execute_code\",\"op\":\"abc\",\"eval\":true}\n%s", code);
    rig_sayf(&rig, "{\"call\":2,\"tool\":\"execute_code\",\"eval\":1}\n%s", code);
    rig_sayf(&rig, "{\"call\":3,\"tool\":\"execute_code\",\"op\":\"%065d\",\"eval\":false}\n%s", 0,
             code); /* no id is that long */
    run_calls();
    rig_expect(&rig, "{\"done\":1,\"ok\":true}\n[\"abc\",\"abc\",1]");
    rig_expect(&rig, "{\"done\":2,\"ok\":true}\n[\"\",\"\",0]");
    rig_expect(&rig, "{\"done\":3,\"ok\":true}\n[\"\",\"\",0]");
    ck_assert_uint_eq(pump_op().len, 0);
}
END_TEST

/* A server that does not read: the socket is full, and more is waiting than lines may wait for. */
START_TEST(lines_come_before_the_end_of_their_call)
{
    call(1, "GetObject", "{\"id\":\"huge\"}");
    call(2, "GetStatus", "{}");
    rig_settle(&rig);
    pump_run(&pump, 0); /* one of them */
    for (int i = 0; i < 3; i++)
        link_send_line(the_link, SLICE("{\"event\":\"log\"}\n{}"));
    pump_run(&pump, 0);
    rig_expect_start(&rig, "{\"done\":1,\"ok\":true}\n");
    for (int i = 0; i < 3; i++)
        rig_expect(&rig, "{\"event\":\"log\"}\n{}");
    expect_status(2, 1);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("agent_pending");
    TCase *t = group(s, "pair", set_up);

    tcase_add_test(t, what_comes_later_holds_up_nobody);
    tcase_add_test(t, what_comes_later_may_fail);
    tcase_add_test(t, what_comes_later_has_a_limit);
    tcase_add_test(t, what_comes_later_may_take_longer_than_the_main_thread_may_be_held);
    tcase_add_test(t, what_comes_later_can_be_cancelled);
    tcase_add_test(t, what_is_cancelled_while_it_begins_is_not_waited_for);
    tcase_add_test(t, so_many_may_come_later);
    tcase_add_test(t, what_waits_for_its_turn_has_a_deadline);
    tcase_add_test(t, a_tool_of_user_code_may_come_later);
    tcase_add_test(t, a_reload_ends_what_comes_later);
    tcase_add_test(t, what_comes_later_is_dropped_at_the_end);
    tcase_add_test(t, a_lost_connection_ends_what_comes_later);
    tcase_add_test(t, no_value_is_said_in_the_head);
    tcase_add_test(t, a_long_failure_arrives_whole);
    tcase_add_test(t, a_call_knows_its_op_and_its_gate);
    tcase_add_test(t, lines_come_before_the_end_of_their_call);
    return run_suite(s);
}
