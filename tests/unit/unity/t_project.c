/*
 * unity/project/project.h: opening a project, reading its files, finding its root, and what guids
 * mean in it. Projects are made in a temporary folder.
 */
#include <sys/stat.h>

#include "base/limits.h"
#include "project_rig.h"

#define GUID_CS      "0a000000000000000000000000000001"
#define GUID_GONE    "0a000000000000000000000000000002"
#define GUID_UNKNOWN "0a000000000000000000000000000003"
#define GUID_IMAGE   "fe87c0e1cc204ed48ad3b37840f39efc" /* com.unity.ugui */
#define GUID_TMP     "f4688fdb7df04437aeb418b961361dc5" /* com.unity.textmeshpro */
#define GUID_URP     "bf2edee5c58d82540a51f03df9d42094" /* com.unity.render-pipelines.universal */
#define GUID_EITHER  "08b2b5fb307b0d249860612774a987da" /* universal or core */
#define GUID_UI_DLL  "f70555f144d8491a825f0804e09c671c"

/* --- Files. --- */

static void check_read(const struct project *p, const char *path, enum err_kind kind)
{
    struct file_bytes f = {0};
    struct err err = {.kind = ERR_NONE};

    ck_assert_msg(!file_read(p, slice_of(path), &f, &err), "%s was read", path);
    ck_assert_msg(err.kind == kind, "%s: %d %s", path, err.kind, err.message);
    ck_assert_uint_eq(f.bytes.len, 0);
    file_done(&f);
}

START_TEST(file_is_read_whole_into_memory_that_is_used_again)
{
    struct project p = {.root = rig_root};
    struct file_bytes f = {0};
    struct err err;
    void *block;

    rig_text("Assets/A.prefab", RIG_HEAD "--- !u!1 &1\nGameObject:\n  m_Name: a\n");
    rig_text("Assets/B.txt", "b");
    rig_text("Assets/Empty", "");
    ck_assert(file_read(&p, SLICE("Assets/A.prefab"), &f, &err));
    ck_assert_int_eq(f.kind, YAML_UNITY);
    ck_assert(slice_starts(f.bytes, SLICE("%YAML")));
    ck_assert_int_gt(f.mtime_ns, 0);
    block = f.block;
    ck_assert(file_read(&p, SLICE("Assets/B.txt"), &f, &err));
    ck_assert(slice_is(f.bytes, "b"));
    ck_assert_int_eq(f.kind, YAML_OTHER);
    ck_assert_ptr_eq(f.block, block);
    ck_assert(file_read(&p, SLICE("Assets/Empty"), &f, &err));
    ck_assert_uint_eq(f.bytes.len, 0);
    ck_assert_int_eq(f.kind, YAML_EMPTY);
    ck_assert(file_read(&p, slice_of(rig_path("Assets/B.txt")), &f, &err));
    ck_assert(slice_is(f.bytes, "b"));
    file_done(&f);
    ck_assert_ptr_null(f.block);
}
END_TEST

START_TEST(file_larger_than_the_memory_so_far_gets_more)
{
    struct project p = {.root = rig_root};
    struct file_bytes f = {0};
    struct err err;
    char *text = malloc(300000);

    ck_assert_ptr_nonnull(text);
    memset(text, 'x', 300000);
    rig_text("Assets/B.txt", "b");
    rig_file("Assets/Large.txt", slice_from(text, 300000));
    ck_assert(file_read(&p, SLICE("Assets/B.txt"), &f, &err));
    ck_assert(file_read(&p, SLICE("Assets/Large.txt"), &f, &err));
    ck_assert(slice_eq(f.bytes, slice_from(text, 300000)));
    free(text);
    mem_fail_after(1);
    file_done(&f);
    ck_assert(!file_read(&p, SLICE("Assets/Large.txt"), &f, &err));
    ck_assert_int_eq(err.kind, ERR_INTERNAL);
    mem_fail_after(0);
    file_done(&f);
}
END_TEST

START_TEST(file_that_is_no_file_is_refused_without_waiting)
{
    struct project p = {.root = rig_root};
    struct err err;
    struct file_bytes f = {0};
    char name[PATH_MAX + 100];

    ck_assert_int_eq(mkfifo(rig_path("Assets/Pipe"), 0600), 0);
    ck_assert_int_eq(symlink("Loop", rig_path("Assets/Loop")), 0);
    ck_assert_int_eq(symlink("Nowhere", rig_path("Assets/Dangling")), 0);
    rig_text("Assets/B.txt", "b");
    check_read(&p, "Assets", ERR_TOOL);
    check_read(&p, "Assets/Pipe", ERR_TOOL);
    check_read(&p, "/dev/zero", ERR_TOOL);
    check_read(&p, "Assets/Loop", ERR_TOOL);
    check_read(&p, "Assets/Dangling", ERR_NOT_FOUND);
    check_read(&p, "Assets/None", ERR_NOT_FOUND);
    check_read(&p, "Assets/B.txt/C", ERR_NOT_FOUND);
    check_read(&p, "", ERR_NOT_FOUND);
    memset(name, 'n', sizeof(name));
    name[sizeof(name) - 1] = '\0';
    check_read(&p, name, ERR_NOT_FOUND);
    name[PATH_MAX - 10] = '\0';
    check_read(&p, name, ERR_NOT_FOUND);
    ck_assert(!file_read(&p, SLICE("Assets/B.txt\0"), &f, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    if (geteuid() != 0) { /* root may read everything */
        ck_assert_int_eq(chmod(rig_path("Assets/B.txt"), 0), 0);
        check_read(&p, "Assets/B.txt", ERR_TOOL);
    }
}
END_TEST

START_TEST(file_over_the_maximum_is_refused)
{
    struct project p = {.root = rig_root};

    rig_text("Assets/Huge", "");
    ck_assert_int_eq(truncate(rig_path("Assets/Huge"), (off_t)LIMIT_FILE_BYTES + 1), 0);
    check_read(&p, "Assets/Huge", ERR_TOO_LARGE);
}
END_TEST

/* --- Opening. --- */

START_TEST(project_without_settings_opens_with_notes)
{
    struct project p = rig_open();

    ck_assert_str_eq(p.root, rig_root);
    ck_assert(!p.is_loose);
    ck_assert(!p.settings.has_manifest);
    ck_assert_uint_eq(p.settings.n_packages, 0);
    ck_assert_uint_eq(p.settings.unity_version.len, 0);
    ck_assert(rig_has_note(&p, "ProjectSettings/ProjectVersion.txt", "not there"));
    ck_assert(rig_has_note(&p, "ProjectSettings/TagManager.asset", "not there"));
    project_done(&p);
    ck_assert_ptr_null(p.root);
}
END_TEST

START_TEST(project_root_is_absolute_and_ends_in_no_slash)
{
    struct project p;
    struct err err;

    ck_assert(project_open(rig_path("Assets/../"), 0, &p, &err));
    ck_assert_str_eq(p.root, rig_root);
    ck_assert_uint_eq(p.n_threads, 1);
    project_done(&p);
}
END_TEST

START_TEST(project_is_refused_where_there_is_none)
{
    struct project p;
    struct err err;

    rig_text("File", "x");
    ck_assert(!project_open(rig_path("Nowhere"), 1, &p, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert(!project_open(rig_path("File"), 1, &p, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert(!project_open(rig_path("Assets"), 1, &p, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    ck_assert(!project_open_loose(rig_path("Nowhere"), &p, &err));
    ck_assert(!project_open_loose(rig_path("File"), &p, &err));
}
END_TEST

START_TEST(project_fails_cleanly_when_any_allocation_fails)
{
    struct project p;
    struct err err;
    bool is_open = false;

    rig_text("ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 2021.3.1f1\n");
    rig_text("Packages/manifest.json", "{\"dependencies\": {\"com.unity.ugui\": \"1.0.0\","
                                       "\"a.b\": \"file:../Local\"}}");
    rig_text("Packages/packages-lock.json",
             "{\"dependencies\": {\"com.unity.ugui\": {\"version\": \"1\"}}}");
    rig_asset("Packages/in/package.json", GUID_GONE, "{\"name\": \"in\"}");
    rig_asset("Local/A.cs", GUID_CS, "class A {}");
    rig_text("ProjectSettings/TagManager.asset", RIG_HEAD
             "--- !u!78 &1\nTagManager:\n  tags:\n  - A\n  - \"B\\x41\"\n  layers:\n  - C\n");
    for (size_t n = 1; !is_open; n++) {
        mem_fail_after(n);
        is_open = project_open(rig_root, 1, &p, &err);
        mem_fail_after(0);
        if (!is_open)
            ck_assert_int_eq(err.kind, ERR_INTERNAL);
        ck_assert_uint_lt(n, 10000);
    }
    ck_assert_uint_eq(p.settings.n_packages, 3);
    ck_assert_uint_eq(p.settings.n_tags, 2);
    project_done(&p);
}
END_TEST

START_TEST(root_is_found_from_below)
{
    static const char *const paths[] = {"",
                                        "Assets",
                                        "Assets/",
                                        "Assets/A/B",
                                        "Assets/A/B/C.txt",
                                        "Assets/A/None.unity",
                                        "ProjectSettings/../Assets/A"};
    struct arena a;

    arena_init(&a, 1 << 16);
    rig_text("Assets/A/B/C.txt", "c");
    rig_folder("ProjectSettings");
    for (size_t i = 0; i < N_ELEMENTS(paths); i++) {
        const char *root = NULL;

        ck_assert_msg(project_find_root(&a, rig_path(paths[i]), &root), "%s", paths[i]);
        ck_assert_str_eq(root, rig_root);
    }
    arena_done(&a);
}
END_TEST

START_TEST(root_is_found_through_links_and_relative_paths)
{
    const char *root = NULL;
    struct arena a;

    arena_init(&a, 1 << 16);
    rig_folder("ProjectSettings");
    rig_folder("../Shared");
    rig_text("../Shared/S.unity", "s");
    ck_assert_int_eq(symlink("../../Shared", rig_path("Assets/Shared")), 0);
    ck_assert(project_find_root(&a, rig_path("Assets/Shared/S.unity"), &root));
    ck_assert_str_eq(root, rig_root);
    ck_assert_int_eq(symlink("game/Assets", rig_path("../Short")), 0);
    root = NULL;
    ck_assert(project_find_root(&a, rig_path("../Short"), &root));
    ck_assert_str_eq(root, rig_root);
    ck_assert_int_eq(chdir(rig_path("Assets")), 0);
    root = NULL;
    ck_assert(project_find_root(&a, "x/../Shared/..", &root) == false);
    ck_assert(project_find_root(&a, ".", &root));
    ck_assert_str_eq(root, rig_root);
    ck_assert_int_eq(chdir("/"), 0);
    arena_done(&a);
}
END_TEST

START_TEST(root_is_not_found_where_there_is_none)
{
    const char *root = "untouched";
    struct arena a;
    char *path = malloc(3 * PATH_MAX);

    ck_assert_ptr_nonnull(path);
    arena_init(&a, 1 << 16);
    ck_assert(!project_find_root(&a, rig_root, &root)); /* no ProjectSettings */
    ck_assert(project_is_at(rig_root) && !project_is_at(rig_path("Assets")));
    rig_text("ProjectSettings", "a file");
    ck_assert(!project_find_root(&a, rig_root, &root));
    ck_assert(!project_find_root(&a, "/", &root));
    ck_assert(!project_find_root(&a, "", &root));
    memset(path, 'x', 3 * PATH_MAX);
    path[3 * PATH_MAX - 1] = '\0';
    ck_assert(!project_find_root(&a, path, &root));
    ck_assert_str_eq(root, "untouched");
    arena_done(&a);
    free(path);
}
END_TEST

/* --- Guids. --- */

static struct ref_target find(const struct project *p, const char *guid)
{
    struct guid g = rig_guid(guid);
    struct ref_target t;

    project_find(p, &g, &t);
    return t;
}

static void check_package(const struct project *p, const char *guid, const char *package,
                          bool is_in_manifest)
{
    struct ref_target t = find(p, guid);

    ck_assert_msg(t.state == REF_PACKAGE, "%s is %d", guid, t.state);
    ck_assert_msg(slice_is(t.package, package), "%s: %.*s", guid, SLICE_ARG(t.package));
    ck_assert_msg(t.is_in_manifest == is_in_manifest, "%s: %s", guid, package);
}

/* The project with this manifest and version, opened. */
static struct project open_with(const char *version, const char *dependencies)
{
    char text[1024];

    snprintf(text, sizeof(text), "m_EditorVersion: %s\n", version);
    rig_text("ProjectSettings/ProjectVersion.txt", text);
    snprintf(text, sizeof(text), "{\"dependencies\": {%s}}", dependencies);
    rig_text("Packages/manifest.json", text);
    return rig_open();
}

START_TEST(guid_of_the_project_is_found_or_missing)
{
    struct ref_target t;
    struct project p;

    rig_asset("Assets/A.cs", GUID_CS, "class A {}");
    rig_meta("Assets/Gone.cs", GUID_GONE);
    p = rig_open();
    t = find(&p, GUID_CS);
    ck_assert_int_eq(t.state, REF_FOUND);
    ck_assert(slice_is(guid_index_path(&p.walk.index, t.entry), "Assets/A.cs"));
    t = find(&p, GUID_GONE);
    ck_assert_int_eq(t.state, REF_MISSING);
    ck_assert(slice_is(guid_index_path(&p.walk.index, t.entry), "Assets/Gone.cs"));
    t = find(&p, GUID_UNKNOWN);
    ck_assert_int_eq(t.state, REF_MISSING);
    ck_assert_ptr_null(t.entry);
    project_done(&p);
}
END_TEST

START_TEST(guid_of_what_has_come_since_is_found)
{
    static const struct guid new = {{1, 2, 3}}, other = {{3, 2, 1}};
    const struct guid orphan = rig_guid("0a000000000000000000000000000077");
    struct project p;
    struct ref_target target;
    char path[] = "Assets/New.prefab";

    rig_meta("Assets/Orphan.prefab", "0a000000000000000000000000000077");
    p = rig_open();
    ck_assert(project_add(&p, &new, slice_of(path), 0));
    path[7] = 'X'; /* it is copied */
    project_find(&p, &new, &target);
    ck_assert_int_eq(target.state, REF_FOUND);
    ck_assert(slice_is(guid_index_path(&p.walk.index, target.entry), "Assets/New.prefab"));
    ck_assert(project_add(&p, &new, SLICE("Assets/New.prefab"), 0));
    ck_assert(!project_add(&p, &other, SLICE("Assets/New.prefab"), 0));
    ck_assert(!project_add(&p, &new, SLICE("Assets/Other.prefab"), 0));
    project_find(&p, &orphan, &target);
    ck_assert_int_eq(target.state, REF_MISSING);
    ck_assert(project_add(&p, &orphan, SLICE("Assets/Orphan.prefab"), 0));
    project_find(&p, &orphan, &target);
    ck_assert_int_eq(target.state, REF_FOUND);
    project_done(&p);
}
END_TEST

START_TEST(guid_of_the_editor_is_built_in)
{
    struct project p = rig_open();

    ck_assert_int_eq(find(&p, "00000000000000000000000000000000").state, REF_BUILT_IN);
    ck_assert_int_eq(find(&p, "0000000000000000d000000000000000").state, REF_BUILT_IN);
    ck_assert_int_eq(find(&p, "0000000000000000e000000000000000").state, REF_BUILT_IN);
    ck_assert_int_eq(find(&p, "0000000000000000f000000000000000").state, REF_BUILT_IN);
    ck_assert_int_eq(find(&p, "0000000000000000c000000000000000").state, REF_MISSING);
    ck_assert_int_eq(find(&p, "0000000000000000e000000000000001").state, REF_MISSING);
    ck_assert_int_eq(find(&p, "0000000000000000ef00000000000000").state, REF_MISSING);
    project_done(&p);
}
END_TEST

START_TEST(guid_of_a_package_tells_whether_it_is_used)
{
    struct project p = open_with("2021.3.1f1", "\"com.unity.ugui\": \"1.0.0\"");

    check_package(&p, GUID_IMAGE, "com.unity.ugui", true);
    check_package(&p, GUID_URP, "com.unity.render-pipelines.universal", false);
    project_done(&p);
    p = open_with("2021.3.1f1", "\"com.unity.timeline\": \"1.0.0\"");
    check_package(&p, GUID_IMAGE, "com.unity.ugui", false);
    check_package(&p, GUID_TMP, "com.unity.textmeshpro", false);
    project_done(&p);
}
END_TEST

START_TEST(guid_of_text_mesh_pro_is_in_ugui_from_2_0_on)
{
    struct project p = open_with("6000.0.1f1", "\"com.unity.ugui\": \"2.0.0\"");
    struct ref_target t = find(&p, GUID_TMP);

    ck_assert_int_eq(t.state, REF_PACKAGE);
    ck_assert(t.is_in_manifest);
    project_done(&p);
}
END_TEST

START_TEST(guid_of_one_of_two_packages_is_in_either)
{
    struct project p = open_with("2022.3.1f1", "\"com.unity.render-pipelines.core\": \"14.0.0\"");

    check_package(&p, GUID_EITHER, "com.unity.render-pipelines.core", true);
    project_done(&p);
    p = open_with("2022.3.1f1", "\"com.unity.render-pipelines.universal\": \"14.0.0\"");
    check_package(&p, GUID_EITHER, "com.unity.render-pipelines.universal", true);
    project_done(&p);
    p = open_with("2022.3.1f1", "\"com.unity.ugui\": \"1.0.0\"");
    check_package(&p, GUID_EITHER, "com.unity.render-pipelines.universal", false);
    project_done(&p);
}
END_TEST

/* The table has names of repositories too, which are no ids of packages. */
START_TEST(guid_of_every_row_names_an_id_of_a_package)
{
    struct project p = open_with("2022.3.1f1", "\"com.unity.2d.tilemap.extras\": \"1.0.0\"");

    for (size_t i = 0; i < package_count(); i++) {
        struct package_row row;
        struct ref_target t;
        struct guid g;

        package_at(i, &g, &row);
        project_find(&p, &g, &t);
        if (t.state != REF_PACKAGE || slice_is(t.package, "uGUI") ||
            slice_is(t.package, "2d-extras") || memchr(t.package.p, '(', t.package.len) ||
            memchr(t.package.p, '|', t.package.len))
            ck_abort_msg("row %zu: %.*s", i, SLICE_ARG(t.package));
        if (slice_is(row.package, "2d-extras") && !t.is_in_manifest)
            ck_abort_msg("row %zu is not used", i);
    }
    project_done(&p);
}
END_TEST

START_TEST(guid_of_an_old_assembly_is_in_its_package)
{
    struct project p = open_with("2019.1.0f2", "\"com.unity.ads\": \"1.0.0\"");

    check_package(&p, GUID_UI_DLL, "com.unity.ugui", true);
    project_done(&p);
    p = open_with("5.6.0f3", "");
    check_package(&p, "6a10b2909283487f913b00d94cd3faf5", "com.unity.timeline", true);
    project_done(&p);
    p = open_with("2019.2.0f1", "");
    check_package(&p, GUID_UI_DLL, "com.unity.ugui", false);
    check_package(&p, "870353891bb340e2b2a9c8707e7419ba", "com.unity.multiplayer-hlapi", false);
    project_done(&p);
    p = open_with("6000.0.0f1", "\"com.unity.ugui\": \"2.0.0\"");
    check_package(&p, "f5f67c52d1564df4a8936ccd202a3bd8", "com.unity.ugui", true);
    project_done(&p);
    p = open_with("what?", "");
    check_package(&p, GUID_UI_DLL, "com.unity.ugui", false);
    project_done(&p);
    ck_assert_int_eq(remove(rig_path("Packages/manifest.json")), 0);
    p = rig_open();
    check_package(&p, GUID_UI_DLL, "com.unity.ugui", true);
    project_done(&p);
}
END_TEST

START_TEST(guid_that_nobody_knows_is_unresolved_while_packages_are_unknown)
{
    struct project p = open_with("2022.3.1f1", "\"com.me.one\": \"1.0.0\","
                                               "\"com.me.two\": \"https://x.y/two.git\","
                                               "\"com.unity.modules.ai\": \"1.0.0\","
                                               "\"com.unity.ugui\": \"1.0.0\"");
    struct slice names;
    struct arena a;

    arena_init(&a, 1 << 16);
    ck_assert_int_eq(find(&p, GUID_UNKNOWN).state, REF_UNRESOLVED);
    names = project_maybe_in(&p, &a);
    ck_assert_msg(slice_is(names, "com.me.one, com.me.two"), "%.*s", SLICE_ARG(names));
    project_done(&p);
    p = open_with("2022.3.1f1", "\"com.unity.modules.ai\": \"1.0.0\","
                                "\"com.unity.test-framework.performance\": \"3.0.0\"");
    ck_assert_int_eq(find(&p, GUID_UNKNOWN).state, REF_MISSING);
    ck_assert_uint_eq(project_maybe_in(&p, &a).len, 0);
    project_done(&p);
    arena_done(&a);
}
END_TEST

START_TEST(guid_in_a_folder_without_project_is_unresolved)
{
    struct project p;
    struct err err;

    rig_asset("Assets/A.cs", GUID_CS, "class A {}");
    ck_assert(project_open_loose(rig_path("Assets"), &p, &err));
    ck_assert(p.is_loose);
    ck_assert_str_eq(p.root, rig_path("Assets"));
    ck_assert_int_eq(p.settings.pipeline, PIPELINE_UNKNOWN);
    ck_assert_int_eq(find(&p, GUID_CS).state, REF_UNRESOLVED);
    ck_assert_int_eq(find(&p, "0000000000000000e000000000000000").state, REF_BUILT_IN);
    check_package(&p, GUID_IMAGE, "com.unity.ugui", true);
    project_done(&p);
}
END_TEST

/* --- Classes. --- */

/* Every class that was seen in real projects. */
static const int64_t class_ids[] = {
    1,          4,          5,          11,         12,         13,         15,         19,
    20,         21,         23,         26,         28,         29,         30,         33,
    41,         43,         45,         47,         50,         54,         55,         58,
    59,         60,         61,         62,         64,         65,         66,         68,
    70,         74,         75,         78,         81,         82,         84,         86,
    89,         90,         91,         92,         95,         96,         102,        104,
    108,        111,        114,        115,        117,        119,        120,        121,
    124,        126,        127,        128,        129,        131,        132,        134,
    135,        136,        137,        138,        143,        144,        145,        146,
    149,        153,        154,        157,        159,        162,        164,        165,
    169,        182,        183,        187,        192,        195,        196,        198,
    199,        200,        205,        206,        208,        210,        212,        213,
    215,        218,        220,        221,        222,        223,        224,        225,
    231,        232,        233,        234,        235,        236,        241,        243,
    244,        245,        247,        249,        250,        251,        252,        253,
    254,        255,        256,        257,        259,        292,        303,        310,
    319,        320,        328,        330,        363,        1001,       1002,       1011,
    1045,       1101,       1102,       1107,       1109,       1113,       1200,       19719996,
    73398921,   156049354,  171741748,  176606843,  181963792,  387306366,  483693784,  655991488,
    687078895,  850595691,  890905787,  893571522,  895512359,  937362698,  1386491679, 1652712579,
    1660057539, 1773428102, 1818360608, 1839735485, 1931382933, 1953259897, 2058629511, 2083052967};

START_TEST(class_is_found_by_its_number)
{
    const struct class_row *row = class_find(class_ids[_i]);

    ck_assert_msg(row != NULL, "no class %lld", (long long)class_ids[_i]);
    ck_assert_int_eq(row->id, class_ids[_i]);
    ck_assert_uint_gt(strlen(row->name), 0);
}
END_TEST

START_TEST(class_is_named_as_scripts_name_it)
{
    static const struct class_row rows[] = {
        {1, "GameObject", "UnityEngine"},
        {4, "Transform", "UnityEngine"},
        {23, "MeshRenderer", "UnityEngine"},
        {114, "MonoBehaviour", "UnityEngine"},
        {195, "NavMeshAgent", "UnityEngine.AI"},
        {210, "SortingGroup", "UnityEngine.Rendering"},
        {241, "AudioMixerController", "UnityEditor.Audio"},
        {320, "PlayableDirector", "UnityEngine.Playables"},
        {328, "VideoPlayer", "UnityEngine.Video"},
        {1001, "PrefabInstance", ""},
        {1102, "AnimatorState", "UnityEditor.Animations"},
        {483693784, "TilemapRenderer", "UnityEngine.Tilemaps"},
        {1660057539, "SceneRoots", ""},
        {1773428102, "ParentConstraint", "UnityEngine.Animations"},
        {2083052967, "VisualEffect", "UnityEngine.VFX"},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        const struct class_row *row = class_find(rows[i].id);

        ck_assert_ptr_nonnull(row);
        ck_assert_str_eq(row->name, rows[i].name);
        ck_assert_str_eq(row->name_space, rows[i].name_space);
    }
}
END_TEST

START_TEST(class_is_not_found_by_other_numbers)
{
    ck_assert_ptr_null(class_find(0));
    ck_assert_ptr_null(class_find(-1));
    ck_assert_ptr_null(class_find(7));
    ck_assert_ptr_null(class_find(2083052968));
    ck_assert_ptr_null(class_find(INT64_MAX));
    ck_assert_ptr_null(class_find(INT64_MIN));
    ck_assert_ptr_null(class_find((int64_t)1 << 32 | 1));
}
END_TEST

static TCase *files_case(void)
{
    TCase *c = tcase_create("files");

    tcase_add_checked_fixture(c, rig_begin, rig_end);
    tcase_add_test(c, file_is_read_whole_into_memory_that_is_used_again);
    tcase_add_test(c, file_larger_than_the_memory_so_far_gets_more);
    tcase_add_test(c, file_that_is_no_file_is_refused_without_waiting);
    tcase_add_test(c, file_over_the_maximum_is_refused);
    return c;
}

static TCase *opening_case(void)
{
    TCase *c = tcase_create("opening");

    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, rig_begin, rig_end);
    tcase_add_test(c, project_without_settings_opens_with_notes);
    tcase_add_test(c, project_root_is_absolute_and_ends_in_no_slash);
    tcase_add_test(c, project_is_refused_where_there_is_none);
    tcase_add_test(c, project_fails_cleanly_when_any_allocation_fails);
    tcase_add_test(c, root_is_found_from_below);
    tcase_add_test(c, root_is_found_through_links_and_relative_paths);
    tcase_add_test(c, root_is_not_found_where_there_is_none);
    return c;
}

static TCase *guids_case(void)
{
    TCase *c = tcase_create("guids");

    tcase_add_checked_fixture(c, rig_begin, rig_end);
    tcase_add_test(c, guid_of_the_project_is_found_or_missing);
    tcase_add_test(c, guid_of_what_has_come_since_is_found);
    tcase_add_test(c, guid_of_the_editor_is_built_in);
    tcase_add_test(c, guid_of_a_package_tells_whether_it_is_used);
    tcase_add_test(c, guid_of_text_mesh_pro_is_in_ugui_from_2_0_on);
    tcase_add_test(c, guid_of_one_of_two_packages_is_in_either);
    tcase_add_test(c, guid_of_every_row_names_an_id_of_a_package);
    tcase_add_test(c, guid_of_an_old_assembly_is_in_its_package);
    tcase_add_test(c, guid_that_nobody_knows_is_unresolved_while_packages_are_unknown);
    tcase_add_test(c, guid_in_a_folder_without_project_is_unresolved);
    return c;
}

int main(void)
{
    Suite *s = suite_create("project");
    TCase *c = tcase_create("classes");

    suite_add_tcase(s, files_case());
    suite_add_tcase(s, opening_case());
    suite_add_tcase(s, guids_case());
    tcase_add_loop_test(c, class_is_found_by_its_number, 0, (int)N_ELEMENTS(class_ids));
    tcase_add_test(c, class_is_named_as_scripts_name_it);
    tcase_add_test(c, class_is_not_found_by_other_numbers);
    suite_add_tcase(s, c);
    return rig_run(s);
}
