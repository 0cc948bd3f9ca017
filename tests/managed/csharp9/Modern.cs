// What C# 8 and 9 have and Mono can run: a name and a test each. A test puts its own namespace for NAMESPACE.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace NAMESPACE
{
    public record Door(string Name, int Width)
    {
        public bool IsWide => Width > 100;
    }

    public record Gate(string Name, int Width, int Bars) : Door(Name, Width);

    public class Settings
    {
        public string Title { get; init; } = "";
        public int Volume { get; init; }
    }

    public interface IAnimal
    {
        static int Legs = 4;
        string Name { get; }
        string Speak() => Name + " is silent";
    }

    public class Fish : IAnimal { public string Name => "Fish"; }

    public class Dog : IAnimal
    {
        public string Name => "Dog";
        string IAnimal.Speak() => "Woof";
    }

    public interface IRepeat<T>
    {
        T Once();
        IEnumerable<T> Twice() { yield return Once(); yield return Once(); }
    }

    public struct Seven : IRepeat<int> { public int Once() => 7; }

    public struct Meter
    {
        public int Value;
        public readonly int Squared() => Value * Value;
    }

    public ref struct Guard
    {
        public static int Left;
        public void Dispose() => Left++;
    }

    public class Slow : IAsyncDisposable
    {
        public static bool IsGone;
        public async ValueTask DisposeAsync()
        {
            await Task.Yield();
            IsGone = true;
        }
    }

    public static class Countdown
    {
        public static IEnumerator<int> GetEnumerator(this int from)
        {
            while (from > 0)
                yield return from--;
        }
    }

    public enum Mood { Calm, Angry }

    public static partial class Features
    {
        static bool s_IsLoaded;

        [ModuleInitializer] internal static void Load() => s_IsLoaded = true;

        static partial void Unused(int a);
        private static partial string Partly(out int length);
        private static partial string Partly(out int length) { length = 2; return "ab"; }

        static async IAsyncEnumerable<int> Count(int n, [EnumeratorCancellation] CancellationToken token = default)
        {
            for (int i = 1; i <= n; i++) {
                await Task.Delay(1, token);
                yield return i;
            }
        }

        static async Task<int> AddAll()
        {
            int sum = 0;
            await foreach (var i in Count(4).ConfigureAwait(false))
                sum += i;
            return sum;
        }

        static async Task<bool> Dispose()
        {
            await using (var slow = new Slow()) { }
            return Slow.IsGone;
        }

        static string Kind(object? o) => o switch
        {
            null => "nothing",
            int n when n % 1000 == 999 => "odd one",
            > 100 and < 200 => "hundred",
            int and (< 0 or 13) => "bad",
            int => "int",
            string { Length: 0 } => "empty",
            string { Length: var n } s when n > 4 => "long " + s,
            Gate { Bars: > 9, Name: "iron" } => "prison",
            Door("glass", var width) => "window " + width,
            (int a, int b) => "pair " + (a + b),
            not IAnimal => "other",
            _ => "animal"
        };

        static string Next(Mood mood, bool isHit) => (mood, isHit) switch
        {
            (Mood.Calm, true) => "angry",
            (Mood.Angry, _) => "angrier",
            _ => "calm"
        };

        static int Product(int a, int b) => a * b;
        static unsafe int ByPointer() { delegate*<int, int, int> f = &Product; return f(6, 7); }
        static unsafe int Size<T>(T value) where T : unmanaged => sizeof(T);
        static bool Has([NotNullWhen(true)] string? text) => text is { Length: > 0 };

        static readonly (string name, Func<bool> works)[] s_All = {
            ("??=", () => { string? s = null; int? i = 3; s ??= "a"; i ??= 4; return s == "a" && i == 3; }),
            ("switch expression", () => Kind(150) == "hundred" && Kind(13) == "bad" && Kind(14) == "int"
                && Kind(1999) == "odd one" && Kind(null) == "nothing"),
            ("property pattern", () => Kind("") == "empty" && Kind("abcde") == "long abcde"
                && Kind(new Gate("iron", 1, 10)) == "prison"),
            ("positional pattern", () => Kind(new Door("glass", 5)) == "window 5"),
            ("tuple pattern", () => Kind((1, 2)) == "pair 3" && Next(Mood.Calm, true) == "angry"
                && Next(Mood.Angry, false) == "angrier"),
            ("type pattern", () => Kind(1.5) == "other" && Kind(new Dog()) == "animal"),
            ("no case", () => { try { _ = (Mood)5 switch { Mood.Calm => 1, Mood.Angry => 2 }; return false; }
                                catch (SwitchExpressionException) { return true; } }),
            ("case when", () => { object o = 5; switch (o)
                { case int n when n > 3: return true; default: return false; } }),
            ("index", () => { var a = new[] { 1, 2, 3 }; Index last = ^1; return a[last] == 3 && "abc"[^3] == 'a'; }),
            ("range", () => { var a = new[] { 1, 2, 3, 4 }; Range r = 1..^1;
                return a[r].Sum() == 5 && "hello"[..2] == "he"
                              && a.AsSpan()[2..].Length == 2; }),
            ("index of a list", () => new List<int> { 4, 5 }[^1] == 5),
            ("new()", () => { Dictionary<string, Door> d = new() { ["a"] = new("b", 200) }; return d["a"].IsWide; }),
            ("?: by target", () => { int? n = s_IsLoaded ? 1 : null; return n == 1; }),
            ("is not", () => { object o = "a"; return o is not int && o is string and not "b" && o is not null; }),
            ("record", () => { var d = new Door("a", 1); return d == new Door("a", 1)
                && d.GetHashCode() == new Door("a", 1).GetHashCode()
                               && d.ToString() == "Door { Name = a, Width = 1, IsWide = False }"; }),
            ("with", () => { Door g = new Gate("a", 1, 2); var h = g with { Width = 3 };
                return h is Gate { Width: 3, Bars: 2 } && g != h; }),
            ("deconstruct", () => { var (name, _, bars) = new Gate("a", 1, 2); return name == "a" && bars == 2; }),
            ("init", () => new Settings { Title = "t", Volume = 3 }.Volume == 3),
            ("default member", () => ((IAnimal)new Fish()).Speak() == "Fish is silent"
                && ((IAnimal)new Dog()).Speak() == "Woof"),
            ("static member of an interface", () => IAnimal.Legs == 4),
            ("default member of a struct", () => ((IRepeat<int>)new Seven()).Twice().Sum() == 14),
            ("async stream", () => Task.Run(AddAll).Result == 10),
            ("await using", () => Task.Run(Dispose).Result),
            ("using var", () => { static void F() { using var g = new Guard(); } F(); return Guard.Left == 1; }),
            ("static local function", () => { [MethodImpl(MethodImplOptions.NoInlining)]
                static int F([DisallowNull] string s) => s.Length;
                                              return F("abc") == 3; }),
            ("static lambda", () => { Func<int, int, int> f = static (_, _) => 9; return f(1, 2) == 9; }),
            ("nullable", () => { string? s = "a"; return Has(s) && !Has(null) && s!.Length == 1; }),
            ("@$", () => @$"a\{1}" == $@"a\{1}"),
            ("readonly member", () => new Meter { Value = 4 }.Squared() == 16),
            ("stackalloc", () => { Span<int> s = stackalloc[] { 1, 2, 3 };
                int n = 0; foreach (var i in s) n += i; return n == 6; }),
            ("unmanaged", () => Size((1, 2L)) >= 12),
            ("function pointer", () => ByPointer() == 42),
            ("nint", () => { nint n = 4; nuint u = 5; return n + 1 == (nint)u; }),
            ("GetEnumerator by extension", () => { int n = 0; foreach (var i in 3) n += i; return n == 6; }),
            ("module initializer", () => s_IsLoaded),
            ("partial", () => Partly(out var length) == "ab" && length == 2),
            ("tuples", () => (1, "a") == (1, "a") && (x: 1, y: 2).y == 2),
            ("throw expression", () => { string? s = "a"; return (s ?? throw new Exception()) == "a"; }),
        };

        public static int Total => s_All.Length;

        /// <summary>What does not work, one a line.</summary>
        public static string Failed()
        {
            var failed = new List<string>();
            foreach (var (name, works) in s_All)
                try {
                    if (!works())
                        failed.Add(name);
                } catch (Exception e) {
                    failed.Add(name + ": " + e.GetType().Name + ": " + e.Message);
                }
            return string.Join("; ", failed);
        }
    }
}
