/* compiler/copies.c: what csc and mcs are given, and what people read of it. */
#include <check.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "compiler/copies.h"

#define SHA_OF_ABC "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

static char work[PATH_MAX], source[PATH_MAX], reference[PATH_MAX], path[COMPILED_PATH_SIZE];
static char digests[2][COMPILE_KEY_SIZE];
static struct compile_source sources[1];
static struct slice references[1];
static struct request request;
static struct err err;

static void put(const char *to, const char *text)
{
    FILE *f = fopen(to, "w");

    ck_assert(f && fputs(text, f) >= 0 && fclose(f) == 0);
}

static const char *read_back(const char *from)
{
    static char text[PATH_MAX + 100];
    FILE *f = fopen(from, "r");
    size_t n = f ? fread(text, 1, sizeof(text) - 1, f) : 0;

    ck_assert(f && fclose(f) == 0);
    text[n] = '\0';
    return text;
}

static void setup(void)
{
    snprintf(work, sizeof(work), "/tmp/umcp-copies-XXXXXX");
    ck_assert(mkdtemp(work));
    snprintf(source, sizeof(source), "%.100s/A.cs", work);
    snprintf(reference, sizeof(reference), "%.100s/R.dll", work);
    put(source, "abc");
    put(reference, "abc");
    memcpy(digests[0], SHA_OF_ABC, sizeof(digests[0]));
    memcpy(digests[1], SHA_OF_ABC, sizeof(digests[1]));
    sources[0] = (struct compile_source){.path = slice_of(source)};
    references[0] = slice_of(reference);
    request = (struct request){
        .digests = digests,
        .inputs = {
            .sources = sources, .n_sources = 1, .references = references, .n_references = 1}};
    ck_assert(copies_begin(work, &err));
}

static void teardown(void)
{
    private_folder_remove(work);
}

START_TEST(a_source_is_copied_under_its_own_name)
{
    char expected[PATH_MAX + 100];
    struct stat st;

    ck_assert_msg(copies_source(&request, 0, work, path, &err), "%s", err.message);
    snprintf(expected, sizeof(expected), "#line 1 \"%s\"\nabc", source);
    ck_assert_str_eq(read_back(path), expected);
    ck_assert_int_eq(stat(path, &st), 0);
    ck_assert_int_eq(st.st_mode & 0777, 0600);
    ck_assert_msg(copies_reference(&request, 0, work, path, &err), "%s", err.message);
    ck_assert_str_eq(read_back(path), "abc");
    ck_assert_str_eq(strrchr(path, '/'), "/R.dll");
}
END_TEST

START_TEST(what_no_longer_has_the_digest_is_not_copied)
{
    put(source, "abd");
    ck_assert(!copies_source(&request, 0, work, path, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert_ptr_nonnull(strstr(err.message, "changed while umcp copied it"));
    ck_assert_int_ne(access(path, F_OK), 0);
    unlink(source);
    ck_assert(!copies_source(&request, 0, work, path, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    put(reference, "abd");
    ck_assert(!copies_reference(&request, 0, work, path, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
}
END_TEST

START_TEST(encodings_that_take_no_line_stay_as_they_are)
{
    sources[0].text = slice_from("\xFF\xFE"
                                 "a\0",
                                 4);
    ck_assert(copies_source(&request, 0, work, path, &err));
    ck_assert_str_eq(read_back(path), "\xFF\xFE"
                                      "a");
    ck_assert(copies_begin(work, &err)); /* a copy is never written over another */
    sources[0].text = SLICE("\xEF\xBB\xBF"
                            "a");
    ck_assert(copies_source(&request, 0, work, path, &err));
    ck_assert_int_eq(strncmp(read_back(path), "\xEF\xBB\xBF#line 1 \"/", 13), 0);
}
END_TEST

START_TEST(reports_name_the_originals)
{
    char report[4 * PATH_MAX], expected[4 * PATH_MAX];
    struct buf to;

    buf_init(&to, sizeof(report));
    snprintf(report, sizeof(report),
             "%.100s/in/s0.cs(1,1): error CS1: x\n'%.100s/in/r0/R.dll' %.100s/in/s1.cs "
             "%.100s/in/r0/X.dll %.100s/in/s99999999999999999999.cs %.100s/in/",
             work, work, work, work, work, work);
    snprintf(expected, sizeof(expected),
             "%s(1,1): error CS1: x\n'%s' %.100s/in/s1.cs %.100s/in/r0/X.dll "
             "%.100s/in/s99999999999999999999.cs %.100s/in/",
             source, reference, work, work, work, work);
    copies_rename(&request, work, slice_of(report), &to);
    ck_assert_msg(slice_is(buf_slice(&to), expected), "%.*s", SLICE_ARG(buf_slice(&to)));
    buf_done(&to);
    buf_init(&to, 10); /* as much as fits */
    copies_rename(&request, work, slice_of(report), &to);
    ck_assert_uint_eq(to.len, 10);
    ck_assert(buf_ok(&to));
    buf_done(&to);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("compile_copies");
    TCase *tests = tcase_create("copies");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, a_source_is_copied_under_its_own_name);
    tcase_add_test(tests, what_no_longer_has_the_digest_is_not_copied);
    tcase_add_test(tests, encodings_that_take_no_line_stay_as_they_are);
    tcase_add_test(tests, reports_name_the_originals);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed != 0;
}
