/* Compares classes and members with the allowlist of a call. */
#include "permit.h"

#include "base/limits.h"

static bool say_denied(struct agent_call *call)
{
    if (call->tool->allow == ALLOW_HOOK)
        return err_set(&call->err, ERR_DENIED, "Denied by hook allowlist");
    if (call->tool->allow == ALLOW_COMPONENT && call->allow.n_items == 0)
        return err_set(&call->err, ERR_DENIED, "No components are allowlisted");
    return err_set(&call->err, ERR_DENIED, "Denied by allowlist");
}

/* "Type", or "Type.Member". p is NULL without memory. */
static struct slice entry_for(struct agent_call *call, struct slice type, struct slice member)
{
    return member.len ? allow_join(call->arena, type, member) : arena_copy(call->arena, type);
}

/* The entry that would allow this member of the class. p is NULL without memory. */
static struct slice entry_of(struct agent_call *call, struct clr_class *k, struct slice member)
{
    struct slice entry = {0};
    struct buf name;

    buf_init(&name, LIMIT_CARD_TEXT);
    clr_class_full_name(&name, k);
    if (buf_ok(&name))
        entry = entry_for(call, buf_slice(&name), member);
    buf_done(&name);
    return entry;
}

/* Whether all objects inherit from it members that reach others: destroys, copies or calls whatever
 * the caller names. */
static bool is_root(struct clr_class *k)
{
    static const char *const names[] = {"System.Object", "UnityEngine.Object",
                                        "UnityEngine.Component", "UnityEngine.MonoBehaviour",
                                        "UnityEngine.ScriptableObject"};

    for (size_t i = 0; k && i < N_ELEMENTS(names); i++)
        if (clr_class_named(slice_of(names[i])) == k)
            return true;
    return false;
}

/* A star at a class does not stand for what a root declares, unless it stands for the root's
 * members, too. False: no memory. */
static bool has_class(struct agent_call *call, struct clr_class *k, struct slice member,
                      struct clr_class *declaring, bool *ret_has)
{
    struct slice entry = entry_of(call, k, member), origin = entry;

    if (is_root(declaring))
        origin = entry_of(call, declaring, member);
    if (!entry.p || !origin.p)
        return err_no_memory(&call->err);
    *ret_has = allow_has_from(&call->allow, entry, origin);
    return true;
}

bool permit_own(struct agent_call *call, struct clr_class *class, struct slice member)
{
    bool has = false;

    return has_class(call, class, member, NULL, &has) && (has || say_denied(call));
}

bool permit_type(struct agent_call *call, struct clr_class *class)
{
    return permit_own(call, class, (struct slice){0});
}

bool permit_member(struct agent_call *call, const struct target *target, struct slice member,
                   struct clr_class *declaring)
{
    struct clr_class *class = clr.object_get_class(target->object), *base = target->matched;
    const bool is_of_base =
        base != class && (!declaring || clr.class_is_assignable_from(declaring, base));
    bool has = false;

    if (!has_class(call, class, member, declaring, &has) ||
        (!has && is_of_base && !has_class(call, base, member, declaring, &has)))
        return false;
    return has || say_denied(call);
}

bool permit_lost(struct agent_call *call, struct slice type, struct slice member)
{
    struct slice entry = entry_for(call, type, member);

    if (!entry.p)
        return err_no_memory(&call->err);
    return allow_may_have(&call->allow, entry) ? false : say_denied(call);
}

bool permit_entry(struct agent_call *call, struct slice entry)
{
    return allow_has(&call->allow, entry);
}
