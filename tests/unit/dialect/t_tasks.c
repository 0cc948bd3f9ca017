/* Notifications about tasks, in both forms: core has no stream in these tests, so the bytes are
 * compared here. */
#include <check.h>
#include <stdlib.h>

#include "dialect/dialect.h"

static const struct tool tool = {.id = TOOL_PLUGIN, .name = "t", .group = GROUP_PLUGIN};

#define MS 1765994400000 /* 2025-12-17T18:00:00Z */
#define TIMES                                                                                      \
    "\"createdAt\":\"2025-12-17T18:00:00.000Z\",\"lastUpdatedAt\":\"2025-12-17T18:00:01.000Z\","
#define HEAD                                                                                       \
    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tasks\",\"params\":{"                         \
    "\"taskId\":\"a.b\",\"status\":"

static void expect(const struct task_view *view, bool is_old, const char *wanted)
{
    struct task_view t = *view;
    struct json_out w;
    struct buf to;

    t.id = SLICE("a.b");
    t.created_ms = MS;
    t.updated_ms = MS + 1000;
    buf_init(&to, 4096);
    json_out_init(&w, &to);
    mcp_write_task_notification(&w, &t, is_old);
    ck_assert(buf_ok(&to));
    buf_append_byte(&to, '\0');
    ck_assert_str_eq(to.p, wanted);
    buf_done(&to);
}

START_TEST(a_listener_gets_the_whole_task)
{
    struct err failed = {.kind = ERR_TOOL, .message = "no"};
    struct err broken = {.kind = ERR_INTERNAL, .message = "oh"};
    struct outcome o = {.tool = &tool, .payload = SLICE("{\"n\":1}")};

    expect(&(struct task_view){.status = TASK_WORKING, .ttl_ms = 5}, false,
           HEAD "\"working\"," TIMES "\"ttlMs\":5,\"pollIntervalMs\":1000}}");
    expect(&(struct task_view){.status = TASK_INPUT_REQUIRED, .questions = SLICE("{\"q\":{}}")},
           false,
           HEAD "\"input_required\"," TIMES
                "\"ttlMs\":null,\"pollIntervalMs\":1000,\"inputRequests\":{\"q\":{}}}}");
    expect(&(struct task_view){.status = TASK_COMPLETED, .outcome = &o}, false,
           HEAD "\"completed\"," TIMES
                "\"ttlMs\":null,\"pollIntervalMs\":1000,\"result\":{\"resultType\":\"complete\","
                "\"content\":[{\"type\":\"text\",\"text\":\"{\\\"n\\\":1}\"}],"
                "\"structuredContent\":{\"n\":1}}}}");
    o.err = &failed;
    expect(&(struct task_view){.status = TASK_COMPLETED, .outcome = &o}, false,
           HEAD "\"completed\"," TIMES
                "\"ttlMs\":null,\"pollIntervalMs\":1000,\"result\":{\"resultType\":\"complete\","
                "\"content\":[{\"type\":\"text\",\"text\":\"no\"}],\"isError\":true}}}");
    o.err = &broken;
    expect(&(struct task_view){.status = TASK_FAILED, .message = SLICE("oh"), .outcome = &o}, false,
           HEAD "\"failed\",\"statusMessage\":\"oh\"," TIMES
                "\"ttlMs\":null,\"pollIntervalMs\":1000,\"error\":{\"code\":-32603,"
                "\"message\":\"oh\"}}}");
}
END_TEST

START_TEST(a_session_gets_the_status_alone)
{
    struct outcome o = {.tool = &tool, .payload = SLICE("{\"n\":1}")};

    expect(&(struct task_view){.status = TASK_COMPLETED, .outcome = &o}, true,
           "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tasks/status\",\"params\":{\"taskId\":"
           "\"a.b\",\"status\":\"completed\"," TIMES "\"ttl\":null,\"pollInterval\":1000}}");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("tasks");
    TCase *tc = tcase_create("tasks");
    SRunner *runner;
    int failed;

    tcase_add_test(tc, a_listener_gets_the_whole_task);
    tcase_add_test(tc, a_session_gets_the_status_alone);
    suite_add_tcase(s, tc);
    runner = srunner_create(s);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
