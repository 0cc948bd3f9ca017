/* What the save*.c share: one scene on its way to its file. */
#ifndef PLAYER_SAVE_INTERNAL_H
#define PLAYER_SAVE_INTERNAL_H

#include "player/graph/edits.h"
#include "player/load/internal.h"

/* An object that goes into a prefab. */
struct captured {
    int id;
    int64_t new_id;       /* in the file */
    struct field *fields; /* of a script */
    /* Of a game object, if a prefab is overwritten: what it is there, or NULL; and the first below
     * that which may not have been found again. */
    struct scene_object *old, *old_child;
};

/* A game object with all below it. */
struct capture {
    struct captured *items; /* each game object before its components, parents first */
    size_t n, cap;
    size_t *by_id; /* numbers of items, by the ids of the objects */
};

struct saving {
    struct space *space; /* that is saved; of a prefab: that the object at hand is of, or NULL */
    int handle;          /* of its scene */
    const struct capture *capture; /* what is saved is a prefab of these; NULL: it is a scene */
    struct scene_save *save;
    struct arena arena; /* trees and texts of one object; emptied after each */
    int64_t *gone;      /* ids in the file of what tools have destroyed, sorted */
    size_t n_gone;
    const struct script *last_script; /* whose file was looked for, and what was found */
    struct save_ref last_ref;
    /* How this file writes Transforms: what older editors write, and what newer ones do. */
    bool has_root_order, has_version, has_proportions;
};

/* --- save.c --- */

/* The object's id in the file that is being written; 0: it is not there. */
int64_t saving_id(const struct saving *s, const struct object *o);
/* Whether it, or what it is below, is not to be saved (HideFlags.DontSave and the like). */
bool saving_is_hidden(const struct object *o);
/* ERR_TOOL with the object's path, and a phrase after it. */
bool saving_refuse(struct err *err, const struct object *o, const char *phrase);
/* A place in the project that a tool has named: below Assets, and of this kind of file. */
bool saving_check_path(struct slice path, struct slice ending, struct err *err);
/* The same as the system knows it, in `a`: in a folder that is there, and wherever links lead,
 * really below Assets; nothing but a file may be there. */
bool saving_real_path(struct arena *a, struct slice path, const char **ret_path, struct err *err);
/* Documents of new Transforms are like those of this scene; NULL: as they are written today. */
void saving_style(struct saving *s, const struct scene *like);
/* Puts the object's path before the message of an ERR_TOOL that does not have it. Returns false. */
bool saving_blame(struct err *err, const struct object *o);

/* --- values.c --- */

/* Everything that the journal has of the object, but its place. `lines`: a new document's, without
 * which the file is asked what its values look like. */
bool saving_values(struct saving *s, struct object *o, const struct edited *e, const char *lines,
                   struct err *err);
/* The same of a document whose values are known; references in them are in the ids of s->space. */
bool saving_set(struct saving *s, struct object *o, const struct edited *e,
                const struct yaml *values, struct err *err);

/* --- new.c --- */

struct form {
    int64_t class_id;
    const char *type;
    const char *lines; /* with defaults; m_GameObject is null */
};

/* The document of an object that no file has; lines live in the arena. ERR_TOOL: its class has
 * none. */
bool saving_form(struct saving *s, struct object *o, const struct edited *e, struct form *ret_form,
                 struct err *err);
/* Documents of what tools have made in the scene, with their places in lists; when all of them are
 * there, their values. */
bool saving_created(struct saving *s, struct err *err);
bool saving_created_values(struct saving *s, struct err *err);
/* Puts an object where it is in the graph. */
bool saving_place(struct saving *s, struct transform *t, struct err *err);

/* --- scripts.c --- */

/* What m_Script of a component of this class is; ERR_TOOL: no file is known to have it. */
bool saving_script(struct slice full_name, struct save_ref *ret_ref, struct err *err);

/* --- capture.c --- */

/* What is to be saved (HideFlags) of the object and all below it, with the fields of scripts, for
 * which user code may run. Afterwards none does. */
bool capture_begin(struct capture *c, struct game_object *root, struct err *err);
void capture_done(struct capture *c);
/* NULL: it is not among them. */
struct captured *capture_find(const struct capture *c, int id);
/* Gives ids: those that the same objects have in `old`, the prefab that is overwritten, or NULL.
 * That must outlive the capture and is of no use afterwards. */
bool capture_number(struct capture *c, struct scene_save *save, struct scene *old, struct err *err);

#endif
