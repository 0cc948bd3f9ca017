/*
 * unity/scene/scene.h: the hierarchy of scene and prefab files, instances expanded. Each test
 * writes a little project and compares the tree as text: two blanks a level, then name, id and
 * components.
 */
#include "project_rig.h"

#define GUID_A "0a000000000000000000000000000001"
#define GUID_B "0a000000000000000000000000000002"
#define GUID_C "0a000000000000000000000000000003"
#define GUID_M "0a00000000000000000000000000000c"

/* GameObject &id with Transform &tr; `father` and `children` are the transform's. */
#define OBJECT(id, tr, name, father, children)                                                     \
    "--- !u!1 &" id "\nGameObject:\n  m_Component:\n  - component: {fileID: " tr                   \
    "}\n  m_Layer: 0\n  m_Name: " name "\n  m_TagString: Untagged\n  m_IsActive: 1\n"              \
    "--- !u!4 &" tr "\nTransform:\n  m_GameObject: {fileID: " id "}\n  m_Children:" children       \
    "\n  m_Father: {fileID: " father "}\n"
#define NONE           " []"
#define CHILD(id)      "\n  - {fileID: " id "}"
#define REF(id, guid)  "{fileID: " id ", guid: " guid ", type: 3}"
#define CAMERA(id, on) "--- !u!20 &" id "\nCamera:\n  m_GameObject: {fileID: " on "}\n"
#define CHANGE(target, guid, path, value)                                                          \
    "\n    - target: " REF(target, guid) "\n      propertyPath: " path "\n      value: " value     \
                                         "\n      objectReference: {fileID: 0}"
#define INSTANCE(id, guid, parent, changes, more)                                                  \
    "--- !u!1001 &" id                                                                             \
    "\nPrefabInstance:\n  m_Modification:\n    m_TransformParent: {fileID: " parent                \
    "}\n    m_Modifications:" changes more "\n  m_SourcePrefab: " REF("100100000", guid) "\n"
#define STRIPPED(class_id, id, type, source, guid, instance)                                       \
    "--- !u!" class_id " &" id " stripped\n" type ":\n  m_CorrespondingSourceObject: " REF(        \
        source, guid) "\n  m_PrefabInstance: {fileID: " instance "}\n  m_PrefabAsset: {fileID: "   \
                      "0}\n"

static struct project project;

static void open_project(void)
{
    struct err err = {0};

    ck_assert_msg(project_open(rig_root, 1, &project, &err), "%s", err.message);
}

static struct scene *open_file(const char *path)
{
    struct err err = {0};
    struct scene *s = NULL;

    ck_assert_msg(scene_open(&project, slice_of(path), &s, &err), "%s: %s", path, err.message);
    return s;
}

static void put_object(struct buf *b, const struct scene_object *o)
{
    for (const struct scene_object *up = o->parent; up; up = up->parent)
        buf_append(b, SLICE("  "));
    buf_printf(b, "%.*s %lld", SLICE_ARG(o->name), (long long)o->id);
    for (size_t i = 0; i < o->n_components; i++)
        buf_printf(b, " %.*s:%lld", SLICE_ARG(o->components[i].type),
                   (long long)o->components[i].id);
    buf_printf(b, "%s%s\n", o->is_active ? "" : " off", o->is_unknown ? " unknown" : "");
}

/* Opens the project, composes the file and compares; n_notes is how many diagnostics it has. */
static void check_tree(const char *path, size_t n_notes, const char *wanted)
{
    struct scene *s;
    struct buf b;
    size_t n = 0;

    open_project();
    s = open_file(path);
    buf_init(&b, 1 << 20);
    for (const struct scene_object *o = NULL; (o = scene_next(s, o)); n++)
        put_object(&b, o);
    buf_append_byte(&b, '\0');
    ck_assert_str_eq(b.p, wanted);
    ck_assert_uint_eq(n, s->n_objects);
    ck_assert_msg(s->n_notes == n_notes, "%zu notes, the first: %.*s", s->n_notes,
                  SLICE_ARG(s->n_notes ? s->notes[0] : SLICE("")));
    buf_done(&b);
    scene_free(s);
    project_done(&project);
}

/* --- Own objects. --- */

START_TEST(children_stand_in_their_parents_order)
{
    put_asset("Assets/A.unity", GUID_A,
              OBJECT("10", "11", "Two", "31", NONE) OBJECT("20", "21", "One", "31", NONE)
                  OBJECT("30", "31", "Top", "0", CHILD("21") CHILD("11") CHILD("99"))
                      OBJECT("40", "41", "Unlisted", "31", NONE));
    check_tree("Assets/A.unity", 0,
               "Top 30 Transform:31\n  One 20 Transform:21\n  Two 10 Transform:11\n"
               "  Unlisted 40 Transform:41\n");
}
END_TEST

/* As a merge may leave them. */
START_TEST(lists_that_stand_twice_count_both)
{
    put_asset("Assets/A.unity", GUID_A,
              OBJECT("10", "11", "Two", "31", NONE) OBJECT("20", "21", "One", "31", NONE)
                  OBJECT("30", "31", "Top", "0", CHILD("21") "\n  m_Children:" CHILD("11"))
                      OBJECT("40", "41", "First", "0", NONE)
                          OBJECT("50", "51", "Last", "0", NONE) "--- !u!1660057539 &60\n"
                                                                "SceneRoots:\n  m_Roots:\n"
                                                                "  - {fileID: 41}\n  m_Roots:\n"
                                                                "  - {fileID: 31}\n");
    check_tree("Assets/A.unity", 0,
               "First 40 Transform:41\nTop 30 Transform:31\n  One 20 Transform:21\n"
               "  Two 10 Transform:11\nLast 50 Transform:51\n");
}
END_TEST

START_TEST(child_knows_better_than_parent_whose_it_is)
{
    put_asset("Assets/A.unity", GUID_A,
              OBJECT("10", "11", "Thief", "0", CHILD("31") CHILD("31"))
                  OBJECT("20", "21", "Parent", "0", CHILD("31") CHILD("31"))
                      OBJECT("30", "31", "Child", "21", NONE));
    check_tree("Assets/A.unity", 0,
               "Thief 10 Transform:11\nParent 20 Transform:21\n  Child 30 Transform:31\n");
}
END_TEST

#define ORDERED(id, tr, name, order) OBJECT(id, tr, name, "0", NONE) "  m_RootOrder: " order "\n"

START_TEST(roots_are_sorted_by_root_order_and_place)
{
    put_asset("Assets/A.unity", GUID_A,
              ORDERED("10", "11", "C", "2") ORDERED("20", "21", "A", "0")
                  ORDERED("30", "31", "B", "0") ORDERED("40", "41", "First", "-1"));
    check_tree("Assets/A.unity", 0,
               "First 40 Transform:41\nA 20 Transform:21\nB 30 Transform:31\nC 10 Transform:11\n");
}
END_TEST

START_TEST(scene_roots_name_transforms_and_instances)
{
    put_asset("Assets/P.prefab", GUID_B, OBJECT("1", "2", "P", "0", NONE));
    put_asset("Assets/A.unity", GUID_A,
              OBJECT("10", "11", "A", "0", NONE) OBJECT("20", "21", "Unlisted", "0", NONE)
                  INSTANCE("30", GUID_B, "0", " []",
                           "") "--- !u!1660057539 &9223372036854775807\nSceneRoots:\n  m_Roots:\n"
                               "  - {fileID: 30}\n  - {fileID: 404}\n  - {fileID: 11}\n");
    check_tree("Assets/A.unity", 0,
               "P 31 Transform:28\nA 10 Transform:11\nUnlisted 20 Transform:21\n");
}
END_TEST

START_TEST(old_component_lists_and_values_of_objects_are_read)
{
    struct scene *s;

    put_asset("Assets/A.unity", GUID_A,
              "--- !u!1 &10\nGameObject:\n  m_Component:\n  - 4: {fileID: 11}\n  - 20: {fileID: "
              "12}\n  - 54: {fileID: 404}\n  m_Layer: 5\n  m_Name: 'It''s #1'\n  m_TagString: "
              "Player\n  m_IsActive: 0\n--- !u!4 &11\nTransform:\n  m_GameObject: {fileID: 10}\n"
              "  m_Father: {fileID: 0}\n" CAMERA("12", "10"));
    open_project();
    s = open_file("Assets/A.unity");
    ck_assert_uint_eq(s->n_objects, 1);
    ck_assert(slice_is(s->first->name, "It's #1"));
    ck_assert(slice_is(s->first->tag, "Player"));
    ck_assert_int_eq(s->first->layer, 5);
    ck_assert(!s->first->is_active);
    ck_assert_uint_eq(s->first->n_components, 2);
    ck_assert(slice_is(s->first->components[1].type, "Camera"));
    ck_assert(slice_is(s->first->components[1].name_space, "UnityEngine"));
    ck_assert_uint_gt(s->first->components[1].line, 3);
    scene_free(s);
    project_done(&project);
}
END_TEST

START_TEST(father_that_is_not_there_makes_a_root)
{
    put_asset("Assets/A.unity", GUID_A, OBJECT("10", "11", "Lost", "99", NONE));
    check_tree("Assets/A.unity", 0, "Lost 10 Transform:11\n");
}
END_TEST

START_TEST(ring_of_fathers_is_cut_at_its_first)
{
    put_asset("Assets/A.unity", GUID_A,
              OBJECT("60", "61", "Tail", "31", NONE) OBJECT("10", "11", "A", "21", CHILD("31"))
                  OBJECT("20", "21", "B", "31", CHILD("11"))
                      OBJECT("30", "31", "C", "11", CHILD("21"))
                          OBJECT("40", "41", "Self", "41", CHILD("41")));
    check_tree("Assets/A.unity", 0,
               "A 10 Transform:11\n  C 30 Transform:31\n    B 20 Transform:21\n"
               "    Tail 60 Transform:61\nSelf 40 Transform:41\n");
}
END_TEST

START_TEST(object_without_transform_is_a_root)
{
    put_asset("Assets/A.unity", GUID_A,
              "--- !u!1 &10\nGameObject:\n  m_Component: []\n  m_Name: Bare\n");
    check_tree("Assets/A.unity", 0, "Bare 10\n");
}
END_TEST

START_TEST(ids_are_64_bits_with_sign)
{
    put_asset("Assets/A.unity", GUID_A,
              OBJECT("-9223372036854775808", "9223372036854775807", "Edge", "0", NONE));
    check_tree("Assets/A.unity", 0, "Edge -9223372036854775808 Transform:9223372036854775807\n");
}
END_TEST

/* --- Instances. --- */

static void put_crate(void)
{
    put_asset("Assets/Crate.prefab", GUID_B,
              OBJECT("10", "11", "Crate", "0", CHILD("21")) OBJECT("20", "21", "Lid", "11", NONE));
}

START_TEST(instance_has_the_sources_objects_under_its_own_ids)
{
    put_crate();
    put_asset("Assets/A.unity", GUID_A,
              INSTANCE("1000", GUID_B, "0",
                       CHANGE("10", GUID_B, "m_Name", "Box") CHANGE("20", GUID_B, "m_IsActive", "0")
                           CHANGE("11", GUID_B, "m_LocalPosition.x", "5"),
                       "") STRIPPED("4", "77", "Transform", "21", GUID_B, "1000")
                  OBJECT("30", "31", "On the lid", "77", NONE));
    check_tree("Assets/A.unity", 0,
               "Box 994 Transform:995\n  Lid 1020 Transform:77 off\n    On the lid 30 "
               "Transform:31\n");
}
END_TEST

START_TEST(virtual_ids_have_63_bits)
{
    put_asset("Assets/P.prefab", GUID_B, OBJECT("-10", "11", "P", "0", NONE));
    put_asset("Assets/A.unity", GUID_A, INSTANCE("1000", GUID_B, "0", " []", ""));
    check_tree("Assets/A.unity", 0, "P 9223372036854774814 Transform:995\n");
}
END_TEST

START_TEST(variant_of_a_variant_keeps_all_changes)
{
    put_crate();
    put_asset("Assets/Red.prefab", GUID_C,
              INSTANCE("100", GUID_B, "0", CHANGE("10", GUID_B, "m_Name", "Red"), ""));
    put_asset("Assets/Dark.prefab", GUID_A,
              INSTANCE("7000", GUID_C, "0",
                       CHANGE("110", GUID_C, "m_TagString", "Player")
                           CHANGE("112", GUID_C, "m_Name", "Top"),
                       ""));
    /* 10 ^ 100 = 110; 20 ^ 100 = 112; and so on */
    check_tree("Assets/Dark.prefab", 0, "Red 6966 Transform:6967\n  Top 6952 Transform:6953\n");
}
END_TEST

START_TEST(change_may_name_the_source_of_the_source)
{
    put_crate();
    put_asset("Assets/Red.prefab", GUID_C, INSTANCE("100", GUID_B, "0", " []", ""));
    put_asset("Assets/A.unity", GUID_A,
              INSTANCE("7000", GUID_C, "0", CHANGE("20", GUID_B, "m_Name", "Deep"), "")
                  STRIPPED("4", "55", "Transform", "21", GUID_B, "7000"));
    check_tree("Assets/A.unity", 0, "Crate 6966 Transform:6967\n  Deep 6952 Transform:55\n");
}
END_TEST

START_TEST(nested_instance_stands_where_its_parent_lists_it)
{
    put_crate();
    put_asset("Assets/Stack.prefab", GUID_C,
              OBJECT("500", "501", "Stack", "0", CHILD("63") CHILD("511") CHILD("64"))
                  OBJECT("510", "511", "Middle", "501", NONE)
                      INSTANCE("1000", GUID_B, "501", CHANGE("10", GUID_B, "m_Name", "Upper"), "")
                          STRIPPED("4", "64", "Transform", "11", GUID_B, "1000") INSTANCE(
                              "2000", GUID_B, "501", CHANGE("10", GUID_B, "m_Name", "Lower"), "")
                              STRIPPED("4", "63", "Transform", "11", GUID_B, "2000"));
    check_tree("Assets/Stack.prefab", 0,
               "Stack 500 Transform:501\n  Lower 2010 Transform:63\n    Lid 1988 Transform:1989\n"
               "  Middle 510 Transform:511\n  Upper 994 Transform:64\n    Lid 1020 "
               "Transform:1021\n");
}
END_TEST

START_TEST(removed_parts_are_gone_with_all_below)
{
    put_asset("Assets/P.prefab", GUID_B,
              "--- !u!1 &10\nGameObject:\n  m_Component:\n  - component: {fileID: 11}\n  - "
              "component: {fileID: 12}\n  m_Name: P\n--- !u!4 &11\nTransform:\n  m_GameObject: "
              "{fileID: 10}\n  m_Children:\n  - {fileID: 21}\n  m_Father: {fileID: 0}\n" CAMERA(
                  "12", "10") OBJECT("20", "21", "Gone", "11", CHILD("31"))
                  OBJECT("30", "31", "Below", "21", NONE));
    put_asset("Assets/A.unity", GUID_A,
              INSTANCE("1000", GUID_B, "0", " []",
                       "\n    m_RemovedComponents:\n    - " REF(
                           "12", GUID_B) "\n    m_RemovedGameObjects:\n    - " REF("20", GUID_B)));
    check_tree("Assets/A.unity", 0, "P 994 Transform:995\n");
}
END_TEST

START_TEST(added_parts_stand_where_the_instance_says)
{
    put_crate();
    put_asset(
        "Assets/A.unity", GUID_A,
        INSTANCE(
            "1000", GUID_B, "0", " []",
            "\n    m_AddedGameObjects:\n    - targetCorrespondingSourceObject: " REF(
                "11",
                GUID_B) "\n      insertIndex: 0\n      addedObject: {fileID: 41}"
                        "\n    m_AddedComponents:\n    - targetCorrespondingSourceObject: " REF(
                            "10", GUID_B) "\n      insertIndex: 0\n      addedObject: {fileID: 52}")
            STRIPPED("1", "94", "GameObject", "10", GUID_B, "1000")
                STRIPPED("4", "95", "Transform", "11", GUID_B, "1000")
                    OBJECT("30", "31", "Last", "95", NONE) OBJECT("40", "41", "First", "95", NONE)
                        CAMERA("51", "94") CAMERA("52", "94"));
    check_tree("Assets/A.unity", 0,
               "Crate 94 Camera:52 Transform:95 Camera:51\n  First 40 Transform:41\n"
               "  Lid 1020 Transform:1021\n  Last 30 Transform:31\n");
}
END_TEST

START_TEST(legacy_prefab_and_instance_are_read)
{
    put_asset("Assets/P.prefab", GUID_B,
              "--- !u!1001 &100100000\nPrefab:\n  m_ParentPrefab: {fileID: 0}\n  "
              "m_RootGameObject: {fileID: 10}\n  m_IsPrefabParent: 1\n" OBJECT("10", "11", "P", "0",
                                                                               NONE));
    put_asset(
        "Assets/A.unity", GUID_A,
        "--- !u!1001 &1000\nPrefab:\n  m_Modification:\n    m_TransformParent: {fileID: 0}\n"
        "    m_Modifications:" CHANGE("10", GUID_B, "m_Name", "Old") "\n  m_ParentPrefab: " REF(
            "100100000",
            GUID_B) "\n  m_IsPrefabParent: 0\n--- !u!4 &77 stripped\nTransform:"
                    "\n  m_PrefabParentObject: " REF(
                        "11", GUID_B) "\n  m_PrefabInternal: {fileID: 1000}\n" OBJECT("30", "31",
                                                                                      "Kid", "77",
                                                                                      NONE));
    check_tree("Assets/A.unity", 0, "Old 994 Transform:77\n  Kid 30 Transform:31\n");
}
END_TEST

/* --- Sources that cannot be expanded. --- */

START_TEST(model_is_one_object_and_what_is_mentioned)
{
    rig_text("Assets/Robot.fbx", "not text for us");
    rig_text("Assets/Robot.fbx.meta",
             "fileFormatVersion: 2\nguid: " GUID_B "\nModelImporter:\n  internalIDToNameTable:\n"
             "  - first:\n      1: 100004\n    second: Arm\n  - first:\n      4: 400004\n"
             "    second: Arm\n");
    put_asset("Assets/A.unity", GUID_A,
              INSTANCE("1000", GUID_B, "0", CHANGE("919132149155446097", GUID_B, "m_Name", "Robby"),
                       "") STRIPPED("4", "70", "Transform", "400004", GUID_B, "1000")
                  STRIPPED("1", "71", "GameObject", "100004", GUID_B, "1000")
                      STRIPPED("4", "72", "Transform", "-8679921383154817045", GUID_B, "1000")
                          STRIPPED("95", "73", "Animator", "9500000", GUID_B, "1000")
                              OBJECT("30", "31", "In hand", "70", NONE) CAMERA("32", "71"));
    check_tree("Assets/A.unity", 1,
               "Robby 919132149155446457 Transform:72 Animator:73 unknown\n"
               "  Arm 71 Transform:70 Camera:32 unknown\n    In hand 30 Transform:31\n");
}
END_TEST

START_TEST(source_that_is_gone_is_shown_as_missing_prefab)
{
    put_asset("Assets/A.unity", GUID_A,
              INSTANCE("1000", GUID_B, "0", " []", "") INSTANCE("2000", GUID_B, "0", " []", ""));
    check_tree("Assets/A.unity", 1,
               "Missing Prefab 919132149155446457 Transform:543450653699957763 unknown\n"
               "Missing Prefab 919132149155445377 Transform:543450653699956795 unknown\n");
}
END_TEST

START_TEST(binary_source_is_told_once)
{
    rig_file("Assets/P.prefab", slice_from("\0\0\0\1binary", 10));
    rig_meta("Assets/P.prefab", GUID_B);
    put_asset("Assets/A.unity", GUID_A,
              INSTANCE("1000", GUID_B, "0", " []", "") INSTANCE("2000", GUID_B, "0", " []", ""));
    check_tree("Assets/A.unity", 1,
               "P 919132149155446457 Transform:543450653699957763 unknown\n"
               "P 919132149155445377 Transform:543450653699956795 unknown\n");
}
END_TEST

START_TEST(broken_source_does_not_break_the_scene)
{
    put_asset("Assets/P.prefab", GUID_B, "--- !u!1 &10\nGameObject:\n  m_Name: 'open\n");
    put_asset("Assets/A.unity", GUID_A, INSTANCE("1000", GUID_B, "0", " []", ""));
    check_tree("Assets/A.unity", 1, "P 919132149155446457 Transform:543450653699957763 unknown\n");
}
END_TEST

START_TEST(prefab_that_contains_itself_is_cut)
{
    put_asset("Assets/P.prefab", GUID_B,
              OBJECT("10", "11", "P", "0", NONE) INSTANCE("1000", GUID_B, "11", " []", ""));
    check_tree("Assets/P.prefab", 1,
               "P 10 Transform:11\n  P 919132149155446457 Transform:543450653699957763 unknown\n");
}
END_TEST

#define HANGING                                                                                    \
    "  m_Modification:\n    m_TransformParent: {fileID: 11}\n"                                     \
    "  m_SourcePrefab: {fileID: 100100000, guid: %s, type: 3}\n"

/* 2^30 objects, if nobody counted. */
START_TEST(exponential_prefabs_are_refused)
{
    struct err err = {0};
    struct scene *s;

    for (unsigned i = 0; i < 30; i++) {
        char path[64], guid[40], source[40], text[2000];

        snprintf(path, sizeof(path), "Assets/P%u.prefab", i);
        snprintf(guid, sizeof(guid), "0b0000000000000000000000000000%02x", i);
        snprintf(source, sizeof(source), "0b0000000000000000000000000000%02x", i - 1);
        snprintf(text, sizeof(text),
                 OBJECT("10", "11", "P", "0", NONE) "--- !u!1001 &%u\nPrefabInstance:\n" HANGING
                                                    "--- !u!1001 &%u\nPrefabInstance:\n" HANGING,
                 1000 * i + 1000, source, 1000 * i + 1500, source);
        put_asset(path, guid, text);
    }
    open_project();
    ck_assert(!scene_open(&project, SLICE("Assets/P29.prefab"), &s, &err));
    ck_assert_int_eq((int)err.kind, ERR_TOO_LARGE);
    project_done(&project);
}
END_TEST

START_TEST(depth_of_the_hierarchy_is_not_the_stacks_business)
{
    enum { DEEP = 100000 };
    struct scene *s;
    struct buf b;
    size_t n = 0;

    buf_init(&b, 64 << 20);
    buf_append(&b, SLICE(RIG_HEAD));
    for (int i = 1; i <= DEEP; i++)
        buf_printf(&b,
                   "--- !u!1 &%d\nGameObject:\n  m_Component:\n  - component: {fileID: %d}\n  "
                   "m_Name: a\n--- !u!4 &%d\nTransform:\n  m_GameObject: {fileID: %d}\n  m_Father: "
                   "{fileID: %d}\n",
                   2 * i, 2 * i + 1, 2 * i + 1, 2 * i, i > 1 ? 2 * i - 1 : 0);
    rig_file("Assets/A.unity", buf_slice(&b));
    rig_meta("Assets/A.unity", GUID_A);
    open_project();
    s = open_file("Assets/A.unity");
    for (const struct scene_object *o = NULL; (o = scene_next(s, o));)
        n++;
    ck_assert_uint_eq(n, DEEP);
    ck_assert_ptr_null(s->first->next);
    scene_free(s);
    project_done(&project);
    buf_done(&b);
}
END_TEST

/* --- Types. --- */

#define SCRIPT(id, script, hint)                                                                   \
    "--- !u!114 &" id "\nMonoBehaviour:\n  m_GameObject: {fileID: 10}\n  m_Script: " script        \
    "\n  m_EditorClassIdentifier: " hint "\n"

static const struct {
    const char *type, *full;
    enum ref_state state;
} script_types[] = {
    {"Mover", "Game.Mover", REF_FOUND},
    {"Image", "UnityEngine.UI.Image", REF_PACKAGE},
    {"", NULL, REF_MISSING},
    {"", NULL, REF_MISSING},
    {"Local", "Here.Local", REF_FOUND},
    {"", NULL, REF_MISSING},
    {"Hinted", "Far.Away.Hinted", REF_UNRESOLVED},
    {"Hinted", "Old.Hinted", REF_UNRESOLVED},
    {"MonoBehaviour", NULL, REF_UNRESOLVED},
};

START_TEST(scripts_have_names_and_states)
{
    struct scene *s;
    struct arena a;

    rig_text("Assets/Mover.cs", "namespace Game { public class Mover : MonoBehaviour {} }");
    rig_meta("Assets/Mover.cs", GUID_M);
    rig_text("Packages/manifest.json", "{\"dependencies\":{\"com.acme.secret\":\"1.0.0\"}}");
    put_asset(
        "Assets/A.unity", GUID_A,
        "--- !u!1 &10\nGameObject:\n  m_Component:\n  - component: {fileID: 1}\n  - component: "
        "{fileID: 2}\n  - component: {fileID: 3}\n  - component: {fileID: 4}\n  - component: "
        "{fileID: 5}\n  - component: {fileID: 6}\n  - component: {fileID: 7}\n  - component: "
        "{fileID: 8}\n  - component: {fileID: 9}\n  m_Name: x\n" SCRIPT(
            "1", REF("11500000", GUID_M),
            "") SCRIPT("2", REF("11500000", "fe87c0e1cc204ed48ad3b37840f39efc"),
                       "") SCRIPT("3", "{fileID: 0}", "") SCRIPT("4", "{fileID: 404}", "")
            SCRIPT("5", "{fileID: 90}", "") SCRIPT("6", "{fileID: 0, guid: " GUID_M ", type: 3}",
                                                   "") SCRIPT("7", REF("11500000", GUID_B),
                                                              "Asm::Far.Away.Hinted")
                SCRIPT("8", REF("11500000", GUID_B), "Assembly-CSharp:Old:Hinted") SCRIPT(
                    "9", REF("11500000", GUID_C),
                    "") "--- !u!115 &90\nMonoScript:\n  m_ClassName: Local\n  m_Namespace: Here\n");
    open_project();
    s = open_file("Assets/A.unity");
    arena_init(&a, 1 << 20);
    ck_assert_uint_eq(s->first->n_components, N_ELEMENTS(script_types));
    for (size_t i = 0; i < N_ELEMENTS(script_types); i++) {
        const struct scene_component *c = &s->first->components[i];
        struct slice full = scene_full_name(&a, c);

        ck_assert_msg(slice_is(c->type, script_types[i].type), "%zu: %.*s", i, SLICE_ARG(c->type));
        ck_assert_msg(c->state == script_types[i].state, "%zu: state %d", i, (int)c->state);
        ck_assert_msg((full.p != NULL) == (script_types[i].full != NULL), "%zu", i);
        if (full.p)
            ck_assert_msg(slice_is(full, script_types[i].full), "%zu: %.*s", i, SLICE_ARG(full));
    }
    arena_done(&a);
    scene_free(s);
    project_done(&project);
}
END_TEST

START_TEST(class_that_nobody_knows_has_the_name_in_the_file)
{
    put_asset("Assets/A.unity", GUID_A,
              "--- !u!1 &10\nGameObject:\n  m_Component:\n  - component: {fileID: 11}\n  m_Name: "
              "x\n--- !u!999999 &11\nFutureThing:\n  m_GameObject: {fileID: 10}\n");
    check_tree("Assets/A.unity", 0, "x 10 FutureThing:11\n");
}
END_TEST

/* --- Finding. --- */

START_TEST(objects_are_found_by_path_and_id)
{
    struct scene *s;
    struct scene_object *o;
    struct arena a;
    int index;

    put_asset("Assets/A.unity", GUID_A,
              OBJECT("10", "11", "A", "0", CHILD("21")) OBJECT("20", "21", "B/C", "11", CHILD("31"))
                  OBJECT("30", "31", "D", "21", NONE) OBJECT("40", "41", "A/B", "0", CHILD("51"))
                      OBJECT("50", "51", "E", "41", NONE) OBJECT("60", "61", "A", "0", CHILD("71"))
                          OBJECT("70", "71", "Z", "61", NONE));
    open_project();
    s = open_file("Assets/A.unity");
    arena_init(&a, 1 << 20);
    o = scene_at(s, SLICE("A/B/C/D"));
    ck_assert(o && o->id == 30);
    ck_assert(slice_is(scene_path(&a, o), "A/B/C/D"));
    ck_assert_int_eq(scene_at(s, SLICE("A/B/E"))->id, 50);
    ck_assert_int_eq(scene_at(s, SLICE("A/B"))->id, 40);
    ck_assert_int_eq(scene_at(s, SLICE("A/Z"))->id, 70); /* below the second A */
    ck_assert_ptr_null(scene_at(s, SLICE("A/B/C/D/")));
    ck_assert_ptr_null(scene_at(s, SLICE("A/")));
    ck_assert_ptr_null(scene_at(s, SLICE("")));
    ck_assert_ptr_null(scene_at(s, SLICE("/A")));
    o = scene_by_id(s, 31, &index);
    ck_assert(o && o->id == 30 && index == 0);
    o = scene_by_id(s, 30, &index);
    ck_assert(o && o->id == 30 && index == -1);
    ck_assert_ptr_null(scene_by_id(s, 404, &index));
    ck_assert_ptr_null(scene_by_id(s, 0, &index));
    arena_done(&a);
    scene_free(s);
    project_done(&project);
}
END_TEST

/* --- What cannot be opened. --- */

static const struct {
    const char *bytes;
    size_t len; /* 0: it is text */
    enum err_kind kind;
    const char *word; /* of the message */
} bad_files[] = {
    {"\0\0\0\5old", 7, ERR_TOOL, "binary"},
    {RIG_LFS, 0, ERR_TOOL, "Git LFS"},
    {"{}", 0, ERR_TOOL, "JSON"},
    {" ", 0, ERR_TOOL, "empty"},
    {RIG_HEAD, 0, ERR_TOOL, "ends before"},
    {RIG_HEAD "--- !u!1 &10\nGameObject:\n<<<<<<< mine\n  m_Name: a\n=======\n", 0, ERR_TOOL,
     "conflict"},
    {RIG_HEAD "--- !u!1 &10\nGameObject:\n  m_Name: 'a\n", 0, ERR_TOOL, "line"},
    {RIG_HEAD "--- !u!1 &10\n", 0, ERR_TOOL, "line"},
    {"fileFormatVersion: 2\nguid: " GUID_A "\n", 0, ERR_TOOL, ".meta"},
};

START_TEST(what_is_no_scene_says_what_it_is)
{
    struct err err = {0};
    struct scene *s = NULL;
    struct slice bytes = slice_of(bad_files[_i].bytes);

    if (bad_files[_i].len)
        bytes.len = bad_files[_i].len, bytes.p = bad_files[_i].bytes;
    rig_folder("Assets");
    rig_file("Assets/A.unity", bytes);
    rig_meta("Assets/A.unity", GUID_A);
    open_project();
    ck_assert(!scene_open(&project, SLICE("Assets/A.unity"), &s, &err));
    ck_assert_int_eq((int)err.kind, (int)bad_files[_i].kind);
    ck_assert_msg(strstr(err.message, bad_files[_i].word), "%s", err.message);
    ck_assert_msg(strstr(err.message, "Assets/A.unity: "), "%s", err.message);
    ck_assert_ptr_null(s);
    project_done(&project);
}
END_TEST

START_TEST(file_that_is_not_there_is_not_found)
{
    struct err err = {0};
    struct scene *s;

    rig_folder("Assets");
    open_project();
    ck_assert(!scene_open(&project, SLICE("Assets/A.unity"), &s, &err));
    ck_assert_int_eq((int)err.kind, ERR_NOT_FOUND);
    project_done(&project);
}
END_TEST

START_TEST(every_allocation_may_fail)
{
    bool is_open = false;

    put_crate();
    put_asset("Assets/A.unity", GUID_A,
              INSTANCE("1000", GUID_B, "0",
                       CHANGE("10", GUID_B, "m_Name", "'Box'")
                           CHANGE("20", GUID_B, "m_Name", "\"\\x41\""),
                       "") STRIPPED("4", "77", "Transform", "21", GUID_B, "1000")
                  OBJECT("30", "31", "On the lid", "77", NONE)
                      INSTANCE("2000", GUID_C, "0", " []", ""));
    open_project();
    for (size_t n = 1; !is_open; n++) {
        struct err err = {0};
        struct scene *s = NULL;

        ck_assert_uint_lt(n, 1000);
        mem_fail_after(n);
        is_open = scene_open(&project, SLICE("Assets/A.unity"), &s, &err);
        mem_fail_after(0);
        ck_assert_msg(is_open || err.kind == ERR_INTERNAL, "%zu: %d %s", n, (int)err.kind,
                      err.message);
        if (is_open)
            scene_free(s);
    }
    project_done(&project);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("scene");
    TCase *t = tcase_create("scene");

    tcase_add_checked_fixture(t, rig_begin, rig_end);
    tcase_set_timeout(t, 60);
    tcase_add_test(t, children_stand_in_their_parents_order);
    tcase_add_test(t, lists_that_stand_twice_count_both);
    tcase_add_test(t, child_knows_better_than_parent_whose_it_is);
    tcase_add_test(t, roots_are_sorted_by_root_order_and_place);
    tcase_add_test(t, scene_roots_name_transforms_and_instances);
    tcase_add_test(t, old_component_lists_and_values_of_objects_are_read);
    tcase_add_test(t, father_that_is_not_there_makes_a_root);
    tcase_add_test(t, ring_of_fathers_is_cut_at_its_first);
    tcase_add_test(t, object_without_transform_is_a_root);
    tcase_add_test(t, ids_are_64_bits_with_sign);
    tcase_add_test(t, instance_has_the_sources_objects_under_its_own_ids);
    tcase_add_test(t, virtual_ids_have_63_bits);
    tcase_add_test(t, variant_of_a_variant_keeps_all_changes);
    tcase_add_test(t, change_may_name_the_source_of_the_source);
    tcase_add_test(t, nested_instance_stands_where_its_parent_lists_it);
    tcase_add_test(t, removed_parts_are_gone_with_all_below);
    tcase_add_test(t, added_parts_stand_where_the_instance_says);
    tcase_add_test(t, legacy_prefab_and_instance_are_read);
    tcase_add_test(t, model_is_one_object_and_what_is_mentioned);
    tcase_add_test(t, source_that_is_gone_is_shown_as_missing_prefab);
    tcase_add_test(t, binary_source_is_told_once);
    tcase_add_test(t, broken_source_does_not_break_the_scene);
    tcase_add_test(t, prefab_that_contains_itself_is_cut);
    tcase_add_test(t, exponential_prefabs_are_refused);
    tcase_add_test(t, depth_of_the_hierarchy_is_not_the_stacks_business);
    tcase_add_test(t, scripts_have_names_and_states);
    tcase_add_test(t, class_that_nobody_knows_has_the_name_in_the_file);
    tcase_add_test(t, objects_are_found_by_path_and_id);
    tcase_add_loop_test(t, what_is_no_scene_says_what_it_is, 0, (int)N_ELEMENTS(bad_files));
    tcase_add_test(t, file_that_is_not_there_is_not_found);
    tcase_add_test(t, every_allocation_may_fail);
    suite_add_tcase(suite, t);
    return rig_run(suite);
}
