/*
 * SetMember and CallMethod: values and arguments are JSON in a text. A value that does not convert
 * changes nothing. Setters and methods are code of the game, so they run under guard.
 */
#include "base/limits.h"

#include "agent/clr/ecma.h"
#include "agent/eval/value.h"
#include "agent/reflect/overload.h"
#include "agent/run/edits.h"
#include "agent/tools/permit.h"

static bool parse_text(struct agent_call *call, const char *what, struct slice text,
                       const struct json **ret_root)
{
    struct json_fault fault;

    if (json_parse(call->arena, text, ret_root, &fault))
        return true;
    err_set(&call->err, ERR_ARGUMENT, "%s is not JSON: %s at byte %zu", what, fault.reason,
            fault.at);
    return err_hint(&call->err,
                    "%s is a string that contains JSON, so a string value needs its own quotes",
                    what);
}

/* --- SetMember --- */

/* What runs under guard, and its outcome. */
struct setting {
    struct clr_object *object;
    const struct member *member;
    const struct json *value;
    struct err *err;
    bool ok;
};

static void set_now(void *ctx)
{
    struct setting *s = ctx;
    const struct member *m = s->member;
    struct clr_object *old = NULL, *value = NULL;

    /* If the JSON gives only part of a struct, the rest keeps its value. */
    if (json_is(s->value, JSON_OBJECT) && m->can_read && clr.class_is_valuetype(reflect_class(m)) &&
        !reflect_get(s->object, m, &old, s->err))
        return;
    s->ok = reflect_from_json(reflect_class(m), s->value, old, &value, s->err) &&
            reflect_set(s->object, m, value, s->err);
}

static bool set_guarded(struct agent_call *call, struct clr_object *target, const struct member *m,
                        const struct json *v)
{
    struct setting s = {m->is_static ? NULL : target, m, v, &call->err, false};
    const struct slice module = slice_of(clr.image_get_name(clr.class_get_image(m->class)));
    const bool is_script =
        !slice_starts(module, SLICE("UnityEngine")) || slice_is(module, "UnityEngine.UI");
    const struct edits *edits = agent_edits();

    /* A script's setter may change any of its fields, which a plain edit would not notice. Among
     * the engine's modules, only the UI consists of scripts. */
    if (edits && m->kind == MEMBER_PROPERTY && is_script) {
        edits->end();
        edits->begin(true);
    }
    if (!guard_call(call, m->name, set_now, &s) || !s.ok)
        return false;
    if (m->kind == MEMBER_FIELD && !m->is_static && agent_edits())
        agent_edits()->field(target, m->name);
    return true;
}

static bool set_member(struct agent_call *call)
{
    const struct set_member_args *args = call->args;
    const struct slice name = args->member.value;
    const struct json *value;
    struct target target;
    struct member m;

    if (!target_find(args->object_id.value, args->component_type.value, &target, &call->err))
        return permit_lost(call, args->component_type.value, name);
    if (!permit_member(call, &target, name, NULL))
        return false;
    if (!reflect_find(clr.object_get_class(target.object), name, &m) || !reflect_class(&m))
        return err_set(&call->err, ERR_NOT_FOUND, "Member not found: %.*s", SLICE_ARG(name));
    if (!permit_member(call, &target, name, m.class))
        return false;
    if (!m.can_write)
        return err_set(&call->err, ERR_ARGUMENT, "Member cannot be written: %.*s", SLICE_ARG(name));
    return parse_text(call, "jsonValue", args->json_value.value, &value) &&
           set_guarded(call, target.object, &m, value) && answer_ok(call);
}

/* --- CallMethod --- */

struct calling {
    struct agent_call *call;
    struct clr_method *method;
    struct clr_object *object;
    const struct json *args;
    bool ok;
};

static void call_now(void *ctx)
{
    struct calling *c = ctx;
    struct clr_object *result = NULL;
    struct json_out w;

    json_out_init(&w, &c->call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_key(&w, "result");
    c->ok = overload_call(c->method, c->object, c->args, &result, &c->call->err);
    if (c->ok)
        value_write_deep(&w, result, LIMIT_RESULT_DEPTH); /* may run the value's ToString() */
    json_object_end(&w);
}

/* A virtual method of a base runs as the object overrides it. One that is hidden, which a signature
 * can name, is not a member of the object's class. */
static bool permit_method(struct agent_call *call, const struct target *target,
                          struct clr_method *m)
{
    struct slice name;

    if (clr_method_flags(m) & METHOD_VIRTUAL)
        m = clr.object_get_virtual_method(target->object, m);
    name = slice_of(clr.method_get_name(m));
    if (overload_is_hidden(clr.object_get_class(target->object), m))
        return permit_own(call, clr.method_get_class(m), name);
    return permit_member(call, target, name, clr.method_get_class(m));
}

static bool call_method(struct agent_call *call)
{
    const struct call_method_args *args = call->args;
    /* One entry allows all overloads of a name. */
    const struct slice name = allow_member(args->method.value);
    struct calling c = {.call = call};
    struct target target;

    if (!target_find(args->object_id.value, args->component_type.value, &target, &call->err))
        return permit_lost(call, args->component_type.value, name);
    if (!permit_member(call, &target, name, NULL) ||
        !parse_text(call, "argsJson", args->args_json.value, &c.args) ||
        !overload_choose(clr.object_get_class(target.object), true, args->method.value, c.args,
                         &c.method, &call->err) ||
        !permit_method(call, &target, c.method))
        return false;
    c.object = target.object;
    return guard_call(call, clr.method_get_name(c.method), call_now, &c) && c.ok;
}

static const struct agent_tool tools[] = {
    {TOOL_SET_MEMBER, set_member, true},
    {TOOL_CALL_METHOD, call_method, true},
};
const struct agent_tools tools_write_member = {tools, N_ELEMENTS(tools)};
