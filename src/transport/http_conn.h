/*
 * An HTTP connection: http.c reads requests from it, http_peer.c writes core's answers, and ws.c or
 * lines.c takes it over after an upgrade. Private to transport/.
 */
#ifndef TRANSPORT_HTTP_CONN_H
#define TRANSPORT_HTTP_CONN_H

#include "conn.h"
#include "intake.h"

/* The state of a connection's current exchange. There is one exchange at a time. */
enum exchange {
    EX_READING,   /* waiting for a request, or for the rest of one */
    EX_ASKED,     /* core is working on the request */
    EX_STREAMING, /* core answers with a stream */
    EX_ANSWERED,  /* core has answered; core_closed() is due */
    EX_FLUSHING,  /* writing the answer; then the next request */
    EX_UPGRADED,  /* core accepted a WebSocket or lines; core_open() is due */
    EX_OVER       /* no more requests: closing, or now a WebSocket or lines */
};

struct http_conn {
    struct conn conn; /* must be first */
    struct http_parser *parser;
    struct buf in; /* bytes that arrived while a request was being answered */
    enum exchange state;
    bool is_calling;     /* core is on the stack for this connection, so state changes must wait */
    bool is_in_body;     /* the head of the request is complete */
    bool owes_continue;  /* the client waits for "100 Continue" */
    bool may_keep_alive; /* the client may send another request */
    bool must_end;       /* close the connection after this answer */
    bool is_head;        /* HEAD request: answer without a body */
    bool is_sse, is_chunked; /* kind of stream */
    struct ws *ws;           /* after an upgrade to a WebSocket */
    struct intake *lines;    /* after an upgrade to lines */
    int64_t heard;           /* when the WebSocket's last bytes arrived */
    int64_t body_began;      /* when the head of the request was complete */
};

static inline struct http_conn *http_conn_of(struct conn *c)
{
    return OWNER_OF(c, struct http_conn, conn);
}

static inline struct http_conn *http_of(struct peer *p)
{
    return http_conn_of(conn_of(p));
}

extern const struct peer_ops http_peer_ops;

/* Changes the state. If core is on the stack for this connection, the change takes effect later. */
void http_set_state(struct http_conn *h, enum exchange state);
/* Answers with a line of text and then closes the connection. */
void http_refuse(struct http_conn *h, int status, const char *reason, struct slice headers);

/* peer_ops.upgrade: answers the handshake and turns the peer into an engine, or refuses it. */
void ws_conn_upgrade(struct peer *p, struct slice subprotocol);
/* Called after core has returned: opens the engine's peer and takes the bytes already in h->in. */
void ws_conn_start(struct http_conn *h);

/* The same two for lines: turns the peer into one like stdio. */
void lines_conn_upgrade(struct peer *p);
void lines_conn_start(struct http_conn *h);

#endif
