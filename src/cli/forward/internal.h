/*
 * What the files of the forwarder share. forward.c moves bytes, messages.c knows what is in
 * them, route.c where they go, gates.c how the server's options differ.
 */
#ifndef CLI_FORWARD_INTERNAL_H
#define CLI_FORWARD_INTERNAL_H

#include "cli/instances.h"
#include "cli/options.h"
#include "dialect/dialect.h"

/* --- Messages (messages.c) --- */

/* A request that is to be answered. */
struct ask {
    struct list link; /* in asks.list */
    enum dialect_id dialect;
    enum op op;
    unsigned batch; /* of which batch it is part; 0: of none */
    bool has_id;    /* else it could not be read, and is answered without an id */
    char id[];      /* as the client wrote it, NUL-ended */
};

struct asks {
    struct list list; /* of struct ask, oldest first */
    size_t n, bytes;  /* how many, and what their ids take */
};

/* What of a line a new server must be told, too, for the client's session to go on. */
enum memory_kind {
    MEMORY_NOTHING,
    MEMORY_INITIALIZE,
    MEMORY_INITIALIZED,
    MEMORY_LEVEL,
    MEMORY_STREAM,
    MEMORY_SUBSCRIBE,
    MEMORY_UNSUBSCRIBE
};

struct memory {
    struct list link; /* in line.memories */
    enum memory_kind kind;
    char *uri;    /* of a subscription; NULL: none */
    char *replay; /* the line that a new server is sent instead; NULL: no memory for it */
};

/* One line of the client's that waits to be sent. */
struct line {
    struct list link; /* in the forwarder's queue */
    struct asks asks;
    struct list memories; /* of struct memory, in the order of a batch */
    size_t len;           /* of text, its line end included */
    char text[];
};

struct subscription {
    char *uri, *replay;
};

/* A client's session: how it speaks, what it has asked for, what it waits for. */
struct dialogue {
    int pinned, shown;  /* dialect_id, or -1 */
    char replay_id[64]; /* the id of what is sent to a new server; its answers are dropped */
    char *kept[MEMORY_SUBSCRIBE]; /* lines for a new server, by kind */
    struct subscription subscriptions[LIMIT_SUBSCRIPTIONS];
    size_t n_subscriptions;
    unsigned n_batches;
    bool has_batches; /* by the revision that the server has agreed to */
    struct asks asks; /* sent and not answered */
};

void dialogue_init(struct dialogue *d, int pinned);
void dialogue_done(struct dialogue *d);

/* A line as it came from the client, without its end. A notification that cancels a request
 * removes it from the lines in `queue` and from d->asks. NULL: no memory. */
struct line *line_new(struct dialogue *d, struct slice text, struct list *queue);
void line_free(struct line *l);
/* The line is sent: its requests are waited for, and what it says of the session is remembered. */
void dialogue_sent(struct dialogue *d, struct line *l);
/* Writes the lines that a new server must be told. */
void dialogue_replay(const struct dialogue *d, struct buf *to);

/* What to do with a line from the server. */
enum verdict {
    PASS_ON,
    DROP,
    PASS_ON_AND_END,
    IS_STOPPING, /* the server tells that it takes no more */
    IS_BROKEN    /* it is no JSON */
};
enum verdict dialogue_answered(struct dialogue *d, struct slice line);
/* Answers all with this error, a line each or one for a batch, and forgets them. True: there was a
 * shutdown, which needs no server and was answered with success. */
bool asks_refuse(struct asks *asks, const struct err *err, struct buf *to);
/* The same for a line that could not even be read. */
void dialogue_refuse(const struct dialogue *d, const struct err *err, struct buf *to);

/* --- The way to a server (route.c) --- */

struct route {
    struct options *o;
    const char *state_dir; /* where servers are found; NULL: at `url` */
    const char *url, *token;
    int stop; /* when there is something to read from this, nothing is waited for; -1: nothing */
    bool is_refused; /* what is at `url` does not want us: no use in waiting */
    bool has_told;   /* that servers were passed over */
    struct err why;  /* why there is no connection */
};

/* Who is to be asked, by r->o. False: nobody, or the URL is none (err is set then). */
bool route_choose(struct route *r, struct err *err);
/* A connection that carries lines, and what came with the server's first answer. Tells on stderr
 * which gates it has otherwise. False: r->why tells. */
bool route_connect(struct route *r, const struct dialogue *d, int *ret_fd, struct buf *ret_rest);

/* --- Gates (gates.c) --- */

/* Tells on stderr which gates the server has otherwise, and which options set here do not count.
 * `config` is its answer to GetConfig, as a JSON-RPC response. False: it is none. */
bool gates_compare(struct options *o, struct slice config);
extern const char gates_question[]; /* what it is the answer to; POST it to /message */

#endif
