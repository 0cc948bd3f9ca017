/*
 * What the block reader and the flow reader of a YAML tree share. Private to unity/yaml.
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
    size_t col;              /* of p, if p is where a line's content begins */
    unsigned depth;
    struct yaml *spare; /* nodes that were allocated and not used yet */
    unsigned n_spare, n_last;
};

/* Sets err to `what` at the line of `at`; returns NULL. */
struct yaml *yaml_reader_fault(struct yaml_reader *r, const char *at, const char *what);
/* A node for the bytes from start to end; NULL with err set if there is no memory. */
struct yaml *yaml_reader_node(struct yaml_reader *r, enum yaml_type type, const char *start,
                              const char *end);
/* Adds `child` after *last, which becomes it. */
void yaml_reader_append(struct yaml *parent, struct yaml **last, struct yaml *child);

/* The map in braces or list in brackets at r->p, over any number of lines. Moves r->p behind it
 * and leaves r->eol where it was; NULL with err set on a fault. */
struct yaml *yaml_read_flow(struct yaml_reader *r);
/* The quoted scalar at r->p, in the same way. */
struct yaml *yaml_read_quoted(struct yaml_reader *r);

#endif
