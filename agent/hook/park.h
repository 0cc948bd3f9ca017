/*
 * A moment in which every other thread of the process stands still, by a signal. For changing code
 * that they may be running. Private to agent/.
 */
#ifndef AGENT_HOOK_PARK_H
#define AGENT_HOOK_PARK_H

#include "base/base.h"

/* One moment, in which none of the threads stands between `from` and `to`, both excluded. */
struct park {
    const uint8_t *from, *to;
    void (*work)(void *ctx); /* must not allocate or lock: the lock may belong to a parked thread */
    void *ctx;
};

/*
 * Tries it once, for some 50 ms, or half a second while threads wait for a processor; all signals
 * of the calling thread wait meanwhile, and system calls of the others are restarted where they can
 * be. A thread that has blocked the signal is left alone if it sleeps: it is nowhere near, but may
 * wake meanwhile, so that work() must be safe for a thread that is just arriving. False with
 * ERR_NOT_READY: a thread did not stop, or stood between; trying again may help, after a moment in
 * which a collection that stopped threads of its own can end. Other kinds: it cannot be done here
 * at all.
 */
bool park_run(const struct park *park, struct err *err);

#endif
