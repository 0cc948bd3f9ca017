/*
 * Fields of scripts on their way into the journal: which ones an edit has changed, and their values
 * as files have them. Main thread, between clr_begin() and clr_end().
 */
#ifndef PLAYER_SAVE_FIELDS_H
#define PLAYER_SAVE_FIELDS_H

#include "player/graph/edits.h"
#include "player/managed/managed.h"

/* Remembers what the fields of all scripts in scenes are like, by hashes. */
void fields_begin(void);
/* Puts those that have changed since into the journal, and all of scripts that are new there. */
void fields_end(void);
/* Puts one field into the journal; one that files do not have is passed over. */
void fields_take(struct object *script, const char *name);
/* All fields of a script as they are now, a list that is the caller's; NULL: it has none, or its
 * class is not here. User code may run. False: no memory, or the script is gone. */
bool fields_read(int id, struct field **ret_first);
/* The domain goes. */
void fields_forget(void);
/* The internal calls by which managed code hands over a field's value, piece by piece. */
extern const struct internal_call field_calls[];

#endif
