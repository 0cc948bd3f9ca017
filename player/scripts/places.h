/* Which source of the project a method stands in: what the agent asks when it tells of tools. */
#ifndef PLAYER_SCRIPTS_PLACES_H
#define PLAYER_SCRIPTS_PLACES_H

/* From now on the agent knows; before agent_start(). */
void places_start(void);

#endif
