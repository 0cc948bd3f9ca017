/*
 * Places of colliders for physics: since the last sync their objects may have moved. Each transform
 * keeps the values that it had then, and each collider that was added or moved to another
 * parent since, the place that it had then. A sync only begins a new epoch, so moving stays cheap.
 */
#include "internal.h"

struct held {
    uint64_t epoch; /* of another one: no longer held */
    struct placed place;
};

static struct {
    uint64_t epoch;
    uint64_t moved; /* the epoch in which something moved last */
    bool is_auto;   /* queries see every move at once */
} sync = {.epoch = 1};

void graph_sync_colliders(void)
{
    sync.epoch++;
}

void graph_sync_always(bool is_auto)
{
    if (sync.is_auto == is_auto)
        return;
    sync.is_auto = is_auto;
    sync.epoch++;
}

void graph_note_move(struct transform *t)
{
    if (sync.is_auto || t->rect || t->synced.epoch == sync.epoch)
        return;
    t->synced.epoch = sync.moved = sync.epoch;
    t->synced.position = t->position;
    t->synced.rotation = t->rotation;
    t->synced.scale = t->scale;
}

bool graph_is_moved(const struct transform *t)
{
    return t->synced.epoch == sync.epoch;
}

static bool is_moved_above(const struct transform *t)
{
    if (sync.is_auto || sync.moved != sync.epoch)
        return false;
    while (t && !graph_is_moved(t))
        t = t->parent;
    return t != NULL;
}

static bool is_held(const struct component *c)
{
    return c->held && c->held->epoch == sync.epoch;
}

/* If there is no memory, queries see it where it is. */
static void hold(struct component *c, const struct placed *place)
{
    if (!c->held)
        c->held = mem_alloc(sizeof(*c->held));
    if (c->held)
        *c->held = (struct held){sync.epoch, *place};
}

void graph_place_collider(struct component *c)
{
    struct placed place;

    if (c->held)
        c->held->epoch = 0;
    if (!is_moved_above(c->owner->transform))
        return;
    place = graph_placed(c->owner->transform);
    hold(c, &place);
}

static bool is_collider(const struct component *c)
{
    return native_class_is(c->object.class, &class_collider);
}

void graph_place_colliders(struct game_object *o)
{
    if (sync.is_auto || sync.moved != sync.epoch)
        return;
    for (size_t i = 1; i < o->n_components; i++) {
        if (is_collider(o->components[i]))
            graph_place_collider(o->components[i]);
    }
}

void graph_hold_colliders(struct transform *top)
{
    struct frame f;

    if (sync.is_auto || graph_world.n_colliders == 0)
        return;
    for (struct transform *t = NULL; (t = graph_walk(top, t));) {
        struct game_object *o = t->component.owner;

        for (size_t i = 1; i < o->n_components; i++) {
            if (!is_collider(o->components[i]) || is_held(o->components[i]))
                continue;
            graph_locate_synced(t, false, &f);
            hold(o->components[i], &(struct placed){f.matrix, f.rotation});
        }
    }
}

void graph_locate_collider(const struct component *c, bool with_inverse, struct frame *ret_frame)
{
    const struct transform *t = c->owner->transform;

    if (is_held(c) && !sync.is_auto) {
        ret_frame->matrix = c->held->place.matrix;
        ret_frame->rotation = c->held->place.rotation;
        if (!with_inverse || mat4_inverse(&ret_frame->matrix, &ret_frame->inverse))
            return;
    }
    if (sync.is_auto || sync.moved != sync.epoch)
        graph_locate(t, with_inverse, 0, ret_frame);
    else
        graph_locate_synced(t, with_inverse, ret_frame);
}

void graph_collider_place(const struct component *c, struct vec3 *ret_position,
                          struct quat *ret_rotation, struct vec3 *ret_scale)
{
    struct frame f;

    graph_locate_collider(c, false, &f);
    *ret_position = (struct vec3){f.matrix.m[12], f.matrix.m[13], f.matrix.m[14]};
    *ret_rotation = f.rotation;
    *ret_scale = mat4_scale(&f.matrix, f.rotation);
}
