/*
 * The contents of a scene or prefab file: objects in hierarchy order and their components, with
 * prefab instances expanded. Everything points into the scene and lives until scene_free(), except
 * the texts of script types, which live as long as the project.
 *
 *     PrefabInstance &30 of Crate.prefab        Crate.prefab:  GameObject &10, Transform &11
 *         m_Name = Box                          in this file:  GameObject &(30 ^ 10), named Box
 *     Transform &31 stripped: &11 of &30                       Transform &31
 *
 * A copy made by an instance has the id of its stripped document if there is one, else the
 * instance's id xor its id in the source. This is recursive: a source may have instances too.
 * A source that cannot be read (a model, a missing file) is called unknown.
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
    struct slice type;       /* "Image"; empty: missing script; "MonoBehaviour": unknown */
    struct slice name_space; /* "UnityEngine.UI"; p is NULL if unknown */
    enum ref_state state;    /* of its script; REF_BUILT_IN for components that are not scripts */
    const struct scene_file *file;         /* the file with its document: this one or a source */
    struct slice raw;                      /* its document there; empty: the source is unknown */
    size_t line;                           /* of the document; 0: the source is unknown */
    const struct scene_component *source;  /* the original; NULL: not a copy */
    const struct scene_instance *instance; /* the instance in this file it came with; NULL: none */
    int64_t source_id; /* its id in that instance's source; 0: none, or unknown */
};

struct scene_object {
    int64_t id; /* in the scene's file */
    struct slice name, tag;
    int layer;
    bool is_active;  /* its own flag, regardless of its parents */
    bool is_unknown; /* its source is unknown: only this file's data is known */
    struct scene_object *parent, *first, *next; /* hierarchy order */
    struct scene_component *components;         /* in component order */
    size_t n_components;
    const struct scene_instance *instance; /* the instance in this file it came with; NULL: none */
    const struct scene_file *file;         /* the file with its document */
    size_t line;                           /* of the document; 0: the source is unknown */
};

struct scene {
    struct slice path;
    struct scene_object *first; /* roots, in order */
    size_t n_objects, n_components;
    size_t n_unknown;    /* objects whose source is unknown */
    struct slice *notes; /* warnings for the user, each once */
    size_t n_notes;
    size_t n_dropped; /* notes dropped because there were too many */
    struct scene_impl *impl;
};

/* Reads and composes `path`. Fails if it is missing, binary, an LFS pointer or broken; the message
 * says which. Sources that cannot be used become notes. */
bool scene_open(struct project *p, struct slice path, struct scene **ret_scene, struct err *err);
/* The same, taking `text` for the content of the file. */
bool scene_open_text(struct project *p, struct slice path, struct slice text,
                     struct scene **ret_scene, struct err *err);
/* Whether every document of the file itself can be parsed; the message names file and line.
 * scene_open() looks only at the documents that place objects. */
bool scene_check(struct scene *s, struct err *err);
void scene_free(struct scene *s);
/* The bytes of its file, as they were read. */
struct slice scene_bytes(const struct scene *s);

/* The next object in hierarchy order after `o` (NULL: the first), children before siblings. */
struct scene_object *scene_next(const struct scene *s, const struct scene_object *o);
/* "Player/Camera", in `a`; p is NULL if out of memory. */
struct slice scene_path(struct arena *a, const struct scene_object *o);
/* The component's type as shown to users: "Image", or "Missing Script". */
struct slice scene_type(const struct scene_component *c);
/* "UnityEngine.UI.Image", in `a` or the tables; p is NULL if unknown or missing. */
struct slice scene_full_name(struct arena *a, const struct scene_component *c);
/* The file that this object is the root of, if that file is not readable text; empty: another. */
struct slice scene_unknown_source(const struct scene_object *o);
/* The first object with this path; NULL: none. Names may contain '/'. */
struct scene_object *scene_at(const struct scene *s, struct slice path);
/* Finds an object by an id of this file, its own or that of one of its components. *ret_index is
 * the component's index, or -1 for the object's own id. NULL: none. */
struct scene_object *scene_by_id(const struct scene *s, int64_t id, int *ret_index);
/*
 * The values of a component with prefab modifications applied: the map under the document's type
 * name, as from yaml_parse_doc(), except that `raw` is only valid for scalars.
 *
 * References without guid use ids of this scene (0: null), whichever file the value comes from.
 * References with guid are as written. A source's reference to an asset within itself (a mesh kept
 * in a prefab) gets the guid of that file.
 * For a component of an unknown source (c->line is 0, or its document is stripped), the result has
 * only what this and other files set on it; NULL if they set nothing.
 * Integers stored as hex ("0100000002000000") become a list where a modification changes one.
 * Modifications that do not fit the document, or make a list too long, are ignored.
 *
 * The tree lives in `a` and points into it and into the scene. Fails if the document is malformed,
 * has too much to change, or memory runs out.
 */
bool scene_values(const struct scene *s, const struct scene_component *c, struct arena *a,
                  const struct yaml **ret_values, struct err *err);
/* The same for an object's own document; NULL: its source is unknown. */
bool scene_object_values(const struct scene *s, const struct scene_object *o, struct arena *a,
                         const struct yaml **ret_values, struct err *err);
/* Where an object of a prefab instance comes from. */
struct scene_origin {
    const void *outer, *inner;           /* the instance in this file, and the one deepest inside */
    struct slice outer_path, inner_path; /* of their sources; empty: unknown */
    int64_t id;                          /* of the object in the outer source; 0: unknown */
};
/* False: it is not part of an instance. */
bool scene_object_origin(const struct scene_object *o, struct scene_origin *ret_origin);
/* Whether the file contains an asset with this id, such as a mesh kept in a prefab. */
bool scene_has_asset(const struct scene *s, int64_t id);

#endif
