using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>Code that takes the place of code that does not compile. It throws, and has as many
    /// lines.</summary>
    static class Stubs
    {
        public const string Mark = "umcp-stub"; // the annotation of what is a stub already

        /// <summary>new Umcp.LeftOutException("Game.A.OnGUI()", "CS0103: …")</summary>
        static ExpressionSyntax Exception(string what, string error)
        {
            return SyntaxFactory.ParseExpression(Text(what, error));
        }

        static string Text(string what, string error)
        {
            return "new global::Umcp.LeftOutException(" + SymbolDisplay.FormatLiteral(what, true) + ", "
                   + SymbolDisplay.FormatLiteral(error, true) + ")";
        }

        public static bool IsStub(SyntaxNode code)
        {
            return code.HasAnnotations(Mark);
        }

        /// <summary>A stub in place of a block or arrow. A finalizer that threw would end the process, so that
        /// does nothing.</summary>
        public static SyntaxNode Of(SyntaxNode code, string what, string error)
        {
            bool isFinalizer = code.Parent is DestructorDeclarationSyntax;
            var block = code as BlockSyntax;
            var arrow = code as ArrowExpressionClauseSyntax;
            SyntaxNode stub;
            if (block != null) {
                var list = SyntaxFactory.List<StatementSyntax>();
                if (!isFinalizer)
                    list = list.Add(SyntaxFactory.ThrowStatement(Exception(what, error)));
                string inside = block.ToString().Substring(1);
                stub = block.WithStatements(list)
                    .WithOpenBraceToken(block.OpenBraceToken.WithTrailingTrivia())
                    .WithCloseBraceToken(block.CloseBraceToken.WithLeadingTrivia(Edits.Lines(inside.Count(c => c == '\n'))));
            } else {
                var thrown = isFinalizer ? SyntaxFactory.ParseExpression("global::System.GC.KeepAlive(null)")
                                         : SyntaxFactory.ThrowExpression(Exception(what, error));
                int lines = arrow.Expression.GetLeadingTrivia().ToFullString().Count(c => c == '\n')
                            + arrow.Expression.ToString().Count(c => c == '\n');
                stub = arrow.WithExpression(thrown.WithLeadingTrivia(Edits.Lines(lines))
                                                .WithTrailingTrivia(arrow.Expression.GetTrailingTrivia()));
            }
            return stub.WithAdditionalAnnotations(new SyntaxAnnotation(Mark));
        }

        /// <summary>A declaration without these modifiers.</summary>
        public static SyntaxNode Drop(SyntaxNode member, params SyntaxKind[] kinds)
        {
            var declaration = (MemberDeclarationSyntax)member;
            var kept = SyntaxFactory.TokenList(declaration.Modifiers.Where(m => !kinds.Contains(m.Kind())));
            return declaration.WithModifiers(kept).WithLeadingTrivia(member.GetLeadingTrivia());
        }

        /// <summary>A constant without a value is a static field that nobody writes.</summary>
        public static SyntaxNode Unfix(SyntaxNode field)
        {
            var declaration = (FieldDeclarationSyntax)field;
            var kept = declaration.Modifiers.Where(m => !m.IsKind(SyntaxKind.ConstKeyword))
                .Concat(new[] { SyntaxFactory.Token(SyntaxKind.StaticKeyword),
                    SyntaxFactory.Token(SyntaxKind.ReadOnlyKeyword) });
            return declaration.WithModifiers(SyntaxFactory.TokenList(kept)).WithLeadingTrivia(field.GetLeadingTrivia());
        }

        /// <summary>An explicit implementation under a name of its own: the interface does not have it any
        /// more.</summary>
        public static SyntaxNode Rename(SyntaxNode member)
        {
            var method = member as MethodDeclarationSyntax;
            if (method != null && method.ExplicitInterfaceSpecifier != null)
                return method.WithIdentifier(NewName(method.ExplicitInterfaceSpecifier, method.Identifier))
                    .WithExplicitInterfaceSpecifier(null);
            var property = member as PropertyDeclarationSyntax;
            if (property != null && property.ExplicitInterfaceSpecifier != null)
                return property.WithIdentifier(NewName(property.ExplicitInterfaceSpecifier, property.Identifier))
                    .WithExplicitInterfaceSpecifier(null);
            var entry = member as EventDeclarationSyntax;
            if (entry != null && entry.ExplicitInterfaceSpecifier != null)
                return entry.WithIdentifier(NewName(entry.ExplicitInterfaceSpecifier, entry.Identifier))
                    .WithExplicitInterfaceSpecifier(null);
            return null;
        }

        static SyntaxToken NewName(ExplicitInterfaceSpecifierSyntax specifier, SyntaxToken name)
        {
            string prefix = new string(Placeholders.Unmark(specifier.Name.ToString())
                .Select(c => char.IsLetterOrDigit(c) ? c : '_').ToArray());
            return SyntaxFactory.Identifier(specifier.GetLeadingTrivia(), prefix + "_" + name.ValueText,
                name.TrailingTrivia);
        }

        /// <summary>": base(default(A), default(B))" for the base's simplest constructor; null: there is none that
        /// could be called.</summary>
        public static ConstructorInitializerSyntax Initializer(INamedTypeSymbol type)
        {
            if (type == null || type.BaseType == null)
                return null;
            var found = type.BaseType.InstanceConstructors
                .Where(c => c.DeclaredAccessibility != Accessibility.Private
                            && c.Parameters.All(p => p.RefKind == RefKind.None))
                .OrderBy(c => c.Parameters.Length).FirstOrDefault();
            if (found == null)
                return null;
            var values = found.Parameters.Select(p => "default(" + Name(p.Type) + ")");
            return SyntaxFactory.ConstructorInitializer(
                SyntaxKind.BaseConstructorInitializer,
                SyntaxFactory.ParseArgumentList("(" + string.Join(", ", values) + ")"));
        }

        /// <summary>Stubs for what a type must implement and does not: members of its interfaces, and abstract ones of
        /// its bases.</summary>
        public static List<KeyValuePair<string, MemberDeclarationSyntax>> Missing(INamedTypeSymbol type, string error)
        {
            var wanted = new List<KeyValuePair<string, string>>();
            foreach (var member in type.Interfaces.Concat(type.Interfaces.SelectMany(i => i.AllInterfaces)).Distinct()
                                       .SelectMany(i => i.GetMembers()))
                if (member.IsAbstract && type.FindImplementationForInterfaceMember(member) == null)
                    Add(wanted, type, member, "", Name(member.ContainingType) + ".", error);
            if (type.TypeKind == TypeKind.Class && !type.IsAbstract)
                foreach (var member in OpenMembers(type))
                    Add(wanted, type, member, Access(member) + " override ", "", error);
            return wanted.Select(w => new KeyValuePair<string, MemberDeclarationSyntax>(w.Key, Parse(w.Value)))
                .Where(w => w.Value != null).ToList();
        }

        static MemberDeclarationSyntax Parse(string text)
        {
            var unit = SyntaxFactory.ParseCompilationUnit("class C { " + text + " }");
            return ((ClassDeclarationSyntax)unit.Members[0]).Members.FirstOrDefault();
        }

        static IEnumerable<ISymbol> OpenMembers(INamedTypeSymbol type)
        {
            var done = new HashSet<ISymbol>();
            for (var t = type; t != null; t = t.BaseType)
                foreach (var member in t.GetMembers()) {
                    var overridden = Overridden(member);
                    bool isDone = done.Contains(member);
                    if (overridden != null && (isDone || !member.IsAbstract))
                        done.Add(overridden);
                    if (member.IsAbstract && !isDone && t != type)
                        yield return member;
                }
        }

        static ISymbol Overridden(ISymbol member)
        {
            var method = member as IMethodSymbol;
            var property = member as IPropertySymbol;
            var entry = member as IEventSymbol;
            return method != null ? method.OverriddenMethod
                : property != null ? property.OverriddenProperty : entry != null ? (ISymbol)entry.OverriddenEvent
                    : null;
        }

        static string Access(ISymbol member)
        {
            switch (member.DeclaredAccessibility) {
            case Accessibility.Public:
                return "public";
            case Accessibility.Protected:
                return "protected";
            case Accessibility.Internal:
                return "internal";
            default:
                return "protected internal";
            }
        }

        static void Add(List<KeyValuePair<string, string>> wanted, INamedTypeSymbol type, ISymbol member, string before,
                        string prefix, string error)
        {
            string what = type.ToDisplayString() + "." + Placeholders.Unmark(member.ToDisplayString());
            string code = "{ throw " + Text(what, error) + "; }";
            var method = member as IMethodSymbol;
            var property = member as IPropertySymbol;
            var entry = member as IEventSymbol;
            string text = null;
            if (method != null && method.MethodKind == MethodKind.Ordinary)
                text = Returned(method.RefKind) + Name(method.ReturnType) + " " + prefix + "@" + method.Name
                       + (method.Arity > 0 ? "<" + string.Join(", ", method.TypeParameters.Select(p => p.Name)) + ">" : "")
                       + "(" + Parameters(method.Parameters) + ") " + code;
            else if (property != null)
                text = Returned(property.RefKind) + Name(property.Type) + " " + prefix
                       + (property.IsIndexer ? "this[" + Parameters(property.Parameters) + "]" : "@" + property.Name)
                           + " { "
                       + Accessor(property, property.GetMethod, "get ", prefix, code)
                       + Accessor(property, property.SetMethod, IsInit(property.SetMethod) ? " init "
                           : " set ", prefix, code) + " }";
            else if (entry != null)
                text = "event " + Name(entry.Type) + " " + prefix + "@" + entry.Name + " { add " + code + " remove "
                    + code + " }";
            if (text != null)
                wanted.Add(new KeyValuePair<string, string>(what, before + text));
        }

        static bool IsInit(IMethodSymbol setter)
        {
            return setter != null && setter.ReturnTypeCustomModifiers.Any(m => m.Modifier.Name == "IsExternalInit");
        }

        /// <summary>With the access that it must repeat if it is less than the property's.</summary>
        static string Accessor(IPropertySymbol property, IMethodSymbol accessor, string word, string prefix,
            string code)
        {
            return accessor == null ? ""
                : (prefix != "" || accessor.DeclaredAccessibility == property.DeclaredAccessibility ? ""
                    : " " + Access(accessor) + " ") + word + code;
        }

        static string Parameters(IEnumerable<IParameterSymbol> parameters)
        {
            return string.Join(", ", parameters.Select(p => Ref(p.RefKind) + Name(p.Type) + " @" + p.Name));
        }

        static string Returned(RefKind kind)
        {
            return kind == RefKind.None ? "" : kind == RefKind.Ref ? "ref " : "ref readonly ";
        }

        static string Ref(RefKind kind)
        {
            return kind == RefKind.None ? "" : kind.ToString().ToLowerInvariant() + " ";
        }

        static string Name(ITypeSymbol type)
        {
            return type.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);
        }
    }
}
