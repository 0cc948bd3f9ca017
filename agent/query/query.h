/*
 * A query is one C# expression. Plain ones, `find("Player").transform.position.y`, are paths: they
 * are walked by reflection, read-only and without a compiler. In the others, the forms that are not
 * C#, find("X"), Scene['X'] and GameObject["X"], are rewritten before they are compiled. Private to
 * agent/.
 */
#ifndef AGENT_QUERY_QUERY_H
#define AGENT_QUERY_QUERY_H

#include "agent/clr/clr.h"

/* --- The text of a query; needs no runtime. --- */

/* ERR_ARGUMENT: there are statements, assignments and the like outside of lambdas, or no compiler
 * could read it. *ret_expression begins where the text does; a final semicolon is cut off. */
bool query_check(struct slice text, struct slice *ret_expression, struct err *err);

enum query_root {
    QUERY_VALUE,  /* just a literal */
    QUERY_OBJECT, /* find("X") and the like */
    QUERY_TYPE    /* the first steps name a type */
};

enum query_step_kind {
    QUERY_MEMBER,   /* .text */
    QUERY_NUMBER,   /* [number] */
    QUERY_TEXT,     /* ["text"] */
    QUERY_CHARACTER /* ['text']: a char if it is one character, else a text */
};

struct query_step {
    enum query_step_kind kind;
    struct slice text;
    int64_t number;
};

struct query_path {
    bool is_plain; /* if false, nothing below is set */
    enum query_root root;
    struct slice name; /* QUERY_OBJECT: name or path of a game object */
    struct slice json; /* QUERY_VALUE */
    const struct query_step *steps;
    size_t n_steps;
};

/* Reads the expression if it is plain; in the arena. False: no memory. */
bool query_parse(struct arena *a, struct slice expression, struct query_path *ret_path,
                 struct err *err);

/* An expression as the compiler gets it. */
struct query_code {
    struct slice expression; /* lent */
    struct slice source;
    size_t begin;              /* where the expression begins in the source */
    const struct slice *names; /* the objects that the source calls QUERY_FUNCTION(0), (1), … */
    size_t n_names;
    struct query_edit *edits;
    size_t n_edits;
};

#define QUERY_CLASS    "UmcpQuery"
#define QUERY_FUNCTION "global::" QUERY_CLASS ".Object"

/* In the arena. ERR_ARGUMENT if it names too many objects; or no memory. */
bool query_rewrite(struct arena *a, struct slice expression, struct query_code *ret_code,
                   struct err *err);
/* The compiler's report about the source, with rows and columns of the expression. In the arena; p
 * is NULL without memory. */
struct slice query_report(struct arena *a, const struct query_code *code, struct slice report);

/* --- The meaning of a query; main thread. --- */

enum query_end {
    QUERY_DONE,
    QUERY_UNKNOWN, /* a path cannot decide, but a compiler might; err names the unknown part */
    QUERY_FAILED   /* err: no such object, null on the way, an exception */
};

/* Walks a plain path that is not a literal. Getters run unguarded: call it within guard_run().
 * Paths use static members only of UnityEngine and of the project's types, and of the class library
 * only values: texts, dates, collections. An exception is ERR_ENGINE, "TypeName: message", and so
 * is null on the way. Keep *ret_value on the C stack. */
enum query_end query_walk(struct arena *a, const struct query_path *path,
                          struct clr_object **ret_value, struct err *err);

/* The game object of that name or path ("Root/Child", "/Root/Child") in the loaded scenes: an
 * active one, else an inactive one. NULL if there is none. */
bool query_find(struct slice name, struct clr_object **ret_object, struct err *err);

/* The type that the first *ret_n of these words name. QUERY_UNKNOWN: there is none, there are
 * several, or paths may not use it. */
enum query_end query_type(struct arena *a, const struct query_step *words, size_t n,
                          struct clr_class **ret_class, size_t *ret_n, struct err *err);
/* Its full name for a message, in the arena; empty without memory. */
struct slice query_class_name(struct arena *a, struct clr_class *k);
/* Whether paths may use members that this class declares. */
bool query_is_open(struct clr_class *declaring);

#endif
