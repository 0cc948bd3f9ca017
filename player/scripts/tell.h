/* Writes the report on scripts: GetScriptReport, and umcp-player --report-fd. */
#ifndef PLAYER_SCRIPTS_TELL_H
#define PLAYER_SCRIPTS_TELL_H

#include "agent/agent.h"

/* Writes it as JSON. Main thread. */
void tell_write(const struct agent_scripts_query *query, struct buf *to);
/* Tells the server that a build has begun or ended, if one has since the last time. Main thread. */
void tell_changes(void);

#endif
