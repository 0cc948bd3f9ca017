/*
 * The members of any managed object, their values as text and JSON, and JSON back to values,
 * through clr/ alone. Knows UnityEngine only by name: an Object becomes "obj:<id>"; vectors,
 * colours and the like are structs of numbers. Main thread only; clr.h says where pointers may
 * live.
 */
#ifndef AGENT_REFLECT_REFLECT_H
#define AGENT_REFLECT_REFLECT_H

#include "agent/clr/clr.h"
#include "json/json.h"

enum member_kind { MEMBER_FIELD, MEMBER_PROPERTY, MEMBER_METHOD };

struct member {
    enum member_kind kind;
    const char *name;             /* the runtime's own text */
    struct clr_class *class;      /* the class that declares it */
    struct clr_field *field;      /* MEMBER_FIELD */
    struct clr_method *get, *set; /* MEMBER_PROPERTY; NULL: none */
    struct clr_method *method;    /* MEMBER_METHOD */
    bool is_static, can_read, can_write;
};

/*
 * Lists the members of `k` and its bases: the most derived class first, and within each class, in
 * declaration order, its fields, then its properties, then (with_methods) its methods. A member
 * that a derived class hides or overrides is listed once, where it is most derived. Left out:
 * fields and methods that the compiler made (their names begin with '<'), indexers, accessors,
 * operators, constructors, finalizers, and all methods of System.Object except ToString,
 * GetHashCode, Equals and GetType. The array lives in `a`.
 */
bool reflect_members(struct arena *a, struct clr_class *k, bool with_methods,
                     struct member **ret_members, size_t *ret_n, struct err *err);
/* Finds a field or property by its exact name, most derived first. False if there is none (err
 * untouched). */
bool reflect_find(struct clr_class *k, struct slice name, struct member *ret_member);
/* The member's type as C# metadata names it: "System.Single", "UnityEngine.Vector3",
 * "System.Collections.Generic.List`1[System.String]"; for a method, its return type. */
void reflect_type_name(struct buf *to, const struct member *m);
/* The class of that type, for reflect_from_json(). NULL: a type of the signature is missing. */
struct clr_class *reflect_class(const struct member *m);

/* Reads a field or property of `o` (boxed or reference; NULL if static), as the object overrides
 * it. ERR_ENGINE with the exception's text if a getter throws; without, if a static constructor
 * does. *ret_value NULL is C#'s null. Pointers are returned as IntPtr, a Nullable as its value or
 * null. */
bool reflect_get(struct clr_object *o, const struct member *m, struct clr_object **ret_value,
                 struct err *err);

/* Appends a value as a person reads it: strings unquoted, "True"/"False", numbers and structs by
 * ToString() with the invariant culture, enums by name, null as "null", UnityEngine.Object as
 * "obj:<id>" (destroyed: "null"), collections that know their count as "Count = 3 [1, 2, 3]" with
 * at most 10 items and two levels, pairs in them as "[key, value]". A value whose code throws is
 * "<TypeName: message>". Cut after `max` characters (not bytes), followed by "...". */
bool reflect_text(struct buf *to, struct clr_object *value, size_t max);
/* Writes the same value as JSON, if it is null, a bool, number, char, string, decimal, enum (its
 * name, or its number if it has none), a UnityEngine struct of numbers (lower-case keys, named
 * after the fields: x y z w r g b a; Rect x y width height; Bounds center extents; Matrix4x4
 * m00..m33; LayerMask value), or a UnityEngine.Object ("obj:<id>", destroyed: null). Numbers that
 * JSON lacks are "NaN", "Infinity", "-Infinity". Any other value: returns false and writes
 * nothing. */
bool reflect_json(struct json_out *w, struct clr_object *value);

/*
 * Converts JSON to a value of type `k`, boxed if it is a struct. Numbers must fit. Enums are given
 * by name ("A, B" for several) or number; structs as objects with some of their fields (the others
 * come from `old`, if not NULL) or as arrays with all. Object references are "obj:<id>" or null; if
 * the object has the wrong type, the component or game object of the right type beside it is taken.
 * Also arrays of one dimension, List<T>, and null for a Nullable. ERR_ARGUMENT says what does not
 * fit; nothing has changed then.
 */
bool reflect_from_json(struct clr_class *k, const struct json *v, struct clr_object *old,
                       struct clr_object **ret_value, struct err *err);
/* Writes a field or property. ERR_ARGUMENT: it has no setter or is constant, or the value has
 * another type; ERR_ENGINE: the setter threw. */
bool reflect_set(struct clr_object *o, const struct member *m, struct clr_object *value,
                 struct err *err);

/* --- UnityEngine.Object --- */

/* Whether it is one, alive or destroyed; and its id, 0 if it is destroyed. */
bool reflect_is_unity_object(struct clr_object *o);
int64_t reflect_instance_id(struct clr_object *o);
/* Whether the engine's ids have 64 bits, as from Unity 6000.5 on. */
bool reflect_has_wide_ids(void);
/* The living object of that id; NULL if there is none. */
struct clr_object *reflect_object_by_id(int64_t id);
/* Hides members that are not public in the engine's assemblies: they are neither listed nor found.
 * For an engine whose assemblies are our stand-ins; such members do not exist in Unity. */
void reflect_hide_internals(void);
/* Forgets all classes it has looked up. Call it when clr_enter_domain() returns true. */
void reflect_forget(void);

#endif
