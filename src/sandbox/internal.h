/* Shared by the files of src/sandbox. */
#ifndef SANDBOX_INTERNAL_H
#define SANDBOX_INTERNAL_H

#include "sandbox.h"

/* Whom a rule is for. The children of umcp-compile enter once more, in what it has entered. */
enum sandbox_role {
    ROLE_PLAYER = 1 << 0,
    ROLE_COMPILER = 1 << 1,
    ROLE_CHILD = 1 << 2,
    ROLE_ANY = ROLE_PLAYER | ROLE_COMPILER | ROLE_CHILD
};

/* The first version of Landlock's ABI in which it decides about … */
enum {
    ABI_REFER = 2,    /* moving files between folders; before that nobody can, so it is no use */
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
