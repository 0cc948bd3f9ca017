/*
 * Restricts a process for good, without root: Landlock decides which files it may touch,
 * seccomp which system calls it may make. For umcp-player, whose code may be hostile, and for
 * umcp-compile. Linux.
 */
#ifndef SANDBOX_SANDBOX_H
#define SANDBOX_SANDBOX_H

#include "base/base.h"

enum sandbox_kind {
    SANDBOX_PLAYER, /* executes nothing, makes no process and no socket */
    /* Makes processes and executes the files of `execute`; no socket. A process that it makes
     * enters once more before it executes anything: from then on it signals only itself, and sees
     * of /proc only its own folder. */
    SANDBOX_COMPILER
};

struct sandbox_options {
    enum sandbox_kind kind;
    const char *project;    /* read; its real path */
    bool may_write_project; /* its Assets, Packages and ProjectSettings */
    /* Of packages outside of the project: read if they are packages, and not wide. */
    const char *const *roots;
    /* More places; absent ones are fine. A script in `execute` needs its interpreter there, too;
     * the dynamic loader is always included. */
    const char *const *read, *const *write, *const *execute;
    size_t n_roots, n_read, n_write, n_execute;
};

/* The features of this kernel. UMCP_SANDBOX_ABI in the environment lowers `abi`, for tests. */
struct sandbox_kernel {
    int abi; /* of Landlock; 0: none, or too old to be of use */
    bool has_seccomp;
};

void sandbox_kernel(struct sandbox_kernel *ret_kernel);
/* The missing parts of the sandbox, for people, as a sentence; "" if none. */
struct slice sandbox_missing(struct arena *a, const struct sandbox_kernel *kernel);

/* Whether a folder is or contains `project` or the home folder, as $HOME was at first and as the
 * system has it: too much to be opened because something lies in it. A relative path is one from
 * the project. */
bool sandbox_is_wide(const char *project, const char *path);

/* Leaves of the environment only a runtime's variables, overwrites the rest in memory, and sets
 * HOME, TMPDIR and PATH. Call once, before anything keeps a result of getenv(). */
bool sandbox_environment(const char *home, const char *tmp, struct err *err);
/* For good, for this thread and those that it starts: there must not be another yet. Enters the
 * kernel's parts of it. False: one of them did not work. */
bool sandbox_enter(const struct sandbox_options *options, struct err *err);

#endif
