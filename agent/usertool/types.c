/*
 * Knows which types the parameters of a plugin tool may have, and which fields make up an object of
 * a user class. bind.c makes the values.
 */
#include "call.h"

#include "agent/reflect/kind.h"

#define NO_JSON "cannot be made from JSON"

/* --- Objects of user code --- */

static struct clr_field *next_public(struct clr_class **k, void **iterator)
{
    const uint32_t never = FIELD_STATIC | FIELD_CONST | FIELD_READ_ONLY;
    struct clr_field *f;

    for (; *k; *k = clr.class_get_parent(*k), *iterator = NULL) {
        if (clr.get_corlib() == clr.class_get_image(*k))
            return NULL;
        while ((f = clr.class_get_fields(*k, iterator))) {
            const uint32_t flags = clr.field_get_flags(f);

            if ((flags & ACCESS_MASK) == ACCESS_ANY && !(flags & never))
                return f;
        }
    }
    return NULL;
}

static struct clr_method *maker_of(struct clr_class *k)
{
    struct clr_method *m = clr_method(k, ".ctor", 0, NULL);

    return m && clr.method_get_class(m) == k ? m : NULL; /* not one of a base */
}

bool usertool_make(struct clr_class *k, struct clr_object **ret_object, struct err *err)
{
    struct clr_method *maker = maker_of(k);
    struct clr_object *o = maker ? clr_object_new(k) : NULL;

    if (!o)
        return err_set(err, ERR_TOOL, "%s has no constructor without parameters",
                       clr.class_get_name(k));
    if (!clr_call(maker, o, NULL, NULL, err)) {
        err->kind = ERR_TOOL;
        return false;
    }
    *ret_object = o;
    return true;
}

/* --- Progress --- */

/* Of this domain; NULL if it has none. */
static struct {
    struct clr_method *maker;
    bool was_looked_up;
} progress;

void usertool_run_forget(void)
{
    progress.maker = NULL;
    progress.was_looked_up = false;
}

struct clr_method *usertool_progress_maker(void)
{
    struct clr_class *k;

    if (!progress.was_looked_up) {
        progress.was_looked_up = true;
        k = clr_class_named(SLICE("Umcp.ToolProgress"));
        progress.maker = k ? clr_method(k, ".ctor", 1, "System.Int64") : NULL;
    }
    return progress.maker;
}

/* --- Types that can be passed --- */

/* Types inside types, from the outermost. One that contains itself is visited once. */
struct visit {
    const struct visit *up;
    struct clr_class *class;
};

static const char *refuses(struct clr_class *k, const struct visit *up);

static bool refuses_field(struct clr_field *f, const struct visit *up)
{
    return kind_of_type(clr.field_get_type(f)) == KIND_OPEN ||
           refuses(clr.class_from_type(clr.field_get_type(f)), up);
}

struct clr_field *usertool_next_field(struct clr_class **k, void **iterator)
{
    struct clr_field *f;

    do
        f = next_public(k, iterator);
    while (f && refuses_field(f, NULL));
    return f;
}

/* Fields that cannot be passed are left out, but at least one must remain. */
static const char *refuses_fields(struct clr_class *k, const struct visit *up)
{
    const struct visit here = {up, k};
    struct clr_class *of = k;
    struct clr_field *f;
    void *iterator = NULL;
    size_t depth = 0;

    for (const struct visit *v = up; v; v = v->up, depth++)
        if (v->class == k)
            return NULL;
    while (depth < JSON_MAX_DEPTH && (f = next_public(&of, &iterator)))
        if (!refuses_field(f, &here))
            return NULL;
    return "has no public fields that can be made from JSON";
}

static const char *refuses_class(struct clr_class *k, const struct visit *up)
{
    const int flags = clr.class_get_flags(k);

    if (clr.class_get_image(k) == clr.get_corlib() ||
        strncmp(clr.class_get_namespace(k), "System", 6) == 0)
        return NO_JSON;
    if (flags & CLASS_INTERFACE)
        return "is an interface";
    if (flags & CLASS_ABSTRACT)
        return "is abstract";
    if (!clr.class_is_valuetype(k) && !maker_of(k))
        return "has no constructor without parameters";
    return refuses_fields(k, up);
}

static const char *refuses(struct clr_class *k, const struct visit *up)
{
    switch (kind_of_class(k).kind) {
    case KIND_BOOL:
    case KIND_INT:
    case KIND_FLOAT:
    case KIND_DECIMAL:
    case KIND_ENUM:
    case KIND_STRING:
    case KIND_NUMBERS:
    case KIND_UNITY:
        return NULL;
    case KIND_ARRAY:
        if (clr.class_get_rank(k) != 1)
            return "is an array of several dimensions";
        /* fallthrough */
    case KIND_LIST:
    case KIND_NULLABLE:
        return kind_argument(k) ? refuses(kind_argument(k), up) : NO_JSON;
    case KIND_STRUCT:
    case KIND_CLASS:
        return refuses_class(k, up);
    default:
        return NO_JSON;
    }
}

bool usertool_is_set(struct clr_class *k)
{
    struct clr_class *flags = clr.class_from_name(clr.get_corlib(), "System", "FlagsAttribute");
    struct clr_class *info =
        clr.class_from_name(clr.get_corlib(), "System.Reflection", "MemberInfo");
    struct clr_method *is_defined = info ? clr_method(info, "IsDefined", 2, NULL) : NULL;
    struct clr_object *of = clr_type_object(k), *type = flags ? clr_type_object(flags) : NULL;
    struct clr_object *is = NULL;
    uint8_t with_bases = 0;
    struct err err;

    return is_defined && of && type &&
           clr_call(is_defined, of, (void *[]){type, &with_bases}, &is, &err) && is &&
           *(uint8_t *)clr.object_unbox(is);
}

const char *usertool_refuses(struct clr_class *type)
{
    struct clr_method *maker;

    if (clr_is_named(type, "System.Threading", "CancellationToken"))
        return NULL;
    if (clr_is_named(type, "System", "IProgress`1")) {
        maker = usertool_progress_maker();
        if (!maker)
            return "needs the class Umcp.ToolProgress, which is missing";
        return clr.class_is_assignable_from(type, clr.method_get_class(maker))
                   ? NULL
                   : "is not IProgress<float>";
    }
    return kind_is_open(type) ? "is generic" : refuses(type, NULL);
}
