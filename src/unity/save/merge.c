/*
 * Merges two edits of one file, document by document, for save.h. An edit is whole: either all of
 * its documents are in the result, or there is none.
 */
#include "internal.h"

/* A version of the file. */
struct version {
    struct slice file;
    struct yaml_doc *docs;
    uint32_t n;
    size_t cap;
    struct map ids; /* id to index in docs */
};

struct merge {
    struct slice path;
    struct version base, ours, theirs;
    struct version merged; /* its documents stand in the file they are taken from */
    struct buf *to;
};

/* --- Versions. --- */

static bool add_doc(struct version *v, const struct yaml_doc *d, struct err *err)
{
    if (!VEC_GROW(v->docs, v->n + 1, v->cap, LIMIT_SAVE_ITEMS) ||
        !id_map_add(&v->ids, d->file_id, v->n, 0))
        return err_no_memory(err);
    v->docs[v->n++] = *d;
    return v->ids.n == v->n ||
           err_set(err, ERR_TOOL, "two documents have id %lld", (long long)d->file_id);
}

static bool read_version(struct version *v, struct slice file, struct err *err)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    enum yaml_step step;

    v->file = file;
    if (!yaml_open(&scan, file, err))
        return false;
    while ((step = yaml_next(&scan, &doc, err)) == YAML_ITEM)
        if (!add_doc(v, &doc, err))
            return false;
    return step == YAML_END;
}

static void version_done(struct version *v)
{
    map_done(&v->ids);
    mem_free(v->docs);
}

static const struct yaml_doc *doc_in(const struct version *v, int64_t id)
{
    const struct id_slot *slot = id_map_find(&v->ids, id);

    return slot ? &v->docs[slot->at] : NULL;
}

static bool is_from(const struct version *v, const struct yaml_doc *d)
{
    return d->raw.p >= v->file.p && d->raw.p < v->file.p + v->file.len;
}

/* Whether both are absent, or the same but for line breaks at the end, which depend on what
 * follows. */
static bool is_same(const struct yaml_doc *a, const struct yaml_doc *b)
{
    return a && b ? slice_eq(slice_trim(a->raw), slice_trim(b->raw)) : a == b;
}

/* Fails if the file seems cut off: a program may be half-way through writing it. */
static bool check_end(const struct version *v, const struct version *base, struct err *err)
{
    const struct yaml_doc *last = &v->docs[v->n - 1], *was = &base->docs[base->n - 1];
    const struct yaml *root;
    struct arena a;
    bool ok;

    if (was->class_id == CLASS_SCENE_ROOTS && !doc_in(v, was->file_id))
        return err_set(err, ERR_TOOL, "its list of roots is missing");
    if (base->file.p[base->file.len - 1] == '\n' && v->file.p[v->file.len - 1] != '\n')
        return err_set(err, ERR_TOOL, "its last line is cut off");
    arena_init(&a, LIMIT_SCENE_TREE);
    ok = yaml_parse_doc(&a, last, &root, err);
    arena_done(&a);
    return ok;
}

/* --- Choice. --- */

static bool refuse(const struct merge *m, const struct yaml_doc *d, struct err *err)
{
    return err_set(err, ERR_TOOL,
                   "%.*s has changed on disk since it was loaded, and these edits touch what has "
                   "changed: %.*s &%lld",
                   SLICE_ARG(m->path), SLICE_ARG(d->type), (long long)d->file_id);
}

/* *ret_doc: the document of the result; NULL: it was removed. */
static bool choose(const struct merge *m, int64_t id, const struct yaml_doc **ret_doc,
                   struct err *err)
{
    const struct yaml_doc *base = doc_in(&m->base, id), *ours = doc_in(&m->ours, id),
                          *theirs = doc_in(&m->theirs, id);
    const bool is_ours = !is_same(base, ours), is_theirs = !is_same(base, theirs);

    if (is_ours && is_theirs && !is_same(ours, theirs))
        return refuse(m, ours ? ours : theirs, err);
    *ret_doc = is_ours ? ours : theirs;
    return true;
}

static bool take(struct merge *m, int64_t id, struct err *err)
{
    const struct yaml_doc *d = NULL;

    if (!choose(m, id, &d, err))
        return false;
    return !d || add_doc(&m->merged, d, err);
}

/* What we add goes before the list of roots, which is last in newer scenes. */
static bool take_added(struct merge *m, struct err *err)
{
    for (uint32_t i = 0; i < m->ours.n; i++)
        if (!doc_in(&m->theirs, m->ours.docs[i].file_id) && !take(m, m->ours.docs[i].file_id, err))
            return false;
    return true;
}

static bool take_all(struct merge *m, struct err *err)
{
    const uint32_t n = m->theirs.n;
    const uint32_t end = n && m->theirs.docs[n - 1].class_id == CLASS_SCENE_ROOTS ? n - 1 : n;

    for (uint32_t i = 0; i < end; i++)
        if (!take(m, m->theirs.docs[i].file_id, err))
            return false;
    return take_added(m, err) && (end == n || take(m, m->theirs.docs[end].file_id, err));
}

/* --- Is it whole? --- */

/* Refuses if a document refers to one that has been removed. */
static bool check_links(const struct merge *m, const struct yaml_doc *d, struct err *err)
{
    const char *p = d->raw.p, *end = p + d->raw.len;
    int64_t id = 0;

    while ((p = save_next_link(p, end, &id)))
        if (!doc_in(&m->merged, id) &&
            (doc_in(&m->base, id) || doc_in(&m->ours, id) || doc_in(&m->theirs, id)))
            return refuse(m, d, err);
    return true;
}

/* The id after `key`, as in "\n  m_Father: {fileID: 5}"; 0: none. */
static int64_t link_after(const struct yaml_doc *d, struct slice key)
{
    const char *end = d->raw.p + d->raw.len;
    const char *p = memmem(d->raw.p, d->raw.len, key.p, key.len), *eol;
    int64_t id = 0;

    if (!p)
        return 0;
    eol = yaml_eol(p + key.len, end);
    return save_next_link(p, eol < end ? eol + 1 : end, &id) ? id : 0;
}

/* The document above a Transform or a prefab instance in the hierarchy; 0: none. */
static int64_t above(const struct yaml_doc *d)
{
    int64_t id = link_after(d, SLICE("\n  m_Father: "));

    id = id ? id : link_after(d, SLICE("\n    m_TransformParent: "));
    return id || !d->is_stripped ? id : link_after(d, SLICE("\n  m_PrefabInstance: "));
}

/* Two moves that are each fine may make a ring. */
static bool check_ring(const struct merge *m, const struct yaml_doc *d, struct err *err)
{
    const struct yaml_doc *up = d;

    for (size_t steps = 0; up; steps++) {
        if (steps > LIMIT_SAVE_DEPTH || (steps && up == d))
            return refuse(m, d, err);
        up = doc_in(&m->merged, above(up));
    }
    return true;
}

static bool check_all(const struct merge *m, struct err *err)
{
    for (uint32_t i = 0; i < m->merged.n; i++) {
        const struct yaml_doc *d = &m->merged.docs[i];

        if (!check_links(m, d, err))
            return false;
        if (is_from(&m->ours, d) && above(d) && !check_ring(m, d, err))
            return false;
    }
    return true;
}

/* --- The whole. --- */

static void put_all(const struct merge *m)
{
    const struct slice head = yaml_span(m->theirs.file.p, m->theirs.docs[0].raw.p);
    const char *eol = memchr(head.p, '\n', head.len);
    const struct slice line_end =
        eol && eol > head.p && eol[-1] == '\r' ? SLICE("\r\n") : SLICE("\n");

    buf_append(m->to, head);
    for (uint32_t i = 0; i < m->merged.n; i++) {
        if (m->to->len && buf_ok(m->to) && m->to->p[m->to->len - 1] != '\n')
            buf_append(m->to, line_end);
        buf_append(m->to, m->merged.docs[i].raw);
    }
}

static bool read_theirs(struct merge *m, struct slice file, struct err *err)
{
    return read_version(&m->theirs, file, err) && check_end(&m->theirs, &m->base, err);
}

bool save_merge(struct slice path, const struct save_versions *v, struct buf *to, struct err *err)
{
    struct merge m = {.path = path, .to = to};
    bool ok = read_version(&m.base, v->base, err) && read_version(&m.ours, v->ours, err);
    struct err fault = {0};

    if (ok && !read_theirs(&m, v->theirs, &fault)) {
        ok = false;
        *err = fault;
        if (fault.kind != ERR_INTERNAL)
            err_set(err, ERR_TOOL,
                    "%.*s has changed on disk since it was loaded, and cannot be read: %s",
                    SLICE_ARG(path), fault.message);
    }
    ok = ok && take_all(&m, err) && check_all(&m, err);
    if (ok && m.merged.n == 0)
        ok = err_set(err, ERR_TOOL, "%.*s would be empty", SLICE_ARG(path));
    if (ok)
        put_all(&m);
    version_done(&m.base);
    version_done(&m.ours);
    version_done(&m.theirs);
    version_done(&m.merged);
    return ok && (buf_ok(to) || err_no_memory(err));
}
