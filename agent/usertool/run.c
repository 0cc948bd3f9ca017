/*
 * Runs a plugin tool: its arguments, its object, the call, and the answer. All of the user's code
 * runs under guard. A tool that returns a Task or a coroutine is answered later; until then the
 * call keeps its lease.
 */
#include <stdio.h>

#include "agent/engine/engine.h"
#include "agent/eval/value.h"
#include "agent/link/link.h"
#include "agent/reflect/kind.h"
#include "agent/run/operation.h"
#include "agent/run/throw.h"
#include "call.h"

/* --- The object --- */

/* The first one in a scene, active ones before others. */
static bool find_component(struct clr_class *k, struct clr_object **ret_object, struct err *err)
{
    struct clr_object *all, *first = NULL;
    bool is_active;

    if (!engine_call(RESOURCES_ALL, NULL, (void *[]){clr_type_object(k)}, &all, err))
        return false;
    for (size_t i = 0; i < engine_length((struct clr_array *)all); i++) {
        struct clr_object *o = engine_item((struct clr_array *)all, i);

        if (!engine_is_alive(o) || !engine_is_in_scene(o, &is_active))
            continue;
        if (is_active || !first)
            first = o;
        if (is_active)
            break;
    }
    if (!first)
        return err_set(err, ERR_TOOL, "There is no %s to run it on", clr.class_get_name(k));
    *ret_object = first;
    return true;
}

static bool find_object(const struct usertool *t, struct usertool_lease *lease,
                        struct clr_object **ret_object, struct err *err)
{
    struct clr_class *asset = clr_base_named(t->class, "UnityEngine", "ScriptableObject");

    if (t->is_static)
        return true;
    if (clr_base_named(t->class, "UnityEngine", "Component"))
        return find_component(t->class, ret_object, err);
    if (asset) {
        struct clr_method *make = clr_method(asset, "CreateInstance", 1, "System.Type");

        if (!make)
            return err_set(err, ERR_TOOL, "This engine did not create a ScriptableObject");
        if (!clr_call(make, NULL, (void *[]){clr_type_object(t->class)}, ret_object, err))
            return false;
        if (!*ret_object)
            return err_set(err, ERR_TOOL, "The engine did not create a %s",
                           clr.class_get_name(t->class));
        lease->instance = clr_handle_new(*ret_object);
        return true;
    }
    if (!clr.class_is_valuetype(t->class))
        return usertool_make(t->class, ret_object, err);
    *ret_object = clr_object_new(t->class);
    return *ret_object || err_no_memory(err);
}

/* --- The call --- */

/* Keep it on the C stack, in a frame that no abort unwinds. */
struct running {
    struct agent_call *call;
    const struct usertool *tool;
    struct usertool_lease lease;
    struct clr_object *result, *exception;
    struct usertool_body *body; /* NULL: it runs here */
    bool ok;
};

static void run_now(void *ctx)
{
    struct running *r = ctx;
    struct usertool_args args;
    struct clr_object *self = NULL;

    r->ok = usertool_bind(r->call, r->tool, &args) &&
            usertool_lend(r->call, r->tool, &args, &r->lease) &&
            find_object(r->tool, &r->lease, &self, &r->call->err);
    if (r->ok && r->tool->is_for_worker) {
        clr_class_init(r->tool->class); /* static fields may be made of Unity's objects */
        r->body = usertool_body_new(r->call, r->tool, &args, self);
        r->ok = r->body || err_no_memory(&r->call->err);
        return;
    }
    if (r->ok && !usertool_pass(r->tool, &args))
        r->ok = err_no_memory(&r->call->err);
    if (r->ok)
        r->ok =
            clr_invoke(r->tool->method, self, args.raw, &r->result, &r->exception, &r->call->err);
}

/* --- The answer --- */

static bool answer_text(struct agent_call *call, struct slice text)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    json_text(&w, text);
    return true;
}

static bool answer_done(struct agent_call *call)
{
    char text[PLUGIN_NAME + 32];

    snprintf(text, sizeof(text), "[Success] %s is done", call->tool->name);
    return answer_text(call, slice_of(text));
}

/* A text is answered unchanged, however long. */
static bool answer_value(struct agent_call *call, struct clr_object *value, bool has_value)
{
    struct buf text;

    if (!has_value)
        return answer_done(call);
    if (!value || kind_of_class(clr.object_get_class(value)).kind != KIND_STRING) {
        if (!value_json(call, value, link_now() - call->begun))
            return false;
        call->is_value = call->result.len && call->result.p[0] == '"';
        return true;
    }
    buf_init(&text, call->result.max);
    clr_string_append(&text, (struct clr_string *)value);
    answer_text(call, buf_slice(&text));
    call->result.failed |= !buf_ok(&text);
    buf_done(&text);
    return true;
}

/* Code that continued after an await may have been stopped; only its exception says so. */
static bool answer_exception(struct agent_call *call, struct clr_object *exception)
{
    if (exception &&
        clr_is_named(clr.object_get_class(exception), "System.Threading", "ThreadAbortException"))
        return err_set(&call->err, ERR_TIMEOUT,
                       "umcp stopped '%s', because it ran longer than "
                       "allowed",
                       call->tool->name);
    return exception ? throw_plain(call, exception) : throw_cancelled_plain(call);
}

static const struct task_rules rules = {answer_value, answer_exception};

static bool answer(struct running *r)
{
    if (r->body)
        return usertool_body_start(r->body, r->call, &r->lease);
    if (r->exception)
        return answer_exception(r->call, r->exception);
    if (r->tool->result == USERTOOL_VOID)
        return answer_done(r->call);
    if (r->tool->result == USERTOOL_COROUTINE)
        return usertool_follow(r->call, r->result, &rules);
    return task_answer(r->call, r->result, &rules);
}

bool usertool_answer(struct agent_call *call, const struct usertool *t, struct clr_object *result,
                     struct clr_object *exception)
{
    struct running r = {.call = call, .tool = t, .result = result, .exception = exception};

    return answer(&r);
}

/* --- Answers that come later --- */

/* Keeps the lease until the call ends, whatever it waits for. Has its own copy of the row, because
 * the list of tools may be rebuilt meanwhile. */
struct pending_tool {
    struct agent_pending pending;
    struct agent_pending *inner;
    struct usertool_lease lease;
    bool has_ended; /* its code has ended; it was not dropped */
    struct tool row;
    char name[PLUGIN_NAME + 1], what[PLUGIN_NAME + 3];
};

static enum agent_pending_end ask_pending(struct agent_pending *pending, struct agent_call *call)
{
    struct pending_tool *l = (struct pending_tool *)pending;
    enum agent_pending_end end;

    call->flow = l->lease.flow;
    end = l->inner->ask(l->inner, call);
    l->has_ended = end != PENDING_WAITS;
    if (!l->has_ended)
        usertool_tell_progress(&l->lease);
    else if (l->lease.progress)
        /* Sends the last progress before the answer. */
        usertool_lease_end(&l->lease, false);
    return end;
}

static void drop_pending(struct agent_pending *pending)
{
    struct pending_tool *l = (struct pending_tool *)pending;

    usertool_lease_end(&l->lease, !l->has_ended);
    l->inner->drop(l->inner);
    mem_free(l);
}

static bool keep_lease(struct agent_call *call, struct usertool_lease *lease)
{
    struct pending_tool *l = mem_zalloc(sizeof(*l));

    if (!l) {
        call->pending->drop(call->pending);
        call->pending = NULL;
        return err_no_memory(&call->err);
    }
    snprintf(l->name, sizeof(l->name), "%s", call->tool->name);
    snprintf(l->what, sizeof(l->what), "'%s'", l->name);
    l->pending = (struct agent_pending){ask_pending, drop_pending, l->what};
    l->inner = call->pending;
    l->lease = *lease;
    l->row = *call->tool;
    l->row.name = l->name;
    *lease = (struct usertool_lease){0};
    call->pending = &l->pending;
    call->tool = &l->row;
    return true;
}

/* Recognizes the class that the compiler makes for an async method: "<Name>c__async0",
 * "<Name>d__1". */
static bool is_async(const struct usertool *t)
{
    const struct slice name = slice_of(clr.method_get_name(t->method));
    void *iterator = NULL;
    struct clr_class *k, *i;

    while ((k = clr.class_get_nested_types(t->class, &iterator))) {
        const struct slice inner = slice_skip(slice_of(clr.class_get_name(k)), 1);
        void *at = NULL;

        if (!slice_starts(inner, name) || inner.len <= name.len || inner.p[name.len] != '>')
            continue;
        while ((i = clr.class_get_interfaces(k, &at)))
            if (strcmp(clr.class_get_name(i), "IAsyncStateMachine") == 0)
                return true;
    }
    return false;
}

bool body_usertool(struct agent_call *call)
{
    struct running r = {.call = call,
                        .tool = (const struct usertool *)((const char *)call->tool -
                                                          offsetof(struct usertool, row))};
    bool is_back, ok;

    r.lease.flow = operation_flow_new(&call->limits, call->tool->gates & GATE_WRITE,
                                      guard_wait_end(&call->limits, call->begun));
    r.lease.has_afterlife = r.tool->result == USERTOOL_VOID && is_async(r.tool);
    call->flow = r.lease.flow;
    operation_enter(call->op, call->flow);
    is_back = guard_call(call, call->tool->name, run_now, &r);
    operation_leave(call->op, call->flow);
    if (r.body && !(is_back && r.ok))
        usertool_body_free(r.body);
    ok = is_back && r.ok && answer(&r) && (!call->pending || keep_lease(call, &r.lease));
    usertool_lease_end(&r.lease, !is_back);
    return ok;
}

static const struct agent_tool tools[] = {
    {TOOL_PLUGIN, body_usertool, true},
};
const struct agent_tools tools_user = {tools, N_ELEMENTS(tools)};
