/* Which of the engine's open scenes a call asks for, and which object in it. */
#include "internal.h"

#include <stdio.h>

#include "agent/reflect/reflect.h"

#define LASTING_SCENE "DontDestroyOnLoad"
#define LASTING_ID    "scn:ddol"

static struct slice text_of(struct agent_call *call, enum engine_method m,
                            struct engine_scene *scene)
{
    struct buf text;
    struct slice copy = {0};

    buf_init(&text, LIMIT_CARD_TEXT);
    if (engine_get_text(m, scene->raw, &text, &call->err))
        copy = arena_copy(call->arena, buf_slice(&text));
    buf_done(&text);
    if (!copy.p && call->err.kind == ERR_NONE)
        err_no_memory(&call->err);
    return copy;
}

/* A scene that has no file, because code has made it or it was never saved, has its name as
 * path. */
static bool name_scene(struct agent_call *call, struct open_scene *s)
{
    s->path = text_of(call, SCENE_PATH, &s->scene);
    s->has_file = s->path.len > 0;
    if (s->path.p && !s->has_file)
        s->path = text_of(call, SCENE_NAME, &s->scene);
    return s->path.p != NULL;
}

static bool not_open(struct agent_call *call, struct slice name)
{
    struct slice shown = slice_from(name.p, utf8_cut(name, 1000));
    struct slice error =
        arena_printf(call->arena, "Scene '%.*s' is not open in the engine", SLICE_ARG(shown));

    if (!error.p)
        return err_no_memory(&call->err);
    err_set(&call->err, ERR_NOT_READY, "%s", error.p);
    return refuse_about(call, error, NULL, shown, name);
}

static bool open_active(struct agent_call *call, struct open_scene *s)
{
    bool is_usable;

    if (!engine_active_scene(&s->scene, &call->err) ||
        !engine_get_bool(SCENE_IS_VALID, s->scene.raw, &is_usable, &call->err) ||
        (is_usable && !engine_get_bool(SCENE_IS_LOADED, s->scene.raw, &is_usable, &call->err)))
        return false;
    if (!is_usable)
        return err_set(&call->err, ERR_NOT_READY, "No scene is open in the engine");
    return name_scene(call, s);
}

static bool open_lasting(struct agent_call *call, struct slice name, struct open_scene *s)
{
    bool is_there;

    if (!engine_lasting_scene(&s->scene, &is_there, &call->err))
        return false;
    s->path = SLICE(LASTING_SCENE);
    return is_there || not_open(call, name);
}

/* Whether the i-th scene is loaded and goes by that name, or by that id ("scn:1"). Unity's own path
 * of a scene without a file is empty. */
static bool is_named(struct agent_call *call, int32_t i, struct slice name, struct open_scene *s,
                     bool *ret_is)
{
    char id[32];

    snprintf(id, sizeof(id), "scn:%d", (int)i);
    if (!engine_scene_at(i, &s->scene, &call->err) ||
        !engine_get_bool(SCENE_IS_LOADED, s->scene.raw, ret_is, &call->err))
        return false;
    if (!*ret_is)
        return true;
    if (!name_scene(call, s))
        return false;
    *ret_is = slice_eq(s->path, name) || slice_is(name, id) || (!name.len && !s->has_file);
    return true;
}

bool scene_open_named(struct agent_call *call, struct arg_text name, struct open_scene *ret_scene)
{
    bool is_it = false;
    int32_t n;

    if (!name.is_set)
        return open_active(call, ret_scene);
    if (!name.value.len && open_active(call, ret_scene) && !ret_scene->has_file)
        return true;
    call->err = (struct err){0};
    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, &call->err))
        return false;
    for (int32_t i = 0; i < n && !is_it; i++)
        if (!is_named(call, i, name.value, ret_scene, &is_it))
            return false;
    if (is_it)
        return true;
    if (slice_is(name.value, LASTING_ID) || slice_is(name.value, LASTING_SCENE))
        return open_lasting(call, name.value, ret_scene);
    return not_open(call, name.value);
}

struct slice scene_active_path(struct agent_call *call)
{
    struct open_scene active;

    if (open_active(call, &active))
        return active.path;
    if (call->err.kind == ERR_NOT_READY)
        call->err = (struct err){0};
    return (struct slice){0};
}

/* --- An object in it. --- */

static bool find_numbered(struct agent_call *call, const struct open_scene *in, struct slice name,
                          struct clr_object **ret_object)
{
    struct engine_scene home;
    struct clr_object *o;
    bool is_in = false;
    int64_t number;

    *ret_object = NULL;
    if (!name.len || name.p[0] != '#' || !text_to_int(slice_skip(name, 1), &number))
        return true;
    o = engine_numbered(number);
    if (!o || !engine_game_object(o, ret_object, &call->err)) /* err: a class that is not there */
        return !o;
    if (*ret_object != o) { /* a component's, or that of an asset */
        *ret_object = NULL;
        return true;
    }
    if (!engine_home(o, &home, &is_in, &call->err))
        return false;
    if (!is_in || memcmp(home.raw, in->scene.raw, sizeof(home.raw)) != 0)
        *ret_object = NULL;
    return true;
}

/* Names may contain slashes, so a path may lead on where it does not seem to. */
static bool find_at(struct agent_call *call, const struct open_scene *in, struct slice path,
                    struct clr_object **ret_object)
{
    bool into = false, ok;
    struct walk w;

    *ret_object = NULL;
    ok = walk_scene(&w, in, &call->err) && walk_next(&w, true, &call->err);
    while (ok && w.transform && !*ret_object) {
        struct slice at = buf_slice(&w.path);

        if (slice_eq(at, path))
            *ret_object = w.object;
        into = path.len > at.len && path.p[at.len] == '/' && slice_starts(path, at);
        ok = *ret_object || walk_next(&w, into, &call->err);
    }
    walk_done(&w);
    return ok;
}

bool scene_find_object(struct agent_call *call, struct open_scene *in, const char *key,
                       struct slice name, struct clr_object **ret_object)
{
    struct slice shown = slice_from(name.p, utf8_cut(name, 200)), error;

    if (!find_at(call, in, name, ret_object) ||
        (!*ret_object && !find_numbered(call, in, name, ret_object)))
        return false;
    if (*ret_object)
        return true;
    error = arena_printf(call->arena, "GameObject '%.*s' does not exist",
                         SLICE_ARG(slice_from(name.p, utf8_cut(name, 1000))));
    if (!error.p)
        return err_no_memory(&call->err);
    err_set(&call->err, ERR_NOT_FOUND, "GameObject not found: %.*s", SLICE_ARG(shown));
    return refuse_about(call, error, key, name, in->path);
}
