/*
 * Applies the operator's allowlists to types. The server has compared the caller's words; this
 * compares the types that those words turned out to name. Private to agent/tools/.
 */
#ifndef AGENT_TOOLS_PERMIT_H
#define AGENT_TOOLS_PERMIT_H

#include "tools.h"

/* Is this class on the call's allowlist? Compares its full name, not the name or index that the
 * caller gave. If not, ERR_DENIED in the words of the tool's list; or no memory. */
bool permit_type(struct agent_call *call, struct clr_class *class);
/* The same for a member of this very class. */
bool permit_own(struct agent_call *call, struct clr_class *class, struct slice member);
/*
 * The same for a member of an object: the list has it as a member of the object's class, or of the
 * base that the caller named, if the member is that base's own: `declaring`, the class that
 * declares the member, is that base or above it, so no derived class overrides or hides it. NULL:
 * not known yet; ask again when it is. A star at a class does not include members that the roots
 * of all objects declare.
 */
bool permit_member(struct agent_call *call, const struct target *target, struct slice member,
                   struct clr_class *declaring);
/* Handles a failed look-up, which is in call->err. A caller must not learn whether something exists
 * that it may not use: the error becomes ERR_DENIED, unless a list entry could mean it. An empty
 * `member`: the type itself. Returns false. */
bool permit_lost(struct agent_call *call, struct slice type, struct slice member);
/* Whether the list has this name. */
bool permit_entry(struct agent_call *call, struct slice entry);

#endif
