/*
 * Calls that wait, by the host's own clock: behind a busy main thread, a reload, or an engine that
 * is to come; and how long a main thread may be at work. Texts have ' for " so that they can be
 * read.
 */
#include "link_host_rig.h"

/* Answers the last ping, if there is one to answer. The engine says what runs unless that is 0. */
static void answer_ping_with(int64_t main_ms, int64_t running)
{
    static const char ping[] = "{\"ping\":";
    struct slice rest = buf_slice(&engines[0].heard), line;
    char pong[100];
    int64_t number = 0;
    int len;

    while (rest.len) {
        line = slice_cut(&rest, '\n');
        if (slice_starts(line, slice_of(ping)))
            ck_assert(text_to_int(slice_from(line.p + sizeof(ping) - 1, line.len - sizeof(ping)),
                                  &number));
    }
    if (!number)
        return;
    forget_heard(0);
    len = snprintf(pong, sizeof(pong), "{'pong':%lld,'mainMs':%lld}", (long long)number,
                   (long long)main_ms);
    if (running)
        snprintf(pong + len - 1, sizeof(pong) - (size_t)len + 1, ",'running':%lld}",
                 (long long)running);
    say(0, pong);
}

static void answer_ping(int64_t main_ms)
{
    answer_ping_with(main_ms, 0);
}

/* Time passes, and the main thread does nothing else than what it has done for 5 s. */
static void stay_busy(int64_t ms)
{
    for (; ms > 0; ms -= 50) {
        pass(50);
        answer_ping(5000);
    }
}

/* --- Patient calls. --- */

START_TEST(patient_calls_wait_behind_a_busy_main_thread)
{
    struct test_call *write, *read;

    join(0, "game");
    wait_ms(2000);
    say(0, "{'pong':1,'mainMs':1500}");
    next_is_patient = true;
    forget_heard(0);
    write = set_time();
    read = read_objects();
    wait_ms(250);
    expect_open(write);
    expect_heard(0, "{'ping':2}\n");
    say(0, "{'pong':2,'mainMs':0}");
    expect_heard(0, "{'call':1,'tool':'SetTimeScale','deadlineMs':29750,'budget':5000}\n"
                    "{'value':2}\n"
                    "{'call':2,'tool':'ListObjects','deadlineMs':29750,'budget':5000}\n{}\n");
    say(0, "{'done':1,'ok':true}\n1");
    say(0, "{'done':2,'ok':true}\n2");
    expect_result(write, "1");
    expect_result(read, "2");
}
END_TEST

START_TEST(patient_calls_wait_behind_one_that_runs_long)
{
    struct test_call *running, *waiting;

    join(0, "game");
    next_is_patient = true;
    running = set_time();
    wait_ms(250);
    say(0, "{'pong':1,'mainMs':1100,'running':1}");
    forget_heard(0);
    waiting = set_time();
    expect_heard(0, "");
    say(0, "{'done':1,'ok':true}\n1");
    expect_result(running, "1");
    expect_heard(0, "{'call':2,'tool':'SetTimeScale','deadlineMs':30000,'budget':5000}\n"
                    "{'value':2}\n");
    expect_open(waiting);
}
END_TEST

START_TEST(patient_call_is_given_back_at_its_deadline)
{
    struct test_call *c, *reload;

    join(0, "game");
    next_is_patient = true;
    stay_busy(2500);
    c = set_time();
    stay_busy(29900);
    expect_open(c);
    stay_busy(100);
    expect_retry(c, "The engine's main thread has been busy for 5.2 s");
    say(0, "{'state':'reloading'}");
    reload = set_time();
    stay_busy(29900);
    expect_open(reload);
    stay_busy(100);
    expect_retry(reload, "The engine is reloading its scripts");
}
END_TEST

START_TEST(patient_calls_that_were_not_sent_survive_reloads_and_engines)
{
    struct test_call *first, *sent, *waiting;

    join(0, "game");
    next_is_patient = true;
    first = set_time();
    for (int i = 0; i < 127; i++)
        sent = set_time();
    waiting = set_time(); /* the 129th */
    say(0, "{'state':'reloading'}");
    expect_open(waiting);
    say(0, "{'done':1,'ok':true}\n1"); /* what it has is its own to answer */
    expect_result(first, "1");
    expect_open(sent);
    leave(0);
    expect_lost(sent, "The engine disconnected; umcp does not know whether it ran SetTimeScale",
                "demo (game)");
    expect_open(waiting);
    join(1, "game");
    expect_heard(1, "{'call':1,'tool':'SetTimeScale','deadlineMs':30000,'budget':5000}\n"
                    "{'value':2}\n");
    say(1, "{'done':1,'ok':true}\n2");
    expect_result(waiting, "2");
}
END_TEST

static bool never_connect(void *ctx, int *ret_fd, struct err *err)
{
    (void)ctx;
    (void)ret_fd;
    return err_set(err, ERR_INTERNAL, "no luck");
}

/* A host whose player cannot be started. */
static void renew_host(void)
{
    struct link_options options = {
        .version = "1.2.3",
        .player = {.program = "/no/player", .project = "/", .connect = never_connect}};
    struct err err;

    host->ops->free(host);
    host = link_host_new(&options, NULL, &events, &err);
    ck_assert_ptr_nonnull(host);
}

START_TEST(write_waits_only_while_a_player_may_come_soon)
{
    struct test_call *early, *late, *patient;

    renew_host();
    early = set_time();
    wait_ms(600); /* it has failed, and is tried again */
    late = set_time();
    next_is_patient = true;
    patient = set_time();
    expect_open(early);
    expect_open(late);
    wait_ms(5000);
    expect_retry(early, "The engine is not running: no luck");
    expect_retry(late, "The engine is not running: no luck");
    expect_open(patient);
}
END_TEST

START_TEST(patient_write_waits_for_a_player_that_is_slow_to_come)
{
    struct test_call *write, *patient;

    renew_host();
    wait_ms(5000); /* it has been tried often enough to see that it takes long */
    write = set_time();
    expect_retry(write, "The engine is not running: no luck");
    next_is_patient = true;
    patient = set_time();
    wait_ms(10000);
    expect_open(patient);
    join(0, "game");
    say(0, "{'done':1,'ok':true}\n1");
    expect_result(patient, "1");
}
END_TEST

/* --- Tools of user code, of which nobody has told yet. --- */

START_TEST(tools_are_awaited_while_a_player_is_expected)
{
    struct test_call c = {.n_finished = 1};

    arena_init(&c.arena, 1 << 16);
    c.call.arena = &c.arena;
    ck_assert(!host->ops->await_tools(host, &c.call, now)); /* it has no player */
    ck_assert_int_eq((int)c.call.err.kind, ERR_NONE);
    renew_host();
    ck_assert(host->ops->await_tools(host, NULL, now));
    ck_assert(host->ops->await_tools(host, &c.call, now));
    expect_retry(&c, "umcp does not know the plugin tools before the engine has started");
    wait_ms(600);
    ck_assert(host->ops->await_tools(host, &c.call, now));
    expect_retry(&c, "umcp does not know the plugin tools before the engine has started: no luck");
    join(0, "game");
    ck_assert(host->ops->await_tools(host, &c.call, now));
    say(0, "{'tools':[]}");
    ck_assert(!host->ops->await_tools(host, &c.call, now));
    leave(0);
    ck_assert(!host->ops->await_tools(host, &c.call, now));
    host->ops->stop(host);
    ck_assert(!host->ops->await_tools(host, &c.call, now));
    arena_done(&c.arena);
}
END_TEST

/* --- A main thread that hangs. --- */

/* Our own player, which runs a call that may take `run_ms`. */
static struct test_call *run_on_ours(int64_t run_ms)
{
    next_is_ours = true;
    join(0, "player");
    next_run_ms = run_ms;
    return set_time();
}

static void say_main_ms(int64_t ms)
{
    wait_ms(250);
    answer_ping(ms);
    pass(0);
}

START_TEST(player_whose_main_thread_hangs_is_ended)
{
    struct test_call *c = run_on_ours(10000);

    say_main_ms(29500);
    ck_assert(!engines[0].is_closed);
    say_main_ms(30001);
    ck_assert(engines[0].is_closed);
    expect_lost(c, "The engine disconnected while it ran SetTimeScale", "demo (player)");
}
END_TEST

START_TEST(player_has_as_long_as_what_it_runs_may_take)
{
    struct test_call *c = run_on_ours(60000);

    say_main_ms(64000);
    ck_assert(!engines[0].is_closed);
    host->ops->cancel(host, &c->call); /* it is being stopped, which has its time too */
    say_main_ms(64500);
    ck_assert(!engines[0].is_closed);
    say_main_ms(65001);
    ck_assert(engines[0].is_closed);
}
END_TEST

/* As a pong of an engine that says which call runs. */
static void say_running(int64_t ms, int64_t number)
{
    wait_ms(250);
    answer_ping_with(ms, number);
    pass(0);
}

START_TEST(the_call_that_holds_the_main_thread_counts_and_not_the_oldest)
{
    struct test_call *oldest = run_on_ours(10000), *holds;
    int64_t ms = 0;

    next_run_ms = 60000;
    holds = set_time();
    ck_assert_ptr_null(host->ops->holder(host, &ms));
    say_running(900, 2);
    ck_assert_ptr_null(host->ops->holder(host, &ms)); /* not for long */
    say_running(31000, 2);
    ck_assert(!engines[0].is_closed);
    ck_assert_ptr_eq(host->ops->holder(host, &ms), &holds->call);
    ck_assert_int_ge(ms, 31000);
    say(0, "{'done':2,'ok':true}\n1");
    expect_result(holds, "1");
    ck_assert_ptr_null(host->ops->holder(host, &ms));
    say_running(31000, 1);
    ck_assert(engines[0].is_closed);
    expect_lost(oldest, "The engine disconnected while it ran SetTimeScale", "demo (player)");
}
END_TEST

START_TEST(an_engine_that_hangs_by_itself_is_ended_whatever_awaits)
{
    run_on_ours((int64_t)1 << 53);
    say_running(3600000, 1);
    ck_assert(!engines[0].is_closed);
    say_main_ms(29000); /* nothing runs */
    ck_assert(!engines[0].is_closed);
    say_main_ms(30001);
    ck_assert(engines[0].is_closed);
}
END_TEST

START_TEST(a_call_waits_long_for_others_and_shortly_for_an_engine)
{
    struct test_call *busy, *c;

    join(0, "editor");
    busy = set_time();
    busy->call.end = busy->call.deadline = now + 600000;
    say_running(9000, 1);
    next_is_patient = true;
    c = set_time();
    c->call.deadline = c->call.end = now + 600000;
    c->call.engine_ms = 30000;
    for (int i = 0; i < 40; i++) {
        wait_ms(4000);
        say_running(9000, 1);
    }
    expect_open(c);
    ck_assert(c->call.engine_ms && !engines[0].is_closed);
    leave(0);
    wait_ms(29900);
    expect_open(c);
    wait_ms(150);
    expect_error(c, ERR_NOT_READY, "The engine has disconnected");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("link_wait");
    TCase *tc = tcase_create("link_wait");
    SRunner *sr;
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_add_test(tc, patient_calls_wait_behind_a_busy_main_thread);
    tcase_add_test(tc, patient_calls_wait_behind_one_that_runs_long);
    tcase_add_test(tc, patient_call_is_given_back_at_its_deadline);
    tcase_add_test(tc, patient_calls_that_were_not_sent_survive_reloads_and_engines);
    tcase_add_test(tc, write_waits_only_while_a_player_may_come_soon);
    tcase_add_test(tc, patient_write_waits_for_a_player_that_is_slow_to_come);
    tcase_add_test(tc, tools_are_awaited_while_a_player_is_expected);
    tcase_add_test(tc, player_whose_main_thread_hangs_is_ended);
    tcase_add_test(tc, player_has_as_long_as_what_it_runs_may_take);
    tcase_add_test(tc, the_call_that_holds_the_main_thread_counts_and_not_the_oldest);
    tcase_add_test(tc, an_engine_that_hangs_by_itself_is_ended_whatever_awaits);
    tcase_add_test(tc, a_call_waits_long_for_others_and_shortly_for_an_engine);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return failed ? 1 : 0;
}
