/*
 * Numbers for save.h: formats them as Unity does, and compares a value with the file's text.
 *
 *     0.1   -0   1234567   0.000000059604645   7.2344e-10   3.4028235e+38   NaN   -Infinity
 */
#include "internal.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { LOW_EXPONENT = -9, HIGH_EXPONENT = 15 }; /* outside this range Unity writes an exponent */

/* Converts printf()'s "d.ddde-XX" to Unity's form. */
static void put_digits(const char *from, char to[SAVE_NUMBER_SIZE])
{
    const char *e = strchr(from, 'e');
    long exponent = strtol(e + 1, NULL, 10);
    char digits[24], *out = to;
    int n = 0;

    if (*from == '-')
        *out++ = *from++;
    for (; from < e; from++)
        if (text_is_digit(*from))
            digits[n++] = *from;
    while (n > 1 && digits[n - 1] == '0')
        n--;
    if (exponent < LOW_EXPONENT || exponent >= HIGH_EXPONENT) {
        snprintf(out, 32, "%c%s%.*se%c%02ld", digits[0], n > 1 ? "." : "", n - 1, digits + 1,
                 exponent < 0 ? '-' : '+', labs(exponent));
    } else if (exponent < 0) {
        snprintf(out, 32, "0.%.*s%.*s", (int)-exponent - 1, "00000000000000", n, digits);
    } else if (n <= exponent + 1) {
        snprintf(out, 32, "%.*s%.*s", n, digits, (int)exponent + 1 - n, "00000000000000");
    } else {
        snprintf(out, 32, "%.*s.%.*s", (int)exponent + 1, digits, n - (int)exponent - 1,
                 digits + exponent + 1);
    }
}

static bool put_special(double value, char to[SAVE_NUMBER_SIZE])
{
    const char *text = NULL;

    if (isnan(value))
        text = "NaN";
    else if (isinf(value))
        text = value < 0 ? "-Infinity" : "Infinity";
    else if (value == 0)
        text = signbit(value) ? "-0" : "0";
    if (text)
        memcpy(to, text, strlen(text) + 1);
    return text != NULL;
}

/* The shortest text that reads back as the same number, in Unity's form. */
static void save_format_float(float value, char to[SAVE_NUMBER_SIZE])
{
    char text[SAVE_NUMBER_SIZE];

    if (put_special((double)value, to))
        return;
    for (int n = 0; n < 9; n++) {
        snprintf(text, sizeof(text), "%.*e", n, (double)value);
        if (strtof(text, NULL) == value)
            break;
    }
    put_digits(text, to);
}

static void save_format_double(double value, char to[SAVE_NUMBER_SIZE])
{
    char text[SAVE_NUMBER_SIZE];

    if (put_special(value, to))
        return;
    for (int n = 0; n < 17; n++) {
        snprintf(text, sizeof(text), "%.*e", n, value);
        if (strtod(text, NULL) == value)
            break;
    }
    put_digits(text, to);
}

/* Files have 32-bit flags and masks as unsigned numbers. */
static bool is_unsigned(struct slice old, int64_t value)
{
    int64_t number;

    return value < 0 && value >= INT32_MIN && text_to_int(old, &number) && number > INT32_MAX &&
           number <= UINT32_MAX;
}

bool save_format(struct scene_save *s, const struct save_value *v, struct slice old,
                 struct slice *ret_text, struct err *err)
{
    char number[SAVE_NUMBER_SIZE];
    struct slice text = v->text;

    if (v->kind == SAVE_INT) {
        int64_t value = is_unsigned(old, v->number) ? (int64_t)(uint32_t)v->number : v->number;

        snprintf(number, sizeof(number), "%lld", (long long)value);
    } else if (v->kind == SAVE_FLOAT) {
        save_format_float((float)v->real, number);
    } else if (v->kind == SAVE_DOUBLE) {
        save_format_double(v->real, number);
    }
    if (v->kind != SAVE_TEXT)
        text = slice_of(number);
    text = arena_copy(&s->arena, text);
    if (!text.p)
        return err_no_memory(err);
    *ret_text = text;
    return true;
}

bool save_is_scalar(struct scene_save *s, struct slice raw, const struct save_value *v)
{
    struct err fault;
    struct slice text = SLICE("");

    if (v->kind == SAVE_REF)
        return false;
    if (v->kind != SAVE_TEXT) {
        struct yaml scalar = {.type = YAML_SCALAR, .raw = raw};
        int64_t number;
        double real;

        if (v->kind == SAVE_INT && text_to_int(raw, &number))
            return number == v->number ||
                   (is_unsigned(raw, v->number) && number == (uint32_t)v->number);
        if (!yaml_to_double(&scalar, &real))
            return false;
        if (v->kind == SAVE_INT)
            return real == (double)v->number;
        if (isnan(v->real))
            return isnan(real);
        return v->kind == SAVE_FLOAT ? (float)real == (float)v->real : real == v->real;
    }
    arena_reset(&s->impl->value);
    return (!raw.len || yaml_decode(&s->impl->value, raw, &text, &fault)) &&
           slice_eq(text, v->text);
}

bool save_is_ref(const struct yaml_ref *ref, const struct save_value *v)
{
    if (v->kind != SAVE_REF || ref->file_id != v->ref.file_id)
        return false;
    if (!ref->file_id)
        return true;
    return ref->has_guid == v->ref.has_guid &&
           (!ref->has_guid || (guid_eq(&ref->guid, &v->ref.guid) && ref->type == v->ref.type));
}
