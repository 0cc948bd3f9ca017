/* Lines that are logged again and again. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "player/managed/repeats.h"

static struct repeats r;
static size_t n_ended;
static uint64_t last_count;
static char last_text[LIMIT_REPEAT_TEXT + 1];

static void ended(const struct agent_line *line, uint64_t count)
{
    n_ended++;
    last_count = count;
    snprintf(last_text, sizeof(last_text), "%.*s", (int)line->message.len, line->message.p);
}

static void begin(void)
{
    memset(&r, 0, sizeof(r));
    n_ended = 0;
    last_count = 0;
    last_text[0] = 0;
}

static enum repeats_verdict see_at(const char *text, const char *stack, uint64_t frame)
{
    uint64_t count;
    struct agent_line line = {
        .level = "Error", .message = slice_of(text), .stack = slice_of(stack)};

    return repeats_see(&r, &line, frame, &count);
}

static enum repeats_verdict see(const char *text, uint64_t frame)
{
    return see_at(text, "at A", frame);
}

START_TEST(the_first_are_logged_then_tens)
{
    size_t n_logged = 0, n_told = 0;

    for (uint64_t frame = 0; frame < 1000; frame++) {
        enum repeats_verdict v = see("bad", frame);

        n_logged += v == REPEATS_LOG;
        n_told += v == REPEATS_TELL;
    }
    ck_assert_uint_eq(n_logged, LIMIT_REPEATS_LOGGED);
    ck_assert_uint_eq(n_told, 2); /* at 100 and 1000 */
}
END_TEST

START_TEST(an_end_tells_the_count)
{
    for (uint64_t frame = 0; frame < 50; frame++)
        see("bad\n  at X", frame);
    repeats_end(&r, 49 + LIMIT_REPEAT_GAP - 1, ended);
    ck_assert_uint_eq(n_ended, 0);
    repeats_end(&r, 49 + LIMIT_REPEAT_GAP, ended);
    ck_assert_uint_eq(n_ended, 1);
    ck_assert_uint_eq(last_count, 50);
    ck_assert_str_eq(last_text, "bad");
    ck_assert_int_eq(see("bad\n  at X", 1000), REPEATS_LOG);
}
END_TEST

START_TEST(rare_lines_are_never_counted)
{
    for (uint64_t frame = 0; frame < 10000; frame += LIMIT_REPEAT_GAP) {
        repeats_end(&r, frame, ended);
        ck_assert_int_eq(see("tick", frame), REPEATS_LOG);
    }
    ck_assert_uint_eq(n_ended, 0);
}
END_TEST

START_TEST(text_place_and_level_tell_lines_apart)
{
    uint64_t count;
    struct agent_line warning = {
        .level = "Warning", .message = SLICE("bad"), .stack = SLICE("at A")};

    for (int i = 0; i < 50; i++)
        see("bad", 1);
    ck_assert_int_eq(see("bad", 1), REPEATS_SKIP);
    ck_assert_int_eq(see("bad2", 1), REPEATS_LOG);
    ck_assert_int_eq(see_at("bad", "at B", 1), REPEATS_LOG);
    ck_assert_int_eq(see_at("bada", "t A", 1), REPEATS_LOG);
    ck_assert_int_eq(repeats_see(&r, &warning, 1, &count), REPEATS_LOG);
}
END_TEST

START_TEST(what_there_is_no_room_for_is_logged)
{
    char text[32];

    for (int i = 0; i < 2 * (int)LIMIT_REPEATS; i++) {
        snprintf(text, sizeof(text), "line %d", i);
        for (int k = 0; k < 20; k++)
            ck_assert(see(text, 1) == REPEATS_LOG || (i < (int)LIMIT_REPEATS && k >= 10));
    }
    repeats_end(&r, 1 + LIMIT_REPEAT_GAP, ended);
    ck_assert_uint_eq(n_ended, LIMIT_REPEATS);
    ck_assert_uint_eq(r.n, 0);
}
END_TEST

START_TEST(lines_are_found_after_others_have_ended)
{
    char text[32];

    for (uint64_t i = 0; i < 400; i++) { /* every other one goes on */
        snprintf(text, sizeof(text), "line %d", (int)i);
        for (int k = 0; k < 20; k++)
            see(text, i % 2 ? 100 : 1);
    }
    repeats_end(&r, 50, ended);
    ck_assert_uint_eq(n_ended, 200);
    for (int i = 1; i < 400; i += 2) {
        snprintf(text, sizeof(text), "line %d", i);
        ck_assert_int_eq(see(text, 101), REPEATS_SKIP);
    }
    ck_assert_uint_eq(r.n, 200);
}
END_TEST

START_TEST(long_and_empty_texts)
{
    static char text[5000];

    memset(text, 'x', sizeof(text) - 1);
    for (int i = 0; i < 20; i++) {
        see(text, 1);
        see("", 1);
    }
    repeats_end(&r, 100, ended);
    ck_assert_uint_eq(n_ended, 2);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("repeats");
    TCase *tc = tcase_create("repeats");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tc, begin, NULL);
    tcase_add_test(tc, the_first_are_logged_then_tens);
    tcase_add_test(tc, an_end_tells_the_count);
    tcase_add_test(tc, rare_lines_are_never_counted);
    tcase_add_test(tc, text_place_and_level_tell_lines_apart);
    tcase_add_test(tc, what_there_is_no_room_for_is_logged);
    tcase_add_test(tc, lines_are_found_after_others_have_ended);
    tcase_add_test(tc, long_and_empty_texts);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
