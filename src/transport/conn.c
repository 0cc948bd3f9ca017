/*
 * Sockets between libuv and the protocols; see conn.h for how connections end. Does not interpret
 * the bytes.
 */
#include "conn.h"

#include <stdio.h>
#include <unistd.h>

#include "address.h"
#include "intake.h"

enum { KEEPALIVE_S = 60 };

static struct conn *conn_of_outlet(struct outlet *o)
{
    return OWNER_OF(o, struct conn, out);
}

/* --- Closing --- */

static void on_closed(uv_handle_t *handle)
{
    struct conn *c = handle->data;
    struct loop *l = c->loop;

    loop_enter(l);
    list_remove(&c->link);
    list_remove(&c->deferred);
    l->n_conns--;
    outlet_done(&c->out);
    conn_forget(c);
    c->ops->free(c);
}

static void leave(struct conn *c)
{
    c->is_dropped = true;
    room_leave(c);
    c->loop->body_total -= c->held;
    c->held = 0;
    wait_end(&c->reading);
    wait_end(&c->writing);
}

void conn_drop(struct conn *c)
{
    if (c->is_dropped)
        return;
    leave(c);
    uv_close(&c->u.handle, on_closed);
}

static void on_shutdown(uv_shutdown_t *request, int status)
{
    (void)request;
    (void)status; /* if it failed, the socket was reset, which the next read reports */
}

static void linger(struct conn *c)
{
    if (c->has_ended || uv_shutdown(&c->shutdown, &c->u.stream, on_shutdown) < 0) {
        conn_drop(c);
        return;
    }
    conn_wait(c, WAIT_LINGER);
    conn_unpause(c);
}

void conn_finish(struct conn *c)
{
    if (!conn_is_open(c))
        return;
    c->is_finishing = true;
    conn_wait(c, WAIT_NOTHING);
    if (c->out.is_corked)
        outlet_uncork(&c->out);
    if (c->is_dropped)
        return;
    conn_watch_writing(c);
    if (!outlet_pending(&c->out))
        linger(c);
    else
        conn_unpause(c); /* to notice a client that disconnects */
}

void conn_forget(struct conn *c)
{
    if (!c->is_known)
        return;
    c->is_known = false;
    core_closed(c->loop->core, &c->peer);
}

/* --- Writing --- */

void conn_write(struct conn *c, const struct slice *parts, size_t n)
{
    if (c->is_dropped)
        return;
    outlet_write(&c->out, parts, n);
    conn_watch_writing(c);
}

void conn_write_buf(struct conn *c, const struct buf *b)
{
    struct slice all = buf_slice(b);

    if (buf_ok(b))
        conn_write(c, &all, 1);
    else
        conn_drop(c);
}

void conn_watch_writing(struct conn *c)
{
    if (!c->out.is_writing || c->is_dropped || c->writing.what == WAIT_WRITE ||
        (c->is_patient && !c->is_finishing))
        return;
    c->write_left = uv_stream_get_write_queue_size(&c->u.stream);
    c->writes_seen = c->out.n_writes;
    wait_start(&c->loop->waits, &c->writing, WAIT_WRITE, c->loop->now);
}

static void on_drained(struct outlet *o)
{
    struct conn *c = conn_of_outlet(o);

    loop_enter(c->loop);
    wait_end(&c->writing);
    if (c->is_dropped)
        return;
    if (c->is_finishing)
        linger(c);
    else
        c->ops->drained(c);
}

static void on_failed(struct outlet *o)
{
    conn_drop(conn_of_outlet(o));
}

/* The socket has been full for LIMIT_WRITE_MS. A slow client is fine if it has read something
 * since. */
static void write_timed_out(struct conn *c)
{
    size_t left = uv_stream_get_write_queue_size(&c->u.stream);
    bool has_moved = c->out.n_writes != c->writes_seen || left < c->write_left;

    c->writing.what = WAIT_NOTHING;
    if (has_moved) {
        conn_watch_writing(c);
        return;
    }
    leave(c); /* a reset also discards output in the kernel that the client does not read */
    if (c->u.handle.type != UV_TCP || uv_tcp_close_reset(&c->u.tcp, on_closed) < 0)
        uv_close(&c->u.handle, on_closed);
}

/* --- Reading --- */

static void on_read(uv_stream_t *stream, ssize_t n, const uv_buf_t *buf)
{
    struct conn *c = stream->data;

    if (n == 0 || c->is_dropped)
        return;
    loop_enter(c->loop);
    c->has_ended = c->has_ended || n == UV_EOF;
    if (n == UV_EOF && !c->is_finishing) {
        c->ops->ended(c);
    } else if (n == UV_EOF) {
        if (!outlet_pending(&c->out))
            conn_drop(c);
    } else if (n < 0) {
        conn_drop(c);
    } else if (c->is_finishing) {
        c->lingered += (size_t)n;
        if (c->lingered > LIMIT_LINGER_BYTES)
            conn_drop(c);
    } else {
        c->ops->read(c, slice_from(buf->base, (size_t)n));
    }
}

static void start_reading(struct conn *c)
{
    if (uv_read_start(&c->u.stream, loop_lend_read_buf, on_read) < 0)
        conn_drop(c);
}

void conn_pause(struct conn *c)
{
    if (c->is_paused || c->is_dropped)
        return;
    c->is_paused = true;
    uv_read_stop(&c->u.stream);
}

void conn_unpause(struct conn *c)
{
    if (!c->is_paused || c->is_dropped)
        return;
    c->is_paused = false;
    if (!c->has_ended)
        start_reading(c);
}

void conn_spoke(struct conn *c)
{
    c->has_spoken = true;
    c->spoke = c->loop->now;
}

void conn_wait(struct conn *c, enum wait_for what)
{
    if (!c->is_dropped)
        wait_start(&c->loop->waits, &c->reading, what, c->loop->now);
}

void conn_defer(struct conn *c)
{
    if (c->is_dropped || !list_is_empty(&c->deferred))
        return;
    list_append(&c->loop->deferred, &c->deferred);
    c->loop->is_dirty = true;
}

size_t conn_peer_pending(struct peer *p)
{
    struct conn *c = conn_of(p);

    return c->is_dropped ? 0 : outlet_pending(&c->out);
}

/* --- Accepting --- */

static int port_of(const struct sockaddr_storage *at)
{
    if (at->ss_family == AF_INET6)
        return ntohs(((const struct sockaddr_in6 *)at)->sin6_port);
    return at->ss_family == AF_INET ? ntohs(((const struct sockaddr_in *)at)->sin_port) : 0;
}

static void name_peer(struct conn *c)
{
    struct sockaddr_storage from = {0}, to = {0};
    int len = sizeof(from), to_len = sizeof(to);
    char host[INET6_ADDRSTRLEN] = "?";

    if (uv_tcp_getsockname(&c->u.tcp, (struct sockaddr *)&to, &to_len) == 0)
        c->peer.port = port_of(&to);
    if (uv_tcp_getpeername(&c->u.tcp, (struct sockaddr *)&from, &len) < 0)
        return;
    if (from.ss_family == AF_INET6) {
        const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)&from;

        uv_ip6_name(v6, host, sizeof(host));
        snprintf(c->peer.remote, sizeof(c->peer.remote), "[%s]:%d", host, ntohs(v6->sin6_port));
    } else if (from.ss_family == AF_INET) {
        const struct sockaddr_in *v4 = (const struct sockaddr_in *)&from;

        uv_ip4_name(v4, host, sizeof(host));
        snprintf(c->peer.remote, sizeof(c->peer.remote), "%s:%d", host, ntohs(v4->sin_port));
    }
    address_network(&from, c->peer.network, sizeof(c->peer.network));
    room_name(c, &from);
}

/* Adds a connection to its loop once its handle is initialised. */
static void join_loop(struct conn *c, struct loop *l, const struct conn_ops *ops)
{
    c->loop = l;
    c->ops = ops;
    c->u.handle.data = c;
    outlet_init(&c->out, &c->u.stream, &l->out_total);
    c->out.drained = on_drained;
    c->out.failed = on_failed;
    list_append(&l->conns, &c->link);
    l->n_conns++;
    c->spoke = l->now;
    wait_init(&c->reading);
    wait_init(&c->writing);
}

/* Asks the kernel for the user of the other end. */
static void know_peer(struct conn *c, const struct door *door)
{
    const struct peer_users *users = &c->loop->users;
    bool is_known = false;
    struct peer *p = &c->peer;
    uid_t uid = 0;
    pid_t pid = 0;
    uv_os_fd_t fd;

    p->is_local = c->u.handle.type == UV_NAMED_PIPE;
    if (uv_fileno(&c->u.handle, &fd) < 0)
        fd = -1;
    if (p->is_local) {
        is_known = peer_user_local(fd, &uid, &pid);
        snprintf(p->remote, sizeof(p->remote), "process %ld", (long)pid);
        snprintf(p->network, sizeof(p->network), "user %ld", (long)uid);
    } else {
        is_known = peer_users_find(&c->loop->users, fd, &uid);
        name_peer(c);
    }
    p->has_uid = is_known && uid != users->nobody;
    p->uid = uid;
    p->is_same_user =
        is_known && uid == geteuid() && (users->is_mapped || (door->is_private && p->is_local));
    p->is_private = door->is_private && p->is_same_user;
    c->is_stranger = !p->is_same_user && (door->is_guarded || door->is_private);
}

void conn_accept(struct conn *c, struct loop *l, uv_stream_t *server, const struct conn_ops *ops)
{
    const struct door *door = listener_door(server);

    if (server->type == UV_NAMED_PIPE)
        uv_pipe_init(&l->uv, &c->u.pipe, 0);
    else
        uv_tcp_init(&l->uv, &c->u.tcp);
    join_loop(c, l, ops);
    room_enter(c, door->room);
    if (uv_accept(server, &c->u.stream) < 0) {
        conn_drop(c);
        return;
    }
    know_peer(c, door);
    if (c->is_stranger && door->is_private) {
        conn_drop(c);
        return;
    }
    if (c->u.handle.type == UV_TCP)
        uv_tcp_nodelay(&c->u.tcp, 1);
    start_reading(c);
}

void conn_adopt(struct conn *c, struct loop *l, int fd, const struct conn_ops *ops)
{
    uv_pipe_init(&l->uv, &c->u.pipe, 0);
    join_loop(c, l, ops);
    room_enter(c, ROOM_OURS);
    snprintf(c->peer.remote, sizeof(c->peer.remote), "a child of this process");
    c->peer.is_same_user = true;
    if (uv_pipe_open(&c->u.pipe, fd) < 0) {
        close(fd);
        conn_drop(c);
        return;
    }
    start_reading(c);
}

/* --- Connections that carry messages --- */

void conn_keep_alive(struct conn *c)
{
    if (c->u.handle.type == UV_TCP)
        uv_tcp_keepalive(&c->u.tcp, 1, KEEPALIVE_S);
}

void conn_end_if_answered(struct conn *c)
{
    if (core_owes(c->loop->core, &c->peer))
        conn_wait(c, WAIT_GRACE);
    else
        conn_finish(c);
}

void conn_check_intake(struct conn *c, struct intake *in)
{
    if (in->n_taken)
        conn_spoke(c);
    in->n_taken = 0;
    conn_watch_writing(c);
    if (in->is_over)
        conn_finish(c);
    else if (intake_is_full(in))
        conn_pause(c);
    else
        conn_unpause(c);
}

void conn_drained_to(struct conn *c, struct intake *in)
{
    core_drained(c->loop->core, &c->peer);
    if (in->is_over)
        return;
    intake_feed(in, (struct slice){0});
    conn_check_intake(c, in);
}

void conn_grace_ended(struct conn *c, enum wait_for what)
{
    (void)what;
    if (c->loop->is_stopping)
        conn_finish(c);
    else
        conn_end_if_answered(c);
}

/* --- All connections --- */

static void expire(struct wait *w)
{
    enum wait_for what = w->what;
    struct conn *c;

    if (what == WAIT_WRITE) {
        write_timed_out(OWNER_OF(w, struct conn, writing));
        return;
    }
    c = OWNER_OF(w, struct conn, reading);
    w->what = WAIT_NOTHING;
    if (what == WAIT_LINGER)
        conn_drop(c);
    else
        c->ops->timed_out(c, what);
}

void conns_expire(uv_timer_t *timer)
{
    struct loop *l = timer->data;
    struct wait *w;

    loop_enter(l);
    while ((w = waits_take(&l->waits, l->now)))
        expire(w);
    waits_arm(&l->waits);
}

void conns_resume_deferred(struct loop *l)
{
    struct conn *c;

    while ((c = LIST_TAKE_FIRST(struct conn, &l->deferred, deferred)))
        if (!c->is_dropped)
            c->ops->resumed(c);
}

void conns_stop(struct loop *l)
{
    LIST_EACH(struct conn, c, &l->conns, link)
        if (conn_is_open(c))
            c->ops->stopping(c);
}

void conns_end_grace(struct loop *l)
{
    struct conn *c;

    while ((c = LIST_FIRST(struct conn, &l->waits.lists[WAIT_GRACE], reading.link))) {
        wait_end(&c->reading);
        c->ops->timed_out(c, WAIT_GRACE);
    }
}

void conns_drop(struct loop *l)
{
    LIST_EACH(struct conn, c, &l->conns, link)
        conn_drop(c);
}
