/*
 * Requests go out and answers come in as lines on a socket that never blocks. An answer is kept as
 * a line until its owner asks for it. The other end may be faulty: its data is bounded, and
 * anything but an answer is a fault.
 */
#include "client.h"

#include <poll.h>
#include <stdio.h>
#include <unistd.h>

#include "base/limits.h"
#include "line.h"

enum {
    READS = 64,        /* at once; then the caller gets a turn */
    LINE_KEEP = 65536, /* capacity between requests */
    LOOK_MS = 10,      /* how often wait() asks whether it should stop */
    ID_BITS = 24       /* ids of one process; those of the next begin elsewhere */
};

const char *const compile_fault_words[COMPILE_FAULT_COUNT] = {
    [COMPILE_FAULT_DIED] = "died",
    [COMPILE_FAULT_LATE] = "late",
    [COMPILE_FAULT_SESSION] = "session",
    [COMPILE_FAULT_CHANGED] = "changed",
    [COMPILE_FAULT_CANCELLED] = "cancelled",
    [COMPILE_FAULT_UNSUPPORTED] = "unsupported",
    [COMPILE_FAULT_UNAVAILABLE] = "unavailable",
    [COMPILE_FAULT_REQUEST] = "request",
};

/* A request whose answer was not taken yet. */
struct request {
    struct list link;
    int64_t number;
    bool is_build; /* its assembly is a path */
    bool has_answer;
    char *line; /* of the answer; NULL although it is there: no memory */
    size_t len;
};

struct compile_client {
    struct lines lines; /* closed: the connection is lost */
    int64_t last_id;
    struct buf line; /* the request between begin() and send() */
    struct json_out w;
    bool is_build;
    struct list requests;
    size_t n_requests;
};

struct compile_client *compile_client_new(int fd)
{
    struct compile_client *c = mem_zalloc(sizeof(*c));

    if (!c)
        return NULL;
    lines_init(&c->lines, fd);
    c->last_id = (int64_t)getpid() << ID_BITS;
    buf_init(&c->line, LIMIT_COMPILE_LINE);
    return c;
}

static void forget(struct compile_client *c, struct request *r)
{
    list_remove(&r->link);
    c->n_requests--;
    mem_free(r->line);
    mem_free(r);
}

void compile_client_free(struct compile_client *c)
{
    struct list *first;

    if (!c)
        return;
    lines_done(&c->lines);
    while ((first = list_next(&c->requests, &c->requests)))
        forget(c, OWNER_OF(first, struct request, link));
    buf_done(&c->line);
    mem_free(c);
}

bool compile_client_is_alive(const struct compile_client *c)
{
    return c && c->lines.fd >= 0;
}

static struct request *find(struct compile_client *c, int64_t number)
{
    LIST_EACH(struct request, r, &c->requests, link)
        if (r->number == number)
            return r;
    return NULL;
}

/* --- Bytes --- */

static void take_line(struct compile_client *c, struct slice line)
{
    struct request *r;
    int64_t id;

    if (!compile_line_id(line, &id) || !(r = find(c, id)) || r->has_answer)
        return; /* it is not needed any more */
    r->has_answer = true;
    r->line = text_copy(line);
    r->len = line.len;
}

static void receive_some(struct compile_client *c)
{
    enum lines_got got = LINES_SOME;
    struct slice line;

    for (int left = READS; left > 0 && got == LINES_SOME; left--) {
        got = lines_receive(&c->lines);
        while (lines_next(&c->lines, &line))
            take_line(c, line);
    }
    if (got == LINES_OVER)
        lines_close(&c->lines);
}

/* Answers that came before the connection broke count. */
static void exchange(struct compile_client *c)
{
    bool is_broken = !lines_send(&c->lines);

    receive_some(c);
    if (is_broken)
        lines_close(&c->lines);
}

/* --- Requests --- */

struct json_out *compile_client_begin(struct compile_client *c, const char *op)
{
    buf_reset(&c->line, LINE_KEEP);
    json_out_init(&c->w, &c->line);
    json_object(&c->w);
    json_put_int(&c->w, "id", ++c->last_id);
    json_put_string(&c->w, "op", op);
    c->is_build = strcmp(op, "build") == 0;
    return &c->w;
}

int64_t compile_client_send(struct compile_client *c)
{
    struct request *r;

    json_object_end(&c->w);
    if (!buf_ok(&c->line) || c->n_requests >= LIMIT_COMPILE_REQUESTS)
        return 0;
    r = mem_zalloc(sizeof(*r));
    if (!r || !lines_put(&c->lines, buf_slice(&c->line))) {
        mem_free(r);
        return 0;
    }
    r->number = c->last_id;
    r->is_build = c->is_build;
    list_append(&c->requests, &r->link);
    c->n_requests++;
    return r->number;
}

void compile_client_cancel(struct compile_client *c, int64_t number)
{
    struct request *r = find(c, number);
    char text[96];
    int len;

    if (!r)
        return;
    if (!r->has_answer) {
        len = snprintf(text, sizeof(text), "{\"id\":%lld,\"op\":\"cancel\",\"of\":%lld}",
                       (long long)++c->last_id, (long long)number);
        /* If it cannot be sent, the answer is ignored. */
        lines_put(&c->lines, slice_from(text, (size_t)len));
    }
    forget(c, r);
}

/* --- Answers --- */

static void set_fault(struct compile_answer *answer, enum compile_fault fault, const char *message)
{
    *answer = (struct compile_answer){
        .end = COMPILE_END_FAULT, .fault = fault, .message = slice_of(message)};
}

static bool copy(struct arena *a, const struct json *root, const char *key, struct slice *ret_text)
{
    struct slice text = json_get_text(root, key);

    *ret_text = arena_copy(a, text);
    return ret_text->p != NULL;
}

static bool decode(struct arena *a, const struct json *root, const char *key,
                   struct slice *ret_bytes)
{
    const struct slice coded = json_get_text(root, key);

    return coded.len && base64_decode(a, coded, ret_bytes);
}

/* False: it is not an answer, or there is no memory for it. */
static bool read_failure(struct arena *a, const struct json *root, struct compile_answer *answer)
{
    struct slice word = json_get_text(root, "fault");

    if (json_is(json_get(root, "report"), JSON_STRING)) {
        answer->end = COMPILE_END_WRONG;
        return copy(a, root, "report", &answer->report);
    }
    answer->end = COMPILE_END_FAULT;
    for (unsigned i = 0; i < COMPILE_FAULT_COUNT; i++)
        if (slice_is(word, compile_fault_words[i])) {
            answer->fault = (enum compile_fault)i;
            return copy(a, root, "message", &answer->message);
        }
    return false;
}

static bool read_answer(struct arena *a, const struct request *r, const struct json *root,
                        struct compile_answer *answer)
{
    bool ok;

    if (!json_to_bool(json_get(root, "ok"), &ok))
        return false;
    if (!ok)
        return read_failure(a, root, answer);
    answer->end = COMPILE_END_MADE;
    json_to_bool(json_get(root, "isCached"), &answer->is_cached);
    json_to_bool(json_get(root, "hasValue"), &answer->has_value);
    json_to_bool(json_get(root, "declares"), &answer->declares);
    if (!json_to_int(json_get(root, "follows"), &answer->follows))
        answer->follows = -1;
    if (!copy(a, root, "type", &answer->type))
        return false;
    if (r->is_build)
        return copy(a, root, "assembly", &answer->assembly) && answer->assembly.len;
    return (!json_get(root, "library") || decode(a, root, "library", &answer->library)) &&
           decode(a, root, "assembly", &answer->assembly);
}

static void read_line(struct arena *a, const struct request *r, struct compile_answer *answer)
{
    struct compile_answer whole = {0};
    const struct json *root;
    struct json_fault fault;
    struct arena tree;

    arena_init(&tree, LIMIT_COMPILE_TREE);
    if (r->line && json_parse(&tree, slice_from(r->line, r->len), &root, &fault) &&
        read_answer(a, r, root, &whole))
        *answer = whole;
    else
        set_fault(answer, COMPILE_FAULT_DIED,
                  "the player cannot read the compile service's "
                  "answer");
    arena_done(&tree);
}

/* Takes an answer that is there. */
static bool take(struct compile_client *c, struct arena *a, int64_t number,
                 struct compile_answer *ret_answer)
{
    struct request *r = find(c, number);

    if (r && r->has_answer)
        read_line(a, r, ret_answer);
    else if (!r)
        set_fault(ret_answer, COMPILE_FAULT_UNAVAILABLE,
                  "the player could not send the request "
                  "to the compile service");
    else if (c->lines.fd < 0)
        set_fault(ret_answer, COMPILE_FAULT_UNAVAILABLE,
                  "the player lost its connection to the compile service; the server's log says "
                  "why");
    else
        return false;
    if (r)
        forget(c, r);
    return true;
}

bool compile_client_poll(struct compile_client *c, struct arena *a, int64_t number,
                         struct compile_answer *ret_answer)
{
    exchange(c);
    return take(c, a, number, ret_answer);
}

void compile_client_wait(struct compile_client *c, struct arena *a, int64_t number,
                         bool (*is_stopped)(void *ctx), void *ctx,
                         struct compile_answer *ret_answer)
{
    while (!compile_client_poll(c, a, number, ret_answer)) {
        struct pollfd fd = {.fd = c->lines.fd, .events = POLLIN};

        if (is_stopped && is_stopped(ctx)) {
            compile_client_cancel(c, number);
            set_fault(ret_answer, COMPILE_FAULT_CANCELLED,
                      "the caller no longer waits for the "
                      "compiler");
            return;
        }
        if (lines_unsent(&c->lines))
            fd.events |= POLLOUT;
        poll(&fd, 1, LOOK_MS);
    }
}
