/*
 * Maps from a source's ids to the instance's changes: the modifications of each target, and
 * its copy in the instance's own file. Built when values are first requested, because the hierarchy
 * needs few modifications; edit.c applies them.
 */
#include "internal.h"

#include <stdlib.h>

/* --- Copies by their id in the source. --- */

static bool add_copies(struct scene_instance *i, struct err *err)
{
    const struct scene_file *f = i->file;
    bool is_ok = true;

    for (uint32_t k = i->first_node; is_ok && k < f->n_nodes; k++) {
        const struct node *n = f->nodes[k];

        if (n->o.instance != i)
            break;
        is_ok = !n->source || id_map_add(&i->copies, n->source->o.id, k, -1);
        for (size_t part = 0; is_ok && part < n->o.n_components; part++)
            if (n->o.components[part].instance == i)
                is_ok = id_map_add(&i->copies, n->o.components[part].source_id, k, (int32_t)part);
    }
    if (is_ok)
        return true;
    map_done(&i->copies);
    return err_no_memory(err);
}

/* --- Modifications by target. --- */

/* The last target; modifications of one target usually follow each other. */
struct target {
    struct yaml_ref ref;
    int64_t id; /* in the source; 0: no such part */
};

static void find_target(struct scene_impl *impl, const struct scene_instance *i,
                        const struct yaml_ref *ref, struct target *last)
{
    const struct node *n;
    int part;

    if (last->ref.file_id == ref->file_id && guid_eq(&last->ref.guid, &ref->guid))
        return;
    *last = (struct target){.ref = *ref};
    if (!ref->file_id)
        return;
    if (i->is_unknown) {
        last->id = ref->file_id;
        return;
    }
    n = scene_source_part(impl, i->source, ref, &part);
    if (n)
        last->id = part < 0 ? n->o.id : n->o.components[part].id;
}

/* A path that cannot be decoded is left empty, so that it matches nothing. */
static bool read_path(struct scene_impl *impl, const struct yaml *path, struct slice *ret_path,
                      struct err *err)
{
    struct err fault = {0};

    *ret_path = SLICE("");
    if (!path || path->type != YAML_SCALAR || scene_text_of(impl, path->raw, ret_path, &fault))
        return true;
    if (fault.kind != ERR_INTERNAL)
        return true;
    *err = fault;
    return false;
}

static bool read_changes(struct scene_impl *impl, struct scene_instance *i, const struct yaml *list,
                         struct err *err)
{
    struct target target = {.id = 0};
    size_t n = 0;

    for (const struct yaml *m = list->first; m; m = m->next) {
        const struct yaml *value = yaml_get(m, "value");
        struct scene_change change = {.order = (uint32_t)n};
        struct yaml_ref ref;

        if (!yaml_to_ref(yaml_get(m, "target"), &ref))
            continue;
        find_target(impl, i, &ref, &target);
        if (!target.id)
            continue;
        change.target = target.id;
        if (!read_path(impl, yaml_get(m, "propertyPath"), &change.path, err))
            return false;
        if (value)
            change.value = value->raw;
        if (!yaml_to_ref(yaml_get(m, "objectReference"), &change.ref))
            change.ref = (struct yaml_ref){0};
        if (change.path.len)
            i->changes[n++] = change;
    }
    i->n_changes = n;
    return true;
}

static int compare_changes(const void *a, const void *b)
{
    const struct scene_change *x = a, *y = b;

    if (x->target != y->target)
        return x->target < y->target ? -1 : 1;
    return (x->order > y->order) - (x->order < y->order);
}

static bool add_changes(struct scene_impl *impl, struct scene_instance *i, struct err *err)
{
    const struct yaml *tree = NULL, *list;

    if (i->modification.raw.len &&
        !scene_tree_of(impl, &i->file->docs[i->doc], &i->modification, &tree, err))
        return false;
    list = yaml_get(tree, "m_Modifications");
    if (!list || !list->n_items)
        return true;
    i->changes = arena_alloc(&impl->arena, list->n_items * sizeof(*i->changes));
    if (!i->changes)
        return err_no_memory(err);
    if (!read_changes(impl, i, list, err))
        return false;
    qsort(i->changes, i->n_changes, sizeof(*i->changes), compare_changes);
    return true;
}

bool scene_instance_index(struct scene_impl *impl, struct scene_instance *i, struct err *err)
{
    if (i->is_indexed)
        return true;
    if (!add_changes(impl, i, err) || !add_copies(i, err))
        return false;
    i->is_indexed = true;
    return true;
}

const struct scene_change *scene_changes(const struct scene_instance *i, int64_t id, size_t *ret_n)
{
    size_t low = 0, high = i->n_changes, end;

    while (low < high) {
        size_t mid = low + (high - low) / 2;

        if (i->changes[mid].target < id)
            low = mid + 1;
        else
            high = mid;
    }
    for (end = low; end < i->n_changes && i->changes[end].target == id; end++)
        continue;
    *ret_n = end - low;
    return i->changes ? i->changes + low : NULL;
}
