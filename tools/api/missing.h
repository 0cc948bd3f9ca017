/* What published sources have and a table lacks, as lines for the table. */
#ifndef API_MISSING_H
#define API_MISSING_H

#include "scan.h"
#include "table.h"

/*
 * Writes a line for each public type and member that the sources declare and the table lacks, in
 * the sources' order, below a comment that names its type. A line has no mark, so that the member
 * throws, and of its attributes only [Obsolete]. False: no memory.
 */
bool missing_write(const struct table *t, const struct scan *s, struct buf *out);

#endif
