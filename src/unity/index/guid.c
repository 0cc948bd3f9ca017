/*
 * Guids and the index of a project: one map of entries by guid, and one of entry indices by path.
 * Does not read files.
 */
#include "index.h"

bool guid_parse(struct slice text, struct guid *ret_guid)
{
    struct guid g;

    if (text.len != 2 * sizeof(g.b))
        return false;
    for (size_t i = 0; i < sizeof(g.b); i++) {
        int high = text_hex_digit(text.p[2 * i]), low = text_hex_digit(text.p[2 * i + 1]);

        if (high < 0 || low < 0)
            return false;
        g.b[i] = (unsigned char)(high << 4 | low);
    }
    *ret_guid = g;
    return true;
}

void guid_format(const struct guid *g, char to[GUID_TEXT_SIZE])
{
    text_hex(g->b, sizeof(g->b), to);
}

bool guid_eq(const struct guid *a, const struct guid *b)
{
    return memcmp(a->b, b->b, sizeof(a->b)) == 0;
}

bool guid_is_null(const struct guid *g)
{
    static const struct guid null;

    return guid_eq(g, &null);
}

static struct slice path_of(const struct map *m, const void *item)
{
    const struct guid_index *x = OWNER_OF(m, struct guid_index, by_path);
    uint32_t number;

    memcpy(&number, item, sizeof(number));
    return guid_index_path(x, &x->entries[number]);
}

void guid_index_init(struct guid_index *x, size_t max_bytes)
{
    *x = (struct guid_index){.by_guid = MAP_BY_BYTES(struct guid_entry, guid, UINT32_MAX),
                             .by_path = MAP_BY_FN(uint32_t, path_of, UINT32_MAX),
                             .max_bytes = max_bytes};
}

void guid_index_done(struct guid_index *x)
{
    map_done(&x->by_guid);
    map_done(&x->by_path);
    mem_free(x->text);
    *x = (struct guid_index){0};
}

size_t guid_index_bytes(const struct guid_index *x)
{
    return map_bytes(&x->by_guid) + map_bytes(&x->by_path) + x->text_cap;
}

struct slice guid_index_path(const struct guid_index *x, const struct guid_entry *e)
{
    return slice_from(x->text + e->at, e->len);
}

/* Whether one more path of `len` bytes could exceed the maximum. Arrays grow by half, and hash
 * tables double when three quarters full. Offsets have 32 bits. */
static bool is_full(const struct guid_index *x, size_t len)
{
    const size_t each = (sizeof(struct guid_entry) + sizeof(uint32_t)) * 3 / 2 +
                        2 * sizeof(struct map_slot) * 8 / 3 + 1;
    const size_t first = 4 * sizeof(struct guid_entry) + 2 * 16 * sizeof(struct map_slot);
    const size_t most = x->max_bytes < UINT32_MAX ? x->max_bytes : UINT32_MAX;

    return len > most || first + (x->n_entries + 1) * each + (x->text_len + len) * 3 / 2 > most;
}

enum guid_added guid_index_add(struct guid_index *x, const struct guid *g, struct slice path,
                               unsigned kind)
{
    struct guid_entry *entry;
    bool has_room;

    if (path.len == 0 || guid_index_find(x, g) || guid_index_at(x, path))
        return GUID_TAKEN;
    if (is_full(x, path.len))
        return GUID_FULL;
    has_room = map_reserve(&x->by_guid, 1);
    x->entries = x->by_guid.items; /* they may have moved */
    if (!has_room || !map_reserve(&x->by_path, 1) ||
        !VEC_GROW(x->text, x->text_len + path.len, x->text_cap, UINT32_MAX))
        return GUID_NO_MEMORY;
    entry = map_add(&x->by_guid, MAP_KEY(*g), NULL);
    entry->at = (uint32_t)x->text_len;
    entry->len = (uint32_t)path.len;
    entry->kind = kind;
    memcpy(x->text + x->text_len, path.p, path.len);
    x->text_len += path.len;
    *(uint32_t *)map_add(&x->by_path, path, NULL) = x->n_entries++;
    return GUID_ADDED;
}

bool guid_index_move(struct guid_index *x, const struct guid *g, struct slice path)
{
    struct guid_entry *entry = map_find(&x->by_guid, MAP_KEY(*g));

    if (!entry || path.len == 0 || guid_index_at(x, path) || is_full(x, path.len) ||
        !VEC_GROW(x->text, x->text_len + path.len, x->text_cap, UINT32_MAX))
        return false;
    map_remove(&x->by_path, guid_index_path(x, entry));
    entry->at = (uint32_t)x->text_len;
    entry->len = (uint32_t)path.len;
    memcpy(x->text + x->text_len, path.p, path.len);
    x->text_len += path.len;
    *(uint32_t *)map_add(&x->by_path, path, NULL) = (uint32_t)map_number(&x->by_guid, entry);
    return true;
}

const struct guid_entry *guid_index_find(const struct guid_index *x, const struct guid *g)
{
    return map_find(&x->by_guid, MAP_KEY(*g));
}

const struct guid_entry *guid_index_at(const struct guid_index *x, struct slice path)
{
    const uint32_t *number = map_find(&x->by_path, path);

    return number ? &x->entries[*number] : NULL;
}
