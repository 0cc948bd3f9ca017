/*
 * Writes edits to a composed scene back into the scene's file. Documents that no edit touches stay
 * byte for byte the same; in the others, only the values that differ are replaced. An edit to an
 * object of a prefab instance becomes a modification of that instance. This layer knows
 * files only: no engine, no types.
 *
 *     save_begin(scene) -> save_set_int(...), save_add_document(...), ... -> save_finish()
 *     save_begin_new(path) -> the same, for a file that does not exist yet
 *
 * Ids are those of the scene's file (struct scene_object.id, scene_component.id). Property paths
 * are written as Unity writes them in m_Modifications, down to one value: "m_LocalPosition.x",
 * "m_Materials.Array.size", "m_Materials.Array.data[0]", "items.Array.data[2].name".
 */
#ifndef UNITY_SAVE_SAVE_H
#define UNITY_SAVE_SAVE_H

#include "unity/scene/scene.h"

struct scene_save;

/* The target of a reference. */
struct save_ref {
    int64_t file_id; /* 0: null */
    bool has_guid;   /* false: file_id is an id of this file */
    struct guid guid;
    int type; /* 2: a file that Unity wrote, 3: an imported file, 0: built into the editor */
};

/* The scene must outlive *ret_save. Fails with ERR_TOOL and a line number if the file cannot be
 * edited (two documents with one id, malformed). */
bool save_begin(const struct scene *scene, struct scene_save **ret_save, struct err *err);
/* Begins a new file without documents; a file that already exists at `path` is ignored. `guid` is
 * the guid that the new file will have: references to it become local ids, or null if the file has
 * no such id. New ids are derived from `seed`. */
bool save_begin_new(struct project *p, struct slice path, const struct guid *guid, uint64_t seed,
                    struct scene_save **ret_save, struct err *err);
void save_free(struct scene_save *s);

/* --- Values. Setting a value that is already there (same number, same text) changes nothing.
 * --- */

/* Sets one scalar. Numbers are written as Unity writes them; text is quoted where YAML needs it. */
bool save_set_int(struct scene_save *s, int64_t id, struct slice path, int64_t value,
                  struct err *err);
bool save_set_float(struct scene_save *s, int64_t id, struct slice path, float value,
                    struct err *err);
bool save_set_double(struct scene_save *s, int64_t id, struct slice path, double value,
                     struct err *err);
bool save_set_text(struct scene_save *s, int64_t id, struct slice path, struct slice value,
                   struct err *err);
/* Fails with ERR_TOOL if `value` is a local id that this file neither has nor will have. */
bool save_set_ref(struct scene_save *s, int64_t id, struct slice path, const struct save_ref *value,
                  struct err *err);

/* Makes an unset value a map with one line per member. Without this call, a map whose first member
 * has a one-letter name is written in braces: {x: 1, y: 2}. */
bool save_set_map(struct scene_save *s, int64_t id, struct slice path, struct err *err);

/* Integers of one width. */
struct save_numbers {
    const int64_t *items; /* unsigned 64-bit values have the same bits */
    size_t n;
    unsigned width; /* bytes per integer: 1, 2, 4 or 8 */
};

/* Sets a list of integers; `path` is without ".Array". The list is set as a whole because a
 * document stores it as one hex string that does not show the width of an integer. */
bool save_set_numbers(struct scene_save *s, int64_t id, struct slice path,
                      const struct save_numbers *numbers, struct err *err);

/* --- Structure. --- */

/* Returns an id that the file does not use yet. */
int64_t save_new_id(struct scene_save *s);
/* Reserves an id that the caller chose: a document with this id will follow. */
bool save_use_id(struct scene_save *s, int64_t id, struct err *err);
/* Adds a document: class number, type name and the lines below it, each indented by two blanks and
 * ended by '\n', as Unity writes them. This does not link the document to anything: save_attach()
 * and save_set_parent() update m_Component, m_Children, the list of roots and a prefab's added
 * components. */
bool save_add_document(struct scene_save *s, int64_t class_id, const char *type, int64_t id,
                       struct slice lines, struct err *err);
/* Changes a reference without guid to refer to an id of this file, to an asset, or to null. */
typedef void save_map_fn(void *ctx, struct yaml_ref *ref);

/* The source of a document that is copied. */
struct save_copy {
    int64_t class_id;
    struct slice type;
    const struct yaml *values; /* from scene_values() */
    save_map_fn *map;
    void *ctx;
};

/* Adds a document with the members of `values`, in the same order. It belongs to no prefab instance
 * and has no place yet: m_GameObject, m_Component, m_Father, m_Children are empty. */
bool save_add_copy(struct scene_save *s, const struct save_copy *from, int64_t id, struct err *err);
/* Copies everything that an overwritten prefab has besides objects and components (meshes,
 * materials), under the same ids. Call it after all other ids of the new file are known
 * (save_new_id(), save_use_id()): references to any other id become null. */
bool save_add_assets(struct scene_save *s, const struct scene *old, struct err *err);
/* Puts the new component last on the object. If the object belongs to a prefab instance, this adds
 * a stripped document for the object and an entry in the instance's list of added components.
 * *ret_owner is the id to write as the component's m_GameObject. */
bool save_attach(struct scene_save *s, int64_t object_id, int64_t component_id, int64_t *ret_owner,
                 struct err *err);
/* Makes Transform `id` a child of Transform `parent` (0: a root), in front of the sibling `before`
 * (0: last). Works for new objects, objects of this file and roots of instances. Fails with
 * ERR_TOOL for objects inside an instance, which stay where their prefab puts them. */
bool save_set_parent(struct scene_save *s, int64_t id, int64_t parent, int64_t before,
                     struct err *err);
/* The current parent of a Transform, edits included; 0: it is a root. */
bool save_parent(struct scene_save *s, int64_t id, int64_t *ret_parent, struct err *err);
/* Removes an object with its components and everything below it, or one component. References to
 * removed ids become null. */
bool save_remove(struct scene_save *s, int64_t id, struct err *err);

/* --- The end. --- */

/* Appends the whole file to `to`. Without changes (*ret_changed is false) it equals the text that
 * was read. Reads the result again and fails with ERR_TOOL if it has a broken link within the file
 * that the old file did not have. */
bool save_finish(struct scene_save *s, struct buf *to, bool *ret_changed, struct err *err);

/* --- Edits of others. --- */

struct save_versions {
    struct slice base;   /* the file that was loaded */
    struct slice ours;   /* that file with our edits: from save_finish() */
    struct slice theirs; /* the others' version */
};

/* Appends the file with both edits to `to`. ERR_TOOL: both have touched the same document, one
 * refers to an object that the other has removed, or theirs is not readable. The hierarchy stays a
 * tree. */
bool save_merge(struct slice path, const struct save_versions *v, struct buf *to, struct err *err);

#endif
