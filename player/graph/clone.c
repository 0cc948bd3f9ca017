/*
 * Copies of game objects with all their descendants, as Object.Instantiate makes them. The caller
 * copies managed fields with the help of the pairs.
 */
#include <string.h>

#include "internal.h"

struct cloning {
    struct object_pair *pairs;
    size_t n;
};

/* During a clone each original points to its copy, so that references can be redirected. */
static void add_pair(struct cloning *c, struct object *original, struct object *copy)
{
    c->pairs[c->n++] = (struct object_pair){original, copy};
    original->copy = copy;
}

static bool copy_components(struct cloning *c, struct game_object *from, struct game_object *to)
{
    for (size_t i = 1; i < from->n_components; i++) {
        struct object *original = &from->components[i]->object;
        struct component *copy = graph_add_component(to, original->class, original->script);

        if (!copy || !graph_copy_values(&copy->object, original))
            return false;
        add_pair(c, original, &copy->object);
    }
    return true;
}

/* Copies one game object under the copy of its parent; NULL: no memory, and nothing is left of
 * it. */
static struct game_object *copy_one(struct cloning *c, struct game_object *from,
                                    struct transform *parent)
{
    struct transform *t = from->transform;
    struct game_object *to = graph_new_game_object(slice_of(from->object.name), t->rect != NULL);
    struct siblings s = graph_siblings(parent, NULL);

    if (!to)
        return NULL;
    if (!graph_reserve(s)) {
        graph_free_tree(to->transform);
        return NULL;
    }
    to->transform->parent = parent;
    graph_attach(s, to->transform);
    to->tag = from->tag;
    to->layer = from->layer;
    to->is_active = from->is_active;
    to->transform->position = t->position;
    to->transform->rotation = t->rotation;
    to->transform->scale = t->scale;
    if (t->rect)
        *to->transform->rect = *t->rect;
    add_pair(c, &from->object, &to->object);
    add_pair(c, &t->component.object, &to->transform->component.object);
    return to;
}

static bool copy_tree(struct cloning *c, struct transform *top)
{
    for (struct transform *t = NULL; (t = graph_walk(top, t));) {
        struct transform *parent =
            t == top ? NULL : (struct transform *)t->parent->component.object.copy;
        struct game_object *o = t->component.owner;
        struct game_object *copy = copy_one(c, o, parent);

        if (!copy || !graph_copy_values(&copy->object, &o->object) || !copy_components(c, o, copy))
            return false;
    }
    return true;
}

static int64_t redirected(int64_t id)
{
    struct object *o = graph_find(id);

    return o && o->copy ? o->copy->id : id;
}

static void redirect_references(struct object *o)
{
    for (const struct native_class *c = o->class; o->values && c; c = c->base) {
        struct value *first = o->values + native_slot_count(c->base);

        for (int i = 0; c->properties && c->properties[i].key; i++) {
            if (c->properties[i].type == VALUE_OBJECT)
                first[i].i = redirected(first[i].i);
            for (size_t j = 0; c->properties[i].type == VALUE_OBJECTS && j < first[i].list.n; j++)
                first[i].list.ids[j] = redirected(first[i].list.ids[j]);
        }
    }
}

static bool name_clone(struct object *copy)
{
    struct buf name;
    bool is_named;

    buf_init(&name, SIZE_MAX / 2);
    buf_append(&name, slice_of(copy->name));
    buf_append(&name, SLICE("(Clone)"));
    is_named = buf_ok(&name) && graph_set_name(copy, buf_slice(&name));
    buf_done(&name);
    return is_named;
}

struct game_object *graph_clone(struct game_object *o, struct transform *parent,
                                struct object_pair **ret_pairs, size_t *ret_n)
{
    struct graph_scene *scene = parent ? parent->component.owner->scene : o->scene;
    struct siblings s = graph_siblings(parent, scene);
    struct cloning c = {NULL, 0};
    struct game_object *copy = NULL;
    size_t n_max = 0;
    bool is_done;

    if (o->object.is_dying || (parent && parent->component.object.is_dying) ||
        (scene && scene->is_dying))
        return NULL;
    for (struct transform *t = NULL; (t = graph_walk(o->transform, t));)
        n_max += 1 + t->component.owner->n_components;
    c.pairs = mem_alloc(n_max * sizeof(*c.pairs));
    if (!c.pairs)
        return NULL;
    is_done = copy_tree(&c, o->transform);
    if (c.n)
        copy = (struct game_object *)c.pairs[0].copy;
    for (size_t i = 0; is_done && i < c.n; i++)
        redirect_references(c.pairs[i].copy);
    for (size_t i = 0; i < c.n; i++)
        c.pairs[i].original->copy = NULL;
    if (!is_done || !name_clone(&copy->object) || !graph_reserve(s)) {
        if (copy)
            graph_free_tree(copy->transform);
        mem_free(c.pairs);
        return NULL;
    }
    copy->transform->parent = parent;
    graph_set_tree_scene(copy->transform, scene);
    graph_attach(s, copy->transform);
    *ret_pairs = c.pairs;
    *ret_n = c.n;
    return copy;
}
