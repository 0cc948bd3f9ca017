/*
 * The server's end of an agent's link, driven by the test itself: each step waits for what it needs
 * and fails the test when nothing comes. One thread plays server and engine; the link has its own.
 */
#ifndef LINK_RIG_H
#define LINK_RIG_H

#include <arpa/inet.h>
#include <check.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "agent/link/link.h"
#include "wire/wire.h"

#define RIG_PATIENCE_MS 20000 /* for things that happen at once, on a machine that is very busy */
#define RIG_WELCOME     "{\"welcome\":{\"server\":\"0.1.0\"}}"
#define RIG_HELLO       "{\"hello\":{\"protocol\":2}}"

struct rig {
    int listen_fd, port;
    int fd; /* -1: not connected */
    struct ws *ws;
    struct buf heard; /* messages, each behind its length */
    char request[4096];
    bool is_closed;    /* the agent has ended the connection */
    const char *token; /* that the agent knows; NULL: the key only, */
    char state[32];    /* which is here */
};

static inline void rig_note(void *ctx, struct slice text)
{
    struct rig *r = ctx;

    buf_append(&r->heard, slice_from((const char *)&text.len, sizeof(text.len)));
    buf_append(&r->heard, text);
    ck_assert(buf_ok(&r->heard));
}

static inline void rig_init(struct rig *r)
{
    *r = (struct rig){.listen_fd = -1, .fd = -1, .state = "/tmp/umcp_rig_XXXXXX"};
    ck_assert_ptr_nonnull(mkdtemp(r->state));
    setenv("XDG_STATE_HOME", r->state, 1);
    buf_init(&r->heard, 256u << 20);
}

static inline void rig_hang_up(struct rig *r)
{
    if (r->fd >= 0)
        close(r->fd);
    r->fd = -1;
    ws_free(r->ws);
    r->ws = NULL;
    buf_reset(&r->heard, 0);
    r->is_closed = false;
}

static inline void rig_done(struct rig *r)
{
    char path[128];

    rig_hang_up(r);
    if (r->listen_fd >= 0)
        close(r->listen_fd);
    r->listen_fd = -1;
    buf_done(&r->heard);
    snprintf(path, sizeof(path), "%s/umcp/link.key", r->state);
    unlink(path);
    snprintf(path, sizeof(path), "%s/umcp", r->state);
    rmdir(path);
    rmdir(r->state);
}

/* On r->port, or any if that is 0. */
static inline void rig_listen(struct rig *r)
{
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_port = htons((uint16_t)r->port),
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof(address);
    int on = 1;

    r->listen_fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    setsockopt(r->listen_fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
    ck_assert_int_eq(bind(r->listen_fd, (struct sockaddr *)&address, size), 0);
    ck_assert_int_eq(listen(r->listen_fd, 8), 0);
    ck_assert_int_eq(getsockname(r->listen_fd, (struct sockaddr *)&address, &size), 0);
    r->port = ntohs(address.sin_port);
}

static inline void rig_wait(int fd, short events)
{
    struct pollfd p = {.fd = fd, .events = events};

    ck_assert_int_eq(poll(&p, 1, RIG_PATIENCE_MS), 1);
}

static inline void rig_write(struct rig *r, struct slice bytes)
{
    while (bytes.len) {
        ssize_t n = send(r->fd, bytes.p, bytes.len, MSG_NOSIGNAL);

        if (n < 0 && (errno == EPIPE || errno == ECONNRESET))
            return; /* the agent has seen enough; what it said can still be read */
        ck_assert_int_gt(n, 0);
        bytes = slice_skip(bytes, (size_t)n);
    }
}

/* The whole request of the next connection, in r->request. */
static inline void rig_accept_request(struct rig *r)
{
    size_t len = 0;

    if (r->fd < 0) {
        rig_wait(r->listen_fd, POLLIN);
        r->fd = accept(r->listen_fd, NULL, NULL);
        ck_assert_int_ge(r->fd, 0);
    }
    r->request[0] = '\0';
    while (!strstr(r->request, "\r\n\r\n")) {
        ssize_t n;

        rig_wait(r->fd, POLLIN);
        n = recv(r->fd, r->request + len, sizeof(r->request) - 1 - len, 0);
        ck_assert_int_gt(n, 0);
        len += (size_t)n;
        r->request[len] = '\0';
    }
}

static inline void rig_accept_key(const struct rig *r, char to[WS_ACCEPT_SIZE])
{
    const char *key = strstr(r->request, "Sec-WebSocket-Key: ");

    ck_assert_ptr_nonnull(key);
    ck_assert(ws_accept_key(slice_from(key + 19, 24), to));
}

/* Says yes to the request, and `more` in the same breath. */
static inline void rig_agree(struct rig *r, struct slice more)
{
    struct ws_events events = {.message = rig_note, .ctx = r};
    char accept[WS_ACCEPT_SIZE];
    struct buf answer;

    rig_accept_key(r, accept);
    r->ws = ws_new(true, LINKMSG_MAX_MESSAGE, &events);
    buf_init(&answer, 1 << 20);
    buf_printf(&answer,
               "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
               "Sec-WebSocket-Accept: %s\r\nSec-WebSocket-Protocol: umcp.2\r\n\r\n",
               accept);
    if (more.len)
        ck_assert(ws_send(r->ws, more));
    ws_output(r->ws, &answer);
    rig_write(r, buf_slice(&answer));
    buf_done(&answer);
}

static inline void rig_say(struct rig *r, struct slice message)
{
    struct buf bytes;

    buf_init(&bytes, 256u << 20);
    ck_assert(ws_send(r->ws, message));
    ws_output(r->ws, &bytes);
    rig_write(r, buf_slice(&bytes));
    buf_done(&bytes);
}

__attribute__((format(printf, 2, 3))) static inline void rig_sayf(struct rig *r, const char *format,
                                                                  ...)
{
    char text[1024];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    rig_say(r, slice_of(text));
}

/* Reads once; notes when the agent has ended the connection. */
static inline void rig_read(struct rig *r)
{
    static char bytes[1 << 16];
    ssize_t n;

    rig_wait(r->fd, POLLIN);
    n = recv(r->fd, bytes, sizeof(bytes), 0);
    if (n <= 0 || !ws_feed(r->ws, slice_from(bytes, (size_t)n)))
        r->is_closed = true;
}

static inline bool rig_has_message(const struct rig *r)
{
    return r->heard.len > 0;
}

/* The agent's next message; valid until the next call of this. */
static inline struct slice rig_hear(struct rig *r)
{
    static struct buf message;
    size_t len;

    if (!message.max)
        buf_init(&message, 256u << 20);
    while (!rig_has_message(r)) {
        ck_assert_msg(!r->is_closed, "the agent closed the connection");
        rig_read(r);
    }
    memcpy(&len, r->heard.p, sizeof(len));
    buf_reset(&message, 1 << 20);
    buf_append(&message, slice_from(r->heard.p + sizeof(len), len));
    buf_append_byte(&message, '\0');
    ck_assert(buf_ok(&message));
    buf_consume(&r->heard, sizeof(len) + len);
    return slice_from(message.p, len);
}

static inline void rig_expect(struct rig *r, const char *text)
{
    ck_assert_str_eq(rig_hear(r).p, text);
}

static inline void rig_expect_start(struct rig *r, const char *start)
{
    struct slice message = rig_hear(r);

    ck_assert_msg(slice_starts(message, slice_of(start)), "%.200s does not begin with %s",
                  message.p, start);
}

/* Until the agent has closed, whatever it says before. */
static inline void rig_expect_close(struct rig *r)
{
    while (!r->is_closed)
        rig_read(r);
}

/* The agent's nonce, and with it what the rig answers. */
static inline struct linkproof rig_hear_nonce(struct rig *r)
{
    struct linkproof p = {.by = r->token ? LINKPROOF_BY_TOKEN : LINKPROOF_BY_KEY, .port = r->port};
    struct linkmsg m;
    struct arena a;

    memset(p.server_nonce, 'b', LINKPROOF_SIZE - 1);
    arena_init(&a, 64u << 10);
    ck_assert(linkmsg_read(&a, LINKMSG_ENGINE, rig_hear(r), &m) && m.head == LINKMSG_NONCE);
    ck_assert(linkproof_take_nonce(m.proof.nonce, p.engine_nonce));
    ck_assert(m.proof.knows_key && m.proof.knows_token == (r->token != NULL));
    arena_done(&a);
    return p;
}

static inline struct slice rig_secret(const struct rig *r)
{
    static char key[LINKKEY_SIZE];
    char path[128];
    struct err err;

    if (r->token)
        return slice_of(r->token);
    snprintf(path, sizeof(path), "%s/umcp/link.key", r->state);
    ck_assert_msg(linkkey_get(path, key, &err), "%s", err.message);
    return slice_of(key);
}

static inline void rig_say_challenge(struct rig *r, const struct linkproof *p, struct slice secret)
{
    char proof[LINKPROOF_SIZE];

    ck_assert(linkproof_write(p, true, secret, proof));
    rig_sayf(r, "{\"challenge\":{\"nonce\":\"%s\",\"by\":\"%s\",\"proof\":\"%s\"}}",
             p->server_nonce, linkproof_by_name(p->by), proof);
}

/* The server's part of the proofs. */
static inline void rig_prove(struct rig *r)
{
    struct linkproof p = rig_hear_nonce(r);
    char proof[LINKPROOF_SIZE], message[128];

    rig_say_challenge(r, &p, rig_secret(r));
    ck_assert(linkproof_write(&p, false, rig_secret(r), proof));
    snprintf(message, sizeof(message), "{\"proof\":\"%s\"}", proof);
    rig_expect(r, message);
}

/* Handshake, proofs over TCP, hello and state, and the server's welcome. */
static inline void rig_meet(struct rig *r)
{
    rig_accept_request(r);
    if (r->listen_fd < 0) {
        rig_agree(r, SLICE(RIG_WELCOME));
    } else {
        rig_agree(r, (struct slice){0});
        rig_prove(r);
        rig_say(r, SLICE(RIG_WELCOME));
    }
    rig_expect(r, RIG_HELLO);
    rig_expect(r, "{\"state\":\"ready\"}");
}

/* Answers the ping with what the agent says of itself. */
static inline struct slice rig_ping(struct rig *r, int number)
{
    rig_sayf(r, "{\"ping\":%d}", number);
    return rig_hear(r);
}

/* Everything that was said before this has been read by the agent when it returns. */
static inline void rig_settle(struct rig *r)
{
    ck_assert(slice_starts(rig_ping(r, 99), SLICE("{\"pong\":99,")));
}

/* What the link last said of the running call: its number, 0 for a new one, -1: nothing. */
static _Atomic int64_t rig_cancelled_call = -1;

static inline void rig_cancelled(int64_t number)
{
    rig_cancelled_call = number;
}

/* An agent's link to this rig: by TCP if it listens, else by a pair of sockets. */
static inline struct link *rig_link(struct rig *r, const char *token)
{
    char url[64];
    int pair[2] = {-1, -1};
    struct link_options options = {.fd = -1,
                                   .url = url,
                                   .token = token,
                                   .hello = SLICE(RIG_HELLO),
                                   .cancelled = rig_cancelled};
    struct err err;
    struct link *l;

    r->token = token;
    snprintf(url, sizeof(url), "ws://127.0.0.1:%d/unity", r->port);
    if (r->listen_fd < 0) {
        ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair), 0);
        r->fd = pair[0];
        options.fd = pair[1];
        options.url = NULL;
        options.must_end_with_server = true;
    }
    l = link_new(&options, &err);
    ck_assert_msg(l != NULL, "%s", err.message);
    return l;
}

#endif
