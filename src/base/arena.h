/*
 * A call's memory: allocate freely, free all at once. What is made in the arena needs no freeing.
 */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stdarg.h>
#include <stddef.h>

#include "slice.h"

struct arena_block;

struct arena {
    struct arena_block *newest; /* blocks, newest first; the oldest survives a reset */
    size_t used;                /* bytes handed out since init or reset */
    size_t max;                 /* more than this is refused */
};

/* An arena that hands out at most `max` bytes. Allocates nothing yet. */
void arena_init(struct arena *a, size_t max);
/* Frees everything. The arena may be initialised again. */
void arena_done(struct arena *a);
/* Forgets everything handed out, keeps the first block for reuse. */
void arena_reset(struct arena *a);

/* `len` bytes aligned for any type, not cleared; NULL when memory or the maximum is used up. */
void *arena_alloc(struct arena *a, size_t len);
/* The same, cleared. */
void *arena_zalloc(struct arena *a, size_t len);
/* A copy of `s`, with a NUL after it that does not count; p is NULL on failure. */
struct slice arena_copy(struct arena *a, struct slice s);
/* Formatted text as a slice, NUL after it; p is NULL on failure. */
struct slice arena_printf(struct arena *a, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
