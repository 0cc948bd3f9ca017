/*
 * The engine's native classes and the values that an object of each keeps. The graph makes objects
 * from these rows, the loader fills them, managed code reads them by slot, and new components are
 * saved by `form`. Does not know any objects.
 *
 * Keys are spelled as in files; defaults are those of a new component. Where a file has a map, the
 * loader takes the part that matters: m_Bits of a mask, rgba of a colour, x, y, width and height of
 * a rectangle, the value of a curve's first key. A dot in a key descends into a map. A mask of all
 * layers is -1: a float cannot hold 4294967295.
 */
#ifndef PLAYER_CLASSES_CLASSES_H
#define PLAYER_CLASSES_CLASSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/base.h"

struct vec4 {
    float x, y, z, w;
};

enum value_type {
    VALUE_INT, /* bools and enums too */
    VALUE_FLOAT,
    VALUE_VECTOR, /* two to four floats: vectors, colours, quaternions, rectangles */
    VALUE_TEXT,
    VALUE_OBJECT, /* an id; 0: null */
    VALUE_OBJECTS /* a list of ids */
};

struct property {
    const char *key; /* as in files: "field of view", "m_IsTrigger" */
    enum value_type type;
    struct vec4 def;       /* numbers use only x */
    const char *newer_key; /* its name in newer files; NULL: the same */
};

struct native_class {
    const char *name; /* "UnityEngine.BoxCollider" */
    int64_t id;       /* its class number in files; 0: none */
    const struct native_class *base;
    const struct property *properties; /* its own; ends with a row whose key is NULL; may be NULL */
    const struct property *changed;    /* inherited ones with another default; ends with a row whose
                                          key is NULL; may be NULL */
    const char *form; /* YAML of a new component; NULL: cannot be saved when new, or save/new.c
                         writes it */
};

/* All rows, which the build makes from managed/api and forms/; the last is NULL. */
extern const struct native_class *const native_classes[];
/* Those that C code refers to by name. */
extern const struct native_class class_object, class_game_object, class_component, class_behaviour,
    class_mono_behaviour, class_transform, class_rect_transform, class_scriptable_object,
    class_camera, class_canvas, class_collider, class_box_collider, class_sphere_collider,
    class_capsule_collider, class_mesh_collider, class_character_controller, class_mesh,
    class_mesh_filter, class_mesh_renderer, class_skinned_mesh_renderer, class_sprite,
    class_sprite_renderer;

/* NULL: no row. */
const struct native_class *native_class_by_id(int64_t class_id);
const struct native_class *native_class_named(struct slice full_name);
bool native_class_is(const struct native_class *c, const struct native_class *base);
/* The name without its namespace, as in files: "BoxCollider". */
const char *native_short_name(const struct native_class *c);
/* The slot of a property among all properties of a class; -1: it has none with that key. Properties
 * of bases are first, so a base's slot is valid for every derived class. */
int native_slot(const struct native_class *c, struct slice key);
int native_slot_count(const struct native_class *c);
/* The property behind a slot; NULL: none. */
const struct property *native_property(const struct native_class *c, int slot);
/* The row with the default for objects of this class; NULL: none. */
const struct property *native_default(const struct native_class *c, int slot);

#endif
