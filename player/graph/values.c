/*
 * The values in the slots of an object: defaults, reading, writing, copying. The properties are
 * described in player/classes/.
 */
#include <string.h>

#include "internal.h"

static void set_default(struct value *v, const struct property *p)
{
    switch (p->type) {
    case VALUE_INT:
        v->i = (int64_t)p->def.x;
        break;
    case VALUE_FLOAT:
        v->f = p->def.x;
        break;
    case VALUE_VECTOR:
        v->v = p->def;
        break;
    case VALUE_TEXT:
    case VALUE_OBJECT:
    case VALUE_OBJECTS:
        break; /* null or empty */
    }
}

bool graph_new_values(struct object *o)
{
    int n = native_slot_count(o->class);

    if (n == 0)
        return true;
    o->values = mem_zalloc((size_t)n * sizeof(*o->values));
    if (!o->values)
        return false;
    for (const struct native_class *c = o->class; c; c = c->base) {
        int first = native_slot_count(c->base);

        for (int i = 0; c->properties && c->properties[i].key; i++)
            set_default(&o->values[first + i], &c->properties[i]);
    }
    for (const struct property *p = o->class->changed; p && p->key; p++)
        set_default(&o->values[native_slot(o->class, slice_of(p->key))], p);
    return true;
}

void graph_free_values(struct object *o)
{
    struct value *at = o->values ? o->values + native_slot_count(o->class) : NULL;

    /* From the end, because a class's own slots come after its bases'. */
    for (const struct native_class *c = o->class; at && c; c = c->base) {
        int n = native_slot_count(c) - native_slot_count(c->base);

        while (n-- > 0) {
            at--;
            if (c->properties[n].type == VALUE_TEXT)
                mem_free(at->text);
            else if (c->properties[n].type == VALUE_OBJECTS)
                mem_free(at->list.ids);
        }
    }
    mem_free(o->values);
    o->values = NULL;
}

/* The value to write; NULL: no such slot, or another type. */
static struct value *slot_of(const struct object *o, int slot, enum value_type type)
{
    const struct property *p = o->values ? native_property(o->class, slot) : NULL;

    return p && p->type == type ? &o->values[slot] : NULL;
}

const struct value *graph_value(const struct object *o, int slot, enum value_type type)
{
    static const struct value nothing;
    const struct value *v = slot_of(o, slot, type);

    return v ? v : &nothing;
}

/* For values that own no memory. */
static void set_plain(struct object *o, int slot, enum value_type type, struct value to)
{
    struct value *v = slot_of(o, slot, type);

    if (!v)
        return;
    *v = to;
    graph_tell_changed(o, CHANGE_VALUE, slot);
}

void graph_set_int(struct object *o, int slot, int64_t i)
{
    enum value_type type = slot_of(o, slot, VALUE_INT) ? VALUE_INT : VALUE_OBJECT;

    set_plain(o, slot, type, (struct value){.i = i});
}

void graph_set_float(struct object *o, int slot, float f)
{
    set_plain(o, slot, VALUE_FLOAT, (struct value){.f = f});
}

void graph_set_vector(struct object *o, int slot, struct vec4 v)
{
    set_plain(o, slot, VALUE_VECTOR, (struct value){.v = v});
}

bool graph_set_text(struct object *o, int slot, struct slice text)
{
    struct value *v = slot_of(o, slot, VALUE_TEXT);
    char *copy;

    if (!v)
        return true;
    copy = text_copy(text);
    if (!copy)
        return false;
    mem_free(v->text);
    v->text = copy;
    graph_tell_changed(o, CHANGE_VALUE, slot);
    return true;
}

bool graph_set_list(struct object *o, int slot, const int64_t *ids, size_t n)
{
    struct value *v = slot_of(o, slot, VALUE_OBJECTS);
    int64_t *copy = NULL;

    if (!v)
        return true;
    if (n > SIZE_MAX / sizeof(*copy))
        return false;
    if (n) {
        copy = mem_alloc(n * sizeof(*copy));
        if (!copy)
            return false;
        memcpy(copy, ids, n * sizeof(*copy));
    }
    mem_free(v->list.ids);
    v->list.ids = copy;
    v->list.n = n;
    graph_tell_changed(o, CHANGE_VALUE, slot);
    return true;
}

static bool copy_value(struct object *to, int slot, enum value_type type, const struct value *from)
{
    switch (type) {
    case VALUE_TEXT:
        return !from->text || graph_set_text(to, slot, slice_of(from->text));
    case VALUE_OBJECTS:
        return graph_set_list(to, slot, from->list.ids, from->list.n);
    case VALUE_INT:
    case VALUE_FLOAT:
    case VALUE_VECTOR:
    case VALUE_OBJECT:
        to->values[slot] = *from;
        break;
    }
    return true;
}

bool graph_copy_values(struct object *to, const struct object *from)
{
    for (const struct native_class *c = from->class; from->values && c; c = c->base) {
        int first = native_slot_count(c->base);

        for (int i = 0; c->properties && c->properties[i].key; i++) {
            if (!copy_value(to, first + i, c->properties[i].type, &from->values[first + i]))
                return false;
        }
    }
    return true;
}
