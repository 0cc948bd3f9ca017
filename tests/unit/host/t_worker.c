/*
 * host/worker: calls hop to another thread and back once. What the thread does is told by the call:
 * args points to a struct task. Clean under -fsanitize=thread too.
 */
#include <check.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

#include "host/worker.h"

enum task_kind { TASK_QUICK, TASK_GATED, TASK_UNTIL_STOPPED, TASK_PROGRESS, TASK_NOTES };

struct task {
    struct host_call call;
    enum task_kind kind;
    int number;
    int n_idle; /* rig.n_idle when it ran */
    atomic_int n_runs;
    bool was_stopped;
    unsigned n_finished;
    struct task *then; /* posted from within finished() */
};

struct note {
    struct worker_message message;
    int number;
};

static struct {
    struct worker *worker;
    struct host_events events;
    pthread_t loop;
    sem_t begun, go; /* TASK_GATED: has begun, may end */
    sem_t woken;     /* one per wake() */
    atomic_int n_wakes, n_idle;
    sem_t idled;
    int idle_ms, idle_fd;
    int told[64]; /* numbers of finished calls, notes as -number, progress as 1000 + it */
    size_t n_told;
} rig;

static void wait_for(sem_t *s)
{
    while (sem_wait(s) != 0)
        ;
}

static void tell(int number)
{
    ck_assert(pthread_equal(pthread_self(), rig.loop));
    if (rig.n_told < N_ELEMENTS(rig.told))
        rig.told[rig.n_told] = number;
    rig.n_told++;
}

static struct task *task_of(struct host_call *call)
{
    return (struct task *)((char *)call - offsetof(struct task, call));
}

static void finished(void *ctx, struct host_call *call)
{
    struct task *t = task_of(call);

    ck_assert_ptr_eq(ctx, &rig);
    t->n_finished++;
    tell(t->number);
    if (t->then)
        worker_post(rig.worker, &t->then->call);
}

static void progress(void *ctx, struct host_call *call, double done, double total,
                     const char *message)
{
    (void)ctx;
    ck_assert_double_eq(total, 9);
    ck_assert_str_eq(message, "on the way");
    ck_assert_uint_eq(task_of(call)->n_finished, 0);
    tell(1000 + (int)done);
}

static void wake(void *ctx)
{
    ck_assert_ptr_eq(ctx, &rig);
    atomic_fetch_add(&rig.n_wakes, 1);
    sem_post(&rig.woken);
}

static void tell_note(void *ctx, struct worker_message *m)
{
    struct note *n = (struct note *)m;

    ck_assert_ptr_eq(ctx, &rig);
    tell(-n->number);
    mem_free(n);
}

static void leave_note(int number)
{
    struct note *n = mem_alloc(sizeof(*n));

    *n = (struct note){.message.deliver = tell_note, .number = number};
    worker_send(rig.worker, &n->message);
}

static void run(void *ctx, struct host_call *call)
{
    struct task *t = task_of(call);

    ck_assert_ptr_eq(ctx, &rig);
    atomic_fetch_add(&t->n_runs, 1);
    t->n_idle = rig.n_idle;
    t->was_stopped = worker_must_stop(rig.worker);
    switch (t->kind) {
    case TASK_QUICK:
        break;
    case TASK_GATED:
        sem_post(&rig.begun);
        wait_for(&rig.go);
        t->was_stopped = worker_must_stop(rig.worker);
        break;
    case TASK_UNTIL_STOPPED:
        sem_post(&rig.begun);
        while (!worker_must_stop(rig.worker))
            usleep(100);
        t->was_stopped = true;
        break;
    case TASK_PROGRESS:
        for (int i = 1; i <= 9; i++)
            worker_progress(rig.worker, i, 9, "on the way");
        break;
    case TASK_NOTES:
        leave_note(1);
        leave_note(2);
        break;
    }
}

static int idle(void *ctx, int *ret_fd)
{
    ck_assert_ptr_eq(ctx, &rig);
    atomic_fetch_add(&rig.n_idle, 1);
    sem_post(&rig.idled);
    *ret_fd = rig.idle_fd;
    return rig.idle_ms;
}

static void make(void)
{
    struct worker_ops ops = {.run = run, .idle = idle, .ctx = &rig};
    struct err err;

    rig.events =
        (struct host_events){.finished = finished, .progress = progress, .wake = wake, .ctx = &rig};
    rig.loop = pthread_self();
    rig.n_wakes = rig.n_idle = 0;
    rig.n_told = 0;
    rig.idle_ms = rig.idle_fd = -1;
    sem_init(&rig.begun, 0, 0);
    sem_init(&rig.go, 0, 0);
    sem_init(&rig.woken, 0, 0);
    sem_init(&rig.idled, 0, 0);
    rig.worker = worker_new(&ops, &rig.events, &err);
    ck_assert_ptr_nonnull(rig.worker);
}

static void start(void)
{
    struct err err;

    make();
    ck_assert(worker_start(rig.worker, &err));
}

static void stop(void)
{
    worker_free(rig.worker);
}

static void post(struct task *t)
{
    worker_post(rig.worker, &t->call);
}

/* As a loop does: sleeps until woken, then drains, until `n` things were told. */
static void drain_until(size_t n)
{
    while (rig.n_told < n) {
        wait_for(&rig.woken);
        worker_drain(rig.worker);
    }
}

START_TEST(calls_come_back_once_in_the_order_they_were_posted)
{
    struct task tasks[5] = {
        {.number = 1}, {.number = 2}, {.number = 3}, {.number = 4}, {.number = 5}};

    start();
    for (size_t i = 0; i < N_ELEMENTS(tasks); i++)
        post(&tasks[i]);
    drain_until(N_ELEMENTS(tasks));
    for (int i = 0; i < 5; i++) {
        ck_assert_int_eq(rig.told[i], i + 1);
        ck_assert_uint_eq(tasks[i].n_finished, 1);
        ck_assert_int_eq(tasks[i].call.err.kind, ERR_NONE);
    }
    stop();
}
END_TEST

START_TEST(calls_that_were_posted_before_the_start_run_after_it)
{
    struct task t = {.number = 7};
    struct err err;

    make();
    post(&t);
    worker_drain(rig.worker);
    ck_assert_uint_eq(t.n_finished, 0);
    ck_assert(worker_start(rig.worker, &err));
    drain_until(1);
    ck_assert_uint_eq(t.n_finished, 1);
    stop();
}
END_TEST

START_TEST(a_worker_that_never_started_is_freed)
{
    struct task t = {.number = 1};

    make();
    post(&t);
    stop();
    ck_assert_uint_eq(t.n_finished, 0);
}
END_TEST

START_TEST(a_call_may_be_posted_while_another_comes_back)
{
    struct task second = {.number = 2}, first = {.number = 1, .then = &second};

    start();
    post(&first);
    drain_until(2);
    ck_assert_int_eq(rig.told[1], 2);
    stop();
}
END_TEST

START_TEST(a_waiting_call_is_finished_at_once_when_cancelled)
{
    struct task running = {.kind = TASK_GATED, .number = 1}, a = {.number = 2}, b = {.number = 3},
                c = {.number = 4}, last = {.number = 5};

    start();
    post(&running);
    wait_for(&rig.begun);
    post(&a);
    post(&b);
    post(&c);
    worker_cancel(rig.worker, &b.call);
    ck_assert_uint_eq(b.n_finished, 1);
    ck_assert_int_eq(b.call.err.kind, ERR_TIMEOUT);
    ck_assert_str_eq(b.call.err.message, "Cancelled");
    worker_cancel(rig.worker, &c.call); /* the last of the queue */
    post(&last);
    sem_post(&rig.go);
    drain_until(5);
    ck_assert_int_eq(rig.told[2], 1);
    ck_assert_int_eq(rig.told[3], 2);
    ck_assert_int_eq(rig.told[4], 5);
    ck_assert(!running.was_stopped);
    ck_assert_int_eq(b.n_runs + c.n_runs, 0);
    stop();
}
END_TEST

START_TEST(a_running_call_learns_that_it_was_cancelled_and_the_next_does_not)
{
    struct task first = {.kind = TASK_UNTIL_STOPPED, .number = 1}, second = {.number = 2};

    start();
    post(&first);
    post(&second);
    wait_for(&rig.begun);
    worker_cancel(rig.worker, &first.call);
    ck_assert_uint_eq(first.n_finished, 0); /* its thread still has it */
    drain_until(2);
    ck_assert(first.was_stopped);
    ck_assert(!second.was_stopped);
    ck_assert_int_eq(rig.told[0], 1);
    stop();
}
END_TEST

START_TEST(cancelling_what_is_done_changes_nothing)
{
    struct task first = {.number = 1}, second = {.kind = TASK_GATED, .number = 2};

    start();
    post(&first);
    post(&second);
    wait_for(&rig.begun); /* so the first is done, and not drained */
    worker_cancel(rig.worker, &first.call);
    ck_assert_uint_eq(first.n_finished, 0);
    drain_until(1);
    ck_assert_int_eq(first.call.err.kind, ERR_NONE);
    worker_cancel(rig.worker, &first.call);
    sem_post(&rig.go);
    drain_until(2);
    ck_assert_uint_eq(first.n_finished, 1);
    ck_assert(!second.was_stopped);
    stop();
}
END_TEST

START_TEST(free_stops_the_running_call_and_forgets_all)
{
    struct task done = {.number = 1}, running = {.kind = TASK_UNTIL_STOPPED, .number = 2},
                waiting = {.number = 3};

    start();
    post(&done);
    post(&running);
    post(&waiting);
    wait_for(&rig.begun);
    stop();
    ck_assert(running.was_stopped);
    ck_assert_int_eq(waiting.n_runs, 0);
    ck_assert_uint_eq(rig.n_told, 0);
}
END_TEST

START_TEST(free_of_nothing_is_fine)
{
    worker_free(NULL);
}
END_TEST

START_TEST(one_wake_serves_all_that_comes_before_the_loop_looks)
{
    struct task quick[3] = {{.number = 1}, {.number = 2}, {.number = 3}};
    struct task gate = {.kind = TASK_GATED, .number = 4}, after = {.number = 5};

    start();
    for (size_t i = 0; i < N_ELEMENTS(quick); i++)
        post(&quick[i]);
    post(&gate);
    wait_for(&rig.begun); /* three results lie there */
    ck_assert_int_eq(rig.n_wakes, 1);
    drain_until(3);
    sem_post(&rig.go);
    drain_until(4);
    ck_assert_int_eq(rig.n_wakes, 2);
    post(&after);
    drain_until(5);
    ck_assert_int_eq(rig.n_wakes, 3);
    stop();
}
END_TEST

START_TEST(a_host_without_wake_is_drained_by_asking)
{
    struct task t = {.kind = TASK_NOTES, .number = 3};

    make();
    rig.events.wake = NULL;
    ck_assert(worker_start(rig.worker, &(struct err){0}));
    post(&t);
    while (rig.n_told < 3)
        worker_drain(rig.worker);
    stop();
}
END_TEST

START_TEST(the_latest_progress_is_told_before_the_result)
{
    struct task t = {.kind = TASK_PROGRESS, .number = 1}, gate = {.kind = TASK_GATED, .number = 2};

    start();
    post(&t);
    post(&gate);
    wait_for(&rig.begun);
    worker_drain(rig.worker);
    ck_assert_uint_eq(rig.n_told, 2);
    ck_assert_int_eq(rig.told[0], 1009);
    ck_assert_int_eq(rig.told[1], 1);
    sem_post(&rig.go);
    drain_until(3);
    stop();
}
END_TEST

START_TEST(notes_are_told_in_order_and_those_never_told_are_freed)
{
    struct task first = {.kind = TASK_NOTES, .number = 7}, second = {.kind = TASK_NOTES},
                gate = {.kind = TASK_UNTIL_STOPPED};

    start();
    post(&first);
    drain_until(3);
    ck_assert_int_eq(rig.told[0], -1);
    ck_assert_int_eq(rig.told[1], -2);
    ck_assert_int_eq(rig.told[2], 7);
    post(&second);
    post(&gate);
    wait_for(&rig.begun);
    stop(); /* the leak checker tells of the second's notes */
    ck_assert_uint_eq(rig.n_told, 3);
}
END_TEST

START_TEST(idle_runs_first_and_when_its_descriptor_can_be_read)
{
    int ends[2];
    char byte = 'x';

    ck_assert_int_eq(pipe(ends), 0);
    make();
    rig.idle_fd = ends[0];
    ck_assert(worker_start(rig.worker, &(struct err){0}));
    wait_for(&rig.idled);
    ck_assert_int_eq(rig.n_idle, 1);
    ck_assert_int_eq((int)write(ends[1], &byte, 1), 1);
    wait_for(&rig.idled); /* and again and again: nobody reads it */
    wait_for(&rig.idled);
    stop();
    close(ends[0]);
    close(ends[1]);
}
END_TEST

START_TEST(idle_runs_again_when_its_time_has_come)
{
    make();
    rig.idle_ms = 1;
    ck_assert(worker_start(rig.worker, &(struct err){0}));
    for (int i = 0; i < 4; i++)
        wait_for(&rig.idled);
    stop();
}
END_TEST

START_TEST(idle_does_not_run_while_calls_wait)
{
    struct task gate = {.kind = TASK_GATED, .number = 1}, more[3] = {{.number = 2}};

    start();
    post(&gate);
    wait_for(&rig.begun);
    for (size_t i = 0; i < N_ELEMENTS(more); i++)
        post(&more[i]);
    sem_post(&rig.go);
    drain_until(4);
    for (size_t i = 0; i < N_ELEMENTS(more); i++)
        ck_assert_int_eq(more[i].n_idle, gate.n_idle);
    stop();
}
END_TEST

static bool is_second(void *ctx, const struct host_call *call)
{
    ck_assert_ptr_eq(ctx, &rig);
    return ((const struct task *)((const char *)call - offsetof(struct task, call)))->number == 2;
}

START_TEST(only_the_call_that_is_next_is_looked_at)
{
    struct task tasks[2] = {{.number = 1}, {.number = 2}};

    make();
    ck_assert(!worker_next_is(rig.worker, is_second));
    post(&tasks[0]);
    post(&tasks[1]);
    ck_assert(!worker_next_is(rig.worker, is_second));
    worker_cancel(rig.worker, &tasks[0].call);
    ck_assert(worker_next_is(rig.worker, is_second));
    stop();
}
END_TEST

/* Many calls, half of them cancelled at whatever moment it happens to be. */
START_TEST(every_call_comes_back_once_however_it_is_cancelled)
{
    enum { N = 2000 };
    struct task *tasks = calloc(N, sizeof(*tasks));

    start();
    for (int i = 0; i < N; i++) {
        tasks[i].kind = i % 8 == 1 ? TASK_NOTES : TASK_QUICK;
        post(&tasks[i]);
        if (i % 3 == 0)
            worker_cancel(rig.worker, &tasks[i].call);
        if (i % 5 == 0)
            worker_cancel(rig.worker, &tasks[i / 2].call);
        worker_drain(rig.worker);
    }
    for (int i = 0; i < N; i++)
        while (!tasks[i].n_finished)
            worker_drain(rig.worker);
    for (int i = 0; i < N; i++) {
        ck_assert_uint_eq(tasks[i].n_finished, 1);
        ck_assert_int_eq(tasks[i].n_runs, tasks[i].call.err.kind == ERR_TIMEOUT ? 0 : 1);
    }
    stop();
    free(tasks);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("worker");
    TCase *tc = tcase_create("worker");
    SRunner *sr;
    int n_failed;

    tcase_add_test(tc, calls_come_back_once_in_the_order_they_were_posted);
    tcase_add_test(tc, calls_that_were_posted_before_the_start_run_after_it);
    tcase_add_test(tc, a_worker_that_never_started_is_freed);
    tcase_add_test(tc, a_call_may_be_posted_while_another_comes_back);
    tcase_add_test(tc, a_waiting_call_is_finished_at_once_when_cancelled);
    tcase_add_test(tc, a_running_call_learns_that_it_was_cancelled_and_the_next_does_not);
    tcase_add_test(tc, cancelling_what_is_done_changes_nothing);
    tcase_add_test(tc, free_stops_the_running_call_and_forgets_all);
    tcase_add_test(tc, free_of_nothing_is_fine);
    tcase_add_test(tc, one_wake_serves_all_that_comes_before_the_loop_looks);
    tcase_add_test(tc, a_host_without_wake_is_drained_by_asking);
    tcase_add_test(tc, the_latest_progress_is_told_before_the_result);
    tcase_add_test(tc, notes_are_told_in_order_and_those_never_told_are_freed);
    tcase_add_test(tc, idle_runs_first_and_when_its_descriptor_can_be_read);
    tcase_add_test(tc, idle_runs_again_when_its_time_has_come);
    tcase_add_test(tc, idle_does_not_run_while_calls_wait);
    tcase_add_test(tc, only_the_call_that_is_next_is_looked_at);
    tcase_add_test(tc, every_call_comes_back_once_however_it_is_cancelled);
    tcase_set_timeout(tc, 60);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
