/*
 * Code on the fake: the console, scripts and their paths, execute_code, query, and the little
 * language behind them.
 */
#include "fake_rig.h"

#define Q "\\u0022" /* a quote within a text */

/* What comes of `code`, which may hold any character: it is put in place of bound arguments. */
static const char *run_slice(struct slice code)
{
    struct execute_args args = {.code = {true, code}};
    struct rig_call call;
    const char *outcome;

    rig_call_init(&call, "execute_code", "{'code':''}");
    call.hosted.args = &args;
    rig_post(&call);
    outcome = rig_outcome(&call);
    rig_call_done(&call);
    return outcome;
}

static const char *run(const char *code)
{
    return run_slice(slice_of(code));
}

static const char *query(const char *text)
{
    struct query_args args = {.query = {true, slice_of(text)}};
    struct rig_call call;
    const char *outcome;

    rig_call_init(&call, "query", "{'query':''}");
    call.hosted.args = &args;
    rig_post(&call);
    outcome = rig_outcome(&call);
    rig_call_done(&call);
    return outcome;
}

static const char *failed(const char *message)
{
    static char text[512];

    snprintf(text, sizeof(text), "error %d: %s", (int)ERR_TOOL, message);
    return text;
}

#define RUNS(code, answer)     ck_assert_str_eq(run(code), answer)
#define FAILS(code, message)   ck_assert_str_eq(run(code), failed(message))
#define COMPILE(line, message) "Compilation errors:\n" line ": " message

/* --- The language. --- */

START_TEST(sums_and_products_follow_csharp)
{
    RUNS("return 7+5;", "12");
    RUNS("7 + 5", "12");
    RUNS("1 + 2 * 3 - 4;", "3");
    RUNS("(1 + 2) * -3", "-9");
    RUNS("7 / 2", "3");
    RUNS("-7 / 2", "-3");
    RUNS("7 / 2.0", "3.5");
    RUNS("0.1f + 0.2f", "0.3");
    RUNS("0.1 + 0.2", "0.30000000000000004");
    RUNS("1e3", "1000");
    RUNS("2f * 3", "6");
    RUNS("1d / 0", "null"); /* Infinity is no JSON */
    RUNS("- - +2", "2");
    RUNS("-0", "0");
    RUNS("true", "true");
    RUNS("return false;", "false");
    RUNS("new Vector3(1, 2.5f, -3)", "{'x':1,'y':2.5,'z':-3}");
    RUNS("new UnityEngine.Vector3(1, 2, 3).y + 1", "3");
}
END_TEST

START_TEST(texts_are_joined_and_unescaped)
{
    RUNS("\"a\" + 1 + 2", "'a12'");
    RUNS("1 + 2 + \"a\"", "'3a'");
    RUNS("\"x\" + true + 1.5f + new Vector3(1,2,3)", "'xTrue1.5(1.00, 2.00, 3.00)'");
    RUNS("\"a\\n\\t\\\\\" + \"b\"", "'a\\n\\t\\\\b'");
    RUNS("\"/* no comment */\" // one\n + /* and */ \"!\"", "'/* no comment */!'");
    RUNS("\"x\" + GameObject.Find(\"Nobody\")", "'xnull'");
    ck_assert_str_eq(rig_ask("ConsoleEval", "{'code':'" Q Q "'}"), "{'ok':true,'result':''}");
}
END_TEST

START_TEST(the_world_can_be_asked)
{
    RUNS("return GameObject.Find(\"Player\").transform.position;", "{'x':0,'y':1,'z':0}");
    RUNS("GameObject.Find(\"Weapon\").transform.position.y", "1.25");
    RUNS("GameObject.Find(\"Weapon\").transform.localPosition", "{'x':0.5,'y':0.25,'z':0.5}");
    RUNS("GameObject.Find(\"Weapon\").transform.parent.gameObject.name", "'Player'");
    RUNS("GameObject.Find(\"Play\" + \"er\").tag", "'Player'");
    RUNS("GameObject.Find(\"Player\").activeSelf", "true");
    RUNS("GameObject.Find(\"Player\")", "'Player (UnityEngine.GameObject)'");
    RUNS("GameObject.Find(\"Nobody\")", "null");
    RUNS("Camera.main.transform.position.z", "-10");
    RUNS("UnityEngine.Camera.main.name", "'Main Camera'");
    RUNS("Camera.main.fieldOfView / 2", "30");
    RUNS("Camera.main", "'Main Camera (UnityEngine.Camera)'");
    RUNS("Time.timeScale * 2", "2");
    RUNS("GameObject.Find(\"Player\").transform.childCount + 1", "2");
    rig_ask("SetTimeScale", "{'value':0.5}");
    rig_ask("SetActive", "{'objectId':'obj:2128','active':false}");
    RUNS("Time.timeScale", "0.5");
    RUNS("GameObject.Find(\"Player\")", "null"); /* finds active objects only */
}
END_TEST

START_TEST(exceptions_are_told_as_each_dialect_does)
{
    FAILS("return GameObject.Find(\"Nobody\").transform.position;",
          "Error executing code: NullReferenceException");
    ck_assert_str_eq(query("GameObject.Find(\"Nobody\").name"),
                     failed("Error executing query: NullReferenceException"));
    EXPECT("ConsoleEval", "{'code':'GameObject.Find(" Q "Nobody" Q ").name'}",
           "{'ok':true,'result':'Error: NullReferenceException'}");
    FAILS("1 / GameObject.Find(\"Weapon\").transform.childCount",
          "Error executing code: DivideByZeroException");
    FAILS("Thread.Sleep(-5);", "Error executing code: ArgumentOutOfRangeException");
    rig_ask("SetActive", "{'objectId':'obj:12345','active':false}");
    FAILS("Camera.main.transform", "Error executing code: NullReferenceException");
}
END_TEST

START_TEST(what_does_not_compile_is_told_with_its_line)
{
    FAILS("return foo;", COMPILE("1", "The name 'foo' does not exist in the current context"));
    FAILS("\n\n  bar", COMPILE("3", "The name 'bar' does not exist in the current context"));
    FAILS("return 1", COMPILE("1", "; expected"));
    FAILS("return;", COMPILE("1", "Invalid expression term"));
    FAILS("1 +", COMPILE("1", "Invalid expression term"));
    FAILS("1 2", COMPILE("1", "; expected"));
    FAILS("(1", COMPILE("1", ") expected"));
    FAILS("1; 2", COMPILE("1", "Only a call can be used as a statement"));
    FAILS("\"a", COMPILE("1", "Newline in constant"));
    FAILS("\"a\\", COMPILE("1", "Newline in constant"));
    FAILS("\"\\q\"", COMPILE("1", "Unrecognized escape sequence"));
    FAILS("1x", COMPILE("1", "; expected"));
    FAILS("1.e", COMPILE("1", "'int' does not contain a definition for 'e'"));
    FAILS("1e", COMPILE("1", "; expected"));
    FAILS("1e+", COMPILE("1", "Invalid number"));
    FAILS("1e999", COMPILE("1", "Floating-point constant is outside the range of type 'double'"));
    FAILS("2147483648", COMPILE("1", "Integral constant is too large"));
    FAILS("2147483647 + 1",
          COMPILE("1", "The operation overflows at compile time in checked mode"));
    FAILS("1 / 0", COMPILE("1", "Division by constant zero"));
    FAILS("true + 1",
          COMPILE("1", "Operator '+' cannot be applied to operands of type 'bool' and 'int'"));
    FAILS("-\"a\"", COMPILE("1", "Operator '-' cannot be applied to operand of type 'string'"));
    FAILS("new Vector3(1, 2)", COMPILE("1", ", expected"));
    FAILS("new Vector3(1, 2, 3.5)", COMPILE("1", "Cannot convert type 'double' to 'float'"));
    FAILS("new Vector3(1, 2, 3).w",
          COMPILE("1", "'Vector3' does not contain a definition for 'w'"));
    FAILS("GameObject.Find(3)", COMPILE("1", "Cannot convert type 'int' to 'string'"));
    FAILS("GameObject.Find(\"Player\").wings",
          COMPILE("1", "'GameObject' does not contain a definition for 'wings'"));
    FAILS("Camera.main.transform.wings",
          COMPILE("1", "'Transform' does not contain a definition for 'wings'"));
    FAILS("find(\"Player\")",
          COMPILE("1", "The name 'find' does not exist in the current context"));
    FAILS("#!/bin/sh", COMPILE("1", "Invalid expression term"));
    ck_assert_str_eq(run_slice(SLICE("1\0")), failed(COMPILE("1", "; expected")));
}
END_TEST

START_TEST(a_query_is_one_expression)
{
    ck_assert_str_eq(query("GameObject.Find(\"Player\").transform.position"),
                     "{'x':0,'y':1,'z':0}");
    ck_assert_str_eq(query("Scene['Player'].transform.position"), "{'x':0,'y':1,'z':0}");
    ck_assert_str_eq(query("GameObject[\"Player\"].tag"), "'Player'");
    ck_assert_str_eq(query("find(\"Main Camera\").transform.position.y"), "1");
    ck_assert_str_eq(query("return 1;"), failed(COMPILE("1", "The name 'return' does not exist in "
                                                             "the current context")));
    ck_assert_str_eq(query("1;"), failed(COMPILE("1", "; expected")));
    ck_assert_str_eq(query(""), failed(COMPILE("1", "Invalid expression term")));
    ck_assert_str_eq(query("Scene[3]"), failed(COMPILE("1", "string expected")));
    ck_assert_str_eq(query("Scene['Player'"), failed(COMPILE("1", "] expected")));
}
END_TEST

START_TEST(code_logs_and_code_that_does_not_compile_does_not)
{
    RUNS("Debug.Log(\"one\"); UnityEngine.Debug.Log(1 + 1); return 3;", "3");
    EXPECT_HEARD("log Info one\nlog Info 2\n");
    FAILS("Debug.Log(\"one\"); return foo;",
          COMPILE("1", "The name 'foo' does not exist in the current context"));
    FAILS("return 1; Debug.Log(foo);",
          COMPILE("1", "The name 'foo' does not exist in the current context"));
    EXPECT_HEARD("");
    RUNS("return 1; Debug.Log(2);", "1");
    EXPECT_HEARD("");
    RUNS(";;", "null");
    RUNS("", "null");
}
END_TEST

START_TEST(code_sleeps_in_the_fakes_time)
{
    struct host *h = rig.host;
    struct rig_call call;

    rig_call_init(&call, "execute_code",
                  "{'code':'Debug.Log(1); System.Threading.Thread.Sleep(1500);"
                  "Debug.Log(Time.timeScale); Thread.Sleep(0); Thread.Sleep(500); return 4;'}");
    rig_post(&call);
    EXPECT_HEARD("log Info 1\n");
    ck_assert_int_eq(h->ops->tick(h, 100), 1600);
    rig_ask("SetTimeScale", "{'value':3}"); /* others go on meanwhile */
    ck_assert_int_eq(h->ops->tick(h, 1599), 1600);
    EXPECT_HEARD("");
    ck_assert_int_eq(h->ops->tick(h, 1700), 2100);
    EXPECT_HEARD("log Info 3\n");
    ck_assert_uint_eq(call.n_finished, 0);
    ck_assert_int_eq(h->ops->tick(h, 2100), HOST_NEVER);
    ck_assert_str_eq(rig_outcome(&call), "4");
    rig_call_done(&call);
}
END_TEST

START_TEST(hostile_code_is_refused)
{
    static char deep[4096], large[262146];
    const struct {
        char open;
        const char *message;
    } nested[] = {
        {'(', COMPILE("1", "Expression is too deep")},
        {'-', COMPILE("1", "Expression is too deep")},
        {'[', COMPILE("1", "Invalid expression term")},
    };

    for (size_t i = 0; i < N_ELEMENTS(nested); i++) {
        memset(deep, nested[i].open, sizeof(deep) - 1);
        FAILS(deep, nested[i].message);
    }
    memset(large, ' ', sizeof(large) - 1);
    ck_assert_ptr_nonnull(strstr(run(large), "Code too large; max 262144 bytes"));
    large[262144] = '\0';
    RUNS(large, "null");
    for (size_t i = 0; i + 4 <= 262144; i += 4)
        memcpy(large + i, "1234", 4);
    FAILS(large, COMPILE("1", "Invalid number"));
    memcpy(large, "/*  ", 4);
    RUNS(large, "null"); /* a comment without end */
}
END_TEST

START_TEST(texts_of_a_run_are_limited)
{
    static char code[70000 + 16];

    memset(code, 'x', sizeof(code) - 1);
    code[0] = '"';
    memcpy(code + 65536, "\"", 2); /* as long as may be */
    ck_assert_ptr_nonnull(strstr(run(code), "'x"));
    memcpy(code + 65537, "\"", 2);
    code[65536] = 'x';
    FAILS(code, COMPILE("1", "String constant is too long"));
    memcpy(code + 40000, "\" + GameObject.Find(\"Player\").name + \"", 38);
    memcpy(code + 65537, "xxx\"", 5);
    ck_assert_ptr_nonnull(strstr(run(code), "xPlayerx"));
    memcpy(code + 65537, "xxxxx", 5);
    memcpy(code + 65590, "\"", 2);
    FAILS(code, "Error executing code: OutOfMemoryException");
}
END_TEST

/* --- The console and its scripts. --- */

START_TEST(the_console_answers_with_text)
{
    EXPECT("ConsoleEval", "{'code':'return 7+5;'}", "{'ok':true,'result':'12'}");
    EXPECT("ConsoleEval", "{'code':''}", "{'ok':true,'result':''}");
    EXPECT("ConsoleEval", "{'code':'true'}", "{'ok':true,'result':'True'}");
    EXPECT("ConsoleEval", "{'code':'1d / 0'}", "{'ok':true,'result':'Infinity'}");
    EXPECT("ConsoleEval", "{'code':'-1d / 0'}", "{'ok':true,'result':'-Infinity'}");
    EXPECT("ConsoleEval", "{'code':'0d / 0'}", "{'ok':true,'result':'NaN'}");
    EXPECT("ConsoleEval", "{'code':'new Vector3(1,2,3)'}",
           "{'ok':true,'result':'(1.00, 2.00, 3.00)'}");
    EXPECT("ConsoleEval", "{'code':'GameObject.Find(" Q "Nobody" Q ")'}",
           "{'ok':true,'result':'null'}");
    EXPECT_ERROR("ConsoleEval", "{'code':'foo'}", ERR_ARGUMENT,
                 COMPILE("1", "The name 'foo' does not exist in the current context"));
}
END_TEST

START_TEST(scripts_are_written_read_run_and_deleted)
{
    struct host *h = rig.host;

    EXPECT("ListConsoleScripts", "{}", "{'Total':0,'Items':[]}");
    EXPECT_OK("WriteConsoleScript", "{'path':'mcp-test.cs','content':'return 123;'}");
    EXPECT("ReadConsoleScript", "{'path':'mcp-test.cs'}",
           "{'Name':'mcp-test.cs','Path':'/fake/Scripts/mcp-test.cs','Content':'return 123;',"
           "'SizeBytes':11,'LastModifiedUtc':'2025-12-17T18:00:00Z','Truncated':false}");
    EXPECT("RunConsoleScript", "{'path':'mcp-test.cs'}", "{'ok':true,'result':'123'}");
    h->ops->tick(h, 5000);
    h->ops->tick(h, 5000 + 61000);
    EXPECT_OK("WriteConsoleScript", "{'path':'sub/a.cs','content':'\xEF\xBB\xBF 4'}");
    EXPECT("ReadConsoleScript", "{'path':'sub/a.cs'}",
           "{'Name':'a.cs','Path':'/fake/Scripts/sub/a.cs','Content':' 4','SizeBytes':2,"
           "'LastModifiedUtc':'2025-12-17T18:01:01Z','Truncated':false}");
    EXPECT_OK("WriteConsoleScript", "{'path':'mcp-test.cs','content':'return 5;'}");
    EXPECT("RunConsoleScript", "{'path':'mcp-test.cs'}", "{'ok':true,'result':'5'}");
    EXPECT("ListConsoleScripts", "{}",
           "{'Total':2,'Items':[{'Name':'mcp-test.cs','Path':'/fake/Scripts/mcp-test.cs'},"
           "{'Name':'a.cs','Path':'/fake/Scripts/sub/a.cs'}]}");
    EXPECT_HAS("ListConsoleScripts", "{'offset':1}", "{'Total':2,'Items':[{'Name':'a.cs'");
    EXPECT_OK("DeleteConsoleScript", "{'path':'mcp-test.cs'}");
    EXPECT_ERROR("DeleteConsoleScript", "{'path':'mcp-test.cs'}", ERR_NOT_FOUND,
                 "Script not found: mcp-test.cs");
    EXPECT_ERROR("ReadConsoleScript", "{'path':'mcp-test.cs'}", ERR_NOT_FOUND,
                 "Script not found: mcp-test.cs");
    EXPECT_ERROR("RunConsoleScript", "{'path':'mcp-test.cs'}", ERR_NOT_FOUND,
                 "Script not found: mcp-test.cs");
}
END_TEST

START_TEST(script_paths_stay_inside_their_folder)
{
    static const char *const outside[] = {
        "../x.cs",    "a/../../x.cs", "/x.cs",     "/fake/Scripts/../x.cs", "\\\\x.cs",
        "..\\\\x.cs", "C:\\\\x.cs",   "/etc/a.cs", "/fake/ScriptsX/a.cs",   "a/b/../../../c.cs",
    };
    static const char *const inside[] = {
        "x.cs",
        "./x.cs",
        "a/../x.cs",
        "/fake/Scripts/x.cs",
        "/fake/Scripts/a/../x.cs",
        "a\\\\..\\\\x.cs",
        ".//x.cs",
    };
    char args[600], name[400];

    for (size_t i = 0; i < N_ELEMENTS(outside); i++) {
        snprintf(args, sizeof(args), "{'path':'%s','content':'1'}", outside[i]);
        EXPECT_ERROR("WriteConsoleScript", args, ERR_ARGUMENT,
                     "path must stay inside the Scripts folder");
        snprintf(args, sizeof(args), "{'path':'%s'}", outside[i]);
        EXPECT_ERROR("ReadConsoleScript", args, ERR_ARGUMENT,
                     "path must stay inside the Scripts folder");
    }
    for (size_t i = 0; i < N_ELEMENTS(inside); i++) {
        snprintf(args, sizeof(args), "{'path':'%s','content':'1'}", inside[i]);
        EXPECT_OK("WriteConsoleScript", args);
    }
    EXPECT_HAS("ListConsoleScripts", "{}", "{'Total':1,'Items':[{'Name':'x.cs'");
    EXPECT_ERROR("ReadConsoleScript", "{'path':''}", ERR_ARGUMENT, "path is required");
    EXPECT_ERROR("ReadConsoleScript", "{'path':'x.txt'}", ERR_ARGUMENT,
                 "Only .cs files are allowed");
    EXPECT_ERROR("ReadConsoleScript", "{'path':'x.cs/..'}", ERR_ARGUMENT,
                 "Only .cs files are allowed");
    EXPECT_ERROR("ReadConsoleScript", "{'path':'a\\u0000.cs'}", ERR_ARGUMENT,
                 "path must have at most 256 bytes and no NUL");
    memset(name, 'n', sizeof(name));
    memcpy(name + 254, ".cs", 4);
    snprintf(args, sizeof(args), "{'path':'%s'}", name);
    EXPECT_ERROR("ReadConsoleScript", args, ERR_ARGUMENT,
                 "path must have at most 256 bytes and no NUL");
}
END_TEST

/* Writes a script of `n` blanks, with a byte order mark before them if asked. */
static const char *write_blanks(const char *tool, size_t n, bool with_bom)
{
    struct buf b;
    const char *outcome;

    buf_init(&b, RIG_RESULT);
    buf_append(&b, strcmp(tool, "WriteStartupScript") ? SLICE("{'path':'big.cs','content':'")
                                                      : SLICE("{'content':'"));
    if (with_bom)
        buf_append(&b, SLICE("\xEF\xBB\xBF"));
    memset(buf_reserve(&b, n), ' ', n);
    buf_advance(&b, n);
    buf_append(&b, SLICE("'}"));
    buf_append_byte(&b, '\0');
    outcome = rig_ask(tool, b.p);
    buf_done(&b);
    return outcome;
}

START_TEST(scripts_have_a_greatest_size_and_number)
{
    char args[64], too_large[64];

    snprintf(too_large, sizeof(too_large), "error %d: Content too large; max 262144 bytes",
             (int)ERR_ARGUMENT);
    ck_assert_str_eq(write_blanks("WriteConsoleScript", 262144, true), "{'ok':true}");
    EXPECT_HAS("ReadConsoleScript", "{'path':'big.cs'}", "'SizeBytes':262144");
    ck_assert_str_eq(write_blanks("WriteConsoleScript", 262145, false), too_large);
    ck_assert_str_eq(write_blanks("WriteStartupScript", 262145, false), too_large);
    EXPECT_HAS("ReadConsoleScript", "{'path':'big.cs'}", "'SizeBytes':262144");
    for (int i = 1; i < 64; i++) {
        snprintf(args, sizeof(args), "{'path':'%d.cs','content':''}", i);
        EXPECT_OK("WriteConsoleScript", args);
    }
    EXPECT_ERROR("WriteConsoleScript", "{'path':'more.cs','content':''}", ERR_TOO_LARGE,
                 "Too many scripts; max 64");
    EXPECT_OK("WriteConsoleScript", "{'path':'1.cs','content':'1'}"); /* an old one may grow */
    EXPECT_HAS("ListConsoleScripts", "{}", "{'Total':64,");
}
END_TEST

START_TEST(a_script_that_is_deleted_while_it_sleeps_runs_on)
{
    struct rig_call call;

    EXPECT_OK("WriteConsoleScript", "{'path':'a.cs','content':'Thread.Sleep(10); return 8;'}");
    rig_call_init(&call, "RunConsoleScript", "{'path':'a.cs'}");
    rig_post(&call);
    EXPECT_OK("DeleteConsoleScript", "{'path':'a.cs'}");
    rig.host->ops->tick(rig.host, 0);
    rig.host->ops->tick(rig.host, 10);
    ck_assert_str_eq(rig_outcome(&call), "{'ok':true,'result':'8'}");
    rig_call_done(&call);
}
END_TEST

#define ON  "/fake/Scripts/startup.cs"
#define OFF "/fake/Scripts/startup.disabled.cs"

START_TEST(the_startup_script_is_renamed_when_it_is_switched)
{
    EXPECT("GetStartupScript", "{}", "{'ok':true,'enabled':false,'path':'" ON "'}");
    EXPECT_ERROR("RunStartupScript", "{}", ERR_NOT_FOUND, "Startup script not found");
    EXPECT_OK("SetStartupScriptEnabled", "{'enabled':true}"); /* nothing to do */
    EXPECT_OK("WriteStartupScript", "{'content':'return 1;'}");
    EXPECT("GetStartupScript", "{}",
           "{'ok':true,'enabled':true,'path':'" ON "','content':'return 1;'}");
    EXPECT_OK("SetStartupScriptEnabled", "{'enabled':false}");
    EXPECT("GetStartupScript", "{}",
           "{'ok':true,'enabled':false,'path':'" OFF "','content':'return 1;'}");
    EXPECT("RunStartupScript", "{}", "{'ok':true,'result':'1','path':'" OFF "'}");
    EXPECT_OK("WriteConsoleScript", "{'path':'startup.cs','content':'return 2;'}");
    EXPECT_OK("SetStartupScriptEnabled", "{'enabled':true}"); /* the disabled one replaces it */
    EXPECT("RunStartupScript", "{}", "{'ok':true,'result':'1','path':'" ON "'}");
    EXPECT_OK("SetStartupScriptEnabled", "{'enabled':false}");
    EXPECT_OK("WriteStartupScript", "{'content':'return 3;'}");
    EXPECT("RunStartupScript", "{}", "{'ok':true,'result':'3','path':'" ON "'}");
    EXPECT_HAS("ListConsoleScripts", "{}", "{'Total':1,'Items':[{'Name':'startup.cs'");
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        sums_and_products_follow_csharp,
        texts_are_joined_and_unescaped,
        the_world_can_be_asked,
        exceptions_are_told_as_each_dialect_does,
        what_does_not_compile_is_told_with_its_line,
        a_query_is_one_expression,
        code_logs_and_code_that_does_not_compile_does_not,
        code_sleeps_in_the_fakes_time,
        hostile_code_is_refused,
        texts_of_a_run_are_limited,
        the_console_answers_with_text,
        scripts_are_written_read_run_and_deleted,
        script_paths_stay_inside_their_folder,
        scripts_have_a_greatest_size_and_number,
        a_script_that_is_deleted_while_it_sleeps_runs_on,
        the_startup_script_is_renamed_when_it_is_switched,
    };

    return rig_run("fake_run", tests, N_ELEMENTS(tests));
}
