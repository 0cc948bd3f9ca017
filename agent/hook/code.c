/*
 * Writes the C# of a hook. Compiler errors in this C# are reported at the line of the patch's
 * method, because they are about its parameters.
 */
#include "code.h"

#include "base/limits.h"

#include "agent/clr/ecma.h"
#include "agent/reflect/overload.h"
#include "type.h"

#define NO_INLINING                                                                                \
    "[System.Runtime.CompilerServices.MethodImpl("                                                 \
    "System.Runtime.CompilerServices.MethodImplOptions.NoInlining)] public static "

/* The hooked method, in terms of C#. */
struct shape {
    struct clr_method *method;
    bool is_static;
    struct hook_type self, result, params[LIMIT_PATCH_PARAMS];
    uint32_t n_params;
};

struct writer {
    struct buf *to;
    const struct shape *shape;
    const struct patch *patch;
    struct err *err;
};

static bool describe(struct arena *a, struct clr_method *m, struct shape *s, struct err *err)
{
    s->method = m;
    s->is_static = clr_method_flags(m) & METHOD_STATIC;
    s->n_params = clr_param_count(m);
    if (s->n_params > LIMIT_PATCH_PARAMS)
        return err_set(err, ERR_ARGUMENT,
                       "The method cannot be hooked: it has more than %d "
                       "parameters",
                       LIMIT_PATCH_PARAMS);
    if (!hook_type_name(a, clr.class_get_type(clr.method_get_class(m)), &s->self, err) ||
        !hook_type_name(a, clr_return_type(m), &s->result, err))
        return false;
    if (s->result.is_ref)
        return err_set(err, ERR_ARGUMENT, "The method cannot be hooked: it returns a reference");
    for (uint32_t i = 0; i < s->n_params; i++) {
        if (!hook_type_name(a, clr_param_type(m, i), &s->params[i], err))
            return false;
    }
    return true;
}

/* --- The method's own parameters. --- */

/* With their types for a declaration, without for a call. */
static void write_list(const struct writer *w, bool has_types)
{
    const struct shape *s = w->shape;
    const char *comma = "";

    buf_append_byte(w->to, '(');
    if (!s->is_static) {
        buf_printf(w->to, "%.*s __instance", has_types ? (int)s->self.text.len : 0, s->self.text.p);
        comma = ", ";
    }
    for (uint32_t i = 0; i < s->n_params; i++) {
        const struct hook_type *t = &s->params[i];

        buf_printf(w->to, "%s%s%.*s a%u", comma, t->is_ref ? "ref " : "",
                   has_types ? (int)t->text.len : 0, t->text.p, i);
        comma = ", ";
    }
    buf_append_byte(w->to, ')');
}

static void write_head(const struct writer *w, const char *name)
{
    buf_printf(w->to, NO_INLINING "%.*s %s", SLICE_ARG(w->shape->result.text), name);
    write_list(w, true);
}

static void write_original_call(const struct writer *w, const char *result)
{
    buf_printf(w->to, "%s " HOOK_ORIGINAL, w->shape->result.is_void ? "" : result);
    write_list(w, false);
    buf_append(w->to, SLICE("; "));
}

/* --- Calls of the patch. --- */

/* Accepts "__0" or a parameter's own name; -1 if it is neither. */
static int param_index(const struct shape *s, struct slice name)
{
    int64_t index;

    if (slice_starts(name, SLICE("__")) && text_to_int(slice_skip(name, 2), &index))
        return index >= 0 && index < s->n_params ? (int)index : -1;
    for (uint32_t i = 0; i < s->n_params; i++) {
        if (slice_is(name, clr_param_name(s->method, i)))
            return (int)i;
    }
    return -1;
}

static bool refuse_param(const struct writer *w, const char *method, const struct patch_param *p)
{
    const struct shape *s = w->shape;
    struct buf names;

    err_set(w->err, ERR_ARGUMENT, "%s's parameter '%.*s' is not one of the method's", method,
            SLICE_ARG(p->name));
    buf_init(&names, 4096);
    buf_append(&names, slice_of(s->is_static ? "" : "__instance, "));
    buf_append(&names, slice_of(s->result.is_void ? "" : "__result, "));
    buf_append(&names, SLICE("__state, __runOriginal"));
    for (uint32_t i = 0; i < s->n_params; i++)
        buf_printf(&names, ", __%u (%s)", i, clr_param_name(s->method, i));
    err_hint(w->err, "it has: %.*s", SLICE_ARG(buf_slice(&names)));
    buf_done(&names);
    return false;
}

/* The text before an argument: `ref` or `out`, or the cast of a stand-in to the patch's type. */
static void write_value(const struct writer *w, const struct patch_param *p,
                        const struct hook_type *have)
{
    if (slice_is(p->modifier, "ref") || slice_is(p->modifier, "out"))
        buf_printf(w->to, "%.*s ", SLICE_ARG(p->modifier));
    else if (have && have->is_stand_in)
        buf_printf(w->to, "(%.*s)", SLICE_ARG(p->type));
}

static bool write_argument(const struct writer *w, enum patch_method_kind kind, const char *method,
                           const struct patch_param *p)
{
    const struct shape *s = w->shape;
    const int index = param_index(s, p->name);

    if (index >= 0) {
        write_value(w, p, &s->params[index]);
        buf_printf(w->to, "a%d", index);
        return true;
    }
    if (slice_is(p->name, "__instance") && !s->is_static && p->modifier.len == 0)
        write_value(w, p, &s->self);
    else if (slice_is(p->name, "__result") && !s->result.is_void)
        write_value(w, p, &s->result);
    else if (slice_is(p->name, "__state") || slice_is(p->name, "__runOriginal") ||
             (slice_is(p->name, "__exception") && kind == PATCH_FINALIZER))
        write_value(w, p, NULL);
    else
        return refuse_param(w, method, p);
    buf_append(w->to, p->name);
    return true;
}

/* "umcpIsIn = true; try { __runOriginal = Prefix(a0, ref __result); } finally { ... }" */
static bool write_patch_call(const struct writer *w, enum patch_method_kind kind, const char *name,
                             const char *result)
{
    const struct patch_method *m = &w->patch->methods[kind];

    buf_printf(w->to, "\numcpIsIn = true; try {\n#line %u\n%s%s(", m->line,
               slice_is(m->result, "void") ? "" : result, name);
    for (size_t i = 0; i < m->n_params; i++) {
        buf_append(w->to, slice_of(i ? ", " : ""));
        if (!write_argument(w, kind, name, &m->params[i]))
            return false;
    }
    buf_append(w->to, SLICE(");\n} finally { umcpIsIn = false; }\n"));
    return true;
}

static bool has(const struct writer *w, enum patch_method_kind kind)
{
    return w->patch->methods[kind].result.len > 0;
}

/* --- The replacement. --- */

static void write_state(const struct writer *w)
{
    for (size_t kind = 0; kind < PATCH_METHODS; kind++) {
        const struct patch_method *m = &w->patch->methods[kind];

        for (size_t i = 0; i < m->n_params; i++) {
            if (!slice_is(m->params[i].name, "__state"))
                continue;
            buf_printf(w->to, "\n#line %u\n%.*s __state = default(%.*s);\n", m->line,
                       SLICE_ARG(m->params[i].type), SLICE_ARG(m->params[i].type));
            return;
        }
    }
}

/* A patch may call the method that it patches, and so may logging: then the method runs
 * unpatched. */
static bool write_replacement(const struct writer *w)
{
    const struct shape *s = w->shape;
    struct slice result;

    write_head(w, HOOK_REPLACEMENT);
    buf_append(w->to, SLICE(" { if (umcpIsIn) { "));
    write_original_call(w, "return");
    buf_append(w->to, slice_of(s->result.is_void ? "return; } " : "} "));
    buf_append(w->to, SLICE("bool __runOriginal = true; "));
    if (!s->result.is_void)
        buf_printf(w->to, "%.*s __result = default(%.*s); ", SLICE_ARG(s->result.text),
                   SLICE_ARG(s->result.text));
    write_state(w);
    if (has(w, PATCH_FINALIZER))
        buf_append(w->to, SLICE("System.Exception __exception = null; try { "));
    result = w->patch->methods[PATCH_PREFIX].result;
    if (has(w, PATCH_PREFIX)) {
        if (!slice_is(result, "void") && !slice_is(result, "bool") &&
            !slice_is(result, "Boolean") && !slice_is(result, "System . Boolean"))
            return err_set(w->err, ERR_ARGUMENT, "Prefix returns %.*s: it must be void or bool",
                           SLICE_ARG(result));
        if (!write_patch_call(w, PATCH_PREFIX, "Prefix", "__runOriginal = "))
            return false;
    }
    buf_append(w->to, SLICE("if (__runOriginal) "));
    write_original_call(w, "__result =");
    if (has(w, PATCH_POSTFIX)) {
        if (w->shape->result.is_void && !slice_is(w->patch->methods[PATCH_POSTFIX].result, "void"))
            return err_set(w->err, ERR_ARGUMENT,
                           "Postfix returns a value, but the method has none");
        if (!write_patch_call(w, PATCH_POSTFIX, "Postfix", "__result = "))
            return false;
    }
    /* The fate of an exception: Finalizer's result replaces it if it has one, else it is
     * rethrown. */
    if (has(w, PATCH_FINALIZER)) {
        buf_append(w->to,
                   SLICE("} catch (System.Exception umcpCaught) { __exception = umcpCaught; "));
        if (!write_patch_call(w, PATCH_FINALIZER, "Finalizer", "__exception = "))
            return false;
        buf_append(w->to, SLICE("if (__exception == umcpCaught) throw; "
                                "if (__exception != null) throw __exception; return"));
        buf_append(w->to, slice_of(w->shape->result.is_void ? "; }" : " __result; }"));
        if (!write_patch_call(w, PATCH_FINALIZER, "Finalizer", "__exception = "))
            return false;
        buf_append(w->to, SLICE("if (__exception != null) throw __exception; "));
    }
    buf_append(w->to, slice_of(s->result.is_void ? "}\n" : "return __result; }\n"));
    return true;
}

bool hook_code_write(struct buf *to, struct arena *a, struct clr_method *m,
                     const struct patch *patch, unsigned number, struct err *err)
{
    struct shape shape = {.method = m};
    const struct writer w = {to, &shape, patch, err};

    if (!describe(a, m, &shape, err))
        return false;
    buf_printf(to, "namespace UmcpHook%u {\n#line 1\n", number);
    buf_append(to, patch->usings);
    /* A class of the user's stays outside of all others: only there may extension methods be. */
    buf_printf(to, "\n%s\n#line %u\n%*s",
               patch->class_name.len ? "" : "public static class " HOOK_CLASS " {", patch->line,
               (int)patch->column - 1, "");
    buf_append(to, patch->members);
    buf_append(to, SLICE("\n[System.ThreadStatic] static bool umcpIsIn;\n"));
    write_head(&w, HOOK_ORIGINAL);
    buf_append(to, SLICE(" { throw new System.InvalidOperationException(\"not linked\"); }\n"));
    if (!write_replacement(&w))
        return false;
    buf_append(to, patch->end);
    buf_append(to, slice_of(patch->class_name.len ? "\n}\n" : "\n} }\n"));
    return buf_ok(to) || err_no_memory(err);
}

/* --- The default patch. --- */

static void write_quoted(struct buf *to, struct slice text)
{
    for (size_t i = 0; i < text.len; i++) {
        const char c = text.p[i];

        if (c == '"' || c == '\\')
            buf_append_byte(to, '\\');
        if ((unsigned char)c < ' ')
            buf_printf(to, "\\u%04x", (unsigned)c);
        else
            buf_append_byte(to, c);
    }
}

void hook_code_default(struct buf *to, struct clr_method *m)
{
    struct clr_class *debug = clr_class_named(SLICE("UnityEngine.Debug"));
    struct buf signature;

    buf_init(&signature, 1 << 16);
    overload_signature(&signature, m);
    buf_printf(to, "static void Postfix()\n{\n    %s(\"[hook] ",
               debug ? "UnityEngine.Debug.Log" : "System.Console.WriteLine");
    write_quoted(to, buf_slice(&signature));
    buf_append(to, SLICE("\");\n}\n"));
    to->failed |= !buf_ok(&signature);
    buf_done(&signature);
}
