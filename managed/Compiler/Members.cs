using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>Members of source files: which there are, what they are called, where their code is. A member
    /// is a method, constructor, operator, accessor, declarator of a field, member of an enum or
    /// delegate.</summary>
    static class Members
    {
        /// <summary>All members in and below a node.</summary>
        public static IEnumerable<SyntaxNode> In(SyntaxNode root)
        {
            return root.DescendantNodesAndSelf(HasMembers).Where(IsMember);
        }

        static bool HasMembers(SyntaxNode node)
        {
            return node is CompilationUnitSyntax || IsNamespace(node) || node is BaseTypeDeclarationSyntax
                   || node is BasePropertyDeclarationSyntax || node is AccessorListSyntax
                   || node is BaseFieldDeclarationSyntax || node is VariableDeclarationSyntax;
        }

        /// <summary>Of either form: Roslyn 3 does not know that without braces.</summary>
        public static bool IsNamespace(SyntaxNode node)
        {
            return node is NamespaceDeclarationSyntax || node is MemberDeclarationSyntax
                   && node.Kind().ToString() == "FileScopedNamespaceDeclaration";
        }

        public static bool IsMember(SyntaxNode node)
        {
            return node is BaseMethodDeclarationSyntax || node is AccessorDeclarationSyntax
                   || node is EnumMemberDeclarationSyntax || node is DelegateDeclarationSyntax
                   || node is ArrowExpressionClauseSyntax && node.Parent is BasePropertyDeclarationSyntax
                   || node is VariableDeclaratorSyntax && IsOfField(node);
        }

        public static bool IsOfField(SyntaxNode declarator)
        {
            return declarator.Parent != null && declarator.Parent.Parent is BaseFieldDeclarationSyntax;
        }

        /// <summary>What an error inside of `node` costs: a block or arrow, the value of a field or property, the
        /// call of another constructor; null: it is outside of all code.</summary>
        public static SyntaxNode CodeAround(SyntaxNode node)
        {
            return node.AncestorsAndSelf().FirstOrDefault(IsCode);
        }

        public static bool IsCode(SyntaxNode node)
        {
            var owner = node.Parent;
            if (node is BlockSyntax || node is ArrowExpressionClauseSyntax)
                return owner is BaseMethodDeclarationSyntax || owner is AccessorDeclarationSyntax
                       || owner is BasePropertyDeclarationSyntax;
            if (node is EqualsValueClauseSyntax)
                return owner is PropertyDeclarationSyntax || owner is VariableDeclaratorSyntax && IsOfField(owner);
            return node is ConstructorInitializerSyntax;
        }

        /// <summary>The member or type that a node is part of, other than the file itself.</summary>
        public static SyntaxNode OwnerOf(SyntaxNode node)
        {
            return node.AncestorsAndSelf().FirstOrDefault(
                n => n is MemberDeclarationSyntax && !IsNamespace(n) || n is AccessorDeclarationSyntax
                     || n is VariableDeclaratorSyntax && IsOfField(n));
        }

        /// <summary>"Game.A.OnGUI()", "Game.A.Health.get", "Game.A.speed".</summary>
        public static string NameOf(SyntaxNode node)
        {
            var field = node as BaseFieldDeclarationSyntax;
            if (field != null && field.Declaration.Variables.Count > 0)
                node = field.Declaration.Variables[0];
            var parts = node.AncestorsAndSelf().Select(PartOf).Where(p => p != null).Reverse();
            return string.Join(".", parts);
        }

        static string PartOf(SyntaxNode node)
        {
            if (IsNamespace(node))
                return node.ChildNodes().OfType<NameSyntax>().First().WithoutTrivia().ToString();
            var type = node as TypeDeclarationSyntax;
            if (type != null)
                return type.Identifier.ValueText + Plain(type.TypeParameterList);
            var other = node as BaseTypeDeclarationSyntax;
            if (other != null)
                return other.Identifier.ValueText;
            var accessor = node as AccessorDeclarationSyntax;
            if (accessor != null)
                return accessor.Keyword.ValueText;
            var declarator = node as VariableDeclaratorSyntax;
            if (declarator != null)
                return IsOfField(node) ? declarator.Identifier.ValueText : null;
            var value = node as EnumMemberDeclarationSyntax;
            if (value != null)
                return value.Identifier.ValueText;
            var function = node as DelegateDeclarationSyntax;
            return function != null ? function.Identifier.ValueText + Plain(function.TypeParameterList)
                   : node is BaseMethodDeclarationSyntax ? MethodName(node) : PropertyName(node);
        }

        static string MethodName(SyntaxNode node)
        {
            var method = node as MethodDeclarationSyntax;
            var constructor = node as ConstructorDeclarationSyntax;
            var operation = node as OperatorDeclarationSyntax;
            var conversion = node as ConversionOperatorDeclarationSyntax;
            string name = method != null
                ? Plain(method.ExplicitInterfaceSpecifier) + method.Identifier.ValueText
                    + Plain(method.TypeParameterList)
                : constructor != null ? constructor.Identifier.ValueText
                : operation != null ? "operator " + operation.OperatorToken.ValueText
                : conversion != null
                    ? conversion.ImplicitOrExplicitKeyword.ValueText + " operator " + Plain(conversion.Type)
                : node is DestructorDeclarationSyntax ? "~" + ((DestructorDeclarationSyntax)node).Identifier.ValueText
                    : "?";
            return name + "(" + Types(((BaseMethodDeclarationSyntax)node).ParameterList) + ")";
        }

        static string PropertyName(SyntaxNode node)
        {
            var property = node as PropertyDeclarationSyntax;
            if (property != null)
                return Plain(property.ExplicitInterfaceSpecifier) + property.Identifier.ValueText;
            var indexer = node as IndexerDeclarationSyntax;
            if (indexer != null)
                return Plain(indexer.ExplicitInterfaceSpecifier) + "this[" + Types(indexer.ParameterList) + "]";
            var entry = node as EventDeclarationSyntax;
            return entry != null ? Plain(entry.ExplicitInterfaceSpecifier) + entry.Identifier.ValueText : null;
        }

        static string Types(BaseParameterListSyntax list)
        {
            return list == null ? "" : string.Join(", ", list.Parameters.Select(p => Plain(p.Type)));
        }

        /// <summary>The text of a node on one line, as the project wrote it.</summary>
        static string Plain(SyntaxNode node)
        {
            if (node == null)
                return "";
            string text = string.Concat(node.DescendantTokens().Select(
                t => t.IsKind(SyntaxKind.CommaToken) ? ", " : t.Text));
            return Placeholders.Unmark(text).Replace("global::", "");
        }
    }
}
