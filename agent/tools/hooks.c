/* The explorer's tools that look at hooks, and at the methods that could be hooked. */
#include "tools.h"

#include "agent/overload.h"

bool body_list_hooks(struct agent_call *call)
{
    const struct page_args *args = call->args;
    struct page p;

    page_begin(&p, call, args->limit, args->offset);
    return page_end(&p);
}

bool body_get_hook_source(struct agent_call *call)
{
    return err_set(&call->err, ERR_NOT_FOUND, "Hook not found");
}

static void add_method(struct page *p, struct clr_method *m, struct slice signature)
{
    if (!page_wants(p))
        return;
    json_object(&p->w);
    json_put_string(&p->w, "Name", clr.method_get_name(m));
    json_put_text(&p->w, "Signature", signature);
    json_object_end(&p->w);
    page_wrote(p);
}

/* Constructors are none, and nothing can be done with one whose types are missing. */
static bool can_be_hooked(struct clr_method *m)
{
    return clr.method_get_name(m)[0] != '.' && clr_return_type(m);
}

static bool add_methods(struct page *p, struct clr_class *k, struct slice filter, struct err *err)
{
    struct clr_method *m;
    struct buf signature;
    void *iter = NULL;
    bool ok;

    buf_init(&signature, CARD_TEXT);
    while ((m = clr.class_get_methods(k, &iter)) && buf_ok(&signature)) {
        if (!can_be_hooked(m))
            continue;
        signature.len = 0;
        overload_signature(&signature, m);
        if (slice_contains_nocase(buf_slice(&signature), filter))
            add_method(p, m, buf_slice(&signature));
    }
    ok = buf_ok(&signature);
    buf_done(&signature);
    return ok || err_no_memory(err);
}

bool body_list_hook_methods(struct agent_call *call)
{
    const struct hook_methods_args *args = call->args;
    struct clr_class *k = clr_class_named(args->type.value);
    struct page p;

    if (!k)
        return err_set(&call->err, ERR_NOT_FOUND, "Type not found");
    page_begin(&p, call, args->limit, args->offset);
    return add_methods(&p, k, args->filter.value, &call->err) && page_end(&p);
}
