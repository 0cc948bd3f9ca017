/*
 * Mono.CSharp's evaluator as C sees it: takes sources, returns delegates and complaints. One per
 * domain. Main thread. Private to agent/.
 */
#ifndef AGENT_EVAL_COMPILER_H
#define AGENT_EVAL_COMPILER_H

#include "agent/clr/clr.h"

/* Builds the compiler if there is none. ERR_NOT_READY says why it cannot be built. */
bool compiler_start(struct err *err);
/* Drops the compiler: its domain is unloaded, or it was aborted while it worked. */
void compiler_forget(void);

enum compiler_end {
    COMPILER_DONE,
    COMPILER_REFUSED, /* the code is wrong */
    COMPILER_PARTIAL, /* correct so far, but the rest is missing */
    COMPILER_FAILED   /* the compiler itself failed: an exception, no memory */
};

/* Compiles declarations or statements, with all assemblies loaded by now. *ret_run is a handle of a
 * delegate for compiler_run(), which the caller frees; 0 if there is nothing to run. Unless the
 * result is COMPILER_DONE, *ret_report has one line per error, "(3,11): error CS0103: …". */
enum compiler_end compiler_compile(struct arena *a, struct slice source, uintptr_t *ret_run,
                                   struct slice *ret_report);
/* Runs the delegate. False: it threw *ret_exception. *ret_has_value: it returned *ret_value, which
 * may be null. Both objects must stay on the C stack. */
bool compiler_run(uintptr_t run, struct clr_object **ret_value, bool *ret_has_value,
                  struct clr_object **ret_exception);

#endif
