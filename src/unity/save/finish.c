/*
 * The end of a save, for save.h: puts the file together, reads it again and checks its links.
 */
#include "internal.h"

/* --- Assembly. --- */

static void put_added(struct scene_save *s, struct buf *to)
{
    for (uint32_t i = 0; i < s->n_added; i++) {
        if (s->added[i]->is_removed)
            continue;
        if (to->len && buf_ok(to) && to->p[to->len - 1] != '\n')
            buf_append(to, s->eol);
        save_put_doc(s, s->added[i], to);
    }
}

static void put_all(struct scene_save *s, struct buf *to)
{
    const struct scene_file *f = s->f;
    struct slice file = f->bytes.bytes;
    uint32_t n = s->f->n_docs;
    /* New documents go before the SceneRoots document that is last in newer scenes. */
    const uint32_t end = n && s->f->docs[n - 1].y.class_id == CLASS_SCENE_ROOTS ? n - 1 : n;

    if (file.len < to->max / 2)
        buf_reserve(to, file.len + file.len / 64); /* one allocation */
    buf_append(to, f->n_docs ? yaml_span(file.p, f->docs[0].y.raw.p) : file);
    for (uint32_t i = 0; i < f->n_docs; i++) {
        if (i == end)
            put_added(s, to);
        if (!s->docs[i].is_removed)
            save_put_doc(s, &s->docs[i], to);
    }
    if (end == f->n_docs)
        put_added(s, to);
}

/* --- Links. --- */

const char *save_next_link(const char *p, const char *end, int64_t *ret_id)
{
    static const char head[] = "{fileID: ";

    while ((p = memmem(p, (size_t)(end - p), head, sizeof(head) - 1))) {
        const char *start = p += sizeof(head) - 1;

        while (p < end && (*p == '-' || text_is_digit(*p)))
            p++;
        if (p < end && *p == '}' && text_to_int(yaml_span(start, p), ret_id) && *ret_id)
            return p;
    }
    return NULL;
}

/* Collects the broken links of the old file. */
static bool find_old(struct scene_save *s, struct err *err)
{
    struct slice file = s->f->bytes.bytes;
    const char *p = file.p, *end = file.p + file.len;
    int64_t id = 0;

    if (s->has_old_links)
        return true;
    while ((p = save_next_link(p, end, &id)))
        if (!id_map_find(&s->f->doc_map, id) && !id_map_add(&s->old_links, id, 0, 0))
            return err_no_memory(err);
    s->has_old_links = true;
    return true;
}

/* The bytes may be part of a text, so this looks for a real reference in the tree. */
static bool has_ref(const struct yaml *v, int64_t id)
{
    struct yaml_ref ref;

    if (v->type == YAML_SCALAR)
        return false;
    if (yaml_to_ref(v, &ref) && !ref.has_guid && ref.file_id == id)
        return true;
    for (const struct yaml *m = v->first; m; m = m->next)
        if (has_ref(m, id))
            return true;
    return false;
}

static bool check_link(struct scene_save *s, const struct yaml_doc *d, int64_t id, struct err *err)
{
    const struct yaml *root;

    if (!find_old(s, err))
        return false;
    if (id_map_find(&s->old_links, id))
        return true;
    arena_reset(&s->impl->scratch);
    if (!yaml_parse_doc(&s->impl->scratch, d, &root, err))
        return false;
    if (!has_ref(root, id))
        return true;
    return err_set(err, ERR_TOOL, "%.*s &%lld refers to %lld, which would not be in %.*s",
                   SLICE_ARG(d->type), (long long)d->file_id, (long long)id, SLICE_ARG(s->f->path));
}

static bool is_touched(const struct scene_save *s, const struct yaml_doc *d)
{
    const struct save_doc *from = save_doc_of(s, d->file_id);

    return from && from->root && from->root->is_touched;
}

static bool check_doc(struct scene_save *s, const struct map *ids, const struct yaml_doc *d,
                      struct err *err)
{
    const char *p = d->raw.p, *end = d->raw.p + d->raw.len;
    const struct yaml *root;
    int64_t id = 0;

    arena_reset(&s->impl->scratch);
    if (is_touched(s, d) && !yaml_parse_doc(&s->impl->scratch, d, &root, err))
        return false;
    while ((p = save_next_link(p, end, &id)))
        if (!id_map_find(ids, id) && !check_link(s, d, id, err))
            return false;
    return true;
}

static bool collect_ids(struct slice file, struct map *ids, struct err *err)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    enum yaml_step step;
    uint32_t n = 0;

    if (!yaml_open(&scan, file, err))
        return false;
    while ((step = yaml_next(&scan, &doc, err)) == YAML_ITEM) {
        if (!id_map_add(ids, doc.file_id, n++, 0))
            return err_no_memory(err);
        if (ids->n != n)
            return err_set(err, ERR_TOOL, "two documents would have id %lld",
                           (long long)doc.file_id);
    }
    return step == YAML_END;
}

/* Also parses the whole last document, as readers do to detect a truncated file. */
static bool check_links(struct scene_save *s, struct slice file, const struct map *ids,
                        struct err *err)
{
    const struct yaml *root;
    struct yaml_scan scan;
    struct yaml_doc doc;
    enum yaml_step step;

    if (!yaml_open(&scan, file, err))
        return false;
    while ((step = yaml_next(&scan, &doc, err)) == YAML_ITEM)
        if (!check_doc(s, ids, &doc, err))
            return false;
    arena_reset(&s->impl->scratch);
    return step == YAML_END && yaml_parse_doc(&s->impl->scratch, &doc, &root, err);
}

/* Checks that the result reads back as intended. */
static bool check_file(struct scene_save *s, struct slice file, struct err *err)
{
    struct map ids = {0};
    bool is_ok = collect_ids(file, &ids, err) && check_links(s, file, &ids, err);

    map_done(&ids);
    return is_ok;
}

/* Old files use the class number as key in m_Component, and it is known only once the document
 * exists. */
static bool name_classes(struct scene_save *s, struct err *err)
{
    for (uint32_t i = 0; i < s->n_attached; i++) {
        const struct save_attached *a = &s->attached[i];
        const struct save_doc *d = a->item ? save_doc_of(s, a->component) : NULL;

        if (!d)
            continue;
        a->item->key = arena_printf(&s->arena, "%lld", (long long)d->y->class_id);
        if (!a->item->key.p)
            return err_no_memory(err);
    }
    return true;
}

bool save_finish(struct scene_save *s, struct buf *to, bool *ret_changed, struct err *err)
{
    const size_t start = to->len;
    struct slice file, old = s->f->bytes.bytes;
    bool is_changed;

    if (!save_clear_refs(s, err) || !save_put_orders(s, err) || !name_classes(s, err))
        return false;
    put_all(s, to);
    if (!buf_ok(to))
        return err_no_memory(err);
    file = slice_skip(buf_slice(to), start);
    is_changed = !slice_eq(file, old);
    if (is_changed && !check_file(s, file, err))
        return false;
    *ret_changed = is_changed;
    return true;
}
