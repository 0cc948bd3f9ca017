/*
 * Vectors, quaternions and matrices, and the place of a transform in the world, computed from its
 * local values and its ancestors'. Left-handed, y up, Euler angles z, x, y, as in Unity; rect.c
 * handles the effect of anchors and canvases on local values.
 */
#include <math.h>
#include <string.h>

#include "internal.h"

#define DEGREES_PER_RADIAN 57.295779513082320877

/* --- Vectors, quaternions, matrices. --- */

struct vec3 vec3_add(struct vec3 a, struct vec3 b)
{
    return (struct vec3){a.x + b.x, a.y + b.y, a.z + b.z};
}

struct vec3 vec3_subtract(struct vec3 a, struct vec3 b)
{
    return (struct vec3){a.x - b.x, a.y - b.y, a.z - b.z};
}

struct vec3 vec3_times(struct vec3 a, float by)
{
    return (struct vec3){a.x * by, a.y * by, a.z * by};
}

float vec3_dot(struct vec3 a, struct vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

float vec3_length(struct vec3 a)
{
    return (float)sqrt((double)a.x * a.x + (double)a.y * a.y + (double)a.z * a.z);
}

/* Normalises to length 1. The zero quaternion, which some files have, becomes no rotation. */
static struct quat quat_normal(struct quat q)
{
    double length =
        sqrt((double)q.x * q.x + (double)q.y * q.y + (double)q.z * q.z + (double)q.w * q.w);

    if (!(length > 1e-12) || !isfinite(length))
        return (struct quat){0, 0, 0, 1};
    return (struct quat){(float)(q.x / length), (float)(q.y / length), (float)(q.z / length),
                         (float)(q.w / length)};
}

struct vec3 vec3_rotate(struct quat q, struct vec3 v)
{
    struct vec3 t = {2 * (q.y * v.z - q.z * v.y), 2 * (q.z * v.x - q.x * v.z),
                     2 * (q.x * v.y - q.y * v.x)};

    return (struct vec3){v.x + q.w * t.x + q.y * t.z - q.z * t.y,
                         v.y + q.w * t.y + q.z * t.x - q.x * t.z,
                         v.z + q.w * t.z + q.x * t.y - q.y * t.x};
}

struct quat quat_multiply(struct quat a, struct quat b)
{
    return (struct quat){a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
                         a.w * b.y + a.y * b.w + a.z * b.x - a.x * b.z,
                         a.w * b.z + a.z * b.w + a.x * b.y - a.y * b.x,
                         a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z};
}

static float to_degrees(double radians)
{
    double degrees = radians * DEGREES_PER_RADIAN;

    if (fabs(degrees) < 1e-5) /* slightly below 0 would become 360 */
        return 0;
    return (float)(degrees < 0 ? degrees + 360 : degrees);
}

struct vec3 quat_to_euler(struct quat from)
{
    struct quat n = quat_normal(from);
    double x = n.x, y = n.y, z = n.z, w = n.w;
    double sine = 2 * (w * x - y * z);

    if (fabs(sine) > 0.999999) /* gimbal lock: y takes the rotation of z too */
        return (struct vec3){sine > 0 ? 90 : 270,
                             to_degrees(atan2(2 * (w * y - x * z), 1 - 2 * (y * y + z * z))), 0};
    return (struct vec3){to_degrees(asin(sine)),
                         to_degrees(atan2(2 * (w * y + x * z), 1 - 2 * (x * x + y * y))),
                         to_degrees(atan2(2 * (w * z + x * y), 1 - 2 * (x * x + z * z)))};
}

struct mat4 mat4_multiply(const struct mat4 *a, const struct mat4 *b)
{
    struct mat4 product;

    for (int column = 0; column < 4; column++) {
        for (int row = 0; row < 4; row++) {
            product.m[column * 4 + row] =
                a->m[row] * b->m[column * 4] + a->m[4 + row] * b->m[column * 4 + 1] +
                a->m[8 + row] * b->m[column * 4 + 2] + a->m[12 + row] * b->m[column * 4 + 3];
        }
    }
    return product;
}

struct mat4 mat4_place(struct vec3 p, struct quat q, struct vec3 scale)
{
    struct vec3 x = vec3_times(vec3_rotate(q, (struct vec3){1, 0, 0}), scale.x);
    struct vec3 y = vec3_times(vec3_rotate(q, (struct vec3){0, 1, 0}), scale.y);
    struct vec3 z = vec3_times(vec3_rotate(q, (struct vec3){0, 0, 1}), scale.z);

    return (struct mat4){{x.x, x.y, x.z, 0, y.x, y.y, y.z, 0, z.x, z.y, z.z, 0, p.x, p.y, p.z, 1}};
}

/* 1 / x, or 0 if x is too small to invert. */
static float inverse_or_zero(float x)
{
    return x > -1e-30f && x < 1e-30f ? 0 : 1 / x;
}

/* Scales rows rather than columns. */
struct mat4 mat4_unplace(struct vec3 p, struct quat q, struct vec3 scale)
{
    struct vec3 x = vec3_times(vec3_rotate(q, (struct vec3){1, 0, 0}), inverse_or_zero(scale.x));
    struct vec3 y = vec3_times(vec3_rotate(q, (struct vec3){0, 1, 0}), inverse_or_zero(scale.y));
    struct vec3 z = vec3_times(vec3_rotate(q, (struct vec3){0, 0, 1}), inverse_or_zero(scale.z));

    return (struct mat4){{x.x, y.x, z.x, 0, x.y, y.y, z.y, 0, x.z, y.z, z.z, 0, -vec3_dot(x, p),
                          -vec3_dot(y, p), -vec3_dot(z, p), 1}};
}

struct vec3 mat4_vector(const struct mat4 *m, struct vec3 v)
{
    return (struct vec3){m->m[0] * v.x + m->m[4] * v.y + m->m[8] * v.z,
                         m->m[1] * v.x + m->m[5] * v.y + m->m[9] * v.z,
                         m->m[2] * v.x + m->m[6] * v.y + m->m[10] * v.z};
}

struct vec3 mat4_point(const struct mat4 *m, struct vec3 p)
{
    return vec3_add(mat4_vector(m, p), (struct vec3){m->m[12], m->m[13], m->m[14]});
}

/* Picks the row with the largest |m[column * 4 + i]|, i >= column, as the pivot. */
static int pivot_row(const double m[16], int column)
{
    int best = column;

    for (int row = column + 1; row < 4; row++) {
        if (fabs(m[column * 4 + row]) > fabs(m[column * 4 + best]))
            best = row;
    }
    return best;
}

static void swap_rows(double m[16], int a, int b)
{
    for (int column = 0; column < 4; column++) {
        double kept = m[column * 4 + a];

        m[column * 4 + a] = m[column * 4 + b];
        m[column * 4 + b] = kept;
    }
}

/* Subtracts `by` times row `from` from row `to`. */
static void subtract_row(double m[16], int to, int from, double by)
{
    for (int column = 0; column < 4; column++)
        m[column * 4 + to] -= by * m[column * 4 + from];
}

bool mat4_inverse(const struct mat4 *from, struct mat4 *ret_inverse)
{
    double m[16], inverse[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

    for (int i = 0; i < 16; i++)
        m[i] = from->m[i];
    for (int column = 0; column < 4; column++) {
        int row = pivot_row(m, column);
        double pivot = m[column * 4 + row];

        if (!(fabs(pivot) > 1e-30) || !isfinite(pivot))
            return false;
        swap_rows(m, row, column);
        swap_rows(inverse, row, column);
        for (int i = 0; i < 4; i++) {
            double by = m[column * 4 + i] / pivot;

            if (i == column)
                continue;
            subtract_row(m, i, column, by);
            subtract_row(inverse, i, column, by);
        }
    }
    for (int i = 0; i < 16; i++)
        ret_inverse->m[i] = (float)(inverse[i] / m[(i % 4) * 5]);
    return true;
}

/* --- From the top of the hierarchy down to a transform. --- */

static const struct frame world_frame = {
    .matrix = {{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}},
    .inverse = {{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}},
    .rotation = {0, 0, 0, 1},
    .signs = {1, 1, 1},
};

static struct vec3 signs_of(struct vec3 v)
{
    return (struct vec3){v.x < 0 ? -1 : 1, v.y < 0 ? -1 : 1, v.z < 0 ? -1 : 1};
}

/* A rotation as seen through mirrors along the axes. */
static struct quat mirrored(struct quat q, struct vec3 signs)
{
    return (struct quat){q.x * signs.y * signs.z, q.y * signs.x * signs.z, q.z * signs.x * signs.y,
                         q.w};
}

/* Turns a parent's frame into that of its child t. */
static void enter(struct frame *f, const struct transform *t, int depth)
{
    const bool is_old = f->is_synced && graph_is_moved(t);
    const struct vec3 scale = is_old ? t->synced.scale : t->scale;
    struct quat q = quat_normal(is_old ? t->synced.rotation : t->rotation);
    struct vec3 p = t->rect  ? rect_local_position(t->rect, f)
                    : is_old ? t->synced.position
                             : t->position;
    struct vec3 signs = signs_of(scale);
    struct mat4 local = mat4_place(p, q, scale);
    struct driven driven;
    float size[2] = {0, 0};

    if (t->rect)
        rect_size(t->rect, f, size);
    if (t->rect)
        memcpy(f->pivot, t->rect->pivot, sizeof(f->pivot));
    if (t->rect && rect_is_driven(t, f, depth, &driven)) {
        f->matrix = mat4_place(driven.position, driven.rotation, driven.scale);
        f->inverse = mat4_unplace(driven.position, driven.rotation, driven.scale);
        f->rotation = driven.rotation;
        f->signs = signs_of(driven.scale);
        f->pivot[0] = f->pivot[1] = 0.5f;
        memcpy(size, driven.size, sizeof(size));
    } else {
        f->matrix = mat4_multiply(&f->matrix, &local);
        if (f->has_inverse) {
            local = mat4_unplace(p, q, scale);
            f->inverse = mat4_multiply(&local, &f->inverse);
        }
        f->rotation = quat_multiply(f->rotation, mirrored(q, f->signs));
        f->signs = (struct vec3){f->signs.x * signs.x, f->signs.y * signs.y, f->signs.z * signs.z};
    }
    f->in_canvas = f->in_canvas || (t->rect && rect_has_canvas(t));
    memcpy(f->size, size, sizeof(size));
}

/*
 * Rectangle sizes depend on the parent, so frames are computed from the root down. `down` marks
 * that path, because a hierarchy may be of any depth and has no list of ancestors. A camera that
 * places a canvas is located on the way: it is never below that canvas, so it overwrites only marks
 * that were already used.
 */
static void locate(const struct transform *t, int depth, struct frame *ret_frame)
{
    struct transform *at = NULL;

    if (!t)
        return;
    for (struct transform *p = t->parent; p; p = p->parent) {
        p->down = at;
        at = p;
    }
    while (at) {
        struct transform *next = at->down;

        enter(ret_frame, at, depth);
        at = next;
    }
    enter(ret_frame, t, depth);
}

void graph_locate(const struct transform *t, bool with_inverse, int depth, struct frame *ret_frame)
{
    *ret_frame = world_frame;
    ret_frame->has_inverse = with_inverse;
    locate(t, depth, ret_frame);
}

void graph_locate_synced(const struct transform *t, bool with_inverse, struct frame *ret_frame)
{
    *ret_frame = world_frame;
    ret_frame->has_inverse = with_inverse;
    ret_frame->is_synced = true;
    locate(t, 0, ret_frame);
}

/* --- Places. --- */

struct mat4 graph_matrix(const struct transform *t)
{
    struct frame f;

    graph_locate(t, false, 0, &f);
    return f.matrix;
}

struct mat4 graph_matrix_inverse(const struct transform *t)
{
    struct frame f;

    graph_locate(t, true, 0, &f);
    return f.inverse;
}

struct vec3 graph_position(const struct transform *t)
{
    struct mat4 m = graph_matrix(t);

    return (struct vec3){m.m[12], m.m[13], m.m[14]};
}

struct quat graph_rotation(const struct transform *t)
{
    struct frame f;

    graph_locate(t, false, 0, &f);
    return quat_normal(f.rotation);
}

struct vec3 mat4_scale(const struct mat4 *m, struct quat q)
{
    return (struct vec3){
        vec3_dot(vec3_rotate(q, (struct vec3){1, 0, 0}), (struct vec3){m->m[0], m->m[1], m->m[2]}),
        vec3_dot(vec3_rotate(q, (struct vec3){0, 1, 0}), (struct vec3){m->m[4], m->m[5], m->m[6]}),
        vec3_dot(vec3_rotate(q, (struct vec3){0, 0, 1}),
                 (struct vec3){m->m[8], m->m[9], m->m[10]})};
}

struct vec3 graph_lossy_scale(const struct transform *t)
{
    struct frame f;

    graph_locate(t, false, 0, &f);
    return mat4_scale(&f.matrix, f.rotation);
}

void graph_set_position(struct transform *t, struct vec3 p)
{
    struct mat4 inverse;

    if (t->parent) {
        inverse = graph_matrix_inverse(t->parent);
        p = mat4_point(&inverse, p);
    }
    graph_set_local_position(t, p);
}

static struct quat local_rotation(const struct frame *parent, struct quat world)
{
    struct quat q = parent->rotation, inverse = {-q.x, -q.y, -q.z, q.w};

    return mirrored(quat_multiply(inverse, world), parent->signs);
}

void graph_set_rotation(struct transform *t, struct quat q)
{
    struct frame parent;

    graph_locate(t->parent, false, 0, &parent);
    graph_set_local_rotation(t, quat_normal(local_rotation(&parent, quat_normal(q))));
}

/* Whether the engine places t, as the root of a canvas; *ret_parent is set if t has a rect. */
static bool is_driven(const struct transform *t, struct frame *ret_parent,
                      struct driven *ret_driven)
{
    if (!t->rect)
        return false;
    graph_locate(t->parent, true, 0, ret_parent);
    return rect_is_driven(t, ret_parent, 0, ret_driven);
}

struct vec3 graph_local_position(const struct transform *t)
{
    struct frame parent;
    struct driven driven;

    if (is_driven(t, &parent, &driven))
        return mat4_point(&parent.inverse, driven.position);
    return t->rect ? rect_local_position(t->rect, &parent) : t->position;
}

void graph_set_local_position(struct transform *t, struct vec3 p)
{
    struct frame parent;

    graph_note_move(t);
    t->position = p;
    if (t->rect) {
        graph_locate(t->parent, false, 0, &parent);
        rect_set_local_position(t->rect, &parent, p);
    }
    graph_tell_changed(&t->component.object, CHANGE_POSITION, 0);
}

void graph_set_local_rotation(struct transform *t, struct quat q)
{
    graph_note_move(t);
    t->rotation = q;
    graph_tell_changed(&t->component.object, CHANGE_ROTATION, 0);
}

void graph_set_local_scale(struct transform *t, struct vec3 scale)
{
    graph_note_move(t);
    t->scale = scale;
    graph_tell_changed(&t->component.object, CHANGE_SCALE, 0);
}

struct quat graph_local_rotation(const struct transform *t)
{
    struct frame parent;
    struct driven driven;

    return is_driven(t, &parent, &driven) ? local_rotation(&parent, driven.rotation) : t->rotation;
}

struct vec3 graph_local_scale(const struct transform *t)
{
    struct frame parent;
    struct driven driven;
    struct mat4 m;

    if (!is_driven(t, &parent, &driven))
        return t->scale;
    m = mat4_place(driven.position, driven.rotation, driven.scale);
    m = mat4_multiply(&parent.inverse, &m);
    return mat4_scale(&m, local_rotation(&parent, driven.rotation));
}

/* --- Staying while the parent changes. --- */

struct placed graph_placed(const struct transform *t)
{
    struct frame f;

    graph_locate(t, false, 0, &f);
    return (struct placed){f.matrix, quat_normal(f.rotation)};
}

/* Keeps the old value if the change is within rounding error. */
static struct vec3 unless_near(struct vec3 old, struct vec3 now)
{
    const struct vec3 change = vec3_subtract(now, old);

    return vec3_length(change) <= 2e-6f * fmaxf(1, vec3_length(old)) ? old : now;
}

void graph_set_placed(struct transform *t, const struct placed *to)
{
    const struct quat old = t->rotation;
    struct frame parent;
    struct mat4 local;
    struct quat q;
    struct vec3 p;
    float change;

    graph_locate(t->parent, true, 0, &parent);
    local = mat4_multiply(&parent.inverse, &to->matrix);
    q = quat_normal(local_rotation(&parent, to->rotation));
    change = fabsf(old.x - q.x) + fabsf(old.y - q.y) + fabsf(old.z - q.z) + fabsf(old.w - q.w);
    graph_set_local_rotation(t, change <= 1e-6f ? old : q);
    graph_set_local_scale(t, unless_near(t->scale, mat4_scale(&local, q)));
    p = (struct vec3){local.m[12], local.m[13], local.m[14]};
    graph_set_local_position(t, t->rect ? p : unless_near(t->position, p));
}
