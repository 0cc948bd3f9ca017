/* base/private.h and base/token.h: whose folders, files and tokens umcp uses. */
#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/base.h"
#include "base/limits.h"

static char root[64];
static struct arena a;
static struct err err;

static const char *in(const char *name)
{
    static char paths[4][PATH_MAX];
    static unsigned at;
    char *to = paths[at++ % 4];

    snprintf(to, PATH_MAX, "%s/%s", root, name);
    return to;
}

static void setup(void)
{
    snprintf(root, sizeof(root), "/tmp/umcp-private-XXXXXX");
    ck_assert(mkdtemp(root));
    arena_init(&a, 1u << 20);
}

static void teardown(void)
{
    char command[128];

    snprintf(command, sizeof(command), "rm -rf '%s'", root);
    ck_assert_int_eq(system(command), 0);
    arena_done(&a);
}

static void write_text(const char *path, const char *text, size_t len, mode_t mode)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

    ck_assert(fd >= 0 && fd_write(fd, slice_from(text, len)) && fchmod(fd, mode) == 0);
    close(fd);
}

/* Expects that the folder is refused, and that the hint names the remedy. */
static void refuse_folder(const char *path, const char *remedy)
{
    ck_assert(!private_folder_check(path, false, &err));
    ck_assert_msg(strstr(err.hint, remedy) != NULL, "%s: %s", err.message, err.hint);
}

START_TEST(a_folder_is_made_for_this_user_alone)
{
    struct stat what;

    umask(0);
    ck_assert(!private_folder_check(in("a/b"), false, &err) && err.kind == ERR_NOT_FOUND);
    ck_assert_msg(private_folder_check(in("a/b"), true, &err), "%s", err.message);
    ck_assert(stat(in("a/b"), &what) == 0 && (what.st_mode & 0777) == 0700);
    ck_assert(stat(in("a"), &what) == 0 && (what.st_mode & 0777) == 0700);
    ck_assert(chmod(in("a/b"), 0755) == 0); /* others may look */
    ck_assert(private_folder_check(in("a/b"), true, &err));
}
END_TEST

START_TEST(a_folder_that_others_can_write_to_is_refused)
{
    ck_assert(private_folder_check(in("a/b"), true, &err));
    ck_assert(chmod(in("a/b"), 0770) == 0);
    refuse_folder(in("a/b"), "chmod 700");
    ck_assert(chmod(in("a/b"), 01777) == 0); /* sticky, so that others may add files */
    refuse_folder(in("a/b"), "chmod 700");
    ck_assert(chmod(in("a/b"), 0700) == 0 && chmod(in("a"), 0777) == 0);
    refuse_folder(in("a/b"), "chmod go-w");
    ck_assert(chmod(in("a"), 01777) == 0); /* as /tmp */
    ck_assert(private_folder_check(in("a/b"), false, &err));
}
END_TEST

START_TEST(a_link_is_checked_on_both_sides)
{
    ck_assert(private_folder_check(in("real/b"), true, &err));
    ck_assert(symlink(in("real"), in("link")) == 0);
    ck_assert_msg(private_folder_check(in("link/b"), false, &err), "%s", err.message);
    ck_assert(chmod(in("real"), 0777) == 0);
    refuse_folder(in("link/b"), "chmod go-w");
    ck_assert(chmod(in("real"), 0700) == 0 && mkdir(in("open"), 0700) == 0 &&
              chmod(in("open"), 0777) == 0 && symlink(in("real"), in("open/link")) == 0);
    refuse_folder(in("open/link/b"), "chmod go-w");
}
END_TEST

START_TEST(anothers_folder_is_refused)
{
    if (geteuid() != 0)
        return; /* only root can give a folder away */
    ck_assert(private_folder_check(in("a/b"), true, &err));
    ck_assert(chown(in("a/b"), 1, (gid_t)-1) == 0);
    refuse_folder(in("a/b"), "of your own");
    ck_assert(chown(in("a/b"), 0, (gid_t)-1) == 0 && chown(in("a"), 1, (gid_t)-1) == 0);
    refuse_folder(in("a/b"), "home folder");
}
END_TEST

static bool reads(const char *path, enum private_from from)
{
    struct slice text;

    return private_file_read(&a, path, from, 100, &text, &err);
}

START_TEST(a_file_is_read_only_if_others_cannot_have_written_it)
{
    static const struct {
        mode_t mode;
        bool is_unwritten, is_secret;
    } cases[] = {{0600, true, true},  {0400, true, true},   {0644, true, false},
                 {0640, true, false}, {0660, false, false}, {0602, false, false},
                 {0601, true, false}, {0666, false, false}};

    for (size_t i = 0; i < N_ELEMENTS(cases); i++) {
        write_text(in("f"), "text", 4, cases[i].mode);
        ck_assert_int_eq(reads(in("f"), PRIVATE_FROM_WRITERS), cases[i].is_unwritten);
        ck_assert(cases[i].is_unwritten || strstr(err.hint, "chmod go-w"));
        ck_assert_int_eq(reads(in("f"), PRIVATE_FROM_READERS), cases[i].is_secret);
        ck_assert(cases[i].is_secret || strstr(err.hint, "chmod 600"));
    }
    ck_assert(!reads(in("absent"), PRIVATE_FROM_WRITERS) && err.kind == ERR_NOT_FOUND);
    write_text(in("f"), "text", 4, 0600);
    ck_assert(symlink(in("f"), in("l")) == 0 && !reads(in("l"), PRIVATE_FROM_WRITERS));
    ck_assert_int_eq(err.kind, ERR_DENIED);
    ck_assert(mkfifo(in("p"), 0600) == 0 && !reads(in("p"), PRIVATE_FROM_WRITERS));
    ck_assert_int_eq(err.kind, ERR_DENIED);
    ck_assert(!reads(root, PRIVATE_FROM_WRITERS) && err.kind == ERR_DENIED);
}
END_TEST

START_TEST(a_file_is_made_once_and_replaced_whole)
{
    struct slice text;
    struct stat what;

    umask(0);
    ck_assert(private_file_make(in("k"), SLICE("one")));
    ck_assert(!private_file_make(in("k"), SLICE("two")) && errno == EEXIST);
    ck_assert(private_file_read(&a, in("k"), PRIVATE_FROM_READERS, 100, &text, &err));
    ck_assert(slice_is(text, "one"));
    ck_assert(private_file_write(in("k"), SLICE("three")));
    ck_assert(private_file_read(&a, in("k"), PRIVATE_FROM_READERS, 100, &text, &err));
    ck_assert(slice_is(text, "three"));
    ck_assert(stat(in("k"), &what) == 0 && (what.st_mode & 0777) == 0600);
    ck_assert(!private_file_write(in("no/k"), SLICE("x")) && errno == ENOENT);
}
END_TEST

START_TEST(a_temporary_folder_is_ours_and_goes_without_following_links)
{
    const char *folder;

    setenv("TMPDIR", root, 1);
    folder = private_folder_temporary(&a);
    unsetenv("TMPDIR");
    ck_assert(folder && slice_starts(slice_of(folder), slice_of(root)));
    ck_assert(private_folder_check(folder, false, &err));
    write_text(in("kept"), "x", 1, 0600);
    ck_assert_int_eq(mkdir(arena_printf(&a, "%s/sub", folder).p, 0700), 0);
    ck_assert_int_eq(symlink(root, arena_printf(&a, "%s/sub/link", folder).p), 0);
    private_folder_remove(folder);
    ck_assert_int_ne(access(folder, F_OK), 0);
    ck_assert_int_eq(access(in("kept"), F_OK), 0);
}
END_TEST

START_TEST(a_token_is_long_and_plain)
{
    char long_one[LIMIT_TOKEN_MAX + 2];

    ck_assert(token_check(SLICE("0123456789abcdef"), &err));
    ck_assert(token_check(SLICE("!\"#$%&'()*+,-./:;<=>?@[]^_`{|}~"), &err));
    ck_assert(!token_check(SLICE("0123456789abcde"), &err) && strstr(err.message, "15"));
    ck_assert(!token_check(SLICE(""), &err));
    ck_assert(!token_check(SLICE("0123456789abcdef\0x"), &err));
    ck_assert(!token_check(SLICE("0123456789abcdef\tx"), &err));
    ck_assert(!token_check(SLICE("0123456789 abcdef"), &err));
    ck_assert(!token_check(SLICE("0123456789abcdef\x7F"), &err));
    ck_assert(!token_check(SLICE("0123456789abcdef\xC3\xA9"), &err));
    memset(long_one, 'x', sizeof(long_one));
    ck_assert(token_check(slice_from(long_one, LIMIT_TOKEN_MAX), &err));
    ck_assert(!token_check(slice_from(long_one, LIMIT_TOKEN_MAX + 1), &err));
}
END_TEST

START_TEST(a_token_file_is_secret_and_its_first_line_counts)
{
    const char *token = NULL;

    write_text(in("t"), " 0123456789abcdef\r\nmore", 23, 0600);
    ck_assert_msg(token_read(&a, in("t"), &token, &err), "%s", err.message);
    ck_assert_str_eq(token, "0123456789abcdef");
    write_text(in("t"), "0123456789abcdef\n", 17, 0644);
    ck_assert(!token_read(&a, in("t"), &token, &err) && strstr(err.hint, "chmod 600"));
    write_text(in("t"), "0123456789abcdef\0tail\n", 22, 0600);
    ck_assert(!token_read(&a, in("t"), &token, &err) && strstr(err.message, "NUL"));
    write_text(in("t"), "\n0123456789abcdef\n", 18, 0600);
    ck_assert(!token_read(&a, in("t"), &token, &err) && strstr(err.hint, "umcp token"));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("private");
    TCase *tests = tcase_create("private");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, a_folder_is_made_for_this_user_alone);
    tcase_add_test(tests, a_folder_that_others_can_write_to_is_refused);
    tcase_add_test(tests, a_link_is_checked_on_both_sides);
    tcase_add_test(tests, anothers_folder_is_refused);
    tcase_add_test(tests, a_file_is_read_only_if_others_cannot_have_written_it);
    tcase_add_test(tests, a_file_is_made_once_and_replaced_whole);
    tcase_add_test(tests, a_temporary_folder_is_ours_and_goes_without_following_links);
    tcase_add_test(tests, a_token_is_long_and_plain);
    tcase_add_test(tests, a_token_file_is_secret_and_its_first_line_counts);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed != 0;
}
