/*
 * Where a ray enters a solid. Rays are transformed into the solid's own space, where it is centred
 * on the origin and aligned to the axes. Uses doubles, because a ray may start far away.
 */
#include <math.h>

#include "shape.h"

struct local_ray { /* in the shape's space; the direction has any length */
    double from[3], to[3];
};

struct entry {
    double t;
    double normal[3];
};

static void extents_of(const struct shape *s, double to[3])
{
    to[0] = s->extents.x;
    to[1] = s->extents.y;
    to[2] = s->extents.z;
}

/* The slab method: the last pair of faces entered counts, if none was left before. */
static bool hit_box(const struct shape *s, const struct local_ray *r, struct entry *ret_entry)
{
    double extents[3], enters = -INFINITY, leaves = INFINITY;
    int face = 0;

    extents_of(s, extents);
    for (int i = 0; i < 3; i++) {
        double near, far;

        if (r->to[i] == 0 && fabs(r->from[i]) > extents[i])
            return false;
        if (r->to[i] == 0)
            continue;
        near = (-copysign(extents[i], r->to[i]) - r->from[i]) / r->to[i];
        far = (copysign(extents[i], r->to[i]) - r->from[i]) / r->to[i];
        if (near > enters) {
            enters = near;
            face = i;
        }
        leaves = fmin(leaves, far);
    }
    if (enters > leaves || !(enters >= 0))
        return false;
    *ret_entry = (struct entry){.t = enters};
    ret_entry->normal[face] = r->to[face] > 0 ? -1 : 1;
    return true;
}

/* The first root of a t^2 + 2 b t + c, where c > 0 means that the ray starts outside. */
static bool first_root(double a, double b, double c, double *ret_t)
{
    double inside = b * b - a * c;

    if (!(c > 0) || !(a > 0) || !(b < 0) || !(inside >= 0))
        return false;
    *ret_t = c / (-b + sqrt(inside)); /* (-b - root) / a would lose digits */
    return true;
}

/* A sphere around a point on the axis. */
static bool hit_ball(const struct shape *s, double at, const struct local_ray *r,
                     struct entry *ret_entry)
{
    double a = 0, b = 0, c = -(double)s->radius * s->radius, t;

    for (int i = 0; i < 3; i++) {
        double from = r->from[i] - (i == s->axis ? at : 0);

        a += r->to[i] * r->to[i];
        b += r->to[i] * from;
        c += from * from;
    }
    if (!first_root(a, b, c, &t))
        return false;
    ret_entry->t = t;
    for (int i = 0; i < 3; i++)
        ret_entry->normal[i] = r->from[i] + t * r->to[i] - (i == s->axis ? at : 0);
    return true;
}

/* The side of a tube from -half to half on the axis. */
static bool hit_tube(const struct shape *s, double half, const struct local_ray *r,
                     struct entry *ret_entry)
{
    int u = (s->axis + 1) % 3, v = (s->axis + 2) % 3;
    double t;

    if (!first_root(
            r->to[u] * r->to[u] + r->to[v] * r->to[v],
            r->to[u] * r->from[u] + r->to[v] * r->from[v],
            r->from[u] * r->from[u] + r->from[v] * r->from[v] - (double)s->radius * s->radius, &t))
        return false;
    if (fabs(r->from[s->axis] + t * r->to[s->axis]) > half)
        return false;
    *ret_entry = (struct entry){.t = t};
    ret_entry->normal[u] = r->from[u] + t * r->to[u];
    ret_entry->normal[v] = r->from[v] + t * r->to[v];
    return true;
}

static bool is_in_ball(const struct shape *s, double at, const struct local_ray *r)
{
    double c = 0;

    for (int i = 0; i < 3; i++) {
        double from = r->from[i] - (i == s->axis ? at : 0);

        c += from * from;
    }
    return c <= (double)s->radius * s->radius;
}

static bool is_in_tube(const struct shape *s, double half, const struct local_ray *r)
{
    double u = r->from[(s->axis + 1) % 3], v = r->from[(s->axis + 2) % 3];

    return fabs(r->from[s->axis]) <= half && u * u + v * v <= (double)s->radius * s->radius;
}

/* The nearer of two entries, if there is any. */
static bool take_nearer(bool has_other, const struct entry *other, bool *has, struct entry *entry)
{
    if (has_other && (!*has || other->t < entry->t))
        *entry = *other;
    *has = *has || has_other;
    return *has;
}

static bool hit_capsule(const struct shape *s, const struct local_ray *r, struct entry *ret_entry)
{
    double extents[3], half;
    struct entry other = {0};
    bool has;

    extents_of(s, extents);
    half = extents[s->axis] - s->radius;
    if (is_in_tube(s, half, r) || is_in_ball(s, half, r) || is_in_ball(s, -half, r))
        return false;
    has = hit_tube(s, half, r, ret_entry);
    take_nearer(hit_ball(s, half, r, &other), &other, &has, ret_entry);
    return take_nearer(hit_ball(s, -half, r, &other), &other, &has, ret_entry);
}

static bool hit_cylinder(const struct shape *s, const struct local_ray *r, struct entry *ret_entry)
{
    int a = s->axis, u = (a + 1) % 3, v = (a + 2) % 3;
    double extents[3], t, at_u, at_v;
    struct entry lid = {0};
    bool has, hits_lid = false;

    extents_of(s, extents);
    if (is_in_tube(s, extents[a], r))
        return false;
    has = hit_tube(s, extents[a], r, ret_entry);
    if (r->to[a] != 0) { /* the lid that the ray reaches first */
        t = (-copysign(extents[a], r->to[a]) - r->from[a]) / r->to[a];
        at_u = r->from[u] + t * r->to[u];
        at_v = r->from[v] + t * r->to[v];
        hits_lid = t >= 0 && !(at_u * at_u + at_v * at_v > (double)s->radius * s->radius);
        lid.t = t;
        lid.normal[a] = r->to[a] > 0 ? -1 : 1;
    }
    return take_nearer(hits_lid, &lid, &has, ret_entry);
}

/* A flat rectangle that can only be hit from the front. */
static bool hit_sheet(const struct shape *s, const struct local_ray *r, struct entry *ret_entry)
{
    double extents[3], t;
    int a = s->axis;

    extents_of(s, extents);
    if (!(r->to[a] * s->facing < 0) || r->from[a] * s->facing < 0)
        return false;
    t = -r->from[a] / r->to[a];
    for (int i = 0; i < 3; i++) {
        if (i != a && fabs(r->from[i] + t * r->to[i]) > extents[i])
            return false;
    }
    *ret_entry = (struct entry){.t = t};
    ret_entry->normal[a] = s->facing;
    return true;
}

/* Normals are transformed by the transpose of the inverse matrix. */
static struct vec3 normal_to_world(const struct mat4 *inverse, const double n[3])
{
    double world[3], length = 0;

    for (int i = 0; i < 3; i++) {
        world[i] =
            inverse->m[i * 4] * n[0] + inverse->m[i * 4 + 1] * n[1] + inverse->m[i * 4 + 2] * n[2];
        length += world[i] * world[i];
    }
    length = length > 0 ? sqrt(length) : 1;
    return (struct vec3){(float)(world[0] / length), (float)(world[1] / length),
                         (float)(world[2] / length)};
}

bool shape_hit(const struct shape *s, struct vec3 from, struct vec3 direction, double *ret_t,
               struct vec3 *ret_normal)
{
    const float *m = s->inverse.m;
    struct entry entry = {0};
    struct local_ray r;
    bool is_hit = false;

    for (int i = 0; i < 3; i++) {
        r.from[i] = (double)m[i] * from.x + (double)m[4 + i] * from.y + (double)m[8 + i] * from.z +
                    m[12 + i];
        r.to[i] = (double)m[i] * direction.x + (double)m[4 + i] * direction.y +
                  (double)m[8 + i] * direction.z;
    }
    switch (s->kind) {
    case SHAPE_BOX:
        is_hit = hit_box(s, &r, &entry);
        break;
    case SHAPE_SPHERE:
        is_hit = hit_ball(s, 0, &r, &entry);
        break;
    case SHAPE_CAPSULE:
        is_hit = hit_capsule(s, &r, &entry);
        break;
    case SHAPE_CYLINDER:
        is_hit = hit_cylinder(s, &r, &entry);
        break;
    case SHAPE_SHEET:
        is_hit = hit_sheet(s, &r, &entry);
        break;
    }
    if (!is_hit)
        return false;
    *ret_t = entry.t;
    *ret_normal = normal_to_world(&s->inverse, entry.normal);
    return true;
}
