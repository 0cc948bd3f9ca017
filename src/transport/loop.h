/*
 * Shared by the files of transport/: the loop itself and its limits. Private to transport/.
 */
#ifndef TRANSPORT_LOOP_H
#define TRANSPORT_LOOP_H

#include "transport.h"

#include <uv.h>

#include "peer_user.h"
#include "room.h"
#include "wait.h"

#define READ_SIZE  (64u << 10)        /* one read; all connections share the buffer */
#define KEEP_BUF   (16u << 10)        /* capacity that an empty buffer may keep for its next use */
#define SPIN_US    50                 /* spin this long for an engine's answer before sleeping */
#define PING_MS    LIMIT_KEEPALIVE_MS /* between pings on a WebSocket */
#define SILENCE_MS (2 * PING_MS)      /* a WebSocket without a byte for this long is dead */

struct stdio;

struct loop {
    uv_loop_t uv;
    struct core *core;
    uv_prepare_t prepare; /* runs before the loop sleeps: deferred work, then core's deadlines */
    uv_timer_t tick;      /* core's next deadline */
    uv_timer_t stop_timer;
    uv_timer_t chore; /* for loop_every() */
    void (*chore_fn)(void *ctx);
    void *chore_ctx;
    uv_poll_t wake; /* for loop_wake() */
    int wake_fd;
    uv_poll_t signals; /* SIGINT and SIGTERM */
    int signal_fd;
    struct waits waits;

    int64_t now;       /* ms, monotonic; as of loop_enter() */
    int64_t tick_due;  /* the time of `tick`; HOST_NEVER: not set */
    bool is_dirty;     /* core was called or work was deferred since the last prepare */
    bool may_linger;   /* there is more than one processor, so spinning is worth it */
    bool is_expecting; /* just sent to an engine, whose answer may arrive at once */

    struct peer_users users;                      /* finds the user of a connection */
    bool guards_unix, guards_http, guards_framed; /* listeners turn other users away */

    struct list listeners, conns, deferred;
    size_t n_conns;
    struct rooms rooms;
    size_t out_total;  /* bytes waiting in all outlets, */
    size_t body_total; /* and in all requests */
    uv_timer_t quiet;  /* gives memory back after a load */
    size_t n_reads, n_reads_seen;
    bool is_watching;    /* `quiet` runs */
    struct stdio *stdio; /* NULL: not opened, or closed */

    bool must_stop, is_stopping, had_signal;
    int exit_code;

    struct buf scratch, pieces; /* for building output; valid within one function */
    char read_buf[READ_SIZE];
};

/* Updates the time for core. Every libuv callback that calls core begins with this. */
void loop_enter(struct loop *l);
/* Returns an empty buffer for a head or an event. */
struct buf *loop_scratch(struct loop *l);
struct buf *loop_pieces(struct loop *l);
/* libuv's alloc callback for every read; handle->data need not be set. */
void loop_lend_read_buf(uv_handle_t *handle, size_t suggested, uv_buf_t *buf);
/* The struct loop of a handle. */
static inline struct loop *loop_of(const uv_handle_t *handle)
{
    return OWNER_OF(handle->loop, struct loop, uv);
}

/* The clients that a listener admits. */
struct door {
    bool is_private; /* the socket in the state folder: this user, who needs no Host and no token */
    bool is_guarded; /* this user; others get an answer with the reason */
    enum room_kind room; /* whose share its connections take */
};
const struct door *listener_door(const uv_stream_t *server);

/* Closes all listeners. */
void listeners_close(struct loop *l);
/* Accepts connections that had to wait: for others to be served, or for memory. False: there still
 * is none. */
bool listeners_retry(struct loop *l);

/* Writes core's messages. Ends the peer if its input has ended and all answers are written. */
void stdio_flush(struct stdio *s);
/* Writes core's messages, then ends and frees the peer. */
void stdio_finish(struct stdio *s);
/* Ends and frees the peer at once. */
void stdio_drop(struct stdio *s);

#endif
