/*
 * Walks a plain path: from an object or a type by public fields, properties and indexers. Only
 * reads, and calls nothing but getters. The caller guards it.
 */
#include "query.h"

#include "agent/clr/ecma.h"
#include "agent/reflect/reflect.h"

enum { MAX_NAME = 64 }; /* longest name that we compare for typing errors */

struct walk {
    struct arena *arena;
    struct clr_class *class;  /* class of the value reached, or the type reached */
    struct clr_object *value; /* keep the walk on the stack */
    bool is_type;             /* we have reached a type, not a value */
    struct err *err;
};

static enum query_end unknown(enum err_kind kind, struct err *err, const char *what,
                              struct slice name)
{
    err_set(err, kind, "%.*s %s", SLICE_ARG(name), what);
    return QUERY_UNKNOWN;
}

static enum query_end refuse_null(struct err *err)
{
    err_set(err, ERR_ENGINE,
            "NullReferenceException: Object reference not set to an instance of "
            "an object");
    return QUERY_FAILED;
}

static enum query_end refuse_library(struct walk *w, struct clr_class *k)
{
    unknown(ERR_DENIED, w->err, "is a type that plain paths cannot read",
            query_class_name(w->arena, k));
    err_hint(w->err, "start umcp with --allow-eval and --allow-writes to run any expression");
    return QUERY_UNKNOWN;
}

/* --- Names that are nearly right --- */

static size_t smaller(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* How many letters must be added, removed or changed. */
static size_t distance(struct slice a, struct slice b)
{
    size_t row[MAX_NAME + 1];

    if (a.len > MAX_NAME || b.len > MAX_NAME)
        return MAX_NAME;
    for (size_t j = 0; j <= b.len; j++)
        row[j] = j;
    for (size_t i = 1; i <= a.len; i++) {
        size_t diagonal = row[0];

        row[0] = i;
        for (size_t j = 1; j <= b.len; j++) {
            size_t changed = diagonal + (a.p[i - 1] != b.p[j - 1]);

            diagonal = row[j];
            row[j] = smaller(changed, smaller(row[j], row[j - 1]) + 1);
        }
    }
    return row[b.len];
}

static bool is_public(const struct member *m)
{
    uint32_t flags;

    if (m->kind == MEMBER_PROPERTY && !m->get)
        return false;
    flags = m->kind == MEMBER_FIELD ? clr.field_get_flags(m->field) : clr_method_flags(m->get);
    return (flags & ACCESS_MASK) == ACCESS_ANY;
}

static void hint_at_nearest(struct walk *w, struct slice name)
{
    struct member *members = NULL;
    const char *nearest = NULL;
    size_t n = 0, best = name.len > 3 ? 3 : 2;
    struct err err;

    if (!reflect_members(w->arena, w->class, false, &members, &n, &err))
        return;
    for (size_t i = 0; i < n; i++) {
        size_t d = is_public(&members[i]) ? distance(name, slice_of(members[i].name)) : best;

        if (d < best) {
            best = d;
            nearest = members[i].name;
        }
    }
    if (nearest)
        err_hint(w->err, "did you mean '%s'?", nearest);
}

/* --- Members --- */

static bool find_public(struct clr_class *k, struct slice name, struct member *ret_member)
{
    while (k && reflect_find(k, name, ret_member)) {
        if (is_public(ret_member))
            return true;
        k = clr.class_get_parent(ret_member->class);
    }
    return false;
}

static enum query_end step_member(struct walk *w, struct slice name)
{
    struct member m;

    if (!w->is_type && !w->value)
        return refuse_null(w->err);
    if (!find_public(w->class, name, &m)) {
        struct slice type = query_class_name(w->arena, w->class);

        err_set(w->err, ERR_NOT_FOUND, "%.*s has no public member '%.*s'", SLICE_ARG(type),
                SLICE_ARG(name));
        hint_at_nearest(w, name);
        return QUERY_UNKNOWN;
    }
    if (!query_is_open(m.class))
        return refuse_library(w, m.class);
    if (w->is_type && !m.is_static)
        return unknown(ERR_ARGUMENT, w->err, "is an instance member, but no object is given",
                       arena_printf(w->arena, "%.*s.%s",
                                    SLICE_ARG(query_class_name(w->arena, w->class)), m.name));
    if (!m.can_read)
        return unknown(ERR_ARGUMENT, w->err, "cannot be read", slice_of(m.name));
    if (!reflect_get(w->value, &m, &w->value, w->err))
        return QUERY_FAILED;
    w->is_type = false;
    w->class = w->value ? clr.object_get_class(w->value) : NULL;
    return QUERY_DONE;
}

/* --- Indexers --- */

/* A constant in the form that an indexer takes. */
struct key {
    const struct query_step *step;
    union {
        int64_t whole;
        uint16_t character;
        float single;
        double real;
    } raw;
    struct clr_object *object;
    void *argument; /* points to one of these */
};

static bool fits_into(int64_t n, int code)
{
    static const struct {
        int code;
        int64_t min, max;
    } ranges[] = {
        {CODE_I1, INT8_MIN, INT8_MAX},   {CODE_U1, 0, UINT8_MAX},
        {CODE_I2, INT16_MIN, INT16_MAX}, {CODE_U2, 0, UINT16_MAX},
        {CODE_I4, INT32_MIN, INT32_MAX}, {CODE_U4, 0, UINT32_MAX},
        {CODE_I8, INT64_MIN, INT64_MAX}, {CODE_U8, 0, INT64_MAX},
    };

    for (size_t i = 0; i < N_ELEMENTS(ranges); i++)
        if (ranges[i].code == code)
            return n >= ranges[i].min && n <= ranges[i].max;
    return false;
}

static struct clr_object *box_number(int64_t n)
{
    bool is_int = n == (int32_t)n;
    int32_t small = (int32_t)n;
    struct clr_class *k =
        clr.class_from_name(clr.get_corlib(), "System", is_int ? "Int32" : "Int64");

    return k ? clr_box(k, is_int ? (void *)&small : (void *)&n) : NULL;
}

static int bind_key(struct key *k, struct clr_type *type)
{
    int code = type ? clr.type_get_type(type) : CODE_VOID;
    struct clr_string *s;
    bool is_character;

    if (!type || clr.type_is_byref(type))
        return 0;
    if (k->step->kind == QUERY_NUMBER) {
        /* How well a number fits a parameter; 0: not at all. The machine is little-endian, so a
         * small number is at the start of a large one. */
        k->raw.whole = k->step->number;
        k->argument = &k->raw;
        if (fits_into(k->step->number, code))
            return code == CODE_I4 ? 4 : 3;
        if (code == CODE_R4)
            k->raw.single = (float)k->step->number;
        else if (code == CODE_R8)
            k->raw.real = (double)k->step->number;
        else if (code == CODE_OBJECT)
            k->argument = k->object = box_number(k->step->number);
        else
            return 0;
        return code == CODE_OBJECT ? (k->object ? 1 : 0) : 2;
    }
    s = clr_string_new(k->step->text);
    is_character = k->step->kind == QUERY_CHARACTER && s && clr.string_length(s) == 1;
    if (!s)
        return 0;
    if (code == CODE_CHAR && is_character) {
        k->raw.character = *clr.string_chars(s);
        k->argument = &k->raw;
        return 4;
    }
    if (code != CODE_STRING && code != CODE_OBJECT)
        return 0;
    k->argument = k->object = (struct clr_object *)s;
    return code == CODE_STRING ? 3 : 1;
}

/* The class's own indexer that fits best; NULL if none does. */
static struct clr_method *find_indexer(struct clr_class *class, const struct query_step *step)
{
    struct clr_method *best = NULL, *get;
    struct clr_property *p;
    void *cursor = NULL;
    int best_fit = 0;

    while ((p = clr.class_get_properties(class, &cursor))) {
        struct key k = {.step = step};
        int fit;

        get = clr.property_get_get_method(p);
        if (!get || clr_param_count(get) != 1 ||
            (clr_method_flags(get) & ACCESS_MASK) != ACCESS_ANY ||
            clr_method_flags(get) & METHOD_STATIC)
            continue;
        fit = bind_key(&k, clr_param_type(get, 0));
        if (fit > best_fit) {
            best_fit = fit;
            best = get;
        }
    }
    return best;
}

static enum query_end step_index(struct walk *w, const struct query_step *step)
{
    struct clr_method *get = NULL;
    struct clr_class *array = clr.class_from_name(clr.get_corlib(), "System", "Array");
    struct clr_class *class = w->class;
    struct key k = {.step = step};

    if (!w->is_type && !w->value)
        return refuse_null(w->err);
    if (!w->is_type && clr.class_get_rank(class) == 1)
        get = array && step->kind == QUERY_NUMBER ? clr_method(array, "GetValue", 1, "System.Int32")
                                                  : NULL;
    else
        for (; !w->is_type && class && !get; class = clr.class_get_parent(class))
            get = find_indexer(class, step);
    if (!get || !bind_key(&k, clr_param_type(get, 0)))
        return unknown(ERR_ARGUMENT, w->err,
                       step->kind == QUERY_NUMBER ? "has no indexer that takes this number"
                                                  : "has no indexer that takes a string",
                       query_class_name(w->arena, w->class));
    if (!query_is_open(clr.method_get_class(get)))
        return refuse_library(w, clr.method_get_class(get));
    if (!clr_call(get, w->value, (void *[]){k.argument}, &w->value, w->err))
        return QUERY_FAILED;
    w->class = w->value ? clr.object_get_class(w->value) : NULL;
    return QUERY_DONE;
}

/* --- The path --- */

static enum query_end begin(struct walk *w, const struct query_path *path, size_t *ret_step)
{
    if (path->root == QUERY_TYPE) {
        w->is_type = true;
        return query_type(w->arena, path->steps, path->n_steps, &w->class, ret_step, w->err);
    }
    *ret_step = 0;
    if (!query_find(path->name, &w->value, w->err))
        return QUERY_FAILED;
    if (!w->value) {
        err_set(w->err, ERR_NOT_FOUND, "No object is named '%.*s'", SLICE_ARG(path->name));
        return QUERY_FAILED;
    }
    w->class = clr.object_get_class(w->value);
    return QUERY_DONE;
}

enum query_end query_walk(struct arena *a, const struct query_path *path,
                          struct clr_object **ret_value, struct err *err)
{
    struct walk w = {.arena = a, .err = err};
    size_t i = 0;
    enum query_end end = begin(&w, path, &i);

    for (; end == QUERY_DONE && i < path->n_steps; i++) {
        const struct query_step *step = &path->steps[i];

        end = step->kind == QUERY_MEMBER ? step_member(&w, step->text) : step_index(&w, step);
    }
    if (end == QUERY_DONE && w.is_type)
        return unknown(ERR_ARGUMENT, err, "is a type: name one of its members",
                       query_class_name(a, w.class));
    if (end == QUERY_DONE)
        *ret_value = w.value;
    return end;
}
