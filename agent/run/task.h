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

#endif
