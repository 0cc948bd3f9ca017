/* The buffer doubles up to its maximum; see buf.h. */
#include "buf.h"

#include <stdarg.h>
#include <stdio.h>

#include "mem.h"

#define FIRST_CAP 256

void buf_init(struct buf *b, size_t max)
{
    *b = (struct buf){.max = max};
}

void buf_done(struct buf *b)
{
    mem_free(b->p);
    b->p = NULL;
    b->len = b->cap = 0;
}

void buf_reset(struct buf *b, size_t keep)
{
    if (b->cap > keep)
        buf_done(b);
    b->len = 0;
    b->failed = false;
}

static bool grow(struct buf *b, size_t need)
{
    size_t cap = b->cap ? b->cap : FIRST_CAP;
    char *p;

    while (cap < need && cap <= b->max / 2)
        cap *= 2;
    if (cap < need || cap > b->max)
        cap = b->max;
    p = mem_realloc(b->p, cap);
    if (!p)
        return false;
    b->p = p;
    b->cap = cap;
    return true;
}

char *buf_reserve(struct buf *b, size_t len)
{
    if (b->failed)
        return NULL;
    if (b->p && len <= b->cap - b->len)
        return b->p + b->len;
    if (len > b->max - b->len || !grow(b, b->len + len)) {
        b->failed = true;
        return NULL;
    }
    return b->p + b->len;
}

void buf_append(struct buf *b, struct slice s)
{
    char *to = s.len ? buf_reserve(b, s.len) : NULL;

    if (!to)
        return;
    memcpy(to, s.p, s.len);
    b->len += s.len;
}

void buf_append_byte(struct buf *b, char c)
{
    char *to = buf_reserve(b, 1);

    if (!to)
        return;
    *to = c;
    b->len++;
}

void buf_printf(struct buf *b, const char *format, ...)
{
    va_list args;
    int len;
    char *to;

    va_start(args, format);
    len = vsnprintf(NULL, 0, format, args);
    va_end(args);
    /* vsnprintf() also writes a NUL, which needs room but is not part of the contents. */
    to = len < 0 ? NULL : buf_reserve(b, (size_t)len + 1);
    if (!to)
        return;
    va_start(args, format);
    vsnprintf(to, (size_t)len + 1, format, args);
    va_end(args);
    b->len += (size_t)len;
}

void buf_consume(struct buf *b, size_t n)
{
    b->len -= n;
    if (n && b->len)
        memmove(b->p, b->p + n, b->len);
}
