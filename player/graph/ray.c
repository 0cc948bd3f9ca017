/*
 * Rays against all colliders, and bounds. The list of colliders saves a ray from visiting every
 * object. Colliders are placed anew for each ray, since any ancestor may have moved.
 */
#include <math.h>
#include <stdlib.h>

#include "shape.h"

/* --- The list. --- */

bool graph_add_collider(struct component *c)
{
    struct world *w = &graph_world;

    if (!native_class_is(c->object.class, &class_collider))
        return true;
    if (!VEC_ADD(w->colliders, w->n_colliders, w->colliders_cap, LIMIT_OBJECTS, c))
        return false;
    c->place = w->n_colliders - 1;
    graph_place_collider(c);
    return true;
}

void graph_remove_collider(struct component *c)
{
    struct world *w = &graph_world;

    mem_free(c->held);
    c->held = NULL;
    if (c->place >= w->n_colliders || w->colliders[c->place] != c)
        return;
    w->colliders[c->place] = w->colliders[--w->n_colliders];
    w->colliders[c->place]->place = c->place;
}

/* --- One ray. --- */

struct query {
    struct vec3 from, direction; /* of length 1 */
    float max_distance;
    unsigned layer_mask;
    bool hits_triggers;
    int enabled, is_trigger; /* their slots */
};

/* Whether the ray comes near the collider at all; most are ruled out here. */
static bool is_near(const struct query *q, const struct shape *s)
{
    const float *m = s->matrix.m;
    struct vec3 center = {m[12], m[13], m[14]};
    float radius = vec3_length((struct vec3){m[0], m[1], m[2]}) * s->extents.x +
                   vec3_length((struct vec3){m[4], m[5], m[6]}) * s->extents.y +
                   vec3_length((struct vec3){m[8], m[9], m[10]}) * s->extents.z;
    struct vec3 to = vec3_subtract(center, q->from);
    float along = vec3_dot(to, q->direction);
    float beside = vec3_length(vec3_subtract(to, vec3_times(q->direction, along)));
    float slack = radius + 1e-5f * (vec3_length(to) + radius);

    return !(along < -slack) && !(beside > slack) && !(along - slack > q->max_distance);
}

static bool hit_one(const struct query *q, struct component *c, struct ray_hit *ret_hit)
{
    const struct value *values = c->object.values;
    const struct game_object *o = c->owner;
    struct vec3 normal;
    struct shape s;
    double t;

    if (!o->scene || o->layer < 0 || o->layer >= 32 || !(q->layer_mask >> o->layer & 1) ||
        !values[q->enabled].i || (!q->hits_triggers && values[q->is_trigger].i) ||
        c->object.is_dying || !graph_is_active(o))
        return false;
    if (!shape_of_collider(c, &s) || !is_near(q, &s) ||
        !shape_hit(&s, q->from, q->direction, &t, &normal) || !(t <= q->max_distance))
        return false;
    *ret_hit = (struct ray_hit){.collider = c,
                                .point = {(float)(q->from.x + t * q->direction.x),
                                          (float)(q->from.y + t * q->direction.y),
                                          (float)(q->from.z + t * q->direction.z)},
                                .normal = normal,
                                .distance = (float)t};
    return true;
}

/* --- The nearest of them: a heap with the farthest on top, sorted in the end. --- */

static int compare_hits(const void *a, const void *b)
{
    const struct ray_hit *x = a, *y = b;

    if (x->distance != y->distance)
        return x->distance < y->distance ? -1 : 1;
    return (x->collider->object.id > y->collider->object.id) -
           (x->collider->object.id < y->collider->object.id);
}

static void sink(struct ray_hit *heap, size_t n, size_t at)
{
    for (;;) {
        size_t below = 2 * at + 1;
        struct ray_hit kept = heap[at];

        if (below >= n)
            return;
        if (below + 1 < n && compare_hits(&heap[below], &heap[below + 1]) < 0)
            below++;
        if (compare_hits(&kept, &heap[below]) >= 0)
            return;
        heap[at] = heap[below];
        heap[below] = kept;
        at = below;
    }
}

static size_t keep_nearest(struct ray_hit *heap, size_t n, size_t max, const struct ray_hit *hit)
{
    if (n < max) {
        heap[n++] = *hit;
        for (size_t i = n == max ? n / 2 : 0; i-- > 0;)
            sink(heap, n, i);
        return n;
    }
    if (compare_hits(hit, &heap[0]) < 0) {
        heap[0] = *hit;
        sink(heap, n, 0);
    }
    return n;
}

size_t graph_raycast(const struct ray *ray, struct ray_hit *to, size_t max)
{
    struct query q = {.from = ray->from,
                      .max_distance = ray->max_distance,
                      .layer_mask = ray->layer_mask,
                      .hits_triggers = ray->triggers != TRIGGERS_IGNORE,
                      .enabled = native_slot(&class_collider, SLICE("m_Enabled")),
                      .is_trigger = native_slot(&class_collider, SLICE("m_IsTrigger"))};
    float length = vec3_length(ray->direction);
    struct ray_hit hit;
    size_t n = 0;

    if (max == 0 || !isfinite(ray->from.x) || !isfinite(ray->from.y) || !isfinite(ray->from.z) ||
        !(length > 0) || !isfinite(length))
        return 0;
    q.direction = vec3_times(ray->direction, 1 / length);
    for (size_t i = 0; i < graph_world.n_colliders; i++) {
        if (hit_one(&q, graph_world.colliders[i], &hit))
            n = keep_nearest(to, n, max, &hit);
    }
    qsort(to, n, sizeof(*to), compare_hits);
    return n;
}

/* --- Bounds. --- */

static float half_extent(const struct shape *s, int row)
{
    const float *m = s->matrix.m;
    float x = fabsf(m[row]), y = fabsf(m[4 + row]), z = fabsf(m[8 + row]);
    float half[3] = {s->extents.x, s->extents.y, s->extents.z}, column[3] = {x, y, z};

    if (s->kind == SHAPE_SPHERE || s->kind == SHAPE_CAPSULE) {
        float round = s->radius * vec3_length((struct vec3){x, y, z});

        return s->kind == SHAPE_SPHERE ? round
                                       : round + (half[s->axis] - s->radius) * column[s->axis];
    }
    return x * half[0] + y * half[1] + z * half[2];
}

bool graph_bounds(const struct component *c, struct vec3 *ret_center, struct vec3 *ret_extents)
{
    bool is_collider = native_class_is(c->object.class, &class_collider);
    struct shape s;

    if (!(is_collider ? shape_of_collider(c, &s) : shape_of_renderer(c, &s)))
        return false;
    if (!is_collider)
        s.kind = SHAPE_BOX; /* renderers use the bounding box of their mesh */
    *ret_center = (struct vec3){s.matrix.m[12], s.matrix.m[13], s.matrix.m[14]};
    *ret_extents = (struct vec3){half_extent(&s, 0), half_extent(&s, 1), half_extent(&s, 2)};
    return true;
}
