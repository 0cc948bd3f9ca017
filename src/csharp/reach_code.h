/* Types, methods and edges of reach.c. Private to it and reach_code.c. */
#ifndef CSHARP_REACH_CODE_H
#define CSHARP_REACH_CODE_H

#include "base/limits.h"

#include "metadata.h"
#include "reach.h"

enum {
    REACH_STATIC = 0x10,
    REACH_FINAL = 0x20,
    REACH_VIRTUAL = 0x40,
    REACH_NEW_SLOT = 0x100
}; /* ECMA-335, II.23.1.10 */

#define NO_NUMBER UINT32_MAX

enum edge_kind {
    EDGE_CALL,    /* to a method: it is called, or a delegate is made of it */
    EDGE_VIRTUAL, /* the same, or one that overrides it */
    EDGE_MAKE,    /* to a type: an object is made */
    EDGE_NAME,    /* the same, and the class library need not know of the object */
    EDGE_FIELD    /* to a type: a field is read, whose row is `more` */
};

struct reach_edge {
    uint32_t to, more;
    enum edge_kind kind;
};

struct reach_assembly {
    struct metadata m;
    struct slice name;
    uint32_t first_type, first_method, first_field; /* the numbers of the first rows */
    uint32_t *refs;                                 /* the type of each TypeRef, by row */
};

struct reach_type {
    uint32_t assembly, base; /* numbers; base: NO_NUMBER, it is none of ours */
    uint32_t first_method, n_methods;
    uint32_t first_sub;                /* of those that derive from it or implement it, in `subs` */
    uint32_t made, made_whole, walked; /* the last walk that saw it so */
    bool is_interface, is_main, is_generated, has_foreign_interface;
};

struct reach_sub {
    uint32_t type, next;
};

struct reach_method {
    uint32_t type;
    uint32_t seen, asked; /* the last walk */
    uint32_t first_edge, n_edges;
    bool is_read, touches;
};

struct reach {
    struct arena arena;
    struct reach_assembly assemblies[LIMIT_REACH_ASSEMBLIES];
    size_t n_assemblies;
    bool names_main, is_linked, has_failed;
    struct reach_type *types;
    struct reach_method *methods;
    struct reach_sub *subs;
    uint32_t *fields; /* the last walk that saw each being read */
    uint32_t n_types, n_methods, n_subs;
    struct reach_edge *edges;
    size_t n_edges, edges_cap;

    /* one walk */
    uint32_t walk, n_walks;
    bool has_found, is_cut;
    uint32_t *todo, *virtuals;
    size_t n_todo, todo_cap, n_virtuals, virtuals_cap;
    size_t n_steps;
    size_t n_work; /* of all walks: rows and instructions looked at */
};

/* Counts work; false: it was too much. */
bool reach_may_go_on(struct reach *r, size_t work);
/* Whether a class of that name is the one that is looked for. */
bool reach_is_main(struct slice name);

/* --- reach_link.c: types of all assemblies --- */

/* Once, after the last assembly; false: no memory. */
bool reach_link(struct reach *r);
bool reach_find(const struct reach *r, struct slice assembly, uint32_t token, uint32_t *ret_method);
/* The type of that assembly: a number, NO_NUMBER for a foreign one, or REACH_MAIN. */
#define REACH_MAIN (UINT32_MAX - 1)
uint32_t reach_type_of(const struct reach *r, const struct reach_assembly *a,
                       struct metadata_row type);
uint32_t reach_flags(const struct reach *r, uint32_t method);
bool reach_name(const struct reach *r, uint32_t method, struct slice *ret_name);
uint32_t reach_param_count(const struct reach *r, uint32_t method);
/* Whether it has that name, perhaps after that of an interface, and so many parameters. */
bool reach_is_method(const struct reach *r, uint32_t method, struct slice name, uint32_t n_params);
bool reach_is_constructor(const struct reach *r, uint32_t method); /* static ones too */
/* Whether it runs code on the main thread. */
bool reach_is_touch(const struct reach *r, uint32_t method);

/* --- reach_code.c: the names in methods --- */

/* Reads its code, if that is not done; false: no memory. */
bool reach_code(struct reach *r, uint32_t method);
/* The edges of a constructor that sets that field of its class; they are the last ones. */
uint32_t reach_code_of_field(struct reach *r, uint32_t constructor, uint32_t field,
                             uint32_t *ret_first);
/* Parameters that a signature of a method counts. */
uint32_t reach_signature_count(struct slice signature);
bool reach_is_touched_by(struct slice member);

#endif
