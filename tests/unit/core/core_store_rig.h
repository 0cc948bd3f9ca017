/*
 * A core whose store and host do what they are told when the test says so, and whose peers remember
 * what they were sent.
 */
#ifndef CORE_STORE_RIG_H
#define CORE_STORE_RIG_H

#include <check.h>
#include <stdio.h>

#include "core/core.h"

/* --- A store that does what it is told when the test says so --- */

enum { HELD = 16, ROWS = 16 };

static struct {
    struct store store; /* first */
    struct store_state state;
    struct store_request *held[HELD];
    size_t n_held;
    bool fails, is_inline;
    int n_ticks;
    struct store_entry found[8]; /* what a question finds, unless there is more */
    struct store_entry *more;
    size_t n_found;
    int64_t total;
    struct store_request asked; /* the last question */
    /* What was committed, as texts that outlive the request. */
    char rows[ROWS][160]; /* "running execute_code", "audit done execute_code code=9" */
    size_t n_rows, n_session_states;
    char last_id[40], last_reason[100], last_client[100], last_peer[70];
    char lines[4][120];
    size_t n_lines;
    int n_events; /* of a session's own stream that the store has, and was not told to drop */
    int64_t dropped_to;
} kept;

static const char *const states[] = {"running", "done", "failed", "cancelled", "lost"};

static void commit(struct store_request *r)
{
    if (r->operation) {
        snprintf(kept.rows[kept.n_rows++ % ROWS], sizeof(kept.rows[0]), "%s %.*s%s%.*s",
                 states[r->operation->state], SLICE_ARG(r->operation->tool),
                 r->operation->error.len ? ": " : "", SLICE_ARG(r->operation->error));
        snprintf(kept.last_id, sizeof(kept.last_id), "%.*s", SLICE_ARG(r->operation->id));
        snprintf(kept.last_client, sizeof(kept.last_client), "%.*s",
                 SLICE_ARG(r->operation->caller.client));
        snprintf(kept.last_peer, sizeof(kept.last_peer), "%.*s",
                 SLICE_ARG(r->operation->caller.peer));
    }
    if (r->audit) {
        snprintf(kept.rows[kept.n_rows++ % ROWS], sizeof(kept.rows[0]), "audit %.*s %.*s %.*s",
                 SLICE_ARG(r->audit->outcome), SLICE_ARG(r->audit->tool),
                 SLICE_ARG(r->audit->sizes));
        snprintf(kept.last_reason, sizeof(kept.last_reason), "%.*s", SLICE_ARG(r->audit->reason));
    }
    kept.n_session_states += r->session && r->session->action == SESSION_STATE;
    if (r->session && r->session->stream == 0 && r->session->action == SESSION_EVENT)
        kept.n_events++;
    if (r->session && r->session->stream == 0 && r->session->action == SESSION_DROP &&
        r->session->to_seq > kept.dropped_to) {
        kept.n_events -= (int)(r->session->to_seq - kept.dropped_to);
        kept.dropped_to = r->session->to_seq;
    }
    if (r->data)
        snprintf(kept.rows[kept.n_rows++ % ROWS], sizeof(kept.rows[0]), "data %.*s=%.*s",
                 SLICE_ARG(r->data->name), SLICE_ARG(r->data->value));
}

static void carry_out(struct store_request *r)
{
    if (kept.fails)
        err_set(&r->err, ERR_INTERNAL, "disk full");
    else if (r->verb == STORE_WRITE)
        commit(r);
    else if (r->verb == STORE_FIND && !kept.n_found)
        err_set(&r->err, ERR_NOT_FOUND, "no such id");
    r->entries = kept.more ? kept.more : kept.found;
    r->n_entries = kept.n_found;
    r->total = kept.total;
    kept.asked = *r;
    r->done(r->ctx, r);
}

static void kept_post(struct store *s, struct store_request *r)
{
    (void)s;
    if (kept.is_inline) {
        carry_out(r);
        return;
    }
    ck_assert_uint_lt(kept.n_held, HELD);
    kept.held[kept.n_held++] = r;
}

static void kept_log(struct store *s, const struct store_line *line)
{
    (void)s;
    snprintf(kept.lines[kept.n_lines++ % 4], sizeof(kept.lines[0]), "%d %.*s %.*s %.*s",
             (int)line->level, SLICE_ARG(line->operation), SLICE_ARG(line->message),
             SLICE_ARG(line->stack));
}

static void kept_tick(struct store *s, int64_t now_ms, int64_t wall_ms)
{
    (void)now_ms;
    (void)s;
    (void)now_ms;
    (void)wall_ms;
    kept.n_ticks++;
}

static const struct store_state *kept_state(struct store *s)
{
    (void)s;
    return &kept.state;
}

/* As a store does: what was posted is written, and nobody is told. */
static void kept_free(struct store *s)
{
    (void)s;
    for (size_t i = 0; i < kept.n_held; i++)
        if (kept.held[i]->verb == STORE_WRITE)
            commit(kept.held[i]);
    kept.n_held = 0;
}

static const struct store_ops kept_ops = {
    .post = kept_post,
    .log = kept_log,
    .tick = kept_tick,
    .state = kept_state,
    .free = kept_free,
};

/* The oldest request that waits is carried out. */
static inline void let_one_go(void)
{
    struct store_request *r = kept.held[0];

    ck_assert_uint_gt(kept.n_held, 0);
    memmove(kept.held, kept.held + 1, --kept.n_held * sizeof(kept.held[0]));
    carry_out(r);
}

#define KEPT(i, text) ck_assert_str_eq(kept.rows[i], text)

/* --- A host that finishes when the test says so --- */

static struct {
    struct host host; /* first */
    struct host_info info;
    struct host_call *call;
    int n_cancels;
    struct plugins *plugins; /* that user code registered */
    struct tool *own;        /* or the host's own row, without an owner; NULL: none */
    struct host_call *holds; /* the engine's main thread; NULL: none does */
} slow;

static const struct host_info *slow_info(struct host *h)
{
    (void)h;
    return &slow.info;
}

static const struct tool *slow_tools(struct host *h, size_t *ret_n)
{
    (void)h;
    *ret_n = 1;
    return slow.own ? slow.own : plugins_rows(slow.plugins, ret_n);
}

static void slow_post(struct host *h, struct host_call *call)
{
    (void)h;
    slow.call = call;
}

static void slow_cancel(struct host *h, struct host_call *call)
{
    (void)h;
    ck_assert_ptr_eq(call, slow.call);
    slow.n_cancels++;
}

static int64_t slow_tick(struct host *h, int64_t at)
{
    (void)h;
    (void)at;
    return HOST_NEVER;
}

static void slow_free(struct host *h)
{
    (void)h;
    plugins_unref(slow.plugins);
    slow.plugins = NULL;
    mem_free(slow.own);
    slow.own = NULL;
}

static struct host_call *slow_holder(struct host *h, int64_t *ret_ms)
{
    (void)h;
    *ret_ms = 12345;
    return slow.holds;
}

static const struct host_ops slow_ops = {
    .name = "slow",
    .info = slow_info,
    .tools = slow_tools,
    .post = slow_post,
    .cancel = slow_cancel,
    .tick = slow_tick,
    .holder = slow_holder,
    .free = slow_free,
};

static inline void host_gives(const char *result)
{
    struct host_call *call = slow.call;

    slow.call = NULL;
    buf_append(&call->result, slice_of(result));
    slow.host.events.finished(slow.host.events.ctx, call);
}

static inline void host_fails(enum err_kind kind, const char *message, bool is_lost)
{
    struct host_call *call = slow.call;

    slow.call = NULL;
    call->is_lost = is_lost;
    err_set(&call->err, kind, "%s", message);
    slow.host.events.finished(slow.host.events.ctx, call);
}

/* --- Peers --- */

static struct core *core;
static struct peer peer, web;
static int64_t now;
static int n_sent, n_responses, n_warnings, n_closed;
static char last[4096], body[4096];
static char body_end[64];
static char response_session[64]; /* the id of the last session that a response has given */
static size_t n_body;
static int status;
static size_t pending; /* bytes that peers have not taken */

static void on_send(struct peer *p, struct slice message)
{
    (void)p;
    n_sent++;
    snprintf(last, sizeof(last), "%.*s", SLICE_ARG(message));
}

static void on_respond(struct peer *p, const struct response *r)
{
    (void)p;
    n_responses++;
    status = r->status;
    n_body = r->body.len;
    snprintf(body, sizeof(body), "%.*s", SLICE_ARG(r->body));
    snprintf(body_end, sizeof(body_end), "%.*s",
             SLICE_ARG(slice_skip(r->body, n_body > 60 ? n_body - 60 : 0)));
    if (slice_starts(r->headers, SLICE("Mcp-Session-Id: ")))
        snprintf(response_session, sizeof(response_session), "%.*s",
                 SLICE_ARG(slice_from(r->headers.p + 16, r->headers.len - 18)));
}

static void on_stream(struct peer *p, const struct stream_head *head)
{
    (void)head;
    p->is_stream = true;
}

static void on_event(struct peer *p, const struct event *e)
{
    on_send(p, e->data);
}

static void on_comment(struct peer *p)
{
    (void)p;
}

static size_t on_pending(struct peer *p)
{
    (void)p;
    return pending;
}

static void on_close(struct peer *p)
{
    n_closed += p->is_stream;
}

static void on_logged(void *ctx, const struct log_line *line)
{
    (void)ctx;
    n_warnings += line->level == LOG_WARNING;
}

static void some_bytes(void *to, size_t len)
{
    static unsigned n;

    memset(to, 0, len);
    n++;
    memcpy(to, &n, sizeof(n));
}

static void pass(int64_t ms)
{
    now += ms;
    core_set_time(core, now, 1700000000000 + now);
    core_tick(core);
}

static const struct peer_ops ops = {.send = on_send,
                                    .respond = on_respond,
                                    .stream = on_stream,
                                    .event = on_event,
                                    .comment = on_comment,
                                    .pending = on_pending,
                                    .close = on_close};

/* eval_ms: --eval-timeout; 0: not given. */
static void set_up_with(int64_t eval_ms)
{
    struct core_config config = {.groups = (1u << GROUP_COUNT) - 1,
                                 .dialect = -1,
                                 .log_level = "Information",
                                 .allow_writes = true,
                                 .enable_eval = true,
                                 .eval_ms = eval_ms};

    memset(&kept, 0, sizeof(kept));
    memset(&slow, 0, sizeof(slow));
    n_sent = n_responses = n_warnings = n_closed = status = 0;
    pending = 0;
    last[0] = body[0] = '\0';
    core = core_new(&config, &(struct core_env){.random = some_bytes, .logged = on_logged});
    kept.state = (struct store_state){.kind = "held", .complaint = ""};
    kept.store = (struct store){.ops = &kept_ops, .events = *core_store_events(core)};
    core_set_store(core, &kept.store);
    slow.info = (struct host_info){HOST_READY, "1", "here", "none", "test", false};
    slow.host = (struct host){.ops = &slow_ops, .events = *core_host_events(core)};
    core_set_host(core, &slow.host);
    pass(1);
    peer = (struct peer){.ops = &ops, .kind = PEER_STDIO, .is_same_user = true};
    core_open(core, &peer);
}

static void setup(void)
{
    set_up_with(10000);
}

static inline void leave(void)
{
    core_closed(core, &peer);
}

static void teardown(void)
{
    if (peer.owner)
        leave();
    core_free(core);
}

static inline void say(const char *text)
{
    core_message(core, &peer, slice_of(text));
    core_tick(core);
}

static inline void ask_from(struct peer *p, enum http_method method, const char *path,
                            const char *text)
{
    struct http_request r = {.method = method, .query = slice_of(path), .body = slice_of(text)};

    r.path = slice_cut(&r.query, '?');
    *p = (struct peer){.ops = &ops, .kind = PEER_HTTP, .is_same_user = true};
    r.header[HDR_HOST] = SLICE("localhost");
    core_http(core, p, &r);
    core_tick(core);
}

static inline void ask_web(enum http_method method, const char *path, const char *text)
{
    ask_from(&web, method, path, text);
}

static inline void cancel_it(void)
{
    char path[80];

    snprintf(path, sizeof(path), "/api/cancel/%s", kept.last_id);
    ask_web(HTTP_POST_, path, "");
}

static inline int run_suite(const char *name, const TTest *const *tests, size_t n)
{
    Suite *suite = suite_create(name);
    TCase *tc = tcase_create(name);
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    for (size_t i = 0; i < n; i++)
        tcase_add_test(tc, tests[i]);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}

#endif
