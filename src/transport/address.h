/* Socket addresses; transport.h has the functions for addresses as text. Private to transport/. */
#ifndef TRANSPORT_ADDRESS_H
#define TRANSPORT_ADDRESS_H

#include <sys/socket.h>

#include "base/limits.h"
#include "transport.h"

struct addresses {
    struct sockaddr_storage at[LIMIT_ADDRESSES];
    size_t n; /* at least 1 */
};

/* Resolves "host:port" to socket addresses, IPv4 first. The host may be a name, so this may
 * block. */
bool address_resolve(const char *address, struct addresses *ret_addresses, struct err *err);
int address_port(const struct sockaddr_storage *at);
/* Writes the host as a numeric address, without brackets. */
void address_host(const struct sockaddr_storage *at, char *to, size_t size);
/* Writes whom the address stands for. Addresses that cost their holder nothing are one: those of
 * this machine, and those of a network of IPv6. */
void address_network(const struct sockaddr_storage *at, char *to, size_t size);
/* The size of the sockaddr it holds. */
socklen_t address_len(const struct sockaddr_storage *at);

#endif
