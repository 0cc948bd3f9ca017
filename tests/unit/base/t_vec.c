/* base/vec.h: arrays that grow. */
#include <check.h>
#include <stdlib.h>

#include "base/base.h"

struct point {
    int x, y;
};

struct points {
    struct point *items;
    size_t n, cap;
};

static void switch_failing_off(void)
{
    mem_fail_after(0);
}

static bool add(struct points *p, size_t max, int x)
{
    return VEC_ADD(p->items, p->n, p->cap, max, (struct point){x, -x});
}

START_TEST(items_stay_when_the_array_grows)
{
    struct points p = {0};

    for (int i = 0; i < 1000; i++)
        ck_assert(add(&p, 1000, i));
    ck_assert_uint_eq(p.n, 1000);
    for (int i = 0; i < 1000; i++)
        ck_assert(p.items[i].x == i && p.items[i].y == -i);
    mem_free(p.items);
}
END_TEST

START_TEST(the_new_item_may_use_the_number_of_items)
{
    size_t *items = NULL, n = 0, cap = 0;

    for (int i = 0; i < 10; i++)
        ck_assert(VEC_ADD(items, n, cap, 10, 10 * n));
    ck_assert_uint_eq(items[9], 90);
    mem_free(items);
}
END_TEST

START_TEST(growing_costs_few_allocations_and_little_slack)
{
    struct points p = {0};

    mem_fail_after(0);
    while (p.n < 100000 && add(&p, VEC_NO_MAX, 1))
        continue;
    ck_assert_uint_eq(p.n, 100000);
    ck_assert_uint_le(mem_fail_after(0), 40);
    ck_assert_uint_le(p.cap, 150000);
    mem_free(p.items);
}
END_TEST

START_TEST(no_array_passes_its_maximum)
{
    struct points p = {0};

    ck_assert(!add(&p, 0, 1));
    ck_assert_ptr_null(p.items);
    for (int i = 0; i < 7; i++)
        ck_assert(add(&p, 7, i));
    ck_assert(!add(&p, 7, 7));
    ck_assert_uint_eq(p.n, 7);
    ck_assert_uint_eq(p.cap, 7);
    ck_assert(add(&p, 100, 7));
    ck_assert_msg(!add(&p, 3, 8), "a maximum counts that is below what there is room for");
    mem_free(p.items);
}
END_TEST

START_TEST(room_is_made_for_many_at_once)
{
    struct points p = {0};

    ck_assert(VEC_GROW(p.items, 1000, p.cap, 1000));
    ck_assert_uint_eq(p.cap, 1000);
    ck_assert(VEC_GROW(p.items, 10, p.cap, 1000));
    ck_assert_uint_eq(p.cap, 1000);
    ck_assert(!VEC_GROW(p.items, 1001, p.cap, 1000));
    ck_assert(VEC_GROW(p.items, 0, p.cap, 1000));
    mem_free(p.items);
}
END_TEST

START_TEST(sizes_that_overflow_are_refused)
{
    struct points p = {0};

    ck_assert(!VEC_GROW(p.items, SIZE_MAX, p.cap, VEC_NO_MAX));
    ck_assert(!VEC_GROW(p.items, SIZE_MAX / sizeof(struct point) + 1, p.cap, VEC_NO_MAX));
    ck_assert_ptr_null(p.items);
    ck_assert_uint_eq(p.cap, 0);
}
END_TEST

START_TEST(without_memory_the_array_stays_as_it_was)
{
    struct points p = {0};

    mem_fail_after(1);
    ck_assert(!add(&p, 10, 1));
    ck_assert_ptr_null(p.items);
    mem_fail_after(0);
    while (p.n < p.cap || p.n == 0)
        ck_assert(add(&p, 100, 1));
    mem_fail_after(1);
    ck_assert(!add(&p, 100, 2));
    mem_fail_after(0);
    ck_assert_uint_eq(p.n, p.cap);
    ck_assert_int_eq(p.items[p.n - 1].x, 1);
    ck_assert(add(&p, 100, 2));
    ck_assert_int_eq(p.items[p.n - 1].x, 2);
    mem_free(p.items);
}
END_TEST

START_TEST(an_arena_may_hold_the_items)
{
    struct points p = {0};
    struct arena a;

    arena_init(&a, 1 << 20);
    for (int i = 0; i < 1000; i++)
        ck_assert(VEC_ADD_IN(&a, p.items, p.n, p.cap, 1000, (struct point){i, i}));
    for (int i = 0; i < 1000; i++)
        ck_assert_int_eq(p.items[i].x, i);
    ck_assert_uint_le(a.used, 2 * 1024 * sizeof(struct point));
    ck_assert(!VEC_ADD_IN(&a, p.items, p.n, p.cap, 1000, (struct point){0, 0}));
    arena_done(&a);
}
END_TEST

START_TEST(an_arena_without_room_leaves_the_array_as_it_was)
{
    struct points p = {0};
    struct arena a;

    arena_init(&a, 100);
    while (VEC_ADD_IN(&a, p.items, p.n, p.cap, 1000, (struct point){7, 7}))
        continue;
    ck_assert_uint_eq(p.n, 8);
    ck_assert_uint_eq(p.cap, 8);
    ck_assert_int_eq(p.items[7].x, 7);
    arena_done(&a);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("vec");
    TCase *tc = tcase_create("vec");
    SRunner *sr;
    int n_failed;

    tcase_add_checked_fixture(tc, NULL, switch_failing_off);
    tcase_add_test(tc, items_stay_when_the_array_grows);
    tcase_add_test(tc, the_new_item_may_use_the_number_of_items);
    tcase_add_test(tc, growing_costs_few_allocations_and_little_slack);
    tcase_add_test(tc, no_array_passes_its_maximum);
    tcase_add_test(tc, room_is_made_for_many_at_once);
    tcase_add_test(tc, sizes_that_overflow_are_refused);
    tcase_add_test(tc, without_memory_the_array_stays_as_it_was);
    tcase_add_test(tc, an_arena_may_hold_the_items);
    tcase_add_test(tc, an_arena_without_room_leaves_the_array_as_it_was);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
