/*
 * Prefab instances: composes the source, copies its objects under this file's ids, and applies the
 * instance's changes. Added components and children are ordinary documents of the file; compose.c
 * and order.c handle them.
 */
#include "base/limits.h"
#include "internal.h"

#include <stdio.h>

/* --- Sources. --- */

/* Notes, once per source, why it is not expanded. */
static bool refuse_source(struct scene_impl *impl, struct scene_file *source, const char *why,
                          struct err *err)
{
    char guid[GUID_TEXT_SIZE];

    source->state = FILE_UNUSABLE;
    if (source->is_reported)
        return true;
    source->is_reported = true;
    guid_format(&source->guid, guid);
    if (source->path.len)
        return scene_note(impl, err, "Prefab source %.*s: %s", SLICE_ARG(source->path), why);
    return scene_note(impl, err, "Prefab source with guid %s: %s", guid, why);
}

static bool refuse_absent(struct scene_impl *impl, struct scene_file *source,
                          const struct ref_target *target, struct err *err)
{
    char why[200];

    switch (target->state) {
    case REF_PACKAGE:
        snprintf(why, sizeof(why),
                 "in package %.*s, which is not in the project folder: its "
                 "objects are unknown",
                 SLICE_ARG(target->package));
        return refuse_source(impl, source, why, err);
    case REF_UNRESOLVED:
        return refuse_source(impl, source,
                             "not in the project; it may be in a package that is not in the "
                             "project folder",
                             err);
    case REF_BUILT_IN:
        return refuse_source(impl, source, "built into Unity: its objects are unknown", err);
    default:
        return refuse_source(impl, source, "missing", err);
    }
}

/* A source that cannot be read becomes a note. Only lack of memory and too many objects are
 * errors. */
static bool read_source(struct scene_impl *impl, struct scene_file *source, struct err *err)
{
    struct err fault = {0};
    bool is_ok;

    if (!slice_ends_nocase(source->path, SLICE(".prefab")))
        return refuse_source(impl, source,
                             "not a text file: the objects below its root are unknown", err);
    if (impl->depth >= LIMIT_SCENE_DEPTH)
        return refuse_source(impl, source, "nested too deep", err);
    impl->depth++;
    is_ok = scene_file_read(impl, source, &fault) && scene_compose(impl, source, &fault);
    impl->depth--;
    if (is_ok)
        return true;
    if (fault.kind == ERR_TOOL || fault.kind == ERR_NOT_FOUND)
        return refuse_source(impl, source, fault.message, err);
    *err = fault;
    return false;
}

struct scene_file *scene_source(struct scene_impl *impl, const struct guid *guid)
{
    struct scene_file **known = map_find(&impl->by_guid, MAP_KEY(*guid));
    struct scene_file *f;

    if (known)
        return *known;
    f = arena_zalloc(&impl->arena, sizeof(*f));
    known = f ? map_add(&impl->by_guid, MAP_KEY(*guid), NULL) : NULL;
    if (!known)
        return NULL;
    *known = f;
    f->impl = impl;
    f->guid = *guid;
    return f;
}

/* The source of an instance, either composed or marked unusable. NULL: error. */
static struct scene_file *open_source(struct scene_impl *impl, const struct guid *guid,
                                      struct err *err)
{
    struct scene_file *source = scene_source(impl, guid);
    struct ref_target target;
    bool is_ok = true;

    if (!source) {
        err_no_memory(err);
        return NULL;
    }
    if (source->state == FILE_COMPOSING) {
        is_ok = source->is_reported ||
                scene_note(impl, err, "Prefab %.*s contains itself", SLICE_ARG(source->path));
        source->is_reported = true;
    } else if (source->state == FILE_NEW) {
        project_find(impl->p, guid, &target);
        if (target.state == REF_FOUND) {
            source->path =
                arena_copy(&impl->arena, guid_index_path(&impl->p->walk.index, target.entry));
            is_ok = source->path.p ? read_source(impl, source, err) : err_no_memory(err);
        } else {
            is_ok = refuse_absent(impl, source, &target, err);
        }
    }
    return is_ok ? source : NULL;
}

/* --- Copying. --- */

struct copy {
    struct scene_impl *impl;
    struct scene_file *f;
    struct scene_instance *i;
    const struct scene_file *source;
    struct node **nodes; /* by index in the source */
    const uint32_t *stripped;
    size_t n_stripped;
};

static int64_t copy_id(const struct copy *c, int64_t id)
{
    size_t low = 0, high = c->n_stripped;

    while (low < high) {
        size_t mid = low + (high - low) / 2;
        const struct scene_doc *d = &c->f->docs[c->stripped[mid]];

        if (d->link == id && guid_eq(&d->guid, &c->source->guid))
            return d->y.file_id;
        if (d->link < id)
            low = mid + 1;
        else
            high = mid;
    }
    /* Two sources may use the same id; their documents are then adjacent. */
    for (; low < c->n_stripped && c->f->docs[c->stripped[low]].link == id &&
           scene_may_search(c->impl);
         low++)
        if (guid_eq(&c->f->docs[c->stripped[low]].guid, &c->source->guid))
            return c->f->docs[c->stripped[low]].y.file_id;
    return (int64_t)((uint64_t)c->i->id ^ (uint64_t)id) & ID_MASK;
}

static bool copy_components(const struct copy *c, const struct node *from, struct node *to,
                            struct err *err)
{
    size_t n = from->o.n_components;
    struct scene_component *all = n ? arena_alloc(&c->impl->arena, n * sizeof(*all)) : NULL;

    if (n && !all)
        return err_no_memory(err);
    for (size_t i = 0; i < n; i++) {
        all[i] = from->o.components[i];
        all[i].id = copy_id(c, all[i].id);
        all[i].source = &from->o.components[i];
        all[i].source_id = from->o.components[i].id;
        all[i].instance = c->i;
    }
    to->o.components = all;
    to->o.n_components = n;
    to->components_cap = n;
    return true;
}

static bool copy_nodes(struct copy *c, struct err *err)
{
    for (uint32_t i = 0; i < c->source->n_nodes; i++) {
        const struct node *from = c->source->nodes[i];
        struct node *n = scene_node_new(c->impl, err);

        if (!n)
            return false;
        n->o = from->o;
        n->o.id = copy_id(c, from->o.id);
        n->o.parent = n->o.first = n->o.next = NULL;
        n->o.instance = c->i;
        n->source = from;
        n->order = c->i->doc;
        n->root_order = from->root_order;
        n->is_inner = from->o.parent != NULL;
        if (!copy_components(c, from, n, err))
            return false;
        c->nodes[i] = n;
    }
    return true;
}

/* --- Finding parts of the source. --- */

/* Whether a part of the source is, at some depth, a copy of the part that `ref` names. */
static bool has_origin(struct scene_impl *impl, const struct scene_file *file, const struct node *n,
                       int part, const struct yaml_ref *ref)
{
    const struct scene_component *component = part < 0 ? NULL : &n->o.components[part];

    while (file && scene_may_search(impl)) {
        if (guid_eq(&file->guid, &ref->guid) &&
            (component ? component->id : n->o.id) == ref->file_id)
            return true;
        if (!n->source || (component && !component->source))
            return false;
        file = n->o.instance->source;
        component = component ? component->source : NULL;
        n = n->source;
    }
    return false;
}

struct node *scene_source_part(struct scene_impl *impl, const struct scene_file *source,
                               const struct yaml_ref *ref, int *ret_part)
{
    if (!ref->has_guid || guid_eq(&ref->guid, &source->guid))
        return scene_part(source, ref->file_id, ret_part);
    /* Resolves a reference to a source of the source, as in a few old files. */
    for (uint32_t i = 0; i < source->n_nodes; i++) {
        struct node *n = source->nodes[i];

        for (int part = -1; part < (int)n->o.n_components; part++) {
            if (!scene_may_search(impl))
                return NULL;
            if (has_origin(impl, source, n, part, ref)) {
                *ret_part = part;
                return n;
            }
        }
    }
    return NULL;
}

/* Finds the copy of the target of `ref` in the source; *ret_part is an index in the source's
 * node. */
static struct node *find_copy(const struct copy *c, const struct yaml_ref *ref, int *ret_part)
{
    struct node *n = scene_source_part(c->impl, c->source, ref, ret_part);

    return n ? c->nodes[n->index] : NULL;
}

/* Stripped documents that name a source of the source give their ids to the copies too. */
static void use_deeper_ids(const struct copy *c)
{
    for (size_t i = 0; i < c->n_stripped; i++) {
        const struct scene_doc *d = &c->f->docs[c->stripped[i]];
        struct yaml_ref ref = {.file_id = d->link, .has_guid = true, .guid = d->guid};
        struct node *n;
        int part;

        if (guid_eq(&d->guid, &c->source->guid) || guid_is_null(&d->guid))
            continue;
        n = find_copy(c, &ref, &part);
        if (n && part < 0)
            n->o.id = d->y.file_id;
        else if (n)
            n->o.components[part].id = d->y.file_id;
    }
}

/* --- Applying the instance's changes. --- */

bool scene_apply(struct scene_impl *impl, struct node *n, struct slice path,
                 const struct yaml *value, struct err *err)
{
    struct slice raw = value ? value->raw : SLICE("");

    if (slice_is(path, "m_Name"))
        return scene_text_of(impl, raw, &n->o.name, err);
    if (slice_is(path, "m_TagString"))
        return scene_text_of(impl, raw, &n->o.tag, err);
    if (slice_is(path, "m_Layer"))
        n->o.layer = (int)scene_int(raw, n->o.layer);
    else if (slice_is(path, "m_IsActive"))
        n->o.is_active = scene_int(raw, n->o.is_active) != 0;
    else if (slice_is(path, "m_RootOrder"))
        n->root_order = scene_int(raw, n->root_order);
    return true;
}

/* Whether a modification of this path matters to the hierarchy. */
static bool is_place(struct slice path)
{
    static const char *const paths[] = {"m_Name", "m_IsActive", "m_TagString", "m_Layer",
                                        "m_RootOrder"};

    for (size_t i = 0; i < N_ELEMENTS(paths); i++)
        if (slice_is(path, paths[i]))
            return true;
    return false;
}

static bool apply_all(const struct copy *c, const struct yaml *tree, struct err *err)
{
    const struct yaml *list = yaml_get(tree, "m_Modifications");

    for (const struct yaml *m = list ? list->first : NULL; m; m = m->next) {
        const struct yaml *path = yaml_get(m, "propertyPath");
        struct yaml_ref target;
        struct node *n;
        int part;

        if (!path || !is_place(path->raw) || !yaml_to_ref(yaml_get(m, "target"), &target))
            continue;
        n = find_copy(c, &target, &part);
        /* m_RootOrder belongs to the Transform, the other paths to the object. */
        if (n && (part >= 0) == slice_is(path->raw, "m_RootOrder") &&
            !scene_apply(c->impl, n, path->raw, yaml_get(m, "value"), err))
            return false;
    }
    return true;
}

static void remove_component(struct scene_impl *impl, struct node *n,
                             const struct scene_component *source)
{
    struct scene_component *all = n->o.components;
    size_t i = 0;

    while (i < n->o.n_components && all[i].source != source && scene_may_search(impl))
        i++;
    if (i == n->o.n_components || all[i].source != source)
        return;
    for (n->o.n_components--; i < n->o.n_components; i++) {
        all[i] = all[i + 1];
        scene_may_search(impl);
    }
}

static void remove_parts(const struct copy *c, const struct yaml *list)
{
    for (const struct yaml *item = list ? list->first : NULL; item; item = item->next) {
        struct yaml_ref ref;
        struct node *n;
        int part;

        if (!yaml_to_ref(item, &ref) || !(n = find_copy(c, &ref, &part)))
            continue;
        if (part < 0)
            n->is_removed = true;
        else
            remove_component(c->impl, n, &n->source->o.components[part]);
    }
}

static bool read_added(struct scene_impl *impl, const struct yaml *list, struct added **ret_added,
                       size_t *ret_n, struct err *err)
{
    size_t n = list ? list->n_items : 0;
    struct added *all = n ? arena_alloc(&impl->arena, n * sizeof(*all)) : NULL;

    *ret_n = 0;
    if (n && !all)
        return err_no_memory(err);
    for (const struct yaml *item = n ? list->first : NULL; item; item = item->next) {
        struct yaml_ref ref;
        int64_t index;

        if (yaml_to_ref(yaml_get(item, "addedObject"), &ref) &&
            yaml_to_int(yaml_get(item, "insertIndex"), &index) && index >= 0)
            all[(*ret_n)++] = (struct added){ref.file_id, index};
    }
    *ret_added = all;
    return true;
}

/* --- Adding the instance. --- */

/* Links the copies as their originals are linked, parents first, leaving out removed ones. */
static void link_copies(const struct copy *c)
{
    const struct scene_object *o = c->source->first ? &c->source->first->o : NULL;

    while (o) {
        struct node *n = c->nodes[node_of(o)->index];
        struct node *parent = o->parent ? c->nodes[node_of(o->parent)->index] : NULL;

        if (parent && parent->is_removed)
            n->is_removed = true;
        if (parent && !n->is_removed)
            scene_link(parent, n);
        o = scene_following(o);
    }
}

static bool add_copies(const struct copy *c, struct err *err)
{
    for (uint32_t i = 0; i < c->source->n_nodes; i++) {
        struct node *n = c->nodes[i];

        if (n->is_removed)
            continue;
        if (!scene_node_add(c->f, n, err))
            return false;
        if (!n->is_inner && !id_map_add(&c->f->part_map, c->i->id, n->index, -1))
            return err_no_memory(err);
    }
    return true;
}

struct head {
    struct yaml_ref source;
    bool is_asset; /* a document for the prefab asset itself, in old files */
    bool has_modification;
    struct yaml_entry modification;
};

static bool read_head(struct scene_impl *impl, const struct scene_doc *d, struct head *head,
                      struct err *err)
{
    struct yaml_entries it;
    enum yaml_step step;
    struct yaml_entry e;

    *head = (struct head){.is_asset = false};
    yaml_entries_init(&it, &d->y);
    while ((step = yaml_next_entry(&it, &e, err)) == YAML_ITEM) {
        if (slice_is(e.key, "m_SourcePrefab") || slice_is(e.key, "m_ParentPrefab")) {
            if (!scene_ref_of(impl, d, &e, &head->source, err))
                return false;
        } else if (slice_is(e.key, "m_IsPrefabParent") || slice_is(e.key, "m_IsPrefabAsset")) {
            head->is_asset = head->is_asset || scene_int(e.value, 0) == 1;
        } else if (slice_is(e.key, "m_Modification")) {
            head->has_modification = true;
            head->modification = e;
        }
    }
    return step == YAML_END;
}

static bool add_instance(struct scene_impl *impl, struct scene_file *f, struct scene_instance *i,
                         const struct head *head, struct err *err)
{
    struct scene_file *source = open_source(impl, &head->source.guid, err);
    struct copy c = {.impl = impl, .f = f, .i = i, .source = source};
    const struct yaml *tree = NULL;
    struct yaml_ref parent;
    bool is_ok;

    if (!source || (source->state == FILE_UNUSABLE && !scene_source_names(impl, source, err)))
        return false;
    if (head->has_modification &&
        !scene_tree_of(impl, &f->docs[i->doc], &head->modification, &tree, err))
        return false;
    if (yaml_to_ref(yaml_get(tree, "m_TransformParent"), &parent))
        i->parent = parent.file_id;
    if (!read_added(impl, yaml_get(tree, "m_AddedComponents"), &i->components, &i->n_components,
                    err) ||
        !read_added(impl, yaml_get(tree, "m_AddedGameObjects"), &i->objects, &i->n_objects, err))
        return false;
    i->file = f;
    i->source = source;
    i->is_unknown = source->state != FILE_READY;
    i->first_node = f->n_nodes;
    i->modification = head->modification;
    if (i->is_unknown)
        return scene_add_unknown(impl, f, i, yaml_get(tree, "m_Modifications"), err);
    c.stripped = scene_stripped(f, i->id, &c.n_stripped);
    c.nodes = mem_alloc((c.source->n_nodes + 1) * sizeof(struct node *));
    if (!c.nodes)
        return err_no_memory(err);
    is_ok = copy_nodes(&c, err);
    if (is_ok) {
        use_deeper_ids(&c);
        is_ok = apply_all(&c, tree, err);
        remove_parts(&c, yaml_get(tree, "m_RemovedComponents"));
        remove_parts(&c, yaml_get(tree, "m_RemovedGameObjects"));
        link_copies(&c);
    }
    is_ok = is_ok && add_copies(&c, err);
    mem_free(c.nodes);
    return is_ok;
}

/* If two instances have the same id, the first one wins. */
static bool is_repeated(const struct scene_file *f, uint32_t doc)
{
    uint32_t first = id_map_find(&f->doc_map, f->docs[doc].y.file_id)->at;

    return first != doc && f->docs[first].y.class_id == CLASS_PREFAB_INSTANCE;
}

bool scene_add_instances(struct scene_impl *impl, struct scene_file *f, struct err *err)
{
    struct scene_instance **link = &f->instances;

    for (uint32_t k = 0; k < f->n_docs; k++) {
        const struct scene_doc *d = &f->docs[k];
        struct scene_instance *i;
        struct head head;

        if (d->y.class_id != CLASS_PREFAB_INSTANCE || d->y.is_stripped || is_repeated(f, k))
            continue;
        if (!read_head(impl, d, &head, err))
            return false;
        if (head.is_asset)
            continue;
        if (!head.source.has_guid || !head.source.file_id) {
            if (!scene_note(impl, err, "%.*s:%zu: a prefab instance has no source",
                            SLICE_ARG(f->path), d->y.line))
                return false;
            continue;
        }
        i = arena_zalloc(&impl->arena, sizeof(*i));
        if (!i)
            return err_no_memory(err);
        i->id = d->y.file_id;
        i->doc = k;
        *link = i;
        link = &i->next;
        if (!add_instance(impl, f, i, &head, err))
            return false;
    }
    return true;
}
