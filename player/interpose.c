/*
 * Functions of libc that Mono finds here first, because this program exports them. Some record
 * refusals of the sandbox for the log; others hide them. Scripts that call libc directly see only
 * the error.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "app.h"
#include "hold.h"

#define EXPORTED __attribute__((visibility("default")))

struct addrinfo;
EXPORTED int socket(int domain, int type, int protocol);
EXPORTED int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints,
                         struct addrinfo **ret_found);

int socket(int domain, int type, int protocol)
{
    const int fd = (int)syscall(__NR_socket, domain, type, protocol);

    if (fd < 0 && errno == EACCES) {
        confine_note(REFUSED_SOCKET, SLICE(""));
        errno = EACCES;
    }
    return fd;
}

/* Looking up a name takes sockets of libc's own. */
int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints,
                struct addrinfo **ret_found)
{
    int (*next)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
    int fault;

    *(void **)&next = dlsym(RTLD_NEXT, "getaddrinfo");
    fault = next(node, service, hints, ret_found);
    if (fault)
        confine_note(REFUSED_SOCKET, SLICE(""));
    return fault;
}

/* --- Death --- */

EXPORTED _Noreturn void abort(void);
EXPORTED _Noreturn void _exit(int code);

/* Mono calls these two when it has crashed, as by a stack that is too deep. */
void abort(void)
{
    static _Atomic bool is_raised;
    sigset_t its;

    hold_dying();
    sigemptyset(&its);
    sigaddset(&its, SIGABRT);
    pthread_sigmask(SIG_UNBLOCK, &its, NULL);
    if (!atomic_exchange(&is_raised, true))
        raise(SIGABRT); /* Mono's handler reports it, and may call this once more */
    signal(SIGABRT, SIG_DFL);
    raise(SIGABRT);
    _exit(127);
}

void _exit(int code)
{
    hold_dying();
    for (;;)
        syscall(__NR_exit_group, code);
}

/* --- Interfaces --- */

/* Where there are no interfaces, Mono takes the machine for one without IPv4: `new TcpClient(host,
 * port)` then makes no socket, and throws nothing. With this one it tries, and hears why not. */
static struct {
    struct sockaddr address;
    char name[3];
    struct ifaddrs list;
} loopback = {
    .address = {.sa_family = AF_INET, .sa_data = {0, 0, 127, 0, 0, 1}},
    .name = "lo",
    .list = {.ifa_name = loopback.name,
             .ifa_flags = IFF_UP | IFF_LOOPBACK | IFF_RUNNING,
             .ifa_addr = &loopback.address},
};

EXPORTED int getifaddrs(struct ifaddrs **ret_list)
{
    int (*next)(struct ifaddrs **);
    int result;

    *(void **)&next = dlsym(RTLD_NEXT, "getifaddrs");
    result = next(ret_list);
    if (result == 0 || !confine_is_inside())
        return result;
    *ret_list = &loopback.list;
    return 0;
}

EXPORTED void freeifaddrs(struct ifaddrs *list)
{
    void (*next)(struct ifaddrs *);

    *(void **)&next = dlsym(RTLD_NEXT, "freeifaddrs");
    if (list != &loopback.list)
        next(list);
}

/* Mono's class library asks libc itself, past this program. */
void interpose_start(void)
{
    static const char *const names[] = {"getifaddrs", "freeifaddrs"};
    void (*map)(void *assembly, const char *, const char *, const char *, const char *);

    *(void **)&map = dlsym(RTLD_DEFAULT, "mono_dllmap_insert");
    for (size_t i = 0; map && confine_is_inside() && i < N_ELEMENTS(names); i++)
        map(NULL, "libc", names[i], "__Internal", names[i]);
}

/* --- Processes --- */

EXPORTED pid_t fork(void)
{
    pid_t (*next)(void);
    pid_t pid;

    *(void **)&next = dlsym(RTLD_NEXT, "fork");
    pid = next();
    if (pid < 0 && errno == EPERM) {
        confine_note(REFUSED_PROCESS, SLICE(""));
        errno = EPERM;
    }
    return pid;
}

/* --- Calls that may fail --- */

/* File.Copy() gives the copy the mode and the times of the original, and fails if it cannot. Here
 * the copy keeps the mode and the times that it was made with. */
static int forgive(long result)
{
    return result < 0 && errno == EPERM && confine_is_inside() ? 0 : (int)result;
}

/* File.Copy() makes the copy with the mode of the original; the sandbox refuses special bits. */
static int open_plain(const char *path, int flags, va_list more)
{
    mode_t mode = flags & (O_CREAT | (O_TMPFILE & ~O_DIRECTORY)) ? va_arg(more, mode_t) : 0;

    if (confine_is_inside())
        mode &= 0777;
    return (int)syscall(__NR_openat, AT_FDCWD, path, flags, mode);
}

EXPORTED int open(const char *path, int flags, ...)
{
    va_list more;
    int fd;

    va_start(more, flags);
    fd = open_plain(path, flags, more);
    va_end(more);
    return fd;
}

EXPORTED int open64(const char *path, int flags, ...) __attribute__((alias("open")));

EXPORTED int fchmod(int fd, mode_t mode)
{
    return forgive(syscall(__NR_fchmod, fd, mode));
}

EXPORTED int futimens(int fd, const struct timespec times[2])
{
    return forgive(syscall(__NR_utimensat, fd, NULL, times, 0));
}
