/*
 * The middle of the path: sessions, calls in flight, gates, deadlines, events. Transports hand in
 * requests and messages, core hands back answers through peers. No sockets, no files, no clock:
 * time and randomness are given. All functions belong to the loop's thread.
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

/* What core needs from outside. */
struct core_env {
    void (*random)(void *to, size_t len);                   /* unguessable bytes */
    void (*logged)(void *ctx, const struct log_line *line); /* may be NULL: each line of the ring */
    void (*wake)(void *ctx); /* from any thread: core_wake() is wanted soon; may be NULL */
    /* Keeps the settings, a JSON object, for the next start. NULL: nothing is kept. Returns false
     * with err set if they cannot be kept; then SetConfig changes nothing. */
    bool (*save_config)(void *ctx, struct slice settings, struct err *err);
    /* SetConfig with restart=true: stop as for SIGTERM, and begin again. NULL: cannot be done. */
    void (*restart)(void *ctx);
    void *ctx;
};

/* NULL: no memory. `config` is copied. Time starts at core_set_time(). */
struct core *core_new(const struct core_config *config, const struct core_env *env);
void core_free(struct core *c); /* all peers must be closed */

/* The host that runs tools; core_host_events() are what it must be made with. Core frees it, and at
 * once when another is set. With NULL, which must be the last, env.wake() is not called any more:
 * what it wakes may then be freed. Calls that the host had are never answered. */
const struct host_events *core_host_events(struct core *c);
void core_set_host(struct core *c, struct host *h);

/* Where operations, log lines and the audit trail are kept; core_store_events() are what it must be
 * made with. Set once, before the first peer; core frees it, and at once when NULL is set, which
 * must be the last: calls that wait for it are never answered, and it wakes nobody any more.
 * Without one nothing is kept, and the tools that ask for it say so. */
const struct store_events *core_store_events(struct core *c);
void core_set_store(struct core *c, struct store *s);

/* Must be called before any of the functions below whenever time has passed. */
void core_set_time(struct core *c, int64_t now_ms, int64_t wall_ms);
/* Does what is due. Returns when it must be called next (ms, monotonic); HOST_NEVER: no need. */
int64_t core_tick(struct core *c);
/* Makes the next core_tick() act at once; the host or the store asked for it. */
void core_wake(struct core *c);

/* Connections that carry messages: stdio, framed, engine. */
void core_open(struct core *c, struct peer *p);
void core_message(struct core *c, struct peer *p, struct slice bytes);
/* The peer sent something that is not a message: a line or frame that is too long (WIRE_TOO_LARGE),
 * or one that ends in the middle (WIRE_BROKEN). Answers in the dialect's way; a framed peer is
 * closed. */
void core_fault(struct core *c, struct peer *p, enum wire_fault fault);

/* One HTTP request. `r` is lent for the call. */
void core_http(struct core *c, struct peer *p, const struct http_request *r);
/* The largest body that this request may have; only its head is read so far. */
size_t core_body_limit(struct core *c, const struct http_request *r);

/* The peer is gone; core forgets it. Every peer that core has seen gets this once. */
void core_closed(struct core *c, struct peer *p);
/* A stream's socket has taken what was pending. */
void core_drained(struct core *c, struct peer *p);

/* Stops: takes no new work and ends the streams; a stream that still carries answers ends after the
 * last of them. core_is_idle() tells when the last call is done. */
void core_stop(struct core *c);
bool core_is_idle(const struct core *c);
/* Whether an answer to something that this peer asked is still to come. */
bool core_owes(const struct core *c, const struct peer *p);

/* Where the server can be reached, for GetConfig. */
void core_set_address(struct core *c, const char *address, int port);

#endif
