"""Features of C# 7, 8 and 9 as a table: code that gives true where the compiler and the runtime have the
feature. Names are written in full, so that the code needs no using."""

SCRIPT, EVAL, HOOK, TOOL = "script", "eval", "hook", "tool"
EVERYWHERE = (SCRIPT, EVAL, HOOK, TOOL)
IN_FILES = (SCRIPT, TOOL)
LIST, LINQ = "System.Collections.Generic.List", "System.Linq.Enumerable"
TASK = "System.Threading.Tasks.Task"


class Feature:
    """name; body: statements that return a bool; types and members: what the body needs. A type may stand
    in a class, too; one that may not says where it is tried."""

    def __init__(self, name, body, types="", members="", where=EVERYWHERE):
        self.name, self.body, self.types, self.members, self.where = name, body, types, members, where


SHAPES = """
public interface IShape { double Area(); string Describe() => $"{GetType().Name} {Area():F0}"; static int Count = 3; }
public class Square : IShape { public double Side = 2; public double Area() => Side * Side; }
public class Circle : IShape { public double Area() => 3; string IShape.Describe() => "round"; }
"""
POINTS = """
public record Point(int X, int Y) { public int Sum => X + Y; }
public record Point3(int X, int Y, int Z) : Point(X, Y);
"""
KINDS = """
public record Spot(int X, int Y);
public enum Mood { Calm, Angry }
"""
TELL = """
static string Tell(object o) => o switch
{
    null => "null",
    int n and > 10 => "big " + n,
    int and (< 0 or 5) => "odd",
    int => "int",
    string { Length: > 3 } s => "long " + s,
    string => "text",
    Spot(0, var y) => "on y at " + y,
    Spot { X: 1 } => "x is 1",
    (int a, int b) => "pair " + (a + b),
    not System.IFormattable => "other",
    _ => "formattable"
};
"""
STREAM = f"""
static async System.Collections.Generic.IAsyncEnumerable<int> Stream(int n,
    [System.Runtime.CompilerServices.EnumeratorCancellation] System.Threading.CancellationToken token = default)
{{
    for (int i = 0; i < n; i++) {{ await {TASK}.Delay(1, token).ConfigureAwait(false); yield return i; }}
}}
static async {TASK}<int> Sum() {{ int sum = 0; await foreach (var i in Stream(5)) sum += i; return sum; }}
"""
CLOSES = f"""
public class Closes : System.IAsyncDisposable
{{
    public static int closed;
    public async System.Threading.Tasks.ValueTask DisposeAsync()
    {{
        await {TASK}.Delay(1).ConfigureAwait(false);
        closed++;
    }}
}}
"""
ENUMERATOR = "System.Collections.Generic.IEnumerator<int> GetEnumerator(this int n) " \
             "{ for (int i = 0; i < n; i++) yield return i; }"
LOOP = "int sum = 0; foreach (var i in 4) sum += i; return sum == 6;"

FEATURES = (
    # C# 7: what mcs lacks of it comes first.
    Feature("local functions", "int Fib(int n) { return n < 2 ? n : Fib(n - 1) + Fib(n - 2); } return Fib(10) == 55;"),
    Feature("case when", "object o = 7; switch (o) { case int n when n > 5: return n == 7; default: return false; }"),
    Feature("out var, is with a variable", 'object o = "12"; return o is string s && int.TryParse(s, out var n) && n == 12;'),
    Feature("tuples", "var t = (name: \"a\", size: 2); var (name, size) = t; return t == (\"a\", 2) && name + size == \"a2\";"),
    Feature("throw expressions, digits, default", "int n = default; string s = null; try { s = s ?? throw new System.Exception(); } "
            "catch (System.Exception) { return 1_000 + 0b1_1 + n == 1003; } return false;"),
    Feature("ref locals and returns", "var a = new[] { 1, 2 }; ref int r = ref At(a, 1); r = 9; return a[1] == 9;",
            members="static ref int At(int[] a, int i) => ref a[i];"),
    # C# 8
    Feature("??=", 'string s = null; s ??= "x"; int? i = null; i ??= 4; return s == "x" && i == 4;'),
    Feature("switch expressions and patterns",
            'return Tell(11) == "big 11" && Tell(5) == "odd" && Tell(3) == "int" && Tell("abcd") == "long abcd" '
            '&& Tell(new Spot(0, 7)) == "on y at 7" && Tell(new Spot(1, 2)) == "x is 1" && Tell(null) == "null" '
            '&& Tell(2.5) == "formattable" && Tell((1, 2)) == "pair 3";', KINDS, TELL),
    Feature("tuple patterns", 'string Who(int a, int b) => (a, b) switch { (0, 0) => "none", (_, 0) => "a", _ => "b" }; '
            'return Who(0, 0) + Who(1, 0) + Who(1, 1) == "noneab";'),
    Feature("a switch expression without a match throws",
            "try { return ((Mood)9 switch { Mood.Calm => 1, Mood.Angry => 2 }) == 0; } "
            "catch (System.InvalidOperationException) { return true; }", "public enum Mood { Calm, Angry }"),
    Feature("index and range of arrays", f"var a = new[] {{ 1, 2, 3, 4, 5 }}; return a[^1] == 5 && {LINQ}.Sum(a[1..3]) == 5 "
            "&& a[^2..].Length == 2 && a[..].Length == 5;"),
    Feature("index and range of texts and lists", 'System.Range r = 1..^1; System.Index i = ^1; return "hello"[r] == "ell" '
            f"&& \"hello\"[i] == 'o' && new {LIST}<int> {{ 1, 2, 3 }}[^1] == 3;"),
    Feature("default interface methods", 'return ((IShape)new Square()).Describe() == "Square 4" '
            '&& ((IShape)new Circle()).Describe() == "round" && IShape.Count == 3;', SHAPES),
    Feature("default interface methods of structs", f"return {LINQ}.Sum(((ITwice<int>)new Answer()).Twice()) == 84;",
            "public interface ITwice<T> { T Get(); System.Collections.Generic.IEnumerable<T> Twice() "
            "{ yield return Get(); yield return Get(); } } public struct Answer : ITwice<int> { public int Get() => 42; }"),
    Feature("async streams", f"return {TASK}.Run(() => Sum()).Result == 10;", members=STREAM),
    Feature("await using", f"int before = Closes.closed; {TASK}.Run(async () => {{ await using (var c = new Closes()) {{ }} "
            "await using var d = new Closes(); }).Wait(); return Closes.closed == before + 2;", CLOSES),
    Feature("using declarations of ref structs", "void Open() { using var a = new Shut(); using Shut b = new(); } "
            "int before = Shut.shut; Open(); return Shut.shut == before + 2;",
            "public ref struct Shut { public static int shut; public void Dispose() => shut++; }"),
    Feature("static local functions", "static int Twice(int n) => 2 * n; return Twice(4) == 8;"),
    Feature("nullable references", '\n#nullable enable\nstring? s = "x"; string t = s!; return IsThere(t) && !IsThere(null);\n#nullable restore\n',
            members="\n#nullable enable\nstatic bool IsThere([System.Diagnostics.CodeAnalysis.NotNullWhen(true)] string? s) "
            "=> s is not null;\n#nullable restore\n"),
    Feature("@$ and $@", 'return @$"a{1}\\" == $@"a{1}\\";'),
    Feature("readonly members", "return new Half(4).Double() == 8;",
            "public struct Half { public int a; public Half(int a) { this.a = a; } public readonly int Double() => a * 2; }"),
    Feature("stackalloc in expressions", "System.Span<int> s = stackalloc[] { 1, 2, 3 }; return s[^1] == 3 && s[1..].Length == 2;"),
    Feature("unmanaged constructed types", "return Size((1, 2)) == 8;",
            members="static unsafe int Size<T>(T value) where T : unmanaged => sizeof(T);"),
    Feature("members of interfaces", "return IWhole.Zero() == 0 && ((IWhole)new Whole()).Two() == 2 && ((IHalf)new Halved()).Two() == 4;",
            "public interface IWhole { static int Zero() => 0; private int One() => 1; int Two() => One() + 1; } "
            "public interface IHalf : IWhole { abstract int IWhole.Two(); } "
            "public class Whole : IWhole { } public class Halved : IHalf { int IWhole.Two() => 4; }"),
    Feature("notnull, and names that hide others", "int n = 3; static int Twice(int n) => 2 * n; System.Func<int, int> f = n => n + 1; "
            "return Twice(n) + f(1) == 8 && Same(\"a\") == \"a\";", members="static T Same<T>(T value) where T : notnull => value;"),
    Feature("stackalloc in arguments", "return Add(stackalloc[] { 1, 2, 3 }) == 6 && Add(stackalloc int[2]) == 0;",
            members="static int Add(System.Span<int> all) { int sum = 0; foreach (var i in all) sum += i; return sum; }"),
    Feature("nested patterns", "return new Line(new Dot(1, 2), new Dot(3, 4)) is { From: { X: 1 }, To: Dot(3, var y) } && y == 4;",
            "public record Dot(int X, int Y); public record Line(Dot From, Dot To);"),
    Feature("await foreach with a token", f"return {TASK}.Run(async () => {{ int sum = 0; await foreach (var i in "
            "System.Threading.Tasks.TaskAsyncEnumerableExtensions.WithCancellation(Numbers(3), System.Threading.CancellationToken.None)"
            ".ConfigureAwait(false)) sum += i; return sum; }).Result == 3;",
            members=STREAM.replace("Stream", "Numbers").replace("Sum()", "SumOfNumbers()")),
    Feature("obsolete accessors", "return new Aged { Size = 2 }.Size == 2;",
            "public class Aged { public int Size { get; [System.Obsolete] set; } }\n#pragma warning disable 612\n"),
    # C# 9
    Feature("records", 'var p = new Point(1, 2); var q = p with { Y = 3 }; return p == new Point(1, 2) && q.Y == 3 && p != q '
            '&& p.ToString() == "Point { X = 1, Y = 2, Sum = 3 }" && p.GetHashCode() == new Point(1, 2).GetHashCode();', POINTS),
    Feature("records that inherit", "var (x, y, z) = new Point3(1, 2, 3); Point b = new Point3(1, 2, 3); "
            "return x + y + z == 6 && b != new Point(1, 2) && (b with { X = 9 }) is Point3 { X: 9, Z: 3 };", POINTS),
    Feature("init", 'var n = new Named { Name = "n", Size = 2 }; return n.Name == "n" && n.Size == 2;',
            'public class Named { public string Name { get; init; } = ""; public int Size { get; init; } }'),
    Feature("is not, and, or", "object o = 5; return o is not string && o is int and > 3 and < 9 && o is not null "
            "&& 'x' is >= 'a' and <= 'z' or '_';"),
    Feature("new()", f"{LIST}<int> l = new() {{ 1, 2 }}; System.Collections.Generic.Dictionary<string, {LIST}<int>> d = "
            'new() { ["a"] = new() { 7 } }; return l.Count == 2 && d["a"][0] == 7;'),
    Feature("?: with a target", "bool b = System.DateTime.Now.Year > 2000; int? n = b ? 1 : null; return n == 1;"),
    Feature("static lambdas and discards", "System.Func<int, int, int> f = static (_, _) => 7; return f(1, 2) == 7;"),
    Feature("attributes on local functions", "[System.Obsolete] static int F([System.ComponentModel.Description(\"s\")] string s) "
            "=> s.Length;\n#pragma warning disable 612\nreturn F(\"abc\") == 3;\n#pragma warning restore 612\n"),
    Feature("function pointers", "unsafe { delegate*<int, int, int> f = &Add; return f(2, 3) == 5; }",
            members="static int Add(int a, int b) => a + b;"),
    Feature("native integers", "nint a = 4; nuint b = 5; return a + 1 == 5 && (int)b == 5;"),
    Feature("GetEnumerator as an extension", LOOP, "public static class Ext { public static " + ENUMERATOR + " }", where=IN_FILES),
    Feature("GetEnumerator as an extension", LOOP, members="static " + ENUMERATOR, where=(EVAL,)),
    Feature("partial methods with results", "return new Parts().Get() == 5;",
            "public partial class Parts { public partial int Get(); } public partial class Parts { public partial int Get() => 5; }"),
    Feature("module initializers", "return Began.began;", "public static class Began { public static bool began; "
            "[System.Runtime.CompilerServices.ModuleInitializer] internal static void Begin() => began = true; }", where=IN_FILES),
    Feature("records of all kinds", 'Kind k = new Big<string>("a") { Note = "n" }; return k.ToString() == "Big { Name = a, Note = n, Value = x }" '
            '&& k.Equals(new Big<string>("a") { Note = "n" }) && (k with { Name = "b" }).Name == "b" && k is Big<string>("a");',
            "public abstract record Kind(string Name) { public string Note { get; init; } } "
            'public sealed record Big<T>(string Name) : Kind(Name) { public T Value => (T)(object)"x"; '
            "public bool Equals(Big<T> other) => other is not null && other.Name == Name; public override int GetHashCode() => 1; }"),
    Feature("init of structs and indexers", "var b = new Row { Size = 2, [1] = 5 }; return b.Size == 2 && b[1] == 5;",
            "public struct Row { int a; public int Size { get; init; } public int this[int i] { get => a + i - 1; init => a = value; } }"),
    Feature("T? without a constraint", "return First(new[] { 4 }) == 4 && First(new string[0]) is null && First(new int[0]) == 0;",
            members="\n#nullable enable\nstatic T? First<T>(T[] all) => all.Length > 0 ? all[0] : default;\n#nullable restore\n"),
    Feature("where T : default", 'return new Derived().Same<string>(null) is null && new Derived().Same(3) == 3;',
            "\n#nullable enable\npublic class Based { public virtual T? Same<T>(T? t) => t; } "
            "public class Derived : Based { public override T? Same<T>(T? t) where T : default => t; }\n#nullable restore\n"),
    Feature("extern local functions", '[System.Runtime.InteropServices.DllImport("libc")] static extern int getpid(); '
            "return getpid() == System.Diagnostics.Process.GetCurrentProcess().Id;"),
    Feature("function pointers to native code", "unsafe { var f = (delegate* unmanaged[Cdecl]<int, int>)"
            "System.Runtime.InteropServices.Marshal.GetFunctionPointerForDelegate(s_Plus); return f(4) == 5; }",
            members="[System.Runtime.InteropServices.UnmanagedFunctionPointer(System.Runtime.InteropServices.CallingConvention.Cdecl)] "
            "public delegate int Plus(int n); static Plus s_Plus = n => n + 1;"),
    Feature("locals that are not cleared", "return Filled() == 7;", members="[System.Runtime.CompilerServices.SkipLocalsInit] "
            "static int Filled() { System.Span<int> s = stackalloc int[64]; s[3] = 7; return s[3]; }"),
    Feature("static delegates, new() as an argument", "System.Func<int, int> f = static delegate (int n) { return n + 1; }; "
            f"static int Count({LIST}<int> l) => l.Count; try {{ throw new(); }} catch (System.Exception) {{ return f(1) + Count(new()) == 2; }}"),
    Feature("patterns in cases", "string Of(object o) { switch (o) { case > 5 and < 9: return \"some\"; case string or char: return \"text\"; "
            'case not null: return "other"; default: return "none"; } } return Of(7) + Of("") + Of(\'c\') + Of(1) + Of(null) == "sometexttextothernone";'),
    Feature("numbers as large as pointers", "const nint c = 5; nint a = c * 2; System.IntPtr p = a; return a == 10 && p.ToInt64() == 10 && sizeof(int) <= System.IntPtr.Size;"),
    Feature("ValueTask", f"async System.Threading.Tasks.ValueTask<int> F() {{ await {TASK}.Delay(1).ConfigureAwait(false); return 3; }} "
            f"return {TASK}.Run(async () => await F()).Result == 3;"),
)
MODULE_INITIALIZER = """
namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Method)] class ModuleInitializerAttribute : Attribute { }
}
"""


def of(where):
    """(number, feature) of all that are tried there."""
    return [(number, feature) for number, feature in enumerate(FEATURES) if where in feature.where]


def file_of(number, feature, space, attribute=""):
    """A source with the feature in a class Feature of the namespace."""
    return (f"namespace {space}{number}\n{{\n{feature.types}\npublic static class Feature\n{{\n{feature.members}\n"
            f"{attribute}\npublic static bool Check() {{ {feature.body} }}\n}}\n}}\n")
