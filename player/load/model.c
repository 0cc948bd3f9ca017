/*
 * Models (.fbx and their kin) cannot be read. The data of their .meta files becomes the text of a
 * prefab: the root, whether it has an Animator, and in files of old importers all objects and their
 * components by name, though not which is below which.
 */
#include "internal.h"

#include <stdio.h>

#include "unity/unity.h"

/* The root has the same ids in every model: numbers of old importers, hashes of new ones. */
struct model_ids {
    int64_t object, transform, animator;
};
static const struct model_ids old_ids = {100000, 400000, 9500000};
static const struct model_ids new_ids = {919132149155446097, -8679921383154817045,
                                         5866666021909216657};
static const int64_t other_roots[] = {-927199367670048503, 100000, 919132149155446097, PREFAB_ID};

enum {
    UNIT = 100000, /* old importers number the objects of a class from class * 100000 on */
    CLASS_ANIMATION = 111,
    CLASS_ANIMATOR = 95,
    RIG_LEGACY = 1,
    MOST_OBJECTS = 2000,
    MOST_NAMES = 20000 /* each object looks at all of them */
};

bool model_is(struct slice path)
{
    return strcmp(asset_kind_of(path)->label, "Model") == 0;
}

bool model_is_root(int64_t file_id)
{
    for (size_t i = 0; i < N_ELEMENTS(other_roots); i++)
        if (other_roots[i] == file_id)
            return true;
    return false;
}

/* The component that the importer adds to the root: an Animator or an Animation; 0: neither. */
static int64_t player_of(const struct yaml *importer)
{
    int64_t rig = 0;

    if (!yaml_to_int(yaml_get(importer, "animationType"), &rig))
        yaml_to_int(yaml_get(yaml_get(importer, "humanDescription"), "animationType"), &rig);
    return rig == RIG_LEGACY ? CLASS_ANIMATION : rig > RIG_LEGACY ? CLASS_ANIMATOR : 0;
}

/* NULL: none, or no model. */
static const struct native_class *player_in(struct slice path)
{
    struct file_bytes file = {0};
    const int64_t class_id = model_is(path) ? player_of(importer_read(path, &file)) : 0;

    file_done(&file);
    return class_id ? native_class_by_id(class_id) : NULL;
}

bool model_complete(struct game_object *o, const struct scene_object *from)
{
    const struct native_class *class = player_in(scene_unknown_source(from));

    for (size_t i = 0; class && i < o->n_components; i++) /* from the file, or before a reload */
        if (o->components[i]->object.class == class)
            return true;
    return !class || graph_add_component(o, class, NULL);
}

/* --- The text --- */

struct writer {
    struct buf text;
    const struct yaml *names; /* {id: name} of old importers; NULL: none */
    int64_t player;
    struct slice name; /* the root's */
};

static struct slice quoted(struct slice name)
{
    struct slice to = {0};
    struct buf text;

    buf_init(&text, LIMIT_OBJECT_BYTES);
    buf_append(&text, SLICE("'"));
    for (size_t i = 0; i < name.len; i++)
        buf_append(&text, name.p[i] == '\'' ? SLICE("''") : slice_from(name.p + i, 1));
    buf_append(&text, SLICE("'"));
    if (buf_ok(&text))
        to = arena_copy(load_scratch(), buf_slice(&text));
    buf_done(&text);
    return to;
}

static struct slice name_in(const struct yaml *names, int64_t id)
{
    for (const struct yaml *v = names ? names->first : NULL; v; v = v->next) {
        int64_t key;

        if (text_to_int(v->key, &key) && key == id)
            return v->raw;
    }
    return (struct slice){0};
}

static void put_component(struct writer *w, int64_t class_id, int64_t id, int64_t owner)
{
    const struct class_row *row = class_find(class_id);

    buf_printf(&w->text, "--- !u!%lld &%lld\n%s:\n  m_GameObject: {fileID: %lld}\n  m_Enabled: 1\n",
               (long long)class_id, (long long)id, row->name, (long long)owner);
}

static void put_transform(struct writer *w, const struct model_ids *own, int64_t father)
{
    buf_printf(&w->text,
               "--- !u!4 &%lld\nTransform:\n  m_GameObject: {fileID: %lld}\n"
               "  m_Father: {fileID: %lld}\n",
               (long long)own->transform, (long long)own->object, (long long)father);
}

/* Components of the object with this name, of classes that have a row. */
static void put_named(struct writer *w, struct slice name, int64_t owner, bool is_list)
{
    for (const struct yaml *v = w->names ? w->names->first : NULL; v; v = v->next) {
        const struct native_class *row;
        int64_t id, class_id;

        if (!text_to_int(v->key, &id) || !slice_eq(v->raw, name))
            continue;
        class_id = id / UNIT;
        row = native_class_by_id(class_id);
        if (!row || !native_class_is(row, &class_component) || class_id == CLASS_TRANSFORM ||
            !class_find(class_id))
            continue;
        if (is_list)
            buf_printf(&w->text, "  - component: {fileID: %lld}\n", (long long)id);
        else
            put_component(w, class_id, id, owner);
    }
}

/* `key` is its name in the table. */
static void put_object(struct writer *w, const struct model_ids *own, struct slice key,
                       struct slice name, int64_t father)
{
    const bool is_root = father == 0;
    const bool has_player =
        is_root && w->player && !name_in(w->names, w->player * UNIT).p && class_find(w->player);

    buf_printf(&w->text, "--- !u!1 &%lld\nGameObject:\n  m_Component:\n", (long long)own->object);
    buf_printf(&w->text, "  - component: {fileID: %lld}\n", (long long)own->transform);
    put_named(w, key, own->object, true);
    if (has_player)
        buf_printf(&w->text, "  - component: {fileID: %lld}\n", (long long)own->animator);
    buf_printf(&w->text, "  m_Layer: 0\n  m_Name: ");
    buf_append(&w->text, name);
    buf_printf(&w->text, "\n  m_TagString: Untagged\n  m_IsActive: 1\n");
    put_transform(w, own, father);
    put_named(w, key, own->object, false);
    if (has_player)
        put_component(w, w->player, own->animator, own->object);
}

static void put_objects(struct writer *w)
{
    const struct model_ids *root = w->names ? &old_ids : &new_ids;
    size_t n = 0;

    put_object(w, root, name_in(w->names, root->object), quoted(w->name), 0);
    for (const struct yaml *v = w->names ? w->names->first : NULL; v && n < MOST_OBJECTS;
         v = v->next) {
        int64_t id;

        if (!text_to_int(v->key, &id) || id / UNIT != 1 || id == root->object)
            continue;
        put_object(w, &(struct model_ids){id, id - UNIT + 4 * UNIT, 0}, v->raw, v->raw,
                   root->transform);
        n++;
    }
}

static struct slice text_of(struct slice path)
{
    struct file_bytes file = {0};
    const struct yaml *importer = importer_read(path, &file);
    const struct yaml *names = yaml_get(importer, "fileIDToRecycleName");
    struct writer w = {.player = player_of(importer), .name = asset_name(path)};
    struct slice text = {0};

    if (names && names->type == YAML_MAP && names->n_items <= MOST_NAMES &&
        name_in(names, old_ids.object).p)
        w.names = names;
    buf_init(&w.text, LIMIT_OBJECT_BYTES);
    buf_printf(&w.text, "%%YAML 1.1\n%%TAG !u! tag:unity3d.com,2011:\n");
    put_objects(&w);
    if (buf_ok(&w.text))
        text = arena_copy(load_scratch(), buf_slice(&w.text));
    buf_done(&w.text);
    file_done(&file);
    return text;
}

bool model_open(struct slice path, struct scene **ret_scene, struct err *err)
{
    struct arena inner, *outer;
    struct slice text;
    bool ok;

    if (!model_is(path))
        return scene_open(load_project(), path, ret_scene, err);
    outer = scratch_push(&inner);
    text = text_of(path);
    ok = text.p ? scene_open_text(load_project(), path, text, ret_scene, err) : err_no_memory(err);
    scratch_pop(outer);
    return ok;
}
