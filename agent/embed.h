/* Shared by preload.c and plugin.c: the agent in a process that it did not start. Private to
 * libumcp-agent.so; not linked into the player. */
#ifndef AGENT_EMBED_H
#define AGENT_EMBED_H

#include <stdbool.h>

/* Finds the runtime of the process and fills the table `clr`. True if that has worked, now or
 * earlier. */
bool embed_load(void);
/*
 * Starts the agent with the server that the environment names: UMCP_URL, UMCP_TOKEN_FILE. A `url`
 * that is not NULL or empty overrides UMCP_URL; `kind` may be NULL. Call it on the main thread,
 * attached. On false, the reason is on stderr.
 */
bool embed_start(const char *url, const char *kind);
/* Whether a start was tried, and whether it worked. Any thread. */
bool embed_is_tried(void);
bool embed_is_running(void);
/* Stops the agent; it can be started again. */
void embed_stop(void);

#endif
