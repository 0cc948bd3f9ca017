/*
 * The classes that are native to the engine, and what an object of each one keeps: keys as files
 * have them, defaults as a new component has them. The graph makes objects from these rows, the
 * loader fills them, managed code reads them by slot. Knows no objects.
 *
 * Where a file has a map, the loader takes what counts of it: m_Bits of a mask, rgba of a colour,
 * x, y, width, height of a rectangle, the value of a curve's first key. A dot in a key goes one map
 * deeper. Keys under "No file has these" are state of a running engine alone.
 */
#include "player/graph/rows.h"

static const struct property game_object_properties[] = {INT("m_StaticEditorFlags", 0), END};

static const struct property behaviour_properties[] = {INT("m_Enabled", 1), END};

const struct native_class class_object = {
    .name = "UnityEngine.Object",
    .class_id = 0,
    .properties = NULL,
    .is_component = false,
};

const struct native_class class_game_object = {
    .name = "UnityEngine.GameObject",
    .class_id = 1,
    .base = &class_object,
    .properties = game_object_properties,
    .is_component = false,
};

const struct native_class class_component = {
    .name = "UnityEngine.Component",
    .class_id = 2,
    .base = &class_object,
    .properties = NULL,
    .is_component = true,
};

const struct native_class class_behaviour = {
    .name = "UnityEngine.Behaviour",
    .class_id = 8,
    .base = &class_component,
    .properties = behaviour_properties,
    .is_component = true,
};

const struct native_class class_mono_behaviour = {
    .name = "UnityEngine.MonoBehaviour",
    .class_id = 114,
    .base = &class_behaviour,
    .properties = NULL,
    .is_component = true,
};

const struct native_class class_scriptable_object = {
    .name = "UnityEngine.ScriptableObject",
    .class_id = 0,
    .base = &class_object,
    .properties = NULL,
    .is_component = false,
};

const struct native_class class_transform = {
    .name = "UnityEngine.Transform",
    .class_id = 4,
    .base = &class_component,
    .properties = NULL,
    .is_component = true,
};

const struct native_class class_rect_transform = {
    .name = "UnityEngine.RectTransform",
    .class_id = 224,
    .base = &class_transform,
    .properties = NULL,
    .is_component = true,
};

static const struct native_class *const rows[] = {
    &class_object,
    &class_game_object,
    &class_component,
    &class_behaviour,
    &class_mono_behaviour,
    &class_scriptable_object,
    &class_transform,
    &class_rect_transform,
    &class_camera,
    &class_light,
    &class_renderer,
    &class_mesh_renderer,
    &class_skinned_mesh_renderer,
    &class_sprite_renderer,
    &class_line_renderer,
    &class_trail_renderer,
    &class_particle_system,
    &class_particle_system_renderer,
    &class_mesh_filter,
    &class_text_mesh,
    &class_canvas,
    &class_canvas_group,
    &class_canvas_renderer,
    &class_terrain,
    &class_collider,
    &class_box_collider,
    &class_sphere_collider,
    &class_capsule_collider,
    &class_mesh_collider,
    &class_character_controller,
    &class_rigidbody,
    &class_rigidbody_2d,
    &class_collider_2d,
    &class_box_collider_2d,
    &class_circle_collider_2d,
    &class_polygon_collider_2d,
    &class_edge_collider_2d,
    &class_capsule_collider_2d,
    &class_nav_mesh_agent,
    &class_audio_behaviour,
    &class_audio_source,
    &class_audio_listener,
    &class_animator,
    &class_animation,
    &class_material,
    &class_mesh,
    &class_texture,
    &class_texture_2d,
    &class_sprite,
    &class_audio_clip,
    &class_shader,
    &class_font,
    &class_physic_material,
    &class_text_asset,
    &class_motion,
    &class_animation_clip,
    &class_runtime_animator_controller,
};

/* Keys that newer files have for what older ones call otherwise. */
static const struct renamed {
    const struct native_class *class;
    const char *key, *known_as;
} renamed[] = {
    {&class_rigidbody, "m_LinearDamping", "m_Drag"},
    {&class_rigidbody, "m_AngularDamping", "m_AngularDrag"},
    {&class_rigidbody_2d, "m_LinearDamping", "m_LinearDrag"},
    {&class_rigidbody_2d, "m_AngularDamping", "m_AngularDrag"},
    {&class_audio_source, "m_Resource", "m_audioClip"},
    {&class_animator, "m_KeepAnimatorControllerStateOnDisable", "m_KeepAnimatorStateOnDisable"},
};

const struct native_class *native_class_by_id(int64_t class_id)
{
    if (class_id == 0)
        return NULL;
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        if (rows[i]->class_id == class_id)
            return rows[i];
    }
    return NULL;
}

const struct native_class *native_class_named(struct slice full_name)
{
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        if (slice_is(full_name, rows[i]->name))
            return rows[i];
    }
    return NULL;
}

const struct native_class *native_class_at(size_t i)
{
    return i < N_ELEMENTS(rows) ? rows[i] : NULL;
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

/* Place of a key in a list that ends with NULL; -1: not there. */
static int find_key(const struct property *list, struct slice key)
{
    for (int i = 0; list && list[i].key; i++) {
        if (slice_is(key, list[i].key))
            return i;
    }
    return -1;
}

static int find_slot(const struct native_class *c, struct slice key)
{
    for (; c; c = c->base) {
        int i = find_key(c->properties, key);

        if (i >= 0)
            return i + native_slot_count(c->base);
    }
    return -1;
}

int native_slot(const struct native_class *c, struct slice key)
{
    int slot = find_slot(c, key);

    for (size_t i = 0; slot < 0 && i < N_ELEMENTS(renamed); i++) {
        if (slice_is(key, renamed[i].key) && native_class_is(c, renamed[i].class))
            slot = find_slot(c, slice_of(renamed[i].known_as));
    }
    return slot;
}

const char *native_newer_key(const struct native_class *c, int slot)
{
    for (size_t i = 0; i < N_ELEMENTS(renamed); i++) {
        if (native_class_is(c, renamed[i].class) &&
            find_slot(c, slice_of(renamed[i].known_as)) == slot)
            return renamed[i].key;
    }
    return NULL;
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
