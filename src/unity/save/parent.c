/*
 * The hierarchy for save.h. A file states parent and child in up to four places: the child's
 * m_Father or its instance's m_TransformParent, the parent's m_Children or its instance's
 * m_AddedGameObjects, the list of roots, and before Unity 2022 m_RootOrder.
 */
#include "base/limits.h"
#include "internal.h"

/* --- Documents. --- */

struct save_doc *save_own_doc(const struct scene_save *s, int64_t id)
{
    struct save_doc *d = save_doc_of(s, id);

    return d && !d->y->is_stripped ? d : NULL;
}

bool save_is_prefab(const struct scene_save *s)
{
    return slice_ends_nocase(s->f->path, SLICE(".prefab"));
}

bool save_link_of(struct scene_save *s, struct save_doc *d, const char *key, int64_t *ret_id,
                  struct err *err)
{
    struct save_node *root, *member;
    struct yaml_ref ref;

    if (!save_root(s, d, &root, err) || !node_get(s, root, key, &member, err))
        return false;
    *ret_id = node_to_ref(s, member, &ref) && !ref.has_guid ? ref.file_id : 0;
    return true;
}

uint32_t save_find_ref(struct scene_save *s, const struct save_node *list, const char *key,
                       int64_t id)
{
    uint32_t i = 0;

    for (; i < list->n_items; i++) {
        struct save_node *item = list->items[i];
        struct err fault;
        struct yaml_ref ref;

        if (key && !node_get(s, item, key, &item, &fault))
            continue;
        if (node_to_ref(s, item, &ref) && !ref.has_guid && ref.file_id == id)
            break;
    }
    return i;
}

/* Like save_find_ref(), but tries index `likely` first: full searches would add up. */
static uint32_t find_listed(struct scene_save *s, const struct save_node *list, int64_t id,
                            size_t likely)
{
    struct yaml_ref ref;

    if (likely < list->n_items && node_to_ref(s, list->items[likely], &ref) && !ref.has_guid &&
        ref.file_id == id)
        return (uint32_t)likely;
    return save_find_ref(s, list, NULL, id);
}

/* A list member of the document; added if missing. */
static bool list_of(struct scene_save *s, struct save_doc *d, const char *key,
                    struct save_node **ret_list, struct err *err)
{
    struct save_node *root, *list;

    if (!save_root(s, d, &root, err) || !node_get(s, root, key, &list, err))
        return false;
    if (!list) {
        list = node_new(s, YAML_LIST, err);
        if (!node_append(s, root, slice_of(key), list, err))
            return false;
    }
    if (!node_be_list(list))
        return err_set(err, ERR_TOOL, "line %zu: %s is not a list", d->y->line, key);
    *ret_list = list;
    return true;
}

/* --- Transforms. --- */

/* A Transform that is moved, or becomes a parent. */
struct place {
    int64_t id;
    struct save_doc *own;      /* its document; NULL: it came with an instance */
    struct save_target target; /* if it came with an instance */
    bool is_inner;             /* it is inside an instance, not its root */
    int64_t inner_parent;      /* if is_inner: its parent in the prefab */
};

static int64_t transform_on(const struct scene_object *o)
{
    for (size_t i = 0; o && i < o->n_components; i++)
        if (is_transform(o->components[i].class_id))
            return o->components[i].id;
    return 0;
}

static bool find_place(struct scene_save *s, int64_t id, struct place *ret_place, struct err *err)
{
    struct place at = {.id = id, .own = save_own_doc(s, id)};
    const struct node *n;
    int part;

    if (id_map_find(&s->removed, id))
        return err_set(err, ERR_TOOL, "Transform %lld was removed", (long long)id);
    if (at.own) {
        if (!is_transform(at.own->y->class_id))
            return err_set(err, ERR_TOOL, "%lld is not a Transform", (long long)id);
        *ret_place = at;
        return true;
    }
    if (!save_target_of(s, id, &at.target, err))
        return false;
    n = scene_part(s->f, id, &part);
    if (!n || !is_transform(at.target.class_id))
        return err_set(err, ERR_TOOL, "%lld is not a Transform", (long long)id);
    at.is_inner = n->is_inner;
    at.inner_parent = n->is_inner ? transform_on(n->o.parent) : 0;
    *ret_place = at;
    return true;
}

/* The parent Transform; 0: it is a root. */
static bool parent_of(struct scene_save *s, const struct place *at, int64_t *ret_id,
                      struct err *err)
{
    struct save_node *member;
    struct yaml_ref ref;

    if (at->own)
        return save_link_of(s, at->own, "m_Father", ret_id, err);
    if (at->is_inner) {
        *ret_id = at->inner_parent;
        return true;
    }
    if (!node_get(s, at->target.instance->modification, "m_TransformParent", &member, err))
        return false;
    *ret_id = node_to_ref(s, member, &ref) ? ref.file_id : 0;
    return true;
}

bool save_parent(struct scene_save *s, int64_t id, int64_t *ret_parent, struct err *err)
{
    struct place at;

    return find_place(s, id, &at, err) && parent_of(s, &at, ret_parent, err);
}

/* The id that the list of roots has for it: an instance is listed by its own id. */
static int64_t root_name(const struct place *at)
{
    return at->own ? at->id : at->target.instance->i->id;
}

/* --- Siblings. --- */

static bool insert_sibling(struct scene_save *s, struct save_siblings *siblings, size_t at,
                           int64_t id, struct err *err)
{
    if (!SAVE_ADD(s, siblings->ids, siblings->n, siblings->cap, id, err))
        return false;
    memmove(siblings->ids + at + 1, siblings->ids + at,
            (siblings->n - 1 - at) * sizeof(*siblings->ids));
    siblings->ids[at] = id;
    return true;
}

static size_t find_sibling(const struct save_siblings *siblings, int64_t id)
{
    size_t i = siblings->n;

    while (i > 0 && siblings->ids[i - 1] != id)
        i--;
    return i ? i - 1 : siblings->n;
}

bool save_siblings_of(struct scene_save *s, int64_t parent, struct save_siblings **ret_siblings,
                      struct err *err)
{
    const struct id_slot *slot = id_map_find(&s->sibling_ids, parent);
    struct save_siblings *siblings;
    const struct scene_object *o;
    int part;

    if (slot) {
        *ret_siblings = s->siblings[slot->at];
        return true;
    }
    siblings = arena_zalloc(&s->arena, sizeof(*siblings));
    if (!siblings)
        return err_no_memory(err);
    siblings->parent = parent;
    o = s->scene->first;
    if (siblings->parent) {
        o = scene_by_id(s->scene, siblings->parent, &part);
        o = o ? o->first : NULL;
    }
    for (; o; o = o->next) {
        int64_t id = transform_on(o);

        if (id && !insert_sibling(s, siblings, siblings->n, id, err))
            return false;
    }
    if (!SAVE_ADD(s, s->siblings, s->n_siblings, s->siblings_cap, siblings, err))
        return false;
    if (!id_map_add(&s->sibling_ids, parent, s->n_siblings - 1, 0))
        return err_no_memory(err);
    *ret_siblings = siblings;
    return true;
}

/* --- Leaving the old parent. --- */

static bool unlist(struct scene_save *s, struct save_doc *d, const char *key, int64_t id,
                   size_t likely, struct err *err)
{
    struct save_node *root, *list;
    uint32_t at;

    if (!save_root(s, d, &root, err) || !node_get(s, root, key, &list, err))
        return false;
    at = list ? find_listed(s, list, id, likely) : 0;
    if (list && list->type == YAML_LIST && at < list->n_items)
        node_remove(list, at);
    return true;
}

bool save_detach(struct scene_save *s, int64_t id, struct err *err)
{
    struct save_target target;
    struct save_doc *own;
    struct place at;
    struct save_siblings *siblings;
    struct err fault;
    int64_t parent;
    size_t i;

    if (!find_place(s, id, &at, err) || !parent_of(s, &at, &parent, err) ||
        !save_siblings_of(s, parent, &siblings, err))
        return false;
    i = find_sibling(siblings, id);
    if (i < siblings->n) {
        memmove(siblings->ids + i, siblings->ids + i + 1,
                (--siblings->n - i) * sizeof(*siblings->ids));
        siblings->is_changed = true;
    }
    if (!parent)
        return !s->roots || unlist(s, s->roots, "m_Roots", root_name(&at), i, err);
    own = save_own_doc(s, parent);
    if (own)
        return unlist(s, own, "m_Children", id, i, err);
    /* An unknown parent has no list to update. */
    return !save_target_of(s, parent, &target, &fault) ||
           save_unlist_added(s, target.instance, "m_AddedGameObjects", id, err);
}

/* --- Joining the new parent. --- */

static bool is_below(struct scene_save *s, const struct place *parent, int64_t id,
                     bool *ret_is_below, struct err *err)
{
    struct place at = *parent;

    for (unsigned depth = 0; depth < LIMIT_SAVE_DEPTH; depth++) {
        int64_t up;

        if (at.id == id) {
            *ret_is_below = true;
            return true;
        }
        if (!parent_of(s, &at, &up, err))
            return false;
        if (!up || (!save_own_doc(s, up) && !scene_by_id(s->scene, up, &(int){0}))) {
            *ret_is_below = false;
            return true;
        }
        if (!find_place(s, up, &at, err))
            return false;
    }
    return err_set(err, ERR_TOOL, "Transform %lld is below itself", (long long)parent->id);
}

static bool set_father(struct scene_save *s, const struct place *at, int64_t parent,
                       struct err *err)
{
    const struct yaml_ref ref = {.file_id = parent};
    struct save_node *map, *member;
    const char *key = at->own ? "m_Father" : "m_TransformParent";

    if (!at->own)
        map = at->target.instance->modification;
    else if (!save_root(s, at->own, &map, err))
        return false;
    if (!node_get(s, map, key, &member, err))
        return false;
    if (member)
        return node_set_ref(s, member, &ref, err);
    member = node_new(s, YAML_SCALAR, err);
    return member && node_set_ref(s, member, &ref, err) &&
           node_append(s, map, slice_of(key), member, err);
}

/* Inserts a reference to `id` in front of `before`, which is probably at `likely`; 0 appends. */
static bool list_ref(struct scene_save *s, struct save_node *list, int64_t id, int64_t before,
                     size_t likely, struct err *err)
{
    const struct yaml_ref ref = {.file_id = id};
    struct save_node *item = node_new(s, YAML_SCALAR, err);

    return item && node_set_ref(s, item, &ref, err) &&
           node_insert(s, list, before ? find_listed(s, list, before, likely) : list->n_items, item,
                       err);
}

static bool check_move(struct scene_save *s, const struct place *at, const struct place *parent,
                       struct err *err)
{
    bool is_loop = false;

    if (at->is_inner)
        return err_set(err, ERR_TOOL,
                       "%lld is inside a prefab instance, where only the prefab can move it",
                       (long long)at->id);
    if (!parent->id)
        return !save_is_prefab(s) || err_set(err, ERR_TOOL, "a prefab has only one root");
    /* A new Transform without children. */
    if (at->own && at->own->is_unplaced && !id_map_find(&s->sibling_ids, at->id) &&
        parent->id != at->id)
        return true;
    if (!is_below(s, parent, at->id, &is_loop, err))
        return false;
    if (is_loop)
        return err_set(err, ERR_TOOL, "Transform %lld is below %lld", (long long)parent->id,
                       (long long)at->id);
    return true;
}

bool save_set_parent(struct scene_save *s, int64_t id, int64_t parent, int64_t before,
                     struct err *err)
{
    struct place at, to = {.id = 0};
    struct save_siblings *siblings;
    size_t index;
    struct save_node *list;
    struct place next;

    if (!find_place(s, id, &at, err) || (parent && !find_place(s, parent, &to, err)) ||
        !check_move(s, &at, &to, err) || !save_siblings_of(s, parent, &siblings, err))
        return false;
    if (before == id)
        return true;
    if (before && find_sibling(siblings, before) == siblings->n)
        return err_set(err, ERR_TOOL,
                       "%lld is not a child of the new parent, so nothing can be placed before it",
                       (long long)before);
    if ((!at.own || !to.own) && parent && !save_need_doc(s, at.own ? parent : id, err))
        return false;
    if (at.own && at.own->is_unplaced)
        at.own->is_unplaced = false;
    else if (!save_detach(s, id, err))
        return false;
    index = before ? find_sibling(siblings, before) : siblings->n;
    siblings->is_changed = true;
    if (!insert_sibling(s, siblings, index, id, err) || !set_father(s, &at, parent, err))
        return false;
    if (!to.id) {
        if (before && !find_place(s, before, &next, err))
            return false;
        return !s->roots ||
               (list_of(s, s->roots, "m_Roots", &list, err) &&
                list_ref(s, list, root_name(&at), before ? root_name(&next) : 0, index, err));
    }
    if (to.own)
        return list_of(s, to.own, "m_Children", &list, err) &&
               list_ref(s, list, at.id, before, index, err);
    return save_need_doc(s, to.id, err) &&
           save_list_added(s, &to.target, "m_AddedGameObjects", at.id, before ? (int64_t)index : -1,
                           err);
}

/* --- m_RootOrder. --- */

static bool has_order(struct scene_save *s)
{
    struct slice file = s->f->bytes.bytes;
    static const char key[] = "\n  m_RootOrder: ";

    if (s->has_order < 0)
        s->has_order = memmem(file.p, file.len, key, sizeof(key) - 1) != NULL;
    return s->has_order;
}

/* Lets put_order() skip documents that need no change without parsing them. */
static bool has_right_order(struct scene_save *s, int64_t id, int64_t order)
{
    const struct id_slot *slot = id_map_find(&s->f->doc_map, id);

    if (!slot || s->docs[slot->at].root || s->docs[slot->at].y->is_stripped)
        return false;
    return !has_order(s) || s->f->docs[slot->at].root_order == order;
}

static bool put_order(struct scene_save *s, int64_t id, int64_t order, struct err *err)
{
    const struct save_value v = {.kind = SAVE_INT, .number = order};
    struct save_node *root, *member;
    struct slice path = SLICE("m_RootOrder");
    struct err fault = {0};
    struct place at;

    if (has_right_order(s, id, order))
        return true;
    if (!find_place(s, id, &at, &fault)) {
        /* The root of a model that the file does not mention: its order cannot be stored. */
        if (fault.kind != ERR_TOOL)
            *err = fault;
        return fault.kind == ERR_TOOL;
    }
    if (at.own) {
        if (!save_root(s, at.own, &root, err) || !node_get(s, root, "m_RootOrder", &member, err))
            return false;
        return !member || save_set_int(s, id, path, order, err);
    }
    if (at.is_inner)
        return true;
    if (!save_change_get(s, &at.target, path, &member, err))
        return false;
    return (!member && !has_order(s)) || save_change_set(s, &at.target, id, path, &v, err);
}

bool save_put_orders(struct scene_save *s, struct err *err)
{
    for (uint32_t i = 0; i < s->n_siblings; i++) {
        struct save_siblings *siblings = s->siblings[i];

        for (size_t k = 0; siblings->is_changed && k < siblings->n; k++)
            if (!id_map_find(&s->removed, siblings->ids[k]) &&
                !put_order(s, siblings->ids[k], (int64_t)k, err))
                return false;
        siblings->is_changed = false;
    }
    return true;
}
