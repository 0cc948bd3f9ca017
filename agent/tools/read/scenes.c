/* The explorer's lists of scenes, those loaded and those in the build; and the active scene. */
#include <stdio.h>

#include "base/limits.h"

#include "agent/tools/tools.h"

/* SceneDto. */
struct scene_card {
    const char *id;
    struct slice name;
    int64_t index;
    bool is_loaded;
    int64_t n_roots;
    struct slice path; /* p == NULL: it has no file, or the engine does not say */
};

/* A list of them. */
struct scenes {
    struct page page;
    bool with_path;
};

static void add_scene(struct scenes *to, const struct scene_card *card)
{
    struct page *p = &to->page;

    if (!page_wants(p))
        return;
    json_object(&p->w);
    json_put_string(&p->w, "Id", card->id);
    json_put_text(&p->w, "Name", card->name);
    json_put_int(&p->w, "Index", card->index);
    json_put_bool(&p->w, "IsLoaded", card->is_loaded);
    json_put_int(&p->w, "RootCount", card->n_roots);
    if (to->with_path && card->path.p)
        json_put_text(&p->w, "Path", card->path);
    else if (to->with_path)
        json_put_string(&p->w, "Path", NULL);
    json_object_end(&p->w);
    page_wrote(p);
}

static bool add_lasting_scene(struct scenes *to, struct err *err)
{
    struct scene_card card = {"scn:ddol", SLICE("DontDestroyOnLoad"), -1, true, 0, {0}};
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
        add_scene(to, &card);
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

static bool add_hidden_scene(struct scenes *to, struct err *err)
{
    struct scene_card card = {"scn:hide", SLICE("HideAndDontSave"), -2, false, 0, {0}};

    if (!engine_each_hidden_root(count_root, &card.n_roots, err))
        return false;
    add_scene(to, &card);
    return true;
}

static bool list_scenes(struct agent_call *call)
{
    const struct page_args *args = call->args;
    struct scenes list = {.with_path = args->with_path.value};
    int32_t n;

    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, &call->err))
        return false;
    page_begin(&list.page, call, args->limit, args->offset);
    for (int32_t i = 0; i < n; i++) {
        struct engine_scene scene;
        char id[32];
        struct scene_card card = {.id = id, .index = i};
        int32_t n_roots = 0;
        struct buf name, path;
        bool ok;

        snprintf(id, sizeof(id), "scn:%d", (int)i);
        buf_init(&name, LIMIT_CARD_TEXT);
        buf_init(&path, LIMIT_CARD_TEXT);
        ok = engine_scene_at(i, &scene, &call->err) &&
             engine_get_text(SCENE_NAME, scene.raw, &name, &call->err) &&
             engine_get_bool(SCENE_IS_LOADED, scene.raw, &card.is_loaded, &call->err);
        /* Unity throws if a scene that is still loading is asked for its roots. */
        if (ok && card.is_loaded)
            ok = engine_get_int(SCENE_ROOT_COUNT, scene.raw, &n_roots, &call->err);
        if (ok && list.with_path && engine_has(SCENE_PATH))
            ok = engine_get_text(SCENE_PATH, scene.raw, &path, &call->err);
        if (ok) {
            card.name = buf_slice(&name);
            card.path = path.len ? buf_slice(&path) : card.path;
            card.n_roots = n_roots;
            add_scene(&list, &card);
        }
        buf_done(&name);
        buf_done(&path);
        if (!ok)
            return false;
    }
    /* If the build lacks the members to find these two, the list shows only the others. */
    if (engine_has(RESOURCES_ALL) &&
        (!add_lasting_scene(&list, &call->err) || !add_hidden_scene(&list, &call->err)))
        return false;
    return page_end(&list.page);
}

/* --- Scenes in the build, unless stripped. --- */

struct slice scene_file_name(struct slice path)
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
        struct clr_object *path;
        struct buf text;
        bool ok;

        if (!page_wants(&p))
            continue;
        path = NULL;
        if (engine_has(SCENE_UTILITY_PATH) &&
            !engine_call(SCENE_UTILITY_PATH, NULL, (void *[]){&i}, &path, &call->err))
            return false;
        buf_init(&text, LIMIT_CARD_TEXT);
        clr_string_append(&text, (struct clr_string *)path);
        ok = buf_ok(&text) || err_no_memory(&call->err);
        if (ok) {
            json_object(&p.w);
            json_put_int(&p.w, "Index", i);
            json_put_text(&p.w, "Name", scene_file_name(buf_slice(&text)));
            json_put_text(&p.w, "Path", buf_slice(&text));
            json_object_end(&p.w);
        }
        buf_done(&text);
        if (!ok)
            return false;
        page_wrote(&p);
    }
    return page_end(&p);
}

/* --- The active scene. --- */

static bool add_root(void *ctx, struct clr_object *game_object, struct err *err)
{
    struct json_page *p = ctx;
    bool is_active, ok;
    struct buf name;

    if (!json_page_wants(p))
        return true;
    buf_init(&name, LIMIT_CARD_TEXT);
    ok = engine_get_text(OBJECT_NAME, game_object, &name, err) &&
         engine_get_bool(GAME_OBJECT_IS_ACTIVE, game_object, &is_active, err);
    if (ok) {
        json_object(p->w);
        json_put_text(p->w, "name",
                      slice_from(name.p, utf8_cut(buf_slice(&name), LIMIT_SCENE_NAME)));
        json_put_int(p->w, "instanceId", engine_number(game_object));
        json_put_bool(p->w, "active", is_active);
        json_object_end(p->w);
    }
    buf_done(&name);
    json_page_wrote(p);
    return ok;
}

static bool put_roots(struct agent_call *call, struct json_out *w, struct engine_scene *scene)
{
    struct json_page roots = {.w = w, .budget = call->budget};
    int32_t n = 0;
    bool is_loaded;

    if (!engine_get_bool(SCENE_IS_LOADED, scene->raw, &is_loaded, &call->err) ||
        (is_loaded && !engine_get_int(SCENE_ROOT_COUNT, scene->raw, &n, &call->err)))
        return false;
    json_put_bool(w, "isLoaded", is_loaded);
    json_put_int(w, "rootCount", n);
    json_key(w, "rootObjects");
    json_array(w);
    if (is_loaded && !engine_each_root(scene, add_root, &roots, &call->err))
        return false;
    json_array_end(w);
    return true;
}

static bool put_scene_text(struct json_out *w, const char *key, enum engine_method m,
                           struct engine_scene *scene, struct err *err)
{
    struct buf text;
    bool ok;

    buf_init(&text, LIMIT_CARD_TEXT);
    ok = engine_get_text(m, scene->raw, &text, err);
    if (ok)
        json_put_text(w, key, slice_from(text.p, utf8_cut(buf_slice(&text), LIMIT_SCENE_NAME)));
    buf_done(&text);
    return ok;
}

/* The id that ListScenes uses, so that a caller can ask for more of the scene. */
static bool put_scene_id(struct json_out *w, const struct engine_scene *scene, struct err *err)
{
    struct engine_scene other;
    char id[32];
    int32_t n;

    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, err))
        return false;
    for (int32_t i = 0; i < n; i++) {
        if (!engine_scene_at(i, &other, err))
            return false;
        if (memcmp(other.raw, scene->raw, sizeof(other.raw)) != 0)
            continue;
        snprintf(id, sizeof(id), "scn:%d", (int)i);
        json_put_string(w, "sceneId", id);
        break;
    }
    return true;
}

static bool scene_active(struct agent_call *call)
{
    struct engine_scene scene;
    struct json_out w;
    bool is_valid;

    if (!engine_active_scene(&scene, &call->err) ||
        !engine_get_bool(SCENE_IS_VALID, scene.raw, &is_valid, &call->err))
        return false;
    if (!is_valid)
        return err_set(&call->err, ERR_ENGINE, "No scene is loaded");
    json_out_init(&w, &call->result);
    json_object(&w);
    if (!put_scene_text(&w, "name", SCENE_NAME, &scene, &call->err) ||
        !put_scene_text(&w, "path", SCENE_PATH, &scene, &call->err) ||
        !put_scene_id(&w, &scene, &call->err) || !put_roots(call, &w, &scene))
        return false;
    json_object_end(&w);
    return true;
}

static const struct agent_tool tools[] = {
    {TOOL_LIST_SCENES, list_scenes, false},
    {TOOL_LIST_BUILD_SCENES, list_build_scenes, false},
    {TOOL_SCENE_ACTIVE, scene_active, false},
};
const struct agent_tools tools_scenes = {tools, N_ELEMENTS(tools)};
