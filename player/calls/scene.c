/* Internal calls about scenes and rays. */
#include "calls.h"
#include "player/load/load.h"

static int get_scene_count(void)
{
    calls_check_thread("get_sceneCount");
    return (int)graph_scene_count();
}

static int get_scene_at(int i)
{
    struct graph_scene *s = i >= 0 ? graph_scene_at((size_t)i) : NULL;

    calls_check_thread("GetSceneAt");
    return s ? s->handle : 0;
}

static struct clr_string *get_scene_text(int handle, int what)
{
    const struct graph_scene *s = graph_scene_by_handle(handle);

    calls_check_thread("get_name");
    if (!s)
        return clr_string_new(load_leaving_text(handle, what != 0));
    return clr_string_new(slice_of(what == 0 ? s->name : s->path));
}

static int get_scene_number(int handle, int what)
{
    const struct graph_scene *s = graph_scene_by_handle(handle);

    calls_check_thread("get_isLoaded");
    if (!s)
        return what == 2 ? -1 : 0;
    switch (what) {
    case 0:
        return 1;
    case 1:
        return s->is_loaded;
    case 2:
        return s->build_index;
    default:
        return (int)s->n_roots;
    }
}

static bool is_hidden_root(const struct object *o)
{
    const struct game_object *g = (const struct game_object *)o;

    return o->kind == OBJECT_GAME_OBJECT && !g->scene && !g->transform->parent;
}

static struct clr_array *get_hidden_roots(void)
{
    struct clr_class *k = class_of_row(&class_game_object);
    struct clr_array *array;
    uint32_t n = 0;

    for (struct object *o = graph_next(NULL); o; o = graph_next(o))
        n += is_hidden_root(o);
    array = clr_array_new(k, n);
    n = 0;
    for (struct object *o = graph_next(NULL); array && o; o = graph_next(o))
        if (is_hidden_root(o))
            clr_store((struct clr_object *)array, clr_array_at(array, sizeof(void *), n++),
                      managed_of(o));
    return array;
}

static struct clr_array *get_scene_roots(int handle)
{
    const struct graph_scene *s = graph_scene_by_handle(handle);
    size_t n = s ? s->n_roots : 0;
    struct clr_array *array;

    calls_check_thread("GetRootGameObjects");
    if (handle == 0)
        return get_hidden_roots();
    array = clr_array_new(class_of_row(&class_game_object), (uint32_t)n);

    for (size_t i = 0; array && i < n; i++)
        clr_store((struct clr_object *)array, clr_array_at(array, sizeof(void *), (uint32_t)i),
                  managed_of(&s->roots[i]->component.owner->object));
    return array;
}

static int get_dont_destroy_scene(void)
{
    struct graph_scene *s = graph_ddol();

    calls_check_thread("GetDontDestroyOnLoadScene");
    return s ? s->handle : 0;
}

static int get_active_scene(void)
{
    struct graph_scene *s = graph_active_scene();

    calls_check_thread("GetActiveScene");
    return s ? s->handle : 0;
}

static uint8_t set_active_scene(int handle)
{
    struct graph_scene *s = graph_scene_by_handle(handle);

    calls_check_thread("SetActiveScene");
    if (!s || s->is_pseudo || !s->is_loaded)
        return false;
    graph_set_active_scene(s);
    return true;
}

static uint8_t move_to_scene(struct game_object *o, int handle)
{
    struct graph_scene *s = graph_scene_by_handle(handle);

    return s && graph_move_to_scene(o->transform, s);
}

static int get_build_scene_count(void)
{
    return (int)load_build_count();
}

static struct clr_string *get_build_scene_path(int i)
{
    return clr_string_new(i >= 0 ? load_build_path((size_t)i) : (struct slice){0});
}

static int load_scene_soon(struct clr_string *name, uint8_t is_additive, uint8_t is_held)
{
    struct buf text;
    int handle;

    calls_check_thread("LoadScene");
    handle = load_request(calls_text(&text, name), is_additive != 0, is_held != 0);
    buf_done(&text);
    return handle;
}

static void release_scene(int handle)
{
    calls_check_thread("set_allowSceneActivation");
    load_release(handle);
}

static size_t loaded_count(void)
{
    size_t n = 0;

    for (size_t i = 0; i < graph_scene_count(); i++)
        n += graph_scene_at(i)->is_loaded;
    return n;
}

static uint8_t unload_scene(int handle)
{
    struct graph_scene *s = graph_scene_by_handle(handle);

    calls_check_thread("UnloadScene");
    if (!s || s->is_pseudo || !s->is_loaded || loaded_count() < 2)
        return false; /* as in Unity, the last scene cannot be unloaded */
    return load_unload(s);
}

static int new_scene(struct clr_string *name)
{
    struct graph_scene *s = NULL;
    struct slice own;
    struct buf text;

    calls_check_thread("CreateScene");
    own = calls_text(&text, name);
    if (own.p)
        s = graph_scene_new(own, SLICE(""), -1);
    buf_done(&text);
    if (s)
        s->is_loaded = true;
    return s ? s->handle : 0;
}

/* --- Rays --- */

struct managed_hit { /* laid out like struct RayHit in Native.cs */
    int collider;
    struct vec3 point, normal;
    float distance;
};

static int raycast(const struct vec3 *from, const struct vec3 *direction, float max_distance,
                   int layer_mask, int triggers, struct clr_array *hits)
{
    size_t max = hits ? clr.array_length(hits) : 0;
    struct ray_hit *found;
    const struct ray ray = {*from, *direction, max_distance, (unsigned)layer_mask,
                            (enum hit_triggers)triggers};
    size_t n = 0;

    calls_check_thread("Raycast");
    found = mem_alloc((max + 1) * sizeof(struct ray_hit));
    if (found)
        n = graph_raycast(&ray, found, max);
    for (size_t i = 0; i < n; i++) {
        struct managed_hit *to = clr_array_at(hits, sizeof(struct managed_hit), (uint32_t)i);

        *to = (struct managed_hit){found[i].collider->object.id, found[i].point, found[i].normal,
                                   found[i].distance};
    }
    mem_free(found);
    return (int)n;
}

static void place_colliders(struct game_object *top)
{
    for (struct transform *t = NULL; (t = graph_walk(top->transform, t));)
        graph_place_colliders(t->component.owner);
}

static void sync_always(uint8_t is_auto)
{
    graph_sync_always(is_auto != 0);
}

static void get_collider_place(const struct component *c, struct vec3 *position,
                               struct quat *rotation, struct vec3 *scale)
{
    graph_collider_place(c, position, rotation, scale);
}

static uint8_t get_bounds(const struct component *c, struct vec3 *center, struct vec3 *extents)
{
    return graph_bounds(c, center, extents);
}

const struct internal_call scene_calls[] = {
    {"GetSceneCount", get_scene_count},
    {"GetSceneAt", get_scene_at},
    {"GetSceneText", get_scene_text},
    {"GetSceneNumber", get_scene_number},
    {"GetSceneRoots", get_scene_roots},
    {"GetDontDestroyScene", get_dont_destroy_scene},
    {"GetActiveScene", get_active_scene},
    {"SetActiveScene", set_active_scene},
    {"MoveToScene", move_to_scene},
    {"GetBuildSceneCount", get_build_scene_count},
    {"GetBuildScenePath", get_build_scene_path},
    {"LoadScene", load_scene_soon},
    {"ReleaseScene", release_scene},
    {"UnloadScene", unload_scene},
    {"NewScene", new_scene},
    {"Raycast", raycast},
    {"GetBounds", get_bounds},
    {"SyncColliders", graph_sync_colliders},
    {"SyncAlways", sync_always},
    {"PlaceColliders", place_colliders},
    {"PlaceCollider", graph_place_collider},
    {"GetColliderPlace", get_collider_place},
    {NULL, NULL},
};
