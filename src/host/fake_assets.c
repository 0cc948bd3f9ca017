/*
 * The fake's project folder: a table of 200 assets, what uses what, an audio mixer, and the editor
 * group's tools about them. Scans cost time of the fake's own, so that the guards can be shown.
 */
#include "fake.h"

#include <stdio.h>
#include <stdlib.h>

#include "list.h"

enum { N_ROCKS = 83, N_TILES = 100 };

/* In the order in which scans go: scenes, prefabs, the rest. */
enum asset_id {
    ASSET_MAIN,
    ASSET_SANDBOX,
    ASSET_TEST,
    ASSET_PLAYER_PREFAB,
    ASSET_VARIANT_PREFAB,
    ASSET_WEAPON_PREFAB,
    ASSET_ROCKS,
    ASSET_PLAYER_SCRIPT = ASSET_ROCKS + N_ROCKS,
    ASSET_SESSION_SCRIPT,
    ASSET_PLAYER_MATERIAL,
    ASSET_GROUND_MATERIAL,
    ASSET_PLAYER_TEXTURE,
    ASSET_THEME,
    ASSET_STEP,
    ASSET_MIXER,
    ASSET_WALK,
    ASSET_SETTINGS,
    ASSET_INTRO,
    ASSET_TILES,
    ASSET_COUNT = ASSET_TILES + N_TILES
};

enum asset_kind {
    KIND_ANIMATION,
    KIND_AUDIO,
    KIND_MATERIAL,
    KIND_MIXER,
    KIND_PREFAB,
    KIND_SCENE,
    KIND_SCRIPT,
    KIND_SCRIPTABLE,
    KIND_TEXTURE,
    KIND_TIMELINE,
    KIND_COUNT
};

/* In the order of their labels. */
static const struct {
    const char *label, *type, *importer;
} kinds[KIND_COUNT] = {
    [KIND_ANIMATION] = {"Animation", "AnimationClip", "NativeFormatImporter"},
    [KIND_AUDIO] = {"Audio", "AudioClip", "AudioImporter"},
    [KIND_MATERIAL] = {"Material", "Material", "NativeFormatImporter"},
    [KIND_MIXER] = {"Mixer", "AudioMixerController", "NativeFormatImporter"},
    [KIND_PREFAB] = {"Prefab", "GameObject", "PrefabImporter"},
    [KIND_SCENE] = {"Scene", "SceneAsset", "DefaultImporter"},
    [KIND_SCRIPT] = {"Script", "MonoScript", "MonoImporter"},
    [KIND_SCRIPTABLE] = {"ScriptableObject", "GameSettings", "NativeFormatImporter"},
    [KIND_TEXTURE] = {"Texture", "Texture2D", "TextureImporter"},
    [KIND_TIMELINE] = {"Timeline", "TimelineAsset", "NativeFormatImporter"},
};

static const struct asset_row {
    size_t n; /* more than one: the names are numbered from 000 */
    const char *stem, *ending;
    enum asset_kind kind;
} rows[] = {
    {1, "Assets/Scenes/Main", ".unity", KIND_SCENE},
    {1, "Assets/Scenes/Sandbox", ".unity", KIND_SCENE},
    {1, "Assets/Scenes/Test", ".unity", KIND_SCENE},
    {1, "Assets/Prefabs/Player", ".prefab", KIND_PREFAB},
    {1, "Assets/Prefabs/PlayerVariant", ".prefab", KIND_PREFAB},
    {1, "Assets/Prefabs/Weapon", ".prefab", KIND_PREFAB},
    {N_ROCKS, "Assets/Prefabs/Rocks/Rock", ".prefab", KIND_PREFAB},
    {1, "Assets/Scripts/PlayerController", ".cs", KIND_SCRIPT},
    {1, "Assets/Scripts/GameSession", ".cs", KIND_SCRIPT},
    {1, "Assets/Materials/Player", ".mat", KIND_MATERIAL},
    {1, "Assets/Materials/Ground", ".mat", KIND_MATERIAL},
    {1, "Assets/Textures/Player", ".png", KIND_TEXTURE},
    {1, "Assets/Audio/Theme", ".ogg", KIND_AUDIO},
    {1, "Assets/Audio/Step", ".wav", KIND_AUDIO},
    {1, "Assets/Audio/Main", ".mixer", KIND_MIXER},
    {1, "Assets/Animations/Walk", ".anim", KIND_ANIMATION},
    {1, "Assets/Settings/GameSettings", ".asset", KIND_SCRIPTABLE},
    {1, "Assets/Timelines/Intro", ".playable", KIND_TIMELINE},
    {N_TILES, "Assets/Textures/Tiles/Tile", ".png", KIND_TEXTURE},
};

static const struct edge {
    enum asset_id user, used;
} edges[] = {
    {ASSET_MAIN, ASSET_PLAYER_PREFAB},
    {ASSET_MAIN, ASSET_SESSION_SCRIPT},
    {ASSET_SANDBOX, ASSET_GROUND_MATERIAL},
    {ASSET_TEST, ASSET_SETTINGS},
    {ASSET_PLAYER_PREFAB, ASSET_WEAPON_PREFAB},
    {ASSET_PLAYER_PREFAB, ASSET_PLAYER_SCRIPT},
    {ASSET_PLAYER_PREFAB, ASSET_PLAYER_MATERIAL},
    {ASSET_VARIANT_PREFAB, ASSET_PLAYER_PREFAB},
    {ASSET_PLAYER_MATERIAL, ASSET_PLAYER_TEXTURE},
    {ASSET_GROUND_MATERIAL, ASSET_TILES},
    {ASSET_INTRO, ASSET_WALK},
};

enum { PATH_SIZE = 64, GUID_SIZE = 33 };

struct asset {
    size_t id;
    enum asset_kind kind;
    char path[PATH_SIZE], guid[GUID_SIZE];
    char name[PATH_SIZE]; /* of its main object: the file's, without ending */
    unsigned depth;       /* in a graph */
};

static void asset_at(size_t id, struct asset *ret)
{
    const struct asset_row *row = rows;
    const char *stem;
    size_t i = id;

    for (; i >= row->n; row++)
        i -= row->n;
    *ret = (struct asset){.id = id, .kind = row->kind};
    stem = strrchr(row->stem, '/') + 1;
    if (row->n == 1) {
        snprintf(ret->path, PATH_SIZE, "%s%s", row->stem, row->ending);
        snprintf(ret->name, PATH_SIZE, "%s", stem);
    } else {
        snprintf(ret->path, PATH_SIZE, "%s_%03zu%s", row->stem, i, row->ending);
        snprintf(ret->name, PATH_SIZE, "%s_%03zu", stem, i);
    }
    snprintf(ret->guid, GUID_SIZE, "a55e70000000000000000000%08zx", id);
}

static bool find_asset(struct host_call *call, struct arg_text path, struct arg_text guid,
                       struct asset *ret)
{
    struct slice wanted = path.is_set ? path.value : guid.value;

    if (!path.is_set && !guid.is_set)
        return args_refuse_missing(call->arena, "assetPath", "guid", &call->err);
    for (size_t i = 0; i < ASSET_COUNT; i++) {
        asset_at(i, ret);
        if (slice_is(wanted, path.is_set ? ret->path : ret->guid))
            return true;
    }
    return host_missing(call, "Asset",
                        (struct host_named){path.is_set ? "assetPath" : "guid", wanted},
                        (struct host_named){0});
}

bool fake_asset_info(struct fake *f, struct host_call *call)
{
    const struct asset_args *args = call->args;
    struct asset asset;
    struct json_out w;
    int64_t n_used = 0;

    (void)f;
    if (!find_asset(call, args->asset_path, args->guid, &asset))
        return false;
    for (size_t i = 0; i < N_ELEMENTS(edges); i++)
        n_used += edges[i].user == asset.id;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "path", asset.path);
    json_put_string(&w, "guid", asset.guid);
    json_put_string(&w, "type", kinds[asset.kind].type);
    json_put_string(&w, "mainObjectName", asset.name);
    json_put_int(&w, "dependencyCount", n_used);
    json_put_string(&w, "importerType", kinds[asset.kind].importer);
    json_object_end(&w);
    return true;
}

/* --- Dependencies. --- */

static int compare_assets(const void *a, const void *b)
{
    const struct asset *x = a, *y = b;

    if (x->depth != y->depth)
        return x->depth > y->depth ? 1 : -1;
    return strcmp(x->path, y->path);
}

/* Fills `steps` with 1 for `start` itself, 2 for its neighbours and so on; 0 for the rest. */
static void walk(size_t start, unsigned depth, bool to_users, unsigned steps[ASSET_COUNT])
{
    memset(steps, 0, ASSET_COUNT * sizeof(*steps));
    steps[start] = 1;
    for (unsigned step = 1; step <= depth; step++) {
        for (size_t i = 0; i < N_ELEMENTS(edges); i++) {
            size_t from = to_users ? edges[i].used : edges[i].user;
            size_t to = to_users ? edges[i].user : edges[i].used;

            if (steps[from] == step && !steps[to])
                steps[to] = step + 1;
        }
    }
}

/* Writes all that is reached from `start` in at most `depth` steps, nearest first. */
static bool write_reached(struct host_list *l, size_t start, unsigned depth, bool to_users)
{
    struct asset *found = arena_alloc(l->call->arena, ASSET_COUNT * sizeof(*found));
    struct json_out *w = l->w;
    unsigned steps[ASSET_COUNT];
    size_t n = 0;

    if (!found)
        return false;
    walk(start, depth, to_users, steps);
    for (size_t i = 0; i < ASSET_COUNT; i++) {
        if (steps[i] < 2)
            continue;
        asset_at(i, &found[n]);
        found[n++].depth = steps[i] - 1;
    }
    qsort(found, n, sizeof(*found), compare_assets);
    for (size_t i = 0; i < n; i++) {
        if (!host_list_wants(l))
            continue;
        json_object(w);
        json_put_string(w, "path", found[i].path);
        json_put_string(w, "guid", found[i].guid);
        json_put_string(w, "type", kinds[found[i].kind].type);
        json_put_int(w, "depth", found[i].depth);
        json_object_end(w);
        host_list_wrote(l);
    }
    return true;
}

bool fake_asset_graph(struct fake *f, struct host_call *call)
{
    const struct dependencies_args *args = call->args;
    unsigned depth = (unsigned)args->depth.value;
    struct slice direction = args->direction.value;
    struct asset asset;
    struct host_list list;
    struct json_out w;
    bool ok;

    (void)f;
    if (!find_asset(call, args->asset_path, args->guid, &asset))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "assetPath", asset.path);
    host_list_begin(&list, call, &w, "dependencies",
                    (const struct arg_int[]){args->limit, args->offset});
    ok = slice_is(direction, "dependents") || write_reached(&list, asset.id, depth, false);
    host_list_next(&list, "dependents");
    ok = ok && (slice_is(direction, "dependencies") || write_reached(&list, asset.id, depth, true));
    if (!ok)
        return err_no_memory(&call->err);
    if (!host_list_end(&list, "depth or direction"))
        return false;
    json_object_end(&w);
    return true;
}

/* --- Scans, and the guards that stop them. --- */

#define SUMMARY_GUARD_MS 10000
#define MISSING_GUARD_MS 15000

/* How many of `n` items a scan gets through before its guard stops it; says so if not all. */
static bool scan(struct fake *f, struct host_call *call, size_t n, int64_t guard_ms,
                 size_t *ret_done)
{
    int64_t spent = 0;
    size_t done = 0;

    for (; done < n && spent < guard_ms; done++)
        spent += f->scan_cost_ms;
    *ret_done = done;
    if (done == n)
        return true;
    return host_note(call,
                     "Scan stopped after %lldms. Processed %zu of %zu items. Results may be "
                     "partial.",
                     (long long)guard_ms, done, n);
}

bool fake_assets_summary(struct fake *f, struct host_call *call)
{
    int64_t counts[KIND_COUNT] = {0};
    struct asset asset;
    struct json_out w;
    size_t n;

    if (!scan(f, call, ASSET_COUNT, SUMMARY_GUARD_MS, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        asset_at(i, &asset);
        counts[asset.kind]++;
    }
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_int(&w, "totalAssets", (int64_t)n);
    json_key(&w, "byType");
    json_object(&w);
    for (size_t i = 0; i < KIND_COUNT; i++)
        json_put_int(&w, kinds[i].label, counts[i]);
    json_object_end(&w);
    json_object_end(&w);
    return true;
}

bool fake_assets_list(struct fake *f, struct host_call *call)
{
    const struct assets_args *args = call->args;
    struct arg_int limit = {true, args->limit.value > 0 ? args->limit.value : 1};
    struct host_list list;
    struct asset asset;
    struct json_out w;

    (void)f;
    json_out_init(&w, &call->result);
    json_object(&w);
    host_list_begin(&list, call, &w, "assets", (const struct arg_int[]){limit, args->offset});
    for (size_t i = 0; i < ASSET_COUNT; i++) {
        asset_at(i, &asset);
        if (!slice_starts(slice_of(asset.path), args->folder.value) ||
            (args->type.is_set && !slice_is(args->type.value, kinds[asset.kind].label)) ||
            !host_list_wants(&list))
            continue;
        json_object(&w);
        json_put_string(&w, "path", asset.path);
        json_put_string(&w, "guid", asset.guid);
        json_put_string(&w, "type", kinds[asset.kind].type);
        json_object_end(&w);
        host_list_wrote(&list);
    }
    if (!host_list_end(&list, "folder or type"))
        return false;
    json_object_end(&w);
    return true;
}

static void write_missing(struct json_out *w, const struct fake_scene_file *file,
                          const struct fake_object_row *row, int index)
{
    char context[FAKE_NAME];

    snprintf(context, sizeof(context), "Missing script component at index %d on GameObject '%s'",
             index, row->name);
    json_object(w);
    json_put_string(w, "path", file->path);
    json_put_string(w, "gameObjectPath", row->name);
    json_put_int(w, "componentIndex", index);
    json_put_string(w, "context", context);
    json_object_end(w);
}

/* Of all assets only scenes have objects in this world. Missing scripts stand on root objects. */
static void scan_asset(struct host_list *l, const struct asset *asset)
{
    const struct fake_scene_file *file =
        asset->kind == KIND_SCENE ? fake_file_find(slice_of(asset->path)) : NULL;

    for (size_t i = 0; file && i < file->n_rows; i++) {
        const enum fake_type_id *types = file->rows[i].components;

        for (int k = 0; types[k] != TYPE_COUNT; k++) {
            if (types[k] != FAKE_MISSING || !host_list_wants(l)) /* the transform has index 0 */
                continue;
            write_missing(l->w, file, &file->rows[i], k + 1);
            host_list_wrote(l);
        }
    }
}

/* Where in the table each scope's assets stand. */
static const struct scope {
    const char *name;
    size_t first, end;
} scopes[] = {
    {"all", 0, ASSET_COUNT},
    {"scenes", ASSET_MAIN, ASSET_PLAYER_PREFAB},
    {"prefabs", ASSET_PLAYER_PREFAB, ASSET_PLAYER_SCRIPT},
    {"assets", ASSET_PLAYER_SCRIPT, ASSET_COUNT},
};

bool fake_references_missing(struct fake *f, struct host_call *call)
{
    const struct missing_args *args = call->args;
    const struct scope *scope = scopes;
    struct host_list list;
    struct asset asset;
    struct json_out w;
    size_t n;

    while (scope < scopes + N_ELEMENTS(scopes) - 1 && !slice_is(args->scope.value, scope->name))
        scope++;
    if (!scan(f, call, scope->end - scope->first, MISSING_GUARD_MS, &n))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    host_list_begin(&list, call, &w, "missingScripts",
                    (const struct arg_int[]){args->limit, args->offset});
    for (size_t i = 0; i < n; i++) {
        asset_at(scope->first + i, &asset);
        scan_asset(&list, &asset);
    }
    host_list_next(&list, "brokenReferences");
    if (!host_list_end(&list, "scope"))
        return false;
    json_object_end(&w);
    return true;
}

/* --- The audio mixer. --- */

static const struct mixer_parameter {
    const char *name, *group, *group_guid;
} mixer_parameters[] = {
    {"MasterVolume", "Master", "a55e7100000000000000000000000001"},
    {"MusicVolume", "Music", "a55e7100000000000000000000000002"},
    {"EffectsVolume", "Effects", "a55e7100000000000000000000000003"},
};

static const struct mixer_snapshot {
    const char *name;
    double values[N_ELEMENTS(mixer_parameters)]; /* in dB */
} mixer_snapshots[] = {
    {"Normal", {0, -6, -3}},
    {"Paused", {-12.5, -20, -80}},
};

static void write_mixer(struct json_out *w, const struct asset *mixer)
{
    json_object(w);
    json_put_string(w, "path", mixer->path);
    json_put_string(w, "guid", mixer->guid);
    json_put_string(w, "name", mixer->name);
    json_key(w, "groups");
    json_array(w);
    for (size_t i = 0; i < N_ELEMENTS(mixer_parameters); i++) {
        json_object(w);
        json_put_string(w, "name", mixer_parameters[i].group);
        json_put_string(w, "guid", mixer_parameters[i].group_guid);
        json_object_end(w);
    }
    json_array_end(w);
    json_key(w, "snapshots");
    json_array(w);
    for (size_t i = 0; i < N_ELEMENTS(mixer_snapshots); i++) {
        json_object(w);
        json_put_string(w, "name", mixer_snapshots[i].name);
        json_object_end(w);
    }
    json_array_end(w);
    json_object_end(w);
}

bool fake_mixer_list(struct fake *f, struct host_call *call)
{
    const struct page_args *args = call->args;
    struct host_list list;
    struct asset mixer;
    struct json_out w;

    (void)f;
    asset_at(ASSET_MIXER, &mixer);
    json_out_init(&w, &call->result);
    json_object(&w);
    host_list_begin(&list, call, &w, "mixers", (const struct arg_int[]){args->limit, args->offset});
    if (host_list_wants(&list)) {
        write_mixer(&w, &mixer);
        host_list_wrote(&list);
    }
    if (!host_list_end(&list, NULL))
        return false;
    json_object_end(&w);
    return true;
}

static const struct mixer_snapshot *find_snapshot(struct slice name)
{
    for (size_t i = 0; i < N_ELEMENTS(mixer_snapshots); i++) {
        if (slice_is(name, mixer_snapshots[i].name))
            return &mixer_snapshots[i];
    }
    return NULL;
}

static bool check_mixer(struct host_call *call, const struct asset *mixer)
{
    const struct snapshot_args *args = call->args;

    if (!args->mixer_path.is_set && !args->mixer_guid.is_set)
        return args_refuse_missing(call->arena, "mixerPath", "mixerGuid", &call->err);
    if (args->mixer_path.is_set ? slice_is(args->mixer_path.value, mixer->path)
                                : slice_is(args->mixer_guid.value, mixer->guid))
        return true;
    return host_missing(call, "Mixer",
                        args->mixer_path.is_set
                            ? (struct host_named){"mixerPath", args->mixer_path.value}
                            : (struct host_named){"mixerGuid", args->mixer_guid.value},
                        (struct host_named){0});
}

bool fake_mixer_snapshot(struct fake *f, struct host_call *call)
{
    const struct snapshot_args *args = call->args;
    const struct mixer_snapshot *snapshot = find_snapshot(args->snapshot_name.value);
    struct asset mixer;
    struct json_out w;

    (void)f;
    asset_at(ASSET_MIXER, &mixer);
    if (!check_mixer(call, &mixer))
        return false;
    if (!snapshot)
        return host_missing(call, "Snapshot",
                            (struct host_named){"snapshotName", args->snapshot_name.value},
                            (struct host_named){"mixerPath", slice_of(mixer.path)});
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "mixerPath", mixer.path);
    json_put_string(&w, "snapshotName", snapshot->name);
    json_key(&w, "parameters");
    json_array(&w);
    for (size_t i = 0; i < N_ELEMENTS(mixer_parameters); i++) {
        json_object(&w);
        json_put_string(&w, "name", mixer_parameters[i].name);
        json_key(&w, "value");
        json_double(&w, snapshot->values[i]);
        json_put_string(&w, "group", mixer_parameters[i].group);
        json_object_end(&w);
    }
    json_array_end(&w);
    json_key(&w, "diagnostics");
    json_array(&w);
    json_array_end(&w);
    json_put_string(&w, "note", "Values are those stored in the snapshot, in decibels.");
    json_object_end(&w);
    return true;
}
