/* The engine that keeps edits. A process has at most one. */
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
