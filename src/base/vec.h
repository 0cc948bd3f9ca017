/*
 * Arrays that grow. An array is three fields of the struct that owns it, under any names:
 *
 *     struct edge *edges;
 *     size_t n_edges, edges_cap;
 *
 *     if (!VEC_ADD(t->edges, t->n_edges, t->edges_cap, MAX_EDGES, (struct edge){from, to}))
 *         return err_no_memory(err);
 *     ...
 *     mem_free(t->edges);
 *
 * Three zeros are an empty array. The items move when the array grows, so keep indexes, not
 * pointers. The `_IN` forms allocate from an arena; do not free their items.
 *
 * Every array has a maximum number of items. All forms return false if the array would exceed its
 * maximum or if there is no memory, and leave the array unchanged. A caller that needs to tell the
 * two apart checks the maximum first.
 */
#ifndef BASE_VEC_H
#define BASE_VEC_H

#include <stdbool.h>
#include <stddef.h>

struct arena;

/* For arrays whose size does not depend on a peer or a file. */
#define VEC_NO_MAX ((size_t)-1)

/* Makes room for `need` items in total. */
#define VEC_GROW(items, need, cap, max) VEC_GROW_IN(NULL, items, need, cap, max)
#define VEC_GROW_IN(arena, items, need, cap, max)                                                  \
    vec_grow(arena, &(items), &(cap), need, sizeof((items)[0]), max)

/* Appends the last argument, an expression that may use `n`. `items`, `n` and `cap` are evaluated
 * more than once. */
#define VEC_ADD(items, n, cap, max, ...) VEC_ADD_IN(NULL, items, n, cap, max, __VA_ARGS__)
#define VEC_ADD_IN(arena, items, n, cap, max, ...)                                                 \
    (VEC_GROW_IN(arena, items, (n) + 1, cap, max) && ((items)[n] = (__VA_ARGS__), (n)++, true))

/* The functions behind the macros. `items` is the address of the pointer to the items, and `size`
 * is the size of one item. */
bool vec_enlarge(struct arena *a, void *items, size_t *cap, size_t need, size_t size, size_t max);
static inline bool vec_grow(struct arena *a, void *items, size_t *cap, size_t need, size_t size,
                            size_t max)
{
    return (need <= *cap && need <= max) || vec_enlarge(a, items, cap, need, size, max);
}

#endif
