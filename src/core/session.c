/* Sessions: the server's memory of a client between its messages. */
#include <stdio.h>

#include "internal.h"

struct slice session_id_of(const struct map *m, const void *item)
{
    const struct session *const *s = item;

    (void)m;
    return slice_of((*s)->id);
}

static bool is_http(const struct session *s)
{
    return s->kind == SESSION_HTTP || s->kind == SESSION_SSE;
}

static bool is_connected(const struct session *s)
{
    return s->stream && s->stream->peer;
}

static int64_t time_in_use(const struct session *s)
{
    return s->last_used - s->created;
}

/* Its client has been silent for a while, and for longer than it ever used the session. */
static bool is_left(const struct core *c, const struct session *s)
{
    int64_t idle = c->now - s->last_used;

    return idle >= LIMIT_SESSION_LEFT_MS && idle > time_in_use(s);
}

/* Whether `a` ends rather than `b`. Who has made sessions in a flood has not used them for long,
 * not even if each of them makes a call. */
static bool ends_first(const struct core *c, const struct session *a, const struct session *b)
{
    if (a->is_trusted != b->is_trusted)
        return !a->is_trusted;
    if (is_left(c, a) != is_left(c, b))
        return is_left(c, a);
    if (a->was_used && b->was_used && !is_left(c, a) && time_in_use(a) != time_in_use(b))
        return time_in_use(a) < time_in_use(b);
    return a->last_used <= b->last_used;
}

/* If there are too many HTTP sessions, ends one without an open stream, calls and tasks: one that
 * nobody has used, as long as new ones have some room at all; else one that its client has left, or
 * that was not used for long.
 * The list is newest first, so among equals the later one is older. */
static bool make_room(struct core *c)
{
    struct session *unused = NULL, *used = NULL;
    size_t n_unused = 0;

    if (c->sessions_by_id.n < LIMIT_SESSIONS)
        return true;
    LIST_EACH(struct session, s, &c->sessions, link) {
        struct session **least = s->was_used ? &used : &unused;

        if (!is_http(s) || is_connected(s) || s->n_calls)
            continue;
        n_unused += !s->was_used;
        if (!*least || ends_first(c, s, *least))
            *least = s;
    }
    if (!used || (unused && n_unused >= LIMIT_SESSIONS / 8))
        used = unused;
    if (!used)
        return false;
    session_end(c, used);
    return true;
}

bool core_knows(const struct core *c, const struct peer *p, const struct http_request *r)
{
    return c->config.token || p->is_private || p->is_ours ||
           map_find(&c->sessions_by_id, r->header[HDR_SESSION]);
}

void session_name_client(struct session *s, struct slice name, struct slice version)
{
    name.len = utf8_cut(name, LIMIT_CLIENT_NAME / 2);
    version.len = utf8_cut(version, LIMIT_CLIENT_NAME / 4);
    snprintf(s->client_name, sizeof(s->client_name), "%.*s", SLICE_ARG(name));
    snprintf(s->client_version, sizeof(s->client_version), "%.*s", SLICE_ARG(version));
    s->context.client = slice_of(s->client_name);
    s->context.client_version = slice_of(s->client_version);
}

static size_t count_sse(const struct core *c)
{
    size_t n = 0;

    LIST_EACH(const struct session, s, &c->sessions, link)
        n += s->kind == SESSION_SSE;
    return n;
}

/* With a new id, or with this one. */
static struct session *make(struct core *c, enum session_kind kind, struct slice id)
{
    unsigned char secret[(SESSION_ID_SIZE - 1) / 2];
    struct session *s = mem_zalloc(sizeof(*s)), **entry;

    if (!s)
        return NULL;
    s->kind = kind;
    s->shown = -1;
    s->context = context_at_first;
    s->created = s->last_used = s->saved = c->now;
    s->auth_due = HOST_NEVER;
    if (id.len) {
        snprintf(s->id, sizeof(s->id), "%.*s", SLICE_ARG(id));
    } else {
        c->env.random(secret, sizeof(secret));
        text_hex(secret, sizeof(secret), s->id);
    }
    if (is_http(s)) {
        bool has_room = kind != SESSION_SSE || count_sse(c) < LIMIT_OPEN_STREAMS;

        entry =
            has_room && make_room(c) ? map_add(&c->sessions_by_id, slice_of(s->id), NULL) : NULL;
        if (!entry) {
            mem_free(s);
            return NULL;
        }
        *entry = s;
    }
    list_prepend(&c->sessions, &s->link);
    return s;
}

struct session *session_new(struct core *c, enum session_kind kind)
{
    return make(c, kind, (struct slice){0});
}

struct session *session_restore(struct core *c, struct slice id)
{
    return make(c, SESSION_HTTP, id);
}

void session_end(struct core *c, struct session *s)
{
    call_forget_session(c, s);
    stream_forget_session(c, s);
    if (is_http(s))
        map_remove(&c->sessions_by_id, slice_of(s->id));
    revive_forget(c, s);
    list_remove(&s->link);
    while (s->n_subscriptions)
        mem_free(s->subscriptions[--s->n_subscriptions].uri);
    mem_free(s->subscriptions);
    mem_free(s);
}

struct session *session_find(struct core *c, struct slice id)
{
    struct session **found = map_find(&c->sessions_by_id, id);
    struct session *s = found ? *found : NULL;

    if (s && !is_connected(s) && s->last_used + LIMIT_SESSION_IDLE_MS < c->now) {
        session_end(c, s);
        return NULL;
    }
    if (s) {
        s->last_used = c->now;
        s->was_used = true;
        revive_touch(c, s);
    }
    return s;
}

static size_t find_subscription(const struct session *s, struct slice uri)
{
    size_t i = 0;

    while (i < s->n_subscriptions && !slice_is(uri, s->subscriptions[i].uri))
        i++;
    return i;
}

bool session_subscribe(struct session *s, struct slice uri, unsigned changes, struct err *err)
{
    char *copy;

    if (find_subscription(s, uri) < s->n_subscriptions)
        return true;
    if (uri.len > LIMIT_URI)
        return err_set(err, ERR_PARAMS, "The uri is too long (at most %u bytes)", LIMIT_URI);
    if (s->n_subscriptions == LIMIT_SUBSCRIPTIONS)
        return err_set(err, ERR_PARAMS, "Too many subscriptions (at most %u)", LIMIT_SUBSCRIPTIONS);
    if (!s->subscriptions)
        s->subscriptions = mem_zalloc(LIMIT_SUBSCRIPTIONS * sizeof(*s->subscriptions));
    copy = s->subscriptions ? text_copy(uri) : NULL;
    if (!copy)
        return err_no_memory(err);
    s->subscriptions[s->n_subscriptions++] = (struct subscription){copy, changes, false};
    return true;
}

void session_unsubscribe(struct session *s, struct slice uri)
{
    size_t i = find_subscription(s, uri);

    if (i == s->n_subscriptions)
        return;
    mem_free(s->subscriptions[i].uri);
    s->subscriptions[i] = s->subscriptions[--s->n_subscriptions];
}

void session_send(struct core *c, struct session *s, struct slice message)
{
    (void)c;
    if (s->peer)
        s->peer->ops->send(s->peer, message);
    else if (s->stream)
        stream_push(s->stream, message);
}

void session_answer(struct session *s, struct slice message)
{
    struct peer *p = s->stream ? s->stream->peer : NULL;

    if (s->stream && s->stream->is_kept)
        stream_push(s->stream, message);
    else if (!p)
        return;
    else if (p->ops->pending(p) > LIMIT_MESSAGE)
        p->ops->close(p);
    else
        stream_send(s->stream, SLICE("message"), message);
}

int64_t session_tick(struct core *c)
{
    int64_t due = HOST_NEVER;

    LIST_EACH(struct session, s, &c->sessions, link) {
        if (s->auth_due <= c->now) {
            s->auth_due = HOST_NEVER;
            s->peer->ops->close(s->peer);
        }
        if (s->auth_due < due)
            due = s->auth_due;
    }
    return due;
}
