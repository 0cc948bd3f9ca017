/*
 * A head is lines that end in CRLF, followed by an empty line. llhttp accepts some forms that we
 * refuse: a bare LF after the request line or as the empty line, and continuation lines. A proxy in
 * front of us may read those differently, and the two would see different requests.
 */
#include "head_scan.h"

static bool is_text(char c)
{
    unsigned char u = (unsigned char)c;

    return (u >= 0x20 && u != 0x7f) || u == '\t';
}

/* Checks eight bytes at once, since most of a head is text: true if none is below 0x20 or 0x7f. A
 * borrow sets a byte's top bit only if that byte, or one below it, was too small. */
static bool are_text(const char *p)
{
    const uint64_t each = 0x0101010101010101u;
    uint64_t w, del;

    memcpy(&w, p, sizeof(w));
    del = w ^ each * 0x7f;
    return ((((w - each * 0x20) & ~w) | ((del - each) & ~del)) & each * 0x80) == 0;
}

static size_t skip_text(struct slice in, size_t i)
{
    while (in.len - i >= sizeof(uint64_t) && are_text(in.p + i))
        i += sizeof(uint64_t);
    while (i < in.len && is_text(in.p[i]))
        i++;
    return i;
}

/* The state after a byte that HEAD_LINE's fast path does not handle. */
static enum head_state step(enum head_state state, char c)
{
    switch (state) {
    case HEAD_BLANK_CR:
        return c == '\n' ? HEAD_BLANK : HEAD_BARE_CR;
    case HEAD_LINE_CR:
        return c == '\n' ? HEAD_NEXT : HEAD_BARE_CR;
    case HEAD_LAST_CR:
        return c == '\n' ? HEAD_END : HEAD_BARE_CR;
    case HEAD_BLANK:
        if (c == '\r')
            return HEAD_BLANK_CR;
        break;
    case HEAD_NEXT:
        if (c == '\r')
            return HEAD_LAST_CR;
        if (c == ' ' || c == '\t')
            return HEAD_FOLDED;
        break;
    default:
        if (c == '\r')
            return HEAD_LINE_CR;
        break;
    }
    if (c == '\n')
        return HEAD_BARE_LF;
    return is_text(c) ? HEAD_LINE : HEAD_CONTROL;
}

size_t head_scan(enum head_state *state, struct slice in)
{
    size_t i = 0;

    while (i < in.len && *state < HEAD_END) {
        if (*state == HEAD_LINE)
            i = skip_text(in, i);
        if (i == in.len)
            break;
        *state = step(*state, in.p[i]);
        if (*state <= HEAD_END)
            i++;
    }
    return i;
}

const char *head_fault(enum head_state state)
{
    switch (state) {
    case HEAD_BARE_CR:
        return "a CR without LF in the head";
    case HEAD_BARE_LF:
        return "a line of the head ends in LF without CR";
    case HEAD_FOLDED:
        return "a header line continues the one before it";
    case HEAD_CONTROL:
        return "a control character in the head";
    default:
        return NULL;
    }
}
