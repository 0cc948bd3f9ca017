/*
 * Guids and the index of a project: entries in an array, and two tables of numbers with open
 * addressing over it, one by guid and one by path. Knows no files.
 */
#include <sys/random.h>

#include "index.h"

#define FIRST_SLOTS 64

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

/* Both halves of the long product folded together: every bit of either reaches every bit. */
static uint64_t mix(uint64_t a, uint64_t b)
{
    uint64_t low = (a & 0xFFFFFFFFu) * (b & 0xFFFFFFFFu);
    uint64_t cross1 = (a >> 32) * (b & 0xFFFFFFFFu), cross2 = (a & 0xFFFFFFFFu) * (b >> 32);
    uint64_t middle = (low >> 32) + (cross1 & 0xFFFFFFFFu) + (cross2 & 0xFFFFFFFFu);
    uint64_t high = (a >> 32) * (b >> 32) + (cross1 >> 32) + (cross2 >> 32) + (middle >> 32);

    return (low & 0xFFFFFFFFu) ^ (middle << 32) ^ high;
}

uint64_t guid_hash(const struct guid *g, const uint64_t key[2])
{
    uint64_t half[2];

    memcpy(half, g->b, sizeof(half));
    return mix(mix(half[0] ^ key[0], key[1]) ^ half[1], key[0] | 1);
}

static uint64_t hash_path(struct slice path, const uint64_t key[2])
{
    uint64_t hash = key[0] ^ path.len;

    while (path.len > 0) {
        uint64_t part = 0;
        size_t len = path.len < sizeof(part) ? path.len : sizeof(part);

        memcpy(&part, path.p, len);
        hash = mix(hash ^ part, key[1]);
        path = slice_skip(path, len);
    }
    return mix(hash, key[0] | 1);
}

void guid_index_init(struct guid_index *x, size_t max_bytes)
{
    *x = (struct guid_index){.key = {0x9E3779B97F4A7C15u, 0xD1B54A32D192ED03u}};
    x->max_bytes = max_bytes;
    /* Without entropy the index still works, only a project made to collide would be slow. */
    if (getrandom(x->key, sizeof(x->key), GRND_NONBLOCK) < 0)
        x->key[0] ^= (uint64_t)(uintptr_t)x;
    x->key[1] |= 1;
}

void guid_index_done(struct guid_index *x)
{
    mem_free(x->entries);
    mem_free(x->by_guid);
    mem_free(x->by_path);
    mem_free(x->text);
    *x = (struct guid_index){0};
}

size_t guid_index_bytes(const struct guid_index *x)
{
    return x->cap * sizeof(x->entries[0]) + 2 * x->n_slots * sizeof(x->by_guid[0]) + x->text_cap;
}

struct slice guid_index_path(const struct guid_index *x, const struct guid_entry *e)
{
    return slice_from(x->text + e->at, e->len);
}

/* The slot that has this guid, or the free one where it belongs. */
static uint32_t *slot_of_guid(const struct guid_index *x, const struct guid *g)
{
    uint32_t i = (uint32_t)guid_hash(g, x->key) & (x->n_slots - 1);

    while (x->by_guid[i] && !guid_eq(&x->entries[x->by_guid[i] - 1].guid, g))
        i = (i + 1) & (x->n_slots - 1);
    return &x->by_guid[i];
}

static uint32_t *slot_of_path(const struct guid_index *x, struct slice path)
{
    uint32_t i = (uint32_t)hash_path(path, x->key) & (x->n_slots - 1);

    while (x->by_path[i] && !slice_eq(guid_index_path(x, &x->entries[x->by_path[i] - 1]), path))
        i = (i + 1) & (x->n_slots - 1);
    return &x->by_path[i];
}

static bool grow_slots(struct guid_index *x)
{
    uint32_t n_slots = x->n_slots ? 2 * x->n_slots : FIRST_SLOTS;
    uint32_t *by_guid = mem_zalloc(n_slots * sizeof(*by_guid));
    uint32_t *by_path = mem_zalloc(n_slots * sizeof(*by_path));

    if (!by_guid || !by_path) {
        mem_free(by_guid);
        mem_free(by_path);
        return false;
    }
    mem_free(x->by_guid);
    mem_free(x->by_path);
    x->by_guid = by_guid;
    x->by_path = by_path;
    x->n_slots = n_slots;
    for (uint32_t i = 0; i < x->n_entries; i++) {
        *slot_of_guid(x, &x->entries[i].guid) = i + 1;
        *slot_of_path(x, guid_index_path(x, &x->entries[i])) = i + 1;
    }
    return true;
}

/* By a quarter only: an index that is filled once should not keep half of its memory unused. */
static bool grow_entries(struct guid_index *x)
{
    uint32_t cap = x->cap + x->cap / 4 + FIRST_SLOTS / 2;
    struct guid_entry *entries = mem_realloc(x->entries, cap * sizeof(*entries));

    if (!entries)
        return false;
    x->entries = entries;
    x->cap = cap;
    return true;
}

static bool grow_text(struct guid_index *x, size_t len)
{
    size_t cap = x->text_cap + x->text_cap / 4 + len;
    char *text = cap <= UINT32_MAX ? mem_realloc(x->text, cap) : NULL;

    if (!text)
        return false;
    x->text = text;
    x->text_cap = cap;
    return true;
}

/* Room for one more entry with a path of `len` bytes. */
static bool make_room(struct guid_index *x, size_t len)
{
    if (x->n_entries >= x->cap && !grow_entries(x))
        return false;
    if (x->n_entries >= x->n_slots - x->n_slots / 4 && !grow_slots(x))
        return false;
    return len <= x->text_cap - x->text_len || grow_text(x, len);
}

/* Whether one more path of `len` bytes could take more than the maximum: entries and text grow by a
 * quarter, tables double when three quarters are used. Offsets have 32 bits. */
static bool is_full(const struct guid_index *x, size_t len)
{
    size_t slot = 2 * sizeof(x->by_guid[0]), entry = sizeof(x->entries[0]);
    size_t each = entry + entry / 4 + slot * 8 / 3 + 1;
    size_t fixed = FIRST_SLOTS * slot + FIRST_SLOTS / 2 * entry;
    size_t most = x->max_bytes < UINT32_MAX ? x->max_bytes : UINT32_MAX;
    size_t text = x->text_len + x->text_len / 4;

    if (len > most / 4 || text > most - 3 * len || fixed > most - 3 * len - text)
        return true;
    return (most - 3 * len - text - fixed) / each <= x->n_entries;
}

enum guid_added guid_index_add(struct guid_index *x, const struct guid *g, struct slice path,
                               unsigned kind)
{
    if (path.len == 0 || guid_index_find(x, g) || guid_index_at(x, path))
        return GUID_TAKEN;
    if (is_full(x, path.len))
        return GUID_FULL;
    if (!make_room(x, path.len))
        return GUID_NO_MEMORY;
    x->entries[x->n_entries] = (struct guid_entry){
        .guid = *g, .at = (uint32_t)x->text_len, .len = (uint32_t)path.len, .kind = kind};
    memcpy(x->text + x->text_len, path.p, path.len);
    x->text_len += path.len;
    *slot_of_guid(x, g) = x->n_entries + 1;
    *slot_of_path(x, path) = x->n_entries + 1;
    x->n_entries++;
    return GUID_ADDED;
}

const struct guid_entry *guid_index_find(const struct guid_index *x, const struct guid *g)
{
    uint32_t number = x->n_slots ? *slot_of_guid(x, g) : 0;

    return number ? &x->entries[number - 1] : NULL;
}

const struct guid_entry *guid_index_at(const struct guid_index *x, struct slice path)
{
    uint32_t number = x->n_slots ? *slot_of_path(x, path) : 0;

    return number ? &x->entries[number - 1] : NULL;
}
