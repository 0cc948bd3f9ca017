/*
 * How to write a row of the class table. The row is the only place that describes a class. To add
 * one, write it in the file of its family, and add it to the list at that file's end.
 *
 * Keys are spelled as in files; defaults are those of a new component. Where a file has a map, the
 * loader takes the part that matters: m_Bits of a mask, rgba of a colour, x, y, width and height of
 * a rectangle, the value of a curve's first key. A dot in a key descends into a map. Keys under "No
 * file has these" exist only in a running engine.
 */
#ifndef PLAYER_CLASSES_INTERNAL_H
#define PLAYER_CLASSES_INTERNAL_H

#include "classes.h"

/* clang-format off */
#define INT(key, n)             {key, VALUE_INT, {n, 0, 0, 0}, NULL}
#define FLOAT(key, n)           {key, VALUE_FLOAT, {n, 0, 0, 0}, NULL}
#define VECTOR(key, x, y, z, w) {key, VALUE_VECTOR, {x, y, z, w}, NULL}
#define TEXT(key)               {key, VALUE_TEXT, {0, 0, 0, 0}, NULL}
#define OBJECT(key)             {key, VALUE_OBJECT, {0, 0, 0, 0}, NULL}
#define OBJECTS(key)            {key, VALUE_OBJECTS, {0, 0, 0, 0}, NULL}
#define EVERY_LAYER             -1 /* all 32 bits; a float cannot hold 4294967295 */
#define PROPERTIES(...)         (const struct property[]){__VA_ARGS__, INT(NULL, 0)}
/* clang-format on */

/* How masks that include and exclude no layer begin the YAML of bodies and colliders. */
#define FORM_LAYERS                                                                                \
    "  m_IncludeLayers:\n"                                                                         \
    "    serializedVersion: 2\n"                                                                   \
    "    m_Bits: 0\n"                                                                              \
    "  m_ExcludeLayers:\n"                                                                         \
    "    serializedVersion: 2\n"                                                                   \
    "    m_Bits: 0\n"

/* The rows of each family; each list ends with NULL. */
extern const struct native_class *const render_classes[],
    *const canvas_classes[], *const physics_classes[], *const physics_2d_classes[],
                                                           *const joint_classes[],
                                                               *const media_classes[],
                                                                   *const asset_classes[];

#endif
