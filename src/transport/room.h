/*
 * Room for connections. Each kind has a share of its own. When a share is full, a newcomer takes
 * the place of a connection that matters less: one that ends anyway, then one that never sent a
 * whole head, frame or message, then one that waits for a stranger, then one that waits for a
 * client we know. Others stay. Among equals it is the address with the most connections, then the
 * connection that has been silent longest.
 * Private to transport/.
 */
#ifndef TRANSPORT_ROOM_H
#define TRANSPORT_ROOM_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/socket.h>

#include "base/base.h"

struct conn;
struct http_request;
struct loop;

enum room_kind {
    ROOM_HTTP,
    ROOM_FRAMED,
    ROOM_ENGINE,
    ROOM_LOCAL, /* by the socket in the state folder */
    ROOM_KINDS,
    ROOM_OURS = ROOM_KINDS /* our own children: not counted */
};

enum { ORIGIN_SIZE = 16 }; /* an IPv6 address; IPv4 is mapped */

/* An address that has connections. */
struct origin {
    unsigned char at[ORIGIN_SIZE];
    size_t n;
};

struct rooms {
    size_t n[ROOM_KINDS], max[ROOM_KINDS]; /* connections that are not dropped */
    size_t n_files;                        /* descriptors that the system allows; 0: enough */
    struct map origins;                    /* struct origin * */
};

/* Shares out `n_conns` connections. */
void rooms_init(struct rooms *rooms, size_t n_conns);
void rooms_done(struct rooms *rooms);

/* Counts a connection. */
void room_enter(struct conn *c, enum room_kind kind);
/* Counts it for its address, too. */
void room_name(struct conn *c, const struct sockaddr_storage *from);
/* The connection has been dropped. */
void room_leave(struct conn *c);

/* Whether one more of this kind fits, perhaps in the place of another. */
bool room_has(const struct loop *l, enum room_kind kind);
/* Makes that place. Never call this from inside core. */
bool room_make(struct loop *l, enum room_kind kind);
/* Counts a connection as another kind, after room_make() for it. */
void room_move(struct conn *c, enum room_kind kind);
/* Drops the connection that matters least, of any kind. False: all matter. */
bool room_shed(struct loop *l);

/* Whether there is a descriptor for one more connection, where the system allows few. Drops
 * strangers and silent connections, so that some stay free for files and for a new engine. Never
 * call this from inside core. */
bool room_has_file(struct loop *l);

/* Drops the stranger whose request's body began to arrive first. False: there is none. */
bool room_shed_body(struct loop *l);

/* Whether this request may keep its connection busy. Strangers do not get the last eighth. */
bool room_admits(struct conn *c, const struct http_request *r);

#endif
