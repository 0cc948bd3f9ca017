using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>A member that code uses without its name: `foreach` calls GetEnumerator.</summary>
    struct Unnamed
    {
        public string Name;
        public ITypeSymbol Type;   // in which it is looked up
        public int Count;          // arguments; of an extension method one more
        public bool MayBeExtension;

        /// <summary>What a node uses so of the names that matter. No code is bound for others.</summary>
        public static IEnumerable<Unnamed> Of(SyntaxNode node, SemanticModel model, Func<string, bool> matters)
        {
            var each = node as CommonForEachStatementSyntax;
            var query = node as QueryExpressionSyntax;
            var list = node as InitializerExpressionSyntax;
            var assignment = node as AssignmentExpressionSyntax;
            if (each != null)
                return OfEach(each, model, matters);
            if (query != null)
                return OfQuery(query, model, matters);
            if (list != null && list.IsKind(SyntaxKind.CollectionInitializerExpression) && matters("Add"))
                return OfList(list, model);
            int n = assignment == null || !matters("Deconstruct") ? 0 : Variables(assignment.Left);
            return n == 0 ? Enumerable.Empty<Unnamed>()
                : new[] { Deconstruct(model.GetTypeInfo(assignment.Right).Type, n) };
        }

        static IEnumerable<Unnamed> OfEach(CommonForEachStatementSyntax each, SemanticModel model,
            Func<string, bool> matters)
        {
            if (matters("GetEnumerator")) {
                var type = model.GetTypeInfo(each.Expression).Type;
                // An extension method comes after the interface.
                bool isEnumerable = type == null
                    || type.AllInterfaces.Any(i => i.SpecialType == SpecialType.System_Collections_IEnumerable);
                yield return new Unnamed { Name = "GetEnumerator", Type = type, MayBeExtension = !isEnumerable };
            }
            var variables = each as ForEachVariableStatementSyntax;
            if (variables != null && matters("Deconstruct"))
                yield return Deconstruct(model.GetForEachStatementInfo(each).ElementType,
                    Variables(variables.Variable));
        }

        static Unnamed Deconstruct(ITypeSymbol type, int n)
        {
            return new Unnamed { Name = "Deconstruct", Type = type, Count = n, MayBeExtension = type != null
                && !type.IsTupleType };
        }

        /// <summary>Into how many variables is something taken apart there? 0: it is not.</summary>
        static int Variables(ExpressionSyntax left)
        {
            var tuple = left as TupleExpressionSyntax;
            var declaration = left as DeclarationExpressionSyntax;
            var names = declaration == null ? null : declaration.Designation as ParenthesizedVariableDesignationSyntax;
            return tuple != null ? tuple.Arguments.Count : names != null ? names.Variables.Count : 0;
        }

        static IEnumerable<Unnamed> OfList(InitializerExpressionSyntax list, SemanticModel model)
        {
            var type = model.GetTypeInfo(list.Parent).Type;
            foreach (var element in list.Expressions) {
                var several = element as InitializerExpressionSyntax;
                var now = model.GetCollectionInitializerSymbolInfo(element).Symbol as IMethodSymbol;
                yield return new Unnamed { Name = "Add", Type = type, Count = several == null ? 1
                    : several.Expressions.Count,
                                           MayBeExtension = now == null || now.IsExtensionMethod };
            }
        }

        static IEnumerable<Unnamed> OfQuery(QueryExpressionSyntax query, SemanticModel model,
            Func<string, bool> matters)
        {
            var names = query.DescendantNodes().SelectMany(NamesOf).Distinct().Where(matters).ToList();
            var type = names.Count == 0 ? null : model.GetTypeInfo(query.FromClause.Expression).Type;
            return names.Select(name => new Unnamed { Name = name, Type = type, Count = -1, MayBeExtension = true });
        }

        static IEnumerable<string> NamesOf(SyntaxNode clause)
        {
            switch (clause.Kind()) {
                case SyntaxKind.WhereClause: return new[] { "Where" };
                case SyntaxKind.SelectClause: return new[] { "Select", "SelectMany" };
                case SyntaxKind.GroupClause: return new[] { "GroupBy" };
                case SyntaxKind.JoinClause: return new[] { "Join", "GroupJoin" };
                case SyntaxKind.FromClause: return new[] { "SelectMany", "Cast" };
                case SyntaxKind.AscendingOrdering: return new[] { "OrderBy", "ThenBy" };
                case SyntaxKind.DescendingOrdering: return new[] { "OrderByDescending", "ThenByDescending" };
                default: return new string[0];
            }
        }
    }
}
