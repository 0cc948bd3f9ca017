/*
 * Shared by the files of core: core itself, messages, HTTP and engines. Includes the other private
 * headers: sessions, calls, records, gates, streams. Private to this folder.
 */
#ifndef CORE_INTERNAL_H
#define CORE_INTERNAL_H

#include <stdatomic.h>

#include "gate.h"
#include "record.h"
#include "stream.h"

#define TASK_ID_SIZE (OPERATION_ID_SIZE + 17) /* the operation's id, a dot, 16 hex digits, NUL */

/* --- How long calls take (times/) --- */
#include "times.h"

/* --- Tasks (task/), questions to clients (ask/) --- */
#include "ask.h"

/* --- Messages (receive.c) --- */

/* How answers travel. All false: as messages on the peer, or as one HTTP response. */
struct reply_options {
    bool takes_sse;    /* progress may turn the HTTP response into a stream */
    bool is_on_stream; /* the answer is for the session's stream */
    enum http_cors cors;
};
/* Handles one message or batch from any transport. */
void receive(struct core *c, struct session *s, struct peer *p, const struct place *where,
             struct slice bytes, const struct reply_options *o);
struct place session_place(const struct core *c, const struct session *s);
void batch_done(struct batch *b); /* call when one of its calls is answered */
void batch_forget_peer(struct core *c, struct peer *p);
void batch_free_all(struct core *c); /* without answers: the core ends */

/* --- Engines (engine.c) --- */

/* Peers of kind PEER_ENGINE. Refused if the host does not accept engines. */
void engine_open(struct core *c, struct peer *p);
void engine_message(struct core *c, struct peer *p, struct slice bytes);
void engine_close(struct core *c, struct peer *p);

/* --- Operations (ops.c) --- */
void op_run(struct core *c, struct call *call);
void op_again(struct core *c, struct call *call); /* has been checked, and has waited */

/* --- The end of a connection (shutdown.c) --- */
answer_fn op_shutdown;
void shutdown_tick(struct core *c); /* answers those whose other requests are answered */

/* --- Prompts, resources, completions and skills (library.c) --- */
answer_fn op_prompt_list, op_prompt_get, op_resource_list, op_template_list, op_resource_read,
    op_complete, op_skill_list, op_skill_get, op_directory_read;
/* The page of a list of `n_items` that the call wants. False: the call's err is set. */
bool call_page(struct call *call, size_t n_items, struct page *ret_page);
const struct host_offers *core_offers(const struct core *c); /* never NULL */
/* resource_match() among the host's resources, then the tables'. */
bool core_match(const struct core *c, struct arena *a, struct slice uri,
                const struct resource **ret_resource, struct slice *ret_args, struct err *err);

/* --- Server tools (tools/) --- */
/* Runs the tool's body; call_finish() follows, now or later. */
void server_tool_run(struct core *c, struct call *call);

struct server_tool {
    enum tool_id id;
    bool (*write)(struct core *c, struct call *call, struct json_out *w); /* false: host_call.err */
    answer_fn *ask; /* or this: asks the store, and finishes the call itself */
};

/* The tools of each file; their rows are beside their bodies. */
struct server_tools {
    const struct server_tool *rows;
    size_t n;
};

extern const struct server_tools bridge_tools;

/* --- HTTP (http/) --- */
void route_respond(struct peer *p, int status, const char *type, struct slice body,
                   enum http_cors cors);
void route_refuse(struct peer *p, int status, const char *message, enum http_cors cors);
/* Whether `authority`, a Host header, names this machine. */
bool host_is_fine(const struct core *c, struct slice authority);
/* Whether the request is not of a web page, or of one that may send it. */
bool origin_is_fine(const struct core *c, const struct http_request *r);
/* Answers a page that may not: 403 with the option that would let it in. */
void origin_refuse(struct peer *p, const struct http_request *r, enum http_cors cors);
void rest_read(struct core *c, struct peer *p, const struct http_request *r);
void rest_health(struct core *c, struct peer *p, const struct http_request *r);
void rest_execute(struct core *c, struct peer *p, const struct http_request *r);
void rest_query(struct core *c, struct peer *p, const struct http_request *r);
void rest_result(struct core *c, struct peer *p, const struct http_request *r);
void rest_logs(struct core *c, struct peer *p, const struct http_request *r);
void rest_log(struct core *c, struct peer *p, const struct http_request *r);
void rest_cancel(struct core *c, struct peer *p, const struct http_request *r);

/* --- Log lines and named results of engines (engine.c) --- */
void engine_line(void *ctx, const struct host_line *line); /* host_events */
void engine_dropped(void *ctx, int64_t n_lines);
void engine_data(void *ctx, const struct host_data *data);
void engine_data_free(struct core *c); /* forgets entries that the store has not written */

/* --- Wrong tokens (tries.c) --- */

enum { TRIES_NAME_SIZE = 1 + sizeof((struct peer){0}.network) };
struct tries { /* of one address */
    char name[TRIES_NAME_SIZE];
    unsigned n; /* wrong ones; 0: this slot is free */
    int64_t last, until;
};
/* How long this peer's address must still wait before a token of it is looked at, in ms; 0: not. A
 * right token waits as well, else the wait would not slow down anyone who guesses; but not that of
 * this user, who can read the token's file. */
int64_t tries_wait(struct core *c, const struct peer *p);
void tries_right(struct core *c, const struct peer *p); /* forgets the wrong ones before */
void tries_wrong(struct core *c, const struct peer *p);

/* --- Core itself (core.c) --- */

struct core {
    struct core_config config;
    struct core_env env;
    char address[128];
    struct {
        char host[128]; /* an IPv6 address in brackets */
        int port;
    } own[LIMIT_LISTEN]; /* where this server listens for HTTP */
    size_t n_own;
    struct host_events host_events;
    struct host *host;
    struct catalog *catalog;
    struct logring *log;
    struct store_events store_events;
    struct store *store;
    atomic_bool store_woke; /* the only member that other threads access */
    int64_t store_due;      /* when to delete old records next */
    struct list data_writes, late_writes;
    size_t data_bytes;    /* total size of both */
    int64_t n_lost_lines; /* lines that engines dropped because their queues were full */

    int64_t now, wall; /* ms, monotonic and since 1970 */
    int64_t started;   /* monotonic */
    int64_t next_due;  /* nothing is due before this */
    int64_t pulse_due; /* the earliest of the calls; may have passed with its call */
    int64_t keepalive_due;
    int64_t
        discovery_due; /* when clients stop waiting for the tools of user code; 0: they do not */
    bool has_started, is_stopping, is_logging;

    struct session open;       /* shared by requests without a session */
    struct list sessions;      /* newest first, like all lists here */
    struct map sessions_by_id; /* struct session *: those over HTTP */

    struct list calls, spare_calls;
    size_t n_calls, n_spare, n_explorer_calls;
    size_t n_last;  /* calls with is_last */
    size_t charged; /* bytes of calls that wait for the host or the store */
    struct list batches;
    struct tries tries[LIMIT_TRIES];
    bool has_tries;  /* any of these was ever used */
    size_t n_asking; /* calls that wait for answers: CALL_ASKING or CALL_PAUSED */
    bool has_seal_key, is_seal_key_kept; /* kept: other servers may have it, too */
    unsigned char seal_key[SEAL_KEY_SIZE];
    struct map used_states; /* struct used_state: each is good for one request */

    struct list streams;
    size_t n_streams, n_explorer_streams;
    size_t message_bytes;        /* of all messages in queues of streams */
    size_t kept_bytes;           /* of all events that wait for clients to resume */
    struct list saves, revivals; /* pending writes and searches of the store */
    size_t save_bytes, n_revivals;
    struct list listens;
    size_t n_listens, listen_bytes;
    unsigned changed;        /* enum change: subscribers are notified at the next tick */
    unsigned offers_version; /* of the host's offers, as clients know them */

    struct buf out;       /* the answer being written */
    struct buf event_out; /* the event being written */
};

void core_uuid(struct core *c, char to[OPERATION_ID_SIZE]);
void core_wake_at(struct core *c, int64_t due); /* makes core_tick() act by then */
void core_configure_host(struct core *c);       /* passes the host its settings */
/* While stopping: closes the session's stream, unless it still carries an answer. */
void core_end_stream(struct core *c, struct session *s);
/* Calls host_ops.await_tools, if the host has it. */
bool core_await_tools(struct core *c, struct host_call *hosted);
/* Whether tools of user code are still to come, for LIMIT_DISCOVERY_MS at most. */
bool core_is_discovering(struct core *c);
struct listing core_listing(const struct core *c);
struct self core_self(const struct core *c);
bool core_is_ready(const struct core *c);
/* core_owes(), but for this call. */
bool core_owes_besides(const struct core *c, const struct peer *p, const struct call *besides);

#endif
