/* See text.h. */
#include "text.h"

#include "mem.h"
#include "utf8.h"

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

struct slice text_vformat(char *to, size_t size, const char *format, va_list args)
{
    int len = vsnprintf(to, size, format, args);

    if (len < 0)
        len = 0;
    else if ((size_t)len >= size)
        len = (int)utf8_cut(slice_from(to, size - 1), size - 1);
    to[len] = '\0';
    return slice_from(to, (size_t)len);
}

void text_vlog(text_log_fn *log, void *ctx, const char *level, const char *format, va_list args)
{
    char text[1024];

    if (log)
        log(ctx, level, text_vformat(text, sizeof(text), format, args));
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

bool text_has_control(struct slice s)
{
    for (size_t i = 0; i < s.len; i++)
        if ((unsigned char)s.p[i] < ' ' || s.p[i] == 0x7F)
            return true;
    return false;
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

    /* Always walk all of `a`, the peer's text. */
    for (size_t i = 0; i < a.len; i++)
        difference |= (unsigned char)a.p[i] ^ (unsigned char)(b.len ? b.p[i % b.len] : 1);
    return difference == 0;
}

void text_time(int64_t wall_ms, char to[TEXT_TIME_SIZE])
{
    int64_t ms = wall_ms < 0 ? 0 : wall_ms; /* we have no times before 1970 */
    time_t seconds = (time_t)(ms / 1000);
    struct tm tm;
    size_t used;

    gmtime_r(&seconds, &tm);
    used = strftime(to, TEXT_TIME_SIZE, "%Y-%m-%dT%H:%M:%S", &tm);
    snprintf(to + used, TEXT_TIME_SIZE - used, ".%03uZ", (unsigned)(ms % 1000) % 1000);
}

void text_time_now(char to[TEXT_TIME_SIZE])
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now);
    text_time((int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000, to);
}

int64_t clock_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* --- Reading a time --- */

/* Takes `n` digits and, unless it is NUL, the character `next` after them. */
static bool take_digits(struct slice *s, size_t n, char next, int *ret_value)
{
    int value = 0;

    if (s->len < n + (next != '\0') || (next && s->p[n] != next))
        return false;
    for (size_t i = 0; i < n; i++) {
        if (!text_is_digit(s->p[i]))
            return false;
        value = value * 10 + (s->p[i] - '0');
    }
    *s = slice_skip(*s, n + (next != '\0'));
    *ret_value = value;
    return true;
}

/* ".123": any number of digits, of which the first three are used. */
static bool take_fraction(struct slice *s, int *ret_ms)
{
    int ms = 0, unit = 100;
    size_t n = 1;

    *ret_ms = 0;
    if (!s->len || s->p[0] != '.')
        return true;
    for (; n < s->len && text_is_digit(s->p[n]); n++, unit /= 10)
        ms += unit * (s->p[n] - '0');
    *s = slice_skip(*s, n);
    *ret_ms = ms;
    return n > 1;
}

/* "Z", "+02:00", or nothing, at the end of the text. */
static bool take_zone(struct slice s, int *ret_minutes)
{
    int sign = s.len && s.p[0] == '-' ? -1 : 1;
    int hours, minutes;

    *ret_minutes = 0;
    if (s.len == 0 || slice_eq_nocase(s, SLICE("Z")))
        return true;
    if (s.p[0] != '+' && s.p[0] != '-')
        return false;
    s = slice_skip(s, 1);
    if (!take_digits(&s, 2, ':', &hours) || !take_digits(&s, 2, '\0', &minutes) || s.len ||
        hours > 23 || minutes > 59)
        return false;
    *ret_minutes = sign * (hours * 60 + minutes);
    return true;
}

static bool take_clock(struct slice s, struct tm *tm, int *ret_ms, int *ret_zone)
{
    *ret_ms = *ret_zone = 0;
    if (s.len == 0)
        return true;
    if ((s.p[0] != 'T' && s.p[0] != 't' && s.p[0] != ' ') || s.len < 6)
        return false;
    s = slice_skip(s, 1);
    if (!take_digits(&s, 2, ':', &tm->tm_hour) || !take_digits(&s, 2, '\0', &tm->tm_min))
        return false;
    if (s.len && s.p[0] == ':') {
        s = slice_skip(s, 1);
        if (!take_digits(&s, 2, '\0', &tm->tm_sec) || !take_fraction(&s, ret_ms))
            return false;
    }
    return tm->tm_hour < 24 && tm->tm_min < 60 && tm->tm_sec < 61 && take_zone(s, ret_zone);
}

bool text_to_time(struct slice s, int64_t *ret_wall_ms)
{
    struct tm tm = {0}, read;
    int ms, zone;

    if (text_to_int(s, ret_wall_ms))
        return true;
    if (!take_digits(&s, 4, '-', &tm.tm_year) || !take_digits(&s, 2, '-', &tm.tm_mon) ||
        !take_digits(&s, 2, '\0', &tm.tm_mday) || !take_clock(s, &tm, &ms, &zone))
        return false;
    tm.tm_year -= 1900;
    tm.tm_mon -= 1;
    read = tm;
    *ret_wall_ms = ((int64_t)timegm(&tm) - (int64_t)zone * 60) * 1000 + ms;
    /* timegm() turned February 30th into a day in March. */
    return tm.tm_mon == read.tm_mon && tm.tm_mday == read.tm_mday && tm.tm_year == read.tm_year;
}
