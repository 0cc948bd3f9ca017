/*
 * From tokens to the methods of a patch. Understands just enough C# to find declarations: words and
 * brackets.
 */
#include "patch.h"

#include "base/limits.h"

#include "csharp/lex.h"

struct token {
    uint32_t at, len;
    enum lex_kind kind;
};

/* --- Tokens. --- */

struct parser {
    struct arena *arena;
    struct slice text;
    char *blanked; /* a copy, which the compiler gets */
    struct token *tokens;
    size_t n_tokens; /* not counting the end token after them */
};

static bool tokenize(struct parser *p)
{
    struct lex_token t = {.kind = LEX_MARK};
    size_t n = 0;

    for (; t.kind != LEX_END; n++)
        t = lex_next(p->text, t.end);
    p->tokens = arena_alloc(p->arena, n * sizeof(*p->tokens));
    if (!p->tokens)
        return false;
    p->n_tokens = n - 1;
    t = (struct lex_token){.kind = LEX_MARK};
    for (size_t i = 0; i < n; i++) {
        t = lex_next(p->text, t.end);
        p->tokens[i] = (struct token){(uint32_t)t.begin, (uint32_t)(t.end - t.begin), t.kind};
    }
    return true;
}

static struct slice text_of(const struct parser *p, size_t i)
{
    if (i >= p->n_tokens)
        return (struct slice){0};
    return slice_from(p->text.p + p->tokens[i].at, p->tokens[i].len);
}

static bool is(const struct parser *p, size_t i, const char *text)
{
    return i < p->n_tokens && p->tokens[i].kind != LEX_LITERAL && slice_is(text_of(p, i), text);
}

static bool is_one_of(const struct parser *p, size_t i, const char *const *words)
{
    for (; *words; words++) {
        if (is(p, i, *words))
            return true;
    }
    return false;
}

static bool is_opening(const struct parser *p, size_t i)
{
    return is(p, i, "{") || is(p, i, "(") || is(p, i, "[");
}

static bool is_closing(const struct parser *p, size_t i)
{
    return is(p, i, "}") || is(p, i, ")") || is(p, i, "]");
}

/* The index of the token that closes the bracket at i; n_tokens if none does. */
static size_t find_close(const struct parser *p, size_t i)
{
    size_t depth = 0;

    for (; i < p->n_tokens; i++) {
        if (is_opening(p, i))
            depth++;
        else if (is_closing(p, i) && --depth == 0)
            return i;
    }
    return p->n_tokens;
}

/* Blanks everything from one token to the end of another, except line ends. */
static void blank(struct parser *p, size_t first, size_t last)
{
    if (last >= p->n_tokens)
        last = p->n_tokens - 1;
    for (size_t at = p->tokens[first].at; at < p->tokens[last].at + p->tokens[last].len; at++) {
        if (p->blanked[at] != '\n' && p->blanked[at] != '\r')
            p->blanked[at] = ' ';
    }
}

static bool is_of_harmony(const struct parser *p, size_t i)
{
    return slice_starts(text_of(p, i), SLICE("Harmony"));
}

/* Skips attributes from i on; returns the index after them. */
static size_t skip_attributes(struct parser *p, size_t i, size_t end)
{
    while (i < end && is(p, i, "[")) {
        const size_t close = find_close(p, i);

        if (is_of_harmony(p, i + 1))
            blank(p, i, close);
        i = close + 1;
    }
    return i < end ? i : end;
}

static size_t skip_modifiers(const struct parser *p, size_t i)
{
    static const char *const modifiers[] = {"public", "private", "internal", "protected", "static",
                                            "unsafe", "new",     "abstract", "sealed",    "partial",
                                            "extern", "async",   NULL};

    while (is_one_of(p, i, modifiers))
        i++;
    return i;
}

static unsigned line_of(const struct parser *p, size_t at)
{
    unsigned line = 1;

    for (size_t i = 0; i < at; i++)
        line += p->text.p[i] == '\n';
    return line;
}

static unsigned column_of(const struct parser *p, size_t at)
{
    unsigned column = 1;

    for (size_t i = at; i > 0 && p->text.p[i - 1] != '\n'; i--)
        /* Counts characters, not bytes. */
        column += ((unsigned char)p->text.p[i - 1] & 0xc0) != 0x80;
    return column;
}

/* --- Tokens to declarations. --- */

/* Tokens [from, to) with blanks between them, without comments. p is NULL without memory. */
static struct slice join(const struct parser *p, size_t from, size_t to)
{
    size_t len = 0;
    char *text;

    for (size_t i = from; i < to; i++)
        len += p->tokens[i].len + 1;
    text = arena_alloc(p->arena, len + 1);
    if (!text)
        return (struct slice){0};
    len = 0;
    for (size_t i = from; i < to; i++) {
        const struct slice token = text_of(p, i);

        if (len > 0)
            text[len++] = ' ';
        memcpy(text + len, token.p, token.len);
        len += token.len;
    }
    return slice_from(text, len);
}

/* Where the parameter that begins at i ends: at a comma outside all brackets, or at `end`. */
static size_t end_of_param(const struct parser *p, size_t i, size_t end)
{
    size_t depth = 0;

    for (; i < end; i++) {
        if (is(p, i, ",") && depth == 0)
            break;
        if (is_opening(p, i) || is(p, i, "<"))
            depth++;
        else if ((is_closing(p, i) || is(p, i, ">")) && depth > 0)
            depth--;
    }
    return i;
}

static bool parse_param(struct parser *p, size_t i, size_t end, struct patch_param *ret_param,
                        struct err *err)
{
    static const char *const modifiers[] = {"ref", "out", "in", NULL};
    struct patch_param param = {.modifier = {0}};
    size_t name = i = skip_attributes(p, i, end);

    if (is_one_of(p, i, modifiers))
        param.modifier = text_of(p, i++);
    while (name < end && !is(p, name, "=")) /* its default value follows */
        name++;
    name--;
    if (name <= i || name >= end || p->tokens[name].kind != LEX_WORD)
        return err_set(err, ERR_ARGUMENT, "Line %u: a parameter of the patch cannot be read",
                       line_of(p, p->tokens[i].at));
    param.name = text_of(p, name);
    if (param.name.p[0] == '@')
        param.name = slice_skip(param.name, 1);
    param.type = join(p, i, name);
    if (!param.type.p)
        return err_no_memory(err);
    *ret_param = param;
    return true;
}

/* Reads the method whose name is at `name` and whose declaration begins at `begin`. */
static bool parse_method(struct parser *p, size_t begin, size_t name, struct patch_method *m,
                         struct err *err)
{
    const size_t close = find_close(p, name + 1);

    begin = skip_modifiers(p, begin);
    if (m->result.len)
        return err_set(err, ERR_ARGUMENT, "The patch has more than one %.*s",
                       SLICE_ARG(text_of(p, name)));
    m->line = line_of(p, p->tokens[name].at);
    m->result = join(p, begin, name);
    if (!m->result.p)
        return err_no_memory(err);
    for (size_t i = name + 2; i < close;) {
        const size_t end = end_of_param(p, i, close);

        if (m->n_params == LIMIT_PATCH_PARAMS)
            return err_set(err, ERR_ARGUMENT, "A method of the patch has more than %d parameters",
                           LIMIT_PATCH_PARAMS);
        if (!parse_param(p, i, end, &m->params[m->n_params], err))
            return false;
        m->n_params++;
        i = end + 1;
    }
    return true;
}

static const char *const names[PATCH_METHODS] = {
    [PATCH_PREFIX] = "Prefix", [PATCH_POSTFIX] = "Postfix", [PATCH_FINALIZER] = "Finalizer"};

static bool parse_name(struct parser *p, size_t begin, size_t i, struct patch *patch,
                       struct err *err)
{
    /* A name with a type before it, not a call: "bool Prefix(", but not "= Prefix(". */
    if (i <= skip_modifiers(p, begin) || !is(p, i + 1, "(") ||
        (p->tokens[i - 1].kind != LEX_WORD && !is(p, i - 1, "]") && !is(p, i - 1, "?") &&
         !is(p, i - 1, ">")))
        return true;
    for (size_t kind = 0; kind < PATCH_METHODS; kind++) {
        if (is(p, i, names[kind]))
            return parse_method(p, begin, i, &patch->methods[kind], err);
    }
    if (!is(p, i, "Transpiler"))
        return true;
    err_set(err, ERR_ARGUMENT, "A Transpiler cannot be used: a hook has no IL code to change");
    return err_hint(err, "use Prefix and Postfix; a Prefix that returns false replaces the method");
}

/* Reads the members of a class, or of the text itself, from token i to `end`. */
static bool parse_members(struct parser *p, size_t i, size_t end, struct patch *patch,
                          struct err *err)
{
    size_t begin = i = skip_attributes(p, i, end);

    while (i < end) {
        const bool is_end = is(p, i, ";") || is(p, i, "{");

        if (!parse_name(p, begin, i, patch, err))
            return false;
        i = is_opening(p, i) ? find_close(p, i) + 1 : i + 1;
        if (is_end)
            begin = i = skip_attributes(p, i, end);
    }
    return true;
}

static size_t skip_usings(struct parser *p)
{
    size_t i = 0;

    while (is(p, i, "using") && !is(p, i + 1, "(")) {
        const size_t begin = i;

        while (i < p->n_tokens && !is(p, i, ";"))
            i++;
        if (is_of_harmony(p, begin + 1))
            blank(p, begin, i);
        i++;
    }
    return i < p->n_tokens ? i : p->n_tokens;
}

static bool has_methods(const struct patch *patch)
{
    return patch->methods[PATCH_PREFIX].result.len || patch->methods[PATCH_POSTFIX].result.len ||
           patch->methods[PATCH_FINALIZER].result.len;
}

/* Where the declaration that begins at i has its body, or ends without one. */
static size_t find_body(const struct parser *p, size_t i)
{
    while (i < p->n_tokens && !is(p, i, "{") && !is(p, i, ";"))
        i = is_opening(p, i) ? find_close(p, i) + 1 : i + 1;
    return i;
}

/* A class that was inside another is not now. */
static void blank_access(struct parser *p, size_t i, size_t end)
{
    static const char *const words[] = {"private", "protected", "new", NULL};

    for (; i < end; i++) {
        if (is_one_of(p, i, words))
            blank(p, i, i);
    }
}

/* Finds the methods in the text from i on, or in a class of it: the first one that has them.
 * Members may be added before token *ret_close. */
static bool find_methods(struct parser *p, size_t i, struct patch *patch, size_t *ret_close,
                         struct err *err)
{
    *ret_close = p->n_tokens;
    if (!parse_members(p, i, p->n_tokens, patch, err))
        return false;
    while (i < p->n_tokens && !has_methods(patch)) {
        const size_t word = skip_modifiers(p, skip_attributes(p, i, p->n_tokens));
        const size_t open = find_body(p, word), close = find_close(p, open);

        if (is(p, word, "class") && !is(p, word + 2, "<") && is(p, open, "{")) {
            if (!parse_members(p, open + 1, close, patch, err))
                return false;
            patch->class_name = text_of(p, word + 1);
            if (slice_starts(patch->class_name, SLICE("@")))
                patch->class_name = slice_skip(patch->class_name, 1);
            blank_access(p, i, word);
            *ret_close = close;
        }
        i = is(p, open, "{") ? close + 1 : open + 1;
    }
    if (has_methods(patch))
        return true;
    err_set(err, ERR_ARGUMENT, "The source has no static method Prefix, Postfix or Finalizer");
    return err_hint(err, "such as: static void Postfix() { UnityEngine.Debug.Log(\"done\"); }");
}

/* If one is missing, the compiler would wait for the rest. */
static bool check_brackets(const struct parser *p, struct err *err)
{
    size_t depth = 0;

    for (size_t i = 0; i < p->n_tokens; i++) {
        if (is_opening(p, i))
            depth++;
        else if (is_closing(p, i) && depth-- == 0)
            return err_set(err, ERR_ARGUMENT,
                           "Compilation errors:\n(%u,%u): error CS1525: Unexpected symbol `%c'",
                           line_of(p, p->tokens[i].at), column_of(p, p->tokens[i].at),
                           p->text.p[p->tokens[i].at]);
    }
    if (depth == 0)
        return true;
    return err_set(err, ERR_ARGUMENT, "Compilation errors:\n(%u,%u): error CS1513: } expected",
                   line_of(p, p->text.len), column_of(p, p->text.len));
}

bool patch_parse(struct arena *a, struct slice source, struct patch *ret_patch, struct err *err)
{
    struct parser p = {.arena = a, .text = source};
    struct patch patch = {.line = 1};
    size_t first, usings_end, close, members_end;

    if (source.len > LIMIT_CODE)
        return err_set(err, ERR_ARGUMENT, "Content too large; max %d bytes", LIMIT_CODE);
    p.blanked = arena_alloc(a, source.len + 1);
    if (!p.blanked || !tokenize(&p))
        return err_no_memory(err);
    memcpy(p.blanked, source.len ? source.p : "", source.len);
    if (!check_brackets(&p, err))
        return false;
    first = skip_usings(&p);
    usings_end = first ? p.tokens[first - 1].at + p.tokens[first - 1].len : 0;
    if (!find_methods(&p, first, &patch, &close, err))
        return false;
    members_end = close < p.n_tokens ? p.tokens[close].at : p.text.len;
    patch.usings = slice_from(p.blanked, usings_end);
    patch.members = slice_from(p.blanked + usings_end, members_end - usings_end);
    patch.end = slice_from(p.blanked + members_end, p.text.len - members_end);
    patch.line = line_of(&p, usings_end);
    patch.column = column_of(&p, usings_end);
    *ret_patch = patch;
    return true;
}
