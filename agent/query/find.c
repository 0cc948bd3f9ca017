/*
 * Finds game objects by name or path, including inactive ones, which GameObject.Find() does not
 * see. Asks the engine first, which finds active objects faster than a walk over all names.
 */
#include "query.h"

#include "base/limits.h"

#include "agent/engine/engine.h"

struct search {
    struct slice wanted;
    struct slice last;        /* the part of `wanted` after the last slash */
    struct clr_object *found; /* keep the search on the stack */
    bool is_active;           /* `found` is active, so nothing better follows */
    struct buf text;
};

/* "/Root/Child" must be the whole path, "Root/Child" its end. */
static bool path_fits(struct slice path, struct slice wanted)
{
    if (slice_starts(wanted, SLICE("/")))
        return slice_eq(path, wanted);
    return path.len > wanted.len && path.p[path.len - wanted.len - 1] == '/' &&
           slice_eq(slice_skip(path, path.len - wanted.len), wanted);
}

/* A name may contain slashes, so the whole text is also compared with the name. */
static bool fits(struct search *s, struct clr_object *transform, bool *ret_fits, struct err *err)
{
    *ret_fits = false;
    s->text.len = 0;
    if (!engine_get_text(OBJECT_NAME, transform, &s->text, err))
        return false;
    *ret_fits = slice_eq(buf_slice(&s->text), s->wanted);
    if (*ret_fits || s->last.len == s->wanted.len || !slice_eq(buf_slice(&s->text), s->last))
        return true;
    s->text.len = 0;
    if (!engine_path(transform, &s->text, err))
        return false;
    *ret_fits = path_fits(buf_slice(&s->text), s->wanted);
    return true;
}

static bool search_tree(void *ctx, struct clr_object *root, struct err *err)
{
    struct search *s = ctx;
    struct clr_array *transforms;
    struct clr_object *o;
    bool is_hit, is_active;
    size_t n;

    if (s->is_active)
        return true;
    if (!engine_transforms_below(root, &transforms, err))
        return false;
    n = engine_length(transforms);
    for (size_t i = 0; i < n && !s->is_active; i++) {
        if (!fits(s, engine_item(transforms, i), &is_hit, err))
            return false;
        if (!is_hit)
            continue;
        if (!engine_call(COMPONENT_GAME_OBJECT, engine_item(transforms, i), NULL, &o, err) ||
            !engine_get_bool(GAME_OBJECT_IS_SHOWN, o, &is_active, err))
            return false;
        if (is_active || !s->found)
            s->found = o;
        s->is_active = is_active;
    }
    return true;
}

static struct slice last_part(struct slice path)
{
    while (memchr(path.p, '/', path.len))
        slice_cut(&path, '/');
    return path;
}

bool query_find(struct slice name, struct clr_object **ret_object, struct err *err)
{
    struct search s = {.wanted = name, .last = name.len ? last_part(name) : name};
    void *args[] = {clr_string_new(name)};
    struct clr_object *found = NULL;
    bool ok;

    if (!args[0])
        return err_no_memory(err);
    if (name.len && engine_has(GAME_OBJECT_FIND) &&
        !engine_call(GAME_OBJECT_FIND, NULL, args, &found, err))
        return false;
    if (engine_is_alive(found)) {
        *ret_object = found;
        return true;
    }
    buf_init(&s.text, LIMIT_CARD_TEXT);
    ok = engine_each_scene_root(search_tree, &s, err);
    buf_done(&s.text);
    if (ok)
        *ret_object = s.found;
    return ok;
}
