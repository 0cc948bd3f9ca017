/*
 * editor.selection.info. In an editor the selection is the editor's own, with assets; elsewhere it
 * is the object that the explorer's tools have selected.
 */
#include "agent/agent.h"
#include "agent/tools/tools.h"
#include "internal.h"

/* --- One object. --- */

/* "A/B" of an object in a scene. */
static bool put_scene_path(struct json_out *w, const char *key, struct clr_object *game_object,
                           struct err *err)
{
    struct clr_object *transform;
    struct buf path;
    bool ok;

    buf_init(&path, LIMIT_CARD_TEXT);
    ok = engine_call(GAME_OBJECT_TRANSFORM, game_object, NULL, &transform, err) &&
         engine_path(transform, &path, err);
    if (ok)
        put_name(w, key, slice_skip(buf_slice(&path), 1));
    buf_done(&path);
    return ok;
}

static bool put_string(struct json_out *w, const char *key, struct clr_object *text,
                       struct err *err)
{
    struct buf copy;
    bool ok;

    buf_init(&copy, LIMIT_CARD_TEXT);
    clr_string_append(&copy, (struct clr_string *)text);
    ok = buf_ok(&copy) || err_no_memory(err);
    if (ok && copy.len)
        put_name(w, key, buf_slice(&copy));
    else if (ok)
        json_put_string(w, key, NULL);
    buf_done(&copy);
    return ok;
}

/* Path and guid of the file that has the object; null where there is none. */
static bool put_asset(struct json_out *w, struct clr_object *o, struct err *err)
{
    struct clr_object *path = NULL, *guid = NULL;

    if (engine_has(ASSET_DATABASE_PATH) &&
        !engine_call(ASSET_DATABASE_PATH, NULL, (void *[]){o}, &path, err))
        return false;
    if (path && engine_has(ASSET_DATABASE_GUID) &&
        !engine_call(ASSET_DATABASE_GUID, NULL, (void *[]){path}, &guid, err))
        return false;
    return put_string(w, "path", path, err) && put_string(w, "guid", guid, err);
}

/* A component stands for itself, with the path and the components of its object. */
static bool put_selected(struct json_out *w, struct clr_object *o, struct err *err)
{
    struct clr_object *game_object;
    struct engine_scene scene;
    bool is_in = false;

    if (!engine_game_object(o, &game_object, err) ||
        (game_object && !engine_home(game_object, &scene, &is_in, err)))
        return false;
    json_object(w);
    if (!put_engine_text(w, "name", OBJECT_NAME, o, err))
        return false;
    json_put_string(w, "type", clr.class_get_name(clr.object_get_class(o)));
    json_put_int(w, "instanceId", engine_number(o));
    if (is_in ? !put_scene_path(w, "path", game_object, err) || !put_components(w, game_object, err)
              : !put_asset(w, o, err))
        return false;
    json_object_end(w);
    return true;
}

/* --- All of them. --- */

static bool put_all(struct agent_call *call, struct json_out *w)
{
    struct clr_object *first = state_selected(), *all = NULL;
    struct json_page list;
    size_t n = first != NULL;

    if (engine_has(SELECTION_OBJECTS)) {
        if (!engine_call(SELECTION_OBJECTS, NULL, NULL, &all, &call->err))
            return false;
        n = engine_length((struct clr_array *)all);
    }
    tool_page_begin(&list, w, call->budget, "selectedObjects", NULL);
    for (size_t i = 0; i < n; i++) {
        struct clr_object *o = all ? engine_item((struct clr_array *)all, i) : first;

        if (!engine_is_alive(o) || !json_page_wants(&list))
            continue;
        if (!put_selected(w, o, &call->err))
            return false;
        json_page_wrote(&list);
    }
    json_array_end(w);
    return !list.is_full ||
           add_diagnostic(call, "Reply cut for its size: %zu of %zu selected objects.",
                          list.n_shown, list.n_seen);
}

/* The active object's path: in the scene, or of its asset. */
static bool put_active(struct json_out *w, struct clr_object *o, struct err *err)
{
    struct clr_object *path = NULL;
    struct engine_scene scene;
    bool is_in;

    if (!engine_home(o, &scene, &is_in, err))
        return false;
    if (is_in)
        return put_scene_path(w, "activeGameObject", o, err);
    if (engine_has(ASSET_DATABASE_PATH) &&
        !engine_call(ASSET_DATABASE_PATH, NULL, (void *[]){o}, &path, err))
        return false;
    return put_string(w, "activeGameObject", path, err);
}

static bool selection_info(struct agent_call *call)
{
    struct clr_object *active;
    struct slice scene;
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    if (!put_all(call, &w))
        return false;
    scene = scene_active_path(call);
    if (call->err.kind != ERR_NONE)
        return false;
    json_key(&w, "activeScene");
    if (scene.p)
        json_text(&w, scene);
    else
        json_null(&w);
    active = state_selected();
    if (active && !put_active(&w, active, &call->err))
        return false;
    json_object_end(&w);
    return true;
}

static const struct agent_tool tools[] = {
    {TOOL_EDITOR_SELECTION_INFO, selection_info, false},
};
const struct agent_tools tools_editor_selection = {tools, N_ELEMENTS(tools)};
