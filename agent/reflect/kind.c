/*
 * Sorts classes into the few kinds that text and JSON distinguish, and iterates over items. Knows
 * types of the class library and of UnityEngine by name. Its cache is valid for one domain:
 * reflect_forget().
 */
#include "kind.h"

#include <ctype.h>
#include <stdio.h>

#define CACHE_SIZE 1024 /* a power of two */

/* A direct-mapped cache: a class replaces another one in the same slot. Used on the runtime's main
 * thread only, like all of reflect; global, as the process has one runtime. */
static struct {
    struct {
        struct clr_class *class;
        struct class_kind kind;
    } kinds[CACHE_SIZE];
    struct {
        struct clr_method *method;
        bool is_known;
    } methods[KNOWN_COUNT_OF_TABLE];
} cache;

void reflect_forget(void)
{
    memset(&cache, 0, sizeof(cache));
}

/* --- Methods of the class library and of UnityEngine. --- */

static const struct known_row {
    const char *space, *class, *method;
    int n_params;
    const char *types; /* NULL: n_params is enough */
} known_rows[] = {
    [KNOWN_TO_STRING] = {"System", "Object", "ToString", 0, NULL},
    [KNOWN_FORMAT] = {"System", "IFormattable", "ToString", 2, NULL},
    [KNOWN_INVARIANT] = {"System.Globalization", "CultureInfo", "get_InvariantCulture", 0, NULL},
    [KNOWN_GET_ENUMERATOR] = {"System.Collections", "IEnumerable", "GetEnumerator", 0, NULL},
    [KNOWN_MOVE_NEXT] = {"System.Collections", "IEnumerator", "MoveNext", 0, NULL},
    [KNOWN_CURRENT] = {"System.Collections", "IEnumerator", "get_Current", 0, NULL},
    [KNOWN_DISPOSE] = {"System", "IDisposable", "Dispose", 0, NULL},
    [KNOWN_IS_DICTIONARY] = {"System.Collections", "IDictionary", "get_Keys", 0, NULL},
    [KNOWN_COUNT] = {"System.Collections", "ICollection", "get_Count", 0, NULL},
    [KNOWN_LENGTH] = {"System", "Array", "GetLength", 1, NULL},
    [KNOWN_SET_ITEM] = {"System", "Array", "SetValue", 2, "System.Object,System.Int32"},
    [KNOWN_PARSE_DECIMAL] = {"System", "Decimal", "Parse", 3,
                             "System.String,System.Globalization.NumberStyles,"
                             "System.IFormatProvider"},
    [KNOWN_IS_OPEN] = {"System", "Type", "get_ContainsGenericParameters", 0, NULL},
    [KNOWN_INSTANCE_ID] = {"UnityEngine", "Object", "GetInstanceID", 0, NULL},
    [KNOWN_ENTITY_ID] = {"UnityEngine", "Object", "GetEntityId", 0, NULL},
    [KNOWN_IS_ALIVE] = {"UnityEngine", "Object", "op_Implicit", 1, "UnityEngine.Object"},
    [KNOWN_FIND_BY_ID] = {"UnityEngine", "Object", "FindObjectFromInstanceID", 1, "System.Int32"},
    [KNOWN_ID_TO_OBJECT] = {"UnityEngine", "Resources", "InstanceIDToObject", 1, "System.Int32"},
    [KNOWN_ENTITY_TO_OBJECT] = {"UnityEngine", "Resources", "EntityIdToObject", 1, NULL},
};

struct clr_method *known_method(enum known which)
{
    const struct known_row *row = &known_rows[which];
    struct clr_class *k;
    char name[64];

    if (cache.methods[which].is_known)
        return cache.methods[which].method;
    snprintf(name, sizeof(name), "%s.%s", row->space, row->class);
    k = strcmp(row->space, "UnityEngine") == 0
            ? clr_class_named(slice_of(name))
            : clr.class_from_name(clr.get_corlib(), row->space, row->class);
    if (!k) /* its assembly may be loaded later */
        return NULL;
    cache.methods[which].method = clr_method(k, row->method, row->n_params, row->types);
    /* A method that was not found by types is not cached: comparing them takes memory, which may
     * have been short. */
    cache.methods[which].is_known = cache.methods[which].method || !row->types;
    return cache.methods[which].method;
}

bool known_call(enum known which, struct clr_object *self, void **args,
                struct clr_object **ret_result, struct err *err)
{
    const struct known_row *row = &known_rows[which];
    struct clr_method *m = known_method(which);

    if (!m)
        return err_set(err, ERR_NOT_READY, "this engine has no %s.%s.%s", row->space, row->class,
                       row->method);
    return clr_call(m, self, args, ret_result, err);
}

bool known_is_of(enum known which, struct clr_class *k)
{
    struct clr_method *m = known_method(which);

    return m && clr.class_is_assignable_from(clr.method_get_class(m), k);
}

/* --- Kinds. --- */

struct clr_class *kind_unity_base(struct clr_class *k)
{
    return clr_base_named(k, "UnityEngine", "Object");
}

/* Whether the class implements an interface of either name in System.Collections.Generic. */
static bool has_generic(struct clr_class *k, const char *name, const char *read_only)
{
    for (; k; k = clr.class_get_parent(k)) {
        void *iterator = NULL;
        struct clr_class *i;

        while ((i = clr.class_get_interfaces(k, &iterator))) {
            if (clr_is_named(i, "System.Collections.Generic", name) ||
                clr_is_named(i, "System.Collections.Generic", read_only))
                return true;
        }
    }
    return false;
}

bool kind_is_dictionary(struct clr_class *k)
{
    return known_is_of(KNOWN_IS_DICTIONARY, k) ||
           has_generic(k, "IDictionary`2", "IReadOnlyDictionary`2");
}

static bool is_of_numbers(struct clr_class *k)
{
    void *iterator = NULL;
    struct clr_field *f;
    size_t n = 0;

    if (strcmp(clr.class_get_namespace(k), "UnityEngine") != 0 &&
        strcmp(clr.class_get_namespace(k), "Unity.Mathematics") != 0)
        return false;
    for (; (f = struct_next_field(k, &iterator)); n++) {
        enum kind kind = kind_of_type(clr.field_get_type(f));

        if (kind != KIND_INT && kind != KIND_FLOAT && kind != KIND_BOOL && kind != KIND_NUMBERS)
            return false;
    }
    return n > 0;
}

static enum kind kind_of_struct(struct clr_class *k)
{
    static const struct {
        const char *space, *name;
        enum kind kind;
    } rows[] = {
        {"System", "Decimal", KIND_DECIMAL},
        {"System", "Nullable`1", KIND_NULLABLE},
        {"System", "Span`1", KIND_OPEN},
        {"System", "ReadOnlySpan`1", KIND_OPEN},
        {"System.Collections.Generic", "KeyValuePair`2", KIND_PAIR},
        {"System.Collections", "DictionaryEntry", KIND_PAIR},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        if (clr_is_named(k, rows[i].space, rows[i].name))
            return rows[i].kind;
    }
    return is_of_numbers(k) ? KIND_NUMBERS : KIND_STRUCT;
}

static enum kind kind_of_other(struct clr_class *k)
{
    if (clr.class_is_valuetype(k))
        return kind_of_struct(k);
    if (kind_unity_base(k))
        return KIND_UNITY;
    if (clr_is_named(k, "System.Collections.Generic", "List`1"))
        return KIND_LIST;
    if (known_is_of(KNOWN_COUNT, k) ||
        (known_is_of(KNOWN_GET_ENUMERATOR,
                     k) && /* has only generic interfaces, such as HashSet<T> */
         has_generic(k, "ICollection`1", "IReadOnlyCollection`1")))
        return KIND_COLLECTION;
    return KIND_CLASS;
}

/* By the type code alone; KIND_UNKNOWN if the name decides. */
static const uint8_t kind_of_code[] = {
    [CODE_VOID] = KIND_OPEN,       [CODE_BOOL] = KIND_BOOL,
    [CODE_CHAR] = KIND_CHAR,       [CODE_I1] = KIND_INT,
    [CODE_U1] = KIND_INT,          [CODE_I2] = KIND_INT,
    [CODE_U2] = KIND_INT,          [CODE_I4] = KIND_INT,
    [CODE_U4] = KIND_INT,          [CODE_I8] = KIND_INT,
    [CODE_U8] = KIND_INT,          [CODE_R4] = KIND_FLOAT,
    [CODE_R8] = KIND_FLOAT,        [CODE_STRING] = KIND_STRING,
    [CODE_POINTER] = KIND_ADDRESS, [CODE_VAR] = KIND_OPEN,
    [CODE_ARRAY] = KIND_ARRAY,     [CODE_TYPED_REFERENCE] = KIND_OPEN,
    [CODE_INT_PTR] = KIND_ADDRESS, [CODE_UINT_PTR] = KIND_ADDRESS,
    [CODE_FUNCTION] = KIND_OPEN,   [CODE_OBJECT] = KIND_OBJECT,
    [CODE_VECTOR] = KIND_ARRAY,    [CODE_MVAR] = KIND_OPEN,
};

static struct class_kind find_kind(struct clr_class *k)
{
    struct class_kind found = {KIND_UNKNOWN, clr.type_get_type(clr.class_get_type(k))};

    if (clr.class_is_enum(k)) {
        struct clr_type *base = clr.class_enum_basetype(k);

        found.kind = base ? KIND_ENUM : KIND_OPEN;
        found.code = base ? clr.type_get_type(base) : 0;
        return found;
    }
    if (found.code >= 0 && (size_t)found.code < N_ELEMENTS(kind_of_code))
        found.kind = kind_of_code[found.code];
    if (found.kind == KIND_UNKNOWN)
        found.kind = kind_of_other(k);
    return found;
}

struct class_kind kind_of_class(struct clr_class *k)
{
    const size_t at = ((uintptr_t)k / 16 ^ (uintptr_t)k / 16384) % CACHE_SIZE;
    struct class_kind found;

    if (cache.kinds[at].class == k)
        return cache.kinds[at].kind;
    found = find_kind(k);
    cache.kinds[at].class = k;
    cache.kinds[at].kind = found;
    return found;
}

enum kind kind_of_type(struct clr_type *type)
{
    const int code = clr.type_get_type(type);
    struct clr_class *k;

    if (code >= 0 && (size_t)code < N_ELEMENTS(kind_of_code) && kind_of_code[code] != KIND_UNKNOWN)
        return kind_of_code[code];
    k = clr.class_from_type(type);
    return k ? kind_of_class(k).kind : KIND_OPEN;
}

/* Classes inside a generic one are generic too. */
static bool is_generic(struct clr_class *k)
{
    while (k && !strchr(clr.class_get_name(k), '`'))
        k = clr.class_get_outer(k);
    return k != NULL;
}

bool kind_is_open(struct clr_class *k)
{
    struct clr_object *type, *is_open = NULL;
    struct err err;

    if (kind_of_class(k).kind == KIND_OPEN)
        return kind_of_class(k).code != CODE_VOID;
    if (clr.class_get_rank(k))
        return kind_is_open(clr.class_get_element_class(k));
    if (!is_generic(k))
        return false;
    type = clr_type_object(k);
    return type && known_call(KNOWN_IS_OPEN, type, NULL, &is_open, &err) && is_open &&
           *(uint8_t *)clr.object_unbox(is_open);
}

int64_t value_int(int code, const void *raw)
{
    int64_t value = 0;

    switch (code) {
    case CODE_I1:
        return *(const int8_t *)raw;
    case CODE_BOOL:
    case CODE_U1:
        return *(const uint8_t *)raw;
    case CODE_I2:
        return *(const int16_t *)raw;
    case CODE_CHAR:
    case CODE_U2:
        return *(const uint16_t *)raw;
    case CODE_I4:
        return *(const int32_t *)raw;
    case CODE_U4:
        return *(const uint32_t *)raw;
    case CODE_INT_PTR:
    case CODE_UINT_PTR:
        memcpy(&value, raw, sizeof(void *));
        return value;
    default:
        memcpy(&value, raw, sizeof(value));
        return value;
    }
}

/* --- Fields. --- */

static struct clr_object *box_address(void *address)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System", "IntPtr");

    return k ? clr_box(k, &address) : NULL;
}

struct clr_object *value_of_field(struct clr_field *f, struct clr_object *o)
{
    struct clr_type *type = clr.field_get_type(f);
    void *address = NULL;

    if (kind_of_type(type) == KIND_OPEN)
        return NULL;
    if (clr.type_get_type(type) != CODE_POINTER)
        return clr_field_box(f, o);
    if (o)
        clr.field_get_value(o, f, &address);
    else
        clr_static_get(f, &address);
    return box_address(address);
}

struct clr_field *struct_next_field(struct clr_class *k, void **iterator)
{
    struct clr_field *f;

    while ((f = clr.class_get_fields(k, iterator))) {
        if (clr.field_get_flags(f) & FIELD_STATIC)
            continue;
        /* It overlaps r, g, b and a. */
        if (strcmp(clr.field_get_name(f), "rgba") == 0 && clr_is_named(k, "UnityEngine", "Color32"))
            continue;
        return f;
    }
    return NULL;
}

struct clr_field *enum_next_value(struct clr_class *k, void **iterator)
{
    struct clr_field *f;

    do
        f = clr.class_get_fields(k, iterator);
    while (f && !(clr.field_get_flags(f) & FIELD_CONST));
    return f;
}

void enum_append_names(struct buf *to, struct clr_class *k)
{
    const size_t begin = to->len;
    void *iterator = NULL;
    struct clr_field *f;

    while ((f = enum_next_value(k, &iterator))) {
        const char *name = clr.field_get_name(f);

        if (to->len + strlen(name) + 8 > to->max) {
            buf_append(to, SLICE(", ..."));
            return;
        }
        buf_printf(to, "%s%s", to->len > begin ? ", " : "", name);
    }
}

static const char *unity_key(struct clr_class *k, const char *name, char to[FIELD_KEY_SIZE])
{
    static const struct {
        const char *class, *field, *key;
    } rows[] = {
        {"Rect", "m_XMin", "x"},    {"Rect", "m_YMin", "y"},          {"RectInt", "m_XMin", "x"},
        {"RectInt", "m_YMin", "y"}, {"LayerMask", "m_Mask", "value"},
    };
    const char *class = clr.class_get_name(k);

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        if (strcmp(class, rows[i].class) == 0 && strcmp(name, rows[i].field) == 0)
            return rows[i].key;
    }
    if (strncmp(name, "m_", 2) != 0 || strlen(name) - 2 >= FIELD_KEY_SIZE || !name[2])
        return name;
    snprintf(to, FIELD_KEY_SIZE, "%c%s", tolower((unsigned char)name[2]), name + 3);
    return to;
}

const char *struct_field_key(struct clr_class *k, struct clr_field *f, char to[FIELD_KEY_SIZE])
{
    const char *name = clr.field_get_name(f);
    /* "<Name>k__BackingField" is the field of an automatic property. */
    const char *end = name[0] == '<' ? strchr(name, '>') : NULL;

    if (end && end - name - 1 > 0 && end - name - 1 < FIELD_KEY_SIZE) {
        snprintf(to, FIELD_KEY_SIZE, "%.*s", (int)(end - name - 1), name + 1);
        return to;
    }
    return strncmp(clr.class_get_namespace(k), "UnityEngine", 11) == 0 ? unity_key(k, name, to)
                                                                       : name;
}

/* --- Items. --- */

struct clr_class *kind_argument(struct clr_class *k)
{
    const enum kind kind = kind_of_class(k).kind;
    struct clr_class *argument = NULL;

    if (kind == KIND_ARRAY) {
        argument = clr.class_get_element_class(k);
    } else if (kind == KIND_LIST) {
        struct clr_method *add = clr_method(k, "Add", 1, NULL);

        argument = add ? clr.class_from_type(clr_param_type(add, 0)) : NULL;
    } else if (kind == KIND_NULLABLE) {
        struct clr_field *f = clr.class_get_field_from_name(k, "value");

        argument = f ? clr.class_from_type(clr.field_get_type(f)) : NULL;
    }
    return argument && kind_of_class(argument).kind != KIND_OPEN ? argument : NULL;
}

static void open_array(struct items *it, struct clr_object *array)
{
    struct clr_class *k = clr.object_get_class(array);

    it->of = array;
    it->element = clr.class_get_element_class(k);
    it->size = clr.array_element_size(k);
    it->n = clr.array_length((struct clr_array *)array);
}

/* Reads the array inside: an enumerator would need a call for every item. */
static bool open_list(struct items *it, struct clr_object *list)
{
    struct clr_class *k = clr.object_get_class(list);
    struct clr_field *items = clr.class_get_field_from_name(k, "_items");
    struct clr_field *size = clr.class_get_field_from_name(k, "_size");
    struct clr_object *array = NULL;
    int32_t n = 0;

    if (!items || !size)
        return false;
    clr.field_get_value(list, items, &array);
    clr.field_get_value(list, size, &n);
    if (!array || n < 0 || (uintptr_t)n > clr.array_length((struct clr_array *)array))
        return false;
    open_array(it, array);
    it->n = (uintptr_t)n;
    return true;
}

bool items_enumerate(struct items *it, struct clr_object *of, struct err *err)
{
    memset(it, 0, sizeof(*it));
    it->of = of;
    if (!known_call(KNOWN_GET_ENUMERATOR, of, NULL, &it->enumerator, err))
        return false;
    return it->enumerator || err_set(err, ERR_ENGINE, "%s cannot be enumerated",
                                     clr.class_get_name(clr.object_get_class(of)));
}

void items_close(struct items *it)
{
    struct err err;

    if (it->enumerator && known_is_of(KNOWN_DISPOSE, clr.object_get_class(it->enumerator)))
        known_call(KNOWN_DISPOSE, it->enumerator, NULL, NULL, &err);
}

static bool open_collection(struct items *it, struct clr_object *of, struct err *err)
{
    struct clr_class *k = clr.object_get_class(of);
    struct clr_method *count = known_is_of(KNOWN_COUNT, k) ? known_method(KNOWN_COUNT)
                                                           : clr_method(k, "get_Count", 0, NULL);
    struct clr_object *n = NULL;
    int32_t value;

    if (!count)
        return err_set(err, ERR_ENGINE, "%s has no Count", clr.class_get_name(k));
    if (!clr_call(count, of, NULL, &n, err) ||
        !known_call(KNOWN_GET_ENUMERATOR, of, NULL, &it->enumerator, err))
        return false;
    if (!n || !it->enumerator || kind_of_class(clr.object_get_class(n)).code != CODE_I4)
        return err_set(err, ERR_ENGINE, "%s cannot be enumerated", clr.class_get_name(k));
    value = *(int32_t *)clr.object_unbox(n);
    it->of = of;
    it->n = value > 0 ? (uintptr_t)value : 0;
    return true;
}

bool items_open(struct items *it, struct clr_object *of, struct err *err)
{
    const enum kind kind = kind_of_class(clr.object_get_class(of)).kind;

    memset(it, 0, sizeof(*it));
    if (kind == KIND_ARRAY)
        open_array(it, of);
    else if (kind != KIND_LIST || !open_list(it, of))
        return open_collection(it, of, err);
    return true;
}

bool items_next(struct items *it, struct clr_object **ret_item, struct err *err)
{
    struct clr_object *has_more = NULL;
    void *at;

    if (it->enumerator) {
        if (!known_call(KNOWN_MOVE_NEXT, it->enumerator, NULL, &has_more, err) || !has_more ||
            !*(uint8_t *)clr.object_unbox(has_more))
            return false;
        it->at++;
        return known_call(KNOWN_CURRENT, it->enumerator, NULL, ret_item, err);
    }
    if (it->at >= it->n)
        return false;
    at = clr_array_at((struct clr_array *)it->of, it->size, (uint32_t)it->at++);
    if (clr.class_is_valuetype(it->element))
        *ret_item = clr_box(it->element, at);
    else if (clr.type_get_type(clr.class_get_type(it->element)) == CODE_POINTER)
        *ret_item = box_address(*(void **)at);
    else
        *ret_item = *(struct clr_object **)at;
    return true;
}

bool pair_open(struct clr_object *pair, struct clr_object **ret_key, struct clr_object **ret_value,
               struct err *err)
{
    struct clr_class *k = clr.object_get_class(pair);
    struct clr_method *get_key = clr_method(k, "get_Key", 0, NULL);
    struct clr_method *get_value = clr_method(k, "get_Value", 0, NULL);
    struct clr_object *key = NULL;

    if (!get_key || !get_value)
        return err_set(err, ERR_ENGINE, "%s has no Key and Value", clr.class_get_name(k));
    if (!clr_call(get_key, pair, NULL, &key, err) ||
        !clr_call(get_value, pair, NULL, ret_value, err))
        return false;
    *ret_key = key;
    return true;
}
