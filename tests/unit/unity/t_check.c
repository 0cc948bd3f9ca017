/*
 * unity/check/check.h: what a check of a project finds, rule by rule.
 */
#include "check_rig.h"

/* --- Rule 1: which files. --- */

START_TEST(files_of_every_root_count)
{
    static const char bad[] = ASSET("  a: " REF_NONE "\n");

    rig_text("Packages/manifest.json",
             "{\"dependencies\": {\"com.me.side\": \"file:../../side\"}}");
    rig_text("Assets/A.asset", bad);
    rig_text("Assets/Sub/B.whatever", bad);
    rig_text("Packages/com.me.tool/package.json", "{\"name\": \"com.me.tool\"}");
    rig_text("Packages/com.me.tool/C.asset", bad);
    rig_text("../side/package.json", "{\"name\": \"com.me.side\", \"version\": \"1.0.0\"}");
    rig_text("../side/D.asset", bad);
    rig_text("Library/PackageCache/com.me.kept@1.0.0/package.json", "{\"name\": \"com.me.kept\"}");
    rig_text("Library/PackageCache/com.me.kept@1.0.0/E.asset", bad);
    rig_text("ProjectSettings/F.asset", bad);
    expect(CHECK_ALL, "reference ../side/D.asset:8 a\n"
                      "reference Assets/A.asset:8 a\n"
                      "reference Assets/Sub/B.whatever:8 a\n"
                      "reference Library/PackageCache/com.me.kept@1.0.0/E.asset:8 a\n"
                      "reference Packages/com.me.tool/C.asset:8 a\n"
                      "reference ProjectSettings/F.asset:8 a\n");
}
END_TEST

START_TEST(files_that_unity_does_not_see_do_not_count)
{
    static const char bad[] = ASSET("  a: " REF_NONE "\n");
    static const char *const paths[] = {
        "Assets/.hidden/A.asset",    "Assets/Samples~/A.asset",
        "Assets/cvs/A.asset",        "Assets/A.tmp",
        "Assets/.A.asset",           "Assets/A.asset~",
        "ProjectSettings/S/A.asset", "Logs/A.asset",
        "Library/A.asset",
    };

    for (size_t i = 0; i < N_ELEMENTS(paths); i++)
        rig_text(paths[i], bad);
    expect(CHECK_ALL, "");
}
END_TEST

START_TEST(text_that_is_no_unity_yaml_does_not_count)
{
    struct check_result r;

    rig_text("Assets/A.thing", "a: " REF_NONE "\n");
    rig_text("Assets/B.asset", "{\"a\": \"{fileID: 5}\"}");
    rig_text("Assets/C.txt", ASSET("  a: " REF_NONE "\n"));
    r = check_all();
    ck_assert_uint_eq(r.n_findings, 0);
    ck_assert_uint_eq(r.n_files, 4); /* three .meta files and the material */
    check_result_done(&r);
}
END_TEST

START_TEST(meta_files_count_and_are_read_whole)
{
    char text[40000];
    int len = snprintf(text, sizeof(text),
                       "fileFormatVersion: 2\nguid: 0a0000000000000000000000000000ff\n"
                       "TextureImporter:\n");

    for (int i = 0; i < 1000; i++)
        len += snprintf(text + len, sizeof(text) - (size_t)len, "  number%04d: {x: 0, y: 1}\n", i);
    snprintf(text + len, sizeof(text) - (size_t)len, "  last: " REF_NONE "\n");
    rig_text("Assets/Long.png", "x");
    rig_text("Assets/Long.png.meta", text);
    rig_text("Assets/Short.fbx", "x");
    rig_text("Assets/Short.fbx.meta",
             "fileFormatVersion: 2\nguid: 0a0000000000000000000000000000fe\nModelImporter:\n"
             "  externalObjects:\n  - first:\n      name: a\n    second: " REF_NONE "\n"
             "  - first:\n      name: b\n    second: {fileID: 2100000, guid: " GUID_MAT
             ",\n      type: 2}\n  icon: {instanceID: 0}\n  local: {fileID: 5}\n");
    expect(CHECK_ALL,
           "reference Assets/Long.png.meta:1004 TextureImporter.last\n"
           "reference Assets/Short.fbx.meta:7 ModelImporter.externalObjects[0].second\n");
}
END_TEST

/* --- Rules 2 to 5. --- */

START_TEST(reference_may_have_several_lines)
{
    rig_text("Assets/A.asset",
             ASSET("  list:\n  - {fileID: 11500000, guid: " GUID_NONE ",\n"
                   "    type: 3}\n  deep:\n    a b:\n    - - {fileID: 1, guid: " GUID_NONE
                   ", type: 2}\n"));
    expect(CHECK_ALL, "reference Assets/A.asset:9 list[0]\n"
                      "reference Assets/A.asset:13 deep.a b[0][0]\n");
}
END_TEST

START_TEST(nothing_but_a_map_in_braces_is_a_reference)
{
    struct check_result r;

    rig_text("Assets/A.asset",
             ASSET("  a:\n    fileID: 5\n    guid: " GUID_NONE "\n"
                   "  b: 'c: {fileID: 5}'\n  d: text {fileID: 5}\n"
                   "  e: 'two\n\n    f: {fileID: 5}\n\n'\n  g: \"{fileID: 5}\"\n"
                   "  h: {fileID: 5, other: 1}\n  i: {x: 5}\n  guid: " GUID_NONE "\n"
                   "  j: {fileID: five}\n  k: {fileID: 5, guid: 12, type: 3}\n"));
    r = check_all();
    ck_assert_uint_eq(r.n_findings, 0);
    ck_assert_uint_eq(r.n_references, 1); /* the script */
    check_result_done(&r);
}
END_TEST

START_TEST(reference_in_any_shape_is_found)
{
    rig_text("Assets/A.asset", ASSET("  a: [{fileID: 5}, {fileID: 11400000}]\n  'b': {fileID: 6}\n"
                                     "  c: { fileID: 7 }\n  d: {guid: " GUID_NONE ", fileID: 8}\n"
                                     "  e: {inner: {fileID: 9}}\n  f:\n    {fileID: 10}\n"
                                     "  g:   {fileID: 11}   \n"));
    expect(CHECK_ALL, "reference Assets/A.asset:8 a[0]\n"
                      "reference Assets/A.asset:9 b\n"
                      "reference Assets/A.asset:10 c\n"
                      "reference Assets/A.asset:11 d\n"
                      "reference Assets/A.asset:12 e.inner\n"
                      "reference Assets/A.asset:14 f\n"
                      "reference Assets/A.asset:15 g\n");
}
END_TEST

START_TEST(null_and_built_in_references_are_fine)
{
    struct check_result r;

    rig_text("Assets/A.asset",
             ASSET("  a: {fileID: 0}\n  b: {fileID: 0, guid: " GUID_NONE ", type: 0}\n"
                   "  c: {fileID: 10303, guid: 0000000000000000f000000000000000, type: 0}\n"
                   "  d: {fileID: 10303, guid: 0000000000000000e000000000000000, type: 0}\n"
                   "  e: {fileID: 10303, guid: 0000000000000000d000000000000000, type: 0}\n"
                   "  f: {fileID: 1, guid: 00000000000000000000000000000000, type: 0}\n"
                   "  g: {fileID: 1, guid: 0000000000000000c000000000000000, type: 0}\n"));
    expect(CHECK_ALL, "reference Assets/A.asset:14 g\n");
    r = check_all();
    ck_assert_uint_eq(r.n_references, 6); /* null is none */
    check_result_done(&r);
}
END_TEST

START_TEST(asset_with_nothing_but_a_meta_is_missing)
{
    struct check_result r;

    rig_text("Assets/A.asset", ASSET("  a: " REF_GONE "\n  b: " REF_MAT "\n"));
    r = check_all();
    ck_assert_uint_eq(r.n_findings, 1);
    ck_assert(slice_is(r.findings[0].property, "a"));
    ck_assert(slice_contains(r.findings[0].context, SLICE("'Assets/Gone.mat'")));
    ck_assert_int_eq(r.findings[0].file_id, 11500000);
    check_result_done(&r);
}
END_TEST

/* --- Rules 6, 7 and 16. --- */

START_TEST(package_that_is_known_is_counted)
{
    const struct package_use *ui, *urp;
    struct check_result r;

    rig_text("Assets/B.asset", ASSET("  a: " REF_IMAGE "\n  b: " REF_URP "\n"));
    rig_text("Assets/A/C.asset",
             ASSET("  a: {fileID: 0}\n  b: " REF_IMAGE "\n  c: " REF_IMAGE "\n"));
    rig_text("Assets/A-/C.asset", ASSET("  a:\n  b:\n  - " REF_URP "\n"));
    r = check_all();
    ck_assert_uint_eq(r.n_findings, 0);
    ck_assert_uint_eq(r.n_packages, 2);
    urp = &r.packages[0];
    ui = &r.packages[1];
    ck_assert(slice_is(urp->package, "com.unity.render-pipelines.universal"));
    ck_assert_uint_eq(urp->n_uses, 2);
    ck_assert(!urp->is_in_manifest);
    ck_assert(slice_is(urp->path, "Assets/A-/C.asset")); /* '-' is before '/' */
    ck_assert_uint_eq(urp->line, ASSET_LINE + 2);
    ck_assert(slice_is(ui->package, "com.unity.ugui"));
    ck_assert_uint_eq(ui->n_uses, 3);
    ck_assert(ui->is_in_manifest);
    ck_assert(slice_is(ui->path, "Assets/A/C.asset"));
    ck_assert_uint_eq(ui->line, ASSET_LINE + 1);
    check_result_done(&r);
}
END_TEST

START_TEST(bookkeeping_and_stripped_documents_use_nothing)
{
    struct check_result r;

    rig_text("Assets/A.prefab", RIG_HEAD
             "--- !u!114 &1 stripped\nMonoBehaviour:\n  m_CorrespondingSourceObject: " REF_IMAGE
             "\n  m_PrefabInstance: {fileID: 2}\n  m_Script: " REF_IMAGE "\n"
             "--- !u!1001 &2\nPrefabInstance:\n  m_Modification:\n    m_Modifications:\n"
             "    - target: " REF_IMAGE "\n      propertyPath: a\n      value: \n"
             "      objectReference: {fileID: 0}\n"
             "    m_RemovedComponents:\n    - " REF_IMAGE "\n"
             "    m_RemovedGameObjects:\n    - {fileID: 1, guid: " GUID_IMAGE ",\n      type: 3}\n"
             "    m_AddedComponents:\n"
             "    - targetCorrespondingSourceObject: " REF_IMAGE "\n"
             "      addedObject: " REF_IMAGE "\n"
             "  m_SourcePrefab: " REF_MAT "\n");
    r = check_all();
    ck_assert_uint_eq(r.n_packages, 1);
    ck_assert_uint_eq(r.packages[0].n_uses, 1);
    ck_assert_uint_eq(r.packages[0].line, 23);
    ck_assert_uint_eq(r.n_references, 9);
    check_result_done(&r);
}
END_TEST

START_TEST(guid_is_unresolved_while_a_package_is_unknown)
{
    struct check_result r;

    rig_text("Packages/manifest.json", "{\"dependencies\": {\"com.somebody.tool\": \"1.0.0\"}}");
    rig_text("Assets/B.asset", RIG_HEAD "--- !u!114 &1\nMonoBehaviour:\n  m_Script: " REF_NONE "\n"
                                        "  m_EditorClassIdentifier: Asm::My.Own.Thing\n"
                                        "  a: " REF_NONE "\n  b: " REF_NONE2 "\n");
    rig_text("Assets/A.asset", RIG_HEAD "--- !u!114 &1\nMonoBehaviour:\n  m_Script: " REF_NONE "\n"
                                        "  m_EditorClassIdentifier: \n  c: " REF_GONE "\n");
    r = check_all();
    ck_assert_uint_eq(r.n_findings, 1); /* what has a .meta here is no package's */
    ck_assert(slice_is(r.findings[0].property, "c"));
    ck_assert_uint_eq(r.n_unresolved, 2);
    ck_assert(guid_eq(&r.unresolved[0].guid, &(struct guid){{0x0b, [15] = 1}}));
    ck_assert_uint_eq(r.unresolved[0].n_uses, 3);
    ck_assert_uint_eq(r.unresolved[0].n_scripts, 2);
    ck_assert(slice_is(r.unresolved[0].path, "Assets/A.asset"));
    ck_assert_uint_eq(r.unresolved[0].line, 5);
    ck_assert(slice_is(r.unresolved[0].hint, "My.Own.Thing"));
    ck_assert_uint_eq(r.unresolved[1].n_uses, 1);
    ck_assert_uint_eq(r.unresolved[1].n_scripts, 0);
    ck_assert_uint_eq(r.unresolved[1].hint.len, 0);
    check_result_done(&r);
}
END_TEST

START_TEST(hint_is_read_in_both_forms)
{
    static const struct {
        const char *text, *hint;
    } rows[] = {{"Asm::Ns.Class", "Ns.Class"},
                {"Asm:Ns:Class", "Ns.Class"},
                {"Asm::Class", "Class"},
                {"'Asm::Class'\r", "Class"},
                {"Asm", ""},
                {"", ""}};
    char text[1024];

    rig_text("Packages/manifest.json", "{\"dependencies\": {\"com.somebody.tool\": \"1.0.0\"}}");
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        struct check_result r;

        snprintf(text, sizeof(text),
                 "%s--- !u!114 &1\nMonoBehaviour:\n  m_Script: %s\n"
                 "  m_EditorClassIdentifier: %s\n",
                 RIG_HEAD, REF_NONE, rows[i].text);
        rig_text("Assets/A.asset", text);
        r = check_all();
        ck_assert_uint_eq(r.n_unresolved, 1);
        ck_assert_msg(slice_is(r.unresolved[0].hint, rows[i].hint), "'%s' gave '%.*s'",
                      rows[i].text, SLICE_ARG(r.unresolved[0].hint));
        check_result_done(&r);
    }
}
END_TEST

/* --- Rule 8. --- */

START_TEST(reference_to_no_document_of_the_file_is_broken)
{
    struct check_result r;

    rig_text("Assets/A.asset",
             ASSET("  a: {fileID: -7}\n  b: {fileID: 8}\n  c: {fileID: 11400000}\n"
                   "--- !u!114 &-7\nMonoBehaviour:\n  m_Script: " REF_CS "\n"
                   "  d: {fileID: -8}\n  target: {fileID: 9}\n"));
    expect(CHECK_ALL, "reference Assets/A.asset:9 b\n"
                      "reference Assets/A.asset:14 d\n"
                      "reference Assets/A.asset:15 target\n");
    r = check_all();
    ck_assert(guid_is_null(&r.findings[1].guid));
    ck_assert_int_eq(r.findings[1].file_id, -8);
    ck_assert(slice_contains(r.findings[1].context, SLICE("-8")));
    check_result_done(&r);
}
END_TEST

/* --- Rule 9. --- */

START_TEST(bookkeeping_of_prefabs_is_not_reported)
{
    rig_text("Assets/A.prefab", RIG_HEAD
             "--- !u!1 &1 stripped\nGameObject:\n  m_CorrespondingSourceObject: " REF_NONE "\n"
             "  m_PrefabInstance: {fileID: 2}\n  m_PrefabAsset: {fileID: 0}\n"
             "  other: " REF_NONE "\n"
             "--- !u!1001 &2\nPrefabInstance:\n  m_Modification:\n"
             "    m_TransformParent: {fileID: 0}\n    m_Modifications:\n"
             "    - target: " REF_NONE "\n      propertyPath: m_Name\n      value: x\n"
             "      objectReference: {fileID: 0}\n"
             "    m_RemovedComponents:\n    - " REF_NONE "\n"
             "    m_RemovedGameObjects: \n    - {fileID: 1, guid: " GUID_NONE ", type: 3}\n"
             "    - a: " REF_NONE "\n"
             "    m_AddedGameObjects:\n"
             "    - targetCorrespondingSourceObject: " REF_NONE "\n"
             "      addedObject: " REF_NONE "\n"
             "  m_SourcePrefab: " REF_NONE "\n"
             "--- !u!114 &3\nMonoBehaviour:\n  m_PrefabParentObject: " REF_NONE "\n"
             "  m_PrefabAsset: " REF_NONE "\n  m_Script: " REF_CS "\n"
             "  source: " REF_NONE "\n");
    expect(CHECK_ALL, "reference Assets/A.prefab:25"
                      " m_Modification.m_AddedGameObjects[0].addedObject\n"
                      "reference Assets/A.prefab:26 m_SourcePrefab\n"
                      "reference Assets/A.prefab:32 source\n");
}
END_TEST

/* --- Rule 10. --- */

#define SCRIPT(id, value) "--- !u!114 &" #id "\nMonoBehaviour:\n  m_Script: " value "\n"

START_TEST(script_is_missing_without_its_asset)
{
    rig_text("Assets/A.asset", RIG_HEAD SCRIPT(1, "{fileID: 0}") SCRIPT(2, REF_NONE)
                                   SCRIPT(3, REF_GONE) SCRIPT(4, "{fileID: 7}")
                                       SCRIPT(5, "{fileID: 1}") SCRIPT(6, "{fileID: 0, type: 3}"));
    expect(CHECK_ALL, "script Assets/A.asset:5 m_Script\nscript Assets/A.asset:8 m_Script\n"
                      "script Assets/A.asset:11 m_Script\nscript Assets/A.asset:14 m_Script\n"
                      "script Assets/A.asset:17 m_Script\nscript Assets/A.asset:20 m_Script\n");
}
END_TEST

START_TEST(script_is_not_missing_otherwise)
{
    rig_text("Assets/A.asset",
             RIG_HEAD SCRIPT(1, REF_CS) SCRIPT(2, REF_IMAGE) SCRIPT(
                 3, "{fileID: 13312, guid: 0000000000000000e000000000000000, type: 0}")
                 SCRIPT(4, "{fileID: 7}") "--- !u!115 &7\nMonoScript:\n  m_Name: x\n"
                                          "--- !u!114 &8 stripped\nMonoBehaviour:\n"
                                          "  m_Script: {fileID: 0}\n"
                                          "--- !u!114 &9 stripped\nMonoBehaviour:\n"
                                          "  m_Script: {fileID: 99}\n"
                                          "--- !u!21 &10\nMaterial:\n  m_Script: {fileID: 0}\n");
    expect(CHECK_ALL, "");
}
END_TEST

START_TEST(script_says_which_component_it_was)
{
    const struct finding *f;
    struct check_result r;

    rig_text("Assets/A.prefab",
             RIG_HEAD "--- !u!1 &1\nGameObject:\n  m_Component:\n  - component: {fileID: 2}\n"
                      "  m_Name: Root\n  m_IsActive: 1\n"
                      "--- !u!4 &2\nTransform:\n  m_GameObject: {fileID: 1}\n  m_Children:\n"
                      "  - {fileID: 4}\n  m_Father: {fileID: 0}\n"
                      "--- !u!1 &3\nGameObject:\n  m_Component:\n  - component: {fileID: 4}\n"
                      "  - component: {fileID: 5}\n  m_Name: Child\n  m_IsActive: 1\n"
                      "  m_Icon: " REF_NONE "\n"
                      "--- !u!4 &4\nTransform:\n  m_GameObject: {fileID: 3}\n  m_Children: []\n"
                      "  m_Father: {fileID: 2}\n"
                      "--- !u!114 &5\nMonoBehaviour:\n  m_GameObject: {fileID: 3}\n"
                      "  m_Script: {fileID: 0}\n  m_Name: \n"
                      "--- !u!114 &6\nMonoBehaviour:\n  m_GameObject: {fileID: 0}\n"
                      "  m_Script: {fileID: 0}\n  m_Name: \"N\\xE4me\"\n");
    r = check_all();
    ck_assert_uint_eq(r.n_findings, 3);
    f = r.findings;
    ck_assert_int_eq(f[0].kind, FINDING_REFERENCE);
    ck_assert(slice_is(f[0].object, "Root/Child"));
    ck_assert_int_eq(f[0].component, -1);
    ck_assert_int_eq(f[1].kind, FINDING_SCRIPT);
    ck_assert(slice_is(f[1].object, "Root/Child"));
    ck_assert_int_eq(f[1].component, 1);
    ck_assert(slice_is(f[2].object, "N\xC3\xA4me"));
    ck_assert_int_eq(f[2].component, -1);
    check_result_done(&r);
}
END_TEST

/* --- Rules 11 and 12. --- */

START_TEST(enabled_scene_of_the_build_must_be_there)
{
    struct check_result r;

    rig_text("Assets/Here.unity", RIG_HEAD "--- !u!29 &1\nOcclusionCullingSettings:\n  a: 0\n");
    rig_text("ProjectSettings/EditorBuildSettings.asset",
             RIG_HEAD "--- !u!1045 &1\nEditorBuildSettings:\n  m_Scenes:\n"
                      "  - enabled: 1\n    path: Assets/Here.unity\n    guid: " GUID_NONE "\n"
                      "  - enabled: 0\n    path: Assets/Off.unity\n    guid: " GUID_NONE "\n"
                      "  - enabled: 1\n    path: Assets/Gone.unity\n    guid: " GUID_NONE "\n");
    expect(CHECK_ALL, "reference ProjectSettings/EditorBuildSettings.asset:13 m_Scenes[2]\n");
    expect(CHECK_SCENES, "");
    r = check_all();
    ck_assert(slice_contains(r.findings[0].context, SLICE("Assets/Gone.unity")));
    check_result_done(&r);
}
END_TEST

START_TEST(broken_build_settings_are_only_malformed)
{
    rig_text("ProjectSettings/EditorBuildSettings.asset",
             RIG_HEAD "--- !u!1045 &1\nEditorBuildSettings:\n  m_Scenes:\n"
                      "  - enabled: 1\n    path: Assets/Gone.unity\n"
                      "=======\n    guid: " GUID_NONE "\n");
    expect(CHECK_ALL, "malformed ProjectSettings/EditorBuildSettings.asset:8\n");
}
END_TEST

START_TEST(modification_is_called_by_what_it_modifies)
{
    rig_text("Assets/A.prefab",
             RIG_HEAD "--- !u!1001 &2\nPrefabInstance:\n  m_Modification:\n    m_Modifications:\n"
                      "    - target: " REF_MAT "\n"
                      "      propertyPath: 'm_Materials.Array.data[0]'\n      value: \n"
                      "      objectReference: " REF_NONE "\n"
                      "  m_SourcePrefab: " REF_MAT "\n"
                      "  m_Modifications:\n  - objectReference: " REF_NONE "\n");
    expect(CHECK_ALL, "reference Assets/A.prefab:10 m_Materials.Array.data[0]\n"
                      "reference Assets/A.prefab:13 m_Modifications[0].objectReference\n");
}
END_TEST

/* --- Rule 13. --- */

START_TEST(malformed_file_says_only_that)
{
    static const char bad[] = "  a: " REF_NONE "\n";
    char text[2048];

    snprintf(text, sizeof(text), "%s<<<<<<< HEAD\n%s=======\n>>>>>>> b\n", ASSET(""), bad);
    rig_text("Assets/Conflict.asset", text);
    snprintf(text, sizeof(text), "<<<<<<< HEAD\n%s", ASSET(""));
    rig_text("Assets/ConflictFirst.asset", text);
    snprintf(text, sizeof(text), "%s%s--- !u!114\n", ASSET(""), bad);
    rig_text("Assets/Header.asset", text);
    snprintf(text, sizeof(text), "%s%s  b: {fileID: 5, guid: 0b0000", ASSET(""), bad);
    rig_text("Assets/CutInRef.asset", text);
    snprintf(text, sizeof(text), "%s%s  b: {x: 1, y: 2,\n", ASSET(""), bad);
    rig_text("Assets/CutInMap.asset", text);
    snprintf(text, sizeof(text), "%s%s  b: 'never ends\n", ASSET(""), bad);
    rig_text("Assets/CutInText.asset", text);
    snprintf(text, sizeof(text), "%s%s  m_Fath", ASSET(""), bad);
    rig_text("Assets/CutInKey.asset", text);
    rig_text("Assets/CutInHead.asset", "%YAML 1.1\n%TAG !u! tag:uni");
    rig_text("Assets/WholeWithoutBreak.asset", RIG_HEAD "--- !u!21 &1\nMaterial:\n  m_Name: x");
    expect(CHECK_ALL, "malformed Assets/Conflict.asset:8\n"
                      "malformed Assets/ConflictFirst.asset:1\n"
                      "malformed Assets/CutInHead.asset:3\n"
                      "malformed Assets/CutInKey.asset:9\n"
                      "malformed Assets/CutInMap.asset:9\n"
                      "malformed Assets/CutInRef.asset:9\n"
                      "malformed Assets/CutInText.asset:9\n"
                      "malformed Assets/Header.asset:9\n");
}
END_TEST

START_TEST(malformed_file_counts_no_uses)
{
    struct check_result r;

    rig_text("Assets/A.asset", ASSET("  a: " REF_IMAGE "\n  b: 'never ends\n"));
    r = check_all();
    ck_assert_uint_eq(r.n_packages, 0);
    ck_assert_uint_eq(r.n_references, 0);
    ck_assert_uint_eq(r.n_broken, 1);
    check_result_done(&r);
}
END_TEST

START_TEST(file_that_is_no_text_is_unreadable)
{
    static const char binary[] = "\0\0\0\1abc";

    rig_file("Assets/Binary.unity", slice_from(binary, sizeof(binary)));
    rig_file("Assets/Binary.thing", slice_from(binary, sizeof(binary)));
    rig_text("Assets/Pointer.Prefab", RIG_LFS);
    rig_text("Assets/Pointer.thing", RIG_LFS);
    rig_text("Assets/Empty.controller", "");
    rig_text("Assets/Empty.thing", "");
    rig_text("Assets/Json.asset", "{}");
    expect(CHECK_ALL, "unreadable Assets/Binary.unity:0\n"
                      "unreadable Assets/Empty.controller:0\n"
                      "unreadable Assets/Pointer.Prefab:0\n");
}
END_TEST

START_TEST(problems_of_the_walk_are_told)
{
    struct check_result r;

    rig_text("Assets/a.png.meta", "");
    rig_text("Assets/b.png.meta", RIG_LFS);
    rig_text("Assets/c.png.meta", "fileFormatVersion: 2\n<<<<<<< HEAD\nguid: " GUID_NONE
                                  "\n=======\nguid: " GUID_NONE2 "\n>>>>>>> x\n");
    rig_text("Assets/d.png.meta", "fileFormatVersion: 2\nguid: " GUID_NONE "\nguid: " GUID_NONE2);
    rig_meta("Assets/z.png", GUID_CS);
    expect(CHECK_ALL, "unreadable Assets/a.png.meta:0\n"
                      "unreadable Assets/b.png.meta:0\n"
                      "malformed Assets/c.png.meta:2\n"
                      "malformed Assets/d.png.meta:3\n"
                      "unreadable Assets/z.png.meta:0\n");
    expect(CHECK_PREFABS, "");
    r = check_all();
    ck_assert(slice_contains(r.findings[4].context, SLICE("'Assets/Tool.cs'")));
    check_result_done(&r);
}
END_TEST

START_TEST(conflict_deep_in_a_meta_is_malformed)
{
    char text[4096];
    int len = snprintf(text, sizeof(text), "fileFormatVersion: 2\nguid: " GUID_NONE "\nA:\n");

    for (int i = 0; i < 40; i++)
        len += snprintf(text + len, sizeof(text) - (size_t)len, "  number%04d: 5\n", i);
    snprintf(text + len, sizeof(text) - (size_t)len, "<<<<<<< HEAD\n  a: 1\n");
    rig_text("Assets/a.png.meta", text);
    rig_text("Assets/a.png", "x");
    expect(CHECK_ALL, "malformed Assets/a.png.meta:44\n");
}
END_TEST

/* --- Rules 14 and 15, and the order. --- */

START_TEST(scope_chooses_by_name)
{
    static const char bad[] = ASSET("  a: {fileID: 5}\n");
    struct check_result r;

    rig_text("Assets/A.unity", bad);
    rig_text("Assets/B.prefab", bad);
    rig_text("Assets/C.asset", bad);
    rig_text("Assets/C.asset.meta", "fileFormatVersion: 2\nguid: " GUID_NONE "\n"
                                    "A:\n  b: " REF_NONE2 "\n");
    rig_text("Assets/A.unity.meta", "fileFormatVersion: 2\nguid: 0a0000000000000000000000000000aa\n"
                                    "A:\n  b: " REF_NONE2 "\n");
    expect(CHECK_SCENES, "reference Assets/A.unity:8 a\n");
    expect(CHECK_PREFABS, "reference Assets/B.prefab:8 a\n");
    expect(CHECK_ASSETS, "reference Assets/A.unity.meta:4 A.b\nreference Assets/C.asset:8 a\n"
                         "reference Assets/C.asset.meta:4 A.b\n");
    r = check_with(CHECK_SCENES, 1, NULL);
    ck_assert_uint_eq(r.n_files, 1);
    check_result_done(&r);
    r = check_with(CHECK_ASSETS, 1, NULL);
    ck_assert_uint_eq(r.n_files, 7); /* five .meta files, C.asset and the material */
    check_result_done(&r);
}
END_TEST

START_TEST(findings_stand_by_path_line_and_kind)
{
    struct check_result r;

    rig_text("Assets/b.asset", ASSET("  z: [{fileID: 5}, {fileID: 4}]\n  a: {fileID: 3}\n"));
    rig_text("Assets/a/z.asset", RIG_HEAD SCRIPT(1, "{fileID: 0}"));
    rig_text("Assets/a.asset", "");
    rig_text("Assets/B.asset", "%YAML 1.1\nx\n");
    expect(CHECK_ALL, "malformed Assets/B.asset:2\nunreadable Assets/a.asset:0\n"
                      "script Assets/a/z.asset:5 m_Script\nreference Assets/b.asset:8 z[0]\n"
                      "reference Assets/b.asset:8 z[1]\nreference Assets/b.asset:9 a\n");
    r = check_all();
    ck_assert_uint_eq(r.n_broken, 5);
    check_result_done(&r);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("check");
    TCase *rules = tcase_create("rules");

    tcase_add_checked_fixture(rules, make_project, rig_end);
    tcase_add_test(rules, files_of_every_root_count);
    tcase_add_test(rules, files_that_unity_does_not_see_do_not_count);
    tcase_add_test(rules, text_that_is_no_unity_yaml_does_not_count);
    tcase_add_test(rules, meta_files_count_and_are_read_whole);
    tcase_add_test(rules, reference_may_have_several_lines);
    tcase_add_test(rules, nothing_but_a_map_in_braces_is_a_reference);
    tcase_add_test(rules, reference_in_any_shape_is_found);
    tcase_add_test(rules, null_and_built_in_references_are_fine);
    tcase_add_test(rules, asset_with_nothing_but_a_meta_is_missing);
    tcase_add_test(rules, package_that_is_known_is_counted);
    tcase_add_test(rules, bookkeeping_and_stripped_documents_use_nothing);
    tcase_add_test(rules, guid_is_unresolved_while_a_package_is_unknown);
    tcase_add_test(rules, hint_is_read_in_both_forms);
    tcase_add_test(rules, reference_to_no_document_of_the_file_is_broken);
    tcase_add_test(rules, bookkeeping_of_prefabs_is_not_reported);
    tcase_add_test(rules, script_is_missing_without_its_asset);
    tcase_add_test(rules, script_is_not_missing_otherwise);
    tcase_add_test(rules, script_says_which_component_it_was);
    tcase_add_test(rules, enabled_scene_of_the_build_must_be_there);
    tcase_add_test(rules, broken_build_settings_are_only_malformed);
    tcase_add_test(rules, modification_is_called_by_what_it_modifies);
    tcase_add_test(rules, malformed_file_says_only_that);
    tcase_add_test(rules, malformed_file_counts_no_uses);
    tcase_add_test(rules, file_that_is_no_text_is_unreadable);
    tcase_add_test(rules, problems_of_the_walk_are_told);
    tcase_add_test(rules, conflict_deep_in_a_meta_is_malformed);
    tcase_add_test(rules, scope_chooses_by_name);
    tcase_add_test(rules, findings_stand_by_path_line_and_kind);
    suite_add_tcase(suite, rules);
    return rig_run(suite);
}
