/*
 * Runs calls on the main thread: from the link's queue to a tool's body to the answer. It finds
 * bodies through a function it is given, so that it can be tested without a runtime. Private to
 * agent/.
 */
#ifndef AGENT_RUN_PUMP_H
#define AGENT_RUN_PUMP_H

#include "base/limits.h"

#include "agent/link/link.h"
#include "body.h"

typedef const struct agent_tool *agent_find_fn(enum tool_id id);
/* The TOOL_PLUGIN row of a tool in user code, or NULL if none has that name. */
typedef const struct tool *agent_find_user_fn(struct slice name);

struct pump {
    struct link *link;       /* lent */
    struct catalog *catalog; /* the names of tools */
    agent_find_fn *find;
    agent_find_user_fn *find_user; /* finds tools that are not declared; NULL: there are none */
    struct arena arena;            /* of the running call */
    struct buf result, message;
    bool is_compiling, is_compiling_editor, is_reloading;
    bool (*has_changed)(void);  /* see agent_options; NULL: never asked */
    bool (*is_user_busy)(void); /* a user tool runs beside the main thread; NULL: none ever does */
    bool (*is_settled)(void);   /* NULL: the pump waits for nothing; see agent_call */
    int64_t settled_by;         /* when the pump stops waiting for it */
    struct pump_pending {
        struct link_request *request;
        const struct tool *tool;
        struct agent_pending *pending;
        int64_t end; /* when the pump stops asking */
    } pending[LIMIT_AGENT_PENDING];
    size_t n_pending;
    /* no call begins inside another: a body may make the engine run managed code */
    bool is_running;
};

/* False with err set: no memory. */
bool pump_init(struct pump *p, struct link *link, agent_find_fn *find, struct err *err);
void pump_done(struct pump *p);

/* Runs waiting calls, at least one, until none of them may run now or `max_us` have passed (-1: no
 * limit). */
void pump_run(struct pump *p, int64_t max_us);
/* Ends all calls with late results, because these results are lost with the domain. Reads get the
 * error that the engine is not ready; others, that their changes so far remain. */
void pump_drop_pending(struct pump *p, const char *why);
/* The op of the call that runs on this thread now; empty if none runs or it has no op. */
struct slice pump_op(void);
/* The link's number of the call whose body runs now; 0: none. Main thread. */
int64_t pump_call(void);
/* Sleeps until a call may run, or `timeout_us` have passed. */
void pump_wait(struct pump *p, int64_t timeout_us);

#endif
