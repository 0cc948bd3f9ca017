/*
 * csharp/il.h and csharp/reach.h: on fuzz/corpus/reach/tools.dll, which is made of reach.cs beside
 * this file, and on what is left of that when it is cut or changed.
 */
#include <check.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "csharp/il.h"
#include "csharp/metadata.h"
#include "csharp/reach.h"

#define DLL  "fuzz/corpus/reach/tools.dll"
#define MORE "fuzz/corpus/reach/more.dll" /* made of reach_more.cs */

static char bytes[64 << 10], more[64 << 10];
static size_t len;

/* Above the folder that the test runs in. */
static size_t read_file(const char *name, char *to, size_t max)
{
    char path[PATH_MAX];
    FILE *f = NULL;
    size_t n;

    snprintf(path, sizeof(path), "%s", name);

    for (int up = 0; up < 8 && !(f = fopen(path, "rb")); up++) {
        char above[PATH_MAX];

        snprintf(above, sizeof(above), "../%.4000s", path);
        memcpy(path, above, sizeof(path));
    }
    ck_assert_msg(f != NULL, "no %s", name);
    n = fread(to, 1, max, f);
    fclose(f);
    return n;
}

static void read_dll(void)
{
    len = read_file(DLL, bytes, sizeof(bytes));
}

/* --- Instructions --- */

START_TEST(an_instruction_takes_its_operand)
{
    /* nop; ldc.i4.s 1; call 0x06000001; switch of two; ldftn 0x06000002; ret */
    static const char code[] =
        "\x00\x1F\x01\x28\x01\x00\x00\x06\x45\x02\x00\x00\x00\x28\x28\x28\x28"
        "\x28\x28\x28\x28\xFE\x06\x02\x00\x00\x06\x2A";
    static const uint32_t wanted[] = {0x00, 0x1F, IL_CALL, 0x45, IL_LDFTN, 0x2A};
    struct slice rest = slice_from(code, sizeof(code) - 1);
    struct il il;

    for (size_t i = 0; i < N_ELEMENTS(wanted); i++) {
        ck_assert(il_next(&rest, &il));
        ck_assert_uint_eq(il.code, wanted[i]);
        if (il.code == IL_CALL)
            ck_assert_uint_eq(il.token, 0x06000001);
    }
    ck_assert(!il_next(&rest, &il));
}
END_TEST

START_TEST(an_instruction_that_is_cut_is_none)
{
    static const char *const cut[] = {"\x28\x01", "\xFE", "\x45\xFF\xFF\xFF\x7F", "\x21\x01"};
    struct il il;

    for (size_t i = 0; i < N_ELEMENTS(cut); i++) {
        struct slice rest = slice_of(cut[i]);

        ck_assert(!il_next(&rest, &il));
    }
}
END_TEST

/* --- What methods come to --- */

static size_t ask_all(struct reach *r, struct slice assembly, const struct metadata *m,
                      bool must_agree)
{
    size_t n = 0;

    for (uint32_t row = 1; row <= m->n_rows[METADATA_METHOD_DEF] && row < 1000; row++) {
        const bool comes = reach_main(r, assembly, 0x06000000 | row);
        struct slice name;

        if (!metadata_text(m, metadata_cell(m, METADATA_METHOD_DEF, row, 3), &name) ||
            !(slice_starts(name, SLICE("Yes")) || slice_starts(name, SLICE("No"))))
            continue;
        if (must_agree)
            ck_assert_msg(comes == slice_starts(name, SLICE("Yes")), "%.*s", SLICE_ARG(name));
        n++;
    }
    return n;
}

START_TEST(each_method_comes_to_what_its_name_says)
{
    struct reach *r = reach_new();
    struct metadata m;
    struct err err;

    read_dll();
    ck_assert(metadata_open(slice_from(bytes, len), &m, &err));
    ck_assert(reach_add(r, slice_from(bytes, len)));
    ck_assert(reach_names_main(r));
    ck_assert_uint_eq(ask_all(r, SLICE("tools"), &m, true), 22);
    ck_assert_uint_eq(ask_all(r, SLICE("tools"), &m, true), 22); /* and again, from what was read */
    ck_assert(!reach_main(r, SLICE("tools"), 0x06FFFFFF));
    ck_assert(!reach_main(r, SLICE("tools"), 0x0A000001));
    ck_assert(!reach_main(r, SLICE("other"), 0x06000001));
    reach_free(r);
}
END_TEST

START_TEST(other_assemblies_count_in_any_order)
{
    for (unsigned is_first = 0; is_first < 2; is_first++) {
        const size_t n = read_file(MORE, more, sizeof(more));
        struct reach *r = reach_new();
        struct metadata m;
        struct err err;

        read_dll();
        ck_assert(metadata_open(slice_from(more, n), &m, &err));
        ck_assert(reach_add(r, is_first ? slice_from(more, n) : slice_from(bytes, len)));
        ck_assert(reach_add(r, is_first ? slice_from(bytes, len) : slice_from(more, n)));
        ck_assert_uint_eq(ask_all(r, SLICE("more"), &m, true), 13);
        reach_free(r);
    }
}
END_TEST

static void ask_broken(size_t n)
{
    char *copy = mem_alloc(n + 1);
    struct reach *r = reach_new();
    struct metadata m;
    struct err err;

    memcpy(copy, bytes, n);
    if (reach_add(r, slice_from(copy, n)) && metadata_open(slice_from(copy, n), &m, &err))
        ask_all(r, SLICE("tools"), &m, false);
    reach_free(r);
    mem_free(copy);
}

START_TEST(a_broken_assembly_is_known_or_not_and_nothing_else)
{
    read_dll();
    for (size_t n = 0; n < len; n += 13)
        ask_broken(n);
    for (size_t at = 0; at < len; at += 5) {
        const char was = bytes[at];

        bytes[at] = (char)(was ^ 0xFF);
        ask_broken(len);
        bytes[at] = was;
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("reach");
    TCase *c = tcase_create("reach");
    SRunner *runner = srunner_create(s);
    int n_failed;

    tcase_set_timeout(c, 120);
    tcase_add_test(c, an_instruction_takes_its_operand);
    tcase_add_test(c, an_instruction_that_is_cut_is_none);
    tcase_add_test(c, each_method_comes_to_what_its_name_says);
    tcase_add_test(c, other_assemblies_count_in_any_order);
    tcase_add_test(c, a_broken_assembly_is_known_or_not_and_nothing_else);
    suite_add_tcase(s, c);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? 1 : 0;
}
