/*
 * The writer: appends one line of JSON to a buffer whose errors are sticky. Needs no stack: whether
 * a comma is due depends only on the last call.
 */
#include "json.h"

#include <assert.h>

#include "internal.h"

void json_out_init(struct json_out *w, struct buf *to)
{
    *w = (struct json_out){.to = to};
}

static void before_value(struct json_out *w)
{
    if (w->wants_comma)
        buf_append_byte(w->to, ',');
    w->wants_comma = true;
}

static void put(struct json_out *w, struct slice value)
{
    before_value(w);
    buf_append(w->to, value);
}

static void open_level(struct json_out *w, char bracket)
{
    before_value(w);
    buf_append_byte(w->to, bracket);
    w->depth++;
    w->wants_comma = false;
}

static void close_level(struct json_out *w, char bracket)
{
    assert(w->depth > 0);
    buf_append_byte(w->to, bracket);
    w->depth--;
    w->wants_comma = true;
}

void json_object(struct json_out *w)
{
    open_level(w, '{');
}

void json_object_end(struct json_out *w)
{
    close_level(w, '}');
}

void json_array(struct json_out *w)
{
    open_level(w, '[');
}

void json_array_end(struct json_out *w)
{
    close_level(w, ']');
}

/* The first byte that a string cannot contain as it is: must be escaped, or is not UTF-8. */
static const char *skip_clean(const char *p, const char *end)
{
    do {
        p = scan_beyond_ascii(scan_plain(p, end), end);
    } while (p < end && scan_is_plain(*p));
    return p;
}

static char short_escape(char c)
{
    switch (c) {
    case '"':
    case '\\':
        return c;
    case '\b':
        return 'b';
    case '\f':
        return 'f';
    case '\n':
        return 'n';
    case '\r':
        return 'r';
    case '\t':
        return 't';
    default:
        return 0;
    }
}

static void put_escaped(struct buf *to, char c)
{
    char text[6] = {'\\', 'u', '0', '0'};

    if ((signed char)c < 0) {
        buf_append(to, SLICE("\xEF\xBF\xBD"));
        return;
    }
    text[1] = short_escape(c);
    if (text[1]) {
        buf_append(to, slice_from(text, 2));
        return;
    }
    text[1] = 'u';
    text[4] = (char)('0' + (c >> 4));
    text[5] = "0123456789abcdef"[c & 15];
    buf_append(to, slice_from(text, 6));
}

/* Writes a quote and the text up to the first byte that is not ASCII or needs a long escape; there
 * must be room for all of it. Returns where it stopped; NULL: it wrote all, and the last quote. */
static const char *put_simple(struct buf *to, const char *p, const char *end)
{
    char *out = to->p + to->len, escape;

    for (*out++ = '"'; p < end; p++) {
        const char *dirty = scan_plain(p, end);

        memcpy(out, p, (size_t)(dirty - p));
        out += dirty - p;
        p = dirty;
        if (p == end || !(escape = short_escape(*p)))
            break;
        *out++ = '\\';
        *out++ = escape;
    }
    if (p == end)
        *out++ = '"';
    to->len = (size_t)(out - to->p);
    return p == end ? NULL : p;
}

static void put_quoted(struct buf *to, struct slice text)
{
    const char *p = text.len ? text.p : "";
    const char *end = p + text.len;

    if (!to->failed && to->p && text.len < (to->cap - to->len) / 2) {
        p = put_simple(to, p, end);
        if (!p)
            return;
    } else {
        buf_append_byte(to, '"');
    }
    while (p < end) {
        const char *dirty = skip_clean(p, end);

        buf_append(to, slice_from(p, (size_t)(dirty - p)));
        if (dirty < end)
            put_escaped(to, *dirty++);
        p = dirty;
    }
    buf_append_byte(to, '"');
}

void json_key_slice(struct json_out *w, struct slice key)
{
    before_value(w);
    put_quoted(w->to, key);
    buf_append_byte(w->to, ':');
    w->wants_comma = false;
}

void json_key(struct json_out *w, const char *key)
{
    json_key_slice(w, slice_of(key));
}

void json_null(struct json_out *w)
{
    put(w, SLICE("null"));
}

void json_bool(struct json_out *w, bool value)
{
    put(w, value ? SLICE("true") : SLICE("false"));
}

void json_int(struct json_out *w, int64_t value)
{
    char text[24];
    char *p = text + sizeof(text);
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;

    do {
        *--p = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    if (value < 0)
        *--p = '-';
    put(w, slice_from(p, (size_t)(text + sizeof(text) - p)));
}

void json_text(struct json_out *w, struct slice text)
{
    before_value(w);
    put_quoted(w->to, text);
}

void json_string(struct json_out *w, const char *text)
{
    if (text)
        json_text(w, slice_of(text));
    else
        json_null(w);
}

static void blank_out(char *p, size_t len, char unwanted)
{
    char *const end = p + len;

    while ((p = memchr(p, unwanted, (size_t)(end - p))))
        *p++ = ' ';
}

void json_raw(struct json_out *w, struct slice raw)
{
    size_t len;

    put(w, raw);
    if (raw.len == 0 || !buf_ok(w->to))
        return;
    /* In JSON a bare line break can only be between tokens, where a blank means the same. */
    len = w->to->len - raw.len;
    blank_out(w->to->p + len, raw.len, '\n');
    blank_out(w->to->p + len, raw.len, '\r');
}

void json_put_string(struct json_out *w, const char *key, const char *text)
{
    json_key(w, key);
    json_string(w, text);
}

void json_put_text(struct json_out *w, const char *key, struct slice text)
{
    json_key(w, key);
    json_text(w, text);
}

void json_put_int(struct json_out *w, const char *key, int64_t value)
{
    json_key(w, key);
    json_int(w, value);
}

void json_put_bool(struct json_out *w, const char *key, bool value)
{
    json_key(w, key);
    json_bool(w, value);
}

void json_put_raw(struct json_out *w, const char *key, struct slice raw)
{
    json_key(w, key);
    json_raw(w, raw);
}
