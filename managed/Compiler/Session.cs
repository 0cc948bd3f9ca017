using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>A submission that later code builds upon: it declared something.</summary>
    sealed class Node
    {
        public long Number;
        public Node Parent; // null: this is the prelude
        public int Depth;
        public CSharpCompilation Compilation;
        public List<string> Usings = new List<string>();
        public HashSet<string> Keys; // what it declares, if a later one can shadow all of it; else null
        public HashSet<string> Names; // all that it declares
        public MetadataReference Image; // if it declares types
        public bool IsUsed; // a library has been compiled with its types
        public HashSet<MetadataReference> Referenced; // all of the session's at that time
    }

    /// <summary>What became of a piece of code.</summary>
    sealed class Submitted
    {
        public string Report; // null: it is right
        public byte[] Image;
        public byte[] Library; // to be loaded first; null: none
        public Node Node;
        public bool HasValue;
        public bool Declares;
    }

    /// <summary>The state of one session: names that code declared, and libraries that it defined.</summary>
    sealed class Session
    {
        // Names are looked for level by level: code that uses the newest is slower by 4 ms for each 1000 of them,
        // and those take 50 MB.
        public const int MaxDepth = 4000;
        const int MaxLibraries = 500; // each costs all code 0.1 ms and more

        sealed class Library
        {
            public HashSet<string> Types;
            public string Text;
            public MetadataReference Reference;
        }

        public readonly string Name;
        readonly string prefix; // of the names of assemblies and classes
        readonly List<Library> libraries = new List<Library>();
        HashSet<MetadataReference> referenced; // of the next submission; replaced, never changed
        List<MetadataReference> references;
        List<string> usings;
        string preludeText;
        int nPreludes;
        Node prelude;
        Node newest;
        Node branch; // where the newest request began; null: at `newest`

        public Session(string name)
        {
            Name = name;
            prefix = "Umcp_" + Identifier(name) + "_";
        }

        static string Identifier(string name)
        {
            var text = new StringBuilder();
            foreach (char c in name)
                if (c < 128 && char.IsLetterOrDigit(c))
                    text.Append(c);
                else
                    text.Append('_').Append(((int)c).ToString("x")).Append('_');
            return text.ToString();
        }

        // --- References and usings ---

        /// <summary>Replaces the references, the usings, or both; null: as they are. The fault "session": submissions
        /// have
        /// what an assembly was before, and must be told anew.</summary>
        public void Use(List<MetadataReference> newReferences, List<string> newUsings)
        {
            if (references != null && newReferences != null && IsOther(newReferences))
                throw new Fault("session", "an assembly of this session has changed");
            references = newReferences ?? references;
            usings = newUsings ?? usings;
            referenced = new HashSet<MetadataReference>(AllReferences());
            var directives = Prelude.Directives(usings, Compile(Parse(""), prefix + "0", null));
            string text = string.Join("\n", directives);
            if (text == preludeText)
                return;
            preludeText = text;
            // Submissions cannot be moved to another beginning: the new one comes on top of them.
            bool isFirst = newest == null || newest.Parent == null;
            newest = new Node {
                Parent = isFirst ? null : newest,
                Number = isFirst ? 0 : newest.Number,
                Depth = isFirst ? 0 : newest.Depth,
                Compilation = Compile(Parse(text), prefix + "0_" + nPreludes++, isFirst ? null : newest),
                Usings = directives,
                Names = new HashSet<string>(),
                Referenced = referenced
            };
            if (isFirst)
                prelude = newest;
        }

        /// <summary>Is there one of the same file as before, but not the same? A stand-in shows less when code has
        /// loaded an
        /// assembly that brings types of its.</summary>
        bool IsOther(List<MetadataReference> newReferences)
        {
            var before = new HashSet<MetadataReference>(references);
            var paths = new HashSet<string>(references.Select(r => r.Display));
            return newReferences.Any(r => !before.Contains(r) && paths.Contains(r.Display));
        }

        static SyntaxTree Parse(string text)
        {
            return CSharpSyntaxTree.ParseText(text, Script.ParseOptions);
        }

        // --- Compiling ---

        CSharpCompilation Compile(SyntaxTree tree, string name, Node previous)
        {
            var options = Options.WithScriptClassName(name);
            var made = CSharpCompilation.CreateScriptCompilation(name, tree, NewReferences(previous), options);
            if (previous == null)
                return made;
            // CreateScriptCompilation() would bind all of the previous one once more, to look for errors.
            var info = made.ScriptCompilationInfo.WithPreviousScriptCompilation(previous.Compilation);
            return made.WithScriptCompilationInfo(info);
        }

        static readonly CSharpCompilationOptions Options = new CSharpCompilationOptions(
            OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release, allowUnsafe: true,
            concurrentBuild: false, warningLevel: 0, generalDiagnosticOption: ReportDiagnostic.Suppress);

        // How definitions are parsed: whole types, not a script.
        static readonly CSharpParseOptions Whole = new CSharpParseOptions(Language.Version, DocumentationMode.None);

        IEnumerable<MetadataReference> AllReferences()
        {
            return references.Concat(libraries.Select(l => l.Reference));
        }

        /// <summary>A submission has the references of those before it. If each had all of them once more, each
        /// would be slower and larger than the one before.</summary>
        IEnumerable<MetadataReference> NewReferences(Node previous)
        {
            return previous == null ? referenced
                : previous.Referenced == referenced ? null : referenced.Except(previous.Referenced);
        }

        Node Find(long number)
        {
            if (number == 0)
                return prelude;
            var node = newest;
            while (node != null && node.Number != number)
                node = node.Parent;
            if (node == null && branch != null && branch.Number == number)
                node = branch;
            if (node == null)
                throw new Fault("session", "this session has no submission " + number);
            return node;
        }

        /// <summary>Compiles code that sees what the submission `previous` and those before it declared.
        /// What declares something becomes part of the session.</summary>
        public Submitted Submit(long number, long previous, string code, CancellationToken cancel)
        {
            newest = Find(previous);
            return Submit(number, code, cancel);
        }

        /// <summary>The same after the last submission that declared something.</summary>
        public Submitted Submit(long number, string code, CancellationToken cancel)
        {
            if (code.StartsWith("\ufeff", StringComparison.Ordinal))
                code = " " + code.Substring(1);
            int deep = Nesting.Find(code, Script.ParseOptions);
            if (deep >= 0)
                return new Submitted { Report = CodeReport.At(code, deep, Nesting.Error) };
            var parts = Parts.Of(code);
            if (parts == null)
                return SubmitScript(number, code, false, cancel);
            var before = libraries.ToList();
            bool isMade = false;
            try {
                var library = DefineParts(number, parts, code, cancel);
                if (library.Report != null)
                    return library;
                var made = SubmitScript(number, parts.Rest, true, cancel);
                made.Library = library.Image;
                isMade = made.Report == null;
                return made;
            } finally {
                if (!isMade) {
                    libraries.Clear();
                    libraries.AddRange(before);
                    referenced = new HashSet<MetadataReference>(AllReferences());
                }
            }
        }

        Submitted SubmitScript(long number, string code, bool declares, CancellationToken cancel)
        {
            var from = newest;
            var script = Script.Of(code);
            bool mayDeclare = declares || script.Root.Usings.Count > 0 || Keys(script.Root).Count > 0;
            var near = mayDeclare ? from : Needed(from, script);
            var made = near == from ? null : Compile(script, number, near, code, cancel);
            if (made == null || made.Report != null || made.Declares)
                made = CompileEither(script, number, from, code, cancel);
            made.Declares |= declares;
            if (made.Report == null && made.Declares)
                Keep(made.Node, from);
            return made;
        }

        Submitted CompileEither(Script script, long number, Node from, string code, CancellationToken cancel)
        {
            var made = Compile(script, number, from, code, cancel);
            var function = made.Report == null ? null : Script.FunctionOf(code);
            var other = function == null ? null : Compile(function, number, from, code, cancel);
            return other != null && (other.Report == null || HasSyntaxErrors(script)) ? other : made;
        }

        /// <summary>The newest of the submissions of which the code uses a name, or perhaps a using. Names are
        /// looked for in one submission after the other, so code that needs none of the newer ones is
        /// compiled as if they were not there.</summary>
        static Node Needed(Node from, Script script)
        {
            var words = new HashSet<string>(script.Root.DescendantTokens().Select(t => t.ValueText));
            while (from.Parent != null && from.Usings.Count == 0 && !from.Names.Overlaps(words))
                from = from.Parent;
            return from;
        }

        static bool HasSyntaxErrors(Script script)
        {
            return script.Tree.GetDiagnostics().Any(d => d.Severity == DiagnosticSeverity.Error);
        }

        void Keep(Node node, Node from)
        {
            if (node.Depth > MaxDepth)
                throw new Fault("session", "the session has " + MaxDepth
                                           + " submissions that declare something, and takes no more");
            branch = from;
            newest = node;
        }

        Submitted Compile(Script script, long number, Node from, string code, CancellationToken cancel)
        {
            string name = prefix + number;
            var errors = script.Tree.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error).ToList();
            if (errors.Count > 0)
                return new Submitted { Report = CodeReport.Of(errors, code, script.ToCode) };
            var keys = Keys(script.Root);
            var parent = Unshadowed(from, keys);
            var compilation = Compile(script.Tree, name, parent);
            bool hasValue = script.ReturnsValue;
            if (script.Value != null) {
                if (IsValue(compilation, script))
                    hasValue = true;
                else {
                    script = script.AsStatement;
                    compilation = Compile(script.Tree, name, parent);
                }
            }
            var image = new MemoryStream();
            var result = compilation.Emit(image, cancellationToken: cancel);
            if (!result.Success)
                return new Submitted { Report = CodeReport.Of(result.Diagnostics, code, script.ToCode) };
            var node = Describe(compilation, script, number, parent, keys);
            var made = new Submitted { Image = image.ToArray(), HasValue = hasValue, Node = node };
            made.Declares = Declared(compilation).Any() || node.Usings.Count > 0;
            if (made.Declares && Declared(compilation).Any(m => m.Kind == SymbolKind.NamedType))
                node.Image = MetadataReference.CreateFromImage(made.Image);
            return made;
        }

        /// <summary>Of a call of something dynamic nobody knows whether it gives a value: it gives none, as a
        /// statement.</summary>
        static bool IsValue(CSharpCompilation compilation, Script script)
        {
            if (script.Value is LiteralExpressionSyntax || script.Value is BinaryExpressionSyntax
                || script.Value is IdentifierNameSyntax || script.Value is MemberAccessExpressionSyntax)
                return true; // to ask for its type costs as much as to compile it
            var type = compilation.GetSemanticModel(script.Tree).GetTypeInfo(script.Value).Type;
            if (type == null)
                return true;
            if (type.SpecialType == SpecialType.System_Void)
                return false;
            return !(type.TypeKind == TypeKind.Dynamic && script.Value is InvocationExpressionSyntax);
        }

        // --- What a submission declares ---

        static IEnumerable<ISymbol> Declared(CSharpCompilation compilation)
        {
            return compilation.ScriptClass.GetMembers().Where(m => !m.IsImplicitlyDeclared);
        }

        Node Describe(CSharpCompilation compilation, Script script, long number, Node parent, HashSet<string> keys)
        {
            var node = new Node {
                Number = number,
                Parent = parent,
                Depth = parent.Depth + 1,
                Compilation = compilation,
                Referenced = referenced
            };
            foreach (var directive in script.Root.Usings) {
                string text = directive.WithoutTrivia().NormalizeWhitespace().ToString();
                if (!Imports(parent, text))
                    node.Usings.Add(text);
            }
            if (node.Usings.Count == 0 && keys.Count == Declared(compilation).Count())
                node.Keys = keys;
            node.Names = new HashSet<string>(Declared(compilation).Select(m => m.Name));
            return node;
        }

        static bool Imports(Node node, string directive)
        {
            for (; node != null; node = node.Parent)
                if (node.Usings.Contains(directive))
                    return true;
            return false;
        }

        /// <summary>The newest of the submissions that is not wholly shadowed by code which declares
        /// `keys`. Such code cannot see what it shadows, and later code neither.</summary>
        static Node Unshadowed(Node from, HashSet<string> keys)
        {
            while (from.Parent != null && from.Keys != null && !from.IsUsed && from.Keys.IsSubsetOf(keys))
                from = from.Parent;
            return from;
        }

        /// <summary>Names of variables, types and functions, so that the same key means: the later one
        /// hides the earlier one completely.</summary>
        static HashSet<string> Keys(CompilationUnitSyntax root)
        {
            var keys = new HashSet<string>();
            foreach (var member in root.Members) {
                var field = member as FieldDeclarationSyntax;
                var type = member as TypeDeclarationSyntax;
                var other = member as BaseTypeDeclarationSyntax;
                var method = member as MethodDeclarationSyntax;
                if (field != null)
                    foreach (var variable in field.Declaration.Variables)
                        keys.Add(variable.Identifier.ValueText);
                else if (other != null)
                    keys.Add(other.Identifier.ValueText + "`" + Arity(type == null ? null : type.TypeParameterList));
                else if (method != null)
                    keys.Add(method.Identifier.ValueText + "`" + Arity(method.TypeParameterList)
                             + method.ParameterList.WithoutTrivia().NormalizeWhitespace());
            }
            return keys;
        }

        static int Arity(TypeParameterListSyntax list)
        {
            return list == null ? 0 : list.Parameters.Count;
        }

        // --- Definitions ---

        /// <summary>Compiles whole types as a library. They see the usings and types of the session.</summary>
        /// <param name="name">Of the assembly.</param>
        public Submitted Define(string name, string code, CancellationToken cancel)
        {
            int deep = Nesting.Find(code, Whole);
            if (deep >= 0)
                return new Submitted { Report = CodeReport.At(code, deep, Nesting.Error) };
            var types = TypeNames(CSharpSyntaxTree.ParseText(code, Whole));
            var used = new List<Node>();
            string begin = Beginning(types, used);
            if (code.StartsWith("#", StringComparison.Ordinal))
                begin += "\n";
            var tree = CSharpSyntaxTree.ParseText(begin + code, Whole);
            var all = AllReferences().Concat(used.Select(n => n.Image));
            var compilation = CSharpCompilation.Create(name, new[] { tree }, all, Options);
            var image = new MemoryStream();
            var result = compilation.Emit(image, cancellationToken: cancel);
            if (!result.Success)
                return new Submitted { Report = CodeReport.OfMapped(result.Diagnostics, begin.TrimEnd('\n').Length,
                                                                begin.EndsWith("\n", StringComparison.Ordinal)) };
            return Keep(image.ToArray(), types, code, used);
        }

        /// <summary>Compiles the types of a submission that has namespaces.</summary>
        Submitted DefineParts(long number, Parts parts, string code, CancellationToken cancel)
        {
            string text = parts.Types.ToString().TrimEnd();
            if (libraries.Any(l => l.Text == text))
                return new Submitted();
            foreach (var name in parts.Names.OrderBy(n => n.Value))
                if (libraries.Any(l => l.Types.Contains(name.Key)))
                    return new Submitted { Report = CodeReport.At(code, name.Value, "error CS0101: The session already "
                        + "contains a definition for '" + name.Key + "', and a type like this cannot be replaced") };
            var used = new List<Node>();
            string begin = Beginning(new HashSet<string>(parts.Names.Keys), used);
            var tree = CSharpSyntaxTree.ParseText(begin + text, Whole);
            var all = AllReferences().Concat(used.Select(n => n.Image));
            var compilation = CSharpCompilation.Create(prefix + number + "_types", new[] { tree }, all, Options);
            var image = new MemoryStream();
            var result = compilation.Emit(image, cancellationToken: cancel);
            if (!result.Success)
                return new Submitted {
                    Report = CodeReport.Of(result.Diagnostics, code,
                                           at => parts.Types.ToCode(Math.Max(0, at - begin.Length)))
                };
            return Keep(image.ToArray(), new HashSet<string>(parts.Names.Keys), text, used);
        }

        Submitted Keep(byte[] image, HashSet<string> types, string text, List<Node> used)
        {
            if (libraries.Count >= MaxLibraries)
                throw new Fault("session", "the session has " + MaxLibraries + " definitions, and takes no more");
            foreach (var node in used)
                node.IsUsed = true;
            libraries.RemoveAll(l => l.Types.IsSubsetOf(types));
            var reference = MetadataReference.CreateFromImage(image);
            libraries.Add(new Library { Types = types, Text = text, Reference = reference });
            referenced = new HashSet<MetadataReference>(AllReferences());
            return new Submitted { Image = image };
        }

        static HashSet<string> TypeNames(SyntaxTree tree)
        {
            var names = new HashSet<string>();
            foreach (var member in ((CompilationUnitSyntax)tree.GetRoot()).Members) {
                var type = member as BaseTypeDeclarationSyntax;
                var function = member as DelegateDeclarationSyntax;
                if (type != null)
                    names.Add(type.Identifier.ValueText);
                else if (function != null)
                    names.Add(function.Identifier.ValueText);
                else
                    names.Add(member.ToString()); // never the same as another's
            }
            return names;
        }

        /// <summary>Usings for a library, on one line: the session's, and a name for each type that a
        /// submission declared, unless the library declares it itself.</summary>
        string Beginning(HashSet<string> own, List<Node> used)
        {
            var text = new StringBuilder();
            var named = new HashSet<string>(own);
            for (var node = newest; node != null; node = node.Parent) {
                foreach (string directive in node.Usings)
                    if (!directive.Contains("=") || named.Add(Prelude.AliasOf(directive)))
                        text.Append(directive).Append(' ');
                if (node.Image == null)
                    continue;
                bool isUsed = false;
                foreach (var type in Declared(node.Compilation).OfType<INamedTypeSymbol>())
                    if (type.Arity == 0 && named.Add(type.Name)) {
                        text.AppendFormat("using {0}=global::{1}{2}.{0}; ", type.Name, prefix, node.Number);
                        isUsed = true;
                    }
                if (isUsed)
                    used.Add(node);
            }
            return text.ToString();
        }
    }
}
