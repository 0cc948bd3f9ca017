/*
 * Finds the file that a method is in, for an engine that knows the sources of user code, so that a
 * complaint about a tool can name the place to fix. Private to agent/ and player/.
 */
#ifndef AGENT_ENGINE_SOURCES_H
#define AGENT_ENGINE_SOURCES_H

#include "agent/clr/clr.h"

/* Appends the path as people write it, "Assets/Scripts/Tools.cs". False: unknown, and nothing is
 * appended. Main thread. */
typedef bool agent_source_fn(struct clr_method *m, struct buf *to);

/* Call it at most once, before agent_start(); an engine that does not call it knows no sources. */
void agent_set_sources(agent_source_fn *find);
/* Asks that function, then the debug information of the assembly. */
bool agent_source_of(struct clr_method *m, struct buf *to);

#endif
