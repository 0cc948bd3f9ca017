/*
 * unity/save/save.h: structure: new documents, components, parents and removal, in the formats of
 * several editors. Values are t_scene_save.c's.
 */
#include "save_rig.h"

#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define SCENE "Assets/S.unity"

#define GO(id, components, name)                                                                   \
    "--- !u!1 &" id "\nGameObject:\n  m_Component:" components "\n  m_Name: " name "\n"
#define HAS(id) "\n  - component: {fileID: " id "}"
#define TR(id, on, children, father, more)                                                         \
    "--- !u!4 &" id "\nTransform:\n  m_GameObject: {fileID: " on "}\n  m_Children:" children       \
    "\n  m_Father: {fileID: " father "}\n" more
#define ITEM(id)     "\n  - {fileID: " id "}"
#define ROOTS(items) "--- !u!1660057539 &9223372036854775807\nSceneRoots:\n  m_Roots:" items "\n"
/* An instance of GUID_B, at `parent`, with the lists that newer files have. */
#define INST(id, parent, changes, lists)                                                           \
    "--- !u!1001 &" id                                                                             \
    "\nPrefabInstance:\n  m_Modification:\n    m_TransformParent: {fileID: " parent                \
    "}\n    m_Modifications:" changes "\n" lists                                                   \
    "  m_SourcePrefab: " REF("100100000", GUID_B) "\n"
#define OLD_LISTS "    m_RemovedComponents: []\n"
#define LISTS(components, objects, added_objects, added_components)                                \
    "    m_RemovedComponents:" components "\n    m_RemovedGameObjects:" objects                    \
    "\n    m_AddedGameObjects:" added_objects "\n    m_AddedComponents:" added_components "\n"
#define NO_LISTS LISTS(" []", " []", " []", " []")
#define ADDED(target, index, id)                                                                   \
    "\n    - targetCorrespondingSourceObject: {fileID: " target ", guid: " GUID_B                  \
    ",\n        type: 3}\n      insertIndex: " index "\n      addedObject: {fileID: " id "}"
#define STRIP(class_id, id, type, source)                                                          \
    "--- !u!" class_id " &" id " stripped\n" type                                                  \
    ":\n  m_CorrespondingSourceObject: {fileID: " source ", guid: " GUID_B                         \
    ",\n    type: 3}\n  m_PrefabInstance: {fileID: 64}\n"                                          \
    "  m_PrefabAsset: {fileID: 0}\n"

/* Two objects below the root, each with a Light: 1/2 with 4/5/6, 7/8/9. */
#define PREFAB                                                                                     \
    GO("1", HAS("2"), "P")                                                                         \
    TR("2", "1", ITEM("5") ITEM("8"), "0", "")                                                     \
    GO("4", HAS("5") HAS("6"), "C")                                                                \
    TR("5", "4", " []", "2", "")                                                                   \
    LIGHT("6", "4", "  m_A: 1\n") GO("7", HAS("8"), "D") TR("8", "7", " []", "2", "")

static void begin(const char *text)
{
    put_asset("Assets/P.prefab", GUID_B, PREFAB);
    put_asset(SCENE, GUID_A, text);
    begin_save(SCENE);
}

static bool set_parent(int64_t id, int64_t parent, int64_t before)
{
    return save_set_parent(save, id, parent, before, &save_err);
}

static bool remove_id(int64_t id)
{
    return save_remove(save, id, &save_err);
}

static bool add_doc(int64_t class_id, const char *type, int64_t id, const char *lines)
{
    return save_add_document(save, class_id, type, id, slice_of(lines), &save_err);
}

/* --- New ones. --- */

#define NEW_GO "  m_Component: []\n  m_Name: New\n"
#define NEW_TR "  m_GameObject: {fileID: 900}\n  m_Children: []\n  m_Father: {fileID: 0}\n"

static void add_object(void)
{
    int64_t owner = 0;

    SAVED(add_doc(1, "GameObject", 900, NEW_GO));
    SAVED(save_attach(save, 900, 901, &owner, &save_err));
    ck_assert_int_eq(owner, 900);
    SAVED(add_doc(4, "Transform", 901, NEW_TR));
}

START_TEST(new_object_stands_before_the_list_of_roots)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", "") ROOTS(ITEM("11")));
    add_object();
    SAVED(set_parent(901, 0, 0));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", "") GO("900", HAS("901"), "New")
                    TR("901", "900", " []", "0", "") ROOTS(ITEM("11") ITEM("901")));
    save_and_open(SCENE);
    ck_assert_ptr_nonnull(scene_at(scene, SLICE("New")));
}
END_TEST

START_TEST(new_object_becomes_a_child)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", ITEM("13"), "0", "") GO("12", HAS("13"), "B")
              TR("13", "12", " []", "11", ""));
    add_object();
    SAVED(set_parent(901, 11, 13));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", ITEM("901") ITEM("13"), "0", "")
                    GO("12", HAS("13"), "B") TR("13", "12", " []", "11", "")
                        GO("900", HAS("901"), "New") TR("901", "900", " []", "11", ""));
}
END_TEST

START_TEST(new_component_is_the_last_of_its_object)
{
    int64_t owner = 0;

    begin(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", ""));
    SAVED(save_attach(save, 10, 12, &owner, &save_err));
    ck_assert_int_eq(owner, 10);
    SAVED(add_doc(108, "Light", 12, "  m_GameObject: {fileID: 10}\n  m_A: 1\n"));
    SAVED(set_int(12, "m_A", 2));
    check_saved(GO("10", HAS("11") HAS("12"), "A") TR("11", "10", " []", "0", "")
                    LIGHT("12", "10", "  m_A: 2\n"));
}
END_TEST

START_TEST(old_files_list_components_by_class)
{
    int64_t owner = 0;

    begin(GO("10", "\n  - 4: {fileID: 11}", "A") TR("11", "10", " []", "0", ""));
    SAVED(save_attach(save, 10, 12, &owner, &save_err));
    SAVED(add_doc(108, "Light", 12, "  m_GameObject: {fileID: 10}\n"));
    check_saved(GO("10", "\n  - 4: {fileID: 11}\n  - 108: {fileID: 12}", "A")
                    TR("11", "10", " []", "0", "") LIGHT("12", "10", ""));
}
END_TEST

START_TEST(component_that_has_no_document_is_a_broken_link)
{
    bool is_changed;
    int64_t owner;
    struct buf b;

    begin(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", ""));
    SAVED(save_attach(save, 10, 12, &owner, &save_err));
    buf_init(&b, 1 << 20);
    REFUSED(save_finish(save, &b, &is_changed, &save_err), "refers to 12");
    buf_done(&b);
}
END_TEST

START_TEST(new_component_on_a_copy)
{
    int64_t owner = 0;

    begin(INST("64", "0", " []", NO_LISTS));
    SAVED(save_attach(save, 64 ^ 4, 900, &owner, &save_err));
    ck_assert_int_eq(owner, 64 ^ 4);
    SAVED(add_doc(108, "Light", 900, "  m_GameObject: {fileID: 68}\n"));
    check_saved(INST("64", "0", " []", LISTS(" []", " []", " []", ADDED("4", "-1", "900")))
                    STRIP("1", "68", "GameObject", "4") LIGHT("900", "68", ""));
    save_and_open(SCENE);
    ck_assert_uint_eq(scene_at(scene, SLICE("P/C"))->n_components, 3);
}
END_TEST

START_TEST(new_component_on_a_copy_in_a_file_without_such_lists)
{
    int64_t owner = 0;

    begin(INST("64", "0", " []", OLD_LISTS));
    SAVED(save_attach(save, 64 ^ 4, 900, &owner, &save_err));
    SAVED(add_doc(108, "Light", 900, "  m_GameObject: {fileID: 68}\n"));
    check_saved(INST("64", "0", " []", OLD_LISTS) STRIP("1", "68", "GameObject", "4")
                    LIGHT("900", "68", ""));
}
END_TEST

START_TEST(new_ids_are_nobodys)
{
    begin(INST("64", "0", " []", NO_LISTS));
    for (int i = 0; i < 1000; i++) {
        int64_t id = save_new_id(save);
        int part;

        ck_assert_int_gt(id, 0);
        ck_assert_int_le(id, INT32_MAX);
        ck_assert_ptr_null(scene_by_id(scene, id, &part));
    }
    SAVED(add_doc(108, "Light", 70, "  m_A: 1\n"));
    REFUSED(add_doc(108, "Light", 70, "  m_A: 1\n"), "already");
    REFUSED(add_doc(108, "Light", 64, "  m_A: 1\n"), "already");
    REFUSED(add_doc(108, "Light", 71, "  m_A: 'x\n"), "");
    REFUSED(add_doc(108, "Light", 72, "  m_A: 1\n--- !u!1 &73\nGameObject:\n  m_A: 1\n"),
            "more than one document");
}
END_TEST

START_TEST(new_documents_follow_a_file_without_last_line_end)
{
    bool is_changed;

    rig_asset(SCENE, GUID_A, RIG_HEAD "--- !u!108 &5\nLight:\n  m_A: 1");
    begin_save(SCENE);
    SAVED(add_doc(108, "Light", 70, "  m_A: 1\n"));
    ck_assert_str_eq(finish_save(&is_changed), RIG_HEAD "--- !u!108 &5\nLight:\n  m_A: 1\n"
                                                        "--- !u!108 &70\nLight:\n  m_A: 1\n");
}
END_TEST

/* --- Parents. --- */

#define ORDER(n) "  m_RootOrder: " n "\n"

START_TEST(child_moves_to_another_parent)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", ITEM("15"), "0", ORDER("0"))
              GO("12", HAS("13"), "B") TR("13", "12", " []", "0", ORDER("1"))
                  GO("14", HAS("15"), "C") TR("15", "14", " []", "11", ORDER("0")));
    SAVED(set_parent(15, 13, 0));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", ORDER("0"))
                    GO("12", HAS("13"), "B") TR("13", "12", ITEM("15"), "0", ORDER("1"))
                        GO("14", HAS("15"), "C") TR("15", "14", " []", "13", ORDER("0")));
}
END_TEST

START_TEST(orders_follow_moves)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", ITEM("15") ITEM("17"), "0", ORDER("0"))
              GO("12", HAS("13"), "B") TR("13", "12", " []", "0", ORDER("1"))
                  GO("14", HAS("15"), "C") TR("15", "14", " []", "11", ORDER("0"))
                      GO("16", HAS("17"), "D") TR("17", "16", " []", "11", ORDER("1")));
    SAVED(set_parent(15, 0, 11));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", ITEM("17"), "0", ORDER("1"))
                    GO("12", HAS("13"), "B") TR("13", "12", " []", "0", ORDER("2"))
                        GO("14", HAS("15"), "C") TR("15", "14", " []", "0", ORDER("0"))
                            GO("16", HAS("17"), "D") TR("17", "16", " []", "11", ORDER("0")));
    save_and_open(SCENE);
    ck_assert(slice_is(scene->first->name, "C"));
    ck_assert(slice_is(scene->first->next->name, "A"));
}
END_TEST

START_TEST(roots_change_their_order)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", "") INST("64", "0", " []", NO_LISTS)
              ROOTS(ITEM("11") ITEM("64")));
    SAVED(set_parent(64 ^ 2, 0, 11));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", "")
                    INST("64", "0", " []", NO_LISTS) ROOTS(ITEM("64") ITEM("11")));
}
END_TEST

START_TEST(instance_becomes_a_child_and_a_root_again)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", "") INST("64", "0", " []", NO_LISTS)
              ROOTS(ITEM("11") ITEM("64")));
    SAVED(set_parent(64 ^ 2, 11, 0));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", ITEM("66"), "0", "") INST(
        "64", "11", " []", NO_LISTS) STRIP("4", "66", "Transform", "2") ROOTS(ITEM("11")));
    save_and_open(SCENE);
    ck_assert_ptr_nonnull(scene_at(scene, SLICE("A/P/C")));
    SAVED(save_begin(scene, &save, &save_err));
    SAVED(set_parent(66, 0, 11));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", "")
                    INST("64", "0", " []", NO_LISTS) STRIP("4", "66", "Transform", "2")
                        ROOTS(ITEM("64") ITEM("11")));
}
END_TEST

START_TEST(order_of_an_instance_is_a_modification)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", ORDER("0"))
              INST("64", "0", CHANGE("2", GUID_B, "m_RootOrder", "1"), OLD_LISTS));
    SAVED(set_parent(66, 0, 11));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", ORDER("1"))
                    INST("64", "0", CHANGE("2", GUID_B, "m_RootOrder", "0"), OLD_LISTS));
}
END_TEST

START_TEST(object_moves_onto_a_copy)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", "") INST("64", "0", " []", NO_LISTS)
              ROOTS(ITEM("11") ITEM("64")));
    SAVED(set_parent(11, 66, 64 ^ 8));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", " []", "66", "")
                    INST("64", "0", " []", LISTS(" []", " []", ADDED("2", "1", "11"), " []"))
                        STRIP("4", "66", "Transform", "2") ROOTS(ITEM("64")));
    save_and_open(SCENE);
    ck_assert(slice_is(scene->first->first->next->name, "A"));
    SAVED(save_begin(scene, &save, &save_err));
    SAVED(set_parent(11, 0, 0));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", "")
                    INST("64", "0", " []", NO_LISTS) STRIP("4", "66", "Transform", "2")
                        ROOTS(ITEM("64") ITEM("11")));
}
END_TEST

START_TEST(moves_that_cannot_be_are_refused)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", ITEM("13"), "0", "") GO("12", HAS("13"), "B")
              TR("13", "12", " []", "11", "") INST("64", "0", " []", NO_LISTS));
    REFUSED(set_parent(11, 13, 0), "below");
    REFUSED(set_parent(11, 11, 0), "below");
    REFUSED(set_parent(64 ^ 5, 11, 0), "inside a prefab instance");
    REFUSED(set_parent(66, 64 ^ 5, 0), "below");
    REFUSED(set_parent(10, 0, 0), "not a Transform");
    REFUSED(set_parent(13, 12, 0), "not a Transform");
    REFUSED(set_parent(99, 0, 0), "99");
    REFUSED(set_parent(13, 0, 99), "99");
    check_unchanged();
}
END_TEST

START_TEST(prefab_keeps_its_one_root)
{
    put_asset("Assets/P.prefab", GUID_B, PREFAB);
    begin_save("Assets/P.prefab");
    REFUSED(set_parent(5, 0, 0), "one root");
    REFUSED(remove_id(1), "root");
    SAVED(remove_id(4));
    check_saved(GO("1", HAS("2"), "P") TR("2", "1", ITEM("8"), "0", "") GO("7", HAS("8"), "D")
                    TR("8", "7", " []", "2", ""));
}
END_TEST

/* --- Removal. --- */

#define POINTS(id, to) LIGHT(id, "0", "  m_R: {fileID: " to "}\n  m_S: '{fileID: " to "}'\n")

START_TEST(object_goes_with_all_below_and_on_it)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", ITEM("13"), "0", "")
              GO("12", HAS("13") HAS("14"), "B") TR("13", "12", ITEM("66") ITEM("16"), "11", "")
                  LIGHT("14", "12", "") INST("64", "13", " []", NO_LISTS)
                      STRIP("4", "66", "Transform", "2") GO("15", HAS("16"), "C")
                          TR("16", "15", " []", "13", "")
                              LIGHT("20", "0",
                                    "  m_R:\n  - {fileID: 14}\n  - {fileID: 10}\n"
                                    "  m_S: '{fileID: 14}'\n") ROOTS(ITEM("11")));
    SAVED(remove_id(12));
    check_saved(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", "")
                    LIGHT("20", "0",
                          "  m_R:\n  - {fileID: 0}\n  - {fileID: 10}\n"
                          "  m_S: '{fileID: 14}'\n") ROOTS(ITEM("11")));
    REFUSED(set_int(14, "m_A", 1), "removed");
    REFUSED(set_local(20, "m_R.Array.data[0]", 14), "removed");
    REFUSED(remove_id(15), "removed");
}
END_TEST

START_TEST(root_goes)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", ORDER("0")) GO("12", HAS("13"), "B")
              TR("13", "12", " []", "0", ORDER("1")));
    SAVED(remove_id(10));
    check_saved(GO("12", HAS("13"), "B") TR("13", "12", " []", "0", ORDER("0")));
}
END_TEST

START_TEST(component_goes)
{
    begin(GO("10", HAS("11") HAS("12") HAS("13"), "A") TR("11", "10", " []", "0", "")
              LIGHT("12", "10", "") LIGHT("13", "10", "  m_R: {fileID: 12}\n"));
    REFUSED(remove_id(11), "not a component that can be");
    SAVED(remove_id(12));
    check_saved(GO("10", HAS("11") HAS("13"), "A") TR("11", "10", " []", "0", "")
                    LIGHT("13", "10", "  m_R: {fileID: 0}\n"));
}
END_TEST

START_TEST(instance_goes_with_what_was_added_to_it)
{
    begin(
        INST("64", "0", " []", LISTS(" []", " []", ADDED("2", "-1", "11"), ADDED("1", "-1", "20")))
            STRIP("4", "66", "Transform", "2") STRIP("1", "65", "GameObject", "1")
                LIGHT("20", "65", "") GO("10", HAS("11"), "A") TR("11", "10", " []", "66", "")
                    POINTS("30", "66") ROOTS(ITEM("64")));
    SAVED(remove_id(65));
    check_saved(LIGHT("30", "0", "  m_R: {fileID: 0}\n  m_S: '{fileID: 66}'\n") ROOTS(" []"));
}
END_TEST

START_TEST(instance_goes_with_what_is_below_its_inner_objects)
{
    begin(INST("64", "0", " []", LISTS(" []", " []", ADDED("5", "-1", "11"), " []"))
              STRIP("4", "69", "Transform", "5") GO("10", HAS("11"), "A")
                  TR("11", "10", ITEM("13"), "69", "") GO("12", HAS("13"), "B")
                      TR("13", "12", " []", "11", "") POINTS("30", "13") ROOTS(ITEM("64")));
    SAVED(remove_id(65));
    check_saved(LIGHT("30", "0", "  m_R: {fileID: 0}\n  m_S: '{fileID: 13}'\n") ROOTS(" []"));
}
END_TEST

START_TEST(instance_goes_by_its_own_id)
{
    begin(INST("64", "0", " []", NO_LISTS) STRIP("4", "66", "Transform", "2") POINTS("30", "0"));
    SAVED(remove_id(64));
    check_saved(POINTS("30", "0"));
}
END_TEST

START_TEST(component_of_a_copy_is_listed_as_removed)
{
    begin(INST("64", "0", " []", OLD_LISTS) STRIP("108", "90", "Light", "6") POINTS("30", "90"));
    SAVED(remove_id(90));
    REFUSED(remove_id(64 ^ 5), "not a component that can be");
    check_saved(INST("64", "0", " []",
                     "    m_RemovedComponents:\n    - {fileID: 6, guid: " GUID_B ", type: 3}\n")
                    LIGHT("30", "0", "  m_R: {fileID: 0}\n  m_S: '{fileID: 90}'\n"));
    save_and_open(SCENE);
    ck_assert_uint_eq(scene_at(scene, SLICE("P/C"))->n_components, 1);
}
END_TEST

START_TEST(object_of_a_copy_is_listed_as_removed)
{
    begin(
        INST("64", "0", " []", LISTS(" []", " []", ADDED("5", "-1", "11"), ADDED("4", "-1", "20")))
            STRIP("4", "69", "Transform", "5") STRIP("1", "68", "GameObject", "4")
                LIGHT("20", "68", "") GO("10", HAS("11"), "A") TR("11", "10", " []", "69", ""));
    SAVED(remove_id(68));
    check_saved(INST("64", "0", " []",
                     LISTS(" []", "\n    - {fileID: 4, guid: " GUID_B ", type: 3}", " []", " []")));
    save_and_open(SCENE);
    ck_assert_ptr_null(scene_at(scene, SLICE("P/C")));
    ck_assert_ptr_nonnull(scene_at(scene, SLICE("P/D")));
}
END_TEST

START_TEST(object_of_a_copy_cannot_go_in_older_files)
{
    begin(INST("64", "0", " []", OLD_LISTS));
    REFUSED(remove_id(68), "format");
    check_unchanged();
}
END_TEST

START_TEST(added_component_goes_from_the_list_too)
{
    begin(INST("64", "0", " []", LISTS(" []", " []", " []", ADDED("1", "-1", "20")))
              STRIP("1", "65", "GameObject", "1") LIGHT("20", "65", ""));
    SAVED(remove_id(20));
    check_saved(INST("64", "0", " []", NO_LISTS) STRIP("1", "65", "GameObject", "1"));
}
END_TEST

START_TEST(what_was_just_added_goes_without_trace)
{
    int64_t owner;

    begin(GO("10", HAS("11"), "A") TR("11", "10", " []", "0", "") ROOTS(ITEM("11")));
    add_object();
    SAVED(set_parent(901, 11, 0));
    SAVED(save_attach(save, 900, 902, &owner, &save_err));
    SAVED(add_doc(108, "Light", 902, "  m_GameObject: {fileID: 900}\n"));
    SAVED(remove_id(900));
    check_unchanged();
}
END_TEST

START_TEST(deep_hierarchies_go_without_recursion)
{
    enum { N = 30000 };
    char *text = malloc(N * 250), *p = text;
    bool is_changed;

    p += sprintf(p, "%s", GO("1", HAS("2"), "Keep") TR("2", "1", " []", "0", ""));
    for (int i = 1; i <= N; i++) {
        int id = 10 * i;

        p += sprintf(p, GO("%d", HAS("%d"), "x"), id, id + 1);
        p += sprintf(p, TR("%d", "%d", "%s%.0d%s", "%d", ""), id + 1, id,
                     i < N ? "\n  - {fileID: " : " []", i < N ? id + 11 : 0, i < N ? "}" : "",
                     i > 1 ? id - 9 : 0);
    }
    put_asset(SCENE, GUID_A, text);
    free(text);
    begin_save(SCENE);
    SAVED(remove_id(10));
    ck_assert_str_eq(finish_save(&is_changed),
                     RIG_HEAD GO("1", HAS("2"), "Keep") TR("2", "1", " []", "0", ""));
}
END_TEST

START_TEST(rings_are_survived)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", ITEM("13"), "13", "") GO("12", HAS("13"), "B") TR(
        "13", "12", ITEM("11"), "11", "") GO("14", HAS("15"), "C") TR("15", "14", " []", "0", ""));
    REFUSED(set_parent(15, 13, 0), "below itself");
    SAVED(remove_id(10));
    check_saved(GO("14", HAS("15"), "C") TR("15", "14", " []", "0", ""));
}
END_TEST

/* --- Files. --- */

static size_t n_masks; /* how often the code under test changed the process's mask */

mode_t umask(mode_t mask)
{
    n_masks++;
    return (mode_t)syscall(SYS_umask, mask);
}

START_TEST(mode_is_kept_without_touching_other_threads)
{
    struct stat st;

    rig_text("Assets/F.txt", "old");
    ck_assert_int_eq(chmod(rig_path("Assets/F.txt"), 0666), 0);
    n_masks = 0;
    SAVED(file_replace(rig_path("Assets/F.txt"), NULL, SLICE("new"), &save_err));
    ck_assert_int_eq(stat(rig_path("Assets/F.txt"), &st), 0);
    ck_assert_int_eq(st.st_mode & 0777, 0666);
    ck_assert_uint_eq(n_masks, 0);
}
END_TEST

START_TEST(file_is_replaced_and_keeps_its_mode)
{
    struct stat st;

    rig_text("Assets/F.txt", "old");
    rig_text("Assets/.umcp-save-0123456789abcdef", "left by one that died");
    ck_assert_int_eq(chmod(rig_path("Assets/F.txt"), 0640), 0);
    SAVED(file_replace(rig_path("Assets/F.txt"), NULL, SLICE("new"), &save_err));
    check_file("Assets/F.txt", "new");
    ck_assert_int_eq(stat(rig_path("Assets/F.txt"), &st), 0);
    ck_assert_int_eq(st.st_mode & 0777, 0640);
    ck_assert_int_ne(access(rig_path("Assets/.umcp-save-0123456789abcdef"), F_OK), 0);
    SAVED(file_replace(rig_path("Assets/G.txt"), NULL, SLICE("made"), &save_err));
    check_file("Assets/G.txt", "made");
}
END_TEST

START_TEST(link_to_a_file_stays_a_link)
{
    struct stat st;

    rig_text("Assets/F.txt", "old");
    ck_assert_int_eq(symlink("F.txt", rig_path("Assets/L.txt")), 0);
    SAVED(file_replace(rig_path("Assets/L.txt"), NULL, SLICE("new"), &save_err));
    check_file("Assets/F.txt", "new");
    ck_assert_int_eq(lstat(rig_path("Assets/L.txt"), &st), 0);
    ck_assert(S_ISLNK(st.st_mode));
}
END_TEST

START_TEST(file_that_cannot_be_replaced_is_an_error)
{
    ck_assert(!file_replace(rig_path("Assets/No/F.txt"), NULL, SLICE("x"), &save_err));
    ck_assert_int_eq(save_err.kind, ERR_NOT_FOUND);
    rig_folder("Assets/D");
    REFUSED(file_replace(rig_path("Assets/D"), NULL, SLICE("x"), &save_err), "directory");
    ck_assert_int_eq(rmdir(rig_path("Assets/D")), 0);
}
END_TEST

START_TEST(file_that_nobody_may_write_to_stays)
{
    rig_text("Assets/F.txt", "old");
    ck_assert_int_eq(chmod(rig_path("Assets/F.txt"), 0444), 0);
    REFUSED(file_replace(rig_path("Assets/F.txt"), NULL, SLICE("new"), &save_err),
            "Permission denied");
    check_file("Assets/F.txt", "old");
}
END_TEST

/* Each takes the files that the others are about to lock for leftovers. */
static void replace_often(int who)
{
    char path[32];

    snprintf(path, sizeof(path), "Assets/F%d.txt", who);
    for (int i = 0; i < 400; i++)
        if (!file_replace(rig_path(path), NULL, SLICE("new"), &save_err))
            _exit(1);
    _exit(0);
}

START_TEST(many_may_replace_files_of_one_folder)
{
    enum { N = 4 };
    pid_t children[N];
    int status;

    rig_text("Assets/F.txt", "old");
    for (int i = 0; i < N; i++) {
        children[i] = fork();
        ck_assert_int_ge(children[i], 0);
        if (children[i] == 0)
            replace_often(i);
    }
    for (int i = 0; i < N; i++) {
        ck_assert_int_eq(waitpid(children[i], &status, 0), children[i]);
        ck_assert_int_eq(status, 0);
    }
}
END_TEST

/* --- Memory. --- */

static bool edit_all(struct scene_save *one, struct buf *b)
{
    int64_t owner;
    bool is_changed;

    return save_add_document(one, 1, "GameObject", 900, SLICE(NEW_GO), &save_err) &&
           save_attach(one, 900, 901, &owner, &save_err) &&
           save_add_document(one, 4, "Transform", 901, SLICE(NEW_TR), &save_err) &&
           save_set_parent(one, 901, 66, 0, &save_err) &&
           save_set_parent(one, 66, 11, 0, &save_err) && save_remove(one, 12, &save_err) &&
           save_remove(one, 64 ^ 6, &save_err) && save_finish(one, b, &is_changed, &save_err);
}

START_TEST(every_allocation_may_fail)
{
    begin(GO("10", HAS("11"), "A") TR("11", "10", ITEM("13"), "0", "") GO("12", HAS("13"), "B")
              TR("13", "12", " []", "11", "") INST("64", "0", " []", NO_LISTS) POINTS("30", "12")
                  ROOTS(ITEM("11") ITEM("64")));
    for (size_t n = 1;; n++) {
        struct scene_save *one = NULL;
        struct buf b;
        bool is_ok;

        save_err = (struct err){0};
        buf_init(&b, 1 << 20);
        mem_fail_after(n);
        is_ok = save_begin(scene, &one, &save_err) && edit_all(one, &b);
        mem_fail_after(0);
        ck_assert_msg(is_ok || save_err.kind == ERR_INTERNAL, "%zu: %s", n, save_err.message);
        save_free(one);
        buf_done(&b);
        if (is_ok)
            break;
    }
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {new_object_stands_before_the_list_of_roots,
                                  new_object_becomes_a_child,
                                  new_component_is_the_last_of_its_object,
                                  old_files_list_components_by_class,
                                  component_that_has_no_document_is_a_broken_link,
                                  new_component_on_a_copy,
                                  new_component_on_a_copy_in_a_file_without_such_lists,
                                  new_ids_are_nobodys,
                                  new_documents_follow_a_file_without_last_line_end,
                                  child_moves_to_another_parent,
                                  orders_follow_moves,
                                  roots_change_their_order,
                                  instance_becomes_a_child_and_a_root_again,
                                  order_of_an_instance_is_a_modification,
                                  object_moves_onto_a_copy,
                                  moves_that_cannot_be_are_refused,
                                  prefab_keeps_its_one_root,
                                  object_goes_with_all_below_and_on_it,
                                  root_goes,
                                  component_goes,
                                  instance_goes_with_what_was_added_to_it,
                                  instance_goes_with_what_is_below_its_inner_objects,
                                  instance_goes_by_its_own_id,
                                  component_of_a_copy_is_listed_as_removed,
                                  object_of_a_copy_is_listed_as_removed,
                                  object_of_a_copy_cannot_go_in_older_files,
                                  added_component_goes_from_the_list_too,
                                  what_was_just_added_goes_without_trace,
                                  deep_hierarchies_go_without_recursion,
                                  rings_are_survived,
                                  mode_is_kept_without_touching_other_threads,
                                  file_is_replaced_and_keeps_its_mode,
                                  link_to_a_file_stays_a_link,
                                  file_that_cannot_be_replaced_is_an_error,
                                  file_that_nobody_may_write_to_stays,
                                  many_may_replace_files_of_one_folder,
                                  every_allocation_may_fail};

    return run_saves("scene_save_tree", tests, N_ELEMENTS(tests));
}
