/*
 * A table, managed/api/<assembly>.api, as it is written: types, members, and what each does here.
 * managed/api/README.md has the grammar. What a name means is for names.h.
 */
#ifndef API_TABLE_H
#define API_TABLE_H

#include "faults.h"
#include "head.h"
#include "mark.h"

struct type;
struct table;

enum member_kind {
    MEMBER_CODE, /* of C# */
    MEMBER_ROW,  /* "row int m_IsPlaying 0": a row of the class table alone; "row none" has no key:
                       the class is in that table, without rows of its own */
    MEMBER_CHANGED, /* "changed m_CastShadows 0": another default of an inherited row */
    MEMBER_VALUE    /* "value int[] tags at tags": in files alone */
};

/* Unity's versions as year or major * 1000 + minor: 2022003, 6000000. 0: any. */
struct versions {
    int64_t since, until; /* the first with the member, the first without it */
    int64_t error_since;  /* from here on, its use is an error */
};

struct member {
    enum member_kind kind;
    struct head head; /* of MEMBER_CODE; of a MEMBER_VALUE its name and type */
    struct mark mark; /* of the others: the slot or key */
    struct versions versions;
    struct type *owner;
    size_t line;
};

enum type_kind { TYPE_CLASS, TYPE_STRUCT, TYPE_INTERFACE, TYPE_ENUM, TYPE_DELEGATE, TYPE_FILE };

struct type {
    enum type_kind kind;
    struct table *table;
    struct type *outer;      /* NULL: none */
    struct head head;        /* of a TYPE_FILE: its name */
    struct slice name_space; /* "": none */
    struct slice name;       /* "Foo<T>" */
    struct slice tail;       /* " : Bar, IFoo where T : struct"; of an enum its values, too */
    struct slice full;       /* "UnityEngine.Foo<T>.Bar", as messages have it */
    struct slice key;        /* "UnityEngine.Foo`1.Bar`0", as a scan has it */
    struct slice base;       /* the first of its bases, as written; "": none */
    int64_t number;          /* Unity's, in files; 0: none */
    struct slice file_class; /* its class in files, if scripts know it by another name; else "" */
    struct slice document;   /* the part of a file that holds it; "": its own */
    struct versions versions;
    struct member *members;
    size_t n_members, members_cap;
    struct type **inner;
    size_t n_inner, inner_cap;
    size_t line;
};

struct table {
    struct slice path, text;
    struct slice *usings; /* "System.Collections" */
    size_t n_usings, usings_cap;
    struct type **types; /* at the top, in order */
    size_t n_types, types_cap;
};

/* Reads a table; lines that are wrong become faults and are left out. The text must outlive it.
 * False: no memory. */
bool table_read(struct arena *a, struct slice path, struct slice text, struct faults *faults,
                struct table **ret_table);

#endif
