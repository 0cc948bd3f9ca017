/*
 * The thread and its two queues. All shared data is in struct worker under one lock, except the
 * flag that a running call polls. Callbacks are called without the lock, so that they may post and
 * cancel.
 */
#include "worker.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <unistd.h>

#define NICENESS 5

struct progress {
    struct host_call *call; /* NULL: none */
    double done, total;
    const char *message;
};

struct worker {
    struct worker_ops ops;
    const struct host_events *events;
    pthread_t thread;
    bool has_thread;
    int inbox;             /* eventfd: a call is queued, or the worker ends */
    atomic_bool must_stop; /* the running call must give up; written under the lock */

    pthread_mutex_t lock;      /* guards everything below */
    struct list waiting, done; /* of struct host_call */
    struct host_call *running;
    struct progress progress; /* of the running call */
    struct list messages;     /* for the loop */
    bool is_ending;
    bool has_woken; /* the loop was woken but has not drained yet */
};

/* --- The thread. --- */

/* Unlocks, and wakes the loop unless that has been done already. */
static void unlock_and_wake(struct worker *w)
{
    bool must_wake = !w->has_woken;

    w->has_woken = true;
    pthread_mutex_unlock(&w->lock);
    if (must_wake && w->events->wake)
        w->events->wake(w->events->ctx);
}

static void *work(void *ctx)
{
    static const struct sched_param none = {.sched_priority = 0};
    struct worker *w = ctx;

    /* A scan may use all processors, but the loop, which only runs for moments, should go first.
     * Threads that this one starts inherit the policy. */
    sched_setscheduler(0, SCHED_BATCH, &none);
    setpriority(PRIO_PROCESS, 0, NICENESS);
    pthread_mutex_lock(&w->lock);
    while (!w->is_ending) {
        struct host_call *call = LIST_TAKE_FIRST(struct host_call, &w->waiting, link);

        w->running = call;
        atomic_store(&w->must_stop, false);
        pthread_mutex_unlock(&w->lock);
        if (call) {
            w->ops.run(w->ops.ctx, call);
            pthread_mutex_lock(&w->lock);
            list_append(&w->done, &call->link);
            w->running = NULL;
            unlock_and_wake(w);
        } else {
            struct pollfd fds[2] = {{.fd = w->inbox, .events = POLLIN},
                                    {.fd = -1, .events = POLLIN}};
            int ms = w->ops.idle(w->ops.ctx, &fds[1].fd); /* poll() ignores a descriptor of -1 */
            eventfd_t count;

            if (poll(fds, N_ELEMENTS(fds), ms) > 0 && fds[0].revents)
                eventfd_read(w->inbox, &count);
        }
        pthread_mutex_lock(&w->lock);
    }
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

bool worker_must_stop(const struct worker *w)
{
    return atomic_load(&w->must_stop);
}

bool worker_next_is(struct worker *w, bool (*is_such)(void *ctx, const struct host_call *call))
{
    const struct host_call *next;
    bool answer;

    pthread_mutex_lock(&w->lock);
    next = LIST_FIRST(struct host_call, &w->waiting, link);
    answer = next && is_such(w->ops.ctx, next);
    pthread_mutex_unlock(&w->lock);
    return answer;
}

void worker_progress(struct worker *w, double done, double total, const char *message)
{
    pthread_mutex_lock(&w->lock);
    w->progress = (struct progress){w->running, done, total, message};
    unlock_and_wake(w);
}

void worker_send(struct worker *w, struct worker_message *m)
{
    m->link = (struct list){0};
    pthread_mutex_lock(&w->lock);
    list_append(&w->messages, &m->link);
    unlock_and_wake(w);
}

/* --- The loop's side. --- */

/* Blocks all signals in the thread: the loop handles them. */
bool worker_start(struct worker *w, struct err *err)
{
    sigset_t all, before;
    int error;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    error = pthread_create(&w->thread, NULL, work, w);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (error)
        return err_set(err, ERR_INTERNAL, "cannot start a thread: %s", strerror(error));
    w->has_thread = true;
    return true;
}

struct worker *worker_new(const struct worker_ops *ops, const struct host_events *events,
                          struct err *err)
{
    struct worker *w = mem_zalloc(sizeof(*w));

    if (!w) {
        err_no_memory(err);
        return NULL;
    }
    w->ops = *ops;
    w->events = events;
    w->inbox = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (w->inbox < 0) {
        err_set(err, ERR_INTERNAL, "cannot make an eventfd: %s", strerror(errno));
        mem_free(w);
        return NULL;
    }
    pthread_mutex_init(&w->lock, NULL);
    return w;
}

void worker_free(struct worker *w)
{
    if (!w)
        return;
    pthread_mutex_lock(&w->lock);
    w->is_ending = true;
    atomic_store(&w->must_stop, true);
    pthread_mutex_unlock(&w->lock);
    eventfd_write(w->inbox, 1);
    if (w->has_thread)
        pthread_join(w->thread, NULL);
    LIST_EACH_SAFE(struct worker_message, m, &w->messages, link)
        mem_free(m);
    pthread_mutex_destroy(&w->lock);
    close(w->inbox);
    mem_free(w);
}

void worker_post(struct worker *w, struct host_call *call)
{
    pthread_mutex_lock(&w->lock);
    list_append(&w->waiting, &call->link);
    pthread_mutex_unlock(&w->lock);
    eventfd_write(w->inbox, 1);
}

void worker_cancel(struct worker *w, struct host_call *call)
{
    bool was_waiting;

    pthread_mutex_lock(&w->lock);
    was_waiting = list_contains(&w->waiting, &call->link);
    if (was_waiting)
        list_remove(&call->link);
    if (w->running == call)
        atomic_store(&w->must_stop, true);
    pthread_mutex_unlock(&w->lock);
    if (!was_waiting)
        return;
    err_set(&call->err, ERR_TIMEOUT, "Cancelled");
    w->events->finished(w->events->ctx, call);
}

/* One item from the thread for the loop; at most one member is set. */
struct worker_event {
    struct worker_message *message;
    struct progress progress;
    struct host_call *done;
};

/*
 * Takes the next item. Takes progress before results and under the same lock: once a call is taken
 * from the queue, its owner may free it, and nothing here may point to it.
 */
static struct worker_event take_event(struct worker *w)
{
    struct worker_event n = {0};

    pthread_mutex_lock(&w->lock);
    w->has_woken = false;
    n.message = LIST_TAKE_FIRST(struct worker_message, &w->messages, link);
    if (!n.message && w->progress.call) {
        n.progress = w->progress;
        w->progress = (struct progress){0};
    } else if (!n.message) {
        n.done = LIST_TAKE_FIRST(struct host_call, &w->done, link);
    }
    pthread_mutex_unlock(&w->lock);
    return n;
}

void worker_drain(struct worker *w)
{
    const struct host_events *e = w->events;
    struct worker_event n = take_event(w);

    for (; n.message || n.progress.call || n.done; n = take_event(w)) {
        const struct progress *p = &n.progress;

        if (n.message) {
            n.message->deliver(w->ops.ctx, n.message);
        } else if (n.done) {
            e->finished(e->ctx, n.done);
        } else if (e->progress) {
            e->progress(e->ctx, p->call, p->done, p->total, p->message);
        }
    }
}
