/*
 * When umcp-player is started, how long it may take, and the report about its end. base/child.h
 * handles the process itself.
 */
#include "player.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "compiling.h"

enum {
    NO_RUNTIME = 3,     /* exit code: no C# runtime; the last line names the package to install */
    RECYCLE = 5,        /* exit code: it has grown too large and wants to be restarted */
    LOOK_MS = 1000,     /* between checks of a running process */
    START_MS = 60000,   /* for it to say hello */
    LEAVE_MS = 1000,    /* for it to exit once its connection is gone */
    HEALTHY_MS = 60000, /* a process that lived this long did not fail to start */
    NEAR_MS = 1000,     /* it is worth waiting for a start this soon, */
    MANY_FAILURES = 4,  /* unless this many in a row have failed */
    MAX_ARGS = 24,
    COMPILER_NAME = 400 /* bytes; a path may be part of it */
};

enum player_state {
    PLAYER_IDLE,    /* no call has needed it yet */
    PLAYER_DUE,     /* will be started at p->due */
    PLAYER_RUNNING, /* as p->child */
    PLAYER_OVER     /* will not be started again */
};

struct player {
    struct player_options options; /* our own copies of the texts */
    const struct host_events *events;
    char *texts;
    struct compiling *compiling; /* NULL: nothing compiles for it */
    char compiler_id[COMPILER_ID_SIZE];
    const char *compiler_kind; /* NULL: there is no compiler */
    char compiler_name[COMPILER_NAME];
    enum player_state state;
    struct child *child; /* NULL: no process */
    int64_t due;         /* in PLAYER_DUE */
    int64_t started;     /* in PLAYER_RUNNING */
    int64_t looked;
    int64_t lost;     /* when the connection was lost; HOST_NEVER: it was not */
    bool has_greeted; /* it has said hello */
    bool is_excused;  /* a call crashed it: start the next one without delay */
    size_t n_failures;
    char complaint[CHILD_LINE_SIZE + 128];
    const char *killed; /* why we killed it; NULL: we did not */
};

/* --- The process. --- */

static void wake(void *ctx)
{
    const struct host_events *events = ctx;

    if (events->wake)
        events->wake(events->ctx);
}

/* Descriptors 3 and 4 are its connections to the server and to the compile service. */
static void make_args(const struct player *p, const char *args[MAX_ARGS])
{
    const struct player_options *o = &p->options;
    const struct {
        const char *name, *value;
    } given[] = {{"--project", o->project},
                 {"--link-fd", "3"},
                 {"--compile-fd", p->compiling ? "4" : NULL},
                 {"--compiler-id", p->compiler_kind ? p->compiler_id : NULL},
                 {"--compiler-kind", p->compiler_kind},
                 {"--compiler-name", p->compiler_kind ? p->compiler_name : NULL},
                 {"--cache-dir", o->cache_dir},
                 {"--state-dir", o->state_dir},
                 {"--sandbox", o->sandbox},
                 {"--plugins", o->plugins}};
    size_t n = 0;

    _Static_assert(MAX_ARGS >= 2 * N_ELEMENTS(given) + 2, "room for all of them");
    args[n++] = o->program;
    for (size_t i = 0; i < N_ELEMENTS(given); i++)
        if (given[i].value) {
            args[n++] = given[i].name;
            args[n++] = given[i].value;
        }
    args[n] = NULL;
}

static bool start(struct player *p, struct err *err)
{
    const char *args[MAX_ARGS];
    int fds[2];
    struct child_options o = {.args = args,
                              .fds = fds,
                              .n_fds = p->compiling ? 2 : 1,
                              .in = -1,
                              .out = -1,
                              .ended = wake,
                              .ctx = (void *)(uintptr_t)p->events};

    make_args(p, args);
    if (!p->options.connect(p->options.ctx, &fds[0], err))
        return false;
    if (p->compiling && !compiling_connect(p->compiling, &fds[1], err)) {
        close(fds[0]);
        return false;
    }
    p->child = child_start(&o, err);
    for (size_t i = 0; i < o.n_fds; i++)
        close(fds[i]);
    return p->child != NULL;
}

__attribute__((format(printf, 3, 4))) static void tell(const struct player *p, const char *level,
                                                       const char *format, ...)
{
    va_list args;

    va_start(args, format);
    text_vlog(p->events->log, p->events->ctx, level, format, args);
    va_end(args);
}

static void fail(struct player *p, int64_t now)
{
    p->n_failures = p->is_excused ? 0 : p->n_failures + 1;
    p->state = PLAYER_DUE;
    p->due = now + child_restart_ms(p->n_failures);
    tell(p, "Warning", "The engine is not running: %s. umcp starts it again in %g s", p->complaint,
         (double)child_restart_ms(p->n_failures) / 1000);
}

static void ended(struct player *p, int status, int64_t now)
{
    struct child *child = p->child;
    const char *words = child_last_line(child);

    p->child = NULL;
    if (WIFEXITED(status) && WEXITSTATUS(status) == NO_RUNTIME && !p->killed && !p->has_greeted) {
        snprintf(p->complaint, sizeof(p->complaint), "%s",
                 words[0] ? words : "There is no C# runtime");
        p->state = PLAYER_OVER;
        tell(p, "Warning", "umcp does not start the engine: %s", p->complaint);
    } else if (p->state != PLAYER_OVER) {
        if (now - p->started >= HEALTHY_MS)
            p->n_failures = 0;
        if (p->killed)
            snprintf(p->complaint, sizeof(p->complaint), "umcp ended it, because %s", p->killed);
        else
            child_say_end(status, words, p->complaint, sizeof(p->complaint));
        if (WIFEXITED(status) && WEXITSTATUS(status) == RECYCLE)
            p->is_excused = true;
        fail(p, now);
    }
    child_free(child, 0);
}

/* --- For the link host. --- */

void player_want(struct player *p)
{
    if (p && p->state == PLAYER_IDLE) {
        p->state = PLAYER_DUE;
        p->due = 0;
    }
}

void player_stop(struct player *p)
{
    if (p)
        p->state = PLAYER_OVER;
}

bool player_is_expected(const struct player *p)
{
    return p && p->state != PLAYER_OVER;
}

bool player_is_wanted(const struct player *p)
{
    return player_is_expected(p) && p->state != PLAYER_IDLE;
}

const char *player_complaint(const struct player *p)
{
    return p ? p->complaint : "";
}

bool player_is_near(const struct player *p, int64_t now)
{
    return p && p->n_failures < MANY_FAILURES &&
           (p->state != PLAYER_DUE || p->due - now <= NEAR_MS);
}

int64_t player_retry_ms(const struct player *p, int64_t now)
{
    int64_t least = 500;

    return p && p->state == PLAYER_DUE && p->due > now + least ? p->due - now : least;
}

void player_greeted(struct player *p)
{
    if (!p)
        return;
    p->has_greeted = true;
    p->complaint[0] = '\0';
}

void player_lost(struct player *p, int64_t now)
{
    if (p && p->state == PLAYER_RUNNING && p->lost == HOST_NEVER)
        p->lost = now;
}

void player_excuse(struct player *p)
{
    if (!p)
        return;
    p->is_excused = true;
    if (p->state == PLAYER_DUE) { /* we saw its end first */
        p->n_failures = 0;
        p->due = 0;
    }
}

void player_kill(struct player *p, const char *why)
{
    if (!p || !p->child)
        return;
    p->killed = why;
    child_signal(p->child, SIGKILL);
}

static void begin(struct player *p, int64_t now)
{
    struct err err;

    p->started = p->looked = now;
    p->lost = HOST_NEVER;
    p->has_greeted = p->is_excused = false;
    p->killed = NULL;
    if (start(p, &err)) {
        p->state = PLAYER_RUNNING;
        return;
    }
    snprintf(p->complaint, sizeof(p->complaint), "%.300s", err.message);
    fail(p, now);
}

/* Whether the process is gone or should be gone soon. */
static bool is_leaving(struct player *p)
{
    return p->lost != HOST_NEVER || p->killed || child_is_leaving(p->child);
}

static void watch(struct player *p, int64_t now)
{
    int status;

    if (!p->has_greeted && !p->killed && now - p->started > START_MS)
        player_kill(p, "it did not connect");
    else if (p->lost != HOST_NEVER && !p->killed && now - p->lost >= LEAVE_MS)
        player_kill(p, "its connection was lost");
    if (!is_leaving(p) && now - p->looked < LOOK_MS)
        return;
    p->looked = now;
    if (child_reap(p->child, &status))
        ended(p, status, now);
}

int64_t player_tick(struct player *p, int64_t now)
{
    if (!p)
        return HOST_NEVER;
    compiling_tick(p->compiling);
    if (p->child)
        watch(p, now);
    if (p->state == PLAYER_DUE && now >= p->due)
        begin(p, now);
    if (p->state == PLAYER_DUE)
        return p->due;
    return p->child ? now + (is_leaving(p) ? LOOK_MS / 50 : LOOK_MS) : HOST_NEVER;
}

void player_health(const struct player *p, struct json_out *w)
{
    if (!p)
        return;
    compiling_health(p->compiling, w);
    if (p->options.confined)
        json_put_string(w, "sandbox", p->options.confined);
}

/* --- Making and freeing. --- */

void player_free(struct player *p)
{
    if (!p)
        return;
    child_free(p->child, LEAVE_MS);
    compiling_free(p->compiling);
    mem_free(p->texts);
    mem_free(p);
}

/* The texts that we keep. */
static const size_t kept_texts[] = {
#define KEPT(member) offsetof(struct player_options, member)
    KEPT(program), KEPT(project), KEPT(state_dir), KEPT(cache_dir),
    KEPT(plugins), KEPT(sandbox), KEPT(confined),
#undef KEPT
};

static const char **text_at(struct player_options *o, size_t i)
{
    return (const char **)(void *)((char *)o + kept_texts[i]);
}

/* False: no memory. */
static bool copy_texts(struct player *p)
{
    size_t size = 1, at = 0;

    for (size_t i = 0; i < N_ELEMENTS(kept_texts); i++)
        size += *text_at(&p->options, i) ? strlen(*text_at(&p->options, i)) + 1 : 0;
    p->texts = mem_alloc(size);
    if (!p->texts)
        return false;
    for (size_t i = 0; i < N_ELEMENTS(kept_texts); i++) {
        const char **text = text_at(&p->options, i);
        size_t len = *text ? strlen(*text) + 1 : 0;

        if (!len)
            continue;
        memcpy(p->texts + at, *text, len);
        *text = p->texts + at;
        at += len;
    }
    return true;
}

static void copy_name(struct player *p, const struct compiler *c)
{
    const char *name;
    struct arena a;

    arena_init(&a, 1 << 16);
    name = compiler_name(&a, c);
    snprintf(p->compiler_name, sizeof(p->compiler_name), "%s", name ? name : "");
    arena_done(&a);
}

static bool add_compiler(struct player *p, struct err *err)
{
    const struct compile_service_options *compile = p->options.compile;

    p->options.compile = NULL; /* lent */
    if (!compile)
        return true;
    if (!compile->complaint) {
        memcpy(p->compiler_id, compile->compiler->id, sizeof(p->compiler_id));
        p->compiler_kind = compiler_kind_words[compile->compiler->kind];
        copy_name(p, compile->compiler);
    }
    p->compiling = compiling_new(compile, p->events, err);
    return p->compiling != NULL;
}

struct player *player_new(const struct player_options *options, const struct host_events *events,
                          struct err *err)
{
    struct player *p = mem_zalloc(sizeof(*p));

    if (!p) {
        err_no_memory(err);
        return NULL;
    }
    p->options = *options;
    p->events = events;
    p->lost = HOST_NEVER;
    if (!copy_texts(p))
        err_no_memory(err);
    else if (add_compiler(p, err)) {
        if (!options->is_lazy)
            player_want(p);
        return p;
    }
    player_free(p);
    return NULL;
}
