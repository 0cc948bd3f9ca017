/* Socket addresses, beside what transport.h says of them as text. Private to transport/. */
#ifndef TRANSPORT_ADDRESS_H
#define TRANSPORT_ADDRESS_H

#include <sys/socket.h>

#include "base/limits.h"
#include "transport.h"

struct addresses {
    struct sockaddr_storage at[LIMIT_ADDRESSES];
    size_t n; /* at least 1 */
};

/* "host:port" as socket addresses, IPv4 first. The host may be a name, which may take a while. */
bool address_resolve(const char *address, struct addresses *ret_addresses, struct err *err);
int address_port(const struct sockaddr_storage *at);
/* The host in numbers, without brackets. */
void address_host(const struct sockaddr_storage *at, char *to, size_t size);
/* sizeof of what is in it. */
socklen_t address_len(const struct sockaddr_storage *at);

#endif
