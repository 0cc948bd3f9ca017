/*
 * Takes the server's messages, between the WebSocket codec and the queue. Runs on whichever thread
 * has read them, under the link's lock. Does not parse the arguments of calls. A message that
 * breaks the protocol ends the connection.
 */
#include <errno.h>
#include <sys/socket.h>

#include "internal.h"

/* False if its number is not higher than the last one. */
static bool take_call(struct link *l, const struct linkmsg *m)
{
    struct link_request request = {
        .number = m->number,
        .deadline = l->heard + m->call.deadline_ms * 1000,
        .run = m->call.run_ms * 1000,
        .wait = (m->call.wait_ms < 0 ? m->call.run_ms : m->call.wait_ms) * 1000,
        .budget = m->call.budget ? (size_t)m->call.budget : LINKMSG_DEFAULT_BUDGET,
        .tool = m->call.tool,
        .args = m->payload.len ? m->payload : SLICE("{}"),
        .allow = m->call.allow,
        .op = m->call.op,
        .may_eval = m->call.may_eval,
        .is_read = m->call.is_read,
    };

    if (m->number <= l->last_number)
        return false;
    l->last_number = m->number;
    link_queue_add(l, &request);
    return true;
}

static int64_t running(struct link *l)
{
    return l->running || !l->resumed ? l->running : l->resumed();
}

static bool take(struct link *l, const struct linkmsg *m)
{
    int64_t ago;

    switch (m->head) {
    case LINKMSG_CALL:
        return take_call(l, m);
    case LINKMSG_PING: /* at once, for a server that distinguishes busy and dead engines */
        ago = l->n_sleeping ? 0 : link_now() - l->main_seen;
        l->is_pinged = true;
        link_say(l, &(struct linkmsg){.head = LINKMSG_PONG,
                                      .number = m->number,
                                      .pong = {.main_ms = ago / 1000, .running = running(l)}});
        break;
    case LINKMSG_CANCEL:
        link_queue_cancel(l, m->number);
        break;
    case LINKMSG_PREPARE:
        if (m->prepare == LINKMSG_PREPARE_EVAL)
            atomic_store_explicit(&l->must_prepare, true, memory_order_relaxed);
        break;
    case LINKMSG_WELCOME:
        l->is_welcome = true;
        break;
    default:
        break;
    }
    return true;
}

bool link_feed(struct link *l, struct slice bytes)
{
    bool ok;

    l->heard = link_now();
    ok = ws_feed(l->ws, bytes);
    link_flush(l);
    return ok && !l->is_broken;
}

bool link_receive(struct link *l)
{
    ssize_t n = recv(l->fd, l->piece, LINK_PIECE, MSG_DONTWAIT);

    if (n < 0)
        return errno == EAGAIN || errno == EINTR;
    return n > 0 && link_feed(l, slice_from(l->piece, (size_t)n));
}

bool link_has_news(struct link *l)
{
    bool has_news = l->has_news && l->n_sleeping;

    l->has_news = false;
    return has_news;
}

void link_read_message(void *ctx, struct slice text)
{
    struct link *l = ctx;
    struct linkmsg m;
    bool ok;

    if (l->first) {
        link_first_message(l->first, text);
        return;
    }
    ok = linkmsg_read(&l->arena, LINKMSG_SERVER, text, &m) && take(l, &m);
    arena_reset(&l->arena);
    if (ok || l->is_broken)
        return;
    ws_close(l->ws, 1002); /* protocol error */
    l->is_welcome = false; /* counts as a refusal, so the next attempt waits longer */
    l->is_broken = true;
}
