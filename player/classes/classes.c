/* Looks up rows of the class table and their slots. */
#include "classes.h"

#include <string.h>

const struct native_class *native_class_by_id(int64_t class_id)
{
    for (const struct native_class *const *row = native_classes; *row; row++)
        if (class_id && (*row)->id == class_id)
            return *row;
    return NULL;
}

const struct native_class *native_class_named(struct slice full_name)
{
    for (const struct native_class *const *row = native_classes; *row; row++)
        if (slice_is(full_name, (*row)->name))
            return *row;
    return NULL;
}

const char *native_short_name(const struct native_class *c)
{
    return strrchr(c->name, '.') + 1;
}

bool native_class_is(const struct native_class *c, const struct native_class *base)
{
    while (c && c != base)
        c = c->base;
    return c != NULL;
}

static int count_own(const struct native_class *c)
{
    int n = 0;

    while (c->properties && c->properties[n].key)
        n++;
    return n;
}

int native_slot_count(const struct native_class *c)
{
    int n = 0;

    for (; c; c = c->base)
        n += count_own(c);
    return n;
}

/* Index of a key, or of its newer name, in a list that ends with NULL; -1: not found. */
static int find_key(const struct property *list, struct slice key)
{
    for (int i = 0; list && list[i].key; i++)
        if (slice_is(key, list[i].key) || (list[i].newer_key && slice_is(key, list[i].newer_key)))
            return i;
    return -1;
}

int native_slot(const struct native_class *c, struct slice key)
{
    for (; c; c = c->base) {
        int i = find_key(c->properties, key);

        if (i >= 0)
            return i + native_slot_count(c->base);
    }
    return -1;
}

const struct property *native_property(const struct native_class *c, int slot)
{
    for (; c; c = c->base) {
        int first = native_slot_count(c->base);

        if (slot >= first)
            return slot - first < count_own(c) ? &c->properties[slot - first] : NULL;
    }
    return NULL;
}

const struct property *native_default(const struct native_class *c, int slot)
{
    const struct property *p = native_property(c, slot);

    for (; p && c; c = c->base) {
        int i = find_key(c->changed, slice_of(p->key));

        if (i >= 0)
            return &c->changed[i];
    }
    return p;
}
