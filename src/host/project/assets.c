/* The editor group's tools about assets, on the project's index and its graph of references. */
#include "internal.h"

#include <stdlib.h>

#include "host/reply.h"

/* --- Which assets. --- */

static bool is_asset(const struct guid_entry *e)
{
    return !(e->kind & (GUID_FOLDER | GUID_ORPHAN));
}

static struct slice path_at(const struct project *p, uint32_t i)
{
    return guid_index_path(&p->walk.index, &p->walk.index.entries[i]);
}

/* The type of an asset. An .asset file that is not a scripted object, such as a mesh, is
 * "Other". */
static const char *label_of(const struct project *p, struct slice path)
{
    const struct asset_kind *kind = asset_kind_of(path);
    int64_t id;

    if (!kind->ending || strcmp(kind->ending, ".asset") != 0)
        return kind->label;
    id = asset_class(p, path);
    return id == CLASS_MONO_BEHAVIOUR || id == 0 ? kind->label : "Other";
}

/* --- project.assets.summary --- */

enum { MAX_LABELS = 64 };

struct counts {
    const char *labels[MAX_LABELS];
    int64_t n[MAX_LABELS];
    size_t n_labels;
};

static void add_count(struct counts *c, const char *label, int64_t n)
{
    size_t i = 0;

    while (i < c->n_labels && strcmp(c->labels[i], label) != 0)
        i++;
    if (i == c->n_labels) {
        if (i == MAX_LABELS)
            return;
        c->labels[c->n_labels++] = label;
    }
    c->n[i] += n;
}

/* Types that editor's reply always lists. */
static const char *const editor_labels[] = {"Animation", "Audio",   "Material",         "Prefab",
                                            "Scene",     "Texture", "ScriptableObject", "Timeline"};

static void put_counts(struct json_out *w, struct counts *c)
{
    json_object(w);
    for (size_t done = 0; done < c->n_labels; done++) {
        size_t first = c->n_labels;

        for (size_t i = 0; i < c->n_labels; i++)
            if (c->labels[i] &&
                (first == c->n_labels || strcmp(c->labels[i], c->labels[first]) < 0))
                first = i;
        json_put_int(w, c->labels[first], c->n[first]);
        c->labels[first] = NULL;
    }
    json_object_end(w);
}

static bool assets_summary(struct project_call *call)
{
    const struct project *p = call->project;
    uint32_t n = p->walk.index.n_entries, i;
    struct counts counts = {.n_labels = 0};
    int64_t total = 0;
    struct json_out w;

    for (size_t k = 0; k < N_ELEMENTS(editor_labels); k++)
        add_count(&counts, editor_labels[k], 0);
    for (i = 0; i < n && project_call_go_on(call, i, n); i++) {
        if (!is_asset(&p->walk.index.entries[i]))
            continue;
        add_count(&counts, label_of(p, path_at(p, i)), 1);
        total++;
    }
    if (!project_call_ended(call, i, n))
        return false;
    json_out_init(&w, call->result);
    json_object(&w);
    json_put_int(&w, "totalAssets", total);
    json_key(&w, "byType");
    put_counts(&w, &counts);
    json_object_end(&w);
    return true;
}

/* By the endings of files: nothing is read. */
bool project_add_labels(struct project_call *call, struct completion *to)
{
    const struct project *p = call->project;
    struct counts counts = {.n_labels = 0};

    for (uint32_t i = 0; i < p->walk.index.n_entries; i++)
        if (is_asset(&p->walk.index.entries[i]))
            add_count(&counts, asset_kind_of(path_at(p, i))->label, 1);
    for (size_t i = 0; i < counts.n_labels; i++)
        if (!completion_add(to, slice_of(counts.labels[i]), (struct slice){0}))
            return err_no_memory(call->err);
    return true;
}

/* --- project.assets.list --- */

static bool is_below(struct slice path, struct slice folder)
{
    while (folder.len && folder.p[folder.len - 1] == '/')
        folder.len--;
    return !folder.len ||
           (slice_starts(path, folder) && path.len > folder.len && path.p[folder.len] == '/');
}

void project_put_guid(struct json_out *w, const struct guid *g)
{
    char text[GUID_TEXT_SIZE];

    guid_format(g, text);
    json_put_string(w, "guid", guid_is_null(g) ? NULL : text);
}

static bool is_wanted(const struct project *p, uint32_t i, const struct assets_args *args)
{
    return is_asset(&p->walk.index.entries[i]) && is_below(path_at(p, i), args->folder.value) &&
           (!args->type.is_set ||
            slice_eq_nocase(args->type.value, slice_of(label_of(p, path_at(p, i)))));
}

static bool assets_list(struct project_call *call)
{
    const struct assets_args *args = call->args;
    const struct project *p = call->project;
    struct arg_int limit = {true, args->limit.value > 0 ? args->limit.value : 1};
    uint32_t n = p->walk.index.n_entries, i;
    struct json_page list;
    struct json_out w;

    json_out_init(&w, call->result);
    json_object(&w);
    host_page_begin(&list, call->host_call, &w, "assets",
                    (const struct arg_int[]){limit, args->offset});
    for (i = 0; i < n && project_call_go_on(call, i, n); i++) {
        struct slice path = path_at(p, i), type;

        if (!is_wanted(p, i, args) || !json_page_wants(&list))
            continue;
        if (!asset_type(call->project, path, call->arena, &type, call->err))
            return false;
        json_object(&w);
        json_put_text(&w, "path", path);
        project_put_guid(&w, &p->walk.index.entries[i].guid);
        json_put_text(&w, "type", type);
        json_object_end(&w);
        json_page_wrote(&list);
    }
    if (!project_call_ended(call, i, n) || !host_page_end(call->host_call, &list, "folder or type"))
        return false;
    json_object_end(&w);
    return true;
}

/* --- asset.info and asset.dependencies.graph --- */

static bool find_asset(struct project_call *call, struct arg_text path, struct arg_text guid,
                       const struct guid_entry **ret_entry)
{
    const struct guid_index *x = &call->project->walk.index;
    struct host_named named = path.is_set ? (struct host_named){"assetPath", path.value}
                                          : (struct host_named){"guid", guid.value};
    const struct guid_entry *e = NULL;
    struct guid g;

    if (!path.is_set && !guid.is_set)
        return args_refuse_missing(call->arena, "assetPath", "guid", call->err);
    if (path.is_set)
        e = guid_index_at(x, path.value);
    else if (guid_parse(guid.value, &g))
        e = guid_index_find(x, &g);
    if (!e || e->kind & GUID_ORPHAN) {
        host_missing(call->host_call, "Asset", named, (struct host_named){0});
        return err_hint(call->err, "Paths begin with Assets/ or Packages/; umcp does not know an "
                                   "asset without a .meta file, which Unity makes when it opens "
                                   "the project");
    }
    if (path.is_set && guid.is_set && (!guid_parse(guid.value, &g) || !guid_eq(&g, &e->guid)))
        return err_set(call->err, ERR_ARGUMENT, "assetPath and guid name different assets");
    *ret_entry = e;
    return true;
}

/* Builds the graph once and keeps it until a file changes. */
static bool use_graph(struct project_call *call, const struct refs_graph **ret_graph)
{
    struct scan_watch watch = {project_call_go_on, call};
    struct project_cache *cache = call->cache;
    bool is_partial;

    if (cache->graph && cache->graph_generation == call->generation) {
        *ret_graph = cache->graph;
        return true;
    }
    refs_graph_free(cache->graph);
    cache->graph = NULL;
    if (!refs_graph_new(call->project, &watch, &cache->graph, &is_partial, call->err))
        return false;
    *ret_graph = cache->graph;
    cache->graph_generation = is_partial ? call->generation - 1 : call->generation;
    return !is_partial || project_call_stopped(call, 0, 0);
}

static bool asset_info(struct project_call *call)
{
    const struct asset_args *args = call->args;
    const struct guid_entry *e;
    const struct refs_graph *graph;
    struct slice path, type = SLICE("Folder"), importer;
    struct json_out w;
    size_t n;

    if (!find_asset(call, args->asset_path, args->guid, &e) || !use_graph(call, &graph))
        return false;
    path = guid_index_path(&call->project->walk.index, e);
    if (!(e->kind & GUID_FOLDER) && !asset_type(call->project, path, call->arena, &type, call->err))
        return false;
    importer = asset_importer(call->project, path, call->arena);
    refs_used(graph, (uint32_t)(e - call->project->walk.index.entries), &n);
    json_out_init(&w, call->result);
    json_object(&w);
    json_put_text(&w, "path", path);
    project_put_guid(&w, &e->guid);
    json_put_text(&w, "type", type);
    json_put_text(&w, "mainObjectName", asset_name(path));
    json_put_int(&w, "dependencyCount", (int64_t)n);
    json_key(&w, "importerType");
    if (importer.len)
        json_text(&w, importer);
    else
        json_null(&w);
    json_object_end(&w);
    return true;
}

typedef const uint32_t *neighbours_fn(const struct refs_graph *g, uint32_t i, size_t *ret_n);

struct reached {
    uint32_t entry, depth;
};

static int compare_reached(const void *a, const void *b)
{
    const struct reached *x = a, *y = b;

    if (x->depth != y->depth)
        return x->depth < y->depth ? -1 : 1;
    return (x->entry > y->entry) - (x->entry < y->entry); /* the index is sorted by path */
}

struct search {
    const struct refs_graph *graph;
    neighbours_fn *neighbours;
    unsigned char *seen; /* per index entry */
    struct reached *list;
    size_t n;
};

/* Breadth first: the list is its own queue. */
static void search_from(struct search *s, uint32_t start, uint32_t max_depth)
{
    size_t head = 0;

    s->seen[start] = 1;
    s->list[s->n++] = (struct reached){start, 0};
    for (; head < s->n && s->list[head].depth < max_depth; head++) {
        size_t n;
        const uint32_t *to = s->neighbours(s->graph, s->list[head].entry, &n);

        for (size_t i = 0; i < n; i++)
            if (!s->seen[to[i]]) {
                s->seen[to[i]] = 1;
                s->list[s->n++] = (struct reached){to[i], s->list[head].depth + 1};
            }
    }
    qsort(s->list + 1, s->n - 1, sizeof(*s->list), compare_reached);
}

static bool put_reached(struct project_call *call, struct json_page *l, const struct search *s)
{
    struct json_out *w = l->w;

    for (size_t i = 1; i < s->n; i++) {
        uint32_t entry = s->list[i].entry;
        struct slice path = path_at(call->project, entry), type;

        if (!json_page_wants(l))
            continue;
        if (!asset_type(call->project, path, call->arena, &type, call->err))
            return false;
        json_object(w);
        json_put_text(w, "path", path);
        project_put_guid(w, &call->project->walk.index.entries[entry].guid);
        json_put_text(w, "type", type);
        json_put_int(w, "depth", s->list[i].depth);
        json_object_end(w);
        json_page_wrote(l);
    }
    return true;
}

static bool put_side(struct project_call *call, struct json_page *l, neighbours_fn *neighbours,
                     uint32_t start)
{
    const struct dependencies_args *args = call->args;
    uint32_t n = call->project->walk.index.n_entries;
    struct search s = {.graph = call->cache->graph, .neighbours = neighbours};
    bool ok;

    s.seen = mem_zalloc(n + 1);
    s.list = mem_alloc((n + 1) * sizeof(*s.list));
    ok = s.seen && s.list;
    if (ok) {
        search_from(&s, start, (uint32_t)args->depth.value);
        ok = put_reached(call, l, &s);
    } else {
        err_no_memory(call->err);
    }
    mem_free(s.seen);
    mem_free(s.list);
    return ok;
}

static bool asset_graph(struct project_call *call)
{
    const struct dependencies_args *args = call->args;
    struct slice way = args->direction.value;
    const struct refs_graph *graph;
    const struct guid_entry *e;
    struct json_page list;
    struct json_out w;
    uint32_t start;

    if (!find_asset(call, args->asset_path, args->guid, &e) || !use_graph(call, &graph))
        return false;
    start = (uint32_t)(e - call->project->walk.index.entries);
    json_out_init(&w, call->result);
    json_object(&w);
    json_put_text(&w, "assetPath", path_at(call->project, start));
    host_page_begin(&list, call->host_call, &w, "dependencies",
                    (const struct arg_int[]){args->limit, args->offset});
    if (!slice_is(way, "dependents") && !put_side(call, &list, refs_used, start))
        return false;
    host_page_next(&list, "dependents");
    if (!slice_is(way, "dependencies") && !put_side(call, &list, refs_users, start))
        return false;
    if (!host_page_end(call->host_call, &list, "depth or direction"))
        return false;
    json_object_end(&w);
    return true;
}

void project_cache_done(struct project_cache *cache)
{
    scene_free(cache->scene);
    refs_graph_free(cache->graph);
    if (cache->has_check)
        check_result_done(&cache->check);
    *cache = (struct project_cache){0};
}

static const struct project_tool tools[] = {
    {TOOL_PROJECT_ASSETS_SUMMARY, assets_summary, LIMIT_INDEX_MS, true},
    {TOOL_PROJECT_ASSETS_LIST, assets_list, LIMIT_INDEX_MS, true},
    {TOOL_ASSET_INFO, asset_info, LIMIT_CONTENTS_MS, false},
    {TOOL_ASSET_DEPENDENCIES_GRAPH, asset_graph, LIMIT_CONTENTS_MS, false},
};
const struct project_tools project_tools_assets = {tools, N_ELEMENTS(tools)};
