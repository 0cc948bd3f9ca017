/*
 * Destroying: calls the listener while everything is still whole, then unlinks it all, then frees
 * it. Dying objects cannot change until then, so that callbacks cannot pull apart a tree that is
 * being walked.
 */
#include <string.h>

#include "internal.h"

typedef void told_fn(struct object *o);

static void tell(told_fn *who, struct object *o)
{
    if (who)
        who(o);
}

/* Parents first; for one game object its components in order, then its transform, then itself. */
static void tell_all(told_fn *who, struct transform *top)
{
    for (struct transform *t = NULL; who && (t = graph_walk(top, t));) {
        struct game_object *o = t->component.owner;

        for (size_t i = 1; i < o->n_components; i++)
            who(&o->components[i]->object);
        who(&t->component.object);
        who(&o->object);
    }
}

bool graph_is_tree_dying(struct transform *top)
{
    for (struct transform *t = NULL; (t = graph_walk(top, t));) {
        struct game_object *o = t->component.owner;

        if (o->object.is_dying)
            return true;
        for (size_t i = 0; i < o->n_components; i++) {
            if (o->components[i]->object.is_dying)
                return true;
        }
    }
    return false;
}

void graph_mark_tree(struct transform *top)
{
    for (struct transform *t = NULL; (t = graph_walk(top, t));) {
        struct game_object *o = t->component.owner;

        o->object.is_dying = true;
        for (size_t i = 0; i < o->n_components; i++)
            o->components[i]->object.is_dying = true;
    }
}

void graph_tell_destroying(struct transform *top)
{
    tell_all(graph_world.events.destroying, top);
}

void graph_tell_destroyed(struct transform *top)
{
    tell_all(graph_world.events.destroyed, top);
}

static void free_game_object(struct game_object *o)
{
    for (size_t i = 0; i < o->n_components; i++)
        graph_free_object(&o->components[i]->object);
    graph_free_object(&o->object);
}

void graph_free_tree(struct transform *top)
{
    struct transform *t = top, *parent;

    for (;;) {
        while (t->n_children)
            t = t->children[t->n_children - 1];
        if (t == top)
            break;
        parent = t->parent;
        free_game_object(t->component.owner);
        parent->n_children--;
        t = parent;
    }
    free_game_object(top->component.owner);
}

bool graph_destroy(struct object *o)
{
    struct game_object *owner = object_game_object(o);
    size_t i = 0;

    if (o->is_dying || object_transform(o))
        return false;
    if (o->kind == OBJECT_GAME_OBJECT) {
        struct transform *top = owner->transform;

        if (graph_is_tree_dying(top))
            return false;
        graph_mark_tree(top);
        graph_tell_destroying(top);
        graph_tell_destroyed(top);
        graph_detach(top);
        graph_free_tree(top);
        return true;
    }
    o->is_dying = true;
    tell(graph_world.events.destroying, o);
    tell(graph_world.events.destroyed, o);
    if (owner) { /* it is a component */
        while (&owner->components[i]->object != o)
            i++;
        memmove(&owner->components[i], &owner->components[i + 1],
                (owner->n_components - i - 1) * sizeof(struct component *));
        owner->n_components--;
    }
    graph_free_object(o);
    return true;
}
