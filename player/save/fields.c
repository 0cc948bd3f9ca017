/*
 * Finds the script fields that an edit changes. Before and after user code runs, every serialised
 * field is hashed in memory: asking managed code for thousands of values would take many times as
 * long. Only fields whose hash differs are serialised.
 */
#include "fields.h"

#include "base/limits.h"

#include "player/managed/engine.h"
#include "player/managed/managed.h"

enum { MAX_DEPTH = 10 }; /* Unity's limit for serialisation */

/* ECMA-335 II.23.1.16 and II.23.1.5. */
enum {
    CODE_BOOL = 0x02, /* the first numeric type */
    CODE_R8 = 0x0d,   /* the last numeric type */
    CODE_STRING = 0x0e,
    CODE_VALUE = 0x11,
    CODE_GENERIC = 0x15,
    CODE_VECTOR = 0x1d,
    FIELD_STATIC = 0x10
};

/* How a value is hashed. */
enum hash_way {
    HASH_RAW,    /* by its bytes */
    HASH_TEXT,   /* a string */
    HASH_OBJECT, /* a UnityEngine.Object, by its id */
    HASH_ARRAY,  /* item by item */
    HASH_LIST,   /* List<T> */
    HASH_FIELDS, /* a class, by its serialised fields */
    HASH_STRUCT  /* a struct with references, by its serialised fields */
};

struct hash_type {
    enum hash_way way;
    size_t size;                     /* in memory, as a field */
    struct clr_class *class;         /* the value's class */
    const struct hash_type *element; /* of arrays and lists */
    size_t items, count;             /* of lists: offsets of the array and of the count */
};

struct known_field {
    struct clr_field *field;
    const struct hash_type *type; /* NULL: ignored */
    size_t offset;                /* from the start of the object, header included */
};

struct known_type {
    struct clr_class *class;
    struct known_field *fields;
    size_t n_fields;
};

static struct slice class_of_type(const struct map *m, const void *item)
{
    const struct known_type *t = *(struct known_type *const *)item;

    (void)m;
    return MAP_KEY(t->class);
}

/* For the current domain. */
static struct {
    struct map types;   /* of pointers to struct known_type */
    struct arena arena; /* holds the types */
    bool has_arena;
} known = {.types = MAP_BY_FN(struct known_type *, class_of_type, LIMIT_TYPES)};

/* --- Types --- */

static const struct hash_type *type_for(struct clr_type *t, int depth);

static void *known_alloc(size_t size)
{
    if (!known.has_arena)
        arena_init(&known.arena, (size_t)64 << 20);
    known.has_arena = true;
    return arena_zalloc(&known.arena, size);
}

/* A struct without references in it. */
static bool is_raw(struct clr_class *k, int depth)
{
    struct clr_field *f;
    void *at = NULL;

    if (depth > MAX_DEPTH)
        return false;
    if (clr.class_is_enum(k))
        return true;
    while ((f = clr.class_get_fields(k, &at))) {
        struct clr_type *t = clr.field_get_type(f);
        int code = clr.type_get_type(t);

        if ((clr.field_get_flags(f) & FIELD_STATIC) || (code >= CODE_BOOL && code <= CODE_R8))
            continue;
        if (code != CODE_VALUE || !is_raw(clr.class_from_type(t), depth + 1))
            return false;
    }
    return true;
}

static bool is_unity_object(struct clr_class *k)
{
    return clr.class_is_assignable_from(class_of_row(&class_object), k);
}

static const struct hash_type *type_of_list(struct hash_type *to, int depth)
{
    struct clr_field *items = clr.class_get_field_from_name(to->class, "_items");
    struct clr_field *count = clr.class_get_field_from_name(to->class, "_size");
    struct clr_class *array;

    if (!items || !count)
        return NULL;
    to->way = HASH_LIST;
    to->items = clr.field_get_offset(items);
    to->count = clr.field_get_offset(count);
    array = clr.class_from_type(clr.field_get_type(items));
    to->element = type_for(clr.class_get_type(clr.class_get_element_class(array)), depth + 1);
    return to->element ? to : NULL;
}

/* NULL: not serialised, or no memory. */
static const struct hash_type *type_for(struct clr_type *t, int depth)
{
    struct clr_class *k = clr.class_from_type(t);
    struct hash_type *to = depth <= MAX_DEPTH && k ? known_alloc(sizeof(*to)) : NULL;

    if (!to)
        return NULL;
    to->class = k;
    to->size = sizeof(void *);
    if (clr.class_is_valuetype(k)) {
        to->way = is_raw(k, 0) ? HASH_RAW : HASH_STRUCT;
        to->size = (size_t)clr.class_value_size(k, NULL);
        return to;
    }
    switch (clr.type_get_type(t)) {
    case CODE_STRING:
        to->way = HASH_TEXT;
        return to;
    case CODE_VECTOR:
        to->way = HASH_ARRAY;
        to->element = type_for(clr.class_get_type(clr.class_get_element_class(k)), depth + 1);
        return to->element ? to : NULL;
    case CODE_GENERIC:
        if (strcmp(clr.class_get_name(k), "List`1") == 0)
            return type_of_list(to, depth);
        break;
    default:
        break;
    }
    to->way = is_unity_object(k) ? HASH_OBJECT : HASH_FIELDS;
    return to;
}

static struct known_field known_field(struct clr_field *f)
{
    return (struct known_field){
        .field = f, .type = type_for(clr.field_get_type(f), 1), .offset = clr.field_get_offset(f)};
}

/* Curves and gradients declare no serialised fields, so all their fields count. */
static bool add_all_fields(struct known_type *t)
{
    struct clr_field *f;
    void *at = NULL;
    size_t n = 0;

    while (clr.class_get_fields(t->class, &at))
        n++;
    t->fields = known_alloc((n + 1) * sizeof(*t->fields));
    for (at = NULL; t->fields && (f = clr.class_get_fields(t->class, &at));)
        if (!(clr.field_get_flags(f) & FIELD_STATIC))
            t->fields[t->n_fields++] = known_field(f);
    return t->fields != NULL;
}

static bool add_fields(struct known_type *t)
{
    struct clr_array *handles = engine_fields_of(t->class);
    size_t n = handles ? clr.array_length(handles) : 0;

    if (n == 0)
        return is_unity_object(t->class) || add_all_fields(t);
    t->fields = known_alloc(n * sizeof(*t->fields));
    for (size_t i = 0; t->fields && i < n; i++)
        t->fields[t->n_fields++] =
            known_field(*(struct clr_field **)clr_array_at(handles, sizeof(void *), (uint32_t)i));
    return t->fields != NULL;
}

static const struct known_type *known_type(struct clr_class *k)
{
    struct known_type **at = map_find(&known.types, MAP_KEY(k)), *t;

    if (at)
        return *at;
    t = clr.field_get_offset ? known_alloc(sizeof(*t)) : NULL;
    if (!t)
        return NULL;
    t->class = k;
    if (!add_fields(t))
        t->n_fields = 0;
    at = map_add(&known.types, MAP_KEY(k), NULL);
    if (at)
        *at = t;
    return t;
}

void fields_forget(void)
{
    if (known.has_arena)
        arena_done(&known.arena);
    known.has_arena = false;
    map_done(&known.types);
}

/* --- Hashes --- */

static uint64_t mix(uint64_t h, uint64_t more)
{
    h = (h ^ more) * 0x9e3779b97f4a7c15u;
    return h ^ h >> 29;
}

static uint64_t hash_bytes(const void *bytes, size_t n)
{
    const unsigned char *p = bytes;
    uint64_t h = n, part;

    for (; n >= sizeof(part); n -= sizeof(part), p += sizeof(part)) {
        memcpy(&part, p, sizeof(part));
        h = mix(h, part);
    }
    part = 0;
    memcpy(&part, p, n);
    return mix(h, part);
}

static uint64_t hash_object(struct clr_object *o, struct clr_class *k, int depth);

static uint64_t hash_items(const struct hash_type *t, struct clr_array *a, size_t n, int depth);

/* Hashes the value at `at`; for a reference, `at` holds the pointer. */
static uint64_t hash_at(const struct hash_type *t, void *at, int depth)
{
    struct clr_object *o = t->way == HASH_RAW || t->way == HASH_STRUCT ? NULL : *(void **)at;
    struct clr_array *items = NULL;
    struct object *native;
    int n = 0;

    switch (t->way) {
    case HASH_RAW:
        return hash_bytes(at, t->size);
    case HASH_STRUCT:
        o = clr_box(t->class, at);
        return o ? hash_object(o, t->class, depth + 1) : 0;
    case HASH_OBJECT:
        native = native_of(o);
        return native ? (uint64_t)native->id : 0;
    case HASH_TEXT:
        return o ? hash_bytes(clr.string_chars((struct clr_string *)o),
                              2 * (size_t)clr.string_length((struct clr_string *)o))
                 : 0;
    case HASH_ARRAY:
        items = (struct clr_array *)o;
        return items ? hash_items(t->element, items, clr.array_length(items), depth + 1) : 0;
    case HASH_LIST:
        if (!o)
            return 0;
        items = *(struct clr_array **)((char *)o + t->items);
        memcpy(&n, (char *)o + t->count, sizeof(n));
        return items ? hash_items(t->element, items, (size_t)n, depth + 1) : 0;
    case HASH_FIELDS:
        break;
    }
    return o ? hash_object(o, clr.object_get_class(o), depth + 1) : 0;
}

static uint64_t hash_items(const struct hash_type *t, struct clr_array *a, size_t n, int depth)
{
    uint64_t h = n;

    if (n == 0 || n > clr.array_length(a))
        return 0;
    if (t->way == HASH_RAW)
        return mix(n, hash_bytes(clr_array_at(a, (int)t->size, 0), n * t->size));
    for (size_t i = 0; depth <= MAX_DEPTH && i < n; i++)
        h = mix(h, hash_at(t, clr_array_at(a, (int)t->size, (uint32_t)i), depth));
    return h;
}

static uint64_t hash_field(struct clr_object *o, const struct known_field *f, int depth)
{
    return f->type ? hash_at(f->type, (char *)o + f->offset, depth) : 0;
}

static uint64_t hash_object(struct clr_object *o, struct clr_class *k, int depth)
{
    const struct known_type *t = depth <= MAX_DEPTH ? known_type(k) : NULL;
    uint64_t h = 1;

    for (size_t i = 0; t && i < t->n_fields; i++)
        h = mix(h, hash_field(o, &t->fields[i], depth));
    return h;
}

/* --- Before and after --- */

/* A script's fields before an edit. */
struct before {
    int id;
    size_t first; /* index of its first hash */
};

static struct {
    struct before *scripts;
    size_t n_scripts, scripts_cap;
    uint64_t *hashes;
    size_t n_hashes, hashes_cap;
} before;

static bool hash_script(struct object *o)
{
    struct clr_object *managed = clr_handle_get(o->managed);
    const struct known_type *t = known_type(clr.object_get_class(managed));

    if (!t ||
        !VEC_ADD(before.scripts, before.n_scripts, before.scripts_cap, LIMIT_OBJECTS,
                 (struct before){o->id, before.n_hashes}) ||
        !VEC_GROW(before.hashes, before.n_hashes + t->n_fields, before.hashes_cap, VEC_NO_MAX))
        return false;
    for (size_t i = 0; i < t->n_fields; i++)
        before.hashes[before.n_hashes++] = hash_field(managed, &t->fields[i], 0);
    return true;
}

/* Hashes only scripts that are in a scene's file, or will be. */
void fields_begin(void)
{
    for (struct object *o = graph_next(NULL); o; o = graph_next(o)) {
        const struct edited *e;

        if (!o->script || o->kind != OBJECT_COMPONENT || !o->managed)
            continue;
        e = o->home ? NULL : edits_of(o->id);
        if (!o->home && !(e && e->is_created))
            continue;
        if (!hash_script(o)) {
            edits_mark_incomplete();
            break;
        }
    }
}

/* --- Values --- */

/* The field being written by managed code. */
static struct writing {
    struct field *root;
    struct field *open[2 * MAX_DEPTH + 8];
    size_t n_open;
    bool has_failed;
} writing;

static struct field *write_new(enum field_kind kind, struct clr_string *name)
{
    struct buf text;
    struct field *f;

    buf_init(&text, 4096);
    clr_string_append(&text, name);
    f = buf_ok(&text)
            ? field_new(kind, name ? slice_from(text.p ? text.p : "", text.len) : (struct slice){0})
            : NULL;
    buf_done(&text);
    if (!f || (writing.n_open == 0 && writing.root)) {
        writing.has_failed = true;
        field_free(f);
        return NULL;
    }
    if (writing.n_open)
        field_add(writing.open[writing.n_open - 1], f);
    else
        writing.root = f;
    return f;
}

static void write_open(struct clr_string *name, int kind, int size)
{
    struct field *f =
        writing.n_open < N_ELEMENTS(writing.open) ? write_new((enum field_kind)kind, name) : NULL;

    if (!f) {
        writing.has_failed = true;
        return;
    }
    f->int_size = size;
    writing.open[writing.n_open++] = f;
}

static void write_close(void)
{
    writing.n_open -= writing.n_open > 0 && !writing.has_failed;
}

static void write_int(struct clr_string *name, int64_t value)
{
    struct field *f = write_new(FIELD_INT, name);

    if (f)
        f->i = value;
}

static void write_number(struct clr_string *name, double value, uint8_t is_double)
{
    struct field *f = write_new(is_double ? FIELD_DOUBLE : FIELD_FLOAT, name);

    if (f)
        f->d = value;
}

static void write_text(struct clr_string *name, struct clr_string *value)
{
    struct field *f = write_new(FIELD_TEXT, name);
    struct buf text;

    buf_init(&text, LIMIT_SAVED_TEXT);
    clr_string_append(&text, value);
    if (!f || !buf_ok(&text) || !field_set_text(f, buf_slice(&text)))
        writing.has_failed = true;
    buf_done(&text);
}

static void write_object(struct clr_string *name, struct clr_object *value)
{
    struct field *f = write_new(FIELD_OBJECT, name);
    const struct object *o = native_of(value);

    if (f)
        f->id = o ? o->id : 0;
}

const struct internal_call field_calls[] = {
    {"FieldOpen", write_open},
    {"FieldClose", write_close},
    {"FieldInt", write_int},
    {"FieldNumber", write_number},
    {"FieldText", write_text},
    {"FieldObject", write_object},
    {NULL, NULL},
};

/* Takes an id, because user code that runs here may destroy the script or read fields itself. NULL:
 * failed, or the script is gone. */
static struct field *read_one(int id, const char *name)
{
    static const struct writing none;
    const struct writing outer = writing;
    struct object *o = graph_find(id);
    struct clr_object *managed = o ? managed_of(o) : NULL;
    struct field *f;

    writing = none;
    if (managed)
        engine_write_field(managed, name);
    f = writing.root;
    if (writing.has_failed || writing.n_open || !graph_find(id)) { /* an exception leaves it open */
        field_free(f);
        f = NULL;
    }
    writing = outer;
    return f;
}

static void record_field(int id, const char *name)
{
    struct field *f = read_one(id, name);
    struct object *o = graph_find(id);

    if (f)
        edits_set_field_take(o, f);
    else if (o)
        edits_mark_incomplete();
}

static void record_changed(const struct before *b)
{
    struct object *o = graph_find(b->id);
    const struct known_type *t =
        o && o->managed ? known_type(clr.object_get_class(clr_handle_get(o->managed))) : NULL;

    for (size_t i = 0; t && i < t->n_fields && b->first + i < before.n_hashes; i++) {
        o = graph_find(b->id);
        if (!o || !o->managed)
            return;
        if (hash_field(clr_handle_get(o->managed), &t->fields[i], 0) != before.hashes[b->first + i])
            record_field(b->id, clr.field_get_name(t->fields[i].field));
    }
}

bool fields_read(int id, struct field **ret_first)
{
    struct object *o = graph_find(id);
    struct clr_object *managed = o ? managed_of(o) : NULL;
    const struct known_type *t = managed ? known_type(clr.object_get_class(managed)) : NULL;
    struct field *first = NULL, **last = &first;

    for (size_t i = 0; t && i < t->n_fields; i++) {
        *last = read_one(id, clr.field_get_name(t->fields[i].field));
        if (!*last) {
            field_free_all(first);
            return false;
        }
        last = &(*last)->next;
    }
    *ret_first = first;
    return true;
}

/* Records scripts that tools created and that were not recorded yet. Lists their ids first, since
 * user code that runs here may change the journal. */
static void record_created(void)
{
    int *ids = NULL;
    size_t n = 0, cap = 0;

    for (const struct edited *e = edits_next(NULL); e; e = edits_next(e)) {
        const struct object *o = e->is_created && !e->fields ? graph_find(e->id) : NULL;

        if (o && o->script && !VEC_ADD(ids, n, cap, LIMIT_OBJECTS, e->id))
            break;
    }
    for (size_t i = 0; i < n; i++) {
        struct object *o = graph_find(ids[i]);
        struct clr_object *managed = o ? managed_of(o) : NULL;
        const struct known_type *t = managed ? known_type(clr.object_get_class(managed)) : NULL;

        for (size_t j = 0; t && j < t->n_fields; j++)
            record_field(ids[i], clr.field_get_name(t->fields[j].field));
    }
    mem_free(ids);
}

void fields_end(void)
{
    for (size_t i = 0; i < before.n_scripts; i++)
        record_changed(&before.scripts[i]);
    record_created();
    mem_free(before.scripts);
    mem_free(before.hashes);
    memset(&before, 0, sizeof(before));
}

void fields_record(struct object *script, const char *name)
{
    struct clr_object *managed = script->script ? managed_of(script) : NULL;
    const struct known_type *t = managed ? known_type(clr.object_get_class(managed)) : NULL;

    for (size_t i = 0; t && i < t->n_fields; i++)
        if (strcmp(clr.field_get_name(t->fields[i].field), name) == 0) {
            record_field(script->id, name);
            return;
        }
}
