/* The last few searches, each with everything it found. A new one replaces the one that was used
 * longest ago. */
#include "found.h"

#include "base/limits.h"

/* One engine, one main thread. */
static struct {
    struct found kept[LIMIT_SEARCHES_KEPT];
    uint64_t n_used;
} searches;

static struct found *oldest(void)
{
    struct found *f = &searches.kept[0];

    for (size_t i = 1; i < LIMIT_SEARCHES_KEPT; i++)
        if (searches.kept[i].used < f->used)
            f = &searches.kept[i];
    return f;
}

static struct found *begin(struct slice key, uint64_t version)
{
    struct found *f = oldest();
    char *copy = text_copy(key);

    if (!copy)
        return NULL;
    mem_free((char *)(uintptr_t)f->key.p);
    mem_free(f->nodes);
    *f = (struct found){.key = slice_from(copy, key.len), .version = version};
    return f;
}

/* A key that is too long for its buffer becomes empty, and is never found again. */
struct found *found_get(const struct filter *f, struct arg_text scene_id, uint64_t version)
{
    struct found *known = NULL;
    struct slice wanted;
    struct buf key;

    buf_init(&key, LIMIT_SEARCH_KEY);
    buf_printf(&key, "%d:%zu:", scene_id.is_set, scene_id.value.len);
    buf_append(&key, scene_id.value);
    filter_key(f, &key);
    wanted = buf_ok(&key) ? buf_slice(&key) : SLICE("");
    for (size_t i = 0; i < LIMIT_SEARCHES_KEPT && wanted.len && !known; i++)
        if (searches.kept[i].is_complete && searches.kept[i].version == version &&
            slice_eq(searches.kept[i].key, wanted))
            known = &searches.kept[i];
    if (!known)
        known = begin(wanted, version);
    buf_done(&key);
    if (known)
        known->used = ++searches.n_used;
    return known;
}

bool found_add(struct found *f, struct world_node *n, struct err *err)
{
    return VEC_ADD(f->nodes, f->n, f->cap, VEC_NO_MAX, n) || err_no_memory(err);
}
