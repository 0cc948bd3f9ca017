/* User code that does not end by itself, stopped from outside. */
#include "clr_rig.h"

#include "agent/guard.h"
#include "agent/link.h"

#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

#define SOON_US 100000
#define LONG_US 600000000 /* longer than any test may take */

static sem_t was_stuck;

static void note_stuck(const char *why)
{
    ck_assert(strlen(why) > 0);
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
        guard_begin(1, link_now() + 20000);
        ck_assert_str_eq(run(endless[_i]), "ThreadAbortException");
        ck_assert_int_eq(guard_end(), GUARD_LATE);
        ck_assert_str_eq(run("Quick"), "");
    }
    ck_assert_int_eq(sem_trywait(&was_stuck), -1);
}
END_TEST

START_TEST(code_that_ends_is_left_alone)
{
    for (int i = 0; i < 1000; i++) {
        guard_begin(i + 1, link_now() + LONG_US);
        ck_assert_str_eq(run("Quick"), "");
        ck_assert_int_eq(guard_end(), GUARD_DONE);
    }
    ck_assert_int_eq(counter(), 1000);
}
END_TEST

START_TEST(a_thousand_aborts_leave_no_trace)
{
    if (is_il2cpp)
        return;
    for (int i = 0; i < 1000; i++) {
        guard_begin(i + 1, link_now() + (i % 7) * 300);
        ck_assert_str_eq(run("Spin"), "ThreadAbortException");
        ck_assert_int_eq(guard_end(), GUARD_LATE);
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
        guard_begin(i + 1, link_now() + 10000 + i % 60);
        run("Short");
        n_late += guard_end() == GUARD_LATE;
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
    guard_begin(call, link_now() + LONG_US);
    ck_assert_int_eq(pthread_create(&thread, NULL, cancel_soon, &call), 0);
    ck_assert_str_eq(run("Spin"), "ThreadAbortException");
    ck_assert_int_eq(guard_end(), GUARD_CANCELLED);
    pthread_join(thread, NULL);
}
END_TEST

START_TEST(call_that_was_cancelled_before_it_began_is_stopped)
{
    if (is_il2cpp)
        return;
    guard_cancel(7);
    guard_begin(7, link_now() + LONG_US);
    ck_assert_str_eq(run("Spin"), "ThreadAbortException");
    ck_assert_int_eq(guard_end(), GUARD_CANCELLED);
}
END_TEST

START_TEST(other_calls_are_not_cancelled)
{
    guard_cancel(7);
    guard_begin(8, link_now() + LONG_US);
    guard_cancel(9);
    usleep(50000);
    ck_assert_str_eq(run("Quick"), "");
    ck_assert_int_eq(guard_end(), GUARD_DONE);
    guard_cancel(7);
    guard_cancel(0); /* a new call of the same number, by another connection */
    guard_begin(7, link_now() + LONG_US);
    usleep(50000);
    ck_assert_str_eq(run("Quick"), "");
    ck_assert_int_eq(guard_end(), GUARD_DONE);
}
END_TEST

START_TEST(outermost_pair_counts)
{
    if (is_il2cpp)
        return;
    guard_begin(1, link_now() + SOON_US);
    guard_begin(2, link_now() + LONG_US);
    ck_assert_str_eq(run("Spin"), "ThreadAbortException");
    ck_assert_int_eq(guard_end(), GUARD_DONE);
    ck_assert_int_eq(guard_end(), GUARD_LATE);
    ck_assert_str_eq(run("Quick"), "");
}
END_TEST

START_TEST(code_that_aborts_itself_is_cleaned_up_after)
{
    if (is_il2cpp)
        return;
    guard_begin(1, link_now() + LONG_US);
    ck_assert_str_eq(run("AbortSelf"), "ThreadAbortException");
    ck_assert_int_eq(guard_end(), GUARD_DONE);
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

START_TEST(code_that_resists_is_reported)
{
    pthread_t thread;

    if (is_il2cpp)
        return;
    ck_assert_int_eq(pthread_create(&thread, NULL, let_go, NULL), 0);
    guard_begin(1, link_now() + 20000);
    run("Resist");
    ck_assert_int_eq(guard_end(), GUARD_LATE);
    pthread_join(thread, NULL);
    ck_assert_str_eq(run("Quick"), "");
}
END_TEST

START_TEST(nothing_is_stopped_where_nothing_was_started)
{
    guard_stop();
    guard_stop();
    guard_begin(1, link_now());
    usleep(50000);
    ck_assert_str_eq(run("Quick"), "");
    ck_assert_int_eq(guard_end(), GUARD_DONE);
    guard_cancel(1);
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
    tcase_add_test(tc, outermost_pair_counts);
    tcase_add_test(tc, code_that_aborts_itself_is_cleaned_up_after);
    tcase_add_test(tc, code_that_resists_is_reported);
    tcase_add_test(tc, nothing_is_stopped_where_nothing_was_started);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add);
}
