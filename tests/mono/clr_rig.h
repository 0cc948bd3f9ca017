/* What the tests of agent/clr share: short ways to what is in Sample.dll. */
#ifndef TESTS_MONO_CLR_RIG_H
#define TESTS_MONO_CLR_RIG_H

#include "runtime_rig.h"

static inline void start(void)
{
    start_runtime(".", "Sample.dll");
}

static inline struct clr_method *method(const char *class, const char *name, int n,
                                        const char *types)
{
    struct clr_method *m = clr_method(class_named(class), name, n, types);

    ck_assert_msg(m != NULL, "no method %s.%s", class, name);
    return m;
}

static inline struct clr_field *field(const char *class, const char *name)
{
    struct clr_field *f = clr.class_get_field_from_name(class_named(class), name);

    ck_assert_msg(f != NULL, "no field %s.%s", class, name);
    return f;
}

static inline struct clr_object *call(struct clr_method *m, struct clr_object *self, void **args)
{
    struct clr_object *result = NULL;
    struct err err = {0};

    ck_assert_msg(clr_call(m, self, args, &result, &err), "%s", err.message);
    return result;
}

static inline int32_t number(struct clr_object *boxed)
{
    int32_t value;

    ck_assert(boxed != NULL);
    memcpy(&value, clr.object_unbox(boxed), sizeof(value));
    return value;
}

static inline struct clr_object *text_object(const char *s)
{
    return (struct clr_object *)clr_string_new(slice_of(s));
}

static inline void assert_text(struct clr_object *s, const char *expected)
{
    struct buf b;

    ck_assert(s != NULL);
    buf_init(&b, 1 << 20);
    clr_string_append(&b, (struct clr_string *)s);
    ck_assert(buf_ok(&b));
    ck_assert_msg(slice_is(buf_slice(&b), expected), "'%.*s' is not '%s'", SLICE_ARG(buf_slice(&b)),
                  expected);
    buf_done(&b);
}

static inline void assert_fails(const char *class, const char *name, const char *expected)
{
    struct err err = {0};

    ck_assert(!clr_call(method(class, name, 0, NULL), NULL, NULL, NULL, &err));
    ck_assert_int_eq(err.kind, ERR_ENGINE);
    ck_assert_str_eq(err.message, expected);
}

static inline void assert_field_type(const char *name, const char *expected)
{
    struct buf b;

    buf_init(&b, 4096);
    clr_type_full_name(&b, clr.field_get_type(field("Sample.Shapes", name)));
    ck_assert_msg(slice_is(buf_slice(&b), expected), "%s is %.*s", name, SLICE_ARG(buf_slice(&b)));
    buf_done(&b);
}

static inline struct clr_object *new_object(const char *class)
{
    struct clr_object *o = clr_object_new(class_named(class));

    ck_assert(o != NULL);
    clr.runtime_object_init(o);
    return o;
}

#endif
