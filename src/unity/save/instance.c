/*
 * Modifications of prefab instances for save.h: a value set on a copy becomes an entry in its
 * instance's list.
 *
 *     - target: {fileID: 11, guid: ..., type: 3}     the original, in the instance's direct source
 *       propertyPath: m_LocalPosition.x
 *       value: 1
 *       objectReference: {fileID: 0}                 used instead of `value` for references
 */
#include "base/limits.h"
#include "internal.h"

/* --- Instances. --- */

/* p is NULL if out of memory. */
static struct slice change_key(struct arena *a, int64_t target, struct slice path)
{
    char *key = arena_alloc(a, sizeof(target) + path.len);

    if (!key)
        return (struct slice){0};
    memcpy(key, &target, sizeof(target));
    if (path.len)
        memcpy(key + sizeof(target), path.p, path.len);
    return slice_from(key, sizeof(target) + path.len);
}

/* If a property has several entries, the last one wins. */
static bool add_change(struct scene_save *s, struct save_instance *inst, int64_t target,
                       struct slice path, struct save_node *item, struct err *err)
{
    const struct slice key = change_key(&s->arena, target, path);
    struct save_change *change = key.p ? map_add(&inst->changes, key, NULL) : NULL;

    if (!change)
        return save_no_room(inst->changes.n, err);
    change->item = item;
    return true;
}

/* Finds the entry of a property; *ret_item is NULL if there is none. */
static bool find_change(const struct scene_save *s, const struct save_target *t, struct slice path,
                        struct save_node **ret_item, struct err *err)
{
    const struct save_change *change;
    struct slice key;

    arena_reset(&s->impl->value);
    key = change_key(&s->impl->value, t->ref.file_id, path);
    if (!key.p)
        return err_no_memory(err);
    change = map_find(&t->instance->changes, key);
    *ret_item = change ? change->item : NULL;
    return true;
}

/* The id of an entry's target in the source; 0: it does not exist. */
static int64_t target_id(struct scene_save *s, const struct scene_instance *i,
                         const struct yaml_ref *ref)
{
    const struct node *n;
    int part;

    if (i->is_unknown)
        return ref->file_id;
    n = scene_source_part(s->impl, i->source, ref, &part);
    if (!n)
        return 0;
    return part < 0 ? n->o.id : n->o.components[part].id;
}

static bool read_changes(struct scene_save *s, struct save_instance *inst, struct err *err)
{
    struct yaml_ref last = {0};
    int64_t id = 0;

    for (uint32_t k = 0; inst->list->type == YAML_LIST && k < inst->list->n_items; k++) {
        struct save_node *item = inst->list->items[k], *target, *path;
        struct yaml_ref ref;
        struct slice text;

        if (!node_get(s, item, "target", &target, err) ||
            !node_get(s, item, "propertyPath", &path, err))
            return false;
        if (!target || !path || !node_to_ref(s, target, &ref))
            continue;
        if (!node_text(s, path, &text, err))
            return false;
        if (ref.file_id != last.file_id || !guid_eq(&ref.guid, &last.guid)) {
            id = target_id(s, inst->i, &ref);
            last = ref;
        }
        if (id && !add_change(s, inst, id, text, item, err))
            return false;
    }
    return true;
}

static bool save_instance_of(struct scene_save *s, const struct scene_instance *i,
                             struct save_instance **ret_instance, struct err *err)
{
    const struct id_slot *slot = id_map_find(&s->instance_ids, i->id);
    struct save_instance *inst;
    struct save_node *root, *source;

    if (slot) {
        *ret_instance = s->instances[slot->at];
        return true;
    }
    inst = arena_zalloc(&s->arena, sizeof(*inst));
    if (!inst)
        return err_no_memory(err);
    inst->i = i;
    inst->doc = &s->docs[i->doc];
    inst->changes = (struct map)MAP_BY_SLICE(struct save_change, key, LIMIT_SAVE_ITEMS);
    /* From here on save_free() frees it. */
    if (!SAVE_ADD(s, s->instances, s->n_instances, s->instances_cap, inst, err))
        return false;
    if (!save_root(s, inst->doc, &root, err) ||
        !node_get(s, root, "m_Modification", &inst->modification, err) ||
        !node_get(s, root, "m_SourcePrefab", &source, err) ||
        (!source && !node_get(s, root, "m_ParentPrefab", &source, err)))
        return false;
    if (!inst->modification || !node_to_ref(s, source, &inst->source))
        return err_set(err, ERR_TOOL, "line %zu: umcp cannot change this prefab instance",
                       inst->doc->y->line);
    if (!node_get(s, inst->modification, "m_Modifications", &inst->list, err))
        return false;
    if (!inst->list)
        return err_set(err, ERR_TOOL, "line %zu: a prefab instance without m_Modifications",
                       inst->doc->y->line);
    if (!read_changes(s, inst, err))
        return false;
    if (!id_map_add(&s->instance_ids, i->id, s->n_instances - 1, 0))
        return err_no_memory(err);
    *ret_instance = inst;
    return true;
}

/* --- Targets. --- */

/* The instance that an id came with; fills in the original's id and class. */
static const struct scene_instance *origin_of(const struct scene_save *s, int64_t id,
                                              struct save_target *t)
{
    int part, root;
    const struct node *n = scene_part(s->f, id, &part);
    const struct id_slot *slot = id_map_find(&s->f->doc_map, id);
    const struct scene_doc *d = slot ? &s->f->docs[slot->at] : NULL;

    if (n && part >= 0 && n->o.components[part].instance) {
        t->ref.file_id = n->o.components[part].source_id;
        t->class_id = n->o.components[part].class_id;
        return n->o.components[part].instance;
    }
    if (n && part < 0 && n->o.instance && n->o.id == id) {
        t->ref.file_id = n->source ? n->source->o.id : n->source_id;
        t->class_id = CLASS_GAME_OBJECT;
        return n->o.instance;
    }
    n = d && d->y.is_stripped ? scene_part(s->f, d->owner, &root) : NULL;
    if (!n)
        return NULL;
    t->ref.file_id = d->link;
    t->ref.guid = d->guid;
    t->class_id = d->y.class_id;
    return n->o.instance;
}

bool save_target_of(struct scene_save *s, int64_t id, struct save_target *ret_target,
                    struct err *err)
{
    struct save_target t = {.class_id = 0};
    const struct scene_instance *i = origin_of(s, id, &t);

    if (!i)
        return err_set(err, ERR_TOOL, "%.*s has no object with id %lld", SLICE_ARG(s->f->path),
                       (long long)id);
    if (!t.ref.file_id)
        return err_set(err, ERR_TOOL,
                       "%lld is in %.*s, which umcp cannot read, so its id there is unknown",
                       (long long)id, SLICE_ARG(i->source->path));
    if (!save_instance_of(s, i, &t.instance, err))
        return false;
    if (s->docs[i->doc].is_removed)
        return err_set(err, ERR_TOOL, "the instance of %lld was removed", (long long)id);
    t.ref.has_guid = true;
    t.ref.type = t.instance->source.type;
    if (guid_is_null(&t.ref.guid))
        t.ref.guid = t.instance->source.guid;
    *ret_target = t;
    return true;
}

/* --- Current values of a copy. --- */

static bool load_values(struct scene_save *s, int64_t id)
{
    struct err fault;
    int index;
    const struct scene_object *o;

    if (s->value_id == id)
        return s->value_of != NULL;
    arena_reset(&s->values);
    s->value_id = id;
    s->value_of = NULL;
    o = scene_by_id(s->scene, id, &index);
    if (!o)
        return false;
    if (!(index < 0
              ? scene_object_values(s->scene, o, &s->values, &s->value_of, &fault)
              : scene_values(s->scene, &o->components[index], &s->values, &s->value_of, &fault)))
        s->value_of = NULL;
    return s->value_of != NULL;
}

static const struct yaml *member_of(struct scene_save *s, const struct yaml *map, struct slice name)
{
    struct slice text = SLICE("");
    struct err fault;

    for (const struct yaml *v = map->type == YAML_MAP ? map->first : NULL; v; v = v->next) {
        arena_reset(&s->impl->value);
        if (slice_eq(v->key, name) ||
            (v->key.len && yaml_is_quote(*v->key.p) &&
             yaml_decode(&s->impl->value, v->key, &text, &fault) && slice_eq(text, name)))
            return v;
    }
    return NULL;
}

/* Compares with a list stored as hex. If a modification has already split the list into numbers,
 * their width was a guess, so that never counts as equal. */
static bool has_number(const struct yaml *list, const struct path_part *part,
                       const struct save_value *v)
{
    struct slice hex = list->raw;
    const size_t digits = 2 * v->width, n = hex.len / digits;
    uint64_t difference;

    if (list->type != YAML_SCALAR || (hex.len && !packed_width(hex)))
        return false;
    if (part->kind == PATH_SIZE)
        return v->number == (int64_t)n;
    if (part->index >= n)
        return false;
    difference = (uint64_t)(packed_number(hex.p + digits * part->index, v->width) ^ v->number);
    return difference << (64 - 8 * v->width) == 0;
}

/* Whether the copy already has this value without a new modification. */
static bool has_value(struct scene_save *s, int64_t id, struct slice path,
                      const struct save_value *v)
{
    const struct yaml *at = load_values(s, id) ? s->value_of : NULL;
    struct path_part part;
    struct yaml_ref ref;

    while (at && path.len && path_cut(&path, &part)) {
        if (part.kind != PATH_KEY && v->width)
            return has_number(at, &part, v);
        if (part.kind == PATH_SIZE)
            return at->type == YAML_LIST && v->kind == SAVE_INT &&
                   v->number == (int64_t)at->n_items;
        if (part.kind == PATH_KEY) {
            at = member_of(s, at, part.name);
        } else {
            size_t k = at->type == YAML_LIST ? part.index : 0;

            at = at->type == YAML_LIST ? at->first : NULL;
            while (at && k--)
                at = at->next;
        }
    }
    if (!at)
        return false;
    if (at->type == YAML_SCALAR)
        return save_is_scalar(s, at->raw, v);
    return yaml_to_ref(at, &ref) && save_is_ref(&ref, v);
}

/* --- Entries. --- */

static bool add_scalar(struct scene_save *s, struct save_node *map, const char *key,
                       struct slice text, bool is_plain, struct err *err)
{
    struct save_node *n = node_new(s, YAML_SCALAR, err);

    if (!n)
        return false;
    n->text = text;
    n->is_plain = is_plain;
    return node_append(s, map, slice_of(key), n, err);
}

static bool add_ref(struct scene_save *s, struct save_node *map, const char *key,
                    const struct yaml_ref *ref, struct err *err)
{
    struct save_node *n = node_new(s, YAML_SCALAR, err);

    return n && node_set_ref(s, n, ref, err) && node_append(s, map, slice_of(key), n, err);
}

/* Some editors quote paths with brackets and others do not; we do as the file does. */
static bool has_quoted_paths(struct scene_save *s)
{
    struct slice file = s->f->bytes.bytes;
    static const char quoted[] = "propertyPath: '";

    if (s->quoted_paths < 0)
        s->quoted_paths = memmem(file.p, file.len, quoted, sizeof(quoted) - 1) != NULL;
    return s->quoted_paths;
}

static bool add_entry(struct scene_save *s, const struct save_target *t, struct slice path,
                      struct save_node **ret_item, struct err *err)
{
    static const struct yaml_ref none;
    struct save_node *item = node_new(s, YAML_MAP, err);
    struct slice key = arena_copy(&s->arena, path), text = key;
    bool is_quoted = memchr(path.p, '[', path.len) && has_quoted_paths(s);

    if (is_quoted)
        text = arena_printf(&s->arena, "'%.*s'", SLICE_ARG(path));
    if (!item || !key.p || !text.p)
        return err_no_memory(err);
    if (!add_ref(s, item, "target", &t->ref, err) ||
        !add_scalar(s, item, "propertyPath", text, is_quoted, err) ||
        !add_scalar(s, item, "value", SLICE(""), true, err) ||
        !add_ref(s, item, "objectReference", &none, err))
        return false;
    if (!node_be_list(t->instance->list))
        return err_set(err, ERR_TOOL, "line %zu: m_Modifications is not a list",
                       t->instance->doc->y->line);
    *ret_item = item;
    return add_change(s, t->instance, t->ref.file_id, key, item, err) &&
           node_append(s, t->instance->list, SLICE(""), item, err);
}

static struct slice written(const struct save_node *value)
{
    return value->is_changed ? value->text : value->raw;
}

static bool is_same(struct scene_save *s, const struct save_node *value, const struct yaml_ref *ref,
                    const struct save_value *v)
{
    if (v->kind == SAVE_REF)
        return save_is_ref(ref, v) && (ref->file_id || !written(value).len);
    if (ref->file_id || value->type != YAML_SCALAR)
        return false;
    if (value->is_changed && v->kind == SAVE_TEXT)
        return slice_eq(value->text, v->text);
    return save_is_scalar(s, written(value), v);
}

bool save_change_set(struct scene_save *s, const struct save_target *t, int64_t id,
                     struct slice path, const struct save_value *v, struct err *err)
{
    static const struct yaml_ref none;
    struct save_node *item, *value, *target;
    struct yaml_ref old;
    struct slice text;

    if (!find_change(s, t, path, &item, err))
        return false;
    if (!item && has_value(s, id, path, v))
        return true;
    if (v->kind == SAVE_REF && v->ref.file_id && !v->ref.has_guid &&
        !save_need_doc(s, v->ref.file_id, err))
        return false;
    if (!item && !add_entry(s, t, path, &item, err))
        return false;
    /* The entry has two places for its value: create them if missing. */
    if (!node_get(s, item, "value", &value, err) ||
        !node_get(s, item, "objectReference", &target, err))
        return false;
    if (!value && !add_scalar(s, item, "value", SLICE(""), true, err))
        return false;
    if (!target && !add_ref(s, item, "objectReference", &none, err))
        return false;
    if (!node_get(s, item, "value", &value, err) ||
        !node_get(s, item, "objectReference", &target, err))
        return false;
    if (!node_to_ref(s, target, &old))
        old = (struct yaml_ref){0};
    if (is_same(s, value, &old, v))
        return true;
    if (v->kind == SAVE_REF) {
        if (written(value).len)
            node_set_scalar(value, SLICE(""), true);
        return node_set_ref(s, target, &v->ref, err);
    }
    if (!save_format(s, v, written(value), &text, err))
        return false;
    node_set_scalar(value, text, v->kind != SAVE_TEXT);
    return !old.file_id || node_set_ref(s, target, &(struct yaml_ref){0}, err);
}

bool save_change_get(struct scene_save *s, const struct save_target *t, struct slice path,
                     struct save_node **ret_value, struct err *err)
{
    struct save_node *item;

    *ret_value = NULL;
    return find_change(s, t, path, &item, err) &&
           (!item || node_get(s, item, "value", ret_value, err));
}

/* --- Additions to instances. --- */

bool save_instance_list(struct scene_save *s, struct save_instance *inst, const char *name,
                        struct save_node **ret_list, struct err *err)
{
    if (!node_get(s, inst->modification, name, ret_list, err))
        return false;
    if (*ret_list && (*ret_list)->type != YAML_LIST)
        return err_set(err, ERR_TOOL, "line %zu: %s is not a list", inst->doc->y->line, name);
    return true;
}

bool save_list_added(struct scene_save *s, const struct save_target *t, const char *list,
                     int64_t added, int64_t index, struct err *err)
{
    const struct yaml_ref ref = {.file_id = added};
    struct save_node *all, *item;
    struct slice text = arena_printf(&s->arena, "%lld", (long long)index);

    if (!save_instance_list(s, t->instance, list, &all, err))
        return false;
    if (!all)
        return true;
    item = node_new(s, YAML_MAP, err);
    if (!item || !text.p)
        return err_no_memory(err);
    return add_ref(s, item, "targetCorrespondingSourceObject", &t->ref, err) &&
           add_scalar(s, item, "insertIndex", text, true, err) &&
           add_ref(s, item, "addedObject", &ref, err) && node_append(s, all, SLICE(""), item, err);
}

bool save_unlist_added(struct scene_save *s, struct save_instance *inst, const char *list,
                       int64_t added, struct err *err)
{
    struct save_node *all;
    uint32_t at;

    if (!save_instance_list(s, inst, list, &all, err))
        return false;
    at = all ? save_find_ref(s, all, "addedObject", added) : 0;
    if (all && at < all->n_items)
        node_remove(all, at);
    return true;
}
