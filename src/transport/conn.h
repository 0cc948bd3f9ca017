/*
 * One connected socket: reading, writing, waiting and the ways to end. What its bytes mean is its
 * owner's business (http.c, ws.c, tcp.c). Private to transport/.
 *
 * A connection ends in one of two ways. conn_drop() closes the socket now. conn_finish() first
 * writes what is queued, then tells the client that nothing follows, and reads and forgets for a
 * moment: closing a socket that holds unread bytes would reset it, and the client would lose our
 * last answer. Either way the memory lives until libuv's close callback, where core is told too, so
 * both may be called from anywhere, also from inside an operation called by core.
 */
#ifndef TRANSPORT_CONN_H
#define TRANSPORT_CONN_H

#include "loop.h"
#include "outlet.h"

struct conn;

/* All are called on the loop's own stack, never from inside core, with the time set. */
struct conn_ops {
    void (*read)(struct conn *c, struct slice bytes); /* not once the connection is ending */
    void (*ended)(struct conn *c);                    /* the client will send no more */
    void (*drained)(struct conn *c);                  /* all that was queued is written */
    void (*resumed)(struct conn *c);                  /* after conn_defer() */
    void (*timed_out)(struct conn *c, enum wait_for what);
    void (*stopping)(struct conn *c); /* the program ends: finish, or do so when it is time */
    void (*free)(struct conn *c);     /* the memory, too */
};

struct conn { /* first member of every owner's struct */
    union {
        uv_handle_t handle;
        uv_stream_t stream;
        uv_tcp_t tcp;
        uv_pipe_t pipe; /* a Unix socket */
    } u;
    uv_shutdown_t shutdown;
    struct loop *loop;
    const struct conn_ops *ops;
    struct peer peer;
    struct outlet out;
    struct list link;     /* of all connections */
    struct list deferred; /* of those to be resumed before the loop sleeps */
    struct wait reading, writing;
    size_t write_left, writes_seen; /* how far writing was when its wait began */
    size_t lingered;                /* bytes forgotten at the end */
    bool is_known;     /* core has seen the peer and was not yet told that it is gone */
    bool is_patient;   /* the client may take as long as it likes to read, until the end */
    bool is_paused;    /* not read from */
    bool has_ended;    /* the client will send no more */
    bool is_finishing; /* conn_finish() was called */
    bool is_dropped;   /* conn_drop() was called */
};

static inline struct conn *conn_of(struct peer *p)
{
    return OWNER_OF(p, struct conn, peer);
}

/* Neither dropped nor finishing. */
static inline bool conn_is_open(const struct conn *c)
{
    return !c->is_dropped && !c->is_finishing;
}

/* Takes the socket that waits at `server`; one that came over a Unix socket from another user is
 * dropped. From now on the connection belongs to the loop, and
 * ops->free() comes even when this fails, which it says by having dropped the connection. */
void conn_accept(struct conn *c, struct loop *l, uv_stream_t *server, const struct conn_ops *ops);

/* The same with a Unix socket that is connected already. */
void conn_adopt(struct conn *c, struct loop *l, int fd, const struct conn_ops *ops);

/* Writes up to OUTLET_PARTS parts as one; ignored when the connection has been dropped. */
void conn_write(struct conn *c, const struct slice *parts, size_t n);
void conn_write_buf(struct conn *c, const struct buf *b); /* drops if the buffer has failed */
/* Waits for something from the client; replaces what was waited for. */
void conn_wait(struct conn *c, enum wait_for what);
/* Begins the wait for the socket to take what is queued, if there is something. */
void conn_watch_writing(struct conn *c);
/* Reading stops or goes on. */
void conn_pause(struct conn *c);
void conn_unpause(struct conn *c);
/* ops->resumed() is called before the loop sleeps. */
void conn_defer(struct conn *c);
/* core_closed(), if core knows the peer. Never from inside core. */
void conn_forget(struct conn *c);
void conn_finish(struct conn *c);
void conn_drop(struct conn *c);

/* The two kinds of connection that are accepted; NULL: no memory, and the socket still waits. */
struct conn *http_accept(struct loop *l, uv_stream_t *server);
struct conn *framed_accept(struct loop *l, uv_stream_t *server);
/* A connection whose other end belongs to a child of this process. NULL: no memory, and the
 * descriptor is still the caller's. */
struct conn *http_adopt(struct loop *l, int fd);

/* --- All connections of a loop. --- */

void conns_expire(uv_timer_t *timer); /* the callback of loop->waits */
void conns_resume_deferred(struct loop *l);
void conns_stop(struct loop *l);
/* Stopping, and core is idle: as if the time of those that wait with WAIT_GRACE had come. */
void conns_end_grace(struct loop *l);
void conns_drop(struct loop *l);
/* Drops the connection that has been idle longest; if `must` one that has asked nothing yet, too.
 * False: there is none to drop. */
bool conns_shed(struct loop *l, bool must);

/* peer_ops for every kind. */
size_t conn_peer_pending(struct peer *p);

#endif
