/* What a build is made of (compile/key.h). Private to compile.c and inputs.c. */
#ifndef PLAYER_SCRIPTS_INPUTS_H
#define PLAYER_SCRIPTS_INPUTS_H

#include "compile.h"
#include "compile/key.h"
#include "plan.h"
#include "json/json.h"

struct inputs {
    struct compile_inputs list;
    struct arena arena; /* holds what the plan does not */
};

/* Leaves out the sources that no compiler can read, and logs it. */
void inputs_check(const struct project *p, struct plan *plan);
/* Takes the sources of an assembly that are in this round, with their rewrites, and what was built
 * of those that it refers to. False: no memory. */
bool inputs_make(const struct project *p, const struct compile_options *options,
                 const struct plan *plan, const struct assembly *a, struct inputs *ret_inputs);
void inputs_done(struct inputs *in);
/* Writes the members of the message "build" (docs/compile.md). */
void inputs_write(const struct compile_inputs *in, struct json_out *w);

#endif
