/* Rotations for tests of the graph. */
#ifndef TESTS_QUAT_RIG_H
#define TESTS_QUAT_RIG_H

#include <math.h>

#include "player/graph/graph.h"

/* As Unity turns: about z, then x, then y. */
static inline struct quat quat_euler(struct vec3 degrees)
{
    double x = degrees.x / (180 / 3.14159265358979323846) / 2,
           y = degrees.y / (180 / 3.14159265358979323846) / 2,
           z = degrees.z / (180 / 3.14159265358979323846) / 2;
    struct quat about_x = {(float)sin(x), 0, 0, (float)cos(x)};
    struct quat about_y = {0, (float)sin(y), 0, (float)cos(y)};
    struct quat about_z = {0, 0, (float)sin(z), (float)cos(z)};

    return quat_multiply(about_y, quat_multiply(about_x, about_z));
}

#endif
