/*
 * What the files share that run tools of user code: arguments, the token that tells a call it is
 * not waited for any more, progress. Main thread only, but for agent_progress(). Private to
 * usertool_*.c.
 */
#ifndef AGENT_USERTOOL_CALL_H
#define AGENT_USERTOOL_CALL_H

#include "agent/run/task.h"
#include "usertool.h"

/* --- bind.c --- */

/* Lives on the C stack alone: the collector must see it. */
struct usertool_args {
    struct clr_object *values[PLUGIN_PARAMS];
    void *raw[PLUGIN_PARAMS]; /* as runtime_invoke() takes them */
};

/*
 * Makes the values of all parameters that come from the caller. ERR_SHAPE or ERR_ARGUMENT names the
 * parameter that does not fit, and then no code of the tool's has run, constructors of its
 * parameters' classes included.
 */
bool usertool_bind(struct agent_call *call, const struct usertool *t, struct usertool_args *args);
/* All values are there: fills in `raw`. False: no memory. */
bool usertool_pass(const struct usertool *t, struct usertool_args *args);
/* --- types.c --- */

/* A new object by its own constructor without parameters, whoever may call that. ERR_TOOL: it has
 * none, or it threw. */
bool usertool_make(struct clr_class *k, struct clr_object **ret_object, struct err *err);
/* Makes what fills in an IProgress<float>: the constructor (long) of Umcp.ToolProgress. NULL: there
 * is none in this domain. */
struct clr_method *usertool_progress_maker(void);

/* --- wait.c --- */

/* Follows a coroutine: makes its first step, and the others later (call->later). What became of it
 * is answered by the rules; it gives no value. */
bool usertool_follow(struct agent_call *call, struct clr_object *routine,
                     const struct task_rules *rules);

/* --- lease.c: what a call has for as long as it runs --- */

struct usertool_lease {
    uintptr_t cancel;   /* a handle of its CancellationTokenSource; 0: none */
    uintptr_t instance; /* of a ScriptableObject that was made for it; 0: none */
    uintptr_t flow;     /* of operation.h; 0: none */
    bool has_afterlife; /* its code goes on when it is answered: async void */
    int64_t progress;   /* its number for agent_progress(); 0: none */
};

/* The values of the parameters that do not come from the caller. */
bool usertool_lend(struct agent_call *call, const struct usertool *t, struct usertool_args *args,
                   struct usertool_lease *lease);
/* What it was last told goes out, if it is time. */
void usertool_tell_progress(const struct usertool_lease *lease);
/* The call ends. `is_over`: it was not waited for any longer, and its code is told so. */
void usertool_lease_end(struct usertool_lease *lease, bool is_over);

#endif
