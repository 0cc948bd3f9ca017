/*
 * An HTTP connection: http.c reads requests from it, http_peer.c writes core's answers, and ws.c or
 * lines.c takes it over after an upgrade. Private to transport/.
 */
#ifndef TRANSPORT_HTTP_CONN_H
#define TRANSPORT_HTTP_CONN_H

#include "conn.h"
#include "intake.h"

/* The state of a connection's current exchange; it has one at a time. */
enum exchange {
    EX_READING,   /* a request is awaited or only partly there */
    EX_ASKED,     /* core has it */
    EX_STREAMING, /* core answers with a stream */
    EX_ANSWERED,  /* core is done with it; core_closed() is due */
    EX_FLUSHING,  /* the answer is being written; then comes the next request */
    EX_UPGRADED,  /* core wants a WebSocket or lines; core_open() is due */
    EX_OVER       /* no further request: the connection ends, or is a WebSocket or lines */
};

struct http_conn {
    struct conn conn; /* must be first */
    struct http_parser *parser;
    struct buf in; /* read while a request was being answered */
    enum exchange state;
    bool is_calling;     /* core is on the stack for this connection: state changes wait for it */
    bool is_in_body;     /* the head of the request is complete */
    bool owes_continue;  /* the client waits for "100 Continue" */
    bool may_keep_alive; /* the client wants to send another request */
    bool must_end;       /* the connection ends with this answer */
    bool is_head;        /* HEAD: answered without a body */
    bool is_sse, is_chunked; /* of the stream */
    struct ws *ws;           /* after an upgrade to a WebSocket */
    struct intake *lines;    /* after an upgrade to lines */
    int64_t heard;           /* when the WebSocket's last bytes came */
    int64_t body_began;      /* when the head of the request was complete */
};

static inline struct http_conn *http_of(struct peer *p)
{
    return OWNER_OF(conn_of(p), struct http_conn, conn);
}

extern const struct peer_ops http_peer_ops;

/* Changes the state; later if core is on the stack for this connection. */
void http_set_state(struct http_conn *h, enum exchange state);
/* Answers with a line of text and ends the connection after it. */
void http_refuse(struct http_conn *h, int status, const char *reason, struct slice headers);

/* peer_ops.upgrade: answers the handshake and makes the peer an engine, or refuses it. */
void ws_conn_upgrade(struct peer *p, struct slice subprotocol);
/* After core has returned: opens the engine's peer, and takes what is in h->in already. */
void ws_conn_start(struct http_conn *h);

/* The same two for lines: the peer becomes one like stdio. */
void lines_conn_upgrade(struct peer *p);
void lines_conn_start(struct http_conn *h);

#endif
