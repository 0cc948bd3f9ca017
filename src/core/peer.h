/*
 * The interface between core and transports: where answers go. A peer is a pipe, a framed or
 * WebSocket connection, or one HTTP exchange. Transports create and own peers and implement
 * peer_ops; core calls them and never sees a socket. Included by core.h.
 */
#ifndef CORE_PEER_H
#define CORE_PEER_H

#include "base/base.h"
#include "wire/wire.h"

enum peer_kind {
    PEER_STDIO,  /* lines: the process's own input and output, or a connection to GET /stdio */
    PEER_FRAMED, /* u32 frames */
    PEER_ENGINE, /* WebSocket messages on /unity */
    PEER_HTTP    /* one request; answered once, or turned into a stream */
};

/* The only answer to an HTTP request. Everything is borrowed during the call. */
struct response {
    int status;
    const char *content_type; /* NULL: no body */
    struct slice body;
    struct slice headers; /* more header lines, each ending in CRLF */
    enum http_cors cors;
    bool must_close; /* the connection closes after this */
};

/* Turns an HTTP exchange into a stream instead of a single response. */
struct stream_head {
    bool is_sse;     /* else one JSON text per line */
    bool is_chunked; /* else the body ends with the connection */
    struct slice headers;
    enum http_cors cors;
};

struct event {
    struct slice name, id; /* SSE only; may be empty */
    int64_t retry_ms;      /* SSE only: how soon to resume after the end; 0: not sent */
    struct slice data;
};

struct peer;

struct peer_ops {
    /* stdio, framed, engine: sends one whole message, without its framing; copies it. */
    void (*send)(struct peer *p, struct slice message);
    /* HTTP: call exactly one of these three, or lines(), per request. */
    void (*respond)(struct peer *p, const struct response *r);
    void (*stream)(struct peer *p, const struct stream_head *head);
    void (*upgrade)(struct peer *p,
                    struct slice subprotocol); /* 101; the peer becomes PEER_ENGINE */
    /* Sends a stream's next event. */
    void (*event)(struct peer *p, const struct event *e);
    void (*comment)(struct peer *p); /* keeps a quiet SSE stream alive */
    /* Bytes sent but not yet accepted by the system. */
    size_t (*pending)(struct peer *p);
    /* Ends the connection, or the stream, after everything sent so far. core_closed() follows
     * later. */
    void (*close)(struct peer *p);
    void (*lines)(struct peer *p); /* HTTP: 101; the peer becomes PEER_STDIO */
};

struct peer {
    const struct peer_ops *ops;
    enum peer_kind kind;
    bool is_stream;    /* HTTP: stream() was called */
    bool is_ours;      /* the other end is a process that we started */
    bool is_local;     /* connected to a Unix socket: needs no Host */
    bool is_private;   /* connected to the socket in the state folder: needs no Host and no token */
    bool is_same_user; /* by the kernel, the other end belongs to this user */
    bool has_uid;      /* the kernel knows the user: `uid` */
    bool has_token;    /* has shown the token: with this request, or on this connection */
    bool has_session;  /* HTTP: a request on this connection was one of a session */
    bool speaks_link;  /* PEER_ENGINE: core has agreed on the subprotocol of link.h */
    bool must_prove;   /* PEER_ENGINE: has not proved itself yet, so its messages are short */
    bool has_dialect;  /* PEER_STDIO: the request for lines named `dialect`, */
    bool is_pinned;    /* and allows no other */
    enum dialect_id dialect;
    uint32_t uid;     /* if has_uid */
    char remote[64];  /* "127.0.0.1:51234", for log lines */
    char network[64]; /* the holder of its address: those with many addresses are one */
    int port;         /* our own, that the other end dialled; 0: it is not TCP */
    void *owner;      /* for core; NULL when the transport creates the peer */
};

/* Whether it may see the work of other sessions: it runs as the server's user, or has the token. */
static inline bool peer_is_trusted(const struct peer *p)
{
    return p->is_ours || p->is_private || p->is_same_user || p->has_token;
}

#endif
