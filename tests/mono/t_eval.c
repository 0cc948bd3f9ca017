/* C# at run time: what it gives, what it keeps, how it fails, and that it ends. */
#include "eval_rig.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define STOP_US 300000

static int64_t *begun; /* when stop() last ran code; seen by the process that started this one */

/* Mono 6.8 does not always survive an abort amid an exception, as docs/writing.md says: code at
 * which that can happen runs in a process of its own, which has to end well, or with SIGABRT when
 * the code has had the time after which it is stopped; that may be in what runs next. */
static void run_apart(void (*fn)(void), int64_t stopped_after_us)
{
    int status = 0;
    pid_t child;

    begun = mmap(NULL, sizeof(*begun), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    ck_assert_ptr_ne(begun, MAP_FAILED);
    child = fork();
    if (child == 0) {
        start();
        fn();
        _exit(0);
    }
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT)
        ck_assert(*begun && link_now() - *begun >= stopped_after_us);
    else
        ck_assert_msg(status == 0, "status %d, %lld us after the code began", status,
                      (long long)(link_now() - *begun));
}

/* --- Values --- */

static const struct {
    const char *code, *expected;
} values[] = {
    {"return 7+5;", "12"},
    {"7+5", "12"},
    {"7+5;", "12"},
    {"return 7 + 5", "12"},
    {"", ""},
    {" // nothing", ""},
    {"return;", ""},
    {"int x = 5;", ""},
    {"return null;", "null"},
    {"(string)null", "null"},
    {"true", "True"},
    {"1.5", "1.5"},
    {"0.1f", "0.1"},
    {"1e20", "1E+20"},
    {"double.NaN", "NaN"},
    {"-3", "-3"},
    {"'c'", "c"},
    {"\"a\\\"b\\n\"", "a\"b\n"},
    {"\"\\u00e4\\ud83d\\ude00\"", "ä😀"},
    {"typeof(int)", "System.Int32"},
    {"DayOfWeek.Monday", "Monday"},
    {"new[] {1, 2}.Length", "2"},
    {"new { A = 1 }", "{ A = 1 }"},
    {"(1, 2)", "(1, 2)"},
    {"var k = 6; return k * k;", "36"},
    {"var k = 6; k * k", "36"},
    {"var k = 6; var j = 7; k * j;", "42"},
    {"if (true) return \"a\"; return \"b\";", "a"},
    {"if (false) return 1;", ""},
    {"foreach (var i in new[] {3, 4}) { if (i > 3) { return i; } }", "4"},
    {"try { throw new Exception(); } catch { return 1; } finally { }", "1"},
    {"Func<int, int> f = x => { return x + 1; }; return f(2);", "3"},
    {"new[] {1, 2, 3}.Where(x => x > 1).Sum()", "5"},
    {"(from x in new[] {1, 2} orderby -x select x).First()", "2"},
    {"$\"{1 + 1} {\"a\"}\"", "2 a"},
    {"int.TryParse(\"5\", out int n); return n;", "5"},
    {"unsafe { int* p = stackalloc int[2]; p[1] = 7; return p[1]; }", "7"},
    {"dynamic d = 5; return d + 1;", "6"},
    {"using System.IO; Path.GetFileName(\"a/b\")", "b"},
    {"class A { public int F() { return 3; } } return new A().F();", "3"},
    {"return new B().X; class B { public int X = 4; }", "4"},
    {"[Serializable] struct S { public int X; } return new S().X;", "0"},
    {"enum E { P, Q } return E.Q;", "Q"},
    {"System.Threading.Tasks.Task.Run(() => 5).Result", "5"},
    {"typeof(GameObject).Name", "GameObject"},
};

START_TEST(value_is_its_text)
{
    if (!is_il2cpp)
        expect(values[_i].code, values[_i].expected);
}
END_TEST

START_TEST(exception_is_part_of_the_result)
{
    if (is_il2cpp)
        return;
    expect("throw new Exception(\"x\");", "Error: Exception: x");
    expect("int.Parse(\"x\")", "Error: FormatException: Input string was not in a correct format.");
    expect("class Rude { public override string ToString() { throw new Exception(\"no\"); } } "
           "new Rude()",
           "Error: Exception: no");
    expect("Func<int, int> f = null; f = x => f(x + 1) + 1; return f(0);",
           "Error: StackOverflowException: The requested operation caused a stack overflow.");
    expect("System.Threading.Thread.CurrentThread.Abort();",
           "Error: ThreadAbortException: Thread was being aborted.");
    expect("7+5", "12");
}
END_TEST

/* --- What stays --- */

START_TEST(declarations_stay)
{
    if (is_il2cpp)
        return;
    expect("var k = 5;", "");
    expect("k + 1", "6");
    expect("k = 7; return k;", "7");
    expect("k + 1", "8");
    expect("string k = \"a\";", "");
    expect("k + 1", "a1");
    expect("using System.Text;", "");
    expect("new StringBuilder(\"x\").ToString()", "x");
    expect("class C { public static int N; }", "");
    expect("C.N = 4;", "");
    expect("C.N", "4");
    expect("class C { public static string N = \"new\"; }", "");
    expect("C.N", "new");
}
END_TEST

START_TEST(assembly_that_is_loaded_later_is_known)
{
    if (is_il2cpp)
        return;
    expect("1", "1");
    ck_assert(clr.mono.domain_assembly_open(clr.domain, path_of("Sample.dll")) != NULL);
    expect("typeof(Sample.Busy).Name", "Busy");
}
END_TEST

START_TEST(same_code_is_compiled_once)
{
    static const char *const codes[] = {"1 + 1", "var go = 5; return go + 1;",
                                        "if (true) return 1; return 2;"};

    if (is_il2cpp)
        return;
    for (size_t i = 0; i < N_ELEMENTS(codes); i++) {
        size_t n;

        eval(codes[i]);
        n = eval_count();
        for (int k = 0; k < 100; k++)
            eval(codes[i]);
        ck_assert_uint_eq(eval_count(), n);
    }
}
END_TEST

START_TEST(forgotten_session_begins_anew)
{
    if (is_il2cpp)
        return;
    expect("var k = 5;", "");
    eval_forget();
    ck_assert_uint_eq(eval_count(), 0);
    expect("k", either("!Compilation errors:\n(1,1): error CS0103: The name `k' does not exist in "
                       "the current context",
                       "!Compilation errors:\n(1,1): error CS0103: The name 'k' does not exist in "
                       "the current context"));
    expect("7+5", "12");
}
END_TEST

START_TEST(warming_up_ends)
{
    int n = 0;

    for (; eval_may_warm(); n++) {
        ck_assert_int_lt(n, 10);
        eval_warm();
    }
    ck_assert_int_eq(n > 0, !is_il2cpp);
    if (!is_il2cpp)
        expect("7+5", "12");
}
END_TEST

/* --- What cannot be compiled --- */

static const struct {
    const char *code, *place;
} faults[] = {
    {"foo", "(1,1): error CS0103"},
    {"  foo", "(1,3): error CS0103"},
    {"return foo;", "(1,8): error CS0103"},
    {"\n\n  return foo + 1;", "(3,10): error CS0103"},
    {"var k = 1;\nreturn k * foo;", "(2,12): error CS0103"},
    {"var k = 1;\nk * foo", "(2,5): error CS0103"},
    {"using System.IO;\nvar k = 1;\nfoo();", "(3,1): error CS0103"},
    {"class A {\n  int x = foo;\n}\nreturn 1;", "(2,11): error CS0103"},
    {"class A { }\nreturn foo;", "(2,8): error CS0103"},
    {"if (true) return 1;\n return foo;", "(2,9): error CS0103"},
    {"var ä = \"😀\"; foo();", "(1,15): error CS0103"},
    {"\tfoo", "(1,2): error CS0103"},
    {"int x = \"a\";", "(1,9): error CS0029"},
};

static void expect_fault(const char *code, const char *place)
{
    const char *got = eval(code);
    struct slice rest = slice_of(got);

    ck_assert_msg(slice_starts(rest, SLICE("!Compilation errors:\n")), "%s: %s", code, got);
    slice_cut(&rest, '\n');
    ck_assert_msg(slice_starts(rest, slice_of(place)), "%s: %s", code, got);
    expect("7+5", "12");
}

START_TEST(fault_is_where_the_caller_has_it)
{
    if (!is_il2cpp)
        expect_fault(faults[_i].code, faults[_i].place);
}
END_TEST

/* Each compiler has its own idea of what is wrong. */
static const struct {
    const char *code, *mono_csharp, *service;
} half_written[] = {
    {"return (1 + ;", "(1,13): error CS1525", "(1,13): error CS1026"},
    {"foreach (var i in x) {", "(1,23): error CS1525", "(1,23): error CS1513"},
    {"class A {", "(1,10): error CS1525", "(1,10): error CS1513"},
    {"no such code", "(1,9): error CS1525", "(1,9): error CS1002"},
    {"\"unfinished", "(1,12): error CS1010", "(1,1): error CS1010"},
};

START_TEST(half_written_code_is_a_fault_where_it_breaks_off)
{
    if (!is_il2cpp)
        expect_fault(half_written[_i].code,
                     either(half_written[_i].mono_csharp, half_written[_i].service));
}
END_TEST

static const char *repeat(const char *before, const char *part, int n, const char *behind)
{
    struct buf text;
    struct slice copy;

    buf_init(&text, 1u << 20);
    buf_append(&text, slice_of(before));
    for (int i = 0; i < n; i++)
        buf_append(&text, slice_of(part));
    buf_append(&text, slice_of(behind));
    copy = arena_copy(&arena, buf_slice(&text));
    buf_done(&text);
    return copy.p;
}

START_TEST(monstrous_code_does_no_harm)
{
    if (is_il2cpp)
        return;
    eval(repeat("", "(", 490, "1"));
    eval(repeat("", "(", 100000, "1"));
    eval(repeat("1", "+1", 20000, ""));
    eval(repeat("\"a\"", ".ToString()", 10000, ""));
    eval(repeat("", "-", 100000, "1"));
    eval(repeat("", "if (true) ", 20000, "return 1;"));
    eval(repeat("", "\"", 100000, ""));
    eval(repeat("", "$\"{", 50000, ""));
    eval(repeat("", "}", 100000, ""));
    expect(repeat("1", "+1", 1400, ""), "1401");
    expect(repeat("", "- ", 2900, "1"), "1");
    expect(repeat("\"a\"", ".ToString()", 700, ""), "a");
    eval(repeat("", "if (true) ", 700, "return 1;"));
    expect("7+5", "12");
}
END_TEST

START_TEST(code_has_a_limit)
{
    if (is_il2cpp)
        return;
    expect(repeat("", " ", 262144, ""), "");
    expect(repeat("", " ", 262145, ""), "!Code too large; max 262144 bytes");
    expect("\xEF\xBB\xBFreturn 5;", "5");
}
END_TEST

START_TEST(result_has_a_limit)
{
    if (is_il2cpp)
        return;
    expect("new string('a', 5000000)", "!The result is too large: more than 4194304 bytes");
    expect("new string('a', 1000000).Length", "1000000");
}
END_TEST

/* --- What does not end --- */

static const char *const endless[] = {
    "while (true) { }",
    "int i = 0; for (;;) i++;",
    "System.Threading.Thread.Sleep(-1);",
    "var gate = new object(); lock (gate) System.Threading.Monitor.Wait(gate);",
    "for (;;) { try { while (true) { } } catch { } }",
    "for (;;) { try { System.Threading.Thread.Sleep(1); } catch (Exception) { } }",
    "try { while (true) { } } finally { }",
    "for (;;) new byte[1000].ToString();",
    "Enumerable.Repeat(1, int.MaxValue).Select(x => x + 1).Count(x => x > 5)",
    "class Slow { public override string ToString() { for (;;) { } } } return new Slow();",
    "class Sly : Exception { public override string Message { get { for (;;) { } } } } "
    "throw new Sly();",
    "if (true) { for (;;) { } } return 1;",
};

static void stop(const char *code)
{
    eval("var kept = 5;");
    for (int i = 0; i < 3; i++) {
        const char *got;

        limit = STOP_US;
        if (begun)
            *begun = link_now();
        got = eval(code);
        ck_assert_msg(got[0] == '!' && strstr(got, "umcp stopped"), "%s: %s", code, got);
        limit = LONG_US;
        expect("kept + 1", "6");
    }
}

START_TEST(endless_code_is_stopped)
{
    if (!is_il2cpp)
        stop(endless[_i]);
}
END_TEST

static void stop_exceptions(void)
{
    stop("for (;;) { try { throw new Exception(); } catch (Exception) { } }");
}

START_TEST(endless_exceptions_are_stopped)
{
    if (!is_il2cpp)
        run_apart(stop_exceptions, STOP_US);
}
END_TEST

START_TEST(what_was_late_says_how_long_it_had)
{
    if (is_il2cpp)
        return;
    expect("0", "0");
    limit = 250000;
    expect("for (;;) { }",
           "!umcp stopped the code, because it ran longer than 250 ms (--eval-timeout)");
}
END_TEST

/* --- Types --- */

START_TEST(types_can_be_defined)
{
    struct clr_class *k = NULL;
    struct slice report;
    struct err err = {0};

    if (is_il2cpp) {
        ck_assert(!eval_define(&arena, SLICE("class X { }"), "X", &k, &report, &err));
        ck_assert_int_eq(err.kind, ERR_NOT_READY);
        return;
    }
    ck_assert_msg(eval_define(&arena,
                              SLICE("public static class Umcp1 {\n public static int F(int x) "
                                    "{ return x + 1; } }"),
                              "Umcp1", &k, &report, &err),
                  "%s", err.message);
    ck_assert_str_eq(clr.class_get_name(k), "Umcp1");
    ck_assert(clr_method(k, "F", 1, "System.Int32") != NULL);
    expect("Umcp1.F(2)", "3");
}
END_TEST

START_TEST(bad_types_are_reported)
{
    struct clr_class *k = NULL;
    struct slice report;
    struct err err = {0};

    if (is_il2cpp)
        return;
    ck_assert(!eval_define(&arena, SLICE("\n#line 1\nclass X {\n int f = foo; }"), "X", &k, &report,
                           &err));
    ck_assert_int_eq(err.kind, ERR_TOOL);
    ck_assert(slice_starts(report, SLICE("(2,10): error CS0103")));
    ck_assert(!eval_define(&arena, SLICE("class X {"), "X", &k, &report, &err));
    ck_assert(slice_contains(report, SLICE("error CS")));
    ck_assert(!eval_define(&arena, SLICE("class Y { }"), "Z", &k, &report, &err));
    ck_assert(slice_contains(report, SLICE("error CS0246")));
    ck_assert(k == NULL);
}
END_TEST

/* --- Without --- */

START_TEST(runtime_that_compiles_nothing_says_so)
{
    struct err err = {0};
    struct slice expected;

    if (!is_il2cpp)
        return;
    ck_assert(!eval_prepare(&err));
    ck_assert_int_eq(err.kind, ERR_NOT_READY);
    ck_assert_str_eq(err.message, clr.lacks[CLR_EVAL]);
    expected = arena_printf(&arena, "!%s", clr.lacks[CLR_EVAL]);
    expect("7+5", expected.p);
    ck_assert(!eval_may_warm());
    ck_assert_uint_eq(eval_count(), 0);
}
END_TEST

START_TEST(no_memory_is_an_error)
{
    const char *got = "!";

    if (is_il2cpp)
        return;
    expect("0", "0");
    for (size_t n = 1; got[0] == '!'; n++) {
        const char *code = arena_printf(&arena, "var k%zu = 1; return k%zu * 2;", n, n).p;

        fail_after = n;
        got = eval(code);
        ck_assert_uint_lt(n, 1000);
    }
    fail_after = 0;
    ck_assert_str_eq(got, "2");
    expect("7+5", "12");
}
END_TEST

static void add(Suite *s)
{
    TCase *tc = add_case(s, "eval", start);

    tcase_add_loop_test(tc, value_is_its_text, 0, N_ELEMENTS(values));
    tcase_add_test(tc, exception_is_part_of_the_result);
    tcase_add_test(tc, declarations_stay);
    tcase_add_test(tc, assembly_that_is_loaded_later_is_known);
    tcase_add_test(tc, same_code_is_compiled_once);
    tcase_add_test(tc, forgotten_session_begins_anew);
    tcase_add_test(tc, warming_up_ends);
    tcase_add_loop_test(tc, fault_is_where_the_caller_has_it, 0, N_ELEMENTS(faults));
    tcase_add_loop_test(tc, half_written_code_is_a_fault_where_it_breaks_off, 0,
                        N_ELEMENTS(half_written));
    tcase_add_test(tc, monstrous_code_does_no_harm);
    tcase_add_test(tc, code_has_a_limit);
    tcase_add_test(tc, result_has_a_limit);
    tcase_add_loop_test(tc, endless_code_is_stopped, 0, N_ELEMENTS(endless));
    tcase_add_test(tc, what_was_late_says_how_long_it_had);
    tcase_add_test(tc, types_can_be_defined);
    tcase_add_test(tc, bad_types_are_reported);
    tcase_add_test(tc, runtime_that_compiles_nothing_says_so);
    tcase_add_test(tc, no_memory_is_an_error);
    tc = add_case(s, "apart", NULL);
    tcase_add_test(tc, endless_exceptions_are_stopped);
}

int main(int argc, char **argv)
{
    return run_suite(start_service(argc, argv), argv, add);
}
