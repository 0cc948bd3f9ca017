/*
 * Calls between the link's thread, which puts them in, and the main thread, which takes them out in
 * order and answers them. A main thread that has nothing to do sleeps at the socket and reads for
 * itself: then a call needs no other thread.
 */
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <time.h>

#include "internal.h"

#define LINGER_US 100 /* after a call, for the next */

int64_t link_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static size_t size_of(const struct link_call *call)
{
    return sizeof(*call) + call->tool.len + call->args.len + call->allow.len + call->op.len;
}

/* Copies to *at and moves that behind it. */
static struct slice copy_text(char **at, struct slice text)
{
    struct slice copy = slice_from(*at, text.len);

    if (text.len)
        memcpy(*at, text.p, text.len);
    *at += text.len;
    return copy;
}

static struct link_call *copy_call(const struct link_call *call)
{
    struct link_call *copy = mem_alloc(size_of(call));
    char *at = (char *)(copy + 1);

    if (!copy)
        return NULL;
    *copy = *call;
    copy->tool = copy_text(&at, call->tool);
    copy->args = copy_text(&at, call->args);
    copy->allow = copy_text(&at, call->allow);
    copy->op = copy_text(&at, call->op);
    copy->next = NULL;
    return copy;
}

void link_queue_call(struct link *l, const struct link_call *call)
{
    bool is_full =
        l->n_calls >= LINK_MAX_CALLS || size_of(call) > LINK_MAX_WAITING - l->waiting_bytes;
    struct link_call *copy = is_full ? NULL : copy_call(call);
    char text[64];

    if (!copy) {
        snprintf(text, sizeof(text), "%zu calls wait for the engine already", l->n_calls);
        link_say_failure(l, call->number, ERR_NOT_READY, is_full ? text : "Out of memory");
        return;
    }
    copy->connection = l->connection;
    *l->last_call = copy;
    l->last_call = &copy->next;
    l->n_calls++;
    atomic_store_explicit(&l->has_calls, true, memory_order_relaxed);
    l->waiting_bytes += size_of(copy);
    l->has_news = true;
}

/* Takes the call at `place` out of the queue. */
static struct link_call *unlink_call(struct link *l, struct link_call **place)
{
    struct link_call *call = *place;

    *place = call->next;
    if (!call->next)
        l->last_call = place;
    l->n_calls--;
    atomic_store_explicit(&l->has_calls, l->n_calls > 0, memory_order_relaxed);
    l->waiting_bytes -= size_of(call);
    return call;
}

static void cancel_running(struct link *l)
{
    if (l->cancelled && l->running && l->running_from == l->connection)
        l->cancelled(l->running);
}

void link_queue_cancel(struct link *l, int64_t number)
{
    if (number == l->running)
        cancel_running(l);
    for (struct link_call *call = l->aside; call; call = call->next)
        call->is_cancelled |= call->number == number && call->connection == l->connection;
    for (struct link_call **at = &l->first_call; *at; at = &(*at)->next) {
        if ((*at)->number != number)
            continue;
        mem_free(unlink_call(l, at));
        link_say_failure(l, number, ERR_TIMEOUT, "The call was cancelled before it began");
        return;
    }
}

void link_queue_clear(struct link *l)
{
    while (l->first_call)
        mem_free(unlink_call(l, &l->first_call));
    cancel_running(l);
    for (struct link_call *call = l->aside; call; call = call->next)
        call->is_cancelled = true;
}

/* --- The main thread --- */

/* Where in the queue the first call is that may run; NULL: there is none. */
static struct link_call **find_call(struct link *l, link_filter *filter, void *ctx)
{
    for (struct link_call **at = &l->first_call; *at; at = &(*at)->next)
        if (!filter || filter(ctx, *at))
            return at;
    return NULL;
}

/* Nobody waits for these any more; to run them would only delay the others. */
static bool drop_late_calls(struct link *l, int64_t now)
{
    struct link_call **at = &l->first_call;
    bool has_dropped = false;

    while (*at) {
        int64_t number = (*at)->number;

        if ((*at)->deadline > now) {
            at = &(*at)->next;
            continue;
        }
        mem_free(unlink_call(l, at));
        link_say_failure(l, number, ERR_TIMEOUT, "The call's time was over before it began");
        has_dropped = true;
    }
    return has_dropped;
}

void link_look(struct link *l)
{
    int64_t now = link_now();

    pthread_mutex_lock(&l->lock);
    l->main_seen = now;
    pthread_mutex_unlock(&l->lock);
}

struct link_call *link_take(struct link *l, link_filter *filter, void *ctx)
{
    int64_t now = link_now();
    struct link_call **at, *call = NULL;

    pthread_mutex_lock(&l->lock);
    l->main_seen = now;
    if (drop_late_calls(l, now))
        link_flush(l);
    at = find_call(l, filter, ctx);
    if (at) {
        call = unlink_call(l, at);
        l->running = call->number;
        l->running_from = call->connection;
        if (l->cancelled)
            l->cancelled(0);
    }
    pthread_mutex_unlock(&l->lock);
    return call;
}

void link_set_aside(struct link *l, struct link_call *call)
{
    pthread_mutex_lock(&l->lock);
    l->running = 0;
    call->next = l->aside;
    call->is_cancelled = call->connection != l->connection;
    l->aside = call;
    pthread_mutex_unlock(&l->lock);
}

bool link_is_cancelled(struct link *l, const struct link_call *call)
{
    bool is_cancelled;

    pthread_mutex_lock(&l->lock);
    is_cancelled = call->is_cancelled;
    pthread_mutex_unlock(&l->lock);
    return is_cancelled;
}

/* False: it was not set aside, and is the running one. */
static bool take_from_aside(struct link *l, const struct link_call *call)
{
    struct link_call **at = &l->aside;

    while (*at && *at != call)
        at = &(*at)->next;
    if (!*at)
        return false;
    *at = call->next;
    return true;
}

void link_finish(struct link *l, struct link_call *call, struct slice message)
{
    pthread_mutex_lock(&l->lock);
    if (!take_from_aside(l, call))
        l->running = 0;
    l->main_seen = l->finished = link_now();
    if (l->ws && call->connection == l->connection) {
        link_put_lines(l, true);
        if (message.len)
            link_put(l, message);
        else
            link_say_failure(l, call->number, ERR_INTERNAL, "Out of memory");
        link_flush(l);
    }
    pthread_mutex_unlock(&l->lock);
    mem_free(call);
}

/* Who asks once often asks again: to be found awake saves the next call the time of a wake-up from
 * another processor. Gives way to whoever wants this one. */
static void linger(struct pollfd *fds, nfds_t n, int64_t end)
{
    while (poll(fds, n, 0) == 0 && link_now() < end)
        sched_yield();
}

/* Lets go of the lock until something comes from the server or somebody wakes us. */
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
    if (link_now() < linger_until)
        linger(fds, 2, linger_until);
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
        link_wake(l); /* the link's thread ends the connection */
    }
}

void link_wait(struct link *l, int64_t timeout_us, link_filter *filter, void *ctx)
{
    int64_t end = link_now() + (timeout_us > 0 ? timeout_us : 0), left;

    pthread_mutex_lock(&l->lock);
    l->n_sleeping++;
    while (!l->is_over && !l->must_stop && !find_call(l, filter, ctx) &&
           (left = end - link_now()) > 0)
        sleep_at_socket(l, left);
    l->n_sleeping--;
    l->main_seen = l->main_left = link_now();
    pthread_mutex_unlock(&l->lock);
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
