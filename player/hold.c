/*
 * Watches the main thread. A signal makes it note the methods on its stack, wherever it happens to
 * be. The method to blame is the outermost that the project's sources declare: the engine called
 * it, and it has not returned. It must be the same one each time we look.
 */
#include "hold.h"

#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include "agent/agent.h"
#include "app.h"
#include "base/limits.h"
#include "blame.h"
#include "note.h"
#include "player/managed/log.h"
#include "player/managed/trace.h"
#include "player/scripts/places.h"

enum {
    LOOK_MS = 500,
    LOOKS = 20,       /* at most, each time */
    ANSWER_MS = 2000, /* for the main thread to take the signal */
    TEXT = 2048
};

static struct {
    pthread_mutex_t looking; /* held while the watching thread reads what the main thread owns */
    pthread_t main_thread;
    int signal, limit_s;
    sigset_t signals; /* the ones that the main thread blocks */
    void (*end)(const char *why);
    _Atomic int64_t seen; /* when the main thread last came round, in ms */
    _Atomic bool is_looking;
    struct note note;           /* whose `stack` is */
    struct trace_methods stack; /* written by the main thread's handler */
    bool is_watching;
    _Atomic bool is_unloading, is_dying;
    sem_t is_called, is_blamed; /* by the main thread that dies; by the watching thread */
    struct trace_methods last;  /* the stack of the main thread that dies */
    /* The watching thread's: */
    struct clr_method *blamed; /* by every look since the main thread was last seen; NULL: none */
    int64_t blamed_since;      /* the value of `seen` then */
    bool is_told;
    pthread_t naming;         /* the thread that names it, */
    bool is_stuck;            /* which does not end, */
    struct clr_method *named; /* and what it found; NULL: nobody */
    char stack_text[1 << 14];
    char class[TEXT], method[TEXT], path[4096], text[2 * TEXT + 4096];
} hold = {.looking = PTHREAD_MUTEX_INITIALIZER};

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void hold_beat(void)
{
    atomic_store(&hold.seen, now_ms());
    if (atomic_load(&hold.is_looking)) {
        pthread_mutex_lock(&hold.looking);
        pthread_mutex_unlock(&hold.looking);
    }
}

/* --- The stack --- */

static void note_stack(int number, siginfo_t *info, void *context)
{
    int before = errno;

    (void)number, (void)info;
    if (note_begin(&hold.note)) {
        trace_note(&hold.stack, context);
        note_end(&hold.note);
    }
    errno = before;
}

/* A signal that nobody uses: the runtime has taken its own by now. */
static bool take_signal(void)
{
    struct sigaction action = {.sa_sigaction = note_stack, .sa_flags = SA_SIGINFO | SA_RESTART};
    struct sigaction old;

    sigfillset(&action.sa_mask);
    for (int s = SIGRTMIN + 4; s <= SIGRTMAX && !hold.signal; s++)
        if (sigaction(s, NULL, &old) == 0 && !(old.sa_flags & SA_SIGINFO) &&
            old.sa_handler == SIG_DFL && sigaction(s, &action, NULL) == 0)
            hold.signal = s;
    return hold.signal != 0;
}

static bool take_stack(void)
{
    return note_ask(&hold.note) && pthread_kill(hold.main_thread, hold.signal) == 0 &&
           note_wait(&hold.note, ANSWER_MS);
}

/* --- The blame --- */

static void keep_text(char *to, size_t size, const struct buf *text)
{
    size_t len = text->len < size ? text->len : size - 1;

    len = utf8_cut(buf_slice(text), len);
    if (len)
        memcpy(to, text->p, len);
    to[len] = '\0';
}

/* The outermost method of the project's own code; NULL: none, or the code of a call runs. */
static struct clr_method *find_culprit(void)
{
    for (size_t i = hold.stack.n; i > 0; i--) {
        struct clr_method *m = hold.stack.items[i - 1];

        if (trace_is_code(m))
            return NULL;
        if (m == hold.blamed ||
            places_find(m, hold.class, sizeof(hold.class), hold.path, sizeof(hold.path)))
            return m;
    }
    return NULL;
}

/* Names the method, on a thread of its own, which is the runtime's until it ends: the runtime goes
 * on stopping a thread that was attached once, even if it is detached, and waits until it takes
 * that. */
static void *name_attached(void *unused)
{
    struct clr_thread *self;
    struct clr_method *m;
    struct clr_region region;
    struct buf text, stack;

    (void)unused;
    hold.named = NULL;
    pthread_sigmask(SIG_SETMASK, &hold.signals, NULL);
    self = clr.thread_attach(clr.mono.get_root_domain());
    if (!self)
        return NULL;
    clr_begin(&region);
    m = find_culprit();
    if (m && m != hold.blamed) {
        buf_init(&text, sizeof(hold.method) - 1);
        buf_init(&stack, sizeof(hold.stack_text) - 1);
        trace_append_method(&text, m);
        trace_append_methods(&stack, &hold.stack);
        keep_text(hold.method, sizeof(hold.method), &text);
        keep_text(hold.stack_text, sizeof(hold.stack_text), &stack);
        buf_done(&text);
        buf_done(&stack);
    }
    clr_end(&region);
    clr.thread_detach(self);
    hold.named = m;
    return NULL;
}

/* The main thread may have a lock of the runtime's that this one needs, and keep it for good. */
static struct clr_method *name_culprit(void)
{
    struct timespec until;

    hold.is_stuck = hold.is_stuck && pthread_tryjoin_np(hold.naming, NULL) != 0;
    if (hold.is_stuck || pthread_create(&hold.naming, NULL, name_attached, NULL) != 0)
        return NULL;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += ANSWER_MS / 1000;
    hold.is_stuck = pthread_timedjoin_np(hold.naming, NULL, &until) != 0;
    return hold.is_stuck ? NULL : hold.named;
}

/* Looks who holds the main thread. Inside the runtime, say while it throws, the stack may tell
 * nothing: then looks again a little later, and if that does not help, what was seen before counts.
 */
static void look(int64_t seen)
{
    struct clr_method *m = NULL;
    bool is_other;

    for (int i = 0; i < LOOKS && !m; i++) {
        m = take_stack() ? name_culprit() : NULL;
        if (!m)
            nanosleep(&(struct timespec){.tv_nsec = (i + 1) * 1000000L}, NULL);
    }
    is_other = hold.blamed_since == seen && m && hold.blamed && hold.blamed != m;
    if (hold.blamed_since != seen || is_other)
        hold.blamed = NULL;
    hold.blamed_since = seen;
    if (m && !is_other)
        hold.blamed = m;
}

static void describe(int64_t held_ms)
{
    snprintf(hold.text, sizeof(hold.text), "'%s' has held the engine for %lld s, in %s", hold.path,
             (long long)(held_ms / 1000), hold.method);
}

static void tell(int64_t held_ms)
{
    describe(held_ms);
    engine_log_line(LOG_TYPE_ERROR, &(struct agent_line){.message = slice_of(hold.text),
                                                         .stack = slice_of(hold.stack_text)});
    hold.is_told = true;
}

static void give_up(int64_t held_ms)
{
    describe(held_ms);
    blame_add(slice_of(hold.class), slice_of(hold.method), slice_of(hold.path));
    hold.end(hold.text);
}

/* Nobody is to blame by the main thread's stack. */
static void give_up_blaming(void)
{
    if (!atomic_load(&hold.is_unloading))
        hold.end("The engine is stuck in the runtime");
    hold.end("The old scripts cannot be unloaded, because a thread or a finalizer of theirs does "
             "not end: the engine starts again, with the new ones");
}

static void watch(void)
{
    const int64_t seen = atomic_load(&hold.seen), limit = (int64_t)hold.limit_s * 1000;
    const int64_t held = now_ms() - seen;
    const bool was_blamed = hold.blamed && hold.blamed_since == seen;

    if (held < limit / 2 || agent_is_limited()) {
        hold.is_told = false;
        hold.blamed = NULL;
        return;
    }
    atomic_store(&hold.is_looking, true);
    pthread_mutex_lock(&hold.looking);
    if (atomic_load(&hold.seen) == seen) {
        look(seen);
        if (hold.blamed && !hold.is_told)
            tell(held);
        if (hold.blamed && was_blamed && held >= limit)
            give_up(held);
        if (!hold.blamed && held >= limit && (hold.is_stuck || atomic_load(&hold.is_unloading)))
            give_up_blaming();
    }
    pthread_mutex_unlock(&hold.looking);
    atomic_store(&hold.is_looking, false);
}

void hold_unloading(bool is_it)
{
    hold_beat();
    atomic_store(&hold.is_unloading, is_it);
}

/* --- Death --- */

static void blame_for_death(void)
{
    hold.stack = hold.last;
    hold.blamed = NULL;
    if (name_culprit()) {
        fprintf(stderr, "umcp-player: '%s' has crashed the engine, in %s\n", hold.path,
                hold.method);
        blame_add(slice_of(hold.class), slice_of(hold.method), slice_of(hold.path));
    }
}

static bool wait_ms(sem_t *for_what, int ms)
{
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += ms % 1000 * 1000000L;
    until.tv_sec += ms / 1000 + until.tv_nsec / 1000000000L;
    until.tv_nsec %= 1000000000L;
    return sem_timedwait(for_what, &until) == 0;
}

void hold_dying(void)
{
    ucontext_t here;

    if (!hold.is_watching || !pthread_equal(pthread_self(), hold.main_thread) ||
        agent_is_limited() || atomic_exchange(&hold.is_dying, true) || getcontext(&here) != 0)
        return;
    trace_note(&hold.last, &here);
    if (hold.last.n == 0)
        return;
    sem_post(&hold.is_called);
    wait_ms(&hold.is_blamed, ANSWER_MS); /* it may need a lock that this thread has */
}

static void *run_watch(void *unused)
{
    (void)unused;
    for (;;) {
        watch();
        if (wait_ms(&hold.is_called, LOOK_MS)) {
            blame_for_death();
            sem_post(&hold.is_blamed);
        }
    }
    return NULL;
}

void hold_start(int limit_s, void (*end)(const char *why))
{
    pthread_t thread;
    sigset_t all;

    hold.main_thread = pthread_self();
    hold.limit_s = limit_s;
    hold.end = end;
    hold_beat();
    if (!limit_s || !trace_can_note() || !note_init(&hold.note) || !take_signal() ||
        sem_init(&hold.is_called, 0, 0) != 0 || sem_init(&hold.is_blamed, 0, 0) != 0)
        return;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &hold.signals);
    hold.is_watching = pthread_create(&thread, NULL, run_watch, NULL) == 0;
    if (hold.is_watching)
        pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &hold.signals, NULL);
}
