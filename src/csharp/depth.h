/* Whether code is shallow enough for a compiler, and places in it. */
#ifndef CSHARP_DEPTH_H
#define CSHARP_DEPTH_H

#include "base/base.h"

/* Whether more than `max_depth` brackets are open at some place, or more than `max_run` tokens,
 * which may each nest one level deeper, stand between two of , ; { }. *ret_at is that place. */
bool csharp_is_deep(struct slice code, size_t max_depth, size_t max_run, size_t *ret_at);
/* Nesting is limited because compilers recurse, and not every one survives a stack overflow.
 * ERR_TOOL, "(1,501): error CS1647: …", if a compiler must not see the code. */
bool csharp_check_depth(struct slice code, struct err *err);
/* The row and column of that byte, counted from 1, one column a character. */
void csharp_place(struct slice code, size_t at, unsigned *ret_row, unsigned *ret_column);

#endif
