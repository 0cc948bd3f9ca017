/* What the load*.c share. */
#ifndef PLAYER_LOAD_INTERNAL_H
#define PLAYER_LOAD_INTERNAL_H

#include <sys/stat.h>

#include "base/limits.h"
#include "load.h"
#include "player/managed/script.h"

/* Where an object of a file is in the graph. */
struct place {
    int64_t file_id;
    int id;
};

/* A script whose values are in a file. */
struct scripted {
    int id; /* of the object; it may have been destroyed since */
    const struct scene_component *component;
};

/* A scene or prefab file that was loaded: one space of ids. */
struct space {
    struct scene *scene;
    struct stat on_disk;    /* as the file was when it was opened */
    struct graph_scene *in; /* NULL: a prefab */
    struct place *places;   /* in order of file_id once they are complete */
    size_t n_places, places_cap;
    struct scripted *scripts;
    size_t n_scripts, scripts_cap;
    const struct space *old; /* while it is opened: where its objects may be already; or NULL */
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

/* --- load.c --- */

#define SCRATCH_MAX_BYTES ((size_t)256 << 20) /* the trees of one object */

/* What is read while something else is being read has memory of its own for it. Returns the outer
 * one, for scratch_pop(). */
struct arena *scratch_push(struct arena *inner);
void scratch_pop(struct arena *outer);

/* Composes a file into objects, without values; in no scene if `in` is NULL. Where `old`, which may
 * be NULL, has an object or component of the same id and kind, it is used again. */
bool space_open(struct slice path, struct graph_scene *in, const struct space *old,
                struct space **ret_space, struct err *err);
void space_free(struct space *s);
/* Then, when the types of its scripts are known: values of natives and scripts. */
void space_fill(struct space *s);
void space_wake(struct space *s);
struct object *space_find(const struct space *s, int64_t file_id); /* NULL: none */
/* Of a scene; NULL: it was made at run time. */
struct space *space_of_scene(int handle);
/* Its file was written, with what tools have made under the ids that the journal has for them: the
 * space goes over to the file as it is now. False: it cannot be read; nothing has changed. */
bool space_follow(struct space *s, struct err *err);

/* --- renew.c --- */

/* A prefab's file was written: its objects become what it says now, and those that it has no more
 * are destroyed. Takes the place of `old`; false: as it was. */
bool space_renew(struct space *old, struct space **ret_space, struct err *err);

/* --- value.c --- */

/* The values of a native object from its document's tree. */
void values_fill(struct object *o, const struct yaml *values);
void transform_fill(struct transform *t, const struct yaml *values);

/* --- asset.c --- */

/* The object of an asset; NULL: not to be had. */
struct object *asset_get(const struct guid *g, int64_t file_id);
/* How files name an asset or an object of a prefab; false: it was made at run time. */
bool asset_ref(const struct object *o, struct save_ref *ret_ref);
/* The space that an object is of, in whose file its document is; NULL: it was made at run time. */
struct space *asset_space(const struct object *o);
/* The file of this guid was written, or has come. */
void assets_written(const struct guid *g);
/* Fills the assets that were made since the last time, and those that they refer to. */
void assets_settle(void);
bool assets_are_settling(void);
/* Another domain: all will be filled again when next settled. */
void assets_forget_fill(void);
/* The file in which references without guid are meant: a space, or an asset's file. */
struct ref_context {
    const struct space *space;
    const struct guid *guid;
    bool is_graph; /* ids are those of the graph: values come from the journal */
};
extern struct ref_context load_context;

/* The script that m_Script names; NULL: missing, or no memory. */
struct script *script_of_ref(const struct yaml *values, const struct native_class *base);

/* --- apply.c: in another domain --- */

/* Gives scripts what the journal has of their fields. */
void load_apply_edits(void);
/* Wakes the scripts that no file has. */
void load_wake_created(void);

#endif
