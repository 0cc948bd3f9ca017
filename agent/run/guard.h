/*
 * User code on the main thread, with a deadline: what runs longer, or whose call was cancelled, is
 * aborted from another thread, as Thread.Abort() does, and the main thread goes on. In guard_run()
 * only: nothing is aborted while the engine itself runs. Where the runtime cannot abort, or has no
 * class Umcp.Guard to catch it, the code runs to its end.
 */
#ifndef AGENT_RUN_GUARD_H
#define AGENT_RUN_GUARD_H

#include "base/base.h"

enum guard_end {
    GUARD_DONE,     /* it came back by itself */
    GUARD_LATE,     /* it was aborted at its deadline */
    GUARD_CANCELLED /* it was aborted because nobody waits for it any more */
};

/* Starts the watching thread, with the calling thread as the one that is aborted. `stuck` is called
 * on the watching thread if the code cannot be stopped (it resets its abort, or is stuck in native
 * code); NULL: it is tried again and again. False: no memory, no thread. */
bool guard_start(void (*stuck)(const char *why), struct err *err);
void guard_stop(void);

/* How long something may run. Times are link_now()'s. */
struct guard_limits {
    int64_t call;     /* the link's number of the call, for guard_cancel(); 0: none */
    int64_t deadline; /* nobody waits for it any longer */
    int64_t run;      /* how long, from when it begins; 0: until the deadline */
};

/* When something that began at `begun` must have ended. */
static inline int64_t guard_deadline(const struct guard_limits *limits, int64_t begun)
{
    return limits->run && limits->run < limits->deadline - begun ? begun + limits->run
                                                                 : limits->deadline;
}

/* Main thread: runs fn(ctx) to its end or until it is aborted. Within another one it is part of
 * that. What fn() calls in the runtime then fails with a ThreadAbortException; in a rare case the
 * abort passes over fn()'s own frames, so it must hold nothing that matters. */
enum guard_end guard_run(void (*fn)(void *ctx), void *ctx, const struct guard_limits *limits);
/* The same without limits, but for those that guard_limit() sets meanwhile: when what runs is to be
 * aborted; INT64_MAX: it is not. Outside of guard_run_open() they mean nothing. */
enum guard_end guard_run_open(void (*fn)(void *ctx), void *ctx);
void guard_limit(int64_t deadline);
/* The domain goes: so does what was found in it. */
void guard_forget(void);
/* From any thread: the call, if it runs now, is aborted. */
void guard_cancel(int64_t call);

#endif
