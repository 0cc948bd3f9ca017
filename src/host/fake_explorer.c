/*
 * The explorer's tools that look at the fake's world and change nothing, and what listings share.
 * Keys are spelled as seed 4 has them.
 */
#include "fake.h"

#include <stdio.h>

#define EXPLORER_VERSION "4.12.8"
#define MCP_VERSION      "0.1.0"
#define VALUE_CHARS      1024
#define PREVIEW_CHARS    256

/* --- What listings share. --- */

struct fake_range fake_page(struct arg_int limit, struct arg_int offset, size_t total)
{
    int64_t n = limit.value < 1 ? 1 : limit.value;
    int64_t from = offset.value < 0 ? 0 : offset.value;
    struct fake_range r;

    r.first = (uint64_t)from > total ? total : (size_t)from;
    r.end = (uint64_t)n > total - r.first ? total : r.first + (size_t)n;
    return r;
}

static void open_page(struct json_out *w, size_t total)
{
    json_object(w);
    json_put_int(w, "Total", (int64_t)total);
    json_key(w, "Items");
    json_array(w);
}

static void close_page(struct json_out *w)
{
    json_array_end(w);
    json_object_end(w);
}

enum { ID_SIZE = 24 };

static void write_id(struct json_out *w, int id)
{
    char text[ID_SIZE];

    snprintf(text, sizeof(text), "obj:%d", id);
    json_string(w, text);
}

void fake_put_id(struct json_out *w, const char *key, const struct fake_object *o)
{
    json_key(w, key);
    if (o)
        write_id(w, o->id);
    else
        json_null(w);
}

void fake_write_selection(struct json_out *w, const struct fake_world *world)
{
    json_object(w);
    fake_put_id(w, "ActiveId", world->selected);
    json_key(w, "Items");
    json_array(w);
    if (world->selected)
        write_id(w, world->selected->id);
    json_array_end(w);
    json_object_end(w);
}

bool fake_ok(struct host_call *call)
{
    buf_append(&call->result, SLICE("{\"ok\":true}"));
    return true;
}

bool fake_put_path(struct json_out *w, struct arena *a, const struct fake_object *o)
{
    struct slice path = fake_object_path(a, o);
    struct slice shown = path.p ? arena_printf(a, "/%.*s", SLICE_ARG(path)) : path;

    json_put_text(w, "Path", shown);
    return shown.p != NULL;
}

static bool write_card(struct json_out *w, struct arena *a, const struct fake_object *o)
{
    bool ok;

    json_object(w);
    fake_put_id(w, "Id", o);
    json_put_string(w, "Name", o->name);
    ok = fake_put_path(w, a, o);
    json_put_string(w, "Tag", o->tag);
    json_put_int(w, "Layer", o->layer);
    json_put_bool(w, "Active", o->is_active);
    json_put_int(w, "ComponentCount", (int64_t)o->n_components);
    json_object_end(w);
    return ok;
}

/* --- Status. --- */

bool fake_get_status(struct fake *f, struct host_call *call)
{
    size_t n_scenes = fake_scene_loaded_count(&f->world);
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "Version", MCP_VERSION);
    json_put_string(&w, "UnityVersion", f->info.unity_version);
    json_put_string(&w, "Platform", f->info.platform);
    json_put_string(&w, "Runtime", f->info.runtime);
    json_put_string(&w, "ExplorerVersion", EXPLORER_VERSION);
    json_put_bool(&w, "Ready", n_scenes > 0);
    json_put_int(&w, "ScenesLoaded", (int64_t)n_scenes);
    json_key(&w, "Selection");
    json_array(&w);
    if (f->world.selected)
        write_id(&w, f->world.selected->id);
    json_array_end(&w);
    json_object_end(&w);
    return true;
}

bool fake_get_version(struct fake *f, struct host_call *call)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_string(&w, "ExplorerVersion", EXPLORER_VERSION);
    json_put_string(&w, "McpVersion", MCP_VERSION);
    json_put_string(&w, "UnityVersion", f->info.unity_version);
    json_put_string(&w, "Runtime", f->info.runtime);
    json_object_end(&w);
    return true;
}

bool fake_get_selection(struct fake *f, struct host_call *call)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    fake_write_selection(&w, &f->world);
    return true;
}

bool fake_get_time_scale(struct fake *f, struct host_call *call)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_key(&w, "value");
    json_float(&w, f->time_scale);
    json_put_bool(&w, "locked", f->is_time_locked);
    json_object_end(&w);
    return true;
}

bool fake_get_clipboard(struct fake *f, struct host_call *call)
{
    const struct fake_object *o = f->world.copied;
    bool has_value = o || f->clipboard;
    struct slice preview = {0};
    struct json_out w;

    if (o)
        preview = arena_printf(call->arena, "%s (UnityEngine.GameObject)", o->name);
    else if (f->clipboard)
        preview = arena_printf(call->arena, "\"%.*s\" (System.String)", (int)f->clipboard_len,
                               f->clipboard);
    if (preview.p)
        preview = fake_shorten(call->arena, preview, PREVIEW_CHARS);
    if (has_value && !preview.p)
        return err_no_memory(&call->err);
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "HasValue", has_value);
    json_put_string(&w, "Type",
                    o              ? "UnityEngine.GameObject"
                    : f->clipboard ? "System.String"
                                   : NULL);
    json_key(&w, "Preview");
    if (has_value)
        json_text(&w, preview);
    else
        json_null(&w);
    fake_put_id(&w, "ObjectId", o);
    json_object_end(&w);
    return true;
}

/* --- Scenes. --- */

bool fake_list_scenes(struct fake *f, struct host_call *call)
{
    const struct page_args *args = call->args;
    struct fake_scene *all[FAKE_ALL_SCENES];
    size_t n = fake_scene_list(&f->world, all);
    struct fake_range r = fake_page(args->limit, args->offset, n);
    struct json_out w;

    json_out_init(&w, &call->result);
    open_page(&w, n);
    for (size_t i = r.first; i < r.end; i++) {
        json_object(&w);
        json_put_string(&w, "Id", all[i]->id);
        json_put_string(&w, "Name", all[i]->name);
        json_put_int(&w, "Index", all[i]->index);
        json_put_bool(&w, "IsLoaded", all[i]->is_loaded);
        json_put_int(&w, "RootCount", (int64_t)fake_object_child_count(&all[i]->root));
        if (args->with_path.value)
            json_put_string(&w, "Path", all[i]->file ? all[i]->file->path : NULL);
        json_object_end(&w);
    }
    close_page(&w);
    return true;
}

static const struct fake_scene_file *file_at_build_index(int index)
{
    for (size_t i = 0; i < FAKE_FILES; i++) {
        if (fake_files[i].build_index == index)
            return &fake_files[i];
    }
    return NULL;
}

bool fake_list_build_scenes(struct fake *f, struct host_call *call)
{
    const struct page_args *args = call->args;
    size_t n = 0;
    struct fake_range r;
    struct json_out w;

    (void)f;
    while (file_at_build_index((int)n))
        n++;
    r = fake_page(args->limit, args->offset, n);
    json_out_init(&w, &call->result);
    open_page(&w, n);
    for (size_t i = r.first; i < r.end; i++) {
        json_object(&w);
        json_put_int(&w, "Index", (int64_t)i);
        json_put_string(&w, "Name", file_at_build_index((int)i)->name);
        json_put_string(&w, "Path", file_at_build_index((int)i)->path);
        json_object_end(&w);
    }
    close_page(&w);
    return true;
}

/* --- Objects. --- */

/* What a listing is asked for; a text that is not set asks for nothing. */
struct filter {
    struct slice query, name, type, path;
    bool active_only;
};

static bool has_type_like(const struct fake_object *o, struct slice part)
{
    for (const struct fake_component *c = o->components; c; c = c->next) {
        if (slice_contains_nocase(slice_of(fake_type_name(c->type)), part))
            return true;
    }
    return false;
}

/* The path ends in the name, so what the name holds the path holds too. False: no memory. */
static bool path_fits(struct arena *a, const struct filter *want, const struct fake_object *o,
                      bool *ret_fits)
{
    struct slice path;

    *ret_fits = true;
    if (want->query.len == 0 && want->path.len == 0)
        return true;
    path = fake_object_path(a, o);
    if (path.p)
        path = arena_printf(a, "/%.*s", SLICE_ARG(path));
    *ret_fits = path.p && slice_contains_nocase(path, want->query) &&
                slice_contains_nocase(path, want->path);
    return path.p != NULL;
}

struct found {
    struct fake_object **items;
    size_t n;
};

static bool add_matches(struct arena *a, const struct filter *want, const struct fake_scene *s,
                        struct found *found)
{
    struct fake_object *o = NULL;
    bool fits;

    while ((o = fake_object_next(&s->root, o))) {
        if (want->active_only && !fake_object_is_shown(o))
            continue;
        if (!slice_contains_nocase(slice_of(o->name), want->name) ||
            (want->type.len && !has_type_like(o, want->type)))
            continue;
        if (!path_fits(a, want, o, &fits))
            return false;
        if (fits)
            found->items[found->n++] = o;
    }
    return true;
}

static bool new_found(struct fake *f, struct host_call *call, struct found *ret_found)
{
    *ret_found = (struct found){
        .items = arena_alloc(call->arena, (f->world.n_objects + 1) * sizeof(struct fake_object *))};
    return ret_found->items || err_no_memory(&call->err);
}

static bool write_found(struct host_call *call, const struct found *found, struct fake_range r)
{
    struct json_out w;

    json_out_init(&w, &call->result);
    open_page(&w, found->n);
    for (size_t i = r.first; i < r.end; i++) {
        if (!write_card(&w, call->arena, found->items[i]))
            return err_no_memory(&call->err);
    }
    close_page(&w);
    return true;
}

static bool find_in_loaded(struct fake *f, struct host_call *call, const struct filter *want,
                           struct found *found)
{
    struct fake_scene *all[FAKE_ALL_SCENES];
    size_t n = fake_scene_list(&f->world, all);

    for (size_t i = 0; i < n; i++) {
        if (all[i]->is_loaded && !add_matches(call->arena, want, all[i], found))
            return err_no_memory(&call->err);
    }
    return true;
}

bool fake_list_objects(struct fake *f, struct host_call *call)
{
    const struct list_objects_args *args = call->args;
    struct filter want = {
        .name = args->name.value, .type = args->type.value, .active_only = args->active_only.value};
    struct fake_scene *scene = NULL;
    struct found found;

    if (!new_found(f, call, &found))
        return false;
    if (args->scene_id.is_set) {
        scene = fake_scene_by_id(&f->world, args->scene_id.value);
        if (!scene)
            return err_set(&call->err, ERR_NOT_FOUND, "Scene not found: %.*s",
                           SLICE_ARG(args->scene_id.value));
    }
    if (scene ? !add_matches(call->arena, &want, scene, &found)
              : !find_in_loaded(f, call, &want, &found))
        return err_no_memory(&call->err);
    return write_found(call, &found, fake_page(args->limit, args->offset, found.n));
}

bool fake_search_objects(struct fake *f, struct host_call *call)
{
    const struct search_objects_args *args = call->args;
    struct filter want = {.query = args->query.value,
                          .name = args->name.value,
                          .type = args->type.value,
                          .path = args->path.value,
                          .active_only = args->active_only.value};
    struct found found;

    return new_found(f, call, &found) && find_in_loaded(f, call, &want, &found) &&
           write_found(call, &found, fake_page(args->limit, args->offset, found.n));
}

bool fake_get_object(struct fake *f, struct host_call *call)
{
    const struct object_args *args = call->args;
    struct fake_object *o;
    struct json_out w;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err))
        return false;
    json_out_init(&w, &call->result);
    return write_card(&w, call->arena, o) || err_no_memory(&call->err);
}

bool fake_list_children(struct fake *f, struct host_call *call)
{
    const struct object_page_args *args = call->args;
    struct fake_object *o;
    struct found found;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err) ||
        !new_found(f, call, &found))
        return false;
    for (struct fake_object *child = o->first; child; child = child->next)
        found.items[found.n++] = child;
    return write_found(call, &found, fake_page(args->limit, args->offset, found.n));
}

/* --- Components and members. --- */

bool fake_get_components(struct fake *f, struct host_call *call)
{
    const struct object_page_args *args = call->args;
    struct fake_object *o;
    struct fake_range r;
    struct json_out w;
    size_t i = 0;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err))
        return false;
    r = fake_page(args->limit, args->offset, o->n_components);
    json_out_init(&w, &call->result);
    open_page(&w, o->n_components);
    for (const struct fake_component *c = o->components; c; c = c->next, i++) {
        const char *type = fake_type_name(c->type);
        struct slice summary;

        if (i < r.first || i >= r.end)
            continue;
        summary = arena_printf(call->arena, "%s (%s)", o->name, type);
        json_object(&w);
        json_put_string(&w, "Type", type);
        json_put_text(&w, "Summary", summary);
        json_object_end(&w);
        if (!summary.p)
            return err_no_memory(&call->err);
    }
    close_page(&w);
    return true;
}

/* One walk serves to count and to write: `w` is NULL while counting. */
struct member_list {
    struct json_out *w;
    struct fake_range range;
    size_t n;
};

static void add_member(struct member_list *l, const char *name, const char *kind,
                       enum fake_kind type, bool can_read, bool can_write)
{
    size_t i = l->n++;

    if (!l->w || i < l->range.first || i >= l->range.end)
        return;
    json_object(l->w);
    json_put_string(l->w, "Name", name);
    json_put_string(l->w, "Kind", kind);
    json_put_string(l->w, "Type", fake_kind_name(type));
    json_put_bool(l->w, "CanRead", can_read);
    json_put_bool(l->w, "CanWrite", can_write);
    json_object_end(l->w);
}

static void walk_members(struct member_list *l, const struct fake_type *type, bool with_methods)
{
    l->n = 0;
    for (const struct fake_type *t = type; t; t = fake_type_base(t)) {
        for (const struct fake_member *m = t->members; m && m->name; m++)
            add_member(l, m->name, m->is_field ? "field" : "property", m->kind, true,
                       m->is_writable);
    }
    for (size_t i = 0; with_methods && i < fake_n_methods; i++) {
        const struct fake_method *m = &fake_methods[i];

        if (fake_type_is(type, &fake_types[m->on]))
            add_member(l, m->name, "method", m->result, false, false);
    }
}

bool fake_list_members(struct fake *f, struct host_call *call)
{
    const struct list_members_args *args = call->args;
    struct member_list l = {0};
    struct fake_target target;
    struct fake_object *o;
    struct json_out w;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err) ||
        !fake_target_find(o, args->component_type.value, &target, &call->err))
        return false;
    walk_members(&l, target.type, args->include_methods.value);
    json_out_init(&w, &call->result);
    open_page(&w, l.n);
    l.range = fake_page(args->limit, args->offset, l.n);
    l.w = &w;
    walk_members(&l, target.type, args->include_methods.value);
    close_page(&w);
    return true;
}

/* As inspectors show it: references to engine objects are their ids. */
static struct slice value_text(struct arena *a, const struct fake_value *v)
{
    if (v->kind == V_OBJECT && v->object)
        return arena_printf(a, "obj:%d", v->object->id);
    if (v->kind == V_COMPONENT && v->component)
        return arena_printf(a, "obj:%d", v->component->id);
    return fake_value_copy_text(a, v);
}

bool fake_read_member(struct fake *f, struct host_call *call)
{
    const struct read_member_args *args = call->args;
    const struct fake_member *m;
    struct fake_target target;
    struct fake_object *o;
    struct fake_value v;
    struct slice text, shown = {0};
    struct json_out w;

    if (!fake_object_find(&f->world, args->object_id.value, &o, &call->err) ||
        !fake_target_find(o, args->component_type.value, &target, &call->err))
        return false;
    m = fake_member_find(target.type, args->name.value);
    if (!m)
        return err_set(&call->err, ERR_NOT_FOUND, "Member not found: %.*s",
                       SLICE_ARG(args->name.value));
    v = fake_member_get(&target, m);
    text = value_text(call->arena, &v);
    if (text.p)
        shown = fake_shorten(call->arena, text, VALUE_CHARS);
    if (!shown.p)
        return err_no_memory(&call->err);
    json_out_init(&w, &call->result);
    json_object(&w);
    json_put_bool(&w, "ok", true);
    json_put_string(&w, "type", fake_kind_name(m->kind));
    json_put_text(&w, "valueText", shown);
    if (shown.len == text.len) { /* valueJson is never half a value */
        json_key(&w, "valueJson");
        if (v.object)
            json_text(&w, text);
        else
            fake_value_json(&w, &v);
    }
    json_object_end(&w);
    return true;
}
