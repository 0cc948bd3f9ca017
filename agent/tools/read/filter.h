/*
 * Selects the objects of a hierarchy that a listing asks for. Made once per call; visits each tree
 * in hierarchy order, so that paths grow with it. Private to this folder.
 */
#ifndef AGENT_TOOLS_READ_FILTER_H
#define AGENT_TOOLS_READ_FILTER_H

#include "agent/engine/world.h"

#include "agent/tools/tools.h"

enum { FILTER_TYPES = 256 }; /* a power of two */

struct filter_level {
    size_t path_len;          /* of the object whose children are being visited */
    size_t n_left;            /* children yet to be visited */
    bool has_query, has_path; /* its own path contains them, so all paths below do */
};

struct filter {
    /* The conditions; an empty text is none. ASCII case does not count. */
    struct slice query; /* part of the path */
    struct slice name;  /* part of the name */
    /* part of the full name of a component's type, or the whole name of a base */
    struct slice type;
    struct slice path; /* part of the path */
    bool active_only;  /* active in the hierarchy */

    struct arena *arena;
    struct buf text; /* the path of the current object if a condition needs paths, else its name */
    struct filter_level *levels;
    size_t n_levels, cap;
    struct {
        struct clr_class *class;
        bool fits;
    } types[FILTER_TYPES]; /* a cache of verdicts on types */
};

/* All fields except the conditions must be zero. */
void filter_init(struct filter *f, struct arena *a);
void filter_done(struct filter *f);
/* Whether every object passes. */
bool filter_is_open(const struct filter *f);
/* Begins a new tree. */
void filter_begin(struct filter *f);
/* One object: its Transform, or its node if the engine has nodes. */
struct filter_item {
    struct clr_object *transform;
    struct world_node *node;
    struct world_object seen; /* of the node */
};
/* Judges the next object of the tree. Call it for every object, in hierarchy order. */
bool filter_fits(struct filter *f, const struct filter_item *item, bool *ret_fits, struct err *err);
/* Appends the conditions as a key: filters with the same key let the same objects pass. */
void filter_key(const struct filter *f, struct buf *to);

#endif
