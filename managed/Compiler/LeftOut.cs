using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;

namespace Umcp.Compiler
{
    /// <summary>What became of something that does not compile; the words of `how` in docs/compile.md.</summary>
    enum How
    {
        Stub,
        Initializer,
        Rebound,
        Out,
        Base,
        Attribute,
        Using,
        Directive,
        Placeholder,
        File
    }

    /// <summary>One thing that was left out of a source, or changed.</summary>
    sealed class Left
    {
        public int Line; // from 1
        public int Column;
        public int Place; // the line of what this is about, for telling members of one name apart
        public string What;
        public How How;
        public string Error; // "CS0103: …"
        public int Members = 1; // how many went with it
    }

    /// <summary>A source of a tolerant build, and what was left out of it.</summary>
    sealed class LeftOfSource
    {
        public string Path;
        public int Members;
        public bool IsOut;
        public readonly List<Left> Left = new List<Left>();
        // what is told of the same thing
        readonly Dictionary<string, List<Left>> byPlace = new Dictionary<string, List<Left>>();

        /// <summary>A source with all its members; one that has no tree is out.</summary>
        public static LeftOfSource Of(string path, Parsed parsed)
        {
            var source = new LeftOfSource { Path = path, IsOut = parsed.Tree == null };
            if (!source.IsOut)
                source.Members = parsed.CountMembers();
            else
                source.Left.Add(new Left { Line = 1, Column = 1, How = How.File,
                    What = System.IO.Path.GetFileName(path),
                                           Error = parsed.Problem.Substring(parsed.Problem.IndexOf("error ",
                                               StringComparison.Ordinal) + 6) });
            return source;
        }

        public int Stubbed
        {
            get { return IsOut ? 0 : Left.Count(l => l.How <= How.Rebound); }
        }

        public int Out
        {
            get { return IsOut ? Members : Left.Where(l => l.How == How.Out).Sum(l => l.Members); }
        }

        /// <summary>Adds an entry. A member is stubbed or left out once, by what came last.</summary>
        public void Add(Left left)
        {
            List<Left> same;
            string key = left.Place + " " + left.What;
            if (!byPlace.TryGetValue(key, out same))
                byPlace[key] = same = new List<Left>();
            foreach (var old in same.Where(l => l.How <= How.Out && left.How <= How.Out).ToList()) {
                Left.Remove(old);
                same.Remove(old);
            }
            if (same.Any(l => l.How == left.How))
                return;
            same.Add(left);
            Left.Add(left);
        }

        public void Clear()
        {
            byPlace.Clear();
            Left.Clear();
        }
    }

    /// <summary>All that a tolerant build left out, and the file that tells it (docs/compile.md).</summary>
    sealed class LeftOut
    {
        const int MaxNames = 20;
        const int MaxBytes = 4 << 20;
        const int MaxError = 400;

        public readonly List<LeftOfSource> Sources = new List<LeftOfSource>();
        public readonly MissingNames Names = new MissingNames();
        public int Rounds;

        public string ToJson()
        {
            int budget = MaxBytes / 4 * 3;
            var sources = Sources.Select(s => Write(s, ref budget)).ToList();
            return new JsonWriter()
                .Member("members", Sources.Sum(s => (long)s.Members))
                .Member("stubbed", Sources.Sum(s => (long)s.Stubbed))
                .Member("out", Sources.Sum(s => (long)s.Out))
                .Member("names", Names.MostWanted(MaxNames).Select(
                    n => new JsonWriter().Member("name", n.Key).Member("members", (long)n.Value)))
                .Member("sources", sources).ToString();
        }

        /// <summary>Entries beyond the budget are not told; the numbers count them.</summary>
        static JsonWriter Write(LeftOfSource source, ref int budget)
        {
            var left = new List<JsonWriter>();
            budget -= 100 + 2 * source.Path.Length;
            foreach (var entry in source.Left.OrderBy(l => l.Line).ThenBy(l => l.Column)) {
                budget -= 100 + 2 * (entry.What.Length + entry.Error.Length);
                if (budget < 0)
                    break;
                left.Add(new JsonWriter().Member("line", entry.Line).Member("column", entry.Column)
                             .Member("what", entry.What).Member("how", entry.How.ToString().ToLowerInvariant())
                             .Member("error", entry.Error));
            }
            return new JsonWriter().Member("path", source.Path).Member("members", source.Members)
                .Member("stubbed", source.Stubbed).Member("out", source.Out).Member("isOut", source.IsOut)
                .Member("left", left);
        }

        /// <summary>"CS0103: The name 'x' does not exist in the current context", on one line.</summary>
        public static string ErrorOf(Diagnostic d)
        {
            string message = Placeholders.Unmark(d.GetMessage(CultureInfo.InvariantCulture));
            message = message.Replace("\r", "").Replace('\n', ' ');
            return d.Id + ": " + (message.Length > MaxError ? message.Substring(0, MaxError) + "..." : message);
        }
    }

    /// <summary>Names that code needs and nobody declares, and how many members each would win.</summary>
    sealed class MissingNames
    {
        readonly Dictionary<string, HashSet<string>> needs = new Dictionary<string, HashSet<string>>();

        /// <summary>Member `what` of `path` needs `name`; null: something that has no name.</summary>
        public void Add(string path, string what, string name)
        {
            HashSet<string> names;
            string key = path + "\n" + what;
            if (!needs.TryGetValue(key, out names))
                needs[key] = names = new HashSet<string>();
            names.Add(name ?? "");
        }

        /// <summary>The names, each with how many members need nothing else; those that win most first.</summary>
        public List<KeyValuePair<string, int>> MostWanted(int n)
        {
            var all = new Dictionary<string, int>();
            var alone = new Dictionary<string, int>();
            foreach (var names in needs.Values)
                foreach (string name in names.Where(x => x != "")) {
                    Count(all, name, 1);
                    Count(alone, name, names.Count == 1 ? 1 : 0);
                }
            return alone.OrderByDescending(e => e.Value).ThenByDescending(e => all[e.Key])
                .ThenBy(e => e.Key, StringComparer.Ordinal).Take(n).ToList();
        }

        static void Count(Dictionary<string, int> numbers, string name, int n)
        {
            int before;
            numbers.TryGetValue(name, out before);
            numbers[name] = before + n;
        }

        /// <summary>What an error says is missing: "GUILayout", "TMPro.TMP_Text", "Camera.targetTexture"; null:
        /// it is about something else.</summary>
        public static string Of(Diagnostic d)
        {
            int form;
            if (!forms.TryGetValue(d.Id, out form))
                return null;
            var quoted = Quoted(d);
            if (quoted.Count <= form / 10)
                return null;
            string first = quoted[form / 10];
            if (form % 10 == 9)
                return Bare(first);
            if (quoted.Count <= form % 10)
                return null;
            string type = quoted[form % 10];
            return type.StartsWith(Placeholders.Space, StringComparison.Ordinal) ? Bare(type)
                : Bare(type) + "." + Bare(first);
        }

        // Which quoted words of a message are the name (tens) and what it belongs to (ones; 9: nothing).
        static readonly Dictionary<string, int> forms = new Dictionary<string, int> {
            { "CS0103", 9 }, { "CS0246", 9 }, { "CS0400", 9 }, { "CS0234", 1 }, { "CS0426", 1 },
            { "CS0117", 10 }, { "CS1061", 10 },
        };

        public static List<string> Quoted(Diagnostic d)
        {
            string[] parts = d.GetMessage(CultureInfo.InvariantCulture).Split('\'');
            return parts.Where((p, i) => i % 2 == 1 && i < parts.Length - 1).ToList();
        }

        /// <summary>Without type arguments and our own namespace.</summary>
        static string Bare(string name)
        {
            name = Placeholders.Unmark(name);
            var text = new StringBuilder();
            int depth = 0;
            foreach (char c in name) {
                depth += c == '<' ? 1 : 0;
                if (depth == 0)
                    text.Append(c);
                depth -= c == '>' ? 1 : 0;
            }
            return text.ToString();
        }
    }
}
