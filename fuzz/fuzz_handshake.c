/*
 * How engines begin: the WebSocket's answer as the agent reads it, and the proofs as the server
 * takes them. Nothing may crash or leak, and nobody becomes an engine without the right proof.
 *
 * Each line of the input is one act, picked by its first byte; \t in it stands for a line feed:
 *   o an engine connects that must prove itself   x the engine of digit N closes
 *   0 1 2 the engine with this number says REST
 *   P the engine of digit N sends the right proof   R it sends the server's proof back
 *   t time passes: REST is milliseconds
 *   a the agent reads REST as the answer to its request   s it reads REST as the server's message
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "agent/link/handshake.h"
#include "host/host.h"
#include "link/link.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define TOKEN   "a-token-of-16-characters-or-more"
#define WS_KEY  "dGhlIHNhbXBsZSBub25jZQ=="
#define PORT    8080
#define LINE_LF '\t'

enum { MAX_ACTS = 200, N_ENGINES = 3 };

struct engine {
    struct engine_conn conn; /* first */
    bool is_open, is_closing, is_right;
    struct linkproof proof; /* of the last challenge; by == LINKPROOF_BY_OTHER: none */
    char nonce[LINKPROOF_SIZE], server_proof[LINKPROOF_SIZE];
};

struct world {
    struct host *host;
    struct engine engines[N_ENGINES];
    int64_t now;
};

static char folder[] = "/tmp/umcp_fuzz_XXXXXX", key_path[64], key[LINKKEY_SIZE];
static unsigned n_randoms;

static void require(bool holds)
{
    if (!holds)
        abort();
}

static void drop_key(void)
{
    unlink(key_path);
    rmdir(folder);
}

static void make_key(void)
{
    struct err err;

    if (key_path[0])
        return;
    require(mkdtemp(folder) != NULL);
    snprintf(key_path, sizeof(key_path), "%s/link.key", folder);
    require(linkkey_get(key_path, key, &err));
    atexit(drop_key);
}

static struct slice secret_of(enum linkproof_by by)
{
    return by == LINKPROOF_BY_KEY ? slice_of(key) : SLICE(TOKEN);
}

static void next_random(void *to, size_t len)
{
    memset(to, (int)(++n_randoms & 0xff), len);
    memcpy(to, &n_randoms, sizeof(n_randoms));
}

/* A welcome needs the right proof; a challenge must hold for the nonce that the engine sent. */
static void on_send(struct engine_conn *conn, struct slice message)
{
    struct engine *e = (struct engine *)conn;
    struct linkmsg m;
    struct arena a;

    require(e->is_open && !e->is_closing);
    arena_init(&a, 1 << 20);
    require(linkmsg_read(&a, LINKMSG_SERVER, message, &m));
    if (m.head == LINKMSG_CHALLENGE) {
        struct linkproof *p = &e->proof;

        require(p->by == LINKPROOF_BY_OTHER && m.proof.by != LINKPROOF_BY_OTHER);
        *p = (struct linkproof){.by = m.proof.by, .port = PORT};
        memcpy(p->engine_nonce, e->nonce, LINKPROOF_SIZE);
        require(linkproof_take_nonce(m.proof.nonce, p->server_nonce));
        require(linkproof_is_fine(p, true, secret_of(p->by), m.proof.proof));
        memcpy(e->server_proof, m.proof.proof.p, LINKPROOF_SIZE - 1);
    } else {
        require(e->is_right && !conn->must_prove);
    }
    arena_done(&a);
}

static void on_close(struct engine_conn *e)
{
    ((struct engine *)e)->is_closing = true;
}

static void open_engine(struct world *w)
{
    size_t i = 0;

    while (i < N_ENGINES && w->engines[i].is_open)
        i++;
    if (i == N_ENGINES)
        return;
    w->engines[i] = (struct engine){.conn = {.speaks_link = true,
                                             .must_prove = true,
                                             .port = PORT,
                                             .remote = "r",
                                             .send = on_send,
                                             .close = on_close},
                                    .is_open = true};
    w->host->ops->engine_opened(w->host, &w->engines[i].conn, w->now);
}

static void close_engine(struct world *w, struct engine *e)
{
    if (!e->is_open)
        return;
    e->is_closing = true;
    w->host->ops->engine_closed(w->host, &e->conn, w->now);
    e->is_open = false;
}

/* Notes the nonce that the server must answer, and a proof that happens to be right. */
static void note(struct engine *e, struct slice text)
{
    struct linkmsg m;
    struct arena a;

    arena_init(&a, 4 << 20);
    if (linkmsg_read(&a, LINKMSG_ENGINE, text, &m) && e->proof.by == LINKPROOF_BY_OTHER &&
        m.head == LINKMSG_NONCE)
        linkproof_take_nonce(m.proof.nonce, e->nonce);
    arena_done(&a);
}

static void say(struct world *w, struct engine *e, struct slice text)
{
    char *copy = malloc(text.len + 1);

    if (!copy)
        return;
    for (size_t k = 0; k < text.len; k++)
        copy[k] = text.p[k] == LINE_LF ? '\n' : text.p[k];
    if (e->is_open && !e->is_closing && utf8_valid(slice_from(copy, text.len))) {
        note(e, slice_from(copy, text.len));
        w->host->ops->engine_message(w->host, &e->conn, slice_from(copy, text.len), w->now);
        require(e->is_right || e->is_closing || e->conn.must_prove);
    }
    free(copy);
}

static void say_proof(struct world *w, struct engine *e, bool is_right)
{
    char proof[LINKPROOF_SIZE], text[128];

    if (e->proof.by == LINKPROOF_BY_OTHER || !e->conn.must_prove || e->is_closing)
        return;
    require(linkproof_write(&e->proof, false, secret_of(e->proof.by), proof));
    snprintf(text, sizeof(text), "{\"proof\":\"%s\"}", is_right ? proof : e->server_proof);
    e->is_right = is_right;
    say(w, e, slice_of(text));
    require(e->conn.must_prove != is_right && e->is_closing != is_right);
}

/* What the agent reads before it trusts the server. */
static void read_as_agent(struct slice text, bool is_answer)
{
    char *copy = malloc(text.len + 1);
    struct linkmsg m;
    struct arena a;
    struct err err;

    if (!copy)
        return;
    for (size_t k = 0; k < text.len; k++)
        copy[k] = text.p[k] == LINE_LF ? '\n' : text.p[k] == '\v' ? '\r' : text.p[k];
    arena_init(&a, 4 << 20);
    if (is_answer)
        require(handshake_response(slice_from(copy, text.len), WS_KEY, &err) <= (ssize_t)text.len);
    else if (linkmsg_read(&a, LINKMSG_SERVER, slice_from(copy, text.len), &m) &&
             m.head == LINKMSG_CHALLENGE)
        require(m.proof.nonce.len && m.proof.proof.len && m.proof.by < LINKPROOF_BY_COUNT);
    arena_done(&a);
    free(copy);
}

static void act(struct world *w, struct slice line)
{
    struct slice rest = slice_skip(line, 1);
    size_t i =
        rest.len && rest.p[0] >= '0' && rest.p[0] < '0' + N_ENGINES ? (size_t)(rest.p[0] - '0') : 0;
    int64_t ms;

    switch (line.p[0]) {
    case 'o':
        open_engine(w);
        break;
    case 'x':
        close_engine(w, &w->engines[i]);
        break;
    case '0':
    case '1':
    case '2':
        say(w, &w->engines[line.p[0] - '0'], rest);
        break;
    case 'P':
    case 'R':
        say_proof(w, &w->engines[i], line.p[0] == 'P');
        break;
    case 't':
        if (text_to_int(rest, &ms) && ms >= 0 && ms < 100000)
            w->now += ms;
        break;
    case 'a':
    case 's':
        read_as_agent(rest, line.p[0] == 'a');
        break;
    default:
        break;
    }
}

static void on_finished(void *ctx, struct host_call *call)
{
    (void)ctx;
    (void)call;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct host_events events = {.finished = on_finished};
    struct slice rest = slice_from((const char *)data, size);
    struct world *w = calloc(1, sizeof(*w));
    struct err err;

    make_key();
    if (!w)
        return 0;
    w->now = 1000;
    w->host = link_host_new(&(struct link_options){.version = "0",
                                                   .token = size % 2 ? TOKEN : NULL,
                                                   .key_path = key_path,
                                                   .random = next_random},
                            NULL, &events, &err);
    require(w->host != NULL);
    for (unsigned n = 0; rest.len && n < MAX_ACTS; n++) {
        struct slice line = slice_cut(&rest, '\n');

        if (line.len)
            act(w, line);
        w->host->ops->tick(w->host, w->now);
    }
    for (size_t i = 0; i < N_ENGINES; i++)
        close_engine(w, &w->engines[i]);
    w->host->ops->free(w->host);
    free(w);
    return 0;
}
