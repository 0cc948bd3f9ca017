using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>Code with namespaces, or with classes of extension methods, in two parts: its types, as a
    /// library, and all else, as a script. A script can contain neither. Each part has the places of the
    /// code.</summary>
    sealed class Parts
    {
        public Draft Types;
        public string Rest;
        /// <summary>Full names of the types, and where they are.</summary>
        public Dictionary<string, int> Names = new Dictionary<string, int>();

        /// <summary>null: the code needs no library.</summary>
        public static Parts Of(string code)
        {
            if (!code.Contains("namespace") && !code.Contains("this"))
                return null;
            var tree = CSharpSyntaxTree.ParseText(code, Script.ParseOptions);
            var root = (CompilationUnitSyntax)tree.GetRoot();
            if (!root.Members.Any(IsForLibrary) || !tree.GetDiagnostics().All(IsMended))
                return null;
            var types = root.Members.Where(m => m is NamespaceDeclarationSyntax || IsType(m)).ToList();
            char[] blanks = code.Select(c => c == '\n' || c == '\r' ? c : ' ').ToArray();
            char[] own = (char[])blanks.Clone(), rest = code.ToCharArray();
            foreach (var directive in root.Usings)
                code.CopyTo(directive.SpanStart, own, directive.SpanStart, directive.Span.Length);
            foreach (var type in types) {
                code.CopyTo(type.SpanStart, own, type.SpanStart, type.Span.Length);
                System.Array.Copy(blanks, type.SpanStart, rest, type.SpanStart, type.Span.Length);
            }
            var parts = new Parts { Types = new Draft(new string(own)), Rest = new string(rest) };
            foreach (var type in types)
                parts.Publish(type, "");
            return parts;
        }

        /// <summary>Errors that the parts may not have: a namespace in a script, the last semicolon.</summary>
        static bool IsMended(Diagnostic d)
        {
            return d.Severity != DiagnosticSeverity.Error || d.Id == "CS7021" || d.Id == "CS1002";
        }

        static bool IsType(MemberDeclarationSyntax member)
        {
            return member is BaseTypeDeclarationSyntax || member is DelegateDeclarationSyntax;
        }

        static bool IsForLibrary(MemberDeclarationSyntax member)
        {
            var type = member as ClassDeclarationSyntax;
            return member is NamespaceDeclarationSyntax
                   || type != null && type.Members.OfType<MethodDeclarationSyntax>().Any(IsExtension);
        }

        static bool IsExtension(MethodDeclarationSyntax method)
        {
            return method.ParameterList.Parameters.Any(p => p.Modifiers.Any(SyntaxKind.ThisKeyword));
        }

        /// <summary>Makes the types public: the script is another assembly.</summary>
        void Publish(MemberDeclarationSyntax member, string space)
        {
            var inner = member as NamespaceDeclarationSyntax;
            if (inner != null) {
                foreach (var type in inner.Members)
                    Publish(type, space + inner.Name.WithoutTrivia() + ".");
                return;
            }
            var function = member as DelegateDeclarationSyntax;
            var declaration = member as BaseTypeDeclarationSyntax;
            if (function == null && declaration == null)
                return;
            var name = function != null ? function.Identifier : declaration.Identifier;
            Names[space + name.ValueText] = name.SpanStart;
            if (member.Modifiers.Any(SyntaxKind.PublicKeyword))
                return;
            foreach (var modifier in member.Modifiers.Where(m => m.IsKind(SyntaxKind.InternalKeyword)))
                for (int at = modifier.SpanStart; at < modifier.Span.End; at++)
                    Types.Blank(at);
            var attributes = member.AttributeLists;
            var first = attributes.Count == 0 ? member.GetFirstToken()
                                              : attributes.Last().GetLastToken().GetNextToken();
            Types.Add(first.SpanStart, "public ");
        }
    }
}
