/* See text.h. */
#include "text.h"

#include "mem.h"

#include <stdio.h>
#include <time.h>

char *text_copy(struct slice s)
{
    char *copy = mem_alloc(s.len + 1);

    if (!copy)
        return NULL;
    if (s.len)
        memcpy(copy, s.p, s.len);
    copy[s.len] = '\0';
    return copy;
}

bool text_to_int(struct slice s, int64_t *ret_value)
{
    bool negative = s.len && s.p[0] == '-';
    uint64_t limit = negative ? (uint64_t)INT64_MAX + 1 : INT64_MAX;
    uint64_t value = 0;

    if (negative)
        s = slice_skip(s, 1);
    if (s.len == 0)
        return false;
    for (size_t i = 0; i < s.len; i++) {
        unsigned digit = (unsigned)(unsigned char)s.p[i] - '0';

        if (digit > 9 || value > (limit - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *ret_value = negative ? (int64_t)(0 - value) : (int64_t)value;
    return true;
}

int text_hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool text_percent_decode(struct arena *a, struct slice s, struct slice *ret_text)
{
    char *to = arena_alloc(a, s.len + 1);
    size_t len = 0;

    if (!to)
        return false;
    for (size_t i = 0; i < s.len; i++) {
        int high, low;

        if (s.p[i] != '%') {
            to[len++] = s.p[i];
            continue;
        }
        if (i + 2 >= s.len)
            return false;
        high = text_hex_digit(s.p[i + 1]);
        low = text_hex_digit(s.p[i + 2]);
        if (high < 0 || low < 0 || (high == 0 && low == 0))
            return false;
        to[len++] = (char)(high << 4 | low);
        i += 2;
    }
    to[len] = '\0';
    *ret_text = slice_from(to, len);
    return true;
}

void text_hex(const unsigned char *bytes, size_t len, char *to)
{
    static const char digits[] = "0123456789abcdef";

    for (size_t i = 0; i < len; i++) {
        to[2 * i] = digits[bytes[i] >> 4];
        to[2 * i + 1] = digits[bytes[i] & 15];
    }
    to[2 * len] = '\0';
}

bool text_same_secret(struct slice a, struct slice b)
{
    unsigned char difference = a.len != b.len;

    /* Walks the whole of `a`, the peer's text, whatever it holds. */
    for (size_t i = 0; i < a.len; i++)
        difference |= (unsigned char)a.p[i] ^ (unsigned char)(b.len ? b.p[i % b.len] : 1);
    return difference == 0;
}

void text_time(int64_t wall_ms, char to[TEXT_TIME_SIZE])
{
    int64_t ms = wall_ms < 0 ? 0 : wall_ms; /* nothing of ours was before 1970 */
    time_t seconds = (time_t)(ms / 1000);
    struct tm tm;
    size_t used;

    gmtime_r(&seconds, &tm);
    used = strftime(to, TEXT_TIME_SIZE, "%Y-%m-%dT%H:%M:%S", &tm);
    snprintf(to + used, TEXT_TIME_SIZE - used, ".%03uZ", (unsigned)(ms % 1000) % 1000);
}
