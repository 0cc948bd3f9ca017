/* Which process listens where. Linux: /proc. Private to transport/. */
#ifndef TRANSPORT_HOLDER_H
#define TRANSPORT_HOLDER_H

#include <stdbool.h>
#include <sys/socket.h>

struct holder {
    long pid;
    char name[32];
};

/* False if nobody is found: the port is free, or its holder belongs to another user. */
bool holder_find(const struct sockaddr_storage *at, struct holder *ret_holder);

#endif
