/*
 * Shared by the parts of scene.h: files as lists of documents, and their composition into objects.
 * The opened file and each source are composed once, each with its own ids; an instance copies its
 * source's objects. Private to unity/scene and unity/save.
 */
#ifndef UNITY_SCENE_INTERNAL_H
#define UNITY_SCENE_INTERNAL_H

#include "scene.h"
#include "unity/project/classes.h"
#include "unity/project/file.h"

#define ID_MASK 0x7fffffffffffffff

/* --- Maps by id. --- */

struct id_slot {
    int64_t id;
    uint32_t at;
    int32_t part;
};

/* Adds to a map of id_slots; a zeroed map is empty. An id that is already there keeps its slot.
 * False: out of memory. */
static inline bool id_map_add(struct map *m, int64_t id, uint32_t at, int32_t part)
{
    struct id_slot *slot;
    bool is_new;

    if (!m->item_size)
        *m = (struct map)MAP_BY_BYTES(struct id_slot, id, UINT32_MAX);
    slot = map_add(m, MAP_KEY(id), &is_new);
    if (slot && is_new) {
        slot->at = at;
        slot->part = part;
    }
    return slot != NULL;
}
/* Makes room for `n` more, so that adding them cannot fail. */
static inline bool id_map_reserve(struct map *m, size_t n)
{
    if (!m->item_size)
        *m = (struct map)MAP_BY_BYTES(struct id_slot, id, UINT32_MAX);
    return map_reserve(m, n);
}
/* NULL: none. */
static inline const struct id_slot *id_map_find(const struct map *m, int64_t id)
{
    return map_find(m, MAP_KEY(id));
}

/* --- Files. --- */

/* The hierarchy's data of a document. */
struct scene_doc {
    struct yaml_doc y;
    int64_t owner;      /* m_GameObject; if stripped: its instance */
    int64_t link;       /* m_Father of a Transform; if stripped: its id in the source */
    struct guid guid;   /* if stripped: the source */
    int32_t root_order; /* of a Transform */
    bool is_listed;     /* a component that an object of this file lists */
    bool is_on_owner;   /* and that object is its owner */
};

struct node;

enum file_state { FILE_NEW, FILE_COMPOSING, FILE_READY, FILE_UNUSABLE };

struct scene_impl;

struct scene_file {
    struct scene_impl *impl;
    struct slice path; /* empty: not in the project */
    struct guid guid;
    enum file_state state;
    bool is_reported; /* a note already has the reason that it is not expanded */
    struct file_bytes bytes;
    struct scene_doc *docs;
    uint32_t n_docs;
    size_t docs_cap;
    struct map doc_map;
    uint32_t *stripped; /* document indices, sorted by instance, then by id in its source */
    uint32_t n_stripped;
    struct node **nodes; /* all objects except removed ones */
    uint32_t n_nodes;
    size_t nodes_cap;
    struct map part_map; /* id to node; part: component index, or -1 */
    struct scene_instance *instances;
    struct node *first;  /* roots, in order */
    bool has_names;      /* for a source that is not text: we have looked for them */
    struct slice *names; /* names from its .meta file; doc_map has their ids */
    uint32_t n_names;
};

/* An object or component that an instance adds at a given index. */
struct added {
    int64_t id;
    int64_t index;
};

/* A modification of an object or component of the source. */
struct scene_change {
    int64_t target;      /* id in the source */
    uint32_t order;      /* position in the instance's list */
    struct slice path;   /* decoded */
    struct slice value;  /* as written */
    struct yaml_ref ref; /* replaces `value` unless null; uses the ids of the instance's file */
};

struct scene_instance {
    int64_t id;
    uint32_t doc;
    struct scene_file *file; /* the file that contains it */
    const struct scene_file *source;
    bool is_unknown;                /* the source cannot be expanded */
    uint32_t first_node;            /* its copies are consecutive nodes from here */
    struct yaml_entry modification; /* m_Modification; raw is empty if missing */
    bool is_indexed;                /* the next three are filled */
    struct map copies;              /* id in the source to node and part in the file */
    struct scene_change *changes;   /* by target, then by order */
    size_t n_changes;
    int64_t parent;                     /* Transform above it, an id of the file; 0: none */
    struct added *components, *objects; /* those with an index, in order */
    size_t n_components, n_objects;
    struct scene_instance *next; /* in document order */
};

struct node {
    struct scene_object o;
    const struct node *source; /* in an instance: the original */
    int64_t source_id;         /* if the source is unknown: its id there; 0: unknown too */
    uint32_t index;            /* in its file's nodes */
    uint32_t order;            /* the document that decides its place: Transform or instance */
    int64_t root_order;
    size_t components_cap;
    bool is_inner;   /* copied together with its parent, so this file does not place it */
    bool is_removed; /* the instance removes it */
    bool is_linked;  /* it is in its parent's children or in the roots */
    unsigned char mark;
    struct node *last; /* last child */
};

struct scene_impl {
    struct project *p;
    struct arena arena;   /* freed with the scene */
    struct arena scratch; /* for the tree of one entry at a time */
    struct arena value;   /* for one reference at a time */
    struct scene_file *root;
    struct map by_guid; /* struct scene_file *: all files, including the opened one */
    struct slice *notes;
    size_t n_notes, notes_cap, n_dropped;
    size_t n_objects; /* in all files together */
    unsigned depth;
    size_t n_searched; /* steps spent on linear searches */
};

static inline struct node *node_of(const struct scene_object *o)
{
    return (struct node *)(uintptr_t)o; /* every object is a node; only unity/scene changes them */
}

/* Only the owner of the tree's arena may change the tree. */
static inline struct yaml *yaml_mutable(const struct yaml *v)
{
    return (struct yaml *)(uintptr_t)v;
}

bool is_transform(int64_t class_id);

/* Reads the file's documents. Fails if it is missing, not text or broken. */
bool scene_file_read(struct scene_impl *impl, struct scene_file *f, struct err *err);
void scene_file_free(struct scene_file *f);
/* Reads a {fileID: ...} value; *ret_ref is null if the value is not a reference. False: broken. */
bool scene_ref_of(struct scene_impl *impl, const struct scene_doc *d, const struct yaml_entry *e,
                  struct yaml_ref *ret_ref, struct err *err);
/* Decodes a scalar; the text is in the file or the arena. */
bool scene_text_of(struct scene_impl *impl, struct slice raw, struct slice *ret_text,
                   struct err *err);
/* Parses an entry into the scratch arena. */
bool scene_tree_of(struct scene_impl *impl, const struct scene_doc *d, const struct yaml_entry *e,
                   const struct yaml **ret_value, struct err *err);
/* An instance's stripped documents, sorted by id in the source. */
const uint32_t *scene_stripped(const struct scene_file *f, int64_t instance, size_t *ret_n);
int64_t scene_int(struct slice value, int64_t otherwise);

/* Fills in the component's type from its document. */
bool scene_component_init(struct scene_impl *impl, const struct scene_file *f,
                          const struct scene_doc *d, struct scene_component *c, struct err *err);

/* Composes the file's objects. Reads and composes sources as it reaches them. */
bool scene_compose(struct scene_impl *impl, struct scene_file *f, struct err *err);
bool scene_add_instances(struct scene_impl *impl, struct scene_file *f, struct err *err);
/* Adds an instance whose source is unknown. `list` is its m_Modifications, or NULL. */
bool scene_add_unknown(struct scene_impl *impl, struct scene_file *f, struct scene_instance *i,
                       const struct yaml *list, struct err *err);
/* Reads the names that the source's .meta file gives to its contents, once. */
bool scene_source_names(struct scene_impl *impl, struct scene_file *source, struct err *err);
/* The file with this guid, whether read or not. NULL: out of memory. */
struct scene_file *scene_source(struct scene_impl *impl, const struct guid *guid);
/* Applies a modification if its path matters to the hierarchy. */
bool scene_apply(struct scene_impl *impl, struct node *n, struct slice path,
                 const struct yaml *value, struct err *err);
/* Sets parents and the order of children and roots. */
bool scene_order(struct scene_impl *impl, struct scene_file *f, struct err *err);

/* Finds the node that an instance's `ref` names in its source; *ret_part as in scene_part(). */
struct node *scene_source_part(struct scene_impl *impl, const struct scene_file *source,
                               const struct yaml_ref *ref, int *ret_part);

/* --- Values. --- */

/* Builds the instance's maps for finding values, once. Its file must be composed. */
bool scene_instance_index(struct scene_impl *impl, struct scene_instance *i, struct err *err);
/* The changes to the object or component with this id in the source. */
const struct scene_change *scene_changes(const struct scene_instance *i, int64_t id, size_t *ret_n);

/* "items.Array.data[2].name" is: key "items", item 2, key "name". */
enum path_kind { PATH_KEY, PATH_ITEM, PATH_SIZE };

struct path_part {
    enum path_kind kind;
    struct slice name; /* of a key */
    size_t index;      /* of an item */
};

bool path_is_valid(struct slice path);
/* Cuts the next part off a non-empty path. False: the path is invalid. */
bool path_cut(struct slice *rest, struct path_part *ret_part);
/* Guesses the bytes per integer of a list stored as hex, little-endian, such as "0100000002000000".
 * 0: not such a list. */
size_t packed_width(struct slice hex);
/* Decodes the integer at p. */
int64_t packed_number(const char *p, size_t width);

/* Where the last lookup in a list or map ended; the next one is often right after it. */
struct scene_cursor {
    const struct yaml *parent;
    struct yaml *child;
    size_t index;
};

/* Edits to one tree. */
struct scene_edit {
    struct scene_impl *impl;
    struct arena *a;                /* memory of the tree */
    struct yaml *root;              /* a map */
    size_t n_steps;                 /* steps left for searching members and items */
    size_t n_room;                  /* nodes that lists may still grow by */
    struct scene_cursor cursors[8]; /* by depth */
};

void scene_edit_init(struct scene_edit *e, struct scene_impl *impl, struct arena *a,
                     struct yaml *root, size_t n_changes);
/* Applies one change. `ref` is its reference, in the ids of the tree. A change that does not fit
 * the tree is ignored. False: out of memory, or too much work. */
bool scene_edit_apply(struct scene_edit *e, const struct scene_change *change,
                      const struct yaml_ref *ref, struct err *err);
/* Makes `v` a reference. */
bool scene_edit_ref(struct arena *a, struct yaml *v, const struct yaml_ref *ref, struct err *err);

struct node *scene_node_new(struct scene_impl *impl, struct err *err);
/* Adds the node to the file's nodes and makes it findable by its ids. */
bool scene_node_add(struct scene_file *f, struct node *n, struct err *err);
bool scene_component_add(struct scene_impl *impl, struct node *n, const struct scene_component *c,
                         struct err *err);
/* The next object in hierarchy order, children before siblings. NULL: none. */
struct scene_object *scene_following(const struct scene_object *o);
/* Appends to the children of `parent`. */
void scene_link(struct node *parent, struct node *n);
/* Counts one step of a linear search. False: the scene has used up its limit. */
bool scene_may_search(struct scene_impl *impl);
/* Finds a node by an id of the file; *ret_part is the component's index or -1. NULL: none. */
struct node *scene_part(const struct scene_file *f, int64_t id, int *ret_part);
/* Whether the document is an asset in a prefab: not an object, a component or prefab
 * bookkeeping. */
bool scene_is_asset(const struct scene_doc *d);
/* Makes a scene without documents. Does not read `path`, even if it exists. */
bool scene_make(struct project *p, struct slice path, struct scene **ret_scene, struct err *err);
bool scene_note(struct scene_impl *impl, struct err *err, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
