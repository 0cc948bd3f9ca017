/*
 * Values as JSON: reflect_json() for what is small by nature, reflect_json_deep() for everything,
 * down to a depth. What has no JSON of its own is given as its text.
 */
#include "reflect_kind.h"

#include <math.h>
#include <stdio.h>

#define MAX_DEPTH 32    /* whatever is asked for: an object may contain itself */
#define MAX_TEXT  1024  /* characters of what is shown as its text */
#define MAX_ITEMS 65536 /* of one collection: an enumerator need not come to an end */

/* --- What is small. --- */

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

static void write_float(struct json_out *w, int code, const void *raw)
{
    const double value = code == CODE_R4 ? (double)*(const float *)raw : *(const double *)raw;

    if (isnan(value))
        json_string(w, "NaN");
    else if (isinf(value))
        json_string(w, value < 0 ? "-Infinity" : "Infinity");
    else if (code == CODE_R4)
        json_float(w, *(const float *)raw);
    else
        json_double(w, value);
}

/* A bool or number that lies at `raw`. */
static void write_number(struct json_out *w, struct class_kind k, const void *raw)
{
    if (k.kind == KIND_BOOL)
        json_bool(w, *(const uint8_t *)raw);
    else if (k.kind == KIND_FLOAT)
        write_float(w, k.code, raw);
    else
        write_int(w, k.code, raw);
}

static void write_string(struct json_out *w, struct clr_object *s)
{
    struct buf text;

    buf_init(&text, w->to->max);
    clr_string_append(&text, (struct clr_string *)s);
    json_text(w, buf_slice(&text));
    w->to->failed |= !buf_ok(&text);
    buf_done(&text);
}

/* Its text; raw if it may be a number: a decimal, or an enum's value that has no name. */
static void write_text(struct json_out *w, struct clr_object *o, bool may_be_number)
{
    struct buf text;

    buf_init(&text, 4 * MAX_TEXT + 3);
    reflect_text(&text, o, MAX_TEXT);
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
        write_string(w, value);
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

/* --- Everything. --- */

static void write_struct(struct json_out *w, struct clr_object *o, unsigned depth)
{
    struct clr_class *k = clr.object_get_class(o);
    char name[FIELD_KEY_SIZE];
    void *iterator = NULL;
    struct clr_field *f;

    json_object(w);
    while ((f = struct_next_field(k, &iterator))) {
        json_key(w, struct_field_key(k, f, name));
        reflect_json_deep(w, value_of_field(f, o), depth - 1);
    }
    json_object_end(w);
}

/* The items of one dimension, and within them those of the next. */
static void write_dimension(struct json_out *w, struct items *it, int dimension, unsigned depth)
{
    struct clr_object *length = NULL, *item = NULL;
    struct err err = {.kind = ERR_NONE};
    void *args[] = {&dimension};
    const int rank = clr.class_get_rank(clr.object_get_class(it->of));
    int32_t n;

    if (!known_call(KNOWN_LENGTH, it->of, args, &length, &err) || !length) {
        json_null(w);
        return;
    }
    n = *(int32_t *)clr.object_unbox(length);
    json_array(w);
    for (int32_t i = 0; i < n && buf_ok(w->to); i++) {
        if (dimension + 1 < rank)
            write_dimension(w, it, dimension + 1, depth);
        else if (items_next(it, &item, &err))
            reflect_json_deep(w, item, depth - 1);
    }
    json_array_end(w);
}

static void write_key(struct json_out *w, struct clr_object *key)
{
    struct buf text;

    buf_init(&text, 4 * MAX_TEXT + 3);
    reflect_text(&text, key, MAX_TEXT);
    json_key_slice(w, buf_slice(&text));
    w->to->failed |= !buf_ok(&text);
    buf_done(&text);
}

/* One of a dictionary's pairs: a member if keys are texts by nature, else an object of its own. */
static void write_pair(struct json_out *w, struct clr_object *pair, bool is_member, unsigned depth)
{
    struct clr_object *key = NULL, *value = NULL;
    struct err err;

    if (!pair_open(pair, &key, &value, &err)) {
        if (!is_member)
            json_null(w);
        return;
    }
    if (is_member) {
        write_key(w, key);
        reflect_json_deep(w, value, depth - 1);
        return;
    }
    json_object(w);
    json_key(w, "key");
    reflect_json_deep(w, key, depth - 1);
    json_key(w, "value");
    reflect_json_deep(w, value, depth - 1);
    json_object_end(w);
}

static bool has_plain_key(struct clr_object *pair)
{
    struct clr_object *key = NULL, *value = NULL;
    struct err err;
    enum kind kind;

    if (!pair_open(pair, &key, &value, &err) || !key)
        return false;
    kind = kind_of_class(clr.object_get_class(key)).kind;
    return kind == KIND_STRING || kind == KIND_ENUM || kind == KIND_INT || kind == KIND_CHAR;
}

static bool is_pair(struct clr_object *o)
{
    return o && kind_of_class(clr.object_get_class(o)).kind == KIND_PAIR;
}

/* An exception in the middle ends the list. */
static void write_items(struct json_out *w, struct items *it, unsigned depth)
{
    struct err err = {.kind = ERR_NONE};
    struct clr_object *item = NULL;
    bool has_item = items_next(it, &item, &err);
    const bool is_object = has_item && is_pair(item) && has_plain_key(item);

    if (is_object)
        json_object(w);
    else
        json_array(w);
    for (size_t i = 0; has_item && i < MAX_ITEMS && buf_ok(w->to); i++) {
        if (is_pair(item))
            write_pair(w, item, is_object, depth);
        else if (!is_object)
            reflect_json_deep(w, item, depth - 1);
        has_item = items_next(it, &item, &err);
    }
    if (is_object)
        json_object_end(w);
    else
        json_array_end(w);
}

static void write_collection(struct json_out *w, struct clr_object *o, unsigned depth)
{
    struct items it;
    struct err err;

    if (!items_open(&it, o, &err))
        write_text(w, o, false);
    else if (clr.class_get_rank(clr.object_get_class(o)) > 1)
        write_dimension(w, &it, 0, depth);
    else
        write_items(w, &it, depth);
}

void reflect_json_deep(struct json_out *w, struct clr_object *value, unsigned depth)
{
    struct clr_class *k;

    if (reflect_json(w, value))
        return;
    if (depth > MAX_DEPTH)
        depth = MAX_DEPTH;
    k = clr.object_get_class(value);
    switch (depth == 0 ? KIND_UNKNOWN : kind_of_class(k).kind) {
    case KIND_ARRAY:
    case KIND_LIST:
    case KIND_COLLECTION:
        write_collection(w, value, depth);
        break;
    case KIND_PAIR:
        write_pair(w, value, false, depth);
        break;
    case KIND_STRUCT:
        if (clr.class_get_flags(k) & CLASS_SERIALIZABLE &&
            strncmp(clr.class_get_namespace(k), "System", 6) != 0) {
            write_struct(w, value, depth);
            break;
        }
        /* fall through */
    default:
        write_text(w, value, false);
    }
}
