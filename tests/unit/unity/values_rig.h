/*
 * Little projects for tests of values in unity/scene/scene.h: files of a few documents, a scene
 * opened from them, and trees as text, "{m_A: {x: 1}, m_B: [2, 3]}", with scalars decoded.
 */
#ifndef VALUES_RIG_H
#define VALUES_RIG_H

#include "project_rig.h"

#define GUID_A "0a000000000000000000000000000001"
#define GUID_B "0a000000000000000000000000000002"
#define GUID_C "0a000000000000000000000000000003"
#define GUID_D "0a000000000000000000000000000004"
#define GUID_M "0a00000000000000000000000000000c"
#define GUID_X "0b000000000000000000000000000001"

#define REF(id, guid) "{fileID: " id ", guid: " guid ", type: 3}"
/* GameObject &id with Transform &tr, which stands at x = 1, and one more component. */
#define OBJECT(id, tr, more)                                                                       \
    "--- !u!1 &" id "\nGameObject:\n  m_Component:\n  - component: {fileID: " tr                   \
    "}\n  - component: {fileID: " more "}\n  m_Name: O\n  m_StaticEditorFlags: 0\n"                \
    "--- !u!4 &" tr "\nTransform:\n  m_GameObject: {fileID: " id                                   \
    "}\n  m_LocalPosition: {x: 1, y: 2, z: 3}\n  m_Father: {fileID: 0}\n"
/* The other component: `values` are its lines, indented by two. */
#define LIGHT(id, on, values)                                                                      \
    "--- !u!108 &" id "\nLight:\n  m_GameObject: {fileID: " on "}\n" values
#define SET(target, guid, path, value, ref)                                                        \
    "\n    - target: " REF(target, guid) "\n      propertyPath: " path "\n      value: " value     \
                                         "\n      objectReference: " ref
#define CHANGE(target, guid, path, value) SET(target, guid, path, value, "{fileID: 0}")
#define INSTANCE(id, guid, changes)                                                                \
    "--- !u!1001 &" id "\nPrefabInstance:\n  m_Modification:\n    m_TransformParent: {fileID: 0"   \
    "}\n    m_Modifications:" changes                                                              \
    "\n    m_RemovedComponents: []\n  m_SourcePrefab: " REF("100100000", guid) "\n"
#define STRIPPED(class_id, id, type, source, guid, instance)                                       \
    "--- !u!" class_id " &" id " stripped\n" type ":\n  m_CorrespondingSourceObject: " REF(        \
        source, guid) "\n  m_PrefabInstance: {fileID: " instance "}\n"

static struct project project;
static struct scene *scene;
static struct arena arena;

static inline void set_up(void)
{
    rig_begin();
    arena_init(&arena, (size_t)1 << 30);
}

static inline void tear_down(void)
{
    mem_fail_after(0);
    scene_free(scene);
    scene = NULL;
    project_done(&project);
    arena_done(&arena);
    rig_end();
}

static inline void open_scene(const char *path)
{
    struct err err = {0};

    ck_assert_msg(project_open(rig_root, 1, &project, &err), "%s", err.message);
    ck_assert_msg(scene_open(&project, slice_of(path), &scene, &err), "%s: %s", path, err.message);
}

/* --- Trees as text. --- */

static inline void put_scalar(struct buf *b, struct slice raw)
{
    struct slice text = SLICE("");
    struct err err;

    if (raw.len && !yaml_decode(&arena, raw, &text, &err))
        ck_abort_msg("%s", err.message);
    buf_append(b, text);
}

static inline void put_tree(struct buf *b, const struct yaml *v)
{
    unsigned n = 0;

    if (v->type == YAML_SCALAR) {
        put_scalar(b, v->raw);
        return;
    }
    buf_append_byte(b, v->type == YAML_MAP ? '{' : '[');
    for (const struct yaml *m = v->first; m; m = m->next) {
        if (n++)
            buf_append(b, SLICE(", "));
        if (v->type == YAML_MAP) {
            put_scalar(b, m->key);
            buf_append(b, SLICE(": "));
        }
        put_tree(b, m);
    }
    if (n != v->n_items)
        ck_abort_msg("%u members are said to be %u", n, v->n_items);
    buf_append_byte(b, v->type == YAML_MAP ? '}' : ']');
}

static inline const struct yaml *values_of(int64_t id)
{
    const struct yaml *values = NULL;
    struct err err = {0};
    bool is_ok;
    int index;
    const struct scene_object *o = scene_by_id(scene, id, &index);

    ck_assert_msg(o != NULL, "there is no %lld", (long long)id);
    is_ok = index < 0 ? scene_object_values(scene, o, &arena, &values, &err)
                      : scene_values(scene, &o->components[index], &arena, &values, &err);
    ck_assert_msg(is_ok, "%s", err.message);
    return values;
}

static inline void check_values(int64_t id, const char *wanted)
{
    const struct yaml *values = values_of(id);
    struct buf b;

    buf_init(&b, 1 << 20);
    if (values)
        put_tree(&b, values);
    buf_append_byte(&b, '\0');
    ck_assert_str_eq(b.p, wanted);
    buf_done(&b);
}

/* One value of a component, as a member of its tree. */
static inline void check_value(int64_t id, const char *key, const char *wanted)
{
    const struct yaml *v = yaml_get(values_of(id), key);
    struct buf b;

    buf_init(&b, 1 << 20);
    ck_assert_msg(v != NULL, "no %s", key);
    put_tree(&b, v);
    buf_append_byte(&b, '\0');
    ck_assert_str_eq(b.p, wanted);
    buf_done(&b);
}

static inline int run_group(const char *name, void (*end)(void), const TTest *const *tests,
                            size_t n_tests)
{
    Suite *suite = suite_create(name);
    TCase *tc = tcase_create(name);

    tcase_add_checked_fixture(tc, set_up, end);
    tcase_set_timeout(tc, 60);
    for (size_t i = 0; i < n_tests; i++)
        tcase_add_test(tc, tests[i]);
    suite_add_tcase(suite, tc);
    return rig_run(suite);
}

static inline int run_values(const char *name, const TTest *const *tests, size_t n_tests)
{
    return run_group(name, tear_down, tests, n_tests);
}

#endif
