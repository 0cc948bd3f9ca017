/*
 * Messages as lines, the framing of stdio. Does not interpret them.
 */
#include "wire.h"

ssize_t line_read(struct slice in, size_t max, struct slice *ret_line)
{
    size_t looked_at = in.len > max ? max + 1 : in.len;
    const char *end = looked_at ? memchr(in.p, '\n', looked_at) : NULL;
    size_t len;

    if (!end)
        return in.len > max ? WIRE_TOO_LARGE : 0;
    len = (size_t)(end - in.p);
    *ret_line = slice_from(in.p, len && in.p[len - 1] == '\r' ? len - 1 : len);
    return (ssize_t)len + 1;
}
