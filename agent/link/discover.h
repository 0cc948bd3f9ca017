/* Finds the server through its discovery file, if no option names one. Private to agent/. */
#ifndef AGENT_LINK_DISCOVER_H
#define AGENT_LINK_DISCOVER_H

#include "handshake.h"

/* discovery_usual_path(); the caller frees it. NULL: no memory. */
char *discover_path_dup(void);
/* linkkey_path(); the caller frees it. NULL: there is none, or no memory. */
char *discover_key_dup(void);
/* The server that the file at `path` names, if this user owns the file and the server is on this
 * machine; else DISCOVERY_USUAL_SERVER. */
void discover_server(const char *path, struct ws_url *ret_url);

/* The token in a file, by the rules of base/token.h; the caller frees it. NULL with err set. */
char *discover_token_dup(const char *path, struct err *err);

#endif
