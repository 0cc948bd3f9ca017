/*
 * When umcp-player is started, how long it may take, and what to say about its end. base/child.h
 * handles the process itself.
 */
#include "player.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    NO_RUNTIME = 3,     /* exit code: no C# runtime; the last line says what to install */
    RECYCLE = 5,        /* exit code: it has grown too large and wants to be restarted */
    LOOK_MS = 1000,     /* between checks of a running process */
    START_MS = 60000,   /* for it to say hello */
    LEAVE_MS = 1000,    /* for it to exit once its connection is gone */
    HEALTHY_MS = 60000, /* a process that lived this long did not fail to start */
    NEAR_MS = 1000,     /* it is worth waiting for a start this soon, */
    MANY_FAILURES = 4   /* unless this many in a row have failed */
};

static const int64_t delays[] = {0, 500, 1000, 2000, 4000, 8000, 16000, 30000};

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

static bool start(struct player *p, struct err *err)
{
    const struct player_options *o = &p->options;
    const char *args[10] = {o->program, "--project", o->project, "--link-fd", "3"};
    size_t n = 5;
    int link;

    if (o->state_dir) {
        args[n++] = "--state-dir";
        args[n++] = o->state_dir;
    }
    if (o->plugins) {
        args[n++] = "--plugins";
        args[n++] = o->plugins;
    }
    if (!o->connect(o->ctx, &link, err))
        return false;
    p->child = child_start(
        &(struct child_options){
            .args = args,
            .fds = &link,
            .n_fds = 1,
            .in = -1,
            .out = -1,
            .ended = wake,
            .ctx = (void *)(uintptr_t)p->events,
        },
        err);
    close(link);
    return p->child != NULL;
}

static int64_t delay_of(const struct player *p)
{
    size_t i = p->n_failures ? p->n_failures - 1 : 0;

    return delays[i < N_ELEMENTS(delays) ? i : N_ELEMENTS(delays) - 1];
}

__attribute__((format(printf, 3, 4))) static void tell(const struct player *p, const char *level,
                                                       const char *format, ...)
{
    char text[sizeof(p->complaint) + 128];
    struct slice message;
    va_list args;

    va_start(args, format);
    message = text_vformat(text, sizeof(text), format, args);
    va_end(args);
    if (p->events->log)
        p->events->log(p->events->ctx, level, message);
}

static void fail(struct player *p, int64_t now)
{
    p->n_failures = p->is_excused ? 0 : p->n_failures + 1;
    p->state = PLAYER_DUE;
    p->due = now + delay_of(p);
    tell(p, "Warning", "The engine is not running: %s. umcp starts it again in %g s", p->complaint,
         (double)delay_of(p) / 1000);
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
    if (p->child)
        watch(p, now);
    if (p->state == PLAYER_DUE && now >= p->due)
        begin(p, now);
    if (p->state == PLAYER_DUE)
        return p->due;
    return p->child ? now + (is_leaving(p) ? LOOK_MS / 50 : LOOK_MS) : HOST_NEVER;
}

/* --- Making and freeing. --- */

void player_free(struct player *p)
{
    if (!p)
        return;
    child_free(p->child, LEAVE_MS);
    mem_free(p->texts);
    mem_free(p);
}

/* Copies `text` to *at and moves *at past it. */
static const char *copy_text(char **at, const char *text)
{
    char *copy = *at;
    size_t len = strlen(text) + 1;

    memcpy(copy, text, len);
    *at += len;
    return copy;
}

struct player *player_new(const struct player_options *options, const struct host_events *events,
                          struct err *err)
{
    const struct player_options *o = options;
    const char *state_dir = o->state_dir ? o->state_dir : "";
    const char *plugins = o->plugins ? o->plugins : "";
    size_t len = strlen(o->program) + strlen(o->project) + strlen(state_dir) + strlen(plugins) + 4;
    struct player *p = mem_zalloc(sizeof(*p));
    char *texts = p ? mem_alloc(len) : NULL;

    if (!texts) {
        mem_free(p);
        err_no_memory(err);
        return NULL;
    }
    p->texts = texts;
    p->options = *o;
    p->options.program = copy_text(&texts, o->program);
    p->options.project = copy_text(&texts, o->project);
    p->options.state_dir = o->state_dir ? copy_text(&texts, state_dir) : NULL;
    p->options.plugins = o->plugins ? copy_text(&texts, plugins) : NULL;
    p->events = events;
    p->lost = HOST_NEVER;
    if (!o->is_lazy)
        player_want(p);
    return p;
}
