/*
 * The internal calls that managed code makes: the C side of Native.cs. One table per file. Main
 * thread only. Only main.c and run.c use this folder.
 */
#ifndef PLAYER_CALLS_CALLS_H
#define PLAYER_CALLS_CALLS_H

#include "player/managed/managed.h"

/* Registers every internal call with the runtime; once per process, on the main thread, after the
 * runtime has started. */
void calls_register(void);
/* Throws a UnityException, and does not return, on any thread but the main thread, which owns the
 * world. For calls without an object: the pointer of an object is checked in managed code. */
void calls_check_thread(const char *what);
/* A managed string as UTF-8, valid until buf_done(); p is NULL: it is too long. */
struct slice calls_text(struct buf *text, struct clr_string *s);
struct resources;
/* An array of this class, of those of them that are there; takes their ids. */
struct clr_array *calls_found(struct clr_class *k, struct resources *found);
/* Compares the two sides, and prints to stderr each internal call that only one of them has and
 * each slot that the stand-ins ask for and no table has. Returns how many. For tests. */
int calls_check(void);

/* --- The tables, for calls_register(). Each ends with a row whose name is NULL. --- */

extern const struct internal_call object_calls[], value_calls[], game_object_calls[],
    transform_calls[], scene_calls[], app_calls[], asset_calls[];
/* Every table; ends with NULL. */
extern const struct internal_call *const all_calls[];
/* How many keys Native.Slot() did not find. */
extern int calls_bad_slots;

#endif
