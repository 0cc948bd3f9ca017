/*
 * For tests of the graph: a world with listeners that write down what they are told, and short ways
 * to make things in it.
 */
#ifndef TESTS_GRAPH_RIG_H
#define TESTS_GRAPH_RIG_H

#include <check.h>

#include "player/graph/graph.h"

#define MAX_TOLD 64

static struct told {
    char what; /* 'g' destroying, 'd' destroyed, '+' active, '-' inactive */
    int id;
} told[MAX_TOLD];
static size_t n_told;
static struct object *victim; /* what a callback tries to destroy */
static bool was_destroyed;    /* whether it could */

static inline void note(char what, int id)
{
    if (n_told < MAX_TOLD)
        told[n_told++] = (struct told){what, id};
}

static inline void on_destroying(struct object *o)
{
    struct object *other = victim;

    note('g', o->id);
    ck_assert_ptr_eq(graph_find(o->id), o);
    ck_assert(!graph_destroy(o));
    victim = NULL;
    if (other)
        was_destroyed = graph_destroy(other);
}

static inline void on_destroyed(struct object *o)
{
    note('d', o->id);
    ck_assert_ptr_eq(graph_find(o->id), o);
}

static inline void on_active(struct game_object *o, bool is_active)
{
    struct object *other = victim;

    note(is_active ? '+' : '-', o->object.id);
    victim = NULL;
    if (other)
        was_destroyed = graph_destroy(other);
}

static const struct graph_events listeners = {
    .destroying = on_destroying, .destroyed = on_destroyed, .active_changed = on_active};

static inline size_t count_objects(void)
{
    size_t n = 0;

    for (struct object *o = graph_next(NULL); o; o = graph_next(o))
        n++;
    return n;
}

static inline void begin(void)
{
    graph_reset(&listeners);
    n_told = 0;
    victim = NULL;
    was_destroyed = false;
}

static inline void end(void)
{
    mem_fail_after(0);
    graph_reset(NULL);
}

static inline struct game_object *make(const char *name, struct transform *parent,
                                       struct graph_scene *s)
{
    struct game_object *o = graph_new_game_object(slice_of(name), false);

    ck_assert_ptr_nonnull(o);
    if (parent)
        ck_assert(graph_set_parent(o->transform, parent, false));
    else if (s)
        ck_assert(graph_move_to_scene(o->transform, s));
    return o;
}

static inline struct graph_scene *make_scene(const char *name)
{
    struct graph_scene *s = graph_scene_new(slice_of(name), SLICE("Assets/S.unity"), 0);

    ck_assert_ptr_nonnull(s);
    s->is_loaded = true;
    return s;
}

static inline struct component *add(struct game_object *o, const char *class_name)
{
    const struct native_class *class = native_class_named(slice_of(class_name));

    ck_assert_ptr_nonnull(class);
    return graph_add_component(o, class, NULL);
}

static inline int slot(const struct object *o, const char *key)
{
    int found = native_slot(o->class, slice_of(key));

    ck_assert_msg(found >= 0, "%s has no %s", o->class->name, key);
    return found;
}

static inline void path_is(const struct game_object *o, const char *expected)
{
    struct buf b;

    buf_init(&b, 1000);
    graph_path(&b, o);
    ck_assert(buf_ok(&b));
    ck_assert_msg(slice_is(buf_slice(&b), expected), "%.*s", SLICE_ARG(buf_slice(&b)));
    buf_done(&b);
}

#endif
