/*
 * Other ways for compiled functions on x86-64. A function's entry is changed once, while all other
 * threads stand still, into a jump through a pointer; from then on only the pointer is switched,
 * which is safe at any time. Knows machine code alone, no runtime. Private to agent/.
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
 * The detour of the function of `size` bytes at `entry`; the same one each time while its code is
 * there. Nothing is changed yet. ERR_ARGUMENT says why it cannot be done: an entry that begins with
 * instructions that cannot stand elsewhere, that is jumped back to, or that is too short;
 * ERR_NOT_READY: not on this processor.
 */
struct detour *detour_get(void *entry, size_t size, struct err *err);
/* Callable like the function itself; goes past the detour. */
void *detour_original(const struct detour *d);
/* Changes the entry, if it is not changed yet. `pause` is called between tries, and lets others do
 * what they must; a few seconds at most. ERR_NOT_READY: threads did not stop for it. */
bool detour_install(struct detour *d, void (*pause)(void), struct err *err);
/* Where calls go from now on; NULL: to the function itself. */
void detour_switch(struct detour *d, void *to);

/* Makes the function at `from`, which no thread runs yet, a jump to `to`. */
bool detour_redirect(void *from, size_t size, const void *to, struct err *err);

#endif
