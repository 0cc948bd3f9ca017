/* See il.h. Only the length of each instruction's operand need be known. */
#include "il.h"

enum { PREFIX = 0xFE, SWITCH = 0x45 };

/* Codes from `first` to `last` have an operand of so many bytes; all others have none. */
struct range {
    uint8_t first, last, len;
};

static const struct range one_byte[] = {
    {0x0E, 0x13, 1}, {0x1F, 0x1F, 1}, {0x20, 0x20, 4}, {0x21, 0x21, 8}, {0x22, 0x22, 4},
    {0x23, 0x23, 8}, {0x27, 0x29, 4}, {0x2B, 0x37, 1}, {0x38, 0x44, 4}, {0x6F, 0x75, 4},
    {0x79, 0x79, 4}, {0x7B, 0x81, 4}, {0x8C, 0x8D, 4}, {0x8F, 0x8F, 4}, {0xA3, 0xA5, 4},
    {0xC2, 0xC2, 4}, {0xC6, 0xC6, 4}, {0xD0, 0xD0, 4}, {0xDD, 0xDD, 4}, {0xDE, 0xDE, 1},
};
static const struct range two_bytes[] = {
    {0x06, 0x07, 4}, {0x09, 0x0E, 2}, {0x12, 0x12, 1},
    {0x15, 0x16, 4}, {0x19, 0x19, 1}, {0x1C, 0x1C, 4},
};

static size_t operand_of(const struct range *ranges, size_t n, uint8_t code)
{
    for (size_t i = 0; i < n; i++)
        if (code >= ranges[i].first && code <= ranges[i].last)
            return ranges[i].len;
    return 0;
}

static uint32_t u32(struct slice s)
{
    const unsigned char *const p = (const unsigned char *)s.p;

    return s.len < 4 ? 0 : p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

bool il_next(struct slice *rest, struct il *ret_il)
{
    struct slice s = *rest;
    size_t len;
    uint32_t code;

    if (!s.len)
        return false;
    code = (uint8_t)s.p[0];
    s = slice_skip(s, 1);
    if (code == PREFIX) {
        if (!s.len)
            return false;
        len = operand_of(two_bytes, N_ELEMENTS(two_bytes), (uint8_t)s.p[0]);
        code = code << 8 | (uint8_t)s.p[0];
        s = slice_skip(s, 1);
    } else {
        len = operand_of(one_byte, N_ELEMENTS(one_byte), (uint8_t)code);
    }
    if (code == SWITCH)
        len = 4 + (size_t)u32(s) * 4;
    if (len > s.len)
        return false;
    *ret_il = (struct il){code, u32(s)};
    *rest = slice_skip(s, len);
    return true;
}
