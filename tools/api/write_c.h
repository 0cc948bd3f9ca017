/* The C that is made from all tables: the player's class rows, numbers and names of classes. */
#ifndef API_WRITE_C_H
#define API_WRITE_C_H

#include "names.h"

/* A new object of a class as Unity writes it. */
struct form {
    struct slice name; /* "UnityEngine.BoxCollider" */
    struct slice text;
};

struct c_writer {
    const struct names *names;
    const struct type **types; /* of all tables, inner ones behind their outer one */
    size_t n_types, types_cap;
    const struct form *forms;
    size_t n_forms;
    struct faults *faults;
    struct arena *arena;
    struct buf *out;
};

/* Adds a table's types. False: no memory. */
bool write_c_add(struct c_writer *w, const struct table *t);
/* native_classes[] of player/classes/classes.h, with all that its rows refer to. */
void write_class_rows(const struct c_writer *w);
/* class_rows[] and component_names[] of src/unity/project/classes.h. */
void write_class_names(const struct c_writer *w);

#endif
