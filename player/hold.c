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

/* What the naming thread is given, and what it finds: the watching thread's when it has ended. */
struct naming {
    pthread_t thread;
    bool is_begun; /* and has not been seen to end */
    int64_t seen;  /* the value of `seen` that it is for */
    struct trace_methods stack;
    struct clr_method *known; /* what need not be named again */
    struct clr_method *found; /* NULL: nobody */
    char stack_text[1 << 14];
    char class[TEXT], method[TEXT], path[4096];
};

static struct {
    pthread_mutex_t looking; /* held while another thread reads what the main thread owns */
    pthread_t main_thread;
    int signal, limit_s;
    sigset_t signals; /* the ones that the main thread blocks */
    void (*end)(const char *why);
    _Atomic int64_t seen;       /* when the main thread last came round, in ms */
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
    struct naming naming, named; /* the one at work; the last that found somebody */
    int64_t stuck_since;         /* the value of `seen` when naming did not end; 0: it did */
    char text[2 * TEXT + 4096];
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
    pthread_mutex_lock(&hold.looking); /* who takes it later sees the new value */
    pthread_mutex_unlock(&hold.looking);
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

/* An unused signal: the runtime has taken its own by now. */
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
static struct clr_method *find_culprit(struct naming *n)
{
    for (size_t i = n->stack.n; i > 0; i--) {
        struct clr_method *m = n->stack.items[i - 1];

        if (trace_is_code(m))
            return NULL;
        if (m == n->known || places_find(m, n->class, sizeof(n->class), n->path, sizeof(n->path)))
            return m;
    }
    return NULL;
}

static void find_and_name(struct naming *n)
{
    struct buf text, stack;

    n->found = find_culprit(n);
    if (!n->found || n->found == n->known)
        return;
    buf_init(&text, sizeof(n->method) - 1);
    buf_init(&stack, sizeof(n->stack_text) - 1);
    trace_append_method(&text, n->found);
    trace_append_methods(&stack, &n->stack);
    keep_text(n->method, sizeof(n->method), &text);
    keep_text(n->stack_text, sizeof(n->stack_text), &stack);
    buf_done(&text);
    buf_done(&stack);
}

/* Names the method, on a thread of its own, which is the runtime's until it ends: the runtime goes
 * on stopping a thread that was attached once, even if it is detached, and waits until it takes
 * that. If the main thread has come round meanwhile, the methods may be gone. */
static void *name_attached(void *naming)
{
    struct naming *n = naming;
    struct clr_thread *self;
    struct clr_region region;

    pthread_sigmask(SIG_SETMASK, &hold.signals, NULL);
    self = clr.thread_attach(clr.mono.get_root_domain());
    if (!self)
        return NULL;
    pthread_mutex_lock(&hold.looking);
    if (atomic_load(&hold.seen) == n->seen) {
        clr_begin(&region);
        find_and_name(n);
        clr_end(&region);
    }
    pthread_mutex_unlock(&hold.looking);
    clr.thread_detach(self);
    return NULL;
}

/* The main thread may have a lock of the runtime's that this one needs, and keep it for good. Then
 * the naming thread goes on, with what it was given: there is no other until it ends. */
static struct clr_method *name_culprit(const struct trace_methods *stack, int64_t seen)
{
    struct naming *n = &hold.naming;
    const struct timespec until = deadline_in(ANSWER_MS);

    if (!n->is_begun || pthread_tryjoin_np(n->thread, NULL) == 0) {
        n->seen = seen;
        n->stack = *stack;
        n->known = hold.blamed;
        n->found = NULL;
        n->is_begun = pthread_create(&n->thread, NULL, name_attached, n) == 0 &&
                      pthread_timedjoin_np(n->thread, NULL, &until) != 0;
    }
    hold.stuck_since = n->is_begun ? seen : 0;
    if (n->is_begun)
        return NULL;
    if (n->found && n->found != n->known)
        hold.named = *n;
    return n->found;
}

/* Looks for the code that holds the main thread. Inside the runtime, say while it throws, the stack
 * may tell nothing: then looks again a little later, and if that does not help, what was seen
 * before counts. */
static void look(int64_t seen)
{
    struct clr_method *m = NULL;

    if (hold.blamed_since != seen)
        hold.blamed = NULL;
    hold.blamed_since = seen;
    for (int i = 0; i < LOOKS && !m; i++) {
        m = take_stack() ? name_culprit(&hold.stack, seen) : NULL;
        if (!m)
            nanosleep(&(struct timespec){.tv_nsec = (i + 1) * 1000000L}, NULL);
    }
    if (m)
        hold.blamed = !hold.blamed || hold.blamed == m ? m : NULL;
}

static void describe(int64_t held_ms)
{
    snprintf(hold.text, sizeof(hold.text),
             "'%s' has held the engine's main thread for %lld s, "
             "in %s",
             hold.named.path, (long long)(held_ms / 1000), hold.named.method);
}

static void tell(int64_t held_ms)
{
    describe(held_ms);
    engine_log_line(LOG_TYPE_ERROR, &(struct agent_line){.message = slice_of(hold.text),
                                                         .stack = slice_of(hold.named.stack_text)});
    hold.is_told = true;
}

static void give_up(int64_t held_ms)
{
    describe(held_ms);
    blame_add(slice_of(hold.named.class), slice_of(hold.named.method), slice_of(hold.named.path));
    hold.end(hold.text);
}

/* The main thread's stack blames no script. */
static void give_up_blaming(void)
{
    if (!atomic_load(&hold.is_unloading))
        hold.end("The engine hangs in the C# runtime, not in a script");
    hold.end("The engine cannot unload the old scripts, because a thread or a finalizer of "
             "theirs does not end. It starts again with the new scripts");
}

static void judge(int64_t seen, int64_t held, bool was_blamed)
{
    const bool is_over = held >= (int64_t)hold.limit_s * 1000;

    if (hold.blamed && !hold.is_told)
        tell(held);
    if (hold.blamed && was_blamed && is_over)
        give_up(held);
    if (!hold.blamed && is_over && (hold.stuck_since == seen || atomic_load(&hold.is_unloading)))
        give_up_blaming();
}

static void watch(void)
{
    const int64_t seen = atomic_load(&hold.seen), held = now_ms() - seen;
    const bool was_blamed = hold.blamed && hold.blamed_since == seen;
    bool is_locked;

    if (held < (int64_t)hold.limit_s * 500 || agent_is_limited()) {
        hold.is_told = false;
        hold.blamed = NULL;
        return;
    }
    look(seen);
    /* Where the naming thread still has the lock, the main thread cannot come round either. */
    is_locked = pthread_mutex_trylock(&hold.looking) == 0;
    if (atomic_load(&hold.seen) == seen)
        judge(seen, held, was_blamed);
    if (is_locked)
        pthread_mutex_unlock(&hold.looking);
}

void hold_unloading(bool is_it)
{
    hold_beat();
    atomic_store(&hold.is_unloading, is_it);
}

/* --- Death --- */

static void blame_for_death(void)
{
    hold.blamed = NULL;
    if (name_culprit(&hold.last, atomic_load(&hold.seen))) {
        fprintf(stderr, "umcp-player: '%s' has ended the engine, in %s\n", hold.named.path,
                hold.named.method);
        blame_add(slice_of(hold.named.class), slice_of(hold.named.method),
                  slice_of(hold.named.path));
    }
}

static bool wait_ms(sem_t *for_what, int ms)
{
    const struct timespec until = deadline_in(ms);

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
