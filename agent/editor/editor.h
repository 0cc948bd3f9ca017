/* The bodies of the editor group's tools for scenes and the selection, their rows beside them;
 * table.c lists these. */
#ifndef AGENT_EDITOR_EDITOR_H
#define AGENT_EDITOR_EDITOR_H

#include "agent/run/body.h"

extern const struct agent_tools tools_editor_dump, tools_editor_find, tools_editor_selection,
    tools_editor_build;

#endif
