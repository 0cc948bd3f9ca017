/*
 * The connection to the server. The link thread connects, reconnects when the connection is lost,
 * reads calls into a queue and answers pings. The main thread takes calls and sends their answers
 * itself. Knows no runtime and no tool. Private to agent/; docs/link.md describes the protocol.
 */
#ifndef AGENT_LINK_LINK_H
#define AGENT_LINK_LINK_H

#include "base/base.h"
#include "link/link.h"

struct link;

struct link_options {
    int fd;            /* connected socket, which the link takes over; -1: none */
    const char *url;   /* NULL: the server in the discovery file, else ws://127.0.0.1:8080/unity */
    const char *token; /* NULL: none */
    bool must_end_with_server; /* when the connection of fd ends, do not connect again */
    struct slice hello;        /* the first message of each connection */
    /* The caller of the running call has stopped waiting; 0: a new call begins. Called under the
     * link's lock, on any thread. May be NULL. */
    void (*cancelled)(int64_t number);
    /* The call that awaited and whose code runs now again; 0: none. Likewise. */
    int64_t (*resumed)(void);
};

/* A call as the server sent it, from link_take() to link_finish(). While its body runs, struct
 * agent_call (run/body.h) holds the body's data. */
struct link_request {
    struct list place; /* the link's own: in the list of waiting calls, or of those set aside */
    int64_t number;
    uint64_t connection; /* the one that it arrived on */
    int64_t deadline;    /* when the caller stops waiting, by link_now() */
    int64_t run, wait;   /* see struct guard_limits, in us; 0: until its deadline */
    size_t budget;
    struct slice tool, args; /* args: JSON, not parsed yet */
    struct slice allow;      /* the tool's allowlist, JSON */
    struct slice op;         /* the id of its record at the server; empty: it has none */
    bool may_eval;           /* the gates for running code are open */
    bool is_read;            /* for a user tool: the call was admitted as a read */
    bool is_cancelled;       /* see link_set_aside(); the link's own */
    bool is_told;            /* the server knows why it waits; the link's own */
};

/* Whether the main thread would run this call now. Called under the link's lock. */
typedef bool link_filter(void *ctx, const struct link_request *call);

/* Microseconds of a monotonic clock. */
int64_t link_now(void);

/* Starts the link thread, copies the texts and takes over fd. NULL with err set if memory or a
 * thread is missing or the url or token is invalid; fd is then still open. */
struct link *link_new(const struct link_options *options, struct err *err);
/* Sends the reason if connected (`bye`; NULL: none), ends the thread, closes the connection and
 * forgets waiting calls. */
void link_free(struct link *l, const char *bye);

/* --- The main thread's side. --- */

/* Notes that the main thread is alive, whether it takes a call or not. */
void link_look(struct link *l);
/* Tells the server, once for each, why calls wait that do not pass `filter`. When such a call is
 * taken, the server is notified that it no longer waits. */
void link_tell_waiting(struct link *l, link_filter *filter, void *ctx, struct slice why);
/* Takes the first waiting call that passes `filter` (NULL: any call), which becomes the running
 * one; NULL if there is none. Answers calls that have waited past their deadline. */
struct link_request *link_take(struct link *l, link_filter *filter, void *ctx);
/* Answers a taken call with a whole `done` message (empty: there was no memory for one), if the
 * connection that it arrived on is still open. Frees the call. */
void link_finish(struct link *l, struct link_request *call, struct slice message);
/* The call will be answered later, by link_finish(). Until then it is not the running one, and the
 * link remembers whether it is cancelled. */
void link_set_aside(struct link *l, struct link_request *call);
/* Whether the caller of a call that was set aside has stopped waiting. */
bool link_is_cancelled(struct link *l, const struct link_request *call);
/* Sleeps until a call waits that passes `filter`, the link is over, or `timeout_us` have passed. */
void link_wait(struct link *l, int64_t timeout_us, link_filter *filter, void *ctx);
/* Whether the server has asked to prepare for code ("eval") before the first call needs it. */
bool link_must_prepare(struct link *l);
/* With must_end_with_server: its connection has ended. */
bool link_is_over(struct link *l);

/* --- From any thread. --- */

/* Ends the main thread's sleep in link_wait(), or the next one. */
void link_nudge(struct link *l);
/* Whether calls wait. Takes no lock, so it is cheap enough to ask all the time. */
bool link_has_calls(struct link *l);
bool link_is_open(struct link *l);
/* Sends a message if connected and not far behind; otherwise drops it. */
void link_send(struct link *l, struct slice message);
/* The same, however far behind. */
void link_send_surely(struct link *l, struct slice message);
/* The number of this connection, or of the last one. */
uint64_t link_connection(struct link *l);
/* The same, but only on the connection of that number (link_request). */
void link_send_by(struct link *l, uint64_t connection, struct slice message);
/* The same, but queues the message: the link keeps the last LIMIT_AGENT_UNSENT of them, and
 * LIMIT_AGENT_LINES while not connected. The server learns how many were dropped since it
 * connected. */
void link_send_line(struct link *l, struct slice message);
/* Tells the server, now and on each later connection, whether the domain of user code is loaded. */
void link_set_reloading(struct link *l, bool is_reloading);
/* Sends the list of user tools, a whole `tools` message, now and on each later connection, unless
 * the same list was sent last. False: no memory, and the last list stays. */
bool link_set_tools(struct link *l, struct slice message);

#endif
