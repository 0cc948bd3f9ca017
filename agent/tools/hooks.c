/* The explorer's tools for hooks and for methods that could be hooked. */
#include "tools.h"

#include "base/limits.h"

#include "agent/hook/hook.h"
#include "agent/reflect/overload.h"

#include "permit.h"

/* --- Hooks. --- */

static bool list_hooks(struct agent_call *call)
{
    const struct page_args *args = call->args;
    struct page p;

    page_begin(&p, call, args->limit, args->offset);
    for (const struct hook *h = hook_first(); h; h = h->next) {
        if (!page_wants(&p))
            continue;
        json_object(&p.w);
        json_put_text(&p.w, "Signature", h->signature);
        json_put_bool(&p.w, "Enabled", h->is_enabled);
        json_object_end(&p.w);
        page_wrote(&p);
    }
    return page_end(&p);
}

static bool get_hook_source(struct agent_call *call)
{
    const struct hook_source_args *args = call->args;
    const struct hook *h = hook_find(args->signature.value, &call->err);
    struct json_out w;

    if (!h)
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_put_text(&w, "signature", h->signature);
    json_put_text(&w, "source", h->source);
    json_object_end(&w);
    return true;
}

static bool remove_hook(struct agent_call *call)
{
    const struct hook_args *args = call->args;

    return hook_remove(args->signature.value, &call->err) && answer_ok(call);
}

static bool set_hook_enabled(struct agent_call *call)
{
    const struct hook_enabled_args *args = call->args;

    return hook_set_enabled(args->signature.value, args->enabled.value, &call->err) &&
           answer_ok(call);
}

static bool set_hook_source(struct agent_call *call)
{
    const struct hook_set_source_args *args = call->args;

    return hook_set_source(call->arena, args->signature.value, args->source.value, &call->err) &&
           answer_ok(call);
}

/* --- Methods. --- */

/* Finds a type by full name, or by a short name if an entry of the allowlist ends in it. */
static struct clr_class *find_type(struct agent_call *call, struct slice name)
{
    struct clr_class *k = clr_class_named(name);

    for (size_t i = 0; i < call->allow.n_items && !k; i++) {
        const struct slice entry = call->allow.items[i];
        const struct allow one = {&entry, 1};

        if (allow_may_have(&one, name))
            k = clr_class_named(entry);
    }
    return k;
}

static bool find_allowed_type(struct agent_call *call, struct slice name,
                              struct clr_class **ret_class)
{
    struct clr_class *k = find_type(call, name);

    if (!k) {
        err_set(&call->err, ERR_NOT_FOUND, "Type not found");
        return permit_lost(call, name, (struct slice){0});
    }
    if (!permit_type(call, k))
        return false;
    *ret_class = k;
    return true;
}

/* Excludes constructors and methods whose types are missing. */
static bool can_be_hooked(struct clr_method *m)
{
    return clr.method_get_name(m)[0] != '.' && clr_return_type(m);
}

/* Only looks in the type itself: an inherited method belongs to a type that may not be allowed. */
static bool find_method(struct agent_call *call, struct clr_class *k, struct slice name,
                        struct clr_method **ret_method)
{
    struct clr_method *m, *found = NULL;
    void *iter = NULL;

    while ((m = clr.class_get_methods(k, &iter))) {
        if (!can_be_hooked(m) || !overload_is_called(m, name))
            continue;
        if (found)
            return overload_refuse_choice(found, &call->err);
        found = m;
    }
    if (!found)
        return err_set(&call->err, ERR_NOT_FOUND, "Method not found: %.*s", SLICE_ARG(name));
    *ret_method = found;
    return true;
}

static bool add_hook(struct agent_call *call)
{
    const struct hook_add_args *args = call->args;
    struct clr_method *m = NULL;
    struct clr_class *k = NULL;

    return find_allowed_type(call, args->type.value, &k) &&
           find_method(call, k, args->method.value, &m) && hook_add(call->arena, m, &call->err) &&
           answer_ok(call);
}

static bool add_methods(struct page *p, struct clr_class *k, struct slice filter, struct err *err)
{
    struct clr_method *m;
    struct buf signature;
    void *iter = NULL;
    bool ok;

    buf_init(&signature, LIMIT_CARD_TEXT);
    while ((m = clr.class_get_methods(k, &iter)) && buf_ok(&signature)) {
        if (!can_be_hooked(m))
            continue;
        signature.len = 0;
        overload_signature(&signature, m);
        if (!slice_contains_nocase(buf_slice(&signature), filter) || !page_wants(p))
            continue;
        json_object(&p->w);
        json_put_string(&p->w, "Name", clr.method_get_name(m));
        json_put_text(&p->w, "Signature", buf_slice(&signature));
        json_object_end(&p->w);
        page_wrote(p);
    }
    ok = buf_ok(&signature);
    buf_done(&signature);
    return ok || err_no_memory(err);
}

static bool list_hook_methods(struct agent_call *call)
{
    const struct hook_methods_args *args = call->args;
    struct clr_class *k = NULL;
    struct page p;

    if (!find_allowed_type(call, args->type.value, &k))
        return false;
    page_begin(&p, call, args->limit, args->offset);
    return add_methods(&p, k, args->filter.value, &call->err) && page_end(&p);
}

static const struct agent_tool tools[] = {
    {TOOL_HOOK_LIST, list_hooks, false},
    {TOOL_HOOK_LIST_METHODS, list_hook_methods, true},
    {TOOL_HOOK_GET_SOURCE, get_hook_source, false},
    {TOOL_HOOK_ADD, add_hook, true},
    {TOOL_HOOK_REMOVE, remove_hook, false},
    {TOOL_HOOK_SET_ENABLED, set_hook_enabled, false},
    {TOOL_HOOK_SET_SOURCE, set_hook_source, true},
};
const struct agent_tools tools_hooks = {tools, N_ELEMENTS(tools)};
