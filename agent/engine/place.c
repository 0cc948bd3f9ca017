/*
 * Where an object is, in words that outlive the engine: its scene's file, and the names and places
 * of the objects above it. Ids do not.
 */
#include "engine.h"

#include "base/limits.h"

/* {"scene":"Assets/Main.unity","path":["Root",0,"Child",2]}: names, and places among siblings. */
enum { NO_PLACE = -1 };

static bool put_scene(struct json_out *w, struct clr_object *game_object, struct err *err)
{
    struct engine_scene scene;
    struct buf path;
    bool ok;

    buf_init(&path, LIMIT_CARD_TEXT);
    ok = engine_scene_of(game_object, &scene, err) &&
         (!engine_has(SCENE_PATH) || engine_get_text(SCENE_PATH, scene.raw, &path, err));
    if (ok)
        json_put_text(w, "scene", buf_slice(&path));
    buf_done(&path);
    return ok;
}

/* Builds without the method do without places: then the first object of a name is meant. */
static int32_t place_of(struct clr_object *transform)
{
    int32_t place = NO_PLACE;
    struct err err;

    if (engine_has(TRANSFORM_PLACE) && !engine_get_int(TRANSFORM_PLACE, transform, &place, &err))
        place = NO_PLACE;
    return place;
}

/* The objects above first. */
static bool put_steps(struct json_out *w, struct clr_object *transform, unsigned depth,
                      struct err *err)
{
    struct clr_object *parent = NULL;
    struct buf name;
    bool ok;

    if (depth > LIMIT_PLACE_DEPTH)
        return err_set(err, ERR_TOO_LARGE, "The object is nested too deep");
    if (!engine_call(TRANSFORM_PARENT, transform, NULL, &parent, err) ||
        (parent && !put_steps(w, parent, depth + 1, err)))
        return false;
    buf_init(&name, LIMIT_CARD_TEXT);
    ok = engine_get_text(OBJECT_NAME, transform, &name, err);
    if (ok) {
        json_text(w, buf_slice(&name));
        json_int(w, place_of(transform));
    }
    buf_done(&name);
    return ok;
}

bool engine_put_place(struct json_out *w, const char *key, struct clr_object *game_object)
{
    struct clr_object *transform;
    struct err err;
    bool ok;

    json_key(w, key);
    json_object(w);
    ok = put_scene(w, game_object, &err);
    json_key(w, "path");
    json_array(w);
    ok = ok && engine_call(GAME_OBJECT_TRANSFORM, game_object, NULL, &transform, &err) &&
         put_steps(w, transform, 0, &err);
    json_array_end(w);
    json_object_end(w);
    return ok;
}

/* --- Finding it again --- */

struct search {
    struct slice scene, name;
    int64_t place;
    struct clr_object *found; /* a Transform; keep the struct on the C stack */
    bool is_exact;            /* found at its place, so the search can end */
};

/* Whether the object has the name that is searched for; the one at its place is better than the
 * first one. */
static bool look_at(struct search *s, struct clr_object *transform, struct err *err)
{
    struct buf name;
    bool ok;

    buf_init(&name, LIMIT_CARD_TEXT);
    ok = engine_get_text(OBJECT_NAME, transform, &name, err);
    if (ok && slice_eq(buf_slice(&name), s->name)) {
        s->is_exact = s->place >= 0 && place_of(transform) == s->place;
        if (s->is_exact || !s->found)
            s->found = transform;
    }
    buf_done(&name);
    return ok;
}

static bool look_at_root(void *ctx, struct clr_object *game_object, struct err *err)
{
    struct search *s = ctx;
    struct clr_object *transform;
    struct engine_scene scene;
    struct buf path;
    bool ok;

    if (s->is_exact)
        return true;
    buf_init(&path, LIMIT_CARD_TEXT);
    ok = engine_scene_of(game_object, &scene, err) &&
         (!engine_has(SCENE_PATH) || engine_get_text(SCENE_PATH, scene.raw, &path, err)) &&
         (!slice_eq(buf_slice(&path), s->scene) ||
          (engine_call(GAME_OBJECT_TRANSFORM, game_object, NULL, &transform, err) &&
           look_at(s, transform, err)));
    buf_done(&path);
    return ok;
}

static bool look_below(struct search *s, struct clr_object *parent, struct err *err)
{
    struct clr_object *child;
    int32_t n;

    if (!engine_get_int(TRANSFORM_CHILD_COUNT, parent, &n, err))
        return false;
    for (int32_t i = 0; i < n && !s->is_exact; i++)
        if (!engine_call(TRANSFORM_CHILD, parent, (void *[]){&i}, &child, err) ||
            !look_at(s, child, err))
            return false;
    return true;
}

bool engine_find_place(const struct json *place, struct clr_object **ret_object, struct err *err)
{
    const struct json *path = json_get(place, "path");
    struct clr_object *at = NULL;

    for (const struct json *name = path ? path->first : NULL; name && name->next;
         name = name->next->next) {
        struct search s = {.scene = json_get_text(place, "scene"), .name = name->text, .place = -1};

        json_to_int(name->next, &s.place);
        if (at ? !look_below(&s, at, err) : !engine_each_scene_root(look_at_root, &s, err))
            return false;
        at = s.found;
        if (!at)
            return err_set(err, ERR_NOT_FOUND, "there is no '%.*s' in the scene '%.*s'",
                           SLICE_ARG(name->text), SLICE_ARG(s.scene));
    }
    if (!at)
        return err_set(err, ERR_NOT_FOUND, "umcp did not record its place");
    return engine_call(COMPONENT_GAME_OBJECT, at, NULL, ret_object, err);
}
