/*
 * HTTP keep-alive and framed connections to 127.0.0.1, one call in flight on each, one epoll loop.
 * A connection that breaks or answers wrongly is counted and not opened again.
 */
#include "load.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define MAX_REQUEST (64u << 10)

/* A rendered call; its id is patched in place. */
struct message {
    char *bytes;
    size_t len;
    long id_at; /* offset of the id's digits; -1: the call has none */
};

struct conn {
    int fd;
    bool is_waiting; /* a call is on its way */
    bool is_second;  /* the last call was plan.second */
    bool is_dead;
    uint64_t sent_ns, id;
    struct message calls[2]; /* plan.body, plan.second */
    size_t out_done;         /* bytes of the last call that are sent */
    char *in;
    size_t in_len;
};

struct answer {
    int status;
    const char *body;
    size_t len;
};

struct load {
    const struct plan *plan;
    struct tally *tally;
    struct conn *conns;
    int epoll;
    int n_busy; /* connections with a call in flight */
};

static int connect_loopback(int port)
{
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    struct timeval patience = {.tv_sec = 5};
    int on = 1;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (fd < 0)
        return -1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    if (connect(fd, (struct sockaddr *)&to, sizeof(to)) == 0)
        return fd;
    close(fd);
    return -1;
}

static void put_u32(char *to, size_t value)
{
    for (int i = 0; i < 4; i++)
        to[i] = (char)(value >> (8 * i) & 255);
}

static size_t get_u32(const char *from)
{
    size_t value = 0;

    for (int i = 0; i < 4; i++)
        value |= (size_t)(unsigned char)from[i] << (8 * i);
    return value;
}

/* The bytes before the body, so that the body can be rendered behind them. */
static size_t write_head(const struct plan *p, char *to, size_t size, size_t body_len)
{
    size_t len;

    if (p->mode == MODE_FRAMED) {
        put_u32(to, body_len);
        return 4;
    }
    len = (size_t)snprintf(to, size,
                           "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
                           "Content-Type: application/json\r\n"
                           "Accept: application/json, text/event-stream\r\n"
                           "Content-Length: %zu\r\n",
                           p->path, p->port, body_len);
    for (int i = 0; i < p->n_headers && len < size; i++)
        len += (size_t)snprintf(to + len, size - len, "%s\r\n", p->headers[i]);
    if (len < size)
        len += (size_t)snprintf(to + len, size - len, "\r\n");
    return len;
}

static bool render(struct message *m, const struct plan *p, const char *text)
{
    char *body = malloc(MAX_REQUEST);
    size_t body_len = 0, head_len;
    long at;

    m->bytes = malloc(MAX_REQUEST);
    if (!body || !m->bytes) {
        free(body);
        return false;
    }
    at = message_render(text, body, MAX_REQUEST, &body_len);
    head_len = write_head(p, m->bytes, MAX_REQUEST, body_len);
    if (at >= -1 && head_len + body_len <= MAX_REQUEST)
        memcpy(m->bytes + head_len, body, body_len);
    else
        at = -2;
    free(body);
    m->len = head_len + body_len;
    m->id_at = at < 0 ? at : at + (long)head_len;
    return at != -2;
}

static bool conn_render(struct conn *c, const struct plan *p)
{
    c->in = malloc(MAX_ANSWER);
    c->is_second = p->second != NULL; /* so that plan.body comes next, and first */
    return c->in && render(&c->calls[0], p, p->body) &&
           (!p->second || render(&c->calls[1], p, p->second));
}

static bool read_exactly(int fd, char *to, size_t len)
{
    size_t done = 0;

    while (done < len) {
        ssize_t n = recv(fd, to + done, len - done, 0);

        if (n <= 0)
            return false;
        done += (size_t)n;
    }
    return true;
}

/* Framed peers say who they are first; done while the socket still blocks. */
static bool authenticate(const struct conn *c, const struct plan *p, struct tally *t)
{
    size_t len = strlen(p->hello);
    char head[4];

    put_u32(head, len);
    if (send(c->fd, head, 4, MSG_MORE) != 4 || send(c->fd, p->hello, len, 0) != (ssize_t)len ||
        !read_exactly(c->fd, head, 4) || get_u32(head) > MAX_ANSWER ||
        !read_exactly(c->fd, c->in, get_u32(head))) {
        tally_error(t, "no answer to authentication", NULL, 0);
        return false;
    }
    if (memmem(c->in, get_u32(head), "\"result\"", 8))
        return true;
    tally_error(t, "authentication refused", c->in, get_u32(head));
    return false;
}

static bool conn_open(struct load *l, struct conn *c)
{
    struct epoll_event ev = {.events = EPOLLIN, .data.ptr = c};

    if (!conn_render(c, l->plan)) {
        tally_error(l->tally, "the request is too large", NULL, 0);
        return false;
    }
    c->fd = connect_loopback(l->plan->port);
    if (c->fd < 0) {
        tally_error(l->tally, "cannot connect", strerror(errno), strlen(strerror(errno)));
        return false;
    }
    if (l->plan->mode == MODE_FRAMED && !authenticate(c, l->plan, l->tally))
        return false;
    fcntl(c->fd, F_SETFL, fcntl(c->fd, F_GETFL) | O_NONBLOCK);
    return epoll_ctl(l->epoll, EPOLL_CTL_ADD, c->fd, &ev) == 0;
}

static void conn_fail(struct load *l, struct conn *c, const char *what, const struct answer *a)
{
    tally_error(l->tally, what, a ? a->body : NULL, a ? a->len : 0);
    if (c->is_waiting)
        l->n_busy--;
    c->is_waiting = false;
    c->is_dead = true;
    close(c->fd);
    c->fd = -1;
}

static void conn_flush(struct load *l, struct conn *c)
{
    struct epoll_event ev = {.events = EPOLLIN, .data.ptr = c};
    const struct message *m = &c->calls[c->is_second];
    bool was_stuck = c->out_done > 0;
    ssize_t n = send(c->fd, m->bytes + c->out_done, m->len - c->out_done, MSG_NOSIGNAL);

    if (n < 0 && errno != EAGAIN) {
        conn_fail(l, c, "connection lost while sending", NULL);
        return;
    }
    c->out_done += n > 0 ? (size_t)n : 0;
    if (c->out_done < m->len)
        ev.events |= EPOLLOUT;
    if (was_stuck || c->out_done < m->len)
        epoll_ctl(l->epoll, EPOLL_CTL_MOD, c->fd, &ev);
}

static void conn_call(struct load *l, struct conn *c, uint64_t now)
{
    struct message *m;

    if (!tally_wants_more(l->tally, l->plan, now))
        return;
    c->is_second = l->plan->second && !c->is_second;
    m = &c->calls[c->is_second];
    c->id = 0;
    if (m->id_at >= 0) {
        c->id = l->tally->next_id++;
        message_set_id(m->bytes + m->id_at, c->id);
    }
    c->out_done = 0;
    c->sent_ns = now;
    c->is_waiting = true;
    l->tally->n_sent++;
    l->n_busy++;
    conn_flush(l, c);
}

/* A header's value in the head, NULL if absent. */
static const char *find_header(const char *head, size_t len, const char *name)
{
    const char *end = head + len;
    size_t name_len = strlen(name);

    while ((head = memmem(head, (size_t)(end - head), "\r\n", 2))) {
        head += 2;
        if ((size_t)(end - head) > name_len && head[name_len] == ':' &&
            strncasecmp(head, name, name_len) == 0)
            return head + name_len + 1 + strspn(head + name_len + 1, " ");
    }
    return NULL;
}

/*
 * Chunked body: joins the chunks in place once the last one is there. Same returns as
 * read_response().
 */
static long read_chunked(char *in, size_t len, size_t at, struct answer *ret_answer)
{
    char *body = in + at;
    size_t total = 0;
    size_t starts[64], sizes[64];
    int n = 0;

    for (;; n++) {
        char *line = memmem(in + at, len - at, "\r\n", 2);
        size_t size;

        if (!line)
            return 0;
        size = strtoul(in + at, NULL, 16);
        at = (size_t)(line + 2 - in);
        if (n == 64 || size > MAX_ANSWER)
            return -1;
        if (len - at < size + 2)
            return 0;
        starts[n] = at;
        sizes[n] = size;
        at += size + 2;
        if (size == 0)
            break;
    }
    for (int i = 0; i < n; i++) {
        memmove(body + total, in + starts[i], sizes[i]);
        total += sizes[i];
    }
    ret_answer->body = body;
    ret_answer->len = total;
    return (long)at;
}

/* > 0: bytes of one whole response; 0: more is to come; < 0: not HTTP. */
static long read_response(char *in, size_t len, struct answer *ret_answer)
{
    char *end = memmem(in, len, "\r\n\r\n", 4);
    size_t head_len, body_len;
    const char *value;

    if (!end)
        return 0;
    head_len = (size_t)(end + 4 - in);
    if (len < 12 || memcmp(in, "HTTP/1.1 ", 9) != 0)
        return -1;
    ret_answer->status = atoi(in + 9);
    value = find_header(in, head_len, "transfer-encoding");
    if (value && strncasecmp(value, "chunked", 7) == 0)
        return read_chunked(in, len, head_len, ret_answer);
    value = find_header(in, head_len, "content-length");
    if (!value)
        return -1;
    body_len = strtoul(value, NULL, 10);
    if (body_len > MAX_ANSWER)
        return -1;
    if (len - head_len < body_len)
        return 0;
    ret_answer->body = in + head_len;
    ret_answer->len = body_len;
    return (long)(head_len + body_len);
}

static long read_frame(const char *in, size_t len, struct answer *ret_answer)
{
    if (len < 4)
        return 0;
    if (get_u32(in) > MAX_ANSWER - 4)
        return -1;
    if (len - 4 < get_u32(in))
        return 0;
    *ret_answer = (struct answer){.status = 200, .body = in + 4, .len = get_u32(in)};
    return (long)(4 + ret_answer->len);
}

/* One whole answer is there. */
static void conn_answered(struct load *l, struct conn *c, const struct answer *a)
{
    uint64_t now = now_ns();

    if (a->status != 200) {
        conn_fail(l, c, "status is not 200", a);
        return;
    }
    if (!answer_is_good(l->plan, c->is_second, a->body, a->len, c->id)) {
        conn_fail(l, c, "wrong answer", a);
        return;
    }
    tally_answer(l->tally, l->plan, c->is_second, c->sent_ns, now);
    c->in_len = 0;
    c->is_waiting = false;
    l->n_busy--;
    if (!l->plan->every_us)
        conn_call(l, c, now);
}

static void conn_readable(struct load *l, struct conn *c)
{
    struct answer answer = {0};
    ssize_t n = recv(c->fd, c->in + c->in_len, MAX_ANSWER - 1 - c->in_len, 0);
    long used;

    if (n < 0 && errno == EAGAIN)
        return;
    if (n <= 0) {
        conn_fail(l, c, n == 0 ? "the server closed the connection" : "connection lost", NULL);
        return;
    }
    c->in_len += (size_t)n;
    c->in[c->in_len] = '\0';
    used = l->plan->mode == MODE_FRAMED ? read_frame(c->in, c->in_len, &answer)
                                        : read_response(c->in, c->in_len, &answer);
    if (used == 0 && c->in_len < MAX_ANSWER - 1)
        return;
    if (used <= 0)
        conn_fail(l, c, "broken or too large answer", NULL);
    else if ((size_t)used != c->in_len || !c->is_waiting)
        conn_fail(l, c, "more than one answer", &answer);
    else
        conn_answered(l, c, &answer);
}

static void handle_event(struct load *l, const struct epoll_event *ev)
{
    struct conn *c = ev->data.ptr;

    if (!c->is_dead && (ev->events & EPOLLOUT))
        conn_flush(l, c);
    if (!c->is_dead && (ev->events & (EPOLLIN | EPOLLHUP | EPOLLERR)))
        conn_readable(l, c);
}

/* False: nothing comes any more. */
static bool await_answers(struct load *l)
{
    struct epoll_event events[256];

    while (l->n_busy > 0) {
        int n = epoll_wait(l->epoll, events, 256, 100);

        for (int i = 0; i < n; i++)
            handle_event(l, &events[i]);
        if (n == 0 && now_ns() - l->tally->last_ns > STALL_NS) {
            tally_error(l->tally, "no answer for 10 s", NULL, 0);
            return false;
        }
    }
    return true;
}

static void drive(struct load *l)
{
    uint64_t now = now_ns();

    for (int i = 0; i < l->plan->connections; i++)
        conn_call(l, &l->conns[i], now);
    await_answers(l);
}

/*
 * One call at a time, at fixed times. One that had to wait for the answer before it counts from the
 * time when it was due: otherwise a server that stops for a second would be late only once. Being
 * woken late is not the server's fault, and not counted.
 */
static void drive_paced(struct load *l)
{
    const uint64_t every = l->plan->every_us * 1000;
    uint64_t due = now_ns(), now = due;

    while (!l->conns[0].is_dead && tally_wants_more(l->tally, l->plan, now)) {
        struct timespec at = {(time_t)(due / 1000000000u), (long)(due % 1000000000u)};
        bool is_late = now > due;

        if (!is_late)
            clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &at, NULL);
        conn_call(l, &l->conns[0], is_late ? due : now_ns());
        if (!await_answers(l))
            return;
        due += every;
        now = now_ns();
    }
}

bool run_tcp(const struct plan *p, struct tally *t)
{
    struct load l = {.plan = p, .tally = t, .epoll = epoll_create1(EPOLL_CLOEXEC)};
    bool ok = l.epoll >= 0;

    l.conns = calloc((size_t)p->connections, sizeof(struct conn));
    if (!l.conns)
        return false;
    for (int i = 0; i < p->connections; i++)
        l.conns[i].fd = -1;
    for (int i = 0; ok && i < p->connections; i++)
        ok = conn_open(&l, &l.conns[i]);
    tally_start(t, p);
    if (ok && p->every_us)
        drive_paced(&l);
    else if (ok)
        drive(&l);
    for (int i = 0; i < p->connections; i++) {
        if (l.conns[i].fd >= 0)
            close(l.conns[i].fd);
        free(l.conns[i].calls[0].bytes);
        free(l.conns[i].calls[1].bytes);
        free(l.conns[i].in);
    }
    free(l.conns);
    close(l.epoll);
    return ok;
}
