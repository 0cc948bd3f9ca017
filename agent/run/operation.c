/*
 * Notifies managed code of the call whose code is about to run, and is notified when that code
 * resumes later. The other half is managed/CoreModule/Operation.cs.
 */
#include "operation.h"

#include "base/limits.h"

#include "agent/agent.h"
#include "agent/clr/clr.h"
#include "agent/link/link.h"
#include "guard.h"

enum part { SET, BEGIN, LIMIT, ENTER, END, STOP, PARTS };

/* Of this domain; NULL if there is no such class. */
static struct {
    struct clr_method *parts[PARTS];
    bool was_looked_up, is_editing;
} known;

void operation_forget(void)
{
    /* the code that was editing ends with the domain */
    agent_switch_flow(false, false, (struct agent_stretch){0});
    memset(known.parts, 0, sizeof(known.parts));
    known.was_looked_up = false;
}

/* Returns the method's result; NULL if it returned nothing or there is no such method. */
static struct clr_object *ask(enum part part, void **args)
{
    static const struct {
        const char *name, *types;
        int n;
    } rows[PARTS] = {
        [SET] = {"Set", "System.String", 1},
        [BEGIN] = {"Begin", "System.Int64,System.Boolean,System.Int64,System.Int64", 4},
        [LIMIT] = {"Limit", "System.Object,System.Int64", 2},
        [ENTER] = {"Enter", "System.Object", 1},
        [END] = {"End", "System.Object", 1},
        [STOP] = {"Stop", "System.Object", 1},
    };
    struct clr_object *answer = NULL;
    struct err ignored;

    if (!known.was_looked_up) {
        struct clr_class *k = clr_class_named(SLICE("Umcp.Operation"));

        known.was_looked_up = true;
        for (size_t i = 0; k && i < PARTS; i++)
            known.parts[i] = clr_method(k, rows[i].name, rows[i].n, rows[i].types);
    }
    if (known.parts[part])
        clr_call(known.parts[part], NULL, args, &answer, &ignored);
    return answer;
}

/* --- Flows --- */

uintptr_t operation_flow_new(const struct guard_limits *limits, bool is_edit, int64_t end)
{
    int64_t call = limits->call, run = limits->run;
    struct clr_object *flow = ask(BEGIN, (void *[]){&call, &(uint8_t){is_edit}, &run, &end});

    return flow ? clr_handle_new(flow) : 0;
}

/* NULL: there is none, or its domain is unloaded. */
static struct clr_object *object_of(uintptr_t flow)
{
    struct clr_object *o = clr_handle_get(flow);

    return o && strcmp(clr.class_get_name(clr.object_get_class(o)), "Flow") == 0 ? o : NULL;
}

void operation_flow_limit(uintptr_t flow, int64_t end)
{
    struct clr_object *o = object_of(flow);

    if (o)
        ask(LIMIT, (void *[]){o, &end});
}

static void leave(uintptr_t flow, enum part how)
{
    struct clr_object *o = object_of(flow);

    if (o)
        ask(how, (void *[]){o});
    clr_handle_free(flow);
}

void operation_flow_end(uintptr_t flow)
{
    leave(flow, END);
}

void operation_flow_stop(uintptr_t flow)
{
    leave(flow, STOP);
}

void operation_flow_drop(uintptr_t flow)
{
    clr_handle_free(flow);
}

void operation_enter(struct slice op, uintptr_t flow)
{
    if (op.len)
        ask(SET, (void *[]){clr_string_new(op)});
    if (flow)
        ask(ENTER, (void *[]){clr_handle_get(flow)});
}

void operation_leave(struct slice op, uintptr_t flow)
{
    if (flow)
        ask(ENTER, (void *[]){NULL});
    if (op.len)
        ask(SET, (void *[]){NULL});
}

/* --- Called by managed code --- */

void agent_switch_flow(bool is_tool, bool is_edit, struct agent_stretch stretch)
{
    const struct edits *edits = agent_edits();

    if (edits && is_edit != known.is_editing) {
        known.is_editing = is_edit;
        if (is_edit)
            edits->begin(true);
        else
            edits->end();
    }
    if (is_tool && !stretch.end)
        stretch = (struct agent_stretch){.run = LIMIT_AFTERLIFE_US, .end = INT64_MAX};
    else if (!is_tool)
        stretch = (struct agent_stretch){.end = INT64_MAX};
    guard_limit(stretch.call, stretch.run, stretch.end);
}

void agent_run_posted(void (*run)(void *unused))
{
    guard_run_open(run, NULL);
}
