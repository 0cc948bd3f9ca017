/* Processes that umcp-compile starts. Each has a process group, limits and a sandbox of its own,
 * and dies with umcp-compile. */
#ifndef COMPILER_PROCESS_H
#define COMPILER_PROCESS_H

#include <sys/types.h>

#include "base/base.h"

struct process {
    pid_t pid;   /* 0: none */
    int in, out; /* our ends of pipes to and from it, non-blocking; -1: none */
};

#define PROCESS_NONE ((struct process){.in = -1, .out = -1})

enum process_pipes {
    PROCESS_TALKS,  /* stdin and stdout are pipes */
    PROCESS_REPORTS /* stdin is empty; stdout and stderr are one pipe */
};

/* `argv` ends with NULL; argv[0] is a path. False: it could not be started. One that starts and
 * cannot execute the program ends with code 127. */
bool process_start(struct process *p, const char *const *argv, enum process_pipes pipes,
                   struct err *err);
/* Kills it and all that it started, and waits for it. Returns its status as of waitpid(). */
int process_end(struct process *p);
/* Waits for one that has ended or is about to, because its output has; kills it if it does not end
 * within `wait_ms`. */
int process_wait(struct process *p, int wait_ms);

#endif
