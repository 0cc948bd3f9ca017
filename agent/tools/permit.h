/*
 * The operator's allowlists where types are known. The server has compared the caller's words; this
 * compares the types that they turned out to name. Private to agent/tools/.
 */
#ifndef AGENT_TOOLS_PERMIT_H
#define AGENT_TOOLS_PERMIT_H

#include "tools.h"

/* What a caller wants to touch, in the caller's words. */
struct wish {
    struct slice type;
    struct slice member; /* empty: the type as such */
};

/*
 * Whether the call's list has it, byte for byte: by the name of `class`, by that of the class or
 * base that the caller's word `matched`, or as the caller wrote it. ERR_DENIED in the words of the
 * tool's list, else no memory.
 */
bool permit(struct agent_call *call, const struct wish *wish, struct clr_class *class,
            struct clr_class *matched);
/* A look-up failed, and call->err says how. A caller that may not touch it does not learn whether
 * it exists: unless an entry could mean it, the error becomes ERR_DENIED. Returns false. */
bool permit_lost(struct agent_call *call, const struct wish *wish);
/* Whether the list has this entry, byte for byte. */
bool permit_entry(struct agent_call *call, struct slice entry);

#endif
