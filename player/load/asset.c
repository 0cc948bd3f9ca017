/*
 * Assets: the targets of references with a guid. An asset becomes a native object when something
 * first refers to it. Its values are read later, when nothing else is being read, so that cycles of
 * references end.
 */
#include "internal.h"

#include <stdio.h>

#include "player/graph/edits.h"
#include "player/managed/engine.h"

static struct slice key_of(const struct map *m, const void *item)
{
    const struct asset *a = *(struct asset *const *)item;

    (void)m;
    return MAP_KEY(a->key);
}

static struct {
    struct map items;    /* struct asset * */
    struct list prefabs; /* struct prefab */
    bool is_filling;
} assets = {.items = MAP_BY_FN(struct asset *, key_of, LIMIT_OBJECTS)};

static struct asset *asset_at(size_t i)
{
    return *(struct asset **)map_at(&assets.items, i);
}

/* A prefab loaded as an asset: its objects are in no scene. */
struct prefab {
    struct guid guid;
    struct space *space;
    bool is_filled;
    struct list link;
};

/* --- Kinds of objects --- */

/* The editor's built-in meshes by file id; EditorMeshes.cs has their vertices. */
static const struct editor_mesh {
    int64_t file_id;
    const char *name;
    int n_vertices;
    struct vec4 extents;
} editor_meshes[] = {
    {10202, "Cube", 24, {0.5f, 0.5f, 0.5f, 0}},    {10206, "Cylinder", 88, {0.5f, 1, 0.5f, 0}},
    {10207, "Sphere", 515, {0.5f, 0.5f, 0.5f, 0}}, {10208, "Capsule", 550, {0.5f, 1, 0.5f, 0}},
    {10209, "Plane", 121, {5, 0, 5, 0}},           {10210, "Quad", 4, {0.5f, 0.5f, 0, 0}},
};

static struct object *make_named(const char *class, struct slice name)
{
    const struct native_class *row = native_class_named(slice_of(class));

    return graph_new_asset(row ? row : &class_object, NULL, name);
}

static struct object *make_editor_mesh(const struct editor_mesh *m)
{
    struct object *o = make_named("UnityEngine.Mesh", slice_of(m->name));

    if (!o)
        return NULL;
    edits_pause();
    graph_set_int(o, native_slot(o->class, SLICE("m_VertexData.m_VertexCount")), m->n_vertices);
    graph_set_vector(o, native_slot(o->class, SLICE("m_LocalAABB.m_Extent")), m->extents);
    edits_resume();
    return o;
}

/* The editor's other assets, of which only the name is known. */
static const struct {
    int64_t file_id;
    const char *class, *name;
} editor_assets[] = {
    {10102, "UnityEngine.Font", "Arial"},
    {10301, "UnityEngine.Material", "Default-Particle"},
    {10303, "UnityEngine.Material", "Default-Material"},
    {10304, "UnityEngine.Material", "Default-Skybox"},
    {10306, "UnityEngine.Material", "Default-Line"},
    {10308, "UnityEngine.Material", "Default-ParticleSystem"},
    {10754, "UnityEngine.Material", "Sprites-Default"},
    {10901, "UnityEngine.Sprite", "Checkmark"},
    {10905, "UnityEngine.Sprite", "UISprite"},
    {10907, "UnityEngine.Sprite", "Background"},
    {10911, "UnityEngine.Sprite", "InputFieldBackground"},
    {10913, "UnityEngine.Sprite", "Knob"},
    {10915, "UnityEngine.Sprite", "DropdownArrow"},
    {10917, "UnityEngine.Sprite", "UIMask"},
};

static struct object *make_editor_asset(int64_t file_id)
{
    for (size_t i = 0; i < N_ELEMENTS(editor_meshes); i++)
        if (editor_meshes[i].file_id == file_id)
            return make_editor_mesh(&editor_meshes[i]);
    for (size_t i = 0; i < N_ELEMENTS(editor_assets); i++)
        if (editor_assets[i].file_id == file_id)
            return make_named(editor_assets[i].class, slice_of(editor_assets[i].name));
    return make_named("UnityEngine.Object", SLICE("Built-in"));
}

/* --- Documents of text assets --- */

/* Finds and parses the document with this id; the tree lives in the scratch memory. */
static bool read_document(struct slice path, int64_t file_id, struct file_bytes *file,
                          struct yaml_doc *ret_doc, const struct yaml **ret_values)
{
    struct yaml_scan scan;
    struct err err;

    if (!file_read(load_project(), path, file, &err) || file->kind != YAML_UNITY ||
        !yaml_open(&scan, file->bytes, &err))
        return false;
    while (yaml_next(&scan, ret_doc, &err) == YAML_ITEM)
        if (ret_doc->file_id == file_id)
            return yaml_parse_doc(load_scratch(), ret_doc, ret_values, &err);
    return false;
}

static struct script *script_of_ref(const struct yaml *values)
{
    struct yaml_ref ref;

    return yaml_to_ref(yaml_get(values, "m_Script"), &ref) && ref.has_guid
               ? script_of_guid(&ref, &class_scriptable_object)
               : NULL;
}

static struct object *make_from_document(struct slice path, int64_t file_id)
{
    struct file_bytes file = {0};
    struct yaml_doc doc;
    const struct yaml *values;
    struct object *o = NULL;
    struct slice name = asset_name(path);
    struct err err;

    if (read_document(path, file_id, &file, &doc, &values)) {
        const struct native_class *row = native_class_by_id(doc.class_id);
        const struct yaml *named = yaml_get(values, "m_Name");

        if (named && named->raw.len)
            yaml_decode(load_scratch(), named->raw, &name, &err);
        if (doc.class_id == CLASS_MONO_BEHAVIOUR)
            o = graph_new_asset(&class_scriptable_object, script_of_ref(values), name);
        else
            o = graph_new_asset(
                row && !native_class_is(row, &class_component) ? row : &class_object, NULL, name);
    }
    file_done(&file);
    return o;
}

/* --- Prefabs --- */

static struct prefab *prefab_find(const struct guid *g)
{
    LIST_EACH(struct prefab, p, &assets.prefabs, link)
        if (guid_eq(&p->guid, g))
            return p;
    return NULL;
}

/* Opens the prefab when it is first needed. NULL: it cannot be opened, or has no such object. */
static struct object *prefab_object(const struct guid *g, struct slice path, int64_t file_id)
{
    struct prefab *p = prefab_find(g);
    struct object *o;
    struct err err;

    if (!p) {
        p = mem_zalloc(sizeof(struct prefab));
        if (!p)
            return NULL;
        p->guid = *g;
        if (!space_open(path, NULL, NULL, &p->space, &err)) {
            mem_free(p);
            return NULL;
        }
        list_prepend(&assets.prefabs, &p->link);
    }
    if (!p->space->n_places)
        return NULL;
    o = space_find(p->space, file_id);
    if (!o && (model_is(path) ? model_is_root(file_id) : file_id == PREFAB_ID) &&
        p->space->scene->first)
        o = space_find(p->space, p->space->scene->first->id);
    return o;
}

/* The prefab an object belongs to; NULL: none. */
static const struct prefab *prefab_of(const struct object *o)
{
    if (o->kind == OBJECT_ASSET || !o->file_id)
        return NULL;
    LIST_EACH(const struct prefab, p, &assets.prefabs, link)
        if (space_find(p->space, o->file_id) == o)
            return p;
    return NULL;
}

/* --- Look-up --- */

/* The path of an asset; p is NULL: not in any file. */
static struct slice path_of(const struct guid *g, enum ref_state *ret_state)
{
    struct ref_target target;

    project_find(load_project(), g, &target);
    *ret_state = target.state;
    return target.state == REF_FOUND ? guid_index_path(&load_project()->walk.index, target.entry)
                                     : (struct slice){0};
}

static bool is_part(const struct native_class *c)
{
    return c && c != &class_game_object && !native_class_is(c, &class_component);
}

/* A mesh, material or clip of a model. Old importers number them by class, and the .meta file may
 * name it; else it is what the reference wants. NULL: an object of the model, or no memory. */
static struct object *make_part(struct slice path, int64_t file_id)
{
    int64_t class_id = file_id >= 100000 && file_id < ((int64_t)1 << 31) ? file_id / 100000 : 0;
    const struct native_class *row;
    struct slice name = asset_part_name(path, file_id, &class_id);

    row = class_id ? native_class_by_id(class_id) : load_context.wanted;
    if (class_id ? row && !is_part(row) : !is_part(row))
        return NULL;
    return graph_new_asset(row ? row : &class_object, NULL, name.p ? name : asset_name(path));
}

/* Files that read themselves when they are used (managed/InputSystem, managed/UIElementsModule),
 * and the id of the main object in every such file. */
static const struct scripted_file {
    const char *ending, *type;
    int64_t main;
} scripted_files[] = {
    {".inputactions", "UnityEngine.InputSystem.InputActionAsset", -944628639613478452},
    {".tss", "UnityEngine.UIElements.ThemeStyleSheet", -4733365628477956816},
    {".uss", "UnityEngine.UIElements.StyleSheet", 7433441132597879392},
    {".uxml", "UnityEngine.UIElements.VisualTreeAsset", 9197481963319205126},
};

static const struct scripted_file *scripted_file_of(struct slice path)
{
    for (size_t i = 0; i < N_ELEMENTS(scripted_files); i++)
        if (slice_ends_nocase(path, slice_of(scripted_files[i].ending)))
            return &scripted_files[i];
    return NULL;
}

int64_t asset_scripted_id(struct slice path)
{
    const struct scripted_file *f = scripted_file_of(path);

    return f ? f->main : 0;
}

/* NULL: another object of the file, or no memory. */
static struct object *make_scripted(const struct scripted_file *f, struct slice path,
                                    int64_t file_id)
{
    struct script *script =
        script_named(slice_of(f->type), (struct slice){0}, &class_scriptable_object);

    return file_id == f->main && script
               ? graph_new_asset(&class_scriptable_object, script, asset_name(path))
               : NULL;
}

/* NULL: no such asset, or no memory. */
static struct object *make_asset(enum ref_state state, struct slice path, int64_t file_id)
{
    const struct native_class *row = NULL;
    const struct scripted_file *scripted;
    struct object *o;
    struct slice sprite;
    char class[96];

    if (state == REF_BUILT_IN)
        return make_editor_asset(file_id);
    if (!path.p)
        return NULL;
    scripted = scripted_file_of(path);
    if (model_is(path))
        return make_part(path, file_id);
    if (scripted)
        return make_scripted(scripted, path, file_id);
    o = make_from_document(path, file_id);
    if (o || slice_ends_nocase(path, SLICE(".prefab")))
        return o;
    /* Importers derive ids from the class: 21300000 is a sprite, 4300002 a mesh. */
    if (file_id >= 100000 && file_id < ((int64_t)1 << 31))
        row = native_class_by_id(file_id / 100000);
    if (row && !native_class_is(row, &class_component) && row != &class_game_object)
        return graph_new_asset(row, NULL, asset_name(path));
    sprite = asset_sprite_name(path, file_id); /* its id may be any number */
    if (sprite.p)
        return graph_new_asset(&class_sprite, NULL, sprite);
    snprintf(class, sizeof(class), "UnityEngine.%s", asset_kind_of(path)->type);
    return make_named(class, asset_name(path));
}

struct object *asset_get(const struct guid *g, int64_t file_id)
{
    const struct asset_key key = {.guid = *g, .file_id = file_id};
    struct asset *const *known = map_find(&assets.items, MAP_KEY(key)), **at;
    struct arena inner, *outer;
    enum ref_state state;
    struct slice path;
    struct asset *a;
    struct object *o;

    if (known)
        return graph_find((*known)->id);
    path = path_of(g, &state);
    if (path.p && (slice_ends_nocase(path, SLICE(".prefab")) || model_is(path))) {
        o = prefab_object(g, path, file_id);
        if (o)
            return o;
    }
    a = mem_zalloc(sizeof(struct asset));
    at = a ? map_add(&assets.items, MAP_KEY(key), NULL) : NULL;
    if (!at) {
        mem_free(a);
        return NULL;
    }
    *at = a;
    a->key = key;
    outer = scratch_push(&inner);
    o = make_asset(state, path, file_id);
    scratch_pop(outer);
    if (o) {
        a->id = o->id;
        o->file_id = file_id;
        o->source = a;
    }
    return o;
}

bool asset_adopt(struct object *o, const struct guid *g, int64_t file_id)
{
    const struct asset_key key = {.guid = *g, .file_id = file_id};
    struct asset **known = map_find(&assets.items, MAP_KEY(key)), *a = known ? *known : NULL;

    if (!a) {
        a = mem_zalloc(sizeof(struct asset));
        known = a ? map_add(&assets.items, MAP_KEY(key), NULL) : NULL;
        if (!known) {
            mem_free(a);
            return false;
        }
        *known = a;
        a->key = key;
    }
    a->id = o->id;
    a->is_filled = true;
    o->file_id = file_id;
    o->source = a;
    return true;
}

bool asset_is_native(struct slice path)
{
    static const char *const endings[] = {
        ".mat",   ".asset",    ".anim",     ".controller",     ".overridecontroller",
        ".mask",  ".mixer",    ".playable", ".physicmaterial", ".physicsmaterial2d",
        ".flare", ".signal",   ".cubemap",  ".rendertexture",  ".customrendertexture",
        ".brush", ".preset",   ".guiskin",  ".terrainlayer",   ".fontsettings",
        ".unity", ".giparams", ".lighting", ".shadervariants",
    };

    for (size_t i = 0; i < N_ELEMENTS(endings); i++)
        if (slice_ends_nocase(path, slice_of(endings[i])))
            return true;
    return false;
}

bool asset_ref(const struct object *o, struct save_ref *ret_ref)
{
    const struct asset *a = o->kind == OBJECT_ASSET ? o->source : NULL;
    enum ref_state state;

    if (a) {
        struct slice path = path_of(&a->key.guid, &state);

        *ret_ref =
            (struct save_ref){.file_id = a->key.file_id, .has_guid = true, .guid = a->key.guid};
        ret_ref->type = state == REF_BUILT_IN ? 0 : asset_is_native(path) ? 2 : 3;
        return true;
    }
    if (!prefab_of(o))
        return false;
    *ret_ref = (struct save_ref){
        .file_id = o->file_id, .has_guid = true, .guid = prefab_of(o)->guid, .type = 3};
    return true;
}

struct space *asset_space(const struct object *o)
{
    const struct prefab *p = o->home ? NULL : prefab_of(o);

    return o->home ? space_of_scene(o->home) : p ? p->space : NULL;
}

struct slice assets_loaded(const struct guid *g)
{
    const struct prefab *p = prefab_find(g);

    return p ? scene_bytes(p->space->scene) : (struct slice){0};
}

/* Also forgets that the file was missing before. */
void assets_written(const struct guid *g)
{
    struct prefab *p = prefab_find(g);
    struct err err;

    for (size_t i = assets.items.n; i-- > 0;) { /* backwards: removing moves the last one */
        struct asset *a = asset_at(i);

        if (a->id || !guid_eq(&a->key.guid, g))
            continue;
        map_remove(&assets.items, MAP_KEY(a->key));
        mem_free(a);
    }
    if (p && space_renew(p->space, &p->space, &err))
        p->is_filled = false;
    assets_fill();
}

struct object *load_ref(const struct yaml *ref)
{
    const struct space *s = load_context.space;
    const struct guid_entry *e = NULL;
    struct object *o;
    struct yaml_ref r;

    if (!yaml_to_ref(ref, &r) || !r.file_id)
        return NULL;
    if (load_context.is_graph)
        return graph_find(r.file_id);
    if (r.has_guid)
        return asset_get(&r.guid, r.file_id);
    if (!s)
        return load_context.guid ? asset_get(load_context.guid, r.file_id) : NULL;
    o = space_find(s, r.file_id);
    if (!o && !s->in && scene_has_asset(s->scene, r.file_id)) /* an asset inside a prefab */
        e = guid_index_at(&load_project()->walk.index, s->scene->path);
    return e ? asset_get(&e->guid, r.file_id) : o;
}

struct object *load_ref_as(const struct yaml *ref, const struct native_class *wanted)
{
    const struct native_class *outer = load_context.wanted;
    struct object *o;

    load_context.wanted = wanted;
    o = load_ref(ref);
    load_context.wanted = outer;
    return o;
}

/* --- Values --- */

static void fill_asset(struct asset *a)
{
    struct object *o = graph_find(a->id);
    enum ref_state state;
    struct slice path = path_of(&a->key.guid, &state);
    struct file_bytes file = {0};
    struct yaml_doc doc;
    const struct yaml *values;
    struct arena inner, *outer;
    const struct ref_context outer_context = load_context;

    a->is_filled = true;
    if (!o || !path.p)
        return;
    outer = scratch_push(&inner);
    load_context = (struct ref_context){.guid = &a->key.guid};
    if (read_document(path, a->key.file_id, &file, &doc, &values)) {
        values_fill(o, values);
        if (o->script && !script_class(o->script)) {
            script_add_values(o->script, values);
            scripts_generate();
        }
        if (o->script)
            engine_fill(o, values);
    }
    load_context = outer_context; /* a constructor may have loaded a resource */
    file_done(&file);
    scratch_pop(outer);
}

static bool fill_new(void)
{
    bool has_found = false;

    for (size_t i = 0; i < assets.items.n; i++) /* filling one may add others */
        if (!asset_at(i)->is_filled) {
            fill_asset(asset_at(i));
            has_found = true;
        }
    LIST_EACH(struct prefab, p, &assets.prefabs, link)
        if (!p->is_filled) {
            p->is_filled = true;
            space_fill(p->space);
            has_found = true;
        }
    return has_found;
}

void assets_fill(void)
{
    if (assets.is_filling)
        return;
    assets.is_filling = true;
    while (fill_new())
        ;
    assets.is_filling = false;
}

bool assets_are_filling(void)
{
    return assets.is_filling;
}

void assets_mark_unfilled(void)
{
    for (size_t i = 0; i < assets.items.n; i++)
        asset_at(i)->is_filled = false;
    LIST_EACH(struct prefab, p, &assets.prefabs, link)
        p->is_filled = true; /* load_refill() fills all spaces */
}

static void renew_script(const struct asset *a, struct object *o, bool is_trial, bool *ret_found)
{
    enum ref_state state;
    const struct slice path = path_of(&a->key.guid, &state);
    struct file_bytes file = {0};
    struct yaml_doc doc;
    const struct yaml *values;
    struct script *now = path.p && read_document(path, a->key.file_id, &file, &doc, &values)
                             ? script_of_ref(values)
                             : NULL;

    if (now && now != o->script) {
        *ret_found = true;
        o->script = is_trial ? o->script : now;
    }
    file_done(&file);
}

void assets_renew_scripts(bool is_trial, bool *ret_found)
{
    for (size_t i = 0; i < assets.items.n; i++) {
        struct object *o = graph_find(asset_at(i)->id);

        if (o && o->class == &class_scriptable_object)
            renew_script(asset_at(i), o, is_trial, ret_found);
        arena_reset(load_scratch());
    }
}

/* Meshes and the font are in one built-in file, materials and sprites in another. */
struct object *load_editor_asset(int64_t file_id)
{
    bool is_default = file_id >= 10200 && file_id < 10300;
    struct guid g;

    return guid_parse(is_default ? SLICE("0000000000000000e000000000000000")
                                 : SLICE("0000000000000000f000000000000000"),
                      &g)
               ? asset_get(&g, file_id)
               : NULL;
}

struct object *load_asset_at(struct slice path)
{
    const struct guid_entry *e = guid_index_at(&load_project()->walk.index, path);
    struct arena inner, *outer;
    struct object *o = NULL;
    struct asset_parts parts;

    if (!e || e->kind)
        return NULL;
    outer = scratch_push(&inner);
    if (asset_parts(path, &parts))
        o = asset_get(&e->guid, parts.items[0].file_id);
    scratch_pop(outer);
    assets_fill();
    return o;
}

struct object *load_object(const struct guid *g, int64_t file_id)
{
    struct arena inner, *outer = scratch_push(&inner);
    struct object *o = asset_get(g, file_id);

    scratch_pop(outer);
    assets_fill();
    return o;
}

/* Also forgets that files were missing before. */
bool load_refresh(struct err *err)
{
    if (load_is_busy())
        return err_set(err, ERR_TOOL, "The engine cannot refresh its files while it loads objects");
    if (!project_refresh(load_project(), err))
        return false;
    for (size_t i = assets.items.n; i-- > 0;) { /* backwards: removing moves the last one */
        struct asset *a = asset_at(i);

        if (a->id)
            continue;
        map_remove(&assets.items, MAP_KEY(a->key));
        mem_free(a);
    }
    return true;
}

bool load_asset_parts(struct slice path, struct resources *ret_found)
{
    const struct guid_entry *e = guid_index_at(&load_project()->walk.index, path);
    struct arena inner, *outer;
    struct asset_parts parts;
    bool ok = true;

    *ret_found = (struct resources){0};
    if (!e || e->kind)
        return true;
    outer = scratch_push(&inner);
    ok = asset_parts(path, &parts);
    for (size_t i = 0; ok && i < parts.n; i++) {
        struct object *o = asset_get(&e->guid, parts.items[i].file_id);

        if (o)
            ok = VEC_ADD(ret_found->ids, ret_found->n, ret_found->cap, LIMIT_OBJECTS, o->id);
    }
    scratch_pop(outer);
    assets_fill();
    return ok;
}

bool load_asset_id(const struct object *o, struct guid *ret_guid, int64_t *ret_file_id)
{
    struct save_ref ref;

    if (!asset_ref(o, &ref))
        return false;
    *ret_guid = ref.guid;
    *ret_file_id = ref.file_id;
    return true;
}

bool load_origin(const struct object *o, struct scene_origin *ret_origin)
{
    const struct space *s = asset_space(o);
    const struct scene_object *from;
    int index;

    from = s && o->file_id ? scene_by_id(s->scene, o->file_id, &index) : NULL;
    return from && scene_object_origin(from, ret_origin);
}

struct slice load_asset_path(const struct object *o)
{
    const struct asset *a = o->kind == OBJECT_ASSET ? o->source : NULL;
    enum ref_state state;

    return a ? path_of(&a->key.guid, &state) : (struct slice){0};
}

int64_t load_editor_id(const struct object *o)
{
    const struct asset *a = o->kind == OBJECT_ASSET ? o->source : NULL;
    enum ref_state state = REF_MISSING;

    if (a)
        path_of(&a->key.guid, &state);
    return state == REF_BUILT_IN ? a->key.file_id : 0;
}
