/*
 * Finds methods that carry an attribute, by the name of the attribute's class. On Mono we read the
 * tables of an assembly's metadata, which list the attributes of each method, so that no class need
 * be loaded. On IL2CPP we ask method by method.
 */
#include <stdlib.h>

#include "clr.h"

#include "base/limits.h"

struct marked {
    const char *const *names;
    bool (*each)(void *ctx, struct clr_method *m);
    void *ctx;
    struct clr_image **images; /* of user code */
    size_t n_images, cap;
    bool has_failed;                                       /* no memory */
    struct clr_class *attributes[LIMIT_ATTRIBUTE_CLASSES]; /* IL2CPP only */
    size_t n_attributes;
};

static bool is_wanted(const struct marked *s, const char *name)
{
    for (const char *const *n = s->names; *n; n++)
        if (strcmp(*n, name) == 0)
            return true;
    return false;
}

/* --- Which assemblies --- */

/* Mono names images after assemblies, IL2CPP after files. */
static struct slice assembly_name(struct clr_image *image)
{
    struct slice name = slice_of(clr.image_get_name(image));

    if (slice_ends_nocase(name, SLICE(".dll")))
        name.len -= 4;
    return name;
}

/* Compares the first part of the name: "UnityEngine.UI" is the engine's, "UnityEngineTools" is
 * not. */
static bool is_library(struct slice name)
{
    static const char *const families[] = {"mscorlib", "netstandard", "System",      "Mono",
                                           "I18N",     "Microsoft",   "UnityEngine", "UnityEditor"};
    struct slice family = slice_cut(&name, '.');

    for (size_t i = 0; i < N_ELEMENTS(families); i++)
        if (slice_is(family, families[i]))
            return true;
    return false;
}

struct looking {
    bool (*each)(void *ctx, struct clr_image *image);
    void *ctx;
};

static bool look_at(void *ctx, struct clr_assembly *a)
{
    const struct looking *l = ctx;
    struct clr_image *image = clr.assembly_get_image(a);

    return !image || is_library(assembly_name(image)) || l->each(l->ctx, image);
}

bool clr_each_user_image(bool (*each)(void *ctx, struct clr_image *image), void *ctx)
{
    struct looking l = {each, ctx};

    return clr_each_assembly(look_at, &l);
}

static bool add_image(void *ctx, struct clr_image *image)
{
    struct marked *s = ctx;

    s->has_failed |= !VEC_ADD(s->images, s->n_images, s->cap, VEC_NO_MAX, image);
    return !s->has_failed;
}

static int compare_images(const void *left, const void *right)
{
    struct clr_image *const *a = left, *const *b = right;

    return slice_compare(assembly_name(*a), assembly_name(*b));
}

/* --- Mono: ECMA-335 II.22 --- */

enum { TYPE_REF = 0x01, TYPE_DEF = 0x02, METHOD_DEF = 0x06, MEMBER_REF = 0x0a, ATTRIBUTE = 0x0c };

/* Columns. */
enum { TYPE_NAME = 1, MEMBER_PARENT = 0, ATTRIBUTE_PARENT = 0, ATTRIBUTE_MAKER = 1 };

/* Indices into one of several tables: the low bits say which table. */
enum { PARENT_BITS = 5, PARENT_METHOD = 0 };
enum { MAKER_BITS = 3, MAKER_METHOD = 2, MAKER_MEMBER = 3 };
enum { MEMBER_BITS = 3, MEMBER_OF_DEF = 0, MEMBER_OF_REF = 1 };

/* One cell; rows count from 1. 0 if there is no such row. */
static uint32_t cell(struct clr_image *image, int table, uint32_t row, unsigned column)
{
    if (row == 0 || row > (uint32_t)clr.mono.image_get_table_rows(image, table))
        return 0;
    return clr.mono.metadata_decode_row_col(clr.mono.image_get_table_info(image, table),
                                            (int)row - 1, column);
}

static bool is_type_wanted(const struct marked *s, struct clr_image *image, int table, uint32_t row)
{
    const uint32_t at = cell(image, table, row, TYPE_NAME);

    return at && is_wanted(s, clr.mono.metadata_string_heap(image, at));
}

/* Whether the assembly defines or uses a class of a wanted name at all. */
static bool has_types(const struct marked *s, struct clr_image *image)
{
    static const int tables[] = {TYPE_REF, TYPE_DEF};

    for (size_t i = 0; i < N_ELEMENTS(tables); i++) {
        const uint32_t n = (uint32_t)clr.mono.image_get_table_rows(image, tables[i]);

        for (uint32_t row = 1; row <= n; row++)
            if (is_type_wanted(s, image, tables[i], row))
                return true;
    }
    return false;
}

/* The attribute's class is that of its constructor, in this assembly or another. */
static bool is_maker_wanted(const struct marked *s, struct clr_image *image, uint32_t maker)
{
    const uint32_t row = maker >> MAKER_BITS;
    uint32_t parent;

    switch (maker & ((1u << MAKER_BITS) - 1)) {
    case MAKER_METHOD:
        return is_type_wanted(
            s, image, TYPE_DEF,
            clr.mono.metadata_typedef_from_method(image, (uint32_t)METHOD_DEF << 24 | row));
    case MAKER_MEMBER:
        parent = cell(image, MEMBER_REF, row, MEMBER_PARENT);
        switch (parent & ((1u << MEMBER_BITS) - 1)) {
        case MEMBER_OF_DEF:
            return is_type_wanted(s, image, TYPE_DEF, parent >> MEMBER_BITS);
        case MEMBER_OF_REF:
            return is_type_wanted(s, image, TYPE_REF, parent >> MEMBER_BITS);
        default:
            return false;
        }
    default:
        return false;
    }
}

/* Rows are sorted by the element that they apply to, so two for one method are adjacent. */
static bool walk_table(const struct marked *s, struct clr_image *image)
{
    const uint32_t n = (uint32_t)clr.mono.image_get_table_rows(image, ATTRIBUTE);
    uint32_t last = 0;

    for (uint32_t row = 1; row <= n; row++) {
        const uint32_t parent = cell(image, ATTRIBUTE, row, ATTRIBUTE_PARENT);
        struct clr_method *m;

        if ((parent & ((1u << PARENT_BITS) - 1)) != PARENT_METHOD || parent == last ||
            !is_maker_wanted(s, image, cell(image, ATTRIBUTE, row, ATTRIBUTE_MAKER)))
            continue;
        last = parent;
        m = clr.mono.get_method(image, (uint32_t)METHOD_DEF << 24 | parent >> PARENT_BITS, NULL);
        if (m && !s->each(s->ctx, m))
            return false;
    }
    return true;
}

static void walk_mono(const struct marked *s)
{
    if (!clr.mono.image_get_table_info || !clr.mono.metadata_decode_row_col ||
        !clr.mono.metadata_string_heap || !clr.mono.metadata_typedef_from_method ||
        !clr.mono.get_method)
        return;
    for (size_t i = 0; i < s->n_images; i++)
        if (has_types(s, s->images[i]) && !walk_table(s, s->images[i]))
            return;
}

/* --- IL2CPP --- */

static bool has_attribute(const struct marked *s, struct clr_method *m)
{
    for (size_t i = 0; i < s->n_attributes; i++)
        if (clr.il2cpp.method_has_attribute(m, s->attributes[i]))
            return true;
    return false;
}

static bool walk_class(const struct marked *s, struct clr_class *k)
{
    struct clr_method *m;
    void *cursor = NULL;

    while ((m = clr.class_get_methods(k, &cursor)))
        if (has_attribute(s, m) && !s->each(s->ctx, m))
            return false;
    return true;
}

static void find_attributes(struct marked *s, struct clr_image *image)
{
    const size_t n = clr_class_count(image);

    for (size_t i = 0; i < n && s->n_attributes < LIMIT_ATTRIBUTE_CLASSES; i++) {
        struct clr_class *k = clr_class_at(image, i);

        if (k && is_wanted(s, clr.class_get_name(k)))
            s->attributes[s->n_attributes++] = k;
    }
}

static bool walk_classes(const struct marked *s, struct clr_image *image)
{
    const size_t n = clr_class_count(image);

    for (size_t i = 0; i < n; i++) {
        struct clr_class *k = clr_class_at(image, i);

        if (k && !walk_class(s, k))
            return false;
    }
    return true;
}

static void walk_il2cpp(struct marked *s)
{
    if (!clr.il2cpp.method_has_attribute)
        return;
    for (size_t i = 0; i < s->n_images; i++)
        find_attributes(s, s->images[i]);
    for (size_t i = 0; i < s->n_images && s->n_attributes; i++)
        if (!walk_classes(s, s->images[i]))
            return;
}

bool clr_each_marked(const char *const *names, bool (*each)(void *ctx, struct clr_method *m),
                     void *ctx)
{
    struct marked s = {.names = names, .each = each, .ctx = ctx};

    s.has_failed = !clr_each_user_image(add_image, &s) || s.has_failed;
    if (s.n_images && !s.has_failed) {
        qsort(s.images, s.n_images, sizeof(*s.images), compare_images);
        if (clr.kind == CLR_MONO_RUNTIME)
            walk_mono(&s);
        else
            walk_il2cpp(&s);
    }
    mem_free(s.images);
    return !s.has_failed;
}
