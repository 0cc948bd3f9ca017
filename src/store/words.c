/* Tokens without tables: the scripts' blocks that hold marks are few, those that hold letters are
 * the rest. Case is folded for Latin, Greek, Cyrillic and Armenian. */
#include "words.h"

/* Blocks of marks and pictures above ASCII; what is between them are letters and numbers. */
static const struct {
    uint32_t first, last;
} marks[] = {
    {0x80, 0xA9},     {0xAB, 0xB1},       {0xB4, 0xB4},       {0xB6, 0xB8},       {0xBB, 0xBB},
    {0xBF, 0xBF},     {0xD7, 0xD7},       {0xF7, 0xF7},       {0x2C2, 0x2C5},     {0x2D2, 0x2DF},
    {0x37E, 0x37E},   {0x387, 0x387},     {0x55A, 0x55F},     {0x589, 0x58A},     {0x5BE, 0x5BE},
    {0x5C0, 0x5C0},   {0x5F3, 0x5F4},     {0x600, 0x60F},     {0x61B, 0x61F},     {0x66A, 0x66D},
    {0x6D4, 0x6D4},   {0x964, 0x965},     {0xE3F, 0xE3F},     {0x2000, 0x206F},   {0x207A, 0x207E},
    {0x208A, 0x208F}, {0x20A0, 0x20FF},   {0x2190, 0x245F},   {0x249C, 0x24E9},   {0x2500, 0x2775},
    {0x2794, 0x2BFF}, {0x2E00, 0x2E2E},   {0x2E30, 0x3004},   {0x3008, 0x3020},   {0x3030, 0x3030},
    {0x303D, 0x303F}, {0x30A0, 0x30A0},   {0x30FB, 0x30FB},   {0xD800, 0xDFFF},   {0xFD3E, 0xFD3F},
    {0xFE00, 0xFE6F}, {0xFEFF, 0xFF0F},   {0xFF1A, 0xFF20},   {0xFF3B, 0xFF40},   {0xFF5B, 0xFF65},
    {0xFFE0, 0xFFFF}, {0x1D000, 0x1D3FF}, {0x1F10D, 0x1FAFF}, {0xE0000, 0xEFFFF},
};

static bool is_ascii_letter(uint32_t c)
{
    return (c | 32) - 'a' < 26 || c - '0' < 10;
}

static bool is_wide_letter(uint32_t c)
{
    for (size_t i = 0; i < N_ELEMENTS(marks) && marks[i].first <= c; i++)
        if (c <= marks[i].last)
            return false;
    return true;
}

static inline bool is_letter(uint32_t c)
{
    return c < 0x80 ? is_ascii_letter(c) : is_wide_letter(c);
}

static uint32_t fold(uint32_t c)
{
    if (c < 0x80)
        return c >= 'A' && c <= 'Z' ? c + 32 : c;
    if ((c >= 0xC0 && c <= 0xDE) || (c >= 0x391 && c <= 0x3A9) || (c >= 0x410 && c <= 0x42F))
        return c + 32;
    if (c >= 0x400 && c <= 0x40F)
        return c + 80;
    if (c >= 0x531 && c <= 0x556)
        return c + 48;
    if ((c >= 0x139 && c <= 0x148) || (c >= 0x179 && c <= 0x17E))
        return c + (c & 1);
    if ((c >= 0x100 && c <= 0x137) || (c >= 0x14A && c <= 0x177) || (c >= 0x460 && c <= 0x481) ||
        (c >= 0x1E00 && c <= 0x1E95))
        return c | 1;
    return c;
}

/* The character at *at, which moves behind it. A byte that is no UTF-8 is no letter. */
static uint32_t next_wide_char(struct slice s, size_t *at)
{
    const unsigned char *p = (const unsigned char *)s.p + *at;
    size_t n = utf8_sequence(slice_skip(s, *at));

    *at += n ? n : 1;
    switch (n) {
    case 2:
        return (*p & 0x1Fu) << 6 | (p[1] & 0x3Fu);
    case 3:
        return (*p & 0x0Fu) << 12 | (p[1] & 0x3Fu) << 6 | (p[2] & 0x3Fu);
    case 4:
        return (*p & 0x07u) << 18 | (p[1] & 0x3Fu) << 12 | (p[2] & 0x3Fu) << 6 | (p[3] & 0x3Fu);
    default:
        return ' ';
    }
}

static inline uint32_t next_char(struct slice s, size_t *at)
{
    unsigned char c = (unsigned char)s.p[*at];

    if (c >= 0x80)
        return next_wide_char(s, at);
    ++*at;
    return c;
}

/* Where tokens are read from: parts, one after the other. */
struct cursor {
    const struct slice *parts;
    size_t n_parts, part, at;
};

static bool next_token(struct cursor *c, struct slice *ret_token)
{
    for (; c->part < c->n_parts; c->part++, c->at = 0) {
        struct slice text = c->parts[c->part];
        size_t start = text.len, before = c->at;

        while (c->at < text.len) {
            before = c->at;
            if (is_letter(next_char(text, &c->at))) {
                if (start == text.len)
                    start = before;
            } else if (start != text.len) {
                *ret_token = slice_from(text.p + start, before - start);
                return true;
            }
        }
        if (start != text.len) {
            *ret_token = slice_skip(text, start);
            return true;
        }
    }
    return false;
}

static bool is_same(struct slice a, struct slice b)
{
    size_t i = 0, k = 0;

    while (i < a.len && k < b.len)
        if (fold(next_char(a, &i)) != fold(next_char(b, &k)))
            return false;
    return i == a.len && k == b.len;
}

/* Whether the tokens that are left of `wanted` are the next ones of `text`. */
static bool follows(struct cursor wanted, struct cursor text)
{
    struct slice want, have;

    while (next_token(&wanted, &want))
        if (!next_token(&text, &have) || !is_same(want, have))
            return false;
    return true;
}

static bool is_blank(char c)
{
    return (unsigned char)c <= ' ';
}

/* The next piece between blanks; empty: there is none. */
static struct slice next_word(struct slice *rest)
{
    size_t start = 0, end;

    while (start < rest->len && is_blank(rest->p[start]))
        start++;
    for (end = start; end < rest->len && !is_blank(rest->p[end]);)
        end++;
    {
        struct slice word = slice_from(rest->p ? rest->p + start : NULL, end - start);

        *rest = slice_skip(*rest, end);
        return word;
    }
}

bool words_are_empty(struct slice query)
{
    return next_word(&query).len == 0;
}

bool words_match(struct slice query, const struct slice *parts, size_t n_parts)
{
    bool has_token = false;

    for (struct slice word = next_word(&query); word.len; word = next_word(&query)) {
        struct cursor tokens = {&word, 1, 0, 0}, text = {parts, n_parts, 0, 0};
        struct slice first, token;
        bool is_found = false;

        if (!next_token(&tokens, &first))
            continue;
        has_token = true;
        while (!is_found && next_token(&text, &token))
            is_found = is_same(first, token) && follows(tokens, text);
        if (!is_found)
            return false;
    }
    return has_token;
}

bool words_to_fts(struct slice query, struct buf *to)
{
    for (struct slice word = next_word(&query); word.len; word = next_word(&query)) {
        buf_append_byte(to, '"');
        for (size_t i = 0; i < word.len;) {
            size_t n = utf8_sequence(slice_skip(word, i));

            if (n == 0 || word.p[i] == '"')
                buf_append_byte(to, ' '); /* as good as any mark */
            else
                buf_append(to, slice_from(word.p + i, n));
            i += n ? n : 1;
        }
        buf_append(to, SLICE("\" "));
    }
    return buf_ok(to);
}
