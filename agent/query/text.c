/*
 * Judges a query by its text: whether it is one expression, and whether it is a plain path. Uses
 * the tokens of lex.c; knows no runtime.
 */
#include "query.h"
#include "token.h"

#include <stdlib.h>

#include "base/limits.h"
#include "json/json.h"

enum {
    MAX_NUMBER = 40 /* longest number, in characters */
};

/* --- Literals --- */

struct literal {
    char quote; /* " or '; 0: not a constant text */
    struct slice text;
};

static bool is_text_closed(struct slice t)
{
    char quote = t.p[t.len - 1];
    size_t n_quotes = 0, n_slashes = 0, begin = 0;

    while (begin < t.len && (t.p[begin] == '@' || t.p[begin] == '$'))
        begin++;
    if (t.len - begin < 2 || t.p[begin] != quote)
        return false;
    if (memchr(t.p, '@', begin)) {
        for (size_t i = begin; i < t.len; i++)
            n_quotes += t.p[i] == '"';
        return memchr(t.p, '$', begin) || n_quotes % 2 == 0;
    }
    while (t.p[t.len - 2 - n_slashes] == '\\')
        n_slashes++;
    return n_slashes % 2 == 0;
}

/* Reads four hex digits at p[*i] and moves *i past them. */
static bool read_hex(struct slice s, size_t *i, uint32_t *ret_unit)
{
    uint32_t unit = 0;

    if (s.len - *i < 4)
        return false;
    for (size_t end = *i + 4; *i < end; ++*i) {
        int digit = text_hex_digit(s.p[*i]);

        if (digit < 0)
            return false;
        unit = unit << 4 | (uint32_t)digit;
    }
    *ret_unit = unit;
    return true;
}

/* A pair such as \uD83D\uDE00 is one character. */
static bool read_unicode(struct slice s, size_t *i, uint32_t *ret_code)
{
    uint32_t low;

    if (!read_hex(s, i, ret_code))
        return false;
    if ((*ret_code & 0xf800) != 0xd800)
        return true;
    if (*ret_code >= 0xdc00 || s.len - *i < 2 || s.p[*i] != '\\' || s.p[*i + 1] != 'u')
        return false;
    *i += 2;
    if (!read_hex(s, i, &low) || (low & 0xfc00) != 0xdc00)
        return false;
    *ret_code = 0x10000 + ((*ret_code & 0x3ff) << 10) + (low & 0x3ff);
    return true;
}

/* Reads the character after a backslash at s.p[*i - 1]. */
static bool read_escape(struct slice s, size_t *i, char *to, size_t *n)
{
    static const char names[] = "\\\"'abfnrtv0", values[] = "\\\"'\a\b\f\n\r\t\v";
    const char *found = *i < s.len && s.p[*i] ? strchr(names, s.p[*i]) : NULL;
    uint32_t code;

    if (found) {
        to[(*n)++] = values[found - names];
        ++*i;
        return true;
    }
    if (*i >= s.len || s.p[*i] != 'u')
        return false;
    ++*i;
    if (!read_unicode(s, i, &code))
        return false;
    *n += utf8_encode(code, to + *n);
    return true;
}

/* False: no memory. */
static bool read_literal(struct arena *a, struct slice code, const struct lex_token *t,
                         struct literal *ret_literal)
{
    struct slice text = slice_from(code.p + t->begin, t->end - t->begin);
    bool is_verbatim = slice_starts(text, SLICE("@\""));
    struct literal l = {0};
    size_t n = 0;
    char *to;

    *ret_literal = l;
    if (t->kind != LEX_LITERAL || !(is_verbatim || text.p[0] == '"' || text.p[0] == '\'') ||
        !is_text_closed(text))
        return true;
    l.quote = is_verbatim ? '"' : text.p[0];
    text = slice_skip(text, is_verbatim ? 2 : 1);
    text.len--;
    to = arena_alloc(a, text.len + 1);
    if (!to)
        return false;
    for (size_t i = 0; i < text.len;) {
        char c = text.p[i++];

        if (c == '\\' && !is_verbatim) {
            if (!read_escape(text, &i, to, &n))
                return true;
            continue;
        }
        i += is_verbatim && c == '"';
        to[n++] = c;
    }
    l.text = slice_from(to, n);
    *ret_literal = l;
    return true;
}

/* --- Forms that are not C# --- */

static bool is_mark(const struct lex_token *t, char mark)
{
    return t->kind == LEX_MARK && t->mark == mark;
}

bool query_form(struct arena *a, struct slice code, const struct lex_token *before,
                const struct lex_token *t, struct query_form *ret_form)
{
    bool is_find = lex_is_word(code, t, "find");
    struct query_form f = {.word = *t};
    struct literal l;

    ret_form->is_form = false;
    if (is_mark(before, '.') ||
        !(is_find || lex_is_word(code, t, "Scene") || lex_is_word(code, t, "GameObject")))
        return true;
    f.open = lex_next(code, t->end);
    f.literal = lex_next(code, f.open.end);
    f.close = lex_next(code, f.literal.end);
    if (!is_mark(&f.open, is_find ? '(' : '[') || !is_mark(&f.close, is_find ? ')' : ']'))
        return true;
    if (!read_literal(a, code, &f.literal, &l))
        return false;
    f.is_form = l.quote != 0;
    f.name = l.text;
    *ret_form = f;
    return true;
}

/* --- One expression --- */

struct check {
    struct slice code;
    struct lex_token before, last; /* the last two tokens */
    char marks[LIMIT_CODE_DEPTH];
    bool is_lambda[LIMIT_CODE_DEPTH + 1]; /* whether we are in a lambda at that depth */
    size_t depth;
};

static bool refuse_statement(struct err *err)
{
    return err_set(err, ERR_ARGUMENT, "A query is one expression; use execute_code for statements");
}

static bool is_any(struct slice code, const struct lex_token *t, const char *const *words)
{
    for (; *words; words++)
        if (lex_is_word(code, t, *words))
            return true;
    return false;
}

static char at(struct slice code, size_t i)
{
    return i < code.len ? code.p[i] : '\0';
}

static bool changes_something(const struct check *c, const struct lex_token *t)
{
    if (c->is_lambda[c->depth] || t->kind != LEX_MARK)
        return false;
    if (t->mark == '=') {
        char left = t->begin > 0 ? c->code.p[t->begin - 1] : '\0';
        char further = t->begin > 1 ? c->code.p[t->begin - 2] : '\0';

        /* `=` that is not part of ==, !=, <= or >=, and does not set a member of a new object. */
        if (at(c->code, t->end) == '=' || left == '!')
            return false;
        if (left == '=') /* the second = of == */
            return false;
        if (left == '<' || left == '>')
            return further == left;
        if (left && strchr("+-*/%&|^?", left))
            return true;
        return !(c->depth > 0 && c->marks[c->depth - 1] == '{') &&
               !lex_is_word(c->code, &c->before, "let");
    }
    return (t->mark == '+' || t->mark == '-') && at(c->code, t->end) == t->mark;
}

/* `Type name`, where neither word is an operator or part of a query expression. */
static bool declares(const struct check *c, const struct lex_token *t)
{
    static const char *const others[] = {
        "new",    "is",    "as",      "in",        "out",        "ref",      "await",      "async",
        "from",   "where", "let",     "join",      "on",         "equals",   "into",       "by",
        "select", "group", "orderby", "ascending", "descending", "delegate", "stackalloc", "throw",
        "and",    "or",    "not",     "when",      "with",       "switch",   NULL};

    static const char *const before[] = {"is", "out", "from", "join", "not", NULL};

    return t->kind == LEX_WORD && c->last.kind == LEX_WORD && !c->is_lambda[c->depth] &&
           !is_any(c->code, t, others) && !is_any(c->code, &c->last, others) &&
           !is_any(c->code, &c->before, before) && c->depth == 0;
}

static bool refuse_brackets(struct err *err)
{
    return err_set(err, ERR_ARGUMENT, "The brackets of the query do not match");
}

static bool track_bracket(struct check *c, char mark, struct err *err)
{
    const char *closes = strchr(")(][}{", mark);

    if (strchr("([{", mark)) {
        if (c->depth == LIMIT_CODE_DEPTH)
            return err_set(err, ERR_ARGUMENT, "The query is nested too deeply");
        c->marks[c->depth++] = mark;
        c->is_lambda[c->depth] = c->is_lambda[c->depth - 1];
        return true;
    }
    if (c->depth == 0 || c->marks[c->depth - 1] != closes[1])
        return refuse_brackets(err);
    c->depth--;
    return true;
}

static bool check_literal(struct slice code, const struct lex_token *t, struct err *err)
{
    struct slice text = slice_from(code.p + t->begin, t->end - t->begin);

    if (t->kind != LEX_LITERAL || text_is_digit(text.p[0]) || is_text_closed(text))
        return true;
    return err_set(err, ERR_ARGUMENT, "A string in the query is not closed");
}

bool query_check(struct slice text, struct slice *ret_expression, struct err *err)
{
    struct check c = {.code = text};
    struct lex_token t = lex_next(text, 0);
    static const char *const words[] = {
        "return",   "using",     "if",        "for",     "foreach", "while",   "do",
        "switch",   "try",       "throw",     "lock",    "goto",    "break",   "continue",
        "yield",    "var",       "const",     "class",   "struct",  "enum",    "fixed",
        "unsafe",   "interface", "namespace", "public",  "static",  "private", "protected",
        "internal", "sealed",    "abstract",  "partial", "extern",  "else",    NULL};

    if (text.len > LIMIT_CODE)
        return err_set(err, ERR_ARGUMENT, "The query is too large; max %d bytes", LIMIT_CODE);
    if (text.len && memchr(text.p, '\0', text.len))
        return err_set(err, ERR_ARGUMENT, "A query must not contain NUL");
    if (t.kind == LEX_END || is_mark(&t, ';'))
        return err_set(err, ERR_ARGUMENT, "The query is empty");
    if (is_mark(&t, '{') || is_any(c.code, &t, words))
        return refuse_statement(err);
    for (; t.kind != LEX_END; t = lex_next(text, t.end)) {
        bool is_end = is_mark(&t, ';') && (c.depth == 0 || !c.is_lambda[c.depth]);

        if (is_end && c.depth == 0 && lex_next(text, t.end).kind == LEX_END) {
            text.len = t.begin;
            break;
        }
        if (is_end || changes_something(&c, &t) || declares(&c, &t))
            return refuse_statement(err);
        if (!check_literal(text, &t, err))
            return false;
        /* A lambda ends with the bracket around it, or with the comma after it. */
        if (t.kind == LEX_ARROW || lex_is_word(c.code, &t, "delegate"))
            c.is_lambda[c.depth] = true;
        else if (is_mark(&t, ','))
            c.is_lambda[c.depth] = c.depth > 0 && c.is_lambda[c.depth - 1];
        else if (t.kind == LEX_MARK && strchr("()[]{}", t.mark) && !track_bracket(&c, t.mark, err))
            return false;
        c.before = c.last;
        c.last = t;
    }
    if (c.depth > 0)
        return refuse_brackets(err);
    *ret_expression = text;
    return true;
}

/* --- Plain paths --- */

struct parse {
    struct arena *arena;
    struct slice code;
    struct lex_token t;
    struct query_path path;
    struct query_step *steps;
};

static void skip(struct parse *p)
{
    p->t = lex_next(p->code, p->t.end);
}

static bool add_step(struct parse *p, struct query_step step)
{
    if (p->path.n_steps == LIMIT_QUERY_STEPS)
        return false;
    p->steps[p->path.n_steps++] = step;
    return true;
}

static struct slice word_of(struct slice code, const struct lex_token *t)
{
    bool is_escaped = code.p[t->begin] == '@'; /* @class is also a name */

    return slice_from(code.p + t->begin + is_escaped, t->end - t->begin - is_escaped);
}

/* Reads a plain whole number, with or without a sign. */
static bool read_number(struct parse *p, int64_t *ret_number)
{
    bool is_negative = is_mark(&p->t, '-');
    struct slice text;

    if (is_negative)
        skip(p);
    text = slice_from(p->code.p + p->t.begin, p->t.end - p->t.begin);
    if (p->t.kind != LEX_LITERAL || !text_is_digit(text.p[0]) || !text_to_int(text, ret_number))
        return false;
    if (is_negative)
        *ret_number = -*ret_number;
    return true;
}

static bool add_steps(struct parse *p)
{
    while (p->t.kind != LEX_END) {
        bool is_member = is_mark(&p->t, '.');

        if (!is_member && !is_mark(&p->t, '['))
            return false;
        skip(p);
        if (!is_member) {
            struct query_step step = {.kind = QUERY_NUMBER};
            struct literal l = {0};

            if (!read_literal(p->arena, p->code, &p->t, &l)) {
                p->steps = NULL;
                return false;
            }
            step.text = l.text;
            if (l.quote)
                step.kind = l.quote == '"' ? QUERY_TEXT : QUERY_CHARACTER;
            else if (!read_number(p, &step.number))
                return false;
            skip(p);
            if (!is_mark(&p->t, ']'))
                return false;
            skip(p);
            if (!add_step(p, step))
                return false;
            continue;
        }
        if (p->t.kind != LEX_WORD ||
            !add_step(p, (struct query_step){.text = word_of(p->code, &p->t)}))
            return false;
        skip(p);
    }
    return true;
}

static bool is_keyword(const struct parse *p)
{
    static const char *const words[] = {
        "this",  "base",   "new",    "typeof",   "default", "sizeof",     "checked", "unchecked",
        "await", "async",  "from",   "nameof",   "int",     "uint",       "long",    "ulong",
        "short", "ushort", "byte",   "sbyte",    "float",   "double",     "decimal", "bool",
        "char",  "string", "object", "delegate", "void",    "stackalloc", "throw",   NULL};

    return is_any(p->code, &p->t, words);
}

/* --- Single literals, as JSON --- */

static bool write_decimal(struct json_out *w, struct slice text, bool is_negative)
{
    char copy[MAX_NUMBER + 2], *end;
    bool is_float = false;
    double value;

    if (text.len && strchr("fFdD", text.p[text.len - 1])) {
        is_float = strchr("fF", text.p[text.len - 1]) != NULL;
        text.len--;
    }
    if (text.len > MAX_NUMBER)
        return false;
    for (size_t i = 0; i < text.len; i++) /* these do not depend on the locale */
        if (!text_is_digit(text.p[i]) && !strchr(".eE", text.p[i]))
            return false;
    copy[0] = is_negative ? '-' : '+';
    memcpy(copy + 1, text.p, text.len);
    copy[text.len + 1] = '\0';
    value = strtod(copy, &end);
    if (*end)
        return false;
    if (is_float)
        json_float(w, (float)value);
    else
        json_double(w, value);
    return true;
}

static bool write_number(struct json_out *w, struct slice text, bool is_negative)
{
    int64_t number;

    if (text.len > 1 && text.p[0] == '0' && (text.p[1] == 'x' || text.p[1] == 'b'))
        return false;
    if (!text_to_int(text, &number))
        return write_decimal(w, text, is_negative);
    json_int(w, is_negative ? -number : number);
    return true;
}

static bool write_literal(struct parse *p, struct json_out *w)
{
    bool is_negative = is_mark(&p->t, '-');
    struct literal l = {0};

    if (is_negative)
        skip(p);
    if (!is_negative && lex_is_word(p->code, &p->t, "null"))
        json_null(w);
    else if (!is_negative && lex_is_word(p->code, &p->t, "true"))
        json_bool(w, true);
    else if (!is_negative && lex_is_word(p->code, &p->t, "false"))
        json_bool(w, false);
    else if (p->t.kind != LEX_LITERAL)
        return false;
    else if (text_is_digit(p->code.p[p->t.begin]))
        return write_number(w, slice_from(p->code.p + p->t.begin, p->t.end - p->t.begin),
                            is_negative);
    else if (is_negative || !read_literal(p->arena, p->code, &p->t, &l) || !l.quote ||
             !utf8_valid(l.text) || (l.quote == '\'' && utf8_prefix(l.text, 1) != l.text.len))
        return false;
    else
        json_text(w, l.text);
    return true;
}

bool query_parse(struct arena *a, struct slice expression, struct query_path *ret_path,
                 struct err *err)
{
    struct parse p = {.arena = a, .code = expression, .t = lex_next(expression, 0)};
    struct lex_token nothing = {.kind = LEX_END};
    struct query_form form;
    struct lex_token begin;
    struct json_out w;
    struct buf json;
    bool ok;

    *ret_path = p.path;
    begin = p.t;
    buf_init(&json, SIZE_MAX);
    json_out_init(&w, &json);
    ok = write_literal(&p, &w) && lex_next(p.code, p.t.end).kind == LEX_END;
    if (ok && buf_ok(&json))
        p.path.json = arena_copy(p.arena, buf_slice(&json));
    buf_done(&json);
    if (ok) {
        p.path.root = QUERY_VALUE;
        p.path.is_plain = true;
        *ret_path = p.path;
        return p.path.json.p || err_no_memory(err);
    }
    p.t = begin;
    if (p.t.kind != LEX_WORD || is_keyword(&p))
        return true;
    p.path.steps = p.steps = arena_alloc(a, LIMIT_QUERY_STEPS * sizeof(*p.steps));
    if (!p.steps || !query_form(a, expression, &nothing, &p.t, &form))
        return err_no_memory(err);
    p.path.root = form.is_form ? QUERY_OBJECT : QUERY_TYPE;
    if (form.is_form) {
        p.path.name = form.name;
        p.t = form.close;
    } else {
        add_step(&p, (struct query_step){.text = word_of(expression, &p.t)});
    }
    skip(&p);
    p.path.is_plain = add_steps(&p);
    if (!p.steps)
        return err_no_memory(err);
    *ret_path = p.path;
    return true;
}
