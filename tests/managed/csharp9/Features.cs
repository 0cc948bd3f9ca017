// What C# 7 to 9 have and Mono's own compiler has not, a method each: it is true if the feature does
// what it should. tests/e2e/engine/roslyn.py compiles and runs this.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

public record Place(int X, int Y)
{
    public int Sum => X + Y;
}

public record Spot(int X, int Y, string Name) : Place(X, Y);

public class Settings
{
    public string Name { get; init; } = "none";
    public int Size { get; init; }
}

public interface IShape
{
    static int Sides = 4;
    double Area();
    string Describe() => Prefix() + Area().ToString("F1");
    private string Prefix() => GetType().Name + " ";
}

public class Square : IShape
{
    public double Area() => 4;
}

public class Circle : IShape
{
    public double Area() => 3.1;
    string IShape.Describe() => "round";
}

public interface ISource<T>
{
    T Next();
    IEnumerable<T> Two()
    {
        yield return Next();
        yield return Next();
    }
}

public struct Answers : ISource<int>
{
    public int Next() => 42;
}

public struct Pair
{
    public int A, B;
    public readonly int Sum() => A + B;
    public readonly void Deconstruct(out int a, out int b) => (a, b) = (A, B);
}

public ref struct Guard
{
    public static int Closed;
    public void Dispose() => Closed++;
}

public class Slow : IAsyncDisposable
{
    public static bool IsClosed;
    public async ValueTask DisposeAsync()
    {
        await Task.Yield();
        IsClosed = true;
    }
}

public static class Extensions
{
    public static IEnumerator<int> GetEnumerator(this int n)
    {
        for (int i = 0; i < n; i++)
            yield return i;
    }
}

public partial class Halves
{
    public partial int Half(int n);
}

public partial class Halves
{
    public partial int Half(int n) => n / 2;
}

public class Lazy
{
    string? text;

    [MemberNotNull(nameof(text))]
    void Fill() => text = "full";

    public int Length()
    {
        Fill();
        return text.Length;
    }
}

public enum Color { Red, Green, Blue }

public static class Seven
{
    public static bool LocalFunction()
    {
        int Twice(int n) => n < 100 ? Twice(n * 2) : n;
        return Twice(3) == 192;
    }

    public static bool CaseWhen()
    {
        object o = 5;
        switch (o) {
        case int n when n > 10: return false;
        case int n: return n == 5;
        default: return false;
        }
    }

    public static bool OutVariable() => int.TryParse("12", out var n) && n == 12;

    public static bool TuplesAndDeconstruction()
    {
        (int count, string name) t = (1, "a");
        var (a, b) = new Pair { A = 1, B = 2 };
        (a, b) = (b, a);
        return t.name == "a" && t == (1, "a") && a == 2 && b == 1;
    }

    public static bool RefLocalsAndReturns()
    {
        int[] all = { 1, 2, 3 };
        ref int Find(int i) => ref all[i];
        ref int second = ref Find(1);
        second = 9;
        return all[1] == 9;
    }

    public static bool ThrowExpression()
    {
        string? none = null;
        try {
            return (none ?? throw new InvalidOperationException()) == "";
        } catch (InvalidOperationException) {
            return true;
        }
    }

    public static bool Literals() => 1_000_000 == 0b1111_0100_0010_0100_0000;

    public static bool InParameter()
    {
        static int Sum(in Pair p) => p.Sum();
        return Sum(new Pair { A = 1, B = 2 }) == 3;
    }
}

public static class Eight
{
    static string Name(object? o) => o switch {
        null => "null",
        Place(0, var y) => "on the axis at " + y,
        Place { X: 1, Sum: 3 } => "one and two",
        (int a, int b) => "two " + (a + b),
        string { Length: 0 } => "empty",
        int n when n < 0 => "negative",
        _ => "other",
    };

    public static bool SwitchExpression() => Name(null) == "null" && Name(-1) == "negative" && Name(1) == "other";

    public static bool PropertyPattern() => Name("") == "empty" && Name(new Place(1, 2)) == "one and two";

    public static bool PositionalPattern() => Name(new Place(0, 7)) == "on the axis at 7";

    public static bool TuplePattern() => Name((1, 2)) == "two 3"
        && (Color.Red, true) switch { (Color.Red, true) => true, _ => false };

    public static bool SwitchWithoutMatchThrows()
    {
        try {
            return ((Color)9 switch { Color.Red => 1, Color.Green => 2 }) == 0;
        } catch (SwitchExpressionException) {
            return true;
        }
    }

    public static bool NullCoalescingAssignment()
    {
        string? text = null;
        int? number = null;
        text ??= "x";
        number ??= 4;
        return text == "x" && number == 4;
    }

    public static bool IndexAndRange()
    {
        var all = new[] { 1, 2, 3, 4, 5 };
        Index last = ^1;
        return all[last] == 5 && all[1..3].SequenceEqual(new[] { 2, 3 }) && all[^2..].Length == 2
               && "hello"[1..^1] == "ell" && new List<int> { 1, 2, 3 }[^1] == 3
               && "hello".AsSpan()[1..3].ToString() == "el";
    }

    public static bool UsingDeclaration()
    {
        int before = Guard.Closed;
        void Use()
        {
            using var guard = new Guard();
        }
        Use();
        return Guard.Closed == before + 1;
    }

    public static bool StaticLocalFunction()
    {
        static int Add(int a, int b) => a + b;
        return Add(1, 2) == 3;
    }

    public static bool DefaultInterfaceMethod() => ((IShape)new Square()).Describe() == "Square 4.0"
        && ((IShape)new Circle()).Describe() == "round" && IShape.Sides == 4;

    public static bool DefaultInterfaceMethodOfStruct() => ((ISource<int>)new Answers()).Two().Sum() == 84;

    static async IAsyncEnumerable<int> Count(int n, [EnumeratorCancellation] CancellationToken stop = default)
    {
        for (int i = 0; i < n; i++) {
            await Task.Delay(1, stop);
            yield return i;
        }
    }

    static async Task<int> SumOfStream()
    {
        int sum = 0;
        await foreach (int i in Count(5).ConfigureAwait(false))
            sum += i;
        return sum;
    }

    public static bool AsyncStream() => SumOfStream().GetAwaiter().GetResult() == 10;

    static async Task<bool> CloseSlowly()
    {
        await using (new Slow())
            await Task.Yield();
        return Slow.IsClosed;
    }

    public static bool AwaitUsing() => CloseSlowly().GetAwaiter().GetResult();

    public static bool ReadonlyMember() => new Pair { A = 1, B = 2 }.Sum() == 3;

    static unsafe int SizeOf<T>(T value) where T : unmanaged => sizeof(T);

    public static bool UnmanagedConstructedType() => SizeOf((1, 2)) == 8;

    public static bool StackallocInExpression()
    {
        Span<int> all = stackalloc[] { 1, 2, 3 };
        return all[^1] == 3 && (stackalloc int[] { 4, 5 }).Length == 2;
    }

    public static bool InterpolatedVerbatim() => @$"a\{1}" == $@"a\{1}";

    static bool IsText([NotNullWhen(true)] string? text) => text != null;

    public static bool NullableAnnotations()
    {
        string? text = "abc";
        return IsText(text) && text.Length == 3 && text!.Length == 3 && !IsText(null);
    }
}

public static class Nine
{
    static bool isInitialized;

    [ModuleInitializer]
    internal static void Initialize() => isInitialized = true;

    public static bool ModuleInitializer() => isInitialized;

    public static bool RecordEquality() => new Place(1, 2) == new Place(1, 2) && new Place(1, 2) != new Place(1, 3)
        && new Place(1, 2).GetHashCode() == new Place(1, 2).GetHashCode();

    public static bool RecordText() => new Place(1, 2).ToString() == "Place { X = 1, Y = 2, Sum = 3 }";

    public static bool RecordWith()
    {
        Place place = new Spot(1, 2, "a");
        var moved = place with { X = 9 };
        return moved is Spot { X: 9, Y: 2, Name: "a" } && place.X == 1;
    }

    public static bool RecordInheritance()
    {
        var (x, y, name) = new Spot(1, 2, "a");
        Place spot = new Spot(1, 2, "a");
        return x + y == 3 && name == "a" && spot != new Place(1, 2);
    }

    public static bool InitOnly() => new Settings { Name = "a", Size = 2 } is { Name: "a", Size: 2 };

    public static bool TargetTypedNew()
    {
        List<int> all = new() { 1, 2 };
        Dictionary<string, Place> places = new() { ["a"] = new(1, 2) };
        return all.Count == 2 && places["a"].Sum == 3;
    }

    public static bool TargetTypedConditional()
    {
        int? number = isInitialized ? 1 : null;
        return number == 1;
    }

    public static bool LogicalPatterns()
    {
        object o = 5;
        return o is not string && o is int and > 3 and <= 5 && o is not null && o is (< 0 or 5);
    }

    public static bool RelationalAndTypePatterns()
    {
        static string Name(object o) => o switch { < 0 => "negative", int => "int", string => "text", _ => "other" };
        return Name(-1) == "negative" && Name(1) == "int" && Name("") == "text" && Name(1.0) == "other";
    }

    public static bool StaticLambda() => new[] { 1 }.Select(static x => x * 2).First() == 2;

    public static bool LambdaDiscards()
    {
        Func<int, int, int> seven = (_, _) => 7;
        return seven(1, 2) == 7;
    }

    public static bool AttributeOfLocalFunction()
    {
        [MethodImpl(MethodImplOptions.NoInlining)]
        static int Length([DisallowNull] string text) => text.Length;
        return Length("abc") == 3;
    }

    public static bool ExtensionGetEnumerator()
    {
        int sum = 0;
        foreach (int i in 4)
            sum += i;
        return sum == 6;
    }

    static int Add(int a, int b) => a + b;

    public static unsafe bool FunctionPointer()
    {
        delegate*<int, int, int> add = &Add;
        return add(2, 3) == 5;
    }

    public static bool NativeInteger()
    {
        nint a = 4;
        nuint b = 5;
        return a + 1 == (nint)b;
    }

    [SkipLocalsInit]
    public static bool SkipLocalsInit()
    {
        Span<byte> bytes = stackalloc byte[4];
        bytes.Fill(1);
        return bytes[3] == 1;
    }

    public static bool PartialMethodWithValue() => new Halves().Half(8) == 4;

    public static bool MemberNotNull() => new Lazy().Length() == 4;
}

public static class Features
{
    public static int Main()
    {
        int failed = 0;
        foreach (var group in new[] { typeof(Seven), typeof(Eight), typeof(Nine) })
            foreach (var method in group.GetMethods().Where(m => m.IsStatic && m.GetParameters().Length == 0)) {
                string outcome;
                try {
                    outcome = (bool)method.Invoke(null, null)! ? "ok" : "FAILED";
                } catch (Exception e) {
                    outcome = "FAILED: " + e.GetBaseException().Message;
                }
                failed += outcome == "ok" ? 0 : 1;
                Console.WriteLine($"{group.Name}.{method.Name}: {outcome}");
            }
        return failed;
    }
}
