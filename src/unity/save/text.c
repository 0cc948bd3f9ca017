/*
 * Texts as YAML scalars for save.h, formatted like libyaml's emitter, which Unity's follows: plain
 * if that reads back correctly, else in single quotes, else in double quotes with escapes. Lines
 * are broken at a blank once they are 80 columns long (older editors: 81).
 *
 *     plain text   'it''s: quoted'   "caf\xE9\ttab"   'two
 *
 *       lines'
 */
#include "internal.h"

#include <stdio.h>

enum { WIDTH = 80 };

struct writer {
    struct buf *to;
    const struct save_place *at;
    size_t col;
};

/* Whether the text contains YAML syntax and so cannot be plain. Braces allow less. */
static bool has_marks(struct slice text, bool is_flow)
{
    if (slice_starts(text, SLICE("---")) || slice_starts(text, SLICE("...")))
        return true;
    for (size_t i = 0; i < text.len; i++) {
        char c = text.p[i];
        bool is_before_blank = i + 1 == text.len || text.p[i + 1] == ' ' || text.p[i + 1] == '\n';

        if (i == 0 && ((c && strchr("#,[]{}&*!|>'\"%@`", c)) || (c == '-' && is_before_blank) ||
                       (c == '?' && (is_flow || is_before_blank))))
            return true;
        if (c == ':' && (is_flow || is_before_blank))
            return true;
        if (c == '#' && i && text.p[i - 1] == ' ')
            return true;
        if (is_flow && c && strchr(",?[]{}", c))
            return true;
    }
    return false;
}

/* Whether only double quotes work: non-printable or non-ASCII bytes, blanks next to line breaks. */
static bool needs_escapes(struct slice text)
{
    for (size_t i = 0; i < text.len; i++) {
        char c = text.p[i];

        if (c != '\n' && (c < ' ' || c > '~'))
            return true;
        if (c == '\n' &&
            ((i && text.p[i - 1] == ' ') || (i + 1 < text.len && text.p[i + 1] == ' ')))
            return true;
    }
    return false;
}

static bool is_plain(struct slice text, bool is_flow)
{
    if (!text.len)
        return true;
    return text.p[0] != ' ' && text.p[text.len - 1] != ' ' && !memchr(text.p, '\n', text.len) &&
           !has_marks(text, is_flow);
}

static void put(struct writer *w, char c)
{
    buf_append_byte(w->to, c);
    w->col++;
}

static void put_line(struct writer *w)
{
    buf_append(w->to, w->at->eol);
    for (size_t i = 0; i < w->at->indent; i++)
        buf_append_byte(w->to, ' ');
    w->col = w->at->indent;
}

/* A line may be broken at a single blank that is neither first nor last. */
static bool may_break(const struct writer *w, struct slice text, size_t i)
{
    return w->col >= WIDTH && i && i + 1 < text.len && text.p[i - 1] != ' ' && text.p[i + 1] != ' ';
}

static void put_plain(struct writer *w, struct slice text)
{
    for (size_t i = 0; i < text.len; i++)
        if (text.p[i] == ' ' && may_break(w, text, i))
            put_line(w);
        else
            put(w, text.p[i]);
}

/* Does not reset the column: Unity's writer has not done so since 2019. */
static void put_break(struct writer *w)
{
    buf_append(w->to, w->at->eol);
    w->col++;
}

/* Each run of line breaks is written with one extra. */
static void put_single(struct writer *w, struct slice text)
{
    bool was_break = false;

    put(w, '\'');
    for (size_t i = 0; i < text.len; i++) {
        char c = text.p[i];

        if (c == '\n') {
            if (!was_break)
                put_break(w);
            put_break(w);
        } else if (c == ' ' && may_break(w, text, i)) {
            put_line(w);
        } else {
            for (size_t k = 0; was_break && k < w->at->indent; k++)
                put(w, ' ');
            put(w, c);
            if (c == '\'')
                put(w, c);
        }
        was_break = c == '\n';
    }
    put(w, '\'');
}

/* Decodes a UTF-8 sequence; an invalid byte stands for itself. */
static uint32_t code_at(struct slice s, size_t *ret_len)
{
    static const unsigned char masks[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    size_t len = utf8_sequence(s);
    uint32_t code = len ? (unsigned char)s.p[0] & masks[len] : (unsigned char)s.p[0];

    for (size_t i = 1; i < len; i++)
        code = code << 6 | ((unsigned char)s.p[i] & 0x3F);
    *ret_len = len ? len : 1;
    return code;
}

static char short_escape(uint32_t code)
{
    static const struct {
        uint32_t code;
        char letter;
    } rows[] = {{0, '0'},     {7, 'a'},    {8, 'b'},    {9, 't'},      {10, 'n'},
                {11, 'v'},    {12, 'f'},   {13, 'r'},   {27, 'e'},     {'"', '"'},
                {'\\', '\\'}, {0x85, 'N'}, {0xA0, '_'}, {0x2028, 'L'}, {0x2029, 'P'}};

    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (rows[i].code == code)
            return rows[i].letter;
    return 0;
}

static void put_escape(struct writer *w, uint32_t code)
{
    char text[16], letter = short_escape(code);

    if (letter)
        snprintf(text, sizeof(text), "\\%c", letter);
    else if (code <= 0xFF)
        snprintf(text, sizeof(text), "\\x%02X", code);
    else if (code <= 0xFFFF)
        snprintf(text, sizeof(text), "\\u%04X", code);
    else
        snprintf(text, sizeof(text), "\\U%08X", code);
    for (const char *p = text; *p; p++)
        put(w, *p);
}

static void put_double(struct writer *w, struct slice text)
{
    bool was_blank = false;
    size_t len;

    put(w, '"');
    for (size_t i = 0; i < text.len; i += len) {
        uint32_t code = code_at(slice_skip(text, i), &len);

        if (code == ' ' && !was_blank && w->col >= WIDTH && i && i + 1 < text.len) {
            put_line(w);
            if (text.p[i + 1] == ' ')
                put(w, '\\');
        } else if (code < ' ' || code > '~' || short_escape(code)) {
            put_escape(w, code);
        } else {
            put(w, (char)code);
        }
        was_blank = code == ' ';
    }
    put(w, '"');
}

void save_put_text(struct buf *to, struct slice text, const struct save_place *place)
{
    struct writer w = {.to = to, .at = place, .col = place->col};

    if (needs_escapes(text))
        put_double(&w, text);
    else if (is_plain(text, place->is_flow))
        put_plain(&w, text);
    else
        put_single(&w, text);
}
