/* Comparing and cutting slices; see slice.h for the contracts. */
#include "slice.h"

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

static bool same_nocase(const char *a, const char *b, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (lower(a[i]) != lower(b[i]))
            return false;
    return true;
}

bool slice_eq_nocase(struct slice a, struct slice b)
{
    return a.len == b.len && same_nocase(a.p, b.p, a.len);
}

bool slice_ends_nocase(struct slice s, struct slice end)
{
    return s.len >= end.len && slice_eq_nocase(slice_skip(s, s.len - end.len), end);
}

bool slice_contains_nocase(struct slice text, struct slice part)
{
    for (size_t at = 0; at + part.len <= text.len; at++)
        if (same_nocase(slice_skip(text, at).p, part.p, part.len))
            return true;
    return false;
}

bool slice_contains(struct slice text, struct slice part)
{
    return part.len == 0 || (text.len && memmem(text.p, text.len, part.p, part.len));
}

int slice_compare_nocase(struct slice a, struct slice b)
{
    size_t common = a.len < b.len ? a.len : b.len;

    for (size_t i = 0; i < common; i++)
        if (lower(a.p[i]) != lower(b.p[i]))
            return (unsigned char)lower(a.p[i]) < (unsigned char)lower(b.p[i]) ? -1 : 1;
    return a.len == b.len ? 0 : a.len < b.len ? -1 : 1;
}

int slice_compare(struct slice a, struct slice b)
{
    size_t common = a.len < b.len ? a.len : b.len;
    int order = common ? memcmp(a.p, b.p, common) : 0;

    if (order)
        return order;
    return a.len == b.len ? 0 : a.len < b.len ? -1 : 1;
}

struct slice slice_trim(struct slice s)
{
    while (s.len && (s.p[0] == ' ' || s.p[0] == '\t'))
        s = slice_skip(s, 1);
    while (s.len && (s.p[s.len - 1] == ' ' || s.p[s.len - 1] == '\t'))
        s.len--;
    return s;
}

bool slice_is_blank(struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        if (s.p[i] != ' ' && s.p[i] != '\t' && s.p[i] != '\r')
            return false;
    return true;
}

struct slice slice_cut(struct slice *rest, char delimiter)
{
    struct slice whole = *rest;
    const char *end = whole.len ? memchr(whole.p, delimiter, whole.len) : NULL;

    if (!end) {
        *rest = slice_skip(whole, whole.len);
        return whole;
    }
    *rest = slice_skip(whole, (size_t)(end - whole.p) + 1);
    return slice_from(whole.p, (size_t)(end - whole.p));
}

struct slice slice_put(char **at, struct slice s)
{
    const struct slice copy = slice_from(*at, s.len);

    if (s.len)
        memcpy(*at, s.p, s.len);
    *at += s.len;
    return copy;
}
