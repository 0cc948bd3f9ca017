/*
 * Internal calls about the files of the project, for UnityEditor: guids and paths, all objects of a
 * file, prefabs of objects, saving. Lists are texts with a line for each item.
 */
#include "base/limits.h"
#include "calls.h"
#include "player/app.h"
#include "player/load/load.h"
#include "player/save/save.h"

static struct clr_string *string_of(struct buf *text)
{
    struct clr_string *s = clr_string_new(buf_ok(text) ? buf_slice(text) : SLICE(""));

    buf_done(text);
    return s;
}

/* --- Guids and paths --- */

static struct clr_string *get_asset_guid(struct clr_string *path)
{
    const struct guid_entry *e;
    char guid[GUID_TEXT_SIZE] = "";
    struct buf text;

    calls_check_thread("AssetPathToGUID");
    e = guid_index_at(&load_project()->walk.index, calls_text(&text, path));
    buf_done(&text);
    if (e && !(e->kind & GUID_ORPHAN))
        guid_format(&e->guid, guid);
    return clr_string_new(slice_of(guid));
}

static struct clr_string *get_guid_path(struct clr_string *guid)
{
    const struct guid_index *x = &load_project()->walk.index;
    const struct guid_entry *e = NULL;
    struct guid g;
    struct buf text;

    calls_check_thread("GUIDToAssetPath");
    if (guid_parse(calls_text(&text, guid), &g))
        e = guid_index_find(x, &g);
    buf_done(&text);
    return clr_string_new(e && !(e->kind & GUID_ORPHAN) ? guid_index_path(x, e) : SLICE(""));
}

/* Folders end with '/'. Paths that no line can hold are left out. */
static struct clr_string *get_asset_paths(void)
{
    const struct guid_index *x = &load_project()->walk.index;
    struct buf text;

    calls_check_thread("GetAllAssetPaths");
    buf_init(&text, LIMIT_SOURCE_PATHS);
    for (uint32_t i = 0; i < x->n_entries; i++) {
        const struct slice path = guid_index_path(x, &x->entries[i]);

        if (x->entries[i].kind & (GUID_ORPHAN | GUID_NOT_UTF8) || memchr(path.p, '\n', path.len))
            continue;
        buf_append(&text, path);
        buf_append(&text, x->entries[i].kind & GUID_FOLDER ? SLICE("/\n") : SLICE("\n"));
    }
    return string_of(&text);
}

/* The class of a file's main object: "GameObject", "Game.Level". */
static struct clr_string *get_asset_type(struct clr_string *path)
{
    struct slice type = {0};
    struct clr_string *result;
    struct buf text;
    struct err err;
    struct arena a;

    calls_check_thread("GetMainAssetTypeAtPath");
    arena_init(&a, 1u << 20);
    if (!asset_type(load_project(), calls_text(&text, path), &a, &type, &err))
        type = (struct slice){0};
    result = clr_string_new(type.p ? type : SLICE(""));
    buf_done(&text);
    arena_done(&a);
    return result;
}

/* --- Objects --- */

/* "guid id path" of an asset or an object of a prefab; empty: it was made at run time. */
static struct clr_string *get_asset_id(const struct object *o)
{
    const struct guid_index *x = &load_project()->walk.index;
    const struct guid_entry *e;
    char guid[GUID_TEXT_SIZE];
    struct guid g;
    struct buf text;
    int64_t id;

    buf_init(&text, 1 << 16);
    if (load_asset_id(o, &g, &id)) {
        guid_format(&g, guid);
        e = guid_index_find(x, &g);
        buf_printf(&text, "%s %lld ", guid, (long long)id);
        buf_append(&text, e ? guid_index_path(x, e) : SLICE("Library/unity default resources"));
    }
    return string_of(&text);
}

static struct clr_array *load_parts(struct clr_string *path)
{
    struct resources found;
    struct buf text;

    calls_check_thread("LoadAllAssetsAtPath");
    load_asset_parts(calls_text(&text, path), &found);
    buf_done(&text);
    return calls_found(class_of_row(&class_object), &found);
}

/* Of a game object: "instance, deepest instance, id in the source", then the paths of the two
 * sources; empty: it came with no prefab instance. */
static struct clr_string *get_origin(const struct object *o)
{
    struct scene_origin from;
    struct buf text;

    buf_init(&text, 1 << 16);
    if (load_origin(o, &from))
        buf_printf(&text, "%p %p %lld\n%.*s\n%.*s", from.outer, from.inner, (long long)from.id,
                   SLICE_ARG(from.outer_path), SLICE_ARG(from.inner_path));
    return string_of(&text);
}

static struct clr_object *load_by_id(struct clr_string *guid, int64_t file_id)
{
    struct object *o = NULL;
    struct guid g;
    struct buf text;

    calls_check_thread("Load");
    if (guid_parse(calls_text(&text, guid), &g))
        o = load_object(&g, file_id);
    buf_done(&text);
    return managed_of(o);
}

/* --- Writing --- */

static struct clr_string *fault_of(const struct err *err)
{
    struct buf text;

    buf_init(&text, 1 << 14);
    buf_printf(&text, "%s%s%s", err->message, *err->hint ? ". " : "", err->hint);
    return string_of(&text);
}

/* NULL: saved; else why not. */
static struct clr_string *save_asset_at(struct object *o, struct clr_string *path)
{
    struct err err = {0};
    struct arena a;
    struct buf text;
    bool ok;

    arena_init(&a, 1u << 20);
    ok = save_asset(&a, o, calls_text(&text, path), &err);
    buf_done(&text);
    arena_done(&a);
    return ok ? NULL : fault_of(&err);
}

static struct clr_string *save_scene_at(int handle, struct clr_string *path)
{
    struct slice written;
    struct err err = {0};
    bool ok, is_changed;
    struct arena a;
    struct buf text;

    calls_check_thread("SaveScene");
    save_flush();
    arena_init(&a, 1u << 20);
    ok = save_scene(&a, handle, calls_text(&text, path), &written, &is_changed, &err);
    buf_done(&text);
    arena_done(&a);
    return ok ? NULL : fault_of(&err);
}

/* NULL: done; else why not. */
static struct clr_string *refresh_assets(void)
{
    struct err err = {0};

    calls_check_thread("Refresh");
    return load_refresh(&err) ? NULL : fault_of(&err);
}

/* --- Settings --- */

static struct clr_string *get_tags(void)
{
    const struct settings *s = &load_project()->settings;
    struct buf text;

    buf_init(&text, 1 << 20);
    for (size_t i = 0; i < s->n_tags; i++)
        buf_printf(&text, "%.*s\n", SLICE_ARG(s->tags[i]));
    return string_of(&text);
}

/* "1 path" for each scene of the build settings, "0 path" if it is not enabled. */
static struct clr_string *get_build_scenes(void)
{
    const struct settings *s = &load_project()->settings;
    struct buf text;

    buf_init(&text, 1 << 20);
    for (size_t i = 0; i < s->n_build_scenes; i++)
        buf_printf(&text, "%d %.*s\n", s->build_scenes[i].is_enabled,
                   SLICE_ARG(s->build_scenes[i].path));
    return string_of(&text);
}

/* --- State that outlives a reload --- */

struct session {
    struct slice key, value; /* owned */
};

static struct {
    struct map items; /* struct session */
    size_t bytes;
} sessions = {.items = MAP_BY_SLICE(struct session, key, LIMIT_SESSION_KEYS)};

static void forget_session(struct slice key)
{
    struct session *s = map_find(&sessions.items, key), old;

    if (!s)
        return;
    old = *s;
    sessions.bytes -= old.key.len + old.value.len;
    map_remove(&sessions.items, key);
    mem_free((char *)(uintptr_t)old.key.p);
    mem_free((char *)(uintptr_t)old.value.p);
}

static struct clr_string *get_session(struct clr_string *key)
{
    const struct session *s;
    struct buf text;

    calls_check_thread("SessionState");
    s = map_find(&sessions.items, calls_text(&text, key));
    buf_done(&text);
    return s ? clr_string_new(s->value) : NULL;
}

/* False: there is no room. */
static bool add_session(struct slice key, struct slice value)
{
    struct session made = {slice_from(text_copy(key), key.len),
                           slice_from(text_copy(value), value.len)},
                   *at = NULL;

    if (made.key.p && made.value.p && sessions.bytes + key.len + value.len <= LIMIT_SESSION_BYTES)
        at = map_add(&sessions.items, made.key, NULL);
    if (at) {
        *at = made;
        sessions.bytes += key.len + value.len;
    } else {
        mem_free((char *)(uintptr_t)made.key.p);
        mem_free((char *)(uintptr_t)made.value.p);
    }
    return at != NULL;
}

static uint8_t set_session(struct clr_string *key, struct clr_string *value)
{
    struct slice name, text;
    struct buf k, v;
    bool ok;

    calls_check_thread("SessionState");
    name = calls_text(&k, key);
    text = calls_text(&v, value);
    ok = buf_ok(&k) && buf_ok(&v);
    if (ok) {
        forget_session(name);
        ok = !value || add_session(name, text);
    }
    buf_done(&k);
    buf_done(&v);
    return ok;
}

/* --- Values --- */

static struct clr_string *get_slots(const struct object *o)
{
    const int n = native_slot_count(o->class);
    struct buf text;

    buf_init(&text, 1 << 16);
    for (int i = 0; i < n; i++)
        buf_printf(&text, "%d %s\n", (int)native_property(o->class, i)->type,
                   native_property(o->class, i)->key);
    return string_of(&text);
}

/* --- The selection --- */

static struct clr_object *get_selected(void)
{
    calls_check_thread("get_activeObject");
    return agent_selected();
}

static void set_selected(struct clr_object *game_object)
{
    calls_check_thread("set_activeObject");
    agent_select(game_object);
}

const struct internal_call asset_calls[] = {
    {"GetAssetGuid", get_asset_guid},
    {"GetGuidPath", get_guid_path},
    {"GetAssetPaths", get_asset_paths},
    {"GetAssetType", get_asset_type},
    {"GetAssetId", get_asset_id},
    {"LoadParts", load_parts},
    {"GetOrigin", get_origin},
    {"LoadById", load_by_id},
    {"SaveAsset", save_asset_at},
    {"SaveScene", save_scene_at},
    {"RefreshAssets", refresh_assets},
    {"GetTags", get_tags},
    {"GetBuildScenes", get_build_scenes},
    {"GetSession", get_session},
    {"SetSession", set_session},
    {"GetSlots", get_slots},
    {"GetSelected", get_selected},
    {"SetSelected", set_selected},
    {NULL, NULL},
};
