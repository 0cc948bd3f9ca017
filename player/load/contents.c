/*
 * The objects of a file of the project, by its documents or, for an imported file, by its .meta
 * file. Lists them; asset.c makes the objects.
 */
#include "internal.h"

#include <stdio.h>

#define SPRITE_CLASS  213
#define IMPORTED_UNIT 100000 /* importers number the objects of a class from 213 * 100000 on */
#define MAIN_SCRIPTED 11400000

enum { SPRITE_SINGLE = 1, SPRITE_MULTIPLE = 2, TEXTURE_SPRITE = 8 };

static bool add_part(struct asset_parts *p, int64_t file_id, struct slice name)
{
    return VEC_ADD_IN(load_scratch(), p->items, p->n, p->cap, LIMIT_OBJECTS,
                      (struct asset_part){.file_id = file_id, .name = name});
}

const struct yaml *importer_read(struct slice path, struct file_bytes *file)
{
    const struct slice meta = arena_printf(load_scratch(), "%.*s.meta", SLICE_ARG(path));
    const struct yaml *root;
    struct err err;

    if (!meta.p || !file_read(load_project(), meta, file, &err) ||
        !yaml_parse(load_scratch(), file->bytes, 1, &root, &err) || root->type != YAML_MAP)
        return NULL;
    for (const struct yaml *v = root->first; v; v = v->next)
        if (slice_ends_nocase(v->key, SLICE("Importer")))
            return v;
    return NULL;
}

static int64_t int_at(const struct yaml *map, const char *key)
{
    int64_t i = 0;

    yaml_to_int(yaml_get(map, key), &i);
    return i;
}

/* A copy that outlives the file. */
static struct slice name_at(const struct yaml *v)
{
    struct slice text = SLICE("");
    struct err err;

    if (v && v->type == YAML_SCALAR && !yaml_decode(load_scratch(), v->raw, &text, &err))
        return SLICE("");
    return arena_copy(load_scratch(), text);
}

/* --- Sprites of a texture. --- */

/* A sheet names its sprites in one of three ways, the newest first: with the sprites, in a list of
 * ids, in a map of ids. */
static bool add_sheet(struct asset_parts *p, const struct yaml *importer)
{
    const struct yaml *sprites = yaml_get(yaml_get(importer, "spriteSheet"), "sprites");
    const struct yaml *table = yaml_get(importer, "internalIDToNameTable");
    const struct yaml *old = yaml_get(importer, "fileIDToRecycleName");
    const size_t before = p->n;
    bool ok = true;
    int64_t id;

    for (const struct yaml *v = sprites ? sprites->first : NULL; ok && v; v = v->next)
        if ((id = int_at(v, "internalID")))
            ok = add_part(p, id, name_at(yaml_get(v, "name")));
    for (const struct yaml *v = table && p->n == before ? table->first : NULL; ok && v; v = v->next)
        if ((id = int_at(yaml_get(v, "first"), "213")))
            ok = add_part(p, id, name_at(yaml_get(v, "second")));
    for (const struct yaml *v = old && p->n == before ? old->first : NULL; ok && v; v = v->next)
        if (text_to_int(v->key, &id) && id / IMPORTED_UNIT == SPRITE_CLASS)
            ok = add_part(p, id, name_at(v));
    return ok;
}

static bool add_sprites(struct asset_parts *p, struct slice path)
{
    struct file_bytes file = {0};
    const struct yaml *importer = importer_read(path, &file);
    const int64_t mode = int_at(importer, "spriteMode");
    bool ok = true;

    if (int_at(importer, "textureType") == TEXTURE_SPRITE && mode == SPRITE_MULTIPLE)
        ok = add_sheet(p, importer);
    else if (int_at(importer, "textureType") == TEXTURE_SPRITE && mode >= SPRITE_SINGLE)
        ok = add_part(p, (int64_t)SPRITE_CLASS * IMPORTED_UNIT, asset_name(path));
    file_done(&file);
    return ok;
}

static bool is_texture(struct slice path)
{
    return strcmp(asset_kind_of(path)->type, "Texture2D") == 0;
}

struct slice asset_sprite_name(struct slice path, int64_t file_id)
{
    struct asset_parts sprites = {0};

    if (is_texture(path) && add_sprites(&sprites, path))
        for (size_t i = 0; i < sprites.n; i++)
            if (sprites.items[i].file_id == file_id)
                return sprites.items[i].name;
    return (struct slice){0};
}

/* --- Parts of a model. --- */

struct slice asset_part_name(struct slice path, int64_t file_id, int64_t *class_id)
{
    struct file_bytes file = {0};
    const struct yaml *importer = importer_read(path, &file);
    const struct yaml *old = yaml_get(importer, "fileIDToRecycleName");
    const struct yaml *table = yaml_get(importer, "internalIDToNameTable");
    struct slice name = {0};
    int64_t id;

    for (const struct yaml *v = old ? old->first : NULL; v && !name.p; v = v->next)
        if (text_to_int(v->key, &id) && id == file_id)
            name = name_at(v);
    for (const struct yaml *v = table ? table->first : NULL; v && !name.p; v = v->next) {
        const struct yaml *first = yaml_get(v, "first");

        if (first && yaml_to_int(first->first, &id) && id == file_id) {
            name = name_at(yaml_get(v, "second"));
            text_to_int(first->first->key, class_id);
        }
    }
    file_done(&file);
    return name;
}

/* --- Documents of a text file. --- */

/* The main object comes first: the one that the .meta file names, else one with a usual id, else
 * the first. */
static void put_main_first(struct asset_parts *p, struct slice path)
{
    struct file_bytes file = {0};
    int64_t wanted = int_at(importer_read(path, &file), "mainObjectFileID");
    struct asset_part main;
    size_t at = p->n;

    for (size_t i = 0; wanted && at == p->n && i < p->n; i++)
        if (p->items[i].file_id == wanted)
            at = i;
    for (size_t i = 0; at == p->n && i < p->n; i++)
        if (p->items[i].file_id == MAIN_SCRIPTED || p->items[i].is_usual)
            at = i;
    file_done(&file);
    if (at == p->n)
        return;
    main = p->items[at];
    memmove(p->items + 1, p->items, at * sizeof(*p->items));
    p->items[0] = main;
}

static bool add_documents(struct asset_parts *p, struct slice path)
{
    struct file_bytes file = {0};
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct err err;
    bool ok = true;

    if (file_read(load_project(), path, &file, &err) && file.kind == YAML_UNITY &&
        yaml_open(&scan, file.bytes, &err))
        while (ok && yaml_next(&scan, &doc, &err) == YAML_ITEM) {
            const struct native_class *row = native_class_by_id(doc.class_id);

            if (doc.class_id == CLASS_GAME_OBJECT ||
                (row && native_class_is(row, &class_component) &&
                 doc.class_id != CLASS_MONO_BEHAVIOUR))
                continue;
            ok = add_part(p, doc.file_id, (struct slice){0});
            if (ok)
                p->items[p->n - 1].is_usual = doc.file_id == doc.class_id * IMPORTED_UNIT;
        }
    file_done(&file);
    if (ok && p->n)
        put_main_first(p, path);
    return ok;
}

/* The id in references to an imported file's main object. */
static int64_t main_id(struct slice path)
{
    const int64_t scripted = asset_scripted_id(path);
    const struct class_row *row;
    char name[96];

    if (scripted)
        return scripted;
    snprintf(name, sizeof(name), "UnityEngine.%s", asset_kind_of(path)->type);
    row = class_named(name);
    return row ? row->id * IMPORTED_UNIT : 0;
}

bool asset_parts(struct slice path, struct asset_parts *ret_parts)
{
    const int64_t main = main_id(path);

    *ret_parts = (struct asset_parts){0};
    if (slice_ends_nocase(path, SLICE(".prefab")))
        return add_part(ret_parts, PREFAB_ID, (struct slice){0});
    /* Imported files may be large, and are not read for this. */
    if ((asset_is_native(path) || !main) && !add_documents(ret_parts, path))
        return false;
    if (!ret_parts->n && !add_part(ret_parts, main, (struct slice){0}))
        return false;
    return !is_texture(path) || add_sprites(ret_parts, path);
}
