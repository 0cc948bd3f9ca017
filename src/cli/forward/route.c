/*
 * Finds the server to forward to and connects to it, by its URL or by the sockets in the state
 * folder. Waits only briefly for servers that do not answer, and not after a signal.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/app.h"
#include "internal.h"
#include "transport/transport.h"

enum {
    HANDSHAKE_MS = 5000, /* for a named server's handshake, or all servers found */
    LOCAL_MS = 1000,     /* for one server that we found: another may answer */
    GATES_MS = 1000      /* for its configuration */
};

bool route_choose(struct route *r, struct err *err)
{
    const char *named = r->o->connect ? r->o->connect : getenv("WEB_SERVER_URL");

    if (r->o->is_framed || (named && strcmp(named, "none") == 0))
        return false;
    if (named && named[0] && strcmp(named, "auto") != 0) {
        r->url = named;
        if (!client_url_is_fine(named, err))
            return false;
        if (!r->o->token_file)
            return true;
        /* A token goes to another machine only if the user named both. */
        if (r->o->connect || client_url_is_local(named))
            return token_read(&r->o->arena, r->o->token_file, &r->token, err);
        say_line(stderr,
                 "umcp: WEB_SERVER_URL names another machine, so umcp does not send it the token; "
                 "to send it, use --connect %s",
                 named);
        return true;
    }
    r->state_dir = state_dir(r->o);
    return r->state_dir != NULL;
}

/* Connects to the server that the user named, if it is the user's own or on another machine. */
static bool connect_url(const struct route *r, struct client_patience patience, int *ret_fd,
                        struct err *err)
{
    const struct client_target target = {.url = r->url, .is_anybodys = r->o->allow_other_users};

    return client_connect(&target, patience, ret_fd, err);
}

/* Says which gates differ on the server. It has just answered, so a short wait is enough. */
static void report_gates(struct route *r, const char *id)
{
    const struct client_patience patience = {GATES_MS, r->stop};
    const struct client_lines at = {.host = r->url, .token = r->token};
    struct client_reply reply = {0};
    struct err err;
    bool ok;
    int fd;

    ok = r->url ? connect_url(r, patience, &fd, &err) : instance_connect(r->state_dir, id, &fd);
    if (ok) {
        ok = client_message(fd, &at, slice_of(gates_question), patience, &reply, &err) &&
             gates_compare(r->o, buf_slice(&reply.body));
        buf_done(&reply.body);
        close(fd);
    }
    if (!ok)
        fprintf(stderr, "umcp: the server did not report its gates; they may differ from your "
                        "options\n");
}

/* Upgrades a connection to lines, or closes it. */
static bool handshake(struct route *r, const struct dialogue *d, int fd, int timeout_ms,
                      struct buf *ret_rest)
{
    int dialect = d->pinned >= 0 ? d->pinned : d->shown;
    const struct client_patience patience = {timeout_ms, r->stop};
    struct client_lines want = {.host = r->url,
                                .dialect =
                                    dialect >= 0 ? dialect_name((enum dialect_id)dialect) : NULL,
                                .is_pinned = d->pinned >= 0,
                                .token = r->token};

    if (client_lines(fd, &want, patience, ret_rest, &r->why))
        return true;
    buf_reset(ret_rest, 0);
    close(fd);
    return false;
}

/* Tries every server, so that one that hangs does not hide the others. */
static bool connect_found(struct route *r, const struct dialogue *d, int *ret_fd,
                          struct buf *ret_rest)
{
    struct instances found;
    int64_t end = clock_ms() + HANDSHAKE_MS;
    struct err why;
    bool ok = false;

    r->why.kind = ERR_NONE;
    instances_find(r->state_dir, r->o->project, &found);
    for (size_t i = 0; !ok && i < found.n && clock_ms() < end; i++) {
        ok = instance_connect(r->state_dir, found.ids[i], ret_fd) &&
             handshake(r, d, *ret_fd, LOCAL_MS, ret_rest);
        if (ok)
            report_gates(r, found.ids[i]);
    }
    /* Several projects may share a state folder, and the client must not get the wrong one. */
    if (found.other && !r->has_warned) {
        say_line(stderr, "umcp: ignoring the server for %s, which shares the state folder",
                 found.other[0] ? found.other : "no project");
        r->has_warned = true;
    }
    mem_free(found.other);
    why = r->why;
    if (why.kind == ERR_NONE)
        err_set(&r->why, ERR_NOT_READY, "No server is running for this project");
    else
        err_set(&r->why, ERR_NOT_READY, "umcp cannot use this project's server: %s", why.message);
    return ok;
}

static bool connect_named(struct route *r, const struct dialogue *d, int *ret_fd,
                          struct buf *ret_rest)
{
    const struct client_patience patience = {HANDSHAKE_MS, r->stop};

    r->is_refused = false;
    if (!connect_url(r, patience, ret_fd, &r->why)) {
        r->is_refused = r->why.kind == ERR_DENIED;
        return false;
    }
    if (handshake(r, d, *ret_fd, HANDSHAKE_MS, ret_rest)) {
        report_gates(r, NULL);
        return true;
    }
    r->is_refused = r->why.kind == ERR_NOT_FOUND || r->why.kind == ERR_AUTH;
    return false;
}

bool route_connect(struct route *r, const struct dialogue *d, int *ret_fd, struct buf *ret_rest)
{
    return r->url ? connect_named(r, d, ret_fd, ret_rest) : connect_found(r, d, ret_fd, ret_rest);
}
