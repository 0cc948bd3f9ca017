/*
 * unity/save/save.h: values of a scene's own documents and of its prefab instances. Structure is
 * t_scene_save_tree.c's.
 */
#include "save_rig.h"

#include <math.h>

#define SCENE      "Assets/S.unity"
#define DOC(lines) "--- !u!108 &5\nLight:\n" lines

/* One document before and after. */
static void begin_doc(const char *lines)
{
    static char text[8192];

    snprintf(text, sizeof(text), DOC("%s"), lines);
    put_asset(SCENE, GUID_A, text);
    begin_save(SCENE);
}

static void check_doc(const char *lines)
{
    static char text[8192];

    snprintf(text, sizeof(text), DOC("%s"), lines);
    check_saved(text);
}

/* --- Bytes that nobody touched. --- */

START_TEST(nothing_changes_when_nothing_is_set)
{
    begin_doc("  m_A: 1  \n  m_B:   {x: 1,   y: 2}\n");
    check_unchanged();
}
END_TEST

START_TEST(value_that_is_there_changes_nothing)
{
    begin_doc("  m_I: 5\n  m_F: .5\n  m_T: 'it''s'\n  m_R: {fileID: 5}\n  m_U: 4294967295\n"
              "  m_N: NaN\n  m_L:\n  - 1\n  - 2\n  m_E: []\n");
    SAVED(set_int(5, "m_I", 5));
    SAVED(set_float(5, "m_F", 0.5f));
    SAVED(set_float(5, "m_N", NAN));
    SAVED(set_text(5, "m_T", "it's"));
    SAVED(set_local(5, "m_R", 5));
    SAVED(set_int(5, "m_U", -1));
    SAVED(set_int(5, "m_L.Array.size", 2));
    SAVED(set_int(5, "m_L.Array.data[1]", 2));
    SAVED(set_int(5, "m_E.Array.size", 0));
    check_unchanged();
}
END_TEST

START_TEST(line_ends_mark_and_last_byte_stay)
{
    bool is_changed;

    rig_asset(SCENE, GUID_A,
              "\xEF\xBB\xBF%YAML 1.1\r\n--- !u!108 &5\r\nLight:\r\n  m_A: 1\r\n"
              "  m_T: \r\n  m_E: []\r\n--- !u!108 &6\r\nLight:\r\n  m_A: 1");
    begin_save(SCENE);
    SAVED(set_int(5, "m_A", 2));
    SAVED(set_text(5, "m_T", "x"));
    SAVED(set_int(5, "m_E.Array.size", 2));
    SAVED(set_int(5, "m_E.Array.data[0]", 7));
    SAVED(set_int(5, "m_E.Array.data[1]", 8));
    ck_assert_str_eq(finish_save(&is_changed),
                     "\xEF\xBB\xBF%YAML 1.1\r\n--- !u!108 &5\r\nLight:\r\n  m_A: 2\r\n  m_T: x\r\n"
                     "  m_E:\r\n  - 7\r\n  - 8\r\n--- !u!108 &6\r\nLight:\r\n  m_A: 1");
}
END_TEST

/* --- Values in place. --- */

START_TEST(value_stands_where_the_old_one_stood)
{
    begin_doc("  m_A: 1  \n  m_B: {x: 1, y: 2, z: 3}\n  m_T: two\n    lines\n  m_C:\n    d: 4\n"
              "    e:\n    - f: 5\n      g: 6\n    - f: 7\n      g: 8\n  m_Z: z\n");
    SAVED(set_int(5, "m_A", 10));
    SAVED(set_float(5, "m_B.y", 2.5f));
    SAVED(set_text(5, "m_T", "one"));
    SAVED(set_int(5, "m_C.d", 40));
    SAVED(set_int(5, "m_C.e.Array.data[1].f", 70));
    SAVED(set_text(5, "m_Z", ""));
    check_doc("  m_A: 10  \n  m_B: {x: 1, y: 2.5, z: 3}\n  m_T: one\n  m_C:\n    d: 40\n"
              "    e:\n    - f: 5\n      g: 6\n    - f: 70\n      g: 8\n  m_Z: \n");
}
END_TEST

START_TEST(last_value_wins)
{
    begin_doc("  m_A: 1\n  m_R: {fileID: 5}\n");
    SAVED(set_int(5, "m_A", 2));
    SAVED(set_int(5, "m_A", 3));
    SAVED(set_asset(5, "m_R", 7, GUID_B));
    SAVED(set_local(5, "m_R", 0));
    check_doc("  m_A: 3\n  m_R: {fileID: 0}\n");
}
END_TEST

START_TEST(missing_member_comes_last)
{
    begin_doc("  m_A: 1\n  m_B: {x: 1}\n  m_C:\n    d: 4\n  m_E: {}\n");
    SAVED(set_int(5, "m_B.y", 2));
    SAVED(set_int(5, "m_C.e", 5));
    SAVED(set_int(5, "m_E.f", 6));
    SAVED(set_float(5, "m_N.x", 1));
    SAVED(set_float(5, "m_N.y", 2));
    SAVED(set_text(5, "m_O.p", "q"));
    SAVED(set_int(5, "m_O.r", 0));
    SAVED(set_int(5, "m_P.Array.size", 0));
    check_doc("  m_A: 1\n  m_B: {x: 1, y: 2}\n  m_C:\n    d: 4\n    e: 5\n  m_E:\n    f: 6\n"
              "  m_N: {x: 1, y: 2}\n  m_O:\n    p: q\n    r: 0\n  m_P: []\n");
}
END_TEST

START_TEST(document_without_members_gets_some)
{
    put_asset(SCENE, GUID_A, "--- !u!108 &5\nLight:\n--- !u!108 &6\nLight:\n  m_A: 1\n");
    begin_save(SCENE);
    SAVED(set_int(5, "m_A", 2));
    SAVED(set_int(5, "m_B", 3));
    check_saved("--- !u!108 &5\nLight:\n  m_A: 2\n  m_B: 3\n--- !u!108 &6\nLight:\n  m_A: 1\n");
}
END_TEST

/* --- Lists. --- */

START_TEST(list_grows_by_copies_of_its_last_item)
{
    begin_doc("  m_L:\n  - a: 1\n    b: {x: 1}\n    c:\n    - 1\n  - a: 2\n    b: {x: 2}\n"
              "    c: []\n  m_M: 1\n");
    SAVED(set_int(5, "m_L.Array.size", 3));
    SAVED(set_int(5, "m_L.Array.data[2].b.x", 3));
    SAVED(set_int(5, "m_L.Array.data[0].c.Array.size", 2));
    SAVED(set_int(5, "m_L.Array.data[0].c.Array.data[1]", 2));
    check_doc("  m_L:\n  - a: 1\n    b: {x: 1}\n    c:\n    - 1\n    - 2\n  - a: 2\n"
              "    b: {x: 2}\n    c: []\n  - a: 2\n    b: {x: 3}\n    c: []\n  m_M: 1\n");
}
END_TEST

START_TEST(list_shrinks_to_nothing_and_comes_back)
{
    begin_doc("  m_L:\n  - {fileID: 5}\n  - {fileID: 0}\n  m_M: []\n  m_N: 1\n");
    SAVED(set_int(5, "m_L.Array.size", 0));
    SAVED(set_int(5, "m_M.Array.size", 2));
    SAVED(set_local(5, "m_M.Array.data[0]", 5));
    SAVED(set_asset(5, "m_M.Array.data[1]", 2100000, GUID_M));
    check_doc("  m_L: []\n  m_M:\n  - {fileID: 5}\n  - {fileID: 2100000, guid: " GUID_M
              ", type: 2}\n  m_N: 1\n");
}
END_TEST

START_TEST(items_of_an_empty_list_become_what_is_put_into_them)
{
    begin_doc("  m_L: []\n  m_M: []\n");
    SAVED(set_int(5, "m_L.Array.size", 2));
    SAVED(set_text(5, "m_L.Array.data[0].name", "a"));
    SAVED(set_int(5, "m_L.Array.data[0].n", 1));
    SAVED(set_text(5, "m_L.Array.data[1].name", "b"));
    SAVED(set_int(5, "m_M.Array.size", 1));
    SAVED(set_float(5, "m_M.Array.data[0].x", 0.1f));
    SAVED(set_float(5, "m_M.Array.data[0].y", -0.0f));
    check_doc("  m_L:\n  - name: a\n    n: 1\n  - name: b\n  m_M:\n  - {x: 0.1, y: -0}\n");
}
END_TEST

START_TEST(lists_within_lists_keep_their_form)
{
    begin_doc("  m_P:\n  - - {x: 0, y: 1}\n    - {x: 2, y: 3}\n  - - {x: 4, y: 5}\n  m_Q: 1\n");
    SAVED(set_int(5, "m_P.Array.data[0].Array.data[1].x", 20));
    SAVED(set_int(5, "m_P.Array.data[1].Array.size", 2));
    SAVED(set_int(5, "m_P.Array.data[1].Array.data[1].y", 50));
    check_doc("  m_P:\n  - - {x: 0, y: 1}\n    - {x: 20, y: 3}\n  - - {x: 4, y: 5}\n"
              "    - {x: 4, y: 50}\n  m_Q: 1\n");
}
END_TEST

START_TEST(map_stands_in_lines_of_its_own_if_it_is_to)
{
    begin_doc("  m_A: {}\n  m_B: []\n  m_C: {x: 1}\n");
    SAVED(save_set_map(save, 5, SLICE("m_A"), &save_err));
    SAVED(set_int(5, "m_A.x", 1));
    SAVED(set_int(5, "m_A.y", 2));
    SAVED(set_int(5, "m_B.Array.size", 1));
    SAVED(save_set_map(save, 5, SLICE("m_B.Array.data[0]"), &save_err));
    SAVED(set_int(5, "m_B.Array.data[0].x", 1));
    SAVED(set_int(5, "m_B.Array.data[0].v.x", 1));
    SAVED(save_set_map(save, 5, SLICE("m_C"), &save_err));
    SAVED(set_int(5, "m_C.x", 2));
    SAVED(save_set_map(save, 5, SLICE("m_D"), &save_err));
    check_doc("  m_A:\n    x: 1\n    y: 2\n  m_B:\n  - x: 1\n    v: {x: 1}\n  m_C: {x: 2}\n"
              "  m_D: {}\n");
}
END_TEST

/* --- Texts and numbers as Unity writes them. --- */

static void check_float(float value, const char *wanted)
{
    bool is_changed;
    char line[100];

    begin_doc("  m_A: \n");
    SAVED(set_float(5, "m_A", value));
    snprintf(line, sizeof(line), "  m_A: %s\n", wanted);
    ck_assert_msg(strstr(finish_save(&is_changed), line) != NULL, "%s: %s", wanted,
                  finish_save(&is_changed));
    save_tear_down();
    set_up();
}

START_TEST(floats_are_the_shortest_that_read_back)
{
    check_float(0, "0");
    check_float(-0.0f, "-0");
    check_float(0.1f, "0.1");
    check_float(-1.6948129f, "-1.6948129");
    check_float(100, "100");
    check_float(1234567.0f, "1234567");
    check_float(16777216.0f, "16777216");
    check_float(0.00001f, "0.00001");
    check_float(5.9604645e-8f, "0.000000059604645");
    check_float(-2.0283e-9f, "-0.0000000020283");
    check_float(7.2344e-10f, "7.2344e-10");
    check_float(1e-45f, "1e-45");
    check_float(3.40282347e38f, "3.4028235e+38");
    check_float(NAN, "NaN");
    check_float(INFINITY, "Infinity");
    check_float(-INFINITY, "-Infinity");
}
END_TEST

START_TEST(doubles_have_all_their_digits)
{
    begin_doc("  m_A: 1\n  m_B: 0.1\n");
    SAVED(save_set_double(save, 5, SLICE("m_A"), (double)0.02f, &save_err));
    SAVED(save_set_double(save, 5, SLICE("m_B"), 0.1, &save_err));
    check_doc("  m_A: 0.019999999552965164\n  m_B: 0.1\n");
}
END_TEST

/* A text in a file, and whether it reads back. */
static void check_text(const char *value, const char *wanted)
{
    char line[600];

    begin_doc("  m_Text: old\n  m_Z: 1\n");
    SAVED(set_text(5, "m_Text", value));
    snprintf(line, sizeof(line), "  m_Text: %s\n  m_Z: 1\n", wanted);
    check_doc(line);
    save_tear_down();
    set_up();
}

START_TEST(texts_are_quoted_where_they_must_be)
{
    check_text("plain text", "plain text");
    check_text("", "");
    check_text("a: b", "'a: b'");
    check_text("a:b", "a:b");
    check_text("it's", "it's");
    check_text("'it's", "'''it''s'");
    check_text(" lead", "' lead'");
    check_text("- dash", "'- dash'");
    check_text("-dash", "-dash");
    check_text("[1]", "'[1]'");
    check_text("a[1]", "a[1]");
    check_text("#1", "'#1'");
    check_text("take #3", "'take #3'");
    check_text("caf\xC3\xA9", "\"caf\\xE9\"");
    check_text("\xE4\xB8\xAD \xF0\x91\xAA\x83", "\"\\u4E2D \\U00011A83\"");
    check_text("a\tb\"\\", "\"a\\tb\\\"\\\\\"");
    check_text("a\nb", "'a\n\n    b'");
    check_text("a\n", "'a\n\n'");
    check_text("a \nb", "\"a \\nb\"");
    check_text("true", "true");
    check_text("---", "'---'");
}
END_TEST

START_TEST(long_texts_go_over_several_lines)
{
    check_text("aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd eeeeeeeeee ffffffffff gggggggggg "
               "hhhhhhhhhh iiiiiiiiii",
               "aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd eeeeeeeeee ffffffffff gggggggggg\n"
               "    hhhhhhhhhh iiiiiiiiii");
}
END_TEST

START_TEST(texts_read_back_as_they_were_set)
{
    static const char *const texts[] = {
        "a\n\nb\n",
        "\n",
        " \n ",
        "x'y'z\n'",
        "\r\n",
        "a: b\nc",
        "\x01\x7F",
        "{a: b}, c",
        "%",
        "",
        "aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd eeeeeeeeee ffffffffff 'gggggggg  hhhhhhhhhh  "
        "iiiiiiiiii jjjjjjjjjj kkkkkkkkkk llllllllll\xC3\xA9  mmmmmmmmmm nnnnnnnnnn   oooooooooo",
        "aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd eeeeeeeeee: ffffffffff gggggggg   hhhhhhhhhh  "
        "iiiiiiiiii jjjjjjjjjj kkkkkkkkkk llllllllll\nmmmmmmmmmm nnnnnnnnnn   oooooooooo \nx y"};

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        struct slice text;

        put_asset(SCENE, GUID_A,
                  OBJECT("10", "11", "5") LIGHT("5", "10",
                                                "  m_T: x\n  m_F: {t: 1, "
                                                "u: 2}\n"));
        begin_save(SCENE);
        SAVED(set_text(5, "m_T", texts[i]));
        SAVED(set_text(5, "m_F.t", texts[i]));
        save_and_open(SCENE);
        check_value(5, "m_T", texts[i]);
        ck_assert(yaml_decode(&arena, yaml_get(yaml_get(values_of(5), "m_F"), "t")->raw, &text,
                              &save_err));
        ck_assert_msg(slice_is(text, texts[i]), "%zu", i);
        save_tear_down();
        set_up();
    }
}
END_TEST

START_TEST(long_maps_in_braces_go_over_two_lines)
{
    begin_doc("  m_Long: {x: 1, y: 2, z: 3, w: 4}\n");
    SAVED(set_float(5, "m_Long.x", 0.123456789f));
    SAVED(set_float(5, "m_Long.y", -1.1754944e-38f));
    SAVED(set_float(5, "m_Long.z", -1.1754944e-38f));
    SAVED(set_float(5, "m_Long.w", -0.0000000020283f));
    check_doc("  m_Long: {x: 0.12345679, y: -1.1754944e-38, z: -1.1754944e-38, w: "
              "-0.0000000020283}\n");
    SAVED(set_float(5, "m_Long.x", -1.1754944e-38f));
    SAVED(set_asset(5, "m_AMemberWithALongName", -8679921383154817045, GUID_M));
    check_doc("  m_Long: {x: -1.1754944e-38, y: -1.1754944e-38, z: -1.1754944e-38, w: "
              "-0.0000000020283}\n"
              "  m_AMemberWithALongName: {fileID: -8679921383154817045, guid: " GUID_M ",\n"
              "    type: 2}\n");
}
END_TEST

START_TEST(long_maps_stay_on_one_line_where_the_project_says_so)
{
    rig_text("ProjectSettings/EditorSettings.asset",
             RIG_HEAD "--- !u!159 &1\nEditorSettings:\n  m_SerializeInlineMappingsOnOneLine: 1\n");
    begin_doc("  m_A: 1\n");
    SAVED(set_asset(5, "m_AMemberWithALongName", -8679921383154817045, GUID_M));
    check_doc("  m_A: 1\n"
              "  m_AMemberWithALongName: {fileID: -8679921383154817045, guid: " GUID_M
              ", type: 2}\n");
}
END_TEST

/* --- Prefab instances. --- */

#define LINES(text) "  m_A: a\n  m_V: {x: 1, y: 2}\n  m_L:\n  - {fileID: 0}\n" text

static void begin_instance(const char *changes)
{
    static char text[8192];

    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "3") LIGHT("3", "1", LINES("")));
    snprintf(text, sizeof(text), INSTANCE("64", GUID_B, "%s"), changes);
    put_asset(SCENE, GUID_A, text);
    begin_save(SCENE);
}

START_TEST(instance_gets_modifications)
{
    begin_instance(" []");
    SAVED(set_text(67, "m_A", "b"));
    SAVED(set_float(66, "m_LocalPosition.y", 2.5f));
    SAVED(set_text(65, "m_Name", "New"));
    SAVED(set_asset(67, "m_L.Array.data[0]", 2100000, GUID_M));
    SAVED(set_text(67, "m_A", "c"));
    check_saved(INSTANCE("64", GUID_B,
                         CHANGE("3", GUID_B, "m_A", "c")
                             CHANGE("2", GUID_B, "m_LocalPosition.y", "2.5")
                                 CHANGE("1", GUID_B, "m_Name", "New")
                                     SET("3", GUID_B, "m_L.Array.data[0]", "",
                                         "{fileID: 2100000, guid: " GUID_M ", type: 2}")));
}
END_TEST

START_TEST(instance_keeps_its_entries_and_changes_the_last_of_one_property)
{
    begin_instance(CHANGE("3", GUID_B, "m_A", "b") CHANGE("3", GUID_B, "m_A", "bb") CHANGE(
        "9", GUID_B, "m_Gone", "1") SET("3", GUID_B, "m_L.Array.data[0]", "", REF("7", GUID_M)));
    SAVED(set_text(67, "m_A", "c"));
    SAVED(set_local(67, "m_L.Array.data[0]", 0));
    check_saved(INSTANCE("64", GUID_B,
                         CHANGE("3", GUID_B, "m_A", "b") CHANGE("3", GUID_B, "m_A", "c")
                             CHANGE("9", GUID_B, "m_Gone", "1")
                                 CHANGE("3", GUID_B, "m_L.Array.data[0]", "")));
}
END_TEST

START_TEST(value_that_the_source_has_changes_nothing)
{
    begin_instance(CHANGE("3", GUID_B, "m_A", "b"));
    SAVED(set_text(67, "m_A", "b"));
    SAVED(set_float(67, "m_V.x", 1));
    SAVED(set_int(67, "m_L.Array.size", 1));
    SAVED(set_local(67, "m_L.Array.data[0]", 0));
    SAVED(set_text(65, "m_Name", "O"));
    check_unchanged();
}
END_TEST

START_TEST(value_of_the_source_replaces_a_modification)
{
    begin_instance(CHANGE("3", GUID_B, "m_A", "b"));
    SAVED(set_text(67, "m_A", "a"));
    check_saved(INSTANCE("64", GUID_B, CHANGE("3", GUID_B, "m_A", "a")));
}
END_TEST

START_TEST(nested_copies_are_named_as_their_direct_source_names_them)
{
    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "3") LIGHT("3", "1", "  m_A: a\n"));
    put_asset("Assets/Q.prefab", GUID_C, INSTANCE("64", GUID_B, " []"));
    put_asset(SCENE, GUID_A, INSTANCE("256", GUID_C, " []"));
    begin_save(SCENE);
    SAVED(set_text(256 + 64 + 3, "m_A", "b"));
    check_saved(INSTANCE("256", GUID_C, CHANGE("67", GUID_C, "m_A", "b")));
    save_and_open(SCENE);
    check_value(256 + 64 + 3, "m_A", "b");
}
END_TEST

START_TEST(entry_that_names_a_deeper_source_is_changed)
{
    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "3") LIGHT("3", "1", "  m_A: a\n"));
    put_asset("Assets/Q.prefab", GUID_C, INSTANCE("64", GUID_B, " []"));
    put_asset(SCENE, GUID_A, INSTANCE("256", GUID_C, CHANGE("3", GUID_B, "m_A", "deep")));
    begin_save(SCENE);
    SAVED(set_text(256 + 64 + 3, "m_A", "b"));
    check_saved(INSTANCE("256", GUID_C, CHANGE("3", GUID_B, "m_A", "b")));
}
END_TEST

START_TEST(component_added_to_an_instance_is_edited_in_place)
{
    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "3") LIGHT("3", "1", ""));
    put_asset(SCENE, GUID_A,
              INSTANCE("64", GUID_B, " []") STRIPPED("1", "50", "GameObject", "1", GUID_B, "64")
                  LIGHT("70", "50", "  m_A: a\n"));
    begin_save(SCENE);
    SAVED(set_text(70, "m_A", "b"));
    SAVED(set_int(50, "m_Layer", 3));
    check_saved(INSTANCE("64", GUID_B, CHANGE("1", GUID_B, "m_Layer", "3")) STRIPPED(
        "1", "50", "GameObject", "1", GUID_B, "64") LIGHT("70", "50", "  m_A: b\n"));
}
END_TEST

START_TEST(model_is_changed_by_what_the_file_says_of_it)
{
    rig_asset("Assets/M.fbx", GUID_M, "binary");
    put_asset(SCENE, GUID_A,
              INSTANCE("64", GUID_M,
                       CHANGE("-8679921383154817045", GUID_M, "m_LocalPosition.x", "7")
                           CHANGE("919132149155446097", GUID_M, "m_Name", "M"))
                  STRIPPED("23", "80", "MeshRenderer", "555", GUID_M, "64"));
    begin_save(SCENE);
    SAVED(set_float((64 ^ -8679921383154817045) & INT64_MAX, "m_LocalPosition.x", 8));
    SAVED(set_text((64 ^ 919132149155446097) & INT64_MAX, "m_Name", "N"));
    SAVED(set_int(80, "m_Enabled", 0));
    check_saved(INSTANCE("64", GUID_M,
                         CHANGE("-8679921383154817045", GUID_M, "m_LocalPosition.x", "8")
                             CHANGE("919132149155446097", GUID_M, "m_Name", "N")
                                 CHANGE("555", GUID_M, "m_Enabled", "0"))
                    STRIPPED("23", "80", "MeshRenderer", "555", GUID_M, "64"));
}
END_TEST

#define LEGACY(value)                                                                              \
    "--- !u!1001 &64\nPrefab:\n  m_Modification:\n    m_TransformParent: {fileID: 0}\n"            \
    "    m_Modifications:\n    - target: {fileID: 3, guid: " GUID_B ", type: 2}\n"                 \
    "      propertyPath: m_A\n      value: " value "\n      objectReference: {fileID: 0}\n"        \
    "    m_RemovedComponents: []\n  m_ParentPrefab: {fileID: 100100000, guid: " GUID_B             \
    ", type: 2}\n"

START_TEST(instance_of_old_is_changed_in_its_own_form)
{
    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "3") LIGHT("3", "1", "  m_A: a\n"));
    put_asset(SCENE, GUID_A, LEGACY("b") LIGHT("9", "0", "  m_R: {fileID: 0}\n"));
    begin_save(SCENE);
    SAVED(set_text(67, "m_A", "c"));
    REFUSED(set_local(9, "m_R", 67), "2018.3");
    check_saved(LEGACY("c") LIGHT("9", "0", "  m_R: {fileID: 0}\n"));
}
END_TEST

START_TEST(paths_are_quoted_where_the_file_quotes_them)
{
    begin_instance(CHANGE("3", GUID_B, "'m_L.Array.data[7]'", "1"));
    SAVED(set_asset(67, "m_L.Array.data[0]", 1, GUID_M));
    check_saved(INSTANCE(
        "64", GUID_B,
        CHANGE("3", GUID_B, "'m_L.Array.data[7]'", "1")
            SET("3", GUID_B, "'m_L.Array.data[0]'", "", "{fileID: 1, guid: " GUID_M ", type: 2}")));
}
END_TEST

/* --- References. --- */

#define STRIPPED_NEW(class_id, id, type, source)                                                   \
    "--- !u!" class_id " &" id " stripped\n" type                                                  \
    ":\n  m_CorrespondingSourceObject: {fileID: " source ", guid: " GUID_B                         \
    ",\n    type: 3}\n  m_PrefabInstance: {fileID: 64}\n"                                          \
    "  m_PrefabAsset: {fileID: 0}\n"

START_TEST(reference_to_a_copy_makes_it_a_document)
{
    put_asset("Assets/P.prefab", GUID_B,
              OBJECT("1", "2", "3") LIGHT("3", "1",
                                          "  m_R: {fileID: "
                                          "0}\n"));
    put_asset(SCENE, GUID_A, INSTANCE("64", GUID_B, " []") LIGHT("9", "0", "  m_R: {fileID: 0}\n"));
    begin_save(SCENE);
    SAVED(set_local(9, "m_R", 67));
    SAVED(set_local(67, "m_R", 66));
    check_saved(INSTANCE("64", GUID_B, SET("3", GUID_B, "m_R", "", "{fileID: 66}"))
                    LIGHT("9", "0", "  m_R: {fileID: 67}\n") STRIPPED_NEW("108", "67", "Light", "3")
                        STRIPPED_NEW("4", "66", "Transform", "2"));
    save_and_open(SCENE);
    check_value(67, "m_R", "{fileID: 66}");
}
END_TEST

START_TEST(reference_to_nothing_is_refused)
{
    begin_doc("  m_R: {fileID: 99}\n");
    REFUSED(set_local(5, "m_R", 77), "77");
    SAVED(set_local(5, "m_R", 99));
    check_unchanged();
    SAVED(set_local(5, "m_S", save_new_id(save)));
    save_err = (struct err){0};
    {
        struct buf b;
        bool is_changed = true;

        buf_init(&b, 1 << 20);
        REFUSED(save_finish(save, &b, &is_changed, &save_err), "refers to");
        buf_done(&b);
    }
}
END_TEST

START_TEST(link_that_was_broken_before_may_stay)
{
    begin_doc("  m_R: {fileID: 99}\n  m_T: '{fileID: 98}'\n");
    SAVED(set_text(5, "m_T", "{fileID: 97}"));
    check_doc("  m_R: {fileID: 99}\n  m_T: '{fileID: 97}'\n");
}
END_TEST

/* --- What cannot be. --- */

START_TEST(what_does_not_fit_is_refused)
{
    begin_doc("  m_A: 1\n  m_B: {x: 1, y: 2}\n  m_L:\n  - 1\n");
    REFUSED(set_int(5, "m_B", 1), "single value");
    REFUSED(set_int(5, "m_L", 1), "single value");
    REFUSED(set_int(5, "m_A.x", 1), "no members");
    REFUSED(set_int(5, "m_L.Array.data[1]", 1), "no item 1");
    REFUSED(set_int(5, "m_B.Array.size", 1), "not a list");
    REFUSED(set_int(5, "m_L.Array.size", -1), "size");
    REFUSED(set_int(5, "m_New.Array.data[0]", 1), "m_New");
    REFUSED(set_int(5, "m_L..x", 1), "path");
    REFUSED(set_int(5, "", 1), "path");
    REFUSED(set_int(6, "m_A", 1), "id 6");
    REFUSED(set_text(5, "m_A", "\xFF"), "UTF-8");
    check_unchanged();
}
END_TEST

START_TEST(two_documents_with_one_id_are_refused)
{
    put_asset(SCENE, GUID_A, DOC("  m_A: 1\n") DOC("  m_A: 2\n"));
    open_scene(SCENE);
    REFUSED(save_begin(scene, &save, &save_err), "lines 3 and 6");
}
END_TEST

/* --- The rest. --- */

START_TEST(every_allocation_may_fail)
{
    begin_instance(CHANGE("3", GUID_B, "m_A", "b"));
    for (size_t n = 1;; n++) {
        struct scene_save *one = NULL;
        struct save_ref ref = {.file_id = 66};
        bool is_ok, is_changed;
        struct buf b;

        save_err = (struct err){0};
        buf_init(&b, 1 << 20);
        mem_fail_after(n);
        is_ok = save_begin(scene, &one, &save_err) &&
                save_set_text(one, 67, SLICE("m_A"), SLICE("c"), &save_err) &&
                save_set_text(one, 67, SLICE("m_B"), SLICE("c"), &save_err) &&
                save_set_int(one, 67, SLICE("m_V.x"), 7, &save_err) &&
                save_set_ref(one, 67, SLICE("m_R"), &ref, &save_err) &&
                save_finish(one, &b, &is_changed, &save_err);
        mem_fail_after(0);
        ck_assert(is_ok || save_err.kind == ERR_INTERNAL);
        save_free(one);
        buf_done(&b);
        if (is_ok)
            break;
    }
}
END_TEST

START_TEST(many_edits_take_no_time)
{
    enum { N = 20000 };
    char *text = malloc(N * 80), *p = text;
    bool is_changed;

    p += sprintf(p, "%s", DOC("  m_L:\n"));
    for (int i = 0; i < N; i++)
        p += sprintf(p, "  - a: %d\n    b: 0\n", i);
    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "3") LIGHT("3", "1", "  m_A: a\n"));
    sprintf(p, "%s", INSTANCE("64", GUID_B, " []"));
    put_asset(SCENE, GUID_A, text);
    free(text);
    begin_save(SCENE);
    for (int i = 0; i < N; i++) {
        char path[80];

        snprintf(path, sizeof(path), "m_L.Array.data[%d].b", i);
        SAVED(set_int(5, path, i));
        snprintf(path, sizeof(path), "m_New%d", i);
        SAVED(set_int(67, path, i));
    }
    ck_assert_ptr_nonnull(strstr(finish_save(&is_changed), "propertyPath: m_New19999\n"));
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {nothing_changes_when_nothing_is_set,
                                  value_that_is_there_changes_nothing,
                                  line_ends_mark_and_last_byte_stay,
                                  value_stands_where_the_old_one_stood,
                                  last_value_wins,
                                  missing_member_comes_last,
                                  document_without_members_gets_some,
                                  list_grows_by_copies_of_its_last_item,
                                  list_shrinks_to_nothing_and_comes_back,
                                  items_of_an_empty_list_become_what_is_put_into_them,
                                  lists_within_lists_keep_their_form,
                                  map_stands_in_lines_of_its_own_if_it_is_to,
                                  floats_are_the_shortest_that_read_back,
                                  doubles_have_all_their_digits,
                                  texts_are_quoted_where_they_must_be,
                                  long_texts_go_over_several_lines,
                                  texts_read_back_as_they_were_set,
                                  long_maps_in_braces_go_over_two_lines,
                                  long_maps_stay_on_one_line_where_the_project_says_so,
                                  instance_gets_modifications,
                                  instance_keeps_its_entries_and_changes_the_last_of_one_property,
                                  value_that_the_source_has_changes_nothing,
                                  value_of_the_source_replaces_a_modification,
                                  nested_copies_are_named_as_their_direct_source_names_them,
                                  entry_that_names_a_deeper_source_is_changed,
                                  component_added_to_an_instance_is_edited_in_place,
                                  model_is_changed_by_what_the_file_says_of_it,
                                  instance_of_old_is_changed_in_its_own_form,
                                  paths_are_quoted_where_the_file_quotes_them,
                                  reference_to_a_copy_makes_it_a_document,
                                  reference_to_nothing_is_refused,
                                  link_that_was_broken_before_may_stay,
                                  what_does_not_fit_is_refused,
                                  two_documents_with_one_id_are_refused,
                                  every_allocation_may_fail,
                                  many_edits_take_no_time};

    return run_saves("scene_save", tests, N_ELEMENTS(tests));
}
