/*
 * The journal: what tools have changed in the graph, as opposed to what the running game does. The
 * values are those at the end of the last edit that touched them; play may have moved on since.
 * save*.c write it into scene files. Knows the graph alone: no files, no runtime. One thread, and
 * process-wide like the graph.
 *
 *     edits_begin() ... the graph tells what changes, scripts' fields are handed in ... edits_end()
 */
#ifndef PLAYER_GRAPH_EDITS_H
#define PLAYER_GRAPH_EDITS_H

#include "graph.h"

/* --- A value of a script's field, as Unity serialises it. --- */

enum field_kind {
    FIELD_INT, /* bools, enums and chars too */
    FIELD_FLOAT,
    FIELD_DOUBLE,
    FIELD_TEXT,
    FIELD_OBJECT,
    FIELD_MAP,
    FIELD_FLOW, /* a map on one line: vectors, colours */
    FIELD_LIST
};

struct field {
    enum field_kind kind;
    char *name; /* owned; NULL: an item of a list */
    union {
        int64_t i;
        double d; /* FIELD_FLOAT too */
        struct {
            char *text; /* owned; NULL: empty. Ends in NUL, and may have others before */
            size_t len;
        };
        int id; /* of a native object; 0: null */
        struct {
            struct field *first, *last; /* owned */
            size_t n;
            int int_size; /* of a list of whole numbers: bytes of each; 0: of something else */
        };
    };
    struct field *next;
};

/* NULL: no memory. */
struct field *field_new(enum field_kind kind, struct slice name);
bool field_set_text(struct field *f, struct slice text);
void field_add(struct field *parent, struct field *child);
void field_free(struct field *f);         /* NULL is fine */
void field_free_all(struct field *first); /* with those after it; likewise */

/* --- What is remembered. --- */

/* One value of an object: a text for NAME and TAG, a number for LAYER, ACTIVE and HIDE_FLAGS, a
 * vector for POSITION (of a RectTransform the anchored one), ROTATION, SCALE and RECT, whatever the
 * property is for VALUE; nothing for PARENT, since the graph has it. */
struct edit {
    enum graph_change what;
    int slot;
    enum value_type type;
    struct value value;
    bool is_pending; /* marked, not yet taken */
};

/* An object that is still there. */
struct edited {
    int id;
    bool is_created; /* by a tool, and in no file yet */
    bool has_all;    /* an edit for each value that it has */
    struct edit *edits;
    size_t n_edits, edits_cap;
    struct field *fields; /* by name; each once */
    int64_t new_id;       /* save.c's business: in the file that is being written; 0: none */
    /* The journal's business. */
    bool is_pending;
    struct list link;
};

/* Something of a scene's file that a tool has destroyed. */
struct removed {
    int home; /* the scene's handle */
    int64_t file_id;
};

/* What changes from here to edits_end() is an edit. Pairs nest. */
void edits_begin(void);
/* Takes the values. */
void edits_end(void);
bool edits_is_open(void);
/* In between, what happens is none: files are being read, scenes come and go. Pairs nest. */
void edits_hold(void);
void edits_release(void);

/* For the graph's events. */
void edits_changed(struct object *o, enum graph_change what, int slot);
void edits_destroyed(struct object *o);
/* A field of a script has this value; takes the field over. */
void edits_set_field_take(struct object *o, struct field *f);

/* NULL: no tool has touched it. */
struct edited *edits_of(int id);
/* In the order in which they were first touched: NULL begins, NULL ends. */
struct edited *edits_next(const struct edited *after);
const struct edit *edits_find(const struct edited *e, enum graph_change what, int slot);
const struct removed *edits_removed(size_t *ret_n);
/* An edit could not be remembered: what would be saved is not what was done, until nothing is
 * remembered any more. */
void edits_lose(void);
bool edits_are_incomplete(void);

/* What the object is like now, whatever is remembered: an edit for each value that it has. The
 * journal does not have it; the caller hands it to edits_done(). False: no memory. */
bool edits_take_all(struct object *o, struct edited *ret_edited);
void edits_done(struct edited *e);

/* What is remembered of one object, of what was removed from a scene, of everything. */
void edits_forget(int id);
void edits_forget_removed(int home);
void edits_reset(void);

#endif
