/*
 * Adds components and removes objects and components, for save.h.
 */
#include "internal.h"

/* --- Adding components. --- */

static bool is_number(struct slice text)
{
    int64_t number;

    return text_to_int(text, &number);
}

bool save_attach(struct scene_save *s, int64_t object_id, int64_t component_id, int64_t *ret_owner,
                 struct err *err)
{
    struct save_attached new = {.owner = object_id, .component = component_id};
    struct save_doc *own = save_own_doc(s, object_id);
    struct save_target target;

    if (own && own->y->class_id == CLASS_GAME_OBJECT) {
        const struct yaml_ref ref = {.file_id = component_id};
        struct save_attached entry = {.owner = own->y->file_id, .component = component_id};
        struct save_node *root, *list, *item, *member;
        bool is_old = false;

        /* Writes "- component: {fileID: 1}", or in old files "- 4: {fileID: 1}" with the class
         * number. */
        if (!save_root(s, own, &root, err) || !node_get(s, root, "m_Component", &list, err))
            return false;
        if (!list || !node_be_list(list))
            return err_set(err, ERR_TOOL, "GameObject %lld has no list of components",
                           (long long)own->y->file_id);
        if (list->n_items) {
            item = list->items[0];
            is_old = node_open(s, item, err) && item->n_items && is_number(item->items[0]->key);
        }
        item = node_new(s, YAML_MAP, err);
        member = node_new(s, YAML_SCALAR, err);
        if (!item || !member || !node_set_ref(s, member, &ref, err) ||
            !node_append(s, item, SLICE("component"), member, err) ||
            !node_append(s, list, SLICE(""), item, err))
            return false;
        entry.item = is_old ? member : NULL;
        if (!SAVE_ADD(s, s->attached, s->n_attached, s->attached_cap, entry, err))
            return false;
        *ret_owner = object_id;
        return true;
    }
    if (own || id_map_find(&s->removed, object_id))
        return err_set(err, ERR_TOOL, "%lld is not a GameObject", (long long)object_id);
    if (!save_target_of(s, object_id, &target, err))
        return false;
    if (target.class_id != CLASS_GAME_OBJECT)
        return err_set(err, ERR_TOOL, "%lld is not a GameObject", (long long)object_id);
    if (!save_need_doc(s, object_id, err) ||
        !save_list_added(s, &target, "m_AddedComponents", component_id, -1, err) ||
        !SAVE_ADD(s, s->attached, s->n_attached, s->attached_cap, new, err))
        return false;
    *ret_owner = object_id;
    return true;
}

/* --- Removing. --- */

/* Marks an id as removed, even if it has no document, so that references to it are cleared. */
static bool drop(struct scene_save *s, int64_t id, struct err *err)
{
    struct save_doc *d = save_doc_of(s, id);

    if (d)
        d->is_removed = true;
    return !id || id_map_add(&s->removed, id, 0, 0) || err_no_memory(err);
}

static bool drop_attached(struct scene_save *s, int64_t owner, struct err *err)
{
    for (uint32_t i = 0; i < s->n_attached; i++)
        if (s->attached[i].owner == owner && !drop(s, s->attached[i].component, err))
            return false;
    return true;
}

/* Removes a GameObject of the file with its components. */
static bool drop_own(struct scene_save *s, int64_t object, struct err *err)
{
    struct save_doc *d = save_own_doc(s, object);
    struct save_node *root, *list;

    if (!d || d->y->class_id != CLASS_GAME_OBJECT)
        return true;
    if (!save_root(s, d, &root, err) || !node_get(s, root, "m_Component", &list, err))
        return false;
    for (uint32_t i = 0; list && i < list->n_items; i++) {
        struct save_node *item = list->items[i];
        struct save_doc *component;
        struct yaml_ref ref;
        int64_t owner;

        if (!node_open(s, item, err))
            return false;
        if (!item->n_items || !node_to_ref(s, item->items[0], &ref) ||
            !(component = save_own_doc(s, ref.file_id)))
            continue;
        if (!save_link_of(s, component, "m_GameObject", &owner, err))
            return false;
        if (owner == object && !drop(s, ref.file_id, err))
            return false;
    }
    return drop_attached(s, object, err) && drop(s, object, err);
}

static bool drop_instance(struct scene_save *s, const struct scene_instance *i, struct err *err)
{
    size_t n;
    const uint32_t *stripped = scene_stripped(s->f, i->id, &n);

    for (size_t k = 0; k < n; k++)
        if (!drop(s, s->f->docs[stripped[k]].y.file_id, err))
            return false;
    return drop(s, i->id, err);
}

/* Removes an instance's object with all its components, also those that the file added. */
static bool drop_copy(struct scene_save *s, const struct node *n, struct err *err)
{
    for (size_t i = 0; i < n->o.n_components; i++)
        if (!drop(s, n->o.components[i].id, err))
            return false;
    return drop_attached(s, n->o.id, err) && drop(s, n->o.id, err);
}

/* The Transforms to remove, each once. */
struct tree {
    int64_t *ids;
    size_t n, cap;
    struct map seen;
};

static bool tree_add(struct scene_save *s, struct tree *tree, int64_t id, struct err *err)
{
    if (id_map_find(&s->removed, id) || id_map_find(&tree->seen, id))
        return true;
    if (!id_map_add(&tree->seen, id, 0, 0))
        return err_no_memory(err);
    return SAVE_ADD(s, tree->ids, tree->n, tree->cap, id, err);
}

static bool tree_add_children(struct scene_save *s, struct tree *tree, int64_t id, struct err *err)
{
    struct save_siblings *siblings;

    if (!save_siblings_of(s, id, &siblings, err))
        return false;
    for (size_t i = 0; i < siblings->n; i++)
        if (!tree_add(s, tree, siblings->ids[i], err))
            return false;
    return true;
}

/* Removes the object of a Transform and its components, but not its children. */
static bool drop_transform(struct scene_save *s, int64_t id, struct err *err)
{
    struct save_doc *own = save_own_doc(s, id);
    const struct node *n;
    int64_t object;
    int part;

    if (own)
        return save_link_of(s, own, "m_GameObject", &object, err) && drop_own(s, object, err) &&
               drop(s, id, err);
    n = scene_part(s->f, id, &part);
    if (!n || !n->o.instance)
        return drop(s, id, err);
    return drop_copy(s, n, err) && (n->is_inner || drop_instance(s, n->o.instance, err));
}

/* Finds all Transforms before removing any: removing an instance also removes the ids of its
 * copies, and those may have further children. */
static bool drop_tree(struct scene_save *s, int64_t transform, struct err *err)
{
    struct tree tree = {0};
    bool ok = tree_add(s, &tree, transform, err);

    for (size_t i = 0; ok && i < tree.n; i++)
        ok = tree_add_children(s, &tree, tree.ids[i], err);
    for (size_t i = 0; ok && i < tree.n; i++)
        ok = drop_transform(s, tree.ids[i], err);
    map_done(&tree.seen);
    return ok;
}

/* Removes entries for removed ids from an instance's list of additions. */
static bool purge_added(struct scene_save *s, struct save_instance *inst, const char *name,
                        struct err *err)
{
    struct save_node *list, *added;
    struct yaml_ref ref;

    if (!save_instance_list(s, inst, name, &list, err))
        return false;
    for (uint32_t i = list ? list->n_items : 0; i > 0; i--) {
        if (!node_get(s, list->items[i - 1], "addedObject", &added, err))
            return false;
        if (node_to_ref(s, added, &ref) && id_map_find(&s->removed, ref.file_id))
            node_remove(list, i - 1);
    }
    return true;
}

/* Adds the target to the instance's list of removed parts. */
static bool list_removed(struct scene_save *s, const struct save_target *t, const char *name,
                         struct err *err)
{
    struct save_node *list, *item;

    if (!save_instance_list(s, t->instance, name, &list, err))
        return false;
    if (!list)
        return err_set(err, ERR_TOOL,
                       "this version of the file's format cannot remove a part of a prefab "
                       "instance (%s)",
                       name);
    item = node_new(s, YAML_SCALAR, err);
    return item && node_set_ref(s, item, &t->ref, err) &&
           node_append(s, list, SLICE(""), item, err);
}

/* --- Objects and components. --- */

static int64_t transform_of(struct scene_save *s, int64_t object, struct err *err)
{
    struct save_doc *d = save_own_doc(s, object), *component;
    struct save_node *root, *list;
    int part;
    const struct scene_object *o;

    if (!d) {
        o = scene_by_id(s->scene, object, &part);
        for (size_t i = 0; o && i < o->n_components; i++)
            if (is_transform(o->components[i].class_id))
                return o->components[i].id;
        return 0;
    }
    if (!save_root(s, d, &root, err) || !node_get(s, root, "m_Component", &list, err))
        return 0;
    for (uint32_t i = 0; list && i < list->n_items; i++) {
        struct yaml_ref ref;

        if (node_open(s, list->items[i], err) && list->items[i]->n_items &&
            node_to_ref(s, list->items[i]->items[0], &ref) &&
            (component = save_own_doc(s, ref.file_id)) && is_transform(component->y->class_id))
            return ref.file_id;
    }
    return 0;
}

static bool remove_object(struct scene_save *s, int64_t object, struct err *err)
{
    int64_t transform = transform_of(s, object, err);
    struct save_siblings *roots;
    const struct node *n;
    int part;

    if (!transform)
        return save_own_doc(s, object)
                   ? drop_own(s, object, err)
                   : err_set(err, ERR_TOOL, "%lld has no Transform", (long long)object);
    n = save_own_doc(s, transform) ? NULL : scene_part(s->f, transform, &part);
    if (n && n->is_inner) {
        struct save_target target;

        return save_target_of(s, object, &target, err) &&
               list_removed(s, &target, "m_RemovedGameObjects", err) &&
               drop_tree(s, transform, err) &&
               purge_added(s, target.instance, "m_AddedGameObjects", err) &&
               purge_added(s, target.instance, "m_AddedComponents", err);
    }
    if (!save_siblings_of(s, 0, &roots, err))
        return false;
    if (save_is_prefab(s) && roots->n == 1 && roots->ids[0] == transform)
        return err_set(err, ERR_TOOL, "a prefab's root cannot be removed");
    return save_detach(s, transform, err) && drop_tree(s, transform, err);
}

static bool unlist_component(struct scene_save *s, int64_t owner, int64_t id, struct err *err)
{
    struct save_doc *object = save_own_doc(s, owner);
    struct save_node *root, *list;
    struct save_target target;
    struct err fault;
    struct yaml_ref ref;

    if (!object)
        return !save_target_of(s, owner, &target, &fault) ||
               save_unlist_added(s, target.instance, "m_AddedComponents", id, err);
    if (!save_root(s, object, &root, err) || !node_get(s, root, "m_Component", &list, err))
        return false;
    for (uint32_t i = list ? list->n_items : 0; i > 0; i--) {
        struct save_node *item = list->items[i - 1];

        if (!node_open(s, item, err))
            return false;
        if (item->n_items && node_to_ref(s, item->items[0], &ref) && ref.file_id == id)
            node_remove(list, i - 1);
    }
    return true;
}

static bool remove_component(struct scene_save *s, int64_t id, struct err *err)
{
    struct save_doc *own = save_own_doc(s, id);
    struct save_target target;
    int64_t owner;

    if (own) {
        if (!save_link_of(s, own, "m_GameObject", &owner, err))
            return false;
        if (!owner || is_transform(own->y->class_id))
            return err_set(err, ERR_TOOL, "%lld is not a component that can be removed",
                           (long long)id);
        return unlist_component(s, owner, id, err) && drop(s, id, err);
    }
    if (!save_target_of(s, id, &target, err))
        return false;
    if (is_transform(target.class_id))
        return err_set(err, ERR_TOOL, "%lld is not a component that can be removed", (long long)id);
    return list_removed(s, &target, "m_RemovedComponents", err) && drop(s, id, err);
}

bool save_remove(struct scene_save *s, int64_t id, struct err *err)
{
    struct save_doc *own = save_own_doc(s, id);
    struct save_target target;
    const struct node *n;
    int part;

    if (id_map_find(&s->removed, id))
        return err_set(err, ERR_TOOL, "the object with id %lld was removed", (long long)id);
    if (own && own->y->class_id == CLASS_PREFAB_INSTANCE) {
        n = scene_part(s->f, id, &part);
        return n && n->o.instance ? remove_object(s, n->o.id, err) : drop(s, id, err);
    }
    if (own)
        return own->y->class_id == CLASS_GAME_OBJECT ? remove_object(s, id, err)
                                                     : remove_component(s, id, err);
    if (!save_target_of(s, id, &target, err))
        return false;
    return target.class_id == CLASS_GAME_OBJECT ? remove_object(s, id, err)
                                                : remove_component(s, id, err);
}
