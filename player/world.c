/* The player's side of agent/engine/world.h: presents the graph as lists of objects. */

#include "agent/agent.h"

#include "app.h"
#include "player/graph/graph.h"

static struct transform *transform_of(struct world_node *n)
{
    return (struct transform *)n;
}

static struct world_node *node_of(struct transform *t)
{
    return (struct world_node *)t;
}

static size_t count(int scene)
{
    const struct graph_scene *s = graph_scene_by_handle(scene);

    return s ? s->n_objects : 0;
}

static struct world_node *nth(int scene, size_t i)
{
    struct graph_scene *s = graph_scene_by_handle(scene);

    return s ? node_of(graph_nth(s, i)) : NULL;
}

static struct world_node *after(struct world_node *n)
{
    return node_of(graph_after(transform_of(n)));
}

static struct world_node *find(int64_t id)
{
    struct object *o = graph_find(id);
    struct game_object *owner = o && !o->is_dying ? object_game_object(o) : NULL;

    return owner ? node_of(owner->transform) : NULL;
}

static struct world_node *child(struct world_node *n, size_t i)
{
    const struct transform *t = transform_of(n);

    return i < t->n_children ? node_of(t->children[i]) : NULL;
}

static void look(struct world_node *n, struct world_object *ret_object)
{
    const struct transform *t = transform_of(n);
    const struct game_object *o = t->component.owner;

    *ret_object = (struct world_object){.id = o->object.id,
                                        .name = slice_of(o->object.name),
                                        .tag = slice_of(o->tag),
                                        .layer = o->layer,
                                        .n_components = o->n_components,
                                        .n_children = t->n_children,
                                        .is_active = o->is_active,
                                        .is_shown = graph_is_active(o)};
}

static void path(struct world_node *n, struct buf *to)
{
    graph_path(to, transform_of(n)->component.owner);
}

static const struct world player_world = {.version = graph_version,
                                          .count = count,
                                          .nth = nth,
                                          .after = after,
                                          .find = find,
                                          .child = child,
                                          .look = look,
                                          .path = path};

void world_start(void)
{
    agent_set_world(&player_world);
}
