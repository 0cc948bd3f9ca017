/* See utf8.h. Bounds of the second byte follow RFC 3629, section 4. */
#include "utf8.h"

#include "shown.h"

static bool is_tail(unsigned char c)
{
    return (c & 0xC0) == 0x80;
}

static bool second_fits(unsigned char first, unsigned char second)
{
    switch (first) {
    case 0xE0:
        return second >= 0xA0 && second <= 0xBF; /* no over-long form */
    case 0xED:
        return second >= 0x80 && second <= 0x9F; /* no surrogate */
    case 0xF0:
        return second >= 0x90 && second <= 0xBF;
    case 0xF4:
        return second >= 0x80 && second <= 0x8F; /* not above U+10FFFF */
    default:
        return is_tail(second);
    }
}

static size_t announced(unsigned char first)
{
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first <= 0xDF)
        return 2;
    if (first >= 0xE0 && first <= 0xEF)
        return 3;
    if (first >= 0xF0 && first <= 0xF4)
        return 4;
    return 0;
}

size_t utf8_sequence(struct slice s)
{
    const unsigned char *p = (const unsigned char *)s.p;
    size_t len = s.len ? announced(p[0]) : 0;

    if (len == 0 || len > s.len)
        return 0;
    if (len > 1 && !second_fits(p[0], p[1]))
        return 0;
    for (size_t i = 2; i < len; i++)
        if (!is_tail(p[i]))
            return 0;
    return len;
}

bool utf8_valid(struct slice s)
{
    while (s.len) {
        size_t len = utf8_sequence(s);

        if (len == 0)
            return false;
        s = slice_skip(s, len);
    }
    return true;
}

size_t utf8_cut(struct slice s, size_t max)
{
    size_t len = s.len < max ? s.len : max;
    size_t start = len;

    /* Step back to the lead byte of the last sequence and drop the sequence if it is incomplete. */
    for (size_t back = 0; back < 4 && start > 0; back++) {
        start--;
        if (!is_tail((unsigned char)s.p[start]))
            break;
    }
    if (len == 0 || start + announced((unsigned char)s.p[start]) <= len)
        return len;
    return start;
}

size_t utf8_encode(uint32_t code, char *to)
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        to[0] = (char)(0xC0 | code >> 6);
        to[1] = (char)(0x80 | (code & 0x3F));
        return 2;
    }
    if (code < 0x10000) {
        to[0] = (char)(0xE0 | code >> 12);
        to[1] = (char)(0x80 | (code >> 6 & 0x3F));
        to[2] = (char)(0x80 | (code & 0x3F));
        return 3;
    }
    to[0] = (char)(0xF0 | code >> 18);
    to[1] = (char)(0x80 | (code >> 12 & 0x3F));
    to[2] = (char)(0x80 | (code >> 6 & 0x3F));
    to[3] = (char)(0x80 | (code & 0x3F));
    return 4;
}

size_t utf8_prefix(struct slice s, size_t n)
{
    size_t at = 0;

    while (n-- && at < s.len) {
        size_t len = utf8_sequence(slice_skip(s, at));

        at += len ? len : 1;
    }
    return at;
}

uint32_t utf8_decode(struct slice s, size_t *ret_len)
{
    static const unsigned char masks[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    const size_t len = utf8_sequence(s);
    uint32_t code = len ? (unsigned char)s.p[0] & masks[len] : 0xFFFD;

    for (size_t i = 1; i < len; i++)
        code = code << 6 | ((unsigned char)s.p[i] & 0x3F);
    *ret_len = len ? len : 1;
    return code;
}

/* A joiner belongs to the letters and pictures of some scripts, and none of those is ASCII. */
static bool is_joiner(struct slice before, struct slice after, uint32_t code)
{
    return (code == 0x200C || code == 0x200D) && before.len && after.len &&
           (unsigned char)before.p[before.len - 1] >= 0x80 && (unsigned char)after.p[0] >= 0x80 &&
           !shown_hidden(after);
}

const char *utf8_name_fault(struct slice name)
{
    bool has_only_dots = true;
    size_t len;

    if (!utf8_valid(name))
        return "is not UTF-8";
    for (struct slice rest = name; rest.len; rest = slice_skip(rest, len)) {
        const uint32_t code = utf8_decode(rest, &len);
        const char *fault = shown_fault(code);

        if (fault &&
            !is_joiner(slice_from(name.p, name.len - rest.len), slice_skip(rest, len), code))
            return fault;
        if (code == '\\')
            return "has a backslash; separate names with '/'";
        has_only_dots = has_only_dots && code == '.';
    }
    return name.len == 0 ? "is empty" : has_only_dots ? "has only dots" : NULL;
}
