/*
 * unity/project/project.h: what ProjectSettings says. Whatever is broken must become a note and
 * nothing else. The example project is read too, and real projects where ../shared lies beside the
 * source.
 */
#include "project_rig.h"

#define GUID_A         "0a000000000000000000000000000001"
#define GUID_B         "0a000000000000000000000000000002"
#define SETTINGS(name) "ProjectSettings/" name
#define URP_SCRIPT     "{fileID: 11500000, guid: bf2edee5c58d82540a51f03df9d42094, type: 3}"

/* --- ProjectSettings. --- */

/* A file of settings with one document. */
static void make_settings(const char *name, int class_id, const char *body)
{
    char path[256], text[8192];

    snprintf(path, sizeof(path), SETTINGS("%s"), name);
    snprintf(text, sizeof(text), "%s--- !u!%d &1\n%s", RIG_HEAD, class_id, body);
    rig_text(path, text);
}

static const struct {
    const char *text, *version;
} versions[] = {
    {"m_EditorVersion: 5.6.0f3\n", "5.6.0f3"},
    {"m_EditorVersion: 2022.3.20f1\nm_EditorVersionWithRevision: 2022.3.20f1 (61c2feb0970d)\n",
     "2022.3.20f1"},
    {"\xEF\xBB\xBFm_EditorVersion:  6000.0.1f1 \r\n", "6000.0.1f1"},
    {"other: 1\nm_EditorVersion: 4.7.2f1", "4.7.2f1"},
};

START_TEST(version_is_read)
{
    struct project p;

    rig_text(SETTINGS("ProjectVersion.txt"), versions[_i].text);
    p = rig_open();
    ck_assert_msg(slice_is(p.settings.unity_version, versions[_i].version), "%.*s",
                  SLICE_ARG(p.settings.unity_version));
    ck_assert(!rig_has_note(&p, "ProjectVersion", ""));
    project_done(&p);
}
END_TEST

START_TEST(version_that_is_not_told_is_noted)
{
    struct project p;

    rig_text(SETTINGS("ProjectVersion.txt"), "m_EditorVersionWithRevision: 1\n");
    p = rig_open();
    ck_assert_uint_eq(p.settings.unity_version.len, 0);
    ck_assert(rig_has_note(&p, "ProjectVersion.txt", "no m_EditorVersion"));
    project_done(&p);
}
END_TEST

START_TEST(names_are_decoded)
{
    struct project p;

    make_settings("ProjectSettings.asset", 129,
                  "PlayerSettings:\n  companyName: 'It''s #1'\n  productName: \"Caf\\xE9\"\n"
                  "  bundleVersion: 3.1\n");
    p = rig_open();
    ck_assert(slice_is(p.settings.company_name, "It's #1"));
    ck_assert(slice_is(p.settings.version, "3.1"));
    ck_assert(slice_is(p.settings.product_name, "Caf\xC3\xA9"));
    project_done(&p);
}
END_TEST

static void check_scene(const struct project *p, size_t i, const char *path, bool is_enabled,
                        size_t line)
{
    const struct build_scene *scene = &p->settings.build_scenes[i];

    ck_assert_uint_lt(i, p->settings.n_build_scenes);
    ck_assert_msg(slice_is(scene->path, path), "%.*s", SLICE_ARG(scene->path));
    ck_assert(scene->is_enabled == is_enabled);
    ck_assert_uint_eq(scene->line, line);
}

START_TEST(scenes_to_build_are_listed_and_followed_by_guid)
{
    struct project p;

    rig_asset("Assets/Here.unity", GUID_A, "x");
    rig_asset("Assets/Moved.unity", GUID_B, "x");
    make_settings("EditorBuildSettings.asset", 1045,
                  "EditorBuildSettings:\n  m_Scenes:\n"
                  "  - enabled: 1\n    path: Assets/Here.unity\n    guid: " GUID_B "\n"
                  "  - enabled: 0\n    path: Assets/Old.unity\n    guid: " GUID_B "\n"
                  "  - enabled: 1\n    path: Assets/None.unity\n"
                  "    guid: 0a00000000000000000000000000ffff\n"
                  "  - enabled: 1\n    path: 'Assets/It''s.unity'\n"
                  "  - enabled: 1\n"
                  "  - path: ../../../../../../etc/passwd\n    guid: nonsense\n"
                  "  m_configObjects: {}\n");
    p = rig_open();
    ck_assert_uint_eq(p.settings.n_build_scenes, 5);
    check_scene(&p, 0, "Assets/Here.unity", true, 7);
    check_scene(&p, 1, "Assets/Moved.unity", false, 10);
    check_scene(&p, 2, "Assets/None.unity", true, 13);
    check_scene(&p, 3, "Assets/It's.unity", true, 16);
    check_scene(&p, 4, "../../../../../../etc/passwd", false, 18);
    project_done(&p);
}
END_TEST

START_TEST(scenes_may_be_very_many)
{
    static const char item[] = "  - enabled: 1\n    path: a\n";
    struct buf b;
    struct project p;

    buf_init(&b, 4 << 20);
    buf_append(&b, SLICE(RIG_HEAD "--- !u!1045 &1\nEditorBuildSettings:\n  m_Scenes:\n"));
    for (size_t i = 0; i < 100000; i++)
        buf_append(&b, slice_of(item));
    ck_assert(buf_ok(&b));
    rig_file(SETTINGS("EditorBuildSettings.asset"), buf_slice(&b));
    buf_done(&b);
    p = rig_open();
    ck_assert_uint_eq(p.settings.n_build_scenes, 100000);
    ck_assert_uint_eq(p.settings.build_scenes[99999].line, 5 + 2 * 100000);
    project_done(&p);
}
END_TEST

START_TEST(times_are_read)
{
    struct time_settings times = {0.02f, 0.333f, 0.03f, 1};
    struct project p;

    make_settings("TimeManager.asset", 5,
                  "TimeManager:\n  Fixed Timestep: 0.01\n  Maximum Allowed Timestep: -1\n"
                  "  m_TimeScale: 0\n");
    p = rig_open();
    ck_assert(project_time(&p, &times));
    ck_assert_float_eq(times.fixed_step, 0.01f);
    ck_assert_float_eq(times.longest_step, 0.333f); /* what makes no sense does not count */
    ck_assert_float_eq(times.particle_step, 0.03f);
    ck_assert_float_eq(times.scale, 0);
    project_done(&p);
    make_settings("TimeManager.asset", 5,
                  "TimeManager:\n  Fixed Timestep:\n    m_Count: 2822399\n    m_Rate:\n"
                  "      m_Denominator: 1\n      m_Numerator: 141120000\n");
    p = rig_open();
    ck_assert(project_time(&p, &times));
    ck_assert_float_eq_tol(times.fixed_step, 0.02f, 1e-6f);
    project_done(&p);
}
END_TEST

START_TEST(tags_and_layers_are_read_from_lists)
{
    struct project p;

    make_settings("TagManager.asset", 78,
                  "TagManager:\n  serializedVersion: 2\n  tags:\n  - Enemy\n  - 'A: b'\n"
                  "  layers:\n  - Default\n  - TransparentFX\n  - \n  - \n  - Water\n"
                  "  m_SortingLayers:\n  - name: Default\n");
    p = rig_open();
    ck_assert_uint_eq(p.settings.n_tags, 2);
    ck_assert(slice_is(p.settings.tags[0], "Enemy"));
    ck_assert(slice_is(p.settings.tags[1], "A: b"));
    ck_assert(slice_is(p.settings.layers[1], "TransparentFX"));
    ck_assert(slice_is(p.settings.layers[2], "Ignore Raycast")); /* whatever the file says */
    ck_assert_uint_eq(p.settings.layers[3].len, 0);
    ck_assert(slice_is(p.settings.layers[4], "Water"));
    ck_assert(slice_is(p.settings.layers[5], "UI"));
    ck_assert_uint_eq(p.settings.layers[31].len, 0);
    project_done(&p);
}
END_TEST

START_TEST(built_in_layers_need_no_file)
{
    struct project p = rig_open();

    ck_assert(slice_is(p.settings.layers[0], "Default"));
    ck_assert(slice_is(p.settings.layers[5], "UI"));
    ck_assert_uint_eq(p.settings.layers[6].len, 0);
    project_done(&p);
}
END_TEST

START_TEST(tags_and_layers_of_unity_4_are_read)
{
    struct project p;

    make_settings("TagManager.asset", 78,
                  "TagManager:\n  tags:\n  - Enemy\n  - \n  Builtin Layer 0: Default\n"
                  "  Builtin Layer 3: \n  User Layer 8: Ground\n  User Layer 31: Last\n"
                  "  User Layer 32: Over\n  User Layer -1: Under\n  User Layer x: No\n");
    p = rig_open();
    ck_assert_uint_eq(p.settings.n_tags, 1);
    ck_assert(slice_is(p.settings.layers[0], "Default"));
    ck_assert_uint_eq(p.settings.layers[3].len, 0);
    ck_assert(slice_is(p.settings.layers[8], "Ground"));
    ck_assert(slice_is(p.settings.layers[31], "Last"));
    project_done(&p);
}
END_TEST

START_TEST(layers_over_the_last_are_left_out)
{
    struct project p;
    struct buf b;

    buf_init(&b, 1 << 16);
    buf_append(&b, SLICE("TagManager:\n  tags: []\n  layers:\n"));
    for (size_t i = 0; i < 100; i++)
        buf_printf(&b, "  - L%zu\n", i);
    buf_append_byte(&b, '\0');
    make_settings("TagManager.asset", 78, b.p);
    buf_done(&b);
    p = rig_open();
    ck_assert_uint_eq(p.settings.n_tags, 0);
    ck_assert(slice_is(p.settings.layers[31], "L31"));
    project_done(&p);
}
END_TEST

/* What stands where settings should be, and a word of the note. */
static const struct {
    struct slice text;
    const char *note;
} broken[] = {
    {SLICE_INIT(""), "empty"},
    {SLICE_INIT(RIG_LFS), "LFS"},
    {SLICE_INIT("\0\0\0\1binary\0\0"), "binary"},
    {SLICE_INIT("{\"a\": 1}"), "JSON"},
    {SLICE_INIT("words"), "text"},
    {SLICE_INIT(RIG_HEAD), "first document"},
    {SLICE_INIT(RIG_HEAD "--- !u!9999 &1\nOther:\n  a: 1\n"), "no document of class"},
    {SLICE_INIT(RIG_HEAD "<<<<<<< HEAD\n--- !u!78 &1\nTagManager:\n"), "conflict"},
    {SLICE_INIT(RIG_HEAD "--- !u!78 &1\nTagManager:\n  a: 'b\n"), ""},
};

START_TEST(settings_that_cannot_be_read_become_notes)
{
    static const char *const names[] = {"ProjectVersion.txt",        "ProjectSettings.asset",
                                        "EditorBuildSettings.asset", "TagManager.asset",
                                        "GraphicsSettings.asset",    "QualitySettings.asset"};
    struct project p;
    char path[256];

    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        snprintf(path, sizeof(path), SETTINGS("%s"), names[i]);
        rig_file(path, broken[_i].text);
    }
    p = rig_open();
    for (size_t i = 1; i < N_ELEMENTS(names); i++)
        ck_assert_msg(rig_has_note(&p, names[i], broken[_i].note), "no note of %s", names[i]);
    ck_assert(rig_has_note(&p, "ProjectVersion.txt", "no m_EditorVersion"));
    ck_assert_uint_eq(p.settings.n_build_scenes, 0);
    ck_assert_uint_eq(p.settings.n_tags, 0);
    ck_assert_int_eq(p.settings.pipeline, PIPELINE_UNKNOWN);
    project_done(&p);
}
END_TEST

START_TEST(settings_of_another_shape_are_passed_over)
{
    struct project p;

    make_settings("ProjectSettings.asset", 129, "PlayerSettings:\n  productName: {a: 1}\n");
    make_settings("EditorBuildSettings.asset", 1045,
                  "EditorBuildSettings:\n  m_Scenes:\n    a: {path: x}\n");
    make_settings("TagManager.asset", 78, "TagManager:\n- tags: 1\n- layers\n");
    make_settings("GraphicsSettings.asset", 30,
                  "GraphicsSettings:\n  m_CustomRenderPipeline: [1, 2]\n");
    make_settings("QualitySettings.asset", 47,
                  "QualitySettings:\n  m_CurrentQuality: 9999999999999\n  m_QualitySettings: {}\n");
    p = rig_open();
    ck_assert_uint_eq(p.settings.product_name.len, 0);
    ck_assert_uint_eq(p.settings.n_build_scenes, 0);
    ck_assert_uint_eq(p.settings.n_tags, 0);
    ck_assert_int_eq(p.settings.pipeline, PIPELINE_BUILT_IN);
    project_done(&p);
}
END_TEST

START_TEST(settings_that_are_too_large_become_a_note)
{
    struct project p;

    rig_text(SETTINGS("TagManager.asset"), RIG_HEAD);
    ck_assert_int_eq(truncate(rig_path(SETTINGS("TagManager.asset")), 5 << 20), 0);
    rig_folder(SETTINGS("ProjectSettings.asset"));
    p = rig_open();
    ck_assert(rig_has_note(&p, "TagManager.asset", "too large"));
    ck_assert(rig_has_note(&p, "ProjectSettings.asset", "a folder"));
    project_done(&p);
}
END_TEST

/* --- The render pipeline. --- */

/* The asset of a pipeline, Assets/Pipeline.asset, with this script. */
static void make_pipeline(const char *script)
{
    char text[1024];

    snprintf(text, sizeof(text),
             "%s--- !u!114 &1\nMonoBehaviour:\n  m_Name: other\n"
             "--- !u!114 &11400000\nMonoBehaviour:\n  m_Name: Pipeline\n  m_Script: %s\n",
             RIG_HEAD, script);
    rig_asset("Assets/Pipeline.asset", GUID_A, text);
}

static void make_graphics(const char *reference)
{
    char text[1024];

    snprintf(text, sizeof(text), "GraphicsSettings:\n  m_CustomRenderPipeline: %s\n", reference);
    make_settings("GraphicsSettings.asset", 30, text);
}

static void check_pipeline(enum render_pipeline pipeline)
{
    struct project p = rig_open();

    ck_assert_str_eq(render_pipeline_name(p.settings.pipeline), render_pipeline_name(pipeline));
    project_done(&p);
}

static const struct {
    const char *script;
    enum render_pipeline pipeline;
} pipelines[] = {
    {URP_SCRIPT, PIPELINE_URP},
    {"{fileID: 11500000, guid: 0cf1dab834d4ec34195b920ea7bbf9ec, type: 3}", PIPELINE_HDRP},
    {"{fileID: 11500000, guid: fe87c0e1cc204ed48ad3b37840f39efc, type: 3}", PIPELINE_UNKNOWN},
    {"{fileID: 11500000, guid: 0a00000000000000000000000000ffff, type: 3}\n"
     "  m_EditorClassIdentifier: Unity.R::UnityEngine.Rendering.Universal."
     "UniversalRenderPipelineAsset",
     PIPELINE_URP},
    {"{fileID: 0}", PIPELINE_UNKNOWN},
    {"nothing", PIPELINE_UNKNOWN},
    {"{fileID: 11500000, guid: " GUID_B ", type: 3}", PIPELINE_HDRP},
};

START_TEST(pipeline_is_told_by_the_script_of_its_asset)
{
    rig_asset("Assets/HDRenderPipelineAsset.cs", GUID_B,
              "namespace N { class HDRenderPipelineAsset : B {} }");
    make_pipeline(pipelines[_i].script);
    make_graphics("{fileID: 11400000, guid: " GUID_A ",\n    type: 2}");
    check_pipeline(pipelines[_i].pipeline);
}
END_TEST

START_TEST(pipeline_is_built_in_without_asset)
{
    make_graphics("{fileID: 0}");
    check_pipeline(PIPELINE_BUILT_IN);
    make_settings("GraphicsSettings.asset", 30, "GraphicsSettings:\n  m_Deferred: 1\n");
    check_pipeline(PIPELINE_BUILT_IN);
}
END_TEST

START_TEST(pipeline_is_that_of_the_current_quality_otherwise)
{
    make_pipeline(URP_SCRIPT);
    make_graphics("{fileID: 0}");
    make_settings("QualitySettings.asset", 47,
                  "QualitySettings:\n  m_CurrentQuality: 1\n  m_QualitySettings:\n"
                  "  - name: Low\n    customRenderPipeline: {fileID: 0}\n"
                  "  - name: High\n    customRenderPipeline: {fileID: 11400000, guid: " GUID_A
                  ",\n      type: 2}\n");
    check_pipeline(PIPELINE_URP);
    make_settings("QualitySettings.asset", 47,
                  "QualitySettings:\n  m_CurrentQuality: 0\n  m_QualitySettings:\n"
                  "  - name: Low\n    customRenderPipeline: {fileID: 0}\n"
                  "  - name: High\n    customRenderPipeline: {fileID: 11400000, guid: " GUID_A
                  ",\n      type: 2}\n");
    check_pipeline(PIPELINE_BUILT_IN);
    make_settings("QualitySettings.asset", 47,
                  "QualitySettings:\n  m_CurrentQuality: 0\n  m_QualitySettings:\n"
                  "  - name: Low\n    customRenderPipeline: {fileID: 0}\n"
                  "  - name: High\n    customRenderPipeline: {fileID: 11400000, guid: " GUID_A
                  ",\n      type: 2}\n"
                  "  m_PerPlatformDefaultQuality:\n    Android: 0\n    Standalone: 1\n");
    check_pipeline(PIPELINE_URP);
}
END_TEST

START_TEST(pipeline_is_unknown_if_its_asset_cannot_be_read)
{
    struct project p;

    make_graphics("{fileID: 11400000, guid: 0a00000000000000000000000000ffff, type: 2}");
    check_pipeline(PIPELINE_UNKNOWN);
    make_graphics("{fileID: 11400000}");
    check_pipeline(PIPELINE_UNKNOWN);
    make_graphics("{fileID: 11400000, guid: " GUID_A ", type: 2}");
    rig_asset("Assets/Pipeline.asset", GUID_A, RIG_LFS);
    p = rig_open();
    ck_assert_int_eq(p.settings.pipeline, PIPELINE_UNKNOWN);
    ck_assert(rig_has_note(&p, "Assets/Pipeline.asset", "LFS"));
    project_done(&p);
    make_graphics("{fileID: 77, guid: " GUID_A ", type: 2}");
    make_pipeline(URP_SCRIPT);
    check_pipeline(PIPELINE_UNKNOWN);
}
END_TEST

START_TEST(pipeline_in_a_package_is_told_by_the_package)
{
    make_graphics("{fileID: 11400000, guid: 08b2b5fb307b0d249860612774a987da, type: 2}");
    check_pipeline(PIPELINE_URP);
}
END_TEST

/* --- Real projects. --- */

START_TEST(settings_of_the_example_are_read)
{
    char path[PATH_MAX];
    struct project p;
    struct err err;

    if (!rig_find("examples/unity-demo", path))
        return;
    ck_assert_msg(project_open(path, 2, &p, &err), "%s", err.message);
    ck_assert_uint_eq(p.settings.n_notes, 0);
    ck_assert(slice_starts(p.settings.unity_version, SLICE("2022.3.")));
    ck_assert(slice_is(p.settings.product_name, "Unity Demo"));
    ck_assert_uint_eq(p.settings.n_build_scenes, 2);
    ck_assert(slice_is(p.settings.build_scenes[0].path, "Assets/Scenes/Main.unity"));
    ck_assert(slice_is(p.settings.layers[5], "UI"));
    ck_assert(p.settings.has_manifest && p.settings.knows_all_guids);
    ck_assert_int_eq(p.settings.pipeline, PIPELINE_BUILT_IN);
    project_done(&p);
}
END_TEST

static const struct {
    const char *path, *version, *product;
    enum render_pipeline pipeline;
    size_t n_tags;
} real[] = {
    {"2d-techdemos", "6000.3.3f1", "2d-extras", PIPELINE_URP, 0},
    {"Mirror", "2021.3.45f1", "Mirror", PIPELINE_BUILT_IN, 0},
    {"NavMeshComponents", "2019.4.0f1", "NavMeshComponents", PIPELINE_BUILT_IN, 0},
    {"gvr-unity-sdk", "5.6.0f3", "GVR Demos", PIPELINE_BUILT_IN, 0},
    {"ml-agents/Project", "2023.2.12f1", "UnityEnvironment", PIPELINE_BUILT_IN, 26},
};

START_TEST(settings_of_real_projects_are_read)
{
    char path[PATH_MAX], name[256];
    struct project p;
    struct err err;

    snprintf(name, sizeof(name), "../shared/unity-projects/%s", real[_i].path);
    if (!rig_find(name, path))
        return;
    ck_assert_msg(project_open(path, 2, &p, &err), "%s", err.message);
    ck_assert_uint_eq(p.settings.n_notes, 0);
    ck_assert(slice_is(p.settings.unity_version, real[_i].version));
    ck_assert(slice_is(p.settings.product_name, real[_i].product));
    ck_assert_int_eq(p.settings.pipeline, real[_i].pipeline);
    ck_assert_uint_eq(p.settings.n_tags, real[_i].n_tags);
    ck_assert(slice_is(p.settings.layers[4], "Water"));
    project_done(&p);
}
END_TEST

static TCase *settings_case(void)
{
    TCase *c = tcase_create("settings");

    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, rig_begin, rig_end);
    tcase_add_loop_test(c, version_is_read, 0, (int)N_ELEMENTS(versions));
    tcase_add_test(c, version_that_is_not_told_is_noted);
    tcase_add_test(c, names_are_decoded);
    tcase_add_test(c, scenes_to_build_are_listed_and_followed_by_guid);
    tcase_add_test(c, scenes_may_be_very_many);
    tcase_add_test(c, times_are_read);
    tcase_add_test(c, tags_and_layers_are_read_from_lists);
    tcase_add_test(c, built_in_layers_need_no_file);
    tcase_add_test(c, tags_and_layers_of_unity_4_are_read);
    tcase_add_test(c, layers_over_the_last_are_left_out);
    tcase_add_loop_test(c, settings_that_cannot_be_read_become_notes, 0, (int)N_ELEMENTS(broken));
    tcase_add_test(c, settings_of_another_shape_are_passed_over);
    tcase_add_test(c, settings_that_are_too_large_become_a_note);
    return c;
}

static TCase *pipeline_case(void)
{
    TCase *c = tcase_create("pipeline");

    tcase_add_checked_fixture(c, rig_begin, rig_end);
    tcase_add_loop_test(c, pipeline_is_told_by_the_script_of_its_asset, 0,
                        (int)N_ELEMENTS(pipelines));
    tcase_add_test(c, pipeline_is_built_in_without_asset);
    tcase_add_test(c, pipeline_is_that_of_the_current_quality_otherwise);
    tcase_add_test(c, pipeline_is_unknown_if_its_asset_cannot_be_read);
    tcase_add_test(c, pipeline_in_a_package_is_told_by_the_package);
    return c;
}

int main(void)
{
    Suite *s = suite_create("settings");
    TCase *c = tcase_create("real");

    suite_add_tcase(s, settings_case());
    suite_add_tcase(s, pipeline_case());
    tcase_set_timeout(c, 60);
    tcase_add_test(c, settings_of_the_example_are_read);
    tcase_add_loop_test(c, settings_of_real_projects_are_read, 0, (int)N_ELEMENTS(real));
    suite_add_tcase(s, c);
    return rig_run(s);
}
