/* compile/line.c: lines of a buffer that grows at its end. */
#include <check.h>
#include <stdlib.h>

#include "base/base.h"
#include "compile/line.h"

static struct buf in;
static struct line_marks marks;

static void setup(void)
{
    buf_init(&in, 4096);
    marks = (struct line_marks){0};
}

static void teardown(void)
{
    buf_done(&in);
}

static void expect_line(const char *text)
{
    struct slice line;

    ck_assert(line_take(&in, &marks, &line));
    ck_assert_msg(slice_is(line, text), "%.*s", SLICE_ARG(line));
}

static void expect_none(void)
{
    struct slice line;

    ck_assert(!line_take(&in, &marks, &line));
}

START_TEST(lines_come_whole_and_in_order)
{
    expect_none();
    buf_append(&in, SLICE("one\n\ntw"));
    expect_line("one");
    expect_line("");
    expect_none();
    buf_append(&in, SLICE("o\nthree\n"));
    expect_line("two");
    line_drop(&in, &marks);
    ck_assert_uint_eq(in.len, 6);
    expect_line("three");
    expect_none();
    line_drop(&in, &marks);
    ck_assert_uint_eq(in.len, 0);
}
END_TEST

/* A line of many pieces would otherwise be searched from its beginning for each of them. */
START_TEST(each_byte_is_looked_at_once)
{
    for (size_t i = 1; i <= 1000; i++) {
        buf_append(&in, SLICE("xy"));
        expect_none();
        line_drop(&in, &marks);
        ck_assert_uint_eq(marks.searched, 2 * i);
        ck_assert_uint_eq(marks.taken, 0);
    }
    /* What was searched before is not looked at again. */
    in.p[7] = '\n';
    expect_none();
    in.p[7] = 'y';
    buf_append(&in, SLICE("\nz"));
    {
        struct slice line;

        ck_assert(line_take(&in, &marks, &line));
        ck_assert_uint_eq(line.len, 2000);
    }
    line_drop(&in, &marks);
    ck_assert(slice_is(buf_slice(&in), "z"));
    ck_assert_uint_eq(marks.searched, 0);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("compile_line");
    TCase *tests = tcase_create("line");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, lines_come_whole_and_in_order);
    tcase_add_test(tests, each_byte_is_looked_at_once);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed != 0;
}
