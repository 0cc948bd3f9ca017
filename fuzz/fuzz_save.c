/*
 * Any edits of a scene: a byte says what is done, others to what and with what value. Edits are
 * taken or refused; what comes out can be opened, and saving it again changes nothing. The same
 * holds for a new file with copies of all that the scene has. The input is the edits, ended by a
 * byte 0xFF; what follows it is the scene's file, if there is anything.
 */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unity/unity.h"

#include "folder.h"

#define HEAD "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
#define META "fileFormatVersion: 2\nguid: %c0000000000000000000000000000000\n"
#define GUID "20000000000000000000000000000000, type: 3}"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char prefab[] =
    HEAD "--- !u!1 &1\nGameObject:\n  m_Component:\n  - component: {fileID: 2}\n  m_Name: P\n"
         "--- !u!4 &2\nTransform:\n  m_GameObject: {fileID: 1}\n"
         "  m_LocalPosition: {x: 1, y: 2, z: 3}\n  m_Children:\n  - {fileID: 5}\n"
         "  m_Father: {fileID: 0}\n"
         "--- !u!1 &4\nGameObject:\n  m_Component:\n  - component: {fileID: 5}\n"
         "  - component: {fileID: 6}\n  m_Name: C\n"
         "--- !u!4 &5\nTransform:\n  m_GameObject: {fileID: 4}\n  m_Children: []\n"
         "  m_Father: {fileID: 2}\n"
         "--- !u!108 &6\nLight:\n  m_GameObject: {fileID: 4}\n  m_L:\n  - 1\n";

static const char scene_text[] =
    HEAD "--- !u!1 &10\nGameObject:\n  m_Component:\n  - component: {fileID: 11}\n"
         "  - component: {fileID: 12}\n  m_Name: A\n"
         "--- !u!4 &11\nTransform:\n  m_GameObject: {fileID: 10}\n  m_Children:\n  - {fileID: 14}\n"
         "  m_Father: {fileID: 0}\n  m_RootOrder: 0\n"
         "--- !u!108 &12\nLight:\n  m_GameObject: {fileID: 10}\n  m_T: 'it''s'\n"
         "  m_LocalPosition: {x: 1}\n  m_L:\n  - a: 1\n    b: []\n  m_H: 0100000002000000\n"
         "  m_R: {fileID: 14}\n"
         "--- !u!1 &13\nGameObject:\n  m_Component:\n  - component: {fileID: 14}\n  m_Name: B\n"
         "--- !u!4 &14\nTransform:\n  m_GameObject: {fileID: 13}\n  m_Children: []\n"
         "  m_Father: {fileID: 11}\n"
         "--- !u!1001 &64\nPrefabInstance:\n  m_Modification:\n    m_TransformParent: {fileID: 0}\n"
         "    m_Modifications:\n    - target: {fileID: 6, guid: " GUID "\n"
         "      propertyPath: m_T\n      value: x\n      objectReference: {fileID: 0}\n"
         "    m_RemovedComponents: []\n    m_RemovedGameObjects: []\n    m_AddedGameObjects: []\n"
         "    m_AddedComponents: []\n  m_SourcePrefab: {fileID: 100100000, guid: " GUID "\n"
         "--- !u!1660057539 &9223372036854775807\nSceneRoots:\n  m_Roots:\n  - {fileID: 11}\n"
         "  - {fileID: 64}\n";

static const int64_t ids[] = {0,      10,     11,     12,     13,  14,  64,  64 ^ 1,
                              64 ^ 2, 64 ^ 4, 64 ^ 5, 64 ^ 6, 900, 901, 902, 9223372036854775807};
static const char *const paths[] = {"m_Name",
                                    "m_LocalPosition.x",
                                    "m_T",
                                    "m_L.Array.size",
                                    "m_L.Array.data[0]",
                                    "m_L.Array.data[0].a",
                                    "m_L.Array.data[1].b.Array.size",
                                    "m_H.Array.size",
                                    "m_H.Array.data[1]",
                                    "m_R",
                                    "m_New.a",
                                    "m_New.b.c",
                                    "m_Children.Array.size",
                                    "m_Component",
                                    "m_Modification.m_Modifications.Array.size",
                                    "m_Father"};

static char folder[] = "/tmp/fuzz_saveXXXXXX";

static void remove_project(void)
{
    static const char *const all[] = {"Assets/S.unity", "Assets/S.unity.meta", "Assets/A.prefab",
                                      "Assets/A.prefab.meta"};

    for (size_t i = 0; i < N_ELEMENTS(all); i++)
        unlinkat(dir_fd, all[i], 0);
    unlinkat(dir_fd, "Assets", AT_REMOVEDIR);
    rmdir(folder);
}

static void make_project(void)
{
    static const char *const metas[] = {"Assets/S.unity.meta", "Assets/A.prefab.meta"};

    require(mkdtemp(folder) != NULL);
    dir_fd = open(folder, O_RDONLY | O_DIRECTORY);
    require(dir_fd >= 0 && mkdirat(dir_fd, "Assets", 0700) == 0);
    atexit(remove_project);
    for (size_t i = 0; i < N_ELEMENTS(metas); i++) {
        char text[96];
        int len = snprintf(text, sizeof(text), META, (char)('1' + i));

        put_file(metas[i], text, (size_t)len);
    }
    put_file("Assets/A.prefab", prefab, sizeof(prefab) - 1);
}

/* --- Edits. --- */

struct input {
    const uint8_t *p, *end;
};

static unsigned next(struct input *in)
{
    return in->p < in->end ? *in->p++ : 0;
}

static int64_t next_id(struct input *in)
{
    return ids[next(in) % N_ELEMENTS(ids)];
}

static bool set_value(struct scene_save *s, struct input *in, unsigned op, struct err *err)
{
    int64_t id = next_id(in);
    struct slice path = slice_of(paths[next(in) % N_ELEMENTS(paths)]);
    size_t len = op == 3 ? next(in) % 100 : 0;
    struct save_ref ref = {.type = 2};
    struct slice text;

    switch (op) {
    case 0:
        return save_set_int(s, id, path, (int8_t)next(in), err);
    case 1:
        return save_set_float(s, id, path, (float)next(in) / 7.0f, err);
    case 2:
        return save_set_double(s, id, path, 1.0 / next(in), err);
    case 3:
        if (len > (size_t)(in->end - in->p))
            len = (size_t)(in->end - in->p);
        text = slice_from((const char *)in->p, len);
        in->p += len;
        return save_set_text(s, id, path, text, err);
    default:
        ref.file_id = next_id(in);
        ref.has_guid = next(in) & 1;
        return save_set_ref(s, id, path, &ref, err);
    }
}

static bool add_document(struct scene_save *s, struct input *in, struct err *err)
{
    switch (next(in) % 3) {
    case 0:
        return save_add_document(s, 1, "GameObject", 900, SLICE("  m_Component: []\n"), err);
    case 1:
        return save_add_document(s, 4, "Transform", 901,
                                 SLICE("  m_GameObject: {fileID: 900}\n  m_Children: []\n"
                                       "  m_Father: {fileID: 0}\n  m_RootOrder: 0\n"),
                                 err);
    default:
        return save_add_document(s, 108, "Light", 902, SLICE("  m_GameObject: {fileID: 900}\n"),
                                 err);
    }
}

static void edit(struct scene_save *s, struct input *in)
{
    unsigned op = next(in) % 9;
    struct err err = {0};
    int64_t id, owner;
    bool is_ok;

    if (op < 5) {
        is_ok = set_value(s, in, op, &err);
    } else if (op == 5) {
        is_ok = add_document(s, in, &err);
    } else if (op == 6) {
        id = next_id(in);
        is_ok = save_attach(s, id, next_id(in), &owner, &err);
    } else if (op == 7) {
        int64_t parent;

        id = next_id(in);
        parent = next_id(in);
        is_ok = save_set_parent(s, id, parent, next_id(in), &err);
    } else {
        is_ok = save_remove(s, next_id(in), &err);
    }
    require(is_ok || (err.kind != ERR_NONE && err.message[0]));
}

/* --- What comes out. --- */

static void check_again(struct project *p, struct slice file)
{
    struct err err = {0};
    struct scene *scene;
    struct scene_save *s;
    bool is_changed = true;
    struct buf b;

    put_file("Assets/S.unity", file.p, file.len);
    require(scene_open(p, SLICE("Assets/S.unity"), &scene, &err));
    require(save_begin(scene, &s, &err));
    buf_init(&b, (size_t)64 << 20);
    require(save_finish(s, &b, &is_changed, &err) && !is_changed);
    require(slice_eq(buf_slice(&b), file));
    buf_done(&b);
    save_free(s);
    scene_free(scene);
}

/* --- Copies. --- */

/* In the file that is made, or null. */
static void map_ref(void *ctx, struct yaml_ref *ref)
{
    int index;

    if (!scene_by_id(ctx, ref->file_id, &index))
        ref->file_id = 0;
}

static bool copy_one(struct scene_save *s, struct scene *from, const struct scene_object *o,
                     const struct scene_component *c)
{
    struct save_copy copy = {.class_id = 1, .type = SLICE("Thing"), .map = map_ref, .ctx = from};
    struct err err = {0};
    struct arena a;
    bool is_ok;

    arena_init(&a, (size_t)64 << 20);
    is_ok = c ? scene_values(from, c, &a, &copy.values, &err)
              : scene_object_values(from, o, &a, &copy.values, &err);
    is_ok = is_ok && copy.values && save_add_copy(s, &copy, c ? c->id : o->id, &err);
    arena_done(&a);
    return is_ok;
}

/* What cannot be copied (of a source that is not here, with an id that another one has) ends it. */
static bool copy_all(struct scene_save *s, struct scene *from)
{
    for (const struct scene_object *o = NULL; (o = scene_next(from, o));) {
        if (!copy_one(s, from, o, NULL))
            return false;
        for (size_t i = 0; i < o->n_components; i++)
            if (!copy_one(s, from, o, &o->components[i]))
                return false;
    }
    return true;
}

static void check_copies(struct project *p, struct scene *from)
{
    const struct guid guid = {{9}};
    struct err err = {0};
    struct scene_save *s;
    bool is_changed;
    struct buf b;

    require(save_begin_new(p, SLICE("Assets/New.prefab"), &guid, 1, &s, &err));
    buf_init(&b, (size_t)64 << 20);
    if (copy_all(s, from) && save_add_assets(s, from, &err) && from->n_objects) {
        require(save_finish(s, &b, &is_changed, &err) || err.message[0]);
        if (err.kind == ERR_NONE)
            check_again(p, buf_slice(&b));
    }
    buf_done(&b);
    save_free(s);
}

static void run(struct project *p, struct input *in)
{
    struct err err = {0};
    struct scene *scene;
    struct scene_save *s;
    bool is_changed;
    struct buf b;

    if (!scene_open(p, SLICE("Assets/S.unity"), &scene, &err))
        return;
    if (save_begin(scene, &s, &err)) {
        while (in->p < in->end)
            edit(s, in);
        buf_init(&b, (size_t)64 << 20);
        if (save_finish(s, &b, &is_changed, &err))
            check_again(p, buf_slice(&b));
        buf_done(&b);
        save_free(s);
    }
    check_copies(p, scene);
    scene_free(scene);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const uint8_t *end = size ? memchr(data, 0xFF, size) : NULL;
    size_t len = end ? (size_t)(end - data) : size;
    struct input in = {data, data + len};
    struct err err = {0};
    struct project p;

    if (dir_fd < 0)
        make_project();
    if (end && len + 1 < size)
        put_file("Assets/S.unity", end + 1, size - len - 1);
    else
        put_file("Assets/S.unity", scene_text, sizeof(scene_text) - 1);
    require(project_open(folder, 1, &p, &err));
    run(&p, &in);
    project_done(&p);
    return 0;
}
