/*
 * Stops user code on the main thread. A watching thread looks at the clock and never touches the
 * runtime. Knows threads and time, and of the running call only its number.
 */
#include "guard.h"

#include <pthread.h>
#include <signal.h>
#include <time.h>

#include "base/limits.h"

#include "abort.h"

#include "agent/clr/clr.h"
#include "agent/link/link.h"

#define NEVER       INT64_MAX
#define PRACTICE_US 5000 /* by then the practice code sleeps, unless the machine is busy */
#define LOOK_US     5000 /* between two checks whether an abort worked */

/* All that can be cancelled until the next call begins: those that await, and the running one. */
enum { CANCELLED = LIMIT_AGENT_PENDING + 1 };

/*
 * An abort is thrown wherever the thread happens to be, even in the first and last instructions of
 * the transition from C to managed code. Nothing catches it there unless there is managed code
 * below, and then the thread ends. So all user code runs inside Umcp.Guard, which always catches
 * it, and an abort begins and ends only while the thread is inside.
 *
 * All fields are under `lock`, which no thread holds while it calls the runtime.
 */
static struct {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    pthread_t thread;
    bool is_started, must_stop;
    void (*stuck)(const char *why);
    struct abort abort;     /* of the main thread */
    struct clr_method *run; /* Umcp.Guard.Run in this domain; NULL: not looked up yet, or absent */
    bool was_looked_up;
    int64_t wakes_at; /* when the watching thread wakes up by itself */

    bool is_running; /* the code has begun and not ended */
    bool must_sleep; /* abort it once it sleeps */
    bool is_open;    /* while it runs: in guard_run_open() */
    int64_t call, begun, deadline, grace;
    int64_t turns_of, used;       /* in guard_run_open(): the last call, and its turns so far */
    int64_t cancelled[CANCELLED]; /* calls whose callers stopped waiting; 0: none */
    unsigned n_cancelled;         /* the ring's newest is before this one */
    enum guard_end end;           /* why it is being aborted; GUARD_DONE: it is not */

    /* Used by the main thread only. */
    bool is_nested; /* inside guard_run(); a nested call is part of it */
    bool has_practised, is_practice;
    struct {
        void (*fn)(void *ctx);
        void *ctx;
        struct guard_limits limits;
    } body;
} guard = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* --- The watching thread --- */

static bool was_cancelled(int64_t call)
{
    for (unsigned i = 0; call && i < CANCELLED; i++)
        if (guard.cancelled[i] == call)
            return true;
    return false;
}

static bool is_cancelled(void)
{
    return was_cancelled(guard.call);
}

/* When to abort the code. */
static int64_t due(void)
{
    const int64_t then = guard.begun + guard.grace;

    return is_cancelled() && then < guard.deadline ? then : guard.deadline;
}

/* Does everything that is due and returns when to look again. May release the lock for a moment. */
static int64_t watch(int64_t now)
{
    if (!guard.is_running)
        return NEVER;
    if (now < due())
        return due();
    if (abort_gives_up(&guard.abort, now)) {
        pthread_mutex_unlock(&guard.lock);
        if (guard.stuck)
            guard.stuck("umcp cannot stop the code on the main thread");
        pthread_mutex_lock(&guard.lock);
        return now;
    }
    if (guard.must_sleep && !guard.abort.first && !abort_is_asleep(&guard.abort))
        return now + LOOK_US;
    if (guard.end == GUARD_DONE)
        guard.end = is_cancelled() ? GUARD_CANCELLED : GUARD_LATE;
    abort_press(&guard.abort, now);
    return now + LOOK_US;
}

static void *run_watch(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&guard.lock);
    while (!guard.must_stop) {
        const int64_t when = watch(link_now());
        struct timespec t = {.tv_sec = (time_t)(when / 1000000), .tv_nsec = when % 1000000 * 1000};

        guard.wakes_at = when;
        if (when == NEVER)
            pthread_cond_wait(&guard.changed, &guard.lock);
        else
            pthread_cond_timedwait(&guard.changed, &guard.lock, &t);
    }
    pthread_mutex_unlock(&guard.lock);
    return NULL;
}

/* --- Called by Umcp.Guard --- */

static _Thread_local const struct guard_frame *frame; /* NULL on the main thread */

/* Wakes the watching thread only if it would sleep too long, because there are thousands of
 * calls. */
static void run_body(void)
{
    const struct guard_limits *limits = &guard.body.limits;

    if (frame) {
        frame->body(frame->ctx);
        return;
    }
    pthread_mutex_lock(&guard.lock);
    guard.is_running = true;
    guard.must_sleep = guard.is_practice;
    guard.call = limits->call;
    guard.turns_of = guard.used = 0;
    guard.begun = link_now();
    guard.is_open = !limits->call && limits->deadline == NEVER;
    guard.deadline = guard_deadline(limits, guard.begun);
    guard.grace = limits->grace;
    abort_begin(&guard.abort);
    if (due() < guard.wakes_at)
        pthread_cond_broadcast(&guard.changed);
    pthread_mutex_unlock(&guard.lock);
    guard.body.fn(guard.body.ctx);
}

static uint8_t leave(void)
{
    bool is_aborting;

    if (frame)
        return frame->leave(frame->ctx);
    pthread_mutex_lock(&guard.lock);
    guard.is_running = false;
    is_aborting = guard.abort.is_aborting;
    pthread_mutex_unlock(&guard.lock);
    return !is_aborting;
}

/* --- Beginning and end --- */

/* Blocks all signals in the new thread: signals to the process are for its own threads. */
static bool start_thread(void)
{
    pthread_condattr_t clock;
    sigset_t all, before;
    bool ok;

    if (pthread_condattr_init(&clock) != 0)
        return false;
    pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
    ok = pthread_cond_init(&guard.changed, &clock) == 0;
    pthread_condattr_destroy(&clock);
    if (!ok)
        return false;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    ok = pthread_create(&guard.thread, NULL, run_watch, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!ok)
        pthread_cond_destroy(&guard.changed);
    return ok;
}

bool guard_start(void (*stuck)(const char *why), struct err *err)
{
    if (clr.lacks[CLR_ABORT] || guard.is_started)
        return true;
    clr_add_call("Umcp.Guard::Body", (const void *)(uintptr_t)run_body);
    clr_add_call("Umcp.Guard::Leave", (const void *)(uintptr_t)leave);
    abort_know(&guard.abort, &guard.lock);
    guard.stuck = stuck;
    guard.must_stop = false;
    guard.wakes_at = NEVER;
    if (!start_thread()) {
        abort_forget(&guard.abort);
        return err_set(err, ERR_INTERNAL, "cannot start a thread");
    }
    guard.is_started = true;
    return true;
}

void guard_stop(void)
{
    if (!guard.is_started)
        return;
    pthread_mutex_lock(&guard.lock);
    guard.must_stop = true;
    pthread_cond_broadcast(&guard.changed);
    pthread_mutex_unlock(&guard.lock);
    pthread_join(guard.thread, NULL);
    pthread_cond_destroy(&guard.changed);
    abort_forget(&guard.abort);
    guard.is_started = false;
}

/* --- The main thread --- */

void guard_forget(void)
{
    guard.run = NULL;
    guard.was_looked_up = false;
}

static void invoke_guarded(void (*fn)(void *ctx), void *ctx, const struct guard_limits *limits)
{
    struct clr_object *exception = NULL;

    guard.is_nested = true;
    guard.body.fn = fn;
    guard.body.ctx = ctx;
    guard.body.limits = *limits;
    guard.end = GUARD_DONE;
    clr.runtime_invoke(guard.run, NULL, NULL, &exception);
    guard.is_nested = false;
}

static void sleep_long(void *ctx)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System.Threading", "Thread");
    struct clr_method *sleep = k ? clr_method(k, "Sleep", 1, "System.Int32") : NULL;
    struct clr_object *exception = NULL;
    int32_t ms = 1000;
    void *args[] = {&ms};

    (void)ctx;
    if (sleep)
        clr.runtime_invoke(sleep, NULL, args, &exception);
}

/*
 * Aborts a sleeping thread once, for practice. Mono compiles the code that throws an abort when it
 * first needs it; if the thread is in the middle of a loop then, Mono loses the abort, or the
 * thread. In a sleep it does not.
 */
static void practise(void)
{
    const struct guard_limits limits = {.deadline = link_now() + PRACTICE_US};

    guard.is_practice = true;
    invoke_guarded(sleep_long, NULL, &limits);
    guard.is_practice = false;
    guard.has_practised = guard.end != GUARD_DONE;
}

static void look_up(void)
{
    if (!guard.was_looked_up && guard.is_started) {
        struct clr_class *k = clr_class_named(SLICE("Umcp.Guard"));

        guard.was_looked_up = true;
        guard.run = k ? clr_method(k, "Run", 0, NULL) : NULL;
    }
}

bool guard_has_frames(void)
{
    look_up();
    return guard.is_started && guard.run;
}

void guard_run_frame(const struct guard_frame *f)
{
    struct clr_object *exception = NULL;

    frame = f;
    clr.runtime_invoke(guard.run, NULL, NULL, &exception);
    frame = NULL;
}

enum guard_end guard_run(void (*fn)(void *ctx), void *ctx, const struct guard_limits *limits)
{
    look_up();
    if (!guard.is_started || guard.is_nested || !guard.run) {
        fn(ctx);
        return GUARD_DONE;
    }
    if (!guard.has_practised)
        practise();
    invoke_guarded(fn, ctx, limits);
    return guard.end;
}

enum guard_end guard_run_open(void (*fn)(void *ctx), void *ctx)
{
    const struct guard_limits limits = {.deadline = NEVER};

    return guard_run(fn, ctx, &limits);
}

/* The rest of `run` for this turn of the call. */
static int64_t take_turn(int64_t now, int64_t call, int64_t run)
{
    if (guard.call)
        guard.used += now - guard.begun;
    if (call && call != guard.turns_of) {
        guard.turns_of = call;
        guard.used = 0;
    }
    if (!call || !run)
        return run;
    return run > guard.used ? run - guard.used : 1;
}

void guard_practise(void)
{
    if (guard_has_frames() && !guard.is_nested && !guard.has_practised)
        practise();
}

void guard_limit(int64_t call, int64_t run, int64_t end)
{
    if (!guard.is_started)
        return;
    pthread_mutex_lock(&guard.lock);
    if (guard.is_running && guard.is_open) {
        const int64_t now = link_now();

        guard.deadline = guard_until(now, take_turn(now, call, run), end);
        guard.begun = now;
        guard.call = call;
        if (due() < guard.wakes_at)
            pthread_cond_broadcast(&guard.changed);
    }
    pthread_mutex_unlock(&guard.lock);
}

void guard_is_hopeless(const char *why)
{
    if (guard.stuck)
        guard.stuck(why);
}

/* --- Any thread --- */

void guard_cancel(int64_t call)
{
    if (!guard.is_started)
        return;
    pthread_mutex_lock(&guard.lock);
    if (call)
        guard.cancelled[guard.n_cancelled++ % CANCELLED] = call;
    else
        memset(guard.cancelled, 0, sizeof(guard.cancelled));
    if (guard.is_running && guard.call == call)
        pthread_cond_broadcast(&guard.changed);
    pthread_mutex_unlock(&guard.lock);
}

int64_t guard_call_now(void)
{
    int64_t call;

    if (!guard.is_started)
        return 0;
    pthread_mutex_lock(&guard.lock);
    call = guard.is_running ? guard.call : 0;
    pthread_mutex_unlock(&guard.lock);
    return call;
}

bool guard_is_limited(void)
{
    bool is_limited;

    pthread_mutex_lock(&guard.lock);
    is_limited = guard.is_running && guard.deadline != NEVER;
    pthread_mutex_unlock(&guard.lock);
    return is_limited;
}

bool guard_is_cancelled(int64_t call)
{
    bool is_so;

    pthread_mutex_lock(&guard.lock);
    is_so = was_cancelled(call);
    pthread_mutex_unlock(&guard.lock);
    return is_so;
}
