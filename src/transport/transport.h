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

/* NULL with err set. Core must outlive the loop. SIGINT and SIGTERM stop it gracefully; this blocks
 * them, and threads and children that want them unblock them. A host that calls loop_wake() must be
 * given to core after this and taken away before loop_free(). */
struct loop *loop_new(struct core *core, struct err *err);
/* Closes all connections at once. */
void loop_free(struct loop *l);

/* "127.0.0.1:8080", "[::1]:8080", "127.0.0.1:0" (the system chooses); *ret_port is the port bound.
 * Binds exclusively. If the address is taken, the message names the process that listens there. */
bool loop_listen_http(struct loop *l, const char *address, int *ret_port, struct err *err);
bool loop_listen_framed(struct loop *l, const char *address, int *ret_port, struct err *err);

/* Serves HTTP on a Unix socket that is already bound. The loop takes the socket, also if this
 * fails. Only processes of this user may connect; they need no token and no Host. */
bool loop_listen_local(struct loop *l, int fd, struct err *err);

/*
 * Makes a connection to this server for a child of this process, over a pair of Unix sockets. It
 * speaks HTTP, and GET /unity needs no Host and no token. The caller owns *ret_fd, which is
 * close-on-exec, passes it to the child and closes it.
 */
bool loop_pair(struct loop *l, int *ret_fd, struct err *err);

/*
 * The process's standard input and output as one peer: lines, or frames. Takes the descriptor of
 * stdout and points fd 1 at stderr, so that nothing else can write there. The loop ends when the
 * input has ended and all answers are written, or when the output fails; its exit code is then 1,
 * unless the reader has closed it.
 */
bool loop_open_stdio(struct loop *l, bool is_framed, struct err *err);

/* Takes the descriptors of stdin and stdout as loop_open_stdio() does, for a caller that reads and
 * writes them itself. Reopens pipes, so that they can be non-blocking. */
bool stdio_take(int *ret_in, int *ret_out, struct err *err);

/* Runs until stopped. Returns the exit code. */
int loop_run(struct loop *l);
/* Whether SIGINT or SIGTERM was among the reasons to stop. */
bool loop_had_signal(const struct loop *l);
/* As SIGTERM: stop accepting, end streams, let calls finish up to LIMIT_SHUTDOWN_MS. */
void loop_stop(struct loop *l);
/* Calls `chore` again and again, on the loop's own thread; once per loop. */
void loop_every(struct loop *l, int ms, void (*chore)(void *ctx), void *ctx);
/* Opens those of the descriptors 0 to 2 that are closed, so that no other file becomes one of them.
 * Call it before anything is opened. */
void standard_fill(void);

/* From any thread: the loop soon calls core_wake() and core_tick(). For core_env. */
void loop_wake(struct loop *l);

/* Splits "host:port" or "[v6]:port". False: malformed. */
bool address_parse(struct slice text, char *ret_host, size_t host_size, int *ret_port);
bool address_is_loopback(const char *host);
/* Whether this machine has the address of "host:port". The port may be taken. */
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
/* Whether the URL names this machine, so that a token may be sent there unasked. */
bool client_url_is_local(const char *url);
/* How long to wait: up to `ms`, or until `stop` can be read; -1: there is no such descriptor. */
struct client_patience {
    int ms, stop;
};
/* Makes a TCP connection to http://host:port; *ret_fd is non-blocking. */
bool client_connect(const char *url, struct client_patience patience, int *ret_fd, struct err *err);

/* What a client asks for when it turns a connection into lines. */
struct client_lines {
    const char *host;    /* for the Host header; NULL: a Unix socket */
    const char *dialect; /* NULL: none */
    bool is_pinned;    /* the only dialect of the session; else the one that it has shown so far */
    const char *token; /* NULL: none */
};
/* The last line of a server that stops: messages sent after it are not run. */
#define LINES_STOPPING "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/umcp/stopping\"}"

/* Turns a connection into lines. `ret_rest` gets the bytes that followed the server's answer. False
 * with err set: ERR_NOT_FOUND if the other side is not our server, ERR_AUTH if it wants a token. */
bool client_lines(int fd, const struct client_lines *want, struct client_patience patience,
                  struct buf *ret_rest, struct err *err);
/* POSTs a JSON-RPC message to /message on an open connection, which stays the caller's. */
bool client_message(int fd, const struct client_lines *at, struct slice message,
                    struct client_patience patience, struct client_reply *ret_reply,
                    struct err *err);

struct client_frames; /* a framed connection */
struct client_frames *client_frames_open(const char *address, int timeout_ms, struct err *err);
void client_frames_close(struct client_frames *c);
/* Whether a frame is the answer, and not something else that the server sends. */
typedef bool client_match_fn(void *ctx, struct slice frame);
/* Sends a message and reads on, up to the timeout, until `is_answer` takes a frame. */
bool client_frames_call(struct client_frames *c, struct slice message, client_match_fn *is_answer,
                        void *ctx, struct client_reply *ret_reply, struct err *err);

#endif
