/*
 * Parses HTTP/1.1 requests with llhttp, and refuses the request smuggling forms that llhttp
 * accepts; writes response heads. Included by wire.h.
 */
#ifndef WIRE_HTTP_H
#define WIRE_HTTP_H

#include "base/base.h"

enum http_method { HTTP_GET_, HTTP_POST_, HTTP_DELETE_, HTTP_OPTIONS_, HTTP_HEAD_, HTTP_OTHER_ };

/* Headers that the server uses. Others are skipped. */
enum http_header {
    HDR_HOST,
    HDR_ORIGIN,
    HDR_FETCH_SITE, /* Sec-Fetch-Site */
    HDR_ACCEPT,
    HDR_CONTENT_TYPE,
    HDR_AUTHORIZATION,
    HDR_SESSION,    /* Mcp-Session-Id */
    HDR_VERSION,    /* MCP-Protocol-Version */
    HDR_MCP_METHOD, /* Mcp-Method */
    HDR_MCP_NAME,   /* Mcp-Name */
    HDR_LAST_EVENT, /* Last-Event-ID */
    HDR_CONNECTION,
    HDR_UPGRADE,
    HDR_WS_KEY,      /* Sec-WebSocket-Key */
    HDR_WS_VERSION,  /* Sec-WebSocket-Version */
    HDR_WS_PROTOCOL, /* Sec-WebSocket-Protocol */
    HDR_COUNT
};

struct http_request {
    enum http_method method;
    struct slice target; /* as sent: "/read?uri=..."; "*" with OPTIONS, else it starts with '/' */
    struct slice path;   /* before '?', not decoded */
    struct slice query;  /* after '?', not decoded, without the '?' */
    struct slice header[HDR_COUNT]; /* trimmed; p == NULL if absent */
    struct slice fields;            /* all header lines as sent, each ending in CRLF */
    struct slice body;
    bool is_1_0; /* HTTP/1.0: supports neither chunks nor 100 Continue */
    bool keep_alive;
    bool wants_upgrade; /* Connection: upgrade and an Upgrade header */
};

struct http_limits {
    size_t head;        /* request line and all headers; exceeded: 431 */
    size_t body;        /* exceeded: 413 */
    unsigned n_headers; /* exceeded: 431 */
    bool needs_no_host; /* else HTTP/1.1 without a Host is refused */
};

struct http_parser; /* one per connection */

/* NULL: no memory. */
struct http_parser *http_parser_new(const struct http_limits *limits);
void http_parser_free(struct http_parser *p);

enum http_step {
    HTTP_STEP_MORE,  /* all input used up, no request complete yet */
    HTTP_STEP_HEAD,  /* the head is complete; http_parser_limit_body() may now tighten the limit.
                        Reported once for every request, even without a body: call feed again, even
                        if no input is left. */
    HTTP_STEP_READY, /* *http_parser_request() is complete and valid until http_parser_next() */
    HTTP_STEP_BAD    /* refused: see http_parser_status(), http_parser_reason(). The connection must
                        close; nothing more is parsed. */
};

/*
 * Feeds bytes. *ret_used says how many were taken. With HTTP_STEP_HEAD and HTTP_STEP_READY that may
 * be fewer than in.len: the rest belongs to the body or to the next, pipelined request, so feed it
 * again later. The parser copies what it keeps; `in` need not stay valid.
 */
enum http_step http_parser_feed(struct http_parser *p, struct slice in, size_t *ret_used);
/* Complete except for the body from HTTP_STEP_HEAD on. Valid until http_parser_next(). */
const struct http_request *http_parser_request(const struct http_parser *p);
/* Sets a smaller limit for the body of this request only. */
void http_parser_limit_body(struct http_parser *p, size_t max);
/* Whether the client waits for "100 Continue" before it sends the body (after HTTP_STEP_HEAD). */
bool http_parser_expects_continue(const struct http_parser *p);
/* Forgets the completed request and gets ready for the next one. */
void http_parser_next(struct http_parser *p);
/* Whether part of a request has been taken. */
bool http_parser_is_midway(const struct http_parser *p);
/* Bytes of the request's body that it holds. */
size_t http_parser_held(const struct http_parser *p);
/* Why a request was refused: the HTTP status (400, 413, 431, 501, 505; 503 for no memory), or 0 if
 * it was not; and a phrase that explains it. */
int http_parser_status(const struct http_parser *p);
const char *http_parser_reason(const struct http_parser *p);

/* Which CORS header lists a response has. */
enum http_cors { CORS_EXPLORER, CORS_MCP };

enum http_body { BODY_LENGTH, BODY_CHUNKED, BODY_UNTIL_CLOSE };

struct http_head {
    int status;
    const char *content_type; /* NULL: no Content-Type */
    enum http_body body;
    size_t length;   /* BODY_LENGTH */
    bool keep_alive; /* else Connection: close */
    enum http_cors cors;
    struct slice extra; /* more header lines, each ending in CRLF */
};

/*
 * Writes status line and headers, including the empty line. Omits headers that a status forbids:
 * lengths with 204, everything but `extra` with 1xx. BODY_UNTIL_CLOSE always closes the connection.
 */
void http_write_head(struct buf *to, const struct http_head *head);

/*
 * Client side: reads one response and skips 1xx responses before it. Never returns HTTP_STEP_HEAD;
 * after HTTP_STEP_READY status and body are complete, and later bytes are ignored. `at_end` says
 * that the connection has ended, which completes a body without length and breaks any other.
 */
struct http_reply {
    int status;
    struct slice content_type, session; /* empty if absent */
    struct slice body;
};
struct http_reader;
struct http_reader *http_reader_new(size_t max_body);
void http_reader_free(struct http_reader *r);
enum http_step http_reader_feed(struct http_reader *r, struct slice in, bool at_end);
/* The reader owns the reply. */
const struct http_reply *http_reader_reply(const struct http_reader *r);

#endif
