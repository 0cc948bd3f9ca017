/*
 * The documents of one file, found by id, and the references of each. Everything is used again for
 * the next file. Opens no file.
 */
#include "internal.h"
#include "unity/yaml/lex.h"

#define FIRST_DOCS 64
#define KEEP_DOCS  65536 /* more are given back after the file that had them */

void refs_docs_init(struct refs_docs *d, const struct project *p)
{
    *d = (struct refs_docs){.key = p->walk.index.key[1] | 1};
    arena_init(&d->trees, REFS_TREE_MAX);
}

void refs_docs_done(struct refs_docs *d)
{
    mem_free(d->docs);
    mem_free(d->slots);
    arena_done(&d->trees);
    *d = (struct refs_docs){0};
}

static bool add_doc(struct refs_docs *d, const struct yaml_doc *doc)
{
    if (d->n_docs >= d->cap) {
        size_t cap = d->cap ? 2 * d->cap : FIRST_DOCS;
        struct yaml_doc *docs = mem_realloc(d->docs, cap * sizeof(*docs));

        if (!docs)
            return false;
        d->docs = docs;
        d->cap = cap;
    }
    d->docs[d->n_docs++] = *doc;
    return true;
}

static struct refs_slot *slot_of(const struct refs_docs *d, int64_t id)
{
    uint64_t hash = (uint64_t)id * d->key;
    size_t i = (size_t)((hash ^ hash >> 32) * 0x9E3779B97F4A7C15u >> 32) & (d->n_slots - 1);

    while (d->slots[i].doc && d->slots[i].id != id)
        i = (i + 1) & (d->n_slots - 1);
    return &d->slots[i];
}

static bool fill_slots(struct refs_docs *d)
{
    size_t n_slots = FIRST_DOCS;

    while (n_slots < 2 * d->n_docs)
        n_slots *= 2;
    if (n_slots > d->slots_cap) {
        struct refs_slot *slots = mem_alloc(n_slots * sizeof(*slots));

        if (!slots)
            return false;
        mem_free(d->slots);
        d->slots = slots;
        d->slots_cap = n_slots;
    }
    d->n_slots = n_slots;
    memset(d->slots, 0, n_slots * sizeof(*d->slots));
    for (size_t i = 0; i < d->n_docs; i++) {
        struct refs_slot *slot = slot_of(d, d->docs[i].file_id);

        if (!slot->doc)
            *slot = (struct refs_slot){.id = d->docs[i].file_id, .doc = (uint32_t)i + 1};
    }
    return true;
}

const struct yaml_doc *refs_docs_find(const struct refs_docs *d, int64_t id)
{
    const struct refs_slot *slot = slot_of(d, id);

    return slot->doc ? &d->docs[slot->doc - 1] : NULL;
}

enum refs_result refs_docs_tree(struct refs_docs *d, const struct yaml_doc *doc,
                                const struct yaml **ret_root, struct err *err)
{
    arena_reset(&d->trees);
    if (yaml_parse_doc(&d->trees, doc, ret_root, err))
        return REFS_OK;
    if (err->kind != ERR_INTERNAL)
        return REFS_FAULT;
    return d->trees.used > REFS_TREE_MAX / 2 ? REFS_TOO_DEAR : REFS_NO_MEMORY;
}

/* Whether the file may end in the middle of a value: in a line, or in braces over several lines. */
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

static void drop_large(struct refs_docs *d)
{
    if (d->cap > KEEP_DOCS) {
        mem_free(d->docs);
        mem_free(d->slots);
        d->docs = NULL;
        d->slots = NULL;
        d->cap = d->slots_cap = 0;
    }
    d->n_docs = 0;
}

enum refs_result refs_docs_read(struct refs_docs *d, struct slice bytes, struct err *err)
{
    const struct yaml *root;
    struct yaml_scan scan;
    struct yaml_doc doc;
    enum yaml_step step;

    drop_large(d);
    if (!yaml_open(&scan, bytes, err))
        return REFS_FAULT;
    while ((step = yaml_next(&scan, &doc, err)) == YAML_ITEM)
        if (!add_doc(d, &doc))
            return REFS_NO_MEMORY;
    if (step == YAML_FAULT)
        return REFS_FAULT;
    if (!fill_slots(d))
        return REFS_NO_MEMORY;
    if (d->n_docs && may_be_cut(bytes, &d->docs[d->n_docs - 1]))
        return refs_docs_tree(d, &d->docs[d->n_docs - 1], &root, err);
    return REFS_OK;
}

/* Hands on what the bytes did not tell. */
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
    rest.from = l.is_odd ? doc->raw.p : l.p;
    result = refs_docs_tree(d, doc, &root, err);
    if (result != REFS_OK)
        return result;
    return refs_tree_each(root, each_behind, &rest) ? REFS_OK : REFS_NO_MEMORY;
}
