/*
 * Compiles and runs C# source: through the compile service if the engine has one, else with
 * Mono.CSharp. There is one session per domain: variables, usings and types that code declares are
 * there for the next code.
 * Main thread only; nothing here works without CLR_EVAL. Private to agent/.
 */
#ifndef AGENT_EVAL_EVAL_H
#define AGENT_EVAL_EVAL_H

#include "agent/clr/clr.h"

#include "agent/run/guard.h"

struct compile_client;

enum eval_outcome {
    EVAL_VALUE,   /* it returned a value, which may be null */
    EVAL_NOTHING, /* it returned none */
    /* `text` is the compiler's report, one "(3,11): error CS0103: …" per line */
    EVAL_COMPILE_ERROR,
    EVAL_EXCEPTION, /* `text` is "TypeName: message", `value` the exception itself */
    EVAL_STOPPED    /* it was aborted; `text` has the reason */
};

struct eval_result {
    enum eval_outcome outcome;
    struct clr_object
        *value;        /* keep it on the C stack; NULL also if another thread aborted the code */
    struct slice text; /* in the arena */
    int64_t spent;     /* us that the code ran */
    bool awaits;       /* EVAL_VALUE: the code uses await, and the value is its Task, */
    bool gives_none;   /* whose result is not a value */
};

/* Compiles through this connection from now on; NULL: with Mono.CSharp. It stays the caller's, and
 * must outlive the code that runs here. */
void eval_set_compiler(struct compile_client *client);
/* Builds the session if there is none. With Mono.CSharp this takes 0.2 to 0.5 s, which eval_run()
 * would take otherwise. ERR_NOT_READY: this runtime cannot compile C#, or Mono.CSharp.dll is
 * missing; the hint names the package. */
bool eval_prepare(struct err *err);
/* Compiles and runs code; compiling does not count towards limits->run. False only if there is no
 * session or no memory. */
bool eval_run(struct arena *a, struct slice code, const struct guard_limits *limits,
              struct eval_result *ret_result, struct err *err);
/* Compiles declarations (whole types with unique names) and finds one of these types. False:
 * ERR_TOOL with the compiler's report, cut in err->message and whole in *ret_report. */
bool eval_define(struct arena *a, struct slice source, const char *type,
                 struct clr_class **ret_class, struct slice *ret_report, struct err *err);
/* Does one step of preparation, 0.1 to 0.3 s each, whose time the first code would take otherwise.
 * eval_may_warm(): a step is left. */
void eval_warm(void);
bool eval_may_warm(void);
/* How often code was compiled in this domain. Each time costs about 80 KB, which only unloading the
 * domain frees. */
size_t eval_count(void);
/* The number of the session: it changes whenever earlier declarations are lost. */
size_t eval_session(void);
/* Ends the session, because its domain is unloaded. */
void eval_forget(void);

#endif
