/* Writes values as JSON that are small by nature: numbers, texts, structs of numbers,
 * references. */
#include "kind.h"

#include <math.h>
#include <stdio.h>

#include "base/limits.h"

/* --- Small values. --- */

static void write_int(struct json_out *w, int code, const void *raw)
{
    const int64_t value = value_int(code, raw);
    char text[24];

    if (value >= 0 || (code != CODE_U8 && code != CODE_UINT_PTR)) {
        json_int(w, value);
        return;
    }
    snprintf(text, sizeof(text), "%llu", (unsigned long long)value);
    json_raw(w, slice_of(text));
}

/* Writes the bool or number at `raw`. */
static void write_number(struct json_out *w, struct class_kind k, const void *raw)
{
    if (k.kind == KIND_BOOL) {
        json_bool(w, *(const uint8_t *)raw);
    } else if (k.kind == KIND_FLOAT) {
        double value = k.code == CODE_R4 ? (double)*(const float *)raw : *(const double *)raw;

        if (isnan(value))
            json_string(w, "NaN");
        else if (isinf(value))
            json_string(w, value < 0 ? "-Infinity" : "Infinity");
        else if (k.code == CODE_R4)
            json_float(w, *(const float *)raw);
        else
            json_double(w, value);
    } else {
        write_int(w, k.code, raw);
    }
}

/* Writes its text; unquoted if it may be a number: a decimal, or an enum value without a name. */
static void write_text(struct json_out *w, struct clr_object *o, bool may_be_number)
{
    struct buf text;

    buf_init(&text, 4 * LIMIT_VALUE_TEXT + 3);
    reflect_text(&text, o, LIMIT_VALUE_TEXT);
    if (may_be_number && text.len && (text.p[0] == '-' || text_is_digit(text.p[0])))
        json_raw(w, buf_slice(&text));
    else
        json_text(w, buf_slice(&text));
    w->to->failed |= !buf_ok(&text);
    buf_done(&text);
}

static void write_unity(struct json_out *w, struct clr_object *o)
{
    const int64_t id = reflect_instance_id(o);
    char text[32];

    snprintf(text, sizeof(text), "obj:%lld", (long long)id);
    json_string(w, id ? text : NULL);
}

static void write_numbers(struct json_out *w, struct clr_object *o)
{
    struct clr_class *k = clr.object_get_class(o);
    char name[FIELD_KEY_SIZE];
    void *iterator = NULL;
    struct clr_field *f;

    json_object(w);
    while ((f = struct_next_field(k, &iterator))) {
        struct class_kind kind = kind_of_class(clr.class_from_type(clr.field_get_type(f)));
        int64_t raw = 0; /* large enough for any number */

        json_key(w, struct_field_key(k, f, name));
        if (kind.kind == KIND_NUMBERS) {
            write_numbers(w, value_of_field(f, o));
        } else {
            clr.field_get_value(o, f, &raw);
            write_number(w, kind, &raw);
        }
    }
    json_object_end(w);
}

bool reflect_json(struct json_out *w, struct clr_object *value)
{
    struct class_kind k;
    struct buf text;

    if (!value) {
        json_null(w);
        return true;
    }
    k = kind_of_class(clr.object_get_class(value));
    switch (k.kind) {
    case KIND_BOOL:
    case KIND_INT:
    case KIND_FLOAT:
    case KIND_ADDRESS:
        write_number(w, k, clr.object_unbox(value));
        return true;
    case KIND_CHAR:
        write_text(w, value, false);
        return true;
    case KIND_DECIMAL:
    case KIND_ENUM:
        write_text(w, value, true);
        return true;
    case KIND_STRING:
        buf_init(&text, w->to->max);
        clr_string_append(&text, (struct clr_string *)value);
        json_text(w, buf_slice(&text));
        w->to->failed |= !buf_ok(&text);
        buf_done(&text);
        return true;
    case KIND_UNITY:
        write_unity(w, value);
        return true;
    case KIND_NUMBERS:
        write_numbers(w, value);
        return true;
    default:
        return false;
    }
}
