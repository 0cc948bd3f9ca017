/* Names of types as C# source has them. Private to agent/. */
#ifndef AGENT_HOOK_TYPE_H
#define AGENT_HOOK_TYPE_H

#include "agent/clr/clr.h"

struct hook_type {
    struct slice text; /* without "ref" */
    bool is_ref, is_void;
    bool is_stand_in; /* "object" for a class that is not public: passed alike */
};

/* The text lies in `a`. ERR_ARGUMENT: source cannot name it, and nothing can stand in for it. */
bool hook_type_name(struct arena *a, struct clr_type *type, struct hook_type *ret_type,
                    struct err *err);

#endif
