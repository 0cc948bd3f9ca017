/* The explorer's tools that report on the engine and on the explorer itself. */
#include "base/limits.h"

#include "agent/tools/tools.h"

#define EXPLORER_VERSION "4.12.8"
#define MCP_VERSION      "0.1.0"
#define PREVIEW_CHARS    256

/* --- Status and version. --- */

static bool put_unity_version(struct json_out *w, struct err *err)
{
    return card_put_text(w, "UnityVersion", APPLICATION_VERSION, NULL, err);
}

static bool count_loaded(int64_t *ret_n, struct err *err)
{
    struct engine_scene scene;
    int64_t n = 0;
    int32_t count;
    bool is_loaded;

    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &count, err))
        return false;
    for (int32_t i = 0; i < count; i++) {
        if (!engine_scene_at(i, &scene, err) ||
            !engine_get_bool(SCENE_IS_LOADED, scene.raw, &is_loaded, err))
            return false;
        n += is_loaded;
    }
    *ret_n = n;
    return true;
}

static bool get_status(struct agent_call *call)
{
    struct clr_object *selected = state_selected();
    struct json_out w;
    int64_t n_scenes;
    struct clr_object *platform;
    struct buf text;
    bool ok;

    if (!count_loaded(&n_scenes, &call->err))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "Version", MCP_VERSION);
    if (!put_unity_version(&w, &call->err) ||
        !engine_call(APPLICATION_PLATFORM, NULL, NULL, &platform, &call->err))
        return false;
    buf_init(&text, LIMIT_CARD_TEXT);
    ok = clr_to_string(&text, platform, &call->err) && (buf_ok(&text) || err_no_memory(&call->err));
    if (ok)
        json_put_text(&w, "Platform", buf_slice(&text));
    buf_done(&text);
    if (!ok)
        return false;
    json_put_string(&w, "Runtime", clr_name());
    json_put_string(&w, "ExplorerVersion", EXPLORER_VERSION);
    json_put_bool(&w, "Ready", n_scenes > 0);
    json_put_int(&w, "ScenesLoaded", n_scenes);
    json_key(&w, "Selection");
    json_array(&w);
    if (selected)
        card_write_id(&w, selected);
    json_array_end(&w);
    json_object_end(&w);
    return true;
}

static bool get_version(struct agent_call *call)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "ExplorerVersion", EXPLORER_VERSION);
    json_put_string(&w, "McpVersion", MCP_VERSION);
    if (!put_unity_version(&w, &call->err))
        return false;
    json_put_string(&w, "Runtime", clr_name());
    json_object_end(&w);
    return true;
}

bool answer_time_scale(struct agent_call *call)
{
    struct json_out w;
    float scale;

    if (!engine_get_float(TIME_SCALE, NULL, &scale, &call->err))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_key(&w, "value");
    json_float(&w, scale);
    json_put_bool(&w, "locked", state_get()->is_time_locked);
    json_object_end(&w);
    return true;
}

/* --- Selection and clipboard. --- */

static bool get_selection(struct agent_call *call)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    card_write_selection(&w, state_selected());
    return true;
}

/* The value and its type, in the format of UnityExplorer's ToStringWithType. */
static bool describe(struct buf *to, struct clr_object *copied, struct err *err)
{
    const struct tools_state *state = state_get();

    if (copied) {
        if (!engine_get_text(OBJECT_NAME, copied, to, err))
            return false;
        buf_append(to, SLICE(" (UnityEngine.GameObject)"));
    } else {
        buf_append_byte(to, '"');
        buf_append(to, slice_from(state->clipboard.text, state->clipboard.len));
        buf_append(to, SLICE("\" (System.String)"));
    }
    return buf_ok(to) || err_no_memory(err);
}

static bool put_preview(struct json_out *w, struct clr_object *copied, struct err *err)
{
    struct slice shown;
    struct buf text;
    bool ok;

    buf_init(&text, state_get()->clipboard.len + LIMIT_CARD_TEXT);
    ok = describe(&text, copied, err);
    shown = buf_slice(&text);
    shown.len = ok ? utf8_prefix(shown, PREVIEW_CHARS) : 0;
    if (ok && shown.len < text.len) {
        text.len = shown.len;
        buf_append(&text, SLICE("..."));
        ok = buf_ok(&text) || err_no_memory(err);
    }
    if (ok)
        json_put_text(w, "Preview", buf_slice(&text));
    buf_done(&text);
    return ok;
}

static bool get_clipboard(struct agent_call *call)
{
    struct clr_object *copied = state_copied();
    bool has_text = state_get()->clipboard.text != NULL;
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "HasValue", copied || has_text);
    json_put_string(&w, "Type",
                    copied     ? "UnityEngine.GameObject"
                    : has_text ? "System.String"
                               : NULL);
    if (!copied && !has_text)
        json_put_string(&w, "Preview", NULL);
    else if (!put_preview(&w, copied, &call->err))
        return false;
    card_put_id(&w, "ObjectId", copied);
    json_object_end(&w);
    return true;
}

static const struct agent_tool tools[] = {
    {TOOL_GET_STATUS, get_status, false},
    {TOOL_GET_VERSION, get_version, false},
    {TOOL_GET_SELECTION, get_selection, false},
    {TOOL_GET_CLIPBOARD, get_clipboard, false},
    {TOOL_GET_TIME_SCALE, answer_time_scale, false},
};
const struct agent_tools tools_status = {tools, N_ELEMENTS(tools)};
