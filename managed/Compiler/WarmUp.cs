using System;
using System.Collections.Generic;
using System.Threading;
using Microsoft.CodeAnalysis;

namespace Umcp.Compiler
{
    /// <summary>Compiles samples when nothing else is to be done, so that the runtime has compiled the parts
    /// of Roslyn that a first request needs. One sample at a time: a request waits for one at most.</summary>
    sealed class WarmUp
    {
        static readonly string[] Codes = {
            "1 + 1",
            "var k = 6; return k * k;",
            "var name = \"a\"; $\"{name} {1:F1}\"",
            "Func<int, int> f = x => { return x + 1; }; return f(2);",
            "new[] {1, 2, 3}.Where(x => x > 1).Select(x => x * 2).ToList()",
            "foreach (var i in new List<int> {1}) { if (i > 3) return i; } return null;",
            "from x in new[] {1, 2} orderby -x select new { x, y = x * 2 }",
            "await System.Threading.Tasks.Task.Yield(); return 1;",
            "try { int.Parse(\"x\"); } catch (FormatException e) when (e != null) { } finally { }",
            "class A { public int N { get; set; } public string F<T>(T t) { return t.ToString(); } } new A { N = 2 "
                + "}.F(1)",
            "object o = 5; return o switch { int n when n > 3 => \"big\", string { Length: 2 } => \"s\", _ => \"?\" };",
            "record R(int X, string Y); new R(1, \"a\") with { X = 2 }",
            "var d = new Dictionary<string, int> {{\"a\", 1}}; d.TryGetValue(\"a\", out var n); (n, d.Count)",
            "int? q = null; q ??= 4; var (a, b) = (1, \"c\"); q?.ToString() + a + b",
            "unsafe { int* p = stackalloc int[2]; p[1] = 7; return p[1]; }",
            "using var s = new System.IO.MemoryStream(); s.Length",
            "dynamic y = 5; return y + 1;",
            "int Twice(int x) => x * 2; IEnumerable<int> All() { yield return Twice(1); } All().First()",
            "missing.Call(); return (1 + ;",
            "Missing.Call()",
        };
        const string Hook =
            "public static class WarmHook { public static void Prefix(ref int __result, object __instance)"
                            + " { __result = 2; } static string Name(object o) { return o?.ToString(); } }";

        readonly Session session = new Session("warm");
        readonly Action<Func<CancellationToken, Answer>> add;
        List<MetadataReference> references;
        List<string> usings;
        int step;

        /// <param name="add">Adds work of our own to the lane of sessions.</param>
        public WarmUp(Action<Func<CancellationToken, Answer>> add)
        {
            this.add = add;
        }

        /// <summary>Begins with the first session, and with what that one uses. A driver that only builds needs
        /// no warm-up.</summary>
        public void Begin(List<MetadataReference> newReferences, List<string> newUsings)
        {
            if (references != null)
                return;
            references = newReferences;
            usings = newUsings;
            add(Step);
        }

        /// <summary>What waits already comes first: the next step goes behind it.</summary>
        Answer Step(CancellationToken cancel)
        {
            if (step == 0)
                session.Use(references, usings);
            else if (step <= Codes.Length)
                session.Submit(step, Codes[step - 1], cancel);
            else
                session.Define("WarmHook", Hook, cancel);
            if (step++ <= Codes.Length)
                add(Step);
            return null;
        }
    }
}
