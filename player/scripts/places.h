/* Finds the project source that defines a method, for the agent's descriptions of tools. */
#ifndef PLAYER_SCRIPTS_PLACES_H
#define PLAYER_SCRIPTS_PLACES_H

/* Installs the lookup in the agent; before agent_start(). */
void places_start(void);

#endif
