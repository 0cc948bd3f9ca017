/* Sessions, in memory and in the store. Part of internal.h, private to core. */
#ifndef CORE_SESSION_H
#define CORE_SESSION_H

#include "core.h"
#include "dialect/dialect.h"

#define SESSION_ID_SIZE 33 /* 128 random bits in hex, and NUL */

/* --- Sessions (session.c) --- */

enum session_kind {
    SESSION_OPEN, /* shared by all requests without a session; remembers nothing */
    SESSION_PEER, /* a connection: stdio or framed */
    SESSION_HTTP, /* MCP over streamable HTTP, by Mcp-Session-Id */
    SESSION_SSE   /* MCP over HTTP+SSE of 2024-11-05 */
};

/* A resource that a client subscribes to. */
struct subscription {
    char *uri;
    unsigned changes; /* enum change: the causes of its change */
    bool is_owed;     /* listens: it changed, and the client has not read yet */
};

struct session {
    enum session_kind kind;
    char id[SESSION_ID_SIZE];
    struct list link;  /* core->sessions; SESSION_OPEN is in no list */
    struct peer *peer; /* SESSION_PEER */
    /* Receives MCP messages that are not answers. NULL: there was none yet. Its peer is NULL while
     * the client is not connected. */
    struct stream *stream;
    unsigned n_numbered;    /* streams of calls so far: the number of the newest */
    int shown;              /* dialect_id, or -1 */
    struct context context; /* of its requests; the client's name is in client_name */
    bool is_initialized;
    bool is_ending; /* its client has sent shutdown */
    bool is_authenticated;
    bool is_trusted;    /* peer_is_trusted() of its last user */
    unsigned old_lists; /* bit per mcp_list whose last change was not sent to it yet */
    char client_name[LIMIT_CLIENT_NAME], client_version[LIMIT_CLIENT_NAME / 2];
    int64_t created, last_used, auth_due;
    bool was_used;                      /* by a request after initialize */
    int64_t saved;                      /* when the store last got its state */
    struct subscription *subscriptions; /* room for LIMIT_SUBSCRIPTIONS; NULL: none yet */
    size_t n_subscriptions;
    size_t n_calls;  /* that it holds, also those that have left it, such as tasks, */
    size_t n_asking; /* and those of them that wait for answers */
};

struct session *session_new(struct core *c, enum session_kind kind); /* NULL: no memory, or full */
struct session *session_restore(struct core *c, struct slice id);    /* over HTTP, with this id */
/* Keeps the client's name, or as much of it as fits. */
void session_name_client(struct session *s, struct slice name, struct slice version);
void session_end(struct core *c, struct session *s);               /* frees it */
struct slice session_id_of(const struct map *m, const void *item); /* key of core->sessions_by_id */
struct session *session_find(struct core *c, struct slice id);
bool session_subscribe(struct session *s, struct slice uri, unsigned changes, struct err *err);
void session_unsubscribe(struct session *s, struct slice uri);
/* Sends a message that is not an answer. Dropped if the session never had a stream; kept for a
 * while if its client can come back for it. */
void session_send(struct core *c, struct session *s, struct slice message);
/* Sends an answer on the session's stream. It is never dropped for being late: a client that does
 * not read loses the stream, and with it the session. */
void session_answer(struct session *s, struct slice message);
/* Closes framed connections that did not authenticate in time; returns when to call it next. */
int64_t session_tick(struct core *c);

struct call;

/* --- Sessions in the store (record/revive.c): clients continue after a restart --- */

/* Gives the store its part of this session. Without effect for those that are not
 * SESSION_HTTP. */
void revive_save(struct core *c, struct session *s);
void revive_touch(struct core *c, struct session *s); /* the same, if it was long ago */
/* The same for a new session, whose client must not know of it before the store does: call_finish()
 * follows. False: there is nothing to wait for, or the call's err is set. */
bool revive_open(struct core *c, struct call *call);
void revive_forget(struct core *c, const struct session *s);
/* An event of a kept stream. */
void revive_save_event(struct stream *st, uint64_t seq, struct slice message);
/* Events that are not kept any more. */
void revive_drop_events(struct stream *st, uint64_t from, uint64_t to);
/* Looks for a session that this process does not know. True: the request waits, and is answered
 * later. */
bool revive_request(struct core *c, struct peer *p, const struct http_request *r, struct slice id);
void revive_forget_peer(struct core *c, const struct peer *p);
bool revive_is_waiting(const struct core *c, const struct peer *p); /* NULL: any peer */
void revive_free_all(struct core *c);

#endif
