/*
 * Compiled code that may be asked for again: each compilation costs memory that is not given back,
 * and people run the same lines in loops. Private to agent/.
 */
#ifndef AGENT_EVAL_CACHE_H
#define AGENT_EVAL_CACHE_H

#include "agent/clr/clr.h"

/* What a code was compiled to: handles that compiler_run() takes, 0: none. */
struct eval_code {
    uintptr_t statements, value;
    bool is_wrapped, awaits; /* see plan.h */
};

/* NULL: not there, or names in it may mean something else since. The cache owns it. */
const struct eval_code *cache_find(struct slice source);
/* Replaces what the source was compiled to before. Takes the handles, which live until the next
 * cache_add() at least, and so does what it returns. */
const struct eval_code *cache_add(struct slice source, struct eval_code code);
/* All of it is void: names mean something else from now on, or the domain goes. */
void cache_forget(void);

#endif
