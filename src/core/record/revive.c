/*
 * Sessions over HTTP in the store: the session's state, and the events that its client
 * may ask for again. When a request names a session that this process does not know, the request
 * waits while the store looks for it.
 *
 * Event 0 of a call's stream is the raw id of its request, until the answer is among the events. A
 * stream that still has it when it is found again belonged to a call that died with the server: its
 * client gets an error as answer.
 */
#include "core/internal.h"

#define SAVE_AGAIN_MS (LIMIT_SESSION_IDLE_MS / 10)
/* A client may have seen events that the store did not, if the server was killed in between. New
 * numbers begin so far ahead that they are new to the client, too. */
#define SEQ_GAP 1000000

/* --- Writing --- */

struct save {         /* followed by its texts */
    struct list link; /* core->saves */
    struct core *core;
    size_t len;
    struct store_session session;
    struct store_request request;
};

static void free_save(struct save *save)
{
    list_remove(&save->link);
    save->core->save_bytes -= save->len;
    mem_free(save);
}

static void saved(void *ctx, struct store_request *r)
{
    (void)r; /* a store that fails says so itself */
    free_save(ctx);
}

static void post(struct core *c, const struct session *s, const struct store_session *change)
{
    size_t len = SESSION_ID_SIZE + change->state.len + change->event.len;
    struct save *save;
    char *at;

    if (!c->store || s->kind != SESSION_HTTP || c->save_bytes + len > LIMIT_DATA_BYTES)
        return;
    save = mem_zalloc(sizeof(*save) + len);
    if (!save)
        return;
    at = (char *)(save + 1);
    save->core = c;
    save->len = sizeof(*save) + len;
    save->session = *change;
    save->session.id = slice_put(&at, slice_of(s->id));
    save->session.state = slice_put(&at, change->state);
    save->session.event = slice_put(&at, change->event);
    save->session.time_ms = c->wall;
    save->request = (struct store_request){
        .verb = STORE_WRITE, .session = &save->session, .done = saved, .ctx = save};
    list_prepend(&c->saves, &save->link);
    c->save_bytes += save->len;
    store_post(c->store, &save->request);
}

static void write_state(struct json_out *w, const struct session *s)
{
    json_object(w);
    json_put_string(w, "revision", revision_name(s->context.revision));
    json_put_int(w, "can", s->context.can);
    json_put_int(w, "level", s->context.log_level);
    json_put_string(w, "client", s->client_name);
    json_put_string(w, "version", s->client_version);
    json_put_bool(w, "initialized", s->is_initialized);
    json_put_int(w, "streams", s->n_numbered);
    json_key(w, "subscriptions");
    json_array(w);
    for (size_t i = 0; i < s->n_subscriptions; i++)
        json_string(w, s->subscriptions[i].uri);
    json_array_end(w);
    json_object_end(w);
}

void revive_save(struct core *c, struct session *s)
{
    struct buf text;
    struct json_out w;

    if (!c->store || s->kind != SESSION_HTTP)
        return;
    s->saved = c->now;
    buf_init(&text, LIMIT_RESULT);
    json_out_init(&w, &text);
    write_state(&w, s);
    if (buf_ok(&text))
        post(c, s, &(struct store_session){.action = SESSION_STATE, .state = buf_slice(&text)});
    buf_done(&text);
}

static void ignore(struct core *c, struct call *call, const struct store_request *r)
{
    (void)c; /* a store that fails says so itself, and the session works without it */
    (void)call;
    (void)r;
}

bool revive_open(struct core *c, struct call *call)
{
    struct session *s = call->session;
    struct store_session *change;
    struct store_request *r = NULL;
    struct slice id, state;
    struct json_out w;
    struct buf text;

    if (!c->store || s->kind != SESSION_HTTP)
        return false;
    s->saved = c->now;
    buf_init(&text, LIMIT_RESULT);
    json_out_init(&w, &text);
    write_state(&w, s);
    state = arena_take(&call->arena, &text);
    id = arena_copy(&call->arena, slice_of(s->id));
    change = arena_zalloc(&call->arena, sizeof(*change));
    if (!change || !id.p || !state.p)
        err_no_memory(&call->hosted.err);
    else
        r = lookup_new(c, call, ignore);
    if (!r) {
        call->headers = (struct slice){0};
        session_end(c, s);
        return false;
    }
    *change = (struct store_session){
        .action = SESSION_STATE, .id = id, .time_ms = c->wall, .state = state};
    r->verb = STORE_WRITE;
    r->session = change;
    lookup_ask(c, r, NULL);
    return true;
}

void revive_touch(struct core *c, struct session *s)
{
    if (c->now - s->saved >= SAVE_AGAIN_MS)
        revive_save(c, s);
}

void revive_forget(struct core *c, const struct session *s)
{
    post(c, s, &(struct store_session){.action = SESSION_OVER});
}

void revive_save_event(struct stream *st, uint64_t seq, struct slice message)
{
    if (!st->session)
        return;
    revive_touch(st->core, st->session); /* the store deletes events together with their session */
    post(st->core, st->session,
         &(struct store_session){
             .action = SESSION_EVENT, .stream = st->number, .seq = (int64_t)seq, .event = message});
}

void revive_drop_events(struct stream *st, uint64_t from, uint64_t to)
{
    if (st->session)
        post(st->core, st->session,
             &(struct store_session){.action = SESSION_DROP,
                                     .stream = st->number,
                                     .from_seq = (int64_t)from,
                                     .to_seq = (int64_t)to});
}

/* --- Finding one again --- */

struct revival {
    struct list link; /* core->revivals */
    struct core *core;
    struct peer *peer; /* NULL: it is gone */
    struct arena arena;
    struct http_request request;
    struct slice id;
    struct store_request find;
};

static void free_revival(struct revival *v)
{
    list_remove(&v->link);
    v->core->n_revivals--;
    arena_done(&v->arena);
    mem_free(v);
}

static int64_t read_int(const struct json *tree, const char *key, int64_t absent)
{
    const struct json *v = json_get(tree, key);
    int64_t value;

    return json_is(v, JSON_NUMBER) && json_to_int(v, &value) && value >= -1 && value <= INT32_MAX
               ? value
               : absent;
}

static bool read_state(struct core *c, struct session *s, struct arena *a, struct slice state)
{
    const struct json *tree, *uris;
    struct json_fault fault;
    unsigned changes;

    if (!json_parse(a, state, &tree, &fault) ||
        !revision_parse(json_get_text(tree, "revision"), &s->context.revision))
        return false;
    s->context.can = (unsigned)read_int(tree, "can", 0);
    s->context.log_level = (int)read_int(tree, "level", -1);
    s->n_numbered = (unsigned)read_int(tree, "streams", 0);
    session_name_client(s, json_get_text(tree, "client"), json_get_text(tree, "version"));
    json_to_bool(json_get(tree, "initialized"), &s->is_initialized);
    s->shown = D_MCP;
    uris = json_get(tree, "subscriptions");
    for (const struct json *v = json_is(uris, JSON_ARRAY) ? uris->first : NULL; v; v = v->next)
        if (v->type == JSON_STRING && event_watch(c, v->text, &changes, &(struct err){0}))
            session_subscribe(s, v->text, changes, &(struct err){0});
    return true;
}

/* The call died with the server. */
static void answer_lost(struct stream *st, struct slice id)
{
    struct request r = {.id = id, .dialect = D_MCP, .codes = D_MCP};
    struct err err;
    struct buf text;
    struct json_out w;

    r.context = st->session->context;
    err_set(&err, ERR_INTERNAL, STORE_LOST);
    buf_init(&text, 65536);
    json_out_init(&w, &text);
    dialect_write_error(&w, &r, &(struct outcome){.err = &err});
    if (buf_ok(&text))
        stream_push(st, buf_slice(&text));
    buf_done(&text);
}

/* Restores the events of one stream: `n` entries with the same number. */
static void read_stream(struct core *c, struct session *s, const struct store_entry *entries,
                        size_t n)
{
    const struct store_session *first = &entries[0].u.session;
    struct stream *st = stream_restore(c, s, (unsigned)first->stream);
    struct json_fault fault;

    for (size_t i = 0; st && i < n; i++) {
        const struct store_session *e = &entries[i].u.session;

        if (e->seq > 0 && json_check(e->event, &fault))
            stream_restore_event(st, (uint64_t)e->seq, e->event);
    }
    if (!st)
        return;
    st->n_made += SEQ_GAP;
    if (st->kind != STREAM_CALL)
        return;
    if (first->seq == 0 && json_check(first->event, &fault))
        answer_lost(st, first->event);
    stream_finish(st);
}

static struct session *restore(struct revival *v)
{
    const struct store_request *r = &v->find;
    struct core *c = v->core;
    struct session *s = session_find(c, v->id);
    size_t i = 1;

    if (s || r->err.kind != ERR_NONE || !r->n_entries || c->is_stopping ||
        r->entries[0].u.session.time_ms + LIMIT_SESSION_IDLE_MS < c->wall)
        return s;
    s = session_restore(c, v->id);
    if (!s)
        return NULL;
    if (!read_state(c, s, &v->arena, r->entries[0].u.session.state)) {
        session_end(c, s);
        return NULL;
    }
    while (i < r->n_entries) {
        size_t n = 1;

        while (i + n < r->n_entries &&
               r->entries[i + n].u.session.stream == r->entries[i].u.session.stream)
            n++;
        read_stream(c, s, &r->entries[i], n);
        i += n;
    }
    revive_save(c, s);
    return s;
}

static void found(void *ctx, struct store_request *r)
{
    struct revival *v = ctx;
    struct core *c = v->core;
    struct peer *p = v->peer;
    bool is_there = restore(v);

    (void)r;
    v->peer = NULL;
    if (p && is_there)
        core_http(c, p, &v->request);
    else if (p)
        route_refuse(p, 404, "Session not found", CORS_MCP);
    free_revival(v);
}

static bool copy(struct arena *a, struct slice *s)
{
    if (s->p)
        *s = arena_copy(a, *s);
    return s->p || !s->len;
}

static bool copy_request(struct arena *a, struct http_request *r)
{
    bool ok = copy(a, &r->target) && copy(a, &r->path) && copy(a, &r->query) &&
              copy(a, &r->fields) && copy(a, &r->body);

    for (size_t i = 0; ok && i < HDR_COUNT; i++) {
        bool has = r->header[i].p;

        ok = copy(a, &r->header[i]) && (!has || r->header[i].p);
    }
    return ok;
}

/* Only ids that we could have given out are worth looking for. */
static bool is_ours(struct slice id)
{
    for (size_t i = 0; i < id.len; i++)
        if (!text_is_digit(id.p[i]) && (id.p[i] < 'a' || id.p[i] > 'f'))
            return false;
    return id.len == SESSION_ID_SIZE - 1;
}

bool revive_request(struct core *c, struct peer *p, const struct http_request *r, struct slice id)
{
    struct revival *v;

    if (!c->store || c->is_stopping || !is_ours(id) || c->n_revivals >= LIMIT_REVIVALS)
        return false;
    v = mem_zalloc(sizeof(*v));
    if (!v)
        return false;
    v->core = c;
    v->peer = p;
    v->request = *r;
    arena_init(&v->arena, LIMIT_CALL_MEMORY + LIMIT_REPLAY_TOTAL);
    list_prepend(&c->revivals, &v->link);
    c->n_revivals++;
    if (!copy_request(&v->arena, &v->request)) {
        free_revival(v);
        return false;
    }
    v->id = v->request.header[HDR_SESSION];
    v->find = (struct store_request){
        .verb = STORE_SESSION, .id = v->id, .arena = &v->arena, .done = found, .ctx = v};
    store_post(c->store, &v->find);
    return true;
}

void revive_forget_peer(struct core *c, const struct peer *p)
{
    LIST_EACH(struct revival, v, &c->revivals, link)
        if (v->peer == p)
            v->peer = NULL;
}

bool revive_is_waiting(const struct core *c, const struct peer *p)
{
    LIST_EACH(const struct revival, v, &c->revivals, link)
        if (v->peer && (!p || v->peer == p))
            return true;
    return false;
}

void revive_free_all(struct core *c)
{
    LIST_EACH_SAFE(struct save, save, &c->saves, link)
        free_save(save);
    LIST_EACH_SAFE(struct revival, v, &c->revivals, link)
        free_revival(v);
}
