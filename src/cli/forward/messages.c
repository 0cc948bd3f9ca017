/*
 * The forwarder's view of messages: which requests are open, and which messages make up a session.
 * It never changes a message.
 */
#include <stdio.h>

#include "internal.h"
#include "transport/transport.h"

/* --- Lists of requests --- */

static struct open_request *requests_first(const struct open_requests *requests)
{
    return LIST_FIRST(struct open_request, &requests->list, link);
}

static bool requests_add(struct open_requests *requests, const struct open_request *like,
                         struct slice id)
{
    struct open_request *a = mem_alloc(sizeof(*a) + id.len + 1);

    if (!a)
        return false;
    *a = *like;
    a->has_id = id.p != NULL;
    if (id.len)
        memcpy(a->id, id.p, id.len);
    a->id[id.len] = '\0';
    list_append(&requests->list, &a->link);
    requests->n++;
    requests->bytes += id.len;
    return true;
}

static void requests_remove(struct open_requests *requests, struct open_request *a)
{
    list_remove(&a->link);
    requests->n--;
    requests->bytes -= strlen(a->id);
    mem_free(a);
}

static void requests_done(struct open_requests *requests)
{
    struct open_request *a;

    while ((a = requests_first(requests)))
        requests_remove(requests, a);
}

/* The oldest request with this id. */
static struct open_request *requests_find(const struct open_requests *requests, struct slice id)
{
    LIST_EACH(struct open_request, a, &requests->list, link)
        if (a->has_id && slice_is(id, a->id))
            return a;
    return NULL;
}

/* The oldest request that an answer without an id may belong to: one that could not be read, or one
 * of a batch if the server refuses whole batches. */
static struct open_request *requests_find_without_id(const struct open_requests *requests,
                                                     bool has_batches)
{
    LIST_EACH(struct open_request, a, &requests->list, link)
        if (a->batch ? !has_batches : !a->has_id)
            return a;
    return NULL;
}

static void forget_batch(struct open_requests *requests, unsigned batch)
{
    LIST_EACH_SAFE(struct open_request, a, &requests->list, link)
        if (a->batch == batch)
            requests_remove(requests, a);
}

/* --- Errors of our own --- */

static void write_refusal(struct buf *to, const struct open_request *a, const struct err *err)
{
    struct request r = {.id = a->has_id ? slice_of(a->id) : (struct slice){0},
                        .dialect = a->dialect,
                        .codes = a->dialect,
                        .op = a->op,
                        .context = {.revision = REV_2025_11_25}};
    struct outcome o = {.err = err};
    struct json_out w;

    json_out_init(&w, to);
    if (a->op == OP_SHUTDOWN && a->has_id)
        dialect_write_result(&w, &r, SLICE("{}"));
    else
        dialect_write_error(&w, &r, &o);
}

bool requests_refuse(struct open_requests *requests, const struct err *err, struct buf *to)
{
    bool has_shutdown = false;
    struct open_request *a;

    while ((a = requests_first(requests))) {
        unsigned batch = a->batch;
        size_t n = 0;

        do {
            if (a->has_id) {
                if (batch)
                    buf_append_byte(to, n ? ',' : '[');
                write_refusal(to, a, err);
                has_shutdown = has_shutdown || a->op == OP_SHUTDOWN;
                n++;
            }
            requests_remove(requests, a);
            a = requests_first(requests);
        } while (batch && a && a->batch == batch);
        if (n && batch)
            buf_append_byte(to, ']');
        if (n)
            buf_append_byte(to, '\n');
    }
    return has_shutdown;
}

void dialogue_refuse(const struct dialogue *d, const struct err *err, struct buf *to)
{
    struct open_request a = {.dialect = D_MCP};

    if (d->pinned >= 0 || d->shown >= 0)
        a.dialect = (enum dialect_id)(d->pinned >= 0 ? d->pinned : d->shown);
    write_refusal(to, &a, err);
    buf_append_byte(to, '\n');
}

/* --- Messages from the client --- */

static enum replay_kind replay_kind_of(const struct request *r)
{
    switch (r->op) {
    case OP_INITIALIZE:
        return REPLAY_INITIALIZE;
    case OP_INITIALIZED:
        return REPLAY_INITIALIZED;
    case OP_SET_LEVEL:
        return REPLAY_LEVEL;
    case OP_STREAM:
        return REPLAY_STREAM;
    case OP_SUBSCRIBE:
        return r->name.len <= LIMIT_URI ? REPLAY_SUBSCRIBE : REPLAY_NOTHING;
    case OP_UNSUBSCRIBE:
        return REPLAY_UNSUBSCRIBE;
    case OP_LISTEN:
        return r->is_notification ? REPLAY_NOTHING : REPLAY_LISTEN;
    default:
        return REPLAY_NOTHING;
    }
}

/* Writes the same message with this id. */
static char *write_replay(const struct request *r, struct slice id)
{
    struct json_out w;
    struct buf to;
    char *copy;

    buf_init(&to, LIMIT_MESSAGE);
    json_out_init(&w, &to);
    json_object(&w);
    json_put_string(&w, "jsonrpc", "2.0");
    if (!r->is_notification)
        json_put_raw(&w, "id", id);
    json_put_text(&w, "method", r->method);
    if (r->params)
        json_put_raw(&w, "params", r->params->raw);
    json_object_end(&w);
    buf_append_byte(&to, '\n');
    copy = buf_ok(&to) ? text_copy(buf_slice(&to)) : NULL;
    buf_done(&to);
    return copy;
}

/* --- Listens --- */

static struct open_listen *find_listen(struct dialogue *d, struct slice id)
{
    for (size_t i = 0; i < d->n_listens; i++)
        if (slice_is(id, d->listens[i].id))
            return &d->listens[i];
    return NULL;
}

static void drop_listen(struct dialogue *d, struct open_listen *l)
{
    if (!l)
        return;
    mem_free(l->id);
    mem_free(l->replay);
    *l = d->listens[--d->n_listens];
}

static void remember_listen(struct dialogue *d, struct replay_message *m)
{
    if (!m->uri || !m->replay || d->n_listens == N_ELEMENTS(d->listens) ||
        find_listen(d, slice_of(m->uri)))
        return;
    d->listens[d->n_listens++] = (struct open_listen){.id = m->uri, .replay = m->replay};
    m->uri = m->replay = NULL;
}

void dialogue_keep_listens(struct dialogue *d)
{
    for (size_t i = 0; i < d->n_listens; i++) {
        struct open_request *a = requests_find(&d->requests, slice_of(d->listens[i].id));

        if (a && a->op == OP_LISTEN)
            requests_remove(&d->requests, a);
    }
}

/* Whether this acknowledges a listen that we have opened again. */
static bool is_repeated_ack(struct dialogue *d, struct slice message)
{
    struct open_listen *l = NULL;
    const struct json *root, *meta;
    struct json_fault fault;
    struct arena a;

    if (!slice_contains(message, SLICE("\"notifications/subscriptions/acknowledged\"")))
        return false;
    arena_init(&a, LIMIT_CALL_MEMORY);
    if (json_parse(&a, message, &root, &fault)) {
        meta = json_get(json_get(root, "params"), "_meta");
        meta = json_get(meta, "io.modelcontextprotocol/subscriptionId");
        l = meta ? find_listen(d, meta->raw) : NULL;
    }
    arena_done(&a);
    if (!l || !l->is_reopened)
        return false;
    l->is_reopened = false;
    return true;
}

static void cancel(struct dialogue *d, struct list *queue, const struct json *id)
{
    struct open_request *a = id ? requests_find(&d->requests, id->raw) : NULL;

    if (!id)
        return;
    if (a)
        requests_remove(&d->requests, a);
    drop_listen(d, find_listen(d, id->raw));
    LIST_EACH(struct line, l, queue, link) {
        a = requests_find(&l->requests, id->raw);
        if (a)
            requests_remove(&l->requests, a);
        LIST_EACH(struct replay_message, m, &l->replays, link)
            if (m->kind == REPLAY_LISTEN && m->uri && slice_is(id->raw, m->uri)) {
                mem_free(m->replay);
                m->replay = NULL;
            }
    }
}

/* --- Reading lines --- */

/* False: no memory. */
static bool add_replay(const struct dialogue *d, struct line *l, const struct request *r)
{
    enum replay_kind kind = replay_kind_of(r);
    struct replay_message *m;

    if (kind == REPLAY_NOTHING)
        return true;
    m = mem_zalloc(sizeof(*m));
    if (!m)
        return false;
    m->kind = kind;
    m->replay = write_replay(r, kind == REPLAY_LISTEN ? r->id : slice_of(d->replay_id));
    if (kind == REPLAY_SUBSCRIBE || kind == REPLAY_UNSUBSCRIBE)
        m->uri = text_copy(r->name);
    else if (kind == REPLAY_LISTEN)
        m->uri = text_copy(r->id);
    list_append(&l->replays, &m->link);
    return true;
}

/* Reads one message the way the server will. */
static bool read_message(struct dialogue *d, struct line *l, const struct json *value,
                         unsigned batch)
{
    struct place where = {.pinned = d->pinned,
                          .shown = d->shown,
                          .fallback = D_MCP,
                          .context = {.revision = REV_2025_11_25}};
    struct request r;
    struct err err;
    bool is_read = dialect_decode(value, &where, &r, &err);
    struct open_request like = {.dialect = r.dialect, .op = r.op, .batch = batch};

    if (is_read && r.is_sniffed && d->shown < 0)
        d->shown = (int)r.dialect;
    if (is_read && r.op == OP_INITIALIZE && r.dialect == D_MCP && !r.is_notification)
        d->shown = D_MCP;
    if (is_read && !add_replay(d, l, &r))
        return false;
    /* Notifications get no answer, unless the dialect rejects them as notifications. */
    if (r.is_notification && (is_read || err.kind != ERR_REQUEST))
        return true;
    return requests_add(&l->requests, &like, r.id);
}

/* Whether the server will refuse the whole batch in every revision, with one error without an
 * id. */
static bool is_bad_batch(const struct json *array)
{
    for (const struct json *v = array->first; v; v = v->next)
        if (slice_is(json_get_text(v, "method"), "initialize") || dialect_is_stateless(v))
            return true;
    return array->n_items == 0 || array->n_items > LIMIT_BATCH;
}

static bool read_line(struct dialogue *d, struct line *l, struct arena *a, struct list *queue)
{
    struct slice text = slice_from(l->text, l->len - 1);
    const struct open_request unreadable = {.dialect = D_MCP};
    const struct json *root;
    struct json_fault fault;

    if (!json_parse(a, text, &root, &fault))
        return requests_add(&l->requests, &unreadable, (struct slice){0});
    if (slice_is(json_get_text(root, "method"), "notifications/cancelled"))
        cancel(d, queue, json_get(json_get(root, "params"), "requestId"));
    if (root->type != JSON_ARRAY)
        return read_message(d, l, root, 0);
    if (is_bad_batch(root))
        return requests_add(&l->requests, &unreadable, (struct slice){0});
    d->n_batches = d->n_batches + 1 ? d->n_batches + 1 : 1;
    for (const struct json *v = root->first; v; v = v->next)
        if (!read_message(d, l, v, d->n_batches))
            return false;
    return true;
}

struct line *line_new(struct dialogue *d, struct slice text, struct list *queue)
{
    struct line *l = mem_zalloc(sizeof(*l) + text.len + 2);
    struct arena a;
    bool ok;

    if (!l)
        return NULL;
    memcpy(l->text, text.p, text.len);
    l->text[text.len] = '\n';
    l->len = text.len + 1;
    arena_init(&a, LIMIT_CALL_MEMORY);
    ok = read_line(d, l, &a, queue);
    arena_done(&a);
    if (ok)
        return l;
    line_free(l);
    return NULL;
}

void line_free(struct line *l)
{
    if (!l)
        return;
    requests_done(&l->requests);
    LIST_EACH_SAFE(struct replay_message, m, &l->replays, link) {
        mem_free(m->uri);
        mem_free(m->replay);
        mem_free(m);
    }
    mem_free(l);
}

/* --- The session --- */

void dialogue_init(struct dialogue *d, int pinned)
{
    char id[INSTANCE_ID_SIZE];

    *d = (struct dialogue){.pinned = pinned, .shown = -1};
    instance_make_id(id);
    snprintf(d->replay_id, sizeof(d->replay_id), "\"umcp.%s\"", id);
}

static void drop_subscription(struct dialogue *d, size_t i)
{
    mem_free(d->subscriptions[i].uri);
    mem_free(d->subscriptions[i].replay);
    d->subscriptions[i] = d->subscriptions[--d->n_subscriptions];
}

void dialogue_done(struct dialogue *d)
{
    requests_done(&d->requests);
    for (size_t i = 0; i < N_ELEMENTS(d->kept); i++)
        mem_free(d->kept[i]);
    while (d->n_subscriptions)
        drop_subscription(d, 0);
    while (d->n_listens)
        drop_listen(d, d->listens);
}

static void remember_subscription(struct dialogue *d, struct replay_message *m)
{
    size_t i = 0;

    if (!m->uri)
        return;
    while (i < d->n_subscriptions && strcmp(d->subscriptions[i].uri, m->uri) != 0)
        i++;
    if (i < d->n_subscriptions)
        drop_subscription(d, i);
    if (m->kind == REPLAY_UNSUBSCRIBE || !m->replay || d->n_subscriptions == LIMIT_SUBSCRIPTIONS)
        return;
    d->subscriptions[d->n_subscriptions++] = (struct subscription){m->uri, m->replay};
    m->uri = m->replay = NULL;
}

void dialogue_sent(struct dialogue *d, struct line *l)
{
    list_move_all(&l->requests.list, &d->requests.list);
    d->requests.n += l->requests.n;
    d->requests.bytes += l->requests.bytes;
    l->requests = (struct open_requests){0};
    LIST_EACH(struct replay_message, m, &l->replays, link) {
        if (m->kind == REPLAY_LISTEN) {
            remember_listen(d, m);
        } else if (m->kind >= REPLAY_SUBSCRIBE) {
            remember_subscription(d, m);
        } else if (m->replay) {
            mem_free(d->kept[m->kind]);
            d->kept[m->kind] = m->replay;
            m->replay = NULL;
        }
    }
}

void dialogue_replay(struct dialogue *d, struct buf *to)
{
    for (size_t i = 0; i < N_ELEMENTS(d->kept); i++)
        buf_append(to, slice_of(d->kept[i]));
    for (size_t i = 0; i < d->n_subscriptions; i++)
        buf_append(to, slice_of(d->subscriptions[i].replay));
    for (size_t i = 0; i < d->n_listens; i++) {
        buf_append(to, slice_of(d->listens[i].replay));
        d->listens[i].is_reopened = true;
    }
}

/* --- Messages from the server --- */

/* A position in JSON text, which may be malformed below the depth that we check. */
struct cursor {
    const char *p, *end;
};

static void skip_blanks(struct cursor *c)
{
    while (c->p < c->end && (*c->p == ' ' || *c->p == '\t' || *c->p == '\r' || *c->p == ','))
        c->p++;
}

static void skip_string(struct cursor *c)
{
    for (c->p++; c->p < c->end && *c->p != '"'; c->p++)
        if (*c->p == '\\' && c->p + 1 < c->end)
            c->p++;
    if (c->p < c->end)
        c->p++;
}

/* Moves past one value and returns it. */
static struct slice take_value(struct cursor *c)
{
    const char *start = c->p;
    size_t depth = 0;

    do {
        if (c->p == c->end)
            break;
        if (*c->p == '"') {
            skip_string(c);
            continue;
        }
        if (*c->p == '{' || *c->p == '[')
            depth++;
        else if (*c->p == '}' || *c->p == ']')
            depth -= depth > 0;
        c->p++;
    } while (c->p < c->end && (depth || (*start != '{' && *start != '[' && *start != '"' &&
                                         !strchr(",}] \t\r", *c->p))));
    return slice_from(start, (size_t)(c->p - start));
}

/* Whether the object is an answer, to which id, and whether an error. Reads no further than
 * needed. */
static bool read_answer(struct slice object, struct slice *ret_id, bool *ret_is_error)
{
    struct cursor c = {object.p + 1, object.p + object.len};
    bool has_id = false, is_answer = false;

    *ret_id = (struct slice){0};
    *ret_is_error = false;
    for (skip_blanks(&c); c.p < c.end && *c.p == '"' && !(has_id && is_answer); skip_blanks(&c)) {
        struct slice key = take_value(&c), value;

        skip_blanks(&c);
        if (c.p < c.end && *c.p == ':')
            c.p++;
        skip_blanks(&c);
        if (slice_is(key, "\"method\""))
            return false;
        *ret_is_error = *ret_is_error || slice_is(key, "\"error\"");
        is_answer = is_answer || slice_is(key, "\"result\"") || slice_is(key, "\"error\"");
        if (has_id && is_answer)
            break;
        value = take_value(&c);
        if (slice_is(key, "\"id\"")) {
            *ret_id = value;
            has_id = true;
        }
    }
    return is_answer;
}

static enum verdict answer_one(struct dialogue *d, struct slice object)
{
    struct slice id;
    struct open_request *a;
    bool is_end, is_error;

    if (!object.len || object.p[0] != '{')
        return PASS_ON;
    if (!read_answer(object, &id, &is_error))
        return d->n_listens && is_repeated_ack(d, object) ? DROP : PASS_ON;
    if (slice_is(id, d->replay_id))
        return DROP;
    if (find_listen(d, id)) { /* a server that stops ends all listens; the next one continues */
        if (!is_error)
            return DROP;
        drop_listen(d, find_listen(d, id));
    }
    a = requests_find(&d->requests, id);
    if (!a && (!id.len || slice_is(id, "null")))
        a = requests_find_without_id(&d->requests, d->has_batches);
    if (!a)
        return PASS_ON;
    if (a->op == OP_INITIALIZE) /* only one protocol revision has batches */
        d->has_batches = slice_contains(object, SLICE("\"protocolVersion\":\"2025-03-26\""));
    is_end = a->op == OP_SHUTDOWN && a->has_id;
    if (a->batch && !slice_is(id, a->id))
        forget_batch(&d->requests, a->batch); /* the whole batch was refused */
    else
        requests_remove(&d->requests, a);
    return is_end ? PASS_ON_AND_END : PASS_ON;
}

/* A server answers a batch in one line. */
static void answer_batch(struct dialogue *d, struct cursor *c)
{
    struct open_request *a = NULL;
    struct slice id;
    bool is_error;

    for (skip_blanks(c); !a && c->p < c->end && *c->p == '{'; skip_blanks(c))
        if (read_answer(take_value(c), &id, &is_error))
            a = requests_find(&d->requests, id);
    if (!a)
        a = requests_first(&d->requests);
    while (a && !a->batch)
        a = LIST_NEXT(struct open_request, a, &d->requests.list, link);
    if (a)
        forget_batch(&d->requests, a->batch);
}

/* A result may nest deeper than our parser allows; then we check only its first and last
 * character. */
static bool is_message(struct slice line)
{
    struct json_fault fault;
    char last;

    if (!line.len || (line.p[0] != '{' && line.p[0] != '['))
        return false;
    if (json_check(line, &fault))
        return true;
    last = line.p[line.len - 1];
    return fault.kind == JSON_FAULT_DEPTH && last == (line.p[0] == '{' ? '}' : ']');
}

enum verdict dialogue_answered(struct dialogue *d, struct slice line)
{
    struct cursor c = {line.p, line.p + line.len};

    skip_blanks(&c);
    if (!is_message(slice_from(c.p, (size_t)(c.end - c.p))))
        return IS_BROKEN;
    if (slice_is(line, LINES_STOPPING))
        return IS_STOPPING;
    if (*c.p == '{')
        return answer_one(d, slice_from(c.p, (size_t)(c.end - c.p)));
    c.p++;
    answer_batch(d, &c);
    return PASS_ON;
}
