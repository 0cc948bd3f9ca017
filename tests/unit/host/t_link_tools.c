/*
 * Tools of user code on engines: whose are listed, what calls of them become, and lists that change
 * while calls run. Texts have ' for " so that they can be read.
 */
#include <malloc.h>
#ifdef __SANITIZE_ADDRESS__
size_t __sanitizer_get_current_allocated_bytes(void); /* its header is not everywhere */
#endif

#include "link/link.h"
#include "link_host_rig.h"

#define SCHEMA    "'inputSchema':{'type':'object'}"
#define OPEN_DOOR "{'name':'open-door'," SCHEMA "}"
#define COUNT_ALL "{'name':'count-all','readOnly':true," SCHEMA "}"

/* The names that are listed, with a blank after each. */
static void expect_listed(const char *names)
{
    char text[1024] = "";
    size_t n, len = 0;
    const struct tool *rows = host->ops->tools(host, &n);

    for (size_t i = 0; i < n; i++)
        len += (size_t)snprintf(text + len, sizeof(text) - len, "%s ", rows[i].name);
    ck_assert_str_eq(text, names);
}

static const struct tool *listed(const char *name)
{
    size_t n;
    const struct tool *rows = host->ops->tools(host, &n);

    for (size_t i = 0; i < n; i++)
        if (strcmp(rows[i].name, name) == 0)
            return &rows[i];
    ck_abort_msg("no %s", name);
}

/* A patient call, as every dialect but the explorer's makes them. Its owner holds the list. */
static struct test_call *post_plugin(const struct tool *tool, const char *args)
{
    struct test_call *c = &calls[n_calls++];

    arena_init(&c->arena, 1 << 20);
    buf_init(&c->call.result, 1 << 20);
    plugins_ref(tool->owner);
    c->call.tool = tool;
    c->call.args_raw = slice_of(args);
    c->call.arena = &c->arena;
    c->call.posted = now;
    c->call.deadline = c->call.end = now + 30000;
    c->call.is_patient = true;
    host->ops->post(host, &c->call);
    return c;
}

static void let_go(struct test_call *c)
{
    plugins_unref(c->call.tool->owner);
    c->call.tool = NULL;
}

/* --- Whose are listed. --- */

START_TEST(a_list_is_shown_and_replaced)
{
    join(0, "game");
    n_changes = 0;
    expect_listed("");
    say(0, "{'tools':[" OPEN_DOOR "," COUNT_ALL "]}");
    expect_listed("count-all open-door ");
    ck_assert_uint_eq(n_changes, 1);
    say(0, "{'tools':[" COUNT_ALL "]}");
    expect_listed("count-all ");
    ck_assert_uint_eq(n_changes, 2);
    say(0, "{'tools':[]}");
    expect_listed("");
    ck_assert_uint_eq(n_changes, 3);
}
END_TEST

START_TEST(the_same_list_again_is_no_change)
{
    join(0, "game");
    say(0, "{'tools':[" OPEN_DOOR "," COUNT_ALL "]}");
    n_changes = 0;
    say(0, "{'tools':[" OPEN_DOOR "," COUNT_ALL "]}");
    say(0, "{'tools':[" COUNT_ALL "," OPEN_DOOR "]}");
    say(0, "{'tools':[" COUNT_ALL "," OPEN_DOOR "," OPEN_DOOR "]}");
    ck_assert_uint_eq(n_changes, 0);
    expect_listed("count-all open-door ");
}
END_TEST

START_TEST(a_list_stays_while_its_engine_reloads_or_is_gone)
{
    join(0, "game");
    say(0, "{'tools':[" OPEN_DOOR "]}");
    say(0, "{'state':'reloading'}");
    expect_listed("open-door ");
    leave(0);
    expect_listed("open-door ");
    join(0, "game");
    expect_listed("open-door ");
    say(0, "{'tools':[" COUNT_ALL "]}");
    expect_listed("count-all ");
}
END_TEST

START_TEST(the_active_engines_list_counts)
{
    join(0, "game");
    say(0, "{'tools':[" OPEN_DOOR "]}");
    join(1, "editor");
    expect_listed("open-door "); /* the new one has not told of any */
    say(1, "{'tools':[" COUNT_ALL "]}");
    expect_listed("count-all ");
    n_changes = 0;
    say(0, "{'tools':[]}");
    ck_assert_uint_eq(n_changes, 0);
    expect_listed("count-all ");
    leave(1);
    expect_listed("");
}
END_TEST

START_TEST(a_list_that_is_none_ends_the_connection)
{
    static const char *const texts[] = {"{'tools':{}}", "{'tools':'x'}", "{'tools':null}",
                                        "{'tools':7}"};

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        join(0, "game");
        say(0, "{'tools':[" OPEN_DOOR "]}");
        say(0, texts[i]);
        ck_assert(engines[0].is_closed);
        leave(0);
        expect_listed("open-door ");
    }
}
END_TEST

START_TEST(a_list_that_is_too_long_ends_the_connection)
{
    static char message[LINKMSG_MAX_ENGINE_HEAD + 1];
    size_t len = (size_t)snprintf(message, sizeof(message), "{\"tools\":[");

    memset(message + len, ' ', sizeof(message) - len);
    memcpy(message + LINKMSG_MAX_ENGINE_HEAD - 2, "]}", 2);
    join(0, "game");
    host->ops->engine_message(host, &engines[0].conn, slice_from(message, LINKMSG_MAX_ENGINE_HEAD),
                              now);
    ck_assert(!engines[0].is_closed);
    host->ops->engine_message(host, &engines[0].conn, slice_from(message, sizeof(message)), now);
    ck_assert(engines[0].is_closed);
}
END_TEST

START_TEST(before_hello_a_list_is_no_message)
{
    engine_open(0, true);
    say(0, "{'tools':[" OPEN_DOOR "]}");
    ck_assert(engines[0].is_closed);
    expect_listed("");
}
END_TEST

START_TEST(what_is_left_out_is_told)
{
    join(0, "game");
    buf_reset(&told, 0);
    say(0, "{'tools':[{'name':'a b','where':'A.cs: A.B'," SCHEMA "},"
           "{'name':'x\\ny\\u007f','where':'\\u0000'," SCHEMA "},{'name':'query'," SCHEMA "},7]}");
    expect_told(
        "Warning: umcp leaves out the plugin tool 'a b' (A.cs: A.B): a name begins with a letter "
        "and has at most 64 letters, digits, '-', '_' and '.'\n"
        "Warning: umcp leaves out the plugin tool 'x y\\u007f' (\\u0000): a name begins with a "
        "letter and has at most 64 letters, digits, '-', '_' and '.'\n"
        "Warning: umcp leaves out the plugin tool 'query': umcp has a tool of that name\n"
        "Warning: umcp leaves out the plugin tool '': it has no name\n");
    ck_assert(!engines[0].is_closed);
}
END_TEST

/* --- Calls. --- */

START_TEST(a_text_is_text_and_anything_else_json)
{
    struct test_call *c[4];

    join(0, "game");
    say(0, "{'tools':[" OPEN_DOOR "]}");
    for (size_t i = 0; i < N_ELEMENTS(c); i++)
        c[i] = post_plugin(listed("open-door"), "{\"name\":\"Gate\"}");
    expect_heard(0, "{'call':1,'tool':'open-door','deadlineMs':30000"
                    ",'op':'00000000-0000-4000-8000-000000000001'}\n{'name':'Gate'}\n"
                    "{'call':2,'tool':'open-door','deadlineMs':30000"
                    ",'op':'00000000-0000-4000-8000-000000000002'}\n{'name':'Gate'}\n"
                    "{'call':3,'tool':'open-door','deadlineMs':30000"
                    ",'op':'00000000-0000-4000-8000-000000000003'}\n{'name':'Gate'}\n"
                    "{'call':4,'tool':'open-door','deadlineMs':30000"
                    ",'op':'00000000-0000-4000-8000-000000000004'}\n{'name':'Gate'}\n");
    say(0, "{'done':1,'ok':true}\n \t'[Success] \\u00e4\\n'");
    say(0, "{'done':2,'ok':true}\n{'opened':['Gate']}");
    say(0, "{'done':3,'ok':true,'hasValue':false}\nnull");
    say(0, "{'done':4,'ok':true}\n''");
    expect_result(c[0], "[Success] \xc3\xa4\n");
    ck_assert_int_eq((int)c[0]->call.form, FORM_TEXT);
    expect_result(c[1], "{\"opened\":[\"Gate\"]}");
    ck_assert_int_eq((int)c[1]->call.form, FORM_JSON);
    expect_result(c[2], "null");
    ck_assert(c[2]->call.has_no_value);
    expect_result(c[3], "");
    for (size_t i = 0; i < N_ELEMENTS(c); i++)
        let_go(c[i]);
}
END_TEST

START_TEST(declared_tools_that_give_a_text_give_json)
{
    struct test_call *c;

    join(0, "game");
    c = read_objects();
    say(0, "{'done':1,'ok':true}\n'text'");
    expect_result(c, "\"text\"");
    ck_assert_int_eq((int)c->call.form, FORM_JSON);
}
END_TEST

START_TEST(a_tool_that_an_engine_has_lost_is_not_ready)
{
    struct test_call *gone, *object, *arguments;
    const struct tool *tool;

    join(0, "game");
    say(0, "{'tools':[" OPEN_DOOR "]}");
    tool = listed("open-door");
    object = post_plugin(tool, "{}");
    arguments = post_plugin(tool, "{}");
    gone = post_plugin(tool, "{}");
    say(0, "{'done':1,'ok':false,'kind':'NotFound','message':'No door'}");
    expect_error(object, ERR_NOT_FOUND, "No door");
    say(0, "{'tools':[" COUNT_ALL "]}");
    say(0, "{'done':2,'ok':false,'kind':'InvalidArgument','message':'name: no'}");
    expect_error(arguments, ERR_ARGUMENT, "name: no");
    say(0, "{'done':3,'ok':false,'kind':'NotFound','message':'What?'}");
    expect_retry(gone, "The engine no longer has open-door");
    let_go(object);
    let_go(arguments);
    let_go(gone);
}
END_TEST

START_TEST(calls_wait_for_a_reload_and_keep_their_row)
{
    struct test_call *sent, *waiting;
    const struct tool *tool;

    join(0, "game");
    say(0, "{'tools':[" OPEN_DOOR "]}");
    tool = listed("open-door");
    sent = post_plugin(tool, "{}");
    say(0, "{'state':'reloading'}");
    waiting = post_plugin(tool, "{\"a\":1}");
    say(0, "{'done':1,'ok':true}\n'1'");
    expect_result(sent, "1");
    let_go(sent);
    for (int i = 0; i < 100; i++) { /* the lists between are nobody's */
        say(0, "{'tools':[" COUNT_ALL "]}");
        say(0, "{'tools':[" OPEN_DOOR "," COUNT_ALL "]}");
    }
    forget_heard(0);
    say(0, "{'state':'ready'}");
    expect_heard(0, "{'call':2,'tool':'open-door','deadlineMs':30000"
                    ",'op':'00000000-0000-4000-8000-000000000002'}\n{'a':1}\n");
    say(0, "{'done':2,'ok':true}\n'2'");
    expect_result(waiting, "2");
    let_go(waiting);
}
END_TEST

START_TEST(without_an_engine_a_listed_tool_is_not_ready_at_once)
{
    struct test_call *c;

    join(0, "game");
    say(0, "{'tools':[" OPEN_DOOR "]}");
    leave(0);
    c = post_plugin(listed("open-door"), "{}");
    expect_error(c, ERR_NOT_READY, "No engine is connected");
    let_go(c);
}
END_TEST

START_TEST(calls_of_an_engine_that_goes_are_lost_or_wait)
{
    struct test_call *running, *write, *read;

    join(0, "game");
    say(0, "{'tools':[" OPEN_DOOR "," COUNT_ALL "]}");
    running = post_plugin(listed("open-door"), "{}");
    write = post_plugin(listed("open-door"), "{}");
    read = post_plugin(listed("count-all"), "{}");
    leave(0);
    expect_lost(running, "The engine disconnected while it ran open-door", "demo (game)");
    expect_lost(write, "The engine disconnected; umcp does not know whether it ran open-door",
                "demo (game)");
    expect_open(read);
    join(0, "game");
    say(0, "{'tools':[" COUNT_ALL "]}");
    expect_heard(0, "{'call':1,'tool':'count-all','deadlineMs':30000"
                    ",'op':'00000000-0000-4000-8000-000000000001','readOnly':true}\n{}\n");
    say(0, "{'tools':[]}");
    say(0, "{'done':1,'ok':true}\n7");
    expect_result(read, "7");
    let_go(running);
    let_go(write);
    let_go(read);
}
END_TEST

/* --- Rows that have changed before a call is sent. --- */

#define COUNT_WRITES "{'name':'count-all'," SCHEMA "}"

/* Who was let in as a reader must not write. */
START_TEST(a_read_that_has_become_a_write_is_not_sent)
{
    struct test_call *c;

    join(0, "game");
    say(0, "{'tools':[" COUNT_ALL "]}");
    say(0, "{'state':'reloading'}");
    c = post_plugin(listed("count-all"), "{}");
    say(0, "{'tools':[" COUNT_WRITES "]}");
    say(0, "{'state':'ready'}");
    expect_heard(0, "");
    expect_retry(c, "count-all has changed: it is no longer read-only");
    let_go(c);
    c = post_plugin(listed("count-all"), "{}");
    expect_heard(0, "{'call':1,'tool':'count-all','deadlineMs':30000"
                    ",'op':'00000000-0000-4000-8000-000000000001'}\n{}\n");
    let_go(c);
}
END_TEST

START_TEST(a_write_that_has_become_a_read_is_sent)
{
    struct test_call *c;

    join(0, "game");
    say(0, "{'tools':[" COUNT_WRITES "]}");
    say(0, "{'state':'reloading'}");
    c = post_plugin(listed("count-all"), "{}");
    say(0, "{'tools':[" COUNT_ALL "]}");
    say(0, "{'state':'ready'}");
    expect_heard(0, "{'call':1,'tool':'count-all','deadlineMs':30000"
                    ",'op':'00000000-0000-4000-8000-000000000001'}\n{}\n");
    let_go(c);
}
END_TEST

/* The server leaves tools out that the engine has all the same: they may do anything. */
START_TEST(a_tool_that_is_not_listed_any_more_is_not_sent)
{
    struct test_call *read, *write;

    join(0, "game");
    say(0, "{'tools':[" COUNT_ALL "," OPEN_DOOR "]}");
    say(0, "{'state':'reloading'}");
    read = post_plugin(listed("count-all"), "{}");
    write = post_plugin(listed("open-door"), "{}");
    say(0, "{'tools':[{'name':'count-all'}]}");
    say(0, "{'state':'ready'}");
    expect_heard(0, "");
    expect_retry(read, "The engine no longer has count-all");
    expect_retry(write, "The engine no longer has open-door");
    let_go(read);
    let_go(write);
}
END_TEST

START_TEST(the_next_engine_must_have_told_of_the_tool)
{
    struct test_call *running, *changed, *same, *objects;

    join(0, "game");
    say(0, "{'tools':[" COUNT_ALL ",{'name':'look','readOnly':true," SCHEMA "}]}");
    running = post_plugin(listed("count-all"), "{}");
    changed = post_plugin(listed("count-all"), "{}");
    same = post_plugin(listed("look"), "{}");
    leave(0);
    join(1, "game");
    objects = read_objects(); /* others need not wait */
    expect_open(changed);
    expect_heard(1, "{'call':1,'tool':'ListObjects','deadlineMs':30000,'budget':5000}\n{}\n");
    forget_heard(1);
    say(1, "{'tools':[" COUNT_WRITES ",{'name':'look','readOnly':true," SCHEMA "}]}");
    expect_heard(1, "{'call':2,'tool':'look','deadlineMs':30000"
                    ",'op':'00000000-0000-4000-8000-000000000002','readOnly':true}\n{}\n");
    expect_retry(changed, "count-all has changed: it is no longer read-only");
    expect_open(objects);
    let_go(running);
    let_go(changed);
    let_go(same);
}
END_TEST

START_TEST(an_engine_that_never_tells_of_tools_gets_none)
{
    struct test_call *c;

    join(0, "game");
    say(0, "{'tools':[" OPEN_DOOR "]}");
    leave(0);
    join(1, "game");
    c = post_plugin(listed("open-door"), "{}");
    wait_ms(30000);
    expect_retry(c, "The engine has not listed its plugin tools yet");
    let_go(c);
}
END_TEST

/* What the process has of memory, as far as that can be asked. */
static size_t allocated(void)
{
#ifdef __SANITIZE_ADDRESS__
    return __sanitizer_get_current_allocated_bytes();
#else
    return mallinfo2().uordblks;
#endif
}

START_TEST(lists_that_come_and_go_leave_nothing)
{
    size_t before = 0;

    join(0, "game");
    for (int i = 0; i < 5000; i++) {
        say(0, "{'tools':[" COUNT_ALL "]}");
        say(0, "{'tools':[" OPEN_DOOR ",7]}");
        buf_reset(&told, 0);
        if (i == 100)
            before = allocated();
    }
    ck_assert_uint_le(allocated(), before + 4096);
}
END_TEST

START_TEST(without_memory_the_last_list_stays)
{
    size_t n = 0, n_rows;

    join(0, "game");
    say(0, "{'tools':[" OPEN_DOOR "]}");
    for (host->ops->tools(host, &n_rows); n_rows == 1; host->ops->tools(host, &n_rows)) {
        listed("open-door");
        mem_fail_after(++n);
        ck_assert_uint_lt(n, 50);
        say(0, "{'tools':[" OPEN_DOOR "," COUNT_ALL "]}");
        mem_fail_after(0);
        if (engines[0].is_closed) { /* the message could not be read */
            leave(0);
            join(0, "game");
        }
    }
    ck_assert_uint_gt(n, 1);
    expect_listed("count-all open-door ");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("link_tools");
    TCase *tc = tcase_create("link_tools");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tc, setup, teardown);
    tcase_set_timeout(tc, 60);
    tcase_add_test(tc, a_list_is_shown_and_replaced);
    tcase_add_test(tc, the_same_list_again_is_no_change);
    tcase_add_test(tc, a_list_stays_while_its_engine_reloads_or_is_gone);
    tcase_add_test(tc, the_active_engines_list_counts);
    tcase_add_test(tc, a_list_that_is_none_ends_the_connection);
    tcase_add_test(tc, a_list_that_is_too_long_ends_the_connection);
    tcase_add_test(tc, before_hello_a_list_is_no_message);
    tcase_add_test(tc, what_is_left_out_is_told);
    tcase_add_test(tc, a_text_is_text_and_anything_else_json);
    tcase_add_test(tc, declared_tools_that_give_a_text_give_json);
    tcase_add_test(tc, a_tool_that_an_engine_has_lost_is_not_ready);
    tcase_add_test(tc, calls_wait_for_a_reload_and_keep_their_row);
    tcase_add_test(tc, without_an_engine_a_listed_tool_is_not_ready_at_once);
    tcase_add_test(tc, calls_of_an_engine_that_goes_are_lost_or_wait);
    tcase_add_test(tc, a_read_that_has_become_a_write_is_not_sent);
    tcase_add_test(tc, a_write_that_has_become_a_read_is_sent);
    tcase_add_test(tc, a_tool_that_is_not_listed_any_more_is_not_sent);
    tcase_add_test(tc, the_next_engine_must_have_told_of_the_tool);
    tcase_add_test(tc, an_engine_that_never_tells_of_tools_gets_none);
    tcase_add_test(tc, lists_that_come_and_go_leave_nothing);
    tcase_add_test(tc, without_memory_the_last_list_stays);
    suite_add_tcase(suite, tc);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? 1 : 0;
}
