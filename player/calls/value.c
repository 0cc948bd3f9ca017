/*
 * Internal calls that read and write the values of native objects, and those that walk YAML trees
 * while a script is being filled.
 */
#include "calls.h"
#include "player/graph/edits.h"
#include "player/load/load.h"

int calls_bad_slots;

static int slot_of(struct clr_string *class_name, struct clr_string *key)
{
    const struct native_class *class;
    struct arena a;
    int slot = -1;

    arena_init(&a, 1u << 16);
    class = native_class_named(clr_string_copy(&a, class_name));
    if (class)
        slot = native_slot(class, clr_string_copy(&a, key));
    arena_done(&a);
    calls_bad_slots += slot < 0;
    return slot;
}

static int get_int(const struct object *o, int slot)
{
    return (int)graph_value(o, slot, VALUE_INT)->i;
}

static void set_int(struct object *o, int slot, int value)
{
    graph_set_int(o, slot, value);
}

static float get_float(const struct object *o, int slot)
{
    return graph_value(o, slot, VALUE_FLOAT)->f;
}

static void set_float(struct object *o, int slot, float value)
{
    graph_set_float(o, slot, value);
}

static void get_vector(const struct object *o, int slot, struct vec4 *to)
{
    *to = graph_value(o, slot, VALUE_VECTOR)->v;
}

static void set_vector(struct object *o, int slot, const struct vec4 *value)
{
    graph_set_vector(o, slot, *value);
}

static struct clr_string *get_text(const struct object *o, int slot)
{
    return clr_string_new(slice_of(graph_value(o, slot, VALUE_TEXT)->text));
}

static void set_text(struct object *o, int slot, struct clr_string *value)
{
    struct buf text;
    const struct slice own = calls_text(&text, value);

    if (buf_ok(&text))
        graph_set_text(o, slot, own);
    buf_done(&text);
}

static struct clr_object *get_object(const struct object *o, int slot)
{
    return managed_of(graph_find(graph_value(o, slot, VALUE_OBJECT)->i));
}

static int id_of(struct clr_object *managed)
{
    struct object *o = native_of(managed);

    return o ? o->id : 0;
}

static void set_object(struct object *o, int slot, struct clr_object *value)
{
    graph_set_int(o, slot, id_of(value));
}

static struct clr_array *get_objects(const struct object *o, int slot, struct clr_object *element)
{
    const struct value *v = graph_value(o, slot, VALUE_OBJECTS);
    struct clr_class *k = clr_class_of_type_object(element);
    struct clr_array *array = clr_array_new(k, (uint32_t)v->list.n);
    size_t n = v->list.n;
    int id = o->id;

    /* A constructor that runs here may change the list or destroy its owner. */
    for (size_t i = 0; array && i < n && graph_find(id) == o; i++) {
        struct object *item = i < v->list.n ? graph_find(v->list.ids[i]) : NULL;

        if (item && object_is(item, k))
            clr_store((struct clr_object *)array, clr_array_at(array, sizeof(void *), (uint32_t)i),
                      managed_of(item));
    }
    return array;
}

static void set_objects(struct object *o, int slot, struct clr_array *values)
{
    size_t n = values ? clr.array_length(values) : 0;
    int64_t *ids = mem_alloc((n + 1) * sizeof(int64_t));

    for (size_t i = 0; ids && i < n; i++)
        ids[i] = id_of(*(struct clr_object **)clr_array_at(values, sizeof(void *), (uint32_t)i));
    if (ids)
        graph_set_list(o, slot, ids, n);
    mem_free(ids);
}

/* Merely reading the property creates the instances, so this is not an edit. */
static void set_instances(struct object *o, int slot, struct clr_array *values)
{
    edits_pause();
    set_objects(o, slot, values);
    edits_resume();
}

/* --- Trees --- */

static int node_kind(const struct yaml *node)
{
    return node->type == YAML_SCALAR ? 0 : node->type == YAML_MAP ? 1 : 2;
}

static const struct yaml *node_first(const struct yaml *node)
{
    return node->first;
}

static const struct yaml *node_next(const struct yaml *node)
{
    return node->next;
}

static const struct yaml *node_get(const struct yaml *map, struct clr_string *key)
{
    struct slice name = clr_string_copy(load_scratch(), key);

    return name.p ? yaml_get(map, name.p) : NULL;
}

static struct clr_string *node_text(const struct yaml *node)
{
    struct slice text;
    struct err err;

    return clr_string_new(yaml_decode(load_scratch(), node->raw, &text, &err) ? text : node->raw);
}

static int node_count(const struct yaml *node)
{
    return (int)node->n_items;
}

static struct clr_object *node_object(const struct yaml *node, struct clr_object *type)
{
    struct clr_class *class = clr_class_of_type_object(type);
    struct object *o = load_ref_as(node, row_of_class(class));

    return o && object_is(o, class) ? managed_of(o) : NULL;
}

const struct internal_call value_calls[] = {
    {"Slot", slot_of},           {"GetInt", get_int},
    {"SetInt", set_int},         {"GetFloat", get_float},
    {"SetFloat", set_float},     {"GetVector", get_vector},
    {"SetVector", set_vector},   {"GetText", get_text},
    {"SetText", set_text},       {"GetObject", get_object},
    {"SetObject", set_object},   {"GetObjects", get_objects},
    {"SetObjects", set_objects}, {"SetInstances", set_instances},
    {"NodeKind", node_kind},     {"NodeFirst", node_first},
    {"NodeNext", node_next},     {"NodeGet", node_get},
    {"NodeText", node_text},     {"NodeCount", node_count},
    {"NodeObject", node_object}, {NULL, NULL},
};
