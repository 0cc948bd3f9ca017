/*
 * The internal calls that managed code makes: the other half of Native.cs. One table per file. Main
 * thread only. Nothing of the player but main.c and run.c uses this folder.
 */
#ifndef PLAYER_CALLS_CALLS_H
#define PLAYER_CALLS_CALLS_H

#include "player/managed/managed.h"

/* Tells the runtime of every internal call; once per process, on the main thread, after the runtime
 * has started. */
void calls_register(void);
/* The world belongs to the main thread: on any other this throws a UnityException and does not
 * return. For calls that take no object, whose pointer managed code has checked already. */
void calls_check_thread(const char *what);
/* Compares the two halves: internal calls that only one of them has, and slots that the stand-ins
 * ask for and no table has. Says each on stderr; returns how many. For tests. */
int calls_check(void);

/* --- The tables, for calls_register(). Each ends with a row whose name is NULL. --- */

extern const struct internal_call object_calls[], value_calls[], game_object_calls[],
    transform_calls[], scene_calls[], app_calls[];
/* All of them; ends with NULL. */
extern const struct internal_call *const all_calls[];
/* Keys that Native.Slot() was asked for in vain. */
extern int calls_bad_slots;

#endif
