/* Choosing a dialect, and the error table: no kind is left without a word in any dialect. */
#include <check.h>

#include "dialect/dialect.h"

static struct arena arena;

static void setup(void)
{
    arena_init(&arena, 1u << 20);
}

static void teardown(void)
{
    arena_done(&arena);
}

static const struct json *parse(struct slice text)
{
    const struct json *root = NULL;
    struct json_fault fault;

    ck_assert(json_parse(&arena, text, &root, &fault));
    return root;
}

/* The dialect that a message with these method and params is read in. */
static enum dialect_id chosen(const struct place *where, const char *method, const char *params)
{
    struct slice text = arena_printf(
        &arena, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":%s}", method, params);
    struct request r;
    struct err err = {0};

    dialect_decode(parse(text), where, &r, &err);
    return r.dialect;
}

static const struct request *in_dialect(enum dialect_id id)
{
    static struct request r;

    r = (struct request){.dialect = id, .codes = id, .context.revision = REV_2025_11_25};
    return &r;
}

static const struct place nowhere = {.pinned = -1, .shown = -1, .fallback = D_PLAIN};

START_TEST(a_dialect_is_known_by_its_marks)
{
    static const struct {
        const char *method, *params;
        enum dialect_id dialect;
    } rows[] = {
        {"initialize", "{}", D_MCP},
        {"list_tools", "{}", D_EXPLORER},
        {"call_tool", "{}", D_EXPLORER},
        {"list_resources", "{}", D_EXPLORER},
        {"read_resource", "{}", D_EXPLORER},
        {"stream_events", "{}", D_EXPLORER},
        {"invoke", "{}", D_BRIDGE},
        {"shutdown", "null", D_BRIDGE},
        {"tools/describe", "{}", D_EDITOR},
        {"server/info", "{}", D_EDITOR},
        {"tools/call", "{\"tool\":\"x\"}", D_EDITOR},
        {"tools/list", "{\"category\":\"x\"}", D_EDITOR},
        {"tools/list", "{\"tier\":\"x\"}", D_EDITOR},
        {"tools/call", "{\"name\":\"x\"}", D_PLAIN},
        {"tools/list", "{}", D_PLAIN},
        {"no/such/method", "{}", D_PLAIN},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        ck_assert_int_eq(chosen(&nowhere, rows[i].method, rows[i].params), rows[i].dialect);
}
END_TEST

START_TEST(what_is_pinned_comes_before_every_mark)
{
    struct place where = nowhere;

    where.pinned = D_EXPLORER;
    ck_assert_int_eq(chosen(&where, "tools/call", "{\"tool\":\"x\"}"), D_EXPLORER);
    ck_assert_int_eq(chosen(&where, "invoke", "{}"), D_EXPLORER);
}
END_TEST

START_TEST(what_the_session_has_shown_comes_before_the_fallback)
{
    struct place where = nowhere;

    where.shown = D_EDITOR;
    ck_assert_int_eq(chosen(&where, "tools/list", "{}"), D_EDITOR);
    ck_assert_int_eq(chosen(&where, "tools/call", "{}"), D_EDITOR);
    ck_assert_int_eq(chosen(&where, "tools/call", "{\"name\":\"x\"}"), D_EDITOR);
    ck_assert_int_eq(chosen(&where, "invoke", "{}"), D_BRIDGE);
    where.shown = D_MCP;
    ck_assert_int_eq(chosen(&where, "tools/call", "{\"tool\":\"x\"}"), D_EDITOR);
    ck_assert_int_eq(chosen(&where, "tools/list", "{\"tier\":\"x\"}"), D_MCP);
}
END_TEST

START_TEST(frames_keep_their_own_codes_whatever_they_carry)
{
    struct place where = nowhere;
    struct request r;
    struct err err = {0};

    where.is_framed = true;
    ck_assert(
        !dialect_decode(parse(SLICE("{\"jsonrpc\":\"2.0\",\"id\":\"q\",\"method\":\"invoke\"}")),
                        &where, &r, &err));
    ck_assert_int_eq(r.dialect, D_BRIDGE);
    ck_assert_int_eq(r.codes, D_FRAMED);
    ck_assert(slice_is(r.id, "\"q\""));
    ck_assert_int_eq(chosen(&where, "session.authenticate", "{}"), D_FRAMED);
    ck_assert_int_ne(chosen(&nowhere, "session.authenticate", "{}"), D_FRAMED);
}
END_TEST

START_TEST(every_kind_of_error_has_a_code_in_every_dialect)
{
    for (unsigned kind = ERR_NONE + 1; kind < ERR_COUNT; kind++)
        for (unsigned d = 0; d < D_COUNT; d++) {
            int code = dialect_error_code(in_dialect((enum dialect_id)d), (enum err_kind)kind);

            ck_assert_msg(code < 0 || code == 1000 || code == 1001, "kind %u, dialect %u", kind, d);
        }
}
END_TEST

/* Whatever the kind, the error object reads back and has what its dialect promises. */
START_TEST(every_error_is_written_as_its_dialect_promises)
{
    for (unsigned kind = ERR_NONE + 1; kind < ERR_COUNT; kind++)
        for (unsigned d = 0; d < D_COUNT; d++) {
            struct err err;
            struct buf out;
            struct json_out w;
            const struct json *root, *data;

            err_set(&err, (enum err_kind)kind, "sentence");
            buf_init(&out, 4096);
            json_out_init(&w, &out);
            dialect_write_error_object(&w, in_dialect((enum dialect_id)d),
                                       &(struct outcome){.err = &err});
            root = parse(arena_copy(&arena, buf_slice(&out)));
            buf_done(&out);
            data = json_get(root, "data");
            ck_assert(json_get_text(root, "message").len > 0);
            if (d == D_EXPLORER)
                ck_assert(json_get(data, "hint") && json_get_text(data, "kind").len);
            if (d == D_EDITOR)
                ck_assert(json_get(data, "details") && json_get_text(data, "errorType").len);
            if (d == D_PLAIN || d == D_BRIDGE)
                ck_assert(slice_is(json_get_text(data, "details"), "sentence"));
            if (d == D_FRAMED)
                ck_assert_ptr_null(data);
        }
}
END_TEST

/* The editor's details: always what Unity said, and what the host adds. */
START_TEST(details_of_the_editor_are_filled)
{
    static const struct {
        enum err_kind kind;
        const char *details, *hint, *wanted;
    } rows[] = {
        {ERR_ENGINE, "", "", "{\"unityError\":\"no\"}"},
        {ERR_NOT_FOUND, "", "look", "{\"unityError\":\"no\",\"hint\":\"look\"}"},
        {ERR_NOT_READY, "{\"retry_after_ms\":5}", "wait",
         "{\"unityError\":\"no\",\"retry_after_ms\":5,\"hint\":\"wait\"}"},
        {ERR_ENGINE, "{\"unityError\":\"x\",\"scenePath\":\"y\"}", "",
         "{\"unityError\":\"x\",\"scenePath\":\"y\"}"},
        {ERR_ENGINE, "{}", "", "{\"unityError\":\"no\"}"},
        {ERR_ENGINE, "{ \t\r }", "", "{\"unityError\":\"no\"}"},
        {ERR_TOOL, "", "", "{\"error\":\"no\"}"},
        {ERR_TOOL, "{\"type\":\"E\"}", "look", "{\"type\":\"E\"}"},
        {ERR_TIER, "{\"requiredTier\":\"tier1\"}", "pay", "{\"requiredTier\":\"tier1\"}"},
        {ERR_DENIED, "", "open", "{\"hint\":\"open\"}"},
        {ERR_UNKNOWN_TOOL, "", "", "{}"},
        {ERR_ARGUMENT, "", "",
         "{\"missingParameters\":[],"
         "\"errors\":[{\"fieldPath\":\"arguments\",\"message\":\"no\"}]}"},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        const struct json *details;
        struct json_out w;
        struct buf out;
        struct err err;

        err_set(&err, rows[i].kind, "no");
        err_hint(&err, "%s", rows[i].hint);
        err.details = slice_of(rows[i].details);
        buf_init(&out, 4096);
        json_out_init(&w, &out);
        dialect_write_error_object(&w, in_dialect(D_EDITOR), &(struct outcome){.err = &err});
        details = json_get(json_get(parse(arena_copy(&arena, buf_slice(&out))), "data"), "details");
        ck_assert_msg(slice_is(details->raw, rows[i].wanted), "%.*s", SLICE_ARG(details->raw));
        buf_done(&out);
    }
}
END_TEST

/* One is the tool's failure, the other the caller's message. */
START_TEST(a_result_and_a_message_that_are_too_large_are_two_things)
{
    struct request r = {.dialect = D_MCP, .codes = D_MCP, .op = OP_TOOL_CALL};
    struct err err;
    struct outcome o = {.err = &err, .tool = tool_by_id(TOOL_LIST_OBJECTS)};

    err_set(&err, ERR_TOO_LARGE, "sentence");
    ck_assert(dialect_fails_in_result(&r, &o));
    ck_assert_int_eq(dialect_http_status(&r, &o), 200);
    ck_assert_int_eq(dialect_rest_status(err.kind), 200);
    ck_assert_int_eq(dialect_error_code(in_dialect(D_PLAIN), err.kind), -32603);
    ck_assert_int_eq(dialect_error_code(in_dialect(D_EDITOR), err.kind), -32000);
    err_set(&err, ERR_MESSAGE_SIZE, "sentence");
    ck_assert(!dialect_fails_in_result(&r, &o));
    ck_assert_int_eq(dialect_http_status(&r, &o), 413);
    for (unsigned d = 0; d < D_COUNT; d++)
        ck_assert_int_eq(dialect_error_code(in_dialect((enum dialect_id)d), err.kind), -32600);
}
END_TEST

/* What a host may say, in explorer's words. */
START_TEST(a_refusal_has_one_of_seed_4s_kinds)
{
    static const struct {
        enum err_kind kind;
        const char *word;
    } kinds[] = {{ERR_ARGUMENT, "InvalidArgument"}, {ERR_TOO_LARGE, "InvalidArgument"},
                 {ERR_NOT_FOUND, "NotFound"},       {ERR_NOT_READY, "NotReady"},
                 {ERR_DENIED, "PermissionDenied"},  {ERR_TIMEOUT, "Internal"},
                 {ERR_ENGINE, "Internal"},          {ERR_INTERNAL, "Internal"}};

    for (size_t i = 0; i < N_ELEMENTS(kinds); i++) {
        const struct json *root;
        struct json_out w;
        struct buf out;
        struct err err;

        err_set(&err, kinds[i].kind, "sentence");
        buf_init(&out, 4096);
        json_out_init(&w, &out);
        explorer_write_refusal(&w, &err);
        root = parse(arena_copy(&arena, buf_slice(&out)));
        buf_done(&out);
        ck_assert_msg(slice_is(json_get_text(json_get(root, "error"), "kind"), kinds[i].word), "%s",
                      kinds[i].word);
    }
}
END_TEST

START_TEST(seed_3_allows_only_six_codes)
{
    static const int allowed[] = {-32700, -32600, -32601, -32602, -32603, -32000};

    for (unsigned kind = ERR_NONE + 1; kind < ERR_COUNT; kind++) {
        int code = dialect_error_code(in_dialect(D_PLAIN), (enum err_kind)kind);
        bool found = false;

        for (size_t i = 0; i < N_ELEMENTS(allowed); i++)
            found |= allowed[i] == code;
        ck_assert_msg(found, "kind %u has %d", kind, code);
    }
}
END_TEST

/* A compiler's errors are longer than the message has room for. */
START_TEST(a_message_is_written_whole)
{
    struct err err = {0};
    struct json_out w;
    struct buf out;

    err_set(&err, ERR_TOOL, "Compilation errors:");
    err_hint(&err, "a hint");
    err.whole = SLICE("Compilation errors:\n1: one\n2: two");
    buf_init(&out, 4096);
    for (unsigned d = 0; d < D_COUNT; d++) {
        struct request r = {.id = SLICE("1"), .dialect = d, .codes = d, .op = OP_TOOL_CALL};
        struct outcome o = {.err = &err, .tool = tool_by_id(TOOL_EXECUTE_CODE)};

        buf_reset(&out, 0);
        json_out_init(&w, &out);
        dialect_write_call(&w, &r, &o);
        ck_assert_msg(buf_ok(&out) && slice_contains(buf_slice(&out), SLICE("2: two")), "%u", d);
        /* The bridge's details say nothing else. */
        ck_assert_msg(slice_contains(buf_slice(&out), SLICE("a hint")) ==
                          (d != D_BRIDGE && d != D_FRAMED),
                      "%u", d);
    }
    buf_done(&out);
}
END_TEST

START_TEST(ids_return_byte_by_byte)
{
    static const char *const ids[] = {"1",   "1.0",  "-0",          "12345678901234567890123",
                                      "1e5", "\"\"", "\"\\u00e9\"", "0"};

    for (size_t i = 0; i < N_ELEMENTS(ids); i++) {
        struct slice text =
            arena_printf(&arena, "{\"jsonrpc\":\"2.0\",\"id\":%s,\"method\":\"ping\"}", ids[i]);
        struct request r;
        struct err err = {0};
        struct buf out;
        struct json_out w;

        ck_assert(dialect_decode(parse(text), &nowhere, &r, &err));
        buf_init(&out, 4096);
        json_out_init(&w, &out);
        dialect_write_result(&w, &r, SLICE("{}"));
        ck_assert(slice_eq(
            buf_slice(&out),
            arena_printf(&arena, "{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":{}}", ids[i])));
        buf_done(&out);
    }
}
END_TEST

/* Headers stand as they were sent: with CRLF, blanks around the value, in any case. */
START_TEST(headers_repeat_arguments)
{
    static const struct {
        const char *fields, *args;
        bool fits;
    } rows[] = {
        {"Mcp-Param-Region: Hello\r\n", "{\"region\":\"Hello\"}", true},
        {"Host: x\r\nMCP-PARAM-REGION: \tHello \r\nAccept: */*\r\n", "{\"region\":\"Hello\"}",
         true},
        {"Mcp-Param-Region: =?base64?SGVsbG8=?=\r\n", "{\"region\":\"Hello\"}", true},
        {"Mcp-Param-Region: =?base64?SGVsbG8=\r\n", "{\"region\":\"=?base64?SGVsbG8=\"}", true},
        {"Mcp-Param-Level: 3\r\n", "{\"level\":3.0}", true},
        {"Mcp-Param-Region: Hello\r\n", "{}", true},
        {"Mcp-Param-Region: =?base64?SGVsbG8?=\r\n", "{\"region\":\"Hello\"}", false},
        {"Mcp-Param-Region: hello\r\n", "{\"region\":\"Hello\"}", false},
        {"Mcp-Param-Region:\r\n", "{\"region\":\"Hello\"}", false},
        {"Mcp-Param-Region: a\r\nMcp-Param-Region: a\r\n", "{\"region\":\"a\"}", false},
        {"Host: x\r\n", "{\"region\":\"Hello\"}", false},
    };
    struct slice schema = SLICE("{\"properties\":{\"region\":{\"x-mcp-header\":\"Region\"},"
                                "\"level\":{\"x-mcp-header\":\"Level\"}}}");

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        struct mcp_headers headers = {.fields = slice_of(rows[i].fields)};
        struct request r = {.dialect = D_MCP,
                            .context.revision = REV_2026_07_28,
                            .headers = &headers,
                            .args = parse(slice_of(rows[i].args))};
        struct err err = {0};

        ck_assert_msg(dialect_check_arguments(&r, schema, &arena, &err) == rows[i].fits, "%zu", i);
        ck_assert_int_eq(err.kind, rows[i].fits ? ERR_NONE : ERR_HEADER);
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("dialect");
    TCase *tc = tcase_create("dialect");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_add_test(tc, a_dialect_is_known_by_its_marks);
    tcase_add_test(tc, what_is_pinned_comes_before_every_mark);
    tcase_add_test(tc, what_the_session_has_shown_comes_before_the_fallback);
    tcase_add_test(tc, frames_keep_their_own_codes_whatever_they_carry);
    tcase_add_test(tc, every_kind_of_error_has_a_code_in_every_dialect);
    tcase_add_test(tc, every_error_is_written_as_its_dialect_promises);
    tcase_add_test(tc, details_of_the_editor_are_filled);
    tcase_add_test(tc, a_refusal_has_one_of_seed_4s_kinds);
    tcase_add_test(tc, a_result_and_a_message_that_are_too_large_are_two_things);
    tcase_add_test(tc, seed_3_allows_only_six_codes);
    tcase_add_test(tc, a_message_is_written_whole);
    tcase_add_test(tc, ids_return_byte_by_byte);
    tcase_add_test(tc, headers_repeat_arguments);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
