/*
 * See abort.h. Each abort has a thread of its own that attaches, aborts and ends, because an
 * attached thread must not sleep.
 */
#include "abort.h"

#include <stdio.h>
#include <unistd.h>

#include "base/limits.h"

#include "agent/clr/clr.h"

/* An abort is repeated after the thread has used this much processor time, or has slept this long.
 * Elapsed time alone proves nothing, because the machine may be busy. */
#define AGAIN_WORK_US  50000
#define AGAIN_SLEEP_US 60000

enum { ABORT_REQUESTED = 128 }; /* of System.Threading.ThreadState */

/*
 * Clears the record of an abort, in the field where Mono keeps it: while one is recorded, Mono
 * refuses the next. Mono may record an abort and never throw it, and code may catch one and carry
 * on. Do not call this while an abort is being thrown: a second one at that moment ends the
 * process.
 */
static void forget_request(struct clr_object *thread)
{
    struct clr_field *f =
        clr.class_get_field_from_name(clr.object_get_class(thread), "internal_thread");
    struct clr_object *inside = NULL;
    int32_t state;

    if (f)
        clr.field_get_value(thread, f, &inside);
    f = inside ? clr.class_get_field_from_name(clr.object_get_class(inside), "state") : NULL;
    if (!f)
        return;
    clr.field_get_value(inside, f, &state);
    if (!(state & ABORT_REQUESTED))
        return;
    state &= ~ABORT_REQUESTED;
    clr.field_set_value(inside, f, &state);
}

/* One abort. */
struct blow {
    struct abort *target;
    bool must_forget;
};

static void *strike(void *ctx)
{
    struct blow *b = ctx;
    struct abort *const a = b->target;
    struct clr_thread *self;
    struct clr_region region;
    struct clr_object *target;

    /* The runtime sends signals to its threads. */
    pthread_sigmask(SIG_SETMASK, &a->signals, NULL);
    self = clr.thread_attach(clr.mono.get_root_domain());
    if (self) {
        clr_begin(&region);
        target = clr_handle_get(a->thread);
        if (target && b->must_forget)
            forget_request(target);
        if (target)
            clr.mono.thread_stop((struct clr_thread *)target);
        clr_end(&region);
        clr.thread_detach(self);
    }
    mem_free(b);
    pthread_mutex_lock(a->lock);
    a->is_aborting = false;
    pthread_mutex_unlock(a->lock);
    return NULL;
}

void abort_know(struct abort *a, pthread_mutex_t *lock)
{
    struct clr_domain *before = clr.mono.domain_get();
    struct clr_region region;

    *a = (struct abort){.lock = lock, .tid = gettid()};
    pthread_sigmask(SIG_SETMASK, NULL, &a->signals);
    if (pthread_getcpuclockid(pthread_self(), &a->clock) != 0)
        a->clock = CLOCK_MONOTONIC;
    clr_begin(&region);
    if (clr.mono.domain_set)
        clr.mono.domain_set(clr.mono.get_root_domain(), 0);
    a->thread = clr_handle_new((struct clr_object *)clr.thread_current());
    if (clr.mono.domain_set && before)
        clr.mono.domain_set(before, 0);
    clr_end(&region);
}

void abort_forget(struct abort *a)
{
    clr_handle_free(a->thread);
    a->thread = 0;
}

void abort_begin(struct abort *a)
{
    a->first = a->tried = 0;
    a->is_stuck = false;
}

/* The processor time that the thread has used. */
static int64_t worked(const struct abort *a)
{
    struct timespec t = {0};

    clock_gettime(a->clock, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* "123 (name) S 1 …". */
bool abort_is_asleep(const struct abort *a)
{
    char path[64], text[512];
    FILE *f;
    size_t len;
    const char *end;

    snprintf(path, sizeof(path), "/proc/self/task/%d/stat", (int)a->tid);
    f = fopen(path, "re");
    if (!f)
        return true;
    len = fread(text, 1, sizeof(text) - 1, f);
    fclose(f);
    text[len] = '\0';
    end = strrchr(text, ')');
    return end && end[1] == ' ' && end[2] == 'S';
}

/* Does not wait for the abort: if the thread is in native code, it takes as long as that code. */
static void begin_strike(struct abort *a)
{
    struct blow *b = mem_alloc(sizeof(*b));
    pthread_t thread;

    if (!b)
        return;
    *b = (struct blow){a, a->first != a->tried};
    a->is_aborting = true;
    if (pthread_create(&thread, NULL, strike, b) == 0) {
        pthread_detach(thread);
        return;
    }
    mem_free(b);
    a->is_aborting = false; /* abort_press() tries again */
}

void abort_press(struct abort *a, int64_t now)
{
    const int64_t work = worked(a);

    if (a->first && (a->is_aborting || (work - a->tried_work < AGAIN_WORK_US &&
                                        (now - a->tried < AGAIN_SLEEP_US || !abort_is_asleep(a)))))
        return;
    a->tried = now;
    a->tried_work = work;
    if (!a->first) {
        a->first = now;
        a->first_work = work;
    }
    begin_strike(a);
}

bool abort_gives_up(struct abort *a, int64_t now)
{
    if (!a->first || a->is_stuck ||
        (worked(a) - a->first_work < LIMIT_STUCK_WORK_US && now - a->first < LIMIT_STUCK_US &&
         (now - a->first < LIMIT_STUCK_SLEEP_US || !abort_is_asleep(a))))
        return false;
    a->is_stuck = true;
    return true;
}
