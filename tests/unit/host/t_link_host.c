/*
 * The link host by its own clock: what engines are told and when, which calls wait, and what
 * becomes of them when an engine reloads, stalls, leaves or breaks the protocol. Texts have ' for "
 * so that they can be read.
 */
#include "link_host_rig.h"

#define OPERATION "11111111-2222-4333-8444-555555555555"

/* --- Coming and going. --- */

START_TEST(engine_says_what_it_is_and_counts)
{
    ck_assert_int_eq((int)host->ops->info(host)->state, (int)HOST_ABSENT);
    join(0, "editor");
    ck_assert_int_eq((int)host->ops->info(host)->state, (int)HOST_READY);
    ck_assert_str_eq(host->ops->info(host)->unity_version, "2022.3.20f1");
    ck_assert_uint_eq(n_changes, 1);
    say(0, "{'state':'reloading'}");
    ck_assert_int_eq((int)host->ops->info(host)->state, (int)HOST_RELOADING);
    say(0, "{'state':'reloading'}");
    ck_assert_uint_eq(n_changes, 2);
    leave(0);
    ck_assert_int_eq((int)host->ops->info(host)->state, (int)HOST_ABSENT);
    ck_assert_uint_eq(n_changes, 3);
}
END_TEST

START_TEST(engine_that_says_nothing_is_closed)
{
    engine_open(0, true);
    wait_ms(9900);
    ck_assert(!engines[0].is_closed);
    wait_ms(200);
    ck_assert(engines[0].is_closed);
    leave(0);
}
END_TEST

START_TEST(pings_come_seldom_and_often_while_a_call_runs)
{
    join(0, "game");
    wait_ms(1950);
    expect_heard(0, "");
    wait_ms(50);
    expect_heard(0, "{'ping':1}\n");
    say(0, "{'pong':1,'mainMs':3}");
    read_objects();
    forget_heard(0);
    wait_ms(250);
    expect_heard(0, "{'ping':2}\n");
    wait_ms(1000); /* not another one before its answer */
    expect_heard(0, "");
}
END_TEST

START_TEST(engine_that_answers_no_ping_is_closed)
{
    join(0, "game");
    struct test_call *c = read_objects();

    wait_ms(30300);
    ck_assert(engines[0].is_closed);
    expect_error(c, ERR_ENGINE, "The engine disconnected while it ran ListObjects");
    leave(0);
}
END_TEST

START_TEST(silence_while_this_process_stood_still_is_forgiven)
{
    join(0, "game");
    wait_ms(2100);
    pass(3600000);
    ck_assert(!engines[0].is_closed);
    say(0, "{'pong':1,'mainMs':0}");
    wait_ms(10000);
    ck_assert(!engines[0].is_closed);
}
END_TEST

START_TEST(newest_engine_is_active_but_players_come_last)
{
    join(0, "game");
    join(1, "player");
    join(2, "editor");
    read_objects();
    expect_heard(2, "{'call':1,'tool':'ListObjects','deadlineMs':30000,'budget':5000}\n{}\n");
    leave(2);
    read_objects();
    expect_heard(0, "{'call':1,'tool':'ListObjects','deadlineMs':30000,'budget':5000}\n{}\n");
    leave(0);
    read_objects();
    expect_heard(1, "{'call':1,'tool':'ListObjects','deadlineMs':30000,'budget':5000}\n{}\n");
    expect_result(post(TOOL_LIST_INSTANCES, "{}"),
                  "{\"Total\":1,\"Items\":[{\"Id\":\"eng:2\",\"Name\":\"demo\",\"Kind\":\"player\","
                  "\"Project\":null,\"UnityVersion\":\"2022.3.20f1\",\"Platform\":\"here\","
                  "\"Runtime\":\"Mono\",\"Pid\":7,\"State\":\"connected\",\"Active\":true}]}");
}
END_TEST

/* --- Calls. --- */

START_TEST(call_is_answered_by_its_number)
{
    struct test_call *a, *b, *c;

    join(0, "game");
    a = read_objects();
    b = post(TOOL_GET_OBJECT, "{\"id\":\"obj:1\"}");
    c = set_time();
    expect_heard(0, "{'call':1,'tool':'ListObjects','deadlineMs':30000,'budget':5000}\n{}\n"
                    "{'call':2,'tool':'GetObject','deadlineMs':30000,'budget':5000}\n"
                    "{'id':'obj:1'}\n"
                    "{'call':3,'tool':'SetTimeScale','deadlineMs':30000,'budget':5000}\n"
                    "{'value':2}\n");
    say(0, "{'progress':2,'done':1,'total':4,'message':'half'}");
    say(0, "{'progress':2,'done':2}");
    say(0, "{'done':3,'ok':true}");
    expect_result(c, "null");
    say(0, "{'done':1,'ok':true}\n[1,\n2]");
    expect_result(a, "[1,\n2]");
    say(0, "{'done':2,'ok':false,'kind':'NotFound','message':'no','hint':'look',"
           "'details':{'a':[1]}}");
    expect_error(b, ERR_NOT_FOUND, "no");
    ck_assert_str_eq(b->call.err.hint, "look");
    ck_assert(slice_is(b->call.err.details, "{\"a\":[1]}"));
    say(0, "{'done':2,'ok':true}\n1"); /* a second answer */
    ck_assert_uint_eq(b->n_finished, 1);
    ck_assert(!engines[0].is_closed);
    ck_assert(slice_contains(buf_slice(&told), SLICE("progress 1/4 half\nprogress 2/0 -\n")));
}
END_TEST

START_TEST(call_carries_its_allowlist_and_how_long_it_may_run)
{
    struct test_call *c;

    join(0, "game");
    next_allow = SLICE("[\"A.b\"]");
    next_run_ms = 700;
    next_wait_ms = 90000;
    c = set_time();
    expect_heard(0, "{'call':1,'tool':'SetTimeScale','deadlineMs':30000,'runMs':700,'waitMs':90000,"
                    "'allow':['A.b'],'budget':5000}\n{'value':2}\n");
    say(0, "{'done':1,'ok':false,'kind':'PermissionDenied','message':'no'}");
    expect_error(c, ERR_DENIED, "no");
}
END_TEST

START_TEST(call_carries_its_operation_and_the_answer_its_engine)
{
    struct test_call *c;

    join(0, "editor");
    next_operation = OPERATION;
    next_may_eval = true;
    c = post(TOOL_QUERY, "{\"query\":\"1\"}");
    expect_heard(0, "{'call':1,'tool':'query','deadlineMs':30000,'op':'" OPERATION "','eval':true,"
                    "'budget':5000}\n{'query':'1'}\n");
    say(0, "{'done':1,'ok':true}\n7");
    expect_result(c, "7");
    ck_assert(!c->call.has_no_value && !c->call.is_lost);
    ck_assert(slice_is(c->call.engine, "demo (editor)"));
    c = post(TOOL_QUERY, "{\"query\":\"1\"}");
    say(0, "{'done':2,'ok':false,'message':'no'}");
    expect_error(c, ERR_ENGINE, "no");
    ck_assert(slice_is(c->call.engine, "demo (editor)"));
    ck_assert(!c->call.is_lost && c->call.err.whole.len == 0);
}
END_TEST

START_TEST(code_without_a_value_says_so)
{
    struct test_call *a, *b;

    join(0, "game");
    a = post(TOOL_EXECUTE_CODE, "{\"code\":\"1\"}");
    b = post(TOOL_EXECUTE_CODE, "{\"code\":\"1\"}");
    say(0, "{'done':1,'ok':true,'hasValue':false}\nnull");
    say(0, "{'done':2,'ok':true,'hasValue':true}\nnull");
    expect_result(a, "null");
    ck_assert(a->call.has_no_value);
    expect_result(b, "null");
    ck_assert(!b->call.has_no_value);
    a = post(TOOL_EXECUTE_CODE, "{\"code\":\"1\"}");
    say(0, "{'done':3,'ok':true,'hasValue':false}\n17"); /* contradicts itself */
    expect_result(a, "null");
}
END_TEST

/* An error of `n` characters of two bytes each. */
static struct test_call *fail_at_length(size_t n)
{
    struct test_call *c = read_objects();
    struct buf message;

    buf_init(&message, 1 << 20);
    buf_printf(&message, "{\"done\":%zu,\"ok\":false,\"kind\":\"Tool\",\"message\":\"", n_calls);
    for (size_t i = 0; i < n; i++)
        buf_append(&message, SLICE("\xC3\xA4"));
    buf_append(&message, SLICE("\"}"));
    host->ops->engine_message(host, &engines[0].conn, buf_slice(&message), now);
    buf_done(&message);
    ck_assert_uint_eq(c->n_finished, 1);
    ck_assert_int_eq((int)c->call.err.kind, (int)ERR_TOOL);
    return c;
}

START_TEST(long_error_is_kept_whole_up_to_64_kib)
{
    join(0, "game");
    ck_assert_uint_eq(fail_at_length(199)->call.err.whole.len, 0);
    ck_assert_uint_eq(fail_at_length(200)->call.err.whole.len, 400);
    ck_assert_uint_eq(fail_at_length(40000)->call.err.whole.len, 65536);
    ck_assert(utf8_valid(slice_of(calls[2].call.err.message)));
}
END_TEST

START_TEST(engine_is_told_when_code_may_be_run)
{
    struct host_settings on = {.can_eval = true}, off = {0};

    join(0, "game");
    expect_heard(0, "");
    host->ops->configure(host, &off);
    expect_heard(0, "");
    host->ops->configure(host, &on);
    expect_heard(0, "{'prepare':'eval'}\n");
    host->ops->configure(host, &on);
    expect_heard(0, "");
    join(1, "game");
    expect_heard(1, "{'prepare':'eval'}\n");
}
END_TEST

START_TEST(cancelled_call_is_given_back_and_keeps_its_place_in_the_window)
{
    struct test_call *first, *last;

    join(0, "game");
    first = read_objects();
    for (int i = 0; i < 127; i++)
        read_objects();
    last = read_objects(); /* the 129th */
    forget_heard(0);
    host->ops->cancel(host, &first->call);
    expect_error(first, ERR_TIMEOUT, "Cancelled");
    expect_heard(0, "{'cancel':1}\n");
    say(0, "{'done':1,'ok':true}\n{}");
    ck_assert_uint_eq(first->n_finished, 1);
    expect_heard(0, "{'call':129,'tool':'ListObjects','deadlineMs':30000,'budget':5000}\n{}\n");
    host->ops->cancel(host, &last->call);
    expect_error(last, ERR_TIMEOUT, "Cancelled");
    last = post(TOOL_GET_OBJECT, "{\"id\":\"obj:1\"}"); /* waits: 128 are still to be answered */
    forget_heard(0);
    host->ops->cancel(host, &last->call);
    expect_error(last, ERR_TIMEOUT, "Cancelled");
    expect_heard(0, "");
}
END_TEST

START_TEST(calls_of_an_engine_that_leaves_fail_or_wait_for_the_next)
{
    struct test_call *running, *read_1, *write_1, *read_2, *filler, *write_2 = NULL;

    join(0, "game");
    running = set_time();
    read_1 = post(TOOL_GET_OBJECT, "{\"id\":\"obj:1\"}");
    write_1 = set_time();
    read_2 = post(TOOL_GET_OBJECT, "{\"id\":\"obj:2\"}");
    for (int i = 0; i < 124; i++)
        filler = read_objects();
    write_2 = set_time(); /* not sent */
    leave(0);
    expect_lost(running, "The engine disconnected while it ran SetTimeScale", "demo (game)");
    expect_lost(write_1, "The engine disconnected; umcp does not know whether it ran SetTimeScale",
                "demo (game)");
    expect_retry(write_2, "The engine disconnected before it ran SetTimeScale");
    ck_assert(!write_2->call.is_lost && !write_2->call.engine.len);
    expect_open(read_1);
    expect_open(read_2);
    expect_open(filler);
    wait_ms(10000);
    join(1, "game");
    ck_assert(!engines[1].is_closed);
    say(1, "{'done':1,'ok':true}\n1");
    say(1, "{'done':2,'ok':true}\n2");
    expect_result(read_1, "1");
    expect_result(read_2, "2");
    leave(1);
    wait_ms(21000);
    expect_retry(filler, "The engine has disconnected");
}
END_TEST

START_TEST(engine_whose_running_call_was_cancelled_fails_nothing_else)
{
    struct test_call *first, *second;

    join(0, "game");
    first = read_objects();
    second = read_objects();
    host->ops->cancel(host, &first->call);
    leave(0);
    ck_assert_uint_eq(first->n_finished, 1);
    expect_open(second);
}
END_TEST

START_TEST(while_reloading_reads_wait_to_their_deadline_and_writes_fail)
{
    struct test_call *in_time, *late;

    join(0, "editor");
    say(0, "{'state':'reloading'}");
    expect_retry(set_time(), "The engine is reloading its scripts");
    late = read_objects();
    wait_ms(10000);
    say(0, "{'pong':1,'mainMs':9000}"); /* a reload keeps the main thread busy */
    in_time = read_objects();
    wait_ms(20000);
    expect_retry(late, "The engine is reloading its scripts");
    forget_heard(0);
    say(0, "{'state':'ready'}");
    say(0, "{'done':1,'ok':true}\ntrue");
    expect_result(in_time, "true");
}
END_TEST

START_TEST(busy_main_thread_takes_no_new_calls)
{
    struct test_call *old;

    join(0, "game");
    old = read_objects();
    wait_ms(300);
    say(0, "{'pong':1,'mainMs':900}");
    expect_open(read_objects());
    now += 150; /* nothing was heard since: it goes on */
    expect_retry(read_objects(), "The engine's main thread has been busy for 1.1 s");
    expect_open(old);
    say(0, "{'done':1,'ok':true}\n1");
    expect_result(old, "1");
    expect_open(read_objects());
    leave(0);

    join(1, "editor");
    wait_ms(2100);
    say(1, "{'pong':1,'mainMs':4000}");
    expect_open(read_objects());
    say(1, "{'pong':1,'mainMs':5500}");
    expect_retry(read_objects(), "The engine's main thread has been busy for 5.5 s");
}
END_TEST

/* --- Without an engine. --- */

/* Neither a project nor an engine: whoever calls learns how to get one. */
static void expect_absent(void)
{
    size_t n = n_calls;

    expect_error(read_objects(), ERR_NOT_READY, "No engine is connected");
    expect_error(post(TOOL_ASSET_INFO, "{}"), ERR_NOT_READY,
                 "asset.info needs the files of a project");
    for (; n < n_calls; n++)
        ck_assert_ptr_nonnull(strstr(calls[n].call.err.hint, "--project DIR"));
    ck_assert_int_eq((int)host->ops->info(host)->state, (int)HOST_ABSENT);
    ck_assert_ptr_null(host->ops->tools(host, &n));
    ck_assert_uint_eq(n, 0);
}

START_TEST(without_a_project_callers_learn_what_to_do_unless_an_engine_is_there)
{
    struct test_call *c;

    expect_absent();
    join(0, "game");
    ck_assert_int_eq((int)host->ops->info(host)->state, (int)HOST_READY);
    c = read_objects();
    say(0, "{'done':1,'ok':true}\n{}");
    expect_result(c, "{}");
    expect_error(post(TOOL_ASSET_INFO, "{}"), ERR_NOT_READY,
                 "asset.info needs the files of a project");
    leave(0);
    expect_absent();
}
END_TEST

/* --- Events, and engines that break the rules. --- */

START_TEST(events_of_the_active_engine_are_passed_on)
{
    join(0, "game");
    join(1, "game");
    buf_reset(&told, 0);
    say(0, "{'event':'selection'}\n{'a':0}");
    say(1, "{'event':'selection'}\n{'a':1}");
    say(1, "{'event':'scenes_diff'}\n{}");
    say(0, "{'event':'log','op':'" OPERATION "'}\n{'level':'Error','message':'bad','stack':'a'}");
    say(0, "{'event':'log','op':'1'}\n{'level':7,'stack':{}}");
    say(1, "{'event':'log','op':'x1111111-2222-4333-8444-555555555555'}\n{'level':'Warning'}");
    say(0, "{'event':'dropped','lines':7}");
    say(0, "{'event':'other'}\n{");
    say(0, "{'unknown':[]}");
    say(0, "{'bye':'see you'}");
    ck_assert(!engines[0].is_closed && !engines[1].is_closed);
    expect_told("selection {'a':1}\nscenes_diff {}\n"
                "demo (game) says Error: bad at a in " OPERATION "\n"
                "demo (game) says Info: \n"
                "demo (game) says Warning: \n"
                "7 lines were dropped\n"
                "Info: demo is disconnecting: see you\n");
}
END_TEST

static const char *const broken[] = {
    "",
    "{",
    "[]",
    "{'hello':{'protocol':2}}", /* a second time */
    "{'done':1}",
    "{'done':1,'ok':1}",
    "{'done':2,'ok':true}\n1", /* was never called */
    "{'done':0,'ok':true}",
    "{'done':1,'ok':true}\n{",
    "{'done':1,'ok':true}\n",
    "{'pong':1}",
    "{'event':'log'}",
    "{'event':'dropped'}",
    "{'event':'dropped','lines':-1}",
    "{'event':'selection'}\n{'a':}",
};

START_TEST(engine_that_breaks_the_protocol_is_closed_and_its_calls_end)
{
    struct test_call *c;

    join(0, "game");
    c = read_objects();
    say(0, broken[_i]);
    ck_assert_msg(engines[0].is_closed, "%s", broken[_i]);
    ck_assert_uint_eq(c->n_finished, 1);
    ck_assert_int_eq((int)c->call.err.kind, (int)ERR_ENGINE);
    say(0, "{'done':1,'ok':true}\n1"); /* too late */
    leave(0);
    expect_error(read_objects(), ERR_NOT_READY, "No engine is connected");
}
END_TEST

/* A whole life, with every allocation failing in turn: nothing may crash, leak, or be forgotten. */
static void live(void)
{
    engine_open(0, true);
    say(0, "{'hello':{'protocol':2,'name':'demo','kind':'game'}}");
    read_objects();
    set_time();
    say(0, "{'progress':1,'done':1,'total':2,'message':'\\u0041'}");
    say(0, "{'event':'log'}\n{'level':'Info','message':'\\u0041'}");
    say(0, "{'done':1,'ok':true}\n{'a':'\\u0041'}");
    say(0, "{'done':2,'ok':false,'message':'\\u0041'}");
    pass(2000);
    leave(0);
}

START_TEST(allocations_that_fail_end_calls_and_connections_only)
{
    for (size_t n = 1; n < 60; n++) {
        teardown();
        setup();
        host->ops->free(host);
        /* Arguments are bound by the test itself, which needs memory for that. */
        mem_fail_after(n);
        make_host(NULL);
        if (host) {
            engine_open(0, true);
            say(0, "{'hello':{'protocol':2,'name':'\\u0041','kind':'game'}}");
            say(0, "{'event':'log'}\n{'level':'Info','message':'\\u0041'}");
            pass(2000);
            leave(0);
        }
        mem_fail_after(0);
        if (host)
            live();
        for (size_t i = 0; i < n_calls; i++)
            ck_assert_uint_eq(calls[i].n_finished, 1);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("link_host");
    TCase *tc = tcase_create("link_host");
    SRunner *sr;
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_add_test(tc, engine_says_what_it_is_and_counts);
    tcase_add_test(tc, engine_that_says_nothing_is_closed);
    tcase_add_test(tc, pings_come_seldom_and_often_while_a_call_runs);
    tcase_add_test(tc, engine_that_answers_no_ping_is_closed);
    tcase_add_test(tc, silence_while_this_process_stood_still_is_forgiven);
    tcase_add_test(tc, newest_engine_is_active_but_players_come_last);
    tcase_add_test(tc, call_is_answered_by_its_number);
    tcase_add_test(tc, call_carries_its_allowlist_and_how_long_it_may_run);
    tcase_add_test(tc, call_carries_its_operation_and_the_answer_its_engine);
    tcase_add_test(tc, code_without_a_value_says_so);
    tcase_add_test(tc, long_error_is_kept_whole_up_to_64_kib);
    tcase_add_test(tc, engine_is_told_when_code_may_be_run);
    tcase_add_test(tc, cancelled_call_is_given_back_and_keeps_its_place_in_the_window);
    tcase_add_test(tc, calls_of_an_engine_that_leaves_fail_or_wait_for_the_next);
    tcase_add_test(tc, engine_whose_running_call_was_cancelled_fails_nothing_else);
    tcase_add_test(tc, while_reloading_reads_wait_to_their_deadline_and_writes_fail);
    tcase_add_test(tc, busy_main_thread_takes_no_new_calls);
    tcase_add_test(tc, without_a_project_callers_learn_what_to_do_unless_an_engine_is_there);
    tcase_add_test(tc, events_of_the_active_engine_are_passed_on);
    tcase_add_loop_test(tc, engine_that_breaks_the_protocol_is_closed_and_its_calls_end, 0,
                        (int)N_ELEMENTS(broken));
    tcase_add_test(tc, allocations_that_fail_end_calls_and_connections_only);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return failed ? 1 : 0;
}
