/* Where the server is when nobody says so: its discovery file. Private to agent/. */
#ifndef AGENT_LINK_DISCOVER_H
#define AGENT_LINK_DISCOVER_H

#include "handshake.h"

#define DISCOVER_DEFAULT "ws://127.0.0.1:8080/unity"

/* The path of the file, as the server would write it; to be freed. NULL: no memory. */
char *discover_path_dup(void);
/* The server that the file at `path` names, if the file is this user's own and the server on this
 * machine; else the default. */
void discover_server(const char *path, struct ws_url *ret_url);

/* A copy of `text` to be freed; NULL: no memory, or `text` is NULL. */
char *discover_text_dup(const char *text);
/* The first line of a small file, to be freed; NULL: it has none. For tokens. */
char *discover_token_dup(const char *path);

#endif
