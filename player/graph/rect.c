/*
 * RectTransforms, beyond transforms: rectangles and local positions from anchors, and canvases,
 * whose root the engine places so that it fills the screen or a camera's view.
 */
#include <math.h>

#include "internal.h"

enum render_mode { MODE_OVERLAY, MODE_CAMERA, MODE_WORLD };

struct screen graph_screen = {1920, 1080, 96};

/* Where anchored position 0 puts the pivot on one axis of the parent's rectangle; 0 is the parent's
 * own pivot. */
static float anchor_offset(const struct rect_values *r, const struct frame *parent, int axis)
{
    float anchor =
        r->anchor_min[axis] + (r->anchor_max[axis] - r->anchor_min[axis]) * r->pivot[axis];

    return (anchor - parent->pivot[axis]) * parent->size[axis];
}

struct vec3 rect_local_position(const struct rect_values *r, const struct frame *parent)
{
    return (struct vec3){anchor_offset(r, parent, 0) + r->anchored_position[0],
                         anchor_offset(r, parent, 1) + r->anchored_position[1], r->anchored_z};
}

void rect_set_local_position(struct rect_values *r, const struct frame *parent, struct vec3 p)
{
    r->anchored_position[0] = p.x - anchor_offset(r, parent, 0);
    r->anchored_position[1] = p.y - anchor_offset(r, parent, 1);
    r->anchored_z = p.z;
}

void rect_size(const struct rect_values *r, const struct frame *parent, float ret_size[2])
{
    for (int axis = 0; axis < 2; axis++)
        ret_size[axis] =
            (r->anchor_max[axis] - r->anchor_min[axis]) * parent->size[axis] + r->size_delta[axis];
}

struct rect graph_rect(const struct transform *t)
{
    struct frame f;

    if (!t->rect)
        return (struct rect){0, 0, 0, 0};
    graph_locate(t, false, 0, &f);
    return (struct rect){-f.pivot[0] * f.size[0], -f.pivot[1] * f.size[1], f.size[0], f.size[1]};
}

/* --- Canvases. --- */

static const struct component *canvas_of(const struct transform *t)
{
    const struct game_object *o = t->component.owner;

    for (size_t i = 1; o && i < o->n_components; i++) {
        if (o->components[i]->object.class == &class_canvas)
            return o->components[i];
    }
    return NULL;
}

bool rect_has_canvas(const struct transform *t)
{
    return canvas_of(t) != NULL;
}

static float float_of(const struct component *c, struct slice key)
{
    return graph_value(&c->object, native_slot(c->object.class, key), VALUE_FLOAT)->f;
}

static int64_t int_of(const struct component *c, struct slice key)
{
    return graph_value(&c->object, native_slot(c->object.class, key), VALUE_INT)->i;
}

/* The camera that shows the canvas; NULL: none, or it is below the canvas, so that the two would
 * depend on each other. */
static const struct component *camera_of(const struct component *canvas)
{
    int slot = native_slot(canvas->object.class, SLICE("m_Camera"));
    int64_t id = graph_value(&canvas->object, slot, VALUE_OBJECT)->i;
    struct component *camera = object_component(graph_find(id));

    if (!camera || camera->object.class != &class_camera)
        return NULL;
    for (const struct transform *t = camera->owner->transform; t; t = t->parent) {
        if (t == canvas->owner->transform)
            return NULL;
    }
    return camera;
}

/* Places the canvas so that it fills the camera's view at the plane distance. */
static void drive_by_camera(const struct component *canvas, const struct component *camera,
                            int depth, struct driven *d)
{
    float distance = float_of(canvas, SLICE("m_PlaneDistance"));
    float half_angle = float_of(camera, SLICE("field of view")) * 0.00872664626f;
    float height = int_of(camera, SLICE("orthographic"))
                       ? 2 * float_of(camera, SLICE("orthographic size"))
                       : 2 * distance * tanf(half_angle);
    struct vec3 ahead;
    struct frame f;

    graph_locate(camera->owner->transform, false, depth + 1, &f);
    ahead = vec3_times(vec3_rotate(f.rotation, (struct vec3){0, 0, 1}), distance);
    d->position = vec3_add((struct vec3){f.matrix.m[12], f.matrix.m[13], f.matrix.m[14]}, ahead);
    d->rotation = f.rotation;
    d->scale = vec3_times(d->scale, height / (float)graph_screen.height);
}

bool rect_is_driven(const struct transform *t, const struct frame *parent, int depth,
                    struct driven *ret_driven)
{
    const struct component *canvas = parent->in_canvas ? NULL : canvas_of(t), *camera = NULL;
    int64_t mode = canvas ? int_of(canvas, SLICE("m_RenderMode")) : MODE_WORLD;
    float factor = canvas ? float_of(canvas, SLICE("m_ScaleFactor")) : 1;
    float width = (float)graph_screen.width, height = (float)graph_screen.height;

    if (mode != MODE_OVERLAY && mode != MODE_CAMERA)
        return false;
    if (!(factor > 0))
        factor = 1;
    *ret_driven = (struct driven){.position = {width / 2, height / 2, 0},
                                  .rotation = {0, 0, 0, 1},
                                  .scale = {factor, factor, factor},
                                  .size = {width / factor, height / factor}};
    /* Two canvases may depend on each other's camera: the second one is treated as an overlay. */
    if (mode == MODE_CAMERA && depth == 0)
        camera = camera_of(canvas);
    if (camera)
        drive_by_camera(canvas, camera, depth, ret_driven);
    return true;
}
