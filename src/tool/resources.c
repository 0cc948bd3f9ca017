/*
 * The unity:// resources, each read by calling a tool, and the mapping from a URI to that tool's
 * arguments. A URI is path and query; the host of a URI library is just the first segment
 * of the path. Dialects decide how to list resources.
 */
#include "tool.h"

#define SCHEME "unity://"

static const struct resource resources[] = {
    {
        .uri = "unity://status",
        .shown = "unity://status",
        .name = "status",
        .title = "Status",
        .text = "Whether Unity is ready, its version and platform, and the selection.",
        .tool = TOOL_GET_STATUS,
        .is_explorer = true,
    },
    {
        .uri = "unity://scenes",
        .shown = "unity://scenes",
        .name = "scenes",
        .title = "Scenes",
        .text = "The loaded scenes, with the pseudo-scenes scn:ddol and scn:hide; without an "
                "engine, the project's scene files.",
        .tool = TOOL_LIST_SCENES,
        .on_by_default = "withPath",
        .is_explorer = true,
        .is_project = true,
        .is_either = true,
    },
    {
        .uri = "unity://scene/{sceneId}/objects",
        .shown = "unity://scene/{sceneId}/objects?limit&offset",
        .uri_template = "unity://scene/{sceneId}/objects{?name,type,activeOnly,limit,offset}",
        .name = "scene-objects",
        .keys = {{"sceneId", COMPLETE_SCENE_ID},
                 {"name", COMPLETE_OBJECT},
                 {"type", COMPLETE_TYPE}},
        .title = "Objects of a scene",
        .text = "The objects of one scene as cards, one page at a time.",
        .tool = TOOL_LIST_OBJECTS,
        .is_template = true,
        .is_explorer = true,
    },
    {
        .uri = "unity://object/{id}",
        .shown = "unity://object/{id}",
        .uri_template = "unity://object/{id}",
        .name = "object",
        .keys = {{"id", COMPLETE_OBJECT_ID}},
        .title = "Object",
        .text = "One object's card, by obj:<instanceId>.",
        .tool = TOOL_GET_OBJECT,
        .is_template = true,
        .is_explorer = true,
    },
    {
        .uri = "unity://object/{objectId}/components",
        .shown = "unity://object/{id}/components?limit&offset",
        .uri_template = "unity://object/{id}/components{?limit,offset}",
        .name = "object-components",
        .keys = {{"id", COMPLETE_OBJECT_ID}},
        .title = "Components of an object",
        .text = "An object's components with type and summary.",
        .tool = TOOL_GET_COMPONENTS,
        .is_template = true,
        .is_explorer = true,
    },
    {
        .uri = "unity://object/{objectId}/component/members",
        .shown = "unity://object/{id}/component/members?type={type}&includeMethods=&limit=&offset=",
        .uri_template = "unity://object/{id}/component/members{?type,includeMethods,limit,offset}",
        .name = "component-members",
        .keys = {{"id", COMPLETE_OBJECT_ID}, {"type", COMPLETE_TYPE}},
        .title = "Members of a component",
        .text = "A component's fields and properties, and its methods if asked.",
        .tool = TOOL_LIST_COMPONENT_MEMBERS,
        .renamed = {{"type", "componentType"}},
        .is_template = true,
        .is_explorer = true,
    },
    {
        .uri = "unity://object/{objectId}/component/member",
        .shown = "unity://object/{id}/component/member?type={type}&name={name}",
        .uri_template = "unity://object/{id}/component/member{?type,name}",
        .name = "component-member",
        .keys = {{"id", COMPLETE_OBJECT_ID},
                 {"type", COMPLETE_TYPE},
                 {"name", COMPLETE_MEMBER, "type"}},
        .title = "Member of a component",
        .text = "The value of one field or property.",
        .tool = TOOL_READ_COMPONENT_MEMBER,
        .renamed = {{"type", "componentType"}},
        .is_template = true,
        .is_explorer = true,
    },
    {
        .uri = "unity://object/{objectId}/children",
        .shown = "unity://object/{id}/children?limit&offset",
        .uri_template = "unity://object/{id}/children{?limit,offset}",
        .name = "object-children",
        .keys = {{"id", COMPLETE_OBJECT_ID}},
        .title = "Children of an object",
        .text = "An object's direct children as cards, one page at a time.",
        .tool = TOOL_LIST_CHILDREN,
        .is_template = true,
        .is_explorer = true,
    },
    {
        .uri = "unity://search",
        .shown = "unity://search?query=&name=&type=&path=&activeOnly=&limit=&offset=",
        .uri_template = "unity://search{?query,name,type,path,activeOnly,limit,offset}",
        .name = "search",
        .keys = {{"query", COMPLETE_OBJECT},
                 {"name", COMPLETE_OBJECT},
                 {"type", COMPLETE_TYPE},
                 {"path", COMPLETE_OBJECT}},
        .title = "Search",
        .text = "Objects of all loaded scenes by name, path or component type.",
        .tool = TOOL_SEARCH_OBJECTS,
        .is_template = true,
        .is_explorer = true,
    },
    {
        .uri = "unity://selection",
        .shown = "unity://selection",
        .name = "selection",
        .title = "Selection",
        .text = "The ids of the selected objects and of the active one.",
        .tool = TOOL_GET_SELECTION,
        .is_explorer = true,
    },
    {
        .uri = "unity://clipboard",
        .shown = "unity://clipboard",
        .name = "clipboard",
        .title = "Clipboard",
        .text = "Type and preview of the explorer's clipboard.",
        .tool = TOOL_GET_CLIPBOARD,
        .is_explorer = true,
    },
    {
        .uri = "unity://camera/active",
        .shown = "unity://camera/active",
        .name = "camera",
        .title = "Active camera",
        .text = "Name, field of view, position and rotation of the camera in use.",
        .tool = TOOL_GET_CAMERA_INFO,
        .is_explorer = true,
    },
    {
        .uri = "unity://freecam",
        .shown = "unity://freecam",
        .name = "freecam",
        .title = "Free camera",
        .text = "Whether the free camera is on, its speed and its pose.",
        .tool = TOOL_GET_FREECAM,
        .is_explorer = true,
    },
    {
        .uri = "unity://logs/tail",
        .shown = "unity://logs/tail?count=",
        .name = "logs",
        .title = "Latest log lines",
        .text = "The last lines of the log, oldest first.",
        .tool = TOOL_TAIL_LOGS,
        .is_explorer = true,
    },
    {
        .uri = "unity://console/scripts",
        .shown = "unity://console/scripts",
        .name = "console-scripts",
        .title = "Console scripts",
        .text = "The C# files in the Scripts folder.",
        .tool = TOOL_LIST_CONSOLE_SCRIPTS,
        .is_explorer = true,
    },
    {
        .uri = "unity://console/script",
        .shown = "unity://console/script?path={path}",
        .uri_template = "unity://console/script{?path}",
        .name = "console-script",
        .keys = {{"path", COMPLETE_SCRIPT}},
        .title = "Console script",
        .text = "The content of one C# file in the Scripts folder.",
        .tool = TOOL_READ_CONSOLE_SCRIPT,
        .is_template = true,
        .is_explorer = true,
    },
    {
        .uri = "unity://hooks",
        .shown = "unity://hooks",
        .name = "hooks",
        .title = "Hooks",
        .text = "The hooked methods with signature and whether the hook is enabled.",
        .tool = TOOL_HOOK_LIST,
        .is_explorer = true,
    },
    {
        .uri = "unity://instances",
        .shown = "unity://instances",
        .name = "instances",
        .title = "Engines",
        .text = "The engines that are connected, and which of them answers calls.",
        .tool = TOOL_LIST_INSTANCES,
    },
    {
        .uri = "unity://scripts",
        .shown = "unity://scripts",
        .uri_template = "unity://scripts{?state,path,left,limit,offset}",
        .name = "scripts",
        .keys = {{"path", COMPLETE_ASSET}},
        .title = "Scripts",
        .text = "How each of the project's scripts compiled: live, partly, out or held; members "
                "kept, stubbed and left out, with line and error; the missing names that affect "
                "the most members.",
        .tool = TOOL_GET_SCRIPT_REPORT,
    },
    {
        .uri = "unity://scene/active",
        .shown = "unity://scene/active",
        .name = "active-scene",
        .title = "Active scene",
        .text = "The active scene's path, name and root objects; without an engine, those of the "
                "first enabled scene of the build settings.",
        .tool = TOOL_SCENE_ACTIVE,
        .is_project = true,
        .is_either = true,
    },
    {
        .uri = "unity://project/info",
        .shown = "unity://project/info",
        .name = "project",
        .title = "Project",
        .text = "The product's name, Unity version, build target and render pipeline.",
        .tool = TOOL_PROJECT_INFO,
        .is_project = true,
        .is_either = true,
    },
    {
        .uri = "unity://assets",
        .shown = "unity://assets",
        .uri_template = "unity://assets{?folder,type,limit,offset}",
        .name = "assets",
        .keys = {{"folder", COMPLETE_FOLDER}, {"type", COMPLETE_ASSET_TYPE}},
        .title = "Assets",
        .text = "The project's assets with path, guid and type, 200 at a time; limit, offset, "
                "folder and type say which.",
        .tool = TOOL_PROJECT_ASSETS_LIST,
        .is_project = true,
    },
    {
        .uri = "unity://scene/{+scenePath}",
        .shown = "unity://scene/{scenePath}?includeInactive=&rootPath=&offset=",
        .uri_template = "unity://scene/{+scenePath}{?includeInactive,rootPath,offset}",
        .name = "scene-file",
        .keys = {{"scenePath", COMPLETE_SCENE}, {"rootPath", COMPLETE_OBJECT_PATH, "scenePath"}},
        .title = "Scene file",
        .text = "The hierarchy of a scene or prefab, as in "
                "unity://scene/Assets/Scenes/Main.unity: from the engine if it has the file "
                "open, else from the file.",
        .tool = TOOL_SCENE_HIERARCHY_DUMP,
        .is_template = true,
        .is_project = true,
        .is_either = true,
    },
    {
        .uri = "unity://asset/{+assetPath}",
        .shown = "unity://asset/{assetPath}",
        .uri_template = "unity://asset/{+assetPath}",
        .name = "asset",
        .keys = {{"assetPath", COMPLETE_ASSET}},
        .title = "Asset",
        .text = "Guid, type, importer and number of dependencies of an asset, as in "
                "unity://asset/Assets/Prefabs/Player.prefab.",
        .tool = TOOL_ASSET_INFO,
        .is_template = true,
        .is_project = true,
    },
};

size_t resource_count(void)
{
    return N_ELEMENTS(resources);
}

const struct resource *resource_at(size_t i)
{
    return &resources[i];
}

/* Whether a segment of a resource's uri is a placeholder: "{id}". */
static bool is_hole(struct slice segment)
{
    return segment.len > 2 && segment.p[0] == '{';
}

/* "{+path}", the last segment, matches the whole rest, slashes included: a file's path. */
static bool is_tail(struct slice segment)
{
    return segment.len > 3 && segment.p[0] == '{' && segment.p[1] == '+';
}

static bool path_fits(struct slice pattern, struct slice path)
{
    while (pattern.len && path.len) {
        struct slice want = slice_cut(&pattern, '/');
        struct slice got = slice_cut(&path, '/');

        if (is_tail(want))
            return slice_starts(got, SLICE("Assets")) || slice_starts(got, SLICE("Packages")) ||
                   is_hole(got); /* the placeholder itself */
        if (is_hole(want) ? got.len == 0 : !slice_eq_nocase(want, got))
            return false;
    }
    return pattern.len == 0 && path.len == 0;
}

/* Splits "scheme://path?query". A slash at the path's end does not count. False: it is no such
 * address. */
static bool split(struct slice uri, struct slice *ret_scheme, struct slice *ret_path,
                  struct slice *ret_query)
{
    struct slice rest = uri;

    *ret_scheme = slice_cut(&rest, ':');
    if (!slice_starts(rest, SLICE("//")) || rest.len == 2)
        return false;
    *ret_query = slice_skip(rest, 2);
    *ret_path = slice_cut(ret_query, '?');
    if (ret_path->len && ret_path->p[ret_path->len - 1] == '/')
        ret_path->len--;
    return true;
}

static struct slice pattern_of(const struct resource *r)
{
    struct slice rest = slice_of(r->uri);

    slice_cut(&rest, ':');
    return slice_skip(rest, 2);
}

const struct tool *resource_tool(const struct resource *r)
{
    return r->own_tool ? r->own_tool : tool_by_id(r->tool);
}

/* The raw part of the path for parameter `name`; empty: none. */
static struct slice value_in_path(const struct resource *r, struct slice path, const char *name)
{
    struct slice pattern = pattern_of(r);

    while (pattern.len) {
        struct slice want = slice_cut(&pattern, '/');
        struct slice left = path;
        struct slice got = slice_cut(&path, '/');

        if (is_tail(want) && slice_is(slice_from(want.p + 2, want.len - 3), name))
            return left;
        if (is_hole(want) && slice_is(slice_from(want.p + 1, want.len - 2), name))
            return got;
    }
    return SLICE("");
}

static struct slice param_for(const struct resource *r, struct slice key)
{
    for (size_t i = 0; i < RESOURCE_KEYS && r->renamed[i].query; i++)
        if (slice_eq_nocase(key, slice_of(r->renamed[i].query)))
            return slice_of(r->renamed[i].param);
    return key;
}

/* The raw value of parameter `name`, the last one that is not empty; empty: none. */
static struct slice value_in_query(const struct resource *r, struct slice query, const char *name)
{
    struct slice value = SLICE("");

    while (query.len) {
        struct slice rest = slice_cut(&query, '&');
        struct slice key = slice_cut(&rest, '=');

        if (rest.len && slice_eq_nocase(param_for(r, key), slice_of(name)))
            value = rest;
    }
    return value;
}

static bool refuse(struct err *err, const struct param *p, const char *expected, struct slice got)
{
    got.len = utf8_cut(got, 64);
    return err_set(err, ERR_ARGUMENT, "Parameter '%s' must be %s. Got: %.*s.", p->name, expected,
                   SLICE_ARG(got));
}

/* Tools that serve resources have no parameters of other types. */
static bool write_value(struct json_out *w, const struct param *p, struct slice text,
                        struct err *err)
{
    bool is_true = slice_eq_nocase(text, SLICE("true")) || slice_is(text, "1");
    int64_t number;

    if (p->type == T_BOOL) {
        if (!is_true && !slice_eq_nocase(text, SLICE("false")) && !slice_is(text, "0"))
            return refuse(err, p, "a boolean", text);
        json_put_bool(w, p->name, is_true);
    } else if (p->type == T_INT) {
        if (!text_to_int(text, &number))
            return refuse(err, p, "an integer", text);
        json_put_int(w, p->name, number);
    } else {
        json_put_text(w, p->name, text);
    }
    return true;
}

/* text_percent_decode() fails for bad escapes as well as for lack of memory; this tells which. */
static bool has_bad_escape(struct slice s)
{
    for (size_t i = 0; i < s.len; i++) {
        const char *hex = "0123456789abcdefABCDEF";

        if (s.p[i] != '%')
            continue;
        if (s.len - i < 3 || !memchr(hex, s.p[i + 1], 22) || !memchr(hex, s.p[i + 2], 22))
            return true;
        if (s.p[i + 1] == '0' && s.p[i + 2] == '0')
            return true;
    }
    return false;
}

static bool write_args(struct json_out *w, struct arena *a, const struct resource *r,
                       struct slice path, struct slice query, struct err *err)
{
    for (const struct param *p = resource_tool(r)->params; p && p->name; p++) {
        struct slice raw = value_in_path(r, path, p->name);
        struct slice text;

        if (raw.len == 0)
            raw = value_in_query(r, query, p->name);
        if (raw.len == 0)
            continue;
        if (has_bad_escape(raw))
            return refuse(err, p, "percent-encoded", raw);
        if (!text_percent_decode(a, raw, &text))
            return err_no_memory(err);
        if (!utf8_valid(text))
            return err_set(err, ERR_ARGUMENT, "Parameter '%s' must be UTF-8.", p->name);
        if (!write_value(w, p, text, err))
            return false;
    }
    return true;
}

static bool make_args(struct arena *a, const struct resource *r, struct slice path,
                      struct slice query, struct slice *ret_args, struct err *err)
{
    struct json_out w;
    struct slice args;
    struct buf text;
    bool ok;

    /* A byte takes at most six as \u00XX; the names of a tool's parameters fit the rest. */
    buf_init(&text, 6 * (path.len + query.len) + 512);
    json_out_init(&w, &text);
    json_object(&w);
    ok = write_args(&w, a, r, path, query, err);
    json_object_end(&w);
    args = ok && buf_ok(&text) ? arena_copy(a, buf_slice(&text)) : (struct slice){0};
    buf_done(&text);
    if (!ok)
        return false;
    if (!args.p)
        return err_no_memory(err);
    *ret_args = args;
    return true;
}

bool resource_match_in(struct resource_rows list, struct arena *a, struct slice uri,
                       const struct resource **ret_resource, struct slice *ret_args,
                       struct err *err)
{
    struct slice scheme, path, query;

    for (size_t i = 0; split(uri, &scheme, &path, &query) && i < list.n; i++) {
        struct slice own = slice_of(list.rows[i].uri);

        if (!slice_eq_nocase(slice_cut(&own, ':'), scheme) ||
            !path_fits(pattern_of(&list.rows[i]), path))
            continue;
        if (!make_args(a, &list.rows[i], path, query, ret_args, err))
            return false;
        *ret_resource = &list.rows[i];
        return true;
    }
    return err_set(err, ERR_NO_RESOURCE, "resource not supported");
}

bool resource_match(struct arena *a, struct slice uri, const struct resource **ret_resource,
                    struct slice *ret_args, struct err *err)
{
    return resource_match_in((struct resource_rows){resources, N_ELEMENTS(resources)}, a, uri,
                             ret_resource, ret_args, err);
}

bool query_match(struct arena *a, struct slice query, const struct tool *tool,
                 struct slice *ret_args, struct err *err)
{
    struct resource nameless = {.uri = SCHEME, .tool = tool->id};

    return make_args(a, &nameless, (struct slice){0}, query, ret_args, err);
}

/* --- Completion. --- */

bool resource_is_at(const struct resource *r, struct slice uri)
{
    return slice_is(uri, r->uri_template ? r->uri_template : r->uri) || slice_is(uri, r->shown) ||
           slice_is(uri, r->uri);
}

/* Whether the template has the parameter: {x}, {+x}, {?x,y}. */
static bool has_variable(struct slice uri_template, struct slice name)
{
    while (uri_template.len) {
        struct slice variables;

        slice_cut(&uri_template, '{');
        variables = slice_cut(&uri_template, '}');
        if (variables.len && strchr("+?&#/.;", variables.p[0]))
            variables = slice_skip(variables, 1);
        while (variables.len)
            if (slice_eq(slice_cut(&variables, ','), name))
                return true;
    }
    return false;
}

/* The values that a parameter of a tool can have, if they are few. */
static const char *const *words_of(const struct tool *tool, struct slice name)
{
    static const char *const bools[] = {"true", "false", NULL};

    for (const struct param *p = tool->params; p && p->name; p++)
        if (slice_is(name, p->name))
            return p->type == T_BOOL ? bools : p->choices;
    return NULL;
}

bool resource_completes(const struct resource *r, struct slice param,
                        struct completes *ret_completes)
{
    if (!r->uri_template || !has_variable(slice_of(r->uri_template), param))
        return false;
    *ret_completes = (struct completes){.words = words_of(resource_tool(r), param)};
    for (size_t i = 0; i < RESOURCE_KEYS && r->keys[i].param; i++)
        if (slice_is(param, r->keys[i].param))
            *ret_completes = (struct completes){r->keys[i].completes, r->keys[i].within, NULL};
    return true;
}
