/*
 * tools/api/missing.c: declarations of published sources become lines of a table, without bodies,
 * comments and texts; what the table has, or nobody outside sees, does not.
 */
#include "api_rig.h"

#include "tools/api/missing.h"

#define TABLE "namespace N\nclass A\n int had\n void F(int x)\n"

static const struct {
    const char *code, *wanted; /* what is written; "": nothing */
} cases[] = {
    {"namespace N { public class A { public int had; public void F(int y) { } } }", ""},
    {"namespace N { public class A { int a; internal void G() { } private int p { get; } } }", ""},
    {"namespace N { public class A { void IFoo.Bar() { } } }", ""},
    {"namespace N { public class A { public void F(float x) { G(); } } }",
     "# in N.A\n void F(float x)\n"},
    {"namespace N { public class A { public extern float f { [Native] get; protected set; } } }",
     "# in N.A\n float f {get protected set}\n"},
    {"namespace N { public class A { public bool b { get { return g; } internal set { } } } }",
     "# in N.A\n bool b {get}\n"},
    {"namespace N { public class A { public int i => 5; } }", "# in N.A\n int i {get}\n"},
    {"namespace N { public class A { public string this[int i] { get => null; set => v = 1; } } }",
     "# in N.A\n string this[int i] {get set}\n"},
    {"namespace N { public class A { public const int Max = 1 << 3; } }",
     "# in N.A\n const int Max = 1 << 3\n"},
    {"namespace N { public class A { public int a = 1, b; } }",
     "# in N.A\n int a\n # with the type of the field above: b\n"},
    {"namespace N { public class A { public static bool operator ==(A a, A b) => true; } }",
     "# in N.A\n static bool operator ==(A a, A b)\n"},
    {"namespace N { public class A { public event Action<int> e { add { } remove { } } } }",
     "# in N.A\n event Action<int> e\n"},
    {"namespace N { public class A { public void G<T>([D(\"1\")] T t = null) where T : class {} } }",
     "# in N.A\n void G<T>( T t = null) where T : class\n"},
    {"namespace N { [Obsolete(\"text\", true)] public enum E : byte { X /* no */, Y = 2 } }",
     "# in N\n[Obsolete] enum E : byte { X , Y = 2 }\n"},
    {"namespace N { public partial class A { public delegate int D(int x); } }",
     "# in N.A\n delegate int D(int x)\n"},
    {"namespace N { public class A { public struct S<T> { public T t; } } }",
     "# in N.A\n struct S<T>\n# in N.A.S\n  T t\n"},
    {"namespace N { public interface I { int x { get; } } }",
     "# in N\ninterface I\n# in N.I\n int x {get}\n"},
    {"public class A { public int f(", "# in no namespace\nclass A\n"},
    {"namespace N { public class A { public int f { get", "# in N.A\n int f {get}\n"},
};

START_TEST(a_declaration_becomes_a_line)
{
    struct slice code = tight(slice_of(cases[_i].code));

    source = (struct source){SLICE("S.cs"), code};
    ck_assert(table_read(&arena, SLICE("T.api"), SLICE(TABLE), &faults, &table));
    scan_add(&scan, &source);
    ck_assert(missing_write(table, &scan, &out));
    buf_append_byte(&out, '\0');
    ck_assert_str_eq(out.p, cases[_i].wanted);
    free((void *)(uintptr_t)code.p);
}
END_TEST

int main(void)
{
    TCase *tests = tcase_create("missing");

    ADD_FOR_EACH(cases, tests, a_declaration_becomes_a_line);
    return api_run("api_missing", tests);
}
