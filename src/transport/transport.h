/*
 * libuv: one loop, its listeners and connections. Moves bytes between sockets and core; knows no
 * JSON and no tools. The only folder that sees sockets.
 */
#ifndef TRANSPORT_TRANSPORT_H
#define TRANSPORT_TRANSPORT_H

#include "base/base.h"
#include "core/core.h"

struct loop;

enum { ADDRESS_SIZE = 160 }; /* a host that was parsed, its port, and NUL */

/* NULL with err set. Core must outlive the loop. SIGINT and SIGTERM stop it gracefully; they are
 * blocked from here on, and threads and children that want them unblock them. A host that calls
 * loop_wake() is given to core after this, and taken away before loop_free(). */
struct loop *loop_new(struct core *core, struct err *err);
/* Closes what is open, waits for nothing. */
void loop_free(struct loop *l);

/* "127.0.0.1:8080", "[::1]:8080", "127.0.0.1:0" (the system chooses); *ret_port is the port bound.
 * Binds exclusively. When the address is taken, the message names the process that holds it. */
bool loop_listen_http(struct loop *l, const char *address, int *ret_port, struct err *err);
bool loop_listen_framed(struct loop *l, const char *address, int *ret_port, struct err *err);

/* The same HTTP on a Unix socket that is bound already; the loop owns it, and closes it if this
 * fails. Only processes of this user are let in; they need no token and no Host. */
bool loop_listen_local(struct loop *l, int fd, struct err *err);

/*
 * A connection to this server for a child of this process, over a pair of Unix sockets: it speaks
 * HTTP, and its GET /unity is served without Host and token. The other end is the caller's to hand
 * on and to close; it is not inherited as it is.
 */
bool loop_pair(struct loop *l, int *ret_fd, struct err *err);

/*
 * The process's standard input and output as one peer: lines, or frames. Takes the descriptor of
 * stdout and points fd 1 at stderr, so that nothing else can ever reach it. The loop ends when
 * input has ended and everything read has been answered and written, or the output fails: then its
 * exit code is 1, unless it was the reader who left.
 */
bool loop_open_stdio(struct loop *l, bool is_framed, struct err *err);

/* Takes the descriptors of stdin and stdout away as loop_open_stdio() does, for a caller that reads
 * and writes them itself. Pipes are opened anew, and do not block. */
bool stdio_take(int *ret_in, int *ret_out, struct err *err);

/* Runs until stopped. Returns the exit code. */
int loop_run(struct loop *l);
/* Whether SIGINT or SIGTERM was among the reasons to stop. */
bool loop_had_signal(const struct loop *l);
/* As SIGTERM: stop accepting, end streams, let calls finish up to LIMIT_SHUTDOWN_MS. */
void loop_stop(struct loop *l);
/* Calls `chore` again and again, on the loop's own thread; once per loop. */
void loop_every(struct loop *l, int ms, void (*chore)(void *ctx), void *ctx);
/* Opens what is missing of the descriptors 0 to 2, so that no file becomes one of them. To be
 * called before anything is opened. */
void standard_fill(void);

/* From any thread: core_wake() and core_tick() soon, on the loop's own. For core_env. */
void loop_wake(struct loop *l);

/* Splits "host:port" or "[v6]:port". False: malformed. */
bool address_parse(struct slice text, char *ret_host, size_t host_size, int *ret_port);
bool address_is_loopback(const char *host);
/* Whether this machine has the address of "host:port": one could listen there, if not at this port.
 */
bool address_is_here(const char *address);
/* The reverse of address_parse(). */
void address_write(const char *host, int port, char to[ADDRESS_SIZE]);

/* Unguessable bytes from the system, for core_env. */
void system_random(void *to, size_t len);

/* --- A client of our own servers, blocking, for `umcp call`. --- */

struct client_reply {
    int status;      /* HTTP status; 200 over frames */
    struct buf body; /* the caller's to buf_done() */
};

/* POSTs a JSON body to http://host:port/path. `token` may be NULL. */
bool client_post(const char *url, const char *token, struct slice body, int timeout_ms,
                 struct client_reply *ret_reply, struct err *err);
bool client_get(const char *url, int timeout_ms, struct client_reply *ret_reply, struct err *err);

/* Whether it is http://host:port and nothing more. */
bool client_url_is_fine(const char *url, struct err *err);
/* Whether what it names is this machine, so that a token may be sent there unasked. */
bool client_url_is_local(const char *url);
/* How long to wait: up to `ms`, but only until there is something to read from `stop`; -1 is
 * nothing. */
struct client_patience {
    int ms, stop;
};
/* A TCP connection to such a URL; it does not block. */
bool client_connect(const char *url, struct client_patience patience, int *ret_fd, struct err *err);

/* Who is asked over a connection, and for what lines. */
struct client_lines {
    const char *host;    /* for the Host header; NULL: a Unix socket */
    const char *dialect; /* NULL: none */
    bool is_pinned;      /* it is the only one; else the one that the session has shown */
    const char *token;   /* NULL: none */
};
/* The line by which a server that stops tells so, before it ends the connection: what is sent after
 * that is not run. */
#define LINES_STOPPING "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/umcp/stopping\"}"

/* Makes lines of a connection that is there. What came right behind the answer is put into
 * `ret_rest`. False: err tells; with ERR_NOT_FOUND the other side is no server of ours, with
 * ERR_AUTH it wants a token. */
bool client_lines(int fd, const struct client_lines *want, struct client_patience patience,
                  struct buf *ret_rest, struct err *err);
/* POSTs a JSON-RPC message to /message on a connection that is there, which stays the caller's. */
bool client_message(int fd, const struct client_lines *at, struct slice message,
                    struct client_patience patience, struct client_reply *ret_reply,
                    struct err *err);

struct client_frames; /* a framed connection */
struct client_frames *client_frames_open(const char *address, int timeout_ms, struct err *err);
void client_frames_close(struct client_frames *c);
/* Tells a message's answer from whatever else the server says. */
typedef bool client_match_fn(void *ctx, struct slice frame);
/* Sends a message and reads on, up to the timeout, until `is_answer` takes a frame. */
bool client_frames_call(struct client_frames *c, struct slice message, client_match_fn *is_answer,
                        void *ctx, struct client_reply *ret_reply, struct err *err);

#endif
