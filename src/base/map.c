/*
 * Open addressing with linear probing over the numbers of the items; see map.h. Each slot keeps the
 * hash of its item, so a search rarely compares a wrong item, and removal compares none.
 */
#include "map.h"

#include <assert.h>
#include <string.h>
#include <sys/auxv.h>

#include "mem.h"
#include "vec.h"

#define FIRST_SLOTS 16
#define MAX_ITEMS   ((size_t)1 << 31) /* a slot has 32 bits for the number */

__extension__ typedef unsigned __int128 wide;

/* --- Hashes. --- */

/* Multiplies and folds both halves of the product, so that every input bit affects every bit. */
static uint64_t mix(uint64_t a, uint64_t b)
{
    wide product = (wide)a * b;

    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/* Seeds the hash from the 16 random bytes that the kernel gives each process. glibc makes the stack
 * guard from them, so the seed must not reveal them: mix() is one-way. */
static void seed(struct map *m)
{
    const void *random = (const void *)(uintptr_t)getauxval(AT_RANDOM);
    uint64_t from[2] = {(uintptr_t)m, (uintptr_t)m->items}; /* better than nothing */

    if (random)
        memcpy(from, random, sizeof(from));
    m->seed[0] = mix(from[0] ^ 0x9E3779B97F4A7C15u, from[1] | 1);
    m->seed[1] = mix(from[1] ^ 0xD1B54A32D192ED03u, from[0] | 1) | 1;
}

static uint32_t hash_of(const struct map *m, struct slice key)
{
    uint64_t hash = m->seed[0] ^ key.len, part;

    for (; key.len >= sizeof(part); key = slice_skip(key, sizeof(part))) {
        memcpy(&part, key.p, sizeof(part));
        hash = mix(hash ^ part, m->seed[1]);
    }
    part = 0;
    if (key.len) {
        memcpy(&part, key.p, key.len);
        hash = mix(hash ^ part, m->seed[1]);
    }
    /* Evenly spaced numbers stay in a pattern after one multiplication and cluster with some
     * seeds. */
    return (uint32_t)mix(hash, 0x9E3779B97F4A7C15u);
}

static struct slice key_of(const struct map *m, size_t number)
{
    const char *item = map_at(m, number);
    struct slice key;

    if (m->key_of)
        return m->key_of(m, item);
    if (m->key_size)
        return slice_from(item + m->key_at, m->key_size);
    memcpy(&key, item + m->key_at, sizeof(key));
    return key;
}

/* memcmp() with a constant size, for integers and guids, compiles to a few instructions. */
static bool has_key(const struct map *m, size_t number, struct slice key)
{
    const char *at = (const char *)m->items + number * m->item_size + m->key_at;

    switch (m->key_size) {
    case 0:
        return slice_eq(key_of(m, number), key);
    case 8:
        return memcmp(at, key.p, 8) == 0;
    case 16:
        return memcmp(at, key.p, 16) == 0;
    default:
        return memcmp(at, key.p, m->key_size) == 0;
    }
}

/* --- Slots. --- */

/* The slot of the item with this key, or the free slot where it belongs. */
static size_t find_slot(const struct map *m, struct slice key, uint32_t hash)
{
    size_t at = hash & (m->n_slots - 1);

    assert(m->key_size == 0 || m->key_size == key.len);
    while (m->slots[at].number &&
           (m->slots[at].hash != hash || !has_key(m, m->slots[at].number - 1, key)))
        at = (at + 1) & (m->n_slots - 1);
    return at;
}

/* The slot of the item with this number, or the free slot where it belongs. */
static size_t find_number(const struct map *m, size_t number, uint32_t hash)
{
    size_t at = hash & (m->n_slots - 1);

    while (m->slots[at].number && m->slots[at].number != number + 1)
        at = (at + 1) & (m->n_slots - 1);
    return at;
}

/* Rebuilds the table with `n_slots`, in its old memory if it fits. */
static bool rebuild(struct map *m, size_t n_slots)
{
    if (n_slots > m->slots_cap) {
        struct map_slot *slots = mem_alloc(n_slots * sizeof(*slots));

        if (!slots)
            return false;
        mem_free(m->slots);
        m->slots = slots;
        m->slots_cap = n_slots;
    }
    if (!m->seed[1])
        seed(m);
    m->n_slots = n_slots;
    memset(m->slots, 0, n_slots * sizeof(m->slots[0]));
    for (size_t i = 0; i < m->n; i++) {
        uint32_t hash = hash_of(m, key_of(m, i));

        m->slots[find_number(m, i, hash)] = (struct map_slot){hash, (uint32_t)i + 1};
    }
    return true;
}

/* Empties a slot and closes the gap: moves later slots up, but none before its home slot. */
static void empty_slot(struct map *m, size_t gap)
{
    size_t mask = m->n_slots - 1;

    for (size_t at = (gap + 1) & mask; m->slots[at].number; at = (at + 1) & mask) {
        size_t way = (at - m->slots[at].hash) & mask; /* distance from its home slot */

        if (way >= ((at - gap) & mask)) {
            m->slots[gap] = m->slots[at];
            gap = at;
        }
    }
    m->slots[gap] = (struct map_slot){0};
}

/* --- The interface. --- */

void map_done(struct map *m)
{
    mem_free(m->items);
    mem_free(m->slots);
    m->items = NULL;
    m->slots = NULL;
    m->n = m->cap = m->n_slots = m->slots_cap = 0;
}

void map_reset(struct map *m, size_t keep)
{
    if (m->cap > keep)
        map_done(m);
    m->n = m->n_slots = 0;
}

size_t map_bytes(const struct map *m)
{
    return m->cap * m->item_size + m->slots_cap * sizeof(m->slots[0]);
}

bool map_reserve(struct map *m, size_t n)
{
    size_t max = m->max < MAX_ITEMS ? m->max : MAX_ITEMS, n_slots = m->n_slots;

    if (n > max - m->n || !vec_grow(NULL, &m->items, &m->cap, m->n + n, m->item_size, max))
        return false;
    if (!n_slots)
        n_slots = FIRST_SLOTS;
    while (m->n + n > n_slots / 4 * 3)
        n_slots *= 2;
    return n_slots == m->n_slots || rebuild(m, n_slots);
}

void *map_find(const struct map *m, struct slice key)
{
    size_t number = m->n ? m->slots[find_slot(m, key, hash_of(m, key))].number : 0;

    return number ? map_at(m, number - 1) : NULL;
}

void *map_add(struct map *m, struct slice key, bool *ret_is_new)
{
    size_t n_slots, slot;
    uint32_t hash;
    bool is_new;
    char *item;

    if (!m->n_slots && !map_reserve(m, 1))
        return NULL;
    n_slots = m->n_slots;
    hash = hash_of(m, key);
    slot = find_slot(m, key, hash);
    is_new = !m->slots[slot].number;
    if (is_new && !map_reserve(m, 1))
        return NULL;
    if (ret_is_new)
        *ret_is_new = is_new;
    if (!is_new)
        return map_at(m, m->slots[slot].number - 1);
    if (m->n_slots != n_slots)
        slot = find_slot(m, key, hash);
    m->slots[slot] = (struct map_slot){hash, (uint32_t)m->n + 1};
    item = memset(map_at(m, m->n++), 0, m->item_size);
    if (m->key_size)
        memcpy(item + m->key_at, key.p, m->key_size);
    else if (!m->key_of)
        memcpy(item + m->key_at, &key, sizeof(key));
    return item;
}

bool map_remove(struct map *m, struct slice key)
{
    size_t slot = m->n ? find_slot(m, key, hash_of(m, key)) : 0, last = m->n - 1, number;

    if (!m->n || !m->slots[slot].number)
        return false;
    number = m->slots[slot].number - 1;
    empty_slot(m, slot);
    if (number != last) {
        slot = find_number(m, last, hash_of(m, key_of(m, last)));
        m->slots[slot].number = (uint32_t)number + 1;
        memcpy(map_at(m, number), map_at(m, last), m->item_size);
    }
    m->n--;
    return true;
}
