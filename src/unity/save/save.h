/*
 * Writing a scene file back: edits to a composed scene become other bytes of its own file.
 * Documents that no edit touches stay as they are, byte for byte; in the others only the values
 * that differ are replaced in place. Where an object came with a prefab instance, the edit becomes
 * a modification of that instance. Knows files only: no engine, no types.
 *
 *     save_begin(scene) -> save_set(...), save_add(...), save_remove(...) ... -> save_finish()
 *     save_begin_new(path) -> the same, for a file that is not there yet
 *
 * Ids are those of the scene's file (struct scene_object.id, scene_component.id). Property paths
 * are written as Unity writes them in m_Modifications, down to one value: "m_LocalPosition.x",
 * "m_Materials.Array.size", "m_Materials.Array.data[0]", "items.Array.data[2].name".
 */
#ifndef UNITY_SAVE_SAVE_H
#define UNITY_SAVE_SAVE_H

#include "unity/scene/scene.h"

struct scene_save;

/* Where a reference points. */
struct save_ref {
    int64_t file_id; /* 0: null */
    bool has_guid;   /* else it is an id of this file */
    struct guid guid;
    int type; /* 2: a file that Unity wrote, 3: an imported one, 0: the editor's own */
};

/* The scene must outlive it. ERR_TOOL with the line if the file cannot be edited (two documents
 * with one id, malformed). */
bool save_begin(const struct scene *scene, struct scene_save **ret_save, struct err *err);
/* A file that is to be made: it has no documents yet, and whatever is at `path` does not count.
 * References to `guid`, which it will have, become those of the file to itself, or null. `seed`:
 * what the ids that are handed out follow from. */
bool save_begin_new(struct project *p, struct slice path, const struct guid *guid, uint64_t seed,
                    struct scene_save **ret_save, struct err *err);
void save_free(struct scene_save *s);

/* --- Values. A value that is there already (same number, same text) changes nothing. --- */

/* A plain scalar: a number as Unity writes it, or a text, which is quoted where YAML needs it. */
bool save_set_int(struct scene_save *s, int64_t id, struct slice path, int64_t value,
                  struct err *err);
bool save_set_float(struct scene_save *s, int64_t id, struct slice path, float value,
                    struct err *err);
bool save_set_double(struct scene_save *s, int64_t id, struct slice path, double value,
                     struct err *err);
bool save_set_text(struct scene_save *s, int64_t id, struct slice path, struct slice value,
                   struct err *err);
/* ERR_TOOL if it names an id that is not, and will not be, in this file: a broken link. */
bool save_set_ref(struct scene_save *s, int64_t id, struct slice path, const struct save_ref *value,
                  struct err *err);

/* Where nothing is yet, there is to be a map with a line for each member. Without this, one whose
 * first member has a single letter as its name is written in braces: {x: 1, y: 2}. */
bool save_set_map(struct scene_save *s, int64_t id, struct slice path, struct err *err);

/* Whole numbers of one width. */
struct save_numbers {
    const int64_t *items; /* those of 64 bits without sign as the same bits */
    size_t n;
    unsigned width; /* bytes of each: 1, 2, 4 or 8 */
};

/* A list of whole numbers, `path` without ".Array". Documents have the bytes of all in one text, in
 * which nothing tells how wide a number is; so it is set as a whole. */
bool save_set_numbers(struct scene_save *s, int64_t id, struct slice path,
                      const struct save_numbers *numbers, struct err *err);

/* --- Structure. --- */

/* An id that the file does not have. */
int64_t save_new_id(struct scene_save *s);
/* There will be a document with this id, which was chosen by the caller. */
bool save_use_id(struct scene_save *s, int64_t id, struct err *err);
/* A new document: class number, type name and the lines below it, each indented by two blanks and
 * ended by '\n', as Unity writes them. Whatever must name it (m_Component, m_Children, the list of
 * roots, a prefab's added components) is the business of the two calls below. */
bool save_add_document(struct scene_save *s, int64_t class_id, const char *type, int64_t id,
                       struct slice lines, struct err *err);
/* What a reference without guid becomes: one to an id of this file, to an asset, or null. */
typedef void save_map_fn(void *ctx, struct yaml_ref *ref);

/* A document with the values of another one. */
struct save_copy {
    int64_t class_id;
    struct slice type;
    const struct yaml *values; /* as scene_values() gives them */
    save_map_fn *map;
    void *ctx;
};

/* A new document that says what the values say, in the same order. It belongs to no prefab instance
 * and has no place yet: m_GameObject, m_Component, m_Father, m_Children are empty. */
bool save_add_copy(struct scene_save *s, const struct save_copy *from, int64_t id, struct err *err);
/* What a prefab that is overwritten has beside objects and components (a mesh, a material), under
 * the same ids. All ids that the new file will have must have been handed out or told before:
 * references to others become null. */
bool save_add_assets(struct scene_save *s, const struct scene *old, struct err *err);
/* The component `id` (new) is now on the object, last. On an object of a prefab instance the
 * document of that object appears, stripped, and the instance's list of added components. Returns
 * in *ret_owner the id to be written as the component's m_GameObject. */
bool save_attach(struct scene_save *s, int64_t object_id, int64_t component_id, int64_t *ret_owner,
                 struct err *err);
/* The Transform `id` is the child of Transform `parent` (0: a root), before the child or root
 * `before` (0: last). Works for new ones, for objects of this file, and for the roots of instances;
 * what lies within an instance stays where its prefab has it: ERR_TOOL. */
bool save_set_parent(struct scene_save *s, int64_t id, int64_t parent, int64_t before,
                     struct err *err);
/* The Transform that a Transform is below in the file as it is to be; 0: it is a root. */
bool save_parent(struct scene_save *s, int64_t id, int64_t *ret_parent, struct err *err);
/* An object with all below and on it, or one component. References to what is gone become null. */
bool save_remove(struct scene_save *s, int64_t id, struct err *err);

/* --- The end. --- */

/* The whole file, appended; equal to what was read if nothing has changed (*ret_changed). Reads its
 * own result again: ERR_TOOL if it has a link into this file that goes nowhere and that the old
 * file did not have. */
bool save_finish(struct scene_save *s, struct buf *to, bool *ret_changed, struct err *err);

#endif
