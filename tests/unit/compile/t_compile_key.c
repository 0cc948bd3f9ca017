/* compile/key.h: what changes the name of a compiled assembly, and what does not. */
#include <check.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "compile/key.h"

static char root[64];
static char source[128], reference[128];
static struct err err;

static void write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");

    ck_assert_ptr_nonnull(f);
    fputs(text, f);
    fclose(f);
}

static void setup(void)
{
    snprintf(root, sizeof(root), "/tmp/umcp-key-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(root));
    snprintf(source, sizeof(source), "%s/A.cs", root);
    snprintf(reference, sizeof(reference), "%s/R.dll", root);
    write_file(source, "class A {}");
    write_file(reference, "MZ");
}

static void teardown(void)
{
    unlink(source);
    unlink(reference);
    rmdir(root);
}

struct build {
    struct compile_source sources[2];
    struct slice references[1], defines[2];
    struct compile_inputs in;
};

static struct build *usual(void)
{
    static struct build b;

    b = (struct build){.sources = {{slice_of(source), {0}}, {slice_of("/none/B.cs"), SLICE("b")}},
                       .references = {slice_of(reference)},
                       .defines = {SLICE("X"), SLICE("Y")}};
    b.in = (struct compile_inputs){.compiler_id = "00",
                                   .name = SLICE("Game"),
                                   .defines = b.defines,
                                   .references = b.references,
                                   .sources = b.sources,
                                   .n_defines = 2,
                                   .n_references = 1,
                                   .n_sources = 2};
    return &b;
}

static const char *key_of(const struct build *b)
{
    static char keys[4][COMPILE_KEY_SIZE];
    static unsigned at;
    char *key = keys[at++ % 4];

    ck_assert_msg(compile_key(&b->in, NULL, key, &err), "%s", err.message);
    ck_assert_uint_eq(strlen(key), 64);
    return key;
}

static const char *before(void)
{
    static char key[COMPILE_KEY_SIZE];

    memcpy(key, key_of(usual()), sizeof(key));
    return key;
}

START_TEST(the_same)
{
    const char *key = before();
    struct stat st;

    ck_assert_str_eq(key_of(usual()), key);
    ck_assert_int_eq(stat(source, &st), 0);
    write_file(source, "class A {}"); /* another time, the same content */
    ck_assert_str_eq(key_of(usual()), key);
}
END_TEST

START_TEST(what_counts)
{
    const char *key = before();
    struct build *b = usual();

    b->in.compiler_id = "01";
    ck_assert_str_ne(key_of(b), key);
    (b = usual())->in.name = SLICE("Other");
    ck_assert_str_ne(key_of(b), key);
    (b = usual())->in.n_defines = 1;
    ck_assert_str_ne(key_of(b), key);
    (b = usual())->defines[0] = SLICE("XY");
    b->in.n_defines = 1;
    ck_assert_str_ne(key_of(b), key);
    (b = usual())->in.is_tolerant = true;
    ck_assert_str_ne(key_of(b), key);
    b = usual();
    b->in.options = b->defines;
    b->in.n_options = 1;
    ck_assert_str_ne(key_of(b), key);
    (b = usual())->in.n_references = 0;
    ck_assert_str_ne(key_of(b), key);
    (b = usual())->in.n_sources = 1;
    ck_assert_str_ne(key_of(b), key);
    b = usual();
    b->in.options = b->defines;
    b->in.n_options = 1;
    ck_assert_str_ne(key_of(b), key);
    (b = usual())->in.is_tolerant = true;
    ck_assert_str_ne(key_of(b), key);
    (b = usual())->sources[1].text = SLICE("c");
    ck_assert_str_ne(key_of(b), key);
    (b = usual())->sources[1].path = SLICE("/none/C.cs");
    ck_assert_str_ne(key_of(b), key);
    (b = usual())->sources[0].text = SLICE(""); /* an empty text is not the file's */
    ck_assert_str_ne(key_of(b), key);
}
END_TEST

START_TEST(what_files_have)
{
    const char *key = before();
    char other[COMPILE_KEY_SIZE];

    write_file(source, "class B {}"); /* the same size */
    memcpy(other, key_of(usual()), sizeof(other));
    ck_assert_str_ne(other, key);
    write_file(reference, "MX");
    ck_assert_str_ne(key_of(usual()), other);
}
END_TEST

/* The same key, and what changed is seen. */
START_TEST(references_that_are_known_are_not_read)
{
    static const struct timespec past[2] = {{.tv_sec = 1000}, {.tv_sec = 1000}};
    struct map digests = COMPILE_DIGESTS;
    const char *key = before();
    struct build *b = usual();
    struct compile_digest *d;

    b->in.digests = &digests;
    ck_assert_str_eq(key_of(b), key);
    ck_assert_uint_eq(digests.n, 0); /* it has just changed, and may again */
    ck_assert_int_eq(utimensat(AT_FDCWD, reference, past, 0), 0);
    sleep(4);
    ck_assert_str_eq(key_of(b), key);
    ck_assert_uint_eq(digests.n, 1);
    d = map_at(&digests, 0);
    d->digest[0] = 'x';
    ck_assert_str_ne(key_of(b), key);
    write_file(reference, "MX");
    ck_assert_int_eq(utimensat(AT_FDCWD, reference, past, 0), 0);
    ck_assert_str_ne(key_of(b), key);
    write_file(reference, "MZ");
    ck_assert_str_eq(key_of(b), key);
    map_done(&digests);
}
END_TEST

START_TEST(lists_do_not_run_into_each_other)
{
    struct build *b = usual();
    const char *key;

    b->defines[0] = SLICE("references");
    b->in.n_defines = 0;
    b->in.n_references = 0;
    key = key_of(b);
    b->in.n_defines = 1;
    ck_assert_str_ne(key_of(b), key);
}
END_TEST

START_TEST(options_are_from_a_list)
{
    static const char *const fine[] = {
        "unsafe",          "unsafe-",          "checked", "langversion:9.0", "langversion:latest",
        "nullable:enable", "nullable:warnings"};
    static const char *const bad[] = {"",
                                      "unsafe+",
                                      "langversion:",
                                      "langversion:9.0 -analyzer:x",
                                      "langversion:9\n",
                                      "nullable:",
                                      "nullable:maybe",
                                      "analyzer:/p/A.dll",
                                      "langversion:11111111111111111111111111111111111111"};

    for (size_t i = 0; i < N_ELEMENTS(fine); i++)
        ck_assert_msg(compile_is_option(slice_of(fine[i])), "%s", fine[i]);
    for (size_t i = 0; i < N_ELEMENTS(bad); i++)
        ck_assert_msg(!compile_is_option(slice_of(bad[i])), "%s", bad[i]);
}
END_TEST

START_TEST(what_cannot_be_read)
{
    char key[COMPILE_KEY_SIZE] = "kept";

    unlink(source);
    ck_assert(!compile_key(&usual()->in, NULL, key, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert_ptr_nonnull(strstr(err.message, source));
    ck_assert_str_eq(key, "kept");
    ck_assert_int_eq(mkfifo(source, 0600), 0); /* nobody waits for a writer */
    ck_assert(!compile_key(&usual()->in, NULL, key, &err));
    ck_assert_ptr_nonnull(strstr(err.message, "not a file"));
    unlink(source);
    ck_assert_int_eq(mkdir(source, 0700), 0);
    ck_assert(!compile_key(&usual()->in, NULL, key, &err));
    rmdir(source);
}
END_TEST

/* None of these may hold us, or be read to its end. */
START_TEST(what_is_too_large_or_no_file)
{
    char key[COMPILE_KEY_SIZE];

    ck_assert_int_eq(truncate(source, (off_t)4 << 30), 0); /* without blocks on the disk */
    ck_assert(!compile_key(&usual()->in, NULL, key, &err));
    ck_assert_int_eq(err.kind, ERR_TOO_LARGE);
    ck_assert_ptr_nonnull(strstr(err.message, source));
    ck_assert_ptr_nonnull(strstr(err.message, "it has more than 64 MB"));
    ck_assert_int_eq(truncate(source, 1), 0);
    ck_assert_int_eq(truncate(reference, (off_t)4 << 30), 0);
    ck_assert(!compile_key(&usual()->in, NULL, key, &err));
    ck_assert_ptr_nonnull(strstr(err.message, "it has more than 256 MB"));
    ck_assert_int_eq(truncate(reference, 1), 0);
    unlink(source);
    ck_assert_int_eq(symlink("/proc/self/pagemap", source), 0); /* terabytes, and says 0 */
    ck_assert(!compile_key(&usual()->in, NULL, key, &err));
    ck_assert_ptr_nonnull(strstr(err.message, "not a file"));
}
END_TEST

START_TEST(all_together_have_a_limit)
{
    enum { N = 20 };
    struct compile_source sources[N];
    char key[COMPILE_KEY_SIZE];
    struct build *b = usual();

    ck_assert_int_eq(truncate(source, LIMIT_SOURCE_BYTES), 0);
    for (size_t i = 0; i < N; i++)
        sources[i] = b->sources[0];
    b->in.sources = sources;
    b->in.n_sources = N;
    ck_assert(!compile_key(&b->in, NULL, key, &err));
    ck_assert_int_eq(err.kind, ERR_TOO_LARGE);
    ck_assert_ptr_nonnull(strstr(err.message, "the files of a build may have at most 1024 MB"));
}
END_TEST

START_TEST(digests_are_those_of_the_files)
{
    char digests[3][COMPILE_KEY_SIZE], key[COMPILE_KEY_SIZE];

    write_file(source, "abc");
    ck_assert(compile_key(&usual()->in, digests, key, &err));
    ck_assert_str_eq(digests[0],
                     "9b8db510ef42b8ed54a3712636fda55a4f8cfcd5493e20b74ab00cd4f3979f2d");
    ck_assert_str_eq(digests[1],
                     "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    ck_assert_str_eq(digests[2], "");
}
END_TEST

START_TEST(no_memory)
{
    char key[COMPILE_KEY_SIZE];
    struct build *b = usual();

    mem_fail_after(1);
    ck_assert(!compile_key(&b->in, NULL, key, &err));
    mem_fail_after(0);
    ck_assert_int_eq(err.kind, ERR_INTERNAL);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("compile_key");
    TCase *tests = tcase_create("key");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, the_same);
    tcase_add_test(tests, what_counts);
    tcase_add_test(tests, what_files_have);
    tcase_add_test(tests, lists_do_not_run_into_each_other);
    tcase_add_test(tests, options_are_from_a_list);
    tcase_add_test(tests, references_that_are_known_are_not_read);
    tcase_set_timeout(tests, 30);
    tcase_add_test(tests, what_cannot_be_read);
    tcase_add_test(tests, what_is_too_large_or_no_file);
    tcase_add_test(tests, all_together_have_a_limit);
    tcase_add_test(tests, digests_are_those_of_the_files);
    tcase_add_test(tests, no_memory);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed != 0;
}
