/*
 * A hash map. It keeps its items in an array, in insertion order, and finds them by key through a
 * hash table. A key is a run of bytes: in the item, or in something the item points to.
 *
 *     struct price {
 *         struct guid guid;
 *         int cents;
 *     };
 *     struct map prices = MAP_BY_BYTES(struct price, guid, MAX_PRICES);
 *     struct price *p;
 *
 *     p = map_add(&prices, MAP_KEY(guid), NULL);
 *     if (!p)
 *         return err_no_memory(err);
 *     p->cents = 100;
 *
 *     p = map_find(&prices, MAP_KEY(guid));
 *     MAP_EACH(struct price, each, &prices)
 *         sum += each->cents;
 *     map_done(&prices);
 *
 * An empty map has no memory. Adding and removing move items, so keep numbers or keys, or let the
 * item be a pointer to the object. Threads may read a map at the same time if none changes it.
 *
 * Keys may come from peers and files. The hash is seeded with random bytes that the kernel gave the
 * process, so an outsider cannot choose keys that collide, and every map has a maximum size.
 */
#ifndef BASE_MAP_H
#define BASE_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "slice.h"

struct map;

/* Returns the key of an item. The bytes must not change while the item is in the map. A function
 * that needs more than the item finds it next to the map: OWNER_OF(m, struct index, by_path). */
typedef struct slice map_key_fn(const struct map *m, const void *item);

struct map_slot {
    uint32_t hash;
    uint32_t number; /* number of the item + 1; 0: free */
};

struct map {
    void *items;   /* in insertion order until map_remove() changes it */
    size_t n, cap; /* items in use, and allocated */
    size_t max;    /* most items */
    size_t item_size;
    size_t key_at;          /* offset of the key in the item */
    size_t key_size;        /* in bytes; 0: the key is a struct slice, or key_of() returns it */
    map_key_fn *key_of;     /* NULL: the key is in the item */
    struct map_slot *slots; /* open addressing; at most three quarters are used */
    size_t n_slots;         /* a power of two, or 0 */
    size_t slots_cap;       /* slots allocated */
    uint64_t seed[2];
};

/*
 * Initialisers for a map of `type` with at most `most` items. In an assignment they need a cast:
 * x->ids = (struct map)MAP_BY_BYTES(...).
 *
 * Here the key is the bytes of `member`: an integer, a pointer, a guid, an array, or a struct of
 * these without padding.
 */
#define MAP_BY_BYTES(type, member, most)                                                           \
    {                                                                                              \
        .item_size = sizeof(type), .key_at = offsetof(type, member),                               \
        .key_size = sizeof(((type *)0)->member), .max = (most)                                     \
    }
/* Here the key is the text of `member`, a struct slice. */
#define MAP_BY_SLICE(type, member, most)                                                           \
    {                                                                                              \
        .item_size = sizeof(type), .key_at = offsetof(type, member), .max = (most)                 \
    }
/* Here the key is the result of `fn`. */
#define MAP_BY_FN(type, fn, most)                                                                  \
    {                                                                                              \
        .item_size = sizeof(type), .key_of = (fn), .max = (most)                                   \
    }

/* The bytes of a variable as a key. A slice is already a key. */
#define MAP_KEY(variable) slice_from((const char *)(const void *)&(variable), sizeof(variable))

/* Frees all memory. The map is then empty and may be used again. */
void map_done(struct map *m);
/* Removes all items. Frees the memory if it is for more than `keep` items. */
void map_reset(struct map *m, size_t keep);

/* Returns the item with this key, or NULL. */
void *map_find(const struct map *m, struct slice key);
/*
 * Returns the item with this key and adds it if there is none; `ret_is_new`, which may be NULL,
 * tells which. A new item is zeroed except for its key. If the key is a slice, the map borrows its
 * bytes; the caller may store a slice of a copy instead. If key_of() returns the key, the caller
 * fills in the item before the next call. Returns NULL if there is no memory or the map is full;
 * the map is then unchanged.
 */
void *map_add(struct map *m, struct slice key, bool *ret_is_new);
/* Makes room for `n` more items, so that adding them cannot fail. Returns false if there is no
 * memory or the map would exceed its maximum. */
bool map_reserve(struct map *m, size_t n);
/* Removes the item with this key; the last item takes its place and number. Returns false if there
 * is no such item. */
bool map_remove(struct map *m, struct slice key);
/* Returns the map's memory use in bytes. */
size_t map_bytes(const struct map *m);

/* Items are numbered from 0 to m->n - 1. */
static inline void *map_at(const struct map *m, size_t number)
{
    return (char *)m->items + number * m->item_size;
}
static inline size_t map_number(const struct map *m, const void *item)
{
    return (size_t)((const char *)item - (const char *)m->items) / m->item_size;
}

/* Visits each item in numeric order. The body must not add or remove items. */
#define MAP_EACH(type, item, m)                                                                    \
    for (type *item = (m)->items; item && item < (type *)(m)->items + (m)->n; item++)

#endif
