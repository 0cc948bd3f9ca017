/*
 * Finds the class of a C# file that Unity uses as its script. Reads namespaces and the types
 * directly in them; skips the bodies of types. Does not read files.
 */
#include "csharp.h"
#include "base/limits.h"
#include "internal.h"

/* How well a class fits, best last. A class with type parameters cannot be a script, but may be the
 * only candidate. */
enum fit { FIT_NONE, FIT_GENERIC, FIT_DERIVED, FIT_NAME };

/* An open namespace. */
struct space {
    const char *start, *end; /* its name; may have white space and comments between the parts */
    int64_t depth;           /* brace depth inside it */
};

/* A class declaration. */
struct declared {
    struct slice name;
    bool is_generic, is_derived; /* has type parameters; has a script type among its bases */
};

struct reader {
    struct csharp_lex lex;
    enum csharp_token token;
    char sign_before; /* sign before the token; 'a' for a word */
    bool is_after_record;
    bool has_all; /* report structs and interfaces too */
    struct space spaces[LIMIT_CSHARP_SPACES];
    unsigned n_spaces;
    struct slice wanted; /* class name to look for */
    enum fit fit;        /* of the best class so far */
    struct slice name;
    char name_space[LIMIT_TYPE_NAME];
    size_t name_space_len;
};

static bool is_sign(const struct reader *r, char sign)
{
    return r->token == CSHARP_SIGN && r->lex.sign == sign;
}

static bool is_keyword(const struct reader *r, const char *word)
{
    return r->token == CSHARP_WORD && !r->lex.is_name && slice_is(r->lex.word, word);
}

static void next(struct reader *r)
{
    r->sign_before = r->token == CSHARP_WORD ? 'a' : r->lex.sign;
    r->is_after_record = is_keyword(r, "record");
    r->token = csharp_next(&r->lex);
    while (r->n_spaces && r->spaces[r->n_spaces - 1].depth > r->lex.depth)
        r->n_spaces--;
}

/* Whether the token is directly in a namespace, not in a type. */
static bool is_outside_types(const struct reader *r)
{
    return r->lex.depth == (r->n_spaces ? r->spaces[r->n_spaces - 1].depth : 0);
}

/* Reads "namespace A.B {", or "namespace A.B;" for the rest of the file. */
static void read_namespace(struct reader *r)
{
    struct space space = {.start = NULL};

    for (next(r); r->token == CSHARP_WORD || is_sign(r, '.') || is_sign(r, ':'); next(r)) {
        if (r->token != CSHARP_WORD)
            continue;
        if (!space.start)
            space.start = r->lex.word.p;
        space.end = r->lex.word.p + r->lex.word.len;
    }
    if (!space.start || (!is_sign(r, '{') && !is_sign(r, ';')))
        return;
    space.depth = r->lex.depth;
    /* A file has at most one namespace of the second form. */
    if (r->n_spaces && r->spaces[r->n_spaces - 1].depth == space.depth)
        r->n_spaces--;
    if (r->n_spaces < LIMIT_CSHARP_SPACES)
        r->spaces[r->n_spaces++] = space;
}

/* Appends the words between two positions to the namespace, separated by dots. */
static bool add_words(struct reader *r, const char *start, const char *end)
{
    struct csharp_lex lex;
    enum csharp_token token;

    csharp_lex_init(&lex, slice_from(start, (size_t)(end - start)));
    while ((token = csharp_next(&lex)) != CSHARP_END) {
        if (token != CSHARP_WORD)
            continue;
        if (lex.word.len + 1 > sizeof(r->name_space) - r->name_space_len)
            return false;
        if (r->name_space_len)
            r->name_space[r->name_space_len++] = '.';
        memcpy(r->name_space + r->name_space_len, lex.word.p, lex.word.len);
        r->name_space_len += lex.word.len;
    }
    return true;
}

static void keep(struct reader *r, struct slice name, enum fit fit)
{
    r->fit = fit;
    r->name = name;
    r->name_space_len = 0;
    for (unsigned i = 0; i < r->n_spaces; i++)
        if (!add_words(r, r->spaces[i].start, r->spaces[i].end))
            return;
}

/* Reads type parameters, bases and constraints, up to the body. Only the last word of a dotted name
 * outside all brackets counts as a base. */
static void read_head(struct reader *r, struct declared *d)
{
    int64_t n_open = 0;
    bool is_in_bases = false, is_behind_bases = false, is_script = false;

    d->is_generic = is_sign(r, '<');
    for (; r->token != CSHARP_END; next(r)) {
        const bool is_where = is_keyword(r, "where") && n_open == 0;

        if (is_where || (r->token == CSHARP_SIGN && strchr(",{;(", r->lex.sign)))
            d->is_derived |= is_script;
        is_script = false;
        if (is_sign(r, '{') || is_sign(r, ';') || is_sign(r, '}'))
            return;
        is_behind_bases |= is_where;
        if (is_sign(r, ':') && n_open == 0)
            is_in_bases = true;
        else if (r->token == CSHARP_SIGN && strchr("<([", r->lex.sign))
            n_open++;
        else if (r->token == CSHARP_SIGN && strchr(">)]", r->lex.sign))
            n_open--;
        else if (r->token == CSHARP_WORD && n_open == 0 && is_in_bases && !is_behind_bases)
            is_script =
                slice_is(r->lex.word, "MonoBehaviour") || slice_is(r->lex.word, "ScriptableObject");
    }
}

/* Reads a declaration from the word "class" on. False: it is not one. */
static bool read_class(struct reader *r, struct declared *ret_class)
{
    struct declared d = {.is_generic = false};

    next(r);
    if (r->token != CSHARP_WORD)
        return false;
    d.name = r->lex.word;
    next(r);
    read_head(r, &d);
    *ret_class = d;
    return true;
}

static bool is_class(const struct reader *r)
{
    /* "where T : class" and "where T : X, class" are not declarations. */
    return (is_keyword(r, "class") ||
            (r->has_all && (is_keyword(r, "struct") || is_keyword(r, "interface")))) &&
           r->sign_before != ':' && r->sign_before != ',' && !r->is_after_record;
}

/* Moves past the next class that is not nested. The reader then has the class's namespace. False:
 * no more classes. */
static bool next_class(struct reader *r, struct declared *ret_class)
{
    while (r->token != CSHARP_END) {
        if (is_outside_types(r) && is_keyword(r, "namespace"))
            read_namespace(r);
        else if (!is_outside_types(r) || !is_class(r))
            next(r);
        else if (read_class(r, ret_class))
            return true;
    }
    return false;
}

void csharp_each_type(struct slice source, csharp_each_fn *each, void *ctx)
{
    struct reader r = {.fit = FIT_NONE, .has_all = true};
    struct declared d;

    csharp_lex_init(&r.lex, source);
    next(&r);
    while (next_class(&r, &d)) {
        keep(&r, d.name, FIT_NONE);
        if (!each(ctx, slice_from(r.name_space, r.name_space_len), d.name))
            return;
    }
}

bool csharp_find_class(struct arena *a, struct slice source, struct slice file_name,
                       struct slice *ret_name_space, struct slice *ret_name)
{
    struct reader r = {.wanted = file_name};
    struct declared d;

    if (file_name.len > 3 &&
        slice_eq_nocase(slice_skip(file_name, file_name.len - 3), SLICE(".cs")))
        r.wanted.len -= 3;
    csharp_lex_init(&r.lex, source);
    next(&r);
    while (r.fit != FIT_NAME && next_class(&r, &d)) {
        enum fit fit = FIT_NONE;

        if (slice_eq(d.name, r.wanted))
            fit = FIT_NAME;
        else if (d.is_derived)
            fit = FIT_DERIVED;
        if (fit != FIT_NONE && d.is_generic)
            fit = FIT_GENERIC;
        if (fit > r.fit)
            keep(&r, d.name, fit);
    }
    if (r.fit == FIT_NONE)
        return false;
    *ret_name = r.name;
    *ret_name_space = arena_copy(a, slice_from(r.name_space, r.name_space_len));
    return true;
}
