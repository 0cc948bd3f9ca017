/*
 * unity/project/members.h: known members of Unity's classes, by name and by key.
 */
#include <check.h>
#include <stdlib.h>

#include "unity/unity.h"

static const struct member_type *type(const char *name)
{
    const struct member_type *t = member_type_find(slice_of(name));

    ck_assert_msg(t != NULL, "no type %s", name);
    return t;
}

/* Type, member, what it is, its key, its key in newer files, its default. */
static const struct {
    const char *type, *member, *of, *key, *newer, *def;
} known[] = {
    {"TextureImporter", "isReadable", "bool", "isReadable", NULL, NULL},
    {"TextureImporter", "mipmapEnabled", "bool", "mipmaps.enableMipMap", NULL, "1"},
    {"TextureImporter", "spritePixelsPerUnit", "float", "spritePixelsToUnits", NULL, "100"},
    {"TextureImporter", "filterMode", "UnityEngine.FilterMode", "textureSettings.filterMode", NULL,
     "1"},
    {"TextureImporter", "maxTextureSize", "int", "maxTextureSize",
     "platformSettings[buildTarget=DefaultTexturePlatform].maxTextureSize", "2048"},
    {"TextureImporter", "spriteExtrude", "uint", "spriteExtrude", NULL, "1"},
    {"TextureImporter", "userData", "string", "userData", NULL, NULL},
    {"ModelImporter", "globalScale", "float", "meshes.globalScale", NULL, "1"},
    {"AudioImporter", "defaultSampleSettings", "UnityEditor.AudioImporterSampleSettings",
     "defaultSettings", NULL, NULL},
    {"AudioImporterSampleSettings", "loadType", "UnityEngine.AudioClipLoadType", "loadType", NULL,
     NULL},
    {"PluginImporter", "platformData", "Dictionary<string,UnityEditor.PluginImporter.PlatformData>",
     "platformData", NULL, NULL},
    {"DefaultImporter", "assetBundleName", "string", "assetBundleName", NULL, NULL},
    {"Physics", "gravity", "UnityEngine.Vector3", "m_Gravity", NULL, "0,-9.81,0"},
    {"PhysicsManager", "gravity", "UnityEngine.Vector3", "m_Gravity", NULL, "0,-9.81,0"},
    {"Physics2DSettings", "gravity", "UnityEngine.Vector2", "m_Gravity", NULL, "0,-9.81"},
    {"TimeManager", "fixedDeltaTime", "float", "Fixed Timestep", NULL, "0.02"},
    {"PlayerSettings", "companyName", "string", "companyName", NULL, "DefaultCompany"},
    {"PlayerSettings", "colorSpace", "UnityEngine.ColorSpace", "m_ActiveColorSpace", NULL, NULL},
    {"PlayerSettings", "Android.bundleVersionCode", "int", "AndroidBundleVersionCode", NULL, "1"},
    {"PlayerSettings", "SplashScreen.show", "bool", "m_ShowUnitySplashScreen", NULL, "1"},
    {"PlayerSettings.iOS", "buildNumber", "string", "buildNumber.iOS", "buildNumber.iPhone", "0"},
    {"QualitySettings", "vSyncCount", "int", "m_QualitySettings[].vSyncCount", NULL, NULL},
    {"RenderSettings", "fog", "bool", "m_Fog", NULL, NULL},
    {"RenderSettings", "skybox", "UnityEngine.Material", "m_SkyboxMaterial", NULL, NULL},
    {"TagManager", "tags", "string[]", "tags", NULL, NULL},
    {"InputManager", "axes", "InputManager.Axis[]", "m_Axes", NULL, NULL},
    {"EditorBuildSettings", "scenes", "UnityEditor.EditorBuildSettingsScene[]", "m_Scenes", NULL,
     NULL},
    {"OcclusionCullingSettings", "smallestHole", "float", "m_OcclusionBakeSettings.smallestHole",
     NULL, "0.25"},
    {"Rigidbody", "mass", "float", "m_Mass", NULL, "1"},
};

static bool same(const char *a, const char *b)
{
    return slice_eq(slice_of(a), slice_of(b));
}

START_TEST(a_member_is_found_by_its_name)
{
    const struct member_row *row = member_find(type(known[_i].type), slice_of(known[_i].member));

    ck_assert_msg(row != NULL, "no %s.%s", known[_i].type, known[_i].member);
    ck_assert_str_eq(row->type, known[_i].of);
    ck_assert_str_eq(row->key, known[_i].key);
    ck_assert_msg(same(row->newer_key, known[_i].newer), "%s", row->newer_key);
    ck_assert_msg(same(row->def, known[_i].def), "%s.%s: %s", known[_i].type, known[_i].member,
                  row->def);
}
END_TEST

/* Type, path in a file, member, what is behind its key. */
static const struct {
    const char *type, *path, *member, *rest;
} paths[] = {
    {"TextureImporter", "mipmaps.enableMipMap", "mipmapEnabled", ""},
    {"TextureImporter", "spritePixelsToUnits", "spritePixelsPerUnit", ""},
    {"TextureImporter", "platformSettings[].buildTarget", "platformSettings", "[].buildTarget"},
    {"TextureImporterPlatformSettings", "buildTarget", "name", ""},
    {"TextureImporter", "assetBundleName", "assetBundleName", ""},
    {"TextureImporter", "ignoreMasterTextureLimit", "ignoreMipmapLimit", ""},
    {"PhysicsManager", "m_Gravity", "gravity", ""},
    {"PhysicsManager", "m_Gravity.y", "gravity", "y"},
    {"PhysicsManager", "m_ObjectHideFlags", "hideFlags", ""},
    {"PlayerSettings", "AndroidBundleVersionCode", "bundleVersionCode", ""},
    {"PlayerSettings", "scriptingDefineSymbols.Standalone", "scriptingDefineSymbols", "Standalone"},
    {"PlayerSettings", "m_ShowUnitySplashScreen", "show", ""}, /* showUnitySplashScreen is old */
    {"QualitySettings", "m_QualitySettings[].name", "levelName", ""},
    {"ModelImporter", "animations.clipAnimations[].loopBlend", "clipAnimations", "[].loopBlend"},
    {"ModelImporterClipAnimation", "loopBlend", "loopPose", ""},
};

START_TEST(a_member_is_found_by_its_key)
{
    struct slice rest;
    const struct member_row *row = member_at(type(paths[_i].type), slice_of(paths[_i].path), &rest);

    ck_assert_msg(row != NULL, "no %s of %s", paths[_i].path, paths[_i].type);
    ck_assert_str_eq(row->name, paths[_i].member);
    ck_assert_msg(slice_is(rest, paths[_i].rest), "%.*s", SLICE_ARG(rest));
}
END_TEST

START_TEST(unknown_names_are_not_found)
{
    struct slice rest;

    ck_assert_ptr_null(member_type_find(SLICE("NoSuchImporter")));
    ck_assert_ptr_null(member_type_find(SLICE("")));
    ck_assert_ptr_null(member_type_numbered(0));
    ck_assert_ptr_null(member_find(type("TextureImporter"), SLICE("isreadable")));
    ck_assert_ptr_null(member_find(type("PlayerSettings"), SLICE("bundleVersionCode")));
    ck_assert_ptr_null(member_find(type("PlayerSettings"), SLICE("Android.")));
    ck_assert_ptr_null(member_find(type("PlayerSettings"), SLICE("Android.tags")));
    ck_assert_ptr_null(member_at(type("TextureImporter"), SLICE("mipmaps"), &rest));
    ck_assert_ptr_null(member_at(type("TextureImporter"), SLICE("isReadable2"), &rest));
    ck_assert_ptr_null(member_at(type("TextureImporter"), SLICE(""), &rest));
    ck_assert_ptr_null(member_enum_find(SLICE("UnityEngine.Vector3")));
}
END_TEST

START_TEST(a_type_has_a_number_a_base_and_a_document)
{
    const struct member_type *texture = type("UnityEditor.TextureImporter");

    ck_assert_ptr_eq(texture, type("TextureImporter"));
    ck_assert_ptr_eq(texture, member_type_numbered(1006));
    ck_assert_ptr_eq(texture, member_type_document(texture));
    ck_assert_ptr_eq(member_type_base(texture), type("AssetImporter"));
    ck_assert_ptr_eq(member_type_document(type("TextureImporterSettings")), texture);
    ck_assert_ptr_eq(member_type_document(type("Physics")), member_type_numbered(55));
    ck_assert_ptr_eq(member_type_document(type("UnityEditor.PlayerSettings.Android")),
                     member_type_numbered(129));
    ck_assert_ptr_null(member_type_document(type("AudioImporterSampleSettings")));
}
END_TEST

START_TEST(names_and_values_of_enums_are_known)
{
    const struct member_enum *fog = member_enum_find(SLICE("UnityEngine.FogMode"));
    const struct member_enum *wrap = member_enum_find(SLICE("UnityEditor.FontTextureCase"));
    int64_t value;

    ck_assert(fog != NULL && wrap != NULL);
    ck_assert_str_eq(member_enum_name(fog, 3), "ExponentialSquared");
    ck_assert(member_enum_value(fog, SLICE("Linear"), &value) && value == 1);
    ck_assert(member_enum_value(wrap, SLICE("Dynamic"), &value) && value == -2);
    ck_assert_ptr_null(member_enum_name(fog, 17));
    ck_assert(!member_enum_value(fog, SLICE("linear"), &value));
}
END_TEST

static bool is_whole(const struct member_row *row)
{
    return row->name[0] && row->key[0] && row->type[0] && !strchr(row->type, ' ');
}

START_TEST(all_rows_are_whole)
{
    const struct member_type *t;
    size_t n = 0;

    for (size_t i = 0; (t = member_type_at(i)) != NULL; i++) {
        ck_assert_ptr_eq(member_type_find(slice_of(t->name)), t);
        for (short k = 0; k < t->n_rows; k++, n++)
            if (!is_whole(&t->rows[k]))
                ck_abort_msg("%s.%s: '%s' at '%s'", t->name, t->rows[k].name, t->rows[k].type,
                             t->rows[k].key);
    }
    ck_assert_uint_ge(n, 3000);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("members");
    TCase *tcase = tcase_create("members");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_loop_test(tcase, a_member_is_found_by_its_name, 0, N_ELEMENTS(known));
    tcase_add_loop_test(tcase, a_member_is_found_by_its_key, 0, N_ELEMENTS(paths));
    tcase_add_test(tcase, unknown_names_are_not_found);
    tcase_add_test(tcase, a_type_has_a_number_a_base_and_a_document);
    tcase_add_test(tcase, names_and_values_of_enums_are_known);
    tcase_add_test(tcase, all_rows_are_whole);
    suite_add_tcase(suite, tcase);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
