/*
 * What one client learns of another: explorer's streams show explorer's calls only, and a stranger,
 * who is not of the server's user and has no token, sees no arguments and results of others.
 */
#include "core_store_rig.h"

#define ID "00000000-0000-4000-8000-000000000000"

#define HAS(text)   ck_assert_msg(strstr(body, text), "%s", body)
#define LACKS(text) ck_assert_msg(!strstr(body, text), "%s", body)

static struct peer stream, stranger;
static char heard[16384]; /* what the stream got */

static void hear(struct peer *p, const struct event *e)
{
    size_t len = strlen(heard);

    (void)p;
    snprintf(heard + len, sizeof(heard) - len, "%.*s\n", SLICE_ARG(e->data));
}

static struct peer_ops stream_ops;

static void listen_as(bool is_same_user)
{
    struct http_request r = {.method = HTTP_GET_, .path = SLICE("/")};

    stream_ops = ops;
    stream_ops.event = hear;
    heard[0] = '\0';
    stream = (struct peer){.ops = &stream_ops, .kind = PEER_HTTP, .is_same_user = is_same_user};
    r.header[HDR_HOST] = SLICE("localhost");
    r.header[HDR_ACCEPT] = SLICE("text/event-stream");
    core_http(core, &stream, &r);
    ck_assert(stream.is_stream);
    for (int i = 0; i < 2; i++) /* the snapshots */
        host_gives("{}");
    heard[0] = '\0';
}

static void host_answers(void)
{
    ck_assert_msg(slow.call, "%s", body);
    host_gives("{\"ok\":true,\"value\":\"answer-7\"}");
    core_tick(core);
}

static void call_by(const char *path, const char *text)
{
    ask_web(HTTP_POST_, path, text);
    host_answers();
}

#define EXPLORERS                                                                                  \
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"call_tool\",\"params\":{\"name\":"                 \
    "\"SetActive\",\"arguments\":{\"objectId\":\"question-7\",\"active\":true}}}"
#define MCPS                                                                                       \
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":"                \
    "\"SetActive\",\"arguments\":{\"objectId\":\"question-7\",\"active\":true}}}"

START_TEST(explorers_streams_show_explorers_calls_only)
{
    kept.is_inline = true;
    listen_as(true);
    call_by("/message", EXPLORERS);
    ck_assert_msg(strstr(heard, "tool_result") && strstr(heard, "answer-7"), "%s", heard);
    ck_assert_ptr_nonnull(strstr(heard, "objectId=\\\"question-7\\\""));
    heard[0] = '\0';
    say(MCPS);
    host_answers();
    call_by("/", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":"
                 "\"execute_code\",\"arguments\":{\"code\":\"question-7\"}}}");
    call_by("/api/execute", "{\"code\":\"question-7\"}");
    call_by("/editor",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"tool\":"
            "\"scene.objects.find\",\"arguments\":{\"nameContains\":\"question-7\"}}}");
    ck_assert_msg(!strstr(heard, "tool_result") && !strstr(heard, "-7"), "%s", heard);
    ck_assert_ptr_nonnull(strstr(heard, "tool=SetActive ok=true\"")); /* that something was done */
    core_closed(core, &stream);
}
END_TEST

START_TEST(a_strangers_stream_shows_nothing_that_others_said)
{
    kept.is_inline = true;
    listen_as(false);
    call_by("/message", EXPLORERS);
    say(MCPS);
    host_answers();
    ask_web(
        HTTP_POST_, "/message",
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"call_tool\",\"params\":{\"name\":\"No-7\"}}");
    ck_assert_msg(!strstr(heard, "-7") && !strstr(heard, "tool_result"), "%s", heard);
    ck_assert_ptr_nonnull(strstr(heard, "tool=SetActive ok=true\""));
    core_closed(core, &stream);
}
END_TEST

/* --- What the store holds --- */

static struct store_entry rows[3];

static void keep(struct store_caller caller)
{
    rows[0] = (struct store_entry){.kind = ENTRY_OPERATION,
                                   .u.operation = {.id = SLICE(ID),
                                                   .tool = SLICE("execute_code"),
                                                   .caller = caller,
                                                   .state = OPERATION_DONE,
                                                   .has_value = true,
                                                   .is_json = true,
                                                   .result = SLICE("\"answer-7\"")}};
    rows[1] = (struct store_entry){
        .kind = ENTRY_LINE,
        .u.line = {
            .seq = 4, .operation = SLICE(ID), .message = SLICE("said-7"), .stack = SLICE("at-7")}};
    rows[2] = (struct store_entry){.kind = ENTRY_LINE,
                                   .u.line = {.seq = 8, .message = SLICE("for everybody")}};
    kept.is_inline = true;
    kept.more = rows;
    kept.n_found = 3;
    kept.total = 3;
}

/* As ask_from(), but of another user. */
static void ask_stranger(enum http_method method, const char *path, uint32_t uid)
{
    struct http_request r = {.method = method, .query = slice_of(path)};

    r.path = slice_cut(&r.query, '?');
    stranger = (struct peer){.ops = &ops, .kind = PEER_HTTP, .has_uid = uid != 0, .uid = uid};
    r.header[HDR_HOST] = SLICE("localhost");
    core_http(core, &stranger, &r);
    core_tick(core);
}

static const struct store_caller of_1001 = {.peer = SLICE_INIT("127.0.0.1:5 user 1001"),
                                            .session = SLICE_INIT("session-7"),
                                            .client = SLICE_INIT("claude")};

START_TEST(a_stranger_sees_that_others_work_but_not_at_what)
{
    static const char *const paths[] = {"/api/logs", "/api/log/" ID, "/api/result/" ID};
    static const uint32_t others[] = {0, 1, 100, 1002, 11001};

    for (size_t p = 0; p < N_ELEMENTS(paths); p++)
        for (size_t i = 0; i < N_ELEMENTS(others); i++) {
            keep(of_1001);
            ask_stranger(HTTP_GET_, paths[p], others[i]);
            ck_assert_int_eq(status, 200);
            LACKS("-7");
            HAS("\"logId\":\"" ID "\"");
            HAS("\"result\":null,\"hasValue\":false");
        }
    keep(of_1001);
    ask_stranger(HTTP_GET_, "/api/logs", 1002);
    HAS("for everybody");
}
END_TEST

START_TEST(the_caller_the_servers_user_and_the_token_see_everything)
{
    keep(of_1001);
    ask_stranger(HTTP_GET_, "/api/result/" ID, 1001);
    HAS("answer-7");
    HAS("said-7");
    keep(of_1001);
    ask_web(HTTP_GET_, "/api/log/" ID, "");
    HAS("answer-7");
    HAS("session-7");
    HAS("said-7");
}
END_TEST

START_TEST(a_stranger_cannot_search_for_what_is_hidden)
{
    keep(of_1001);
    ask_stranger(HTTP_GET_, "/api/logs?text=said", 1002);
    HAS("may search the text of the log");
    LACKS("-7");
}
END_TEST

START_TEST(a_stranger_cannot_cancel_what_others_run)
{
    char path[80];

    kept.is_inline = true;
    ask_web(HTTP_POST_, "/api/execute", "{\"code\":\"1\"}");
    pass(100); /* it is on record as running */
    snprintf(path, sizeof(path), "/api/cancel/%s", kept.last_id);
    ask_stranger(HTTP_POST_, path, 1002);
    ck_assert_int_eq(slow.n_cancels, 0);
    cancel_it();
    ck_assert_int_eq(slow.n_cancels, 1);
    host_fails(ERR_TOOL, "stopped", false);
}
END_TEST

START_TEST(another_users_calls_are_on_record_with_that_user)
{
    struct http_request r = {
        .method = HTTP_POST_, .path = SLICE("/api/execute"), .body = SLICE("{\"code\":\"1\"}")};

    kept.is_inline = true;
    stranger = (struct peer){.ops = &ops, .kind = PEER_HTTP, .has_uid = true, .uid = 1001};
    snprintf(stranger.remote, sizeof(stranger.remote), "127.0.0.1:5");
    r.header[HDR_HOST] = SLICE("localhost");
    core_http(core, &stranger, &r);
    core_tick(core);
    host_gives("1");
    ck_assert_str_eq(kept.last_peer, "127.0.0.1:5 user 1001");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        explorers_streams_show_explorers_calls_only,
        a_strangers_stream_shows_nothing_that_others_said,
        a_stranger_sees_that_others_work_but_not_at_what,
        the_caller_the_servers_user_and_the_token_see_everything,
        a_stranger_cannot_search_for_what_is_hidden,
        a_stranger_cannot_cancel_what_others_run,
        another_users_calls_are_on_record_with_that_user,
    };

    return run_suite("core_overhear", tests, N_ELEMENTS(tests));
}
