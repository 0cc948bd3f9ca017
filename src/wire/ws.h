/*
 * WebSocket (RFC 6455), server and client side, on wslay. Included by wire.h.
 */
#ifndef WIRE_WS_H
#define WIRE_WS_H

#include "base/base.h"

#define WS_ACCEPT_SIZE 29
/* Computes Sec-WebSocket-Accept for a Sec-WebSocket-Key. False: the key is not 16 bytes of
 * base64. */
bool ws_accept_key(struct slice key, char ret_accept[WS_ACCEPT_SIZE]);

struct ws_events {
    /* A whole text message, borrowed during the call; may send and close, but not feed or free. */
    void (*message)(void *ctx, struct slice text);
    void *ctx;
};

struct ws; /* one connection's codec */

/* `max` limits a message with all its fragments; the output may hold four times as much plus 64
 * KiB. NULL: no memory. */
struct ws *ws_new(bool is_server, size_t max, const struct ws_events *events);
void ws_free(struct ws *ws);
/* Changes the limit for the peer's messages, up to the one of ws_new(). */
void ws_limit(struct ws *ws, size_t max);
/*
 * Takes bytes from the peer and calls events->message for each text message; queues answers to ping
 * and close. False: the peer broke the protocol, sent binary, bad UTF-8 or too much, or closed.
 * Then send what ws_output() holds and drop the connection.
 */
bool ws_feed(struct ws *ws, struct slice in);
/*
 * Queues one text message (valid UTF-8), a ping, or a close frame with a code that may be sent.
 * False: no memory, too much queued, or closed. After ws_close() nothing more is sent, and the
 * peer's messages are dropped until its own close frame arrives.
 */
bool ws_send(struct ws *ws, struct slice text);
bool ws_ping(struct ws *ws);
bool ws_close(struct ws *ws, unsigned code);
/* Moves the queued bytes into `to`; if that buffer fails, they stay queued. */
void ws_output(struct ws *ws, struct buf *to);
/* True once a close frame has been received or the protocol was broken. */
bool ws_is_over(const struct ws *ws);

#endif
