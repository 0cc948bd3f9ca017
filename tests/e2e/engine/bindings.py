"""Code that means something else without what was left out (docs/compile.md): it is a stub, and counted, or means
what it meant. Each case has a way to be silently wrong, in one assembly or across two."""
import json
import subprocess

from lib.driver import Shared
from lib.umcp import Suite, expect, same

suite = Suite()
test = suite.test
shared = Shared()

MAIN = ("using System; public static class Features { public static int Main() { try { Console.WriteLine(A.Call()); } "
        "catch (Umcp.LeftOutException) { Console.WriteLine(\"left out\"); } return 0; } }")
TWO = 'static string F({0} x) => "right"; static string F(object o) => "wrong";'
CALL = "public static object Call() => {0};"
THING = "static Missing.Thing t;"


def a(*parts):
    return "public class A { " + " ".join(parts) + " }"


def build(builder, sources, name="Made", **members):
    path = builder.path(name + ".left")
    same(builder.build(*sources, left=path, name=name, **members), {"ok": True})
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def run(code, other=None):
    """What A.Call() gives, and which members of this assembly are stubs because of what they might mean."""
    with shared as builder:
        references = []
        if other:
            build(builder, [("First.cs", other)], "First")
            references = [builder.path("First.dll")]
        told = build(builder, [("A.cs", code), ("Main.cs", MAIN)], references=references)
        stubs = [e["what"] for s in told["sources"] for e in s["left"] if e["how"] == "rebound"]
        same(told["sources"][0]["stubbed"] >= len(stubs), True, told)
        return builder.run(), stubs


def check(cases, lines, is_stub):
    wrong = []
    for name, case in cases.items():
        case = case if isinstance(case, tuple) else (case,)
        seen = run(*case)
        if seen[0] != lines or bool(seen[1]) != is_stub:
            wrong.append((name, seen))
    same(wrong, [])


@test
def an_argument_of_an_unknown_type():
    """It might fit one of the other overloads better."""
    thing = {
        "an interface": a(THING, TWO.format("Missing.IThing"), CALL.format("F(t)")),
        "a class": a(THING, TWO.format("System.Exception"), CALL.format("F(t)")),
        "a struct with a conversion": a("static Missing.Name? t;", TWO.format("string"), CALL.format("F(t)")),
        "an expression": a(THING, TWO.format("Missing.IThing"), CALL.format("F(t ?? t)")),
        "by name": a(THING, 'static string F(int n, Missing.IThing x) => "right"; static string F(int n, object x) => "wrong";', CALL.format("F(x: t, n: 1)")),
        "params": a(THING, 'static string F(Missing.IThing x, string s) => "right"; static string F(params object[] all) => "wrong";', CALL.format('F(t, "")')),
        "an optional parameter": a(THING, 'static string F(Missing.IThing x, int n = 0) => "right"; static string F(object o) => "wrong";', CALL.format("F(t)")),
        "an array": a("static Missing.Thing[] t;", TWO.format("Missing.IThing[]"), CALL.format("F(t)")),
        "a list": "using System.Collections.Generic; " + a("static List<Missing.Thing> t;", TWO.format("IEnumerable<Missing.IThing>"), CALL.format("F(t)")),
        "what a function gives": a(THING, 'static string F(System.Func<Missing.IThing> f) => "right"; static string F(System.Func<object> f) => "wrong";',
                                   CALL.format("F(() => t)")),
        "a method as a delegate": a(THING, TWO.format("Missing.IThing"), CALL.format("new System.Func<Missing.Thing, string>(F)(t)")),
        "a method as an argument": "using System.Linq; " + a("static Missing.Thing[] t = new Missing.Thing[1];", TWO.format("Missing.IThing"),
                                                            CALL.format("t.Select<Missing.Thing, string>(F).First()")),
        "a constructor": 'public class T { public string S; public T(Missing.IThing t) { S = "right"; } public T(object o) { S = "wrong"; } } '
                         + a(THING, CALL.format("new T(t).S")),
        "the constructor of a base": 'public class T { public string S; public T(Missing.IThing t) { S = "right"; } public T(object o) { S = "wrong"; } } '
                                     "public class U : T { public U(Missing.Thing t) : base(t) { } } " + a(CALL.format("new U(null).S")),
        "an indexer": 'public class T { public string this[Missing.IThing t] => "right"; public string this[object o] => "wrong"; } '
                      + a(THING, CALL.format("new T()[t]")),
        "an operator": 'public class T { public static string operator +(T a, Missing.IThing b) => "right"; '
                       'public static string operator +(T a, object b) => "wrong"; } ' + a(THING, CALL.format("new T() + t")),
        "an extension method": 'public static class X { public static string E(this Missing.IThing o) => "right"; public static string E(this object o) '
                               '=> "wrong"; } ' + a(THING, CALL.format("t.E()")),
        "overloads of another assembly": (a(CALL.format("L.F(L.t)")), 'public class L { public static Missing.Thing t; public static string '
                                          'F(Missing.IThing b) => "right"; public static string F(object o) => "wrong"; }'),
    }
    check(thing, ["left out"], True)


ASYNC = "async () => { await System.Threading.Tasks.Task.Yield(); }"


@test
def an_overload_with_an_unknown_type():
    """What is known might be converted to it, and an anonymous function might be one."""
    check({
        "a text": a(TWO.format("Missing.Name"), CALL.format('F("")')),
        "a number": a('static string F(Missing.Fixed x) => "right"; static string F(float o) => "wrong";', CALL.format("F(1)")),
        "an array": a(TWO.format("Missing.Span<int>"), CALL.format("F(new int[1])")),
        "beside other arguments": a('static string F(int n, Missing.Name x, object o = null) => "right"; static string F(int n, object o) => "wrong";',
                                    CALL.format('F(1, "")')),
        "a constructor": 'public class T { public string S; public T(Missing.Name t) { S = "right"; } public T(object o) { S = "wrong"; } } '
                         + a(CALL.format('new T("").S')),
        "an indexer": 'public class T { public string this[Missing.Name t] => "right"; public string this[object o] => "wrong"; } '
                      + a(CALL.format('new T()[""]')),
        "a function": a('static string F(Missing.Work w) => "right"; static string F(System.Action o) => "wrong";', CALL.format("F(() => { })")),
        "a method": a('static string F(Missing.Work w) => "right"; static string F(System.Action o) => "wrong"; static void M() { }', CALL.format("F(M)")),
        "an async function": a('static string F(System.Func<Missing.Job> w) => "right"; static string F(System.Action o) => "wrong";', CALL.format(f"F({ASYNC})")),
        "overloads of another assembly": (a(CALL.format('L.F("")')), "public class L { "
                                          + TWO.format("Missing.Name").replace("static", "public static") + " }"),
    }, ["left out"], True)


@test
def what_has_no_name_in_the_code():
    """It is called all the same, and a broken file had it."""
    col = "public partial class Col : System.Collections.IEnumerable { public string S; public void Add(object o) { S = \"wrong\"; } " \
          'System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { yield return "wrong"; } } '
    pair = "public partial class P { } public static class X { public static void Deconstruct(this P p, out object a, out object b) { a = b = \"wrong\"; } } "
    broken = "\n}\n"
    cases = {
        "foreach": (col + a("static object Each() { foreach (var x in new Col()) return x; return null; }", CALL.format("Each()")),
                    "public partial class Col { public System.Collections.IEnumerator GetEnumerator() { yield return \"right\"; } }"),
        "Add": (col + a(CALL.format('new Col { 1 }.S')), "public partial class Col { public void Add(int n) { S = \"right\"; } }"),
        "Deconstruct": (pair + a("static object One() { var (a, b) = new P(); return a; }", CALL.format("One()")),
                        "public partial class P { public void Deconstruct(out object a, out object b) { a = b = \"right\"; } }"),
        "Deconstruct to variables": (pair + a("static object One() { object a, b; (a, b) = new P(); return a; }", CALL.format("One()")),
                        "public partial class P { public void Deconstruct(out object a, out object b) { a = b = \"right\"; } }"),
        "Deconstruct in foreach": (pair + a("static object One() { foreach (var (a, b) in new[] { new P() }) return a; return null; }", CALL.format("One()")),
                        "public partial class P { public void Deconstruct(out object a, out object b) { a = b = \"right\"; } }"),
        "a query": ("using System.Linq; " + a(CALL.format('(from x in new[] { 1 } where x > 0 select x).Any() ? "wrong" : "right"')),
                    "public static class E { public static int[] Where(this int[] a, System.Func<int, bool> f) => new int[0]; }"),
        "a type in the type around": ('public class In { public static string S = "wrong"; } public partial class O { public static string S => In.S; } '
                                      + a(CALL.format("O.S")), "public partial class O { class In { public static string S = \"right\"; } }"),
    }
    wrong = []
    for name, (code, other) in cases.items():
        with shared as builder:
            told = build(builder, [("A.cs", code), ("Main.cs", MAIN), ("B.cs", other + broken)])
            stubs = [e["what"] for s in told["sources"] for e in s["left"] if e["how"] == "rebound"]
            lines = builder.run()
            if lines != ["left out"] or not stubs:
                wrong.append((name, lines, stubs))
    same(wrong, [])


@test
def what_an_unknown_base_might_have():
    inside = "public class D : Missing.Base { public string Go() => M(); } "
    check({
        "a member of the type around": 'public class O { static string M() => "wrong"; ' + inside + "} " + a(CALL.format("new O.D().Go()")),
        "a member by using static": 'using static U; public static class U { public static string M() => "wrong"; } ' + inside + a(CALL.format("new D().Go()")),
        "a member of what is above it": "public class D : Missing.Base { public override string ToString() => base.ToString(); } "
                                        + a(CALL.format("new D().ToString()")),
        "an extension method": 'public static class X { public static string E(this object o) => "wrong"; } ' + inside.replace("M()", "null")
                               + a(CALL.format("new D().E()")),
        "an extension method, across assemblies": ('public static class X { public static string E(this object o) => "wrong"; } '
                                                   + a(CALL.format("new D().E()")), "public class D : Missing.Base { }"),
    }, ["left out"], True)


@test
def what_another_assembly_has_lost():
    check({
        "an overload": (a(CALL.format('L.F("", 1)')), 'public class L { public static string F(string s, int s) { return null; } '
                        'public static string F(object o, int x) { return "wrong"; } }'),
        "a value that stands for an argument": (a(CALL.format('L.F("")')), 'public class L { public static string F(string s, int y = None.X) '
                                                '{ return "right"; } public static string F(object o) { return "wrong"; } }'),
        "an extension method": ('public static class Y { public static string E(this object o, int x) => "wrong"; } ' + a(CALL.format('"".E(1)')),
                                "public static class X { public static string E(this string s, int s) { return null; } }"),
        "a type": ('using G; using Lib; namespace Lib { public class Image { public static string S = "wrong"; } } ' + a(CALL.format("Image.S")),
                   "namespace G { public class Image { int x y; } }"),
        "a constant": (a(CALL.format('L.C == 0 ? "wrong" : "right"')), "public class L { public const int C = None.X; }"),
    }, ["left out"], True)


@test
def each_of_many_losses_is_told():
    lost = "public static string {0}(string s, int s) {{ return null; }} public static string {0}(object o, int x) {{ return \"wrong\"; }}"
    names = [f"F{i}" for i in range(3000)] + ["Z"]
    other = "public class L { " + " ".join(lost.format(n) for n in names) + " }"
    same(run(a(CALL.format('L.Z("", 1)')), other), (["left out"], ["A.Call()"]))


@test
def a_resource_of_that_name_may_be_anybodys():
    """It is a list of losses, or it is none."""
    for text in (b"\xff\xfe\0none", b"", b"CS0111\tL\t8875\tF\t0\t99\t0\n\t\t\t\t\t\t\t\n", b"CS0111\t\t8875\tF\t0\t99\t0\t\n\t\t1\t\t1\t1\t0\t"):
        with shared as builder:
            builder.write("text", text)
            subprocess.run(["mcs", "-nologo", "-target:library", "-out:" + builder.path("First.dll"), "-resource:" + builder.path("text")
                            + ",umcp.losses", builder.write("L.cs", 'public class L { public static string F() { return "right"; } }')],
                           check=True, timeout=120)
            told = build(builder, [("A.cs", a(CALL.format("L.F()"))), ("Main.cs", MAIN)], references=[builder.path("First.dll")])
            same((builder.run(), told["stubbed"]), (["right"], 0))


@test
def what_is_found_late_is_mended_too():
    """Each round of the build finds that one more value is not known; then it looks at what compiles."""
    for n in range(7, 10):
        chain = "const int C0 = None.X; " + " ".join(f"const int C{i} = C{i - 1};" for i in range(1, n))
        check({f"after {n} rounds": a(chain, CALL.format('C0 == 0 ? "wrong" : "right"'))}, ["left out"], True)


@test
def bases_and_attributes_that_mean_another_type():
    """Outside of code nothing can throw: the base is one that is not there, the attribute goes."""
    lost = "namespace G { public class Foo { int x y; } public class MarkAttribute : System.Attribute { int x y; } }"
    other = ('public class Foo { public string S() => "wrong"; } public interface IFoo { } public class MarkAttribute : System.Attribute { } '
             "public class Foo<T> { public string S() => \"right\"; } ")
    check({"a base": (other + "namespace G { public class D : Foo { } } " + a(CALL.format("new G.D().S()")), lost)}, ["left out"], False)
    marked = CALL.format('typeof(G.D).GetCustomAttributes(typeof(MarkAttribute), false).Length == {} ? "right" : "wrong"')
    check({
        "a base is none": (other + "namespace G { public class D : Foo { } } "
                           + a(CALL.format('typeof(global::Foo).IsAssignableFrom(typeof(G.D)) ? "wrong" : "right"')), lost),
        "an interface": (other + "namespace G { public class D : IFoo { } } "
                         + a(CALL.format('typeof(global::IFoo).IsAssignableFrom(typeof(G.D)) ? "wrong" : "right"')),
                         "namespace G { public interface IFoo { int x y; } }"),
        "an attribute": (other + "namespace G { [Mark] public class D { } } " + a(marked.format(0)), lost),
        "an attribute with its whole name": (other + "namespace G { [MarkAttribute] public class D { } } " + a(marked.format(0)), lost),
        "an attribute that is named exactly": (other + "namespace G { [global::Mark] public class D { } } " + a(marked.format(1)), lost),
        "a base with another number of arguments": (other + "namespace G { public class D : Foo<int> { } } " + a(CALL.format("new G.D().S()")), lost),
    }, ["right"], False)


@test
def bases_that_are_not_there_are_still_bases():
    """What derives from one is taken for one, in this assembly and in others."""
    d = "public class D : Missing.Base { } "
    held = "static object d = new D();"
    check({
        "an argument": d + a(TWO.format("Missing.Base"), CALL.format("F(new D())")),
        "an interface": "public class D : Missing.IBase { } " + a(TWO.format("Missing.IBase"), CALL.format("F(new D())")),
        "a constraint": d + a('static string F<T>(T x) where T : Missing.Base => "right"; static string F(object o, int n = 0) => "wrong";', CALL.format("F(new D())")),
        "is": d + a(held, CALL.format('d is Missing.Base ? "right" : "wrong"')),
        "as": d + a(held, CALL.format('(d as Missing.Base) != null ? "right" : "wrong"')),
        "a type argument": d + a(held, "static T Get<T>() where T : class => d as T;", CALL.format('Get<Missing.Base>() != null ? "right" : "wrong"')),
        "a generic base": "public class D : Missing.Base<D> { } " + a(TWO.format("Missing.Base<D>"), CALL.format("F(new D())")),
        "across assemblies": (a(TWO.format("Missing.Base"), CALL.format("F(new D())")), d),
        "of another assembly's base": ("public class E : Missing.Base { } " + a(TWO.format("Missing.Base"), CALL.format("F(new E())")), d),
        "an exception": "public class D : Missing.BadException { } " + a("public static object Call() { try { throw new D(); } "
                        'catch (Missing.BadException) { return "right"; } catch (System.Exception) { return "wrong"; } }'),
    }, ["right"], False)


@test
def what_can_be_told_is_left_alone():
    """Nothing here depends on what the unknown types are."""
    known = "public interface I { } public class D : Missing.Base, I { public string M() => \"right\"; public string Go() => M() + L(); string L() => \"\"; } "
    check({
        "the same type": a(THING, TWO.format("Missing.Thing"), CALL.format("F(t)")),
        "one overload": a(THING, 'static string F(object o) => "right";', CALL.format("F(t)")),
        "a type argument, which is exact": a(THING, 'static string F<T>(T x) => "right"; static string F(Missing.IThing o) => "wrong";', CALL.format("F(t)")),
        "a list of the same": "using System.Collections.Generic; " + a("static List<Missing.Thing> t;", TWO.format("IEnumerable<Missing.Thing>"), CALL.format("F(t)")),
        "other overloads with structs": a(THING, 'static string F(object o) => "right"; static string F(int o) => "wrong";', CALL.format("F(t)")),
        "other numbers of arguments": a(THING, 'static string F(object o) => "right"; static string F(Missing.IThing o, int n) => "wrong";', CALL.format("F(t)")),
        "own members and interfaces": known + a(TWO.format("I"), CALL.format("F(new D()) == new D().Go() ? \"right\" : \"wrong\"")),
        "members of types within": "public class D : Missing.Base { static class In { public static string S = \"right\"; public static string Own() => S; } "
                                   "public static string Go() => In.Own(); } " + a(CALL.format("D.Go()")),
        "text": a(THING, CALL.format('"right" + t')),
        "an exact overload": a('static string F(string s) => "right"; static string F(Missing.Name n) => "wrong";', CALL.format('F("")')),
        "an overload that takes something else, too": a('static string F(object s, int n) => "right"; static string F(Missing.Name n, System.Type t) => "wrong";',
                                                        CALL.format('F("", 1)')),
        "an object of a class": a('static string F(object s) => "right"; static string F(Missing.Name n) => "wrong";', CALL.format("F(new A())")),
        "a function without a value": a('static string F(System.Action s) => "right"; static string F(System.Func<Missing.Job> n) => "wrong";',
                                        CALL.format("F(() => { })")),
    }, ["right"], False)


@test
def it_is_told_what_was_in_doubt():
    with shared as builder:
        told = build(builder, [("A.cs", a(THING, TWO.format("Missing.IThing"), CALL.format("F(t)")))])
        entry = [e for e in told["sources"][0]["left"] if e["how"] == "rebound"]
        same([(e["what"], e["error"]) for e in entry],
             [("A.Call()", "CS0246: What 'Missing.Thing' is cannot be told, and so not what this would mean with it")])
        expect(told["stubbed"] == 1 and told["out"] == 0, told)


if __name__ == "__main__":
    try:
        suite.main()
    finally:
        shared.close()
