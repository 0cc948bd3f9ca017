/*
 * The seam between the pump and the bodies of tools: one call on the main thread, and the table of
 * what can be called. Private to agent/.
 */
#ifndef AGENT_RUN_BODY_H
#define AGENT_RUN_BODY_H

#include "base/base.h"
#include "link/link.h"
#include "tool/tool.h"
#include "json/json.h"

#include "guard.h"

struct agent_call;

enum agent_later_end { LATER_WAITS, LATER_DONE, LATER_FAILED };

/*
 * A result that is not there yet when the body returns: code has given a Task. The engine goes on
 * with its frames and with other calls; the pump asks in each frame. Made by a body.
 */
struct agent_later {
    /* LATER_DONE: call->result is set; LATER_FAILED: call->err is. Main thread. */
    enum agent_later_end (*ask)(struct agent_later *later, struct agent_call *call);
    /* Frees it. Nobody asks any more: it was answered, its time is over, or its domain goes. */
    void (*drop)(struct agent_later *later);
    const char *what; /* "The task": what was not there in time */
};

struct agent_call {
    const struct tool *tool;
    const void *args;           /* the tool's typed struct, as tool/args.h has it */
    const struct json *json;    /* TOOL_PLUGIN: its arguments, an object, unread */
    struct arena *arena;        /* for whatever the body makes; dies with the call */
    size_t budget;              /* bytes at which a list should end */
    struct guard_limits limits; /* for code that it runs */
    struct allow allow;  /* the tool's allowlist, for the types that the body finds; may be empty */
    struct buf result;   /* one JSON value */
    struct err err;      /* set if the body returns false */
    struct slice op;     /* the id of its record at the server; empty: it has none */
    uint64_t connection; /* of the link, by which it came */
    uintptr_t flow;      /* of a plugin tool's code; see operation.h */
    bool may_eval;       /* the gates for running code are open, whatever the tool */
    bool is_narrow;      /* of the value that it gives, objects of the class library are texts */
    bool has_no_value;   /* set by a body whose code gave none: its result is null */
    bool is_value;       /* TOOL_PLUGIN: a result that is a text stands for another type */
    struct agent_later *later; /* set by a body whose result comes later; then it returns true */
    int64_t begun;             /* when the body began, by link_now() */
    /* Set by a body whose effect comes later, at the engine's next frame or after it: until this
     * says true, or for two seconds, no other call runs. */
    bool (*is_settled)(void);
};

/* Runs to its end on the main thread. */
typedef bool agent_body(struct agent_call *call);

struct agent_tool {
    enum tool_id id;
    agent_body *run;
    bool needs_types; /* looks into types of user code: waits while that is being compiled */
};

/* The tools of one file, rows beside their bodies; table.c lists these. */
struct agent_tools {
    const struct agent_tool *rows;
    size_t n;
};

/* NULL: this engine does not have it. */
const struct agent_tool *agent_tool_find(enum tool_id id);

/* --- What bodies that run the game's code share: body.c. --- */

/* Runs fn(ctx) under guard, and stops it shortly before the call's deadline: ERR_TIMEOUT, which
 * names `what`, a method or member. */
bool guard_call(struct agent_call *call, const char *what, void (*fn)(void *ctx), void *ctx);
/* The same for code that has used `spent` of the call's running time already. */
bool guard_rest(struct agent_call *call, const char *what, int64_t spent, void (*fn)(void *ctx),
                void *ctx);

/* --- What agent.c asks of the tools. --- */

/* Called by agent_pump() now and then, on the main thread: what changed since the last time becomes
 * events ("scenes_diff", "selection"). */
void agent_watch(void);
/* Whether there is something that must be kept as a tool has set it, whatever the game does; and
 * keeps it. Each frame, on the main thread. */
bool agent_has_time_lock(void);
void agent_apply_time_lock(void);
/* The domain has changed: whatever was looked up in the old one is void. */
void agent_tools_forget(void);

/* A message about a call that came by that connection of the link, if it still stands; from any
 * thread. It is dropped if the server is slow to read. */
void agent_tell(uint64_t connection, struct slice message);
/* An event for the server; from any thread. `payload` is JSON. */
void agent_event(enum linkmsg_event event, struct slice payload);

#endif
