/*
 * The inner loop shared by reader and writer: the length of a string up to a special byte.
 * Private to json/.
 */
#ifndef JSON_INTERNAL_H
#define JSON_INTERNAL_H

#include "base/base.h"

#define SCAN_EACH(byte) (UINT64_C(0x0101010101010101) * (byte))

/* Eight bytes, the first one lowest on any byte order; compilers turn this into one load. */
static inline uint64_t scan_word(const char *from)
{
    const unsigned char *p = (const unsigned char *)from;

    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
           (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 |
           (uint64_t)p[7] << 56;
}

static inline bool scan_is_plain(char c)
{
    return (signed char)c >= 0x20 && c != '"' && c != '\\';
}

/*
 * The first byte from `p` on that is a quote, a backslash, a control character or not ASCII; `end`
 * if there is none.
 */
static inline const char *scan_plain(const char *p, const char *end)
{
    while (end - p >= 8) {
        uint64_t word = scan_word(p);
        uint64_t quotes = word ^ SCAN_EACH('"');
        uint64_t slashes = word ^ SCAN_EACH('\\');
        /* Subtraction borrows only from bytes above a hit, so the lowest hit is real. */
        uint64_t hits =
            (word - SCAN_EACH(0x20)) | (quotes - SCAN_EACH(1)) | (slashes - SCAN_EACH(1)) | word;

        hits &= SCAN_EACH(0x80);
        if (hits)
            return p + __builtin_ctzll(hits) / 8;
        p += 8;
    }
    while (p < end && scan_is_plain(*p))
        p++;
    return p;
}

/* The first byte from `p` on that is ASCII or does not begin a well-formed sequence; `end` if
 * none. */
static inline const char *scan_beyond_ascii(const char *p, const char *end)
{
    while (p < end && (signed char)*p < 0) {
        size_t len = utf8_sequence(slice_from(p, (size_t)(end - p)));

        if (len == 0)
            break;
        p += len;
    }
    return p;
}

#endif
