/*
 * The journal: changes of the graph by tools, as opposed to the running game. It holds the
 * values at the end of the last edit that touched them; the game may have changed them since.
 * player/save/ writes it into scene files. Depends only on the graph, not on files or the runtime.
 * One thread, and process-wide like the graph.
 *
 *     edits_begin() ... graph events and edits_set_field_take() report changes ... edits_end()
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
            char *text; /* owned; NULL: empty. NUL-terminated, and may contain NULs */
            size_t len;
        };
        int id; /* of a native object; 0: null */
        struct {
            struct field *first, *last; /* owned */
            size_t n;
            int int_size; /* of a list of integers: bytes of each; 0: other lists */
        };
    };
    struct field *next;
};

/* NULL: no memory. */
struct field *field_new(enum field_kind kind, struct slice name);
bool field_set_text(struct field *f, struct slice text);
void field_add(struct field *parent, struct field *child);
void field_free(struct field *f);         /* NULL is fine */
void field_free_all(struct field *first); /* this one and its successors; NULL is fine */

/* --- The records. --- */

/* One value of an object: a text for NAME and TAG, a number for LAYER, ACTIVE and HIDE_FLAGS, a
 * vector for POSITION (of a RectTransform the anchored one), ROTATION, SCALE and RECT, the
 * property's type for VALUE, and nothing for PARENT, which the graph knows. */
struct edit {
    enum graph_change what;
    int slot;
    enum value_type type;
    struct value value;
    bool is_pending; /* marked as changed, value not yet recorded */
};

/* An edited object that still exists. */
struct edited {
    int id;
    bool is_created;     /* by a tool, and not in a file yet */
    bool has_all;        /* there is an edit for every value it has */
    bool has_new_script; /* a tool has given a script of the file another type */
    struct edit *edits;
    size_t n_edits, edits_cap;
    struct field *fields; /* by name; each at most once */
    int64_t new_id;       /* for save.c: its id in the file being written; 0: none */
    /* Private to the journal. */
    bool is_pending;
    struct list link;
};

/* An object of a scene's file that a tool has destroyed. */
struct removed {
    int home; /* the scene's handle */
    int64_t file_id;
};

/* Changes from here to edits_end() are recorded as edits. Pairs nest. */
void edits_begin(void);
/* Records the current values of the changed objects. */
void edits_end(void);
bool edits_is_open(void);
/* Changes between these two are not edits: files are read, scenes are loaded or unloaded. Pairs
 * nest. */
void edits_pause(void);
void edits_resume(void);

/* The graph's events call these. */
void edits_changed(struct object *o, enum graph_change what, int slot);
void edits_destroyed(struct object *o);
/* A script of a file has another type now. */
void edits_script_changed(struct object *o);
/* Records the value of a script's field; takes ownership of `f`. */
void edits_set_field_take(struct object *o, struct field *f);

/* The edits of an object; NULL: no tool has touched it. */
struct edited *edits_of(int id);
/* Edited objects in the order in which they were first touched: NULL begins, NULL ends. */
struct edited *edits_next(const struct edited *after);
const struct edit *edits_find(const struct edited *e, enum graph_change what, int slot);
const struct removed *edits_removed(size_t *ret_n);
/* Reports that an edit could not be recorded, so a save would lack it. The journal stays incomplete
 * until it is empty again. */
void edits_mark_incomplete(void);
bool edits_are_incomplete(void);

/* Snapshots the object: an edit for each value it has now, beside those in the journal. The caller
 * hands it to edits_done(). False: no memory. */
bool edits_snapshot(struct object *o, struct edited *ret_edited);
void edits_done(struct edited *e);

/* Forgets the edits of one object, the removals from one scene, or everything. */
void edits_forget(int id);
void edits_forget_removed(int home);
void edits_reset(void);

#endif
