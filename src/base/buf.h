/*
 * A growing byte buffer with a maximum. Failures stick: write freely and check buf_ok() at the end.
 */
#ifndef BASE_BUF_H
#define BASE_BUF_H

#include <stdbool.h>
#include <stddef.h>

#include "slice.h"

struct buf {
    char *p;
    size_t len, cap;
    size_t max;  /* never grows beyond this */
    bool failed; /* sticky: no memory, or over the maximum */
};

void buf_init(struct buf *b, size_t max);
void buf_done(struct buf *b);
/* Empties the buffer and clears a failure; keeps at most `keep` bytes of capacity. */
void buf_reset(struct buf *b, size_t keep);

/* Makes room for `len` more bytes and returns where to write them, or NULL. Call buf_advance()
 * after writing. */
char *buf_reserve(struct buf *b, size_t len);
static inline void buf_advance(struct buf *b, size_t len)
{
    b->len += len;
}

void buf_append(struct buf *b, struct slice s);
void buf_append_byte(struct buf *b, char c);
void buf_printf(struct buf *b, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Drops the first n bytes; n must not exceed the length. */
void buf_consume(struct buf *b, size_t n);

static inline bool buf_ok(const struct buf *b)
{
    return !b->failed;
}

/* The contents; valid until the next change. */
static inline struct slice buf_slice(const struct buf *b)
{
    return slice_from(b->p, b->len);
}

#endif
