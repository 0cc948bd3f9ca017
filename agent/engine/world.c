/* Which engine has its objects in C memory; a process has one at most. */
#include "world.h"

static const struct world *known; /* set once, before any tool runs */

void agent_set_world(const struct world *world)
{
    known = world;
}

const struct world *agent_world(void)
{
    return known;
}
