/*
 * The editor group's tools for scenes, on files. Agents ask several questions about one scene, so
 * we keep the last one until a file of the project changes. We write the hierarchy without
 * recursion, because a file decides how deep it is.
 */
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>

#include "host/reply.h"

/* --- Which scene. --- */

/* The first enabled scene of the build whose file exists, which is also the one that the player
 * loads. If no file exists, the first enabled scene, so that an error can name it. Empty: no scene
 * is enabled. */
static struct slice first_build_scene(const struct project *p)
{
    struct slice first = {0};

    for (size_t i = 0; i < p->settings.n_build_scenes; i++) {
        const struct build_scene *scene = &p->settings.build_scenes[i];

        if (!scene->is_enabled || !scene->path.len)
            continue;
        if (project_has_file(p, scene->path))
            return scene->path;
        if (!first.len)
            first = scene->path;
    }
    return first;
}

static bool refuse_scene(struct project_call *call, struct slice path, const struct err *why)
{
    struct slice error;

    if (why->kind == ERR_INTERNAL) {
        *call->err = *why;
        return false;
    }
    path.len = utf8_cut(path, 1000); /* it came from a peer */
    if (why->kind != ERR_NOT_FOUND)
        return host_no_scene(call->host_call, why->message, slice_of(why->message), path);
    error = arena_printf(call->arena, "Scene file '%.*s' does not exist", SLICE_ARG(path));
    if (!error.p)
        return err_no_memory(call->err);
    return host_no_scene(call->host_call, "Scene file not found", error, path);
}

bool project_scene(struct project_call *call, struct slice path, struct scene **ret_scene)
{
    struct project_cache *cache = call->cache;
    const char *ending = asset_kind_of(path)->ending;
    struct err err = {0};

    if (cache->scene && cache->scene_generation == call->generation &&
        slice_eq(cache->scene->path, path)) {
        *ret_scene = cache->scene;
        return true;
    }
    scene_free(cache->scene);
    cache->scene = NULL;
    if (!project_has_file(call->project, path)) {
        err_set(&err, ERR_NOT_FOUND, "not there");
        return refuse_scene(call, path, &err);
    }
    if (!ending || (strcmp(ending, ".unity") != 0 && strcmp(ending, ".prefab") != 0)) {
        err_set(&err, ERR_TOOL, "%.*s is neither a scene nor a prefab", SLICE_ARG(path));
        return refuse_scene(call, path, &err);
    }
    if (!scene_open(call->project, path, &cache->scene, &err))
        return refuse_scene(call, path, &err);
    cache->scene_generation = call->generation;
    *ret_scene = cache->scene;
    return true;
}

static bool add_scene_diagnostics(struct project_call *call, const struct scene *s)
{
    enum { SHOWN = CALL_DIAGNOSTICS - 3 }; /* leave room for the reply's own notes */
    size_t n = s->n_notes < SHOWN ? s->n_notes : SHOWN;

    for (size_t i = 0; i < n; i++)
        if (!host_add_diagnostic(call->host_call, "%.*s", SLICE_ARG(s->notes[i])))
            return false;
    return n == s->n_notes + s->n_dropped ||
           host_add_diagnostic(call->host_call, "umcp could not use %zu more prefab sources",
                               s->n_notes + s->n_dropped - n);
}

bool project_build_scene(struct project_call *call, struct scene **ret_scene)
{
    struct slice first = first_build_scene(call->project), error;

    if (!first.len)
        return args_refuse_missing(call->arena, "scenePath", NULL, call->err);
    if (project_has_file(call->project, first))
        return project_scene(call, first, ret_scene);
    error = arena_printf(
        call->arena, "None of the enabled scenes of the build settings exists; the first is '%.*s'",
        SLICE_ARG(slice_from(first.p, utf8_cut(first, 200))));
    if (!error.p)
        return err_no_memory(call->err);
    return host_no_scene(call->host_call, error.p, error, first);
}

/* Why the files answer, and no engine. */
static struct slice why_files(const struct project_call *call)
{
    struct slice why = call->host_call->why_files;

    return why.len ? why : SLICE("No Unity editor is connected, nor another engine");
}

/* Of a resource the answer itself says it. */
bool project_tell_source(struct project_call *call)
{
    return call->host_call->takes_files ||
           host_add_diagnostic(call->host_call, "Source: files. %.*s.", SLICE_ARG(why_files(call)));
}

static bool open_scene(struct project_call *call, struct arg_text path, struct scene **ret_scene)
{
    return (path.is_set ? project_scene(call, path.value, ret_scene)
                        : project_build_scene(call, ret_scene)) &&
           add_scene_diagnostics(call, *ret_scene);
}

/* --- Objects. --- */

static void put_name(struct json_out *w, const char *key, struct slice text)
{
    json_put_text(w, key, slice_from(text.p, utf8_cut(text, LIMIT_SHOWN_NAME)));
}

static void put_components(struct json_out *w, const struct scene_object *o)
{
    size_t n = o->n_components < LIMIT_SHOWN_TYPES ? o->n_components : LIMIT_SHOWN_TYPES;

    json_key(w, "components");
    json_array(w);
    for (size_t i = 0; i < n; i++)
        json_text(w, scene_type(&o->components[i]));
    json_array_end(w);
}

static bool scene_active(struct project_call *call)
{
    struct json_page list;
    struct scene *s;
    struct json_out w;
    size_t n = 0;

    if (!first_build_scene(call->project).len)
        return err_set(call->err, ERR_NOT_FOUND, "The build settings have no enabled scene");
    if (!open_scene(call, (struct arg_text){0}, &s))
        return false;
    for (const struct scene_object *o = s->first; o; o = o->next)
        n++;
    json_out_init(&w, call->result);
    json_object(&w);
    json_put_text(&w, "name", asset_name(s->path));
    json_put_text(&w, "path", s->path);
    json_put_bool(&w, "isLoaded", false);
    json_put_int(&w, "rootCount", (int64_t)n);
    host_page_begin(&list, call->host_call, &w, "rootObjects", NULL);
    for (const struct scene_object *o = s->first; o; o = o->next) {
        if (!json_page_wants(&list))
            continue;
        json_object(&w);
        put_name(&w, "name", o->name);
        project_put_id(call, &w, s, o->id);
        json_put_bool(&w, "active", o->is_active);
        json_object_end(&w);
        json_page_wrote(&list);
    }
    json_array_end(&w);
    json_object_end(&w);
    return !list.is_full ||
           host_add_diagnostic(call->host_call,
                               "Reply cut for its size: %zu of %zu root objects. Read "
                               "unity://scene/%.*s with offset for the others.",
                               list.n_shown, n, SLICE_ARG(s->path));
}

/* --- The hierarchy. --- */

struct dump {
    struct project_call *call;
    const struct scene *scene;
    struct json_out w;
    const struct scene_object *top; /* whose children are shown; NULL: the scene's roots */
    bool with_inactive;
    size_t offset;
    size_t n_shown;
    const struct scene_object *cut; /* the first object that did not fit; NULL: all did */
};

static const struct scene_object *visible(const struct dump *d, const struct scene_object *o)
{
    while (o && !o->is_active && !d->with_inactive)
        o = o->next;
    return o;
}

static void close_node(struct dump *d, const struct scene_object *o, bool is_whole)
{
    size_t n = 0;

    json_array_end(&d->w);
    for (const struct scene_object *c = o->first; c && !is_whole; c = c->next)
        n += d->with_inactive || c->is_active;
    if (!is_whole)
        json_put_int(&d->w, "childCount", (int64_t)n);
    json_object_end(&d->w);
}

/* Closes the levels that end with `o`. Returns the next object, or NULL. */
static const struct scene_object *close_ended(struct dump *d, const struct scene_object *o)
{
    for (; o != d->top; o = o->parent) {
        const struct scene_object *next = visible(d, o->next);

        close_node(d, o, true);
        if (next)
            return next;
    }
    return NULL;
}

/* Closes the levels around the object that did not fit. */
static void close_cut(struct dump *d)
{
    const struct scene_object *o = d->cut->parent;
    bool is_whole = false;

    for (; o != d->top; o = o->parent) {
        close_node(d, o, is_whole);
        is_whole = !visible(d, o->next);
    }
}

static bool dump_objects(struct dump *d, const struct scene_object *first)
{
    const struct scene_object *o = visible(d, first), *child;

    for (size_t i = 0; i < d->offset && o; i++)
        o = visible(d, o->next);
    json_key(&d->w, "rootObjects");
    json_array(&d->w);
    while (o) {
        enum { CLOSING = 16 }; /* bytes for each level: half of "],"childCount":1234}" */
        struct json_mark mark = json_mark(&d->w);
        struct json_out *w = &d->w;
        struct slice path = scene_path(d->call->arena, o);

        /* Writes `o`, or removes it again if the reply would have no room for closing all open
         * levels. */
        if (!path.p)
            return err_no_memory(d->call->err);
        json_object(w);
        put_name(w, "name", o->name);
        put_name(w, "path", path);
        project_put_id(d->call, w, d->scene, o->id);
        if (!o->is_active)
            json_put_bool(w, "active", false);
        put_components(w, o);
        json_key(w, "children");
        json_array(w);
        if (d->n_shown && d->call->host_call->budget &&
            d->call->result->len + CLOSING * d->w.depth > d->call->host_call->budget) {
            json_take_back(&d->w, &mark);
            d->cut = o;
        } else {
            d->n_shown++;
        }
        if (d->cut) {
            close_cut(d);
            break;
        }
        child = visible(d, o->first);
        o = child ? child : close_ended(d, o);
    }
    json_array_end(&d->w);
    return true;
}

static bool tell_cut(struct dump *d, const struct scene *s)
{
    const struct scene_object *root = d->cut, *o;
    char more[64] = "";
    size_t n = 0;

    while (root->parent != d->top)
        root = root->parent;
    for (o = visible(d, d->top ? d->top->first : s->first); o && o != root; o = visible(d, o->next))
        n++;
    if (root != d->cut) {
        root = visible(d, root->next);
        n++;
    }
    if (root)
        snprintf(more, sizeof(more), "offset=%zu for the root objects that follow, and ", n);
    return host_add_diagnostic(
        d->call->host_call,
        "Reply cut for its size: %zu objects shown, the scene has %zu. Call "
        "again with %srootPath=#ID, the instanceId of an object that has childCount, "
        "for its children.",
        d->n_shown, s->n_objects, more);
}

static bool no_object(struct project_call *call, const char *key, struct slice path,
                      const struct scene *s)
{
    return host_missing(call->host_call, "GameObject", (struct host_named){key, path},
                        (struct host_named){"scenePath", s->path});
}

/* Finds an object by path, or by "#" and its number if several share a path. */
static const struct scene_object *find_object(struct project_call *call, const struct scene *s,
                                              struct slice name)
{
    const struct scene_object *o = scene_at(s, name);
    int64_t number;

    if (o || !name.len || name.p[0] != '#' || !text_to_int(slice_skip(name, 1), &number))
        return o;
    return project_numbered(call, s, number);
}

static bool scene_dump(struct project_call *call)
{
    const struct hierarchy_args *args = call->args;
    struct dump d = {.call = call, .with_inactive = args->include_inactive.value};
    struct scene *s;

    if (!open_scene(call, args->scene_path, &s))
        return false;
    d.scene = s;
    if (args->root_path.is_set && args->root_path.value.len) {
        d.top = find_object(call, s, args->root_path.value);
        if (!d.top)
            return no_object(call, "rootPath", args->root_path.value, s);
    }
    d.offset = args->offset.value > 0 ? (size_t)args->offset.value : 0;
    json_out_init(&d.w, call->result);
    json_object(&d.w);
    json_put_text(&d.w, "scenePath", s->path);
    if (!dump_objects(&d, d.top ? d.top->first : s->first))
        return false;
    json_object_end(&d.w);
    return (!d.cut || tell_cut(&d, s)) && project_tell_source(call);
}

/* --- Finding. --- */

struct match {
    const struct scene_object *object;
    struct slice path;
    size_t order; /* position in the hierarchy, to sort equal paths */
};

static int compare_matches(const void *a, const void *b)
{
    const struct match *x = a, *y = b;
    int order = slice_compare(x->path, y->path);

    return order ? order : (x->order > y->order) - (x->order < y->order);
}

static bool has_type(struct arena *a, const struct scene_object *o, struct slice type)
{
    for (size_t i = 0; i < o->n_components; i++) {
        const struct scene_component *c = &o->components[i];

        if (slice_eq(scene_type(c), type) ||
            (c->name_space.len && slice_contains(type, SLICE(".")) &&
             slice_eq(scene_full_name(a, c), type)))
            return true;
    }
    return false;
}

static bool is_match(struct arena *a, const struct scene_object *o,
                     const struct find_objects_args *want)
{
    return slice_contains(o->name, want->name_contains.value) &&
           (!want->tag.is_set || slice_eq(want->tag.value, o->tag)) &&
           (!want->layer.is_set || want->layer.value == o->layer) &&
           (!want->component_type.is_set || has_type(a, o, want->component_type.value));
}

static bool put_matches(struct project_call *call, const struct scene *s,
                        const struct match *matches, size_t n)
{
    const struct find_objects_args *args = call->args;
    struct json_page list;
    struct json_out w;

    json_out_init(&w, call->result);
    json_object(&w);
    json_put_text(&w, "scenePath", s->path);
    host_page_begin(&list, call->host_call, &w, "matches",
                    (const struct arg_int[]){args->limit, args->offset});
    for (size_t i = 0; i < n; i++)
        if (json_page_wants(&list)) {
            json_object(&w);
            put_name(&w, "name", matches[i].object->name);
            put_name(&w, "path", matches[i].path);
            project_put_id(call, &w, s, matches[i].object->id);
            put_components(&w, matches[i].object);
            put_name(&w, "tag", matches[i].object->tag);
            json_put_int(&w, "layer", matches[i].object->layer);
            json_object_end(&w);
            json_page_wrote(&list);
        }
    if (!host_page_end(call->host_call, &list, "nameContains, tag, layer or componentType"))
        return false;
    json_object_end(&w);
    return project_tell_source(call);
}

static bool scene_find(struct project_call *call)
{
    const struct find_objects_args *args = call->args;
    struct scene_object *o = NULL;
    struct match *matches;
    struct arena texts;
    struct scene *s;
    size_t n = 0;
    bool ok = true;

    if (!open_scene(call, args->scene_path, &s))
        return false;
    matches = mem_alloc((s->n_objects + 1) * sizeof(*matches));
    if (!matches)
        return err_no_memory(call->err);
    arena_init(&texts, LIMIT_SCENE_PATHS);
    while (ok && (o = scene_next(s, o))) {
        if (!is_match(&texts, o, args))
            continue;
        matches[n] = (struct match){o, scene_path(&texts, o), n};
        ok = matches[n++].path.p != NULL;
    }
    qsort(matches, n, sizeof(*matches), compare_matches);
    ok = ok ? put_matches(call, s, matches, n) : err_no_memory(call->err);
    arena_done(&texts);
    mem_free(matches);
    return ok;
}

/* --- Components. --- */

static bool scene_components(struct project_call *call)
{
    const struct scene_components_args *args = call->args;
    const struct scene_object *o;
    struct json_page list;
    struct json_out w;
    struct scene *s;

    if (!open_scene(call, args->scene_path, &s))
        return false;
    o = find_object(call, s, args->game_object_path.value);
    if (!o)
        return no_object(call, "gameObjectPath", args->game_object_path.value, s);
    json_out_init(&w, call->result);
    json_object(&w);
    json_put_text(&w, "gameObjectPath", args->game_object_path.value);
    json_put_text(&w, "scenePath", s->path);
    host_page_begin(&list, call->host_call, &w, "components",
                    (const struct arg_int[]){args->limit, args->offset});
    for (size_t i = 0; i < o->n_components; i++)
        if (json_page_wants(&list)) {
            struct slice full = scene_full_name(call->arena, &o->components[i]);

            json_object(&w);
            json_put_text(&w, "type", scene_type(&o->components[i]));
            if (o->components[i].state == REF_MISSING)
                json_put_int(&w, "instanceId", 0);
            else
                project_put_id(call, &w, s, o->components[i].id);
            json_put_int(&w, "index", (int64_t)i);
            json_key(&w, "fullTypeName");
            if (full.p)
                json_text(&w, full);
            else
                json_null(&w);
            json_object_end(&w);
            json_page_wrote(&list);
        }
    if (!host_page_end(call->host_call, &list, NULL))
        return false;
    json_object_end(&w);
    return project_tell_source(call);
}

/* --- Facts that only an editor knows. --- */

static bool selection_info(struct project_call *call)
{
    struct slice scene = first_build_scene(call->project);
    struct json_out w;

    json_out_init(&w, call->result);
    json_object(&w);
    json_key(&w, "selectedObjects");
    json_array(&w);
    json_array_end(&w);
    json_key(&w, "activeScene");
    if (scene.len)
        json_text(&w, scene);
    else
        json_null(&w);
    json_object_end(&w);
    return host_add_diagnostic(
        call->host_call,
        "%.*s, so nothing is selected; activeScene is the first enabled scene of the build "
        "settings. Source: files.",
        SLICE_ARG(why_files(call)));
}

static const struct project_tool tools[] = {
    {TOOL_SCENE_ACTIVE, scene_active, 0, false},
    {TOOL_SCENE_HIERARCHY_DUMP, scene_dump, 0, false},
    {TOOL_SCENE_OBJECTS_FIND, scene_find, 0, false},
    {TOOL_SCENE_COMPONENTS_LIST, scene_components, 0, false},
    {TOOL_EDITOR_SELECTION_INFO, selection_info, 0, false},
};
const struct project_tools project_tools_scene = {tools, N_ELEMENTS(tools)};
