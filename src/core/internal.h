/*
 * Shared by the files of core: sessions, calls, streams, and core itself. Private to this folder.
 */
#ifndef CORE_INTERNAL_H
#define CORE_INTERNAL_H

#include <stdatomic.h>

#include "core.h"
#include "dialect/dialect.h"
#include "store/store.h"

#define SESSION_ID_SIZE 33                       /* 128 random bits in hex, and NUL */
#define TASK_ID_SIZE    (OPERATION_ID_SIZE + 17) /* the operation's id, a dot, 16 hex digits, NUL */

/* --- Sessions (session.c) --- */

enum session_kind {
    SESSION_OPEN, /* shared by all requests without a session; remembers nothing */
    SESSION_PEER, /* a connection: stdio or framed */
    SESSION_HTTP, /* MCP over streamable HTTP, by Mcp-Session-Id */
    SESSION_SSE   /* MCP over HTTP+SSE of 2024-11-05 */
};

/* A resource that a client subscribes to. */
struct subscription {
    char *uri;
    unsigned changes; /* enum change: the causes of its change */
    bool is_owed;     /* listens: it changed, and the client has not read yet */
};

struct session {
    enum session_kind kind;
    char id[SESSION_ID_SIZE];
    struct list link;  /* core->sessions; SESSION_OPEN is in no list */
    struct peer *peer; /* SESSION_PEER */
    /* Receives MCP messages that are not answers. NULL: there was none yet. Its peer is NULL while
     * the client is not connected. */
    struct stream *stream;
    unsigned n_numbered;    /* streams of calls so far: the number of the newest */
    int shown;              /* dialect_id, or -1 */
    struct context context; /* of its requests; the client's name is in client_name */
    bool is_initialized;
    bool is_ending; /* its client has sent shutdown */
    bool is_authenticated;
    bool is_trusted;    /* peer_is_trusted() of its last user */
    unsigned old_lists; /* bit per mcp_list whose last change was not sent to it yet */
    char client_name[LIMIT_CLIENT_NAME], client_version[LIMIT_CLIENT_NAME / 2];
    int64_t created, last_used, auth_due;
    bool was_used;                      /* by a request after initialize */
    int64_t saved;                      /* when the store last got its state */
    struct subscription *subscriptions; /* room for LIMIT_SUBSCRIPTIONS; NULL: none yet */
    size_t n_subscriptions;
    size_t n_calls;  /* that it holds, also those that have left it, such as tasks, */
    size_t n_asking; /* and those of them that wait for answers */
};

struct session *session_new(struct core *c, enum session_kind kind); /* NULL: no memory, or full */
struct session *session_restore(struct core *c, struct slice id);    /* over HTTP, with this id */
/* Keeps the client's name, or as much of it as fits. */
void session_name_client(struct session *s, struct slice name, struct slice version);
void session_end(struct core *c, struct session *s);               /* frees it */
struct slice session_id_of(const struct map *m, const void *item); /* key of core->sessions_by_id */
struct session *session_find(struct core *c, struct slice id);
bool session_subscribe(struct session *s, struct slice uri, unsigned changes, struct err *err);
void session_unsubscribe(struct session *s, struct slice uri);
/* Sends a message that is not an answer. Dropped if the session never had a stream; kept for a
 * while if its client can come back for it. */
void session_send(struct core *c, struct session *s, struct slice message);
/* Sends an answer on the session's stream. It is never dropped for being late: a client that does
 * not read loses the stream, and with it the session. */
void session_answer(struct session *s, struct slice message);
/* Closes framed connections that did not authenticate in time; returns when to call it next. */
int64_t session_tick(struct core *c);

struct call;

/* --- Sessions in the store (revive.c): clients continue after a restart of the server --- */

/* Gives the store its part of this session. Without effect for those that are not
 * SESSION_HTTP. */
void revive_save(struct core *c, struct session *s);
void revive_touch(struct core *c, struct session *s); /* the same, if it was long ago */
/* The same for a new session, whose client must not know of it before the store does: call_finish()
 * follows. False: there is nothing to wait for, or the call's err is set. */
bool revive_open(struct core *c, struct call *call);
void revive_forget(struct core *c, const struct session *s);
/* An event of a kept stream. */
void revive_save_event(struct stream *st, uint64_t seq, struct slice message);
/* Events that are not kept any more. */
void revive_drop_events(struct stream *st, uint64_t from, uint64_t to);
/* Looks for a session that this process does not know. True: the request waits, and is answered
 * later. */
bool revive_request(struct core *c, struct peer *p, const struct http_request *r, struct slice id);
void revive_forget_peer(struct core *c, const struct peer *p);
bool revive_is_waiting(const struct core *c, const struct peer *p); /* NULL: any peer */
void revive_free_all(struct core *c);

/* --- Calls (call.c) --- */

enum call_state {
    CALL_RECEIVED,
    CALL_RUNNING,  /* posted to the host */
    CALL_ASKING,   /* waits for the client's answers to questions */
    CALL_DETACHED, /* answered, but the host still has the call */
    CALL_PAUSED,   /* a task whose client must answer questions first */
    CALL_STORING,  /* back from the host, but the store is writing or looking something up */
    CALL_FINISHED
};

#define QUESTION_ID_SIZE 40 /* "umcp-" and 128 random bits in hex, in quotes, and NUL */

struct record;
struct task;
typedef void answer_fn(struct core *c, struct call *call);

/* The bridge's name for the state. */
#define CALL_STILL_RUNNING "Operation is still running. Use get_result to check for completion."

/* Several messages sent as one array and answered as one. */
struct batch {
    struct peer *peer;
    unsigned n_open; /* calls not yet answered, plus 1 while the array is being read */
    unsigned n_answers;
    struct buf answers;
    struct list link; /* core->batches */
};

struct call {
    struct list link;        /* core->calls or core->spare_calls */
    struct session *session; /* NULL: the session has ended, or the call needs it no more */
    struct session *holder;  /* whose share of all calls it is; NULL: that session has ended */
    struct peer *peer;       /* receives the answer; NULL: nobody, or the peer has left */
    struct batch *batch;
    struct stream *snapshot; /* the stream that waits for this snapshot; NULL: none */
    bool is_snapshot;        /* the server's own call, whose failure is no client's */
    struct stream *stream;   /* that the exchange has become, if its client can resume it */
    bool is_on_stream;       /* the answer is for the session's stream (HTTP+SSE) */
    bool is_streaming;       /* the HTTP exchange has become an SSE stream */
    bool takes_sse;          /* the client accepts SSE */
    bool is_cancelled;       /* no answer must be sent any more */
    bool has_slot;           /* counts against explorer's limit on parallel requests */
    bool must_close;         /* the connection closes after the answer */
    bool is_last;            /* a shutdown that waits until all else is answered */
    bool is_trusted;         /* peer_is_trusted() of its sender */
    struct arena arena;
    size_t charged; /* bytes of it counted in core->charged */
    struct request req;
    const struct resource *resource; /* OP_RESOURCE_READ; NULL: a file of a skill */
    const char *mime_type;           /* OP_RESOURCE_READ; NULL: by its form */
    const struct prompt *prompt;     /* OP_PROMPT_GET */
    bool takes_files;                /* as in host_call; for calls that read no resource */
    const struct json *args; /* the tool's, as the caller or the resource's uri gives them */
    struct bound_args bound;
    struct host_call hosted;
    struct plugins *plugins; /* keeps the row hosted.tool alive; NULL: it needs no owner */
    answer_fn *answer;       /* writes and sends the answer */
    enum call_state state;
    int64_t deadline;                  /* when it must be answered at the latest */
    int64_t begin_due;                 /* when to record in the store that it is running */
    int64_t pulse_due;                 /* when to notify the caller that it is running */
    double told;                       /* the progress that the caller has got, */
    double begun_at;                   /* that when this round began, */
    double pulses;                     /* and that from which the tool itself counts */
    char pulse_text[LIMIT_PULSE_TEXT]; /* why it does not run yet; empty: it does */
    bool has_awaited;                  /* the host's list of tools, because its name is unknown */
    bool is_due;      /* its deadline has passed: answer as soon as its id is recorded */
    bool is_ended;    /* cancelled: its end is recorded, and the host's result is ignored */
    bool is_audited;  /* its line is already in the log */
    bool is_answered; /* or its caller knows that no answer will come */
    bool goes_on;     /* detached: the host was not asked to stop */
    bool is_late;     /* answered from late_err, because the host still has `hosted` */
    char operation[OPERATION_ID_SIZE]; /* its id on record; empty: not an operation */
    struct record *record;             /* its record for the store; NULL: none */
    enum { BECOMES_TASK_NEVER, BECOMES_TASK_IF_LONG, BECOMES_TASK_AT_ONCE } becomes_task;
    struct task *task;               /* NULL: not a task */
    const struct task_view *view;    /* the answer describes this task; NULL: none */
    char awaited[OPERATION_ID_SIZE]; /* tasks/result: the operation it waits for; empty: none */
    enum http_cors cors;
    struct slice headers;  /* more HTTP header lines */
    struct asking *asking; /* questions to its client; NULL: none */
    unsigned round;        /* how often its client was asked, in all */
    bool is_confirming;    /* core itself asked last: whether the user allows the call */
    bool is_confirmed;     /* and the user does; `args` say so, too */
    bool has_occasion;     /* of its seal: known before the arguments change */
    unsigned char occasion[SEAL_DIGEST_SIZE];

    /* The answer if is_late; not cleared when the struct is reused. If the call still runs, the
     * kind is ERR_NONE and the message says so. */
    struct err late_err;
    char late_text[512];
};

struct call *call_new(struct core *c, struct session *s, struct peer *p); /* NULL: no memory */
void call_free(struct core *c, struct call *call);
void call_set_state(struct core *c, struct call *call, enum call_state state);
/* Finds, checks and starts the tool that call->req names. */
void call_tool(struct core *c, struct call *call);
/* Finishes a call whose tool is unknown, or runs op_again() when the host knows its tools. */
void call_unknown_tool(struct core *c, struct call *call);
/* Hands a call to the host until that knows its tools or the discovery ends; then op_again() runs.
 * For clients that are not notified of changes later. False: it has nothing to wait for. */
bool call_await_discovery(struct core *c, struct call *call);
/* Checks the gates and starts `tool` with these raw arguments. */
void call_start(struct core *c, struct call *call, const struct tool *tool,
                const struct json *args);
/* Hands the call to the host, at the start and for each further round of a task. */
void call_post(struct core *c, struct call *call);
/* The late answer: the operation's id, and this text. */
void call_say_running(struct call *call, const char *text);
/* The host is not asked to stop before the call's end. */
void call_let_run(struct core *c, struct call *call);
/* Answers the caller while the host still has the call, or does not have it yet. */
void call_detach(struct core *c, struct call *call);
/* Checks the gates, which may have closed since the last round, and runs the tool of a call that
 * has its arguments. */
void call_run(struct core *c, struct call *call);
/* Call when the result or error is set: records an operation, then answers and frees the call. */
void call_finish(struct core *c, struct call *call);
/* The store has written the last record of this call. */
void call_recorded(struct core *c, struct call *call);
bool call_is_write(const struct call *call); /* or tried to be one; for the audit */
int64_t call_tick(struct core *c);           /* deadlines; returns the next */
/* The call outlives its session, or no longer needs it. */
void call_leave_session(struct call *call);
void call_finished(void *ctx, struct host_call *hosted); /* host_events */

/* --- Calls that end early (cancel.c) --- */

/* Ends a call that the host does not have as cancelled. */
void call_end_cancelled(struct core *c, struct call *call);
void call_cancel(struct core *c, struct session *s, struct slice id);
/* Cancels a running operation of this server. False: none has this id. */
bool call_cancel_operation(struct core *c, struct slice operation, const struct call *by);
/* Whether the call is cancelled when its client closes this connection. */
bool call_ends_with_peer(const struct call *call);
/* The peer has left. Cancels its calls if they are of a revision in which that means to cancel. */
void call_forget_peer(struct core *c, struct peer *p);
void call_forget_session(struct core *c, struct session *s);

/* --- Answers (answer.c) --- */

/* The usual answer: a JSON-RPC response in the request's dialect. */
void call_answer(struct core *c, struct call *call);
/* Sends the answer the way of its request: batch, stream, HTTP or message. */
void call_send(struct call *call, int status, struct slice message);
/* A writer that appends to the call's result. */
static inline struct json_out call_result(struct call *call)
{
    struct json_out w;

    json_out_init(&w, &call->hosted.result);
    return w;
}
/* Answers with a raw JSON result. */
void call_reply(struct core *c, struct call *call, struct slice result);
void call_outcome(struct call *call, struct outcome *ret_outcome);
/* The same of a host's answer alone. */
void hosted_outcome(const struct host_call *hosted, struct outcome *ret_outcome);
/* Converts blocks to the kinds of the client's dialect and revision. */
void call_fit_blocks(struct call *call);
/* The error for the caller. While a host has the call, hosted.err must not be read. */
struct err *call_err(struct call *call);
/* Until a call reports its progress, the caller is notified each second that it runs. */
void call_start_pulse(struct core *c, struct call *call);
int64_t call_pulse_tick(struct core *c);
void call_progress(void *ctx, struct host_call *hosted, double done, double total,
                   const char *message);
/* Whether a request of ours can reach the client of this call while it waits. */
bool call_can_ask(const struct call *call);
void call_ask(struct core *c, struct call *call, struct slice message);
/* host_events: a log line for the client of this call; a stream that ends and is resumed later. */
void call_note(void *ctx, struct host_call *hosted, const char *level, struct slice message);
/* Sends the lines of a call's code to the client of a request without a session. */
void call_log(struct core *c, struct host_call *hosted, const char *level, struct slice message);
void call_close_stream(void *ctx, struct host_call *hosted);
size_t call_budget(const struct call *call); /* bytes that a tool's result should stay below */

/* --- Records (record.c): calls in the store --- */

/* Makes the call an operation: gives it an id, and a record if there is a store. False: no memory.
 * Does not touch call->hosted, which the host may already have. */
bool record_open(struct core *c, struct call *call);
/* Tells the store that it is running, unless that is recorded; call_recorded() follows, now or
 * later. */
void record_begin(struct core *c, struct call *call);
int64_t record_started(const struct call *call); /* ms since 1970; only with a record */
bool record_is_begun(const struct call *call);   /* recorded as running, or there is no store */
/* Tells the store how it ended, with the row for the audit trail; call_recorded() follows. Reads
 * call->hosted unless the call was cancelled. */
void record_end(struct core *c, struct call *call, bool is_cancelled);
/* The same for a write that was refused before it became an operation. */
void record_refusal(struct core *c, struct call *call);
bool record_is_busy(const struct call *call); /* the store still uses it */
const struct store_caller *record_caller(const struct call *call);
/* Whether this call's sender may see arguments and results of calls that `of` made. */
bool record_may_see(const struct call *call, const struct store_caller *of);
void record_free(struct call *call);

/* --- How long calls take (times/) --- */
#include "times.h"

/* --- Tasks (task/), questions to clients (input.c, confirm.c, sealed.c) --- */
#include "ask.h"

/* --- Looking things up (record.c) --- */

struct lookup;
typedef void tell_fn(struct core *c, struct call *call, const struct store_request *r);

/* Creates a query to the store in the call's arena; the caller fills it in and calls
 * lookup_ask(). The call's arguments may move. NULL: there is no store or no memory, and the
 * call's err is set. */
struct store_request *lookup_new(struct core *c, struct call *call, tell_fn *tell);
/* Sends the query. tell() gets the findings, then call_finish() follows. If the store finds
 * nothing or fails, the call fails without tell(). If `what` is NULL, tell() is called in any case
 * and checks the request's err itself. */
void lookup_ask(struct core *c, struct store_request *r, const char *what);
void lookup_miss(struct call *call, const char *what); /* fails the call with "<what> not found" */

/* --- Memory of running calls (charge.c) --- */

/* Drops what a large call does not need while it waits for the host or the store, and charges the
 * rest against LIMIT_CHARGED until call_free(). The arguments may move. Returns false with the
 * call's err set if all waiting calls together exceed the limit. */
bool call_charge(struct core *c, struct call *call);
/* Charges the growth of the arena and the task since. */
bool call_charge_more(struct core *c, struct call *call);
/* Charges more bytes of a call that waits. False with err set: over the limit. */
bool call_charge_bytes(struct core *c, struct call *call, size_t bytes, struct err *err);
/* The same for a refused write, which no longer needs its arguments. */
bool call_charge_refused(struct core *c, struct call *call);
/* Charges the result of a call that waits for the store; never fails. */
void call_charge_result(struct core *c, struct call *call);

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

/* --- Gates (gate.c) --- */
struct gate {
    const struct core_config *config;
    const struct json *args; /* as the caller sent them */
    bool host_knows_types;   /* the host resolves type names and checks the allowlist itself */
    bool can_ask;            /* the user is asked for a missing confirmation, after this check */
};

bool gate_wants_confirm(const struct gate *gate, const struct tool *tool);

bool gate_check(const struct gate *gate, const struct tool *tool, struct arena *a, struct err *err);
/* The tier above which no tool runs, whatever the gates say. */
enum tier gate_limit(const struct core_config *config);
/* The server's tier: that of --tier, or the highest whose tools the gates let run. */
enum tier gate_tier(const struct core_config *config);
/* Says in the error's details which tier the tool needs, and which the server has. */
void gate_say_tiers(const struct core_config *config, const struct tool *tool, struct arena *a,
                    struct err *err);
/* Adds a hint to err: which options let an engine compile the query that was refused. */
void gate_hint_eval(const struct core_config *config, struct err *err);
/* The tool's allowlist as a JSON array, for its host; empty if there is no memory. */
struct slice gate_list(const struct core_config *config, const struct tool *tool, struct arena *a);

/* --- Audit (audit.c) --- */
void audit_call(struct core *c, const struct call *call);

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

/* --- Streams and events (stream.c, event.c) --- */

enum stream_kind {
    STREAM_EXPLORER,
    STREAM_SESSION, /* for messages that answer nothing; a session has one */
    STREAM_CALL     /* a call's progress and answer */
};

struct message; /* in a queue, or in those of several streams */
struct queued {
    uint64_t seq;
    struct message *message;
};

struct stream {
    struct list link; /* core->streams */
    enum stream_kind kind;
    struct core *core;
    struct peer *peer;       /* NULL: the connection has ended, and the client may resume */
    struct session *session; /* NULL: explorer's, or the session has ended */
    bool is_sse;
    bool is_opening; /* its snapshots are not sent yet, so events wait */
    /* Its events have ids, and stay in the queue when they are sent, until newer ones need their
     * place: a client that lost its connection gets them again. */
    bool is_kept;
    bool is_done;    /* nothing follows: it closes when everything is sent */
    bool has_warned; /* about dropped events */
    bool owes_warning;
    unsigned number; /* in the ids of its events; unique in the session */
    uint64_t n_made; /* events so far: the sequence of the newest */
    struct queued queue[LIMIT_STREAM_QUEUE];
    size_t first, n_queued, queued_bytes;
    size_t n_unsent; /* the newest ones of the queue */
};

/* Registers a stream on a peer that is one or becomes one. NULL: no memory, or too many. */
struct stream *stream_open(struct core *c, struct peer *p, enum stream_kind kind);
void stream_close(struct core *c, struct stream *st); /* forgets it; does not touch the peer */
void stream_push(struct stream *st, struct slice text);
/* The same for a message that goes to several streams: *shared, NULL at first, is what they share.
 * Let it go after the last one. */
void stream_push_shared(struct stream *st, struct slice text, struct message **shared);
void stream_let_go(struct message *shared); /* may be NULL */
/* A kept stream as the store remembers it, without a connection. */
struct stream *stream_restore(struct core *c, struct session *s, unsigned number);
/* As if it was sent: only a client that asks for it gets it. */
void stream_restore_event(struct stream *st, uint64_t seq, struct slice text);
/* Opens the stream of a session, or of one of its calls, which its client can resume. */
struct stream *stream_open_kept(struct core *c, struct peer *p, struct session *s,
                                enum stream_kind kind);
/* The first event of a call's stream: it has an id to resume after, and no data. */
void stream_prime(struct stream *st);
/* No message follows; closes the connection when everything is sent. */
void stream_finish(struct stream *st);
/* The connection has ended: keeps resumable streams, closes the rest. */
void stream_lose_peer(struct core *c, struct stream *st);
/* Goes on with a stream of the session on another connection, after the event with this id, or
 * (empty) after what was sent. */
bool stream_resume(struct core *c, struct session *s, struct peer *p, struct slice last,
                   const struct stream_head *head);
/* The session has ended: closes its streams, but calls that run still answer. */
void stream_forget_session(struct core *c, struct session *s);
/* Bypasses the queue, for the first messages of a stream. */
void stream_send(struct stream *st, struct slice name, struct slice message);
void stream_flush(struct stream *st);
struct stream *stream_of(struct core *c, const struct peer *p);
int64_t stream_tick(struct core *c);     /* sends keep-alives; returns when to call it next */
void stream_expect_tick(struct core *c); /* a stream or listen was opened */
/* Sends explorer's snapshots: scenes, then selection; then the queue starts. */
void stream_start(struct core *c, struct stream *st);

/* Events that the server reports without a request. */
enum event_id {
    EVENT_SCENES,
    EVENT_SELECTION,
    EVENT_SCENES_DIFF,
    EVENT_LOG,
    EVENT_TOOL_RESULT,
    EVENT_FILES, /* the project's files changed */
    EVENT_HOST,  /* another engine is connected, or none is */
    EVENT_SCRIPTS,
    EVENT_HOOKS, /* those of an ended engine were restored, or lost */
    N_EVENTS
};
/* Kinds of changes: each subscription has those that matter to it. */
enum change {
    CHANGE_SELECTION = 1,
    CHANGE_SCENES = 2,  /* which scenes are loaded */
    CHANGE_OBJECTS = 4, /* perhaps any object */
    CHANGE_LOGS = 8,
    CHANGE_FILES = 16,  /* the project's */
    CHANGE_HOST = 32,   /* another engine is connected, or none is */
    CHANGE_SCRIPTS = 64 /* they are being compiled, or were */
};

struct event_row {
    const char *name;               /* NULL: the word of from_engine */
    enum linkmsg_event from_engine; /* engines send it */
    bool is_streamed;               /* sent to explorer's streams, under this name */
    bool is_private;                /* only to clients that are trusted: it has arguments */
    unsigned changes;               /* enum change: MCP's subscribers are notified */
    enum tool_id snapshot; /* the tool whose result a new explorer stream gets as this event */
    const char *nothing;   /* sent instead while no engine is connected; NULL: no snapshot */
};
extern const struct event_row core_events[N_EVENTS];
const char *event_name(enum event_id id);

/* Writes a log line in TailLogs' form (T, Level, ...) or in the event's (t, level, ...). */
void log_line_write(struct json_out *w, const struct log_line *line, bool is_dto, bool is_whole);
/* Its message, or the part for untrusted clients, which may be empty. */
struct slice log_line_text(const struct log_line *line, bool is_whole);
bool event_is_wanted(const struct core *c); /* whether any explorer stream is open */
/* Sends the event to explorer's streams, and resources/updated to MCP's subscribers soon, as its
 * row says. */
void event_emit(struct core *c, enum event_id id, struct slice payload);
/* Mirrors an answer onto explorer's streams. */
void event_mirror(struct core *c, struct slice message);
/* Reports the outcome of explorer's own calls, the only ones that its streams show. */
void event_tool_result(struct core *c, struct call *call);
void event_from_host(void *ctx, const char *name, struct slice payload);
void event_log_from_host(void *ctx, const char *level, struct slice message);
void event_log_part(void *ctx, const char *level, struct slice message, size_t n_public);
void event_log_line(void *ctx, const struct log_line *line);
void event_host_changed(void *ctx);
/* Something has changed: event_tick() notifies all subscribers, each at most once. */
void event_changed(struct core *c, unsigned changes);
int64_t event_tick(struct core *c);
enum mcp_level event_mcp_level(const char *name); /* of one of enum log_level's names */
/* Sets up the buffer and writes that the resource has changed; the caller frees it. */
void event_write_updated(struct buf *to, const char *uri);
/* Whether there is such a resource, and the causes of its change. */
bool event_watch(struct core *c, struct slice uri, unsigned *ret_changes, struct err *err);
/* Sends the list_changed that the session was not sent yet, unless it has no stream or its client
 * is slow to read. */
void event_tell_lists(struct core *c, struct session *s);

/* --- subscriptions/listen (listen.c) --- */

struct listen;
answer_fn op_listen;
/* Ends the one that this request of this peer opened, without an answer. False: there is none. */
bool listen_cancel(struct core *c, const struct peer *p, struct slice id);
void listen_forget_peer(struct core *c, const struct peer *p);
void listen_drained(struct core *c, const struct peer *p); /* sends the notifications due to it */
/* Notifies subscribers; a client that reads slowly gets one notification, when it has read. */
void listen_list_changed(struct core *c, unsigned lists); /* bit per mcp_list */
void listen_changed(struct core *c, unsigned changes);    /* enum change */
void listen_resource(struct core *c, struct slice uri);
/* A task has changed: `message` is the whole notification, whose params have no _meta. Of a client
 * that is slow to read, only the newest message of each task waits. */
void listen_task(struct core *c, struct slice task_id, struct slice message);
void listen_keep_alive(struct core *c);
/* Answers and ends those of this peer, or (NULL) all. */
void listen_stop(struct core *c, const struct peer *p);
void listen_free_all(struct core *c);

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
