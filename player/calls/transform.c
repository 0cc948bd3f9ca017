/* Internal calls about transforms and the hierarchy. */
#include "calls.h"

/* Matches enum TransformValue in Native.cs. */
enum transform_value {
    LOCAL_POSITION,
    LOCAL_ROTATION,
    LOCAL_SCALE,
    POSITION,
    ROTATION,
    LOSSY_SCALE,
    ANCHOR_MIN,
    ANCHOR_MAX,
    ANCHORED_POSITION,
    SIZE_DELTA,
    PIVOT,
    RECT
};

static const struct {
    struct vec3 (*get)(const struct transform *t);
    void (*set)(struct transform *t, struct vec3 v);
} vectors[RECT + 1] = {
    [LOCAL_POSITION] = {graph_local_position, graph_set_local_position},
    [LOCAL_SCALE] = {graph_local_scale, graph_set_local_scale},
    [POSITION] = {graph_position, graph_set_position},
    [LOSSY_SCALE] = {graph_lossy_scale, NULL},
};

static const struct {
    struct quat (*get)(const struct transform *t);
    void (*set)(struct transform *t, struct quat q);
} rotations[RECT + 1] = {
    [LOCAL_ROTATION] = {graph_local_rotation, graph_set_local_rotation},
    [ROTATION] = {graph_rotation, graph_set_rotation},
};

/* The pair of numbers in a RectTransform that `what` selects; NULL: none. */
static float *rect_pair(struct rect_values *r, int what)
{
    switch (what) {
    case ANCHOR_MIN:
        return r->anchor_min;
    case ANCHOR_MAX:
        return r->anchor_max;
    case ANCHORED_POSITION:
        return r->anchored_position;
    case SIZE_DELTA:
        return r->size_delta;
    case PIVOT:
        return r->pivot;
    default:
        return NULL;
    }
}

static void get_transform_value(const struct transform *t, int what, struct vec4 *to)
{
    const float *pair = t->rect ? rect_pair(t->rect, what) : NULL;

    *to = (struct vec4){0};
    if (what < 0 || what > RECT)
        return;
    if (vectors[what].get) {
        struct vec3 v = vectors[what].get(t);

        *to = (struct vec4){v.x, v.y, v.z, 0};
    } else if (rotations[what].get) {
        struct quat q = rotations[what].get(t);

        *to = (struct vec4){q.x, q.y, q.z, q.w};
    } else if (pair) {
        *to =
            (struct vec4){pair[0], pair[1], what == ANCHORED_POSITION ? t->rect->anchored_z : 0, 0};
    } else if (what == RECT) {
        struct rect r = graph_rect(t);

        *to = (struct vec4){r.x, r.y, r.width, r.height};
    }
}

static void set_transform_value(struct transform *t, int what, const struct vec4 *v)
{
    static const int parts[] = {[ANCHOR_MIN] = RECT_ANCHOR_MIN,
                                [ANCHOR_MAX] = RECT_ANCHOR_MAX,
                                [SIZE_DELTA] = RECT_SIZE_DELTA,
                                [PIVOT] = RECT_PIVOT};
    float *pair = t->rect ? rect_pair(t->rect, what) : NULL;

    if (what < 0 || what > RECT)
        return;
    if (vectors[what].set)
        vectors[what].set(t, (struct vec3){v->x, v->y, v->z});
    else if (rotations[what].set)
        rotations[what].set(t, (struct quat){v->x, v->y, v->z, v->w});
    if (!pair)
        return;
    pair[0] = v->x;
    pair[1] = v->y;
    if (what == ANCHORED_POSITION) {
        t->rect->anchored_z = v->z;
        graph_tell_changed(&t->component.object, CHANGE_POSITION, 0);
    } else {
        graph_tell_changed(&t->component.object, CHANGE_RECT, parts[what]);
    }
}

static void get_matrix(const struct transform *t, uint8_t world_to_local, struct mat4 *to)
{
    struct mat4 m = graph_matrix(t);

    *to = m;
    if (world_to_local && !mat4_inverse(&m, to))
        *to = (struct mat4){{0}};
}

static struct clr_object *get_parent(struct transform *t)
{
    return t->parent ? managed_of(&t->parent->component.object) : NULL;
}

static uint8_t set_parent(struct transform *t, struct transform *parent, uint8_t stays)
{
    return graph_set_parent(t, parent, stays != 0);
}

static int get_child_count(const struct transform *t)
{
    return (int)t->n_children;
}

static struct clr_object *get_child(struct transform *t, int i)
{
    return i >= 0 && (size_t)i < t->n_children ? managed_of(&t->children[i]->component.object)
                                               : NULL;
}

static int get_hierarchy_count(struct transform *t)
{
    struct transform *each = NULL;
    int n = 0;

    while (t->parent)
        t = t->parent;
    while ((each = graph_walk(t, each)))
        n++;
    return n;
}

static int get_sibling_index(const struct transform *t)
{
    return (int)graph_sibling_index(t);
}

static void set_sibling_index(struct transform *t, int index)
{
    graph_set_sibling_index(t, index < 0 ? 0 : (size_t)index);
}

const struct internal_call transform_calls[] = {
    {"GetTransformValue", get_transform_value},
    {"SetTransformValue", set_transform_value},
    {"GetMatrix", get_matrix},
    {"GetParent", get_parent},
    {"SetParent", set_parent},
    {"GetChildCount", get_child_count},
    {"GetChild", get_child},
    {"GetHierarchyCount", get_hierarchy_count},
    {"GetSiblingIndex", get_sibling_index},
    {"SetSiblingIndex", set_sibling_index},
    {NULL, NULL},
};
