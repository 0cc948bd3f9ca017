/* What the names in all tables mean: which type a name is, and which slots a class has. */
#ifndef API_NAMES_H
#define API_NAMES_H

#include "table.h"

struct names {
    struct map types;
};

void names_open(struct names *n);
void names_close(struct names *n);
/* Adds a table's types. A type that is there twice is a fault. False: no memory. */
bool names_add(struct names *n, const struct table *t, struct faults *faults);

/* The type of a name as it is written inside of a type: looks from the inside out, then in the
 * table's usings. NULL: no table has it. */
const struct type *names_find(const struct names *n, const struct type *from, struct slice written);
/* The type of a key, such as "UnityEngine.Camera`0". */
const struct type *names_of_key(const struct names *n, struct slice key);
/* NULL: none, or in no table. */
const struct type *names_base(const struct names *n, const struct type *t);
bool names_derives(const struct names *n, const struct type *t, const char *base_key);

/* Fills in the kinds of slots that tables leave to the member's type. */
void names_resolve(const struct names *n, struct faults *faults);
/* The number of the first slot of a class itself; its bases' come first. */
size_t names_first_slot(const struct names *n, const struct type *t);
/* Rows of a member in the class table: 0, 1, or those of a struct. */
size_t member_rows(const struct member *m);

#endif
