/*
 * Runs calls on the main thread: from the link's queue to a tool's body to the answer. Knows bodies
 * by the function that finds them, so that it can be tested without a runtime. Private to agent/.
 */
#ifndef AGENT_RUN_PUMP_H
#define AGENT_RUN_PUMP_H

#include "agent/link/link.h"
#include "body.h"

typedef const struct agent_tool *agent_find_fn(enum tool_id id);
/* The row of a tool of user code, TOOL_PLUGIN; NULL: there is none of that name. */
typedef const struct tool *agent_find_user_fn(struct slice name);

enum { PUMP_MAX_LATER = 64 }; /* calls whose results come later; see may_run() for others */

struct pump {
    struct link *link;       /* lent */
    struct catalog *catalog; /* names of tools */
    agent_find_fn *find;
    agent_find_user_fn *find_user; /* asked for names that are not declared; NULL: there is none */
    struct arena arena;            /* of the running call */
    struct buf result, message;
    bool is_compiling, is_reloading;
    bool (*is_settled)(void); /* NULL: nothing is waited for; see agent_call */
    int64_t settled_by;       /* then it is not waited for any longer */
    struct pump_later {
        struct link_request *request;
        const struct tool *tool;
        struct agent_later *later;
        int64_t begun, end; /* when its body began; when it is not asked any longer */
    } later[PUMP_MAX_LATER];
    size_t n_later;
    bool is_running; /* a body that makes the engine run managed code does not begin another call */
};

/* False with err set: no memory. */
bool pump_init(struct pump *p, struct link *link, agent_find_fn *find, struct err *err);
void pump_done(struct pump *p);

/* Runs waiting calls, at least one, until none is left that may run now or `max_us` have passed
 * (-1: no bound). */
void pump_run(struct pump *p, int64_t max_us);
/* Ends all calls whose results were to come later: what they wait for goes with its domain. Reads
 * are told that the engine is not ready, others that what they had done stands. */
void pump_drop_later(struct pump *p, const char *why);
/* The op of the call that runs on this thread now; empty: none does, or it has none. */
struct slice pump_op(void);
/* Sleeps until there is such a call, or `timeout_us` have passed. */
void pump_wait(struct pump *p, int64_t timeout_us);

#endif
