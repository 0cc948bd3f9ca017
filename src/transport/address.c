/* Converts addresses between text and sockets. */
#include "address.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <unistd.h>

enum { HOST_SIZE = 256 }; /* RFC 1035: a name has at most 255 octets */

/* Digits only: "+80", " 80" and "" are not ports. */
static bool parse_port(struct slice text, int *ret_port)
{
    int64_t port;

    if (!text.len || text.p[0] == '-' || !text_to_int(text, &port) || port > 65535)
        return false;
    *ret_port = (int)port;
    return true;
}

/* Splits off "[v6]" or "host". False: it is not followed by ":port". */
static bool split(struct slice text, struct slice *ret_host, struct slice *ret_port)
{
    bool is_v6 = text.len && text.p[0] == '[';
    const char *end = text.len ? memchr(text.p, is_v6 ? ']' : ':', text.len) : NULL;
    size_t at, colon;

    if (!end)
        return false;
    at = (size_t)(end - text.p);
    colon = is_v6 ? at + 1 : at;
    if (colon >= text.len || text.p[colon] != ':')
        return false;
    *ret_host = slice_from(text.p + (is_v6 ? 1 : 0), at - (is_v6 ? 1 : 0));
    *ret_port = slice_skip(text, colon + 1);
    return true;
}

bool address_parse(struct slice text, char *ret_host, size_t host_size, int *ret_port)
{
    struct slice host, port;

    if (!split(text, &host, &port) || !host.len || host.len >= host_size)
        return false;
    if (memchr(host.p, '\0', host.len) || !parse_port(port, ret_port))
        return false;
    memcpy(ret_host, host.p, host.len);
    ret_host[host.len] = '\0';
    return true;
}

void address_write(const char *host, int port, char to[ADDRESS_SIZE])
{
    bool is_v6 = strchr(host, ':') != NULL;

    snprintf(to, ADDRESS_SIZE, "%s%s%s:%d", is_v6 ? "[" : "", host, is_v6 ? "]" : "", port);
}

bool address_is_loopback(const char *host)
{
    static const unsigned char mapped[12] = {[10] = 0xff, [11] = 0xff};
    struct in6_addr v6;
    struct in_addr v4;

    if (slice_eq_nocase(slice_of(host), SLICE("localhost")))
        return true;
    if (inet_pton(AF_INET, host, &v4) == 1)
        return ntohl(v4.s_addr) >> 24 == 127;
    if (inet_pton(AF_INET6, host, &v6) != 1)
        return false;
    if (memcmp(v6.s6_addr, mapped, sizeof(mapped)) == 0)
        return v6.s6_addr[12] == 127;
    return IN6_IS_ADDR_LOOPBACK(&v6);
}

static void add_family(struct addresses *list, const struct addrinfo *found, int family)
{
    for (; found && list->n < LIMIT_ADDRESSES; found = found->ai_next)
        if (found->ai_family == family)
            memcpy(&list->at[list->n++], found->ai_addr, found->ai_addrlen);
}

bool address_resolve(const char *address, struct addresses *ret_addresses, struct err *err)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *found = NULL;
    char host[HOST_SIZE], service[8];
    struct addresses list = {0};
    int port, r;

    if (!address_parse(slice_of(address), host, sizeof(host), &port))
        return err_set(err, ERR_ARGUMENT, "'%s' is not an address of the form HOST:PORT", address);
    snprintf(service, sizeof(service), "%d", port);
    r = getaddrinfo(host, service, &hints, &found);
    if (r != 0)
        return err_set(err, ERR_ARGUMENT, "cannot resolve '%s': %s", host, gai_strerror(r));
    add_family(&list, found, AF_INET);
    add_family(&list, found, AF_INET6);
    freeaddrinfo(found);
    if (!list.n)
        return err_set(err, ERR_ARGUMENT, "'%s' has no internet address", host);
    *ret_addresses = list;
    return true;
}

int address_port(const struct sockaddr_storage *at)
{
    if (at->ss_family == AF_INET6)
        return ntohs(((const struct sockaddr_in6 *)at)->sin6_port);
    return ntohs(((const struct sockaddr_in *)at)->sin_port);
}

void address_host(const struct sockaddr_storage *at, char *to, size_t size)
{
    const void *bytes = at->ss_family == AF_INET6
                            ? (const void *)&((const struct sockaddr_in6 *)at)->sin6_addr
                            : (const void *)&((const struct sockaddr_in *)at)->sin_addr;

    if (!inet_ntop(at->ss_family, bytes, to, (socklen_t)size))
        to[0] = '\0';
}

socklen_t address_len(const struct sockaddr_storage *at)
{
    return at->ss_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
}

static void set_port(struct sockaddr_storage *at, in_port_t port)
{
    if (at->ss_family == AF_INET6)
        ((struct sockaddr_in6 *)at)->sin6_port = port;
    else
        ((struct sockaddr_in *)at)->sin_port = port;
}

bool address_is_here(const char *address)
{
    struct addresses found;
    struct err err;
    bool is_here;
    int fd;

    if (!address_resolve(address, &found, &err))
        return false;
    fd = socket(found.at[0].ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return false;
    set_port(&found.at[0], 0); /* any free port */
    is_here = bind(fd, (const struct sockaddr *)&found.at[0], address_len(&found.at[0])) == 0;
    close(fd);
    return is_here;
}
