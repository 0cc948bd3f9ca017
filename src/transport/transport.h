/*
 * One libuv loop with its listeners and connections. Moves bytes between sockets and core, and
 * knows neither JSON nor tools. No other folder uses sockets.
 */
#ifndef TRANSPORT_TRANSPORT_H
#define TRANSPORT_TRANSPORT_H

#include "base/base.h"
#include "core/core.h"

struct loop;

enum { ADDRESS_SIZE = 160 }; /* a parsed host, its port, and NUL */

/* NULL with err set. Core must outlive the loop. SIGINT and SIGTERM stop the loop gracefully. This
 * blocks them in the process; threads and children that want them must unblock them. Register a
 * host that calls loop_wake() with core after this, and remove it before loop_free(). */
struct loop *loop_new(struct core *core, struct err *err);
/* Closes all connections at once. */
void loop_free(struct loop *l);

enum loop_guard {
    GUARD_READY,
    GUARD_BLIND, /* this system does not know the user of a TCP connection: all are admitted */
    GUARD_NOBODY /* our own user has no number of its own here: everybody is turned away */
};
/* Has listeners made after this turn other users' connections away, over HTTP and over frames.
 * Without a call, or with false, everybody may connect. Call it once. */
enum loop_guard loop_guard(struct loop *l, bool http, bool framed);

/* Listens at "127.0.0.1:8080", "[::1]:8080" or "127.0.0.1:0" (any free port); *ret_port is the port
 * bound. Binds exclusively. If the address is taken, the error names the process that listens
 * there. */
bool loop_listen_http(struct loop *l, const char *address, int *ret_port, struct err *err);
bool loop_listen_framed(struct loop *l, const char *address, int *ret_port, struct err *err);

/* Serves HTTP on a new Unix socket, mode 0600, which is removed when the loop ends. Replaces a
 * socket of this user without a listener, and nothing else. Peers need no Host. */
bool loop_listen_unix(struct loop *l, const char *path, struct err *err);

/* Serves HTTP on a Unix socket that is already bound. The loop owns the socket, even if this fails.
 * Only processes of this user may connect; they need no token and no Host. */
bool loop_listen_local(struct loop *l, int fd, struct err *err);

/*
 * Makes a connection to this server for a child process, over a pair of Unix sockets. It speaks
 * HTTP, and GET /unity needs no Host and no token. The caller owns *ret_fd, which is close-on-exec;
 * it passes it to the child and closes it.
 */
bool loop_pair(struct loop *l, int *ret_fd, struct err *err);

/*
 * Serves the process's standard input and output as one peer, in lines or frames. Takes over stdout
 * and points fd 1 at stderr, so that no other code can write there. The loop ends when the input
 * has ended and all answers are written, or when the output fails. After a failure the exit code is
 * 1, unless the reader closed the output.
 */
bool loop_open_stdio(struct loop *l, bool is_framed, struct err *err);

/* Takes over stdin and stdout like loop_open_stdio(), for a caller that reads and writes them
 * itself. Reopens pipes, so that they can be non-blocking. */
bool stdio_take(int *ret_in, int *ret_out, struct err *err);

/* Runs until stopped. Returns the exit code. */
int loop_run(struct loop *l);
/* Whether SIGINT or SIGTERM was among the reasons to stop. */
bool loop_had_signal(const struct loop *l);
/* Stops like SIGTERM: closes the listeners, ends streams, and lets calls finish within
 * LIMIT_SHUTDOWN_MS. */
void loop_stop(struct loop *l);
/* Calls `chore` every `ms` on the loop's thread. May be used once per loop. */
void loop_every(struct loop *l, int ms, void (*chore)(void *ctx), void *ctx);
/* Opens those of the descriptors 0 to 2 that are closed, so that no other file gets their numbers.
 * Call it before opening anything. */
void standard_fill(void);

/* Makes the loop call core_wake() and core_tick() soon. Any thread may call it. For core_env. */
void loop_wake(struct loop *l);

/* Splits "host:port" or "[v6]:port". False: malformed. */
bool address_parse(struct slice text, char *ret_host, size_t host_size, int *ret_port);
bool address_is_loopback(const char *host);
/* The path of "unix:PATH"; NULL: not such an address. */
const char *address_unix(const char *address);
/* Whether the host of "host:port" is an address of this machine. The port may be in use. */
bool address_is_here(const char *address);
/* The inverse of address_parse(). */
void address_write(const char *host, int port, char to[ADDRESS_SIZE]);

/* Fills `to` with unguessable bytes from the kernel, for core_env. */
void system_random(void *to, size_t len);

/* --- A client of our own servers, blocking, for `umcp call`. --- */

struct client_reply {
    int status;      /* HTTP status; 200 over frames */
    struct buf body; /* the caller calls buf_done() */
};

/* Where requests go. Nothing is sent to a program of another user on this machine (ERR_DENIED). */
struct client_target {
    const char *url;   /* http://host:port/path, or unix:PATH */
    const char *token; /* NULL: none */
    bool is_anybodys;  /* other users' programs get it, too */
};
/* How long to wait: up to `ms`, or until `stop` becomes readable (-1: no such descriptor). */
struct client_patience {
    int ms, stop;
};
/* Opens a connection; *ret_fd is non-blocking. ERR_NOT_READY: nothing listens there. */
bool client_connect(const struct client_target *target, struct client_patience patience,
                    int *ret_fd, struct err *err);
/* POSTs a JSON body on a connection to the target, which the caller still owns. */
bool client_post_on(int fd, const struct client_target *target, struct slice body, int timeout_ms,
                    struct client_reply *ret_reply, struct err *err);
/* The same on a connection of its own. */
bool client_post(const struct client_target *target, struct slice body, int timeout_ms,
                 struct client_reply *ret_reply, struct err *err);
bool client_get(const char *url, int timeout_ms, struct client_reply *ret_reply, struct err *err);

/* Whether it has the form http://host:port and nothing else. */
bool client_url_is_fine(const char *url, struct err *err);
/* Whether the URL points to this machine, so that we may send a token without being asked. */
bool client_url_is_local(const char *url);

/* The client's side of the handshake that upgrades a connection to lines. */
struct client_lines {
    const char *host;    /* for the Host header; NULL: a Unix socket */
    const char *dialect; /* NULL: none */
    bool is_pinned;    /* the session uses this dialect only; else it is just the one seen so far */
    const char *token; /* NULL: none */
};
/* The last line that a stopping server sends. It does not run messages sent after it. */
#define LINES_STOPPING "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/umcp/stopping\"}"

/* Upgrades a connection to lines. `ret_rest` gets the bytes that followed the server's answer.
 * False with err set: ERR_NOT_FOUND if the peer is not one of our servers, ERR_AUTH if it wants a
 * token. */
bool client_lines(int fd, const struct client_lines *want, struct client_patience patience,
                  struct buf *ret_rest, struct err *err);
/* POSTs a JSON-RPC message to /message on an open connection, which the caller still owns. */
bool client_message(int fd, const struct client_lines *at, struct slice message,
                    struct client_patience patience, struct client_reply *ret_reply,
                    struct err *err);

struct client_frames; /* a framed connection */
/* To "host:port", under the same condition as a client_target. `timeout_ms` is the limit of
 * everything from here to the last answer. */
struct client_frames *client_frames_open(const char *address, bool is_anybodys, int timeout_ms,
                                         struct err *err);
void client_frames_close(struct client_frames *c);
/* Whether a frame is the answer rather than another message of the server. */
typedef bool client_match_fn(void *ctx, struct slice frame);
/* Sends a message and reads frames until `is_answer` accepts one or time runs out. */
bool client_frames_call(struct client_frames *c, struct slice message, client_match_fn *is_answer,
                        void *ctx, struct client_reply *ret_reply, struct err *err);

#endif
