/*
 * Converts JSON arguments to a tool's typed struct, as its parameter rows say. Core asks whether
 * they fit; bodies get the struct. Depends on no particular tool.
 */
#include <float.h>
#include <stdlib.h>

#include "tool.h"

/* A message quotes at most this many bytes of a peer's text. */
#define SHOWN_BYTES 64

struct binder {
    struct arena *arena;
    struct arg_fault *faults;
    size_t n_faults;
    bool is_editor; /* editor_requires implies is_required */
    bool failed;    /* no memory */
};

/* Receives a value that is only checked, because the tool has no struct. */
union any_arg {
    struct arg_text text;
    struct arg_int integer;
    struct arg_number number;
    struct arg_bool boolean;
    struct arg_texts texts;
    struct arg_vector3 vector3;
};

/* Checks `v` and stores it at `to`, or adds a fault and leaves `to` alone. */
typedef void take_fn(struct binder *b, const struct param *p, const struct json *v, void *to);

static struct slice shown(struct slice s)
{
    return slice_from(s.p, utf8_cut(s, SHOWN_BYTES));
}

/* `field` and `message` with p == NULL are allocations that failed. */
static void add_fault(struct binder *b, struct slice field, struct slice message, bool is_missing)
{
    if (!b->faults)
        b->faults = arena_alloc(b->arena, LIMIT_ARG_FAULTS * sizeof(*b->faults));
    if (!b->faults || !message.p || !field.p)
        b->failed = true;
    else if (b->n_faults < LIMIT_ARG_FAULTS)
        b->faults[b->n_faults++] = (struct arg_fault){field, message, is_missing};
}

static void add_missing(struct binder *b, struct slice field)
{
    add_fault(b, field,
              arena_printf(b->arena, "Required parameter '%.*s' is missing.", SLICE_ARG(field)),
              true);
}

static void add_mismatch(struct binder *b, struct slice field, const char *expected,
                         struct slice got)
{
    add_fault(b, field,
              arena_printf(b->arena, "Parameter '%.*s' must be %s. Got: %.*s.", SLICE_ARG(field),
                           expected, SLICE_ARG(got)),
              false);
}

static struct slice kind_of(const struct json *v)
{
    return slice_of(json_type_name(v->type));
}

/* Where a number is expected, "Got: number" would not explain what is wrong with 1.5 or 1e999. */
static struct slice number_or_kind(const struct json *v)
{
    return v->type == JSON_NUMBER ? shown(v->raw) : kind_of(v);
}

static void add_outside(struct binder *b, const struct param *p, const char *bound, int64_t limit,
                        const struct json *v)
{
    add_fault(b, slice_of(p->name),
              arena_printf(b->arena, "Parameter '%s' must be %s %lld. Got: %.*s.", p->name, bound,
                           (long long)limit, SLICE_ARG(shown(v->raw))),
              false);
}

static void add_no_choice(struct binder *b, const struct param *p, const struct json *v)
{
    struct slice list = slice_of(p->choices[0]);

    for (size_t i = 1; p->choices[i] && list.p; i++)
        list = arena_printf(b->arena, "%.*s, %s", SLICE_ARG(list), p->choices[i]);
    if (!list.p) {
        b->failed = true;
        return;
    }
    add_fault(b, slice_of(p->name),
              arena_printf(b->arena, "Parameter '%s' must be one of: %.*s. Got: %.*s.", p->name,
                           SLICE_ARG(list), SLICE_ARG(shown(v->text))),
              false);
}

static bool is_choice(const struct param *p, struct slice text)
{
    for (const char *const *choice = p->choices; *choice; choice++)
        if (slice_is(text, *choice))
            return true;
    return false;
}

static void take_string(struct binder *b, const struct param *p, const struct json *v, void *to)
{
    if (v->type != JSON_STRING)
        add_mismatch(b, slice_of(p->name), "a string", kind_of(v));
    else if (p->choices && !is_choice(p, v->text))
        add_no_choice(b, p, v);
    else
        *(struct arg_text *)to = (struct arg_text){true, v->text};
}

static void take_int(struct binder *b, const struct param *p, const struct json *v, void *to)
{
    int64_t value;

    if (!json_to_int(v, &value))
        add_mismatch(b, slice_of(p->name), "an integer", number_or_kind(v));
    else if (p->has_min && value < p->min)
        add_outside(b, p, ">=", p->min, v);
    else if (p->has_max && value > p->max)
        add_outside(b, p, "<=", p->max, v);
    else
        *(struct arg_int *)to = (struct arg_int){true, value};
}

static void take_number(struct binder *b, const struct param *p, const struct json *v, void *to)
{
    double value = 0;
    bool fits = json_to_double(v, &value);

    if (!fits && p->is_clamped && v->type == JSON_NUMBER) {
        value = v->raw.p[0] == '-' ? -DBL_MAX : DBL_MAX;
        fits = true;
    }
    if (!fits)
        add_mismatch(b, slice_of(p->name), "a number", number_or_kind(v));
    else if (p->has_min && value < (double)p->min)
        add_outside(b, p, ">=", p->min, v);
    else if (p->has_max && value > (double)p->max)
        add_outside(b, p, "<=", p->max, v);
    else
        *(struct arg_number *)to = (struct arg_number){true, value};
}

static void take_bool(struct binder *b, const struct param *p, const struct json *v, void *to)
{
    bool value;

    if (!json_to_bool(v, &value))
        add_mismatch(b, slice_of(p->name), "a boolean", kind_of(v));
    else
        *(struct arg_bool *)to = (struct arg_bool){true, value};
}

static void take_strings(struct binder *b, const struct param *p, const struct json *v, void *to)
{
    struct slice *items;
    size_t n = 0;

    if (v->type != JSON_ARRAY) {
        add_mismatch(b, slice_of(p->name), "an array of strings", kind_of(v));
        return;
    }
    items = arena_alloc(b->arena, v->n_items * sizeof(*items));
    if (!items) {
        b->failed = true;
        return;
    }
    for (const struct json *item = v->first; item; item = item->next) {
        if (item->type != JSON_STRING) {
            add_mismatch(b, arena_printf(b->arena, "%s[%zu]", p->name, n), "a string",
                         kind_of(item));
            return;
        }
        items[n++] = item->text;
    }
    *(struct arg_texts *)to = (struct arg_texts){true, items, n};
}

/* One axis, under its name in DTOs (X) or in Unity (x). */
static bool take_axis(struct binder *b, const struct param *p, const struct json *v, char axis,
                      double *ret_value)
{
    const char upper[] = {axis, '\0'};
    const char lower[] = {(char)(axis - 'A' + 'a'), '\0'};
    const struct json *number = json_get_value(v, upper);
    struct slice field;

    if (!number)
        number = json_get_value(v, lower);
    if (number && json_to_double(number, ret_value))
        return true;
    field = arena_printf(b->arena, "%s.%c", p->name, axis);
    if (number)
        add_mismatch(b, field, "a number", number_or_kind(number));
    else
        add_missing(b, field);
    return false;
}

static void take_vector3(struct binder *b, const struct param *p, const struct json *v, void *to)
{
    struct arg_vector3 vector = {.is_set = true};

    if (v->type != JSON_OBJECT)
        add_mismatch(b, slice_of(p->name), "an object with the numbers X, Y and Z", kind_of(v));
    else if (take_axis(b, p, v, 'X', &vector.x) && take_axis(b, p, v, 'Y', &vector.y) &&
             take_axis(b, p, v, 'Z', &vector.z))
        *(struct arg_vector3 *)to = vector;
}

static void take_time(struct binder *b, const struct param *p, const struct json *v, void *to)
{
    int64_t ms;

    if (v->type == JSON_STRING ? text_to_time(v->text, &ms) : json_to_int(v, &ms))
        *(struct arg_int *)to = (struct arg_int){true, ms};
    else
        add_mismatch(b, slice_of(p->name),
                     "a time (2025-12-17T18:00:00Z, or milliseconds since 1970)",
                     v->type == JSON_STRING ? shown(v->text) : number_or_kind(v));
}

static void take_json(struct binder *b, const struct param *p, const struct json *v, void *to)
{
    (void)b;
    (void)p;
    (void)v;
    (void)to;
}

static take_fn *const takers[] = {
    [T_STRING] = take_string, [T_INT] = take_int,         [T_NUMBER] = take_number,
    [T_BOOL] = take_bool,     [T_STRINGS] = take_strings, [T_VECTOR3] = take_vector3,
    [T_TIME] = take_time,     [T_JSON] = take_json,
};

/* A test checks the tables' defaults. A plugin tool's default that does not fit counts as
 * absent. */
static void take_default(struct binder *b, const struct param *p, void *to)
{
    size_t n_before = b->n_faults;
    const struct json *v;
    struct json_fault fault;

    if (json_parse(b->arena, slice_of(p->def), &v, &fault))
        takers[p->type](b, p, v, to);
    else if (fault.kind == JSON_FAULT_MEMORY)
        b->failed = true;
    b->n_faults = n_before;
}

/* Adds a fault if the caller gives a parameter under both of its names, with two values. */
static void check_same(struct binder *b, const struct param *p, const struct json *args)
{
    const struct json *v = json_get_value(args, p->name), *other;

    other = v && p->same_as ? json_get_value(args, p->same_as) : NULL;
    if (other && (v->type != other->type || !slice_eq(v->text, other->text)))
        add_fault(b, slice_of(p->name),
                  arena_printf(b->arena,
                               "Parameters '%s' and '%s' mean the same and differ: give one.",
                               p->same_as, p->name),
                  false);
}

/* Whether the caller gives the parameter under its second name. */
static bool has_other_name(const struct tool *tool, const struct param *p, const struct json *args)
{
    const struct param *other = tool_second_name(tool, p);

    return other && json_get_value(args, other->name);
}

static void take_params(struct binder *b, const struct tool *tool, const struct json *args,
                        char *bound)
{
    for (const struct param *p = tool->params; p && p->name; p++) {
        const struct json *v = json_get_value(args, p->name);
        union any_arg unused;
        void *to = bound ? (void *)(bound + p->at) : &unused;

        check_same(b, p, args);
        if (v)
            takers[p->type](b, p, v, to);
        else if (has_other_name(tool, p, args))
            continue;
        else if (p->is_required || (p->editor_requires && b->is_editor))
            add_missing(b, slice_of(p->name));
        else if (p->def)
            take_default(b, p, to);
    }
}

const struct param *tool_second_name(const struct tool *tool, const struct param *p)
{
    for (const struct param *other = tool->params; other && other->name; other++)
        if (other->same_as && strcmp(other->same_as, p->name) == 0)
            return other;
    return NULL;
}

static bool is_param(const struct tool *tool, struct slice name)
{
    for (const struct param *p = tool->params; p && p->name; p++)
        if (slice_is(name, p->name))
            return true;
    return false;
}

static void refuse_unknown(struct binder *b, const struct tool *tool, const struct json *args)
{
    const struct json *v = json_is(args, JSON_OBJECT) ? args->first : NULL;

    for (; v && b->n_faults < LIMIT_ARG_FAULTS && !b->failed; v = v->next) {
        struct slice name = shown(v->key);

        if (!is_param(tool, v->key))
            add_fault(b, name.p ? name : SLICE(""),
                      arena_printf(b->arena, "Unknown parameter '%.*s'.", SLICE_ARG(name)), false);
    }
}

static int compare_keys(const void *a, const void *b)
{
    return slice_compare(*(const struct slice *)a, *(const struct slice *)b);
}

/* The reader takes the last of two members with one name. Engines and users who are asked may take
 * the first, so at any depth both are refused. One fault is enough. */
static void refuse_twins(struct binder *b, const struct json *v)
{
    struct slice *keys = NULL;
    size_t n = 0;

    if (v->type == JSON_OBJECT && v->n_items > 1) {
        keys = arena_alloc(b->arena, v->n_items * sizeof(*keys));
        if (!keys) {
            b->failed = true;
            return;
        }
    }
    for (const struct json *item = v->first; item && !b->n_faults && !b->failed;
         item = item->next) {
        if (keys)
            keys[n++] = item->key;
        refuse_twins(b, item);
    }
    if (n < v->n_items || b->n_faults || n < 2)
        return;
    qsort(keys, n, sizeof(*keys), compare_keys);
    for (size_t i = 1; i < n; i++)
        if (slice_eq(keys[i - 1], keys[i])) {
            struct slice name = shown(keys[i]);

            add_fault(b, name.p ? name : SLICE(""),
                      arena_printf(b->arena, "Parameter '%.*s' is given twice.", SLICE_ARG(name)),
                      false);
            return;
        }
}

static bool bind(struct binder b, const struct tool *tool, const struct json *args,
                 bool ignore_unknown, struct bound_args *ret_bound)
{
    char *bound = NULL;

    if (json_is(args, JSON_NULL))
        args = NULL;
    if (tool->args_size) {
        bound = arena_zalloc(b.arena, tool->args_size);
        if (!bound)
            return false;
    }
    if (args && args->type != JSON_OBJECT) {
        add_mismatch(&b, SLICE("arguments"), "an object", kind_of(args));
    } else {
        if (args)
            refuse_twins(&b, args);
        take_params(&b, tool, args, bound);
        if (tool->refuses_unknown && !ignore_unknown)
            refuse_unknown(&b, tool, args);
    }
    if (b.failed)
        return false;
    *ret_bound = (struct bound_args){
        .args = bound,
        .raw = args ? args->raw : SLICE("{}"),
        .faults = b.faults,
        .n_faults = b.n_faults,
    };
    return true;
}

bool args_bind(struct arena *a, const struct tool *tool, const struct json *args,
               bool ignore_unknown, struct bound_args *ret_bound)
{
    return bind((struct binder){.arena = a}, tool, args, ignore_unknown, ret_bound);
}

bool args_bind_editor(struct arena *a, const struct tool *tool, const struct json *args,
                      struct bound_args *ret_bound)
{
    return bind((struct binder){.arena = a, .is_editor = true}, tool, args, false, ret_bound);
}

bool args_refuse_missing(struct arena *a, const char *name, const char *other, struct err *err)
{
    const char *word = other ? " or " : "", *second = other ? other : "";

    err_set(err, ERR_SHAPE, "Invalid tool arguments: %s%s%s is required", name, word, second);
    err->details = arena_printf(a,
                                "{\"missingParameters\":[\"%s\"],\"errors\":[{\"fieldPath\":\"%s\","
                                "\"message\":\"Required parameter '%s'%s%s%s%s is missing.\"}]}",
                                name, name, name, word, other ? "'" : "", second, other ? "'" : "");
    return err->details.p ? false : err_no_memory(err);
}
