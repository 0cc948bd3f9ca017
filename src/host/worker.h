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

/* What the thread does; both are called there and nowhere else. */
struct worker_ops {
    /* Runs a call to its end: leaves a result, or call->err. Asks worker_must_stop() often. */
    void (*run)(void *ctx, struct host_call *call);
    /* Called when no call waits: at the very start, and again each time the thread was woken.
     * Returns how many ms it may sleep at most, -1 for any time; *ret_fd is -1, or a descriptor
     * that wakes the thread when it can be read. Work that does not have to be done for a call. */
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
/* Starts the thread, which may use the worker at once: whoever made it must know it by now. */
bool worker_start(struct worker *w, struct err *err);
/* Asks a running call to stop, waits for the thread, and forgets all calls. NULL is fine. */
void worker_free(struct worker *w);
/* Calls run one after the other, in this order. */
void worker_post(struct worker *w, struct host_call *call);
/* A call that waits is finished at once with ERR_TIMEOUT; a running one is asked to stop; of any
 * other nothing is left to cancel. */
void worker_cancel(struct worker *w, struct host_call *call);
/* Delivers what has come from the thread since the last time: messages, progress(), finished(). */
void worker_drain(struct worker *w);

/* --- The thread's side, for run() and idle(). --- */

/* The call was cancelled, or the worker is to end. */
bool worker_must_stop(const struct worker *w);
/* Whether the call that runs next is such: for idle(), which it waits for. Asked under the lock. */
bool worker_next_is(struct worker *w, bool (*is_such)(void *ctx, const struct host_call *call));
/* Of the running call; `message` must be constant. The loop hears the latest one only. */
void worker_progress(struct worker *w, double done, double total, const char *message);
/* Takes the message. */
void worker_send(struct worker *w, struct worker_message *m);

#endif
