/* Shared by the files of this folder: the tables that read.c and write.c walk. */
#ifndef LINK_INTERNAL_H
#define LINK_INTERNAL_H

#include "link.h"

enum field_type {
    FIELD_NUMBER, /* int64_t: 1 to LINKMSG_MAX_NUMBER */
    FIELD_AMOUNT, /* int64_t: clamped to 0 .. .max; with FIELD_STRICT negative is refused; .def if
                     absent */
    FIELD_REAL,   /* double */
    FIELD_BOOL,
    FIELD_NEGATED, /* bool that the message negates */
    FIELD_TEXT,    /* struct slice: truncated at .max, if set */
    FIELD_ID,      /* struct slice: longer than .max counts as absent */
    FIELD_OBJECT,  /* struct slice of JSON: if larger than .max, when set, counts as absent */
    FIELD_ARRAY,   /* struct slice of JSON */
    FIELD_KIND,    /* enum err_kind, by linkmsg_kinds */
    FIELD_WORD,    /* an enum: the index in .words; 0 for an unknown word */
    FIELD_LEVEL,   /* const char *: one of .words; the first for an unknown word */
    FIELD_TREE     /* const struct json *: an array */
};

enum field_rule {
    FIELD_MAY,    /* written if set; a value that does not fit counts as absent */
    FIELD_ALWAYS, /* the same, but always written */
    FIELD_STRICT, /* may be absent, but must fit; always written */
    FIELD_MUST    /* must be present and fit; a text must not be empty */
};

struct field {
    const char *key;
    enum field_type type;
    enum field_rule rule;
    size_t at;                /* in its struct */
    int64_t max, def;         /* with FIELD_MAY, .def is not written */
    const char *const *words; /* ends with NULL */
};

/* Fields end with a row whose key is NULL. */
struct head {
    const char *key;
    enum linkmsg_side from;
    bool is_nested; /* the fields are members of the head's value, which is an object */
    const struct field *fields;
};

extern const struct head linkmsg_heads[LINKMSG_HEADS];
extern const struct field linkmsg_tool_fields[], linkmsg_line_fields[];

/* Several of our kinds may share one name; reading takes the first row with that name. */
struct kind_row {
    const char *name;
    enum err_kind kind;
};

extern const struct kind_row linkmsg_kinds[]; /* ends with a row whose name is NULL */

#endif
