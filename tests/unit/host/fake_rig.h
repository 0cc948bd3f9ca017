/*
 * Drives the fake host as core would: arguments are bound, posted, and come back once. Texts in
 * tests have ' for " so that they can be read. For the t_fake*.c files.
 */
#ifndef FAKE_RIG_H
#define FAKE_RIG_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "host/host.h"

enum { RIG_RESULT = 16 << 20, RIG_MEMORY = 64 << 20 };

/* One call on its way. */
struct rig_call {
    struct arena arena;
    struct host_call hosted;
    unsigned n_finished;
    struct rig_call *next_post; /* posted from within finished(); NULL: none */
};

/* A host, and everything that it told. */
struct rig {
    struct host *host;
    struct catalog *catalog;
    struct buf heard; /* "event payload\n", "log level text\n", "progress 1/3\n" */
    struct buf text;  /* the answer of the last rig_ask() */
};

static struct rig rig;

static inline void rig_finished(void *ctx, struct host_call *hosted)
{
    struct rig_call *call = (struct rig_call *)((char *)hosted - offsetof(struct rig_call, hosted));

    (void)ctx;
    call->n_finished++;
    if (call->next_post)
        rig.host->ops->post(rig.host, &call->next_post->hosted);
}

static inline void rig_progress(void *ctx, struct host_call *hosted, double done, double total,
                                const char *message)
{
    (void)ctx;
    (void)hosted;
    buf_printf(&rig.heard, "progress %g/%g %s\n", done, total, message);
}

static inline void rig_event(void *ctx, const char *name, struct slice payload)
{
    (void)ctx;
    buf_printf(&rig.heard, "%s %.*s\n", name, SLICE_ARG(payload));
}

static inline void rig_line(void *ctx, const struct host_line *line)
{
    (void)ctx;
    buf_printf(&rig.heard, "log %s %.*s\n", line->level, SLICE_ARG(line->message));
}

static const struct host_events rig_events = {
    .finished = rig_finished, .progress = rig_progress, .event = rig_event, .line = rig_line};

static inline void rig_open(const struct fake_options *options)
{
    const struct tool *tools;
    size_t n;

    rig.host = fake_host_new(options, &rig_events);
    rig.catalog = catalog_new();
    ck_assert_ptr_nonnull(rig.host);
    tools = rig.host->ops->tools(rig.host, &n);
    ck_assert(catalog_set_plugins(rig.catalog, tools, n));
    buf_init(&rig.heard, RIG_RESULT);
    buf_init(&rig.text, RIG_RESULT);
}

static inline void rig_close(void)
{
    mem_fail_after(0);
    rig.host->ops->free(rig.host);
    catalog_free(rig.catalog);
    buf_done(&rig.heard);
    buf_done(&rig.text);
}

static inline void rig_reopen(const struct fake_options *options)
{
    rig_close();
    rig_open(options);
}

static inline void rig_set_up(void)
{
    rig_open(&(struct fake_options){.state = HOST_READY});
}

static inline void rig_swap_quotes(char *p, size_t len, char from, char to)
{
    for (size_t i = 0; i < len; i++) {
        if (p[i] == from)
            p[i] = to;
    }
}

/* Binds the arguments, which must fit. rig_call_done() frees it. */
static inline void rig_call_init(struct rig_call *call, const char *name, const char *args)
{
    const struct json *root;
    struct json_fault fault;
    struct bound_args bound;
    struct slice text;

    *call = (struct rig_call){0};
    arena_init(&call->arena, RIG_MEMORY);
    buf_init(&call->hosted.result, RIG_RESULT);
    text = arena_copy(&call->arena, slice_of(args));
    rig_swap_quotes((char *)text.p, text.len, '\'', '"');
    ck_assert_msg(json_parse(&call->arena, text, &root, &fault), "%s: %s", args, fault.reason);
    call->hosted.tool = catalog_find(rig.catalog, slice_of(name), false);
    ck_assert_msg(call->hosted.tool != NULL, "no tool %s", name);
    ck_assert(args_bind(&call->arena, call->hosted.tool, root, false, &bound));
    ck_assert_msg(bound.n_faults == 0, "%s", bound.n_faults ? bound.faults[0].message.p : "");
    call->hosted.args = bound.args;
    call->hosted.args_raw = bound.raw;
    call->hosted.arena = &call->arena;
    call->hosted.may_eval = true;
}

static inline void rig_call_done(struct rig_call *call)
{
    buf_done(&call->hosted.result);
    arena_done(&call->arena);
}

static inline void rig_post(struct rig_call *call)
{
    rig.host->ops->post(rig.host, &call->hosted);
}

/* Whether the answer, of a call that has one, is JSON. */
static inline void rig_check_form(struct rig_call *call)
{
    const struct json *root;
    struct json_fault fault;

    if (call->hosted.err.kind || call->hosted.form == FORM_TEXT)
        return;
    ck_assert_msg(json_parse(&call->arena, buf_slice(&call->hosted.result), &root, &fault),
                  "%s: %.*s", fault.reason, SLICE_ARG(buf_slice(&call->hosted.result)));
}

/* What became of a call: its result, or "error <kind>: <message>". Valid until the next time. */
static inline const char *rig_outcome(struct rig_call *call)
{
    const struct err *err = &call->hosted.err;

    ck_assert_uint_eq(call->n_finished, 1);
    rig_check_form(call);
    buf_reset(&rig.text, RIG_RESULT);
    if (err->kind)
        buf_printf(&rig.text, "error %d: %s", (int)err->kind, err->message);
    else
        buf_append(&rig.text, buf_slice(&call->hosted.result));
    buf_append_byte(&rig.text, '\0');
    ck_assert(buf_ok(&rig.text));
    rig_swap_quotes(rig.text.p, rig.text.len, '"', '\'');
    return rig.text.p;
}

static inline const char *rig_ask(const char *name, const char *args)
{
    struct rig_call call;
    const char *outcome;

    rig_call_init(&call, name, args);
    rig_post(&call);
    outcome = rig_outcome(&call);
    rig_call_done(&call);
    return outcome;
}

/* Macros, so that a failure is reported where the test stands. */
#define EXPECT(name, args, answer) ck_assert_str_eq(rig_ask(name, args), answer)
#define EXPECT_OK(name, args)      EXPECT(name, args, "{'ok':true}")
#define EXPECT_HAS(name, args, part)                                                               \
    do {                                                                                           \
        const char *said = rig_ask(name, args);                                                    \
        ck_assert_msg(strstr(said, part), "%s lacks %s", said, part);                              \
    } while (0)
#define EXPECT_ERROR(name, args, kind, message)                                                    \
    do {                                                                                           \
        char expected[512];                                                                        \
        snprintf(expected, sizeof(expected), "error %d: %s", (int)(kind), message);                \
        ck_assert_str_eq(rig_ask(name, args), expected);                                           \
    } while (0)

/* What the host told since the last time. */
#define EXPECT_HEARD(said)                                                                         \
    do {                                                                                           \
        buf_append_byte(&rig.heard, '\0');                                                         \
        rig_swap_quotes(rig.heard.p, rig.heard.len, '"', '\'');                                    \
        ck_assert_str_eq(rig.heard.p, said);                                                       \
        buf_reset(&rig.heard, RIG_RESULT);                                                         \
    } while (0)

static inline int rig_run(const char *name, const TTest *const *tests, size_t n)
{
    Suite *suite = suite_create(name);
    TCase *tc = tcase_create(name);
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tc, rig_set_up, rig_close);
    tcase_set_timeout(tc, 60);
    for (size_t i = 0; i < n; i++)
        tcase_add_test(tc, tests[i]);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

#endif
