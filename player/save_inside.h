/* What the save*.c share: one scene on its way to its file. */
#ifndef PLAYER_SAVE_INSIDE_H
#define PLAYER_SAVE_INSIDE_H

#include "edits.h"
#include "load_inside.h"

struct saving {
    struct space *space;
    int handle; /* of its scene */
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
/* Puts the object's path before the message of an ERR_TOOL that does not have it. Returns false. */
bool saving_blame(struct err *err, const struct object *o);

/* --- saving_values.c --- */

/* Everything that the journal has of the object, but its place. `lines`: a new document's, without
 * which the file is asked what its values look like. */
bool saving_values(struct saving *s, struct object *o, const struct edited *e, const char *lines,
                   struct err *err);

/* --- save_new.c --- */

/* Documents of what tools have made in the scene, with their places in lists; when all of them are
 * there, their values. */
bool saving_created(struct saving *s, struct err *err);
bool saving_created_values(struct saving *s, struct err *err);
/* Puts an object where it is in the graph. */
bool saving_place(struct saving *s, struct transform *t, struct err *err);

/* --- save_scripts.c --- */

/* What m_Script of a component of this class is; ERR_TOOL: no file is known to have it. */
bool saving_script(struct slice full_name, struct save_ref *ret_ref, struct err *err);

/* --- forms.c: documents of new objects, as Unity writes them. --- */

struct form {
    int64_t class_id;
    const char *type;
    const char *lines; /* with defaults; m_GameObject is null */
};

/* NULL: none. */
const struct form *form_of(int64_t class_id);

#endif
