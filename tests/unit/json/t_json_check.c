/* json_check() says of every text what json_parse() says, and needs no memory for it. */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "json/json.h"

static const char *const texts[] = {
    "",
    " ",
    "1",
    "-",
    "01",
    "1.5e+3",
    "1.e3",
    "true",
    "tru",
    "null x",
    "\"a\\u0041\\ud83d\\ude00\"",
    "\"\\ud83d\"",
    "\"\\x\"",
    "\"a",
    "\"\x01\"",
    "\"\xC3\xA9\"",
    "\"\xC3\"",
    "\xEF\xBB\xBF{}",
    "[]",
    "[1,]",
    "[1 2]",
    "[[],[[]],{}]",
    "[1,[2,{\"a\":[3]},4],5]",
    "{}",
    "{\"a\":1,\"b\":{\"c\":[]},\"a\":2}",
    "{\"a\"}",
    "{\"a\":}",
    "{a:1}",
    "{\"a\":1",
    "[1}",
    "{\"a\":[}",
    "\n[ 1 ,\t2 ]\r\n",
};

static void compare(struct slice text)
{
    struct json_fault by_tree = {0}, by_check = {0};
    const struct json *root;
    struct arena a;
    bool is_fine;

    arena_init(&a, 1 << 20);
    is_fine = json_parse(&a, text, &root, &by_tree);
    mem_fail_after(1);
    ck_assert_msg(json_check(text, &by_check) == is_fine, "%.*s", SLICE_ARG(text));
    mem_fail_after(0);
    if (!is_fine) {
        ck_assert_str_eq(by_check.reason, by_tree.reason);
        ck_assert_uint_eq(by_check.at, by_tree.at);
    }
    arena_done(&a);
}

START_TEST(check_and_parse_agree)
{
    compare(slice_of(texts[_i]));
}
END_TEST

START_TEST(depth_is_bounded_alike)
{
    char text[2 * JSON_MAX_DEPTH + 4];

    for (size_t depth = JSON_MAX_DEPTH - 1; depth <= JSON_MAX_DEPTH + 1; depth++) {
        memset(text, '[', depth);
        memset(text + depth, ']', depth);
        compare(slice_from(text, 2 * depth));
    }
}
END_TEST

START_TEST(lone_surrogates_are_replaced_and_pairs_stay)
{
    static const char *const rows[][2] = {
        {"\\ud83d\\ude00", "\\ud83d\\ude00"},
        {"\\ud83d", "\\ufffd"},
        {"\\uDE00x", "\\ufffdx"},
        {"\\ud83d\\ud83d\\ude00", "\\ufffd\\ud83d\\ude00"},
        {"\\\\ud83d", "\\\\ud83d"},
        {"\\u00e4\\ud8", "\\u00e4\\ud8"},
        {"\\", "\\"},
        {"", ""},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        char text[64];

        snprintf(text, sizeof(text), "%s", rows[i][0]);
        json_replace_lone_surrogates(text, strlen(text));
        ck_assert_str_eq(text, rows[i][1]);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("json_check");
    TCase *tc = tcase_create("json_check");
    SRunner *sr;
    int failed;

    tcase_add_loop_test(tc, check_and_parse_agree, 0, (int)N_ELEMENTS(texts));
    tcase_add_test(tc, depth_is_bounded_alike);
    tcase_add_test(tc, lone_surrogates_are_replaced_and_pairs_stay);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return failed ? 1 : 0;
}
