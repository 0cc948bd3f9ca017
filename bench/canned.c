/*
 * The machine's ceiling: an epoll HTTP server that reads a request's head and Content-Length body
 * and answers always the same bytes. It does what no server can leave out and nothing else, so its
 * speed is what the kernel, the loopback and the load generator allow.
 *
 *     canned PORT BYTES     answers BYTES bytes, head and body, on 127.0.0.1:PORT
 */
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#define MAX_ANSWER  (256u << 10)
#define MAX_REQUEST (64u << 10)
#define MAX_LIFE_S  900 /* a forgotten one ends itself */

struct conn {
    int fd;
    size_t len;
    size_t need; /* bytes of the whole request once its head is there; 0: not known yet */
    char in[MAX_REQUEST];
};

struct answer {
    char bytes[MAX_ANSWER];
    size_t len;
};

/* {"jsonrpc":"2.0","id":1,"result":"xxx"} padded so that head and body together have `size`. */
static bool make_answer(struct answer *a, size_t size)
{
    static const char open[] = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":\"";
    static const char shut[] = "\"}";
    const char *head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
                       "Content-Length: %05zu\r\n\r\n";
    size_t head_len = (size_t)snprintf(NULL, 0, head, (size_t)0);
    size_t fixed = head_len + sizeof(open) - 1 + sizeof(shut) - 1;

    if (size < fixed || size > MAX_ANSWER || size - head_len > 99999)
        return false;
    snprintf(a->bytes, sizeof(a->bytes), head, size - head_len);
    memcpy(a->bytes + head_len, open, sizeof(open) - 1);
    memset(a->bytes + head_len + sizeof(open) - 1, 'x', size - fixed);
    memcpy(a->bytes + size - sizeof(shut) + 1, shut, sizeof(shut) - 1);
    a->len = size;
    return true;
}

static int listen_loopback(int port)
{
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    int on = 1;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);

    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
    if (fd >= 0 && bind(fd, (struct sockaddr *)&at, sizeof(at)) == 0 && listen(fd, 1024) == 0)
        return fd;
    perror("canned");
    return -1;
}

static void accept_all(int epoll, int listener)
{
    int fd;

    while ((fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC)) >= 0) {
        struct conn *c = calloc(1, sizeof(*c));
        struct epoll_event ev = {.events = EPOLLIN, .data.ptr = c};
        int on = 1;

        if (!c || epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &ev) != 0) {
            free(c);
            close(fd);
            return;
        }
        c->fd = fd;
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    }
}

/* Bytes of the request in front, 0 while its head is not whole. */
static size_t request_size(const struct conn *c)
{
    const char *end = memmem(c->in, c->len, "\r\n\r\n", 4);
    const char *length;

    if (!end)
        return 0;
    length = memmem(c->in, (size_t)(end - c->in), "\r\nContent-Length: ", 18);
    return (size_t)(end + 4 - c->in) + (length ? strtoul(length + 18, NULL, 10) : 0);
}

/* False: the connection is over. An answer is small against the socket's buffer, so a write that
 * takes only a part of it counts as broken too. */
static bool serve(struct conn *c, const struct answer *a)
{
    ssize_t n = recv(c->fd, c->in + c->len, sizeof(c->in) - 1 - c->len, 0);

    if (n <= 0)
        return n < 0 && errno == EAGAIN;
    c->len += (size_t)n;
    c->in[c->len] = '\0';
    for (;;) {
        if (c->need == 0)
            c->need = request_size(c);
        if (c->need == 0 || c->len < c->need)
            return c->len < sizeof(c->in) - 1 && c->need < sizeof(c->in);
        if (send(c->fd, a->bytes, a->len, MSG_NOSIGNAL) != (ssize_t)a->len)
            return false;
        c->len -= c->need;
        memmove(c->in, c->in + c->need, c->len);
        c->need = 0;
        if (c->len == 0)
            return true;
    }
}

static void run(int epoll, int listener, const struct answer *a)
{
    struct epoll_event events[256];

    for (;;) {
        int n = epoll_wait(epoll, events, 256, -1);

        for (int i = 0; i < n; i++) {
            struct conn *c = events[i].data.ptr;

            if (!c) {
                accept_all(epoll, listener);
            } else if (!serve(c, a)) {
                close(c->fd);
                free(c);
            }
        }
    }
}

int main(int argc, char **argv)
{
    static struct answer answer;
    struct epoll_event ev = {.events = EPOLLIN, .data.ptr = NULL};
    int port = argc == 3 ? atoi(argv[1]) : 0;
    int epoll = epoll_create1(EPOLL_CLOEXEC);
    int listener;

    if (port < 1 || port > 65535 || !make_answer(&answer, strtoul(argv[2], NULL, 10))) {
        fputs("usage: canned PORT BYTES (120 to 99999)\n", stderr);
        return 2;
    }
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    alarm(MAX_LIFE_S);
    listener = listen_loopback(port);
    if (listener < 0 || epoll < 0 || epoll_ctl(epoll, EPOLL_CTL_ADD, listener, &ev) != 0)
        return 1;
    run(epoll, listener, &answer);
}
