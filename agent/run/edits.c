/* Which engine remembers edits; a process has one at most. */
#include "edits.h"

static const struct edits *known; /* set once, before any tool runs */

void agent_set_edits(const struct edits *edits)
{
    known = edits;
}

const struct edits *agent_edits(void)
{
    return known;
}
