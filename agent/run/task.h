/*
 * Results that are Tasks: the call is answered with the task's result once the task has ended.
 * Private to agent/.
 */
#ifndef AGENT_RUN_TASK_H
#define AGENT_RUN_TASK_H

#include "agent/clr/clr.h"
#include "body.h"

/* How a call answers with the value that its code returned. */
struct task_rules {
    bool (*finish)(struct agent_call *call, struct clr_object *value, bool has_value);
    /* The exception that the code threw; NULL if it was cancelled. */
    bool (*fail)(struct agent_call *call, struct clr_object *exception);
};

/* Answers by the rules: at once if the value is not a Task or the task has ended, else later
 * (call->pending). A ValueTask counts as a Task. If a Task returns another Task, the call waits for
 * that one too. */
bool task_answer(struct agent_call *call, struct clr_object *value, const struct task_rules *rules);

/* How a Task stands. TASK_GAVE: *ret_value is its result, NULL if it has none. TASK_THREW: it is
 * the exception, also that of a cancellation. */
/* Whether it is the value of code that ends without one: System.Reflection.Missing, or the
 * internal result of a task that has none. */
bool task_is_no_result(struct clr_object *result);
enum task_state { TASK_RUNS, TASK_GAVE, TASK_THREW };
enum task_state task_look(struct clr_object *task, struct clr_object **ret_value);

#endif
