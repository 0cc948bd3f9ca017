using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>One round of a tolerant build: what each error costs. Errors within code cost that code, or a
    /// placeholder if a type is all that it lacks; what errors elsewhere cost is in Headers.cs.</summary>
    sealed partial class Repairs
    {
        // Places of code where a type may stand for another that is not there: nothing of it is used.
        static readonly HashSet<SyntaxKind> places = new HashSet<SyntaxKind> {
            SyntaxKind.TypeArgumentList, SyntaxKind.ArrayType, SyntaxKind.NullableType, SyntaxKind.PointerType,
            SyntaxKind.RefType, SyntaxKind.TupleElement, SyntaxKind.VariableDeclaration, SyntaxKind.CastExpression,
            SyntaxKind.TypeOfExpression, SyntaxKind.DefaultExpression, SyntaxKind.ForEachStatement,
            SyntaxKind.DeclarationPattern, SyntaxKind.DeclarationExpression, SyntaxKind.Parameter,
            SyntaxKind.LocalFunctionStatement, SyntaxKind.MethodDeclaration, SyntaxKind.OperatorDeclaration,
            SyntaxKind.ConversionOperatorDeclaration, SyntaxKind.DelegateDeclaration, SyntaxKind.PropertyDeclaration,
            SyntaxKind.IndexerDeclaration, SyntaxKind.EventDeclaration, SyntaxKind.TypeConstraint,
                SyntaxKind.CatchDeclaration,
        };
        static readonly HashSet<string> unknownTypes = new HashSet<string> { "CS0246", "CS0234", "CS0426", "CS0400" };

        // Errors that do not follow from a type that is not there.
        static readonly HashSet<string> certain = new HashSet<string>(unknownTypes) { "CS0103", "CS0117", "CS1061" };

        readonly Tolerance build;
        readonly CSharpCompilation compilation;
        readonly Dictionary<SyntaxTree, Edits> edits = new Dictionary<SyntaxTree, Edits>();
        readonly HashSet<SyntaxTree> gone = new HashSet<SyntaxTree>();
        readonly List<SyntaxNode> removed = new List<SyntaxNode>();

        public Repairs(Tolerance build, CSharpCompilation compilation)
        {
            this.build = build;
            this.compilation = compilation;
        }

        /// <summary>Decides about all errors of a round.</summary>
        public void Take(IEnumerable<Diagnostic> errors)
        {
            var inCode = new List<KeyValuePair<SyntaxNode, Diagnostic>>();
            var inSource = errors.Where(e => e.Location.IsInSource).ToList();
            bool isFirst = inSource.Any(IsUnknownInHeader);
            foreach (var error in inSource.Where(e => !build.IsOwn(e.Location.SourceTree)))
                Choose(NodeAt(error.Location.SourceTree, error.Location.SourceSpan), error);
            foreach (var error in inSource) {
                var tree = error.Location.SourceTree;
                if (build.IsOwn(tree)) {
                    build.Placeholders.Simplify();
                    continue;
                }
                var node = NodeAt(tree, error.Location.SourceSpan);
                var code = Members.CodeAround(node);
                if (IsChosen(node))
                    continue;
                if (code != null)
                    inCode.Add(new KeyValuePair<SyntaxNode, Diagnostic>(code, error));
                else if (!isFirst || unknownTypes.Contains(error.Id) || IsPart(node))
                    TakeHeader(error, node);
            }
            foreach (var unit in inCode.GroupBy(e => e.Key, e => e.Value))
                if (!EditsOf(unit.Key.SyntaxTree).IsGone(unit.Key))
                    TakeCode(unit.Key, unit.ToList());
        }

        /// <summary>A type that a declaration needs: as long as there are such, other errors of declarations may follow
        /// from them. A class whose base is unknown overrides nothing.</summary>
        bool IsUnknownInHeader(Diagnostic error)
        {
            if (!unknownTypes.Contains(error.Id) || build.IsOwn(error.Location.SourceTree))
                return false;
            var node = NodeAt(error.Location.SourceTree, error.Location.SourceSpan);
            return Members.CodeAround(node) == null && !IsPart(node);
        }

        static bool IsPart(SyntaxNode node)
        {
            return node.AncestorsAndSelf().Any(n => n is AttributeListSyntax || n is UsingDirectiveSyntax);
        }

        static SyntaxNode NodeAt(SyntaxTree tree, Microsoft.CodeAnalysis.Text.TextSpan span)
        {
            var root = tree.GetRoot();
            return root.FullSpan.Contains(span) ? root.FindNode(span, false, true) : root;
        }

        /// <summary>Errors that parsing found: those within code with all its brackets cost that, others the whole
        /// file.</summary>
        public void TakeParsed(SyntaxTree tree)
        {
            var errors = tree.GetDiagnostics().Where(d => d.Severity == DiagnosticSeverity.Error).ToList();
            if (errors.Count == 0)
                return;
            var units = errors.Select(e => new { Code = CodeAt(tree, e.Location.SourceSpan), Error = e }).ToList();
            var outside = units.FirstOrDefault(u => u.Code == null && u.Error.Id != "CS1029");
            if (outside != null) {
                LeaveFile(tree, outside.Error);
                return;
            }
            DropDirectives(tree, units.Where(u => u.Code == null).Select(u => u.Error).ToList());
            foreach (var unit in units.Where(u => u.Code != null).GroupBy(u => u.Code, u => u.Error))
                Spoil(unit.Key, unit.First(), How.Stub);
            if (Preview(tree).GetDiagnostics().Any(d => d.Severity == DiagnosticSeverity.Error))
                LeaveFile(tree, errors[0]);
        }

        /// <summary>#error outside of bodies: the project would have the compiler stop, but its code may well be
        /// fine.</summary>
        void DropDirectives(SyntaxTree tree, List<Diagnostic> errors)
        {
            if (errors.Count == 0)
                return;
            foreach (var error in errors)
                build.Tell(tree, error.Location.SourceSpan.Start, error, How.Directive, "#error", 0);
            EditsOf(tree).Change(tree.GetRoot(), root => root.ReplaceTrivia(
                root.DescendantTrivia().Where(t => t.IsKind(SyntaxKind.ErrorDirectiveTrivia)), (old, now)
                    => SyntaxFactory.EndOfLine("\n")));
        }

        SyntaxTree Preview(SyntaxTree tree)
        {
            return EditsOf(tree).Apply(tree);
        }

        static SyntaxNode CodeAt(SyntaxTree tree, Microsoft.CodeAnalysis.Text.TextSpan span)
        {
            var code = Members.CodeAround(NodeAt(tree, span));
            // What is missing is told behind the last token, which may be the end of the code.
            if (code == null && span.Start > 0)
                code = Members.CodeAround(NodeAt(tree, new Microsoft.CodeAnalysis.Text.TextSpan(span.Start - 1, 0)));
            var block = code as BlockSyntax;
            bool isWhole = block != null && !block.OpenBraceToken.IsMissing && !block.CloseBraceToken.IsMissing
                           || code is ArrowExpressionClauseSyntax || code is EqualsValueClauseSyntax;
            return isWhole ? code : null;
        }

        void TakeCode(SyntaxNode code, List<Diagnostic> errors)
        {
            foreach (var error in errors)
                Need(code, error);
            var names =
                errors.Select(e => unknownTypes.Contains(e.Id)
                ? TypeAt(NodeAt(e.Location.SourceTree, e.Location.SourceSpan)) : null)
                .ToList();
            bool isHopeless = errors.Where((e, i) => names[i] == null && certain.Contains(e.Id)).Any();
            if (!isHopeless && names.Any(n => n != null)) {
                // Other errors may follow from these: the next round tells.
                for (int i = 0; i < names.Count; i++)
                    if (names[i] != null)
                        Place(names[i], errors[i]);
                return;
            }
            Spoil(code, errors.OrderBy(e => e.Location.SourceSpan.Start).First(), How.Stub);
        }

        /// <summary>Makes a stub of code, or leaves out the value or call that it is.</summary>
        public void Spoil(SyntaxNode code, Diagnostic error, How how)
        {
            var initializer = code as ConstructorInitializerSyntax;
            if (code is EqualsValueClauseSyntax)
                DropValue(code, error);
            else if (initializer != null)
                DropInitializer(initializer, error, how);
            else
                Stub(code, error, how);
        }

        void Stub(SyntaxNode code, Diagnostic error, How how)
        {
            var owner = code.Parent;
            if (Stubs.IsStub(code)) {
                LeaveMember(owner, error);
                return;
            }
            if (EditsOf(code.SyntaxTree).IsGone(code))
                return;
            string what = Members.NameOf(owner);
            Tell(owner, error, how, what);
            EditsOf(code.SyntaxTree).Replace(code, Stubs.Of(code, what, LeftOut.ErrorOf(error)), true);
            var method = owner as MethodDeclarationSyntax;
            if (method != null && method.Modifiers.Any(SyntaxKind.AsyncKeyword))
                EditsOf(code.SyntaxTree).Change(method, m => Stubs.Drop(m, SyntaxKind.AsyncKeyword), true);
        }

        void DropValue(SyntaxNode code, Diagnostic error)
        {
            var all = EditsOf(code.SyntaxTree);
            Tell(code.Parent, error, How.Initializer, Members.NameOf(code.Parent));
            var property = code.Parent as PropertyDeclarationSyntax;
            if (property != null) {
                all.Change(property, p => p.WithInitializer(null).WithSemicolonToken(default(SyntaxToken))
                                           .WithTrailingTrivia(p.GetTrailingTrivia()), true);
                return;
            }
            all.Replace(code, null, true);
            var field = code.Parent.Parent.Parent as FieldDeclarationSyntax;
            if (field != null && field.Modifiers.Any(SyntaxKind.ConstKeyword)) {
                build.Losses.Add(code.Parent, error); // whoever uses it would go on with another value
                foreach (var other in field.Declaration.Variables.Where(v => v.Initializer != null
                    && !all.IsGone(v.Initializer)))
                    all.Change(other, v => v);
                if (!all.Has(field))
                    all.Change(field, f => Stubs.Unfix(f));
            }
        }

        /// <summary>The call of another constructor goes, and what the constructor does goes with it.</summary>
        void DropInitializer(ConstructorInitializerSyntax initializer, Diagnostic error, How how)
        {
            var owner = (ConstructorDeclarationSyntax)initializer.Parent;
            if (Stubs.IsStub(initializer)) {
                LeaveMember(owner, error);
                return;
            }
            EditsOf(initializer.SyntaxTree).Remove(initializer);
            var code = (SyntaxNode)owner.Body ?? owner.ExpressionBody;
            if (code != null && !Stubs.IsStub(code))
                Stub(code, error, how);
        }

        /// <summary>The whole name at a place where a placeholder could stand; null: it is no such place.</summary>
        static NameSyntax TypeAt(SyntaxNode node)
        {
            var name = node as NameSyntax;
            if (name == null)
                return null;
            while (name.Parent is QualifiedNameSyntax || name.Parent is AliasQualifiedNameSyntax)
                name = (NameSyntax)name.Parent;
            var binary = name.Parent as BinaryExpressionSyntax;
            bool fits = places.Contains(name.Parent.Kind())
                        || binary != null && binary.Right == name
                           && (binary.IsKind(SyntaxKind.AsExpression) || binary.IsKind(SyntaxKind.IsExpression));
            return fits ? name : null;
        }

        /// <summary>Puts a placeholder in place of a type.</summary>
        void Place(NameSyntax name, Diagnostic error)
        {
            var all = EditsOf(name.SyntaxTree);
            if (all.Has(name) || all.IsGone(name))
                return;
            if (name.Parent is CatchDeclarationSyntax)
                build.Placeholders.AddBase(name, "global::System.Exception");
            else
                build.Placeholders.Add(name, KindOf(name));
            var owner = Members.OwnerOf(name);
            Tell(name, error, How.Placeholder, owner != null ? Members.NameOf(owner) : name.ToString());
            all.Change(name, n => Placeholders.Qualify(n));
        }

        PlaceholderKind KindOf(NameSyntax name)
        {
            var parent = name.Parent;
            if (parent is PointerTypeSyntax || parent is NullableTypeSyntax && !build.IsNullable(name.SyntaxTree))
                return PlaceholderKind.Struct;
            if (parent is EventDeclarationSyntax || parent is VariableDeclarationSyntax
                && parent.Parent is EventFieldDeclarationSyntax)
                return PlaceholderKind.Delegate;
            var field = parent.Parent as FieldDeclarationSyntax;
            if (field != null && field.Modifiers.Any(SyntaxKind.ConstKeyword))
                return PlaceholderKind.Enum;
            if (parent is BaseTypeSyntax || Bases.IsInterfaceName(name))
                return PlaceholderKind.Interface;
            return char.IsLower(Bases.LastPart(name)[0]) ? PlaceholderKind.Struct : PlaceholderKind.Class; // float3
        }

        Edits EditsOf(SyntaxTree tree)
        {
            Edits found;
            if (!edits.TryGetValue(tree, out found))
                edits[tree] = found = new Edits();
            return found;
        }

        void Tell(SyntaxNode node, Diagnostic error, How how, string what, int members = 1)
        {
            build.Tell(node.SyntaxTree, node.SpanStart, error, how, what, members);
        }

        /// <summary>Counts what an error says is missing for the member that it is in.</summary>
        void Need(SyntaxNode node, Diagnostic error)
        {
            var owner = Members.OwnerOf(node);
            if (owner == null)
                return;
            string path = node.SyntaxTree.FilePath, name = build.FallenBase(owner, error, compilation)
                ?? MissingNames.Of(error);
            build.LeftOut.Names.Add(path, Members.NameOf(owner), name);
        }

        void LeaveFile(SyntaxTree tree, Diagnostic error)
        {
            if (gone.Add(tree))
                build.LeaveFile(tree, error);
        }

        /// <summary>The last resort: files with errors go as a whole.</summary>
        public void LeaveFiles(IEnumerable<Diagnostic> errors)
        {
            foreach (var error in errors.Where(e => e.Location.IsInSource && !build.IsOwn(e.Location.SourceTree)))
                LeaveFile(error.Location.SourceTree, error);
        }

        /// <summary>A stub, or a placeholder, for what may mean something else now; where neither can be, it
        /// goes.</summary>
        public void TakeRebound(SyntaxNode node, Loss loss, bool isLast)
        {
            string reason = loss.IsDoubt ? "What '{0}' is cannot be told, and so not what this would mean with it"
                : "'{0}' was left out, which this may have meant";
            var error =
                Diagnostic.Create(new DiagnosticDescriptor(loss.Error, "rebound", reason, "umcp",
                DiagnosticSeverity.Error, true),
                                          node.GetLocation(), loss.What);
            if (isLast)
                LeaveFile(node.SyntaxTree, error);
            else if (Members.IsCode(node))
                Spoil(node, error, How.Rebound);
            else if (TypeAt(node) != null)
                Place(TypeAt(node), error);
            else if (!EditsOf(node.SyntaxTree).IsGone(node) && !TakePart(error, node) && !TakeBase(error, node, true)) {
                var owner = Members.OwnerOf(node);
                if (owner != null)
                    LeaveMember(owner is AccessorDeclarationSyntax ? owner.Parent.Parent : owner, error);
            }
            if (EditsOf(node.SyntaxTree).Count == 0)
                LeaveFile(node.SyntaxTree, error);
        }

        /// <summary>Is there anything to apply?</summary>
        public bool HasEdits
        {
            get { return gone.Count > 0 || edits.Values.Any(e => e.Count > 0) || build.Placeholders.HasChanged; }
        }

        public CSharpCompilation Apply()
        {
            Collapse();
            var now = compilation;
            now = now.RemoveSyntaxTrees(gone);
            return build.Refresh(Replace(now, edits.Where(e => e.Value.Count > 0 && !gone.Contains(e.Key)).ToList()));
        }

        /// <summary>To replace a tree costs as much as there are trees: many are replaced at once.</summary>
        CSharpCompilation Replace(CSharpCompilation now, List<KeyValuePair<SyntaxTree, Edits>> changed)
        {
            var trees = new Dictionary<SyntaxTree, SyntaxTree>();
            foreach (var entry in changed) {
                trees[entry.Key] = entry.Value.Apply(entry.Key);
                if (entry.Value.IsOnlyStubs)
                    build.HasStubs(entry.Key, trees[entry.Key]);
            }
            SyntaxTree found;
            if (trees.Count > 50)
                return now.RemoveAllSyntaxTrees()
                    .AddSyntaxTrees(now.SyntaxTrees.Select(t => trees.TryGetValue(t, out found) ? found : t));
            foreach (var entry in trees)
                now = now.ReplaceSyntaxTree(entry.Key, entry.Value);
            return now;
        }

        /// <summary>Lists of which nothing is left go, too.</summary>
        void Collapse()
        {
            foreach (var list in removed.Select(n => n.Parent).Distinct().ToList()) {
                var all = EditsOf(list.SyntaxTree);
                if (list is BaseListSyntax && ((BaseListSyntax)list).Types.All(all.IsGone)
                    || list is AttributeListSyntax && ((AttributeListSyntax)list).Attributes.All(all.IsGone))
                    all.Remove(list);
                else if (list is VariableDeclarationSyntax
                    && ((VariableDeclarationSyntax)list).Variables.All(all.IsGone))
                    all.Remove(list.Parent);
            }
        }
    }
}
