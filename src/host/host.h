/*
 * What runs tools: an engine, a project on disk, or the fake. A call is posted as a job and comes
 * back exactly once. Hosts know tools and JSON, but no session, dialect or transport.
 * host/fake.c is the annotated example of this interface.
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
};

enum job_form { FORM_JSON, FORM_TEXT };

enum { JOB_DIAGNOSTICS = 8 };

/* One tool call. While posted it belongs to the host; the caller keeps it until finished(). */
struct job {
    const struct tool *tool;
    const void *args;      /* the tool's typed struct */
    struct slice args_raw; /* the same as JSON text, for hosts that pass it on */
    struct arena *arena;   /* for whatever the host makes; dies with the call */
    size_t budget;         /* bytes at which a list should end, saying how to get the rest */

    /* The host's answer: either err.kind is set, or `result` holds one JSON value or plain text. */
    struct err err;
    struct buf result; /* initialised by the caller, empty, with the maximum it will take */
    enum job_form form;
    struct slice diagnostics[JOB_DIAGNOSTICS]; /* notes to the user: partial results and the like */
    size_t n_diagnostics;

    void *host_data;  /* the host's own */
    struct job *next; /* the host's queue */
};

/* What a host tells its owner; always on the loop's thread, but for wake(). */
struct host_events {
    void (*finished)(void *ctx, struct job *job); /* exactly once per posted job */
    void (*progress)(void *ctx, struct job *job, double done, double total, const char *message);
    /* name: "selection", "scenes_diff", or HOST_EVENT_FILES; the payload is JSON */
    void (*event)(void *ctx, const char *name, struct slice payload);
    /* level: "Info", "Warning", "Error" */
    void (*log)(void *ctx, const char *level, struct slice message);
    void (*changed)(void *ctx); /* state, info or tools are not what they were */
    /* From any thread, until free() returns: call tick() soon. May be NULL. */
    void (*wake)(void *ctx);
    void *ctx;
};

struct host;

struct host_ops {
    const char *name;
    const struct host_info *(*info)(struct host *h);
    /* Tools that user code registered, in group GROUP_PLUGIN. Rows stay as they are as long as the
     * host lives, also those that changed() has replaced: calls may still be running them. */
    const struct tool *(*tools)(struct host *h, size_t *ret_n);
    /* Takes the job. finished() may be called before this returns. */
    void (*post)(struct host *h, struct job *job);
    /* Asks to give up a posted job soon; finished() still follows, with ERR_TIMEOUT or a result. */
    void (*cancel)(struct host *h, struct job *job);
    /* Time has come to `now` (ms, monotonic). Returns when it wants to be called next. Call it soon
     * after each post() too: a host that reads no clock learns only here when the job began. */
    int64_t (*tick)(struct host *h, int64_t now);
    /* Stops at once. Jobs still posted are forgotten: finished() does not follow. */
    void (*free)(struct host *h);
};

#define HOST_NEVER INT64_MAX

/* An event that is no protocol's: files of the project have changed. */
#define HOST_EVENT_FILES "files"

struct host { /* first member of every implementation's struct */
    const struct host_ops *ops;
    struct host_events events;
};

/* --- The fake: everything in memory. --- */

struct fake_options {
    enum host_state state;
    const char *unity_version, *platform, *runtime; /* lent while it lives; NULL: the example's */
    int64_t scan_cost_ms; /* what one item of a project scan takes, in the fake's own time */
};

/* NULL: no memory. */
struct host *fake_host_new(const struct fake_options *options, const struct host_events *events);

/* --- The project: a Unity project on disk, read on a thread of its own. --- */

struct project_options {
    const char *path;   /* the folder that has Assets; copied */
    unsigned n_threads; /* for scans; 0: one per processor but the first, at most 8 */
};

/* Only what host_info says is read before this returns. NULL with err set: no Unity project, or no
 * memory. */
struct host *project_host_new(const struct project_options *options,
                              const struct host_events *events, struct err *err);

#endif
