/*
 * The connection to the server: a thread of its own that connects, connects again when it was lost,
 * reads calls into a queue and answers pings. The main thread takes calls and sends their answers
 * itself. Knows no runtime and no tool. Private to agent/; docs/link.md is the protocol.
 */
#ifndef AGENT_LINK_LINK_H
#define AGENT_LINK_LINK_H

#include "base/base.h"
#include "link/link.h"

#define LINK_MAX_CALLS   1024u       /* waiting; more are answered with NotReady */
#define LINK_MAX_WAITING (64u << 20) /* bytes of them */
#define LINK_MAX_LINES   200u        /* of the log, while there is no server: the oldest go */
#define LINK_MAX_UNSENT  10000u      /* of them, while the server is slow to read, */
#define LINK_MAX_LOG     (4u << 20)  /* and bytes */
#define LINK_MAX_LINE    8192u       /* bytes of one, and of its stack */

struct link;

struct link_options {
    int fd;            /* a connected socket, taken over; -1: none */
    const char *url;   /* NULL: the discovery file's server, else ws://127.0.0.1:8080/unity */
    const char *token; /* NULL: none */
    bool must_end_with_server; /* fd's connection is the only one: no other follows it */
    struct slice hello;        /* the first message of each connection */
    /* Nobody waits for the running call any more; 0: another begins, and is still waited for. Under
     * the link's lock, on any thread; NULL: none of this matters. */
    void (*cancelled)(int64_t number);
};

/* A call as the server asked for it, from link_take() to link_finish(). While its body runs, struct
 * agent_call (run/body.h) has what that needs. */
struct link_request {
    struct list place; /* the link's own: among those that wait, or those set aside */
    int64_t number;
    uint64_t connection; /* that it came by */
    int64_t deadline;    /* link_now() after which nobody waits for it */
    int64_t run;         /* how long it may run, in link_now()'s unit; 0: until its deadline */
    size_t budget;
    struct slice tool, args; /* args: JSON that nobody has read yet */
    struct slice allow;      /* the tool's allowlist, JSON */
    struct slice op;         /* the id of its record at the server; empty: it has none */
    bool may_eval;           /* the gates for running code are open */
    bool is_read;            /* of a tool of user code: was let in since that changes nothing */
    bool is_cancelled;       /* see link_set_aside(); the link's own */
};

/* Whether the main thread would run this call now. Called under the link's lock. */
typedef bool link_filter(void *ctx, const struct link_request *call);

/* Microseconds of a clock that only goes forward. */
int64_t link_now(void);

/* Starts the thread; copies texts, takes fd over. NULL with err set (then fd is still open):
 * no memory, no thread, or an url or token that cannot be. */
struct link *link_new(const struct link_options *options, struct err *err);
/* Says why if connected (`bye`; NULL: nothing), ends the thread, closes the connection, forgets
 * what waits. */
void link_free(struct link *l, const char *bye);

/* --- The main thread's side. --- */

/* The main thread came by, whether it takes a call or not. */
void link_look(struct link *l);
/* The first waiting call that passes `filter` (NULL: every call does), which is now the running
 * one; NULL: none. What waited past its deadline is answered on the way. */
struct link_request *link_take(struct link *l, link_filter *filter, void *ctx);
/* Answers a taken call with a whole `done` message (empty: there was no memory for one), if the
 * connection that it came by still stands, and frees it. */
void link_finish(struct link *l, struct link_request *call, struct slice message);
/* Its answer comes later, by link_finish(): until then it is not the running one, and what is said
 * about it is remembered. */
void link_set_aside(struct link *l, struct link_request *call);
/* Whether nobody waits any more for a call that was set aside. */
bool link_is_cancelled(struct link *l, const struct link_request *call);
/* Sleeps until a call waits that passes `filter`, the link is over, or `timeout_us` have passed. */
void link_wait(struct link *l, int64_t timeout_us, link_filter *filter, void *ctx);
/* Whether the server has asked for what can be done before it is needed ("eval"); asked once, it is
 * so for good. */
bool link_must_prepare(struct link *l);
/* With must_end_with_server: its connection has ended. */
bool link_is_over(struct link *l);

/* --- From any thread. --- */

/* Whether calls wait; takes no lock, so that it can be asked all the time. */
bool link_has_calls(struct link *l);
bool link_is_open(struct link *l);
/* Sends one message if connected and not far behind; else drops it. */
void link_send(struct link *l, struct slice message);
/* The same, by the connection of that number (link_request) alone. */
void link_send_by(struct link *l, uint64_t connection, struct slice message);
/* The same, but waits for its turn: the last LINK_MAX_UNSENT of them are kept, LINK_MAX_LINES while
 * not connected. The server is told how many were dropped since it is there. */
void link_send_line(struct link *l, struct slice message);
/* Tells the server, now and on each later connection, whether user code's domain is there. */
void link_set_reloading(struct link *l, bool is_reloading);
/* The list of user code's tools, a whole `tools` message: sent now and on each later connection,
 * unless it is the one that was sent last. False: no memory, and the last one stands. */
bool link_set_tools(struct link *l, struct slice message);

#endif
