/*
 * The worker is a thread of ours that attaches to the runtime, runs one job and ends. Where aborts
 * can be caught, it is aborted once its result is not needed. One that resists is reported as
 * hopeless, which in our player ends the process. Elsewhere it is left alone, and others have their
 * turn.
 */
#include "aside.h"

#include <pthread.h>

#include "base/limits.h"

#include "agent/clr/clr.h"
#include "agent/link/link.h"

#include "abort.h"
#include "body.h"

struct worker {
    struct aside_job job;
    pthread_t thread;
    bool may_abort;  /* aborts can be caught */
    int64_t stop_at; /* by link_now(); 0: its caller waits */

    pthread_mutex_t lock; /* guards all below */
    struct abort abort;
    bool is_known;   /* `abort` is set */
    bool is_running; /* may be aborted now */
    bool has_ended;
};

static struct worker *current; /* NULL: none */

/* --- The worker's thread --- */

static void body(void *ctx)
{
    struct worker *w = ctx;

    pthread_mutex_lock(&w->lock);
    w->is_running = true;
    abort_begin(&w->abort);
    pthread_mutex_unlock(&w->lock);
    w->job.run(w->job.ctx);
}

static bool leave(void *ctx)
{
    struct worker *w = ctx;
    bool is_aborting;

    pthread_mutex_lock(&w->lock);
    w->is_running = false;
    is_aborting = w->abort.is_aborting;
    pthread_mutex_unlock(&w->lock);
    return !is_aborting;
}

static void run_job(struct worker *w)
{
    const struct guard_frame frame = {body, leave, w};

    if (!w->may_abort) {
        w->job.run(w->job.ctx);
        return;
    }
    abort_know(&w->abort, &w->lock);
    guard_run_frame(&frame);
    abort_forget(&w->abort);
}

/* As the runtime's own helpers are: it does not keep the process alive. */
static void go_into_background(void)
{
    struct clr_object *thread = (struct clr_object *)clr.thread_current();
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System.Threading", "Thread");
    struct clr_method *set = k ? clr_method(k, "set_IsBackground", 1, NULL) : NULL;
    struct err ignored;

    if (thread && set)
        clr_call(set, thread, (void *[]){&(uint8_t){true}}, NULL, &ignored);
}

static void *run_thread(void *ctx)
{
    struct worker *w = ctx;
    struct clr_thread *self = clr.thread_attach(clr.domain);
    struct clr_region region;

    if (self) {
        clr_begin(&region);
        go_into_background();
        run_job(w);
        clr_end(&region);
        clr.thread_detach(self);
    }
    pthread_mutex_lock(&w->lock);
    w->has_ended = true;
    pthread_mutex_unlock(&w->lock);
    agent_nudge();
    return NULL;
}

/* --- The main thread --- */

bool aside_start(const struct aside_job *job, struct err *err)
{
    struct worker *w = mem_zalloc(sizeof(*w));

    if (!w)
        return err_no_memory(err);
    guard_practise();
    w->job = *job;
    w->may_abort = guard_has_frames();
    pthread_mutex_init(&w->lock, NULL);
    if (pthread_create(&w->thread, NULL, run_thread, w) != 0) {
        pthread_mutex_destroy(&w->lock);
        mem_free(w);
        return err_set(err, ERR_INTERNAL, "cannot start a thread");
    }
    current = w;
    return true;
}

bool aside_is_busy(void)
{
    return current != NULL;
}

void aside_stop(int64_t grace_us)
{
    const int64_t at = link_now() + grace_us;

    if (current && (!current->stop_at || at < current->stop_at))
        current->stop_at = at;
}

static void finish(struct worker *w)
{
    current = NULL;
    pthread_join(w->thread, NULL);
    w->job.over(w->job.ctx);
    pthread_mutex_destroy(&w->lock);
    mem_free(w);
}

/* Its memory is never freed, since the thread may still use it. */
static void abandon(struct worker *w)
{
    current = NULL;
    pthread_detach(w->thread);
    guard_is_hopeless("A plugin tool does not end, although its caller no longer waits");
}

void aside_look(void)
{
    struct worker *w = current;
    const int64_t now = link_now();
    bool has_ended, is_hopeless = false;

    if (!w)
        return;
    pthread_mutex_lock(&w->lock);
    has_ended = w->has_ended;
    if (!has_ended && w->stop_at && now >= w->stop_at) {
        if (w->is_running) {
            is_hopeless = abort_gives_up(&w->abort, now);
            abort_press(&w->abort, now);
        }
        if (!w->may_abort)
            is_hopeless = now - w->stop_at >= LIMIT_STUCK_US;
    }
    pthread_mutex_unlock(&w->lock);
    if (has_ended)
        finish(w);
    else if (is_hopeless)
        abandon(w);
}

/* In managed code, so that the runtime can collect meanwhile. */
static void sleep_a_little(void)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System.Threading", "Thread");
    struct clr_method *sleep = k ? clr_method(k, "Sleep", 1, "System.Int32") : NULL;
    struct err ignored;

    if (sleep)
        clr_call(sleep, NULL, (void *[]){&(int32_t){1}}, NULL, &ignored);
}

void aside_end(void)
{
    const int64_t until = link_now() + LIMIT_ASIDE_END_US;

    aside_stop(0);
    for (aside_look(); current; aside_look()) {
        if (!current->may_abort && link_now() >= until)
            abandon(current); /* an engine that unloads a domain aborts its threads itself */
        else
            sleep_a_little();
    }
}
