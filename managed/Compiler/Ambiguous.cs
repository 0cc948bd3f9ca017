using System;
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
        const string PluginAssembly = "McpPlugin", PluginSpace = "McpPlugin";

        /// <summary>Says which type an ambiguous name means: the project's own, else that of McpPlugin, else that of
        /// the namespace which is imported first. False: that is not ours to say.</summary>
        bool Choose(SyntaxNode node, Diagnostic error)
        {
            var name = node as IdentifierNameSyntax ?? node.DescendantNodes().OfType<IdentifierNameSyntax>().FirstOrDefault();
            if (error.Id != "CS0104" || name == null || EditsOf(name.SyntaxTree).IsGone(name))
                return false;
            var types = MissingNames.Quoted(error).Skip(1).Select(n => compilation.GetTypeByMetadataName(n)).ToList();
            if (types.Contains(null) || !types.Any(IsPlugin))
                return false;
            var imports = name.SyntaxTree.GetRoot().DescendantNodes().OfType<UsingDirectiveSyntax>()
                .Where(u => u.Alias == null).Select(u => u.Name.ToString()).ToList();
            var chosen = types.OrderBy(IsPlugin).ThenBy(t => SpaceOf(t) != PluginSpace).ThenBy(t => imports.IndexOf(SpaceOf(t))).First();
            string full = "global::" + chosen.ToDisplayString();
            bool isValue = name.Parent is ExpressionSyntax && !(name.Parent is NameSyntax) && !(name.Parent is TypeSyntax);
            EditsOf(name.SyntaxTree).Change(name, n => (isValue ? SyntaxFactory.ParseExpression(full) : SyntaxFactory.ParseName(full))
                                                       .WithTriviaFrom(n));
            return true;
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
}
