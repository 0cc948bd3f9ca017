/*
 * Calls that an engine or the files of a project can answer: who does, and that nobody waits for an
 * engine that is not ready. Texts have ' for " so that they can be read.
 */
#include "link_host_rig.h"
#include "scripted/scripted.h"

static struct script *script; /* of the host behind the link */

/* A host with something behind it, and calls that may come from there. */
static void begin(void)
{
    setup();
    host->ops->free(host);
    script = script_from("host scene.active\n"
                         "  json {\"name\":\"Main\",\"isLoaded\":false}\n"
                         "host scene.hierarchy.dump\n"
                         "  json {\"name\":\"Main\",\"rootObjects\":[]}\n"
                         "host editor.selection.info\n"
                         "  json {\"name\":\"Main\",\"selectedObjects\":[]}\n");
    make_host(scripted_host_new(script, &events));
    ck_assert_ptr_nonnull(host);
    next_is_patient = next_takes_files = true;
}

static void end(void)
{
    teardown();
    script_free(script);
}

static struct test_call *ask(void)
{
    return post(TOOL_SCENE_ACTIVE, "{}");
}

/* The call has its answer from the host behind. */
static void expect_files(const struct test_call *c)
{
    ck_assert_uint_eq(c->n_finished, 1);
    ck_assert_msg(c->call.err.kind == ERR_NONE, "%s", c->call.err.message);
    ck_assert_msg(slice_starts(buf_slice(&c->call.result), SLICE("{\"name\":\"Main\",")), "%.*s",
                  SLICE_ARG(buf_slice(&c->call.result)));
    ck_assert(!c->call.is_lost);
}

START_TEST(an_engine_that_is_ready_answers)
{
    struct test_call *c;

    join(0, "editor");
    c = ask();
    expect_heard(0, "{'call':1,'tool':'scene.active','deadlineMs':30000,'budget':5000}\n{}\n");
    expect_open(c);
    say(0, "{'done':1,'ok':true}\n{'name':'Other'}");
    expect_result(c, "{\"name\":\"Other\"}");
    ck_assert(!c->call.is_from_files);
    say(0, "{'done':1,'ok':true}\n{}");
    ck_assert_uint_eq(c->n_finished, 1);
}
END_TEST

START_TEST(without_an_engine_the_files_answer_at_once)
{
    expect_files(ask());
    engine_open(0, true); /* and has not said what it is */
    expect_files(ask());
    engine_open(1, false); /* runs code, and nothing else */
    expect_files(ask());
}
END_TEST

START_TEST(nobody_waits_for_a_reload)
{
    struct test_call *read;

    join(0, "editor");
    say(0, "{'state':'reloading'}");
    expect_files(ask());
    next_takes_files = false;
    read = post(TOOL_LIST_SCENES, "{}"); /* explorer's tool does wait */
    expect_open(read);
    expect_heard(0, "");
    say(0, "{'state':'ready'}");
    say(0, "{'done':1,'ok':true}\n[]");
    expect_result(read, "[]");
    next_takes_files = true;
    expect_open(ask());
}
END_TEST

START_TEST(an_engine_that_cannot_tell_leaves_it_to_the_files)
{
    static const char *const kinds[] = {"NotFound", "NotReady"};

    join(0, "game");
    for (size_t i = 0; i < N_ELEMENTS(kinds); i++) {
        struct test_call *c = ask();
        char text[128];

        snprintf(text, sizeof(text),
                 "{'done':%zu,'ok':false,'kind':'%s','message':'no','hint':'h','details':{'a':1}}",
                 i + 1, kinds[i]);
        expect_open(c);
        say(0, text);
        expect_files(c);
        ck_assert_uint_eq(c->call.err.details.len, 0);
    }
}
END_TEST

START_TEST(what_an_engine_refuses_is_its_answer)
{
    struct test_call *c;

    join(0, "game");
    c = ask();
    say(0, "{'done':1,'ok':false,'kind':'Engine','message':'No scene is loaded'}");
    expect_error(c, ERR_ENGINE, "No scene is loaded");
}
END_TEST

START_TEST(the_files_answer_for_an_engine_that_goes)
{
    struct test_call *running, *next, *write;

    join(0, "game");
    running = ask();
    next = ask();
    next_takes_files = false;
    write = set_time();
    leave(0);
    expect_files(running);
    expect_files(next);
    expect_lost(write, "The engine disconnected; umcp does not know whether it ran SetTimeScale",
                "demo (game)");
}
END_TEST

START_TEST(another_engine_answers_for_one_that_goes)
{
    struct test_call *c;

    join(0, "editor");
    join(1, "editor");
    c = ask();
    expect_heard(0, "");
    leave(1);
    expect_heard(0, "{'call':1,'tool':'scene.active','deadlineMs':30000,'budget':5000}\n{}\n");
    say(0, "{'done':1,'ok':true}\n{}");
    expect_result(c, "{}");
}
END_TEST

/* A main thread that loads a scene is ready, and knows better. */
START_TEST(a_busy_engine_is_waited_for_by_the_patient)
{
    struct test_call *c;

    join(0, "game");
    wait_ms(2000);
    say(0, "{'pong':1,'mainMs':1500}");
    forget_heard(0);
    c = ask();
    expect_open(c);
    next_is_patient = false;
    expect_files(ask());
    say(0, "{'state':'reloading'}"); /* and now it is not ready any more */
    expect_files(c);
    expect_heard(0, "");
}
END_TEST

START_TEST(a_call_that_is_cancelled_ends_once)
{
    struct test_call *c;

    join(0, "game");
    c = ask();
    host->ops->cancel(host, &c->call);
    expect_error(c, ERR_TIMEOUT, "Cancelled");
    say(0, "{'done':1,'ok':false,'kind':'NotFound','message':'no'}");
    ck_assert_uint_eq(c->n_finished, 1);
}
END_TEST

/* Without files there is nothing to fall back on. */
START_TEST(where_there_are_no_files_an_engine_is_needed)
{
    struct test_call *c;

    host->ops->free(host);
    make_host(NULL);
    expect_error(ask(), ERR_NOT_READY, "No engine is connected");
    join(0, "game");
    c = ask();
    say(0, "{'done':1,'ok':false,'kind':'NotFound','message':'no'}");
    expect_error(c, ERR_NOT_FOUND, "no");
    say(0, "{'state':'reloading'}");
    c = ask();
    expect_open(c);
    say(0, "{'state':'ready'}");
    say(0, "{'done':2,'ok':true}\n{}");
    expect_result(c, "{}");
}
END_TEST

/* --- Tools of the editor group that an engine answers for what it has open. --- */

#define DUMP "{\"scenePath\":\"Assets/Main.unity\"}"

static struct test_call *dump(void)
{
    next_takes_files = false;
    return post(TOOL_SCENE_HIERARCHY_DUMP, DUMP);
}

/* Why the files were to answer. */
static void expect_why(const struct test_call *c, const char *why)
{
    expect_files(c);
    ck_assert_msg(slice_is(c->call.why_files, why), "%.*s", SLICE_ARG(c->call.why_files));
}

START_TEST(a_tool_of_the_editor_asks_the_engine_and_says_so)
{
    struct test_call *c;

    join(0, "editor");
    c = dump();
    expect_open(c);
    say(0, "{'done':1,'ok':true,'diagnostics':['Reply cut',3]}\n{'rootObjects':[1]}");
    expect_result(c, "{\"rootObjects\":[1]}");
    ck_assert_uint_eq(c->call.n_diagnostics, 2);
    ck_assert(slice_is(c->call.diagnostics[0], "Reply cut"));
    ck_assert(slice_is(c->call.diagnostics[1],
                       "Source: engine. demo (editor) reported what it has open, saved or not."));
}
END_TEST

START_TEST(what_the_engine_has_not_open_comes_from_the_files)
{
    struct test_call *c;

    expect_why(dump(), "");
    join(0, "editor");
    c = dump();
    say(0, "{'done':1,'ok':false,'kind':'NotReady','message':'Scene is not open'}");
    expect_why(c, "Scene is not open");
    ck_assert(slice_is(c->call.platform, "here"));
    leave(0);
    expect_why(dump(), "");
}
END_TEST

START_TEST(what_is_gone_in_the_engine_is_not_looked_for_in_the_files)
{
    struct test_call *c;

    join(0, "editor");
    c = dump();
    say(0, "{'done':1,'ok':false,'kind':'NotFound','message':'GameObject not found: A',"
           "'details':{'rootPath':'A'}}");
    expect_error(c, ERR_NOT_FOUND, "GameObject not found: A");
    c = dump(); /* of an engine that does not know the tool, or the scene */
    say(0, "{'done':2,'ok':false,'kind':'NotFound','message':'no such tool'}");
    expect_why(c, "no such tool");
}
END_TEST

START_TEST(a_tool_waits_for_a_reload_but_not_for_long)
{
    struct test_call *c, *other;

    join(0, "editor");
    say(0, "{'state':'reloading'}");
    c = dump();
    wait_ms(3000);
    expect_open(c);
    say(0, "{'state':'ready'}");
    say(0, "{'done':1,'ok':true}\n{}");
    expect_result(c, "{}");
    say(0, "{'state':'reloading'}");
    c = dump();
    wait_ms(4900);
    other = dump();
    expect_open(c);
    wait_ms(200);
    expect_why(c, "demo (editor) is reloading its scripts");
    expect_open(other);
    next_is_patient = false;
    expect_why(dump(), "demo (editor) is reloading its scripts");
}
END_TEST

START_TEST(the_files_answer_a_tool_whose_engine_goes_while_it_runs)
{
    struct test_call *running, *next;

    join(0, "game");
    running = dump();
    next = post(TOOL_EDITOR_SELECTION_INFO, "{}");
    leave(0);
    expect_why(running, "");
    expect_why(next, "");
}
END_TEST

START_TEST(without_files_the_engine_answers_all_that_it_knows)
{
    static const enum tool_id asked[] = {
        TOOL_SCENE_HIERARCHY_DUMP, TOOL_SCENE_OBJECTS_FIND,  TOOL_EDITOR_SELECTION_INFO,
        TOOL_PROJECT_INFO,         TOOL_PROJECT_SCENES_LIST,
    };

    host->ops->free(host);
    make_host(NULL);
    next_takes_files = false;
    join(0, "editor");
    for (size_t i = 0; i < N_ELEMENTS(asked); i++) {
        struct test_call *c = post(asked[i], "{}");
        char text[64];

        expect_open(c);
        snprintf(text, sizeof(text), "{'done':%zu,'ok':true}\n{}", i + 1);
        say(0, text);
        expect_result(c, "{}");
    }
    expect_error(post(TOOL_ASSET_INFO, "{}"), ERR_NOT_READY,
                 "asset.info needs the files of a project");
}
END_TEST

/* Prompts and resources of its own. */
START_TEST(what_the_host_behind_offers_is_offered)
{
    ck_assert_ptr_eq(host->ops->offers(host)->prompts, scripted_offers.prompts);
    host->ops->free(host);
    make_host(NULL);
    ck_assert_ptr_null(host->ops->offers(host));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("link_files");
    TCase *tc = tcase_create("link_files");
    SRunner *sr;
    int failed;

    tcase_add_checked_fixture(tc, begin, end);
    tcase_add_test(tc, an_engine_that_is_ready_answers);
    tcase_add_test(tc, without_an_engine_the_files_answer_at_once);
    tcase_add_test(tc, nobody_waits_for_a_reload);
    tcase_add_test(tc, an_engine_that_cannot_tell_leaves_it_to_the_files);
    tcase_add_test(tc, what_an_engine_refuses_is_its_answer);
    tcase_add_test(tc, the_files_answer_for_an_engine_that_goes);
    tcase_add_test(tc, another_engine_answers_for_one_that_goes);
    tcase_add_test(tc, a_busy_engine_is_waited_for_by_the_patient);
    tcase_add_test(tc, a_call_that_is_cancelled_ends_once);
    tcase_add_test(tc, where_there_are_no_files_an_engine_is_needed);
    tcase_add_test(tc, a_tool_of_the_editor_asks_the_engine_and_says_so);
    tcase_add_test(tc, what_the_engine_has_not_open_comes_from_the_files);
    tcase_add_test(tc, what_is_gone_in_the_engine_is_not_looked_for_in_the_files);
    tcase_add_test(tc, a_tool_waits_for_a_reload_but_not_for_long);
    tcase_add_test(tc, the_files_answer_a_tool_whose_engine_goes_while_it_runs);
    tcase_add_test(tc, without_files_the_engine_answers_all_that_it_knows);
    tcase_add_test(tc, what_the_host_behind_offers_is_offered);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return failed ? 1 : 0;
}
