/*
 * A thread between the engine's connection and umcp-compile. It reads only the beginning
 * of each line: the id, and which kind of request it is. It knows which requests of the engine are
 * unanswered, so that each gets an answer, also if the process ends.
 *
 * A line of the engine is taken only when the process can have it, and a line of the process only
 * when the engine can: so a side that does not read makes the other wait, and nothing grows.
 */
#include "service.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/limits.h"
#include "client.h"
#include "line.h"
#include "json/json.h"

enum {
    PROCESS_FD = CHILD_FIRST_FD, /* the connection, in umcp-compile */
    LOOK_MS = 1000,              /* between checks of a running process, */
    LOOK_SOON_MS = 20,           /* and of one that is about to end */
    LEAVE_MS = 1000,             /* for it to exit once its connection is gone */
    HEALTHY_MS = 60000,          /* a process that lived this long did not fail */
    MANY_FAILURES = 4,           /* in a row: requests no longer wait for the next start */
    MAX_ARGS = 32
};

enum process_state {
    PROCESS_IDLE,   /* no engine has asked for anything yet */
    PROCESS_DUE,    /* will be started at s->due */
    PROCESS_RUNS,   /* as s->child, connected by s->process */
    PROCESS_LEAVES, /* the connection is gone, and s->child should be soon */
};

/* A request that umcp-compile has. */
struct open_request {
    int64_t id;
    bool is_build;
};

struct compile_service {
    struct compile_service_options options; /* our own copies, in the arena */
    struct arena arena;
    struct compiler compiler;
    const char **args;
    int wake; /* eventfd */
    pthread_t thread;
    pthread_mutex_t lock;
    int newcomer;   /* an engine's connection that the thread has not seen; -1: none. Locked */
    bool must_stop; /* locked */
    struct compile_status status; /* locked */

    /* The thread's own. */
    struct lines engine, process;
    enum process_state state;
    struct child *child;
    int64_t due, started, left;
    bool has_greeted, has_answered;
    const char *killed; /* why we killed it; NULL: we did not */
    size_t n_failures;
    struct open_request requests[LIMIT_COMPILE_REQUESTS];
    size_t n_requests;
    int64_t silent_since; /* when it last answered, or got the first of its requests */
};

/* --- State for others --- */

__attribute__((format(printf, 3, 4))) static void tell(struct compile_service *s, const char *level,
                                                       const char *format, ...)
{
    va_list args;

    va_start(args, format);
    text_vlog(s->options.log, s->options.ctx, level, format, args);
    va_end(args);
}

static void set_status(struct compile_service *s, const char *complaint)
{
    pthread_mutex_lock(&s->lock);
    s->status.pid = s->child ? child_pid(s->child) : 0;
    if (complaint)
        snprintf(s->status.complaint, sizeof(s->status.complaint), "%s", complaint);
    pthread_mutex_unlock(&s->lock);
}

static void keep_hello(struct compile_service *s, struct slice line)
{
    const struct json *root, *hello;
    struct json_fault fault;
    struct arena a;

    arena_init(&a, LIMIT_COMPILE_HELLO * 16);
    hello = line.len <= LIMIT_COMPILE_HELLO && json_parse(&a, line, &root, &fault)
                ? json_get(root, "hello")
                : NULL;
    if (hello) {
        struct slice name = json_get_text(hello, "compiler");
        struct slice csharp = json_get_text(hello, "csharp");

        s->has_greeted = true;
        pthread_mutex_lock(&s->lock);
        snprintf(s->status.compiler, sizeof(s->status.compiler), "%.*s", SLICE_ARG(name));
        snprintf(s->status.csharp, sizeof(s->status.csharp), "%.*s", SLICE_ARG(csharp));
        s->status.complaint[0] = '\0';
        pthread_mutex_unlock(&s->lock);
    }
    arena_done(&a);
}

/* --- The engine --- */

static void drop_engine(struct compile_service *s)
{
    char text[96];

    lines_done(&s->engine);
    lines_init(&s->engine, -1);
    for (size_t i = 0; i < s->n_requests; i++) {
        const long long id = s->requests[i].id;
        int len =
            snprintf(text, sizeof(text), "{\"id\":%lld,\"op\":\"cancel\",\"of\":%lld}", id, id);

        lines_put(&s->process, slice_from(text, (size_t)len));
    }
    s->n_requests = 0;
}

static void answer(struct compile_service *s, int64_t id, enum compile_fault fault,
                   const char *message)
{
    struct json_out w;
    struct buf line;

    buf_init(&line, 4096);
    json_out_init(&w, &line);
    json_object(&w);
    json_put_int(&w, "id", id);
    json_put_bool(&w, "ok", false);
    json_put_string(&w, "fault", compile_fault_words[fault]);
    json_put_string(&w, "message", message);
    json_object_end(&w);
    if (!buf_ok(&line) || !lines_put(&s->engine, buf_slice(&line)))
        lines_close(&s->engine); /* it must not wait for an answer that never comes */
    buf_done(&line);
}

static void answer_all(struct compile_service *s, enum compile_fault fault, const char *message)
{
    for (size_t i = 0; i < s->n_requests; i++)
        answer(s, s->requests[i].id, fault, message);
    s->n_requests = 0;
}

static struct open_request *find_request(struct compile_service *s, int64_t id)
{
    for (size_t i = 0; i < s->n_requests; i++)
        if (s->requests[i].id == id)
            return &s->requests[i];
    return NULL;
}

/* The text after {"id":N, in a line that has it. */
static struct slice after_id(struct slice line)
{
    slice_cut(&line, ',');
    return line;
}

/* One that cannot even say hello gets no request: that would be the request's fault then. */
static bool is_up(const struct compile_service *s)
{
    return s->state == PROCESS_RUNS && s->has_greeted;
}

/* Whether a line of the engine may be taken now. */
static bool can_take(const struct compile_service *s)
{
    if (s->options.complaint)
        return true;
    if (!is_up(s))
        return s->n_failures >= MANY_FAILURES;
    return s->n_requests < LIMIT_COMPILE_REQUESTS &&
           lines_unsent(&s->process) < LIMIT_COMPILE_UNSENT - LIMIT_COMPILE_LINE - 1;
}

static void refuse(struct compile_service *s, int64_t id)
{
    char text[sizeof(s->status.complaint) + 128];

    snprintf(text, sizeof(text),
             "the compile service is not running: %s; the server's log has its output",
             s->status.complaint);
    answer(s, id, COMPILE_FAULT_UNAVAILABLE, s->options.complaint ? s->options.complaint : text);
}

/* False: this is not a request, or there is no memory. */
static bool take_request(struct compile_service *s, struct slice line, int64_t now)
{
    bool is_cancel;
    int64_t id;

    if (line.len > LIMIT_COMPILE_LINE || !compile_line_id(line, &id) || find_request(s, id))
        return false;
    is_cancel = slice_starts(after_id(line), SLICE("\"op\":\"cancel\""));
    if (!is_up(s)) {
        if (!is_cancel)
            refuse(s, id);
        return true;
    }
    if (!lines_put(&s->process, line))
        return false;
    if (is_cancel)
        return true;
    if (!s->n_requests)
        s->silent_since = now;
    s->requests[s->n_requests++] =
        (struct open_request){id, slice_starts(after_id(line), SLICE("\"op\":\"build\""))};
    return true;
}

static void serve_engine(struct compile_service *s, int64_t now)
{
    enum lines_got got = LINES_SOME;
    struct slice line;
    bool ok = lines_send(&s->engine);

    while (ok && s->engine.fd >= 0 && got == LINES_SOME && can_take(s)) {
        if (!lines_next(&s->engine, &line)) {
            got = lines_receive(&s->engine);
            continue;
        }
        ok = take_request(s, line, now);
        if (!ok)
            tell(s, "Warning",
                 "The compile service closed the engine's connection: it got an invalid request, "
                 "or is out of memory");
    }
    if (!ok || got == LINES_OVER)
        drop_engine(s);
}

static void greet_newcomer(struct compile_service *s)
{
    int fd;

    pthread_mutex_lock(&s->lock);
    fd = s->newcomer;
    s->newcomer = -1;
    pthread_mutex_unlock(&s->lock);
    if (fd < 0)
        return;
    drop_engine(s);
    lines_init(&s->engine, fd);
}

/* Many engines never ask: their scripts are compiled already. */
static void notice_request(struct compile_service *s)
{
    if (s->state == PROCESS_IDLE && !s->options.complaint) {
        s->state = PROCESS_DUE;
        s->due = 0;
    }
}

/* --- The process --- */

static void wake_thread(void *ctx)
{
    struct compile_service *s = ctx;

    eventfd_write(s->wake, 1);
}

/* It has ended, or could not be started. */
static void fail(struct compile_service *s, const char *why, int64_t now)
{
    s->n_failures++;
    s->state = PROCESS_DUE;
    s->due = now + child_restart_ms(s->n_failures);
    set_status(s, why);
    tell(s, "Warning", "The compile service is not running: %s. umcp starts it again in %g s", why,
         (double)child_restart_ms(s->n_failures) / 1000);
}

static void start_process(struct compile_service *s, int64_t now)
{
    struct err err;
    int ends[2];

    s->has_greeted = s->has_answered = false;
    s->killed = NULL;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
        fail(s, "umcp has no file descriptors left", now);
        return;
    }
    s->child = child_start(&(struct child_options){.args = s->args,
                                                   .fds = &ends[1],
                                                   .n_fds = 1,
                                                   .in = -1,
                                                   .out = -1,
                                                   .ended = wake_thread,
                                                   .ctx = s},
                           &err);
    close(ends[1]);
    if (!s->child) {
        close(ends[0]);
        fail(s, err.message, now);
        return;
    }
    lines_init(&s->process, ends[0]);
    s->state = PROCESS_RUNS;
    s->started = now;
    pthread_mutex_lock(&s->lock);
    s->status.n_starts++;
    pthread_mutex_unlock(&s->lock);
    set_status(s, NULL);
}

static void leave(struct compile_service *s, int64_t now)
{
    lines_done(&s->process);
    lines_init(&s->process, -1);
    s->state = PROCESS_LEAVES;
    s->left = now;
}

static void kill_process(struct compile_service *s, const char *why, int64_t now)
{
    s->killed = why;
    child_signal(s->child, SIGKILL);
    leave(s, now);
}

static void take_line(struct compile_service *s, struct slice line, int64_t now)
{
    struct open_request *r;
    int64_t id;

    if (!compile_line_id(line, &id)) {
        if (!s->has_greeted)
            keep_hello(s, line);
        return;
    }
    s->silent_since = now;
    if (!s->has_answered)
        s->n_failures = 0;
    s->has_answered = true;
    r = find_request(s, id);
    if (!r)
        return; /* of an engine that has gone */
    *r = s->requests[--s->n_requests];
    if (!lines_put(&s->engine, line))
        lines_close(&s->engine);
}

/* Whether the engine has room for a line. */
static bool can_give(const struct compile_service *s)
{
    return lines_unsent(&s->engine) < LIMIT_COMPILE_UNSENT - LIMIT_COMPILE_LINE - 1;
}

static void serve_process(struct compile_service *s, int64_t now)
{
    enum lines_got got = LINES_SOME;
    bool is_broken = !lines_send(&s->process);
    struct slice line;

    while (got == LINES_SOME && can_give(s)) {
        if (lines_next(&s->process, &line))
            take_line(s, line, now);
        else
            got = lines_receive(&s->process);
    }
    if (got == LINES_OVER || (is_broken && got == LINES_NONE))
        leave(s, now);
}

/* It may answer in any order, but not be silent for longer than its longest request may take. */
static void judge_silence(struct compile_service *s, int64_t now)
{
    int64_t limit = LIMIT_SUBMIT_S;

    for (size_t i = 0; i < s->n_requests; i++)
        if (s->requests[i].is_build)
            limit = LIMIT_COMPILE_S;
    if (!can_give(s)) /* it is the engine that does not read */
        s->silent_since = now;
    limit = s->options.answer_ms ? s->options.answer_ms : (limit + LIMIT_COMPILE_SILENCE_S) * 1000;
    if (!s->has_greeted && now - s->started > LIMIT_COMPILE_HELLO_MS) {
        kill_process(s, "it did not report that it started", now);
    } else if (s->n_requests && now - s->silent_since > limit) {
        answer_all(s, COMPILE_FAULT_LATE, "the compile service did not answer in time");
        kill_process(s, "it did not answer in time", now);
    }
}

/* Reaps the process if it has ended. */
static void watch_process(struct compile_service *s, int64_t now)
{
    char why[sizeof(s->status.complaint)], text[sizeof(why) + 64];
    struct child *child = s->child;
    int status;

    if (s->state == PROCESS_LEAVES && !s->killed && now - s->left >= LEAVE_MS) {
        s->killed = "it closed its connection";
        child_signal(child, SIGKILL);
    }
    if (!child_reap(child, &status))
        return;
    if (s->state == PROCESS_RUNS) {
        serve_process(s, now); /* answers that it still wrote */
        leave(s, now);
    }
    if (s->killed)
        snprintf(why, sizeof(why), "umcp ended it, because %s", s->killed);
    else
        child_say_end(status, child_last_line(child), why, sizeof(why));
    s->child = NULL;
    child_free(child, 0);
    if (now - s->started >= HEALTHY_MS)
        s->n_failures = 0;
    snprintf(text, sizeof(text), "the compile service ended: %s", why);
    answer_all(s, COMPILE_FAULT_DIED, text);
    fail(s, why, now);
}

/* --- The thread --- */

/* In this order: a side that can take lines now gets those that are here already. */
static void do_all(struct compile_service *s, int64_t now)
{
    greet_newcomer(s);
    if (s->child)
        watch_process(s, now);
    if (s->state == PROCESS_DUE && now >= s->due)
        start_process(s, now);
    if (s->state == PROCESS_RUNS)
        serve_process(s, now);
    if (s->engine.fd >= 0)
        serve_engine(s, now);
    if (s->engine.fd < 0 && s->n_requests)
        drop_engine(s);
    if (s->state == PROCESS_RUNS)
        judge_silence(s, now);
}

static int wait_ms(const struct compile_service *s, int64_t now)
{
    if (s->state == PROCESS_DUE)
        return s->due > now ? (int)(s->due - now) : 0;
    if (!s->child)
        return -1;
    return s->state == PROCESS_LEAVES || child_is_leaving(s->child) ? LOOK_SOON_MS : LOOK_MS;
}

static void wait_for_something(struct compile_service *s)
{
    struct pollfd fds[3] = {
        {.fd = s->wake, .events = POLLIN},
        {.fd = s->engine.fd, .events = can_take(s) || s->state == PROCESS_IDLE ? POLLIN : 0},
        {.fd = s->process.fd, .events = can_give(s) ? POLLIN : 0}};
    eventfd_t ignored;

    if (lines_unsent(&s->engine))
        fds[1].events |= POLLOUT;
    if (lines_unsent(&s->process))
        fds[2].events |= POLLOUT;
    if (!fds[2].events)
        fds[2].fd = -1; /* its end can wait until the engine has read */
    if (poll(fds, N_ELEMENTS(fds), wait_ms(s, clock_ms())) <= 0)
        return;
    if (fds[0].revents)
        eventfd_read(s->wake, &ignored);
    if (fds[1].revents & (POLLHUP | POLLERR))
        drop_engine(s);
    else if (fds[1].revents & POLLIN)
        notice_request(s);
}

static void *run(void *ctx)
{
    struct compile_service *s = ctx;
    bool must_stop = false;

    while (!must_stop) {
        do_all(s, clock_ms());
        wait_for_something(s);
        pthread_mutex_lock(&s->lock);
        must_stop = s->must_stop;
        pthread_mutex_unlock(&s->lock);
    }
    /* The process dies with the thread that started it, so it must end first. */
    lines_done(&s->engine);
    lines_done(&s->process);
    child_free(s->child, LEAVE_MS);
    return NULL;
}

/* --- Making and freeing --- */

static void add_arg(struct compile_service *s, size_t *n, const char *name, const char *value)
{
    s->args[(*n)++] = name;
    s->args[(*n)++] = value;
}

/* False: no memory. */
static bool copy_text(struct arena *a, const char **text)
{
    if (*text)
        *text = arena_copy(a, slice_of(*text)).p;
    return *text != NULL;
}

static bool make_args(struct compile_service *s)
{
    const struct compile_service_options *o = &s->options;
    const struct compiler *c = &s->compiler;
    size_t n = 0;

    s->args = arena_zalloc(&s->arena, (MAX_ARGS + 2 * o->n_roots) * sizeof(*s->args));
    if (!s->args)
        return false;
    s->args[n++] = o->program;
    add_arg(s, &n, "--fd", "3");
    add_arg(s, &n, "--project", o->project);
    add_arg(s, &n, "--cache", o->cache_dir);
    add_arg(s, &n, "--lib", o->lib_dir);
    add_arg(s, &n, "--kind", compiler_kind_words[c->kind]);
    add_arg(s, &n, "--path", c->path);
    if (c->runtime)
        add_arg(s, &n, "--runtime", c->runtime);
    if (c->is_dotnet)
        s->args[n++] = "--dotnet";
    add_arg(s, &n, "--from", c->from);
    add_arg(s, &n, "--id", c->id);
    add_arg(s, &n, "--sandbox", o->has_sandbox ? "on" : "off");
    if (o->plugins)
        add_arg(s, &n, "--read", o->plugins);
    for (size_t i = 0; i < o->n_roots && i < LIMIT_COMPILE_ROOTS; i++) {
        const char *root = o->roots[i];

        if (!copy_text(&s->arena, &root))
            return false;
        add_arg(s, &n, "--root", root);
    }
    return true;
}

static bool copy_options(struct compile_service *s, const struct compile_service_options *o)
{
    struct compiler *c = &s->compiler;

    s->options = *o;
    if (o->complaint)
        return copy_text(&s->arena, &s->options.complaint);
    *c = *o->compiler;
    s->options.compiler = c;
    return copy_text(&s->arena, &s->options.program) && copy_text(&s->arena, &s->options.project) &&
           copy_text(&s->arena, &s->options.cache_dir) &&
           copy_text(&s->arena, &s->options.lib_dir) && copy_text(&s->arena, &c->path) &&
           copy_text(&s->arena, &c->from) && (!c->runtime || copy_text(&s->arena, &c->runtime)) &&
           (!o->plugins || copy_text(&s->arena, &s->options.plugins)) && make_args(s);
}

/* Blocks all signals in the thread: the owner handles them. */
static bool start_thread(struct compile_service *s)
{
    sigset_t all, before;
    int error;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    error = pthread_create(&s->thread, NULL, run, s);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return !error;
}

struct compile_service *compile_service_new(const struct compile_service_options *options,
                                            struct err *err)
{
    struct compile_service *s = mem_zalloc(sizeof(*s));
    bool ok;

    if (!s) {
        err_no_memory(err);
        return NULL;
    }
    arena_init(&s->arena, LIMIT_ROOTS_MEMORY);
    lines_init(&s->engine, -1);
    lines_init(&s->process, -1);
    s->newcomer = s->wake = -1;
    pthread_mutex_init(&s->lock, NULL);
    ok = copy_options(s, options) || err_no_memory(err);
    if (ok) {
        s->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
        ok = (s->wake >= 0 && start_thread(s)) ||
             err_set(err, ERR_INTERNAL, "cannot start the compile service's thread");
    }
    if (ok)
        return s;
    if (s->wake >= 0)
        close(s->wake);
    pthread_mutex_destroy(&s->lock);
    arena_done(&s->arena);
    mem_free(s);
    return NULL;
}

void compile_service_free(struct compile_service *s)
{
    if (!s)
        return;
    pthread_mutex_lock(&s->lock);
    s->must_stop = true;
    pthread_mutex_unlock(&s->lock);
    wake_thread(s);
    pthread_join(s->thread, NULL);
    if (s->newcomer >= 0)
        close(s->newcomer);
    close(s->wake);
    pthread_mutex_destroy(&s->lock);
    arena_done(&s->arena);
    mem_free(s);
}

bool compile_service_connect(struct compile_service *s, int *ret_fd, struct err *err)
{
    int ends[2], before;

    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        return err_set(err, ERR_INTERNAL, "cannot make a socket: %s", strerror(errno));
    pthread_mutex_lock(&s->lock);
    before = s->newcomer;
    s->newcomer = ends[0];
    pthread_mutex_unlock(&s->lock);
    if (before >= 0)
        close(before);
    wake_thread(s);
    *ret_fd = ends[1];
    return true;
}

void compile_service_status(struct compile_service *s, struct compile_status *ret_status)
{
    pthread_mutex_lock(&s->lock);
    *ret_status = s->status;
    if (s->options.complaint)
        snprintf(ret_status->complaint, sizeof(ret_status->complaint), "%s", s->options.complaint);
    pthread_mutex_unlock(&s->lock);
}
