/*
 * New files for save.h, and documents copied from other files, for example a prefab made from the
 * objects of a scene.
 */
#include "internal.h"

bool save_begin_new(struct project *p, struct slice path, const struct guid *guid, uint64_t seed,
                    struct scene_save **ret_save, struct err *err)
{
    struct scene *scene;

    if (!scene_make(p, path, &scene, err))
        return false;
    if (!save_begin(scene, ret_save, err)) {
        scene_free(scene);
        return false;
    }
    (*ret_save)->own = scene;
    (*ret_save)->guid = *guid;
    (*ret_save)->id_state ^= seed;
    return true;
}

/* Whether a document with this id exists or will exist. */
static bool save_has_id(const struct scene_save *s, int64_t id)
{
    return save_doc_of(s, id) || id_map_find(&s->promised, id);
}

void save_localize(const struct scene_save *s, struct yaml_ref *ref)
{
    if (!ref->has_guid || guid_is_null(&s->guid) || !guid_eq(&ref->guid, &s->guid))
        return;
    *ref = (struct yaml_ref){.file_id = save_has_id(s, ref->file_id) ? ref->file_id : 0};
}

/* --- Values. --- */

static struct save_node *copy_node(struct scene_save *s, const struct save_copy *from,
                                   const struct yaml *v, bool is_in_flow, struct err *err);

/* Whether the bytes mean the same in their new place. They must be on one line, and within braces
 * they must not contain the characters that are special there. */
static bool is_movable(struct slice raw, bool is_in_flow)
{
    if (memchr(raw.p, '\n', raw.len))
        return false;
    for (size_t i = 0; is_in_flow && i < raw.len; i++)
        if (strchr(",[]{}", raw.p[i]))
            return false;
    return true;
}

static bool copy_scalar(struct scene_save *s, struct slice raw, bool is_in_flow,
                        struct save_node *n, struct err *err)
{
    struct slice text = raw;

    if (!raw.len)
        return true;
    n->is_plain = is_movable(raw, is_in_flow);
    if (!n->is_plain && !yaml_decode(&s->arena, raw, &text, err))
        return false;
    n->text = arena_copy(&s->arena, text); /* the source may be freed before save_finish() */
    return n->text.p || err_no_memory(err);
}

/* A value keeps its braces. Values that come from modifications have no bytes to look at; for them
 * the first member decides. */
static bool is_flow(const struct yaml *v)
{
    return v->raw.len ? v->raw.p[0] == '{' || v->raw.p[0] == '[' : v->type == YAML_MAP;
}

static bool copy_items(struct scene_save *s, const struct save_copy *from, const struct yaml *v,
                       struct save_node *n, struct err *err)
{
    const bool is_in_flow = is_flow(v);

    n->is_flow = is_in_flow;
    for (const struct yaml *m = v->first; m; m = m->next) {
        struct slice key = v->type == YAML_MAP ? arena_copy(&s->arena, m->key) : SLICE("");
        struct save_node *item = key.p ? copy_node(s, from, m, is_in_flow, err) : NULL;

        if (!key.p)
            return err_no_memory(err);
        if (!item || !node_append(s, n, key, item, err))
            return false;
    }
    if (v->raw.len)
        n->is_flow = is_in_flow;
    return true;
}

/* NULL: failed. The recursion is as deep as the YAML reader allows. */
static struct save_node *copy_node(struct scene_save *s, const struct save_copy *from,
                                   const struct yaml *v, bool is_in_flow, struct err *err)
{
    struct save_node *n = node_new(s, v->type, err);
    struct yaml_ref ref;
    bool ok;

    if (!n)
        return NULL;
    if (v->type == YAML_SCALAR) {
        ok = copy_scalar(s, v->raw, is_in_flow, n, err);
    } else if (yaml_to_ref(v, &ref)) {
        if (!ref.has_guid && ref.file_id)
            from->map(from->ctx, &ref);
        save_localize(s, &ref);
        ok = node_set_ref(s, n, &ref, err);
    } else {
        ok = copy_items(s, from, v, n, err);
    }
    return ok ? n : NULL;
}

/* --- Documents. --- */

/* Members that hold a document's place or its prefab; a copy does not take them over. */
static const struct {
    const char *key;
    enum yaml_type type; /* written to the copy as 0, {fileID: 0} or an empty list */
} own_members[] = {
    {"m_CorrespondingSourceObject", YAML_MAP},
    {"m_PrefabInstance", YAML_MAP},
    {"m_PrefabAsset", YAML_MAP},
    {"m_PrefabParentObject", YAML_MAP},
    {"m_PrefabInternal", YAML_MAP},
    {"m_GameObject", YAML_MAP},
    {"m_Component", YAML_LIST},
    {"m_Father", YAML_MAP},
    {"m_Children", YAML_LIST},
    {"m_RootOrder", YAML_SCALAR},
};

/* -1: an ordinary value. */
static int own_member(struct slice key)
{
    for (size_t i = 0; i < N_ELEMENTS(own_members); i++)
        if (slice_is(key, own_members[i].key))
            return (int)i;
    return -1;
}

static struct save_node *new_own(struct scene_save *s, enum yaml_type type, struct err *err)
{
    struct save_node *n = node_new(s, type, err);

    if (n && type == YAML_MAP && !node_set_ref(s, n, &(struct yaml_ref){0}, err))
        return NULL;
    if (n && type == YAML_SCALAR)
        node_set_scalar(n, SLICE("0"), true);
    return n;
}

bool save_add_copy(struct scene_save *s, const struct save_copy *from, int64_t id, struct err *err)
{
    const char *type = arena_copy(&s->arena, from->type).p;
    struct save_node *root;

    if (!type)
        return err_no_memory(err);
    if (!save_add_document(s, from->class_id, type, id, SLICE(""), err) ||
        !save_root(s, save_doc_of(s, id), &root, err))
        return false;
    node_be_map(root);
    for (const struct yaml *m = from->values->first; m; m = m->next) {
        const int own = own_member(m->key);
        struct slice key = arena_copy(&s->arena, m->key);
        struct save_node *n =
            own >= 0 ? new_own(s, own_members[own].type, err) : copy_node(s, from, m, false, err);

        if (!key.p)
            return err_no_memory(err);
        if (!n || !node_append(s, root, key, n, err))
            return false;
    }
    return true;
}

/* --- Assets in prefabs. --- */

static void map_kept(void *ctx, struct yaml_ref *ref)
{
    ref->file_id = save_has_id(ctx, ref->file_id) ? ref->file_id : 0;
}

static bool add_asset(struct scene_save *s, const struct scene_doc *d, struct err *err)
{
    struct save_copy copy = {
        .class_id = d->y.class_id, .type = d->y.type, .map = map_kept, .ctx = s};

    arena_reset(&s->impl->scratch);
    return yaml_parse_doc(&s->impl->scratch, &d->y, &copy.values, err) &&
           save_add_copy(s, &copy, d->y.file_id, err);
}

bool save_add_assets(struct scene_save *s, const struct scene *old, struct err *err)
{
    const struct scene_file *f = old->impl->root;

    for (uint32_t i = 0; i < f->n_docs; i++)
        if (scene_is_asset(&f->docs[i]) && !save_use_id(s, f->docs[i].y.file_id, err))
            return false;
    for (uint32_t i = 0; i < f->n_docs; i++)
        if (scene_is_asset(&f->docs[i]) && !add_asset(s, &f->docs[i], err))
            return false;
    return true;
}
