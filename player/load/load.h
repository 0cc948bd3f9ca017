/*
 * Loads a project into the graph: scenes, prefabs and assets become native objects with the values
 * from their files. A file is read when it is first needed and then stays open, so that scripts can
 * be filled again in another domain.
 */
#ifndef PLAYER_LOAD_LOAD_H
#define PLAYER_LOAD_LOAD_H

#include "player/graph/graph.h"
#include "unity/unity.h"

struct clr_class;

/* Borrows the project until the process ends. */
void load_start(struct project *p);
/* Defines the project's own tags, in an empty graph. */
void load_tags(void);
struct project *load_project(void);

/* Loads a scene by path, name, or number in the build settings. Unless `is_additive`, all loaded
 * scenes are unloaded first. Its scripts are awake when this returns. ERR_NOT_FOUND: no such scene;
 * else as scene_open(), and nothing has changed. */
bool load_scene(struct slice name, bool is_additive, struct err *err);
/* Whether load_scene() could read all of that scene now; the error names file and line. */
bool load_check(struct slice name, struct err *err);
/* Loads the scene that a player starts with: the first of the build settings that can be loaded,
 * else the first of the project. Logs those that cannot be loaded. */
bool load_first_scene(struct err *err);
/* Queues a scene for the end of the frame; one that is held waits for load_release(). Until then it
 * is in the list of scenes and not loaded. Returns its handle; 0: no such scene, a full queue, or
 * no memory. */
int load_request(struct slice name, bool is_additive, bool is_held);
void load_release(int handle);
/* Call when the scripts are unloaded: nothing is left that would release held loads. */
void load_forget_held(void);
void load_requested(void);
/* The name or path of a scene while scripts are notified of its end; empty: none. */
struct slice load_leaving_text(int handle, bool is_path);
/* Unloads a scene with all its objects. False: a scene is being loaded, or part of it is being
 * destroyed. */
bool load_unload(struct graph_scene *s);

/* Enabled scenes of the build settings. */
size_t load_build_count(void);
struct slice load_build_path(size_t i); /* empty: no such index */

/* Whether objects are being filled from files, so that nothing loaded may change for now. */
bool load_is_busy(void);
/* One of the editor's built-in assets by its fileID; NULL: none. */
struct object *load_editor_asset(int64_t file_id);
/* The other way; 0: it is not one of them. */
int64_t load_editor_id(const struct object *o);
/* The assets of a type that scripts name "Folder/Name", below any Resources folder; a component is
 * that of a prefab's root. */
enum resource_scope {
    RESOURCE_FIRST, /* the first object of that file */
    RESOURCE_ALL,   /* all of that file, or of a folder with this name; "": of all folders */
    RESOURCE_GUID,  /* all of the file with this guid, in any folder */
};
struct resources {
    int *ids; /* of objects, by path; mem_free() it */
    size_t n, cap;
};
/* False: no memory; the list has the findings so far. */
bool load_resources(struct slice name, struct clr_class *type, enum resource_scope scope,
                    struct resources *ret_found);
/* The file that an asset is in, relative to the project; p is NULL: in none, or a prefab's. */
struct slice load_asset_path(const struct object *o);
/* All objects of a file, the main one first; of a prefab its root alone. */
bool load_asset_parts(struct slice path, struct resources *ret_found);
/* How files name an asset or an object of a prefab; false: it was made at run time. */
bool load_asset_id(const struct object *o, struct guid *ret_guid, int64_t *ret_file_id);
/* Where a game object of a scene or prefab comes from; false: from no prefab instance. */
bool load_origin(const struct object *o, struct scene_origin *ret_origin);
/* The execution order that the .meta file of a script's source gives; 0: none. */
int load_script_order(struct slice full_name);
/* The object with this id in a file; NULL: none. */
struct object *load_object(const struct guid *g, int64_t file_id);
/* Looks at the project's files again; invalidates results of the index. */
bool load_refresh(struct err *err);
/* The main object of "Assets/Folder/Name.prefab"; NULL: there is no such asset. */
struct object *load_asset_at(struct slice path);

/* After project_refresh(): whether a component or asset has another script than before, since a
 * .meta file is new or changed, or a source has another class. In another domain it can have it. */
bool load_has_new_scripts(void);
void load_renew_scripts(void);
/* --- A type in the place of a missing script. --- */

/* Whether the component is a script that no assembly has. */
bool load_is_missing(struct object *o);
/* From here to load_replace_end(): a component of class `k` that is added to the object of `c`, a
 * missing script, takes its place. ERR_ARGUMENT, ERR_ENGINE: it cannot. */
bool load_replace_begin(struct component *c, struct clr_class *k, struct err *err);
void load_replace_end(void);
/* Before a component is added: the one that gets the script `to` instead; NULL: none, add one.
 * Then load_replace_fill() gives it and those that refer to it their values; user code may run. */
struct component *load_replace_take(struct game_object *g, struct clr_class *k, struct script *to);
void load_replace_fill(int id);

/* A domain was entered: fills and wakes every script of every object again. */
void load_refill(void);

/* --- While an object is being filled. --- */

/* The object that {fileID, guid} names; NULL: none, or it cannot be loaded. */
struct object *load_ref(const struct yaml *ref);
/* The same, of a reference that must lead to an object of this class; NULL: of any. */
struct object *load_ref_as(const struct yaml *ref, const struct native_class *wanted);
/* For decoded texts; emptied after each object. */
struct arena *load_scratch(void);

#endif
