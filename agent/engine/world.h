/*
 * What an engine whose objects are in C memory (our player) can tell of them without going through
 * managed code, so that a page of a long list costs by what it shows. Main thread; nothing here is
 * kept after the engine has gone on.
 */
#ifndef AGENT_ENGINE_WORLD_H
#define AGENT_ENGINE_WORLD_H

#include "base/base.h"

struct world_node; /* a game object; the engine's own */

struct world_object {
    int64_t id; /* as in "obj:<id>" */
    struct slice name, tag;
    int layer;
    size_t n_components, n_children;
    bool is_active; /* its own switch */
    bool is_shown;  /* in the hierarchy */
};

struct world {
    /* Another number whenever objects or components came or went, a scene went, or something got
     * another name, parent, place, activity or type. Nodes are good as long as it stays. */
    uint64_t (*version)(void);
    /* Objects of the scene with that handle; the i-th in hierarchy order, and the one after it;
     * NULL: no more. */
    size_t (*count)(int scene);
    struct world_node *(*nth)(int scene, size_t i);
    struct world_node *(*after)(struct world_node *n);
    /* NULL: none. */
    struct world_node *(*find)(int64_t id);
    struct world_node *(*child)(struct world_node *n, size_t i);
    void (*look)(struct world_node *n, struct world_object *ret_object);
    /* "/A/B" appended. */
    void (*path)(struct world_node *n, struct buf *to);
};

/* NULL: this engine has none, and is asked through its managed API. */
void agent_set_world(const struct world *world);
const struct world *agent_world(void);

#endif
