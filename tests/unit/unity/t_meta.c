/*
 * unity/project/meta.h and project_refresh(): .meta files that are made, those that are left alone,
 * and what an open project knows of files that changed.
 */
#include "project_rig.h"

#define GUID_A "0b000000000000000000000000000001"
#define GUID_B "0b000000000000000000000000000002"

static struct project p;

static void read_text(const char *path, char *to, size_t size)
{
    FILE *file = fopen(rig_path(path), "rb");
    size_t len;

    ck_assert_ptr_nonnull(file);
    len = fread(to, 1, size - 1, file);
    to[len] = '\0';
    fclose(file);
}

static struct slice class_of(const char *guid)
{
    const struct yaml_ref ref = {.file_id = 11500000, .has_guid = true, .guid = rig_guid(guid)};
    struct script_type type;
    struct err err;

    ck_assert(script_find(&p, &ref, &type, &err));
    return type.name;
}

/* --- Making them. --- */

START_TEST(a_missing_meta_is_made_as_unity_writes_it)
{
    char text[1024], wanted[1024], digits[GUID_TEXT_SIZE];
    struct guid guid, again;
    struct err err = {0};
    struct stat st;
    mode_t mask = umask(027);

    p = rig_open();
    rig_text("Assets/A.cs", "class A { }");
    ck_assert_msg(meta_need_guid(&p, SLICE("Assets/A.cs"), META_SCRIPT, &guid, &err), "%s",
                  err.message);
    umask(mask);
    guid_format(&guid, digits);
    snprintf(wanted, sizeof(wanted),
             "fileFormatVersion: 2\nguid: %s\nMonoImporter:\n  externalObjects: {}\n"
             "  serializedVersion: 2\n  defaultReferences: []\n  executionOrder: 0\n"
             "  icon: {instanceID: 0}\n  userData: \n  assetBundleName: \n  assetBundleVariant: \n",
             digits);
    read_text("Assets/A.cs.meta", text, sizeof(text));
    ck_assert_str_eq(text, wanted);
    ck_assert_int_eq(stat(rig_path("Assets/A.cs.meta"), &st), 0);
    ck_assert_int_eq(st.st_mode & 0777, 0640);
    ck_assert(meta_need_guid(&p, SLICE("Assets/A.cs"), META_SCRIPT, &again, &err));
    ck_assert(guid_eq(&guid, &again));
    ck_assert(slice_is(guid_index_path(&p.walk.index, guid_index_find(&p.walk.index, &guid)),
                       "Assets/A.cs"));
}
END_TEST

START_TEST(a_meta_that_is_there_gives_its_guid)
{
    struct guid guid, wanted = rig_guid(GUID_A);
    struct err err = {0};

    p = rig_open();
    rig_text("Assets/A.cs", "class A { }"); /* both came after the walk */
    rig_meta("Assets/A.cs", GUID_A);
    ck_assert(meta_need_guid(&p, SLICE("Assets/A.cs"), META_SCRIPT, &guid, &err));
    ck_assert(guid_eq(&guid, &wanted));
    rig_meta("Assets/A.cs", GUID_B); /* and now it is another */
    wanted = rig_guid(GUID_B);
    ck_assert(meta_need_guid(&p, SLICE("Assets/A.cs"), META_SCRIPT, &guid, &err));
    ck_assert(guid_eq(&guid, &wanted));
}
END_TEST

static const struct {
    const char *text; /* NULL: a folder; "->": a link to nowhere */
    const char *word; /* in the error */
} unusable[] = {{"", "empty"},
                {"guid: 12\n", "guid"},
                {RIG_LFS, "LFS"},
                {"<<<<<<< a\nguid: " GUID_B "\n=======\n", "merge"},
                {"fileFormatVersion: 2\nguid: " GUID_A "\n", "has the guid of 'Assets/0.cs'"},
                {NULL, "A.cs.meta"},
                {"->", "A.cs.meta"}};

START_TEST(a_meta_that_cannot_be_used_is_never_overwritten)
{
    const char *text = unusable[_i].text;
    struct guid guid;
    struct err err = {0};
    struct stat before, after;

    rig_text("Assets/0.cs", "class Zero { }");
    rig_meta("Assets/0.cs", GUID_A);
    rig_text("Assets/A.cs", "class A { }");
    if (!text)
        rig_folder("Assets/A.cs.meta");
    else if (text[0] == '-')
        ck_assert_int_eq(symlink("nowhere", rig_path("Assets/A.cs.meta")), 0);
    else
        rig_text("Assets/A.cs.meta", text);
    p = rig_open();
    ck_assert_int_eq(lstat(rig_path("Assets/A.cs.meta"), &before), 0);
    ck_assert(!meta_need_guid(&p, SLICE("Assets/A.cs"), META_SCRIPT, &guid, &err));
    ck_assert_msg(strstr(err.message, unusable[_i].word), "%s", err.message);
    ck_assert_int_eq(lstat(rig_path("Assets/A.cs.meta"), &after), 0);
    ck_assert_uint_eq(before.st_ino, after.st_ino);
    ck_assert_int_eq(before.st_mtim.tv_nsec, after.st_mtim.tv_nsec);
    ck_assert_int_ne(access(rig_path("Assets/nowhere"), F_OK), 0);
}
END_TEST

START_TEST(new_guids_differ)
{
    struct guid a, b;
    struct err err;

    p = rig_open();
    ck_assert(meta_new_guid(&p, &a, &err) && meta_new_guid(&p, &b, &err));
    ck_assert(!guid_eq(&a, &b) && !guid_is_null(&a));
}
END_TEST

START_TEST(a_folder_that_is_gone_is_told)
{
    struct guid guid;
    struct err err = {0};

    p = rig_open();
    ck_assert(!meta_need_guid(&p, SLICE("Assets/No/A.cs"), META_SCRIPT, &guid, &err));
    ck_assert_msg(strstr(err.message, "has no .meta file, and umcp cannot make one"), "%s",
                  err.message);
}
END_TEST

/* --- Looking again. --- */

START_TEST(scripts_that_change_have_another_class)
{
    struct err err = {0};
    struct slice kept;

    rig_text("Assets/A.cs", "class A { }");
    rig_meta("Assets/A.cs", GUID_A);
    p = rig_open();
    kept = class_of(GUID_A);
    ck_assert(slice_is(kept, "A"));
    ck_assert(!class_of(GUID_B).len);
    rig_text("Assets/A.cs", "class Other : MonoBehaviour { }");
    rig_text("Assets/B.cs", "class B { }");
    rig_meta("Assets/B.cs", GUID_B);
    ck_assert_msg(project_refresh(&p, &err), "%s", err.message);
    ck_assert(slice_is(class_of(GUID_A), "Other"));
    ck_assert(slice_is(class_of(GUID_B), "B"));
    ck_assert(slice_is(kept, "A")); /* it was given away, and stays */
    ck_assert_int_eq(rename(rig_path("Assets/B.cs"), rig_path("Assets/C.cs")), 0);
    ck_assert_int_eq(rename(rig_path("Assets/B.cs.meta"), rig_path("Assets/C.cs.meta")), 0);
    rig_text("Assets/C.cs", "class C { }");
    ck_assert(project_refresh(&p, &err));
    ck_assert(slice_is(class_of(GUID_B), "C"));
    ck_assert_int_eq(unlink(rig_path("Assets/A.cs.meta")), 0);
    ck_assert(project_refresh(&p, &err));
    ck_assert(!class_of(GUID_A).len);
}
END_TEST

START_TEST(packages_come_and_go)
{
    struct err err = {0};

    rig_text("Packages/manifest.json", "{\"dependencies\":{}}");
    p = rig_open();
    ck_assert_ptr_null(project_package(&p, SLICE("com.new")));
    rig_text("Packages/com.new/package.json", "{\"name\":\"com.new\",\"version\":\"1.0.0\"}");
    rig_text("Packages/com.new/A.cs", "class A { }");
    rig_meta("Packages/com.new/A.cs", GUID_A);
    ck_assert(project_refresh(&p, &err));
    ck_assert_ptr_nonnull(project_package(&p, SLICE("com.new")));
    ck_assert(slice_is(class_of(GUID_A), "A"));
    ck_assert(project_refresh(&p, &err)); /* nothing new */
    ck_assert_ptr_nonnull(project_package(&p, SLICE("com.new")));
    ck_assert_int_eq(unlink(rig_path("Packages/com.new/package.json")), 0);
    ck_assert(project_refresh(&p, &err));
    ck_assert_ptr_null(project_package(&p, SLICE("com.new")));
}
END_TEST

START_TEST(a_copy_does_not_take_the_guid_of_its_original)
{
    struct guid guid = rig_guid(GUID_A);
    struct err err = {0};

    rig_text("Assets/M.cs", "class M { }");
    rig_meta("Assets/M.cs", GUID_A);
    p = rig_open();
    rig_text("Assets/A.cs", "class A { }"); /* before it in the order of names */
    rig_meta("Assets/A.cs", GUID_A);
    ck_assert(project_refresh(&p, &err));
    ck_assert(slice_is(class_of(GUID_A), "M"));
    ck_assert_ptr_null(guid_index_at(&p.walk.index, SLICE("Assets/A.cs")));
    ck_assert(!meta_need_guid(&p, SLICE("Assets/A.cs"), META_SCRIPT, &guid, &err));
    ck_assert_msg(strstr(err.message, "has the guid of 'Assets/M.cs'"), "%s", err.message);
    ck_assert_int_eq(unlink(rig_path("Assets/M.cs.meta")), 0);
    ck_assert(project_refresh(&p, &err));
    ck_assert(slice_is(class_of(GUID_A), "A"));
}
END_TEST

START_TEST(a_project_that_is_gone_stays_as_it_was_known)
{
    struct err err = {0};

    rig_text("Assets/A.cs", "class A { }");
    rig_meta("Assets/A.cs", GUID_A);
    p = rig_open();
    ck_assert_int_eq(rename(rig_path("Assets"), rig_path("Away")), 0);
    ck_assert(!project_refresh(&p, &err));
    ck_assert_ptr_nonnull(guid_index_at(&p.walk.index, SLICE("Assets/A.cs")));
}
END_TEST

static void tear_down(void)
{
    project_done(&p);
    rig_end();
}

static Suite *meta_suite(void)
{
    Suite *s = suite_create("meta");
    TCase *c = tcase_create("meta");

    tcase_add_checked_fixture(c, rig_begin, tear_down);
    tcase_add_test(c, a_missing_meta_is_made_as_unity_writes_it);
    tcase_add_test(c, a_meta_that_is_there_gives_its_guid);
    tcase_add_loop_test(c, a_meta_that_cannot_be_used_is_never_overwritten, 0,
                        N_ELEMENTS(unusable));
    tcase_add_test(c, new_guids_differ);
    tcase_add_test(c, a_folder_that_is_gone_is_told);
    tcase_add_test(c, scripts_that_change_have_another_class);
    tcase_add_test(c, packages_come_and_go);
    tcase_add_test(c, a_copy_does_not_take_the_guid_of_its_original);
    tcase_add_test(c, a_project_that_is_gone_stays_as_it_was_known);
    suite_add_tcase(s, c);
    return s;
}

int main(void)
{
    return rig_run(meta_suite());
}
