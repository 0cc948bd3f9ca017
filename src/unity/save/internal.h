/*
 * Shared by the parts of save.h: documents under edit, as trees that remember the bytes they were
 * made from. Private to unity/save.
 */
#ifndef UNITY_SAVE_INTERNAL_H
#define UNITY_SAVE_INTERNAL_H

#include "base/limits.h"
#include "save.h"
#include "unity/scene/internal.h"
#include "unity/yaml/lex.h"

/* --- Trees. --- */

/* A value. Items that come from the file are read on demand. */
struct save_node {
    enum yaml_type type;
    struct slice key;     /* of a map's member, as written */
    struct slice raw;     /* its bytes in the document; p is NULL: new */
    struct slice text;    /* the new text of a scalar */
    const struct yaml *y; /* the file's value here */
    struct save_node *up; /* the parent */
    struct save_node **items;
    uint32_t n_items;
    size_t items_cap;
    bool is_open;    /* the items have been read */
    bool is_touched; /* it, or something below it, differs from the file */
    bool is_changed; /* a scalar was set, or items were added to or removed from a list or map */
    bool is_plain;   /* the text needs no quotes */
    bool is_flow;    /* written in braces or brackets */
    bool is_block;   /* in the file it begins on a line of its own */
};

struct save_doc {
    const struct yaml_doc *y;
    struct save_node *root; /* NULL: not read yet */
    bool is_removed;
    bool is_unplaced; /* new, and not yet placed under a parent or as a root */
};

/* A modification of an instance. */
struct save_change {
    struct slice key; /* the target's id in the source, as bytes, then the path */
    struct save_node *item;
};

/* An instance whose modifications have been read. */
struct save_instance {
    const struct scene_instance *i;
    struct save_doc *doc;
    struct save_node *modification, *list; /* m_Modification and its m_Modifications */
    struct yaml_ref source;                /* as the document names it */
    struct map changes;                    /* struct save_change */
};

/* The children of a Transform, or the roots, in their new order. */
struct save_siblings {
    int64_t parent;
    int64_t *ids; /* of Transforms */
    size_t n, cap;
    bool is_changed;
};

/* A component that was added to an object. */
struct save_attached {
    int64_t owner, component;
    struct save_node *item; /* its m_Component entry in an old file, whose key is the class */
};

struct scene_save {
    const struct scene *scene;
    struct scene *own; /* same as `scene` if we own it; NULL: the caller owns it */
    struct guid guid;  /* of a new file; null: unknown */
    struct scene_impl *impl;
    const struct scene_file *f;
    struct arena arena;
    struct arena values;         /* memory of `value_of` */
    const struct yaml *value_of; /* composed values of `value_id`, before any edits */
    int64_t value_id;            /* 0: none is loaded */
    struct save_doc *docs;       /* documents of the file, in order */
    struct save_doc *roots;      /* the one in `docs` that lists the roots; NULL: none */
    struct save_doc **added;     /* new documents */
    uint32_t n_added;
    size_t added_cap;
    struct map new_ids;  /* id to index in `added` */
    struct map promised; /* ids that were handed out or reserved */
    struct save_instance **instances;
    uint32_t n_instances;
    size_t instances_cap;
    struct map instance_ids; /* id to index in `instances` */
    struct save_siblings **siblings;
    uint32_t n_siblings;
    size_t siblings_cap;
    struct map sibling_ids; /* parent to index in `siblings` */
    struct map removed;     /* removed ids */
    struct map old_links;   /* ids that the old file refers to but does not have */
    bool has_old_links;     /* old_links is filled */
    struct save_attached *attached;
    uint32_t n_attached;
    size_t attached_cap;
    struct slice eol;                              /* "\n" or "\r\n" */
    uint64_t id_state;                             /* generator state for new ids */
    signed char one_line, quoted_paths, has_order; /* -1: not known yet */
};

/* Appends to a list in the arena. Fails, with err set, on too many items or lack of memory. */
#define SAVE_ADD(s, items, n, cap, item, err)                                                      \
    (VEC_ADD_IN(&(s)->arena, items, n, cap, LIMIT_SAVE_ITEMS, item) || save_no_room(n, err))
bool save_no_room(size_t n, struct err *err);

/* --- Documents. --- */

/* NULL: the id has no document, or it was removed. */
struct save_doc *save_doc_of(const struct scene_save *s, int64_t id);
/* The map below the document's type name. */
bool save_root(struct scene_save *s, struct save_doc *d, struct save_node **ret_root,
               struct err *err);
/* Turns a reference to the new file's own guid into a local id, or into null if the file has no
 * such id. */
void save_localize(const struct scene_save *s, struct yaml_ref *ref);
/* Adds a document given as its YAML text, with lines ended by '\n'. */
bool save_add_text(struct scene_save *s, struct slice text, int64_t id, struct save_node **ret_root,
                   struct err *err);

/* --- Nodes. --- */

bool node_open(struct scene_save *s, struct save_node *n, struct err *err);
/* Finds a member of a map and opens it; *ret_member is NULL if there is none. */
bool node_get(struct scene_save *s, struct save_node *n, const char *name,
              struct save_node **ret_member, struct err *err);
struct save_node *node_new(struct scene_save *s, enum yaml_type type, struct err *err);
/* Appends `item`; `key` is its name if `n` is a map. */
bool node_append(struct scene_save *s, struct save_node *n, struct slice key,
                 struct save_node *item, struct err *err);
bool node_insert(struct scene_save *s, struct save_node *list, uint32_t at, struct save_node *item,
                 struct err *err);
void node_remove(struct save_node *list, uint32_t at);
void node_set_scalar(struct save_node *n, struct slice text, bool is_plain);
bool node_set_ref(struct scene_save *s, struct save_node *n, const struct yaml_ref *ref,
                  struct err *err);
/* Returns false if the node is not a reference. */
bool node_to_ref(struct scene_save *s, struct save_node *n, struct yaml_ref *ret_ref);
/* The decoded text of a scalar. */
bool node_text(struct scene_save *s, const struct save_node *n, struct slice *ret_text,
               struct err *err);
/* Follows a path from a document's map and creates missing members. For a path that ends in a
 * list's size it returns the list. */
bool node_follow(struct scene_save *s, struct save_node *root, struct slice path,
                 struct save_node **ret_node, struct err *err);
/* Turns an unset value or an empty map into a list. False: the node holds something else. */
bool node_be_list(struct save_node *n);
/* Turns an unset value or an empty map or list into a map written in lines of its own. */
void node_be_map(struct save_node *n);
bool node_resize(struct scene_save *s, struct save_node *list, size_t size, struct err *err);

/* --- Values. --- */

enum save_kind { SAVE_INT, SAVE_FLOAT, SAVE_DOUBLE, SAVE_TEXT, SAVE_REF };

struct save_value {
    enum save_kind kind;
    int64_t number;
    double real;    /* for SAVE_FLOAT and SAVE_DOUBLE */
    unsigned width; /* bytes per number, if the list is stored as hex; 0: it is not */
    struct slice text;
    struct yaml_ref ref;
};

#define SAVE_NUMBER_SIZE 40
/* Sets a value of a document, or of a prefab instance's copy, by its path. */
bool save_set(struct scene_save *s, int64_t id, struct slice path, const struct save_value *v,
              struct err *err);
/* Formats the scalar into the arena. `old` is the text that it replaces. */
bool save_format(struct scene_save *s, const struct save_value *v, struct slice old,
                 struct slice *ret_text, struct err *err);
/* Whether the scalar as written already equals this value. */
bool save_is_scalar(struct scene_save *s, struct slice raw, const struct save_value *v);
bool save_is_ref(const struct yaml_ref *ref, const struct save_value *v);

struct save_place {
    struct slice eol;
    size_t col;    /* where the text begins */
    size_t indent; /* of continuation lines */
    bool is_flow;
};

/* Writes a text, plain or quoted as YAML requires, broken into lines as Unity does. */
void save_put_text(struct buf *to, struct slice text, const struct save_place *place);

/* --- Writing. --- */

void save_put_doc(struct scene_save *s, const struct save_doc *d, struct buf *to);
/* "{fileID: 1, guid: ..., type: 3}" */
void save_put_ref(struct buf *to, const struct yaml_ref *ref);
/* Whether maps in braces stay on one line, whatever their length. */
bool save_is_one_line(struct scene_save *s);

/* --- Instances. --- */

/* An object or component of an instance. */
struct save_target {
    struct save_instance *instance;
    struct yaml_ref ref; /* the original in the instance's source */
    int64_t class_id;
};

/* Finds the original that `id` is a copy of. ERR_TOOL: unknown. */
bool save_target_of(struct scene_save *s, int64_t id, struct save_target *ret_target,
                    struct err *err);
bool save_change_set(struct scene_save *s, const struct save_target *t, int64_t id,
                     struct slice path, const struct save_value *v, struct err *err);
/* The value that a modification sets; *ret_value is NULL if there is no such modification. */
bool save_change_get(struct scene_save *s, const struct save_target *t, struct slice path,
                     struct save_node **ret_value, struct err *err);
/* Makes sure that the file has a document with this id; adds a stripped one if needed. */
bool save_need_doc(struct scene_save *s, int64_t id, struct err *err);

/* Add to and remove from m_AddedComponents and m_AddedGameObjects, the lists (in newer files) of
 * what the file adds to an instance. */
bool save_list_added(struct scene_save *s, const struct save_target *t, const char *list,
                     int64_t added, int64_t index, struct err *err);
bool save_unlist_added(struct scene_save *s, struct save_instance *inst, const char *list,
                       int64_t added, struct err *err);
/* A list of the instance; *ret_list is NULL if the file's format does not have it. */
bool save_instance_list(struct scene_save *s, struct save_instance *inst, const char *name,
                        struct save_node **ret_list, struct err *err);

/* --- Hierarchy. --- */

/* The children of a Transform; `parent` 0: the roots. */
bool save_siblings_of(struct scene_save *s, int64_t parent, struct save_siblings **ret_siblings,
                      struct err *err);
/* Removes a Transform from its parent's children or from the roots. */
bool save_detach(struct scene_save *s, int64_t id, struct err *err);
/* The document of this file with this id; NULL if there is none, or it is stripped or removed. */
struct save_doc *save_own_doc(const struct scene_save *s, int64_t id);
/* The id of this file that a member of the document refers to; 0: none. */
bool save_link_of(struct scene_save *s, struct save_doc *d, const char *key, int64_t *ret_id,
                  struct err *err);
/* Index of the item that refers to `id`, directly or in its member `key`; n_items if none does. */
uint32_t save_find_ref(struct scene_save *s, const struct save_node *list, const char *key,
                       int64_t id);
/* Updates m_RootOrder wherever the list of siblings has changed. */
bool save_put_orders(struct scene_save *s, struct err *err);
/* Whether the file is a prefab, which has exactly one root. */
bool save_is_prefab(const struct scene_save *s);

/* Returns the end of the next "{fileID: N}" with N other than 0; NULL: none. */
const char *save_next_link(const char *p, const char *end, int64_t *ret_id);
/* Makes references to removed ids null. */
bool save_clear_refs(struct scene_save *s, struct err *err);

#endif
