/*
 * The player's world: scenes, objects, components and assets in C memory, as Unity keeps them
 * beside the C# side. No C# runtime here, no files: calls_*.c give it to managed code, load*.c fill
 * it from a project. One thread. The world is process-wide by nature, since internal calls carry no
 * context.
 *
 *     graph -- scene -- root transform -- child transform ...
 *                          |
 *                       game object -- components, each with the values of its class's table
 */
#ifndef PLAYER_GRAPH_GRAPH_H
#define PLAYER_GRAPH_GRAPH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/base.h"
#include "player/classes/classes.h"

struct vec3 {
    float x, y, z;
};
struct quat {
    float x, y, z, w;
};
struct mat4 { /* column after column, as UnityEngine.Matrix4x4 has its fields */
    float m[16];
};

/* --- Objects. --- */

struct value {
    union {
        int64_t i; /* VALUE_INT, VALUE_OBJECT */
        float f;
        struct vec4 v;
        char *text; /* owned; NULL: empty */
        struct {
            int64_t *ids; /* owned */
            size_t n;
        } list;
    };
};

enum object_kind { OBJECT_GAME_OBJECT, OBJECT_COMPONENT, OBJECT_ASSET };

struct script; /* a type of user code or a generated one: scripts.h */

struct object {
    int id; /* positive, never used again */
    enum object_kind kind;
    const struct native_class *class;
    struct script
        *script;          /* MonoBehaviours, ScriptableObjects, components without a row; or NULL */
    char *name;           /* of game objects and assets; owned */
    unsigned hide_flags;  /* UnityEngine.HideFlags */
    uintptr_t managed;    /* handle of its managed object; 0: none yet. calls.c's business */
    struct value *values; /* as many as its class has slots; NULL: none */
    int64_t file_id;      /* in the file that it came from; 0: made at run time */
    int home;             /* handle of the scene whose file that is; 0: none */
    const void *source;   /* load.c's business; NULL: made at run time */
    int original;         /* id of what this is the running game's own copy of; 0: it is none */
    bool is_dying;        /* being destroyed */
    /* The graph's business. */
    struct list link;    /* in order of ids */
    struct object *copy; /* while it is being cloned */
};

struct game_object {
    struct object object; /* first */
    struct transform *transform;
    struct component **components; /* the transform first */
    size_t n_components, components_cap;
    const char *tag; /* interned: graph_tag() */
    int layer;
    bool is_active;            /* its own switch */
    struct graph_scene *scene; /* NULL: in none (prefab assets, HideAndDontSave) */
};

/* How many objects are in the trees of the first siblings of a list: 1, 1 + 2, 1 + 2 + 3 ... The
 * graph's business (order.c). */
struct ranks {
    size_t *sums;
    size_t n_known, cap;
};

struct component {
    struct object object; /* first */
    struct game_object *owner;
    size_t place; /* a collider's, in the list of all; the graph's business */
};

struct transform {
    struct component component; /* first */
    struct transform *parent;
    struct transform **children;
    size_t n_children, children_cap;
    struct vec3 position; /* local; not read if there is a rect: graph_local_position() */
    struct vec3 scale;    /* local, and so is the rotation; the root of a canvas may have others: */
    struct quat rotation; /* graph_local_scale(), graph_local_rotation() */
    struct rect_values *rect; /* NULL: no RectTransform */
    /* The graph's business. */
    size_t place;           /* where it was last seen among its siblings */
    size_t n_tree;          /* objects of its tree: itself and all below */
    struct ranks ranks;     /* of its children */
    struct transform *down; /* the way back while something is looked up in its ancestors */
};

struct rect_values { /* as a RectTransform has them */
    float anchor_min[2], anchor_max[2], anchored_position[2], size_delta[2], pivot[2];
    float anchored_z; /* z of the local position */
};

struct graph_scene {
    int handle;        /* positive, never used again */
    char *name, *path; /* path: "Assets/Scenes/Main.unity"; owned */
    int build_index;   /* -1: not in the build */
    bool is_loaded;
    bool is_pseudo; /* DontDestroyOnLoad: in no list of scenes */
    bool is_dying;  /* being unloaded: takes no more objects */
    struct transform **roots;
    size_t n_roots, roots_cap;
    size_t n_objects;   /* in all trees */
    struct ranks ranks; /* of its roots; the graph's business */
};

static inline struct game_object *object_game_object(struct object *o)
{
    return o->kind == OBJECT_GAME_OBJECT ? (struct game_object *)o
           : o->kind == OBJECT_COMPONENT ? ((struct component *)o)->owner
                                         : NULL;
}
static inline struct component *object_component(struct object *o)
{
    return o && o->kind == OBJECT_COMPONENT ? (struct component *)o : NULL;
}
static inline struct transform *object_transform(struct object *o) /* NULL: is none */
{
    return o && o->kind == OBJECT_COMPONENT && native_class_is(o->class, &class_transform)
               ? (struct transform *)o
               : NULL;
}

/* --- The world. --- */

/*
 * What managed code must hear; any may be NULL. When something is destroyed, `destroying` is told
 * of each object that goes while all of them are still whole, then `destroyed` of each one before
 * the first is freed: parents before children, components before their transform and game object.
 * All of these may call back into the graph, with two exceptions: no graph_reset(), and what is
 * dying stays as it is (it cannot be destroyed again, moved, or added to; nor can what holds it be
 * destroyed meanwhile: those calls fail). `active_changed` is told of objects in no scene too, not
 * of those that callbacks have destroyed or changed back meanwhile, and not by graph_clone().
 * `changed` must leave the graph as it is.
 */
enum graph_change {
    CHANGE_CREATED,
    CHANGE_NAME,
    CHANGE_TAG,
    CHANGE_LAYER,
    CHANGE_ACTIVE, /* its own switch */
    CHANGE_HIDE_FLAGS,
    CHANGE_PARENT, /* or its place among its siblings, or its scene; of the transform */
    CHANGE_POSITION,
    CHANGE_ROTATION,
    CHANGE_SCALE,
    CHANGE_RECT, /* slot: enum rect_part */
    CHANGE_VALUE /* slot: its property */
};

enum rect_part { RECT_ANCHOR_MIN, RECT_ANCHOR_MAX, RECT_SIZE_DELTA, RECT_PIVOT, RECT_PARTS };

struct graph_events {
    void (*destroying)(struct object *o);
    void (*destroyed)(struct object *o);
    void (*active_changed)(struct game_object *o, bool is_active); /* in hierarchy, for each */
    /* A value has been set; may be the same as before. Not told of objects that go. */
    void (*changed)(struct object *o, enum graph_change what, int slot);
};

/* Empties the world (frees everything; `destroyed` is not told) and sets who is told. */
void graph_reset(const struct graph_events *events);
/* Whoever sets a member of an object himself says so. */
void graph_tell_changed(struct object *o, enum graph_change what, int slot);

struct object *graph_find(int id); /* NULL: no such object */
/* All objects in order of their ids: NULL begins, NULL ends. `after` must still be there. */
struct object *graph_next(const struct object *after);

/* New ones; NULL: no memory. Names are copied. */
/* With a Transform, or a RectTransform, in no scene yet. */
struct game_object *graph_new_game_object(struct slice name, bool has_rect);
/* NULL also if the object is dying or the class is no component. A RectTransform replaces the
 * Transform, and so does the one that a Canvas needs; a Transform is refused. */
struct component *graph_add_component(struct game_object *o, const struct native_class *class,
                                      struct script *script);
struct object *graph_new_asset(const struct native_class *class, struct script *script,
                               struct slice name);
/* Turns the Transform into a RectTransform, same id; false: no memory. */
bool graph_make_rect(struct transform *t);
/* At once, with all below and on it. False: a Transform, which cannot be destroyed alone, or
 * something of it is being destroyed already. Ids that others keep of it find nothing any more. */
bool graph_destroy(struct object *o);
/* Like Object.Instantiate: a copy of the game object with all below, in the same scene or under
 * `parent`, its name with "(Clone)" after it; local values stay; references among the copied point
 * to copies. *ret_pairs: original and copy of every object, parents first, a game object before its
 * components; for whoever copies managed fields; freed with mem_free(). NULL: no memory, or the
 * original, parent or scene is dying. Nobody is told. */
struct object_pair {
    struct object *original, *copy;
};
struct game_object *graph_clone(struct game_object *o, struct transform *parent,
                                struct object_pair **ret_pairs, size_t *ret_n);

bool graph_set_name(struct object *o, struct slice name);
const char *graph_name(const struct object *o); /* a component has its game object's */
const char *graph_tag(struct slice tag);        /* interned; NULL: not a tag that is defined */
bool graph_define_tag(struct slice tag);        /* the project's own beside Unity's seven */

bool graph_is_active(const struct game_object *o); /* in hierarchy, in whatever scene */
/* False: no memory, and nothing has changed. */
bool graph_set_active(struct game_object *o, bool is_active);

/* --- Hierarchy. --- */

/* `parent` NULL: a root of its scene. False: `parent` is `t` or below it, one is dying, or no
 * memory. With `stays` the place in the world stays as it is. Objects move to the parent's scene.
 * */
bool graph_set_parent(struct transform *t, struct transform *parent, bool stays);
size_t graph_sibling_index(const struct transform *t);
void graph_set_sibling_index(struct transform *t, size_t index); /* the last at most */
/* The next in hierarchy order within the tree of `top`; NULL begins with top, NULL ends. */
struct transform *graph_walk(struct transform *top, const struct transform *after);
/* The i-th object of a scene in hierarchy order, and the one after it; NULL: no more. The cost is
 * that of the path there, not of all that comes before. */
struct transform *graph_nth(struct graph_scene *s, size_t i);
struct transform *graph_after(const struct transform *t);
/* Another number whenever objects or components came or went, a scene went, or something got
 * another name, parent, place or activity. */
uint64_t graph_version(void);
/* Something of this kind has changed that the graph does not see: the type of a script. */
void graph_touch(void);
/* "/A/B" appended. */
void graph_path(struct buf *to, const struct game_object *o);
/* As GameObject.Find(): active ones only; "A/B", "/A/B" with a path. NULL: none. */
struct game_object *graph_find_path(struct slice path);

/* --- Space. Left-handed, as Unity; Euler angles z, x, y. --- */

struct mat4 graph_matrix(const struct transform *t); /* local to world */
/* World to local; an axis that some scale makes nothing of comes out as 0. */
struct mat4 graph_matrix_inverse(const struct transform *t);
struct vec3 graph_position(const struct transform *t);
struct quat graph_rotation(const struct transform *t);
struct vec3 graph_lossy_scale(const struct transform *t);
void graph_set_position(struct transform *t, struct vec3 p);
void graph_set_rotation(struct transform *t, struct quat q);
/* Local ones: for a RectTransform the position follows from anchors, and setting it changes them.
 * */
struct vec3 graph_local_position(const struct transform *t);
void graph_set_local_position(struct transform *t, struct vec3 p);
void graph_set_local_rotation(struct transform *t, struct quat q);
void graph_set_local_scale(struct transform *t, struct vec3 scale);
/* As t->rotation and t->scale, but for the root of a canvas that follows the screen or a camera. */
struct quat graph_local_rotation(const struct transform *t);
struct vec3 graph_local_scale(const struct transform *t);
struct vec3 vec3_rotate(struct quat q, struct vec3 v);
struct quat quat_multiply(struct quat a, struct quat b);
struct quat quat_inverse(struct quat q);
struct quat quat_euler(struct vec3 degrees);
struct vec3 quat_to_euler(struct quat q); /* 0 to 360 each */
struct vec3 mat4_point(const struct mat4 *m, struct vec3 p);
struct vec3 mat4_vector(const struct mat4 *m, struct vec3 v);
bool mat4_inverse(const struct mat4 *m, struct mat4 *ret_inverse);

struct rect {
    float x, y, width, height;
};
/* The rectangle in its own space (pivot at 0, 0). The root of a canvas has the screen's, unless it
 * is in world space. All 0 if there is no RectTransform. */
struct rect graph_rect(const struct transform *t);

struct screen {
    int width, height;
    float dpi;
};
extern struct screen graph_screen; /* 1920 x 1080, 96 */

/* --- Scenes. --- */

size_t graph_scene_count(void); /* loaded and loading, without the pseudo-scene */
struct graph_scene *graph_scene_at(size_t i);
struct graph_scene *graph_scene_by_handle(int handle); /* the pseudo-scene too */
struct graph_scene *graph_scene_new(struct slice name, struct slice path, int build_index);
/* With all its objects. False: one of them is being destroyed. Another scene becomes the active one
 * if this was it. */
bool graph_scene_unload(struct graph_scene *s);
struct graph_scene *graph_active_scene(void); /* NULL: none */
void graph_set_active_scene(struct graph_scene *s);
struct graph_scene *graph_ddol(void); /* made when first asked for; NULL: no memory */
/* Moves a root with all below; NULL: to no scene. False: it has a parent, something is dying, or no
 * memory. */
bool graph_move_to_scene(struct transform *root, struct graph_scene *s);

/* --- Values. Slots out of range or of another type read as zero and are not written. --- */

const struct value *graph_value(const struct object *o, int slot, enum value_type type);
void graph_set_int(struct object *o, int slot, int64_t i); /* VALUE_INT, VALUE_OBJECT */
void graph_set_float(struct object *o, int slot, float f);
void graph_set_vector(struct object *o, int slot, struct vec4 v);
bool graph_set_text(struct object *o, int slot, struct slice text);
bool graph_set_list(struct object *o, int slot, const int64_t *ids, size_t n);

/* --- Physics: rays against colliders (ray.c). --- */

enum hit_triggers { TRIGGERS_GLOBAL, TRIGGERS_IGNORE, TRIGGERS_COLLIDE };

struct ray {
    struct vec3 from, direction;
    float max_distance;
    unsigned layer_mask;
    enum hit_triggers triggers;
};

struct ray_hit {
    struct component *collider;
    struct vec3 point, normal;
    float distance;
};

/* Nearest first; at most `max`. Inactive objects and disabled colliders do not count, nor does a
 * collider that the ray begins in. Boxes, spheres, capsules, character controllers, and meshes that
 * are the editor's own (cube, sphere, capsule, cylinder, plane, quad); others by their bounds if
 * known, else not at all. Returns how many. */
size_t graph_raycast(const struct ray *ray, struct ray_hit *to, size_t max);
/* World bounds of a collider or renderer: centre and extents; false: it has none. */
bool graph_bounds(const struct component *c, struct vec3 *ret_center, struct vec3 *ret_extents);

#endif
