/*
 * Shared by the files that run tools of user code: arguments, the cancellation token, progress.
 * Main thread only, except for agent_progress(). Private to usertool/.
 */
#ifndef AGENT_USERTOOL_CALL_H
#define AGENT_USERTOOL_CALL_H

#include "agent/run/task.h"
#include "usertool.h"

/* --- bind.c --- */

/* Keep it on the C stack, where the collector sees it. */
struct usertool_args {
    struct clr_object *values[PLUGIN_PARAMS];
    void *raw[PLUGIN_PARAMS]; /* in the form that runtime_invoke() takes */
};

/*
 * Makes the values of all parameters that come from the caller. ERR_SHAPE or ERR_ARGUMENT names the
 * parameter that does not fit; in that case no code of the tool has run, not even constructors of
 * its parameters' classes.
 */
bool usertool_bind(struct agent_call *call, const struct usertool *t, struct usertool_args *args);
/* Fills in `raw`, once all values are there. False: no memory. */
bool usertool_pass(const struct usertool *t, struct usertool_args *args);
/* --- run.c --- */

/* Answers with the value or exception of the tool's method. */
bool usertool_answer(struct agent_call *call, const struct usertool *t, struct clr_object *result,
                     struct clr_object *exception);

/* --- beside.c: bodies on the worker --- */

struct usertool_lease;
struct usertool_body;
/* Keeps all that the method needs. NULL: no memory. */
struct usertool_body *usertool_body_new(const struct agent_call *call, const struct usertool *t,
                                        const struct usertool_args *args, struct clr_object *self);
/* One that has not been started. */
void usertool_body_free(struct usertool_body *b);
/* Runs it; the call is answered when it has ended (call->pending). */
bool usertool_body_start(struct usertool_body *b, struct agent_call *call,
                         const struct usertool_lease *lease);

/* --- types.c --- */

/* Makes an object with the class's own constructor without parameters, even a private one.
 * ERR_TOOL: there is none, or it threw. */
bool usertool_make(struct clr_class *k, struct clr_object **ret_object, struct err *err);
/* The constructor (long) of Umcp.ToolProgress, which makes the value of an IProgress<float>. NULL
 * if there is none in this domain. */
struct clr_method *usertool_progress_maker(void);

/* --- wait.c --- */

/* Runs a coroutine: makes its first step now, the others later (call->pending). When it ends,
 * answers by the rules; it has no value. */
bool usertool_follow(struct agent_call *call, struct clr_object *routine,
                     const struct task_rules *rules);

/* --- lease.c: objects that a call has while it runs --- */

struct usertool_lease {
    uintptr_t cancel;   /* a handle of its CancellationTokenSource; 0: none */
    uintptr_t instance; /* handle of a ScriptableObject that was made for it; 0: none */
    uintptr_t flow;     /* see operation.h; 0: none */
    bool has_afterlife; /* its code may continue after the answer: async void */
    int64_t progress;   /* its number for agent_progress(); 0: none */
};

/* Makes the values of the parameters that do not come from the caller. */
bool usertool_lend(struct agent_call *call, const struct usertool *t, struct usertool_args *args,
                   struct usertool_lease *lease);
/* Sends the latest progress, if it is time. */
void usertool_tell_progress(const struct usertool_lease *lease);
/* Ends the lease with the call. `is_over`: the caller no longer waits, and the token tells the code
 * so. */
void usertool_lease_end(struct usertool_lease *lease, bool is_over);

#endif
