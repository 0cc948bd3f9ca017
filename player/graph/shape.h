/*
 * The solids behind colliders and renderers, placed in the world. For ray.c alone.
 */
#ifndef PLAYER_GRAPH_SHAPE_H
#define PLAYER_GRAPH_SHAPE_H

#include "internal.h"

enum shape_kind { SHAPE_BOX, SHAPE_SPHERE, SHAPE_CAPSULE, SHAPE_CYLINDER, SHAPE_SHEET };

/* A solid around 0 in a space of its own. */
struct shape {
    enum shape_kind kind;
    struct mat4 matrix, inverse; /* its space to the world, and back */
    struct vec3 extents;         /* half its size on each axis */
    float radius;                /* of sphere, capsule, cylinder; these last two lie along `axis` */
    int axis;                    /* 0 x, 1 y, 2 z; of a sheet: what it faces, or the contrary */
    float facing;                /* of a sheet: 1, or -1 for the contrary */
};

/* Of a collider; false: of a kind or mesh whose form is not known. */
bool shape_of_collider(const struct component *c, struct shape *ret_shape);
/* Of what a renderer draws; likewise. */
bool shape_of_renderer(const struct component *c, struct shape *ret_shape);

/* Where a ray enters from outside: at from + t * direction, t >= 0. The normal is of length 1. */
bool shape_hit(const struct shape *s, struct vec3 from, struct vec3 direction, double *ret_t,
               struct vec3 *ret_normal);

#endif
