/*
 * Converts JSON to values. A value is complete before it is stored, so JSON that does not fit
 * changes nothing. Every managed pointer here is a local variable, where the collector finds it.
 */
#include "kind.h"

#include <math.h>
#include <stdio.h>

/* --- Complaints. --- */

/* "'x': expected a number, not a string". */
static bool refuse(const struct json *v, const char *wanted, struct err *err)
{
    if (v->key.len)
        return err_set(err, ERR_ARGUMENT, "'%.*s': expected %s, not %s", SLICE_ARG(v->key), wanted,
                       json_type_name(v->type));
    return err_set(err, ERR_ARGUMENT, "expected %s, not %s", wanted, json_type_name(v->type));
}

static bool refuse_number(const struct json *v, struct clr_class *k, struct err *err)
{
    return err_set(err, ERR_ARGUMENT, "%.*s does not fit into %s",
                   (int)(v->raw.len < 64 ? v->raw.len : 64), v->raw.p, clr.class_get_name(k));
}

static bool refuse_class(struct clr_class *k, struct err *err)
{
    struct buf name;

    buf_init(&name, 1024);
    clr_class_full_name(&name, k);
    err_set(err, ERR_ARGUMENT, "a %.*s cannot be made from JSON", SLICE_ARG(buf_slice(&name)));
    buf_done(&name);
    return false;
}

/* Hands out a new object; if `o` is NULL, there was no memory for it. */
static bool return_object(struct clr_object *o, struct clr_object **ret_value, struct err *err)
{
    if (!o)
        return err_no_memory(err);
    *ret_value = o;
    return true;
}

/* --- Numbers. --- */

/* json_to_int() does not take numbers of 20 digits. */
static bool to_unsigned(const struct json *v, uint64_t *ret_value)
{
    uint64_t value = 0;
    int64_t small;

    if (json_to_int(v, &small)) {
        *ret_value = (uint64_t)small;
        return small >= 0;
    }
    for (size_t i = 0; i < v->raw.len; i++) {
        const unsigned digit = (unsigned char)v->raw.p[i] - '0';

        if (digit > 9 || value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    *ret_value = value;
    return true;
}

static int size_of_code(int code)
{
    static const uint8_t sizes[] = {
        [CODE_BOOL] = 1, [CODE_CHAR] = 2, [CODE_I1] = 1, [CODE_U1] = 1, [CODE_I2] = 2,
        [CODE_U2] = 2,   [CODE_I4] = 4,   [CODE_U4] = 4, [CODE_I8] = 8, [CODE_U8] = 8};

    return code > 0 && (size_t)code < N_ELEMENTS(sizes) ? sizes[code] : 0;
}

/* The bits of a number, if it fits into that code. */
static bool to_int_bits(const struct json *v, int code, int64_t *ret_bits)
{
    const int n_bits = 8 * size_of_code(code);
    const bool is_signed = code == CODE_I1 || code == CODE_I2 || code == CODE_I4 || code == CODE_I8;
    uint64_t positive;
    int64_t value;

    if (code == CODE_U8) {
        if (!to_unsigned(v, &positive))
            return false;
        *ret_bits = (int64_t)positive;
        return true;
    }
    if (n_bits == 0 || !json_to_int(v, &value))
        return false;
    if (n_bits < 64) {
        const int64_t limit = INT64_C(1) << (is_signed ? n_bits - 1 : n_bits);

        if (value >= limit || value < (is_signed ? -limit : 0))
            return false;
    }
    *ret_bits = value;
    return true;
}

/* Takes the low bytes of `bits` as the value, so it needs a little-endian machine. */
static bool box_bits(struct clr_class *k, int64_t bits, struct clr_object **ret_value,
                     struct err *err)
{
    return return_object(clr_box(k, &bits), ret_value, err);
}

static bool make_int(struct clr_class *k, int code, const struct json *v,
                     struct clr_object **ret_value, struct err *err)
{
    int64_t bits;

    if (v->type != JSON_NUMBER)
        return refuse(v, "a whole number", err);
    if (!to_int_bits(v, code, &bits))
        return refuse_number(v, k, err);
    return box_bits(k, bits, ret_value, err);
}

static bool is_no_number(const struct json *v, double *ret_value)
{
    if (slice_is(v->text, "NaN"))
        *ret_value = NAN;
    else if (slice_is(v->text, "Infinity"))
        *ret_value = INFINITY;
    else if (slice_is(v->text, "-Infinity"))
        *ret_value = -INFINITY;
    else
        return false;
    return true;
}

static bool make_float(struct clr_class *k, int code, const struct json *v,
                       struct clr_object **ret_value, struct err *err)
{
    double value;
    float single;

    if (v->type != JSON_NUMBER && !(v->type == JSON_STRING && is_no_number(v, &value)))
        return refuse(v, "a number", err);
    if (v->type == JSON_NUMBER && !json_to_double(v, &value))
        return refuse_number(v, k, err);
    if (code == CODE_R8)
        return return_object(clr_box(k, &value), ret_value, err);
    single = (float)value;
    if (isinf(single) && !isinf(value))
        return refuse_number(v, k, err);
    return return_object(clr_box(k, &single), ret_value, err);
}

static bool make_decimal(const struct json *v, struct clr_object **ret_value, struct err *err)
{
    int32_t any_float = 167; /* NumberStyles.Float */
    struct clr_object *culture = NULL, *text;
    void *args[3];
    struct err why;

    if (v->type != JSON_NUMBER)
        return refuse(v, "a number", err);
    text = (struct clr_object *)clr_string_new(v->raw);
    if (!text)
        return err_no_memory(err);
    if (!known_call(KNOWN_INVARIANT, NULL, NULL, &culture, err))
        return false;
    args[0] = text;
    args[1] = &any_float;
    args[2] = culture;
    if (known_call(KNOWN_PARSE_DECIMAL, NULL, args, ret_value, &why))
        return true;
    return err_set(err, ERR_ARGUMENT, "%.*s does not fit into Decimal",
                   (int)(v->raw.len < 64 ? v->raw.len : 64), v->raw.p);
}

/* --- Texts and names. --- */

static bool make_char(struct clr_class *k, const struct json *v, struct clr_object **ret_value,
                      struct err *err)
{
    struct clr_string *s;

    if (v->type == JSON_NUMBER)
        return make_int(k, CODE_CHAR, v, ret_value, err);
    if (v->type != JSON_STRING)
        return refuse(v, "a character", err);
    s = clr_string_new(v->text.len <= 4 ? v->text : SLICE(""));
    if (!s)
        return err_no_memory(err);
    if (clr.string_length(s) != 1)
        return err_set(err, ERR_ARGUMENT, "a Char must be one UTF-16 character");
    return box_bits(k, clr.string_chars(s)[0], ret_value, err);
}

static void hint_names(struct clr_class *k, struct err *err)
{
    struct buf names;

    buf_init(&names, sizeof(err->hint) - 8);
    enum_append_names(&names, k);
    if (names.len)
        err_hint(err, "one of %.*s", SLICE_ARG(buf_slice(&names)));
    buf_done(&names);
}

static bool find_value(struct clr_class *k, int code, struct slice name, int64_t *ret_bits)
{
    void *iterator = NULL;
    struct clr_field *f, *found = NULL;
    struct clr_object *value;

    while ((f = enum_next_value(k, &iterator))) {
        if (slice_is(name, clr.field_get_name(f))) {
            found = f;
            break;
        }
        if (!found && slice_eq_nocase(name, slice_of(clr.field_get_name(f))))
            found = f;
    }
    value = found ? clr_field_box(found, NULL) : NULL;
    if (!value)
        return false;
    *ret_bits = value_int(code, clr.object_unbox(value));
    return true;
}

/* A name, several with commas between, or a number. */
static bool make_enum(struct clr_class *k, int code, const struct json *v,
                      struct clr_object **ret_value, struct err *err)
{
    struct slice rest = v->text;
    int64_t bits = 0, part;

    if (v->type == JSON_NUMBER)
        return make_int(k, code, v, ret_value, err);
    if (v->type != JSON_STRING)
        return refuse(v, "a name or a number", err);
    do {
        struct slice name = slice_trim(slice_cut(&rest, ','));

        if (!find_value(k, code, name, &part)) {
            err_set(err, ERR_ARGUMENT, "%s has no value '%.*s'", clr.class_get_name(k),
                    SLICE_ARG(name));
            hint_names(k, err);
            return false;
        }
        bits |= part;
    } while (rest.len);
    return box_bits(k, bits, ret_value, err);
}

/* --- Structs. --- */

static bool has_field(struct clr_class *k, struct slice key)
{
    char name[FIELD_KEY_SIZE];
    void *iterator = NULL;
    struct clr_field *f;

    while ((f = struct_next_field(k, &iterator))) {
        if (slice_is(key, struct_field_key(k, f, name)) || slice_is(key, clr.field_get_name(f)))
            return true;
    }
    return false;
}

static bool set_field_from(struct clr_object *o, struct clr_field *f, const struct json *v,
                           struct err *err)
{
    struct clr_class *k = clr.class_from_type(clr.field_get_type(f));
    struct clr_object *old = value_of_field(f, o), *value = NULL;

    if (kind_of_type(clr.field_get_type(f)) == KIND_OPEN)
        return err_set(err, ERR_ARGUMENT, "'%s' cannot be written", clr.field_get_name(f));
    if (!reflect_from_json(k, v, old, &value, err))
        return false;
    if (kind_of_class(k).kind == KIND_NULLABLE) {
        value = nullable_new(k, value);
        if (!value)
            return err_no_memory(err);
    }
    clr.field_set_value(o, f, clr.class_is_valuetype(k) ? clr.object_unbox(value) : (void *)value);
    return true;
}

static bool fill_from_object(struct clr_object *o, const struct json *v, struct err *err)
{
    struct clr_class *k = clr.object_get_class(o);
    char name[FIELD_KEY_SIZE];
    void *iterator = NULL;
    struct clr_field *f;

    for (const struct json *m = v->first; m; m = m->next) {
        if (!has_field(k, m->key))
            return err_set(err, ERR_ARGUMENT, "%s has no field '%.*s'", clr.class_get_name(k),
                           SLICE_ARG(m->key));
    }
    while ((f = struct_next_field(k, &iterator))) {
        const struct json *m = json_get(v, struct_field_key(k, f, name));

        if (!m)
            m = json_get(v, clr.field_get_name(f));
        if (m && !set_field_from(o, f, m, err))
            return false;
    }
    return true;
}

static bool fill_from_array(struct clr_object *o, const struct json *v, struct err *err)
{
    struct clr_class *k = clr.object_get_class(o);
    const struct json *item = v->first;
    void *iterator = NULL;
    struct clr_field *f;
    unsigned n = 0;

    for (; struct_next_field(k, &iterator); n++)
        ;
    if (v->n_items != n)
        return err_set(err, ERR_ARGUMENT, "%s has %u fields, not %u", clr.class_get_name(k), n,
                       v->n_items);
    for (iterator = NULL; (f = struct_next_field(k, &iterator)); item = item->next) {
        if (!set_field_from(o, f, item, err))
            return false;
    }
    return true;
}

static bool make_struct(struct clr_class *k, const struct json *v, struct clr_object *old,
                        struct clr_object **ret_value, struct err *err)
{
    struct clr_object *o;

    if (kind_of_class(k).kind != KIND_NUMBERS &&
        strncmp(clr.class_get_namespace(k), "System", 6) == 0)
        return refuse_class(k, err);
    if (old && clr.object_get_class(old) == k)
        o = clr_box(k, clr.object_unbox(old));
    else
        o = clr_object_new(k);
    if (!o)
        return err_no_memory(err);
    /* People write a LayerMask as one number. */
    if (v->type == JSON_NUMBER && kind_of_class(k).kind == KIND_NUMBERS &&
        strcmp(clr.class_get_name(k), "LayerMask") == 0) {
        void *iterator = NULL;

        if (!set_field_from(o, struct_next_field(k, &iterator), v, err))
            return false;
    } else if (v->type == JSON_OBJECT) {
        if (!fill_from_object(o, v, err))
            return false;
    } else if (v->type == JSON_ARRAY) {
        if (!fill_from_array(o, v, err))
            return false;
    } else {
        return refuse(v, "an object or an array", err);
    }
    *ret_value = o;
    return true;
}

/* --- References. --- */

static bool make_string(const struct json *v, struct clr_object **ret_value, struct err *err)
{
    if (v->type != JSON_STRING)
        return refuse(v, "a string", err);
    return return_object((struct clr_object *)clr_string_new(v->text), ret_value, err);
}

static bool is_reference(const struct json *v)
{
    return v->type == JSON_STRING && slice_starts(v->text, SLICE("obj:"));
}

/* The component of the same game object that is a `k`, or the game object itself; NULL if
 * neither. */
static struct clr_object *relative(struct clr_class *k, struct clr_object *o)
{
    struct clr_class *of = clr.object_get_class(o);
    const bool is_owner = slice_is(slice_of(clr.class_get_name(k)), "GameObject");
    struct clr_method *m = is_owner ? clr_method(of, "get_gameObject", 0, NULL)
                                    : clr_method(of, "GetComponent", 1, "System.Type");
    struct clr_object *found = NULL;
    void *args[] = {clr_type_object(k)};
    struct err ignored;

    if (!m || !args[0] || !clr_call(m, o, args, &found, &ignored) || !reflect_instance_id(found) ||
        !clr.class_is_assignable_from(k, clr.object_get_class(found)))
        return NULL;
    return found;
}

static bool find_object(struct clr_class *k, const struct json *v, struct clr_object **ret_value,
                        struct err *err)
{
    struct clr_object *o, *fitting;
    int64_t id;

    if (!is_reference(v))
        return refuse(v, "an object id \"obj:<number>\" or null", err);
    if (!text_to_int(slice_skip(v->text, 4), &id))
        return err_set(err, ERR_ARGUMENT, "Invalid instance id");
    o = reflect_object_by_id(id);
    if (!o)
        return err_set(err, ERR_ARGUMENT, "there is no object %.*s", SLICE_ARG(v->text));
    fitting = clr.class_is_assignable_from(k, clr.object_get_class(o)) ? o : relative(k, o);
    if (!fitting)
        return err_set(err, ERR_ARGUMENT, "%.*s is a %s, not a %s", SLICE_ARG(v->text),
                       clr.class_get_name(clr.object_get_class(o)), clr.class_get_name(k));
    *ret_value = fitting;
    return true;
}

/* Structs that may hold references are stored by the runtime, so that the collector knows. */
bool array_store(struct clr_array *a, uint32_t i, struct clr_object *value, struct err *err)
{
    struct clr_class *k = clr.object_get_class((struct clr_object *)a);
    struct clr_class *element = clr.class_get_element_class(k);
    const enum kind kind = kind_of_class(element).kind;
    const int size = clr.array_element_size(k);
    void *args[] = {value, &i};

    if (!clr.class_is_valuetype(element))
        clr_store((struct clr_object *)a, clr_array_at(a, size, i), value);
    else if (kind == KIND_STRUCT || kind == KIND_NULLABLE)
        return known_call(KNOWN_SET_ITEM, (struct clr_object *)a, args, NULL, err);
    else
        memcpy(clr_array_at(a, size, i), clr.object_unbox(value), (size_t)size);
    return true;
}

static bool make_array(struct clr_class *k, const struct json *v, struct clr_object **ret_value,
                       struct err *err)
{
    struct clr_class *element = kind_argument(k);
    const struct json *item = v->first;
    struct clr_array *a;

    if (!element || clr.class_get_rank(k) != 1 || kind_of_class(element).kind == KIND_ADDRESS)
        return refuse_class(k, err);
    if (v->type != JSON_ARRAY)
        return refuse(v, "an array", err);
    a = clr_array_new(element, v->n_items);
    if (!a)
        return err_no_memory(err);
    for (uint32_t i = 0; item; item = item->next, i++) {
        struct clr_object *value = NULL;

        if (!reflect_from_json(element, item, NULL, &value, err) || !array_store(a, i, value, err))
            return false;
    }
    *ret_value = (struct clr_object *)a;
    return true;
}

static bool make_list(struct clr_class *k, const struct json *v, struct clr_object **ret_value,
                      struct err *err)
{
    struct clr_class *element = kind_argument(k);
    struct clr_method *add = clr_method(k, "Add", 1, NULL);
    struct clr_object *list;

    if (!element || !add)
        return refuse_class(k, err);
    if (v->type != JSON_ARRAY)
        return refuse(v, "an array", err);
    list = clr_object_new(k);
    if (!list)
        return err_no_memory(err);
    clr.runtime_object_init(list);
    for (const struct json *item = v->first; item; item = item->next) {
        struct clr_object *value = NULL;
        void *args[1];

        if (!reflect_from_json(element, item, NULL, &value, err))
            return false;
        if (!value_argument(element, value, &args[0]))
            return err_no_memory(err);
        if (!clr_call(add, list, args, NULL, err))
            return false;
    }
    *ret_value = list;
    return true;
}

static bool make_of(const char *class, void *value, struct clr_object **ret_value, struct err *err)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System", class);

    return return_object(k ? clr_box(k, value) : NULL, ret_value, err);
}

/* If the type is System.Object or the like: the natural type of the JSON. */
static bool make_any(struct clr_class *k, const struct json *v, struct clr_object **ret_value,
                     struct err *err)
{
    int64_t integer;
    double number;
    bool flag;

    if (is_reference(v))
        return find_object(k, v, ret_value, err);
    if (v->type == JSON_STRING)
        return make_string(v, ret_value, err);
    if (json_to_bool(v, &flag))
        return make_of("Boolean", &(uint8_t){flag}, ret_value, err);
    if (json_to_int(v, &integer))
        return make_of(integer == (int32_t)integer ? "Int32" : "Int64", &integer, ret_value, err);
    if (json_to_double(v, &number))
        return make_of("Double", &number, ret_value, err);
    return refuse(v, "null, a boolean, a number or a string", err);
}

bool reflect_from_json(struct clr_class *k, const struct json *v, struct clr_object *old,
                       struct clr_object **ret_value, struct err *err)
{
    const struct class_kind kind = kind_of_class(k);
    struct clr_class *argument;
    bool flag;

    if (kind.kind == KIND_OPEN || kind.kind == KIND_ADDRESS)
        return refuse_class(k, err);
    if (v->type == JSON_NULL) {
        if (clr.class_is_valuetype(k) && kind_of_class(k).kind != KIND_NULLABLE)
            return refuse(v, clr.class_get_name(k), err);
        *ret_value = NULL;
        return true;
    }
    switch (kind.kind) {
    case KIND_BOOL:
        if (!json_to_bool(v, &flag))
            return refuse(v, "true or false", err);
        return box_bits(k, flag, ret_value, err);
    case KIND_CHAR:
        return make_char(k, v, ret_value, err);
    case KIND_INT:
        return make_int(k, kind.code, v, ret_value, err);
    case KIND_FLOAT:
        return make_float(k, kind.code, v, ret_value, err);
    case KIND_DECIMAL:
        return make_decimal(v, ret_value, err);
    case KIND_ENUM:
        return make_enum(k, kind.code, v, ret_value, err);
    case KIND_STRING:
        return make_string(v, ret_value, err);
    case KIND_NULLABLE:
        argument = kind_argument(k);
        return argument ? reflect_from_json(argument, v, old, ret_value, err)
                        : refuse_class(k, err);
    case KIND_NUMBERS:
    case KIND_STRUCT:
        return make_struct(k, v, old, ret_value, err);
    case KIND_ARRAY:
        return make_array(k, v, ret_value, err);
    case KIND_LIST:
        return make_list(k, v, ret_value, err);
    case KIND_OBJECT:
        return make_any(k, v, ret_value, err);
    case KIND_UNITY:
        return find_object(k, v, ret_value, err);
    default:
        /* Such as an interface that a component may implement. */
        return is_reference(v) ? find_object(k, v, ret_value, err) : refuse_class(k, err);
    }
}
