/*
 * Finds objects of UnityEngine as people name them: by a path in the hierarchy, the path of an
 * asset, or a name. Knows no tool and no JSON.
 */
#include "agent/reflect/reflect.h"
#include "engine.h"

#define TEXT_BYTES 65536 /* longest path to compare; a longer one never matches */

/* Keep it on the C stack. */
struct search {
    struct clr_class *class;
    bool wants_component; /* class is a component class */
    struct slice text;
    struct clr_object *found, *inactive; /* the first active and the first inactive match */
};

/* --- Matching --- */

/* The game object itself, or its component of that class; NULL if it has none. */
static struct clr_object *fitting(const struct search *s, struct clr_object *game_object)
{
    struct clr_object *type = clr_type_object(s->class), *component = NULL;
    struct err ignored;

    if (!s->wants_component)
        return game_object;
    if (!type ||
        !engine_call(GAME_OBJECT_COMPONENT, game_object, (void *[]){type}, &component, &ignored))
        return NULL;
    return engine_is_alive(component) ? component : NULL;
}

static bool ends_with(struct slice s, struct slice end)
{
    return s.len >= end.len && memcmp(s.p + s.len - end.len, end.p, end.len) == 0;
}

/* An error ends the search: once its code is stopped, every call of the engine fails. */
static bool look_at(struct search *s, struct clr_object *transform, struct err *err)
{
    struct clr_object *game_object, *o;
    bool is_it, is_active;
    struct buf text;
    bool ok;

    /* A wanted text that begins with '/' must be the whole path; any other, a whole number of names
     * at its end. The path is only built if the object's own name matches. */
    buf_init(&text, TEXT_BYTES);
    ok = engine_get_text(OBJECT_NAME, transform, &text, err);
    is_it = ok && text.len && ends_with(s->text, buf_slice(&text));
    if (is_it && s->text.len > text.len) {
        buf_reset(&text, TEXT_BYTES);
        ok = engine_path(transform, &text, err);
        is_it = ok && ends_with(buf_slice(&text), s->text) &&
                (text.len == s->text.len ||
                 (s->text.p[0] != '/' && text.p[text.len - s->text.len - 1] == '/'));
    }
    buf_done(&text);
    if (!ok)
        return false;
    if (!is_it)
        return true;
    if (!engine_call(COMPONENT_GAME_OBJECT, transform, NULL, &game_object, err) ||
        !engine_get_bool(GAME_OBJECT_IS_SHOWN, game_object, &is_active, err))
        return false;
    o = is_active || !s->inactive ? fitting(s, game_object) : NULL;
    if (o && is_active)
        s->found = o;
    else if (o)
        s->inactive = o;
    return true;
}

/* --- In scenes --- */

static bool look_below(void *ctx, struct clr_object *root, struct err *err)
{
    struct search *s = ctx;
    struct clr_array *transforms;

    if (s->found)
        return true;
    if (!engine_transforms_below(root, &transforms, err))
        return false;
    for (size_t i = 0; !s->found && i < engine_length(transforms); i++)
        if (!look_at(s, engine_item(transforms, i), err))
            return false;
    return true;
}

/* The engine finds active objects fast. If its first does not fit, or it finds none, we look at
 * all: the wanted one may be another of that name, or inactive. */
static bool look_in_scenes(struct search *s, struct err *err)
{
    struct clr_string *path = clr_string_new(s->text);
    struct clr_object *o = NULL;
    struct err ignored;

    if (path && engine_call(GAME_OBJECT_FIND, NULL, (void *[]){path}, &o, &ignored) &&
        engine_is_alive(o))
        s->found = fitting(s, o);
    return s->found || engine_each_scene_root(look_below, s, err);
}

/* --- Assets --- */

/* "Assets/Doors/Door.prefab" -> "Door" */
static struct slice stem(struct slice path)
{
    size_t begin = path.len, end = path.len;

    while (begin > 0 && path.p[begin - 1] != '/')
        begin--;
    while (end > begin && path.p[end - 1] != '.')
        end--;
    return slice_from(path.p + begin, (end > begin ? end - 1 : path.len) - begin);
}

static bool is_asset_path(struct slice text)
{
    return slice_starts(text, SLICE("Assets/")) || slice_starts(text, SLICE("Packages/"));
}

/* Loads it by its file. False: this engine cannot load by path. */
static bool load_file(struct search *s)
{
    const enum engine_method m =
        engine_has(ASSET_FILES_LOAD) ? ASSET_FILES_LOAD : ASSET_DATABASE_LOAD;
    void *args[] = {clr_string_new(s->text), clr_type_object(s->class)};
    struct clr_object *o = NULL;
    struct err ignored;

    if (!engine_has(m) || !args[0] || !args[1])
        return false;
    if (engine_call(m, NULL, args, &o, &ignored) && engine_is_alive(o))
        s->found = o;
    return true;
}

/* Looks at loaded objects that are in no scene. */
static bool look_at_loaded(struct search *s, struct err *err)
{
    const struct slice name = is_asset_path(s->text) ? stem(s->text) : s->text;
    struct clr_object *type = clr_type_object(s->class), *all;
    bool is_it, is_active;

    if (!engine_has(RESOURCES_ALL) || !type)
        return true;
    if (!engine_call(RESOURCES_ALL, NULL, (void *[]){type}, &all, err))
        return false;
    for (size_t i = 0; !s->found && i < engine_length((struct clr_array *)all); i++) {
        struct clr_object *o = engine_item((struct clr_array *)all, i);
        struct buf text;
        bool ok;

        if (!engine_is_alive(o))
            continue;
        buf_init(&text, TEXT_BYTES);
        ok = engine_get_text(OBJECT_NAME, o, &text, err);
        is_it = ok && slice_eq(buf_slice(&text), name);
        buf_done(&text);
        if (!ok)
            return false;
        if (is_it && !engine_is_in_scene(o, &is_active))
            s->found = o;
    }
    return true;
}

/* --- The search --- */

bool engine_named(struct clr_class *k, struct slice text, struct clr_object **ret_object,
                  struct err *err)
{
    struct search s = {.class = k, .text = text};
    struct clr_class *component, *game_object;

    if (!engine_class(ENGINE_COMPONENT, &component, err) ||
        !engine_class(ENGINE_GAME_OBJECT, &game_object, err))
        return false;
    s.wants_component = clr.class_is_subclass_of(k, component, 0);
    if (text.len && !is_asset_path(text) &&
        (s.wants_component || clr.class_is_assignable_from(k, game_object)) &&
        !look_in_scenes(&s, err))
        return false;
    if (!s.found)
        s.found = s.inactive;
    if (text.len && !s.found && !(is_asset_path(text) && load_file(&s)) && !look_at_loaded(&s, err))
        return false;
    if (!s.found)
        return err_set(err, ERR_NOT_FOUND, "there is no %s '%.*s'", clr.class_get_name(k),
                       (int)utf8_cut(text, 128), text.p);
    *ret_object = s.found;
    return true;
}
