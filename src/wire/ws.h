/*
 * WebSocket (RFC 6455), server and client side, on wslay. Included by wire.h.
 */
#ifndef WIRE_WS_H
#define WIRE_WS_H

#include "base/base.h"

#define WS_ACCEPT_SIZE 29
/* Sec-WebSocket-Accept for a Sec-WebSocket-Key. False if the key is not 16 bytes of base64. */
bool ws_accept_key(struct slice key, char ret_accept[WS_ACCEPT_SIZE]);

struct ws_events {
    /* A whole text message, lent for the call; may send and close, but not feed or free. */
    void (*message)(void *ctx, struct slice text);
    void *ctx;
};

struct ws; /* one connection's codec */

/* `max` bounds a message over all its fragments; four times as much, and 64 KiB, may wait in the
 * output. NULL: no memory. */
struct ws *ws_new(bool is_server, size_t max, const struct ws_events *events);
void ws_free(struct ws *ws);
/*
 * Takes bytes from the peer; calls events->message for each text message; answers to ping and close
 * are put into the output. False: the peer broke the protocol, sent binary, bad UTF-8 or too much,
 * or closed: send what ws_output() holds, then drop the connection.
 */
bool ws_feed(struct ws *ws, struct slice in);
/*
 * Queues one text message (valid UTF-8), a ping, or a close frame with its code, which must be one
 * that may be sent. False: no memory, too much waiting in the output, or closed. After ws_close()
 * nothing more is sent, and messages of the peer are dropped until its own close frame comes.
 */
bool ws_send(struct ws *ws, struct slice text);
bool ws_ping(struct ws *ws);
bool ws_close(struct ws *ws, unsigned code);
/* Moves the bytes to be sent into `to`; if that buffer fails, they stay. */
void ws_output(struct ws *ws, struct buf *to);
/* True once a close frame has been received or the protocol was broken. */
bool ws_is_over(const struct ws *ws);

#endif
