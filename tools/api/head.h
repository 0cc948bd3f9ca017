/*
 * The head of a declaration, "[Obsolete] public static float volume", in code or in a table. Both
 * are read by the same function, so that a member has the same key in both.
 */
#ifndef API_HEAD_H
#define API_HEAD_H

#include "base/base.h"

enum head_kind {
    HEAD_NONE, /* not a declaration */
    HEAD_TYPE,
    HEAD_DELEGATE,
    HEAD_METHOD,
    HEAD_CONSTRUCTOR,
    HEAD_OPERATOR,
    HEAD_PROPERTY,
    HEAD_INDEXER,
    HEAD_FIELD,
    HEAD_EVENT
};

enum {
    HEAD_STATIC = 1,
    HEAD_ABSTRACT = 2,
    HEAD_PARTIAL = 4,
    HEAD_CONST = 8,
    HEAD_SEEN = 16,     /* public or protected */
    HEAD_EXPLICIT = 32, /* of an interface */
    HEAD_ACCESS = 64,   /* it names an access */
};

struct head {
    enum head_kind kind;
    unsigned marks;          /* HEAD_STATIC ... */
    struct slice attributes; /* "[Obsolete] [Flags]" */
    struct slice rest;       /* what follows them */
    struct slice tail;       /* what follows the name and parameters */
    struct slice word;       /* of a type: class, struct, interface or enum */
    struct slice type;       /* of a member's value or result, as written */
    struct slice name; /* as written: without type parameters, "IFoo.Bar", "+" of an operator */
    struct slice parameters; /* with their brackets */
    struct slice key;        /* "Play`0(float,ref int,)": types by their short names */
    size_t arity;            /* type parameters */
    size_t n_parameters;     /* of an operator, method, indexer */
    size_t end;              /* behind the name and parameters */
};

/*
 * Reads a head. In code, the text ends with what ends the head: a brace, an arrow, a semicolon or
 * an equals sign. False: no memory; what is not a declaration is HEAD_NONE.
 */
bool head_read(struct arena *a, struct slice text, struct head *ret_head);

/* Adds the short name of the type that begins at a position. Returns the position behind it, or
 * SIZE_MAX if there is no type. */
size_t head_skip_type(struct slice text, size_t at, struct buf *name);

/* The name of an operator's method, "op_Addition"; NULL: C# has no such operator. */
const char *head_operator(const struct head *h);

struct head_parameter {
    struct slice passing; /* ref, out or in; "": by value */
    struct slice name;
};

/* The parameter at a position of a head's parameters, and the next position; begin with 0.
 * False: there is none. */
bool head_next_parameter(struct slice parameters, size_t *at, struct head_parameter *ret_parameter);

/* The accessors of a property, "{get protected set}", with their access; "": there is none.
 * False: they are something else. */
bool head_accessors(struct slice braces, struct slice *ret_get, struct slice *ret_set);

#endif
