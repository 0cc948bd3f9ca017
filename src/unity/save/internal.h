/*
 * The inside of save.h: documents that are being edited, as trees that remember the bytes
 * they came from. Private to scene_save*.c.
 */
#ifndef UNITY_SAVE_INTERNAL_H
#define UNITY_SAVE_INTERNAL_H

#include "base/limits.h"
#include "save.h"
#include "unity/scene/internal.h"
#include "unity/yaml/lex.h"

/* --- Trees. --- */

/* A value. What is below one that comes from the file is looked into when somebody goes there. */
struct save_node {
    enum yaml_type type;
    struct slice key;     /* of a member: as written */
    struct slice raw;     /* in the document; p is NULL: new */
    struct slice text;    /* of a scalar that was set */
    const struct yaml *y; /* what the file has below it */
    struct save_node *up; /* what it is in */
    struct save_node **items;
    uint32_t n_items;
    size_t items_cap;
    bool is_open;    /* the items are there */
    bool is_touched; /* it, or something below, is not as in the file */
    bool is_changed; /* a scalar that was set; a list or map whose own items are others */
    bool is_plain;   /* the text needs no quotes */
    bool is_flow;    /* in braces or brackets */
    bool is_block;   /* in the file it begins in a line of its own */
};

struct save_doc {
    const struct yaml_doc *y;
    struct save_node *root; /* NULL: nobody looked into it */
    bool is_removed;
    bool is_unplaced; /* a new one that was given no parent yet, not even to be a root */
};

/* A modification of an instance. */
struct save_change {
    struct slice key; /* the bytes of the target's id in the source, and the path */
    struct save_node *item;
};

/* An instance that was looked into. */
struct save_instance {
    const struct scene_instance *i;
    struct save_doc *doc;
    struct save_node *modification, *list; /* m_Modification and its m_Modifications */
    struct yaml_ref source;                /* as the document names it */
    struct map changes;                    /* struct save_change */
};

/* The children of a Transform, or the roots, in order, as they are to be. */
struct save_kin {
    int64_t parent;
    int64_t *ids; /* of Transforms */
    size_t n, cap;
    bool is_changed;
};

/* A component that is new on an object. */
struct save_attached {
    int64_t owner, component;
    struct save_node *item; /* of m_Component in files of old, wants the number of its class */
};

struct scene_save {
    const struct scene *scene;
    struct scene *own; /* the same, if it belongs to this; NULL: it is the caller's */
    struct guid guid;  /* of a new file; null: unknown */
    struct scene_inside *in;
    const struct scene_file *f;
    struct arena arena;
    struct arena values;         /* those of the component below */
    const struct yaml *value_of; /* what an instance has now */
    int64_t value_id;            /* whose they are; 0: nobody's */
    struct save_doc *docs;       /* those of the file, in order */
    struct save_doc *roots;      /* the one of these that lists the roots; NULL: none */
    struct save_doc **added;     /* the new ones */
    uint32_t n_added;
    size_t added_cap;
    struct map new_ids;  /* to those */
    struct map promised; /* ids that were handed out */
    struct save_instance **instances;
    uint32_t n_instances;
    size_t instances_cap;
    struct map instance_ids; /* to instances */
    struct save_kin **kin;
    uint32_t n_kin;
    size_t kin_cap;
    struct map kin_ids;   /* to kin, by parent */
    struct map removed;   /* ids that are gone */
    struct map old_links; /* ids that the file referred to and did not have */
    bool has_old_links;   /* they have been looked for */
    struct save_attached *attached;
    uint32_t n_attached;
    size_t attached_cap;
    struct slice eol;                              /* "\n" or "\r\n" */
    uint64_t id_state;                             /* of the ids that are handed out */
    signed char one_line, quoted_paths, has_order; /* -1: not known yet */
};

/* Adds to a list in the arena. False, and err says so: there are too many, or no memory. */
#define SAVE_ADD(s, items, n, cap, item, err)                                                      \
    (VEC_ADD_IN(&(s)->arena, items, n, cap, LIMIT_SAVE_ITEMS, item) || save_no_room(n, err))
bool save_no_room(size_t n, struct err *err);

/* --- Documents. --- */

/* NULL: there is none, or not any more. */
struct save_doc *save_doc_of(const struct scene_save *s, int64_t id);
/* The map below the document's type name. */
bool save_root(struct scene_save *s, struct save_doc *d, struct save_node **ret_root,
               struct err *err);
/* There is or will be a document with this id. */
bool save_has_id(const struct scene_save *s, int64_t id);
/* A reference to a new file by its guid is one within it; null, if it has no such id. */
void save_localize(const struct scene_save *s, struct yaml_ref *ref);
/* Adds a document that is written like this, lines ended by '\n'. */
bool save_add_text(struct scene_save *s, struct slice text, int64_t id, struct save_node **ret_root,
                   struct err *err);

/* --- Nodes. --- */

bool node_open(struct scene_save *s, struct save_node *n, struct err *err);
void node_touch(struct save_node *n);
/* The member of an open map; NULL: none. */
struct save_node *node_member(const struct scene_save *s, const struct save_node *n,
                              struct slice name);
/* The same, opened; *ret_member is NULL if there is none. */
bool node_get(struct scene_save *s, struct save_node *n, const char *name,
              struct save_node **ret_member, struct err *err);
struct save_node *node_new(struct scene_save *s, enum yaml_type type, struct err *err);
/* Appends; a map's member takes `key`. */
bool node_append(struct scene_save *s, struct save_node *n, struct slice key,
                 struct save_node *item, struct err *err);
bool node_insert(struct scene_save *s, struct save_node *list, uint32_t at, struct save_node *item,
                 struct err *err);
void node_remove(struct save_node *list, uint32_t at);
void node_set_scalar(struct save_node *n, struct slice text, bool is_plain);
bool node_set_ref(struct scene_save *s, struct save_node *n, const struct yaml_ref *ref,
                  struct err *err);
/* False: it is no reference. */
bool node_to_ref(struct scene_save *s, struct save_node *n, struct yaml_ref *ret_ref);
/* The text of a scalar. */
bool node_text(struct scene_save *s, const struct save_node *n, struct slice *ret_text,
               struct err *err);
/* Follows a path from a document's map, making what is not there. A path that ends in a list's
 * size returns the list. */
bool node_follow(struct scene_save *s, struct save_node *root, struct slice path,
                 struct save_node **ret_node, struct err *err);
/* Nothing, or an empty map, becomes a list; false: something else stands there. */
bool node_be_list(struct save_node *n);
/* Nothing, or an empty map or list, becomes a map in lines of its own. */
void node_be_map(struct save_node *n);
bool node_resize(struct scene_save *s, struct save_node *list, size_t size, struct err *err);

/* --- Values. --- */

enum save_kind { SAVE_INT, SAVE_FLOAT, SAVE_DOUBLE, SAVE_TEXT, SAVE_REF };

struct save_value {
    enum save_kind kind;
    int64_t number;
    double real;    /* of both kinds */
    unsigned width; /* of numbers in a list that is written as bytes; 0: it is none */
    struct slice text;
    struct yaml_ref ref;
};

#define SAVE_NUMBER_SIZE 40
/* The shortest text that reads back to the same number, in the form that Unity gives it. */
void save_format_float(float value, char to[SAVE_NUMBER_SIZE]);
void save_format_double(double value, char to[SAVE_NUMBER_SIZE]);
/* Sets a value of a document or of a copy, by its path. */
bool save_set(struct scene_save *s, int64_t id, struct slice path, const struct save_value *v,
              struct err *err);
/* The scalar's text, in the arena. `old` is what it replaces. */
bool save_format(struct scene_save *s, const struct save_value *v, struct slice old,
                 struct slice *ret_text, struct err *err);
/* Whether a scalar as written is this value already. */
bool save_is_scalar(struct scene_save *s, struct slice raw, const struct save_value *v);
bool save_is_ref(const struct yaml_ref *ref, const struct save_value *v);

struct save_place {
    struct slice eol;
    size_t col;    /* where the text begins */
    size_t indent; /* of the lines that it may go on in */
    bool is_flow;
};

/* A text, plain or quoted as it needs, over as many lines as Unity would. */
void save_put_text(struct buf *to, struct slice text, const struct save_place *place);

/* --- Writing. --- */

void save_put_doc(struct scene_save *s, const struct save_doc *d, struct buf *to);
/* "{fileID: 1, guid: ..., type: 3}" */
void save_put_ref(struct buf *to, const struct yaml_ref *ref);
/* Whether maps in braces stay on one line, however long. */
bool save_is_one_line(struct scene_save *s);

/* --- Instances. --- */

/* Something that came with an instance. */
struct save_target {
    struct save_instance *instance;
    struct yaml_ref ref; /* in the source */
    int64_t class_id;
};

bool save_instance_of(struct scene_save *s, const struct scene_instance *i,
                      struct save_instance **ret_instance, struct err *err);
/* What `id` is the copy of. ERR_TOOL: nobody knows. */
bool save_target_of(struct scene_save *s, int64_t id, struct save_target *ret_target,
                    struct err *err);
bool save_change_set(struct scene_save *s, const struct save_target *t, int64_t id,
                     struct slice path, const struct save_value *v, struct err *err);
/* The value of a modification; NULL in *ret_value: there is none. */
bool save_change_get(struct scene_save *s, const struct save_target *t, struct slice path,
                     struct save_node **ret_value, struct err *err);
/* Makes sure that the file has a document for what this id names: a stripped one appears. */
bool save_need_doc(struct scene_save *s, int64_t id, struct err *err);

/* m_AddedComponents and m_AddedGameObjects of newer files: what the file adds to a copy. */
bool save_list_added(struct scene_save *s, const struct save_target *t, const char *list,
                     int64_t added, int64_t index, struct err *err);
bool save_unlist_added(struct scene_save *s, struct save_instance *inst, const char *list,
                       int64_t added, struct err *err);
/* A list of the instance; NULL in *ret_list: the file's format has none of this name. */
bool save_instance_list(struct scene_save *s, struct save_instance *inst, const char *name,
                        struct save_node **ret_list, struct err *err);

/* --- Hierarchy. --- */

/* The children of a Transform; 0: the roots. */
bool save_kin_of(struct scene_save *s, int64_t parent, struct save_kin **ret_kin, struct err *err);
/* Takes a Transform away from its parent or the roots. */
bool save_detach(struct scene_save *s, int64_t id, struct err *err);
/* Is it a document of this file, neither stripped nor gone? */
struct save_doc *save_own_doc(const struct scene_save *s, int64_t id);
/* Where a member of a document refers to in this file; 0: nowhere. */
bool save_link_of(struct scene_save *s, struct save_doc *d, const char *key, int64_t *ret_id,
                  struct err *err);
/* What has this id in a list of references, or of maps with one; its length: none. */
uint32_t save_find_ref(struct scene_save *s, const struct save_node *list, const char *key,
                       int64_t id);
/* Writes the orders of all whose siblings are others than before. */
bool save_put_orders(struct scene_save *s, struct err *err);
/* Whether the file is a prefab, which has one root. */
bool save_is_prefab(const struct scene_save *s);

/* Behind the next "{fileID: N}" from p on, N not 0; NULL: none. */
const char *save_next_link(const char *p, const char *end, int64_t *ret_id);
/* Makes references to what is gone null. */
bool save_clear_refs(struct scene_save *s, struct err *err);

#endif
