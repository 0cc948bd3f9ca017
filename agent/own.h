/* What preload.c and plugin.c share: the agent in a process that it did not start.
 * Private to libumcp-agent.so; not linked into the player. */
#ifndef AGENT_OWN_H
#define AGENT_OWN_H

#include <stdbool.h>

/* Finds the process's runtime and fills the table; true if that is done, now or before. */
bool own_load(void);
/*
 * Starts the agent with what the environment says: UMCP_URL, UMCP_TOKEN_FILE. `url` comes before
 * UMCP_URL if not NULL or empty; `kind` may be NULL. On the main thread, attached. False: stderr
 * says why.
 */
bool own_start(const char *url, const char *kind);
/* Whether it has been tried, and whether it worked; from any thread. */
bool own_is_tried(void);
bool own_is_running(void);
/* Another start may follow. */
void own_stop(void);

#endif
