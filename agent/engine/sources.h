/*
 * Which file a method stands in, for an engine that knows the sources of user code: what is wrong
 * with a tool is told with the place to mend it. Private to agent/ and player/.
 */
#ifndef AGENT_ENGINE_SOURCES_H
#define AGENT_ENGINE_SOURCES_H

#include "agent/clr/clr.h"

/* Appends the path as people write it, "Assets/Scripts/Tools.cs". False: unknown, and nothing
 * is appended. Main thread. */
typedef bool agent_source_fn(struct clr_method *m, struct buf *to);

/* Set once, before agent_start(); an engine without one knows no sources. */
void agent_set_sources(agent_source_fn *find);
/* Asks it, and if it does not know the debug information of the assembly. */
bool agent_source_of(struct clr_method *m, struct buf *to);

#endif
