/*
 * The classes that are native to the engine, and what an object of each one keeps. The graph makes
 * objects from these rows, the loader fills them, managed code reads them by slot, and new
 * components are saved in the form that stands there. Knows no objects.
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
    const char *key; /* as files have it: "field of view", "m_IsTrigger" */
    enum value_type type;
    struct vec4 def;       /* x alone counts for numbers */
    const char *newer_key; /* what newer files call it; NULL: the same */
};

struct native_class {
    const char *name; /* "UnityEngine.BoxCollider" */
    int64_t class_id; /* Unity's number; 0: it has none (ScriptableObject) */
    const struct native_class *base;
    const struct property *properties; /* its own; ends with a row whose key is NULL; may be NULL */
    const struct property *changed;    /* its bases', where its defaults differ; likewise */
    const char *form; /* the document of a new component, as Unity writes it, with defaults and
                         m_GameObject null; NULL: a new one cannot be saved, or save/new.c knows */
};

/* What every document of a new object begins with. */
#define FORM_HEAD                                                                                  \
    "  m_ObjectHideFlags: 0\n"                                                                     \
    "  m_CorrespondingSourceObject: {fileID: 0}\n"                                                 \
    "  m_PrefabInstance: {fileID: 0}\n"                                                            \
    "  m_PrefabAsset: {fileID: 0}\n"
/* And that of a component. */
#define FORM_COMPONENT FORM_HEAD "  m_GameObject: {fileID: 0}\n"

/* The rows that code knows by name. */
extern const struct native_class class_object, class_game_object, class_component, class_behaviour,
    class_mono_behaviour, class_transform, class_rect_transform, class_scriptable_object,
    class_camera, class_canvas, class_collider, class_box_collider, class_sphere_collider,
    class_capsule_collider, class_mesh_collider, class_character_controller, class_mesh,
    class_mesh_filter, class_mesh_renderer, class_skinned_mesh_renderer, class_sprite,
    class_sprite_renderer;

/* NULL: no row. */
const struct native_class *native_class_by_id(int64_t class_id);
const struct native_class *native_class_named(struct slice full_name);
const struct native_class *native_class_at(size_t i); /* NULL: no more */
bool native_class_is(const struct native_class *c, const struct native_class *base);
/* The name without namespaces, as files have it: "BoxCollider". */
const char *native_short_name(const struct native_class *c);
/* The number of a property among all that an object of the class has; -1: it has none of that key.
 * The properties of bases come first, so a base's number holds for every class derived from it. */
int native_slot(const struct native_class *c, struct slice key);
int native_slot_count(const struct native_class *c);
/* The property behind a slot; NULL: none. */
const struct property *native_property(const struct native_class *c, int slot);
/* The row with the default that an object of this class begins with; NULL: none. */
const struct property *native_default(const struct native_class *c, int slot);

#endif
