/*
 * Instances of unknown sources: models, prefabs of packages, missing files. The root appears with
 * the instance's data. Everything else that the file mentions (stripped documents)
 * appears below the root, named as in the source's .meta file if that has a name.
 */
#include "internal.h"

#include <stdlib.h>

#include "unity/project/asset.h"

/* The root has the same id in every model: a hash of its path, or in old files a fixed number. */
static const int64_t root_objects[] = {919132149155446097, -927199367670048503, 100000};
static const int64_t root_transforms[] = {-8679921383154817045, -4216859302048453862, 400000};

static int64_t virtual_id(const struct scene_instance *i, int64_t id)
{
    return (int64_t)((uint64_t)i->id ^ (uint64_t)id) & ID_MASK;
}

/* --- Names from .meta files. --- */

static bool add_name(struct scene_impl *impl, struct scene_file *source, int64_t id,
                     const struct yaml *name, struct err *err)
{
    struct slice *slot = &source->names[source->n_names];

    if (!scene_text_of(impl, name ? name->raw : SLICE(""), slot, err))
        return false;
    if (!id_map_add(&source->doc_map, id, source->n_names, 0))
        return err_no_memory(err);
    source->n_names++;
    return true;
}

/* fileIDToRecycleName: {id: name}, or internalIDToNameTable: [{first: {class: id}, second:
 * name}]. */
static bool add_names(struct scene_impl *impl, struct scene_file *source,
                      const struct yaml *importer, struct err *err)
{
    const struct yaml *old = yaml_get(importer, "fileIDToRecycleName");
    const struct yaml *table = yaml_get(importer, "internalIDToNameTable");
    size_t n = (old ? old->n_items : 0) + (table ? table->n_items : 0);
    int64_t id;

    source->names = n ? arena_alloc(&impl->arena, n * sizeof(*source->names)) : NULL;
    if (n && !source->names)
        return err_no_memory(err);
    for (const struct yaml *v = old ? old->first : NULL; v; v = v->next)
        if (text_to_int(v->key, &id) && !add_name(impl, source, id, v, err))
            return false;
    for (const struct yaml *v = table ? table->first : NULL; v; v = v->next) {
        const struct yaml *first = yaml_get(v, "first");

        if (first && yaml_to_int(first->first, &id) &&
            !add_name(impl, source, id, yaml_get(v, "second"), err))
            return false;
    }
    return true;
}

static struct slice name_of(const struct scene_file *source, int64_t id)
{
    const struct id_slot *slot = source->names ? id_map_find(&source->doc_map, id) : NULL;

    return slot ? source->names[slot->at] : (struct slice){0};
}

/* A name in the .meta file takes precedence over the usual ids of roots. */
static bool is_root_id(const struct scene_file *source, const int64_t *ids, int64_t id)
{
    struct slice name = name_of(source, id);

    return name.p ? slice_is(name, "//RootNode") : (id == ids[0] || id == ids[1] || id == ids[2]);
}

/* --- The instance's data of its root. --- */

/* Which targets of modifications are the root. */
struct root {
    const struct scene_file *source;
    bool has_only; /* `only` is the one target that gets a name, and it is not a usual root id */
    int64_t only;
    bool has_transform; /* `transform` gets m_RootOrder, as only a root does */
    int64_t transform;
    int64_t usual;  /* a changed target that has a usual id of root Transforms; 0: none */
    int64_t object; /* the target that names the root; 0: none */
};

static struct slice path_of(const struct yaml *modification, struct yaml_ref *ret_target)
{
    const struct yaml *path = yaml_get(modification, "propertyPath");

    return path && yaml_to_ref(yaml_get(modification, "target"), ret_target) ? path->raw
                                                                             : SLICE("");
}

static void find_root(const struct yaml *list, struct root *root)
{
    bool is_named = false, is_many = false;

    for (const struct yaml *m = list ? list->first : NULL; m; m = m->next) {
        struct yaml_ref target;

        struct slice path = path_of(m, &target);

        if (path.len && is_root_id(root->source, root_transforms, target.file_id))
            root->usual = target.file_id;
        if (slice_is(path, "m_RootOrder")) {
            root->has_transform = true;
            root->transform = target.file_id;
        }
        if (!slice_is(path, "m_Name"))
            continue;
        if (is_root_id(root->source, root_objects, target.file_id)) {
            is_named = true;
            root->object = target.file_id;
        }
        is_many = is_many || (root->has_only && root->only != target.file_id);
        root->has_only = true;
        root->only = target.file_id;
    }
    root->has_only = root->has_only && !is_named && !is_many;
    if (root->has_only)
        root->object = root->only;
}

static bool is_root_target(const struct root *root, int64_t id)
{
    return (root->has_only && root->only == id) || is_root_id(root->source, root_objects, id);
}

static bool apply_to_root(struct scene_impl *impl, const struct yaml *list, const struct root *root,
                          struct node *n, struct err *err)
{
    bool is_sure = false;

    for (const struct yaml *m = list ? list->first : NULL; m; m = m->next) {
        struct yaml_ref target;
        struct slice path = path_of(m, &target);
        bool is_order = slice_is(path, "m_RootOrder");

        if (is_order && is_root_id(root->source, root_transforms, target.file_id))
            is_sure = true;
        else if (is_order ? is_sure : !is_root_target(root, target.file_id))
            continue;
        if (!scene_apply(impl, n, path, yaml_get(m, "value"), err))
            return false;
    }
    return true;
}

static bool has_anchors(const struct yaml *list)
{
    for (const struct yaml *m = list ? list->first : NULL; m; m = m->next) {
        struct yaml_ref target;

        if (slice_is(path_of(m, &target), "m_AnchorMin.x"))
            return true;
    }
    return false;
}

static bool apply_to(struct scene_impl *impl, const struct yaml *list, int64_t target_id,
                     struct node *n, struct err *err)
{
    for (const struct yaml *m = list ? list->first : NULL; m && scene_may_search(impl);
         m = m->next) {
        struct yaml_ref target;
        struct slice path = path_of(m, &target);

        if (path.len && target.file_id == target_id &&
            !scene_apply(impl, n, path, yaml_get(m, "value"), err))
            return false;
    }
    return true;
}

/* --- Data of stripped documents. --- */

struct unknown {
    struct scene_impl *impl;
    struct scene_file *f;
    struct scene_instance *i;
    const struct yaml *list; /* modifications */
    struct root targets;     /* which of the targets are the root */
    struct node *root;
    uint32_t *docs; /* stripped ones, in document order */
    size_t n_docs;
    struct node **nodes; /* the root and everything below it */
    struct slice *names; /* their names in the .meta file, or empty */
    size_t n_nodes;
};

static int compare_docs(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

    return (x > y) - (x < y);
}

static bool init_lists(struct unknown *u, struct err *err)
{
    const uint32_t *stripped = scene_stripped(u->f, u->i->id, &u->n_docs);

    u->docs = mem_alloc((u->n_docs + 1) * sizeof(*u->docs));
    u->nodes = mem_alloc((u->n_docs + 1) * sizeof(struct node *));
    u->names = mem_alloc((u->n_docs + 1) * sizeof(*u->names));
    if (!u->docs || !u->nodes || !u->names)
        return err_no_memory(err);
    if (u->n_docs)
        memcpy(u->docs, stripped, u->n_docs * sizeof(*u->docs));
    qsort(u->docs, u->n_docs, sizeof(*u->docs), compare_docs);
    return true;
}

static bool is_root_doc(const struct unknown *u, const struct scene_doc *d)
{
    if (d->y.class_id == CLASS_GAME_OBJECT)
        return is_root_target(&u->targets, d->link);
    return is_transform(d->y.class_id) &&
           (is_root_id(u->i->source, root_transforms, d->link) ||
            (u->targets.has_transform && u->targets.transform == d->link));
}

static struct node *new_node(struct unknown *u, struct slice name, struct err *err)
{
    struct node *n = scene_node_new(u->impl, err);

    if (!n)
        return NULL;
    n->o.is_unknown = true;
    n->o.instance = u->i;
    n->o.file = u->f;
    n->order = u->i->doc;
    n->is_inner = u->n_nodes > 0;
    u->nodes[u->n_nodes] = n;
    u->names[u->n_nodes++] = name;
    return n;
}

static bool add_transform(struct unknown *u, struct node *n, int64_t class_id, int64_t id,
                          int64_t source_id, struct err *err)
{
    const struct class_row *row = class_find(class_id);
    struct scene_component c = {.id = id, .class_id = class_id, .state = REF_BUILT_IN};

    if (row) {
        c.type = slice_of(row->name);
        c.name_space = slice_of(row->name_space);
    }
    c.file = u->f;
    c.instance = u->i;
    c.source_id = source_id;
    return scene_component_add(u->impl, n, &c, err);
}

static bool add_root(struct unknown *u, struct err *err)
{
    const struct scene_file *source = u->i->source;
    bool is_rect = has_anchors(u->list);
    struct node *n = new_node(u, SLICE("//RootNode"), err);
    int64_t object = virtual_id(u->i, root_objects[0]);
    int64_t transform = virtual_id(u->i, root_transforms[0]);
    int64_t source_id;

    if (!n)
        return false;
    u->root = n;
    u->targets.source = source;
    find_root(u->list, &u->targets);
    source_id = u->targets.has_transform ? u->targets.transform : u->targets.usual;
    n->source_id = u->targets.object;
    for (size_t i = u->n_docs; i > 0; i--) { /* backwards, so that the first one wins */
        const struct scene_doc *d = &u->f->docs[u->docs[i - 1]];

        if (!is_root_doc(u, d))
            continue;
        if (d->y.class_id == CLASS_GAME_OBJECT) {
            object = d->y.file_id;
            n->source_id = d->link;
        } else {
            transform = d->y.file_id;
            source_id = d->link;
        }
        is_rect = is_rect || d->y.class_id == CLASS_RECT_TRANSFORM;
    }
    n->o.id = object;
    n->o.name = source->path.len ? asset_name(source->path) : SLICE("Missing Prefab");
    return apply_to_root(u->impl, u->list, &u->targets, n, err) &&
           add_transform(u, n, is_rect ? CLASS_RECT_TRANSFORM : CLASS_TRANSFORM, transform,
                         source_id, err);
}

/* Finds the node that already has this name from the .meta file. */
static struct node *find_named(struct unknown *u, struct slice name)
{
    for (size_t i = 0; name.len && i < u->n_nodes && scene_may_search(u->impl); i++)
        if (slice_eq(u->names[i], name))
            return u->nodes[i];
    return NULL;
}

static bool add_object_doc(struct unknown *u, const struct scene_doc *d, struct err *err)
{
    struct slice name = name_of(u->i->source, d->link);
    bool is_object = d->y.class_id == CLASS_GAME_OBJECT;
    struct node *n = find_named(u, name);

    if (!n) {
        n = new_node(u, name, err);
        if (!n)
            return false;
        n->o.id = virtual_id(u->i, d->y.file_id);
        n->o.name = name.len ? name : SLICE("Unknown");
    }
    if (!is_object)
        return add_transform(u, n, d->y.class_id, d->y.file_id, d->link, err);
    n->o.id = d->y.file_id;
    n->o.line = d->y.line;
    n->source_id = d->link;
    return apply_to(u->impl, u->list, d->link, n, err);
}

static bool add_component_doc(struct unknown *u, const struct scene_doc *d, struct err *err)
{
    struct scene_component c;

    if (!scene_component_init(u->impl, u->f, d, &c, err))
        return false;
    c.instance = u->i;
    c.source_id = d->link;
    return scene_component_add(u->impl, u->root, &c, err);
}

static bool add_docs(struct unknown *u, struct err *err)
{
    for (size_t i = 0; i < u->n_docs; i++) {
        const struct scene_doc *d = &u->f->docs[u->docs[i]];
        bool is_object = d->y.class_id == CLASS_GAME_OBJECT || is_transform(d->y.class_id);

        if (is_root_doc(u, d))
            continue;
        if (!(is_object ? add_object_doc(u, d, err) : add_component_doc(u, d, err)))
            return false;
    }
    return true;
}

static bool add_nodes(struct unknown *u, struct err *err)
{
    for (size_t i = 0; i < u->n_nodes; i++) {
        if (i)
            scene_link(u->root, u->nodes[i]);
        if (!scene_node_add(u->f, u->nodes[i], err))
            return false;
    }
    return id_map_add(&u->f->part_map, u->i->id, u->root->index, -1) || err_no_memory(err);
}

bool scene_add_unknown(struct scene_impl *impl, struct scene_file *f, struct scene_instance *i,
                       const struct yaml *list, struct err *err)
{
    struct unknown u = {.impl = impl, .f = f, .i = i, .list = list};
    bool is_ok =
        init_lists(&u, err) && add_root(&u, err) && add_docs(&u, err) && add_nodes(&u, err);

    mem_free(u.docs);
    mem_free(u.nodes);
    mem_free(u.names);
    return is_ok;
}

struct slice scene_unknown_source(const struct scene_object *o)
{
    const struct node *n = node_of(o);

    while (n->source)
        n = n->source;
    return n->o.is_unknown && !n->is_inner && n->o.instance ? n->o.instance->source->path
                                                            : SLICE("");
}

bool scene_source_names(struct scene_impl *impl, struct scene_file *source, struct err *err)
{
    struct scene_doc d = {.owner = 0};
    struct err fault = {0};
    struct slice path;
    struct yaml_entries it;
    struct yaml_scan scan;
    struct yaml_entry e;
    const struct yaml *importer;

    if (!source->path.len || source->has_names)
        return true;
    source->has_names = true;
    /* Finds no names if the .meta file cannot be read. */
    path = arena_printf(&impl->arena, "%.*s.meta", SLICE_ARG(source->path));
    if (!path.p)
        return err_no_memory(err);
    map_done(&source->doc_map); /* drop the documents of a partly read file */
    if (!file_read(impl->p, path, &source->bytes, &fault) ||
        !yaml_open(&scan, source->bytes.bytes, &fault) ||
        yaml_next(&scan, &d.y, &fault) != YAML_ITEM)
        return true;
    yaml_entries_init(&it, &d.y);
    while (yaml_next_entry(&it, &e, &fault) == YAML_ITEM)
        if (slice_is(e.key, "ModelImporter") && scene_tree_of(impl, &d, &e, &importer, &fault))
            return add_names(impl, source, importer, err);
    return true;
}
