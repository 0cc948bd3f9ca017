/*
 * How a WebSocket connection to the server begins: where it goes, what is asked, what is answered.
 * Bytes only, no sockets. Private to agent/.
 */
#ifndef AGENT_LINK_HANDSHAKE_H
#define AGENT_LINK_HANDSHAKE_H

#include <sys/types.h>

#include "base/base.h"

#define HANDSHAKE_KEY_SIZE 25 /* 16 bytes of base64 */

struct ws_url {
    char host[64]; /* without brackets */
    int port;
    char path[256];
};

/* "ws://127.0.0.1:8080/unity", "http://[::1]:8080", "localhost:8080"; no path means /unity, no port
 * 80. ERR_ARGUMENT: anything else; wss is not spoken. */
bool ws_url_parse(struct slice text, struct ws_url *ret_url, struct err *err);
/* 127.x.x.x, ::1 or localhost. */
bool ws_url_is_local(const struct ws_url *url);

/* A key from the system's random bytes; false: it has none. */
bool handshake_key(char ret_key[HANDSHAKE_KEY_SIZE]);
/* The whole request. `token` may be NULL. */
void handshake_request(struct buf *to, const struct ws_url *url, const char *token,
                       const char *key);
/*
 * Reads the answer to a request with this key. Returns its length once it is complete and says yes,
 * 0 if more must come, -1 with err set if it says no or is malformed or longer than
 * LIMIT_AGENT_ANSWER.
 */
ssize_t handshake_response(struct slice in, const char *key, struct err *err);

#endif
