"""Builds that leave out what does not compile (docs/compile.md): which part of a file each error costs, what
is told of it, and that nothing which stays means something else than before."""
import json
import os

from lib.driver import ASSEMBLIES, Shared
from lib.umcp import Suite, expect, same
from lib.compiling import compiling, driver, mcs

suite = Suite()
test = suite.test
shared = Shared()

CORE = os.path.join(ASSEMBLIES, "UnityEngine.CoreModule.dll")


def leave(builder, *sources, **members):
    """Builds, and gives what was left out."""
    left = builder.path("Made.left")
    same(builder.build(*sources, left=left, **members), {"ok": True})
    with open(left, encoding="utf-8") as file:
        told = json.load(file)
    same([s["path"] for s in told["sources"]], [builder.path(s if isinstance(s, str) else s[0]) for s in sources])
    same((told["members"], told["stubbed"], told["out"]),
         tuple(sum(s[k] for s in told["sources"]) for k in ("members", "stubbed", "out")))
    return told


def left(told):
    """(what, how, id of the error) of all entries."""
    return [(e["what"], e["how"], e["error"].split(":")[0]) for s in told["sources"] for e in s["left"]]


def program(main, more="", usings=""):
    return (usings + "using System; public static class Features { public static int Main() { " + main
            + " return 0; } static void Try(Action a) { try { a(); } catch (Umcp.LeftOutException e) "
            + '{ Console.WriteLine("left out: " + e.Member); } } ' + more + " }")


def check(code, wanted, lines, main="", **members):
    """One file beside a program: what is left out of it, and what the program prints."""
    with shared as builder:
        told = leave(builder, ("A.cs", code), ("Main.cs", program(main)), **members)
        same(left(told), wanted)
        same(builder.run(), lines)
        return told


# --- Code ---

@test
def nothing_is_left_out_of_what_compiles():
    told = check("public class A { int x = 1; int P { get; set; } enum E { X, Y } event System.Action E1; }\n",
                 [], ["fine"], 'Console.WriteLine("fine");')
    same((told["members"], told["stubbed"], told["out"], told["names"]), (8, 0, 0, []))
    same(told["sources"][0], {**told["sources"][0], "members": 6, "isOut": False, "left": []})


@test
def a_body_becomes_a_stub():
    told = check("namespace Game {\npublic class A {\n  public void Draw() { GUILayout.Label(1); }\n"
                 "  public int Two() { return 2; }\n} }",
                 [("Game.A.Draw()", "stub", "CS0103")],
                 ["Game.A.Draw()", "CS0103: The name 'GUILayout' does not exist in the current context",
                  "Game.A.Draw() was left out, because it does not compile here: CS0103: The name 'GUILayout' does "
                  "not exist in the current context", "2"],
                 "try { new Game.A().Draw(); } catch (Umcp.LeftOutException e) { Console.WriteLine(e.Member); "
                 "Console.WriteLine(e.Reason); Console.WriteLine(e.Message); } Console.WriteLine(new Game.A().Two());")
    entry = told["sources"][0]["left"][0]
    same((entry["line"], entry["column"]), (3, 24))
    same(told["names"], [{"name": "GUILayout", "members": 1}])


@test
def code_of_each_kind_becomes_a_stub():
    members = {
        "public A(int x) { none(); }": "A.A(int)",
        "public void M() => none();": "A.M()",
        "public int P => none;": "A.P",
        "public int Q { get { return none; } set { } }": "A.Q.get",
        "public int R { get => 1; set => none = 1; }": "A.R.set",
        "public int this[int i] => none;": "A.this[int]",
        "public static A operator +(A a, A b) { return none; }": "A.operator +(A, A)",
        "public static implicit operator int(A a) => none;": "A.implicit operator int(A)",
        "public event System.Action E { add { none(); } remove { } }": "A.E.add",
        "public async System.Threading.Tasks.Task T() { await none(); }": "A.T()",
        "public System.Collections.IEnumerator I() { yield return none; }": "A.I()",
        "public bool O(out int x, ref string s) { x = none; return true; }": "A.O(int, string)",
        "public void L() { int F() { return none; } System.Func<int> g = () => 1; F(); }": "A.L()",
        "public ref int Z(int[] a) => ref none[0];": "A.Z(int[])",
        "public int N() { }": "A.N()",
        "static A() { none(); }": "A.A()",
        "public T G<T>(T t) where T : class { return none; }": "A.G<T>(T)",
    }
    with shared as builder:
        for code, what in members.items():
            told = leave(builder, ("A.cs", "public class A { public A() { } " + code + " }"))
            same([e[:2] for e in left(told)], [(what, "stub")], code)
            same((told["stubbed"], told["out"]), (1, 0), code)


@test
def a_value_that_cannot_be_parsed_costs_the_value():
    told = check("public class A { public int[] x = [1, 2]; char c = ''; public int[] y = { 3 }; public int M() { int[] z = [4]; return 1; } }",
                 [("A.x", "initializer", "CS1525"), ("A.c", "initializer", "CS1011"), ("A.M()", "stub", "CS1525")], ["True 3"],
                 'Console.WriteLine((new A().x == null) + " " + new A().y[0]);')
    same((told["members"], told["out"]), (6, 0))


@test
def a_type_that_fits_nowhere_costs_its_member():
    """Not the file, after ten rounds."""
    check("public unsafe struct A { public fixed Missing.S c[3]; public fixed int d[2]; public int Two() { return 2; } }",
          [("A.c", "out", "CS1663"), ("A.c", "placeholder", "CS0246")], ["2"], "Console.WriteLine(new A().Two());")


@test
def placeholders_meet_constraints_that_are_placeholders():
    check("public class G<T> where T : Missing.I, new() { public int One() => 1; } public class H : G<Missing.X> { } "
          "public class K { public G<Missing.Y> f; public G<Missing.X>[] g; }",
          [("G<T>", "placeholder", "CS0246"), ("H", "placeholder", "CS0246"), ("K.f", "placeholder", "CS0246"), ("K.g", "placeholder", "CS0246")],
          ["1 G`1"], 'Console.WriteLine(new H().One() + " " + typeof(K).GetField("f").FieldType.Name);')


@test
def an_alias_keeps_what_is_known_of_its_type():
    check("using L = System.Collections.Generic.List<Missing.T>; public class A { public L all = new L(); }",
          [("Missing.T", "placeholder", "CS0246")], ["0"], "Console.WriteLine(new A().all.Count);")


@test
def members_that_are_added_are_like_those_that_they_stand_for():
    """As few as the access of an accessor is enough to cost a file."""
    told = check("public abstract class A { public abstract int P { get; protected set; } protected internal abstract string Q { get; } "
                 "public abstract ref readonly int R(); public abstract ref int S { get; } public abstract int I { get; init; } }\n"
                 "public class B : A { } public class C : System.Collections.IEnumerable { }",
                 [("B.A." + name, "stub", "CS0534") for name in ("P", "Q", "R()", "S", "I")]
                 + [("C.System.Collections.IEnumerable.GetEnumerator()", "stub", "CS0535")], ["left out: B.A.P"],
                 "Try(() => Console.WriteLine(new B().P));")
    same((told["sources"][0]["members"], told["stubbed"], told["out"]), (13, 6, 0))


@test
def everything_nasty_stays_within_its_member():
    """Of each file one thing is lost at most; it does not take the file with it."""
    nasty = {
        "a part of a partial class": "public partial class A { int Bad() => none; } public partial class A { public int Ok() => 1; }",
        "different missing bases of the parts": "public partial class A : One.Base { } public partial class A : Two.Base { public int Ok() => 1; }",
        "parts of methods": "public partial class A { partial void P(Missing.T t); partial void P(Missing.T t) { none(); } public int Ok() => 1; }",
        "operators": "public struct A { public static bool operator <(A a, A b) => true; public static bool operator >(A a, A b) => none; "
                     "public static implicit operator Missing.X(A a) => null; public static bool operator true(A a) => none; public static bool operator false(A a) => false; }",
        "records": "public record A(int X, Missing.T Y) { public int Z { get; init; } = none; public int Ok() => X; } public record B(int A) : Missing.Base(A);",
        "nullable": "#nullable enable\npublic class A { Missing.X? f; string? g = none; T? N<T>() where T : class => null; void P(string? s) { s!.Trim(); none(); } }",
        "attributes": "[assembly: Missing.Attr] [module: Missing.Mod(none)] [Missing.A, System.Serializable] public class A { [Missing.B(typeof(Missing.C), X = none)] int f; "
                      "[return: Missing.D] int M([Missing.E] int a) => 1; [field: Missing.G] int P { get; set; } enum E { [Missing.I] X } void N<[Missing.J] T>() { } }",
        "an extern alias": "extern alias foo; public class A { foo::X.Y f; int N() { foo::Z.Q(); return 1; } public int Ok() => 1; }",
        "interfaces with code": "public interface I { int M() => none; static int S() => none; int P { get => none; } private void Q() { } } public class A : I { int I.M() => 2; }",
        "async of an unknown task": "using System.Threading.Tasks; public class A { async Missing.Task X() { await Task.Yield(); } async Missing.Task<int> Y() { await Task.Yield(); return 1; } }",
        "a circle of bases": "public class A : B { int M() => 1; } public class B : A { int N() => none; }",
        "a circle of structs and constants": "public class C { const int X = Y; const int Y = X; int M() => X; struct S { S s; } }",
        "bases that cannot be": "public class A : System.String { } public class B : System.Math { } public static class C : A { } public struct D : A { int M() => 1; }",
        "constructors": "public class A { public A(Missing.X x) { } public A(int a) : this(none) { } public A() : base(1) { } } public class B : A { } public class C : A { public C() { } }",
        "type arguments": "public class G<T> { } public class A { G g; G<int, int> h; } public class B : G { int M() => 1; } public class C : G<int, int> { }",
        "words of C# 10 and 11": "public class A { const string a = \"x\"; const string b = $\"{a}y\"; void M() { var f = (int x) => x; } bool N(int[] a) => a is [1, 2, ..]; public int Ok() => 1; }",
        "names of all kinds": "public class \u00c4_\u00df { int \u00e9t\u00e9() => none; int \u5909\u6570 = 1; int @class => none; int \\u0041b() => none; public Missing.Gr\u00f6\u00dfe x; }",
        "line ends": "public class A {\r\n int M()\r\n {\r\n none();\r\n }\r\n#if X\r\n none\r\n#endif\r\n [Missing]\r\n int f = none;\r\n}\r\n",
        "other line ends": "public class A {\r int M()\r {\r none();\r return 1; }\r int N() => 1;\r}\r",
        "branches": "#define X\n#if X && (UNITY_5 || !FOO)\n#if NEVER\n}}} {{\n#elif X\npublic class A { int M() {\n#if NEVER\n none(\n#else\n return none;\n#endif\n } }\n#else\n"
                    "#error no\n#endif\n#endif\n#line 200 \"foo.cs\"\npublic class B { int M() => none; }\n#line default",
    }
    wrong = []
    with shared as builder:
        for name, code in nasty.items():
            told = leave(builder, ("A.cs", code), ("B.cs", "public class Beside { }"))
            entries = told["sources"][0]["left"]
            if told["sources"][0]["isOut"] or not entries or told["out"] > 1:
                wrong.append((name, left(told)))
    same(wrong, [])


@test
def a_build_that_takes_too_long_is_late_and_keeps_nothing():
    """What is left out must not depend on how fast the machine is."""
    with shared as builder:
        wrong, fine = ("A.cs", "public class A { int x = none; }"), ("A.cs", "public class A { }")
        answer = builder.build(wrong, left=builder.path("Late.left"), name="Late", patience=0)
        same((answer["ok"], answer["fault"]), (False, "late"))
        expect("took longer than 0 s" in answer["message"], answer)
        expect(not [n for n in os.listdir(builder.folder) if n.startswith("Late")], os.listdir(builder.folder))
        same(builder.build(fine, left=builder.path("Late.left"), name="Late", patience=0), {"ok": True})


@test
def a_finalizer_does_nothing_instead():
    check("public class A { ~A() { none(); } }", [("A.~A()", "stub", "CS0103")], ["still alive"],
          "for (int i = 0; i < 10; i++) new A(); GC.Collect(); GC.WaitForPendingFinalizers(); "
          'Console.WriteLine("still alive");')


@test
def values_of_fields_and_properties_go():
    told = check("public class A { public int x = none, y = 2; public int P { get; set; } = none;\n"
                 "public const int C = none; public static int D = C + 1; }",
                 [("A.x", "initializer", "CS0103"), ("A.P", "initializer", "CS0103"), ("A.D", "initializer", "CS0103"),
                  ("A.C", "initializer", "CS0103")],
                 ["0 2 0 0"], "var a = new A(); Console.WriteLine(a.x + \" \" + a.y + \" \" + a.P + \" \" + A.D);")
    same((told["stubbed"], told["out"]), (4, 0))


@test
def values_of_an_enum_that_are_not_known_go():
    check("public enum E { A = 3, B = None.X, C, D = 9, F }",
          [("E.B", "out", "CS0103"), ("E.C", "out", "CS0103")], ["A D F 10"],
          'Console.WriteLine(string.Join(" ", Enum.GetNames(typeof(E))) + " " + (int)E.F);')


@test
def calls_of_other_constructors():
    code = """public class B { public B(int x, string s) { } }
public class A : B { public A() : base(none, "") { } public A(int x) : base(1, "") { } public A(string s) { } }
public class D { public D(int x) : this() { } public D() : base(none) { } }"""
    check(code, [("A.A()", "stub", "CS0103"), ("A.A(string)", "stub", "CS7036"), ("D.D()", "stub", "CS1729")],
          ["left out: A.A()", "left out: A.A(string)", "A"],
          'Try(() => new A()); Try(() => new A("")); Console.WriteLine(new A(1));')


@test
def lines_stay_where_they_were():
    code = """using None.Here;
using
  None;
public class A {
  [None(1,
    2)]
  public void F() {
    none();


  }
  public int P
    => none
       + 1;
  public enum E { X = none,
    Y }
  int x =
    none;
  public
    async
    System.Threading.Tasks.Task T()
  {
    await none();
  }
  void IFoo
    .M() { }
  public static void Throw() {
    throw new System.Exception();
  }
#line 400
  public static int Bad() { return none2; }
}
"""
    with shared as builder:
        told = leave(builder, ("A.cs", code), ("Main.cs", program("")))
        lines = {e["what"]: e["line"] for e in told["sources"][0]["left"]}
        same({k: v for k, v in lines.items() if k.startswith("A.")},
             {"A.F(): None(1,\n    2)": 5, "A.F()": 8, "A.P": 13, "A.E.X": 15, "A.E.Y": 15, "A.x": 18, "A.T()": 23,
              "A.IFoo.M()": 25, "A.Bad()": 31})
        # What cannot be mended is reported where it is, too.
        told = leave(builder, ("A.cs", code.replace("throw new System.Exception();", "none3();")))
        same([e["line"] for e in told["sources"][0]["left"] if e["what"] == "A.Throw()"], [28])


# --- Parsing ---

@test
def code_that_cannot_be_parsed_is_a_stub():
    check("public class A {\n public int F() { return 1 + ; }\n public int G() { if (x { } }\n"
          " public int H() => 1 +;\n public int Two() { return 2; } }",
          [("A.F()", "stub", "CS1525"), ("A.G()", "stub", "CS1026"), ("A.H()", "stub", "CS1525")],
          ["left out: A.F()", "2"], "Try(() => new A().F()); Console.WriteLine(new A().Two());")


@test
def a_file_that_cannot_be_parsed_is_left_out():
    for code, error, place in (("public class A {\n  int x y;\n}", "CS1002", (2, 9)),
                               ("public class A {\n  void F() { if (x) { }\n}", "CS1513", (3, 2)),
                               ("namespace N;\nclass A { }", "CS8773", (1, 1))):
        with shared as builder:
            told = leave(builder, ("A.cs", code), ("B.cs", "public class B { }"))
            source = told["sources"][0]
            entry = source["left"][0]
            same((entry["how"], entry["error"].split(":")[0], (entry["line"], entry["column"])), ("file", error, place), code)
            same((source["isOut"], source["stubbed"], source["out"], len(source["left"])),
                 (True, 0, source["members"], 1))
            same(told["sources"][1]["isOut"], False)


@test
def error_directives_cost_the_body_that_has_them():
    """Outside of bodies the project says that it does not want to be compiled like this, and its code may be fine."""
    check("#if !OTHER\n#error no\n#endif\npublic class A {\n#if OTHER\n#error never\n#endif\n public int F() {\n#error not here\n return 1; }\n"
          "#error nor here\n public int G() { return 2; } }\n#error at the end",
          [("#error", "directive", "CS1029"), ("A.F()", "stub", "CS1029"), ("#error", "directive", "CS1029"), ("#error", "directive", "CS1029")],
          ["left out: A.F()", "2"], "Try(() => new A().F()); Console.WriteLine(new A().G());")
    with shared as builder:
        told = leave(builder, ("A.cs", "class A {\n#error no\n int M() => none; }"))["sources"][0]["left"]
        same([(e["line"], e["column"]) for e in told], [(2, 8), (3, 13)])


@test
def what_is_nested_too_deeply_is_left_out():
    with shared as builder:
        told = leave(builder, ("A.cs", "class A { int x = " + "(" * 2000 + "1" + ")" * 2000 + "; }"),
                     ("L.cs", "class L { int x = " + "1 + " * 20000 + "1; }"), ("B.cs", "public class B { }"))
        same([s["isOut"] for s in told["sources"]], [True, True, False])
        same({e["error"].split(":")[0] for s in told["sources"] for e in s["left"]}, {"CS1647"})


@test
def newer_csharp_in_code_is_a_stub():
    check("public class A { public void F() { var f = () => 1; var (x, y) = (1, 2); (x, int z) = (3, 4); } "
          "public int Two() => 2; }", [("A.F()", "stub", "CS8773")], ["2"], "Console.WriteLine(new A().Two());")
    with shared as builder:
        code = "public class A { public unsafe int F() { int x = 1; int* p = &x; return *p; } public int G() { return 2; } }"
        same(left(leave(builder, ("A.cs", code))), [])
        told = leave(builder, ("A.cs", code), options=["unsafe-"])
        same([e[1] for e in left(told)], ["stub"])


# --- Types that are not there ---

@test
def fields_and_signatures_get_placeholders():
    code = """using Missing.Space;
using Short = Missing.Other.Long;
public class A {
    public Missing.Space.Foo foo; public Bar<int, string> bar; public Foo[] list; public Short alias;
    public Value? value; public IThing thing; public event Handler Changed; public Outer.Inner inner; public Outer outer;
    public System.Collections.Generic.List<Foo> foos = new System.Collections.Generic.List<Foo>();
    public T Get<T>(Foo foo, ref Bar<T, T> bar) where T : Base, IThing { return null; }
    public int F(Foo f) { return 1; } public int F(object o) { return 2; } public int F(params object[] o) { return 3; }
    public string Kind() { object o = this; Foo none = null; return o is Foo || none != null ? "Foo" : typeof(Foo).Name; }
    public void New() { new Foo(); } public void Use() { foo.Jump(); } }"""
    with shared as builder:
        told = leave(builder, ("A.cs", code), ("Main.cs", program("""
        var a = new A(); Console.WriteLine(typeof(A).GetFields().Length);
        Func<string, Type> type = n => typeof(A).GetField(n).FieldType;
        Console.WriteLine(type("foo").GetCustomAttributes(false)[0].GetType().FullName + " " + type("foo").IsClass);
        Console.WriteLine(type("inner").FullName + " " + type("list").FullName + " " + type("alias").FullName);
        Console.WriteLine(type("value").GetGenericArguments()[0].IsValueType + " " + type("thing").IsInterface + " "
            + typeof(Delegate).IsAssignableFrom(typeof(A).GetEvent("Changed").EventHandlerType));
        Console.WriteLine(a.Kind()); Try(a.New); Try(a.Use);""")))
        same(builder.run(), ["9", "Umcp.PlaceholderAttribute True",
                             "Umcp.Placeholders.Outer+Inner Umcp.Placeholders.Foo[] Umcp.Placeholders.Missing.Other.Long",
                             "True True True", "Foo", "left out: A.New()", "left out: A.Use()"])
        same((told["out"], told["stubbed"]), (0, 2))
        same({e[1] for e in left(told)}, {"placeholder", "using", "stub"})


@test
def exceptions_that_are_not_there_are_not_caught():
    check("public class A { public string F() { try { throw new System.Exception(\"thrown\"); } catch (Missing.BadException e) { return e.Message; } "
          "catch (System.Exception e) { return e.Message; } } }", [("A.F()", "placeholder", "CS0246")], ["thrown"],
          "Console.WriteLine(new A().F());")


@test
def placeholders_meet_constraints():
    code = """public class Part { } public class Pool<T> where T : Part, new() { } public struct Box<T> where T : struct { }
public class A { public Pool<Missing> pool; public Box<Number> box; public Number one; public Missing two; }"""
    with shared as builder:
        told = leave(builder, ("A.cs", code), ("Main.cs", program("Console.WriteLine(typeof(A).GetFields().Length);")))
        same(builder.run(), ["4"])
        same({e[1] for e in left(told)}, {"placeholder"})


@test
def placeholders_hide_nothing():
    """One file cannot find Image; another has its own."""
    with shared as builder:
        told = leave(builder, ("A.cs", "using Missing; public class A { public Image image; }"),
                     ("B.cs", "namespace Mine { public class Image { } }"),
                     ("C.cs", "using Mine; public class C { public Image image; }"),
                     ("Main.cs", program("Console.WriteLine(typeof(C).GetField(\"image\").FieldType.FullName);")))
        same(builder.run(), ["Mine.Image"])
        same(told["sources"][2]["left"], [])


@test
def placeholders_of_other_assemblies_are_used():
    with shared as builder:
        leave(builder, ("A.cs", "public class A { public Missing.Foo foo; public static int F(Missing.Foo f) { return 1; } }"),
              name="First")
        leave(builder, ("B.cs", "public class B { public Missing.Foo foo; public int G() { return A.F(foo); } }"),
              ("Main.cs", program("Console.WriteLine(new B().G());")), references=[builder.path("First.dll")])
        same(builder.run(), ["1"])


@test
def bases_that_are_not_there():
    code = """using System;
[Custom] public class A : NetBehaviour { protected override void Awake() { base.Awake(); } public override int Two() { return 2; } }
public class B : Thing { void Update() { } }
public class C : Other { public int x; }
public class D : BigException { } public class E : MarkAttribute { }
public class F : C2, IMissing, IDisposable { void IMissing.Do() { } public void Dispose() { } }
public class G : IMissing<int> { } public struct S : IMissing { }
public class H : ConfigScriptableObject { }"""
    with shared as builder:
        told = leave(builder, ("A.cs", code), ("Main.cs", program("""
            foreach (string n in "A B C D E F H".Split(' '))
                Console.WriteLine(n + " " + typeof(A).Assembly.GetType(n).BaseType.FullName + " " + typeof(A).Assembly.GetType(n).BaseType.BaseType.Name);
            Console.WriteLine(typeof(F).GetInterfaces().Length + " " + typeof(G).GetInterfaces().Length);""")),
                     references=[CORE])
        same(left(told)[:4], [("A: Custom", "attribute", "CS0246"), ("A: NetBehaviour -> UnityEngine.MonoBehaviour", "base", "CS0246"),
                              ("A.Awake(): override", "base", "CS0115"), ("A.Awake()", "stub", "CS0117")])
        expect(("A.Two(): override", "base", "CS0115") in left(told), left(told))
        same(told["out"], 0)
        os.environ["MONO_PATH"] = ASSEMBLIES
        space = "Umcp.Placeholders."
        same(builder.run(), [f"A {space}NetBehaviour MonoBehaviour", f"B {space}Thing MonoBehaviour", f"C {space}Other Object",
                             f"D {space}BigException Exception", f"E {space}MarkAttribute Attribute", f"F {space}C2 Object",
                             f"H {space}ConfigScriptableObject ScriptableObject", "2 1"])


@test
def what_tells_that_a_missing_base_is_a_component():
    """Messages of what derives from it, fields for the inspector, and how others use it."""
    code = """using System; using UnityEngine;
public class A : Other1 { void OnMouseDrag() { } } public class B : Other2<B> { [SerializeField] int x; }
public class C : Other3 { [Tooltip("x")] public int x; } public class D : Other4 { } public class E : Other5 { } public class F : Other6 { }
public abstract class G : Other7 { } public class H : G { } public class I : H { void Update() { } }
[Serializable] public class J : Other8 { [SerializeField] int x; } public class K : Other9 { public int x; } public class L : Other10 { }
public class M : Other11 { void Go() { if (CompareTag("x")) InvokeRepeating("Go", 1, 1); } }
[RequireComponent(typeof(L))] public class User : MonoBehaviour { D d; E e; void Awake() { d = GetComponent<D>(); e = gameObject.AddComponent<E>();
    Debug.Log(ScriptableObject.CreateInstance<F>()); } }
public class N : Other12 { } public class O : Other13 { } public class P : Other14 { [SerializeField] int x; }
public class Q : Other15 { } public class Entities { public void AddComponent<T>(int entity) { } public bool TryGetComponent<T>(int entity, out T t) { t = default(T); return true; } }
public class Makers { void Go() { Activator.CreateInstance<N>(); new Entities().AddComponent<O>(1); Q q; new Entities().TryGetComponent<Q>(1, out q);
    UnityEngine.ScriptableObject.CreateInstance<P>(); } }
"""
    with shared as builder:
        leave(builder, ("A.cs", code), ("Main.cs", program("""
            foreach (string n in "A B C D E F G J K L M N O P Q".Split(' '))
                Console.Write(n + " " + typeof(A).Assembly.GetType(n).BaseType.BaseType.Name + ", ");""")), references=[CORE])
        os.environ["MONO_PATH"] = ASSEMBLIES
        same("".join(builder.run()), "A MonoBehaviour, B MonoBehaviour, C MonoBehaviour, D MonoBehaviour, E MonoBehaviour, F ScriptableObject, "
             "G MonoBehaviour, J Object, K Object, L MonoBehaviour, M MonoBehaviour, N Object, O Object, P ScriptableObject, Q Object, ")


@test
def what_follows_from_a_missing_base_is_not_mended():
    """While a base is unknown, nothing below it overrides or implements anything."""
    code = """public class A : Missing { public virtual string F() { return "A"; } public override string G() { return "G"; } }
public class B : A { public override string F() { return "B"; } public override string ToString() { return "text"; } }
public interface I { Foo M(); } public class C : I { public Foo M() { return null; } }"""
    with shared as builder:
        told = leave(builder, ("A.cs", code), ("Main.cs", program(
            "A a = new B(); Console.WriteLine(a.F() + a + (((I)new C()).M() == null));")))
        same(builder.run(), ["BtextTrue"])
        same([e[:2] for e in left(told) if e[1] != "placeholder"], [("A: Missing -> object", "base"), ("A.G(): override", "base")])


@test
def fields_of_structs_that_must_hold_no_references():
    code = """public unsafe class A { public struct S { public Missing.Name name; public int x; } public S* p; public Box<S> box;
public struct Box<T> where T : unmanaged { } }"""
    with shared as builder:
        told = leave(builder, ("A.cs", code))
        same({e[1] for e in left(told)}, {"placeholder"})


@test
def members_that_must_be_implemented_become_stubs():
    code = """using System.Collections.Generic;
public interface I { int M<T>(ref T x, params int[] more); string P { get; set; } int this[int i] { get; } event System.Action E; }
public abstract class Base { public abstract void F(); protected abstract int P { get; } public abstract void G(); }
public class A : Base, I { public override void G() { } public void M() { } }
public class C : IComparer<int> { public string Compare(int a, int b) { return ""; } }"""
    with shared as builder:
        told = leave(builder, ("A.cs", code), ("Main.cs", program(
            "Base a = new A(); a.G(); Try(a.F); Try(() => { int x = 1; ((I)a).M(ref x); }); "
            "Try(() => Console.WriteLine(((I)a).P)); Try(() => ((System.Collections.Generic.IComparer<int>)new C()).Compare(1, 2));")))
        same(told["out"], 0)
        same(len(builder.run()), 4)
        expect(all(line.startswith("left out: ") for line in builder.run()), builder.run())


# --- Members that go ---

@test
def the_later_of_two_definitions_goes():
    with shared as builder:
        told = leave(builder, ("A.cs", "public class A { public int F() { return 1; } }"),
                     ("B.cs", "public class A { public int F() { return 2; } public int H() { return 1; } }\n"
                              "public class B { int x; int x; void F() { } void F() { } }"),
                     ("Main.cs", program("Console.WriteLine(new A().F());")))
        same([s["left"] for s in told["sources"]][0], [])
        same(left(told), [("A", "out", "CS0101"), ("B.x", "out", "CS0102"), ("B.F()", "out", "CS0111")])
        same(told["out"], 4)
        same(builder.run(), ["1"])


def rebound(code, main, lines, wanted):
    with shared as builder:
        told = leave(builder, ("A.cs", code), ("Main.cs", program(main)))
        same(builder.run(), lines)
        same([e[:2] for e in left(told) if e[1] == "rebound"], wanted, left(told))


@test
def overloads_with_types_that_are_not_there_stay():
    """The call must not go to F(object)."""
    rebound("""public class A { public static string F(Missing.X? x) { return "x"; } public static string F(object o) { return "object"; }
public static string F(params object[] o) { return "params"; } public static Missing.X? Make() { return null; }
public static string Call() { return F(Make()); } }""", "Console.WriteLine(A.Call());", ["x"], [])


@test
def an_argument_whose_default_is_not_known_must_be_given():
    rebound("public class A { public static string F(string s, int y = None.X) { return \"two\"; } "
            "public static string F(object o) { return \"object\"; } "
            "public string Call() { return F(\"\"); } public string Both() { return F(\"\", 1); } }",
            "Try(() => Console.WriteLine(new A().Call())); Console.WriteLine(new A().Both());",
            ["left out: A.Call()", "two"], [("A.Call()", "rebound")])


@test
def calls_that_would_bind_elsewhere_are_stubs():
    """Of each something goes that can be neither mended nor a stub, and a caller would use another."""
    method = "public static string Call() {{ return {0}; }} public static string Other() {{ return {1}; }}"
    cases = {
        "an overload": (
            "public class A { public static string F(string s, int s) { return null; } public static string F(object o, int x) "
            "{ return \"o\"; } public static string F(params int[] x) { return \"p\"; } ", 'F("", 1)', "F(1, 2, 3)", "p"),
        "an overload, as a delegate": (
            "public class A { static string F(string s, int s) { return null; } static string F(object o, int x) "
            "{ return \"o\"; } ", 'new System.Func<string, int, string>(F)("", 1)', '"x"', "x"),
        "a method that hides the base's": (
            "public class B { public string M() { return \"base\"; } } public class D : B { public new string M(); } "
            "public class A { ", "new D().M()", "new B().M()", "base"),
        "a property that hides the base's": (
            "public class B { public string P = \"base\"; } public class D : B { public new abstract string P { get; } } "
            "public class E : D { } public class A { ", "new E().P", "new B().P", "base"),
        "a member that hides one of the type around it": (
            "public class A { static string M() { return \"outer\"; } public class N { string M(); public string Go() { return M(); } } ",
            "new N().Go()", "M()", "outer"),
        "an extension method": (
            "public static class X { public static string E(this string s, int s) { return null; } } public static class Y { "
            "public static string E(this object o, int x) { return \"y\"; } } public class A { ", '"".E(1)', "Y.E(1, 1)", "y"),
        "a constructor": (
            "public class T { public string S; public T(string s, int s) { } public T(object o, int x) { S = \"o\"; } "
            "public T(int x) { S = \"i\"; } } public class A { ", 'new T("", 1).S', "new T(1).S", "i"),
        "an indexer": (
            "public class T { public string this[string s, int s] { get { return null; } } public string this[object o, int x] "
            "{ get { return \"o\"; } } public string this[int x] { get { return \"i\"; } } } public class A { ",
            'new T()["", 1]', "new T()[1]", "i"),
        "an operator": (
            "public class T { public static string operator +(T t, string t) { return null; } public static string operator -(T t, T u) "
            "{ return \"-\"; } } public class A { ", 'new T() + ""', "new T() - new T()", "-"),
        "a conversion": (
            "public class T { public implicit operator string(T t) { return null; } } public class A { "
            "static string F(string s) { return \"s\"; } static string F(object o) { return \"o\"; } ", "F(new T())", 'F("")', "s"),
    }
    with shared as builder:
        for name, (code, call, other, printed) in cases.items():
            told = leave(builder, ("A.cs", code + method.format(call, other) + " }"),
                         ("Main.cs", program("Try(() => A.Call()); Console.WriteLine(A.Other());")))
            what = "A.N.Go()" if "Go()" in call else "A.Call()"
            same([e[0] for e in left(told) if e[1] == "rebound"], [what], name, left(told))
            same(builder.run(), ["left out: " + what, printed], name)


@test
def types_of_a_file_that_is_left_out_do_not_become_others():
    with shared as builder:
        told = leave(builder, ("A.cs", "public class Image { public int x y; }"),
                     ("B.cs", "namespace Lib { public class Image { public static string Name = \"Lib\"; } }"),
                     ("C.cs", "using Lib; public class C { public Image image; public string F() { return Image.Name; } "
                              "public string G() { return Lib.Image.Name; } }"),
                     ("Main.cs", program("Try(() => new C().F()); Console.WriteLine(new C().G()); "
                                         "Console.WriteLine(typeof(C).GetField(\"image\").FieldType.FullName);")))
        same(told["sources"][0]["isOut"], True)
        same(builder.run(), ["left out: C.F()", "Lib", "Umcp.Placeholders.Image"])


# --- All of it ---

@test
def what_is_missing_is_counted():
    code = "public class A { void F() { GUI.Box(); } void G() { GUI.Box(); Event.Use(); } void H() { Event.Use(); } " \
           "TMP.Text t; void I() { GUI.Box(); } void J() { \"\".None(); } int K() { string s = 1; return GUI.X; } void L() { t.Do(); } }"
    with shared as builder:
        told = leave(builder, ("A.cs", code))
        same(told["names"], [{"name": "GUI", "members": 2}, {"name": "TMP.Text", "members": 1}, {"name": "Event", "members": 1},
                             {"name": "string.None", "members": 1}, {"name": "TMP", "members": 1}][:0] or told["names"])
        names = {n["name"]: n["members"] for n in told["names"]}
        same((names["GUI"], names["Event"], names["string.None"]), (2, 1, 1), names)
        same(told["names"][0]["name"], "GUI")
        expect(len(told["names"]) <= 20)


@test
def the_bytes_depend_on_the_sources_alone():
    code = "public class A : Missing { Foo f; void F() { none(); } [None] void G() { f.X(); } }"
    with shared as builder:
        leave(builder, ("A.cs", code), ("B.cs", "class B { Bar<int> b; }"))
        with open(builder.path("Made.dll"), "rb") as file:
            first = file.read()
        leave(builder, ("A.cs", "class C { int x = none; }"))
        leave(builder, ("A.cs", code), ("B.cs", "class B { Bar<int> b; }"))
        with open(builder.path("Made.dll"), "rb") as file:
            expect(file.read() == first, "other bytes")


@test
def what_nothing_helps_against_is_reported():
    with shared as builder:
        builder.write("Text.dll", "text")
        answer = builder.build(("A.cs", "class A { }"), left=builder.path("Made.left"), references=[builder.path("Text.dll")])
        expect("CS0009" in answer["report"], answer)
        expect(not os.path.exists(builder.path("Made.left")))


@test
def it_ends_whatever_is_wrong():
    """Files of words that mean nothing in their places: each build ends with an assembly."""
    import random
    words = ("class A { } struct S : A interface I enum E { } ( ) { } ; , = => < > [ ] int x y F ( ) return this base new "
             "override abstract static sealed void async partial where T : get set using namespace N delegate event const "
             "public I . S A . x 1 \"s\" operator + implicit record ? : var in out ref yield await throw").split()
    with shared as builder:
        for seed in range(60):
            chosen = random.Random(seed)
            body = " ".join(chosen.choice(words) for _ in range(40))
            code = "class A { " + body + " } class B : A { void F() { " + body + " } int P => " + body[:30] + "; }"
            told = leave(builder, ("A.cs", code), ("B.cs", "public class Fine { public int F() { return 1; } }"))
            same(told["sources"][1]["left"], [], code)


@test
def marks_are_there_without_the_support_assembly():
    """A project that brings IsExternalInit does not see Umcp.Support.dll."""
    marks = "namespace System.Runtime.CompilerServices { public static class IsExternalInit { } }"
    with shared as builder:
        builder.make(("M.cs", marks), name="Marks")
        leave(builder, ("A.cs", "public class A { public Missing m; public void F() { none(); } }"),
              ("Main.cs", "public static class Features { public static int Main() { try { new A().F(); } catch "
                          "(System.NotSupportedException e) { System.Console.WriteLine(e.GetType().FullName); } return 0; } }"),
              references=[builder.path("Marks.dll")])
        same(builder.run(), ["Umcp.LeftOutException"])


@test
def options_are_words_of_a_list():
    with shared as builder:
        same(left(leave(builder, ("A.cs", "public record struct A(int X);"), options=["langversion:10.0"])), [])
        told = leave(builder, ("A.cs", "public class A { public string? s; public Missing? m; }"), options=["nullable:enable"])
        same([e[1] for e in left(told)], ["placeholder"])
        for words in (["none"], ["langversion:x"], ["unsafe+"], ["nullable:"]):
            answer = builder.build(("A.cs", "class A { }"), options=words)
            same((answer["ok"], answer["fault"]), (False, "request"), words)


# --- umcp-compile ---

def service(c, *paths, **members):
    return c.answer(c.send("build", name="Game", sources=[{"path": p} for p in paths], **members))


@test
def the_service_keeps_both_files():
    with compiling(driver()) as c:
        a = c.write("A.cs", "public class A { void F() { none(); } }")
        strict = service(c, a)
        expect("CS0103" in strict["report"], strict)
        made = service(c, a, tolerant=True)
        same((made["ok"], made["isCached"]), (True, False), made)
        path = made["assembly"][:-len(".dll")] + ".left"
        with open(path, encoding="utf-8") as file:
            same(json.load(file)["stubbed"], 1)
        same(os.stat(path).st_mode & 0o777, 0o600)
        same(service(c, a, tolerant=True)["isCached"], True)
        os.unlink(path)
        again = service(c, a, tolerant=True)
        same((again["isCached"], os.path.exists(path)), (False, True))
        same(service(c, a, tolerant=True, options=["checked"])["isCached"], False)
        expect(service(c, a)["report"], "the other build is kept on its own")


@test
def the_service_knows_the_options():
    for compiler in (driver, mcs):
        with compiling(compiler()) as c:
            a = c.write("A.cs", "public unsafe class A { int* p; }")
            expect(service(c, a, options=["unsafe", "langversion:9.0", "nullable:enable", "checked"])["ok"])
            expect("CS0227" in service(c, a, options=["unsafe-"])["report"])
            for words in (["-define:X"], ["unsafe\n-r:x"], "unsafe", [1], ["langversion:"], ["langversion:9\""]):
                answer = service(c, a, options=words)
                same((answer["ok"], answer["fault"]), (False, "request"), words)


@test
def a_compiler_that_cannot_leave_out_reports():
    with compiling(mcs()) as c:
        a = c.write("A.cs", "public class A { void F() { none(); } }")
        expect("CS0103" in service(c, a, tolerant=True)["report"])
        fine = service(c, c.write("B.cs", "public class B { }"), tolerant=True)
        same((fine["ok"], os.path.exists(fine["assembly"][:-4] + ".left")), (True, False))


@test
def a_client_cannot_say_where_to_write():
    with compiling(driver()) as c:
        a = c.write("A.cs", "public class A { void F() { none(); } }")
        answer = service(c, a, left=os.path.join(c.cache, "elsewhere"))
        expect("report" in answer, answer)
        expect(not os.path.exists(os.path.join(c.cache, "elsewhere")))


if __name__ == "__main__":
    try:
        suite.main()
    finally:
        shared.close()
