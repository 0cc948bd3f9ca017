/*
 * Maps native objects to managed ones, and rows of the class table to classes. No other file keeps
 * handles of managed objects.
 */
#include "managed.h"

#include "log.h"

struct known_class {
    const struct native_class *row;
    struct clr_class *class;
};

static struct {
    /* Looked up when a domain is entered: */
    struct clr_field *pointer, *id; /* the two fields of UnityEngine.Object */
    struct map classes;             /* of struct known_class */

    int constructed; /* an id, since a constructor may destroy its object; 0: none */
} domain = {.classes = MAP_BY_BYTES(struct known_class, row, VEC_NO_MAX)};

/* --- Classes. --- */

struct clr_class *class_of_row(const struct native_class *row)
{
    struct known_class *known = map_find(&domain.classes, MAP_KEY(row));
    struct clr_class *k;

    if (known)
        return known->class;
    k = clr_class_named(slice_of(row->name));
    if (!k && row->base)
        k = class_of_row(row->base);
    known = map_add(&domain.classes, MAP_KEY(row), NULL);
    if (known)
        known->class = k;
    return k;
}

const struct native_class *row_of_class(struct clr_class *k)
{
    for (const struct native_class *const *row = native_classes; k && *row; row++)
        if (class_of_row(*row) == k && (!(*row)->base || class_of_row((*row)->base) != k))
            return *row;
    return NULL;
}

struct clr_class *managed_class(const struct object *o)
{
    if (o->script)
        return script_class(o->script);
    if (o->class == &class_mono_behaviour || o->class == &class_scriptable_object)
        return NULL; /* its script is missing */
    return class_of_row(o->class);
}

bool object_is(const struct object *o, struct clr_class *k)
{
    struct clr_class *own = managed_class(o);

    return own && (own == k || clr.class_is_assignable_from(k, own));
}

/* --- Objects. --- */

void managed_bind(struct object *o, struct clr_object *managed)
{
    void *pointer = o;

    o->managed = clr_handle_new(managed);
    clr.field_set_value(managed, domain.pointer, &pointer);
    clr.field_set_value(managed, domain.id, &o->id);
}

void managed_unbind(struct object *o)
{
    struct clr_object *managed = o->managed ? clr_handle_get(o->managed) : NULL;
    void *none = NULL;

    if (!managed)
        return;
    clr.field_set_value(managed, domain.pointer, &none);
    clr_handle_free(o->managed);
    o->managed = 0;
}

const struct object *managed_constructed(void)
{
    return graph_find(domain.constructed);
}

/* Runs a script's constructor, as Unity does, but not those of engine classes: they would create
 * another native object. After a constructor has run, o may be gone. */
struct clr_object *managed_of(struct object *o)
{
    struct clr_class *k = o && !o->managed ? managed_class(o) : NULL;
    struct clr_object *managed, *exception = NULL;
    struct clr_method *constructor;
    struct buf text;

    if (o && o->managed)
        return clr_handle_get(o->managed);
    managed = k ? clr_object_new(k) : NULL;
    if (!managed)
        return NULL;
    managed_bind(o, managed);
    if (!o->script)
        return managed;
    constructor = clr_method(k, ".ctor", 0, NULL);
    if (constructor && clr.method_get_class(constructor) == k) {
        const int outer = domain.constructed;

        domain.constructed = o->id;
        clr.runtime_invoke(constructor, managed, NULL, &exception);
        domain.constructed = outer;
    }
    if (exception) {
        buf_init(&text, 4096);
        clr_exception_text(&text, exception);
        engine_log(LOG_TYPE_EXCEPTION, buf_slice(&text));
        buf_done(&text);
    }
    return managed;
}

struct object *native_of(struct clr_object *managed)
{
    void *pointer = NULL;

    if (managed)
        clr.field_get_value(managed, domain.pointer, &pointer);
    return pointer;
}

/* Keeps ids, since a constructor that runs here may destroy later items. */
struct clr_array *managed_array(struct clr_class *element, struct object *const *items, size_t n)
{
    int *ids = mem_alloc((n + 1) * sizeof(int));
    struct clr_array *array = ids ? clr_array_new(element, (uint32_t)n) : NULL;

    for (size_t i = 0; ids && i < n; i++)
        ids[i] = items[i]->id;
    for (size_t i = 0; array && i < n; i++)
        clr_store((struct clr_object *)array, clr_array_at(array, sizeof(void *), (uint32_t)i),
                  managed_of(graph_find(ids[i])));
    mem_free(ids);
    return array;
}

/* --- Entering and leaving. --- */

bool managed_enter_domain(struct err *err)
{
    struct clr_class *object = clr_class_named(SLICE("UnityEngine.Object"));

    if (!object)
        return err_set(err, ERR_NOT_READY, "UnityEngine.CoreModule.dll is not loaded");
    domain.pointer = clr.class_get_field_from_name(object, "m_CachedPtr");
    domain.id = clr.class_get_field_from_name(object, "m_InstanceID");
    if (!domain.pointer || !domain.id)
        return err_set(err, ERR_NOT_READY,
                       "UnityEngine.Object has no m_CachedPtr or no m_InstanceID");
    return true;
}

void managed_leave_domain(void)
{
    for (struct object *o = graph_next(NULL); o; o = graph_next(o)) {
        clr_handle_free(o->managed);
        o->managed = 0;
    }
    map_done(&domain.classes);
    domain.pointer = domain.id = NULL;
}
