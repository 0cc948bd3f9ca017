using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

/// <summary>What one assembly of Unity's shows, and which of it the stand-ins have.</summary>
internal sealed class Surface
{
    private readonly CSharpCompilation m_Theirs, m_Ours;
    private readonly string[] m_Places;
    private readonly bool m_IsOlder, m_IsPackage;
    private readonly HashSet<string> m_Names;
    private readonly Dictionary<string, int> m_Untaken = new Dictionary<string, int>();

    internal Surface(CSharpCompilation theirs, CSharpCompilation ours, Module module, string unity)
    {
        m_Theirs = theirs;
        m_Ours = ours;
        m_IsOlder = module.IsOlder;
        m_IsPackage = module.IsPackage;
        m_Names = module.Names;
        m_Places = module.Places.Select(p => Path.GetFullPath(Path.Combine(unity, p)) + "/").ToArray();
    }

    /// <summary>Types at the top, by name, that are seen and wanted.</summary>
    internal IEnumerable<INamedTypeSymbol> Types()
    {
        return All(m_Theirs.Assembly.GlobalNamespace).Where(t => IsHome(t) && !(m_IsPackage && t.ContainingNamespace.IsGlobalNamespace)).Where(t => IsSeen(t) && !IsUnwanted(t) && (m_Names == null || IsNamed(t)))
            .OrderBy(t => t.ToDisplayString(), StringComparer.Ordinal);
    }

    internal bool IsPackage => m_IsPackage;

    internal ISymbol Meant(Microsoft.CodeAnalysis.CSharp.Syntax.ExpressionSyntax expression)
    {
        return m_Theirs.GetSemanticModel(expression.SyntaxTree).GetSymbolInfo(expression).Symbol;
    }

    /// <summary>The text that a sum of texts and fields with such is; null: it is more than that.</summary>
    internal string Text(ExpressionSyntax value)
    {
        switch (value)
        {
            case LiteralExpressionSyntax literal:
                return literal.Token.Value as string;
            case BinaryExpressionSyntax sum when sum.IsKind(SyntaxKind.AddExpression):
                string left = Text(sum.Left), right = Text(sum.Right);
                return left == null || right == null ? null : left + right;
        }
        ISymbol field = m_Theirs.GetSemanticModel(value.SyntaxTree).GetSymbolInfo(value).Symbol?.OriginalDefinition as IFieldSymbol;
        SyntaxNode declared = field?.DeclaringSyntaxReferences.FirstOrDefault()?.GetSyntax();
        ExpressionSyntax initial = (declared as VariableDeclaratorSyntax)?.Initializer?.Value;
        return initial == null ? null : Text(initial);
    }

    /// <summary>Ours of that name; null: none.</summary>
    internal INamedTypeSymbol Own(INamedTypeSymbol type)
    {
        return DocumentationCommentId.GetFirstSymbolForDeclarationId(type.GetDocumentationCommentId(), m_Ours) as INamedTypeSymbol;
    }

    /// <summary>Do we have this member, with the same parameters?</summary>
    internal bool Has(INamedTypeSymbol own, ISymbol member)
    {
        if (own == null)
        {
            return false;
        }
        string name = member.Name;
        ISymbol[] same = own.GetMembers(name).ToArray();
        if (!(member is IMethodSymbol) && !(member is IPropertySymbol && ((IPropertySymbol)member).IsIndexer))
        {
            return same.Length > 0;
        }
        if (m_IsOlder && same.Length > 0)
        {
            return true;
        }
        string wanted = Key(member);
        return same.Any(s => Key(s) == wanted);
    }

    private static string Key(ISymbol member)
    {
        IMethodSymbol method = member as IMethodSymbol;
        IPropertySymbol property = member as IPropertySymbol;
        var parameters = method != null ? method.Parameters : property != null ? property.Parameters : default;
        string key = (method != null ? method.TypeParameters.Length : 0) + "(";
        if (parameters.IsDefault)
        {
            return key;
        }
        foreach (IParameterSymbol p in parameters)
        {
            key += (p.RefKind == RefKind.None ? "" : "ref ") + Short(p.Type) + ",";
        }
        bool isConversion = method != null && method.MethodKind == MethodKind.Conversion;
        return key + (isConversion ? Short(method.ReturnType) : "");
    }

    /// <summary>Without namespaces and outer types: ours does not know the types that are written.</summary>
    private static string Short(ITypeSymbol type) => Regex.Replace(type.ToDisplayString(), @"\w+(<[^<>]*>)?\.", "");

    internal static bool IsSeen(ISymbol symbol)
    {
        for (; symbol != null && !(symbol is INamespaceSymbol); symbol = symbol.ContainingSymbol)
        {
            Accessibility access = symbol.DeclaredAccessibility;
            if (access != Accessibility.Public && access != Accessibility.Protected && access != Accessibility.ProtectedOrInternal)
            {
                return false;
            }
        }
        return true;
    }

    /// <summary>Is every type in it one that scripts can name here?</summary>
    internal bool IsKnown(ITypeSymbol type)
    {
        switch (type)
        {
            case IArrayTypeSymbol array: return IsKnown(array.ElementType);
            case IPointerTypeSymbol pointer: return !(pointer.PointedAtType is ITypeParameterSymbol) && IsKnown(pointer.PointedAtType); // mcs knows none to those
            case ITypeParameterSymbol _: return true;
        }
        INamedTypeSymbol named = type as INamedTypeSymbol;
        if (named == null || named.TypeKind == TypeKind.Error || !IsSeen(named))
        {
            return false;
        }
        bool isTheirs = named.Locations.Any(l => l.IsInSource);
        Note(named);
        return (!isTheirs || !IsUnwanted(named.OriginalDefinition) || Own(named.OriginalDefinition) != null)
            && named.TypeArguments.All(IsKnown) && (named.ContainingType == null || IsKnown(named.ContainingType)) && IsWritten(named);
    }

    private void Note(INamedTypeSymbol type)
    {
        bool isAsked = m_IsPackage ? type.Locations.Any(l => l.IsInSource) : IsOfEditor(type.ContainingNamespace.ToDisplayString());
        if (m_Names != null && isAsked && !IsNamed(type.OriginalDefinition) && Own(type.OriginalDefinition) == null)
        {
            string name = type.OriginalDefinition.ToDisplayString();
            m_Untaken[name] = m_Untaken.TryGetValue(name, out int n) ? n + 1 : 1;
        }
    }

    /// <summary>Names the types that are not taken and that cost members of those that are.</summary>
    internal void TellUntaken()
    {
        foreach (KeyValuePair<string, int> pair in m_Untaken.OrderByDescending(p => p.Value))
        {
            Console.WriteLine("not taken: " + pair.Key + ", " + pair.Value + " times");
        }
    }

    /// <summary>A delegate is left out if it takes something that scripts cannot name here.</summary>
    private bool IsWritten(INamedTypeSymbol type)
    {
        bool isOfEditor = m_Names != null && IsOfEditor(type.ContainingNamespace.ToDisplayString());
        return !isOfEditor || type.TypeKind != TypeKind.Delegate || type.DelegateInvokeMethod.Parameters.All(p => IsKnown(p.Type));
    }

    internal bool IsUnwanted(INamedTypeSymbol type)
    {
        string space = type.ContainingNamespace.ToDisplayString();
        bool isInside = type.ContainingType?.TypeKind == TypeKind.Interface;
        if (m_IsPackage)
        {
            return IsError(type) || isInside || !IsNamed(type) || PackageTypes.Whole.Contains(space + "." + (type.ContainingType ?? type).Name);
        }
        return type.IsRefLikeType || IsError(type) || isInside || (IsOfEditor(space) ? !IsNamed(type) : IsBelow(space, Modules.Unwanted));
    }

    internal static bool IsOfEditor(string space) => IsBelow(space, Modules.EditorSpaces);

    private static bool IsBelow(string space, string[] spaces)
    {
        return spaces.Any(s => space == s || space.StartsWith(s + ".", StringComparison.Ordinal));
    }

    /// <summary>Is it, or the type around it, one of those that the module takes?</summary>
    private bool IsNamed(INamedTypeSymbol type)
    {
        if (m_IsPackage && m_Names == null)
        {
            return !type.ContainingNamespace.ToDisplayString().StartsWith("UnityEditor", StringComparison.Ordinal);
        }
        if (m_Names == null || Modules.Unwanted.Contains(type.ToDisplayString()))
        {
            return false;
        }
        return type.ContainingType != null ? IsNamed(type.ContainingType)
            : m_Names.Contains(type.ContainingNamespace.ToDisplayString() + "." + type.Name);
    }

    /// <summary>May no script use it, since using it is an error?</summary>
    internal static bool IsError(ISymbol symbol)
    {
        AttributeData obsolete = symbol.GetAttributes().FirstOrDefault(a => a.AttributeClass?.Name == "ObsoleteAttribute");
        return obsolete != null && obsolete.ConstructorArguments.Length > 1 && true.Equals(obsolete.ConstructorArguments[1].Value);
    }

    private bool IsHome(INamedTypeSymbol type)
    {
        string path = type.Locations.Where(l => l.IsInSource).Select(l => l.SourceTree.FilePath).FirstOrDefault();
        return path != null && m_Places.Any(p => Path.GetFullPath(path).StartsWith(p, StringComparison.Ordinal));
    }

    private static IEnumerable<INamedTypeSymbol> All(INamespaceSymbol space)
    {
        return space.GetTypeMembers().Concat(space.GetNamespaceMembers().SelectMany(All));
    }
}
