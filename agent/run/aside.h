/*
 * One thread beside the main one, for code that waits for the main thread. The main thread starts
 * it, and looks after it in each frame; both run side by side. Main thread only, except where
 * stated. Private to agent/.
 */
#ifndef AGENT_RUN_ASIDE_H
#define AGENT_RUN_ASIDE_H

#include "base/base.h"

struct aside_job {
    void (*run)(void *ctx);  /* on the worker. An abort may unwind it: it owns no memory, no lock */
    void (*over)(void *ctx); /* on the main thread, after the worker has ended */
    void *ctx;
};

/* One job at a time: aside_is_busy() is false. False with err set: no memory, no thread. */
bool aside_start(const struct aside_job *job, struct err *err);
/* From aside_start() until its thread has ended. */
bool aside_is_busy(void);
/* Its result is no longer needed: it is aborted in grace_us, if it still runs then. */
void aside_stop(int64_t grace_us);
/* Does everything that is due. */
void aside_look(void);
/* Stops it and waits until it has ended, because its domain is about to be unloaded. */
void aside_end(void);

#endif
