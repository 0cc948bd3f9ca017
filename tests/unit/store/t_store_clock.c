/* store.h when somebody sets the wall clock: nothing expires by that, in a run and across runs. */
#include "store_rig.h"

#define YEAR ((int64_t)365 * 24 * HOUR)

/* Lets time pass, often enough for maintenance to run. */
static void pass(struct rig *rig, int64_t ms)
{
    rig->wall += ms;
    for (int i = 0; i < 3; i++) {
        rig->wall += 31000;
        rig_turn(rig, 20);
        rig_total(rig, "");
    }
}

/* Sets the wall clock. */
static void set_clock(struct rig *rig, int64_t by)
{
    rig->wall += by;
    rig->jump += by;
}

static void restart(struct rig *rig, int kind)
{
    rig_stop(rig);
    rig_start(rig, kind);
}

START_TEST(time_that_passes_lets_results_expire)
{
    struct rig rig = {0};

    rig_begin(&rig, _i);
    rig_write(&rig, "a", OPERATION_DONE, "1");
    pass(&rig, 23 * HOUR);
    ck_assert_ptr_nonnull(rig_find(&rig, "a"));
    rig_write(&rig, "b", OPERATION_DONE, "1");
    pass(&rig, 2 * HOUR);
    ck_assert_ptr_null(rig_find(&rig, "a"));
    ck_assert_ptr_nonnull(rig_find(&rig, "b"));
    rig_end(&rig);
}
END_TEST

START_TEST(a_year_forwards_lets_nothing_expire)
{
    struct rig rig = {0};

    rig_begin(&rig, _i);
    rig_write(&rig, "a", OPERATION_DONE, "1");
    set_clock(&rig, YEAR);
    pass(&rig, HOUR);
    rig_write(&rig, "b", OPERATION_DONE, "1");
    pass(&rig, HOUR);
    ck_assert_ptr_nonnull(rig_find(&rig, "a"));
    ck_assert_ptr_nonnull(rig_find(&rig, "b"));
    ck_assert_int_eq(rig_total(&rig, ""), 2);
    set_clock(&rig, -YEAR);
    pass(&rig, HOUR);
    rig_write(&rig, "c", OPERATION_DONE, "1");
    pass(&rig, HOUR);
    ck_assert_int_eq(rig_total(&rig, ""), 3);
    rig_end(&rig);
}
END_TEST

START_TEST(a_year_back_lets_nothing_expire)
{
    struct rig rig = {0};

    rig_begin(&rig, _i);
    rig_write(&rig, "a", OPERATION_DONE, "1");
    set_clock(&rig, -YEAR);
    pass(&rig, HOUR);
    rig_write(&rig, "b", OPERATION_DONE, "1");
    pass(&rig, HOUR);
    ck_assert_int_eq(rig_total(&rig, ""), 2);
    set_clock(&rig, YEAR);
    pass(&rig, HOUR);
    ck_assert_int_eq(rig_total(&rig, ""), 2);
    ck_assert_ptr_nonnull(rig_find(&rig, "b"));
    rig_end(&rig);
}
END_TEST

START_TEST(a_restart_after_a_jump_lets_nothing_expire)
{
    const int64_t jumps[] = {YEAR, -YEAR};

    for (size_t i = 0; i < N_ELEMENTS(jumps); i++) {
        struct rig rig = {0};

        rig_begin(&rig, KIND_SQLITE);
        rig_write(&rig, "a", OPERATION_DONE, "1");
        set_clock(&rig, jumps[i]);
        restart(&rig, KIND_SQLITE);
        pass(&rig, HOUR);
        ck_assert_ptr_nonnull(rig_find(&rig, "a"));
        rig_write(&rig, "b", OPERATION_DONE, "1"); /* at the new time */
        pass(&rig, HOUR);
        restart(&rig, KIND_SQLITE);
        pass(&rig, HOUR);
        ck_assert_int_eq(rig_total(&rig, ""), 2);
        set_clock(&rig, -jumps[i]);
        restart(&rig, KIND_SQLITE);
        pass(&rig, HOUR);
        ck_assert_int_eq(rig_total(&rig, ""), 2);
        rig_end(&rig);
    }
}
END_TEST

START_TEST(what_a_jump_held_goes_when_a_day_has_passed)
{
    struct rig rig = {0};

    rig_begin(&rig, KIND_SQLITE);
    rig_write(&rig, "a", OPERATION_DONE, "1");
    set_clock(&rig, YEAR);
    restart(&rig, KIND_SQLITE);
    pass(&rig, 25 * HOUR);
    ck_assert_ptr_null(rig_find(&rig, "a"));
    rig_write(&rig, "b", OPERATION_DONE, "1");
    set_clock(&rig, YEAR);
    restart(&rig, KIND_SQLITE);
    rig_write(&rig, "c", OPERATION_DONE, "1");
    pass(&rig, HOUR);
    ck_assert_int_eq(rig_total(&rig, ""), 2);
    pass(&rig, 24 * HOUR);
    ck_assert_int_eq(rig_total(&rig, ""), 0);
    rig_end(&rig);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("store_clock");
    TCase *both = tcase_create("both"), *disk = tcase_create("disk");
    SRunner *runner;
    int n_failed;

    tcase_set_timeout(both, 120);
    tcase_set_timeout(disk, 120);
    tcase_add_loop_test(both, time_that_passes_lets_results_expire, 0, N_KINDS);
    tcase_add_loop_test(both, a_year_forwards_lets_nothing_expire, 0, N_KINDS);
    tcase_add_loop_test(both, a_year_back_lets_nothing_expire, 0, N_KINDS);
    tcase_add_test(disk, a_restart_after_a_jump_lets_nothing_expire);
    tcase_add_test(disk, what_a_jump_held_goes_when_a_day_has_passed);
    suite_add_tcase(suite, both);
    suite_add_tcase(suite, disk);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? 1 : 0;
}
