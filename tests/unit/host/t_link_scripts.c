/*
 * Scripts that engines run: the call that asked for one, and the start-up script of each engine
 * that comes. Texts have ' for " so that they can be read.
 */
#include "scripts_rig.h"

#define START_CALL                                                                                 \
    "{'call':1,'tool':'ConsoleEval','deadlineMs':600000,'runMs':9000}\n"                           \
    "{'code':'start()'}\n"

static void switch_eval(bool can_eval)
{
    struct host_settings settings = {.can_eval = can_eval, .eval_ms = 9000};

    host->ops->configure(host, &settings);
}

static void await_heard(size_t i, const char *text)
{
    for (int ms = 0; ms < PATIENCE_MS && !engines[i].heard.len; ms++) {
        usleep(1000);
        pass(0);
    }
    expect_heard(i, text);
}

static void expect_told_of(const char *line)
{
    ck_assert_msg(slice_contains(buf_slice(&told), slice_of(line)), "%.*s",
                  SLICE_ARG(buf_slice(&told)));
    buf_reset(&told, 0);
}

/* Joins when code may be run. */
static void join_ready(size_t i)
{
    join(i, "game");
    expect_heard(i, "{'prepare':'eval'}\n");
    buf_reset(&told, 0);
    pass(0);
}

/* --- Calls. --- */

START_TEST(script_is_code_to_the_engine)
{
    struct test_call *c;

    put_script("sub/a.cs", "\xEF\xBB\xBFreturn \"a\\b\";\n");
    join(0, "game");
    next_run_ms = 7000;
    c = post(TOOL_RUN_CONSOLE_SCRIPT, "{\"path\":\"sub/a.cs\",\"confirm\":true}");
    next_run_ms = 0;
    await_heard(0, "{'call':1,'tool':'ConsoleEval','deadlineMs':30000,'runMs':7000,'budget':5000}\n"
                   "{'code':'return \\'a\\\\b\\';\\n'}\n");
    expect_open(c);
    say(0, "{'progress':1,'done':1}");
    say(0, "{'done':1,'ok':true}\n{'ok':true,'result':'ab'}");
    expect_result(c, "{\"ok\":true,\"result\":\"ab\"}");
    ck_assert(slice_contains(buf_slice(&told), SLICE("progress 1/0 -\n")));
    c = post(TOOL_RUN_CONSOLE_SCRIPT, "{\"path\":\"sub/a.cs\"}");
    settle();
    say(0, "{'done':2,'ok':false,'kind':'Tool','message':'(1,1): error CS0103'}");
    expect_error(c, ERR_TOOL, "(1,1): error CS0103");
}
END_TEST

static void run_startup(size_t call, const char *payload, const char *wanted)
{
    struct test_call *c = post(TOOL_RUN_STARTUP_SCRIPT, "{}");
    char message[256], result[PATH_MAX + 256];

    settle();
    forget_heard(0);
    snprintf(message, sizeof(message), "{'done':%zu,'ok':true}\n%s", call, payload);
    say(0, message);
    snprintf(result, sizeof(result), wanted, rig_root);
    expect_result(c, result);
}

START_TEST(startup_script_is_told_with_its_path)
{
    join(0, "game");
    expect_error(ask(TOOL_RUN_STARTUP_SCRIPT, "{}"), ERR_NOT_FOUND, "Startup script not found");
    put_script("startup.disabled.cs", "off");
    run_startup(1, "{'ok':true,'result':'1'}",
                "{\"ok\":true,\"result\":\"1\",\"path\":\"%s/Scripts/startup.disabled.cs\"}");
    put_script("startup.cs", "on");
    run_startup(2, "{}", "{\"path\":\"%s/Scripts/startup.cs\"}");
    run_startup(3, "[{}]", "[{}]"); /* an engine of its own mind */
}
END_TEST

/* As much as a script may have, and a byte order mark. */
static void put_full(const char *name)
{
    char *text = malloc(262144 + 4);

    ck_assert_ptr_nonnull(text);
    memcpy(text, "\xEF\xBB\xBF", 3);
    memset(text + 3, 'x', 262144);
    text[262147] = '\0';
    put_script(name, text);
    free(text);
}

START_TEST(script_that_is_missing_or_too_long_reaches_no_engine)
{
    put_script("long.cs", "x");
    ck_assert_int_eq(truncate(script_path("long.cs"), 262145), 0);
    put_full("full.cs");
    join(0, "game");
    expect_error(ask(TOOL_RUN_CONSOLE_SCRIPT, "{'path':'gone.cs'}"), ERR_NOT_FOUND,
                 "Script not found: gone.cs");
    expect_error(ask(TOOL_RUN_CONSOLE_SCRIPT, "{'path':'long.cs'}"), ERR_ARGUMENT,
                 "Content too large; max 262144 bytes");
    expect_heard(0, "");
    post(TOOL_RUN_CONSOLE_SCRIPT, "{\"path\":\"full.cs\"}");
    settle();
    ck_assert_uint_gt(engines[0].heard.len, 262144);
}
END_TEST

START_TEST(without_engine_a_script_is_refused_as_code_is)
{
    const struct test_call *code, *script;

    put_script("a.cs", "1");
    code = ask(TOOL_CONSOLE_EVAL, "{'code':'1'}");
    script = ask(TOOL_RUN_CONSOLE_SCRIPT, "{'path':'a.cs'}");
    expect_error(code, ERR_NOT_READY, "No engine is connected");
    expect_error(script, ERR_NOT_READY, "No engine is connected");
    ck_assert_str_eq(code->call.err.hint, script->call.err.hint);
}
END_TEST

START_TEST(script_is_a_write_to_an_engine_that_reloads_or_leaves)
{
    struct test_call *c;

    put_script("a.cs", "1");
    join(0, "game");
    c = post(TOOL_RUN_CONSOLE_SCRIPT, "{\"path\":\"a.cs\"}");
    say(0, "{'state':'reloading'}");
    await_end(c);
    expect_retry(c, "The engine is reloading its scripts");
    say(0, "{'state':'ready'}");
    c = post(TOOL_RUN_CONSOLE_SCRIPT, "{\"path\":\"a.cs\"}");
    settle();
    leave(0);
    expect_error(c, ERR_ENGINE, "The engine disconnected while it ran RunConsoleScript");
}
END_TEST

START_TEST(cancelled_script_does_not_reach_the_engine_or_is_stopped_there)
{
    struct test_call *c;

    put_script("a.cs", "1");
    join(0, "game");
    for (int i = 0; i < 10; i++) { /* being read, just read, or still waiting */
        c = post(TOOL_RUN_CONSOLE_SCRIPT, "{\"path\":\"a.cs\"}");
        usleep((unsigned)i * 100);
        host->ops->cancel(host, &c->call);
        await_end(c);
        expect_error(c, ERR_TIMEOUT, "Cancelled");
    }
    settle();
    expect_heard(0, "");
    c = post(TOOL_RUN_CONSOLE_SCRIPT, "{\"path\":\"a.cs\"}");
    settle();
    forget_heard(0);
    host->ops->cancel(host, &c->call);
    expect_error(c, ERR_TIMEOUT, "Cancelled");
    expect_heard(0, "{'cancel':1}\n");
}
END_TEST

/* --- At start-up. --- */

START_TEST(startup_script_runs_once_on_each_engine_that_comes)
{
    put_script("startup.cs", "start()");
    switch_eval(true);
    join_ready(0);
    await_heard(0, START_CALL);
    say(0, "{'progress':1,'done':1}");
    say(0, "{'done':1,'ok':true}\n{'ok':true,'result':'fine\\nso far'}");
    expect_told_of("Info: Start-up script startup.cs on demo: fine\nso far\n");
    say(0, "{'state':'reloading'}");
    say(0, "{'state':'ready'}");
    switch_eval(true);
    pass(0);
    settle();
    expect_heard(0, "");
    join_ready(1);
    await_heard(1, START_CALL);
    expect_heard(0, "");
    join_ready(0);
    await_heard(0, START_CALL); /* another engine in the first one's place */
    for (size_t i = 0; i < n_calls; i++)
        ck_assert_uint_eq(calls[i].n_finished, 1);
}
END_TEST

START_TEST(startup_script_waits_until_code_may_be_run)
{
    put_script("startup.cs", "start()");
    join(0, "game");
    pass(0);
    settle();
    expect_heard(0, "");
    switch_eval(true);
    expect_heard(0, "{'prepare':'eval'}\n");
    pass(0);
    await_heard(0, START_CALL);
    switch_eval(false);
    switch_eval(true);
    expect_heard(0, "{'prepare':'eval'}\n");
    pass(0);
    settle();
    expect_heard(0, "");
}
END_TEST

START_TEST(startup_script_that_is_absent_or_off_is_not_mentioned)
{
    put_script("startup.disabled.cs", "start()");
    switch_eval(true);
    join_ready(0);
    settle();
    put_script("startup.cs", "start()"); /* for the next engine */
    pass(0);
    settle();
    expect_heard(0, "");
    ck_assert_uint_eq(told.len, 0);
}
END_TEST

static const struct {
    const char *answer, *line;
} ends[] = {
    {"{'done':1,'ok':true}\n{'ok':true,'result':null}",
     "Info: Start-up script startup.cs on demo: \n"},
    {"{'done':1,'ok':true}\n7", "Info: Start-up script startup.cs on demo: 7\n"},
    {"{'done':1,'ok':true}\n{'ok':true,'result':'Error: bad'}",
     "Warning: Start-up script startup.cs on demo: Error: bad\n"},
    {"{'done':1,'ok':false,'kind':'Timeout','message':'It ran too long'}",
     "Warning: Start-up script startup.cs on demo: It ran too long\n"},
    {"{'done':1,'ok':false,'kind':'NotFound','message':'Unknown tool'}",
     "Warning: Start-up script startup.cs on demo: Unknown tool\n"},
};

START_TEST(end_of_the_startup_script_is_logged)
{
    put_script("startup.cs", "start()");
    switch_eval(true);
    join_ready(0);
    await_heard(0, START_CALL);
    say(0, ends[_i].answer);
    ck_assert(!engines[0].is_closed);
    expect_told_of(ends[_i].line);
}
END_TEST

START_TEST(long_result_of_the_startup_script_is_logged_in_part)
{
    char text[2100] = "{'done':1,'ok':true}\n{'result':'", wanted[500] = "demo: ";

    put_script("startup.cs", "start()");
    switch_eval(true);
    join_ready(0);
    await_heard(0, START_CALL);
    for (int i = 0; i < 1000; i++)
        strcat(text, "\xC3\xA9");
    for (int i = 0; i < 200; i++)
        strcat(wanted, "\xC3\xA9");
    say(0, strcat(text, "'}"));
    expect_told_of(strcat(wanted, "\n"));
}
END_TEST

START_TEST(startup_script_waits_for_room_and_for_a_reload)
{
    put_script("startup.cs", "start()");
    switch_eval(true);
    join_ready(0);
    say(0, "{'state':'reloading'}");
    settle();
    settle();
    expect_heard(0, "");
    say(0, "{'state':'ready'}");
    for (int i = 0; i < 128; i++)
        read_objects();
    forget_heard(0);
    settle();
    expect_heard(0, "");
    say(0, "{'done':1,'ok':true}\n1");
    pass(0);
    expect_heard(0, "{'call':129,'tool':'ConsoleEval','deadlineMs':600000,'runMs':9000}\n"
                    "{'code':'start()'}\n");
}
END_TEST

START_TEST(startup_script_of_an_engine_that_has_gone_is_forgotten)
{
    put_script("startup.cs", "start()");
    switch_eval(true);
    join_ready(0);
    leave(0);
    buf_reset(&told, 0);
    settle();
    settle();
    ck_assert_uint_eq(told.len, 0);
}
END_TEST

/* An engine comes and does not survive the script. */
static void die_of_it(size_t i)
{
    join_ready(i);
    await_heard(i, START_CALL);
    leave(i);
    expect_told_of(
        "Warning: Start-up script startup.cs on demo: The engine disconnected while it ran "
        "RunStartupScript. umcp runs it again when it changes, or when you call "
        "RunStartupScript\n");
}

static void survive_without_it(size_t i)
{
    join_ready(i);
    settle();
    settle();
    expect_heard(i, "");
    expect_told_of(
        "Warning: Start-up script startup.cs on demo: umcp does not run it, because an engine "
        "ended while it ran. Change it, or call RunStartupScript\n");
}

START_TEST(startup_script_that_ends_an_engine_is_not_run_until_it_changes)
{
    put_script("startup.cs", "start()");
    switch_eval(true);
    die_of_it(0);
    survive_without_it(0);
    leave(0);
    survive_without_it(1);
    expect_result(ask(TOOL_WRITE_STARTUP_SCRIPT, "{'content':'start()'}"), "{\"ok\":true}");
    die_of_it(2);
    survive_without_it(2);
}
END_TEST

START_TEST(startup_script_that_ends_an_engine_is_run_again_after_somebody_has_run_it)
{
    struct test_call *c;

    put_script("startup.cs", "start()");
    switch_eval(true);
    die_of_it(0);
    survive_without_it(0);
    c = post(TOOL_RUN_STARTUP_SCRIPT, "{}");
    settle();
    forget_heard(0);
    say(0, "{'done':1,'ok':true}\n{'ok':true,'result':''}");
    await_end(c);
    join_ready(1);
    await_heard(1, START_CALL);
    c = post(TOOL_RUN_STARTUP_SCRIPT, "{}"); /* waits behind the first, which ends the engine */
    settle();
    leave(1);
    expect_error(c, ERR_ENGINE,
                 "The engine disconnected; umcp does not know whether it ran RunStartupScript");
    survive_without_it(1);
    c = post(TOOL_RUN_STARTUP_SCRIPT, "{}");
    settle();
    leave(1); /* so it was the script */
    expect_error(c, ERR_ENGINE, "The engine disconnected while it ran RunStartupScript");
    survive_without_it(1);
}
END_TEST

START_TEST(startup_script_is_not_begun_when_the_server_stops)
{
    put_script("startup.cs", "start()");
    switch_eval(true);
    host->ops->stop(host);
    join_ready(0);
    settle();
    settle();
    expect_heard(0, "");
}
END_TEST

START_TEST(allocations_that_fail_cost_the_script_and_nothing_else)
{
    bool has_run = false;

    put_script("startup.cs", "start()");
    for (size_t n = 1; n < 40; n++) {
        teardown();
        setup();
        switch_eval(true);
        engine_open(0, true);
        mem_fail_after(n);
        say(0, "{'hello':{'protocol':2,'name':'demo','kind':'game'}}");
        pass(0);
        mem_fail_after(0);
        settle();
        settle();
        has_run = slice_contains(buf_slice(&engines[0].heard), SLICE("start()"));
        for (size_t i = 0; i < n_calls; i++)
            ck_assert_uint_eq(calls[i].n_finished, 1);
        leave(0);
    }
    ck_assert(has_run);
}
END_TEST

/* What is under way belongs to the host, which is freed at the test's end. */
START_TEST(startup_script_under_way_is_freed_with_the_host)
{
    put_script("startup.cs", "start()");
    switch_eval(true);
    join_ready(0);
    await_heard(0, START_CALL);
    join_ready(1);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("link_scripts");
    TCase *tc = tcase_create("link_scripts");

    tcase_set_timeout(tc, 120);
    tcase_add_checked_fixture(tc, begin_scripts, end_scripts);
    tcase_add_test(tc, script_is_code_to_the_engine);
    tcase_add_test(tc, startup_script_is_told_with_its_path);
    tcase_add_test(tc, script_that_is_missing_or_too_long_reaches_no_engine);
    tcase_add_test(tc, without_engine_a_script_is_refused_as_code_is);
    tcase_add_test(tc, script_is_a_write_to_an_engine_that_reloads_or_leaves);
    tcase_add_test(tc, cancelled_script_does_not_reach_the_engine_or_is_stopped_there);
    tcase_add_test(tc, startup_script_runs_once_on_each_engine_that_comes);
    tcase_add_test(tc, startup_script_waits_until_code_may_be_run);
    tcase_add_test(tc, startup_script_that_is_absent_or_off_is_not_mentioned);
    tcase_add_loop_test(tc, end_of_the_startup_script_is_logged, 0, (int)N_ELEMENTS(ends));
    tcase_add_test(tc, long_result_of_the_startup_script_is_logged_in_part);
    tcase_add_test(tc, startup_script_waits_for_room_and_for_a_reload);
    tcase_add_test(tc, startup_script_of_an_engine_that_has_gone_is_forgotten);
    tcase_add_test(tc, startup_script_that_ends_an_engine_is_not_run_until_it_changes);
    tcase_add_test(tc, startup_script_that_ends_an_engine_is_run_again_after_somebody_has_run_it);
    tcase_add_test(tc, startup_script_is_not_begun_when_the_server_stops);
    tcase_add_test(tc, allocations_that_fail_cost_the_script_and_nothing_else);
    tcase_add_test(tc, startup_script_under_way_is_freed_with_the_host);
    suite_add_tcase(s, tc);
    return rig_run(s);
}
