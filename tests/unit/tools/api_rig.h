/* What the tests of tools/api/ share: one table and one source on their way to C#. */
#ifndef API_RIG_H
#define API_RIG_H

#include <check.h>
#include <stdlib.h>

#include "tools/api/agree.h"
#include "tools/api/write_cs.h"

#define MEMORY ((size_t)256 << 20)

static struct arena arena;
static struct faults faults;
static struct names names;
static struct scan scan;
static struct source source;
static struct table *table;
static struct buf out; /* the C# that is made */

static inline void set_up(void)
{
    arena_init(&arena, MEMORY);
    faults_init(&faults);
    names_open(&names);
    scan_init(&scan, &arena, &faults);
    buf_init(&out, MEMORY);
    table = NULL;
}

static inline void tear_down(void)
{
    buf_done(&out);
    scan_done(&scan);
    names_close(&names);
    faults_done(&faults);
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

/* Makes C# of a table "T.api" and a source "S.cs", for a version of Unity or for all. */
static inline void make(struct slice text, struct slice code, int64_t unity)
{
    source = (struct source){SLICE("S.cs"), code};
    ck_assert(table_read(&arena, SLICE("T.api"), text, &faults, &table));
    scan_add(&scan, &source);
    ck_assert(names_add(&names, table, &faults));
    names_resolve(&names, &faults);
    ck_assert(agree_check(table, &scan, &faults));
    write_cs(&(struct cs_writer){&names, table, &scan, &faults, unity, &out});
    ck_assert(buf_ok(&out) && !faults.no_memory);
    buf_append_byte(&out, '\0');
    buf_append_byte(&faults.text, '\0');
}

#define ADD_FOR_EACH(table, tcase, test) tcase_add_loop_test(tcase, test, 0, (int)N_ELEMENTS(table))

static inline int api_run(const char *name, TCase *tests)
{
    Suite *suite = suite_create(name);
    SRunner *runner;
    int failed;

    tcase_add_checked_fixture(tests, set_up, tear_down);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}

#endif
