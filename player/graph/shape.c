/*
 * The solid of a component: size and place of colliders for physics (boxes, spheres and capsules
 * are never skewed; a mesh takes its full matrix), and the bounds of renderers.
 * Knows the editor's built-in meshes by their ids.
 */
#include <math.h>

#include "shape.h"

static const struct value *value_of(const struct object *o, struct slice key, enum value_type type)
{
    return graph_value(o, native_slot(o->class, key), type);
}

static struct vec3 vector_of(const struct object *o, struct slice key)
{
    struct vec4 v = value_of(o, key, VALUE_VECTOR)->v;

    return (struct vec3){v.x, v.y, v.z};
}

static float float_of(const struct object *o, struct slice key)
{
    return value_of(o, key, VALUE_FLOAT)->f;
}

static struct object *object_of(const struct object *o, struct slice key,
                                const struct native_class *class)
{
    int64_t id = value_of(o, key, VALUE_OBJECT)->i;
    struct object *found = graph_find(id);

    return found && native_class_is(found->class, class) ? found : NULL;
}

/* --- Boxes, spheres, capsules: placed without skew. --- */

static float axis_of(const struct vec3 *v, int axis)
{
    return axis == 0 ? v->x : axis == 1 ? v->y : v->z;
}

static struct shape capsule_shape(const struct component *c, const struct vec3 *scale)
{
    bool is_upright = c->object.class == &class_character_controller;
    int64_t direction = is_upright ? 1 : value_of(&c->object, SLICE("m_Direction"), VALUE_INT)->i;
    int axis = direction >= 0 && direction <= 2 ? (int)direction : 1;
    float along = axis_of(scale, axis);
    float across = fmaxf(axis_of(scale, (axis + 1) % 3), axis_of(scale, (axis + 2) % 3));
    float radius = fabsf(float_of(&c->object, SLICE("m_Radius"))) * across;
    float half = fmaxf(fabsf(float_of(&c->object, SLICE("m_Height"))) * along / 2, radius);

    return (struct shape){.kind = SHAPE_CAPSULE,
                          .radius = radius,
                          .axis = axis,
                          .extents = {axis == 0 ? half : radius, axis == 1 ? half : radius,
                                      axis == 2 ? half : radius}};
}

/* --- Meshes. --- */

static const struct editor_mesh {
    int64_t file_id;
    struct shape shape; /* matrices are not set */
} editor_meshes[] = {
    {10202, {.kind = SHAPE_BOX, .extents = {0.5f, 0.5f, 0.5f}}},
    {10206, {.kind = SHAPE_CYLINDER, .extents = {0.5f, 1, 0.5f}, .radius = 0.5f, .axis = 1}},
    {10207, {.kind = SHAPE_SPHERE, .extents = {0.5f, 0.5f, 0.5f}, .radius = 0.5f}},
    {10208, {.kind = SHAPE_CAPSULE, .extents = {0.5f, 1, 0.5f}, .radius = 0.5f, .axis = 1}},
    {10209, {.kind = SHAPE_SHEET, .extents = {5, 0, 5}, .axis = 1, .facing = 1}},
    {10210, {.kind = SHAPE_SHEET, .extents = {0.5f, 0.5f, 0}, .axis = 2, .facing = -1}},
};

/* A box with these bounds in a space. */
static bool bounds_shape(const struct frame *f, struct vec3 center, struct vec3 extents,
                         struct shape *ret_shape)
{
    struct mat4 to_center = mat4_place(center, (struct quat){0, 0, 0, 1}, (struct vec3){1, 1, 1});
    struct mat4 from_center =
        mat4_unplace(center, (struct quat){0, 0, 0, 1}, (struct vec3){1, 1, 1});

    if (extents.x == 0 && extents.y == 0 && extents.z == 0)
        return false;
    *ret_shape = (struct shape){.kind = SHAPE_BOX,
                                .matrix = mat4_multiply(&f->matrix, &to_center),
                                .inverse = mat4_multiply(&from_center, &f->inverse),
                                .extents = {fabsf(extents.x), fabsf(extents.y), fabsf(extents.z)}};
    return true;
}

static bool mesh_shape(const struct frame *f, const struct object *mesh, struct shape *ret_shape)
{
    if (!mesh)
        return false;
    for (size_t i = 0; i < N_ELEMENTS(editor_meshes); i++) {
        if (mesh->file_id != editor_meshes[i].file_id)
            continue;
        *ret_shape = editor_meshes[i].shape;
        ret_shape->matrix = f->matrix;
        ret_shape->inverse = f->inverse;
        return true;
    }
    return bounds_shape(f, vector_of(mesh, SLICE("m_LocalAABB.m_Center")),
                        vector_of(mesh, SLICE("m_LocalAABB.m_Extent")), ret_shape);
}

bool shape_of_collider(const struct component *c, struct shape *ret_shape)
{
    const struct native_class *class = c->object.class;
    const struct object *o = &c->object;
    const struct vec3 one = {1, 1, 1};
    struct vec3 center, scale, size;
    struct shape s;
    struct frame f;
    float radius;

    graph_locate_collider(c, class == &class_mesh_collider, &f);
    if (class == &class_mesh_collider)
        return mesh_shape(&f, object_of(o, SLICE("m_Mesh"), &class_mesh), ret_shape);
    scale = mat4_scale(&f.matrix, f.rotation);
    scale = (struct vec3){fabsf(scale.x), fabsf(scale.y), fabsf(scale.z)};
    if (class == &class_box_collider) {
        size = vector_of(o, SLICE("m_Size"));
        s = (struct shape){.kind = SHAPE_BOX,
                           .extents = {fabsf(size.x) * scale.x / 2, fabsf(size.y) * scale.y / 2,
                                       fabsf(size.z) * scale.z / 2}};
    } else if (class == &class_sphere_collider) {
        radius = fabsf(float_of(o, SLICE("m_Radius"))) * fmaxf(scale.x, fmaxf(scale.y, scale.z));
        s = (struct shape){
            .kind = SHAPE_SPHERE, .radius = radius, .extents = {radius, radius, radius}};
    } else if (class == &class_capsule_collider || class == &class_character_controller) {
        s = capsule_shape(c, &scale);
    } else {
        return false;
    }
    center = mat4_point(&f.matrix, vector_of(o, SLICE("m_Center")));
    if (class == &class_character_controller) /* upright however its object is rotated */
        f.rotation = (struct quat){0, 0, 0, 1};
    s.matrix = mat4_place(center, f.rotation, one);
    s.inverse = mat4_unplace(center, f.rotation, one);
    *ret_shape = s;
    return true;
}

/* --- Shapes of renderers. --- */

static struct object *filter_mesh(const struct game_object *o)
{
    for (size_t i = 1; i < o->n_components; i++) {
        if (o->components[i]->object.class == &class_mesh_filter)
            return object_of(&o->components[i]->object, SLICE("m_Mesh"), &class_mesh);
    }
    return NULL;
}

/* The size is that of the sprite's pixels around its pivot, or the one the renderer sets. */
static bool sprite_shape(const struct component *c, struct shape *ret_shape)
{
    const struct object *sprite = object_of(&c->object, SLICE("m_Sprite"), &class_sprite);
    struct vec3 size = vector_of(&c->object, SLICE("m_Size"));
    struct vec3 pivot;
    struct vec4 pixels;
    struct frame f;
    float per_unit;

    if (!sprite)
        return false;
    per_unit = float_of(sprite, SLICE("m_PixelsToUnits"));
    pixels = value_of(sprite, SLICE("m_Rect"), VALUE_VECTOR)->v;
    pivot = vector_of(sprite, SLICE("m_Pivot"));
    if (value_of(&c->object, SLICE("m_DrawMode"), VALUE_INT)->i == 0)
        size = per_unit > 0 ? (struct vec3){pixels.z / per_unit, pixels.w / per_unit, 0}
                            : (struct vec3){0, 0, 0};
    graph_locate(c->owner->transform, true, 0, &f);
    return bounds_shape(&f, (struct vec3){(0.5f - pivot.x) * size.x, (0.5f - pivot.y) * size.y, 0},
                        (struct vec3){size.x / 2, size.y / 2, 0}, ret_shape);
}

bool shape_of_renderer(const struct component *c, struct shape *ret_shape)
{
    const struct transform *t = c->owner->transform, *bone;
    struct frame f;

    if (c->object.class == &class_sprite_renderer)
        return sprite_shape(c, ret_shape);
    if (c->object.class == &class_mesh_renderer) {
        graph_locate(t, true, 0, &f);
        return mesh_shape(&f, filter_mesh(c->owner), ret_shape);
    }
    if (c->object.class != &class_skinned_mesh_renderer)
        return false;
    /* Bounds of a skinned mesh are in the space of the root bone. */
    bone = object_transform(object_of(&c->object, SLICE("m_RootBone"), &class_transform));
    graph_locate(bone ? bone : t, true, 0, &f);
    return bounds_shape(&f, vector_of(&c->object, SLICE("m_AABB.m_Center")),
                        vector_of(&c->object, SLICE("m_AABB.m_Extent")), ret_shape);
}
