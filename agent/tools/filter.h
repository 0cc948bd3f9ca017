/*
 * Which objects of a hierarchy a listing is asked for. Made once per call; walks each tree in
 * hierarchy order, so that paths grow with it. Private to agent/tools/.
 */
#ifndef AGENT_TOOLS_FILTER_H
#define AGENT_TOOLS_FILTER_H

#include "agent/engine/world.h"

#include "tools.h"

enum { FILTER_TYPES = 256 }; /* a power of two */

struct filter_level {
    size_t path_len;          /* of the object whose children come now */
    size_t n_left;            /* children that are still to come */
    bool has_query, has_path; /* its own path contains them, so all below does */
};

struct filter {
    /* What is asked for; an empty text asks for nothing. ASCII case does not count. */
    struct slice query; /* part of the path */
    struct slice name;  /* part of the name */
    struct slice type;  /* part of the full name of a component's type, or all of a base's name */
    struct slice path;  /* part of the path */
    bool active_only;   /* in the hierarchy */

    struct arena *arena;
    struct buf text; /* the path of the current object if paths count, else its name */
    struct filter_level *levels;
    size_t n_levels, cap;
    struct {
        struct clr_class *class;
        bool fits;
    } types[FILTER_TYPES]; /* what was found out about types; one that is not here is asked again */
};

/* All but what is asked for must be zero. */
void filter_init(struct filter *f, struct arena *a);
void filter_done(struct filter *f);
/* Whether every object passes. */
bool filter_is_open(const struct filter *f);
/* A new tree begins. */
void filter_begin(struct filter *f);
/* One object: its Transform, or its node where the engine has these. */
struct filter_item {
    struct clr_object *transform;
    struct world_node *node;
    struct world_object seen; /* of the node */
};
/* The next object of the tree; all of them must be shown, in hierarchy order. */
bool filter_fits(struct filter *f, const struct filter_item *item, bool *ret_fits, struct err *err);
/* Appends what is asked for: two filters with the same key let the same objects pass. */
void filter_key(const struct filter *f, struct buf *to);

#endif
