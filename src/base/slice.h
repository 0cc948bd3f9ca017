/*
 * A view of bytes that belong to someone else. Does not own them and need not end in NUL.
 */
#ifndef BASE_SLICE_H
#define BASE_SLICE_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct slice {
    const char *p; /* may be NULL only when len is 0 */
    size_t len;
};

/* A slice of a string literal. */
#define SLICE(literal) ((struct slice){"" literal, sizeof(literal) - 1})
/* For static tables, where a compound literal is not a constant. */
#define SLICE_INIT(literal)                                                                        \
    {                                                                                              \
        "" literal, sizeof(literal) - 1                                                            \
    }
/* The two printf arguments of a "%.*s". */
#define SLICE_ARG(s) (int)(s).len, (s).len ? (s).p : ""

static inline struct slice slice_of(const char *text)
{
    return (struct slice){text, text ? strlen(text) : 0};
}

static inline struct slice slice_from(const char *p, size_t len)
{
    return (struct slice){p, len};
}

static inline bool slice_eq(struct slice a, struct slice b)
{
    return a.len == b.len && (a.len == 0 || memcmp(a.p, b.p, a.len) == 0);
}

static inline bool slice_is(struct slice a, const char *text)
{
    return slice_eq(a, slice_of(text));
}

static inline bool slice_starts(struct slice s, struct slice prefix)
{
    return s.len >= prefix.len && (prefix.len == 0 || memcmp(s.p, prefix.p, prefix.len) == 0);
}

/* The rest of `s` after its first n bytes; n must not exceed s.len. */
static inline struct slice slice_skip(struct slice s, size_t n)
{
    return (struct slice){n ? s.p + n : s.p, s.len - n}; /* NULL + 0 is undefined */
}

/* These four ignore ASCII case. */
bool slice_eq_nocase(struct slice a, struct slice b);
bool slice_ends_nocase(struct slice s, struct slice end);
bool slice_contains_nocase(struct slice text, struct slice part);
int slice_compare_nocase(struct slice a, struct slice b);

/* Byte order, like strcmp(). */
int slice_compare(struct slice a, struct slice b);

bool slice_contains(struct slice text, struct slice part);

/* Strips blanks and tabs from both ends. */
struct slice slice_trim(struct slice s);
/* Whether there is nothing but blanks, tabs and carriage returns. */
bool slice_is_blank(struct slice s);

/*
 * Returns the part of *rest before `delimiter` and moves *rest past the delimiter. If there is no
 * delimiter, returns all of *rest and leaves *rest empty.
 */
struct slice slice_cut(struct slice *rest, char delimiter);
/* Copies the bytes to *at, which it moves behind them; returns the copy. */
struct slice slice_put(char **at, struct slice s);

#endif
