/*
 * Shared by the block and flow parsers of a YAML tree. Private to unity/yaml.
 */
#ifndef UNITY_YAML_INTERNAL_H
#define UNITY_YAML_INTERNAL_H

#include "lex.h"

struct yaml_reader {
    struct arena *a;
    struct err *err;
    const char *begin, *end; /* all lines */
    size_t line;             /* of begin */
    const char *p;           /* the next byte to read */
    const char *eol;         /* of p's line */
    size_t col;              /* of p, if p is at the first byte of a line's content */
    unsigned depth;
    struct yaml *spare; /* allocated but unused nodes */
    unsigned n_spare, n_last;
};

/* Sets err to `what` at the line of `at`; returns NULL. */
struct yaml *yaml_reader_fault(struct yaml_reader *r, const char *at, const char *what);
/* A node for the bytes from start to end; NULL with err set if out of memory. */
struct yaml *yaml_reader_node(struct yaml_reader *r, enum yaml_type type, const char *start,
                              const char *end);
/* Appends `child` after *last and makes it the new *last. */
void yaml_reader_append(struct yaml *parent, struct yaml **last, struct yaml *child);

/* Reads the map in braces or list in brackets at r->p, over any number of lines. Moves r->p past it
 * but does not update r->eol. NULL with err set on a fault. */
struct yaml *yaml_read_flow(struct yaml_reader *r);
/* Reads the quoted scalar at r->p in the same way. */
struct yaml *yaml_read_quoted(struct yaml_reader *r);

#endif
