using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>Calls that Mono cannot compile: it ends the whole process over them. They become others that do the
    /// same.</summary>
    static class Detours
    {
        // Mono 6 takes the parameter of Thread.VolatileRead(ref object) for no reference.
        const string Method = "VolatileRead";
        const string Owner = "System.Threading.Thread";
        const string Instead = "global::System.Threading.Volatile.Read";

        /// <summary>Could a source have one?</summary>
        public static bool MayBeIn(string code)
        {
            return code.IndexOf(Method, StringComparison.Ordinal) >= 0;
        }

        public static CSharpCompilation Apply(CSharpCompilation compilation, IEnumerable<SyntaxTree> suspects)
        {
            var now = compilation;
            foreach (var tree in suspects) {
                var model = compilation.GetSemanticModel(tree);
                var calls = tree.GetRoot().DescendantNodes().OfType<InvocationExpressionSyntax>()
                    .Where(c => IsBad(c, model)).Select(c => c.Expression).ToList();
                if (calls.Count > 0)
                    now = now.ReplaceSyntaxTree(tree, tree.WithRootAndOptions(
                        tree.GetRoot().ReplaceNodes(calls, (old, _) => SyntaxFactory.ParseExpression(Instead).WithTriviaFrom(old)),
                        tree.Options));
            }
            return now;
        }

        static bool IsBad(InvocationExpressionSyntax call, SemanticModel model)
        {
            var access = call.Expression as MemberAccessExpressionSyntax;
            var name = access != null ? access.Name : call.Expression as SimpleNameSyntax;
            if (name == null || name.Identifier.ValueText != Method)
                return false;
            var method = model.GetSymbolInfo(call).Symbol as IMethodSymbol;
            return method != null && method.ContainingType.ToDisplayString() == Owner
                   && method.Parameters[0].Type.SpecialType == SpecialType.System_Object;
        }
    }
}
