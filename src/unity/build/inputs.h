/* The inputs of a build (compile/key.h), for an assembly of a plan. */
#ifndef UNITY_BUILD_INPUTS_H
#define UNITY_BUILD_INPUTS_H

#include "compile/key.h"
#include "plan.h"
#include "json/json.h"

struct inputs {
    struct compile_inputs list;
    struct arena arena; /* holds texts that the plan lacks */
};

/* Leaves out the sources that no compiler can read, and logs it. */
void inputs_check(const struct project *p, struct plan *plan);
/* Takes the sources of an assembly that are in this round, with their rewrites, and the assemblies
 * built of those that it refers to. The compiler is left for the caller to fill in: compiler_id,
 * is_tolerant, digests. False: no memory. Call inputs_done() in any case. */
bool inputs_make(const struct project *p, const struct plan *plan, const struct assembly *a,
                 struct inputs *ret_inputs);
void inputs_done(struct inputs *in);
/* Writes the members of the message "build" (docs/compile.md). */
void inputs_write(const struct compile_inputs *in, struct json_out *w);

#endif
