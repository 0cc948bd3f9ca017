/*
 * Proofs: the first messages between an engine over TCP and this server (docs/link.md, "Who is
 * there"). The engine sends a nonce, we answer with ours and our proof, and it proves. An engine
 * that fails gets nothing.
 */
#include "internal.h"

#include <stdio.h>

static bool refuse(struct link_host *h, const struct instance *i, const char *why)
{
    linkhost_log(h, "Warning", "umcp refuses the engine at %s: %s", i->conn->remote, why);
    return false;
}

static bool refuse_err(struct link_host *h, const struct instance *i, const struct err *err)
{
    char why[sizeof(err->message) + sizeof(err->hint) + 2];

    snprintf(why, sizeof(why), "%s%s%s", err->message, err->hint[0] ? "; " : "", err->hint);
    return refuse(h, i, why);
}

/* The secret, in `key` if it is the user's key. */
static bool find_secret(struct link_host *h, enum linkproof_by by, char key[LINKKEY_SIZE],
                        struct slice *ret_secret, struct err *err)
{
    if (by == LINKPROOF_BY_TOKEN)
        *ret_secret = slice_of(h->token);
    else if (!h->key_path)
        return err_set(err, ERR_NOT_FOUND, "umcp has no folder for link.key: set HOME");
    else if (linkkey_get(h->key_path, key, err))
        *ret_secret = slice_of(key);
    else
        return false;
    return true;
}

/* Answers the engine's nonce. */
static bool challenge(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    unsigned char bytes[LINKPROOF_BYTES];
    char key[LINKKEY_SIZE], proof[LINKPROOF_SIZE];
    struct linkproof *p = &i->proof;
    struct slice secret;
    struct err err = {0};

    if (!linkproof_take_nonce(m->proof.nonce, p->engine_nonce))
        return refuse(h, i, "its nonce is not 64 hex digits");
    if (m->proof.knows_token && h->token)
        p->by = LINKPROOF_BY_TOKEN;
    else if (m->proof.knows_key)
        p->by = LINKPROOF_BY_KEY;
    else
        return refuse(h, i,
                      m->proof.knows_token
                          ? "it knows only a token, and this server has none (--token-file)"
                          : "it knows neither the key nor a token");
    if (!h->random)
        return refuse(h, i, "the system cannot provide random numbers");
    if (!find_secret(h, p->by, key, &secret, &err))
        return refuse_err(h, i, &err);
    h->random(bytes, sizeof(bytes));
    linkproof_nonce(bytes, p->server_nonce);
    p->port = i->conn->port;
    if (!linkproof_write(p, true, secret, proof))
        return refuse(h, i, "this server is out of memory");
    buf_reset(&h->out, 0);
    linkmsg_write(&h->out, &(struct linkmsg){.head = LINKMSG_CHALLENGE,
                                             .proof = {.nonce = slice_of(p->server_nonce),
                                                       .by = p->by,
                                                       .proof = slice_of(proof)}});
    if (!buf_ok(&h->out))
        return refuse(h, i, "this server is out of memory");
    i->conn->send(i->conn, buf_slice(&h->out));
    return true;
}

static bool check(struct link_host *h, struct instance *i, const struct linkmsg *m)
{
    char key[LINKKEY_SIZE];
    struct slice secret;
    struct err err = {0};

    if (!find_secret(h, i->proof.by, key, &secret, &err))
        return refuse_err(h, i, &err);
    if (!linkproof_is_fine(&i->proof, false, secret, m->proof.proof))
        return refuse(h, i,
                      i->proof.by == LINKPROOF_BY_KEY
                          ? "it did not prove that it knows the key of this user"
                          : "it did not prove that it knows the token");
    i->conn->must_prove = false;
    return true;
}

bool linkhost_prove(struct link_host *h, struct instance *i, struct slice message)
{
    struct linkmsg m;

    arena_reset(&h->scratch);
    if (message.len > LINKMSG_MAX_UNPROVEN ||
        !linkmsg_read(&h->scratch, LINKMSG_ENGINE, message, &m) || m.payload.p)
        return refuse(h, i, "its first messages are malformed");
    if (i->proof.by == LINKPROOF_BY_OTHER && m.head == LINKMSG_NONCE)
        return challenge(h, i, &m);
    if (i->proof.by != LINKPROOF_BY_OTHER && m.head == LINKMSG_PROOF)
        return check(h, i, &m);
    return refuse(h, i, "it did not first prove who it is");
}
