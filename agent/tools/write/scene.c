/* LoadScene and SaveScene. */
#include "base/limits.h"

#include "agent/run/edits.h"
#include "agent/tools/tools.h"

/* --- LoadScene --- */

/* Whether a scene is loaded that was not there before; in Unity that happens at the next frame. */
static bool has_loaded(void)
{
    const struct scene_set *before = &state_get()->load_from;
    struct scene_set now;
    struct err err;

    if (!watch_scenes(&now, &err))
        return true;
    for (size_t i = 0; i < now.n; i++) {
        if (!scene_set_has(before, &now.scenes[i]))
            return true;
    }
    return false;
}

/*
 * LoadScene() only logs a line if it cannot find the scene. A scene that is not in the build may
 * still be loadable (from a bundle, or any scene of a project in our player), so we then try
 * LoadSceneAsync(), which returns null if it cannot load the scene.
 */
static bool load(struct agent_call *call, struct clr_string *name, int32_t mode)
{
    const struct load_scene_args *args = call->args;
    const struct edits *edits = agent_edits();
    struct clr_object *operation = NULL, *can = NULL;
    bool is_asked = engine_has(APPLICATION_CAN_LOAD);

    if (edits && !edits->can_load(args->name.value, &call->err))
        return call->err.kind == ERR_NOT_FOUND || call->err.hint[0]
                   ? false
                   : err_hint(&call->err, "Correct the file; the scenes from before are still "
                                          "loaded");
    if (is_asked && !engine_call(APPLICATION_CAN_LOAD, NULL, (void *[]){name}, &can, &call->err))
        return false;
    if (!is_asked || (can && *(uint8_t *)clr.object_unbox(can)))
        return engine_call(SCENE_MANAGER_LOAD, NULL, (void *[]){name, &mode}, NULL, &call->err);
    if (!engine_call(SCENE_MANAGER_LOAD_LATER, NULL, (void *[]){name, &mode}, &operation,
                     &call->err))
        return false;
    return operation ||
           err_set(&call->err, ERR_NOT_FOUND, "Scene not found: %.*s", SLICE_ARG(args->name.value));
}

static bool load_scene(struct agent_call *call)
{
    const struct load_scene_args *args = call->args;
    bool is_additive = slice_is(args->mode.value, "additive");
    struct clr_string *name;
    struct json_out w;

    if (args->name.value.len == 0)
        return err_set(&call->err, ERR_ARGUMENT, "name is required");
    if (!is_additive && !slice_is(args->mode.value, "single"))
        return err_set(&call->err, ERR_ARGUMENT, "mode must be \"single\" or \"additive\"");
    name = clr_string_new(args->name.value);
    if (!name)
        return err_no_memory(&call->err);
    if (!watch_scenes(&state_get()->load_from, &call->err) || !load(call, name, is_additive))
        return false;
    call->is_settled = has_loaded;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_put_text(&w, "name", args->name.value);
    json_put_text(&w, "mode", args->mode.value);
    json_object_end(&w);
    return true;
}

/* --- SaveScene --- */

static bool find_scene(const struct arg_text *id, struct engine_scene *ret_scene, struct err *err)
{
    int32_t i;

    if (!id->is_set)
        return engine_active_scene(ret_scene, err);
    if (slice_is(id->value, "scn:ddol") || slice_is(id->value, "scn:hide"))
        return err_set(err, ERR_ARGUMENT, "%.*s is not a scene from a file", SLICE_ARG(id->value));
    return engine_scene_index(id->value, &i, err) && engine_scene_at(i, ret_scene, err);
}

static bool save(struct agent_call *call, struct engine_scene *scene, struct slice path,
                 struct slice *ret_path, bool *ret_changed)
{
    const struct edits *edits = agent_edits();
    int32_t handle;

    if (edits)
        return engine_get_int(SCENE_HANDLE, scene->raw, &handle, &call->err) &&
               edits->save(call->arena, handle, path, ret_path, ret_changed, &call->err);
    if (engine_has(EDITOR_SAVE_SCENE)) {
        struct clr_string *to = path.len ? clr_string_new(path) : NULL;
        uint8_t as_copy = path.len > 0;
        struct clr_object *is_saved = NULL;
        bool is_dirty;
        struct buf text;
        bool ok;

        /* The editor saves the scene itself; with a path, a copy. */
        if (path.len && !to)
            return err_no_memory(&call->err);
        if (!engine_get_bool(SCENE_IS_DIRTY, scene->raw, &is_dirty, &call->err) ||
            !engine_call(EDITOR_SAVE_SCENE, NULL, (void *[]){scene->raw, to, &as_copy}, &is_saved,
                         &call->err))
            return false;
        if (!is_saved || !*(uint8_t *)clr.object_unbox(is_saved))
            return err_set(&call->err, ERR_ENGINE, "The editor did not save the scene");
        *ret_changed = is_dirty || path.len;
        *ret_path = path;
        if (path.len)
            return true;
        buf_init(&text, LIMIT_CARD_TEXT);
        ok = engine_get_text(SCENE_PATH, scene->raw, &text, &call->err);
        if (ok)
            *ret_path = arena_copy(call->arena, buf_slice(&text));
        buf_done(&text);
        return ok && (ret_path->p || err_no_memory(&call->err));
    }
    err_set(&call->err, ERR_NOT_READY, "This engine cannot save scenes");
    return err_hint(&call->err, "a built player has no scene files: open the project with umcp or "
                                "in Unity's editor");
}

static bool save_scene(struct agent_call *call)
{
    const struct save_scene_args *args = call->args;
    struct engine_scene scene;
    struct slice path = {0};
    struct json_out w;
    bool is_valid, has_changed = false;

    if (!find_scene(&args->scene_id, &scene, &call->err) ||
        !engine_get_bool(SCENE_IS_VALID, scene.raw, &is_valid, &call->err))
        return false;
    if (!is_valid)
        return err_set(&call->err, ERR_NOT_FOUND, "No scene is loaded");
    if (!save(call, &scene, args->path.value, &path, &has_changed))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_put_text(&w, "path", path);
    json_put_bool(&w, "changed", has_changed);
    json_object_end(&w);
    return true;
}

static const struct agent_tool tools[] = {
    {TOOL_LOAD_SCENE, load_scene, false},
    {TOOL_SAVE_SCENE, save_scene, true},
};
const struct agent_tools tools_write_scene = {tools, N_ELEMENTS(tools)};
