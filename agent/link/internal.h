/* Shared by the files of the link. The functions in link.h take the lock; those declared here run
 * under it unless stated otherwise. */
#ifndef AGENT_LINK_INTERNAL_H
#define AGENT_LINK_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "wire/wire.h"

#include "link.h"

struct link_line {
    struct list place;
    struct slice message;
};

struct link {
    /* Set before the thread starts. */
    char *url, *token, *discovery, *key_path; /* NULL: none */
    struct slice hello;
    bool must_end_with_server;
    void (*cancelled)(int64_t number);
    int64_t (*resumed)(void);
    pthread_t thread;
    int wake_fd;      /* an eventfd that ends the thread's sleep */
    int main_wake_fd; /* an eventfd that ends the sleep in link_wait() */

    /* Used by the link thread only. */
    int given_fd;             /* used once, then -1 */
    struct buf in;            /* the server's handshake */
    struct link_first *first; /* while the server proves itself; then NULL */
    unsigned n_failures;      /* in a row */
    struct err complaint;     /* the last one written; not repeated */

    atomic_bool has_calls;    /* whether n_waiting > 0 */
    atomic_bool must_prepare; /* the server has asked for it */

    pthread_mutex_t lock; /* guards all fields below */
    bool must_stop, is_over;
    char *piece;         /* LINK_PIECE bytes, as read from the socket */
    struct arena arena;  /* for the parsed head of a message */
    int64_t last_number; /* of the calls on this connection */
    int64_t heard;       /* when the server last sent something */
    bool is_pinged;      /* the server pings regularly */
    bool is_welcome;     /* the server has answered hello */
    int fd;              /* -1: not connected */
    struct ws *ws;       /* NULL: not connected */
    uint64_t connection; /* the number of this connection */
    struct buf out;      /* framed bytes; those before out_at are sent */
    size_t out_at;
    int64_t moved;  /* when the socket last took bytes */
    bool is_broken; /* the connection must be dropped */
    bool is_reloading;
    struct slice tools; /* the whole message, which the link owns; empty: none yet */

    struct list waiting; /* requests, in the order in which they arrived */
    size_t n_waiting, waiting_bytes;
    struct list aside;     /* requests that were taken and will be answered later */
    bool is_nudged;        /* see link_nudge() */
    bool has_news;         /* calls have arrived and the main thread has not been woken for them */
    int64_t running;       /* 0: none */
    uint64_t running_from; /* the connection that it arrived on */
    bool is_running_cancelled;
    int64_t main_seen;     /* when the main thread last looked at the queue */
    unsigned n_sleeping;   /* threads in link_wait(), which counts as looking */
    unsigned n_polling;    /* those of them that are polling fd */
    pthread_cond_t let_go; /* n_polling became 0 */
    int64_t main_left;     /* when the last of them left to work */
    int64_t finished;      /* when a call was last answered */
    bool may_linger;       /* the server has another processor to run on */

    struct list lines;
    size_t n_lines, line_bytes;
    int64_t n_dropped; /* lines dropped on this connection that the server does not know of yet */
};

/* --- send.c --- */

/* Frames a message. False: it cannot be sent, and the connection is broken. */
bool link_put(struct link *l, struct slice message);
/* The same for a message that is yet to be written, of at most 512 bytes. */
bool link_say(struct link *l, const struct linkmsg *m);
/* Gives the socket as much as it takes; the link thread sends the rest. */
void link_flush(struct link *l);
/* Sends waiting lines as far as they fit, or all of them if the next message must not overtake
 * them. */
void link_put_lines(struct link *l, bool all);
void link_say_state(struct link *l);
void link_put_tools(struct link *l);
void link_say_failure(struct link *l, int64_t number, enum err_kind kind, const char *message);
bool link_has_output(const struct link *l);
/* Ends the link thread's sleep. Not under the lock. */
void link_wake(struct link *l);
void link_drop_lines(struct link *l);

/* --- queue.c --- */

/* Appends a copy to the queue, or answers that the queue is full. */
void link_queue_add(struct link *l, const struct link_request *request);
/* The caller has stopped waiting: answers a call that has not begun, aborts a running one. */
void link_queue_cancel(struct link *l, int64_t number);
/* The connection has ended: forgets waiting calls and ends the running one. */
void link_queue_clear(struct link *l);

/* --- read.c --- */

#define LINK_PIECE (64u << 10) /* how much we read at once */

/* Reads all input. False: the connection has ended. */
bool link_receive(struct link *l);
/* Gives bytes from the server to the codec. */
bool link_feed(struct link *l, struct slice bytes);
/* True if calls have arrived since the last time and a thread sleeps in link_wait(). */
bool link_has_news(struct link *l);

/* Takes a message from the server, as ws_feed() delivers it; `ctx` is the link. A malformed message
 * breaks the connection. */
void link_read_message(void *ctx, struct slice text);

/* --- dial.c; not under the lock --- */

/* Connects to the server, and returns the socket and its codec once both ends have proved
 * themselves; bytes that followed are in `in`. -1 with err set if that fails, with ERR_NONE if the
 * link must stop. */
int link_dial(struct link *l, struct ws **ret_ws, struct err *err);
/* Waits until the socket is ready for `events`. False with ERR_NONE: the link is being freed. */
bool link_wait_for(struct link *l, int fd, short events, int64_t end, struct err *err);
bool link_send_all(struct link *l, int fd, struct slice bytes, int64_t end, struct err *err);
/* Reads at least one byte into `in`. */
bool link_read_more(struct link *l, int fd, int64_t end, struct err *err);

/* --- prove.c; not under the lock --- */

/* Both ends prove that they know the same secret. Takes the content of `in`. False with err set. */
bool link_prove(struct link *l, int fd, struct ws *ws, int port, int64_t end, struct err *err);
/* Takes a message from before the server's proof. */
void link_first_message(struct link_first *first, struct slice text);

#endif
