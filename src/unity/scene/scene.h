/*
 * What is in a scene or prefab file: objects in hierarchy order with their components, prefab
 * instances expanded. Everything points into the scene and lives until scene_free(), the texts of
 * script types as long as the project.
 *
 *     PrefabInstance &30 of Crate.prefab        Crate.prefab:  GameObject &10, Transform &11
 *         m_Name = Box                          in this file:  GameObject &(30 ^ 10), named Box
 *     Transform &31 stripped: &11 of &30                       Transform &31
 *
 * An object of an instance has the id of its stripped document, else the instance's id xor its id
 * in the source, recursively: a source is itself a file with instances.
 */
#ifndef UNITY_SCENE_SCENE_H
#define UNITY_SCENE_SCENE_H

#include "unity/project/project.h"
#include "unity/project/script.h"
#include "unity/yaml/yaml.h"

struct scene_file;
struct scene_instance;

struct scene_component {
    int64_t id;              /* in the scene's file */
    int64_t class_id;        /* 114 for scripts */
    struct slice type;       /* "Image"; empty for a missing script, "MonoBehaviour" if unknown:
                                scene_type() is for people */
    struct slice name_space; /* "UnityEngine.UI"; p is NULL if nobody knows */
    enum ref_state state;    /* of a script; REF_BUILT_IN for all others */
    const struct scene_file *file; /* where it is written: this file or a source */
    struct slice raw;              /* its document there; empty: in a source that is not here */
    size_t line;                   /* of the document; 0: in a source that is not here */
    const struct scene_component *source;  /* of an instance: what it is a copy of; NULL: its own */
    const struct scene_instance *instance; /* the one of this file that brought it; NULL: none */
    int64_t source_id;                     /* in the source of that instance; 0: none, or unknown */
};

struct scene_object {
    int64_t id; /* in the scene's file */
    struct slice name, tag;
    int layer;
    bool is_active;  /* its own switch, whatever its parents' */
    bool is_unknown; /* of a source that is not here: only what this file says is known */
    struct scene_object *parent, *first, *next; /* hierarchy order */
    struct scene_component *components;         /* in component order */
    size_t n_components;
    const struct scene_instance *instance; /* the one of this file that brought it; NULL: none */
    const struct scene_file *file;         /* where its document is */
    size_t line;                           /* of it; 0: not here */
};

struct scene {
    struct slice path;
    struct scene_object *first; /* roots, in order */
    size_t n_objects, n_components;
    size_t n_unknown;    /* objects of sources that are not here */
    struct slice *notes; /* diagnostics for people, each once */
    size_t n_notes;
    size_t n_unsaid; /* notes that there was no room for */
    struct scene_inside *inside;
};

/* True: `path` is read and composed. False: not there, binary, an LFS pointer, broken; the message
 * says what it is. Sources that cannot be used become notes. */
bool scene_open(struct project *p, struct slice path, struct scene **ret_scene, struct err *err);
void scene_free(struct scene *s);

/* The next object in hierarchy order after `o` (NULL: the first), children before siblings. */
struct scene_object *scene_next(const struct scene *s, const struct scene_object *o);
/* "Player/Camera", in `a`; p is NULL without memory. */
struct slice scene_path(struct arena *a, const struct scene_object *o);
/* The component's type as people see it: "Image", or "Missing Script". */
struct slice scene_type(const struct scene_component *c);
/* "UnityEngine.UI.Image", in `a` or the tables; p is NULL if unknown or missing. */
struct slice scene_full_name(struct arena *a, const struct scene_component *c);
/* The first object with this path; NULL: none. Names may contain '/'. */
struct scene_object *scene_at(const struct scene *s, struct slice path);
/* By an id of this file: a GameObject's, or the object that a component's id is on, whose place in
 * the list is *ret_index (-1 for the object itself). NULL: none. */
struct scene_object *scene_by_id(const struct scene *s, int64_t id, int *ret_index);
/*
 * The values of a component as its file has them, prefab modifications applied: the map under the
 * document's type name, as yaml_parse_doc() gives it, but that `raw` counts for scalars alone.
 *
 * References without guid name ids of this scene (0: null), whatever file the value comes from.
 * Those with guid are as written; what a source refers to in itself that is neither object nor
 * component (a mesh kept in a prefab) is named with the guid of that file.
 * Of a component in a source that is not here (c->line is 0, or its document is stripped) only what
 * this file and others say of it is there; NULL if they say nothing.
 * Numbers written as bytes ("0100000002000000") become a list where a modification changes one.
 * Modifications that do not fit the document, or make a list too long, are passed over.
 *
 * The tree lives in `a` and points into it and into the scene. False: the document is malformed,
 * has too much to change, or there is no memory.
 */
bool scene_values(const struct scene *s, const struct scene_component *c, struct arena *a,
                  const struct yaml **ret_values, struct err *err);
/* The same of an object's own document; NULL: in a source that is not here. */
bool scene_object_values(const struct scene *s, const struct scene_object *o, struct arena *a,
                         const struct yaml **ret_values, struct err *err);
/* Whether the file has an asset of its own with this id: a mesh kept in a prefab. */
bool scene_has_asset(const struct scene *s, int64_t id);

#endif
