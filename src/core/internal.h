/*
 * What the files of core share: the structs of a session, a call, a stream, and core itself.
 * Nobody outside this folder includes it.
 */
#ifndef CORE_INTERNAL_H
#define CORE_INTERNAL_H

#include <stdatomic.h>

#include "core.h"
#include "dialect/dialect.h"
#include "store/store.h"

#define SESSION_ID_SIZE 33 /* 128 random bits in hex, and NUL */
#define CLIENT_SIZE     128

/* --- Sessions (session.c) --- */

enum session_kind {
    SESSION_OPEN, /* the one that all requests without a session share: nothing is remembered */
    SESSION_PEER, /* a connection: stdio or framed */
    SESSION_HTTP, /* MCP over streamable HTTP, by Mcp-Session-Id */
    SESSION_SSE   /* MCP over HTTP+SSE of 2024-11-05 */
};

struct session {
    enum session_kind kind;
    char id[SESSION_ID_SIZE];
    struct list link;      /* core->sessions; SESSION_OPEN is in no list */
    struct peer *peer;     /* SESSION_PEER */
    struct stream *stream; /* where MCP messages that answer nothing go; may be NULL */
    int shown;             /* dialect_id, or -1 */
    enum revision revision;
    bool is_initialized;
    bool is_authenticated;
    bool has_old_tools;       /* the list changed while it could not be told */
    char client[CLIENT_SIZE]; /* as it calls itself: "claude-code 1.2"; may be empty */
    int log_level;            /* enum mcp_level that the client asked for, or -1 */
    int64_t last_used, auth_due;
    char *subscriptions[LIMIT_SUBSCRIPTIONS];
    size_t n_subscriptions;
};

struct session *session_new(struct core *c, enum session_kind kind); /* NULL: no memory, or full */
void session_end(struct core *c, struct session *s);                 /* frees it */
struct slice session_id_of(const struct map *m, const void *item); /* key of core->sessions_by_id */
struct session *session_find(struct core *c, struct slice id);
bool session_subscribe(struct session *s, struct slice uri, struct err *err);
void session_unsubscribe(struct session *s, struct slice uri);
/* Sends a message that answers nothing; lost if the session has no open stream. */
void session_send(struct core *c, struct session *s, struct slice message);
/* Sends an answer on the session's stream: never dropped for being late. A client that does not
 * read loses the stream, and with it the session. */
void session_answer(struct session *s, struct slice message);
/* Closes framed connections that did not authenticate; returns when the next one is due. */
int64_t session_tick(struct core *c);

/* --- Calls (call.c) --- */

enum call_state {
    CALL_RECEIVED,
    CALL_RUNNING,  /* posted to the host */
    CALL_DETACHED, /* answered, but the host still has the call */
    CALL_STORING,  /* the host does not have it, but the store is writing or looking something up */
    CALL_FINISHED
};

struct call;
struct record;
typedef void answer_fn(struct core *c, struct call *call);

/* Seed 1's words for it. */
#define CALL_STILL_RUNNING "Operation is still running. Use get_result to check for completion."

/* Several messages that came as one array and are answered as one. */
struct batch {
    struct peer *peer;
    unsigned n_open; /* calls without an answer; 1 more while the array is being read */
    unsigned n_answers;
    struct buf answers;
    struct list link; /* core->batches */
};

struct call {
    struct list link;        /* core->calls or core->spare_calls */
    struct session *session; /* NULL: ended meanwhile */
    struct peer *peer;       /* where the answer goes; NULL: nowhere, or the peer is gone */
    struct batch *batch;
    struct stream *snapshot; /* the stream that waits for this; NULL: none */
    bool is_on_stream;       /* the answer goes to the session's stream (HTTP+SSE) */
    bool is_streaming;       /* the HTTP exchange has become an SSE stream for progress */
    bool takes_sse;          /* the client accepts that */
    bool is_cancelled;       /* nothing is to be answered any more */
    bool has_slot;           /* counts among explorer's parallel requests */
    bool must_close;         /* the connection ends after the answer */
    struct arena arena;
    size_t held; /* bytes of it that count in core->held */
    struct request req;
    const struct resource *resource; /* OP_RESOURCE_READ */
    struct bound_args bound;
    struct host_call hosted;
    answer_fn *answer; /* writes and sends the answer */
    enum call_state state;
    int64_t deadline;  /* when it is answered at the latest */
    int64_t begin_due; /* when the store is told that it runs */
    bool is_due;       /* its deadline has passed: answered as soon as its id is on record */
    bool is_ended;     /* cancelled: its end is on record, whatever the host still says */
    bool is_audited;   /* the log has its line already */
    bool is_answered;  /* or its caller was told to expect nothing */
    bool goes_on;      /* detached: the host was not asked to stop */
    bool is_late;      /* answered while the host still has the call: from late_err, not from it */
    char operation[OPERATION_ID_SIZE]; /* its id on record; empty: it is no operation */
    struct record *record;             /* what the store is told; NULL: nothing */
    enum http_cors cors;
    struct slice headers; /* more HTTP header lines */

    /* What is answered where is_late; not cleared for the next call. The message of a call that
     * goes on is in the error, too, whose kind is then ERR_NONE. */
    struct err late_err;
    char late_text[512];
};

struct call *call_new(struct core *c, struct session *s, struct peer *p); /* NULL: no memory */
void call_free(struct core *c, struct call *call);
void call_set_state(struct core *c, struct call *call, enum call_state state);
/* Finds, checks and starts the tool that call->req names. */
void call_tool(struct core *c, struct call *call);
/* There is no tool of that name, or none yet: sets the call's error. */
void call_unknown_tool(struct core *c, struct call *call);
/* Starts `tool` with these raw arguments; gates are checked. */
void call_start(struct core *c, struct call *call, const struct tool *tool,
                const struct json *args);
/* The call has its result or error: puts it on record if it is an operation, then answers it and
 * frees it. */
void call_finish(struct core *c, struct call *call);
/* The store has what it was told last of this call. */
void call_recorded(struct core *c, struct call *call);
bool call_is_write(const struct call *call); /* or an attempt at one; for the audit */
int64_t call_tick(struct core *c);           /* deadlines; returns the next */
void call_cancel(struct core *c, struct session *s, struct slice id);
/* Cancels an operation that runs here. False: none of this id does. */
bool call_cancel_operation(struct core *c, struct slice operation);
void call_forget_peer(struct core *c, struct peer *p);
void call_forget_session(struct core *c, struct session *s);
void call_finished(void *ctx, struct host_call *hosted); /* host_events */

/* --- Answers (answer.c) --- */

/* The usual answer: a JSON-RPC response in the request's dialect. */
void call_answer(struct core *c, struct call *call);
/* Sends bytes as the answer of this call, whatever it came through. */
void call_send(struct call *call, int status, struct slice message);
/* Answers with a raw JSON result. */
void call_reply(struct core *c, struct call *call, struct slice result);
void call_outcome(struct call *call, struct outcome *ret_outcome);
/* What the caller is told: while a host has the call, its error is the host's. */
struct err *call_err(struct call *call);
void call_progress(void *ctx, struct host_call *hosted, double done, double total,
                   const char *message);
size_t call_budget(const struct call *call); /* bytes that a tool's result should stay below */

/* --- Records (record.c): what the store is told of calls --- */

/* Makes the call an operation: gives it an id, and a record if there is a store. False: no memory.
 * Does not touch the call, which may be the host's already. */
bool record_open(struct core *c, struct call *call);
/* Tells the store that it runs, unless it knows; call_recorded() follows, at once or later. */
void record_begin(struct core *c, struct call *call);
bool record_is_begun(const struct call *call); /* the store has that, or nothing is kept */
/* Tells the store what became of it, with the audit trail's row; call_recorded() follows. The call
 * is looked into unless it was cancelled. */
void record_end(struct core *c, struct call *call, bool is_cancelled);
/* The same of a write that was refused before it became an operation. */
void record_refusal(struct core *c, struct call *call);
bool record_is_busy(const struct call *call); /* the store has not done with it */
void record_free(struct call *call);

/* --- Looking things up (lookup.c) --- */

struct lookup;
typedef void tell_fn(struct core *c, struct call *call, const struct store_request *r);

/* A question to the store, in the call's arena, to be filled in and asked. The call's arguments
 * move. NULL: it cannot be asked, and the call's err says why. */
struct store_request *lookup_new(struct core *c, struct call *call, tell_fn *tell);
/* tell() gets what was found, and call_finish() follows. If nothing was, lookup_miss() instead, and
 * if it failed, the call fails; but where `what` is NULL, tell() looks at the request's err. */
void lookup_ask(struct core *c, struct store_request *r, const char *what);
void lookup_miss(struct call *call, const char *what); /* it fails with "<what> not found" */

/* --- Memory of running calls (hold.c) --- */

/* Makes the call small enough to wait for its host or for what the store finds, and counts it; the
 * arguments move. False with the call's err set: all calls together keep too much. call_free()
 * counts it out again. */
bool call_hold(struct core *c, struct call *call);
/* The same of a write that was refused, which needs no arguments any more. */
bool call_hold_refused(struct core *c, struct call *call);
void call_hold_result(struct core *c, struct call *call); /* it waits for the store */

/* --- Messages (receive.c) --- */

/* How answers travel. All false: as messages on the peer, or as one HTTP response. */
struct reply_options {
    bool takes_sse;    /* progress may turn the HTTP response into a stream */
    bool is_on_stream; /* the answer goes to the session's stream */
    enum http_cors cors;
};
/* One message or batch, from anywhere. */
void receive(struct core *c, struct session *s, struct peer *p, const struct place *where,
             struct slice bytes, const struct reply_options *o);
struct place session_place(const struct core *c, const struct session *s);
void batch_done(struct batch *b); /* one call less is open */
void batch_forget_peer(struct core *c, struct peer *p);

/* --- Engines (engine.c) --- */

/* A peer of kind PEER_ENGINE and the host that takes it; one that takes none is told so. */
void engine_open(struct core *c, struct peer *p);
void engine_message(struct core *c, struct peer *p, struct slice bytes);
void engine_close(struct core *c, struct peer *p);

/* --- Operations (ops.c) --- */
void op_run(struct core *c, struct call *call);

/* --- Gates (gate.c) --- */
struct gate {
    const struct core_config *config;
    const struct json *args; /* as the caller sent them */
    bool host_knows_types;   /* it compares what names mean with the allowlist itself */
};

#define GATE_LIST_BYTES (128u << 10) /* CONFIG_NAMES * CONFIG_NAME, most of it escaped */

bool gate_check(const struct gate *gate, const struct tool *tool, struct arena *a, struct err *err);
/* Hints at the options that would let a query be compiled, whose engine has refused to. */
void gate_hint_eval(const struct core_config *config, struct err *err);
/* The tool's allowlist as a JSON array, for its host; empty without memory. */
struct slice gate_list(const struct core_config *config, const struct tool *tool, struct arena *a);

/* --- Audit (audit.c) --- */
void audit_call(struct core *c, const struct call *call);

/* --- Server tools (server_tools.c, bridge_tools.c) --- */
/* Runs the tool's body; call_finish() follows, at once or later. */
void server_tool_run(struct core *c, struct call *call);

struct server_tool {
    enum tool_id id;
    bool (*write)(struct core *c, struct call *call, struct json_out *w); /* false: host_call.err */
    answer_fn *ask; /* instead: asks the store, and finishes the call itself */
};

/* The tools of each file, rows beside their bodies. */
struct server_tools {
    const struct server_tool *rows;
    size_t n;
};

extern const struct server_tools bridge_tools;

/* --- HTTP (route.c, rest.c) --- */
void route_respond(struct peer *p, int status, const char *type, struct slice body,
                   enum http_cors cors);
void route_refuse(struct peer *p, int status, const char *message, enum http_cors cors);
void rest_read(struct core *c, struct peer *p, const struct http_request *r);
void rest_health(struct core *c, struct peer *p, const struct http_request *r);
void rest_execute(struct core *c, struct peer *p, const struct http_request *r);
void rest_query(struct core *c, struct peer *p, const struct http_request *r);
void rest_result(struct core *c, struct peer *p, const struct http_request *r);
void rest_logs(struct core *c, struct peer *p, const struct http_request *r);
void rest_log(struct core *c, struct peer *p, const struct http_request *r);
void rest_cancel(struct core *c, struct peer *p, const struct http_request *r);

/* --- Streams and events (stream.c, event.c) --- */

enum stream_kind { STREAM_EXPLORER, STREAM_SESSION };

struct note; /* a message that waits in a queue */

struct stream {
    struct list link; /* core->streams */
    enum stream_kind kind;
    struct peer *peer;
    struct session *session; /* STREAM_SESSION */
    bool is_sse;
    bool is_opening; /* its snapshots are not out yet: events wait */
    bool has_warned; /* of dropped events */
    bool owes_warning;
    struct note *queue[LIMIT_STREAM_QUEUE];
    size_t first, n_queued, queued_bytes;
};

/* Registers a stream on a peer that is or becomes one. NULL: no memory, or too many. */
struct stream *stream_open(struct core *c, struct peer *p, enum stream_kind kind);
void stream_close(struct core *c, struct stream *st); /* forgets it; the peer stays as it is */
void stream_push(struct core *c, struct stream *st, struct slice message);
/* Past the queue: the first messages of a stream. */
void stream_send(struct stream *st, struct slice name, struct slice message);
void stream_flush(struct stream *st);
struct stream *stream_of(struct core *c, const struct peer *p);
int64_t stream_tick(struct core *c); /* keep-alive lines; returns the next */
/* Explorer's snapshots: scenes, then selection; then the queue runs. */
void stream_start(struct core *c, struct stream *st);

/* What happens without being asked for. */
enum event_id {
    EVENT_SCENES,
    EVENT_SELECTION,
    EVENT_SCENES_DIFF,
    EVENT_LOG,
    EVENT_TOOL_RESULT,
    EVENT_FILES, /* the project's files changed */
    EVENT_HOST,  /* another engine answers, or none */
    N_EVENTS
};
enum { EVENT_RESOURCES = 2 };

struct event_row {
    const char *name;
    bool is_streamed;                       /* explorer's streams get it, under this name */
    const char *resources[EVENT_RESOURCES]; /* MCP sessions subscribed to them are told */
    bool changes_files;                     /* and to all that come from the project's files */
    bool changes_sources;                   /* and to all that come from an engine or from files */
    enum tool_id snapshot; /* whose result a new explorer stream gets as this event */
    const char *nothing;   /* what it gets while no engine answers; NULL: it has no snapshot */
};
extern const struct event_row core_events[N_EVENTS];

/* A whole explorer notification. */
void event_write(struct json_out *w, enum event_id id, struct slice payload);
/* A log line as TailLogs has it (T, Level, ...), or as the event has it (t, level, ...). */
void log_line_write(struct json_out *w, const struct log_line *line, bool is_dto);
bool event_is_wanted(const struct core *c); /* any explorer stream there? */
/* Tells explorer's streams, and MCP's sessions by resources/updated, as the event's row says. */
void event_emit(struct core *c, enum event_id id, struct slice payload);
/* Mirrors an answer onto explorer's streams. */
void event_mirror(struct core *c, struct slice message);
void event_tool_result(struct core *c, struct call *call);
void event_from_host(void *ctx, const char *name, struct slice payload);
void event_log_from_host(void *ctx, const char *level, struct slice message);
void event_log_line(void *ctx, const struct log_line *line);
void event_host_changed(void *ctx);
/* That MCP's list of tools is not what it was; later, if the session has no stream, or too much of
 * it has not been read. */
void event_tell_tools(struct core *c, struct session *s);
int mcp_level_parse(struct slice name); /* -1: no such level */

/* --- What engines log and send by name (engine_log.c) --- */
void engine_line(void *ctx, const struct host_line *line); /* host_events */
void engine_dropped(void *ctx, int64_t n_lines);
void engine_data(void *ctx, const struct host_data *data);
void engine_data_free(struct core *c); /* forgets what the store has not done with */

/* --- Core itself (core.c) --- */

struct core {
    struct core_config config;
    struct core_env env;
    char address[128];
    struct host_events host_events;
    struct host *host;
    struct catalog *catalog;
    struct logring *log;
    struct store_events store_events;
    struct store *store;
    atomic_bool store_woke; /* the only thing here that another thread touches */
    int64_t store_due;      /* when it forgets what is too old */
    struct list data_writes;
    size_t data_bytes;    /* of them */
    int64_t n_lost_lines; /* that engines had no room for */

    int64_t now, wall; /* ms, monotonic and since 1970 */
    int64_t started;   /* monotonic */
    int64_t next_due;  /* nothing is due before this */
    int64_t keepalive_due;
    bool has_started, is_stopping, is_logging;

    struct session open;       /* shared by requests without a session */
    struct list sessions;      /* newest first, as all lists here */
    struct map sessions_by_id; /* struct session *: those over HTTP */

    struct list calls, spare_calls;
    size_t n_calls, n_spare, n_explorer_calls;
    size_t held; /* bytes kept by calls that wait for the host or the store */
    struct list batches;

    struct list streams;
    size_t n_streams, n_explorer_streams;

    struct buf out;       /* the answer being written */
    struct buf event_out; /* the event being written */
};

void core_uuid(struct core *c, char to[OPERATION_ID_SIZE]);
void core_wake_at(struct core *c, int64_t due); /* core_tick() must act then */
void core_configure_host(struct core *c); /* tells it what it must know of the configuration */
/* Once the server stops: closes the session's stream, unless an answer is still to come on it. */
void core_end_stream(struct core *c, struct session *s);
/* host_ops.await_tools of the host, if it has that. */
bool core_await_tools(struct core *c, struct host_call *hosted);
struct listing core_listing(const struct core *c);
struct self core_self(const struct core *c);
bool core_is_ready(const struct core *c);

#endif
