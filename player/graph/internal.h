/*
 * What the graph's own files share. Nobody else includes this.
 */
#ifndef PLAYER_GRAPH_INTERNAL_H
#define PLAYER_GRAPH_INTERNAL_H

#include "base/limits.h"
#include "graph.h"

struct world {
    struct graph_events events;
    struct id_page **pages; /* objects by id, from the first id on; NULL: none of a page is left */
    size_t n_pages, pages_cap;
    struct list objects; /* in order of ids */
    int last_id;
    struct graph_scene **scenes;
    size_t n_scenes, scenes_cap;
    struct graph_scene *active, *ddol;
    int last_handle;
    char **tags; /* the project's own, sorted */
    size_t n_tags, tags_cap;
    struct component **colliders; /* in no order */
    size_t n_colliders, colliders_cap;
    uint64_t version;
};

extern struct world graph_world;

/* --- Objects (graph.c, values.c). --- */

/* `size` bytes with an object in front, in the table of ids. NULL: no memory. */
struct object *graph_new_object(size_t size, enum object_kind kind,
                                const struct native_class *class, struct script *script);
/* Out of all tables, and freed with what it owns. Nobody is told; owners and siblings still know
 * it. */
void graph_free_object(struct object *o);
/* Values with their class's defaults; false: no memory. */
bool graph_new_values(struct object *o);
void graph_free_values(struct object *o);
/* The same values as another object of its class has; false: no memory, some may be copied. */
bool graph_copy_values(struct object *to, const struct object *from);

/* --- Hierarchy (tree.c, destroy.c). --- */

/* Where t belongs: its parent's children or its scene's roots; items NULL: nowhere. */
struct siblings {
    struct transform ***items;
    size_t *n, *cap;
    struct ranks *ranks;
};

struct siblings graph_siblings(struct transform *parent, struct graph_scene *scene);
struct siblings graph_siblings_of(const struct transform *t);
/* Where it is in its list, which must have it; no other place is looked at again. */
size_t graph_place(struct siblings s, const struct transform *t);
/* Room for one more. */
bool graph_reserve(struct siblings s);
/* Puts t at the end of a list with room, or takes it out of the one it is in. */
void graph_attach(struct siblings s, struct transform *t);
void graph_detach(struct transform *t);
void graph_set_tree_scene(struct transform *top, struct graph_scene *s);
/* The next in the tree of `top` that is not below `after`; NULL: none. */
struct transform *graph_walk_past(struct transform *top, const struct transform *after);
/* t's tree has come to where it is (1) or is about to leave it (-1): all above count it. */
void graph_count_tree(const struct transform *t, int sign);
/* Siblings from that place on are others, or their trees have another size. */
void graph_forget_ranks(struct siblings s, size_t place);
/* Frees a tree without telling anybody; the top's siblings still know it. */
void graph_free_tree(struct transform *top);
bool graph_is_tree_dying(struct transform *top);
/* The steps of destroying a tree; graph_free_tree() is the last. */
void graph_mark_tree(struct transform *top);
void graph_tell_destroying(struct transform *top);
void graph_tell_destroyed(struct transform *top);
void graph_free_scene(struct graph_scene *s); /* without its objects */

/* --- Space (transform.c, rect.c). --- */

/* Where a transform is, with what its children need to know. */
struct frame {
    struct mat4 matrix;
    struct mat4 inverse; /* only if asked for */
    struct quat rotation;
    struct vec3 signs;       /* of all scales down to here: mirrors turn rotations below them */
    float size[2], pivot[2]; /* of its rectangle; 0: none */
    bool has_inverse;
    bool in_canvas; /* it or an ancestor has a canvas */
};

/* How the engine places the root of a canvas; its pivot is the middle. */
struct driven {
    struct vec3 position, scale;
    struct quat rotation;
    float size[2];
};

/* A place in the world, to be kept while the parent changes. */
struct placed {
    struct mat4 matrix;
    struct quat rotation;
};

struct placed graph_placed(const struct transform *t);
void graph_set_placed(struct transform *t, const struct placed *to);

/* Where t is; depth counts how often a camera had to be looked up for it. */
void graph_locate(const struct transform *t, bool with_inverse, int depth, struct frame *ret_frame);
/* Whether t, whose parent's frame this is, is the root of a canvas that is placed by the engine. */
bool rect_is_driven(const struct transform *t, const struct frame *parent, int depth,
                    struct driven *ret_driven);
bool rect_has_canvas(const struct transform *t);
/* Of a RectTransform in a parent with this frame: its local position, its size. */
struct vec3 rect_local_position(const struct rect_values *r, const struct frame *parent);
void rect_set_local_position(struct rect_values *r, const struct frame *parent, struct vec3 p);
void rect_size(const struct rect_values *r, const struct frame *parent, float ret_size[2]);

struct vec3 vec3_add(struct vec3 a, struct vec3 b);
struct vec3 vec3_subtract(struct vec3 a, struct vec3 b);
struct vec3 vec3_times(struct vec3 a, float by);
float vec3_dot(struct vec3 a, struct vec3 b);
float vec3_length(struct vec3 a);
/* How long a matrix makes the axes of what is turned by q. */
struct vec3 mat4_scale(const struct mat4 *m, struct quat q);
struct mat4 mat4_place(struct vec3 position, struct quat rotation, struct vec3 scale);
/* The inverse; an axis without scale comes out as 0. */
struct mat4 mat4_unplace(struct vec3 position, struct quat rotation, struct vec3 scale);
struct mat4 mat4_multiply(const struct mat4 *a, const struct mat4 *b);

/* --- Colliders (ray.c). --- */

/* Puts a component into the list of all colliders if it is one; false: no memory. */
bool graph_add_collider(struct component *c);
void graph_remove_collider(struct component *c);

#endif
