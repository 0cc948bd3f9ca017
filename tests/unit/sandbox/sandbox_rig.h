/*
 * A folder with a project, things outside of it and a state folder, and a child process that enters
 * the sandbox and makes attempts there. Each attempt is a row: what it tries, and the errno that it
 * must end with.
 */
#ifndef UNIT_SANDBOX_RIG_H
#define UNIT_SANDBOX_RIG_H

#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/base.h"
#include "sandbox/sandbox.h"

#define ABI_VARIABLE "UMCP_SANDBOX_ABI"

struct attempt {
    const char *name;
    long (*run)(void); /* below 0: it failed, with errno */
    int error;         /* 0: it must succeed */
};

#define ATTEMPT(function, error)                                                                   \
    {                                                                                              \
#function, function, error                                                                 \
    }

enum { RIG_MAX_ATTEMPTS = 256, RIG_CANNOT_ENTER = 99 };

static char rig_root[64];
static struct sandbox_options rig_options;

/* A path in the rig's folder. */
__attribute__((unused)) static const char *in(const char *name)
{
    static char paths[4][PATH_MAX];
    static unsigned at;
    char *to = paths[at++ % 4];

    snprintf(to, PATH_MAX, "%s/%s", rig_root, name);
    return to;
}

static void rig_write(const char *name, const char *text)
{
    int fd = open(in(name), O_WRONLY | O_CREAT | O_TRUNC, 0600);

    ck_assert(fd >= 0 && fd_write(fd, slice_of(text)));
    close(fd);
}

/* Does the kernel have what this test needs? If not, the test passes without a word. */
__attribute__((unused)) static bool rig_has_sandbox(void)
{
    struct sandbox_kernel kernel;

    sandbox_kernel(&kernel);
    return kernel.abi && kernel.has_seccomp;
}

static void rig_setup(void)
{
    static const char *const folders[] = {
        "project",      "project/Assets", "project/ProjectSettings",
        "project/.git", "outside",        "outside/Packages",
        "package",      "not-a-package",  "state",
        "state/player", "cache"};
    static char project[PATH_MAX], state[PATH_MAX], cache[PATH_MAX], roots[2][PATH_MAX];
    static const char *read[] = {cache, "/absent"}, *write[] = {state};
    static const char *packages[] = {roots[0], roots[1], "../../../../"};

    snprintf(rig_root, sizeof(rig_root), "/tmp/umcp-sandbox-XXXXXX");
    ck_assert(mkdtemp(rig_root));
    for (size_t i = 0; i < N_ELEMENTS(folders); i++)
        ck_assert_int_eq(mkdir(in(folders[i]), 0700), 0);
    rig_write("project/Assets/a.txt", "asset");
    rig_write("project/.git/config", "git");
    rig_write("outside/secret.txt", "secret");
    rig_write("package/package.json", "{}");
    rig_write("not-a-package/secret.txt", "secret");
    rig_write("cache/made.dll", "dll");
    rig_write("state/settings.json", "{}");
    ck_assert_int_eq(symlink("../outside/secret.txt", in("project/link")), 0);
    ck_assert_int_eq(symlink("../outside/Packages", in("project/Packages")), 0);
    snprintf(project, sizeof(project), "%s", in("project"));
    snprintf(state, sizeof(state), "%s", in("state/player"));
    snprintf(cache, sizeof(cache), "%s", in("cache"));
    snprintf(roots[0], sizeof(roots[0]), "%s", in("package"));
    snprintf(roots[1], sizeof(roots[1]), "../not-a-package");
    rig_options = (struct sandbox_options){.project = project,
                                           .roots = packages,
                                           .n_roots = N_ELEMENTS(packages),
                                           .read = read,
                                           .n_read = N_ELEMENTS(read),
                                           .write = write,
                                           .n_write = N_ELEMENTS(write)};
}

static void rig_teardown(void)
{
    char command[128];

    snprintf(command, sizeof(command), "rm -rf '%s'", rig_root);
    ck_assert_int_eq(system(command), 0);
}

/* Runs a function in a child that has entered. Returns its exit status as of waitpid(). */
static int rig_inside(int abi, void (*run)(void *ctx), void *ctx)
{
    int status;
    pid_t child;

    fflush(NULL);
    child = fork();
    ck_assert(child >= 0);
    if (child == 0) {
        char text[16];
        struct err err;

        snprintf(text, sizeof(text), "%d", abi);
        if (abi)
            setenv(ABI_VARIABLE, text, 1);
        if (!sandbox_enter(&rig_options, &err)) {
            fprintf(stderr, "%s\n", err.message);
            _exit(RIG_CANNOT_ENTER);
        }
        run(ctx);
        _exit(0); /* not exit(): the leak check at the end would need ptrace() */
    }
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    return status;
}

struct rig_attempts {
    const struct attempt *items;
    size_t n;
    int *errors; /* shared with the child; -1: not made */
};

static void rig_make_attempts(void *ctx)
{
    const struct rig_attempts *all = ctx;

    for (size_t i = 0; i < all->n; i++) {
        errno = 0;
        all->errors[i] = all->items[i].run() < 0 ? errno : 0;
    }
}

/* Makes all attempts, one after the other, in one process inside; 0: the kernel's own ABI. */
__attribute__((unused)) static void rig_attempt(int abi, const struct attempt *items, size_t n)
{
    struct rig_attempts all = {.items = items, .n = n};
    int status;

    ck_assert(n <= RIG_MAX_ATTEMPTS);
    all.errors = mmap(NULL, RIG_MAX_ATTEMPTS * sizeof(int), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    ck_assert(all.errors != MAP_FAILED);
    for (size_t i = 0; i < n; i++)
        all.errors[i] = -1;
    status = rig_inside(abi, rig_make_attempts, &all);
    for (size_t i = 0; i < n; i++)
        if (all.errors[i] != items[i].error)
            fprintf(stderr, "ABI %d: %s: %s instead of %s\n", abi, items[i].name,
                    all.errors[i] < 0 ? "not reached" : strerror(all.errors[i]),
                    strerror(items[i].error));
    for (size_t i = 0; i < n; i++)
        ck_assert_msg(all.errors[i] == items[i].error, "ABI %d: %s: %d", abi, items[i].name,
                      all.errors[i]);
    ck_assert_int_eq(status, 0);
    munmap(all.errors, RIG_MAX_ATTEMPTS * sizeof(int));
}

/* Reads all of a file that rig_write() wrote; it must still be this. */
__attribute__((unused)) static void rig_expect(const char *name, const char *text)
{
    char found[64];
    int fd = open(in(name), O_RDONLY);
    ssize_t n = fd < 0 ? -1 : read(fd, found, sizeof(found) - 1);

    ck_assert(n >= 0);
    found[n] = '\0';
    ck_assert_str_eq(found, text);
    close(fd);
}

#endif
