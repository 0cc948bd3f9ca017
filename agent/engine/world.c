/* The engine that has its objects in C memory. A process has at most one. */
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
