/*
 * Turns an exception that a caller's code threw into the failure of its call. Private to agent/.
 */
#ifndef AGENT_RUN_THROW_H
#define AGENT_RUN_THROW_H

#include "agent/clr/clr.h"
#include "body.h"

/* ERR_TOOL with "Error executing code: NullReferenceException", the exception's message as the
 * hint, and as details {"type":"System.NullReferenceException","message":…,"stack":…,"inner":{…}}.
 * `stack` omits our own frames below the caller's code; it is absent if the exception was never
 * thrown, and so is `inner` if there is none. An exception's properties may be the caller's code,
 * so they are read under guard. Returns false. */
bool throw_answer(struct agent_call *call, struct clr_object *exception);
/* The same for a cancelled task: the exception that `await` would throw. */
bool throw_cancelled(struct agent_call *call);
/* The same two for a plugin tool, where the message is "NullReferenceException: Object reference
 * …". */
bool throw_plain(struct agent_call *call, struct clr_object *exception);
bool throw_cancelled_plain(struct agent_call *call);

#endif
