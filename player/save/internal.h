/* Shared by the files of this folder: the state of one save. */
#ifndef PLAYER_SAVE_INTERNAL_H
#define PLAYER_SAVE_INTERNAL_H

#include "player/graph/edits.h"
#include "player/load/internal.h"

/* An object that goes into a prefab. */
struct captured {
    int id;
    int64_t new_id;       /* in the file */
    struct field *fields; /* of a script */
    /* When overwriting a prefab: the matching old game object, or NULL; and the first of its
     * children that may still be unmatched. */
    struct scene_object *old, *old_child;
};

/* A game object with all its descendants. */
struct capture {
    struct captured *items; /* each game object before its components, parents first */
    size_t n, cap;
    size_t *by_id; /* indices of items, ordered by object id */
};

enum { DONT_SAVE = 4 | 16 }; /* HideFlags.DontSaveInEditor, DontSaveInBuild */

struct saving {
    struct space *space; /* being saved; for a prefab: that of the current object, or NULL */
    int handle;          /* of its scene */
    const struct capture *capture; /* the prefab's objects; NULL: saving a scene */
    struct scene_save *save;
    struct arena arena; /* temporary, for one object; emptied after each */
    int64_t *gone;      /* file ids of objects that tools destroyed, sorted */
    size_t n_gone;
    bool names_object;                /* the current error already names its object */
    const struct script *last_script; /* last script looked up, and its reference */
    struct save_ref last_ref;
    /* How this file writes Transforms; older and newer editors differ. */
    bool has_root_order, has_version, has_proportions;
};

/* --- save.c --- */

/* The object's id in the file being written; 0: not in it. */
int64_t saving_id(const struct saving *s, const struct object *o);
/* Whether it or an ancestor is excluded from saving (HideFlags.DontSave and the like). */
bool saving_is_hidden(const struct object *o);
/* Sets ERR_TOOL: the object's path followed by `phrase`. `s` may be NULL. Returns false. */
bool saving_refuse(struct saving *s, const struct object *o, const char *phrase, struct err *err);
/* Checks a path that a tool has named: below Assets, with this file ending. */
bool saving_check_path(struct slice path, struct slice ending, struct err *err);
/* Resolves it to a system path in `a`. Its folder must exist and, with links resolved, be below
 * Assets; if the path exists, it must be a file. */
bool saving_real_path(struct arena *a, struct slice path, const char **ret_path, struct err *err);
/* Makes new Transforms look like those of `like`; NULL: like those of current editors. */
void saving_style(struct saving *s, const struct scene *like);
/* Prefixes the object's path to the message of an ERR_TOOL that lacks it. Returns false. */
bool saving_blame(struct saving *s, const struct object *o, struct err *err);

/* --- values.c --- */

/* Saves all of the journal's values for the object, except its place. `lines`: its new document;
 * NULL: reads the existing document from the file. */
bool saving_values(struct saving *s, struct object *o, const struct edited *e, const char *lines,
                   struct err *err);
/* The same, given the document's values; references in them use the ids of s->space. */
bool saving_set(struct saving *s, struct object *o, const struct edited *e,
                const struct yaml *values, struct err *err);

/* --- new.c --- */

struct form {
    int64_t class_id;
    const char *type;
    const char *lines; /* with defaults; m_GameObject is null */
};

/* Makes the document for an object that is in no file; lines live in the arena. ERR_TOOL: its class
 * cannot be saved. */
bool saving_form(struct saving *s, struct object *o, const struct edited *e, struct form *ret_form,
                 struct err *err);
/* First adds documents and list entries for the objects that tools created, then, once all of them
 * exist, their values. */
bool saving_created(struct saving *s, struct err *err);
bool saving_created_values(struct saving *s, struct err *err);
/* Moves an object in the file to its place in the graph. */
bool saving_place(struct saving *s, struct transform *t, struct err *err);

/* --- scripts.c --- */

/* The reference for m_Script of this script. Makes the .meta file of its source if there is none.
 * ERR_TOOL: no file is known to define it, or its guid is missing; the message has the reason. */
bool saving_script(const struct script *script, struct save_ref *ret_ref, struct err *err);

/* --- capture.c --- */

/* Collects the object and its descendants, except those that HideFlags exclude, with their scripts'
 * fields. Only this step may run user code. */
bool capture_begin(struct capture *c, struct game_object *root, struct err *err);
void capture_done(struct capture *c);
/* NULL: it is not in the capture. */
struct captured *capture_find(const struct capture *c, int id);
/* Assigns file ids: those of the same objects in `old`, the prefab being overwritten, or NULL.
 * `old` must outlive the capture; its ids are used up. */
bool capture_number(struct capture *c, struct scene_save *save, struct scene *old, struct err *err);

/* --- prefab.c: files that are made --- */

/* A file that is being written. */
struct writing {
    struct slice path;
    bool replaces;
    enum meta_importer importer; /* for its .meta file */
    struct guid guid;
    bool is_new_guid;
    bool was_there;       /* the file, before the new text was made */
    struct buf old, text; /* `old` is empty: there was none, or it is not readable */
};

/* Checks the path, and finds or makes the guid. */
bool writing_begin(struct arena *a, struct writing *w, struct slice ending, struct err *err);
/* Writes the text, unless it was not made (`ok` is false). Always call it after writing_begin(). */
bool writing_end(struct arena *a, struct writing *w, bool ok, struct err *err);

#endif
