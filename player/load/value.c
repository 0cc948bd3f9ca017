/* Reads serialised values of the engine's own classes from YAML trees into the graph. */
#include "internal.h"

/* Keys of a vector's, colour's or rectangle's numbers, in order. */
static const char *const part_keys[][4] = {
    {"x", "y", "z", "w"}, {"r", "g", "b", "a"}, {"x", "y", "width", "height"}};

/* For a curve, the value of its first key. */
static bool to_float(const struct yaml *v, float *to)
{
    const struct yaml *curve = yaml_get(v, "m_Curve");
    double d;

    if (curve)
        v = yaml_get(curve->first, "value");
    if (!yaml_to_double(v, &d))
        return false;
    *to = (float)d;
    return true;
}

/* Parts that the map lacks stay as they were. Old files write a colour as one number:
 * {rgba: 4294967295}, red in the lowest byte. */
static struct vec4 to_vector(const struct yaml *v, struct vec4 old)
{
    float *parts[] = {&old.x, &old.y, &old.z, &old.w};
    int64_t bits;

    if (yaml_to_int(yaml_get(v, "rgba"), &bits)) {
        for (int i = 0; i < 4; i++)
            *parts[i] = (float)(bits >> 8 * i & 255) / 255;
        return old;
    }
    for (size_t form = 0; form < N_ELEMENTS(part_keys); form++)
        for (size_t i = 0; i < 4; i++)
            to_float(yaml_get(v, part_keys[form][i]), parts[i]);
    return old;
}

static int64_t to_int(const struct yaml *v, int64_t old)
{
    const struct yaml *bits = yaml_get(v, "m_Bits");
    int64_t i;
    double d;

    if (bits)
        v = bits;
    if (yaml_to_int(v, &i))
        return i;
    return yaml_to_double(v, &d) && d > -2e9 && d < 2e9 ? (int64_t)d : old;
}

/* Properties that may refer to a part of a model, and the part's kind. */
static const struct native_class *wanted_by(const struct property *p)
{
    static const char *const wanted[][2] = {{"m_Mesh", "UnityEngine.Mesh"},
                                            {"m_Materials", "UnityEngine.Material"},
                                            {"m_Animation", "UnityEngine.AnimationClip"}};

    for (size_t i = 0; i < N_ELEMENTS(wanted); i++)
        if (strcmp(p->key, wanted[i][0]) == 0)
            return native_class_named(slice_of(wanted[i][1]));
    return NULL;
}

static int64_t to_id(const struct yaml *v, const struct property *p)
{
    const struct object *o = load_ref_as(v, wanted_by(p));

    return o ? o->id : 0;
}

static void set_list(struct object *o, int slot, const struct property *p, const struct yaml *v)
{
    int64_t *ids = mem_alloc((v->n_items + 1) * sizeof(int64_t));
    size_t n = 0;

    for (const struct yaml *item = v->first; ids && item; item = item->next)
        ids[n++] = to_id(item, p);
    if (ids)
        graph_set_list(o, slot, ids, n);
    mem_free(ids);
}

static void set_value(struct object *o, int slot, const struct property *p, const struct yaml *v)
{
    const struct value *old = graph_value(o, slot, p->type);
    struct slice text;
    struct err err;
    float f;

    switch (p->type) {
    case VALUE_INT:
        graph_set_int(o, slot, to_int(v, old->i));
        break;
    case VALUE_FLOAT:
        if (to_float(v, &f))
            graph_set_float(o, slot, f);
        break;
    case VALUE_VECTOR:
        graph_set_vector(o, slot, to_vector(v, old->v));
        break;
    case VALUE_TEXT:
        if (v->type == YAML_SCALAR && yaml_decode(load_scratch(), v->raw, &text, &err))
            graph_set_text(o, slot, text);
        break;
    case VALUE_OBJECT:
        graph_set_int(o, slot, to_id(v, p));
        break;
    case VALUE_OBJECTS:
        set_list(o, slot, p, v);
        break;
    }
}

/* Materials have lists of one-key maps: "- _Color: {r: 1, ...}". */
static const struct yaml *find_in_list(const struct yaml *list, const char *key)
{
    const struct yaml *v = NULL;

    for (const struct yaml *item = list->first; item && !v; item = item->next)
        v = yaml_get(item, key);
    return v;
}

/* A key may lead into maps: "m_Shadows.m_Type". */
static const struct yaml *find_key(const struct yaml *values, const char *key)
{
    const struct yaml *v = yaml_get(values, key);
    struct slice rest = slice_of(key);
    char part[64];

    if (v || !strchr(key, '.'))
        return v;
    for (v = values; v && rest.len;) {
        struct slice name = slice_cut(&rest, '.');

        if (name.len >= sizeof(part))
            return NULL;
        memcpy(part, name.p, name.len);
        part[name.len] = '\0';
        v = v->type == YAML_LIST ? find_in_list(v, part) : yaml_get(v, part);
    }
    return v;
}

void values_fill(struct object *o, const struct yaml *values)
{
    const struct property *p;

    for (int slot = 0; (p = native_property(o->class, slot)); slot++) {
        const struct yaml *v = find_key(values, p->key);

        if (!v && p->newer_key)
            v = find_key(values, p->newer_key);
        if (v)
            set_value(o, slot, p, v);
    }
}

static void fill_pair(float to[2], const struct yaml *v)
{
    to_float(yaml_get(v, "x"), &to[0]);
    to_float(yaml_get(v, "y"), &to[1]);
}

void transform_fill(struct transform *t, const struct yaml *values)
{
    struct vec4 v;

    v = to_vector(yaml_get(values, "m_LocalPosition"),
                  (struct vec4){t->position.x, t->position.y, t->position.z, 0});
    t->position = (struct vec3){v.x, v.y, v.z};
    v = to_vector(yaml_get(values, "m_LocalRotation"), (struct vec4){0, 0, 0, 1});
    t->rotation = (struct quat){v.x, v.y, v.z, v.w};
    v = to_vector(yaml_get(values, "m_LocalScale"), (struct vec4){1, 1, 1, 0});
    t->scale = (struct vec3){v.x, v.y, v.z};
    if (!t->rect)
        return;
    fill_pair(t->rect->anchor_min, yaml_get(values, "m_AnchorMin"));
    fill_pair(t->rect->anchor_max, yaml_get(values, "m_AnchorMax"));
    fill_pair(t->rect->anchored_position, yaml_get(values, "m_AnchoredPosition"));
    fill_pair(t->rect->size_delta, yaml_get(values, "m_SizeDelta"));
    fill_pair(t->rect->pivot, yaml_get(values, "m_Pivot"));
    t->rect->anchored_z = t->position.z;
}
