/*
 * What a caller's C# becomes before it is compiled. Mono.CSharp takes declarations (usings, types)
 * or statements, not both at once, and no `return`; callers write all three. So the code is cut in
 * up to three sources, each of the same rows and columns as the original. Knows no runtime. Private
 * to agent/.
 */
#ifndef AGENT_EVAL_PLAN_H
#define AGENT_EVAL_PLAN_H

#include "base/base.h"

struct eval_plan {
    struct slice declarations; /* to be compiled first; empty: none, as for the others */
    struct slice statements;   /* then these; with no value behind them, they may give one */
    struct slice value;        /* an expression: what the code returns */
    bool is_wrapped;           /* statements are one function, since they return here and there */
    bool awaits;               /* and that function gives a Task */
    bool declares;             /* names may mean something else afterwards */
    unsigned end_row, end_column; /* of the code, counted from 1 */
};

/* In the arena. With `must_wrap`, statements are one function whatever they look like. False with
 * ERR_TOOL, "(1,5): error CS…": nothing that a compiler should see; or no memory. */
bool eval_plan(struct arena *a, struct slice code, bool must_wrap, struct eval_plan *ret_plan,
               struct err *err);

#endif
