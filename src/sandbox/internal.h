/* Shared by the files of src/sandbox. */
#ifndef SANDBOX_INTERNAL_H
#define SANDBOX_INTERNAL_H

#include <sys/stat.h>

#include "sandbox.h"

/* The modes that the umask denies to new files. */
#define OTHERS_WRITE (S_IWGRP | S_IWOTH)

/* Whom a rule is for. */
enum sandbox_role {
    ROLE_READER = 1 << 0,   /* a player */
    ROLE_WRITER = 1 << 1,   /* a player that may write the project */
    ROLE_COMPILER = 1 << 2, /* umcp-compile */
    ROLE_CHILD = 1 << 3,    /* its children: they enter once more, inside its sandbox */
    ROLE_COMPILERS = ROLE_COMPILER | ROLE_CHILD,
    ROLE_ANY = ROLE_READER | ROLE_WRITER | ROLE_COMPILERS
};

/* The first version of Landlock's ABI in which it decides about … */
enum {
    ABI_REFER = 2,    /* moving files between folders, impossible before: no use without it */
    ABI_TRUNCATE = 3, /* emptying files by name or while opening them for reading */
    ABI_NET = 4,      /* TCP */
    ABI_IOCTL = 5,    /* devices' own calls */
    ABI_SCOPE = 6     /* abstract Unix sockets and signals to processes outside */
};

/* Landlock. False, with errno: it did not work. */
bool sandbox_restrict_files(int abi, enum sandbox_role role, const struct sandbox_options *options);
/* seccomp. `abi`: what Landlock decides about needs no rule here. False, with errno: it did not
 * work. */
bool sandbox_restrict_calls(int abi, enum sandbox_role role);

#endif
