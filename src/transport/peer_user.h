/*
 * Whether the other end of a connection belongs to this user. The kernel knows: by
 * NETLINK_SOCK_DIAG for TCP, by SO_PEERCRED for Unix sockets. Private to transport/.
 */
#ifndef TRANSPORT_PEER_USER_H
#define TRANSPORT_PEER_USER_H

#include <stdint.h>
#include <sys/types.h>

#include "base/base.h"

struct peer_users {
    int netlink;      /* kept open; -1: none */
    uint32_t n_asked; /* the number of the last question */
    uid_t nobody;     /* shown for all users that have no number in this namespace */
    bool is_mapped;   /* our user has a number of its own; else users cannot be distinguished */
};

/* Opens the look-up and tries it on a connection to ourselves. False: it does not work here; then
 * peer_users_has() is always false. */
bool peer_users_open(struct peer_users *u);
void peer_users_close(struct peer_users *u);
/* The user of the process on this machine at the other end of `fd`, a connected TCP socket. False:
 * none is known, as for a socket that its process has closed already. Never waits. */
bool peer_users_find(struct peer_users *u, int fd, uid_t *ret_uid);
/* Whether that is this user. False also if it has no number in this namespace. */
bool peer_users_has(struct peer_users *u, int fd);
/*
 * Whether `fd`, a connection that we have made over TCP, leads to a process of this user. True also
 * if it leads to another machine, where nobody can tell. The process may not have accepted it yet,
 * so this asks for the socket that listens there, too.
 */
bool peer_users_listens(struct peer_users *u, int fd);
/* The same for a connected Unix socket, which also has the process; 0: unknown. */
bool peer_user_local(int fd, uid_t *ret_uid, pid_t *ret_pid);

#endif
