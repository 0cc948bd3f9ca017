/* agent/usertool: tools whose results come later, what they are told, and what they tell. */
#include "usertool_rig.h"

#include <unistd.h>

#include "agent/agent.h"
#include "agent/run/edits.h"

static void tell_progress(int64_t call, float done)
{
    agent_progress(call, (double)done);
}

static void start_waiting(void)
{
    struct err err = {0};

    start_in("waittools", "waittools/WaitTools.dll");
    clr_add_call("Umcp.ToolProgress::Tell", (const void *)(uintptr_t)tell_progress);
    ck_assert_msg(guard_start(NULL, &err), "%s", err.message);
}

/* A static method without parameters. */
static void do_now(const char *class, const char *method)
{
    struct clr_method *m = clr_method(class_named(class), method, 0, NULL);
    struct clr_region region;
    struct err err = {0};

    clr_begin(&region);
    ck_assert_msg(m && clr_call(m, NULL, NULL, NULL, &err), "%s: %s", method, err.message);
    clr_end(&region);
}

/* --- As the pump asks --- */

static enum agent_pending_end ask(void)
{
    struct agent_pending *pending = the_call.pending;
    struct clr_region region;
    enum agent_pending_end end;

    ck_assert(pending != NULL);
    clr_begin(&region);
    the_call.pending = NULL;
    end = pending->ask(pending, &the_call);
    the_call.pending = pending;
    clr_end(&region);
    return end;
}

static void drop(void)
{
    struct clr_region region;

    clr_begin(&region);
    the_call.pending->drop(the_call.pending);
    clr_end(&region);
    the_call.pending = NULL;
}

static enum agent_pending_end ask_in_next_frame(void)
{
    do_now("UnityEngine.Time", "NextFrame");
    return ask();
}

static void begin(const char *name, const char *args)
{
    ck_assert_msg(run_tool(name, args), "%s: %s", name, the_call.err.message);
    ck_assert_msg(the_call.pending != NULL, "%s gave %s at once", name, given());
}

/* It is there now. */
static void comes(const char *expected)
{
    ck_assert_int_eq(ask_in_next_frame(), PENDING_DONE);
    ck_assert_str_eq(given(), expected);
    drop();
}

static void breaks(enum err_kind kind, const char *message)
{
    ck_assert_int_eq(ask_in_next_frame(), PENDING_FAILED);
    ck_assert_str_eq(the_call.err.message, message);
    ck_assert_int_eq(the_call.err.kind, kind);
    drop();
}

/* --- Tasks --- */

START_TEST(tasks_that_have_ended_are_answered_at_once)
{
    gives("Tasks.Done", "{}", "\"done\"");
    gives("Tasks.Number", "{}", "7");
    gives("Tasks.Void", "{}", "\"[Success] Tasks.Void is done\"");
    gives("Tasks.Null", "{}", "null");
    gives("Tasks.NoTask", "{}", "null");
    fails("Tasks.Throw", ERR_TOOL, "InvalidOperationException: at once");
    ck_assert(slice_contains(the_call.err.details, SLICE("Tools.Tasks")));
}
END_TEST

static const char *const promising[] = {"Tasks.Promise", "Tasks.Hidden", "Tasks.Nested"};

START_TEST(tasks_are_awaited)
{
    begin(promising[_i], "{}");
    ck_assert_int_eq(ask(), PENDING_WAITS);
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    do_now("Tools.Tasks", "Keep");
    comes("\"kept\"");
}
END_TEST

START_TEST(tasks_may_fail_later)
{
    begin("Tasks.Promise", "{}");
    do_now("Tools.Tasks", "Break");
    breaks(ERR_TOOL, "ArgumentException: broken");
}
END_TEST

START_TEST(tasks_may_be_cancelled)
{
    begin("Tasks.Promise", "{}");
    do_now("Tools.Tasks", "Cancel");
    breaks(ERR_TOOL, "TaskCanceledException: A task was canceled.");
    ck_assert(slice_contains(the_call.err.details, SLICE("TaskCanceledException")));
}
END_TEST

START_TEST(what_is_awaited_is_awaited)
{
    begin("Tasks.Delayed", "{\"ms\":20}");
    while (ask_in_next_frame() == PENDING_WAITS) /* the test ends by its own limit */
        usleep(1000);
    ck_assert_str_eq(given(), "\"after 20\"");
    drop();
}
END_TEST

START_TEST(a_task_that_never_begins_to_wait_is_stopped)
{
    if (is_il2cpp)
        return;
    run_us = 100000;
    fails("Tasks.Loop", ERR_TIMEOUT,
          "umcp stopped 'Tasks.Loop', because it ran longer than 100 ms (--eval-timeout)");
}
END_TEST

/* Tools may be looked for anew meanwhile: the name and the gates are the call's own by then. */
START_TEST(a_tool_that_waits_outlives_its_row)
{
    begin("Tasks.Promise", "{}");
    ck_assert(the_call.tool != &the_tool.row);
    memset(&the_tool, 0xff, sizeof(the_tool));
    ck_assert_str_eq(the_call.tool->name, "Tasks.Promise");
    ck_assert_str_eq(the_call.pending->what, "'Tasks.Promise'");
    do_now("Tools.Tasks", "Keep");
    comes("\"kept\"");
    the_tool = (struct usertool){.n_params = 0};
}
END_TEST

/* --- Cancellation --- */

START_TEST(a_token_is_given_and_not_asked_for)
{
    gives("Cancel.Sync", "{}", "\"True False\"");
    gives("Cancel.Twice", "{\"n\":5}", "\"True 5\"");
    refuses("Cancel.Sync", "{\"token\":1}", "Unknown parameter 'token'.");
}
END_TEST

START_TEST(a_token_is_set_when_nobody_waits_any_more)
{
    begin("Cancel.Wait", "{}");
    ck_assert_int_eq(ask(), PENDING_WAITS);
    ck_assert_int_eq(number_in("Tools.Cancel", "told"), 0);
    drop();
    ck_assert_int_eq(number_in("Tools.Cancel", "told"), 1);
    while (number_in("Tools.Cancel", "cancelled") == 0) /* on another thread */
        usleep(1000);
}
END_TEST

START_TEST(a_token_is_not_set_when_the_call_ends)
{
    gives("Cancel.Keep", "{}", "\"[Success] Cancel.Keep is done\"");
    gives("Cancel.Kept", "{}", "\"False\"");
}
END_TEST

START_TEST(a_token_is_set_when_its_code_was_stopped)
{
    if (is_il2cpp)
        return;
    run_us = 100000;
    ck_assert(!run_tool("Cancel.Loop", "{}"));
    ck_assert_int_eq(number_in("Tools.Cancel", "told"), 1);
}
END_TEST

START_TEST(what_is_told_may_throw_or_never_end)
{
    begin("Cancel.Rude", "{}");
    drop();
    ck_assert_int_eq(number_in("Tools.Cancel", "told"), 1);
    if (is_il2cpp)
        return;
    begin("Cancel.Stuck", "{}");
    drop();
    ck_assert_int_eq(number_in("Tools.Cancel", "told"), 2);
    gives("Give.Int", "{}", "42");
}
END_TEST

/* --- Progress --- */

#define SAYS(done) "3 {\"progress\":9,\"done\":" done ",\"total\":1}\n"

static void was_told(const char *expected)
{
    ck_assert_str_eq(told, expected);
    told[0] = '\0';
}

START_TEST(progress_is_told_now_and_then_and_at_the_end)
{
    const char *last = SAYS("1");

    gives("Progress.Sync", "{}", "\"done\"");
    ck_assert_msg(strncmp(told, SAYS("0"), strlen(SAYS("0"))) == 0, "%s", told);
    ck_assert_msg(strcmp(told + strlen(told) - strlen(last), last) == 0, "%s", told);
    ck_assert_uint_lt(strlen(told), sizeof(told) - 1); /* it took nowhere near 50 ms a report */
    told[0] = '\0';
    refuses("Progress.Sync", "{\"progress\":1}", "Unknown parameter 'progress'.");
}
END_TEST

START_TEST(progress_only_grows)
{
    gives("Progress.Odd", "{}", "\"odd\"");
    was_told(SAYS("0.5") SAYS("1"));
}
END_TEST

START_TEST(progress_comes_while_a_call_waits)
{
    begin("Progress.Later", "{}");
    was_told(SAYS("0.5"));
    do_now("Tools.Progress", "ReportKept"); /* too soon, or not: told at the latest here */
    while (!told[0]) {
        usleep(1000);
        ck_assert_int_eq(ask(), PENDING_WAITS);
    }
    was_told(SAYS("0.75"));
    do_now("Tools.Progress", "ReportMore");
    do_now("Tools.Tasks", "Keep");
    comes("\"kept\"");
    was_told(SAYS("0.8"));
    do_now("Tools.Progress", "ReportMore"); /* it has ended */
    was_told("");
}
END_TEST

START_TEST(progress_of_other_threads_and_of_failures)
{
    gives("Progress.Thread", "{}", "\"done\"");
    was_told(SAYS("0.5"));
    fails("Progress.Fail", ERR_TOOL, "Exception: failed");
    was_told(SAYS("0.25"));
    agent_progress(0, 0.5);
    agent_progress(12345, 0.5);
    was_told("");
}
END_TEST

START_TEST(progress_can_be_passed)
{
    find_tool("Types.Progress");
    ck_assert(!usertool_refuses(the_params[0].type));
    find_tool("Types.Refused");
    ck_assert_str_eq(usertool_refuses(the_params[12].type), "is not IProgress<float>");
}
END_TEST

/* --- Coroutines --- */

static int steps(void)
{
    return number_in("Tools.Routines", "steps");
}

#define DONE(name) "\"[Success] Routines." name " is done\""

START_TEST(routines_without_steps_are_answered_at_once)
{
    gives("Routines.Empty", "{}", DONE("Empty"));
    gives("Routines.Null", "{}", DONE("Null"));
    gives("Routines.Frames", "{\"n\":0}", DONE("Frames"));
    gives("Routines.Deep", "{\"n\":0}", DONE("Deep"));
    ck_assert(!run_tool("Routines.Throw", "{\"after\":0}"));
    ck_assert_str_eq(the_call.err.message, "InvalidOperationException: after 0");
}
END_TEST

START_TEST(a_frame_is_a_step)
{
    begin("Routines.Frames", "{\"n\":3}");
    ck_assert_int_eq(steps(), 1);
    ck_assert_int_eq(ask(), PENDING_WAITS); /* in the same frame */
    ck_assert_int_eq(steps(), 1);
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    ck_assert_int_eq(steps(), 2);
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    ck_assert_int_eq(steps(), 3);
    comes(DONE("Frames"));
    ck_assert_int_eq(steps(), 4);
}
END_TEST

/* An editor that does not play. */
START_TEST(where_no_frames_are_counted_each_look_is_a_step)
{
    do_now("UnityEngine.Application", "Edit");
    begin("Routines.Frames", "{\"n\":2}");
    ck_assert_int_eq(ask(), PENDING_WAITS);
    ck_assert_int_eq(ask(), PENDING_DONE);
    ck_assert_int_eq(steps(), 3);
    drop();
    do_now("UnityEngine.Time", "Pause");
    begin("Routines.Seconds", "{\"seconds\":0.01}");
    while (ask() == PENDING_WAITS) /* the test ends by its own limit */
        usleep(1000);
    drop();
    ck_assert_int_eq(steps(), 4);
}
END_TEST

START_TEST(seconds_are_those_of_the_game)
{
    int n = 0;

    do_now("UnityEngine.Time", "Play");
    begin("Routines.Seconds", "{\"seconds\":0.1}"); /* five frames */
    while (ask_in_next_frame() == PENDING_WAITS)
        n++;
    ck_assert_int_ge(n, 4);
    ck_assert_int_le(n, 5);
    drop();
    do_now("UnityEngine.Time", "Pause");
    begin("Routines.Seconds", "{\"seconds\":0.001}");
    for (int i = 0; i < 5; i++)
        ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    do_now("UnityEngine.Time", "Play");
    while (ask_in_next_frame() == PENDING_WAITS)
        ;
    drop();
    ck_assert_int_eq(steps(), 2);
}
END_TEST

START_TEST(what_nobody_knows_is_a_frame)
{
    begin("Routines.Others", "{}");
    for (int i = 1; i <= 3; i++) {
        ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
        ck_assert_int_eq(steps(), i);
    }
    comes(DONE("Others"));
    ck_assert_int_eq(steps(), 4);
}
END_TEST

START_TEST(routines_wait_for_routines)
{
    begin("Routines.Nested", "{}");
    ck_assert_int_eq(steps(), 1);
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    ck_assert_int_eq(steps(), 2);
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS); /* the end of one, the beginning of two */
    ck_assert_int_eq(steps(), 14);
    comes(DONE("Nested"));
    ck_assert_int_eq(steps(), 25);
}
END_TEST

START_TEST(routines_wait_for_conditions_and_operations)
{
    begin("Routines.Until", "{}");
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    comes(DONE("Until"));
    begin("Routines.Operation", "{}");
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    do_now("UnityEngine.AsyncOperation", "Finish");
    comes(DONE("Operation"));
    ck_assert_int_eq(steps(), 2);
}
END_TEST

START_TEST(routines_of_the_engine_are_refused_where_they_do_not_tell)
{
    fails("Routines.Engine", ERR_TOOL, "This engine does not report when a Coroutine ends");
    ck_assert(strstr(the_call.err.hint, "IEnumerator") != NULL);
}
END_TEST

START_TEST(routines_may_throw)
{
    begin("Routines.Throw", "{\"after\":1}");
    breaks(ERR_TOOL, "InvalidOperationException: after 1");
    ck_assert(slice_contains(the_call.err.details, SLICE("\"stack\":")));
    begin("Routines.ThrowInner", "{}");
    breaks(ERR_TOOL, "InvalidOperationException: after 1");
    ck_assert_int_eq(steps(), 0);
}
END_TEST

START_TEST(routines_that_hang_are_stopped)
{
    if (is_il2cpp)
        return;
    run_us = 200000;
    ck_assert(!run_tool("Routines.Hang", "{\"after\":0}"));
    ck_assert_int_eq(the_call.err.kind, ERR_TIMEOUT);
    run_us = 0;
    begin("Routines.Hang", "{\"after\":2}");
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    the_call.limits.run = 200000;
    the_call.begun = link_now();
    breaks(ERR_TIMEOUT,
           "umcp stopped 'Routines.Hang', because it ran longer than 200 ms (--eval-timeout)");
    gives("Give.Int", "{}", "42");
}
END_TEST

START_TEST(routines_that_are_dropped_clean_up)
{
    begin("Routines.Outer", "{}");
    for (int i = 1; i <= 3; i++) {
        ck_assert_int_eq(steps(), i);
        ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    }
    ck_assert_int_eq(number_in("Tools.Routines", "ended"), 0);
    drop();
    ck_assert_int_eq(number_in("Tools.Routines", "ended"), 11);
    if (is_il2cpp)
        return;
    begin("Routines.Linger", "{}");
    drop();
    gives("Give.Int", "{}", "42");
}
END_TEST

START_TEST(a_routine_sees_its_token)
{
    begin("Cancel.Routine", "{}");
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    drop();
    ck_assert_int_eq(number_in("Tools.Cancel", "told"), 1);
}
END_TEST

START_TEST(so_many_routines_wait_for_one_another)
{
    begin("Routines.Deep", "{\"n\":60}"); /* each ends in its first step, and costs a frame */
    while (ask_in_next_frame() == PENDING_WAITS)
        ;
    ck_assert_int_eq(steps(), 61);
    drop();
    fails("Routines.Endless", ERR_TOOL, "More than 64 coroutines wait for one another");
}
END_TEST

/* --- Edits --- */

static char edited[64];

static void begin_edit(bool runs_code)
{
    strcat(edited, runs_code ? "(code " : "(");
}

static void end_edit(void)
{
    strcat(edited, ")");
}

START_TEST(each_step_is_an_edit)
{
    static const struct edits edits = {.begin = begin_edit, .end = end_edit};

    agent_set_edits(&edits);
    begin("Routines.Frames", "{\"n\":2}"); /* the pump has begun one */
    ck_assert_str_eq(edited, "");
    ck_assert_int_eq(ask_in_next_frame(), PENDING_WAITS);
    ck_assert_int_eq(ask(), PENDING_WAITS);
    comes(DONE("Frames"));
    ck_assert_str_eq(edited, "(code )(code )");
    begin("Routines.Frames", "{\"n\":1}");
    ((struct tool *)(uintptr_t)the_call.tool)->gates = 0; /* a tool that only reads */
    comes(DONE("Frames"));
    ck_assert_str_eq(edited, "(code )(code )");
    agent_set_edits(NULL);
}
END_TEST

/* --- Memory and the collector --- */

START_TEST(routines_survive_collections)
{
    world("StartCollecting");
    for (int i = 0; i < 30; i++) {
        begin("Routines.Nested", "{}");
        while (ask_in_next_frame() == PENDING_WAITS)
            ;
        ck_assert_str_eq(given(), DONE("Nested"));
        drop();
        begin("Cancel.Wait", "{}");
        ck_assert_int_eq(ask(), PENDING_WAITS);
        drop();
    }
}
END_TEST

START_TEST(no_memory_is_an_error)
{
    static const char *const names[] = {"Tasks.Promise", "Routines.Forever"};

    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        begin(names[i], "{}");
        drop();
        for (size_t n = 1;; n++) {
            bool ok;

            fail_after = n;
            ok = run_tool(names[i], "{}");
            mem_fail_after(0);
            fail_after = 0;
            if (ok)
                break;
            ck_assert_int_eq(the_call.err.kind, ERR_INTERNAL);
            ck_assert(n < 100);
        }
        drop();
    }
}
END_TEST

static void add_cases(Suite *s)
{
    TCase *c = add_case(s, "usertool_wait", start_waiting);

    tcase_add_test(c, tasks_that_have_ended_are_answered_at_once);
    tcase_add_loop_test(c, tasks_are_awaited, 0, N_ELEMENTS(promising));
    tcase_add_test(c, tasks_may_fail_later);
    tcase_add_test(c, tasks_may_be_cancelled);
    tcase_add_test(c, what_is_awaited_is_awaited);
    tcase_add_test(c, a_task_that_never_begins_to_wait_is_stopped);
    tcase_add_test(c, a_tool_that_waits_outlives_its_row);
    tcase_add_test(c, a_token_is_given_and_not_asked_for);
    tcase_add_test(c, a_token_is_set_when_nobody_waits_any_more);
    tcase_add_test(c, a_token_is_not_set_when_the_call_ends);
    tcase_add_test(c, a_token_is_set_when_its_code_was_stopped);
    tcase_add_test(c, what_is_told_may_throw_or_never_end);
    tcase_add_test(c, progress_is_told_now_and_then_and_at_the_end);
    tcase_add_test(c, progress_only_grows);
    tcase_add_test(c, progress_comes_while_a_call_waits);
    tcase_add_test(c, progress_of_other_threads_and_of_failures);
    tcase_add_test(c, progress_can_be_passed);
    tcase_add_test(c, routines_without_steps_are_answered_at_once);
    tcase_add_test(c, a_frame_is_a_step);
    tcase_add_test(c, where_no_frames_are_counted_each_look_is_a_step);
    tcase_add_test(c, seconds_are_those_of_the_game);
    tcase_add_test(c, what_nobody_knows_is_a_frame);
    tcase_add_test(c, routines_wait_for_routines);
    tcase_add_test(c, routines_wait_for_conditions_and_operations);
    tcase_add_test(c, routines_of_the_engine_are_refused_where_they_do_not_tell);
    tcase_add_test(c, routines_may_throw);
    tcase_add_test(c, routines_that_hang_are_stopped);
    tcase_add_test(c, routines_that_are_dropped_clean_up);
    tcase_add_test(c, a_routine_sees_its_token);
    tcase_add_test(c, so_many_routines_wait_for_one_another);
    tcase_add_test(c, each_step_is_an_edit);
    tcase_add_test(c, routines_survive_collections);
    tcase_add_test(c, no_memory_is_an_error);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_cases);
}
