/*
 * What clients of tasks can cost the server: requests that wait for a task's end, and news of tasks
 * for clients that do not read. What goes over the wire is in tests/golden/mcp, in the cases named
 * after tasks.
 */
#include "core_store_rig.h"

#define START                                                                                      \
    "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{"                         \
    "\"name\":\"execute_code\",\"arguments\":{\"code\":\"f();\"},\"task\":{}}}"

static char task_id[64], mark[64];

/* A task that runs, and that the store finds. */
static void begin(void)
{
    const char *at;

    kept.is_inline = true;
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        "\"2025-11-25\",\"capabilities\":{}}}");
    say(START);
    at = strstr(last, "\"taskId\":\"");
    ck_assert_msg(at, "%s", last);
    snprintf(task_id, sizeof(task_id), "%.53s", at + 10);
    snprintf(mark, sizeof(mark), "{\"key\":\"%s\"}", task_id + 37);
    kept.found[0] = (struct store_entry){.kind = ENTRY_OPERATION,
                                         .u.operation = {.id = slice_from(task_id, 36),
                                                         .tool = SLICE("execute_code"),
                                                         .state = OPERATION_RUNNING,
                                                         .task = slice_of(mark)}};
    kept.n_found = 1;
}

static void await(struct peer *p, unsigned id)
{
    char text[256];

    snprintf(text, sizeof(text),
             "{\"jsonrpc\":\"2.0\",\"id\":%u,\"method\":\"tasks/result\",\"params\":{\"taskId\":"
             "\"%s\"}}",
             id, task_id);
    core_message(core, p, slice_of(text));
    core_tick(core);
}

static void end(void)
{
    kept.found[0].u.operation.state = OPERATION_DONE;
    kept.found[0].u.operation.result = SLICE("5");
    kept.found[0].u.operation.is_json = kept.found[0].u.operation.has_value = true;
    host_gives("5");
}

/* A task that waits for answers is not left as if it ran. */
START_TEST(a_server_that_stops_ends_tasks_that_wait)
{
    struct host_call *call;

    kept.is_inline = true;
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        "\"2025-11-25\",\"capabilities\":{\"sampling\":{}}}}");
    say(START);
    call = slow.call;
    slow.call = NULL;
    call->questions = SLICE("{\"m\":{\"method\":\"sampling/createMessage\",\"params\":{}}}");
    slow.host.events.finished(slow.host.events.ctx, call);
    ck_assert_msg(strstr(last, "sampling/createMessage"), "%s", last);
    kept.n_rows = 0;
    core_stop(core);
    KEPT(0, "lost execute_code: The server stopped before the client answered");
    ck_assert_msg(strstr(last, "\"status\":\"failed\""), "%s", last);
    ck_assert(core_is_idle(core));
}
END_TEST

/* What has ended cannot be cancelled any more, also while the store writes how it ended. */
START_TEST(a_task_that_ends_is_not_cancelled)
{
    char text[256];

    begin();
    kept.is_inline = false;
    host_gives("5");
    ck_assert_uint_eq(kept.n_held, 1);
    kept.is_inline = true;
    snprintf(text, sizeof(text),
             "{\"jsonrpc\":\"2.0\",\"id\":8,\"method\":\"tasks/cancel\",\"params\":{\"taskId\":"
             "\"%s\"}}",
             task_id);
    say(text);
    ck_assert_msg(strstr(last, "The task has already ended"), "%s", last);
    let_one_go();
    ck_assert_msg(strstr(last, "\"status\":\"completed\""), "%s", last);
}
END_TEST

START_TEST(only_so_many_requests_wait_for_tasks)
{
    begin();
    n_sent = 0;
    for (unsigned i = 0; i < LIMIT_TASK_WAITS; i++)
        await(&peer, i);
    ck_assert_int_eq(n_sent, 0);
    await(&peer, LIMIT_TASK_WAITS);
    ck_assert_int_eq(n_sent, 1);
    ck_assert_msg(strstr(last, "Too many requests wait for tasks"), "%s", last);
    end();
    ck_assert_int_ge(n_sent, 1 + (int)LIMIT_TASK_WAITS);
    ck_assert_msg(strstr(last, "\"text\":\"5\""), "%s", last);
}
END_TEST

START_TEST(who_has_gone_waits_for_no_task)
{
    begin();
    for (unsigned i = 0; i < 3 * LIMIT_TASK_WAITS; i++) {
        struct peer other = {.ops = &ops, .kind = PEER_STDIO, .is_same_user = true};

        core_open(core, &other);
        core_message(core, &other,
                     SLICE("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":"
                           "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{}}}"));
        n_sent = 0;
        await(&other, 2);
        ck_assert_msg(n_sent == 0, "%s", last);
        core_closed(core, &other);
        pass(1);
    }
    end();
}
END_TEST

START_TEST(who_has_cancelled_waits_for_no_task)
{
    begin();
    n_sent = 0;
    for (unsigned i = 0; i < 3 * LIMIT_TASK_WAITS; i++) {
        char text[128];

        await(&peer, i);
        snprintf(text, sizeof(text),
                 "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{"
                 "\"requestId\":%u}}",
                 i);
        say(text);
        pass(1);
    }
    ck_assert_msg(n_sent == 0, "%s", last);
    end();
}
END_TEST

#define CAN                                                                                        \
    "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","                       \
    "\"io.modelcontextprotocol/clientCapabilities\":{\"extensions\":{"                             \
    "\"io.modelcontextprotocol/tasks\":{}}}}"

START_TEST(news_for_clients_that_do_not_read_are_bounded)
{
    enum { RESULT = 40000, LISTENS = 400 };
    static char result[RESULT + 3];
    char text[512];

    memset(result, 'x', sizeof(result) - 1);
    result[0] = result[RESULT + 1] = '"';
    begin();
    for (unsigned i = 0; i < LISTENS; i++) {
        snprintf(
            text, sizeof(text),
            "{\"jsonrpc\":\"2.0\",\"id\":\"L%u\",\"method\":\"subscriptions/listen\",\"params\":"
            "{\"notifications\":{\"taskIds\":[\"%s\"]}," CAN "}}",
            i, task_id);
        say(text);
        ck_assert_msg(strstr(last, "acknowledged"), "%s", last);
    }
    pending = LIMIT_STREAM_PENDING;
    n_sent = 0;
    host_gives(result);
    pending = 0;
    n_sent = 0;
    core_drained(core, &peer);
    ck_assert_int_gt(n_sent, 100);
    ck_assert_int_lt(n_sent, LISTENS);
    n_sent = 0;
    core_drained(core, &peer); /* each is told once */
    ck_assert_int_eq(n_sent, 0);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        a_task_that_ends_is_not_cancelled,        only_so_many_requests_wait_for_tasks,
        a_server_that_stops_ends_tasks_that_wait, who_has_gone_waits_for_no_task,
        who_has_cancelled_waits_for_no_task,      news_for_clients_that_do_not_read_are_bounded,
    };

    return run_suite("core_tasks", tests, N_ELEMENTS(tests));
}
