/*
 * umcp-player as a child process. We use fork() because the child must die with this process, which
 * posix_spawn() cannot express. A thread copies the child's standard error to ours and keeps the
 * last line for error messages. The end of that pipe means that the process has ended.
 */
#include "player.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    NO_RUNTIME = 3,     /* exit code: no C# runtime; the last line says what to install */
    RECYCLE = 5,        /* exit code: it has grown too large and wants to be restarted */
    CANNOT_RUN = 127,   /* our own exit code: exec failed */
    LINK_FD = 3,        /* in the child */
    LOOK_MS = 1000,     /* between checks of a running process */
    START_MS = 60000,   /* for it to say hello */
    LEAVE_MS = 1000,    /* for it to exit once its connection is gone */
    HEALTHY_MS = 60000, /* a process that lived this long did not fail to start */
    NEAR_MS = 1000,     /* it is worth waiting for a start this soon, */
    MANY_FAILURES = 4,  /* unless this many in a row have failed */
    LINE_SIZE = 256,
    PIECE_SIZE = 4096,
    PIPE_READS = 65536 / PIECE_SIZE /* reads that empty a pipe */
};

static const int64_t delays[] = {0, 500, 1000, 2000, 4000, 8000, 16000, 30000};

enum player_state {
    PLAYER_IDLE,    /* no call has needed it yet */
    PLAYER_DUE,     /* will be started at p->due */
    PLAYER_RUNNING, /* as p->pid */
    PLAYER_OVER     /* will not be started again */
};

/* The child's standard error, and the thread that reads it. */
struct child_output {
    pthread_t thread;
    int from, stop; /* pipe and eventfd */
    const struct host_events *events;
    atomic_bool is_over; /* the pipe was closed */
    pthread_mutex_t lock;
    char line[LINE_SIZE], last[LINE_SIZE]; /* current and last non-empty line. Locked */
    size_t len;
};

struct player {
    struct player_options options; /* our own copies of the texts */
    const struct host_events *events;
    char *texts;
    enum player_state state;
    pid_t pid;
    struct child_output output;
    int64_t due;     /* in PLAYER_DUE */
    int64_t started; /* in PLAYER_RUNNING */
    int64_t looked;
    int64_t lost;     /* when the connection was lost; HOST_NEVER: it was not */
    bool has_greeted; /* it has said hello */
    bool is_excused;  /* a call crashed it: start the next one without delay */
    size_t n_failures;
    char complaint[LINE_SIZE + 128];
    const char *killed; /* why we killed it; NULL: we did not */
};

/* --- The child's output. --- */

static void end_line(struct child_output *v)
{
    v->line[v->len] = '\0';
    if (v->len)
        memcpy(v->last, v->line, v->len + 1);
    v->len = 0;
}

static void keep_last_line(struct child_output *v, const char *text, size_t len)
{
    pthread_mutex_lock(&v->lock);
    for (size_t i = 0; i < len; i++) {
        if (text[i] == '\n')
            end_line(v);
        else if (v->len < sizeof(v->line) - 1)
            v->line[v->len++] = text[i];
    }
    pthread_mutex_unlock(&v->lock);
}

/* Reads what is available. False at the end. */
static bool read_once(struct child_output *v)
{
    char text[PIECE_SIZE];
    ssize_t n = read(v->from, text, sizeof(text));
    struct pollfd to;

    if (n < 0)
        return errno == EAGAIN || errno == EINTR;
    if (n == 0)
        return false;
    keep_last_line(v, text, (size_t)n);
    /* Copies to our standard error unless that would block: the server waits for this thread
     * when the child has ended. */
    to = (struct pollfd){.fd = STDERR_FILENO, .events = POLLOUT};
    if (poll(&to, 1, 0) > 0 && to.revents & POLLOUT)
        while (write(STDERR_FILENO, text, (size_t)n) < 0 && errno == EINTR)
            ;
    return true;
}

static void *read_output(void *ctx)
{
    struct child_output *v = ctx;
    struct pollfd fds[2] = {{.fd = v->from, .events = POLLIN}, {.fd = v->stop, .events = POLLIN}};
    bool goes_on = true;

    while (goes_on) {
        if (poll(fds, N_ELEMENTS(fds), -1) < 0)
            continue;
        if (fds[1].revents)
            break;
        goes_on = read_once(v);
    }
    atomic_store(&v->is_over, true);
    if (!goes_on && v->events->wake)
        v->events->wake(v->events->ctx);
    return NULL;
}

/* Blocks all signals in the thread: the loop handles them. */
static bool output_start(struct child_output *v, int from, const struct host_events *events)
{
    sigset_t all, before;
    int error;

    *v = (struct child_output){.from = from, .events = events};
    v->stop = eventfd(0, EFD_CLOEXEC);
    if (v->stop < 0)
        return false;
    pthread_mutex_init(&v->lock, NULL);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    error = pthread_create(&v->thread, NULL, read_output, v);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!error)
        return true;
    pthread_mutex_destroy(&v->lock);
    close(v->stop);
    return false;
}

/* Called when the process has ended: reads the rest of the pipe. Does not wait for its end, because
 * a child of the player may keep it open. */
static void output_done(struct child_output *v)
{
    struct pollfd rest = {.fd = v->from, .events = POLLIN};
    int left = PIPE_READS;

    eventfd_write(v->stop, 1);
    pthread_join(v->thread, NULL);
    while (left-- > 0 && poll(&rest, 1, 0) > 0 && rest.revents & POLLIN && read_once(v))
        ;
    end_line(v);
    pthread_mutex_destroy(&v->lock);
    close(v->stop);
    close(v->from);
}

/* --- The process. --- */

__attribute__((noreturn)) static void become_player(const struct player *p, int link, int errors,
                                                    pid_t parent)
{
    const struct player_options *o = &p->options;
    const char *args[10] = {o->program, "--project", o->project, "--link-fd", "3"};
    size_t n = 5;
    const struct slice failed = SLICE(" cannot be run\n");
    int null = open("/dev/null", O_RDONLY);
    sigset_t none;

    if (o->state_dir) {
        args[n++] = "--state-dir";
        args[n++] = o->state_dir;
    }
    if (o->plugins) {
        args[n++] = "--plugins";
        args[n++] = o->plugins;
    }
    /* Use only functions that are safe after fork() in a threaded process. */
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL); /* the loop blocks some */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(CANNOT_RUN);
    setpgid(0, 0);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    dup2(null, STDIN_FILENO);
    dup2(errors, STDERR_FILENO);
    dup2(errors, STDERR_FILENO - 1); /* its stdout goes to the same pipe */
    if (link == LINK_FD)
        fcntl(link, F_SETFD, 0);
    else
        dup2(link, LINK_FD);
    close_range(LINK_FD + 1, ~0u, 0);
    execv(o->program, (char **)(uintptr_t)args);
    if (write(STDERR_FILENO, o->program, strlen(o->program)) < 0 ||
        write(STDERR_FILENO, failed.p, failed.len) < 0)
        _exit(CANNOT_RUN);
    _exit(CANNOT_RUN);
}

static bool start(struct player *p, struct err *err)
{
    pid_t parent = getpid();
    int words[2], link;

    if (!p->options.connect(p->options.ctx, &link, err))
        return false;
    if (pipe2(words, O_CLOEXEC) < 0) {
        close(link);
        return err_set(err, ERR_INTERNAL, "cannot make a pipe: %s", strerror(errno));
    }
    if (!output_start(&p->output, words[0], p->events)) {
        close(words[0]);
        p->pid = -1;
        err_set(err, ERR_INTERNAL, "cannot start a thread");
    } else {
        p->pid = fork();
        if (p->pid == 0)
            become_player(p, link, words[1], parent);
        if (p->pid < 0) {
            err_set(err, ERR_INTERNAL, "cannot start a process: %s", strerror(errno));
            output_done(&p->output); /* closes words[0] */
        }
    }
    close(link);
    close(words[1]);
    if (p->pid > 0)
        setpgid(p->pid, p->pid); /* the child does the same; the first one wins */
    else
        p->pid = 0;
    return p->pid > 0;
}

static void kill_all(const struct player *p, int number)
{
    kill(-p->pid, number); /* its own children, too */
    kill(p->pid, number);
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

/* Replaces characters of the child's text that do not belong in a message. */
static void clean(char *text)
{
    struct slice s = slice_of(text);

    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7F)
            *c = ' ';
    text[utf8_valid(s) ? s.len : utf8_cut(s, s.len)] = '\0';
    if (!utf8_valid(slice_of(text)))
        text[0] = '\0';
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
    char *words;

    p->pid = 0;
    output_done(&p->output);
    if (WIFEXITED(status) && WEXITSTATUS(status) == NO_RUNTIME && !p->killed && !p->has_greeted) {
        clean(p->output.last);
        snprintf(p->complaint, sizeof(p->complaint), "%s",
                 p->output.last[0] ? p->output.last : "There is no C# runtime");
        p->state = PLAYER_OVER;
        tell(p, "Warning", "umcp does not start the engine: %s", p->complaint);
        return;
    }
    if (p->state == PLAYER_OVER)
        return;
    if (now - p->started >= HEALTHY_MS)
        p->n_failures = 0;
    words = p->output.last;
    clean(words);
    if (p->killed)
        snprintf(p->complaint, sizeof(p->complaint), "umcp ended it, because %s", p->killed);
    else if (WIFEXITED(status))
        snprintf(p->complaint, sizeof(p->complaint), "it ended with exit code %d%s%s",
                 WEXITSTATUS(status), words[0] ? ": " : "", words);
    else
        snprintf(p->complaint, sizeof(p->complaint), "it was killed by signal %d (%s)",
                 WTERMSIG(status), strsignal(WTERMSIG(status)));
    if (WIFEXITED(status) && WEXITSTATUS(status) == RECYCLE)
        p->is_excused = true;
    fail(p, now);
}

/* Reaps the process if it has ended. Until then its process group id cannot be reused. */
static bool reap(const struct player *p, int *ret_status)
{
    siginfo_t what = {0};

    if (waitid(P_PID, (id_t)p->pid, &what, WEXITED | WNOHANG | WNOWAIT) == 0 && what.si_pid == 0)
        return false;
    kill(-p->pid, SIGKILL); /* kills children it left behind */
    *ret_status = 0;
    waitpid(p->pid, ret_status, 0);
    return true;
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
    if (!p || !p->pid)
        return;
    p->killed = why;
    kill_all(p, SIGKILL);
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
    return p->lost != HOST_NEVER || p->killed || atomic_load(&p->output.is_over);
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
    if (reap(p, &status))
        ended(p, status, now);
}

int64_t player_tick(struct player *p, int64_t now)
{
    if (!p)
        return HOST_NEVER;
    if (p->pid)
        watch(p, now);
    if (p->state == PLAYER_DUE && now >= p->due)
        begin(p, now);
    if (p->state == PLAYER_DUE)
        return p->due;
    return p->pid ? now + (is_leaving(p) ? LOOK_MS / 50 : LOOK_MS) : HOST_NEVER;
}

/* --- Making and freeing. --- */

static bool wait_for_end(const struct player *p, int ms)
{
    static const struct timespec moment = {.tv_nsec = 5 * 1000 * 1000};

    for (int waited = 0; waited < ms; waited += 5) {
        if (reap(p, &(int){0}))
            return true;
        nanosleep(&moment, NULL);
    }
    return false;
}

void player_free(struct player *p)
{
    if (!p)
        return;
    if (p->pid) {
        kill_all(p, SIGTERM);
        if (!wait_for_end(p, LEAVE_MS)) {
            kill_all(p, SIGKILL);
            waitpid(p->pid, NULL, 0);
        }
        output_done(&p->output);
    }
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
