/*
 * A call's memory: allocate freely, free everything at once. Never free single allocations.
 */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stdarg.h>
#include <stddef.h>

#include "slice.h"

struct arena_block;

struct arena {
    struct arena_block *newest; /* list of blocks; arena_reset() keeps the oldest */
    size_t used;                /* bytes handed out since init or reset */
    size_t max;                 /* most bytes to hand out */
};

/* Sets up an arena that hands out at most `max` bytes. Allocates nothing yet. */
void arena_init(struct arena *a, size_t max);
/* Frees everything. The arena may be initialised again. */
void arena_done(struct arena *a);
/* Discards all allocations but keeps the first block for reuse. */
void arena_reset(struct arena *a);

/* Returns `len` bytes aligned for any type, not cleared; NULL if memory or the maximum is used
 * up. */
void *arena_alloc(struct arena *a, size_t len);
/* The same, zeroed. */
void *arena_zalloc(struct arena *a, size_t len);
/* Copies `s` and puts a NUL after it, which len does not count. On failure p is NULL. */
struct slice arena_copy(struct arena *a, struct slice s);
struct buf;
/* Copies the buffer's content and frees the buffer. If either has failed, p is NULL. */
struct slice arena_take(struct arena *a, struct buf *b);
/* Formats text and puts a NUL after it. On failure p is NULL. */
struct slice arena_printf(struct arena *a, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
