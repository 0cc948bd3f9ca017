/*
 * What tests of agent/reflect share: a runtime with Values.dll, objects of its classes, and members
 * as text and JSON. Usage of these programs: NAME mono|il2cpp FOLDER. The folder has Values.dll,
 * and for il2cpp the stand-in GameAssembly.so. Check forks: every test starts its own runtime.
 */
#ifndef TESTS_MONO_VALUES_RIG_H
#define TESTS_MONO_VALUES_RIG_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "agent/reflect.h"

static const char *folder; /* set by rig_main() before anything runs, as is the next */
static bool is_il2cpp;
static struct arena arena;
static struct buf out;
static struct err err;

static inline void rig_start(void)
{
    char path[4096];

    arena_init(&arena, 64 << 20);
    buf_init(&out, 1 << 20);
    if (is_il2cpp) {
        snprintf(path, sizeof(path), "%s/GameAssembly.so", folder);
        ck_assert_msg(clr_load(path, &err), "%s", err.message);
        clr.il2cpp.set_data_dir(folder);
        ck_assert(clr.il2cpp.init("test"));
        ck_assert(clr_enter_domain());
    } else {
        snprintf(path, sizeof(path), "%s/Values.dll", folder);
        ck_assert_msg(clr_start(folder, &err), "%s", err.message);
        ck_assert(clr.mono.domain_assembly_open(clr.domain, path));
    }
}

static inline struct clr_class *class_named(const char *name)
{
    struct clr_class *k = clr_class_named(slice_of(name));

    ck_assert_msg(k != NULL, "no class %s", name);
    return k;
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
    reflect_json_deep(&w, value, depth);
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

/* Runs what `add` adds. */
static inline int rig_main(int argc, char **argv, const char *name, void (*add)(TCase *))
{
    Suite *s = suite_create(name);
    TCase *c = tcase_create(name);
    SRunner *sr;
    int n_failed;

    if (argc != 3) {
        fprintf(stderr, "usage: %s mono|il2cpp FOLDER\n", argv[0]);
        return 2;
    }
    is_il2cpp = strcmp(argv[1], "il2cpp") == 0;
    folder = argv[2];
    tcase_add_checked_fixture(c, rig_start, NULL);
    tcase_set_timeout(c, 60);
    add(c);
    suite_add_tcase(s, c);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

#endif
