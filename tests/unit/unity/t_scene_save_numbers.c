/*
 * unity/save/save.h: lists of whole numbers, which documents have as the bytes of all in one text.
 */
#include "save_rig.h"

#define SCENE "Assets/S.unity"

static bool set_numbers(int64_t id, const char *path, unsigned width, size_t n,
                        const int64_t *items)
{
    const struct save_numbers numbers = {.items = items, .n = n, .width = width};

    return save_set_numbers(save, id, slice_of(path), &numbers, &save_err);
}

#define NUMBERS(id, path, width, ...)                                                              \
    SAVED(set_numbers(id, path, width, sizeof((int64_t[]){__VA_ARGS__}) / sizeof(int64_t),         \
                      (int64_t[]){__VA_ARGS__}))

/* One document before and after. */
#define DOC(lines) "--- !u!108 &5\nLight:\n" lines

static void begin_doc(const char *lines)
{
    static char text[8192];

    snprintf(text, sizeof(text), DOC("%s"), lines);
    put_asset(SCENE, GUID_A, text);
    begin_save(SCENE);
}

START_TEST(numbers_are_written_as_bytes_of_their_width)
{
    begin_doc("  m_A: 0100\n  m_B: 01000200\n  m_C: \n  m_D: 0100000000000000\n");
    NUMBERS(5, "m_A", 1, 1, 255, -1);
    NUMBERS(5, "m_B", 2, 1, -2, 3);
    NUMBERS(5, "m_C", 4, 1, -2);
    NUMBERS(5, "m_D", 8, 1, 2, INT64_MIN);
    check_saved(DOC("  m_A: 01ffff\n  m_B: 0100feff0300\n  m_C: 01000000feffffff\n"
                    "  m_D: 010000000000000002000000000000000000000000000080\n"));
}
END_TEST

START_TEST(numbers_that_are_there_change_nothing)
{
    begin_doc("  m_A: 0001\n  m_B: 0100FEFF\n  m_C: \n  m_D: []\n  m_E:\n  - 1\n  - 2\n");
    NUMBERS(5, "m_A", 1, 0, 1);
    NUMBERS(5, "m_B", 2, 1, -2);
    SAVED(set_numbers(5, "m_C", 4, 0, NULL));
    SAVED(set_numbers(5, "m_D", 4, 0, NULL));
    NUMBERS(5, "m_E", 4, 1, 2);
    check_unchanged();
}
END_TEST

START_TEST(list_of_numbers_comes_goes_and_may_stand_in_lines)
{
    begin_doc("  m_A: 01000000\n  m_D: []\n  m_E:\n  - 1\n  - 2\n  m_F:\n  - a: 01\n");
    SAVED(set_numbers(5, "m_A", 4, 0, NULL));
    NUMBERS(5, "m_D", 2, 7);
    NUMBERS(5, "m_E", 4, 1, 3, 4);
    NUMBERS(5, "m_F.Array.data[0].a", 1, 1, 2);
    NUMBERS(5, "m_G.n", 1, 5);
    check_saved(DOC("  m_A: \n  m_D: 0700\n  m_E:\n  - 1\n  - 3\n  - 4\n  m_F:\n  - a: 0102\n"
                    "  m_G:\n    n: 05\n"));
}
END_TEST

START_TEST(single_numbers_of_bytes_are_refused)
{
    begin_doc("  m_A: 01000000\n");
    REFUSED(set_int(5, "m_A.Array.data[0]", 2), "not a list");
    REFUSED(set_int(5, "m_A.Array.size", 2), "not a list");
    check_unchanged();
}
END_TEST

static void begin_instance(const char *changes)
{
    static char text[8192];

    put_asset("Assets/P.prefab", GUID_B,
              OBJECT("1", "2", "3") LIGHT("3", "1", "  m_A: 010002000300\n  m_B: 0001\n"));
    snprintf(text, sizeof(text), INSTANCE("64", GUID_B, "%s"), changes);
    put_asset(SCENE, GUID_A, text);
    begin_save(SCENE);
}

START_TEST(numbers_of_a_copy_are_modified_one_by_one)
{
    begin_instance(" []");
    NUMBERS(64 ^ 3, "m_A", 2, 1, -2, 3, 4);
    NUMBERS(64 ^ 3, "m_B", 1, 0, 1);
    check_saved(INSTANCE("64", GUID_B,
                         CHANGE("3", GUID_B, "m_A.Array.size", "4")
                             CHANGE("3", GUID_B, "m_A.Array.data[1]", "-2")
                                 CHANGE("3", GUID_B, "m_A.Array.data[3]", "4")));
}
END_TEST

START_TEST(numbers_of_a_copy_that_was_modified_are_all_named)
{
    begin_instance(CHANGE("3", GUID_B, "m_B.Array.data[1]", "5"));
    NUMBERS(64 ^ 3, "m_B", 1, 0, 6);
    check_saved(INSTANCE("64", GUID_B,
                         CHANGE("3", GUID_B, "m_B.Array.data[1]", "6")
                             CHANGE("3", GUID_B, "m_B.Array.size", "2")
                                 CHANGE("3", GUID_B, "m_B.Array.data[0]", "0")));
}
END_TEST

START_TEST(every_allocation_may_fail)
{
    static const int64_t items[] = {1, 2, 3};

    begin_instance(" []");
    for (uint64_t n = 1;; n++) {
        bool ok;

        mem_fail_after(n);
        ok = set_numbers(64 ^ 3, "m_A", 2, 3, items) && set_numbers(64 ^ 3, "m_N", 8, 3, items);
        mem_fail_after(0);
        if (ok)
            break;
        ck_assert_int_eq(save_err.kind, ERR_INTERNAL);
    }
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {numbers_are_written_as_bytes_of_their_width,
                                  numbers_that_are_there_change_nothing,
                                  list_of_numbers_comes_goes_and_may_stand_in_lines,
                                  single_numbers_of_bytes_are_refused,
                                  numbers_of_a_copy_are_modified_one_by_one,
                                  numbers_of_a_copy_that_was_modified_are_all_named,
                                  every_allocation_may_fail};

    return run_saves("scene_save_numbers", tests, N_ELEMENTS(tests));
}
