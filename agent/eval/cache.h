/*
 * Keeps compiled code that may be asked for again: each compilation costs memory that is never
 * freed, and people run the same lines in loops. Private to agent/.
 */
#ifndef AGENT_EVAL_CACHE_H
#define AGENT_EVAL_CACHE_H

#include "agent/clr/clr.h"

/* The compiled form of a piece of code. */
struct eval_code {
    /* Mono.CSharp: handles for evaluator_run(), 0 if there is none; and see plan.h */
    uintptr_t statements, value;
    bool is_wrapped, awaits, is_step; /* as in eval_plan */
    /* the service: see docs/compile.md */
    struct clr_method *factory;
    int64_t number, previous, follows;
    bool has_value, declares, has_library;
};

/* NULL if it is not cached, or names in it may have changed their meaning since. The cache owns
 * it. */
const struct eval_code *cache_find(struct slice source);
/* Replaces the compiled form of the source. Takes over the handles; they, and the returned pointer,
 * are valid at least until the next cache_add(). */
const struct eval_code *cache_add(struct slice source, struct eval_code code);
/* Drops everything: names change their meaning from now on, or the domain is unloaded. */
void cache_forget(void);

#endif
