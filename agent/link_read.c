/*
 * What the server says: a head of one line, JSON, and for a call its arguments behind it, which are
 * not read here. Runs on whichever thread has read it, under the link's lock, between the WebSocket
 * codec and the queue. What nobody knows is passed over; what is malformed ends the connection.
 */
#include <errno.h>
#include <sys/socket.h>

#include "json/json.h"

#include "link_inside.h"

#define MAX_HEAD       (256u << 10) /* a call with a full allowlist */
#define DEFAULT_LIMIT  30000        /* ms */
#define MAX_LIMIT      3600000      /* more is as good as for ever */
#define DEFAULT_BUDGET 100000

static int64_t number_or(const struct json *v, int64_t other)
{
    int64_t number;

    return json_to_int(v, &number) ? number : other;
}

/* What is no id is none. */
static struct slice read_op(const struct json *head)
{
    struct slice op = json_get_text(head, "op");

    return op.len <= LINK_MAX_OP ? op : (struct slice){0};
}

/* False: malformed. */
static bool read_call(struct link *l, const struct json *head, int64_t number, struct slice payload)
{
    int64_t limit = number_or(json_get(head, "deadlineMs"), DEFAULT_LIMIT);
    int64_t run = number_or(json_get(head, "runMs"), 0);
    int64_t budget = number_or(json_get(head, "budget"), DEFAULT_BUDGET);
    const struct json *allow = json_get(head, "allow");
    struct link_call call = {
        .number = number,
        .deadline = l->heard + (limit < MAX_LIMIT ? (limit < 0 ? 0 : limit) : MAX_LIMIT) * 1000,
        .run = run > 0 && run < MAX_LIMIT ? run * 1000 : 0,
        .budget = budget > 0 && budget < LINK_MAX_MESSAGE ? (size_t)budget : DEFAULT_BUDGET,
        .tool = json_get_text(head, "tool"),
        .args = payload.len ? payload : SLICE("{}"),
        .allow = allow ? allow->raw : SLICE("[]"),
        .op = read_op(head),
    };

    if (!call.tool.len || number <= l->last_number)
        return false;
    json_to_bool(json_get(head, "eval"), &call.may_eval);
    l->last_number = number;
    link_queue_call(l, &call);
    return true;
}

/* At once, whatever the main thread does: so the server tells a busy engine from a dead one. */
static void answer_ping(struct link *l, int64_t number)
{
    int64_t ago = l->n_sleeping ? 0 : link_now() - l->main_seen;
    char text[128];
    struct buf to = {.p = text, .cap = sizeof(text), .max = sizeof(text)};
    struct json_out w;

    l->is_pinged = true;
    json_out_init(&w, &to);
    json_object(&w);
    json_put_int(&w, "pong", number);
    json_put_int(&w, "mainMs", ago / 1000);
    if (l->running)
        json_put_int(&w, "running", l->running);
    json_object_end(&w);
    link_put(l, buf_slice(&to));
}

static bool read_head(struct link *l, struct slice line, struct slice payload)
{
    const struct json *head;
    struct json_fault fault;
    int64_t number;

    if (line.len > MAX_HEAD || !json_parse(&l->arena, line, &head, &fault) ||
        head->type != JSON_OBJECT)
        return false;
    if (json_get(head, "call"))
        return json_to_int(json_get(head, "call"), &number) && read_call(l, head, number, payload);
    if (json_get(head, "ping")) {
        if (!json_to_int(json_get(head, "ping"), &number))
            return false;
        answer_ping(l, number);
    } else if (json_get(head, "cancel")) {
        if (!json_to_int(json_get(head, "cancel"), &number))
            return false;
        link_queue_cancel(l, number);
    } else if (json_get(head, "prepare")) {
        if (slice_is(json_get_text(head, "prepare"), "eval"))
            atomic_store_explicit(&l->must_prepare, true, memory_order_relaxed);
    } else if (json_get(head, "welcome")) {
        l->is_welcome = true;
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
    struct slice payload = text;
    struct slice line = slice_cut(&payload, '\n');
    bool ok = read_head(l, line, payload);

    arena_reset(&l->arena);
    if (ok || l->is_broken)
        return;
    ws_close(l->ws, 1002); /* protocol error */
    l->is_welcome = false; /* as good as refused: the next attempt waits longer */
    l->is_broken = true;
}
