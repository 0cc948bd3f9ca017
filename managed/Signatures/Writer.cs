using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Microsoft.CodeAnalysis;

/// <summary>Writes the types and members of a surface that are missing, a line for each member.</summary>
internal sealed class Writer
{
    private readonly Surface m_Surface;
    private readonly Members m_Members;
    private readonly HashSet<string> m_NotPartial;

    internal Writer(Surface surface, HashSet<string> notPartial)
    {
        m_Surface = surface;
        m_Members = new Members(surface);
        m_NotPartial = notPartial;
    }

    /// <summary>Whole files, of about that many lines at most.</summary>
    internal List<string> Files(int maxLines)
    {
        List<string> files = new List<string>();
        StringBuilder text = null;
        int n = 0;
        string space = null;
        foreach (INamedTypeSymbol type in m_Surface.Types())
        {
            foreach (List<string> piece in Pieces(type, maxLines - 20))
            {
                if (text != null && n + piece.Count + 3 > maxLines)
                {
                    files.Add(text + "}\n");
                    text = null;
                }
                string wanted = type.ContainingNamespace.ToDisplayString();
                if (text == null)
                {
                    text = new StringBuilder("// Written by managed/Signatures: what Unity has and the files beside this one lack.\n");
                    n = 1;
                    space = null;
                }
                if (wanted != space)
                {
                    text.Append(space == null ? "" : "}\n\n").Append("namespace ").Append(wanted).Append("\n{\n");
                    n += 4;
                    space = wanted;
                }
                piece.ForEach(line => text.Append("    ").Append(line).Append('\n'));
                n += piece.Count;
            }
        }
        if (text != null)
        {
            files.Add(text + "}\n");
        }
        return files;
    }

    /// <summary>A long type comes in pieces, each of them partial.</summary>
    private IEnumerable<List<string>> Pieces(INamedTypeSymbol type, int max)
    {
        List<string> all = Lines(type);
        if (all.Count <= max || type.TypeKind == TypeKind.Enum)
        {
            return all.Count > 0 ? new[] { all } : new List<string>[0];
        }
        int open = all.IndexOf("{");
        List<string> head = all.Take(open + 1).ToList(), body = all.Skip(open + 1).Take(all.Count - open - 2).ToList();
        string plain = "public " + Modifiers(type) + Keyword(type) + " " + m_Members.NameOf(type);
        List<List<string>> pieces = new List<List<string>>();
        while (body.Count > 0)
        {
            int n = Math.Min(max, body.Count);
            while (n < body.Count && body[n].StartsWith("     ", StringComparison.Ordinal) || n < body.Count && IsInside(body[n]))
            {
                n++;
            }
            List<string> piece = pieces.Count == 0 ? new List<string>(head) : new List<string> { plain, "{" };
            piece.AddRange(body.Take(n));
            piece.Add("}");
            pieces.Add(piece);
            body = body.Skip(n).ToList();
        }
        return pieces;
    }

    private static bool IsInside(string line) => line == "    {" || line == "    }";

    private List<string> Lines(INamedTypeSymbol type)
    {
        List<string> lines = new List<string>();
        INamedTypeSymbol own = m_Surface.Own(type);
        if (type.TypeKind == TypeKind.Delegate)
        {
            if (own == null && m_Members.IsKnown(type.DelegateInvokeMethod))
            {
                lines.Add(m_Members.Delegate(type));
            }
            return lines;
        }
        if (type.TypeKind == TypeKind.Enum)
        {
            return own == null ? Enumeration(type) : MissingValues(type, own);
        }
        List<string> members = m_Members.Of(type, own).ToList();
        foreach (INamedTypeSymbol nested in type.GetTypeMembers().Where(t => type.TypeKind != TypeKind.Interface && Surface.IsSeen(t) && !m_Surface.IsUnwanted(t)))
        {
            members.AddRange(Lines(nested));
        }
        List<string> bases = Bases(type, own);
        if (own != null && members.Count == 0 && bases.Count == 0)
        {
            return lines;
        }
        if (own != null && !IsPartial(own))
        {
            m_NotPartial.Add(own.ToDisplayString() + " " + own.Locations[0].SourceTree.FilePath);
        }
        if (own == null)
        {
            lines.AddRange(m_Members.AttributesOf(type));
        }
        lines.Add(Members.Access(type) + Modifiers(type) + Keyword(type) + " "
            + m_Members.NameOf(type) + (bases.Count > 0 ? " : " + string.Join(", ", bases) : "")
            + (own == null ? m_Members.Constraints(type.TypeParameters) : ""));
        lines.Add("{");
        lines.AddRange(members.Select(line => "    " + line));
        lines.Add("}");
        return lines;
    }

    private static string Modifiers(INamedTypeSymbol type)
    {
        string word = type.TypeKind != TypeKind.Class ? "" : type.IsStatic ? "static " : type.IsAbstract ? "abstract " : type.IsSealed ? "sealed " : "";
        return word + "partial ";
    }

    private static string Keyword(INamedTypeSymbol type)
    {
        return type.TypeKind == TypeKind.Struct ? "struct" : type.TypeKind == TypeKind.Interface ? "interface" : "class";
    }

    private static bool IsPartial(INamedTypeSymbol own)
    {
        return own.DeclaringSyntaxReferences.All(r => ((Microsoft.CodeAnalysis.CSharp.Syntax.BaseTypeDeclarationSyntax)r.GetSyntax())
            .Modifiers.Any(m => m.Text == "partial"));
    }

    /// <summary>Of a type that we have, only what it lacks.</summary>
    private List<string> Bases(INamedTypeSymbol type, INamedTypeSymbol own)
    {
        List<string> bases = new List<string>();
        bool isClass = type.TypeKind == TypeKind.Class;
        INamedTypeSymbol above = type.BaseType;
        while (above != null && !m_Surface.IsKnown(above))
        {
            above = above.BaseType;
        }
        if ((own == null || own.BaseType?.SpecialType == SpecialType.System_Object) && isClass && above != null && above.SpecialType != SpecialType.System_Object)
        {
            bases.Add(m_Members.Type(above));
        }
        IEnumerable<string> have = own == null ? new string[0] : own.AllInterfaces.Select(i => i.ToDisplayString());
        IEnumerable<INamedTypeSymbol> all = type.Interfaces.SelectMany(i => m_Surface.IsKnown(i) ? new[] { i } : i.AllInterfaces.ToArray());
        bases.AddRange(all.Where(i => m_Surface.IsKnown(i) && !have.Contains(i.ToDisplayString())).Select(i => m_Members.Type(i)).Distinct());
        return bases;
    }

    private List<string> Enumeration(INamedTypeSymbol type)
    {
        List<string> lines = m_Members.AttributesOf(type).ToList();
        string under = type.EnumUnderlyingType.SpecialType == SpecialType.System_Int32 ? "" : " : " + m_Members.Type(type.EnumUnderlyingType);
        lines.Add("public enum " + type.Name + under);
        lines.Add("{");
        foreach (IFieldSymbol value in type.GetMembers().OfType<IFieldSymbol>().Where(f => f.HasConstantValue && !Surface.IsError(f)))
        {
            lines.Add("    " + (m_Members.IsObsolete(value) ? "[System.Obsolete] " : "") + Members.Escape(value.Name) + " = " + value.ConstantValue + ",");
        }
        lines.Add("}");
        return lines;
    }

    /// <summary>An enum cannot be partial: what it lacks is for a person to add.</summary>
    private static List<string> MissingValues(INamedTypeSymbol type, INamedTypeSymbol own)
    {
        foreach (IFieldSymbol value in type.GetMembers().OfType<IFieldSymbol>().Where(f => f.HasConstantValue && !Surface.IsError(f)))
        {
            if (own.GetMembers(value.Name).Length == 0)
            {
                Console.WriteLine("enum lacks: " + own.ToDisplayString() + "." + value.Name + " = " + value.ConstantValue);
            }
        }
        return new List<string>();
    }
}
