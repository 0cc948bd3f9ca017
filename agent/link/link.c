/*
 * The link thread: connects to the server, serves the connection until it ends, waits a little and
 * starts again, for as long as the process runs. It never calls the runtime and never attaches to
 * it, so that no garbage collection waits for a socket.
 */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "discover.h"

#include "base/limits.h"
#include "handshake.h"
#include "internal.h"

#define STACK       (512u << 10)
#define FIRST_PAUSE 100000  /* us between two attempts; doubles with each failure */
#define LONGEST     5000000 /* up to this */
#define LOOK_MS     5000    /* how often we check for a stalled or silent connection */
/* after this long at work, the main thread no longer reads for itself */
#define BUSY_MS      20
#define LAST_WORD_MS 200 /* how long we wait for the socket to take `bye` */

/* --- One connection --- */

static void open_connection(struct link *l, int fd, struct ws *ws)
{
    pthread_mutex_lock(&l->lock);
    l->last_number = 0;
    l->is_pinged = l->is_welcome = false;
    l->heard = link_now();
    l->ws = ws;
    l->fd = fd;
    l->connection++;
    l->moved = l->heard;
    l->is_broken = false;
    l->n_dropped = 0;
    link_put(l, l->hello);
    link_say_state(l);
    link_put_tools(l);
    link_flush(l);
    link_put_lines(l, false);
    pthread_mutex_unlock(&l->lock);
}

/* Drops the waiting calls: their server has ended. */
static void close_connection(struct link *l)
{
    pthread_mutex_lock(&l->lock);
    l->is_broken = true; /* keeps other threads from reading the socket */
    while (l->n_polling) {
        eventfd_write(l->main_wake_fd, 1);
        pthread_cond_wait(&l->let_go, &l->lock);
    }
    l->is_broken = false;
    link_flush(l); /* a close frame, if there is one */
    close(l->fd);
    l->fd = -1;
    ws_free(l->ws);
    l->ws = NULL;
    buf_reset(&l->out, 0);
    l->out_at = 0;
    link_queue_clear(l);
    pthread_mutex_unlock(&l->lock);
}

/* Reads, or takes bytes that were read already. Wakes the main thread only once it can get the
 * lock. */
static bool take_in(struct link *l, struct slice bytes)
{
    bool has_news, ok;

    pthread_mutex_lock(&l->lock);
    ok = bytes.len ? link_feed(l, bytes) : link_receive(l);
    has_news = link_has_news(l);
    pthread_mutex_unlock(&l->lock);
    if (has_news)
        eventfd_write(l->main_wake_fd, 1);
    return ok;
}

/* After each wake-up: sends the queue, and sets the next poll. False: the connection ended. */
static bool attend(struct link *l, struct pollfd *ret_socket, int *ret_timeout)
{
    int64_t now = link_now();
    bool ok, is_left_to_main;

    pthread_mutex_lock(&l->lock);
    if (link_has_output(l))
        link_flush(l);
    link_put_lines(l, false);
    ok = !l->must_stop && !l->is_broken &&
         !(link_has_output(l) && now - l->moved > LIMIT_AGENT_STALL_US) &&
         !(l->is_pinged && !l->must_end_with_server && now - l->heard > LIMIT_AGENT_SILENCE_US);
    /* A main thread that sleeps in link_wait() reads for itself, which saves a wake-up for each
     * call. While it is busy with a long call, this thread reads and answers pings. */
    is_left_to_main = l->n_sleeping || now - l->main_left < BUSY_MS * 1000;
    *ret_timeout = is_left_to_main ? BUSY_MS : LOOK_MS;
    *ret_socket = (struct pollfd){.fd = l->fd, .events = is_left_to_main ? 0 : POLLIN};
    if (link_has_output(l))
        ret_socket->events |= POLLOUT;
    pthread_mutex_unlock(&l->lock);
    return ok;
}

static void serve(struct link *l)
{
    bool ok = !l->in.len || take_in(l, buf_slice(&l->in)); /* bytes that followed the handshake */
    struct pollfd fds[2];
    int timeout;

    buf_reset(&l->in, 0);
    while (ok && attend(l, &fds[0], &timeout)) {
        eventfd_t count;

        fds[1] = (struct pollfd){.fd = l->wake_fd, .events = POLLIN};
        if (poll(fds, 2, timeout) < 0)
            ok = errno == EINTR;
        else if (fds[0].revents & (POLLIN | POLLHUP | POLLERR))
            ok = take_in(l, (struct slice){0});
        if (ok && fds[1].revents & POLLIN)
            eventfd_read(l->wake_fd, &count);
    }
}

/* --- One after the other --- */

static bool must_stop(struct link *l)
{
    bool answer;

    pthread_mutex_lock(&l->lock);
    answer = l->must_stop;
    pthread_mutex_unlock(&l->lock);
    return answer;
}

static int64_t pause_us(unsigned n_failures)
{
    int64_t us = FIRST_PAUSE;
    unsigned dice = 0;

    for (unsigned i = 1; i < n_failures && us < LONGEST; i++)
        us *= 2;
    if (us > LONGEST)
        us = LONGEST;
    /* So that engines that lost the same server do not reconnect all at once. */
    if (getentropy(&dice, sizeof(dice)) != 0)
        dice = (unsigned)link_now();
    return us - us / 4 + (int64_t)(dice % (unsigned)(us / 2));
}

static void sleep_us(struct link *l, int64_t us)
{
    int64_t end = link_now() + us;
    int64_t left;

    while ((left = end - link_now()) > 0 && !must_stop(l)) {
        struct pollfd fds = {.fd = l->wake_fd, .events = POLLIN};
        eventfd_t count;

        if (poll(&fds, 1, (int)(left / 1000) + 1) > 0)
            eventfd_read(l->wake_fd, &count);
    }
}

/* Writes each complaint once, until another one or a welcome follows. */
static void complain(struct link *l, const struct err *err)
{
    if (err->kind == ERR_NONE || strcmp(l->complaint.message, err->message) == 0)
        return;
    l->complaint = *err;
    fprintf(stderr, "umcp: cannot connect to %s: %s; retrying\n", l->url ? l->url : "the server",
            err->message);
}

static void *run(void *arg)
{
    struct link *l = arg;
    bool is_last = false;

    while (!is_last && !must_stop(l)) {
        struct err err = {0};
        struct ws *ws;
        int fd;

        is_last = l->must_end_with_server && l->given_fd >= 0;
        fd = link_dial(l, &ws, &err);
        if (fd >= 0) {
            open_connection(l, fd, ws);
            serve(l);
            close_connection(l);
            if (!l->is_welcome && !is_last && !must_stop(l))
                err_set(&err, ERR_NOT_READY,
                        "the server closed the connection before its welcome; see its log");
        }
        if (fd >= 0 && l->is_welcome) {
            l->complaint.message[0] = '\0';
            l->n_failures = 1;
        } else {
            complain(l, &err);
            l->n_failures++;
        }
        if (!is_last)
            sleep_us(l, pause_us(l->n_failures));
    }
    pthread_mutex_lock(&l->lock);
    l->is_over = l->must_end_with_server;
    pthread_mutex_unlock(&l->lock);
    eventfd_write(l->main_wake_fd, 1);
    return NULL;
}

/* --- Beginning and end --- */

static void destroy(struct link *l)
{
    if (l->wake_fd >= 0)
        close(l->wake_fd);
    if (l->main_wake_fd >= 0)
        close(l->main_wake_fd);
    link_queue_clear(l);
    LIST_EACH_SAFE(struct link_request, r, &l->aside, place)
        mem_free(r);
    link_drop_lines(l);
    buf_done(&l->in);
    buf_done(&l->out);
    arena_done(&l->arena);
    pthread_cond_destroy(&l->let_go);
    pthread_mutex_destroy(&l->lock);
    mem_free(l->piece);
    mem_free(l->url);
    mem_free(l->token);
    mem_free(l->discovery);
    mem_free(l->key_path);
    mem_free((char *)(uintptr_t)l->hello.p);
    mem_free((char *)(uintptr_t)l->tools.p);
    mem_free(l);
}

static bool copy_options(struct link *l, const struct link_options *o)
{
    char *hello = mem_alloc(o->hello.len + 1);

    if (hello)
        memcpy(hello, o->hello.p, o->hello.len);
    l->hello = slice_from(hello, o->hello.len);
    l->url = o->url ? text_copy(slice_of(o->url)) : NULL;
    l->token = o->token ? text_copy(slice_of(o->token)) : NULL;
    l->discovery = discover_path_dup();
    l->key_path = discover_key_dup();
    l->must_end_with_server = o->must_end_with_server && o->fd >= 0;
    l->cancelled = o->cancelled;
    l->resumed = o->resumed;
    return hello && (l->url || !o->url) && (l->token || !o->token) && l->discovery;
}

/* Blocks all signals in the new thread: signals to the process are for its own threads. */
static bool start_thread(struct link *l)
{
    pthread_attr_t attributes;
    sigset_t all, before;
    bool ok;

    if (pthread_attr_init(&attributes) != 0)
        return false;
    pthread_attr_setstacksize(&attributes, STACK);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_mutex_lock(&l->lock); /* the thread must not run before l->thread is set */
    ok = pthread_create(&l->thread, &attributes, run, l) == 0;
    pthread_mutex_unlock(&l->lock);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return ok;
}

static bool check_options(const struct link_options *o, struct err *err)
{
    struct ws_url url;

    if (o->url && !ws_url_parse(slice_of(o->url), &url, err))
        return false;
    for (const char *c = o->token; c && *c; c++)
        if (*c <= ' ' || *c >= 0x7f)
            return err_set(err, ERR_ARGUMENT,
                           "the token contains a character that is not allowed in a token");
    return true;
}

struct link *link_new(const struct link_options *options, struct err *err)
{
    struct link *l;

    if (!check_options(options, err))
        return NULL;
    l = mem_zalloc(sizeof(*l));
    if (!l) {
        err_no_memory(err);
        return NULL;
    }
    pthread_mutex_init(&l->lock, NULL);
    pthread_cond_init(&l->let_go, NULL);
    l->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    l->main_wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    l->piece = mem_alloc(LINK_PIECE);
    l->given_fd = options->fd;
    l->fd = -1;
    l->main_seen = link_now();
    l->may_linger = sysconf(_SC_NPROCESSORS_ONLN) > 1;
    buf_init(&l->in, LIMIT_AGENT_ANSWER + LINK_PIECE);
    buf_init(&l->out, 5 * LINKMSG_MAX_MESSAGE);
    arena_init(&l->arena, 8u << 20);
    if (l->wake_fd >= 0 && l->main_wake_fd >= 0 && l->piece && copy_options(l, options) &&
        start_thread(l))
        return l;
    destroy(l);
    err_set(err, ERR_INTERNAL, "cannot start the link: no memory or no thread");
    return NULL;
}

void link_free(struct link *l, const char *bye)
{
    struct pollfd fds = {.events = POLLOUT};

    if (!l)
        return;
    pthread_mutex_lock(&l->lock);
    if (l->ws && bye) {
        link_say(l, &(struct linkmsg){.head = LINKMSG_BYE, .bye = slice_of(bye)});
        ws_close(l->ws, 1000);
        link_flush(l);
        fds.fd = l->fd;
        if (link_has_output(l) && poll(&fds, 1, LAST_WORD_MS) > 0)
            link_flush(l);
    }
    l->must_stop = true;
    pthread_mutex_unlock(&l->lock);
    eventfd_write(l->main_wake_fd, 1);
    link_wake(l);
    pthread_join(l->thread, NULL);
    if (l->given_fd >= 0)
        close(l->given_fd); /* the thread never used it */
    destroy(l);
}
