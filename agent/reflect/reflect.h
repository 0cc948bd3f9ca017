/*
 * Members of any managed object and their values as text and JSON, and JSON back to values, through
 * clr/ alone. Knows UnityEngine only by name: Object becomes "obj:<id>", and the vectors, colours
 * and the like are structs of numbers. Main thread only; see clr.h for where pointers may live.
 */
#ifndef AGENT_REFLECT_REFLECT_H
#define AGENT_REFLECT_REFLECT_H

#include "agent/clr/clr.h"
#include "json/json.h"

enum member_kind { MEMBER_FIELD, MEMBER_PROPERTY, MEMBER_METHOD };

struct member {
    enum member_kind kind;
    const char *name;             /* the runtime's own text */
    struct clr_class *class;      /* that declares it */
    struct clr_field *field;      /* MEMBER_FIELD */
    struct clr_method *get, *set; /* MEMBER_PROPERTY; NULL: none */
    struct clr_method *method;    /* MEMBER_METHOD */
    bool is_static, can_read, can_write;
};

#define REFLECT_MAX_MEMBERS 65536 /* of one type with all its bases; more are left out */

/*
 * The members of `k` and its bases: the most derived class first, and of each class in declaration
 * order its fields, then its properties, then (if wanted) its methods. What a derived class hides
 * or overrides is listed once, where it is most derived. Left out: compiler-made fields and methods
 * (their names begin with '<'), indexers, accessors, operators, constructors, finalizers, and what
 * System.Object declares but ToString, GetHashCode, Equals, GetType. The array lives in `a`.
 */
bool reflect_members(struct arena *a, struct clr_class *k, bool with_methods,
                     struct member **ret_members, size_t *ret_n, struct err *err);
/* One field or property by its exact name, most derived first. False: not there (err untouched). */
bool reflect_find(struct clr_class *k, struct slice name, struct member *ret_member);
/* The member's type as C# metadata names it: "System.Single", "UnityEngine.Vector3",
 * "System.Collections.Generic.List`1[System.String]", a method's return type. */
void reflect_type_name(struct buf *to, const struct member *m);
/* That type's class; what reflect_from_json() wants. NULL: a type of the signature is missing. */
struct clr_class *reflect_class(const struct member *m);

/* Reads a field or property of `o` (boxed or reference; NULL if static), as the object has it. A
 * getter that throws: ERR_ENGINE with the exception's text; so does a static constructor, without.
 * *ret_value NULL is C#'s null; pointers come as IntPtr; a Nullable is its value or null. */
bool reflect_get(struct clr_object *o, const struct member *m, struct clr_object **ret_value,
                 struct err *err);

/* A value as a person reads it: strings as they are, true/false as "True"/"False", numbers and
 * structs as ToString() with the invariant culture has them, enums by name, null as "null",
 * UnityEngine.Object as "obj:<id>" (destroyed: "null"), collections that know their count as
 * "Count = 3 [1, 2, 3]" with at most 10 items and two levels, pairs in them as "[key, value]". An
 * exception meanwhile: "<TypeName: message>" in its place. Cut after `max` characters (not bytes)
 * with "..." behind. */
void reflect_text(struct buf *to, struct clr_object *value, size_t max);
/* The same value as JSON, if it is null, a bool, number, char, string, decimal, enum (its name; its
 * number if it has none), a struct of numbers of UnityEngine (lower-case keys, as the fields are
 * named: x y z w r g b a; Rect x y width height; Bounds center extents; Matrix4x4 m00..m33;
 * LayerMask value), or a UnityEngine.Object ("obj:<id>", destroyed: null). What JSON has no number
 * for is "NaN", "Infinity", "-Infinity". False with nothing written: it is something else. */
bool reflect_json(struct json_out *w, struct clr_object *value);

/*
 * JSON to a value of type `k`, boxed if it is a struct. Numbers must fit; enums by name ("A, B"
 * for several) or number; structs from objects with some of their fields (the others keep what
 * `old`, if not NULL, has) or from arrays with all; object references from "obj:<id>" or null, of
 * the right type, or to what of the same game object is of it; arrays of one dimension and List<T>;
 * Nullable from null. ERR_ARGUMENT says what does not fit; nothing has changed then.
 */
bool reflect_from_json(struct clr_class *k, const struct json *v, struct clr_object *old,
                       struct clr_object **ret_value, struct err *err);
/* Writes a field or property. ERR_ARGUMENT: it has no setter or is constant, or the value is of
 * another type; ERR_ENGINE: the setter threw. */
bool reflect_set(struct clr_object *o, const struct member *m, struct clr_object *value,
                 struct err *err);

/* --- UnityEngine.Object --- */

/* Whether it is one (alive or destroyed), and its id; 0 if destroyed. */
bool reflect_is_unity_object(struct clr_object *o);
int64_t reflect_instance_id(struct clr_object *o);
/* The living object of that id; NULL: none. */
struct clr_object *reflect_object_by_id(int64_t id);
/* The engine's modules are stand-ins of ours: what is not public in them is no member of Unity's,
 * and is neither listed nor found. */
void reflect_hide_internals(void);
/* After clr_enter_domain() said that the domain changed: forgets every class it had looked up. */
void reflect_forget(void);

#endif
