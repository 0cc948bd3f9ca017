/*
 * Unity's classes by number: "--- !u!4 &11" begins a Transform. Files also contain the class name,
 * but it is the one from when the file was written, so only the number counts.
 */
#ifndef UNITY_PROJECT_CLASSES_H
#define UNITY_PROJECT_CLASSES_H

#include <stddef.h>
#include <stdint.h>

/* The classes that our code handles. */
enum {
    CLASS_GAME_OBJECT = 1,
    CLASS_TRANSFORM = 4,
    CLASS_MONO_BEHAVIOUR = 114,
    CLASS_MONO_SCRIPT = 115,
    CLASS_RECT_TRANSFORM = 224,
    CLASS_PREFAB_INSTANCE = 1001,
    CLASS_SCENE_ROOTS = 1660057539,
};

struct class_row {
    int64_t id;
    const char *name;       /* "Transform" */
    const char *name_space; /* "UnityEngine"; "" if scripts cannot use the type */
};

/* Made from managed/api by the build: all classes, sorted by number, and the full names of the
 * components that scripts can use, sorted; the last is NULL. */
extern const struct class_row class_rows[];
extern const size_t class_rows_n;
extern const char *const component_names[];

/* NULL: unknown. */
const struct class_row *class_find(int64_t id);
/* The same by its name with namespace, "UnityEngine.Transform": a linear search. */
const struct class_row *class_named(const char *full_name);

#endif
