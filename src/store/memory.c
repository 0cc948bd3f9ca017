/* A ring of operations; see store.h. */
#include "store.h"

struct store {
    struct operation *ring;
    size_t max, first, n_items; /* first is the oldest */
    int64_t max_age_ms;
    size_t bytes, max_bytes;
};

struct store *store_new(size_t max, int64_t max_age_ms, size_t max_bytes)
{
    struct store *s = mem_zalloc(sizeof(*s));

    if (!s)
        return NULL;
    s->ring = mem_zalloc(max * sizeof(*s->ring));
    if (!s->ring) {
        mem_free(s);
        return NULL;
    }
    s->max = max;
    s->max_age_ms = max_age_ms;
    s->max_bytes = max_bytes;
    return s;
}

static struct operation *at(struct store *s, size_t i)
{
    return &s->ring[(s->first + i) % s->max];
}

static void drop_oldest(struct store *s)
{
    struct operation *o = at(s, 0);

    s->bytes -= o->result.len;
    mem_free((void *)(uintptr_t)o->result.p);
    *o = (struct operation){0};
    s->first = (s->first + 1) % s->max;
    s->n_items--;
}

static void drop_old(struct store *s, int64_t wall_ms)
{
    while (s->n_items && at(s, 0)->started_ms + s->max_age_ms < wall_ms)
        drop_oldest(s);
}

void store_free(struct store *s)
{
    if (!s)
        return;
    while (s->n_items)
        drop_oldest(s);
    mem_free(s->ring);
    mem_free(s);
}

void store_begin(struct store *s, const char *id, const char *tool, int64_t wall_ms)
{
    struct operation *o;

    drop_old(s, wall_ms);
    if (s->n_items == s->max)
        drop_oldest(s);
    o = at(s, s->n_items++);
    *o = (struct operation){.tool = tool, .started_ms = wall_ms};
    memcpy(o->id, id, strlen(id) + 1);
}

static struct operation *find(struct store *s, struct slice id)
{
    for (size_t i = s->n_items; i-- > 0;)
        if (slice_is(id, at(s, i)->id))
            return at(s, i);
    return NULL;
}

/* Makes room for `len` bytes without dropping the newest operation or `keep`. */
static bool make_room(struct store *s, const struct operation *keep, size_t len)
{
    if (len > s->max_bytes)
        return false;
    while (s->bytes + len > s->max_bytes && s->n_items && at(s, 0) != keep)
        drop_oldest(s);
    return s->bytes + len <= s->max_bytes;
}

void store_finish(struct store *s, const char *id, bool worked, bool is_json, struct slice result,
                  int64_t wall_ms)
{
    struct operation *o = find(s, slice_of(id));
    char *copy;

    if (!o || o->state != OPERATION_RUNNING)
        return;
    copy = make_room(s, o, result.len) ? mem_alloc(result.len + 1) : NULL;
    o->finished_ms = wall_ms;
    o->state = worked && copy ? OPERATION_DONE : OPERATION_FAILED;
    o->is_json = worked && copy && is_json;
    if (!copy)
        return;
    if (result.len)
        memcpy(copy, result.p, result.len);
    o->result = slice_from(copy, result.len);
    s->bytes += result.len;
}

const struct operation *store_find(struct store *s, struct slice id, int64_t wall_ms)
{
    drop_old(s, wall_ms);
    return find(s, id);
}

size_t store_count(struct store *s, int64_t wall_ms)
{
    drop_old(s, wall_ms);
    return s->n_items;
}

const struct operation *store_at(struct store *s, size_t i)
{
    return i < s->n_items ? at(s, s->n_items - 1 - i) : NULL;
}
