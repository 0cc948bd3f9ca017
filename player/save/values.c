/*
 * Writes the journal's values into the leaves of a document: properties of the class table,
 * transforms, script fields. The notation of a value (a mask in m_Bits, a colour as one number) is
 * taken from the document, or from the form of a new one.
 */
#include "internal.h"

#include <stdio.h>

struct leaf {
    struct saving *s;
    const struct object *object; /* for errors */
    int64_t id;                  /* file id of the document */
    struct buf path;
};

/* In a prefab, references to objects outside it become null. */
static bool set_ref(struct leaf *l, int64_t id, struct err *err)
{
    struct object *o = graph_find(id);
    struct object *original = o && o->original ? graph_find(o->original) : NULL;
    struct save_ref ref = {0};
    char phrase[300];

    o = original ? original : o;
    ref.file_id = o ? saving_id(l->s, o) : 0;
    if (o && !ref.file_id && !asset_ref(o, &ref) && !l->s->capture) {
        snprintf(phrase, sizeof(phrase),
                 "%.*s refers to '%.100s', which umcp cannot save: the running game made it, its "
                 "HideFlags exclude it, or it is in another scene",
                 (int)(l->path.len < 100 ? l->path.len : 100), l->path.p, graph_name(o));
        return saving_refuse(l->s, l->object, phrase, err);
    }
    return save_set_ref(l->s->save, l->id, buf_slice(&l->path), &ref, err);
}

/* Extends the path; returns its old length. */
static size_t path_name(struct leaf *l, const char *name)
{
    size_t len = l->path.len;

    buf_printf(&l->path, ".%s", name);
    return len;
}

/* --- Fields of scripts --- */

static bool set_field(struct leaf *l, const struct field *f, const struct yaml *old,
                      struct err *err);

/* Whether a reference's target is missing, so that the graph has null for it. */
static bool is_unknown_ref(const struct yaml *old)
{
    struct yaml_ref ref;

    return yaml_to_ref(old, &ref) && ref.file_id && !load_ref(old);
}

/* An unedited null where the file refers to a missing object. */
static bool is_unknown_link(const struct field *f, const struct yaml *old)
{
    return f->kind == FIELD_OBJECT && f->id == 0 && is_unknown_ref(old);
}

static bool set_numbers(struct leaf *l, const struct field *f, struct err *err)
{
    int64_t *items = mem_alloc((f->n + 1) * sizeof(*items));
    struct save_numbers numbers = {.items = items, .width = (unsigned)f->int_size};
    bool ok;

    if (!items)
        return err_no_memory(err);
    for (const struct field *c = f->first; c; c = c->next)
        items[numbers.n++] = c->i;
    ok = save_set_numbers(l->s->save, l->id, buf_slice(&l->path), &numbers, err);
    mem_free(items);
    return ok;
}

static bool set_children(struct leaf *l, const struct field *f, const struct yaml *old,
                         struct err *err)
{
    const bool is_list = f->kind == FIELD_LIST;
    const struct yaml *item = is_list && old && old->n_items == f->n ? old->first : NULL;
    struct scene_save *save = l->s->save;
    const size_t len = l->path.len;
    bool ok = true;
    size_t i = 0;

    if (is_list) {
        path_name(l, "Array.size");
        ok = save_set_int(save, l->id, buf_slice(&l->path), (int64_t)f->n, err);
        l->path.len = len;
    } else if (f->kind == FIELD_MAP) {
        ok = save_set_map(save, l->id, buf_slice(&l->path), err);
    }
    for (const struct field *c = f->first; ok && c; c = c->next, i++) {
        const struct yaml *was = is_list ? item : yaml_get(old, c->name);

        if (is_list)
            buf_printf(&l->path, ".Array.data[%zu]", i);
        else
            path_name(l, c->name);
        ok = is_unknown_link(c, was) || set_field(l, c, was, err);
        l->path.len = len;
        item = item ? item->next : NULL;
    }
    return ok;
}

static bool set_field(struct leaf *l, const struct field *f, const struct yaml *old,
                      struct err *err)
{
    struct scene_save *save = l->s->save;
    struct slice path = buf_slice(&l->path);

    if (!buf_ok(&l->path))
        return err_no_memory(err);
    switch (f->kind) {
    case FIELD_INT:
        return save_set_int(save, l->id, path, f->i, err);
    case FIELD_FLOAT:
        return save_set_float(save, l->id, path, (float)f->d, err);
    case FIELD_DOUBLE:
        return save_set_double(save, l->id, path, f->d, err);
    case FIELD_TEXT:
        return save_set_text(save, l->id, path, slice_from(f->text ? f->text : "", f->len), err);
    case FIELD_OBJECT:
        return set_ref(l, f->id, err);
    case FIELD_LIST:
        if (f->int_size)
            return set_numbers(l, f, err);
        return set_children(l, f, old, err);
    default:
        return set_children(l, f, old, err);
    }
}

static bool set_fields(struct leaf *l, const struct edited *e, const struct yaml *values,
                       struct err *err)
{
    for (const struct field *f = e->fields; f; f = f->next) {
        const struct yaml *old = yaml_get(values, f->name);

        buf_reset(&l->path, LIMIT_PROPERTY_PATH);
        buf_printf(&l->path, "%s", f->name);
        if (!(l->s->capture && is_unknown_link(f, old)) && !set_field(l, f, old, err))
            return false;
    }
    return true;
}

/* --- Properties of the class table --- */

/* Files write masks as unsigned 32-bit numbers. */
static int64_t unsigned_of(int64_t i)
{
    return i < 0 ? (int64_t)(uint32_t)i : i;
}

static bool set_int(struct leaf *l, const struct yaml *shape, int64_t i, struct err *err)
{
    size_t len = l->path.len;
    int64_t old;
    bool ok;

    if (yaml_get(shape, "m_Bits")) {
        path_name(l, "m_Bits");
        i = unsigned_of(i);
    } else if (yaml_to_int(shape, &old) && old > INT32_MAX) {
        i = unsigned_of(i);
    }
    ok = save_set_int(l->s->save, l->id, buf_slice(&l->path), i, err);
    l->path.len = len;
    return ok;
}

/* A curve gets this value at its first key. */
static bool set_float(struct leaf *l, const struct yaml *shape, float f, struct err *err)
{
    size_t len = l->path.len;
    bool ok;

    if (yaml_get(shape, "m_Curve"))
        path_name(l, "m_Curve.Array.data[0].value");
    ok = save_set_float(l->s->save, l->id, buf_slice(&l->path), f, err);
    l->path.len = len;
    return ok;
}

static int64_t color_bits(struct vec4 v)
{
    const float parts[] = {v.x, v.y, v.z, v.w};
    uint32_t bits = 0;

    for (int i = 0; i < 4; i++) {
        float part = parts[i] > 0 ? parts[i] < 1 ? parts[i] : 1 : 0;

        bits |= (uint32_t)(part * 255 + 0.5f) << 8 * i;
    }
    return bits;
}

static bool set_part(struct leaf *l, const char *name, float f, struct err *err)
{
    size_t len = path_name(l, name);
    bool ok = save_set_float(l->s->save, l->id, buf_slice(&l->path), f, err);

    l->path.len = len;
    return ok;
}

static bool set_vector(struct leaf *l, const struct yaml *shape, struct vec4 v, struct err *err)
{
    static const char *const forms[][4] = {
        {"x", "y", "width", "height"}, {"r", "g", "b", "a"}, {"x", "y", "z", "w"}};
    const float parts[] = {v.x, v.y, v.z, v.w};
    size_t len = l->path.len, form = 0;
    bool ok = true;

    if (yaml_get(shape, "rgba")) {
        path_name(l, "rgba");
        ok = save_set_int(l->s->save, l->id, buf_slice(&l->path), color_bits(v), err);
        l->path.len = len;
        return ok;
    }
    while (form < 2 && !yaml_get(shape, forms[form][2]))
        form++;
    for (int i = 0; ok && i < 4; i++)
        if (yaml_get(shape, forms[form][i]))
            ok = set_part(l, forms[form][i], parts[i], err);
    return ok;
}

static bool set_list(struct leaf *l, const struct yaml *shape, const struct value *v,
                     struct err *err)
{
    struct field list = {.kind = FIELD_LIST};
    bool ok = true;

    for (size_t i = 0; ok && i < v->list.n; i++) {
        struct field *item = field_new(FIELD_OBJECT, (struct slice){0});

        ok = item || err_no_memory(err);
        if (!item)
            break;
        item->id = (int)v->list.ids[i];
        field_add(&list, item);
    }
    ok = ok && set_children(l, &list, shape, err);
    field_free_all(list.first);
    return ok;
}

static bool set_value(struct leaf *l, const struct yaml *shape, const struct edit *e,
                      struct err *err)
{
    const struct value *v = &e->value;

    switch (e->type) {
    case VALUE_INT:
        return set_int(l, shape, v->i, err);
    case VALUE_FLOAT:
        return set_float(l, shape, v->f, err);
    case VALUE_VECTOR:
        return set_vector(l, shape, v->v, err);
    case VALUE_TEXT:
        return save_set_text(l->s->save, l->id, buf_slice(&l->path),
                             slice_of(v->text ? v->text : ""), err);
    case VALUE_OBJECT: /* in a prefab, no tool has set this null */
        return (l->s->capture && !v->i && is_unknown_ref(shape)) || set_ref(l, v->i, err);
    case VALUE_OBJECTS:
        return set_list(l, shape, v, err);
    }
    return true;
}

static bool is_default(const struct object *o, const struct edit *e)
{
    const struct property *p = native_default(o->class, e->slot);
    const struct value *v = &e->value;

    switch (e->type) {
    case VALUE_INT:
        return v->i == (int64_t)p->def.x;
    case VALUE_FLOAT:
        return memcmp(&v->f, &p->def.x, sizeof(v->f)) == 0;
    case VALUE_VECTOR:
        return memcmp(&v->v, &p->def, sizeof(v->v)) == 0;
    case VALUE_TEXT:
        return !v->text || !*v->text;
    case VALUE_OBJECT:
        return !v->i;
    case VALUE_OBJECTS:
        return !v->list.n;
    }
    return false;
}

/* The value with this key, which may lead into maps; its path is the key itself. */
static const struct yaml *find_key(const struct yaml *values, struct slice key)
{
    const struct yaml *v = values;
    char part[64];

    while (v && key.len) {
        struct slice name = slice_cut(&key, '.');

        if (name.len >= sizeof(part))
            return NULL;
        memcpy(part, name.p, name.len);
        part[name.len] = '\0';
        v = yaml_get(v, part);
    }
    return v;
}

/* The same, by the name this file uses for the property; NULL: the file lacks it. */
static const struct yaml *find_property(const struct yaml *values, const struct object *o, int slot,
                                        struct slice *ret_key)
{
    const struct property *p = native_property(o->class, slot);
    const struct yaml *v = find_key(values, slice_of(p->key));

    *ret_key = slice_of(p->key);
    if (v)
        return v;
    for (v = values ? values->first : NULL; v; v = v->next)
        if (native_slot(o->class, v->key) == slot) {
            *ret_key = v->key;
            return v;
        }
    return NULL;
}

/* Skips keys that neither the file nor the form has: they exist only in a running engine. A
 * prefab's document also omits a default value if its form has no such key, or, for game objects,
 * whose values are not read from files, if no tool has set it. */
static bool set_property(struct leaf *l, const struct yaml *values, const struct edit *e,
                         struct err *err)
{
    const struct object *o = l->object;
    const struct edited *journal = edits_of(o->id);
    const struct yaml *new_values, *shape;
    struct err fault;
    struct slice key;
    bool is_unset;

    shape = find_property(values, o, e->slot, &key);
    is_unset = !shape || (o->kind == OBJECT_GAME_OBJECT &&
                          !(journal && edits_find(journal, CHANGE_VALUE, e->slot)));
    if (l->s->capture && is_unset && is_default(o, e))
        return true;
    if (!shape && o->class->form &&
        yaml_parse(&l->s->arena, slice_of(o->class->form), 1, &new_values, &fault))
        shape = find_property(new_values, o, e->slot, &key);
    if (!shape)
        return true;
    buf_reset(&l->path, LIMIT_PROPERTY_PATH);
    buf_append(&l->path, key);
    return set_value(l, shape, e, err);
}

/* --- Places and game objects --- */

static bool set_parts(struct leaf *l, const char *key, struct vec4 v, int n, struct err *err)
{
    static const char *const names[] = {"x", "y", "z", "w"};
    const float parts[] = {v.x, v.y, v.z, v.w};

    buf_reset(&l->path, LIMIT_PROPERTY_PATH);
    buf_printf(&l->path, "%s", key);
    for (int i = 0; i < n; i++)
        if (!set_part(l, names[i], parts[i], err))
            return false;
    return true;
}

static bool has_rotation(const struct yaml *values, struct vec4 q)
{
    static const char *const names[] = {"x", "y", "z", "w"};
    const float parts[] = {q.x, q.y, q.z, q.w};
    const struct yaml *map = yaml_get(values, "m_LocalRotation");
    double part;

    for (int i = 0; i < 4; i++)
        if (!yaml_to_double(yaml_get(map, names[i]), &part) || (float)part != parts[i])
            return false;
    return true;
}

/* Beside the rotation, the editor stores the Euler angles that it shows, as the user typed them. */
static bool set_rotation(struct leaf *l, const struct yaml *values, struct vec4 q, struct err *err)
{
    struct vec3 angles = quat_to_euler((struct quat){q.x, q.y, q.z, q.w});

    if (l->s->capture && has_rotation(values, q))
        return true;
    if (!set_parts(l, "m_LocalRotation", q, 4, err))
        return false;
    return !yaml_get(values, "m_LocalEulerAnglesHint") ||
           set_parts(l, "m_LocalEulerAnglesHint", (struct vec4){angles.x, angles.y, angles.z, 0}, 3,
                     err);
}

/* A RectTransform's file has the anchored position; of the local position only z is used. */
static bool set_position(struct leaf *l, struct vec4 v, struct err *err)
{
    if (l->object->class != &class_rect_transform)
        return set_parts(l, "m_LocalPosition", v, 3, err);
    if (!set_parts(l, "m_AnchoredPosition", v, 2, err))
        return false;
    buf_reset(&l->path, LIMIT_PROPERTY_PATH);
    buf_printf(&l->path, "m_LocalPosition");
    return set_part(l, "z", v.z, err);
}

static bool set_text(struct leaf *l, const char *key, const char *text, struct err *err)
{
    return save_set_text(l->s->save, l->id, slice_of(key), slice_of(text ? text : ""), err);
}

static bool set_number(struct leaf *l, const char *key, int64_t i, struct err *err)
{
    return save_set_int(l->s->save, l->id, slice_of(key), i, err);
}

static bool set_edit(struct leaf *l, const struct yaml *values, const struct edit *e,
                     struct err *err)
{
    static const char *const rect_keys[RECT_PARTS] = {[RECT_ANCHOR_MIN] = "m_AnchorMin",
                                                      [RECT_ANCHOR_MAX] = "m_AnchorMax",
                                                      [RECT_SIZE_DELTA] = "m_SizeDelta",
                                                      [RECT_PIVOT] = "m_Pivot"};

    switch (e->what) {
    case CHANGE_NAME:
        return set_text(l, "m_Name", e->value.text, err);
    case CHANGE_TAG:
        return set_text(l, "m_TagString", e->value.text, err);
    case CHANGE_LAYER:
        return set_number(l, "m_Layer", e->value.i, err);
    case CHANGE_ACTIVE:
        return set_number(l, "m_IsActive", e->value.i, err);
    case CHANGE_HIDE_FLAGS:
        return set_number(l, "m_ObjectHideFlags", e->value.i, err);
    case CHANGE_POSITION:
        return set_position(l, e->value.v, err);
    case CHANGE_ROTATION:
        return set_rotation(l, values, e->value.v, err);
    case CHANGE_SCALE:
        return set_parts(l, "m_LocalScale", e->value.v, 3, err);
    case CHANGE_RECT:
        return set_parts(l, rect_keys[e->slot], e->value.v, 2, err);
    case CHANGE_VALUE:
        return set_property(l, values, e, err);
    case CHANGE_CREATED:
    case CHANGE_PARENT:
        break;
    }
    return true;
}

/* A file of Unity 6 also has the class's name: "Assembly-CSharp::Game.Mover". */
static bool set_identifier(struct saving *s, const struct object *o, const struct yaml *values,
                           struct err *err)
{
    const struct yaml *old = yaml_get(values, "m_EditorClassIdentifier");
    const struct script *script = o->script;

    if (!old || old->type != YAML_SCALAR || !slice_contains(old->raw, SLICE("::")))
        return true;
    return save_set_text(s->save, saving_id(s, o), SLICE("m_EditorClassIdentifier"),
                         arena_printf(&s->arena, "%s::%s", script->home, script->full_name), err);
}

static bool set_script(struct saving *s, const struct object *o, const struct yaml *values,
                       struct err *err)
{
    struct save_ref ref;

    return (saving_script(o->script, &ref, err) &&
            save_set_ref(s->save, saving_id(s, o), SLICE("m_Script"), &ref, err) &&
            set_identifier(s, o, values, err)) ||
           saving_blame(s, o, err);
}

bool saving_values(struct saving *s, struct object *o, const struct edited *e, const char *lines,
                   struct err *err)
{
    const struct scene_component *c = o->source;
    const struct scene_object *owner;
    const struct yaml *values; /* NULL: none, because its source prefab is missing */
    int index;
    bool ok;

    arena_reset(&s->arena);
    if (!lines && o->class == &class_rect_transform && c->class_id == CLASS_TRANSFORM)
        return saving_refuse(s, o, "has a RectTransform where its file has a Transform", err);
    if (lines) {
        ok = yaml_parse(&s->arena, slice_of(lines), 1, &values, err);
    } else if (o->kind == OBJECT_COMPONENT) {
        ok = scene_values(s->space->scene, c, &s->arena, &values, err);
    } else {
        owner = scene_by_id(s->space->scene, o->file_id, &index);
        if (!owner)
            return saving_refuse(s, o, "is not in the file", err);
        ok = scene_object_values(s->space->scene, owner, &s->arena, &values, err);
    }
    if (ok && !lines && e->has_new_script)
        ok = set_script(s, o, values, err);
    return ok && saving_set(s, o, e, values, err);
}

bool saving_set(struct saving *s, struct object *o, const struct edited *e,
                const struct yaml *values, struct err *err)
{
    const struct ref_context outer = load_context;
    struct leaf l = {.s = s, .object = o, .id = saving_id(s, o)};
    bool ok;

    buf_init(&l.path, LIMIT_PROPERTY_PATH);
    load_context = (struct ref_context){.space = s->space};
    ok = true;
    for (size_t i = 0; ok && i < e->n_edits; i++)
        ok = set_edit(&l, values, &e->edits[i], err);
    ok = ok && set_fields(&l, e, values, err);
    load_context = outer;
    buf_done(&l.path);
    return ok || saving_blame(s, o, err);
}
