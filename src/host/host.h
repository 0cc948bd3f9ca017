/*
 * A host runs tools. It is an engine, or code that reads a project on disk. Core posts a call to it
 * and gets it back exactly once. Hosts know tools and JSON, but no sessions, dialects or
 * transports. tests/scripted/scripted.c is the smallest host and shows the duties of each.
 */
#ifndef HOST_HOST_H
#define HOST_HOST_H

#include "base/base.h"
#include "tool/tool.h"
#include "json/json.h"

enum host_state { HOST_ABSENT, HOST_READY, HOST_RELOADING };

/* An engine's description of itself. All texts belong to the host. */
struct host_info {
    enum host_state state;
    const char *unity_version; /* "2022.3.20f1" */
    const char *platform;      /* "WindowsPlayer", "LinuxPlayer" */
    const char *runtime;       /* "Mono" or "IL2CPP" */
    const char *product_name;
    bool knows_types; /* resolves type names before comparing them with host_call.allow */
};

/* The part of the server's configuration that hosts need. */
struct host_settings {
    bool can_eval; /* code may run, so engines should get their compilers ready */
    bool can_write;
    struct slice hook_allow; /* types that may be hooked, a JSON array; the host copies it */
    int64_t eval_ms;         /* how long startup.cs may run; 0: no limit of its own */
};

enum call_form {
    FORM_JSON,
    FORM_TEXT,
    /* A JSON array in MCP's shapes: content blocks of a tool's result, contents of a resource,
     * messages of a prompt. */
    FORM_BLOCKS
};

enum { CALL_DIAGNOSTICS = 8 };

/* One tool call. It belongs to the host from post() until finished(), and to the caller
 * otherwise. */
struct host_call {
    const struct tool *tool;
    const void *args;      /* the tool's typed struct */
    struct slice args_raw; /* the same as JSON text, for hosts that forward it */
    struct arena *arena;   /* for the host's allocations; freed with the call */
    size_t budget;         /* bytes after which a list should end and name the way to the rest */
    int64_t posted;        /* when it was posted, ms, monotonic */
    int64_t deadline;      /* a call that has not begun by then fails, */
    int64_t engine_ms;     /* and one that is this long without an engine; 0: no such limit */
    int64_t end;           /* when the caller stops waiting; cancel() follows by then */
    /* how long its code may hold the main thread, and how long the call may take in all once it has
     * begun; 0: until `end` */
    int64_t run_ms, wait_ms;
    int64_t guess_ms; /* when a silent engine that cannot be stopped counts as failed; 0: at
                         `end` */
    struct slice allow;    /* the tool's allowlist as a JSON array; empty: none */
    const char *operation; /* the UUID under which it is recorded; NULL: it is not */
    bool may_eval;         /* the gates for running code are open; some tools need no code */
    bool is_patient;       /* waits for a busy main thread or a reload until its deadline; others
                              fail soon */
    bool awaits_tools; /* not to be run: finish it, without a result, once the tools of user code
                              are known, or after await_tools() would return false */
    bool takes_files;  /* if no engine is ready, the project's files answer it at once */
    /* For a host of files that answers a tool that is_either: why no engine did (empty: none is
     * connected), and the platform of the one that is connected (empty: none is). In the arena. */
    struct slice why_files, platform;
    unsigned client_can; /* enum client_can: the questions that the client takes */
    /* The client's answers to the questions of earlier rounds: {key: result}; empty: nothing.
     * Keys that were never asked may be among them, and values may have any shape. */
    struct slice inputs;
    struct slice state; /* the next_state of the round before; empty in the first round */

    /* The host's answer: either err.kind is set, or `result` holds one JSON value or plain text. */
    struct err err;
    struct buf result; /* the caller sets it up, empty, with its maximum */
    /* Instead of a result: the tool's questions to the client, in the arena:
     * {key: {"method": "elicitation/create", "params": {...}}}. The call is posted again, as a new
     * round, with the answers in `inputs`. */
    struct slice questions;
    struct slice next_state; /* with questions: `state` of the next round; may be empty */
    bool is_error;           /* FORM_BLOCKS: the blocks describe a failure */
    enum call_form form;
    struct slice
        diagnostics[CALL_DIAGNOSTICS]; /* sentences for the user, such as "partial result" */
    size_t n_diagnostics;
    bool has_no_value;   /* the code returned nothing; the result is null */
    bool is_value;       /* a plugin tool's FORM_TEXT result is a value of another type */
    bool is_cut;         /* the result is a part of the value that code returned */
    bool is_held;        /* err: not ready, because a call holds the engine's main thread */
    bool is_lost;        /* err: the engine died, and we do not know how far the call got */
    bool is_from_files;  /* the result comes from a project's files, not from an engine */
    struct slice engine; /* that ran it: "unity-demo (player)"; in the arena, may be empty */

    void *host_data;  /* for the host's use */
    struct list link; /* for the host's queues; zeroed by the caller */
};

/* A line that an engine logged. Valid during the callback. */
struct host_line {
    const char *level;           /* "Info", "Warning", "Error" */
    struct slice message, stack; /* stack may be empty */
    struct slice operation;      /* that was running when it was logged; empty: none */
    struct host_call *call;      /* whose code logged it, if that is posted; NULL: none */
    struct slice engine;         /* as in host_call.engine */
};

/* A named result that an engine sent. Valid during the callback. */
struct host_data {
    struct slice name;
    enum { HOST_DATA_WRITE, HOST_DATA_APPEND, HOST_DATA_CLEAR } action;
    struct slice value; /* JSON */
    struct slice engine;
};

/* The result of a call that the host had given up as too late or cancelled, from an engine that
 * could not be stopped. Valid during the callback. */
struct host_late {
    const char *operation; /* as in host_call */
    struct slice engine;   /* likewise */
    bool ok, has_no_value;
    struct slice text; /* ok: JSON; else why it failed */
};

/* A host's callbacks to its owner. All but wake() are called on the loop's thread. */
struct host_events {
    void (*finished)(void *ctx, struct host_call *call); /* exactly once per posted call */
    void (*progress)(void *ctx, struct host_call *call, double done, double total,
                     const char *message);
    /* A log line for the client of this call; level: enum log_level's names. May be NULL. */
    void (*note)(void *ctx, struct host_call *call, const char *level, struct slice message);
    /* Ends the connection on which the client of this call waits, if the client can resume later;
     * the call keeps running. May be NULL. */
    void (*close_stream)(void *ctx, struct host_call *call);
    /* name: "selection", "scenes_diff", or HOST_EVENT_FILES with a JSON payload; or
     * HOST_EVENT_RESOURCE */
    void (*event)(void *ctx, const char *name, struct slice payload);
    /* A message from the host itself; level: "Info", "Warning", "Error" */
    text_log_fn *log;
    /* A line about hooks. Clients that are not trusted get its first `n_public` bytes. May be NULL:
     * then log() gets it. */
    void (*log_part)(void *ctx, const char *level, struct slice message, size_t n_public);
    void (*line)(void *ctx, const struct host_line *line); /* may be NULL */
    void (*dropped)(void *ctx, int64_t n_lines); /* the engine dropped lines; may be NULL */
    void (*data)(void *ctx, const struct host_data *data); /* may be NULL */
    void (*late)(void *ctx, const struct host_late *late); /* may be NULL */
    void (*changed)(void *ctx);                            /* state, info or tools have changed */
    /* Asks for a tick() soon. Called on any thread until free() returns. May be NULL. */
    void (*wake)(void *ctx);
    void *ctx;
};

struct host;

/*
 * An engine that has connected to the server. Its owner creates it and calls the host's engine_*
 * functions; the host calls send() and close(). Lent from engine_opened() to engine_closed().
 */
struct engine_conn {
    bool is_ours;       /* the other end belongs to a process that this host has started */
    bool speaks_link;   /* speaks docs/link.md, else the bridge's simple messages */
    bool must_prove;    /* must prove first that it knows our secret; the host clears this */
    bool is_stranger;   /* proves nothing, and is not known to belong to this user: ranks last */
    int port;           /* that it dialled; 0: none */
    const char *remote; /* "127.0.0.1:51234", for log lines */
    void *host_data;    /* for the host's use; NULL at first */
    /* Sends one complete message; copies it. The message is lost if the connection has ended. */
    void (*send)(struct engine_conn *e, struct slice message);
    /* Closes the connection after all sent messages. engine_closed() follows later; until then more
     * messages may arrive. */
    void (*close)(struct engine_conn *e);
};

/* A host's entries beside tools. `version` changes with each of them. */
struct host_offers {
    const struct prompt *prompts; /* each with a tool of its own */
    size_t n_prompts;
    const struct resource *resources; /* likewise */
    size_t n_resources;
    unsigned version;
};

struct host_ops {
    const char *name;
    const struct host_info *(*info)(struct host *h);
    /* Tools that user code registered, in group GROUP_PLUGIN. Running calls may still use rows that
     * changed() has replaced. Such rows live until their owner is unreferenced or, if they have no
     * owner, as long as the host. */
    const struct tool *(*tools)(struct host *h, size_t *ret_n);
    /* Prompts and resources of the host's own, beside those of the tables. They are valid as long
     * as the host. May be NULL. */
    const struct host_offers *(*offers)(struct host *h);
    /* Called when a client lists plugin tools or calls an unknown tool. If no engine has reported
     * its tools yet but one will, starts that engine, sets the error of `call`, which may be NULL,
     * and returns true; the owner may then post a call that `awaits_tools`. `now` is as for tick(),
     * which must be called soon. May be NULL. */
    bool (*await_tools)(struct host *h, struct host_call *call, int64_t now);
    /* Whether no engine has reported its tools yet, but one runs or is being started that will.
     * Changes nothing. May be NULL. */
    bool (*expects_tools)(struct host *h);
    /* Whether the host can run this tool. NULL: it can run all tools, or post() fails with the
     * reason. */
    bool (*can)(struct host *h, const struct tool *tool);
    /* Takes the call. finished() may be called before this returns. */
    void (*post)(struct host *h, struct host_call *call);
    /* Asks the host to give up a posted call soon. finished() still follows, with ERR_TIMEOUT or a
     * result. */
    void (*cancel)(struct host *h, struct host_call *call);
    /* Tells the host the time (ms, monotonic). Returns when the host wants to be called next. Call
     * it soon after each post(), too: a host that reads no clock learns the time only here. */
    int64_t (*tick)(struct host *h, int64_t now);
    /* An engine has connected, sent a message, disconnected. `now` is as for tick(), which must be
     * called soon. All three are NULL if the host takes no engines. */
    void (*engine_opened)(struct host *h, struct engine_conn *e, int64_t now);
    void (*engine_message)(struct host *h, struct engine_conn *e, struct slice message,
                           int64_t now);
    void (*engine_closed)(struct host *h, struct engine_conn *e, int64_t now);
    /* The call whose code holds the engine's main thread, so that no frame begins and no other
     * call, and for how long it has; NULL: none does, or not for long. May be NULL. */
    struct host_call *(*holder)(struct host *h, int64_t *ret_ms);
    /* Writes members of its own for GET /health. May be NULL. */
    void (*health)(struct host *h, struct json_out *w);
    /* Called when core starts to use the host, and whenever the settings change. May be NULL. */
    void (*configure)(struct host *h, const struct host_settings *settings);
    /* The server is about to stop: finish posted calls and start nothing else. May be NULL. */
    void (*stop)(struct host *h);
    /* Stops at once. Calls that are still posted do not get finished(). */
    void (*free)(struct host *h);
};

#define HOST_NEVER INT64_MAX

/* Sent when files of the project have changed. For core only: no protocol has this event. */
#define HOST_EVENT_FILES "files"
/* Sent when hooks of an ended engine were restored, or lost: {"restored":["signature"],
 * "lost":[{"Signature":"…","Reason":"…"}]}. */
#define HOST_EVENT_HOOKS "hooks"
/* A resource among the host's offers has changed; the payload is its uri, as plain text. */
#define HOST_EVENT_RESOURCE "resource"

struct host { /* first member of every implementation's struct */
    const struct host_ops *ops;
    struct host_events events;
};

/* --- The project: a Unity project on disk, read on its own thread. --- */

struct project_options {
    const char *path;       /* the folder that contains Assets; copied */
    unsigned n_threads;     /* for scans; 0: all processors but one, up to LIMIT_SCAN_THREADS */
    int64_t (*clock)(void); /* ms, monotonic; called on any thread; NULL: the system's clock */
};

/* Before it returns, reads only the data of host_info. NULL with err set: not a Unity project, or
 * no memory. */
struct host *project_host_new(const struct project_options *options,
                              const struct host_events *events, struct err *err);

/* --- The link: engines that connect (docs/link.md), in front of another host. --- */

struct compile_service_options; /* compile/service.h */

/* Our own engine, umcp-player, as a child process. */
struct player_options {
    const char *program; /* NULL: none */
    const char *project;
    /* Its own folder, and that of compiled scripts, which it only reads; both may be NULL. */
    const char *state_dir, *cache_dir;
    const char *plugins;  /* absolute path of a folder of sources; may be NULL */
    const char *sandbox;  /* its access to the project's files: "off", "read", "write" */
    const char *confined; /* for GET /health: "on", "partly", "off" */
    /* The service that compiles for it, valid as long as the host; NULL: none. */
    const struct compile_service_options *compile;
    bool is_lazy; /* start it when the first call needs it */
    /* Makes a connection to this server for the child. The descriptor is close-on-exec. */
    bool (*connect)(void *ctx, int *ret_fd, struct err *err);
    void *ctx;
};

struct link_options {
    const char *version;                  /* of this server */
    const char *state_dir;                /* where the folder Scripts is; NULL: there is none */
    const char *token;                    /* a secret that engines may prove to know; NULL: none */
    const char *key_path;                 /* the file of the other one, linkkey_get(); NULL: none */
    void (*random)(void *to, size_t len); /* unguessable bytes; NULL: proofs are impossible */
    struct player_options player;
};

/*
 * Sends calls about a running Unity to an engine, if one is connected or about to connect. Sends
 * all other calls to `base`, which may be NULL and must use the same events. The new host owns
 * `base` and copies the options' texts. NULL with err set: the caller still owns `base`.
 */
struct host *link_host_new(const struct link_options *options, struct host *base,
                           const struct host_events *events, struct err *err);

#endif
