/*
 * Asks the kernel for the other end's socket by its exact addresses and ports, and compares the
 * user. A socket that its process has closed is still there for a while, with inode 0 and user 0:
 * it belongs to no user.
 */
#include "peer_user.h"

#include <errno.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

#include "address.h"

enum {
    TRIES = 3,     /* questions, if answers get lost */
    ANSWERS = 8,   /* messages read for one question; others are left over from older ones */
    REST = 1024,   /* such messages thrown away at once: more than the kernel keeps */
    ANSWER = 1024, /* bytes of a message; ours has below 200 */
    USUAL_OVERFLOW = 65534
};

/* Both ends of a connection, in the form of the kernel's table. */
struct ends {
    unsigned char family;
    struct inet_diag_sockid id; /* source: the peer; destination: we */
};

struct question {
    struct nlmsghdr head;
    struct inet_diag_req_v2 body;
};

/* --- Users --- */

/* The number that the kernel shows for users that have none in this namespace. */
static uid_t overflow_uid(void)
{
    FILE *file = fopen("/proc/sys/kernel/overflowuid", "re");
    unsigned uid = USUAL_OVERFLOW;

    if (!file)
        return USUAL_OVERFLOW;
    if (fscanf(file, "%u", &uid) != 1)
        uid = USUAL_OVERFLOW;
    fclose(file);
    return uid;
}

static bool is_ours(const struct peer_users *u, uid_t uid)
{
    return u->is_mapped && uid == geteuid();
}

bool peer_user_local(int fd, uid_t *ret_uid, pid_t *ret_pid)
{
    struct ucred from = {0};
    socklen_t len = sizeof(from);
    bool ok = getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &from, &len) == 0;

    *ret_pid = from.pid;
    *ret_uid = from.uid;
    return ok;
}

/* --- Addresses --- */

/* Takes an address apart; an IPv4 address within IPv6 becomes one of IPv4. */
static unsigned char split(const struct sockaddr_storage *at, uint32_t to[4], uint16_t *ret_port)
{
    const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)at;
    const struct sockaddr_in *v4 = (const struct sockaddr_in *)at;

    memset(to, 0, 4 * sizeof(to[0]));
    if (at->ss_family == AF_INET) {
        to[0] = v4->sin_addr.s_addr;
        *ret_port = v4->sin_port;
        return AF_INET;
    }
    *ret_port = v6->sin6_port;
    if (IN6_IS_ADDR_V4MAPPED(&v6->sin6_addr)) {
        memcpy(to, v6->sin6_addr.s6_addr + 12, sizeof(to[0]));
        return AF_INET;
    }
    memcpy(to, v6->sin6_addr.s6_addr, 4 * sizeof(to[0]));
    return AF_INET6;
}

/* False: it is not connected, or not any more. */
static bool ends_of(int fd, struct ends *ret_ends)
{
    struct sockaddr_storage peer = {0}, own = {0};
    socklen_t peer_len = sizeof(peer), own_len = sizeof(own);
    struct ends e = {0};

    if (getpeername(fd, (struct sockaddr *)&peer, &peer_len) < 0 ||
        getsockname(fd, (struct sockaddr *)&own, &own_len) < 0)
        return false;
    if (peer.ss_family != own.ss_family ||
        (peer.ss_family != AF_INET && peer.ss_family != AF_INET6))
        return false;
    e.family = split(&peer, e.id.idiag_src, &e.id.idiag_sport);
    if (split(&own, e.id.idiag_dst, &e.id.idiag_dport) != e.family)
        return false;
    e.id.idiag_cookie[0] = e.id.idiag_cookie[1] = INET_DIAG_NOCOOKIE;
    *ret_ends = e;
    return true;
}

/* An IPv6 socket that is connected over IPv4 is shown with mapped addresses. */
static bool is_same_address(const uint32_t shown[4], unsigned char family, const struct ends *e,
                            const uint32_t asked[4])
{
    if (family == AF_INET6 && e->family == AF_INET)
        return !shown[0] && !shown[1] && shown[2] == htonl(0xffff) && shown[3] == asked[0];
    if (family != e->family)
        return false;
    return memcmp(shown, asked, (family == AF_INET ? 1 : 4) * sizeof(shown[0])) == 0;
}

/* The kernel may answer with a listener of the same port, which is another socket. */
static bool is_socket_of(const struct inet_diag_msg *found, const struct ends *e)
{
    return found->id.idiag_sport == e->id.idiag_sport &&
           found->id.idiag_dport == e->id.idiag_dport && found->idiag_state != TCP_LISTEN &&
           is_same_address(found->id.idiag_src, found->idiag_family, e, e->id.idiag_src) &&
           is_same_address(found->id.idiag_dst, found->idiag_family, e, e->id.idiag_dst);
}

/* --- Questions --- */

static bool ask(struct peer_users *u, const struct ends *e)
{
    struct sockaddr_nl kernel = {.nl_family = AF_NETLINK};
    struct question q = {
        .head = {.nlmsg_len = sizeof(q),
                 .nlmsg_type = SOCK_DIAG_BY_FAMILY,
                 .nlmsg_flags = NLM_F_REQUEST,
                 .nlmsg_seq = ++u->n_asked},
        .body = {.sdiag_family = e->family,
                 .sdiag_protocol = IPPROTO_TCP,
                 .idiag_states = ~0u,
                 .id = e->id},
    };
    ssize_t n;

    for (int i = 0; i < TRIES; i++) {
        n = sendto(u->netlink, &q, sizeof(q), 0, (const struct sockaddr *)&kernel, sizeof(kernel));
        if (n >= 0 || errno != EINTR)
            return n == (ssize_t)sizeof(q);
    }
    return false;
}

/* Reads a message of the kernel. 0: there is none now; -1: answers were lost. */
static ssize_t receive(struct peer_users *u, void *to, size_t size)
{
    struct sockaddr_nl from = {0};
    socklen_t len = sizeof(from);
    ssize_t n = -1;

    for (int i = 0; i < TRIES; i++) {
        n = recvfrom(u->netlink, to, size, MSG_DONTWAIT, (struct sockaddr *)&from, &len);
        if (n >= 0 || errno != EINTR)
            break;
    }
    if (n < 0)
        return errno == EAGAIN ? 0 : -1;
    return from.nl_pid == 0 ? n : 1; /* too short for any message */
}

enum answer { LOST, FOUND, NOT_FOUND };

/* The kernel answers within sendto(), so the answer is there or will never be. */
static enum answer read_answer(struct peer_users *u, struct inet_diag_msg *ret_found)
{
    _Alignas(struct nlmsghdr) char bytes[ANSWER];
    const struct nlmsghdr *head = (const struct nlmsghdr *)bytes;

    for (int i = 0; i < ANSWERS; i++) {
        ssize_t n = receive(u, bytes, sizeof(bytes));

        if (n <= 0)
            return LOST;
        if (n < (ssize_t)sizeof(*head) || head->nlmsg_seq != u->n_asked)
            continue;
        if (head->nlmsg_type != SOCK_DIAG_BY_FAMILY ||
            n < (ssize_t)(NLMSG_HDRLEN + sizeof(*ret_found)))
            return NOT_FOUND;
        memcpy(ret_found, bytes + NLMSG_HDRLEN, sizeof(*ret_found));
        return FOUND;
    }
    return LOST;
}

/* Makes room for the next answer. */
static void throw_away(struct peer_users *u)
{
    char byte;

    for (int i = 0; i < REST; i++)
        if (receive(u, &byte, sizeof(byte)) == 0)
            return;
}

static enum answer look_up(struct peer_users *u, const struct ends *e,
                           struct inet_diag_msg *ret_found)
{
    enum answer answer = LOST;

    for (int i = 0; i < TRIES && answer == LOST; i++) {
        if (!ask(u, e))
            return LOST;
        answer = read_answer(u, ret_found);
        if (answer == LOST)
            throw_away(u);
    }
    return answer;
}

static bool find_user(struct peer_users *u, const struct ends *e, uid_t *ret_uid)
{
    struct inet_diag_msg found;

    if (look_up(u, e, &found) != FOUND || !is_socket_of(&found, e) || found.idiag_inode == 0)
        return false;
    *ret_uid = found.idiag_uid;
    return true;
}

bool peer_users_find(struct peer_users *u, int fd, uid_t *ret_uid)
{
    struct ends e;

    if (u->netlink < 0 || !ends_of(fd, &e) || !find_user(u, &e, ret_uid))
        return false;
    /* A reset frees the ports for somebody else's connection, and what was sent before can still be
     * read. So the answer counts only if ours is still connected. */
    return ends_of(fd, &(struct ends){0});
}

bool peer_users_has(struct peer_users *u, int fd)
{
    uid_t uid;

    return peer_users_find(u, fd, &uid) && is_ours(u, uid);
}

/* Whether the other end is on this machine: it has a loopback address, or ours. */
static bool is_here(const struct ends *e)
{
    const unsigned char *first = (const unsigned char *)e->id.idiag_src;

    return (e->family == AF_INET && *first == 127) ||
           (e->family == AF_INET6 &&
            memcmp(e->id.idiag_src, &in6addr_loopback, sizeof(in6addr_loopback)) == 0) ||
           memcmp(e->id.idiag_src, e->id.idiag_dst, sizeof(e->id.idiag_src)) == 0;
}

/*
 * First the listener, then the socket that it made for us. If the listener has changed hands since
 * we connected, then the one before has accepted our connection, which the second question shows,
 * or has reset it.
 */
bool peer_users_listens(struct peer_users *u, int fd)
{
    struct inet_diag_msg found;
    struct ends made, listener;
    enum answer answer;

    if (!ends_of(fd, &made))
        return false;
    if (!is_here(&made))
        return true;
    listener = made;
    memset(listener.id.idiag_dst, 0, sizeof(listener.id.idiag_dst));
    listener.id.idiag_dport = 0;
    if (look_up(u, &listener, &found) != FOUND || found.idiag_state != TCP_LISTEN ||
        found.id.idiag_sport != listener.id.idiag_sport || !is_ours(u, found.idiag_uid))
        return false;
    answer = look_up(u, &made, &found);
    if (answer == LOST)
        return false;
    return answer == NOT_FOUND || !is_socket_of(&found, &made) || !found.idiag_inode ||
           is_ours(u, found.idiag_uid);
}

/* --- Opening --- */

/* Whether the look-up finds a socket of this process. */
static bool try_on(struct peer_users *u, const struct sockaddr_storage *at)
{
    struct sockaddr_storage bound = {0};
    socklen_t len = sizeof(bound);
    int server = socket(at->ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int client = socket(at->ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int end = -1;
    bool ok = server >= 0 && client >= 0 &&
              bind(server, (const struct sockaddr *)at, address_len(at)) == 0 &&
              listen(server, 1) == 0 && getsockname(server, (struct sockaddr *)&bound, &len) == 0 &&
              connect(client, (const struct sockaddr *)&bound, address_len(at)) == 0 &&
              (end = accept4(server, NULL, NULL, SOCK_CLOEXEC)) >= 0;
    struct ends e;

    if (ok) { /* an unmapped user has a socket, too */
        struct inet_diag_msg found;

        ok = ends_of(end, &e) && ask(u, &e) && read_answer(u, &found) == FOUND &&
             is_socket_of(&found, &e) && found.idiag_uid == geteuid() && found.idiag_inode != 0;
    }
    if (server >= 0)
        close(server);
    if (client >= 0)
        close(client);
    if (end >= 0)
        close(end);
    return ok;
}

bool peer_users_open(struct peer_users *u)
{
    struct sockaddr_storage v4 = {0}, v6 = {0};

    u->nobody = overflow_uid();
    u->is_mapped = geteuid() != u->nobody;
    u->netlink = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_SOCK_DIAG);
    *(struct sockaddr_in *)&v4 =
        (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    *(struct sockaddr_in6 *)&v6 =
        (struct sockaddr_in6){.sin6_family = AF_INET6, .sin6_addr = IN6ADDR_LOOPBACK_INIT};
    if (u->netlink >= 0 && (try_on(u, &v4) || try_on(u, &v6)))
        return true;
    peer_users_close(u);
    return false;
}

void peer_users_close(struct peer_users *u)
{
    if (u->netlink >= 0)
        close(u->netlink);
    u->netlink = -1;
}
