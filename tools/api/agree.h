/* Whether a table and its C# agree about what is written by hand. */
#ifndef API_AGREE_H
#define API_AGREE_H

#include "scan.h"
#include "table.h"

/* Each of these is a fault: a member that is marked `hand` and that no file declares, or the other
 * way round; a public one that the table lacks; one that the table has twice. False: no memory. */
bool agree_check(const struct table *t, const struct scan *s, struct faults *faults);

#endif
