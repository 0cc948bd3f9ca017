using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    enum PlaceholderKind
    {
        Class,
        Interface,
        Struct,
        Delegate,
        Enum
    }

    /// <summary>Types that stand for those that code names and nobody declares. They live in a namespace of
    /// their own, and each use names them in full: declared elsewhere, they would hide real types from code that
    /// finds those. One that a referenced assembly has already is used from there.</summary>
    sealed class Placeholders
    {
        public const string Space = "Umcp.Placeholders";
        const string Root = "global::" + Space + ".";
        const string Mark = "[global::Umcp.Placeholder] public ";

        sealed class Entry
        {
            public PlaceholderKind Kind;
            public bool IsType; // else a namespace
            public bool HasConstructor;
            public string Base;   // a constraint that it must meet
            public string Parent; // of one that classes derive from: the nearest type of Unity
            public bool IsFresh; // adapted since the last time that they were written
            public readonly SortedDictionary<string, Entry> Inner =
                new SortedDictionary<string, Entry>(StringComparer.Ordinal);
        }

        readonly Entry root = new Entry();
        readonly Func<string, bool> isKnown;
        public bool HasChanged;

        /// <param name="isKnown">Does a referenced assembly have this type, by its name in metadata?</param>
        public Placeholders(Func<string, bool> isKnown)
        {
            this.isKnown = isKnown;
        }

        /// <summary>A text without the namespace of placeholders: what people know them by.</summary>
        public static string Unmark(string text)
        {
            return text.Replace(Root, "").Replace(Space + ".", "");
        }

        /// <summary>Sees to it that there is a type for this name. Returns the name to use instead, with all
        /// that is inside of it and around it.</summary>
        public NameSyntax Use(NameSyntax name, PlaceholderKind kind)
        {
            Add(name, kind);
            return Qualify(name);
        }

        public void Add(NameSyntax name, PlaceholderKind kind)
        {
            var parts = PartsOf(name);
            if (isKnown(MetadataName(name)))
                return;
            var entry = root;
            foreach (string part in parts) {
                Entry next;
                if (!entry.Inner.TryGetValue(part, out next)) {
                    entry.Inner[part] = next = new Entry();
                    HasChanged = true;
                }
                if (part.IndexOf('`') >= 0 && !next.IsType)
                    next.IsType = true;
                entry = next;
            }
            if (entry.IsType && (entry.Kind == kind || kind == PlaceholderKind.Class))
                return;
            if (!entry.IsType || entry.Kind == PlaceholderKind.Class)
                entry.Kind = kind;
            entry.IsType = true;
            HasChanged = true;
        }

        /// <summary>Sees to it that there is a class for this name from which others can derive.</summary>
        /// <param name="parent">What it derives from itself; null: nothing.</param>
        public void AddBase(NameSyntax name, string parent)
        {
            Add(name, PlaceholderKind.Class);
            var entry = Find(PartsOf(name));
            if (entry == null || entry.Kind == PlaceholderKind.Class && entry.Parent == parent)
                return;
            entry.Kind = PlaceholderKind.Class;
            entry.Parent = entry.Parent ?? parent;
            HasChanged = true;
        }

        /// <summary>Can others derive from one, or implement it, by its name in a message?</summary>
        public bool CanBeBase(string display)
        {
            var entry = display.StartsWith(Space, StringComparison.Ordinal) ? Find(display) : null;
            return entry != null && entry.IsType && display.IndexOf('<') < 0
                   && (entry.Kind == PlaceholderKind.Class || entry.Kind == PlaceholderKind.Interface);
        }

        /// <summary>Does a name mean a placeholder already?</summary>
        public static bool IsOne(NameSyntax name)
        {
            return name.ToString().StartsWith(Root, StringComparison.Ordinal);
        }

        /// <summary>Its name in metadata, if it is declared.</summary>
        public static string MetadataName(NameSyntax name)
        {
            return Space + "." + string.Join(".", PartsOf(name));
        }

        /// <summary>Changes one so that it meets a constraint of the type that it is an argument of. False: there is
        /// no such placeholder, or that was of no use before.</summary>
        /// <param name="display">Its name in a message.</param>
        public bool Adapt(string display, Func<PlaceholderKind, PlaceholderKind> kind, string newBase,
            bool hasConstructor)
        {
            var entry = Find(display);
            if (entry == null || !entry.IsType)
                return false;
            var before = new { entry.Kind, entry.Base, entry.HasConstructor };
            entry.Kind = kind(entry.Kind);
            entry.Base = entry.Base ?? newBase;
            entry.HasConstructor |= hasConstructor;
            bool isChanged = !before.Equals(new { entry.Kind, entry.Base, entry.HasConstructor });
            HasChanged |= isChanged;
            entry.IsFresh |= isChanged;
            return entry.IsFresh;
        }

        Entry Find(IEnumerable<string> parts)
        {
            var entry = root;
            foreach (string part in parts)
                if (entry != null && !entry.Inner.TryGetValue(part, out entry))
                    entry = null;
            return entry;
        }

        /// <summary>Some messages name types in full, some by their last part.</summary>
        Entry Find(string display)
        {
            var name = SyntaxFactory.ParseTypeName(Unmark(display)) as NameSyntax;
            if (name == null)
                return null;
            var parts = PartsOf(name);
            var entry = Find(parts);
            if (entry != null || parts.Count > 1 || display.StartsWith(Space, StringComparison.Ordinal))
                return entry;
            var all = new List<Entry>();
            Collect(root, parts[0], all);
            return all.Count == 1 ? all[0] : null;
        }

        static void Collect(Entry entry, string part, List<Entry> to)
        {
            foreach (var inner in entry.Inner) {
                if (inner.Key == part && inner.Value.IsType)
                    to.Add(inner.Value);
                Collect(inner.Value, part, to);
            }
        }

        /// <summary>Takes back what Adapt() gave: the compiler does not like it.</summary>
        public void Simplify()
        {
            Simplify(root);
            HasChanged = true;
        }

        static void Simplify(Entry entry)
        {
            entry.Base = null;
            foreach (var inner in entry.Inner.Values)
                Simplify(inner);
        }

        /// <summary>"A.B`1": each part with its number of type arguments.</summary>
        static List<string> PartsOf(NameSyntax name)
        {
            var parts = new List<string>();
            for (; name != null; name = name is QualifiedNameSyntax ? ((QualifiedNameSyntax)name).Left : null) {
                var simple = SimpleOf(name);
                int arity = simple is GenericNameSyntax ? ((GenericNameSyntax)simple).TypeArgumentList.Arguments.Count
                    : 0;
                parts.Insert(0, simple.Identifier.ValueText + (arity > 0 ? "`" + arity : ""));
            }
            return parts;
        }

        static SimpleNameSyntax SimpleOf(NameSyntax name)
        {
            var qualified = name as QualifiedNameSyntax;
            var aliased = name as AliasQualifiedNameSyntax;
            return qualified != null ? qualified.Right : aliased != null ? aliased.Name : (SimpleNameSyntax)name;
        }

        /// <summary>global::Umcp.Placeholders.A.B for A.B, on as many lines.</summary>
        public static NameSyntax Qualify(NameSyntax name)
        {
            return Prefix(name.WithoutLeadingTrivia()).WithLeadingTrivia(name.GetLeadingTrivia());
        }

        static NameSyntax Prefix(NameSyntax name)
        {
            var qualified = name as QualifiedNameSyntax;
            if (qualified != null)
                return qualified.WithLeft(Prefix(qualified.Left));
            return SyntaxFactory.QualifiedName(SyntaxFactory.ParseName("global::" + Space), SimpleOf(name));
        }

        public bool IsEmpty
        {
            get { return root.Inner.Count == 0; }
        }

        /// <summary>The declarations of all of them.</summary>
        public string Write()
        {
            var text = new StringBuilder("namespace ").Append(Space).Append(" {\n");
            foreach (var inner in root.Inner)
                Write(text, inner.Key, inner.Value, false);
            return text.Append("}\n").ToString();
        }

        static void Write(StringBuilder text, string key, Entry entry, bool isNested)
        {
            entry.IsFresh = false;
            int tick = key.IndexOf('`');
            string name = "@" + (tick < 0 ? key : key.Substring(0, tick));
            int arity = tick < 0 ? 0 : int.Parse(key.Substring(tick + 1));
            string generic = arity == 0 ? name : name + "<" + string.Join(", ", Enumerable.Range(1, arity).Select(i => "T" + i)) + ">";
            var kind = entry.Inner.Count > 0
                && (entry.Kind == PlaceholderKind.Delegate || entry.Kind == PlaceholderKind.Enum)
                ? PlaceholderKind.Class : entry.Kind;
            bool isType = entry.IsType || isNested; // no namespace is in a type
            if (!isType) {
                text.Append("namespace ").Append(name).Append(" {\n");
            } else if (kind == PlaceholderKind.Delegate) {
                text.Append(Mark).Append("delegate void ").Append(generic).Append("();\n");
                return;
            } else {
                text.Append(Mark).Append(kind.ToString().ToLowerInvariant()).Append(' ').Append(generic);
                string parent = entry.Base ?? entry.Parent;
                if (parent != null && kind == PlaceholderKind.Class)
                    text.Append(" : ").Append(parent);
                text.Append(" {\n");
                if (kind == PlaceholderKind.Class && !entry.HasConstructor)
                    text.Append("protected ").Append(name).Append("() { }\n");
            }
            foreach (var inner in entry.Inner)
                Write(text, inner.Key, inner.Value, isType);
            text.Append("}\n");
        }
    }
}
