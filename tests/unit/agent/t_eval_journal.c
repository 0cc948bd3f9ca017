/* What a restarted compiler is told of the code before: what can still be seen. */
#include "agent/eval/journal.h"
#include "base/limits.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct journal journal;

static void add(int64_t number, int64_t follows, const char *name, bool has_library)
{
    const struct submission s = {.number = number,
                                 .follows = follows,
                                 .name = slice_of(name),
                                 .has_library = has_library,
                                 .code = SLICE("c")};

    journal_add(&journal, &s);
}

/* The numbers of what is kept in a part, as "1 3 4 ". */
static const char *part(size_t from, size_t n)
{
    static char text[64];
    struct buf list;
    struct json_out w;
    const char *at;
    int number;

    text[0] = '\0';
    buf_init(&list, LIMIT_CODE_JOURNAL);
    json_out_init(&w, &list);
    journal_write(&w, &journal, from, n);
    buf_append_byte(&list, '\0');
    ck_assert(buf_ok(&list));
    for (at = list.p; (at = strstr(at, "\"number\":")); at++) {
        ck_assert_int_eq(sscanf(at, "\"number\":%d", &number), 1);
        snprintf(text + strlen(text), sizeof(text) - strlen(text), "%d ", number);
    }
    ck_assert_int_eq(list.p[1], text[0] ? '{' : ']');
    buf_done(&list);
    return text;
}

static const char *kept(void)
{
    return part(0, 1u << 30);
}

START_TEST(what_is_hidden_goes)
{
    add(1, 0, "", false);
    add(2, 1, "", false);
    add(3, 2, "", false);
    ck_assert_str_eq(kept(), "1 2 3 ");
    add(5, 1, "", false);
    ck_assert_str_eq(kept(), "1 5 ");
    add(6, 0, "", false);
    ck_assert_str_eq(kept(), "6 ");
    journal_done(&journal);
    ck_assert_str_eq(kept(), "");
}
END_TEST

START_TEST(what_libraries_may_need_stays)
{
    add(1, 0, "", false);
    add(2, 1, "", true);
    add(3, 2, "", false);
    add(4, 0, "", false);
    ck_assert_str_eq(kept(), "1 2 4 ");
    add(5, 0, "Hook", false);
    add(6, 0, "", false);
    ck_assert_str_eq(kept(), "1 2 4 5 6 ");
    journal_done(&journal);
}
END_TEST

START_TEST(all_is_kept_if_nobody_says_what_is_hidden)
{
    add(1, -1, "", false);
    add(2, -1, "", false);
    ck_assert_str_eq(kept(), "1 2 ");
    journal_done(&journal);
}
END_TEST

START_TEST(same_name_again_and_again_costs_nothing)
{
    for (int64_t i = 1; i <= 100000; i++)
        add(i, 0, "", false);
    ck_assert(!journal.is_cut);
    ck_assert_str_eq(kept(), "100000 ");
    journal_done(&journal);
}
END_TEST

START_TEST(too_much_is_cut)
{
    for (int64_t i = 1; i <= 500000; i++)
        add(i, i - 1, "", false);
    ck_assert(journal.is_cut);
    ck_assert_str_eq(kept(), "");
    journal_done(&journal);
}
END_TEST

START_TEST(parts_make_the_whole)
{
    ck_assert_str_eq(part(0, 2), "");
    ck_assert_int_eq(journal_last_submission(&journal, 2), 0);
    add(1, 0, "", false);
    add(2, 0, "Hook", false);
    add(3, 1, "", false);
    add(4, 3, "", false);
    add(5, 4, "", false);
    ck_assert_str_eq(part(0, 2), "1 2 ");
    ck_assert_str_eq(part(2, 2), "3 4 ");
    ck_assert_str_eq(part(4, 2), "5 ");
    ck_assert_str_eq(part(6, 2), "");
    ck_assert_int_eq(journal_last_submission(&journal, 0), 0);
    ck_assert_int_eq(journal_last_submission(&journal, 2), 1);
    ck_assert_int_eq(journal_last_submission(&journal, 4), 4);
    ck_assert_int_eq(journal_last_submission(&journal, 6), 5);
    journal_done(&journal);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("eval_journal");
    TCase *tc = tcase_create("eval_journal");
    SRunner *sr;
    int n_failed;

    tcase_add_test(tc, what_is_hidden_goes);
    tcase_add_test(tc, what_libraries_may_need_stays);
    tcase_add_test(tc, all_is_kept_if_nobody_says_what_is_hidden);
    tcase_add_test(tc, same_name_again_and_again_costs_nothing);
    tcase_add_test(tc, too_much_is_cut);
    tcase_add_test(tc, parts_make_the_whole);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed == 0 ? 0 : 1;
}
