/*
 * Scenes: their list, the active one, and DontDestroyOnLoad. The hierarchy says which objects are
 * in a scene; load.c fills it.
 */
#include <string.h>

#include "internal.h"

size_t graph_scene_count(void)
{
    return graph_world.n_scenes;
}

struct graph_scene *graph_scene_at(size_t i)
{
    return i < graph_world.n_scenes ? graph_world.scenes[i] : NULL;
}

struct graph_scene *graph_scene_by_handle(int handle)
{
    for (size_t i = 0; i < graph_world.n_scenes; i++) {
        if (graph_world.scenes[i]->handle == handle)
            return graph_world.scenes[i];
    }
    return graph_world.ddol && graph_world.ddol->handle == handle ? graph_world.ddol : NULL;
}

void graph_free_scene(struct graph_scene *s)
{
    if (!s)
        return;
    mem_free(s->name);
    mem_free(s->path);
    mem_free(s->roots);
    mem_free(s->ranks.sums);
    mem_free(s);
}

static struct graph_scene *make_scene(struct slice name, struct slice path, int build_index)
{
    struct graph_scene *s = mem_zalloc(sizeof(*s));

    if (!s)
        return NULL;
    s->name = text_copy(name);
    s->path = text_copy(path);
    if (!s->name || !s->path) {
        graph_free_scene(s);
        return NULL;
    }
    s->handle = ++graph_world.last_handle;
    s->build_index = build_index;
    return s;
}

struct graph_scene *graph_scene_new(struct slice name, struct slice path, int build_index)
{
    struct world *w = &graph_world;
    struct graph_scene *s = NULL;

    if (VEC_GROW(w->scenes, w->n_scenes + 1, w->scenes_cap, LIMIT_OBJECTS))
        s = make_scene(name, path, build_index);
    if (s)
        w->scenes[w->n_scenes++] = s;
    return s;
}

struct graph_scene *graph_ddol(void)
{
    struct world *w = &graph_world;

    if (!w->ddol) {
        w->ddol = make_scene(SLICE("DontDestroyOnLoad"), SLICE(""), -1);
        if (w->ddol)
            w->ddol->is_pseudo = w->ddol->is_loaded = true;
    }
    return w->ddol;
}

struct graph_scene *graph_active_scene(void)
{
    return graph_world.active;
}

void graph_set_active_scene(struct graph_scene *s)
{
    if (!s || !s->is_pseudo)
        graph_world.active = s;
}

static void remove_scene(struct graph_scene *s)
{
    struct world *w = &graph_world;
    size_t i = 0;

    graph_touch(); /* later scenes have new indices */
    if (s == w->ddol) {
        w->ddol = NULL;
        return;
    }
    while (w->scenes[i] != s)
        i++;
    memmove(&w->scenes[i], &w->scenes[i + 1], (w->n_scenes - i - 1) * sizeof(w->scenes[0]));
    w->n_scenes--;
}

/* HideFlags.DontSave: such objects outlive their scene, as Unity documents it. */
static void release_kept(struct graph_scene *s)
{
    enum { DONT_SAVE = 52 };

    for (size_t i = s->n_roots; i-- > 0;) {
        struct transform *t = s->roots[i];

        if ((t->component.owner->object.hide_flags & DONT_SAVE) == DONT_SAVE)
            graph_move_to_scene(t, NULL);
    }
}

bool graph_scene_unload(struct graph_scene *s)
{
    if (s->is_dying)
        return false;
    for (size_t i = 0; i < s->n_roots; i++) {
        if (graph_is_tree_dying(s->roots[i]))
            return false;
    }
    release_kept(s);
    s->is_dying = true;
    for (size_t i = 0; i < s->n_roots; i++)
        graph_mark_tree(s->roots[i]);
    for (size_t i = 0; i < s->n_roots; i++)
        graph_tell_destroying(s->roots[i]);
    for (size_t i = 0; i < s->n_roots; i++)
        graph_tell_destroyed(s->roots[i]);
    while (s->n_roots)
        graph_free_tree(s->roots[--s->n_roots]);
    remove_scene(s);
    if (s == graph_world.active) {
        graph_world.active = NULL;
        for (size_t i = 0; !graph_world.active && i < graph_world.n_scenes; i++)
            if (graph_world.scenes[i]->is_loaded)
                graph_world.active = graph_world.scenes[i];
    }
    graph_free_scene(s);
    return true;
}

bool graph_move_to_scene(struct transform *root, struct graph_scene *s)
{
    struct siblings to = graph_siblings(NULL, s);

    if (root->parent || root->component.object.is_dying || (s && s->is_dying))
        return false;
    if (root->component.owner->scene == s)
        return true;
    if (!graph_reserve(to))
        return false;
    graph_detach(root);
    graph_set_tree_scene(root, s);
    graph_attach(to, root);
    graph_tell_changed(&root->component.object, CHANGE_PARENT, 0);
    return true;
}
