/* User code that does not end by itself, stopped from outside. */
#include "clr_rig.h"

#include "base/limits.h"

#include "agent/link/link.h"
#include "agent/run/guard.h"

#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

#define SOON_US 100000
#define LONG_US 600000000 /* longer than any test may take */

static sem_t was_stuck;
static _Atomic int n_stuck;

static void note_stuck(const char *why)
{
    ck_assert(strlen(why) > 0);
    n_stuck++;
    sem_post(&was_stuck);
}

static void start_guarded(void)
{
    struct err err = {0};

    start();
    sem_init(&was_stuck, 0, 0);
    ck_assert_msg(guard_start(note_stuck, &err), "%s", err.message);
}

/* Runs Sample.Busy's method; "" if it came back, else the name of its exception. */
static const char *run(const char *name)
{
    struct clr_object *exception = NULL;
    struct clr_region region;

    clr_begin(&region);
    clr.runtime_invoke(method("Sample.Busy", name, 0, NULL), NULL, NULL, &exception);
    clr_end(&region);
    return exception ? clr.class_get_name(clr.object_get_class(exception)) : "";
}

static const char *thrown; /* by what was run under guard */

static void run_named(void *name)
{
    thrown = run(name);
}

/* Runs the method under guard, `us` from now at most; *thrown says what came of it. */
static enum guard_end guarded(const char *name, int64_t call, int64_t us)
{
    struct guard_limits limits = {.call = call, .deadline = link_now() + us};
    struct clr_region region;
    enum guard_end end;

    thrown = "nothing: it was passed over";
    clr_begin(&region);
    end = guard_run(run_named, (void *)(uintptr_t)name, &limits);
    clr_end(&region);
    return end;
}

static int counter(void)
{
    int32_t n;

    clr_static_get(field("Sample.Busy", "Count"), &n);
    return n;
}

static const char *const endless[] = {"Spin",  "Allocate", "Sleep",  "Wait",
                                      "Catch", "Wrap",     "Linger", "Query"};

START_TEST(endless_code_is_stopped)
{
    if (is_il2cpp)
        return;
    for (int i = 0; i < 5; i++) {
        ck_assert_int_eq(guarded(endless[_i], 1, 20000), GUARD_LATE);
        ck_assert_str_eq(thrown, "ThreadAbortException");
        ck_assert_str_eq(run("Quick"), "");
    }
    ck_assert_int_eq(sem_trywait(&was_stuck), -1);
}
END_TEST

START_TEST(code_that_ends_is_left_alone)
{
    for (int i = 0; i < 1000; i++) {
        ck_assert_int_eq(guarded("Quick", i + 1, LONG_US), GUARD_DONE);
        ck_assert_str_eq(thrown, "");
    }
    ck_assert_int_eq(counter(), 1000);
}
END_TEST

START_TEST(a_thousand_aborts_leave_no_trace)
{
    if (is_il2cpp)
        return;
    for (int i = 0; i < 1000; i++) {
        ck_assert_int_eq(guarded("Spin", i + 1, i % 7 * 300), GUARD_LATE);
        ck_assert_str_eq(run("Quick"), "");
    }
    ck_assert_int_eq(counter(), 1000);
}
END_TEST

/* The deadline comes just when the code ends: either way all is well afterwards. */
START_TEST(abort_that_comes_at_the_end_does_no_harm)
{
    int n_late = 0;

    if (is_il2cpp)
        return;
    run("Short"); /* compiled by now */
    for (int i = 0; i < 500; i++) {
        n_late += guarded("Short", i + 1, 10000 + i % 60) == GUARD_LATE;
        ck_assert_str_eq(run("Quick"), "");
    }
    ck_assert_int_eq(counter(), 500);
    ck_assert_int_gt(n_late, 0);
}
END_TEST

static void *cancel_soon(void *call)
{
    usleep(20000);
    guard_cancel(*(int64_t *)call);
    return NULL;
}

START_TEST(cancelled_call_is_stopped)
{
    int64_t call = 7;
    pthread_t thread;

    if (is_il2cpp)
        return;
    ck_assert_int_eq(pthread_create(&thread, NULL, cancel_soon, &call), 0);
    ck_assert_int_eq(guarded("Spin", call, LONG_US), GUARD_CANCELLED);
    ck_assert_str_eq(thrown, "ThreadAbortException");
    pthread_join(thread, NULL);
}
END_TEST

START_TEST(call_that_was_cancelled_before_it_began_is_stopped)
{
    if (is_il2cpp)
        return;
    guard_cancel(7);
    ck_assert_int_eq(guarded("Spin", 7, LONG_US), GUARD_CANCELLED);
}
END_TEST

static void cancel_others(void *unused)
{
    (void)unused;
    guard_cancel(9);
    usleep(50000);
    run_named((void *)(uintptr_t) "Quick");
}

START_TEST(other_calls_are_not_cancelled)
{
    struct guard_limits limits = {.call = 8, .deadline = link_now() + LONG_US};

    guard_cancel(7);
    ck_assert_int_eq(guard_run(cancel_others, NULL, &limits), GUARD_DONE);
    ck_assert_str_eq(thrown, "");
    guard_cancel(7);
    guard_cancel(0); /* a new call of the same number, by another connection */
    ck_assert_int_eq(guarded("Short", 7, LONG_US), GUARD_DONE);
    ck_assert_str_eq(thrown, "");
}
END_TEST

static enum guard_end inner_end;

static void spin_inside(void *unused)
{
    (void)unused;
    inner_end = guarded("Spin", 2, LONG_US);
}

START_TEST(outermost_limit_counts)
{
    struct guard_limits limits = {.call = 1, .deadline = link_now() + SOON_US};

    if (is_il2cpp)
        return;
    ck_assert_int_eq(guard_run(spin_inside, NULL, &limits), GUARD_LATE);
    ck_assert_int_eq(inner_end, GUARD_DONE);
    ck_assert_str_eq(thrown, "ThreadAbortException");
    ck_assert_str_eq(run("Quick"), "");
}
END_TEST

START_TEST(time_to_run_counts_from_the_begin)
{
    struct guard_limits limits = {.call = 1, .deadline = link_now() + LONG_US, .run = 20000};

    if (is_il2cpp)
        return;
    ck_assert_int_eq(guard_run(run_named, (void *)(uintptr_t) "Spin", &limits), GUARD_LATE);
    limits.run = LONG_US;
    limits.deadline = link_now() + 20000;
    ck_assert_int_eq(guard_run(run_named, (void *)(uintptr_t) "Spin", &limits), GUARD_LATE);
}
END_TEST

START_TEST(code_that_aborts_itself_is_cleaned_up_after)
{
    if (is_il2cpp)
        return;
    ck_assert_int_eq(guarded("AbortSelf", 1, LONG_US), GUARD_DONE);
    ck_assert_str_eq(thrown, "ThreadAbortException");
    ck_assert_str_eq(run("Quick"), "");
}
END_TEST

static void *let_go(void *unused)
{
    int32_t yes = 1;
    struct clr_thread *self;
    struct clr_region region;

    (void)unused;
    sem_wait(&was_stuck);
    self = clr.thread_attach(clr.mono.get_root_domain());
    clr_begin(&region);
    clr_static_set(field("Sample.Busy", "MayEnd"), &yes);
    clr_end(&region);
    clr.thread_detach(self);
    return NULL;
}

/* An abort may also come before the code is ready to resist, and end it: then it begins again. */
START_TEST(code_that_resists_is_reported)
{
    pthread_t thread;

    if (is_il2cpp)
        return;
    while (!n_stuck) {
        ck_assert_int_eq(pthread_create(&thread, NULL, let_go, NULL), 0);
        ck_assert_int_eq(guarded("Resist", 1, 20000), GUARD_LATE);
        sem_post(&was_stuck);
        pthread_join(thread, NULL);
    }
    ck_assert_str_eq(run("Quick"), "");
}
END_TEST

START_TEST(nothing_is_stopped_where_nothing_was_started)
{
    guard_stop();
    guard_stop();
    ck_assert_int_eq(guarded("Short", 1, 0), GUARD_DONE);
    ck_assert_str_eq(thrown, "");
    guard_cancel(1);
}
END_TEST

/* --- Limits that come while it runs --- */

static int64_t open_limit, open_call;

static void run_open(void *name)
{
    guard_limit(open_call, 0, open_limit);
    run_named(name);
    guard_limit(0, 0, INT64_MAX);
}

static enum guard_end guarded_open(const char *name, int64_t limit)
{
    struct clr_region region;
    enum guard_end end;

    thrown = "nothing: it was passed over";
    open_limit = limit;
    clr_begin(&region);
    end = guard_run_open(run_open, (void *)(uintptr_t)name);
    clr_end(&region);
    return end;
}

START_TEST(a_limit_may_come_while_code_runs)
{
    if (is_il2cpp)
        return;
    ck_assert_int_eq(guarded_open("Quick", INT64_MAX), GUARD_DONE);
    ck_assert_str_eq(thrown, "");
    for (int i = 0; i < 5; i++)
        ck_assert_int_eq(guarded_open("Spin", link_now() + 20000), GUARD_LATE);
    ck_assert_int_eq(guarded_open("Sleep", link_now() - 1), GUARD_LATE);
    ck_assert_int_eq(guarded_open("Quick", link_now() + LONG_US), GUARD_DONE);
    ck_assert_str_eq(thrown, "");
}
END_TEST

static void *cancel_resumed(void *unused)
{
    (void)unused;
    usleep(20000);
    guard_cancel(7);
    for (int i = 1; i <= LIMIT_AGENT_PENDING; i++)
        guard_cancel(9 + i); /* that others are cancelled, too, changes nothing */
    return NULL;
}

START_TEST(code_that_resumed_is_cancelled)
{
    pthread_t thread;

    if (is_il2cpp)
        return;
    open_call = 7;
    ck_assert_int_eq(pthread_create(&thread, NULL, cancel_resumed, NULL), 0);
    ck_assert_int_eq(guarded_open("Spin", link_now() + LONG_US), GUARD_CANCELLED);
    pthread_join(thread, NULL);
    ck_assert_int_eq(guarded_open("Spin", link_now() + LONG_US), GUARD_CANCELLED);
    open_call = 9;
    ck_assert_int_eq(guarded_open("Quick", link_now() + LONG_US), GUARD_DONE);
    open_call = 7;
    guard_cancel(0);
    ck_assert_int_eq(guarded_open("Quick", link_now() + LONG_US), GUARD_DONE);
}
END_TEST

/* What runs within its own limits is not another's. */
START_TEST(a_limit_means_nothing_elsewhere)
{
    guard_limit(7, 0, 1);
    if (is_il2cpp)
        return;
    ck_assert_int_eq(guarded("Quick", 7, LONG_US), GUARD_DONE);
    ck_assert_str_eq(thrown, "");
}
END_TEST

static void add(Suite *s)
{
    TCase *tc = add_case(s, "guard", start_guarded);

    tcase_add_loop_test(tc, endless_code_is_stopped, 0, N_ELEMENTS(endless));
    tcase_add_test(tc, code_that_ends_is_left_alone);
    tcase_add_test(tc, a_thousand_aborts_leave_no_trace);
    tcase_add_test(tc, abort_that_comes_at_the_end_does_no_harm);
    tcase_add_test(tc, cancelled_call_is_stopped);
    tcase_add_test(tc, call_that_was_cancelled_before_it_began_is_stopped);
    tcase_add_test(tc, other_calls_are_not_cancelled);
    tcase_add_test(tc, outermost_limit_counts);
    tcase_add_test(tc, time_to_run_counts_from_the_begin);
    tcase_add_test(tc, code_that_aborts_itself_is_cleaned_up_after);
    tcase_add_test(tc, code_that_resists_is_reported);
    tcase_add_test(tc, a_limit_may_come_while_code_runs);
    tcase_add_test(tc, code_that_resumed_is_cancelled);
    tcase_add_test(tc, a_limit_means_nothing_elsewhere);
    tcase_add_test(tc, nothing_is_stopped_where_nothing_was_started);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add);
}
