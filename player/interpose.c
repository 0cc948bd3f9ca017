/*
 * Functions of libc that Mono finds here first, because this program exports them. Some note what
 * the sandbox refuses, so that the log can say it. The others do by another call what the sandbox
 * refuses by the first one. Scripts that call libc by themselves see only the error.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>
#include <utime.h>

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

/* --- Ways around --- */

/* File.Copy() gives the copy the mode of the original, and fails if it cannot. Here the copy keeps
 * the mode that it was made with. */
EXPORTED int fchmod(int fd, mode_t mode)
{
    const int result = (int)syscall(__NR_fchmod, fd, mode);

    return result < 0 && errno == EPERM && confine_is_inside() ? 0 : result;
}

/* The sandbox does not see whose path it is, but knows what may be opened for writing. */
static int set_times(const char *path, const struct timespec times[2])
{
    int fd, result;

    if (!confine_is_inside())
        return utimensat(AT_FDCWD, path, times, 0);
    fd = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return -1;
    result = futimens(fd, times);
    close(fd);
    return result;
}

EXPORTED int utimes(const char *path, const struct timeval given[2])
{
    struct timespec times[2];

    for (int i = 0; given && i < 2; i++)
        times[i] = (struct timespec){given[i].tv_sec, given[i].tv_usec * 1000};
    return set_times(path, given ? times : NULL);
}

EXPORTED int utime(const char *path, const struct utimbuf *given)
{
    struct timespec times[2] = {{0}};

    if (given) {
        times[0].tv_sec = given->actime;
        times[1].tv_sec = given->modtime;
    }
    return set_times(path, given ? times : NULL);
}
