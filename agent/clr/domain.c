/*
 * Chooses the domain of user code, and gathers facts about the runtime before its first use. The
 * editor unloads its domain and creates a new one whenever scripts change.
 */
#include "clr.h"

#define MARK "umcp.entered"

static bool is_child(struct clr_domain *d)
{
    const char *name = clr.mono.domain_get_friendly_name(d);

    return name && strcmp(name, "Unity Child Domain") == 0;
}

static void choose(struct clr_domain *d, void *ctx)
{
    struct clr_domain **chosen = ctx;

    if (is_child(d))
        *chosen = d;
}

/* While the editor reloads there may be two child domains; the engine's thread is in the right
 * one. */
static struct clr_domain *choose_mono_domain(void)
{
    struct clr_domain *current = clr.mono.domain_get();
    struct clr_domain *chosen = clr.mono.get_root_domain();

    if (!clr.mono.domain_get_friendly_name)
        return current ? current : chosen;
    if (current && is_child(current))
        return current;
    clr.mono.domain_foreach(choose, &chosen);
    if (chosen != current && clr.mono.domain_set && !clr.mono.domain_set(chosen, 0))
        return current; /* it is being unloaded */
    return chosen;
}

/*
 * Marks the domain with a value stored in it. A new domain may have the address and the number of
 * the old one, but not what was stored in it. True if it was marked before.
 */
static bool mark_domain(void)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System", "AppDomain");
    struct clr_method *current = k ? clr_method(k, "get_CurrentDomain", 0, NULL) : NULL;
    struct clr_method *get = k ? clr_method(k, "GetData", 1, NULL) : NULL;
    struct clr_method *set = k ? clr_method(k, "SetData", 2, NULL) : NULL;
    struct clr_object *domain = NULL, *mark = NULL;
    void *name = clr_string_new(SLICE(MARK));
    void *args[] = {name, name};
    struct err err;

    if (!current || !get || !set || !name || !clr_call(current, NULL, NULL, &domain, &err) ||
        !clr_call(get, domain, args, &mark, &err))
        return true; /* then we must rely on the address */
    if (!mark)
        clr_call(set, domain, args, NULL, &err);
    return mark != NULL;
}

/*
 * Whether this IL2CPP wants methods of structs to be called with the boxed object or with the value
 * inside depends on its age, and no function tells. Int32.GetHashCode() returns the value itself.
 * We call it with the box: it returns the value, or else the first word of the box.
 */
static bool learn_wants_boxed_this(void)
{
    int32_t value = 0x5eed1e55;
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System", "Int32");
    struct clr_method *m = k ? clr_method(k, "GetHashCode", 0, NULL) : NULL;
    struct clr_object *box = m ? clr_box(k, &value) : NULL;
    struct clr_object *exception = NULL, *result;

    if (!box || clr.method_get_class(m) != k)
        return false;
    result = clr.runtime_invoke(m, box, NULL, &exception);
    return result && !exception && memcmp(clr.object_unbox(result), &value, sizeof(value)) == 0;
}

bool clr_enter_domain(void)
{
    bool is_mono = clr.kind == CLR_MONO_RUNTIME;
    struct clr_domain *d = is_mono ? choose_mono_domain() : clr.il2cpp.domain_get();
    bool is_first = clr.domain == NULL, is_same = d == clr.domain;

    if (!d)
        return false;
    clr.domain = d;
    if (is_first) { /* the core library is the same in every domain */
        struct clr_class *k = clr.class_from_name(
            clr.get_corlib(), "System.Runtime.CompilerServices", "RuntimeHelpers");

        clr.wants_boxed_this = !is_mono && learn_wants_boxed_this();
        clr.init_class =
            k ? clr_method(k, "RunClassConstructor", 1, "System.RuntimeTypeHandle") : NULL;
    }
    if (is_mono && d != clr.mono.get_root_domain())
        is_same = mark_domain() && is_same;
    return !is_same;
}
