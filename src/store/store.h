/*
 * Keeps what outlives a call: operations and their results, the engine's log lines and the audit
 * trail. There are two implementations: memory.c keeps these while the process runs, sqlite/ in a
 * database that several processes may share.
 *
 *     loop's thread:  store_post(write) -> queue -> one transaction for all that wait  :writer
 *                     store_post(read)  -> queue -> after what was posted before it    :reader
 *                     store_tick()      <- done(), exactly once each
 *
 * A write is done when it would outlive the process: when it is committed, or in a journal beside
 * the database. Everything here is called on the loop's thread, except wake().
 */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "base/base.h"

#define OPERATION_ID_SIZE 37 /* a UUID and its NUL */

/* The numbers are stored in databases: do not change them. */
enum operation_state {
    OPERATION_RUNNING = 0,
    OPERATION_DONE = 1,
    OPERATION_FAILED = 2,
    OPERATION_CANCELLED = 3,
    OPERATION_LOST = 4 /* the engine or the server died before it ended */
};

/* The error of an operation that was running when its server died. */
#define STORE_LOST "The server ended before the operation did"

/* The error of a record that does not fit; see store_limits.max_bytes. */
#define STORE_TOO_LARGE "the record is larger than half of what the store may keep; raise --keep-mb"

/* The caller. Texts may be empty. */
struct store_caller {
    struct slice peer;    /* "127.0.0.1:51234", "stdio" */
    struct slice session; /* its id */
    struct slice client;  /* the name it gives itself: "claude-code 1.2" */
};

/* One recorded call, or a named result that an engine sent. For a named result is_data is set, `id`
 * is its name, `result` its value, and the state is OPERATION_DONE. */
struct operation {
    struct slice id; /* a UUID */
    bool is_data;
    struct slice tool;
    struct store_caller caller;
    struct slice engine; /* that ran it, such as "unity-demo (player)"; empty: none yet */
    enum operation_state state;
    int64_t started_ms, finished_ms; /* wall clock; finished_ms is 0 while it runs */
    int64_t args_bytes;              /* size of the arguments, which are not kept */
    bool corrects;  /* to be written: it replaces an end that was a guess, and its audit row's */
    bool has_value; /* the code returned a value; else `result` is "null" */
    bool is_json;   /* `result` is JSON, else plain text */
    struct slice result; /* OPERATION_DONE */
    struct slice error;  /* a sentence; empty while running or if done */
    /* A JSON object, or empty: more about the error (message, stack); OPERATION_CUT */
    struct slice details;
    struct slice task; /* of a task: JSON that core/task/ writes and reads; empty: not a task */
};

/* The details of an operation whose result is a part of the value that its code returned. */
#define OPERATION_CUT "{\"truncated\":true}"

static inline bool operation_is_cut(const struct operation *o)
{
    return o->state == OPERATION_DONE && slice_is(o->details, OPERATION_CUT);
}

enum store_level { STORE_INFO, STORE_WARNING, STORE_ERROR, STORE_LEVELS };

#define STORE_LINE_PREFIX "log-"

/* A line of the engine's log. Its id is line_uuid(); STORE_LINE_PREFIX and its sequence are another
 * name for it. */
struct store_line {
    int64_t seq; /* assigned by the store */
    int64_t time_ms;
    enum store_level level;
    struct slice operation; /* that was running when it was logged; empty: none */
    struct slice engine;
    struct slice message, stack; /* stack may be empty */
};

/* The id of a line that a store has returned: a UUID. */
void line_uuid(const struct store_line *line, char to[OPERATION_ID_SIZE]);

/* A row of the audit trail: a write, or an attempt at one. An operation has one row. When it ends,
 * its outcome replaces "pending" and the row keeps its time. */
struct store_audit {
    int64_t time_ms;
    struct store_caller caller;
    struct slice tool;
    struct slice outcome;   /* "done", "failed", "refused", "cancelled", "lost", "pending" */
    struct slice operation; /* its id; empty: refused before it became one */
    struct slice sizes;     /* of each argument: "code=34,timeout=4" */
    struct slice reason;    /* why it was refused or failed; may be empty */
};

enum data_action { DATA_WRITE, DATA_APPEND, DATA_CLEAR };

/* An engine's named result. DATA_APPEND adds to the old value, which becomes a JSON array unless it
 * is one. Its entry has the time of its last write as started_ms and finished_ms. If a named result
 * and an operation have the same id, STORE_FIND finds the operation. */
struct store_data {
    struct slice name;
    enum data_action action;
    struct slice value; /* JSON */
    struct slice engine;
    int64_t time_ms;
};

/* A change of a client's session in the store, so that the client can continue after a restart of
 * the server. Only core interprets it. */
struct store_session {
    enum {
        SESSION_STATE, /* `state` replaces the old one */
        SESSION_EVENT, /* adds an event, or replaces the one with that number */
        SESSION_DROP,  /* deletes events of the stream, from_seq to to_seq */
        SESSION_OVER   /* deletes everything of this session */
    } action;
    struct slice id;
    int64_t time_ms;    /* of the last change of the state */
    struct slice state; /* JSON */
    int64_t stream, seq;
    struct slice event; /* JSON */
    int64_t from_seq, to_seq;
};

/* One row of a page, or a result of STORE_FIND. Texts are valid UTF-8 and JSON is valid: invalid
 * text from the database is cut, shown as plain text, or left out. */
struct store_entry {
    enum { ENTRY_OPERATION, ENTRY_LINE, ENTRY_AUDIT, ENTRY_SESSION } kind;
    union {
        struct operation operation;
        struct store_line line;
        struct store_audit audit;
        struct store_session session;
    } u;
};

enum store_verb {
    STORE_WRITE,  /* those of operation, audit, data and session that are not NULL, in one
                    transaction */
    STORE_FIND,   /* by id: an operation (or named result), or a line. An operation is followed by
                    the lines logged during it, oldest first, up to STORE_ATTACHED */
    STORE_LIST,   /* operations, named results and lines, newest first: by started_ms and time_ms,
                    then by when the store first saw them. Results over STORE_LIST_TEXT are cut
                    (is_json is then false) and longer details are left out */
    STORE_AUDIT,  /* the audit trail, oldest first */
    STORE_SESSION /* by id: a session's state, then its events by stream and number, up to
                     STORE_EVENTS. Stores in memory keep no sessions: ERR_NOT_FOUND */
};

enum {
    STORE_EVENTS = 16384,   /* most events that STORE_SESSION returns */
    STORE_ATTACHED = 200,   /* most lines of an operation that STORE_FIND returns */
    STORE_LINES = 10000,    /* lines queued for writing; more are dropped and counted */
    STORE_LINE_TEXT = 8192, /* bytes kept of a line's message, and of its stack */
    STORE_LIST_TEXT = 4096  /* bytes of a result that STORE_LIST returns */
};

/* Which entries STORE_LIST and STORE_AUDIT return; the last three fields are for STORE_LIST only.
 * Zero means no bound, except for limit. */
struct store_filter {
    int64_t limit, offset; /* limit at least 1 */
    int64_t since_ms;      /* at this time or later */
    unsigned levels;       /* bit per store_level; 0: all. A failed or lost operation is an error, a
                              cancelled one a warning, others are info */
    struct slice text;     /* the entry must contain all these words, in any case */
    struct slice tasks_of; /* only tasks of this session, for any `text`; empty: any entry */
};

/* The caller lends this and everything it points to from store_post() until done(). */
struct store_request {
    enum store_verb verb;
    const struct operation *operation; /* STORE_WRITE: replaces an operation of that id unless it
                                          has ended, or this one corrects it. An end set by another
                                          process is replaced, too */
    const struct store_audit *audit;
    const struct store_data *data;
    const struct store_session *session;
    struct slice id;            /* STORE_FIND, STORE_SESSION */
    struct store_filter filter; /* STORE_LIST, STORE_AUDIT */

    struct arena *arena; /* holds the findings of the reading verbs */
    struct store_entry *entries;
    size_t n_entries;
    int64_t total;  /* STORE_LIST, STORE_AUDIT: entries that pass the filter, on all pages;
                       STORE_FIND: all lines of the operation */
    struct err err; /* ERR_NOT_FOUND: no such id; others: the read or write failed */

    void (*done)(void *ctx, struct store_request *r);
    void *ctx;
    struct list link; /* private to the store, like `after` */
    uint64_t after;
};

/* The store's health, for people. The texts belong to the store. */
struct store_state {
    const char *kind;      /* "sqlite", "memory" */
    const char *path;      /* of the database; NULL: none */
    bool is_degraded;      /* it should be on disk but is in memory */
    const char *complaint; /* why; empty if it is healthy */
    int64_t n_dropped;     /* log lines dropped since the start */
    int64_t max_age_ms;    /* how long it keeps operations; 0: without bound */
};

struct store_events {
    void (*wake)(void *ctx); /* on any thread: call store_tick() soon; may be NULL */
    /* A message to the operator, from store_tick() or store_post(). */
    void (*log)(void *ctx, enum store_level level, const char *text);
    void *ctx;
};

struct store;

struct store_ops {
    void (*post)(struct store *s, struct store_request *r);
    void (*log)(struct store *s, const struct store_line *line);
    void (*tick)(struct store *s, int64_t now_ms, int64_t wall_ms);
    const struct store_state *(*state)(struct store *s);
    void (*free)(struct store *s);
};

struct store { /* first member of every implementation's struct */
    const struct store_ops *ops;
    struct store_events events;
};

/* Calls done() exactly once: from store_tick(), or before returning. */
static inline void store_post(struct store *s, struct store_request *r)
{
    s->ops->post(s, r);
}

/* Adds a copy of a line. If lines arrive too fast, the store drops them rather than delay
 * operations. */
static inline void store_log(struct store *s, const struct store_line *line)
{
    s->ops->log(s, line);
}

/* Calls done() for finished requests, and deletes entries that have expired. `now_ms` is monotonic;
 * by it, entries age as time passes, however the wall clock is set (clock.h). */
static inline void store_tick(struct store *s, int64_t now_ms, int64_t wall_ms)
{
    s->ops->tick(s, now_ms, wall_ms);
}

static inline const struct store_state *store_state(struct store *s)
{
    return s->ops->state(s);
}

/* Writes everything posted and stops. Does not call done() for open requests. NULL is fine. */
static inline void store_free(struct store *s)
{
    if (s)
        s->ops->free(s);
}

/* How long and how much the store keeps. Zero: without bound. */
struct store_limits {
    int64_t max_age_ms; /* operations, lines, named results */
    int64_t audit_ms;   /* the audit trail */
    int64_t max_bytes;  /* in total; the oldest go first, but no audit rows while these take less
                           than half. An entry of more than half is ERR_TOO_LARGE */
    int64_t session_ms; /* sessions that did not change their state */
};

/* Keeps everything in memory and always calls done() before store_post() returns. NULL: no
 * memory. */
struct store *store_memory_new(const struct store_limits *limits,
                               const struct store_events *events);

struct store_sqlite_options {
    const char *path;     /* of the database; its folder is created if missing. Copied */
    const char *instance; /* unique name of this process. When it dies, rows it left running are
                             marked lost. Copied */
    /* Whether another instance still runs; called on the store's threads. NULL: no other does. */
    bool (*is_alive)(void *ctx, const char *instance);
    void *ctx;
    bool is_read_only;   /* writes fail, and the file is not created */
    bool has_no_journal; /* for short-lived processes: each write waits for the database */
    struct store_limits limits;
};

/* Opens the database with the first request. If it cannot be opened or written, keeps everything in
 * memory and says so in store_state(). NULL with err set: no memory, or no thread. */
struct store *store_sqlite_new(const struct store_sqlite_options *options,
                               const struct store_events *events, struct err *err);

/* Whether dead instances (see options->is_alive) left journals beside options->path. A writable
 * store copies these into the database when it opens it. */
bool store_sqlite_has_orphans(const struct store_sqlite_options *options);

#endif
