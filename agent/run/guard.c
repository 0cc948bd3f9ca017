/*
 * Stops user code on the main thread. A watching thread looks at the clock and never touches the
 * runtime. For each abort it starts another thread that attaches, aborts and ends, because an
 * attached thread must not sleep. Knows threads and time, and of the running call only its number.
 */
#include "guard.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "base/limits.h"

#include "agent/clr/clr.h"
#include "agent/link/link.h"

#define NEVER       INT64_MAX
#define PRACTICE_US 5000 /* by then the practice code sleeps, unless the machine is busy */
#define LOOK_US     5000 /* between two checks whether an abort worked */

/* An abort is repeated after the main thread has used this much processor time, or has slept this
 * long. Elapsed time alone proves nothing, because the machine may be busy. */
#define AGAIN_WORK_US  50000
#define AGAIN_SLEEP_US 60000

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
    pid_t tid;              /* of the main thread */
    clockid_t clock;        /* the main thread's processor time */
    sigset_t signals;       /* the ones that the main thread blocks */
    uintptr_t main_thread;  /* a handle in the root domain, which outlives the others */
    struct clr_method *run; /* Umcp.Guard.Run in this domain; NULL: not looked up yet, or absent */
    bool was_looked_up;
    int64_t wakes_at; /* when the watching thread wakes up by itself */

    bool is_running; /* the code has begun and not ended */
    bool must_sleep; /* abort it once it sleeps */
    bool is_open;    /* while it runs: in guard_run_open() */
    int64_t call, begun, deadline, grace;
    int64_t turns_of, used;         /* in guard_run_open(): the last call, and its turns so far */
    int64_t cancelled[CANCELLED];   /* calls whose callers stopped waiting; 0: none */
    unsigned n_cancelled;           /* the ring's newest is before this one */
    enum guard_end end;             /* why it is being aborted; GUARD_DONE: it is not */
    int64_t tried, first;           /* when the last and the first abort began; 0: none has */
    int64_t tried_work, first_work; /* the main thread's processor time at these two */
    bool is_stuck;                  /* aborts have not stopped it */
    bool is_aborting;               /* a thread is aborting it right now */

    /* Used by the main thread only. */
    bool is_nested; /* inside guard_run(); a nested call is part of it */
    bool has_practised, is_practice;
    struct {
        void (*fn)(void *ctx);
        void *ctx;
        struct guard_limits limits;
    } body;
} guard = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* --- The abort --- */

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

static void *abort_main_thread(void *must_forget)
{
    struct clr_thread *self;
    struct clr_region region;
    struct clr_object *target;

    /* The runtime sends signals to its threads. */
    pthread_sigmask(SIG_SETMASK, &guard.signals, NULL);
    self = clr.thread_attach(clr.mono.get_root_domain());
    if (self) {
        clr_begin(&region);
        target = clr_handle_get(guard.main_thread);
        if (target && must_forget)
            forget_request(target);
        if (target)
            clr.mono.thread_stop((struct clr_thread *)target);
        clr_end(&region);
        clr.thread_detach(self);
    }
    pthread_mutex_lock(&guard.lock);
    guard.is_aborting = false;
    pthread_mutex_unlock(&guard.lock);
    return NULL;
}

/* The processor time that the main thread has used. */
static int64_t worked(void)
{
    struct timespec t = {0};

    clock_gettime(guard.clock, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* Asleep, rather than waiting for a processor: "123 (name) S 1 …". */
static bool is_asleep(void)
{
    char path[64], text[512];
    FILE *f;
    size_t len;
    const char *end;

    snprintf(path, sizeof(path), "/proc/self/task/%d/stat", (int)guard.tid);
    f = fopen(path, "re");
    if (!f)
        return true;
    len = fread(text, 1, sizeof(text) - 1, f);
    fclose(f);
    text[len] = '\0';
    end = strrchr(text, ')');
    return end && end[1] == ' ' && end[2] == 'S';
}

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

/* Does what is due and returns when to look again. May release the lock for a moment. */
static int64_t watch(int64_t now)
{
    if (!guard.is_running)
        return NEVER;
    if (now < due())
        return due();
    if (guard.first && !guard.is_stuck &&
        (worked() - guard.first_work >= LIMIT_STUCK_WORK_US ||
         now - guard.first >= LIMIT_STUCK_US ||
         (now - guard.first >= LIMIT_STUCK_SLEEP_US && is_asleep()))) {
        guard.is_stuck = true;
        pthread_mutex_unlock(&guard.lock);
        if (guard.stuck)
            guard.stuck("The code on the main thread cannot be stopped");
        pthread_mutex_lock(&guard.lock);
        return now;
    }
    if (guard.must_sleep && !guard.first && !is_asleep())
        return now + LOOK_US;
    if (guard.end == GUARD_DONE)
        guard.end = is_cancelled() ? GUARD_CANCELLED : GUARD_LATE;
    if (!guard.first ||
        (!guard.is_aborting && (worked() - guard.tried_work >= AGAIN_WORK_US ||
                                (now - guard.tried >= AGAIN_SLEEP_US && is_asleep())))) {
        void *must_forget = guard.first ? &guard : NULL;
        pthread_t thread;

        /* Does not wait for the abort: if the thread is in native code, it takes as long as that
         * code. */
        guard.tried = now;
        guard.tried_work = worked();
        if (!guard.first) {
            guard.first = now;
            guard.first_work = guard.tried_work;
        }
        guard.is_aborting = true;
        if (pthread_create(&thread, NULL, abort_main_thread, must_forget) == 0)
            pthread_detach(thread);
        else
            guard.is_aborting = false; /* watch() tries again */
    }
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

/* Wakes the watching thread only if it would sleep too long, because there are thousands of
 * calls. */
static void run_body(void)
{
    const struct guard_limits *limits = &guard.body.limits;

    pthread_mutex_lock(&guard.lock);
    guard.is_running = true;
    guard.must_sleep = guard.is_practice;
    guard.is_stuck = false;
    guard.call = limits->call;
    guard.turns_of = guard.used = 0;
    guard.begun = link_now();
    guard.is_open = !limits->call && limits->deadline == NEVER;
    guard.deadline = guard_deadline(limits, guard.begun);
    guard.grace = limits->grace;
    guard.first = guard.tried = 0;
    if (due() < guard.wakes_at)
        pthread_cond_broadcast(&guard.changed);
    pthread_mutex_unlock(&guard.lock);
    guard.body.fn(guard.body.ctx);
}

static uint8_t leave(void)
{
    bool is_aborting;

    pthread_mutex_lock(&guard.lock);
    guard.is_running = false;
    is_aborting = guard.is_aborting;
    pthread_mutex_unlock(&guard.lock);
    return !is_aborting;
}

/* --- Beginning and end --- */

/* Blocks all signals in the new thread: signals to the process are for its own threads. */
static bool start_thread(void)
{
    pthread_condattr_t clock;
    sigset_t all;
    bool ok;

    if (pthread_condattr_init(&clock) != 0)
        return false;
    pthread_condattr_setclock(&clock, CLOCK_MONOTONIC);
    ok = pthread_cond_init(&guard.changed, &clock) == 0;
    pthread_condattr_destroy(&clock);
    if (!ok)
        return false;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &guard.signals);
    ok = pthread_create(&guard.thread, NULL, run_watch, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &guard.signals, NULL);
    if (!ok)
        pthread_cond_destroy(&guard.changed);
    return ok;
}

bool guard_start(void (*stuck)(const char *why), struct err *err)
{
    struct clr_domain *before;
    struct clr_region region;

    if (clr.lacks[CLR_ABORT] || guard.is_started)
        return true;
    clr_add_call("Umcp.Guard::Body", (const void *)(uintptr_t)run_body);
    clr_add_call("Umcp.Guard::Leave", (const void *)(uintptr_t)leave);
    guard.tid = gettid();
    if (pthread_getcpuclockid(pthread_self(), &guard.clock) != 0)
        guard.clock = CLOCK_MONOTONIC;
    /* A handle that keeps the main thread's managed object alive. */
    before = clr.mono.domain_get();
    clr_begin(&region);
    if (clr.mono.domain_set)
        clr.mono.domain_set(clr.mono.get_root_domain(), 0);
    guard.main_thread = clr_handle_new((struct clr_object *)clr.thread_current());
    if (clr.mono.domain_set && before)
        clr.mono.domain_set(before, 0);
    clr_end(&region);
    guard.stuck = stuck;
    guard.must_stop = false;
    guard.wakes_at = NEVER;
    if (!start_thread()) {
        clr_handle_free(guard.main_thread);
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
    clr_handle_free(guard.main_thread);
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

enum guard_end guard_run(void (*fn)(void *ctx), void *ctx, const struct guard_limits *limits)
{
    if (!guard.was_looked_up && guard.is_started) {
        struct clr_class *k = clr_class_named(SLICE("Umcp.Guard"));

        guard.was_looked_up = true;
        guard.run = k ? clr_method(k, "Run", 0, NULL) : NULL;
    }
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

/* What is left of `run` for this turn of the call. */
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
