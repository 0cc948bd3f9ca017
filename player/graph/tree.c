/*
 * The hierarchy: parents, sibling order, activity, and finding objects by path. Siblings are
 * arrays, and each transform remembers its last known index, so that walking and removing rarely
 * need a search. No recursion, because a hierarchy may be of any depth.
 */
#include <string.h>

#include "internal.h"

/* --- Siblings. --- */

struct siblings graph_siblings(struct transform *parent, struct graph_scene *scene)
{
    if (parent)
        return (struct siblings){&parent->children, &parent->n_children, &parent->children_cap,
                                 &parent->ranks};
    if (scene)
        return (struct siblings){&scene->roots, &scene->n_roots, &scene->roots_cap, &scene->ranks};
    return (struct siblings){0};
}

struct siblings graph_siblings_of(const struct transform *t)
{
    return graph_siblings(t->parent, t->component.owner->scene);
}

bool graph_reserve(struct siblings s)
{
    return !s.items || VEC_GROW(*s.items, *s.n + 1, *s.cap, LIMIT_OBJECTS);
}

void graph_attach(struct siblings s, struct transform *t)
{
    if (!s.items)
        return;
    t->place = *s.n;
    (*s.items)[(*s.n)++] = t;
    graph_count_tree(t, 1);
}

static void renumber(struct siblings s, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++)
        (*s.items)[i]->place = i;
}

size_t graph_sibling_index(const struct transform *t)
{
    struct siblings s = graph_siblings_of(t);

    if (!s.items)
        return 0;
    if (t->place < *s.n && (*s.items)[t->place] == t)
        return t->place;
    renumber(s, 0, *s.n); /* one pass fixes all siblings */
    return t->place;
}

/* Searches downwards from the last known index, since only removals make that wrong. Does not
 * renumber, because the next removal would undo it. */
size_t graph_place(struct siblings s, const struct transform *t)
{
    size_t place = t->place < *s.n ? t->place : *s.n - 1;

    while ((*s.items)[place] != t)
        place--;
    return place;
}

void graph_detach(struct transform *t)
{
    struct siblings s = graph_siblings_of(t);
    size_t place;

    if (!s.items)
        return;
    place = graph_place(s, t);
    graph_count_tree(t, -1);
    graph_forget_ranks(s, place);
    memmove(*s.items + place, *s.items + place + 1, (*s.n - place - 1) * sizeof(**s.items));
    (*s.n)--;
}

void graph_set_sibling_index(struct transform *t, size_t index)
{
    struct siblings s = graph_siblings_of(t);
    size_t place = graph_sibling_index(t);

    if (!s.items || t->component.object.is_dying)
        return;
    if (index >= *s.n)
        index = *s.n - 1;
    if (index > place)
        memmove(*s.items + place, *s.items + place + 1, (index - place) * sizeof(**s.items));
    else
        memmove(*s.items + index + 1, *s.items + index, (place - index) * sizeof(**s.items));
    (*s.items)[index] = t;
    renumber(s, index < place ? index : place, (index < place ? place : index) + 1);
    graph_forget_ranks(s, index < place ? index : place);
    if (index != place)
        graph_tell_changed(&t->component.object, CHANGE_PARENT, 0);
}

/* --- Walking. --- */

/* The next transform in the tree of `top` after all children of `after`; NULL: none. */
static struct transform *walk_past(struct transform *top, const struct transform *after)
{
    while (after != top) {
        const struct transform *parent = after->parent;
        size_t next = graph_sibling_index(after) + 1;

        if (next < parent->n_children)
            return parent->children[next];
        after = parent;
    }
    return NULL;
}

struct transform *graph_walk(struct transform *top, const struct transform *after)
{
    if (!after)
        return top;
    if (after->n_children)
        return after->children[0];
    return walk_past(top, after);
}

void graph_set_tree_scene(struct transform *top, struct graph_scene *s)
{
    for (struct transform *t = NULL; (t = graph_walk(top, t));)
        t->component.owner->scene = s;
}

void graph_path(struct buf *to, const struct game_object *o)
{
    size_t len = 0;
    char *end;

    for (const struct transform *t = o->transform; t; t = t->parent)
        len += 1 + strlen(t->component.owner->object.name);
    end = buf_reserve(to, len);
    if (!end)
        return;
    end += len;
    for (const struct transform *t = o->transform; t; t = t->parent) {
        struct slice name = slice_of(t->component.owner->object.name);

        end -= name.len;
        memcpy(end, name.p, name.len);
        *--end = '/';
    }
    buf_advance(to, len);
}

/* Whether `path`, read from its end, matches t and its ancestors; a leading slash means from a
 * root. */
static bool is_at_path(const struct transform *t, struct slice path)
{
    for (; t; t = t->parent) {
        struct slice name = slice_of(t->component.owner->object.name);

        if (path.len < name.len || memcmp(path.p + path.len - name.len, name.p, name.len) != 0)
            return false;
        path.len -= name.len;
        if (path.len == 0)
            return true;
        if (path.p[--path.len] != '/')
            return false;
        if (path.len == 0)
            return t->parent == NULL;
    }
    return false;
}

static struct game_object *find_in(const struct graph_scene *s, struct slice path)
{
    for (size_t i = 0; i < s->n_roots; i++) {
        struct transform *top = s->roots[i], *t = top;

        while (t) {
            bool is_active = t->component.owner->is_active;

            if (is_active && is_at_path(t, path))
                return t->component.owner;
            t = is_active ? graph_walk(top, t) : walk_past(top, t);
        }
    }
    return NULL;
}

struct game_object *graph_find_path(struct slice path)
{
    struct game_object *found = NULL;

    if (path.len == 0)
        return NULL;
    for (size_t i = 0; !found && i < graph_world.n_scenes; i++)
        found = find_in(graph_world.scenes[i], path);
    return found || !graph_world.ddol ? found : find_in(graph_world.ddol, path);
}

/* --- Active objects. --- */

bool graph_is_active(const struct game_object *o)
{
    const struct transform *t = o->transform;

    while (t && t->component.owner->is_active)
        t = t->parent;
    return t == NULL;
}

static bool is_active_at(const struct transform *parent)
{
    return !parent || graph_is_active(parent->component.owner);
}

/* The objects of a tree whose activity changes with the top's. Kept as ids, since a callback may
 * destroy some of them before their turn. */
struct id_list {
    int *ids;
    size_t n, cap;
};

static bool list_active(struct transform *top, struct id_list *ret_list)
{
    struct id_list list = {0};
    struct transform *t = graph_world.events.active_changed ? top : NULL;

    while (t) {
        struct game_object *o = t->component.owner;
        bool counts = o->is_active || t == top;

        if (counts && !VEC_ADD(list.ids, list.n, list.cap, LIMIT_OBJECTS, o->object.id)) {
            mem_free(list.ids);
            return false;
        }
        t = counts ? graph_walk(top, t) : walk_past(top, t);
    }
    *ret_list = list;
    return true;
}

static void report_active(struct id_list *list, bool is_active)
{
    for (size_t i = 0; i < list->n; i++) {
        struct object *o = graph_find(list->ids[i]);
        struct game_object *of = o ? object_game_object(o) : NULL;

        if (!of || o->is_dying || graph_is_active(of) != is_active)
            continue;
        if (is_active)
            graph_place_colliders(of);
        graph_world.events.active_changed(of, is_active);
    }
    mem_free(list->ids);
}

bool graph_set_active(struct game_object *o, bool is_active)
{
    struct id_list list = {0};

    if (o->is_active == is_active)
        return true;
    if (is_active_at(o->transform->parent) && !list_active(o->transform, &list))
        return false;
    o->is_active = is_active;
    graph_tell_changed(&o->object, CHANGE_ACTIVE, 0);
    report_active(&list, is_active);
    return true;
}

/* --- Parents. --- */

static bool is_below(const struct transform *t, const struct transform *top)
{
    while (t && t != top && top->n_children)
        t = t->parent;
    return t == top;
}

bool graph_set_parent(struct transform *t, struct transform *parent, bool stays)
{
    struct graph_scene *scene = parent ? parent->component.owner->scene : t->component.owner->scene;
    bool was_active = is_active_at(t->parent), becomes = is_active_at(parent);
    struct id_list list = {0};
    struct placed place;

    if (t->parent == parent)
        return true;
    if (is_below(parent, t) || t->component.object.is_dying ||
        (parent && parent->component.object.is_dying) || (scene && scene->is_dying))
        return false;
    if (!graph_reserve(graph_siblings(parent, scene)))
        return false;
    if (was_active != becomes && t->component.owner->is_active && !list_active(t, &list))
        return false;
    if (stays)
        place = graph_placed(t);
    graph_hold_colliders(t);
    graph_detach(t);
    t->parent = parent;
    if (scene != t->component.owner->scene)
        graph_set_tree_scene(t, scene);
    graph_attach(graph_siblings(parent, scene), t);
    graph_tell_changed(&t->component.object, CHANGE_PARENT, 0);
    if (stays)
        graph_set_placed(t, &place);
    report_active(&list, becomes);
    return true;
}
