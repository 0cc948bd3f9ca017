/*
 * The solids behind colliders and renderers, placed in the world. Used only by ray.c.
 */
#ifndef PLAYER_GRAPH_SHAPE_H
#define PLAYER_GRAPH_SHAPE_H

#include "internal.h"

enum shape_kind { SHAPE_BOX, SHAPE_SPHERE, SHAPE_CAPSULE, SHAPE_CYLINDER, SHAPE_SHEET };

/* A solid centred on the origin of its own space. */
struct shape {
    enum shape_kind kind;
    struct mat4 matrix, inverse; /* from its space to the world, and back */
    struct vec3 extents;         /* half the size on each axis */
    float radius;                /* of sphere, capsule, cylinder; the last two lie along `axis` */
    int axis;                    /* 0 x, 1 y, 2 z; a sheet's normal lies along it */
    float facing;                /* of a sheet: 1 faces along `axis`, -1 against it */
};

/* The shape of a collider; false: its kind or mesh is not known. */
bool shape_of_collider(const struct component *c, struct shape *ret_shape);
/* The shape that a renderer draws; false: its kind or mesh is not known. */
bool shape_of_renderer(const struct component *c, struct shape *ret_shape);

/* Where a ray enters from outside: at from + t * direction, t >= 0. The normal has length 1. */
bool shape_hit(const struct shape *s, struct vec3 from, struct vec3 direction, double *ret_t,
               struct vec3 *ret_normal);

#endif
