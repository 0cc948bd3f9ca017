/*
 * Scenes of UnityEngine and the roots in them, including those that SceneManager does not list.
 */
#include "engine.h"

#define LASTING_SCENE "DontDestroyOnLoad"

/* --- Scenes as values. --- */

static bool unbox_scene(struct clr_object *boxed, struct engine_scene *ret_scene, struct err *err)
{
    uint32_t align = 0;
    int len = boxed ? clr.class_value_size(clr.object_get_class(boxed), &align) : 0;
    struct engine_scene scene = {{0}};

    if (len <= 0 || len > ENGINE_SCENE_SIZE)
        return err_set(err, ERR_ENGINE, "umcp does not know scene handles of %d bytes", len);
    memcpy(scene.raw, clr.object_unbox(boxed), (size_t)len);
    *ret_scene = scene;
    return true;
}

bool engine_scene_at(int32_t i, struct engine_scene *ret_scene, struct err *err)
{
    struct clr_object *boxed;

    return engine_call(SCENE_MANAGER_AT, NULL, (void *[]){&i}, &boxed, err) &&
           unbox_scene(boxed, ret_scene, err);
}

bool engine_scene_index(struct slice id, int32_t *ret_index, struct err *err)
{
    int64_t i;
    int32_t n;

    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, err))
        return false;
    if (!slice_starts(id, SLICE("scn:")) || !text_to_int(slice_skip(id, 4), &i) || i < 0 || i >= n)
        return err_set(err, ERR_NOT_FOUND, "Scene not found: %.*s", SLICE_ARG(id));
    *ret_index = (int32_t)i;
    return true;
}

bool engine_active_scene(struct engine_scene *ret_scene, struct err *err)
{
    struct clr_object *boxed;

    return engine_call(SCENE_MANAGER_ACTIVE, NULL, NULL, &boxed, err) &&
           unbox_scene(boxed, ret_scene, err);
}

static bool each_of(struct clr_object *roots, engine_root_fn *fn, void *ctx, struct err *err)
{
    struct clr_array *list = (struct clr_array *)roots;
    size_t n = engine_length(list);

    for (size_t i = 0; i < n; i++) {
        if (!fn(ctx, engine_item(list, i), err))
            return false;
    }
    return true;
}

bool engine_each_root(struct engine_scene *scene, engine_root_fn *fn, void *ctx, struct err *err)
{
    struct clr_object *roots;

    return engine_call(SCENE_ROOTS, scene->raw, NULL, &roots, err) && each_of(roots, fn, ctx, err);
}

/* --- Roots that SceneManager does not list. --- */

/* Called with every loaded root object, in a scene or not; false stops. */
typedef bool stray_fn(void *ctx, struct clr_object *game_object, struct engine_scene *scene,
                      struct err *err);

static bool visit_if_root(struct clr_object *transform, stray_fn *fn, void *ctx, struct err *err)
{
    struct clr_object *parent, *game_object, *boxed;
    struct engine_scene scene;

    if (!transform || !engine_call(TRANSFORM_PARENT, transform, NULL, &parent, err))
        return !transform;
    if (parent)
        return true;
    return engine_call(COMPONENT_GAME_OBJECT, transform, NULL, &game_object, err) &&
           engine_call(GAME_OBJECT_SCENE, game_object, NULL, &boxed, err) &&
           unbox_scene(boxed, &scene, err) && fn(ctx, game_object, &scene, err);
}

bool engine_scene_of(struct clr_object *game_object, struct engine_scene *ret_scene,
                     struct err *err)
{
    struct clr_object *boxed;

    return engine_call(GAME_OBJECT_SCENE, game_object, NULL, &boxed, err) &&
           unbox_scene(boxed, ret_scene, err);
}

static bool each_loaded_root(stray_fn *fn, void *ctx, struct err *err)
{
    struct clr_object *type, *all;
    struct clr_array *list;
    size_t n;

    if (!engine_type(ENGINE_TRANSFORM, &type, err) ||
        !engine_call(RESOURCES_ALL, NULL, (void *[]){type}, &all, err))
        return false;
    list = (struct clr_array *)all;
    n = engine_length(list);
    for (size_t i = 0; i < n; i++) {
        if (!visit_if_root(engine_item(list, i), fn, ctx, err))
            return false;
    }
    return true;
}

struct hidden_walk {
    engine_root_fn *fn;
    void *ctx;
};

static bool visit_if_hidden(void *ctx, struct clr_object *game_object, struct engine_scene *scene,
                            struct err *err)
{
    struct hidden_walk *walk = ctx;
    bool is_valid;

    if (!engine_get_bool(SCENE_IS_VALID, scene->raw, &is_valid, err))
        return false;
    return is_valid || walk->fn(walk->ctx, game_object, err);
}

bool engine_each_hidden_root(engine_root_fn *fn, void *ctx, struct err *err)
{
    struct clr_object *roots;

    if (engine_has(SCENE_MANAGER_HIDDEN))
        return engine_call(SCENE_MANAGER_HIDDEN, NULL, NULL, &roots, err) &&
               each_of(roots, fn, ctx, err);
    return each_loaded_root(visit_if_hidden, &(struct hidden_walk){fn, ctx}, err);
}

struct lasting_search {
    struct engine_scene last; /* thousands of roots share a scene, so we ask once */
    struct engine_scene hit;
    bool has_last, has_hit;
};

static bool is_lasting(struct engine_scene *scene, bool *ret_is, struct err *err)
{
    int32_t build_index = 0;
    struct buf name;
    bool is_valid, ok;

    *ret_is = false;
    if (!engine_get_bool(SCENE_IS_VALID, scene->raw, &is_valid, err))
        return false;
    if (!is_valid)
        return true;
    buf_init(&name, 4096);
    ok = engine_get_text(SCENE_NAME, scene->raw, &name, err) &&
         engine_get_int(SCENE_BUILD_INDEX, scene->raw, &build_index, err);
    *ret_is = ok && build_index == -1 && slice_is(buf_slice(&name), LASTING_SCENE);
    buf_done(&name);
    return ok;
}

static bool find_lasting(void *ctx, struct clr_object *game_object, struct engine_scene *scene,
                         struct err *err)
{
    struct lasting_search *search = ctx;
    bool is_it;

    (void)game_object;
    if (search->has_hit ||
        (search->has_last && memcmp(search->last.raw, scene->raw, sizeof(scene->raw)) == 0))
        return true;
    search->last = *scene;
    search->has_last = true;
    if (!is_lasting(scene, &is_it, err))
        return false;
    if (is_it) {
        search->hit = *scene;
        search->has_hit = true;
    }
    return true;
}

bool engine_lasting_scene(struct engine_scene *ret_scene, bool *ret_found, struct err *err)
{
    /* The search asks every object there is, so we first try the scene found last time. */
    static struct engine_scene known;
    struct lasting_search search = {.hit = known};
    struct clr_object *boxed;

    if (engine_has(SCENE_MANAGER_LASTING))
        return engine_call(SCENE_MANAGER_LASTING, NULL, NULL, &boxed, err) &&
               unbox_scene(boxed, ret_scene, err) &&
               engine_get_bool(SCENE_IS_VALID, ret_scene->raw, ret_found, err);
    if (!is_lasting(&search.hit, &search.has_hit, err) ||
        (!search.has_hit && !each_loaded_root(find_lasting, &search, err)))
        return false;
    if (search.has_hit)
        *ret_scene = known = search.hit;
    *ret_found = search.has_hit;
    return true;
}

bool engine_each_scene_root(engine_root_fn *fn, void *ctx, struct err *err)
{
    struct engine_scene scene;
    bool is_loaded, is_there;
    int32_t n;

    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, err))
        return false;
    for (int32_t i = 0; i < n; i++) {
        if (!engine_scene_at(i, &scene, err) ||
            !engine_get_bool(SCENE_IS_LOADED, scene.raw, &is_loaded, err))
            return false;
        /* A scene that is still loading has no roots yet, and throws if asked for them. */
        if (is_loaded && !engine_each_root(&scene, fn, ctx, err))
            return false;
    }
    if (!engine_has(RESOURCES_ALL))
        return true;
    return engine_lasting_scene(&scene, &is_there, err) &&
           (!is_there || engine_each_root(&scene, fn, ctx, err));
}

bool engine_home(struct clr_object *game_object, struct engine_scene *ret_scene, bool *ret_is_in,
                 struct err *err)
{
    return engine_scene_of(game_object, ret_scene, err) &&
           engine_get_bool(SCENE_IS_VALID, ret_scene->raw, ret_is_in, err);
}

bool engine_is_in_scene(struct clr_object *o, bool *ret_is_active)
{
    struct clr_object *owner = NULL;
    struct engine_scene scene;
    bool is_in;
    struct err ignored;

    return engine_game_object(o, &owner, &ignored) && owner &&
           engine_home(owner, &scene, &is_in, &ignored) && is_in &&
           engine_get_bool(GAME_OBJECT_IS_SHOWN, owner, ret_is_active, &ignored);
}
