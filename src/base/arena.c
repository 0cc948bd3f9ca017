/* Chained blocks; a large request gets a block of its own size. */
#include "arena.h"

#include <stdalign.h>
#include <stdint.h>
#include <stdio.h>

#include "buf.h"
#include "mem.h"

/* Most calls fit one block: a parsed request of 1 KB and its answer's bookkeeping. */
#define BLOCK_SIZE 8192
#define MAX_BLOCK  (256u << 10) /* blocks grow with the arena, up to this */

struct arena_block {
    struct arena_block *older;
    size_t size, used; /* of data[] */
    alignas(max_align_t) char data[];
};

void arena_init(struct arena *a, size_t max)
{
    *a = (struct arena){.max = max};
}

void arena_done(struct arena *a)
{
    while (a->newest) {
        struct arena_block *older = a->newest->older;

        mem_free(a->newest);
        a->newest = older;
    }
    a->used = 0;
}

void arena_reset(struct arena *a)
{
    while (a->newest && a->newest->older) {
        struct arena_block *older = a->newest->older;

        mem_free(a->newest);
        a->newest = older;
    }
    if (a->newest && a->newest->size > BLOCK_SIZE)
        arena_done(a);
    if (a->newest)
        a->newest->used = 0;
    a->used = 0;
}

static struct arena_block *add_block(struct arena *a, size_t len)
{
    size_t size = a->used < MAX_BLOCK ? a->used : MAX_BLOCK;
    struct arena_block *block;

    if (size < BLOCK_SIZE)
        size = BLOCK_SIZE;
    if (size < len)
        size = len;
    block = mem_alloc(sizeof(*block) + size);
    if (!block)
        return NULL;
    block->older = a->newest;
    block->size = size;
    block->used = 0;
    a->newest = block;
    return block;
}

void *arena_alloc(struct arena *a, size_t len)
{
    const size_t align = alignof(max_align_t);
    struct arena_block *block = a->newest;
    void *p;

    if (len > a->max - a->used || len > SIZE_MAX - sizeof(struct arena_block) - align)
        return NULL;
    len = (len + align - 1) & ~(align - 1);
    if (!block || len > block->size - block->used)
        block = add_block(a, len);
    if (!block)
        return NULL;
    p = block->data + block->used;
    block->used += len;
    a->used = len > a->max - a->used ? a->max : a->used + len;
    return p;
}

void *arena_zalloc(struct arena *a, size_t len)
{
    void *p = arena_alloc(a, len);

    return p ? memset(p, 0, len) : NULL;
}

struct slice arena_copy(struct arena *a, struct slice s)
{
    char *p = arena_alloc(a, s.len + 1);

    if (!p)
        return (struct slice){0};
    if (s.len)
        memcpy(p, s.p, s.len);
    p[s.len] = '\0';
    return slice_from(p, s.len);
}

struct slice arena_take(struct arena *a, struct buf *b)
{
    struct slice copy = buf_ok(b) ? arena_copy(a, buf_slice(b)) : (struct slice){0};

    buf_done(b);
    return copy;
}

struct slice arena_printf(struct arena *a, const char *format, ...)
{
    va_list args;
    int len;
    char *p;

    va_start(args, format);
    len = vsnprintf(NULL, 0, format, args);
    va_end(args);
    p = len < 0 ? NULL : arena_alloc(a, (size_t)len + 1);
    if (!p)
        return (struct slice){0};
    va_start(args, format);
    vsnprintf(p, (size_t)len + 1, format, args);
    va_end(args);
    return slice_from(p, (size_t)len);
}
