/* The explorer's lists of scenes: those that are loaded, and those of the build. */
#include "tools.h"

#include <stdio.h>

/* SceneDto. */
struct scene_card {
    const char *id;
    struct slice name;
    int64_t index;
    bool is_loaded;
    int64_t n_roots;
};

static void add_scene(struct page *p, const struct scene_card *card)
{
    if (!page_wants(p))
        return;
    json_object(&p->w);
    json_put_string(&p->w, "Id", card->id);
    json_put_text(&p->w, "Name", card->name);
    json_put_int(&p->w, "Index", card->index);
    json_put_bool(&p->w, "IsLoaded", card->is_loaded);
    json_put_int(&p->w, "RootCount", card->n_roots);
    json_object_end(&p->w);
    page_wrote(p);
}

static bool add_scene_at(struct page *p, int32_t i, struct err *err)
{
    struct engine_scene scene;
    char id[32];
    struct scene_card card = {.id = id, .index = i};
    int32_t n_roots = 0;
    struct buf name;
    bool ok;

    snprintf(id, sizeof(id), "scn:%d", (int)i);
    buf_init(&name, CARD_TEXT);
    ok = engine_scene_at(i, &scene, err) && engine_get_text(SCENE_NAME, scene.raw, &name, err) &&
         engine_get_bool(SCENE_IS_LOADED, scene.raw, &card.is_loaded, err);
    /* Unity throws if a scene that is still loading is asked for its roots. */
    if (ok && card.is_loaded)
        ok = engine_get_int(SCENE_ROOT_COUNT, scene.raw, &n_roots, err);
    if (ok) {
        card.name = buf_slice(&name);
        card.n_roots = n_roots;
        add_scene(p, &card);
    }
    buf_done(&name);
    return ok;
}

static bool add_lasting_scene(struct page *p, struct err *err)
{
    struct scene_card card = {"scn:ddol", SLICE("DontDestroyOnLoad"), -1, true, 0};
    struct engine_scene scene;
    int32_t n_roots;
    bool is_there;

    if (!engine_lasting_scene(&scene, &is_there, err))
        return false;
    if (!is_there)
        return true;
    if (!engine_get_int(SCENE_ROOT_COUNT, scene.raw, &n_roots, err))
        return false;
    card.n_roots = n_roots;
    if (n_roots > 0)
        add_scene(p, &card);
    return true;
}

static bool count_root(void *ctx, struct clr_object *game_object, struct err *err)
{
    int64_t *n = ctx;

    (void)game_object;
    (void)err;
    ++*n;
    return true;
}

static bool add_hidden_scene(struct page *p, struct err *err)
{
    struct scene_card card = {"scn:hide", SLICE("HideAndDontSave"), -2, false, 0};

    if (!engine_each_hidden_root(count_root, &card.n_roots, err))
        return false;
    add_scene(p, &card);
    return true;
}

static bool list_scenes(struct agent_call *call)
{
    const struct page_args *args = call->args;
    struct page p;
    int32_t n;

    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, &call->err))
        return false;
    page_begin(&p, call, args->limit, args->offset);
    for (int32_t i = 0; i < n; i++) {
        if (!add_scene_at(&p, i, &call->err))
            return false;
    }
    /* Where a build was stripped of what shows these two, the others are still worth a list. */
    if (engine_has(RESOURCES_ALL) &&
        (!add_lasting_scene(&p, &call->err) || !add_hidden_scene(&p, &call->err)))
        return false;
    return page_end(&p);
}

/* --- Scenes of the build, so far as it was not stripped of them. --- */

/* "Main" of "Assets/Scenes/Main.unity". */
static struct slice file_name(struct slice path)
{
    struct slice rest = path, name = path;

    while (rest.len)
        name = slice_cut(&rest, '/');
    for (size_t i = name.len; i > 0; i--) {
        if (name.p[i - 1] == '.')
            return slice_from(name.p, i - 1);
    }
    return name;
}

static bool add_build_scene(struct page *p, int32_t i, struct err *err)
{
    struct clr_object *path = NULL;
    struct buf text;
    bool ok;

    if (engine_has(SCENE_UTILITY_PATH) &&
        !engine_call(SCENE_UTILITY_PATH, NULL, (void *[]){&i}, &path, err))
        return false;
    buf_init(&text, CARD_TEXT);
    clr_string_append(&text, (struct clr_string *)path);
    ok = buf_ok(&text) || err_no_memory(err);
    if (ok) {
        json_object(&p->w);
        json_put_int(&p->w, "Index", i);
        json_put_text(&p->w, "Name", file_name(buf_slice(&text)));
        json_put_text(&p->w, "Path", buf_slice(&text));
        json_object_end(&p->w);
    }
    buf_done(&text);
    return ok;
}

static bool list_build_scenes(struct agent_call *call)
{
    const struct page_args *args = call->args;
    struct page p;
    int32_t n = 0;

    if (engine_has(SCENE_MANAGER_BUILD_COUNT) &&
        !engine_get_int(SCENE_MANAGER_BUILD_COUNT, NULL, &n, &call->err))
        return false;
    page_begin(&p, call, args->limit, args->offset);
    for (int32_t i = 0; i < n; i++) {
        if (!page_wants(&p))
            continue;
        if (!add_build_scene(&p, i, &call->err))
            return false;
        page_wrote(&p);
    }
    return page_end(&p);
}

static const struct agent_tool tools[] = {
    {TOOL_LIST_SCENES, list_scenes, false},
    {TOOL_LIST_BUILD_SCENES, list_build_scenes, false},
};
const struct agent_tools tools_scenes = {tools, N_ELEMENTS(tools)};
