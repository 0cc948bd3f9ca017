"""Pieces of code as the compiler's driver compiles them (docs/compile.md: submit, define): values, what
stays, where errors are, sessions and their bounds. A small program runs what comes back, as the
engine does."""
import re

from lib.driver import CORE, USINGS, Driver, Engine, need_a_driver
from lib.umcp import Suite, expect, often, same

suite = Suite()
test = suite.test


class Shared:
    """One driver and runner for all tests."""

    def __init__(self):
        self.one = None

    def get(self):
        """With a new session."""
        need_a_driver()
        if not self.one:
            self.one = Engine()
        self.one.begin()
        return self.one

    def close(self):
        if self.one:
            self.one.close()


shared = Shared()


def check(engine, rows):
    for code, wanted in rows:
        got = engine.run(code)
        if wanted.startswith("awaited "):  # whether it was done at once is the clock's choice
            got = re.sub("^(now|later)", "awaited", got)
        elif wanted != "nothing" and wanted[:5] not in ("later", "threw"):
            wanted = "now " + wanted
        same(got, wanted, code)


# --- Values ---

VALUES = (
    ("1;2;3", "3"), ("1; 2; 3;", "3"), ("var u = 4; u; u == 4; (u); \"a\".Length; u + 1", "5"),
    ("return 7+5;", "12"), ("7+5", "12"), ("7+5;", "12"), ("return 7 + 5", "12"),
    ("", "nothing"), (" // nothing", "nothing"), ("return;", "nothing"), ("return", "nothing"),
    ("int q = 5; q++;", "nothing"), ("int q = 5; q++", "5"), ("int q = 5; --q;", "nothing"),
    ("int q = 5; --q", "4"), ("int q = 5; return q++;", "5"), ("int q = 5; q++ ; // end", "nothing"),
    ("int x = 5;", "nothing"), ("var y = 5", "nothing"), ("return null;", "null"),
    ("(string)null", "null"), ("null", "null"), ("'c'", "c"), ("typeof(int)", "System.Int32"),
    ("new { A = 1 }", "{ A = 1 }"), ("(1, 2)", "(1, 2)"), ("var k = 6; return k * k;", "36"),
    ("var k = 6; k * k", "36"), ("var k = 6; var j = 7; k * j;", "42"),
    ("var s = \"abc\"; s.Length * 2;", "6"), ("var i = 3; i * Math.Abs(-2)", "6"),
    ("if (true) return \"a\"; return \"b\";", "a"), ("if (false) return 1;", "nothing"),
    ("if (true) return null; 5", "null"), ("if (true) return; 5", "nothing"),
    ("if (false) return 4; Console.Write(\"\");", "nothing"), ("if (false) return 4; 5", "5"),
    ("if (false) return 4; 5;", "5"),
    ("foreach (var i in new[] {3, 4}) { if (i > 3) { return i; } }", "4"),
    ("try { throw new Exception(); } catch { return 1; } finally { }", "1"),
    ("Func<int, int> f = x => { return x + 1; }; return f(2);", "3"),
    ("Action a = () => { return; }; a();", "nothing"), ("Action b = () => { }", "nothing"),
    ("new[] {1, 2, 3}.Where(x => x > 1).Sum()", "5"),
    ("(from x in new[] {1, 2} orderby -x select x).First()", "2"),
    ("$\"{1 + 1} {\"a\"}\"", "2 a"), ("int.TryParse(\"5\", out int n); return n;", "5"),
    ("unsafe { int* p = stackalloc int[2]; p[1] = 7; return p[1]; }", "7"),
    ("dynamic d = 5; return d + 1;", "6"), ("dynamic l = new List<int>(); l.Add(1);", "nothing"),
    ("using System.IO; Path.GetFileName(\"a/b\")", "b"),
    ("class A { public int F() { return 3; } } return new A().F();", "3"),
    ("return new B().X; class B { public int X = 4; }", "4"),
    ("new C().F(); class C { public int F() { return 3; } }", "3"),
    ("new D().F(); class D { public void F() { } }", "nothing"),
    ("[Serializable] struct S { public int X; } return new S().X;", "0"),
    ("enum E { P, Q } return E.Q;", "Q"), ("Console.Write(\"\")", "nothing"),
    ("int m = 1; m = 4", "nothing"), ("int o = 1; o = 4;", "nothing"), ("int q = 1; q++", "1"),
    ("7+5; // end", "12"), ("7+5 /* end */", "12"), ("7+5\n#if NEVER\n+ foo\n#endif", "12"),
    ("var t = 5 // end\n#pragma warning disable", "nothing"), ("#region r\n3;\n#endregion", "3"),
    ("\ufeffreturn 5;", "5"), (";;;", "nothing"), ("goto end; end: return 3;", "3"),
    ("typeof(GameObject).Name", "GameObject"), ("throw new FormatException()", "threw FormatException"),
    ("throw new FormatException();", "threw FormatException"),
)


@test
def the_value_is_what_the_code_ends_with():
    engine = shared.get()
    check(engine, VALUES)


@test
def code_that_does_not_await_is_done_at_once():
    engine = shared.get()
    tasks = "using System.Threading.Tasks;\n"
    check(engine, (
        (tasks + "await Task.FromResult(3)", "3"), ("await Task.Delay(5); return 7;", "later 7"),
        ("await Task.Delay(1);", "nothing"), ("await (Task.FromResult(2))", "2"), ("await Task.FromResult(4);", "4"),
        ("var n = await Task.FromResult(4); if (n > 3) return n; return \"less\";", "4"),
        ("n", "4"), ("await Task.Yield(); throw new FormatException();", "threw FormatException"),
        ("async Task<int> Get() { await Task.Delay(1); return 8; }", "nothing"),
        ("await Get()", "awaited 8"), ("unsafe { int k = 3; int* p = &k; return *p; }", "3"),
    ))


@test
def code_that_cannot_be_a_script_is_a_function():
    engine = shared.get()
    check(engine, (
        ("using var s = new System.IO.MemoryStream(new byte[3]); s.Length", "3"),
        ("using System.IO; using var s = new MemoryStream(); if (true) return; s.Length", "nothing"),
        ("using System.IO; using var s = new MemoryStream(); return", "nothing"),
        ("Span<int> s = stackalloc[] {1, 2}; s[1];", "2"), ("ref int r = ref new[] {4}[0]; r++; return r;", "5"),
        ("using var s = new System.IO.MemoryStream(); s.WriteByte(1);", "nothing"),
        ("using var s = new System.IO.MemoryStream(); await System.Threading.Tasks.Task.Delay(1); s.Length",
         "awaited 0"),
    ))
    same(engine.run("using var s = new System.IO.MemoryStream();\n s.Nope()"),
         "(2,4): error CS1061: 'MemoryStream' does not contain a definition for 'Nope' and no accessible extension "
         "method 'Nope' accepting a first argument of type 'MemoryStream' could be found (are you missing a using "
         "directive or an assembly reference?)\n")


# Each is one of C# 8 or 9, except for what it needs.
MODERN = (
    ("string s1 = null; s1 ??= \"x\"; int? i1 = null; i1 ??= 4; s1 + i1", "x4"),
    ("record Point(int X, int Y) { public int Sum => X + Y; }", "nothing"),
    ("record Point3(int X, int Y, int Z) : Point(X, Y);", "nothing"),
    ("interface IShape { double Area(); string Describe() => GetType().Name + Area(); static int Count = 3; }"
     " class Sq : IShape { public double Area() => 4; }", "nothing"),
    ("string Cls(object o) => o switch { null => \"null\", int n and > 10 => \"big\", int and (< 0 or 5) => \"odd\","
     " int => \"int\", string { Length: > 3 } s => \"long \" + s, string => \"str\", Point(0, var y) => \"on y \" + y,"
     " Point { X: 1 } => \"x1\", (int a, int b) => \"tuple\", not IShape => \"other\", _ => \"shape\" };", "nothing"),
    ("string.Join(\" \", Cls(11), Cls(5), Cls(\"abcd\"), Cls(new Point(0, 7)), Cls(null), Cls(new Sq()), Cls(2.0))",
     "big odd long abcd on y 7 null shape other"),
    ("var a = new[] {1, 2, 3, 4, 5}; a[^1] + a[1..3].Length + a[^2..].Length", "9"),
    ("\"hello\"[1..^1] + \"hello\"[^1]", "ello"), ("new List<int> { 1, 2, 3 }[^1]", "3"),
    ("List<int> l = new() { 1, 2 }; Dictionary<string, Point> d = new() { [\"a\"] = new(1, 2) }; l.Count + d[\"a\"].Sum",
     "5"),
    ("int? t = true ? 1 : null; t", "1"), ("object o = 5; o is not string && o is int and > 3 && o is not null", "True"),
    ("var p = new Point(1, 2); var q = p with { Y = 3 }; p == new Point(1, 2) && q.Y == 3 && p != q", "True"),
    ("p", "Point { X = 1, Y = 2, Sum = 3 }"), ("var (x, y, z) = new Point3(1, 2, 3); x + y + z", "6"),
    ("((Point)new Point3(1, 2, 3)) with { X = 9 } is Point3 { X: 9 }", "True"),
    ("class Init { public string Name { get; init; } = \"\"; } new Init { Name = \"n\" }.Name", "n"),
    ("((IShape)new Sq()).Describe() + IShape.Count", "Sq43"),
    ("interface IGen<T> { T Get(); IEnumerable<T> Twice() { yield return Get(); yield return Get(); } }"
     " struct SGen : IGen<int> { public int Get() => 42; } ((IGen<int>)new SGen()).Twice().Sum()", "84"),
    ("using System.Threading.Tasks; async IAsyncEnumerable<int> Stream() { await Task.Delay(1); yield return 4; }"
     " int sum = 0; await foreach (var i in Stream()) sum += i; sum", "awaited 4"),
    ("class AD : IAsyncDisposable { public static bool Closed; public async ValueTask DisposeAsync()"
     " { await Task.Yield(); Closed = true; } } await using (var ad = new AD()) { } AD.Closed", "awaited True"),
    ("int F() { using var m = new System.IO.MemoryStream(); return 4; } F()", "4"),
    ("int G() { static int H(string s) => s.Length; return H(\"abc\"); } G()", "3"),
    ("Func<int, int, int> f = static (_, _) => 7; f(1, 2)", "7"), ("@$\"a{1}\" + $@\"b{2}\"", "a1b2"),
    ("readonly struct RS { public readonly int A; public RS(int a) { A = a; } public readonly int Twice() => A * 2; }"
     " new RS(4).Twice()", "8"),
    ("int St() { Span<int> s = stackalloc[] { 1, 2, 3 }; return s[^1]; } St()", "3"),
    ("unsafe int Unm<T>(T v) where T : unmanaged => sizeof(T); Unm((1, 2))", "8"),
    ("static int Add(int a, int b) => a + b; static unsafe int Fp() { delegate*<int, int, int> f = &Add;"
     " return f(2, 3); } Fp()", "5"),
    ("nint Native(nint a) => a + 1; Native(4)", "5"),
    ("static IEnumerator<int> GetEnumerator(this int n) { for (int i = 0; i < n; i++) yield return i; }"
     " int all = 0; foreach (var i in 4) all += i; all", "6"),
    ("(1, \"a\") == (1, \"a\") && (x: 1, y: 2).y == 2", "True"),
    ("#nullable enable\nstring? nu = \"x\"; nu!.Length", "1"),
    ("static async ValueTask<int> V() { await Task.Yield(); return 3; } V().AsTask().Result", "3"),
    ("(DayOfWeek)9 switch { DayOfWeek.Monday => 1 }", "threw SwitchExpressionException"),
)


@test
def the_language_is_csharp_9():
    engine = shared.get()
    same(engine.driver.hello["submits"], True)
    check(engine, MODERN)


# --- What stays ---

@test
def declarations_stay():
    engine = shared.get()
    check(engine, (
        ("var k = 5;", "nothing"), ("k + 1", "6"), ("k = 7; return k;", "7"), ("k + 1", "8"),
        ("string k = \"a\";", "nothing"), ("k + 1", "a1"), ("using System.Text;", "nothing"),
        ("new StringBuilder(\"x\").ToString()", "x"), ("class C { public static int N; }", "nothing"),
        ("C.N = 4;", "nothing"), ("C.N", "4"), ("class C { public static string N = \"new\"; }", "nothing"),
        ("C.N", "new"), ("var odd = new { A = 1, B = \"x\" };", "nothing"),
        ("var even = new { A = 2, B = \"x\" }; odd = even; odd.A", "2"),
        ("private int hidden = 3; internal class Inner { internal int N = 4; }", "nothing"),
        ("hidden + new Inner().N", "7"), ("int Twice(int i) => i * hidden;", "nothing"), ("Twice(2)", "6"),
        ("int Twice(int i) => i * 2;", "nothing"), ("Twice(2)", "4"), ("const int K = 5;", "nothing"), ("K", "5"),
        ("int.TryParse(\"8\", out var parsed);", "True"), ("parsed", "8"), ("var (a, b) = (1, 2);", "nothing"),
        ("a + b", "3"), ("throw new Exception(); var late = 3;", "threw Exception"), ("late", "0"),
    ))


@test
def only_what_declares_counts():
    engine = shared.get()
    for code, declares in (
            ("1 + 1", False), ("using System; 1", False), ("{ int inner = 4; }", False), ("var k = 1;", True),
            ("k++", False), ("using System.Text;", True), ("using  System.Text ; new StringBuilder()", False),
            ("foreach (var i in new[] {1}) k = i;", False), ("int.TryParse(\"8\", out var n)", True),
            ("class A { }", True), ("using var s = new System.IO.MemoryStream(); var other = 1;", False)):
        same(engine.submit(code)["declares"], declares, code)


@test
def the_code_that_comes_back_is_named_after_its_number():
    engine = shared.get()
    names = set()
    for code in ("var k = 1;", "k", "k"):
        answer = engine.submit(code)
        same(set(answer), {"ok", "assembly", "type", "hasValue", "declares"}
             | ({"follows"} if answer["declares"] else set()))
        names.add(answer["type"])
    same(len(names), 3, names)


@test
def a_submission_that_does_not_count_is_not_seen():
    engine = shared.get()
    check(engine, (("var k = 5;", "nothing"),))
    engine.ask("submit", previous=engine.previous, code="var k = \"not run\"; var j = 1;")
    check(engine, (("k + 1", "6"),))
    expect("CS0103" in engine.run("j"))
    same(engine.ask("submit", previous=engine.number + 7, code="1")["fault"], "session")


# --- Names ---

@test
def unity_s_names_win():
    engine = shared.get()
    check(engine, (
        ("typeof(Object).FullName", "UnityEngine.Object"), ("typeof(Random).FullName", "UnityEngine.Random"),
        ("using System; using UnityEngine; typeof(Object).FullName", "UnityEngine.Object"),
        ("typeof(System.Random).Name + typeof(object).Name", "RandomObject"), ("Light.Who", "the project's"),
        ("using Random = System.Random; typeof(Random).FullName", "System.Random"),
        ("class Object { } typeof(Object).Name", "Object"), ("typeof(Object) == typeof(UnityEngine.Object)", "False"),
    ))


@test
def without_unity_there_are_its_usings_without_effect():
    engine = shared.get()
    engine.driver.ask(op="submit", session="bare", number=1, previous=0, code="1", references=[], usings=USINGS)
    answer = engine.driver.ask(op="submit", session="bare", number=2, previous=0, code="typeof(Random).FullName")
    same((answer["ok"], answer["hasValue"]), (True, True), answer)
    expect("CS0103" in engine.driver.ask(op="submit", session="bare", number=3, previous=0,
                                         code="GameObject.Find(\"a\")")["report"])


@test
def namespaces_and_extensions_are_types_too():
    engine = shared.get()
    check(engine, (
        ("namespace N { class Q { public int X = 4; } namespace M { struct S { } } } new N.Q().X", "4"),
        ("typeof(N.M.S).FullName", "N.M.S"),
        ("using N; static class Ext { public static int Four(this int i) => i * new Q().X; }\n3.Four()", "12"),
        ("5.Four()", "20"),
        ("namespace N { class Q { public int X = 4; } namespace M { struct S { } } } new N.Q().X + 1", "5"),
    ))
    same(engine.run("1;\nnamespace N { class Q { } }"), "(2,21): error CS0101: The session already contains a definition "
         "for 'N.Q', and a type like this cannot be replaced\n")
    same(engine.run("var k = 1;\nnamespace N2 {\n class Q { int x = foo; } }"),
         "(3,20): error CS0103: The name 'foo' does not exist in the current context\n")
    same(engine.run("namespace N3 { class Q { } }\nfoo();"),
         "(2,1): error CS0103: The name 'foo' does not exist in the current context\n")
    expect("CS0246" in engine.run("typeof(N3.Q)") or "CS0103" in engine.run("N3.Q.X"))
    engine.restart()
    check(engine, (("new N.Q().X", "4"), ("5.Four()", "20")))


# --- Errors ---

FAULTS = (
    ("foo", "(1,1): error CS0103"), ("  foo", "(1,3): error CS0103"), ("return foo;", "(1,8): error CS0103"),
    ("foo;", "(1,1): error CS0103"), ("\n\n  return foo + 1;", "(3,10): error CS0103"),
    ("var k = 1;\nreturn k * foo;", "(2,12): error CS0103"), ("var k = 1;\nk * foo", "(2,5): error CS0103"),
    ("using System.IO;\nvar k = 1;\nfoo();", "(3,1): error CS0103"),
    ("class A {\n  int x = foo;\n}\nreturn 1;", "(2,11): error CS0103"),
    ("if (true) return 1;\n return foo;", "(2,9): error CS0103"),
    ("if (true) return; foo", "(1,19): error CS0103"), ("foo(); class A { }", "(1,1): error CS0103"),
    ("var ä = \"😀\"; foo();", "(1,15): error CS0103"), ("\tfoo", "(1,2): error CS0103"),
    ("return (1 + ;", "(1,13): error CS"), ("foreach (var i in x) {", "(1,23): error CS1513"),
    ("class A {", "(1,10): error CS1513"), ("int x = \"a\";", "(1,9): error CS0029"),
    ("no such code", "(1,9): error CS1002"), ("if (true)", "(1,10): error CS"), ("(1 +", "(1,5): error CS"),
    ("#line 90\nfoo", "(2,1): error CS0103"), ("#if A\n1", "(2,2): error CS1027"), ("x => x", "(1,1): error CS1660"),
    ("#r \"/etc/passwd\"\n1", "(1,1): error CS"), ("#load \"/etc/passwd\"\n1", "(1,1): error CS"),
    ("1;\n/* open", "(2,1): error CS1035"),
)


@test
def errors_are_where_the_caller_has_them():
    engine = shared.get()
    for code, place in FAULTS:
        answer = engine.submit(code)
        same(answer["ok"], False, code)
        expect(answer["report"].startswith(place), code, answer)
    check(engine, (("7+5", "12"),))


@test
def errors_are_sorted_and_nothing_of_ours_shows():
    engine = shared.get()
    report = engine.run("var a = Missing1;\nvar b = Missing2; foo(); if (b) return 1; return;\nMissing3.Call()")
    same([re.match(r"\((\d+),\d+\): error CS0103: ", line).group(1) for line in report.splitlines()],
         ["1", "2", "2", "3"], report)
    for code, _ in FAULTS:
        report = engine.run(code)
        expect("Missing.Value" not in report and "Umcp" not in report and "Func<" not in report, code, report)
        rows = [int(row) for row in re.findall(r"^\((\d+),", report, re.M)]
        expect(rows == sorted(rows) and rows[-1] <= code.count("\n") + 1, code, report)


# --- Definitions ---

@test
def types_can_be_defined():
    engine = shared.get()
    engine.define("public static class Umcp1 {\n public static int F(int x) { return x + 1; } }")
    check(engine, (("Umcp1.F(2)", "3"), ("class Dog { public string Name = \"rex\"; }", "nothing"),
                   ("using System.Text;", "nothing"), ("using Text = System.Text.StringBuilder;", "nothing")))
    engine.define("public static class Umcp2 { public static string F(Object o) { return new Dog().Name + "
                  "new StringBuilder(\"!\") + new Text(\"?\") + new List<int>().Count; } }")
    check(engine, (("Umcp2.F(null)", "rex!?0"), ("class Dog { public string Name = \"max\"; }", "nothing")))
    engine.define("public static class Umcp4 { public static string F() { return new Dog().Name; } class Text { } }")
    check(engine, (("Umcp4.F()", "max"),))
    engine.define("class Dog { } public static class Umcp3 { public static string F() { return typeof(Dog).FullName; } }")
    check(engine, (("Umcp3.F()", "Dog"),))


HOOK = """namespace UmcpHook0 {
#line 1
using System.Text;
public static class Patch {
#line 3
    static void Postfix(ref int __result) { __result *= new StringBuilder("ab").Length; }
[System.ThreadStatic] static bool umcpIsIn;
public static int Run(int a0) { if (umcpIsIn) return 0; int __result = a0; umcpIsIn = true; try {
#line 9
Postfix(ref __result);
} finally { umcpIsIn = false; }
return __result; }
} }
"""


@test
def hooks_can_be_defined():
    engine = shared.get()
    engine.define(HOOK)
    check(engine, (("UmcpHook0.Patch.Run(4)", "8"),))
    report = engine.define(HOOK.replace("Hook0", "Hook1").replace("__result *=", "result *="))
    expect(report.startswith("(3,45): error CS0103: The name 'result'"), report)
    report = engine.define(HOOK.replace("Hook0", "Hook1").replace("Postfix(ref __", "Postfix(ref  __a"))
    expect(report.startswith("(9,14): error CS0103: The name '__aresult'"), report)
    for i in range(2, 20):
        engine.define(HOOK.replace("Hook0", f"Hook{i}"))
    check(engine, (("UmcpHook2.Patch.Run(4) + UmcpHook19.Patch.Run(1)", "10"),))


@test
def bad_definitions_are_reported():
    engine = shared.get()
    for code, place in (
            ("\n#line 1\nclass X {\n int f = foo; }", "(2,10): error CS0103"),
            ("#line 7\nclass X {\n int f = foo; }", "(8,10): error CS0103"),
            ("class X { int f = foo; }", "(1,19): error CS0103"), ("class X {\n int f = foo; }", "(2,10): error CS0103"),
            ("class X {", "(1,10): error CS1513")):
        report = engine.define(code)
        expect(report.startswith(place), code, report)


# --- Sessions ---

@test
def a_restarted_driver_learns_the_session_from_its_history():
    engine = shared.get()
    check(engine, (
        ("var k = 5; var an = new { A = 1 };", "nothing"), ("record P(int X);", "nothing"), ("1 + 1", "2"),
        ("(from x in new[] {1, 2} let y = x select new { x, y }).Count()", "2"), ("using System.Text;", "nothing"),
        ("var p = new P(3); var an2 = new { B = 2 };", "nothing"), ("k = 9;", "nothing"), ("string k = \"new\";", "nothing"),
        ("string k = \"newer\";", "nothing"),
    ))
    engine.define("public static class Kept { public static int F() { return 4; } }")
    engine.restart()
    same(engine.driver.ask(op="submit", session=f"s-{engine.n_sessions}", number=99, previous=engine.previous,
                           code="1")["fault"], "session")
    check(engine, (
        ("k + p + an.A + an2.B + Kept.F()", "newerP { X = 3 }124"), ("new StringBuilder(\"a\").ToString()", "a"),
        ("var more = new { A = 4 }; an = more; an.A", "4"),
    ))
    engine.restart()
    check(engine, (("p.X + more.A", "7"),))


@test
def only_the_last_two_sessions_are_kept():
    engine = shared.get()
    engine.driver.ask(op="submit", session="x1", number=1, previous=0, code="1", references=[CORE], usings=USINGS)
    for name, number, wanted in (("x2", 1, None), ("x1", 2, None), ("x3", 1, None), ("x1", 3, None), ("x2", 2, "session")):
        begins = {"references": [CORE], "usings": USINGS} if number == 1 else {}
        answer = engine.driver.ask(op="submit", session=name, number=number, previous=0, code="1", **begins)
        same(answer.get("fault"), wanted, name, answer)


@test
def references_can_be_replaced():
    engine = shared.get()
    check(engine, (("var k = 5;", "nothing"),))
    extra = engine.compile("extra", "namespace Extra { public class Thing { public static int N = 6; } }")
    expect("CS0" in engine.run("Extra.Thing.N"))
    answer = engine.ask("submit", previous=engine.previous, code="Extra.Thing.N + k", references=[CORE, extra, "/no/such.dll", __file__])
    same(answer["ok"], True, answer)
    answer = engine.ask("submit", previous=engine.previous, code="Thing.N + k", usings=USINGS + ["Extra"])
    same(answer["ok"], True, answer)


@test
def malformed_requests_are_refused():
    engine = shared.get()
    whole = {"op": "submit", "session": "m", "number": 1, "previous": 0, "code": "1", "references": [CORE], "usings": USINGS}
    for member in ("session", "number", "previous", "code"):
        answer = engine.driver.ask(**{k: v for k, v in whole.items() if k != member})
        same(answer.get("fault"), "request", member, answer)
    same(engine.driver.ask(**whole)["ok"], True)


# --- Bounds ---

@test
def many_submissions_take_bounded_memory():
    engine = shared.get()
    check(engine, (("var k = 5;", "nothing"),))
    for i in range(often(300, 100)):
        engine.submit(f"k + {i}")
    before = engine.driver.memory()
    times = often(1000, 300)
    for i in range(times):
        same(engine.submit(f"k + {i}")["declares"], False)
    for i in range(times):  # each shadows the one before it
        same(engine.submit(f"var go = {i}; class A {{ }} int F(int x) => x; go")["declares"], True)
    engine.run(f"var go = {times - 1}; class A {{ }} int F(int x) => x;")
    expect(engine.driver.memory() < before + 100, before, engine.driver.memory())
    check(engine, (("go + F(1) + k", str(times + 5)),))


@test
def a_session_goes_on():
    """Many declarations, none of which is hidden by the next: all names count. A driver that is
    restarted learns them in parts. Code is compiled as if what it does not need were not there."""
    engine = shared.get()
    n = often(600, 200)  # names; each is declared twice
    for i in range(2 * n):
        same(engine.run(f"var v{i % n} = {i};" if i % 2 else f"int F{i % n}() => {i};"), "nothing", i)
    rows = (f"v1 + F{n - 2}() + v{n - 1}", f"now {5 * n - 2}"), ("1 + 1", "now 2"), ("typeof(Math).Name", "now Math"), \
           ("v3 = 5", "nothing"), ("v3", "now 5"), ("v5 + F0()", f"now {2 * n + 5}"), (f"v{n - 1}", f"now {2 * n - 1}")
    for is_restarted in (False, True):
        if is_restarted:
            engine.driver.close()
            engine.driver = Driver(engine.support)
            for at in range(0, 2 * n, 100):
                setting = {} if at else {"references": [CORE], "usings": USINGS}
                part = engine.history[at:at + 100]
                engine.number += 1
                answer = engine.driver.ask(op="submit", session=f"s-{engine.n_sessions}", number=engine.number,
                                           previous=part[-1]["number"], code="", history=part, **setting)
                same(answer["ok"], True, at, answer)
        for code, wanted in rows:
            same(engine.run(code), wanted, code)
        expect(not engine.submit(f"v{n}")["ok"])


@test
def a_session_has_an_end():
    need_a_driver()
    driver = Driver()
    try:
        history = [{"op": "submit", "number": n, "previous": n - 1, "code": f"int v{n};"} for n in range(1, 4002)]
        for at in range(0, len(history), 500):
            setting = {} if at else {"references": [], "usings": ["System"]}
            part = history[at:at + 500]
            answer = driver.ask(op="submit", session="e", number=5000 + at, previous=part[-1]["number"], code="",
                                history=part, **setting)
            expect(answer["ok"] or at == 4000, at, answer)
        same(answer["fault"], "session")
        expect("4000" in answer["message"], answer)
    finally:
        driver.close()


@test
def monstrous_code_is_refused():
    engine = shared.get()
    for code in ("(" * 20000 + "1" + ")" * 20000, "1" + "+1" * 20000, "-" * 100000 + "1", "if (true) " * 20000 + "return 1;",
                 "\"a\"" + ".ToString()" * 10000, "{" * 20000, "}" * 100000, "$\"{" * 40000, "$\"{" + "(" * 20000 + "1" + ")" * 20000 + "}\"",
                 "class A { int x = " + "(" * 20000 + "; }"):
        for answer in (engine.submit(code), engine.ask("define", name="X", code=code)):
            expect(re.match(r"\(1,\d+\): error CS1647: ", answer["report"]), code[:20], answer)
    same(engine.submit("(" * 600 + "1")["report"],
         "(1,501): error CS1647: The code is nested too deeply to be compiled\n")
    for code in ("(" * 490 + "1", "$\"{" * 4000, "\"" * 100000, "}" * 400, "if (true) " * 700 + "return 1;",
                 "x" * 5000000, "/*" * 2000000):
        expect("ok" in engine.submit(code), code[:20])
    check(engine, (("1" + "+1" * 1400, "1401"), ("- " * 2900 + "1", "1"), ("\"a\"" + ".ToString()" * 700, "a"),
                   ("7+5", "12")))


if __name__ == "__main__":
    try:
        suite.main()
    finally:
        shared.close()
