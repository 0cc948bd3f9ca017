/*
 * Rewrites C# source that a C# 7 compiler does not accept. Works on tokens, knows no types, and
 * keeps line numbers.
 */
#include "base/limits.h"
#include "csharp.h"
#include "internal.h"

/* Drops the byte order mark: in the middle of a larger text it would be an ordinary character. */
static struct slice skip_mark(struct slice source)
{
    return slice_starts(source, SLICE("\xEF\xBB\xBF")) ? slice_skip(source, 3) : source;
}

/* --- Ambiguous type names. --- */

static const char *const spaces[] = {
    "McpPlugin", /* the project's own copy takes precedence */
    "com.IvanMurzak.McpPlugin",
    "com.IvanMurzak.Unity.MCP.Common",
    "com.IvanMurzak.ReflectorNet.Utils",
};
const char *const csharp_ambiguous_types[] = {"McpPluginToolTypeAttribute",
                                              "McpPluginToolAttribute", "MainThread"};

struct imports {
    const char *at;     /* the first `using` of one of the namespaces */
    const char *chosen; /* namespace whose types win */
    unsigned seen;      /* bit per namespace */
    unsigned own;       /* bit per type that the source already defines as an alias: using X = Y; */
};

static void take_import(struct imports *i, const char *at, struct slice name)
{
    for (size_t k = 0; k < N_ELEMENTS(spaces); k++) {
        if (!slice_is(name, spaces[k]))
            continue;
        if (!i->at)
            i->at = at;
        if (!i->chosen || k == 0)
            i->chosen = spaces[k];
        i->seen |= 1u << k;
    }
}

static void take_alias(struct imports *i, struct slice name)
{
    for (size_t k = 0; k < N_ELEMENTS(csharp_ambiguous_types); k++)
        if (slice_is(name, csharp_ambiguous_types[k]))
            i->own |= 1u << k;
}

/* Reads on after the word `using` at `at`: "A.B.C;" or "X = …;". */
static void read_using(struct csharp_lex *l, struct imports *i, const char *at)
{
    enum csharp_token token = csharp_next(l);
    struct slice name = l->word;

    if (token != CSHARP_WORD)
        return;
    while ((token = csharp_next(l)) == CSHARP_SIGN && l->sign == '.') {
        if (csharp_next(l) != CSHARP_WORD)
            return;
        name.len = (size_t)(l->p - name.p);
    }
    if (token == CSHARP_SIGN && l->sign == ';')
        take_import(i, at, name);
    else if (token == CSHARP_SIGN && l->sign == '=')
        take_alias(i, name);
}

bool csharp_resolve_names(struct slice source, unsigned types, struct buf *to)
{
    struct imports i = {.at = NULL};
    struct csharp_lex l;
    enum csharp_token token;

    source = skip_mark(source);
    csharp_lex_init(&l, source);
    while ((token = csharp_next(&l)) != CSHARP_END)
        if (token == CSHARP_WORD && slice_is(l.word, "using") && !l.is_name)
            read_using(&l, &i, l.at);
    types &= ~i.own;
    if ((i.seen & (i.seen - 1)) == 0 || !types)
        return false;
    buf_append(to, slice_from(source.p, (size_t)(i.at - source.p)));
    for (size_t k = 0; k < N_ELEMENTS(csharp_ambiguous_types); k++)
        if (types >> k & 1)
            buf_printf(to, "using %s = global::%s.%s; ", csharp_ambiguous_types[k], i.chosen,
                       csharp_ambiguous_types[k]);
    buf_append(to, slice_skip(source, (size_t)(i.at - source.p)));
    return buf_ok(to);
}

/* --- Nullable annotations. --- */

enum {
    BACK = 4, /* how many previous tokens decide what one means */
};

struct past {
    struct slice words[BACK]; /* newest first; empty for a sign */
    char signs[BACK];         /* 0 for a word */
};

static void remember(struct past *p, const struct csharp_lex *l, enum csharp_token token)
{
    memmove(p->words + 1, p->words, (BACK - 1) * sizeof(p->words[0]));
    memmove(p->signs + 1, p->signs, BACK - 1);
    p->words[0] = token == CSHARP_WORD ? slice_from(l->at, (size_t)(l->p - l->at)) /* with @ */
                                       : (struct slice){0};
    p->signs[0] = token == CSHARP_WORD ? 0 : l->sign;
}

/* In `x is string ? a : b` the `?` is an operator. */
static bool is_asked(const struct past *p, unsigned type)
{
    return slice_is(p->words[type + 1], "is") || slice_is(p->words[type + 1], "as") ||
           p->signs[type + 1] == '.';
}

static char sign_after(const struct csharp_lex *l)
{
    struct csharp_lex next = *l;

    return csharp_next(&next) == CSHARP_SIGN ? next.sign : 0;
}

/* `string?`, `object?` and `T[]?` are references, for which the annotation changes nothing. */
static bool is_null_mark(const struct csharp_lex *l, const struct past *p)
{
    if (l->p < l->end && (*l->p == '?' || *l->p == '.'))
        return false; /* ?? and ?. are operators */
    if (slice_is(p->words[0], "string") || slice_is(p->words[0], "object"))
        return !is_asked(p, 0);
    return p->signs[0] == ']' && p->signs[1] == '[' && p->words[2].len > 0 && !is_asked(p, 2);
}

/* Whether this is the `!` of `x!`: it follows a value, where no other `!` can be. */
static bool is_null_promise(const struct csharp_lex *l, const struct past *p)
{
    const bool is_behind_value =
        p->words[0].len > 0 || (p->signs[0] && strchr(")]\"", p->signs[0]));
    const char next = is_behind_value ? sign_after(l) : 0;

    return next && strchr(".),;]}?:", next);
}

/* Copies the white space before a token, emptying the lines of one directive. */
static bool copy_space(struct slice space, const char *directive, struct buf *to)
{
    bool has_changed = false;

    while (space.len) {
        const char *end = memchr(space.p, '\n', space.len);
        struct slice line = slice_from(space.p, end ? (size_t)(end - space.p) : space.len);
        struct slice rest = slice_trim(line);

        if (rest.len && rest.p[0] == '#' &&
            slice_starts(slice_trim(slice_skip(rest, 1)), slice_of(directive)))
            has_changed = true;
        else
            buf_append(to, line);
        if (end)
            buf_append_byte(to, '\n');
        space = slice_skip(space, line.len + (end != NULL));
    }
    return has_changed;
}

/* Whether the ':' starts a hole's format, which is not code. */
static bool is_format(const struct csharp_lex *l, const struct past *past, int n_open)
{
    return l->sign == ':' && n_open == 0 && past->signs[0] != ':' &&
           !(l->p < l->end && *l->p == ':');
}

static bool rewrite_code(struct slice code, unsigned n_holes, struct buf *to);

static bool rewrite_text(struct slice text, unsigned n_holes, struct buf *to)
{
    bool has_changed = false;
    struct slice hole;
    size_t at = 0, copied = 0;

    while (n_holes < LIMIT_CSHARP_HOLES && csharp_next_hole(text, &at, &hole)) {
        const size_t start = (size_t)(hole.p - text.p);

        buf_append(to, slice_from(text.p + copied, start - copied));
        has_changed |= rewrite_code(hole, n_holes + 1, to);
        copied = start + hole.len;
    }
    buf_append(to, slice_skip(text, copied));
    return has_changed;
}

/* Handles a whole source or one hole. */
static bool rewrite_code(struct slice code, unsigned n_holes, struct buf *to)
{
    struct past past = {.signs = {0}};
    bool has_changed = false;
    const char *copied = code.p;
    int n_open = 0; /* open parentheses and brackets */
    struct csharp_lex l;
    enum csharp_token token;

    csharp_lex_init(&l, code);
    do {
        bool is_mark;

        token = csharp_next(&l);
        has_changed |= copy_space(slice_from(copied, (size_t)(l.at - copied)), "nullable", to);
        is_mark = token == CSHARP_SIGN && ((l.sign == '?' && is_null_mark(&l, &past)) ||
                                           (l.sign == '!' && is_null_promise(&l, &past)));
        copied = l.p;
        if (is_mark)
            buf_append_byte(to, ' ');
        else if (token == CSHARP_SIGN && l.sign == '"')
            has_changed |= rewrite_text(slice_from(l.at, (size_t)(l.p - l.at)), n_holes, to);
        else
            buf_append(to, slice_from(l.at, (size_t)(l.p - l.at)));
        has_changed |= is_mark;
        if (token == CSHARP_SIGN && n_holes > 0) {
            n_open += (l.sign == '(' || l.sign == '[') - (l.sign == ')' || l.sign == ']');
            if (is_format(&l, &past, n_open))
                break;
        }
        remember(&past, &l, token);
    } while (token != CSHARP_END);
    buf_append(to, slice_from(copied, (size_t)(code.p + code.len - copied)));
    return has_changed;
}

bool csharp_remove_nullable(struct slice source, struct buf *to)
{
    source = skip_mark(source);
    return source.len && rewrite_code(source, 0, to) && buf_ok(to);
}

/* --- Global effects of a source. --- */

/* At the '[' of "[assembly: …]" or "[module: …]", which only `using` and other such attributes may
 * precede. */
static bool begins_global(const struct csharp_lex *l, const struct past *past)
{
    struct csharp_lex next = *l;

    if (l->sign != '[' || l->depth != 0 ||
        (past->signs[0] ? !strchr(";]", past->signs[0]) : past->words[0].len > 0))
        return false;
    return csharp_next(&next) == CSHARP_WORD &&
           (slice_is(next.word, "assembly") || slice_is(next.word, "module")) &&
           csharp_next(&next) == CSHARP_SIGN && next.sign == ':';
}

static void skip_brackets(struct csharp_lex *l)
{
    size_t n_open = 1;

    while (n_open > 0 && csharp_next(l) != CSHARP_END) {
        if (l->p - l->at == 1) {
            n_open += *l->at == '[';
            n_open -= *l->at == ']';
        }
    }
}

static void copy_lines(struct slice text, struct buf *to)
{
    for (size_t i = 0; i < text.len; i++)
        if (text.p[i] == '\n')
            buf_append_byte(to, '\n');
}

bool csharp_remove_global(struct slice source, struct buf *to)
{
    struct past past = {.signs = {0}};
    bool has_changed = false;
    const char *copied;
    struct csharp_lex l;
    enum csharp_token token;

    source = skip_mark(source);
    copied = source.p;
    csharp_lex_init(&l, source);
    do {
        token = csharp_next(&l);
        has_changed |= copy_space(slice_from(copied, (size_t)(l.at - copied)), "line", to);
        copied = l.at;
        if (token == CSHARP_SIGN && begins_global(&l, &past)) {
            skip_brackets(&l);
            copy_lines(slice_from(copied, (size_t)(l.p - copied)), to);
            has_changed = true;
        } else {
            buf_append(to, slice_from(copied, (size_t)(l.p - copied)));
            remember(&past, &l, token);
        }
        copied = l.p;
    } while (token != CSHARP_END);
    return has_changed && buf_ok(to);
}
