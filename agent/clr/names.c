/*
 * Finds things by name, and names things, on both runtimes. Walks the lists of the table; keeps
 * nothing.
 */
#include "clr.h"

#include <ctype.h>

#include "ecma.h"

/* --- Assemblies. --- */

struct assemblies {
    struct clr_assembly **items;
    size_t n, cap;
    bool has_failed; /* no memory */
};

/* Only collects: Mono walks its live list without a lock, so the caller's work must wait. */
static void add_assembly(struct clr_assembly *a, void *ctx)
{
    struct assemblies *all = ctx;

    all->has_failed |= !VEC_ADD(all->items, all->n, all->cap, VEC_NO_MAX, a);
}

bool clr_each_assembly(bool (*each)(void *ctx, struct clr_assembly *a), void *ctx)
{
    struct assemblies all = {0};

    if (clr.kind == CLR_MONO_RUNTIME)
        clr.mono.assembly_foreach(add_assembly, &all);
    else
        all.items = clr.il2cpp.domain_get_assemblies(clr.domain, &all.n);
    for (size_t i = 0; i < all.n && each(ctx, all.items[i]); i++)
        ;
    if (clr.kind == CLR_MONO_RUNTIME)
        mem_free(all.items);
    return !all.has_failed;
}

struct image_search {
    struct slice name;
    struct clr_image *found;
};

static bool match_image(void *ctx, struct clr_assembly *a)
{
    struct image_search *s = ctx;
    struct clr_image *image = clr.assembly_get_image(a);
    struct slice name = slice_of(image ? clr.image_get_name(image) : NULL);

    /* IL2CPP gives the file's name, Mono the assembly's. */
    if (slice_ends_nocase(name, SLICE(".dll")))
        name.len -= 4;
    if (!image || !slice_eq(name, s->name))
        return true;
    s->found = image;
    return false;
}

struct clr_image *clr_image(const char *name)
{
    struct image_search s = {slice_of(name), NULL};

    clr_each_assembly(match_image, &s);
    return s.found;
}

size_t clr_class_count(struct clr_image *image)
{
    enum { TYPE_DEF = 2 };
    int n;

    if (clr.kind != CLR_MONO_RUNTIME)
        return clr.il2cpp.image_get_class_count(image);
    n = clr.mono.image_get_table_rows(image, TYPE_DEF);
    return n > 0 ? (size_t)n : 0;
}

struct clr_class *clr_class_at(struct clr_image *image, size_t i)
{
    if (i >= clr_class_count(image))
        return NULL;
    if (clr.kind != CLR_MONO_RUNTIME)
        return clr.il2cpp.image_get_class(image, i);
    return clr.mono.class_get(image, 0x02000000U | (uint32_t)(i + 1)); /* tokens count from one */
}

/* --- Classes. --- */

struct class_search {
    const char *space, *name; /* of the outermost class */
    bool is_engine;           /* only in the engine's own assemblies */
    struct clr_class *found;
};

static const struct slice engine = {"UnityEngine", sizeof("UnityEngine") - 1};

static bool match_class(void *ctx, struct clr_assembly *a)
{
    struct class_search *s = ctx;
    struct clr_image *image = clr.assembly_get_image(a);

    if (image && (!s->is_engine || slice_starts(slice_of(clr.image_get_name(image)), engine)))
        s->found = clr.class_from_name(image, s->space, s->name);
    return !s->found;
}

static struct clr_class *nested_class(struct clr_class *outer, struct slice name)
{
    struct clr_class *k;
    void *cursor = NULL;

    while ((k = clr.class_get_nested_types(outer, &cursor))) {
        if (slice_is(name, clr.class_get_name(k)))
            return k;
    }
    return NULL;
}

bool clr_is_code(struct clr_class *k)
{
    return slice_starts(slice_of(clr.class_get_name(k)), SLICE(CLR_CODE)) &&
           !clr.class_get_outer(k) && !*clr.class_get_namespace(k);
}

static bool match_declared(void *ctx, struct clr_assembly *a)
{
    struct class_search *s = ctx;
    struct clr_image *image = clr.assembly_get_image(a);
    const char *name = image ? clr.image_get_name(image) : "";
    struct clr_class *code =
        slice_starts(slice_of(name), SLICE(CLR_CODE)) ? clr.class_from_name(image, "", name) : NULL;

    if (code)
        s->found = nested_class(code, slice_of(s->name));
    return !s->found;
}

struct clr_class *clr_class_named(struct slice full_name)
{
    struct slice rest = full_name;
    struct slice outermost = slice_cut(&rest, '+');
    struct class_search s = {.is_engine = slice_starts(full_name, engine)};
    struct clr_class *k;
    char name[1024];
    char *dot;

    if (outermost.len == 0 || outermost.len >= sizeof(name) ||
        memchr(full_name.p, '\0', full_name.len))
        return NULL;
    memcpy(name, outermost.p, outermost.len);
    name[outermost.len] = '\0';
    /* Cuts "A.B.C" in place into "A.B" and "C". */
    dot = strrchr(name, '.');
    s.space = dot ? name : "";
    s.name = dot ? dot + 1 : name;
    if (dot)
        *dot = '\0';
    /* User code may have classes of the same name, and its assemblies come first. */
    if (s.is_engine)
        clr_each_assembly(match_class, &s);
    s.is_engine = false;
    if (!s.found)
        clr_each_assembly(match_class, &s);
    if (!s.found && !dot)
        clr_each_assembly(match_declared, &s);
    k = s.found;
    while (k && rest.len)
        k = nested_class(k, slice_cut(&rest, '+'));
    return k;
}

/* --- Names of classes and types. --- */

/* The length of "Umcp_7_3+" at the start of the text; 0: it starts otherwise. */
static size_t code_prefix(struct slice text)
{
    size_t at = sizeof(CLR_CODE) - 1, begin;

    if (!slice_starts(text, SLICE(CLR_CODE)))
        return 0;
    while (at < text.len && (isalnum((unsigned char)text.p[at])))
        at++;
    begin = ++at;
    while (at < text.len && text.p[at] >= '0' && text.p[at] <= '9')
        at++;
    return at > begin && at < text.len && text.p[begin - 1] == '_' && strchr("+./", text.p[at])
               ? at + 1
               : 0;
}

void clr_append_names(struct buf *to, struct slice text)
{
    size_t kept = 0;

    for (size_t i = 0; i < text.len; i++) {
        size_t len = text.p[i] == CLR_CODE[0] ? code_prefix(slice_skip(text, i)) : 0;

        if (len) {
            buf_append(to, slice_from(text.p + kept, i - kept));
            kept = i + len;
            i = kept - 1;
        }
    }
    buf_append(to, slice_skip(text, kept));
}

static void append_plain_name(struct buf *to, struct clr_class *k)
{
    struct clr_class *outer = clr.class_get_outer(k);
    const char *space = outer ? "" : clr.class_get_namespace(k);

    if (outer && !clr_is_code(outer)) {
        append_plain_name(to, outer);
        buf_append_byte(to, '+');
    } else if (space && *space) {
        buf_append(to, slice_of(space));
        buf_append_byte(to, '.');
    }
    buf_append(to, slice_of(clr.class_get_name(k)));
}

/* Neither runtime lists the arguments of a generic type, so we use Type.ToString(). */
static void append_generic_name(struct buf *to, struct clr_class *k)
{
    struct clr_object *type = clr_type_object(k);
    struct buf name;
    struct err err;

    buf_init(&name, SIZE_MAX);
    if (type && clr_to_string(&name, type, &err) && name.len)
        clr_append_names(to, buf_slice(&name));
    else
        append_plain_name(to, k);
    buf_done(&name);
}

static void append_rank(struct buf *to, int kind, int rank)
{
    buf_append_byte(to, '[');
    if (kind == CODE_ARRAY && rank == 1)
        buf_append_byte(to, '*'); /* one dimension whose lower bound need not be zero */
    for (int i = 1; i < rank; i++)
        buf_append_byte(to, ',');
    buf_append_byte(to, ']');
}

void clr_class_full_name(struct buf *to, struct clr_class *k)
{
    int kind = clr.type_get_type(clr.class_get_type(k));

    switch (kind) {
    case CODE_VAR:
    case CODE_MVAR:
        buf_append(to, slice_of(clr.class_get_name(k)));
        break;
    case CODE_GENERIC:
        append_generic_name(to, k);
        break;
    case CODE_POINTER:
        clr_class_full_name(to, clr.class_get_element_class(k));
        buf_append_byte(to, '*');
        break;
    case CODE_ARRAY:
    case CODE_VECTOR:
        clr_class_full_name(to, clr.class_get_element_class(k));
        append_rank(to, kind, clr.class_get_rank(k));
        break;
    default:
        append_plain_name(to, k);
    }
}

void clr_type_full_name(struct buf *to, struct clr_type *t)
{
    struct clr_class *k = clr.class_from_type(t);

    if (k)
        clr_class_full_name(to, k);
    if (clr.type_is_byref(t))
        buf_append_byte(to, '&');
}

bool clr_is_named(struct clr_class *k, const char *space, const char *name)
{
    return strcmp(clr.class_get_name(k), name) == 0 &&
           strcmp(clr.class_get_namespace(k), space) == 0;
}

struct clr_class *clr_base_named(struct clr_class *k, const char *space, const char *name)
{
    while (k && !clr_is_named(k, space, name))
        k = clr.class_get_parent(k);
    return k;
}

/* --- Methods. --- */

static bool has_types(struct clr_method *m, int n_params, const char *types)
{
    struct buf names;
    bool is_same;

    buf_init(&names, 1 << 16);
    for (uint32_t i = 0; i < (uint32_t)n_params; i++) {
        if (i > 0)
            buf_append_byte(&names, ',');
        clr_type_full_name(&names, clr_param_type(m, i));
    }
    is_same = buf_ok(&names) && slice_is(buf_slice(&names), types);
    buf_done(&names);
    return is_same;
}

static struct clr_method *method_of(struct clr_class *k, const char *name, int n_params,
                                    const char *types)
{
    struct clr_method *m;
    void *cursor = NULL;

    while ((m = clr.class_get_methods(k, &cursor))) {
        if (strcmp(clr.method_get_name(m), name) == 0 && clr_return_type(m) &&
            clr_param_count(m) == (uint32_t)n_params && (!types || has_types(m, n_params, types)))
            return m;
    }
    return NULL;
}

struct clr_method *clr_method(struct clr_class *k, const char *name, int n_params,
                              const char *types)
{
    struct clr_method *m = NULL;

    for (; k && !m; k = clr.class_get_parent(k))
        m = method_of(k, name, n_params, types);
    return m;
}
