/*
 * One thread that runs calls, for hosts whose tools take time: a queue in, a queue out, and the
 * only lock of this folder between them. Private to host/; knows no tool and no project.
 *
 *     loop's thread:     post, cancel ->  queue in  -> run()              :worker's thread
 *                        drain        <- queue out <-  result, progress, messages
 */
#ifndef HOST_WORKER_H
#define HOST_WORKER_H

#include "host.h"

struct worker;

/* What the thread does. Both functions are called on it alone. */
struct worker_ops {
    /* Runs a call to its end: leaves a result, or call->err. Asks worker_must_stop() often. */
    void (*run)(void *ctx, struct host_call *call);
    /* Called when no call waits: at the very start, and again each time the thread was woken.
     * Returns how many ms it may sleep at most, -1 for any time; *ret_fd is -1, or a descriptor
     * that wakes the thread when it can be read. Does work that no call has asked for. */
    int (*idle)(void *ctx, int *ret_fd);
    void *ctx;
};

/* A message from the thread to the loop. It is the first member of a block from mem_alloc().
 * deliver() runs on the loop's thread and owns the block; the worker frees undelivered ones. */
struct worker_message {
    struct list link;
    void (*deliver)(void *ctx, struct worker_message *m); /* ctx is that of worker_ops */
};

/* --- The loop's side. --- */

/* A worker whose thread does not run yet. `events` belong to the host and must outlive the worker;
 * its finished() and progress() are called by worker_drain() and worker_cancel() alone, wake() by
 * the thread. NULL with err set. */
struct worker *worker_new(const struct worker_ops *ops, const struct host_events *events,
                          struct err *err);
/* Starts the thread. It may call run() and idle() at once, so the owner must be complete. */
bool worker_start(struct worker *w, struct err *err);
/* Asks a running call to stop, waits for the thread, and forgets all calls. NULL is fine. */
void worker_free(struct worker *w);
/* Calls run one after the other, in this order. */
void worker_post(struct worker *w, struct host_call *call);
/* Finishes a waiting call at once with ERR_TIMEOUT, and asks a running one to stop. Does nothing
 * for any other call. */
void worker_cancel(struct worker *w, struct host_call *call);
/* Delivers what has come from the thread since the last time: messages, progress(), finished(). */
void worker_drain(struct worker *w);

/* --- The thread's side, for run() and idle(). --- */

/* Whether the call was cancelled, or the worker is being freed. */
bool worker_must_stop(const struct worker *w);
/* Whether a call waits and `is_such` is true for the first: for idle(), which that call waits for.
 * Asks under the lock. */
bool worker_next_is(struct worker *w, bool (*is_such)(void *ctx, const struct host_call *call));
/* Reports progress of the running call; `message` must be constant. The loop sees only the latest
 * report. */
void worker_progress(struct worker *w, double done, double total, const char *message);
/* Takes the message. */
void worker_send(struct worker *w, struct worker_message *m);

#endif
