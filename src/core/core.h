/*
 * The centre of the server: sessions, calls in flight, gates, deadlines, events. Transports pass in
 * requests and messages, and core answers through peers. It uses no sockets, files or clock: the
 * caller provides time and randomness. All functions must run on the loop's thread.
 */
#ifndef CORE_CORE_H
#define CORE_CORE_H

#include <assert.h>

#include "base/base.h"
#include "base/limits.h"
#include "host/host.h"
#include "link/link.h"
#include "store/store.h"

#include "config.h"
#include "logring.h"
#include "peer.h"

static_assert(LIMIT_RESULT == LINKMSG_MAX_MESSAGE, "a result is as large as an engine may send");

struct core;

enum state_use {
    STATE_NEW,
    STATE_USED,    /* before */
    STATE_FULL,    /* too many were used in the last minutes */
    STATE_FAILED,  /* its use could not be recorded */
    STATE_UNSHARED /* there is no place that outlives the process */
};

/* The services that core needs. */
struct core_env {
    void (*random)(void *to, size_t len);                   /* cryptographically random bytes */
    void (*logged)(void *ctx, const struct log_line *line); /* for each log line; may be NULL */
    void (*wake)(void *ctx); /* from any thread: asks for a core_wake() soon; may be NULL */
    /* Saves the settings, a JSON object, for the next start. NULL: settings are not saved. If it
     * returns false with err set, SetConfig changes nothing. */
    bool (*save_config)(void *ctx, struct slice settings, struct err *err);
    /* The key of requestState, the same after a restart; called once, when it is needed. NULL, or
     * false: states end with this process. */
    bool (*seal_key)(void *ctx, unsigned char key[SEAL_KEY_SIZE]);
    /* Notes that a requestState was used, for all who have its key; `until` and `now` are wall
     * clock. NULL: only this process does. */
    enum state_use (*use_state)(void *ctx, const unsigned char digest[SEAL_DIGEST_SIZE],
                                int64_t until, int64_t now);
    /* SetConfig with restart=true: shut down as for SIGTERM, then start again. NULL: not
     * supported. */
    void (*restart)(void *ctx);
    void *ctx;
};

/* NULL: no memory. `config` is copied. Time starts at core_set_time(). */
struct core *core_new(const struct core_config *config, const struct core_env *env);
void core_free(struct core *c); /* all peers must be closed */

/* Sets the host that runs tools; it must be created with core_host_events(). Core owns it, and
 * frees it at once when another is set. Setting NULL must be the last call: afterwards core does
 * not call env.wake() any more, so its target may be freed. Calls that the host had are never
 * answered. */
const struct host_events *core_host_events(struct core *c);
void core_set_host(struct core *c, struct host *h);

/* Sets the store for operations, log lines and the audit trail; it must be created with
 * core_store_events(). Set it once, before the first peer. Core owns it, and frees it at once when
 * NULL is set, which must be the last call: calls that wait for it are never answered, and it does
 * not call wake() any more. Without a store nothing is kept, and tools that need it report that. */
const struct store_events *core_store_events(struct core *c);
void core_set_store(struct core *c, struct store *s);

/* Must be called before any of the functions below whenever time has passed. */
void core_set_time(struct core *c, int64_t now_ms, int64_t wall_ms);
/* Runs everything that is due. Returns the time of the next call (ms, monotonic), or HOST_NEVER. */
int64_t core_tick(struct core *c);
/* Makes the next core_tick() act at once; called when the host or the store asked for it. */
void core_wake(struct core *c);

/* Connections that carry messages: stdio, framed, engine. */
void core_open(struct core *c, struct peer *p);
/* Answers a peer that core does not know that it is another user's, and closes it. HTTP, framed. */
void core_refuse_user(struct core *c, struct peer *p);
void core_message(struct core *c, struct peer *p, struct slice bytes);
/* Reports input that is not a message: a line or frame that is too long (WIRE_TOO_LARGE), or one
 * that ends in the middle (WIRE_BROKEN). Core answers in the peer's dialect and closes a framed
 * peer. */
void core_fault(struct core *c, struct peer *p, enum wire_fault fault);

/* Handles one HTTP request. `r` is borrowed during the call. */
void core_http(struct core *c, struct peer *p, const struct http_request *r);
/* The largest body allowed for this request, of which only the head has been read. */
size_t core_body_limit(struct core *c, const struct http_request *r);

/* Whether this request has a known sender: a session, or the socket in the state folder. Known
 * senders have room of their own. If a token is needed, others are refused at once, so all
 * count. */
bool core_knows(const struct core *c, const struct peer *p, const struct http_request *r);

/* The peer has left, and core forgets it. Call it once for every peer that core has seen. */
void core_closed(struct core *c, struct peer *p);
/* A stream's socket has sent everything that was pending. */
void core_drained(struct core *c, struct peer *p);

/* Begins to stop: refuses new work and ends the streams; a stream that still carries answers ends
 * after the last one. core_is_idle() says when the last call is done. */
void core_stop(struct core *c);
bool core_is_idle(const struct core *c);
/* Whether core still owes this peer an answer. */
bool core_owes(const struct core *c, const struct peer *p);
/* The peer's client has ended its side. Whether that cancels its open call; else a
 * call that lasts as long as its connection ends soon. */
bool core_client_closes(struct core *c, const struct peer *p);

/* Sets the server's address, for GetConfig. */
void core_set_address(struct core *c, const char *address, int port);
/* Names an address where the server listens for HTTP, up to LIMIT_LISTEN: its own pages may call
 * it. */
void core_add_address(struct core *c, const char *host, int port);

#endif
