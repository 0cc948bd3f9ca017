/*
 * Requests that wait and that run. A worker compiles: the driver, or a program per build. A
 * worker takes one build and one submission at the same time; each kind runs in order.
 *
 * If a worker ends while it works on two, each is tried again alone: then it is clear whose fault
 * it is.
 */
#ifndef COMPILER_QUEUE_H
#define COMPILER_QUEUE_H

#include "request.h"

struct worker {
    bool takes_submissions;
    /* Begins. False with err set: it cannot work at all; err->kind ERR_REQUEST: only not on this;
     * ERR_NOT_FOUND: a source or reference has changed since the key. */
    bool (*start)(struct request *r, struct err *err);
    /* Asks to stop the work on it. False: stop() is the only way. */
    bool (*cancel)(const struct request *r);
    /* Kills. The queue decides about its requests. */
    void (*stop)(void);
};

void queue_use(const struct worker *w);
/* Takes the request, and answers it at some time. */
void queue_add(struct request *r);
/* Starts requests that may start, ends late ones. */
void queue_step(int64_t now);
/* Milliseconds until queue_step() has something to do by itself; -1: nothing. */
int queue_wait_ms(int64_t now);
void queue_done(void);

/* For workers: it is ready only now, so requests given to it ahead begin now; */
void queue_begin_anew(void);
/* the running request with this number, or NULL; */
struct request *queue_find(int64_t number);
/* it is answered; */
void queue_remove(struct request *r);
/* the worker has ended by itself: "was killed by signal 11". */
void queue_ended(const char *how);

#endif
