/*
 * Finds the file that a method is in, for an engine that knows the sources of user code, so that a
 * complaint about a tool can name the place to fix; and has their state after they were
 * compiled. Private to agent/ and player/.
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

/* The wanted part of the report on scripts. */
struct agent_scripts_query {
    struct slice state;   /* "live", "partly", "out", "held"; empty: any */
    struct slice path;    /* a part of it; empty: any */
    size_t limit, offset; /* scripts */
    size_t n_left;        /* most entries of omissions of each */
    size_t budget;        /* bytes after which the list ends; 0: any */
};
/* Writes the result of GetScriptReport. Main thread. */
typedef void agent_scripts_fn(const struct agent_scripts_query *query, struct buf *to);

/* As agent_set_sources(); an engine that does not call it compiles no scripts. */
void agent_set_scripts(agent_scripts_fn *write);
agent_scripts_fn *agent_scripts(void);

#endif
