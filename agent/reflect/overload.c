/*
 * Chooses overloads by score: tries every method of the name with the given JSON, and the one whose
 * parameters are nearest wins. Between equals the more specific one wins, as in C#.
 */
#include "overload.h"

#include "base/limits.h"

#include "kind.h"

/* Methods belong to the runtime, not to the collector, so they may be kept anywhere. */
struct candidates {
    struct clr_method *methods[LIMIT_OVERLOADS];
    size_t n;
};

/* --- Signatures. --- */

static void append_parameters(struct buf *to, struct clr_method *m)
{
    const uint32_t n = clr_param_count(m);

    buf_printf(to, "%s(", clr.method_get_name(m));
    for (uint32_t i = 0; i < n; i++) {
        if (i > 0)
            buf_append_byte(to, ',');
        clr_type_full_name(to, clr_param_type(m, i));
    }
    buf_append_byte(to, ')');
}

void overload_signature(struct buf *to, struct clr_method *m)
{
    struct clr_type *result = clr_return_type(m);

    if (result)
        clr_type_full_name(to, result);
    buf_append_byte(to, ' ');
    clr_class_full_name(to, clr.method_get_class(m));
    buf_append(to, SLICE("::"));
    append_parameters(to, m);
}

bool overload_same_signature(struct slice have, struct slice wanted)
{
    size_t at = 0;

    for (size_t i = 0; i < wanted.len; i++) {
        if (wanted.p[i] == ' ' && i > 0 && wanted.p[i - 1] == ',')
            continue;
        if (at == have.len || have.p[at] != wanted.p[i])
            return false;
        at++;
    }
    return at == have.len;
}

bool overload_is_called(struct clr_method *m, struct slice wanted)
{
    const struct slice name = slice_of(clr.method_get_name(m));
    struct buf text;
    bool is_same;

    if (!slice_contains(wanted, SLICE("(")) || !slice_contains(wanted, name))
        return slice_eq(wanted, name);
    buf_init(&text, 1 << 16);
    if (slice_contains(wanted, SLICE("::")))
        overload_signature(&text, m);
    else
        append_parameters(&text, m);
    is_same = buf_ok(&text) && overload_same_signature(buf_slice(&text), wanted);
    buf_done(&text);
    return is_same;
}

/* --- Candidates. --- */

static struct clr_class *param_class(struct clr_method *m, uint32_t i)
{
    return clr.class_from_type(clr_param_type(m, i));
}

static bool has_same_parameters(struct clr_method *a, struct clr_method *b)
{
    const uint32_t n = clr_param_count(a);

    if (n != clr_param_count(b))
        return false;
    for (uint32_t i = 0; i < n; i++) {
        if (param_class(a, i) != param_class(b, i) ||
            clr.type_is_byref(clr_param_type(a, i)) != clr.type_is_byref(clr_param_type(b, i)))
            return false;
    }
    return true;
}

bool overload_is_hidden(struct clr_class *k, struct clr_method *m)
{
    for (; k && k != clr.method_get_class(m); k = clr.class_get_parent(k)) {
        struct clr_method *other;
        void *iterator = NULL;

        while ((other = clr.class_get_methods(k, &iterator))) {
            if (strcmp(clr.method_get_name(other), clr.method_get_name(m)) == 0 &&
                has_same_parameters(other, m))
                return true;
        }
    }
    return false;
}

static bool is_hidden(const struct candidates *c, size_t n_derived, struct clr_method *m)
{
    for (size_t i = 0; i < n_derived; i++) {
        if (has_same_parameters(c->methods[i], m))
            return true;
    }
    return false;
}

static void collect(struct candidates *c, struct clr_class *k, bool has_object, struct slice name)
{
    for (; k; k = clr.class_get_parent(k)) {
        const size_t n_derived = c->n;
        void *iterator = NULL;
        struct clr_method *m;

        while (c->n < LIMIT_OVERLOADS && (m = clr.class_get_methods(k, &iterator))) {
            const bool is_static = clr_method_flags(m) & METHOD_STATIC;

            if ((has_object || is_static) && clr.method_get_name(m)[0] != '.' &&
                overload_is_called(m, name) && !is_hidden(c, n_derived, m))
                c->methods[c->n++] = m;
        }
    }
}

/* --- How near a parameter is to its argument: a larger number is nearer. --- */

static int nearness(struct clr_class *class, const struct json *v)
{
    static const uint8_t by_code[] = {
        [CODE_I1] = 5, [CODE_U1] = 5, [CODE_I2] = 6, [CODE_U2] = 6, [CODE_I4] = 10,
        [CODE_U4] = 8, [CODE_I8] = 9, [CODE_U8] = 7, [CODE_R4] = 4, [CODE_R8] = 3};
    struct class_kind k = kind_of_class(class);
    int64_t integer;

    if (k.kind == KIND_NULLABLE && v->type != JSON_NULL)
        k = kind_of_class(kind_argument(class));
    switch (v->type) {
    case JSON_NULL:
        return k.kind == KIND_OBJECT ? 1 : 5;
    case JSON_BOOL:
        return k.kind == KIND_BOOL ? 10 : 1;
    case JSON_NUMBER:
        if (json_to_int(v, &integer)) {
            if (k.kind == KIND_INT || k.kind == KIND_FLOAT)
                return by_code[k.code];
            return k.kind == KIND_DECIMAL || k.kind == KIND_ENUM ? 2 : 1;
        }
        return k.kind == KIND_DECIMAL ? 8 : k.code == CODE_R8 ? 10 : k.code == CODE_R4 ? 9 : 1;
    case JSON_STRING:
        if (k.kind == KIND_UNITY)
            return 12;
        if (k.kind == KIND_STRING)
            return slice_starts(v->text, SLICE("obj:")) ? 9 : 10;
        return k.kind == KIND_OBJECT ? 1 : k.kind == KIND_ENUM ? 8 : 5;
    case JSON_ARRAY:
        return k.kind == KIND_ARRAY ? 10 : k.kind == KIND_LIST ? 9 : 8;
    default:
        return 10;
    }
}

/* --- The choice. --- */

/* A `ref` or `out` parameter may start as null. */
static bool convert(struct clr_type *type, const struct json *v, struct clr_object **ret_value,
                    struct err *err)
{
    struct clr_class *k = clr.class_from_type(type);
    const enum kind kind = kind_of_class(k).kind;
    struct clr_object *zero;

    if (!clr.type_is_byref(type) || v->type != JSON_NULL || !clr.class_is_valuetype(k) ||
        kind == KIND_NULLABLE || kind == KIND_OPEN)
        return reflect_from_json(k, v, NULL, ret_value, err);
    zero = clr_object_new(k);
    if (!zero)
        return err_no_memory(err);
    *ret_value = zero;
    return true;
}

static bool is_generic(struct clr_method *m)
{
    const uint32_t n = clr_param_count(m);

    if (clr_return_type(m) && kind_is_open(clr.class_from_type(clr_return_type(m))))
        return true;
    for (uint32_t i = 0; i < n; i++) {
        if (kind_is_open(param_class(m, i)))
            return true;
    }
    return false;
}

/* Whether the id names another part of the game object than `value`: a weaker match. */
static bool is_relative(struct clr_object *value, const struct json *v)
{
    int64_t id;

    return json_is(v, JSON_STRING) && reflect_is_unity_object(value) &&
           text_to_int(slice_skip(v->text, strlen("obj:")), &id) &&
           id != reflect_instance_id(value);
}

/* The sum over the parameters, or -1 with err set if one does not take its argument. */
static int score_of(struct clr_method *m, const struct json *args, struct err *err)
{
    const struct json *v = args->first;
    int score = 0;

    for (uint32_t i = 0; v; v = v->next, i++) {
        struct clr_object *value = NULL;

        if (!convert(clr_param_type(m, i), v, &value, err))
            return -1;
        score += nearness(param_class(m, i), v) - is_relative(value, v);
    }
    return score;
}

/* Whether every parameter of `a` could be passed to `b`. */
static bool is_more_special(struct clr_method *a, struct clr_method *b)
{
    const uint32_t n = clr_param_count(a);

    for (uint32_t i = 0; i < n; i++) {
        if (!clr.class_is_assignable_from(param_class(b, i), param_class(a, i)))
            return false;
    }
    return true;
}

/* The one of the best that is more specific than all others; NULL if there is none. */
static struct clr_method *most_special(const struct candidates *c)
{
    for (size_t i = 0; i < c->n; i++) {
        size_t n_others = 0;

        for (size_t other = 0; other < c->n; other++)
            n_others += other == i || (is_more_special(c->methods[i], c->methods[other]) &&
                                       !is_more_special(c->methods[other], c->methods[i]));
        if (n_others == c->n)
            return c->methods[i];
    }
    return NULL;
}

bool overload_refuse_choice(struct clr_method *m, struct err *err)
{
    struct buf text;

    err_set(err, ERR_ARGUMENT, "Multiple overloads found for '%s.%s'.",
            clr.class_get_name(clr.method_get_class(m)), clr.method_get_name(m));
    buf_init(&text, 1 << 16);
    overload_signature(&text, m);
    err_hint(err, "pass the full signature in method (example: %.*s)", SLICE_ARG(buf_slice(&text)));
    buf_done(&text);
    return false;
}

static bool refuse_all(const struct candidates *all, struct err *err)
{
    struct buf text;

    err_set(err, ERR_NOT_FOUND, "Method overload not found");
    if (all->n == 0)
        return err_hint(err, "ListComponentMembers with includeMethods=true names the methods");
    buf_init(&text, sizeof(err->hint) - 16);
    for (size_t i = 0; i < all->n && buf_ok(&text); i++) {
        if (i > 0)
            buf_append(&text, SLICE("; "));
        append_parameters(&text, all->methods[i]);
    }
    err_hint(err, "there is %.*s", SLICE_ARG(buf_slice(&text)));
    buf_done(&text);
    return false;
}

/* Keeps the best of `all`. Returns how many had the right number of parameters. */
static size_t keep_best(const struct candidates *all, const struct json *args,
                        struct candidates *best, struct err *err)
{
    int best_score = 0;
    size_t n_tried = 0;

    for (size_t i = 0; i < all->n; i++) {
        struct clr_method *m = all->methods[i];
        int score;

        if (clr_param_count(m) != args->n_items || is_generic(m))
            continue;
        n_tried++;
        score = score_of(m, args, err);
        if (score < best_score || score < 0)
            continue;
        if (score > best_score)
            best->n = 0;
        best_score = score;
        best->methods[best->n++] = m;
    }
    return n_tried;
}

bool overload_choose(struct clr_class *k, bool has_object, struct slice name,
                     const struct json *args, struct clr_method **ret_method, struct err *err)
{
    struct candidates all = {.n = 0}, best = {.n = 0};
    struct clr_method *chosen;
    size_t n_tried;

    if (!json_is(args, JSON_ARRAY))
        return err_set(err, ERR_ARGUMENT, "argsJson must be a JSON array");
    if (args->n_items > LIMIT_METHOD_ARGS)
        return err_set(err, ERR_ARGUMENT, "more than %d arguments", LIMIT_METHOD_ARGS);
    collect(&all, k, has_object, name);
    n_tried = keep_best(&all, args, &best, err);
    if (n_tried == 0)
        return refuse_all(&all, err);
    if (best.n == 0) /* err is that of the last one */
        return n_tried == 1 ? false : refuse_all(&all, err);
    chosen = best.n == 1 ? best.methods[0] : most_special(&best);
    if (!chosen)
        return overload_refuse_choice(best.methods[0], err);
    *ret_method = chosen;
    return true;
}

/* --- The call. --- */

bool overload_call(struct clr_method *m, struct clr_object *o, const struct json *args,
                   struct clr_object **ret_result, struct err *err)
{
    /* The values must be on the stack: the collector scans it, and a method changes a reference
     * passed by reference right here. */
    struct clr_object *values[LIMIT_METHOD_ARGS] = {NULL};
    void *raw[LIMIT_METHOD_ARGS] = {NULL};
    const struct json *v = args->first;
    struct clr_object *result = NULL;

    if (args->n_items > LIMIT_METHOD_ARGS || clr_param_count(m) != args->n_items)
        return err_set(err, ERR_ARGUMENT, "%s() takes %u arguments", clr.method_get_name(m),
                       clr_param_count(m));
    for (uint32_t i = 0; v; v = v->next, i++) {
        struct clr_type *type = clr_param_type(m, i);
        struct clr_class *k = clr.class_from_type(type);

        if (!convert(type, v, &values[i], err))
            return false;
        raw[i] = &values[i];
        if ((!clr.type_is_byref(type) || clr.class_is_valuetype(k)) &&
            !value_argument(k, values[i], &raw[i]))
            return err_no_memory(err);
    }
    if (clr_method_flags(m) & METHOD_STATIC)
        o = NULL;
    if (!clr_call(m, o, raw, &result, err))
        return false;
    *ret_result = result;
    return true;
}
