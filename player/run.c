/*
 * The runtime, its domains, and the main loop. As in Unity's editor, user code is in a child
 * domain, which is unloaded and loaded again when scripts change.
 */
#include <dirent.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "app.h"
#include "base/limits.h"
#include "blame.h"
#include "hold.h"
#include "player/calls/calls.h"
#include "player/load/load.h"
#include "player/managed/engine.h"
#include "player/managed/log.h"
#include "player/managed/managed.h"
#include "player/managed/reached.h"
#include "player/managed/trace.h"
#include "player/save/fields.h"
#include "player/scripts/compile.h"
#include "player/scripts/tell.h"

#define DOMAIN_NAME "Unity Child Domain" /* by which the agent recognises it */
#define QUIET_US    100000               /* quiet time until a changed file counts as complete, */
#define SETTLED_US  15000                /* or, if its writer has closed it, until others are */
#define STEP_US     2000                 /* between looks at changes and compilation */
#define LONGEST_US  3000000              /* the longest wait if they keep changing */
#define MEMORY_US   1000000              /* between checks of memory */
#define MISSING_US  1000000              /* between checks for a missing plugins folder */

static struct {
    struct clr_domain *root, *child;
    struct compile_options compile;
    struct watch watch;
    unsigned loaded;       /* compile_generation() of what is in the child domain */
    int64_t changed_at;    /* when scripts last changed; 0: no change pending */
    int64_t first_changed; /* the first of the pending changes */
    int64_t waits_since;   /* since when calls wait for pending changes; 0: none do */
    int64_t missing_seen;  /* when the plugins folder was last looked for */
    bool is_missing;       /* the plugins folder does not exist, so it cannot be watched */
    bool is_compiling;
    int64_t memory_seen;   /* when memory was last checked */
    int64_t memory_before; /* MB, before any code was compiled in this domain */
    bool is_reloaded;      /* because memory was short */
    bool must_quit;
    int exit_code;
} run;

static int64_t now_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

bool player_is_compiling(void)
{
    return run.is_compiling;
}

void player_quit(int exit_code)
{
    run.must_quit = true;
    /* Some codes have a meaning for the server beyond "the game has ended". */
    run.exit_code = (exit_code & 255) >= PLAYER_NO_RUNTIME && (exit_code & 255) <= PLAYER_RECYCLE
                        ? PLAYER_FAILED
                        : exit_code;
}

/* --- Domains --- */

static bool open_assembly(const char *path, struct err *err)
{
    if (clr.mono.domain_assembly_open(run.child, path))
        return true;
    return err_set(err, ERR_NOT_READY, "The assembly '%s' cannot be loaded", path);
}

/* CoreModule first: the others need it. */
static bool open_standins(struct err *err)
{
    DIR *d = opendir(player_options.managed_dir);
    char path[4096];
    struct dirent *e;
    bool ok;

    if (!d)
        return err_set(err, ERR_NOT_READY, "The engine's managed assemblies are not in '%s'",
                       player_options.managed_dir);
    snprintf(path, sizeof(path), "%s/UnityEngine.CoreModule.dll", player_options.managed_dir);
    ok = open_assembly(path, err);
    while (ok && (e = readdir(d))) {
        snprintf(path, sizeof(path), "%s/%s", player_options.managed_dir, e->d_name);
        if (slice_ends_nocase(slice_of(e->d_name), SLICE(".dll")))
            ok = open_assembly(path, err);
    }
    closedir(d);
    return ok;
}

static void start_compiling(void)
{
    agent_set_compiling(AGENT_COMPILES_ALL);
    run.is_compiling = true;
    compile_start();
}

/* After compile_find(). */
static void begin_compiling(enum compile_state state)
{
    if (state == COMPILE_IDLE)
        start_compiling();
    else if (state == COMPILE_PART)
        agent_set_compiling(AGENT_COMPILES_EDITOR);
}

/* Those that are there already need no more; a full disk may have truncated one. */
static void open_scripts(void)
{
    const struct name_list *loads = compile_loads();
    bool must_compile = false;
    struct err fault;

    run.loaded = compile_generation();
    for (size_t i = 0; i < loads->n; i++)
        if (!open_assembly(loads->items[i].p, &fault)) {
            engine_log(LOG_TYPE_ERROR, slice_of(fault.message));
            must_compile |= compile_discard(loads->items[i].p);
        }
    if (must_compile)
        start_compiling();
}

static bool enter_domain(struct err *err)
{
    run.child = clr.mono.domain_create_appdomain((char[]){DOMAIN_NAME}, NULL);
    if (!run.child || !clr.mono.domain_set(run.child, 0))
        return err_set(err, ERR_NOT_READY, "Mono cannot create a domain");
    clr_enter_domain();
    if (!open_standins(err) || !managed_enter_domain(err) || !engine_enter_domain(err))
        return false;
    blame_read();
    engine_start();
    open_scripts();
    return true;
}

static bool reload(struct err *err)
{
    struct clr_domain *old = run.child;

    agent_before_reload();
    engine_unloading();
    load_forget_held();
    engine_leave_domain();
    managed_leave_domain();
    fields_forget();
    scripts_forget();
    clr.mono.domain_set(run.root, 0);
    hold_unloading(true);
    clr.mono.domain_unload(old);
    hold_unloading(false);
    trace_forget();
    reached_forget();
    if (!enter_domain(err))
        return false;
    load_renew_scripts();
    load_refill();
    engine_awake(NULL, 0); /* initializers run before tools do, on other threads, too */
    agent_after_reload();
    return true;
}

/* An exception has ended a thread of user code. As in Unity, we log it, and only that thread ends;
 * if this returned, Mono would end the process. The runtime cannot go on without its finalizer
 * thread, so an exception there ends the process with a message. */
static void thread_failed(struct clr_object *exception, void *ctx)
{
    struct clr_method *get = clr_method(clr.object_get_class(exception), "get_StackTrace", 0, NULL);
    struct clr_object *trace = NULL;
    char thread[16] = "";
    struct buf text, stack;
    struct err err;

    (void)ctx;
    buf_init(&text, LIMIT_LOG_MESSAGE);
    buf_init(&stack, LIMIT_TRACE_BYTES);
    clr_exception_text(&text, exception);
    pthread_getname_np(pthread_self(), thread, sizeof(thread));
    if (strcmp(thread, "Finalizer") == 0) {
        fprintf(stderr, "umcp-player: a finalizer threw an exception: %.*s\n", (int)text.len,
                text.p);
        _exit(PLAYER_FAILED);
    }
    if (get && clr_call(get, exception, NULL, &trace, &err))
        clr_string_append(&stack, (struct clr_string *)trace);
    engine_log_line(LOG_TYPE_EXCEPTION,
                    &(struct agent_line){.message = buf_slice(&text), .stack = buf_slice(&stack)});
    buf_done(&text);
    buf_done(&stack);
    clr.mono.thread_exit();
}

static bool has_plugins(void)
{
    return !player_options.plugins || access(player_options.plugins, R_OK | X_OK) == 0;
}

/* Watches afresh, since there may be new folders. Call before looking for sources, so that no
 * change is missed. */
static void watch_scripts(void)
{
    const struct project *p = load_project();
    const char **roots = mem_alloc((p->n_roots + 1) * sizeof(*roots));
    struct watch_options o = {
        .project = p->root, .roots = roots, .max_folders = LIMIT_SOURCE_FOLDERS};
    struct err err;

    for (size_t i = 0; roots && i < p->n_roots; i++)
        roots[o.n_roots++] = p->roots[i];
    if (roots && player_options.plugins)
        roots[o.n_roots++] = player_options.plugins;
    watch_start(&run.watch, &o, &err); /* if it fails, new scripts need a restart */
    mem_free(roots);
    run.is_missing = !has_plugins();
}

static const struct script_homes homes = {
    .of_source = compile_home, .is_one = compile_is_home, .each_source = compile_each_of};

bool run_start(const struct compile_options *compile, struct err *err)
{
    struct clr_region region;
    bool ok;

    if (!clr_start(player_options.managed_dir, err))
        return false;
    interpose_start();
    if (clr.lacks[CLR_RELOAD])
        return err_set(err, ERR_NOT_READY, "%s", clr.lacks[CLR_RELOAD]);
    if (clr.mono.install_unhandled_exception_hook && clr.mono.thread_exit)
        clr.mono.install_unhandled_exception_hook(thread_failed, NULL);
    run.root = clr.domain;
    graph_reset(&engine_graph_events);
    load_tags();
    calls_register();
    run.compile = *compile;
    script_set_homes(&homes);
    watch_init(&run.watch);
    watch_scripts();
    begin_compiling(compile_find(load_project(), &run.compile));
    clr_begin(&region);
    ok = enter_domain(err);
    clr_end(&region);
    return ok;
}

void run_first_scene(void)
{
    struct clr_region region;
    struct err err = {0};

    clr_begin(&region);
    if (player_options.scene ? !load_scene(slice_of(player_options.scene), false, &err)
                             : !load_first_scene(&err))
        engine_log(LOG_TYPE_ERROR, slice_of(err.message)); /* and continue with an empty world */
    clr_end(&region);
}

/* --- Scripts that change --- */

/* Packages may be new, with folders of their own. If it fails, the known ones have to do. */
static void look_again(void)
{
    const char *const *roots = load_project()->roots;
    struct err err = {0};

    if (run.watch.fd < 0 || run.watch.has_folders || run.is_missing)
        watch_scripts();
    if (!project_refresh(load_project(), &err))
        engine_log(LOG_TYPE_WARNING, slice_of(err.message));
    if (load_project()->roots != roots)
        watch_scripts();
}

static void look_for_changes(int64_t now)
{
    if (run.watch.fd >= 0 && watch_read(&run.watch) == WATCH_TREE)
        run.changed_at = now;
}

/* Who writes a script and calls at once is served with it. Where files change all the time, nobody
 * waits for ever. */
bool run_has_changed(void)
{
    const int64_t now = now_us();

    look_for_changes(now);
    if (!run.changed_at)
        run.waits_since = 0;
    else if (!run.waits_since)
        run.waits_since = now;
    return run.changed_at && now - run.waits_since < LONGEST_US;
}

/* Compiles new sources in the background while the old code keeps running. Sources that are back in
 * an earlier state need no compiling. */
static bool check_sources(int64_t now, struct err *err)
{
    enum compile_state state;
    int64_t quiet;

    look_for_changes(now);
    if (run.is_missing && now - run.missing_seen >= MISSING_US) {
        run.missing_seen = now;
        run.changed_at = has_plugins() ? now : run.changed_at;
    }
    if (run.changed_at && !run.first_changed)
        run.first_changed = run.changed_at;
    quiet = run.watch.is_settled ? SETTLED_US : QUIET_US;
    if (!run.changed_at || (now - run.changed_at < quiet && now - run.first_changed < LONGEST_US))
        return true;
    run.changed_at = run.first_changed = run.waits_since = 0;
    compile_stop();
    look_again();
    state = compile_find(load_project(), &run.compile);
    begin_compiling(state);
    return state == COMPILE_IDLE ||
           (run.loaded == compile_generation() && !load_has_new_scripts()) || reload(err);
}

/* Scripts go on running if the editor's assemblies are all that is new. */
static bool load_made(struct err *err)
{
    if (run.loaded == compile_generation() && !load_has_new_scripts())
        return true;
    if (!compile_has_only_added() || load_has_new_scripts())
        return reload(err);
    open_scripts();
    return true;
}

static bool check_compiler(int64_t now, struct err *err)
{
    enum compile_state state;

    hold_beat();
    state = compile_poll(now);
    run.is_compiling = state == COMPILE_RUNNING;
    if (state == COMPILE_RUNNING)
        return true;
    if (state == COMPILE_CHANGED) {
        run.changed_at = now - QUIET_US; /* no need to wait: they were just read */
        return true;
    }
    agent_set_compiling(state == COMPILE_PART ? AGENT_COMPILES_EDITOR : AGENT_COMPILES_NOTHING);
    return (state != COMPILE_DONE && state != COMPILE_PART) || load_made(err);
}

static bool check_scripts(int64_t now, struct err *err)
{
    return check_sources(now, err) && check_compiler(now, err);
}

/* --- Memory --- */

/*
 * The runtime frees code compiled for calls only with its domain, so reload the domain. If that is
 * not enough, exit, and the server starts another process. Subtract what the project itself needs:
 * a large one would restart forever.
 */
static bool check_memory(int64_t now, struct err *err)
{
    int64_t used;

    if (now - run.memory_seen < MEMORY_US || player_options.memory_limit <= 0)
        return true;
    run.memory_seen = now;
    used = memory_used_mb();
    if (agent_compiled() == 0 && !run.is_reloaded)
        run.memory_before = used;
    if (used - run.memory_before <= player_options.memory_limit) {
        run.is_reloaded = false;
        return true;
    }
    if (run.is_reloaded) {
        engine_log(LOG_TYPE_WARNING,
                   SLICE("Compiled code of callers uses too much memory: the engine restarts"));
        run.must_quit = true;
        run.exit_code = PLAYER_RECYCLE;
        return true;
    }
    engine_log(LOG_TYPE_WARNING,
               SLICE("Compiled code of callers uses much memory: the engine reloads the scripts"));
    run.is_reloaded = true;
    if (!reload(err))
        return false;
    if (clr.gc_collect)
        clr.gc_collect(1);
    return true;
}

/* --- The loop --- */

static bool run_frame(int64_t now, float delta, struct err *err)
{
    struct clr_region region;
    bool ok;

    hold_beat();
    clr_begin(&region);
    engine_frame(delta);
    engine_log_frame();
    reached_frame(now);
    load_requested();
    agent_pump(-1);
    hold_beat();
    ok = check_scripts(now, err) && check_memory(now, err);
    clr_end(&region);
    tell_changes();
    confine_report();
    return ok;
}

/* Until the next frame: calls, and scripts that change. */
static bool run_between(int64_t next, struct err *err)
{
    struct clr_region region;
    bool ok = true;

    for (int64_t now = now_us(); ok && now < next && !agent_is_over(); now = now_us()) {
        const bool is_busy = run.changed_at || run.is_compiling;
        const int64_t rest = next - now;

        agent_wait(is_busy && rest > STEP_US ? STEP_US : rest);
        hold_beat();
        agent_pump(-1);
        if (!is_busy)
            continue;
        clr_begin(&region);
        ok = check_scripts(now_us(), err);
        clr_end(&region);
    }
    return ok;
}

int run_loop(void)
{
    int64_t period = player_options.fps > 0 ? 1000000 / player_options.fps : 0;
    int64_t last = now_us(), next = last;
    struct err err = {0};
    bool ok = true;

    while (ok && !run.must_quit && !agent_is_over()) {
        const int64_t now = now_us();

        ok = run_frame(now, (float)(now - last) / 1e6f, &err);
        last = now;
        next = next + period > now ? next + period : now;
        ok = ok && run_between(next, &err);
    }
    if (!ok) {
        fprintf(stderr, "umcp-player: %s\n", err.message);
        return PLAYER_FAILED;
    }
    compile_stop();
    engine_log_end();
    agent_stop();
    return run.exit_code;
}
