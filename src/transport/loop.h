/*
 * What the files of transport/ share: the loop itself and its bounds. Private to transport/.
 */
#ifndef TRANSPORT_LOOP_H
#define TRANSPORT_LOOP_H

#include "transport.h"

#include <uv.h>

#include "wait.h"

#define READ_SIZE  (64u << 10) /* one read; the buffer is shared, for it never outlives one */
#define KEEP_BUF   (16u << 10) /* what an empty buffer may keep for its next use */
#define SPIN_US    50 /* an engine's quick answer takes less than going to sleep and waking up */
#define PING_MS    LIMIT_KEEPALIVE_MS /* between pings on a WebSocket */
#define SILENCE_MS (2 * PING_MS)      /* without a byte from it a WebSocket is dead */

struct stdio;

struct loop {
    uv_loop_t uv;
    struct core *core;
    uv_prepare_t prepare; /* before the loop sleeps: what was put off, then core's deadlines */
    uv_timer_t tick;      /* core's next deadline */
    uv_timer_t stop_timer;
    uv_timer_t chore; /* loop_every() */
    void (*chore_fn)(void *ctx);
    void *chore_ctx;
    uv_poll_t wake; /* loop_wake() */
    int wake_fd;
    uv_poll_t signals; /* SIGINT and SIGTERM */
    int signal_fd;
    struct waits waits;

    int64_t now;       /* ms, monotonic; as of loop_enter() */
    int64_t tick_due;  /* what `tick` is set to; HOST_NEVER: not set */
    bool is_dirty;     /* core was called, or something was put off, since the last prepare */
    bool may_linger;   /* there is another processor for the engine */
    bool is_expecting; /* an engine was sent something since: its answer may come at once */

    struct list listeners, conns, deferred;
    size_t n_conns, max_conns;
    size_t out_total;    /* what waits in all outlets */
    struct stdio *stdio; /* NULL: none, or closed */

    bool must_stop, is_stopping, had_signal;
    int exit_code;

    struct buf scratch, pieces; /* for what is being written; used within one function */
    char read_buf[READ_SIZE];
};

/* Every callback of libuv's that goes on to core begins with this: it gives core the time. */
void loop_enter(struct loop *l);
/* An emptied buffer for a head or an event. */
struct buf *loop_scratch(struct loop *l);
struct buf *loop_pieces(struct loop *l);
/* libuv's alloc callback for every read; handle->data need not be set. */
void loop_lend_read_buf(uv_handle_t *handle, size_t suggested, uv_buf_t *buf);
/* The struct loop that a handle belongs to. */
static inline struct loop *loop_of(const uv_handle_t *handle)
{
    return OWNER_OF(handle->loop, struct loop, uv);
}

/* Closes all listeners. */
void listeners_close(struct loop *l);
/* Tries again where memory was missing when a connection came. False: it still is. */
bool listeners_retry(struct loop *l);

/* Writes what was sent; ends the peer if its input has ended and it is owed nothing more. */
void stdio_settle(struct stdio *s);
/* Ends the peer on standard input and output after what was sent; frees it. */
void stdio_finish(struct stdio *s);
/* The same at once. */
void stdio_drop(struct stdio *s);

#endif
