/*
 * Any bytes: the references that are found by bytes are those of the tree, with the same keys and
 * (where no text in quotes may hide the columns) the same lists of removed things around them,
 * wherever the tree can be read.
 */
#include <stdint.h>
#include <stdlib.h>

#include "unity/refs/internal.h"

#define MAX_REFS 4096

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct refs {
    struct ref_seen seen[MAX_REFS];
    size_t n;
};

static void require(bool holds)
{
    if (!holds)
        abort();
}

static bool add(void *ctx, const struct ref_seen *r, const struct refs_path *path)
{
    struct refs *refs = ctx;
    struct ref_seen *seen = &refs->seen[refs->n < MAX_REFS ? refs->n++ : MAX_REFS - 1];

    require(path || r->lex);
    *seen = *r;
    seen->is_removed = refs_is_removed(r);
    return true;
}

static void compare(const struct ref_seen *a, const struct ref_seen *b, bool has_quotes)
{
    require(a->at == b->at && a->is_top == b->is_top);
    require(has_quotes || a->is_removed == b->is_removed);
    require(slice_eq(a->key, b->key));
    require(a->ref.file_id == b->ref.file_id && a->ref.has_guid == b->ref.has_guid);
    require(guid_eq(&a->ref.guid, &b->ref.guid) && a->ref.type == b->ref.type);
}

static void check_doc(struct refs_docs *d, const struct yaml_doc *doc)
{
    static struct refs by_bytes, by_tree;
    const bool has_quotes =
        memchr(doc->raw.p, '\'', doc->raw.len) || memchr(doc->raw.p, '"', doc->raw.len);
    const struct yaml *root;
    struct err err;

    by_bytes.n = by_tree.n = 0;
    require(refs_docs_each(d, doc, add, &by_bytes, &err) <= REFS_FAULT);
    if (refs_docs_tree(d, doc, &root, &err) != REFS_OK)
        return;
    require(refs_tree_each(root, add, &by_tree));
    require(by_bytes.n == by_tree.n);
    for (size_t i = 0; i < by_tree.n; i++)
        compare(&by_bytes.seen[i], &by_tree.seen[i], has_quotes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *const bytes = mem_alloc(size ? size : 1);
    struct refs_docs d;
    struct err err;

    memcpy(bytes, data, size);
    refs_docs_init(&d);
    if (refs_docs_read(&d, slice_from(bytes, size), &err) == REFS_OK)
        for (size_t i = 0; i < d.n_docs; i++) {
            require(refs_docs_find(&d, d.docs[i].file_id) != NULL);
            check_doc(&d, &d.docs[i]);
        }
    refs_docs_done(&d);
    mem_free(bytes);
    return 0;
}
