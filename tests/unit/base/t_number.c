/* base/number.h: numbers of 32 bits for ids of 64. */
#include <check.h>
#include <stdlib.h>

#include "base/base.h"

enum { MANY = 200000 };

static struct numbers table;

static void set_up(void)
{
    table = (struct numbers)NUMBERS_INIT(MANY);
}

static void tear_down(void)
{
    mem_fail_after(0);
    numbers_done(&table);
}

/* Adds an id; its number must lead back to it. */
static int32_t add(int64_t id)
{
    int32_t number = numbers_add(&table, id);
    int64_t back = 0;

    ck_assert_int_gt(number, 0);
    ck_assert(numbers_id(&table, number, &back));
    ck_assert(back == id);
    ck_assert_int_eq(numbers_of(&table, id), number);
    return number;
}

START_TEST(small_ids_are_their_own_numbers)
{
    ck_assert_int_eq(add(1), 1);
    ck_assert_int_eq(add(920315440), 920315440);
    ck_assert_int_eq(add(INT32_MAX), INT32_MAX);
}
END_TEST

START_TEST(no_two_ids_of_64_bits_share_a_number_and_each_leads_back)
{
    for (int64_t i = 0; i < MANY; i++) {
        int64_t id = (int64_t)((uint64_t)i * 0x9e3779b97f4a7c15u);

        ck_assert_int_eq(add(id), numbers_add(&table, id));
    }
    ck_assert_uint_eq(table.by_id.n, MANY);
    ck_assert_uint_eq(table.by_number.n, MANY);
    ck_assert_int_eq(numbers_add(&table, -5), 0); /* full */
}
END_TEST

START_TEST(numbers_are_the_same_in_another_table)
{
    static const int64_t ids[] = {7026124300487671217, INT64_MIN, INT64_MAX, -1, -12, 0, 1LL << 53};
    struct numbers other = NUMBERS_INIT(MANY);

    for (size_t i = N_ELEMENTS(ids); i-- > 0;)
        numbers_add(&other, ids[i]);
    for (size_t i = 0; i < N_ELEMENTS(ids); i++)
        ck_assert_int_eq(add(ids[i]), numbers_of(&other, ids[i]));
    numbers_done(&other);
}
END_TEST

START_TEST(number_that_is_taken_stays_with_its_id)
{
    int32_t number = add(7026124300487671217);
    int32_t other = add(number); /* an id that would be its own number */

    ck_assert_int_ne(other, number);
    ck_assert_int_eq(add(7026124300487671217), number);
    numbers_remove(&table, 7026124300487671217);
    numbers_remove(&table, 12345); /* unknown */
    ck_assert_int_eq(numbers_of(&table, 7026124300487671217), 0);
    ck_assert_int_eq(add(number), other);
    ck_assert_int_eq(add(7026124300487671217), number);
}
END_TEST

START_TEST(numbers_outside_of_the_table_name_nothing)
{
    int64_t id = 7;
    int32_t number = add(7026124300487671217);

    ck_assert(!numbers_id(&table, 0, &id));
    ck_assert(!numbers_id(&table, -number, &id));
    ck_assert(!numbers_id(&table, number + (1LL << 32), &id));
    ck_assert(id == 7);
}
END_TEST

START_TEST(without_memory_an_id_gets_no_number)
{
    mem_fail_after(1);
    ck_assert_int_eq(numbers_add(&table, 1LL << 40), 0);
    mem_fail_after(2);
    ck_assert_int_eq(numbers_add(&table, 1LL << 40), 0);
    mem_fail_after(0);
    ck_assert_uint_eq(table.by_id.n, 0);
    add(1LL << 40);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("number");
    TCase *c = tcase_create("number");
    SRunner *r;
    int failed;

    tcase_add_checked_fixture(c, set_up, tear_down);
    tcase_add_test(c, small_ids_are_their_own_numbers);
    tcase_add_test(c, no_two_ids_of_64_bits_share_a_number_and_each_leads_back);
    tcase_add_test(c, numbers_are_the_same_in_another_table);
    tcase_add_test(c, number_that_is_taken_stays_with_its_id);
    tcase_add_test(c, numbers_outside_of_the_table_name_nothing);
    tcase_add_test(c, without_memory_an_id_gets_no_number);
    suite_add_tcase(s, c);
    r = srunner_create(s);
    srunner_run_all(r, CK_NORMAL);
    failed = srunner_ntests_failed(r);
    srunner_free(r);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
