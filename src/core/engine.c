/*
 * Engines: peers that run tools instead of calling them. Core only carries their messages to the
 * host and back; the host interprets them.
 */
#include "internal.h"

struct engine {
    struct engine_conn conn; /* must be first */
    struct peer *peer;
    struct host *host; /* that was told about it */
};

static struct peer *peer_of(struct engine_conn *e)
{
    return ((struct engine *)e)->peer;
}

static void send_to_peer(struct engine_conn *e, struct slice message)
{
    peer_of(e)->ops->send(peer_of(e), message);
}

static void close_peer(struct engine_conn *e)
{
    peer_of(e)->ops->close(peer_of(e));
}

/* The host may want an earlier tick. */
static void wake_host(struct core *c)
{
    core_wake_at(c, c->now);
}

void engine_open(struct core *c, struct peer *p)
{
    struct engine *e;

    if (!c->host || !c->host->ops->engine_opened)
        return; /* engine_message() refuses it */
    e = mem_zalloc(sizeof(*e));
    if (!e) {
        p->ops->close(p);
        return;
    }
    e->conn = (struct engine_conn){.is_ours = p->is_ours,
                                   .speaks_link = p->speaks_link,
                                   .remote = p->remote,
                                   .send = send_to_peer,
                                   .close = close_peer};
    e->peer = p;
    e->host = c->host;
    p->owner = e;
    e->host->ops->engine_opened(e->host, &e->conn, c->now);
    wake_host(c);
}

void engine_message(struct core *c, struct peer *p, struct slice bytes)
{
    struct engine *e = p->owner;

    if (!e || e->host != c->host) {
        p->ops->send(p, SLICE("{\"error\":\"This server does not accept engines\"}"));
        p->ops->close(p);
        return;
    }
    e->host->ops->engine_message(e->host, &e->conn, bytes, c->now);
    wake_host(c);
}

void engine_close(struct core *c, struct peer *p)
{
    struct engine *e = p->owner;

    if (!e)
        return;
    if (e->host == c->host) {
        e->host->ops->engine_closed(e->host, &e->conn, c->now);
        wake_host(c);
    }
    mem_free(e);
}
