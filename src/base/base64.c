#include "base64.h"

#include <string.h>

#include "arena.h"

int base64_digit(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

/* One to three bytes. */
static void encode_group(const unsigned char *bytes, size_t n, char to[4])
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned bits = (unsigned)bytes[0] << 16;

    if (n > 1)
        bits |= (unsigned)bytes[1] << 8;
    if (n > 2)
        bits |= bytes[2];
    for (size_t i = 0; i < 4; i++)
        to[i] = i <= n ? digits[bits >> (18 - 6 * i) & 63] : '=';
}

void base64_encode(const void *bytes, size_t n, char *to)
{
    const unsigned char *from = bytes;

    for (size_t i = 0; i < n; i += 3, to += 4)
        encode_group(from + i, n - i < 3 ? n - i : 3, to);
    *to = '\0';
}

bool base64_decode(struct arena *a, struct slice coded, struct slice *ret_bytes)
{
    size_t n_pads = 0, len = 0;
    unsigned bits = 0;
    char *to;

    while (n_pads < 2 && n_pads < coded.len && coded.p[coded.len - 1 - n_pads] == '=')
        n_pads++;
    if (coded.len % 4 != 0 || !(to = arena_alloc(a, coded.len / 4 * 3 + 1)))
        return false;
    for (size_t i = 0; i < coded.len - n_pads; i++) {
        const int digit = base64_digit(coded.p[i]);

        if (digit < 0)
            return false;
        bits = bits << 6 | (unsigned)digit;
        if (i % 4 > 0)
            to[len++] = (char)(bits >> (6 - i % 4 * 2) & 0xFF);
    }
    to[len] = '\0';
    *ret_bytes = slice_from(to, len);
    return true;
}

bool base64_is(struct slice coded, struct slice bytes)
{
    char group[4];

    if (coded.len != BASE64_SIZE(bytes.len))
        return false;
    for (size_t i = 0; i < bytes.len; i += 3) {
        encode_group((const unsigned char *)bytes.p + i, bytes.len - i < 3 ? bytes.len - i : 3,
                     group);
        if (memcmp(coded.p + i / 3 * 4, group, sizeof(group)) != 0)
            return false;
    }
    return true;
}
