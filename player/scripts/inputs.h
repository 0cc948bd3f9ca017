/* What a build is made of (compile/key.h). Private to compile.c and inputs.c. */
#ifndef PLAYER_SCRIPTS_INPUTS_H
#define PLAYER_SCRIPTS_INPUTS_H

#include "compile.h"
#include "compile/key.h"
#include "sources.h"
#include "json/json.h"

struct inputs {
    struct compile_inputs list;
    struct arena arena; /* holds all of it */
};

/* Leaves out the sources that no compiler can read, and logs it. */
void inputs_check(const struct project *p, struct sources *s);
/* Takes the sources that are in this phase, with their rewrites. False: no memory, or there are no
 * stand-ins. */
bool inputs_make(const struct project *p, const struct compile_options *options,
                 const struct sources *s, enum phase phase, struct inputs *ret_inputs);
void inputs_done(struct inputs *in);
/* Writes the members of the message "build" (docs/compile.md). */
void inputs_write(const struct compile_inputs *in, struct json_out *w);

#endif
