/*
 * Bodies that need only the project's settings and its index: facts about the project and its list
 * of scenes.
 */
#include "internal.h"

#include <stdlib.h>

#include "host/reply.h"
#include "link/link.h"

static struct slice folder_of(const struct project *p)
{
    const char *slash = strrchr(p->root, '/');

    return slice_of(slash ? slash + 1 : p->root);
}

struct slice project_version(const struct project *p)
{
    struct slice version = p->settings.unity_version;

    return version.len ? slice_from(version.p, utf8_cut(version, LIMIT_SHOWN_SETTING))
                       : SLICE("Unknown");
}

struct slice project_product(const struct project *p)
{
    struct slice name = p->settings.product_name;

    return name.len ? slice_from(name.p, utf8_cut(name, LIMIT_SHOWN_SETTING)) : folder_of(p);
}

/* --- Explorer: answers that need no engine. --- */

static bool get_status(struct project_call *call)
{
    struct json_out w;

    json_out_init(&w, call->result);
    json_object(&w);
    json_put_string(&w, "Version", UMCP_VERSION);
    json_put_text(&w, "UnityVersion", project_version(call->project));
    json_put_string(&w, "Platform", "Offline");
    json_put_string(&w, "Runtime", "None");
    json_put_string(&w, "ExplorerVersion", "None");
    json_put_bool(&w, "Ready", false); /* explorer: whether a scene is loaded */
    json_put_int(&w, "ScenesLoaded", 0);
    json_key(&w, "Selection");
    json_array(&w);
    json_array_end(&w);
    json_object_end(&w);
    return true;
}

static bool get_version(struct project_call *call)
{
    struct json_out w;

    json_out_init(&w, call->result);
    json_object(&w);
    json_put_string(&w, "ExplorerVersion", "None");
    json_put_string(&w, "McpVersion", UMCP_VERSION);
    json_put_text(&w, "UnityVersion", project_version(call->project));
    json_put_string(&w, "Runtime", "None");
    json_object_end(&w);
    return true;
}

/* --- The project. --- */

static bool project_info(struct project_call *call)
{
    const struct project *p = call->project;
    const struct settings *s = &p->settings;
    struct slice platform = call->host_call->platform; /* of an engine that did not answer */
    struct json_out w;

    json_out_init(&w, call->result);
    json_object(&w);
    json_put_text(&w, "productName", project_product(p));
    json_put_text(&w, "unityVersion", project_version(p));
    json_put_text(&w, "platform", platform.len ? platform : SLICE("Offline"));
    /* The target of a project is stored in Library, in a binary file. */
    json_put_string(&w, "activeBuildTarget", linkmsg_build_target(platform));
    json_put_string(&w, "renderPipeline", render_pipeline_name(s->pipeline));
    json_put_text(&w, "projectName", folder_of(p));
    json_put_string(&w, "projectPath", *p->root ? p->root : "/");
    json_object_end(&w);
    for (size_t i = 0; i < s->n_notes; i++)
        if (!host_add_diagnostic(call->host_call, "%.*s", SLICE_ARG(s->notes[i])))
            return false;
    return project_tell_source(call);
}

/* --- Its scenes. --- */

struct scene_row {
    struct slice path;
    size_t rank; /* if a path has two rows, the lower rank wins */
    bool is_enabled;
    int64_t build_index; /* -1: not in the build */
};

struct scene_rows {
    struct scene_row *items;
    size_t n;
};

bool project_is_scene(const struct guid_index *index, const struct guid_entry *e)
{
    return !(e->kind & (GUID_FOLDER | GUID_ORPHAN | GUID_NOT_UTF8)) &&
           slice_ends_nocase(guid_index_path(index, e), SLICE(".unity"));
}

/* Whether a scene belongs to the project itself; besides the build's scenes we list these, but not
 * those of packages. */
static bool is_own_scene(const struct guid_index *index, const struct guid_entry *e)
{
    return project_is_scene(index, e) && slice_starts(guid_index_path(index, e), SLICE("Assets/"));
}

/* Adds the scenes of the build settings. Unity numbers the enabled ones. */
static void add_build_scenes(struct scene_rows *rows, const struct settings *s)
{
    int64_t next = 0;

    for (size_t i = 0; i < s->n_build_scenes; i++) {
        const struct build_scene *scene = &s->build_scenes[i];

        if (scene->path.len)
            rows->items[rows->n++] = (struct scene_row){scene->path, i, scene->is_enabled,
                                                        scene->is_enabled ? next++ : -1};
    }
}

static void add_other_scenes(struct scene_rows *rows, const struct guid_index *index)
{
    for (uint32_t i = 0; i < index->n_entries; i++)
        if (is_own_scene(index, &index->entries[i]))
            rows->items[rows->n++] =
                (struct scene_row){guid_index_path(index, &index->entries[i]), SIZE_MAX, false, -1};
}

static int compare_rows(const void *a, const void *b)
{
    const struct scene_row *left = a, *right = b;
    int order = slice_compare(left->path, right->path);

    if (order)
        return order;
    return left->rank < right->rank ? -1 : left->rank > right->rank;
}

static size_t count_scenes(const struct guid_index *index)
{
    size_t n = 0;

    for (uint32_t i = 0; i < index->n_entries; i++)
        n += is_own_scene(index, &index->entries[i]);
    return n;
}

static bool scenes_list(struct project_call *call)
{
    const struct project_scenes_args *args = call->args;
    const struct project *p = call->project;
    size_t max = p->settings.n_build_scenes +
                 (args->include_all_scenes.value ? count_scenes(&p->walk.index) : 0);
    struct scene_rows rows = {.items = arena_alloc(call->arena, max * sizeof(*rows.items))};
    struct json_page list;
    struct json_out w;

    if (!rows.items)
        return err_no_memory(call->err);
    add_build_scenes(&rows, &p->settings);
    if (args->include_all_scenes.value)
        add_other_scenes(&rows, &p->walk.index);
    /* Sorted by path; the build's row comes before the index's row of the same path. */
    if (rows.n)
        qsort(rows.items, rows.n, sizeof(*rows.items), compare_rows);
    json_out_init(&w, call->result);
    json_object(&w);
    host_page_begin(&list, call->host_call, &w, "scenes",
                    (const struct arg_int[]){args->limit, args->offset});
    for (size_t i = 0; i < rows.n; i++) {
        const struct scene_row *row = &rows.items[i];

        if ((i && slice_eq(row->path, rows.items[i - 1].path)) || !json_page_wants(&list))
            continue;
        json_object(&w);
        json_put_text(&w, "path", row->path);
        json_put_text(&w, "name", asset_name(row->path));
        json_put_bool(&w, "enabledInBuild", row->is_enabled);
        json_put_int(&w, "buildIndex", row->build_index);
        json_object_end(&w);
        json_page_wrote(&list);
    }
    if (!host_page_end(call->host_call, &list, NULL))
        return false;
    json_object_end(&w);
    return true;
}

static const struct project_tool tools[] = {
    {TOOL_GET_STATUS, get_status, 0, false},
    {TOOL_GET_VERSION, get_version, 0, false},
    {TOOL_PROJECT_INFO, project_info, 0, false},
    {TOOL_PROJECT_SCENES_LIST, scenes_list, 0, false},
};
const struct project_tools project_tools_info = {tools, N_ELEMENTS(tools)};
