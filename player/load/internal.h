/* Shared by the files of this folder. */
#ifndef PLAYER_LOAD_INTERNAL_H
#define PLAYER_LOAD_INTERNAL_H

#include "base/limits.h"
#include "load.h"
#include "player/managed/script.h"

/* Maps an object's id in a file to its id in the graph. */
struct place {
    int64_t file_id;
    int id;
};

/* A script whose values are in a file. */
struct scripted {
    int id; /* of the object; it may have been destroyed since */
    const struct scene_component *component;
};

/* A loaded scene or prefab file. File ids are unique within it. */
struct space {
    struct scene *scene;
    struct graph_scene *in; /* NULL: a prefab */
    struct place *places;   /* ordered by file_id once complete */
    size_t n_places, places_cap;
    struct scripted *scripts;
    size_t n_scripts, scripts_cap;
    bool is_merged;          /* the file has changes of others that the world does not show */
    const struct space *old; /* while opening: objects to reuse; or NULL */
    struct list link;
};

/* An asset that something refers to. */
struct asset {
    struct asset_key {
        struct guid guid;
        int64_t file_id;
    } key;
    int id; /* of the object */
    bool is_filled;
};

enum { PREFAB_ID = 100100000 }; /* by which references name a prefab as a whole */

/* --- load.c --- */

/* Installs `inner` as the scratch memory of a nested load. Returns the outer one, for
 * scratch_pop(). */
struct arena *scratch_push(struct arena *inner);
void scratch_pop(struct arena *outer);

/* Creates the objects of a file, without values; in no scene if `in` is NULL. Reuses objects and
 * components of `old`, which may be NULL, that have the same id and kind. */
bool space_open(struct slice path, struct graph_scene *in, const struct space *old,
                struct space **ret_space, struct err *err);
/* A component's values in its file, in the scratch memory; NULL: none, or unreadable. */
const struct yaml *component_values(const struct space *s, const struct scene_component *c);
/* Notes that the object has a script now. False: no memory. */
bool space_add_script(struct space *s, struct object *o);
typedef void space_fn(void *ctx, struct space *s);
void spaces_each(space_fn *each, void *ctx);
void space_free(struct space *s);
/* Fills native objects and scripts with their values, once the types of the scripts are known. */
void space_fill(struct space *s);
struct object *space_find(const struct space *s, int64_t file_id); /* NULL: none */

/* A scene by the name that load_scene() takes: only its place in the list yet. NULL: as there. */
struct graph_scene *load_reserve(struct slice name, struct err *err);
/* load_check() of a scene's path. */
bool load_check_path(struct slice path, struct err *err);
/* Reads a scene of load_reserve(). False: it cannot be read, and is removed. */
bool load_into(struct graph_scene *in, bool is_additive, struct err *err);
/* The space of a scene; NULL: the scene was made at run time. */
struct space *space_of_scene(int handle);
/* Call after a save with the file as this world has it, without changes of others: finds the
 * objects that tools created under the ids that the journal has for them. False: it cannot be read,
 * and nothing has changed. */
bool space_reload(struct space *s, struct slice text, struct err *err);

/* --- scripts.c --- */

/* The name of the assembly of the script with this guid; empty: unknown. */
struct slice home_of_guid(const struct guid *guid);
/* The name of the assembly of the script that a component's document names; empty: unknown. */
struct slice home_of_document(struct slice document);
/* The script that m_Script names; NULL: missing, or no memory. */
struct script *script_of_guid(const struct yaml_ref *ref, const struct native_class *base);

/* --- renew.c --- */

/* Call after a prefab's file was written: updates its objects, destroys those that the file no
 * longer has, and replaces `old`. False: nothing has changed. */
bool space_renew(struct space *old, struct space **ret_space, struct err *err);

/* --- value.c --- */

/* Fills a native object from its YAML document. */
void values_fill(struct object *o, const struct yaml *values);
void transform_fill(struct transform *t, const struct yaml *values);

/* --- contents.c --- */

/* An object of a file. */
struct asset_part {
    int64_t file_id;
    struct slice name; /* p is NULL: its own document has it, or it is the file's */
    bool is_usual;     /* its id is the first one of its class */
};

struct asset_parts {
    struct asset_part *items;
    size_t n, cap;
};

/* The id of the main object of a file that reads itself when it is used; 0: no such file. */
int64_t asset_scripted_id(struct slice path);

/* The objects that references to this file can name, but of a prefab only the whole; the main
 * object is first, and there always is one. In the scratch memory. False: no memory. */
bool asset_parts(struct slice path, struct asset_parts *ret_parts);
/* The map under "...Importer" of the file's .meta; NULL: none. In the scratch memory, except the
 * bytes, which are in `file`. */
const struct yaml *importer_read(struct slice path, struct file_bytes *file);
/* The name of a texture's sprite; p is NULL: it has no such sprite. In the scratch memory. */
struct slice asset_sprite_name(struct slice path, int64_t file_id);

/* The name of a part of a model in its .meta file, in the scratch memory; p is NULL: it has none.
 * Sets *class_id to the part's class, if that is known with it. */
struct slice asset_part_name(struct slice path, int64_t file_id, int64_t *class_id);

/* --- model.c --- */

bool model_is(struct slice path);
/* Whether references to a model mean its root by this id. */
bool model_is_root(int64_t file_id);
/* Opens a scene or prefab, or the known part of a model as if it were one. */
bool model_open(struct slice path, struct scene **ret_scene, struct err *err);
/* Adds to the root of a model's instance what its importer adds, though no file may say so. False:
 * no memory. */
bool model_complete(struct game_object *o, const struct scene_object *from);

/* --- asset.c --- */

/* The object, made when it is first asked for; filled by the next assets_fill(). NULL: no such
 * asset, or no memory. */
struct object *asset_get(const struct guid *g, int64_t file_id);

/* Whether the editor writes such files itself; other files are imported. */
bool asset_is_native(struct slice path);
/* How files refer to an asset or an object of a prefab; false: it was made at run time. */
bool asset_ref(const struct object *o, struct save_ref *ret_ref);
/* The space whose file has the object's document; NULL: the object was made at run time. */
struct space *asset_space(const struct object *o);
/* The bytes that the prefab of this guid was loaded from; p is NULL: it is not loaded. */
struct slice assets_loaded(const struct guid *g);
/* An object that was made at run time is now the one with this id in the file. False: no memory. */
bool asset_adopt(struct object *o, const struct guid *g, int64_t file_id);
/* Call when the file of this guid was written or created. */
void assets_written(const struct guid *g);
/* Fills the assets made since the last call, and those that they refer to. */
void assets_fill(void);
bool assets_are_filling(void);
/* Gives each asset the script that its file names now; sets *ret_found if one had another. If
 * `is_trial`, changes nothing. */
void assets_renew_scripts(bool is_trial, bool *ret_found);
/* Call in a new domain: the next assets_fill() fills everything again. */
void assets_mark_unfilled(void);
/* The file that references without a guid point into: a space, or an asset's file. */
struct ref_context {
    const struct space *space;
    const struct guid *guid;
    const struct native_class *wanted; /* the reference's target must be one; NULL: anything */
    bool is_graph; /* ids are those of the graph, because values come from the journal */
};
extern struct ref_context load_context;

/* --- apply.c: in another domain --- */

/* Sets the scripts' fields that the journal has. */
void load_apply_edits(void);
void load_apply_edit(int id); /* of one object */
/* Wakes the scripts that are in no file. */
void load_wake_created(void);

#endif
