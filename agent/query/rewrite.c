/*
 * Turns a query into C#: each form that is not C# becomes a call of our own function with the
 * number of its object. Places in the compiler's report are mapped back to places in the query.
 * Knows no runtime.
 */
#include "query.h"

#include "base/limits.h"
#include "token.h"

#define SOURCE_BEGIN "("
/* Code that uses await becomes a function, so it needs a return. */
#define AWAIT_BEGIN "return ("
#define SOURCE_END  "\n)"

/* A part of the expression that the source has at another place, or replaces. */
struct query_edit {
    size_t begin, end, source_begin, source_end;
};

struct rewriting {
    struct arena *arena;
    struct query_code code;
    struct buf source;
    struct slice *names;
    size_t names_cap, edits_cap;
    size_t copied; /* bytes of the expression */
};

static bool replace(struct rewriting *r, const struct lex_token *t, struct slice with)
{
    struct query_edit e = {.begin = t->begin, .end = t->end};

    buf_append(&r->source, slice_from(r->code.expression.p + r->copied, t->begin - r->copied));
    e.source_begin = r->source.len;
    buf_append(&r->source, with);
    e.source_end = r->source.len;
    r->copied = t->end;
    return VEC_ADD_IN(r->arena, r->code.edits, r->code.n_edits, r->edits_cap, 4 * LIMIT_QUERY_NAMES,
                      e);
}

static bool has_word(struct slice code, const char *word)
{
    struct lex_token t = lex_next(code, 0);

    while (t.kind != LEX_END && !lex_is_word(code, &t, word))
        t = lex_next(code, t.end);
    return t.kind != LEX_END;
}

static bool rewrite(struct rewriting *r, struct err *err)
{
    struct slice code = r->code.expression;
    struct lex_token before = {.kind = LEX_END}, t = lex_next(code, 0);
    struct query_form f;

    for (; t.kind != LEX_END; before = t, t = lex_next(code, t.end)) {
        struct slice number;

        if (!query_form(r->arena, code, &before, &t, &f))
            return err_no_memory(err);
        if (!f.is_form)
            continue;
        if (r->code.n_names == LIMIT_QUERY_NAMES)
            return err_set(err, ERR_ARGUMENT, "The query names more than %d objects",
                           LIMIT_QUERY_NAMES);
        number = arena_printf(r->arena, "%zu", r->code.n_names);
        if (!number.p || !replace(r, &f.word, SLICE(QUERY_FUNCTION)) ||
            !replace(r, &f.open, SLICE("(")) || !replace(r, &f.literal, number) ||
            !replace(r, &f.close, SLICE(")")) ||
            !VEC_ADD_IN(r->arena, r->names, r->code.n_names, r->names_cap, LIMIT_QUERY_NAMES,
                        f.name))
            return err_no_memory(err);
        t = f.close;
    }
    buf_append(&r->source, slice_skip(code, r->copied));
    return true;
}

bool query_rewrite(struct arena *a, struct slice expression, struct query_code *ret_code,
                   struct err *err)
{
    struct rewriting r = {.arena = a, .code.expression = expression};
    bool ok;

    buf_init(&r.source, SIZE_MAX);
    buf_append(&r.source, has_word(expression, "await") ? SLICE(AWAIT_BEGIN) : SLICE(SOURCE_BEGIN));
    r.code.begin = r.source.len;
    ok = rewrite(&r, err);
    buf_append(&r.source, SLICE(SOURCE_END));
    if (ok) {
        r.code.source =
            buf_ok(&r.source) ? arena_copy(a, buf_slice(&r.source)) : slice_from(NULL, 0);
        ok = r.code.source.p || err_no_memory(err);
    }
    buf_done(&r.source);
    r.code.names = r.names;
    if (ok)
        *ret_code = r.code;
    return ok;
}

/* --- Places --- */

struct place {
    int64_t row, column; /* counted from 1; columns in UTF-16 units, like the compiler's */
};

static unsigned width_of(char c)
{
    unsigned char u = (unsigned char)c;

    return u < 0x80 || u >= 0xc0 ? 1 + (u >= 0xf0) : 0;
}

/* The first byte of the text at that place, or its end if the place lies after it. */
static size_t offset_of(struct slice text, struct place to)
{
    struct place here = {1, 1};
    size_t i = 0;

    while (i < text.len && (here.row < to.row || (here.row == to.row && here.column < to.column))) {
        if (text.p[i] == '\n' && here.row == to.row)
            break; /* beyond the end of the row */
        here.column += width_of(text.p[i]);
        if (text.p[i++] == '\n')
            here = (struct place){here.row + 1, 1};
    }
    while (i < text.len && width_of(text.p[i]) == 0)
        i++;
    return i;
}

static struct place place_of(struct slice text, size_t offset)
{
    struct place here = {1, 1};

    for (size_t i = 0; i < offset; i++) {
        here.column += width_of(text.p[i]);
        if (text.p[i] == '\n')
            here = (struct place){here.row + 1, 1};
    }
    return here;
}

static size_t map_offset(const struct query_code *code, size_t in_source)
{
    size_t offset;

    for (size_t i = code->n_edits; i > 0; i--) {
        const struct query_edit *e = &code->edits[i - 1];

        if (in_source < e->source_begin)
            continue;
        if (in_source < e->source_end)
            return e->begin;
        offset = in_source - e->source_end + e->end;
        return offset < code->expression.len ? offset : code->expression.len;
    }
    offset = in_source < code->begin ? 0 : in_source - code->begin;
    return offset < code->expression.len ? offset : code->expression.len;
}

/* "(3,11): error …"; false if the line has another form. */
static bool cut_place(struct slice *line, struct place *ret_place)
{
    struct slice rest = *line;

    if (!slice_starts(rest, SLICE("(")))
        return false;
    rest = slice_skip(rest, 1);
    if (!text_to_int(slice_cut(&rest, ','), &ret_place->row) ||
        !text_to_int(slice_cut(&rest, ')'), &ret_place->column))
        return false;
    *line = rest;
    return true;
}

struct slice query_report(struct arena *a, const struct query_code *code, struct slice report)
{
    struct slice mapped;
    struct buf to;

    buf_init(&to, 2 * report.len + 4096);
    while (report.len) {
        struct slice line = slice_cut(&report, '\n');
        struct place p;

        if (to.len)
            buf_append_byte(&to, '\n');
        if (cut_place(&line, &p)) {
            p = place_of(code->expression, map_offset(code, offset_of(code->source, p)));
            buf_printf(&to, "(%lld,%lld)", (long long)p.row, (long long)p.column);
        }
        buf_append(&to, line);
    }
    mapped = buf_ok(&to) ? arena_copy(a, buf_slice(&to)) : slice_from(NULL, 0);
    buf_done(&to);
    return mapped;
}
