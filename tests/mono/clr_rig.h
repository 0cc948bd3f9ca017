/*
 * What the tests of agent/clr share: a runtime to start, by the words of the command line, and
 * short ways to what is in Sample.dll. Usage of each: t_… mono|il2cpp FOLDER. The folder has
 * Sample.dll, the stand-in GameAssembly.so and the stub libraries. Check forks: every test has a
 * runtime of its own.
 */
#ifndef TESTS_MONO_CLR_RIG_H
#define TESTS_MONO_CLR_RIG_H

#include "agent/clr/clr.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

static const char *folder; /* set by main() before anything runs, as is the next */
static bool is_il2cpp;

static inline const char *path_of(const char *file)
{
    static char path[4096];

    snprintf(path, sizeof(path), "%s/%s", folder, file);
    return path;
}

static inline void start(void)
{
    struct err err = {0};

    if (is_il2cpp) {
        ck_assert_msg(clr_load(path_of("GameAssembly.so"), &err), "%s", err.message);
        clr.il2cpp.set_data_dir(folder);
        ck_assert(clr.il2cpp.init("test"));
        ck_assert(clr_enter_domain());
    } else {
        ck_assert_msg(clr_start(folder, &err), "%s", err.message);
        ck_assert(clr.mono.domain_assembly_open(clr.domain, path_of("Sample.dll")));
    }
}

/* --- Short ways to what the tests need. --- */

static inline struct clr_class *class_named(const char *name)
{
    struct clr_class *k = clr_class_named(slice_of(name));

    ck_assert_msg(k != NULL, "no class %s", name);
    return k;
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

static inline TCase *add_case(Suite *s, const char *name, void (*setup)(void))
{
    TCase *tc = tcase_create(name);

    tcase_set_timeout(tc, 120);
    if (setup)
        tcase_add_checked_fixture(tc, setup, NULL);
    suite_add_tcase(s, tc);
    return tc;
}

/* What main() does; `add` adds the cases. */
static inline int run_suite(int argc, char **argv, void (*add)(Suite *s))
{
    Suite *s;
    SRunner *sr;
    int n_failed;

    if (argc != 3) {
        fprintf(stderr, "usage: %s mono|il2cpp FOLDER\n", argv[0]);
        return 2;
    }
    is_il2cpp = strcmp(argv[1], "il2cpp") == 0;
    folder = argv[2];
    s = suite_create(argv[1]);
    add(s);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed == 0 ? 0 : 1;
}

#endif
