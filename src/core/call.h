/* Calls, from their message to their answer. Part of internal.h, private to core. */
#ifndef CORE_CALL_H
#define CORE_CALL_H

#include "session.h"
#include "store/store.h"
#include "wire/wire.h"

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

#endif
