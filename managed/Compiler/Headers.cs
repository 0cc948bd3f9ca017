using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Umcp.Compiler
{
    /// <summary>What errors outside of code cost: attributes, usings, bases, types in signatures, members.</summary>
    sealed partial class Repairs
    {
        // Errors of a member, or of a type, that have a remedy of their own.
        static readonly Dictionary<string, Func<Repairs, SyntaxNode, Diagnostic, bool>> remedies = Remedies();

        static Dictionary<string, Func<Repairs, SyntaxNode, Diagnostic, bool>> Remedies()
        {
            var table = new Dictionary<string, Func<Repairs, SyntaxNode, Diagnostic, bool>>();
            Action<string, Func<Repairs, SyntaxNode, Diagnostic, bool>> add = (ids, remedy) => {
                foreach (string id in ids.Split(' '))
                    table.Add(id, remedy);
            };
            add("CS0115 CS0505 CS0506 CS0507 CS0508 CS0239 CS0462 CS1715 CS0544 CS0545 CS0546 CS0549 CS8830 CS0072",
                (r, n, e) => r.DropOverride(n, e));
            add("CS0539 CS0540 CS0541 CS0550 CS0551", (r, n, e) => r.Rename(n, e));
            add("CS0534 CS0535 CS0736 CS0737 CS0738 CS0739 CS8152", (r, n, e) => r.Implement(n, e));
            add("CS7036 CS1729 CS1501", (r, n, e) => r.CallBase(n, e));
            add("CS0227", (r, n, e) => r.DropUnsafe(n, e));
            add("CS0111 CS0102 CS0101 CS0260 CS0082", (r, n, e) => r.LeaveMember(n, e, true));
            return table;
        }

        void TakeHeader(Diagnostic error, SyntaxNode node)
        {
            if (EditsOf(node.SyntaxTree).IsGone(node))
                return;
            Need(node, error);
            var name = TypeAt(node);
            if (TakePart(error, node) || Adapt(error) || !remedies.ContainsKey(error.Id)
                && TakeBase(error, node, unknownTypes.Contains(error.Id)))
                return;
            var clause = node.FirstAncestorOrSelf<TypeParameterConstraintClauseSyntax>();
            if (name != null && !remedies.ContainsKey(error.Id) && !Placeholders.IsOne(name))
                Place(name, error);
            else if (clause != null)
                Remove(clause, error, How.Base);
            else
                TakeMember(error, node);
        }

        /// <summary>Small parts that can go on their own.</summary>
        bool TakePart(Diagnostic error, SyntaxNode node)
        {
            var attribute = node.FirstAncestorOrSelf<AttributeSyntax>();
            var directive = node.FirstAncestorOrSelf<UsingDirectiveSyntax>();
            var alias = node.FirstAncestorOrSelf<ExternAliasDirectiveSyntax>();
            var interfaceName = node.FirstAncestorOrSelf<ExplicitInterfaceSpecifierSyntax>();
            var value = node.FirstAncestorOrSelf<EqualsValueClauseSyntax>();
            if (attribute != null)
                Remove(attribute, error, How.Attribute);
            else if (node is AttributeListSyntax)
                Remove(node, error, How.Attribute);
            else if (alias != null)
                Remove(alias, error, How.Using);
            else if (directive != null && directive.Alias != null && IsArgument(node)
                && unknownTypes.Contains(error.Id))
                Place(TypeAt(node), error);
            else if (directive != null)
                TakeUsing(directive, error);
            else if (interfaceName != null)
                return Rename(interfaceName.Parent, error);
            else if (value != null && value.Parent is ParameterSyntax)
                DropDefaults((ParameterSyntax)value.Parent, error);
            else
                return false;
            return true;
        }

        /// <summary>Is it a type argument, by its whole name?</summary>
        static bool IsArgument(SyntaxNode node)
        {
            var name = TypeAt(node);
            return name != null && name.Parent is TypeArgumentListSyntax && !Placeholders.IsOne(name);
        }

        /// <summary>An alias of a type that is missing becomes one of a placeholder; other directives go.</summary>
        void TakeUsing(UsingDirectiveSyntax directive, Diagnostic error)
        {
            bool isAlias = directive.Alias != null && unknownTypes.Contains(error.Id)
                           && !directive.Name.ToString().Contains(Placeholders.Space);
            var all = EditsOf(directive.SyntaxTree);
            if (!isAlias) {
                Remove(directive, error, How.Using);
            } else if (!all.Has(directive.Name)) {
                build.Placeholders.Add(directive.Name, Bases.IsInterfaceName(directive.Name)
                    ? PlaceholderKind.Interface : PlaceholderKind.Class);
                Tell(directive, error, How.Placeholder, directive.Name.ToString());
                all.Change(directive.Name, n => Placeholders.Qualify(n));
            }
        }

        void Remove(SyntaxNode node, Diagnostic error, How how)
        {
            var owner = Members.OwnerOf(node);
            string what = node.ToString();
            Tell(node, error, how, (owner != null ? Members.NameOf(owner) + ": " : "")
                + (what.Length > 200 ? what.Substring(0, 200) : what));
            removed.Add(node);
            EditsOf(node.SyntaxTree).Remove(node);
        }

        /// <summary>A value that stands for an argument cannot be told: the argument must be given, and so must those
        /// before it. Calls without it are errors then, or bind to something else, which Rebinding.cs finds.</summary>
        void DropDefaults(ParameterSyntax parameter, Diagnostic error)
        {
            var list = parameter.Parent as BaseParameterListSyntax;
            var owner = Members.OwnerOf(parameter);
            if (list == null || owner == null)
                return;
            build.Losses.Add(owner, error, list.Parameters.IndexOf(parameter));
            Tell(parameter, error, How.Initializer, Members.NameOf(owner) + ": " + parameter.Identifier.ValueText);
            foreach (var each in list.Parameters.Take(list.Parameters.IndexOf(parameter) + 1)
                .Where(p => p.Default != null))
                EditsOf(each.SyntaxTree).Remove(each.Default);
        }

        /// <summary>A placeholder that is an argument of a generic type must meet its constraints.</summary>
        bool Adapt(Diagnostic error)
        {
            var quoted = MissingNames.Quoted(error);
            if (quoted.Count == 0)
                return false;
            switch (error.Id) {
            case "CS0453":
            case "CS8377":
            case "CS0208":
                return BecomeStruct(quoted[0]);
            case "CS0310":
                return build.Placeholders.Adapt(quoted[0], k => k, null, true)
                       || build.Placeholders.Adapt(quoted[0], k => PlaceholderKind.Class, null, true);
            case "CS0311":
                return (build.CanBeBase(quoted[quoted.Count - 1])
                    || build.Placeholders.CanBeBase(quoted[quoted.Count - 1]))
                       && build.Placeholders.Adapt(quoted[quoted.Count - 2 < 0 ? 0 : quoted.Count - 2],
                           k => PlaceholderKind.Class,
                                                   "global::" + quoted[quoted.Count - 1], false);
            default:
                return false;
            }
        }

        /// <summary>A placeholder, or those that a struct has as fields, must be a struct.</summary>
        bool BecomeStruct(string display)
        {
            if (build.Placeholders.Adapt(display, k => PlaceholderKind.Struct, null, false))
                return true;
            string name = display.Split('<')[0];
            name = name.Substring(name.LastIndexOf('.') + 1);
            var fields = compilation.GetSymbolsWithName(n => n == name, SymbolFilter.Type).OfType<INamedTypeSymbol>()
                .Where(t => t.TypeKind == TypeKind.Struct).SelectMany(t => t.GetMembers()).OfType<IFieldSymbol>();
            bool isChanged = false;
            foreach (string type in fields.Select(f => f.Type.ToDisplayString()).Distinct())
                if (type.StartsWith(Placeholders.Space, StringComparison.Ordinal))
                    isChanged |= build.Placeholders.Adapt(type, k => PlaceholderKind.Struct, null, false);
            return isChanged;
        }

        /// <summary>Bases that cannot be. A class gets one that derives from the nearest type of Unity, so that it
        /// stays
        /// what others take it for.</summary>
        bool TakeBase(Diagnostic error, SyntaxNode node, bool isUnknown)
        {
            var entry = node.FirstAncestorOrSelf<BaseTypeSyntax>();
            if (entry == null || entry.Type != node && TypeAt(node) != null)
                return false;
            var type = entry.Parent.Parent;
            bool isClass =
                !(type is StructDeclarationSyntax || type is InterfaceDeclarationSyntax
                || type is EnumDeclarationSyntax);
            bool isFirst = ((BaseListSyntax)entry.Parent).Types[0] == entry;
            var all = EditsOf(entry.SyntaxTree);
            if (all.IsGone(entry) || all.Has(entry))
                return true;
            if (isClass && isFirst && !Bases.IsInterfaceName(entry.Type)) {
                string other = build.Bases.For(entry.Type);
                Tell(entry, error, How.Base, Members.NameOf(type) + ": " + Bases.LastPart(entry.Type) + " -> " + other);
                build.Fall(type, Bases.LastPart(entry.Type), compilation);
                var name = entry is SimpleBaseTypeSyntax && isUnknown ? entry.Type as NameSyntax : null;
                if (name != null && build.CanDerive(name, other)) {
                    build.Placeholders.AddBase(name, other == "object" ? null : "global::" + other);
                    all.Change(name, n => Placeholders.Qualify(n));
                    return true;
                }
                if (Bases.LastPart(entry.Type) == other.Substring(other.LastIndexOf('.') + 1) && !isUnknown)
                    all.Remove(entry);
                else
                    all.Change(entry,
                        b => b.WithType(SyntaxFactory.ParseTypeName(other == "object" ? other : "global::" + other)
                                                          .WithTriviaFrom(b.Type)));
                removed.Add(entry);
            } else if (isUnknown && entry.Type is NameSyntax && !(type is EnumDeclarationSyntax)) {
                build.Placeholders.Add((NameSyntax)entry.Type, PlaceholderKind.Interface);
                Tell(entry, error, How.Placeholder, Members.NameOf(type));
                all.Change((NameSyntax)entry.Type, n => Placeholders.Qualify(n));
            } else
                Remove(entry, error, How.Base);
            return true;
        }

        void TakeMember(Diagnostic error, SyntaxNode node)
        {
            var owner = Members.OwnerOf(node);
            Func<Repairs, SyntaxNode, Diagnostic, bool> remedy;
            if (owner == null)
                LeaveFile(node.SyntaxTree, error);
            else if (!remedies.TryGetValue(error.Id, out remedy) || !remedy(this, owner, error))
                Escalate(owner, error);
        }

        bool DropOverride(SyntaxNode owner, Diagnostic error)
        {
            var property = owner is AccessorDeclarationSyntax ? owner.Parent.Parent : owner;
            var member = property is VariableDeclaratorSyntax ? property.Parent.Parent : property;
            var declaration = member as MemberDeclarationSyntax;
            if (declaration == null || !declaration.Modifiers.Any(SyntaxKind.OverrideKeyword))
                return false;
            var all = EditsOf(owner.SyntaxTree);
            if (!all.Has(declaration))
                all.Change(declaration, m => Stubs.Drop(m, SyntaxKind.OverrideKeyword, SyntaxKind.SealedKeyword));
            Tell(declaration, error, How.Base, Members.NameOf(property) + ": override");
            return true;
        }

        /// <summary>Unsafe code is not allowed: whatever needs it is an error of its own then.</summary>
        bool DropUnsafe(SyntaxNode owner, Diagnostic error)
        {
            var declaration =
                (owner is VariableDeclaratorSyntax ? owner.Parent.Parent : owner) as MemberDeclarationSyntax;
            if (declaration == null || !declaration.Modifiers.Any(SyntaxKind.UnsafeKeyword))
                return false;
            EditsOf(owner.SyntaxTree).Change(declaration, m => Stubs.Drop(m, SyntaxKind.UnsafeKeyword));
            return true;
        }

        bool Rename(SyntaxNode owner, Diagnostic error)
        {
            var member = owner is AccessorDeclarationSyntax ? owner.Parent.Parent : owner;
            if (Stubs.Rename(member) == null) {
                LeaveMember(member, error);
                return true;
            }
            var all = EditsOf(owner.SyntaxTree);
            if (!all.Has(member))
                all.Change(member, Stubs.Rename);
            Tell(member, error, How.Base, Members.NameOf(member));
            return true;
        }

        /// <summary>Adds what a type must implement, as stubs.</summary>
        bool Implement(SyntaxNode owner, Diagnostic error)
        {
            var type = owner as TypeDeclarationSyntax;
            if (type == null)
                return false;
            var all = EditsOf(owner.SyntaxTree);
            if (all.Has(type))
                return true;
            var symbol = compilation.GetSemanticModel(type.SyntaxTree).GetDeclaredSymbol(type) as INamedTypeSymbol;
            var missing = symbol == null ? null : Stubs.Missing(symbol, LeftOut.ErrorOf(error));
            if (missing == null || missing.Count == 0)
                return false;
            foreach (var each in missing)
                Tell(type, error, How.Stub, each.Key);
            build.AddMembers(type.SyntaxTree, missing.Count);
            all.Change(type, t => WithMembers(t, missing.Select(m => m.Value)));
            return true;
        }

        static SyntaxNode WithMembers(TypeDeclarationSyntax type, IEnumerable<MemberDeclarationSyntax> more)
        {
            var members = type.Members.AddRange(more);
            var c = type as ClassDeclarationSyntax;
            var s = type as StructDeclarationSyntax;
            return c != null ? c.WithMembers(members) : s != null ? s.WithMembers(members) : (SyntaxNode)type;
        }

        /// <summary>A constructor whose base has none without parameters calls another, and does nothing.</summary>
        bool CallBase(SyntaxNode owner, Diagnostic error)
        {
            var constructor = owner as ConstructorDeclarationSyntax;
            if (constructor == null || constructor.Initializer != null)
                return false;
            var symbol = compilation.GetSemanticModel(owner.SyntaxTree).GetDeclaredSymbol(constructor);
            var call = symbol == null ? null : Stubs.Initializer(symbol.ContainingType);
            if (call == null)
                return false;
            var code = (SyntaxNode)constructor.Body ?? constructor.ExpressionBody;
            if (code != null && !Stubs.IsStub(code))
                Stub(code, error, How.Stub);
            EditsOf(owner.SyntaxTree).Change(constructor, c => c.WithInitializer(
                call.WithAdditionalAnnotations(new SyntaxAnnotation(Stubs.Mark))));
            return true;
        }

        /// <summary>An error that no rule knows: first what the member does goes, then the member.</summary>
        void Escalate(SyntaxNode owner, Diagnostic error)
        {
            var method = owner as BaseMethodDeclarationSyntax;
            var accessor = owner as AccessorDeclarationSyntax;
            var property = owner as PropertyDeclarationSyntax;
            var indexer = owner as IndexerDeclarationSyntax;
            var declarator = owner as VariableDeclaratorSyntax;
            var type = owner as BaseTypeDeclarationSyntax;
            var code = method != null ? (SyntaxNode)method.Body ?? method.ExpressionBody
                : accessor != null ? (SyntaxNode)accessor.Body ?? accessor.ExpressionBody
                : property != null ? property.ExpressionBody : indexer != null ? indexer.ExpressionBody
                : declarator != null ? (SyntaxNode)declarator.Initializer : null;
            if (code != null && !Stubs.IsStub(code) && !EditsOf(code.SyntaxTree).IsGone(code))
                Spoil(code, error, How.Stub);
            else if (type != null && type.BaseList != null)
                Remove(type.BaseList, error, How.Base);
            else if (owner is GlobalStatementSyntax || owner.IsKind(SyntaxKind.IncompleteMember))
                LeaveFile(owner.SyntaxTree, error);
            else
                LeaveMember(accessor != null ? owner.Parent.Parent : owner, error);
        }

        /// <summary>Leaves out a member, or a type with all that it has.</summary>
        /// <param name="isTwice">Another of the same name stays: whoever meant one means that.</param>
        bool LeaveMember(SyntaxNode owner, Diagnostic error, bool isTwice = false)
        {
            var all = EditsOf(owner.SyntaxTree);
            if (all.IsGone(owner))
                return true;
            if (!isTwice)
                Lose(owner, error);
            Tell(owner, error, How.Out, Members.NameOf(owner), Math.Max(1, Members.In(owner).Count()));
            removed.Add(owner);
            all.Remove(owner);
            LeaveFollowers(owner, error);
            return true;
        }

        void Lose(SyntaxNode owner, Diagnostic error)
        {
            foreach (var member in Members.In(owner).DefaultIfEmpty(owner)
                .Where(m => !(m is AccessorDeclarationSyntax) || m == owner))
                build.Losses.Add(member, error);
            if (owner is BasePropertyDeclarationSyntax)
                build.Losses.Add(owner, error);
        }

        /// <summary>Values of an enum that count on from one that is gone are not known, either.</summary>
        void LeaveFollowers(SyntaxNode owner, Diagnostic error)
        {
            var value = owner as EnumMemberDeclarationSyntax;
            var list = value == null ? null : owner.Parent as EnumDeclarationSyntax;
            if (list == null)
                return;
            foreach (var next in list.Members.Skip(list.Members.IndexOf(value) + 1)
                .TakeWhile(m => m.EqualsValue == null)) {
                Tell(next, error, How.Out, Members.NameOf(next));
                EditsOf(next.SyntaxTree).Remove(next);
            }
        }
    }
}
