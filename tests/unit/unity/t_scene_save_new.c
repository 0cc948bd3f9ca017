/*
 * unity/save/save.h: files that are not there yet, and documents that are copies. On little ones,
 * and on all objects of whole projects: the example, tests/projects, and real ones in
 * ../shared/unity-projects (skipped if absent), each scene made into one prefab and read again.
 */
#include "save_rig.h"
#include "scene_files_rig.h"

static char written[PATH_MAX];

static void new_set_up(void)
{
    set_up();
    snprintf(written, sizeof(written), "/tmp/umcp-new-%d.prefab", (int)getpid());
}

static void new_tear_down(void)
{
    unlink(written);
    save_tear_down();
}

#define GUID_NEW "0b000000000000000000000000000000"

static const struct guid new_guid = {{0x0b}};

static bool new_save(void)
{
    return save_begin_new(&project, SLICE("Assets/New.prefab"), &new_guid, 7, &save, &save_err);
}

static void begin_new(void)
{
    struct err err = {0};

    ck_assert_msg(project_open(rig_root, 1, &project, &err), "%s", err.message);
    SAVED(new_save());
}

/* --- New files. --- */

START_TEST(new_file_has_what_was_put_into_it)
{
    begin_new();
    SAVED(save_add_document(save, 1, "GameObject", 10, SLICE("  m_Component: []\n"), &save_err));
    SAVED(save_add_document(save, 4, "Transform", 11,
                            SLICE("  m_GameObject: {fileID: 0}\n  m_Father: {fileID: 0}\n"),
                            &save_err));
    SAVED(save_attach(save, 10, 11, &(int64_t){0}, &save_err));
    SAVED(set_local(11, "m_GameObject", 10));
    check_saved(
        "--- !u!1 &10\nGameObject:\n  m_Component:\n  - component: {fileID: 11}\n"
        "--- !u!4 &11\nTransform:\n  m_GameObject: {fileID: 10}\n  m_Father: {fileID: 0}\n");
}
END_TEST

START_TEST(what_is_at_the_path_does_not_count)
{
    put_asset("Assets/New.prefab", GUID_A, OBJECT("10", "11", "12"));
    begin_new();
    SAVED(save_add_document(save, 108, "Light", 10, SLICE("  m_A: 1\n"), &save_err));
    check_saved("--- !u!108 &10\nLight:\n  m_A: 1\n");
}
END_TEST

START_TEST(ids_of_a_prefab_follow_from_the_seed)
{
    int64_t ids[2];

    begin_new();
    ids[0] = save_new_id(save);
    save_free(save);
    SAVED(save_begin_new(&project, SLICE("Assets/New.prefab"), &new_guid, 8, &save, &save_err));
    ids[1] = save_new_id(save);
    ck_assert_int_ne(ids[0], ids[1]);
    ck_assert_int_gt(ids[0], 100000);
}
END_TEST

START_TEST(file_without_documents_is_no_change)
{
    struct buf b;
    bool is_changed;

    begin_new();
    buf_init(&b, 1 << 20);
    ck_assert(save_finish(save, &b, &is_changed, &save_err));
    ck_assert(!is_changed);
    buf_done(&b);
}
END_TEST

/* --- Copies. --- */

static void add_thousand(void *ctx, struct yaml_ref *ref)
{
    (void)ctx;
    ref->file_id = ref->file_id < 100 ? ref->file_id + 1000 : 0;
}

/* A document with these lines, and a copy of it with the id 1005. */
static void check_copy(const char *lines, const char *wanted)
{
    static char text[8192];
    struct save_copy from = {.class_id = 108, .type = SLICE("Light"), .map = add_thousand};
    struct err err = {0};

    snprintf(text, sizeof(text), "--- !u!108 &1005\nLight:\n%s", wanted);
    begin_new();
    ck_assert_msg(yaml_parse(&arena, slice_of(lines), 1, &from.values, &err), "%s", err.message);
    SAVED(save_add_copy(save, &from, 1005, &save_err));
    check_saved(text);
}

START_TEST(copy_keeps_order_and_form)
{
    const char *lines =
        "  m_A: 1\n  m_T: \n  m_Q: 'it''s'\n  m_V: {x: 1, y: 2}\n  m_E: []\n  m_M: {}\n"
        "  m_B:\n    serializedVersion: 2\n    x: 0\n  m_L:\n  - 1\n  - 2\n  m_N:\n"
        "  - - {x: 1, y: 2}\n    - {x: 3, y: 4}\n  m_O:\n  - first: 1\n    second:\n    - a\n"
        "  field of view: 60\n  m_H: 0100000002000000\n";

    check_copy(lines, lines);
}
END_TEST

START_TEST(references_of_a_copy_are_mapped)
{
    check_copy("  m_Own: {fileID: 5}\n  m_None: {fileID: 0}\n  m_Outside: {fileID: 500}\n"
               "  m_Asset: {fileID: 5, guid: " GUID_A ", type: 2}\n  m_List:\n  - {fileID: 5}\n"
               "  - {fileID: 500}\n  m_Calls:\n  - m_Target: {fileID: 5}\n    m_Name: x\n",
               "  m_Own: {fileID: 1005}\n  m_None: {fileID: 0}\n  m_Outside: {fileID: 0}\n"
               "  m_Asset: {fileID: 5, guid: " GUID_A ", type: 2}\n  m_List:\n  - {fileID: 1005}\n"
               "  - {fileID: 0}\n  m_Calls:\n  - m_Target: {fileID: 1005}\n    m_Name: x\n");
}
END_TEST

START_TEST(copy_has_no_place_and_no_prefab)
{
    check_copy("  m_CorrespondingSourceObject: {fileID: 5, guid: " GUID_A ", type: 3}\n"
               "  m_PrefabInstance: {fileID: 5}\n  m_PrefabAsset: {fileID: 0}\n"
               "  m_PrefabParentObject: {fileID: 5}\n  m_PrefabInternal: {fileID: 5}\n"
               "  m_GameObject: {fileID: 5}\n  m_Component:\n  - 4: {fileID: 5}\n"
               "  m_Children:\n  - {fileID: 5}\n  m_Father: {fileID: 5}\n  m_RootOrder: 3\n",
               "  m_CorrespondingSourceObject: {fileID: 0}\n  m_PrefabInstance: {fileID: 0}\n"
               "  m_PrefabAsset: {fileID: 0}\n  m_PrefabParentObject: {fileID: 0}\n"
               "  m_PrefabInternal: {fileID: 0}\n  m_GameObject: {fileID: 0}\n  m_Component: []\n"
               "  m_Children: []\n  m_Father: {fileID: 0}\n  m_RootOrder: 0\n");
}
END_TEST

START_TEST(texts_over_several_lines_are_written_anew)
{
    check_copy("  m_A: two\n    lines\n  m_B: 'with\n\n\n    breaks'\n  m_C: \"\\u4E2D\"\n",
               "  m_A: two lines\n  m_B: 'with\n\n\n    breaks'\n  m_C: \"\\u4E2D\"\n");
}
END_TEST

START_TEST(values_that_modifications_made_are_copied)
{
    struct save_copy from = {.class_id = 108, .type = SLICE("Light"), .map = add_thousand};

    put_asset("Assets/P.prefab", GUID_A,
              OBJECT("10", "11", "12")
                  LIGHT("12", "10", "  m_T: a\n  m_R: {fileID: 0}\n  m_H: 0100000002000000\n"));
    put_asset("Assets/S.unity", GUID_B,
              INSTANCE("30", GUID_A,
                       CHANGE("12", GUID_A, "m_T", "'x: y'")
                           CHANGE("12", GUID_A, "m_H.Array.data[1]", "7")
                               SET("12", GUID_A, "m_R", "", REF("5", GUID_C))
                                   CHANGE("12", GUID_A, "m_New.x", "1")
                                       CHANGE("12", GUID_A, "m_New.y", "2")
                                           CHANGE("12", GUID_A, "m_Other.name", "n")));
    open_scene("Assets/S.unity");
    from.values = values_of(30 ^ 12);
    SAVED(new_save());
    SAVED(save_add_copy(save, &from, 1005, &save_err));
    check_saved("--- !u!108 &1005\nLight:\n  m_GameObject: {fileID: 0}\n  m_T: 'x: y'\n"
                "  m_R: {fileID: 5, guid: " GUID_C ", type: 3}\n  m_H:\n  - 1\n  - 7\n"
                "  m_New: {x: 1, y: 2}\n  m_Other:\n    name: n\n");
}
END_TEST

START_TEST(copy_can_be_edited)
{
    struct save_copy from = {.class_id = 108, .type = SLICE("Light"), .map = add_thousand};
    struct err err = {0};

    begin_new();
    ck_assert(yaml_parse(&arena, SLICE("  m_A: 1\n  m_V: {x: 1, y: 2}\n  m_L:\n  - 1\n"), 1,
                         &from.values, &err));
    SAVED(save_add_copy(save, &from, 1005, &save_err));
    SAVED(set_int(1005, "m_A", 1));
    SAVED(set_float(1005, "m_V.y", 2.5f));
    SAVED(set_int(1005, "m_L.Array.size", 2));
    SAVED(set_int(1005, "m_B", 3));
    check_saved("--- !u!108 &1005\nLight:\n  m_A: 1\n  m_V: {x: 1, y: 2.5}\n  m_L:\n  - 1\n  - 1\n"
                "  m_B: 3\n");
}
END_TEST

START_TEST(references_to_the_file_itself_are_local)
{
    struct save_copy from = {.class_id = 108, .type = SLICE("Light"), .map = add_thousand};
    struct err err = {0};

    begin_new();
    SAVED(save_use_id(save, 50, &save_err));
    ck_assert(yaml_parse(&arena,
                         SLICE("  m_A: {fileID: 50, guid: " GUID_NEW ", type: 3}\n"
                               "  m_B: {fileID: 51, guid: " GUID_NEW ", type: 3}\n"),
                         1, &from.values, &err));
    SAVED(save_add_copy(save, &from, 1005, &save_err));
    SAVED(set_asset(1005, "m_C", 50, GUID_NEW));
    SAVED(set_asset(1005, "m_D", 51, GUID_NEW));
    SAVED(set_asset(1005, "m_E", 50, GUID_A));
    SAVED(save_add_document(save, 108, "Light", 50, SLICE("  m_A: 1\n"), &save_err));
    check_saved("--- !u!108 &1005\nLight:\n  m_A: {fileID: 50}\n  m_B: {fileID: 0}\n"
                "  m_C: {fileID: 50}\n  m_D: {fileID: 0}\n  m_E: {fileID: 50, guid: " GUID_A
                ", type: 2}\n--- !u!108 &50\nLight:\n  m_A: 1\n");
}
END_TEST

START_TEST(assets_of_an_overwritten_prefab_stay)
{
    put_asset("Assets/P.prefab", GUID_B,
              OBJECT("10", "11", "12") LIGHT("12", "10", "  m_A: 1\n") INSTANCE("30", GUID_A, " []")
                  STRIPPED("4", "31", "Transform", "11", GUID_A,
                           "30") "--- !u!43 &43\nMesh:\n  m_Name: M\n  m_Kept: {fileID: 44}\n"
                                 "  m_Own: {fileID: 10}\n  m_Gone: {fileID: 12}\n"
                                 "--- !u!114 &44\nMonoBehaviour:\n  m_GameObject: {fileID: 0}\n"
                                 "  m_Name: S\n");
    open_scene("Assets/P.prefab");
    SAVED(new_save());
    SAVED(save_use_id(save, 10, &save_err));
    SAVED(save_add_assets(save, scene, &save_err));
    SAVED(save_add_document(save, 1, "GameObject", 10, SLICE("  m_Component: []\n"), &save_err));
    check_saved("--- !u!43 &43\nMesh:\n  m_Name: M\n  m_Kept: {fileID: 44}\n"
                "  m_Own: {fileID: 10}\n  m_Gone: {fileID: 0}\n"
                "--- !u!114 &44\nMonoBehaviour:\n  m_GameObject: {fileID: 0}\n  m_Name: S\n"
                "--- !u!1 &10\nGameObject:\n  m_Component: []\n");
}
END_TEST

START_TEST(copying_without_memory_fails_cleanly)
{
    struct save_copy from = {.class_id = 108, .type = SLICE("Light"), .map = add_thousand};
    bool is_done = false;
    struct err err = {0};

    begin_new();
    save_free(save);
    save = NULL;
    ck_assert(yaml_parse(&arena, SLICE("  m_A: 'a\n\n    b'\n  m_R: {fileID: 5}\n  m_E: []\n"), 1,
                         &from.values, &err));
    for (size_t n = 1; !is_done; n++) {
        ck_assert_uint_lt(n, 1000);
        mem_fail_after(n);
        is_done = new_save() && save_add_copy(save, &from, 1005, &save_err);
        mem_fail_after(0);
        save_free(save);
        save = NULL;
    }
}
END_TEST

/* --- All objects of whole projects. --- */

enum { MAX_COMPONENTS = 3000 }; /* larger scenes have no other kinds, and take long */

static size_t n_compared, n_seen, each = 1; /* of how many files one is looked at */

static bool is_whole(const struct scene_component *c)
{
    const char *eol = c->line ? memchr(c->raw.p, '\n', c->raw.len) : NULL;

    return eol &&
           !slice_contains(slice_from(c->raw.p, (size_t)(eol - c->raw.p)), SLICE("stripped"));
}

static bool is_place(const struct scene_component *c)
{
    return c->class_id == CLASS_TRANSFORM || c->class_id == CLASS_RECT_TRANSFORM;
}

/* The Transform of what can be copied; 0: it cannot. */
static int64_t place_of(const struct scene_object *o)
{
    if (!o->is_unknown)
        for (size_t i = 0; i < o->n_components; i++)
            if (is_place(&o->components[i]))
                return is_whole(&o->components[i]) ? o->components[i].id : 0;
    return 0;
}

static void map_copied(void *ctx, struct yaml_ref *ref)
{
    int index;
    const struct scene_object *o = scene_by_id(ctx, ref->file_id, &index);

    if (!o || !place_of(o) || (index >= 0 && !is_whole(&o->components[index])))
        ref->file_id = 0;
}

static const struct yaml *values_in(const struct scene *s, const struct scene_object *o, size_t i)
{
    const struct yaml *values = NULL;
    struct err err = {0};

    if (!(i ? scene_values(s, &o->components[i - 1], &arena, &values, &err)
            : scene_object_values(s, o, &arena, &values, &err)))
        ck_abort_msg("%.*s: %s", SLICE_ARG(s->path), err.message);
    return values;
}

static void copy_one(struct scene *s, const struct scene_object *o, size_t i)
{
    const struct scene_component *c = i ? &o->components[i - 1] : NULL;
    struct save_copy from = {.class_id = c ? c->class_id : 1,
                             .type = SLICE("Thing"),
                             .values = values_in(s, o, i),
                             .map = map_copied,
                             .ctx = s};
    struct save_ref owner = {0};

    if (c && !is_whole(c))
        return;
    ck_assert(from.values);
    SAVED(save_add_copy(save, &from, c ? c->id : o->id, &save_err));
    if (c)
        SAVED(save_attach(save, o->id, c->id, &owner.file_id, &save_err));
}

/* A GameObject with a Transform, for all the roots of a scene. */
static void add_root(int64_t id)
{
    SAVED(save_add_document(save, 1, "GameObject", id, SLICE("  m_Component: []\n  m_Name: all\n"),
                            &save_err));
    SAVED(save_add_document(save, 4, "Transform", id + 1, SLICE("  m_Father: {fileID: 0}\n"),
                            &save_err));
    SAVED(save_attach(save, id, id + 1, &(int64_t){0}, &save_err));
    SAVED(set_local(id + 1, "m_GameObject", id));
}

static void check_same(const struct yaml *was, const struct yaml *now, struct scene *s)
{
    struct yaml_ref a, b;
    struct slice x = SLICE(""), y = SLICE("");
    const struct yaml *m = now->first;
    struct err err;

    ck_assert_int_eq(was->type, now->type);
    if (was->type == YAML_SCALAR) {
        ck_assert(!was->raw.len || yaml_decode(&arena, was->raw, &x, &err));
        ck_assert(!now->raw.len || yaml_decode(&arena, now->raw, &y, &err));
        ck_assert_msg(slice_eq(x, y), "'%.*s' is '%.*s'", SLICE_ARG(x), SLICE_ARG(y));
        return;
    }
    if (yaml_to_ref(was, &a)) {
        ck_assert(yaml_to_ref(now, &b));
        if (!a.has_guid && a.file_id)
            map_copied(s, &a);
        ck_assert_int_eq(b.file_id, a.file_id);
        return;
    }
    ck_assert_uint_eq(was->n_items, now->n_items);
    for (was = was->first; was; was = was->next, m = m->next)
        check_same(was, m, s);
}

static void check_document(struct scene *s, const struct scene_object *o, size_t i)
{
    static const char *const own[] = {"m_CorrespondingSourceObject",
                                      "m_PrefabInstance",
                                      "m_PrefabAsset",
                                      "m_PrefabParentObject",
                                      "m_PrefabInternal",
                                      "m_GameObject",
                                      "m_Component",
                                      "m_Father",
                                      "m_Children",
                                      "m_RootOrder"};
    const struct yaml *was = values_in(s, o, i), *now;

    if (i && !is_whole(&o->components[i - 1]))
        return;
    now = values_of(i ? o->components[i - 1].id : o->id);
    ck_assert_uint_eq(was->n_items, now->n_items);
    now = now->first;
    for (was = was->first; was; was = was->next, now = now->next) {
        bool is_own = false;

        ck_assert(slice_eq(was->key, now->key));
        for (size_t k = 0; k < N_ELEMENTS(own); k++)
            is_own |= slice_is(was->key, own[k]);
        if (!is_own)
            check_same(was, now, s);
    }
    n_compared++;
}

static void write_and_read(struct project *p)
{
    bool is_changed;
    char *text = finish_save(&is_changed);
    struct err err = {0};

    save_free(save);
    save = NULL;
    rig_text(written, text);
    ck_assert_msg(scene_open(p, slice_of(written), &scene, &err), "%s", err.message);
}

/* Broken files have two documents with one id, of which there can be one copy. */
static bool has_one_of_each(const struct scene *s)
{
    int index;

    for (const struct scene_object *o = NULL; (o = scene_next(s, o));) {
        if (scene_by_id(s, o->id, &index) != o)
            return false;
        for (size_t i = 0; i < o->n_components; i++)
            if (scene_by_id(s, o->components[i].id, &index) != o || index != (int)i)
                return false;
    }
    return true;
}

static void check_scene(struct project *p, struct slice path)
{
    struct err err = {0};
    struct scene *s;
    int64_t root;

    if (n_seen++ % each || !scene_open(p, path, &s, &err))
        return;
    if (s->n_components < MAX_COMPONENTS && has_one_of_each(s)) {
        SAVED(save_begin_new(p, slice_of(written), &new_guid, 7, &save, &save_err));
        root = save_new_id(save);
        add_root(root);
        for (const struct scene_object *o = NULL; (o = scene_next(s, o));) {
            int64_t up = o->parent ? place_of(o->parent) : 0;

            for (size_t i = 0; place_of(o) && i <= o->n_components; i++)
                copy_one(s, o, i);
            if (place_of(o))
                SAVED(save_set_parent(save, place_of(o), up ? up : root + 1, 0, &save_err));
        }
        write_and_read(p);
        for (const struct scene_object *o = NULL; (o = scene_next(s, o));)
            for (size_t i = 0; place_of(o) && i <= o->n_components; i++)
                check_document(s, o, i);
        scene_free(scene);
        scene = NULL;
    }
    scene_free(s);
    arena_reset(&arena);
}

START_TEST(every_component_of_the_example_is_copied)
{
    char folder[PATH_MAX];

    ck_assert(rig_find("examples", folder));
    rig_each_scene(folder, check_scene);
    ck_assert_uint_gt(n_compared, 100);
}
END_TEST

START_TEST(every_component_of_small_projects_is_copied)
{
    rig_each_small_scene(check_scene);
    ck_assert_uint_gt(n_compared, 100);
}
END_TEST

START_TEST(every_component_of_real_projects_is_copied)
{
    each = 5;
    if (rig_each_real_scene(check_scene))
        ck_assert_uint_gt(n_compared, 1000);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        new_file_has_what_was_put_into_it,
        what_is_at_the_path_does_not_count,
        ids_of_a_prefab_follow_from_the_seed,
        file_without_documents_is_no_change,
        copy_keeps_order_and_form,
        references_of_a_copy_are_mapped,
        copy_has_no_place_and_no_prefab,
        texts_over_several_lines_are_written_anew,
        values_that_modifications_made_are_copied,
        copy_can_be_edited,
        references_to_the_file_itself_are_local,
        assets_of_an_overwritten_prefab_stay,
        copying_without_memory_fails_cleanly,
        every_component_of_the_example_is_copied,
        every_component_of_small_projects_is_copied,
        every_component_of_real_projects_is_copied,
    };
    Suite *suite = suite_create("scene_save_new");
    TCase *tc = tcase_create("scene_save_new");

    tcase_add_checked_fixture(tc, new_set_up, new_tear_down);
    tcase_set_timeout(tc, 100);
    for (size_t i = 0; i < N_ELEMENTS(tests); i++)
        tcase_add_test(tc, tests[i]);
    suite_add_tcase(suite, tc);
    return rig_run(suite);
}
