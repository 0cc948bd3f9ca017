/*
 * unity/project/project.h: which packages a project uses, by its manifests and by what lies in its
 * folders. Whatever is broken must become a note and nothing else.
 */
#include "project_rig.h"

#define GUID_A "0a000000000000000000000000000001"
#define GUID_B "0a000000000000000000000000000002"

static const struct package *find_package(const struct project *p, const char *name)
{
    for (size_t i = 0; i < p->settings.n_packages; i++)
        if (slice_is(p->settings.packages[i].name, name))
            return &p->settings.packages[i];
    return NULL;
}

static void check_package(const struct project *p, const char *name, const char *version,
                          enum package_source source)
{
    const struct package *package = find_package(p, name);

    ck_assert_msg(package != NULL, "no %s", name);
    ck_assert_msg(slice_is(package->version, version), "%s: %.*s", name,
                  SLICE_ARG(package->version));
    ck_assert_msg(package->source == source, "%s has source %d", name, package->source);
}

static bool has_known_guids(const struct project *p, const char *name)
{
    const struct package *package = find_package(p, name);

    ck_assert_msg(package != NULL, "no %s", name);
    return package->has_known_guids;
}

START_TEST(packages_of_both_manifests_are_listed_by_name)
{
    struct project p;

    rig_text("Packages/manifest.json", "\xEF\xBB\xBF{\"dependencies\": {"
                                       "\"z.z\": \"1.2.3\","
                                       "\"com.unity.ugui\": \"1.0.0\","
                                       "\"git.one\": \"https://x.y/one.git#v1\","
                                       "\"git.two\": \"git@x.y:two\","
                                       "\"com.unity.modules.ai\": \"1.0.0\","
                                       "\"com.unity.ads\": \"exclude\"},"
                                       "\"testables\": [\"a\"]}");
    rig_text("Packages/packages-lock.json",
             "{\"dependencies\": {"
             "\"com.unity.ugui\": {\"version\": \"2.0.0\", \"source\": \"builtin\"},"
             "\"z.z\": {\"version\": \"1.2.4\", \"source\": \"registry\"},"
             "\"a.a\": {\"version\": \"0.1.0\", \"depth\": 1, \"source\": \"registry\"},"
             "\"odd\": 7}}");
    p = rig_open();
    ck_assert(p.settings.has_manifest);
    ck_assert_uint_eq(p.settings.n_packages, 7);
    for (size_t i = 1; i < p.settings.n_packages; i++)
        ck_assert_int_lt(
            slice_compare(p.settings.packages[i - 1].name, p.settings.packages[i].name), 0);
    check_package(&p, "z.z", "1.2.3", PACKAGE_REGISTRY);
    check_package(&p, "com.unity.ugui", "2.0.0", PACKAGE_BUILTIN);
    check_package(&p, "git.one", "https://x.y/one.git#v1", PACKAGE_GIT);
    check_package(&p, "git.two", "git@x.y:two", PACKAGE_GIT);
    check_package(&p, "com.unity.modules.ai", "1.0.0", PACKAGE_BUILTIN);
    check_package(&p, "a.a", "0.1.0", PACKAGE_REGISTRY);
    check_package(&p, "odd", "", PACKAGE_REGISTRY);
    ck_assert(find_package(&p, "z.z")->is_direct);
    ck_assert(find_package(&p, "com.unity.ugui")->is_direct);
    ck_assert(!find_package(&p, "a.a")->is_direct);
    ck_assert(has_known_guids(&p, "com.unity.ugui"));
    ck_assert(has_known_guids(&p, "com.unity.modules.ai"));
    ck_assert(!has_known_guids(&p, "git.one"));
    ck_assert(!p.settings.knows_all_guids);
    project_done(&p);
}
END_TEST

/* Manifests that tell nothing, and a word of the note. */
static const struct {
    struct slice text;
    const char *note;
} bad_manifests[] = {
    {SLICE_INIT(""), "empty"},
    {SLICE_INIT("{\"dependencies\": {"), ""},
    {SLICE_INIT("[1, 2]"), "not a JSON object"},
    {SLICE_INIT("<<<<<<< HEAD\n{}\n=======\n"), ""},
    {SLICE_INIT(RIG_LFS), "LFS"},
    {SLICE_INIT("{\0}"), "binary"},
    {SLICE_INIT("{\"a\": \"\xFF\"}"), ""},
};

START_TEST(manifest_that_cannot_be_read_becomes_a_note)
{
    const char *const name = _i % 2 ? "packages-lock.json" : "manifest.json";
    struct guid g = rig_guid(GUID_A);
    struct ref_target t;
    struct project p;
    char path[64];

    snprintf(path, sizeof(path), "Packages/%s", name);
    rig_file(path, bad_manifests[_i / 2].text);
    p = rig_open();
    ck_assert(rig_has_note(&p, name, bad_manifests[_i / 2].note));
    ck_assert_uint_eq(p.settings.n_packages, 0);
    project_find(&p, &g, &t);
    ck_assert_int_eq(t.state, REF_UNRESOLVED); /* there may be packages that we cannot see */
    project_done(&p);
}
END_TEST

START_TEST(manifest_nested_too_deep_or_too_large_becomes_a_note)
{
    struct project p;
    struct buf b;

    buf_init(&b, 1 << 20);
    for (size_t i = 0; i < 100000; i++)
        buf_append(&b, SLICE("{\"a\":"));
    rig_file("Packages/manifest.json", buf_slice(&b));
    buf_done(&b);
    rig_text("Packages/packages-lock.json", "{ ");
    p = rig_open();
    ck_assert(rig_has_note(&p, "Packages/manifest.json", ""));
    ck_assert(rig_has_note(&p, "Packages/packages-lock.json", ""));
    project_done(&p);
    rig_text("Packages/manifest.json", "{\"a\": \"");
    b.p = malloc(5 << 20);
    ck_assert_ptr_nonnull(b.p);
    memset(b.p, ' ', 5 << 20);
    rig_file("Packages/manifest.json", slice_from(b.p, 5 << 20));
    free(b.p);
    rig_folder("Packages/Embedded/package.json");
    p = rig_open();
    ck_assert(rig_has_note(&p, "Packages/manifest.json", ""));
    ck_assert(rig_has_note(&p, "Packages/Embedded/package.json", "a folder"));
    project_done(&p);
}
END_TEST

START_TEST(manifest_of_another_shape_is_passed_over)
{
    struct project p;

    rig_text("Packages/manifest.json", "{\"dependencies\": [\"a\"]}");
    rig_text("Packages/packages-lock.json", "{\"dependencies\": {\"b\": null, \"c\": {}}}");
    p = rig_open();
    ck_assert_uint_eq(p.settings.n_packages, 2);
    check_package(&p, "b", "", PACKAGE_REGISTRY);
    project_done(&p);
}
END_TEST

static void check_indexed(const struct project *p, const char *guid, const char *path)
{
    struct guid g = rig_guid(guid);
    struct ref_target t;

    project_find(p, &g, &t);
    ck_assert_msg(t.state == REF_FOUND, "%s is not found", path);
    ck_assert_msg(slice_is(guid_index_path(&p->walk.index, t.entry), path), "%.*s",
                  SLICE_ARG(guid_index_path(&p->walk.index, t.entry)));
}

static void make_package(const char *folder, const char *text)
{
    char path[256];

    snprintf(path, sizeof(path), "%s/package.json", folder);
    rig_text(path, text);
}

/* Else a stranger's manifest could name any folder. */
START_TEST(package_without_a_package_json_as_unity_wants_it_is_not_read)
{
    static const char *const texts[] = {
        "",
        "{}",
        "[]",
        "null",
        "not json",
        "\"p.far\"",
        "{\"name\": \"p.far\"}",
        "{\"version\": \"1.0.0\"}",
        "{\"name\": 5, \"version\": \"1.0.0\"}",
        "{\"name\": \"p.far\", \"version\": 1}",
        "{\"name\": \"p.far\", \"version\": \"\"}",
        "{\"name\": \"p.far\", \"version\": \"1.0\"}",
        "{\"name\": \"p.far\", \"version\": \"latest\"}",
        "{\"name\": \"p.far\", \"version\": \"1.0.x\"}",
        "{\"name\": \"\", \"version\": \"1.0.0\"}",
        "{\"name\": \"p.other\", \"version\": \"1.0.0\"}",
        "{\"name\": \"P.Far\", \"version\": \"1.0.0\"}",
        "{\"name\": \"p.far\", \"version\": \"1.0.0\"",
    };
    static const char *const fine[] = {
        "{\"name\": \"p.far\", \"version\": \"1.0.0\"}",
        "\xEF\xBB\xBF{\"version\": \"0.10.2-pre.3+b\", \"name\": \"p.far\", \"unity\": \"2021.3\"}",
    };

    rig_asset("../far/A.cs", "0a000000000000000000000000000011", "class A {}");
    rig_text("Packages/manifest.json", "{\"dependencies\": {\"p.far\": \"file:../../far\"}}");
    for (size_t i = 0; i <= N_ELEMENTS(texts) + N_ELEMENTS(fine); i++) {
        const bool is_fine = i > N_ELEMENTS(texts);
        struct project p;

        if (i) /* the first time there is none */
            make_package("../far", is_fine ? fine[i - N_ELEMENTS(texts) - 1] : texts[i - 1]);
        p = rig_open();
        ck_assert_msg(p.n_roots == is_fine, "%zu", i);
        ck_assert_msg(is_fine || rig_has_note(&p, "p.far", "package.json"), "%zu", i);
        ck_assert(has_known_guids(&p, "p.far") == is_fine);
        project_done(&p);
    }
    rig_text("../far/own.json", fine[0]);
    ck_assert_int_eq(unlink(rig_path("../far/package.json")), 0);
    ck_assert_int_eq(symlink("own.json", rig_path("../far/package.json")), 0);
    {
        struct project p = rig_open();

        ck_assert_uint_eq(p.n_roots, 0);
        project_done(&p);
    }
}
END_TEST

START_TEST(packages_in_folders_are_walked_and_covered)
{
    char manifest[4096];
    struct project p;

    rig_asset("../beside/A.cs", "0a000000000000000000000000000010", "class A {}");
    rig_asset("../far/Deep/A.cs", "0a000000000000000000000000000011", "class A {}");
    rig_asset("Local~/A.cs", "0a000000000000000000000000000012", "class A {}");
    rig_asset("Assets/Hidden~/in/A.cs", "0a000000000000000000000000000013", "class A {}");
    rig_asset("Packages/embedded/A.cs", "0a000000000000000000000000000014", "class A {}");
    rig_asset("Assets/Plain/A.cs", "0a000000000000000000000000000015", "class A {}");
    make_package("../beside", "{\"name\": \"p.beside\", \"version\": \"1.0.0\"}");
    make_package("../far", "{\"name\": \"p.absolute\", \"version\": \"1.0.0\"}");
    make_package("../far/Deep", "{\"name\": \"p.inner\", \"version\": \"1.0.0\"}");
    make_package("Local~", "{\"name\": \"p.back\", \"version\": \"1.0.0\"}");
    make_package("Assets/Hidden~/in", "{\"name\": \"p.hidden\", \"version\": \"1.0.0\"}");
    make_package("Assets/Plain", "{\"name\": \"p.plain\", \"version\": \"1.0.0\"}");
    make_package("Packages/embedded", "{\"name\": \"p.embedded\", \"version\": \"1.0.0\"}");
    snprintf(manifest, sizeof(manifest),
             "{\"dependencies\": {\"p.beside\": \"file:../../x/../beside/\","
             "\"p.absolute\": \"file:%s\","
             "\"p.inner\": \"file:../../far/Deep\","
             "\"p.back\": \"file:..\\\\Local~\","
             "\"p.hidden\": \"file:../Assets/Hidden~/in\","
             "\"p.plain\": \"file:../Assets/Plain\","
             "\"p.embedded\": \"file:embedded\"}}",
             rig_path("../far"));
    rig_text("Packages/manifest.json", manifest);
    p = rig_open();
    check_indexed(&p, "0a000000000000000000000000000010", "../beside/A.cs");
    check_indexed(&p, "0a000000000000000000000000000012", "Local~/A.cs");
    check_indexed(&p, "0a000000000000000000000000000013", "Assets/Hidden~/in/A.cs");
    check_indexed(&p, "0a000000000000000000000000000014", "Packages/embedded/A.cs");
    check_indexed(&p, "0a000000000000000000000000000015", "Assets/Plain/A.cs");
    check_package(&p, "p.beside", "file:../../x/../beside/", PACKAGE_LOCAL);
    for (size_t i = 0; i < p.settings.n_packages; i++)
        ck_assert_msg(p.settings.packages[i].has_known_guids, "%.*s",
                      SLICE_ARG(p.settings.packages[i].name));
    ck_assert(p.settings.knows_all_guids);
    for (size_t i = 0; i < p.walk.n_problems; i++)
        ck_assert_msg(p.walk.problems[i].reason == WALK_SEEN &&
                          slice_contains(p.walk.problems[i].path, SLICE("far")),
                      "%.*s", SLICE_ARG(p.walk.problems[i].path));
    project_done(&p);
}
END_TEST

START_TEST(package_that_is_not_where_it_should_be_is_noted)
{
    struct project p;

    rig_text("Packages/p.tgz", "x");
    rig_text("Packages/manifest.json",
             "{\"dependencies\": {\"p.none\": \"file:../../none\", \"p.tar\": \"file:p.tgz\","
             "\"p.windows\": \"file:C:/x\", \"p.empty\": \"file:\","
             "\"p.self\": \"file:..\"}}");
    rig_text("Packages/packages-lock.json",
             "{\"dependencies\": {\"p.tar\": {\"version\": \"file:p.tgz\","
             "\"source\": \"local-tarball\"}}}");
    p = rig_open();
    ck_assert(rig_has_note(&p, "p.none", "file:../../none"));
    ck_assert(rig_has_note(&p, "p.tar", "file:p.tgz"));
    ck_assert(rig_has_note(&p, "p.windows", "file:C:/x"));
    ck_assert(rig_has_note(&p, "p.self", "file:.."));
    ck_assert(!has_known_guids(&p, "p.none"));
    ck_assert(!has_known_guids(&p, "p.tar"));
    ck_assert(!has_known_guids(&p, "p.windows"));
    ck_assert_uint_eq(p.walk.n_problems, 0);
    project_done(&p);
}
END_TEST

START_TEST(embedded_packages_count_without_manifest_and_hide_others)
{
    struct project p;

    rig_text("Packages/one/package.json", "{\"name\": \"p.one\", \"version\": \"0.1.0\"}");
    rig_text("Packages/two/package.json", "{\"name\": \"p.two\"}");
    rig_text("Packages/bad/package.json", "{\"name\": ");
    rig_text("Packages/nameless/package.json", "{\"version\": \"1\"}");
    rig_text("Packages/none/readme.txt", "x");
    rig_text("Packages/.hidden/package.json", "{\"name\": \"p.hidden\"}");
    rig_text("Packages/manifest.json", "{\"dependencies\": {\"p.one\": \"1.0.0\"}}");
    rig_text("Packages/packages-lock.json",
             "{\"dependencies\": {\"p.one\": {\"version\": \"file:one\", \"source\":"
             "\"embedded\"}, \"p.lost\": {\"version\": \"file:lost\", \"source\":"
             "\"embedded\"}}}");
    p = rig_open();
    ck_assert_uint_eq(p.settings.n_packages, 3);
    check_package(&p, "p.one", "0.1.0", PACKAGE_EMBEDDED);
    check_package(&p, "p.two", "", PACKAGE_EMBEDDED);
    check_package(&p, "p.lost", "file:lost", PACKAGE_EMBEDDED);
    ck_assert(find_package(&p, "p.one")->is_direct);
    ck_assert(!find_package(&p, "p.two")->is_direct);
    ck_assert(has_known_guids(&p, "p.one") && has_known_guids(&p, "p.two") &&
              !has_known_guids(&p, "p.lost"));
    ck_assert(rig_has_note(&p, "Packages/bad/package.json", ""));
    ck_assert(rig_has_note(&p, "Packages/nameless/package.json", "no name"));
    project_done(&p);
}
END_TEST

START_TEST(packages_in_the_cache_are_walked_and_covered)
{
    struct project p;

    rig_text("Packages/manifest.json",
             "{\"dependencies\": {\"p.one\": \"1.0.0\", \"p.two\": \"https://x.y/t.git\","
             "\"p.three\": \"1.0.0\"}}");
    rig_asset("Library/PackageCache/p.one@1.0.0/A.cs", GUID_A, "class A {}");
    rig_asset("Library/PackageCache/p.two@0123abcd/A.cs", GUID_B, "class A {}");
    p = rig_open();
    check_indexed(&p, GUID_A, "Library/PackageCache/p.one@1.0.0/A.cs");
    check_indexed(&p, GUID_B, "Library/PackageCache/p.two@0123abcd/A.cs");
    ck_assert(has_known_guids(&p, "p.one") && has_known_guids(&p, "p.two") &&
              !has_known_guids(&p, "p.three"));
    project_done(&p);
}
END_TEST

START_TEST(notes_stay_within_their_maximum)
{
    struct project p;
    char path[64];

    for (int i = 0; i < 500; i++) {
        snprintf(path, sizeof(path), "Packages/p%d/package.json", i);
        rig_text(path, "{");
    }
    p = rig_open();
    ck_assert_uint_eq(p.settings.n_notes, 200);
    project_done(&p);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("manifest");
    TCase *c = tcase_create("packages");

    tcase_add_checked_fixture(c, rig_begin, rig_end);
    tcase_add_test(c, packages_of_both_manifests_are_listed_by_name);
    tcase_add_loop_test(c, manifest_that_cannot_be_read_becomes_a_note, 0,
                        2 * (int)N_ELEMENTS(bad_manifests));
    tcase_add_test(c, manifest_nested_too_deep_or_too_large_becomes_a_note);
    tcase_add_test(c, manifest_of_another_shape_is_passed_over);
    tcase_add_test(c, package_without_a_package_json_as_unity_wants_it_is_not_read);
    tcase_add_test(c, packages_in_folders_are_walked_and_covered);
    tcase_add_test(c, package_that_is_not_where_it_should_be_is_noted);
    tcase_add_test(c, embedded_packages_count_without_manifest_and_hide_others);
    tcase_add_test(c, packages_in_the_cache_are_walked_and_covered);
    tcase_add_test(c, notes_stay_within_their_maximum);
    suite_add_tcase(s, c);
    return rig_run(s);
}
