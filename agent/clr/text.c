/*
 * Converts the runtime's strings, UTF-16 with possible lone surrogates, to and from UTF-8, which
 * may be invalid; and reads the texts of objects and exceptions.
 */
#include "clr.h"

enum {
    REPLACEMENT = 0xfffd,
    EXPLAINED = 8 /* nested inner exceptions */
};

/* --- UTF-8 to UTF-16. --- */

/* The code point at the start of s, which is not empty, and its length in bytes. U+FFFD and one
 * byte if it is not UTF-8. */
static uint32_t decode(struct slice s, size_t *ret_len)
{
    static const unsigned char first_bits[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    size_t len = utf8_sequence(s);
    uint32_t code;

    *ret_len = len ? len : 1;
    if (len == 0)
        return REPLACEMENT;
    code = (unsigned char)s.p[0] & first_bits[len];
    for (size_t i = 1; i < len; i++)
        code = code << 6 | ((unsigned char)s.p[i] & 0x3f);
    return code;
}

/* `to` has room for as many units as s has bytes, which is always enough. */
static int32_t to_utf16(struct slice s, uint16_t *to)
{
    int32_t n = 0;

    while (s.len) {
        size_t len;
        uint32_t code = decode(s, &len);

        if (code >= 0x10000) {
            to[n++] = (uint16_t)(0xd800 + ((code - 0x10000) >> 10));
            to[n++] = (uint16_t)(0xdc00 + ((code - 0x10000) & 0x3ff));
        } else {
            to[n++] = (uint16_t)code;
        }
        s = slice_skip(s, len);
    }
    return n;
}

struct clr_string *clr_string_new(struct slice utf8)
{
    uint16_t few[256], *units = few;
    struct clr_string *s = NULL;
    int32_t n;

    if (utf8.len > INT32_MAX / 2)
        return NULL;
    if (utf8.len > N_ELEMENTS(few))
        units = mem_alloc(utf8.len * sizeof(*units));
    if (!units)
        return NULL;
    n = to_utf16(utf8, units);
    if (clr.kind == CLR_MONO_RUNTIME)
        s = clr.mono.string_new_utf16(clr.domain, units, n);
    else
        s = clr.il2cpp.string_new_utf16(units, n);
    if (units != few)
        mem_free(units);
    return s;
}

/* --- UTF-16 to UTF-8. --- */

uint32_t clr_next_code(const uint16_t *units, int n, int *i)
{
    uint32_t unit = units[(*i)++];

    if (unit < 0xd800 || unit > 0xdfff)
        return unit;
    if (unit < 0xdc00 && *i < n && units[*i] >= 0xdc00 && units[*i] <= 0xdfff)
        return 0x10000 + ((unit - 0xd800) << 10) + (units[(*i)++] - 0xdc00U);
    return REPLACEMENT;
}

void clr_string_append(struct buf *to, struct clr_string *s)
{
    int n = s ? clr.string_length(s) : 0;
    const uint16_t *units = n > 0 ? clr.string_chars(s) : NULL;
    char piece[512];
    size_t len = 0;

    for (int i = 0; i < n && buf_ok(to);) {
        len += utf8_encode(clr_next_code(units, n, &i), piece + len);
        if (len > sizeof(piece) - 4 || i >= n) {
            buf_append(to, slice_from(piece, len));
            len = 0;
        }
    }
}

struct slice clr_string_copy(struct arena *a, struct clr_string *s)
{
    int n = s ? clr.string_length(s) : 0;
    const uint16_t *units = n > 0 ? clr.string_chars(s) : NULL;
    size_t len = 0;
    char scratch[4], *p;

    for (int i = 0; i < n;)
        len += utf8_encode(clr_next_code(units, n, &i), scratch);
    p = arena_alloc(a, len + 1);
    if (!p)
        return slice_from(NULL, 0);
    len = 0;
    for (int i = 0; i < n;)
        len += utf8_encode(clr_next_code(units, n, &i), p + len);
    p[len] = '\0';
    return slice_from(p, len);
}

/* --- Texts of objects --- */

void clr_append_description(struct buf *to, struct clr_string *s)
{
    const size_t begin = to->len;
    struct slice text;
    struct buf names;

    clr_string_append(to, s);
    text = slice_from(to->p + begin, to->len - begin);
    if (!text.len || !slice_contains(text, SLICE(CLR_CODE)))
        return;
    buf_init(&names, SIZE_MAX);
    clr_append_names(&names, text);
    to->len = begin;
    to->failed |= !buf_ok(&names);
    buf_append(to, buf_slice(&names));
    buf_done(&names);
}

bool clr_to_string(struct buf *to, struct clr_object *o, struct err *err)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System", "Object");
    struct clr_method *m = k ? clr_method(k, "ToString", 0, NULL) : NULL;
    struct clr_object *text = NULL;

    if (!m)
        return err_set(err, ERR_ENGINE, "this runtime has no Object.ToString()");
    if (!o)
        return true;
    if (!clr_call(m, o, NULL, &text, err))
        return false;
    clr_append_description(to, (struct clr_string *)text);
    return true;
}

/* --- Exceptions --- */

static clr_explain_fn *explain;

void clr_set_explain(clr_explain_fn *fn)
{
    explain = fn;
}

/* Does not use clr_call(): an exception whose message throws would recurse forever. */
static struct clr_object *ask(struct clr_object *exception, const char *getter)
{
    struct clr_method *m = clr_method(clr.object_get_class(exception), getter, 0, NULL);
    struct clr_object *second = NULL, *value = NULL;

    if (m)
        value = clr.runtime_invoke(m, exception, NULL, &second);
    return second ? NULL : value;
}

static void append_text(struct buf *to, struct clr_object *exception)
{
    struct clr_object *text = ask(exception, "get_Message");

    buf_append(to, slice_of(clr.class_get_name(clr.object_get_class(exception))));
    if (text && clr.string_length((struct clr_string *)text) > 0) {
        buf_append(to, SLICE(": "));
        clr_append_description(to, (struct clr_string *)text);
    }
}

const char *clr_explain(struct clr_object *exception)
{
    const char *why = NULL;
    struct buf text;

    for (int depth = 0; explain && exception && !why && depth < EXPLAINED; depth++) {
        buf_init(&text, 1 << 16);
        append_text(&text, exception);
        why = explain(slice_from(text.p, utf8_cut(buf_slice(&text), 1 << 16)));
        buf_done(&text);
        exception = why ? NULL : ask(exception, "get_InnerException");
    }
    return why;
}

void clr_exception_text(struct buf *to, struct clr_object *exception)
{
    const char *why = clr_explain(exception);

    append_text(to, exception);
    if (why)
        buf_printf(to, " (%s)", why);
}

bool clr_refuse(struct clr_object *exception, struct err *err)
{
    struct buf text;

    buf_init(&text, 1 << 16);
    clr_exception_text(&text, exception);
    err_set(err, ERR_ENGINE, "%.*s", SLICE_ARG(buf_slice(&text)));
    buf_done(&text);
    return false;
}
