/*
 * Decodes scalars: quotes, escapes and folded lines. One line break, with the blanks around it, is
 * a space; k of them in a row are k - 1 line breaks.
 */
#include "lex.h"

struct decoder {
    const char *p, *end; /* the text between the quotes */
    char *out;           /* the next byte to write */
    char *floor;         /* keep blanks before this: they were escaped */
    char quote;          /* 0: plain */
};

/* One-letter escapes and their characters. */
static const struct {
    char letter;
    unsigned short code;
} short_escapes[] = {{'0', 0},    {'a', 7},      {'b', 8},     {'t', 9},     {'\t', 9},
                     {'n', 10},   {'v', 11},     {'f', 12},    {'r', 13},    {'e', 27},
                     {' ', ' '},  {'"', '"'},    {'/', '/'},   {'\\', '\\'}, {'N', 0x85},
                     {'_', 0xA0}, {'L', 0x2028}, {'P', 0x2029}};

static bool read_hex(struct decoder *d, unsigned n_digits, uint32_t *ret_code)
{
    uint32_t code = 0;

    if ((size_t)(d->end - d->p) < n_digits)
        return false;
    for (unsigned i = 0; i < n_digits; i++) {
        int digit = text_hex_digit(d->p[i]);

        if (digit < 0)
            return false;
        code = code << 4 | (uint32_t)digit;
    }
    d->p += n_digits;
    *ret_code = code;
    return true;
}

/* Reads the second half of a surrogate pair if it follows. A half alone becomes U+FFFD. */
static uint32_t join_surrogates(struct decoder *d, uint32_t high)
{
    const char *const before = d->p;
    uint32_t low;

    if (high < 0xDC00 && d->end - d->p >= 2 && d->p[0] == '\\' && d->p[1] == 'u') {
        d->p += 2;
        if (read_hex(d, 4, &low) && low >= 0xDC00 && low <= 0xDFFF)
            return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
    }
    d->p = before;
    return 0xFFFD;
}

static bool read_escape(struct decoder *d, uint32_t *ret_code)
{
    const char letter = *d->p++;
    const unsigned n_digits = letter == 'x' ? 2 : letter == 'u' ? 4 : letter == 'U' ? 8 : 0;

    if (n_digits) {
        if (!read_hex(d, n_digits, ret_code))
            return false;
        if (*ret_code >= 0xD800 && *ret_code <= 0xDFFF)
            *ret_code = join_surrogates(d, *ret_code);
        return *ret_code <= 0x10FFFF;
    }
    for (size_t i = 0; i < N_ELEMENTS(short_escapes); i++)
        if (short_escapes[i].letter == letter) {
            *ret_code = short_escapes[i].code;
            return true;
        }
    return false;
}

/* Counts the line breaks before the next text, and moves p to that text. */
static size_t skip_breaks(struct decoder *d)
{
    size_t n = 0;

    for (; d->p < d->end && (yaml_is_blank(*d->p) || *d->p == '\n'); d->p++)
        n += *d->p == '\n';
    return n;
}

static void fold(struct decoder *d)
{
    size_t n;

    while (d->out > d->floor && yaml_is_blank(d->out[-1]))
        d->out--;
    n = skip_breaks(d);
    if (n == 1)
        *d->out++ = ' ';
    for (size_t i = 1; i < n; i++)
        *d->out++ = '\n';
    d->floor = d->out;
}

/* Decodes the escape after a backslash. A backslash before a line break removes the break and the
 * blanks after it. */
static bool decode_escape(struct decoder *d)
{
    const char *p = d->p;
    uint32_t code;

    if (p < d->end && *p == '\r' && p + 1 < d->end && p[1] == '\n')
        p++;
    if (p < d->end && *p == '\n') {
        d->p = p + 1;
        for (size_t n = skip_breaks(d); n > 0; n--)
            *d->out++ = '\n';
    } else {
        if (p == d->end || !read_escape(d, &code))
            return false;
        d->out += utf8_encode(code, d->out);
    }
    d->floor = d->out;
    return true;
}

static bool decode(struct decoder *d)
{
    while (d->p < d->end) {
        const char c = *d->p;

        if (c == '\n') {
            fold(d);
        } else if (c == '\\' && d->quote == '"') {
            d->p++;
            if (!decode_escape(d))
                return false;
        } else {
            *d->out++ = c;
            d->p += c == '\'' && d->quote == '\'' ? 2 : 1; /* '' stands for one quote */
        }
    }
    return true;
}

/* Whether the text needs no decoding. */
static bool is_verbatim(struct slice text, char quote)
{
    if (text.len == 0)
        return true;
    return !memchr(text.p, '\n', text.len) &&
           (!quote || !memchr(text.p, quote == '"' ? '\\' : '\'', text.len));
}

bool yaml_decode(struct arena *a, struct slice raw, struct slice *ret_text, struct err *err)
{
    struct decoder d = {0};
    struct slice text = raw;
    char *out;

    if (raw.len && yaml_is_quote(*raw.p)) {
        d.quote = *raw.p;
        if (yaml_quote_end(raw.p, raw.p + raw.len) != raw.p + raw.len)
            return err_set(err, ERR_TOOL, "a quoted text does not end where its value does");
        text = slice_from(raw.p + 1, raw.len - 2);
    }
    if (is_verbatim(text, d.quote)) {
        *ret_text = text;
        return true;
    }
    /* Only \L and \P grow, from two bytes to three. */
    out = arena_alloc(a, text.len + text.len / 2 + 1);
    if (!out)
        return err_no_memory(err);
    d.p = text.p;
    d.end = text.p + text.len;
    d.out = d.floor = out;
    if (!decode(&d))
        return err_set(err, ERR_TOOL, "an unknown escape in a quoted text");
    *ret_text = yaml_span(out, d.out);
    return true;
}
