/*
 * The seam between the pump and the bodies of tools: one call on the main thread, and the table of
 * what can be called. Private to agent/.
 */
#ifndef AGENT_BODY_H
#define AGENT_BODY_H

#include "base/base.h"
#include "tool/tool.h"
#include "json/json.h"

#include "guard.h"

struct agent_call {
    const struct tool *tool;
    const void *args;           /* the tool's typed struct, as tool/args.h has it */
    struct arena *arena;        /* for whatever the body makes; dies with the call */
    size_t budget;              /* bytes at which a list should end */
    struct guard_limits limits; /* for code that it runs */
    struct allow allow; /* the tool's allowlist, for the types that the body finds; may be empty */
    bool may_eval;      /* the server allows to run code that is not a tool of its own */
    bool is_narrow;     /* of the value that it gives, objects of the class library are texts */
    struct buf result;  /* one JSON value */
    struct err err;     /* set if the body returns false */
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

/* NULL: this engine does not have it. */
const struct agent_tool *agent_tool_find(enum tool_id id);

/* Called by agent_pump() now and then, on the main thread: what changed since the last time becomes
 * events ("scenes_diff", "selection"). */
void agent_watch(void);
/* Whether there is something that must be kept as a tool has set it, whatever the game does; and
 * keeps it. Each frame, on the main thread. */
bool agent_must_hold(void);
void agent_hold(void);
/* The domain has changed: whatever was looked up in the old one is void. */
void agent_tools_forget(void);

/* An event for the server; from any thread. `payload` is JSON. */
void agent_event(const char *name, struct slice payload);

#endif
