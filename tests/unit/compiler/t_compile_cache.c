/* compiler/cache.h: what is kept, for whom, and what goes. */
#include <check.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "compiler/cache.h"

#define A "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
#define B "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
#define C "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"

enum { NOW = 2000000000 };

static char root[64], folder[80];
static struct compiled *cache;
static struct err err;
static const struct compiled_limits wide = {.age_s = 1000, .bytes = 1000, .n = 10};

static const char *in(const char *name)
{
    static char paths[4][256];
    static unsigned at;
    char *to = paths[at++ % 4];

    snprintf(to, sizeof(paths[0]), "%s/%s", folder, name);
    return to;
}

static void setup(void)
{
    snprintf(root, sizeof(root), "/tmp/umcp-cache-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(root));
    snprintf(folder, sizeof(folder), "%s/cache", root);
    cache = compiled_open(folder, &err);
    ck_assert_msg(cache, "%s", err.message);
}

static void teardown(void)
{
    char command[128];

    compiled_close(cache);
    snprintf(command, sizeof(command), "rm -rf '%s'", root);
    ck_assert_int_eq(system(command), 0);
}

static bool is_there(const char *name)
{
    return access(in(name), F_OK) == 0;
}

static void write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");

    ck_assert_ptr_nonnull(f);
    fputs(text, f);
    fclose(f);
}

static void put_assembly(const char *key, const char *text)
{
    char path[256];

    snprintf(path, sizeof(path), "%s/out.dll", compiled_work(cache));
    write_file(path, text);
    ck_assert(compiled_put_assembly(cache, key, path, NULL));
}

static enum compiled_entry find(const char *key, const char *report)
{
    char path[COMPILED_PATH_SIZE];
    struct buf text;
    enum compiled_entry found;

    buf_init(&text, 1000);
    found = compiled_find(cache, key, false, path, &text);
    ck_assert_str_eq(strrchr(path, '/') + 65, ".dll");
    if (report) {
        ck_assert_int_eq(found, COMPILED_REPORT);
        ck_assert(slice_is(buf_slice(&text), report));
    }
    buf_done(&text);
    return found;
}

static void used(const char *name, long seconds_ago)
{
    const struct timespec times[2] = {{.tv_sec = NOW - seconds_ago}, {.tv_sec = NOW - seconds_ago}};

    ck_assert_int_eq(utimensat(AT_FDCWD, in(name), times, 0), 0);
}

START_TEST(kept_for_this_user_alone)
{
    struct stat st;

    ck_assert_int_eq(find(A, NULL), COMPILED_NONE);
    put_assembly(A, "MZ1");
    ck_assert_int_eq(find(A, NULL), COMPILED_ASSEMBLY);
    ck_assert_int_eq(stat(in(A ".dll"), &st), 0);
    ck_assert_uint_eq(st.st_mode & 0777, 0600);
    ck_assert_int_eq(stat(folder, &st), 0);
    ck_assert_uint_eq(st.st_mode & 0777, 0700);
    ck_assert(compiled_put_report(cache, B, SLICE("wrong\n")));
    find(B, "wrong\n");
    put_assembly(A, "MZ2"); /* replaces */
    ck_assert_int_eq(find(A, NULL), COMPILED_ASSEMBLY);
}
END_TEST

START_TEST(a_folder_that_others_can_read_is_closed)
{
    struct compiled *second;
    struct stat st;

    ck_assert_int_eq(chmod(folder, 0755), 0);
    second = compiled_open(folder, &err);
    ck_assert_ptr_nonnull(second);
    ck_assert_int_eq(stat(folder, &st), 0);
    ck_assert_uint_eq(st.st_mode & 0777, 0700);
    compiled_close(second);
}
END_TEST

static void put_both(const char *key, const char *assembly, const char *left)
{
    char path[256], other[256];

    snprintf(path, sizeof(path), "%s/out.dll", compiled_work(cache));
    snprintf(other, sizeof(other), "%s/out.left", compiled_work(cache));
    write_file(path, assembly);
    write_file(other, left);
    ck_assert(compiled_put_assembly(cache, key, path, other));
}

static enum compiled_entry find_both(const char *key)
{
    char path[COMPILED_PATH_SIZE];
    enum compiled_entry found;
    struct buf text;

    buf_init(&text, 1000);
    found = compiled_find(cache, key, true, path, &text);
    buf_done(&text);
    return found;
}

START_TEST(what_was_left_out_comes_and_goes_with_it)
{
    struct compiled_limits limits = wide;

    put_assembly(A, "MZ");
    ck_assert_int_eq(find_both(A), COMPILED_NONE); /* it does not say what it lacks */
    put_both(A, "MZ567890", "{}345678");
    ck_assert_int_eq(find_both(A), COMPILED_ASSEMBLY);
    put_both(B, "MZ567890", "{}345678");
    put_both(C, "MZ567890", "{}345678");
    ck_assert_int_eq(unlink(in(C ".dll")), 0); /* half of it is no use */
    used(A ".dll", 1);
    used(B ".dll", 2);
    used(B ".left", 0);
    used(C ".left", 3);
    limits.n = 2;
    compiled_prune(cache, &limits, NOW);
    ck_assert(is_there(A ".dll") && is_there(A ".left") && is_there(B ".dll") &&
              is_there(B ".left") && !is_there(C ".left"));
    limits.bytes = 31;
    compiled_prune(cache, &limits, NOW);
    ck_assert(is_there(A ".dll") && is_there(A ".left"));
    ck_assert(!is_there(B ".dll") && !is_there(B ".left"));
}
END_TEST

START_TEST(what_others_may_have_written_is_not_used)
{
    put_assembly(A, "MZ");
    chmod(in(A ".dll"), 0666);
    ck_assert_int_eq(find(A, NULL), COMPILED_NONE);
    write_file(in("elsewhere"), "MZ");
    ck_assert_int_eq(symlink(in("elsewhere"), in(B ".dll")), 0);
    ck_assert_int_eq(find(B, NULL), COMPILED_NONE);
    ck_assert_int_eq(mkfifo(in(C ".dll"), 0600), 0);
    ck_assert_int_eq(find(C, NULL), COMPILED_NONE);
}
END_TEST

START_TEST(half_a_file_is_none)
{
    put_assembly(A, "");
    ck_assert_int_eq(find(A, NULL), COMPILED_NONE);
    put_assembly(A, "not an assembly");
    ck_assert_int_eq(find(A, NULL), COMPILED_NONE);
    ck_assert(compiled_put_report(cache, B, SLICE("")));
    ck_assert_int_eq(find(B, NULL), COMPILED_NONE);
}
END_TEST

START_TEST(goes_by_age)
{
    put_assembly(A, "MZ");
    put_assembly(B, "MZ");
    used(A ".dll", 1001);
    used(B ".dll", 999);
    compiled_prune(cache, &wide, NOW);
    ck_assert(!is_there(A ".dll") && is_there(B ".dll"));
}
END_TEST

START_TEST(use_makes_young)
{
    struct stat st;

    put_assembly(A, "MZ");
    used(A ".dll", 5000000);
    ck_assert_int_eq(find(A, NULL), COMPILED_ASSEMBLY);
    ck_assert_int_eq(stat(in(A ".dll"), &st), 0);
    ck_assert_int_ne(st.st_mtim.tv_sec, NOW - 5000000);
}
END_TEST

START_TEST(goes_by_number_and_size)
{
    struct compiled_limits limits = wide;

    put_assembly(A, "MZ567890");
    ck_assert(compiled_put_report(cache, B, SLICE("12345678")));
    put_assembly(C, "MZ567890");
    used(A ".dll", 1);
    used(B ".txt", 2);
    used(C ".dll", 3);
    limits.n = 2;
    compiled_prune(cache, &limits, NOW);
    ck_assert(is_there(A ".dll") && is_there(B ".txt") && !is_there(C ".dll"));
    limits.bytes = 15;
    compiled_prune(cache, &limits, NOW);
    ck_assert(is_there(A ".dll") && !is_there(B ".txt"));
}
END_TEST

START_TEST(leftovers_of_dead_processes_go)
{
    pid_t child = fork();
    char name[100], alive[200], file[200];

    if (child == 0)
        _exit(0);
    ck_assert_int_eq(waitpid(child, NULL, 0), child);
    snprintf(name, sizeof(name), "tmp-%ld", (long)child);
    ck_assert_int_eq(mkdir(in(name), 0700), 0);
    snprintf(file, sizeof(file), "%s/file", name);
    write_file(in(file), "x");
    snprintf(file, sizeof(file), A ".%ld.tmp", (long)child);
    write_file(in(file), "x");
    snprintf(alive, sizeof(alive), A ".%ld.tmp", (long)getppid());
    write_file(in(alive), "x");
    write_file(in("other.tmp"), "x");
    write_file(in("notes.dll"), "x");
    compiled_prune(cache, &(struct compiled_limits){0, 0, 0}, NOW);
    ck_assert(!is_there(name) && !is_there(file) && is_there(alive));
    ck_assert(is_there("other.tmp") && is_there("notes.dll")); /* not ours */
    ck_assert_int_eq(access(compiled_work(cache), F_OK), 0);
}
END_TEST

START_TEST(unused_drivers_go)
{
    ck_assert_int_eq(mkdir(in("driver-00"), 0700), 0);
    ck_assert_int_eq(mkdir(in("driver-01"), 0700), 0);
    write_file(in("driver-00/umcp-csc.dll"), "x");
    used("driver-00", 1001);
    used("driver-01", 999);
    compiled_prune(cache, &wide, NOW);
    ck_assert(!is_there("driver-00") && is_there("driver-01"));
}
END_TEST

START_TEST(others_folders_are_refused)
{
    char open_to_all[128];

    snprintf(open_to_all, sizeof(open_to_all), "%s/open", root);
    ck_assert_int_eq(mkdir(open_to_all, 0700), 0);
    chmod(open_to_all, 0777);
    ck_assert_ptr_null(compiled_open(open_to_all, &err));
    ck_assert_int_eq(err.kind, ERR_DENIED);
    ck_assert_ptr_nonnull(strstr(err.hint, "chmod 700"));
}
END_TEST

START_TEST(the_work_folder_goes_with_the_process)
{
    char work[256];

    snprintf(work, sizeof(work), "%s", compiled_work(cache));
    ck_assert_int_eq(access(work, F_OK), 0);
    compiled_close(cache);
    ck_assert_int_ne(access(work, F_OK), 0);
    ck_assert_int_eq(mkdir(work, 0700), 0); /* of an earlier process with this id */
    cache = compiled_open(folder, &err);
    ck_assert_ptr_nonnull(cache);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("compile_cache");
    TCase *tests = tcase_create("cache");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, kept_for_this_user_alone);
    tcase_add_test(tests, a_folder_that_others_can_read_is_closed);
    tcase_add_test(tests, what_was_left_out_comes_and_goes_with_it);
    tcase_add_test(tests, what_others_may_have_written_is_not_used);
    tcase_add_test(tests, half_a_file_is_none);
    tcase_add_test(tests, goes_by_age);
    tcase_add_test(tests, use_makes_young);
    tcase_add_test(tests, goes_by_number_and_size);
    tcase_add_test(tests, leftovers_of_dead_processes_go);
    tcase_add_test(tests, unused_drivers_go);
    tcase_add_test(tests, others_folders_are_refused);
    tcase_add_test(tests, the_work_folder_goes_with_the_process);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed != 0;
}
