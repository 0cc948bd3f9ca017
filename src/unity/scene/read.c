/*
 * Reads a file as a list of documents: their ids, and the few values of each that place it in the
 * hierarchy. Everything else is read on demand.
 */
#include "internal.h"

#include <stdlib.h>

enum { EARLY_ENTRIES = 10 }; /* m_GameObject, if present, is among the first five */

bool is_transform(int64_t class_id)
{
    return class_id == CLASS_TRANSFORM || class_id == CLASS_RECT_TRANSFORM;
}

int64_t scene_int(struct slice value, int64_t otherwise)
{
    int64_t number;

    return text_to_int(value, &number) ? number : otherwise;
}

/* Finds the line number only on error: it counts from the document's start, and there may be many
 * entries. */
static bool parse_entry(struct arena *a, const struct scene_doc *d, const struct yaml_entry *e,
                        const struct yaml **ret_value, struct err *err)
{
    const struct yaml *root;
    struct err fault = {0};

    arena_reset(a);
    if (yaml_parse(a, e->raw, 1, &root, &fault)) {
        *ret_value = root->first;
        return true;
    }
    arena_reset(a);
    return yaml_parse(a, e->raw, yaml_line_of(d->y.raw, d->y.line, e->raw.p), &root, err);
}

bool scene_tree_of(struct scene_impl *impl, const struct scene_doc *d, const struct yaml_entry *e,
                   const struct yaml **ret_value, struct err *err)
{
    return parse_entry(&impl->scratch, d, e, ret_value, err);
}

/* Recognizes "{fileID: 123}", the form of nearly all local references, without parsing a tree. */
static bool is_plain_ref(struct slice value, int64_t *ret_id)
{
    struct slice head = SLICE("{fileID: ");

    if (!slice_starts(value, head) || value.p[value.len - 1] != '}')
        return false;
    return text_to_int(slice_from(value.p + head.len, value.len - head.len - 1), ret_id);
}

bool scene_ref_of(struct scene_impl *impl, const struct scene_doc *d, const struct yaml_entry *e,
                  struct yaml_ref *ret_ref, struct err *err)
{
    const struct yaml *value;
    int64_t id;

    if (is_plain_ref(e->value, &id)) {
        *ret_ref = (struct yaml_ref){.file_id = id};
        return true;
    }
    if (!parse_entry(&impl->value, d, e, &value, err))
        return false;
    if (!yaml_to_ref(value, ret_ref))
        *ret_ref = (struct yaml_ref){0};
    return true;
}

bool scene_text_of(struct scene_impl *impl, struct slice raw, struct slice *ret_text,
                   struct err *err)
{
    if (raw.len == 0) {
        *ret_text = SLICE("");
        return true;
    }
    return yaml_decode(&impl->arena, raw, ret_text, err);
}

/* --- A document's place. --- */

static bool read_stripped(struct scene_impl *impl, struct scene_doc *d, const struct yaml_entry *e,
                          struct err *err)
{
    struct yaml_ref ref;

    if (slice_is(e->key, "m_CorrespondingSourceObject") ||
        slice_is(e->key, "m_PrefabParentObject")) {
        if (!scene_ref_of(impl, d, e, &ref, err))
            return false;
        d->link = ref.file_id;
        d->guid = ref.guid;
    } else if (slice_is(e->key, "m_PrefabInstance") || slice_is(e->key, "m_PrefabInternal")) {
        if (!scene_ref_of(impl, d, e, &ref, err))
            return false;
        if (ref.file_id)
            d->owner = ref.file_id;
    }
    return true;
}

static bool read_own(struct scene_impl *impl, struct scene_doc *d, const struct yaml_entry *e,
                     struct err *err)
{
    bool is_father = is_transform(d->y.class_id) && slice_is(e->key, "m_Father");
    struct yaml_ref ref;

    if (is_father || slice_is(e->key, "m_GameObject")) {
        if (!scene_ref_of(impl, d, e, &ref, err))
            return false;
        *(is_father ? &d->link : &d->owner) = ref.file_id;
    } else if (is_transform(d->y.class_id) && slice_is(e->key, "m_RootOrder")) {
        d->root_order = (int32_t)scene_int(e->value, 0);
    }
    return true;
}

static bool is_done(const struct scene_doc *d, unsigned n_entries)
{
    if (d->y.is_stripped || is_transform(d->y.class_id))
        return false;
    return d->owner || n_entries >= EARLY_ENTRIES;
}

static bool read_doc(struct scene_impl *impl, struct scene_doc *d, struct err *err)
{
    enum yaml_step step = YAML_ITEM;
    struct yaml_entries it;
    struct yaml_entry e;
    unsigned n = 0;

    yaml_entries_init(&it, &d->y);
    while (!is_done(d, n++) && (step = yaml_next_entry(&it, &e, err)) == YAML_ITEM) {
        if (!(d->y.is_stripped ? read_stripped(impl, d, &e, err) : read_own(impl, d, &e, err)))
            return false;
    }
    return step != YAML_FAULT;
}

/* --- The list of documents. --- */

static bool read_docs(struct scene_impl *impl, struct scene_file *f, struct err *err)
{
    struct yaml_scan scan;
    struct scene_doc d = {0};
    enum yaml_step step;

    if (!yaml_open(&scan, f->bytes.bytes, err))
        return false;
    while ((step = yaml_next(&scan, &d.y, err)) == YAML_ITEM) {
        if (!VEC_ADD(f->docs, f->n_docs, f->docs_cap, UINT32_MAX, d))
            return err_no_memory(err);
        /* Whether the document may be a component or stand for an object or component. */
        if ((d.y.is_stripped ||
             (d.y.class_id != CLASS_GAME_OBJECT && d.y.class_id != CLASS_PREFAB_INSTANCE &&
              d.y.class_id != CLASS_SCENE_ROOTS)) &&
            !read_doc(impl, &f->docs[f->n_docs - 1], err))
            return false;
    }
    if (step == YAML_FAULT)
        return false;
    if (!id_map_reserve(&f->doc_map, f->n_docs))
        return err_no_memory(err);
    for (uint32_t i = 0; i < f->n_docs; i++)
        id_map_add(&f->doc_map, f->docs[i].y.file_id, i, 0);
    return true;
}

/* qsort() takes no context, so each element carries its sort key. */
struct stripped_key {
    int64_t instance, link;
    uint32_t doc;
};

static int compare_keys(const void *a, const void *b)
{
    const struct stripped_key *x = a, *y = b;

    if (x->instance != y->instance)
        return x->instance < y->instance ? -1 : 1;
    if (x->link != y->link)
        return x->link < y->link ? -1 : 1;
    return (x->doc > y->doc) - (x->doc < y->doc);
}

static bool sort_stripped(struct scene_impl *impl, struct scene_file *f, struct err *err)
{
    struct stripped_key *keys;
    uint32_t n = 0;

    for (uint32_t i = 0; i < f->n_docs; i++)
        n += f->docs[i].y.is_stripped;
    if (!n)
        return true;
    f->stripped = arena_alloc(&impl->arena, n * sizeof(*f->stripped));
    keys = mem_alloc(n * sizeof(*keys));
    if (!keys || !f->stripped) {
        mem_free(keys);
        return err_no_memory(err);
    }
    for (uint32_t i = 0; i < f->n_docs; i++) {
        const struct scene_doc *d = &f->docs[i];

        if (d->y.is_stripped)
            keys[f->n_stripped++] = (struct stripped_key){d->owner, d->link, i};
    }
    qsort(keys, n, sizeof(*keys), compare_keys);
    for (uint32_t i = 0; i < n; i++)
        f->stripped[i] = keys[i].doc;
    mem_free(keys);
    return true;
}

const uint32_t *scene_stripped(const struct scene_file *f, int64_t instance, size_t *ret_n)
{
    size_t low = 0, high = f->n_stripped, end;

    while (low < high) {
        size_t mid = low + (high - low) / 2;

        if (f->docs[f->stripped[mid]].owner < instance)
            low = mid + 1;
        else
            high = mid;
    }
    for (end = low; end < f->n_stripped && f->docs[f->stripped[end]].owner == instance; end++)
        continue;
    *ret_n = end - low;
    return f->stripped ? f->stripped + low : NULL;
}

bool scene_file_read(struct scene_impl *impl, struct scene_file *f, struct err *err)
{
    const struct yaml *root;

    if (!f->bytes.block && !file_read(impl->p, f->path, &f->bytes, err))
        return false;
    if (f->bytes.kind == YAML_META)
        return err_set(err, ERR_TOOL, "line 1: is a .meta file");
    if (!read_docs(impl, f, err))
        return false;
    /* A truncated file ends in the middle of a value. Values are read on demand, so parse the last
     * document here to notice. */
    arena_reset(&impl->scratch);
    if (f->n_docs && !yaml_parse_doc(&impl->scratch, &f->docs[f->n_docs - 1].y, &root, err))
        return false;
    return sort_stripped(impl, f, err);
}

void scene_file_free(struct scene_file *f)
{
    for (struct scene_instance *i = f->instances; i; i = i->next)
        map_done(&i->copies);
    file_done(&f->bytes);
    mem_free(f->docs);
    mem_free(f->nodes);
    map_done(&f->doc_map);
    map_done(&f->part_map);
}
