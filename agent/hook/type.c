/*
 * From "System.Collections.Generic.List`1[Outer+Inner]" to "global::System.Collections.Generic.
 * List<global::Outer.Inner>". Works on the runtime's text, because neither runtime lists the
 * arguments of a generic type.
 */
#include "type.h"

#include "base/limits.h"

#include "agent/clr/ecma.h"

enum { ACCESS_PUBLIC = 1, ACCESS_NESTED_PUBLIC = 2 };

static bool is_public(struct clr_class *k)
{
    for (; k; k = clr.class_get_outer(k)) {
        const int access = clr.class_get_flags(k) & ACCESS_MASK;

        if (access != ACCESS_PUBLIC && access != ACCESS_NESTED_PUBLIC)
            return false;
    }
    return true;
}

/* False if it is not an identifier. Words in lower case get an @, because they may be keywords;
 * before any other word it does no harm. */
static bool write_identifier(struct buf *to, struct slice s)
{
    for (size_t i = 0; i < s.len; i++) {
        const char c = s.p[i];

        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
              c == '_' || (unsigned char)c >= 0x80))
            return false;
    }
    if (s.len == 0)
        return false;
    if (s.p[0] >= 'a' && s.p[0] <= 'z')
        buf_append_byte(to, '@');
    buf_append(to, s);
    return true;
}

static bool write_path(struct buf *to, struct slice path)
{
    while (path.len) {
        if (!write_identifier(to, slice_cut(&path, '.')))
            return false;
        if (path.len)
            buf_append_byte(to, '.');
    }
    return true;
}

/* The parts of a name: the text before the arguments, the arguments, and the brackets of arrays. */
struct pieces {
    struct slice name, args[LIMIT_TYPE_ARGS], ranks;
    size_t n_args;
};

static size_t find_close(struct slice text)
{
    size_t depth = 0;

    for (size_t i = 0; i < text.len; i++) {
        depth += text.p[i] == '[';
        if (text.p[i] == ']' && --depth == 0)
            return i;
    }
    return text.len;
}

/* "A,B[C,D]" */
static bool cut_args(struct slice text, struct pieces *p)
{
    size_t begin = 0, depth = 0;

    for (size_t i = 0; i <= text.len; i++) {
        const char c = i < text.len ? text.p[i] : ',';

        depth += c == '[';
        depth -= c == ']' && depth > 0;
        if (c != ',' || (depth > 0 && i < text.len))
            continue;
        if (p->n_args == LIMIT_TYPE_ARGS)
            return false;
        p->args[p->n_args++] = slice_from(text.p + begin, i - begin);
        begin = i + 1;
    }
    return true;
}

static bool cut_name(struct slice text, struct pieces *ret_pieces)
{
    struct pieces p = {.n_args = 0};
    size_t bracket = 0;

    while (bracket < text.len && text.p[bracket] != '[')
        bracket++;
    p.name = slice_from(text.p, bracket);
    p.ranks = slice_skip(text, bracket);
    if (memchr(p.name.p, '`', p.name.len) && p.ranks.len) {
        const size_t close = find_close(p.ranks);

        if (close == p.ranks.len || !cut_args(slice_from(p.ranks.p + 1, close - 1), &p))
            return false;
        p.ranks = slice_skip(p.ranks, close + 1);
    }
    *ret_pieces = p;
    return true;
}

/* C# writes the brackets of nested arrays in the opposite order. */
static void write_ranks(struct buf *to, struct slice ranks)
{
    while (ranks.len) {
        size_t begin = ranks.len - 1;

        while (begin > 0 && ranks.p[begin] != '[')
            begin--;
        buf_append(to, slice_skip(ranks, begin));
        ranks.len = begin;
    }
}

static bool write_name(struct buf *to, struct slice text, unsigned depth);

/* Writes one part of "Outer`1+Inner", with its own arguments. */
static bool write_segment(struct buf *to, struct slice segment, struct pieces *p, unsigned depth)
{
    const struct slice name = slice_cut(&segment, '`');
    int64_t n = 0;

    if (!write_path(to, name))
        return false;
    if (segment.len == 0)
        return true;
    if (!text_to_int(segment, &n) || n < 1 || (size_t)n > p->n_args)
        return false;
    for (int64_t i = 0; i < n; i++) {
        buf_append_byte(to, i == 0 ? '<' : ',');
        if (!write_name(to, p->args[i], depth + 1))
            return false;
    }
    buf_append_byte(to, '>');
    p->n_args -= (size_t)n;
    memmove(p->args, p->args + n, p->n_args * sizeof(p->args[0]));
    return true;
}

static bool write_name(struct buf *to, struct slice text, unsigned depth)
{
    struct clr_class *k;
    struct slice rest;
    struct pieces p;

    if (depth > LIMIT_TYPE_DEPTH || !cut_name(text, &p) || slice_contains(p.ranks, SLICE("*")))
        return false;
    k = clr_class_named(p.name);
    if (!k || !is_public(k))
        return false;
    buf_append(to, SLICE("global::"));
    for (rest = p.name; rest.len;) {
        if (!write_segment(to, slice_cut(&rest, '+'), &p, depth))
            return false;
        if (rest.len)
            buf_append_byte(to, '.');
    }
    write_ranks(to, p.ranks);
    return p.n_args == 0;
}

static bool name_class(struct arena *a, struct clr_class *k, struct slice *ret_text)
{
    struct buf name, text;
    bool ok;

    buf_init(&name, LIMIT_HOOK_TYPE_NAME);
    buf_init(&text, 4 * LIMIT_HOOK_TYPE_NAME);
    clr_class_full_name(&name, k);
    ok = buf_ok(&name) && write_name(&text, buf_slice(&name), 0) && buf_ok(&text);
    if (ok)
        *ret_text = arena_copy(a, buf_slice(&text));
    buf_done(&name);
    buf_done(&text);
    return ok;
}

static bool refuse(struct clr_type *type, struct err *err)
{
    char *name = clr.type_get_name(type);

    err_set(err, ERR_ARGUMENT, "The method cannot be hooked: C# source cannot name its type %s",
            name ? name : "");
    clr.free(name);
    return err_hint(err, "only public types can be used by a patch");
}

bool hook_type_name(struct arena *a, struct clr_type *type, struct hook_type *ret_type,
                    struct err *err)
{
    struct hook_type t = {.is_ref = clr.type_is_byref(type)};
    struct clr_class *k;
    const int code = clr.type_get_type(type);

    /* Do not ask function pointers and the like for their class: Mono ends the process. */
    if (code == CODE_POINTER || code == CODE_FUNCTION || code == CODE_VAR || code == CODE_MVAR ||
        code == CODE_TYPED_REFERENCE)
        return refuse(type, err);
    k = clr.class_from_type(type);
    t.is_void = code == CODE_VOID;
    if (t.is_void) {
        t.text = SLICE("void");
    } else if (!name_class(a, k, &t.text)) {
        if (clr.class_is_valuetype(k) || t.is_ref)
            return refuse(type, err);
        t.text = SLICE("object");
        t.is_stand_in = true;
    }
    if (!t.text.p)
        return err_no_memory(err);
    *ret_type = t;
    return true;
}
