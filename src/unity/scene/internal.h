/*
 * The inside of scene.h: files as lists of documents, and their composition into objects. Private
 * to scene*.c. The opened file and each source are composed once, each in its own space of ids; an
 * instance copies its source's objects.
 */
#ifndef UNITY_SCENE_INTERNAL_H
#define UNITY_SCENE_INTERNAL_H

#include "scene.h"
#include "unity/project/classes.h"
#include "unity/project/file.h"

#define ID_MASK 0x7fffffffffffffff

/* --- Numbers by id. --- */

struct id_slot {
    int64_t id;
    uint32_t at;
    int32_t part;
};

/* A map of id_slots; zeros are an empty one. The first slot of an id stays. False: no memory. */
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
/* NULL: none. */
static inline const struct id_slot *id_map_find(const struct map *m, int64_t id)
{
    return map_find(m, MAP_KEY(id));
}

/* --- Files. --- */

/* What hierarchy needs of a document. */
struct scene_doc {
    struct yaml_doc y;
    int64_t owner;      /* m_GameObject; of a stripped one its instance */
    int64_t link;       /* m_Father of a transform; of a stripped one its id in the source */
    struct guid guid;   /* of a stripped one: the source */
    int32_t root_order; /* of a transform */
    bool is_listed;     /* a component that an object has */
};

struct node;

enum file_state { FILE_NEW, FILE_COMPOSING, FILE_READY, FILE_UNUSABLE };

struct scene_inside;

struct scene_file {
    struct scene_inside *inside;
    struct slice path; /* empty: not in the project */
    struct guid guid;
    enum file_state state;
    bool is_noted; /* the user has been told why it is not expanded */
    struct file_bytes bytes;
    struct scene_doc *docs;
    uint32_t n_docs;
    size_t docs_cap;
    struct map doc_map;
    uint32_t *stripped; /* documents, by instance and id in its source */
    uint32_t n_stripped;
    struct node **nodes; /* all objects, those that were removed left out */
    uint32_t n_nodes;
    size_t nodes_cap;
    struct map part_map; /* nodes; part: index of a component, or -1 */
    struct scene_instance *instances;
    struct node *first;  /* roots, in order */
    bool has_names;      /* of a source that is not text: they have been looked for */
    struct slice *names; /* what its .meta calls the ids of doc_map */
    uint32_t n_names;
};

/* Something that an instance adds at a place of its own. */
struct added {
    int64_t id;
    int64_t index;
};

/* A modification of something in the source. */
struct scene_change {
    int64_t target;      /* in the source's ids */
    uint32_t order;      /* in the instance's list */
    struct slice path;   /* decoded */
    struct slice value;  /* as written */
    struct yaml_ref ref; /* what counts instead, unless null; in the ids of the instance's file */
};

struct scene_instance {
    int64_t id;
    uint32_t doc;
    struct scene_file *file; /* that it is in */
    const struct scene_file *source;
    bool is_unknown;                /* the source cannot be expanded */
    uint32_t first_node;            /* of those it brought, which follow each other */
    struct yaml_entry modification; /* m_Modification; raw is empty if there is none */
    bool is_indexed;                /* the next three are there */
    struct map copies;              /* ids in the source to nodes and parts in the file */
    struct scene_change *changes;   /* by target, then in order */
    size_t n_changes;
    int64_t parent;                     /* the transform it hangs on, in the file's ids; 0: none */
    struct added *components, *objects; /* those with an index, in order */
    size_t n_components, n_objects;
    struct scene_instance *next; /* in document order */
};

struct node {
    struct scene_object o;
    const struct node *source; /* of an instance: what it is a copy of */
    int64_t source_id;         /* of an unknown one: its id in the source; 0: nobody knows */
    uint32_t index;            /* in its file's nodes */
    uint32_t order;            /* document that gives its place: Transform, or instance */
    int64_t root_order;
    size_t components_cap;
    bool is_inner;   /* of an instance, with its parent: this file does not place it */
    bool is_removed; /* by the instance */
    bool is_linked;  /* among its parent's children, or the roots */
    unsigned char mark;
    struct node *last; /* child */
};

struct scene_inside {
    struct project *p;
    struct arena arena;   /* lives as long as the scene */
    struct arena scratch; /* for the tree of one entry at a time */
    struct arena value;   /* for one reference at a time */
    struct scene_file *root;
    struct map by_guid; /* struct scene_file *: all files */
    struct slice *notes;
    size_t n_notes, notes_cap, n_unsaid;
    size_t n_objects; /* of all files */
    unsigned depth;
    size_t n_searched; /* steps of searches that go through lists */
};

static inline struct node *node_of(const struct scene_object *o)
{
    return (struct node *)(uintptr_t)o; /* objects are nodes; only scene*.c changes them */
}

/* A tree belongs to the one whose arena it is in, who may change it. */
static inline struct yaml *yaml_mutable(const struct yaml *v)
{
    return (struct yaml *)(uintptr_t)v;
}

bool is_transform(int64_t class_id);

/* Reads the file's documents. False, with err set: not there, not text, broken. */
bool scene_file_read(struct scene_inside *in, struct scene_file *f, struct err *err);
void scene_file_free(struct scene_file *f);
/* {fileID: ...} in a value as it is written; a null reference if it is none. False: broken. */
bool scene_ref_of(struct scene_inside *in, const struct scene_doc *d, const struct yaml_entry *e,
                  struct yaml_ref *ret_ref, struct err *err);
/* The text of a scalar value, in the file or the arena. */
bool scene_text_of(struct scene_inside *in, struct slice raw, struct slice *ret_text,
                   struct err *err);
/* The tree of an entry, in the scratch arena. */
bool scene_tree_of(struct scene_inside *in, const struct scene_doc *d, const struct yaml_entry *e,
                   const struct yaml **ret_value, struct err *err);
/* The documents of an instance that are stripped, in order of their ids in the source. */
const uint32_t *scene_stripped(const struct scene_file *f, int64_t instance, size_t *ret_n);
int64_t scene_int(struct slice value, int64_t otherwise);

/* Fills in what kind of component the document is. */
bool scene_component_init(struct scene_inside *in, const struct scene_file *f,
                          const struct scene_doc *d, struct scene_component *c, struct err *err);

/* Puts the file's objects together; sources are read and composed when they are met. */
bool scene_compose(struct scene_inside *in, struct scene_file *f, struct err *err);
bool scene_add_instances(struct scene_inside *in, struct scene_file *f, struct err *err);
/* An instance whose source cannot be expanded. `list` is its m_Modifications, or NULL. */
bool scene_add_unknown(struct scene_inside *in, struct scene_file *f, struct scene_instance *i,
                       const struct yaml *list, struct err *err);
/* Reads the names that the source's .meta file gives to what is in it, once. */
bool scene_source_names(struct scene_inside *in, struct scene_file *source, struct err *err);
/* The file with this guid, read or not. NULL: no memory. */
struct scene_file *scene_source(struct scene_inside *in, const struct guid *guid);
/* Whether a modification of this path means something to the hierarchy, and applying it. */
bool scene_is_place(struct slice path);
bool scene_apply(struct scene_inside *in, struct node *n, struct slice path,
                 const struct yaml *value, struct err *err);
/* Parents, order of children and roots. */
bool scene_order(struct scene_inside *in, struct scene_file *f, struct err *err);

/* What `ref` of an instance names in its source: the node, *ret_part as in scene_part(). */
struct node *scene_source_part(struct scene_inside *in, const struct scene_file *source,
                               const struct yaml_ref *ref, int *ret_part);

/* --- Values. --- */

/* Makes the lists that values are found by, once; the instance's file must be composed. */
bool scene_instance_index(struct scene_inside *in, struct scene_instance *i, struct err *err);
/* The changes of what has this id in the source. */
const struct scene_change *scene_changes(const struct scene_instance *i, int64_t id, size_t *ret_n);

/* "items.Array.data[2].name" is the key items, the item 2, the key name. */
enum path_kind { PATH_KEY, PATH_ITEM, PATH_SIZE };

struct path_part {
    enum path_kind kind;
    struct slice name; /* of a key */
    size_t index;      /* of an item */
};

bool path_is_valid(struct slice path);
/* Takes the next part off a path that is not empty; false: it is none. */
bool path_cut(struct slice *rest, struct path_part *ret_part);
/* The bytes of an item in a list of numbers that is written as bytes, lowest first, such as
 * "0100000002000000", which does not say. 0: no such list. */
size_t packed_width(struct slice hex);
/* The item that begins at p. */
int64_t packed_number(const char *p, size_t width);

/* Where the last item of a list or member of a map was found: the next one is often behind it. */
struct scene_cursor {
    const struct yaml *parent;
    struct yaml *child;
    size_t index;
};

/* Changes of one tree. */
struct scene_edit {
    struct scene_inside *in;
    struct arena *a;                /* of the tree */
    struct yaml *root;              /* a map */
    size_t n_steps;                 /* through members and items that are left */
    size_t n_room;                  /* nodes that lists may still grow by */
    struct scene_cursor cursors[8]; /* by depth */
};

void scene_edit_init(struct scene_edit *e, struct scene_inside *in, struct arena *a,
                     struct yaml *root, size_t n_changes);
/* Applies one change; `ref` is its reference in the ids that the tree has. What does not fit the
 * tree is passed over. False: no memory, or too much work. */
bool scene_edit_apply(struct scene_edit *e, const struct scene_change *change,
                      const struct yaml_ref *ref, struct err *err);
/* Makes `v` a reference. */
bool scene_edit_ref(struct arena *a, struct yaml *v, const struct yaml_ref *ref, struct err *err);

struct node *scene_node_new(struct scene_inside *in, struct err *err);
/* Makes the node one of the file's, findable by its ids. */
bool scene_node_add(struct scene_file *f, struct node *n, struct err *err);
bool scene_component_add(struct scene_inside *in, struct node *n, const struct scene_component *c,
                         struct err *err);
/* The next one in hierarchy order: children before siblings. NULL: there is none. */
struct scene_object *scene_following(const struct scene_object *o);
/* Appends to the children of `parent`. */
void scene_link(struct node *parent, struct node *n);
/* Counts a step of a search through a list; false: there were too many in this scene. */
bool scene_may_search(struct scene_inside *in);
/* By an id of the file; *ret_part is the component's index or -1. NULL: none. */
struct node *scene_part(const struct scene_file *f, int64_t id, int *ret_part);
/* Neither object nor component, nor anything of a prefab's making: an asset in a prefab. */
bool scene_is_asset(const struct scene_doc *d);
/* A file without documents; nothing is read, whatever has this path. */
bool scene_make(struct project *p, struct slice path, struct scene **ret_scene, struct err *err);
bool scene_note(struct scene_inside *in, struct err *err, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
