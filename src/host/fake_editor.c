/*
 * The editor group's tools about the project and its scenes. A scene that is not loaded is opened
 * from its file for the length of the call.
 */
#include "fake.h"

#include <stdlib.h>

#include "list.h"

bool fake_project_info(struct fake *f, struct host_call *call)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "productName", f->info.product_name);
    json_put_string(&w, "unityVersion", f->info.unity_version);
    json_put_string(&w, "platform", f->info.platform);
    json_put_string(&w, "activeBuildTarget", "StandaloneWindows64");
    json_put_string(&w, "renderPipeline", "Built-in");
    json_put_string(&w, "projectName", f->info.product_name);
    json_put_string(&w, "projectPath", "/fake");
    json_object_end(&w);
    return true;
}

bool fake_project_scenes(struct fake *f, struct host_call *call)
{
    const struct project_scenes_args *args = call->args;
    struct host_list list;
    struct json_out w;

    (void)f;
    json_out_init(&w, &call->result);
    json_object(&w);
    host_list_begin(&list, call, &w, "scenes", (const struct arg_int[]){args->limit, args->offset});
    for (size_t i = 0; i < FAKE_FILES; i++) {
        const struct fake_scene_file *file = &fake_files[i];

        if ((file->build_index < 0 && !args->include_all_scenes.value) || !host_list_wants(&list))
            continue;
        json_object(&w);
        json_put_string(&w, "path", file->path);
        json_put_string(&w, "name", file->name);
        json_put_bool(&w, "enabledInBuild", file->build_index >= 0);
        json_put_int(&w, "buildIndex", file->build_index);
        json_object_end(&w);
        host_list_wrote(&list);
    }
    if (!host_list_end(&list, NULL))
        return false;
    json_object_end(&w);
    return true;
}

/* --- Opening a scene. --- */

struct opened {
    struct fake_scene *scene;
    bool is_temporary;
};

static bool no_scene_file(struct host_call *call, struct slice path)
{
    struct slice error =
        arena_printf(call->arena, "Scene file '%.*s' does not exist", SLICE_ARG(path));

    if (!error.p)
        return err_no_memory(&call->err);
    return host_no_scene(call, "Scene file not found", error, path);
}

static struct fake_scene *find_loaded(struct fake_world *world, struct slice path)
{
    for (size_t i = 0; i < FAKE_SCENES; i++) {
        struct fake_scene *s = world->scenes[i];

        if (s && slice_is(path, s->file->path))
            return s;
    }
    return NULL;
}

static bool open_scene(struct fake *f, struct host_call *call, struct arg_text path,
                       struct opened *ret)
{
    const struct fake_scene_file *file = path.is_set ? fake_file_find(path.value) : NULL;
    struct fake_scene *s = f->world.active;

    if (path.is_set)
        s = find_loaded(&f->world, path.value);
    if (s) {
        *ret = (struct opened){s, false};
        return true;
    }
    if (!file || !slice_is(path.value, file->path))
        return no_scene_file(call, path.value);
    if (!fake_scene_open(&f->world, file, true, &s, &call->err))
        return false;
    *ret = (struct opened){s, true};
    return true;
}

static void close_scene(struct fake *f, const struct opened *o)
{
    if (o->is_temporary)
        fake_scene_free(&f->world, o->scene);
}

/* --- What is in it. --- */

bool fake_scene_active(struct fake *f, struct host_call *call)
{
    const struct fake_scene *s = f->world.active;
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "name", s->name);
    json_put_string(&w, "path", s->file->path);
    json_put_bool(&w, "isLoaded", s->is_loaded);
    json_put_int(&w, "rootCount", (int64_t)fake_object_child_count(&s->root));
    json_key(&w, "rootObjects");
    json_array(&w);
    for (const struct fake_object *o = s->root.first; o; o = o->next) {
        json_object(&w);
        json_put_string(&w, "name", o->name);
        json_put_int(&w, "instanceId", o->id);
        json_put_bool(&w, "active", o->is_active);
        json_object_end(&w);
    }
    json_array_end(&w);
    json_object_end(&w);
    return true;
}

static void put_components(struct json_out *w, const struct fake_object *o)
{
    json_key(w, "components");
    json_array(w);
    for (const struct fake_component *c = o->components; c; c = c->next)
        json_string(w, fake_type_short(c->type));
    json_array_end(w);
}

static bool put_path(struct json_out *w, struct arena *a, const struct fake_object *o)
{
    struct slice path = fake_object_path(a, o);

    json_put_text(w, "path", path);
    return path.p != NULL;
}

/* One step of recursion per level of the hierarchy, of which there are at most FAKE_DEPTH. */
static bool dump_children(struct json_out *w, struct arena *a, const struct fake_object *parent,
                          bool with_inactive)
{
    bool ok = true;

    json_array(w);
    for (const struct fake_object *o = parent->first; o && ok; o = o->next) {
        if (!o->is_active && !with_inactive)
            continue;
        json_object(w);
        json_put_string(w, "name", o->name);
        ok = put_path(w, a, o);
        json_put_int(w, "instanceId", o->id);
        put_components(w, o);
        json_key(w, "children");
        ok = dump_children(w, a, o, with_inactive) && ok;
        json_object_end(w);
    }
    json_array_end(w);
    return ok;
}

bool fake_scene_dump(struct fake *f, struct host_call *call)
{
    const struct hierarchy_args *args = call->args;
    struct opened opened;
    struct json_out w;
    bool ok;

    if (!open_scene(f, call, args->scene_path, &opened))
        return false;
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "scenePath", opened.scene->file->path);
    json_key(&w, "rootObjects");
    ok = dump_children(&w, call->arena, &opened.scene->root, args->include_inactive.value);
    json_object_end(&w);
    close_scene(f, &opened);
    return ok || err_no_memory(&call->err);
}

struct match {
    const struct fake_object *object;
    struct slice path;
    size_t order; /* in the hierarchy, for two of the same path */
};

static int compare_matches(const void *a, const void *b)
{
    const struct match *x = a, *y = b;
    int order = slice_compare(x->path, y->path);

    return order ? order : (x->order > y->order) - (x->order < y->order);
}

static bool has_type(const struct fake_object *o, struct slice type)
{
    for (const struct fake_component *c = o->components; c; c = c->next) {
        if (slice_is(type, fake_type_short(c->type)) || slice_is(type, fake_type_name(c->type)))
            return true;
    }
    return false;
}

static bool is_match(const struct fake_object *o, const struct find_objects_args *want)
{
    return slice_contains(slice_of(o->name), want->name_contains.value) &&
           (!want->tag.is_set || slice_is(want->tag.value, o->tag)) &&
           (!want->layer.is_set || want->layer.value == o->layer) &&
           (!want->component_type.is_set || has_type(o, want->component_type.value));
}

static void write_match(struct json_out *w, const struct match *m)
{
    json_object(w);
    json_put_string(w, "name", m->object->name);
    json_put_text(w, "path", m->path);
    json_put_int(w, "instanceId", m->object->id);
    put_components(w, m->object);
    json_put_string(w, "tag", m->object->tag);
    json_put_int(w, "layer", m->object->layer);
    json_object_end(w);
}

static bool find_matches(struct fake *f, struct host_call *call, const struct fake_scene *s)
{
    const struct find_objects_args *args = call->args;
    struct match *matches = arena_alloc(call->arena, (f->world.n_objects + 1) * sizeof(*matches));
    struct fake_object *o = NULL;
    struct host_list list;
    struct json_out w;
    size_t n = 0;

    if (!matches)
        return err_no_memory(&call->err);
    while ((o = fake_object_next(&s->root, o))) {
        if (!is_match(o, args))
            continue;
        matches[n] = (struct match){o, fake_object_path(call->arena, o), n};
        if (!matches[n++].path.p)
            return err_no_memory(&call->err);
    }
    qsort(matches, n, sizeof(*matches), compare_matches);
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "scenePath", s->file->path);
    host_list_begin(&list, call, &w, "matches",
                    (const struct arg_int[]){args->limit, args->offset});
    for (size_t i = 0; i < n; i++)
        if (host_list_wants(&list)) {
            write_match(&w, &matches[i]);
            host_list_wrote(&list);
        }
    if (!host_list_end(&list, "nameContains, tag, layer or componentType"))
        return false;
    json_object_end(&w);
    return true;
}

bool fake_scene_objects(struct fake *f, struct host_call *call)
{
    const struct find_objects_args *args = call->args;
    struct opened opened;
    bool ok;

    if (!open_scene(f, call, args->scene_path, &opened))
        return false;
    ok = find_matches(f, call, opened.scene);
    close_scene(f, &opened);
    return ok;
}

static bool write_components(struct host_call *call, struct fake_scene *s)
{
    const struct scene_components_args *args = call->args;
    const struct fake_object *o = fake_object_at(s, args->game_object_path.value);
    struct host_list list;
    struct json_out w;
    int index = 0;

    if (!o)
        return host_missing(call, "GameObject",
                            (struct host_named){"gameObjectPath", args->game_object_path.value},
                            (struct host_named){"scenePath", slice_of(s->file->path)});
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_text(&w, "gameObjectPath", args->game_object_path.value);
    json_put_string(&w, "scenePath", s->file->path);
    host_list_begin(&list, call, &w, "components",
                    (const struct arg_int[]){args->limit, args->offset});
    for (const struct fake_component *c = o->components; c; c = c->next, index++) {
        if (!host_list_wants(&list))
            continue;
        json_object(&w);
        json_put_string(&w, "type", fake_type_short(c->type));
        json_put_int(&w, "instanceId", c->type ? c->id : 0);
        json_put_int(&w, "index", index);
        json_put_string(&w, "fullTypeName", fake_type_name(c->type));
        json_object_end(&w);
        host_list_wrote(&list);
    }
    if (!host_list_end(&list, NULL))
        return false;
    json_object_end(&w);
    return true;
}

bool fake_scene_components(struct fake *f, struct host_call *call)
{
    const struct scene_components_args *args = call->args;
    struct opened opened;
    bool ok;

    if (!open_scene(f, call, args->scene_path, &opened))
        return false;
    ok = write_components(call, opened.scene);
    close_scene(f, &opened);
    return ok;
}

bool fake_selection_info(struct fake *f, struct host_call *call)
{
    const struct fake_object *o = f->world.selected;
    struct json_out w;
    bool ok = true;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_key(&w, "selectedObjects");
    json_array(&w);
    if (o) {
        json_object(&w);
        json_put_string(&w, "name", o->name);
        json_put_string(&w, "type", "GameObject");
        json_put_int(&w, "instanceId", o->id);
        ok = put_path(&w, call->arena, o);
        put_components(&w, o);
        json_object_end(&w);
    }
    json_array_end(&w);
    json_put_string(&w, "activeScene", f->world.active->file->path);
    if (o)
        json_put_string(&w, "activeGameObject", o->name);
    json_object_end(&w);
    return ok || err_no_memory(&call->err);
}
