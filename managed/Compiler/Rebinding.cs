using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>Finds code of one file that may have meant a member that was left out, and that compiles without it: it
    /// binds to another overload, to a member of a base or of a type around it, to an extension method, or to a type of
    /// the same name. Judges by name, number of arguments, and the type that the member is looked up in.</summary>
    sealed class Rebinding
    {
        const SyntaxKind NewWithoutType = (SyntaxKind)8659; // Roslyn 3.8 and later have a name for it

        readonly Dictionary<string, LostNames> names;
        readonly SemanticModel model;
        readonly Lazy<HashSet<string>> spaces; // that the file imported, before anything was left out
        readonly Lazy<List<string>> statics;   // types of `using static`, by the last part of their names

        /// <param name="original">The root of the file as it was before anything was left out.</param>
        public Rebinding(Dictionary<string, LostNames> names, SemanticModel model, SyntaxNode original)
        {
            this.names = names;
            this.model = model;
            spaces = new Lazy<HashSet<string>>(() => new HashSet<string>(
                original.DescendantNodes(n => n is CompilationUnitSyntax || Members.IsNamespace(n))
                    .OfType<UsingDirectiveSyntax>()
                    .Where(u => u.Name != null).Select(u => u.Name.ToString())));
            statics = new Lazy<List<string>>(() => ((CompilationUnitSyntax)model.SyntaxTree.GetRoot()).Usings
                .Where(u => u.StaticKeyword.IsKind(SyntaxKind.StaticKeyword) && u.Name != null)
                    .Select(u => Bases.LastPart(u.Name)).ToList());
        }

        /// <summary>Code that may mean something else now, and names of types outside of code, each with what it
        /// may have meant.</summary>
        public List<KeyValuePair<SyntaxNode, Loss>> Find()
        {
            var found = new List<KeyValuePair<SyntaxNode, Loss>>();
            var done = new HashSet<SyntaxNode>();
            foreach (var node in model.SyntaxTree.GetRoot().DescendantNodes(n => !Stubs.IsStub(n))) {
                var loss = LossOf(node);
                var code = loss == null ? null : Members.CodeAround(node) ?? (loss.IsType ? node : null);
                if (code != null && !Stubs.IsStub(code) && done.Add(code))
                    found.Add(new KeyValuePair<SyntaxNode, Loss>(code, loss));
            }
            return found;
        }

        LostNames Get(string name)
        {
            LostNames found;
            return names.TryGetValue(name, out found) ? found : LostNames.None;
        }

        /// <summary>What a node may have meant before; null: what it means now.</summary>
        Loss LossOf(SyntaxNode node)
        {
            var name = node as SimpleNameSyntax;
            var element = node as ElementAccessExpressionSyntax;
            Loss found = null;
            if (name != null)
                found = OfName(name, Get(name.Identifier.ValueText))
                        ?? (IsOfAttribute(name) ? OfName(name, Get(name.Identifier.ValueText + "Attribute")) : null);
            else if (node is ObjectCreationExpressionSyntax || node.IsKind(NewWithoutType)
                || node is ConstructorInitializerSyntax)
                found = OfConstructor(node, Get(".ctor"));
            else if (element != null && Get("this[]").Members.Count > 0)
                found = Get("this[]").Of(TypeOf(element.Expression))
                    .FirstOrDefault(l => Fits(element.ArgumentList.Arguments.Count, l));
            else if (OperatorOf(node) != null && Get(OperatorOf(node)).Members.Count > 0)
                found = node.ChildNodes().SelectMany(n => Get(OperatorOf(node)).Of(TypeOf(n))).FirstOrDefault();
            if (found == null && node is ExpressionSyntax && Get("conversion").Members.Count > 0)
                found = OfConversion(node, Get("conversion"));
            return found ?? OfUnnamed(node);
        }

        Loss OfUnnamed(SyntaxNode node)
        {
            foreach (var used in Unnamed.Of(node, model, n => Get(n) != LostNames.None)) {
                var lost = Get(used.Name);
                var found = lost.Of(used.Type).FirstOrDefault(l => used.Count < 0 || Fits(used.Count, l))
                    ?? (used.MayBeExtension
                        ? lost.Extensions.FirstOrDefault(l => used.Count < 0 || Fits(used.Count + 1, l)) : null);
                if (found != null)
                    return found;
            }
            return null;
        }

        Loss OfName(SimpleNameSyntax name, LostNames lost)
        {
            if (lost == LostNames.None)
                return null;
            var access = name.Parent as MemberAccessExpressionSyntax;
            bool isMember = access != null && access.Name == name;
            var binding = name.Parent as MemberBindingExpressionSyntax;
            var callee = isMember ? access : binding != null ? binding : (ExpressionSyntax)name;
            var call = callee.Parent as InvocationExpressionSyntax;
            int n = call != null && call.Expression == callee ? call.ArgumentList.Arguments.Count : -1;
            bool mayReduce = isMember || binding != null;
            Func<Loss, bool> fits = l => !l.IsCall || n < 0 || Fits(n, l) || l.IsExtension && mayReduce
                && Fits(n + 1, l);
            var found = isMember || n >= 0 ? null
                : lost.Types.FirstOrDefault(l => IsNamed(name, l) && IsVisible(name, l));
            if (found == null && mayReduce && lost.Extensions.Count > 0 && IsExtension(model.GetSymbolInfo(name)))
                found = lost.Extensions.FirstOrDefault(fits);
            if (found != null)
                return found;
            var receiver = isMember ? access.Expression : binding != null ? Conditional(binding) : null;
            if (receiver != null)
                return lost.Members.Count == 0 ? null : lost.Of(TypeOf(receiver)).FirstOrDefault(fits);
            return name.Parent is QualifiedNameSyntax ? null : OfTypesAround(name, lost).FirstOrDefault(fits);
        }

        /// <summary>What the types have lost in which a simple name is looked up.</summary>
        IEnumerable<Loss> OfTypesAround(SyntaxNode node, LostNames lost)
        {
            if (lost.Members.Count > 0)
                foreach (var type in node.Ancestors().OfType<BaseTypeDeclarationSyntax>())
                    foreach (var loss in lost.Of(model.GetDeclaredSymbol(type) as ITypeSymbol))
                        yield return loss;
            foreach (string type in statics.Value)
                foreach (var loss in lost.OfTypeNamed(type))
                    yield return loss;
        }

        /// <summary>Is it the last part of the name of an attribute?</summary>
        static bool IsOfAttribute(SimpleNameSyntax name)
        {
            var whole = name.Parent is QualifiedNameSyntax || name.Parent is AliasQualifiedNameSyntax ? name.Parent
                : name;
            return whole.Parent is AttributeSyntax && whole.GetLastToken() == name.GetLastToken();
        }

        INamedTypeSymbol TypeNamedBy(SimpleNameSyntax name)
        {
            var symbol = model.GetSymbolInfo(name).Symbol;
            return symbol as INamedTypeSymbol
                ?? (symbol is IMethodSymbol && IsOfAttribute(name) ? symbol.ContainingType : null);
        }

        /// <summary>Does the name have as many type arguments as the type had parameters, and are the namespaces before
        /// it
        /// those of the type?</summary>
        static bool IsNamed(SimpleNameSyntax name, Loss loss)
        {
            int tick = loss.Type.LastIndexOf('`');
            var generic = name as GenericNameSyntax;
            if ((generic == null ? "0" : generic.Arity.ToString()) != (tick < 0 ? "0" : loss.Type.Substring(tick + 1)))
                return false;
            var whole = name.Parent as QualifiedNameSyntax;
            if (whole == null || whole.Right != name)
                return !(name.Parent is AliasQualifiedNameSyntax);
            int dot = loss.Type.LastIndexOf('.');
            return dot >= 0
                && ("." + loss.Type.Substring(0, dot))
                .EndsWith("." + whole.Left.WithoutTrivia(), StringComparison.Ordinal);
        }

        static bool Fits(int n, Loss loss)
        {
            return n >= loss.Min && n <= loss.Max;
        }

        static bool IsExtension(SymbolInfo info)
        {
            var method = info.Symbol as IMethodSymbol;
            return method == null || method.ReducedFrom != null;
        }

        static ExpressionSyntax Conditional(SyntaxNode binding)
        {
            return binding.Ancestors().OfType<ConditionalAccessExpressionSyntax>().Select(c => c.Expression)
                .FirstOrDefault();
        }

        /// <summary>Could a type of this namespace have been meant here? Those nested in types around come
        /// first.</summary>
        bool IsVisible(SimpleNameSyntax name, Loss loss)
        {
            var now = TypeNamedBy(name);
            int plus = loss.Type.LastIndexOf('+');
            if (now != null && plus >= 0)
                return IsNestedAround(name, loss.Type.Substring(0, plus), now);
            if (now == null || now.ContainingType != null)
                return false;
            int dot = loss.Type.LastIndexOf('.');
            string space = dot < 0 ? "" : loss.Type.Substring(0, dot);
            var around = name.Ancestors().Where(Members.IsNamespace).Select(Members.NameOf).ToList();
            if (space == "" || around.Any(a => a == space || a.StartsWith(space + ".", StringComparison.Ordinal)))
                return true;
            return spaces.Value.Contains(space);
        }

        /// <summary>Would a type in `owner` have come before the one that is meant now?</summary>
        bool IsNestedAround(SimpleNameSyntax name, string owner, INamedTypeSymbol now)
        {
            var lost = model.Compilation.GetTypeByMetadataName(owner);
            if (lost == null || name.Parent is QualifiedNameSyntax && ((QualifiedNameSyntax)name.Parent).Right == name)
                return false;
            foreach (var around in name.Ancestors().OfType<BaseTypeDeclarationSyntax>())
                for (var t = model.GetDeclaredSymbol(around) as INamedTypeSymbol; t != null; t = t.BaseType)
                    if (t.OriginalDefinition.Equals(lost))
                        return true;
                    else if (now.ContainingType != null
                        && t.OriginalDefinition.Equals(now.ContainingType.OriginalDefinition))
                        return false;
            return false;
        }

        ITypeSymbol TypeOf(SyntaxNode expression)
        {
            return model.GetTypeInfo(expression).Type ?? model.GetSymbolInfo(expression).Symbol as ITypeSymbol;
        }

        Loss OfConstructor(SyntaxNode node, LostNames lost)
        {
            if (lost.Members.Count == 0)
                return null;
            var list = node.ChildNodes().OfType<ArgumentListSyntax>().FirstOrDefault();
            var type = node is ConstructorInitializerSyntax
                ? model.GetDeclaredSymbol(node.FirstAncestorOrSelf<BaseTypeDeclarationSyntax>()) as ITypeSymbol
                    : model.GetTypeInfo(node).Type;
            return lost.Of(type).FirstOrDefault(l => Fits(list == null ? 0 : list.Arguments.Count, l));
        }

        Loss OfConversion(SyntaxNode node, LostNames lost)
        {
            var cast = node as CastExpressionSyntax;
            if (cast != null)
                return lost.Of(TypeOf(cast.Type)).Concat(lost.Of(TypeOf(cast.Expression))).FirstOrDefault();
            var info = model.GetTypeInfo(node);
            return info.Type == null || info.ConvertedType == null || info.Type.Equals(info.ConvertedType) ? null
                : lost.Of(info.Type).Concat(lost.Of(info.ConvertedType)).FirstOrDefault();
        }

        static string OperatorOf(SyntaxNode node)
        {
            var binary = node as BinaryExpressionSyntax;
            var prefix = node as PrefixUnaryExpressionSyntax;
            var postfix = node as PostfixUnaryExpressionSyntax;
            var assignment = node as AssignmentExpressionSyntax;
            return binary != null ? binary.OperatorToken.ValueText : prefix != null ? prefix.OperatorToken.ValueText
                : postfix != null ? postfix.OperatorToken.ValueText
                : assignment != null && !node.IsKind(SyntaxKind.SimpleAssignmentExpression)
                    ? assignment.OperatorToken.ValueText.TrimEnd('=') : null;
        }
    }
}
