/* base/words: what a child's words become before they reach a terminal or a file. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/limits.h"
#include "base/words.h"

static struct words w;

static void setup(void)
{
    words_init(&w, 0);
}

/* What becomes of text that comes in pieces of `size` bytes. */
static const char *clean_in(const char *text, size_t size)
{
    static char all[256];
    struct buf to = {.p = all, .cap = sizeof(all) - 1, .max = sizeof(all) - 1};

    for (size_t left = strlen(text); left; text += size, left -= size) {
        char piece[WORDS_KEPT + 64];

        size = size < left ? size : left;
        memcpy(piece + WORDS_KEPT, text, size);
        words_clean(&w, piece + WORDS_KEPT, size, &to);
    }
    all[to.len] = '\0';
    return all;
}

/* Escape sequences, C1 controls as UTF-8 and as bytes, line ends of Unicode, DEL. */
START_TEST(a_terminal_finds_nothing_to_obey)
{
    static const struct {
        const char *from, *to;
    } rows[] = {{"plain\ttext\n", "plain\ttext\n"},
                {"a\x1b]0;t\x07z\x7f\r\n", "a\\u001b]0;t\\u0007z\\u007f \n"},
                {"a\xC2\x9B"
                 "31mb",
                 "a\\u009b"
                 "31mb"},
                {"a\x9B"
                 "31mb",
                 "a?31mb"},
                {"\xE2\x80\xA8\xE2\x80\xA9.", "\\u2028\\u2029."},
                {"a\xE2\x80\xAEz\xF3\xA0\x81\x81", "a\\u202ez\\udb40\\udc41"},
                {"Gr\xC3\xBC\xC3\x9F"
                 "e \xF0\x9F\x98\x80.",
                 "Gr\xC3\xBC\xC3\x9F"
                 "e \xF0\x9F\x98\x80."},
                {"\xF0\x9F_\xE2\x80|\xC3\xC3\xBC.", "??_??|?\xC3\xBC."}};

    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        for (size_t size = 1; size <= 64; size++) {
            words_init(&w, 0);
            ck_assert_str_eq(clean_in(rows[i].from, size), rows[i].to);
        }
}
END_TEST

START_TEST(what_comes_too_fast_is_counted)
{
    ck_assert(words_may_pass(&w, LIMIT_WORDS_BURST, 0));
    ck_assert(!words_may_pass(&w, 1000, 0));
    ck_assert(!words_may_pass(&w, 500, 0));
    ck_assert_uint_eq(words_left_out(&w), 1500);
    ck_assert_uint_eq(words_left_out(&w), 0);
    ck_assert(words_may_pass(&w, 1000, 1000));
    ck_assert(!words_may_pass(&w, LIMIT_WORDS_A_SECOND, 1000));
    ck_assert(words_may_pass(&w, LIMIT_WORDS_BURST, 1000000));
    ck_assert(!words_may_pass(&w, 1, 1000000)); /* silence does not add up */
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("words");
    TCase *tests = tcase_create("words");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(tests, setup, NULL);
    tcase_add_test(tests, a_terminal_finds_nothing_to_obey);
    tcase_add_test(tests, what_comes_too_fast_is_counted);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
