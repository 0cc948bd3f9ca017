/* How the console's C# is cut before it is compiled, and what is made of the compiler's report. */
#include "agent/eval/plan.h"
#include "agent/eval/report.h"

#include <check.h>
#include <stdlib.h>

static struct arena arena;

static void set_up(void)
{
    arena_init(&arena, 256u << 20);
}

static void tear_down(void)
{
    arena_done(&arena);
}

static struct eval_plan plan(const char *code)
{
    struct eval_plan p;
    struct err err = {0};

    ck_assert_msg(eval_plan(&arena, slice_of(code), false, &p, &err), "%s: %s", code, err.message);
    return p;
}

/* Without the lines around it. */
static struct slice inside(struct slice source)
{
    struct slice rest = source, line = {0};

    while (rest.len && !slice_is(line, "#line 1"))
        line = slice_cut(&rest, '\n');
    return rest;
}

static void expect_text(const char *code, const char *what, struct slice got, const char *expected)
{
    ck_assert_msg(slice_is(got, expected), "%s: %s is '%.*s', not '%s'", code, what, SLICE_ARG(got),
                  expected);
}

/* --- Parts --- */

/* NULL: something, whatever it is. */
struct row {
    const char *code, *declarations, *statements, *value;
};

static const struct row rows[] = {
    {"", "", "", ""},
    {" // nothing", "", "", ""},
    {"1+1", "", "1+1\n;", ""},
    {"1+1;", "", "1+1;", ""},
    {"1+1 // two", "", "1+1 // two\n;", ""},
    {"return 7+5;", "", "", "       7+5\n;"},
    {"return 7+5", "", "", "       7+5\n;"},
    {"return 7+5; // done", "", "", "       7+5\n;"},
    {"return;", "", "", ""},
    {"var a = 1;\nreturn a;", "", "var a = 1;\n", "          \n       a\n;"},
    {"if (x) { a(); } return b;", "", "if (x) { a(); } ", NULL},
    {"using System.IO; a();", "using System.IO;     ", NULL, ""},
    {"class A { int x; } new A()", "class A { int x; }        ", "                   new A()\n;",
     ""},
    {"a();\nclass A {}\nb();", "    \nclass A {}\n    ", "a();\n          \nb();", ""},
    {"[Serializable] public sealed class A {}", NULL, "", ""},
    {"class A { int F() { if (x) { } return 1; } }", "class A { int F() { if (x) { } return 1; } }",
     "", ""},
    {"[A(typeof(int[]))] struct S { int[] x; } a();", NULL, NULL, ""},
    {"enum E { A, B };", "enum E { A, B };", "", ""},
    {"delegate int D(int x);", "delegate int D(int x);", "", ""},
    {"delegate { return; };", "", "delegate { return; };", ""},
    {"using (var s = f()) { a(); }", "", "using (var s = f()) { a(); }\n;", ""},
    {"unsafe { a(); }", "", "unsafe { a(); }\n;", ""},
    {"f(x => { return x; });", "", "f(x => { return x; });", ""},
    {"f(delegate(int x) { return x; });", "", "f(delegate(int x) { return x; });", ""},
    {"s = \"return 1; }\";", "", "s = \"return 1; }\";", ""},
    {"s = @\"a\"\"return\";", "", "s = @\"a\"\"return\";", ""},
    {"s = $\"{d[\"return\"]} {{\";", "", "s = $\"{d[\"return\"]} {{\";", ""},
    {"c = '\"'; return 1;", "", "c = '\"'; ", NULL},
    {"c = '\\''; return 1;", "", "c = '\\''; ", NULL},
    {"/* return */ a();", "", "/* return */ a();", ""},
    {"#if X\nreturn 1;\n#endif\na();", "", NULL, NULL},
    {"int* p = &x;", "", "int* p = &x;", ""},
    {"T* p = &x;", "", "T* p = &x;", ""},
    {"@return();", "", "@return();", ""},
    {"obj.@class = 1;", "", "obj.@class = 1;", ""},
};

START_TEST(code_is_cut_into_parts)
{
    const struct row *r = &rows[_i];
    struct eval_plan p = plan(r->code);

    if (r->declarations)
        expect_text(r->code, "declarations", inside(p.declarations), r->declarations);
    else
        ck_assert_uint_gt(p.declarations.len, 0);
    if (r->statements)
        expect_text(r->code, "statements", inside(p.statements), r->statements);
    if (r->value)
        expect_text(r->code, "value", inside(p.value), r->value);
    else if (slice_contains(slice_of(r->code), SLICE("return")) && !p.is_wrapped)
        ck_assert_uint_gt(p.value.len, 0);
}
END_TEST

static const char *const wrapped[] = {
    "if (a) return 1; return 2;",
    "if (a) return 1;",
    "if (a) { return 1; }",
    "return 1; b();",
    "foreach (var x in xs) return x;",
    "try { return 1; } catch { return 2; }",
    "{ return 1; }",
    "while (true) { if (a) return; }",
    "int.TryParse(s, out int n); return n;",
    "f(out List<int> n); return n;",
    "var ok = o is Foo f; return f;",
    "var (a, b) = f(); return a;",
    "f(x => { return x; }); if (a) { return 1; } return 2;",
};

START_TEST(code_that_returns_here_and_there_is_one_function)
{
    struct eval_plan p = plan(wrapped[_i]);

    ck_assert(p.is_wrapped);
    ck_assert_uint_eq(p.value.len, 0);
    ck_assert(!p.declares);
    ck_assert(slice_starts(inside(p.statements), slice_of(wrapped[_i])));
}
END_TEST

START_TEST(a_step_with_a_semicolon_has_no_value)
{
    ck_assert(plan("int x = 5; x++;").is_step);
    ck_assert(plan("x.y[0]--; // end").is_step);
    ck_assert(plan("var y = 3;\n++x ;").is_step);
    ck_assert(!plan("x++").is_step);
    ck_assert(!plan("x++; x;").is_step);
    ck_assert(!plan("return x++;").is_step);
    ck_assert(!plan("if (c) return 1; x++;").is_step);
    ck_assert(!plan("x + 1;").is_step);
    ck_assert(!plan(";").is_step && !plan("").is_step && !plan("++;").is_step);
}
END_TEST

START_TEST(code_that_awaits_is_a_function_that_gives_a_task)
{
    struct eval_plan p = plan("var a = await f(); return a * 2;");

    ck_assert(p.awaits && p.is_wrapped && !p.declares);
    ck_assert(slice_contains(p.statements, SLICE("Task<object>>)(async ")));
    ck_assert(slice_contains(plan("await f(); return;").statements, SLICE("Task>)(async ")));
    ck_assert(plan("await f();").awaits);
    ck_assert(!plan("var f = (Func<Task>)(async () => { await g(); }); return f();").awaits);
    ck_assert(!plan("return \"await\"; // await").awaits);
}
END_TEST

START_TEST(function_without_values_is_an_action)
{
    ck_assert(slice_contains(plan("if (a) return; b();").statements, SLICE("System.Action<")));
    ck_assert(slice_contains(plan("if (a) return 1; b();").statements, SLICE("System.Func<")));
}
END_TEST

static const char *const products[] = {"k * 2",         "k * m",      "k * m;",    "a.b.c * 2",
                                       "return k * m;", "x(); k * m", "k * m == 3"};

/* As a statement, `k * m;` would declare a pointer. */
START_TEST(product_is_a_value)
{
    struct eval_plan p = plan(products[_i]);

    ck_assert_msg(slice_starts(p.value, SLICE("((System.Func<object>)(() =>\n")), "%.*s",
                  SLICE_ARG(p.value));
}
END_TEST

/* --- Names --- */

static const char *const declaring[] = {
    "var a = 1;",          "int a;",           "List<int> a = f();", "int[] a = f();",
    "int? a = f();",       "f(out int a);",    "x is Foo f",         "var (a, b) = f();",
    "(int, int) t = f();", "using System.IO;", "class A {}",         "var a = 1; return a;",
};

START_TEST(declarations_are_noticed)
{
    ck_assert_msg(plan(declaring[_i]).declares, "%s", declaring[_i]);
}
END_TEST

static const char *const plain[] = {
    "1+1",
    "a = 5;",
    "f(a, b)",
    "return a;",
    "new Foo()",
    "GameObject.Find(\"x\").name",
    "if (a) { var b = 1; }",
    "for (;;) { int i = 0; }",
    "xs.Where(x => x.y)",
    "x is Foo",
    "from x in xs where x.y select x.z",
};

START_TEST(code_without_declarations_is_told_apart)
{
    ck_assert_msg(!plan(plain[_i]).declares, "%s", plain[_i]);
}
END_TEST

/* --- Places --- */

START_TEST(every_part_keeps_its_place)
{
    static const char code[] = "var ä = \"😀\"; class A {} foo();\n\treturn bar;";
    struct eval_plan p = plan(code);

    expect_text(code, "declarations", inside(p.declarations),
                "              class A {}       \n\t           ");
    expect_text(code, "statements", inside(p.statements), "var ä = \"😀\";            foo();\n\t");
    expect_text(code, "value", inside(p.value), "                               \n\t       bar\n;");
    ck_assert_uint_eq(p.end_row, 2);
    ck_assert_uint_eq(p.end_column, 13);
}
END_TEST

/* --- Hostile code --- */

START_TEST(deep_nesting_is_refused)
{
    char code[1201];
    struct eval_plan p;
    struct err err = {0};

    memset(code, '(', 600);
    memset(code + 600, ')', 600);
    code[1200] = '\0';
    ck_assert(!eval_plan(&arena, slice_of(code), false, &p, &err));
    ck_assert_int_eq(err.kind, ERR_TOOL);
    ck_assert_str_eq(err.message,
                     "(1,501): error CS1647: The code is nested too deeply to be compiled");
}
END_TEST

START_TEST(endless_expressions_are_refused)
{
    char code[4001];
    struct eval_plan p;
    struct err err = {0};

    memset(code, '-', 4000);
    code[4000] = '\0';
    ck_assert(!eval_plan(&arena, slice_of(code), false, &p, &err));
    ck_assert_str_eq(err.message,
                     "(1,3001): error CS1647: The code is nested too deeply to be compiled");
    for (size_t i = 0; i < 4000; i += 1000)
        code[i] = ',';
    ck_assert_msg(eval_plan(&arena, slice_of(code), false, &p, &err), "%s", err.message);
}
END_TEST

static const char *const unfinished[] = {
    "\"",       "'",     "@\"",      "$\"{",      "$\"{\"",  "/*",        "//",
    "#",        "class", "[",        "[x",        "return",  "return ",   "{",
    "}",        ")",     "using",    "=>",        "'\\",     "\"\\",      "$@\"{'",
    "@",        "$",     "delegate", "a.",        "a *",     "class A {", "return $\"{{",
    "\xff\xfe", "a\xf0", "public",   "return\"a", "\\u0041", "0x",        "1.",
};

START_TEST(unfinished_code_is_for_the_compiler_to_refuse)
{
    plan(unfinished[_i]);
}
END_TEST

START_TEST(any_bytes_can_be_planned)
{
    static const char alphabet[] = "\"'@${}()[];,=>*/#\\\n .a1\xc3return class using var delegate";

    srand(20);
    for (int i = 0; i < 20000; i++) {
        char code[40];
        size_t len = (size_t)(rand() % (int)sizeof(code));
        struct eval_plan p;
        struct err err = {0};

        for (size_t k = 0; k < len; k++)
            code[k] = alphabet[(size_t)rand() % (sizeof(alphabet) - 1)];
        ck_assert(eval_plan(&arena, slice_from(code, len), i % 2, &p, &err));
        arena_reset(&arena);
    }
}
END_TEST

START_TEST(no_memory_is_an_error)
{
    struct slice code = SLICE("using System; var a = 1; return a * 2;");
    struct eval_plan p;
    struct err err = {0};
    bool ok = false;

    for (size_t n = 1; !ok; n++) {
        struct arena small;

        arena_init(&small, 1u << 20);
        mem_fail_after(n);
        ok = eval_plan(&small, code, false, &p, &err);
        mem_fail_after(0);
        arena_done(&small);
        ck_assert(ok || err.kind == ERR_INTERNAL);
        ck_assert_uint_lt(n, 100);
    }
}
END_TEST

/* --- Reports --- */

static void expect_report(const char *raw, unsigned end_row, const char *expected)
{
    struct slice got = eval_report(&arena, slice_of(raw), end_row, 7);

    ck_assert_msg(slice_is(got, expected), "'%.*s' is not '%s'", SLICE_ARG(got), expected);
}

START_TEST(report_has_errors_alone)
{
    expect_report("", 1, "");
    expect_report("(1,2): warning CS0168: unused\r\n(1,3): error CS0103: no\r\n", 1,
                  "(1,3): error CS0103: no");
    expect_report("error CS0433: twice\n/usr/x.dll (Location of the symbol)\n", 1,
                  "error CS0433: twice");
    expect_report("(1,2): error CS1\n(2,3): error CS2\n", 9, "(1,2): error CS1\n(2,3): error CS2");
}
END_TEST

START_TEST(error_behind_the_code_is_at_its_end)
{
    expect_report("(4,0): error CS1525: Unexpected\n", 3, "(3,7): error CS1525: Unexpected");
    expect_report("(1,1): error CS1: a\n(4,0): error CS2: b\n", 3, "(1,1): error CS1: a");
    expect_report("(4,0): error CS2: b\n", 0, "(4,0): error CS2: b");
}
END_TEST

START_TEST(syntax_errors_are_counted_from_one)
{
    expect_report("(1,2): error CS1525: x\n(1,0): error CS1010: y\n", 1,
                  "(1,3): error CS1525: x\n(1,1): error CS1010: y");
    expect_report("(1,255+): error CS1525: x\n", 1, "(1,255+): error CS1525: x");
}
END_TEST

START_TEST(long_report_is_cut)
{
    struct slice got;
    struct buf raw;
    size_t n = 1;

    buf_init(&raw, 1 << 20);
    for (int i = 0; i < 1000; i++)
        buf_append(&raw, SLICE("(1,2): error CS0103: no\n"));
    got = eval_report(&arena, buf_slice(&raw), 1, 1);
    for (size_t i = 0; i < got.len; i++)
        n += got.p[i] == '\n';
    ck_assert_uint_eq(n, 20);
    buf_done(&raw);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("eval_plan");
    TCase *tc = tcase_create("plan");
    SRunner *sr;
    int n_failed;

    tcase_set_timeout(tc, 60);
    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_loop_test(tc, code_is_cut_into_parts, 0, N_ELEMENTS(rows));
    tcase_add_loop_test(tc, code_that_returns_here_and_there_is_one_function, 0,
                        N_ELEMENTS(wrapped));
    tcase_add_test(tc, a_step_with_a_semicolon_has_no_value);
    tcase_add_test(tc, code_that_awaits_is_a_function_that_gives_a_task);
    tcase_add_test(tc, function_without_values_is_an_action);
    tcase_add_loop_test(tc, product_is_a_value, 0, N_ELEMENTS(products));
    tcase_add_loop_test(tc, declarations_are_noticed, 0, N_ELEMENTS(declaring));
    tcase_add_loop_test(tc, code_without_declarations_is_told_apart, 0, N_ELEMENTS(plain));
    tcase_add_test(tc, every_part_keeps_its_place);
    tcase_add_test(tc, deep_nesting_is_refused);
    tcase_add_test(tc, endless_expressions_are_refused);
    tcase_add_loop_test(tc, unfinished_code_is_for_the_compiler_to_refuse, 0,
                        N_ELEMENTS(unfinished));
    tcase_add_test(tc, any_bytes_can_be_planned);
    tcase_add_test(tc, no_memory_is_an_error);
    tcase_add_test(tc, report_has_errors_alone);
    tcase_add_test(tc, error_behind_the_code_is_at_its_end);
    tcase_add_test(tc, syntax_errors_are_counted_from_one);
    tcase_add_test(tc, long_report_is_cut);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed == 0 ? 0 : 1;
}
