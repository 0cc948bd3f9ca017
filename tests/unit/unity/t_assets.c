/*
 * unity/project/asset.h and unity/project/mixer.h: what kind of thing an asset is, and what is in
 * a mixer.
 */
#include "project_rig.h"

#define GUID_A "0a000000000000000000000000000001"
#define GUID_B "0a000000000000000000000000000002"

static struct arena arena;
static struct project project;

static void begin(void)
{
    rig_begin();
    arena_init(&arena, 1 << 20);
}

static void end(void)
{
    arena_done(&arena);
    rig_end();
}

/* --- Kinds. --- */

static const struct {
    const char *path, *label, *type;
} kinds[] = {
    {"Assets/A.prefab", "Prefab", "GameObject"},
    {"Assets/a.b/C.PNG", "Texture", "Texture2D"},
    {"Assets/Main.unity", "Scene", "SceneAsset"},
    {"Assets/X.aif", "Audio", "AudioClip"}, /* the first row */
    {"Assets/X.yaml", "Text", "TextAsset"}, /* the last one */
    {"Assets/X.physicsMaterial2D", "PhysicsMaterial", "PhysicsMaterial2D"},
    {"Assets/X.inputactions", "InputActions", "InputActionAsset"},
    {"Assets/none", "Other", "DefaultAsset"},
    {"Assets/x.prefab/none", "Other", "DefaultAsset"},
    {"Assets/x.", "Other", "DefaultAsset"},
    {"Assets/x.averyverylongendingthatnobodyhas", "Other", "DefaultAsset"},
    {"", "Other", "DefaultAsset"},
};

START_TEST(kind_goes_by_the_ending)
{
    const struct asset_kind *kind = asset_kind_of(slice_of(kinds[_i].path));

    ck_assert_str_eq(kind->label, kinds[_i].label);
    ck_assert_str_eq(kind->type, kinds[_i].type);
}
END_TEST

START_TEST(name_is_the_files_without_ending)
{
    ck_assert(slice_is(asset_name(SLICE("Assets/a.b/Main.v2.unity")), "Main.v2"));
    ck_assert(slice_is(asset_name(SLICE("Assets/a.b/Main")), "Main"));
    ck_assert(slice_is(asset_name(SLICE(".hidden")), ".hidden"));
    ck_assert(slice_is(asset_name(SLICE("")), ""));
}
END_TEST

static void check_type(const char *path, const char *wanted)
{
    struct err err = {0};
    struct slice type;

    ck_assert(asset_type(&project, slice_of(path), &arena, &type, &err));
    ck_assert_msg(slice_is(type, wanted), "%s: %.*s", path, SLICE_ARG(type));
}

START_TEST(type_of_an_asset_file_is_in_it)
{
    rig_asset("Assets/Hero.cs", GUID_A, "public class Hero : ScriptableObject {}");
    rig_text("Assets/Hero.asset", RIG_HEAD
             "--- !u!114 &11400000\nMonoBehaviour:\n  m_Script: {fileID: 11500000, guid: " GUID_A
             ", type: 3}\n");
    rig_text("Assets/Mesh.asset", RIG_HEAD "--- !u!43 &4300000\nMesh:\n  m_Name: x\n");
    rig_text("Assets/Gone.asset", RIG_HEAD
             "--- !u!114 &11400000\nMonoBehaviour:\n  m_Script: {fileID: 11500000, guid: " GUID_B
             ", type: 3}\n");
    rig_text("Assets/Lfs.asset", RIG_LFS);
    rig_text("Assets/Cut.asset", RIG_HEAD "--- !u!114 &1");
    project = rig_open();
    check_type("Assets/Hero.asset", "Hero");
    check_type("Assets/Mesh.asset", "Mesh");
    check_type("Assets/Gone.asset", "ScriptableObject");
    check_type("Assets/Lfs.asset", "ScriptableObject");
    check_type("Assets/Cut.asset", "ScriptableObject");
    check_type("Assets/Absent.asset", "ScriptableObject");
    ck_assert_int_eq(asset_class(&project, SLICE("Assets/Mesh.asset")), 43);
    ck_assert_int_eq(asset_class(&project, SLICE("Assets/Lfs.asset")), 0);
    ck_assert_int_eq(asset_class(&project, SLICE("Assets/Absent.asset")), 0);
    ck_assert_int_eq(asset_class(&project, SLICE("Assets")), 0);
    project_done(&project);
}
END_TEST

START_TEST(importer_is_named_by_the_meta_file)
{
    rig_text("Assets/A.png", "x");
    rig_text("Assets/A.png.meta",
             "fileFormatVersion: 2\nguid: " GUID_A "\nTextureImporter:\n  serializedVersion: 11\n");
    rig_asset("Assets/B.png", GUID_B, "x");
    project = rig_open();
    ck_assert(slice_is(asset_importer(&project, SLICE("Assets/A.png"), &arena), "TextureImporter"));
    ck_assert_uint_eq(asset_importer(&project, SLICE("Assets/B.png"), &arena).len, 0);
    ck_assert_uint_eq(asset_importer(&project, SLICE("Assets/C.png"), &arena).len, 0);
    project_done(&project);
}
END_TEST

/* --- Mixers. --- */

#define MIXER                                                                                      \
    "--- !u!241 &1\nAudioMixerController:\n  m_Name: Main\n  m_MasterGroup: {fileID: 2}\n"         \
    "  m_Snapshots:\n  - {fileID: 9}\n  - {fileID: 8}\n  - {fileID: 404}\n  - {fileID: 9}\n"       \
    "  m_ExposedParameters:\n  - guid: aa\n    name: Loudness\n"
#define GROUP(id, name, children, volume, effects)                                                 \
    "--- !u!243 &" id "\nAudioMixerGroupController:\n  m_Name: " name "\n  m_GroupID: 0" id        \
    "\n  m_Children:" children "\n  m_Volume: " volume "\n  m_Pitch: p" id                         \
    "\n  m_Effects:" effects "\n"
#define SNAPSHOT(id, name, values)                                                                 \
    "--- !u!245 &" id "\nAudioMixerSnapshotController:\n  m_Name: " name                           \
    "\n  m_FloatValues:" values "\n"

#define VALUES "\n    aa: -3.5\n    cc: .5\n    p3: 1\n    zz: -80\n    mm: x"
#define EFFECT                                                                                     \
    "--- !u!244 &7\nAudioMixerEffectController:\n  m_EffectName: Lowpass\n  m_MixLevel: mm\n"      \
    "  m_Parameters:\n  - m_ParameterName: Cutoff\n    m_GUID: cc\n"

static void put_mixer(void)
{
    static const char top[] =
        GROUP("2", "Master", "\n  - {fileID: 3}\n  - {fileID: 4}", "vv", "\n  - {fileID: 7}");
    static const char below[] =
        GROUP("4", "Two", "\n  - {fileID: 2}", "aa", " []") GROUP("3", "One", " []", "v3", " []");
    static const char rest[] =
        SNAPSHOT("8", "'Second #2'", " {}") SNAPSHOT("9", "First", VALUES) EFFECT;
    char text[4096];

    snprintf(text, sizeof(text), "%s%s%s%s%s", RIG_HEAD, MIXER, top, below, rest);
    rig_asset("Assets/M.mixer", GUID_A, text);
}

static const struct {
    const char *name, *group;
    double value;
} values[] = {
    {"Loudness", "Two", -3.5}, {"Lowpass/Cutoff", "Master", .5},   {"Pitch", "One", 1},
    {"zz", NULL, -80},         {"Lowpass/Mix level", "Master", 0},
};

START_TEST(mixer_has_groups_from_the_top_and_snapshots_with_names)
{
    struct err err = {0};
    struct mixer m;

    put_mixer();
    project = rig_open();
    ck_assert_msg(mixer_read(&project, SLICE("Assets/M.mixer"), &arena, &m, &err), "%s",
                  err.message);
    ck_assert(slice_is(m.name, "Main"));
    ck_assert_uint_eq(m.n_groups, 3);
    ck_assert(slice_is(m.groups[0].name, "Master") && slice_is(m.groups[0].guid, "02"));
    ck_assert(slice_is(m.groups[1].name, "One"));
    ck_assert(slice_is(m.groups[2].name, "Two"));
    ck_assert_uint_eq(m.n_snapshots, 2);
    ck_assert(slice_is(m.snapshots[1].name, "Second #2"));
    ck_assert_uint_eq(m.snapshots[1].n_values, 0);
    ck_assert(slice_is(m.snapshots[0].name, "First"));
    ck_assert_uint_eq(m.snapshots[0].n_values, N_ELEMENTS(values));
    for (size_t i = 0; i < N_ELEMENTS(values); i++) {
        const struct mixer_value *v = &m.snapshots[0].values[i];

        ck_assert_msg(slice_is(v->name, values[i].name), "%zu: %.*s", i, SLICE_ARG(v->name));
        ck_assert(values[i].group ? slice_is(v->group, values[i].group) : !v->group.p);
        ck_assert_double_eq(v->value, values[i].value);
    }
    project_done(&project);
}
END_TEST

START_TEST(mixer_keeps_a_name_that_cannot_be_decoded)
{
    struct err err = {0};
    struct mixer m;

    rig_asset("Assets/M.mixer", GUID_A,
              RIG_HEAD "--- !u!241 &1\nAudioMixerController:\n  m_Name: \"\\q\"\n");
    project = rig_open();
    ck_assert(mixer_read(&project, SLICE("Assets/M.mixer"), &arena, &m, &err));
    ck_assert_msg(slice_is(m.name, "\"\\q\""), "%.*s", SLICE_ARG(m.name));
    project_done(&project);
}
END_TEST

static const char *const bad_mixers[] = {
    "",
    RIG_LFS,
    RIG_HEAD "--- !u!1 &1\nGameObject:\n  m_Name: x\n",
    RIG_HEAD "--- !u!241 &1\nAudioMixerController:\n  m_Name: 'x\n",
    RIG_HEAD "--- !u!241 &1\nAudioMixerController:\n  m_Snapshots: [{fileID: \n",
};

START_TEST(what_is_no_mixer_is_refused)
{
    struct err err = {0};
    struct mixer m;

    rig_asset("Assets/M.mixer", GUID_A, bad_mixers[_i]);
    project = rig_open();
    ck_assert(!mixer_read(&project, SLICE("Assets/M.mixer"), &arena, &m, &err));
    ck_assert_int_eq((int)err.kind, ERR_TOOL);
    ck_assert(!mixer_read(&project, SLICE("Assets/None.mixer"), &arena, &m, &err));
    ck_assert_int_eq((int)err.kind, ERR_NOT_FOUND);
    project_done(&project);
}
END_TEST

START_TEST(mixer_fails_cleanly_without_memory)
{
    bool is_read = false;

    put_mixer();
    project = rig_open();
    for (size_t n = 1; !is_read; n++) {
        struct err err = {0};
        struct mixer m;

        ck_assert_uint_lt(n, 200);
        arena_done(&arena);
        mem_fail_after(n);
        is_read = mixer_read(&project, SLICE("Assets/M.mixer"), &arena, &m, &err);
        mem_fail_after(0);
        ck_assert(is_read || err.kind == ERR_INTERNAL);
    }
    project_done(&project);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("assets");
    TCase *t = tcase_create("assets");

    tcase_add_checked_fixture(t, begin, end);
    tcase_add_loop_test(t, kind_goes_by_the_ending, 0, (int)N_ELEMENTS(kinds));
    tcase_add_test(t, name_is_the_files_without_ending);
    tcase_add_test(t, type_of_an_asset_file_is_in_it);
    tcase_add_test(t, importer_is_named_by_the_meta_file);
    tcase_add_test(t, mixer_has_groups_from_the_top_and_snapshots_with_names);
    tcase_add_test(t, mixer_keeps_a_name_that_cannot_be_decoded);
    tcase_add_loop_test(t, what_is_no_mixer_is_refused, 0, (int)N_ELEMENTS(bad_mixers));
    tcase_add_test(t, mixer_fails_cleanly_without_memory);
    suite_add_tcase(s, t);
    return rig_run(s);
}
