/*
 * We use fork() because the child must die with this process, which posix_spawn() cannot express.
 * The end of the pipe at its standard error means that the process has ended, unless a child of its
 * own keeps that open: waitid() decides.
 */
#include "base.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "shown.h"
#include "words.h"

enum {
    STEP_MS = 5, /* between checks while we wait for its end */
    PIECE_SIZE = 4096,
    PIPE_READS = 65536 / PIECE_SIZE, /* reads that empty a pipe */
    ASIDE_FD = 16                    /* in the child: descriptors are moved here first, */
};

/* so that none is where another must go. */
_Static_assert(ASIDE_FD >= CHILD_FIRST_FD + CHILD_MAX_FDS, "room for what the child gets");

struct child {
    pid_t pid; /* 0: reaped */
    pthread_t thread;
    int from, stop; /* pipe and eventfd */
    void (*ended)(void *ctx);
    void *ctx;
    atomic_bool is_over; /* the pipe was closed */
    /* Current and last non-empty line: the thread's, until it has ended. */
    char line[CHILD_LINE_SIZE], last[CHILD_LINE_SIZE];
    size_t len;
    struct words words;
};

/* --- Its output --- */

static void end_line(struct child *c)
{
    c->line[c->len] = '\0';
    if (c->len)
        memcpy(c->last, c->line, c->len + 1);
    c->len = 0;
}

static void keep_last_line(struct child *c, const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        if (text[i] == '\n')
            end_line(c);
        else if (c->len < sizeof(c->line) - 1)
            c->line[c->len++] = text[i];
    }
}

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Copies to our standard error unless that would block: the owner waits for this thread when the
 * child has ended. */
static void pass_on(const char *text, size_t len)
{
    struct pollfd to = {.fd = STDERR_FILENO, .events = POLLOUT};

    if (poll(&to, 1, 0) > 0 && to.revents & POLLOUT)
        while (write(STDERR_FILENO, text, len) < 0 && errno == EINTR)
            ;
}

static void tell_left_out(struct child *c)
{
    const uint64_t n = words_left_out(&c->words);
    char text[96];

    if (n)
        pass_on(text, (size_t)snprintf(text, sizeof(text),
                                       "\numcp: left out %llu bytes that a child process wrote "
                                       "here\n",
                                       (unsigned long long)n));
}

/* Reads what is available. False at the end. */
static bool read_once(struct child *c)
{
    char piece[WORDS_KEPT + PIECE_SIZE], text[SHOWN_GROWTH * (WORDS_KEPT + PIECE_SIZE)];
    ssize_t n = read(c->from, piece + WORDS_KEPT, PIECE_SIZE);
    struct buf to = {.p = text, .cap = sizeof(text), .max = sizeof(text)};

    if (n < 0)
        return errno == EAGAIN || errno == EINTR;
    if (n == 0)
        return false;
    words_clean(&c->words, piece + WORDS_KEPT, (size_t)n, &to);
    keep_last_line(c, text, to.len);
    if (words_may_pass(&c->words, to.len, now_ms())) {
        tell_left_out(c);
        pass_on(text, to.len);
    }
    return true;
}

static void *read_output(void *ctx)
{
    struct child *c = ctx;
    struct pollfd fds[2] = {{.fd = c->from, .events = POLLIN}, {.fd = c->stop, .events = POLLIN}};
    bool goes_on = true;

    while (goes_on) {
        if (poll(fds, N_ELEMENTS(fds), -1) < 0)
            continue;
        if (fds[1].revents)
            break;
        goes_on = read_once(c);
    }
    atomic_store(&c->is_over, true);
    if (!goes_on && c->ended)
        c->ended(c->ctx);
    return NULL;
}

/* Blocks all signals in the thread: the owner handles them. */
static bool output_start(struct child *c)
{
    sigset_t all, before;
    int error;

    c->stop = eventfd(0, EFD_CLOEXEC);
    if (c->stop < 0)
        return false;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    error = pthread_create(&c->thread, NULL, read_output, c);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error)
        close(c->stop);
    return !error;
}

/* Replaces characters that do not belong in a message. */
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

/* Reads the rest of the pipe. Does not wait for its end, because a child of the child may keep it
 * open. */
static void output_done(struct child *c)
{
    struct pollfd rest = {.fd = c->from, .events = POLLIN};
    int left = PIPE_READS;

    eventfd_write(c->stop, 1);
    pthread_join(c->thread, NULL);
    while (left-- > 0 && poll(&rest, 1, 0) > 0 && rest.revents & POLLIN && read_once(c))
        ;
    tell_left_out(c);
    end_line(c);
    clean(c->last);
    close(c->stop);
    close(c->from);
}

/* --- The process --- */

/* Moves the descriptors to where the child expects them, and closes all others. False: there are
 * too many; nothing was moved. */
static bool arrange_fds(const struct child_options *o, int errors)
{
    int null = open("/dev/null", O_RDONLY);
    int in = fcntl(o->in >= 0 ? o->in : null, F_DUPFD, ASIDE_FD);
    int out = fcntl(o->out >= 0 ? o->out : errors, F_DUPFD, ASIDE_FD);
    int err = fcntl(errors, F_DUPFD, ASIDE_FD);
    bool ok = in >= 0 && out >= 0 && err >= 0;
    int fds[CHILD_MAX_FDS];

    for (size_t i = 0; i < o->n_fds; i++) {
        fds[i] = fcntl(o->fds[i], F_DUPFD, ASIDE_FD);
        ok = ok && fds[i] >= 0;
    }
    if (!ok)
        return false;
    dup2(in, STDIN_FILENO);
    dup2(out, STDERR_FILENO - 1);
    dup2(err, STDERR_FILENO);
    for (size_t i = 0; i < o->n_fds; i++)
        dup2(fds[i], CHILD_FIRST_FD + (int)i);
    close_range(CHILD_FIRST_FD + (unsigned)o->n_fds, ~0u, 0);
    return true;
}

/* All signals are blocked until the handlers are gone: ours must not run in the child, where they
 * would speak to us as if the signal had been sent to us. */
static void reset_signals(void)
{
    struct sigaction now;
    sigset_t none;

    for (int number = 1; number < NSIG; number++)
        if (sigaction(number, NULL, &now) == 0 && now.sa_handler != SIG_IGN)
            signal(number, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Uses only functions that are safe after fork() in a threaded process. */
__attribute__((noreturn)) static void become(const struct child_options *o, int errors,
                                             pid_t parent)
{
    const struct slice failed = SLICE(" cannot be run\n");
    const char *program = o->args[0];
    struct rlimit memory;

    reset_signals();
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(CHILD_CANNOT_RUN);
    setpgid(0, 0);
    if (getrlimit(RLIMIT_AS, &memory) == 0) { /* the parent's own limit is not its child's */
        memory.rlim_cur = memory.rlim_max;
        setrlimit(RLIMIT_AS, &memory);
    }
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    if (arrange_fds(o, errors)) {
        execv(program, (char **)(uintptr_t)o->args);
        errors = STDERR_FILENO;
    }
    if (write(errors, program, strlen(program)) < 0 || write(errors, failed.p, failed.len) < 0)
        _exit(CHILD_CANNOT_RUN);
    _exit(CHILD_CANNOT_RUN);
}

/* `c` has its end of the pipe already. */
static bool run(struct child *c, const struct child_options *o, int errors, struct err *err)
{
    pid_t parent = getpid();
    sigset_t all, before;

    if (!output_start(c)) {
        close(c->from);
        return err_set(err, ERR_INTERNAL, "cannot start a thread");
    }
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    c->pid = fork();
    if (c->pid == 0)
        become(o, errors, parent);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (c->pid < 0) {
        err_set(err, ERR_INTERNAL, "cannot start a process: %s", strerror(errno));
        output_done(c);
        return false;
    }
    setpgid(c->pid, c->pid); /* the child does the same; the first one wins */
    return true;
}

struct child *child_start(const struct child_options *options, struct err *err)
{
    struct child *c = mem_zalloc(sizeof(*c));
    int words[2];
    bool ok;

    if (!c) {
        err_no_memory(err);
        return NULL;
    }
    if (pipe2(words, O_CLOEXEC) < 0) {
        err_set(err, ERR_INTERNAL, "cannot make a pipe: %s", strerror(errno));
        mem_free(c);
        return NULL;
    }
    c->from = words[0];
    words_init(&c->words, now_ms());
    c->ended = options->ended;
    c->ctx = options->ctx;
    ok = run(c, options, words[1], err);
    close(words[1]);
    if (ok)
        return c;
    mem_free(c);
    return NULL;
}

pid_t child_pid(const struct child *c)
{
    return c->pid;
}

bool child_is_leaving(const struct child *c)
{
    return atomic_load(&c->is_over);
}

void child_signal(const struct child *c, int number)
{
    kill(-c->pid, number);
    kill(c->pid, number);
}

bool child_reap(struct child *c, int *ret_status)
{
    siginfo_t what = {0};

    /* Until it is reaped its process group id cannot be reused. */
    if (waitid(P_PID, (id_t)c->pid, &what, WEXITED | WNOHANG | WNOWAIT) == 0 && what.si_pid == 0)
        return false;
    kill(-c->pid, SIGKILL);
    *ret_status = 0;
    waitpid(c->pid, ret_status, 0);
    c->pid = 0;
    output_done(c);
    return true;
}

const char *child_last_line(const struct child *c)
{
    return c->last;
}

void child_end_text(int status, char *to, size_t size)
{
    if (WIFEXITED(status))
        snprintf(to, size, "ended with exit code %d", WEXITSTATUS(status));
    else
        snprintf(to, size, "was killed by signal %d (%s)", WTERMSIG(status),
                 strsignal(WTERMSIG(status)));
}

void child_say_end(int status, const char *words, char *to, size_t size)
{
    const bool has_words = WIFEXITED(status) && words[0];
    char how[128];

    child_end_text(status, how, sizeof(how));
    snprintf(to, size, "it %s%s%s", how, has_words ? ": " : "", has_words ? words : "");
}

/* At once, then ever more slowly. */
int64_t child_restart_ms(size_t n_failures)
{
    static const int64_t delays[] = {0, 500, 1000, 2000, 4000, 8000, 16000, 30000};
    const size_t i = n_failures ? n_failures - 1 : 0;

    return delays[i < N_ELEMENTS(delays) ? i : N_ELEMENTS(delays) - 1];
}

static void end(struct child *c, int leave_ms)
{
    static const struct timespec moment = {.tv_nsec = STEP_MS * 1000 * 1000};

    child_signal(c, SIGTERM);
    for (int waited = 0; waited < leave_ms; waited += STEP_MS) {
        if (child_reap(c, &(int){0}))
            return;
        nanosleep(&moment, NULL);
    }
    child_signal(c, SIGKILL);
    waitpid(c->pid, NULL, 0);
    output_done(c);
}

void child_free(struct child *c, int leave_ms)
{
    if (!c)
        return;
    if (c->pid)
        end(c, leave_ms);
    mem_free(c);
}
