/* The connection: one loop, one thread. */
#ifndef COMPILER_SERVE_H
#define COMPILER_SERVE_H

#include "queue.h"

/* Serves until the other end closes. Returns the exit code. */
int serve(int fd);

#endif
