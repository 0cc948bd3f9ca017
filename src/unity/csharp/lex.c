/*
 * Cuts C# source into tokens. Strings are the hard part: plain, verbatim and raw, each possibly
 * with interpolation holes that contain code again. Both branches of an #if are read. Each starts
 * at the brace depth of the first one, since either may open a brace that is closed after the
 * #endif.
 */
#include "base/limits.h"
#include "internal.h"

static bool is_word(char c)
{
    return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || text_is_digit(c) ||
           (unsigned char)c >= 0x80;
}

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}

void csharp_lex_init(struct csharp_lex *l, struct slice source)
{
    if (slice_starts(source, SLICE("\xEF\xBB\xBF")))
        source = slice_skip(source, 3);
    *l = (struct csharp_lex){.p = source.p, .end = source.p, .at_line_start = true};
    if (source.len)
        l->end += source.len;
}

static bool has(const struct csharp_lex *l, size_t n)
{
    return (size_t)(l->end - l->p) >= n;
}

static bool starts(const struct csharp_lex *l, const char *text)
{
    const size_t len = strlen(text);

    return has(l, len) && memcmp(l->p, text, len) == 0;
}

static void skip_line(struct csharp_lex *l)
{
    const char *eol = has(l, 1) ? memchr(l->p, '\n', (size_t)(l->end - l->p)) : NULL;

    l->p = eol ? eol : l->end;
}

static void skip_comment(struct csharp_lex *l)
{
    const char *close = memmem(l->p + 2, (size_t)(l->end - l->p - 2), "*/", 2);

    l->p = close ? close + 2 : l->end;
}

/* --- Directives. --- */

static void skip_blanks(struct csharp_lex *l)
{
    while (l->p < l->end && (*l->p == ' ' || *l->p == '\t'))
        l->p++;
}

static struct slice cut_word(struct csharp_lex *l)
{
    const char *start;

    skip_blanks(l);
    for (start = l->p; l->p < l->end && is_word(*l->p); l->p++)
        continue;
    return slice_from(start, (size_t)(l->p - start));
}

/* After "#if false": moves to the #else, #elif or #endif that ends the hidden part. */
static void skip_hidden(struct csharp_lex *l)
{
    unsigned n_open = 0;

    for (skip_line(l); l->p < l->end; skip_line(l)) {
        const char *const line = ++l->p;
        struct slice name;

        skip_blanks(l);
        if (l->p >= l->end || *l->p != '#')
            continue;
        l->p++;
        name = cut_word(l);
        if (slice_is(name, "if")) {
            n_open++;
        } else if (n_open > 0) {
            n_open -= slice_is(name, "endif");
        } else if (slice_is(name, "endif") || slice_is(name, "else") || slice_is(name, "elif")) {
            l->p = line;
            return;
        }
    }
}

/* Reads the directive whose '#' is at l->p. */
static void read_directive(struct csharp_lex *l)
{
    struct slice name;

    l->p++;
    name = cut_word(l);
    if (slice_is(name, "if")) {
        if (l->n_ifs < LIMIT_CSHARP_IFS)
            l->if_depths[l->n_ifs] = l->depth;
        l->n_ifs++;
        if (slice_is(cut_word(l), "false")) {
            skip_hidden(l);
            return;
        }
    } else if (slice_is(name, "else") || slice_is(name, "elif")) {
        if (l->n_ifs > 0 && l->n_ifs <= LIMIT_CSHARP_IFS)
            l->depth = l->if_depths[l->n_ifs - 1];
    } else if (slice_is(name, "endif")) {
        l->n_ifs -= l->n_ifs > 0;
    }
    skip_line(l);
}

/* --- Strings. --- */

static size_t count(const struct csharp_lex *l, char c)
{
    size_t n = 0;

    while (has(l, n + 1) && l->p[n] == c)
        n++;
    return n;
}

/* Skips a raw string from its opening quotes on. Holes need no special care, since they cannot
 * contain as many quotes in a row. */
static void skip_raw(struct csharp_lex *l, size_t n_quotes)
{
    l->p += n_quotes;
    while (l->p < l->end) {
        const char *quote = memchr(l->p, '"', (size_t)(l->end - l->p));
        size_t n;

        l->p = quote ? quote : l->end;
        n = count(l, '"');
        l->p += n;
        if (n >= n_quotes)
            return;
    }
}

static void skip_char(struct csharp_lex *l)
{
    const char *p = l->p + 1;

    if (p < l->end && *p == '\\')
        p++;
    for (p++; p < l->end && *p != '\'' && *p != '\n'; p++)
        continue;
    l->p = p < l->end && *p == '\'' ? p + 1 : l->p + 1;
}

struct text_kind {
    bool is_verbatim, has_holes;
};

/* Skips the prefix of a string, the '@' and '$' before its quotes. False: no string starts here. */
static bool open_text(struct csharp_lex *l, struct text_kind *ret_kind)
{
    struct text_kind kind = {false, false};
    const char *p = l->p;

    while (p < l->end && p - l->p < LIMIT_CSHARP_MARKS && (*p == '@' || *p == '$')) {
        kind.is_verbatim |= *p == '@';
        kind.has_holes |= *p == '$';
        p++;
    }
    if (p >= l->end || *p != '"')
        return false;
    l->p = p;
    *ret_kind = kind;
    return true;
}

static void skip_text(struct csharp_lex *l, struct text_kind kind, unsigned n_holes);

/* Skips a hole, from after its opening brace through its closing one. */
static void skip_hole(struct csharp_lex *l, unsigned n_holes)
{
    struct text_kind kind;
    size_t depth = 1;

    while (l->p < l->end && depth > 0) {
        if (n_holes < LIMIT_CSHARP_HOLES && open_text(l, &kind)) {
            skip_text(l, kind, n_holes + 1);
        } else if (*l->p == '\'') {
            skip_char(l);
        } else if (starts(l, "/*")) {
            skip_comment(l);
        } else {
            depth += *l->p == '{';
            depth -= *l->p == '}';
            l->p++;
        }
    }
}

/* Takes one step in a string. False: the string ends here. */
static bool skip_in_text(struct csharp_lex *l, struct text_kind kind, unsigned n_holes)
{
    const char c = *l->p++;
    const bool is_twice = l->p < l->end && *l->p == c;

    if (c == '"') {
        if (!kind.is_verbatim || !is_twice)
            return false;
        l->p++;
    } else if (c == '\\' && !kind.is_verbatim) {
        l->p += l->p < l->end;
    } else if (c == '\n' && !kind.is_verbatim) {
        l->p--;
        return false; /* a syntax error: these strings cannot span lines */
    } else if (c == '{' && kind.has_holes) {
        if (is_twice)
            l->p++;
        else
            skip_hole(l, n_holes);
    }
    return true;
}

/* Skips a string from its first quote on. */
static void skip_text(struct csharp_lex *l, struct text_kind kind, unsigned n_holes)
{
    const size_t n_quotes = count(l, '"');

    if (n_quotes >= 3 && !kind.is_verbatim) {
        skip_raw(l, n_quotes);
        return;
    }
    l->p++;
    while (l->p < l->end && skip_in_text(l, kind, n_holes))
        continue;
}

bool csharp_next_hole(struct slice text, size_t *at, struct slice *ret_hole)
{
    struct text_kind kind;
    struct csharp_lex l;

    csharp_lex_init(&l, text);
    if (!open_text(&l, &kind) || !kind.has_holes || (count(&l, '"') >= 3 && !kind.is_verbatim))
        return false;
    l.p = *at ? text.p + *at : l.p + 1;
    while (l.p < l.end) {
        const bool is_hole = *l.p == '{' && !starts(&l, "{{");
        const char *const hole = l.p + 1;

        if (!skip_in_text(&l, kind, 0))
            return false;
        *at = (size_t)(l.p - text.p);
        *ret_hole = slice_from(hole, (size_t)(l.p - hole));
        if (is_hole)
            return true;
    }
    return false;
}

/* --- Tokens. --- */

/* Moves to the next token, skipping white space, comments and directives. */
static void skip_space(struct csharp_lex *l)
{
    while (l->p < l->end) {
        if (*l->p == '\n') {
            l->at_line_start = true;
            l->p++;
        } else if (is_space(*l->p)) {
            l->p++;
        } else if (starts(l, "//")) {
            skip_line(l);
        } else if (starts(l, "/*")) {
            skip_comment(l);
        } else if (*l->p == '#' && l->at_line_start) {
            read_directive(l);
        } else {
            return;
        }
    }
}

enum csharp_token csharp_next(struct csharp_lex *l)
{
    struct text_kind kind;

    skip_space(l);
    l->at = l->p;
    if (l->p >= l->end)
        return CSHARP_END;
    l->at_line_start = false;
    if (open_text(l, &kind)) {
        skip_text(l, kind, 0);
        l->sign = '"';
        return CSHARP_SIGN;
    }
    l->is_name = *l->p == '@' && has(l, 2) && is_word(l->p[1]);
    l->p += l->is_name;
    if (is_word(*l->p)) {
        l->word = cut_word(l);
        return CSHARP_WORD;
    }
    l->sign = *l->p;
    if (l->sign == '\'')
        skip_char(l);
    else
        l->p++;
    l->depth += l->sign == '{';
    l->depth -= l->sign == '}' && l->depth > 0;
    return CSHARP_SIGN;
}
