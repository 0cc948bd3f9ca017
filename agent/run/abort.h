/*
 * Aborts a managed thread, as Thread.Abort() does, and again until its code has ended. The
 * owner of a struct abort has a lock of its own, which it holds around these calls. Private to
 * agent/run/.
 */
#ifndef AGENT_RUN_ABORT_H
#define AGENT_RUN_ABORT_H

#include <pthread.h>
#include <signal.h>
#include <sys/types.h>
#include <time.h>

#include "base/base.h"

/* One thread that may be aborted. */
struct abort {
    pthread_mutex_t *lock; /* the owner's */
    pid_t tid;
    clockid_t clock;                /* the thread's processor time */
    uintptr_t thread;               /* a handle in the root domain, which outlives the others */
    sigset_t signals;               /* the ones that it blocks */
    int64_t tried, first;           /* when the last and the first abort began; 0: none has */
    int64_t tried_work, first_work; /* its processor time at these two */
    bool is_stuck;                  /* aborts have not stopped it */
    bool is_aborting;               /* a thread is aborting it right now */
};

/* Notes the data of the calling thread, which is attached. Without the lock. */
void abort_know(struct abort *a, pthread_mutex_t *lock);
void abort_forget(struct abort *a);
/* Forgets earlier aborts, because the thread begins something new. */
void abort_begin(struct abort *a);
/* Whether the thread sleeps, rather than waiting for a processor. */
bool abort_is_asleep(const struct abort *a);
/* Aborts it, if the last time is long enough ago. */
void abort_press(struct abort *a, int64_t now);
/* Whether it has been aborted for so long that it will not end; true only once. */
bool abort_gives_up(struct abort *a, int64_t now);

#endif
