/*
 * Finds the script that holds the main thread. Scripts run on it, and one that never returns makes
 * the engine unreachable: a thread of ours then finds out which, logs it, and ends the process, so
 * that the server can start another. blame.h keeps its findings.
 */
#ifndef PLAYER_HOLD_H
#define PLAYER_HOLD_H

#include <stdbool.h>
#include <stdint.h>

/* Watches the calling thread from now on. If a script holds it for `limit_s` seconds, and no call
 * with a limit of its own runs, end() is called with the reason, on another thread. 0: no limit.
 * Without a thread or a runtime that can report its stack, nothing is watched. */
void hold_start(int limit_s, void (*end)(const char *why));
/* The main thread is back. Call it where no script runs, at least once a frame. */
void hold_beat(void);
/* The main thread begins or ends to unload scripts. If that takes as long as the limit although no
 * script holds it, end() is called, too. */
void hold_unloading(bool is_it);
/* The process is about to die by a crash: on the main thread, blames the script that it was in,
 * unless a call has run it. For the functions of libc that end a process. */
void hold_dying(void);

#endif
