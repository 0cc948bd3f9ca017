/*
 * Stops every other thread of the process for a moment, by a signal, to change code that they may
 * be running. Private to agent/.
 */
#ifndef AGENT_HOOK_PARK_H
#define AGENT_HOOK_PARK_H

#include "base/base.h"

/* Work to do while no thread is executing between `from` and `to`, both excluded. */
struct park {
    const uint8_t *from, *to;
    void (*work)(void *ctx); /* must not allocate or lock: a parked thread may hold the lock */
    void *ctx;
};

/*
 * Tries once: until a thread has used 50 ms of processor time without stopping, or sleeps on for
 * some 50 ms. A thread that waits for a processor is waited for, so a busy machine only makes the
 * try longer. Meanwhile the calling thread has all signals blocked; interrupted system calls of the
 * others are restarted where possible. A thread that blocks the signal is left alone if it sleeps.
 * It is not in the code then, but may wake up meanwhile, so work() must be safe for a thread that
 * is just arriving. False with ERR_NOT_READY: a thread did not stop, or stopped between `from` and
 * `to`. Trying again may help, after a pause in which a running garbage collection can end. Other
 * errors: it cannot be done here at all, or a thread that is ready to run got no processor for
 * 10 s.
 */
bool park_run(const struct park *park, struct err *err);

#endif
