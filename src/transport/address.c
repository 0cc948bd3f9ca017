/* Converts addresses between text and sockets. */
#include "address.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <unistd.h>

enum { HOST_SIZE = 256 }; /* RFC 1035: a name has at most 255 octets */

bool address_parse(struct slice text, char *ret_host, size_t host_size, int *ret_port)
{
    bool is_v6 = text.len && text.p[0] == '[';
    const char *end = text.len ? memchr(text.p, is_v6 ? ']' : ':', text.len) : NULL;
    struct slice host, rest;
    int64_t port;

    if (!end)
        return false;
    host = slice_from(text.p + is_v6, (size_t)(end - text.p) - is_v6);
    rest = slice_skip(text, (size_t)(end - text.p) + is_v6); /* ":port" */
    if (!host.len || host.len >= host_size || memchr(host.p, '\0', host.len))
        return false;
    /* Digits only: "+80", " 80" and "" are not ports. */
    if (rest.len < 2 || rest.p[0] != ':' || rest.p[1] == '-' ||
        !text_to_int(slice_skip(rest, 1), &port) || port > 65535)
        return false;
    memcpy(ret_host, host.p, host.len);
    ret_host[host.len] = '\0';
    *ret_port = (int)port;
    return true;
}

void address_write(const char *host, int port, char to[ADDRESS_SIZE])
{
    bool is_v6 = strchr(host, ':') != NULL;

    snprintf(to, ADDRESS_SIZE, "%s%s%s:%d", is_v6 ? "[" : "", host, is_v6 ? "]" : "", port);
}

const char *address_unix(const char *address)
{
    const size_t len = sizeof("unix:") - 1;

    return strncmp(address, "unix:", len) == 0 ? address + len : NULL;
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
    if (found.at[0].ss_family == AF_INET6) /* any free port */
        ((struct sockaddr_in6 *)&found.at[0])->sin6_port = 0;
    else
        ((struct sockaddr_in *)&found.at[0])->sin_port = 0;
    is_here = bind(fd, (const struct sockaddr *)&found.at[0], address_len(&found.at[0])) == 0;
    close(fd);
    return is_here;
}

void address_network(const struct sockaddr_storage *at, char *to, size_t size)
{
    struct in6_addr v6 = ((const struct sockaddr_in6 *)at)->sin6_addr;
    struct in_addr v4 = ((const struct sockaddr_in *)at)->sin_addr;
    char text[INET6_ADDRSTRLEN] = "?";
    bool is_v4 = at->ss_family == AF_INET;

    if (!is_v4 && IN6_IS_ADDR_V4MAPPED(&v6)) {
        memcpy(&v4, v6.s6_addr + 12, sizeof(v4));
        is_v4 = true;
    }
    if (is_v4 ? ntohl(v4.s_addr) >> 24 == 127 : IN6_IS_ADDR_LOOPBACK(&v6)) {
        snprintf(to, size, "this machine");
        return;
    }
    memset(v6.s6_addr + 8, 0, 8);
    inet_ntop(is_v4 ? AF_INET : AF_INET6, is_v4 ? (const void *)&v4 : (const void *)&v6, text,
              sizeof(text));
    snprintf(to, size, "%s%s", text, is_v4 ? "" : "/64");
}
