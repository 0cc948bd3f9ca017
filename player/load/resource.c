/*
 * Resources: assets that scripts name by their path below any folder called Resources, without the
 * extension, in any case. The name of "Assets/Art/Resources/UI/Logo.png" is "UI/Logo".
 */
#include "internal.h"

#include <stdlib.h>

#include "player/managed/managed.h"

/* A folder of that name counts wherever it is; of nested ones each does. */
static bool is_resource(struct slice folder)
{
    return slice_ends_nocase(folder, SLICE("/Resources/"));
}

/* Whether the path, without its extension, is `name` below a Resources folder. */
static bool is_named(struct slice path, struct slice name)
{
    const char *dot = memrchr(path.p, '.', path.len);

    if (!dot || memchr(dot, '/', path.len - (size_t)(dot - path.p)))
        return false;
    path.len = (size_t)(dot - path.p);
    if (path.len <= name.len || !slice_ends_nocase(path, name))
        return false;
    path.len -= name.len;
    return is_resource(path);
}

/* Whether the path is below the folder `name` of a Resources folder; "": of any of them. */
static bool is_below(struct slice path, struct slice name)
{
    for (size_t i = 1; i < path.len; i++) {
        struct slice rest = slice_skip(path, i);

        if (path.p[i - 1] != '/' || !is_resource(slice_from(path.p, i)))
            continue;
        if (!name.len)
            return true;
        if (rest.len > name.len && rest.p[name.len] == '/' &&
            slice_eq_nocase(slice_from(rest.p, name.len), name))
            return true;
    }
    return false;
}

/* Whether a file of this path may have an object of the type: spares reading most of the others. */
static bool may_have(struct slice path, struct clr_class *type)
{
    struct clr_class *component = class_of_row(&class_component);
    struct clr_class *object = class_of_row(&class_game_object);
    const bool is_of_prefab =
        type == object || type == component || clr.class_is_assignable_from(component, type);
    const bool is_prefab = strcmp(asset_kind_of(path)->type, "GameObject") == 0;

    return is_prefab ? is_of_prefab || clr.class_is_assignable_from(type, object) : !is_of_prefab;
}

static struct object *as_type(struct object *o, struct clr_class *type)
{
    struct game_object *owner = o && o->kind == OBJECT_GAME_OBJECT ? (struct game_object *)o : NULL;

    if (!o || object_is(o, type))
        return o;
    for (size_t i = 0; owner && i < owner->n_components; i++)
        if (object_is(&owner->components[i]->object, type))
            return &owner->components[i]->object;
    return NULL;
}

struct found {
    struct resources *to;
    struct clr_class *type;
    size_t max;
    bool has_failed;
};

/* Adds the file's objects of the type. */
static void take_file(struct found *f, const struct guid_entry *e)
{
    struct slice path = guid_index_path(&load_project()->walk.index, e);
    struct arena inner, *outer;
    struct asset_parts parts;

    if (!may_have(path, f->type))
        return;
    outer = scratch_push(&inner);
    f->has_failed |= !asset_parts(path, &parts);
    for (size_t i = 0; !f->has_failed && i < parts.n && f->to->n < f->max; i++) {
        struct object *o = as_type(asset_get(&e->guid, parts.items[i].file_id), f->type);

        if (o)
            f->has_failed |= !VEC_ADD(f->to->ids, f->to->n, f->to->cap, LIMIT_OBJECTS, o->id);
    }
    scratch_pop(outer);
}

static int compare_paths(const void *a, const void *b)
{
    const struct guid_index *x = &load_project()->walk.index;
    struct slice p = guid_index_path(x, *(const struct guid_entry *const *)a);
    struct slice q = guid_index_path(x, *(const struct guid_entry *const *)b);
    int order = memcmp(p.p, q.p, p.len < q.len ? p.len : q.len);

    return order ? order : (p.len > q.len) - (p.len < q.len);
}

static const struct guid_entry *entry_of(struct slice text)
{
    const struct guid_index *x = &load_project()->walk.index;
    struct guid guid;

    return guid_parse(text, &guid) ? guid_index_find(x, &guid) : NULL;
}

bool load_resources(struct slice name, struct clr_class *type, enum resource_scope scope,
                    struct resources *ret_found)
{
    const struct guid_index *x = &load_project()->walk.index;
    const struct guid_entry **entries = NULL;
    struct found f = {ret_found, type, scope == RESOURCE_FIRST ? 1 : LIMIT_OBJECTS, false};
    const struct guid_entry *only = scope == RESOURCE_GUID ? entry_of(name) : NULL;
    size_t n = 0, cap = 0;

    *ret_found = (struct resources){0};
    if (only && !only->kind)
        f.has_failed |= !VEC_ADD(entries, n, cap, LIMIT_OBJECTS, only);
    while (name.len && name.p[name.len - 1] == '/')
        name.len--;
    for (uint32_t i = 0; scope != RESOURCE_GUID && !f.has_failed && i < x->n_entries; i++) {
        struct slice path = guid_index_path(x, &x->entries[i]);

        if (x->entries[i].kind || !((name.len && is_named(path, name)) ||
                                    (scope == RESOURCE_ALL && is_below(path, name))))
            continue;
        f.has_failed |= !VEC_ADD(entries, n, cap, LIMIT_OBJECTS, &x->entries[i]);
    }
    if (n > 1)
        qsort(entries, n, sizeof(*entries), compare_paths);
    for (size_t i = 0; !f.has_failed && i < n && ret_found->n < f.max; i++)
        take_file(&f, entries[i]);
    mem_free(entries);
    assets_fill();
    return !f.has_failed;
}
