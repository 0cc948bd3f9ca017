/*
 * Runs user code on the main thread with a deadline. Another thread aborts code that runs longer,
 * or whose call was cancelled, as Thread.Abort() does; the main thread then carries on. Only code
 * in guard_run() is aborted, never the engine itself. Where the runtime cannot abort, or has no
 * class Umcp.Guard to catch the abort, the code runs to its end.
 */
#ifndef AGENT_RUN_GUARD_H
#define AGENT_RUN_GUARD_H

#include "base/base.h"

enum guard_end {
    GUARD_DONE,     /* it returned by itself */
    GUARD_LATE,     /* it was aborted at its deadline */
    GUARD_CANCELLED /* it was aborted because its caller stopped waiting */
};

/* Starts the watching thread; it aborts code on the calling thread. It calls `stuck` if the code
 * cannot be stopped (it resets its abort, or hangs in native code); with NULL it just keeps trying.
 * False: no memory, no thread. */
bool guard_start(void (*stuck)(const char *why), struct err *err);
void guard_stop(void);

/* How long code may run. Times are those of link_now(). */
struct guard_limits {
    int64_t call;     /* the link's number of the call, for guard_cancel(); 0: none */
    int64_t deadline; /* when the caller stops waiting */
    int64_t run;      /* the longest it may run once it has begun; 0: until the deadline */
    int64_t grace;    /* the longest it may run if it is cancelled */
};

/* When code that began at `begun` must have ended. */
static inline int64_t guard_deadline(const struct guard_limits *limits, int64_t begun)
{
    return limits->run && limits->run < limits->deadline - begun ? begun + limits->run
                                                                 : limits->deadline;
}

/* Runs fn(ctx) until it returns or is aborted. Main thread. A nested call is part of the outer one.
 * After an abort, fn()'s calls into the runtime fail with a ThreadAbortException. In rare cases the
 * abort unwinds fn()'s own frames, so they must not own memory or locks. */
enum guard_end guard_run(void (*fn)(void *ctx), void *ctx, const struct guard_limits *limits);
/* The same, without limits but those that guard_limit() sets meanwhile: `deadline` says when to
 * abort, INT64_MAX means never; `call` is the one whose cancellation aborts it, 0 means none.
 * Outside guard_run_open(), guard_limit() has no effect. */
enum guard_end guard_run_open(void (*fn)(void *ctx), void *ctx);
void guard_limit(int64_t call, int64_t deadline);
/* Forgets what was found in the domain, because the domain is about to be unloaded. */
void guard_forget(void);
/* Aborts the call if it is running now, or when its code resumes. 0: forgets all that were
 * cancelled, because numbers may come again. Any thread. */
void guard_cancel(int64_t call);
/* Whether code with a limit runs now. Any thread. */
bool guard_is_limited(void);
/* Whether it was cancelled. Any thread. */
bool guard_is_cancelled(int64_t call);

#endif
