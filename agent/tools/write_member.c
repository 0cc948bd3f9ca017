/*
 * SetMember and CallMethod: values and arguments come as JSON in a text. What does not convert
 * changes nothing; setters and methods are anybody's code, so they run under guard.
 */
#include "permit.h"

#include "agent/eval/value.h"
#include "agent/reflect/overload.h"
#include "agent/run/edits.h"

#define RESULT_DEPTH 3

static bool parse_text(struct agent_call *call, const char *what, struct slice text,
                       const struct json **ret_root)
{
    struct json_fault fault;

    if (json_parse(call->arena, text, ret_root, &fault))
        return true;
    err_set(&call->err, ERR_ARGUMENT, "%s is not JSON: %s at byte %zu", what, fault.reason,
            fault.at);
    return err_hint(&call->err, "%s is a text that holds JSON; a string in it has quotes", what);
}

/* --- SetMember --- */

/* Its modules, of which the UI alone is made of scripts. */
static bool is_of_engine(struct clr_class *k)
{
    struct slice name = slice_of(clr.image_get_name(clr.class_get_image(k)));

    return slice_starts(name, SLICE("UnityEngine")) && !slice_is(name, "UnityEngine.UI");
}

/* A script's setter may change any of its fields, which a plain edit would not notice. */
static void expect_code(const struct member *m)
{
    const struct edits *edits = agent_edits();

    if (!edits || m->kind != MEMBER_PROPERTY || is_of_engine(m->class))
        return;
    edits->end();
    edits->begin(true);
}

/* Of a struct that is given in part, the rest stays as it is. */
static bool read_old(struct clr_object *o, const struct member *m, const struct json *v,
                     struct clr_object **ret_old, struct err *err)
{
    if (!json_is(v, JSON_OBJECT) || !m->can_read || !clr.class_is_valuetype(reflect_class(m))) {
        *ret_old = NULL;
        return true;
    }
    return reflect_get(o, m, ret_old, err);
}

static bool set_value(struct clr_object *o, const struct member *m, const struct json *v,
                      struct err *err)
{
    struct clr_object *old = NULL, *value = NULL;

    return read_old(o, m, v, &old, err) &&
           reflect_from_json(reflect_class(m), v, old, &value, err) &&
           reflect_set(o, m, value, err);
}

/* What runs under guard, and what became of it. */
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

    s->ok = set_value(s->object, s->member, s->value, s->err);
}

static bool set_guarded(struct agent_call *call, struct clr_object *target, const struct member *m,
                        const struct json *v)
{
    struct setting s = {m->is_static ? NULL : target, m, v, &call->err, false};

    expect_code(m);
    if (!guard_call(call, m->name, set_now, &s) || !s.ok)
        return false;
    if (m->kind == MEMBER_FIELD && !m->is_static && agent_edits())
        agent_edits()->field(target, m->name);
    return true;
}

static bool set_member(struct agent_call *call)
{
    const struct set_member_args *args = call->args;
    const struct wish wish = {args->component_type.value, args->member.value};
    struct clr_class *k;
    const struct json *value;
    struct target target;
    struct member m;

    if (!target_find(args->object_id.value, wish.type, &target, &call->err))
        return permit_lost(call, &wish);
    k = clr.object_get_class(target.object);
    if (!permit(call, &wish, k, target.matched))
        return false;
    if (!reflect_find(k, wish.member, &m) || !reflect_class(&m))
        return err_set(&call->err, ERR_NOT_FOUND, "Member not found: %.*s", SLICE_ARG(wish.member));
    if (!m.can_write)
        return err_set(&call->err, ERR_ARGUMENT, "Member cannot be written: %.*s",
                       SLICE_ARG(wish.member));
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
        value_write_deep(&w, result, RESULT_DEPTH); /* may ask the value to describe itself */
    json_object_end(&w);
}

static bool call_guarded(struct agent_call *call, struct clr_method *m, struct clr_object *o,
                         const struct json *list)
{
    struct calling c = {call, m, o, list, false};

    return guard_call(call, clr.method_get_name(m), call_now, &c) && c.ok;
}

static bool call_method(struct agent_call *call)
{
    const struct call_method_args *args = call->args;
    /* An entry opens all overloads of a name. */
    const struct wish wish = {args->component_type.value, allow_member(args->method.value)};
    const struct json *list;
    struct clr_method *m;
    struct clr_class *k;
    struct target target;

    if (!target_find(args->object_id.value, wish.type, &target, &call->err))
        return permit_lost(call, &wish);
    k = clr.object_get_class(target.object);
    if (!permit(call, &wish, k, target.matched) ||
        !parse_text(call, "argsJson", args->args_json.value, &list))
        return false;
    return overload_choose(k, true, args->method.value, list, &m, &call->err) &&
           call_guarded(call, m, target.object, list);
}

static const struct agent_tool tools[] = {
    {TOOL_SET_MEMBER, set_member, true},
    {TOOL_CALL_METHOD, call_method, true},
};
const struct agent_tools tools_write_member = {tools, N_ELEMENTS(tools)};
