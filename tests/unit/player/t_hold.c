/* Who holds the main thread, when the runtime lets nobody in meanwhile: with a runtime that is not
 * one. */
#include <check.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "agent/agent.h"
#include "player/blame.h"
#include "player/hold.h"
#include "player/managed/log.h"
#include "player/managed/trace.h"
#include "player/scripts/places.h"

enum { LIMIT_S = 1, PATIENCE_MS = 5000 };

static int some; /* its address is a method */
static sem_t gate;
static _Atomic bool is_shut, is_deaf;
static _Atomic int n_waiting, n_detached, n_found, n_told, n_ended, n_noted;
static char last_text[256];

struct clr clr;

static struct clr_domain *root_domain(void)
{
    return (struct clr_domain *)&some;
}

static struct clr_thread *attach(struct clr_domain *domain)
{
    (void)domain;
    if (is_shut) {
        n_waiting++;
        sem_wait(&gate);
    }
    return (struct clr_thread *)&some;
}

static void detach(struct clr_thread *thread)
{
    (void)thread;
    n_detached++;
}

void clr_begin(struct clr_region *r)
{
    (void)r;
}

void clr_end(struct clr_region *r)
{
    (void)r;
}

bool trace_can_note(void)
{
    return true;
}

void trace_note(struct trace_methods *ret_stack, void *context)
{
    (void)context;
    for (int i = 0; is_deaf && n_ended < 2 && i < PATIENCE_MS; i++)
        usleep(1000);
    n_noted += is_deaf;
    ret_stack->items[0] = (struct clr_method *)&some;
    ret_stack->n = 1;
}

bool trace_is_code(struct clr_method *m)
{
    (void)m;
    return false;
}

void trace_append_method(struct buf *to, struct clr_method *m)
{
    (void)m;
    buf_append(to, SLICE("Game.Loop.Update ()"));
}

void trace_append_methods(struct buf *to, const struct trace_methods *stack)
{
    (void)stack;
    buf_append(to, SLICE("  at Game.Loop.Update ()"));
}

bool places_find(struct clr_method *m, char *ret_class, size_t class_size, char *ret_path,
                 size_t path_size)
{
    (void)m;
    n_found++;
    snprintf(ret_class, class_size, "Game.Loop");
    snprintf(ret_path, path_size, "Assets/Loop.cs");
    return true;
}

void engine_log_line(int type, struct agent_line *line)
{
    (void)type;
    snprintf(last_text, sizeof(last_text), "%.*s", SLICE_ARG(line->message));
    n_told++;
}

void blame_add(struct slice class, struct slice method, struct slice path)
{
    (void)class, (void)method, (void)path;
}

bool agent_is_limited(void)
{
    return false;
}

static void end(const char *why)
{
    (void)why;
    n_ended++;
}

static void hold_until(_Atomic int *n, int value)
{
    while (*n < value)
        usleep(1000);
}

START_TEST(a_thread_that_comes_late_touches_nothing)
{
    sem_init(&gate, 0, 0);
    clr.thread_attach = attach;
    clr.thread_detach = detach;
    clr.mono.get_root_domain = root_domain;
    is_shut = true;
    hold_start(LIMIT_S, end);
    hold_until(&n_waiting, 1);
    hold_until(&n_ended, 1); /* nobody can be named, and the limit is over */
    hold_beat();
    is_shut = false;
    sem_post(&gate);
    hold_until(&n_detached, 1);
    ck_assert_int_eq(n_found, 0);
}
END_TEST

START_TEST(one_that_came_late_says_nothing_about_the_next_hold)
{
    is_deaf = true;
    hold_beat();
    n_ended = 1;
    while (!n_noted)
        usleep(1000);
    is_deaf = false;
    ck_assert_int_eq(n_ended, 1);
}
END_TEST

START_TEST(who_is_named_is_told)
{
    const int before = n_told;

    hold_beat();
    hold_until(&n_told, before + 1);
    ck_assert_ptr_nonnull(strstr(last_text, "'Assets/Loop.cs' has held the engine"));
    ck_assert_ptr_nonnull(strstr(last_text, "in Game.Loop.Update ()"));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("hold");
    TCase *c = tcase_create("hold");
    SRunner *r = srunner_create(s);
    int failed;

    tcase_set_timeout(c, 60);
    tcase_add_test(c, a_thread_that_comes_late_touches_nothing);
    tcase_add_test(c, one_that_came_late_says_nothing_about_the_next_hold);
    tcase_add_test(c, who_is_named_is_told);
    suite_add_tcase(s, c);
    srunner_set_fork_status(r, CK_NOFORK);
    srunner_run_all(r, CK_NORMAL);
    failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed != 0;
}
