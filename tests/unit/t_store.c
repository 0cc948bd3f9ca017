/* The operations store and the log ring: bounded, oldest first out, nothing lost before that. */
#include <check.h>
#include <stdio.h>

#include "core/limits.h"
#include "core/logring.h"
#include "store/store.h"

#define WALL 1700000000000

static void begin(struct store *s, int i, int64_t wall)
{
    char id[OPERATION_ID_SIZE];

    snprintf(id, sizeof(id), "op-%d", i);
    store_begin(s, id, "execute_code", wall);
}

START_TEST(an_operation_is_found_running_and_done)
{
    struct store *s = store_new(4, 1000, 1000);
    const struct operation *o;

    begin(s, 1, WALL);
    o = store_find(s, SLICE("op-1"), WALL);
    ck_assert(o && o->state == OPERATION_RUNNING);
    store_finish(s, "op-1", true, true, SLICE("{\"x\":1}"), WALL + 5);
    o = store_find(s, SLICE("op-1"), WALL + 5);
    ck_assert(o->state == OPERATION_DONE && o->is_json && slice_is(o->result, "{\"x\":1}"));
    ck_assert_int_eq(o->finished_ms - o->started_ms, 5);
    store_finish(s, "op-1", false, false, SLICE("again"), WALL + 6); /* only the first end counts */
    ck_assert(store_find(s, SLICE("op-1"), WALL + 6)->state == OPERATION_DONE);
    store_finish(s, "nobody", true, true, SLICE("1"), WALL);
    ck_assert_ptr_null(store_find(s, SLICE("nobody"), WALL));
    store_free(s);
}
END_TEST

START_TEST(the_oldest_operation_makes_room)
{
    struct store *s = store_new(3, 1000, 1000);

    for (int i = 0; i < 5; i++) {
        begin(s, i, WALL + i);
        store_finish(s, "op-0", true, true, SLICE("0"), WALL);
    }
    ck_assert_uint_eq(store_count(s, WALL), 3);
    ck_assert_str_eq(store_at(s, 0)->id, "op-4");
    ck_assert_str_eq(store_at(s, 2)->id, "op-2");
    ck_assert_ptr_null(store_at(s, 3));
    ck_assert_ptr_null(store_find(s, SLICE("op-0"), WALL));
    store_free(s);
}
END_TEST

START_TEST(operations_grow_too_old)
{
    struct store *s = store_new(8, 1000, 1000);

    begin(s, 1, WALL);
    begin(s, 2, WALL + 600);
    ck_assert_uint_eq(store_count(s, WALL + 1001), 1);
    ck_assert_ptr_null(store_find(s, SLICE("op-1"), WALL + 1001));
    ck_assert_ptr_nonnull(store_find(s, SLICE("op-2"), WALL + 1001));
    store_free(s);
}
END_TEST

START_TEST(results_are_bounded_in_bytes)
{
    struct store *s = store_new(8, 1000, 10);

    for (int i = 1; i <= 3; i++)
        begin(s, i, WALL);
    store_finish(s, "op-1", true, false, SLICE("12345678"), WALL);
    store_finish(s, "op-2", true, false, SLICE("12345678"), WALL); /* op-1 goes */
    ck_assert_ptr_null(store_find(s, SLICE("op-1"), WALL));
    ck_assert(slice_is(store_find(s, SLICE("op-2"), WALL)->result, "12345678"));
    store_finish(s, "op-3", true, false, SLICE("12345678901"), WALL); /* never fits: failed */
    ck_assert_int_eq(store_find(s, SLICE("op-3"), WALL)->state, OPERATION_FAILED);
    store_free(s);
}
END_TEST

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
    Suite *suite = suite_create("store");
    TCase *tc = tcase_create("store");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_test(tc, an_operation_is_found_running_and_done);
    tcase_add_test(tc, the_oldest_operation_makes_room);
    tcase_add_test(tc, operations_grow_too_old);
    tcase_add_test(tc, results_are_bounded_in_bytes);
    tcase_add_test(tc, the_log_keeps_the_newest_lines);
    tcase_add_test(tc, a_long_line_is_cut_between_characters);
    tcase_add_test(tc, a_line_without_memory_is_lost_and_nothing_else);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
