/*
 * The documents of one file by id, and the references of each. All memory is reused for the next
 * file. Opens no files.
 */
#include "base/limits.h"
#include "internal.h"
#include "unity/yaml/lex.h"

#define KEEP_DOCS 65536 /* a larger array is freed after its file */

struct refs_id {
    int64_t id;
    uint32_t doc;
};

void refs_docs_init(struct refs_docs *d)
{
    *d = (struct refs_docs){.by_id = MAP_BY_BYTES(struct refs_id, id, UINT32_MAX)};
    arena_init(&d->trees, LIMIT_REFS_TREE);
}

void refs_docs_done(struct refs_docs *d)
{
    mem_free(d->docs);
    map_done(&d->by_id);
    arena_done(&d->trees);
    *d = (struct refs_docs){0};
}

/* If several documents have the same id, the first one wins. */
static bool index_docs(struct refs_docs *d)
{
    if (!map_reserve(&d->by_id, d->n_docs))
        return false;
    for (size_t i = 0; i < d->n_docs; i++) {
        bool is_new;
        struct refs_id *id = map_add(&d->by_id, MAP_KEY(d->docs[i].file_id), &is_new);

        if (is_new)
            id->doc = (uint32_t)i;
    }
    return true;
}

const struct yaml_doc *refs_docs_find(const struct refs_docs *d, int64_t id)
{
    const struct refs_id *found = map_find(&d->by_id, MAP_KEY(id));

    return found ? &d->docs[found->doc] : NULL;
}

enum refs_result refs_docs_tree(struct refs_docs *d, const struct yaml_doc *doc,
                                const struct yaml **ret_root, struct err *err)
{
    arena_reset(&d->trees);
    if (yaml_parse_doc(&d->trees, doc, ret_root, err))
        return REFS_OK;
    if (err->kind != ERR_INTERNAL)
        return REFS_FAULT;
    return d->trees.used > LIMIT_REFS_TREE / 2 ? REFS_TREE_TOO_LARGE : REFS_NO_MEMORY;
}

/* Whether the file may end in the middle of a value: within a line, or in multi-line braces. */
static bool may_be_cut(struct slice bytes, const struct yaml_doc *last)
{
    const char *const end = bytes.p + bytes.len;
    const char *const text = yaml_trim_end(last->raw.p, end);
    const char *const brace = memrchr(last->raw.p, '{', last->raw.len);
    const char *const bracket = memrchr(last->raw.p, '[', last->raw.len);

    return end[-1] != '\n' || text[-1] == ',' ||
           (brace && !memchr(brace, '}', (size_t)(end - brace))) ||
           (bracket && !memchr(bracket, ']', (size_t)(end - bracket)));
}

enum refs_result refs_docs_read(struct refs_docs *d, struct slice bytes, struct err *err)
{
    const struct yaml *root;
    struct yaml_scan scan;
    struct yaml_doc doc;
    enum yaml_step step;

    if (d->cap > KEEP_DOCS) {
        mem_free(d->docs);
        d->docs = NULL;
        d->cap = 0;
    }
    d->n_docs = 0;
    map_reset(&d->by_id, KEEP_DOCS);
    if (!yaml_open(&scan, bytes, err))
        return REFS_FAULT;
    while ((step = yaml_next(&scan, &doc, err)) == YAML_ITEM)
        if (!VEC_ADD(d->docs, d->n_docs, d->cap, UINT32_MAX, doc))
            return REFS_NO_MEMORY;
    if (step == YAML_FAULT)
        return REFS_FAULT;
    if (!index_docs(d))
        return REFS_NO_MEMORY;
    if (d->n_docs && may_be_cut(bytes, &d->docs[d->n_docs - 1]))
        return refs_docs_tree(d, &d->docs[d->n_docs - 1], &root, err);
    return REFS_OK;
}

/* Passes on only the references that the bytes did not yield. */
struct rest {
    const char *from;
    ref_fn *fn;
    void *ctx;
};

static bool each_behind(void *ctx, const struct ref_seen *r, const struct refs_path *path)
{
    const struct rest *rest = ctx;

    return r->at < rest->from || rest->fn(rest->ctx, r, path);
}

enum refs_result refs_docs_each(struct refs_docs *d, const struct yaml_doc *doc, ref_fn *fn,
                                void *ctx, struct err *err)
{
    struct rest rest = {.fn = fn, .ctx = ctx};
    const struct yaml *root;
    enum refs_result result;
    enum refs_step step;
    struct refs_lex l;
    struct ref_seen seen;

    refs_lex_init(&l, doc);
    while ((step = refs_lex_next(&l, &seen)) == REFS_REF)
        if (!fn(ctx, &seen, NULL))
            return REFS_NO_MEMORY;
    if (step == REFS_END)
        return REFS_OK;
    rest.from = l.needs_tree ? doc->raw.p : l.p;
    result = refs_docs_tree(d, doc, &root, err);
    if (result != REFS_OK)
        return result;
    return refs_tree_each(root, each_behind, &rest) ? REFS_OK : REFS_NO_MEMORY;
}
