/* The log ring: bounded, oldest first out, nothing lost before that. */
#include <check.h>
#include <stdio.h>

#include "base/limits.h"
#include "core/logring.h"

#define WALL 1700000000000

static void count_line(void *ctx, const struct log_line *line)
{
    (void)line;
    ++*(int *)ctx;
}

START_TEST(the_log_keeps_the_newest_lines)
{
    int n_told = 0;
    struct logring *r = logring_new(count_line, &n_told);
    char want[32];

    logring_set_time(r, WALL);
    for (unsigned i = 0; i < LIMIT_LOG_LINES + 10; i++)
        logring_printf(r, LOG_INFO, "line %u", i);
    ck_assert_uint_eq(logring_count(r), LIMIT_LOG_LINES);
    ck_assert_int_eq(n_told, (int)LIMIT_LOG_LINES + 10);
    ck_assert(slice_is(logring_at(r, 0)->message, "line 10"));
    snprintf(want, sizeof(want), "line %u", LIMIT_LOG_LINES + 9);
    ck_assert(slice_is(logring_at(r, LIMIT_LOG_LINES - 1)->message, want));
    ck_assert_ptr_null(logring_at(r, LIMIT_LOG_LINES));
    ck_assert(logring_at(r, 0)->wall_ms == WALL);
    logring_free(r);
}
END_TEST

START_TEST(a_long_line_is_cut_between_characters)
{
    struct logring *r = logring_new(NULL, NULL);
    char text[LIMIT_LOG_TEXT + 8];

    memset(text, 'a', sizeof(text));
    memcpy(text + LIMIT_LOG_TEXT - 1, "\xC3\xA9", 2); /* an e acute across the limit */
    logring_add(r, LOG_ERROR, "mcp", "audit", slice_from(text, sizeof(text)));
    ck_assert_uint_eq(logring_at(r, 0)->message.len, LIMIT_LOG_TEXT - 1);
    ck_assert_str_eq(logring_at(r, 0)->category, "audit");
    logring_free(r);
}
END_TEST

START_TEST(a_line_without_memory_is_lost_and_nothing_else)
{
    struct logring *r = logring_new(NULL, NULL);

    mem_fail_after(1);
    logring_printf(r, LOG_INFO, "lost");
    mem_fail_after(0);
    logring_printf(r, LOG_INFO, "kept");
    ck_assert_uint_eq(logring_count(r), 1);
    logring_free(r);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("logring");
    TCase *tc = tcase_create("logring");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_test(tc, the_log_keeps_the_newest_lines);
    tcase_add_test(tc, a_long_line_is_cut_between_characters);
    tcase_add_test(tc, a_line_without_memory_is_lost_and_nothing_else);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
