/*
 * A host runs tools: an engine does, or code that reads a project on disk. A call is posted to it
 * and comes back exactly once. Hosts know tools and JSON, but no session, dialect or transport.
 * tests/scripted/scripted.c is the smallest host and shows what each must do.
 */
#ifndef HOST_HOST_H
#define HOST_HOST_H

#include "base/base.h"
#include "tool/tool.h"
#include "json/json.h"

enum host_state { HOST_ABSENT, HOST_READY, HOST_RELOADING };

/* What the engine says about itself. All texts belong to the host. */
struct host_info {
    enum host_state state;
    const char *unity_version; /* "2022.3.20f1" */
    const char *platform;      /* "WindowsPlayer", "LinuxPlayer" */
    const char *runtime;       /* "Mono" or "IL2CPP" */
    const char *product_name;
    bool knows_types; /* resolves type names before it compares them with host_call.allow */
};

/* The part of the server's configuration that concerns hosts. */
struct host_settings {
    bool can_eval;   /* code may run: an engine should get its compiler ready */
    int64_t eval_ms; /* how long code may run; 0: no limit of its own */
};

enum call_form { FORM_JSON, FORM_TEXT };

enum { CALL_DIAGNOSTICS = 8 };

/* One tool call. While posted it belongs to the host; the caller keeps it until finished(). */
struct host_call {
    const struct tool *tool;
    const void *args;      /* the tool's typed struct */
    struct slice args_raw; /* the same as JSON text, for hosts that pass it on */
    struct arena *arena;   /* for what the host allocates; freed with the call */
    size_t budget;         /* at this many bytes a list should end and say how to get the rest */
    int64_t posted;        /* ms, monotonic: when it was posted */
    int64_t deadline;      /* a call that has not begun by then fails */
    int64_t end;           /* the caller waits no longer than this; cancel() comes by then */
    int64_t run_ms;        /* how long it may run once it has begun; 0: until `end` */
    struct slice allow;    /* the tool's allowlist, a JSON array; empty: it has none */
    const char *operation; /* the id under which it is on record: a UUID; NULL: it is not */
    bool may_eval;         /* the gates for running code are open; some tools can do without */
    bool is_patient;       /* waits until its deadline for a busy main thread or a reload; others
                              fail soon */
    bool takes_files;      /* if no engine is ready, the project's files answer it at once */

    /* The host's answer: either err.kind is set, or `result` holds one JSON value or plain text. */
    struct err err;
    struct buf result; /* initialised by the caller, empty, with the maximum it will take */
    enum call_form form;
    struct slice
        diagnostics[CALL_DIAGNOSTICS]; /* sentences for the user, such as "partial result" */
    size_t n_diagnostics;
    bool has_no_value;   /* the code returned nothing; the result is null */
    bool is_value;       /* a plugin tool's FORM_TEXT that stands for a value of another type */
    bool is_lost;        /* err: the engine died, and it is unknown how far the call got */
    bool is_from_files;  /* the result comes from a project's files, not from an engine */
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

/* A host's callbacks to its owner; all but wake() come on the loop's thread. */
struct host_events {
    void (*finished)(void *ctx, struct host_call *call); /* exactly once per posted call */
    void (*progress)(void *ctx, struct host_call *call, double done, double total,
                     const char *message);
    /* name: "selection", "scenes_diff", or HOST_EVENT_FILES; the payload is JSON */
    void (*event)(void *ctx, const char *name, struct slice payload);
    /* A message of the host itself; level: "Info", "Warning", "Error" */
    void (*log)(void *ctx, const char *level, struct slice message);
    void (*line)(void *ctx, const struct host_line *line); /* may be NULL */
    void (*dropped)(void *ctx, int64_t n_lines); /* the engine dropped lines; may be NULL */
    void (*data)(void *ctx, const struct host_data *data); /* may be NULL */
    void (*changed)(void *ctx);                            /* state, info or tools have changed */
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
    /* Tools that user code registered, in group GROUP_PLUGIN. Calls may still run rows that
     * changed() has replaced: these live until their owner is unreferenced, or as long as the host
     * if they have no owner. */
    const struct tool *(*tools)(struct host *h, size_t *ret_n);
    /* A client lists plugin tools, or calls an unknown tool. If no engine has reported its tools
     * yet but one will, starts that engine, sets the error of `call`, which may be NULL, and
     * returns true. `now` is as for tick(), which must be called soon. May be NULL. */
    bool (*await_tools)(struct host *h, struct host_call *call, int64_t now);
    /* Whether the host can run this tool. NULL: it can, or post() fails with the reason. */
    bool (*can)(struct host *h, const struct tool *tool);
    /* Takes the call. finished() may be called before this returns. */
    void (*post)(struct host *h, struct host_call *call);
    /* Asks to give up a posted call soon; finished() still follows, with ERR_TIMEOUT or a
     * result. */
    void (*cancel)(struct host *h, struct host_call *call);
    /* It is `now` (ms, monotonic). Returns when the host wants to be called next. Call it soon
     * after each post() too: a host that reads no clock learns the time only here. */
    int64_t (*tick)(struct host *h, int64_t now);
    /* An engine has connected, sent a message, disconnected. `now` is as for tick(), which must be
     * called soon. All three are NULL if the host takes no engines. */
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

/* Files of the project have changed. No protocol has this event. */
#define HOST_EVENT_FILES "files"

struct host { /* first member of every implementation's struct */
    const struct host_ops *ops;
    struct host_events events;
};

/* --- The project: a Unity project on disk, read on a thread of its own. --- */

struct project_options {
    const char *path;       /* the folder that has Assets; copied */
    unsigned n_threads;     /* for scans; 0: one less than processors, up to LIMIT_SCAN_THREADS */
    int64_t (*clock)(void); /* ms, monotonic; asked on any thread; NULL: the system's */
};

/* Reads only what host_info needs before it returns. NULL with err set: not a Unity project, or no
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
    /* Makes a connection to this server for the child. The descriptor is close-on-exec. */
    bool (*connect)(void *ctx, int *ret_fd, struct err *err);
    void *ctx;
};

struct link_options {
    const char *version;   /* of this server */
    const char *state_dir; /* where the folder Scripts is; NULL: nowhere */
    struct player_options player;
};

/*
 * Sends calls about a running Unity to an engine if one is connected or about to connect, and all
 * other calls to `base`, which may be NULL and was made with the same events. The new host owns
 * `base` and copies the options' texts. NULL with err set: `base` is still the caller's.
 */
struct host *link_host_new(const struct link_options *options, struct host *base,
                           const struct host_events *events, struct err *err);

#endif
