/*
 * Values of the fake's world: reading and setting members, and how a value looks as text and as
 * JSON. Stands between the tool bodies and the world.
 */
#include "fake.h"

#include <float.h>
#include <limits.h>
#include <math.h>

/* --- Reading. --- */

static struct fake_value of_component(struct fake_object *o, enum fake_type_id type)
{
    return (struct fake_value){.kind = V_COMPONENT,
                               .object = o,
                               .component = o ? fake_component_of(o, type) : NULL,
                               .type = &fake_types[type]};
}

static struct fake_value of_text(const char *text)
{
    return (struct fake_value){.kind = V_STRING, .text = slice_of(text)};
}

static struct fake_value of_bool(bool truth)
{
    return (struct fake_value){.kind = V_BOOL, .truth = truth};
}

static struct fake_value of_vector(struct fake_vec3 v)
{
    return (struct fake_value){.kind = V_VECTOR3, .vector = v};
}

static struct fake_value of_slot(const struct fake_component *c, const struct fake_member *m)
{
    double number = c->slots[m->slot];

    if (m->kind == V_BOOL)
        return of_bool(number != 0);
    return (struct fake_value){.kind = m->kind, .number = number};
}

struct fake_value fake_member_get(const struct fake_target *t, const struct fake_member *m)
{
    struct fake_object *o = t->object;
    struct fake_value number = {.kind = V_INT};

    switch (m->place) {
    case AT_SLOT:
        return of_slot(t->component, m);
    case AT_TEXT:
        return (struct fake_value){.kind = V_STRING,
                                   .text = slice_from(t->component->text, t->component->text_len)};
    case AT_NAME:
        return of_text(o->name);
    case AT_TAG:
        return of_text(o->tag);
    case AT_LAYER:
        number.number = o->layer;
        return number;
    case AT_ACTIVE_SELF:
        return of_bool(o->is_active);
    case AT_ACTIVE_IN_HIERARCHY:
        return of_bool(fake_object_is_shown(o));
    case AT_GAME_OBJECT:
        return (struct fake_value){
            .kind = V_OBJECT, .object = o, .type = &fake_types[TYPE_GAME_OBJECT]};
    case AT_TRANSFORM:
        return of_component(o, TYPE_TRANSFORM);
    case AT_PARENT:
        return of_component(fake_object_is_root(o) ? NULL : o->parent, TYPE_TRANSFORM);
    case AT_CHILD_COUNT:
        number.number = (double)fake_object_child_count(o);
        return number;
    case AT_ENABLED:
        return of_bool(t->component->is_enabled);
    case AT_POSITION:
        return of_vector(fake_object_position(o));
    case AT_LOCAL_POSITION:
        return of_vector(o->position);
    case AT_EULER_ANGLES:
        return of_vector(o->rotation);
    case AT_LOCAL_SCALE:
        return of_vector(o->scale);
    }
    return (struct fake_value){0};
}

/* --- Converting and setting. --- */

static bool to_float(const struct json *v, float *ret_value)
{
    double number;

    if (!json_to_double(v, &number) || fabs(number) > (double)FLT_MAX)
        return false;
    *ret_value = (float)number;
    return true;
}

static bool to_vector(const struct json *v, struct fake_vec3 *ret_vector)
{
    struct fake_vec3 vector;

    if (!json_is(v, JSON_OBJECT) || v->n_items != 3 || !to_float(json_get(v, "x"), &vector.x) ||
        !to_float(json_get(v, "y"), &vector.y) || !to_float(json_get(v, "z"), &vector.z))
        return false;
    *ret_vector = vector;
    return true;
}

bool fake_value_from_json(enum fake_kind kind, const struct json *v, struct fake_value *ret_value)
{
    struct fake_value value = {.kind = kind};
    int64_t integer;
    float number;
    bool fits = false;

    if (!v)
        return false;
    switch (kind) {
    case V_BOOL:
        fits = json_to_bool(v, &value.truth);
        break;
    case V_INT:
        fits = json_to_int(v, &integer) && integer >= INT_MIN && integer <= INT_MAX;
        value.number = fits ? (double)integer : 0;
        break;
    case V_FLOAT:
        fits = to_float(v, &number);
        value.number = fits ? (double)number : 0;
        break;
    case V_STRING:
        fits = json_is(v, JSON_STRING) && v->text.len <= FAKE_TEXT;
        value.text = v->text;
        break;
    case V_VECTOR3:
        fits = to_vector(v, &value.vector);
        break;
    default: /* no member of the other kinds can be set */
        break;
    }
    if (fits)
        *ret_value = value;
    return fits;
}

static bool set_name(struct fake_object *o, struct slice name, struct err *err)
{
    if (name.len > FAKE_NAME)
        return err_set(err, ERR_ARGUMENT, "Name too long; max %d bytes", FAKE_NAME);
    if (name.len == 0 || memchr(name.p, '\0', name.len))
        return err_set(err, ERR_ARGUMENT, "A name must not be empty or hold a NUL");
    memcpy(o->name, name.p, name.len);
    o->name[name.len] = '\0';
    return true;
}

static bool set_tag(struct fake_object *o, struct slice text, struct err *err)
{
    const char *tag = fake_tag_find(text);

    if (!tag)
        return err_set(err, ERR_ARGUMENT, "Tag: %.*s is not defined.", SLICE_ARG(text));
    o->tag = tag;
    return true;
}

static bool set_text(struct fake_component *c, struct slice text, struct err *err)
{
    char *copy = text_copy(text);

    if (!copy)
        return err_no_memory(err);
    mem_free(c->text);
    c->text = copy;
    c->text_len = text.len;
    return true;
}

static bool set_layer(struct fake_object *o, double layer, struct err *err)
{
    if (layer < 0 || layer > 31)
        return err_set(err, ERR_ARGUMENT, "A layer is 0 to 31");
    o->layer = (int)layer;
    return true;
}

static bool put_value(const struct fake_target *t, const struct fake_member *m,
                      const struct fake_value *v, struct err *err)
{
    struct fake_object *o = t->object;

    switch (m->place) {
    case AT_SLOT:
        t->component->slots[m->slot] = m->kind == V_BOOL ? v->truth : v->number;
        return true;
    case AT_TEXT:
        return set_text(t->component, v->text, err);
    case AT_NAME:
        return set_name(o, v->text, err);
    case AT_TAG:
        return set_tag(o, v->text, err);
    case AT_LAYER:
        return set_layer(o, v->number, err);
    case AT_ENABLED:
        t->component->is_enabled = v->truth;
        return true;
    case AT_POSITION:
        fake_object_set_position(o, v->vector);
        return true;
    case AT_LOCAL_POSITION:
        o->position = v->vector;
        return true;
    case AT_EULER_ANGLES:
        o->rotation = v->vector;
        return true;
    case AT_LOCAL_SCALE:
        o->scale = v->vector;
        return true;
    default:
        return err_set(err, ERR_ARGUMENT, "Member is read-only: %s", m->name);
    }
}

bool fake_member_set(const struct fake_target *t, const struct fake_member *m,
                     const struct json *value, struct err *err)
{
    struct fake_value v;

    if (!m->is_writable)
        return err_set(err, ERR_ARGUMENT, "Member is read-only: %s", m->name);
    if (!fake_value_from_json(m->kind, value, &v))
        return err_set(err, ERR_ARGUMENT, "Cannot convert the value to %s",
                       fake_kind_name(m->kind));
    return put_value(t, m, &v, err);
}

bool fake_vec3_parse(struct arena *a, struct slice text, struct fake_vec3 *ret_vector)
{
    struct slice list;
    const struct json *root, *item;
    struct json_fault fault;
    float parts[3];

    if (text.len == 0 || memchr(text.p, '\0', text.len))
        return false;
    list = arena_printf(a, "[%.*s]", SLICE_ARG(text));
    if (!list.p || !json_parse(a, list, &root, &fault) || root->n_items != 3)
        return false;
    item = root->first;
    for (size_t i = 0; i < 3; i++, item = item->next) {
        if (!to_float(item, &parts[i]))
            return false;
    }
    *ret_vector = (struct fake_vec3){parts[0], parts[1], parts[2]};
    return true;
}

/* --- Showing. --- */

void fake_vec3_json(struct json_out *w, struct fake_vec3 v, bool upper_case)
{
    json_object(w);
    json_key(w, upper_case ? "X" : "x");
    json_float(w, v.x);
    json_key(w, upper_case ? "Y" : "y");
    json_float(w, v.y);
    json_key(w, upper_case ? "Z" : "z");
    json_float(w, v.z);
    json_object_end(w);
}

static void number_json(struct json_out *w, const struct fake_value *v)
{
    if (v->kind == V_FLOAT)
        json_float(w, (float)v->number);
    else
        json_double(w, v->number);
}

static void number_text(struct buf *to, const struct fake_value *v)
{
    struct json_out w;

    if (isnan(v->number)) {
        buf_append(to, SLICE("NaN"));
    } else if (isinf(v->number)) {
        buf_append(to, v->number > 0 ? SLICE("Infinity") : SLICE("-Infinity"));
    } else {
        json_out_init(&w, to);
        number_json(&w, v);
    }
}

static bool is_null(const struct fake_value *v)
{
    return v->kind == V_NONE || ((v->kind == V_OBJECT || v->kind == V_COMPONENT) && !v->object);
}

void fake_value_text(struct buf *to, const struct fake_value *v)
{
    if (is_null(v)) {
        buf_append(to, SLICE("null"));
        return;
    }
    switch (v->kind) {
    case V_BOOL:
        buf_append(to, v->truth ? SLICE("True") : SLICE("False"));
        break;
    case V_STRING:
        buf_append(to, v->text);
        break;
    case V_VECTOR3:
        buf_printf(to, "(%.2f, %.2f, %.2f)", (double)v->vector.x, (double)v->vector.y,
                   (double)v->vector.z);
        break;
    case V_OBJECT:
    case V_COMPONENT:
        buf_printf(to, "%s (%s)", v->object->name,
                   v->component ? fake_type_name(v->component->type) : v->type->name);
        break;
    default:
        number_text(to, v);
        break;
    }
}

struct slice fake_value_copy_text(struct arena *a, const struct fake_value *v)
{
    struct buf text;
    struct slice copy = {0};

    buf_init(&text, FAKE_TEXT + FAKE_NAME);
    fake_value_text(&text, v);
    if (buf_ok(&text))
        copy = arena_copy(a, buf_slice(&text));
    buf_done(&text);
    return copy;
}

void fake_value_json(struct json_out *w, const struct fake_value *v)
{
    struct buf text;

    if (is_null(v)) {
        json_null(w);
        return;
    }
    switch (v->kind) {
    case V_BOOL:
        json_bool(w, v->truth);
        break;
    case V_STRING:
        json_text(w, v->text);
        break;
    case V_VECTOR3:
        fake_vec3_json(w, v->vector, false);
        break;
    case V_OBJECT:
    case V_COMPONENT:
        buf_init(&text, 2 * FAKE_NAME);
        fake_value_text(&text, v);
        if (!buf_ok(&text))
            w->to->failed = true;
        json_text(w, buf_slice(&text));
        buf_done(&text);
        break;
    default:
        number_json(w, v);
        break;
    }
}

struct slice fake_shorten(struct arena *a, struct slice s, size_t n)
{
    size_t len = utf8_prefix(s, n);
    char *p;

    if (len == s.len)
        return arena_copy(a, s);
    p = arena_alloc(a, len + 3);
    if (!p)
        return (struct slice){0};
    memcpy(p, s.p, len);
    memcpy(p + len, "...", 3);
    return slice_from(p, len + 3);
}
