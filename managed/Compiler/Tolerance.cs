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

        public readonly LeftOut LeftOut = new LeftOut();
        public readonly Losses Losses;
        public readonly Placeholders Placeholders;
        public readonly Bases Bases;

        readonly Dictionary<string, LeftOfSource> sources = new Dictionary<string, LeftOfSource>();
        readonly Dictionary<string, SyntaxTree> originals = new Dictionary<string, SyntaxTree>();
        // classes, and the base that each lacks
        readonly Dictionary<string, string> fallen = new Dictionary<string, string>();
        readonly System.Diagnostics.Stopwatch clock = System.Diagnostics.Stopwatch.StartNew();
        readonly long patience;
        readonly CSharpCompilation first;
        CSharpCompilation compilation;
        SyntaxTree own; // the placeholders; null: none yet
        bool isTainted; // there were errors
        HashSet<SyntaxTree> looked; // trees whose code needs no look any more; null: all must be looked at
        int lossesSeen;
        readonly HashSet<SyntaxTree> doubtless = new HashSet<SyntaxTree>(); // trees that Doubts.cs has seen
        bool? hasForeign; // does a referenced assembly have placeholders?

        /// <param name="losses">What the assemblies tell that code refers to.</param>
        /// <param name="patience">Seconds after which no new round begins.</param>
        public Tolerance(CSharpCompilation compilation, IEnumerable<LeftOfSource> all, IEnumerable<string> losses,
            long patience)
        {
            this.patience = patience;
            this.compilation = first = compilation;
            foreach (var source in all) {
                LeftOut.Sources.Add(source);
                sources[source.Path] = source;
            }
            foreach (var tree in compilation.SyntaxTrees)
                originals[tree.FilePath] = tree;
            Losses = new Losses(losses);
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
                bool isMade = false, isLast = round >= MaxRounds;
                var repairs = new Repairs(this, compilation);
                var errors = Look(image, out isMade, cancel);
                if (errors.Count == 0 && !TakeRebound(repairs, round > MaxRounds + MaxFileRounds, cancel)) {
                    if (!isMade)
                        errors = Emit(image, cancel);
                    if (errors.Count == 0)
                        return null;
                }
                if (errors.Count > 0)
                    repairs.Take(errors);
                if (errors.Count > 0 && (isLast || !repairs.HasEdits)) {
                    repairs = new Repairs(this, compilation);
                    repairs.LeaveFiles(errors);
                    if (!repairs.HasEdits || isLast && ++fileRounds > MaxFileRounds)
                        return Report.Of(errors);
                }
                // What is left out must not depend on how fast the machine is.
                if (clock.Elapsed.TotalSeconds >= patience)
                    throw new Fault("late", "leaving out what does not compile took longer than " + patience + " s");
                compilation = repairs.Apply();
            }
        }

        void Parse()
        {
            var repairs = new Repairs(this, compilation);
            foreach (var tree in compilation.SyntaxTrees)
                repairs.TakeParsed(tree);
            compilation = repairs.Apply();
        }

        /// <summary>The errors: those of declarations, or if there are none of code. Once there were errors, code is
        /// looked at before the assembly is made: all of it, then what has changed.</summary>
        /// <param name="isMade">The assembly is in `image`.</param>
        List<Diagnostic> Look(MemoryStream image, out bool isMade, CancellationToken cancel)
        {
            var errors = ErrorsOf(compilation.GetDeclarationDiagnostics(cancel));
            isMade = errors.Count == 0 && !isTainted;
            if (isMade)
                errors = Emit(image, cancel);
            else if (errors.Count == 0) {
                errors = ErrorsOf(LookAtCode(cancel));
                looked = new HashSet<SyntaxTree>(compilation.SyntaxTrees);
            } else
                looked = null;
            isTainted = true;
            return errors;
        }

        /// <summary>For a few files the compiler looks at each on its own.</summary>
        IEnumerable<Diagnostic> LookAtCode(CancellationToken cancel)
        {
            var trees = compilation.SyntaxTrees.Where(t => looked == null || !looked.Contains(t)).ToList();
            return trees.Count > compilation.SyntaxTrees.Length / 4 ? compilation.GetMethodBodyDiagnostics(cancel)
                : SideBySide(trees, t => compilation.GetSemanticModel(t).GetMethodBodyDiagnostics(null, cancel),
                    cancel);
        }

        List<Diagnostic> Emit(MemoryStream image, CancellationToken cancel)
        {
            image.SetLength(0);
            return ErrorsOf(compilation.Emit(image, manifestResources: Losses.Tell(), cancellationToken: cancel)
                .Diagnostics);
        }

        /// <summary>What `find` gives for each tree, in their order.</summary>
        IEnumerable<T> SideBySide<T>(IList<SyntaxTree> trees, Func<SyntaxTree, IEnumerable<T>> find,
            CancellationToken cancel)
        {
            var found = new IEnumerable<T>[trees.Count];
            Workers.Run(trees.Count, i => found[i] = find(trees[i]), cancel, first.Options.ConcurrentBuild);
            return found.SelectMany(f => f);
        }

        /// <summary>A tree takes the place of another, from which it differs by stubs alone: the rest of its code
        /// means what it meant.</summary>
        public void HasStubs(SyntaxTree old, SyntaxTree tree)
        {
            if (looked != null && looked.Contains(old))
                looked.Add(tree);
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
            return errors.OrderBy(e => e.Location.SourceTree != null
                && places.TryGetValue(e.Location.SourceTree, out place) ? place : -1)
                .ThenBy(e => e.Location.SourceSpan.Start).ThenBy(e => e.Location.SourceSpan.Length)
                .ThenBy(e => e.Id, StringComparer.Ordinal).ThenBy(e => e.GetMessage(), StringComparer.Ordinal).ToList();
        }

        /// <summary>Stubs for code that means something else than before. False: there is none.</summary>
        /// <param name="isLast">Whole files go instead.</param>
        bool TakeRebound(Repairs repairs, bool isLast, CancellationToken cancel)
        {
            var trees = compilation.SyntaxTrees.Where(t => !IsOwn(t)).ToList();
            var found = new List<KeyValuePair<SyntaxNode, Loss>>();
            if (Losses.Count != lossesSeen) {
                var names = LostNames.Of(Losses.All, compilation);
                found.AddRange(SideBySide(trees,
                    t => new Rebinding(names, compilation.GetSemanticModel(t), OriginalOf(t).GetRoot()).Find(),
                    cancel));
            }
            lossesSeen = Losses.Count;
            if (HasPlaceholders()) {
                var suspects = new Suspects(compilation);
                found.AddRange(SideBySide(trees.Where(t => !doubtless.Contains(t)).ToList(),
                                          t => new Doubts(compilation.GetSemanticModel(t), suspects).Find(cancel),
                                              cancel));
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
                hasForeign = first.SourceModule.ReferencedAssemblySymbols.Any(Suspects.HasPlaceholders);
            return hasForeign.Value || !Placeholders.IsEmpty;
        }

        SyntaxTree OriginalOf(SyntaxTree tree)
        {
            SyntaxTree original;
            return originals.TryGetValue(tree.FilePath, out original) ? original : tree;
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

        /// <summary>A source gets stubs of members that it did not have.</summary>
        public void AddMembers(SyntaxTree tree, int n)
        {
            sources[tree.FilePath].Members += n;
        }

        public void LeaveFile(SyntaxTree tree, Diagnostic error)
        {
            var source = sources[tree.FilePath];
            Losses.AddAll(originals[tree.FilePath].GetRoot(), error);
            source.Clear();
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
            var symbol = type == null ? null
                : now.GetSemanticModel(type.SyntaxTree).GetDeclaredSymbol(type) as INamedTypeSymbol;
            for (; symbol != null; symbol = symbol.BaseType)
                if (fallen.TryGetValue(symbol.OriginalDefinition.ToDisplayString(), out found))
                    return found;
            return null;
        }

        /// <summary>Can a class derive from a placeholder for this name that itself derives from `parent`? One of
        /// another
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
                   || type.InstanceConstructors.Any(c => c.Parameters.Length == 0
                       && c.DeclaredAccessibility != Accessibility.Private
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
