/*
 * How long calls may take: their code on the main thread, themselves in all, and their callers, in
 * each dialect, on the test's own clock.
 */
#include "core_store_rig.h"

#define MINUTE  60000
#define MINUTES (10 * MINUTE)

static void no_complaint(void *ctx, struct slice name, struct slice where, const char *reason)
{
    (void)ctx, (void)where;
    ck_abort_msg("%.*s: %s", SLICE_ARG(name), reason);
}

static void add_tools(void)
{
#define SCHEMA "\"readOnly\":true,\"inputSchema\":{\"type\":\"object\"}"
    static const char text[] = "[{\"name\":\"build\"," SCHEMA "},"
                               "{\"name\":\"own\",\"timeoutMs\":5400000," SCHEMA "},"
                               "{\"name\":\"short\",\"timeoutMs\":700," SCHEMA "},"
                               "{\"name\":\"endless\",\"timeoutMs\":0," SCHEMA "}]";
    struct arena a;
    struct plugins *plugins;
    const struct json *list;
    struct json_fault fault;
    struct err err;

    arena_init(&a, 1 << 20);
    ck_assert(json_parse(&a, slice_of(text), &list, &fault));
    ck_assert(plugins_read(list, no_complaint, NULL, &plugins, &err));
    arena_done(&a);
    slow.plugins = plugins;
    slow.host.events.changed(slow.host.events.ctx);
    kept.is_inline = true;
}

static void begin(int64_t eval_ms)
{
    teardown();
    set_up_with(eval_ms);
    add_tools();
}

static void begin_mcp(int64_t eval_ms)
{
    begin(eval_ms);
    say("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{"
        "\"protocolVersion\":\"2025-06-18\"}}");
    say("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    n_sent = 0;
}

static const char *request(const char *method, const char *key, const char *tool, const char *args)
{
    static char text[1024];

    snprintf(text, sizeof(text),
             "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":{\"%s\":\"%s\","
             "\"arguments\":%s}}",
             method, key, tool, args);
    return text;
}

static void call(const char *tool, const char *args)
{
    say(request("tools/call", "name", tool, args));
    ck_assert_msg(slow.call, "%s", last);
}

static void call_web(const char *path, const char *method, const char *key, const char *tool)
{
    ask_web(HTTP_POST_, path, request(method, key, tool, "{}"));
    ck_assert_msg(slow.call, "%s", body);
}

static void call_s3(const char *tool)
{
    call_web("/", "tools/call", "name", tool);
}

#define LIMITS(hold, in_all)                                                                       \
    do {                                                                                           \
        ck_assert_int_eq(slow.call->run_ms, hold);                                                 \
        ck_assert_int_eq(slow.call->wait_ms, in_all);                                              \
        host_gives("1");                                                                           \
    } while (0)

#define HAS(text, part) ck_assert_msg(strstr(text, part), "%s", text)

START_TEST(code_holds_the_main_thread_for_a_minute_and_awaits_for_ten)
{
    begin_mcp(0);
    call("execute_code", "{\"code\":\"1\",\"timeout\":50}");
    LIMITS(MINUTE, MINUTES);
    call("query", "{\"query\":\"a.b\"}");
    LIMITS(MINUTE, MINUTES);
    call("build", "{}");
    LIMITS(MINUTE, MINUTES);
    ask_web(HTTP_POST_, "/api/execute", "{\"code\":\"1\"}");
    LIMITS(MINUTE, MINUTES);
    call_s3("build");
    LIMITS(MINUTE, MINUTES);
}
END_TEST

START_TEST(eval_timeout_takes_the_place_of_the_minute_alone)
{
    begin_mcp(2000);
    call("execute_code", "{\"code\":\"1\",\"timeout\":50}");
    LIMITS(2000, MINUTES);
    call_s3("build");
    LIMITS(2000, MINUTES);
    begin_mcp(2 * MINUTES);
    call("build", "{}");
    LIMITS(2 * MINUTES, 2 * MINUTES);
}
END_TEST

START_TEST(console_hooks_and_console_scripts_keep_ten_seconds)
{
    static const char *const tools[] = {
        "ConsoleEval",      "{\"code\":\"1\",\"confirm\":true}",
        "RunConsoleScript", "{\"path\":\"a.cs\",\"confirm\":true}",
        "RunStartupScript", "{\"confirm\":true}",
        "HookSetSource",    "{\"signature\":\"a\",\"source\":\"b\",\"confirm\":true}"};

    begin_mcp(0);
    for (size_t i = 0; i < N_ELEMENTS(tools); i += 2) {
        call(tools[i], tools[i + 1]);
        LIMITS(10000, 10000);
    }
    begin_mcp(2000);
    for (size_t i = 0; i < N_ELEMENTS(tools); i += 2) {
        call(tools[i], tools[i + 1]);
        LIMITS(2000, 2000);
    }
}
END_TEST

START_TEST(who_has_no_id_and_no_connection_of_its_own_waits_for_the_minute)
{
    begin(0);
    call_web("/message", "call_tool", "name", "build");
    pass(MINUTE + LIMIT_EVAL_GRACE_MS - 1);
    ck_assert_int_eq(slow.n_cancels, 0);
    pass(1);
    ck_assert_int_eq(slow.n_cancels, 1);
    HAS(body, "timed out");
    LIMITS(MINUTE, MINUTE);
}
END_TEST

START_TEST(the_editors_clients_keep_their_thirty_seconds)
{
    begin(0);
    call_web("/editor", "tools/call", "tool", "own");
    pass(LIMIT_CALL_MS - 1);
    ck_assert_int_eq(n_responses, 0);
    pass(1);
    HAS(body, "-32003");
    HAS(body, "\"timeoutSeconds\":30,");
    ck_assert_int_eq(slow.n_cancels, 1);
    LIMITS(LIMIT_CALL_MS, LIMIT_CALL_MS);
    call_web("/editor", "tools/call", "tool", "short");
    ck_assert_int_eq(slow.call->run_ms, 700);
    pass(700);
    host_fails(ERR_TIMEOUT, "'short' ran longer than 700 ms and was stopped", false);
    HAS(body, "-32003");
    HAS(body, "\"timeoutSeconds\":0.7,");
}
END_TEST

START_TEST(a_tool_of_user_code_names_its_own_limit)
{
    static const struct {
        const char *tool;
        int64_t ms;
    } rows[] = {{"own", 90 * MINUTE}, {"short", 700}, {"endless", (int64_t)1 << 53}};

    begin_mcp(2000);
    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        call(rows[i].tool, "{}");
        LIMITS(rows[i].ms, rows[i].ms);
        call_s3(rows[i].tool);
        LIMITS(rows[i].ms, rows[i].ms);
        call_web("/message", "call_tool", "name", rows[i].tool);
        LIMITS(rows[i].ms, rows[i].ms);
    }
    call("own", "{}");
    pass(MINUTES + LIMIT_CALL_MS);
    pass(79 * MINUTE);
    ck_assert_int_eq(slow.n_cancels, 0);
    host_gives("1");
}
END_TEST

START_TEST(a_call_of_the_plugin_server_lives_as_long_as_its_connection)
{
    begin(0);
    call_s3("build");
    pass(MINUTES);
    ck_assert_int_eq(n_responses, 0);
    host_gives("\"built\"");
    HAS(body, "built");
    call_s3("endless");
    pass((int64_t)100 * MINUTES);
    ck_assert_int_eq(slow.n_cancels, 0);
    ck_assert(!core_client_closes(core, &web)); /* it may have closed its sending side alone */
    pass(1999);
    ck_assert_int_eq(slow.n_cancels, 0);
    pass(1);
    ck_assert_int_eq(slow.n_cancels, 1);
    host_gives("1");
    call_s3("build");
    pass(MINUTES + LIMIT_CALL_MS);
    ck_assert_int_eq(slow.n_cancels, 2);
    host_gives("1");
}
END_TEST

START_TEST(a_client_of_mcp_gets_an_id_and_the_result_later)
{
    begin_mcp(0);
    call("build", "{}");
    pass(LIMIT_CALL_MS);
    ck_assert_int_eq(n_sent, 1);
    HAS(last, "Call get_result with logId");
    pass(MINUTES - 1);
    ck_assert_int_eq(slow.n_cancels, 0);
    host_gives("\"built\"");
    KEPT((kept.n_rows - 1) % ROWS, "done build");
    call("build", "{}");
    pass(LIMIT_CALL_MS);
    pass(MINUTES);
    ck_assert_int_eq(slow.n_cancels, 1);
    host_gives("1");
}
END_TEST

static void ask_health(bool is_same_user)
{
    struct http_request r = {.method = HTTP_GET_, .path = SLICE("/health")};

    web = (struct peer){.ops = &ops, .kind = PEER_HTTP, .is_same_user = is_same_user};
    r.header[HDR_HOST] = SLICE("localhost");
    core_http(core, &web, &r);
}

START_TEST(others_learn_which_call_holds_the_main_thread_and_strangers_do_not)
{
    begin_mcp(0);
    call("build", "{}"); /* a read, without an id */
    slow.holds = slow.call;
    ask_health(true);
    HAS(body, "\"heldBy\":{\"tool\":\"build\",\"seconds\":12}");
    ask_health(false);
    HAS(body, "\"heldBy\":{\"seconds\":12}");
    ck_assert_ptr_null(slow.call->operation);
    call_web("/editor", "tools/call", "tool", "own");
    pass(LIMIT_CALL_MS);
    HAS(body, "-32003");
    HAS(body, "\"heldBy\":{\"tool\":\"build\",\"logId\":\"");
    ask_health(true);
    HAS(body, "\"logId\":");
    ask_health(false);
    ck_assert_msg(!strstr(body, "logId") && !strstr(body, "build"), "%s", body);
    slow.holds = NULL;
    host_gives("1");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        code_holds_the_main_thread_for_a_minute_and_awaits_for_ten,
        eval_timeout_takes_the_place_of_the_minute_alone,
        console_hooks_and_console_scripts_keep_ten_seconds,
        who_has_no_id_and_no_connection_of_its_own_waits_for_the_minute,
        the_editors_clients_keep_their_thirty_seconds,
        a_tool_of_user_code_names_its_own_limit,
        a_call_of_the_plugin_server_lives_as_long_as_its_connection,
        a_client_of_mcp_gets_an_id_and_the_result_later,
        others_learn_which_call_holds_the_main_thread_and_strangers_do_not,
    };

    return run_suite("core_times", tests, N_ELEMENTS(tests));
}
