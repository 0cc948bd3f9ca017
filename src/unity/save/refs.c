/*
 * Clears references to removed ids, for save.h.
 */
#include "internal.h"

/* Whether these bytes may contain a reference to a removed id. */
static bool may_refer(const struct scene_save *s, struct slice bytes)
{
    const char *p = bytes.p, *end = bytes.p + bytes.len;
    int64_t id = 0;

    while ((p = save_next_link(p, end, &id)))
        if (id_map_find(&s->removed, id))
            return true;
    return false;
}

/* The recursion is as deep as the YAML reader allows. */
static bool clear_in(struct scene_save *s, struct save_node *n, struct err *err)
{
    struct yaml_ref ref;

    if (n->type == YAML_SCALAR || (!n->is_open && !may_refer(s, n->raw)))
        return true;
    if (!node_open(s, n, err))
        return false;
    if (node_to_ref(s, n, &ref))
        return ref.has_guid || !id_map_find(&s->removed, ref.file_id) ||
               node_set_ref(s, n, &(struct yaml_ref){0}, err);
    for (uint32_t i = 0; i < n->n_items; i++)
        if (!clear_in(s, n->items[i], err))
            return false;
    return true;
}

static bool clear_doc(struct scene_save *s, struct save_doc *d, struct err *err)
{
    struct save_node *root;

    if (d->is_removed || (!d->root && !may_refer(s, d->y->raw)))
        return true;
    return save_root(s, d, &root, err) && clear_in(s, root, err);
}

bool save_clear_refs(struct scene_save *s, struct err *err)
{
    if (!s->removed.n)
        return true;
    for (uint32_t i = 0; i < s->f->n_docs; i++)
        if (!clear_doc(s, &s->docs[i], err))
            return false;
    for (uint32_t i = 0; i < s->n_added; i++)
        if (!clear_doc(s, s->added[i], err))
            return false;
    return true;
}
