/*
 * The hierarchy of a file: parents, and the order of children. A child names its parent; the
 * parent's list only orders its children. If the two disagree, the child is right.
 */
#include "internal.h"

#include <stdlib.h>

/* --- Parents. --- */

/* The object of the Transform with this id. */
static struct node *on_transform(const struct scene_file *f, int64_t id)
{
    int part;
    struct node *n = scene_part(f, id, &part);

    return n && part >= 0 && is_transform(n->o.components[part].class_id) ? n : NULL;
}

static void set_parents(struct scene_file *f)
{
    for (uint32_t i = 0; i < f->n_docs; i++) {
        const struct scene_doc *d = &f->docs[i];
        struct node *n, *parent;

        if (d->y.is_stripped || !is_transform(d->y.class_id) || !d->link)
            continue;
        n = on_transform(f, d->y.file_id);
        parent = on_transform(f, d->link);
        if (n && parent && n != parent && n->order == i)
            n->o.parent = &parent->o;
    }
    for (uint32_t i = 0; i < f->n_nodes; i++) {
        struct node *n = f->nodes[i], *parent;

        if (n->is_inner || !n->o.instance || !n->o.instance->parent)
            continue;
        parent = on_transform(f, n->o.instance->parent);
        if (parent && parent != n)
            n->o.parent = &parent->o;
    }
}

enum { FRESH, ON_WAY, DONE };

/* Breaks a cycle of parents: its first object in the file becomes a root. */
static void cut_ring(struct node *n)
{
    struct node *first = NULL, *at = n;

    do {
        if (!at->is_inner && (!first || at->order < first->order))
            first = at;
        at = node_of(at->o.parent);
    } while (at != n);
    if (first)
        first->o.parent = NULL;
}

/* Hostile files may contain cycles of parents. */
static void cut_rings(struct scene_file *f)
{
    for (uint32_t i = 0; i < f->n_nodes; i++) {
        struct node *n = f->nodes[i], *ring;

        while (n && n->mark == FRESH) {
            n->mark = ON_WAY;
            n = n->o.parent ? node_of(n->o.parent) : NULL;
        }
        ring = n && n->mark == ON_WAY ? n : NULL;
        for (n = f->nodes[i]; n && n->mark == ON_WAY; n = n->o.parent ? node_of(n->o.parent) : NULL)
            n->mark = DONE;
        if (ring)
            cut_ring(ring);
    }
}

/* --- Children. --- */

/* Reads the document's next list of that key, which a merge may have left there twice; skips empty
 * ones. YAML_ITEM: *ret_list may be NULL, and is valid until the next tree is read. */
static enum yaml_step next_list(struct scene_impl *impl, const struct scene_doc *d,
                                struct yaml_entries *it, const char *key,
                                const struct yaml **ret_list, struct err *err)
{
    enum yaml_step step;
    struct yaml_entry e;

    while ((step = yaml_next_entry(it, &e, err)) == YAML_ITEM)
        if (slice_is(e.key, key) && !slice_is(e.value, "[]"))
            return scene_tree_of(impl, d, &e, ret_list, err) ? YAML_ITEM : YAML_FAULT;
    return step;
}

static bool link_children(struct scene_impl *impl, struct scene_file *f, struct node *parent,
                          struct err *err)
{
    const struct scene_doc *d = &f->docs[parent->order];
    const struct yaml *list;
    struct yaml_entries it;
    enum yaml_step step;

    yaml_entries_init(&it, &d->y);
    while ((step = next_list(impl, d, &it, "m_Children", &list, err)) == YAML_ITEM)
        for (const struct yaml *item = list ? list->first : NULL; item; item = item->next) {
            struct yaml_ref ref;
            struct node *child;

            if (!yaml_to_ref(item, &ref))
                continue;
            child = on_transform(f, ref.file_id);
            if (child && child->o.parent == &parent->o && !child->is_linked)
                scene_link(parent, child);
        }
    return step == YAML_END;
}

/* Links children in the order of their parent's m_Children. */
static bool link_by_lists(struct scene_impl *impl, struct scene_file *f, struct err *err)
{
    for (uint32_t i = 0; i < f->n_nodes; i++) {
        struct node *n = f->nodes[i];

        if (!n->o.instance && is_transform(f->docs[n->order].y.class_id) &&
            !link_children(impl, f, n, err))
            return false;
    }
    return true;
}

static int compare_order(const void *a, const void *b)
{
    const struct node *x = *(struct node *const *)a, *y = *(struct node *const *)b;

    if (x->order != y->order)
        return x->order < y->order ? -1 : 1;
    return (x->index > y->index) - (x->index < y->index);
}

static int compare_root_order(const void *a, const void *b)
{
    const struct node *x = *(struct node *const *)a, *y = *(struct node *const *)b;

    if (x->root_order != y->root_order)
        return x->root_order < y->root_order ? -1 : 1;
    return compare_order(a, b);
}

/* All unlinked nodes with a parent, or all without one. */
static struct node **unlinked(struct scene_file *f, bool has_parent, size_t *ret_n)
{
    struct node **list = mem_alloc((f->n_nodes + 1) * sizeof(struct node *));
    size_t n = 0;

    for (uint32_t i = 0; list && i < f->n_nodes; i++)
        if (!f->nodes[i]->is_linked && !f->nodes[i]->is_inner &&
            (f->nodes[i]->o.parent != NULL) == has_parent)
            list[n++] = f->nodes[i];
    *ret_n = n;
    return list;
}

static bool link_others(struct scene_file *f, struct err *err)
{
    size_t n;
    struct node **list = unlinked(f, true, &n);

    if (!list)
        return err_no_memory(err);
    qsort(list, n, sizeof(struct node *), compare_order);
    for (size_t i = 0; i < n; i++)
        scene_link(node_of(list[i]->o.parent), list[i]);
    mem_free(list);
    return true;
}

static void move_child(struct scene_impl *impl, struct node *parent, struct node *child,
                       int64_t index)
{
    struct scene_object **link = &parent->o.first;

    while (*link && *link != &child->o && scene_may_search(impl))
        link = &(*link)->next;
    if (*link != &child->o)
        return;
    *link = child->o.next;
    for (link = &parent->o.first; *link && index && scene_may_search(impl); index--)
        link = &(*link)->next;
    child->o.next = *link;
    *link = &child->o;
}

/* Newer files give an added child's index among an instance's children. */
static void place_added(struct scene_impl *impl, struct scene_file *f)
{
    for (const struct scene_instance *i = f->instances; i; i = i->next)
        for (size_t k = 0; k < i->n_objects; k++) {
            struct node *child = on_transform(f, i->objects[k].id);
            struct node *parent = child && child->o.parent ? node_of(child->o.parent) : NULL;

            if (parent && parent->o.instance == i)
                move_child(impl, parent, child, i->objects[k].index);
        }
}

/* --- Roots. --- */

static const struct scene_doc *roots_doc(const struct scene_file *f)
{
    for (uint32_t i = f->n_docs; i > 0; i--)
        if (f->docs[i - 1].y.class_id == CLASS_SCENE_ROOTS)
            return &f->docs[i - 1];
    return NULL;
}

struct roots {
    struct scene_file *f;
    struct node *last;
};

static void add_root(struct roots *r, struct node *n)
{
    n->is_linked = true;
    n->o.next = NULL;
    if (r->last)
        r->last->o.next = &n->o;
    else
        r->f->first = n;
    r->last = n;
}

/* m_Roots lists Transforms and instances. */
static bool add_listed_roots(struct scene_impl *impl, struct roots *r, const struct scene_doc *d,
                             struct err *err)
{
    const struct yaml *list;
    struct yaml_entries it;
    enum yaml_step step;

    yaml_entries_init(&it, &d->y);
    while ((step = next_list(impl, d, &it, "m_Roots", &list, err)) == YAML_ITEM)
        for (const struct yaml *item = list ? list->first : NULL; item; item = item->next) {
            struct yaml_ref ref;
            struct node *n;
            int part;

            if (!yaml_to_ref(item, &ref))
                continue;
            n = scene_part(r->f, ref.file_id, &part);
            if (n && !n->o.parent && !n->is_linked && !n->is_inner)
                add_root(r, n);
        }
    return step == YAML_END;
}

static bool link_roots(struct scene_impl *impl, struct scene_file *f, struct err *err)
{
    const struct scene_doc *d = roots_doc(f);
    struct roots r = {.f = f};
    struct node **list;
    size_t n;

    if (d && !add_listed_roots(impl, &r, d, err))
        return false;
    list = unlinked(f, false, &n);
    if (!list)
        return err_no_memory(err);
    qsort(list, n, sizeof(struct node *), d ? compare_order : compare_root_order);
    for (size_t i = 0; i < n; i++)
        add_root(&r, list[i]);
    mem_free(list);
    return true;
}

bool scene_order(struct scene_impl *impl, struct scene_file *f, struct err *err)
{
    set_parents(f);
    cut_rings(f);
    if (!link_by_lists(impl, f, err) || !link_others(f, err))
        return false;
    place_added(impl, f);
    return link_roots(impl, f, err);
}
