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
    int64_t run;      /* the longest it may hold the main thread; 0: until the deadline */
    int64_t wait;     /* the longest it may take in all, while it awaits; 0: until the deadline */
    int64_t grace;    /* the longest it may run if it is cancelled */
};

/* Whichever is first: `most` (0: no limit) after `begun`, or the deadline. */
static inline int64_t guard_until(int64_t begun, int64_t most, int64_t deadline)
{
    return most && most < deadline - begun ? begun + most : deadline;
}

/* When code that began at `begun` must have let go of the main thread. */
static inline int64_t guard_deadline(const struct guard_limits *limits, int64_t begun)
{
    return guard_until(begun, limits->run, limits->deadline);
}

/* When a call that began at `begun`, and awaits, must have ended. */
static inline int64_t guard_wait_end(const struct guard_limits *limits, int64_t begun)
{
    return guard_until(begun, limits->wait, limits->deadline);
}

/* Runs fn(ctx) until it returns or is aborted. Main thread. A nested call is part of the outer one.
 * After an abort, fn()'s calls into the runtime fail with a ThreadAbortException. In rare cases the
 * abort unwinds fn()'s own frames, so they must not own memory or locks. */
enum guard_end guard_run(void (*fn)(void *ctx), void *ctx, const struct guard_limits *limits);
/* The same, without limits but those that guard_limit() sets: code of `call` runs from
 * now on, for `run` at most (0: no limit) and not after `end` (INT64_MAX: never). Several turns of
 * one call share `run`. Its cancellation aborts it; call 0 means none. Outside guard_run_open(),
 * guard_limit() has no effect. */
enum guard_end guard_run_open(void (*fn)(void *ctx), void *ctx);
void guard_limit(int64_t call, int64_t run, int64_t end);
/* The frame that catches an abort on another thread. leave() is called after body(): from then on
 * no abort begins; it returns false while one is on its way. */
struct guard_frame {
    void (*body)(void *ctx);
    bool (*leave)(void *ctx);
    void *ctx;
};
/* Whether aborts can be caught at all. Main thread; the answer holds until guard_forget(). */
bool guard_has_frames(void);
void guard_run_frame(const struct guard_frame *f); /* on that thread */
/* Prepares once for safe aborts. Main thread. */
void guard_practise(void);
/* Says that code cannot be stopped, to whom guard_start() was given. */
void guard_is_hopeless(const char *why);
/* Forgets all look-ups in the domain, because the domain is about to be unloaded. */
void guard_forget(void);
/* Aborts the call if it is running now, or when its code resumes. 0: forgets all that were
 * cancelled, because numbers may come again. Any thread. */
void guard_cancel(int64_t call);
/* The link's number of the call whose code runs now; 0: none. Any thread. */
int64_t guard_call_now(void);
/* Whether code with a limit runs now. Any thread. */
bool guard_is_limited(void);
/* Whether it was cancelled. Any thread. */
bool guard_is_cancelled(int64_t call);

#endif
