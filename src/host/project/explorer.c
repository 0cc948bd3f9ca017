/*
 * The explorer group's lists of scenes, on files. No scene is loaded, so each has no root objects,
 * just as Unity reports it.
 */
#include "internal.h"

#include <stdio.h>

#include "host/reply.h"

/* The index among the enabled scenes of the build settings, as Unity counts them; -1: not one of
 * them. */
static int64_t build_index(const struct settings *s, struct slice path)
{
    int64_t next = 0;

    for (size_t i = 0; i < s->n_build_scenes; i++) {
        if (!s->build_scenes[i].is_enabled)
            continue;
        if (slice_eq(s->build_scenes[i].path, path))
            return next;
        next++;
    }
    return -1;
}

static void begin_items(struct project_call *call, struct json_out *w, struct json_page *ret_page)
{
    const struct page_args *args = call->args;
    struct arg_int limit = {true, args->limit.value > 0 ? args->limit.value : 1};

    json_out_init(w, call->result);
    json_object(w);
    host_page_begin(ret_page, call->host_call, w, "Items",
                    (const struct arg_int[]){limit, args->offset});
}

static bool end_items(struct json_out *w, const struct json_page *list)
{
    json_array_end(w);
    json_put_int(w, "Total", (int64_t)list->n_seen);
    json_object_end(w);
    return true;
}

static bool list_scenes(struct project_call *call)
{
    const struct guid_index *x = &call->project->walk.index;
    struct json_page list;
    struct json_out w;

    begin_items(call, &w, &list);
    for (uint32_t i = 0; i < x->n_entries; i++) {
        struct slice path = guid_index_path(x, &x->entries[i]);
        char id[32];

        if (!project_is_scene(x, &x->entries[i]) || !json_page_wants(&list))
            continue;
        snprintf(id, sizeof(id), "scn:%zu", list.n_seen - 1);
        json_object(&w);
        json_put_string(&w, "Id", id);
        json_put_text(&w, "Name", asset_name(path));
        json_put_int(&w, "Index", build_index(&call->project->settings, path));
        json_put_bool(&w, "IsLoaded", false);
        if (call->host_call->takes_files)
            json_put_string(&w, "RootCount", NULL);
        else /* the scene is not loaded, but explorer's reply needs a number */
            json_put_int(&w, "RootCount", 0);
        json_put_text(&w, "Path", path);
        json_object_end(&w);
        json_page_wrote(&list);
    }
    return end_items(&w, &list);
}

static bool list_build_scenes(struct project_call *call)
{
    const struct settings *s = &call->project->settings;
    struct json_page list;
    struct json_out w;

    begin_items(call, &w, &list);
    for (size_t i = 0; i < s->n_build_scenes; i++) {
        if (!s->build_scenes[i].is_enabled || !json_page_wants(&list))
            continue;
        json_object(&w);
        json_put_int(&w, "Index", (int64_t)list.n_seen - 1);
        json_put_text(&w, "Name", asset_name(s->build_scenes[i].path));
        json_put_text(&w, "Path", s->build_scenes[i].path);
        json_object_end(&w);
        json_page_wrote(&list);
    }
    return end_items(&w, &list);
}

static const struct project_tool tools[] = {
    {TOOL_LIST_SCENES, list_scenes, 0, false},
    {TOOL_LIST_BUILD_SCENES, list_build_scenes, 0, false},
};
const struct project_tools project_tools_explorer = {tools, N_ELEMENTS(tools)};
