/*
 * The kind of value that a class has, and the few methods of the class library needed to read
 * values. Private to agent/.
 */
#ifndef AGENT_REFLECT_KIND_H
#define AGENT_REFLECT_KIND_H

#include "agent/clr/ecma.h"
#include "reflect.h"

enum kind {
    KIND_UNKNOWN,
    KIND_BOOL,
    KIND_CHAR,
    KIND_INT,     /* an integer of any size and sign */
    KIND_FLOAT,   /* single or double */
    KIND_ADDRESS, /* IntPtr */
    KIND_DECIMAL,
    KIND_ENUM,
    KIND_STRING,
    KIND_NULLABLE,
    KIND_NUMBERS, /* a UnityEngine struct of numbers, or of structs of numbers */
    KIND_PAIR,    /* an item of a dictionary */
    KIND_STRUCT,
    KIND_UNITY, /* UnityEngine.Object */
    KIND_ARRAY,
    KIND_LIST,       /* List<T> */
    KIND_COLLECTION, /* knows its count and can be enumerated */
    KIND_OBJECT,     /* System.Object itself */
    KIND_CLASS,
    KIND_OPEN, /* a T without a type argument, or a type that cannot be boxed */
};

struct class_kind {
    enum kind kind;
    int code; /* of a primitive; for an enum, of its underlying type */
};

/* Answers from a cache; never fails. */
struct class_kind kind_of_class(struct clr_class *k);
/* The kind of a type's values. KIND_OPEN for function pointers and the like: do not ask for their
 * class, Mono ends the process. */
enum kind kind_of_type(struct clr_type *type);
/* Whether an open T occurs anywhere in it: List<T> of a generic method, or the base Task<T> of an
 * open class. Such a class has no values, not even static ones. */
bool kind_is_open(struct clr_class *k);
/* Whether its items are pairs with unique keys. */
bool kind_is_dictionary(struct clr_class *k);
/* An integer of that code; unsigned 64-bit ones keep their bits. */
int64_t value_int(int code, const void *raw);

/* The class UnityEngine.Object that `k` derives from, or is; NULL: none. */
struct clr_class *kind_unity_base(struct clr_class *k);
/* A field's value, boxed; pointers as IntPtr. o is NULL if static. */
struct clr_object *value_of_field(struct clr_field *f, struct clr_object *o);
/* Iterates, like clr.class_get_fields(), over the instance fields of a struct that JSON shows. */
struct clr_field *struct_next_field(struct clr_class *k, void **iterator);
/* The same over the values of an enum. */
struct clr_field *enum_next_value(struct clr_class *k, void **iterator);
/* Appends the names of an enum's values: "One, Two", and ", ..." for those that do not fit. */
void enum_append_names(struct buf *to, struct clr_class *k);
/* See reflect_hide_internals(); `flags` are those of a field or method of class k. */
bool member_is_hidden(struct clr_class *k, uint32_t flags);

#define FIELD_KEY_SIZE 64
/* Its key in JSON: "x" for m_X. Points to the runtime's own text or into `to`. */
const char *struct_field_key(struct clr_class *k, struct clr_field *f, char to[FIELD_KEY_SIZE]);

/* False: the member is not shown. */
bool member_of_field(struct clr_class *k, struct clr_field *f, struct member *ret_member);
bool member_of_property(struct clr_class *k, struct clr_property *p, struct member *ret_member);
/* A box of class Nullable<T> itself, which C# code never sees. value NULL: it has no value. */
struct clr_object *nullable_new(struct clr_class *k, struct clr_object *value);
/* A value in the form that runtime_invoke() wants for a parameter of class `k`: a struct as a
 * pointer into its box, whether the parameter is by reference or not; a Nullable boxed or null, as
 * Mono wants it. False: no memory. */
bool value_argument(struct clr_class *k, struct clr_object *value, void **ret_argument);

/* Stores an item, boxed if it is a struct, into an array of its class. */
bool array_store(struct clr_array *a, uint32_t i, struct clr_object *value, struct err *err);

/* Methods that are looked up once per domain. */
enum known {
    KNOWN_TO_STRING, /* Object.ToString() */
    KNOWN_FORMAT,    /* IFormattable.ToString(string, IFormatProvider) */
    KNOWN_INVARIANT, /* CultureInfo.InvariantCulture */
    KNOWN_GET_ENUMERATOR,
    KNOWN_MOVE_NEXT,
    KNOWN_CURRENT,
    KNOWN_DISPOSE,
    KNOWN_IS_DICTIONARY, /* IDictionary.Keys: a class that has it is one */
    KNOWN_COUNT,         /* ICollection.Count */
    KNOWN_LENGTH,        /* Array.GetLength(int) */
    KNOWN_SET_ITEM,      /* Array.SetValue(object, int) */
    KNOWN_PARSE_DECIMAL, /* Decimal.Parse(string, NumberStyles, IFormatProvider) */
    KNOWN_IS_OPEN,       /* Type.ContainsGenericParameters */
    KNOWN_INSTANCE_ID,   /* UnityEngine.Object.GetInstanceID() */
    KNOWN_ENTITY_ID,     /* UnityEngine.Object.GetEntityId(), if there is no other id */
    KNOWN_IS_ALIVE,      /* UnityEngine.Object.op_Implicit(Object) */
    KNOWN_FIND_BY_ID,    /* UnityEngine.Object.FindObjectFromInstanceID(int) */
    KNOWN_ID_TO_OBJECT,  /* UnityEngine.Resources.InstanceIDToObject(int) */
    KNOWN_ENTITY_TO_OBJECT,
    KNOWN_COUNT_OF_TABLE
};

/* NULL: this build does not have it. */
struct clr_method *known_method(enum known which);
/* Calls it; ERR_NOT_READY if this build does not have it. */
bool known_call(enum known which, struct clr_object *self, void **args,
                struct clr_object **ret_result, struct err *err);
/* Whether the class implements the interface or derives from the class of that method. */
bool known_is_of(enum known which, struct clr_class *k);

/* Items of an array (of any rank, flat), List<T> or collection, one after the other. */
struct items {
    struct clr_object *of; /* keep this struct on the stack, where the collector sees it */
    struct clr_object *enumerator;
    struct clr_class *element;
    uintptr_t at, n; /* n: number of items */
    int size;        /* of an element; 0 with an enumerator */
};

bool items_open(struct items *it, struct clr_object *of, struct err *err);
/* Starts on any IEnumerable, without asking for its count: n stays 0. */
bool items_enumerate(struct items *it, struct clr_object *of, struct err *err);
/* Call it if you stop before the end: it disposes of the enumerator. */
void items_close(struct items *it);
/* False at the end, or with err set after an exception; err->kind must be ERR_NONE before. */
bool items_next(struct items *it, struct clr_object **ret_item, struct err *err);
/* Key and value of a KIND_PAIR. */
bool pair_open(struct clr_object *pair, struct clr_object **ret_key, struct clr_object **ret_value,
               struct err *err);

/* The T of an array T[], a List<T> or a Nullable<T>; NULL if there is none or it is open. */
struct clr_class *kind_argument(struct clr_class *k);

#endif
