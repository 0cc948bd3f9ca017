/*
 * Finds, reads and writes one member of an object, and handles UnityEngine.Object. Uses clr/ and
 * kind.c; knows neither text nor JSON.
 */
#include "kind.h"

/* --- Members. --- */

static bool has_standins; /* set once for the process */

void reflect_hide_internals(void)
{
    has_standins = true;
}

bool member_is_hidden(struct clr_class *k, uint32_t flags)
{
    struct slice module;

    if (!has_standins || (flags & ACCESS_MASK) > ACCESS_INTERNAL)
        return false;
    module = slice_of(clr.image_get_name(clr.class_get_image(k)));
    return slice_starts(module, SLICE("UnityEngine.")) &&
           slice_ends_nocase(module, SLICE("Module"));
}

bool member_of_field(struct clr_class *k, struct clr_field *f, struct member *ret_member)
{
    const uint32_t flags = clr.field_get_flags(f);
    const char *name = clr.field_get_name(f);

    if (name[0] == '<' || member_is_hidden(k, flags)) /* the compiler's own, or ours */
        return false;
    *ret_member = (struct member){
        .kind = MEMBER_FIELD,
        .name = name,
        .class = k,
        .field = f,
        .is_static = flags & FIELD_STATIC,
        .can_read = kind_of_type(clr.field_get_type(f)) != KIND_OPEN,
        .can_write = !(flags & (FIELD_CONST | FIELD_READ_ONLY)),
    };
    ret_member->can_write &=
        ret_member->can_read && clr.type_get_type(clr.field_get_type(f)) != CODE_POINTER;
    return true;
}

static struct clr_property *declared_property(struct clr_class *k, const char *name)
{
    void *iterator = NULL;
    struct clr_property *p;

    while ((p = clr.class_get_properties(k, &iterator))) {
        if (strcmp(clr.property_get_name(p), name) == 0)
            return p;
    }
    return NULL;
}

/* A property that overrides one accessor inherits the other from a base class. */
static void inherit_accessor(struct member *m)
{
    const uint32_t flags = clr_method_flags(m->get ? m->get : m->set);
    const bool is_override = (flags & (METHOD_VIRTUAL | METHOD_NEW_SLOT)) == METHOD_VIRTUAL;
    struct clr_class *k = m->class;

    while (is_override && !(m->get && m->set) && (k = clr.class_get_parent(k))) {
        struct clr_property *p = declared_property(k, m->name);

        if (p && !m->get)
            m->get = clr.property_get_get_method(p);
        else if (p)
            m->set = clr.property_get_set_method(p);
    }
}

bool member_of_property(struct clr_class *k, struct clr_property *p, struct member *ret_member)
{
    struct member m = {
        .kind = MEMBER_PROPERTY,
        .name = clr.property_get_name(p),
        .class = k,
        .get = clr.property_get_get_method(p),
        .set = clr.property_get_set_method(p),
    };

    if (!m.get && !m.set)
        return false;
    if (m.get ? clr_param_count(m.get) != 0 : clr_param_count(m.set) != 1)
        return false; /* an indexer, or a type of its signature is missing */
    if (member_is_hidden(k, clr_method_flags(m.get ? m.get : m.set)))
        return false;
    inherit_accessor(&m);
    m.is_static = clr_method_flags(m.get ? m.get : m.set) & METHOD_STATIC;
    m.can_read =
        m.get && clr_return_type(m.get) && kind_of_type(clr_return_type(m.get)) != KIND_OPEN;
    m.can_write = m.set && clr_param_type(m.set, 0);
    *ret_member = m;
    return true;
}

bool reflect_find(struct clr_class *k, struct slice name, struct member *ret_member)
{
    for (; k; k = clr.class_get_parent(k)) {
        void *iterator = NULL;
        struct clr_field *f;
        struct clr_property *p;

        while ((f = clr.class_get_fields(k, &iterator))) {
            if (slice_is(name, clr.field_get_name(f)) && member_of_field(k, f, ret_member))
                return true;
        }
        iterator = NULL;
        while ((p = clr.class_get_properties(k, &iterator))) {
            if (slice_is(name, clr.property_get_name(p)) && member_of_property(k, p, ret_member))
                return true;
        }
    }
    return false;
}

static struct clr_type *type_of(const struct member *m)
{
    switch (m->kind) {
    case MEMBER_FIELD:
        return clr.field_get_type(m->field);
    case MEMBER_PROPERTY:
        return m->get ? clr_return_type(m->get) : clr_param_type(m->set, 0);
    default:
        return clr_return_type(m->method);
    }
}

struct clr_class *reflect_class(const struct member *m)
{
    struct clr_type *type = type_of(m);

    return type ? clr.class_from_type(type) : NULL;
}

void reflect_type_name(struct buf *to, const struct member *m)
{
    struct clr_type *type = type_of(m);

    if (type)
        clr_type_full_name(to, type);
}

/* --- Reading and writing. --- */

/* In an object of another class, the field's offset would be wrong. */
static bool check_owner(struct clr_object *o, const struct member *m, struct err *err)
{
    if (m->is_static && kind_is_open(m->class))
        return err_set(err, ERR_ARGUMENT, "%s is generic, and its type arguments are not given",
                       clr.class_get_name(m->class));
    if (m->is_static)
        return true;
    if (!o)
        return err_set(err, ERR_ARGUMENT, "'%s' is an instance member, but no object is given",
                       m->name);
    if (!clr.class_is_assignable_from(m->class, clr.object_get_class(o)))
        return err_set(err, ERR_ARGUMENT, "%s has no member '%s' of %s",
                       clr.class_get_name(clr.object_get_class(o)), m->name,
                       clr.class_get_name(m->class));
    return true;
}

static bool init_class(const struct member *m, struct err *err)
{
    if (!m->is_static || clr_class_init(m->class))
        return true;
    return err_set(err, ERR_ENGINE, "the static constructor of %s failed",
                   clr.class_get_name(m->class));
}

bool reflect_get(struct clr_object *o, const struct member *m, struct clr_object **ret_value,
                 struct err *err)
{
    if (!m->can_read)
        return err_set(err, ERR_ARGUMENT, "'%s' cannot be read", m->name);
    if (!check_owner(o, m, err))
        return false;
    if (m->is_static)
        o = NULL;
    if (m->kind == MEMBER_PROPERTY)
        return clr_call(m->get, o, NULL, ret_value, err);
    if (!init_class(m, err))
        return false;
    *ret_value = value_of_field(m->field, o);
    return true;
}

struct clr_object *nullable_new(struct clr_class *k, struct clr_object *value)
{
    struct clr_object *o = clr_object_new(k);
    struct clr_field *f = clr.class_get_field_from_name(k, "value");
    struct clr_field *has = clr.class_get_field_from_name(k, "hasValue");
    uint8_t yes = 1;

    if (!has)
        has = clr.class_get_field_from_name(k, "has_value");
    if (!o || !f || !has)
        return NULL;
    if (value) {
        clr.field_set_value(o, f, clr.object_unbox(value));
        clr.field_set_value(o, has, &yes);
    }
    return o;
}

static bool set_field(struct clr_object *o, const struct member *m, struct clr_object *value,
                      struct err *err)
{
    struct clr_class *k = reflect_class(m);
    void *raw = value;

    if (!init_class(m, err))
        return false;
    if (kind_of_class(k).kind == KIND_NULLABLE) {
        value = nullable_new(k, value);
        if (!value)
            return err_no_memory(err);
    }
    if (clr.class_is_valuetype(k))
        raw = clr.object_unbox(value);
    if (m->is_static)
        clr_static_set(m->field, raw);
    else
        clr.field_set_value(o, m->field, raw);
    return true;
}

bool value_argument(struct clr_class *k, struct clr_object *value, void **ret_argument)
{
    if (kind_of_class(k).kind == KIND_NULLABLE && clr.kind == CLR_IL2CPP_RUNTIME) {
        value = nullable_new(k, value);
        if (!value)
            return false;
        *ret_argument = clr.object_unbox(value);
    } else if (clr.class_is_valuetype(k) && kind_of_class(k).kind != KIND_NULLABLE) {
        *ret_argument = clr.object_unbox(value);
    } else {
        *ret_argument = value;
    }
    return true;
}

bool reflect_set(struct clr_object *o, const struct member *m, struct clr_object *value,
                 struct err *err)
{
    struct clr_class *k;
    void *args[1];
    struct clr_class *wanted, *given;
    bool is_nullable;

    if (!m->can_write)
        return err_set(err, ERR_ARGUMENT, "'%s' cannot be written", m->name);
    k = m->kind == MEMBER_PROPERTY ? clr.class_from_type(clr_param_type(m->set, 0))
                                   : reflect_class(m);
    if (!check_owner(o, m, err))
        return false;
    is_nullable = kind_of_class(k).kind == KIND_NULLABLE;
    wanted = is_nullable ? kind_argument(k) : k;
    given = value ? clr.object_get_class(value) : NULL;
    if (!value && clr.class_is_valuetype(k) && !is_nullable)
        return err_set(err, ERR_ARGUMENT, "'%s' cannot be null", m->name);
    if (value && (!wanted || !clr.class_is_assignable_from(wanted, given)))
        return err_set(err, ERR_ARGUMENT, "'%s' takes a %s, not a %s", m->name,
                       clr.class_get_name(k), clr.class_get_name(given));
    if (m->kind == MEMBER_FIELD)
        return set_field(o, m, value, err);
    if (!value_argument(k, value, &args[0]))
        return err_no_memory(err);
    return clr_call(m->set, m->is_static ? NULL : o, args, NULL, err);
}

/* --- UnityEngine.Object. --- */

bool reflect_is_unity_object(struct clr_object *o)
{
    return o && kind_of_class(clr.object_get_class(o)).kind == KIND_UNITY;
}

/* The engine has destroyed its native half; C# code sees it as null. */
static bool is_destroyed(struct clr_object *o)
{
    struct clr_class *k = kind_unity_base(clr.object_get_class(o));
    struct clr_field *f = clr.class_get_field_from_name(k, "m_CachedPtr");
    struct clr_object *is_alive = NULL;
    void *args[] = {o};
    struct err err;

    if (f && clr.type_get_type(clr.field_get_type(f)) == CODE_INT_PTR) {
        void *native = NULL;

        clr.field_get_value(o, f, &native);
        return !native;
    }
    return known_call(KNOWN_IS_ALIVE, NULL, args, &is_alive, &err) && is_alive &&
           !*(uint8_t *)clr.object_unbox(is_alive);
}

bool reflect_has_wide_ids(void)
{
    struct clr_method *m = known_method(KNOWN_ENTITY_ID);
    struct clr_class *k = m ? clr.class_from_type(clr_return_type(m)) : NULL;

    return k && clr.class_value_size(k, NULL) > (int)sizeof(int32_t);
}

/* Where ids have 64 bits, GetInstanceID() is still there but has only 32. */
int64_t reflect_instance_id(struct clr_object *o)
{
    struct clr_object *id = NULL;
    struct err err;

    if (!reflect_is_unity_object(o) || is_destroyed(o))
        return 0;
    if (!reflect_has_wide_ids() && known_method(KNOWN_INSTANCE_ID) &&
        known_call(KNOWN_INSTANCE_ID, o, NULL, &id, &err) && id)
        return *(int32_t *)clr.object_unbox(id);
    if (!known_call(KNOWN_ENTITY_ID, o, NULL, &id, &err) || !id)
        return 0;
    /* The id is a struct around an int; in later versions, around a long. */
    return clr.class_value_size(clr.object_get_class(id), NULL) == sizeof(int32_t)
               ? *(int32_t *)clr.object_unbox(id)
               : *(int64_t *)clr.object_unbox(id);
}

struct clr_object *reflect_object_by_id(int64_t id)
{
    static const enum known ways[] = {KNOWN_FIND_BY_ID, KNOWN_ID_TO_OBJECT, KNOWN_ENTITY_TO_OBJECT};
    struct clr_object *found = NULL;
    void *args[] = {&id}; /* methods that take an int read its low half */
    bool is_wide;
    struct err err;

    if (id == 0)
        return NULL;
    is_wide = reflect_has_wide_ids();
    for (size_t i = 0; i < N_ELEMENTS(ways); i++) {
        if ((ways[i] != KNOWN_ENTITY_TO_OBJECT && (is_wide || id != (int32_t)id)) ||
            !known_method(ways[i]))
            continue;
        if (!known_call(ways[i], NULL, args, &found, &err))
            return NULL;
        return reflect_is_unity_object(found) && !is_destroyed(found) ? found : NULL;
    }
    return NULL;
}
