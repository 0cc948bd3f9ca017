/*
 * What outlives a call: operations and their results, the engine's log lines, the audit trail. Two
 * implementations of one interface: memory.c keeps them while the process lives, sqlite*.c in a
 * database that several processes may share. Knows nobody who calls it.
 *
 *     loop's thread:  store_post(write) -> queue -> one transaction for all that wait  :writer
 *                     store_post(read)  -> queue -> after what was posted before it    :reader
 *                     store_tick()      <- done(), exactly once each
 *
 * A write is done when it would outlive the process: on disk when it is in a journal beside the
 * database, or committed. Everything here is called on the loop's thread, except that
 * wake() comes from any.
 */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "base/base.h"

#define OPERATION_ID_SIZE 37 /* a UUID and its NUL */

/* The numbers are in databases. */
enum operation_state {
    OPERATION_RUNNING = 0,
    OPERATION_DONE = 1,
    OPERATION_FAILED = 2,
    OPERATION_CANCELLED = 3,
    OPERATION_LOST = 4 /* the engine or the server died before it ended */
};

/* The error of what a server that is no more left running. */
#define STORE_LOST "The server ended before the operation did"

/* Who asked. Texts may be empty. */
struct store_caller {
    struct slice peer;    /* "127.0.0.1:51234", "stdio" */
    struct slice session; /* its id */
    struct slice client;  /* as the client calls itself: "claude-code 1.2" */
};

/* One call that is on record, or a named result that an engine sent (is_data; then `id` is its
 * name, `result` what it holds, and the state is OPERATION_DONE). */
struct operation {
    struct slice id; /* a UUID */
    bool is_data;
    struct slice tool;
    struct store_caller caller;
    struct slice engine; /* that ran it, as in "unity-demo (player)"; empty: none yet */
    enum operation_state state;
    int64_t started_ms, finished_ms; /* wall clock; finished_ms is 0 while it runs */
    int64_t args_bytes;              /* of the arguments; they themselves are not kept */
    bool has_value;                  /* the code gave a value; else `result` is "null" */
    bool is_json;                    /* `result` is JSON, else plain text */
    struct slice result;             /* OPERATION_DONE */
    struct slice error;              /* a sentence, if it is neither running nor done */
    struct slice details; /* more of the error, a JSON object (message, stack); may be empty */
};

enum store_level { STORE_INFO, STORE_WARNING, STORE_ERROR, STORE_LEVELS };

#define STORE_LINE_PREFIX "log-"

/* A line of the engine's log. Its id is STORE_LINE_PREFIX and its sequence. */
struct store_line {
    int64_t seq; /* given by the store */
    int64_t time_ms;
    enum store_level level;
    struct slice operation; /* during which it was logged; empty: none */
    struct slice engine;
    struct slice message, stack; /* stack: may be empty */
};

/* A write, or an attempt at one. An operation has one row: what comes after "pending" takes its
 * place, and keeps its time. */
struct store_audit {
    int64_t time_ms;
    struct store_caller caller;
    struct slice tool;
    struct slice outcome;   /* "done", "failed", "refused", "cancelled", "lost", "pending" */
    struct slice operation; /* its id; empty: it never became one */
    struct slice sizes;     /* of the arguments: "code=34,timeout=4" */
    struct slice reason;    /* why it was refused or failed; may be empty */
};

enum data_action { DATA_WRITE, DATA_APPEND, DATA_CLEAR };

/* An engine's named result. DATA_APPEND adds to what was there, and makes a JSON array of it if it
 * is none. It becomes an entry whose started_ms and finished_ms are its last write's, and it and an
 * operation of the same id never touch each other: STORE_FIND then finds the operation. */
struct store_data {
    struct slice name;
    enum data_action action;
    struct slice value; /* JSON */
    struct slice engine;
    int64_t time_ms;
};

/* One row of a page, or what STORE_FIND found. Texts are UTF-8, and JSON is JSON: what a file has
 * that is not so comes as far as it is, as text, or not at all. */
struct store_entry {
    enum { ENTRY_OPERATION, ENTRY_LINE, ENTRY_AUDIT } kind;
    union {
        struct operation operation;
        struct store_line line;
        struct store_audit audit;
    } u;
};

enum store_verb {
    STORE_WRITE, /* whichever of operation, audit, data are not NULL, in one transaction */
    STORE_FIND,  /* by id: an operation (or named result), or a line. Of an operation the lines that
                    were logged during it follow, oldest first, up to STORE_ATTACHED of them */
    STORE_LIST,  /* operations, named results and lines, newest first: by started_ms and time_ms,
                    then by when the store first saw them. Of a result that is longer than
                    STORE_LIST_TEXT the beginning (is_json is then false), and no such details */
    STORE_AUDIT  /* the trail, oldest first */
};

enum {
    STORE_ATTACHED = 200,   /* lines that STORE_FIND gives with an operation: the first ones */
    STORE_LINES = 10000,    /* lines that wait to be written; more are dropped and counted */
    STORE_LINE_TEXT = 8192, /* bytes of a line's message, and of its stack, that are kept */
    STORE_LIST_TEXT = 4096 /* bytes of a result that STORE_LIST gives; the rest is for STORE_FIND */
};

/* What STORE_LIST and STORE_AUDIT choose; the last two are STORE_LIST's alone. Zero means no bound,
 * but for limit. */
struct store_filter {
    int64_t limit, offset; /* limit at least 1 */
    int64_t since_ms;      /* at this time or later */
    unsigned levels;   /* bit per store_level; 0: all. An operation that failed or is lost counts as
                              an error, a cancelled one as a warning, others as info */
    struct slice text; /* words that must all be there, in any case, as whole words */
};

/* Lent to the store from store_post() to done(), with everything it points to. */
struct store_request {
    enum store_verb verb;
    const struct operation *operation; /* STORE_WRITE: as it is now, new or in place of what is
                                          known of that id; an end is never overwritten, but for
                                          one that another process gave it */
    const struct store_audit *audit;
    const struct store_data *data;
    struct slice id;            /* STORE_FIND */
    struct store_filter filter; /* STORE_LIST, STORE_AUDIT */

    struct arena *arena; /* reading verbs put there what they find */
    struct store_entry *entries;
    size_t n_entries;
    int64_t total;  /* STORE_LIST, STORE_AUDIT: all that pass the filter, whatever the page;
                       STORE_FIND: all lines of the operation */
    struct err err; /* ERR_NOT_FOUND: no such id; else it could not be read or written */

    void (*done)(void *ctx, struct store_request *r);
    void *ctx;
    struct list link; /* the store's own, as is this: */
    uint64_t after;
};

/* How the store is, for people. Texts belong to it. */
struct store_state {
    const char *kind;      /* "sqlite", "memory" */
    const char *path;      /* of the database; NULL: none */
    bool is_degraded;      /* it should be on disk, and is in memory */
    const char *complaint; /* why; empty: all is well */
    int64_t n_dropped;     /* lines, since the start */
};

struct store_events {
    void (*wake)(void *ctx); /* from any thread: store_tick() soon; may be NULL */
    /* From store_tick() or store_post(): something that the operator should read. */
    void (*log)(void *ctx, enum store_level level, const char *text);
    void *ctx;
};

struct store;

struct store_ops {
    void (*post)(struct store *s, struct store_request *r);
    void (*log)(struct store *s, const struct store_line *line);
    void (*tick)(struct store *s, int64_t wall_ms);
    const struct store_state *(*state)(struct store *s);
    void (*free)(struct store *s);
};

struct store { /* first member of every implementation's struct */
    const struct store_ops *ops;
    struct store_events events;
};

/* done() follows exactly once, from store_tick() or before this returns. */
static inline void store_post(struct store *s, struct store_request *r)
{
    s->ops->post(s, r);
}

/* A line; copied. Lines never keep operations waiting: those that come too fast are dropped. */
static inline void store_log(struct store *s, const struct store_line *line)
{
    s->ops->log(s, line);
}

/* Calls done() for what has ended, and forgets what is too old by `wall_ms`. */
static inline void store_tick(struct store *s, int64_t wall_ms)
{
    s->ops->tick(s, wall_ms);
}

static inline const struct store_state *store_state(struct store *s)
{
    return s->ops->state(s);
}

/* Writes what was posted, stops, and forgets requests: done() does not follow. NULL is fine. */
static inline void store_free(struct store *s)
{
    if (s)
        s->ops->free(s);
}

/* For how long things are kept, and how much of them. Zero: without bound. */
struct store_limits {
    int64_t max_age_ms; /* operations, lines, named results */
    int64_t audit_ms;   /* the trail */
    int64_t max_bytes;  /* all together; the oldest go first, and of the trail nothing while it has
                           less than half of it. What alone is more than half is ERR_TOO_LARGE */
};

/* Everything in memory; done() always comes before store_post() returns. NULL: no memory. */
struct store *store_memory_new(const struct store_limits *limits,
                               const struct store_events *events);

struct store_sqlite_options {
    const char *path;     /* of the database; its folder is made if need be. Copied */
    const char *instance; /* of this process, unique; rows that it leaves running are lost when it
                             is dead. Copied */
    /* Whether another instance still runs; called on the store's threads. NULL: none does. */
    bool (*is_alive)(void *ctx, const char *instance);
    void *ctx;
    bool is_read_only;   /* writes fail; the file is not made */
    bool has_no_journal; /* for a short life: each write waits for the database */
    struct store_limits limits;
};

/* Nothing is opened before the first request. What cannot be opened or written then is kept in
 * memory, and store_state() says so. NULL with err set: no memory, no thread. */
struct store *store_sqlite_new(const struct store_sqlite_options *options,
                               const struct store_events *events, struct err *err);

/* Whether instances that are dead, by options->is_alive, left journals beside options->path. A
 * store that may write brings them into the database when it opens it. */
bool store_sqlite_has_orphans(const struct store_sqlite_options *options);

#endif
