/*
 * One thread that runs calls, for hosts whose tools take time. It has a queue in and a queue out,
 * guarded by this folder's only lock. Private to host/; knows no tools and no project.
 *
 *     loop's thread:     post, cancel ->  queue in  -> run()              :worker's thread
 *                        drain        <- queue out <-  result, progress, messages
 */
#ifndef HOST_WORKER_H
#define HOST_WORKER_H

#include "host.h"

struct worker;

/* The thread's work. It alone calls these functions. */
struct worker_ops {
    /* Runs a call to its end and sets its result or call->err. Must check worker_must_stop()
     * often. */
    void (*run)(void *ctx, struct host_call *call);
    /* Called when no call is queued: first at the start, then each time the thread wakes up. Does
     * background work. Returns how many ms the thread may sleep, -1 for no limit. *ret_fd is -1, or
     * a descriptor that wakes the thread when it is readable. */
    int (*idle)(void *ctx, int *ret_fd);
    void *ctx;
};

/* A message from the thread to the loop. It is the first member of a block from mem_alloc().
 * deliver() runs on the loop's thread and owns the block. The worker frees undelivered messages. */
struct worker_message {
    struct list link;
    void (*deliver)(void *ctx, struct worker_message *m); /* ctx is that of worker_ops */
};

/* --- The loop's side. --- */

/* Creates a worker whose thread does not run yet. `events` belongs to the host and must outlive the
 * worker. Only worker_drain() and worker_cancel() call its finished() and progress(); the thread
 * calls wake(). NULL with err set. */
struct worker *worker_new(const struct worker_ops *ops, const struct host_events *events,
                          struct err *err);
/* Starts the thread. It may call run() and idle() at once, so the owner must be initialised. */
bool worker_start(struct worker *w, struct err *err);
/* Asks a running call to stop, waits for the thread, and drops all calls. NULL is fine. */
void worker_free(struct worker *w);
/* Queues a call. Calls run one after the other in this order. */
void worker_post(struct worker *w, struct host_call *call);
/* Finishes a queued call at once with ERR_TIMEOUT, or asks a running one to stop. Does nothing for
 * any other call. */
void worker_cancel(struct worker *w, struct host_call *call);
/* Delivers the thread's messages since the last time: messages, progress(), finished(). */
void worker_drain(struct worker *w);

/* --- The thread's side, for run() and idle(). --- */

/* Whether the call was cancelled, or the worker is being freed. */
bool worker_must_stop(const struct worker *w);
/* Whether a call is queued and `is_such` is true for the first. Called by idle(), which delays that
 * call. Holds the lock while it asks. */
bool worker_next_is(struct worker *w, bool (*is_such)(void *ctx, const struct host_call *call));
/* Reports progress of the running call; `message` must be constant. The loop gets only the latest
 * report. */
void worker_progress(struct worker *w, double done, double total, const char *message);
/* Sends a message to the loop and takes ownership of it. */
void worker_send(struct worker *w, struct worker_message *m);

#endif
