/* The C# that is made from a table. */
#ifndef API_WRITE_CS_H
#define API_WRITE_CS_H

#include "names.h"
#include "scan.h"

/* What the C# of one assembly is made from. */
struct cs_writer {
    const struct names *names;
    const struct table *table;
    const struct scan *scan; /* what is written by hand */
    struct faults *faults;
    int64_t unity; /* the version of Unity that is wanted; 0: all */
    struct buf *out;
};

/* Writes the members that the table has and no file declares. */
void write_cs(struct cs_writer *w);
/* One member, and the fields that it needs; `indent` blanks before each line. */
void write_cs_member(struct cs_writer *w, const struct type *t, const struct member *m, int indent);
/* Whether the wanted version of Unity has it, and lets it be used. */
bool write_cs_has(const struct cs_writer *w, const struct versions *v);

#endif
