/*
 * The seam between the pump and the bodies of tools: one call on the main thread, and the table of
 * bodies. Private to agent/.
 */
#ifndef AGENT_RUN_BODY_H
#define AGENT_RUN_BODY_H

#include "base/base.h"
#include "link/link.h"
#include "tool/tool.h"
#include "json/json.h"

#include "guard.h"

struct agent_call;

enum agent_pending_end { PENDING_WAITS, PENDING_DONE, PENDING_FAILED };

/*
 * A result that is not ready when the body returns, because its code returned a Task. The engine
 * continues with its frames and with other calls; the pump asks in each frame. The body creates it.
 */
struct agent_pending {
    /* PENDING_DONE: call->result is set. PENDING_FAILED: call->err is set. Main thread. */
    enum agent_pending_end (*ask)(struct agent_pending *pending, struct agent_call *call);
    /* Frees it. Called when the call is answered, its time is over, or its domain is unloaded. */
    void (*drop)(struct agent_pending *pending);
    const char *what; /* "The task": names the missing result in the timeout message */
};

struct agent_call {
    const struct tool *tool;
    const void *args; /* the tool's typed struct, as tool/args.h has it */
    /* TOOL_PLUGIN: its arguments, a JSON object that is not bound yet */
    const struct json *json;
    struct arena *arena;        /* for everything the body allocates; freed with the call */
    size_t budget;              /* a list should end before it exceeds this many bytes */
    struct guard_limits limits; /* for the code that the body runs */
    struct allow allow; /* the tool's allowlist, for types that the body finds; may be empty */
    struct buf result;  /* one JSON value */
    struct err err;     /* set if the body returns false */
    struct slice *diagnostics; /* sentences for the user, in the arena */
    size_t n_diagnostics;
    struct slice op;      /* the id of its record at the server; empty: it has none */
    uint64_t connection;  /* the connection of the link that the call arrived on */
    uintptr_t flow;       /* a handle for its code, wherever it continues; see operation.h */
    bool may_eval;        /* the gates for running code are open, for any tool */
    bool library_as_text; /* write objects of the class library as texts in the result */
    bool has_no_value;    /* set by a body whose code returned no value: the result is null */
    bool is_cut;          /* the result is a part of the value that code returned */
    bool is_value;        /* TOOL_PLUGIN: a text result stands for a value of another type */
    /* set by a body with a later result; the body then returns true */
    struct agent_pending *pending;
    int64_t begun; /* when the body began, by link_now() */
    /* Set by a body that takes effect only at the engine's next frame or later: no other call runs
     * until this returns true, or for two seconds at most. */
    bool (*is_settled)(void);
};

/* Runs to its end on the main thread. */
typedef bool agent_body(struct agent_call *call);

struct agent_tool {
    enum tool_id id;
    agent_body *run;
    bool needs_types; /* uses types of user code: waits while that is being compiled */
};

/* The tools of one file, their rows beside their bodies. table.c lists these. */
struct agent_tools {
    const struct agent_tool *rows;
    size_t n;
};

/* NULL if this engine does not have the tool. */
const struct agent_tool *agent_tool_find(enum tool_id id);

/* --- Shared by bodies that run the game's code: body.c. --- */

/* The setting that limits the tool's code on the main thread, for messages. NULL: no tool. */
const char *guard_setting(const struct tool *tool);

/* Runs fn(ctx) under guard and stops it shortly before the call's deadline. The ERR_TIMEOUT then
 * names `what`, a method or member. */
bool guard_call(struct agent_call *call, const char *what, void (*fn)(void *ctx), void *ctx);
/* The same for code that has already used `spent` of the call's running time. */
bool guard_rest(struct agent_call *call, const char *what, int64_t spent, void (*fn)(void *ctx),
                void *ctx);

/* --- Used by agent.c. --- */

/* Sends changes since the last time as events ("scenes_diff", "selection"). agent_pump() calls
 * it now and then, on the main thread. */
void agent_watch(void);
/* Whether SetTimeScale has locked the time scale. The second one sets it again if the game has
 * changed it; it is called on the main thread in each frame. */
bool agent_has_time_lock(void);
void agent_apply_time_lock(void);
/* Drops everything that was looked up in the old domain, because the domain has changed. */
void agent_tools_forget(void);

/* Lets the main thread look at once at calls with late results. Any thread. */
void agent_nudge(void);
/* Sends a message about a call to the connection that the call arrived on, if that is still open.
 * Any thread. The message is dropped if the server is slow to read. */
void agent_tell(uint64_t connection, struct slice message);
/* Sends an event to the server. Any thread. `payload` is JSON. */
void agent_event(enum linkmsg_event event, struct slice payload);
/* The same, and however slow the server is to read, it is not dropped. */
void agent_report(enum linkmsg_event event, struct slice payload);
/* The number of the connection to the server, or of the last one. */
uint64_t agent_connection(void);

#endif
