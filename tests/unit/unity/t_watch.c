/*
 * unity/watch: what kind of change is told for what is done to a project. The kernel queues an
 * event before the call that caused it returns, so nothing here waits.
 */
#include <check.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unity/index/watch.h"

#define MAX_FOLDERS 1000

static char folder[64];  /* temporary; holds everything */
static char project[96]; /* in it */
static struct watch watch;

/* The whole path, in one of two buffers, so that a call may name two. */
static const char *at(const char *path)
{
    static char full[2][512];
    static unsigned n;

    n = !n;
    snprintf(full[n], sizeof(full[n]), "%s/%s", project, path);
    return full[n];
}

static void make_folder(const char *path)
{
    ck_assert_msg(mkdir(at(path), 0777) == 0, "%s: %s", path, strerror(errno));
}

/* Creates or overwrites. */
static void write_file(const char *path)
{
    FILE *file = fopen(at(path), "wb");

    ck_assert_msg(file != NULL, "%s: %s", path, strerror(errno));
    ck_assert_int_ge(fputs("some text\n", file), 0);
    fclose(file);
}

static void move(const char *from, const char *to)
{
    ck_assert_int_eq(rename(at(from), at(to)), 0);
}

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *ftw)
{
    (void)st;
    (void)type;
    (void)ftw;
    return remove(path);
}

static void remove_all(const char *path)
{
    ck_assert_int_eq(nftw(at(path), remove_one, 16, FTW_DEPTH | FTW_PHYS), 0);
}

static bool start_with(const char *const *roots, size_t n_roots, size_t max, struct err *err)
{
    struct watch_options o = {
        .project = project, .roots = roots, .n_roots = n_roots, .max_folders = max};

    return watch_start(&watch, &o, err);
}

static void start(void)
{
    struct err err = {0};

    ck_assert_msg(start_with(NULL, 0, MAX_FOLDERS, &err), "%s", err.message);
    ck_assert_int_ge(watch.fd, 0);
}

static void set_up(void)
{
    snprintf(folder, sizeof(folder), "%s/t_watch.XXXXXX", "/tmp");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(project, sizeof(project), "%s/project", folder);
    make_folder("");
    make_folder("Assets");
    make_folder("Assets/Scenes");
    make_folder("Packages");
    make_folder("ProjectSettings");
    write_file("Assets/Scenes/Main.unity");
    write_file("Assets/Scenes/Main.unity.meta");
    write_file("Assets/Player.cs");
    write_file("Packages/manifest.json");
    write_file("ProjectSettings/TagManager.asset");
    watch_init(&watch);
}

static void tear_down(void)
{
    watch_done(&watch);
    nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

#define tells(change)                                                                              \
    do {                                                                                           \
        ck_assert_int_eq(watch_read(&watch), change);                                              \
        ck_assert_int_eq(watch_read(&watch), WATCH_NOTHING);                                       \
    } while (0)

START_TEST(nothing_is_told_when_nothing_was_done)
{
    start();
    tells(WATCH_NOTHING);
}
END_TEST

START_TEST(nothing_is_told_without_watching)
{
    ck_assert_int_eq(watch.fd, -1);
    tells(WATCH_NOTHING);
    watch_done(&watch);
    ck_assert_int_eq(watch.fd, -1);
}
END_TEST

static bool stop_at_zero(void *ctx, size_t done, size_t total)
{
    int *left = ctx;

    (void)done;
    (void)total;
    return (*left)-- != 0;
}

START_TEST(a_start_that_is_stopped_watches_nothing)
{
    int left = 3;
    const struct scan_watch scan = {stop_at_zero, &left};
    struct watch_options o = {.project = project, .max_folders = MAX_FOLDERS, .scan = &scan};
    struct err err = {0};

    ck_assert(!watch_start(&watch, &o, &err));
    ck_assert_int_eq(err.kind, ERR_TIMEOUT);
    ck_assert_int_eq(watch.fd, -1);
    left = -1; /* any time */
    ck_assert(watch_start(&watch, &o, &err));
    write_file("Assets/New.mat");
    ck_assert_int_eq(watch_read(&watch), WATCH_TREE);
}
END_TEST

START_TEST(an_overwritten_asset_is_a_change_of_content)
{
    start();
    write_file("Assets/Scenes/Main.unity");
    tells(WATCH_CONTENT);
}
END_TEST

START_TEST(files_that_tell_of_others_change_the_tree)
{
    static const char *const paths[] = {"Assets/Scenes/Main.unity.meta", "Assets/Player.cs",
                                        "Packages/manifest.json",
                                        "ProjectSettings/TagManager.asset"};

    start();
    for (size_t i = 0; i < N_ELEMENTS(paths); i++) {
        write_file(paths[i]);
        tells(WATCH_TREE);
    }
}
END_TEST

START_TEST(assets_that_come_go_or_move_change_the_tree)
{
    start();
    write_file("Assets/New.mat");
    tells(WATCH_TREE);
    move("Assets/New.mat", "Assets/Scenes/New.mat");
    tells(WATCH_TREE);
    ck_assert_int_eq(unlink(at("Assets/Scenes/New.mat")), 0);
    tells(WATCH_TREE);
    ck_assert_int_eq(chmod(at("Assets/Player.cs"), 0400), 0);
    tells(WATCH_TREE);
}
END_TEST

START_TEST(files_moved_in_from_outside_change_the_tree)
{
    write_file("outside.mat");
    start();
    move("outside.mat", "Assets/Inside.mat");
    tells(WATCH_TREE);
    move("Assets/Inside.mat", "outside.mat");
    tells(WATCH_TREE);
}
END_TEST

START_TEST(what_unity_does_not_import_is_nothing)
{
    make_folder("Assets/Samples~");
    make_folder("Library");
    start();
    write_file("Assets/.hidden");
    write_file("Assets/Main.unity~");
    write_file("Assets/saving.tmp");
    write_file("Assets/Samples~/Example.cs");
    make_folder("Assets/.git");
    write_file("Library/ArtifactDB");
    make_folder("Temp");
    write_file("project.sln");
    tells(WATCH_NOTHING);
}
END_TEST

START_TEST(a_save_by_renaming_changes_the_tree)
{
    start();
    write_file("Assets/Scenes/Main.unity.tmp");
    move("Assets/Scenes/Main.unity.tmp", "Assets/Scenes/Main.unity");
    tells(WATCH_TREE);
}
END_TEST

START_TEST(a_folder_filled_before_anyone_could_look_is_watched_from_the_next_start)
{
    start();
    make_folder("Assets/New");
    make_folder("Assets/New/Deep");
    write_file("Assets/New/Deep/Thing.mat");
    tells(WATCH_TREE);
    write_file("Assets/New/Deep/Thing.mat"); /* in a folder that is not watched yet */
    tells(WATCH_NOTHING);
    start();
    write_file("Assets/New/Deep/Thing.mat");
    tells(WATCH_CONTENT);
}
END_TEST

START_TEST(folders_that_go_or_move_change_the_tree)
{
    make_folder("Assets/Old");
    make_folder("Assets/Old/Deep");
    start();
    move("Assets/Old", "Assets/Renamed");
    tells(WATCH_TREE);
    start();
    write_file("Assets/Renamed/Deep/Thing.mat");
    tells(WATCH_TREE);
    remove_all("Assets/Renamed");
    tells(WATCH_TREE);
    move("Assets", "Gone");
    tells(WATCH_TREE);
    start();
    move("Gone", "Assets");
    tells(WATCH_TREE);
}
END_TEST

START_TEST(folders_of_the_project_may_come_later)
{
    remove_all("Packages");
    remove_all("ProjectSettings");
    start();
    make_folder("Packages");
    tells(WATCH_TREE);
    make_folder("ProjectSettings");
    tells(WATCH_TREE);
}
END_TEST

START_TEST(packages_elsewhere_are_watched)
{
    const char *roots[2] = {"../shared package", NULL};
    char absolute[128];
    struct err err = {0};

    make_folder("../shared package");
    make_folder("../absolute");
    make_folder("../absolute/Runtime");
    snprintf(absolute, sizeof(absolute), "%s/absolute", folder);
    roots[1] = absolute;
    ck_assert(start_with(roots, N_ELEMENTS(roots), MAX_FOLDERS, &err));
    write_file("../shared package/Thing.mat");
    tells(WATCH_TREE);
    write_file("../absolute/Runtime/Thing.mat");
    write_file("../absolute/Runtime/Thing.mat");
    tells(WATCH_TREE);
    write_file("../absolute/Runtime/Thing.mat");
    tells(WATCH_CONTENT);
}
END_TEST

START_TEST(cached_packages_come_and_go_but_are_not_looked_into)
{
    const char *roots[] = {"Library/PackageCache"};
    struct err err = {0};

    make_folder("Library");
    make_folder("Library/PackageCache");
    make_folder("Library/PackageCache/a@1.0.0");
    ck_assert(start_with(roots, 1, MAX_FOLDERS, &err));
    write_file("Library/PackageCache/a@1.0.0/Thing.cs");
    tells(WATCH_NOTHING);
    make_folder("Library/PackageCache/b@1.0.0");
    tells(WATCH_TREE);
    remove_all("Library/PackageCache/a@1.0.0");
    tells(WATCH_TREE);
}
END_TEST

START_TEST(links_to_folders_are_followed_once)
{
    make_folder("../linked");
    ck_assert_int_eq(symlink("../../linked", at("Assets/Linked")), 0);
    ck_assert_int_eq(symlink("..", at("Assets/Scenes/Loop")), 0);
    ck_assert_int_eq(symlink("nowhere", at("Assets/Broken")), 0);
    ck_assert_int_eq(symlink("Player.cs", at("Assets/File")), 0);
    start();
    ck_assert_uint_eq(watch.n_folders, 6); /* the project, its three, Scenes, Linked */
    write_file("../linked/Thing.mat");
    tells(WATCH_TREE);
}
END_TEST

/* --- When it cannot be watched. --- */

static void take(uint32_t mask, int number, const char *name, enum watch_change change)
{
    char bytes[sizeof(struct inotify_event) + 64] = {0};
    struct inotify_event e = {.wd = number, .mask = mask, .len = 64};

    memcpy(bytes, &e, sizeof(e));
    snprintf(bytes + sizeof(e), 64, "%s", name);
    ck_assert_int_eq(watch_take(&watch, slice_from(bytes, sizeof(bytes))), change);
    for (size_t len = 0; len < sizeof(bytes); len++) /* cut off: not an event */
        ck_assert_int_eq(watch_take(&watch, slice_from(bytes, len)), WATCH_NOTHING);
}

START_TEST(lost_events_change_the_tree)
{
    start();
    take(IN_Q_OVERFLOW, -1, "", WATCH_TREE);
    take(IN_UNMOUNT, 1, "", WATCH_TREE);
}
END_TEST

START_TEST(events_of_unknown_folders_are_nothing)
{
    start();
    take(IN_CREATE, 0, "a", WATCH_NOTHING);
    take(IN_CREATE, -1, "a", WATCH_NOTHING);
    take(IN_CREATE, 500, "a", WATCH_NOTHING);
    take(IN_CREATE, INT32_MAX, "a", WATCH_NOTHING);
}
END_TEST

START_TEST(too_many_folders_are_not_watched_at_all)
{
    struct err err = {0};

    start();
    ck_assert(!start_with(NULL, 0, 4, &err));
    ck_assert_int_eq(err.kind, ERR_TOO_LARGE);
    ck_assert_int_eq(watch.fd, -1);
    write_file("Assets/New.mat");
    tells(WATCH_NOTHING);
    ck_assert(start_with(NULL, 0, 5, &err));
}
END_TEST

START_TEST(a_start_without_memory_fails_cleanly)
{
    struct err err = {0};
    size_t n = 0;
    bool ok;

    do {
        mem_fail_after(++n);
        ok = start_with(NULL, 0, MAX_FOLDERS, &err);
        mem_fail_after(0);
        ck_assert(ok == (watch.fd >= 0));
        ck_assert(ok || err.kind == ERR_INTERNAL);
    } while (!ok);
    ck_assert_uint_gt(n, 5);
    write_file("Assets/New.mat");
    tells(WATCH_TREE);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("watch");
    TCase *tc = tcase_create("watch");
    SRunner *sr;
    int n_failed;

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, nothing_is_told_when_nothing_was_done);
    tcase_add_test(tc, nothing_is_told_without_watching);
    tcase_add_test(tc, a_start_that_is_stopped_watches_nothing);
    tcase_add_test(tc, an_overwritten_asset_is_a_change_of_content);
    tcase_add_test(tc, files_that_tell_of_others_change_the_tree);
    tcase_add_test(tc, assets_that_come_go_or_move_change_the_tree);
    tcase_add_test(tc, files_moved_in_from_outside_change_the_tree);
    tcase_add_test(tc, what_unity_does_not_import_is_nothing);
    tcase_add_test(tc, a_save_by_renaming_changes_the_tree);
    tcase_add_test(tc, a_folder_filled_before_anyone_could_look_is_watched_from_the_next_start);
    tcase_add_test(tc, folders_that_go_or_move_change_the_tree);
    tcase_add_test(tc, folders_of_the_project_may_come_later);
    tcase_add_test(tc, packages_elsewhere_are_watched);
    tcase_add_test(tc, cached_packages_come_and_go_but_are_not_looked_into);
    tcase_add_test(tc, links_to_folders_are_followed_once);
    tcase_add_test(tc, lost_events_change_the_tree);
    tcase_add_test(tc, events_of_unknown_folders_are_nothing);
    tcase_add_test(tc, too_many_folders_are_not_watched_at_all);
    tcase_add_test(tc, a_start_without_memory_fails_cleanly);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
