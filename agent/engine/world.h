/*
 * Direct access to the objects of an engine that keeps them in C memory (our player), without
 * managed code, so that the cost of a page depends on the page, not on the list. Main thread; keep
 * nothing from here once the engine continues.
 */
#ifndef AGENT_ENGINE_WORLD_H
#define AGENT_ENGINE_WORLD_H

#include "base/base.h"

struct world_node; /* a game object, owned by the engine */

struct world_object {
    int64_t id; /* as in "obj:<id>" */
    struct slice name, tag;
    int layer;
    size_t n_components, n_children;
    bool is_active; /* activeSelf */
    bool is_shown;  /* activeInHierarchy */
};

struct world {
    /* Changes whenever an object or component is added or removed, a scene is unloaded, or
     * something changes its name, parent, position among siblings, activity or type. Nodes are
     * valid until then. */
    uint64_t (*version)(void);
    /* The number of objects in the scene with that handle, the i-th in hierarchy order, and the one
     * after it; NULL if there are no more. */
    size_t (*count)(int scene);
    struct world_node *(*nth)(int scene, size_t i);
    struct world_node *(*after)(struct world_node *n);
    /* NULL if there is none. */
    struct world_node *(*find)(int64_t id);
    struct world_node *(*child)(struct world_node *n, size_t i);
    void (*look)(struct world_node *n, struct world_object *ret_object);
    /* Appends "/A/B". */
    void (*path)(struct world_node *n, struct buf *to);
};

/* NULL: this engine offers none, and the tools use its managed API. */
void agent_set_world(const struct world *world);
const struct world *agent_world(void);

#endif
