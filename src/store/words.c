/*
 * Splits text into tokens with short tables: only a few blocks hold punctuation, everything between
 * them is letters. Folds case for Latin, Greek, Cyrillic and Armenian.
 */
#include "words.h"

/* Blocks of punctuation and symbols above ASCII; everything between them is letters and digits. */
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

static bool is_wide_letter(uint32_t c)
{
    for (size_t i = 0; i < N_ELEMENTS(marks) && marks[i].first <= c; i++)
        if (c <= marks[i].last)
            return false;
    return true;
}

static inline bool is_letter(uint32_t c)
{
    return c < 0x80 ? (c | 32) - 'a' < 26 || c - '0' < 10 : is_wide_letter(c);
}

/* Ranges of capitals and the offset to their small letters; with step 2, every second letter is a
 * capital. */
static const struct {
    uint32_t first, last;
    int add, step;
} capitals[] = {
    {0xC0, 0xD6, 32, 1},     {0xD8, 0xDE, 32, 1},     {0x100, 0x136, 1, 2},
    {0x139, 0x147, 1, 2},    {0x14A, 0x176, 1, 2},    {0x178, 0x178, -121, 1},
    {0x179, 0x17D, 1, 2},    {0x1CD, 0x1DB, 1, 2},    {0x1DE, 0x1EE, 1, 2},
    {0x1F8, 0x21E, 1, 2},    {0x222, 0x232, 1, 2},    {0x386, 0x386, 38, 1},
    {0x388, 0x38A, 37, 1},   {0x38C, 0x38C, 64, 1},   {0x38E, 0x38F, 63, 1},
    {0x391, 0x3A1, 32, 1},   {0x3A3, 0x3AB, 32, 1},   {0x3C2, 0x3C2, 1, 1},
    {0x400, 0x40F, 80, 1},   {0x410, 0x42F, 32, 1},   {0x460, 0x480, 1, 2},
    {0x48A, 0x4BE, 1, 2},    {0x4C1, 0x4CD, 1, 2},    {0x4D0, 0x52E, 1, 2},
    {0x531, 0x556, 48, 1},   {0x1E00, 0x1E94, 1, 2},  {0x1EA0, 0x1EFE, 1, 2},
    {0x2160, 0x216F, 16, 1}, {0xFF21, 0xFF3A, 32, 1}, {0x10400, 0x10427, 40, 1},
};

static uint32_t fold_wide(uint32_t c)
{
    for (size_t i = 0; i < N_ELEMENTS(capitals) && capitals[i].first <= c; i++)
        if (c <= capitals[i].last)
            return (c - capitals[i].first) % (uint32_t)capitals[i].step
                       ? c
                       : (uint32_t)((int)c + capitals[i].add);
    return c;
}

static inline uint32_t fold(uint32_t c)
{
    if (c < 0x80)
        return c >= 'A' && c <= 'Z' ? c + 32 : c;
    return fold_wide(c);
}

/* Returns the character at *at and moves *at past it. Invalid UTF-8 counts as a blank. */
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

/* A position in a sequence of texts. */
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

/* Whether the remaining tokens of `wanted` are the next tokens of `text`. */
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

/* The next run of non-blanks; empty at the end. */
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

void words_plain(struct slice text, struct buf *to)
{
    char *at = buf_reserve(to, 2 * text.len + 4); /* folding makes a few letters one byte longer */
    size_t len = 0;

    for (size_t i = 0; at && i < text.len;) {
        uint32_t c = next_char(text, &i);

        if (is_letter(c))
            len += utf8_encode(fold(c), at + len);
        else if (len && at[len - 1] != ' ')
            at[len++] = ' ';
    }
    if (at)
        buf_advance(to, len);
}

bool words_to_fts(struct slice query, struct buf *to)
{
    for (struct slice word = next_word(&query); word.len; word = next_word(&query)) {
        buf_append_byte(to, '"');
        words_plain(word, to);
        buf_append(to, SLICE("\" "));
    }
    return buf_ok(to);
}
