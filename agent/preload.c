/*
 * Gets the agent into a game that does not know it: LD_PRELOAD=libumcp-agent.so. This file replaces
 * dlsym(): an engine that looks up runtime_invoke gets ours, which runs the pump on the main thread
 * and then calls the real function. A program linked with Mono looks nothing up; there a watcher
 * finds the runtime, and each turn of the pump runs on a short-lived thread of its own. Only
 * libumcp-agent.so has this file.
 *
 * The state here is global, because the loader and the engine call us without a context.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "agent.h"
#include "agent/link/link.h"
#include "embed.h"

#define PUMP_US      5000    /* at most this much of a frame */
#define PATIENCE_US  5000000 /* how long we wait for UnityEngine before we do without */
#define FIRST_LOOK   20000   /* us between two tries of the watcher to find a runtime */
#define LONGEST_LOOK 500000
#define SETTLE_US    300000 /* pause after the core library is loaded, before we use the runtime */

typedef void *dlsym_fn(void *restrict handle, const char *restrict name);
typedef struct clr_object *invoke_fn(struct clr_method *m, void *self, void **args,
                                     struct clr_object **exception);

static _Atomic(dlsym_fn *) real_dlsym;
static _Atomic(invoke_fn *) real_mono, real_il2cpp;
static atomic_bool is_active;  /* we were preloaded */
static atomic_bool has_engine; /* an engine has looked up runtime_invoke */
static pid_t main_thread;
static _Thread_local signed char is_main; /* 0: not known yet */
static _Thread_local bool is_inside;      /* calls that the pump makes do not pump again */

/* Used by the main thread only. */
static struct {
    int64_t first_seen, last_tried;
    struct timespec last_tick;
} turns;

/* --- Turns of the pump, on the engine's main thread --- */

/* Waits for UnityEngine, so that we can send the server its version. */
static void try_start(void)
{
    int64_t now = link_now();
    struct clr_region region;
    bool has_unity;

    if (now - turns.last_tried < FIRST_LOOK)
        return;
    turns.last_tried = now;
    if (!turns.first_seen)
        turns.first_seen = now;
    if (!embed_load())
        return;
    clr_begin(&region);
    clr_enter_domain();
    has_unity = clr_class_named(SLICE("UnityEngine.Application")) != NULL;
    clr_end(&region);
    if (has_unity || now - turns.first_seen > PATIENCE_US)
        embed_start(NULL, NULL);
}

/* True every few milliseconds. Very cheap, because it reads the coarse clock. */
static bool has_ticked(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    if (now.tv_sec == turns.last_tick.tv_sec && now.tv_nsec == turns.last_tick.tv_nsec)
        return false;
    turns.last_tick = now;
    return true;
}

static void take_turn(void)
{
    if (is_main == 0)
        is_main = syscall(SYS_gettid) == main_thread ? 1 : -1;
    if (is_main < 0 || is_inside || !atomic_load_explicit(&is_active, memory_order_relaxed))
        return;
    if (!agent_is_wanted() && !has_ticked())
        return;
    is_inside = true;
    if (embed_is_tried())
        agent_pump(PUMP_US);
    else
        try_start();
    is_inside = false;
}

static struct clr_object *invoke_mono(struct clr_method *m, void *self, void **args,
                                      struct clr_object **exception)
{
    take_turn();
    return atomic_load(&real_mono)(m, self, args, exception);
}

static struct clr_object *invoke_il2cpp(struct clr_method *m, void *self, void **args,
                                        struct clr_object **exception)
{
    take_turn();
    return atomic_load(&real_il2cpp)(m, self, args, exception);
}

/* --- dlsym() --- */

static dlsym_fn *find_dlsym(void)
{
    static const char *const versions[] = {"GLIBC_2.34", "GLIBC_2.2.5", "GLIBC_2.17", "GLIBC_2.0"};
    dlsym_fn *found = atomic_load_explicit(&real_dlsym, memory_order_relaxed);

    for (size_t i = 0; i < N_ELEMENTS(versions) && !found; i++) {
        void *p = dlvsym(RTLD_NEXT, "dlsym", versions[i]);

        memcpy(&found, &p, sizeof(found));
    }
    atomic_store_explicit(&real_dlsym, found, memory_order_relaxed);
    return found;
}

/* Our own look-ups must get the runtime's function, not our replacement. */
static bool is_own_code(const void *address)
{
    extern const char __ehdr_start[] __attribute__((visibility("hidden")));
    extern const char _end[] __attribute__((visibility("hidden")));

    return (uintptr_t)address >= (uintptr_t)__ehdr_start && (uintptr_t)address < (uintptr_t)_end;
}

/* Returns the function that the engine gets in place of `found`. */
static void *replace(void *found, _Atomic(invoke_fn *) *real, invoke_fn *ours)
{
    invoke_fn *theirs;
    void *p;

    memcpy(&theirs, &found, sizeof(theirs));
    atomic_store(real, theirs);
    atomic_store(&has_engine, true);
    memcpy(&p, &ours, sizeof(p));
    return p;
}

static void *look_up(void *restrict handle, const char *restrict name, const void *caller)
{
    dlsym_fn *real = find_dlsym();
    void *found = real ? real(handle, name) : NULL;

    if (!found || is_own_code(caller) || !atomic_load(&is_active))
        return found;
    if (strcmp(name, "mono_runtime_invoke") == 0)
        return replace(found, &real_mono, invoke_mono);
    return replace(found, &real_il2cpp, invoke_il2cpp);
}

/* The real dlsym() looks at its caller (RTLD_NEXT), so this must be a jump, not a call. Hence the
 * optimiser, even in a debug build. */
#ifndef __clang__
__attribute__((optimize("O2", "no-stack-protector")))
#endif
__attribute__((visibility("default"))) void *
dlsym(void *restrict handle, const char *restrict name)
{
    dlsym_fn *real = atomic_load_explicit(&real_dlsym, memory_order_relaxed);

    if (!real)
        real = find_dlsym();
    if (!real)
        return NULL;
    if (strcmp(name, "mono_runtime_invoke") == 0 || strcmp(name, "il2cpp_runtime_invoke") == 0)
        return look_up(handle, name, __builtin_return_address(0));
    return real(handle, name);
}

/* --- Programs that are linked with Mono --- */

static void *attach_and_work(void *arg)
{
    void (*work)(void) = *(void (**)(void))arg;
    struct clr_thread *self;
    sigset_t none;

    /* The collector stops threads by signals, but the watcher has blocked them. */
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, NULL);
    self = clr.thread_attach(clr.mono.get_root_domain());
    work();
    clr.thread_detach(self);
    return NULL;
}

/* An attached thread must end with its work, because the collector waits for it. */
static void run_attached(void (*work)(void))
{
    pthread_t thread;

    if (pthread_create(&thread, NULL, attach_and_work, &work) == 0)
        pthread_join(thread, NULL);
}

static bool count_assembly(void *ctx, struct clr_assembly *a)
{
    unsigned *n = ctx;

    (void)a;
    return ++*n < 2;
}

/* Starts the agent once the program itself is loaded, not just the core library. */
static void start_if_loaded(void)
{
    struct clr_region region;
    unsigned n = 0;

    clr_begin(&region);
    clr_each_assembly(count_assembly, &n);
    clr_end(&region);
    if (n >= 2)
        embed_start(NULL, "process");
}

static void pump_all(void)
{
    agent_pump(-1);
}

/* Whether the runtime has started; until then, no other function of it may be called. */
static bool has_mono_begun(void)
{
    return embed_load() && clr.kind == CLR_MONO_RUNTIME && clr.mono.get_root_domain() &&
           clr.get_corlib();
}

static void *watch_for_runtime(void *arg)
{
    useconds_t pause = FIRST_LOOK;

    (void)arg;
    while (!has_mono_begun()) {
        usleep(pause);
        pause = pause * 2 < LONGEST_LOOK ? pause * 2 : LONGEST_LOOK;
        if (atomic_load(&has_engine))
            return NULL; /* the engine will call our runtime_invoke */
    }
    do {
        usleep(SETTLE_US);
        if (atomic_load(&has_engine))
            return NULL;
        run_attached(start_if_loaded);
    } while (!embed_is_tried());
    while (embed_is_running()) {
        agent_wait(1000000);
        if (agent_is_wanted())
            run_attached(pump_all);
    }
    return NULL;
}

/* --- Being loaded --- */

/* A forked child has no link and must not act for its parent. */
static void sleep_in_child(void)
{
    atomic_store(&is_active, false);
}

static bool is_own_name(struct slice path, const char *own)
{
    const char *own_base = strrchr(own, '/') ? strrchr(own, '/') + 1 : own;
    struct slice base = path;

    while (memchr(base.p, '/', base.len))
        slice_cut(&base, '/');
    return slice_is(base, own_base);
}

/* Takes our name out of LD_PRELOAD, so that the game's children run without the agent. True if it
 * was there. */
static bool leave_environment(const char *own)
{
    struct slice rest = slice_of(getenv("LD_PRELOAD"));
    char kept[4096] = "";
    size_t len = 0;
    bool was_there = false;

    while (rest.len) {
        size_t n = 0;
        struct slice path;

        while (n < rest.len && rest.p[n] != ':' && rest.p[n] != ' ')
            n++;
        path = slice_from(rest.p, n);
        rest = slice_skip(rest, n < rest.len ? n + 1 : n);
        if (path.len && is_own_name(path, own))
            was_there = true;
        else if (path.len && len + path.len + 2 < sizeof(kept))
            len += (size_t)snprintf(kept + len, sizeof(kept) - len, "%s%.*s", len ? ":" : "",
                                    SLICE_ARG(path));
    }
    if (was_there && len)
        setenv("LD_PRELOAD", kept, 1);
    else if (was_there)
        unsetenv("LD_PRELOAD");
    return was_there;
}

/* Does nothing if Unity loads the library as a plugin: then the loader starts the agent. */
__attribute__((constructor)) static void begin(void)
{
    const char *wanted = getenv("UMCP_AGENT");
    Dl_info own;
    bool is_preloaded = dladdr((const void *)&real_dlsym, &own) && own.dli_fname &&
                        leave_environment(own.dli_fname);
    sigset_t all, before;
    pthread_t thread;

    if (!is_preloaded && !(wanted && strcmp(wanted, "1") == 0))
        return;
    main_thread = getpid();
    pthread_atfork(NULL, NULL, sleep_in_child);
    atomic_store(&is_active, true);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    if (pthread_create(&thread, NULL, watch_for_runtime, NULL) == 0)
        pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}
