/*
 * unity/scene/scene.h: what modifications make of values: their paths, lists that grow and shrink,
 * and paths and amounts that no editor writes.
 */
#include "values_rig.h"

/* A prefab with the values in Light &3, and a scene where it is Light &(64 + 3), changed. */
static inline void open_changed(const char *values, const char *changes)
{
    struct buf b;

    buf_init(&b, (size_t)64 << 20);
    buf_append(&b, SLICE(OBJECT("1", "2", "3") LIGHT("3", "1", "")));
    buf_append(&b, slice_of(values));
    buf_append_byte(&b, '\0');
    ck_assert(buf_ok(&b));
    put_asset("Assets/P.prefab", GUID_B, b.p);
    buf_reset(&b, (size_t)64 << 20);
    buf_append(&b, SLICE("--- !u!1001 &64\nPrefabInstance:\n  m_Modification:\n"
                         "    m_Modifications:"));
    buf_append(&b, slice_of(changes));
    buf_append(&b, SLICE("\n  m_SourcePrefab: " REF("100100000", GUID_B) "\n"));
    buf_append_byte(&b, '\0');
    ck_assert(buf_ok(&b));
    put_asset("Assets/S.unity", GUID_A, b.p);
    buf_done(&b);
    open_scene("Assets/S.unity");
}

#define LIGHT_CHANGE(path, value) CHANGE("3", GUID_B, path, value)
#define LIGHT_SET(path, ref)      SET("3", GUID_B, path, "", ref)

/* --- Paths. --- */

START_TEST(path_leads_to_members_and_items)
{
    open_changed("  m_V: {x: 1, y: 2}\n  m_List:\n  - {fileID: 1}\n  - {fileID: 2}\n"
                 "  m_Calls:\n    m_Calls:\n    - m_A: 1\n      m_B: 2\n    - m_A: 3\n",
                 LIGHT_CHANGE("m_V.y", "-0.5") LIGHT_SET("'m_List.Array.data[1]'", REF("9", GUID_M))
                     LIGHT_CHANGE("m_Calls.m_Calls.Array.data[0].m_B", "x")
                         LIGHT_CHANGE("m_Calls.m_Calls.Array.data[1].m_B", "new"));
    check_values(67, "{m_GameObject: {fileID: 65}, m_V: {x: 1, y: -0.5}, m_List: [{fileID: 65}, "
                     "{fileID: 9, guid: " GUID_M ", type: 3}], "
                     "m_Calls: {m_Calls: [{m_A: 1, m_B: x}, {m_A: 3, m_B: new}]}}");
}
END_TEST

START_TEST(absent_members_are_made)
{
    open_changed("  m_Empty: \n  m_None: {}\n  m_Number: 5\n",
                 LIGHT_CHANGE("m_A.m_B.x", "1") LIGHT_CHANGE("m_A.m_B.y", "2")
                     LIGHT_CHANGE("m_Empty.x", "3") LIGHT_CHANGE("m_None.x", "4")
                         LIGHT_CHANGE("m_Number.x", "5") LIGHT_CHANGE("m_C", "6"));
    check_values(67, "{m_GameObject: {fileID: 65}, m_Empty: {x: 3}, m_None: {x: 4}, m_Number: 5, "
                     "m_A: {m_B: {x: 1, y: 2}}, m_C: 6}");
}
END_TEST

START_TEST(keys_are_compared_decoded)
{
    open_changed("  'm_A': 1\n  \"m_\\x42\": 2\n  'it''s': 3\n",
                 LIGHT_CHANGE("m_A", "a") LIGHT_CHANGE("m_B", "b") LIGHT_CHANGE("'it''s'", "c")
                     LIGHT_CHANGE("\"m_\\x43\"", "d"));
    check_values(67, "{m_GameObject: {fileID: 65}, m_A: a, m_B: b, it's: c, m_C: d}");
}
END_TEST

START_TEST(value_reads_back_as_it_was_written)
{
    int64_t number = 0;

    open_changed("  m_A: 1\n  m_B: 1\n  m_C: 1\n  m_N: 1\n",
                 LIGHT_CHANGE("m_A", "''''") LIGHT_CHANGE("m_B", "Take #3")
                     LIGHT_CHANGE("m_C", "\"a\\n\\u4E2D\"")
                         LIGHT_CHANGE("m_N", "-9223372036854775808"));
    check_values(67, "{m_GameObject: {fileID: 65}, m_A: ', m_B: Take #3, m_C: a\n\xE4\xB8\xAD, "
                     "m_N: -9223372036854775808}");
    ck_assert(yaml_to_int(yaml_get(values_of(67), "m_N"), &number) && number == INT64_MIN);
}
END_TEST

START_TEST(list_grows_by_its_last_item)
{
    open_changed("  m_L:\n  - a: 1\n    r: {fileID: 1}\n",
                 LIGHT_CHANGE("m_L.Array.size", "3") LIGHT_CHANGE("m_L.Array.data[1].a", "2")
                     LIGHT_CHANGE("m_L.Array.data[2].b", "3"));
    check_value(67, "m_L",
                "[{a: 1, r: {fileID: 65}}, {a: 2, r: {fileID: 65}}, "
                "{a: 1, r: {fileID: 65}, b: 3}]");
}
END_TEST

START_TEST(empty_list_grows_by_what_modifications_name)
{
    open_changed("  m_L: []\n  m_N: \n",
                 LIGHT_CHANGE("m_L.Array.size", "2") LIGHT_CHANGE("m_L.Array.data[0].a", "1")
                     LIGHT_SET("m_L.Array.data[1]", "{fileID: 64}")
                         LIGHT_CHANGE("m_N.Array.size", "1") LIGHT_CHANGE("m_N.Array.data[0]", "5")
                             LIGHT_CHANGE("m_New.Array.size", "1")
                                 LIGHT_CHANGE("m_New.Array.data[0]", "6"));
    check_values(67, "{m_GameObject: {fileID: 65}, m_L: [{a: 1}, {fileID: 64}], m_N: [5], "
                     "m_New: [6]}");
}
END_TEST

START_TEST(list_shrinks)
{
    open_changed("  m_L:\n  - 1\n  - 2\n  - 3\n  m_M:\n  - 1\n",
                 LIGHT_CHANGE("m_L.Array.data[2]", "x") LIGHT_CHANGE("m_L.Array.size", "2")
                     LIGHT_CHANGE("m_L.Array.data[2]", "y") LIGHT_CHANGE("m_L.Array.data[0]", "z")
                         LIGHT_CHANGE("m_M.Array.size", "0"));
    check_values(67, "{m_GameObject: {fileID: 65}, m_L: [z, 2], m_M: []}");
}
END_TEST

START_TEST(what_was_cut_off_is_not_changed_in_place_of_what_is_there)
{
    open_changed("  m_L:\n  - 1\n  - 2\n  - 3\n  m_V: {x: 1, y: 2}\n",
                 LIGHT_CHANGE("m_L.Array.data[2]", "x") LIGHT_CHANGE("m_L.Array.size", "2")
                     LIGHT_CHANGE("m_L.Array.size", "3") LIGHT_CHANGE("m_L.Array.data[2]", "y")
                         LIGHT_CHANGE("m_V.y", "3") LIGHT_SET("m_V", "{fileID: 65}")
                             LIGHT_CHANGE("m_V.y", "4"));
    check_values(67, "{m_GameObject: {fileID: 65}, m_L: [1, 2, y], m_V: {fileID: 65, y: 4}}");
}
END_TEST

START_TEST(numbers_written_as_bytes_become_a_list)
{
    open_changed(
        "  m_Ints: 01000000ffffffff\n  m_Bools: 00010001\n  m_Bytes: 010203\n"
        "  m_More: 07000000\n  m_Same: 07000000\n  m_Text: zz\n",
        LIGHT_CHANGE("m_Ints.Array.data[0]", "300") LIGHT_CHANGE("m_Bools.Array.data[0]", "1")
            LIGHT_CHANGE("m_Bytes.Array.data[2]", "9") LIGHT_CHANGE("m_More.Array.size", "2")
                LIGHT_CHANGE("m_Text.Array.data[0]", "1"));
    check_values(67, "{m_GameObject: {fileID: 65}, m_Ints: [300, -1], m_Bools: [1, 1, 0, 1], "
                     "m_Bytes: [1, 2, 9], m_More: [7, 7], m_Same: 07000000, m_Text: zz}");
}
END_TEST

START_TEST(empty_value_clears_references_and_texts_only)
{
    open_changed("  m_Ref: " REF("7", GUID_M) "\n  m_Quoted: {fileID: 2}\n  m_Text: a\n"
                                              "  m_Map: {x: 1}\n  m_List:\n  - 1\n",
                 LIGHT_CHANGE("m_Ref", "") LIGHT_CHANGE("m_Quoted", "''") LIGHT_CHANGE("m_Text", "")
                     LIGHT_CHANGE("m_Map", "") LIGHT_CHANGE("m_List", ""));
    check_values(67, "{m_GameObject: {fileID: 65}, m_Ref: {fileID: 0}, m_Quoted: {fileID: 0}, "
                     "m_Text: , m_Map: {x: 1}, m_List: [1]}");
}
END_TEST

/* --- Hostile files. --- */

START_TEST(paths_that_lead_nowhere_change_nothing)
{
    static const char *const paths[] = {
        "",
        ".",
        "m_A.",
        ".m_A",
        "a..b",
        "m_A.[",
        "m_L.[0]",
        "Array.size",
        "Array.data[0]",
        "Array.data[99999999999]",
        "m_L.Array.data[99999999999]",
        "m_L.Array.data[2147483647]",
        "m_L.Array.data[1]",
        "m_L.Array.data[-1]",
        "m_L.Array.data[0",
        "m_L.Array.data[]",
        "m_L.Array.data[0]x",
        "m_L.Array.data[0].",
        "m_L.Array",
        "m_L.x",
        "m_A.Array.size",
        "m_L.Array.size.x",
        "m_New.Array.data[0]",
        "m_New.m_L.Array.data[0].x",
        "\"m_\\q\"",
        "m_A.x",
    };
    struct buf b;

    buf_init(&b, 1 << 20);
    for (size_t i = 0; i < N_ELEMENTS(paths); i++)
        buf_printf(&b, LIGHT_CHANGE("%s", "1"), paths[i]);
    buf_printf(&b, LIGHT_CHANGE("m_L.Array.size", "2000000000")
                       LIGHT_CHANGE("m_L.Array.size", "99999999999999999999")
                           LIGHT_CHANGE("m_L.Array.size", "-1") LIGHT_CHANGE("m_L.Array.size", "x")
                               LIGHT_CHANGE("m_New.Array.size", "x"));
    buf_append_byte(&b, '\0');
    open_changed("  m_A: z\n  m_L:\n  - 0\n", b.p);
    buf_done(&b);
    check_values(67, "{m_GameObject: {fileID: 65}, m_A: z, m_L: [0]}");
}
END_TEST

START_TEST(modifications_without_target_or_path_are_passed_over)
{
    open_changed(
        "  m_A: z\n",
        "\n    - propertyPath: m_A\n      value: 1"
        "\n    - target: {fileID: 0}\n      propertyPath: m_A\n      value: 2"
        "\n    - target: " REF(
            "3",
            GUID_X) "\n      propertyPath: m_A\n      value: 3"
                    "\n    - target: " REF(
                        "3",
                        GUID_B) "\n      value: 4"
                                "\n    - target: " REF(
                                    "3",
                                    GUID_B) "\n      propertyPath: {a: 1}"
                                            "\n    - target: " REF(
                                                "99",
                                                GUID_B) "\n      propertyPath: m_A\n      value: 5"
                                                        "\n    - 6\n    -");
    check_value(67, "m_A", "z");
}
END_TEST

START_TEST(path_of_any_depth_is_taken_or_left)
{
    struct buf b;

    buf_init(&b, 1 << 20);
    buf_append(&b, SLICE("\n    - target: " REF("3", GUID_B) "\n      propertyPath: m_A"));
    for (int i = 0; i < 5000; i++)
        buf_append(&b, SLICE(".a"));
    buf_append(&b, SLICE("\n      value: 1" LIGHT_CHANGE("m_B.a.a.a", "2")));
    buf_append_byte(&b, '\0');
    open_changed("", b.p);
    buf_done(&b);
    check_values(67, "{m_GameObject: {fileID: 65}, m_B: {a: {a: {a: 2}}}}");
}
END_TEST

START_TEST(lists_that_grow_again_and_again_come_to_an_end)
{
    size_t used;
    struct buf b;

    buf_init(&b, 1 << 20);
    for (int i = 0; i < 1000; i++)
        buf_append(
            &b, SLICE(LIGHT_CHANGE("m_L.Array.size", "1000") LIGHT_CHANGE("m_L.Array.size", "0")));
    buf_append_byte(&b, '\0');
    open_changed("  m_L: []\n", b.p);
    buf_done(&b);
    used = arena.used;
    check_value(67, "m_L", "[]");
    ck_assert_uint_lt(arena.used - used, (size_t)8 << 20);
}
END_TEST

START_TEST(too_much_work_is_an_error)
{
    const struct yaml *values = NULL;
    struct err err = {0};
    struct buf values_text, changes;
    int index;
    const struct scene_object *o;

    buf_init(&values_text, 1 << 20);
    buf_init(&changes, 1 << 20);
    for (int i = 0; i < 3000; i++) {
        buf_printf(&values_text, "  m_%d: 0\n", i);
        buf_printf(&changes, LIGHT_CHANGE("m_%d", "1"), 2999 - i);
    }
    buf_append_byte(&values_text, '\0');
    buf_append_byte(&changes, '\0');
    open_changed(values_text.p, changes.p);
    buf_done(&values_text);
    buf_done(&changes);
    o = scene_by_id(scene, 67, &index);
    ck_assert(!scene_values(scene, &o->components[index], &arena, &values, &err));
    ck_assert_int_eq(err.kind, ERR_TOO_LARGE);
    ck_assert_ptr_null(values);
}
END_TEST

START_TEST(many_modifications_in_order_are_little_work)
{
    struct buf values_text, changes;
    int64_t number = 0;
    size_t n = 0;

    buf_init(&values_text, 4 << 20);
    buf_init(&changes, 16 << 20);
    buf_append(&values_text, SLICE("  m_L:\n"));
    for (int i = 0; i < 20000; i++) {
        buf_append(&values_text, SLICE("  - {x: 0, y: 0}\n"));
        buf_printf(&changes, LIGHT_CHANGE("m_L.Array.data[%d].y", "%d"), i, i);
    }
    buf_append_byte(&values_text, '\0');
    buf_append_byte(&changes, '\0');
    open_changed(values_text.p, changes.p);
    buf_done(&values_text);
    buf_done(&changes);
    for (const struct yaml *v = yaml_get(values_of(67), "m_L")->first; v; v = v->next, n++)
        if (!yaml_to_int(yaml_get(v, "y"), &number) || number != (int64_t)n)
            ck_abort_msg("item %zu is %lld", n, (long long)number);
    ck_assert_uint_eq(n, 20000);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {path_leads_to_members_and_items,
                                  absent_members_are_made,
                                  keys_are_compared_decoded,
                                  value_reads_back_as_it_was_written,
                                  list_grows_by_its_last_item,
                                  empty_list_grows_by_what_modifications_name,
                                  list_shrinks,
                                  what_was_cut_off_is_not_changed_in_place_of_what_is_there,
                                  numbers_written_as_bytes_become_a_list,
                                  empty_value_clears_references_and_texts_only,
                                  paths_that_lead_nowhere_change_nothing,
                                  modifications_without_target_or_path_are_passed_over,
                                  path_of_any_depth_is_taken_or_left,
                                  lists_that_grow_again_and_again_come_to_an_end,
                                  too_much_work_is_an_error,
                                  many_modifications_in_order_are_little_work};

    return run_values("scene edit", tests, N_ELEMENTS(tests));
}
