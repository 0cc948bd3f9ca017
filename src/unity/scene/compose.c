/*
 * A file's objects: its own, those of its instances, and the components that the file adds to
 * those. order.c places them in the hierarchy.
 */
#include "base/limits.h"
#include "internal.h"

#include <stdarg.h>
#include <stdio.h>

/* --- Nodes. --- */

struct node *scene_node_new(struct scene_impl *impl, struct err *err)
{
    struct node *n;

    if (impl->n_objects >= LIMIT_SCENE_OBJECTS) {
        err_set(err, ERR_TOO_LARGE, "more than %zu objects, including those of its prefabs",
                (size_t)LIMIT_SCENE_OBJECTS);
        return NULL;
    }
    n = arena_zalloc(&impl->arena, sizeof(*n));
    if (!n) {
        err_no_memory(err);
        return NULL;
    }
    impl->n_objects++;
    n->o.is_active = true;
    n->o.tag = SLICE("Untagged");
    return n;
}

bool scene_node_add(struct scene_file *f, struct node *n, struct err *err)
{
    bool is_ok;

    n->index = f->n_nodes;
    is_ok = VEC_ADD(f->nodes, f->n_nodes, f->nodes_cap, LIMIT_SCENE_OBJECTS, n) &&
            id_map_add(&f->part_map, n->o.id, n->index, -1);
    for (size_t i = 0; i < n->o.n_components && is_ok; i++)
        is_ok = id_map_add(&f->part_map, n->o.components[i].id, n->index, (int32_t)i);
    return is_ok || err_no_memory(err);
}

bool scene_component_add(struct scene_impl *impl, struct node *n, const struct scene_component *c,
                         struct err *err)
{
    return VEC_ADD_IN(&impl->arena, n->o.components, n->o.n_components, n->components_cap,
                      INT32_MAX, *c) ||
           err_no_memory(err);
}

struct node *scene_part(const struct scene_file *f, int64_t id, int *ret_part)
{
    const struct id_slot *slot = id ? id_map_find(&f->part_map, id) : NULL;
    struct node *n = slot ? f->nodes[slot->at] : NULL;

    *ret_part = n ? slot->part : -1;
    if (!n || slot->part < 0 ||
        ((size_t)slot->part < n->o.n_components && n->o.components[slot->part].id == id))
        return n;
    for (size_t i = 0; i < n->o.n_components && scene_may_search(f->impl); i++)
        if (n->o.components[i].id == id) {
            *ret_part = (int)i;
            return n;
        }
    *ret_part = -1;
    return NULL; /* the component was removed since */
}

bool scene_may_search(struct scene_impl *impl)
{
    return impl->n_searched < LIMIT_SCENE_SEARCH && ++impl->n_searched;
}

void scene_link(struct node *parent, struct node *n)
{
    n->is_linked = true;
    n->o.parent = &parent->o;
    n->o.next = NULL;
    if (parent->last)
        parent->last->o.next = &n->o;
    else
        parent->o.first = &n->o;
    parent->last = n;
}

bool scene_note(struct scene_impl *impl, struct err *err, const char *format, ...)
{
    char text[600];
    struct slice note;
    va_list args;

    if (impl->n_notes >= LIMIT_SCENE_NOTES) {
        impl->n_dropped++;
        return true;
    }
    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    note = arena_copy(&impl->arena, slice_of(text));
    return (note.p &&
            VEC_ADD(impl->notes, impl->n_notes, impl->notes_cap, LIMIT_SCENE_NOTES, note)) ||
           err_no_memory(err);
}

/* --- The file's own objects. --- */

/* m_Component: "- component: {fileID: 1}", or in old files "- 4: {fileID: 1}". */
static bool add_components(struct scene_impl *impl, struct scene_file *f, struct node *n,
                           const struct yaml *list, struct err *err)
{
    for (const struct yaml *item = list ? list->first : NULL; item; item = item->next) {
        const struct id_slot *slot;
        struct scene_doc *d;
        struct scene_component c;
        struct yaml_ref ref;

        if (!yaml_to_ref(item->first, &ref))
            continue;
        slot = id_map_find(&f->doc_map, ref.file_id);
        d = slot ? &f->docs[slot->at] : NULL;
        if (!d || d->y.is_stripped || d->is_listed || d->y.class_id == CLASS_GAME_OBJECT)
            continue;
        d->is_listed = true;
        d->is_on_owner = d->owner == n->o.id;
        if (!scene_component_init(impl, f, d, &c, err) || !scene_component_add(impl, n, &c, err))
            return false;
        if (is_transform(c.class_id)) {
            n->order = slot->at;
            n->root_order = d->root_order;
        }
    }
    return true;
}

static bool read_object(struct scene_impl *impl, struct scene_file *f, const struct scene_doc *d,
                        struct node *n, struct err *err)
{
    const struct yaml *list;
    struct yaml_entries it;
    enum yaml_step step;
    struct yaml_entry e;
    bool is_ok = true;

    yaml_entries_init(&it, &d->y);
    while (is_ok && (step = yaml_next_entry(&it, &e, err)) == YAML_ITEM) {
        if (slice_is(e.key, "m_Component"))
            is_ok = scene_tree_of(impl, d, &e, &list, err) && add_components(impl, f, n, list, err);
        else if (slice_is(e.key, "m_Name"))
            is_ok = scene_text_of(impl, e.value, &n->o.name, err);
        else if (slice_is(e.key, "m_TagString"))
            is_ok = scene_text_of(impl, e.value, &n->o.tag, err);
        else if (slice_is(e.key, "m_Layer"))
            n->o.layer = (int)scene_int(e.value, 0);
        else if (slice_is(e.key, "m_IsActive"))
            n->o.is_active = scene_int(e.value, 1) != 0;
    }
    return is_ok && step == YAML_END;
}

static bool add_own(struct scene_impl *impl, struct scene_file *f, struct err *err)
{
    for (uint32_t i = 0; i < f->n_docs; i++) {
        const struct scene_doc *d = &f->docs[i];
        struct node *n;

        if (d->y.class_id != CLASS_GAME_OBJECT || d->y.is_stripped)
            continue;
        n = scene_node_new(impl, err);
        if (!n)
            return false;
        n->order = i;
        n->o.id = d->y.file_id;
        n->o.file = f;
        n->o.line = d->y.line;
        if (!read_object(impl, f, d, n, err) || !scene_node_add(f, n, err))
            return false;
    }
    return true;
}

/* --- Components that the file adds to objects of instances. --- */

static bool add_added(struct scene_impl *impl, struct scene_file *f, struct err *err)
{
    for (uint32_t i = 0; i < f->n_docs; i++) {
        const struct scene_doc *d = &f->docs[i], *owner;
        const struct id_slot *slot;
        struct scene_component c;
        struct node *n;
        int part;

        if (d->y.is_stripped || !d->owner || d->is_on_owner)
            continue;
        slot = id_map_find(&f->doc_map, d->owner);
        owner = slot ? &f->docs[slot->at] : NULL;
        if (owner && owner->y.class_id == CLASS_GAME_OBJECT && !owner->y.is_stripped)
            continue; /* that object lists its own components */
        n = scene_part(f, d->owner, &part);
        if (!n || part >= 0)
            continue;
        if (!scene_component_init(impl, f, d, &c, err) || !scene_component_add(impl, n, &c, err))
            return false;
        if (!id_map_add(&f->part_map, c.id, n->index, (int32_t)n->o.n_components - 1))
            return err_no_memory(err);
    }
    return true;
}

static void move_component(struct scene_impl *impl, const struct node *n, size_t from, size_t to)
{
    struct scene_component *all = n->o.components, moved = all[from];

    for (; from > to && scene_may_search(impl); from--)
        all[from] = all[from - 1];
    for (; from < to && scene_may_search(impl); from++)
        all[from] = all[from + 1];
    all[from] = moved;
}

/* Newer files give an index for an added component; in older ones it stays last. */
static void place_added(struct scene_impl *impl, struct scene_file *f)
{
    for (const struct scene_instance *i = f->instances; i; i = i->next)
        for (size_t k = 0; k < i->n_components; k++) {
            size_t to = (size_t)i->components[k].index;
            int part;
            const struct node *n = scene_part(f, i->components[k].id, &part);

            if (n && part >= 0)
                move_component(impl, n, (size_t)part,
                               to < n->o.n_components ? to : n->o.n_components - 1);
        }
}

bool scene_compose(struct scene_impl *impl, struct scene_file *f, struct err *err)
{
    f->state = FILE_COMPOSING;
    if (!id_map_reserve(&f->part_map, f->n_docs))
        return err_no_memory(err);
    if (!add_own(impl, f, err) || !scene_add_instances(impl, f, err) || !add_added(impl, f, err))
        return false;
    place_added(impl, f);
    if (!scene_order(impl, f, err))
        return false;
    f->state = FILE_READY;
    return true;
}
