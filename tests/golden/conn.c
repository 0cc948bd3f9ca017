/*
 * Connections in memory: what a transport does between bytes and core, with the real codecs and no
 * socket. Bytes come whole, one at a time, or in random pieces.
 */
#include "golden.h"

#include <stdlib.h>

#define BYTEWISE_MAX 20000 /* longer input is cut into larger pieces: readers look at it again */

/* One peer of core: a connection's only one, or one HTTP exchange. */
struct link {
    struct peer peer; /* first: core's pointer is ours */
    struct link *next;
    struct conn *conn;
    bool is_done; /* answered or closed by core; core is to be told that it is gone */
    bool is_told;
};

struct conn {
    struct conn *next;
    struct world *world;
    enum place_kind kind;
    struct link *links; /* newest first */
    struct http_parser *parser;
    struct text in;      /* bytes that wait for the rest of their message */
    struct text headers; /* of the stream that this became */
    enum http_cors cors;
    bool is_stream;   /* what it streams are events, not answers */
    bool is_skipping; /* stdio: the rest of a line that was too long */
    bool is_ended;    /* no more input is taken */
    bool was_closed;  /* by the server */
    bool is_stalled;  /* the client does not read */
};

/* --- Answers --- */

void answers_add(struct answers *list, struct answer *a)
{
    if (list->last)
        list->last->next = a;
    else
        list->first = a;
    list->last = a;
}

struct answer *answers_take(struct answers *list)
{
    struct answer *a = list->first;

    if (!a)
        return NULL;
    list->first = a->next;
    if (!list->first)
        list->last = NULL;
    a->next = NULL;
    return a;
}

void answers_return(struct answers *list, struct answer *a)
{
    a->next = list->first;
    list->first = a;
    if (!list->last)
        list->last = a;
}

void answer_free(struct answer *a)
{
    if (!a)
        return;
    text_done(&a->body);
    text_done(&a->headers);
    text_done(&a->event_name);
    free(a);
}

static struct answer *make_answer(int status, struct slice body, struct slice headers)
{
    struct answer *a = must_zalloc(sizeof(*a));

    a->status = status;
    a->body = text_dup(body);
    a->headers = text_dup(headers);
    return a;
}

/* --- What core calls --- */

static struct conn *conn_of(struct peer *p)
{
    return ((struct link *)p)->conn;
}

static void on_send(struct peer *p, struct slice message)
{
    answers_add(&conn_of(p)->world->answers, make_answer(0, message, SLICE("")));
}

/* "Mcp-Session-Id: x\r\n" among the extra header lines. */
static void keep_session(struct world *w, struct slice headers)
{
    while (headers.len) {
        struct slice line = slice_cut(&headers, '\n'), name = slice_cut(&line, ':');

        if (!slice_eq_nocase(name, SLICE("Mcp-Session-Id")))
            continue;
        if (line.len && line.p[line.len - 1] == '\r')
            line.len--;
        text_done(&w->session);
        w->session = text_dup(slice_trim(line));
    }
}

static void on_respond(struct peer *p, const struct response *r)
{
    struct conn *c = conn_of(p);
    struct answer *a = make_answer(r->status, r->body, r->headers);

    a->content_type = r->content_type;
    a->cors = r->cors;
    keep_session(c->world, r->headers);
    answers_add(&c->world->answers, a);
    ((struct link *)p)->is_done = true;
    if (r->must_close)
        c->is_ended = true;
}

static void on_stream(struct peer *p, const struct stream_head *head)
{
    struct conn *c = conn_of(p);
    struct answer *a;

    p->is_stream = true;
    c->headers = text_dup(head->headers);
    c->cors = head->cors;
    if (!c->is_stream)
        return;
    a = make_answer(200, SLICE(""), head->headers);
    a->content_type = head->is_sse ? "text/event-stream" : "application/json";
    a->cors = head->cors;
    answer_free(c->world->stream_head);
    c->world->stream_head = a;
    c->world->stream = c;
    while ((a = answers_take(&c->world->events)))
        answer_free(a);
}

static void on_upgrade(struct peer *p, struct slice subprotocol)
{
    answers_add(&conn_of(p)->world->answers, make_answer(101, SLICE(""), SLICE("")));
    p->kind = PEER_ENGINE;
    (void)subprotocol;
}

static void on_lines(struct peer *p)
{
    answers_add(&conn_of(p)->world->answers, make_answer(101, SLICE(""), SLICE("")));
}

static void on_event(struct peer *p, const struct event *e)
{
    struct conn *c = conn_of(p);
    struct world *w = c->world;
    struct answer *a;

    if (e->id.len) {
        text_done(&w->event_id);
        w->event_id = text_dup(e->id);
    }
    if (!e->data.len) /* it only has an id, to resume after */
        return;
    a = make_answer(200, e->data, text_slice(&c->headers));
    a->event_name = text_dup(e->name);
    a->content_type = "text/event-stream";
    a->cors = c->cors;
    if (!c->is_stream)
        answers_add(&w->answers, a);
    else if (c == w->stream)
        answers_add(&w->events, a);
    else
        answer_free(a);
}

static void on_comment(struct peer *p)
{
    (void)p;
}

static size_t on_pending(struct peer *p)
{
    return conn_of(p)->is_stalled ? LIMIT_STREAM_PENDING + 1 : 0;
}

static void on_close(struct peer *p)
{
    struct conn *c = conn_of(p);

    ((struct link *)p)->is_done = true;
    if (!c->was_closed)
        c->world->n_dropped++;
    c->was_closed = c->is_ended = true;
}

static const struct peer_ops ops = {
    .send = on_send,
    .respond = on_respond,
    .stream = on_stream,
    .upgrade = on_upgrade,
    .lines = on_lines,
    .event = on_event,
    .comment = on_comment,
    .pending = on_pending,
    .close = on_close,
};

/* --- Connections --- */

static struct link *add_link(struct conn *c, enum peer_kind kind)
{
    struct link *l = must_zalloc(sizeof(*l));

    l->conn = c;
    l->next = c->links;
    c->links = l;
    l->peer.ops = &ops;
    l->peer.kind = kind;
    memcpy(l->peer.remote, "127.0.0.1:50000", sizeof("127.0.0.1:50000"));
    return l;
}

static struct conn *add_conn(struct world *w, enum place_kind kind)
{
    struct conn *c = must_zalloc(sizeof(*c));

    c->world = w;
    c->kind = kind;
    c->next = w->conns;
    w->conns = c;
    return c;
}

struct conn *world_connect(struct world *w, enum place_kind kind)
{
    struct conn *c = add_conn(w, kind);
    struct link *l = add_link(c, kind == PLACE_STDIO ? PEER_STDIO : PEER_FRAMED);

    world_arm(w);
    core_open(w->core, &l->peer);
    world_disarm(w);
    world_tick_to(w, w->now);
    return c;
}

bool conn_was_closed(const struct conn *c)
{
    return c->was_closed;
}

static void tell_closed(struct world *w, struct link *l)
{
    if (l->is_told)
        return;
    l->is_told = l->is_done = true;
    core_closed(w->core, &l->peer);
}

void world_sweep(struct world *w)
{
    for (struct conn *c = w->conns; c; c = c->next)
        for (struct link *l = c->links; l; l = l->next)
            if (l->is_done)
                tell_closed(w, l);
}

void world_hang_up(struct world *w)
{
    struct conn *c;

    for (c = w->conns; c; c = c->next)
        for (struct link *l = c->links; l; l = l->next)
            tell_closed(w, l);
    while ((c = w->conns)) {
        w->conns = c->next;
        while (c->links) {
            struct link *l = c->links;

            c->links = l->next;
            free(l);
        }
        http_parser_free(c->parser);
        text_done(&c->in);
        text_done(&c->headers);
        free(c);
    }
}

/* --- Bytes in --- */

static void drop_front(struct text *t, size_t n)
{
    t->len -= n;
    memmove(t->p, t->p + n, t->len);
}

/* The transport drops what is left of a line that was too long. */
static void skip_line(struct conn *c)
{
    const char *end = memchr(c->in.p, '\n', c->in.len);

    c->is_skipping = !end;
    drop_front(&c->in, end ? (size_t)(end - c->in.p) + 1 : c->in.len);
}

static void take_messages(struct conn *c)
{
    struct core *core = c->world->core;
    struct link *l = c->links;

    while (!c->is_ended && c->in.len) {
        struct slice message = {0};
        ssize_t used;

        if (c->is_skipping) {
            skip_line(c);
            continue;
        }
        used = c->kind == PLACE_STDIO ? line_read(text_slice(&c->in), LIMIT_MESSAGE, &message)
                                      : frame_read(text_slice(&c->in), LIMIT_FRAME, &message);
        if (used == 0)
            return;
        if (used < 0) {
            core_fault(core, &l->peer, (enum wire_fault)used);
            c->is_skipping = c->kind == PLACE_STDIO;
            continue;
        }
        if (message.len || c->kind == PLACE_FRAMED) /* an empty line is nothing */
            core_message(core, &l->peer, message);
        drop_front(&c->in, (size_t)used);
    }
}

/* What the transport answers by itself when the bytes are no HTTP. */
static void refuse(struct conn *c)
{
    int status = c->parser ? http_parser_status(c->parser) : 503;

    answers_add(&c->world->answers, make_answer(status, SLICE(""), SLICE("")));
    c->is_ended = c->was_closed = true;
    c->world->n_dropped++;
}

static void take_http(struct conn *c, struct slice in)
{
    enum http_step step = HTTP_STEP_MORE;
    struct core *core = c->world->core;

    while (!c->is_ended && (in.len || step == HTTP_STEP_HEAD)) {
        size_t used = 0;
        struct link *l;

        step = http_parser_feed(c->parser, in, &used);
        in = slice_skip(in, used);
        switch (step) {
        case HTTP_STEP_MORE:
            return;
        case HTTP_STEP_HEAD:
            http_parser_limit_body(c->parser,
                                   core_body_limit(core, http_parser_request(c->parser)));
            break;
        case HTTP_STEP_READY:
            l = add_link(c, PEER_HTTP);
            core_http(core, &l->peer, http_parser_request(c->parser));
            http_parser_next(c->parser);
            break;
        case HTTP_STEP_BAD:
            refuse(c);
            return;
        }
    }
}

static void take(struct conn *c, struct slice piece)
{
    if (c->is_ended)
        return;
    if (c->kind == PLACE_POST) {
        world_arm(c->world);
        take_http(c, piece);
    } else {
        text_add(&c->in, piece);
        world_arm(c->world);
        take_messages(c);
    }
    world_disarm(c->world);
}

static size_t piece_len(struct world *w, size_t all, size_t left)
{
    size_t max = all > BYTEWISE_MAX ? all / 16 : 40, len;

    if (w->feed == FEED_WHOLE)
        return left;
    if (w->feed == FEED_BYTES)
        return all <= BYTEWISE_MAX ? 1 : max < left ? max : left;
    w->random = w->random * 6364136223846793005u + 1442695040888963407u;
    len = 1 + (size_t)(w->random >> 33) % max;
    return len < left ? len : left;
}

void world_feed(struct world *w, struct conn *c, struct slice bytes)
{
    struct slice rest = bytes;

    while (rest.len) {
        size_t len = piece_len(w, bytes.len, rest.len);

        take(c, slice_from(rest.p, len));
        rest = slice_skip(rest, len);
        world_sweep(w);
    }
    world_tick_to(w, w->now);
}

void world_http(struct world *w, struct slice bytes, bool is_stream)
{
    static const struct http_limits limits = {
        .head = LIMIT_HEAD, .body = LIMIT_MESSAGE, .n_headers = LIMIT_HEADERS};
    struct conn *c = add_conn(w, PLACE_POST);

    c->is_stream = is_stream;
    world_arm(w);
    c->parser = http_parser_new(&limits);
    world_disarm(w);
    if (c->parser)
        world_feed(w, c, bytes);
    else
        refuse(c);
}

void world_stall(struct conn *c)
{
    c->is_stalled = true;
}

void world_resume(struct world *w, struct conn *c)
{
    c->is_stalled = false;
    world_arm(w);
    if (!c->is_ended && c->links)
        core_drained(w->core, &c->links->peer);
    world_disarm(w);
    world_sweep(w);
}

void world_drop(struct world *w, struct conn *c)
{
    c = c ? c : w->conns;
    c->is_ended = true;
    for (struct link *l = c->links; l; l = l->next)
        l->is_done = true;
    world_sweep(w);
    world_tick_to(w, w->now);
}

void world_end(struct world *w, struct conn *c)
{
    bool is_midway = c->in.len > 0 && !c->is_ended;

    if (is_midway && c->kind == PLACE_STDIO) {
        /* The last line may lack its end; the transport takes it all the same. */
        world_feed(w, c, SLICE("\n"));
    } else if (is_midway && c->kind == PLACE_FRAMED) {
        world_arm(w);
        core_fault(w->core, &c->links->peer, WIRE_BROKEN);
        world_disarm(w);
    }
    if (c->kind == PLACE_POST)
        for (struct link *l = c->links; l; l = l->next)
            l->is_done = true;
    c->is_ended = true;
    world_sweep(w);
    world_tick_to(w, w->now);
}
