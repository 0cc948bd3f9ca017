/*
 * Whose code runs: what a call's code awaits, or starts on other threads, is still its own. Lines
 * that it logs later are known by the call's id, and what a plugin tool changes later is an edit,
 * and is stopped at its deadline. Does nothing where there is no class Umcp.Operation. Main thread
 * only. Private to agent/.
 */
#ifndef AGENT_RUN_OPERATION_H
#define AGENT_RUN_OPERATION_H

#include "base/base.h"

/* The code of one call of a plugin tool, wherever it goes on: a handle; 0: none. It ends with the
 * call: what its code does after that is the game's. operation_drop() leaves it as it is. */
uintptr_t operation_flow_new(bool is_edit, int64_t deadline);
void operation_flow_end(uintptr_t flow);
void operation_flow_drop(uintptr_t flow);

/* Before and after code of a call runs: its id, which may be empty, and its flow. */
void operation_enter(struct slice op, uintptr_t flow);
void operation_leave(struct slice op, uintptr_t flow);
/* The domain is about to go: ends an edit that is still open, forgets what was looked up. */
void operation_forget(void);

#endif
