/*
 * Arguments of a plugin tool: JSON to managed values, by the types of its parameters. Complaints
 * use the words of tool/args.c, with the place: "Parameter 'points[2].x' must be a number. Got:
 * string." Every managed pointer here is a local variable or in the caller's frame.
 */
#include "call.h"

#include <stdio.h>

#include "base/limits.h"

#include "agent/engine/engine.h"
#include "agent/reflect/kind.h"

#define SHOWN_BYTES 64 /* how much of a value messages show */
#define PATH_BYTES  96
#define MAX_PARTS   16 /* fields in a struct of numbers; a matrix has 16 */

struct binder {
    struct err *err;
    const char *name; /* of the parameter; NULL: the arguments as a whole */
    /* from the parameter to the value being bound: "[2].x"; cut if too long */
    char path[PATH_BYTES];
    /* Values of the enum that was bound last, because a list may have many items of it. */
    struct clr_class *enum_class;
    int64_t enum_values[LIMIT_ENUM_VALUES];
    size_t n_values;      /* LIMIT_ENUM_VALUES: there may be more, so all numbers pass */
    struct slice unknown; /* a key that does not exist; empty: something else is wrong */
    bool is_missing;
    /* Only checks whether the JSON fits, and creates no object of a class, since that would run its
     * code. */
    bool is_trial;
};

static bool bind_value(struct binder *b, struct clr_class *k, const struct json *v,
                       struct clr_object **ret_value);

/* --- Complaints --- */

static struct slice shown(struct slice s)
{
    return slice_from(s.p, utf8_cut(s, SHOWN_BYTES));
}

/* "Got: number" would not say what is wrong with 1.5, nor "Got: string" with "Purple". */
static struct slice got(const struct json *v, bool shows_text)
{
    if (v->type == JSON_NUMBER)
        return shown(v->raw);
    return shows_text && v->type == JSON_STRING ? shown(v->text)
                                                : slice_of(json_type_name(v->type));
}

static bool refuse(struct binder *b, const char *wanted, struct slice what)
{
    return err_set(b->err, ERR_SHAPE, "Parameter '%s%s' must be %s. Got: %.*s.", b->name, b->path,
                   wanted, SLICE_ARG(what));
}

static bool refuse_missing(struct binder *b)
{
    b->is_missing = true;
    return err_set(b->err, ERR_SHAPE, "Required parameter '%s%s' is missing.", b->name, b->path);
}

static bool refuse_unknown(struct binder *b, struct slice key)
{
    b->unknown = shown(key);
    return err_set(b->err, ERR_SHAPE, "Unknown parameter '%s%s%s%.*s'.", b->name ? b->name : "",
                   b->path, b->name ? "." : "", SLICE_ARG(b->unknown));
}

/* --- Places --- */

static size_t enter_item(struct binder *b, unsigned i)
{
    const size_t len = strlen(b->path);

    snprintf(b->path + len, sizeof(b->path) - len, "[%u]", i);
    return len;
}

static size_t enter_field(struct binder *b, const char *name)
{
    const size_t len = strlen(b->path);

    snprintf(b->path + len, sizeof(b->path) - len, ".%s", name);
    return len;
}

static void leave(struct binder *b, size_t len)
{
    b->path[len] = '\0';
}

/* --- Numbers, texts, enums --- */

/* Digits only: 1e30 and 1.5 do not count as integers. */
static bool is_whole(const struct json *v)
{
    const size_t sign = v->raw.len && v->raw.p[0] == '-';

    if (v->type != JSON_NUMBER)
        return false;
    for (size_t i = sign; i < v->raw.len; i++)
        if (v->raw.p[i] < '0' || v->raw.p[i] > '9')
            return false;
    return true;
}

static bool refuse_name(struct binder *b, struct clr_class *k, const struct json *v)
{
    struct buf names;

    buf_init(&names, sizeof(b->err->message) / 2 - 2);
    buf_append(&names, SLICE("one of: "));
    enum_append_names(&names, k);
    buf_append_byte(&names, '\0');
    refuse(b, buf_ok(&names) ? names.p : "a name of the enum", got(v, true));
    buf_done(&names);
    return false;
}

static void list_values(struct binder *b, struct clr_class *k)
{
    const int code = kind_of_class(k).code;
    void *iterator = NULL;
    struct clr_field *f;

    b->enum_class = k;
    b->n_values = 0;
    while (b->n_values < LIMIT_ENUM_VALUES && (f = enum_next_value(k, &iterator))) {
        struct clr_object *one = clr_field_box(f, NULL);

        if (one)
            b->enum_values[b->n_values++] = value_int(code, clr.object_unbox(one));
    }
}

/* Whether it is the number of a value, or of several combined if they are flags. */
static bool is_value_of(struct binder *b, struct clr_class *k, struct clr_object *value)
{
    const int64_t bits = value_int(kind_of_class(k).code, clr.object_unbox(value));
    int64_t parts = 0;

    if (b->enum_class != k)
        list_values(b, k);
    for (size_t i = 0; i < b->n_values; i++) {
        if (b->enum_values[i] == bits)
            return true;
        if ((b->enum_values[i] & ~bits) == 0)
            parts |= b->enum_values[i];
    }
    return b->n_values == LIMIT_ENUM_VALUES || (bits != 0 && parts == bits && usertool_is_set(k));
}

static bool bind_plain(struct binder *b, struct clr_class *k, const struct json *v,
                       struct clr_object **ret_value)
{
    const struct class_kind kind = kind_of_class(k);
    const bool is_number = kind.kind == KIND_FLOAT || kind.kind == KIND_DECIMAL;
    struct err why;

    /* A member would accept "NaN"; a parameter does not. */
    if (!(is_number && v->type != JSON_NUMBER) && reflect_from_json(k, v, NULL, ret_value, &why))
        return true;
    if (kind.kind == KIND_INT) {
        bool is_signed = kind.code == CODE_I1 || kind.code == CODE_I2 || kind.code == CODE_I4 ||
                         kind.code == CODE_I8;
        int n_bits = kind.code == CODE_I1 || kind.code == CODE_U1   ? 8
                     : kind.code == CODE_I2 || kind.code == CODE_U2 ? 16
                     : kind.code == CODE_I4 || kind.code == CODE_U4 ? 32
                                                                    : 64;
        uint64_t top = UINT64_MAX >> (64 - n_bits + is_signed);
        char wanted[64];
        int64_t value;

        /* -2^(n-1) … 2^(n-1)-1, or 0 … 2^n-1. */
        if (!json_to_int(v, &value) && !is_whole(v))
            return refuse(b, "an integer", got(v, false));
        if (v->raw.p[0] == '-')
            snprintf(wanted, sizeof(wanted), ">= %lld", is_signed ? -(long long)top - 1 : 0);
        else
            snprintf(wanted, sizeof(wanted), "<= %llu", (unsigned long long)top);
        return refuse(b, wanted, got(v, false));
    }
    if (is_number) {
        /* If a number does not bind, it is too large for its type. */
        if (v->type != JSON_NUMBER)
            return refuse(b, "a number", got(v, false));
        return refuse(b,
                      kind.kind == KIND_DECIMAL ? "a number that fits a decimal, up to 7.9e28"
                      : kind.code == CODE_R4    ? "a number that fits a float, up to 3.4e38"
                                                : "a number that fits a double, up to 1.7e308",
                      got(v, false));
    }
    return refuse(b, kind.kind == KIND_BOOL ? "a boolean" : "a string", got(v, false));
}

/* --- Fields --- */

static bool set_field(struct binder *b, struct clr_object *o, struct clr_field *f,
                      struct clr_object *value)
{
    struct clr_class *k = clr.class_from_type(clr.field_get_type(f));

    if (kind_of_class(k).kind == KIND_NULLABLE) {
        value = nullable_new(k, value);
        if (!value)
            return err_no_memory(b->err);
    }
    clr.field_set_value(o, f, clr.class_is_valuetype(k) ? clr.object_unbox(value) : (void *)value);
    return true;
}

/* o is NULL in a trial. */
static bool bind_field(struct binder *b, struct clr_object *o, struct clr_field *f, const char *key,
                       const struct json *v)
{
    const size_t before = enter_field(b, key);
    struct clr_object *value = NULL;

    if (!v)
        return refuse_missing(b);
    if (!bind_value(b, clr.class_from_type(clr.field_get_type(f)), v, &value) ||
        (o && !set_field(b, o, f, value)))
        return false;
    leave(b, before);
    return true;
}

/* --- Vectors, colours and other structs of numbers --- */

/* Their fields in order. */
struct parts {
    struct clr_field *fields[MAX_PARTS];
    size_t n, n_needed; /* a colour's alpha may be left out */
};

static struct parts parts_of(struct clr_class *k)
{
    const bool is_colour =
        clr_is_named(k, "UnityEngine", "Color") || clr_is_named(k, "UnityEngine", "Color32");
    struct parts p = {.n = 0};
    void *iterator = NULL;
    struct clr_field *f;

    while (p.n < MAX_PARTS && (f = struct_next_field(k, &iterator)))
        p.fields[p.n++] = f;
    p.n_needed = p.n - (is_colour && p.n == 4);
    return p;
}

static bool refuse_numbers(struct binder *b, struct clr_class *k, const struct parts *p,
                           const struct json *v)
{
    char wanted[256], name[FIELD_KEY_SIZE];
    const struct slice type = shown(slice_of(clr.class_get_name(k)));
    int len = snprintf(wanted, sizeof(wanted), "a %.*s: ", SLICE_ARG(type));

    if (clr_is_named(k, "UnityEngine", "LayerMask"))
        return refuse(b, "a LayerMask: an integer, one bit for each layer", got(v, true));
    for (size_t i = 0; i < p->n && len < (int)sizeof(wanted) / 2; i++)
        len += snprintf(wanted + len, sizeof(wanted) - (size_t)len, "%s%s", i ? ", " : "",
                        struct_field_key(k, p->fields[i], name));
    snprintf(wanted + len, sizeof(wanted) - (size_t)len,
             " as an object, an array or a text \"0,1,...\"");
    return refuse(b, wanted, got(v, true));
}

/* A colour without alpha is opaque. */
static bool set_alpha(struct binder *b, struct clr_object *o, struct clr_class *k,
                      const struct parts *p)
{
    const struct json whole = {.type = JSON_NUMBER,
                               .raw = clr_is_named(k, "UnityEngine", "Color") ? SLICE("1")
                                                                              : SLICE("255")};

    return bind_field(b, o, p->fields[p->n - 1], "a", &whole);
}

static bool bind_by_name(struct binder *b, struct clr_object *o, struct clr_class *k,
                         const struct parts *p, const struct json *v)
{
    char name[FIELD_KEY_SIZE];
    size_t n_given = 0;

    for (size_t i = 0; i < p->n; i++) {
        const char *key = struct_field_key(k, p->fields[i], name);
        const struct json *part = json_get_value(v, key);

        n_given += json_get(v, key) != NULL;
        if (!part && i >= p->n_needed ? !set_alpha(b, o, k, p)
                                      : !bind_field(b, o, p->fields[i], key, part))
            return false;
    }
    for (const struct json *m = n_given < v->n_items ? v->first : NULL; m; m = m->next) {
        bool is_known = false;

        for (size_t i = 0; i < p->n; i++)
            is_known |= slice_is(m->key, struct_field_key(k, p->fields[i], name));
        if (!is_known)
            return refuse_unknown(b, m->key);
    }
    return true;
}

static bool bind_in_order(struct binder *b, struct clr_object *o, struct clr_class *k,
                          const struct parts *p, const struct json *v)
{
    const struct json *part = v->first;

    if (v->n_items != p->n && v->n_items != p->n_needed)
        return refuse_numbers(b, k, p, v);
    for (size_t i = 0; part; part = part->next, i++) {
        const size_t before = enter_item(b, (unsigned)i);
        struct clr_object *value = NULL;

        if (!bind_value(b, clr.class_from_type(clr.field_get_type(p->fields[i])), part, &value) ||
            !set_field(b, o, p->fields[i], value))
            return false;
        leave(b, before);
    }
    return v->n_items == p->n || set_alpha(b, o, k, p);
}

/* Reads "0, 1.2, 0", with or without parentheses, as such values are printed. */
static bool bind_text(struct binder *b, struct clr_object *o, struct clr_class *k,
                      const struct parts *p, const struct json *v)
{
    struct json parts[MAX_PARTS + 1], list = {.type = JSON_ARRAY, .first = parts};
    struct slice rest = slice_trim(v->text);
    struct json_fault fault;

    if (rest.len > 1 && rest.p[0] == '(' && rest.p[rest.len - 1] == ')')
        rest = slice_from(rest.p + 1, rest.len - 2);
    for (bool has_more = true; has_more && list.n_items <= p->n;) {
        const size_t before = rest.len;
        struct slice piece = slice_cut(&rest, ',');

        has_more = piece.len < before; /* a comma followed the piece */
        piece = slice_trim(piece);

        if (!piece.len || !strchr("-0123456789", piece.p[0]) || !json_check(piece, &fault))
            return refuse_numbers(b, k, p, v);
        parts[list.n_items] = (struct json){.type = JSON_NUMBER, .raw = piece};
        if (list.n_items)
            parts[list.n_items - 1].next = &parts[list.n_items];
        list.n_items++;
    }
    if (list.n_items != p->n && list.n_items != p->n_needed)
        return refuse_numbers(b, k, p, v);
    return bind_in_order(b, o, k, p, &list);
}

static bool bind_numbers(struct binder *b, struct clr_class *k, const struct json *v,
                         struct clr_object **ret_value)
{
    const struct parts p = parts_of(k);
    struct clr_object *o;
    struct err why;

    /* People write a LayerMask as one number. */
    if (v->type == JSON_NUMBER && reflect_from_json(k, v, NULL, ret_value, &why))
        return true;
    o = clr_object_new(k);
    if (!o)
        return err_no_memory(b->err);
    *ret_value = o;
    switch (v->type) {
    case JSON_OBJECT:
        return bind_by_name(b, o, k, &p, v);
    case JSON_ARRAY:
        return bind_in_order(b, o, k, &p, v);
    case JSON_STRING:
        return bind_text(b, o, k, &p, v);
    default:
        return refuse_numbers(b, k, &p, v);
    }
}

/* --- Classes and structs of user code --- */

static bool check_keys(struct binder *b, struct clr_class *k, const struct json *v)
{
    for (const struct json *m = v->first; m; m = m->next) {
        struct clr_class *of = k;
        void *iterator = NULL;
        struct clr_field *f = usertool_next_field(&of, &iterator);

        while (f && !slice_is(m->key, clr.field_get_name(f)))
            f = usertool_next_field(&of, &iterator);
        if (!f)
            return refuse_unknown(b, m->key);
    }
    return true;
}

/* Fields that are not given keep the values from the constructor. */
static bool bind_object(struct binder *b, struct clr_class *k, const struct json *v,
                        struct clr_object **ret_value)
{
    const bool is_struct = clr.class_is_valuetype(k);
    struct clr_class *of = k;
    struct clr_object *o = NULL;
    void *iterator = NULL;
    struct clr_field *f;

    if (v->type != JSON_OBJECT)
        return refuse(b, "an object", got(v, false));
    if (!check_keys(b, k, v))
        return false;
    if (is_struct && !(o = clr_object_new(k)))
        return err_no_memory(b->err);
    if (!is_struct && !b->is_trial && !usertool_make(k, &o, b->err))
        return false;
    while ((f = usertool_next_field(&of, &iterator))) {
        const struct json *part = json_get(v, clr.field_get_name(f));

        if (part && !bind_field(b, b->is_trial ? NULL : o, f, clr.field_get_name(f), part))
            return false;
    }
    *ret_value = o;
    return true;
}

/* --- Lists --- */

static bool bind_array(struct binder *b, struct clr_class *k, const struct json *v,
                       struct clr_object **ret_value)
{
    struct clr_class *element = kind_argument(k);
    struct clr_array *a = clr_array_new(element, v->n_items);
    uint32_t i = 0;

    if (!a)
        return err_no_memory(b->err);
    for (const struct json *item = v->first; item; item = item->next, i++) {
        const size_t before = enter_item(b, i);
        struct clr_object *value = NULL;

        if (!bind_value(b, element, item, &value) ||
            (!b->is_trial && !array_store(a, i, value, b->err)))
            return false;
        leave(b, before);
    }
    *ret_value = (struct clr_object *)a;
    return true;
}

static bool bind_list(struct binder *b, struct clr_class *k, const struct json *v,
                      struct clr_object **ret_value)
{
    struct clr_class *element = kind_argument(k);
    struct clr_method *add = clr_method(k, "Add", 1, NULL);
    struct clr_object *list = clr_object_new(k);
    unsigned i = 0;

    if (!list)
        return err_no_memory(b->err);
    clr.runtime_object_init(list);
    for (const struct json *item = v->first; item; item = item->next, i++) {
        const size_t before = enter_item(b, i);
        struct clr_object *value = NULL;
        void *args[1];

        if (!bind_value(b, element, item, &value))
            return false;
        if (!b->is_trial && !value_argument(element, value, &args[0]))
            return err_no_memory(b->err);
        if (!b->is_trial && !clr_call(add, list, args, NULL, b->err))
            return false;
        leave(b, before);
    }
    *ret_value = list;
    return true;
}

/* --- References --- */

static bool bind_reference(struct binder *b, struct clr_class *k, const struct json *v,
                           struct clr_object **ret_value)
{
    struct err why;

    if (v->type != JSON_STRING)
        return refuse(b, "a text: an object's id (\"obj:12\"), path or name", got(v, false));
    if (slice_starts(v->text, SLICE("obj:")) ? reflect_from_json(k, v, NULL, ret_value, &why)
                                             : engine_named(k, v->text, ret_value, &why))
        return true;
    return err_set(b->err, ERR_ARGUMENT, "Parameter '%s%s': %s", b->name, b->path, why.message);
}

/* --- Any type --- */

static bool bind_value(struct binder *b, struct clr_class *k, const struct json *v,
                       struct clr_object **ret_value)
{
    struct clr_object *value;
    struct err why;

    switch (kind_of_class(k).kind) {
    case KIND_ENUM:
        value = NULL;
        if (!reflect_from_json(k, v, NULL, &value, &why) ||
            (v->type == JSON_NUMBER && !is_value_of(b, k, value)) ||
            (v->type == JSON_STRING && memchr(v->text.p, ',', v->text.len) && !usertool_is_set(k)))
            return refuse_name(b, k, v);
        *ret_value = value;
        return true;
    case KIND_NULLABLE:
        return v->type == JSON_NULL || bind_value(b, kind_argument(k), v, ret_value);
    case KIND_NUMBERS:
        return bind_numbers(b, k, v, ret_value);
    case KIND_STRUCT:
        return bind_object(b, k, v, ret_value);
    case KIND_CLASS:
        return v->type == JSON_NULL || bind_object(b, k, v, ret_value);
    case KIND_ARRAY:
    case KIND_LIST:
        if (v->type == JSON_NULL)
            return true;
        if (v->type != JSON_ARRAY)
            return refuse(b, "an array", got(v, false));
        return kind_of_class(k).kind == KIND_LIST ? bind_list(b, k, v, ret_value)
                                                  : bind_array(b, k, v, ret_value);
    case KIND_UNITY:
        return v->type == JSON_NULL || bind_reference(b, k, v, ret_value);
    case KIND_STRING:
        return v->type == JSON_NULL || bind_plain(b, k, v, ret_value);
    default:
        return bind_plain(b, k, v, ret_value);
    }
}

/* --- All parameters --- */

/* Whether making a value of this class may run code. */
static bool may_run_code(struct clr_class *k)
{
    const enum kind kind = kind_of_class(k).kind;

    if (kind == KIND_ARRAY || kind == KIND_LIST || kind == KIND_NULLABLE)
        return may_run_code(kind_argument(k));
    return kind == KIND_CLASS || kind == KIND_STRUCT;
}

static bool bind_param(struct binder *b, const struct usertool_param *p, const struct json *v,
                       struct clr_object **ret_value)
{
    b->name = p->name;
    b->path[0] = '\0';
    if (v)
        return bind_value(b, p->type, v, ret_value);
    if (p->is_required)
        return refuse_missing(b);
    *ret_value = clr_handle_get(p->def);
    if (*ret_value || !clr.class_is_valuetype(p->type) ||
        kind_of_class(p->type).kind == KIND_NULLABLE)
        return true;
    *ret_value = clr_object_new(p->type);
    return *ret_value || err_no_memory(b->err);
}

static bool check_names(struct binder *b, const struct usertool *t, const struct json *args)
{
    b->name = NULL;
    b->path[0] = '\0';
    for (const struct json *m = args ? args->first : NULL; m; m = m->next) {
        size_t i = 0;

        while (i < t->n_params &&
               (t->params[i].source != USERTOOL_ARGUMENT || !slice_is(m->key, t->params[i].name)))
            i++;
        if (i == t->n_params)
            return refuse_unknown(b, m->key);
    }
    return true;
}

static bool bind_all(struct binder *b, const struct usertool *t, const struct json *json,
                     bool is_trial, struct usertool_args *args)
{
    for (size_t i = 0; i < t->n_params; i++) {
        const struct usertool_param *p = &t->params[i];
        const bool runs_code = may_run_code(p->type);

        /* Values that run no code are made in the first round. */
        b->is_trial = runs_code && is_trial;
        if (p->source == USERTOOL_ARGUMENT && (runs_code || is_trial) &&
            !bind_param(b, p, json_get_value(json, p->name), &args->values[i]))
            return false;
    }
    return true;
}

bool usertool_bind(struct agent_call *call, const struct usertool *t, struct usertool_args *args)
{
    const struct json *json = json_is(call->json, JSON_NULL) ? NULL : call->json;
    struct binder b = {.err = &call->err};
    struct buf place, details;
    struct json_out w;

    memset(args, 0, sizeof(*args));
    if (json && json->type != JSON_OBJECT)
        return err_set(&call->err, ERR_SHAPE, "Parameter 'arguments' must be an object. Got: %s.",
                       json_type_name(json->type));
    if (bind_all(&b, t, json, true, args) && check_names(&b, t, json) &&
        bind_all(&b, t, json, false, args))
        return true;
    /* The same for programs: the details that the editor dialect gives for arguments that the
     * server checks (dialect/editor.c). They are written here, because only the binder knows the
     * path of a nested argument; the dialect copies the details that arrive over the link. */
    if (call->err.kind != ERR_SHAPE && call->err.kind != ERR_ARGUMENT)
        return false;
    buf_init(&place, 4096);
    buf_init(&details, 16384);
    buf_printf(&place, "%s%s%s%.*s", b.name ? b.name : "", b.path,
               b.name && b.unknown.len ? "." : "", SLICE_ARG(b.unknown));
    json_out_init(&w, &details);
    json_object(&w);
    json_key(&w, "missingParameters");
    json_array(&w);
    if (b.is_missing)
        json_text(&w, buf_slice(&place));
    json_array_end(&w);
    json_key(&w, "errors");
    json_array(&w);
    json_object(&w);
    json_put_text(&w, "fieldPath", buf_slice(&place));
    json_put_string(&w, "message", call->err.message);
    json_object_end(&w);
    json_array_end(&w);
    json_object_end(&w);
    if (buf_ok(&place) && buf_ok(&details))
        call->err.details = arena_copy(call->arena, buf_slice(&details));
    buf_done(&place);
    buf_done(&details);
    return false;
}

bool usertool_pass(const struct usertool *t, struct usertool_args *args)
{
    for (size_t i = 0; i < t->n_params; i++) {
        if (!value_argument(t->params[i].type, args->values[i], &args->raw[i]))
            return false;
    }
    return true;
}
