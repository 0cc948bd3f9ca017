/* project.scenes.list, for a server that has no project: the scenes of the build. */
#include <stdlib.h>

#include "agent/tools/tools.h"
#include "internal.h"

struct build_scene {
    struct slice path;
    int32_t index;
};

static int compare_scenes(const void *a, const void *b)
{
    const struct build_scene *x = a, *y = b;
    int order = slice_compare(x->path, y->path);

    return order ? order : (x->index > y->index) - (x->index < y->index);
}

static bool read_path(struct agent_call *call, int32_t i, struct slice *ret_path)
{
    struct clr_object *path = NULL;
    struct buf text;

    if (engine_has(SCENE_UTILITY_PATH) &&
        !engine_call(SCENE_UTILITY_PATH, NULL, (void *[]){&i}, &path, &call->err))
        return false;
    buf_init(&text, LIMIT_CARD_TEXT);
    clr_string_append(&text, (struct clr_string *)path);
    *ret_path = arena_take(call->arena, &text);
    return ret_path->p || err_no_memory(&call->err);
}

static bool put_scenes(struct agent_call *call, const struct build_scene *scenes, size_t n)
{
    const struct project_scenes_args *args = call->args;
    struct json_page list;
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    tool_page_begin(&list, &w, call->budget, "scenes",
                    (const struct arg_int[]){args->limit, args->offset});
    for (size_t i = 0; i < n; i++) {
        if (!json_page_wants(&list))
            continue;
        json_object(&w);
        json_put_text(&w, "path", scenes[i].path);
        json_put_text(&w, "name", scene_file_name(scenes[i].path));
        json_put_bool(&w, "enabledInBuild", true);
        json_put_int(&w, "buildIndex", scenes[i].index);
        json_object_end(&w);
        json_page_wrote(&list);
    }
    if (!end_page(call, &list, NULL))
        return false;
    json_object_end(&w);
    return true;
}

static bool scenes_list(struct agent_call *call)
{
    const struct project_scenes_args *args = call->args;
    struct build_scene *scenes;
    int32_t n = 0;

    if (engine_has(SCENE_MANAGER_BUILD_COUNT) &&
        !engine_get_int(SCENE_MANAGER_BUILD_COUNT, NULL, &n, &call->err))
        return false;
    scenes = arena_alloc(call->arena, ((size_t)n + 1) * sizeof(*scenes));
    if (!scenes)
        return err_no_memory(&call->err);
    for (int32_t i = 0; i < n; i++) {
        scenes[i].index = i;
        if (!read_path(call, i, &scenes[i].path))
            return false;
    }
    if (n)
        qsort(scenes, (size_t)n, sizeof(*scenes), compare_scenes);
    if (!put_scenes(call, scenes, (size_t)n))
        return false;
    return !args->include_all_scenes.value ||
           add_diagnostic(call, "An engine knows only the scenes of the build. For all of them, "
                                "start umcp with --project DIR.");
}

static const struct agent_tool tools[] = {
    {TOOL_PROJECT_SCENES_LIST, scenes_list, false},
};
const struct agent_tools tools_editor_build = {tools, N_ELEMENTS(tools)};
