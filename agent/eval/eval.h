/*
 * C# source at run time: Mono.CSharp's evaluator, driven through clr/ alone. One session per
 * domain: variables, usings and types that code declares are there for the next code. Main thread
 * only; nothing here runs without CLR_EVAL. Private to agent/.
 */
#ifndef AGENT_EVAL_EVAL_H
#define AGENT_EVAL_EVAL_H

#include "agent/clr/clr.h"

#include "agent/run/guard.h"

enum eval_outcome {
    EVAL_VALUE,         /* it gave a value, which may be null */
    EVAL_NOTHING,       /* statements without one */
    EVAL_COMPILE_ERROR, /* `text` is the compiler's report: "(3,11): error CS0103: …" per line */
    EVAL_EXCEPTION,     /* `text` is "TypeName: message", `value` the exception itself */
    EVAL_STOPPED        /* aborted; `text` says why */
};

struct eval_result {
    enum eval_outcome outcome;
    struct clr_object
        *value;        /* on the C stack only; NULL also if another thread aborted the code */
    struct slice text; /* in the arena */
    int64_t spent;     /* us that it ran */
    bool awaits;       /* EVAL_VALUE: the code awaits something, and this is its Task */
};

/* Builds the session if there is none: 0.2 to 0.5 s, which eval_run() would take otherwise.
 * ERR_NOT_READY: this runtime compiles no C#, or Mono.CSharp.dll is not there; the hint names the
 * package. */
bool eval_prepare(struct err *err);
/* Compiles and runs; the time of the former does not count for limits->run. False only if there is
 * no session or no memory. */
bool eval_run(struct arena *a, struct slice code, const struct guard_limits *limits,
              struct eval_result *ret_result, struct err *err);
/* Compiles declarations (whole types with unique names) and finds one of them. False: ERR_TOOL
 * with the compiler's report as details-free text in err->message (cut) and in *ret_report. */
bool eval_define(struct arena *a, struct slice source, const char *type,
                 struct clr_class **ret_class, struct slice *ret_report, struct err *err);
/* Does a step of getting ready, 0.1 to 0.3 s each, whose time the first code would take otherwise;
 * eval_may_warm(): there is one left. */
void eval_warm(void);
bool eval_may_warm(void);
/* How often something was compiled in this domain: each time costs about 80 KB that only the
 * domain's end gives back. */
size_t eval_count(void);
/* Another number whenever what was declared before is not there any more. */
size_t eval_session(void);
/* The domain goes: its session is void. */
void eval_forget(void);

#endif
