/* base/shown: what people see of a text. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/base.h"
#include "base/shown.h"

static const char *show(struct slice text, enum shown_as as)
{
    static char all[512];
    struct buf to = {.p = all, .cap = sizeof(all) - 1, .max = sizeof(all) - 1};

    shown_append(&to, text, as);
    ck_assert(buf_ok(&to));
    all[to.len] = '\0';
    return all;
}

static const struct {
    uint32_t from, to;
} deceiving[] = {{0x00, 0x08},     {0x0B, 0x0C},     {0x0E, 0x1F},     {0x7F, 0x9F},
                 {0xAD, 0xAD},     {0x061C, 0x061C}, {0x200B, 0x200F}, {0x2028, 0x2029},
                 {0x202A, 0x202E}, {0x2066, 0x2069}, {0xFEFF, 0xFEFF}, {0xE0000, 0xE007F}};

START_TEST(what_deceives_is_an_escape_and_no_name_of_a_file)
{
    for (size_t i = 0; i < N_ELEMENTS(deceiving); i++)
        for (uint32_t code = deceiving[i].from; code <= deceiving[i].to; code++) {
            char text[8] = "a", wanted[32];
            size_t len = 1 + utf8_encode(code, text + 1);

            text[len++] = 'b';
            if (code < 0x10000)
                snprintf(wanted, sizeof(wanted), "a\\u%04xb", (unsigned)code);
            else
                snprintf(wanted, sizeof(wanted), "a\\udb40\\u%04xb",
                         (unsigned)(0xDC00 + (code & 0x3FF)));
            ck_assert_str_eq(show(slice_from(text, len), SHOWN_LINE), wanted);
            ck_assert_str_eq(show(slice_from(text, len), SHOWN_TEXT), wanted);
            ck_assert_msg(utf8_name_fault(slice_from(text, len)) != NULL, "%x", (unsigned)code);
        }
}
END_TEST

START_TEST(other_text_is_as_it_is)
{
    static const char *const texts[] = {"", "plain text",
                                        "Gr\xC3\xBC\xC3\x9F"
                                        "e",
                                        "\xE6\x97\xA5\xE6\x9C\xAC", "\xF0\x9F\x98\x80"};

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        ck_assert_str_eq(show(slice_of(texts[i]), SHOWN_LINE), texts[i]);
        ck_assert(!texts[i][0] || !utf8_name_fault(slice_of(texts[i])));
    }
}
END_TEST

START_TEST(lines_stay_in_texts)
{
    ck_assert_str_eq(show(SLICE("a\r\n\tb\rc"), SHOWN_TEXT), "a\n\tb\\u000dc");
    ck_assert_str_eq(show(SLICE("a\r\n\tb\rc"), SHOWN_LINE), "a   b\\u000dc");
    ck_assert_str_eq(show(SLICE("\x9b"), SHOWN_LINE), "\\ufffd");
}
END_TEST

/* An astronaut is two pictures and a joiner; between letters of ASCII it is nothing. */
START_TEST(joiners_belong_to_some_scripts)
{
    ck_assert_ptr_null(utf8_name_fault(SLICE("\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x9A\x80")));
    ck_assert_ptr_nonnull(utf8_name_fault(SLICE("a\xE2\x80\x8D\xF0\x9F\x9A\x80")));
    ck_assert_ptr_nonnull(utf8_name_fault(SLICE("\xE2\x80\x8D\xF0\x9F\x9A\x80")));
    ck_assert_ptr_nonnull(utf8_name_fault(SLICE("\xF0\x9F\x91\xA9\xE2\x80\x8D")));
    ck_assert_ptr_nonnull(utf8_name_fault(SLICE("\xF0\x9F\x91\xA9\xE2\x80\x8D\xE2\x80\x8D"
                                                "\xF0\x9F\x9A\x80")));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("shown");
    TCase *tc = tcase_create("shown");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_test(tc, what_deceives_is_an_escape_and_no_name_of_a_file);
    tcase_add_test(tc, other_text_is_as_it_is);
    tcase_add_test(tc, lines_stay_in_texts);
    tcase_add_test(tc, joiners_belong_to_some_scripts);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
