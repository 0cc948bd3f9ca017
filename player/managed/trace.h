/*
 * The managed stack of a log line, as text. Mono's own StackTrace.ToString() takes twenty times as
 * long as the rest of a log line, so we walk the stack in C and format each method only once.
 */
#ifndef PLAYER_TRACE_H
#define PLAYER_TRACE_H

#include "base/base.h"
#include "base/limits.h"

struct clr_method;

/* Appends the managed methods on the calling thread's stack, innermost first, one per line: "  at
 * Game.Door.Open (System.Single speed)". Starts with the method that logged and ends with the first
 * one the engine called; at most 100. For any thread that runs managed code; runs none itself. */
void trace_append(struct buf *to);

/* The stack of a thread that a signal has stopped, innermost first. */
struct trace_methods {
    struct clr_method *items[LIMIT_TRACE_FRAMES];
    size_t n;
};

/* Whether the runtime knows it. */
bool trace_can_note(void);
/* For a signal's handler, with the context that it was given: keeps the outermost if there are too
 * many. Allocates nothing and takes no lock. */
void trace_note(struct trace_methods *ret_stack, void *context);
/* The lines of trace_append() for such a stack, and the name of one method: "Game.Door.Open
 * (System.Single speed)". Any thread, as long as the methods' domain is loaded. */
void trace_append_methods(struct buf *to, const struct trace_methods *stack);
void trace_append_method(struct buf *to, struct clr_method *m);
/* Whether it is the code of a call, such as ConsoleEval's. */
bool trace_is_code(struct clr_method *m);

/* Forgets the methods of the domain that is about to unload. */
void trace_forget(void);

#endif
