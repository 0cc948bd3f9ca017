/*
 * What the store keeps of streams for clients that resume: no more than the server itself. What
 * goes over the wire is in tests/golden/mcp, in the cases named after resuming.
 */
#include "core_store_rig.h"

enum { BIG = 7 << 20 };

static void ask_in_session(struct peer *p, enum http_method method, const char *text)
{
    struct http_request r = {.method = method, .path = SLICE("/mcp"), .body = slice_of(text)};

    *p = (struct peer){.ops = &ops, .kind = PEER_HTTP, .is_same_user = true};
    r.header[HDR_HOST] = SLICE("localhost");
    r.header[HDR_ACCEPT] = SLICE("application/json, text/event-stream");
    if (response_session[0])
        r.header[HDR_SESSION] = slice_of(response_session);
    core_http(core, p, &r);
    core_tick(core);
}

static struct peer others[60];
static size_t n_others;

static void answer_with(size_t len)
{
    static char result[BIG + 1];
    struct peer *p = &others[n_others++];

    memset(result, 'x', len);
    result[0] = result[len - 1] = '"';
    result[len] = '\0';
    ask_in_session(p, HTTP_POST_,
                   "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{"
                   "\"name\":\"GetStatus\",\"_meta\":{\"progressToken\":1}}}");
    ck_assert_ptr_nonnull(slow.call);
    slow.host.events.progress(slow.host.events.ctx, slow.call, 1, 2, "half");
    host_gives(result);
}

/* Answers that the server keeps until it may keep no more. */
static void fill(void)
{
    n_others = 0;
    for (size_t len = BIG; len > 4096; len /= 2)
        for (unsigned i = 0; i < 5; i++)
            answer_with(len);
}

START_TEST(what_the_server_forgets_the_store_forgets)
{
    struct peer stream;

    kept.is_inline = true;
    response_session[0] = '\0';
    ask_in_session(&web, HTTP_POST_,
                   "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
                   "\"protocolVersion\":\"2025-06-18\",\"capabilities\":{}}}");
    ask_in_session(&web, HTTP_POST_,
                   "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"logging/setLevel\",\"params\":{"
                   "\"level\":\"debug\"}}");
    ask_in_session(&stream, HTTP_GET_, "");
    fill();
    for (unsigned i = 0; i < 2 * LIMIT_REPLAY; i++) {
        ask_web(HTTP_POST_, "/mcp", "{"); /* logs a line */
        pass(1);
    }
    ck_assert_int_gt(kept.dropped_to, 0);
    ck_assert_int_lt(kept.n_events, LIMIT_REPLAY);
    core_closed(core, &stream);
    while (n_others)
        core_closed(core, &others[--n_others]);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("core_streams");
    TCase *tc = tcase_create("core_streams");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_add_test(tc, what_the_server_forgets_the_store_forgets);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
