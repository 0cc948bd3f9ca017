/*
 * Cuts C# into sources that Mono.CSharp takes. Each source is the code itself with blanks in place
 * of the other parts, so that the compiler reports the caller's rows and columns:
 *
 *     using System.IO;             declarations   using System.IO;
 *     var n = 2;                   statements                       ⏎ var n = 2;
 *     return n + 1;                value                            ⏎ ⏎        n + 1
 *
 * Code that returns anywhere but once at its end becomes a function that is called at once; its
 * variables are then lost afterwards. So does code that uses await; its function returns a Task.
 */
#include "plan.h"

#include <assert.h>

#include "base/limits.h"

#include "csharp/depth.h"
#include "csharp/lex.h"

#define NONE SIZE_MAX

/* The compiler puts a mark of its own before the first character, so that must not be the
 * code's. */
#define PLAIN_BEGIN "\n#line 1\n"
#define PLAIN_END   "\n;"
/* Mono.CSharp miscompiles some functions whose end is unreachable, so we keep it reachable. */
#define FUNCTION_BEGIN "((System.Func<bool, object>)(__run => { if (__run) {\n#line 1\n"
#define FUNCTION_END   "\n;} return System.Reflection.Missing.Value; }))(true);"
#define ACTION_BEGIN   "((System.Action<bool>)(__run => { if (__run) {\n#line 1\n"
#define ACTION_END     "\n;} }))(true);"
#define ASYNC_BEGIN                                                                                \
    "((System.Func<bool, System.Threading.Tasks.Task<object>>)(async __run => { if (__run) {\n"    \
    "#line 1\n"
#define ASYNC_ACTION_BEGIN                                                                         \
    "((System.Func<bool, System.Threading.Tasks.Task>)(async __run => { if (__run) {\n#line 1\n"
#define VALUE_BEGIN "((System.Func<object>)(() =>\n#line 1\n"
#define VALUE_END   "\n))();"

/* The owner of a bracket. */
enum bracket { PLAIN, OF_DELEGATE /* its parameters */, OF_FUNCTION /* its body */ };

struct scan {
    struct slice code;
    struct buf declarations, statements;
    size_t copied; /* bytes of the code that are in both */

    /* the previous token of the statement; LEX_END: none, or a declaration */
    struct lex_token last;
    unsigned char brackets[LIMIT_CODE_DEPTH];
    char marks[LIMIT_CODE_DEPTH];
    size_t depth, n_braces, n_functions; /* open brackets: all, braces, function bodies */
    enum bracket closed;                 /* the bracket closed last */

    size_t n_returns, n_bare; /* outside of functions: all, and those without a value */
    /* the value of a return that may be the last statement; 0: none yet */
    size_t value_at, value_end;
    size_t statements_end; /* length of `statements` before it; 0: nothing */
    size_t product_at;     /* where the last statement begins, if it is a product; else NONE */
    size_t statement_at;   /* where the last statement begins */
    bool is_returning, must_be_wrapped;
    bool has_statements, has_declarations, declares, has_inner_names, awaits;
};

/* --- Copies --- */

/* One column for each of the compiler's characters, which are UTF-16. */
static void append_blank(struct buf *to, struct slice text)
{
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.p[i];

        if (c == '\n' || c == '\r' || c == '\t')
            buf_append_byte(to, (char)c);
        else if (c < 0x80 || c >= 0xc0)
            buf_append(to, c >= 0xf0 ? SLICE("  ") : SLICE(" "));
    }
}

static void copy_until(struct scan *s, size_t end, bool is_declaration)
{
    struct slice text = slice_from(s->code.p + s->copied, end - s->copied);

    if (is_declaration)
        buf_append(&s->declarations, text);
    else
        append_blank(&s->declarations, text);
    if (is_declaration)
        append_blank(&s->statements, text);
    else
        buf_append(&s->statements, text);
    s->copied = end;
}

/* --- Declarations --- */

static bool is_any(struct slice code, const struct lex_token *t, const char *const *words)
{
    for (; *words; words++)
        if (lex_is_word(code, t, *words))
            return true;
    return false;
}

/* The position after the mark that ends what begins at `at`; skips brackets in between. */
static size_t find_mark(struct slice code, size_t at, const char *marks)
{
    size_t depth = 0;

    for (;;) {
        struct lex_token t = lex_next(code, at);

        at = t.end;
        if (t.kind == LEX_END)
            return code.len;
        if (t.kind != LEX_MARK)
            continue;
        if (depth == 0 && strchr(marks, t.mark))
            return at;
        if (strchr("([{", t.mark))
            depth++;
        else if (strchr(")]}", t.mark))
            depth -= depth > 0;
    }
}

/* The position after the type whose keyword ends at `at`, and after a semicolon that may follow. */
static size_t type_end(struct slice code, size_t at)
{
    struct lex_token t;

    at = find_mark(code, at, "{;");
    if (code.p[at - 1] != '{')
        return at;
    at = find_mark(code, at, "}");
    t = lex_next(code, at);
    return t.mark == ';' ? t.end : at;
}

/* The first token at or after `at` that is neither attribute nor modifier. */
static struct lex_token skip_modifiers(struct slice code, size_t at)
{
    static const char *const modifiers[] = {"public",   "private", "protected", "internal",
                                            "static",   "sealed",  "abstract",  "partial",
                                            "readonly", "unsafe",  "new",       NULL};
    struct lex_token t = lex_next(code, at);

    while (t.mark == '[' || is_any(code, &t, modifiers))
        t = lex_next(code, t.mark == '[' ? find_mark(code, t.end, "]") : t.end);
    return t;
}

/* Where the declaration that begins at `at` ends; 0 if none begins there. */
static size_t declaration_end(struct slice code, size_t at)
{
    static const char *const types[] = {"class", "struct", "enum", "interface", "namespace", NULL};
    struct lex_token first = lex_next(code, at);
    struct lex_token t = skip_modifiers(code, at);
    struct lex_token next;

    if (is_any(code, &t, types))
        return type_end(code, t.end);
    next = lex_next(code, t.end);
    if (lex_is_word(code, &t, "delegate") && next.mark != '(' && next.mark != '{')
        return find_mark(code, t.end, ";");
    if (t.begin == first.begin && next.mark != '(' &&
        (lex_is_word(code, &t, "using") || lex_is_word(code, &t, "extern")))
        return find_mark(code, t.end, ";");
    return 0;
}

/* --- Statements --- */

/* Whether we are between statements, as far as the tokens tell. */
static bool is_boundary(const struct scan *s)
{
    return s->depth == 0 && (s->last.kind == LEX_END || s->last.mark == ';' || s->last.mark == '}');
}

static void open_bracket(struct scan *s, char mark)
{
    enum bracket kind = PLAIN;
    bool is_behind_delegate = lex_is_word(s->code, &s->last, "delegate");

    assert(s->depth < LIMIT_CODE_DEPTH); /* csharp_check_depth() counts at least as many */
    if (mark == '(' && is_behind_delegate)
        kind = OF_DELEGATE;
    if (mark == '{' && (is_behind_delegate || s->last.kind == LEX_ARROW ||
                        (s->last.mark == ')' && s->closed == OF_DELEGATE)))
        kind = OF_FUNCTION;
    s->brackets[s->depth] = (unsigned char)kind;
    s->marks[s->depth++] = mark;
    s->n_braces += mark == '{';
    s->n_functions += kind == OF_FUNCTION;
}

static void scan_return(struct scan *s, const struct lex_token *t)
{
    bool is_bare = lex_next(s->code, t->end).mark == ';';

    if (s->n_functions > 0)
        return;
    s->n_returns++;
    s->n_bare += is_bare;
    if (!is_boundary(s) || s->n_returns > 1) {
        s->must_be_wrapped = true;
        return;
    }
    copy_until(s, t->begin, false);
    s->statements_end = s->has_statements ? s->statements.len : 0;
    s->value_at = t->end;
    s->is_returning = true;
}

/* `a.b * …` at the start of a statement, which compilers take for a pointer declaration. False if
 * it is one: `T* p = …`. */
static bool is_product(struct slice code, struct lex_token t)
{
    static const char *const types[] = {"var",  "void",   "bool",  "byte",   "sbyte",
                                        "char", "short",  "long",  "ulong",  "int",
                                        "uint", "ushort", "float", "double", NULL};

    if (t.kind != LEX_WORD || is_any(code, &t, types))
        return false;
    for (t = lex_next(code, t.end); t.mark == '.'; t = lex_next(code, t.end))
        t = lex_next(code, t.end);
    if (t.mark != '*')
        return false;
    t = lex_next(code, t.end);
    if (t.kind != LEX_WORD)
        return true;
    t = lex_next(code, t.end);
    return t.mark != ',' && (t.mark != '=' || lex_next(code, t.end).mark == '=');
}

static void scan_statement(struct scan *s, const struct lex_token *t)
{
    s->product_at = is_product(s->code, *t) ? t->begin : NONE;
    if (s->product_at == NONE)
        return;
    copy_until(s, t->begin, false);
    s->statements_end = s->has_statements ? s->statements.len : 0;
}

static void add_token(struct scan *s, const struct lex_token *t)
{
    if (s->value_end) /* there is code after the return */
        s->must_be_wrapped = true;
    if (is_boundary(s))
        s->statement_at = t->begin;
    if (is_boundary(s) && !s->n_returns)
        scan_statement(s, t);
    if (lex_is_word(s->code, t, "return")) {
        scan_return(s, t);
    } else if (lex_is_word(s->code, t, "out") || lex_is_word(s->code, t, "is")) {
        struct lex_token type = lex_next(s->code, t->end);
        struct lex_token name = lex_next(s->code, type.end);

        /* `out int n`, `o is Foo f`: names declared inside an expression are lost after the
         * statement, so `value` could not use them. */
        if (s->n_braces == 0 && type.kind == LEX_WORD &&
            (name.kind == LEX_WORD || name.mark == '<'))
            s->has_inner_names = true;
    } else if (lex_is_word(s->code, t, "await") && s->n_functions == 0) {
        s->awaits = s->must_be_wrapped = true;
    } else if (t->kind == LEX_WORD) {
        static const char *const others[] = {
            "new",     "return", "throw", "in",        "is",         "as",    "else",
            "do",      "case",   "goto",  "out",       "ref",        "await", "from",
            "on",      "by",     "where", "select",    "into",       "join",  "let",
            "orderby", "equals", "group", "ascending", "descending", NULL};
        const struct lex_token *last = &s->last;
        bool is_type = last->kind == LEX_WORD ? !is_any(s->code, last, others)
                                              : last->mark && strchr(">]?*)", last->mark);

        /* A word after a type is a new name. Some words are taken for one that are not; that only
         * costs a compilation. */
        if (s->n_braces == 0 && is_type && !is_any(s->code, t, others))
            s->declares = true;
    }
    if (t->mark == '(' && lex_is_word(s->code, &s->last, "var"))
        s->declares = s->has_inner_names = true;
    if (t->mark && strchr("([{", t->mark))
        open_bracket(s, t->mark);
    if (t->mark && strchr(")]}", t->mark) && s->depth != 0) {
        s->depth--;
        s->closed = (enum bracket)s->brackets[s->depth];
        s->n_braces -= s->marks[s->depth] == '{';
        s->n_functions -= s->closed == OF_FUNCTION;
    }
    if (t->mark == ';' && s->depth == 0 && s->is_returning) {
        s->value_end = t->begin;
        s->is_returning = false;
    }
    s->last = *t;
    s->has_statements = true;
}

static void scan_code(struct scan *s)
{
    struct lex_token t = lex_next(s->code, 0);

    for (; t.kind != LEX_END; t = lex_next(s->code, t.end)) {
        size_t end = is_boundary(s) ? declaration_end(s->code, t.begin) : 0;

        if (end) {
            copy_until(s, t.begin, false);
            copy_until(s, end, true);
            s->has_declarations = true;
            t.end = end;
        } else {
            add_token(s, &t);
        }
    }
    if (!s->n_returns && s->product_at != NONE) {
        s->n_returns = 1;
        s->value_at = s->product_at;
        s->value_end = s->last.mark == ';' ? s->last.begin : s->code.len;
    }
    s->must_be_wrapped |= s->has_inner_names;
    if (s->is_returning)
        s->value_end = s->code.len;
    copy_until(s, s->code.len, false);
}

/* `x++;` and `--x;` have no value, unlike `x++`. */
static bool is_step(const struct scan *s)
{
    struct slice text = slice_from(s->code.p + s->statement_at, s->last.begin - s->statement_at);

    text = slice_trim(text);
    return s->last.mark == ';' && !s->n_returns && text.len > 2 &&
           (slice_starts(text, SLICE("++")) || slice_starts(text, SLICE("--")) ||
            slice_ends_nocase(text, SLICE("++")) || slice_ends_nocase(text, SLICE("--")));
}

/* --- The plan --- */

/* Three texts as one; p is NULL without memory. */
static struct slice join(struct arena *a, struct slice begin, struct slice text, struct slice end)
{
    char *p = arena_alloc(a, begin.len + text.len + end.len + 1);
    struct slice joined = {p, begin.len + text.len + end.len};

    if (!p)
        return slice_from(NULL, 0);
    memcpy(p, begin.p, begin.len);
    if (text.len)
        memcpy(p + begin.len, text.p, text.len);
    memcpy(p + begin.len + text.len, end.p, end.len);
    p[joined.len] = '\0';
    return joined;
}

static bool has_mark(struct slice code, char mark)
{
    struct lex_token t = lex_next(code, 0);

    while (t.kind != LEX_END && t.mark != mark)
        t = lex_next(code, t.end);
    return t.kind != LEX_END;
}

static struct slice wrap(struct arena *a, const struct scan *s)
{
    if (s->n_bare > 0 && s->n_bare == s->n_returns)
        return join(a, s->awaits ? SLICE(ASYNC_ACTION_BEGIN) : SLICE(ACTION_BEGIN),
                    buf_slice(&s->statements), SLICE(ACTION_END));
    return join(a, s->awaits ? SLICE(ASYNC_BEGIN) : SLICE(FUNCTION_BEGIN),
                buf_slice(&s->statements), SLICE(FUNCTION_END));
}

/* As a statement, `a * b;` would declare a pointer; after an arrow it does not. */
static struct slice take_value(struct arena *a, const struct scan *s)
{
    struct slice text = slice_from(s->code.p + s->value_at, s->value_end - s->value_at);
    bool is_product = has_mark(text, '*');
    struct slice value = {0};
    struct buf to;

    if (lex_next(text, 0).kind == LEX_END)
        return SLICE("");
    buf_init(&to, SIZE_MAX);
    append_blank(&to, slice_from(s->code.p, s->value_at));
    buf_append(&to, text);
    if (buf_ok(&to))
        value = join(a, is_product ? SLICE(VALUE_BEGIN) : SLICE(PLAIN_BEGIN), buf_slice(&to),
                     is_product ? SLICE(VALUE_END) : SLICE(PLAIN_END));
    buf_done(&to);
    return value;
}

static bool make_plan(struct arena *a, const struct scan *s, bool must_wrap, struct eval_plan *p)
{
    bool has_value = s->n_returns == 1 && !s->must_be_wrapped && !must_wrap;
    struct slice before = slice_from(s->statements.p, s->statements_end);

    *p =
        (struct eval_plan){.is_wrapped = must_wrap || s->awaits || (s->n_returns > 0 && !has_value),
                           .awaits = s->awaits,
                           .is_step = is_step(s)};
    p->declares = s->has_declarations || (s->declares && !p->is_wrapped);
    csharp_place(s->code, s->code.len, &p->end_row, &p->end_column);
    if (s->has_declarations)
        p->declarations = join(a, SLICE(PLAIN_BEGIN), buf_slice(&s->declarations), SLICE(""));
    if (p->is_wrapped)
        p->statements = wrap(a, s);
    else if (!has_value && s->has_statements)
        /* People leave out the last semicolon. Ours gets its own line, because the last line may
         * end in a comment. */
        p->statements = join(a, SLICE(PLAIN_BEGIN), buf_slice(&s->statements),
                             s->last.mark == ';' ? SLICE("") : SLICE(PLAIN_END));
    else if (!has_value)
        p->statements = SLICE("");
    else
        p->statements =
            s->statements_end ? join(a, SLICE(PLAIN_BEGIN), before, SLICE("")) : SLICE("");
    p->value = has_value ? take_value(a, s) : SLICE("");
    return p->statements.p && p->value.p && (!s->has_declarations || p->declarations.p);
}

bool eval_plan(struct arena *a, struct slice code, bool must_wrap, struct eval_plan *ret_plan,
               struct err *err)
{
    struct scan *s = arena_zalloc(a, sizeof(*s));
    bool ok;

    if (!s)
        return err_no_memory(err);
    if (!csharp_check_depth(code, err))
        return false;
    s->code = code;
    s->product_at = NONE;
    buf_init(&s->declarations, SIZE_MAX);
    buf_init(&s->statements, SIZE_MAX);
    scan_code(s);
    ok = buf_ok(&s->declarations) && buf_ok(&s->statements) && make_plan(a, s, must_wrap, ret_plan);
    buf_done(&s->declarations);
    buf_done(&s->statements);
    return ok || err_no_memory(err);
}
