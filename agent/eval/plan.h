/*
 * Splits a caller's C# into sources that Mono.CSharp can compile. Mono.CSharp takes declarations
 * (usings, types) or statements, not both at once, and no `return`; callers write all three. So the
 * code is cut into up to three sources, each with the rows and columns of the original. Knows no
 * runtime. Private to agent/.
 */
#ifndef AGENT_EVAL_PLAN_H
#define AGENT_EVAL_PLAN_H

#include "base/base.h"

struct eval_plan {
    struct slice declarations; /* compiled first; empty if there are none, like the others */
    struct slice statements;   /* compiled next; if `value` is empty, these may return one */
    struct slice value;        /* an expression: the value that the code returns */
    /* the statements are one function, because they return elsewhere than at the end */
    bool is_wrapped;
    bool awaits;                  /* and that function returns a Task */
    bool is_step;                 /* `statements` end in `x++;`, whose value does not count */
    bool declares;                /* names may change their meaning afterwards */
    unsigned end_row, end_column; /* the end of the code, counted from 1 */
};

/* Plans in the arena. With `must_wrap`, the statements become one function in any case. False with
 * ERR_TOOL, "(1,5): error CS…", if a compiler must not see the code, or no memory. */
bool eval_plan(struct arena *a, struct slice code, bool must_wrap, struct eval_plan *ret_plan,
               struct err *err);

#endif
