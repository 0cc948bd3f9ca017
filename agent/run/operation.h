/*
 * Tracks whose code runs. Code that a call awaits, or starts on other threads, still belongs to the
 * call: lines that it logs later carry the call's id, and on the main thread it is stopped with the
 * call. If the call is a plugin tool's, its later changes are edits. Does nothing if there is no
 * class Umcp.Operation. Main thread only. Private to agent/.
 */
#ifndef AGENT_RUN_OPERATION_H
#define AGENT_RUN_OPERATION_H

#include "guard.h"

/* A handle for the code of one call, wherever it continues; 0: none. Each time it is on the main
 * thread again it may hold that for limits->run, and until `end` in all. operation_flow_limit()
 * sets another end. The others free the handle. operation_flow_end() also ends the call's claim:
 * later work of its code belongs to the game. operation_flow_stop() stops the code: it
 * throws at its next await on the main thread. */
uintptr_t operation_flow_new(const struct guard_limits *limits, bool is_edit, int64_t end);
void operation_flow_limit(uintptr_t flow, int64_t end);
void operation_flow_end(uintptr_t flow);
void operation_flow_stop(uintptr_t flow);
void operation_flow_drop(uintptr_t flow);

/* Called before and after code of a call runs, with the call's id, which may be empty, and flow. */
void operation_enter(struct slice op, uintptr_t flow);
void operation_leave(struct slice op, uintptr_t flow);
/* The domain is about to be unloaded: ends an open edit and forgets all look-ups. */
void operation_forget(void);

#endif
