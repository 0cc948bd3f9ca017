/*
 * Listeners: binds addresses and accepts or refuses connections. Also makes the connections that
 * need no listener, for child processes.
 */
#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "address.h"
#include "conn.h"
#include "holder.h"

enum { BACKLOG = 4096 }; /* the system may allow fewer */

union stream {
    uv_handle_t handle;
    uv_stream_t stream;
    uv_tcp_t tcp;
    uv_pipe_t pipe; /* a Unix socket */
};

struct listener {
    union stream u;
    struct list link;
    struct loop *loop;
    struct door door;
    char *path;       /* of a Unix socket that we made; NULL: none */
    struct stat made; /* the file at `path`, as long as it is ours */
    bool is_framed;
    bool is_stalled;   /* a connection is left to listeners_retry() */
    size_t n_accepted; /* since the last listeners_retry() */
};

static void on_listener_closed(uv_handle_t *handle)
{
    struct listener *s = handle->data;

    list_remove(&s->link);
    mem_free(s->path);
    mem_free(s);
}

/* Removes the socket that we made, unless something else has taken its place. */
static void remove_socket(const struct listener *s)
{
    struct stat now;

    if (s->path && lstat(s->path, &now) == 0 && now.st_dev == s->made.st_dev &&
        now.st_ino == s->made.st_ino)
        unlink(s->path);
}

static void close_listener(struct listener *s)
{
    if (uv_is_closing(&s->u.handle))
        return;
    remove_socket(s);
    uv_close(&s->u.handle, on_listener_closed);
}

void listeners_close(struct loop *l)
{
    LIST_EACH(struct listener, s, &l->listeners, link)
        close_listener(s);
}

/* --- Accepting --- */

const struct door *listener_door(const uv_stream_t *server)
{
    const struct listener *s = server->data;

    return &s->door;
}

static void on_refused_closed(uv_handle_t *handle)
{
    mem_free(handle);
}

/* Refuses a connection. False: no memory; the socket stays queued. */
static bool refuse(struct listener *s)
{
    static const char text[] = "Too many connections\n";
    struct buf *b = loop_scratch(s->loop);
    union stream *refused = mem_alloc(sizeof(*refused));
    uv_buf_t out;

    if (!refused)
        return false;
    if (s->u.handle.type == UV_NAMED_PIPE)
        uv_pipe_init(&s->loop->uv, &refused->pipe, 0);
    else
        uv_tcp_init(&s->loop->uv, &refused->tcp);
    http_write_head(b, &(struct http_head){
                           .status = 503,
                           .content_type = "text/plain",
                           .body = BODY_LENGTH,
                           .length = sizeof(text) - 1,
                           .cors = CORS_EXPLORER,
                           .extra = SLICE("Retry-After: 1\r\n"),
                       });
    buf_append(b, slice_from(text, sizeof(text) - 1));
    out = uv_buf_init(b->p, (unsigned)b->len);
    if (uv_accept(&s->u.stream, &refused->stream) == 0 && !s->is_framed && buf_ok(b))
        uv_try_write(&refused->stream, &out, 1);
    uv_close(&refused->handle, on_refused_closed);
    return true;
}

static void accept_or_refuse(struct listener *s)
{
    struct loop *l = s->loop;
    uv_stream_t *server = &s->u.stream;

    s->n_accepted++;
    if (!room_make(l, s->door.room) || !room_has_file(l))
        s->is_stalled = !refuse(s);
    else if (s->is_framed)
        s->is_stalled = !framed_accept(l, server);
    else
        s->is_stalled = !http_accept(l, server);
}

/*
 * libuv keeps a spare descriptor for when the process runs out of them. If the spare is gone, too,
 * it retries without returning to the loop. So we drop a connection, or else at least sleep instead
 * of spinning. While a flood arrives, those who are connected are served in between.
 */
static void on_connection(uv_stream_t *server, int status)
{
    static const struct timespec moment = {.tv_nsec = 20 * 1000 * 1000};
    struct listener *s = server->data;

    loop_enter(s->loop);
    if (status == 0 && s->n_accepted >= LIMIT_ACCEPTS)
        s->is_stalled = true;
    else if (status == 0)
        accept_or_refuse(s);
    else if ((status == UV_EMFILE || status == UV_ENFILE) && !room_shed(s->loop))
        nanosleep(&moment, NULL);
}

bool listeners_retry(struct loop *l)
{
    bool ok = true;

    LIST_EACH(struct listener, s, &l->listeners, link) {
        s->n_accepted = 0;
        if (s->is_stalled && !uv_is_closing(&s->u.handle))
            accept_or_refuse(s);
        ok = ok && !s->is_stalled;
    }
    return ok;
}

/* --- Listening --- */

static bool fail_listen(const struct sockaddr_storage *at, const char *address, int r,
                        struct err *err)
{
    struct holder holder;
    char host[INET6_ADDRSTRLEN + 2] = "";
    int port = address_port(at);

    if (r != UV_EADDRINUSE)
        return err_set(err, ERR_NOT_READY, "cannot listen on %s: %s", address, uv_strerror(r));
    address_host(at, host, sizeof(host));
    if (!holder_find(at, &holder))
        return err_set(err, ERR_NOT_READY, "another process uses port %d on %s", port, host);
    return err_set(err, ERR_NOT_READY, "port %d on %s is in use by process %ld (%s)", port, host,
                   holder.pid, holder.name);
}

/* NULL: no memory. */
static struct listener *make(struct loop *l, bool is_local)
{
    struct listener *s = mem_zalloc(sizeof(*s));

    if (!s)
        return NULL;
    s->loop = l;
    if (is_local)
        uv_pipe_init(&l->uv, &s->u.pipe, 0);
    else
        uv_tcp_init(&l->uv, &s->u.tcp);
    s->u.handle.data = s;
    list_append(&l->listeners, &s->link);
    return s;
}

static bool listen_at(struct loop *l, const char *address, bool is_framed, int *ret_port,
                      struct err *err)
{
    struct sockaddr_storage bound = {0};
    struct addresses found;
    struct listener *s;
    char host[INET6_ADDRSTRLEN] = "";
    int len = sizeof(bound), r;

    if (!address_resolve(address, &found, err))
        return false;
    s = make(l, false);
    if (!s)
        return err_no_memory(err);
    s->is_framed = is_framed;
    address_host(&found.at[0], host, sizeof(host));
    /* Frames always need a token, so that other machines may come where we listen for them. */
    s->door.is_guarded = is_framed ? l->guards_framed && address_is_loopback(host) : l->guards_http;
    s->door.room = is_framed ? ROOM_FRAMED : ROOM_HTTP;
    r = uv_tcp_bind(&s->u.tcp, (const struct sockaddr *)&found.at[0], 0);
    if (r == 0)
        r = uv_listen(&s->u.stream, BACKLOG, on_connection);
    if (r == 0)
        r = uv_tcp_getsockname(&s->u.tcp, (struct sockaddr *)&bound, &len);
    if (r < 0) {
        close_listener(s);
        return fail_listen(&found.at[0], address, r, err);
    }
    *ret_port = address_port(&bound);
    return true;
}

bool loop_listen_http(struct loop *l, const char *address, int *ret_port, struct err *err)
{
    return listen_at(l, address, false, ret_port, err);
}

bool loop_listen_framed(struct loop *l, const char *address, int *ret_port, struct err *err)
{
    return listen_at(l, address, true, ret_port, err);
}

/* Listens on a Unix socket that is bound, and owns it. NULL with err set. */
static struct listener *listen_on(struct loop *l, int fd, struct err *err)
{
    struct listener *s = make(l, true);
    int r = s ? uv_pipe_open(&s->u.pipe, fd) : UV_ENOMEM;

    if (s)
        s->door.room = ROOM_HTTP;
    if (r < 0)
        close(fd);
    else
        r = uv_listen(&s->u.stream, BACKLOG, on_connection);
    if (r == 0)
        return s;
    if (s)
        close_listener(s);
    err_set(err, ERR_INTERNAL, "cannot listen on a Unix socket: %s", uv_strerror(r));
    return NULL;
}

bool loop_listen_local(struct loop *l, int fd, struct err *err)
{
    struct listener *s = listen_on(l, fd, err);

    if (!s)
        return false;
    s->door.is_private = true;
    s->door.room = ROOM_LOCAL;
    return true;
}

/* Whether a socket of ours is left over at this address, without a listener. */
static bool is_left_over(const struct sockaddr_un *at)
{
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    struct stat what;
    bool ok = fd >= 0 && lstat(at->sun_path, &what) == 0 && S_ISSOCK(what.st_mode) &&
              what.st_uid == geteuid() &&
              connect(fd, (const struct sockaddr *)at, sizeof(*at)) < 0 && errno == ECONNREFUSED;

    if (fd >= 0)
        close(fd);
    return ok;
}

/* -1: see errno. */
static int bind_unix(const struct sockaddr_un *at)
{
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    int fault;

    /* The file that bind() creates gets the socket's mode. */
    if (fd >= 0 && fchmod(fd, 0600) == 0) {
        if (bind(fd, (const struct sockaddr *)at, sizeof(*at)) == 0)
            return fd;
        fault = errno;
        if (fault == EADDRINUSE && is_left_over(at) && unlink(at->sun_path) == 0 &&
            bind(fd, (const struct sockaddr *)at, sizeof(*at)) == 0)
            return fd;
    } else {
        fault = errno;
    }
    if (fd >= 0)
        close(fd);
    errno = fault;
    return -1;
}

bool loop_listen_unix(struct loop *l, const char *path, struct err *err)
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    size_t len = strlen(path);
    struct listener *s;
    int fd;

    if (!len || len >= sizeof(at.sun_path))
        return err_set(err, ERR_ARGUMENT, "unix:%s: the path must have 1 to %zu bytes", path,
                       sizeof(at.sun_path) - 1);
    memcpy(at.sun_path, path, len);
    fd = bind_unix(&at);
    if (fd < 0 && errno == EADDRINUSE)
        return err_set(err, ERR_NOT_READY,
                       "cannot listen on unix:%s: another process listens there, or the file is "
                       "not a socket of yours",
                       path);
    if (fd < 0)
        return err_set(err, ERR_NOT_READY, "cannot listen on unix:%s: %s", path, strerror(errno));
    s = listen_on(l, fd, err);
    if (!s) {
        unlink(path);
        return false;
    }
    s->door.is_guarded = l->guards_unix;
    s->path = text_copy(slice_of(path));
    if (s->path && lstat(path, &s->made) == 0)
        return true;
    close_listener(s);
    unlink(path);
    return err_no_memory(err);
}

bool loop_pair(struct loop *l, int *ret_fd, struct err *err)
{
    int ends[2];

    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) < 0)
        return err_set(err, ERR_INTERNAL, "cannot make a pair of sockets: %s", strerror(errno));
    if (!http_adopt(l, ends[0])) {
        close(ends[0]);
        close(ends[1]);
        return err_no_memory(err);
    }
    *ret_fd = ends[1];
    return true;
}
