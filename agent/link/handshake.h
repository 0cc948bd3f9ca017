/*
 * How a WebSocket connection to the server begins: the address, the request and the answer. Bytes
 * only, no sockets. Private to agent/.
 */
#ifndef AGENT_LINK_HANDSHAKE_H
#define AGENT_LINK_HANDSHAKE_H

#include <sys/types.h>

#include "base/base.h"

#define HANDSHAKE_KEY_SIZE 25 /* 16 bytes in base64 */

struct ws_url {
    char host[64]; /* without brackets */
    int port;
    char path[256];
};

/* Reads "ws://127.0.0.1:8080/unity", "http://[::1]:8080" or "localhost:8080". The default path is
 * /unity, the default port 80. Anything else is ERR_ARGUMENT; wss is not supported. */
bool ws_url_parse(struct slice text, struct ws_url *ret_url, struct err *err);
/* 127.x.x.x, ::1 or localhost. */
bool ws_url_is_local(const struct ws_url *url);

/* A key from the system's random bytes; false if it has none. */
bool handshake_key(char ret_key[HANDSHAKE_KEY_SIZE]);
/* Writes the whole request. */
void handshake_request(struct buf *to, const struct ws_url *url, const char *key);
/*
 * Reads the answer to a request with this key. Returns its length once it is complete and accepts,
 * 0 if bytes are missing, -1 with err set if it refuses, is malformed or is longer than
 * LIMIT_AGENT_ANSWER.
 */
ssize_t handshake_response(struct slice in, const char *key, struct err *err);

#endif
