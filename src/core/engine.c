/*
 * Engines: peers that run tools instead of calling them. Core only carries their messages to the
 * host and back; the host interprets them. Messages that belong to no call, lines of Unity's
 * log and named results, are stored; lines also enter the log ring.
 */
#include "internal.h"

#define MAX_LOST (INT64_C(1) << 53) /* exact in JSON; an engine may send any number */

struct engine {
    struct engine_conn conn; /* must be first */
    struct peer *peer;
    struct host *host; /* that was notified of it */
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
    /* The kernel identifies the engine. Over TCP both ends prove it (docs/link.md). */
    bool is_known = p->is_ours || p->is_private || (p->is_local && p->is_same_user);
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
                                   .must_prove = p->speaks_link && !is_known,
                                   .is_stranger = !p->speaks_link && !is_known && !p->is_same_user,
                                   .port = p->port,
                                   .remote = p->remote,
                                   .send = send_to_peer,
                                   .close = close_peer};
    e->peer = p;
    e->host = c->host;
    p->owner = e;
    p->must_prove = e->conn.must_prove;
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
    p->must_prove = e->conn.must_prove;
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

/* --- Log lines and named results --- */

/* A named result on its way to the store, followed by copies of its texts. */
struct data_write {
    struct list link; /* core->data_writes */
    struct core *core;
    struct store_data data;
    struct store_request request;
    size_t len; /* total size */
};

static const struct {
    const char *name;
    enum log_level ring;
    enum store_level store;
} levels[] = {
    {"Info", LOG_INFO, STORE_INFO},
    {"Warning", LOG_WARNING, STORE_WARNING},
    {"Error", LOG_ERROR, STORE_ERROR},
};

void engine_line(void *ctx, const struct host_line *line)
{
    struct core *c = ctx;
    size_t i = N_ELEMENTS(levels);

    while (--i > 0 && strcmp(line->level, levels[i].name) != 0)
        continue;
    if (line->call)
        call_log(c, line->call, levels[i].name, line->message);
    logring_add_line(c->log, &(struct log_line){.level = levels[i].ring,
                                                .source = "unity",
                                                .message = line->message,
                                                .n_public = line->operation.len ? 0 : SIZE_MAX});
    if (c->store)
        store_log(c->store, &(struct store_line){.time_ms = c->wall,
                                                 .level = levels[i].store,
                                                 .operation = line->operation,
                                                 .engine = line->engine,
                                                 .message = line->message,
                                                 .stack = line->stack});
}

void engine_dropped(void *ctx, int64_t n_lines)
{
    struct core *c = ctx;

    c->n_lost_lines += n_lines < MAX_LOST - c->n_lost_lines ? n_lines : MAX_LOST - c->n_lost_lines;
    logring_printf(c->log, LOG_WARNING,
                   "The engine dropped %lld lines of Unity's log, because Unity logged too fast",
                   (long long)n_lines);
}

static void forget(struct data_write *d)
{
    struct core *c = d->core;

    list_remove(&d->link);
    c->data_bytes -= d->len;
    mem_free(d);
}

static void complain(struct core *c, struct slice name, struct slice why)
{
    name.len = utf8_cut(name, 64);
    logring_printf(c->log, LOG_WARNING, "The store did not keep Unity's result '%.*s': %.*s",
                   SLICE_ARG(name), SLICE_ARG(why));
}

static void written(void *ctx, struct store_request *r)
{
    struct data_write *d = ctx;

    if (r->err.kind != ERR_NONE)
        complain(d->core, d->data.name, err_text(&r->err));
    forget(d);
}

static struct data_write *data_new(struct core *c, const struct host_data *data)
{
    static const enum data_action actions[] = {[HOST_DATA_WRITE] = DATA_WRITE,
                                               [HOST_DATA_APPEND] = DATA_APPEND,
                                               [HOST_DATA_CLEAR] = DATA_CLEAR};
    size_t len = data->name.len + data->value.len + data->engine.len;
    struct data_write *d = mem_zalloc(sizeof(*d) + len);
    char *at;

    if (!d)
        return NULL;
    at = (char *)(d + 1);
    d->core = c;
    d->len = sizeof(*d) + len;
    d->data = (struct store_data){.name = slice_put(&at, data->name),
                                  .action = actions[data->action],
                                  .value = slice_put(&at, data->value),
                                  .engine = slice_put(&at, data->engine),
                                  .time_ms = c->wall};
    d->request =
        (struct store_request){.verb = STORE_WRITE, .data = &d->data, .done = written, .ctx = d};
    list_prepend(&c->data_writes, &d->link);
    c->data_bytes += d->len;
    return d;
}

void engine_data(void *ctx, const struct host_data *data)
{
    struct core *c = ctx;
    struct data_write *d;

    if (!c->store)
        return;
    if (c->data_bytes + data->value.len > LIMIT_DATA_BYTES) {
        complain(c, data->name, SLICE("engines send results faster than the store writes them"));
        return;
    }
    d = data_new(c, data);
    if (d)
        store_post(c->store, &d->request);
    else
        complain(c, data->name, SLICE("out of memory"));
}

void engine_data_free(struct core *c)
{
    LIST_EACH_SAFE(struct data_write, d, &c->data_writes, link)
        forget(d);
}
