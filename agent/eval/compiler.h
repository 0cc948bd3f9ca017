/*
 * Mono.CSharp's evaluator, as C sees it: sources in, delegates and complaints out. One per domain.
 * Main thread. Private to agent/.
 */
#ifndef AGENT_EVAL_COMPILER_H
#define AGENT_EVAL_COMPILER_H

#include "agent/clr/clr.h"

/* Builds it if there is none. ERR_NOT_READY: it cannot be built, and why. */
bool compiler_start(struct err *err);
/* It is void: its domain goes, or it was stopped in the middle. */
void compiler_forget(void);

enum compiler_end {
    COMPILER_DONE,
    COMPILER_REFUSED, /* the code is wrong */
    COMPILER_PARTIAL, /* it is not wrong so far, but the rest is missing */
    COMPILER_FAILED   /* by itself: an exception, no memory */
};

/* Compiles declarations or statements, with whatever assemblies are loaded by now. *ret_run is a
 * handle of a delegate for compiler_run(), which the caller frees; 0: there is nothing to run.
 * *ret_report has one line per error, "(3,11): error CS0103: …", unless it is done. */
enum compiler_end compiler_compile(struct arena *a, struct slice source, uintptr_t *ret_run,
                                   struct slice *ret_report);
/* Runs it. False: *ret_exception, which is on the C stack only. *ret_has_value: it gave *ret_value,
 * which may be null. */
bool compiler_run(uintptr_t run, struct clr_object **ret_value, bool *ret_has_value,
                  struct clr_object **ret_exception);

#endif
