/* base/list.h: links that live inside things. */
#include <check.h>
#include <stdlib.h>

#include "base/base.h"

struct thing {
    int number;
    struct list link, other;
};

static struct thing things[5];
static struct list head;

static void set_up(void)
{
    memset(things, 0, sizeof(things));
    head = (struct list){0};
    for (int i = 0; i < (int)N_ELEMENTS(things); i++)
        things[i].number = i;
}

static void append(const char *numbers)
{
    for (; *numbers; numbers++)
        list_append(&head, &things[*numbers - '0'].link);
}

/* Both ways round. */
static void expect(struct list *l, const char *numbers)
{
    char forth[8] = "", back[8] = "";
    size_t n = 0, len = strlen(numbers);
    struct list *at = l;

    LIST_EACH(struct thing, t, l, link)
        forth[n++] = (char)('0' + t->number);
    ck_assert_str_eq(forth, numbers);
    for (n = len; len && (at = list_prev(l, at));)
        back[--n] = (char)('0' + OWNER_OF(at, struct thing, link)->number);
    ck_assert_str_eq(back, numbers);
    ck_assert_int_eq(list_is_empty(l), len == 0);
}

START_TEST(a_zeroed_list_is_empty)
{
    expect(&head, "");
    ck_assert_ptr_null(LIST_FIRST(struct thing, &head, link));
    ck_assert_ptr_null(LIST_LAST(struct thing, &head, link));
    ck_assert_ptr_null(LIST_TAKE_FIRST(struct thing, &head, link));
    ck_assert(list_is_empty(&things[0].link));
}
END_TEST

START_TEST(links_are_added_at_both_ends_and_behind_others)
{
    append("12");
    list_prepend(&head, &things[0].link);
    expect(&head, "012");
    list_insert(&things[1].link, &things[4].link);
    expect(&head, "0142");
    list_insert(&things[2].link, &things[3].link);
    expect(&head, "01423");
    ck_assert_ptr_eq(LIST_FIRST(struct thing, &head, link), &things[0]);
    ck_assert_ptr_eq(LIST_LAST(struct thing, &head, link), &things[3]);
    ck_assert_ptr_eq(LIST_NEXT(struct thing, &things[4], &head, link), &things[2]);
    ck_assert_ptr_null(LIST_NEXT(struct thing, &things[3], &head, link));
    ck_assert(!list_is_empty(&things[0].link));
}
END_TEST

START_TEST(a_list_may_begin_with_a_prepended_link)
{
    list_prepend(&head, &things[3].link);
    append("4");
    expect(&head, "34");
}
END_TEST

START_TEST(links_leave_from_anywhere_and_may_come_back)
{
    append("01234");
    list_remove(&things[2].link);
    expect(&head, "0134");
    list_remove(&things[0].link);
    list_remove(&things[4].link);
    expect(&head, "13");
    list_remove(&things[4].link);
    expect(&head, "13");
    ck_assert(list_is_empty(&things[4].link));
    list_remove(&things[1].link);
    list_remove(&things[3].link);
    expect(&head, "");
    append("40");
    expect(&head, "40");
}
END_TEST

START_TEST(the_first_is_taken_until_none_is_left)
{
    append("201");
    ck_assert_int_eq(LIST_TAKE_FIRST(struct thing, &head, link)->number, 2);
    ck_assert_int_eq(LIST_TAKE_FIRST(struct thing, &head, link)->number, 0);
    expect(&head, "1");
    ck_assert_int_eq(LIST_TAKE_FIRST(struct thing, &head, link)->number, 1);
    ck_assert_ptr_null(LIST_TAKE_FIRST(struct thing, &head, link));
    expect(&head, "");
}
END_TEST

START_TEST(all_links_move_to_the_end_of_another_list)
{
    struct list to = {0};

    list_move_all(&head, &to);
    expect(&to, "");
    append("01");
    list_move_all(&head, &to);
    expect(&to, "01");
    expect(&head, "");
    append("34");
    list_move_all(&head, &to);
    expect(&to, "0134");
    append("2");
    expect(&head, "2");
    list_remove(&things[2].link);
    list_move_all(&head, &to);
    expect(&to, "0134");
}
END_TEST

START_TEST(a_thing_may_be_in_two_lists)
{
    struct list others = {0};

    append("01");
    list_append(&others, &things[1].other);
    list_append(&others, &things[0].other);
    list_remove(&things[1].link);
    expect(&head, "0");
    ck_assert_ptr_eq(LIST_FIRST(struct thing, &others, other), &things[1]);
    ck_assert_ptr_eq(LIST_LAST(struct thing, &others, other), &things[0]);
}
END_TEST

START_TEST(the_safe_walk_bears_that_things_are_freed)
{
    struct list l = {0};
    int sum = 0;

    for (int i = 1; i <= 10; i++) {
        struct thing *t = mem_zalloc(sizeof(*t));

        ck_assert_ptr_nonnull(t);
        t->number = i;
        list_append(&l, &t->link);
    }
    LIST_EACH_SAFE(struct thing, t, &l, link) {
        if (t->number == 5)
            continue;
        sum += t->number;
        list_remove(&t->link);
        mem_free(t);
    }
    ck_assert_int_eq(sum, 50);
    ck_assert_int_eq(LIST_FIRST(struct thing, &l, link)->number, 5);
    mem_free(LIST_TAKE_FIRST(struct thing, &l, link));
    LIST_EACH_SAFE(struct thing, t, &l, link)
        ck_abort_msg("%d is in an empty list", t->number);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("list");
    TCase *tc = tcase_create("list");
    SRunner *sr;
    int n_failed;

    tcase_add_checked_fixture(tc, set_up, NULL);
    tcase_add_test(tc, a_zeroed_list_is_empty);
    tcase_add_test(tc, links_are_added_at_both_ends_and_behind_others);
    tcase_add_test(tc, a_list_may_begin_with_a_prepended_link);
    tcase_add_test(tc, links_leave_from_anywhere_and_may_come_back);
    tcase_add_test(tc, the_first_is_taken_until_none_is_left);
    tcase_add_test(tc, all_links_move_to_the_end_of_another_list);
    tcase_add_test(tc, a_thing_may_be_in_two_lists);
    tcase_add_test(tc, the_safe_walk_bears_that_things_are_freed);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
