/*
 * Core and tools of user code: who is told that the list has changed, calls that outlive their
 * list, what is on record of them, and how their results look in each dialect.
 */
#include "core_store_rig.h"

#define SCHEMA "\"inputSchema\":{\"type\":\"object\"}"
#define DOOR                                                                                       \
    "{\"name\":\"open-door\",\"title\":\"Open\",\"inputSchema\":{\"type\":\"object\","             \
    "\"properties\":{\"name\":{\"type\":\"string\"}},\"required\":[\"name\"]}}"
#define COUNT "{\"name\":\"count-all\",\"readOnly\":true," SCHEMA "}"

#define CHANGED "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/tools/list_changed\"}"

static void no_complaint(void *ctx, struct slice name, struct slice where, const char *reason)
{
    (void)ctx;
    (void)where;
    ck_abort_msg("%.*s: %s", SLICE_ARG(name), reason);
}

/* The host has these tools from now on, and no others. */
static void set_tools(const char *text)
{
    struct arena a;
    struct plugins *plugins;
    const struct json *list;
    struct json_fault fault;
    struct err err;

    arena_init(&a, 1 << 20);
    ck_assert(json_parse(&a, slice_of(text), &list, &fault));
    ck_assert(plugins_read(list, no_complaint, NULL, &plugins, &err));
    arena_done(&a);
    plugins_unref(slow.plugins);
    slow.plugins = plugins;
    slow.host.events.changed(slow.host.events.ctx);
}

static void shake_hands(const char *revision)
{
    char text[256];

    snprintf(text, sizeof(text),
             "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{"
             "\"protocolVersion\":\"%s\"}}",
             revision);
    say(text);
    say("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
}

/* Calls from the connection, in MCP after the handshake. */
static void call(const char *name, const char *args)
{
    char text[1024];

    snprintf(text, sizeof(text),
             "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\","
             "\"arguments\":%s}}",
             name, args);
    say(text);
}

/* Calls by bare JSON-RPC on POST /. */
static void call_plain(const char *name, const char *args)
{
    char text[1024];

    snprintf(text, sizeof(text),
             "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\","
             "\"arguments\":%s}}",
             name, args);
    ask_web(HTTP_POST_, "/", text);
}

static void expect_last(const char *part)
{
    ck_assert_msg(strstr(last, part) != NULL, "%s", last);
}

static void expect_body(const char *part)
{
    ck_assert_msg(strstr(body, part) != NULL, "%s", body);
}

/* --- Who is told. --- */

START_TEST(sessions_are_told_when_the_list_has_changed_and_only_then)
{
    set_tools("[" DOOR "]"); /* nobody has shaken hands */
    ck_assert_int_eq(n_sent, 0);
    shake_hands("2025-11-25");
    n_sent = 0;
    set_tools("[" DOOR "]");
    slow.host.events.changed(slow.host.events.ctx);
    ck_assert_int_eq(n_sent, 0);
    set_tools("[" DOOR "," COUNT "]");
    ck_assert_int_eq(n_sent, 1);
    ck_assert_str_eq(last, CHANGED);
    set_tools("[" COUNT "," DOOR "]");
    ck_assert_int_eq(n_sent, 1);
    set_tools("[]");
    ck_assert_int_eq(n_sent, 2);
}
END_TEST

START_TEST(where_the_list_never_has_them_nobody_is_told)
{
    struct core_config config = {.groups = 1u << GROUP_EXPLORER, .dialect = -1};

    teardown();
    memset(&slow, 0, sizeof(slow));
    core = core_new(&config, &(struct core_env){.random = some_bytes});
    slow.info = (struct host_info){HOST_READY, "1", "here", "none", "test", false};
    slow.host = (struct host){.ops = &slow_ops, .events = *core_host_events(core)};
    core_set_host(core, &slow.host);
    pass(1);
    peer = (struct peer){.ops = &ops, .kind = PEER_STDIO, .is_same_user = true};
    core_open(core, &peer);
    shake_hands("2025-11-25");
    n_sent = 0;
    set_tools("[" DOOR "]");
    ck_assert_int_eq(n_sent, 0);
    call("open-door", "{}"); /* it can be called all the same */
    expect_last("Writes disabled");
}
END_TEST

START_TEST(a_session_without_a_stream_is_told_when_it_has_one)
{
    struct http_request get = {.method = HTTP_GET_, .path = SLICE_INIT("/mcp")};
    struct http_request note = {
        .method = HTTP_POST_,
        .path = SLICE_INIT("/mcp"),
        .body = SLICE_INIT("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}")};
    static char id[64]; /* of the session */
    static struct peer stream, other;

    kept.is_inline = true; /* the answer waits until the session is written */
    ask_web(HTTP_POST_, "/mcp",
            "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{"
            "\"protocolVersion\":\"2025-11-25\"}}");
    snprintf(id, sizeof(id), "%s", response_session);
    ck_assert_uint_eq(strlen(id), 32);
    note.header[HDR_HOST] = get.header[HDR_HOST] = SLICE("localhost");
    note.header[HDR_SESSION] = get.header[HDR_SESSION] = slice_of(id);
    get.header[HDR_ACCEPT] = SLICE("text/event-stream");
    other = (struct peer){.ops = &ops, .kind = PEER_HTTP, .is_same_user = true};
    core_http(core, &other, &note);
    n_sent = 0;
    set_tools("[" DOOR "]");
    set_tools("[" COUNT "]");
    ck_assert_int_eq(n_sent, 0);
    stream = (struct peer){.ops = &ops, .kind = PEER_HTTP, .is_same_user = true};
    core_http(core, &stream, &get);
    ck_assert(stream.is_stream);
    ck_assert_int_eq(n_sent, 1); /* once, however often it has changed */
    ck_assert_str_eq(last, CHANGED);
    core_closed(core, &stream);
    stream = (struct peer){.ops = &ops, .kind = PEER_HTTP, .is_same_user = true};
    core_http(core, &stream, &get);
    ck_assert_int_eq(n_sent, 1);
    set_tools("[]");
    ck_assert_int_eq(n_sent, 2);
    core_closed(core, &stream);
}
END_TEST

START_TEST(a_client_that_does_not_read_is_told_once_when_it_does)
{
    shake_hands("2025-11-25");
    n_sent = 0;
    pending = 1 << 20;
    for (int i = 0; i < 1000; i++) {
        set_tools("[" DOOR "]");
        set_tools("[" COUNT "]");
    }
    ck_assert_int_eq(n_sent, 0);
    core_drained(core, &peer); /* not enough of it */
    ck_assert_int_eq(n_sent, 0);
    pending = 0;
    core_drained(core, &peer);
    ck_assert_int_eq(n_sent, 1);
    ck_assert_str_eq(last, CHANGED);
    core_drained(core, &peer);
    ck_assert_int_eq(n_sent, 1);
}
END_TEST

/* --- Calls that outlive their list. --- */

START_TEST(a_call_keeps_its_row_while_lists_come_and_go)
{
    set_tools("[" DOOR "]");
    shake_hands("2025-11-25");
    call("open-door", "{\"name\":\"Gate\"}");
    for (int i = 0; i < 50; i++) {
        set_tools("[" COUNT "]");
        set_tools("[" DOOR "]");
    }
    set_tools("[]");
    ck_assert_str_eq(slow.call->tool->name, "open-door");
    host_gives("{\"opened\":1}");
    ck_assert_uint_eq(kept.n_held, 1); /* a write is on record before it is answered */
    set_tools("[" COUNT "]");
    let_one_go();
    expect_last("\"structuredContent\":{\"opened\":1}");
    KEPT(0, "done open-door");
    KEPT(1, "audit done open-door name=6");
}
END_TEST

START_TEST(a_call_that_outlives_its_caller_keeps_its_row)
{
    kept.is_inline = true;
    set_tools("[" DOOR "]");
    shake_hands("2025-11-25");
    call("open-door", "{\"name\":\"Gate\"}");
    set_tools("[]");
    pass(31000);
    expect_last("Tool execution timed out");
    expect_last("get_result");
    set_tools("[" COUNT "]");
    host_gives("1");
    KEPT(kept.n_rows - 2, "done open-door");
    KEPT(kept.n_rows - 1, "audit done open-door name=6");
}
END_TEST

START_TEST(a_call_that_the_host_has_at_the_end_lets_go_of_its_list)
{
    set_tools("[" DOOR "]");
    call_plain("open-door", "{\"name\":\"Gate\"}");
    set_tools("[]");
    ck_assert_ptr_nonnull(slow.call);
    core_closed(core, &web);
}
END_TEST

/* Rows without an owner live only as long as the host. */
START_TEST(a_call_that_the_host_has_at_the_end_does_not_look_at_its_row)
{
    slow.own = mem_alloc(sizeof(*slow.own));
    *slow.own = (struct tool){.id = TOOL_PLUGIN,
                              .name = "open-door",
                              .title = "Open",
                              .text = "Open",
                              .input = SLICE_INIT("{\"type\":\"object\"}"),
                              .group = GROUP_PLUGIN,
                              .timeout_ms = -1};
    slow.host.events.changed(slow.host.events.ctx);
    call_plain("open-door", "{}");
    ck_assert_ptr_nonnull(slow.call);
    core_closed(core, &web);
}
END_TEST

START_TEST(a_refused_call_lets_go_of_its_list)
{
    kept.is_inline = true;
    set_tools("[" DOOR "]");
    call_plain("open-door", "{}");
    expect_body("\"code\":-32602");
    expect_body("name is required");
    set_tools("[]");
    call_plain("open-door", "{\"name\":\"Gate\"}");
    expect_body("\"code\":-32601");
}
END_TEST

/* --- Times. --- */

START_TEST(user_code_is_stopped_as_other_code_is)
{
    set_tools("[" DOOR "," COUNT "]");
    call_plain("count-all", "{}");
    ck_assert_int_eq(slow.call->run_ms, 10000);
    ck_assert(slow.call->is_patient);
    host_gives("1");
    ask_web(HTTP_POST_, "/message",
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"call_tool\",\"params\":{\"name\":"
            "\"Open-Door\",\"arguments\":{\"name\":\"Gate\"}}}");
    ck_assert_str_eq(slow.call->tool->name, "open-door");
    ck_assert(!slow.call->is_patient);
    kept.is_inline = true;
    host_gives("1");
}
END_TEST

/* --- What callers see. --- */

/* What the tool gives becomes a part of the answer, in MCP and on POST /. */
static void expect_shapes(const char *given, const char *mcp, const char *plain)
{
    call("count-all", "{}");
    host_gives(given);
    expect_last(mcp);
    call_plain("count-all", "{}");
    host_gives(given);
    expect_body(plain);
    ck_assert_ptr_null(strstr(body, "structuredContent"));
}

START_TEST(values_are_text_and_structured_content)
{
    set_tools("[" COUNT "]");
    shake_hands("2025-11-25");
    expect_shapes("{\"n\":1}",
                  "{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"n\\\":1}\"}],"
                  "\"structuredContent\":{\"n\":1}}",
                  "{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"n\\\":1}\"}]}");
    expect_shapes("[1,2]",
                  "{\"content\":[{\"type\":\"text\",\"text\":\"[1,2]\"}],"
                  "\"structuredContent\":{\"result\":[1,2]}}",
                  "{\"content\":[{\"type\":\"text\",\"text\":\"[1,2]\"}]}");
    expect_shapes("null",
                  "{\"content\":[{\"type\":\"text\",\"text\":\"null\"}],"
                  "\"structuredContent\":{\"result\":null}}",
                  "{\"content\":[{\"type\":\"text\",\"text\":\"null\"}]}");
}
END_TEST

START_TEST(a_text_is_no_structured_content)
{
    set_tools("[" COUNT "]");
    shake_hands("2025-11-25");
    call("count-all", "{}");
    slow.call->form = FORM_TEXT;
    host_gives("{\"looks\":\"like JSON\"}");
    expect_last("\"result\":{\"content\":[{\"type\":\"text\",\"text\":"
                "\"{\\\"looks\\\":\\\"like JSON\\\"}\"}]}");
}
END_TEST

START_TEST(revisions_that_know_no_structured_content_get_none)
{
    set_tools("[" COUNT "]");
    shake_hands("2025-03-26");
    call("count-all", "{}");
    host_gives("{\"n\":1}");
    expect_last("\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"n\\\":1}\"}]}");
}
END_TEST

/* What the host says of a failure, on POST /. */
static void expect_failure(enum err_kind kind, const char *code)
{
    call_plain("count-all", "{}");
    host_fails(kind, "amount: that is the matter", false);
    expect_body(code);
    expect_body("\"details\":\"amount: that is the matter\"");
}

START_TEST(failures_have_the_codes_of_the_seed)
{
    set_tools("[" COUNT "]");
    expect_failure(ERR_ARGUMENT, "\"code\":-32602");
    expect_failure(ERR_TOOL, "\"code\":-32603");
    expect_failure(ERR_ENGINE, "\"code\":-32603");
    expect_failure(ERR_TIMEOUT, "\"code\":-32603");
    expect_failure(ERR_NOT_READY, "\"code\":-32000");
}
END_TEST

/* --- Arguments. --- */

START_TEST(arguments_are_passed_on_unread_however_many)
{
    struct buf text;
    char end[64];

    set_tools("[" DOOR "]");
    call_plain("open-door", "{\"name\":{\"any\":[1]},\"extra\":null}");
    ck_assert(slice_is(slow.call->args_raw, "{\"name\":{\"any\":[1]},\"extra\":null}"));
    kept.is_inline = true;
    host_gives("1");
    buf_init(&text, 4 << 20);
    buf_append(&text, SLICE("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{"
                            "\"name\":\"open-door\",\"arguments\":{\"name\":[0"));
    for (int i = 0; i < 100000; i++) /* as a tree this is more than a call may keep */
        buf_append(&text, SLICE(",0"));
    buf_append(&text, SLICE("],\"extra\":[1]}}}"));
    buf_append_byte(&text, '\0');
    ask_web(HTTP_POST_, "/", text.p);
    snprintf(end, sizeof(end), "%.*s",
             SLICE_ARG(slice_skip(slow.call->args_raw, slow.call->args_raw.len - 20)));
    ck_assert_str_eq(end, ",0,0,0],\"extra\":[1]}");
    host_gives("1");
    buf_done(&text);
}
END_TEST

/* --- Listings. --- */

START_TEST(a_schema_stands_in_every_listing_as_it_is)
{
    set_tools("[{\"name\":\"odd.One\",\"title\":\"T\",\"description\":\"D\",\"destructive\":true,"
              "\"inputSchema\":{\"type\":\"object\",\n\"x\":[1.50]}}]");
    shake_hands("2025-11-25");
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/describe\",\"params\":{\"tool\":"
        "\"odd-one\"}}");
    expect_last("\"id\":\"odd.One\",\"name\":\"T\",\"description\":\"D\",\"category\":\"plugin\","
                "\"safetyLevel\":\"destructive\"");
    expect_last("\"inputs\":{\"type\":\"object\", \"x\":[1.50]}");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("core_plugins");
    TCase *tc = tcase_create("core_plugins");
    SRunner *sr;
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_set_timeout(tc, 60);
    tcase_add_test(tc, sessions_are_told_when_the_list_has_changed_and_only_then);
    tcase_add_test(tc, where_the_list_never_has_them_nobody_is_told);
    tcase_add_test(tc, a_session_without_a_stream_is_told_when_it_has_one);
    tcase_add_test(tc, a_client_that_does_not_read_is_told_once_when_it_does);
    tcase_add_test(tc, a_call_keeps_its_row_while_lists_come_and_go);
    tcase_add_test(tc, a_call_that_outlives_its_caller_keeps_its_row);
    tcase_add_test(tc, a_call_that_the_host_has_at_the_end_lets_go_of_its_list);
    tcase_add_test(tc, a_call_that_the_host_has_at_the_end_does_not_look_at_its_row);
    tcase_add_test(tc, a_refused_call_lets_go_of_its_list);
    tcase_add_test(tc, user_code_is_stopped_as_other_code_is);
    tcase_add_test(tc, values_are_text_and_structured_content);
    tcase_add_test(tc, a_text_is_no_structured_content);
    tcase_add_test(tc, revisions_that_know_no_structured_content_get_none);
    tcase_add_test(tc, failures_have_the_codes_of_the_seed);
    tcase_add_test(tc, arguments_are_passed_on_unread_however_many);
    tcase_add_test(tc, a_schema_stands_in_every_listing_as_it_is);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return failed ? 1 : 0;
}
