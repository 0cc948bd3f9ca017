/* Names of types in C# source. Private to agent/. */
#ifndef AGENT_HOOK_TYPE_H
#define AGENT_HOOK_TYPE_H

#include "agent/clr/clr.h"

struct hook_type {
    struct slice text; /* without "ref" */
    bool is_ref, is_void;
    /* "object" in place of a class that is not public: it is passed the same way */
    bool is_stand_in;
};

/* The text is in `a`. ERR_ARGUMENT: C# source cannot name the type, and nothing can replace
 * it. */
bool hook_type_name(struct arena *a, struct clr_type *type, struct hook_type *ret_type,
                    struct err *err);

#endif
