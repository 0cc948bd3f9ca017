/*
 * The player's world: scenes, objects, components and assets in C memory, as Unity keeps them
 * beside the C# side. Depends on neither the C# runtime nor files: calls/ exposes it to managed
 * code, load/ fills it from a project. One thread. The world is process-wide, because internal
 * calls carry no context.
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
struct mat4 { /* column by column, in the field order of UnityEngine.Matrix4x4 */
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

struct script; /* a user type or a generated one: managed/script.h */

struct object {
    int id; /* never reused; negative if the running game made it, as in Unity */
    enum object_kind kind;
    const struct native_class *class;
    struct script
        *script;          /* MonoBehaviours, ScriptableObjects, components without a row; or NULL */
    char *name;           /* of game objects and assets; owned */
    unsigned hide_flags;  /* UnityEngine.HideFlags */
    uintptr_t managed;    /* handle of its managed object; 0: none yet. For managed.c */
    struct value *values; /* one for each slot of its class; NULL: none */
    int64_t file_id;      /* in its file; 0: made at run time */
    int home;             /* handle of the scene whose file has it; 0: none */
    const void *source;   /* for load.c; NULL: made at run time */
    int original;         /* id of the asset that the running game copied; 0: not a copy */
    bool is_dying;        /* being destroyed */
    /* Private to the graph. */
    struct list link;    /* in the order of making */
    struct object *copy; /* only during a clone */
};

struct game_object {
    struct object object; /* first */
    struct transform *transform;
    struct component **components; /* the transform first */
    size_t n_components, components_cap;
    const char *tag; /* interned: graph_tag() */
    int layer;
    bool is_active;            /* activeSelf */
    struct graph_scene *scene; /* NULL: none (prefab assets, HideAndDontSave) */
};

/* Prefix sums of the tree sizes in a list of siblings: 1, 1 + 2, 1 + 2 + 3 ... Private to the graph
 * (order.c). */
struct ranks {
    size_t *sums;
    size_t n_known, cap;
};

struct component {
    struct object object; /* first */
    struct game_object *owner;
    size_t place;      /* a collider's index in the list of all; private to the graph */
    struct held *held; /* where queries see a collider, if not where it is; private, too */
};

struct transform {
    struct component component; /* first */
    struct transform *parent;
    struct transform **children;
    size_t n_children, children_cap;
    struct vec3 position;     /* local; unused if there is a rect: see graph_local_position() */
    struct vec3 scale;        /* local, like the rotation; the root of a canvas may have others: */
    struct quat rotation;     /* graph_local_scale(), graph_local_rotation() */
    struct rect_values *rect; /* NULL: no RectTransform */
    /* Private to the graph. */
    size_t place;           /* last known index among its siblings */
    size_t n_tree;          /* size of its tree, itself included */
    struct ranks ranks;     /* of its children */
    struct transform *down; /* the way back down during a lookup through its ancestors */
    struct {
        uint64_t epoch;
        struct vec3 position, scale;
        struct quat rotation;
    } synced; /* its values as physics sees them: sync.c */
};

struct rect_values { /* as a RectTransform has them */
    float anchor_min[2], anchor_max[2], anchored_position[2], size_delta[2], pivot[2];
    float anchored_z; /* z of the local position */
};

struct graph_scene {
    int handle;        /* positive, never reused */
    char *name, *path; /* path: "Assets/Scenes/Main.unity"; owned */
    int build_index;   /* -1: not in the build */
    bool is_loaded;
    bool is_pseudo; /* DontDestroyOnLoad: not in the list of scenes */
    bool is_dying;  /* being unloaded: accepts no more objects */
    struct transform **roots;
    size_t n_roots, roots_cap;
    size_t n_objects;   /* in all trees */
    struct ranks ranks; /* of its roots; private to the graph */
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
static inline struct transform *object_transform(struct object *o) /* NULL: not a transform */
{
    return o && o->kind == OBJECT_COMPONENT && native_class_is(o->class, &class_transform)
               ? (struct transform *)o
               : NULL;
}

/* --- The world. --- */

/*
 * The listener; any callback may be NULL.
 * To destroy objects, the graph calls `destroying` for each while all of them are still whole, then
 * `destroyed` for each before it frees the first: parents before children, components before their
 * transform and game object. Callbacks may call back into the graph, except for graph_reset().
 * Dying objects stay as they are: calls to destroy them again, to move them, to add to them, or to
 * destroy what contains them fail.
 * `active_changed` is also called for objects outside any scene. It is not called for objects that
 * a callback has destroyed or changed back, nor by graph_clone(). `changed` must not modify the
 * graph.
 */
enum graph_change {
    CHANGE_CREATED,
    CHANGE_NAME,
    CHANGE_TAG,
    CHANGE_LAYER,
    CHANGE_ACTIVE, /* activeSelf */
    CHANGE_HIDE_FLAGS,
    CHANGE_PARENT, /* or its sibling index, or its scene; reported for the transform */
    CHANGE_POSITION,
    CHANGE_ROTATION,
    CHANGE_SCALE,
    CHANGE_RECT, /* slot: enum rect_part */
    CHANGE_VALUE /* slot: the property's */
};

enum rect_part { RECT_ANCHOR_MIN, RECT_ANCHOR_MAX, RECT_SIZE_DELTA, RECT_PIVOT, RECT_PARTS };

struct graph_events {
    void (*destroying)(struct object *o);
    void (*destroyed)(struct object *o);
    void (*active_changed)(struct game_object *o, bool is_active); /* activeInHierarchy */
    /* A value was set, possibly to the same one. Not called for dying objects. */
    void (*changed)(struct object *o, enum graph_change what, int slot);
};

/* Empties the world without calling the listener, and installs `events` as the new one. */
void graph_reset(const struct graph_events *events);
/* Reports a change to the listener. For code that sets a member of an object directly. */
void graph_tell_changed(struct object *o, enum graph_change what, int slot);

struct object *graph_find(int64_t id); /* NULL: no such object */
/* All objects in the order in which they were made: NULL begins, NULL ends. `after` must still
 * exist. */
struct object *graph_next(const struct object *after);

/* Whether the running game makes the objects that are created from now on; else they are of a
 * file. */
void graph_set_in_game(bool is_in_game);
/* Creating objects. NULL: no memory. Names are copied. */
/* Has a Transform or a RectTransform, and is in no scene yet. */
struct game_object *graph_new_game_object(struct slice name, bool has_rect);
/* Also NULL if the object is dying or the class is not a component. A RectTransform, added directly
 * or because a Canvas needs one, replaces the Transform. A Transform is refused. */
struct component *graph_add_component(struct game_object *o, const struct native_class *class,
                                      struct script *script);
struct object *graph_new_asset(const struct native_class *class, struct script *script,
                               struct slice name);
/* Turns the Transform into a RectTransform that keeps its id; false: no memory. */
bool graph_make_rect(struct transform *t);
/* Destroys an object at once, with its components and descendants. False: it is a Transform, which
 * cannot be destroyed alone, or part of it is already being destroyed. Its ids are never found
 * again. */
bool graph_destroy(struct object *o);
/* Like Object.Instantiate: copies a game object with all its descendants into the same scene or
 * under `parent`, appends "(Clone)" to its name, keeps local values, and points references among
 * the copied objects to the copies. *ret_pairs: original and copy of every object, parents first, a
 * game object before its components, so that the caller can copy managed fields; freed with
 * mem_free(). NULL: no memory, or the original, parent or scene is dying. Does not call the
 * listener. */
struct object_pair {
    struct object *original, *copy;
};
struct game_object *graph_clone(struct game_object *o, struct transform *parent,
                                struct object_pair **ret_pairs, size_t *ret_n);

bool graph_set_name(struct object *o, struct slice name);
const char *graph_name(const struct object *o); /* of a component: its game object's name */
const char *graph_tag(struct slice tag);        /* interned; NULL: not a defined tag */
bool graph_define_tag(struct slice tag);        /* adds a project's tag to Unity's seven */

bool graph_is_active(const struct game_object *o); /* activeInHierarchy, in any scene or none */
/* False: no memory, and nothing has changed. */
bool graph_set_active(struct game_object *o, bool is_active);

/* --- Hierarchy. --- */

/* `parent` NULL: makes it a root of its scene. False: `parent` is `t` or below it, either is
 * dying, or no memory. With `stays` it keeps its place in the world. Objects move to the
 * parent's scene. */
bool graph_set_parent(struct transform *t, struct transform *parent, bool stays);
size_t graph_sibling_index(const struct transform *t);
void graph_set_sibling_index(struct transform *t, size_t index); /* clamped to the last */
/* The next in hierarchy order within the tree of `top`; NULL begins with top, NULL ends. */
struct transform *graph_walk(struct transform *top, const struct transform *after);
/* The i-th object of a scene in hierarchy order, and the one after it; NULL: no more. The cost
 * depends on the depth, not on the number of objects before it. */
struct transform *graph_nth(struct graph_scene *s, size_t i);
struct transform *graph_after(const struct transform *t);
/* Changes whenever objects or components are added or removed, a scene is unloaded, or an object
 * gets another name, parent, sibling index or activity. */
uint64_t graph_version(void);
/* Changes graph_version(), for changes that the graph cannot see, such as a script's type. */
void graph_touch(void);
/* Appends "/A/B". */
void graph_path(struct buf *to, const struct game_object *o);
/* Like GameObject.Find(): only active objects; "A/B" and "/A/B" are paths. NULL: none. */
struct game_object *graph_find_path(struct slice path);

/* --- Space. Left-handed, as Unity; Euler angles z, x, y. --- */

struct mat4 graph_matrix(const struct transform *t); /* local to world */
/* World to local; an axis of scale 0 gives 0. */
struct mat4 graph_matrix_inverse(const struct transform *t);
struct vec3 graph_position(const struct transform *t);
struct quat graph_rotation(const struct transform *t);
struct vec3 graph_lossy_scale(const struct transform *t);
void graph_set_position(struct transform *t, struct vec3 p);
void graph_set_rotation(struct transform *t, struct quat q);
/* Local values. A RectTransform's position follows from its anchors, and setting it changes
 * them. */
struct vec3 graph_local_position(const struct transform *t);
void graph_set_local_position(struct transform *t, struct vec3 p);
void graph_set_local_rotation(struct transform *t, struct quat q);
void graph_set_local_scale(struct transform *t, struct vec3 scale);
/* t->rotation and t->scale, except for the root of a canvas that follows the screen or a camera. */
struct quat graph_local_rotation(const struct transform *t);
struct vec3 graph_local_scale(const struct transform *t);
struct vec3 vec3_rotate(struct quat q, struct vec3 v);
struct quat quat_multiply(struct quat a, struct quat b);
struct vec3 quat_to_euler(struct quat q); /* 0 to 360 each */
struct vec3 mat4_point(const struct mat4 *m, struct vec3 p);
struct vec3 mat4_vector(const struct mat4 *m, struct vec3 v);
bool mat4_inverse(const struct mat4 *m, struct mat4 *ret_inverse);

struct rect {
    float x, y, width, height;
};
/* The rectangle in its own space (pivot at 0, 0). The root of a canvas has the screen's rectangle,
 * unless it is in world space. All 0 if there is no RectTransform. */
struct rect graph_rect(const struct transform *t);

struct screen {
    int width, height;
    float dpi;
};
extern struct screen graph_screen; /* 1920 x 1080, 96 */

/* --- Scenes. --- */

size_t graph_scene_count(void); /* loaded and loading, without DontDestroyOnLoad */
struct graph_scene *graph_scene_at(size_t i);
struct graph_scene *graph_scene_by_handle(int handle); /* DontDestroyOnLoad too */
struct graph_scene *graph_scene_new(struct slice name, struct slice path, int build_index);
/* Unloads a scene with all its objects. False: one of them is being destroyed. If it was the active
 * scene, another one becomes active. */
bool graph_scene_unload(struct graph_scene *s);
struct graph_scene *graph_active_scene(void); /* NULL: none */
void graph_set_active_scene(struct graph_scene *s);
struct graph_scene *graph_ddol(void); /* created on first use; NULL: no memory */
/* Moves a root with all its descendants; `s` NULL: out of every scene. False: it has a parent,
 * something is dying, or no memory. */
bool graph_move_to_scene(struct transform *root, struct graph_scene *s);

/* --- Values. Slots out of range or of another type read as zero and are not written. --- */

const struct value *graph_value(const struct object *o, int slot, enum value_type type);
void graph_set_int(struct object *o, int slot, int64_t i); /* VALUE_INT, VALUE_OBJECT */
void graph_set_float(struct object *o, int slot, float f);
void graph_set_vector(struct object *o, int slot, struct vec4 v);
bool graph_set_text(struct object *o, int slot, struct slice text);
bool graph_set_list(struct object *o, int slot, const int64_t *ids, size_t n);

/* --- Physics: rays against colliders (ray.c), at their places of the last sync (sync.c).
 * --- */

void graph_sync_colliders(void);
/* Whether colliders are at their objects' places, without a sync. */
void graph_sync_always(bool is_auto);
/* It enters the world at its object's place: added, enabled, activated, copied. */
void graph_place_collider(struct component *c);
/* The same of all colliders of an object. */
void graph_place_colliders(struct game_object *o);
/* Where queries see the object of a collider. */
void graph_collider_place(const struct component *c, struct vec3 *ret_position,
                          struct quat *ret_rotation, struct vec3 *ret_scale);

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

/* Finds at most `max` hits, nearest first, and returns how many. Skips inactive objects, disabled
 * colliders, and colliders that the ray starts in. Exact for boxes, spheres, capsules, character
 * controllers and the editor's own meshes (cube, sphere, capsule, cylinder, plane, quad). Other
 * meshes count by their bounds if known, else not at all. */
size_t graph_raycast(const struct ray *ray, struct ray_hit *to, size_t max);
/* World bounds of a collider or renderer: centre and extents; false: it has none. */
bool graph_bounds(const struct component *c, struct vec3 *ret_center, struct vec3 *ret_extents);

#endif
