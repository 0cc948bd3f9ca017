/*
 * Splits C# into tokens. Texts are the hard part: verbatim ones, and interpolated ones, which
 * contain code that may contain texts. A text or comment that is not closed extends to the end of
 * the code.
 */
#include "lex.h"

#include "base/limits.h"

static char at(struct slice s, size_t i)
{
    return i < s.len ? s.p[i] : '\0';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_word_start(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (unsigned char)c >= 0x80;
}

static bool is_word_part(char c)
{
    return is_word_start(c) || is_digit(c);
}

/* --- Skipping --- */

static size_t skip_line(struct slice s, size_t i)
{
    while (i < s.len && s.p[i] != '\n')
        i++;
    return i;
}

static size_t skip_comment(struct slice s, size_t i)
{
    for (i += 2; i < s.len; i++)
        if (s.p[i] == '*' && at(s, i + 1) == '/')
            return i + 2;
    return s.len;
}

static bool is_first_of_line(struct slice s, size_t i)
{
    while (i > 0 && (s.p[i - 1] == ' ' || s.p[i - 1] == '\t'))
        i--;
    return i == 0 || s.p[i - 1] == '\n' || s.p[i - 1] == '\r';
}

static size_t skip_blank(struct slice s, size_t i)
{
    while (i < s.len) {
        if (s.p[i] == ' ' || (s.p[i] >= '\t' && s.p[i] <= '\r'))
            i++;
        else if (s.p[i] == '/' && at(s, i + 1) == '/')
            i = skip_line(s, i);
        else if (s.p[i] == '/' && at(s, i + 1) == '*')
            i = skip_comment(s, i);
        else if (s.p[i] == '#' && is_first_of_line(s, i))
            i = skip_line(s, i);
        else
            break;
    }
    return i;
}

/* --- Texts --- */

struct text_kind {
    bool is_verbatim, is_interpolated;
};

/* The position of the quote of a text that begins at i: i itself for a plain one, SIZE_MAX if none
 * begins there. */
static size_t find_quote(struct slice s, size_t i, struct text_kind *ret_kind)
{
    struct text_kind kind = {0};

    for (size_t n = 0; n < 2 && (at(s, i) == '@' || at(s, i) == '$'); n++, i++) {
        kind.is_verbatim |= s.p[i] == '@';
        kind.is_interpolated |= s.p[i] == '$';
    }
    *ret_kind = kind;
    return at(s, i) == '"' ? i : SIZE_MAX;
}

static size_t skip_text(struct slice s, size_t quote, struct text_kind kind, int depth);

static size_t skip_character(struct slice s, size_t i)
{
    for (i++; i < s.len && s.p[i] != '\n'; i++) {
        if (s.p[i] == '\\')
            i++;
        else if (s.p[i] == '\'')
            return i + 1;
    }
    return i < s.len ? i : s.len;
}

/* The position after the brace that ends an expression in a text. */
static size_t skip_hole(struct slice s, size_t i, int depth)
{
    size_t open = 1;

    while (i < s.len && open > 0) {
        struct text_kind kind;
        size_t quote = find_quote(s, i, &kind);

        if (quote != SIZE_MAX) {
            i = depth < LIMIT_TEXTS_NESTED ? skip_text(s, quote, kind, depth + 1) : s.len;
        } else if (s.p[i] == '\'') {
            i = skip_character(s, i);
        } else {
            open += s.p[i] == '{';
            open -= s.p[i] == '}';
            i++;
        }
    }
    return i;
}

static size_t skip_text(struct slice s, size_t quote, struct text_kind kind, int depth)
{
    size_t i = quote + 1;

    while (i < s.len) {
        char c = s.p[i], next = at(s, i + 1);

        if (c == '"' && !(kind.is_verbatim && next == '"'))
            return i + 1;
        if (c == '\n' && !kind.is_verbatim)
            return i; /* an error, which the compiler explains better */
        if (kind.is_interpolated && c == '{' && next != '{')
            i = skip_hole(s, i + 1, depth);
        else if ((c == '\\' && !kind.is_verbatim) || (c == '"' && kind.is_verbatim) ||
                 (c == '{' && kind.is_interpolated))
            i += 2;
        else
            i++;
    }
    return s.len;
}

/* --- Tokens --- */

static size_t skip_number(struct slice s, size_t i)
{
    while (is_word_part(at(s, i)) || (at(s, i) == '.' && is_digit(at(s, i + 1))))
        i++;
    return i;
}

struct lex_token lex_next(struct slice code, size_t from)
{
    size_t i = skip_blank(code, from);
    struct lex_token t = {.kind = LEX_END, .begin = i, .end = i};
    struct text_kind kind;
    size_t quote;

    if (i >= code.len)
        return t;
    quote = find_quote(code, i, &kind);
    t.kind = LEX_LITERAL;
    if (quote != SIZE_MAX) {
        t.end = skip_text(code, quote, kind, 0);
    } else if (code.p[i] == '\'') {
        t.end = skip_character(code, i);
    } else if (is_digit(code.p[i])) {
        t.end = skip_number(code, i);
    } else if (is_word_start(code.p[i]) || (code.p[i] == '@' && is_word_start(at(code, i + 1)))) {
        t.kind = LEX_WORD;
        t.end = i + 1;
        while (is_word_part(at(code, t.end)))
            t.end++;
    } else if (code.p[i] == '=' && at(code, i + 1) == '>') {
        t.kind = LEX_ARROW;
        t.end = i + 2;
    } else {
        t.kind = LEX_MARK;
        t.mark = code.p[i];
        t.end = i + 1;
    }
    return t;
}

bool lex_is_word(struct slice code, const struct lex_token *t, const char *word)
{
    return t->kind == LEX_WORD && slice_is(slice_from(code.p + t->begin, t->end - t->begin), word);
}
