/* A walk over the objects of a scene. A level's place among its siblings is kept, not its object:
 * the collector does not look into our memory. */
#include "internal.h"

bool walk_child(const struct walk *w, struct clr_object *parent, int32_t i,
                struct clr_object **ret_transform, struct err *err)
{
    struct clr_object *above = parent ? parent : w->top;
    int32_t n;

    *ret_transform = NULL;
    if (!above)
        return (size_t)i >= engine_length(w->roots) ||
               engine_call(GAME_OBJECT_TRANSFORM, engine_item(w->roots, (size_t)i), NULL,
                           ret_transform, err);
    return engine_get_int(TRANSFORM_CHILD_COUNT, above, &n, err) &&
           (i >= n || engine_call(TRANSFORM_CHILD, above, (void *[]){&i}, ret_transform, err));
}

bool walk_scene(struct walk *w, const struct open_scene *in, struct err *err)
{
    struct open_scene scene = *in;
    struct clr_object *roots;

    *w = (struct walk){0};
    buf_init(&w->path, LIMIT_CARD_TEXT);
    if (!engine_call(SCENE_ROOTS, scene.scene.raw, NULL, &roots, err))
        return false;
    w->roots = (struct clr_array *)roots;
    return true;
}

bool walk_below(struct walk *w, struct clr_object *object, struct err *err)
{
    *w = (struct walk){0};
    buf_init(&w->path, LIMIT_CARD_TEXT);
    if (!engine_call(GAME_OBJECT_TRANSFORM, object, NULL, &w->top, err) ||
        !engine_path(w->top, &w->path, err))
        return false;
    memmove(w->path.p, w->path.p + 1, --w->path.len); /* the slash goes to the end */
    buf_append_byte(&w->path, '/');
    w->top_len = w->path.len;
    return buf_ok(&w->path) || err_no_memory(err);
}

static bool enter(struct walk *w, struct clr_object *transform, struct err *err)
{
    struct walk_level *level = &w->levels[w->depth - 1];

    w->path.len = w->depth > 1 ? level->start : w->top_len;
    if (!engine_get_text(OBJECT_NAME, transform, &w->path, err) ||
        !engine_call(COMPONENT_GAME_OBJECT, transform, NULL, &w->object, err))
        return false;
    if (!buf_ok(&w->path))
        return err_set(err, ERR_TOO_LARGE, "The path of an object is too long");
    w->transform = transform;
    return true;
}

/* Goes one level down, to the first object there. */
static bool descend(struct walk *w, struct clr_object *first, struct err *err)
{
    struct walk_level level = {.start = w->top_len};

    if (w->depth) {
        buf_append_byte(&w->path, '/');
        level.start = w->path.len;
    }
    if (!VEC_ADD(w->levels, w->depth, w->cap, VEC_NO_MAX, level))
        return err_no_memory(err);
    return enter(w, first, err);
}

bool walk_next(struct walk *w, bool into, struct err *err)
{
    struct clr_object *parent = NULL, *next = NULL;

    if (into || !w->depth) {
        if (!walk_child(w, w->transform, 0, &next, err))
            return false;
        if (next)
            return descend(w, next, err);
    }
    for (; w->depth; w->depth--, w->transform = parent) {
        if (w->depth > 1 && !engine_call(TRANSFORM_PARENT, w->transform, NULL, &parent, err))
            return false;
        if (!walk_child(w, w->depth > 1 ? parent : NULL, ++w->levels[w->depth - 1].place, &next,
                        err))
            return false;
        if (next)
            return enter(w, next, err);
    }
    w->transform = w->object = NULL;
    return true;
}

struct slice walk_name(const struct walk *w)
{
    return slice_skip(buf_slice(&w->path), w->levels[w->depth - 1].start);
}

void walk_done(struct walk *w)
{
    mem_free(w->levels);
    buf_done(&w->path);
}
