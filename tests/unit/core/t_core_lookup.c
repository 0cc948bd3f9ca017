/*
 * What is shown of what the store finds: results, logs, details, and what can no longer be
 * cancelled; and which sessions it keeps. The store says what the test has put there.
 */
#include "core_store_rig.h"

#define ID "00000000-0000-4000-8000-000000000000"

static struct store_entry operation(enum operation_state state)
{
    return (struct store_entry){.kind = ENTRY_OPERATION,
                                .u.operation = {.id = SLICE(ID),
                                                .tool = SLICE("execute_code"),
                                                .state = state,
                                                .started_ms = 1765994400000,
                                                .finished_ms = 1765994400250,
                                                .engine = SLICE("demo (player)")}};
}

static struct store_entry line(struct slice message)
{
    return (struct store_entry){.kind = ENTRY_LINE,
                                .u.line = {.seq = 7,
                                           .time_ms = 1765994400000,
                                           .level = STORE_WARNING,
                                           .message = message,
                                           .stack = SLICE("at X")}};
}

static void find(struct store_entry entry)
{
    kept.is_inline = true;
    kept.found[0] = entry;
    kept.n_found = 1;
}

#define HAS(text)   ck_assert_msg(strstr(body, text), "%s", body)
#define LACKS(text) ck_assert_msg(!strstr(body, text), "%s", body)

START_TEST(a_lost_operation_says_why)
{
    struct store_entry e = operation(OPERATION_LOST);

    e.u.operation.error = SLICE("The server ended before it did");
    find(e);
    ask_web(HTTP_GET_, "/api/result/" ID, "");
    ck_assert_str_eq(body, "{\"success\":false,\"result\":null,\"hasValue\":false,\"error\":\"The "
                           "server ended before it did\",\"logId\":\"" ID "\",\"complete\":true}");
    ask_web(HTTP_GET_, "/api/log/" ID, "");
    HAS("\"level\":\"error\",\"type\":\"operation\"");
    HAS("\"status\":\"lost\",\"durationMs\":250,");
    HAS("\"engine\":\"demo (player)\"");
}
END_TEST

START_TEST(rows_that_cannot_be_harm_nothing)
{
    struct store_entry e = operation(OPERATION_DONE), l = line(SLICE("x"));

    e.u.operation.started_ms = INT64_MIN;
    e.u.operation.finished_ms = INT64_MAX;
    find(e);
    ask_web(HTTP_GET_, "/api/log/" ID, "");
    HAS("\"durationMs\":0,");
    e.u.operation.started_ms = 5;
    e.u.operation.finished_ms = 4;
    e.u.operation.state = (enum operation_state)77;
    find(e);
    ask_web(HTTP_GET_, "/api/log/" ID, "");
    HAS("\"durationMs\":0,");
    l.u.line.level = (enum store_level)99;
    find(l);
    ask_web(HTTP_GET_, "/api/log/log-7", "");
    HAS("\"message\":\"x\"");
}
END_TEST

START_TEST(an_operation_that_runs_elsewhere_is_cancelled_there)
{
    find(operation(OPERATION_RUNNING));
    ask_web(HTTP_POST_, "/api/cancel/" ID, "");
    ck_assert_int_eq(status, 409);
    ck_assert_str_eq(body, "{\"success\":false,\"error\":\"Another server runs the operation; "
                           "cancel it there\",\"logId\":\"" ID "\",\"complete\":false}");
    find(operation(OPERATION_LOST));
    ask_web(HTTP_POST_, "/api/cancel/" ID, "");
    ck_assert_int_eq(status, 409);
    HAS("\"error\":\"Operation is already complete\",\"logId\":\"" ID "\",\"complete\":true");
    find(line(SLICE("x")));
    ask_web(HTTP_POST_, "/api/cancel/log-7", "");
    ck_assert_int_eq(status, 404);
    ck_assert_str_eq(body, "{\"success\":false,\"error\":\"Operation not found\"}");
}
END_TEST

START_TEST(a_named_result_is_a_result_and_a_log)
{
    struct store_entry e = operation(OPERATION_DONE);

    e.u.operation.is_data = e.u.operation.is_json = e.u.operation.has_value = true;
    e.u.operation.id = SLICE("my score");
    e.u.operation.result = SLICE("[1,2]");
    find(e);
    ask_web(HTTP_GET_, "/api/result/my%20score", "");
    ck_assert(slice_is(kept.asked.id, "my score"));
    ck_assert_str_eq(body, "{\"success\":true,\"result\":[1,2],\"hasValue\":true,\"logId\":\"my "
                           "score\",\"complete\":true}");
    ask_web(HTTP_GET_, "/api/logs?log_name=my%20score", "");
    ck_assert_int_eq(kept.asked.verb, STORE_FIND);
    HAS("\"type\":\"data\"");
    HAS("\"total\":1}");
    find(operation(OPERATION_DONE));
    ask_web(HTTP_GET_, "/api/logs?log_name=" ID, "");
    ck_assert_str_eq(body, "{\"logs\":[],\"total\":0}");
}
END_TEST

START_TEST(what_is_long_is_cut_in_lists_and_whole_in_details)
{
    static char text[20000];
    struct store_entry e = operation(OPERATION_DONE);

    memset(text, 'x', sizeof(text) - 1);
    text[0] = '[';
    e.u.operation.result = slice_of(text);
    e.u.operation.is_json = true;
    find(e);
    kept.found[1] = line(slice_of(text));
    kept.n_found = 2;
    kept.total = 2;
    ask_web(HTTP_GET_, "/api/logs", "");
    ck_assert_uint_lt(strlen(body), 3000);
    HAS("xxx...\"");
    HAS("\"total\":2}");
    kept.n_found = 1;
    ask_web(HTTP_GET_, "/api/log/" ID, "");
    ck_assert_uint_gt(strlen(body), 4000);
    LACKS("xxx...\"");
}
END_TEST

START_TEST(a_page_ends_where_the_reply_would_be_too_long)
{
    static struct store_entry many[LIMIT_LOG_PAGE];
    static char text[900];

    memset(text, 'x', sizeof(text) - 1);
    for (size_t i = 0; i < N_ELEMENTS(many); i++)
        many[i] = line(slice_of(text));
    kept.is_inline = true;
    kept.more = many;
    kept.n_found = N_ELEMENTS(many);
    kept.total = 9000;
    ask_web(HTTP_GET_, "/api/logs?limit=100000&offset=40", "");
    ck_assert_int_eq(kept.asked.filter.limit, LIMIT_LOG_PAGE);
    ck_assert_int_eq(kept.asked.filter.offset, 40);
    ck_assert_uint_lt(n_body, LIMIT_REPLY);
    ck_assert_uint_gt(n_body, LIMIT_REPLY / 3);
    ck_assert_ptr_nonnull(strstr(body_end, "\"total\":9000,\"nextOffset\":"));
}
END_TEST

START_TEST(filters_are_handed_on)
{
    find(line(SLICE("x")));
    ask_web(HTTP_GET_, "/api/logs?level=WARNING&text=a%20b&since=2025-12-17T18:00:00Z&count=-3",
            "");
    ck_assert_int_eq(status, 200);
    ck_assert_int_eq(kept.asked.verb, STORE_LIST);
    ck_assert_int_eq(kept.asked.filter.limit, 1);
    ck_assert_uint_eq(kept.asked.filter.levels, 1u << STORE_WARNING);
    ck_assert_int_eq(kept.asked.filter.since_ms, INT64_C(1765994400000));
    ask_web(HTTP_GET_, "/api/logs?log_type=all", "");
    ck_assert_uint_eq(kept.asked.filter.levels, 0);
    ck_assert_int_eq(kept.asked.filter.limit, 10);
}
END_TEST

START_TEST(a_text_to_search_for_is_bounded)
{
    char path[2000] = "/api/logs?text=", request[4000];
    size_t n = strlen(path);

    find(line(SLICE("x")));
    for (size_t i = 0; i < LIMIT_SEARCH_WORDS; i++)
        n += (size_t)snprintf(path + n, sizeof(path) - n, "%sa", i ? "." : "");
    ask_web(HTTP_GET_, path, "");
    ck_assert_int_eq(status, 200);
    snprintf(path + n, sizeof(path) - n, "%%20a");
    ask_web(HTTP_GET_, path, "");
    ck_assert_int_eq(status, 400);
    HAS("\"error\":\"text may have at most 32 words and 1024 bytes; search for fewer words\"");
    memset(path + 15, 'a', LIMIT_SEARCH_BYTES);
    path[15 + LIMIT_SEARCH_BYTES] = '\0';
    ask_web(HTTP_GET_, path, "");
    ck_assert_int_eq(status, 200);
    snprintf(
        request, sizeof(request),
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"invoke\",\"params\":{\"name\":\"get_logs\","
        "\"parameters\":{\"text\":\"%sa\"}}}",
        path + 15);
    say(request);
    ck_assert_ptr_nonnull(strstr(last, "at most 32 words and 1024 bytes"));
}
END_TEST

START_TEST(attached_lines_follow_and_are_counted)
{
    find(operation(OPERATION_RUNNING));
    kept.found[1] = line(SLICE("one"));
    kept.found[2] = line(SLICE("two"));
    kept.n_found = 3;
    kept.total = 250;
    ask_web(HTTP_GET_, "/api/result/" ID, "");
    HAS("\"complete\":false,\"message\":\"Operation is still running. Use get_result to check for "
        "completion.\",\"logs\":[{\"logId\":\"");
    HAS("-4"); /* a UUID */
    LACKS("\"log-7\"");
    ask_web(HTTP_GET_, "/api/log/" ID, "");
    HAS("\"message\":\"two\"}],\"logsTotal\":250}}");
    LACKS("durationMs");
}
END_TEST

START_TEST(a_store_that_cannot_read_is_an_error_of_the_server)
{
    kept.is_inline = kept.fails = true;
    ask_web(HTTP_GET_, "/api/logs", "");
    ck_assert_int_eq(status, 500);
    HAS("\"error\":\"disk full\"");
    ask_web(HTTP_POST_, "/api/cancel/" ID, "");
    ck_assert_int_eq(status, 500);
}
END_TEST

/* Else the store forgets the session, and keeps its later events forever. */
START_TEST(a_session_that_only_listens_stays_in_the_store)
{
    struct http_request r = {.method = HTTP_GET_, .path = SLICE("/mcp")};
    struct peer stream = {.ops = &ops, .kind = PEER_HTTP, .is_same_user = true};
    size_t n;

    kept.is_inline = true;
    ask_web(HTTP_POST_, "/mcp",
            "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{"
            "\"protocolVersion\":\"2025-11-25\"}}");
    r.header[HDR_HOST] = SLICE("localhost");
    r.header[HDR_ACCEPT] = SLICE("text/event-stream");
    r.header[HDR_SESSION] = slice_of(response_session);
    core_http(core, &stream, &r);
    ck_assert(stream.is_stream);
    n = kept.n_session_states;
    pass(LIMIT_SESSION_IDLE_MS / 2);
    ck_assert_uint_eq(kept.n_session_states, n + 1);
    core_closed(core, &stream);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        a_lost_operation_says_why,
        rows_that_cannot_be_harm_nothing,
        an_operation_that_runs_elsewhere_is_cancelled_there,
        a_named_result_is_a_result_and_a_log,
        what_is_long_is_cut_in_lists_and_whole_in_details,
        a_page_ends_where_the_reply_would_be_too_long,
        filters_are_handed_on,
        a_text_to_search_for_is_bounded,
        attached_lines_follow_and_are_counted,
        a_store_that_cannot_read_is_an_error_of_the_server,
        a_session_that_only_listens_stays_in_the_store,
    };

    return run_suite("core_lookup", tests, N_ELEMENTS(tests));
}
