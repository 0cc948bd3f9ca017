#include "shown.h"

#include "utf8.h"

#define CONTROL   "has a control character"
#define DIRECTION "has a character that changes the direction of text"
#define INVISIBLE "has an invisible character"

/* In ascending order. */
static const struct {
    uint32_t from, to;
    const char *fault;
} rows[] = {
    {0x00, 0x1F, CONTROL},         {0x7F, 0x9F, CONTROL},
    {0xAD, 0xAD, INVISIBLE},       {0x061C, 0x061C, DIRECTION},
    {0x180E, 0x180E, INVISIBLE},   {0x200B, 0x200D, INVISIBLE},
    {0x200E, 0x200F, DIRECTION},   {0x2028, 0x2029, CONTROL},
    {0x202A, 0x202E, DIRECTION},   {0x2060, 0x2064, INVISIBLE},
    {0x2066, 0x2069, DIRECTION},   {0x206A, 0x206F, INVISIBLE},
    {0xFEFF, 0xFEFF, INVISIBLE},   {0xFFF9, 0xFFFB, INVISIBLE},
    {0xE0000, 0xE0FFF, INVISIBLE}, /* tags, and selectors of variants */
};

const char *shown_fault(uint32_t code)
{
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]) && rows[i].from <= code; i++)
        if (code <= rows[i].to)
            return rows[i].fault;
    return NULL;
}

size_t shown_hidden(struct slice text)
{
    const unsigned char first = (unsigned char)text.p[0];
    size_t len;

    if (shown_fault(utf8_decode(text, &len)))
        return len;
    return len == 1 && first >= 0x80 && first < 0xA0 ? 1 : 0; /* C1 in encodings of one byte */
}

static void append_escape(struct buf *to, uint32_t code)
{
    if (code < 0x10000)
        buf_printf(to, "\\u%04x", (unsigned)code);
    else
        buf_printf(to, "\\u%04x\\u%04x", 0xD7C0 + (unsigned)(code >> 10),
                   0xDC00 + (unsigned)(code & 0x3FF));
}

/* A line feed, a tab, or a carriage return that belongs to a line feed. */
static bool is_space(struct slice text)
{
    const char next = text.len > 1 ? text.p[1] : '\0';

    return text.p[0] == '\n' || text.p[0] == '\t' || (text.p[0] == '\r' && next == '\n');
}

void shown_append(struct buf *to, struct slice text, enum shown_as as)
{
    size_t n = 0;

    while (n < text.len) {
        const struct slice rest = slice_skip(text, n);
        size_t len = shown_hidden(rest), step;
        const uint32_t code = utf8_decode(rest, &step);

        if (!len) {
            n += step;
            continue;
        }
        buf_append(to, slice_from(text.p, n));
        if (!is_space(rest))
            append_escape(to, code);
        else if (as == SHOWN_LINE)
            buf_append_byte(to, ' ');
        else if (rest.p[0] != '\r')
            buf_append_byte(to, rest.p[0]);
        text = slice_skip(rest, len);
        n = 0;
    }
    buf_append(to, text);
}

const char *shown_name(struct slice name, char to[SHOWN_NAME_SIZE])
{
    struct buf shown = {.p = to, .cap = SHOWN_NAME_SIZE, .max = SHOWN_NAME_SIZE - 1};

    shown_append(&shown, slice_from(name.p, utf8_cut(name, (SHOWN_NAME_SIZE - 1) / SHOWN_GROWTH)),
                 SHOWN_LINE);
    to[shown.len] = '\0';
    return to;
}
