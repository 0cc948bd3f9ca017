/*
 * From an address to an open WebSocket: the link thread connects, asks, reads the answer and lets
 * prove.c check the server. It never blocks where link_free() could not wake it. Only numeric
 * addresses and localhost are supported, since a resolver may take minutes and the server is near.
 */
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "discover.h"

#include "base/limits.h"
#include "internal.h"

bool link_wait_for(struct link *l, int fd, short events, int64_t end, struct err *err)
{
    for (;;) {
        struct pollfd fds[2] = {{.fd = fd, .events = events}, {.fd = l->wake_fd, .events = POLLIN}};
        int64_t left = end - link_now();
        eventfd_t count;
        bool must_stop;

        if (left <= 0)
            return err_set(err, ERR_TIMEOUT, "the server does not answer");
        if (poll(fds, 2, (int)(left / 1000) + 1) < 0 && errno != EINTR)
            return err_set(err, ERR_INTERNAL, "poll: %s", strerror(errno));
        if (fds[1].revents & POLLIN)
            eventfd_read(l->wake_fd, &count);
        pthread_mutex_lock(&l->lock);
        must_stop = l->must_stop;
        pthread_mutex_unlock(&l->lock);
        if (must_stop) {
            *err = (struct err){.kind = ERR_NONE};
            return false;
        }
        if (fds[0].revents)
            return true;
    }
}

/* --- Connecting --- */

static bool finish_connect(struct link *l, int fd, int64_t end, struct err *err)
{
    int fault = 0;
    socklen_t size = sizeof(fault);

    if (!link_wait_for(l, fd, POLLOUT, end, err))
        return false;
    if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &fault, &size) == 0 && fault == 0)
        return true;
    return err_set(err, ERR_NOT_READY, "%s", strerror(fault));
}

static int connect_host(struct link *l, const char *host, int port, int64_t end, struct err *err)
{
    struct addrinfo hints = {.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV,
                             .ai_socktype = SOCK_STREAM};
    struct addrinfo *found;
    char service[16];
    int fd, on = 1;
    bool ok;

    snprintf(service, sizeof(service), "%d", port);
    if (getaddrinfo(host, service, &hints, &found) != 0) {
        err_set(err, ERR_ARGUMENT, "'%s' is neither a numeric address nor localhost", host);
        return -1;
    }
    fd = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    ok = fd >= 0 && (connect(fd, found->ai_addr, found->ai_addrlen) == 0 || errno == EINPROGRESS ||
                     errno == EINTR);
    if (!ok)
        err_set(err, ERR_NOT_READY, "%s", strerror(errno));
    freeaddrinfo(found);
    if (ok && finish_connect(l, fd, end, err)) {
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
        return fd;
    }
    if (fd >= 0)
        close(fd);
    return -1;
}

static int connect_url(struct link *l, const struct ws_url *url, int64_t end, struct err *err)
{
    int fd;

    if (strcasecmp(url->host, "localhost") != 0)
        return connect_host(l, url->host, url->port, end, err);
    fd = connect_host(l, "127.0.0.1", url->port, end, err);
    return fd >= 0 || err->kind == ERR_NONE ? fd : connect_host(l, "::1", url->port, end, err);
}

/* --- The handshake --- */

bool link_send_all(struct link *l, int fd, struct slice bytes, int64_t end, struct err *err)
{
    while (bytes.len) {
        ssize_t n = send(fd, bytes.p, bytes.len, MSG_NOSIGNAL | MSG_DONTWAIT);

        if (n > 0)
            bytes = slice_skip(bytes, (size_t)n);
        else if (errno != EAGAIN && errno != EINTR)
            return err_set(err, ERR_NOT_READY, "%s", strerror(errno));
        else if (!link_wait_for(l, fd, POLLOUT, end, err))
            return false;
    }
    return true;
}

bool link_read_more(struct link *l, int fd, int64_t end, struct err *err)
{
    for (;;) {
        char *room = buf_reserve(&l->in, 4096);
        ssize_t n;

        if (!room)
            return err_no_memory(err);
        if (!link_wait_for(l, fd, POLLIN, end, err))
            return false;
        n = recv(fd, room, 4096, MSG_DONTWAIT);
        if (n == 0)
            return err_set(err, ERR_NOT_READY, "the server closed the connection");
        if (n < 0 && errno != EAGAIN && errno != EINTR)
            return err_set(err, ERR_NOT_READY, "%s", strerror(errno));
        if (n < 0)
            continue;
        buf_advance(&l->in, (size_t)n);
        return true;
    }
}

/* Leaves bytes that follow the answer in l->in. */
static bool read_answer(struct link *l, int fd, const char *key, int64_t end, struct err *err)
{
    ssize_t used = 0;

    while (used == 0) {
        if (!link_read_more(l, fd, end, err))
            return false;
        used = handshake_response(buf_slice(&l->in), key, err);
    }
    if (used > 0)
        buf_consume(&l->in, (size_t)used);
    return used > 0;
}

static bool shake_hands(struct link *l, int fd, const struct ws_url *url, int64_t end,
                        struct err *err)
{
    char key[HANDSHAKE_KEY_SIZE];
    struct buf request;
    bool ok;

    if (!handshake_key(key))
        return err_set(err, ERR_INTERNAL, "the system cannot provide random numbers");
    buf_init(&request, 8192);
    handshake_request(&request, url, key);
    ok = buf_ok(&request) ? link_send_all(l, fd, buf_slice(&request), end, err)
                          : err_set(err, ERR_ARGUMENT, "the request is too long");
    buf_done(&request);
    buf_reset(&l->in, LIMIT_AGENT_ANSWER);
    return ok && read_answer(l, fd, key, end, err);
}

/* NULL with err set: no memory, or the server is not one that we trust. */
static struct ws *begin(struct link *l, int fd, const struct ws_url *url, bool must_prove,
                        struct err *err)
{
    int64_t end = link_now() + LIMIT_AGENT_DIAL_US;
    struct ws_events events = {.message = link_read_message, .ctx = l};
    struct ws *ws;

    if (!shake_hands(l, fd, url, end, err))
        return NULL;
    ws = ws_new(false, LINKMSG_MAX_MESSAGE, &events);
    if (!ws)
        err_no_memory(err);
    else if (must_prove && !link_prove(l, fd, ws, url->port, end, err)) {
        ws_free(ws);
        ws = NULL;
    }
    return ws;
}

int link_dial(struct link *l, struct ws **ret_ws, struct err *err)
{
    int fd = l->given_fd;
    bool must_prove = fd < 0; /* a socket that we were given comes from the server itself */
    struct ws_url url;

    if (fd >= 0 || !l->url)
        discover_server(l->discovery, &url);
    else if (!ws_url_parse(slice_of(l->url), &url, err))
        return -1;
    l->given_fd = -1;
    if (fd < 0)
        fd = connect_url(l, &url, link_now() + LIMIT_AGENT_DIAL_US, err);
    if (fd < 0)
        return -1;
    fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
    *ret_ws = begin(l, fd, &url, must_prove, err);
    if (*ret_ws)
        return fd;
    close(fd);
    return -1;
}
