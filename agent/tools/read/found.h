/*
 * Keeps the last matches of filters, so that the next page of the same search need not look at
 * every object again. For engines with a world (agent/engine/world.h). Private to this folder.
 */
#ifndef AGENT_TOOLS_READ_FOUND_H
#define AGENT_TOOLS_READ_FOUND_H

#include "filter.h"

struct found {
    struct world_node **nodes; /* that passed, in order */
    size_t n, cap;
    bool is_complete; /* the caller sets it once it has added them all */
    /* For found.c only. */
    struct slice key;
    uint64_t version, used;
};

/* This filter's matches in the scene with that id (not set: in all scenes) at this version of the
 * world: either complete, or empty and to be filled. NULL: no memory. Valid until the next call. */
struct found *found_get(const struct filter *f, struct arg_text scene_id, uint64_t version);
bool found_add(struct found *f, struct world_node *n, struct err *err);

#endif
