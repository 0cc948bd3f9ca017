/*
 * Converts numbers between decimal text and machine types. The C library's conversions depend on
 * the locale of the process, so we pass them only digits and an exponent, never a decimal point.
 */
#include "json.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* Digits that can affect how a double rounds (767), and some more. */
#define MAX_DIGITS 800
/* Larger than any length in memory, and small enough to add to one. */
#define MAX_EXPONENT INT64_C(1000000000000000000)
/* The longest decimal we write: 0.00000 and 17 digits; and a NUL. */
#define NUMBER_SIZE 32

/* 10^0 to 10^22 are exact as doubles. */
static const double powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/* A number's text split into parts: 12.5e3 has whole 12, fraction 5, exponent 3. */
struct parts {
    bool is_negative;
    struct slice whole, fraction;
    int64_t exponent;
};

static struct slice cut_digits(struct slice *rest)
{
    struct slice digits = {rest->p, 0};

    while (digits.len < rest->len && rest->p[digits.len] >= '0' && rest->p[digits.len] <= '9')
        digits.len++;
    *rest = slice_skip(*rest, digits.len);
    return digits;
}

/* Splits the text of a number that json_parse() has accepted. */
static struct parts take_apart(struct slice raw)
{
    struct parts n = {.is_negative = raw.p[0] == '-'};
    bool shrinks = false;

    if (n.is_negative)
        raw = slice_skip(raw, 1);
    n.whole = cut_digits(&raw);
    if (raw.len && raw.p[0] == '.') {
        raw = slice_skip(raw, 1);
        n.fraction = cut_digits(&raw);
    }
    if (raw.len == 0)
        return n;
    raw = slice_skip(raw, 1);
    if (raw.p[0] == '-' || raw.p[0] == '+') {
        shrinks = raw.p[0] == '-';
        raw = slice_skip(raw, 1);
    }
    for (size_t i = 0; i < raw.len && n.exponent < MAX_EXPONENT / 10; i++)
        n.exponent = n.exponent * 10 + (raw.p[i] - '0');
    if (shrinks)
        n.exponent = -n.exponent;
    return n;
}

static size_t n_digits(const struct parts *n)
{
    return n->whole.len + n->fraction.len;
}

static unsigned digit_at(const struct parts *n, size_t i)
{
    char c = i < n->whole.len ? n->whole.p[i] : n->fraction.p[i - n->whole.len];

    return (unsigned)(c - '0');
}

static bool add_digit(uint64_t *value, unsigned digit, uint64_t limit)
{
    if (*value > (limit - digit) / 10)
        return false;
    *value = *value * 10 + digit;
    return true;
}

bool json_to_int(const struct json *v, int64_t *ret_value)
{
    struct parts n;
    uint64_t value = 0, limit;
    int64_t point; /* digits before the point once the exponent has moved it */

    if (!json_is(v, JSON_NUMBER))
        return false;
    n = take_apart(v->raw);
    limit = (uint64_t)INT64_MAX + n.is_negative;
    point = (int64_t)n.whole.len + n.exponent;
    for (size_t i = 0; i < n_digits(&n); i++) {
        unsigned digit = digit_at(&n, i);

        if ((int64_t)i >= point ? digit != 0 : !add_digit(&value, digit, limit))
            return false;
    }
    for (int64_t i = (int64_t)n_digits(&n); value && i < point; i++)
        if (!add_digit(&value, 0, limit))
            return false;
    *ret_value = n.is_negative ? (int64_t)(0 - value) : (int64_t)value;
    return true;
}

/* `len` digits times 10 to the `exponent`, rounded once; `digits` has room for 32 more bytes. */
static double compose(char *digits, size_t len, int64_t exponent)
{
    uint64_t value = 0;

    if (len > DBL_DIG || exponent < -22 || exponent > 22) {
        snprintf(digits + len, 32, "e%lld", (long long)exponent);
        return strtod(digits, NULL);
    }
    for (size_t i = 0; i < len; i++)
        value = value * 10 + (uint64_t)(digits[i] - '0');
    /* Both operands are exact, so a single operation rounds correctly. */
    return exponent < 0 ? (double)value / powers[-exponent] : (double)value * powers[exponent];
}

bool json_to_double(const struct json *v, double *ret_value)
{
    char digits[MAX_DIGITS + 1 + 32];
    size_t len = 0, at = 0, rest;
    struct parts n;
    double value;

    if (!json_is(v, JSON_NUMBER))
        return false;
    n = take_apart(v->raw);
    while (at < n_digits(&n) && digit_at(&n, at) == 0)
        at++;
    while (at < n_digits(&n) && len < MAX_DIGITS)
        digits[len++] = (char)('0' + digit_at(&n, at++));
    /* Of the rest it only matters whether the number is slightly more than the kept digits. */
    for (rest = at; rest < n_digits(&n) && digit_at(&n, rest) == 0; rest++)
        ;
    if (rest < n_digits(&n)) {
        digits[len++] = '1';
        at++;
    }
    value = compose(digits, len, len ? (int64_t)n.whole.len - (int64_t)at + n.exponent : 0);
    if (!isfinite(value))
        return false;
    *ret_value = n.is_negative ? -value : value;
    return true;
}

/* 0.DIGITS times 10 to the `point`; the last digit is not 0. */
struct decimal {
    char digits[24];
    int len, point;
};

static void drop_zeros(struct decimal *d)
{
    while (d->len > 1 && d->digits[d->len - 1] == '0')
        d->len--;
}

static void set_scaled(struct decimal *d, uint64_t value, int n_decimals)
{
    char *p = d->digits + sizeof(d->digits);

    do {
        *--p = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    d->len = (int)(d->digits + sizeof(d->digits) - p);
    memmove(d->digits, p, (size_t)d->len);
    d->point = d->len - n_decimals;
    drop_zeros(d);
}

/*
 * Most numbers in practice have few decimals, so try 0, 1, 2 ... of them. The limits keep all
 * operands exact, and for a float also keep the quotient too far from the midpoint of two floats to
 * be rounded twice.
 */
static bool find_few_decimals(double value, bool is_float, struct decimal *ret_decimal)
{
    const int most = is_float ? 8 : DBL_DIG;

    if (value >= (is_float ? 0x1p24 : 1e15))
        return false;
    for (int n = 0; n <= most; n++) {
        double scaled = value * powers[n] + 0.5;
        double back;

        if (scaled >= (is_float ? 1e9 : 1e15))
            return false;
        back = (double)(uint64_t)scaled / powers[n];
        if ((is_float ? (double)(float)back : back) == value) {
            set_scaled(ret_decimal, (uint64_t)scaled, n);
            return true;
        }
    }
    return false;
}

static bool reads_back(const struct decimal *d, double value, bool is_float)
{
    char text[40];

    snprintf(text, sizeof(text), "%.*se%d", d->len, d->digits, d->point - d->len);
    return (is_float ? (double)strtof(text, NULL) : strtod(text, NULL)) == value;
}

/* Increments the last digit. */
static bool step_up(struct decimal *d)
{
    int i = d->len - 1;

    while (i > 0 && d->digits[i] == '9')
        d->digits[i--] = '0';
    if (d->digits[i] == '9')
        return false;
    d->digits[i]++;
    return true;
}

/*
 * Tries more and more digits, starting with as many as the type guarantees to keep; below the
 * normal range, where there is no guarantee, it starts with one. Below a power of two the next
 * double is only half as far away as above it, so a decimal above may work where a nearer one below
 * fails.
 */
static void find_shortest(double value, bool is_float, struct decimal *ret_decimal)
{
    const bool is_normal = value >= (is_float ? (double)FLT_MIN : DBL_MIN);
    const int most = is_float ? FLT_DECIMAL_DIG : DBL_DECIMAL_DIG;
    int n = !is_normal ? 1 : is_float ? FLT_DIG : DBL_DIG;
    int power;
    const bool is_power_of_two = frexp(value, &power) == 0.5;

    for (;; n++) {
        char text[48];
        const char *p;

        snprintf(text, sizeof(text), "%.*e", n - 1, value);
        ret_decimal->len = 0;
        for (p = text; *p != 'e'; p++)
            if (*p >= '0' && *p <= '9') /* skips the point, which depends on the locale */
                ret_decimal->digits[ret_decimal->len++] = *p;
        ret_decimal->point = (int)strtol(p + 1, NULL, 10) + 1;
        if (n == most || reads_back(ret_decimal, value, is_float))
            break;
        if (is_power_of_two && step_up(ret_decimal) && reads_back(ret_decimal, value, is_float))
            break;
    }
    drop_zeros(ret_decimal);
}

/* The format of ECMAScript's Number::toString: an exponent from 1e21 up and below 1e-6. */
static size_t lay_out(const struct decimal *d, char to[NUMBER_SIZE])
{
    const size_t len = (size_t)d->len, point = d->point > 0 ? (size_t)d->point : 0;
    const size_t n_zeros = d->point < 0 ? (size_t)-d->point : 0;

    if (d->point > 21 || d->point <= -6)
        return (size_t)snprintf(to, NUMBER_SIZE, "%.1s%s%.*se%+d", d->digits, len > 1 ? "." : "",
                                d->len - 1, d->digits + 1, d->point - 1);
    if (point >= len) {
        memcpy(to, d->digits, len);
        memset(to + len, '0', point - len);
        return point;
    }
    if (point) {
        memcpy(to, d->digits, point);
        to[point] = '.';
        memcpy(to + point + 1, d->digits + point, len - point);
        return len + 1;
    }
    memcpy(to, "0.", 2);
    memset(to + 2, '0', n_zeros);
    memcpy(to + 2 + n_zeros, d->digits, len);
    return 2 + n_zeros + len;
}

static void put_number(struct json_out *w, double value, bool is_float)
{
    struct decimal d;
    char text[1 + NUMBER_SIZE];
    size_t len = 0;

    if (!isfinite(value)) {
        json_null(w);
        return;
    }
    if (value == 0) {
        json_int(w, 0);
        return;
    }
    if (value < 0)
        text[len++] = '-';
    if (!find_few_decimals(fabs(value), is_float, &d))
        find_shortest(fabs(value), is_float, &d);
    len += lay_out(&d, text + len);
    json_raw(w, slice_from(text, len));
}

void json_double(struct json_out *w, double value)
{
    put_number(w, value, false);
}

void json_float(struct json_out *w, float value)
{
    put_number(w, (double)value, true);
}
