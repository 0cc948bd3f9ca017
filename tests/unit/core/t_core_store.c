/*
 * Core and a store that takes its time: what is promised to a caller is committed first, in
 * whatever order the host, the store, the clock and the client act.
 */
#include "core_store_rig.h"

#define EXECUTE(timeout)                                                                           \
    "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"invoke\",\"params\":{\"name\":\"execute_code\","   \
    "\"parameters\":{\"code\":\"f();\",\"timeout\":" timeout "}}}"
#define AUDITED(word) "audit " word " execute_code code=6,timeout=4"

/* --- Commit before answer --- */

START_TEST(a_result_is_answered_when_it_is_committed)
{
    say(EXECUTE("1000"));
    ck_assert_uint_eq(kept.n_held, 0); /* short operations are written once */
    host_gives("5");
    ck_assert_int_eq(n_sent, 0);
    ck_assert_uint_eq(kept.n_held, 1);
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
    ck_assert_ptr_nonnull(strstr(last, "\"text\":\"5\""));
    ck_assert_uint_eq(kept.n_rows, 2);
    KEPT(0, "done execute_code");
    KEPT(1, AUDITED("done"));
    ck_assert_str_eq(kept.last_peer, "stdio");
}
END_TEST

START_TEST(an_operation_that_takes_longer_is_on_record_while_it_runs)
{
    say(EXECUTE("1000"));
    pass(19);
    ck_assert_uint_eq(kept.n_held, 0);
    pass(1);
    ck_assert_uint_eq(kept.n_held, 1);
    let_one_go();
    KEPT(0, "running execute_code");
    KEPT(1, AUDITED("pending"));
    ck_assert_int_eq(n_sent, 0);
    host_gives("5");
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
    KEPT(2, "done execute_code");
    KEPT(3, AUDITED("done"));
}
END_TEST

START_TEST(an_id_is_given_out_when_it_is_committed)
{
    say(EXECUTE("0.0"));
    ck_assert_int_eq(n_sent, 0);
    ck_assert_uint_eq(kept.n_held, 1);
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
    ck_assert_ptr_nonnull(strstr(last, kept.last_id));
    ck_assert_ptr_nonnull(strstr(last, "may hold the main thread for 10000 ms"));
    host_gives("5");
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
    KEPT(2, "done execute_code");
}
END_TEST

START_TEST(a_result_that_overtakes_its_id_is_answered_instead)
{
    say(EXECUTE("0.0"));
    host_gives("5");
    ck_assert_uint_eq(kept.n_held, 2);
    let_one_go();
    ck_assert_int_eq(n_sent, 0);
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
    ck_assert_ptr_nonnull(strstr(last, "\"text\":\"5\""));
}
END_TEST

START_TEST(a_deadline_that_passes_while_the_row_is_written_writes_no_other)
{
    say(EXECUTE("1000"));
    pass(20);
    pass(2000);
    ck_assert_uint_eq(kept.n_held, 1);
    ck_assert_int_eq(n_sent, 0);
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
    ck_assert_ptr_nonnull(strstr(last, "still running"));
    host_gives("5");
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
}
END_TEST

START_TEST(plain_reads_touch_no_store)
{
    int n_ticks = kept.n_ticks;

    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"tool\":"
        "\"project.info\",\"arguments\":{}}}");
    pass(100);
    host_gives("{}");
    ck_assert_int_eq(n_sent, 1);
    ck_assert_uint_eq(kept.n_held, 0);
    ck_assert_int_eq(kept.n_ticks, n_ticks);
}
END_TEST

START_TEST(a_read_that_outlives_its_caller_becomes_an_operation)
{
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        "\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"me\",\"version\":\"2\"}}}");
    say("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":"
        "\"project.info\",\"arguments\":{}}}");
    ck_assert_ptr_null(slow.call->operation);
    pass(LIMIT_CALL_MS);
    ck_assert_int_eq(n_sent, 1);
    let_one_go();
    ck_assert_int_eq(n_sent, 2);
    ck_assert_ptr_nonnull(strstr(last, kept.last_id));
    KEPT(0, "running project.info");
    ck_assert_uint_eq(kept.n_rows, 1); /* a read is not audited */
    ck_assert_str_eq(kept.last_client, "me 2");
    host_gives("{}");
    let_one_go();
    KEPT(1, "done project.info");
    ck_assert_uint_eq(kept.n_rows, 2);
}
END_TEST

START_TEST(a_batch_is_answered_when_all_of_it_is_committed)
{
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        "\"2025-03-26\",\"capabilities\":{}}}");
    say("[{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"},{\"jsonrpc\":\"2.0\",\"id\":3,"
        "\"method\":\"tools/call\",\"params\":{\"name\":\"execute_code\",\"arguments\":{"
        "\"code\":\"f();\"}}}]");
    host_gives("5");
    ck_assert_int_eq(n_sent, 1);
    ck_assert(core_owes(core, &peer));
    let_one_go();
    ck_assert_int_eq(n_sent, 2);
    ck_assert_ptr_nonnull(strstr(last, "\"id\":2"));
    ck_assert_ptr_nonnull(strstr(last, "\"text\":\"5\""));
    ck_assert_str_eq(kept.last_peer, "stdio");
}
END_TEST

/* --- Failures --- */

START_TEST(without_the_store_s_help_the_answer_is_given_with_a_warning)
{
    kept.fails = true;
    say(EXECUTE("1000"));
    host_gives("5");
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
    ck_assert_ptr_nonnull(strstr(last, "\"text\":\"5\""));
    ck_assert_int_eq(n_warnings, 1);
    say(EXECUTE("0.0"));
    let_one_go();
    ck_assert_int_eq(n_sent, 2);
    ck_assert_int_eq(n_warnings, 2);
    host_gives("6");
    let_one_go();
    ck_assert_int_eq(n_warnings, 3);
    let_one_go(); /* its end again, without the result */
    ck_assert_int_eq(n_warnings, 4);
    ck_assert_uint_eq(kept.n_held, 0);
}
END_TEST

START_TEST(an_end_that_cannot_be_written_is_on_record_as_a_failure)
{
    for (int is_waiting = 0; is_waiting < 2; is_waiting++) {
        kept.n_rows = 0;
        say(is_waiting ? EXECUTE("9000") : EXECUTE("0.0"));
        pass(20);
        let_one_go();
        host_gives("6");
        kept.fails = true;
        let_one_go();
        kept.fails = false;
        ck_assert_int_eq(n_sent, 1);
        let_one_go();
        KEPT(2, "failed execute_code: disk full");
        KEPT(3, is_waiting ? AUDITED("done") : "audit done execute_code code=6,timeout=3");
    }
    ck_assert_int_eq(n_sent, 2);
    ck_assert_ptr_nonnull(strstr(last, "\"text\":\"6\"")); /* who waits has it all the same */
    ck_assert_uint_eq(kept.n_held, 0);
}
END_TEST

START_TEST(what_became_of_it_is_told_apart)
{
    kept.is_inline = true;
    say(EXECUTE("1000"));
    host_fails(ERR_TOOL, "Error executing code: E", false);
    KEPT(0, "failed execute_code: Error executing code: E");
    KEPT(1, AUDITED("failed"));
    ck_assert_str_eq(kept.last_reason, "Error executing code: E");
    say(EXECUTE("1000"));
    host_fails(ERR_NOT_READY, "Unity went away", true);
    KEPT(2, "lost execute_code: Unity went away");
    KEPT(3, AUDITED("lost"));
    say(EXECUTE("1000"));
    host_fails(ERR_DENIED, "Denied by allowlist", false);
    KEPT(4, "failed execute_code: Denied by allowlist");
    KEPT(5, AUDITED("refused"));
}
END_TEST

START_TEST(a_refused_write_is_on_the_trail_before_it_is_answered)
{
    say("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"invoke\",\"params\":{\"name\":\"execute_code\","
        "\"parameters\":{\"code\":5}}}");
    ck_assert_int_eq(n_sent, 0);
    ck_assert_uint_eq(kept.n_held, 1);
    ck_assert(!core_is_idle(core));
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
    ck_assert_uint_eq(kept.n_rows, 1);
    KEPT(0, "audit refused execute_code code=1");
    ck_assert_ptr_nonnull(strstr(kept.last_reason, "code"));
    ck_assert(core_is_idle(core));
}
END_TEST

START_TEST(a_query_is_a_write_where_it_may_be_compiled)
{
    kept.is_inline = true;
    say("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"invoke\",\"params\":{\"name\":\"query\","
        "\"parameters\":{\"query\":\"a.b\"}}}");
    ck_assert(slow.call->may_eval && slow.call->is_patient);
    ck_assert_int_eq(slow.call->run_ms, 10000);
    host_gives("1");
    KEPT(0, "done query");
    KEPT(1, "audit done query query=5");
    say("{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"tools/call\",\"params\":{"
        "\"name\":\"SetConfig\",\"arguments\":{\"enableConsoleEval\":false}}}");
    KEPT(2, "done SetConfig");
    KEPT(3, "audit done SetConfig enableConsoleEval=5");
    say("{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"invoke\",\"params\":{\"name\":\"query\","
        "\"parameters\":{\"query\":\"a.b\"}}}");
    ck_assert(!slow.call->may_eval);
    host_gives("1");
    KEPT(4, "done query");
    ck_assert_uint_eq(kept.n_rows, 5);
    say("{\"jsonrpc\":\"2.0\",\"id\":10,\"method\":\"invoke\",\"params\":{\"name\":\"query\","
        "\"parameters\":{\"query\":\"a()\"}}}");
    host_fails(ERR_DENIED, "compiles", false);
    KEPT(5, "failed query: compiles");
    KEPT(6, "audit refused query query=5");
    ck_assert_ptr_nonnull(strstr(last, "--allow-eval"));
}
END_TEST

/* --- Memory of what waits for the store --- */

/* `head`, `n` times `part`, `tail`. */
static void say_much(const char *head, const char *part, size_t n, const char *tail)
{
    struct buf text;

    buf_init(&text, LIMIT_MESSAGE);
    buf_append(&text, slice_of(head));
    while (n--)
        buf_append(&text, slice_of(part));
    buf_append(&text, slice_of(tail));
    ck_assert(buf_ok(&text));
    core_message(core, &peer, buf_slice(&text));
    buf_done(&text);
}

#define CODE_CALL(name) "\"method\":\"invoke\",\"params\":{\"name\":\"" name "\",\"parameters\":{"

START_TEST(a_refused_write_that_waits_is_small)
{
    kept.is_inline = true;
    say("{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"tools/call\",\"params\":{"
        "\"name\":\"SetConfig\",\"arguments\":{\"enableConsoleEval\":false}}}");
    kept.is_inline = false;
    n_sent = 0;
    for (int i = 0; i < 12; i++) /* each a tree of ten megabytes */
        say_much("{\"jsonrpc\":\"2.0\",\"id\":7,\"x\":[0", ",1", 150000,
                 "]," CODE_CALL("execute_code") "\"code\":\"f();\",\"other\":1}}}");
    ck_assert_uint_eq(kept.n_held, 12);
    ck_assert_int_eq(n_sent, 0);
    say("{\"jsonrpc\":\"2.0\",\"id\":9," CODE_CALL("query") "\"query\":\"a.b\"}}}");
    ck_assert_ptr_nonnull(slow.call); /* there is room for others */
    while (kept.n_held)
        let_one_go();
    ck_assert_int_eq(n_sent, 12);
    ck_assert_ptr_nonnull(strstr(last, "\"id\":7"));
    ck_assert_ptr_nonnull(strstr(last, "ConsoleEval disabled by config"));
    KEPT(2, "audit refused execute_code code=6");
    host_gives("1");
}
END_TEST

START_TEST(all_that_ask_the_store_keep_only_so_much)
{
    for (int i = 0; i < 15 && !n_sent; i++)
        say_much("{\"jsonrpc\":\"2.0\",\"id\":7," CODE_CALL("get_result") "\"logId\":\"",
                 "01234567\\n", 400000, "\"}}}");
    ck_assert_int_eq(n_sent, 1);
    ck_assert_ptr_nonnull(strstr(last, "hold too much data"));
    ck_assert_uint_gt(kept.n_held, 4);
    while (kept.n_held)
        let_one_go();
    say_much("{\"jsonrpc\":\"2.0\",\"id\":7," CODE_CALL("get_result") "\"logId\":\"", "01234567\\n",
             400000, "\"}}}");
    let_one_go();
    ck_assert_ptr_nonnull(strstr(last, "Result not found"));
}
END_TEST

START_TEST(results_that_wait_for_their_commit_count)
{
    char *large = mem_zalloc(LIMIT_RESULT);

    memset(large, '1', LIMIT_RESULT - 1);
    for (int i = 0; i < 4; i++) {
        say(EXECUTE("1000"));
        ck_assert_ptr_nonnull(slow.call);
        host_gives(large);
    }
    say(EXECUTE("1000"));
    ck_assert_ptr_null(slow.call);
    ck_assert_ptr_nonnull(strstr(last, "hold too much data"));
    while (kept.n_held)
        let_one_go();
    say(EXECUTE("1000"));
    host_gives("1");
    let_one_go();
    ck_assert_ptr_nonnull(strstr(last, "\"text\":\"1\""));
    mem_free(large);
}
END_TEST

/* --- Cancellation and departures --- */

START_TEST(a_cancelled_operation_is_answered_when_that_is_committed)
{
    say(EXECUTE("9000"));
    pass(20);
    let_one_go();
    cancel_it();
    ck_assert_int_eq(slow.n_cancels, 1);
    ck_assert_int_eq(n_sent + n_responses, 0);
    ck_assert_uint_eq(kept.n_held, 2); /* the end, and the question whether it is there */
    let_one_go();
    KEPT(2, "cancelled execute_code: Operation was cancelled");
    KEPT(3, AUDITED("cancelled"));
    ck_assert_int_eq(n_sent, 1);
    ck_assert_ptr_nonnull(strstr(last, "\"details\":\"Operation was cancelled\""));
    let_one_go();
    ck_assert_int_eq(status, 200);
    ck_assert_ptr_nonnull(strstr(body, "\"success\":true"));
    host_gives("5"); /* too late */
    ck_assert_uint_eq(kept.n_held, 0);
    ck_assert_int_eq(n_sent, 1);
}
END_TEST

START_TEST(a_cancellation_is_not_answered_by_the_record_of_the_beginning)
{
    say(EXECUTE("9000"));
    pass(20);
    snprintf(kept.last_id, sizeof(kept.last_id), "%s", slow.call->operation);
    cancel_it();
    ck_assert_int_eq(slow.n_cancels, 1);
    let_one_go();
    KEPT(0, "running execute_code");
    ck_assert_int_eq(n_sent, 0);
    let_one_go();
    KEPT(2, "cancelled execute_code: Operation was cancelled");
    ck_assert_int_eq(n_sent, 1);
}
END_TEST

START_TEST(a_cancelled_operation_is_cancelled_whatever_the_store_says)
{
    say(EXECUTE("9000"));
    pass(20);
    let_one_go();
    cancel_it();
    kept.fails = true;
    let_one_go();
    let_one_go();
    ck_assert_int_eq(status, 200);
    ck_assert_ptr_nonnull(strstr(body, "\"message\":\"Operation was cancelled\""));
}
END_TEST

START_TEST(a_host_may_give_up_before_the_cancellation_is_committed)
{
    say(EXECUTE("9000"));
    pass(20);
    let_one_go();
    cancel_it();
    host_fails(ERR_TIMEOUT, "Stopped", false);
    ck_assert_int_eq(n_sent, 0);
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
    ck_assert_ptr_nonnull(strstr(last, "Operation was cancelled"));
    let_one_go();
    ck_assert_int_eq(status, 200);
}
END_TEST

START_TEST(what_has_ended_cannot_be_cancelled_while_its_end_is_written)
{
    say(EXECUTE("9000"));
    pass(20);
    let_one_go();
    host_gives("5");
    cancel_it();
    ck_assert_int_eq(slow.n_cancels, 0);
    let_one_go();
    ck_assert_ptr_nonnull(strstr(last, "\"text\":\"5\""));
    let_one_go();
    ck_assert_int_eq(status, 404); /* this store finds nothing */
}
END_TEST

START_TEST(a_client_that_cancels_gets_no_answer_and_a_record)
{
    kept.is_inline = true;
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        "\"2025-06-18\",\"capabilities\":{}}}");
    say("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":"
        "\"execute_code\",\"arguments\":{\"code\":\"f();\",\"timeout\":9000}}}");
    say("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\","
        "\"params\":{\"requestId\":7}}");
    KEPT(0, "cancelled execute_code: Operation was cancelled");
    ck_assert_int_eq(slow.n_cancels, 1);
    host_gives("5");
    ck_assert_int_eq(n_sent, 1);
    ck_assert_uint_eq(kept.n_rows, 2);
}
END_TEST

START_TEST(a_client_that_cancels_while_the_end_is_written_gets_no_answer)
{
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        "\"2025-06-18\",\"capabilities\":{}}}");
    say("{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":"
        "\"execute_code\",\"arguments\":{\"code\":\"f();\",\"timeout\":9000}}}");
    host_gives("5");
    say("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\","
        "\"params\":{\"requestId\":7}}");
    let_one_go();
    KEPT(0, "done execute_code");
    ck_assert_int_eq(n_sent, 1);
    ck_assert_int_eq(slow.n_cancels, 0);
}
END_TEST

START_TEST(who_leaves_while_it_is_written_is_not_answered)
{
    say(EXECUTE("1000"));
    host_gives("5");
    leave();
    ck_assert(core_is_idle(core));
    let_one_go();
    ck_assert_int_eq(n_sent, 0);
    KEPT(0, "done execute_code");
}
END_TEST

START_TEST(who_leaves_while_the_id_is_written_is_not_answered)
{
    say(EXECUTE("0.0"));
    leave();
    let_one_go();
    host_gives("5");
    let_one_go();
    ck_assert_int_eq(n_sent, 0);
    KEPT(2, "done execute_code");
}
END_TEST

START_TEST(a_lookup_outlives_who_asked)
{
    ask_web(HTTP_GET_, "/api/result/x", "");
    ck_assert_int_eq(n_responses, 0);
    ck_assert(!core_is_idle(core));
    core_closed(core, &web);
    let_one_go();
    ck_assert_int_eq(n_responses, 0);
    ask_web(HTTP_GET_, "/api/result/x", "");
    let_one_go();
    ck_assert_int_eq(status, 404);
    ck_assert_str_eq(body, "{\"success\":false,\"error\":\"Result not found\"}");
}
END_TEST

START_TEST(a_server_that_stops_waits_for_what_is_written)
{
    say(EXECUTE("1000"));
    core_stop(core);
    ck_assert(!core_is_idle(core));
    host_gives("5");
    ck_assert(!core_is_idle(core));
    ck_assert(core_owes(core, &peer));
    let_one_go();
    ck_assert(core_is_idle(core));
    ck_assert(!core_owes(core, &peer));
    ck_assert_int_eq(n_sent, 1);
}
END_TEST

START_TEST(a_server_that_stops_answers_on_streams_before_they_end)
{
    static struct peer owed, quiet;
    char path[100];

    ask_from(&quiet, HTTP_GET_, "/sse", "");
    ask_from(&owed, HTTP_GET_, "/sse", "");
    snprintf(path, sizeof(path), "%.99s", last); /* the last one's endpoint */
    ask_web(HTTP_POST_, path,
            "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":"
            "\"execute_code\",\"arguments\":{\"code\":\"f();\"}}}");
    ck_assert_int_eq(status, 202);
    n_sent = 0;
    core_stop(core);
    ck_assert_int_eq(n_closed, 1);
    ck_assert(!core_is_idle(core));
    host_gives("5");
    ck_assert(!core_is_idle(core));
    let_one_go();
    ck_assert_int_eq(n_sent, 1);
    ck_assert_ptr_nonnull(strstr(last, "\"text\":\"5\""));
    ck_assert_int_eq(n_closed, 2);
    ck_assert(core_is_idle(core));
    core_closed(core, &owed);
    core_closed(core, &quiet);
}
END_TEST

START_TEST(a_store_that_goes_writes_what_it_has_and_tells_nobody)
{
    say(EXECUTE("1000"));
    host_gives("5");
    slow.host.events.data(slow.host.events.ctx,
                          &(struct host_data){.name = SLICE("n"), .value = SLICE("1")});
    core_set_store(core, NULL);
    KEPT(0, "done execute_code");
    KEPT(2, "data n=1");
    ck_assert_int_eq(n_sent, 0);
}
END_TEST

START_TEST(without_a_store_operations_run_and_lookups_say_so)
{
    core_set_store(core, NULL);
    say(EXECUTE("1000"));
    ck_assert_ptr_nonnull(slow.call->operation);
    pass(50);
    host_gives("5");
    ck_assert_ptr_nonnull(strstr(last, "\"text\":\"5\""));
    say(EXECUTE("0.0"));
    ck_assert_ptr_nonnull(strstr(last, "logId"));
    host_gives("5");
    ask_web(HTTP_GET_, "/api/logs", "");
    ck_assert_int_eq(status, 503);
    ck_assert_ptr_nonnull(strstr(body, "keeps no records"));
}
END_TEST

/* --- What engines say --- */

START_TEST(lines_are_kept_with_their_operation)
{
    slow.host.events.line(slow.host.events.ctx, &(struct host_line){.level = "Warning",
                                                                    .message = SLICE("hm"),
                                                                    .stack = SLICE("at X"),
                                                                    .operation = SLICE("op")});
    ck_assert_str_eq(kept.lines[0], "1 op hm at X");
    slow.host.events.line(slow.host.events.ctx,
                          &(struct host_line){.level = "Fatal", .message = SLICE("odd")});
    ck_assert_str_eq(kept.lines[1], "0  odd ");
    ck_assert_int_eq(n_warnings, 1);
}
END_TEST

START_TEST(named_results_are_copied_and_bounded)
{
    char value[] = "[1]";
    char *large = mem_alloc(LIMIT_DATA_BYTES);

    slow.host.events.data(
        slow.host.events.ctx,
        &(struct host_data){.name = SLICE("n"), .value = slice_from(value, sizeof(value) - 1)});
    value[1] = '2';
    let_one_go();
    KEPT(0, "data n=[1]");
    memset(large, '1', LIMIT_DATA_BYTES);
    for (int i = 0; i < 2; i++)
        slow.host.events.data(slow.host.events.ctx,
                              &(struct host_data){.name = SLICE("big"),
                                                  .value = slice_from(large, LIMIT_DATA_BYTES)});
    ck_assert_uint_eq(kept.n_held, 1);
    ck_assert_int_eq(n_warnings, 1);
    kept.fails = true;
    let_one_go();
    ck_assert_int_eq(n_warnings, 2);
    mem_free(large);
}
END_TEST

START_TEST(a_store_that_wakes_is_ticked)
{
    int n_ticks = kept.n_ticks;

    kept.store.events.wake(kept.store.events.ctx);
    core_wake(core);
    pass(0);
    ck_assert_int_eq(kept.n_ticks, n_ticks + 1);
    pass(LIMIT_FORGET_MS);
    ck_assert_int_eq(kept.n_ticks, n_ticks + 2);
    kept.store.events.log(kept.store.events.ctx, STORE_WARNING, "the disk is full");
    ck_assert_int_eq(n_warnings, 1);
}
END_TEST

START_TEST(health_tells_how_the_store_is)
{
    kept.state = (struct store_state){
        .kind = "sqlite", .is_degraded = true, .complaint = "the disk is full", .n_dropped = 3};
    ask_web(HTTP_GET_, "/health", "");
    ck_assert_ptr_nonnull(strstr(body, "\"store\":{\"kind\":\"sqlite\",\"degraded\":true,"
                                       "\"complaint\":\"the disk is full\",\"droppedLines\":3}}"));
    slow.host.events.dropped(slow.host.events.ctx, 4);
    slow.host.events.dropped(slow.host.events.ctx, INT64_MAX);
    kept.state.n_dropped = 0;
    ask_web(HTTP_GET_, "/health", "");
    ck_assert_ptr_nonnull(strstr(body, "\"droppedLines\":9007199254740992}}"));
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        a_result_is_answered_when_it_is_committed,
        an_operation_that_takes_longer_is_on_record_while_it_runs,
        an_id_is_given_out_when_it_is_committed,
        a_result_that_overtakes_its_id_is_answered_instead,
        a_deadline_that_passes_while_the_row_is_written_writes_no_other,
        plain_reads_touch_no_store,
        a_read_that_outlives_its_caller_becomes_an_operation,
        a_batch_is_answered_when_all_of_it_is_committed,
        without_the_store_s_help_the_answer_is_given_with_a_warning,
        an_end_that_cannot_be_written_is_on_record_as_a_failure,
        what_became_of_it_is_told_apart,
        a_refused_write_is_on_the_trail_before_it_is_answered,
        a_query_is_a_write_where_it_may_be_compiled,
        a_refused_write_that_waits_is_small,
        all_that_ask_the_store_keep_only_so_much,
        results_that_wait_for_their_commit_count,
        a_cancelled_operation_is_answered_when_that_is_committed,
        a_cancellation_is_not_answered_by_the_record_of_the_beginning,
        a_cancelled_operation_is_cancelled_whatever_the_store_says,
        a_host_may_give_up_before_the_cancellation_is_committed,
        what_has_ended_cannot_be_cancelled_while_its_end_is_written,
        a_client_that_cancels_gets_no_answer_and_a_record,
        a_client_that_cancels_while_the_end_is_written_gets_no_answer,
        who_leaves_while_it_is_written_is_not_answered,
        who_leaves_while_the_id_is_written_is_not_answered,
        a_lookup_outlives_who_asked,
        a_server_that_stops_waits_for_what_is_written,
        a_server_that_stops_answers_on_streams_before_they_end,
        a_store_that_goes_writes_what_it_has_and_tells_nobody,
        without_a_store_operations_run_and_lookups_say_so,
        lines_are_kept_with_their_operation,
        named_results_are_copied_and_bounded,
        a_store_that_wakes_is_ticked,
        health_tells_how_the_store_is,
    };

    return run_suite("core_store", tests, N_ELEMENTS(tests));
}
