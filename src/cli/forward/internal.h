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

/* A request that waits for its answer. */
struct ask {
    struct list link; /* in asks.list */
    enum dialect_id dialect;
    enum op op;
    unsigned batch; /* the number of its batch; 0: it is alone */
    bool has_id;    /* false: it could not be read, and the answer has no id */
    char id[];      /* as the client wrote it, NUL-ended */
};

struct asks {
    struct list list; /* of struct ask, oldest first */
    size_t n, bytes;  /* how many, and what their ids take */
};

/* Messages that a new server must get, too, so that the client's session goes on. */
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

/* Makes a line of the client's text, which has no line end. A notification that cancels a request
 * removes that from the lines in `queue` and from d->asks. NULL: no memory. */
struct line *line_new(struct dialogue *d, struct slice text, struct list *queue);
void line_free(struct line *l);
/* The line was sent: moves its requests to d->asks and remembers its messages for a new server. */
void dialogue_sent(struct dialogue *d, struct line *l);
/* Writes the lines that a new server must get. */
void dialogue_replay(const struct dialogue *d, struct buf *to);

/* What to do with a line from the server. */
enum verdict {
    PASS_ON,
    DROP,
    PASS_ON_AND_END,
    IS_STOPPING, /* the server takes no more messages */
    IS_BROKEN    /* it is not JSON */
};
enum verdict dialogue_answered(struct dialogue *d, struct slice line);
/* Answers all with this error, one line for each request or batch, and forgets them. True: one
 * was a shutdown, which needs no server and succeeds. */
bool asks_refuse(struct asks *asks, const struct err *err, struct buf *to);
/* The same for a line that could not be read. */
void dialogue_refuse(const struct dialogue *d, const struct err *err, struct buf *to);

/* --- The way to a server (route.c) --- */

struct route {
    struct options *o;
    const char *state_dir; /* where servers are found; NULL: at `url` */
    const char *url, *token;
    int stop;        /* waits end when this descriptor can be read; -1: none */
    bool is_refused; /* the server at `url` refuses us: waiting does not help */
    bool has_told;   /* stderr has said that other projects' servers are ignored */
    struct err why;  /* why there is no connection */
};

/* Chooses the server by r->o. False: serve alone; or, if err is set, the URL is not valid. */
bool route_choose(struct route *r, struct err *err);
/* A connection that carries lines, and what came with the server's first answer. Says on
 * stderr which of its gates differ. False: r->why says why. */
bool route_connect(struct route *r, const struct dialogue *d, int *ret_fd, struct buf *ret_rest);

/* --- Gates (gates.c) --- */

/* Says on stderr which gates differ at the server, and which options have no effect here.
 * `config` is its answer to GetConfig, as a JSON-RPC response. False: it is not one. */
bool gates_compare(struct options *o, struct slice config);
extern const char gates_question[]; /* what it is the answer to; POST it to /message */

#endif
