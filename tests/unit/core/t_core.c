/*
 * Core on a scripted host, with peers in memory: what happens when clients cancel, leave, do not
 * read, or speak for each other. Conversations that go well are in tests/golden.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/internal.h"
#include "scripted/scripted.h"

struct test_peer {
    struct peer peer; /* first: core sees only this */
    bool is_slow;     /* takes nothing off the socket */
    bool is_closed;
    int n_sent, n_events, status;
    size_t largest;
    char last[4096]; /* the newest message, cut */
    char all[65536]; /* all of them, a line each, cut */
};

static const char answers[] =
    "host wait-seconds\n"
    "  after 1000\n"
    "  progress 1 5 Waiting\n"
    "  after 4000\n"
    "  text [Success] Waited 5 seconds\n"
    "host ConsoleEval {\"code\":\"System.Threading.Thread.Sleep(3000); return 1;\"}\n"
    "  after 3000\n"
    "  json {\"ok\":true,\"result\":\"1\"}\n"
    "host ConsoleEval {\"code\":\"System.Threading.Thread.Sleep(100); return 5;\"}\n"
    "  after 100\n"
    "  json {\"ok\":true,\"result\":\"5\"}\n"
    "host ConsoleEval\n"
    "  json {\"ok\":true,\"result\":\"%0*d\"}\n"
    "host execute_code\n"
    "  after 5000\n"
    "  fail TOOL Error executing code: NullReferenceException\n"
    "host GetObject\n"
    "  json {\"Id\":\"obj:2134\"}\n";

static struct script *script;
static struct core *core;
static int64_t now;

static struct test_peer *of(struct peer *p)
{
    return (struct test_peer *)p;
}

static void note(struct test_peer *t, struct slice message)
{
    size_t used = strlen(t->all);

    t->largest = message.len > t->largest ? message.len : t->largest;
    snprintf(t->last, sizeof(t->last), "%.*s", SLICE_ARG(message));
    snprintf(t->all + used, sizeof(t->all) - used, "%.*s\n", SLICE_ARG(message));
}

static void on_send(struct peer *p, struct slice message)
{
    of(p)->n_sent++;
    note(of(p), message);
}

static void on_respond(struct peer *p, const struct response *r)
{
    ck_assert_int_eq(of(p)->status, 0);
    of(p)->status = r->status;
    note(of(p), r->body);
}

static void on_stream(struct peer *p, const struct stream_head *head)
{
    (void)head;
    p->is_stream = true;
}

static void on_upgrade(struct peer *p, struct slice subprotocol)
{
    (void)subprotocol;
    of(p)->status = 101;
}

static void on_event(struct peer *p, const struct event *e)
{
    of(p)->n_events++;
    note(of(p), e->data);
}

static void on_comment(struct peer *p)
{
    (void)p;
}

static size_t on_pending(struct peer *p)
{
    return of(p)->is_slow ? LIMIT_STREAM_PENDING : 0;
}

static void on_close(struct peer *p)
{
    of(p)->is_closed = true;
}

static const struct peer_ops ops = {.send = on_send,
                                    .respond = on_respond,
                                    .stream = on_stream,
                                    .upgrade = on_upgrade,
                                    .event = on_event,
                                    .comment = on_comment,
                                    .pending = on_pending,
                                    .close = on_close};

static struct test_peer *peer(enum peer_kind kind)
{
    struct test_peer *t = calloc(1, sizeof(*t));

    t->peer = (struct peer){.ops = &ops, .kind = kind};
    if (kind != PEER_HTTP)
        core_open(core, &t->peer);
    return t;
}

static void leave(struct test_peer *t)
{
    core_closed(core, &t->peer);
    free(t);
}

static void pass(int64_t ms)
{
    now += ms;
    core_set_time(core, now, 1700000000000 + now);
    core_tick(core);
}

static void not_random(void *to, size_t len)
{
    static unsigned n;

    memset(to, 0, len);
    n++;
    memcpy(to, &n, sizeof(n));
}

static void setup(void)
{
    struct core_config config = {.allow_writes = true,
                                 .enable_eval = true,
                                 .groups = (1u << GROUP_COUNT) - 1,
                                 .framed_token = "T",
                                 .dialect = -1,
                                 .log_level = "Information",
                                 .version = "0"};
    char text[LIMIT_FRAME + 2000];

    core = core_new(&config, &(struct core_env){.random = not_random});
    now = 0;
    pass(1);
    snprintf(text, sizeof(text), answers, LIMIT_FRAME, 0);
    script = script_from(text);
    core_set_host(core, scripted_host_new(script, core_host_events(core)));
    core_set_store(core, store_memory_new(&(struct store_limits){.max_bytes = 1 << 20},
                                          core_store_events(core)));
}

static void teardown(void)
{
    core_free(core);
    script_free(script);
}

static void say(struct test_peer *t, const char *text)
{
    core_message(core, &t->peer, slice_of(text));
    core_tick(core);
}

/* One HTTP request; the session header only if it is named. */
static struct test_peer *ask(enum http_method method, const char *path, const char *session,
                             const char *body)
{
    struct test_peer *t = peer(PEER_HTTP);
    struct slice query = slice_of(path);
    struct http_request r = {.method = method, .body = slice_of(body)};

    r.path = slice_cut(&query, '?');
    r.query = query;
    r.header[HDR_HOST] = SLICE("localhost");
    r.header[HDR_ACCEPT] = SLICE("application/json, text/event-stream");
    if (session)
        r.header[HDR_SESSION] = slice_of(session);
    core_http(core, &t->peer, &r);
    core_tick(core);
    return t;
}

#define INITIALIZE                                                                                 \
    "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\","                                     \
    "\"params\":{\"protocolVersion\":\"2025-06-18\"}}"
#define WAIT(id)                                                                                   \
    "{\"jsonrpc\":\"2.0\",\"id\":" id ",\"method\":\"tools/call\",\"params\":{\"name\":"           \
    "\"wait-seconds\",\"arguments\":{\"seconds\":5},\"_meta\":{\"progressToken\":\"p\"}}}"
#define EXPLORER_WAIT                                                                              \
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"call_tool\",\"params\":{\"name\":"                 \
    "\"ConsoleEval\",\"arguments\":{\"code\":\"System.Threading.Thread.Sleep(3000); return 1;\"}}}"
#define CANCEL(id)                                                                                 \
    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":" id "}}"

START_TEST(a_long_cancellation_touches_no_freed_memory)
{
    struct test_peer *t = peer(PEER_STDIO);
    size_t size = 20000;
    char *text = malloc(size + 200);

    say(t, INITIALIZE);
    say(t, WAIT("7"));
    ck_assert_int_eq(t->n_sent, 1);
    snprintf(text, size + 200,
             "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":"
             "{\"reason\":\"%0*d\",\"requestId\":7}}",
             (int)size, 0);
    say(t, text);
    pass(6000);
    ck_assert_int_eq(t->n_sent, 1); /* a cancelled call is not answered */
    free(text);
    leave(t);
}
END_TEST

START_TEST(a_cancellation_with_an_id_is_answered_too)
{
    struct test_peer *t = peer(PEER_STDIO);

    say(t, INITIALIZE);
    say(t, "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"notifications/cancelled\",\"params\":{}}");
    ck_assert_str_eq(t->last, "{\"jsonrpc\":\"2.0\",\"id\":4,\"result\":{\"ok\":true}}");
    leave(t);
}
END_TEST

START_TEST(nobody_cancels_for_somebody_else)
{
    struct test_peer *waiting = ask(HTTP_POST_, "/message", NULL, EXPLORER_WAIT);
    struct test_peer *stranger = ask(HTTP_POST_, "/mcp", NULL, CANCEL("1"));

    ck_assert_int_eq(stranger->status, 202);
    ck_assert_int_eq(waiting->status, 0);
    pass(3000);
    ck_assert_int_eq(waiting->status, 200);
    ck_assert_ptr_nonnull(strstr(waiting->last, "\"result\":\"1\""));
    leave(waiting);
    leave(stranger);
}
END_TEST

START_TEST(another_session_of_the_same_kind_cancels_nothing_either)
{
    struct test_peer *a = peer(PEER_STDIO), *b = peer(PEER_STDIO);

    say(a, INITIALIZE);
    say(b, INITIALIZE);
    say(a, WAIT("7"));
    say(b, CANCEL("7"));
    pass(6000);
    ck_assert_ptr_nonnull(strstr(a->last, "\"id\":7,\"result\""));
    leave(a);
    leave(b);
}
END_TEST

START_TEST(cancelling_a_call_that_streams_ends_the_stream_without_an_answer)
{
    struct test_peer *first = ask(HTTP_POST_, "/mcp", NULL, INITIALIZE);
    char id[SESSION_ID_SIZE];
    struct test_peer *call, *cancel;
    int n_events;

    snprintf(id, sizeof(id), "%s", LIST_FIRST(struct session, &core->sessions, link)->id);
    call = ask(HTTP_POST_, "/mcp", id, WAIT("9"));
    pass(1500);
    ck_assert(call->peer.is_stream && call->n_events > 0);
    n_events = call->n_events;
    cancel = ask(HTTP_POST_, "/mcp", id, CANCEL("9"));
    ck_assert(call->is_closed);
    ck_assert_int_eq(call->n_events, n_events);
    pass(9000);
    ck_assert_int_eq(call->n_events, n_events);
    leave(call);
    leave(cancel);
    leave(first);
}
END_TEST

START_TEST(answers_are_not_mirrored_onto_connections)
{
    struct test_peer *t = peer(PEER_STDIO);
    struct test_peer *sse = ask(HTTP_GET_, "/", NULL, "");
    struct test_peer *other;
    int n_before;

    say(t, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"stream_events\"}");
    n_before = t->n_sent;
    other =
        ask(HTTP_POST_, "/message", NULL, "{\"jsonrpc\":\"2.0\",\"id\":77,\"method\":\"ping\"}");
    ck_assert_int_eq(t->n_sent, n_before);
    ck_assert_ptr_nonnull(strstr(sse->all, "\"id\":77,\"result\":{}"));
    say(t, "{\"jsonrpc\":\"2.0\",\"id\":78,\"method\":\"ping\"}");
    ck_assert_int_eq(t->n_sent, n_before + 1);
    leave(t);
    leave(sse);
    leave(other);
}
END_TEST

START_TEST(no_event_is_larger_than_a_frame)
{
    struct test_peer *t = peer(PEER_FRAMED);
    char *text = malloc(LIMIT_FRAME + 400);

    say(t, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"session.authenticate\","
           "\"params\":{\"token\":\"T\"}}");
    say(t, "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"stream_events\"}");
    snprintf(text, LIMIT_FRAME + 400,
             "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"call_tool\",\"params\":{\"name\":"
             "\"ConsoleEval\",\"arguments\":{\"code\":\"return \\\"%0*d\\\";\"}}}",
             (int)LIMIT_FRAME, 0);
    leave(ask(HTTP_POST_, "/message", NULL, text));
    ck_assert(t->n_sent >= 4 && t->largest <= LIMIT_FRAME);
    free(text);
    leave(t);
}
END_TEST

/* The session id of an HTTP+SSE stream, out of its first event. */
static const char *endpoint(const struct test_peer *sse)
{
    ck_assert(strncmp(sse->last, "/messages?sessionId=", 20) == 0);
    return sse->last;
}

START_TEST(a_slow_sse_client_loses_no_answer)
{
    struct test_peer *sse = ask(HTTP_GET_, "/sse", NULL, "");
    char path[128], text[128];

    snprintf(path, sizeof(path), "%s", endpoint(sse));
    leave(ask(HTTP_POST_, path, NULL, INITIALIZE));
    sse->is_slow = true;
    sse->n_events = 0;
    for (int i = 0; i < 300; i++) {
        snprintf(text, sizeof(text), "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"ping\"}", i);
        leave(ask(HTTP_POST_, path, NULL, text));
    }
    ck_assert_int_eq(sse->n_events, 300);
    leave(sse);
}
END_TEST

START_TEST(a_batch_over_http_with_sse_is_answered_with_an_error)
{
    struct test_peer *sse = ask(HTTP_GET_, "/sse", NULL, "");
    char path[128];

    snprintf(path, sizeof(path), "%s", endpoint(sse));
    leave(ask(HTTP_POST_, path, NULL,
              "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\","
              "\"params\":{\"protocolVersion\":\"2025-03-26\"}}"));
    leave(ask(HTTP_POST_, path, NULL, "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]"));
    ck_assert_ptr_nonnull(strstr(sse->last, "-32600"));
    leave(sse);
}
END_TEST

START_TEST(a_subscription_has_a_longest_uri)
{
    struct test_peer *t = peer(PEER_STDIO);
    char text[LIMIT_URI + 300];

    say(t, INITIALIZE);
    snprintf(text, sizeof(text),
             "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"resources/subscribe\",\"params\":"
             "{\"uri\":\"unity://search?name=%0*d\"}}",
             (int)LIMIT_URI, 0);
    say(t, text);
    ck_assert_ptr_nonnull(strstr(t->last, "-32602"));
    leave(t);
}
END_TEST

START_TEST(many_full_streams_warn_once_each_and_not_inside_each_other)
{
    enum { STREAMS = 100 };
    static struct test_peer *peers[STREAMS];
    size_t n_warnings = 0;

    for (int i = 0; i < STREAMS; i++) {
        peers[i] = ask(HTTP_GET_, "/", NULL, "");
        peers[i]->is_slow = true;
    }
    for (int i = 0; i < 400; i++)
        event_emit(core, EVENT_LOG, SLICE("{}"));
    pass(1);
    pass(1);
    for (size_t i = 0; i < logring_count(core->log); i++)
        n_warnings += logring_at(core->log, i)->level == LOG_WARNING;
    ck_assert_uint_eq(n_warnings, STREAMS);
    for (int i = 0; i < STREAMS; i++)
        leave(peers[i]);
}
END_TEST

START_TEST(a_stream_keeps_the_newest_events_within_its_bounds)
{
    struct test_peer *t = ask(HTTP_GET_, "/", NULL, "");
    struct stream *st = LIST_FIRST(struct stream, &core->streams, link);
    char payload[64];
    int n_before = t->n_events;

    t->is_slow = true;
    for (int i = 0; i < 300; i++) {
        snprintf(payload, sizeof(payload), "{\"n\":%d}", i);
        event_emit(core, EVENT_LOG, slice_of(payload));
    }
    ck_assert_uint_eq(st->n_queued, LIMIT_STREAM_QUEUE);
    t->is_slow = false;
    t->all[0] = '\0';
    core_drained(core, &t->peer);
    ck_assert_int_eq(t->n_events - n_before, (int)LIMIT_STREAM_QUEUE);
    ck_assert_ptr_null(strstr(t->all, "{\"n\":43}"));
    ck_assert_ptr_nonnull(strstr(t->all, "{\"n\":44}"));
    ck_assert_ptr_nonnull(strstr(t->all, "{\"n\":299}"));
    leave(t);
}
END_TEST

static int count_audit(const char *part)
{
    int n = 0;

    for (size_t i = 0; i < logring_count(core->log); i++) {
        const struct log_line *line = logring_at(core->log, i);

        n += line->category && slice_contains(line->message, slice_of(part));
    }
    return n;
}

START_TEST(a_late_call_is_audited_as_pending_and_then_as_what_became_of_it)
{
    struct test_peer *t = peer(PEER_STDIO);

    say(t, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"invoke\",\"params\":{\"name\":"
           "\"execute_code\",\"parameters\":{\"code\":\"System.Threading.Thread.Sleep(3000); "
           "return GameObject.Find(\\\"Nobody\\\").name;\",\"timeout\":100}}}");
    pass(200);
    ck_assert_ptr_nonnull(strstr(t->last, "complete"));
    ck_assert_int_eq(count_audit("ok=pending"), 1);
    pass(5000);
    ck_assert_int_eq(count_audit("tool=execute_code ok=false"), 1);
    ck_assert_int_eq(t->n_sent, 1);
    leave(t);
}
END_TEST

START_TEST(a_refused_configuration_changes_nothing)
{
    struct test_peer *t = peer(PEER_STDIO);
    char text[4096] = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"call_tool\",\"params\":{\"name\":"
                      "\"SetConfig\",\"arguments\":{\"allowWrites\":false,\"componentAllowlist\":"
                      "[\"A\"],\"reflectionAllowlistMembers\":[\"x\"";

    for (int i = 0; i < LIMIT_NAMES; i++)
        memcpy(text + strlen(text), ",\"x\"", 5);
    memcpy(text + strlen(text), "]}}}", 5);
    say(t, text);
    ck_assert_ptr_nonnull(strstr(t->last, "\"ok\":false"));
    ck_assert(core->config.allow_writes);
    ck_assert_uint_eq(core->config.components.n_items, 0);
    ck_assert_uint_eq(core->config.members.n_items, 0);
    leave(t);
}
END_TEST

START_TEST(an_allowlist_is_not_fooled_by_a_nul)
{
    struct test_peer *t = peer(PEER_STDIO);
    struct slice entry = SLICE("Light.intensity");
    struct err err;

    ck_assert(names_set(&core->config.members, &entry, 1, &err));
    say(t,
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"call_tool\",\"params\":{\"name\":\"SetMember\","
        "\"arguments\":{\"objectId\":\"obj:1\",\"componentType\":\"Light\",\"member\":"
        "\"intensity\\u0000x\",\"jsonValue\":\"1\",\"confirm\":true}}}");
    ck_assert_ptr_nonnull(strstr(t->last, "Denied by allowlist"));
    leave(t);
}
END_TEST

START_TEST(a_client_that_leaves_does_not_end_its_call)
{
    struct test_peer *t = ask(HTTP_POST_, "/message", NULL, EXPLORER_WAIT);

    leave(t); /* before the answer */
    ck_assert_uint_eq(core->n_calls, 1);
    pass(3000);
    ck_assert_uint_eq(core->n_calls, 0);
    ck_assert_uint_eq(core->n_explorer_calls, 0);
}
END_TEST

/* A message whose tree is large, and whose arguments are not. */
static char *bulky(const char *inside)
{
    size_t size = 400000;
    char *text = calloc(1, size + 1000);
    size_t len;

    len = (size_t)sprintf(text, "{\"jsonrpc\":\"2.0\",\"id\":\"bulk\",\"junk\":[1");
    for (size_t i = 0; i < size / 2 - 200; i++)
        len += (size_t)sprintf(text + len, ",1");
    sprintf(text + len, "],%s}", inside);
    return text;
}

START_TEST(a_running_call_keeps_its_arguments_and_not_its_message)
{
    struct test_peer *t = peer(PEER_STDIO);
    char *text =
        bulky("\"method\":\"call_tool\",\"params\":{\"name\":\"ConsoleEval\",\"arguments\":{"
              "\"code\":\"System.Threading.Thread.Sleep(100); return 5;\"}}");

    say(t, text);
    ck_assert_uint_eq(core->n_calls, 1);
    ck_assert_uint_le(core->charged, 4096);
    pass(200);
    ck_assert_ptr_nonnull(strstr(t->last, "\"id\":\"bulk\""));
    ck_assert_ptr_nonnull(strstr(t->last, "\"result\":\"5\""));
    ck_assert_uint_eq(core->charged, 0);
    ck_assert_int_eq(count_audit("codeLen="), 1);
    free(text);
    leave(t);
}
END_TEST

START_TEST(a_call_that_cannot_be_made_smaller_fails_alone)
{
    struct test_peer *t = peer(PEER_STDIO);
    char *text = bulky("\"method\":\"call_tool\",\"params\":{\"name\":\"GetObject\",\"arguments\":{"
                       "\"id\":\"obj:2134\"}}");
    size_t n_made;

    mem_fail_after(0);
    say(t, text);
    n_made = mem_fail_after(0);
    for (size_t n = 1; n <= n_made; n++) {
        mem_fail_after(n);
        say(t, text);
        mem_fail_after(0);
    }
    say(t, "{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"ping\"}");
    ck_assert_str_eq(t->last, "{\"jsonrpc\":\"2.0\",\"id\":9,\"result\":{}}");
    ck_assert_uint_eq(core->charged, 0);
    free(text);
    leave(t);
}
END_TEST

START_TEST(all_running_calls_together_have_a_bound)
{
    struct test_peer *t = peer(PEER_STDIO);
    size_t size = 250000, n = 0;
    char *text = malloc(size + 400);

    snprintf(text, size + 400,
             "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"invoke\",\"params\":{\"name\":"
             "\"execute_code\",\"parameters\":{\"timeout\":9000,\"code\":"
             "\"System.Threading.Thread.Sleep(5000);%*s return 1;\"}}}",
             (int)size, "");
    while (t->n_sent == 0 && n++ < 1000)
        say(t, text);
    ck_assert_ptr_nonnull(strstr(t->last, "hold too much data"));
    ck_assert_uint_le(core->charged, LIMIT_CHARGED);
    pass(10000);
    ck_assert_uint_eq(core->charged, 0);
    free(text);
    leave(t);
}
END_TEST

START_TEST(sessions_are_bounded_and_the_oldest_makes_room)
{
    char oldest[SESSION_ID_SIZE];

    leave(ask(HTTP_POST_, "/mcp", NULL, INITIALIZE));
    snprintf(oldest, sizeof(oldest), "%s", LIST_FIRST(struct session, &core->sessions, link)->id);
    for (unsigned i = 0; i < LIMIT_SESSIONS; i++)
        leave(ask(HTTP_POST_, "/mcp", NULL, INITIALIZE));
    ck_assert_uint_eq(core->sessions_by_id.n, LIMIT_SESSIONS);
    ck_assert_ptr_null(session_find(core, slice_of(oldest)));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("core");
    TCase *tc = tcase_create("core");
    SRunner *runner = srunner_create(suite);
    int failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_set_timeout(tc, 60);
    tcase_add_test(tc, a_long_cancellation_touches_no_freed_memory);
    tcase_add_test(tc, a_cancellation_with_an_id_is_answered_too);
    tcase_add_test(tc, nobody_cancels_for_somebody_else);
    tcase_add_test(tc, another_session_of_the_same_kind_cancels_nothing_either);
    tcase_add_test(tc, cancelling_a_call_that_streams_ends_the_stream_without_an_answer);
    tcase_add_test(tc, answers_are_not_mirrored_onto_connections);
    tcase_add_test(tc, no_event_is_larger_than_a_frame);
    tcase_add_test(tc, a_slow_sse_client_loses_no_answer);
    tcase_add_test(tc, a_batch_over_http_with_sse_is_answered_with_an_error);
    tcase_add_test(tc, a_subscription_has_a_longest_uri);
    tcase_add_test(tc, many_full_streams_warn_once_each_and_not_inside_each_other);
    tcase_add_test(tc, a_stream_keeps_the_newest_events_within_its_bounds);
    tcase_add_test(tc, a_late_call_is_audited_as_pending_and_then_as_what_became_of_it);
    tcase_add_test(tc, a_refused_configuration_changes_nothing);
    tcase_add_test(tc, an_allowlist_is_not_fooled_by_a_nul);
    tcase_add_test(tc, a_client_that_leaves_does_not_end_its_call);
    tcase_add_test(tc, a_running_call_keeps_its_arguments_and_not_its_message);
    tcase_add_test(tc, a_call_that_cannot_be_made_smaller_fails_alone);
    tcase_add_test(tc, all_running_calls_together_have_a_bound);
    tcase_add_test(tc, sessions_are_bounded_and_the_oldest_makes_room);
    suite_add_tcase(suite, tc);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
