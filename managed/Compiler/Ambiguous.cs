using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>Names that are ambiguous only because the stand-ins have the types of plugin tools in several
    /// namespaces, so that a source which imports two of them must mean one.</summary>
    sealed partial class Repairs
    {
        const string PluginAssembly = "Umcp.McpPlugin", PluginSpace = "McpPlugin";

        // attributes and code with names of which we said it
        readonly HashSet<SyntaxNode> chosen = new HashSet<SyntaxNode>();

        /// <summary>Says which type an ambiguous name means: the project's own, else that of McpPlugin, else that of
        /// the namespace which is imported first. Nothing: that is not ours to say.</summary>
        void Choose(SyntaxNode node, Diagnostic error)
        {
            var name = node as IdentifierNameSyntax
                ?? node.DescendantNodes().OfType<IdentifierNameSyntax>().FirstOrDefault();
            if (error.Id != "CS0104" || name == null || EditsOf(name.SyntaxTree).Has(name))
                return;
            var imports = name.SyntaxTree.GetRoot().DescendantNodes().OfType<UsingDirectiveSyntax>()
                .Where(u => u.Alias == null).Select(u => u.Name.ToString().Replace("global::", "")).ToList();
            var types = Candidates(error, imports);
            if (!types.Any(IsPlugin))
                return;
            var type = types.OrderBy(IsPlugin).ThenBy(t => SpaceOf(t) != PluginSpace)
                .ThenBy(t => imports.IndexOf(SpaceOf(t))).First();
            string full = "global::" + type.ToDisplayString();
            bool isValue = name.Parent is ExpressionSyntax && !(name.Parent is NameSyntax)
                && !(name.Parent is TypeSyntax);
            EditsOf(name.SyntaxTree)
                .Change(name, n => (isValue ? SyntaxFactory.ParseExpression(full) : SyntaxFactory.ParseName(full))
                                                       .WithTriviaFrom(n));
            chosen.Add(PartAround(node));
        }

        /// <summary>The types that a name could mean. The error names two of them.</summary>
        List<INamedTypeSymbol> Candidates(Diagnostic error, List<string> imports)
        {
            var named = MissingNames.Quoted(error).Skip(1).ToList();
            var more = named.Count == 0 ? named
                : imports.Select(i => i + named[0].Substring(named[0].LastIndexOf('.'))).ToList();
            return named.Concat(more).Distinct().Select(n => compilation.TypeNamed(n)).Where(t => t != null).ToList();
        }

        /// <summary>Other errors there may follow from the name: the next round tells.</summary>
        bool IsChosen(SyntaxNode node)
        {
            return chosen.Contains(PartAround(node));
        }

        static SyntaxNode PartAround(SyntaxNode node)
        {
            return node.FirstAncestorOrSelf<AttributeSyntax>() ?? Members.CodeAround(node) ?? node;
        }

        static bool IsPlugin(ITypeSymbol type)
        {
            return type.ContainingAssembly.Name == PluginAssembly;
        }

        static string SpaceOf(ITypeSymbol type)
        {
            return type.ContainingNamespace.ToDisplayString();
        }
    }

    static class Types
    {
        /// <summary>The type that code means by a name with its namespace; null: there is none, or several. One that
        /// code cannot see, such as a type of a stand-in that gives way, does not count.</summary>
        public static INamedTypeSymbol TypeNamed(this CSharpCompilation compilation, string name)
        {
            var type = compilation.GetTypeByMetadataName(name);
            if (type != null)
                return type;
            var seen = compilation.SourceModule.ReferencedAssemblySymbols.Select(a => a.GetTypeByMetadataName(name))
                .Where(t => t != null && compilation.IsSymbolAccessibleWithin(t, compilation.Assembly)).Take(2)
                    .ToList();
            return seen.Count == 1 ? seen[0] : null;
        }
    }
}
