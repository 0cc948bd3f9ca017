/* Finds the process that listens on a port, using Linux's /proc. Private to transport/. */
#ifndef TRANSPORT_HOLDER_H
#define TRANSPORT_HOLDER_H

#include <stdbool.h>
#include <sys/socket.h>

struct holder {
    long pid;
    char name[32];
};

/* False: the port is free, or a process of another user listens there. */
bool holder_find(const struct sockaddr_storage *at, struct holder *ret_holder);

#endif
