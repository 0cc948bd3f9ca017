/*
 * A compiler of code. eval.c chooses between two: Mono.CSharp inside the engine, and the compile
 * service outside. Each keeps one session: later code sees the declarations of earlier code. Main
 * thread. Private to agent/eval/.
 */
#ifndef AGENT_EVAL_BACKEND_H
#define AGENT_EVAL_BACKEND_H

#include "eval.h"

/* One piece of code on its way from source to result. */
struct evaluation {
    struct arena *arena;
    struct slice source;
    struct guard_limits limits;
    struct eval_result result;
    bool must_try_another; /* this backend cannot compile any more, and nothing depends on it */
};

struct eval_backend {
    /* Whether its session has names that later code may use: no other backend knows them. */
    bool (*has_declared)(void);
    /* Gets ready. ERR_NOT_READY: it cannot compile here. */
    bool (*prepare)(struct err *err);
    /* Compiles the source and runs it: e->result. False: no memory. */
    bool (*run)(struct evaluation *e, struct err *err);
    /* Compiles the source, whole types, and finds one of them. False: e->result.text is the
     * compiler's report, or p is NULL without memory. */
    bool (*define)(struct evaluation *e, const char *type, struct clr_class **ret_class);
    /* Does that step of preparation, counted from 0. False: there is none. */
    bool (*warm)(size_t step);
    /* Ends the session. */
    void (*forget)(void);
};

extern const struct eval_backend eval_mono_csharp;

/* Sets the outcome of code that does not run, or has failed. Returns false. */
bool eval_fail(struct evaluation *e, enum eval_outcome outcome, struct slice text);
/* False if the code would be aborted at once: then it does not even begin. */
bool eval_is_wanted(struct evaluation *e);
/* Calls fn(ctx), which runs the code and sets e->result, under guard with e->limits. */
void eval_call(struct evaluation *e, void (*fn)(void *ctx), void *ctx);
/* The code threw it. */
void eval_threw(struct evaluation *e, struct clr_object *exception);
/* Counts a compilation. */
void eval_has_compiled(void);
/* Loses the declarations of earlier code. */
void eval_end_session(void);

#endif
