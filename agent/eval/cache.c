/*
 * The last few pieces of code that were compiled, by their source. Code that declares names sees
 * its own names when it runs again, so it stays valid until other code declares some.
 */
#include "cache.h"

#include "base/limits.h"

struct entry {
    char *source; /* owned; NULL: cannot be found again */
    size_t len;
    struct eval_code code;
    uint64_t used; /* 0: this slot is free */
};

static struct {
    struct entry entries[LIMIT_CODE_KEPT];
    uint64_t clock;
} cache;

static void drop(struct entry *e)
{
    clr_handle_free(e->code.statements);
    clr_handle_free(e->code.value);
    mem_free(e->source);
    *e = (struct entry){0};
}

static struct entry *find(struct slice source)
{
    for (size_t i = 0; i < LIMIT_CODE_KEPT; i++) {
        struct entry *e = &cache.entries[i];

        if (e->source && slice_eq(slice_from(e->source, e->len), source))
            return e;
    }
    return NULL;
}

const struct eval_code *cache_find(struct slice source)
{
    struct entry *e = find(source);

    if (e)
        e->used = ++cache.clock;
    return e ? &e->code : NULL;
}

static struct entry *find_oldest(void)
{
    struct entry *oldest = &cache.entries[0];

    for (size_t i = 0; i < LIMIT_CODE_KEPT; i++)
        if (cache.entries[i].used < oldest->used)
            oldest = &cache.entries[i];
    return oldest;
}

const struct eval_code *cache_add(struct slice source, struct eval_code code)
{
    struct entry *e = find(source);

    if (!e)
        e = find_oldest();
    drop(e);
    e->code = code;
    e->used = ++cache.clock;
    if (source.len == 0 || source.len > LIMIT_CODE_KEPT_BYTES)
        return &e->code;
    e->source = mem_alloc(source.len);
    e->len = source.len;
    if (e->source)
        memcpy(e->source, source.p, source.len);
    return &e->code;
}

void cache_forget(void)
{
    for (size_t i = 0; i < LIMIT_CODE_KEPT; i++)
        drop(&cache.entries[i]);
}
