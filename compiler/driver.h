/* The driver: Roslyn's libraries in a process that stays, and compiles for many requests. */
#ifndef COMPILER_DRIVER_H
#define COMPILER_DRIVER_H

#include <poll.h>

#include "queue.h"

extern const struct worker driver_worker;

/* Starts it ahead of the first request, so that it is warm. */
void driver_warm_up(void);
/* The descriptors to wait for: at most two. Returns their number. */
size_t driver_poll(struct pollfd *to);
/* Reads and writes as much as possible. */
void driver_turn(void);

#endif
