/* The agent's link over TCP: servers that refuse, restart, talk nonsense, or are not there yet. */
#include "pump_rig.h"

#include "base/limits.h"

/* --- The connection --- */

START_TEST(the_token_is_never_shown)
{
    rig_accept_request(&rig);
    ck_assert(strncmp(rig.request, "GET /unity HTTP/1.1\r\n", 21) == 0);
    ck_assert_ptr_null(strstr(rig.request, "Authorization"));
    ck_assert_ptr_null(strstr(rig.request, "s3cret"));
    ck_assert_ptr_nonnull(strstr(rig.request, "\r\nSec-WebSocket-Protocol: umcp.2\r\n"));
}
END_TEST

START_TEST(a_server_that_restarts_is_found_again)
{
    for (int i = 0; i < 10; i++) {
        rig_meet(&rig);
        call(1, "GetStatus", "{}");
        run_calls();
        expect_status(1, i);
        call(2, "GetStatus", "{}"); /* dies with its server */
        rig_settle(&rig);
        close(rig.listen_fd);
        rig_hang_up(&rig);
        usleep(1000 * (unsigned)i);
        rig_listen(&rig);
    }
    rig_meet(&rig);
    run_calls();
    ck_assert(!link_has_calls(the_link));
    ck_assert_int_eq(n_runs, 10);
}
END_TEST

static void restart_server(void)
{
    rig_hang_up(&rig);
    rig_meet(&rig);
}

START_TEST(an_answer_does_not_reach_another_connection)
{
    while_running = restart_server;
    rig_meet(&rig);
    call(1, "GetStatus", "{}");
    run_calls();
    while_running = NULL;
    ck_assert_int_eq(n_runs, 1);
    call(1, "GetStatus", "{}");
    run_calls();
    expect_status(1, 1);
}
END_TEST

START_TEST(a_reload_is_told_to_the_next_server)
{
    rig_meet(&rig);
    link_set_reloading(the_link, true);
    rig_hang_up(&rig);
    rig_accept_request(&rig);
    rig_agree(&rig, (struct slice){0});
    rig_prove(&rig);
    rig_expect(&rig, RIG_HELLO);
    rig_expect(&rig, "{\"state\":\"reloading\"}");
}
END_TEST

#define TOOLS "{\"tools\":[{\"name\":\"open-door\"}]}"

START_TEST(tools_are_told_once_on_each_connection)
{
    ck_assert(link_set_tools(the_link, SLICE(TOOLS))); /* before there is one */
    for (int i = 0; i < 3; i++) {
        rig_meet(&rig);
        rig_expect(&rig, TOOLS);
        ck_assert(link_set_tools(the_link, SLICE(TOOLS)));
        rig_settle(&rig);
        rig_hang_up(&rig);
    }
}
END_TEST

START_TEST(tools_that_change_are_told_at_once)
{
    rig_meet(&rig);
    ck_assert(link_set_tools(the_link, SLICE(TOOLS)));
    rig_expect(&rig, TOOLS);
    ck_assert(link_set_tools(the_link, SLICE("{\"tools\":[]}")));
    rig_expect(&rig, "{\"tools\":[]}");
    rig_settle(&rig);
    rig_hang_up(&rig);
    rig_meet(&rig);
    rig_expect(&rig, "{\"tools\":[]}");
}
END_TEST

START_TEST(a_long_list_of_tools_arrives_whole)
{
    struct slice heard;
    struct buf list;

    buf_init(&list, LINKMSG_MAX_MESSAGE);
    buf_append(&list, SLICE("{\"tools\":[0"));
    while (list.len < 4u << 20)
        buf_append(&list, SLICE(",1234567890"));
    buf_append(&list, SLICE("]}"));
    ck_assert(link_set_tools(the_link, buf_slice(&list)));
    rig_meet(&rig);
    heard = rig_hear(&rig);
    ck_assert(slice_eq(heard, buf_slice(&list)));
    buf_done(&list);
}
END_TEST

START_TEST(without_memory_the_last_tools_stand)
{
    bool ok;

    rig_meet(&rig);
    ck_assert(link_set_tools(the_link, SLICE(TOOLS)));
    rig_expect(&rig, TOOLS);
    mem_fail_after(1);
    ok = link_set_tools(the_link, SLICE("{\"tools\":[]}"));
    mem_fail_after(0);
    ck_assert(!ok);
    rig_hang_up(&rig);
    rig_meet(&rig);
    rig_expect(&rig, TOOLS);
}
END_TEST

static const char *const refusals[] = {
    "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Accept: AAAAAAAAAAAAAAAAAAAAAAAAAAA=\r\n"
    "Sec-WebSocket-Protocol: umcp.2\r\n\r\n",
    "SSH-2.0-OpenSSH_9.2\r\n\r\n",
    "",
};

START_TEST(a_server_that_refuses_is_asked_again)
{
    rig_accept_request(&rig);
    rig_write(&rig, slice_of(refusals[_i]));
    rig_hang_up(&rig);
    rig_meet(&rig);
}
END_TEST

START_TEST(bye_is_the_last_word)
{
    rig_meet(&rig);
    link_free(the_link, "enough");
    rig_expect(&rig, "{\"bye\":\"enough\"}");
    rig_expect_close(&rig);
    the_link = NULL;
}
END_TEST

/* --- Hostile servers --- */

static const char *const garbage[] = {
    "",
    "x",
    "[]",
    "17",
    "{\"call\":1,\"tool\":\"GetStatus\"",
    "\n{\"call\":1,\"tool\":\"GetStatus\"}",
    "{\"call\":\"1\",\"tool\":\"GetStatus\"}",
    "{\"call\":1}",
    "{\"call\":1,\"tool\":17}",
    "{\"call\":0,\"tool\":\"GetStatus\"}",
    "{\"call\":-1,\"tool\":\"GetStatus\"}",
    "{\"call\":1e99,\"tool\":\"GetStatus\"}",
    "{\"ping\":null}",
    "{\"cancel\":[]}",
};

START_TEST(garbage_ends_the_connection)
{
    rig_meet(&rig);
    rig_say(&rig, slice_of(garbage[_i]));
    rig_expect_close(&rig);
    rig_hang_up(&rig);
    rig_meet(&rig);
    ck_assert_int_eq(n_runs, 0);
}
END_TEST

START_TEST(numbers_of_calls_only_grow)
{
    rig_meet(&rig);
    call(2, "GetStatus", "{}");
    call(2, "GetStatus", "{}");
    rig_expect_close(&rig);
}
END_TEST

START_TEST(what_is_unknown_is_passed_over)
{
    rig_meet(&rig);
    rig_sayf(&rig, "{\"weather\":\"fine\"}\nnot even JSON");
    rig_sayf(&rig, "{}");
    rig_sayf(&rig, "{\"cancel\":12345}");
    rig_sayf(&rig,
             "{\"call\":1,\"tool\":\"GetStatus\",\"budget\":500,\"deadlineMs\":99999999999999}");
    rig_sayf(&rig, "{\"call\":2,\"tool\":\"GetStatus\",\"budget\":-1,\"deadlineMs\":-9e18}");
    run_calls();
    expect_failure(2, "Timeout");
    expect_status(1, 0);
}
END_TEST

START_TEST(a_message_over_the_limit_ends_the_connection)
{
    static const char header[] = {(char)0x81, 127, 0, 0, 0, 0, 1, 0, 0, 1, '{'}; /* 16 MiB and 1 */

    rig_meet(&rig);
    rig_write(&rig, slice_from(header, sizeof(header)));
    rig_expect_close(&rig);
    rig_hang_up(&rig);
    rig_meet(&rig);
}
END_TEST

START_TEST(a_head_over_the_limit_ends_the_connection)
{
    size_t len = 1u << 20;
    char *text = mem_alloc(len);

    memset(text, ' ', len);
    memcpy(text, "{}", 2);
    rig_meet(&rig);
    rig_say(&rig, slice_from(text, len));
    mem_free(text);
    rig_expect_close(&rig);
}
END_TEST

/* --- Without memory --- */

START_TEST(a_call_without_memory_is_answered_or_ends_the_connection)
{
    rig_meet(&rig);
    for (size_t n = 1; n < 30; n++) {
        call((int)n, "GetObject", "{\"id\":\"a\\u0020b\"}");
        rig_settle(&rig);
        pump_done(&pump); /* nothing is kept from the last one */
        ck_assert(pump_init(&pump, the_link, find_tool, &(struct err){0}));
        mem_fail_after(n);
        pump_run(&pump, -1);
        mem_fail_after(0);
        while (!rig.is_closed && !rig_has_message(&rig))
            rig_read(&rig);
        if (!rig.is_closed) {
            ck_assert(slice_starts(rig_hear(&rig), SLICE("{\"done\":")));
            continue;
        }
        rig_hang_up(&rig);
        rig_meet(&rig);
    }
}
END_TEST

START_TEST(a_link_without_memory_is_refused)
{
    struct link_options options = {.fd = -1, .url = "127.0.0.1:1", .hello = SLICE("{}")};
    struct link *l = NULL;
    struct err err;
    size_t n;

    for (n = 1; !l; n++) {
        err = (struct err){0};
        mem_fail_after(n);
        l = link_new(&options, &err);
        mem_fail_after(0);
        ck_assert(l || err.kind == ERR_INTERNAL);
    }
    ck_assert_uint_gt(n, 3);
    link_free(l, NULL);
}
END_TEST

START_TEST(options_that_cannot_be_are_refused)
{
    struct link_options options = {.fd = -1, .url = "wss://127.0.0.1", .hello = SLICE("{}")};
    struct err err = {0};

    ck_assert_ptr_null(link_new(&options, &err));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
    options = (struct link_options){.fd = -1, .token = "a\r\nX: y", .hello = SLICE("{}")};
    err = (struct err){0};
    ck_assert_ptr_null(link_new(&options, &err));
    ck_assert_int_eq(err.kind, ERR_ARGUMENT);
}
END_TEST

/* --- Lines of the log --- */

START_TEST(the_last_lines_wait_for_a_server)
{
    char text[64];

    for (int i = 0; i < 1000; i++) {
        snprintf(text, sizeof(text), "{\"line\":%d}", i);
        link_send_line(the_link, slice_of(text));
    }
    link_send(the_link, SLICE("{\"event\":\"dropped\"}"));
    rig_meet(&rig);
    for (int i = 1000 - (int)LIMIT_AGENT_LINES; i < 1000; i++) {
        snprintf(text, sizeof(text), "{\"line\":%d}", i);
        rig_expect(&rig, text);
    }
    rig_settle(&rig);
}
END_TEST

static void add_tcp_tests(TCase *t)
{
    tcase_add_test(t, the_token_is_never_shown);
    tcase_add_test(t, a_server_that_restarts_is_found_again);
    tcase_add_test(t, an_answer_does_not_reach_another_connection);
    tcase_add_test(t, a_reload_is_told_to_the_next_server);
    tcase_add_test(t, tools_are_told_once_on_each_connection);
    tcase_add_test(t, tools_that_change_are_told_at_once);
    tcase_add_test(t, a_long_list_of_tools_arrives_whole);
    tcase_add_test(t, without_memory_the_last_tools_stand);
    tcase_add_loop_test(t, a_server_that_refuses_is_asked_again, 0, (int)N_ELEMENTS(refusals));
    tcase_add_test(t, bye_is_the_last_word);
    tcase_add_loop_test(t, garbage_ends_the_connection, 0, (int)N_ELEMENTS(garbage));
    tcase_add_test(t, numbers_of_calls_only_grow);
    tcase_add_test(t, what_is_unknown_is_passed_over);
    tcase_add_test(t, a_message_over_the_limit_ends_the_connection);
    tcase_add_test(t, a_head_over_the_limit_ends_the_connection);
    tcase_add_test(t, the_last_lines_wait_for_a_server);
    tcase_add_test(t, a_call_without_memory_is_answered_or_ends_the_connection);
    tcase_add_test(t, a_link_without_memory_is_refused);
    tcase_add_test(t, options_that_cannot_be_are_refused);
}

int main(void)
{
    Suite *s = suite_create("agent_link");

    add_tcp_tests(group(s, "tcp", set_up_tcp));
    return run_suite(s);
}
