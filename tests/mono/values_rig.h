/*
 * What tests of agent/reflect share: a runtime with Values.dll, objects of its classes, and members
 * as text and JSON.
 */
#ifndef TESTS_MONO_VALUES_RIG_H
#define TESTS_MONO_VALUES_RIG_H

#include "agent/eval/value.h"
#include "agent/reflect/reflect.h"

#include "runtime_rig.h"

static struct arena arena;
static struct buf out;
static struct err err;

static inline void start(void)
{
    arena_init(&arena, 64 << 20);
    buf_init(&out, 1 << 20);
    start_runtime(".", "Values.dll");
}

/* Values.Make's method of that name, with a text or nothing. */
static inline struct clr_object *make_with(const char *method, const char *text)
{
    struct clr_method *m = clr_method(class_named("Values.Make"), method, text ? 1 : 0, NULL);
    struct clr_object *o = NULL;
    void *args[1] = {text ? clr_string_new(slice_of(text)) : NULL};

    ck_assert_msg(m && clr_call(m, NULL, args, &o, &err), "%s: %s", method, err.message);
    return o;
}

static inline struct clr_object *make(const char *class)
{
    return make_with("Of", class);
}

static inline struct member find_in(struct clr_class *k, const char *name)
{
    struct member m;

    ck_assert_msg(reflect_find(k, slice_of(name), &m), "no member %s", name);
    return m;
}

static inline struct clr_object *get(struct clr_object *o, const char *name)
{
    struct member m = find_in(clr.object_get_class(o), name);
    struct clr_object *value = NULL;

    ck_assert_msg(reflect_get(o, &m, &value, &err), "%s: %s", name, err.message);
    return value;
}

static inline const char *out_text(void)
{
    ck_assert(buf_ok(&out));
    buf_append_byte(&out, '\0');
    return out.p;
}

static inline const char *text_of(struct clr_object *value, size_t max)
{
    buf_reset(&out, 1 << 20);
    reflect_text(&out, value, max);
    return out_text();
}

/* NULL: it has none. */
static inline const char *json_of(struct clr_object *value)
{
    struct json_out w;

    buf_reset(&out, 1 << 20);
    json_out_init(&w, &out);
    if (!reflect_json(&w, value)) {
        ck_assert_uint_eq(out.len, 0);
        return NULL;
    }
    return out_text();
}

static inline const char *deep_of(struct clr_object *value, unsigned depth)
{
    struct json_fault fault;
    const struct json *root;
    struct json_out w;

    buf_reset(&out, 1 << 20);
    json_out_init(&w, &out);
    value_write_deep(&w, value, depth);
    ck_assert_msg(json_parse(&arena, buf_slice(&out), &root, &fault), "%s in %.*s", fault.reason,
                  SLICE_ARG(buf_slice(&out)));
    return out_text();
}

static inline const struct json *parse(const char *text)
{
    struct json_fault fault;
    const struct json *root;

    ck_assert_msg(json_parse(&arena, slice_of(text), &root, &fault), "%s: %s", text, fault.reason);
    return root;
}

static inline const char *type_of(const struct member *m)
{
    buf_reset(&out, 1 << 20);
    reflect_type_name(&out, m);
    return out_text();
}

#endif
