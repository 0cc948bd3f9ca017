using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>A build that leaves out what does not compile, as little as can be, round by round: first what
    /// parsing finds, then declarations, then code. Each round takes all errors of the compiler at once.</summary>
    sealed class Tolerance
    {
        const int MaxRounds = 10; // then whole files go
        const int MaxFileRounds = 3;
        static readonly TimeSpan Patience = TimeSpan.FromSeconds(90); // a build may take 120

        public readonly LeftOut LeftOut = new LeftOut();
        public readonly Rebinding Losses;
        public readonly Placeholders Placeholders;
        public readonly Bases Bases;

        readonly Dictionary<string, LeftOfSource> sources = new Dictionary<string, LeftOfSource>();
        readonly Dictionary<string, SyntaxTree> originals = new Dictionary<string, SyntaxTree>();
        readonly Dictionary<string, string> fallen = new Dictionary<string, string>(); // classes, and the base that each lacks
        readonly System.Diagnostics.Stopwatch clock = System.Diagnostics.Stopwatch.StartNew();
        readonly CSharpCompilation first;
        CSharpCompilation compilation;
        SyntaxTree own; // the placeholders; null: none yet
        bool isTainted; // there were errors
        HashSet<SyntaxTree> looked; // trees whose code has no errors any more; null: all must be looked at
        int lossesSeen;
        readonly HashSet<SyntaxTree> doubtless = new HashSet<SyntaxTree>(); // trees that Doubts.cs has seen
        bool? hasForeign; // does a referenced assembly have placeholders?

        public Tolerance(CSharpCompilation compilation, IEnumerable<LeftOfSource> all)
        {
            this.compilation = first = compilation;
            foreach (var source in all) {
                LeftOut.Sources.Add(source);
                sources[source.Path] = source;
            }
            foreach (var tree in compilation.SyntaxTrees)
                originals[tree.FilePath] = tree;
            Losses = new Rebinding(t => originals.ContainsKey(t.FilePath) ? originals[t.FilePath].GetRoot() : t.GetRoot());
            Losses.AddForeign(compilation);
            Placeholders = new Placeholders(name => first.TypeNamed(name) != null);
            Bases = new Bases(() => first.SyntaxTrees, name => first.TypeNamed(name) != null);
        }

        /// <summary>Writes the assembly to `image`. Returns the errors if nothing helps.</summary>
        public string Run(MemoryStream image, CancellationToken cancel)
        {
            Parse();
            // It ends: sooner or later each round costs a file, or is one of a few with errors.
            for (int round = 1, fileRounds = 0;; round++) {
                cancel.ThrowIfCancellationRequested();
                LeftOut.Rounds = round;
                var errors = Compile(image, cancel);
                string report = Report.Of(errors);
                bool isLast = round >= MaxRounds;
                var repairs = new Repairs(this, compilation);
                if (report != null)
                    repairs.Take(errors);
                else if (!TakeRebound(repairs, round > MaxRounds + MaxFileRounds, cancel)) {
                    TellLosses(image, cancel);
                    return null;
                }
                if (report != null && (isLast || !repairs.HasEdits)) {
                    repairs = new Repairs(this, compilation);
                    repairs.LeaveFiles(errors);
                    if (!repairs.HasEdits || isLast && ++fileRounds > MaxFileRounds)
                        return report;
                }
                // What is left out must not depend on how fast the machine is.
                if (clock.Elapsed > Patience)
                    throw new Fault("late", "leaving out what does not compile took longer than " + Patience.TotalSeconds + " s");
                compilation = repairs.Apply();
            }
        }

        /// <summary>Makes the assembly once more if those who refer to it must know what it has lost.</summary>
        void TellLosses(MemoryStream image, CancellationToken cancel)
        {
            string text = Losses.Tell();
            if (text == null)
                return;
            var told = new MemoryStream();
            var tree = CSharpSyntaxTree.ParseText(text, (CSharpParseOptions)first.SyntaxTrees[0].Options, "");
            if (!compilation.AddSyntaxTrees(tree).Emit(told, cancellationToken: cancel).Success)
                return;
            image.SetLength(0);
            told.WriteTo(image);
        }

        void Parse()
        {
            var repairs = new Repairs(this, compilation);
            foreach (var tree in compilation.SyntaxTrees)
                repairs.TakeParsed(tree);
            compilation = repairs.Apply();
        }

        /// <summary>The errors: those of declarations, or if there are none of code. Once there were errors, code is
        /// only looked at before the assembly is made: all of it, then what has changed.</summary>
        List<Diagnostic> Compile(MemoryStream image, CancellationToken cancel)
        {
            var errors = ErrorsOf(compilation.GetDeclarationDiagnostics(cancel));
            if (errors.Count == 0 && isTainted) {
                errors = ErrorsOf(looked == null ? compilation.GetMethodBodyDiagnostics(cancel) : LookAtChanges(cancel));
                looked = new HashSet<SyntaxTree>(compilation.SyntaxTrees);
            } else if (errors.Count > 0)
                looked = null;
            isTainted = true;
            if (errors.Count > 0)
                return errors;
            image.SetLength(0);
            return ErrorsOf(compilation.Emit(image, cancellationToken: cancel).Diagnostics);
        }

        IEnumerable<Diagnostic> LookAtChanges(CancellationToken cancel)
        {
            return compilation.SyntaxTrees.Where(t => !looked.Contains(t)).SelectMany(
                t => compilation.GetSemanticModel(t).GetMethodBodyDiagnostics(null, cancel));
        }

        /// <summary>In the order of the sources: the compiler works on many at once.</summary>
        List<Diagnostic> ErrorsOf(IEnumerable<Diagnostic> diagnostics)
        {
            var errors = diagnostics.Where(d => d.Severity == DiagnosticSeverity.Error).ToList();
            if (errors.Count < 2)
                return errors;
            var places = new Dictionary<SyntaxTree, int>();
            foreach (var tree in compilation.SyntaxTrees)
                places[tree] = places.Count;
            int place;
            return errors.OrderBy(e => e.Location.SourceTree != null && places.TryGetValue(e.Location.SourceTree, out place) ? place : -1)
                .ThenBy(e => e.Location.SourceSpan.Start).ThenBy(e => e.Location.SourceSpan.Length)
                .ThenBy(e => e.Id, StringComparer.Ordinal).ThenBy(e => e.GetMessage(), StringComparer.Ordinal).ToList();
        }

        /// <summary>Stubs for code that means something else than before. False: there is none.</summary>
        /// <param name="isLast">Whole files go instead.</param>
        bool TakeRebound(Repairs repairs, bool isLast, CancellationToken cancel)
        {
            var trees = compilation.SyntaxTrees.Where(t => !IsOwn(t)).ToList();
            var found = new List<KeyValuePair<SyntaxNode, Loss>>();
            if (Losses.Count != lossesSeen)
                found = Losses.Find(compilation, trees, cancel);
            lossesSeen = Losses.Count;
            if (HasPlaceholders()) {
                found.AddRange(new Doubts().Find(compilation, trees.Where(t => !doubtless.Contains(t)), cancel));
                doubtless.UnionWith(trees);
            }
            foreach (var each in found)
                repairs.TakeRebound(each.Key, each.Value, isLast);
            return found.Count > 0;
        }

        /// <summary>Are there any, of this assembly or of those that it refers to?</summary>
        bool HasPlaceholders()
        {
            if (hasForeign == null)
                hasForeign = first.SourceModule.ReferencedAssemblySymbols.Any(
                    a => a.NamespaceNames.Contains("Placeholders") && a.NamespaceNames.Contains("Umcp"));
            return hasForeign.Value || !Placeholders.IsEmpty;
        }

        public bool IsOwn(SyntaxTree tree)
        {
            return tree == own;
        }

        public bool IsNullable(SyntaxTree tree)
        {
            return first.Options.NullableContextOptions != NullableContextOptions.Disable
                   || tree.GetRoot().ContainsDirectives && tree.ToString().Contains("#nullable");
        }

        /// <summary>Notes what an error costs.</summary>
        /// <param name="at">Where that is in the tree.</param>
        public void Tell(SyntaxTree tree, int at, Diagnostic error, How how, string what, int members)
        {
            int place = error.Location.SourceTree == tree ? error.Location.SourceSpan.Start : at;
            int line = tree.GetText().Lines.IndexOf(place);
            sources[tree.FilePath].Add(new Left {
                Line = line + 1,
                Column = ColumnOf(tree, place, line) + 1,
                Place = tree.GetText().Lines.IndexOf(at),
                What = what,
                How = how,
                Error = LeftOut.ErrorOf(error),
                Members = members
            });
        }

        /// <summary>The column in the file, of which the line may have changed meanwhile: where the same word
        /// is.</summary>
        int ColumnOf(SyntaxTree tree, int place, int line)
        {
            var now = tree.GetText().Lines[line];
            var before = originals[tree.FilePath].GetText().Lines;
            int column = place - now.Start;
            string old = line < before.Count ? before[line].ToString() : "";
            if (tree == originals[tree.FilePath] || now.ToString() == old)
                return column;
            string word = tree.GetRoot().FindToken(place).Text;
            int found = word == "" ? -1 : old.IndexOf(word, StringComparison.Ordinal);
            return found >= 0 ? found : Math.Max(0, old.Length - old.TrimStart().Length);
        }

        public void LeaveFile(SyntaxTree tree, Diagnostic error)
        {
            var source = sources[tree.FilePath];
            Losses.AddAll(originals[tree.FilePath].GetRoot(), error);
            source.Left.Clear();
            source.IsOut = true;
            Tell(tree, 0, error, How.File, Path.GetFileName(tree.FilePath), source.Members);
        }

        /// <summary>Class `type` has lost its base.</summary>
        public void Fall(SyntaxNode type, string missing, CSharpCompilation now)
        {
            var symbol = now.GetSemanticModel(type.SyntaxTree).GetDeclaredSymbol(type) as INamedTypeSymbol;
            if (symbol != null)
                fallen[symbol.OriginalDefinition.ToDisplayString()] = missing;
        }

        /// <summary>The missing base that an error follows from; null: it does not.</summary>
        public string FallenBase(SyntaxNode owner, Diagnostic error, CSharpCompilation now)
        {
            string found;
            if (fallen.Count == 0)
                return null;
            if (error.Id == "CS1061" || error.Id == "CS0117")
                return fallen.TryGetValue(MissingNames.Quoted(error).First(), out found) ? found : null;
            if (error.Id != "CS0103" && error.Id != "CS0115")
                return null;
            var type = owner.FirstAncestorOrSelf<BaseTypeDeclarationSyntax>();
            var symbol = type == null ? null : now.GetSemanticModel(type.SyntaxTree).GetDeclaredSymbol(type) as INamedTypeSymbol;
            for (; symbol != null; symbol = symbol.BaseType)
                if (fallen.TryGetValue(symbol.OriginalDefinition.ToDisplayString(), out found))
                    return found;
            return null;
        }

        /// <summary>Can a class derive from a placeholder for this name that itself derives from `parent`? One of another
        /// assembly is what it is.</summary>
        public bool CanDerive(NameSyntax name, string parent)
        {
            var known = first.TypeNamed(Placeholders.MetadataName(name));
            if (known == null)
                return true;
            var wanted = parent == "object" ? null : first.TypeNamed(parent);
            bool isParent = wanted == null;
            for (var t = known.BaseType; t != null && !isParent; t = t.BaseType)
                isParent = t.Equals(wanted);
            return isParent && known.TypeKind == TypeKind.Class;
        }

        /// <summary>Could a placeholder derive from this type, by its name in a message?</summary>
        public bool CanBeBase(string name)
        {
            var type = first.TypeNamed(name);
            if (type == null || type.IsSealed || type.Arity > 0)
                return false;
            for (var t = type; t != null; t = t.BaseType)
                if (t.GetMembers().Any(m => m.IsAbstract))
                    return false;
            return type.TypeKind == TypeKind.Interface && type.AllInterfaces.Length == 0
                   || type.InstanceConstructors.Any(c => c.Parameters.Length == 0 && c.DeclaredAccessibility != Accessibility.Private
                                                         && c.DeclaredAccessibility != Accessibility.Internal);
        }

        /// <summary>The compilation with the placeholders as they are now.</summary>
        public CSharpCompilation Refresh(CSharpCompilation now)
        {
            bool isMissing = own == null && now.TypeNamed("Umcp.LeftOutException") == null;
            if (!Placeholders.HasChanged && !isMissing)
                return now;
            string text = (isMissing || own != null && own.ToString().Contains("class LeftOutException") ? Marks : "")
                          + (Placeholders.IsEmpty ? "" : Placeholders.Write());
            var tree = CSharpSyntaxTree.ParseText(text, (CSharpParseOptions)first.SyntaxTrees[0].Options, "");
            now = own == null ? now.AddSyntaxTrees(tree) : now.ReplaceSyntaxTree(own, tree);
            own = tree;
            Placeholders.HasChanged = false;
            doubtless.Clear();
            return now;
        }

        // Of Umcp.Support, which a project that brings some of its types does not see.
        const string Marks = @"namespace Umcp {
            [System.AttributeUsage(System.AttributeTargets.All)] sealed class PlaceholderAttribute : System.Attribute { }
            sealed class LeftOutException : System.NotSupportedException {
                public string Member { get; private set; }
                public string Reason { get; private set; }
                public LeftOutException(string member, string reason)
                    : base(member + "" was left out, because it does not compile here: "" + reason)
                { Member = member; Reason = reason; } } }
            ";
    }
}
