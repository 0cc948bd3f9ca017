using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>Finds code of one file that compiles, and of which nobody can tell what it would mean with the types
    /// that are not
    /// there. An argument is a placeholder, or of a class whose base is one, and is taken as something more general,
    /// though there are other overloads, which the real type might fit better. Another overload has a parameter of such
    /// a type, to
    /// which the argument might be converted. Or a name is looked up in a class whose base is not there, and found
    /// further out, or
    /// above that base.</summary>
    sealed class Doubts
    {
        readonly Dictionary<ITypeSymbol, bool> known = new Dictionary<ITypeSymbol, bool>();
        readonly SemanticModel model;
        readonly Suspects suspects;

        public Doubts(SemanticModel model, Suspects suspects)
        {
            this.model = model;
            this.suspects = suspects;
        }

        /// <summary>Code, and the type that it depends on.</summary>
        public List<KeyValuePair<SyntaxNode, Loss>> Find(CancellationToken cancel)
        {
            var found = new List<KeyValuePair<SyntaxNode, Loss>>();
            var root = model.SyntaxTree.GetRoot();
            bool isAll = suspects.IncludeAll(root);
            foreach (var code in root.DescendantNodes(n => !Members.IsCode(n)).Where(Members.IsCode)) {
                cancel.ThrowIfCancellationRequested();
                var type = Stubs.IsStub(code) || !isAll && !suspects.Include(code, model) ? null
                    : code.DescendantNodesAndSelf(n => !Stubs.IsStub(n)).Select(TypeInDoubt)
                        .FirstOrDefault(t => t != null);
                if (type != null)
                    found.Add(new KeyValuePair<SyntaxNode, Loss>(code, new Loss {
                        Error = "CS0246", What = Placeholders.Unmark(type.ToDisplayString()), IsDoubt = true
                    }));
            }
            return found;
        }

        ITypeSymbol TypeInDoubt(SyntaxNode node)
        {
            var call = node as InvocationExpressionSyntax;
            var creation = node as ObjectCreationExpressionSyntax;
            var chained = node as ConstructorInitializerSyntax;
            var element = node as ElementAccessExpressionSyntax;
            var binary = node as BinaryExpressionSyntax;
            var name = node as SimpleNameSyntax;
            if (call != null)
                return OfCall(call);
            if (creation != null && creation.ArgumentList != null)
                return OfArguments(model.GetSymbolInfo(node).Symbol, creation.ArgumentList.Arguments, Constructors);
            if (chained != null)
                return OfArguments(model.GetSymbolInfo(node).Symbol, chained.ArgumentList.Arguments, Constructors);
            if (element != null)
                return OfArguments(model.GetSymbolInfo(node).Symbol, element.ArgumentList.Arguments, Indexers);
            if (binary != null)
                return OfOperator(binary);
            return node is BaseExpressionSyntax ? OfBase(node) : name == null ? null : OfGroup(name) ?? OfName(name);
        }

        static IEnumerable<ISymbol> Constructors(ISymbol chosen)
        {
            return chosen.ContainingType.InstanceConstructors;
        }

        static IEnumerable<ISymbol> Indexers(ISymbol chosen)
        {
            for (var t = chosen.ContainingType; t != null; t = t.BaseType)
                foreach (var each in t.GetMembers().OfType<IPropertySymbol>().Where(p => p.IsIndexer))
                    yield return each;
        }

        // --- Which types ---

        /// <summary>Is it a placeholder, or does it have one in it, or above it?</summary>
        bool IsShaky(ITypeSymbol type)
        {
            bool found;
            if (type == null)
                return false;
            if (!known.TryGetValue(type, out found)) {
                known[type] = false; // a type may have itself as an argument
                known[type] = found = Look(type);
            }
            return found;
        }

        bool Look(ITypeSymbol type)
        {
            var array = type as IArrayTypeSymbol;
            var named = type as INamedTypeSymbol;
            return array != null ? IsShaky(array.ElementType)
                : named != null
                    && (IsPlaceholder(named) || named.TypeArguments.Any(IsShaky) || IsShaky(named.BaseType));
        }

        public static bool IsPlaceholder(ITypeSymbol type)
        {
            var space = type.ContainingNamespace;
            while (space != null && !space.IsGlobalNamespace) {
                if (space.Name == "Placeholders" && space.ContainingNamespace.Name == "Umcp")
                    return true;
                space = space.ContainingNamespace;
            }
            return false;
        }

        /// <summary>Is one type taken as another by a way that might not be the best one that there is?</summary>
        bool IsLoose(ITypeSymbol from, ITypeSymbol to)
        {
            if (!IsShaky(from) || to == null || from.Equals(to) || to.TypeKind == TypeKind.TypeParameter)
                return false;
            var named = from as INamedTypeSymbol;
            var target = to as INamedTypeSymbol;
            if (named == null || target == null)
                return true;
            bool isSame = target.TypeArguments.Any() && target.TypeArguments.All(a => named.TypeArguments.Contains(a));
            for (var t = named; t != null; t = t.BaseType) {
                if (t.Equals(to) || t.Interfaces.Any(i => i.Equals(to) || i.AllInterfaces.Contains(target)))
                    return named.TypeArguments.Any(IsShaky) && !isSame; // else it says so itself
                if (IsPlaceholder(t))
                    return true;
            }
            return !isSame;
        }

        /// <summary>Might the real type fit there? A class that is not known has no conversion to a struct, in all
        /// likelihood.</summary>
        static bool MayFit(ITypeSymbol from, ITypeSymbol to)
        {
            return from.IsValueType || to.TypeKind == TypeKind.Interface || to.TypeKind == TypeKind.TypeParameter
                   || to.TypeKind == TypeKind.Array || to.TypeKind == TypeKind.Class && !to.IsSealed;
        }

        // --- Calls ---

        ITypeSymbol OfCall(InvocationExpressionSyntax call)
        {
            var method = model.GetSymbolInfo(call).Symbol as IMethodSymbol;
            if (method == null)
                return null;
            Func<ISymbol, IEnumerable<ISymbol>> others = _ => model.GetMemberGroup(call.Expression);
            var access = call.Expression as MemberAccessExpressionSyntax;
            var receiver = access != null && method.ReducedFrom != null ? model.GetTypeInfo(access.Expression).Type
                : null;
            if (receiver != null && IsLoose(receiver, method.ReceiverType))
                return receiver; // it might have a method of that name itself
            return OfArguments(method, call.ArgumentList.Arguments, others);
        }

        ITypeSymbol OfArguments(ISymbol chosen, SeparatedSyntaxList<ArgumentSyntax> arguments,
                                Func<ISymbol, IEnumerable<ISymbol>> others)
        {
            if (chosen == null)
                return null;
            IEnumerable<ISymbol> rest = null;
            for (int i = 0; i < arguments.Count; i++) {
                var to = ParameterOf(chosen, arguments, i);
                var from = TypeOf(arguments[i].Expression, to);
                if (from == null || to == null || !IsLoose(from, Returned(arguments[i].Expression, to)))
                    continue;
                rest = rest ?? Rest(chosen, arguments.Count, others);
                if (rest.Any(o => IsOther(ParameterOf(o, arguments, i), to, from)))
                    return from;
            }
            return arguments.Count == 0 ? null
                : OfOverloads(chosen, arguments, rest ?? Rest(chosen, arguments.Count, others));
        }

        static IEnumerable<ISymbol> Rest(ISymbol chosen, int n, Func<ISymbol, IEnumerable<ISymbol>> others)
        {
            return others(chosen).Where(o => !o.OriginalDefinition.Equals(chosen.OriginalDefinition) && Takes(o, n));
        }

        /// <summary>Another overload has a parameter of a type that is not there, and what is given might be converted
        /// to
        /// that.</summary>
        ITypeSymbol OfOverloads(ISymbol chosen, SeparatedSyntaxList<ArgumentSyntax> arguments,
            IEnumerable<ISymbol> rest)
        {
            foreach (var other in rest.Where(o => ParametersOf(o).Any(p => IsShaky(p.Type)))) { // only then is it bound
                ITypeSymbol found = null;
                bool isOne = true;
                for (int i = 0; i < arguments.Count && isOne; i++) {
                    var to = ParameterOf(other, arguments, i);
                    var now = ParameterOf(chosen, arguments, i);
                    if (to == null || now == null || to.Equals(now) || to.TypeKind == TypeKind.TypeParameter)
                        continue;
                    if (IsShaky(to) && MayBecome(arguments[i].Expression, to, now))
                        found = found ?? to;
                    else
                        isOne = model.ClassifyConversion(arguments[i].Expression, to).IsImplicit;
                }
                if (isOne && found != null)
                    return found;
            }
            return null;
        }

        /// <summary>Might a type that is not there take this better than the one that takes it now? Structs often have
        /// conversions
        /// from texts, values and arrays; an anonymous function or a method may become a delegate.</summary>
        bool MayBecome(ExpressionSyntax expression, ITypeSymbol to, ITypeSymbol now)
        {
            var function = expression as AnonymousFunctionExpressionSyntax;
            var from = model.GetTypeInfo(expression).Type;
            var target = to as INamedTypeSymbol;
            bool isTask = function != null && function.AsyncKeyword.IsKind(SyntaxKind.AsyncKeyword) && target != null
                          && target.DelegateInvokeMethod != null && IsShaky(target.DelegateInvokeMethod.ReturnType);
            if (from == null)
                return now.TypeKind == TypeKind.Delegate && (isTask || IsPlaceholder(to));
            return IsPlaceholder(to) && !from.Equals(now) && (from.IsValueType || from.TypeKind == TypeKind.Array
                   || from.SpecialType == SpecialType.System_String);
        }

        static bool IsOther(ITypeSymbol other, ITypeSymbol chosen, ITypeSymbol from)
        {
            return other != null && !other.Equals(chosen)
                && (other.TypeKind == TypeKind.Delegate || MayFit(from, other));
        }

        /// <summary>Of a function without a name what it returns.</summary>
        ITypeSymbol TypeOf(ExpressionSyntax expression, ITypeSymbol to)
        {
            var lambda = expression as LambdaExpressionSyntax;
            var body = lambda == null ? null : lambda.Body as ExpressionSyntax;
            return body != null ? model.GetTypeInfo(body).Type : model.GetTypeInfo(expression).Type;
        }

        static ITypeSymbol Returned(ExpressionSyntax expression, ITypeSymbol to)
        {
            var type = to as INamedTypeSymbol;
            return expression is LambdaExpressionSyntax && type != null && type.DelegateInvokeMethod != null
                ? type.DelegateInvokeMethod.ReturnType : to;
        }

        static IList<IParameterSymbol> ParametersOf(ISymbol symbol)
        {
            var method = symbol as IMethodSymbol;
            var property = symbol as IPropertySymbol;
            return method != null ? (IList<IParameterSymbol>)method.Parameters
                : property != null ? (IList<IParameterSymbol>)property.Parameters : new IParameterSymbol[0];
        }

        static bool Takes(ISymbol symbol, int n)
        {
            var all = ParametersOf(symbol);
            return n >= all.Count(p => !p.IsOptional && !p.IsParams) && (n <= all.Count || all.Any(p => p.IsParams));
        }

        static ITypeSymbol ParameterOf(ISymbol symbol, SeparatedSyntaxList<ArgumentSyntax> arguments, int i)
        {
            var all = ParametersOf(symbol);
            var named = arguments[i].NameColon;
            if (named != null)
                return all.Where(p => p.Name == named.Name.Identifier.ValueText).Select(p => p.Type).FirstOrDefault();
            if (i < all.Count && !all[i].IsParams)
                return all[i].Type;
            var last = all.Count == 0 || !all[all.Count - 1].IsParams ? null
                : all[all.Count - 1].Type as IArrayTypeSymbol;
            return last == null ? null : last.ElementType;
        }

        ITypeSymbol OfOperator(BinaryExpressionSyntax node)
        {
            var method = model.GetSymbolInfo(node).Symbol as IMethodSymbol;
            if (method == null || method.MethodKind != MethodKind.UserDefinedOperator)
                return null;
            var operands = new[] { node.Left, node.Right };
            var others = method.ContainingType.GetMembers(method.Name).OfType<IMethodSymbol>()
                .Where(m => !m.Equals(method) && m.Parameters.Length == 2).ToList();
            for (int i = 0; i < 2; i++) {
                var from = model.GetTypeInfo(operands[i]).Type;
                if (from != null && IsLoose(from, method.Parameters[i].Type)
                    && others.Any(o => IsOther(o.Parameters[i].Type, method.Parameters[i].Type, from)))
                    return from;
            }
            return null;
        }

        /// <summary>A method that becomes a delegate.</summary>
        ITypeSymbol OfGroup(SimpleNameSyntax name)
        {
            var access = name.Parent as MemberAccessExpressionSyntax;
            var whole = access != null && access.Name == name ? access : (ExpressionSyntax)name;
            if (whole.Parent is InvocationExpressionSyntax
                && ((InvocationExpressionSyntax)whole.Parent).Expression == whole)
                return null;
            var method = model.GetSymbolInfo(whole).Symbol as IMethodSymbol;
            if (method == null)
                return null;
            var converted = model.GetTypeInfo(whole).ConvertedType as INamedTypeSymbol;
            var wanted = converted == null || converted.DelegateInvokeMethod == null ? null
                : converted.DelegateInvokeMethod.Parameters.ToList();
            if (wanted == null || wanted.Count != method.Parameters.Length)
                return null;
            var loose = wanted.Where((p, i) => IsLoose(p.Type, method.Parameters[i].Type)).Select(p => p.Type)
                .FirstOrDefault();
            return loose != null && model.GetMemberGroup(whole).OfType<IMethodSymbol>().Any(
                o => !o.OriginalDefinition.Equals(method.OriginalDefinition)
                    && o.Parameters.Length == wanted.Count) ? loose : null;
        }

        // --- Names ---

        /// <summary>A name that a missing base might have had, and that means a member of a type further out.</summary>
        ITypeSymbol OfName(SimpleNameSyntax name)
        {
            var access = name.Parent as MemberAccessExpressionSyntax;
            if (access != null && access.Name == name || name.Parent is MemberBindingExpressionSyntax
                || name.Parent is NameColonSyntax
                || name.Parent is QualifiedNameSyntax || name.Parent is NameEqualsSyntax)
                return null;
            ISymbol symbol = null;
            foreach (var around in name.Ancestors().OfType<TypeDeclarationSyntax>()) {
                var type = model.GetDeclaredSymbol(around) as INamedTypeSymbol;
                if (!HasLostBase(type))
                    continue;
                symbol = symbol ?? model.GetSymbolInfo(name).Symbol;
                if (symbol == null
                    || !(symbol is IMethodSymbol || symbol is IFieldSymbol || symbol is IPropertySymbol
                    || symbol is IEventSymbol)
                    || symbol is IMethodSymbol && ((IMethodSymbol)symbol).MethodKind == MethodKind.LocalFunction)
                    return null;
                if (!IsOf(type, symbol.ContainingType) && !IsWithin(symbol.ContainingType, type))
                    return type.BaseType;
            }
            return null;
        }

        /// <summary>A member of what is above a missing base, which may have overridden it.</summary>
        ITypeSymbol OfBase(SyntaxNode node)
        {
            var declaration = node.FirstAncestorOrSelf<TypeDeclarationSyntax>();
            var type = declaration == null ? null : model.GetDeclaredSymbol(declaration) as INamedTypeSymbol;
            if (!HasLostBase(type))
                return null;
            var symbol = model.GetSymbolInfo(node.Parent).Symbol;
            if (symbol == null || !symbol.IsVirtual && !symbol.IsOverride && !symbol.IsAbstract)
                return null;
            for (var t = type.BaseType; t != null && !t.Equals(symbol.ContainingType); t = t.BaseType)
                if (IsPlaceholder(t))
                    return type.BaseType;
            return null;
        }

        static bool HasLostBase(INamedTypeSymbol type)
        {
            for (var t = type == null ? null : type.BaseType; t != null; t = t.BaseType)
                if (IsPlaceholder(t))
                    return true;
            return false;
        }

        static bool IsOf(INamedTypeSymbol type, INamedTypeSymbol owner)
        {
            for (var t = type; t != null; t = t.BaseType)
                if (t.OriginalDefinition.Equals(owner.OriginalDefinition))
                    return true;
            return type.AllInterfaces.Any(i => i.OriginalDefinition.Equals(owner.OriginalDefinition));
        }

        static bool IsWithin(INamedTypeSymbol inner, INamedTypeSymbol outer)
        {
            for (var t = inner; t != null; t = t.ContainingType)
                if (t.OriginalDefinition.Equals(outer.OriginalDefinition))
                    return true;
            return false;
        }
    }
}
