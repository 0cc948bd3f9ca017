/*
 * Writes a value of any type as JSON, by one of two rules. For values of code (value.h), objects
 * are shown by their public members, and size and depth are limited; for members and results of
 * methods (value_write_deep()), only values that Unity would serialize are opened. Getters,
 * enumerators and ToString() are the game's code: each of them may throw, or never return.
 */
#include "value.h"

#include <stdio.h>

#include "base/limits.h"

#include "agent/query/query.h"
#include "agent/reflect/kind.h"

#define CLOSING (1u << 10) /* bytes that may have to follow the last value that fits */
#define CUT     "..."

struct walk {
    struct json_out *w;
    /* All below is for values of code only. */
    struct arena *arena;  /* NULL: the rule of value_write_deep() */
    size_t end;           /* offset in w->to; nothing is written beyond it */
    bool is_full;         /* something did not fit */
    bool is_cut;          /* a text was cut, or an object too deep for its members */
    bool library_as_text; /* see agent_call */
    unsigned n_open;
    struct clr_object
        *open[LIMIT_VALUE_NESTING]; /* from the outermost in; the walk must be on the stack */
    struct map *known;              /* of struct known_class: classes whose members were listed */
};

/* In the walk's arena. A class that is shown also takes bytes in the JSON, so there are never more
 * of these than fit there. */
struct shown_class {
    size_t n;
    struct member items[];
};

struct known_class {
    struct clr_class *class;
    const struct shown_class *shown;
};

static void write_value(struct walk *v, struct clr_object *value, unsigned depth);

/* --- Room --- */

/* Where a value begins, so that it can be taken back. */
struct mark {
    size_t len;
    struct json_out before;
};

static struct mark mark_of(const struct walk *v)
{
    return (struct mark){v->w->to->len, *v->w};
}

static void take_back(struct walk *v, const struct mark *m)
{
    v->w->to->len = m->len;
    *v->w = m->before;
}

/* Keeps the text since the mark only if it fits. False: nothing more fits. */
static bool keep(struct walk *v, const struct mark *m)
{
    if (v->arena && v->w->to->len > v->end &&
        !v->is_full) { /* after a cut inside, only end marks follow, and they stay */
        take_back(v, m);
        v->is_full = true;
    }
    return !v->is_full && buf_ok(v->w->to);
}

static void end_array(struct walk *v)
{
    if (v->is_full)
        json_string(v->w, CUT);
    json_array_end(v->w);
}

static void end_object(struct walk *v)
{
    if (v->is_full)
        json_put_string(v->w, CUT, "truncated");
    json_object_end(v->w);
}

/* --- Texts --- */

static void write_cut(struct walk *v, struct clr_object *o, size_t max)
{
    struct buf text;

    buf_init(&text, 4 * max + 3);
    v->is_cut |= !reflect_text(&text, o, max);
    json_text(v->w, buf_slice(&text));
    v->w->to->failed |= !buf_ok(&text);
    buf_done(&text);
}

/* Writes as much of the text as fits, however long its characters are in JSON. */
static void write_text(struct walk *v, struct clr_object *o, size_t max)
{
    const struct mark m = mark_of(v);
    const size_t left = m.len < v->end ? v->end - m.len : 0;
    /* Inside another value, leaves room for the rest. */
    const size_t room = v->n_open ? left - left / 16 : left;
    size_t taken;

    if (v->arena && max > room)
        max = room;
    write_cut(v, o, max);
    while (v->arena && max > 0 && (taken = v->w->to->len - m.len) > room) {
        const size_t fits = max * room / taken;

        /* Always shrinks: the beginning may need more bytes per character than the whole. */
        max -= max / 64 + 1;
        if (max > fits)
            max = fits;
        take_back(v, &m);
        write_cut(v, o, max);
    }
}

static void write_error(struct walk *v, const struct err *err)
{
    char text[sizeof(err->message) + 2];

    snprintf(text, sizeof(text), "<%s>", err->message);
    json_string(v->w, text);
}

/* "<cycle: Node>" */
static void write_about(struct walk *v, const char *what, struct clr_object *o)
{
    char text[256];

    snprintf(text, sizeof(text), "<%s: %s>", what, clr.class_get_name(clr.object_get_class(o)));
    json_string(v->w, text);
}

/* --- Small values --- */

static void write_card(struct walk *v, struct clr_object *o)
{
    struct clr_class *k = clr.object_get_class(o);
    const int64_t id = reflect_instance_id(o);
    struct clr_object *name = NULL;
    struct member m;
    struct err err;
    struct buf type;
    char text[32];

    if (!id) {
        json_null(v->w);
        return;
    }
    snprintf(text, sizeof(text), "obj:%lld", (long long)id);
    json_object(v->w);
    json_put_string(v->w, "id", text);
    json_key(v->w, "name");
    if (!reflect_find(kind_unity_base(k), SLICE("name"), &m) || !reflect_get(o, &m, &name, &err))
        json_string(v->w, "");
    else
        write_text(v, name, LIMIT_VALUE_SIZE);
    buf_init(&type, 4096);
    clr_class_full_name(&type, k);
    json_put_text(v->w, "type", buf_slice(&type));
    buf_done(&type);
    json_object_end(v->w);
}

/* UnityEngine stores half the size. False: it is another Bounds. */
static bool write_bounds(struct walk *v, struct clr_object *o)
{
    struct clr_class *k = clr.object_get_class(o);
    struct clr_field *center = clr.class_get_field_from_name(k, "m_Center");
    struct clr_field *extents = clr.class_get_field_from_name(k, "m_Extents");
    struct clr_object *half = extents ? value_of_field(extents, o) : NULL;
    static const char *const keys[] = {"x", "y", "z"};
    float size[3];

    if (!center || !half || clr.class_value_size(clr.object_get_class(half), NULL) != sizeof(size))
        return false;
    memcpy(size, clr.object_unbox(half), sizeof(size));
    json_object(v->w);
    json_key(v->w, "center");
    reflect_json(v->w, value_of_field(center, o));
    json_key(v->w, "size");
    json_object(v->w);
    for (size_t i = 0; i < N_ELEMENTS(keys); i++) {
        json_key(v->w, keys[i]);
        json_float(v->w, 2 * size[i]);
    }
    json_object_end(v->w);
    json_object_end(v->w);
    return true;
}

/* Kinds that values of code write differently from members. False: it is none of them. */
static bool write_special(struct walk *v, struct clr_object *o, enum kind kind)
{
    char text[32];

    switch (kind) {
    case KIND_UNITY:
        write_card(v, o);
        return true;
    case KIND_STRING:
        if (clr.string_length((struct clr_string *)o) < 256)
            return reflect_json(v->w, o);
        write_text(v, o, LIMIT_VALUE_SIZE);
        return true;
    case KIND_ADDRESS:
        snprintf(text, sizeof(text), "0x%llx",
                 (unsigned long long)value_int(CODE_INT_PTR, clr.object_unbox(o)));
        json_string(v->w, text);
        return true;
    case KIND_NUMBERS:
        return clr_is_named(clr.object_get_class(o), "UnityEngine", "Bounds") && write_bounds(v, o);
    default:
        return false;
    }
}

/* --- Collections --- */

/* Writes the items of one dimension, and inside them those of the next. */
static void write_dimension(struct walk *v, struct items *it, int dimension, unsigned depth)
{
    struct clr_object *length = NULL, *item = NULL;
    struct err err = {.kind = ERR_NONE};
    void *args[] = {&dimension};
    const int rank = clr.class_get_rank(clr.object_get_class(it->of));
    bool fits = true;
    int32_t n;

    if (!known_call(KNOWN_LENGTH, it->of, args, &length, &err) || !length) {
        json_null(v->w);
        return;
    }
    n = *(int32_t *)clr.object_unbox(length);
    json_array(v->w);
    for (int32_t i = 0; i < n && fits; i++) {
        const struct mark m = mark_of(v);

        if (dimension + 1 < rank)
            write_dimension(v, it, dimension + 1, depth);
        else if (items_next(it, &item, &err))
            write_value(v, item, depth);
        fits = keep(v, &m);
    }
    end_array(v);
}

/* Writes one pair of a dictionary: as a member if keys are natural texts, else as an object. */
static void write_pair(struct walk *v, struct clr_object *pair, bool is_member, unsigned depth)
{
    struct clr_object *key = NULL, *value = NULL;
    struct err err;

    if (!pair_open(pair, &key, &value, &err)) {
        if (!is_member)
            json_null(v->w);
        return;
    }
    if (is_member) {
        struct buf text;

        buf_init(&text, 4 * LIMIT_VALUE_TEXT + 3);
        v->is_cut |= !reflect_text(&text, key, LIMIT_VALUE_TEXT);
        json_key_slice(v->w, buf_slice(&text));
        v->w->to->failed |= !buf_ok(&text);
        buf_done(&text);
        write_value(v, value, depth);
        return;
    }
    json_object(v->w);
    json_key(v->w, "key");
    write_value(v, key, depth);
    json_key(v->w, "value");
    write_value(v, value, depth);
    json_object_end(v->w);
}

static bool is_pair(struct clr_object *o)
{
    return o && kind_of_class(clr.object_get_class(o)).kind == KIND_PAIR;
}

static bool has_plain_key(struct clr_object *pair)
{
    struct clr_object *key = NULL, *value = NULL;
    struct err err;
    enum kind kind;

    if (!is_pair(pair) || !pair_open(pair, &key, &value, &err) || !key)
        return false;
    kind = kind_of_class(clr.object_get_class(key)).kind;
    return kind == KIND_STRING || kind == KIND_ENUM || kind == KIND_INT || kind == KIND_CHAR;
}

/* Whether the items are members of one object. For value_write_deep() any pairs are a
 * dictionary. */
static bool is_map(const struct walk *v, const struct items *it, struct clr_object *first)
{
    struct clr_class *k = clr.object_get_class(it->of);

    if (!v->arena)
        return has_plain_key(first);
    return kind_of_class(k).kind == KIND_COLLECTION && kind_is_dictionary(k) &&
           (!first || has_plain_key(first));
}

/* An exception halfway ends the list; in values of code, an array then says so. */
static void write_items(struct walk *v, struct items *it, unsigned depth)
{
    struct err err = {.kind = ERR_NONE};
    struct clr_object *item = NULL;
    bool has_item = items_next(it, &item, &err), fits = true;
    const bool is_object = is_map(v, it, item);

    if (is_object)
        json_object(v->w);
    else
        json_array(v->w);
    for (size_t i = 0; has_item && i < LIMIT_VALUE_ITEMS && fits; i++) {
        const struct mark m = mark_of(v);

        if (is_pair(item))
            write_pair(v, item, is_object, depth);
        else if (!is_object)
            write_value(v, item, depth);
        fits = keep(v, &m);
        has_item = items_next(it, &item, &err);
    }
    if (v->arena && has_item)
        v->is_full = true;
    if (v->arena && err.kind && !is_object)
        write_error(v, &err);
    if (is_object)
        end_object(v);
    else
        end_array(v);
}

static void write_collection(struct walk *v, struct clr_object *o, unsigned depth)
{
    const enum kind kind = kind_of_class(clr.object_get_class(o)).kind;
    const bool has_count = !v->arena || kind == KIND_ARRAY || kind == KIND_LIST;
    struct items it;
    struct err err;

    if (!(has_count ? items_open(&it, o, &err) : items_enumerate(&it, o, &err))) {
        if (v->arena)
            write_error(v, &err);
        else
            write_text(v, o, LIMIT_VALUE_TEXT);
        return;
    }
    if (clr.class_get_rank(clr.object_get_class(o)) > 1)
        write_dimension(v, &it, 0, depth);
    else
        write_items(v, &it, depth);
    if (v->arena)
        items_close(&it);
}

/* --- Objects --- */

/* Classes shown as text, because their members are too many, or mean nothing to a reader, or
 * block. */
static bool is_shown_as_text(struct clr_class *k)
{
    static const struct {
        const char *space, *name;
    } bases[] = {
        {"System", "Delegate"},
        {"System", "Uri"},
        {"System", "Version"},
        {"System.Reflection", "MemberInfo"}, /* includes Type */
        {"System.Reflection", "Assembly"},
        {"System.Reflection", "Module"},
        {"System.Reflection", "ParameterInfo"},
        {"System.Text", "StringBuilder"},
        {"System.Text", "Encoding"},
        {"System.Globalization", "CultureInfo"},
        {"System.Numerics", "BigInteger"},
        {"System.Threading", "Thread"},
        {"System.Threading", "CancellationToken"},
        {"System.Threading.Tasks", "Task"},
        {"System.Threading.Tasks", "ValueTask"},
        {"System.Threading.Tasks", "ValueTask`1"},
    };

    if (strcmp(clr.class_get_namespace(k), "System") == 0 && known_is_of(KNOWN_FORMAT, k))
        return true; /* DateTime, TimeSpan, Guid … */
    for (; k; k = clr.class_get_parent(k)) {
        for (size_t i = 0; i < N_ELEMENTS(bases); i++) {
            if (clr_is_named(k, bases[i].space, bases[i].name))
                return true;
        }
    }
    return false;
}

static bool is_shown(const struct member *m)
{
    const uint32_t flags = m->kind == MEMBER_FIELD ? clr.field_get_flags(m->field)
                           : m->get                ? clr_method_flags(m->get)
                                                   : 0;

    return m->can_read && !m->is_static && (flags & ACCESS_MASK) == ACCESS_ANY;
}

/* The public ones of all members, most derived first; NULL: no memory. */
static struct shown_class *list_shown(struct arena *a, const struct member *items, size_t n)
{
    struct shown_class *c;
    size_t n_shown = 0;

    for (size_t i = 0; i < n; i++)
        n_shown += is_shown(&items[i]);
    c = arena_alloc(a, sizeof(*c) + n_shown * sizeof(*items));
    if (!c)
        return NULL;
    c->n = 0;
    for (size_t i = 0; i < n; i++) {
        if (is_shown(&items[i]))
            c->items[c->n++] = items[i];
    }
    return c;
}

/* NULL: no memory. */
static const struct shown_class *shown_of(struct walk *v, struct clr_class *k)
{
    struct known_class *known = map_find(v->known, MAP_KEY(k));
    struct shown_class *shown = NULL;
    struct member *items;
    struct arena arena; /* for making the list */
    struct err err;
    size_t n;

    if (known)
        return known->shown;
    arena_init(&arena, LIMIT_VALUE_MEMORY);
    if (reflect_members(&arena, k, false, &items, &n, &err))
        shown = list_shown(v->arena, items, n);
    arena_done(&arena);
    known = shown ? map_add(v->known, MAP_KEY(k), NULL) : NULL;
    if (known)
        known->shown = shown;
    return shown;
}

static void write_members(struct walk *v, struct clr_object *o, unsigned depth)
{
    const struct shown_class *shown = shown_of(v, clr.object_get_class(o));
    bool fits = true;

    if (!shown) {
        write_about(v, "no memory", o);
        return;
    }
    if (shown->n == 0) {
        write_text(v, o, LIMIT_VALUE_TEXT);
        return;
    }
    json_object(v->w);
    for (size_t i = 0; i < shown->n && fits; i++) {
        const struct mark m = mark_of(v);
        struct clr_object *value = NULL;
        struct err err;

        json_key(v->w, shown->items[i].name);
        if (reflect_get(o, &shown->items[i], &value, &err))
            write_value(v, value, depth);
        else
            write_error(v, &err);
        fits = keep(v, &m);
    }
    end_object(v);
}

static void write_struct(struct walk *v, struct clr_object *o, unsigned depth)
{
    struct clr_class *k = clr.object_get_class(o);
    char name[FIELD_KEY_SIZE];
    void *iterator = NULL;
    struct clr_field *f;

    json_object(v->w);
    while ((f = struct_next_field(k, &iterator))) {
        json_key(v->w, struct_field_key(k, f, name));
        write_value(v, value_of_field(f, o), depth - 1);
    }
    json_object_end(v->w);
}

/* --- The two rules --- */

static void write_serialized(struct walk *v, struct clr_object *value, unsigned depth)
{
    struct clr_class *k;

    if (reflect_json(v->w, value))
        return;
    k = clr.object_get_class(value);
    switch (depth == 0 ? KIND_UNKNOWN : kind_of_class(k).kind) {
    case KIND_ARRAY:
    case KIND_LIST:
    case KIND_COLLECTION:
        write_collection(v, value, depth - 1);
        break;
    case KIND_PAIR:
        write_pair(v, value, false, depth - 1);
        break;
    case KIND_STRUCT:
        if (clr.class_get_flags(k) & CLASS_SERIALIZABLE &&
            strncmp(clr.class_get_namespace(k), "System", 6) != 0) {
            write_struct(v, value, depth);
            break;
        }
        /* fall through */
    default:
        write_text(v, value, LIMIT_VALUE_TEXT);
    }
}

static bool is_open(const struct walk *v, const struct clr_object *o)
{
    for (unsigned i = 0; i < v->n_open; i++) {
        if (v->open[i] == o)
            return true;
    }
    return false;
}

/* Writes a value that contains others. `depth` more levels of objects are shown by their
 * members. */
static void write_contents(struct walk *v, struct clr_object *o, enum kind kind, unsigned depth)
{
    struct clr_class *k = clr.object_get_class(o);
    const bool is_list =
        kind == KIND_ARRAY || kind == KIND_LIST || kind == KIND_COLLECTION ||
        ((kind == KIND_CLASS || kind == KIND_STRUCT) && known_is_of(KNOWN_GET_ENUMERATOR, k));

    if (is_open(v, o)) {
        write_about(v, "cycle", o);
        return;
    }
    if (v->n_open == LIMIT_VALUE_NESTING || (!is_list && kind != KIND_PAIR && depth == 0)) {
        v->is_cut = true;
        write_text(v, o, LIMIT_VALUE_TEXT);
        return;
    }
    v->open[v->n_open++] = o;
    if (is_list)
        write_collection(v, o, depth);
    else if (kind == KIND_PAIR)
        write_pair(v, o, false, depth);
    else
        write_members(v, o, depth - 1);
    v->n_open--;
}

static void write_value(struct walk *v, struct clr_object *value, unsigned depth)
{
    struct clr_class *k;
    enum kind kind;

    if (!v->arena || !value) {
        write_serialized(v, value, depth);
        return;
    }
    k = clr.object_get_class(value);
    kind = kind_of_class(k).kind;
    if (write_special(v, value, kind))
        return;
    /* The fields of a RaycastHit mean nothing without the engine, so it is shown by its
     * properties. */
    if (!(kind == KIND_NUMBERS && strncmp(clr.class_get_name(k), "RaycastHit", 10) == 0) &&
        reflect_json(v->w, value))
        return;
    if (is_shown_as_text(k) || (v->library_as_text && !query_is_open(k)))
        write_text(v, value, LIMIT_VALUE_SIZE);
    else
        write_contents(v, value, kind, depth);
}

void value_write_deep(struct json_out *w, struct clr_object *value, unsigned depth)
{
    struct walk v = {.w = w};

    write_value(&v, value, depth < LIMIT_VALUE_DEEP ? depth : LIMIT_VALUE_DEEP);
}

/* --- Under guard --- */

struct writing {
    struct agent_call *call;
    struct clr_object *value;
    /* For the lists of members. It is here because an abort may unwind the frames below. */
    struct arena arena;
    struct map known;
};

static void write_guarded(void *ctx)
{
    struct writing *t = ctx;
    struct json_out w;
    struct walk v = {.w = &w,
                     .arena = &t->arena,
                     .known = &t->known,
                     .end = t->call->result.len + LIMIT_VALUE_SIZE - CLOSING,
                     .library_as_text = t->call->library_as_text};

    json_out_init(&w, &t->call->result);
    write_value(&v, t->value, LIMIT_VALUE_DEPTH);
    t->call->is_cut = v.is_full || v.is_cut;
}

bool value_json(struct agent_call *call, struct clr_object *value, int64_t spent)
{
    struct writing t = {
        .call = call, .value = value, .known = MAP_BY_BYTES(struct known_class, class, VEC_NO_MAX)};
    struct guard_limits limits = call->limits;
    enum guard_end end;

    if (limits.run)
        limits.run = limits.run > spent ? limits.run - spent : 1;
    arena_init(&t.arena, LIMIT_VALUE_MEMORY);
    end = guard_run(write_guarded, &t, &limits);
    map_done(&t.known);
    arena_done(&t.arena);
    if (end == GUARD_CANCELLED)
        return err_set(&call->err, ERR_TIMEOUT, "Cancelled");
    if (end == GUARD_LATE && limits.run)
        return err_set(
            &call->err, ERR_TIMEOUT,
            "umcp stopped a property or ToString() of the value, because the code used up its "
            "%lld ms (%s)",
            (long long)(call->limits.run / 1000), guard_setting(call->tool));
    if (end == GUARD_LATE)
        return err_set(&call->err, ERR_TIMEOUT,
                       "umcp stopped a property or ToString() of the value, because it ran too "
                       "long");
    return buf_ok(&call->result) || err_no_memory(&call->err);
}
