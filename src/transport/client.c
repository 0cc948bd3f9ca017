/*
 * The command line's client: sends one request and reads one answer, waiting with poll() up to a
 * deadline. Needs no loop and knows no JSON.
 */
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "address.h"
#include "peer_user.h"

enum { READ_PIECE = 65536, AUTHORITY_SIZE = 272, DEFAULT_PORT = 80 };

/* When to stop waiting. */
struct limit {
    int64_t deadline;
    int stop; /* waiting ends at once when this is readable; -1: none */
};

static struct limit limit_of(struct client_patience patience)
{
    return (struct limit){clock_ms() + patience.ms, patience.stop};
}

static struct limit limit_in(int timeout_ms)
{
    return limit_of((struct client_patience){timeout_ms, -1});
}

/* Waits until the socket is ready. False: time ran out, or `stop` became readable. */
static bool wait_ready(int fd, short events, struct limit limit, struct err *err)
{
    struct pollfd ready[] = {{.fd = fd, .events = events}, {.fd = limit.stop, .events = POLLIN}};

    for (;;) {
        int64_t left = limit.deadline - clock_ms();
        int r = poll(ready, N_ELEMENTS(ready), left > 0 ? (int)left : 0);

        if (r > 0 && ready[1].revents)
            return err_set(err, ERR_TIMEOUT, "the wait for the server was interrupted");
        if (r > 0)
            return true;
        if (r < 0 && errno != EINTR)
            return err_set(err, ERR_INTERNAL, "cannot wait for the server: %s", strerror(errno));
        if (left <= 0)
            return err_set(err, ERR_TIMEOUT, "the server did not answer in time");
    }
}

static bool connect_to(const struct sockaddr_storage *to, const char *address, struct limit limit,
                       int *ret_fd, struct err *err)
{
    const int on = 1;
    int fd = socket(to->ss_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    int failure = 0;
    socklen_t len = sizeof(failure);

    if (fd < 0)
        return err_set(err, ERR_INTERNAL, "cannot make a socket: %s", strerror(errno));
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    if (connect(fd, (const struct sockaddr *)to, address_len(to)) < 0)
        failure = errno;
    if (failure == EINPROGRESS) {
        if (!wait_ready(fd, POLLOUT, limit, err)) {
            close(fd);
            return false;
        }
        if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &failure, &len) < 0)
            failure = errno;
    }
    if (failure) {
        close(fd);
        return err_set(err, ERR_NOT_READY, "cannot connect to %s: %s", address, strerror(failure));
    }
    *ret_fd = fd;
    return true;
}

static bool refuse_listener(const char *address, struct err *err)
{
    err_set(err, ERR_DENIED,
            "the program that listens at %s belongs to another user, so umcp sends it nothing",
            address);
    return err_hint(err, "to use that program, pass --allow-other-users");
}

/* Whether the listener is this user's. Where the system does not know, it counts as such. */
static bool check_listener(int fd, const char *address, struct err *err)
{
    struct peer_users users;
    bool ok = !peer_users_open(&users) || peer_users_listens(&users, fd);

    peer_users_close(&users);
    return ok || refuse_listener(address, err);
}

static bool open_unix(const char *path, bool is_anybodys, int *ret_fd, struct err *err)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    size_t len = strlen(path);
    uid_t uid;
    pid_t pid;
    int fd;

    if (!len || len >= sizeof(to.sun_path))
        return err_set(err, ERR_ARGUMENT, "unix:%s: the path must have 1 to %zu bytes", path,
                       sizeof(to.sun_path) - 1);
    memcpy(to.sun_path, path, len);
    fd = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0 || connect(fd, (const struct sockaddr *)&to, sizeof(to)) != 0) {
        err_set(err, ERR_NOT_READY, "cannot connect to unix:%s: %s", path, strerror(errno));
    } else if (!is_anybodys && !(peer_user_local(fd, &uid, &pid) && uid == geteuid())) {
        refuse_listener(path, err);
    } else {
        *ret_fd = fd;
        return true;
    }
    if (fd >= 0)
        close(fd);
    return false;
}

/* Tries all addresses: "localhost" has two, and the server may listen on only one. */
static bool open_socket(const char *address, struct limit limit, bool is_anybodys, int *ret_fd,
                        struct err *err)
{
    struct addresses found;
    struct err denied = {0};

    if (!address_resolve(address, &found, err))
        return false;
    for (size_t i = 0; i < found.n; i++) {
        if (!connect_to(&found.at[i], address, limit, ret_fd, err))
            continue;
        if (is_anybodys || check_listener(*ret_fd, address, &denied))
            return true;
        close(*ret_fd);
    }
    if (denied.kind != ERR_NONE)
        *err = denied;
    return false;
}

static bool send_all(int fd, struct slice bytes, struct limit limit, struct err *err)
{
    while (bytes.len) {
        ssize_t n = send(fd, bytes.p, bytes.len, MSG_NOSIGNAL);

        if (n > 0)
            bytes = slice_skip(bytes, (size_t)n);
        else if (n < 0 && errno != EAGAIN && errno != EINTR)
            return err_set(err, ERR_NOT_READY, "the server closed the connection: %s",
                           strerror(errno));
        else if (!wait_ready(fd, POLLOUT, limit, err))
            return false;
    }
    return true;
}

/* Reads at least one byte; 0 at the end of the connection. */
static bool receive(int fd, char *to, size_t size, struct limit limit, size_t *ret_len,
                    struct err *err)
{
    for (;;) {
        ssize_t n;

        if (clock_ms() >= limit.deadline) /* even if the server never stops sending */
            return err_set(err, ERR_TIMEOUT, "the server did not answer in time");
        n = recv(fd, to, size, 0);
        if (n >= 0) {
            *ret_len = (size_t)n;
            return true;
        }
        if (errno != EAGAIN && errno != EINTR)
            return err_set(err, ERR_NOT_READY, "the connection to the server broke: %s",
                           strerror(errno));
        if (errno == EAGAIN && !wait_ready(fd, POLLIN, limit, err))
            return false;
    }
}

/* --- HTTP --- */

struct url {
    char authority[AUTHORITY_SIZE]; /* "host:port" for the Host header */
    struct slice path;
    const char *unix_path; /* of unix:PATH; NULL: TCP */
};

static bool is_clean(struct slice text)
{
    for (size_t i = 0; i < text.len; i++)
        if ((unsigned char)text.p[i] <= ' ' || text.p[i] == 0x7f)
            return false;
    return true;
}

static bool has_port(struct slice authority)
{
    struct slice after_v6 = authority;

    if (authority.len && authority.p[0] == '[')
        slice_cut(&after_v6, ']');
    return after_v6.len && memchr(after_v6.p, ':', after_v6.len);
}

static bool parse_url(const char *text, struct url *ret_url, struct err *err)
{
    const struct slice scheme = SLICE("http://");
    struct slice rest = slice_of(text), authority;
    const char *slash;
    int len;

    ret_url->unix_path = address_unix(text);
    if (ret_url->unix_path) {
        snprintf(ret_url->authority, AUTHORITY_SIZE, "localhost");
        ret_url->path = SLICE("/");
        return true;
    }
    if (!slice_starts(rest, scheme) || !is_clean(rest))
        return err_set(err, ERR_ARGUMENT, "'%s' is not a URL of the form http://HOST:PORT/PATH",
                       text);
    rest = slice_skip(rest, scheme.len);
    slash = rest.len ? memchr(rest.p, '/', rest.len) : NULL;
    authority = slash ? slice_from(rest.p, (size_t)(slash - rest.p)) : rest;
    ret_url->path = slash ? slice_skip(rest, authority.len) : SLICE("/");
    if (has_port(authority))
        len = snprintf(ret_url->authority, AUTHORITY_SIZE, "%.*s", SLICE_ARG(authority));
    else
        len = snprintf(ret_url->authority, AUTHORITY_SIZE, "%.*s:%d", SLICE_ARG(authority),
                       DEFAULT_PORT);
    if (len < 0 || len >= AUTHORITY_SIZE)
        return err_set(err, ERR_ARGUMENT, "the host in '%s' is too long", text);
    return true;
}

static bool open_url(const struct url *url, struct limit limit, bool is_anybodys, int *ret_fd,
                     struct err *err)
{
    return url->unix_path ? open_unix(url->unix_path, is_anybodys, ret_fd, err)
                          : open_socket(url->authority, limit, is_anybodys, ret_fd, err);
}

/* Sends a POST, or a GET if there is no body. */
static bool send_request(int fd, const struct url *url, const char *token, struct slice body,
                         struct limit limit, struct err *err)
{
    struct buf b;
    bool ok;

    buf_init(&b,
             body.len + url->path.len + (token ? strlen(token) : 0) + 2 * AUTHORITY_SIZE + 1024);
    buf_printf(&b,
               "%s %.*s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n"
               "Accept: application/json, text/event-stream\r\nContent-Length: %zu\r\n"
               "Connection: close\r\n",
               body.p ? "POST" : "GET", SLICE_ARG(url->path), url->authority, body.len);
    if (token)
        buf_printf(&b, "Authorization: Bearer %s\r\n", token);
    buf_append(&b, SLICE("\r\n"));
    buf_append(&b, body);
    ok = buf_ok(&b) ? send_all(fd, buf_slice(&b), limit, err) : err_no_memory(err);
    buf_done(&b);
    return ok;
}

static bool keep_reply(const struct http_reply *from, struct client_reply *ret_reply,
                       struct err *err)
{
    struct buf body;

    buf_init(&body, from->body.len);
    buf_append(&body, from->body);
    if (!buf_ok(&body))
        return err_no_memory(err);
    ret_reply->status = from->status;
    ret_reply->body = body;
    return true;
}

/* The parser's input, for error messages. */
struct received {
    char start[5]; /* the first bytes */
    size_t len;    /* of everything */
    bool is_all;   /* the connection has ended */
};

static void note_received(struct received *h, struct slice piece)
{
    for (size_t i = 0; i < piece.len && h->len + i < sizeof(h->start); i++)
        h->start[h->len + i] = piece.p[i];
    h->len += piece.len;
    h->is_all = piece.len == 0;
}

/* Sets the error for an answer that the parser rejected. */
static bool fail_reply(const struct received *h, struct err *err)
{
    size_t n = h->len < sizeof(h->start) ? h->len : sizeof(h->start);

    if (h->len > LIMIT_ANSWER)
        return err_set(err, ERR_TOO_LARGE, "the server's answer is too large: over %u bytes",
                       LIMIT_ANSWER);
    if (!h->len)
        return err_set(err, ERR_NOT_READY, "the server closed the connection without an answer");
    if (memcmp(h->start, "HTTP/", n) != 0)
        return err_set(err, ERR_INTERNAL, "the server's answer is not HTTP");
    if (h->is_all)
        return err_set(err, ERR_NOT_READY,
                       "the server closed the connection in the middle of its answer");
    return err_set(err, ERR_INTERNAL, "the server's answer is broken HTTP");
}

static bool read_reply(int fd, struct http_reader *reader, struct limit limit,
                       struct client_reply *ret_reply, struct err *err)
{
    enum http_step step = HTTP_STEP_MORE;
    struct received received = {0};
    char piece[READ_PIECE];

    while (step == HTTP_STEP_MORE && received.len <= LIMIT_ANSWER) {
        size_t len;

        if (!receive(fd, piece, sizeof(piece), limit, &len, err))
            return false;
        note_received(&received, slice_from(piece, len));
        step = http_reader_feed(reader, slice_from(piece, len), received.is_all);
    }
    if (step != HTTP_STEP_READY)
        return fail_reply(&received, err);
    return keep_reply(http_reader_reply(reader), ret_reply, err);
}

bool client_connect(const struct client_target *target, struct client_patience patience,
                    int *ret_fd, struct err *err)
{
    struct url to;

    if (target->token && !is_clean(slice_of(target->token)))
        return err_set(err, ERR_ARGUMENT, "the token contains blanks or control characters");
    return parse_url(target->url, &to, err) &&
           open_url(&to, limit_of(patience), target->is_anybodys, ret_fd, err);
}

bool client_post_on(int fd, const struct client_target *target, struct slice body, int timeout_ms,
                    struct client_reply *ret_reply, struct err *err)
{
    struct limit limit = limit_in(timeout_ms);
    struct http_reader *reader;
    struct url to;
    bool ok;

    if (!parse_url(target->url, &to, err))
        return false;
    reader = http_reader_new(SIZE_MAX / 2); /* read_reply() checks the size and reports it */
    if (!reader)
        return err_no_memory(err);
    ok = send_request(fd, &to, target->token, body, limit, err) &&
         read_reply(fd, reader, limit, ret_reply, err);
    http_reader_free(reader);
    return ok;
}

bool client_post(const struct client_target *target, struct slice body, int timeout_ms,
                 struct client_reply *ret_reply, struct err *err)
{
    const int64_t deadline = clock_ms() + timeout_ms;
    int64_t left;
    bool ok;
    int fd;

    if (!client_connect(target, (struct client_patience){timeout_ms, -1}, &fd, err))
        return false;
    left = deadline - clock_ms();
    ok = client_post_on(fd, target, body, left > 0 ? (int)left : 0, ret_reply, err);
    close(fd);
    return ok;
}

bool client_get(const char *url, int timeout_ms, struct client_reply *ret_reply, struct err *err)
{
    return client_post(&(struct client_target){.url = url}, (struct slice){0}, timeout_ms,
                       ret_reply, err);
}

/* The host of a URL in the form of the Host header. */
static struct slice host_of(const char *url)
{
    struct slice host = slice_of(url);

    if (!url || address_unix(url))
        return SLICE("localhost");
    if (slice_starts(host, SLICE("http://")))
        host = slice_skip(host, 7);
    host = slice_cut(&host, '/');
    return host.len ? host : SLICE("localhost");
}

bool client_message(int fd, const struct client_lines *at, struct slice message,
                    struct client_patience patience, struct client_reply *ret_reply,
                    struct err *err)
{
    struct limit limit = limit_of(patience);
    struct url to = {.path = SLICE("/message")};
    struct http_reader *reader = http_reader_new(SIZE_MAX / 2);
    bool ok;

    if (!reader)
        return err_no_memory(err);
    snprintf(to.authority, sizeof(to.authority), "%.*s", SLICE_ARG(host_of(at->host)));
    ok = send_request(fd, &to, at->token, message, limit, err) &&
         read_reply(fd, reader, limit, ret_reply, err);
    http_reader_free(reader);
    return ok;
}

/* --- Lines --- */

bool client_url_is_fine(const char *url, struct err *err)
{
    struct url to;

    return (parse_url(url, &to, err) && to.path.len == 1) ||
           err_set(err, ERR_ARGUMENT, "'%s' is not a URL of the form http://HOST:PORT", url);
}

bool client_url_is_local(const char *url)
{
    char host[AUTHORITY_SIZE];
    struct err err;
    struct url to;
    int port;

    return parse_url(url, &to, &err) &&
           address_parse(slice_of(to.authority), host, sizeof(host), &port) &&
           address_is_loopback(host);
}

static bool send_upgrade(int fd, const struct client_lines *want, struct limit limit,
                         struct err *err)
{
    struct buf b;
    bool ok;

    if (want->token && !is_clean(slice_of(want->token)))
        return err_set(err, ERR_ARGUMENT, "the token contains blanks or control characters");
    buf_init(&b, LIMIT_REPLY_HEAD);
    buf_append(&b, SLICE("GET /stdio"));
    if (want->dialect)
        buf_printf(&b, "?%s=%s", want->is_pinned ? "dialect" : "shown", want->dialect);
    buf_printf(&b,
               " HTTP/1.1\r\nHost: %.*s\r\nConnection: Upgrade\r\n"
               "Upgrade: umcp.lines\r\n",
               SLICE_ARG(host_of(want->host)));
    if (want->token)
        buf_printf(&b, "Authorization: Bearer %s\r\n", want->token);
    buf_append(&b, SLICE("\r\n"));
    ok = buf_ok(&b) ? send_all(fd, buf_slice(&b), limit, err) : err_no_memory(err);
    buf_done(&b);
    return ok;
}

/* Reads until `in` holds the complete head of an answer; *ret_len is its length. */
static bool read_head(int fd, struct buf *in, struct limit limit, size_t *ret_len, struct err *err)
{
    for (;;) {
        const char *end = in->len ? memmem(in->p, in->len, "\r\n\r\n", 4) : NULL;
        size_t len;
        char *to;

        if (end) {
            *ret_len = (size_t)(end - in->p) + 4;
            return true;
        }
        to = in->len < LIMIT_REPLY_HEAD ? buf_reserve(in, READ_PIECE) : NULL;
        if (!to)
            return err_set(err, ERR_NOT_FOUND, "it answers, but it is not a umcp server");
        if (!receive(fd, to, READ_PIECE, limit, &len, err))
            return false;
        if (!len)
            return in->len ? err_set(err, ERR_NOT_FOUND, "it answers, but it is not a umcp server")
                           : err_set(err, ERR_NOT_READY, "it closed the connection");
        buf_advance(in, len);
    }
}

static bool check_head(struct slice head, struct err *err)
{
    const struct slice version = SLICE("HTTP/1.1 ");
    struct slice status = {0};

    if (slice_starts(head, version) && head.len > version.len + 3)
        status = slice_from(head.p + version.len, 3);
    if (slice_is(status, "101") && slice_contains_nocase(head, SLICE("upgrade: umcp.lines\r\n")))
        return true;
    if (slice_is(status, "401")) {
        err_set(err, ERR_AUTH, "it requires a different token");
        return err_hint(err, "pass the server's token with --token-file");
    }
    if (slice_is(status, "403")) {
        err_set(err, ERR_AUTH, "it refuses this connection: it may be another user's");
        return err_hint(err, "start the server with --token-file, and pass that token here");
    }
    if (slice_is(status, "503"))
        return err_set(err, ERR_NOT_READY, "it is too busy");
    return err_set(err, ERR_NOT_FOUND,
                   "it answers, but it is not a umcp server that accepts stdio clients (HTTP %.*s)",
                   SLICE_ARG(status.len ? status : SLICE("?")));
}

bool client_lines(int fd, const struct client_lines *want, struct client_patience patience,
                  struct buf *ret_rest, struct err *err)
{
    struct limit limit = limit_of(patience);
    size_t len;

    buf_reset(ret_rest, READ_PIECE);
    if (!send_upgrade(fd, want, limit, err) || !read_head(fd, ret_rest, limit, &len, err) ||
        !check_head(slice_from(ret_rest->p, len), err))
        return false;
    buf_consume(ret_rest, len);
    return true;
}

/* --- Frames --- */

struct client_frames {
    int fd;
    struct limit limit; /* of everything from open to close */
    struct buf in;      /* received but not yet returned */
};

struct client_frames *client_frames_open(const char *address, bool is_anybodys, int timeout_ms,
                                         struct err *err)
{
    struct client_frames *c = mem_zalloc(sizeof(*c));

    if (!c) {
        err_no_memory(err);
        return NULL;
    }
    c->limit = limit_in(timeout_ms);
    buf_init(&c->in, FRAME_HEADER + LIMIT_FRAME + READ_PIECE);
    if (!open_socket(address, c->limit, is_anybodys, &c->fd, err)) {
        mem_free(c);
        return NULL;
    }
    return c;
}

void client_frames_close(struct client_frames *c)
{
    if (!c)
        return;
    close(c->fd);
    buf_done(&c->in);
    mem_free(c);
}

/* Reads until c->in starts with a complete frame, *ret_used bytes long. */
static bool await_frame(struct client_frames *c, struct limit limit, struct slice *ret_payload,
                        size_t *ret_used, struct err *err)
{
    for (;;) {
        ssize_t n = frame_read(buf_slice(&c->in), LIMIT_FRAME, ret_payload);
        size_t len;
        char *to;

        if (n > 0) {
            *ret_used = (size_t)n;
            return true;
        }
        if (n < 0)
            return err_set(err, ERR_TOO_LARGE, "the server sent a frame that is too large");
        to = buf_reserve(&c->in, READ_PIECE);
        if (!to)
            return err_no_memory(err);
        if (!receive(c->fd, to, READ_PIECE, limit, &len, err))
            return false;
        if (!len)
            return err_set(err, ERR_NOT_READY, "the server closed the connection");
        buf_advance(&c->in, len);
    }
}

bool client_frames_call(struct client_frames *c, struct slice message, client_match_fn *is_answer,
                        void *ctx, struct client_reply *ret_reply, struct err *err)
{
    struct limit limit = c->limit;
    struct http_reply reply = {.status = 200};
    bool is_found = false, is_kept = true, is_sent;
    struct buf b;

    if (message.len > LIMIT_FRAME)
        return err_set(err, ERR_TOO_LARGE, "the message does not fit into a frame");
    buf_init(&b, FRAME_HEADER + message.len);
    frame_write(&b, message);
    is_sent = buf_ok(&b) ? send_all(c->fd, buf_slice(&b), limit, err) : err_no_memory(err);
    buf_done(&b);
    if (!is_sent)
        return false;
    while (!is_found) {
        size_t used = 0;

        if (!await_frame(c, limit, &reply.body, &used, err))
            return false;
        is_found = is_answer(ctx, reply.body);
        if (is_found)
            is_kept = keep_reply(&reply, ret_reply, err);
        buf_consume(&c->in, used);
    }
    return is_kept;
}
