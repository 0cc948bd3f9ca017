/*
 * Engines that speak the bridge's simple messages, by the host's own clock: what they are told,
 * what becomes of their words, and who gets code while they are there, and after they have left.
 * Texts have ' for " so that they can be read.
 */
#include "link_host_rig.h"

#define FIRST  "11111111-2222-4333-8444-55555555555a"
#define SECOND "11111111-2222-4333-8444-55555555555b"
#define THIRD  "11111111-2222-4333-8444-55555555555c"

static struct test_call *execute(const char *operation)
{
    next_operation = operation;
    next_is_patient = true;
    return post(TOOL_EXECUTE_CODE, "{\"code\":\"a\\nb\"}");
}

static struct test_call *query(const char *operation)
{
    next_operation = operation;
    next_is_patient = true;
    next_may_eval = true;
    return post(TOOL_QUERY, "{\"query\":\"1\"}");
}

static void open_bridge(size_t i)
{
    buf_reset(&told, 0);
    engine_open(i, false);
    expect_told("Info: there (bridge) has connected\n");
}

/* --- Calls. --- */

START_TEST(bridge_runs_code_only)
{
    struct test_call *code, *value;

    open_bridge(0);
    expect_error(read_objects(), ERR_NOT_READY, "No engine is connected");
    code = execute(FIRST);
    value = query(SECOND);
    expect_heard(0, "{'type':'execute','logId':'" FIRST "','code':'a\\nb'}\n"
                    "{'type':'query','logId':'" SECOND "','query':'1'}\n");
    say(0, "{'type':'result','logId':'9','success':true,'result':1}");
    say(0, "{'type':'result','success':true,'result':1}");
    say(0, "{'type':'result','logId':'" SECOND "','success':true,'result':[1]}");
    expect_result(value, "[1]");
    ck_assert(slice_is(value->call.engine, "there (bridge)"));
    say(0, "{'type':'result','logId':'" SECOND "','success':true,'result':2}"); /* again */
    say(0, "{'type':'result','logId':'" FIRST "','success':true}");
    expect_result(code, "null");
    ck_assert(code->call.has_no_value && !value->call.has_no_value);
    code = execute(FIRST);
    value = query(SECOND);
    leave(0);
    expect_lost(code, "The engine disconnected while it ran execute_code", "there (bridge)");
    expect_lost(value, "The engine disconnected; umcp does not know whether it ran query",
                "there (bridge)");
}
END_TEST

START_TEST(bridge_call_that_fails_has_the_engines_words)
{
    struct test_call *c;
    char text[700];

    open_bridge(0);
    c = execute(FIRST);
    say(0, "{'type':'result','logId':'" FIRST "','success':false,'error':'it threw'}");
    expect_error(c, ERR_TOOL, "it threw");
    ck_assert(slice_is(c->call.engine, "there (bridge)"));
    c = execute(FIRST);
    say(0, "{'type':'result','logId':'" FIRST "','result':1}");
    expect_error(c, ERR_TOOL, "The engine gave no reason");
    c = execute(FIRST);
    snprintf(text, sizeof(text),
             "{'type':'result','logId':'" FIRST "','success':false,'error':'%0500d'}", 7);
    say(0, text);
    ck_assert_uint_eq(c->call.err.whole.len, 500);
}
END_TEST

START_TEST(query_on_a_bridge_engine_needs_the_gates_for_code)
{
    struct test_call *c;

    open_bridge(0);
    c = post(TOOL_QUERY, "{\"query\":\"1\"}");
    expect_error(c, ERR_DENIED, "A query on this engine runs code");
    expect_heard(0, "");
    expect_open(query(FIRST));
}
END_TEST

START_TEST(code_that_runs_too_long_is_answered_and_its_result_told_later)
{
    struct test_call *slow, *other;

    open_bridge(0);
    next_run_ms = 10000;
    slow = execute(FIRST);
    wait_ms(5000);
    other = execute(SECOND);
    wait_ms(5900);
    expect_open(slow);
    wait_ms(100);
    expect_error(slow, ERR_TIMEOUT, "The code ran longer than 10000 ms");
    ck_assert(!slow->call.is_lost);
    expect_open(other);
    buf_reset(&told, 0);
    say(0, "{'type':'result','logId':'" FIRST "','success':true,'result':1}");
    ck_assert_uint_eq(slow->n_finished, 1);
    expect_told("late " FIRST " ok 1 of there (bridge)\n");
    say(0, "{'type':'result','logId':'" FIRST "','success':true,'result':2}"); /* once */
    expect_told("");
    say(0, "{'type':'result','logId':'" SECOND "','success':true,'result':2}");
    expect_result(other, "2");
}
END_TEST

START_TEST(a_result_takes_the_place_of_a_guess_and_of_nothing_else)
{
    struct test_call *late, *cancelled, *done;

    open_bridge(0);
    next_run_ms = 1000;
    late = execute(FIRST);
    wait_ms(2000);
    expect_error(late, ERR_TIMEOUT, "The code ran longer than 1000 ms");
    cancelled = execute(SECOND);
    host->ops->cancel(host, &cancelled->call);
    done = execute(THIRD);
    say(0, "{'type':'result','logId':'" THIRD "','success':true,'result':3}");
    expect_result(done, "3");
    open_bridge(1);
    buf_reset(&told, 0);
    /* forged by another engine, or never sent, or ended by a result of its own */
    say(1, "{'type':'result','logId':'" FIRST "','success':true,'result':'forged'}");
    say(1, "{'type':'result','logId':'" SECOND "','success':true,'result':'forged'}");
    say(0, "{'type':'result','logId':'99999999-2222-4333-8444-555555555555','success':true}");
    say(0, "{'type':'result','logId':'" THIRD "','success':true,'result':'again'}");
    expect_told("");
    say(0, "{'type':'result','logId':'" SECOND "','success':false,'error':'it broke'}");
    say(0, "{'type':'result','logId':'" FIRST "','success':true}");
    expect_told("late " SECOND " failed it broke of there (bridge)\n"
                "late " FIRST " ok without value null of there (bridge)\n");
}
END_TEST

START_TEST(as_many_late_results_are_known_as_log_lines)
{
    static char ids[LIMIT_BRIDGE_OPERATIONS + 1][40];
    char text[200];

    open_bridge(0);
    for (size_t i = 0; i < N_ELEMENTS(ids); i++) {
        struct test_call *c;

        snprintf(ids[i], sizeof(ids[i]), "11111111-2222-4333-8444-555555555%03zu", i);
        c = execute(ids[i]);
        host->ops->cancel(host, &c->call);
        arena_done(&c->arena);
        buf_done(&c->call.result);
        memset(c, 0, sizeof(*c));
        n_calls--;
    }
    buf_reset(&told, 0);
    for (size_t i = 0; i < 2; i++) {
        snprintf(text, sizeof(text), "{'type':'result','logId':'%s','success':true,'result':1}",
                 ids[i]);
        say(0, text);
    }
    snprintf(text, sizeof(text), "late %s ok 1 of there (bridge)\n", ids[1]);
    expect_told(text);
}
END_TEST

START_TEST(time_runs_for_the_oldest_call_alone)
{
    struct test_call *c[3];
    static const char *const ids[] = {FIRST, SECOND, THIRD};

    open_bridge(0);
    for (size_t i = 0; i < N_ELEMENTS(c); i++) {
        next_run_ms = 2000;
        c[i] = execute(ids[i]);
    }
    wait_ms(2900);
    say(0, "{'type':'result','logId':'" FIRST "','success':true,'result':1}");
    expect_result(c[0], "1");
    wait_ms(2900);
    expect_open(c[1]);
    wait_ms(100);
    expect_error(c[1], ERR_TIMEOUT, "The code ran longer than 2000 ms");
    wait_ms(2900);
    expect_open(c[2]);
    host->ops->cancel(host, &c[2]->call);
    next_run_ms = 2000;
    c[0] = execute(FIRST);
    wait_ms(2900);
    expect_open(c[0]);
    wait_ms(100);
    expect_error(c[0], ERR_TIMEOUT, "The code ran longer than 2000 ms");
}
END_TEST

START_TEST(cancelled_call_makes_room_for_one_that_waits)
{
    struct test_call *first, *waiting, *last;
    static char ids[35][40];

    open_bridge(0);
    for (size_t i = 0; i < 33; i++) {
        snprintf(ids[i], sizeof(ids[i]), "11111111-2222-4333-8444-5555555555%02zu", i);
        execute(ids[i]);
    }
    first = &calls[0];
    waiting = &calls[32];
    next_is_patient = false;
    next_operation = SECOND;
    last = post(TOOL_EXECUTE_CODE, "{\"code\":\"c\"}");
    expect_retry(last, "The engine already has 32 calls to answer");
    forget_heard(0);
    host->ops->cancel(host, &first->call);
    expect_error(first, ERR_TIMEOUT, "Cancelled");
    expect_heard(0, "{'type':'execute','logId':'11111111-2222-4333-8444-555555555532',"
                    "'code':'a\\nb'}\n");
    say(0, "{'type':'result','logId':'11111111-2222-4333-8444-555555555532','success':true,"
           "'result':1}");
    expect_result(waiting, "1");
    execute(FIRST);
    last = execute(SECOND); /* waits */
    host->ops->cancel(host, &last->call);
    expect_error(last, ERR_TIMEOUT, "Cancelled");
    last = execute(SECOND);
    leave(0);
    expect_retry(last, "Unity is not connected");
}
END_TEST

/* --- Lines and named results. --- */

START_TEST(lines_have_levels_and_belong_to_operations)
{
    open_bridge(0);
    execute(FIRST);
    say(0, "{'type':'log','logId':'" FIRST "','level':'warning','message':'a','timestamp':1}");
    say(0, "{'type':'log','logId':'11111111-2222-4333-8444-55555555555A','level':'Warn'}");
    say(0, "{'type':'log','logId':'" SECOND "','level':'error','message':'b'}");
    say(0, "{'type':'log','level':'exception','message':'c'}");
    say(0, "{'type':'log','logId':7,'level':'Assert','message':'d'}");
    say(0, "{'type':'result','logId':'" FIRST "','success':true,'result':1}");
    say(0, "{'type':'log','logId':'" FIRST "','level':'log','message':'late'}");
    say(0, "{'type':'log','level':[],'message':{}}");
    expect_told("there (bridge) says Warning: a in " FIRST "\n"
                "there (bridge) says Warning:  in " FIRST "\n"
                "there (bridge) says Error: b\n"
                "there (bridge) says Error: c\n"
                "there (bridge) says Error: d\n"
                "there (bridge) says Info: late in " FIRST "\n"
                "there (bridge) says Info: \n");
    open_bridge(1);
    say(1, "{'type':'log','logId':'" FIRST "','message':'of another'}");
    expect_told("there (bridge) says Info: of another\n");
}
END_TEST

START_TEST(without_a_listener_for_lines_they_are_logged)
{
    struct host_events few = {.finished = on_finished, .log = on_log};
    struct err err;

    host->ops->free(host);
    host = link_host_new(&(struct link_options){.version = "1.2.3"}, NULL, &few, &err);
    ck_assert_ptr_nonnull(host);
    open_bridge(0);
    say(0, "{'type':'log','level':'error','message':'a'}");
    say(0, "{'type':'data','resultName':'n','data':{'action':'clear'}}");
    expect_told("Error: a\n");
}
END_TEST

START_TEST(named_results_are_passed_on)
{
    open_bridge(0);
    say(0, "{'type':'data','resultName':'fps','data':{'action':'write','data':{'a':[1]}}}");
    say(0, "{'type':'data','resultName':'fps','data':{'action':'append','data':null}}");
    say(0, "{'type':'data','resultName':'fps','data':{'action':'clear'}}");
    expect_told("there (bridge): write fps {'a':[1]}\n"
                "there (bridge): append fps null\n"
                "there (bridge): clear fps \n");
}
END_TEST

/* With a name and a value of so many bytes. */
static void send_data(size_t name, size_t value)
{
    struct buf b;

    buf_init(&b, 4 << 20);
    buf_printf(&b, "{\"type\":\"data\",\"resultName\":\"%.*s", name ? 1 : 0, "n");
    for (size_t i = 1; i < name; i++)
        buf_append_byte(&b, 'n');
    buf_printf(&b, "\",\"data\":{\"action\":\"write\",\"data\":\"");
    for (size_t i = 2; i < value; i++)
        buf_append_byte(&b, 'v');
    buf_append(&b, SLICE("\"}}"));
    ck_assert(buf_ok(&b));
    host->ops->engine_message(host, &engines[0].conn, buf_slice(&b), now);
    buf_done(&b);
}

START_TEST(named_results_have_bounds)
{
    static const char *const bad[] = {
        "{'type':'data'}",
        "{'type':'data','resultName':'n','data':[]}",
        "{'type':'data','resultName':'n','data':{'action':'write'}}",
        "{'type':'data','resultName':'n','data':{'action':'drop','data':1}}",
        "{'type':'data','resultName':7,'data':{'action':'write','data':1}}",
    };

    open_bridge(0);
    buf_done(&told);
    buf_init(&told, 4 << 20);
    send_data(256, 1 << 20);
    ck_assert(slice_starts(buf_slice(&told), SLICE("there (bridge): write n")));
    for (size_t i = 0; i < N_ELEMENTS(bad) + 3; i++) {
        buf_reset(&told, 0);
        if (i < N_ELEMENTS(bad))
            say(0, bad[i]);
        else
            send_data(i == N_ELEMENTS(bad) ? 0 : 256 + i % 2, (1 << 20) + (i + 1) % 2);
        ck_assert(slice_starts(buf_slice(&told),
                               SLICE("Warning: umcp ignored a named result from there (bridge)")));
    }
    ck_assert(!engines[0].is_closed);
}
END_TEST

/* --- Who gets code. --- */

static void expect_asked(size_t i, const char *operation)
{
    ck_assert_msg(slice_contains(buf_slice(&engines[i].heard), slice_of(operation)), "%.*s",
                  SLICE_ARG(buf_slice(&engines[i].heard)));
    forget_heard(i);
}

START_TEST(first_bridge_engine_is_used_while_it_is_there)
{
    open_bridge(0);
    open_bridge(1);
    execute(FIRST);
    expect_asked(0, FIRST);
    expect_heard(1, "");
    leave(0);
    execute(SECOND);
    expect_asked(1, SECOND);
    open_bridge(0);
    execute(FIRST);
    expect_asked(1, FIRST);
    leave(0);
    execute(FIRST);
    expect_asked(1, FIRST);
}
END_TEST

/* The names of those that unity://instances calls active, newest first. */
static void expect_active(const char *first, const char *second)
{
    struct test_call *c = post(TOOL_LIST_INSTANCES, "{}");
    const char *names[2] = {first, second};
    const struct json *root;
    struct json_fault fault;
    struct arena a;
    size_t n = 0;

    arena_init(&a, 1 << 20);
    ck_assert(json_parse(&a, buf_slice(&c->call.result), &root, &fault));
    for (const struct json *v = json_get(root, "Items")->first; v; v = v->next) {
        bool is_active;

        ck_assert(json_to_bool(json_get(v, "Active"), &is_active));
        if (!is_active)
            continue;
        ck_assert_uint_lt(n, N_ELEMENTS(names));
        ck_assert_ptr_nonnull(names[n]);
        ck_assert(slice_is(json_get_text(v, "Name"), names[n++]));
    }
    ck_assert_uint_eq(n, second ? 2 : 1);
    arena_done(&a);
}

START_TEST(bridge_engine_goes_before_players_and_after_unity)
{
    join(1, "player");
    execute(FIRST);
    expect_asked(1, FIRST);
    open_bridge(0);
    execute(SECOND);
    expect_asked(0, SECOND);
    expect_heard(1, "");
    next_operation = NULL;
    read_objects();
    expect_asked(1, "ListObjects");
    expect_active("there", "demo");
    join(2, "editor");
    expect_active("demo", NULL);
    execute(FIRST);
    expect_asked(2, FIRST);
    expect_heard(0, "");
}
END_TEST

START_TEST(code_behind_a_full_window_goes_to_a_unity_that_comes)
{
    static char ids[33][40];

    open_bridge(0);
    for (size_t i = 0; i < N_ELEMENTS(ids); i++) {
        snprintf(ids[i], sizeof(ids[i]), "11111111-2222-4333-8444-5555555555%02zu", i);
        execute(ids[i]);
    }
    join(1, "editor");
    expect_asked(1, ids[32]);
}
END_TEST

START_TEST(after_a_bridge_engine_left_code_has_nobody_for_a_while)
{
    join(1, "player");
    open_bridge(0);
    leave(0);
    expect_retry(execute(FIRST), "Unity is not connected");
    expect_retry(query(FIRST), "Unity is not connected");
    next_operation = NULL;
    next_may_eval = false;
    expect_open(read_objects()); /* is no code */
    expect_asked(1, "ListObjects");
    wait_ms(29950);
    expect_retry(execute(FIRST), "Unity is not connected");
    wait_ms(50);
    forget_heard(1);
    expect_open(execute(FIRST));
    expect_asked(1, FIRST);
}
END_TEST

START_TEST(bridge_engine_that_comes_back_gets_code_at_once)
{
    join(1, "player");
    open_bridge(0);
    leave(0);
    wait_ms(5000);
    expect_retry(execute(FIRST), "Unity is not connected");
    open_bridge(0);
    expect_open(execute(SECOND));
    expect_asked(0, SECOND);
}
END_TEST

START_TEST(bridge_engine_that_was_not_used_is_not_missed)
{
    join(1, "editor");
    join(2, "player");
    open_bridge(0);
    leave(0);
    leave(1);
    execute(FIRST);
    expect_asked(2, FIRST);
}
END_TEST

START_TEST(code_that_waits_for_a_player_goes_to_a_bridge_engine)
{
    struct test_call *c;

    join(1, "player");
    say(1, "{'state':'reloading'}");
    c = execute(FIRST);
    expect_open(c);
    open_bridge(0);
    expect_asked(0, FIRST);
    say(0, "{'type':'result','logId':'" FIRST "','success':true,'result':1}");
    expect_result(c, "1");
}
END_TEST

START_TEST(without_a_project_a_bridge_engine_gets_code_and_nothing_else)
{
    size_t n;

    open_bridge(0);
    ck_assert_int_eq((int)host->ops->info(host)->state, (int)HOST_READY);
    for (int i = 0; i < 3; i++) { /* while it is there, after it left, and long after */
        next_operation = NULL;
        next_is_patient = false;
        expect_error(read_objects(), ERR_NOT_READY, "No engine is connected");
        expect_error(post(TOOL_ASSET_INFO, "{}"), ERR_NOT_READY,
                     "asset.info needs the files of a project");
        ck_assert_ptr_null(host->ops->tools(host, &n));
        if (i == 0)
            leave(0);
        expect_error(execute(FIRST), ERR_NOT_READY, "Unity is not connected");
        ck_assert_int_eq((int)host->ops->info(host)->state, (int)HOST_ABSENT);
        wait_ms(31000);
    }
}
END_TEST

/* Whatever fails, the call ends once, and nothing is left behind. */
START_TEST(allocations_that_fail_end_calls_and_connections_only)
{
    for (size_t n = 1; n < 30; n++) {
        teardown();
        setup();
        open_bridge(0);
        execute(FIRST);
        mem_fail_after(n);
        say(0, "{'type':'log','logId':'" FIRST "','level':'error','message':'\\u0041'}");
        say(0, "{'type':'data','resultName':'\\u0041','data':{'action':'write','data':[1]}}");
        say(0, "{'type':'result','logId':'" FIRST "','success':true,'result':'\\u0041'}");
        leave(0);
        mem_fail_after(0);
        ck_assert_uint_eq(calls[0].n_finished, 1);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("link_bridge");
    TCase *tc = tcase_create("link_bridge");
    SRunner *sr;
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_add_test(tc, bridge_runs_code_only);
    tcase_add_test(tc, bridge_call_that_fails_has_the_engines_words);
    tcase_add_test(tc, query_on_a_bridge_engine_needs_the_gates_for_code);
    tcase_add_test(tc, code_that_runs_too_long_is_answered_and_its_result_told_later);
    tcase_add_test(tc, a_result_takes_the_place_of_a_guess_and_of_nothing_else);
    tcase_add_test(tc, as_many_late_results_are_known_as_log_lines);
    tcase_add_test(tc, time_runs_for_the_oldest_call_alone);
    tcase_add_test(tc, code_behind_a_full_window_goes_to_a_unity_that_comes);
    tcase_add_test(tc, cancelled_call_makes_room_for_one_that_waits);
    tcase_add_test(tc, lines_have_levels_and_belong_to_operations);
    tcase_add_test(tc, without_a_listener_for_lines_they_are_logged);
    tcase_add_test(tc, named_results_are_passed_on);
    tcase_add_test(tc, named_results_have_bounds);
    tcase_add_test(tc, first_bridge_engine_is_used_while_it_is_there);
    tcase_add_test(tc, bridge_engine_goes_before_players_and_after_unity);
    tcase_add_test(tc, after_a_bridge_engine_left_code_has_nobody_for_a_while);
    tcase_add_test(tc, bridge_engine_that_comes_back_gets_code_at_once);
    tcase_add_test(tc, bridge_engine_that_was_not_used_is_not_missed);
    tcase_add_test(tc, code_that_waits_for_a_player_goes_to_a_bridge_engine);
    tcase_add_test(tc, without_a_project_a_bridge_engine_gets_code_and_nothing_else);
    tcase_add_test(tc, allocations_that_fail_end_calls_and_connections_only);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return failed ? 1 : 0;
}
