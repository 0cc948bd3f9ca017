/*
 * Checks that both sides of the engine fit: Native.cs against the tables of internal calls, and the
 * slots that the stand-ins ask for against the class tables. For `umcp-player --self-check`.
 */
#include <stdio.h>

#include "calls.h"

static const struct internal_call *find_call(const char *name)
{
    for (size_t t = 0; all_calls[t]; t++)
        for (const struct internal_call *c = all_calls[t]; c->name; c++)
            if (strcmp(c->name, name) == 0)
                return c;
    return NULL;
}

static int check_managed(struct clr_class *native)
{
    enum { INTERNAL_CALL = 0x1000 }; /* ECMA-335 MethodImplAttributes */
    struct clr_method *m;
    void *at = NULL;
    int n_bad = 0;

    while ((m = clr.class_get_methods(native, &at))) {
        uint32_t how = 0;

        clr.method_get_flags(m, &how);
        if (!(how & INTERNAL_CALL) || find_call(clr.method_get_name(m)))
            continue;
        fprintf(stderr, "Native.cs: no table of internal calls has %s\n", clr.method_get_name(m));
        n_bad++;
    }
    return n_bad;
}

static bool declares(struct clr_class *native, const char *name)
{
    struct clr_method *m;
    void *at = NULL;

    while ((m = clr.class_get_methods(native, &at)))
        if (strcmp(clr.method_get_name(m), name) == 0)
            return true;
    return false;
}

static int check_tables(struct clr_class *native)
{
    int n_bad = 0;

    for (size_t t = 0; all_calls[t]; t++)
        for (const struct internal_call *c = all_calls[t]; c->name; c++) {
            if (declares(native, c->name))
                continue;
            fprintf(stderr, "%s: Native.cs does not declare it\n", c->name);
            n_bad++;
        }
    return n_bad;
}

/* A static constructor looks up the slots of its class. Open generic types have no statics. */
static bool check_assembly(void *ctx, struct clr_assembly *a)
{
    struct clr_image *image = clr.assembly_get_image(a);
    int *n_bad = ctx;

    if (!slice_starts(slice_of(clr.image_get_name(image)), SLICE("UnityEngine")))
        return true;
    for (size_t i = 0; i < clr_class_count(image); i++) {
        struct clr_class *k = clr_class_at(image, i);
        int before = calls_bad_slots;

        if (!k || strchr(clr.class_get_name(k), '`'))
            continue;
        clr_class_init(k);
        if (calls_bad_slots == before)
            continue;
        fprintf(stderr, "%s: no table has %d of its keys\n", clr.class_get_name(k),
                calls_bad_slots - before);
        *n_bad += calls_bad_slots - before;
    }
    return true;
}

int calls_check(void)
{
    struct clr_class *native = clr_class_named(SLICE("UnityEngine.Native"));
    int n_bad = 0;

    if (!native)
        return 1;
    n_bad = check_managed(native) + check_tables(native);
    clr_each_assembly(check_assembly, &n_bad);
    return n_bad;
}
