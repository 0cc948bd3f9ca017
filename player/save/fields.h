/*
 * Finds the script fields that an edit changed, and puts their values into the journal as files
 * have them. Main thread, between clr_begin() and clr_end().
 */
#ifndef PLAYER_SAVE_FIELDS_H
#define PLAYER_SAVE_FIELDS_H

#include "player/graph/edits.h"
#include "player/managed/managed.h"

/* Hashes the fields of all scripts in scenes. */
void fields_begin(void);
/* Puts the fields that have changed since into the journal, and all fields of new scripts. */
void fields_end(void);
/* Puts one field into the journal; ignores fields that are not serialised. */
void fields_record(struct object *script, const char *name);
/* Reads all fields of a script into a list that the caller owns; NULL: it has none, or its class is
 * not loaded. User code may run. False: no memory, or the script is missing. */
bool fields_read(int id, struct field **ret_first);
/* The domain is about to unload. */
void fields_forget(void);
/* The internal calls through which managed code hands over a field's value, piece by piece. */
extern const struct internal_call field_calls[];

#endif
