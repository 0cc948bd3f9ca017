/*
 * Writes the C# of a hook: the code that takes a method's place, from the method's signature and
 * the patch that the user wrote. Private to agent/.
 *
 *     namespace UmcpHook7 { usings  public static class Patch {      or the user's own class
 *         members of the patch
 *         public static R UmcpOriginal(T self, A a0)      becomes a jump to the method itself
 *         public static R UmcpReplacement(T self, A a0)   runs in place of the method:
 *             Prefix(...); UmcpOriginal(...); Postfix(...);
 *     } }
 */
#ifndef AGENT_HOOK_CODE_H
#define AGENT_HOOK_CODE_H

#include "agent/clr/clr.h"
#include "patch.h"

#define HOOK_ORIGINAL    "UmcpOriginal"
#define HOOK_REPLACEMENT "UmcpReplacement"
#define HOOK_CLASS       "Patch" /* if the user has none */

/* ERR_ARGUMENT: C# cannot name a type of the method, or a parameter of the patch is not one of the
 * method's. Temporary texts are in `a`. */
bool hook_code_write(struct buf *to, struct arena *a, struct clr_method *m,
                     const struct patch *patch, unsigned number, struct err *err);
/* The patch that a new hook has: it logs each call. */
void hook_code_default(struct buf *to, struct clr_method *m);

#endif
