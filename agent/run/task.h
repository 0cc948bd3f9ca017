/*
 * Values that are Tasks: the call is answered with what the task gives once it has ended. Private
 * to agent/.
 */
#ifndef AGENT_RUN_TASK_H
#define AGENT_RUN_TASK_H

#include "agent/clr/clr.h"
#include "body.h"

/* How a call answers with what its code gave. */
struct task_rules {
    bool (*finish)(struct agent_call *call, struct clr_object *value, bool has_value);
    /* What it threw; NULL: it was cancelled. */
    bool (*fail)(struct agent_call *call, struct clr_object *exception);
};

/* Answers by the rules: at once if the value is not a Task or is one that has ended, else later
 * (call->later). A ValueTask counts as a Task. If a Task gives another Task, that one is waited for
 * in turn. */
bool task_answer(struct agent_call *call, struct clr_object *value, const struct task_rules *rules);

#endif
