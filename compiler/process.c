#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app.h"
#include "place.h"

extern char **environ;

/* --- In the child, between fork() and exec() --- */

static void set_limit(int resource, uint64_t most)
{
    const struct rlimit limit = {.rlim_cur = (rlim_t)most, .rlim_max = (rlim_t)most};

    setrlimit((__rlimit_resource_t)resource, &limit);
}

static _Noreturn void run(const char *const *argv, int in, int out, enum process_pipes pipes,
                          pid_t parent)
{
    sigset_t none;
    struct err err = {0};

    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) /* it died before the line above */
        _exit(127);
    setpgid(0, 0);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    if (dup2(in, 0) < 0 || dup2(out, 1) < 0 || (pipes == PROCESS_REPORTS && dup2(out, 2) < 0))
        _exit(127);
    set_limit(RLIMIT_CORE, 0);
    /* .NET reserves much more than it uses; its heap has a limit of its own (place.c). */
    if (!app.compiler.is_dotnet)
        set_limit(RLIMIT_AS, LIMIT_COMPILE_MEMORY);
    if (place_enter(&err))
        execve(argv[0], (char *const *)(uintptr_t)argv, environ);
    fprintf(stderr, "umcp-compile: cannot run '%s': %s\n", argv[0],
            err.kind ? err.message : strerror(errno));
    _exit(127);
}

/* --- In umcp-compile --- */

static void close_pair(int pair[2])
{
    for (int i = 0; i < 2; i++)
        if (pair[i] >= 0)
            close(pair[i]);
}

bool process_start(struct process *p, const char *const *argv, enum process_pipes pipes,
                   struct err *err)
{
    int in[2] = {-1, -1}, out[2] = {-1, -1};
    const pid_t self = getpid();
    pid_t pid = -1;

    if (pipes == PROCESS_TALKS ? pipe2(in, O_CLOEXEC) == 0
                               : (in[0] = open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0)
        if (pipe2(out, O_CLOEXEC) == 0)
            pid = fork();
    if (pid == 0)
        run(argv, in[0], out[1], pipes, self);
    if (pid < 0) {
        err_set(err, ERR_INTERNAL, "cannot start '%s': %s", argv[0], strerror(errno));
        close_pair(in);
        close_pair(out);
        return false;
    }
    setpgid(pid, pid); /* here or in the child, whichever is first */
    close(in[0]);
    close(out[1]);
    if (in[1] >= 0)
        fcntl(in[1], F_SETFL, O_NONBLOCK);
    fcntl(out[0], F_SETFL, O_NONBLOCK);
    *p = (struct process){.pid = pid, .in = in[1], .out = out[0]};
    return true;
}

static int reap(struct process *p)
{
    int status = 0;

    while (waitpid(p->pid, &status, 0) < 0 && errno == EINTR)
        ;
    kill(-p->pid, SIGKILL); /* its children, if they still run */
    if (p->in >= 0)
        close(p->in);
    if (p->out >= 0)
        close(p->out);
    *p = PROCESS_NONE;
    return status;
}

int process_end(struct process *p)
{
    if (!p->pid)
        return 0;
    kill(p->pid, SIGKILL);
    kill(-p->pid, SIGKILL);
    return reap(p);
}

int process_wait(struct process *p, int wait_ms)
{
    const int64_t end = clock_ms() + wait_ms;

    while (p->pid) {
        siginfo_t info = {0};

        if (waitid(P_PID, (id_t)p->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            info.si_pid == p->pid)
            return reap(p);
        if (clock_ms() >= end)
            return process_end(p);
        poll(NULL, 0, 5);
    }
    return 0;
}
