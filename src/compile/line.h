/*
 * What client and service know of a message: where it ends, and which request it is about. Private
 * to compile/.
 */
#ifndef COMPILE_LINE_H
#define COMPILE_LINE_H

#include "base/base.h"

/* The id of a message that begins with {"id":N, as each request and answer does. False: it does
 * not. */
bool line_id(struct slice line, int64_t *ret_id);

#endif
