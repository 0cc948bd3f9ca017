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

/* Takes `n` digits from the front. */
static bool take_digits(struct slice *text, unsigned n, int64_t *ret_value)
{
    int64_t value = 0;

    if (text->len < n)
        return false;
    for (unsigned i = 0; i < n; i++) {
        if (!text_is_digit(text->p[i]))
            return false;
        value = value * 10 + (text->p[i] - '0');
    }
    *text = slice_skip(*text, n);
    *ret_value = value;
    return true;
}

static bool take_char(struct slice *text, char c)
{
    if (!text->len || text->p[0] != c)
        return false;
    *text = slice_skip(*text, 1);
    return true;
}

/* Days since 1970 of a date in the Gregorian calendar; years are counted from March. */
static int64_t days_of(int64_t year, int64_t month, int64_t day)
{
    int64_t y = month > 2 ? year : year - 1, m = month > 2 ? month - 3 : month + 9;

    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - 719468;
}

static bool take_date(struct slice *text, int64_t *ret_ms)
{
    static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int64_t year, month, day;
    bool is_leap;

    if (!take_digits(text, 4, &year) || !take_char(text, '-') || !take_digits(text, 2, &month) ||
        !take_char(text, '-') || !take_digits(text, 2, &day) || month < 1 || month > 12)
        return false;
    is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    if (year < 1 || day < 1 || day > lengths[month - 1] + (month == 2 && is_leap))
        return false;
    *ret_ms = days_of(year, month, day) * 86400000;
    return true;
}

/* "18:00", "18:00:30", "18:00:30.25" */
static bool take_clock(struct slice *text, int64_t *ret_ms)
{
    int64_t hour, minute, second = 0, digit, ms = 0;

    if (!take_digits(text, 2, &hour) || !take_char(text, ':') || !take_digits(text, 2, &minute))
        return false;
    if (take_char(text, ':') && !take_digits(text, 2, &second))
        return false;
    if (take_char(text, '.')) {
        if (!text->len || !text_is_digit(text->p[0]))
            return false;
        for (int64_t unit = 100; take_digits(text, 1, &digit); unit /= 10)
            ms += digit * unit;
    }
    *ret_ms = ((hour * 60 + minute) * 60 + second) * 1000 + ms;
    return hour < 24 && minute < 60 && second < 60;
}

/* "Z", "+01:00", "+0100", or nothing. */
static bool take_zone(struct slice *text, int64_t *ret_ms)
{
    int64_t hour, minute, sign = 1;

    *ret_ms = 0;
    if (!text->len || take_char(text, 'Z') || take_char(text, 'z'))
        return true;
    if (take_char(text, '-'))
        sign = -1;
    else if (!take_char(text, '+'))
        return false;
    if (!take_digits(text, 2, &hour) || (take_char(text, ':'), !take_digits(text, 2, &minute)) ||
        hour > 14 || minute > 59)
        return false;
    *ret_ms = sign * (hour * 60 + minute) * 60000;
    return true;
}

bool text_to_time(struct slice text, int64_t *ret_ms)
{
    int64_t date, clock = 0, zone = 0;

    if (text_to_int(text, &date) && date >= 0) {
        *ret_ms = date;
        return true;
    }
    if (!take_date(&text, &date))
        return false;
    if (text.len && (!(take_char(&text, 'T') || take_char(&text, 't') || take_char(&text, ' ')) ||
                     !take_clock(&text, &clock) || !take_zone(&text, &zone)))
        return false;
    if (text.len)
        return false;
    *ret_ms = date + clock - zone;
    return true;
}
