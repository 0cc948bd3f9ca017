/*
 * Mono.CSharp's evaluator as C sees it: takes sources, returns delegates and complaints. One per
 * domain. Main thread. Private to agent/.
 */
#ifndef AGENT_EVAL_EVALUATOR_H
#define AGENT_EVAL_EVALUATOR_H

#include "agent/clr/clr.h"

/* Builds the evaluator if there is none. ERR_NOT_READY: it cannot be built, with the reason. */
bool evaluator_start(struct err *err);
/* Drops the evaluator: its domain is unloaded, or it was aborted while it worked. */
void evaluator_forget(void);

enum evaluator_end {
    EVALUATOR_DONE,
    EVALUATOR_REFUSED, /* the code is wrong */
    EVALUATOR_PARTIAL, /* correct so far, but the rest is missing */
    EVALUATOR_FAILED   /* the evaluator itself failed: an exception, no memory */
};

/* Compiles declarations or statements, with all assemblies loaded by now. *ret_run is a handle of a
 * delegate for evaluator_run(), which the caller frees; 0 if there is nothing to run. Unless the
 * result is EVALUATOR_DONE, *ret_report has one line per error, "(3,11): error CS0103: …". */
enum evaluator_end evaluator_compile(struct arena *a, struct slice source, uintptr_t *ret_run,
                                     struct slice *ret_report);
/* Runs the delegate. False: it threw *ret_exception. *ret_has_value: it returned *ret_value, which
 * may be null. Both objects must stay on the C stack. */
bool evaluator_run(uintptr_t run, struct clr_object **ret_value, bool *ret_has_value,
                   struct clr_object **ret_exception);

#endif
