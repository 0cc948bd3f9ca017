/*
 * What client and service know of a message: where it ends, and which request it is about.
 */
#ifndef COMPILE_LINE_H
#define COMPILE_LINE_H

#include "base/base.h"

/* The id of a message that begins with {"id":N, as each request and answer does. False: it does
 * not. */
bool compile_line_id(struct slice line, int64_t *ret_id);

#endif
