/*
 * Functions of libc that Mono finds here first, because this program exports them. Some note what
 * the sandbox refuses, so that the log can say it; others make light of it. Scripts that call libc
 * by themselves see only the error.
 */
#include <dlfcn.h>
#include <errno.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "app.h"

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

/* --- What may fail --- */

/* File.Copy() gives the copy the mode and the times of the original, and fails if it cannot. Here
 * the copy keeps the mode and the times that it was made with. */
static int forgive(long result)
{
    return result < 0 && errno == EPERM && confine_is_inside() ? 0 : (int)result;
}

EXPORTED int fchmod(int fd, mode_t mode)
{
    return forgive(syscall(__NR_fchmod, fd, mode));
}

EXPORTED int futimens(int fd, const struct timespec times[2])
{
    return forgive(syscall(__NR_utimensat, fd, NULL, times, 0));
}
