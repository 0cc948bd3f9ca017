/*
 * What both levels of the YAML reader share: ends of lines, quotes and keys. Private to unity/.
 */
#ifndef UNITY_YAML_LEX_H
#define UNITY_YAML_LEX_H

#include "yaml.h"

static inline bool yaml_is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static inline bool yaml_is_quote(char c)
{
    return c == '\'' || c == '"';
}

/* The line break at or after p, or `end`. */
static inline const char *yaml_eol(const char *p, const char *end)
{
    const char *eol = p < end ? memchr(p, '\n', (size_t)(end - p)) : NULL;

    return eol ? eol : end;
}

static inline const char *yaml_skip_blanks(const char *p, const char *end)
{
    while (p < end && yaml_is_blank(*p))
        p++;
    return p;
}

/* `end` without the blanks and line breaks before it, but not before `start`. */
static inline const char *yaml_trim_end(const char *start, const char *end)
{
    while (end > start && (yaml_is_blank(end[-1]) || end[-1] == '\n'))
        end--;
    return end;
}

/* Is there a list item's dash at p? */
static inline bool yaml_is_dash(const char *p, const char *eol)
{
    return p < eol && *p == '-' && (p + 1 == eol || yaml_is_blank(p[1]));
}

static inline struct slice yaml_span(const char *start, const char *end)
{
    return slice_from(start, (size_t)(end - start));
}

/* Behind the quote that closes the one at p, or NULL if there is none before `end`. */
const char *yaml_quote_end(const char *p, const char *end);
/* The colon after the key at p, in a block; NULL if no key stands there. p is before eol. */
const char *yaml_key_end(const char *p, const char *eol);
/* "line N: what", as the one kind of error that a file's content causes. */
bool yaml_fault(struct err *err, size_t line, const char *what);

#endif
