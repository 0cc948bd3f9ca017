/*
 * The list of hooks, and how a patch becomes active: source to C# (hook_code), C# to methods
 * (eval), methods to compiled code (the runtime), and a detour to that code.
 */
#include "hook.h"

#include "base/limits.h"

#include "agent/clr/ecma.h"
#include "agent/eval/eval.h"
#include "agent/reflect/overload.h"
#include "code.h"
#include "detour.h"

struct entry {
    struct hook hook; /* first: the public part */
    struct clr_method *method;
    struct detour *detour;
    void *replacement; /* compiled */
};

/* There is one list, because compiled code belongs to the whole process. `n_made` numbers what is
 * compiled: names must be unique in a domain. */
static struct {
    struct entry *first;
    size_t n;
    unsigned n_made;
} hooks;

/* --- Compiled code. --- */

struct code {
    void *entry;
    size_t size;
};

/* Compiles a method through C#: if asked directly, the runtime ends the process over a method that
 * it cannot compile. A RuntimeMethodHandle holds only the method. */
static bool compile(struct clr_method *m, void **ret_entry, struct err *err)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System", "RuntimeMethodHandle");
    struct clr_method *get = k ? clr_method(k, "GetFunctionPointer", 0, NULL) : NULL;
    struct clr_object *box = get ? clr_box(k, &m) : NULL, *result = NULL;

    if (!box)
        return err_set(err, ERR_NOT_READY,
                       "Hooks need RuntimeMethodHandle.GetFunctionPointer, which is stripped here");
    if (!clr_call(get, box, NULL, &result, err))
        return false;
    memcpy(ret_entry, clr.object_unbox(result), sizeof(*ret_entry));
    return true;
}

static bool find_code(struct clr_method *m, struct code *ret_code, struct err *err)
{
    struct code code = {0};
    void *info;
    int size;

    if (!compile(m, &code.entry, err))
        return false;
    info = clr.mono.jit_info_table_find(clr.domain, code.entry);
    if (!info || clr.mono.jit_info_get_code_start(info) != code.entry)
        return err_set(err, ERR_ARGUMENT,
                       "The method cannot be hooked: it shares its code with another method");
    size = clr.mono.jit_info_get_code_size(info);
    code.size = size > 0 ? (size_t)size : 0;
    *ret_code = code;
    return true;
}

/* Keeps callers that are compiled from now on from inlining the method; earlier ones that have
 * inlined it are not affected. Mono's struct begins with the flags; we change them only if we find
 * the known values there. */
static void forbid_inlining(struct clr_method *m)
{
    enum { NO_INLINING = 8 };
    uint32_t of_implementation = 0;
    const uint32_t flags = clr.method_get_flags(m, &of_implementation);
    uint16_t raw[2];

    memcpy(raw, m, sizeof(raw));
    if (raw[0] != (uint16_t)flags || raw[1] != (uint16_t)of_implementation)
        return;
    raw[1] |= NO_INLINING;
    memcpy(m, raw, sizeof(raw));
}

/* Sleeps in managed code, so that a collection that waits for this thread can run before we try
 * again to stop threads. */
static void pause_managed(void)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System.Threading", "Thread");
    struct clr_method *sleep = k ? clr_method(k, "Sleep", 1, "System.Int32") : NULL;
    int32_t ms = 2;
    void *args[] = {&ms};
    struct err err;

    if (sleep)
        clr_call(sleep, NULL, args, NULL, &err);
}

/* --- From a patch to a replacement. --- */

static struct clr_method *method_in(struct clr_class *k, const char *name)
{
    struct clr_method *m;
    void *cursor = NULL;

    while ((m = clr.class_get_methods(k, &cursor))) {
        if (strcmp(clr.method_get_name(m), name) == 0)
            return m;
    }
    return NULL;
}

static bool define(struct arena *a, struct clr_method *m, struct slice source,
                   struct clr_class **ret_class, struct err *err)
{
    const unsigned number = hooks.n_made++;
    struct slice type, report = {0};
    struct patch patch;
    struct buf code;
    bool ok;

    if (!patch_parse(a, source, &patch, err))
        return false;
    type = patch.class_name.len ? patch.class_name : SLICE(HOOK_CLASS);
    type = arena_printf(a, "UmcpHook%u.%.*s", number, SLICE_ARG(type));
    if (!type.p)
        return err_no_memory(err);
    buf_init(&code, LIMIT_PATCH_CODE);
    ok = hook_code_write(&code, a, m, &patch, number, err) &&
         eval_define(a, buf_slice(&code), type.p, ret_class, &report, err);
    buf_done(&code);
    if (!ok && report.len)
        err_set(err, ERR_ARGUMENT, "Compilation errors:\n%.*s", SLICE_ARG(report));
    return ok;
}

/* Compiles the replacement; its way to the method itself bypasses the detour. */
static bool make_replacement(struct arena *a, struct entry *e, struct slice source,
                             void **ret_replacement, struct err *err)
{
    struct clr_class *k = NULL;
    struct clr_method *original, *replacement;
    struct code code = {0};
    void *entry;

    if (!define(a, e->method, source, &k, err))
        return false;
    original = method_in(k, HOOK_ORIGINAL);
    replacement = method_in(k, HOOK_REPLACEMENT);
    if (!original || !replacement)
        return err_set(err, ERR_ARGUMENT, "The patch's class cannot be extended");
    if (!find_code(original, &code, err) ||
        !detour_redirect(code.entry, code.size, detour_original(e->detour), err) ||
        !compile(replacement, &entry, err))
        return false;
    *ret_replacement = entry;
    return true;
}

/* Copies the hook's new source first: nothing may fail once the patch is active. */
static bool put_in_force(struct arena *a, struct entry *e, struct slice source, struct err *err)
{
    char *copy = text_copy(source);
    void *replacement = NULL;

    if (!copy)
        return err_no_memory(err);
    if (!make_replacement(a, e, source, &replacement, err) ||
        !detour_install(e->detour, pause_managed, err)) {
        mem_free(copy);
        return false;
    }
    mem_free((char *)(uintptr_t)e->hook.source.p);
    e->hook.source = slice_from(copy, source.len);
    e->replacement = replacement;
    detour_switch(e->detour, e->hook.is_enabled ? replacement : NULL);
    return true;
}

/* --- Methods that can be hooked. --- */

static bool refuse(struct err *err, const char *why, const char *hint)
{
    err_set(err, ERR_ARGUMENT, "The method cannot be hooked: %s", why);
    return hint ? err_hint(err, "%s", hint) : false;
}

/* --- The list. --- */

static struct entry *next_of(const struct entry *e)
{
    return (struct entry *)(uintptr_t)e->hook.next;
}

static struct entry *find_entry(struct slice signature)
{
    struct entry *e = hooks.first;

    while (e && !overload_same_signature(e->hook.signature, signature))
        e = next_of(e);
    return e;
}

static struct entry *need_entry(struct slice signature, struct err *err)
{
    struct entry *e = find_entry(signature);

    if (!e)
        err_set(err, ERR_NOT_FOUND, "Hook not found");
    return e;
}

void hook_type(const struct hook *h, struct buf *to)
{
    clr_class_full_name(to, clr.method_get_class(((const struct entry *)h)->method));
}

const struct hook *hook_first(void)
{
    return hooks.first ? &hooks.first->hook : NULL;
}

const struct hook *hook_find(struct slice signature, struct err *err)
{
    const struct entry *e = need_entry(signature, err);

    return e ? &e->hook : NULL;
}

static void free_entry(struct entry *e)
{
    mem_free((char *)(uintptr_t)e->hook.signature.p);
    mem_free((char *)(uintptr_t)e->hook.source.p);
    mem_free(e);
}

static void append_entry(struct entry *e)
{
    struct entry *last = hooks.first;

    while (last && last->hook.next)
        last = next_of(last);
    if (last)
        last->hook.next = &e->hook;
    else
        hooks.first = e;
    hooks.n++;
}

static void unlink_entry(const struct entry *e)
{
    struct entry *before = hooks.first;

    while (before != e && next_of(before) != e)
        before = next_of(before);
    if (before == e)
        hooks.first = next_of(e);
    else
        before->hook.next = e->hook.next;
    hooks.n--;
}

/* --- The tools. --- */

static struct entry *new_entry(struct clr_method *m, struct err *err)
{
    struct entry *e = mem_zalloc(sizeof(*e));
    struct buf signature;

    if (!e) {
        err_no_memory(err);
        return NULL;
    }
    buf_init(&signature, LIMIT_SIGNATURE);
    overload_signature(&signature, m);
    if (!buf_ok(&signature)) {
        buf_done(&signature);
        mem_free(e);
        err_no_memory(err);
        return NULL;
    }
    e->hook.signature = buf_slice(&signature); /* the entry takes over the buffer's memory */
    e->hook.is_enabled = true;
    e->method = m;
    return e;
}

static bool start_entry(struct arena *a, struct entry *e, struct err *err)
{
    struct code code = {0};
    struct buf source;
    bool ok;

    forbid_inlining(e->method);
    if (!find_code(e->method, &code, err))
        return false;
    e->detour = detour_get(code.entry, code.size, err);
    if (!e->detour)
        return false;
    buf_init(&source, LIMIT_PATCH_CODE);
    hook_code_default(&source, e->method);
    ok = buf_ok(&source) ? put_in_force(a, e, buf_slice(&source), err) : err_no_memory(err);
    buf_done(&source);
    return ok;
}

bool hook_add(struct arena *a, struct clr_method *m, struct err *err)
{
    enum { VARARG = 5 }; /* a calling convention */
    const uint32_t flags = clr_method_flags(m);
    struct entry *e;
    bool ok;

    if (clr.lacks[CLR_HOOK])
        return err_set(err, ERR_NOT_READY, "This engine cannot hook methods: %s",
                       clr.lacks[CLR_HOOK]);
    if (!clr_return_type(m))
        return refuse(err, "this engine lacks a type of its signature", NULL);
    if (flags & METHOD_ABSTRACT)
        return refuse(err, "it is abstract", "hook the methods that override it");
    if (clr_is_open(m))
        return refuse(err, "it is generic, and has code only for given types",
                      "hook what it calls, or what calls it");
    if (clr.class_is_valuetype(clr.method_get_class(m)) && !(flags & METHOD_STATIC))
        return refuse(err, "it is a method of a struct", "hook what calls it");
    if (clr.mono.signature_get_call_conv &&
        clr.mono.signature_get_call_conv(clr.mono.method_signature(m)) == VARARG)
        return refuse(err, "it takes any number of arguments", NULL);
    if (hooks.n >= LIMIT_HOOKS)
        return err_set(err, ERR_TOO_LARGE, "The engine already has %d hooks", LIMIT_HOOKS);
    e = new_entry(m, err);
    if (!e)
        return false;
    if (find_entry(e->hook.signature))
        ok = err_set(err, ERR_ARGUMENT, "Method is already hooked");
    else
        ok = start_entry(a, e, err);
    if (ok)
        append_entry(e);
    else
        free_entry(e);
    return ok;
}

bool hook_set_source(struct arena *a, struct slice signature, struct slice source, struct err *err)
{
    struct entry *e = need_entry(signature, err);

    if (!e || (!slice_eq(e->hook.source, source) && !put_in_force(a, e, source, err)))
        return false;
    e->hook.has_source = true;
    return true;
}

bool hook_set_enabled(struct slice signature, bool is_enabled, struct err *err)
{
    struct entry *e = need_entry(signature, err);

    if (!e)
        return false;
    e->hook.is_enabled = is_enabled;
    detour_switch(e->detour, is_enabled ? e->replacement : NULL);
    return true;
}

bool hook_remove(struct slice signature, struct err *err)
{
    struct entry *e = need_entry(signature, err);

    if (!e)
        return false;
    detour_switch(e->detour, NULL);
    unlink_entry(e);
    free_entry(e);
    return true;
}

void hook_forget(void)
{
    while (hooks.first) {
        struct entry *e = hooks.first;

        detour_switch(e->detour, NULL); /* code of the class library outlives the domain */
        unlink_entry(e);
        free_entry(e);
    }
}
