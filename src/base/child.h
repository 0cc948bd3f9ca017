/*
 * A process that we start and that dies with us. A thread copies its standard error to ours and
 * keeps the last line, for messages about its end. Linux.
 */
#ifndef BASE_CHILD_H
#define BASE_CHILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "err.h"

enum {
    CHILD_CANNOT_RUN = 127, /* exit code: the program cannot be executed */
    CHILD_FIRST_FD = 3,     /* in the child: the first descriptor that it is given */
    CHILD_MAX_FDS = 4,
    CHILD_LINE_SIZE = 256
};

struct child_options {
    const char *const *args; /* the program, its arguments, and NULL */
    const int *fds;          /* become its descriptors 3, 4, …; it gets no others */
    size_t n_fds;
    int in;  /* its standard input; -1: empty */
    int out; /* its standard output; -1: the same as its standard error */
    /* A thread calls this when the child has closed its standard error, mostly by ending. */
    void (*ended)(void *ctx);
    void *ctx;
};

struct child;

/* In a process group of its own, without core dumps, and without our own limit of memory unless
 * that is final. The caller keeps its descriptors. NULL with err set; that the program cannot be
 * executed shows in its end. */
struct child *child_start(const struct child_options *options, struct err *err);
pid_t child_pid(const struct child *c);
/* Whether its standard error is closed: it has ended or is about to. */
bool child_is_leaving(const struct child *c);
/* To it and all its group. */
void child_signal(const struct child *c, int number);
/* Whether it has ended; then *ret_status is as waitpid() has it, and processes that it left in its
 * group are killed. Now only child_last_line() and child_free() may follow. */
bool child_reap(struct child *c, int *ret_status);
/* After child_reap(): the last line that it wrote, as plain text; "" if there was none. */
const char *child_last_line(const struct child *c);
/* How a process ended, by its status of waitpid(): "ended with exit code 1", "was killed by signal
 * 11 (Segmentation fault)". */
void child_end_text(int status, char *to, size_t size);
/* The same as a clause: "it ended with exit code 1: " and the words, "it was killed by …". */
void child_say_end(int status, const char *words, char *to, size_t size);
/* How long to wait before a process that failed `n_failures` times in a row is started again. */
int64_t child_restart_ms(size_t n_failures);
/* A process that still runs is asked to end, and killed after `leave_ms`. NULL is fine. */
void child_free(struct child *c, int leave_ms);

#endif
