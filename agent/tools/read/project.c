/* project.info from the engine. Unknown values are "Unknown" or absent. */
#include "base/limits.h"

#include "agent/tools/tools.h"

static void put_cut(struct json_out *w, const char *key, struct slice text)
{
    json_put_text(w, key, slice_from(text.p, utf8_cut(text, LIMIT_PROJECT_NAME)));
}

/* A text of UnityEngine.Application; "Unknown" if it is empty or stripped from the build. */
static bool put_text(struct json_out *w, const char *key, enum engine_method m, struct err *err)
{
    struct buf text;
    bool ok;

    buf_init(&text, LIMIT_CARD_TEXT);
    ok = !engine_has(m) || engine_get_text(m, NULL, &text, err);
    if (ok)
        put_cut(w, key, text.len ? buf_slice(&text) : SLICE("Unknown"));
    buf_done(&text);
    return ok;
}

/* The name of an enum's value. */
static bool get_name(enum engine_method m, struct buf *to, struct err *err)
{
    struct clr_object *value = NULL;

    return engine_call(m, NULL, NULL, &value, err) && clr_to_string(to, value, err) &&
           (buf_ok(to) || err_no_memory(err));
}

/* Without an asset it is the built-in pipeline. */
static const char *pipeline_of(struct clr_object *asset)
{
    static const struct {
        const char *class, *name;
    } rows[] = {
        {"UniversalRenderPipelineAsset", "URP"},
        {"LightweightRenderPipelineAsset", "URP"},
        {"HDRenderPipelineAsset", "HDRP"},
    };
    const char *class = asset ? clr.class_get_name(clr.object_get_class(asset)) : NULL;

    for (size_t i = 0; class && i < N_ELEMENTS(rows); i++) {
        if (strcmp(class, rows[i].class) == 0)
            return rows[i].name;
    }
    return class ? "Unknown" : "Built-in";
}

static bool put_pipeline(struct json_out *w, struct err *err)
{
    struct clr_object *asset = NULL;

    if (engine_has(APPLICATION_PIPELINE))
        return put_text(w, "renderPipeline", APPLICATION_PIPELINE, err);
    if (!engine_has(GRAPHICS_PIPELINE)) {
        json_put_string(w, "renderPipeline", "Unknown");
        return true;
    }
    if (!engine_call(GRAPHICS_PIPELINE, NULL, NULL, &asset, err))
        return false;
    json_put_string(w, "renderPipeline", pipeline_of(asset));
    return true;
}

static struct slice last_name(struct slice path)
{
    struct slice name = path;

    while (path.len)
        name = slice_cut(&path, '/');
    return name;
}

/* Writes the project's folder if the engine runs in a project: its data path is then Assets. */
static bool put_folder(struct json_out *w, struct err *err)
{
    static const struct slice assets = SLICE_INIT("/Assets");
    struct slice path;
    struct buf text;
    bool ok;

    buf_init(&text, LIMIT_CARD_TEXT);
    ok = !engine_has(APPLICATION_DATA_PATH) ||
         engine_get_text(APPLICATION_DATA_PATH, NULL, &text, err);
    path = buf_slice(&text);
    if (ok && slice_ends_nocase(path, assets) && path.len > assets.len) {
        path.len -= assets.len;
        put_cut(w, "projectName", last_name(path));
        put_cut(w, "projectPath", path);
    }
    buf_done(&text);
    return ok;
}

static bool project_info(struct agent_call *call)
{
    struct json_out w;
    struct buf platform, target;
    bool ok;

    json_out_init(&w, &call->result);
    json_object(&w);
    if (!put_text(&w, "productName", APPLICATION_PRODUCT, &call->err) ||
        !put_text(&w, "unityVersion", APPLICATION_VERSION, &call->err))
        return false;
    buf_init(&platform, LIMIT_CARD_TEXT);
    buf_init(&target, LIMIT_CARD_TEXT);
    ok = get_name(APPLICATION_PLATFORM, &platform, &call->err) &&
         (!engine_has(EDITOR_BUILD_TARGET) || get_name(EDITOR_BUILD_TARGET, &target, &call->err));
    if (ok) {
        put_cut(&w, "platform", buf_slice(&platform));
        put_cut(&w, "activeBuildTarget",
                target.len ? buf_slice(&target)
                           : slice_of(linkmsg_build_target(buf_slice(&platform))));
    }
    buf_done(&platform);
    buf_done(&target);
    if (!ok || !put_pipeline(&w, &call->err) || !put_folder(&w, &call->err))
        return false;
    json_object_end(&w);
    return true;
}

static const struct agent_tool tools[] = {
    {TOOL_PROJECT_INFO, project_info, false},
};
const struct agent_tools tools_project = {tools, N_ELEMENTS(tools)};
