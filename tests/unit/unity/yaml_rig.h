/* What the tests of unity/yaml/yaml.h share: an arena, and inputs that are tight or long. */
#ifndef YAML_RIG_H
#define YAML_RIG_H

#include <check.h>
#include <stdlib.h>

#include "unity/unity.h"

#define ARENA_MAX ((size_t)1 << 30)
#define HEAD      "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
#define DOC       "--- !u!114 &11400000\nMonoBehaviour:\n"

static struct arena arena;
static struct buf out; /* a tree as text */

static inline void set_up(void)
{
    arena_init(&arena, ARENA_MAX);
    buf_init(&out, ARENA_MAX);
}

static inline void tear_down(void)
{
    mem_fail_after(0);
    buf_done(&out);
    arena_done(&arena);
}

/* A copy in a block of its own, so that a read beyond its end is seen. */
static inline struct slice tight(struct slice s)
{
    char *p = malloc(s.len ? s.len : 1);

    ck_assert_ptr_nonnull(p);
    if (s.len)
        memcpy(p, s.p, s.len);
    return slice_from(p, s.len);
}

/* `n` times `part` in the arena, between two other texts. */
static inline struct slice repeat(const char *before, const char *part, size_t n, const char *after)
{
    struct buf b;
    struct slice text;

    buf_init(&b, ARENA_MAX);
    buf_append(&b, slice_of(before));
    for (size_t i = 0; i < n; i++)
        buf_append(&b, slice_of(part));
    buf_append(&b, slice_of(after));
    ck_assert(buf_ok(&b));
    text = arena_copy(&arena, buf_slice(&b));
    buf_done(&b);
    return text;
}

#define ADD_FOR_EACH(table, tcase, test) tcase_add_loop_test(tcase, test, 0, (int)N_ELEMENTS(table))

static inline int yaml_run(const char *name, TCase *tests)
{
    Suite *suite = suite_create(name);
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_set_timeout(tests, 100);
    suite_add_tcase(suite, tests);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

#endif
