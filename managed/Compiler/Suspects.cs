using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>Which code Doubts.cs must look at: what has nothing to do with placeholders, by all names in it, cannot
    /// be
    /// in doubt. In an expression of a type that has a placeholder in it somebody names that type, or a member whose
    /// declaration does, or a parameter of the code's own member.</summary>
    sealed class Suspects
    {
        // Members that code uses without their names.
        static readonly HashSet<string> unnamed = new HashSet<string> {
            "GetEnumerator", "GetAsyncEnumerator", "MoveNext", "MoveNextAsync", "Current", "GetAwaiter", "GetResult",
                "IsCompleted", "Deconstruct", "Add",
            "Dispose", "DisposeAsync", "GetPinnableReference", "Slice", "Length", "Count",
        };

        readonly HashSet<ITypeSymbol> types = new HashSet<ITypeSymbol>(); // those that have placeholders in them
        readonly HashSet<string> names = new HashSet<string>();
        bool isAll;

        public Suspects(CSharpCompilation compilation)
        {
            var known = Assemblies(compilation).SelectMany(a => TypesIn(a.GlobalNamespace)).ToList();
            Spread(known);
            foreach (var type in known) {
                if (types.Contains(type))
                    names.Add(type.Name);
                foreach (var member in type.GetMembers().Where(Has)) {
                    var method = member as IMethodSymbol;
                    names.Add(method != null && method.MethodKind == MethodKind.Constructor ? type.Name : member.Name);
                    isAll |= method != null && method.IsExtensionMethod && unnamed.Contains(method.Name);
                }
            }
        }

        /// <summary>This one, and those that can have placeholders in their declarations.</summary>
        static IEnumerable<IAssemblySymbol> Assemblies(CSharpCompilation compilation)
        {
            var found =
                new HashSet<IAssemblySymbol>(compilation.SourceModule.ReferencedAssemblySymbols.Where(HasPlaceholders));
            int before;
            do {
                before = found.Count;
                found.UnionWith(compilation.SourceModule.ReferencedAssemblySymbols.Where(
                    a => a.Modules.Any(m => m.ReferencedAssemblySymbols.Any(found.Contains))));
            } while (found.Count > before);
            return found.Concat(new IAssemblySymbol[] { compilation.Assembly });
        }

        public static bool HasPlaceholders(IAssemblySymbol assembly)
        {
            return assembly.NamespaceNames.Contains("Placeholders") && assembly.NamespaceNames.Contains("Umcp");
        }

        static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceOrTypeSymbol around)
        {
            foreach (var member in around.GetMembers().OfType<INamespaceOrTypeSymbol>()) {
                var type = member as INamedTypeSymbol;
                if (type != null)
                    yield return type;
                foreach (var inner in TypesIn(member))
                    yield return inner;
            }
        }

        /// <summary>Placeholders, and all types that have one of these in what they derive from, or in a member without
        /// a
        /// name.</summary>
        void Spread(List<INamedTypeSymbol> known)
        {
            var users = new Dictionary<ITypeSymbol, List<ITypeSymbol>>();
            var fresh = new Queue<ITypeSymbol>();
            foreach (var type in known) {
                if (Doubts.IsPlaceholder(type) && types.Add(type))
                    fresh.Enqueue(type);
                foreach (var part in PartsOf(type).SelectMany(Within).Distinct()) {
                    List<ITypeSymbol> list;
                    if (!users.TryGetValue(part, out list))
                        users[part] = list = new List<ITypeSymbol>();
                    list.Add(type);
                }
            }
            while (fresh.Count > 0) {
                List<ITypeSymbol> list;
                if (users.TryGetValue(fresh.Dequeue(), out list))
                    foreach (var user in list.Where(types.Add))
                        fresh.Enqueue(user);
            }
        }

        static IEnumerable<ITypeSymbol> PartsOf(INamedTypeSymbol type)
        {
            var parts = type.Interfaces.Concat(new[] { type.BaseType, type.ContainingType }).Where(t => t != null)
                .Cast<ITypeSymbol>();
            foreach (var member in type.GetMembers())
                if (unnamed.Contains(member.Name) || type.TypeKind == TypeKind.Delegate || IsUnnamed(member))
                    parts = parts.Concat(TypesOf(member));
            return parts;
        }

        static bool IsUnnamed(ISymbol member)
        {
            var method = member as IMethodSymbol;
            var property = member as IPropertySymbol;
            return property != null && property.IsIndexer
                   || method != null
                       && (method.MethodKind == MethodKind.UserDefinedOperator
                       || method.MethodKind == MethodKind.Conversion);
        }

        /// <summary>The types of a declaration.</summary>
        static IEnumerable<ITypeSymbol> TypesOf(ISymbol member)
        {
            var method = member as IMethodSymbol;
            var property = member as IPropertySymbol;
            var field = member as IFieldSymbol;
            var entry = member as IEventSymbol;
            if (method != null)
                return new[] { method.ReturnType }.Concat(method.Parameters.Select(p => p.Type))
                    .Concat(method.TypeParameters.SelectMany(p => p.ConstraintTypes));
            if (property != null)
                return new[] { property.Type }.Concat(property.Parameters.Select(p => p.Type));
            return field != null ? new[] { field.Type } : entry != null ? new[] { entry.Type }
                : Enumerable.Empty<ITypeSymbol>();
        }

        /// <summary>The definitions of a type and of all that it is made of.</summary>
        static IEnumerable<ITypeSymbol> Within(ITypeSymbol type)
        {
            var array = type as IArrayTypeSymbol;
            var pointer = type as IPointerTypeSymbol;
            var named = type as INamedTypeSymbol;
            var inner = array != null ? new[] { array.ElementType } : pointer != null ? new[] { pointer.PointedAtType }
                : named != null
                    ? named.TypeArguments.Concat(named.ContainingType != null
                    ? new ITypeSymbol[] { named.ContainingType } : new ITypeSymbol[0])
                : Enumerable.Empty<ITypeSymbol>();
            return new[] { type.OriginalDefinition }.Concat(inner.SelectMany(Within));
        }

        bool Has(ISymbol member)
        {
            return TypesOf(member).SelectMany(Within).Any(types.Contains);
        }

        /// <summary>Can code be in doubt?</summary>
        public bool Include(SyntaxNode code, SemanticModel model)
        {
            if (isAll)
                return true;
            foreach (var around in code.Ancestors()) {
                var symbol = around is BaseFieldDeclarationSyntax || Members.IsNamespace(around) ? null
                    : around is MemberDeclarationSyntax || around is VariableDeclaratorSyntax
                        ? model.GetDeclaredSymbol(around) : null;
                if (symbol != null && (symbol is ITypeSymbol ? types.Contains((ITypeSymbol)symbol) : Has(symbol)))
                    return true;
            }
            return code.DescendantNodesAndTokensAndSelf().Any(
                n => n.IsKind(SyntaxKind.IdentifierToken) && names.Contains(n.AsToken().ValueText)
                    || n.IsKind(SyntaxKind.QueryExpression));
        }

        /// <summary>Can all code of a file be in doubt, because it has names of its own for types?</summary>
        public bool IncludeAll(SyntaxNode root)
        {
            return root.DescendantNodes(n => n is CompilationUnitSyntax || Members.IsNamespace(n))
                .OfType<UsingDirectiveSyntax>()
                .Any(u => u.Alias != null && u.DescendantTokens().Any(t => names.Contains(t.ValueText)));
        }
    }
}
