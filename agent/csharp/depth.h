/* Whether code is shallow enough for a compiler, and places in it. Knows no runtime. Private to
 * agent/. */
#ifndef AGENT_CSHARP_DEPTH_H
#define AGENT_CSHARP_DEPTH_H

#include "base/base.h"

/* Nesting is limited because compilers recurse, and not every one survives a stack overflow.
 * ERR_TOOL, "(1,501): error CS1647: …", if a compiler must not see the code. */
bool csharp_check_depth(struct slice code, struct err *err);
/* The row and column of that byte, counted from 1, one column a character. */
void csharp_place(struct slice code, size_t at, unsigned *ret_row, unsigned *ret_column);

#endif
