/*
 * One connected socket: reading, writing, waiting and closing. Its owner (http.c, ws.c, tcp.c)
 * interprets the bytes. Private to transport/.
 *
 * A connection ends in one of two ways. conn_drop() closes the socket now. conn_finish() first
 * writes its queue and shuts down its side, then reads and discards for a moment: closing a
 * socket with unread bytes would reset it, and the client would lose our last answer. Either way
 * the memory lives until libuv's close callback, which also calls core_closed(). So both may be
 * called from anywhere, even from an operation that core calls.
 */
#ifndef TRANSPORT_CONN_H
#define TRANSPORT_CONN_H

#include "loop.h"
#include "outlet.h"

struct conn;
struct intake;

/* Called from the loop, never from inside core, with the loop's time up to date. */
struct conn_ops {
    void (*read)(struct conn *c, struct slice bytes); /* not called once the connection is ending */
    void (*ended)(struct conn *c);                    /* the client will send no more */
    void (*drained)(struct conn *c);                  /* everything queued has been written */
    void (*resumed)(struct conn *c);                  /* after conn_defer() */
    void (*timed_out)(struct conn *c, enum wait_for what);
    void (*stopping)(struct conn *c); /* the program is stopping: finish now or soon */
    void (*free)(struct conn *c);     /* must also free the struct */
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
    struct list link;     /* in the list of all connections */
    struct list deferred; /* in the list of connections to resume before the loop sleeps */
    struct wait reading, writing;
    size_t write_left, writes_seen; /* progress of writing when its wait began */
    size_t lingered;                /* bytes discarded while lingering */
    bool is_stranger;               /* another user's, which the listener turns away */
    size_t held;                    /* bytes of a request counted in loop->body_total */
    enum room_kind room;            /* whose share it counts against */
    struct origin *origin;          /* its address; NULL: none */
    int64_t spoke;                  /* when it last sent a whole message, or was accepted */
    bool has_spoken;                /* a whole head, frame or message has arrived */
    bool is_known;                  /* core knows the peer: core_closed() is due */
    bool is_patient;                /* no write timeout until the connection is finishing */
    bool is_paused;                 /* we do not read from it */
    bool has_ended;                 /* the client will send no more */
    bool is_finishing;              /* conn_finish() was called */
    bool is_dropped;                /* conn_drop() was called */
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

/* Accepts the next connection of `server`. The loop owns the connection from now on and calls
 * ops->free() in the end. Says in c->peer what the kernel knows of the other end, before anything
 * is read. Drops the connection if accepting fails, or if another user came to the private socket;
 * the owner refuses other strangers. */
void conn_accept(struct conn *c, struct loop *l, uv_stream_t *server, const struct conn_ops *ops);

/* The same for a Unix socket that is already connected. */
void conn_adopt(struct conn *c, struct loop *l, int fd, const struct conn_ops *ops);

/* Writes up to OUTLET_PARTS parts as one. Does nothing if the connection has been dropped. */
void conn_write(struct conn *c, const struct slice *parts, size_t n);
void conn_write_buf(struct conn *c, const struct buf *b); /* drops if the buffer has failed */
/* Starts waiting for the client; replaces the current wait. */
void conn_wait(struct conn *c, enum wait_for what);
/* Starts the write timeout if bytes are queued. */
void conn_watch_writing(struct conn *c);
/* Something complete has arrived. */
void conn_spoke(struct conn *c);
/* Stop and resume reading. */
void conn_pause(struct conn *c);
void conn_unpause(struct conn *c);
/* Has ops->resumed() called before the loop sleeps. */
void conn_defer(struct conn *c);
/* Calls core_closed() if core knows the peer. Never call this from inside core. */
void conn_forget(struct conn *c);
void conn_finish(struct conn *c);
void conn_drop(struct conn *c);
/* Has the kernel probe a silent TCP peer: the only way to detect one that is dead. */
void conn_keep_alive(struct conn *c);

/* --- Connections that carry messages: frames, or lines after an upgrade. --- */

/* Ends the connection of a client that has closed its side, once it has all its answers. */
void conn_end_if_answered(struct conn *c);
/* After each input: pauses if too much is unread, or finishes if the intake is over. */
void conn_check_intake(struct conn *c, struct intake *in);
/* Everything is written: notifies core and takes the messages that waited for room. */
void conn_drained_to(struct conn *c, struct intake *in);
/* conn_ops.timed_out; the only wait is WAIT_GRACE: the program is stopping, or we check whether a
 * call ended without an answer. */
void conn_grace_ended(struct conn *c, enum wait_for what);

/* Accept the two kinds of connections. NULL: no memory; the socket stays queued. */
struct conn *http_accept(struct loop *l, uv_stream_t *server);
struct conn *framed_accept(struct loop *l, uv_stream_t *server);
/* Takes over a connection whose other end belongs to a child process. NULL: no memory; the caller
 * still owns the descriptor. */
struct conn *http_adopt(struct loop *l, int fd);

/* --- All connections of a loop. --- */

void conns_expire(uv_timer_t *timer); /* the callback of loop->waits */
void conns_resume_deferred(struct loop *l);
void conns_stop(struct loop *l);
/* Ends all waits for WAIT_GRACE, because core became idle while the loop stops. */
void conns_end_grace(struct loop *l);
void conns_drop(struct loop *l);

/* peer_ops shared by all kinds. */
size_t conn_peer_pending(struct peer *p);

#endif
