/*
 * Response files of compilers: options with blanks between them, texts in quotes, and comments
 * after '#'. Only options that cannot run code or reach beyond the project count.
 */
#include "base/limits.h"
#include "build.h"

struct collected {
    struct slice *items;
    size_t n, cap;
};

struct reader {
    struct arena *arena;
    struct collected defines, references, options, ignored;
    bool has_failed;
};

/* Surplus options do not count. */
static void add(struct reader *r, struct collected *to, struct slice text)
{
    if (to->n >= LIMIT_RSP_ITEMS)
        return;
    text = arena_copy(r->arena, text);
    r->has_failed |=
        !text.p || !VEC_ADD_IN(r->arena, to->items, to->n, to->cap, LIMIT_RSP_ITEMS, text);
}

/* --- Values --- */

static void add_symbols(struct reader *r, struct slice value)
{
    for (size_t i = 0; i <= value.len; i++) {
        if (i < value.len && value.p[i] != ';' && value.p[i] != ',')
            continue;
        if (build_is_symbol(slice_trim(slice_from(value.p, i))))
            add(r, &r->defines, slice_trim(slice_from(value.p, i)));
        if (i == value.len)
            return;
        value = slice_skip(value, i + 1);
        i = (size_t)-1;
    }
}

static void add_references(struct reader *r, struct slice value)
{
    while (value.len) {
        const struct slice path = slice_trim(slice_cut(&value, ';'));

        if (path.len)
            add(r, &r->references, path);
    }
}

static void set_unsafe(struct reader *r, struct slice value)
{
    add(r, &r->options, slice_is(value, "-") ? SLICE("unsafe-") : SLICE("unsafe"));
}

static void set_version(struct reader *r, struct slice value)
{
    const struct slice option =
        arena_printf(r->arena, "langversion:%.*s", (int)(value.len < 16 ? value.len : 16), value.p);

    r->has_failed |= !option.p;
    if (value.len)
        add(r, &r->options, option);
}

static void set_nullable(struct reader *r, struct slice value)
{
    static const struct {
        const char *value, *option;
    } rows[] = {{"", "nullable:enable"},
                {"+", "nullable:enable"},
                {"-", "nullable:disable"},
                {"enable", "nullable:enable"},
                {"disable", "nullable:disable"},
                {"warnings", "nullable:warnings"},
                {"annotations", "nullable:annotations"}};

    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (slice_eq_nocase(value, slice_of(rows[i].value)))
            add(r, &r->options, slice_of(rows[i].option));
}

/* Warnings are not shown, so nothing changes. */
static void pass_over(struct reader *r, struct slice value)
{
    (void)r, (void)value;
}

static const struct {
    const char *name;
    void (*take)(struct reader *r, struct slice value);
} rows[] = {
    {"define", add_symbols},    {"d", add_symbols},     {"reference", add_references},
    {"r", add_references},      {"unsafe", set_unsafe}, {"langversion", set_version},
    {"nullable", set_nullable}, {"nowarn", pass_over},  {"warnaserror", pass_over},
};

/* --- Options --- */

static void take_option(struct reader *r, struct slice option)
{
    struct slice name = option, value = {0};
    size_t n = 1;

    if (option.len < 2 || (option.p[0] != '-' && option.p[0] != '/')) {
        add(r, &r->ignored, option);
        return;
    }
    while (n < option.len && option.p[n] != ':' && option.p[n] != '+' &&
           (option.p[n] != '-' || n == 1))
        n++;
    name = slice_from(option.p + 1, n - 1);
    value = slice_skip(option, n < option.len && option.p[n] == ':' ? n + 1 : n);
    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (slice_eq_nocase(name, slice_of(rows[i].name))) {
            rows[i].take(r, value);
            return;
        }
    add(r, &r->ignored, option);
}

/* The options of a line. Quotes may stand anywhere in one, and are no part of it. */
static void read_line(struct reader *r, struct slice line, struct buf *option)
{
    bool is_quoted = false, is_begun = false;

    for (size_t i = 0; i <= line.len; i++) {
        const char c = i < line.len ? line.p[i] : ' ';
        const bool is_blank = c == ' ' || c == '\t' || c == '\r';

        if (i < line.len && c == '"') {
            is_quoted = !is_quoted;
            is_begun = true;
        } else if (i < line.len && (is_quoted || !is_blank)) {
            if (!is_begun && c == '#')
                return;
            buf_append_byte(option, c);
            is_begun = true;
        } else if (is_begun) {
            if (buf_ok(option) && option->len)
                take_option(r, buf_slice(option));
            buf_reset(option, LIMIT_RSP_OPTION);
            is_begun = false;
        }
    }
}

bool rsp_read(struct arena *a, struct slice text, struct rsp *ret_rsp)
{
    struct reader r = {.arena = a};
    struct buf option;

    if (slice_starts(text, SLICE("\xEF\xBB\xBF")))
        text = slice_skip(text, 3);
    buf_init(&option, LIMIT_RSP_OPTION);
    while (text.len && !r.has_failed)
        read_line(&r, slice_cut(&text, '\n'), &option);
    buf_done(&option);
    *ret_rsp = (struct rsp){.defines = {r.defines.items, r.defines.n},
                            .references = {r.references.items, r.references.n},
                            .options = {r.options.items, r.options.n},
                            .ignored = {r.ignored.items, r.ignored.n}};
    return !r.has_failed;
}
