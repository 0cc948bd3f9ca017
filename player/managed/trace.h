/*
 * Where managed code is when it logs, as text. Mono's own StackTrace.ToString() takes twenty times
 * as long as all the rest of a log line; here the stack is walked in C, and each method's text is
 * made once.
 */
#ifndef PLAYER_TRACE_H
#define PLAYER_TRACE_H

#include "base/base.h"

/* Appends the methods that the calling thread is in, innermost first, a line for each:
 * "  at Game.Door.Open (System.Single speed)". From whoever asked for a log line to what the engine
 * itself called, at most 100. Any thread that runs managed code; runs none itself. */
void trace_append(struct buf *to);
/* The domain is going away, and its methods with it. */
void trace_forget(void);

#endif
