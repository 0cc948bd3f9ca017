/*
 * Shared by the graph's own files.
 */
#ifndef PLAYER_GRAPH_INTERNAL_H
#define PLAYER_GRAPH_INTERNAL_H

#include "base/limits.h"
#include "graph.h"

struct world {
    struct graph_events events;
    struct id_page **pages; /* objects by the size of their id; NULL: an empty page */
    size_t n_pages, pages_cap;
    struct list objects; /* in the order of making */
    int last_id;         /* its size */
    bool is_in_game;
    struct graph_scene **scenes;
    size_t n_scenes, scenes_cap;
    struct graph_scene *active, *ddol;
    int last_handle;
    char **tags; /* those the project defines, sorted */
    size_t n_tags, tags_cap;
    struct component **colliders; /* unordered */
    size_t n_colliders, colliders_cap;
    uint64_t version;
};

extern struct world graph_world;

/* --- Objects (graph.c, values.c). --- */

/* Removes an object from all tables and frees it with everything it owns. Does not call the
 * listener or update the lists of its owner and siblings. */
void graph_free_object(struct object *o);
/* Gives it its class's default values; false: no memory. */
bool graph_new_values(struct object *o);
void graph_free_values(struct object *o);
/* Copies the values of another object of its class; false: no memory, and some may be copied. */
bool graph_copy_values(struct object *to, const struct object *from);

/* --- Hierarchy (tree.c, destroy.c). --- */

/* The list t belongs to: its parent's children or its scene's roots; items NULL: neither. */
struct siblings {
    struct transform ***items;
    size_t *n, *cap;
    struct ranks *ranks;
};

struct siblings graph_siblings(struct transform *parent, struct graph_scene *scene);
struct siblings graph_siblings_of(const struct transform *t);
/* The index of t in its list. Does not renumber its siblings. */
size_t graph_place(struct siblings s, const struct transform *t);
/* Makes room for one more. */
bool graph_reserve(struct siblings s);
/* Appends t to a list that has room, or removes it from the list it is in. */
void graph_attach(struct siblings s, struct transform *t);
void graph_detach(struct transform *t);
void graph_set_tree_scene(struct transform *top, struct graph_scene *s);
/* Adds t's tree to the counts of all its ancestors (1), or subtracts it before t leaves (-1). */
void graph_count_tree(const struct transform *t, int sign);
/* Invalidates the rank sums from `place` on, because those siblings or their tree sizes changed. */
void graph_forget_ranks(struct siblings s, size_t place);
/* Frees a tree. Does not call the listener or update the list of the top's siblings. */
void graph_free_tree(struct transform *top);
bool graph_is_tree_dying(struct transform *top);
/* The steps of destroying a tree; graph_free_tree() is last. */
void graph_mark_tree(struct transform *top);
void graph_tell_destroying(struct transform *top);
void graph_tell_destroyed(struct transform *top);
void graph_free_scene(struct graph_scene *s); /* does not free its objects */

/* --- Space (transform.c, rect.c). --- */

/* A transform's place in the world, with the data from which its children compute theirs. */
struct frame {
    struct mat4 matrix;
    struct mat4 inverse; /* only if requested */
    struct quat rotation;
    struct vec3 signs;       /* of all scales down to here: mirrors flip rotations below them */
    float size[2], pivot[2]; /* of its rectangle; 0: none */
    bool has_inverse;
    bool in_canvas; /* it or an ancestor has a Canvas */
    bool is_synced; /* as physics sees it */
};

/* How the engine places the root of a canvas; the pivot is its centre. */
struct driven {
    struct vec3 position, scale;
    struct quat rotation;
    float size[2];
};

/* A world position and rotation to restore after the parent changes. */
struct placed {
    struct mat4 matrix;
    struct quat rotation;
};

struct placed graph_placed(const struct transform *t);
void graph_set_placed(struct transform *t, const struct placed *to);

/* Computes the frame of t; depth counts the camera lookups this needed so far. */
void graph_locate(const struct transform *t, bool with_inverse, int depth, struct frame *ret_frame);
/* The same for physics: without moves since the last sync. */
void graph_locate_synced(const struct transform *t, bool with_inverse, struct frame *ret_frame);
/* Whether t is the root of a canvas that the engine places; `parent` is its parent's frame. */
bool rect_is_driven(const struct transform *t, const struct frame *parent, int depth,
                    struct driven *ret_driven);
bool rect_has_canvas(const struct transform *t);
/* The local position and the size of a RectTransform whose parent has this frame. */
struct vec3 rect_local_position(const struct rect_values *r, const struct frame *parent);
void rect_set_local_position(struct rect_values *r, const struct frame *parent, struct vec3 p);
void rect_size(const struct rect_values *r, const struct frame *parent, float ret_size[2]);

struct vec3 vec3_add(struct vec3 a, struct vec3 b);
struct vec3 vec3_subtract(struct vec3 a, struct vec3 b);
struct vec3 vec3_times(struct vec3 a, float by);
float vec3_dot(struct vec3 a, struct vec3 b);
float vec3_length(struct vec3 a);
/* The factor by which a matrix stretches the axes of an object rotated by q. */
struct vec3 mat4_scale(const struct mat4 *m, struct quat q);
struct mat4 mat4_place(struct vec3 position, struct quat rotation, struct vec3 scale);
/* The inverse of such a placement; an axis of scale 0 gives 0. */
struct mat4 mat4_unplace(struct vec3 position, struct quat rotation, struct vec3 scale);
struct mat4 mat4_multiply(const struct mat4 *a, const struct mat4 *b);

/* --- Colliders (ray.c, sync.c). --- */

/* Call before t's local values change. */
void graph_note_move(struct transform *t);
/* Whether it moved since the last sync. */
bool graph_is_moved(const struct transform *t);
/* Call before the parent of a tree changes. */
void graph_hold_colliders(struct transform *top);
/* The matrix (and its inverse) and the rotation of a collider's object as queries see it. */
void graph_locate_collider(const struct component *c, bool with_inverse, struct frame *ret_frame);

/* Adds a component to the list of all colliders if it is one; false: no memory. */
bool graph_add_collider(struct component *c);
void graph_remove_collider(struct component *c);

#endif
