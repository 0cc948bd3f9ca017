/*
 * Whose code runs: what a call's code awaits, or starts on other threads, is still its own, and so
 * are the lines that it logs later. Main thread only. Private to agent/.
 */
#ifndef AGENT_OPERATION_H
#define AGENT_OPERATION_H

#include "base/base.h"

/* Before and after code of the call with this id runs. An empty one is none: then both do nothing,
 * as they do where there is no class Umcp.Operation. */
void operation_enter(struct slice op);
void operation_leave(struct slice op);
/* The domain goes: so does what was looked up in it. */
void operation_forget(void);

#endif
