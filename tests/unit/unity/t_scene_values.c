/*
 * unity/scene/scene.h: the values of components and objects: whose document, which instances'
 * changes, what references lead to. How one change is applied is t_scene_edit.c's.
 */
#include "values_rig.h"

/* --- Whose values. --- */

START_TEST(own_document_is_as_written)
{
    put_asset("Assets/S.unity", GUID_A,
              OBJECT("10", "11", "12")
                  LIGHT("12", "10",
                        "  m_Target: {fileID: 77}\n"
                        "  m_Text: 'it''s\n\n'\n  m_Mesh: " REF("4", GUID_M) "\n"));
    open_scene("Assets/S.unity");
    check_values(12, "{m_GameObject: {fileID: 10}, m_Target: {fileID: 77}, m_Text: it's\n, "
                     "m_Mesh: {fileID: 4, guid: " GUID_M ", type: 3}}");
    ck_assert(slice_is(values_of(12)->key, "Light"));
}
END_TEST

START_TEST(outer_modification_wins)
{
    put_asset("Assets/P.prefab", GUID_B,
              OBJECT("1", "2", "3") LIGHT("3", "1", "  m_A: a\n  m_B: b\n  m_C: c\n  m_D: d\n"));
    put_asset("Assets/Q.prefab", GUID_C,
              INSTANCE("64", GUID_B,
                       CHANGE("3", GUID_B, "m_B", "inner") CHANGE("3", GUID_B, "m_C", "inner")));
    put_asset("Assets/R.prefab", GUID_D,
              INSTANCE("128", GUID_C,
                       CHANGE("67", GUID_C, "m_C", "middle")
                           CHANGE("67", GUID_C, "m_D", "middle")));
    put_asset("Assets/S.unity", GUID_A,
              INSTANCE("256", GUID_D,
                       CHANGE("195", GUID_D, "m_D", "first")
                           CHANGE("195", GUID_D, "m_D", "outer")));
    open_scene("Assets/S.unity");
    check_values(256 + 128 + 64 + 3, "{m_GameObject: {fileID: 449}, m_A: a, m_B: inner, "
                                     "m_C: middle, m_D: outer}");
    check_values(256 + 128 + 64 + 2, "{m_GameObject: {fileID: 449}, "
                                     "m_LocalPosition: {x: 1, y: 2, z: 3}, m_Father: {fileID: 0}}");
}
END_TEST

START_TEST(target_may_name_the_deepest_source)
{
    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "3") LIGHT("3", "1", "  m_A: a\n"));
    put_asset("Assets/Q.prefab", GUID_C, INSTANCE("64", GUID_B, " []"));
    put_asset("Assets/S.unity", GUID_A,
              INSTANCE("256", GUID_C, CHANGE("3", GUID_B, "m_A", "deep")));
    open_scene("Assets/S.unity");
    check_value(256 + 64 + 3, "m_A", "deep");
}
END_TEST

START_TEST(each_instance_has_values_of_its_own)
{
    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "3") LIGHT("3", "1", "  m_A: a\n"));
    put_asset("Assets/S.unity", GUID_A,
              INSTANCE("64", GUID_B, CHANGE("3", GUID_B, "m_A", "one"))
                  INSTANCE("128", GUID_B, CHANGE("3", GUID_B, "m_A", "two"))
                      INSTANCE("256", GUID_B, " []"));
    open_scene("Assets/S.unity");
    check_value(67, "m_A", "one");
    check_value(131, "m_A", "two");
    check_value(259, "m_A", "a");
}
END_TEST

START_TEST(object_has_values_too)
{
    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "3") LIGHT("3", "1", ""));
    put_asset("Assets/S.unity", GUID_A,
              INSTANCE("64", GUID_B,
                       CHANGE("1", GUID_B, "m_StaticEditorFlags", "5")
                           CHANGE("3", GUID_B, "m_StaticEditorFlags", "6")));
    open_scene("Assets/S.unity");
    check_values(65, "{m_Component: [{component: {fileID: 66}}, {component: {fileID: 67}}], "
                     "m_Name: O, m_StaticEditorFlags: 5}");
}
END_TEST

START_TEST(component_added_to_an_instance_is_as_written)
{
    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "3") LIGHT("3", "1", ""));
    put_asset("Assets/Q.prefab", GUID_C,
              INSTANCE("64", GUID_B, " []") STRIPPED("1", "50", "GameObject", "1", GUID_B, "64")
                  LIGHT("70", "50", "  m_A: a\n  m_Other: {fileID: 67}\n"));
    put_asset("Assets/S.unity", GUID_A, INSTANCE("256", GUID_C, CHANGE("70", GUID_C, "m_A", "b")));
    open_scene("Assets/Q.prefab");
    check_values(70, "{m_GameObject: {fileID: 50}, m_A: a, m_Other: {fileID: 67}}");
    scene_free(scene);
    project_done(&project);
    open_scene("Assets/S.unity");
    check_values(256 ^ 70, "{m_GameObject: {fileID: 306}, m_A: b, m_Other: {fileID: 323}}");
}
END_TEST

/* --- Sources that are not here. --- */

START_TEST(unknown_source_has_only_what_is_said_of_it)
{
    rig_asset("Assets/M.fbx", GUID_M, "binary");
    put_asset("Assets/S.unity", GUID_A,
              INSTANCE("64", GUID_M,
                       CHANGE("-8679921383154817045", GUID_M, "m_LocalPosition.x", "7")
                           CHANGE("555", GUID_M, "m_Enabled", "0"))
                  STRIPPED("23", "80", "MeshRenderer", "555", GUID_M, "64")
                      STRIPPED("4", "81", "Transform", "556", GUID_M, "64"));
    open_scene("Assets/S.unity");
    check_values((64 ^ -8679921383154817045) & INT64_MAX, "{m_LocalPosition: {x: 7}}");
    check_values(80, "{m_CorrespondingSourceObject: {fileID: 555, guid: " GUID_M ", type: 3}, "
                     "m_PrefabInstance: {fileID: 64}, m_Enabled: 0}");
    check_values(81, "");
    check_values((64 ^ 919132149155446097) & INT64_MAX, "");
}
END_TEST

START_TEST(variant_of_unknown_source_is_changed_at_both_levels)
{
    rig_asset("Assets/M.fbx", GUID_M, "binary");
    put_asset("Assets/Q.prefab", GUID_C,
              INSTANCE("64", GUID_M,
                       CHANGE("400000", GUID_M, "m_LocalPosition.x", "7")
                           CHANGE("400000", GUID_M, "m_LocalPosition.y", "7"))
                  STRIPPED("4", "81", "Transform", "400000", GUID_M, "64"));
    put_asset("Assets/S.unity", GUID_A,
              INSTANCE("256", GUID_C, CHANGE("81", GUID_C, "m_LocalPosition.y", "8")));
    open_scene("Assets/S.unity");
    check_values(256 ^ 81, "{m_LocalPosition: {x: 7, y: 8}}");
}
END_TEST

/* --- References. --- */

#define MESH(id) "--- !u!43 &" id "\nMesh:\n  m_Name: kept here\n"
#define REFERENCES                                                                                 \
    "  m_Object: {fileID: 1}\n  m_List:\n  - {fileID: 2}\n  - {fileID: 0}\n"                       \
    "  m_Deep:\n    a:\n    - b: {fileID: 3}\n  m_Gone: {fileID: 99}\n"                            \
    "  m_Asset: {fileID: 5}\n  m_Instance: {fileID: 4}\n"                                          \
    "  m_Outside: {fileID: 3, guid: " GUID_M ", type: 3}\n"

START_TEST(references_follow_their_targets_into_the_scene)
{
    put_asset("Assets/P.prefab", GUID_B,
              OBJECT("1", "2", "3") LIGHT("3", "1", REFERENCES) MESH("5")
                  INSTANCE("4", GUID_D, " []"));
    put_asset("Assets/D.prefab", GUID_D, OBJECT("1000", "2000", "3000"));
    put_asset("Assets/Q.prefab", GUID_C,
              INSTANCE("64", GUID_B, " []") STRIPPED("4", "50", "Transform", "2", GUID_B, "64"));
    put_asset("Assets/S.unity", GUID_A,
              INSTANCE("256", GUID_C, " []")
                  STRIPPED("1", "33", "GameObject", "65", GUID_C, "256"));
    open_scene("Assets/S.unity");
    check_values(256 + 64 + 3, "{m_GameObject: {fileID: 33}, m_Object: {fileID: 33}, "
                               "m_List: [{fileID: 306}, {fileID: 0}], "
                               "m_Deep: {a: [{b: {fileID: 323}}]}, m_Gone: {fileID: 0}, "
                               "m_Asset: {fileID: 5, guid: " GUID_B ", type: 3}, "
                               "m_Instance: {fileID: 0}, "
                               "m_Outside: {fileID: 3, guid: " GUID_M ", type: 3}}");
}
END_TEST

START_TEST(reference_to_what_an_instance_removed_is_null)
{
    put_asset("Assets/P.prefab", GUID_B,
              OBJECT("1", "2", "3") LIGHT("3", "1", "") OBJECT("11", "12", "13")
                  LIGHT("13", "11", "  m_Other: {fileID: 3}\n"));
    put_asset("Assets/S.unity", GUID_A,
              "--- !u!1001 &64\nPrefabInstance:\n  m_Modification:\n    m_RemovedComponents:\n"
              "    - " REF("3", GUID_B) "\n  m_SourcePrefab: " REF("100100000", GUID_B) "\n");
    open_scene("Assets/S.unity");
    check_values(64 + 13, "{m_GameObject: {fileID: 75}, m_Other: {fileID: 0}}");
}
END_TEST

START_TEST(modifications_refer_to_the_file_they_are_in)
{
    put_asset("Assets/P.prefab", GUID_B,
              OBJECT("1", "2", "3")
                  LIGHT("3", "1", "  m_A: {fileID: 1}\n  m_B: {fileID: 1}\n  m_C: {fileID: 1}\n"));
    put_asset("Assets/Q.prefab", GUID_C,
              INSTANCE("64", GUID_B,
                       SET("3", GUID_B, "m_A", "", "{fileID: 66}")
                           SET("3", GUID_B, "m_B", "", "{fileID: 12345}")
                               SET("3", GUID_B, "m_C", "", REF("7", GUID_M))
                                   SET("3", GUID_B, "m_New", "", "{fileID: 65}")));
    put_asset("Assets/S.unity", GUID_A,
              INSTANCE("256", GUID_C, SET("67", GUID_C, "m_Own", "", "{fileID: 10}"))
                  OBJECT("10", "11", "12"));
    open_scene("Assets/S.unity");
    check_values(256 + 64 + 3, "{m_GameObject: {fileID: 321}, m_A: {fileID: 322}, "
                               "m_B: {fileID: 0}, m_C: {fileID: 7, guid: " GUID_M ", type: 3}, "
                               "m_New: {fileID: 321}, m_Own: {fileID: 10}}");
}
END_TEST

/* --- Failure. --- */

START_TEST(malformed_document_is_an_error_that_names_its_place)
{
    const struct yaml *values = NULL;
    struct err err = {0};
    const struct scene_object *o;
    int index;

    put_asset("Assets/P.prefab", GUID_B,
              OBJECT("1", "2", "3") LIGHT("3", "1", "  m_A: {x: 1\n") LIGHT("4", "0", ""));
    put_asset("Assets/S.unity", GUID_A, INSTANCE("64", GUID_B, " []"));
    open_scene("Assets/S.unity");
    o = scene_by_id(scene, 67, &index);
    ck_assert_ptr_nonnull(o);
    ck_assert(!scene_values(scene, &o->components[index], &arena, &values, &err));
    ck_assert_ptr_nonnull(strstr(err.message, "Assets/P.prefab: line "));
}
END_TEST

static bool ask_all(struct err *err)
{
    for (const struct scene_object *o = NULL; (o = scene_next(scene, o));) {
        const struct yaml *values;

        if (!scene_object_values(scene, o, &arena, &values, err))
            return false;
        for (size_t i = 0; i < o->n_components; i++)
            if (!scene_values(scene, &o->components[i], &arena, &values, err))
                return false;
    }
    return true;
}

START_TEST(without_memory_it_fails_and_later_succeeds)
{
    size_t n_failed = 0;

    put_asset("Assets/P.prefab", GUID_B,
              OBJECT("1", "2", "3") LIGHT("3", "1", "  m_L:\n  - {fileID: 1}\n"));
    put_asset("Assets/Q.prefab", GUID_C,
              INSTANCE("64", GUID_B, CHANGE("3", GUID_B, "\"m_\\x41\"", "1")));
    put_asset("Assets/S.unity", GUID_A,
              INSTANCE("256", GUID_C,
                       CHANGE("67", GUID_C, "m_L.Array.size", "30")
                           CHANGE("67", GUID_C, "m_B.c", "2")));
    open_scene("Assets/S.unity");
    for (size_t n = 1;; n++) {
        struct err err = {0};
        bool is_ok;

        arena_done(&arena);
        arena_init(&arena, (size_t)1 << 30);
        mem_fail_after(n);
        is_ok = ask_all(&err);
        mem_fail_after(0);
        if (is_ok)
            break;
        ck_assert_int_eq(err.kind, ERR_INTERNAL);
        n_failed++;
    }
    ck_assert_uint_ge(n_failed, 2);
    check_value(256 + 64 + 3, "m_A", "1");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {own_document_is_as_written,
                                  outer_modification_wins,
                                  target_may_name_the_deepest_source,
                                  each_instance_has_values_of_its_own,
                                  object_has_values_too,
                                  component_added_to_an_instance_is_as_written,
                                  unknown_source_has_only_what_is_said_of_it,
                                  variant_of_unknown_source_is_changed_at_both_levels,
                                  references_follow_their_targets_into_the_scene,
                                  reference_to_what_an_instance_removed_is_null,
                                  modifications_refer_to_the_file_they_are_in,
                                  malformed_document_is_an_error_that_names_its_place,
                                  without_memory_it_fails_and_later_succeeds};

    return run_values("scene values", tests, N_ELEMENTS(tests));
}
