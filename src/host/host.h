/*
 * What runs tools: an engine, or a project on disk. A call is posted and comes back exactly once.
 * Hosts know tools and JSON, but no session, dialect or transport. tests/scripted/scripted.c is the
 * smallest one there is, and shows what each must do.
 */
#ifndef HOST_HOST_H
#define HOST_HOST_H

#include "base/base.h"
#include "tool/tool.h"
#include "json/json.h"

enum host_state { HOST_ABSENT, HOST_READY, HOST_RELOADING };

/* What the engine says of itself. All texts belong to the host. */
struct host_info {
    enum host_state state;
    const char *unity_version; /* "2022.3.20f1" */
    const char *platform;      /* "WindowsPlayer", "LinuxPlayer" */
    const char *runtime;       /* "Mono" or "IL2CPP" */
    const char *product_name;
    bool knows_types; /* compares what names of types mean with host_call.allow */
};

/* What of the server's configuration concerns hosts. */
struct host_settings {
    bool can_eval;   /* code may be run: an engine does well to make its compiler ready */
    int64_t eval_ms; /* for how long; 0: no limit of its own */
};

enum call_form { FORM_JSON, FORM_TEXT };

enum { CALL_DIAGNOSTICS = 8 };

/* One tool call. While posted it belongs to the host; the caller keeps it until finished(). */
struct host_call {
    const struct tool *tool;
    const void *args;      /* the tool's typed struct */
    struct slice args_raw; /* the same as JSON text, for hosts that pass it on */
    struct arena *arena;   /* for whatever the host makes; dies with the call */
    size_t budget;         /* bytes at which a list should end, saying how to get the rest */
    int64_t posted;        /* ms, monotonic: when it was posted */
    int64_t deadline;      /* a call that has not begun by then is given back; no use in it */
    int64_t end;        /* nobody wants its result after this; cancel() comes at the latest then */
    int64_t run_ms;     /* how long it may run once it has begun; 0: until `end` */
    struct slice allow; /* the tool's allowlist, a JSON array; empty: it has none */
    const char *operation; /* the id under which it is on record: a UUID; NULL: it is not */
    bool may_eval;         /* the gates for running code are open; for tools that can do without */
    bool is_patient;       /* waits for a busy main thread or a reload until its deadline; others
                              are refused soon */
    bool takes_files;      /* an engine that is ready answers it, else the project's files: it waits
                              for no engine */

    /* The host's answer: either err.kind is set, or `result` holds one JSON value or plain text. */
    struct err err;
    struct buf result; /* initialised by the caller, empty, with the maximum it will take */
    enum call_form form;
    struct slice
        diagnostics[CALL_DIAGNOSTICS]; /* notes to the user: partial results and the like */
    size_t n_diagnostics;
    bool has_no_value;   /* the code gave none; the result is then null */
    bool is_value;       /* FORM_TEXT of a plugin tool: it stands for a value of another type */
    bool is_lost;        /* err: whoever ran it died, and nobody knows how far it got */
    bool is_from_files;  /* the result was read from a project's files, not told by an engine */
    struct slice engine; /* that ran it, as in "unity-demo (player)"; in the arena, may be empty */

    void *host_data;  /* the host's own */
    struct list link; /* in one of the host's queues; zeroed by the caller */
};

/* A line that an engine logged. Lent. */
struct host_line {
    const char *level;           /* "Info", "Warning", "Error" */
    struct slice message, stack; /* stack: may be empty */
    struct slice operation;      /* during which it was logged; empty: none */
    struct slice engine;         /* as in host_call.engine */
};

/* A named result that an engine sent; lent. */
struct host_data {
    struct slice name;
    enum { HOST_DATA_WRITE, HOST_DATA_APPEND, HOST_DATA_CLEAR } action;
    struct slice value; /* JSON */
    struct slice engine;
};

/* What a host tells its owner; always on the loop's thread, but for wake(). */
struct host_events {
    void (*finished)(void *ctx, struct host_call *call); /* exactly once per posted call */
    void (*progress)(void *ctx, struct host_call *call, double done, double total,
                     const char *message);
    /* name: "selection", "scenes_diff", or HOST_EVENT_FILES; the payload is JSON */
    void (*event)(void *ctx, const char *name, struct slice payload);
    /* The host's own words; level: "Info", "Warning", "Error" */
    void (*log)(void *ctx, const char *level, struct slice message);
    void (*line)(void *ctx, const struct host_line *line); /* may be NULL */
    void (*dropped)(void *ctx, int64_t n_lines); /* it had no room for them; may be NULL */
    void (*data)(void *ctx, const struct host_data *data); /* may be NULL */
    void (*changed)(void *ctx); /* state, info or tools are not what they were */
    /* From any thread, until free() returns: call tick() soon. May be NULL. */
    void (*wake)(void *ctx);
    void *ctx;
};

struct host;

/*
 * An engine that has connected to the server. Its owner makes it and calls the host's engine_*
 * functions about it; the host sends and closes. Lent from engine_opened() to engine_closed().
 */
struct engine_conn {
    bool is_ours;       /* the other end belongs to a process that this host has started */
    bool speaks_link;   /* docs/link.md; else the bridge's simple messages */
    const char *remote; /* "127.0.0.1:51234", for log lines */
    void *host_data;    /* the host's own; NULL at first */
    /* One whole message, copied before it returns; lost if the connection is gone. */
    void (*send)(struct engine_conn *e, struct slice message);
    /* Ends it after what was sent. engine_closed() follows, later, and messages may until then. */
    void (*close)(struct engine_conn *e);
};

struct host_ops {
    const char *name;
    const struct host_info *(*info)(struct host *h);
    /* Tools that user code registered, in group GROUP_PLUGIN. Rows that changed() has replaced stay
     * as long as somebody holds their owner, or as the host lives if they have none: calls may
     * still be running them. */
    const struct tool *(*tools)(struct host *h, size_t *ret_n);
    /* Somebody wants to know which they are, or calls one that nobody knows; `now` as for tick(),
     * which is to be called soon. True: no engine has told of any yet, but one will, which is
     * started if it was not; then `call`, unless NULL, has an error that says so. May be NULL. */
    bool (*await_tools)(struct host *h, struct host_call *call, int64_t now);
    /* Whether it has a body for this tool. May be NULL: it has, or says itself why not. */
    bool (*can)(struct host *h, const struct tool *tool);
    /* Takes the call. finished() may be called before this returns. */
    void (*post)(struct host *h, struct host_call *call);
    /* Asks to give up a posted call soon; finished() still follows, with ERR_TIMEOUT or a
     * result. */
    void (*cancel)(struct host *h, struct host_call *call);
    /* Time has come to `now` (ms, monotonic). Returns when it wants to be called next. Call it soon
     * after each post() too: a host that reads no clock learns only here when the call began. */
    int64_t (*tick)(struct host *h, int64_t now);
    /* Engines come, speak and go; `now` as for tick(), which is called soon after each of these.
     * All three are NULL where a host takes none. */
    void (*engine_opened)(struct host *h, struct engine_conn *e, int64_t now);
    void (*engine_message)(struct host *h, struct engine_conn *e, struct slice message,
                           int64_t now);
    void (*engine_closed)(struct host *h, struct engine_conn *e, int64_t now);
    /* Called when it becomes the host, and whenever these change. May be NULL. */
    void (*configure)(struct host *h, const struct host_settings *settings);
    /* The server is about to stop: finish what is posted, begin nothing else. May be NULL. */
    void (*stop)(struct host *h);
    /* Stops at once. Calls still posted are forgotten: finished() does not follow. */
    void (*free)(struct host *h);
};

#define HOST_NEVER INT64_MAX

/* An event that is no protocol's: files of the project have changed. */
#define HOST_EVENT_FILES "files"

struct host { /* first member of every implementation's struct */
    const struct host_ops *ops;
    struct host_events events;
};

/* --- The project: a Unity project on disk, read on a thread of its own. --- */

struct project_options {
    const char *path;       /* the folder that has Assets; copied */
    unsigned n_threads;     /* for scans; 0: one per processor but the first, at most 8 */
    int64_t (*clock)(void); /* ms, monotonic; asked on any thread; NULL: the system's */
};

/* Only what host_info says is read before this returns. NULL with err set: no Unity project, or no
 * memory. */
struct host *project_host_new(const struct project_options *options,
                              const struct host_events *events, struct err *err);

/* --- The link: engines that connect (docs/link.md), in front of another host. --- */

/* An engine of our own, umcp-player, as a child process. */
struct player_options {
    const char *program; /* NULL: none */
    const char *project;
    const char *state_dir; /* may be NULL */
    const char *plugins;   /* a folder of sources, absolute; may be NULL */
    bool is_lazy;          /* started when the first call needs it */
    /* Makes a connection to this server; the descriptor is for the child, not to be inherited
     * as it is. */
    bool (*connect)(void *ctx, int *ret_fd, struct err *err);
    void *ctx;
};

struct link_options {
    const char *version;   /* of this server */
    const char *state_dir; /* where the folder Scripts is; NULL: nowhere */
    struct player_options player;
};

/*
 * Calls about a running Unity go to an engine while there is one, or one is about to come; all
 * others, and these too while there is none, to `base`, which may be NULL. It was made with the
 * same events, and belongs to the new host, also when that ends. NULL with err set; then `base` is
 * still the caller's. Texts of the options are copied.
 */
struct host *link_host_new(const struct link_options *options, struct host *base,
                           const struct host_events *events, struct err *err);

#endif
