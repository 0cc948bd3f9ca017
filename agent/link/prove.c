/*
 * Proofs, the engine's side (docs/link.md, "Who is there"). We send a nonce, the server answers
 * with its nonce and its proof, and only if that is right do we prove ourselves. A server that
 * fails gets nothing from us but the nonce.
 */
#include <stdio.h>
#include <unistd.h>

#include "internal.h"

/* The server's message before its proof: a short one. */
struct link_first {
    char text[LINKMSG_MAX_UNPROVEN];
    size_t len;
    unsigned n; /* messages */
};

/* The secrets that we know; empty: not that one. */
struct secrets {
    char key[LINKKEY_SIZE];
    struct slice by[LINKPROOF_BY_COUNT];
};

/* The connection that is being opened. */
struct opening {
    struct link *link;
    int fd;
    struct ws *ws;
    int64_t end; /* when we give up */
};

void link_first_message(struct link_first *first, struct slice text)
{
    if (!first->n++ && text.len && text.len <= sizeof(first->text)) {
        memcpy(first->text, text.p, text.len);
        first->len = text.len;
    }
}

/* The key may appear, or be mended, at any time, so we read it for each connection. */
static bool find_secrets(const struct link *l, struct secrets *s, struct err *err)
{
    struct err why = {0};

    *s = (struct secrets){.by[LINKPROOF_BY_TOKEN] = slice_of(l->token)};
    if (!l->key_path)
        err_set(&why, ERR_NOT_FOUND, "umcp has no folder for link.key, because HOME is not set");
    else if (linkkey_get(l->key_path, s->key, &why))
        s->by[LINKPROOF_BY_KEY] = slice_of(s->key);
    if (s->by[LINKPROOF_BY_KEY].len || s->by[LINKPROOF_BY_TOKEN].len)
        return true;
    return err_set(err, ERR_AUTH, "%s%s%s", why.message, why.hint[0] ? "; " : "", why.hint);
}

static bool say(const struct opening *o, const struct linkmsg *m, struct err *err)
{
    struct buf text, bytes;
    bool ok;

    buf_init(&text, LINKMSG_MAX_UNPROVEN);
    buf_init(&bytes, 2 * LINKMSG_MAX_UNPROVEN);
    linkmsg_write(&text, m);
    ok = buf_ok(&text) && ws_send(o->ws, buf_slice(&text));
    ws_output(o->ws, &bytes);
    ok = ok && buf_ok(&bytes) ? link_send_all(o->link, o->fd, buf_slice(&bytes), o->end, err)
                              : err_no_memory(err);
    buf_done(&text);
    buf_done(&bytes);
    return ok;
}

/* The server's first message, and nothing after it. */
static bool hear(const struct opening *o, struct link_first *first, struct err *err)
{
    struct link *l = o->link;
    bool is_open = true;

    l->first = first;
    ws_limit(o->ws, LINKMSG_MAX_UNPROVEN);
    while (is_open && !first->n) {
        if (!l->in.len && !link_read_more(l, o->fd, o->end, err)) {
            l->first = NULL;
            if (err->kind == ERR_NOT_READY)
                err_set(err, ERR_AUTH,
                        "the server closed the connection instead of proving who it is; see its "
                        "log");
            return false;
        }
        is_open = ws_feed(o->ws, buf_slice(&l->in));
        buf_reset(&l->in, 0);
    }
    l->first = NULL;
    ws_limit(o->ws, LINKMSG_MAX_MESSAGE);
    if (first->n == 1 && is_open)
        return true;
    return err_set(err, ERR_AUTH, "the server did not prove who it is: it breaks the protocol");
}

static bool check(const struct linkmsg *m, const struct secrets *s, struct linkproof *p,
                  struct err *err)
{
    if (m->head != LINKMSG_CHALLENGE || m->payload.p ||
        !linkproof_take_nonce(m->proof.nonce, p->server_nonce) || !s->by[m->proof.by].len)
        return err_set(err, ERR_AUTH, "the server did not prove who it is: it breaks the protocol");
    p->by = m->proof.by;
    if (linkproof_is_fine(p, true, s->by[p->by], m->proof.proof))
        return true;
    return err_set(err, ERR_AUTH,
                   "the server did not prove that it knows %s: another program listens on port %d, "
                   "or the server is another user's",
                   p->by == LINKPROOF_BY_KEY ? "the key of this user" : "the token", p->port);
}

/* From our nonce to the server's proof. */
static bool exchange(const struct opening *o, struct linkproof *p, const struct secrets *s,
                     struct err *err)
{
    struct link_first first = {.n = 0};
    struct arena a;
    struct linkmsg m;
    bool ok;

    ok = say(o,
             &(struct linkmsg){.head = LINKMSG_NONCE,
                               .proof = {.nonce = slice_of(p->engine_nonce),
                                         .knows_token = s->by[LINKPROOF_BY_TOKEN].len > 0,
                                         .knows_key = s->by[LINKPROOF_BY_KEY].len > 0}},
             err) &&
         hear(o, &first, err);
    if (!ok)
        return false;
    arena_init(&a, 64u << 10);
    if (linkmsg_read(&a, LINKMSG_SERVER, slice_from(first.text, first.len), &m))
        ok = check(&m, s, p, err);
    else
        ok = err_set(err, ERR_AUTH, "the server did not prove who it is: its message is malformed");
    arena_done(&a);
    return ok;
}

bool link_prove(struct link *l, int fd, struct ws *ws, int port, int64_t end, struct err *err)
{
    unsigned char bytes[LINKPROOF_BYTES];
    const struct opening o = {.link = l, .fd = fd, .ws = ws, .end = end};
    struct linkproof p = {.port = port};
    char proof[LINKPROOF_SIZE];
    struct secrets s;

    if (!find_secrets(l, &s, err))
        return false;
    if (getentropy(bytes, sizeof(bytes)) != 0)
        return err_set(err, ERR_INTERNAL, "the system cannot provide random numbers");
    linkproof_nonce(bytes, p.engine_nonce);
    if (!exchange(&o, &p, &s, err))
        return false;
    if (!linkproof_write(&p, false, s.by[p.by], proof))
        return err_no_memory(err);
    return say(&o, &(struct linkmsg){.head = LINKMSG_PROOF, .proof = {.proof = slice_of(proof)}},
               err);
}
