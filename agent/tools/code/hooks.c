/* The explorer's tools for hooks and for methods that could be hooked. */
#include "base/limits.h"

#include "agent/hook/hook.h"
#include "agent/reflect/overload.h"
#include "agent/tools/permit.h"
#include "agent/tools/tools.h"

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

/* --- Their state on the server. --- */

static void tell(struct slice signature, const struct hook *h)
{
    struct buf payload, type;
    struct json_out w;

    buf_init(&payload, LINKMSG_MAX_MESSAGE / 2);
    buf_init(&type, LIMIT_CARD_TEXT);
    json_out_init(&w, &payload);
    json_object(&w);
    json_put_text(&w, "signature", signature);
    if (h) {
        hook_type(h, &type);
        json_put_text(&w, "type", buf_slice(&type));
        json_put_bool(&w, "enabled", h->is_enabled);
        if (h->has_source)
            json_put_text(&w, "source", h->source);
    } else {
        json_put_bool(&w, "removed", true);
    }
    json_object_end(&w);
    if (buf_ok(&payload) && buf_ok(&type))
        agent_report(LINKMSG_EVENT_HOOK, buf_slice(&payload));
    buf_done(&payload);
    buf_done(&type);
}

/* No more than the server keeps. */
void hooks_tell_all(void)
{
    size_t bytes = 0;

    for (const struct hook *h = hook_first(); h; h = h->next) {
        bytes += h->signature.len + h->source.len;
        if (bytes <= LIMIT_KEPT_BYTES)
            tell(h->signature, h);
    }
}

/* The server gets the hook's new state first. */
static bool answer_changed(struct agent_call *call, struct slice signature)
{
    const struct hook *h = hook_find(signature, &call->err);

    if (h)
        tell(h->signature, h);
    return answer_ok(call);
}

static bool remove_hook(struct agent_call *call)
{
    const struct hook_args *args = call->args;
    const struct hook *h = hook_find(args->signature.value, &call->err);
    struct slice signature = h ? arena_copy(call->arena, h->signature) : (struct slice){0};

    if (!h || (!signature.p && !err_no_memory(&call->err)) || !hook_remove(signature, &call->err))
        return false;
    tell(signature, NULL);
    return answer_ok(call);
}

static bool set_hook_enabled(struct agent_call *call)
{
    const struct hook_enabled_args *args = call->args;

    return hook_set_enabled(args->signature.value, args->enabled.value, &call->err) &&
           answer_changed(call, args->signature.value);
}

static bool set_hook_source(struct agent_call *call)
{
    const struct hook_set_source_args *args = call->args;

    return hook_set_source(call->arena, args->signature.value, args->source.value, &call->err) &&
           answer_changed(call, args->signature.value);
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

/* The newest hook is the list's last. */
static struct slice signature_of_last(void)
{
    const struct hook *h = hook_first();

    while (h && h->next)
        h = h->next;
    return h ? h->signature : (struct slice){0};
}

static bool add_hook(struct agent_call *call)
{
    const struct hook_add_args *args = call->args;
    struct clr_method *m = NULL;
    struct clr_class *k = NULL;

    return find_allowed_type(call, args->type.value, &k) &&
           find_method(call, k, args->method.value, &m) && hook_add(call->arena, m, &call->err) &&
           answer_changed(call, signature_of_last());
}

/* Nothing runs between the steps, so the method never has the default patch by mistake. */
static bool restore_hook(struct agent_call *call)
{
    const struct restore_hook_args *args = call->args;
    struct slice signature = args->signature.value;
    struct clr_method *m = NULL;
    struct clr_class *k = NULL;
    struct err err;

    if (hook_find(signature, &err))
        return answer_ok(call);
    if (args->source.is_set && !call->may_eval)
        return err_set(&call->err, ERR_DENIED, "ConsoleEval disabled by config");
    if (!find_allowed_type(call, args->type.value, &k) || !find_method(call, k, signature, &m) ||
        !hook_add(call->arena, m, &call->err))
        return false;
    if ((args->source.is_set &&
         !hook_set_source(call->arena, signature, args->source.value, &call->err)) ||
        !hook_set_enabled(signature, args->enabled.value, &call->err)) {
        hook_remove(signature, &err);
        return false;
    }
    return answer_ok(call);
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
    {TOOL_RESTORE_HOOK, restore_hook, true},
};
const struct agent_tools tools_hooks = {tools, N_ELEMENTS(tools)};
