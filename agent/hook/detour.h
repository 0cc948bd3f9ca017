/*
 * Detours of compiled functions on x86-64. A function's entry is changed once, while all other
 * threads are stopped, into a jump through a pointer; from then on only the pointer is switched,
 * which is safe at any time. Knows machine code only, no runtime. Private to agent/.
 *
 *     entry:  jmp gate                    gate:      jmp [slot]
 *             (rest of the head)          slot:      the replacement, or `original`
 *     body:   ...                         original:  the head's instructions; jmp body
 */
#ifndef AGENT_HOOK_DETOUR_H
#define AGENT_HOOK_DETOUR_H

#include "base/base.h"

struct detour;

/*
 * The detour of the function of `size` bytes at `entry`; returns the same one for as long as that
 * code exists. Changes nothing yet. ERR_ARGUMENT says why the function cannot be detoured: its
 * first instructions cannot be moved, it jumps back to them, or it is too short. ERR_NOT_READY: not
 * on this processor.
 */
struct detour *detour_get(void *entry, size_t size, struct err *err);
/* Callable like the function itself; bypasses the detour. */
void *detour_original(const struct detour *d);
/* Changes the entry, if that has not been done. Calls `pause` between tries, for a few seconds at
 * most, so that other threads can make progress. ERR_NOT_READY: some threads did not stop. */
bool detour_install(struct detour *d, void (*pause)(void), struct err *err);
/* Sends calls to `to` from now on; NULL: to the function itself. */
void detour_switch(struct detour *d, void *to);

/* Turns the function at `from`, which no thread runs yet, into a jump to `to`. */
bool detour_redirect(void *from, size_t size, const void *to, struct err *err);

#endif
