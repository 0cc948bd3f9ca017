/*
 * Writes values as a person reads them. Every piece of text is counted as it is written, so that
 * the cost of a value depends on the shown part, not on its size.
 */
#include "kind.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/limits.h"

struct text {
    struct buf *to;
    size_t n_left; /* characters that still fit */
    bool is_cut;   /* some text did not fit */
};

/* --- Pieces. --- */

static void put(struct text *t, struct slice s)
{
    size_t n = 0, len = 0;

    while (len < s.len && n < t->n_left) {
        size_t step = utf8_sequence(slice_skip(s, len));

        len += step ? step : 1;
        n++;
    }
    buf_append(t->to, slice_from(s.p, len));
    t->n_left -= n;
    t->is_cut |= len < s.len;
}

static void put_units(struct text *t, const uint16_t *units, int n)
{
    for (int i = 0; i < n && !t->is_cut;) {
        char bytes[4];

        put(t, slice_from(bytes, utf8_encode(clr_next_code(units, n, &i), bytes)));
    }
}

static void put_string(struct text *t, struct clr_object *o)
{
    struct clr_string *s = (struct clr_string *)o;

    put_units(t, clr.string_chars(s), clr.string_length(s));
}

/* Writes "<InvalidOperationException: why>" in place of a value. */
static void put_error(struct text *t, const struct err *err)
{
    put(t, SLICE("<"));
    put(t, slice_of(err->message));
    put(t, SLICE(">"));
}

/* --- Numbers. --- */

#define NUMBER_SIZE 48

/* Writes the digits, with a point after the first, times 10 to the `exponent`. */
static size_t lay_out(const char *digits, int len, int exponent, int n_digits, char *to)
{
    const int whole = exponent + 1;

    if (exponent >= n_digits || exponent < -4)
        return (size_t)snprintf(to, NUMBER_SIZE, "%.1s%s%.*sE%c%02d", digits, len > 1 ? "." : "",
                                len - 1, digits + 1, exponent < 0 ? '-' : '+', abs(exponent));
    if (whole >= len)
        return (size_t)snprintf(to, NUMBER_SIZE, "%.*s%.*s", len, digits, whole - len,
                                "000000000000000");
    if (whole > 0)
        return (size_t)snprintf(to, NUMBER_SIZE, "%.*s.%.*s", whole, digits, len - whole,
                                digits + whole);
    return (size_t)snprintf(to, NUMBER_SIZE, "0.%.*s%.*s", -whole, "000", len, digits);
}

/* Cuts `digits` to n. Rounds half up, where printf() rounds half to even. True: all nines have
 * become a one and zeros, and the exponent grows by one. */
static bool round_digits(char *digits, int n)
{
    bool carries = digits[n] >= '5';

    for (int i = n - 1; carries && i >= 0; i--) {
        carries = digits[i] == '9';
        digits[i] = carries ? '0' : (char)(digits[i] + 1);
    }
    if (carries)
        digits[0] = '1';
    return carries;
}

/*
 * Like .NET's formats "G7" and "G15", the defaults of Single and Double: n_digits digits without
 * trailing zeros, and an exponent for numbers from 10 to the n_digits up and below 0.0001.
 */
static void put_float(struct text *t, double value, int n_digits)
{
    char scientific[NUMBER_SIZE], digits[NUMBER_SIZE], text[NUMBER_SIZE];
    int len = 0, exponent;
    const char *p;

    if (!isfinite(value)) {
        put(t, slice_of(isnan(value) ? "NaN" : value < 0 ? "-Infinity" : "Infinity"));
        return;
    }
    if (value == 0) {
        put(t, SLICE("0")); /* also for minus zero */
        return;
    }
    /* Asks for enough more digits to round the last one correctly. */
    snprintf(scientific, sizeof(scientific), "%.*e", n_digits + 20, fabs(value));
    for (p = scientific; *p != 'e'; p++) {
        if (text_is_digit(*p)) /* skips the decimal point, which depends on the locale */
            digits[len++] = *p;
    }
    exponent = (int)strtol(p + 1, NULL, 10) + round_digits(digits, n_digits);
    len = n_digits;
    while (len > 1 && digits[len - 1] == '0')
        len--;
    if (value < 0)
        put(t, SLICE("-"));
    put(t, slice_from(text, lay_out(digits, len, exponent, n_digits, text)));
}

static void put_int(struct text *t, int code, const void *raw)
{
    const int64_t value = value_int(code, raw);
    const bool is_unsigned = code == CODE_U8 || code == CODE_UINT_PTR;
    char text[NUMBER_SIZE];
    int len = is_unsigned ? snprintf(text, sizeof(text), "%llu", (unsigned long long)value)
                          : snprintf(text, sizeof(text), "%lld", (long long)value);

    put(t, slice_from(text, (size_t)len));
}

static void put_unity(struct text *t, struct clr_object *o)
{
    const int64_t id = reflect_instance_id(o);
    char text[NUMBER_SIZE];
    int len = snprintf(text, sizeof(text), "obj:%lld", (long long)id);

    put(t, id ? slice_from(text, (size_t)len) : SLICE("null"));
}

/* --- Everything. --- */

static void put_value(struct text *t, struct clr_object *value, int level);

/* A short text may be the name of a type. */
static void put_description(struct text *t, struct clr_object *text)
{
    enum { SHORT = 4096 };
    struct buf copy;

    if (clr.string_length((struct clr_string *)text) > SHORT) {
        put_string(t, text);
        return;
    }
    buf_init(&copy, SIZE_MAX);
    clr_append_description(&copy, (struct clr_string *)text);
    put(t, buf_slice(&copy));
    buf_done(&copy);
}

/* The type's own ToString(), in the invariant culture. */
static void put_own_text(struct text *t, struct clr_object *o)
{
    struct clr_class *k = clr.object_get_class(o);
    struct clr_object *text = NULL;
    struct err err;
    bool is_ok;

    if (known_is_of(KNOWN_FORMAT, k)) {
        struct clr_object *culture = NULL;
        void *args[2] = {NULL, NULL};

        known_call(KNOWN_INVARIANT, NULL, NULL, &culture, &err);
        args[1] = culture;
        is_ok = known_call(KNOWN_FORMAT, o, args, &text, &err);
    } else {
        is_ok = known_call(KNOWN_TO_STRING, o, NULL, &text, &err);
    }
    if (!is_ok)
        put_error(t, &err);
    else if (text)
        put_description(t, text);
}

static void put_items(struct text *t, struct clr_object *of, int level)
{
    struct err err = {.kind = ERR_NONE};
    struct clr_object *item = NULL;
    struct items it;
    char count[NUMBER_SIZE];

    if (!items_open(&it, of, &err)) {
        put_error(t, &err);
        return;
    }
    snprintf(count, sizeof(count), "Count = %llu", (unsigned long long)it.n);
    put(t, slice_of(count));
    if (level == LIMIT_TEXT_LEVELS)
        return;
    put(t, SLICE(" ["));
    for (int i = 0; !t->is_cut && items_next(&it, &item, &err); i++) {
        if (i > 0)
            put(t, SLICE(", "));
        if (i == LIMIT_TEXT_ITEMS) {
            put(t, SLICE("..."));
            break;
        }
        put_value(t, item, level + 1);
    }
    if (err.kind)
        put_error(t, &err);
    put(t, SLICE("]"));
}

static void put_pair(struct text *t, struct clr_object *pair, int level)
{
    struct clr_object *key = NULL, *value = NULL;
    struct err err;

    if (!pair_open(pair, &key, &value, &err)) {
        put_error(t, &err);
        return;
    }
    put(t, SLICE("["));
    put_value(t, key, level);
    put(t, SLICE(", "));
    put_value(t, value, level);
    put(t, SLICE("]"));
}

/* Kinds that contain other values. */
static void put_compound(struct text *t, struct clr_object *value, enum kind kind, int level)
{
    if (kind == KIND_ARRAY || kind == KIND_LIST || kind == KIND_COLLECTION)
        put_items(t, value, level);
    else if (kind == KIND_PAIR && level <= LIMIT_TEXT_LEVELS)
        put_pair(t, value, level);
    else
        put_own_text(t, value);
}

static void put_value(struct text *t, struct clr_object *value, int level)
{
    struct class_kind k;

    if (!value) {
        put(t, SLICE("null"));
        return;
    }
    k = kind_of_class(clr.object_get_class(value));
    switch (k.kind) {
    case KIND_BOOL:
        put(t, *(uint8_t *)clr.object_unbox(value) ? SLICE("True") : SLICE("False"));
        break;
    case KIND_CHAR:
        put_units(t, clr.object_unbox(value), 1);
        break;
    case KIND_INT:
    case KIND_ADDRESS:
        put_int(t, k.code, clr.object_unbox(value));
        break;
    case KIND_FLOAT:
        if (k.code == CODE_R4)
            put_float(t, (double)*(float *)clr.object_unbox(value), 7);
        else
            put_float(t, *(double *)clr.object_unbox(value), 15);
        break;
    case KIND_STRING:
        put_string(t, value);
        break;
    case KIND_UNITY:
        put_unity(t, value);
        break;
    default:
        put_compound(t, value, k.kind, level);
    }
}

bool reflect_text(struct buf *to, struct clr_object *value, size_t max)
{
    struct text t = {.to = to, .n_left = max};

    put_value(&t, value, 0);
    if (t.is_cut)
        buf_append(to, SLICE("..."));
    return !t.is_cut;
}
