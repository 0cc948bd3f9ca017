/*
 * The values of a component or object: its document, in whichever source that is, with the
 * modifications of all instances on the way to it, and with references in the opened file's ids.
 *
 *     scene: PrefabInstance &30 of Stack      levels[0]
 *     Stack: PrefabInstance &20 of Crate      levels[1]
 *     Crate: Transform &11                    the document, below all levels
 *
 * Level k is an instance in file k whose source is file k + 1; file 0 is the opened one. The
 * innermost modifications are applied first, so that the outermost win.
 */
#include "base/limits.h"
#include "internal.h"

struct level {
    struct scene_instance *instance;
    int64_t id; /* in the source; 0: unknown */
};

struct chain {
    struct scene_impl *impl;
    struct level levels[LIMIT_SCENE_DEPTH + 2];
    unsigned n_levels;
    unsigned doc_level; /* number of the file with the document */
    size_t n_changes;
};

static bool add_level(struct chain *ch, const struct scene_instance *i, int64_t id, struct err *err)
{
    struct scene_instance *instance = (struct scene_instance *)(uintptr_t)i;
    size_t n;

    if (ch->n_levels >= N_ELEMENTS(ch->levels))
        return err_set(err, ERR_INTERNAL, "instances are nested too deep");
    if (!scene_instance_index(ch->impl, instance, err))
        return false;
    scene_changes(instance, id, &n);
    ch->n_changes += n;
    ch->levels[ch->n_levels++] = (struct level){instance, id};
    return true;
}

/* --- References. --- */

bool scene_is_asset(const struct scene_doc *d)
{
    return !d->y.is_stripped && !d->owner && d->y.class_id != CLASS_GAME_OBJECT &&
           d->y.class_id != CLASS_PREFAB_INSTANCE;
}

static bool is_asset(const struct scene_file *f, int64_t id)
{
    const struct id_slot *slot = id_map_find(&f->doc_map, id);

    return slot && scene_is_asset(&f->docs[slot->at]);
}

bool scene_has_asset(const struct scene *s, int64_t id)
{
    return is_asset(s->impl->root, id);
}

/* Translates ids of the level's file to ids of the opened one. */
static void map_ref(const struct chain *ch, unsigned level, struct yaml_ref *ref)
{
    if (ref->has_guid)
        return;
    for (; level > 0 && ref->file_id; level--) {
        const struct scene_instance *i = ch->levels[level - 1].instance;
        const struct id_slot *slot = id_map_find(&i->copies, ref->file_id);
        const struct node *n = slot ? i->file->nodes[slot->at] : NULL;

        if (n) {
            ref->file_id = slot->part < 0 ? n->o.id : n->o.components[slot->part].id;
        } else if (is_asset(i->source, ref->file_id)) {
            ref->has_guid = true;
            ref->guid = i->source->guid;
            ref->type = 3;
            return;
        } else {
            ref->file_id = 0;
        }
    }
}

/* The recursion is as deep as the YAML reader allows. */
static bool map_refs(const struct chain *ch, struct arena *a, struct yaml *v, struct err *err)
{
    struct yaml_ref ref;

    if (v->type == YAML_MAP && yaml_to_ref(v, &ref)) {
        if (ref.has_guid || !ref.file_id)
            return true;
        map_ref(ch, ch->doc_level, &ref);
        return scene_edit_ref(a, v, &ref, err);
    }
    for (const struct yaml *m = v->first; m; m = m->next)
        if (m->type != YAML_SCALAR && !map_refs(ch, a, yaml_mutable(m), err))
            return false;
    return true;
}

/* --- Documents. --- */

static const struct scene_doc *doc_at(const struct scene_file *f, size_t line)
{
    uint32_t low = 0, high = f->n_docs;

    while (low < high) {
        uint32_t mid = low + (high - low) / 2;

        if (f->docs[mid].y.line < line)
            low = mid + 1;
        else
            high = mid;
    }
    return low < f->n_docs && f->docs[low].y.line == line ? &f->docs[low] : NULL;
}

static bool parse(const struct scene_file *f, const struct scene_doc *d, struct arena *a,
                  const struct yaml **ret_root, struct err *err)
{
    struct err fault = {0};

    if (yaml_parse_doc(a, &d->y, ret_root, &fault))
        return true;
    if (fault.kind == ERR_INTERNAL)
        *err = fault;
    else
        err_set(err, fault.kind, "%.*s: %s", SLICE_ARG(f->path), fault.message);
    return false;
}

bool scene_check(struct scene *s, struct err *err)
{
    const struct scene_file *f = s->impl->root;
    const struct yaml *root;
    bool is_ok = true;

    for (uint32_t i = 0; is_ok && i < f->n_docs; i++) {
        arena_reset(&s->impl->scratch);
        is_ok = parse(f, &f->docs[i], &s->impl->scratch, &root, err);
    }
    return is_ok;
}

/* An empty document, for a part of an unknown source. */
static bool make_root(struct slice type, struct arena *a, const struct yaml **ret_root,
                      struct err *err)
{
    struct yaml *root = arena_zalloc(a, sizeof(*root));

    if (!root)
        return err_no_memory(err);
    root->type = YAML_MAP;
    root->key = type;
    root->raw = SLICE("");
    *ret_root = root;
    return true;
}

static bool apply_all(const struct chain *ch, struct arena *a, struct yaml *root, struct err *err)
{
    struct scene_edit edit;

    if (!ch->n_changes)
        return true;
    scene_edit_init(&edit, ch->impl, a, root, ch->n_changes);
    for (unsigned level = ch->n_levels; level > 0; level--) {
        size_t n;
        const struct level *l = &ch->levels[level - 1];
        const struct scene_change *changes = scene_changes(l->instance, l->id, &n);

        for (size_t i = 0; i < n; i++) {
            struct yaml_ref ref = changes[i].ref;

            map_ref(ch, level - 1, &ref);
            if (!scene_edit_apply(&edit, &changes[i], &ref, err))
                return false;
        }
    }
    return true;
}

static bool make_values(const struct chain *ch, const struct yaml *root, struct arena *a,
                        const struct yaml **ret_values, struct err *err)
{
    struct yaml *tree = yaml_mutable(root);

    /* Only a map can have members, but a document without any parses as an empty scalar. */
    if (tree->type != YAML_MAP) {
        tree->type = YAML_MAP;
        tree->first = NULL;
        tree->n_items = 0;
    }
    if ((ch->doc_level && !map_refs(ch, a, tree, err)) || !apply_all(ch, a, tree, err))
        return false;
    *ret_values = tree;
    return true;
}

bool scene_values(const struct scene *s, const struct scene_component *c, struct arena *a,
                  const struct yaml **ret_values, struct err *err)
{
    struct chain ch = {.impl = s->impl};
    const struct scene_doc *d;
    const struct yaml *root;

    while (c->instance) {
        if (!add_level(&ch, c->instance, c->source_id, err))
            return false;
        if (!c->source)
            break;
        c = c->source;
        ch.doc_level = ch.n_levels;
    }
    d = c->line ? doc_at(c->file, c->line) : NULL;
    if (!d && !ch.n_changes) {
        *ret_values = NULL;
        return true;
    }
    if (!(d ? parse(c->file, d, a, &root, err) : make_root(c->type, a, &root, err)))
        return false;
    return make_values(&ch, root, a, ret_values, err);
}

bool scene_object_values(const struct scene *s, const struct scene_object *o, struct arena *a,
                         const struct yaml **ret_values, struct err *err)
{
    struct chain ch = {.impl = s->impl};
    const struct node *n = node_of(o);
    const struct scene_doc *d;
    const struct yaml *root;

    for (; n->o.instance && n->source; n = n->source) {
        if (!add_level(&ch, n->o.instance, n->source->o.id, err))
            return false;
        ch.doc_level = ch.n_levels;
    }
    d = n->o.is_unknown ? NULL : doc_at(n->o.file, n->o.line);
    if (!d) {
        *ret_values = NULL;
        return true;
    }
    return parse(n->o.file, d, a, &root, err) && make_values(&ch, root, a, ret_values, err);
}
