/*
 * unity/project/project.h: the class in C# source that Unity takes for a file's script; C# that is
 * rewritten.
 */
#include "project_rig.h"

static struct arena arena;

static void set_up(void)
{
    arena_init(&arena, 1 << 20);
}

static void tear_down(void)
{
    arena_done(&arena);
}

/* The class of a file in a block of its own, so that a read beyond its end is seen; "-" for none,
 * else "namespace|name". Lives until the next call. */
static const char *class_of(struct slice source, const char *file_name)
{
    static char answer[2048];
    struct slice name_space, name;
    char *bytes = malloc(source.len ? source.len : 1);

    ck_assert_ptr_nonnull(bytes);
    memcpy(bytes, source.p, source.len);
    snprintf(answer, sizeof(answer), "-");
    if (csharp_find_class(&arena, slice_from(bytes, source.len), slice_of(file_name), &name_space,
                          &name))
        snprintf(answer, sizeof(answer), "%.*s|%.*s", SLICE_ARG(name_space), SLICE_ARG(name));
    free(bytes);
    return answer;
}

/* All of files named A.cs. */
static const struct {
    const char *source, *found;
} cases[] = {
    /* names and bases */
    {"class A {}", "|A"},
    {"public class A : MonoBehaviour\r\n{\r\n}\r\n", "|A"},
    {"\xEF\xBB\xBFusing UnityEngine;\nclass A{}", "|A"},
    {"class B {} class A {}", "|A"},
    {"class B : MonoBehaviour {} class A {}", "|A"},
    {"class B : MonoBehaviour {}", "|B"},
    {"class B {} class C : ScriptableObject {} class D : MonoBehaviour {}", "|C"},
    {"class B : UnityEngine.MonoBehaviour {}", "|B"},
    {"class B : global::UnityEngine.MonoBehaviour, I {}", "|B"},
    {"class B : I, MonoBehaviour {}", "|B"},
    {"class B : Base {}", "-"},
    {"class B : MonoBehaviour.Nested {}", "-"},
    {"class B : MonoBehaviour<int> {}", "-"},
    {"class B : Base<MonoBehaviour> {}", "-"},
    {"class B : Base<int>, MonoBehaviour {}", "|B"},
    {"class B : MyMonoBehaviour {}", "-"},
    {"class B<T> : Base where T : MonoBehaviour {}", "-"},
    {"class B<T> : MonoBehaviour where T : class {}", "|B"},
    {"class B<T> : MonoBehaviour {} class C : MonoBehaviour {}", "|C"},
    {"class A<T> {} namespace N { class A : A<int> {} }", "N|A"},
    {"class A<T> : MonoBehaviour {}", "|A"},
    {"partial class A {} partial class A : MonoBehaviour {}", "|A"},
    {"class B(int x) : MonoBehaviour(x) {}", "|B"},
    {"class A;", "|A"},
    {"class @A {}", "|A"},
    {"class \xC3\x84 : MonoBehaviour {}", "|\xC3\x84"},
    {"class a {}", "-"},
    {"", "-"},
    {"class", "-"},
    {"class A", "|A"},
    {"class {} class A {}", "|A"},
    /* what is no class */
    {"struct A {} class B : MonoBehaviour {}", "|B"},
    {"interface A {} enum B { A }", "-"},
    {"record A(int X); record class A2 : MonoBehaviour {} record struct C {}", "-"},
    {"record A { class B : MonoBehaviour {} } class C : MonoBehaviour {}", "|C"},
    {"delegate void D<T>() where T : class; class A {}", "|A"},
    {"delegate void D<T>() where T : class where U : class, new(); class A {}", "|A"},
    {"struct S<T> where T : I, class { } class B : MonoBehaviour {}", "|B"},
    {"class @class : MonoBehaviour {}", "|class"},
    {"class subclass {} class A {}", "|A"},
    {"enum E { @class, A } class A {}", "|A"},
    /* nested */
    {"class B { class A {} }", "-"},
    {"class B { class C : MonoBehaviour {} }", "-"},
    {"class B { void F() { var s = new { A = 1 }; } } class A {}", "|A"},
    {"namespace N { class B { class A {} } class A {} }", "N|A"},
    /* namespaces */
    {"namespace N { class A {} }", "N|A"},
    {"namespace N.M.O\n{\n    class A {}\n}", "N.M.O|A"},
    {"namespace N . /* x */ M // y\n { class A {} }", "N.M|A"},
    {"namespace N { namespace M.O { class A {} } }", "N.M.O|A"},
    {"namespace N { namespace M { } class A {} }", "N|A"},
    {"namespace N { class B {} } class A {}", "|A"},
    {"namespace N {} namespace M { class A {} }", "M|A"},
    {"namespace N;\nclass A {}", "N|A"},
    {"using X;\nnamespace N.M;\n[B] class B {}\nclass A {}", "N.M|A"},
    {"namespace @N { class A {} }", "N|A"},
    {"namespace { class A {} }", "-"},
    {"} namespace N { class A {} }", "N|A"},
    {"class B { namespace N { class A {} } }", "-"},
    /* attributes */
    {"[X(\"class A {\")] [Y(typeof(A))] public sealed class A : B {}", "|A"},
    {"[assembly: X(\"}\")]\n[Z(new[] { 1, 2 })] class A {}", "|A"},
    /* comments */
    {"// class A {\n/* class A { */ class B : /* x */ MonoBehaviour {}", "|B"},
    {"/* \" */ class A {} /* ' */", "|A"},
    {"/// <summary>class A</summary>\nclass B : MonoBehaviour {}", "|B"},
    {"/* class A {}", "-"},
    {"class/**/A/**/{}", "|A"},
    {"class // x\n A // {\n {}", "|A"},
    /* texts: braces in them do not count */
    {"class B { string s = \"}\"; class A {} }", "-"},
    {"class B { string s = \"\\\"}\"; class A {} }", "-"},
    {"class B { string s = \"\\\\\"; } class A {}", "|A"},
    {"class B { string s = @\"\\\"; } class A {}", "|A"},
    {"class B { string s = @\"a\"\"}\"; class A {} }", "-"},
    {"class B { string s = @\"\n}\n\"; class A {} }", "-"},
    {"class B { string s = $\"{x}}}\"; class A {} }", "-"},
    {"class B { string s = $\"{{\"; } class A {}", "|A"},
    {"class B { string s = $\"{d[\"}\"]}\"; class A {} }", "-"},
    {"class B { string s = $\"{(a ? $\"{b}\" : \"{\")}\"; } class A {}", "|A"},
    {"class B { string s = $@\"\"\"{x}\"\"\n}\"; class A {} }", "-"},
    {"class B { string s = @$\"{x}\"; } class A {}", "|A"},
    {"class B { string s = $\"{x:'}'}\"; } class A {}", "|A"},
    {"class B { string s = \"\"\"\n \"}\" \"\"}\n \"\"\"; class A {} }", "-"},
    {"class B { string s = \"\"\"\"\n\"\"\"}\n\"\"\"\"; class A {} }", "-"},
    {"class B { string s = $$\"\"\"\n{{{x}}}}\n\"\"\"; class A {} }", "-"},
    {"class B { string s = \"\"; } class A {}", "|A"},
    {"class B { string s = \"no end\n; } class A {}", "|A"},
    {"class B { string s = @\"no end", "-"},
    {"class B { string s = \"\"\"no end \"\"", "-"},
    {"class B { string s = $\"{no end", "-"},
    {"class B { string s = \"\\", "-"},
    {"class B { char c = '}'; class A {} }", "-"},
    {"class B { char c = '\"', d = '\\'', e = '\\u007D'; } class A {}", "|A"},
    {"class B { char c = '\\", "-"},
    {"class B { int i = 1'; } class A {}", "|A"},
    /* directives */
    {"#region class A {\nclass B : MonoBehaviour {}\n#endregion it's \"}\n", "|B"},
    {"  #  if X\nclass A {}\n#endif", "|A"},
    {"#if X\nnamespace N {\n#else\nnamespace M {\n#endif\nclass A {}\n}", "M|A"},
    {"namespace N {\n#if X\nclass B : C {\n#elif Y\nclass B : D {\n#else\nclass B {\n#endif\n}\n"
     "class A {}\n}",
     "N|A"},
    {"#if false\nclass A {}\n#if X\n#else\n}\n#endif\n# endif\nclass B : MonoBehaviour {}", "|B"},
    {"#if false\nclass B {\n#else\nclass A {}\n#endif", "|A"},
    {"#if false\nclass A {", "-"},
    {"#else\n#endif\n#endif\nclass A {}", "|A"},
    {"class B { int x; // #if\n } class A {}", "|A"},
    {"#define X \"\nclass A {}", "|A"},
};

START_TEST(class_is_found_in_source)
{
    ck_assert_str_eq(class_of(slice_of(cases[_i].source), "A.cs"), cases[_i].found);
}
END_TEST

START_TEST(class_is_wanted_by_the_name_of_the_file)
{
    ck_assert_str_eq(class_of(SLICE("class B{} class A{}"), "A"), "|A");
    ck_assert_str_eq(class_of(SLICE("class B{} class A{}"), "B.CS"), "|B");
    ck_assert_str_eq(class_of(SLICE("class A : MonoBehaviour {} class B {}"), "A.B.cs"), "|A");
    ck_assert_str_eq(class_of(SLICE("class A {}"), ".cs"), "-");
    ck_assert_str_eq(class_of(SLICE("class A {}"), ""), "-");
}
END_TEST

START_TEST(class_is_found_behind_any_bytes)
{
    ck_assert_str_eq(class_of(SLICE("\0\xFF\x80 class A {}"), "A.cs"), "|A");
    ck_assert_str_eq(class_of(SLICE("class A : \0 <\0 {}"), "A.cs"), "|A");
}
END_TEST

/* The same text again and again, and a class behind it. */
static void check_repeated(const char *text, size_t n, const char *found)
{
    struct buf b;

    buf_init(&b, 64 << 20);
    for (size_t i = 0; i < n; i++)
        buf_append(&b, slice_of(text));
    buf_append(&b, SLICE(" class A {}"));
    ck_assert(buf_ok(&b));
    ck_assert_msg(strcmp(class_of(buf_slice(&b), "A.cs"), found) == 0, "%s", text);
    buf_done(&b);
}

START_TEST(source_of_any_depth_is_read_in_one_pass)
{
    check_repeated("{", 200000, "-");
    check_repeated("}", 200000, "|A");
    check_repeated("namespace n {", 100000, "-");
    check_repeated("namespace n ;", 100000, "n|A");
    check_repeated("#if x\n", 100000, "|A");
    check_repeated("#if false\n", 100000, "-");
    check_repeated("$\"{", 200000, "-");
    check_repeated("\"\"\"", 100001, "-");
    check_repeated("'", 200000, "|A");
    check_repeated("@", 200000, "|A");
    check_repeated("$", 200000, "|A");
    check_repeated("$\"{@", 200000, "-");
    check_repeated("@\"", 200000, "|A");
    check_repeated("'\\", 200000, "|A");
    check_repeated("/*", 200000, "-");
    check_repeated("class B : C<", 100000, "-");
}
END_TEST

/* A namespace that is longer than any real one is cut, not followed. */
START_TEST(namespace_without_end_stays_within_its_maximum)
{
    struct slice name_space, name;
    struct buf b;

    buf_init(&b, 64 << 20);
    buf_append(&b, SLICE("namespace a"));
    for (size_t i = 0; i < 100000; i++)
        buf_append(&b, SLICE(".abcdefgh"));
    buf_append(&b, SLICE("{ class A {} }"));
    ck_assert(csharp_find_class(&arena, buf_slice(&b), SLICE("A.cs"), &name_space, &name));
    ck_assert(slice_is(name, "A"));
    ck_assert_uint_le(name_space.len, 1024);
    buf_done(&b);
}
END_TEST

START_TEST(class_without_memory_has_no_namespace)
{
    struct slice name_space = SLICE("untouched"), name;

    mem_fail_after(1);
    ck_assert(csharp_find_class(&arena, SLICE("class A {}"), SLICE("A"), &name_space, &name));
    mem_fail_after(0);
    ck_assert_ptr_null(name_space.p);
}
END_TEST

/* --- What an older compiler does not take. --- */

typedef bool rewrite_fn(struct slice source, struct buf *to);

static bool resolve_all_names(struct slice source, struct buf *to)
{
    return csharp_resolve_names(source, (1u << CSHARP_AMBIGUOUS_TYPES) - 1, to);
}

/* The rewritten source, from a block of its own; "-" if there is nothing to change. */
static const char *rewritten(rewrite_fn *rewrite, struct slice source)
{
    static char answer[4096];
    char *bytes = malloc(source.len ? source.len : 1);
    struct buf to;

    ck_assert_ptr_nonnull(bytes);
    memcpy(bytes, source.p, source.len);
    buf_init(&to, 1 << 20);
    snprintf(answer, sizeof(answer), "-");
    if (rewrite(slice_from(bytes, source.len), &to))
        snprintf(answer, sizeof(answer), "%.*s", (int)to.len, to.p);
    buf_done(&to);
    free(bytes);
    return answer;
}

static const struct {
    const char *source, *rewritten;
} null_cases[] = {
    /* nothing to do */
    {"", "-"},
    {"class A { int? x; bool b = !c; }", "-"},
    {"class A { bool b = x is string ? y : z; }", "-"},
    {"class A { bool b = x is int[] ? y : z; }", "-"},
    {"class A { string b = x as string ?? y; }", "-"},
    {"class A { bool b = x is A.B[] ? y : z; }", "-"},
    {"class A { var x = y ? string.Empty : z; }", "-"},
    {"class A { var x = y[0]?.Length; bool z = a[0] ? b : c; }", "-"},
    {"class A { bool x = y != z && !(!w); }", "-"},
    {"// string? x!;\n/* object? */ class A { string s = \"string? x!;\"; }", "-"},
    {"class A { string s = @\"\n#nullable enable\n\"; }", "-"},
    {"#if nullable\n#endif", "-"},
    {"class A { bool @string; int x = @string? 1 : 2; }", "-"},
    /* directives: the line stays */
    {"#nullable enable\nusing System;\n", "\nusing System;\n"},
    {"\xEF\xBB\xBF#nullable enable\r\nclass A {}", "\nclass A {}"},
    {"class A {\n  # nullable restore annotations\n}\n#nullable disable", "class A {\n\n}\n"},
    /* marks: the column stays */
    {"string? x;", "string  x;"},
    {"void F(object? a, string?[] b, List<string?> c)",
     "void F(object  a, string [] b, List<string > c)"},
    {"int[]? x; string[]? y;", "int[]  x; string[]  y;"},
    {"x!.F(); y![0] = z!; G(w!, v[1]!);", "x .F(); y![0] = z ; G(w , v[1] );"},
    {"string s = null!; var t = F()!.G ?? h! ?? i;",
     "string s = null ; var t = F() .G ?? h  ?? i;"},
    {"string? s = \"string?\"; // string?\n", "string  s = \"string?\"; // string?\n"},
    /* holes of texts */
    {"s = $\"{go!.name}\";", "s = $\"{go .name}\";"},
    {"s = $\"[a!] {{b!}} {c!} {d!,5} {e!:F2}\"; f!.G();",
     "s = $\"[a!] {{b!}} {c } {d ,5} {e :F2}\"; f .G();"},
    {"s = $@\"\n{a!.b}\"\"c!.\"; t = @$\"{F(x!)}\";",
     "s = $@\"\n{a .b}\"\"c!.\"; t = @$\"{F(x )}\";"},
    {"s = $\"{(a ? $\"{b!}\" : \"{c!}\")}\";", "s = $\"{(a ? $\"{b }\" : \"{c!}\")}\";"},
    {"s = $\"{global::A.b!}\" + $\"{(c ? d! : e)}\";",
     "s = $\"{global::A.b }\" + $\"{(c ? d  : e)}\";"},
    {"s = $\"{a:hh!}\" + \"{b!}\" + $\"\";", "-"},
    {"s = $\"{a!.b", "s = $\"{a .b"},
    {"s = $\"\"\"{a!.b}\"\"\";", "-"},
};

START_TEST(marks_of_null_are_left_out)
{
    ck_assert_str_eq(rewritten(csharp_remove_nullable, slice_of(null_cases[_i].source)),
                     null_cases[_i].rewritten);
}
END_TEST

static const struct {
    const char *source, *rewritten;
} global_cases[] = {
    {"", "-"},
    {"class A { int x = a[module: 1] + b[assembly]; }", "-"},
    {"[Serializable] class A { [return: X] void F() {} } // [assembly: X]", "-"},
    {"x[assembly: 1]; #line 3", "-"},
    {"class A { string s = @\"\n#line 1\n\"; }", "-"},
    {"#line 1 \"/etc/passwd\"\nclass A {}", "\nclass A {}"},
    {"class A {\n # line hidden\n}\n#line default", "class A {\n\n}\n"},
    {"[assembly: X(\"]\", new[] { ']' })]\nclass A {}", "\nclass A {}"},
    {"using B;\n[assembly:\n X] [module: Y][assembly : Z] [C] class A {}",
     "using B;\n\n  [C] class A {}"},
    {"[C] [assembly: X] class A {}", "[C]  class A {}"},
    {"[assembly: X(", ""},
    {"[assembly:", ""},
};

START_TEST(what_is_said_of_all_is_left_out)
{
    ck_assert_str_eq(rewritten(csharp_remove_global, slice_of(global_cases[_i].source)),
                     global_cases[_i].rewritten);
}
END_TEST

#define ALIASES(space)                                                                             \
    "using McpPluginToolTypeAttribute = global::" space ".McpPluginToolTypeAttribute; "            \
    "using McpPluginToolAttribute = global::" space ".McpPluginToolAttribute; "                    \
    "using MainThread = global::" space ".MainThread; "
#define UTILS "using com.IvanMurzak.ReflectorNet.Utils;"

static const struct {
    const char *source, *rewritten;
} name_cases[] = {
    {"", "-"},
    {"using McpPlugin;", "-"},
    {"using System; " UTILS, "-"},
    {UTILS " " UTILS, "-"},
    {"// using McpPlugin;\n" UTILS, "-"},
    {"using static McpPlugin.A; using X = McpPlugin; " UTILS, "-"},
    {"using McpPlugin.More; " UTILS, "-"},
    {"using (McpPlugin) {} " UTILS, "-"},
    {"using", "-"},
    {"using com.", "-"},
    {"using System;\nusing com.IvanMurzak.McpPlugin;\n" UTILS,
     "using System;\n" ALIASES(
         "com.IvanMurzak.McpPlugin") "using com.IvanMurzak.McpPlugin;\n" UTILS},
    {UTILS "\nusing com.IvanMurzak.Unity.MCP.Common;",
     ALIASES("com.IvanMurzak.ReflectorNet.Utils") UTILS "\nusing com.IvanMurzak.Unity.MCP.Common;"},
    {UTILS " using McpPlugin;", ALIASES("McpPlugin") UTILS " using McpPlugin;"},
    {"namespace A { " UTILS " using McpPlugin; }",
     "namespace A { " ALIASES("McpPlugin") UTILS " using McpPlugin; }"},
    {"\xEF\xBB\xBF" UTILS " using McpPlugin;", ALIASES("McpPlugin") UTILS " using McpPlugin;"},
    {UTILS " using McpPlugin; using MainThread = A.B; using McpPluginToolAttribute = C;",
     "using McpPluginToolTypeAttribute = global::McpPlugin.McpPluginToolTypeAttribute; " UTILS
     " using McpPlugin; using MainThread = A.B; using McpPluginToolAttribute = C;"},
};

START_TEST(names_of_several_namespaces_become_one)
{
    ck_assert_str_eq(rewritten(resolve_all_names, slice_of(name_cases[_i].source)),
                     name_cases[_i].rewritten);
}
END_TEST

static bool resolve_main_thread(struct slice source, struct buf *to)
{
    return csharp_resolve_names(source, 4, to);
}

START_TEST(names_that_are_clear_are_left_alone)
{
    ck_assert_str_eq(rewritten(resolve_main_thread, SLICE(UTILS " using McpPlugin;")),
                     "using MainThread = global::McpPlugin.MainThread; " UTILS " using McpPlugin;");
    ck_assert_str_eq(
        rewritten(resolve_main_thread, SLICE(UTILS " using McpPlugin; using MainThread = A;")),
        "-");
}
END_TEST

START_TEST(rewriting_without_memory_fails)
{
    struct buf to;

    for (size_t n = 1; n < 4; n++) {
        buf_init(&to, 1 << 20);
        mem_fail_after(n);
        csharp_remove_nullable(SLICE("string? x;"), &to);
        mem_fail_after(0);
        buf_done(&to);
    }
    buf_init(&to, 4);
    ck_assert(!csharp_remove_nullable(SLICE("string? x;"), &to));
    ck_assert(!resolve_all_names(SLICE(UTILS " using McpPlugin;"), &to));
    buf_done(&to);
}
END_TEST

/* --- All classes --- */

static char listed[256];
static int n_wanted;

static bool list_class(void *ctx, struct slice name_space, struct slice name)
{
    size_t len = strlen(listed);

    (void)ctx;
    snprintf(listed + len, sizeof(listed) - len, "%.*s|%.*s ", SLICE_ARG(name_space),
             SLICE_ARG(name));
    return --n_wanted != 0;
}

static const char *list(const char *source, int n)
{
    listed[0] = '\0';
    n_wanted = n;
    csharp_each_type(slice_of(source), list_class, NULL);
    return listed;
}

START_TEST(all_types_of_a_source_are_listed)
{
    static const char source[] =
        "static class A { class Inner {} }\nnamespace N.M { class B<T> : A where T : class {} "
        "namespace O { [X(\"class No {}\")] partial class C {} } /* class No {} */ class D {} } "
        "class E";

    ck_assert_str_eq(list(source, 100), "|A N.M|B N.M.O|C N.M|D |E ");
    ck_assert_str_eq(list(source, 2), "|A N.M|B ");
    ck_assert_str_eq(list("namespace N; class A {} class B {}", 100), "N|A N|B ");
    ck_assert_str_eq(list("", 100), "");
    ck_assert_str_eq(list("class", 100), "");
    ck_assert_str_eq(list("class { } } class A { ", 100), "|A ");
    ck_assert_str_eq(list("struct A<T> where T : struct { struct B {} } namespace N { interface "
                          "C { } enum D { } }",
                          100),
                     "|A N|C ");
}
END_TEST

int main(void)
{
    Suite *s = suite_create("csharp");
    TCase *c = tcase_create("csharp");

    tcase_set_timeout(c, 60);
    tcase_add_checked_fixture(c, set_up, tear_down);
    tcase_add_loop_test(c, class_is_found_in_source, 0, (int)N_ELEMENTS(cases));
    tcase_add_test(c, class_is_wanted_by_the_name_of_the_file);
    tcase_add_test(c, class_is_found_behind_any_bytes);
    tcase_add_test(c, source_of_any_depth_is_read_in_one_pass);
    tcase_add_test(c, namespace_without_end_stays_within_its_maximum);
    tcase_add_test(c, class_without_memory_has_no_namespace);
    tcase_add_loop_test(c, marks_of_null_are_left_out, 0, (int)N_ELEMENTS(null_cases));
    tcase_add_loop_test(c, what_is_said_of_all_is_left_out, 0, (int)N_ELEMENTS(global_cases));
    tcase_add_loop_test(c, names_of_several_namespaces_become_one, 0, (int)N_ELEMENTS(name_cases));
    tcase_add_test(c, names_that_are_clear_are_left_alone);
    tcase_add_test(c, rewriting_without_memory_fails);
    tcase_add_test(c, all_types_of_a_source_are_listed);
    suite_add_tcase(s, c);
    return rig_run(s);
}
