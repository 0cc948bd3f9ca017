/*
 * Applies the operator's allowlists to types. The server has compared the caller's words; this
 * compares the types that those words turned out to name. Private to agent/tools/.
 */
#ifndef AGENT_TOOLS_PERMIT_H
#define AGENT_TOOLS_PERMIT_H

#include "tools.h"

/* What a caller says it uses, in the caller's words. */
struct permit_claim {
    struct slice type;
    struct slice member; /* empty: the type itself */
};

/*
 * Whether the call's list has an entry, byte for byte, for `class`, for the class or base that the
 * caller's word `matched`, or for the caller's own words. If not, ERR_DENIED in the words of the
 * tool's list; or no memory.
 */
bool permit(struct agent_call *call, const struct permit_claim *claim, struct clr_class *class,
            struct clr_class *matched);
/* Handles a failed look-up, which is in call->err. A caller must not learn whether something exists
 * that it may not use: the error becomes ERR_DENIED, unless a list entry could mean it. Returns
 * false. */
bool permit_lost(struct agent_call *call, const struct permit_claim *claim);
/* Whether the list has this entry, byte for byte. */
bool permit_entry(struct agent_call *call, struct slice entry);

#endif
