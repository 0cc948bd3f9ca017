/*
 * Questions to the client: what the store is told of calls that ask, who may answer, and what ends
 * a wait. What goes over the wire is in tests/golden/mcp/input*.case.
 */
#include "core_store_rig.h"

#define CALL(name, args, more)                                                                     \
    "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"" name         \
    "\",\"arguments\":" args more "}}"
#define MODERN                                                                                     \
    ",\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","                      \
    "\"io.modelcontextprotocol/clientCapabilities\":{\"elicitation\":{},\"sampling\":{}}}"
#define SET_ACTIVE    CALL("SetActive", "{\"objectId\":\"obj:1\",\"active\":false}", "")
#define EXECUTE       CALL("execute_code", "{\"code\":\"f();\",\"timeout\":1000}", "")
#define ASKS_SAMPLE   "{\"m\":{\"method\":\"sampling/createMessage\",\"params\":{}}}"
#define AUDITED(word) "audit " word " execute_code code=6,timeout=4"

static char id[64];

/* The id of the request that was sent last. */
static void read_id(void)
{
    const char *at = strstr(last, "\"id\":\"umcp-");

    ck_assert_msg(at, "%s", last);
    snprintf(id, sizeof(id), "%.37s", at + 6);
}

static void begin(void)
{
    kept.is_inline = true;
    say("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
        "\"2025-11-25\",\"capabilities\":{\"elicitation\":{},\"sampling\":{}}}}");
    say(CALL("SetConfig", "{\"requireConfirm\":true}", ""));
    kept.n_rows = 0;
}

static void answer(struct peer *p, const char *result)
{
    char text[256];

    snprintf(text, sizeof(text), "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"result\":%s}", id, result);
    core_message(core, p, slice_of(text));
    core_tick(core);
}

static void host_asks(const char *questions)
{
    struct host_call *call = slow.call;

    slow.call = NULL;
    call->questions = slice_of(questions);
    slow.host.events.finished(slow.host.events.ctx, call);
}

START_TEST(what_the_user_declines_is_refused_on_the_trail)
{
    begin();
    say(SET_ACTIVE);
    read_id();
    ck_assert_uint_eq(kept.n_rows, 0);
    answer(&peer, "{\"action\":\"decline\"}");
    ck_assert_ptr_nonnull(strstr(last, "The user declined this call"));
    ck_assert_ptr_null(slow.call);
    ck_assert_uint_eq(kept.n_rows, 1);
    KEPT(0, "audit refused SetActive objectId=7,active=5");
    ck_assert_str_eq(kept.last_reason, "The user declined this call");
}
END_TEST

START_TEST(what_the_user_allows_runs_as_if_it_had_been_confirmed)
{
    begin();
    say(SET_ACTIVE);
    read_id();
    answer(&peer, "{\"action\":\"accept\",\"content\":{\"confirm\":true}}");
    ck_assert_ptr_nonnull(slow.call);
    ck_assert(slice_contains(slow.call->args_raw, SLICE("\"confirm\":true")));
    host_gives("{\"ok\":true}");
    KEPT(0, "done SetActive");
    KEPT(1, "audit done SetActive objectId=7,active=5,confirm=4");
}
END_TEST

START_TEST(an_operation_that_asks_stays_one)
{
    begin();
    say(EXECUTE);
    host_asks(ASKS_SAMPLE);
    read_id();
    pass(1000);
    KEPT(0, "running execute_code");
    KEPT(1, AUDITED("pending"));
    pass(100000); /* its time limit does not run while it waits */
    answer(&peer, "{\"model\":\"m\"}");
    ck_assert_ptr_nonnull(slow.call);
    ck_assert(slice_is(slow.call->inputs, "{\"m\":{\"model\":\"m\"}}"));
    host_gives("5");
    ck_assert_ptr_nonnull(strstr(last, "\"text\":\"5\""));
    ck_assert_uint_eq(kept.n_rows, 4);
    KEPT(2, "done execute_code");
    KEPT(3, AUDITED("done"));
}
END_TEST

/* A round begins to count anew, but what the caller hears must grow. */
START_TEST(progress_grows_over_rounds)
{
    begin();
    say(CALL("execute_code", "{\"code\":\"f();\",\"timeout\":60000}",
             ",\"_meta\":{\"progressToken\":1}"));
    pass(2000);
    ck_assert_ptr_nonnull(strstr(last, "\"progress\":2,"));
    slow.host.events.progress(slow.host.events.ctx, slow.call, 5, 10, "counted");
    ck_assert_ptr_nonnull(strstr(last, "\"progress\":7,"));
    host_asks(ASKS_SAMPLE);
    read_id();
    pass(3000);
    answer(&peer, "{\"model\":\"m\"}");
    pass(1000);
    ck_assert_msg(strstr(last, "\"progress\":8,"), "%s", last);
    slow.host.events.progress(slow.host.events.ctx, slow.call, 1, 10, "counted");
    ck_assert_msg(strstr(last, "\"progress\":9,"), "%s", last);
    host_gives("5");
}
END_TEST

START_TEST(an_operation_that_is_answered_with_questions_has_ended)
{
    begin();
    say(CALL("execute_code", "{\"code\":\"f();\",\"timeout\":1000}", MODERN));
    host_asks(ASKS_SAMPLE);
    ck_assert_ptr_nonnull(strstr(last, "\"resultType\":\"input_required\""));
    KEPT(0, "cancelled execute_code: The tool asked its client first");
}
END_TEST

START_TEST(nobody_else_can_answer)
{
    struct peer other = {.ops = &ops, .kind = PEER_STDIO, .is_same_user = true};

    begin();
    core_open(core, &other);
    say(SET_ACTIVE);
    read_id();
    answer(&other, "{\"action\":\"accept\",\"content\":{\"confirm\":true}}");
    ck_assert_ptr_null(slow.call);
    core_closed(core, &other);
    pass(1);
    answer(&peer, "{\"action\":\"accept\",\"content\":{\"confirm\":true}}");
    ck_assert_ptr_nonnull(slow.call);
    host_gives("{}");
}
END_TEST

#define INITIALIZE                                                                                 \
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"     \
    "\"2025-11-25\",\"capabilities\":{\"elicitation\":{},\"sampling\":{}}}}"

static void say_as(struct peer *p, const char *text)
{
    core_message(core, p, slice_of(text));
    core_tick(core);
}

START_TEST(only_so_many_calls_wait_for_answers)
{
    struct peer others[LIMIT_INPUT_CALLS / LIMIT_SESSION_INPUTS];

    begin();
    for (unsigned i = 0; i < LIMIT_SESSION_INPUTS; i++) {
        say(SET_ACTIVE);
        ck_assert_ptr_nonnull(strstr(last, "elicitation/create"));
    }
    read_id();
    say(SET_ACTIVE);
    ck_assert_ptr_nonnull(strstr(last, "Too many calls of this session wait for answers"));
    /* Others have their share, until all of it is taken. */
    for (unsigned i = 0; i < N_ELEMENTS(others); i++) {
        others[i] = (struct peer){.ops = &ops, .kind = PEER_STDIO};
        core_open(core, &others[i]);
        say_as(&others[i], INITIALIZE);
        for (unsigned k = 0; i + 1 < N_ELEMENTS(others) && k < LIMIT_SESSION_INPUTS; k++) {
            say_as(&others[i], SET_ACTIVE);
            ck_assert_ptr_nonnull(strstr(last, "elicitation/create"));
        }
    }
    say_as(&others[N_ELEMENTS(others) - 1], SET_ACTIVE);
    ck_assert_ptr_nonnull(strstr(last, "Too many calls wait for their clients"));
    answer(&peer, "{\"action\":\"decline\"}");
    say(SET_ACTIVE);
    ck_assert_ptr_nonnull(strstr(last, "elicitation/create"));
    for (unsigned i = 0; i < N_ELEMENTS(others); i++)
        core_closed(core, &others[i]);
    pass(1);
}
END_TEST

START_TEST(only_so_many_calls_are_of_one_session)
{
    struct peer other = {.ops = &ops, .kind = PEER_STDIO};

    begin();
    core_open(core, &other);
    say_as(&other, INITIALIZE);
    for (unsigned i = 0; i < LIMIT_SESSION_CALLS; i++)
        say(CALL("GetTimeScale", "{}", ""));
    ck_assert_ptr_null(strstr(last, "too many calls"));
    say(CALL("GetTimeScale", "{}", ""));
    ck_assert_ptr_nonnull(strstr(last, "This session runs too many calls (at most 512)"));
    slow.call = NULL;
    say_as(&other, CALL("GetTimeScale", "{}", ""));
    ck_assert_ptr_nonnull(slow.call);
    core_closed(core, &other);
}
END_TEST

START_TEST(a_server_that_stops_waits_for_nobody)
{
    begin();
    say(SET_ACTIVE);
    core_stop(core);
    ck_assert_ptr_nonnull(strstr(last, "The server is shutting down"));
    ck_assert(core_is_idle(core));
}
END_TEST

START_TEST(a_waiting_operation_can_be_cancelled)
{
    begin();
    say(EXECUTE);
    host_asks(ASKS_SAMPLE);
    pass(100);
    cancel_it();
    ck_assert_ptr_nonnull(strstr(last, "Operation was cancelled"));
    ck_assert_int_eq(slow.n_cancels, 0);
    KEPT(2, "failed execute_code: Operation was cancelled");
}
END_TEST

START_TEST(who_has_gone_is_not_waited_for)
{
    begin();
    say(EXECUTE);
    host_asks(ASKS_SAMPLE);
    leave();
    pass(1);
    KEPT(0, "failed execute_code: The client disconnected before it answered a question");
}
END_TEST

START_TEST(a_host_that_asks_too_late_is_told_so)
{
    begin();
    say(CALL("execute_code", "{\"code\":\"f();\",\"timeout\":0}", ""));
    pass(100);
    host_asks(ASKS_SAMPLE);
    ck_assert_ptr_null(strstr(last, "sampling/createMessage"));
    KEPT(2, "failed execute_code: The tool must ask its client something, "
            "but the client has disconnected");
}
END_TEST

/* Arguments of this size are trimmed while the host has the call. */
START_TEST(a_seal_fits_large_arguments)
{
    static char code[LIMIT_CALL_KEEP], message[LIMIT_CALL_KEEP + 8192], state[2048];
    const char *at;

    begin();
    memset(code, 'x', sizeof(code) - 1);
    for (int round = 0; round < 2; round++) {
        snprintf(message, sizeof(message),
                 "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":"
                 "\"execute_code\",\"arguments\":{ \"code\": \"%s\" }%s%s" MODERN "}}",
                 code, state[0] ? ",\"inputResponses\":{\"m\":{}},\"requestState\":" : "", state);
        say(message);
        ck_assert_msg(slow.call, "%s", last);
        if (round == 0) {
            host_asks(ASKS_SAMPLE);
            at = strstr(last, "\"requestState\":");
            ck_assert_ptr_nonnull(at);
            snprintf(state, sizeof(state), "%.*s", (int)strcspn(at + 15, "}"), at + 15);
        }
    }
    ck_assert(slice_is(slow.call->inputs, "{\"m\":{}}"));
    host_gives("5");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        what_the_user_declines_is_refused_on_the_trail,
        what_the_user_allows_runs_as_if_it_had_been_confirmed,
        an_operation_that_asks_stays_one,
        progress_grows_over_rounds,
        an_operation_that_is_answered_with_questions_has_ended,
        nobody_else_can_answer,
        only_so_many_calls_wait_for_answers,
        only_so_many_calls_are_of_one_session,
        a_server_that_stops_waits_for_nobody,
        a_waiting_operation_can_be_cancelled,
        who_has_gone_is_not_waited_for,
        a_host_that_asks_too_late_is_told_so,
        a_seal_fits_large_arguments,
    };

    return run_suite("core_input", tests, N_ELEMENTS(tests));
}
