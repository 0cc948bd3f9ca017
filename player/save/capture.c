/*
 * Collects a game object with all its descendants for a prefab: the objects, the fields of their
 * scripts, and their ids. When a prefab is overwritten, objects with the same name and place keep
 * their ids, as in Unity, so that overrides in scenes stay valid.
 */
#include "internal.h"

#include <stdlib.h>

#include "fields.h"

/* --- Objects of the prefab --- */

static bool has_dont_save(const struct object *o)
{
    return (o->hide_flags & DONT_SAVE) != 0;
}

/* Whether HideFlags exclude it or an ancestor up to `root`. */
static bool is_excluded(const struct transform *t, const struct transform *root)
{
    for (;; t = t->parent) {
        if (has_dont_save(&t->component.owner->object) || has_dont_save(&t->component.object))
            return true;
        if (t == root)
            return false;
    }
}

static bool add(struct capture *c, const struct object *o, struct err *err)
{
    return VEC_ADD(c->items, c->n, c->cap, LIMIT_OBJECTS, (struct captured){.id = o->id}) ||
           err_no_memory(err);
}

static bool add_object(struct capture *c, const struct game_object *o, struct err *err)
{
    if (!add(c, &o->object, err))
        return false;
    for (size_t i = 0; i < o->n_components; i++)
        if (!has_dont_save(&o->components[i]->object) && !add(c, &o->components[i]->object, err))
            return false;
    return true;
}

/* Skips scripts of a file whose type is generated: only tools change them, and the journal has
 * that; a generated type may also lack some of the file's values. */
static bool read_fields(struct capture *c, struct err *err)
{
    for (size_t i = 0; i < c->n; i++) {
        const struct object *o = graph_find(c->items[i].id);
        const struct script *script = o ? o->script : NULL;

        if (!script || (o->source && script->is_generated))
            continue;
        if (!fields_read(o->id, &c->items[i].fields))
            return err_set(err, ERR_TOOL, "umcp cannot read the fields of %s", script->full_name);
    }
    return true;
}

static int compare_ids(const void *a, const void *b, void *ctx)
{
    const struct captured *items = ctx;
    int x = items[*(const size_t *)a].id, y = items[*(const size_t *)b].id;

    return x < y ? -1 : x > y;
}

struct captured *capture_find(const struct capture *c, int id)
{
    size_t low = 0, high = c->n;

    while (low < high) {
        size_t mid = low + (high - low) / 2;

        if (c->items[c->by_id[mid]].id < id)
            low = mid + 1;
        else
            high = mid;
    }
    return low < c->n && c->items[c->by_id[low]].id == id ? &c->items[c->by_id[low]] : NULL;
}

static bool sort_by_id(struct capture *c, struct err *err)
{
    c->by_id = mem_alloc((c->n + 1) * sizeof(*c->by_id));
    if (!c->by_id)
        return err_no_memory(err);
    for (size_t i = 0; i < c->n; i++)
        c->by_id[i] = i;
    qsort_r(c->by_id, c->n, sizeof(*c->by_id), compare_ids, c->items);
    return true;
}

bool capture_begin(struct capture *c, struct game_object *root, struct err *err)
{
    bool ok = true;

    *c = (struct capture){0};
    if (is_excluded(root->transform, root->transform))
        return saving_refuse(NULL, &root->object, "has HideFlags.DontSave, so it cannot be saved",
                             err);
    for (struct transform *t = NULL; ok && (t = graph_walk(root->transform, t));)
        ok = is_excluded(t, root->transform) || add_object(c, t->component.owner, err);
    if (ok && sort_by_id(c, err) && read_fields(c, err))
        return true;
    capture_done(c);
    return false;
}

void capture_done(struct capture *c)
{
    for (size_t i = 0; i < c->n; i++)
        field_free_all(c->items[i].fields);
    mem_free(c->items);
    mem_free(c->by_id);
    *c = (struct capture){0};
}

/* --- Ids. An object found in the old file loses its id there: it is found only once. --- */

static int64_t use_up_id(int64_t *id)
{
    int64_t taken = *id;

    *id = 0;
    return taken;
}

/* The first unmatched object with this name; files usually have the same order. */
static struct scene_object *find_old(struct scene_object **first, const char *name)
{
    struct scene_object *o;

    while (*first && !(*first)->id)
        *first = (*first)->next;
    for (o = *first; o && !(o->id && slice_is(o->name, name)); o = o->next)
        ;
    return o;
}

static bool is_kind(struct arena *a, const struct scene_component *c, struct object *o)
{
    struct slice name = scene_full_name(a, c);

    if (object_transform(o))
        return c->class_id == CLASS_TRANSFORM || c->class_id == CLASS_RECT_TRANSFORM;
    if (o->class != &class_mono_behaviour && o->class != &class_behaviour)
        return native_class_by_id(c->class_id) == o->class;
    if (!name.len && c->class_id != CLASS_MONO_BEHAVIOUR)
        name = c->type;
    return o->script ? slice_is(name, o->script->full_name) : !name.len;
}

static int64_t old_component_id(struct scene_object *old, struct object *o)
{
    int64_t id = 0;
    struct arena a;

    arena_init(&a, 1u << 20);
    for (size_t i = 0; old && !id && i < old->n_components; i++)
        if (old->components[i].id && is_kind(&a, &old->components[i], o))
            id = use_up_id(&old->components[i].id);
    arena_done(&a);
    return id;
}

static int64_t old_object_id(struct capture *c, struct captured *it, const struct game_object *o,
                             struct scene *scene)
{
    const struct transform *up = o->transform->parent;
    struct captured *parent =
        it == c->items || !up ? NULL : capture_find(c, up->component.owner->object.id);
    struct scene_object *first = parent ? parent->old_child : it == c->items ? scene->first : NULL;

    /* The root matches with any name. */
    it->old = it == c->items ? first : find_old(&first, o->object.name ? o->object.name : "");
    if (parent)
        parent->old_child = first;
    it->old_child = it->old ? it->old->first : NULL;
    return it->old ? use_up_id(&it->old->id) : 0;
}

bool capture_number(struct capture *c, struct scene_save *save, struct scene *old, struct err *err)
{
    for (size_t i = 0; i < c->n; i++) {
        struct captured *it = &c->items[i];
        struct object *o = graph_find(it->id);
        const struct captured *owner;

        if (!o)
            return err_set(err, ERR_TOOL, "A script destroyed objects while umcp saved them");
        if (!old)
            continue;
        owner = capture_find(c, object_game_object(o)->object.id);
        if (o->kind == OBJECT_GAME_OBJECT)
            it->new_id = old_object_id(c, it, (struct game_object *)o, old);
        else if (owner)
            it->new_id = old_component_id(owner->old, o);
        if (it->new_id && !save_use_id(save, it->new_id, err))
            return false;
    }
    for (size_t i = 0; i < c->n; i++)
        if (!c->items[i].new_id)
            c->items[i].new_id = save_new_id(save);
    return true;
}
