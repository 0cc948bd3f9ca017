/* What the files of the link share. Locks are taken by the functions that link.h names; what is
 * declared here runs under the lock unless it says otherwise. */
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
    char *url, *token, *discovery; /* NULL: none */
    struct slice hello;
    bool must_end_with_server;
    void (*cancelled)(int64_t number);
    pthread_t thread;
    int wake_fd;      /* an eventfd that ends the thread's sleep */
    int main_wake_fd; /* one that ends the sleep of whoever is in link_wait() */

    /* The thread's own. */
    int given_fd;         /* to be used once; -1 afterwards */
    struct buf in;        /* the handshake's answer */
    unsigned n_failures;  /* in a row */
    struct err complaint; /* the last one written; each is written once */

    atomic_bool has_calls;    /* whether n_waiting > 0 */
    atomic_bool must_prepare; /* the server said so */

    pthread_mutex_t lock; /* guards all below */
    bool must_stop, is_over;
    char *piece;         /* LINK_PIECE bytes, as they come from the socket */
    struct arena arena;  /* a message's head, parsed */
    int64_t last_number; /* of the calls of this connection */
    int64_t heard;       /* when the server last said something */
    bool is_pinged;      /* it does so regularly */
    bool is_welcome;     /* it has answered hello */
    int fd;              /* -1: not connected */
    struct ws *ws;       /* NULL: not connected */
    uint64_t connection; /* counts them */
    struct buf out;      /* framed bytes; those before out_at are sent */
    size_t out_at;
    int64_t moved;  /* when the socket last took something */
    bool is_broken; /* the connection must be dropped */
    bool is_reloading;
    struct slice tools; /* the message, ours; empty: none yet */

    struct list waiting; /* requests, in the order in which they came */
    size_t n_waiting, waiting_bytes;
    struct list aside;     /* requests that were taken, and are to be answered later */
    bool has_news;         /* calls came that the main thread has not been woken for */
    int64_t running;       /* 0: none */
    uint64_t running_from; /* the connection that it came by */
    int64_t main_seen;     /* when the main thread last looked at the queue */
    unsigned n_sleeping;   /* threads in link_wait(): looking all the time */
    unsigned n_polling;    /* those of them that have fd in their hands */
    pthread_cond_t let_go; /* n_polling became 0 */
    int64_t main_left;     /* when the last of them went to work */
    int64_t finished;      /* when a call was last answered */
    bool may_linger;       /* there is another processor for the server */

    struct list lines;
    size_t n_lines, line_bytes;
    int64_t n_dropped; /* of this connection's, which the server has not been told of */
};

/* --- send.c --- */

/* Frames a message; false: it cannot go out, and the connection is broken. */
bool link_put(struct link *l, struct slice message);
/* The same with one of at most 512 bytes that is still to be written. */
bool link_say(struct link *l, const struct linkmsg *m);
/* Gives the socket what it takes. The thread finishes what does not fit now. */
void link_flush(struct link *l);
/* Lines that waited, as far as they fit; or all of them, since what follows must not come first. */
void link_put_lines(struct link *l, bool all);
void link_say_state(struct link *l);
void link_put_tools(struct link *l);
void link_say_failure(struct link *l, int64_t number, enum err_kind kind, const char *message);
bool link_has_output(const struct link *l);
/* Not under the lock: ends the thread's sleep. */
void link_wake(struct link *l);
void link_drop_lines(struct link *l);

/* --- queue.c --- */

/* Appends a copy to the queue; if the queue is full, answers that instead. */
void link_queue_add(struct link *l, const struct link_request *request);
/* Answers a waiting call that nobody wants any more; ends it if it is the running one. */
void link_queue_cancel(struct link *l, int64_t number);
/* The connection is gone: forgets what waits, ends what runs. */
void link_queue_clear(struct link *l);

/* --- read.c --- */

#define LINK_PIECE (64u << 10) /* read at once */

/* Takes what has come; false: the connection is over. */
bool link_receive(struct link *l);
/* Gives bytes of the server to the codec. */
bool link_feed(struct link *l, struct slice bytes);
/* Calls have come since the last time, and somebody sleeps who wants to know. */
bool link_has_news(struct link *l);

/* A message of the server, as ws_feed() delivers it; `ctx` is the link. What is malformed breaks
 * the connection. */
void link_read_message(void *ctx, struct slice text);

/* --- dial.c; not under the lock --- */

/* A connected WebSocket to the server: the bytes that came behind its handshake are left in `in`.
 * -1: not there, with err set; ERR_NONE if the link must stop. */
int link_dial(struct link *l, struct err *err);

#endif
