/* unity/project/replace.c: the mode that a saved file has, where fchmod() has no effect, as in the
 * player's sandbox. */
#include <check.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/base.h"
#include "unity/project/file.h"

static char folder[64];

int fchmod(int file, mode_t mode)
{
    (void)file;
    (void)mode;
    return 0;
}

static void setup(void)
{
    snprintf(folder, sizeof(folder), "/tmp/umcp-replace-XXXXXX");
    ck_assert(mkdtemp(folder));
    ck_assert_int_eq(chdir(folder), 0);
    umask(022);
}

static void teardown(void)
{
    char command[128];

    snprintf(command, sizeof(command), "rm -rf '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}

static void write_old(mode_t mode)
{
    const int file = open("F", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

    ck_assert(file >= 0 && fd_write(file, SLICE("the old text, which is longer")));
    close(file);
    ck_assert_int_eq(chmod("F", mode), 0);
}

static void replace(void)
{
    struct err err = {0};

    ck_assert_msg(file_replace("F", NULL, SLICE("new"), &err), "%s", err.message);
}

static void expect_text(const char *name, const char *text)
{
    char found[64];
    const int file = open(name, O_RDONLY | O_CLOEXEC);
    const ssize_t n = read(file, found, sizeof(found) - 1);

    ck_assert(n >= 0);
    found[n] = '\0';
    ck_assert_str_eq(found, text);
    close(file);
}

static void expect_no_leftovers(void)
{
    DIR *dir = opendir(".");
    const struct dirent *entry;

    while ((entry = readdir(dir)))
        ck_assert_msg(strncmp(entry->d_name, ".umcp", 5) != 0, "%s", entry->d_name);
    closedir(dir);
}

START_TEST(a_save_keeps_the_mode_without_the_special_bits)
{
    static const struct {
        mode_t was, is;
    } modes[] = {{0600, 0600},  {0640, 0640},  {0644, 0644},  {0664, 0664},
                 {0666, 0666},  {0775, 0775},  {04755, 0755}, {02755, 0755},
                 {01644, 0644}, {07700, 0700}, {04775, 0755}, {0220, 0220}};
    struct stat st;

    for (size_t i = 0; i < N_ELEMENTS(modes); i++) {
        write_old(modes[i].was);
        replace();
        ck_assert_int_eq(stat("F", &st), 0);
        ck_assert_msg((st.st_mode & 07777) == modes[i].is, "%o: %o", modes[i].was, st.st_mode);
        ck_assert_int_eq(chmod("F", 0600), 0);
        expect_text("F", "new");
        expect_no_leftovers();
    }
}
END_TEST

START_TEST(the_old_content_stays_under_another_name)
{
    struct stat st;

    write_old(0664);
    ck_assert_int_eq(link("F", "G"), 0);
    replace();
    expect_text("F", "new");
    expect_text("G", "the old text, which is longer");
    ck_assert_int_eq(stat("F", &st), 0);
    ck_assert_int_eq(st.st_mode & 07777, 0644);
    expect_no_leftovers();
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("replace");
    TCase *tests = tcase_create("replace");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(tests, setup, teardown);
    tcase_add_test(tests, a_save_keeps_the_mode_without_the_special_bits);
    tcase_add_test(tests, the_old_content_stays_under_another_name);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed == 0 ? 0 : 1;
}
