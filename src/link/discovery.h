/*
 * The discovery file, through which clients and engines find a server of this user: its path and
 * the names of its members. `umcp serve` writes it (cli/discovery.c); clients and the agent read
 * it. Readers send a token to the server that the file names, so they accept only a file that no
 * other user can have written, and only a server on this machine. Included by link.h.
 */
#ifndef LINK_DISCOVERY_H
#define LINK_DISCOVERY_H

#include "base/base.h"

#define DISCOVERY_VARIABLE "UE_MCP_DISCOVERY"        /* environment variable with the file's path */
#define DISCOVERY_FILE     "unity-explorer-mcp.json" /* else it is in $TMPDIR, or in /tmp */

/* Its members. */
#define DISCOVERY_URL     "baseUrl" /* "http://127.0.0.1:8080" */
#define DISCOVERY_PORT    "port"
#define DISCOVERY_PID     "pid"
#define DISCOVERY_STARTED "startedAt"
#define DISCOVERY_PROJECT "project" /* absent: the server serves none */

/* Where to look for a server without a discovery file. */
#define DISCOVERY_USUAL_SERVER "127.0.0.1:8080"

/* The file's path according to the environment, in the arena; NULL: no memory. */
const char *discovery_usual_path(struct arena *a);

#endif
