/*
 * The queue of calls. The link thread puts requests in; the main thread takes them out in order and
 * answers them. An idle main thread sleeps at the socket and reads for itself, so that a call needs
 * no other thread.
 */
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <time.h>

#include "internal.h"

#include "base/limits.h"

#define LINGER_US 100 /* how long we stay awake for the next call */

int64_t link_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static size_t size_of(const struct link_request *r)
{
    return sizeof(*r) + r->tool.len + r->args.len + r->allow.len + r->op.len;
}

void link_queue_add(struct link *l, const struct link_request *request)
{
    bool is_full = l->n_waiting >= LIMIT_AGENT_CALLS ||
                   size_of(request) > LIMIT_AGENT_CALL_BYTES - l->waiting_bytes;
    struct link_request *copy = is_full ? NULL : mem_alloc(size_of(request));
    char *at, text[64];

    if (!copy) {
        snprintf(text, sizeof(text), "%zu calls are already waiting for the engine", l->n_waiting);
        link_say_failure(l, request->number, ERR_NOT_READY, is_full ? text : "Out of memory");
        return;
    }
    at = (char *)(copy + 1);
    *copy = *request;
    copy->tool = slice_put(&at, request->tool);
    copy->args = slice_put(&at, request->args);
    copy->allow = slice_put(&at, request->allow);
    copy->op = slice_put(&at, request->op);
    copy->connection = l->connection;
    list_append(&l->waiting, &copy->place);
    l->n_waiting++;
    atomic_store_explicit(&l->has_calls, true, memory_order_relaxed);
    l->waiting_bytes += size_of(copy);
    l->has_news = true;
}

/* Takes a waiting request out of the queue. */
static void leave_queue(struct link *l, struct link_request *request)
{
    list_remove(&request->place);
    l->n_waiting--;
    atomic_store_explicit(&l->has_calls, l->n_waiting > 0, memory_order_relaxed);
    l->waiting_bytes -= size_of(request);
}

/* Answers a request that never ran, and frees it. */
static void drop(struct link *l, struct link_request *request, const char *why)
{
    const int64_t number = request->number;

    leave_queue(l, request);
    mem_free(request);
    link_say_failure(l, number, ERR_TIMEOUT, why);
}

static void cancel_running(struct link *l)
{
    if (!l->running || l->running_from != l->connection)
        return;
    l->is_running_cancelled = true;
    if (l->cancelled)
        l->cancelled(l->running);
}

void link_queue_cancel(struct link *l, int64_t number)
{
    if (number == l->running)
        cancel_running(l);
    LIST_EACH(struct link_request, r, &l->aside, place) {
        if (r->number != number || r->connection != l->connection)
            continue;
        r->is_cancelled = true;
        if (l->cancelled)
            l->cancelled(number); /* its code may have resumed just now */
    }
    LIST_EACH_SAFE(struct link_request, r, &l->waiting, place)
        if (r->number == number)
            drop(l, r, "The call was cancelled before it began");
}

void link_queue_clear(struct link *l)
{
    LIST_EACH_SAFE(struct link_request, r, &l->waiting, place) {
        leave_queue(l, r);
        mem_free(r);
    }
    cancel_running(l);
    LIST_EACH(struct link_request, r, &l->aside, place)
        r->is_cancelled = true;
}

/* --- The main thread --- */

/* The first call that may run now; NULL if none may. */
static struct link_request *find_runnable(struct link *l, link_filter *filter, void *ctx)
{
    LIST_EACH(struct link_request, r, &l->waiting, place)
        if (!filter || filter(ctx, r))
            return r;
    return NULL;
}

static void say_waits(struct link *l, const struct link_request *r, struct slice why)
{
    char text[256];
    struct buf to = {.p = text, .cap = sizeof(text), .max = sizeof(text)};

    linkmsg_write(&to, &(struct linkmsg){.head = LINKMSG_PROGRESS,
                                         .number = r->number,
                                         .progress = {.message = why}});
    if (l->ws && r->connection == l->connection && buf_ok(&to))
        link_put(l, buf_slice(&to));
}

void link_tell_waiting(struct link *l, link_filter *filter, void *ctx, struct slice why)
{
    pthread_mutex_lock(&l->lock);
    LIST_EACH(struct link_request, r, &l->waiting, place) {
        if (r->is_told || filter(ctx, r))
            continue;
        r->is_told = true;
        say_waits(l, r, why);
    }
    link_flush(l);
    pthread_mutex_unlock(&l->lock);
}

void link_look(struct link *l)
{
    int64_t now = link_now();

    pthread_mutex_lock(&l->lock);
    l->main_seen = now;
    pthread_mutex_unlock(&l->lock);
}

struct link_request *link_take(struct link *l, link_filter *filter, void *ctx)
{
    int64_t now = link_now();
    struct link_request *request;
    bool has_dropped = false;

    pthread_mutex_lock(&l->lock);
    l->main_seen = now;
    LIST_EACH_SAFE(struct link_request, r, &l->waiting, place) {
        if (r->deadline > now)
            continue;
        drop(l, r, "The call's deadline passed before it began");
        has_dropped = true;
    }
    if (has_dropped)
        link_flush(l);
    request = find_runnable(l, filter, ctx);
    if (request) {
        leave_queue(l, request);
        if (request->is_told)
            say_waits(l, request, (struct slice){0});
        l->running = request->number;
        l->running_from = request->connection;
        l->is_running_cancelled = false;
        if (l->cancelled)
            l->cancelled(0);
    }
    pthread_mutex_unlock(&l->lock);
    return request;
}

void link_set_aside(struct link *l, struct link_request *request)
{
    pthread_mutex_lock(&l->lock);
    l->running = 0;
    request->is_cancelled = l->is_running_cancelled || request->connection != l->connection;
    list_append(&l->aside, &request->place);
    pthread_mutex_unlock(&l->lock);
}

bool link_is_cancelled(struct link *l, const struct link_request *request)
{
    bool is_cancelled;

    pthread_mutex_lock(&l->lock);
    is_cancelled = request->is_cancelled;
    pthread_mutex_unlock(&l->lock);
    return is_cancelled;
}

void link_finish(struct link *l, struct link_request *request, struct slice message)
{
    pthread_mutex_lock(&l->lock);
    if (list_is_empty(&request->place)) /* not set aside, so it is the running one */
        l->running = 0;
    list_remove(&request->place);
    l->main_seen = l->finished = link_now();
    if (l->ws && request->connection == l->connection) {
        link_put_lines(l, true);
        if (message.len)
            link_put(l, message);
        else
            link_say_failure(l, request->number, ERR_INTERNAL, "Out of memory");
        link_flush(l);
    }
    pthread_mutex_unlock(&l->lock);
    mem_free(request);
}

/* Releases the lock until the server sends something or another thread wakes this one. */
static void sleep_at_socket(struct link *l, int64_t us)
{
    bool is_reading = l->ws && !l->is_broken;
    const struct timespec timeout = {.tv_sec = (time_t)(us / 1000000),
                                     .tv_nsec = us % 1000000 * 1000};
    struct pollfd fds[2] = {{.fd = l->main_wake_fd, .events = POLLIN},
                            {.fd = l->fd, .events = POLLIN}};
    int64_t linger_until = l->may_linger && is_reading ? l->finished + LINGER_US : 0;
    eventfd_t count;

    l->n_polling += is_reading;
    pthread_mutex_unlock(&l->lock);
    /* A caller that asks once often asks again at once. A thread that is still awake answers
     * faster, because another processor need not wake it. It yields to any thread that is ready. */
    while (link_now() < linger_until && poll(fds, 2, 0) == 0)
        sched_yield();
    if (ppoll(fds, is_reading ? 2 : 1, &timeout, NULL) <= 0)
        fds[0].revents = fds[1].revents = 0;
    if (fds[0].revents & POLLIN)
        eventfd_read(l->main_wake_fd, &count);
    pthread_mutex_lock(&l->lock);
    l->n_polling -= is_reading;
    if (!is_reading)
        return;
    if (!l->n_polling)
        pthread_cond_signal(&l->let_go);
    if (fds[1].revents && !l->is_broken && !link_receive(l)) {
        l->is_broken = true;
        link_wake(l); /* the link thread then ends the connection */
    }
}

void link_wait(struct link *l, int64_t timeout_us, link_filter *filter, void *ctx)
{
    int64_t end = link_now() + (timeout_us > 0 ? timeout_us : 0), left;

    pthread_mutex_lock(&l->lock);
    l->n_sleeping++;
    while (!l->is_over && !l->must_stop && !l->is_nudged && !find_runnable(l, filter, ctx) &&
           (left = end - link_now()) > 0)
        sleep_at_socket(l, left);
    l->n_sleeping--;
    l->is_nudged = false;
    l->main_seen = l->main_left = link_now();
    pthread_mutex_unlock(&l->lock);
}

void link_nudge(struct link *l)
{
    pthread_mutex_lock(&l->lock);
    l->is_nudged = true;
    pthread_mutex_unlock(&l->lock);
    eventfd_write(l->main_wake_fd, 1);
}

bool link_is_over(struct link *l)
{
    bool is_over;

    pthread_mutex_lock(&l->lock);
    is_over = l->is_over;
    pthread_mutex_unlock(&l->lock);
    return is_over;
}

bool link_has_calls(struct link *l)
{
    return atomic_load_explicit(&l->has_calls, memory_order_relaxed);
}

bool link_must_prepare(struct link *l)
{
    return atomic_load_explicit(&l->must_prepare, memory_order_relaxed);
}

bool link_is_open(struct link *l)
{
    bool is_open;

    pthread_mutex_lock(&l->lock);
    is_open = l->ws != NULL;
    pthread_mutex_unlock(&l->lock);
    return is_open;
}
