/* The base rows of all classes, and lookup of rows. */
#include "internal.h"

#include "unity/unity.h"

/* clang-format off */
const struct native_class class_object = {
    .name = "UnityEngine.Object",
};

const struct native_class class_game_object = {
    .name = "UnityEngine.GameObject",
    .base = &class_object,
    .properties = PROPERTIES(
        INT("m_StaticEditorFlags", 0)),
};

const struct native_class class_component = {
    .name = "UnityEngine.Component",
    .base = &class_object,
};

const struct native_class class_behaviour = {
    .name = "UnityEngine.Behaviour",
    .base = &class_component,
    .properties = PROPERTIES(
        INT("m_Enabled", 1)),
};

const struct native_class class_mono_behaviour = {
    .name = "UnityEngine.MonoBehaviour",
    .base = &class_behaviour,
};

const struct native_class class_scriptable_object = {
    .name = "UnityEngine.ScriptableObject",
    .base = &class_object,
};

const struct native_class class_transform = {
    .name = "UnityEngine.Transform",
    .base = &class_component,
};

const struct native_class class_rect_transform = {
    .name = "UnityEngine.RectTransform",
    .base = &class_transform,
};
/* clang-format on */

static const struct native_class *const core_classes[] = {
    &class_object,    &class_game_object,    &class_component,
    &class_behaviour, &class_mono_behaviour, &class_scriptable_object,
    &class_transform, &class_rect_transform, NULL,
};

static const struct native_class *const *const families[] = {
    core_classes,  render_classes,     canvas_classes, physics_classes,
    joint_classes, physics_2d_classes, media_classes,  asset_classes,
};

const struct native_class *native_class_at(size_t i)
{
    for (size_t f = 0; f < N_ELEMENTS(families); f++)
        for (const struct native_class *const *row = families[f]; *row; row++)
            if (i-- == 0)
                return *row;
    return NULL;
}

static const char *file_class(const struct native_class *c)
{
    return c->file_class ? c->file_class : c->name;
}

int64_t native_class_id(const struct native_class *c)
{
    const struct class_row *row = class_named(file_class(c));

    return row ? row->id : 0;
}

static const struct native_class *
first_class(bool (*is_it)(const struct native_class *c, const void *of), const void *of)
{
    for (size_t f = 0; f < N_ELEMENTS(families); f++)
        for (const struct native_class *const *row = families[f]; *row; row++)
            if (is_it(*row, of))
                return *row;
    return NULL;
}

static bool is_of_row(const struct native_class *c, const void *of)
{
    return class_is_named(of, file_class(c));
}

const struct native_class *native_class_by_id(int64_t class_id)
{
    const struct class_row *row = class_find(class_id);

    return row ? first_class(is_of_row, row) : NULL;
}

static bool has_name(const struct native_class *c, const void *of)
{
    const struct slice *full_name = of;

    return slice_is(*full_name, c->name);
}

const struct native_class *native_class_named(struct slice full_name)
{
    return first_class(has_name, &full_name);
}

const char *native_short_name(const struct native_class *c)
{
    return strrchr(c->name, '.') + 1;
}

bool native_class_is(const struct native_class *c, const struct native_class *base)
{
    while (c && c != base)
        c = c->base;
    return c != NULL;
}

static int count_own(const struct native_class *c)
{
    int n = 0;

    while (c->properties && c->properties[n].key)
        n++;
    return n;
}

int native_slot_count(const struct native_class *c)
{
    int n = 0;

    for (; c; c = c->base)
        n += count_own(c);
    return n;
}

/* Index of a key, or of its newer name, in a list that ends with NULL; -1: not found. */
static int find_key(const struct property *list, struct slice key)
{
    for (int i = 0; list && list[i].key; i++)
        if (slice_is(key, list[i].key) || (list[i].newer_key && slice_is(key, list[i].newer_key)))
            return i;
    return -1;
}

int native_slot(const struct native_class *c, struct slice key)
{
    for (; c; c = c->base) {
        int i = find_key(c->properties, key);

        if (i >= 0)
            return i + native_slot_count(c->base);
    }
    return -1;
}

const struct property *native_property(const struct native_class *c, int slot)
{
    for (; c; c = c->base) {
        int first = native_slot_count(c->base);

        if (slot >= first)
            return slot - first < count_own(c) ? &c->properties[slot - first] : NULL;
    }
    return NULL;
}

const struct property *native_default(const struct native_class *c, int slot)
{
    const struct property *p = native_property(c, slot);

    for (; p && c; c = c->base) {
        int i = find_key(c->changed, slice_of(p->key));

        if (i >= 0)
            return &c->changed[i];
    }
    return p;
}
