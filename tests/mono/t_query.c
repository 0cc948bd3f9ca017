/*
 * query on MiniUnity.cs: plain paths without a compiler, what they do not lead to, and what is
 * compiled where code may be run.
 */
#include "tools_rig.h"

#include "service_rig.h"

#include "agent/link/link.h"
#include "agent/run/guard.h"

static bool may_eval;
static char hint[256], details[2048];
static bool has_no_value;

static void start_world(void)
{
    struct err err = {0};

    start();
    world("AddTarget");
    ck_assert(guard_start(NULL, &err));
    use_service();
}

/* The value as JSON, or "!" and the message; in the arena. */
static const char *ask(const char *text)
{
    struct query_args args = {.query = {.value = slice_of(text)}};
    struct agent_call call = {.args = &args,
                              .arena = &arena,
                              .tool = catalog_find(catalog, SLICE("query"), false),
                              .may_eval = may_eval,
                              .begun = link_now(),
                              .limits = {.call = 1, .deadline = link_now() + 600000000}};
    struct clr_region region;
    const char *answer;
    bool ok;

    if (deadline != INT64_MAX)
        call.limits.run = deadline;
    buf_init(&call.result, 16u << 20);
    clr_begin(&region);
    ok = agent_tool_find(TOOL_QUERY)->run(&call) && buf_ok(&call.result);
    clr_end(&region);
    answer = ok ? arena_copy(&arena, buf_slice(&call.result)).p
                : arena_printf(&arena, "!%s", call.err.message).p;
    snprintf(hint, sizeof(hint), "%s", ok ? "" : call.err.hint);
    snprintf(details, sizeof(details), "%.*s", SLICE_ARG(ok ? SLICE("") : call.err.details));
    has_no_value = call.has_no_value;
    buf_done(&call.result);
    return answer;
}

static void expect(const char *text, const char *expected)
{
    const char *got = ask(text);

    ck_assert_msg(strcmp(got, expected) == 0, "%s: %s is not %s", text, got, expected);
}

static void expect_part(const char *text, const char *part)
{
    const char *got = ask(text);

    ck_assert_msg(strstr(got, part) != NULL, "%s: no %s in %s", text, part, got);
}

/* --- Plain paths, on both runtimes --- */

START_TEST(objects_are_found_by_name_and_path)
{
    expect("find(\"Player\").name", "\"Player\"");
    expect("find('Player').tag", "\"Player\"");
    expect("Scene['Player'].layer", "3");
    expect("GameObject[\"Player\"].transform.childCount", "1");
    expect("find(\"Player\")",
           "{\"id\":\"obj:106\",\"name\":\"Player\",\"type\":\"UnityEngine.GameObject\"}");
    expect("find(\"/Player/Hand\").name", "\"Hand\"");
    expect("find(\"Player/Hand\").name", "\"Hand\"");
    expect("find(\"Hand/Finger\").activeSelf", "false");
    expect("find(\"/Hand/Finger\").name", "!No object is named '/Hand/Finger'");
    expect("find(\"Finger\").name", "\"Finger\"");
    expect("find(\"Bulb\").activeInHierarchy", "false");
    expect("find(\"L\\u00e4mp/\\\"1\\\"\").name", "\"Lämp/\\\"1\\\"\"");
    expect("find(\"Player\").transform.position", "{\"x\":0,\"y\":0,\"z\":0}");
    expect("find(\"Main Camera\").transform.position.z", "-10");
    expect("find(\"Nobody\")", "!No object is named 'Nobody'");
    expect("find(\"Nobody\").transform.position", "!No object is named 'Nobody'");
    expect("find(\"player\")", "!No object is named 'player'");
    expect("find(\"\")", "!No object is named ''");
    expect("find(\"Gone\")", "!No object is named 'Gone'");
}
END_TEST

START_TEST(active_objects_come_first)
{
    world("AddNamesakes");
    expect("find(\"Same\").layer", "2");
    expect("find(\"/Off/Same\").layer", "1");
}
END_TEST

START_TEST(lasting_objects_are_found)
{
    world("AddLasting");
    world("AddLoadingScene");
    expect("find(\"Keeper\").name", "\"Keeper\"");
}
END_TEST

START_TEST(static_members_are_read)
{
    expect("Time.timeScale", "0.5");
    expect("UnityEngine.Time.timeScale", "0.5");
    expect("Application.unityVersion", "\"2022.3.20f1\"");
    expect("Camera.main.fieldOfView", "55");
    expect("Camera.main.transform.eulerAngles.x", "15");
    expect("Camera.allCameras[0].name", "\"Main Camera\"");
    expect("Application.platform", "\"LinuxPlayer\"");
    expect("HideFlags.HideAndDontSave", "\"HideAndDontSave\"");
    expect("SceneManager.sceneCount", "1");
    expect("SceneManagement.SceneManager.sceneCount", "1");
    expect("Game.Target.shared", "0");
    expect("Target.shared", "0");
    expect("Game.Target.Fixed", "1");
    expect("Mood.Angry", "\"Angry\"");
    expect("Query.Inner.Deep.value", "7");
    expect("Game.Query.Inner.Deep.value", "7");
    expect("Query.hidden.value", "!Game.Query has no public member 'hidden'");
}
END_TEST

START_TEST(indexers_take_constants)
{
    expect("Query.numbers[1]", "20");
    expect("Query.grid[1][0]", "3");
    expect("Query.words[0]", "\"zero\"");
    expect("Query.ages[\"Ann\"]", "41");
    expect("Query.letters['b']", "2");
    expect("Query.ages['Ann']", "41");
    expect("Query.byByte[200]", "\"two hundred\"");
    expect("Query.own[3].value", "3");
    expect("Query.own[\"key\"].value", "-1");
    expect("Query.words[0][0]", "\"z\"");
    expect("Query.words[0].Length", "4");
    expect("Query.words.Count", "2");
    expect("Query.when.Year", "2020");
    expect("Query.maybe", "5");
    expect("Query.table[\"a\"]", "\"b\"");
    expect("Query.numbers[9]", "!Error executing code: IndexOutOfRangeException");
    expect("Query.numbers[-1]", "!Error executing code: IndexOutOfRangeException");
    expect("Query.words[9]", "!Error executing code: ArgumentOutOfRangeException");
    expect("Query.ages[\"Bob\"]", "!Error executing code: KeyNotFoundException");
    expect("Query.ages[0]", "!System.Collections.Generic.Dictionary`2[System.String,System.Int32] "
                            "has no indexer that takes this number");
    expect("Query.byByte[256]",
           "!System.Collections.Generic.Dictionary`2[System.Byte,System.String] "
           "has no indexer that takes this number");
    expect("Query.numbers[\"a\"]", "!System.Int32[] has no indexer that takes a string");
    expect("Query[0]", "!Game.Query has no indexer that takes this number");
}
END_TEST

START_TEST(literals_are_values)
{
    expect("1", "1");
    expect("\"a\"", "\"a\"");
    expect("null", "null");
    expect("1.5f;", "1.5");
}
END_TEST

START_TEST(null_and_exceptions_on_the_way)
{
    expect("Query.nothing", "null");
    expect("Query.nothing.name", "!Error executing code: NullReferenceException");
    ck_assert_str_eq(hint, "Object reference not set to an instance of an object");
    expect("Query.nothing[0]", "!Error executing code: NullReferenceException");
    expect("find(\"Player\").transform.throwing",
           "!Error executing code: InvalidOperationException");
    ck_assert_str_eq(hint, "not now");
    ck_assert_str_eq(details, "{\"type\":\"InvalidOperationException\",\"message\":\"not now\"}");
    expect("Broken.value", "!Error executing code: TypeInitializationException");
}
END_TEST

START_TEST(what_is_wrong_is_said)
{
    expect("find(\"Player\").transform.postion",
           "!UnityEngine.Transform has no public member 'postion'");
    ck_assert_str_eq(hint, "did you mean 'position'?");
    expect("find(\"Player\").wheels", "!UnityEngine.GameObject has no public member 'wheels'");
    ck_assert_str_eq(hint, "");
    expect("find(\"Player\").components",
           "!UnityEngine.GameObject has no public member 'components'"); /* it is internal */
    expect("find(\"Player\").transform.writeOnly",
           "!UnityEngine.Transform has no public member 'writeOnly'");
    expect("Nonsense.value", "!There is no type 'Nonsense' in UnityEngine or in the project");
    expect("Time", "!UnityEngine.Time is a type: name one of its members");
    expect("Transform.position",
           "!UnityEngine.Transform.position is an instance member, but no object is given");
    expect("Twin.value", "!'Twin' may be any of these types: Game.Twin, Other.Twin");
    expect("a; b", "!A query is one expression; use execute_code for statements");
    expect("Time.timeScale = 1", "!A query is one expression; use execute_code for statements");
    expect("Time.timeScale", "0.5");
}
END_TEST

#define TO_RUN "!This query has to be compiled, and running code is not allowed here"

START_TEST(code_is_not_run_unless_it_may_be)
{
    expect("1 + 1", TO_RUN);
    ck_assert_str_eq(hint, "start umcp with --allow-eval and --allow-writes, or ask for a plain "
                           "path such as find(\"Player\").transform.position.y");
    expect("find(\"Player\").ToString()", TO_RUN);
    expect("find(\"Player\").GetType()", TO_RUN);
    expect("GameObject.Find(\"Player\").name", TO_RUN);
    expect("new Vector3(1, 2, 3)", TO_RUN);
    expect("(1)", TO_RUN);
    expect("typeof(int)", TO_RUN);
    expect("int.MaxValue", TO_RUN);
}
END_TEST

/* Paths to what is neither the engine's nor the project's. */
static const struct {
    const char *text, *message;
} forbidden[] = {
    {"System.Environment.MachineName", "!System.Environment belongs neither"},
    {"Environment.CommandLine", "!System.Environment belongs neither"},
    {"System.AppDomain.CurrentDomain.BaseDirectory", "!System.AppDomain belongs neither"},
    {"System.IO.Path.PathSeparator", "!System.IO.Path belongs neither"},
    {"System.Threading.Thread.CurrentThread.Name", "!System.Threading.Thread belongs neither"},
    {"System.DateTime.Now", "!System.DateTime belongs neither"},
    {"Assembly.x", "!System.Reflection.Assembly belongs neither"},
    {"Umcp.Guard.x", "!Umcp.Guard belongs neither"},
    {"Query.type.Assembly", "is a type that plain paths cannot read"},
    {"Query.type.Name", "is a type that plain paths cannot read"},
    {"Query.types[0].BaseType", "is a type that plain paths cannot read"},
    {"Query.act.Method", "is a type that plain paths cannot read"},
    {"Query.act.Target", "is a type that plain paths cannot read"},
    {"Query.thread.ManagedThreadId", "is a type that plain paths cannot read"},
    {"Query.problem.TargetSite", "is a type that plain paths cannot read"},
    {"Query.problem.Message", "is a type that plain paths cannot read"},
};

START_TEST(paths_stay_in_engine_and_project)
{
    expect_part(forbidden[_i].text, forbidden[_i].message);
}
END_TEST

/* What a value contains is no way around that. */
START_TEST(values_of_the_class_library_are_texts)
{
    expect("Query.type", "\"Game.Query\"");
    expect("Query.start", "\"System.Diagnostics.ProcessStartInfo\"");
    expect("Query.holder", "{\"start\":\"System.Diagnostics.ProcessStartInfo\",\"n\":1}");
    expect("Query.ages", "{\"Ann\":41}");
    expect("Query.large", "[20,30]");
    expect_part("Query.task.Result", "is a type that plain paths cannot read");
}
END_TEST

START_TEST(endless_getter_is_stopped)
{
    if (is_il2cpp)
        return; /* it cannot abort */
    deadline = 200000;
    expect_part("find(\"Player\").name", "Player");
    expect("Query.endless",
           "!umcp stopped 'query', because it ran longer than 200 ms (--eval-timeout)");
    expect("Query.numbers[0]", "10");
}
END_TEST

START_TEST(memory_that_runs_out_fails_the_call)
{
    for (size_t n = 1; n < 40; n++) {
        mem_fail_after(n);
        ask("find(\"Finger\").transform.position");
        mem_fail_after(0);
    }
    expect("find(\"Finger\").layer", "0");
}
END_TEST

/* --- Compiled --- */

static void start_open(void)
{
    start_world();
    may_eval = true;
}

START_TEST(expressions_are_compiled)
{
    expect("1 + 1", "2");
    expect("2 * 3", "6");
    expect("find(\"Main Camera\").transform.position.z - 1", "-11");
    expect("find(\"Main Camera\").transform.position.y + find('Player').layer", "4");
    expect("find(\"Player\").GetType().Name", "\"GameObject\"");
    expect("Scene['Player'].GetComponent(typeof(Transform)).name", "\"Player\"");
    expect("new[] { 1, 2, 3 }.Where(x => x > 1).Select(x => x * 2)", "[4,6]");
    expect("new[] { 1, 2 }.Select(x => x + find(\"Player\").layer)", "[4,5]");
    expect("new { a = 1, b = \"x\" }", "{\"a\":1,\"b\":\"x\"}");
    expect("true ? find(\"Player\").layer : find(\"Nobody\").layer", "3");
    expect("find(\"Nobody\").layer + 1", "!No object is named 'Nobody'");
    expect("find(\"Finger\") == null", "false");
    expect("GameObject.Find(\"Nobody\").name", "!Error executing code: NullReferenceException");
    expect("default(Scene).handle", "0");
    expect("System.Environment.NewLine", "\"\\n\"");
    expect("int.MaxValue", "2147483647");
    expect("Game.Query.type.Name", "\"Query\"");
    expect("(object)null", "null");
    expect("Query.task", "12");
    expect("System.Threading.Tasks.Task.FromResult(5)", "5");
    expect("1 + await System.Threading.Tasks.Task.FromResult(find(\"Player\").layer)", "4");
    ck_assert(!has_no_value);
    expect("find(\"Hand\").transform.SetParent(find(\"Lämp/\\\"1\\\"\").transform, true)", "null");
    ck_assert(has_no_value);
    expect("find(\"Hand\").transform.parent.gameObject.layer", "0");
}
END_TEST

START_TEST(dot_form_wins_over_a_variable)
{
    struct agent_call call;

    ck_assert(run(&call, "ConsoleEval",
                  "{\"code\":\"Func<string, int> find = s => s.Length; var Umcp = 1;\"}"));
    buf_done(&call.result);
    expect("find(\"Player\").layer + 0", "3");
    expect("find(\"Pla\" + \"yer\")", "6");
}
END_TEST

START_TEST(complaints_name_the_place_in_the_query)
{
    expect_part("find(\"Player\").transform.postion", "!Compilation errors:\n(1,26): error CS1061");
    expect_part("find('Player').layer + find('x').bad",
                "!Compilation errors:\n(1,34): error CS1061");
    expect_part("1 +\n  nonsense", "!Compilation errors:\n(2,3): error CS0103");
    expect_part("1 +", "!Compilation errors:\n(1,4): error CS1525");
    expect_part("find(\"a\") + ", "!Compilation errors:\n(1,");
}
END_TEST

START_TEST(helper_is_there_after_the_session_ended)
{
    struct clr_region region;

    expect("find(\"Player\").layer + 0", "3");
    clr_begin(&region);
    agent_tools_forget();
    clr_end(&region);
    expect("find(\"Player\").layer + 0", "3");
}
END_TEST

START_TEST(endless_expression_is_stopped)
{
    deadline = 300000;
    expect("1 + 1", "2");
    expect_part("((Func<int>)(() => { while (true) {} }))()", "umcp stopped");
    expect("Game.Query.endless + 1",
           "!umcp stopped the code, because it ran longer than 300 ms (--eval-timeout)");
    expect("1 + 1", "2");
}
END_TEST

START_TEST(runtime_without_compiler_says_so)
{
    expect("1 + 1", "!IL2CPP code is compiled ahead of time: new C# cannot be run");
    ck_assert_str_eq(hint, "plain paths need no compiler: find(\"Player\").transform.position.y");
    expect("find(\"Player\").layer", "3");
    expect("find(\"Player\").wheels", "!UnityEngine.GameObject has no public member 'wheels'");
}
END_TEST

static void add_cases(Suite *s)
{
    TCase *plain = add_case(s, "plain", start_world);
    TCase *open = add_case(s, "compiled", start_open);

    tcase_add_test(plain, objects_are_found_by_name_and_path);
    tcase_add_test(plain, active_objects_come_first);
    tcase_add_test(plain, lasting_objects_are_found);
    tcase_add_test(plain, static_members_are_read);
    tcase_add_test(plain, indexers_take_constants);
    tcase_add_test(plain, literals_are_values);
    tcase_add_test(plain, null_and_exceptions_on_the_way);
    tcase_add_test(plain, what_is_wrong_is_said);
    tcase_add_test(plain, code_is_not_run_unless_it_may_be);
    tcase_add_loop_test(plain, paths_stay_in_engine_and_project, 0, (int)N_ELEMENTS(forbidden));
    tcase_add_test(plain, values_of_the_class_library_are_texts);
    tcase_add_test(plain, endless_getter_is_stopped);
    tcase_add_test(plain, memory_that_runs_out_fails_the_call);
    if (is_il2cpp) {
        tcase_add_test(open, runtime_without_compiler_says_so);
        return;
    }
    tcase_add_test(open, expressions_are_compiled);
    tcase_add_test(open, dot_form_wins_over_a_variable);
    tcase_add_test(open, complaints_name_the_place_in_the_query);
    tcase_add_test(open, helper_is_there_after_the_session_ended);
    tcase_add_test(open, endless_expression_is_stopped);
}

int main(int argc, char **argv)
{
    return run_suite(start_service(argc, argv), argv, add_cases);
}
