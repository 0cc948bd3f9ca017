/*
 * A link host without a server around it: the test owns it, plays its engines, and has a clock of
 * its own.
 */
#ifndef LINK_HOST_RIG_H
#define LINK_HOST_RIG_H

#include <check.h>
#include <stdio.h>

#include "host/host.h"

enum { N_CALLS = 140, N_ENGINES = 3 };

struct test_call {
    struct arena arena;
    struct host_call call;
    unsigned n_finished;
};

struct test_engine {
    struct engine_conn conn; /* first */
    struct buf heard;        /* messages, each with a line feed */
    bool is_closed;
};

static struct host *host;
static struct test_call calls[N_CALLS];
static size_t n_calls;
static struct test_engine engines[N_ENGINES];
static struct buf told; /* events and log lines */
static unsigned n_changes;
static int64_t now;
static struct slice next_allow; /* of the calls that follow; and so are these: */
static int64_t next_run_ms, next_wait_ms;
static const char *next_operation;
static bool next_may_eval, next_is_patient, next_takes_files;
static bool next_is_ours; /* of the engines that follow; and so are these: */
static bool next_must_prove, next_is_stranger;
static const char *state_dir; /* of hosts that are made; NULL: none */

/* --- The owner. --- */

static inline void on_finished(void *ctx, struct host_call *call)
{
    (void)ctx;
    ((struct test_call *)((char *)call - offsetof(struct test_call, call)))->n_finished++;
}

static inline void on_progress(void *ctx, struct host_call *call, double done, double total,
                               const char *message)
{
    (void)ctx;
    (void)call;
    buf_printf(&told, "progress %g/%g %s\n", done, total, message ? message : "-");
}

static inline void on_event(void *ctx, const char *name, struct slice payload)
{
    (void)ctx;
    buf_printf(&told, "%s %.*s\n", name, SLICE_ARG(payload));
}

static inline void on_log(void *ctx, const char *level, struct slice message)
{
    (void)ctx;
    buf_printf(&told, "%s: %.*s\n", level, SLICE_ARG(message));
}

static inline void on_line(void *ctx, const struct host_line *line)
{
    (void)ctx;
    buf_printf(&told, "%.*s says %s: %.*s", SLICE_ARG(line->engine), line->level,
               SLICE_ARG(line->message));
    if (line->stack.len)
        buf_printf(&told, " at %.*s", SLICE_ARG(line->stack));
    if (line->operation.len)
        buf_printf(&told, " in %.*s", SLICE_ARG(line->operation));
    buf_append_byte(&told, '\n');
}

static inline void on_data(void *ctx, const struct host_data *data)
{
    static const char *const actions[] = {
        [HOST_DATA_WRITE] = "write", [HOST_DATA_APPEND] = "append", [HOST_DATA_CLEAR] = "clear"};

    (void)ctx;
    buf_printf(&told, "%.*s: %s %.*s %.*s\n", SLICE_ARG(data->engine), actions[data->action],
               SLICE_ARG(data->name), SLICE_ARG(data->value));
}

static inline void on_changed(void *ctx)
{
    (void)ctx;
    n_changes++;
}

static inline void on_dropped(void *ctx, int64_t n_lines)
{
    (void)ctx;
    buf_printf(&told, "%lld lines were dropped\n", (long long)n_lines);
}

static void on_late(void *ctx, const struct host_late *late)
{
    (void)ctx;
    buf_printf(&told, "late %s %s%s %.*s of %.*s\n", late->operation, late->ok ? "ok" : "failed",
               late->has_no_value ? " without value" : "", SLICE_ARG(late->text),
               SLICE_ARG(late->engine));
}

static const struct host_events events = {.finished = on_finished,
                                          .progress = on_progress,
                                          .event = on_event,
                                          .log = on_log,
                                          .line = on_line,
                                          .dropped = on_dropped,
                                          .data = on_data,
                                          .late = on_late,
                                          .changed = on_changed};

static inline void make_host(struct host *base)
{
    struct err err;

    host = link_host_new(&(struct link_options){.version = "1.2.3", .state_dir = state_dir}, base,
                         &events, &err);
}

static inline void setup(void)
{
    n_calls = 0;
    n_changes = 0;
    now = 1000;
    next_allow = (struct slice){0};
    next_run_ms = next_wait_ms = 0;
    next_operation = NULL;
    next_may_eval = next_is_patient = next_takes_files = next_is_ours = false;
    next_must_prove = next_is_stranger = false;
    buf_init(&told, 1 << 20);
    memset(calls, 0, sizeof(calls));
    memset(engines, 0, sizeof(engines));
    make_host(NULL);
    ck_assert_ptr_nonnull(host);
}

static inline void teardown(void)
{
    if (host)
        host->ops->free(host);
    host = NULL;
    for (size_t i = 0; i < n_calls; i++) {
        arena_done(&calls[i].arena);
        buf_done(&calls[i].call.result);
    }
    for (size_t i = 0; i < N_ENGINES; i++)
        buf_done(&engines[i].heard);
    buf_done(&told);
}

static inline void pass(int64_t ms)
{
    now += ms;
    host->ops->tick(host, now);
}

/* Time in small steps, as a loop has it. */
static inline void wait_ms(int64_t ms)
{
    for (; ms > 0; ms -= 50)
        pass(50);
}

/* A call with 30 s to live. */
static inline struct test_call *post(enum tool_id id, const char *args)
{
    struct test_call *c = &calls[n_calls++];
    const struct json *tree = NULL;
    struct json_fault fault;
    struct bound_args bound;

    ck_assert_uint_le(n_calls, N_CALLS);
    arena_init(&c->arena, 1 << 20);
    buf_init(&c->call.result, 1 << 20);
    ck_assert(json_parse(&c->arena, slice_of(args), &tree, &fault));
    ck_assert(args_bind(&c->arena, tool_by_id(id), tree, true, &bound));
    c->call.tool = tool_by_id(id);
    c->call.args = bound.args;
    c->call.args_raw = bound.raw;
    c->call.arena = &c->arena;
    c->call.budget = 5000;
    c->call.posted = now;
    c->call.deadline = c->call.end = now + 30000;
    c->call.allow = next_allow;
    c->call.run_ms = c->call.guess_ms = next_run_ms;
    c->call.wait_ms = next_wait_ms ? next_wait_ms : next_run_ms;
    c->call.operation = next_operation;
    c->call.may_eval = next_may_eval;
    c->call.is_patient = next_is_patient;
    c->call.takes_files = next_takes_files;
    host->ops->post(host, &c->call);
    return c;
}

static inline struct test_call *read_objects(void)
{
    return post(TOOL_LIST_OBJECTS, "{}");
}

static inline struct test_call *set_time(void)
{
    return post(TOOL_SET_TIME_SCALE, "{\"value\":2}");
}

static inline void expect_open(const struct test_call *c)
{
    ck_assert_uint_eq(c->n_finished, 0);
}

static inline void expect_result(const struct test_call *c, const char *result)
{
    ck_assert_uint_eq(c->n_finished, 1);
    ck_assert_msg(c->call.err.kind == ERR_NONE, "%s", c->call.err.message);
    ck_assert_msg(slice_is(buf_slice(&c->call.result), result), "%.*s",
                  SLICE_ARG(buf_slice(&c->call.result)));
}

static inline void expect_error(const struct test_call *c, enum err_kind kind, const char *message)
{
    ck_assert_uint_eq(c->n_finished, 1);
    ck_assert_str_eq(c->call.err.message, message);
    ck_assert_int_eq((int)c->call.err.kind, (int)kind);
    ck_assert_uint_eq(c->call.result.len, 0);
}

/* Whose engine went while it ran, or may have run. */
static inline void expect_lost(const struct test_call *c, const char *message, const char *engine)
{
    expect_error(c, ERR_ENGINE, message);
    ck_assert(c->call.is_lost);
    ck_assert_msg(slice_is(c->call.engine, engine), "%.*s", SLICE_ARG(c->call.engine));
}

/* What the owner was told since the last time. */
static inline void expect_told(const char *text)
{
    for (size_t k = 0; k < told.len; k++)
        if (told.p[k] == '"')
            told.p[k] = '\'';
    ck_assert_msg(slice_is(buf_slice(&told), text), "%.*s", SLICE_ARG(buf_slice(&told)));
    buf_reset(&told, 0);
}

static inline void expect_retry(const struct test_call *c, const char *message)
{
    expect_error(c, ERR_NOT_READY, message);
    ck_assert(slice_contains(c->call.err.details, SLICE("\"retry_after_ms\":")));
    ck_assert_ptr_nonnull(strstr(c->call.err.hint, "retry_after_ms"));
}

/* --- The engine. --- */

static inline void engine_send(struct engine_conn *e, struct slice message)
{
    struct test_engine *t = (struct test_engine *)e;

    ck_assert(!t->is_closed);
    buf_append(&t->heard, message);
    buf_append_byte(&t->heard, '\n');
}

static inline void engine_close(struct engine_conn *e)
{
    ((struct test_engine *)e)->is_closed = true;
}

static inline void engine_open(size_t i, bool speaks_link)
{
    buf_done(&engines[i].heard);
    engines[i] = (struct test_engine){.conn = {.is_ours = next_is_ours,
                                               .speaks_link = speaks_link,
                                               .must_prove = next_must_prove,
                                               .is_stranger = next_is_stranger,
                                               .remote = "there",
                                               .send = engine_send,
                                               .close = engine_close}};
    buf_init(&engines[i].heard, 1 << 20);
    host->ops->engine_opened(host, &engines[i].conn, now);
}

static inline void say(size_t i, const char *text)
{
    char message[4096];
    size_t len = strlen(text);

    ck_assert_uint_lt(len, sizeof(message));
    memcpy(message, text, len + 1);
    for (char *c = message; *c; c++)
        if (*c == '\'')
            *c = '"';
    host->ops->engine_message(host, &engines[i].conn, slice_from(message, len), now);
}

static inline void leave(size_t i)
{
    engines[i].is_closed = true;
    host->ops->engine_closed(host, &engines[i].conn, now);
}

/* What engine `i` was told since the last time. */
static inline void expect_heard(size_t i, const char *text)
{
    struct buf *b = &engines[i].heard;

    for (size_t k = 0; k < b->len; k++)
        if (b->p[k] == '"')
            b->p[k] = '\'';
    ck_assert_msg(slice_is(buf_slice(b), text), "%.*s", SLICE_ARG(buf_slice(b)));
    buf_reset(b, 0);
}

static inline void forget_heard(size_t i)
{
    buf_reset(&engines[i].heard, 0);
}

/* Calls that have waited for it follow the welcome. */
static inline void join(size_t i, const char *kind)
{
    const struct slice welcome = SLICE("{\"welcome\":{\"server\":\"1.2.3\"}}\n");
    char text[256];

    snprintf(text, sizeof(text),
             "{'hello':{'protocol':2,'name':'demo','unityVersion':'2022.3.20f1','platform':'here',"
             "'runtime':'Mono','pid':7,'kind':'%s'}}",
             kind);
    engine_open(i, true);
    say(i, text);
    ck_assert(slice_starts(buf_slice(&engines[i].heard), welcome));
    buf_consume(&engines[i].heard, welcome.len);
}

#endif
