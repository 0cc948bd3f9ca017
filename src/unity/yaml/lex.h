/*
 * Shared by both levels of the YAML reader: line ends, quotes and keys. Private to unity/.
 */
#ifndef UNITY_YAML_LEX_H
#define UNITY_YAML_LEX_H

#include "yaml.h"

#ifdef __SSE2__
#include <emmintrin.h>
#endif

static inline bool yaml_is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static inline bool yaml_is_quote(char c)
{
    return c == '\'' || c == '"';
}

/* The first `c` at or after p, or `end`. Lines and keys are short, so a loop is cheaper than
 * calling memchr() for each. */
static inline const char *yaml_find(const char *p, const char *end, char c)
{
#ifdef __SSE2__
    for (unsigned i = 0; i < 4 && end - p >= 16; i++, p += 16) {
        const __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)p);
        const int hits = _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)));

        if (hits)
            return p + __builtin_ctz((unsigned)hits);
    }
#endif
    if (end - p >= 16) {
        p = memchr(p, c, (size_t)(end - p));
        return p ? p : end;
    }
    while (p < end && *p != c)
        p++;
    return p;
}

/* The line break at or after p, or `end`. */
static inline const char *yaml_eol(const char *p, const char *end)
{
    return yaml_find(p, end, '\n');
}

static inline const char *yaml_skip_blanks(const char *p, const char *end)
{
    while (p < end && yaml_is_blank(*p))
        p++;
    return p;
}

/* Moves `end` back over blanks and line breaks, but not past `start`. */
static inline const char *yaml_trim_end(const char *start, const char *end)
{
    while (end > start && (yaml_is_blank(end[-1]) || end[-1] == '\n'))
        end--;
    return end;
}

/* Whether p is at the dash of a list item. */
static inline bool yaml_is_dash(const char *p, const char *eol)
{
    return p < eol && *p == '-' && (p + 1 == eol || yaml_is_blank(p[1]));
}

static inline struct slice yaml_span(const char *start, const char *end)
{
    return slice_from(start, (size_t)(end - start));
}

/* The position after the quote that closes the one at p; NULL if there is none before `end`. */
const char *yaml_quote_end(const char *p, const char *end);
/* The colon after the block key at p; NULL if there is no key. Requires p < eol. */
const char *yaml_key_end(const char *p, const char *eol);
/* Sets "line N: what", the error for all faults in a file's content. Returns false. */
bool yaml_fault(struct err *err, size_t line, const char *what);

#endif
