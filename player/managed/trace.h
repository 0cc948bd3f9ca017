/*
 * The managed stack of a log line, as text. Mono's own StackTrace.ToString() takes twenty times as
 * long as the rest of a log line, so we walk the stack in C and format each method only once.
 */
#ifndef PLAYER_TRACE_H
#define PLAYER_TRACE_H

#include "base/base.h"

/* Appends the managed methods on the calling thread's stack, innermost first, one per line: "  at
 * Game.Door.Open (System.Single speed)". Starts with the method that logged and ends with the first
 * one the engine called; at most 100. For any thread that runs managed code; runs none itself. */
void trace_append(struct buf *to);
/* Forgets the methods of the domain that is about to unload. */
void trace_forget(void);

#endif
