/*
 * Core and a host with a thread of its own, as far as core can see: it answers later or never, and
 * writes into a call while it has it.
 */
#include <check.h>
#include <stdio.h>

#include "core/core.h"

static struct core *core;
static struct peer peer;
static int64_t now;
static int n_wakes, n_sent;
static char last[4096]; /* the newest message */

static void on_send(struct peer *p, struct slice message)
{
    (void)p;
    n_sent++;
    snprintf(last, sizeof(last), "%.*s", SLICE_ARG(message));
}

static size_t on_pending(struct peer *p)
{
    (void)p;
    return 0;
}

static void on_close(struct peer *p)
{
    (void)p;
}

static void on_wake(void *ctx)
{
    ck_assert_ptr_eq(ctx, &n_wakes);
    n_wakes++;
}

static void not_random(void *to, size_t len)
{
    memset(to, 7, len);
}

static void pass(int64_t ms)
{
    now += ms;
    core_set_time(core, now, 1700000000000 + now);
    core_tick(core);
}

static void setup(void)
{
    static const struct peer_ops ops = {.send = on_send, .pending = on_pending, .close = on_close};
    struct core_config config = {.groups = (1u << GROUP_COUNT) - 1,
                                 .dialect = D_EDITOR,
                                 .log_level = "Information",
                                 .allow_writes = true,
                                 .enable_eval = true,
                                 .eval_ms = 100};

    core = core_new(&config,
                    &(struct core_env){.random = not_random, .wake = on_wake, .ctx = &n_wakes});
    pass(1);
    peer = (struct peer){.ops = &ops, .kind = PEER_STDIO, .is_same_user = true};
    core_open(core, &peer);
}

static void leave(void)
{
    core_closed(core, &peer);
}

static void teardown(void)
{
    if (peer.owner)
        leave();
    core_free(core);
}

static void say(const char *text)
{
    core_message(core, &peer, slice_of(text));
    core_tick(core);
}

static struct {
    struct host host; /* first */
    struct host_info info;
    struct host_call *call; /* the last one posted */
    int n_ticks, n_cancels, n_frees;
} slow;

static const struct host_info *slow_info(struct host *h)
{
    (void)h;
    return &slow.info;
}

static const struct tool *slow_tools(struct host *h, size_t *ret_n)
{
    (void)h;
    *ret_n = 0;
    return NULL;
}

/* It writes into the call while it has it. */
static void slow_post(struct host *h, struct host_call *call)
{
    (void)h;
    slow.call = call;
    call->form = FORM_TEXT;
    call->n_diagnostics = CALL_DIAGNOSTICS;
    buf_append(&call->result, SLICE("half done"));
    err_set(&call->err, ERR_TOOL, "half done");
}

static void slow_cancel(struct host *h, struct host_call *call)
{
    (void)h;
    (void)call;
    slow.n_cancels++;
}

static int64_t slow_tick(struct host *h, int64_t at)
{
    (void)h;
    (void)at;
    slow.n_ticks++;
    return HOST_NEVER;
}

static void slow_free(struct host *h)
{
    (void)h;
    slow.n_frees++;
}

static const struct host_ops slow_ops = {
    .name = "slow",
    .info = slow_info,
    .tools = slow_tools,
    .post = slow_post,
    .cancel = slow_cancel,
    .tick = slow_tick,
    .free = slow_free,
};

static void use_slow_host(void)
{
    memset(&slow, 0, sizeof(slow));
    slow.info = (struct host_info){HOST_READY, "1", "here", "none", "test", false};
    slow.host = (struct host){.ops = &slow_ops, .events = *core_host_events(core)};
    core_set_host(core, &slow.host);
}

#define INFO                                                                                       \
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"tool\":"                \
    "\"project.info\",\"arguments\":{}}}"

#define CODE                                                                                       \
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"tool\":"                \
    "\"ConsoleEval\",\"arguments\":{\"code\":\"1\",\"confirm\":true}}}"

START_TEST(a_host_that_wakes_is_asked_at_the_next_tick)
{
    int before;

    use_slow_host();
    say(INFO);
    before = slow.n_ticks;
    pass(5);
    ck_assert_int_eq(slow.n_ticks, before); /* nothing is due */
    slow.host.events.wake(slow.host.events.ctx);
    ck_assert_int_eq(n_wakes, 1);
    core_wake(core);
    pass(0);
    ck_assert_int_eq(slow.n_ticks, before + 1);
}
END_TEST

START_TEST(a_late_answer_does_not_touch_the_call_that_the_host_has)
{
    use_slow_host();
    say(INFO);
    pass(LIMIT_CALL_MS);
    ck_assert_ptr_nonnull(strstr(last, "timed out"));
    ck_assert_ptr_null(strstr(last, "half done"));
    ck_assert_str_eq(slow.call->err.message, "half done");
    ck_assert_int_eq(slow.n_cancels, 1);
    slow.host.events.finished(slow.host.events.ctx, slow.call);
    ck_assert_int_eq(n_sent, 1);
}
END_TEST

START_TEST(code_that_may_not_run_for_long_waits_for_an_engine_as_other_calls_do)
{
    use_slow_host();
    say(CODE);
    ck_assert_ptr_nonnull(slow.call);
    ck_assert_int_eq(slow.call->run_ms, 100);
    ck_assert_int_eq(slow.call->deadline - slow.call->posted, LIMIT_CALL_MS);
}
END_TEST

START_TEST(a_host_may_be_taken_away_before_its_calls_are_done)
{
    use_slow_host();
    say(INFO);
    core_set_host(core, NULL);
    ck_assert_int_eq(slow.n_frees, 1);
    leave();
    core_set_host(core, NULL);
    ck_assert_int_eq(slow.n_frees, 1);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("core_host");
    TCase *tc = tcase_create("core_host");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_add_test(tc, a_host_that_wakes_is_asked_at_the_next_tick);
    tcase_add_test(tc, a_late_answer_does_not_touch_the_call_that_the_host_has);
    tcase_add_test(tc, code_that_may_not_run_for_long_waits_for_an_engine_as_other_calls_do);
    tcase_add_test(tc, a_host_may_be_taken_away_before_its_calls_are_done);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
