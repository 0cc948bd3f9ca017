/* unity/: guids, the index of guids and paths, and the guid in a .meta file. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "unity/index/index.h"

#define MAX_BYTES ((size_t)64 << 20)
#define GUID_A    "0cd44c1031e13a943bb63640046fad76"
#define GUID_B    "ffd44c1031e13a943bb63640046fad76"

static struct guid guid_of(const char *text)
{
    struct guid g = {{0}};

    ck_assert_msg(guid_parse(slice_of(text), &g), "'%s' is no guid", text);
    return g;
}

/* The n-th of many different guids. */
static struct guid guid_number(unsigned n)
{
    struct guid g = {{0x5A}};

    for (size_t i = 0; i < 4; i++)
        g.b[15 - i] = (unsigned char)(n >> (8 * i));
    return g;
}

START_TEST(guid_is_read_and_written_as_32_hex_digits)
{
    struct guid g, h;
    char text[GUID_TEXT_SIZE];

    ck_assert(guid_parse(SLICE("0CD44c1031e13a943bb63640046fAd76"), &g));
    guid_format(&g, text);
    ck_assert_str_eq(text, GUID_A);
    ck_assert_uint_eq(g.b[0], 0x0C);
    ck_assert_uint_eq(g.b[15], 0x76);
    h = guid_of(GUID_A);
    ck_assert(guid_eq(&g, &h));
    h = guid_of(GUID_B);
    ck_assert(!guid_eq(&g, &h) && !guid_is_null(&g));
    h = guid_of("00000000000000000000000000000000");
    ck_assert(guid_is_null(&h));
}
END_TEST

START_TEST(guid_is_refused_when_it_is_not_32_hex_digits)
{
    struct guid g = {{7}};

    ck_assert(!guid_parse(SLICE(""), &g));
    ck_assert(!guid_parse(SLICE("0cd44c1031e13a943bb63640046fad7"), &g));
    ck_assert(!guid_parse(SLICE("0cd44c1031e13a943bb63640046fad766"), &g));
    ck_assert(!guid_parse(SLICE("0cd44c1031e13a943bb63640046fad7g"), &g));
    ck_assert(!guid_parse(SLICE("0cd44c10-1e13a943bb63640046fad76"), &g));
    ck_assert(!guid_parse(SLICE(" cd44c1031e13a943bb63640046fad76"), &g));
    ck_assert_uint_eq(g.b[0], 7);
}
END_TEST

/* Adds Assets/<i>.prefab under guid i. */
static enum guid_added add_number(struct guid_index *x, unsigned i)
{
    char path[64];
    struct guid g = guid_number(i);

    snprintf(path, sizeof(path), "Assets/Prefabs of the game/thing number %u.prefab", i);
    return guid_index_add(x, &g, slice_of(path), i % 8);
}

static void check_number(const struct guid_index *x, unsigned i)
{
    char path[64];
    struct guid g = guid_number(i);
    const struct guid_entry *e = guid_index_find(x, &g);

    snprintf(path, sizeof(path), "Assets/Prefabs of the game/thing number %u.prefab", i);
    ck_assert_msg(e != NULL, "guid %u is not there", i);
    ck_assert(slice_is(guid_index_path(x, e), path));
    ck_assert_uint_eq(e->kind, i % 8);
    ck_assert_ptr_eq(guid_index_at(x, slice_of(path)), e);
}

START_TEST(index_finds_all_that_was_added_by_guid_and_by_path)
{
    struct guid_index x;
    struct guid missing = guid_number(20000);

    guid_index_init(&x, MAX_BYTES);
    ck_assert_ptr_null(guid_index_find(&x, &missing));
    ck_assert_ptr_null(guid_index_at(&x, SLICE("Assets")));
    for (unsigned i = 0; i < 20000; i++)
        ck_assert_int_eq(add_number(&x, i), GUID_ADDED);
    for (unsigned i = 0; i < 20000; i++)
        check_number(&x, i);
    ck_assert_ptr_null(guid_index_find(&x, &missing));
    ck_assert_ptr_null(guid_index_at(&x, SLICE("Assets/Prefabs of the game")));
    ck_assert_uint_eq(x.n_entries, 20000);
    ck_assert_uint_le(guid_index_bytes(&x), 3 * x.text_len);
    guid_index_done(&x);
}
END_TEST

START_TEST(index_keeps_the_first_of_two)
{
    struct guid a = guid_of(GUID_A), b = guid_of(GUID_B);
    struct guid_index x;

    guid_index_init(&x, MAX_BYTES);
    ck_assert_int_eq(guid_index_add(&x, &a, SLICE("one"), 0), GUID_ADDED);
    ck_assert_int_eq(guid_index_add(&x, &a, SLICE("two"), 0), GUID_TAKEN);
    ck_assert_int_eq(guid_index_add(&x, &b, SLICE("one"), 0), GUID_TAKEN);
    ck_assert_int_eq(guid_index_add(&x, &b, SLICE(""), 0), GUID_TAKEN);
    ck_assert_uint_eq(x.n_entries, 1);
    ck_assert_ptr_null(guid_index_find(&x, &b));
    ck_assert(slice_is(guid_index_path(&x, guid_index_find(&x, &a)), "one"));
    guid_index_done(&x);
}
END_TEST

START_TEST(index_stays_within_its_maximum)
{
    struct guid_index x;
    unsigned n = 0;

    guid_index_init(&x, 100000);
    while (n < 10000 && add_number(&x, n) == GUID_ADDED)
        n++;
    ck_assert_uint_gt(n, 500);
    ck_assert_uint_lt(n, 10000);
    ck_assert_int_eq(add_number(&x, n), GUID_FULL);
    ck_assert_uint_le(guid_index_bytes(&x), 100000);
    for (unsigned i = 0; i < n; i++)
        check_number(&x, i);
    guid_index_done(&x);
    guid_index_init(&x, 10);
    ck_assert_int_eq(add_number(&x, 0), GUID_FULL);
    ck_assert_uint_eq(guid_index_bytes(&x), 0);
    guid_index_done(&x);
}
END_TEST

START_TEST(index_is_whole_when_any_allocation_fails)
{
    size_t n_failed = 0;

    for (size_t n = 1; n < 40; n++) {
        struct guid_index x;
        unsigned added = 0;

        guid_index_init(&x, MAX_BYTES);
        mem_fail_after(n);
        while (added < 300 && add_number(&x, added) == GUID_ADDED)
            added++;
        mem_fail_after(0);
        n_failed += added < 300;
        for (unsigned i = 0; i < added; i++)
            check_number(&x, i);
        ck_assert_int_eq(add_number(&x, added), GUID_ADDED);
        check_number(&x, added);
        guid_index_done(&x);
    }
    ck_assert_uint_gt(n_failed, 5);
}
END_TEST

static const struct meta_case {
    const char *name;
    struct slice bytes;
    enum meta_result result;
} meta_cases[] = {
    {"plain", SLICE_INIT("fileFormatVersion: 2\nguid: " GUID_A "\nNative:\n"), META_OK},
    {"CRLF", SLICE_INIT("fileFormatVersion: 2\r\nguid: " GUID_A "\r\n"), META_OK},
    {"BOM",
     SLICE_INIT("\xEF\xBB\xBF"
                "fileFormatVersion: 2\nguid: " GUID_A "\n"),
     META_OK},
    {"BOM first", SLICE_INIT("\xEF\xBB\xBFguid: " GUID_A "\n"), META_OK},
    {"no newline", SLICE_INIT("fileFormatVersion: 2\nguid: " GUID_A), META_OK},
    {"upper case", SLICE_INIT("guid: 0CD44C1031E13A943BB63640046FAD76\n"), META_OK},
    {"blanks behind", SLICE_INIT("guid: " GUID_A "  \r\n"), META_OK},
    {"same twice", SLICE_INIT("guid: " GUID_A "\nguid: " GUID_A "\n"), META_OK},
    {"reference", SLICE_INIT("guid: " GUID_A "\n  x: {guid: " GUID_B "}\n  guid: " GUID_B "\n"),
     META_OK},
    {"empty", SLICE_INIT(""), META_EMPTY},
    {"BOM only", SLICE_INIT("\xEF\xBB\xBF"), META_EMPTY},
    {"LFS", SLICE_INIT("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"),
     META_LFS},
    {"binary", SLICE_INIT("guid: " GUID_A "\n\0"), META_BINARY},
    {"UTF-16", SLICE_INIT("\xFF\xFEg\0u\0i\0d\0:\0"), META_BINARY},
    {"conflict",
     SLICE_INIT("<<<<<<< HEAD\nguid: " GUID_A "\n=======\nguid: " GUID_B "\n>>>>>>> x\n"),
     META_CONFLICT},
    {"conflict CRLF", SLICE_INIT("a: 1\r\n=======\r\nguid: " GUID_A "\r\n"), META_CONFLICT},
    {"end of conflict", SLICE_INIT("guid: " GUID_A "\n>>>>>>> x\n"), META_CONFLICT},
    {"two guids", SLICE_INIT("guid: " GUID_A "\nguid: " GUID_B "\n"), META_CONFLICT},
    {"no guid", SLICE_INIT("fileFormatVersion: 2\n"), META_NO_GUID},
    {"indented", SLICE_INIT("  guid: " GUID_A "\n"), META_NO_GUID},
    {"longer key", SLICE_INIT("guids: " GUID_A "\n"), META_NO_GUID},
    {"short guid", SLICE_INIT("guid: 0cd44c10\n"), META_BAD_GUID},
    {"long guid", SLICE_INIT("guid: " GUID_A "0\n"), META_BAD_GUID},
    {"null guid", SLICE_INIT("guid: 00000000000000000000000000000000\n"), META_BAD_GUID},
    {"bad then good", SLICE_INIT("guid: x\nguid: " GUID_A "\n"), META_BAD_GUID},
};

START_TEST(meta_file_tells_its_guid_or_why_not)
{
    const struct meta_case *c = &meta_cases[_i];
    struct guid g = {{9}}, a = guid_of(GUID_A);
    enum meta_result result = meta_guid(c->bytes, true, &g);

    ck_assert_msg(result == c->result, "%s: %d", c->name, (int)result);
    if (result == META_OK)
        ck_assert_msg(guid_eq(&g, &a), "%s: another guid", c->name);
    else
        ck_assert_msg(g.b[0] == 9, "%s: guid was touched", c->name);
}
END_TEST

START_TEST(meta_file_cut_at_any_byte_never_gives_a_wrong_guid)
{
    struct slice whole = SLICE("fileFormatVersion: 2\nguid: " GUID_A "\nNativeFormatImporter:\n");
    struct guid g, a = guid_of(GUID_A);

    for (size_t len = 0; len <= whole.len; len++) {
        enum meta_result result = meta_guid(slice_from(whole.p, len), false, &g);

        ck_assert_int_eq(result, len < 60 ? META_NO_GUID : META_OK);
        ck_assert(result != META_OK || guid_eq(&g, &a));
    }
}
END_TEST

static Suite *guid_suite(void)
{
    Suite *s = suite_create("guid");
    TCase *c = tcase_create("index");

    tcase_set_timeout(c, 60);
    tcase_add_test(c, guid_is_read_and_written_as_32_hex_digits);
    tcase_add_test(c, guid_is_refused_when_it_is_not_32_hex_digits);
    tcase_add_test(c, index_finds_all_that_was_added_by_guid_and_by_path);
    tcase_add_test(c, index_keeps_the_first_of_two);
    tcase_add_test(c, index_stays_within_its_maximum);
    tcase_add_test(c, index_is_whole_when_any_allocation_fails);
    tcase_add_loop_test(c, meta_file_tells_its_guid_or_why_not, 0, N_ELEMENTS(meta_cases));
    tcase_add_test(c, meta_file_cut_at_any_byte_never_gives_a_wrong_guid);
    suite_add_tcase(s, c);
    return s;
}

int main(void)
{
    SRunner *sr = srunner_create(guid_suite());
    int n_failed;

    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
