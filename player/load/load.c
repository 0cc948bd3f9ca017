/*
 * Loads scenes and prefabs: turns the composed file of unity/scene/scene.h into game objects and
 * components, reads their values, then wakes the scripts.
 */
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "player/graph/edits.h"
#include "player/managed/engine.h"
#include "player/managed/log.h"
#include "player/managed/managed.h"

/* A scene that is gone, but whose name listeners still ask for. */
struct leaving {
    int handle;
    char *name, *path;
};

static struct {
    struct project *project;
    struct list spaces;
    struct arena *scratch;         /* of the innermost file being read */
    const struct leaving *leaving; /* NULL: none */
    bool is_loading;               /* spaces are in use, so user code must not free any */
} load;

struct ref_context load_context;

void load_start(struct project *p)
{
    load.project = p;
}

void load_tags(void)
{
    const struct settings *s = &load.project->settings;

    for (size_t i = 0; i < s->n_tags; i++)
        graph_define_tag(s->tags[i]);
}

struct project *load_project(void)
{
    return load.project;
}

struct arena *load_scratch(void)
{
    return load.scratch;
}

struct arena *scratch_push(struct arena *inner)
{
    struct arena *outer = load.scratch;

    arena_init(inner, LIMIT_OBJECT_BYTES);
    load.scratch = inner;
    return outer;
}

void scratch_pop(struct arena *outer)
{
    arena_done(load.scratch);
    load.scratch = outer;
}

/* --- Spaces --- */

static int compare_places(const void *a, const void *b)
{
    const struct place *x = a, *y = b;

    return x->file_id < y->file_id ? -1 : x->file_id > y->file_id;
}

struct object *space_find(const struct space *s, int64_t file_id)
{
    const struct place key = {.file_id = file_id};
    const struct place *found =
        s->n_places ? bsearch(&key, s->places, s->n_places, sizeof(struct place), compare_places)
                    : NULL;

    return found ? graph_find(found->id) : NULL;
}

static bool add_place(struct space *s, int64_t file_id, struct object *o)
{
    if (!VEC_ADD(s->places, s->n_places, s->places_cap, LIMIT_OBJECTS,
                 (struct place){file_id, o->id}))
        return false;
    o->file_id = file_id;
    o->home = s->in ? s->in->handle : 0;
    return true;
}

static bool add_scripted(struct space *s, struct object *o, const struct scene_component *c)
{
    return VEC_ADD(s->scripts, s->n_scripts, s->scripts_cap, LIMIT_OBJECTS,
                   (struct scripted){o->id, c});
}

bool space_add_script(struct space *s, struct object *o)
{
    return add_scripted(s, o, o->source);
}

void spaces_each(space_fn *each, void *ctx)
{
    LIST_EACH(struct space, s, &load.spaces, link)
        each(ctx, s);
}

void space_free(struct space *s)
{
    list_remove(&s->link);
    scene_free(s->scene);
    mem_free(s->places);
    mem_free(s->scripts);
    mem_free(s);
}

struct space *space_of_scene(int handle)
{
    LIST_EACH(struct space, s, &load.spaces, link)
        if (s->in && s->in->handle == handle)
            return s;
    return NULL;
}

const struct yaml *component_values(const struct space *s, const struct scene_component *c)
{
    const struct yaml *values = NULL;
    struct err err;

    return scene_values(s->scene, c, load.scratch, &values, &err) ? values : NULL;
}

/* --- Objects --- */

/* Adds a component other than a Transform: of a class with a row in the table, of a script, or of
 * an engine class without a row. NULL: no memory. */
static struct component *add_component(const struct space *s, struct game_object *o,
                                       const struct scene_component *c)
{
    struct component *old = s->old ? object_component(space_find(s->old, c->id)) : NULL;
    const struct native_class *class = native_class_by_id(c->class_id);
    struct slice name = scene_full_name(load.scratch, c);
    struct script *script = NULL;

    if (c->class_id == CLASS_MONO_BEHAVIOUR) {
        class = &class_mono_behaviour;
        if (name.len)
            script =
                script_named(name, home_of_document(c->raw), class); /* two may have the name */
    } else if (class && native_class_is(class, &class_component)) {
        if (class_of_row(class) == class_of_row(class->base)) /* no stand-in: generate a type */
            script = script_named(slice_of(class->name), (struct slice){0}, class->base);
    } else {
        class = &class_behaviour;
        script = script_named(name.len ? name : c->type, (struct slice){0}, class);
    }
    if (old && old->owner == o && old->object.class == class && old->object.script == script)
        return old;
    return graph_add_component(o, class, script);
}

static bool add_components(struct space *s, struct game_object *o, const struct scene_object *from)
{
    for (size_t i = 0; i < from->n_components; i++) {
        const struct scene_component *c = &from->components[i];
        bool is_transform = c->class_id == CLASS_TRANSFORM || c->class_id == CLASS_RECT_TRANSFORM;
        struct component *made = is_transform ? &o->transform->component : add_component(s, o, c);

        if (!made || !add_place(s, c->id, &made->object) ||
            (made->object.script && !add_scripted(s, &made->object, c)))
            return false;
        made->object.source = c;
    }
    return model_complete(o, from);
}

/* Reuses the old object with this id, or makes one. */
static struct game_object *add_object(struct space *s, const struct scene_object *from,
                                      struct transform *parent)
{
    struct object *old = s->old ? space_find(s->old, from->id) : NULL;
    const char *tag = graph_tag(from->tag);
    struct game_object *o = NULL;
    bool has_rect = false;

    for (size_t i = 0; i < from->n_components; i++)
        has_rect |= from->components[i].class_id == CLASS_RECT_TRANSFORM;
    if (old && old->kind == OBJECT_GAME_OBJECT)
        o = (struct game_object *)old;
    if (!o || (o->transform->rect != NULL) != has_rect ||
        !graph_set_parent(o->transform, NULL, false) || !graph_set_name(old, from->name))
        o = graph_new_game_object(from->name, has_rect);
    if (!o)
        return NULL;
    o->is_active = from->is_active;
    o->layer = from->layer;
    if (!tag && graph_define_tag(from->tag))
        tag = graph_tag(from->tag); /* the project no longer defines this tag */
    if (tag)
        o->tag = tag;
    if (parent ? !graph_set_parent(o->transform, parent, false)
               : s->in && !graph_move_to_scene(o->transform, s->in))
        return NULL;
    return add_place(s, from->id, &o->object) && add_components(s, o, from) ? o : NULL;
}

/* Parents come before their children; the last object at each depth is the parent of the next. */
static bool add_objects(struct space *s)
{
    struct transform **above = mem_alloc(LIMIT_LOADED_DEPTH * sizeof(struct transform *));
    const struct scene_object *from = NULL;
    bool ok = above != NULL;

    while (ok && (from = scene_next(s->scene, from))) {
        struct game_object *o;
        size_t depth = 0;

        for (const struct scene_object *p = from->parent; p && depth < LIMIT_LOADED_DEPTH;
             p = p->parent)
            depth++;
        if (depth >= LIMIT_LOADED_DEPTH)
            continue; /* real scenes are never this deep */
        o = add_object(s, from, depth ? above[depth - 1] : NULL);
        ok = o != NULL;
        if (ok)
            above[depth] = o->transform;
        arena_reset(load.scratch);
    }
    mem_free(above);
    return ok;
}

bool space_open(struct slice path, struct graph_scene *in, const struct space *old,
                struct space **ret_space, struct err *err)
{
    struct space *s;
    struct arena inner, *outer;
    bool ok;

    if (!project_has_file(load.project, path))
        return err_set(err, ERR_NOT_FOUND, "There is no file '%.*s' in the project",
                       SLICE_ARG(path));
    s = mem_zalloc(sizeof(struct space));
    if (!s)
        return err_no_memory(err);
    s->in = in;
    s->old = old;
    if (!model_open(path, &s->scene, err)) {
        mem_free(s);
        return false;
    }
    list_prepend(&load.spaces, &s->link);
    outer = scratch_push(&inner);
    edits_pause();
    ok = add_objects(s);
    edits_resume();
    scratch_pop(outer);
    if (!ok) {
        space_free(s);
        return err_no_memory(err);
    }
    qsort(s->places, s->n_places, sizeof(struct place), compare_places);
    s->old = NULL;
    *ret_space = s;
    return true;
}

/* Adds the objects that tools created under their new ids, and sorts the places again. */
static bool add_created(struct space *s)
{
    for (const struct edited *e = edits_next(NULL); e; e = edits_next(e)) {
        struct object *o = e->new_id ? graph_find(e->id) : NULL;

        if (o && !add_place(s, e->new_id, o))
            return false;
    }
    if (s->n_places)
        qsort(s->places, s->n_places, sizeof(struct place), compare_places);
    return true;
}

/* Skips objects that the game has destroyed. */
static bool carry_over_objects(struct space *s, const struct space *old)
{
    for (const struct scene_object *from = NULL; (from = scene_next(s->scene, from));) {
        struct object *o = space_find(old, from->id);

        if (o && !add_place(s, from->id, o))
            return false;
        for (size_t i = 0; i < from->n_components; i++) {
            const struct scene_component *c = &from->components[i];

            o = space_find(old, c->id);
            if (!o)
                continue;
            o->source = c;
            if (!add_place(s, c->id, o) || (o->script && !add_scripted(s, o, c)))
                return false;
        }
    }
    if (s->n_places)
        qsort(s->places, s->n_places, sizeof(struct place), compare_places);
    return true;
}

bool space_reload(struct space *s, struct slice text, struct err *err)
{
    struct space now = {.in = s->in, .is_merged = s->is_merged};

    if (!scene_open_text(load.project, s->scene->path, text, &now.scene, err))
        return false;
    if (!add_created(s) || !carry_over_objects(&now, s)) {
        scene_free(now.scene);
        mem_free(now.places);
        mem_free(now.scripts);
        return err_no_memory(err);
    }
    scene_free(s->scene);
    mem_free(s->places);
    mem_free(s->scripts);
    now.link = s->link; /* keep its place in the list */
    *s = now;
    return true;
}

/* --- Values --- */

/* Generates types that no assembly defines, from the values in files. */
static void generate_types(struct space *s)
{
    for (size_t i = 0; i < s->n_scripts; i++) {
        struct object *o = graph_find(s->scripts[i].id);

        if (!o || script_class(o->script))
            continue;
        script_add_values(o->script, component_values(s, s->scripts[i].component));
        arena_reset(load.scratch);
    }
    scripts_generate();
}

static void fill_scripts(struct space *s)
{
    for (size_t i = 0; i < s->n_scripts; i++) {
        struct object *o = graph_find(s->scripts[i].id);
        const struct yaml *values = o ? component_values(s, s->scripts[i].component) : NULL;

        if (values)
            engine_fill(o, values);
        arena_reset(load.scratch);
    }
}

/* Native objects keep their values across domains; scripts are filled again in each. */
static void fill(struct space *s, bool with_natives)
{
    const struct ref_context outer = load_context;
    struct arena inner, *outer_scratch = scratch_push(&inner);

    edits_pause();
    load_context = (struct ref_context){.space = s};
    for (size_t i = 0; with_natives && i < s->n_places; i++) {
        struct object *o = graph_find(s->places[i].id);
        bool has_values = o && o->kind == OBJECT_COMPONENT && o->source;
        const struct yaml *values = has_values ? component_values(s, o->source) : NULL;

        if (values && object_transform(o))
            transform_fill(object_transform(o), values);
        else if (values)
            values_fill(o, values);
        arena_reset(load.scratch);
    }
    generate_types(s);
    fill_scripts(s);
    edits_resume();
    load_context = outer;
    scratch_pop(outer_scratch);
}

void space_fill(struct space *s)
{
    fill(s, true);
}

/* Components whose script is in no file of the project; Unity says so when it loads them. */
static void tell_missing_scripts(const struct space *s)
{
    const size_t enough = 50;
    size_t n = 0;

    for (const struct scene_object *from = NULL; (from = scene_next(s->scene, from));)
        for (size_t i = 0; i < from->n_components && n < enough; i++) {
            const struct scene_component *c = &from->components[i];
            const struct object *o = NULL;
            struct buf text;

            if (c->class_id == CLASS_MONO_BEHAVIOUR)
                o = space_find(s, c->id);
            if (!o || o->script)
                continue;
            n++;
            buf_init(&text, 2048);
            buf_printf(&text,
                       "The referenced script on this Behaviour (Game Object '%s') is missing!",
                       ((const struct component *)o)->owner->object.name);
            engine_warn(buf_slice(&text));
            buf_done(&text);
        }
}

static void space_wake(struct space *s)
{
    struct object **scripts = mem_alloc((s->n_scripts + 1) * sizeof(struct object *));
    size_t n = 0;

    for (size_t i = 0; scripts && i < s->n_scripts; i++) {
        struct object *o = graph_find(s->scripts[i].id);

        if (o && managed_class(o))
            scripts[n++] = o;
    }
    if (scripts)
        engine_awake(scripts, n);
    if (n && s->in)
        tell_missing_scripts(s);
    mem_free(scripts);
}

/* To scripts of a new domain all scenes are new. A listener may unload some. */
static void tell_loaded(void)
{
    int *handles = mem_alloc((graph_scene_count() + 1) * sizeof(int));
    const size_t n = handles ? graph_scene_count() : 0;

    for (size_t i = 0; i < n; i++)
        handles[i] = graph_scene_at(i)->handle;
    for (size_t i = 0; i < n; i++)
        if (graph_scene_by_handle(handles[i]) && graph_scene_by_handle(handles[i])->is_loaded)
            engine_scene_loaded(handles[i], i > 0);
    mem_free(handles);
}

void load_refill(void)
{
    load.is_loading = true;
    assets_mark_unfilled();
    LIST_EACH(struct space, s, &load.spaces, link)
        fill(s, false);
    assets_fill();
    load_apply_edits();
    LIST_EACH(struct space, s, &load.spaces, link)
        if (s->in)
            space_wake(s);
    load_wake_created();
    load.is_loading = false;
    tell_loaded();
}

/* --- Scenes --- */

size_t load_build_count(void)
{
    const struct settings *s = &load.project->settings;
    size_t n = 0;

    for (size_t i = 0; i < s->n_build_scenes; i++)
        n += s->build_scenes[i].is_enabled;
    return n;
}

struct slice load_build_path(size_t index)
{
    const struct settings *s = &load.project->settings;

    for (size_t i = 0; i < s->n_build_scenes; i++)
        if (s->build_scenes[i].is_enabled && index-- == 0)
            return s->build_scenes[i].path;
    return (struct slice){0};
}

static int build_index(struct slice path)
{
    size_t n = load_build_count();

    for (size_t i = 0; i < n; i++)
        if (slice_eq(load_build_path(i), path))
            return (int)i;
    return -1;
}

static bool is_scene_named(struct slice path, struct slice name)
{
    struct slice rest = path;

    if (!slice_ends_nocase(path, SLICE(".unity")))
        return false;
    if (slice_eq_nocase(path, name) || slice_eq_nocase(asset_name(path), name))
        return true;
    /* "Folder/Main" matches the end of the path, without ".unity" */
    rest.len -= strlen(".unity");
    return rest.len > name.len && slice_ends_nocase(rest, name) &&
           rest.p[rest.len - name.len - 1] == '/';
}

/* Resolves the name that load_scene() takes to a path; p is NULL: no such scene. */
static struct slice find_scene(struct slice name)
{
    const struct guid_index *x = &load.project->walk.index;
    size_t n = load_build_count();
    int64_t index;

    if (text_to_int(name, &index))
        return index >= 0 ? load_build_path((size_t)index) : (struct slice){0};
    for (size_t i = 0; i < n; i++)
        if (is_scene_named(load_build_path(i), name))
            return load_build_path(i);
    for (uint32_t i = 0; i < x->n_entries; i++)
        if (is_scene_named(guid_index_path(x, &x->entries[i]), name))
            return guid_index_path(x, &x->entries[i]);
    return (struct slice){0};
}

static void leaving_done(struct leaving *l)
{
    mem_free(l->name);
    mem_free(l->path);
}

/* A listener may unload another scene. */
static void tell_unloaded(struct leaving *own)
{
    const struct leaving *outer = load.leaving;

    load.leaving = own;
    engine_scene_unloaded(own->handle);
    load.leaving = outer;
    leaving_done(own);
}

static bool unload(struct graph_scene *s)
{
    struct leaving own = {s->handle, text_copy(slice_of(s->name)), text_copy(slice_of(s->path))};
    bool is_gone;

    edits_pause();
    is_gone = graph_scene_unload(s);
    edits_resume();
    if (!is_gone) {
        leaving_done(&own);
        return false;
    }
    edits_forget_removed(own.handle);
    LIST_EACH_SAFE(struct space, space, &load.spaces, link)
        if (space->in == s)
            space_free(space);
    tell_unloaded(&own);
    return true;
}

struct slice load_leaving_text(int handle, bool is_path)
{
    const struct leaving *l = load.leaving;

    if (!l || l->handle != handle)
        return (struct slice){0};
    return slice_of(is_path ? l->path : l->name);
}

bool load_is_busy(void)
{
    return load.is_loading || assets_are_filling();
}

bool load_unload(struct graph_scene *s)
{
    return !load.is_loading && unload(s);
}

bool load_into(struct graph_scene *in, bool is_additive, struct err *err)
{
    struct space *s;

    if (!space_open(slice_of(in->path), in, NULL, &s, err)) {
        graph_scene_unload(in);
        return false;
    }
    load.is_loading = true;
    edits_pause();
    for (size_t i = graph_scene_count(); !is_additive && i-- > 0;)
        if (graph_scene_at(i) != in && graph_scene_at(i)->is_loaded)
            unload(graph_scene_at(i));
    if (!is_additive || !graph_active_scene())
        graph_set_active_scene(in);
    in->is_loaded = true;
    space_fill(s);
    assets_fill();
    space_wake(s);
    load.is_loading = false;
    engine_scene_loaded(in->handle, is_additive);
    edits_resume();
    return true;
}

struct graph_scene *load_reserve(struct slice name, struct err *err)
{
    struct slice path = find_scene(name);
    struct graph_scene *s;

    if (!path.p) {
        err_set(err, ERR_NOT_FOUND, "Scene not found: %.*s", SLICE_ARG(name));
        return NULL;
    }
    s = graph_scene_new(asset_name(path), path, build_index(path));
    if (!s)
        err_no_memory(err);
    return s;
}

bool load_check_path(struct slice path, struct err *err)
{
    struct scene *s;
    bool is_ok = true;

    if (!project_has_file(load.project, path))
        return err_set(err, ERR_NOT_FOUND, "There is no file '%.*s' in the project",
                       SLICE_ARG(path));
    if (!model_open(path, &s, err))
        return false;
    is_ok = scene_check(s, err);
    scene_free(s);
    return is_ok;
}

bool load_check(struct slice name, struct err *err)
{
    struct slice path = find_scene(name);

    return path.p ? load_check_path(path, err)
                  : err_set(err, ERR_NOT_FOUND, "Scene not found: %.*s", SLICE_ARG(name));
}

bool load_scene(struct slice name, bool is_additive, struct err *err)
{
    struct graph_scene *in = load_reserve(name, err);

    return in && load_into(in, is_additive, err);
}

/* False: it could not be loaded, and the reason was logged. */
static bool load_or_log(struct slice path, struct err *err)
{
    struct buf text;

    if (load_scene(path, false, err))
        return true;
    buf_init(&text, 2048);
    buf_printf(&text, "The player skips the scene '%.*s': %s", SLICE_ARG(path), err->message);
    engine_log(LOG_TYPE_WARNING, buf_slice(&text));
    buf_done(&text);
    return false;
}

bool load_first_scene(struct err *err)
{
    const struct guid_index *x = &load.project->walk.index;

    err_set(err, ERR_NOT_FOUND, "The project has no scene");
    for (size_t i = 0; i < load_build_count(); i++)
        if (load_or_log(load_build_path(i), err))
            return true;
    for (uint32_t i = 0; i < x->n_entries; i++) {
        struct slice path = guid_index_path(x, &x->entries[i]);

        if (!x->entries[i].kind && slice_ends_nocase(path, SLICE(".unity")) &&
            build_index(path) < 0 && load_or_log(path, err))
            return true;
    }
    return false;
}
