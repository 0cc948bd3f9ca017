/*
 * An exception that code of a caller's threw, as the failure of its call. Private to agent/.
 */
#ifndef AGENT_RUN_THROW_H
#define AGENT_RUN_THROW_H

#include "agent/clr/clr.h"
#include "body.h"

/* ERR_TOOL with "Error executing code: NullReferenceException", its message as the hint, and as
 * details {"type":"System.NullReferenceException","message":…,"stack":…,"inner":{…}}; `stack` is
 * without the frames of what called the code, and absent if it was never thrown, as `inner` is
 * where there is none. Exceptions are classes of the caller's: what they say of themselves is asked
 * under guard. Returns false. */
bool throw_answer(struct agent_call *call, struct clr_object *exception);
/* The same for a task that was cancelled, as `await` would throw it. */
bool throw_cancelled(struct agent_call *call);
/* The same two for a plugin tool: the message is "NullReferenceException: Object reference …". */
bool throw_plain(struct agent_call *call, struct clr_object *exception);
bool throw_cancelled_plain(struct agent_call *call);

#endif
