/*
 * Shared by the files of the forwarder. forward.c moves bytes, messages.c interprets them, route.c
 * finds the server, gates.c compares the server's options with ours.
 */
#ifndef CLI_FORWARD_INTERNAL_H
#define CLI_FORWARD_INTERNAL_H

#include "cli/instances.h"
#include "cli/options.h"
#include "dialect/dialect.h"

/* --- Messages (messages.c) --- */

/* A request that has not been answered. */
struct open_request {
    struct list link; /* in requests.list */
    enum dialect_id dialect;
    enum op op;
    unsigned batch; /* number of its batch; 0: not in a batch */
    bool has_id;    /* false: the request could not be read, so its answer has no id */
    char id[];      /* as the client wrote it, with a NUL */
};

struct open_requests {
    struct list list; /* of struct open_request, oldest first */
    size_t n, bytes;  /* count, and bytes of their ids */
};

/* Kinds of messages that must be replayed to a new server to restore the client's session. */
enum replay_kind {
    REPLAY_NOTHING,
    REPLAY_INITIALIZE,
    REPLAY_INITIALIZED,
    REPLAY_LEVEL,
    REPLAY_STREAM,
    REPLAY_SUBSCRIBE,
    REPLAY_UNSUBSCRIBE,
    REPLAY_LISTEN /* under the client's own id, because the stream's messages name it */
};

struct replay_message {
    struct list link; /* in line.replays */
    enum replay_kind kind;
    char *uri;    /* of a subscription; of a listen, its id; or NULL */
    char *replay; /* the line to send to a new server; NULL: no memory for it */
};

/* A client's line that waits to be sent. */
struct line {
    struct list link; /* in the forwarder's queue */
    struct open_requests requests;
    struct list replays; /* of struct replay_message, in the order of a batch */
    size_t len;          /* of text with its line end */
    char text[];
};

struct subscription {
    char *uri, *replay;
};

/* A subscriptions/listen that the client has open. */
struct open_listen {
    char *id, *replay;
    bool is_reopened; /* the next acknowledgement is not the client's first: it is dropped */
};

/* A client's session: its dialect, its state to replay, and its open requests. */
struct dialogue {
    int pinned, shown;            /* dialect_id, or -1 */
    char replay_id[64];           /* the id of replayed requests, whose answers are dropped */
    char *kept[REPLAY_SUBSCRIBE]; /* lines to replay, by kind */
    struct subscription subscriptions[LIMIT_SUBSCRIPTIONS];
    size_t n_subscriptions;
    struct open_listen listens[LIMIT_SUBSCRIPTIONS];
    size_t n_listens;
    unsigned n_batches;
    bool has_batches;              /* depends on the revision that the server agreed to */
    struct open_requests requests; /* sent but not answered */
};

void dialogue_init(struct dialogue *d, int pinned);
void dialogue_done(struct dialogue *d);

/* Makes a line from the client's text, which has no line end. A cancel notification removes its
 * request from the lines in `queue` and from d->requests. NULL: no memory. */
struct line *line_new(struct dialogue *d, struct slice text, struct list *queue);
void line_free(struct line *l);
/* Call it when a line has been sent: moves its requests to d->requests and keeps its messages for
 * replay. */
void dialogue_sent(struct dialogue *d, struct line *l);
/* Writes the lines to replay to a new server. */
void dialogue_replay(struct dialogue *d, struct buf *to);
/* The server is gone: listens are not open requests any more, but wait for the next server. */
void dialogue_keep_listens(struct dialogue *d);

/* The fate of a line from the server. */
enum verdict {
    PASS_ON,
    DROP,
    PASS_ON_AND_END,
    IS_STOPPING, /* the server accepts no more messages */
    IS_BROKEN    /* it is not JSON */
};
enum verdict dialogue_answered(struct dialogue *d, struct slice line);
/* Answers all requests with this error, one line for each request or batch, and forgets them. True:
 * one of them was a shutdown, which succeeds without a server. */
bool requests_refuse(struct open_requests *requests, const struct err *err, struct buf *to);
/* The same for a line that could not be read. */
void dialogue_refuse(const struct dialogue *d, const struct err *err, struct buf *to);

/* --- Finding and connecting to a server (route.c) --- */

struct route {
    struct options *o;
    const char *state_dir; /* the folder to search for servers; NULL: use `url` */
    const char *url, *token;
    int stop;        /* waiting ends when this descriptor is readable; -1: none */
    bool is_refused; /* the server at `url` rejects us, so waiting does not help */
    bool has_warned; /* we have said on stderr that we ignore other projects' servers */
    struct err why;  /* why there is no connection */
};

/* Chooses the server according to r->o. False: serve alone or, if err is set, the URL is
 * invalid. */
bool route_choose(struct route *r, struct err *err);
/* Opens a connection for lines. `ret_rest` gets the bytes that followed the server's first answer.
 * Says on stderr which of its gates differ. False: r->why has the reason. */
bool route_connect(struct route *r, const struct dialogue *d, int *ret_fd, struct buf *ret_rest);

/* --- Gates (gates.c) --- */

/* Says on stderr which gates differ on the server, and which options have no effect here. `config`
 * is its JSON-RPC response to GetConfig. False: it is not one. */
bool gates_compare(struct options *o, struct slice config);
extern const char gates_question[]; /* the request for `config`; POST it to /message */

#endif
